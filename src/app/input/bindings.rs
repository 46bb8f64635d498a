//! What is bound to what: the usual keys and buttons, and those that people have chosen, kept in `keys.ron`.
//!
//! A person's name can have buttons of its own. A word that names no act, key or button is told of with its line, and the
//! rest of the file holds; a file that can't be read is set aside.

use std::collections::BTreeMap;

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Act, Device};
use crate::{
    app::base::{Log, Options},
    play::store::{self, StoreError},
    rules::Message as Sentence,
    texts,
};

/// Words of keys or buttons by the words of acts, as they stand in the file.
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
const KEYS: &[(Act, &[&str])] = &[
    (Act::Confirm, &["Space", "Enter", "KeyE"]),
    (Act::Up, &["ArrowUp", "KeyW"]),
    (Act::Down, &["ArrowDown", "KeyS"]),
    (Act::Left, &["ArrowLeft", "KeyA"]),
    (Act::Right, &["ArrowRight", "KeyD"]),
    (Act::Turn, &["KeyT"]),
    (Act::Back, &["Escape"]),
    (Act::Undo, &["Ctrl+KeyZ", "Backspace"]),
    (Act::Redo, &["Ctrl+KeyY"]),
    (Act::Rest, &["KeyV"]),
    (Act::Clear, &["KeyR"]),
    (Act::Hint, &["KeyH"]),
    (Act::Danger, &["KeyX"]),
    (Act::Missed, &["KeyM"]),
    (Act::Pause, &["KeyP"]),
    (Act::Step, &["Period"]),
    (Act::Beat, &["Comma"]),
    (Act::Faster, &["Equal", "NumpadAdd"]),
    (Act::Slower, &["Minus", "NumpadSubtract"]),
    (Act::Reset, &["Ctrl+KeyR"]),
    (Act::Numbers, &["KeyN"]),
    (Act::Flat, &["KeyF"]),
    (Act::Home, &["Home"]),
    (Act::Panel, &["KeyL"]),
    (Act::Quick, &["KeyQ"]),
    (Act::Rules, &["F2"]),
    (Act::Save, &["Ctrl+KeyS"]),
    (Act::Load, &["Ctrl+KeyO"]),
    (Act::Capture, &["F9"]),
    (Act::Picture, &["F10"]),
    (Act::FullScreen, &["F11"]),
    (Act::Console, &["F12"]),
    (Act::Help, &["F1", "Slash"]),
];

