//! Look: an earlier moment is on the table. The game itself waits and is not changed by it.

use bevy::prelude::*;

use super::{Frame, breath};
use crate::app::{
    current::{Current, Happening},
    screen::Beat,
};

/// Where in the game people look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// So many steps are done in what lies on the table.
    pub at: usize,
    /// It is played on to so many.
    pub until: usize,
    /// Whether the game goes on when it has been played to its end.
    pub leaves: bool,
}

impl Replay {
    /// Whether it is being played.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.at < self.until
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        look.in_set(Frame::Turn)
            .run_if(in_state(Beat::Look))
            .run_if(breath::over),
    );
}

/// Plays the next step, or goes back to the game.
fn look(current: Option<ResMut<Current>>, mut beat: ResMut<NextState<Beat>>) {
    let Some(mut current) = current else { return };
    let Some(mut replay) = current.replay.filter(|_| !current.stale) else {
        beat.set(Beat::Next);
        return;
    };
    let count = current.game.steps().len();
    if replay.at >= count && replay.leaves {
        current.replay = None;
        current.stale = true;
        return;
    }
    if !replay.plays() || replay.at >= count {
        return;
    }
    let step = &current.game.steps()[replay.at];
    let told: Vec<Happening> = step
        .events
        .iter()
        .map(|event| Happening {
            before: step.before.clone(),
            event: event.clone(),
        })
        .collect();
    current.queue.extend(told);
    replay.at += 1;
    current.replay = Some(replay);
    beat.set(Beat::Move);
}
