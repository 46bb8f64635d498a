//! The sheet that every page is written on: a title, a cross to close it, and room that scrolls.

use bevy_egui::egui::{self, Align, Id, Layout, Margin, Modal, RichText, ScrollArea, Ui, vec2};

use super::{
    icon_button, rule,
    signs::Icon,
    style::{self, DIM, TEXT},
};
use crate::texts;

/// Below this width everything moves closer together.
pub(in crate::app::overlay) const NARROW: f32 = 560.0;

/// Lays a sheet over everything. `foot` stays in sight below what scrolls. True when it is to be closed.
pub(in crate::app::overlay) fn page(
    ctx: &egui::Context,
    name: &'static str,
    title: &str,
    width: f32,
    body: impl FnOnce(&mut Ui),
    foot: Option<&mut dyn FnMut(&mut Ui)>,
) -> bool {
    let screen = ctx.content_rect();
    let narrow = screen.width() < NARROW || screen.height() < 420.0;
    let (edge, inner) = if narrow { (6.0, 10.0) } else { (28.0, 26.0) };
    let width = width.min(screen.width() - 2.0 * (edge + inner));
    let height = screen.height() - 2.0 * (edge + inner);
    let frame = style::sheet().inner_margin(Margin::same(inner as i8));
    let mut close = false;
    let modal = Modal::new(Id::new(name))
        .frame(frame)
        .backdrop_color(DIM)
        .show(ctx, |ui| {
            ui.set_width(width);
            // An area that stands in the middle offers only half of the window.
            ui.set_max_height(height);
            ui.horizontal(|ui| {
                let size = if narrow { 22.0 } else { 30.0 };
                let right = vec2(ui.available_width(), style::PRESS);
                ui.allocate_ui_with_layout(right, Layout::right_to_left(Align::Center), |ui| {
                    close = icon_button(ui, Icon::Close, &texts::text("page-close")).clicked();
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(
                            egui::Label::new(RichText::new(title).font(style::serif(size)).color(TEXT))
                                .truncate(),
                        );
                    });
                });
            });
            rule(ui);
            let feet = if foot.is_some() { style::PRESS + 30.0 } else { 0.0 };
            let room = (height - style::PRESS - 30.0 - feet).max(60.0);
            ScrollArea::vertical()
                .max_height(room)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    ui.add_space(6.0);
                    body(ui);
                    ui.add_space(4.0);
                });
            if let Some(foot) = foot {
                rule(ui);
                ui.add_space(2.0);
                foot(ui);
            }
        });
    close || modal.backdrop_response.clicked()
}
