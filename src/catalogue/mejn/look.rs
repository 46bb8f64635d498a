//! How Mens erger je niet looks.

use super::super::{
    Board, Staging,
    race::{Meaning, RaceStaging, Tracked, typed},
};
use crate::{
    rules::{
        Game, Seat,
        mejn::{Event, Mejn, Position},
        track::{Spot, Track},
    },
    staging::{Blow, Boards},
};

pub(in super::super) fn staging(board: &dyn Board, boards: &Boards) -> Option<Box<dyn Staging>> {
    let rules = typed::<Mejn>(board)?.rules().clone();
    let config = rules.config();
    let layout = boards.race(config.seats, config.dots, config.pawns);
    Some(Box::new(RaceStaging { rules, layout }))
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

    fn meaning(&self, event: Event) -> Meaning {
        match event {
            Event::Contested { seat, face } | Event::Rolled { seat, face } => Meaning::Throw(seat, face),
            Event::Moved { seat, path } => Meaning::Walk(seat, path),
            Event::Struck { seat, spot, .. } => Meaning::Strike(seat, spot, Blow::Knock),
            Event::Finished { seat, place } => Meaning::Finish(seat, place),
            Event::NoMove { .. } | Event::LimitReached { .. } | Event::Begins { .. } => Meaning::Pause,
            Event::Again { .. } | Event::Over => Meaning::Nothing,
        }
    }
}
