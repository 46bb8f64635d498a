//! Acts become asks, or steps through what can be chosen.

use bevy::{input::keyboard::KeyboardInput, prelude::*};
use bevy_egui::input::EguiWantsInput;
use leafwing_input_manager::prelude::*;

use super::{Device, InputAction, Pads, aims::Aims, blind, digits};
use crate::app::{
    ask::{Ask, Asked, Begin, Capture, Change, InTurn, Pacing, Seek},
    base::{Beat, Below, Folding, Frame, Page, Screen, Unfolded},
    current::Current,
    selection::{Cursor, Guard},
    settings::Settings,
    table::{Busy, Laid, TableView},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            open_pages,
            blind::look.run_if(in_state(Screen::Table)),
            (
                blind::choose,
                skip,
                at_table.run_if(not(blind::is_on)),
                choose.run_if(not(blind::is_on)),
                digits::spell.run_if(in_state(Beat::Choose)),
            )
                .run_if(in_state(Screen::Table))
                .run_if(in_state(Page::None))
                .run_if(not(typing)),
        )
            .in_set(Frame::Listen),
    );
}

/// Whether what is typed goes into a text field of a page.
fn typing(wants: Option<Res<EguiWantsInput>>) -> bool {
    wants.is_some_and(|wants| wants.wants_any_keyboard_input())
}

type Devices<'w, 's> = Query<'w, 's, (&'static Device, &'static ActionState<InputAction>)>;

/// Whether somebody has just pressed what does this.
fn pressed(devices: &Devices, action: InputAction) -> bool {
    devices.iter().any(|(_, actions)| actions.just_pressed(&action))
}

/// Any key and any button ends the running motion, but for one that began so lately that the last one was meant.
fn skip(
    mut keys: MessageReader<KeyboardInput>,
    devices: Devices,
    busy: Query<(), With<Busy>>,
    guard: Res<Guard>,
    time: Res<Time<Real>>,
    mut asks: MessageWriter<Ask>,
) {
    let key = keys.read().any(|key| key.state.is_pressed() && !key.repeat);
    let pad = devices
        .iter()
        .any(|(device, actions)| *device != Device::Keys && !actions.get_just_pressed().is_empty());
    if (key || pad) && !busy.is_empty() && !guard.is_held(time.elapsed_secs()) {
        asks.write(Ask::Pace(Pacing::Skip));
    }
}

fn open_pages(
    devices: Devices,
    screen: Res<State<Screen>>,
    page: Res<State<Page>>,
    mut next: ResMut<NextState<Page>>,
    (mut below, mut unfolded): (ResMut<Below>, ResMut<Unfolded>),
    mut settings: ResMut<Settings>,
    mut asks: MessageWriter<Ask>,
    wants: Option<Res<EguiWantsInput>>,
) {
    // The same key closes a list that has dropped down, and then does nothing else.
    let list_open = wants.as_ref().is_some_and(|wants| wants.is_popup_open());
    let typing = typing(wants);
    for (action, wanted) in [
        (InputAction::Console, Page::Console),
        (InputAction::Help, Page::Help),
        (InputAction::Load, Page::Load),
        (InputAction::Rules, Page::Rules),
        (InputAction::Quick, Page::Quick),
    ] {
        let floats_nowhere = action == InputAction::Quick && *screen.get() != Screen::Table;
        if pressed(&devices, action) && !typing && !floats_nowhere {
            next.set(if *page.get() == wanted { Page::None } else { wanted });
        }
    }
    for (action, ask) in [
        (InputAction::Capture, Ask::Capture(Capture::State)),
        (InputAction::Picture, Ask::Capture(Capture::Picture)),
    ] {
        if pressed(&devices, action) {
            asks.write(ask);
        }
    }
    if pressed(&devices, InputAction::FullScreen) {
        settings.full_screen = !settings.full_screen;
    }
    // On a page a pad goes back with the button that undoes at the table.
    let away = *page.get() != Page::None || *screen.get() != Screen::Table;
    let pad_back = away
        && devices
            .iter()
            .any(|(device, actions)| *device != Device::Keys && actions.just_pressed(&InputAction::Undo));
    if (pressed(&devices, InputAction::Back) || pad_back) && !list_open {
        if unfolded.0 && (*screen.get(), *page.get()) == (Screen::Table, Page::None) {
            unfolded.0 = false;
            return;
        }
        next.set(if *page.get() == Page::None {
            Page::Menu
        } else {
            below.take()
        });
    }
}

