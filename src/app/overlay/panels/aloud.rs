//! Reads the list of events aloud, as far as people have seen them happen. It never holds the game up: a sentence that
//! comes too late is dropped.

use std::sync::{Mutex, PoisonError, mpsc};

use bevy::prelude::*;

use super::facts::Facts;
use crate::{
    app::{base::Log, current::Current, settings::Settings},
    rules::{Message as Sentence, Seat},
    texts::{self, Language},
    voices::{Patience, Speaker, Voice},
};

/// The voices of this system, and the one who speaks.
#[derive(Resource)]
pub(in crate::app::overlay) struct Aloud {
    speaker: Speaker,
    /// The voices that are installed, as soon as the system has told them.
    voices: Option<Vec<Voice>>,
    listed: Option<Mutex<mpsc::Receiver<Vec<Voice>>>>,
    /// How many lines have been seen, and of what they told.
    heard: usize,
    about: Option<Seat>,
    turn: u64,
    /// Whether it was told that there is no voice.
    mute: bool,
}

impl Default for Aloud {
    fn default() -> Self {
        Self {
            speaker: Speaker::new(Patience::default()),
            voices: None,
            listed: None,
            heard: 0,
            about: None,
            turn: 0,
            mute: false,
        }
    }
}

impl Aloud {
    /// The voices that are installed; none while they are being asked for.
    pub(in crate::app::overlay) fn voices(&mut self) -> Option<&[Voice]> {
        if self.voices.is_none() {
            let listed = self.listed.get_or_insert_with(|| {
                // Nobody waits for a system that takes its time.
                let (told, listed) = mpsc::channel();
                std::thread::spawn(move || told.send(Voice::installed()));
                Mutex::new(listed)
            });
            let listed = listed.get_mut().unwrap_or_else(PoisonError::into_inner);
            self.voices = listed.try_recv().ok();
        }
        self.voices.as_deref()
    }

    /// The voice that reads the events: the one that was chosen, whatever it speaks, else the first one that speaks their
    /// language.
    pub(in crate::app::overlay) fn voice(&mut self, settings: &Settings) -> Option<Voice> {
        let code = settings.list_language().code();
        let voices = self.voices()?;
        let name = settings.voice_name.as_deref();
        name.and_then(|name| Voice::named(voices, name))
            .or_else(|| voices.iter().find(|voice| voice.speaks(&code)))
            .cloned()
    }
}

/// Why nothing can be read aloud in a language.
pub(in crate::app::overlay) fn missing(voices: &[Voice], language: Language) -> String {
    if voices.is_empty() {
        return texts::text("settings-voice-none");
    }
    texts::say(&Sentence::new("settings-voice-lacks").with("language", language.name()))
}

/// Says what has been seen to happen since the last frame.
pub(in crate::app::overlay) fn read(
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    settings: Res<Settings>,
    window: Query<&Window>,
    mut aloud: ResMut<Aloud>,
    mut log: ResMut<Log>,
) {
    let aloud = aloud.bypass_change_detection();
    if let Some(trouble) = aloud.speaker.trouble() {
        log.tell(texts::say(&trouble));
    }
    let seen = facts.lines();
    let news = seen.get(aloud.heard..).unwrap_or_default();
    aloud.heard = seen.len();
    if settings.is_changed() {
        aloud.speaker.hush();
        aloud.mute = false;
    }
    let away = settings.mute_unfocused && !window.iter().any(|window| window.focused);
    let looks_back = current.is_none_or(|current| current.replay().is_some());
    if !settings.read_aloud || settings.voice <= 0.0 || away || looks_back || news.is_empty() {
        return;
    }
    let Some(voice) = aloud.voice(&settings) else {
        if let Some(voices) = &aloud.voices
            && !std::mem::replace(&mut aloud.mute, true)
        {
            log.tell(missing(voices, settings.list_language()));
        }
        return;
    };
    for line in news {
        if line.seat != aloud.about {
            aloud.about = line.seat;
            aloud.turn += 1;
        }
        aloud
            .speaker
            .say(voice.utterance(line.text.clone(), aloud.turn, settings.voice));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voices::Engine;

    #[test]
    fn a_voice_of_another_language_reads_where_it_was_chosen() {
        let voice = |name: &str, language: &str| Voice {
            engine: Engine::Espeak,
            name: name.to_owned(),
            word: name.to_owned(),
            language: language.to_owned(),
        };
        let mut aloud = Aloud {
            voices: Some(vec![
                voice("French", "fr-fr"),
                voice("English", "en-gb"),
                voice("English (Great Britain)", "en-gb"),
            ]),
            ..Aloud::default()
        };
        let mut reads = |chosen: Option<&str>| {
            let settings = Settings {
                list_language: Some("en".to_owned()),
                voice_name: chosen.map(str::to_owned),
                ..Settings::default()
            };
            aloud.voice(&settings).map(|voice| voice.name)
        };
        assert_eq!(reads(None).as_deref(), Some("English"));
        assert_eq!(reads(Some("French")).as_deref(), Some("French"));
        // As it was called once.
        let older = reads(Some("English_(Great_Britain)"));
        assert_eq!(older.as_deref(), Some("English (Great Britain)"));
        assert_eq!(reads(Some("of another machine")).as_deref(), Some("English"));
    }
}
