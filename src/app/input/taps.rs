//! Keys that are pressed and let go between two pictures, as happens where few are drawn a second: they are held until
//! the next one, or what listens to held keys would miss them.

use bevy::{input::InputSystems, prelude::*};
use leafwing_input_manager::plugin::InputManagerSystem;

pub(super) fn plugin(app: &mut App) {
    let hold = hold.after(InputSystems).before(InputManagerSystem::Unify);
    app.add_systems(PreUpdate, hold);
}

fn hold(mut keys: ResMut<ButtonInput<KeyCode>>, mut held: Local<Vec<KeyCode>>) {
    for key in held.drain(..) {
        keys.release(key);
    }
    let tapped = keys.get_just_pressed().filter(|key| !keys.pressed(**key));
    held.extend(tapped.copied());
    for &key in &*held {
        keys.clear_just_released(key);
        keys.press(key);
    }
}
