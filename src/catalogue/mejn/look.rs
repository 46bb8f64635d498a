//! How Mens erger je niet looks.

use super::super::race::{Meaning, RaceLook, Tracked};
use crate::{
    rules::{
        Game, Seat,
        mejn::{Event, Mejn, Position},
        track::{Spot, Track},
    },
    staging::{Blow, Boards},
};

/// The look of a table by these rules.
pub(super) fn look(rules: &Mejn, boards: &Boards) -> RaceLook<Mejn> {
    let config = rules.config();
    let layout = boards.race(config.seats, config.dots, config.pawns);
    RaceLook::new(rules, layout)
}

impl Tracked for Mejn {
    fn track(&self) -> Track {
        self.track()
    }

    fn faces(&self) -> u8 {
        self.config().faces
    }

    fn spots(&self, position: &Position, seat: Seat) -> Vec<Spot> {
        self.spots(position, seat)
    }

    fn write_spot(&self, spot: Spot) -> String {
        self.write_spot(spot)
    }

    fn read_spot(&self, seat: Seat, text: &str) -> Option<Spot> {
        self.read_spot(seat, text)
    }

    fn roll_and_place(&self, position: &Position, seat: Seat) -> (Option<u8>, Option<u8>) {
        let view = self.view(position, seat);
        (view.roll(), view.place(seat))
    }

    fn meaning(&self, event: &Event) -> Meaning {
        match *event {
            Event::Contested { seat, face } | Event::Rolled { seat, face } => Meaning::Throw(seat, face),
            Event::Moved { seat, ref path } => Meaning::Walk(seat, path.clone()),
            Event::Struck { seat, spot, .. } => Meaning::Strike(seat, spot, Blow::Knock),
            Event::Finished { seat, place } => Meaning::Finish(seat, place),
            Event::NoMove { .. } | Event::LimitReached { .. } | Event::Begins { .. } => Meaning::Pause,
            Event::Again { .. } | Event::Over => Meaning::Nothing,
        }
    }
}
