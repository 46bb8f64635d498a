//! What could have been done better: told while that moment of a finished game is looked at, with the ways from one such
//! moment to the next.

use bevy_egui::egui::{Label, Painter, Sense, Ui, vec2};

use super::{
    chances::{self, LUCK, percent},
    eye::Eye,
    facts::Facts,
    lines::plain,
    pointers,
};
use crate::{
    app::{
        ask::{Ask, Asked, Begin, Seek},
        current::Current,
        insight::Insight,
        overlay::widgets::{
            self, Weight, button, icon_button,
            signs::{self, Icon},
            style::{self, ACCENT, QUIET, TEXT},
        },
    },
    play::ledger::Error,
    rules::Message as Sentence,
    staging::{Colour, Layout},
    texts,
};

/// What lies between two things that are explained.
const APART: f32 = 18.0;
/// What is told of a step has at least so much room beside that.
const LEAST: f32 = 120.0;
/// Room is kept for so many errors.
const MANY: usize = 88;
/// What is said of an error has so much room, in points: two lines.
const SAID: f32 = 56.0;

/// The error that was made at the moment that is looked at.
fn error_at(current: &Current, insight: &Insight) -> Option<Error> {
    insight.error(current.replay()?.at)
}

/// A line with what was chosen badly here, and the ways to other such moments. Some when one was asked for.
pub(super) fn show(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    insight: &Insight,
    at: usize,
    numbers: bool,
) -> Option<Ask> {
    let ledger = insight.so_far()?;
    let mut steps: Vec<usize> = ledger.errors().iter().map(|(step, _)| *step).collect();
    steps.sort_unstable();
    let is_whole = insight.ledger().is_some();
    if !is_whole {
        let all = current.game().steps().len().max(1);
        let percent = 100 * ledger.entries.len() / all;
        let reckons = Sentence::new("review-reckons").with("percent", percent as i64);
        widgets::quiet_line(ui, &texts::say(&reckons));
    }
    if steps.is_empty() {
        if is_whole {
            widgets::quiet_line(ui, &texts::text("review-no-errors"));
        }
        return None;
    }
    let mut ask = None;
    let before = steps.iter().rev().find(|step| **step < at);
    let next = steps.iter().find(|step| **step > at);
    let place = steps.iter().position(|step| *step == at);
    let said = |place: Option<usize>, count: usize| {
        let told = match place {
            Some(place) => Sentence::new("review-at").with("number", place as i64 + 1),
            None => Sentence::new("review-count"),
        };
        texts::say(&told.with("count", count as i64))
    };
    let words = |ui: &Ui, text: &str| widgets::galley(ui, text, style::body(16.5), QUIET, f32::INFINITY);
    // What is said between the ways has the same room at every moment, also while more errors are found, and so has what is
    // said below them: nothing that is pressed again and again moves away from under the pointer.
    let most = steps.len().max(MANY);
    let wide = [None, Some(most - 1)].map(|place| words(ui, &said(place, most)).size().x);
    let wide = wide.into_iter().fold(0.0, f32::max);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        let mut way = |ui: &mut Ui, icon: Icon, key: &str, step: Option<&usize>| {
            let pressed = ui.add_enabled_ui(step.is_some(), |ui| icon_button(ui, icon, &texts::text(key)));
            if let Some(step) = step.filter(|_| pressed.inner.clicked()) {
                ask = Some(Ask::Replay(Seek::To(*step)));
            }
        };
        way(ui, Icon::Left, "review-previous", before);
        let said = words(ui, &said(place, steps.len()));
        ui.add_sized(vec2(wide, style::PRESS), Label::new(said).extend());
        way(ui, Icon::Right, "review-next", next);
        ui.add_space(8.0);
        let again = |ui: &mut Ui| button(ui, Weight::Plain, Some(Icon::Undo), &texts::text("review-again"));
        let pressed = ui.add_enabled_ui(place.is_some(), again).inner;
        let pressed = pressed.on_disabled_hover_text(texts::text("review-again-when"));
        if pressed.on_hover_text(texts::text("review-again-help")).clicked() {
            ask = Some(Ask::Begin(Begin::Puzzle(Asked::Mistakes(vec![at]))));
        }
    });
    let top = ui.cursor().top();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        // It begins where the graph does.
        ui.add_space(chances::EDGE - 6.0);
        let Some(error) = error_at(current, insight) else {
            legend(ui, current, facts, style::PRESS);
            let swing = at
                .checked_sub(1)
                .and_then(|step| chances::swing(current, ledger, step));
            let left = ui.available_size_before_wrap().x - APART;
            if let Some(swing) = swing.filter(|_| left > LEAST) {
                ui.add_space(APART);
                let swing = widgets::elided(ui, &swing, style::body(16.0), left);
                ui.label(swing);
            }
            return;
        };
        seat_sign(ui, facts.colour(error.seat), style::PRESS);
        let mut told = vec![what(current, &error), better(current, &error, numbers)];
        told.extend(insight.reason(at).map(|reason| current.say(reason)));
        widgets::quiet(ui, &told.join(" "));
    });
    ui.add_space((SAID - (ui.cursor().top() - top)).max(0.0));
    ask
}

