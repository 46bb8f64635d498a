//! What the signs mean that lie on the table because somebody asked for them or points at a choice: danger, prospects,
//! advice and ways.

use std::sync::Arc;

use bevy::prelude::Resource;
use bevy_egui::egui::{
    self, Align2, Color32, Galley, Margin, Painter, Rect, Sense, Shape, Stroke, Ui, pos2, vec2,
};

use super::pointers::ADVICE;
use crate::{
    app::{
        overlay::widgets::{
            self,
            style::{self, LINE, SUNK, TEXT},
        },
        table::WayKind,
    },
    staging::marks::{FROST, HATCH},
    texts,
};

/// A sign that lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The chance that a piece is struck.
    Danger,
    /// What a choice would hold.
    Held,
    /// What a choice would bring against each of another seat.
    Prospects,
    /// What a strategy would do.
    Advice,
    /// The way of a seat as it is.
    WayNow,
    /// The same as it would be.
    WayThen,
}

impl Mark {
    /// The key of its meaning.
    fn key(self) -> &'static str {
        match self {
            Self::Danger => "legend-danger",
            Self::Held => "legend-held",
            Self::Prospects => "legend-prospects",
            Self::Advice => "legend-advice",
            Self::WayNow => "legend-ways-now",
            Self::WayThen => "legend-ways-then",
        }
    }

    /// Draws it as it looks on the table.
    fn draw(self, painter: &Painter, sample: Rect) {
        let (left, right) = sample.split_left_right_at_fraction(0.5);
        let ground = |part: Rect, colour, text: &str, size: f32| {
            painter.rect_filled(part, 6, colour);
            let font = style::bold(size);
            painter.text(part.center(), Align2::CENTER_CENTER, text, font, Color32::WHITE);
        };
        match self {
            Self::Danger => ground(sample, DANGER, "%", 15.0),
            Self::Held => {
                ground(sample, Color32::from_hex(FROST).unwrap_or(LINE), "", 15.0);
                hatch(painter, sample);
            }
            Self::Prospects => {
                ground(left.with_max_x(left.max.x - 1.0), PROSPECT, "+2", 13.0);
                ground(right.with_min_x(right.min.x + 1.0), LOSS, "\u{2212}1", 13.0);
            }
            Self::Advice => ground(sample, ADVICE, "", 15.0),
            Self::WayNow => draw_way(painter, sample, WayKind::Now),
            Self::WayThen => draw_way(painter, sample, WayKind::Then),
        }
    }
}

/// A way as it lies on the table: dashes, or a line, to a bead.
fn draw_way(painter: &Painter, sample: Rect, kind: WayKind) {
    painter.rect_filled(sample, 6, SUNK);
    let middle = sample.shrink2(vec2(5.0, 0.0));
    let ends = [middle.left_center(), middle.right_center()];
    match kind {
        WayKind::Now => painter.extend(Shape::dashed_line(&ends, Stroke::new(2.5, TEXT), 6.0, 3.0)),
        WayKind::Then => {
            painter.line_segment(ends, Stroke::new(3.5, TEXT));
        }
    }
    painter.circle_filled(ends[1], 4.0, TEXT);
}

/// Which of them lie there.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::app::overlay) struct Legend {
    pub(super) marks: Vec<Mark>,
    /// Where the board begins, from the left of the window.
    pub(super) board: f32,
}

/// What would be gained, and what would be lost.
pub(super) const PROSPECT: Color32 = Color32::from_rgb(0x1A, 0x55, 0x9A);
pub(super) const LOSS: Color32 = Color32::from_rgb(0xA4, 0x4A, 0x06);
/// The ground of a danger.
const DANGER: Color32 = Color32::from_rgb(0xB0, 0x24, 0x18);
/// The size of a sample.
const SAMPLE: egui::Vec2 = vec2(40.0, 20.0);
/// Between a sample and its words, and between lines.
const GAP: f32 = 8.0;
/// How wide the legend is over the table at most, and at least: there it stands beside the board.
const WIDE: f32 = 190.0;
const NARROW: f32 = 100.0;

/// A sign, and what it means.
struct Line {
    mark: Mark,
    words: Arc<Galley>,
}

/// Slanting lines across a sample, as across a field.
fn hatch(painter: &Painter, sample: Rect) {
    let painter = painter.with_clip_rect(sample.shrink(1.0).intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.2, Color32::from_hex(HATCH).unwrap_or(LINE));
    let mut x = sample.left() - sample.height();
    while x < sample.right() {
        let ends = [pos2(x, sample.bottom()), pos2(x + sample.height(), sample.top())];
        painter.line_segment(ends, stroke);
        x += 7.0;
    }
}

impl Line {
    fn height(&self) -> f32 {
        self.words.size().y.max(SAMPLE.y) + GAP / 2.0
    }
}

impl Legend {
    fn lines(&self, ui: &Ui, width: f32) -> Vec<Line> {
        let line = |&mark: &Mark| {
            let words = texts::text(mark.key());
            let room = width - SAMPLE.x - GAP;
            let words = ui.painter().layout(words, style::body(15.5), TEXT, room);
            Line { mark, words }
        };
        self.marks.iter().map(line).collect()
    }

    /// How high it is in a panel of this width, in points; 0 where nothing is to be explained.
    pub(super) fn height(&self, ui: &Ui, width: f32) -> f32 {
        self.lines(ui, width).iter().map(Line::height).sum()
    }

    /// Tells in a panel what each sign means.
    pub(super) fn show(&self, ui: &mut Ui, width: f32) {
        for line in self.lines(ui, width) {
            let (place, _) = ui.allocate_exact_size(vec2(width, line.height()), Sense::hover());
            let sample = Rect::from_min_size(place.min, SAMPLE);
            line.mark.draw(ui.painter(), sample);
            let words = place.min + vec2(SAMPLE.x + GAP, 0.0);
            ui.painter().galley(words, line.words, TEXT);
        }
    }

    /// Tells it beside the board, where there is no panel; so much of the window is taken above.
    pub(super) fn show_over_table(&self, ctx: &egui::Context, top: f32) {
        if self.marks.is_empty() {
            return;
        }
        let corner = ctx.content_rect().min + vec2(10.0, top + 10.0);
        let margin = 10.0;
        let wide = (self.board - corner.x - 3.0 * margin).clamp(NARROW, WIDE);
        widgets::place("legend", pos2(corner.x, corner.y), Align2::LEFT_TOP)
            .interactable(false)
            .show(ctx, |ui| {
                style::glass()
                    .inner_margin(Margin::symmetric(margin as i8, 6))
                    .show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        self.show(ui, wide);
                    });
            });
    }
}
