//! A breath between two things, so that people can follow: it runs on the virtual clock like every motion.

use bevy::prelude::*;

use crate::app::{base::Frame, table::EndMotion};

/// Time that must pass before the turn goes on.
#[derive(Resource, Default, Debug)]
pub struct Breath(Timer);

impl Breath {
    /// Before a computer chooses, in seconds.
    pub const BEFORE_CHOICE: f32 = 0.35;
    /// To see what was chosen, in seconds.
    pub const TO_SEE: f32 = 0.3;
    /// Before a die that nobody has to touch is thrown, in seconds.
    pub const BEFORE_ROLL: f32 = 0.15;
    /// To read that something did not happen, in seconds.
    pub const TO_READ: f32 = 0.45;
    /// To take in what is shown all over the board, in seconds.
    pub const TO_LOOK: f32 = 0.9;

    /// Begins a breath.
    pub fn take(&mut self, secs: f32) {
        self.0 = Timer::from_seconds(secs, TimerMode::Once);
    }

    /// Whether nothing has to be waited for.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_finished() || self.0.duration().is_zero()
    }
}

/// A condition for systems.
pub(super) fn over(breath: Res<Breath>) -> bool {
    breath.is_over()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Breath>()
        .add_systems(Update, (go_on, end).chain().before(Frame::Turn));
}

fn go_on(time: Res<Time>, mut breath: ResMut<Breath>) {
    if !breath.is_over() {
        breath.0.tick(time.delta());
    }
}

/// Who skips a motion does not want to wait for a breath either.
fn end(mut ends: MessageReader<EndMotion>, mut breath: ResMut<Breath>) {
    if ends.read().count() > 0 {
        breath.0 = Timer::default();
    }
}
