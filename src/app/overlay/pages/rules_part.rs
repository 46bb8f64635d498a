//! House rules, sizes, what may be taken back, and the dice: the lower half of the page on which a table is set up.

use bevy_egui::egui::{Align, Id, Layout, Ui, vec2};

use super::{
    setup::{Draft, WHO_BEGINS, seat_name},
    who::Who,
};
use crate::{
    app::{
        keep::own::OwnPlayers,
        overlay::widgets::{
            WORDS, WORDS_BY_SWITCH, beside, chips, field, fold,
            lists::{Item, drop_down},
            part, quiet, setting, stepper, style, switch,
        },
    },
    catalogue::{Kind, Setting},
    play::{UndoPolicy, setup::NAME_LENGTH},
    rules::{Message, Seat},
    texts,
};

/// Shows them in two columns, or in one where it is narrow.
pub(in crate::app::overlay) fn show(ui: &mut Ui, draft: &mut Draft, own: &OwnPlayers) {
    let room = ui.available_width();
    if room < 900.0 {
        house_rules(ui, draft, room);
        taking_back(ui, draft, room);
        sizes_and_dice(ui, draft, own, room);
        return;
    }
    let half = (room - 20.0) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        let column = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(half, 0.0), column, |ui| {
            house_rules(ui, draft, half);
            taking_back(ui, draft, half);
        });
        ui.allocate_ui_with_layout(vec2(half, 0.0), column, |ui| {
            sizes_and_dice(ui, draft, own, half);
        });
    });
}

fn house_rules(ui: &mut Ui, draft: &mut Draft, width: f32) {
    style::card().show(ui, |ui| {
        ui.set_width(width - 28.0);
        part(ui, &texts::text("setup-rules"));
        let presets = draft.entry.presets();
        let mut names: Vec<String> = presets
            .iter()
            .map(|name| texts::text(&format!("preset-{name}")))
            .collect();
        let chosen = draft.preset();
        if chosen.is_none() {
            names.push(texts::text("preset-own"));
        }
        if let Some(at) = chips(ui, chosen.unwrap_or(presets.len()), &names)
            && let Some(name) = presets.get(at)
        {
            draft.set_preset(name);
        }
        let help = draft.preset().map_or("own", |at| presets[at]);
        quiet(ui, &texts::text(&format!("preset-{help}-help")));
        ui.add_space(4.0);
        let settings = draft.entry.settings();
        for begins in settings.iter().filter(|setting| setting.name == WHO_BEGINS) {
            one(ui, draft, begins);
        }
        fold(ui, &mut draft.rules_unfolded, &texts::text("setup-rules-each"));
        if draft.rules_unfolded {
            ui.add_space(4.0);
            for rule in settings
                .iter()
                .filter(|setting| !setting.is_size && setting.name != WHO_BEGINS)
            {
                one(ui, draft, rule);
            }
        }
    });
    ui.add_space(8.0);
}

fn taking_back(ui: &mut Ui, draft: &mut Draft, width: f32) {
    style::card().show(ui, |ui| {
        ui.set_width(width - 28.0);
        part(ui, &texts::text("setup-undo"));
        let words: Vec<String> = UndoPolicy::ALL
            .iter()
            .map(|(_, word)| texts::text(&format!("setup-undo-{word}")))
            .collect();
        let chosen = UndoPolicy::ALL
            .iter()
            .position(|(policy, _)| *policy == draft.undo)
            .unwrap_or(0);
        if let Some(at) = chips(ui, chosen, &words) {
            draft.undo = UndoPolicy::ALL[at].0;
        }
        quiet(
            ui,
            &texts::text(&format!("setup-undo-{}-help", draft.undo.word())),
        );
    });
    ui.add_space(8.0);
}

fn sizes_and_dice(ui: &mut Ui, draft: &mut Draft, own: &OwnPlayers, width: f32) {
    style::card().show(ui, |ui| {
        ui.set_width(width - 28.0);
        part(ui, &texts::text("setup-sizes"));
        for size in draft.entry.settings().iter().filter(|setting| setting.is_size) {
            one(ui, draft, size);
        }
    });
    if !draft.has_chance() {
        return;
    }
    ui.add_space(8.0);
    style::card().show(ui, |ui| {
        ui.set_width(width - 28.0);
        part(ui, &texts::text("setup-dice"));
        quiet(ui, &texts::text("setup-dice-help"));
        fold(ui, &mut draft.dice_unfolded, &texts::text("setup-dice-fold"));
        if draft.dice_unfolded {
            ui.add_space(4.0);
            dice(ui, draft, own, width - 28.0);
        }
    });
}

