//! How likely each seat is to win: the round under way is solved, what is left of the game follows from how games go on.
//!
//! Where both name, a round is a matrix of chances, and its value that of the best mixtures. Behind a round only the
//! lead in the scores tells much: as many pips are lacking on the cube as one is ahead. Its chance is a logistic curve
//! over the lead, measured in the spread of what can still come; `docs/records.md` says how well it holds.

use super::{Mixed, Payoff};
use crate::{
    rules::{
        Game as _, Seat, Turn,
        compromise::{Compromise, CompromiseView, PLACES, Places, Position, Triple, Version},
    },
    strategies::{CERTAIN, Judgement, WinChances},
};

/// How steep the curve is, by version and by the rounds left, from 1 on: fitted to 60,000 games of players that name by
/// the best mixture (in Gamble by chance) and place in blocks.
const SLOPES: [[f64; 7]; 3] = [
    [6.45, 4.24, 3.22, 2.57, 2.14, 1.92, 1.73],
    [11.0, 6.99, 4.74, 3.90, 3.40, 3.00, 2.70],
    [1.28, 0.735, 0.490, 0.317, 0.270, 0.235, 0.210],
];
/// How much of the squares of what lies on the cube adds to the spread of what can still come.
const LYING: f64 = 0.1;

/// Tells it.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    /// The round that was solved last: of each position it is asked for several times.
    solved: Option<(Scene, Round)>,
}

/// What of a position the chances hang on, for seat 0.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scene {
    lead: [i32; PLACES],
    ahead: i32,
    /// The round under way, from 1.
    round: u16,
}

/// A round in which both name, for seat 0.
#[derive(Clone, Debug)]
struct Round {
    /// The chance behind each pair of triples.
    chances: Box<[[f64; PLACES]; PLACES]>,
    /// How often each seat names each triple.
    shares: [[f64; PLACES]; 2],
}

/// The chances of both seats by that of seat 0. Before the end nothing is certain: the other one may name anything.
fn both(chance: f64) -> WinChances {
    let first = ((chance * CERTAIN as f64) as i64).clamp(1, CERTAIN - 1);
    let mut both = WinChances::default();
    (both.0[0], both.0[1]) = (first, CERTAIN - first);
    both
}

impl Scene {
    fn of(view: &CompromiseView<'_>) -> Self {
        Self {
            lead: view.lead(),
            ahead: view.score().cast_signed() - view.their_score().cast_signed(),
            round: view.round(),
        }
    }

    /// The chance with so many rounds to go, from 1 on.
    fn open(&self, game: &Compromise, to_go: u16) -> f64 {
        let config = game.config();
        let slopes = match config.version {
            Version::Simple => SLOPES[0],
            Version::Complex => SLOPES[1],
            Version::Gamble => SLOPES[2],
        };
        let at = usize::from(to_go.max(1)) - 1;
        let last = slopes.len() - 1;
        // Far from the end the spread grows as a sum does.
        let far = (slopes.len() as f64 / f64::from(to_go).max(slopes.len() as f64)).sqrt();
        let slope = slopes[at.min(last)] * far;
        let squares: f64 = self.lead.iter().map(|&lead| f64::from(lead).powi(2)).sum();
        let spread = (f64::from(config.pips) + LYING * squares).sqrt();
        1.0 / (1.0 + libm::exp(-slope * f64::from(self.ahead) / spread))
    }

    /// The chance when the round under way has ended with these triples.
    fn behind(&self, game: &Compromise, named: [Triple; 2]) -> f64 {
        let (config, mut next) = (game.config(), *self);
        for place in Places::free(named).iter() {
            next.ahead += std::mem::take(&mut next.lead[place.index()]);
        }
        next.round += 1;
        match config.length.saturating_sub(self.round) {
            0 if next.ahead != 0 => f64::from(u8::from(next.ahead > 0)),
            0 if config.ties || self.round >= config.length.saturating_add(config.extra_rounds) => 0.5,
            to_go => next.open(game, to_go.max(1)),
        }
    }

    fn chances(&self, game: &Compromise) -> Box<[[f64; PLACES]; PLACES]> {
        let mut chances = Box::new([[0.0; PLACES]; PLACES]);
        for one in Triple::all() {
            for two in Triple::all().skip(one.index()) {
                let chance = self.behind(game, [one, two]);
                chances[one.index()][two.index()] = chance;
                chances[two.index()][one.index()] = chance;
            }
        }
        chances
    }
}

impl Round {
    fn solve(game: &Compromise, scene: &Scene) -> Self {
        let chances = scene.chances(game);
        let shares = [1.0, -1.0].map(|sign| {
            let payoff = Payoff::of(|one, two| sign * chances[one.index()][two.index()]);
            payoff.equilibrium().unwrap_or(Mixed::UNIFORM).shares()
        });
        Self { chances, shares }
    }

    /// The chance of seat 0 when one seat names this, and the other one by its best mixture.
    fn naming(&self, seat: usize, triple: Triple) -> f64 {
        let row = &self.chances[triple.index()];
        row.iter()
            .zip(&self.shares[1 - seat])
            .map(|(chance, share)| chance * share)
            .sum()
    }

    fn value(&self) -> f64 {
        Triple::all()
            .zip(&self.shares[0])
            .map(|(triple, share)| share * self.naming(0, triple))
            .sum()
    }
}

impl Outlook {
    fn round(&mut self, game: &Compromise, scene: Scene) -> &Round {
        let known = self.solved.take().filter(|(known, _)| *known == scene);
        let solved = known.unwrap_or_else(|| (scene, Round::solve(game, &scene)));
        &self.solved.insert(solved).1
    }
}

impl Judgement<Compromise> for Outlook {
    fn seen_by(&mut self, game: &Compromise, position: &Position, viewer: Seat) -> Option<WinChances> {
        let scene = Scene::of(&game.view(position, Seat::new(0)));
        let own = game.view(position, viewer);
        if let Some(standing) = game.standing(position) {
            return Some(WinChances::of(&standing, game.seats(), |seat| game.team(seat)));
        }
        let is_chance = game.turn(position) == Turn::Chance;
        let to_go = game.config().length.saturating_sub(scene.round - 1).max(1);
        Some(both(match game.config().version {
            Version::Gamble if is_chance => {
                let all = scene.chances(game);
                all.iter().flatten().sum::<f64>() / (PLACES * PLACES) as f64
            }
            _ if is_chance || own.is_placing() => scene.open(game, to_go),
            _ => {
                let round = self.round(game, scene);
                own.named()
                    .map_or_else(|| round.value(), |named| round.naming(viewer.index() % 2, named))
            }
        }))
    }

    /// What the other one has named it can't know, and so nothing is revealed here.
    fn behind(
        &mut self,
        game: &Compromise,
        position: &Position,
        seat: Seat,
        choice: Triple,
    ) -> Option<WinChances> {
        if game.view(position, seat).is_placing() {
            return self.seen_by(game, position, seat);
        }
        let scene = Scene::of(&game.view(position, Seat::new(0)));
        Some(both(self.round(game, scene).naming(seat.index() % 2, choice)))
    }
}
