//! An idle window costs nothing: frames are drawn while something moves, and else only when somebody touches it.

use std::time::Duration;

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent},
};

use super::{
    current::Current,
    quality::Measuring,
    screen::{Beat, Screen},
    showcase::Showcase,
    table::{Busy, Chip, TableCamera},
    turn::Breath,
};

/// Wakes the window from another thread.
#[derive(Resource, Clone)]
pub(super) struct Waker(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl Waker {
    /// Asks for a frame.
    pub(super) fn wake(&self) {
        if let Some(proxy) = &self.0 {
            // The window may be gone by now: then nobody waits for the frame.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

/// Without a touch a frame is drawn this seldom.
const IDLE: Duration = Duration::from_mins(10);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    .add_systems(Startup, keep_waker)
    .add_systems(Last, rest);
}

fn keep_waker(mut commands: Commands, proxy: Option<Res<EventLoopProxyWrapper>>) {
    commands.insert_resource(Waker(proxy.map(|proxy| (**proxy).clone())));
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
        (Screen::Table, Some(Beat::Look), Some(current)) => {
            !current.stale && current.replay.is_some_and(|replay| !replay.plays())
        }
        (Screen::Table, Some(Beat::Move), Some(current)) => current.pace.holds_motion(),
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
