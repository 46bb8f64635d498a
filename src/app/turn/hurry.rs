//! A game in which no person has anything to hope or to fear any more, and that is to come to its end fast.

use bevy::prelude::*;

use crate::{
    app::{current::Current, settings::Settings},
    rules::Turn,
};

/// How many times as fast as usual.
const FAST: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hurry);
}

/// The clock runs fast until the game is over, then as it is set.
fn hurry(
    current: Option<Res<Current>>,
    settings: Res<Settings>,
    mut time: ResMut<Time<Virtual>>,
    mut runs: Local<bool>,
) {
    let wanted = current.is_some_and(|current| current.is_hurried() && current.game().turn() != Turn::Over);
    if std::mem::replace(&mut *runs, wanted) != wanted {
        let usual = settings.speed.clamp(Settings::SLOWEST, Settings::FASTEST);
        time.set_relative_speed(if wanted { FAST.max(usual) } else { usual });
    }
}
