//! What a computer thinks, knows and has decided of the choice that is due, and what needs no thought.

use bevy::{prelude::*, tasks::Task};

use crate::{
    app::{current::Current, settings::Settings, table::Table},
    play::Thought,
    rules::Seat,
};

/// The computer's thought that is under way, the one that is ready, and what was decided.
#[derive(Resource, Default)]
pub struct Mind {
    pub(super) task: Option<(Seat, Task<Option<Thought>>)>,
    pub(super) ready: Option<Thought>,
    /// What a computer chooses, or chose at the moment that is looked at, while it is shown before it is played.
    pub(super) decided: Option<(Seat, usize)>,
}

impl Mind {
    /// Waits for a thought about a seat's choice, and for no other one.
    pub fn wait_for(&mut self, seat: Seat, thought: Task<Option<Thought>>) {
        *self = Self {
            task: Some((seat, thought)),
            ..Self::default()
        };
    }

    /// Who thinks, or has thought.
    pub(super) fn thinker(&self) -> Option<Seat> {
        let thinks = self.task.as_ref().map(|(seat, _)| *seat);
        let knows = self.ready.as_ref().map(|thought| thought.seat);
        let decided = self.decided.map(|(seat, _)| seat);
        thinks.or(knows).or(decided)
    }

    /// Whether a computer is thinking just now.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.task.is_some()
    }
}

/// The one thing that a person can choose, where that needs no person. What one has in hand is never played before one has
/// seen it.
pub(super) fn only_choice(current: &Current, settings: &Settings, table: &Table) -> Option<(Seat, usize)> {
    let seat = current.chooser()?;
    let choices = current.game().board().choices(seat);
    let [only] = choices.as_slice() else { return None };
    let ends = current
        .staging()
        .ends_of(current.game().board(), seat, only.number);
    let from_hand = ends.is_some_and(|(from, _)| table.stands(&from).is_from_hand());
    let held = current.is_paused()
        || from_hand
        || current.is_unseen(seat)
        || settings.confirm_loss && current.costs(seat, only.number);
    let alone = settings.single_choice && !held;
    (alone || current.pace().steps()).then_some((seat, only.number))
}
