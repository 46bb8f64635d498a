//! Keys: each is bound to an action, and an action is an ask or a step through what can be chosen.

use bevy::{input::keyboard::KeyboardInput, prelude::*};
use bevy_egui::input::EguiWantsInput;
use leafwing_input_manager::prelude::*;

use super::{
    asks::Ask,
    current::Current,
    screen::{Beat, Page, Screen},
    settings::Settings,
    table::Busy,
    turn::{Cursor, Frame},
};

/// What a key does.
#[derive(Actionlike, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Act {
    /// Rolls, or makes the choice stepped to.
    Confirm,
    /// To the next choice.
    Next,
    /// To the choice before.
    Previous,
    /// Computers and the die wait, or go on.
    Pause,
    /// One step although paused.
    Step,
    /// A new game at the same table.
    Reset,
    /// Takes the last choice back.
    Undo,
    /// Does it again.
    Redo,
    /// Twice as fast.
    Faster,
    /// Half as fast.
    Slower,
    /// Numbers on the spots.
    Numbers,
    /// Straight from above, or from the seat.
    Flat,
    /// The side panel.
    Panel,
    /// Saves the game.
    Save,
    /// Saved games.
    Load,
    /// The state of the game to a file.
    Capture,
    /// A picture of the window.
    Picture,
    /// The console.
    Console,
    /// The keys.
    Help,
    /// Closes the page, or opens the menu.
    Back,
}

/// Every key as people read it, with the key of the text that says what it does.
pub const HELP: &[(&str, &str)] = &[
    ("Space  Enter", "key-confirm"),
    ("→  ↓", "key-next"),
    ("←  ↑", "key-previous"),
    ("P", "key-pause"),
    (".", "key-step"),
    ("R", "key-reset"),
    ("Ctrl+Z", "key-undo"),
    ("Ctrl+Y", "key-redo"),
    ("+", "key-faster"),
    ("−", "key-slower"),
    ("N", "key-numbers"),
    ("F", "key-flat"),
    ("L", "key-panel"),
    ("Ctrl+S", "key-save"),
    ("Ctrl+O", "key-load"),
    ("F9", "key-capture"),
    ("F10", "key-picture"),
    ("F12", "key-console"),
    ("F1  ?", "key-help"),
    ("Esc", "key-back"),
];

