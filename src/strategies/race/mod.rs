//! The strategies for games in which pawns race by a die: Mens erger je niet and Ludo. Far, Near and Ranking come from
//! van der Genugten and Das. The games differ in their rules alone, so all that is asked here is asked of any [`Race`].

mod encoding;
pub mod exact;
mod racer;
mod reckoning;
mod why;

pub use encoding::RaceEncoding;
pub use racer::Racer;
pub use reckoning::Reckoning;

use std::hint::select_unpredictable;

use super::Strategy;
use crate::rules::{
    ChoiceSet, Message, Source,
    race::{Choice, Choices, Landing, Occupant, Race, Racing, Target},
};

/// Moves the pawn that has come furthest, of those that come further by it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Far;

impl<G: Race> Strategy<G> for Far {
    #[inline]
    fn choose(&mut self, view: &G::View<'_>, legal: &Choices, _random: &mut dyn Source) -> Choice {
        let last = legal.last().expect("at least two choices are legal");
        if view.advances(last) {
            return last;
        }
        let further = legal.iter().filter(|&choice| view.advances(choice));
        further.last().unwrap_or(last)
    }

    fn explain(&mut self, _view: &G::View<'_>, _legal: &Choices, _choice: Choice) -> Option<Message> {
        Some(Message::new("why-far"))
    }
}

/// Moves the pawn that is nearest to its start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Near;

impl<G: Race> Strategy<G> for Near {
    #[inline]
    fn choose(&mut self, _view: &G::View<'_>, legal: &Choices, _random: &mut dyn Source) -> Choice {
        legal.first().expect("at least two choices are legal")
    }

    fn explain(&mut self, _view: &G::View<'_>, _legal: &Choices, _choice: Choice) -> Option<Message> {
        Some(Message::new("why-near"))
    }
}

/// Values every move by six weights and plays the highest; of those that tie the later one by layer and spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The weights in the order of [`Ranking::NAMES`].
    weights: [i32; 6],
    self_strike: Tenths,
    from_start: Tenths,
    from_home: Tenths,
}

impl Default for Ranking {
    fn default() -> Self {
        Self::new([-90, 20, 80, -5, 10, 0])
    }
}

impl Ranking {
    /// A player with these weights, in the order of [`Ranking::NAMES`].
    #[must_use]
    pub fn new(weights: [i32; 6]) -> Self {
        let [self_strike, _, _, _, from_start, from_home] = weights.map(Tenths::of);
        Self {
            weights,
            self_strike,
            from_start,
            from_home,
        }
    }

    /// The weights.
    #[must_use]
    pub fn weights(&self) -> [i32; 6] {
        self.weights
    }

    /// The names of the weights.
    pub const NAMES: [&'static str; 6] = [
        "self_strike",
        "other_strike",
        "getting_home",
        "already_home",
        "from_start",
        "from_home",
    ];

    /// The value of a move on a ring of so many spots.
    #[inline]
    fn value(&self, ring: u8, landing: Landing) -> i64 {
        // Without a jump: nobody can foresee a die.
        select_unpredictable(
            landing.step < ring,
            self.on_ring(ring, landing).iter().sum(),
            self.in_home(ring, landing).iter().sum(),
        )
    }

    /// What each weight adds to the value of a move.
    fn parts(&self, view: &impl Racing, choice: Choice) -> [i64; 6] {
        let (ring, landing) = (view.ring(), view.landing(choice));
        if landing.step < ring {
            let [self_strike, other_strike, from_start, from_home] = self.on_ring(ring, landing);
            [self_strike, other_strike, 0, 0, from_start, from_home]
        } else {
            let [getting_home, already_home] = self.in_home(ring, landing);
            [0, 0, getting_home, already_home, 0, 0]
        }
    }

    /// What striking oneself, striking another, the way from the start and the way home add to a move that ends on
    /// the ring (`docs/rules/mejn.md`; all divisions truncate towards zero).
    #[inline]
    fn on_ring(&self, ring: u8, landing: Landing) -> [i64; 4] {
        let (ring, step) = (i64::from(ring), i64::from(landing.step));
        let done = step + 1;
        // Without a jump: nobody can foresee who stands where.
        [
            select_unpredictable(landing.own, self.self_strike.times(done), 0),
            select_unpredictable(landing.other, self.weights[1].into(), 0),
            self.from_start.times(done),
            self.from_home.times(ring + 1 - step),
        ]
    }

    /// What getting home and being there already add to a move that ends in the home lane (same formula).
    #[inline]
    fn in_home(&self, ring: u8, landing: Landing) -> [i64; 2] {
        let [_, _, getting_home, already_home, _, _] = self.weights.map(i64::from);
        [
            select_unpredictable(landing.was_home, 0, getting_home * i64::from(ring) / 2),
            select_unpredictable(landing.was_home, already_home, 0),
        ]
    }

