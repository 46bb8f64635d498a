//! The rules of a first game: each is told above the table when whoever plays needs it, one at a time.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Sense, vec2},
};

use super::{
    facts::{Doing, Facts},
    strip,
};
use crate::{
    app::{
        ask::{Ask, InTurn},
        current::Current,
        overlay::widgets::{Taken, faces::Portrait, icon_button, signs::Icon, style::PRESS},
    },
    cast::Face,
    play::company,
    rules::Seat,
    texts,
};

/// The face of who tells it, and the space between it, the words and the cross.
const FACE: f32 = 56.0;
const GAP: f32 = 12.0;

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
    let Some((current, lesson)) = current.as_ref().and_then(|it| Some((it, it.lesson()?))) else {
        *tallest = 0.0;
        return Ok(());
    };
    if matches!(facts.doing, Doing::Over | Doing::Looks) {
        return Ok(());
    }
    let mut ask = None;
    strip::show(ctx, "coach", &mut taken, &mut tallest, |ui, width| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let mut words = width - PRESS - GAP;
            if let Some((face, seat)) = teacher(current) {
                let (rect, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::hover());
                Portrait::new(face, facts.colour(seat)).show(ui.painter(), rect);
                words -= FACE + GAP;
            }
            strip::words(ui, words, current.say(&lesson.title), current.say(&lesson.text));
            if icon_button(ui, Icon::Close, &texts::text("coach-leave")).clicked() {
                ask = Some(Ask::Turn(InTurn::Unteach));
            }
        });
    });
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
