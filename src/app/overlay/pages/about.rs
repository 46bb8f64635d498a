//! Who made this and the games in it, from what, and under which licences.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, RichText, Sense, Ui, Vec2},
};

use crate::{
    app::{
        base::{Options, Page},
        overlay::widgets::{
            self,
            page::page,
            style::{self, QUIET, TEXT},
        },
    },
    rules::Message as Sentence,
    texts,
};

/// The crates that do most of the work, with their licences.
const CRATES: [(&str, &str); 9] = [
    ("bevy", "MIT / Apache-2.0"),
    ("egui, bevy_egui", "MIT / Apache-2.0"),
    ("kira, bevy_kira_audio", "MIT / Apache-2.0"),
    ("leafwing-input-manager", "MIT / Apache-2.0"),
    ("resvg", "MIT / Apache-2.0"),
    ("fluent-bundle", "MIT / Apache-2.0"),
    ("serde, ron", "MIT / Apache-2.0"),
    ("rand, chacha20", "MIT / Apache-2.0"),
    ("clap", "MIT / Apache-2.0"),
];

/// The side of a game's emblem.
const EMBLEM: f32 = 44.0;

/// Shows the credits.
pub(in crate::app::overlay) fn show(
    options: Res<Options>,
    mut contexts: EguiContexts,
    mut next: ResMut<NextState<Page>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let close = page(
        ctx,
        "about",
        &texts::text("about-title"),
        640.0,
        |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let tagline = RichText::new(texts::text("app-tagline"));
            ui.add(Label::new(tagline.font(style::serif(20.0)).color(TEXT)).wrap());
            let version = Sentence::new("about-version").with("version", env!("CARGO_PKG_VERSION"));
            widgets::quiet(ui, &texts::say(&version));
            section(ui, "about-games", &[]);
            for entry in options.games() {
                ui.add_space(8.0);
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 14.0;
                    let (place, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), Sense::hover());
                    widgets::emblem(ui, place, entry);
                    ui.vertical(|ui| {
                        let name = RichText::new(widgets::game_name(entry.name()));
                        ui.label(name.font(style::bold(17.0)).color(TEXT));
                        paragraph(ui, &texts::say(&entry.credits()));
                    });
                });
            }
            section(ui, "about-fonts", &["about-fonts-text"]);
            section(ui, "about-crates", &[]);
            for (name, licence) in CRATES {
                let line = Sentence::new("about-crate-line")
                    .with("name", name)
                    .with("licence", licence);
                paragraph(ui, &texts::say(&line));
            }
            section(ui, "about-licence", &["about-licence-text"]);
        },
        None,
    );
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn section(ui: &mut Ui, title: &str, lines: &[&str]) {
    ui.add_space(10.0);
    ui.label(
        RichText::new(texts::text(title))
            .font(style::serif(20.0))
            .color(TEXT),
    );
    for line in lines {
        paragraph(ui, &texts::text(line));
    }
}

fn paragraph(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).font(style::body(17.0)).color(QUIET)).wrap());
}
