//! Hints, in three steps: which piece, where to, and why. The strongest strategy at hand is asked.

use bevy::prelude::*;

use crate::{
    app::{current::Current, screen::Beat},
    catalogue,
    rules::{Message as Sentence, Seat},
};

/// Advice for the choice that is due, as far as it has been asked for.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hint(pub Option<Advice>);

/// What a strategy would choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// For whom.
    pub seat: Seat,
    /// The number of the choice.
    pub number: usize,
    /// Why, where the strategy can tell.
    pub reason: Option<Sentence>,
    /// How much of it is told: 1 the piece, 2 its target too, 3 the reason too.
    pub told: u8,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .add_systems(OnExit(Beat::Choose), |mut hint: ResMut<Hint>| {
            hint.set_if_neq(Hint(None));
        });
}

impl Hint {
    /// Tells one step more.
    pub fn more(&mut self, current: &Current) {
        let Some(seat) = current.chooser() else { return };
        if let Some(advice) = self.0.as_mut().filter(|advice| advice.seat == seat) {
            advice.told = (advice.told + 1).min(3);
            return;
        }
        let adviser = catalogue::game(&current.game.setup().game)
            .ok()
            .and_then(|entry| entry.player(&entry.adviser()).ok());
        let thought = adviser
            .and_then(|player| current.game.thinking_as(seat, player))
            .and_then(crate::play::Thinking::think);
        self.0 = thought.map(|thought| Advice {
            seat,
            number: thought.number,
            reason: thought.reason,
            told: 1,
        });
    }
}
