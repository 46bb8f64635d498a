//! The console: what the program had to say; one fold deeper the state of the game, for those who report a fault.

use std::fmt::Write as _;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, FontFamily, FontId, Label, RichText},
};

use crate::{
    app::{
        base::{Log, Options, Page},
        current::Current,
        overlay::widgets::{
            self, Weight, button,
            page::page,
            style::{self, QUIET, TEXT},
        },
    },
    play::store,
    rules::Message as Sentence,
    texts,
};

/// So many of the last events are captured.
const EVENTS: usize = 30;

/// What became of the last capture, and whether the state is seen.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Captured {
    told: Option<String>,
    unfolded: bool,
}

/// Forgets the last capture when the page is opened.
pub(in crate::app::overlay) fn forget(mut captured: ResMut<Captured>) {
    captured.told = None;
}

/// Shows the console.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    mut log: ResMut<Log>,
    options: Res<Options>,
    current: Option<Res<Current>>,
    mut captured: ResMut<Captured>,
    mut next: ResMut<NextState<Page>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut clear, mut copy, mut write) = (false, false, false);
    let mut foot = |ui: &mut egui::Ui| {
        ui.horizontal_wrapped(|ui| {
            copy = button(ui, Weight::Plain, None, &texts::text("console-copy")).clicked();
            write = button(ui, Weight::Plain, None, &texts::text("console-write")).clicked();
            clear = button(ui, Weight::Quiet, None, &texts::text("console-clear")).clicked();
        });
    };
    let close = page(
        ctx,
        "console",
        &texts::text("console-title"),
        820.0,
        |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            if let Some(text) = &captured.told {
                ui.add(Label::new(RichText::new(text).font(style::medium(17.0)).color(style::ACCENT)).wrap());
            }
            let empty = log.lines.is_empty();
            let key = if empty { "console-empty" } else { "console-help" };
            widgets::quiet(ui, &texts::text(key));
            ui.add_space(4.0);
            for line in log.lines.iter().rev() {
                let text = RichText::new(line).font(style::body(18.0)).color(TEXT);
                ui.add(Label::new(text).wrap().selectable(true));
                widgets::rule(ui);
            }
            ui.add_space(6.0);
            let Captured { unfolded, .. } = captured.bypass_change_detection();
            widgets::fold(ui, unfolded, &texts::text("console-state"));
            if *unfolded {
                position(ui, current.as_deref());
            }
        },
        Some(&mut foot),
    );
    if clear {
        log.lines.clear();
    }
    if copy || write {
        let state = state(current.as_deref());
        captured.told = Some(if copy {
            ctx.copy_text(state);
            texts::text("console-copied")
        } else {
            write_down(&options, &state)
        });
    }
    if close {
        next.set(Page::None);
    }
    Ok(())
}

/// The position as it is written, as far as those may know it who look at the table.
fn position(ui: &mut egui::Ui, current: Option<&Current>) {
    let Some(current) = current else {
        return widgets::quiet(ui, &texts::text("console-no-game"));
    };
    let told = current.game().told_position(current.eyes().seat);
    let text = told.unwrap_or_else(|| texts::text("console-secret"));
    let letters = FontId::new(15.0, FontFamily::Monospace);
    style::card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let text = RichText::new(text).font(letters).color(QUIET);
        ui.add(Label::new(text).wrap().selectable(true));
    });
}

/// The state of the game as text, as far as everybody may know it: it leaves the table.
fn state(current: Option<&Current>) -> String {
    let Some(current) = current else {
        return texts::text("console-no-game");
    };
    let game = current.game();
    let mut text = format!("Homestretch {}\n", env!("CARGO_PKG_VERSION"));
    let facts = [
        ("console-state-game", game.setup().entry.name().to_owned()),
        ("console-state-rules", game.config_text()),
        ("console-state-commitment", game.commitment()),
        (
            "console-state-position",
            game.told_position(None)
                .unwrap_or_else(|| texts::text("console-secret")),
        ),
    ];
    // Writing to a string cannot fail.
    for (key, value) in facts {
        let _ = writeln!(text, "{}: {value}", texts::text(key));
    }
    for (seat, chair) in game.setup().chairs.iter().enumerate() {
        let _ = writeln!(text, "{seat}: {} {}", chair.sitter, chair.name);
    }
    let _ = writeln!(text, "{}:", texts::text("console-state-events"));
    let mut last: Vec<(usize, String)> = current.told_to(game.board().seats()).rev().take(EVENTS).collect();
    last.reverse();
    for (step, event) in last {
        let _ = writeln!(text, "{} {event}", step + 1);
    }
    text
}

fn write_down(options: &Options, state: &str) -> String {
    let seconds = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |now| now.as_secs());
    let path = options.folders.data.join(format!("state-{seconds}.txt"));
    match store::write_atomically(&path, state) {
        Ok(()) => texts::say(&Sentence::new("console-written").with("file", path.display().to_string())),
        Err(error) => error.to_string(),
    }
}
