//! The end of a game: places, names and signs below the board, which stays in view; another game in one press.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Align2, Layout, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2},
};

use super::facts::{Doing, Facts};
use crate::{
    app::{
        ask::{Ask, Begin, Leave, Seek},
        current::Current,
        overlay::widgets::{
            self, Taken, Weight, button, galley, icon_button,
            signs::{self, Icon},
            style::{self, ACCENT, CARD, LINE, QUIET, TEXT},
        },
    },
    rules::{Message as Sentence, Seat},
    texts,
};

/// Whether the places were put away to look at the board.
#[derive(Resource, Default, Debug)]
pub(in crate::app::overlay) struct Looking(pub(in crate::app::overlay) bool);

/// The words for a place.
pub(in crate::app::overlay) fn place_name(place: u8) -> String {
    match place {
        1..=3 => texts::text(&format!("place-{place}")),
        _ => texts::say(&Sentence::new("place-other").with("place", i64::from(place))),
    }
}

/// Shows who came in which place.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    mut looking: ResMut<Looking>,
    mut unfolded: Local<bool>,
    mut taken: ResMut<Taken>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let standing = current.as_ref().and_then(|current| current.game().standing());
    let (Some(current), Some(standing), Doing::Over) = (current, standing, facts.doing) else {
        if looking.0 {
            looking.0 = false;
        }
        return Ok(());
    };
    if looking.0 {
        return Ok(());
    }
    let window = ctx.content_rect();
    let room = window.width() - taken.0.right;
    let width = (room - 24.0).min(860.0);
    let middle = window.left() + room / 2.0;
    let order = standing.order();
    let places: Vec<(Seat, u8)> = order
        .iter()
        .filter_map(|&seat| Some((seat, standing.place(seat)?)))
        .collect();
    let mut ask = None;
    let shown = widgets::place(
        "over",
        pos2(middle, window.bottom() - 10.0),
        Align2::CENTER_BOTTOM,
    )
    .show(ctx, |ui| {
        style::glass().show(ui, |ui| {
            ui.set_width(width - 28.0);
            ui.horizontal(|ui| {
                let row = vec2(ui.available_width(), style::PRESS);
                ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
                    if icon_button(ui, Icon::Close, &texts::text("over-look")).clicked() {
                        looking.0 = true;
                    }
                    if button(ui, Weight::Plain, None, &texts::text("over-title-page")).clicked() {
                        ask = Some(Ask::Leave(Leave::Title));
                    }
                    if button(ui, Weight::Plain, None, &texts::text("over-replay")).clicked() {
                        ask = Some(Ask::Replay(Seek::To(0)));
                    }
                    if button(ui, Weight::Accent, Some(Icon::Redo), &texts::text("over-again")).clicked() {
                        ask = Some(Ask::Begin(Begin::Again));
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let mut first = places
                            .iter()
                            .filter(|(_, place)| *place == 1)
                            .map(|(seat, _)| *seat);
                        if let Some(winner) = first.next() {
                            let sentence = Sentence::new("over-title").with("seat", winner);
                            let sentence = match (first.next(), first.next()) {
                                (Some(mate), None) => Sentence::new("over-title-two")
                                    .with("seat", winner)
                                    .with("mate", mate),
                                (Some(_), Some(_)) => Sentence::new("over-title-several"),
                                (None, _) => sentence,
                            };
                            let title = current.say(&sentence);
                            let text = egui::RichText::new(title).font(style::serif(26.0)).color(TEXT);
                            ui.add(egui::Label::new(text).truncate());
                        }
                    });
                });
            });
            ui.add_space(4.0);
            list(ui, &current, &facts, &places);
            figures(ui, &current, &facts, &places, &mut unfolded);
        });
    });
    taken.0.bottom = taken.0.bottom.max(shown.response.rect.height() + 20.0);
    asks.write_batch(ask);
    Ok(())
}

