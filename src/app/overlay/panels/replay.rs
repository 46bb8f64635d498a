//! Looking back: a graph or a slider over the steps of the game, buttons to walk through them, and the ways back.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Margin, Order, Pos2, Rect, Sense, Ui, pos2, vec2},
};

use super::{chances, facts::Facts, review};
use crate::{
    app::{
        ask::{Ask, Begin, Capture, Change, Seek},
        current::Current,
        insight::Insight,
        overlay::widgets::{
            self, Taken, Weight, button, icon_button,
            signs::Icon,
            style::{self, ACCENT, LINE, TEXT},
            undo,
        },
        settings::Settings,
    },
    rules::{Message as Sentence, Seat, Turn},
    staging::Layout,
    texts,
};

/// How much of the window's height it takes at most: the rest is for the board.
const MOST: f32 = 0.45;
/// From this width on it is asked in one row through whose eyes one looks.
const ONE_ROW: f32 = 700.0;

/// Shows the bar while an earlier moment is looked at.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut begins: Local<Option<usize>>,
    (facts, insight, settings): (Res<Facts>, Res<Insight>, Res<Settings>),
    mut taken: ResMut<Taken>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    let Some(replay) = current.replay() else {
        return Ok(());
    };
    let window = ctx.content_rect();
    let (middle, width) = taken.foot(window, 820.0);
    let foot = pos2(middle, window.bottom() - 10.0);
    let count = current.game().steps().len();
    let mut ask = None;
    let shown = widgets::place("replay", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        style::glass().show(ui, |ui| {
            ui.set_width(width - 28.0);
            let high = taken.high(window).min(MOST * window.height()) - 28.0;
            widgets::within(ui, high, |ui| {
                // The graph has the same knob.
                let slid = if window.height() >= chances::ROOMY {
                    chances::graph(ui, &current, &facts, &insight, (Some(replay.at), count))
                } else {
                    slider(ui, replay.at, count)
                };
                ask = slid.map(|at| Ask::Replay(Seek::To(at)));
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    let playing = if replay.plays() {
                        (Icon::Pause, "replay-stop")
                    } else {
                        (Icon::Play, "replay-play")
                    };
                    for ((icon, key), wanted) in [
                        (
                            (Icon::Previous, "replay-previous"),
                            Ask::Replay(Seek::Event(false)),
                        ),
                        ((Icon::Left, "replay-back"), Ask::Replay(Seek::By(-1))),
                        (playing, Ask::Replay(Seek::Play)),
                        ((Icon::Right, "replay-forward"), Ask::Replay(Seek::By(1))),
                        ((Icon::Next, "replay-next"), Ask::Replay(Seek::Event(true))),
                    ] {
                        if icon_button(ui, icon, &texts::text(key)).clicked() {
                            ask = Some(wanted);
                        }
                    }
                    if let Some(stretch) = clip(ui, replay.at, &mut begins) {
                        ask = Some(Ask::Capture(Capture::Clip(Some(stretch))));
                    }
                    let step = Sentence::new("replay-step")
                        .with("step", replay.at as i64)
                        .with("count", count as i64);
                    widgets::quiet_line(ui, &texts::say(&step));
                    ui.add_space(8.0);
                    if button(ui, Weight::Accent, None, &texts::text("replay-leave")).clicked() {
                        ask = Some(Ask::Replay(Seek::Leave));
                    }
                    let allowed = current.game().may_go_to(replay.at);
                    let is_allowed = allowed.is_ok();
                    // After the end nobody misses what can't be.
                    let is_over = current.game().turn() == Turn::Over;
                    if replay.at < count && (is_allowed || !is_over) {
                        let show = |ui: &mut Ui| {
                            let undo = button(ui, Weight::Plain, None, &texts::text("replay-undo"));
                            if is_allowed {
                                undo.on_hover_text(texts::text("replay-undo-help"))
                            } else {
                                undo
                            }
                        };
                        ui.add_space(4.0);
                        if undo::pressed(ui, &current, allowed, show) {
                            ask = Some(Ask::Change(Change::GoTo(replay.at)));
                        }
                    }
                    ui.add_space(4.0);
                    let branch = button(ui, Weight::Plain, None, &texts::text("replay-branch"));
                    if branch.on_hover_text(texts::text("replay-branch-help")).clicked() {
                        ask = Some(Ask::Begin(Begin::Branch));
                    }
                });
                let reviewed = review::show(ui, &current, &facts, &insight, replay.at, settings.numbers);
                ask = reviewed.or(ask.take());
                let has_hands = facts.layout.as_ref().is_some_and(Layout::has_hands);
                if has_hands && current.game().is_open() {
                    ask = eyes(ui, &current).or(ask.take());
                }
            });
        });
    });
    taken.0.bottom = taken.0.bottom.max(shown.response.rect.height() + 20.0);
    asks.write_batch(ask);
    Ok(())
}

