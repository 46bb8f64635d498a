//! What could have been done better: told while that moment of a finished game is looked at, with the ways from one such
//! moment to the next.

use bevy_egui::egui::{Painter, Sense, Ui, vec2};

use super::{
    chances::percent,
    eye::Eye,
    facts::{Facts, plain},
    pointers,
};
use crate::{
    app::{
        ask::{Ask, Seek},
        current::Current,
        insight::Insight,
        overlay::widgets::{
            self, icon_button,
            signs::{self, Icon},
            style::{self, TEXT},
        },
    },
    play::ledger::Error,
    rules::Message as Sentence,
    staging::Layout,
    texts,
};

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
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        for (icon, key, step) in [
            (Icon::Previous, "review-previous", before),
            (Icon::Next, "review-next", next),
        ] {
            let pressed = ui.add_enabled_ui(step.is_some(), |ui| icon_button(ui, icon, &texts::text(key)));
            if let Some(step) = step.filter(|_| pressed.inner.clicked()) {
                ask = Some(Ask::Replay(Seek::To(*step)));
            }
        }
        if let Some(error) = error_at(current, insight) {
            let (place, _) = ui.allocate_exact_size(vec2(20.0, style::PRESS), Sense::hover());
            signs::sign(ui.painter(), place.center(), 8.0, facts.colour(error.seat), TEXT);
            let mut told = vec![what(current, &error), better(current, &error, numbers)];
            told.extend(insight.reason(at).map(|reason| current.say(reason)));
            widgets::quiet(ui, &told.join(" "));
        } else {
            let count = Sentence::new("review-count").with("count", steps.len() as i64);
            widgets::quiet_line(ui, &texts::say(&count));
        }
    });
    ask
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
    let unnamed = plain(named.clone());
    if !numbers && unnamed != named {
        return texts::text("review-better-plain");
    }
    let spoken = staging.spoken(board, error.seat, error.best);
    let spoken = spoken.map_or_else(
        || board.write_ply(error.seat, &[error.best]),
        |words| current.say(&words),
    );
    texts::say(&Sentence::new("review-better").with("move", spoken))
}

/// Points on the board to what would have been better.
pub(super) fn point(painter: &Painter, eye: &Eye, layout: &Layout, current: &Current, insight: &Insight) {
    let Some(error) = error_at(current, insight) else {
        return;
    };
    let ends = current.staging().ends_of(current.shown(), error.seat, error.best);
    if let Some((from, to)) = ends {
        pointers::lead(painter, eye, layout, &from, &to);
    }
}
