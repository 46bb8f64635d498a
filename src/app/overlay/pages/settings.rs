//! What a person likes: changed here, kept between starts.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Ui};

use super::{
    dresses::{self, Shown},
    voices,
};
use crate::{
    app::{
        ask::{Ask, Pacing},
        base::{Page, Silent},
        overlay::{
            panels::aloud::Aloud,
            widgets::{
                self, Weight, button, chips,
                page::{self, Sheet},
                setting, share,
                signs::Icon,
                stepper,
                style::QUIET,
                written_speed,
            },
        },
        settings::{Motion, Quality, Settings, Shelf},
    },
    rules::Message as Sentence,
    staging::{Colours, Theme},
    texts::{self, Language},
};

/// The part of the settings that lies open.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Open(usize);

/// The parts, by the keys of their names.
const PARTS: [&str; 4] = [
    "settings-part-play",
    "settings-part-look",
    "settings-part-sound",
    "settings-part-language",
];

/// Shows the settings.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    (shelf, mut shown): (Res<Shelf>, ResMut<Shown>),
    mut aloud: ResMut<Aloud>,
    (mut open, mut undo): (ResMut<Open>, Local<Option<[Settings; 2]>>),
    silent: Res<Silent>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut new = settings.clone();
    let mut speed = None;
    let mut to = None;
    let open = &mut open.bypass_change_detection().0;
    let part = *open;
    let title = texts::text("settings-title");
    // A reset can be taken back as long as nothing else has changed since.
    if undo.as_ref().is_some_and(|[_, after]| *after != *settings) {
        *undo = None;
    }
    let was_reset = undo.is_some();
    let (mut this_part, mut all, mut back) = (false, false, false);
    let mut tabs = |ui: &mut Ui| {
        if let Some(part) = chips(ui, part, &PARTS.map(texts::text)) {
            *open = part;
        }
    };
    let mut foot = |ui: &mut Ui| {
        page::foot(ui, "", QUIET, |ui| {
            if was_reset {
                let text = texts::text("settings-reset-undo");
                back = button(ui, Weight::Plain, Some(Icon::Undo), &text).clicked();
            } else {
                all = button(ui, Weight::Quiet, None, &texts::text("settings-reset")).clicked();
                this_part = button(ui, Weight::Quiet, None, &texts::text("settings-reset-part")).clicked();
            }
            if button(ui, Weight::Plain, None, &texts::text("settings-keys")).clicked() {
                to = Some(Page::Help);
            }
        });
    };
    let sheet = Sheet::new("settings", &title, 700.0)
        .parts(part, &mut tabs)
        .foot(&mut foot);
    let close = sheet.show(ctx, |ui| match part {
        0 => play(ui, &mut new, &mut speed),
        1 => look(ui, &mut new, &shelf, &mut shown),
        2 => sound(ui, &mut new, silent.0),
        _ => language(ui, &mut new, aloud.bypass_change_detection()),
    });
    if this_part || all {
        let parts = if all { 0..PARTS.len() } else { part..part + 1 };
        parts.for_each(|part| reset(&mut new, part));
        *undo = (new != *settings).then(|| [settings.clone(), new.clone()]);
    }
    if back && let Some([before, _]) = undo.take() {
        new = before;
    }
    if new != *settings {
        *settings = new;
    }
    asks.write_batch(speed.map(|speed| Ask::Pace(Pacing::Speed(speed))));
    if close {
        to = Some(Page::None);
    }
    if let Some(to) = to {
        next.set(to);
    }
    Ok(())
}

/// The settings of one part as they were at first.
fn reset(settings: &mut Settings, part: usize) {
    let old = settings.clone();
    let usual = Settings::default();
    *settings = match part {
        0 => Settings {
            speed: usual.speed,
            single_choice: usual.single_choice,
            confirm_loss: usual.confirm_loss,
            roll_alone: usual.roll_alone,
            numbers: usual.numbers,
            danger: usual.danger,
            chances: usual.chances,
            turn_table: usual.turn_table,
            ..old
        },
        1 => Settings {
            theme: usual.theme,
            colours: usual.colours,
            quality: usual.quality,
            motion: usual.motion,
            flat: usual.flat,
            text_scale: usual.text_scale,
            full_screen: usual.full_screen,
            ..old
        },
        2 => Settings {
            effects: usual.effects,
            ambience: usual.ambience,
            voice: usual.voice,
            mute_unfocused: usual.mute_unfocused,
            ..old
        },
        _ => Settings {
            language: usual.language,
            list_language: usual.list_language,
            read_aloud: usual.read_aloud,
            voice_name: usual.voice_name,
            ..old
        },
    };
}

/// How one plays.
fn play(ui: &mut Ui, new: &mut Settings, speed: &mut Option<f32>) {
    setting(
        ui,
        &texts::text("settings-speed"),
        &texts::text("settings-speed-help"),
        |ui| {
            // Doublings, so that each step is as large as the next.
            let mut step = new.speed.log2().round() as i64;
            let bounds = (Settings::SLOWEST.log2() as i64, Settings::FASTEST.log2() as i64);
            if stepper(ui, &mut step, bounds, 1, &written_speed(new.speed)) {
                *speed = Some((step as f32).exp2());
            }
        },
    );
    for (name, on) in [
        ("settings-single-choice", &mut new.single_choice),
        ("settings-confirm-loss", &mut new.confirm_loss),
        ("settings-roll-alone", &mut new.roll_alone),
        ("settings-turn-table", &mut new.turn_table),
        ("settings-danger", &mut new.danger),
        ("settings-chances", &mut new.chances),
        ("settings-numbers", &mut new.numbers),
    ] {
        toggle(ui, name, on);
    }
}

