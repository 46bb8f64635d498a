//! What a computer thinks, knows and has decided of the choice that is due, and what needs no thought.

use bevy::{prelude::*, tasks::Task};

use crate::{
    app::{current::Current, settings::Settings},
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

/// The one thing that a person can choose, where that needs no person.
pub(super) fn only_choice(current: &Current, settings: &Settings) -> Option<(Seat, usize)> {
    let seat = current.chooser()?;
    let choices = current.game().board().choices(seat);
    let [only] = choices.as_slice() else { return None };
    let held = current.is_paused()
        || current.is_unseen(seat)
        || settings.confirm_loss && current.costs(seat, only.number);
    let alone = settings.single_choice && !held;
    (alone || current.pace().steps()).then_some((seat, only.number))
}
