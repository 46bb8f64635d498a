//! The figures of a game of Quoridor, counted from what happened in it.

use crate::{
    catalogue::{Amount, Figure},
    rules::{
        Seat,
        quoridor::{Config, Event},
    },
};

/// What is counted of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    steps: u32,
    jumps: u32,
    placed: u32,
}

/// Counts what happened.
pub(super) fn figures(config: &Config, events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure> {
    let mut tallies = [Tally::default(); Seat::MOST];
    for event in events {
        match *event {
            Event::Moved { seat, jumped, .. } => {
                let tally = &mut tallies[seat.index()];
                tally.steps += 1;
                tally.jumps += u32::from(jumped.is_some());
            }
            Event::Placed { seat, .. } => tallies[seat.index()].placed += 1,
            Event::LostTurn { .. } | Event::Won { .. } | Event::Drawn { .. } => {}
        }
    }
    let seats = config.in_play();
    let figure = |key, count: &dyn Fn(&Tally) -> u32| {
        Figure::of(key, seats, |seat| {
            Some(Amount::Count(count(&tallies[seat.index()])))
        })
    };
    vec![
        figure("steps", &|it| it.steps),
        figure("jumps", &|it| it.jumps),
        figure("placed", &|it| it.placed),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game as _, Notation as _, Turn, quoridor::Quoridor};

    #[test]
    fn steps_jumps_and_fences_are_counted_for_who_made_them() {
        let game = Quoridor::new(&Config::default()).expect("the usual game");
        let (mut position, mut events) = (game.start(), Vec::new());
        for text in "e2 e8 e3 e7 e4 e6 e5 a1h e7".split(' ') {
            let Turn::Seat(seat) = game.turn(&position) else {
                panic!("it goes on")
            };
            let choice = game.read_choice(&position, seat, text).expect(text);
            game.play(&mut position, seat, choice, &mut events).expect(text);
        }
        let shown: Vec<_> = figures(&Config::default(), &mut events.iter())
            .into_iter()
            .map(|figure| (figure.key, figure.values[0], figure.values[1], figure.values[2]))
            .collect();
        let counts = |one, other| (Some(Amount::Count(one)), Some(Amount::Count(other)));
        let expected = [
            ("steps", counts(5, 3)),
            ("jumps", counts(1, 0)),
            ("placed", counts(0, 1)),
        ];
        assert_eq!(shown, expected.map(|(key, (one, other))| (key, one, other, None)));
    }
}