fn at_table(
    devices: Devices,
    mut view: ResMut<TableView>,
    mut settings: ResMut<Settings>,
    mut asks: MessageWriter<Ask>,
    mut folding: MessageWriter<Folding>,
) {
    let simple = [
        (InputAction::Pause, Ask::Pace(Pacing::Pause)),
        (InputAction::Step, Ask::Pace(Pacing::Step)),
        (InputAction::Motion, Ask::Pace(Pacing::Motion)),
        (InputAction::Reset, Ask::Begin(Begin::Again)),
        (InputAction::Undo, Ask::Change(Change::Undo)),
        (InputAction::Redo, Ask::Change(Change::Redo)),
        (InputAction::Rest, Ask::Turn(InTurn::Rest)),
        (InputAction::Clear, Ask::Turn(InTurn::Clear)),
        (InputAction::Hint, Ask::Turn(InTurn::Hint)),
        (InputAction::Missed, Ask::Replay(Seek::Missed)),
        (
            InputAction::Faster,
            Ask::Pace(Pacing::Speed(settings.speed * 2.0)),
        ),
        (
            InputAction::Slower,
            Ask::Pace(Pacing::Speed(settings.speed / 2.0)),
        ),
        (InputAction::Save, Ask::Save(None)),
    ];
    asks.write_batch(
        simple
            .into_iter()
            .filter(|(action, _)| pressed(&devices, *action))
            .map(|(_, ask)| ask),
    );
    if pressed(&devices, InputAction::Numbers) {
        settings.numbers = !settings.numbers;
    }
    if pressed(&devices, InputAction::Danger) {
        settings.danger = !settings.danger;
    }
    if pressed(&devices, InputAction::Flat) {
        settings.flat = !settings.flat;
    }
    if pressed(&devices, InputAction::Panel) {
        folding.write(Folding);
    }
    if pressed(&devices, InputAction::Home) {
        view.back();
    }
}

/// Rolls, steps through what can be chosen, and chooses: each device for the seat that it serves.
fn choose(
    devices: Devices,
    pads: Res<Pads>,
    busy: Query<(), With<Busy>>,
    beat: Option<Res<State<Beat>>>,
    current: Option<Res<Current>>,
    layout: Option<Res<Laid>>,
    view: Res<TableView>,
    time: Res<Time<Real>>,
    mut guard: ResMut<Guard>,
    mut cursor: ResMut<Cursor>,
    mut asks: MessageWriter<Ask>,
) {
    let (Some(current), Some(beat)) = (current, beat) else {
        return;
    };
    // A key that ended a motion does nothing else.
    if !busy.is_empty() {
        return;
    }
    let now = time.elapsed_secs();
    for (device, actions) in &devices {
        let confirms = actions.just_pressed(&InputAction::Confirm);
        if current.is_answered() {
            if confirms && guard.lets_through(now) {
                asks.write(Ask::Begin(Begin::Puzzle(Asked::Onward)));
            }
            continue;
        }
        match (beat.get(), current.actor()) {
            (Beat::Replay, _) => {
                let by = i64::from(actions.just_pressed(&InputAction::Right))
                    - i64::from(actions.just_pressed(&InputAction::Left));
                if by != 0 {
                    asks.write(Ask::Replay(Seek::By(by)));
                }
                if confirms && guard.lets_through(now) {
                    asks.write(Ask::Replay(Seek::Play));
                }
            }
            (Beat::Roll, Some(seat))
                if confirms
                    && current.rolls_by_hand()
                    && pads.serves(*device, seat)
                    && guard.lets_through(now) =>
            {
                asks.write(Ask::Turn(InTurn::Roll));
            }
            (Beat::Choose, _) if confirms && current.covered().is_some() => {
                let covered = current.covered().filter(|&seat| pads.serves(*device, seat));
                if covered.is_some() && guard.lets_through(now) {
                    asks.write(Ask::Turn(InTurn::Uncover(covered)));
                }
            }
            (Beat::Choose, _) => {
                let Some(seat) = current.chooser().filter(|&seat| pads.serves(*device, seat)) else {
                    continue;
                };
                let aims = || current.staging().aims(current.game().board(), seat);
                if let (Some(way), Some(layout)) = (way(actions), &layout) {
                    let seen = way.rotate(Vec2::from_angle(view.yaw(layout)));
                    cursor.0 = Aims::new(&aims(), layout).stepped(cursor.0, seen, way.x > way.y);
                }
                if let (true, Some(layout)) = (actions.just_pressed(&InputAction::Turn), &layout) {
                    cursor.0 = Aims::new(&aims(), layout).turned(cursor.0);
                }
                if confirms && guard.lets_through(now) {
                    if let Some(number) = cursor.0 {
                        asks.write(Ask::Turn(InTurn::Choose(seat, number)));
                    } else if let Some(layout) = &layout {
                        // Whoever has marked nothing yet sees what can be.
                        cursor.0 = Aims::new(&aims(), layout).stepped(None, Vec2::Y, true);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The direction that was pressed, as it is seen: x to the right, y up.
fn way(actions: &ActionState<InputAction>) -> Option<Vec2> {
    [
        (InputAction::Up, Vec2::Y),
        (InputAction::Down, Vec2::NEG_Y),
        (InputAction::Left, Vec2::NEG_X),
        (InputAction::Right, Vec2::X),
    ]
    .into_iter()
    .find(|(action, _)| actions.just_pressed(action))
    .map(|(_, way)| way)
}