/// Where a clip begins, then where it ends. Some stretch of steps when both are known.
fn clip(ui: &mut Ui, at: usize, begins: &mut Option<usize>) -> Option<(usize, usize)> {
    if let Some(from) = begins.filter(|from| *from < at) {
        let ends = Sentence::new("share-clip-until").with("from", from as i64);
        let ends = texts::say(&ends.with("until", at as i64));
        let is_pressed = button(ui, Weight::Plain, Some(Icon::Film), &ends).clicked();
        return is_pressed.then(|| (begins.take().unwrap_or(from), at));
    }
    if icon_button(ui, Icon::Film, &texts::text("share-clip-from")).clicked() {
        *begins = Some(at);
    }
    if let Some(from) = *begins {
        let begun = Sentence::new("share-clip-begun").with("from", from as i64);
        widgets::quiet_line(ui, &texts::say(&begun));
    }
    None
}

/// Through whose eyes a game is looked at whose hands lie open. Some when others were chosen.
fn eyes(ui: &mut Ui, current: &Current) -> Option<Ask> {
    let seats: Vec<Option<Seat>> = [None]
        .into_iter()
        .chain(current.game().board().seats().iter().map(Some))
        .collect();
    let all = texts::text("replay-eyes-all");
    let words: Vec<String> = seats
        .iter()
        .map(|seat| seat.map_or_else(|| all.clone(), |seat| current.name(seat)))
        .collect();
    let chosen = seats
        .iter()
        .position(|&seat| seat == current.watched())
        .unwrap_or(0);
    let show = |ui: &mut Ui| {
        widgets::quiet_line(ui, &texts::text("replay-eyes"));
        widgets::chips(ui, chosen, &words)
    };
    let pressed = if ui.available_width() >= ONE_ROW {
        ui.horizontal(show).inner
    } else {
        show(ui)
    };
    pressed.map(|at| Ask::Replay(Seek::Through(seats[at])))
}

/// The step that is pointed at, above the line: below it are the buttons.
fn tip(ui: &Ui, at: Pos2, step: f32) {
    widgets::place("tip", at, Align2::CENTER_BOTTOM)
        .order(Order::Tooltip)
        .interactable(false)
        .show(ui.ctx(), |ui| {
            style::glass()
                .inner_margin(Margin::symmetric(8, 2))
                .show(ui, |ui| {
                    widgets::quiet_line(ui, &step.to_string());
                });
        });
}

/// A line with a knob. Some when it was moved.
fn slider(ui: &mut Ui, at: usize, count: usize) -> Option<usize> {
    let size = vec2(ui.available_width(), 28.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let line = rect.shrink2(vec2(12.0, 0.0));
    let part = |at: usize| at as f32 / count.max(1) as f32;
    let x = line.left() + line.width() * part(at);
    let low = |to: f32, colour| {
        let bar = Rect::from_min_max(
            pos2(line.left(), rect.center().y - 2.0),
            pos2(to, rect.center().y + 2.0),
        );
        ui.painter().rect_filled(bar, 2, colour);
    };
    low(line.right(), LINE);
    low(x, ACCENT);
    let over = response.hovered() || response.dragged();
    ui.painter().circle_filled(
        pos2(x, rect.center().y),
        if over { 9.0 } else { 7.5 },
        if over { TEXT } else { ACCENT },
    );
    widgets::ring(ui, &response, rect, style::CORNER);
    if over && let Some(pointer) = ui.ctx().pointer_latest_pos() {
        let part = ((pointer.x - line.left()) / line.width()).clamp(0.0, 1.0);
        tip(ui, pos2(pointer.x, rect.top()), (part * count as f32).round());
    }
    let pointer = response.interact_pointer_pos()?;
    let part = ((pointer.x - line.left()) / line.width()).clamp(0.0, 1.0);
    let wanted = (part * count as f32).round() as usize;
    (wanted != at && (response.clicked() || response.dragged())).then_some(wanted)
}
