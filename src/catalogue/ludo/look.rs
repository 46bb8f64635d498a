//! How Ludo looks.

use super::super::race::{Meaning, RaceLook, Tracked};
use crate::{
    rules::{
        Game,
        ludo::{Event, Ludo},
    },
    staging::{Blow, Boards},
};

/// The look of a table by these rules.
pub(super) fn look(rules: &Ludo, boards: &Boards) -> RaceLook<Ludo> {
    let config = rules.config();
    // Two sit in opposite corners, and three leave one free.
    let layout = boards.race(4, 10, config.pawns).titled("Ludo");
    let layout = match config.seats {
        2 => layout.seating(&[0, 2]),
        3 => layout.seating(&[0, 1, 2]),
        _ => layout,
    };
    RaceLook::new(rules, layout)
}

impl Tracked for Ludo {
    fn meaning(&self, event: &Event) -> Meaning {
        match *event {
            Event::Contested { seat, face } | Event::Rolled { seat, face } => Meaning::Throw(seat, face),
            Event::Moved { seat, ref path, .. } => Meaning::Walk(seat, path.clone()),
            Event::Struck { seat, spot, .. } => Meaning::Strike(seat, spot, Blow::Shot),
            Event::Finished { seat, place } => Meaning::Finish(seat, place),
            Event::NoMove { .. } | Event::LimitReached { .. } | Event::Tied { .. } | Event::Begins { .. } => {
                Meaning::Pause
            }
            Event::Again { .. } | Event::RanOut { .. } | Event::Over => Meaning::Nothing,
        }
    }
}
