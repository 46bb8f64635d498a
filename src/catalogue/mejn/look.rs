//! How Mens erger je niet looks.

use super::super::race::{Lessons, Meaning, RaceLook, Tracked};
use crate::{
    rules::{
        Game,
        mejn::{Event, Mejn},
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
    const LESSONS: Lessons = Lessons {
        aim: "howto-aim",
        enter: "howto-enter",
        walk: "howto-walk",
        strike: "howto-strike",
        home: "howto-home",
        six: "howto-again",
        waiting: "howto-tries",
    };

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
