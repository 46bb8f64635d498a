//! The choice of a voice. Every voice that is installed is offered, of any language: a French one may read English
//! events, in its own way.

use bevy_egui::egui::{Id, Ui};

use crate::{
    app::{
        overlay::{
            panels::aloud::missing,
            widgets::{
                lists::{Item, drop_down},
                quiet, setting, warning,
            },
        },
        settings::Settings,
    },
    rules::Message as Sentence,
    texts::{self, Language},
    voices::Voice,
};

/// The widest field, in points.
const WIDE: f32 = 300.0;

/// Shows the language of the voice, then the voices that speak it.
pub(in crate::app::overlay) fn show(ui: &mut Ui, new: &mut Settings, voices: &[Voice]) {
    let told = new.list_language();
    if voices.is_empty() {
        warning(ui, &missing(voices, told));
        return;
    }
    let tongues = tongues(voices);
    let chosen = new
        .voice_name
        .as_deref()
        .and_then(|name| Voice::named(voices, name));
    let at = chosen.and_then(|voice| tongues.iter().position(|tongue| *tongue == voice.tongue()));
    let same = texts::text("settings-speech-language-same");
    let names = tongues.iter().map(|tongue| title(voices, tongue));
    let names = std::iter::once(same).chain(names).collect();
    if let Some(at) = choice(ui, "speech-language", at.map_or(0, |at| at + 1), names) {
        let tongue = at.checked_sub(1).map(|at| &tongues[at]);
        new.voice_name = tongue.map(|tongue| speaking(voices, tongue)[0].name.clone());
    }
    let Some(chosen) = chosen else {
        if !voices.iter().any(|voice| voice.speaks(&told.code())) {
            warning(ui, &missing(voices, told));
        }
        return;
    };
    let fitting = speaking(voices, &chosen.tongue());
    let at = fitting.iter().position(|voice| voice.name == chosen.name);
    let names = fitting.iter().map(|voice| voice.name.clone()).collect();
    if let Some(at) = choice(ui, "speaker", at.unwrap_or_default(), names) {
        new.voice_name = Some(fitting[at].name.clone());
    }
    if !chosen.speaks(&told.code()) {
        let sentence = Sentence::new("settings-voice-other")
            .with("voice", chosen.name.as_str())
            .with("language", told.name());
        quiet(ui, &texts::say(&sentence));
    }
}

/// The languages that the voices speak: those of the program first, then the others by their codes.
fn tongues(voices: &[Voice]) -> Vec<String> {
    let mut all: Vec<String> = voices.iter().map(Voice::tongue).collect();
    all.sort_by_cached_key(|tongue| {
        let known = Language::all().position(|language| Language::of_code(tongue) == Some(language));
        (known.unwrap_or(usize::MAX), tongue.clone())
    });
    all.dedup();
    all
}

fn speaking<'a>(voices: &'a [Voice], tongue: &str) -> Vec<&'a Voice> {
    let speaks = |voice: &&Voice| voice.tongue() == tongue;
    voices.iter().filter(speaks).collect()
}

/// What a language calls itself, where that is known; else its first voice tells what it is.
fn title(voices: &[Voice], tongue: &str) -> String {
    let first = || format!("{} · {tongue}", speaking(voices, tongue)[0].name);
    Language::of_code(tongue).map_or_else(first, Language::name)
}

/// A setting that is one of many words.
fn choice(ui: &mut Ui, name: &str, chosen: usize, names: Vec<String>) -> Option<usize> {
    let title = texts::text(&format!("settings-{name}"));
    let help = texts::text(&format!("settings-{name}-help"));
    let item = |title| Item {
        title,
        ..Item::default()
    };
    let items: Vec<Item> = names.into_iter().map(item).collect();
    let mut picked = None;
    setting(ui, &title, &help, |ui| {
        let wide = ui.available_width().min(WIDE);
        picked = drop_down(ui, Id::new(("voices", name)), chosen, &items, wide);
    });
    picked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voices::Engine;

    fn voice(name: &str, language: &str) -> Voice {
        Voice {
            engine: Engine::Espeak,
            name: name.to_owned(),
            word: name.to_owned(),
            language: language.to_owned(),
        }
    }

    #[test]
    fn every_voice_can_be_found_under_its_language() {
        let mut voices = vec![voice("Afrikaans", "af"), voice("French (France)", "fr-fr")];
        voices.extend((0..40).map(|n| voice(&format!("English {n}"), "en-GB")));
        let tongues = tongues(&voices);
        assert_eq!(tongues, ["en", "fr", "af"]);
        let found: Vec<&Voice> = tongues
            .iter()
            .flat_map(|tongue| speaking(&voices, tongue))
            .collect();
        assert_eq!(found.len(), voices.len());
        assert!(voices.iter().all(|voice| found.contains(&voice)));
        let titles: Vec<String> = tongues.iter().map(|tongue| title(&voices, tongue)).collect();
        assert_eq!(titles, ["English", "Français", "Afrikaans · af"]);
    }
}