fn bindings() -> InputMap<Act> {
    let control = |key| ButtonlikeChord::modified(ModifierKey::Control, key);
    InputMap::default()
        .with(Act::Confirm, KeyCode::Space)
        .with(Act::Confirm, KeyCode::Enter)
        .with(Act::Next, KeyCode::ArrowRight)
        .with(Act::Next, KeyCode::ArrowDown)
        .with(Act::Previous, KeyCode::ArrowLeft)
        .with(Act::Previous, KeyCode::ArrowUp)
        .with(Act::Pause, KeyCode::KeyP)
        .with(Act::Step, KeyCode::Period)
        .with(Act::Reset, KeyCode::KeyR)
        .with(Act::Undo, control(KeyCode::KeyZ))
        .with(Act::Redo, control(KeyCode::KeyY))
        .with(Act::Faster, KeyCode::Equal)
        .with(Act::Faster, KeyCode::NumpadAdd)
        .with(Act::Slower, KeyCode::Minus)
        .with(Act::Slower, KeyCode::NumpadSubtract)
        .with(Act::Numbers, KeyCode::KeyN)
        .with(Act::Flat, KeyCode::KeyF)
        .with(Act::Panel, KeyCode::KeyL)
        .with(Act::Save, control(KeyCode::KeyS))
        .with(Act::Load, control(KeyCode::KeyO))
        .with(Act::Capture, KeyCode::F9)
        .with(Act::Picture, KeyCode::F10)
        .with(Act::Console, KeyCode::F12)
        .with(Act::Help, KeyCode::F1)
        .with(Act::Help, KeyCode::Slash)
        .with(Act::Back, KeyCode::Escape)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Act>::default())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Keys"), bindings()));
        })
        .add_systems(
            Update,
            (
                open_pages,
                (skip, play)
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

/// Any key ends the running motion.
fn skip(mut keys: MessageReader<KeyboardInput>, busy: Query<(), With<Busy>>, mut asks: MessageWriter<Ask>) {
    let pressed = keys.read().any(|key| key.state.is_pressed() && !key.repeat);
    if pressed && !busy.is_empty() {
        asks.write(Ask::Skip);
    }
}

fn open_pages(
    acts: Single<&ActionState<Act>>,
    page: Res<State<Page>>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
    wants: Option<Res<EguiWantsInput>>,
) {
    // The same key closes a list that has dropped down, and then does nothing else.
    let list_open = wants.as_ref().is_some_and(|wants| wants.is_popup_open());
    let typing = typing(wants);
    for (act, wanted) in [
        (Act::Console, Page::Console),
        (Act::Help, Page::Help),
        (Act::Load, Page::Load),
    ] {
        if acts.just_pressed(&act) && !typing {
            next.set(if *page.get() == wanted { Page::None } else { wanted });
        }
    }
    for (act, ask) in [(Act::Capture, Ask::Capture), (Act::Picture, Ask::Picture)] {
        if acts.just_pressed(&act) {
            asks.write(ask);
        }
    }
    if acts.just_pressed(&Act::Back) && !list_open {
        next.set(if *page.get() == Page::None {
            Page::Menu
        } else {
            Page::None
        });
    }
}

fn play(
    acts: Single<&ActionState<Act>>,
    busy: Query<(), With<Busy>>,
    beat: Option<Res<State<Beat>>>,
    current: Option<Res<Current>>,
    mut cursor: ResMut<Cursor>,
    mut settings: ResMut<Settings>,
    mut asks: MessageWriter<Ask>,
) {
    let simple = [
        (Act::Pause, Ask::Pause),
        (Act::Step, Ask::Step),
        (Act::Reset, Ask::Again),
        (Act::Undo, Ask::Undo),
        (Act::Redo, Ask::Redo),
        (Act::Faster, Ask::Speed(settings.speed * 2.0)),
        (Act::Slower, Ask::Speed(settings.speed / 2.0)),
        (Act::Save, Ask::Save(None)),
    ];
    asks.write_batch(
        simple
            .into_iter()
            .filter(|(act, _)| acts.just_pressed(act))
            .map(|(_, ask)| ask),
    );
    if acts.just_pressed(&Act::Numbers) {
        settings.numbers = !settings.numbers;
    }
    if acts.just_pressed(&Act::Flat) {
        settings.flat = !settings.flat;
    }
    if acts.just_pressed(&Act::Panel) {
        settings.folded = !settings.folded;
    }
    let (Some(current), Some(beat)) = (current, beat) else {
        return;
    };
    // A key that ended a motion does nothing else.
    if !busy.is_empty() {
        return;
    }
    match (beat.get(), current.chooser()) {
        (Beat::Roll, _) if acts.just_pressed(&Act::Confirm) && current.rolls_by_hand() => {
            asks.write(Ask::Roll);
        }
        (Beat::Over, _) if acts.just_pressed(&Act::Confirm) => {
            asks.write(Ask::Again);
        }
        (Beat::Choose, Some(seat)) => {
            let picks = current.staging.picks(current.game.board(), seat);
            let count = picks.len().max(1);
            if acts.just_pressed(&Act::Next) {
                cursor.0 = Some(cursor.0.map_or(0, |at| (at + 1) % count));
            }
            if acts.just_pressed(&Act::Previous) {
                cursor.0 = Some(cursor.0.map_or(count - 1, |at| (at + count - 1) % count));
            }
            if acts.just_pressed(&Act::Confirm)
                && let Some(pick) = cursor.0.and_then(|at| picks.get(at))
            {
                asks.write(Ask::Choose(seat, pick.number));
            }
        }
        _ => {}
    }
}
