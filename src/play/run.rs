//! One whole game without anybody watching: what tournaments and measurements play by the thousand.

use super::dice::{Dice, ThoughtKey};
use crate::{
    catalogue::{Board, Event},
    rules::{Acts, Game, Listener, Message, Seat, Source, Standing, Turn},
    strategies::Strategy,
};

/// What a game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The places; none when the bound ended the game.
    pub standing: Option<Standing>,
    /// Outcomes of chance.
    pub rolls: u64,
    /// Choices of the seats.
    pub choices: u64,
    /// Whole plies: choices that did not leave a chain open.
    pub plies: u64,
}

/// A strategy's choice was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foul {
    /// Whose strategy.
    pub seat: Seat,
    /// The rule against it.
    pub message: Message,
}

/// How a game is played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The most outcomes and choices together before the game is broken off.
    pub bound: u64,
    /// Whether every choice is checked. Strategies that are not are taken at their word.
    pub checked: bool,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            bound: u64::MAX,
            checked: false,
        }
    }
}

/// Plays one game to its end, or to a bound; `players` are the strategies by seat.
///
/// # Errors
/// When choices are checked and one was illegal.
pub fn play_out<G: Game, S: Strategy<G>>(
    game: &G,
    dice: &mut impl Source,
    thoughts: ThoughtKey,
    players: &mut [S],
    terms: Terms,
    listener: &mut impl Listener<G::Event>,
) -> Result<Played, Foul> {
    play_out_from(game, game.start(), dice, thoughts, players, terms, listener)
}

/// The same from any position.
///
/// # Errors
/// As [`play_out`].
pub fn play_out_from<G: Game, S: Strategy<G>>(
    game: &G,
    mut position: G::Position,
    dice: &mut impl Source,
    thoughts: ThoughtKey,
    players: &mut [S],
    terms: Terms,
    listener: &mut impl Listener<G::Event>,
) -> Result<Played, Foul> {
    // One loop each: what never checks is compiled without the code that does.
    let acts = if terms.checked {
        run_checked(
            game,
            &mut position,
            dice,
            thoughts,
            players,
            terms.bound,
            listener,
        )?
    } else {
        run(
            game,
            &mut position,
            dice,
            thoughts,
            players,
            terms.bound,
            listener,
        )
    };
    Ok(Played {
        standing: game.standing(&position),
        rolls: acts.rolls,
        choices: acts.choices,
        plies: acts.plies,
    })
}

/// Out of line, so that what stands round it takes no registers from the loop.
#[inline(never)]
fn run<G: Game, S: Strategy<G>>(
    game: &G,
    position: &mut G::Position,
    dice: &mut impl Source,
    thoughts: ThoughtKey,
    players: &mut [S],
    bound: u64,
    listener: &mut impl Listener<G::Event>,
) -> Acts {
    let unasked = players.iter().all(|player| !player.is_always_asked());
    game.play_on(
        position,
        dice,
        listener,
        unasked,
        bound,
        |position, seat, legal, choices| {
            let view = game.view(position, seat);
            players[seat.index()].consider(&view, &legal, &mut thoughts.stream(seat, choices))
        },
    )
}

fn run_checked<G: Game, S: Strategy<G>>(
    game: &G,
    position: &mut G::Position,
    dice: &mut impl Source,
    thoughts: ThoughtKey,
    players: &mut [S],
    bound: u64,
    listener: &mut impl Listener<G::Event>,
) -> Result<Acts, Foul> {
    play_on_checked(
        game,
        position,
        dice,
        listener,
        bound,
        |position, seat, legal, choices| {
            let (player, view) = (&mut players[seat.index()], game.view(position, seat));
            Ok(player.decide(&view, legal, &mut thoughts.stream(seat, choices)))
        },
    )
}

/// Plays on as [`Game::play_on`], and takes nobody at their word: what `ask` answers is checked before it is done.
///
/// # Errors
/// What `ask` says, or the rule against its choice.
pub fn play_on_checked<G: Game>(
    game: &G,
    position: &mut G::Position,
    source: &mut impl Source,
    listener: &mut impl Listener<G::Event>,
    most: u64,
    mut ask: impl FnMut(&G::Position, Seat, &G::Choices, u64) -> Result<Option<G::Choice>, Foul>,
) -> Result<Acts, Foul> {
    let mut foul = None;
    let acts = game.play_on(
        position,
        source,
        listener,
        false,
        most,
        |position, seat, legal, choices| {
            if foul.is_some() {
                return None;
            }
            let answer = ask(position, seat, &legal, choices);
            let rule = |&choice: &_| game.forbids(position, seat, choice);
            match answer {
                Ok(choice) => match choice.as_ref().and_then(rule) {
                    None => return choice,
                    Some(rule) => {
                        let message = rule.into();
                        foul = Some(Foul { seat, message });
                    }
                },
                Err(why) => foul = Some(why),
            }
            None
        },
    );
    foul.map_or(Ok(acts), Err)
}

/// Plays on at a board whose game need not be known, until it is over, `most` acts are done or `ask` has no answer;
/// `hear` is told on the new board what each act led to.
///
/// # Errors
/// What `ask` or `hear` says; within, what the board says against a choice.
pub fn play_on_board<E>(
    board: &mut dyn Board,
    dice: &mut Dice,
    most: u64,
    mut ask: impl FnMut(&dyn Board, Seat, Acts) -> Result<Option<usize>, E>,
    mut hear: impl FnMut(&dyn Board, &[Event]) -> Result<(), E>,
) -> Result<Result<Acts, Message>, E> {
    let mut acts = Acts::default();
    while acts.all() < most {
        let done = match (board.turn(), board.turn().seats().lowest()) {
            (Turn::Chance, _) => {
                acts.rolls += 1;
                let outcome = board.draw(dice);
                board.settle(&outcome)
            }
            (_, Some(seat)) => {
                let Some(number) = ask(board, seat, acts)? else {
                    break;
                };
                acts.choices += 1;
                let done = board.choose(seat, number);
                acts.plies += u64::from(!board.is_open(seat));
                done
            }
            (_, None) => break,
        };
        match done {
            Ok(events) => hear(board, &events)?,
            Err(refusal) => return Ok(Err(refusal)),
        }
    }
    Ok(Ok(acts))
}
