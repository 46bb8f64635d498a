//! The figures of a game of Mens erger je niet, counted from what happened in it.

use crate::{
    catalogue::{
        Figure,
        tally::{Deed, Tallies},
    },
    rules::mejn::{Config, Event},
};

/// Counts what happened.
pub(super) fn figures(config: &Config, events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure> {
    let mut tallies = Tallies::new(config.faces);
    for event in events {
        match *event {
            Event::Rolled { seat, face } => tallies.count(Deed::Rolled(seat, face)),
            Event::Moved { seat, ref path } => tallies.count(Deed::Moved(seat, path)),
            Event::Struck { seat, by, .. } => tallies.count(Deed::Struck(seat, by)),
            _ => {}
        }
    }
    tallies.figures(config.in_play())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Seat, track::Spot};

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
        let found = figures(&config, &mut events.iter());
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
