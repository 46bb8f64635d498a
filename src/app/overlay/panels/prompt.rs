//! What people should know right now, in a sentence below the table: what is to be done, why something was refused,
//! why the computer chose so.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Frame, Margin, Sense, Stroke, pos2, vec2},
};

use super::{
    facts::{Doing, Facts},
    lines::plain,
    over::Looking,
    trouble,
};
use crate::{
    app::{
        ask::{Ask, InTurn},
        base::Log,
        current::Current,
        input::{Bindings, Blind, InputAction, LastUsed},
        keep::Keeping,
        overlay::widgets::{
            self, Taken, Weight, button,
            keys::written,
            signs,
            style::{self, ACCENT, GLASS, LINE, QUIET, TEXT, WARN},
        },
        selection::Typed,
        settings::Settings,
        table::FreeArea,
        turn::{Advice, Hint, Pondered},
    },
    rules::Message as Sentence,
    staging::SpotName,
    texts,
};

/// What is kept free below the table for it.
pub(in crate::app::overlay) const ROOM: f32 = 58.0;

/// Shows the sentence that matters most.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut keeping: ResMut<Keeping>,
    facts: Res<Facts>,
    looking: Res<Looking>,
    (hint, pondered, typed): (Res<Hint>, Res<Pondered>, Res<Typed>),
    last_used: Res<LastUsed>,
    (bindings, settings, log): (Res<Bindings>, Res<Settings>, Res<Log>),
    blind: Res<Blind>,
    mut taken: ResMut<Taken>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    taken.0.bottom = ROOM;
    // The end of a game says it above its own panel.
    let ended = facts.doing == Doing::Over && facts.still && !looking.0;
    if let Some(sentence) = keeping.trouble.clone().filter(|_| !ended) {
        let beside = FreeArea {
            right: taken.0.right,
            ..FreeArea::default()
        };
        if trouble::show(ctx, &sentence, beside).is_none() {
            keeping.trouble = None;
        }
        return Ok(());
    }
    // Who chooses at once with others is told how in the middle of them.
    let at_once = !blind.0.is_empty() && current.chooser().is_none() && current.refusal().is_none();
    // Who is to look next is told in its place.
    let is_covered = facts.covered(&current).is_some();
    if at_once || is_covered || facts.doing == Doing::Looks || facts.doing == Doing::Over && !looking.0 {
        return Ok(());
    }
    let (text, colour, line, sign) = if let (Some(refusal), None) = (current.refusal(), current.refused_at())
    {
        (refusal.to_owned(), TEXT, WARN, None)
    } else if let Some((words, line)) =
        below(&current, &facts, &pondered).filter(|(_, line)| hint.0.is_none() || *line == WARN)
    {
        (words, TEXT, line, None)
    } else if let Some(advice) = advice(&current, &hint, settings.numbers) {
        let told: Vec<String> = std::iter::once(advice)
            .chain(outlook(&facts, &pondered))
            .collect();
        (told.join("\n"), TEXT, ACCENT, None)
    } else if let Some(wanted) =
        asked(&current, &facts).or_else(|| due(&current, &facts).map(|key| told(key, *last_used, &bindings)))
    {
        // What has been typed of a choice is told too, and what was done besides. Who points at one knows what is asked.
        let (begun, outlook) = (typed.begun(), outlook(&facts, &pondered));
        let told = [
            Some(outlook.as_deref().unwrap_or(&wanted)),
            begun.as_deref(),
            noted(&current, &log, &taken),
        ];
        let told: Vec<&str> = told.into_iter().flatten().collect();
        (told.join("\n"), TEXT, ACCENT, None)
    } else if let Some(notice) = current.notice() {
        (notice.to_owned(), TEXT, LINE, None)
    } else if let Some((seat, reason)) = current.reason().filter(|(seat, _)| facts.is_last(*seat)) {
        (current.say(reason), QUIET, LINE, Some(facts.colour(*seat)))
    } else {
        return Ok(());
    };
    if !matches!(facts.doing, Doing::Looks | Doing::Over)
        && let Some(seat) = current.chooser()
        && current.staging().fills(current.game().board(), seat)
    {
        let window = ctx.content_rect();
        let (middle, width) = taken.foot(window, 640.0);
        let (ask, high) = fill(ctx, pos2(middle, window.bottom() - ROOM), width);
        taken.0.bottom = ROOM + ROOM.max(high + 14.0);
        asks.write_batch(ask);
    }
    let window = ctx.content_rect();
    let (middle, width) = taken.foot(window, 640.0);
    let frame = Frame::new()
        .fill(GLASS)
        .stroke(Stroke::new(1.0, line))
        .corner_radius(20)
        .inner_margin(Margin::symmetric(18, 8));
    let foot = pos2(middle, window.bottom() - 10.0);
    widgets::place("prompt", foot, Align2::CENTER_BOTTOM)
        .interactable(false)
        .show(ctx, |ui| {
            frame.show(ui, |ui| {
                let room = if sign.is_some() { 28.0 } else { 0.0 };
                let galley = widgets::balanced(ui, &text, &style::medium(18.0), colour, width - 36.0 - room);
                let (rect, _) = ui.allocate_exact_size(galley.size() + vec2(room, 0.0), Sense::hover());
                if let Some(sign) = sign {
                    signs::sign(ui.painter(), rect.left_center() + vec2(9.0, 0.0), 8.5, sign, TEXT);
                }
                ui.painter().galley(rect.min + vec2(room, 0.0), galley, colour);
            });
        });
    Ok(())
}

