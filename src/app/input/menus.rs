//! Pads on pages: what is pressed is told to egui as keys, and names are written on a keyboard on the screen.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{Event, Key, Modifiers},
};
use leafwing_input_manager::{plugin::InputManagerSystem, prelude::*};

use super::{Device, InputAction};
use crate::app::base::{Beat, Page, Screen};

/// The keys of the keyboard on the screen, row by row; `⇧` makes the next letter a capital, `⌫` takes back, `⏎` ends.
pub const ROWS: [&str; 4] = ["1234567890-", "qwertyuiop'", "asdfghjkl.⇧", "zxcvbnm, ⌫⏎"];

/// The keyboard on the screen: whether it is there, and the key that is meant.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    /// Whether a pad writes just now.
    pub open: bool,
    /// The row.
    pub row: usize,
    /// The place in the row.
    pub column: usize,
    /// Whether the next letter is a capital.
    pub capital: bool,
}

impl Typing {
    /// What a key writes now.
    #[must_use]
    pub fn shown(&self, letter: char) -> char {
        if self.capital {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    }
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
    devices: Query<(&Device, &ActionState<InputAction>)>,
    screen: Res<State<Screen>>,
    page: Res<State<Page>>,
    beat: Option<Res<State<Beat>>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut typing: ResMut<Typing>,
    mut lost: Local<bool>,
) {
    let Ok((mut context, mut input)) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    let writes = ctx.text_edit_focused();
    // At the end of a game a pad presses what is offered there.
    let is_over = beat.is_some_and(|beat| *beat.get() == Beat::Over);
    if *page.get() == Page::None && *screen.get() == Screen::Table && !is_over {
        typing.set_if_neq(Typing::default());
        return;
    }
    let pads = devices.iter().filter(|(device, _)| **device != Device::Keys);
    let mut pressed: Vec<InputAction> = pads.flat_map(|(_, actions)| actions.get_just_pressed()).collect();
    pressed.dedup();
    if !writes {
        typing.set_if_neq(Typing::default());
    }
    let none = ctx.memory(|memory| memory.focused().is_none());
    if std::mem::take(&mut *lost) && none {
        // The page has no place of its own from where arrows start.
        tap(&mut input.events, (Key::Tab, Modifiers::NONE));
    }
    for action in pressed {
        if typing.open {
            write(&mut typing, action, &mut input.events);
            continue;
        }
        let key = match action {
            InputAction::Confirm if writes => {
                *typing = Typing {
                    open: true,
                    capital: true,
                    ..Typing::default()
                };
                continue;
            }
            // In a text the arrows would move the cursor.
            InputAction::Up | InputAction::Left if writes => (Key::Tab, Modifiers::SHIFT),
            InputAction::Down | InputAction::Right if writes => (Key::Tab, Modifiers::NONE),
            InputAction::Up => (Key::ArrowUp, Modifiers::NONE),
            InputAction::Down => (Key::ArrowDown, Modifiers::NONE),
            InputAction::Left => (Key::ArrowLeft, Modifiers::NONE),
            InputAction::Right => (Key::ArrowRight, Modifiers::NONE),
            InputAction::Confirm => (Key::Enter, Modifiers::NONE),
            _ => continue,
        };
        *lost = none && action != InputAction::Confirm;
        tap(&mut input.events, key);
    }
}

/// A press on the keyboard on the screen.
fn write(typing: &mut Typing, action: InputAction, events: &mut Vec<Event>) {
    let width = |row: usize| ROWS[row].chars().count();
    match action {
        InputAction::Up => typing.row = (typing.row + ROWS.len() - 1) % ROWS.len(),
        InputAction::Down => typing.row = (typing.row + 1) % ROWS.len(),
        InputAction::Left => typing.column = (typing.column + width(typing.row) - 1) % width(typing.row),
        InputAction::Right => typing.column = (typing.column + 1) % width(typing.row),
        InputAction::Undo => tap(events, (Key::Backspace, Modifiers::NONE)),
        InputAction::Confirm => match ROWS[typing.row].chars().nth(typing.column) {
            Some('⇧') => typing.capital = !typing.capital,
            Some('⌫') => tap(events, (Key::Backspace, Modifiers::NONE)),
            // On to what stands behind the text, so that a pad need not begin anew.
            Some('⏎') => tap(events, (Key::Tab, Modifiers::NONE)),
            Some(letter) => {
                events.push(Event::Text(typing.shown(letter).to_string()));
                typing.capital = !letter.is_alphanumeric();
            }
            None => {}
        },
        _ => {}
    }
}

fn tap(events: &mut Vec<Event>, (key, modifiers): (Key, Modifiers)) {
    for pressed in [true, false] {
        events.push(Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
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
            capital: true,
        };
        let mut events = Vec::new();
        for action in [
            InputAction::Confirm,
            InputAction::Down,
            InputAction::Right,
            InputAction::Confirm,
            InputAction::Left,
            InputAction::Left,
            InputAction::Confirm,
        ] {
            write(&mut typing, action, &mut events);
        }
        assert_eq!(
            events[0],
            Event::Text("A".to_owned()),
            "a name begins with a capital"
        );
        assert_eq!(events[1], Event::Text("x".to_owned()));
        assert!(
            matches!(
                events[2],
                Event::Key {
                    key: Key::Tab,
                    pressed: true,
                    ..
                }
            ),
            "round to the last key"
        );
    }
}
