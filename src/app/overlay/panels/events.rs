//! The list of what has happened, turn by turn, newest last. A line lights up on the table what it tells of; a click on it
//! shows the table as it was then.

use bevy_egui::egui::{self, Id, Rangef, Rect, Response, ScrollArea, Sense, Ui, pos2, vec2};

use super::{facts::Facts, lines::Line, pressed::Pressed};
use crate::{
    app::{
        ask::{Ask, Seek},
        current::Current,
        overlay::widgets::{
            self,
            drawn::{Drawn, Measure},
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
/// A list begins with a whole turn where no more than this is left free for it, else with a whole line.
const FREE: f32 = 40.0;
/// What lies between two sentences that stand beside each other.
const SPACE: f32 = 8.0;

/// Where the lines of a list of this width stand, remembered from frame to frame.
#[derive(Clone, Default)]
struct Places {
    width: f32,
    lines: Vec<Place>,
}

/// Where a line stands, from the upper left corner of the list.
#[derive(Clone, Copy)]
struct Place {
    rect: Rect,
    /// Whether it is no higher than one line of words.
    is_one_row: bool,
    hash: u64,
}

impl Places {
    /// Where words stand that come next, a turn of their own or not: beside those before where they fit, below them where a die or
    /// a card begins something new.
    fn next(&self, words: Measure, begins: bool) -> Rect {
        let last = self.lines.last();
        let beside = last.filter(|last| {
            let fits = last.rect.right() + SPACE + words.size.x <= self.width;
            fits && last.is_one_row && words.is_one_row && !begins && !words.has_things
        });
        if let Some(last) = beside {
            let from = pos2(last.rect.right() + SPACE, last.rect.top());
            return Rect::from_min_size(from, vec2(words.size.x, last.rect.height()));
        }
        let above = if begins { TURN } else { 0.0 };
        let from = pos2(SIGN, last.map_or(0.0, |last| last.rect.bottom()) + above);
        Rect::from_min_size(from, words.size + vec2(0.0, GAP))
    }

    /// How high the list is.
    fn total(&self) -> f32 {
        self.lines.last().map_or(0.0, |last| last.rect.bottom())
    }

    /// How much of its room the list takes so that it cuts no line as long as it ends with the last one; some lines begin a
    /// turn.
    fn whole(&self, begins: impl Fn(usize) -> bool, room: f32) -> f32 {
        let from = self.total() - room;
        if from <= 0.0 {
            return room;
        }
        let line = self.lines.partition_point(|place| place.rect.top() < from);
        let top = |at: usize| self.lines.get(at).map(|place| place.rect.top());
        let turn = (line..self.lines.len()).find(|&at| begins(at)).and_then(top);
        let turn = turn.filter(|top| top - from <= FREE);
        turn.or(top(line)).map_or(room, |top| self.total() - top)
    }
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
    let places = measured(ui, lines, width);
    // Who looks at earlier ones has all the room.
    let id = Id::new("events-end");
    let is_at_end = ui.data(|data| data.get_temp(id)).unwrap_or(true);
    let high = if is_at_end {
        places.whole(|at| lines[at].begins, room)
    } else {
        room
    };
    let scrolled = ScrollArea::vertical()
        .id_salt("events")
        .max_height(high)
        .min_scrolled_height(high)
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show_viewport(ui, |ui, seen| {
            ui.set_height(places.total());
            let corner = ui.max_rect().min;
            follow(ui, current, lines, &places);
            let first = places
                .lines
                .partition_point(|place| place.rect.bottom() < seen.min.y);
            for (at, line) in lines.iter().enumerate().skip(first) {
                let rect = places.lines[at].rect;
                if rect.top() > seen.max.y {
                    break;
                }
                let beside = places.lines.get(at + 1).map(|next| next.rect.top());
                let ends = beside.is_none_or(|top| top > rect.top());
                let right = if ends { width } else { rect.right() + SPACE / 2.0 };
                let rect = rect.translate(corner.to_vec2());
                let row_ends = Rangef::new(corner.x, corner.x + right);
                let response = row(ui, current, facts, (at, line), (rect, row_ends));
                if response.hovered() || response.has_focus() {
                    lit = Some(at);
                }
                if response.clicked() {
                    pressed.ask = Some(Ask::Replay(Seek::To(line.step + 1)));
                }
            }
        });
    ui.add_space(room - high);
    let seen = scrolled.state.offset.y + scrolled.inner_rect.height();
    ui.data_mut(|data| {
        data.insert_temp(lit_id(), lit);
        data.insert_temp(id, seen >= places.total() - 1.0);
    });
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
fn follow(ui: &Ui, current: &Current, lines: &[Line], places: &Places) {
    let looked = current.replay().map(|replay| replay.at);
    let id = Id::new("events-looked");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), looked));
    if before == looked {
        return;
    }
    let done = looked.unwrap_or(usize::MAX);
    let last = lines.partition_point(|line| line.step < done).saturating_sub(1);
    let area = ui.max_rect();
    let line = places.lines[last].rect.y_range();
    // The edge of the list is faint.
    let line = Rangef::new(area.top() + line.min, area.top() + line.max).expand(26.0);
    ui.scroll_to_rect(Rect::from_x_y_ranges(area.x_range(), line), None);
}

/// Where each line stands; only what has changed is measured again.
fn measured(ui: &Ui, lines: &[Line], width: f32) -> Places {
    let id = Id::new("events-places");
    let mut places: Places = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if (places.width - width).abs() > 0.5 {
        places = Places {
            width,
            lines: Vec::new(),
        };
    }
    let known = places.lines.iter().zip(lines);
    let same = known
        .take_while(|(place, line)| place.hash == hashed(line))
        .count();
    places.lines.truncate(same);
    for line in &lines[same..] {
        let words = drawn(ui, line, width - SIGN).measure();
        places.lines.push(Place {
            rect: places.next(words, line.begins),
            is_one_row: words.is_one_row,
            hash: hashed(line),
        });
    }
    ui.data_mut(|data| data.insert_temp(id, places.clone()));
    places
}

fn hashed(line: &Line) -> u64 {
    egui::util::hash((&line.drawn, line.begins))
}

fn drawn(ui: &Ui, line: &Line, width: f32) -> Drawn {
    Drawn::new(ui, &line.drawn, &style::body(16.5), width)
}

/// A line where it stands, in a row that begins and can be pressed as far as this.
fn row(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    (at, line): (usize, &Line),
    (
        rect,
        Rangef {
            min: left,
            max: right,
        },
    ): (Rect, Rangef),
) -> Response {
    let done = current
        .replay()
        .map_or(current.game().steps().len(), |replay| replay.at);
    let now = line.step + 1 == done;
    let allowed = !now && facts.still;
    let sense = if allowed { Sense::click() } else { Sense::hover() };
    // Whoever presses the sign of a seat means what stands beside it.
    let is_first = rect.left() < left + SIGN + 1.0;
    let space = SPACE / 2.0;
    let pressed = rect.with_min_x(if is_first { left } else { rect.left() - space });
    let pressed = pressed.with_max_x(right);
    let response = ui.interact(pressed, ui.id().with(("event", at)), sense);
    let lit = Rect::from_min_max(rect.min - vec2(space, 0.0), pressed.max);
    if allowed && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(lit, 5, RAISED);
    }
    if let Some(seat) = line.turn.filter(|_| is_first) {
        let colour = facts.colour(seat);
        if line.begins {
            let sign = pos2(left + 10.0, rect.top() + GAP / 2.0 + 9.5);
            signs::sign(ui.painter(), sign, 7.0, colour, TEXT);
        } else {
            // What belongs to the same turn hangs on a thread of its colour.
            let thread = rect.y_range().expand(GAP / 2.0);
            let stroke = egui::Stroke::new(2.0, signs::colour(ui.painter(), colour));
            ui.painter().vline(left + 10.0, thread, stroke);
        }
    }
    let colour = if now { TEXT } else { QUIET };
    let text = rect.min + vec2(0.0, GAP / 2.0);
    // It is laid out as wide as it was measured; a hair more keeps it in its row.
    drawn(ui, line, rect.width() + 1.0).paint(ui.painter(), text, colour);
    if response.has_focus() {
        ui.painter()
            .rect_stroke(lit, 5, egui::Stroke::new(2.0, ACCENT), egui::StrokeKind::Inside);
    }
    if allowed {
        widgets::tip_beside(&response, left, &texts::text("panel-go-to"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_of_a_die_stands_beside_it_where_it_fits() {
        let mut places = Places {
            width: 200.0,
            lines: Vec::new(),
        };
        let mut place = |wide: f32, high: f32, has_things: bool, begins: bool| {
            let words = Measure {
                size: vec2(wide, high),
                is_one_row: high < 20.0,
                has_things,
            };
            let rect = places.next(words, begins);
            places.lines.push(Place {
                rect,
                is_one_row: words.is_one_row,
                hash: 0,
            });
            rect
        };
        let rolled = place(60.0, 16.0, true, true);
        let moved = place(70.0, 16.0, false, false);
        assert_eq!(moved.min, pos2(rolled.right() + SPACE, rolled.top()));
        let too_long = place(70.0, 16.0, false, false);
        assert_eq!(too_long.min, pos2(SIGN, rolled.bottom()));
        let again = place(60.0, 16.0, true, false);
        assert_eq!(again.min, pos2(SIGN, too_long.bottom()));
        let two_rows = place(70.0, 32.0, false, false);
        assert_eq!(two_rows.min, pos2(SIGN, again.bottom()));
        let after_them = place(20.0, 16.0, false, false);
        assert_eq!(after_them.min, pos2(SIGN, two_rows.bottom()));
        let next = place(20.0, 16.0, false, true);
        assert_eq!(next.min, pos2(SIGN, after_them.bottom() + TURN));
    }

    #[test]
    fn a_list_begins_with_a_whole_turn_or_with_a_whole_line() {
        // Turns of two lines each, 20 points high, then one of four.
        let rect = |at: usize| Rect::from_min_size(pos2(SIGN, 20.0 * at as f32), vec2(50.0, 20.0));
        let place = |at| Place {
            rect: rect(at),
            is_one_row: true,
            hash: 0,
        };
        let places = Places {
            width: 200.0,
            lines: (0..8).map(place).collect(),
        };
        let begins = [true, false, true, false, true, false, false, false];
        let high = |room| places.whole(|at| begins[at], room).round() as i32;
        assert_eq!(high(160.0), 160, "all of it fits");
        assert_eq!(
            high(150.0),
            120,
            "line 0 is cut, line 1 is whole, line 2 begins a turn"
        );
        assert_eq!(high(130.0), 120, "line 1 is cut, line 2 begins a turn");
        assert_eq!(high(90.0), 80, "line 3 is cut, line 4 begins a turn");
        assert_eq!(high(70.0), 60, "line 4 is cut, and no turn begins behind it");
        let far = |at: usize| at == 0 || at == 4;
        assert_eq!(
            places.whole(far, 150.0).round() as i32,
            140,
            "the next turn begins too far below"
        );
    }
}