/// The usual buttons.
const PADS: &[(Act, &[&str])] = &[
    (Act::Confirm, &["South"]),
    (Act::Up, &["DPadUp", "LeftStick+Up"]),
    (Act::Down, &["DPadDown", "LeftStick+Down"]),
    (Act::Left, &["DPadLeft", "LeftStick+Left"]),
    (Act::Right, &["DPadRight", "LeftStick+Right"]),
    (Act::Turn, &["RightStick+Left", "RightStick+Right"]),
    (Act::Back, &["Start"]),
    (Act::Undo, &["East"]),
    (Act::Hint, &["North"]),
    (Act::Danger, &["West"]),
    (Act::Pause, &["Select"]),
    (Act::Slower, &["LeftTrigger"]),
    (Act::Faster, &["RightTrigger"]),
    (Act::Missed, &["LeftTrigger2"]),
    (Act::Flat, &["RightTrigger2"]),
    (Act::Home, &["RightThumb"]),
    (Act::Rest, &["RightStick+Up"]),
    (Act::Quick, &["RightStick+Down"]),
    (Act::Leave, &["LeftThumb"]),
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
            words.retain(|act, inputs| {
                inputs.retain(|word| {
                    let sound = known(word);
                    if !sound {
                        tell(word, line(word));
                    }
                    sound
                });
                let sound = Act::of(act).is_some();
                if !sound {
                    tell(act, line(act));
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

    /// The words of the keys of an act.
    #[must_use]
    pub fn keys(&self, act: Act) -> Vec<String> {
        let own = self.keys.get(&act.word()).cloned();
        own.unwrap_or_else(|| usual(KEYS, act))
    }

    /// The words of the buttons of an act for a person; the name is empty where nobody has the pad yet.
    #[must_use]
    pub fn buttons(&self, person: &str, act: Act) -> Vec<String> {
        let own = [person, ""]
            .into_iter()
            .find_map(|name| self.pads.get(name)?.get(&act.word()).cloned());
        own.unwrap_or_else(|| usual(PADS, act))
    }

    /// Binds a key to an act, and to nothing else.
    pub fn bind_key(&mut self, act: Act, word: &str) {
        for other in Act::ALL {
            let mut words = self.keys(other);
            if other != act && words.iter().any(|bound| bound == word) {
                words.retain(|bound| bound != word);
                self.keys.insert(other.word(), words);
            }
        }
        self.keys.insert(act.word(), vec![word.to_owned()]);
    }

    /// Binds a button of a person's pad to an act, and to nothing else.
    pub fn bind_button(&mut self, person: &str, act: Act, word: &str) {
        for other in Act::ALL {
            let mut words = self.buttons(person, other);
            if other != act && words.iter().any(|bound| bound == word) {
                words.retain(|bound| bound != word);
                let own = self.pads.entry(person.to_owned()).or_default();
                own.insert(other.word(), words);
            }
        }
        let own = self.pads.entry(person.to_owned()).or_default();
        own.insert(act.word(), vec![word.to_owned()]);
    }

    /// The usual keys and buttons again.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// What the keyboard does.
    #[must_use]
    pub fn key_map(&self) -> InputMap<Act> {
        let mut map = InputMap::default();
        for act in Act::ALL {
            for word in self.keys(act) {
                match word.strip_prefix("Ctrl+") {
                    Some(rest) => {
                        if let Some(key) = key(rest) {
                            map.insert(act, ButtonlikeChord::modified(ModifierKey::Control, key));
                        }
                    }
                    None => {
                        if let Some(key) = key(&word) {
                            map.insert(act, key);
                        }
                    }
                }
            }
        }
        map
    }

    /// What a person's pad does.
    #[must_use]
    pub fn pad_map(&self, person: &str, pad: Entity) -> InputMap<Act> {
        let mut map = InputMap::default().with_gamepad(pad);
        for act in Act::ALL {
            for word in self.buttons(person, act) {
                if let Some((_, direction)) = STICK.iter().find(|(stick, _)| *stick == word) {
                    map.insert(act, direction.threshold(0.5));
                } else if let Some(button) = button(&word) {
                    map.insert(act, button);
                }
            }
        }
        map
    }
}

fn usual(table: &[(Act, &[&str])], act: Act) -> Vec<String> {
    table
        .iter()
        .find(|(known, _)| *known == act)
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
fn bind(bindings: Res<Bindings>, mut keys: Query<(&Device, &mut InputMap<Act>)>) {
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
        assert_eq!(read.keys(Act::Confirm), ["KeyK"]);
        assert_eq!(read.keys(Act::Pause), ["KeyP"]);
        assert!(Bindings::read("(keys: 3)", &mut |_, _| {}).is_err());
    }

    #[test]
    fn a_key_does_one_thing_and_a_person_has_buttons_of_their_own() {
        let mut bindings = Bindings::default();
        bindings.bind_key(Act::Pause, "KeyH");
        assert_eq!(bindings.keys(Act::Pause), ["KeyH"]);
        assert_eq!(bindings.keys(Act::Hint), Vec::<String>::new());
        bindings.bind_button("Anna", Act::Confirm, "East");
        assert_eq!(bindings.buttons("Anna", Act::Confirm), ["East"]);
        assert_eq!(bindings.buttons("Anna", Act::Undo), Vec::<String>::new());
        assert_eq!(bindings.buttons("Ben", Act::Confirm), ["South"]);
        let text = ron::to_string(&bindings).expect("it is written");
        assert_eq!(
            Bindings::read(&text, &mut |_, _| panic!("all of it makes sense")),
            Ok(bindings)
        );
    }
}
