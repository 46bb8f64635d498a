//! The frame of a picture of figures over time, which can be read and not moved. What its axes mean stands above it,
//! where it collides with no number.

use bevy_egui::egui::{Rangef, Ui, Vec2b};
use egui_plot::{AxisHints, HoverPosition, Plot};

use super::quiet;
use crate::{rules::Message, texts};

/// No number of an axis stands nearer to the next one, in points; where they have twice the room they are clear.
const APART: (f32, f32) = (26.0, 40.0);
const ACROSS: (f32, f32) = (64.0, 90.0);

/// A frame for shares of wins in percent over what the text of `along` names.
pub(in crate::app::overlay) fn course(
    ui: &mut Ui,
    name: &'static str,
    along: &str,
    height: f32,
) -> Plot<'static> {
    let axes = Message::new("tournament-axes")
        .with("up", texts::text("tournament-axis-wins"))
        .with("along", texts::text(along));
    quiet(ui, &texts::say(&axes));
    let spaced = |(least, clear): (f32, f32)| Rangef::new(least, clear);
    let across = AxisHints::new_x()
        .formatter(|mark, _| short(mark.value))
        .label_spacing(spaced(ACROSS));
    Plot::new(name)
        .height(height)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_axes(Vec2b::TRUE)
        .include_y(0.0)
        .custom_x_axes(vec![across])
        .custom_y_axes(vec![AxisHints::new_y().label_spacing(spaced(APART))])
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
