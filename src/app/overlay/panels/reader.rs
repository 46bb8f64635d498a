//! What stands on the table, for screen readers: every spot and piece as a thing without a picture, with its name and
//! what can be done with it.

use bevy::{a11y::AccessibilityRequested, camera::Camera, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Id, Rect, Sense, Vec2, WidgetInfo, WidgetType, pos2},
};

use super::{eye::Eye, facts::Facts, labels::Names};
use crate::{
    app::{current::Current, overlay::widgets, selection::Cursor, table::TableCamera},
    rules::Seat,
    staging::{Face, Layout, Spot, pieces::Asked},
    texts,
};

/// Names everything on the table.
pub(in crate::app::overlay) fn show(
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
        .map(|seat| current.staging().picks(current.game().board(), seat))
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
                let stands = facts.scene.pieces.iter().find(|(_, on)| *on == spot.name);
                let goes = picks.iter().any(|pick| pick.from == spot.name);
                let reached = picks.iter().any(|pick| pick.to == spot.name);
                let meant = picks.iter().any(|pick| {
                    Some(pick.number) == cursor.0 && (pick.from == spot.name || pick.to == spot.name)
                });
                let label = names.names.iter().find(|(name, _)| *name == spot.name);
                let place = label.map_or(spot.name.as_str(), |(_, label)| label);
                let stands = stands.map(|(seat, _)| *seat);
                let Some(text) = told(&current, &facts, layout, spot, place, stands, (goes, reached)) else {
                    continue;
                };
                let rect = Rect::from_center_size(at, Vec2::splat(24.0));
                let response = ui.interact(rect, Id::new(("spot", spot.name.as_str())), Sense::hover());
                response
                    .widget_info(|| WidgetInfo::selected(WidgetType::Other, goes || reached, meant, &text));
            }
        });
    Ok(())
}

/// What a spot is called, with what stands on it and what can be done there; nothing where that is not worth a word.
fn told(
    current: &Current,
    facts: &Facts,
    layout: &Layout,
    spot: &Spot,
    place: &str,
    stands: Option<Seat>,
    (goes, reached): (bool, bool),
) -> Option<String> {
    let face = facts.scene.faces.iter().find(|(at, _)| *at == spot.name);
    let told = spot.form.told(&Asked {
        spot,
        place,
        stands,
        reached,
        face: face.map(|(_, face)| spoken(*face)),
        layout,
        scene: &facts.scene,
    })?;
    let told = current.say(&told);
    let state = match (goes, reached) {
        (true, _) => spot.form.word_for_choice(),
        (false, true) => "reader-reached",
        (false, false) => return Some(told),
    };
    Some(format!("{told} {}", texts::text(state)))
}

/// What a card shows, as letters that can be read.
fn spoken(face: Face) -> String {
    match face {
        Face('X') => texts::text("tally-joker"),
        Face(card) => card.to_string(),
    }
}
