//! What is offered when the places of all persons are decided and computers play on: to stop, or to see the rest fast.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, pos2},
};

use super::{
    facts::{Doing, Facts},
    prompt,
};
use crate::{
    app::{
        ask::{Ask, Leave, Pacing},
        current::Current,
        overlay::widgets::{
            self, Taken, Weight, button, icon_button,
            signs::Icon,
            style::{self, TEXT},
        },
    },
    texts,
};

/// Shows it until it is answered or put away.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    mut away: Local<String>,
    mut taken: ResMut<Taken>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    let persons = current.game().persons();
    let decided = !persons.is_empty() && persons.iter().all(|seat| facts.place(seat).is_some());
    let goes_on = !matches!(facts.doing, Doing::Nothing | Doing::Over | Doing::Looks);
    if !decided || !goes_on || current.is_hurried() || *away == current.game().commitment() {
        return Ok(());
    }
    let window = ctx.content_rect();
    let (middle, width) = taken.foot(window, 620.0);
    let mut ask = None;
    let foot = pos2(middle, window.bottom() - prompt::ROOM);
    let shown = widgets::place("decided", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        style::glass().show(ui, |ui| {
            ui.set_max_width(width - 28.0);
            let said = widgets::galley(
                ui,
                texts::text("decided-title"),
                style::medium(18.0),
                TEXT,
                width - 28.0,
            );
            ui.label(said);
            ui.horizontal_wrapped(|ui| {
                let fast = button(ui, Weight::Accent, Some(Icon::Step), &texts::text("decided-fast"));
                if fast.clicked() {
                    ask = Some(Ask::Pace(Pacing::Hurry));
                }
                if button(ui, Weight::Plain, None, &texts::text("decided-stop")).clicked() {
                    ask = Some(Ask::Leave(Leave::Title));
                }
                if icon_button(ui, Icon::Close, &texts::text("page-close")).clicked() {
                    *away = current.game().commitment();
                }
            });
        });
    });
    taken.0.bottom = taken
        .0
        .bottom
        .max(shown.response.rect.height() + prompt::ROOM + 10.0);
    asks.write_batch(ask);
    Ok(())
}
