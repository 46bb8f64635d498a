//! The frame of a picture of figures over time, which can be read and not moved.

use bevy_egui::egui::Vec2b;
use egui_plot::{HoverPosition, Plot};

use crate::texts;

/// A frame for shares of wins in percent over what the text of `along` names.
pub(in crate::app::overlay) fn course(name: &'static str, along: &str, height: f32) -> Plot<'static> {
    Plot::new(name)
        .height(height)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_axes(Vec2b::TRUE)
        .include_y(0.0)
        .x_axis_formatter(|mark, _| short(mark.value))
        .x_axis_label(texts::text(along))
        .y_axis_label(texts::text("tournament-axis-wins"))
        .label_formatter(|position| match position {
            HoverPosition::NearDataPoint {
                plot_name, position, ..
            } if !plot_name.is_empty() => Some(format!("{plot_name}: {:.1} %", position.y)),
            _ => None,
        })
}

/// A number that finds room below a tick: thousands and millions by their letters.
fn short(number: f64) -> String {
    match number.abs() {
        0.0..10_000.0 => format!("{number}"),
        10_000.0..1e6 => format!("{}k", number / 1e3),
        _ => format!("{}M", number / 1e6),
    }
}
