//! Pads on pages: what is pressed is told to egui as keys, and names are written on a keyboard on the screen.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{Event, Key, Modifiers},
};
use leafwing_input_manager::{plugin::InputManagerSystem, prelude::*};

use super::{Act, Device};
use crate::app::screen::{Page, Screen};

/// The keys of the keyboard on the screen, row by row; `⌫` takes back, `⏎` ends.
pub const ROWS: [&str; 4] = ["1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm ⌫⏎"];

/// The keyboard on the screen: whether it is there, and the key that is meant.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    /// Whether a pad writes just now.
    pub open: bool,
    /// The row.
    pub row: usize,
    /// The place in the row.
    pub column: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typing>().add_systems(
        PreUpdate,
        tell_egui
            .after(InputManagerSystem::Update)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn tell_egui(
    devices: Query<(&Device, &ActionState<Act>)>,
    screen: Res<State<Screen>>,
    page: Res<State<Page>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut typing: ResMut<Typing>,
) {
    let Ok((mut context, mut input)) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    let writes = ctx.text_edit_focused();
    if *page.get() == Page::None && *screen.get() == Screen::Table {
        typing.set_if_neq(Typing::default());
        return;
    }
    let pads = devices.iter().filter(|(device, _)| **device != Device::Keys);
    let mut pressed: Vec<Act> = pads.flat_map(|(_, acts)| acts.get_just_pressed()).collect();
    pressed.dedup();
    if !writes {
        typing.set_if_neq(Typing::default());
    } else if !pressed.is_empty() && !typing.open {
        typing.open = true;
        return;
    }
    for act in pressed {
        if typing.open {
            write(&mut typing, act, &mut input.events);
            continue;
        }
        // The first press finds something to start from.
        let none = ctx.memory(|memory| memory.focused().is_none());
        let key = match act {
            Act::Up | Act::Down | Act::Left | Act::Right if none => Key::Tab,
            Act::Up => Key::ArrowUp,
            Act::Down => Key::ArrowDown,
            Act::Left => Key::ArrowLeft,
            Act::Right => Key::ArrowRight,
            Act::Confirm => Key::Enter,
            _ => continue,
        };
        tap(&mut input.events, key);
    }
}

/// A press on the keyboard on the screen.
fn write(typing: &mut Typing, act: Act, events: &mut Vec<Event>) {
    let width = |row: usize| ROWS[row].chars().count();
    match act {
        Act::Up => typing.row = (typing.row + ROWS.len() - 1) % ROWS.len(),
        Act::Down => typing.row = (typing.row + 1) % ROWS.len(),
        Act::Left => typing.column = (typing.column + width(typing.row) - 1) % width(typing.row),
        Act::Right => typing.column = (typing.column + 1) % width(typing.row),
        Act::Undo => tap(events, Key::Backspace),
        Act::Confirm => match ROWS[typing.row].chars().nth(typing.column) {
            Some('⌫') => tap(events, Key::Backspace),
            Some('⏎') => tap(events, Key::Enter),
            Some(letter) => events.push(Event::Text(letter.to_string())),
            None => {}
        },
        _ => {}
    }
}

fn tap(events: &mut Vec<Event>, key: Key) {
    for pressed in [true, false] {
        events.push(Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pad_writes_letter_by_letter() {
        let mut typing = Typing {
            open: true,
            row: 2,
            column: 0,
        };
        let mut events = Vec::new();
        for act in [
            Act::Confirm,
            Act::Down,
            Act::Right,
            Act::Confirm,
            Act::Left,
            Act::Left,
            Act::Confirm,
        ] {
            write(&mut typing, act, &mut events);
        }
        assert_eq!(events[0], Event::Text("a".to_owned()));
        assert_eq!(events[1], Event::Text("x".to_owned()));
        assert!(
            matches!(
                events[2],
                Event::Key {
                    key: Key::Enter,
                    pressed: true,
                    ..
                }
            ),
            "round to the last key"
        );
    }
}
