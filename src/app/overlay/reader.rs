//! What stands on the table, for screen readers: every spot and piece as a thing without a picture, with its name and
//! what can be done with it.

use bevy::{a11y::AccessibilityRequested, camera::Camera, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Id, Rect, Sense, Vec2, WidgetInfo, WidgetType, pos2},
};

use super::{
    facts::Facts,
    labels::{Eye, Names},
    widgets,
};
use crate::{
    app::{current::Current, table::TableCamera, turn::Cursor},
    rules::{Message as Sentence, Seat},
    staging::{Face, Form, Kind, SpotName, boards::grids},
    texts,
};

/// Names everything on the table.
pub(super) fn show(
    mut contexts: EguiContexts,
    requested: Res<AccessibilityRequested>,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    cursor: Res<Cursor>,
    camera: Option<Single<(&Camera, &Transform), With<TableCamera>>>,
    mut names: Local<Names>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(current), Some(camera), Some(layout)) = (current, camera, &facts.layout) else {
        return Ok(());
    };
    if !requested.get() {
        return Ok(());
    }
    names.look_up(&current);
    let eye = Eye::new(camera.into_inner(), ctx.zoom_factor());
    let picks = current
        .chooser()
        .map(|seat| current.staging.picks(current.game.board(), seat))
        .unwrap_or_default();
    widgets::place("table", pos2(0.0, 0.0), bevy_egui::egui::Align2::LEFT_TOP)
        .interactable(false)
        .order(bevy_egui::egui::Order::Background)
        .show(ctx, |ui| {
            for spot in layout.spots() {
                let Some(at) = layout
                    .world(spot.name.as_str())
                    .and_then(|world| eye.point(world))
                else {
                    continue;
                };
                // Of glass it is told how much there is, by the field.
                if matches!(spot.kind, Kind::Heap | Kind::Tray | Kind::Count) {
                    continue;
                }
                let stands = facts.scene.pieces.iter().find(|(_, on)| *on == spot.name);
                let goes = picks.iter().any(|pick| pick.from == spot.name);
                let reached = picks.iter().any(|pick| pick.to == spot.name);
                let meant = picks.iter().any(|pick| {
                    Some(pick.number) == cursor.0 && (pick.from == spot.name || pick.to == spot.name)
                });
                if stands.is_none() && !reached && is_silent(layout.form(spot.name.as_str())) {
                    continue;
                }
                let label = names.names.iter().find(|(name, _)| *name == spot.name);
                let place = label.map_or(spot.name.as_str(), |(_, label)| label);
                let text = name(
                    &current,
                    &facts,
                    &spot.name,
                    place,
                    stands.map(|(seat, _)| *seat),
                    goes,
                    reached,
                );
                let rect = Rect::from_center_size(at, Vec2::splat(24.0));
                let response = ui.interact(rect, Id::new(("spot", spot.name.as_str())), Sense::hover());
                response
                    .widget_info(|| WidgetInfo::selected(WidgetType::Other, goes || reached, meant, &text));
            }
        });
    Ok(())
}

/// Whether empty places of this kind are not worth a word.
fn is_silent(form: Form) -> bool {
    matches!(form, Form::Card | Form::Lath)
}

/// What a spot is called, with what stands on it and what can be done there.
fn name(
    current: &Current,
    facts: &Facts,
    spot: &SpotName,
    place: &str,
    stands: Option<Seat>,
    goes: bool,
    reached: bool,
) -> String {
    let face = facts
        .scene
        .faces
        .iter()
        .find(|(at, _)| at == spot)
        .map(|(_, face)| *face);
    let key = match (facts.form(spot), stands) {
        (Form::Pip, _) => "reader-field",
        (_, None) => "reader-free",
        (Form::Card, Some(_)) if face.is_some() => "reader-card",
        (Form::Card, Some(_)) => "reader-card-hidden",
        (Form::Lath, Some(_)) => "reader-lath",
        (Form::Pawn, Some(_)) => "reader-pawn",
    };
    let mut sentence = Sentence::new(key).with("spot", place);
    if let Some(seat) = stands {
        sentence = sentence.with("seat", seat);
    }
    if facts.form(spot) == Form::Pip {
        for (seat, (who, count)) in [("first", "one"), ("second", "two")].into_iter().enumerate() {
            let heap = grids::count(Seat::new(seat), place);
            let lies = facts.scene.counts.iter().find(|(at, _)| *at == heap);
            sentence = sentence
                .with(who, Seat::new(seat))
                .with(count, lies.map_or(0, |(_, count)| *count as i64));
        }
    }
    if let Some(face) = face {
        sentence = sentence.with("card", spoken(face));
    }
    let state = match (goes, reached) {
        (true, _) if facts.form(spot) == Form::Pip => "reader-chosen",
        (true, _) => "reader-goes",
        (false, true) => "reader-reached",
        (false, false) => return current.say(&sentence),
    };
    format!("{} {}", current.say(&sentence), texts::text(state))
}

/// What a card shows, as letters that can be read.
fn spoken(face: Face) -> String {
    match face {
        Face('X') => texts::text("tally-joker"),
        Face(card) => card.to_string(),
    }
}
