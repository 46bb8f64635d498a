//! The figures of a game of Ludo, counted from what happened in it.

use crate::{
    catalogue::{
        Amount, Figure,
        tally::{Deed, Tallies},
    },
    rules::{
        Seat,
        ludo::{Config, Event},
        track::Spot,
    },
};

/// The faces of the die.
const FACES: u8 = 6;
/// The last home circle.
const LAST: u8 = 3;

/// Counts what happened.
pub(super) fn figures(config: &Config, events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure> {
    let mut tallies = Tallies::new(FACES);
    let mut bounced = [0_u32; Seat::MOST];
    for event in events {
        match *event {
            Event::Rolled { seat, face } => tallies.count(Deed::Rolled(seat, face)),
            Event::Moved { seat, ref path, .. } => {
                tallies.count(Deed::Moved(seat, path));
                bounced[seat.index()] += u32::from(turns(seat, path));
            }
            Event::Struck { seat, by, .. } => tallies.count(Deed::Struck(seat, by)),
            _ => {}
        }
    }
    let seats = config.in_play();
    let mut figures = tallies.figures(seats);
    let turned = Figure::of("bounced", seats, |seat| {
        Some(Amount::Count(bounced[seat.index()]))
    });
    figures.insert(figures.len() - 1, turned);
    figures
}

/// Whether a walk turns at the last home circle: then it comes there before its end.
fn turns(seat: Seat, path: &[Spot]) -> bool {
    let before_end = path.len().saturating_sub(1);
    path[..before_end].contains(&Spot::Home(seat, LAST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_that_turns_at_the_last_circle_is_counted_as_such() {
        let seat = Seat::new(1);
        let home = |lane| Spot::Home(seat, lane);
        let walk = |path: &[Spot]| Event::Moved {
            seat,
            path: path.to_vec(),
            by_itself: false,
        };
        let events = [
            Event::Rolled { seat, face: 6 },
            walk(&[Spot::Yard(seat), Spot::Ring(10)]),
            walk(&[Spot::Ring(9), home(0), home(1), home(2), home(3)]),
            walk(&[home(2), home(3), home(2), home(1)]),
            walk(&[home(3), home(2)]),
            Event::Struck {
                seat,
                by: seat,
                spot: Spot::Ring(12),
            },
        ];
        let figures = figures(&Config::default(), &mut events.iter());
        let value = |key: &str| {
            let figure = figures
                .iter()
                .find(|figure| figure.key == key)
                .expect("the figure");
            figure.values[1].map(|amount| amount.to_string())
        };
        let shown = ["rolls", "highest", "own_strikes", "bounced", "luck"].map(value);
        let one = Some("1".to_owned());
        assert_eq!(shown, [one.clone(), one.clone(), one, Some("2".to_owned()), None]);
    }
}