    /// Why a move and not another: a strike where that tells most between them, else where the two lead.
    /// None when no weight speaks for the move.
    fn reason(&self, view: &impl Racing, choice: Choice, other: Choice) -> Option<Message> {
        let (ours, theirs) = (self.parts(view, choice), self.parts(view, other));
        let gains = std::array::from_fn::<_, 6, _>(|k| ours[k] - theirs[k]);
        let most = gains.into_iter().max().filter(|&gain| gain > 0)?;
        let struck = |key, choice| {
            let spot = match view.target(choice) {
                Target::Ring(step) => view.occupant(step),
                Target::Home(_) => None,
            };
            match spot {
                Some(Occupant::Other(seat)) => Message::new(key).with("seat", seat),
                _ => Message::new(key),
            }
        };
        Some(if gains[1] == most && ours[1] != 0 {
            struck("why-ranking-strikes", choice)
        } else if gains[1] == most {
            struck("why-ranking-spares", other)
        } else if gains[0] == most {
            Message::new(match ours[0] {
                0 => "why-ranking-spares-own",
                1.. => "why-ranking-strikes-own",
                _ => "why-ranking-costs-least",
            })
        } else {
            Message::new(match (view.target(choice), view.target(other)) {
                (Target::Home(_), _) if view.is_home(choice) => "why-ranking-moves-home",
                (Target::Home(_), _) => "why-ranking-gets-home",
                (_, Target::Home(_)) if view.is_home(other) => "why-ranking-rests-home",
                (_, Target::Home(_)) => "why-ranking-stays-out",
                (Target::Ring(ours), Target::Ring(theirs)) if ours > theirs => "why-ranking-ahead",
                _ => "why-ranking-behind",
            })
        })
    }
}

impl<G: Race> Strategy<G> for Ranking {
    #[inline]
    fn choose(&mut self, view: &G::View<'_>, legal: &Choices, _random: &mut dyn Source) -> Choice {
        let ring = view.ring();
        view.best(legal, |landing| self.value(ring, landing))
    }

    /// Tells the weight that made the difference to the best of the other moves.
    fn explain(&mut self, view: &G::View<'_>, legal: &Choices, choice: Choice) -> Option<Message> {
        let other = legal
            .iter()
            .filter(|&other| other != choice)
            .max_by_key(|&other| self.value(view.ring(), view.landing(other)))?;
        let reason = self.reason(view, choice, other);
        Some(reason.unwrap_or_else(|| Message::new("why-ranking-even")))
    }
}

/// A weight of which so many tenths are taken, truncated towards zero.
///
/// The tenth stands in 2⁻¹⁶, rounded away from zero. That is too far from zero by less than 2⁻¹⁶, and by less than
/// 2⁻⁹ when it is taken up to 128 times: too little to reach the next whole number, which is a tenth away or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tenths {
    tenth: i64,
    /// What makes the shift truncate towards zero, and not downwards.
    lift: i64,
}

impl Tenths {
    const ONE: i64 = 1 << 16;

    fn of(weight: i32) -> Self {
        let weight = i64::from(weight);
        Self {
            tenth: weight.signum() * (weight.abs() * Self::ONE + 9).div_euclid(10),
            lift: if weight < 0 { Self::ONE - 1 } else { 0 },
        }
    }

    /// `count` tenths of the weight; at most 128.
    #[inline]
    fn times(self, count: i64) -> i64 {
        (self.tenth * count + self.lift) >> 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game, Notation, Seat,
        ludo::{self, Ludo},
        mejn::{Config, Mejn},
        numbers::Numbers,
    };

    /// What Ranking tells of its choice in a drawn position of the default board.
    fn why(config: &Config, weights: [i32; 6], position: &str) -> (String, Message) {
        let game = Mejn::new(config).expect("a valid configuration");
        let position = game.read_position(position).expect("a valid position");
        let seat = Seat::new(0);
        let (view, legal) = (game.view(&position, seat), game.choices(&position, seat));
        let mut ranking = Ranking::new(weights);
        let choice = legal
            .iter()
            .max_by_key(|&choice| ranking.value(view.ring(), view.landing(choice)))
            .expect("a legal move");
        let reason = Strategy::<Mejn>::explain(&mut ranking, &view, &legal, choice).expect("a reason");
        (game.write_choice(&position, seat, choice), reason)
    }

    #[track_caller]
    fn check(weights: [i32; 6], position: &str, choice: &str, key: &str) {
        let config = Config {
            self_strike: true,
            ..Config::default()
        };
        let (chosen, reason) = why(&config, weights, position);
        assert_eq!((chosen.as_str(), reason.key.as_str()), (choice, key));
    }

