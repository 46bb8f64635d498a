//! The frame of a picture of figures over time, which can be read and not moved. What its axes mean stands above it,
//! where it collides with no number.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Color32, Painter, Rangef, Sense, Shape, Stroke, Ui, Vec2b, WidgetType, pos2, vec2};
use egui_plot::{
    AxisHints, FilledArea, GridInput, HLine, HoverPosition, Line, LineStyle, Plot, PlotPoints, PlotUi,
    Points, uniform_grid_spacer,
};

use super::{
    galley, signs,
    style::{self, LINE, QUIET, TEXT},
    told,
};
use crate::{
    staging::{Colour, Colours},
    texts,
};

/// What stands upwards.
pub(in crate::app::overlay) struct Axis {
    /// The text that names it.
    pub(in crate::app::overlay) key: &'static str,
    /// What stands behind a number, and how many digits it has.
    pub(in crate::app::overlay) unit: &'static str,
    pub(in crate::app::overlay) digits: usize,
}

/// Shares of wins in percent.
pub(in crate::app::overlay) const WINS: Axis = Axis {
    key: "tournament-axis-wins",
    unit: " %",
    digits: 1,
};

/// No number of an axis stands nearer to the next one, in points; where they have twice the room they are clear.
const APART: (f32, f32) = (26.0, 40.0);
const ACROSS: (f32, f32) = (64.0, 90.0);
/// So far the last number may stand beyond the end of its axis.
const BEYOND: f32 = 20.0;

/// A frame for figures over what the text of `along` names.
pub(in crate::app::overlay) fn course(
    ui: &mut Ui,
    name: &'static str,
    up: &'static Axis,
    along: &str,
    height: f32,
) -> Plot<'static> {
    let width = (ui.available_width() - BEYOND).max(BEYOND);
    axes(ui, &texts::text(up.key), &texts::text(along), width);
    let spaced = |(least, clear): (f32, f32)| Rangef::new(least, clear);
    let across = AxisHints::new_x()
        .formatter(|mark, _| short(mark.value))
        .label_spacing(spaced(ACROSS));
    Plot::new(name)
        .height(height)
        .width(width)
        .grid_color(LINE)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .x_grid_spacer(uniform_grid_spacer(round_steps))
        .show_axes(Vec2b::TRUE)
        .custom_x_axes(vec![across])
        .custom_y_axes(vec![AxisHints::new_y().label_spacing(spaced(APART))])
        .label_formatter(|position| match position {
            HoverPosition::NearDataPoint {
                plot_name, position, ..
            } if !plot_name.is_empty() => {
                let number = texts::decimal(position.y, up.digits);
                Some(format!("{plot_name}: {number}{}", up.unit))
            }
            _ => None,
        })
}

/// What the axes mean, each at the end to which it goes; below each other where they have no room beside.
fn axes(ui: &mut Ui, up: &str, along: &str, width: f32) {
    let [up, along] =
        [up, &format!("{along} →")].map(|text| galley(ui, text, style::body(16.0), QUIET, width));
    let is_beside = up.size().x + along.size().x + APART.0 <= width;
    let below = if is_beside { 0.0 } else { up.size().y };
    let high = (below + along.size().y).max(up.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    told(
        &response,
        ui,
        WidgetType::Label,
        &format!("{}, {}", up.text(), along.text()),
    );
    let right = pos2(rect.right() - along.size().x, rect.top() + below);
    ui.painter().galley(rect.min, up, QUIET);
    ui.painter().galley(right, along, QUIET);
}

/// How far apart the marks of the axis along are: round numbers, about four of them in all.
fn round_steps(seen: GridInput) -> [f64; 3] {
    let least = ((seen.bounds.1 - seen.bounds.0) / 4.5).max(1.0);
    let ten = 10_f64.powf(least.log10().floor());
    let mut steps = [1.0, 2.0, 2.5, 5.0].into_iter().map(|times| times * ten);
    let fits = |step: &f64| *step >= least && step.fract() < 1e-9;
    let step = steps.find(fits).unwrap_or(10.0 * ten);
    [step, 10.0 * step, 100.0 * step]
}

/// A dashed line at what each would have if all were even, in percent.
pub(in crate::app::overlay) fn even(plot: &mut PlotUi<'_>, share: f64) {
    let line = HLine::new("", 100.0 * share).style(LineStyle::dashed_dense());
    plot.hline(line.stroke(Stroke::new(1.5, TEXT)).allow_hover(false));
}

/// The colour of a player's line, which is drawn on a dark ground.
pub(in crate::app::overlay) fn line_colour(painter: &Painter, player: usize) -> Color32 {
    let own = Colour::ALL[player % Colour::ALL.len()];
    match (signs::colours(painter), own) {
        (_, Colour::Black) => QUIET,
        (Colours::Printed, Colour::Blue) => Color32::from_rgb(0x6E, 0x93, 0xF0),
        (Colours::Printed, Colour::Red) => Color32::from_rgb(0xE8, 0x5A, 0x43),
        (Colours::ColourBlind, Colour::Blue) => Color32::from_rgb(0x4F, 0x86, 0xFF),
        (Colours::ColourBlind, Colour::Violet) => Color32::from_rgb(0xA9, 0x55, 0xD8),
        _ => signs::colour(painter, own),
    }
}

/// Which line is which, by a stroke of its colour before its name; `true` where it is dashed. It stands above the picture,
/// where it lies over no line.
pub(in crate::app::overlay) fn key(ui: &mut Ui, lines: &[(String, Color32, bool)]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(16.0, 2.0);
        for (name, colour, is_dashed) in lines {
            let words = galley(ui, name, style::body(15.0), TEXT, ui.available_width() - STROKE);
            let size = vec2(STROKE + words.size().x, words.size().y);
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            told(&response, ui, WidgetType::Label, name);
            let from = rect.left_center();
            let ends = [from, from + vec2(STROKE - 7.0, 0.0)];
            let stroke = Stroke::new(2.5, *colour);
            if *is_dashed {
                ui.painter().extend(Shape::dashed_line(&ends, stroke, 4.0, 3.0));
            } else {
                ui.painter().line_segment(ends, stroke);
            }
            ui.painter().galley(rect.min + vec2(STROKE, 0.0), words, TEXT);
        }
    });
}

