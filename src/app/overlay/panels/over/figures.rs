//! The figures of a game that is over: a row each, a column for each seat in the order of the places.

use bevy_egui::egui::{self, Sense, Ui, pos2, vec2};

use crate::{
    app::{
        current::Current,
        overlay::{
            panels::facts::Facts,
            widgets::{
                self, galley, signs,
                style::{self, QUIET, TEXT},
            },
        },
    },
    catalogue::Figure,
    rules::Seat,
    texts,
};

/// Shows them.
pub(super) fn show(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    places: &[(Seat, u8)],
    (figures, review): (&[Figure], &[String]),
) {
    let room = ui.available_width();
    let first = (room * 0.36).min(280.0);
    let column = (room - first) / places.len().max(1) as f32;
    ui.spacing_mut().item_spacing.y = 3.0;
    let (head, _) = ui.allocate_exact_size(vec2(room, 26.0), Sense::hover());
    for (at, &(seat, _)) in places.iter().enumerate() {
        let x = head.left() + first + column * (at as f32 + 1.0) - 20.0;
        let middle = pos2(x, head.center().y);
        signs::sign(ui.painter(), middle, 8.0, facts.colour(seat), TEXT);
        let name = egui::Rect::from_center_size(middle, vec2(24.0, 24.0));
        let response = ui.interact(name, ui.id().with(("figures", at)), Sense::hover());
        response.on_hover_text(current.name(seat));
    }
    for figure in figures {
        let label = texts::text(&format!("figure-{}", figure.key));
        let title = galley(ui, label, style::body(16.5), QUIET, first - 8.0);
        let high = title.size().y.max(24.0);
        let (rect, response) = ui.allocate_exact_size(vec2(room, high), Sense::hover());
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
    for said in review {
        widgets::quiet(ui, said);
    }
}
