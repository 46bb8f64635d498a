//! Keys that are pressed and let go between two pictures, as happens where few are drawn a second: they are held until
//! the next one, or what listens to held keys would miss them. So is Ctrl where it is let go in the picture in which another
//! key is pressed: it was held when that was.

use bevy::{input::InputSystems, prelude::*};
use leafwing_input_manager::plugin::InputManagerSystem;

pub(super) fn plugin(app: &mut App) {
    let hold = hold.after(InputSystems).before(InputManagerSystem::Unify);
    app.add_systems(PreUpdate, hold);
}

const CONTROL: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];

fn hold(mut keys: ResMut<ButtonInput<KeyCode>>, mut held: Local<Vec<KeyCode>>) {
    let is_pressed = keys.get_just_pressed().any(|key| !CONTROL.contains(key));
    let let_go = CONTROL.map(|key| (is_pressed && keys.just_released(key)).then_some(key));
    for key in held.drain(..) {
        keys.release(key);
    }
    let tapped = keys.get_just_pressed().filter(|key| !keys.pressed(**key));
    held.extend(tapped.copied());
    held.extend(let_go.into_iter().flatten());
    for &key in &*held {
        keys.clear_just_released(key);
        keys.press(key);
    }
}
