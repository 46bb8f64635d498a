//! The game as the list of its moves: to be copied, and to be put on the table.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{FontFamily, FontId, Label, Margin, RichText, TextEdit, Ui},
};

use crate::{
    app::{
        ask::{Ask, Begin},
        base::Page,
        current::Current,
        overlay::widgets::{
            self, Weight, button,
            page::page,
            style::{self, ACCENT, WARN},
        },
    },
    texts,
};

/// The list as it stands on the page.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Draft {
    text: String,
    /// Why it can't be played.
    fault: Option<String>,
    copied: bool,
}

/// Writes the moves down when the page is opened.
pub(in crate::app::overlay) fn write_down(current: Option<Res<Current>>, mut draft: ResMut<Draft>) {
    let moves = current.and_then(|current| current.game().moves());
    *draft = Draft {
        text: moves.unwrap_or_default(),
        ..default()
    };
}

/// Shows the list.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut draft: ResMut<Draft>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else {
        next.set(Page::None);
        return Ok(());
    };
    let Draft { text, fault, copied } = &mut *draft;
    let (mut copy, mut play) = (false, false);
    let mut foot = |ui: &mut Ui| {
        ui.horizontal_wrapped(|ui| {
            copy = button(ui, Weight::Plain, None, &texts::text("moves-copy")).clicked();
            play = button(ui, Weight::Accent, None, &texts::text("moves-play"))
                .on_hover_text(texts::text("moves-play-help"))
                .clicked();
        });
    };
    let close = page(
        ctx,
        "moves",
        &texts::text("moves-title"),
        620.0,
        |ui| {
            widgets::quiet(ui, &texts::text("moves-help"));
            let list = TextEdit::multiline(text)
                .font(FontId::new(17.0, FontFamily::Monospace))
                .desired_rows(12)
                .margin(Margin::same(10))
                .desired_width(f32::INFINITY);
            if ui.add(list).changed() {
                (*fault, *copied) = (None, false);
            }
            let told = match fault {
                Some(fault) => Some((fault.clone(), WARN)),
                None => copied.then(|| (texts::text("moves-copied"), ACCENT)),
            };
            if let Some((told, colour)) = told {
                let told = RichText::new(told).font(style::medium(17.0)).color(colour);
                ui.add(Label::new(told).wrap());
            }
        },
        Some(&mut foot),
    );
    if copy {
        ctx.copy_text(text.clone());
        *copied = true;
    }
    if play {
        match current.game().with_moves(text) {
            Ok(game) => {
                asks.write(Ask::Begin(Begin::Show(Box::new(game))));
            }
            Err(why) => *fault = Some(current.say(&why.told(|message| current.say(message)))),
        }
    }
    if close {
        next.set(Page::None);
    }
    Ok(())
}