/// What the marks below the graph mean, in a line so high.
pub(super) fn legend(ui: &mut Ui, current: &Current, facts: &Facts, high: f32) {
    if current.game().board().has_chance() {
        let (place, _) = ui.allocate_exact_size(vec2(12.0, high), Sense::hover());
        ui.painter().circle_filled(place.center(), LUCK, ACCENT);
        widgets::quiet_line(ui, &texts::text("review-luck"));
        ui.add_space(APART);
    }
    ui.spacing_mut().item_spacing.x = 2.0;
    for seat in current.game().board().seats().iter() {
        seat_sign(ui, facts.colour(seat), high);
    }
    ui.add_space(4.0);
    widgets::quiet_line(ui, &texts::text("review-own"));
}

fn seat_sign(ui: &mut Ui, colour: Colour, high: f32) {
    let (place, _) = ui.allocate_exact_size(vec2(18.0, high), Sense::hover());
    signs::sign(ui.painter(), place.center(), 7.0, colour, TEXT);
}

/// Whose error it was, how grave, and what it cost.
fn what(current: &Current, error: &Error) -> String {
    let grade = error.grade().map_or("grade-slight", |grade| grade.key());
    let said = Sentence::new("review-shown")
        .with("seat", error.seat)
        .with("grade", texts::text(grade))
        .with("cost", percent(error.cost()));
    current.say(&said)
}

/// What would have been better; places are named where `numbers` are shown.
fn better(current: &Current, error: &Error, numbers: bool) -> String {
    let (board, staging) = (current.shown(), current.staging());
    let Some(named) = staging.hint(board, error.seat, error.best) else {
        return String::new();
    };
    let is_shown = staging.ends_of(board, error.seat, error.best).is_some();
    if !numbers && (is_shown || plain(named.clone()) != named) {
        return texts::text("review-better-plain");
    }
    let spoken = staging.spoken(board, error.seat, error.best);
    let spoken = spoken.map_or_else(
        || board.write_ply(error.seat, &[error.best]),
        |words| current.say(&words),
    );
    texts::say(&Sentence::new("review-better").with("move", spoken))
}

/// Every so many seconds the sign goes the way that was better, and so many of them it rests at the end of it.
const GOES: f64 = 1.6;
const RESTS: f64 = 0.6;

/// Points on the board to what would have been better; its way is gone again and again where things move.
pub(super) fn point(
    painter: &Painter,
    eye: &Eye,
    layout: &Layout,
    (current, facts, insight): (&Current, &Facts, &Insight),
    moves: bool,
) {
    let Some(error) = error_at(current, insight) else {
        return;
    };
    let (staging, board) = (current.staging(), current.shown());
    // A hand lies elsewhere for those who look at all of them than for who holds it.
    let seen = staging.seen_picks(board, error.seat, current.eyes()).into_iter();
    let seen = seen.filter(|pick| pick.number == error.best);
    let ends = seen.map(|pick| (pick.from, pick.to)).next();
    let ends = ends.or_else(|| staging.ends_of(board, error.seat, error.best));
    let Some((from, to)) = ends else { return };
    let part = moves.then(|| {
        let ctx = painter.ctx();
        ctx.request_repaint();
        let time = ctx.input(|input| input.time) % (GOES + RESTS);
        let part = (time / GOES).min(1.0) as f32;
        part * part * (3.0 - 2.0 * part)
    });
    pointers::lead(
        painter,
        eye,
        layout,
        (&from, &to),
        (facts.colour(error.seat), part),
    );
}
