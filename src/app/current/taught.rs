//! A first game: whoever plays is told each rule when it is needed, and none twice.

use super::Current;
use crate::{catalogue::Lesson, rules::Seat};

/// The rules of the table, and which of them were told.
#[derive(Default)]
pub(super) struct Taught {
    lessons: Vec<Lesson>,
    /// Those that were told, in that order, by their places among all.
    told: Vec<usize>,
    /// How often there was nothing to tell since the last one.
    quiet: usize,
}

/// When there was nothing to tell so often, all that comes up in a game has been told.
const QUIET: usize = 12;

impl Current {
    /// From here on whoever plays is told each rule when it is needed.
    pub fn teach(&mut self) {
        let setup = self.game.setup();
        self.taught = Some(Taught {
            lessons: setup.entry.lessons(&setup.config),
            told: Vec::new(),
            quiet: 0,
        });
    }

    /// Nothing is told any more.
    pub fn stop_teaching(&mut self) {
        self.taught = None;
    }

    /// Tells a seat that is to act the rule that it needs most of those that were not told.
    pub(in crate::app) fn tell_rule(&mut self, seat: Seat) {
        let Some(taught) = &mut self.taught else { return };
        let needed = self.staging.needed(self.game.board(), seat);
        let mut places = needed
            .into_iter()
            .filter_map(|key| taught.lessons.iter().position(|lesson| lesson.title.key == key));
        let next = places.find(|place| !taught.told.contains(place));
        taught.quiet = next.map_or(taught.quiet + 1, |_| 0);
        taught.told.extend(next);
        if taught.quiet > QUIET {
            self.taught = None;
        }
    }

    /// Whether whoever plays is told each rule when it is needed.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        self.taught.is_some()
    }

    /// The rule that is told now.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        let taught = self.taught.as_ref().filter(|taught| taught.quiet == 0)?;
        taught.lessons.get(*taught.told.last()?)
    }
}
