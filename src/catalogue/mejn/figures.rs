//! The figures of a game of Mens erger je niet, counted from what happened in it.

use crate::{
    catalogue::{Amount, Figure},
    rules::{
        Seat,
        mejn::{Config, Event},
        track::Spot,
    },
};

/// Below so many highest faces to be expected the normal distribution tells too little.
const ENOUGH: f64 = 5.0;

/// What is counted of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    rolls: u32,
    highest: u32,
    /// The number of the roll that brought the first pawn in.
    entered: Option<u32>,
    strikes: u32,
    struck: u32,
    own_strikes: u32,
    on_ring: u32,
    /// Σ w(x − p), see [`Tally::luck`].
    surplus: f64,
    /// Σ w² p(1 − p), its variance.
    variance: f64,
}

impl Tally {
    /// Counts a roll, whose highest face had the chance `p`.
    fn roll(&mut self, is_highest: bool, p: f64) {
        let (weight, x) = (
            if self.on_ring == 0 { 2.0 } else { 1.0 },
            f64::from(u8::from(is_highest)),
        );
        self.rolls += 1;
        self.highest += u32::from(is_highest);
        self.surplus += weight * (x - p);
        self.variance += weight * weight * p * (1.0 - p);
    }

    /// How far the highest faces were above or below what was to be expected, in standard deviations:
    ///
    /// Σ w(x − p) / √(Σ w² p(1 − p))
    ///
    /// over all rolls of the seat, where x is 1 for a highest face and 0 for any other, p = 1/F, and w is 2 while
    /// no pawn is on the ring, when little else helps, and otherwise 1. As w is known before each roll, the sum is
    /// 0 on average whenever one looks, though a highest face brings a further roll (it is a martingale).
    fn luck(&self, p: f64) -> Option<f64> {
        let told = f64::from(self.rolls) * p >= ENOUGH && self.variance > 0.0;
        told.then(|| self.surplus / self.variance.sqrt())
    }
}

/// Counts what happened.
pub(super) fn figures(config: &Config, events: impl Iterator<Item = Event>) -> Vec<Figure> {
    let mut tallies = [Tally::default(); Seat::MOST];
    let p = f64::from(config.faces.max(1)).recip();
    for event in events {
        count(&mut tallies, &event, config.faces, p);
    }
    let seats = config.in_play();
    let figure = |key, value: &dyn Fn(&Tally) -> Option<Amount>| {
        Figure::of(key, seats, |seat| value(&tallies[seat.index()]))
    };
    vec![
        figure("rolls", &|it| Some(Amount::Count(it.rolls))),
        figure("highest", &|it| Some(Amount::Count(it.highest))),
        figure("expected", &|it| Some(Amount::Mean(f64::from(it.rolls) * p))),
        figure("entered", &|it| it.entered.map(Amount::Count)),
        figure("strikes", &|it| Some(Amount::Count(it.strikes))),
        figure("struck", &|it| Some(Amount::Count(it.struck))),
        figure("own_strikes", &|it| Some(Amount::Count(it.own_strikes))),
        figure("luck", &|it| it.luck(p).map(Amount::Deviation)),
    ]
}

