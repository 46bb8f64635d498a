//! A first game: whoever plays is told each rule when it is needed, and none twice.

use crate::catalogue::Lesson;

/// The rules of the table, and which of them were told.
pub(super) struct Taught {
    lessons: Vec<Lesson>,
    /// Those that were told, in that order, by their places among all.
    told: Vec<usize>,
}

impl Taught {
    /// These rules; none was told.
    pub(super) fn new(lessons: Vec<Lesson>) -> Self {
        Self {
            lessons,
            told: Vec::new(),
        }
    }

    /// Tells the first of the rules that are needed, by the keys of their lessons, that was not told.
    pub(super) fn tell(&mut self, needed: &[&str]) {
        let place = |key: &&str| self.lessons.iter().position(|lesson| lesson.title.key == *key);
        let next = needed
            .iter()
            .filter_map(place)
            .find(|place| !self.told.contains(place));
        self.told.extend(next);
    }

    /// The rule that was told last.
    pub(super) fn last(&self) -> Option<&Lesson> {
        self.lessons.get(*self.told.last()?)
    }
}