/// How everything looks.
fn look(ui: &mut Ui, new: &mut Settings, shelf: &Shelf, shown: &mut Shown) {
    setting(
        ui,
        &texts::text("settings-text-scale"),
        &texts::text("settings-text-scale-help"),
        |ui| {
            let mut percent = (new.text_scale * 100.0).round() as i64;
            let (least, most) = Settings::TEXTS;
            let bounds = ((least * 100.0) as i64, (most * 100.0) as i64);
            if stepper(ui, &mut percent, bounds, 25, &percent_of(new.text_scale)) {
                new.text_scale = percent as f32 / 100.0;
            }
        },
    );
    let known: Vec<&str> = shelf.themes().collect();
    let title = |name: &&str| {
        let key = format!("theme-{name}");
        // A theme of one's own is called as its file.
        texts::known(&key).unwrap_or_else(|| (*name).to_owned())
    };
    let themes: Vec<(String, Theme)> = known
        .iter()
        .map(|name| (title(name), shelf.theme(name)))
        .collect();
    let chosen = known.iter().position(|name| *name == new.theme);
    widgets::words(
        ui,
        &texts::text("settings-theme"),
        &texts::text("settings-theme-help"),
    );
    if let Some(at) = dresses::choose(ui, shown, &themes, chosen) {
        known[at].clone_into(&mut new.theme);
    }
    ui.add_space(10.0);
    let sets = [Colours::Printed, Colours::ColourBlind];
    let titles = ["colours-printed", "colours-colour-blind"].map(texts::text);
    let chosen = sets.iter().position(|set| *set == new.colours);
    choice(ui, "colours", &titles, chosen, |at| new.colours = sets[at]);
    let qualities = [Quality::Auto, Quality::Low, Quality::Medium, Quality::High];
    let titles = ["auto", "low", "medium", "high"].map(|name| texts::text(&format!("quality-{name}")));
    let chosen = qualities.iter().position(|quality| *quality == new.quality);
    choice(ui, "quality", &titles, chosen, |at| new.quality = qualities[at]);
    let motions = [Motion::System, Motion::Full, Motion::Reduced, Motion::Off];
    let titles = ["system", "full", "reduced", "off"].map(|name| texts::text(&format!("motion-{name}")));
    let chosen = motions.iter().position(|motion| *motion == new.motion);
    choice(ui, "motion", &titles, chosen, |at| new.motion = motions[at]);
    toggle(ui, "settings-flat", &mut new.flat);
    toggle(ui, "settings-full-screen", &mut new.full_screen);
}

/// What is heard.
fn sound(ui: &mut Ui, new: &mut Settings, silent: bool) {
    if silent {
        widgets::quiet(ui, &texts::text("sound-none"));
        ui.add_space(6.0);
    }
    for (name, volume) in [
        ("settings-effects", &mut new.effects),
        ("settings-ambience", &mut new.ambience),
        ("settings-voice", &mut new.voice),
    ] {
        let title = texts::text(name);
        let help = texts::text(&format!("{name}-help"));
        setting(ui, &title, &help, |ui| {
            let written = percent_of(*volume);
            share(ui, volume, &written);
        });
    }
    toggle(ui, "settings-mute-unfocused", &mut new.mute_unfocused);
}

/// Which language is spoken, in which one it is told what happened, and by which voice.
fn language(ui: &mut Ui, new: &mut Settings, aloud: &mut Aloud) {
    let all: Vec<Language> = Language::all().collect();
    for (name, first, code) in [
        ("language", "settings-language-system", &mut new.language),
        (
            "list-language",
            "settings-list-language-same",
            &mut new.list_language,
        ),
    ] {
        let names: Vec<String> = [texts::text(first)]
            .into_iter()
            .chain(all.iter().map(|language| language.name()))
            .collect();
        let mut known = code.as_deref().and_then(Language::of_code);
        let is_spoken = name == "language";
        // A start in another language than the chosen one shows what it speaks.
        if is_spoken && known.unwrap_or_else(Language::of_system) != Language::current() {
            known = Some(Language::current());
        }
        let at = all.iter().position(|&language| Some(language) == known);
        choice(ui, name, &names, Some(at.map_or(0, |at| at + 1)), |at| {
            let chosen = at.checked_sub(1).map(|at| all[at]);
            *code = chosen.map(Language::code);
            // It is spoken even where it had been chosen already, and the start had put another one in its place.
            if is_spoken {
                texts::speak(chosen.unwrap_or_else(Language::of_system));
            }
        });
    }
    toggle(ui, "settings-read-aloud", &mut new.read_aloud);
    if !new.read_aloud {
        return;
    }
    let Some(voices) = aloud.voices() else {
        // The system is asked; the answer comes with one of the next pictures.
        ui.ctx().request_repaint();
        return;
    };
    voices::show(ui, new, voices);
}

fn percent_of(part: f32) -> String {
    let percent = (part * 100.0).round() as i64;
    texts::say(&Sentence::new("settings-percent").with("percent", percent))
}

/// A setting that is one of a few words.
fn choice(ui: &mut Ui, name: &str, names: &[String], chosen: Option<usize>, mut choose: impl FnMut(usize)) {
    let title = texts::text(&format!("settings-{name}"));
    widgets::words(ui, &title, &texts::text(&format!("settings-{name}-help")));
    if let Some(at) = chips(ui, chosen.unwrap_or(usize::MAX), names) {
        choose(at);
    }
    ui.add_space(10.0);
}

fn toggle(ui: &mut Ui, name: &str, on: &mut bool) {
    let title = texts::text(name);
    let help = texts::text(&format!("{name}-help"));
    widgets::toggle(ui, &title, &help, on);
}
