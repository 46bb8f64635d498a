//! Facts about Compromise: what the players of the seed program choose, rounds, and whole games.

use serde::Deserialize;

use crate::catalogue::facts::{Fact, FactKind, Verdict, senseless, wrong};
use crate::{
    rules::{
        Game, Seat, Silent, Turn,
        compromise::{Compromise, Config, Outcome, PLACES, Position, Triple, Version, take_off},
    },
    strategies::compromise::Habit,
};

/// The kinds of facts.
pub(super) const KINDS: &[FactKind] = &[
    FactKind::of::<Decided>("compromise.decisions"),
    FactKind::of::<Scored>("compromise.rounds"),
    FactKind::of::<Recorded>("compromise.games"),
];

/// Grid, row and column, each 0 … 2.
type Axes = [usize; 3];
/// A number for each place.
type Counts = [u32; PLACES];

/// What three players choose with these pips.
#[derive(Deserialize)]
struct Decided {
    mine: Counts,
    theirs: Counts,
    greedy: Axes,
    smart_greedy: Axes,
    determined: Axes,
}

/// One round, from the pips on the cube to those that stay.
#[derive(Deserialize)]
struct Scored {
    red: Counts,
    green: Counts,
    red_move: Axes,
    green_move: Axes,
    red_gain: u32,
    green_gain: u32,
    red_after: Counts,
    green_after: Counts,
}

/// A whole game.
#[derive(Deserialize)]
struct Recorded {
    r#type: Type,
    pips: u16,
    length: u16,
    no_ties: bool,
    rounds: Vec<Round>,
}

#[derive(Clone, Copy, Deserialize)]
enum Type {
    #[serde(rename = "s")]
    Simple,
    #[serde(rename = "c")]
    Complex,
    #[serde(rename = "g")]
    Gamble,
}

#[derive(Deserialize)]
struct Round {
    turn: u16,
    red_add: [u16; PLACES],
    green_add: [u16; PLACES],
    red_move: Axes,
    green_move: Axes,
    score: [u32; 2],
}

fn triple([grid, row, column]: Axes) -> Result<Triple, Verdict> {
    if grid > 2 || row > 2 || column > 2 {
        return senseless(format!("{grid}, {row}, {column} is no grid, row and column"));
    }
    Ok(Triple::new(grid, row, column))
}

/// Counts that can be added up.
fn sensible(counts: &Counts) -> Result<&Counts, Verdict> {
    let most = i32::MAX as u32 / PLACES as u32;
    if counts.iter().any(|&count| count > most) {
        return senseless(format!("more than {most} pips lie on one place"));
    }
    Ok(counts)
}

/// That two things are the same; the sentence says what they are.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: &T, theirs: &T) -> Result<(), Verdict> {
    if ours == theirs {
        return Ok(());
    }
    wrong(format!("{what}: {ours:?}, the line says {theirs:?}"))
}

impl Fact for Decided {
    fn check(&self) -> Result<(), Verdict> {
        let (mine, theirs) = (sensible(&self.mine)?, sensible(&self.theirs)?);
        for (what, habit, said) in [
            ("greedy", Habit::Greedy, self.greedy),
            ("smart_greedy", Habit::SmartGreedy, self.smart_greedy),
            ("determined", Habit::Determined, self.determined),
        ] {
            same(what, &habit.names(mine, theirs), &triple(said)?)?;
        }
        Ok(())
    }
}

impl Fact for Scored {
    fn check(&self) -> Result<(), Verdict> {
        let mut pips = [*sensible(&self.red)?, *sensible(&self.green)?];
        let gains = take_off(&mut pips, [triple(self.red_move)?, triple(self.green_move)?]);
        same("gains", &gains, &[self.red_gain, self.green_gain])?;
        same("red_after", &pips[0], &self.red_after)?;
        same("green_after", &pips[1], &self.green_after)
    }
}

impl Fact for Recorded {
    fn check(&self) -> Result<(), Verdict> {
        let config = Config {
            version: match self.r#type {
                Type::Simple => Version::Simple,
                Type::Complex => Version::Complex,
                Type::Gamble => Version::Gamble,
            },
            pips: self.pips,
            length: self.length,
            ties: !self.no_ties,
            ..Config::default()
        };
        let game = Compromise::new(&config)
            .map_err(|faults| Verdict::Senseless(format!("there is no such table: {faults:?}")))?;
        let mut position = game.start();
        for round in &self.rounds {
            round
                .play(&game, &mut position)
                .map_err(|verdict| match verdict {
                    Verdict::Wrong(sentence) => Verdict::Wrong(format!("round {}: {sentence}", round.turn)),
                    Verdict::Senseless(reason) => {
                        Verdict::Senseless(format!("round {}: {reason}", round.turn))
                    }
                })?;
        }
        match game.turn(&position) {
            Turn::Over => Ok(()),
            _ => wrong("the game goes on after the last round"),
        }
    }
}

impl Round {
    fn play(&self, game: &Compromise, position: &mut Position) -> Result<(), Verdict> {
        let seats = [Seat::new(0), Seat::new(1)];
        if game.turn(position) == Turn::Over {
            return wrong("the game is over before it");
        }
        same("turn", &game.view(position, seats[0]).round(), &self.turn)?;
        let adds = [self.red_add, self.green_add];
        if game.config().version == Version::Simple {
            settle(game, position, &Outcome::Scatter(adds))?;
        } else {
            for (seat, add) in seats.into_iter().zip(adds) {
                for (place, count) in Triple::all().zip(add) {
                    for _ in 0..count {
                        choose(game, position, seat, place)?;
                    }
                }
            }
        }
        let named = [triple(self.red_move)?, triple(self.green_move)?];
        if game.config().version == Version::Gamble {
            settle(game, position, &Outcome::Named(named))?;
        } else {
            for (seat, named) in seats.into_iter().zip(named) {
                choose(game, position, seat, named)?;
            }
        }
        let view = game.view(position, seats[0]);
        same("score", &[view.score(), view.their_score()], &self.score)
    }
}

fn settle(game: &Compromise, position: &mut Position, outcome: &Outcome) -> Result<(), Verdict> {
    game.settle(position, outcome, &mut Silent)
        .map_err(|refusal| Verdict::Wrong(format!("this can't come by chance: {refusal:?}")))
}

fn choose(game: &Compromise, position: &mut Position, seat: Seat, choice: Triple) -> Result<(), Verdict> {
    game.play(position, seat, choice, &mut Silent)
        .map_err(|refusal| Verdict::Wrong(format!("seat {seat} can't choose {choice}: {refusal:?}")))
}