/// What the house has committed itself to, the words of the persons, and the seed in their place.
fn dice(ui: &mut Ui, draft: &mut Draft, own: &OwnPlayers, width: f32) {
    if let Some(commitment) = draft.commitment(own) {
        quiet(
            ui,
            &texts::say(&Message::new("setup-commitment").with("hash", commitment)),
        );
        let persons = (0..draft.places.len()).filter(|&seat| draft.places[seat].who == Who::Person);
        for seat in persons.collect::<Vec<_>>() {
            let whose = Message::new("setup-word").with("seat", Seat::new(seat));
            let whose = texts::say_naming(&whose, &|seat| seat_name(draft, seat));
            setting(ui, &whose, "", |ui| {
                let hint = texts::text("setup-word-hint");
                ui.push_id(("word", seat), |ui| {
                    field(
                        ui,
                        &mut draft.places[seat].word,
                        &hint,
                        NAME_LENGTH,
                        width.min(240.0),
                    )
                });
            });
        }
        quiet(ui, &texts::text("setup-word-help"));
        ui.add_space(8.0);
    }
    setting(
        ui,
        &texts::text("setup-seed"),
        &texts::text("setup-seed-help"),
        |ui| {
            ui.push_id("seed", |ui| {
                field(
                    ui,
                    &mut draft.seed,
                    &texts::text("setup-seed-hint"),
                    64,
                    width.min(240.0),
                )
            });
        },
    );
}

/// One setting, whatever it can be.
fn one(ui: &mut Ui, draft: &mut Draft, known: &Setting) {
    let name = known.name;
    let title = texts::text(&format!("setting-{name}"));
    let help = texts::text(&format!("setting-{name}-help"));
    let value = draft.config.get(name);
    let mut new = None;
    let words = if matches!(known.kind, Kind::Flag) {
        WORDS_BY_SWITCH
    } else {
        WORDS
    };
    beside(ui, (&title, &help), words, |ui| match known.kind {
        Kind::Flag => {
            let mut on = value == "on";
            if switch(ui, &mut on, &title) {
                new = Some(if on { "on" } else { "off" }.to_owned());
            }
        }
        Kind::Number(low, high) | Kind::Odd(low, high) => {
            let mut number = value.parse().unwrap_or(i64::from(low));
            let by = if matches!(known.kind, Kind::Odd(..)) { 2 } else { 1 };
            if stepper(ui, &mut number, (low.into(), high.into()), by, &value) {
                new = Some(number.to_string());
            }
        }
        Kind::Limit(low, high) => {
            // One below the lowest stands for none.
            let none = i64::from(low) - 1;
            let mut number = value.parse().unwrap_or(none);
            let written = if number == none {
                texts::text("value-none")
            } else {
                value.clone()
            };
            let by = if high < 100 { 1 } else { 50 };
            if stepper(ui, &mut number, (none, high.into()), by, &written) {
                new = Some(if number == none {
                    "none".to_owned()
                } else {
                    number.to_string()
                });
            }
        }
        Kind::Words(words) => {
            let fits = |word: &&&str| word.parse::<usize>().is_ok_and(|seat| seat < draft.places.len());
            let offered: Vec<&str> = words
                .iter()
                .filter(|word| word.parse::<usize>().is_err() || fits(word))
                .copied()
                .collect();
            let items: Vec<Item> = offered
                .iter()
                .map(|word| Item {
                    title: value_name(draft, name, word),
                    ..Item::default()
                })
                .collect();
            let chosen = offered.iter().position(|word| *word == value).unwrap_or(0);
            let wide = ui.available_width().min(220.0);
            if let Some(at) = drop_down(ui, Id::new(("setting", name)), chosen, &items, wide) {
                new = Some(offered[at].to_owned());
            }
        }
    });
    if let Some(value) = new {
        draft.set(name, &value);
    }
}

/// What a word is called as the value of a setting; a number is a seat.
fn value_name(draft: &Draft, setting: &str, word: &str) -> String {
    if let Some(seat) = word.parse().ok().filter(|&seat| seat < Seat::MOST) {
        return seat_name(draft, Seat::new(seat));
    }
    let own = format!("value-{setting}-{word}");
    if texts::has(&own) {
        texts::text(&own)
    } else {
        texts::text(&format!("value-{word}"))
    }
}
