//! Roll: chance acts. A person's roll waits for the person; any other one comes by itself.

use bevy::prelude::*;

use super::{Breath, breath};
use crate::{
    app::{
        base::{Beat, Frame},
        current::Current,
        settings::Settings,
    },
    rules::Turn,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Roll), prepare).add_systems(
        Update,
        roll.in_set(Frame::Turn)
            .run_if(in_state(Beat::Roll))
            .run_if(breath::over),
    );
}

fn prepare(mut breath: ResMut<Breath>) {
    breath.take(Breath::BEFORE_ROLL);
}

fn roll(current: Option<ResMut<Current>>, settings: Res<Settings>, mut beat: ResMut<NextState<Beat>>) {
    let Some(mut current) = current else { return };
    if current.game().turn() != Turn::Chance {
        beat.set(Beat::Next);
        return;
    }
    let is_waited = current.rolls_by_hand() || current.rolls_elsewhere();
    let asks_person = is_waited && !settings.roll_alone;
    let due = current.is_roll_asked() || !asks_person && !current.is_paused() || current.pace().steps();
    if due {
        match current.draw() {
            Ok(()) => beat.set(Beat::Move),
            Err(message) => {
                // A record without its seed can be looked at; it has no dice to go on with.
                let why = current.say(&message);
                current.stop(why);
            }
        }
    }
}
