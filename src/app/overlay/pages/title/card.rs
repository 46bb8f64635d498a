//! A card of the title: a board or a sign, a title and what is said below it.
//!
//! Invariant: it is measured by its words and its width alone, so that no pointer and no focus moves anything.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, FontId, Galley, Painter, Rect, Response, Sense, Shadow, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    boards::{Boards, Of},
    offer::{Kind, Offer},
};
use crate::app::overlay::widgets::{
    self,
    signs::{self, Icon},
    small::Sight,
    style::{self, ACCENT, ACCENT_RAISED, CARD, CHOSEN, CORNER, LINE, ON_ACCENT, QUIET, RAISED, TEXT},
};

/// The sign of who is to move.
const MOVER: f32 = 24.0;
/// How far faces stand from each other, where there is room for it and at least; what lies between two of them.
const FACE: (f32, f32) = (54.0, 36.0);
const BETWEEN: f32 = 4.0;

/// An offer with its words laid out.
pub(super) struct Card {
    pub(super) offer: Offer,
    pub(super) size: Vec2,
    words: Vec<Arc<Galley>>,
    picture: Rect,
    /// Between the picture and the words.
    gap: f32,
    /// The size of the sign of who is to move.
    mover: f32,
    /// The size of a face and how far it is to the next; none where the words leave no room for them.
    face: Option<(f32, f32)>,
    /// Whether the words stand below the picture.
    below: bool,
}

/// How large a page is written: 1 for a window of 1280 by 800.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale(pub(super) f32);

impl Scale {
    /// A measure of things.
    pub(super) fn of(self, points: f32) -> f32 {
        (points * self.0).round()
    }

    /// The size of a text: small windows are not written smaller than can be read.
    pub(super) fn text(self, points: f32) -> f32 {
        points * self.0.clamp(0.94, 1.3)
    }
}

impl Card {
    /// What stands free on both sides of a word.
    pub(super) const PAD: f32 = 8.0;

    /// Lays an offer out in a width; what stands in a row with others is no wider than its words. The picture stands
    /// above the words or before them.
    pub(super) fn new(painter: &Painter, offer: Offer, width: f32, below: bool, scale: Scale) -> Self {
        let (title, line) = fonts(&offer, scale);
        let pad = match offer.kind {
            Kind::Word => Self::PAD,
            _ => scale.of(11.0),
        };
        let picture = match offer.kind {
            Kind::Tile(_) if below => vec2(width - 2.0 * pad, scale.of(112.0)),
            Kind::Tile(_) => Vec2::splat(scale.of(84.0)),
            Kind::Open => Vec2::splat(scale.of(66.0)),
            Kind::Start => Vec2::splat(scale.of(34.0)),
            Kind::Deed => Vec2::splat(scale.of(18.0)),
            Kind::Word => Vec2::splat(scale.of(15.0)),
        };
        let gap = match (offer.kind, below) {
            (Kind::Word, _) => scale.of(6.0),
            (_, true) => scale.of(8.0),
            (_, false) => scale.of(11.0),
        };
        let beside = if below { 0.0 } else { picture.x + gap };
        let mover = offer.mover.map_or(0.0, |_| scale.of(MOVER) + pad);
        let most = width - 2.0 * pad - beside - mover;
        let lay =
            |text: &str, font: &FontId, colour| painter.layout(text.to_owned(), font.clone(), colour, most);
        let mut words = vec![lay(&offer.title, &title, Color32::PLACEHOLDER)];
        // The last line of a tile says what it is like.
        let colour = |at: usize| match offer.kind {
            Kind::Tile(_) if at > 0 => TEXT,
            _ => QUIET,
        };
        let lines = offer.lines.iter().enumerate();
        words.extend(lines.map(|(at, text)| lay(text, &line, colour(at))));
        let high: f32 = words.iter().map(|word| word.size().y).sum();
        let wide = words.iter().map(|word| word.size().x).fold(0.0, f32::max);
        // Half a face stays free before the first.
        let step = ((most - wide) / (offer.faces.len() as f32 + 0.5)).min(scale.of(FACE.0));
        let has_room = step >= scale.of(FACE.1);
        let in_row = matches!(offer.kind, Kind::Deed | Kind::Word);
        let size = if below {
            vec2(width, 2.0 * pad + picture.y + gap + high)
        } else {
            let own = if in_row {
                2.0 * pad + picture.x + gap + wide
            } else {
                width
            };
            let around = if in_row { scale.of(14.0) } else { 2.0 * pad };
            vec2(
                own,
                (picture.y.max(high) + around).max(style::PRESS * scale.0.min(1.0)),
            )
        };
        Self {
            size,
            words,
            picture: Rect::from_min_size(pos2(pad, pad), picture),
            gap,
            mover: scale.of(MOVER),
            face: has_room.then_some((step - scale.of(BETWEEN), step)),
            below,
            offer,
        }
    }

