//! The list of what has happened, turn by turn, newest last. A line lights up on the table what it tells of; a click on it
//! shows the table as it was then.

use bevy_egui::egui::{
    self, Id, Rangef, Rect, RectAlign, Response, ScrollArea, Sense, Tooltip, Ui, pos2, vec2,
};

use super::{
    facts::{Facts, Line},
    pressed::Pressed,
};
use crate::{
    app::{
        ask::{Ask, Seek},
        current::Current,
        overlay::widgets::{
            self,
            drawn::Drawn,
            signs,
            style::{self, ACCENT, QUIET, RAISED, TEXT},
        },
    },
    texts,
};

const SIGN: f32 = 26.0;
const GAP: f32 = 4.0;
/// What a turn keeps from the one before.
const TURN: f32 = 7.0;

/// Where the lines of a list of this length end, remembered from frame to frame.
#[derive(Clone, Default)]
struct Ends {
    width: f32,
    /// With a hash of the line.
    text: Vec<(f32, u64)>,
}

/// The list, as high as there is room.
pub(in crate::app::overlay) fn list(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    room: f32,
    pressed: &mut Pressed,
) {
    let lines = facts.lines();
    if lines.is_empty() {
        ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
            ui.set_min_height(room);
            // What led to a puzzle is not told.
            if current.riddle().is_none() {
                widgets::quiet(ui, &texts::text("panel-none-yet"));
            }
        });
        return;
    }
    let width = ui.available_width() - 10.0;
    let mut lit = None;
    let ends = measured(ui, lines, width);
    let total = ends.text.last().map_or(0.0, |(end, _)| *end);
    ScrollArea::vertical()
        .id_salt("events")
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show_viewport(ui, |ui, seen| {
            ui.set_height(total);
            let top = ui.max_rect().top();
            follow(ui, current, lines, &ends);
            let first = ends.text.partition_point(|(end, _)| *end < seen.min.y);
            for (at, line) in lines.iter().enumerate().skip(first) {
                let from = if at == 0 { 0.0 } else { ends.text[at - 1].0 };
                if from > seen.max.y {
                    break;
                }
                let min = pos2(ui.max_rect().left(), top + from);
                let rect = Rect::from_min_size(min, vec2(width, ends.text[at].0 - from));
                let response = row(ui, current, facts, at, line, rect);
                if response.hovered() || response.has_focus() {
                    lit = Some(at);
                }
                if response.clicked() {
                    pressed.ask = Some(Ask::Replay(Seek::To(line.step + 1)));
                }
            }
        });
    ui.data_mut(|data| data.insert_temp(lit_id(), lit));
}

fn lit_id() -> Id {
    Id::new("events-lit")
}

/// The line that is pointed at.
pub(in crate::app::overlay) fn pointed_at<'a>(ctx: &egui::Context, facts: &'a Facts) -> Option<&'a Line> {
    let at: Option<usize> = ctx.data(|data| data.get_temp(lit_id())).flatten();
    facts.lines().get(at?)
}

/// Scrolls to what happened last before the moment that is looked at, when that is another one than before.
fn follow(ui: &Ui, current: &Current, lines: &[Line], ends: &Ends) {
    let looked = current.replay().map(|replay| replay.at);
    let id = Id::new("events-looked");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), looked));
    if before == looked {
        return;
    }
    let done = looked.unwrap_or(usize::MAX);
    let last = lines.partition_point(|line| line.step < done).saturating_sub(1);
    let from = last.checked_sub(1).map_or(0.0, |above| ends.text[above].0);
    let area = ui.max_rect();
    // The edge of the list is faint.
    let line = Rangef::new(area.top() + from, area.top() + ends.text[last].0).expand(26.0);
    ui.scroll_to_rect(Rect::from_x_y_ranges(area.x_range(), line), None);
}

/// Where each line ends; only what has changed is measured again.
fn measured(ui: &Ui, lines: &[Line], width: f32) -> Ends {
    let id = Id::new("events-ends");
    let mut ends: Ends = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if (ends.width - width).abs() > 0.5 {
        ends = Ends {
            width,
            text: Vec::new(),
        };
    }
    ends.text.truncate(lines.len());
    let same = ends
        .text
        .iter()
        .zip(lines)
        .position(|((_, hash), line)| *hash != hashed(line));
    ends.text.truncate(same.unwrap_or(lines.len()));
    for line in &lines[ends.text.len()..] {
        let from = ends.text.last().map_or(0.0, |(end, _)| *end);
        let high = drawn(ui, line, width).height();
        ends.text.push((from + above(line) + high + GAP, hashed(line)));
    }
    ui.data_mut(|data| data.insert_temp(id, ends.clone()));
    ends
}

fn hashed(line: &Line) -> u64 {
    egui::util::hash((&line.drawn, line.begins))
}

/// What a line keeps from the one above.
fn above(line: &Line) -> f32 {
    if line.begins { TURN } else { 0.0 }
}

fn drawn(ui: &Ui, line: &Line, width: f32) -> Drawn {
    Drawn::new(ui, &line.drawn, &style::body(16.5), width - SIGN)
}

fn row(ui: &mut Ui, current: &Current, facts: &Facts, at: usize, line: &Line, rect: Rect) -> Response {
    let rect = Rect::from_min_max(pos2(rect.left(), rect.top() + above(line)), rect.max);
    let done = current
        .replay()
        .map_or(current.game().steps().len(), |replay| replay.at);
    let now = line.step + 1 == done;
    let allowed = !now && facts.still;
    let sense = if allowed { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.id().with(("event", at)), sense);
    if allowed && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, 5, RAISED);
    }
    let middle = rect.top() + GAP / 2.0 + 9.5;
    if let Some(seat) = line.turn {
        let colour = facts.colour(seat);
        if line.begins {
            let sign = pos2(rect.left() + 10.0, middle);
            signs::sign(ui.painter(), sign, 7.0, colour, TEXT);
        } else {
            // What belongs to the same turn hangs on a thread of its colour.
            let thread = rect.y_range().expand(GAP / 2.0);
            let stroke = egui::Stroke::new(2.0, signs::colour(ui.painter(), colour));
            ui.painter().vline(rect.left() + 10.0, thread, stroke);
        }
    }
    let colour = if now { TEXT } else { QUIET };
    let text = pos2(rect.left() + SIGN, rect.top() + GAP / 2.0);
    drawn(ui, line, rect.width()).paint(ui.painter(), text, colour);
    if response.has_focus() {
        ui.painter()
            .rect_stroke(rect, 5, egui::Stroke::new(2.0, ACCENT), egui::StrokeKind::Inside);
    }
    if allowed {
        // Beside the list: below the line it would hide the next one.
        let mut tip = Tooltip::for_enabled(&response);
        tip.popup = tip.popup.align(RectAlign::LEFT);
        tip.show(|ui| ui.label(texts::text("panel-go-to")));
    }
    response
}
