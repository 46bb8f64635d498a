//! What is bound to what: the usual keys and buttons, and those that people have chosen, kept in `keys.ron`.
//!
//! A person's name can have buttons of its own. A word that names no action, key or button is told of with its line, and
//! the rest of the file holds; a file that can't be read is set aside.

use std::collections::BTreeMap;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Device, InputAction};
use crate::{
    app::base::{Log, Options},
    play::store::{self, StoreError},
    rules::Message as Sentence,
    texts,
};

/// Words of keys or buttons by the words of actions, as they stand in the file.
type Words = BTreeMap<String, Vec<String>>;

/// The bindings that differ from the usual ones.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bindings {
    /// Keys, as `KeyA`, `Space`, `Ctrl+KeyZ`.
    keys: Words,
    /// Buttons of pads by the names of persons, as `South`, `DPadUp`, `LeftStick+Up`; an empty name is everybody's.
    pads: BTreeMap<String, Words>,
}

/// The usual keys.
const KEYS: &[(InputAction, &[&str])] = &[
    (InputAction::Confirm, &["Space", "Enter", "KeyE"]),
    (InputAction::Up, &["ArrowUp", "KeyW"]),
    (InputAction::Down, &["ArrowDown", "KeyS"]),
    (InputAction::Left, &["ArrowLeft", "KeyA"]),
    (InputAction::Right, &["ArrowRight", "KeyD"]),
    (InputAction::Turn, &["KeyT"]),
    (InputAction::Back, &["Escape"]),
    (InputAction::Undo, &["Ctrl+KeyZ", "Backspace"]),
    (InputAction::Redo, &["Ctrl+KeyY"]),
    (InputAction::Rest, &["KeyV"]),
    (InputAction::Clear, &["KeyR"]),
    (InputAction::Hint, &["KeyH"]),
    (InputAction::Danger, &["KeyX"]),
    (InputAction::Missed, &["KeyM"]),
    (InputAction::Pause, &["KeyP"]),
    (InputAction::Step, &["Period"]),
    (InputAction::Motion, &["Comma"]),
    (InputAction::Faster, &["Equal", "NumpadAdd"]),
    (InputAction::Slower, &["Minus", "NumpadSubtract"]),
    (InputAction::Reset, &["Ctrl+KeyR"]),
    (InputAction::Numbers, &["KeyN"]),
    (InputAction::Flat, &["KeyF"]),
    (InputAction::Home, &["Home"]),
    (InputAction::Panel, &["KeyL"]),
    (InputAction::Quick, &["KeyQ"]),
    (InputAction::Rules, &["F2"]),
    (InputAction::Save, &["Ctrl+KeyS"]),
    (InputAction::Load, &["Ctrl+KeyO"]),
    (InputAction::Capture, &["F9"]),
    (InputAction::Picture, &["F10"]),
    (InputAction::FullScreen, &["F11"]),
    (InputAction::Console, &["F12"]),
    (InputAction::Help, &["F1", "Slash"]),
];

/// The usual buttons.
const PADS: &[(InputAction, &[&str])] = &[
    (InputAction::Confirm, &["South"]),
    (InputAction::Up, &["DPadUp", "LeftStick+Up"]),
    (InputAction::Down, &["DPadDown", "LeftStick+Down"]),
    (InputAction::Left, &["DPadLeft", "LeftStick+Left"]),
    (InputAction::Right, &["DPadRight", "LeftStick+Right"]),
    (InputAction::Turn, &["RightStick+Left", "RightStick+Right"]),
    (InputAction::Back, &["Start"]),
    (InputAction::Undo, &["East"]),
    (InputAction::Hint, &["North"]),
    (InputAction::Danger, &["West"]),
    (InputAction::Pause, &["Select"]),
    (InputAction::Slower, &["LeftTrigger"]),
    (InputAction::Faster, &["RightTrigger"]),
    (InputAction::Missed, &["LeftTrigger2"]),
    (InputAction::Flat, &["RightTrigger2"]),
    (InputAction::Home, &["RightThumb"]),
    (InputAction::Rest, &["RightStick+Up"]),
    (InputAction::Quick, &["RightStick+Down"]),
    (InputAction::Leave, &["LeftThumb"]),
];

/// The directions of the sticks.
const STICK: [(&str, GamepadControlDirection); 8] = [
    ("LeftStick+Up", GamepadControlDirection::LEFT_UP),
    ("LeftStick+Down", GamepadControlDirection::LEFT_DOWN),
    ("LeftStick+Left", GamepadControlDirection::LEFT_LEFT),
    ("LeftStick+Right", GamepadControlDirection::LEFT_RIGHT),
    ("RightStick+Left", GamepadControlDirection::RIGHT_LEFT),
    ("RightStick+Right", GamepadControlDirection::RIGHT_RIGHT),
    ("RightStick+Up", GamepadControlDirection::RIGHT_UP),
    ("RightStick+Down", GamepadControlDirection::RIGHT_DOWN),
];