/// What was done besides, where it does not stand beside the table.
fn noted<'a>(current: &'a Current, log: &Log, taken: &Taken) -> Option<&'a str> {
    let is_beside = |notice: &str| log.notice.as_ref().is_some_and(|told| told.short == notice);
    current
        .notice()
        .filter(|notice| taken.0.right <= 0.0 || !is_beside(notice))
}

/// Whether what is said of a spot is said here, because it would hide what matters above it.
fn is_below(facts: &Facts, spot: Option<&SpotName>) -> bool {
    spot.is_some_and(|spot| facts.words_at(spot).is_none())
}

/// What is said of something in a hand, and why something can't be: that matters more than what is asked.
fn below(current: &Current, facts: &Facts, pondered: &Pondered) -> Option<(String, Color32)> {
    let matters = pondered.is_barred || facts.is_in_hand(pondered.at.as_ref());
    if matters && let Some(words) = outlook(facts, pondered) {
        return Some((words, if pondered.is_barred { WARN } else { ACCENT }));
    }
    let refusal = current.refusal();
    let refusal = refusal.filter(|_| is_below(facts, current.refused_at()))?;
    Some((refusal.to_owned(), WARN))
}

/// What is said here of what is pointed at.
fn outlook(facts: &Facts, pondered: &Pondered) -> Option<String> {
    let is_said = facts.still && is_below(facts, pondered.at.as_ref()) && !pondered.words.is_empty();
    let between = if pondered.words.len() > 2 { " · " } else { "\n" };
    is_said.then(|| pondered.words.join(between))
}

/// How to get along with a long action, and how high that stands there.
fn fill(ctx: &egui::Context, foot: egui::Pos2, width: f32) -> (Option<Ask>, f32) {
    let mut ask = None;
    let shown = widgets::place("fill", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        ui.set_max_width(width);
        ui.horizontal_wrapped(|ui| {
            for (key, wanted) in [
                ("prompt-fill", Ask::Turn(InTurn::Rest)),
                ("prompt-clear", Ask::Turn(InTurn::Clear)),
            ] {
                if button(ui, Weight::Plain, None, &texts::text(key)).clicked() {
                    ask = Some(wanted);
                }
            }
        });
    });
    (ask, shown.response.rect.height())
}

/// The advice, as far as it was asked for; places are named where `numbers` are shown.
fn advice(current: &Current, hint: &Hint, numbers: bool) -> Option<String> {
    let Advice {
        seat,
        number,
        reason,
        told,
        ..
    } = hint.0.as_ref()?;
    let (board, staging) = (current.game().board(), current.staging());
    let spoken = || {
        let spoken = staging.spoken(board, *seat, *number);
        spoken.map_or_else(|| board.write_ply(*seat, &[*number]), |words| current.say(&words))
    };
    let named = staging.hint(board, *seat, *number)?;
    let unnamed = plain(named.clone());
    // What has no name without its place is printed on the board.
    let is_plain = !numbers && unnamed != named;
    let sentence = match (told, reason) {
        (1, _) => {
            let what = if is_plain { &unnamed } else { &named };
            Sentence::new("hint-first").with("what", current.say(what))
        }
        (2, _) | (_, None) => Sentence::new("hint-move").with("move", spoken()),
        (_, Some(reason)) => Sentence::new("hint-reason")
            .with("move", spoken())
            .with("reason", current.say(reason)),
    };
    Some(current.say(&if is_plain { plain(sentence) } else { sentence }))
}

/// What is to be pressed, in the words of the device that was used last.
fn told(key: &str, last_used: LastUsed, bindings: &Bindings) -> String {
    let word = |action| {
        let words = match last_used {
            LastUsed::Keys => bindings.keys(action),
            LastUsed::Pad => bindings.buttons("", action),
        };
        words.first().map(|word| written(word)).unwrap_or_default()
    };
    let action = match key {
        "prompt-paused" => InputAction::Pause,
        _ => InputAction::Confirm,
    };
    let sentence = Sentence::new(key).with("key", word(action));
    texts::say(&sentence.with("turn", word(InputAction::Turn)))
}

/// What the game asks a person for.
fn asked(current: &Current, facts: &Facts) -> Option<String> {
    let seat = current
        .chooser()
        .filter(|_| facts.still && matches!(facts.doing, Doing::Chooses(_)))?;
    let asked = current.staging().asked(current.game().board(), seat)?;
    Some(current.say(&asked))
}

/// What a person is to do now.
fn due(current: &Current, facts: &Facts) -> Option<&'static str> {
    if !facts.still {
        return None;
    }
    match facts.doing {
        _ if current.is_answered() => Some("prompt-onward"),
        Doing::Rolls(seat) if current.is_here(seat) => Some("prompt-roll"),
        Doing::Elsewhere(seat) if current.is_lost(seat) => Some("prompt-lost"),
        Doing::Chooses(_) => Some(facts.counted().prompt()),
        // What comes after a puzzle is offered above the table.
        Doing::Rolls(_) | Doing::Thinks(_) if current.riddle().is_some() => None,
        Doing::Rolls(_) | Doing::Thinks(_) if current.is_paused() => Some("prompt-paused"),
        _ => None,
    }
}
