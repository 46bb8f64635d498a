//! An idle window costs nothing: frames are drawn while something moves, and else only when somebody touches it.

use std::{thread, time::Duration};

use bevy::{
    prelude::*,
    time::TimeReceiver,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings},
};
use gilrs::Gilrs;

use super::{quality::Measuring, showcase::Showcase};
use crate::app::{
    base::{Beat, Screen, Waker},
    current::Current,
    table::{Busy, Chip, TableCamera},
    turn::Breath,
};

/// Without a touch a frame is drawn this seldom.
const IDLE: Duration = Duration::from_mins(10);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    .add_systems(Startup, (keep_waker, listen_to_pads).chain())
    .add_systems(Last, rest);
    look_at_the_clock(app);
}

/// Lets the time of a frame be when it begins. The engine takes the moment at which the last picture was finished: after
/// a rest that is long ago, and a click would seem to have been held down for the whole of the rest.
fn look_at_the_clock(app: &mut App) {
    app.world_mut().remove_resource::<TimeReceiver>();
}

fn keep_waker(mut commands: Commands, proxy: Option<Res<EventLoopProxyWrapper>>) {
    commands.insert_resource(Waker::new(proxy.as_deref()));
}

/// Wakes the window when something is done on a pad. The engine looks at pads only once a frame, and what moves a mouse
/// or presses a key wakes a window by itself.
fn listen_to_pads(waker: Res<Waker>) {
    let waker = waker.clone();
    let listen = move || {
        let Ok(mut pads) = Gilrs::new() else { return };
        loop {
            match pads.next_event_blocking(None) {
                Some(_) if !waker.wake() => break,
                Some(_) => {}
                // Should there be nothing to wait for any more, this takes no time of the game's.
                None => thread::sleep(Duration::from_millis(100)),
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("pads".to_owned()).spawn(listen) {
        warn!("an idle window will not notice gamepads: {error}");
    }
}

/// Draws on while anything moves or the turn goes on without a person.
fn rest(
    mut settings: ResMut<WinitSettings>,
    busy: Query<(), Or<(With<Busy>, With<Chip>)>>,
    moving: Query<(), (With<TableCamera>, Changed<Transform>)>,
    breath: Res<Breath>,
    screen: Res<State<Screen>>,
    beat: Option<Res<State<Beat>>>,
    current: Option<Res<Current>>,
    measuring: Res<Measuring>,
    showcase: Res<Showcase>,
    mut frames: Local<u8>,
) {
    let waits = match (screen.get(), beat.map(|beat| *beat.get()), &current) {
        (Screen::Table, Some(Beat::Roll | Beat::Choose), Some(current)) => {
            breath.is_over() && !current.is_changed()
        }
        (Screen::Table, Some(Beat::Replay), Some(current)) => {
            !current.is_stale() && current.replay().is_some_and(|replay| !replay.plays())
        }
        (Screen::Table, Some(Beat::Move), Some(current)) => current.pace().holds_motion(),
        (Screen::Title, ..) => !showcase.plays(),
        (Screen::Table, Some(Beat::Over), _) | (Screen::Setup, ..) => true,
        _ => false,
    };
    let still = waits && busy.is_empty() && moving.is_empty() && !measuring.is_running();
    // A few frames more, so that whatever was changed last is drawn.
    *frames = if still { frames.saturating_add(1) } else { 0 };
    let wanted = if *frames > 5 {
        UpdateMode::reactive(IDLE)
    } else {
        UpdateMode::Continuous
    };
    if settings.focused_mode != wanted {
        settings.focused_mode = wanted;
        settings.unfocused_mode = wanted;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use bevy::time::{TimePlugin, create_time_channels};

    use super::*;

    #[test]
    fn a_frame_has_the_time_at_which_it_begins_and_not_that_of_the_last_picture() {
        let mut app = App::new();
        let (drawn, received) = create_time_channels();
        app.add_plugins(TimePlugin).insert_resource(received);
        look_at_the_clock(&mut app);
        app.update();
        let day = Duration::from_hours(24);
        // Nobody listens to it any more.
        let _ = drawn.0.try_send(Instant::now() + day);
        app.update();
        assert!(app.world().resource::<Time<Real>>().elapsed() < day);
    }
}
