//! The question whether bots may be started, before any of them is.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{FontFamily, FontId, Frame, Label, Margin, RichText, Ui},
};

use crate::{
    app::{
        ask::{Ask, Trust, Verdict},
        base::{Below, Page},
        overlay::widgets::{
            Weight, button,
            page::page,
            quiet,
            style::{SUNK, TEXT},
        },
    },
    rules::Message as Sentence,
    texts,
};

/// Asks the question.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    trust: Res<Trust>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if trust.commands.is_empty() {
        next.set(below.take());
        return Ok(());
    }
    let mut verdict = None;
    let mut foot = |ui: &mut Ui| {
        ui.horizontal_wrapped(|ui| {
            let mut answers = vec![(Weight::Accent, "trust-let-in", Verdict::LetIn)];
            if trust.can_leave_out {
                answers.push((Weight::Plain, "trust-leave-out", Verdict::LeaveOut));
            }
            answers.push((Weight::Plain, "trust-cancel", Verdict::Cancel));
            for (weight, key, answer) in answers {
                if button(ui, weight, None, &texts::text(key)).clicked() {
                    verdict = Some(answer);
                }
            }
        });
    };
    let count = trust.commands.len() as i64;
    let title = texts::say(&Sentence::new("trust-title").with("count", count));
    let close = page(
        ctx,
        "trust",
        &title,
        620.0,
        |ui| {
            for command in &trust.commands {
                Frame::new()
                    .fill(SUNK)
                    .corner_radius(8)
                    .inner_margin(Margin::same(10))
                    .show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        let letters = FontId::new(17.0, FontFamily::Monospace);
                        ui.add(Label::new(RichText::new(command).font(letters).color(TEXT)).wrap());
                    });
            }
            quiet(ui, &texts::text("trust-text"));
            if trust.can_leave_out {
                quiet(ui, &texts::text("trust-leave-out-help"));
            }
        },
        Some(&mut foot),
    );
    if close {
        verdict = Some(Verdict::Cancel);
    }
    asks.write_batch(verdict.map(Ask::Trust));
    Ok(())
}
