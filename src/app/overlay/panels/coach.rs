//! The rules of a first game: each is told above the table when whoever plays needs it, one at a time.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, Margin, RichText, Sense, pos2, vec2},
};

use super::facts::{Doing, Facts};
use crate::{
    app::{
        ask::{Ask, InTurn},
        current::Current,
        overlay::widgets::{
            self, Taken,
            faces::Portrait,
            icon_button,
            signs::Icon,
            style::{self, PRESS, TEXT},
        },
    },
    cast::Face,
    play::company,
    rules::Seat,
    texts,
};

/// How wide it is at most, and the face of who tells it.
const WIDE: f32 = 720.0;
const FACE: f32 = 56.0;
/// It takes no more than this part of the window's height; more of it scrolls.
const HIGH: f32 = 0.24;
/// The space around it.
const EDGE: f32 = 8.0;

/// Shows the rule that was told last.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    mut taken: ResMut<Taken>,
    mut tallest: Local<f32>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current.filter(|current| current.is_taught()) else {
        *tallest = 0.0;
        return Ok(());
    };
    if matches!(facts.doing, Doing::Over | Doing::Looks) {
        return Ok(());
    }
    let top = taken.0.top + EDGE;
    // The board makes room once, not for each rule anew.
    if *tallest > 0.0 {
        taken.0.top = top + *tallest;
    }
    let Some(lesson) = current.lesson() else {
        return Ok(());
    };
    let window = ctx.content_rect();
    let (middle, width) = taken.foot(window, WIDE);
    let most = HIGH * window.height();
    let mut ask = None;
    let shown =
        widgets::place("coach", pos2(middle, window.top() + top), Align2::CENTER_TOP).show(ctx, |ui| {
            style::glass()
                .inner_margin(Margin::symmetric(14, 8))
                .show(ui, |ui| {
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 12.0;
                        if let Some((face, seat)) = teacher(&current) {
                            let (rect, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::hover());
                            Portrait::new(face, facts.colour(seat)).show(ui.painter(), rect);
                        }
                        let words = width - FACE - PRESS - 28.0 - 24.0;
                        ui.vertical(|ui| {
                            ui.set_width(words);
                            ui.spacing_mut().item_spacing.y = 2.0;
                            widgets::within(ui, most, |ui| {
                                let title = RichText::new(current.say(&lesson.title)).font(style::bold(17.0));
                                ui.add(Label::new(title.color(TEXT)).wrap());
                                let text = RichText::new(current.say(&lesson.text)).font(style::body(17.0));
                                ui.add(Label::new(text.color(TEXT)).wrap());
                            });
                        });
                        if icon_button(ui, Icon::Close, &texts::text("coach-leave")).clicked() {
                            ask = Some(Ask::Turn(InTurn::Unteach));
                        }
                    });
                });
        });
    *tallest = tallest.max(shown.response.rect.height());
    taken.0.top = top + *tallest;
    asks.write_batch(ask);
    Ok(())
}

/// Who tells it: the first computer at the table.
fn teacher(current: &Current) -> Option<(&'static Face, Seat)> {
    let game = current.game();
    let mut seats = game.board().seats().iter();
    let seat = seats.find(|&seat| !current.is_person(seat))?;
    Some((company::face(game.setup().chairs.get(seat.index())?)?, seat))
}
