//! One whole game without anybody watching: what tournaments and measurements play by the thousand.

use super::dice::ThoughtKey;
use crate::{
    rules::{Game, Listener, Message, Seat, Source, Standing, Turn},
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
    // One loop each: what never checks is compiled without the code that does.
    if terms.checked {
        run::<true, G, S>(game, dice, thoughts, players, terms.bound, listener)
    } else {
        run::<false, G, S>(game, dice, thoughts, players, terms.bound, listener)
    }
}

#[inline]
fn run<const CHECKED: bool, G: Game, S: Strategy<G>>(
    game: &G,
    dice: &mut impl Source,
    thoughts: ThoughtKey,
    players: &mut [S],
    bound: u64,
    listener: &mut impl Listener<G::Event>,
) -> Result<Played, Foul> {
    let mut position = game.start();
    let (mut acts, mut choices, mut plies) = (0, 0, 0);
    while acts < bound {
        let seat = match game.turn(&position) {
            Turn::Chance => {
                let outcome = game.draw(&position, dice);
                game.settle_known(&mut position, &outcome, listener);
                acts += 1;
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(seats) => match seats.lowest() {
                Some(seat) => seat,
                None => break,
            },
            Turn::Over => break,
        };
        let mut random = thoughts.stream(seat, choices);
        let player = &mut players[seat.index()];
        let Some(choice) = ask(game, &position, seat, player, &mut random) else {
            break;
        };
        if CHECKED {
            game.play(&mut position, seat, choice, listener)
                .map_err(|refusal| Foul {
                    seat,
                    message: refusal.into(),
                })?;
        } else {
            game.play_known(&mut position, seat, choice, listener);
        }
        acts += 1;
        choices += 1;
        plies += u64::from(!game.is_open(&position, seat));
    }
    Ok(Played {
        standing: game.standing(&position),
        rolls: acts - choices,
        choices,
        plies,
    })
}

/// Asks a strategy for its choice, lending it what its seat may know.
#[expect(
    clippy::inline_always,
    reason = "else a call for every choice: a game takes a twentieth longer"
)]
#[inline(always)]
fn ask<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    player: &mut impl Strategy<G>,
    random: &mut impl Source,
) -> Option<G::Choice> {
    player.decide(&game.view(position, seat), &game.choices(position, seat), random)
}