/// The figures of the game, a row each, a column for each seat in the order of the places.
fn figures(ui: &mut Ui, current: &Current, facts: &Facts, places: &[(Seat, u8)], unfolded: &mut bool) {
    widgets::fold(ui, unfolded, &texts::text("over-figures"));
    if !*unfolded {
        return;
    }
    let figures = current.game().figures();
    let room = ui.available_width();
    let first = (room * 0.36).min(280.0);
    let column = (room - first) / places.len().max(1) as f32;
    egui::ScrollArea::vertical()
        .max_height(230.0)
        .min_scrolled_height(230.0)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let (head, _) = ui.allocate_exact_size(vec2(room, 26.0), Sense::hover());
            for (at, &(seat, _)) in places.iter().enumerate() {
                let x = head.left() + first + column * (at as f32 + 1.0) - 20.0;
                signs::sign(
                    ui.painter(),
                    pos2(x, head.center().y),
                    8.0,
                    facts.colour(seat),
                    TEXT,
                );
            }
            for figure in &figures {
                let (rect, response) = ui.allocate_exact_size(vec2(room, 24.0), Sense::hover());
                let label = texts::text(&format!("figure-{}", figure.key));
                let title = galley(ui, label, style::body(16.5), QUIET, first);
                ui.painter().galley(rect.min, title, QUIET);
                for (at, &(seat, _)) in places.iter().enumerate() {
                    let value = figure.values[seat.index()].map_or("–".to_owned(), texts::figure);
                    let value = galley(ui, value, style::body(16.5), TEXT, f32::INFINITY);
                    let right = rect.left() + first + column * (at as f32 + 1.0) - 12.0;
                    ui.painter()
                        .galley(pos2(right - value.size().x, rect.top()), value, TEXT);
                }
                response.on_hover_text(texts::text(&format!("figure-{}-help", figure.key)));
            }
            for said in current.game().review() {
                widgets::quiet(ui, &current.say(&said));
            }
        });
}

/// The places side by side, as many in a row as fit.
fn list(ui: &mut Ui, current: &Current, facts: &Facts, places: &[(Seat, u8)]) {
    let room = ui.available_width();
    let count = places.len().max(1) as f32;
    let gap = 8.0;
    let in_row = (((room + gap) / (150.0 + gap)).floor()).clamp(1.0, count);
    let rows = (count / in_row).ceil();
    let in_row = (count / rows).ceil();
    let width = (room - gap * (in_row - 1.0)) / in_row;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap - 0.01, gap);
        for &(seat, place) in places {
            let (rect, response) = ui.allocate_exact_size(vec2(width, 50.0), Sense::hover());
            let line = if place == 1 { ACCENT } else { LINE };
            ui.painter().rect(
                rect,
                style::CORNER,
                CARD,
                Stroke::new(1.0, line),
                StrokeKind::Inside,
            );
            let x = rect.left() + 12.0;
            let colour = if place == 1 { ACCENT } else { QUIET };
            let at = pos2(x, rect.center().y);
            let drawn = ui.painter().text(
                at,
                Align2::LEFT_CENTER,
                place_name(place),
                style::serif(20.0),
                colour,
            );
            let sign = pos2(drawn.right() + 20.0, rect.center().y);
            signs::sign(ui.painter(), sign, 10.0, facts.colour(seat), TEXT);
            let left = sign.x + 18.0;
            let name = current.name(seat);
            let mut inner = Rect::from_min_max(pos2(left, rect.top()), rect.max);
            if let Some(score) = facts.progress(seat).score() {
                let right = pos2(rect.right() - 14.0, rect.center().y);
                let font = style::bold(21.0);
                let painter = ui.painter();
                let score = painter.text(right, Align2::RIGHT_CENTER, score.to_string(), font, colour);
                inner.max.x = score.left();
            }
            let title = widgets::elided(ui, &name, style::medium(18.0), inner.width() - 8.0);
            let cut = title.elided;
            ui.painter()
                .galley(pos2(left, rect.center().y - title.size().y / 2.0), title, TEXT);
            if cut {
                response.on_hover_text(name);
            }
        }
    });
}