fn key(word: &str) -> Option<KeyCode> {
    ron::from_str(word).ok()
}

fn button(word: &str) -> Option<GamepadButton> {
    ron::from_str(word).ok()
}

/// Whether a word names a key, alone or with Ctrl.
fn is_key(word: &str) -> bool {
    key(word.strip_prefix("Ctrl+").unwrap_or(word)).is_some()
}

fn is_button(word: &str) -> bool {
    button(word).is_some() || STICK.iter().any(|(stick, _)| *stick == word)
}

impl Bindings {
    /// Reads the file's text. What makes no sense is left out and told of.
    ///
    /// # Errors
    /// When it is no file of bindings at all.
    fn read(text: &str, tell: &mut impl FnMut(&str, usize)) -> Result<Self, String> {
        let mut read: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        let line = |word: &str| {
            let quoted = format!("\"{word}\"");
            1 + text.lines().position(|line| line.contains(&quoted)).unwrap_or(0)
        };
        let mut sift = |words: &mut Words, known: &dyn Fn(&str) -> bool| {
            words.retain(|action, inputs| {
                inputs.retain(|word| {
                    let sound = known(word);
                    if !sound {
                        tell(word, line(word));
                    }
                    sound
                });
                let sound = InputAction::of(action).is_some();
                if !sound {
                    tell(action, line(action));
                }
                sound
            });
        };
        sift(&mut read.keys, &is_key);
        for words in read.pads.values_mut() {
            sift(words, &is_button);
        }
        Ok(read)
    }

    /// The words of the keys of an action.
    #[must_use]
    pub fn keys(&self, action: InputAction) -> Vec<String> {
        let own = self.keys.get(&action.word()).cloned();
        own.unwrap_or_else(|| usual(KEYS, action))
    }

    /// The words of the buttons of an action for a person; the name is empty where nobody has the pad yet.
    #[must_use]
    pub fn buttons(&self, person: &str, action: InputAction) -> Vec<String> {
        let own = [person, ""]
            .into_iter()
            .find_map(|name| self.pads.get(name)?.get(&action.word()).cloned());
        own.unwrap_or_else(|| usual(PADS, action))
    }

    /// Binds a key to an action, and to nothing else.
    pub fn bind_key(&mut self, action: InputAction, word: &str) {
        for other in InputAction::ALL {
            let mut words = self.keys(other);
            if other != action && words.iter().any(|bound| bound == word) {
                words.retain(|bound| bound != word);
                self.keys.insert(other.word(), words);
            }
        }
        self.keys.insert(action.word(), vec![word.to_owned()]);
    }

    /// Binds a button of a person's pad to an action, and to nothing else.
    pub fn bind_button(&mut self, person: &str, action: InputAction, word: &str) {
        for other in InputAction::ALL {
            let mut words = self.buttons(person, other);
            if other != action && words.iter().any(|bound| bound == word) {
                words.retain(|bound| bound != word);
                let own = self.pads.entry(person.to_owned()).or_default();
                own.insert(other.word(), words);
            }
        }
        let own = self.pads.entry(person.to_owned()).or_default();
        own.insert(action.word(), vec![word.to_owned()]);
    }

    /// The usual keys and buttons again.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// What the keyboard does.
    #[must_use]
    pub fn key_map(&self) -> InputMap<InputAction> {
        let mut map = InputMap::default();
        for action in InputAction::ALL {
            for word in self.keys(action) {
                match word.strip_prefix("Ctrl+") {
                    Some(rest) => {
                        if let Some(key) = key(rest) {
                            map.insert(action, ButtonlikeChord::modified(ModifierKey::Control, key));
                        }
                    }
                    None => {
                        if let Some(key) = key(&word) {
                            map.insert(action, key);
                        }
                    }
                }
            }
        }
        map
    }

    /// What a person's pad does.
    #[must_use]
    pub fn pad_map(&self, person: &str, pad: Entity) -> InputMap<InputAction> {
        let mut map = InputMap::default().with_gamepad(pad);
        for action in InputAction::ALL {
            for word in self.buttons(person, action) {
                if let Some((_, direction)) = STICK.iter().find(|(stick, _)| *stick == word) {
                    map.insert(action, direction.threshold(0.5));
                } else if let Some(button) = button(&word) {
                    map.insert(action, button);
                }
            }
        }
        map
    }
}