fn count(tallies: &mut [Tally; Seat::MOST], event: &Event, faces: u8, p: f64) {
    match event {
        Event::Rolled { seat, face } => tallies[seat.index()].roll(*face == faces, p),
        Event::Moved { seat, path } => {
            let it = &mut tallies[seat.index()];
            match (path.first(), path.last()) {
                (Some(Spot::Yard(_)), _) => {
                    it.on_ring += 1;
                    it.entered.get_or_insert(it.rolls);
                }
                (Some(Spot::Ring(_)), Some(Spot::Home(..))) => it.on_ring = it.on_ring.saturating_sub(1),
                _ => {}
            }
        }
        Event::Struck { seat, by, .. } => {
            let victim = &mut tallies[seat.index()];
            victim.on_ring = victim.on_ring.saturating_sub(1);
            if seat == by {
                victim.own_strikes += 1;
            } else {
                victim.struck += 1;
                tallies[by.index()].strikes += 1;
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(2)];

    fn rolled(seat: Seat, face: u8) -> Event {
        Event::Rolled { seat, face }
    }

    fn moved(seat: Seat, from: Spot, to: Spot) -> Event {
        Event::Moved {
            seat,
            path: vec![from, to],
        }
    }

    fn struck(seat: Seat, by: Seat) -> Event {
        Event::Struck {
            seat,
            by,
            spot: Spot::Ring(9),
        }
    }

    fn shown(events: Vec<Event>, key: &str) -> [Option<String>; Seat::MOST] {
        let config = Config {
            empty: [1, 3].map(Seat::new).into(),
            ..Config::default()
        };
        let found = figures(&config, events.into_iter());
        let figure = found.iter().find(|figure| figure.key == key).expect("the figure");
        figure.values.map(|value| value.map(|amount| amount.to_string()))
    }

    #[track_caller]
    fn check(events: &[Event], key: &str, expected: [Option<&str>; 2]) {
        let found = shown(events.to_vec(), key);
        let [a, b] = SEATS.map(|seat| found[seat.index()].as_deref());
        assert_eq!([a, b], expected, "{key}");
        assert_eq!(found[1], None, "nobody plays there");
    }

    #[test]
    fn what_happened_is_counted_for_whom_it_happened_to() {
        let [a, b] = SEATS;
        let events = [
            Event::Contested { seat: a, face: 6 },
            rolled(a, 3),
            rolled(b, 6),
            moved(b, Spot::Yard(b), Spot::Ring(20)),
            rolled(b, 2),
            rolled(a, 6),
            moved(a, Spot::Yard(a), Spot::Ring(0)),
            struck(b, a),
            struck(a, a),
            struck(b, a),
        ];
        check(&events, "rolls", [Some("2"), Some("2")]);
        check(&events, "highest", [Some("1"), Some("1")]);
        check(&events, "expected", [Some("0.3"), Some("0.3")]);
        check(&events, "entered", [Some("2"), Some("1")]);
        check(&events, "strikes", [Some("2"), Some("0")]);
        check(&events, "struck", [Some("0"), Some("2")]);
        check(&events, "own_strikes", [Some("1"), Some("0")]);
        check(&[rolled(a, 6)], "entered", [None, None]);
    }

    #[test]
    fn luck_is_told_only_where_enough_was_rolled() {
        let [a, _] = SEATS;
        // 30 rolls have five sixes to be expected.
        check(&vec![rolled(a, 1); 29], "luck", [None, None]);
        // All count twice: −2 · 5 / √(4 · 30 · 5/36) = −2.449.
        check(&vec![rolled(a, 1); 30], "luck", [Some("−2.4"), None]);
    }

    #[test]
    fn a_highest_face_that_is_waited_for_counts_twice() {
        let [a, b] = SEATS;
        let fives = |count| vec![rolled(a, 5); count];
        let enter = moved(a, Spot::Yard(a), Spot::Ring(0));
        // Soon: one roll counts 2, 35 count 1. (2 · 5/6 − 35/6) / √((4 + 35) · 5/36) = −1.790.
        let soon = [vec![rolled(a, 6), enter.clone()], fives(35)].concat();
        check(&soon, "luck", [Some("−1.8"), None]);
        // Late: all 36 count 2. (2 · 5/6 − 2 · 35/6) / √(4 · 36 · 5/36) = −2.236.
        let late = [fives(35), vec![rolled(a, 6), enter.clone()]].concat();
        check(&late, "luck", [Some("−2.2"), None]);
        // Whoever was struck or has come home waits again.
        let home = moved(a, Spot::Ring(39), Spot::Home(a, 0));
        for end in [struck(a, b), home] {
            let again = [vec![enter.clone(), end], fives(30)].concat();
            check(&again, "luck", [Some("−2.4"), None]);
        }
    }
}