    /// Shows it in a place at least as large as itself. `first` is what is meant to be pressed next.
    pub(super) fn show(&self, ui: &mut Ui, rect: Rect, first: bool, boards: &mut Boards) -> Response {
        let response = ui.allocate_rect(rect, Sense::click());
        let told = self.offer.told();
        response.widget_info(|| match self.offer.kind {
            Kind::Tile(chosen) => WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &told),
            _ => WidgetInfo::labeled(WidgetType::Button, true, &told),
        });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let over = response.hovered() || response.has_focus();
        // What begins at once is painted as what is meant to be pressed is on every page.
        let painted = first && self.offer.kind == Kind::Start;
        let colour = self.ground(ui, rect, over, (first, painted));
        let picture = if self.below {
            self.picture.translate(rect.min.to_vec2())
        } else {
            let middle = pos2(rect.left() + self.picture.center().x, rect.center().y);
            Rect::from_center_size(middle, self.picture.size())
        };
        self.show_picture(ui, picture, (painted, over), boards);
        let high: f32 = self.words.iter().map(|word| word.size().y).sum();
        let mut at = if self.below {
            pos2(picture.left(), picture.bottom() + self.gap)
        } else {
            pos2(picture.right() + self.gap, rect.center().y - high / 2.0)
        };
        for word in &self.words {
            if painted {
                ui.painter()
                    .galley_with_override_text_color(at, word.clone(), colour);
            } else {
                ui.painter().galley(at, word.clone(), colour);
            }
            at.y += word.size().y;
        }
        if let Some(mover) = self.offer.mover {
            let radius = self.mover / 2.0;
            let middle = pos2(rect.right() - self.picture.left() - radius, rect.center().y);
            signs::sign(ui.painter(), middle, radius, mover, TEXT);
        }
        if let Some((size, step)) = self.face {
            for (at, face) in self.offer.faces.iter().rev().enumerate() {
                let right = rect.right() - self.picture.left() - size / 2.0 - at as f32 * step;
                let place = Rect::from_center_size(pos2(right, rect.center().y), Vec2::splat(size));
                face.show_face(ui.painter(), place);
            }
        }
        widgets::ring(ui, &response, rect, CORNER);
        response
    }

    /// Paints what it lies on; returns the colour of its title.
    fn ground(&self, ui: &Ui, rect: Rect, over: bool, (first, painted): (bool, bool)) -> Color32 {
        let (fill, line, wide) = match (self.offer.kind, over) {
            (Kind::Word, false) => return QUIET,
            (Kind::Word, true) => return ACCENT,
            (Kind::Tile(true), _) => (CHOSEN, ACCENT, 2.0),
            (_, true) if painted => (ACCENT_RAISED, ACCENT_RAISED, 1.0),
            (_, false) if painted => (ACCENT, ACCENT, 1.0),
            (_, true) => (RAISED, QUIET, 1.0),
            _ if first => (CARD, ACCENT, 1.5),
            (_, false) => (CARD, LINE, 1.0),
        };
        // Lifted by a shadow alone.
        if over && self.offer.kind != Kind::Deed {
            let shadow = Shadow {
                offset: [0, 6],
                blur: 18,
                spread: 0,
                color: Color32::from_black_alpha(170),
            };
            ui.painter().add(shadow.as_shape(rect, CORNER));
        }
        ui.painter()
            .rect(rect, CORNER, fill, Stroke::new(wide, line), StrokeKind::Inside);
        if painted { ON_ACCENT } else { TEXT }
    }

    fn show_picture(&self, ui: &Ui, rect: Rect, (painted, over): (bool, bool), boards: &mut Boards) {
        let of = match (self.offer.kind, self.offer.game) {
            (Kind::Open, _) => Some(Of::Open),
            (_, Some(game)) => Some(Of::Game(game.name())),
            _ => None,
        };
        if let (Some(of), Some(game)) = (of, self.offer.game) {
            let ground = Color32::from_hex(game.ground()).unwrap_or(LINE);
            ui.painter().rect_filled(rect, CORNER - 2, ground);
            let sight = if self.below { Sight::NEAR } else { Sight::WHOLE };
            boards.show(ui.painter(), of, rect, sight);
        }
        let Some(sign) = self.offer.sign else { return };
        if self.offer.kind == Kind::Start {
            let (disc, ink) = match (painted, over) {
                (true, false) => (ON_ACCENT, ACCENT),
                (true, true) => (ON_ACCENT, ACCENT_RAISED),
                // Not in the tone of lines, which is that of texts where a theme is black and white.
                (false, false) => (RAISED, TEXT),
                (false, true) => (CARD, TEXT),
            };
            ui.painter()
                .circle_filled(rect.center(), rect.width() / 2.0, disc);
            icon(ui, rect.shrink(rect.width() * 0.24), sign, ink);
        } else {
            let is_word = self.offer.kind == Kind::Word;
            icon(ui, rect, sign, if over && is_word { ACCENT } else { QUIET });
        }
    }
}

fn icon(ui: &Ui, rect: Rect, sign: Icon, colour: Color32) {
    signs::icon(ui.painter(), rect, sign, colour);
}

/// The fonts of the title and of the lines below it.
fn fonts(offer: &Offer, scale: Scale) -> (FontId, FontId) {
    let title = match offer.kind {
        Kind::Tile(_) => style::serif(scale.text(19.0)),
        Kind::Open => style::bold(scale.text(20.0)),
        Kind::Start => style::bold(scale.text(18.0)),
        Kind::Deed | Kind::Word => style::medium(scale.text(17.0)),
    };
    (title, style::body(scale.text(15.0)))
}