fn usual(table: &[(InputAction, &[&str])], action: InputAction) -> Vec<String> {
    table
        .iter()
        .find(|(known, _)| *known == action)
        .map(|(_, words)| words.iter().map(|&word| word.to_owned()).collect())
        .unwrap_or_default()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .add_systems(PreStartup, (read, take_keys).chain())
        .add_systems(
            Last,
            (bind, write)
                .chain()
                .run_if(resource_exists_and_changed::<Bindings>),
        );
}

fn file(options: &Options) -> std::path::PathBuf {
    options.folders.config.join("keys.ron")
}

fn read(options: Res<Options>, mut bindings: ResMut<Bindings>, mut log: ResMut<Log>) {
    let path = file(&options);
    if options.safe || !path.exists() {
        return;
    }
    let mut told = Vec::new();
    let read = match store::read_text(&path) {
        Ok(text) => Bindings::read(&text, &mut |word, line| told.push((word.to_owned(), line))),
        Err(StoreError::Io { source, .. }) => Err(texts::refused(&source)),
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok(read) => *bindings.bypass_change_detection() = read,
        Err(why) => {
            // What is bound next is written under the name of the file.
            let name = store::set_aside(&path).unwrap_or_else(|_| path.clone());
            let sentence = Sentence::new("keys-damaged").with("why", why);
            log.tell(texts::say(&sentence.with("file", name.display().to_string())));
        }
    }
    for (word, line) in told {
        let sentence = Sentence::new("keys-unknown")
            .with("file", path.display().to_string())
            .with("line", line as i64)
            .with("word", word);
        log.tell(texts::say(&sentence));
    }
}

fn take_keys(mut commands: Commands, bindings: Res<Bindings>) {
    commands.spawn((Name::new("Keys"), Device::Keys, bindings.key_map()));
}

/// What was bound anew works at once; pads follow their persons in `pads`.
fn bind(bindings: Res<Bindings>, mut keys: Query<(&Device, &mut InputMap<InputAction>)>) {
    if bindings.is_added() {
        return;
    }
    for (_, mut map) in keys.iter_mut().filter(|(device, _)| **device == Device::Keys) {
        *map = bindings.key_map();
    }
}

fn write(options: Res<Options>, bindings: Res<Bindings>, mut log: ResMut<Log>) {
    if bindings.is_added() || options.safe {
        return;
    }
    let text = ron::ser::to_string_pretty(&*bindings, ron::ser::PrettyConfig::default()).unwrap_or_default();
    if let Err(error) = store::write_atomically(&file(&options), &text) {
        log.tell(texts::say(
            &Sentence::new("settings-unwritten").with("why", error.to_string()),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_binding_names_a_key_or_a_button_and_none_does_two_things() {
        let mut seen = Vec::new();
        for (word, known) in KEYS
            .iter()
            .flat_map(|(_, words)| words.iter().map(|word| (*word, is_key(word))))
            .chain(
                PADS.iter()
                    .flat_map(|(_, words)| words.iter().map(|word| (*word, is_button(word)))),
            )
        {
            assert!(known, "{word}");
            assert!(!seen.contains(&word), "{word} is bound twice");
            seen.push(word);
        }
    }

    #[test]
    fn what_makes_no_sense_is_told_with_its_line_and_the_rest_holds() {
        let text =
            "(\n  keys: {\n    \"confirm\": [\"KeyK\", \"KeyÄ\"],\n    \"dance\": [\"KeyT\"],\n  },\n)";
        let mut told = Vec::new();
        let read =
            Bindings::read(text, &mut |word, line| told.push((word.to_owned(), line))).expect("it is read");
        assert_eq!(told, [("KeyÄ".to_owned(), 3), ("dance".to_owned(), 4)]);
        assert_eq!(read.keys(InputAction::Confirm), ["KeyK"]);
        assert_eq!(read.keys(InputAction::Pause), ["KeyP"]);
        assert!(Bindings::read("(keys: 3)", &mut |_, _| {}).is_err());
    }

    #[test]
    fn a_key_does_one_thing_and_a_person_has_buttons_of_their_own() {
        let mut bindings = Bindings::default();
        bindings.bind_key(InputAction::Pause, "KeyH");
        assert_eq!(bindings.keys(InputAction::Pause), ["KeyH"]);
        assert_eq!(bindings.keys(InputAction::Hint), Vec::<String>::new());
        bindings.bind_button("Anna", InputAction::Confirm, "East");
        assert_eq!(bindings.buttons("Anna", InputAction::Confirm), ["East"]);
        assert_eq!(bindings.buttons("Anna", InputAction::Undo), Vec::<String>::new());
        assert_eq!(bindings.buttons("Ben", InputAction::Confirm), ["South"]);
        let text = ron::to_string(&bindings).expect("it is written");
        assert_eq!(
            Bindings::read(&text, &mut |_, _| panic!("all of it makes sense")),
            Ok(bindings)
        );
    }
}
