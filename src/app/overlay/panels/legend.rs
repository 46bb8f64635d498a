//! What the signs mean that lie on the table because somebody asked for them or points at a choice: danger, prospects,
//! advice and ways.

use std::sync::Arc;

use bevy::prelude::Resource;
use bevy_egui::egui::{
    self, Align2, Color32, Galley, Margin, Painter, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2,
};

use super::pointers::ADVICE;
use crate::{
    app::overlay::widgets::{
        self,
        style::{self, LINE, TEXT},
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
    /// What stands on a sample, its colour, and the key of its meaning.
    fn sample(self) -> (&'static str, Color32, &'static str) {
        match self {
            Self::Danger => ("%", Color32::from_rgb(0xB0, 0x24, 0x18), "legend-danger"),
            Self::Held => ("", Color32::from_hex(FROST).unwrap_or(LINE), "legend-held"),
            Self::Prospects => ("+2", PROSPECT, "legend-prospects"),
            Self::Advice => ("", ADVICE, "legend-advice"),
            Self::WayNow => ("", LINE, "legend-ways-now"),
            Self::WayThen => ("", LINE, "legend-ways-then"),
        }
    }

    /// The dots on a sample; none where there are none.
    fn dots(self) -> Option<Dots> {
        match self {
            Self::WayNow => Some(Dots::Plain),
            Self::WayThen => Some(Dots::Ringed),
            Self::Danger | Self::Held | Self::Prospects | Self::Advice => None,
        }
    }
}

/// How the dots of a way look.
#[derive(Clone, Copy, Debug)]
enum Dots {
    Plain,
    Ringed,
}

impl Dots {
    fn draw(self, painter: &Painter, at: Pos2) {
        painter.circle_filled(at, 2.8, TEXT);
        if matches!(self, Self::Ringed) {
            painter.circle_stroke(at, 4.8, Stroke::new(1.2, TEXT));
        }
    }
}

/// Which of them lie there.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::app::overlay) struct Legend {
    pub(super) marks: Vec<Mark>,
    /// Where the board begins, from the left of the window.
    pub(super) board: f32,
}

/// What would be gained.
pub(super) const PROSPECT: Color32 = Color32::from_rgb(0x1A, 0x55, 0x9A);
/// The size of a sample.
const SAMPLE: egui::Vec2 = vec2(40.0, 20.0);
/// Between a sample and its words, and between lines.
const GAP: f32 = 8.0;
/// How wide the legend is over the table at most, and at least: there it stands beside the board.
const WIDE: f32 = 190.0;
const NARROW: f32 = 100.0;

/// A sign as it looks, and what it means.
struct Line {
    sample: &'static str,
    dots: Option<Dots>,
    is_hatched: bool,
    colour: Color32,
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
        let line = |mark: &Mark| {
            let (sample, colour, key) = mark.sample();
            Line {
                sample,
                dots: mark.dots(),
                is_hatched: *mark == Mark::Held,
                colour,
                words: ui
                    .painter()
                    .layout(texts::text(key), style::body(15.5), TEXT, width - SAMPLE.x - GAP),
            }
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
            ui.painter().rect_filled(sample, 6, line.colour);
            if line.is_hatched {
                hatch(ui.painter(), sample);
            }
            ui.painter().text(
                sample.center(),
                Align2::CENTER_CENTER,
                line.sample,
                style::bold(15.0),
                Color32::WHITE,
            );
            if let Some(dots) = line.dots {
                for across in [-11.0, 0.0, 11.0] {
                    dots.draw(ui.painter(), sample.center() + vec2(across, 0.0));
                }
            }
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
