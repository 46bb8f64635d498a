//! The cover between hands: where several people sit at one screen, nobody's cards lie open before the others have
//! been asked to look away.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Margin, Sense, Stroke, vec2},
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
        input::{Act, Bindings, LastUsed},
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
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
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
                        ui.painter()
                            .galley(bevy_egui::egui::pos2(left, rect.top()), galley, colour);
                    }
                    ui.add_space(8.0);
                    looks = button(ui, Weight::Accent, None, &texts::text("cover-look")).clicked();
                });
            });
    });
    if looks {
        asks.write(Ask::Uncover(seat));
    }
    Ok(())
}
