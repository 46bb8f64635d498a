//! The cover between hands: where several people sit at one screen, nobody's cards lie open before the others have
//! been asked to look away.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Margin, Pos2, RichText, Sense, Stroke, vec2},
};

use super::{
    Taken,
    facts::Facts,
    help, signs,
    style::{self, ACCENT, QUIET, TEXT},
    widgets::{self, Weight, button, galley},
};
use crate::{
    app::{
        asks::Ask,
        current::Current,
        input::{Act, Bindings, Blind, LastUsed, blind},
        table::Kind,
    },
    rules::Message as Sentence,
    texts,
};

/// Asks the others to look away, and the one who is to choose to look.
pub(super) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    taken: Res<Taken>,
    last_used: Res<LastUsed>,
    bindings: Res<Bindings>,
    blind: Res<Blind>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    if !blind.0.is_empty() {
        if facts.still {
            let window = ctx.content_rect();
            let foot = window.center_bottom() - vec2(taken.0.right / 2.0, 10.0);
            at_once(ctx, foot, &current, &facts, &blind);
        }
        return Ok(());
    }
    let Some(seat) = current
        .covered()
        .filter(|_| facts.still && current.replay.is_none())
    else {
        return Ok(());
    };
    let window = ctx.content_rect();
    let middle = window.center() - vec2(taken.0.right / 2.0, 0.0);
    let key = help::written(
        &match *last_used {
            LastUsed::Keys => bindings.keys(Act::Confirm),
            LastUsed::Pad => bindings.buttons("", Act::Confirm),
        }
        .into_iter()
        .next()
        .unwrap_or_default(),
    );
    let title = current.say(&Sentence::new("cover-title").with("seat", seat));
    let text = current.say(&Sentence::new("cover-text").with("key", key));
    let has_cards = facts
        .layout
        .as_ref()
        .is_some_and(|layout| layout.spots().iter().any(|spot| spot.kind == Kind::Hand));
    let look = if has_cards { "cover-look" } else { "cover-ready" };
    let mut looks = false;
    widgets::place("cover", middle, Align2::CENTER_CENTER).show(ctx, |ui| {
        style::glass()
            .fill(style::PANEL)
            .stroke(Stroke::new(1.5, ACCENT))
            .inner_margin(Margin::symmetric(28, 20))
            .show(ui, |ui| {
                let width = 380.0;
                ui.set_width(width);
                ui.vertical_centered(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(width, 44.0), Sense::hover());
                    signs::sign(ui.painter(), rect.center(), 17.0, facts.colour(seat), TEXT);
                    for (words, font, colour) in [
                        (title, style::serif(27.0), TEXT),
                        (text, style::body(18.0), QUIET),
                    ] {
                        let galley = galley(ui, words, font, colour, width);
                        let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::hover());
                        let left = rect.center().x - galley.size().x / 2.0;
                        ui.painter().galley(egui::pos2(left, rect.top()), galley, colour);
                    }
                    ui.add_space(8.0);
                    looks = button(ui, Weight::Accent, None, &texts::text(look)).clicked();
                });
            });
    });
    if looks {
        asks.write(Ask::Uncover(seat));
    }
    Ok(())
}

/// What the buttons of all who choose at once stand for, and how much each of them has pressed.
fn at_once(ctx: &egui::Context, foot: Pos2, current: &Current, facts: &Facts, blind: &Blind) {
    let rich = |text: String, font, colour| RichText::new(text).font(font).color(colour);
    widgets::place("at-once", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        style::glass()
            .fill(style::PANEL)
            .stroke(Stroke::new(1.5, ACCENT))
            .inner_margin(Margin::symmetric(22, 12))
            .show(ui, |ui| {
                ui.label(rich(texts::text("blind-title"), style::medium(18.0), TEXT));
                egui::Grid::new("at-once")
                    .spacing(vec2(22.0, 6.0))
                    .show(ui, |ui| {
                        for (&seat, typed) in &blind.0 {
                            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 26.0), Sense::hover());
                            signs::sign(ui.painter(), rect.center(), 9.0, facts.colour(seat), TEXT);
                            ui.label(rich(current.name(seat), style::bold(18.0), TEXT));
                            let digits = blind::digits(&current.game, seat);
                            for ((_, button), digit) in blind::BUTTONS.into_iter().zip(digits) {
                                let text = format!("{} = {digit}", help::written(button));
                                ui.label(rich(text, style::bold(19.0), ACCENT));
                            }
                            let fills = current.staging.fills(current.game.board(), seat) && typed.is_empty();
                            let key = if fills { "blind-rest" } else { "blind-anew" };
                            let away = Sentence::new(key).with("key", help::written(blind::AWAY.1));
                            ui.label(rich(texts::say(&away), style::body(16.0), QUIET));
                            let pressed = Sentence::new("blind-pressed").with("count", typed.len() as i64);
                            ui.label(rich(texts::say(&pressed), style::body(16.0), QUIET));
                            ui.end_row();
                        }
                    });
            });
    });
}