    #[test]
    fn tenths_are_those_of_a_division() {
        for weight in (-2_000..2_000).chain([i32::MIN, i32::MIN + 1, 999_999_999, i32::MAX]) {
            for count in 0..=128 {
                let (told, divided) = (Tenths::of(weight).times(count), i64::from(weight) * count / 10);
                assert_eq!(told, divided, "{weight} · {count} / 10");
            }
        }
    }

    const AWAY: &str = "B4,B4,B4,B4/B14,B14,B14,E12/B24,B24,B24,B24";

    #[test]
    fn the_reason_is_what_made_the_difference() {
        let usual = Ranking::default().weights;
        let told = |own: &str, roll: u8, choice: &str, key: &str| {
            check(usual, &format!("{own}/{AWAY} 0:{roll}"), choice, key);
        };
        // By 1 + target: 13 + 20 for the strike, against 27.
        told("B34,B34,E9,E23", 3, "E9-E12", "why-ranking-strikes");
        told("B34,B34,E3,E23", 3, "E23-E26", "why-ranking-ahead");
        told("B34,B34,E3,E38", 3, "E38-H1", "why-ranking-gets-home");
        // The other move is within home: −5, against 7.
        told("B34,B34,E3,H0", 3, "E3-E6", "why-ranking-rests-home");
        // 10, against 7 − 63 for the own pawn on E6.
        told("B34,B34,E3,E6", 3, "E6-E9", "why-ranking-spares-own");
    }

    /// At home in Ludo pawns go to and fro.
    #[test]
    fn far_moves_no_pawn_back_where_another_comes_further() {
        let game = Ludo::new(&ludo::Config::default()).expect("a valid configuration");
        let seat = Seat::new(0);
        for (own, roll, choice) in [
            ("B34,B34,E3,H3", 2, "E3-E5"),
            ("B34,B34,E3,H0", 2, "H0-H2"),
            // Both would go back.
            ("B34,B34,H2,H3", 3, "H3-H0"),
        ] {
            let position = game.read_position(&format!("{own}/{AWAY} 0:{roll}"));
            let position = position.expect("a valid position");
            let (view, legal) = (game.view(&position, seat), game.choices(&position, seat));
            assert!(legal.len() > 1, "{own}");
            let chosen = Strategy::<Ludo>::choose(&mut Far, &view, &legal, &mut Numbers(1));
            assert_eq!(game.write_choice(&position, seat, chosen), choice, "{own}");
        }
    }

    #[test]
    fn a_strike_names_who_is_struck() {
        let position = format!("B34,B34,E9,E23/{AWAY} 0:3");
        let (_, reason) = why(&Config::default(), Ranking::default().weights, &position);
        assert_eq!(
            reason,
            Message::new("why-ranking-strikes").with("seat", Seat::new(2))
        );
        // Who would rather not strike names whom it spares.
        let (chosen, reason) = why(&Config::default(), [0, -20, 0, 0, 0, 0], &position);
        assert_eq!(chosen, "E23-E26");
        assert_eq!(
            reason,
            Message::new("why-ranking-spares").with("seat", Seat::new(2))
        );
    }

    #[test]
    fn every_weight_has_its_reasons() {
        let alone = |k: usize, weight: i32| {
            let mut weights = [0; 6];
            weights[k] = weight;
            weights
        };
        let own = format!("B34,B34,E3,E6/{AWAY} 0:3");
        check(alone(0, 10), &own, "E3-E6", "why-ranking-strikes-own");
        check(alone(0, -10), &own, "E6-E9", "why-ranking-spares-own");
        let both = format!("E33,E36,E39,H2/{AWAY} 0:3");
        check(alone(0, -10), &both, "E33-E36", "why-ranking-costs-least");
        let home = format!("B34,B34,E3,E38/{AWAY} 0:3");
        check(alone(2, 10), &home, "E38-H1", "why-ranking-gets-home");
        check(alone(2, -10), &home, "E3-E6", "why-ranking-stays-out");
        let lane = format!("B34,B34,E3,H0/{AWAY} 0:3");
        check(alone(3, 10), &lane, "H0-H3", "why-ranking-moves-home");
        check(alone(3, -10), &lane, "E3-E6", "why-ranking-rests-home");
        let apart = format!("B34,B34,E3,E23/{AWAY} 0:3");
        check(alone(4, 10), &apart, "E23-E26", "why-ranking-ahead");
        check(alone(4, -10), &apart, "E3-E6", "why-ranking-behind");
        check(alone(5, 10), &apart, "E3-E6", "why-ranking-behind");
        check(alone(5, -10), &apart, "E23-E26", "why-ranking-ahead");
        check(alone(0, 0), &apart, "E23-E26", "why-ranking-even");
    }
}
