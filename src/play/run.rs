//! One whole game without anybody watching: what tournaments and measurements play by the thousand.

use super::dice::ThoughtKey;
use crate::{
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
    let mut position = game.start();
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
    let mut acts = Acts::default();
    while acts.all() < bound {
        let seat = match game.turn(position) {
            Turn::Chance => {
                let outcome = game.draw(position, dice);
                game.settle_known(position, &outcome, listener);
                acts.rolls += 1;
                continue;
            }
            turn => match turn.seats().lowest() {
                Some(seat) => seat,
                None => break,
            },
        };
        let (player, legal) = (&mut players[seat.index()], game.choices(position, seat));
        let mut random = thoughts.stream(seat, acts.choices);
        let choice = player.decide(&game.view(position, seat), &legal, &mut random);
        let Some(choice) = choice else { break };
        game.play(position, seat, choice, listener)
            .map_err(|refusal| Foul {
                seat,
                message: refusal.into(),
            })?;
        acts.choices += 1;
        acts.plies += u64::from(!game.is_open(position, seat));
    }
    Ok(acts)
}
