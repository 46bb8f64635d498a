//! The figures of a game of Dog, counted from what happened in it.

use crate::{
    catalogue::{Amount, Figure},
    rules::{
        Seat,
        dog::{Config, Event},
    },
};

/// What is counted of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    laid: u32,
    discarded: u32,
    strikes: u32,
    struck: u32,
}

/// Counts what happened. A piece is struck by whoever played last.
pub(super) fn figures(config: &Config, events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure> {
    let mut tallies = [Tally::default(); Seat::MOST];
    let seats = usize::from(config.seats).clamp(1, Seat::MOST);
    let mut last = Seat::new(0);
    for event in events {
        match *event {
            Event::Played { seat, .. } => {
                last = seat;
                tallies[seat.index()].laid += 1;
            }
            Event::Discarded { seat, .. } => tallies[seat.index()].discarded += 1,
            Event::Folded { seat, ref cards } => tallies[seat.index()].discarded += cards.len() as u32,
            Event::Struck { colour, .. } => {
                tallies[last.index()].strikes += 1;
                tallies[colour.index() % seats].struck += 1;
            }
            _ => {}
        }
    }
    let figure = |key, count: &dyn Fn(&Tally) -> u32| Figure {
        key,
        values: std::array::from_fn(|k| (k < seats).then(|| Amount::Count(count(&tallies[k])))),
    };
    vec![
        figure("laid", &|it| it.laid),
        figure("discarded", &|it| it.discarded),
        figure("all_strikes", &|it| it.strikes),
        figure("all_struck", &|it| it.struck),
    ]
}