/// What the stroke before a name takes.
const STROKE: f32 = 27.0;

/// The frame of a training: from its start to its end, however far it is.
pub(in crate::app::overlay) fn course_of_training(
    ui: &mut Ui,
    name: &'static str,
    up: &'static Axis,
    generations: u32,
) -> Plot<'static> {
    let frame = course(ui, name, up, "training-axis", 230.0);
    frame.include_x(0.0).include_x(generations)
}

/// A number that finds room below a tick: millions by their letter.
fn short(number: f64) -> String {
    match number {
        // Before the first there is nothing, though there may be a margin.
        ..0.0 => String::new(),
        0.0..1e6 => texts::grouped(number as u64),
        _ => format!("{}M", number / 1e6),
    }
}

/// A share over the axis.
#[derive(Clone, Copy)]
pub(in crate::app::overlay) struct Share {
    pub(in crate::app::overlay) at: f64,
    pub(in crate::app::overlay) value: f64,
    /// The ends of its interval.
    pub(in crate::app::overlay) ends: (f64, f64),
}

/// What the axis of several lines shows, in percent: every line in its second half with its interval, and a margin. The
/// first games of all would stretch it over everything there is.
pub(in crate::app::overlay) fn seen(lines: &[Vec<Share>]) -> Option<RangeInclusive<f64>> {
    let ends = lines.iter().flat_map(|line| {
        let late = line[line.len() / 2..].iter();
        late.flat_map(|share| [share.ends.0, share.ends.1])
    });
    let (low, high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), end| {
        (low.min(end), high.max(end))
    });
    if low > high {
        return None;
    }
    let margin = 1.0 + 15.0 * (high - low);
    Some((100.0 * low - margin).max(0.0)..=(100.0 * high + margin).min(100.0))
}

/// A line of shares, in percent, within their intervals; one alone is a dot.
pub(in crate::app::overlay) fn banded(plot: &mut PlotUi<'_>, name: &str, shares: &[Share], colour: Color32) {
    let values: Vec<[f64; 2]> = shares
        .iter()
        .map(|share| [share.at, 100.0 * share.value])
        .collect();
    let values = PlotPoints::from(values);
    if shares.len() == 1 {
        return plot.points(Points::new(name, values).radius(4.0).color(colour));
    }
    if !shares.is_empty() {
        let part = |of: fn(&Share) -> f64| shares.iter().map(of).collect::<Vec<_>>();
        let (low, high) = (
            part(|share| 100.0 * share.ends.0),
            part(|share| 100.0 * share.ends.1),
        );
        let area = FilledArea::new("", &part(|share| share.at), &low, &high);
        plot.add(area.fill_color(colour.gamma_multiply(0.16)));
    }
    plot.line(Line::new(name, values).stroke(Stroke::new(2.0, colour)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_a_few_round_marks_however_far_it_goes() {
        for most in [1.0, 3.0, 9.0, 45.0, 312.0, 9_100.0, 1_234_567.0] {
            let [step, next, last] = round_steps(GridInput {
                bounds: (0.0, most),
                base_step_size: 1.0,
            });
            let near = |one: f64, other: f64| (one - other).abs() < 1e-6 * one;
            assert!(
                near(next, 10.0 * step) && near(last, 10.0 * next),
                "{most}: {step}"
            );
            assert!(step >= 1.0 && step.fract() < 1e-9, "{most}: {step}");
            assert!(
                most / step <= 4.5 && step <= (most / 1.7).max(1.0),
                "{most}: {step}"
            );
        }
    }
}
