//! Where everything on the title lies: beside the table and below it where the window is large enough, else one below
//! the other, to be scrolled.
//!
//! It is worked out from the words and the window before anything is shown, and nothing else moves it.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Painter, Pos2, Rect, Vec2, pos2, vec2};

use super::{
    card::{Card, Scale},
    offer::{Kind, Offer},
};
use crate::{
    app::overlay::widgets::{
        self,
        page::NARROW,
        style::{self, QUIET, TEXT},
    },
    texts,
};

/// No tile is narrower, so that its words have room.
const TILE: f32 = 152.0;

/// The page: its words and cards in their places, from its upper left corner.
pub(super) struct Plan {
    pub(super) size: Vec2,
    pub(super) words: Vec<(Pos2, Arc<Galley>)>,
    pub(super) cards: Vec<(Rect, Card)>,
    /// What is taken from the table, left and below, where it is seen beside the page.
    pub(super) taken: Option<Vec2>,
}

impl Plan {
    /// The page in a window of this size.
    pub(super) fn of(painter: &Painter, offers: &[Offer], window: Vec2) -> Self {
        let best = (window.x / 1280.0).min(window.y / 800.0).min(1.5);
        let sizes = (0..6).map(|step| best * (1.0 - 0.06 * step as f32));
        sizes
            .filter(|&size| size > 0.62)
            .find_map(|size| Self::beside(painter, offers, window, Scale(size)))
            .unwrap_or_else(|| Self::scrolled(painter, offers, window.x))
    }

    /// The first table to begin at.
    pub(super) fn first_start(&self) -> Option<&Offer> {
        let mut offers = self.cards.iter().map(|(_, card)| &card.offer);
        offers.find(|offer| offer.kind == Kind::Start)
    }

    /// A column beside the table, and the games on a shelf below both; none where that does not fit.
    fn beside(painter: &Painter, offers: &[Offer], window: Vec2, scale: Scale) -> Option<Self> {
        let edge = scale.of(44.0);
        let gap = scale.of(12.0);
        let room = window.x - 2.0 * edge;
        let tiles = of_kind(offers, |kind| matches!(kind, Kind::Tile(_)));
        let count = tiles.len().max(1) as f32;
        let tile = ((room - gap * (count - 1.0)) / count).min(scale.of(300.0));
        if window.x < 840.0 || tile < TILE {
            return None;
        }
        let mut plan = Sheet::new(painter, scale, gap);
        plan.below(window.y - scale.of(10.0));
        plan.row(
            of_kind(offers, |kind| kind == Kind::Word),
            edge - Card::PAD,
            room,
            true,
        );
        plan.bottom -= gap * 0.4;
        plan.shelf(tiles, edge, tile);
        let shelf = plan.bottom;
        let column = (window.x * 0.33).clamp(340.0, 560.0);
        plan.at = scale.of(22.0);
        plan.head(edge, column, 92.0, window.y > 700.0);
        plan.column(offers, edge, column);
        let spare = shelf - gap - plan.at;
        if spare < 0.0 {
            return None;
        }
        // What is spare stands above the column, up to a fifth of it below.
        let down = vec2(0.0, (spare * 0.4).min(scale.of(60.0)).round());
        plan.lower(shelf, down);
        plan.sort();
        Some(Self {
            size: window,
            taken: Some(vec2(edge + column, window.y - shelf)),
            words: plan.words,
            cards: plan.cards,
        })
    }

    /// One below the other: the ways to begin first.
    fn scrolled(painter: &Painter, offers: &[Offer], width: f32) -> Self {
        let scale = Scale(0.9);
        let gap = 10.0;
        let edge = if width < NARROW { 14.0 } else { 28.0 };
        let room = (width - 2.0 * edge).min(1100.0);
        let left = ((width - room) / 2.0).round();
        let mut plan = Sheet::new(painter, scale, gap);
        plan.at = 10.0;
        plan.head(left, room, 60.0, true);
        plan.full(of_kind(offers, |kind| kind == Kind::Open), left, room, 0.0);
        plan.chosen(offers, left, room);
        plan.grid(
            of_kind(offers, |kind| kind == Kind::Start),
            left,
            room,
            190.0,
            0.0,
        );
        let tiles = of_kind(offers, |kind| matches!(kind, Kind::Tile(_)));
        plan.grid(tiles, left, room, 172.0, 0.0);
        plan.row(of_kind(offers, |kind| kind == Kind::Deed), left, room, false);
        plan.row(
            of_kind(offers, |kind| kind == Kind::Word),
            left - Card::PAD,
            room,
            false,
        );
        Self {
            size: vec2(width, plan.at),
            taken: None,
            words: plan.words,
            cards: plan.cards,
        }
    }
}

fn of_kind(offers: &[Offer], is: impl Fn(Kind) -> bool) -> Vec<Offer> {
    offers.iter().filter(|offer| is(offer.kind)).cloned().collect()
}

/// A page that is being laid out.
struct Sheet<'a> {
    painter: &'a Painter,
    scale: Scale,
    gap: f32,
    /// How far down from the top it is filled, and how far up from below.
    at: f32,
    bottom: f32,
    words: Vec<(Pos2, Arc<Galley>)>,
    cards: Vec<(Rect, Card)>,
}

impl<'a> Sheet<'a> {
    fn new(painter: &'a Painter, scale: Scale, gap: f32) -> Self {
        Self {
            painter,
            scale,
            gap,
            at: 0.0,
            bottom: 0.0,
            words: Vec::new(),
            cards: Vec::new(),
        }
    }

    fn below(&mut self, bottom: f32) {
        self.bottom = bottom;
    }

    /// The name of the program as large as there is room, and what it is.
    fn head(&mut self, left: f32, width: f32, largest: f32, says: bool) {
        let name = texts::text("app-name");
        let largest = self.scale.of(largest);
        let lay = |size: f32| {
            self.painter
                .layout(name.clone(), style::serif(size), TEXT, f32::INFINITY)
        };
        let wide = lay(largest).size().x;
        let name = lay((largest * (width / wide).min(1.0)).floor());
        let high = name.size().y;
        self.words.push((pos2(left, self.at), name));
        self.at += high;
        if says {
            let font = style::body(self.scale.text(18.0));
            let line = self
                .painter
                .layout(texts::text("app-tagline"), font, QUIET, width);
            let high = line.size().y;
            self.words.push((pos2(left, self.at), line));
            self.at += high;
        }
        self.at += self.gap;
    }

    /// The name of the game that is chosen, above what can be begun in it: in one line, whichever it is.
    fn chosen(&mut self, offers: &[Offer], left: f32, width: f32) {
        let Some(tile) = offers.iter().find(|offer| offer.kind == Kind::Tile(true)) else {
            return;
        };
        let font = style::serif(self.scale.text(21.0));
        let name = widgets::elide(self.painter, &tile.title, font, width);
        let high = name.size().y;
        self.words.push((pos2(left, self.at), name));
        self.at += high + self.gap * 0.6;
    }

    /// What can be done beside the table. It is as high for a game with a last table as for one without: where another
    /// is chosen, nothing below moves.
    fn column(&mut self, offers: &[Offer], left: f32, width: f32) {
        self.full(of_kind(offers, |kind| kind == Kind::Open), left, width, 0.0);
        self.chosen(offers, left, width);
        let mut starts = of_kind(offers, |kind| kind == Kind::Start);
        let half = (width - self.gap) / 2.0;
        let cards = starts.iter().cloned();
        let cards = cards.map(|start| Card::new(self.painter, start, half.floor(), false, self.scale));
        let high = highest(&cards.collect::<Vec<_>>());
        if starts.len() % 2 == 1 {
            let rest = starts.split_off(1);
            self.full(starts, left, width, high);
            starts = rest;
        }
        self.grid(starts, left, width, half, high);
        self.row(of_kind(offers, |kind| kind == Kind::Deed), left, width, false);
        self.at -= self.gap;
    }

    /// Each as wide as the page, and at least so high.
    fn full(&mut self, offers: Vec<Offer>, left: f32, width: f32, least: f32) {
        for offer in offers {
            let card = Card::new(self.painter, offer, width, false, self.scale);
            let size = vec2(width, card.size.y.max(least));
            self.cards
                .push((Rect::from_min_size(pos2(left, self.at), size), card));
            self.at += size.y + self.gap;
        }
    }

    /// As many in a row as fit, all of one size and at least so high; where tiles would stand in one or two columns, their
    /// words stand beside their boards.
    fn grid(&mut self, offers: Vec<Offer>, left: f32, width: f32, narrowest: f32, least: f32) {
        let count = offers.len().max(1);
        let fit = (((width + self.gap) / (narrowest + self.gap) + 1e-3).floor() as usize).clamp(1, count);
        let rows = count.div_ceil(fit);
        let is_tile = offers.iter().any(|offer| matches!(offer.kind, Kind::Tile(_)));
        let columns = match count.div_ceil(rows) {
            2 if is_tile => 1,
            columns => columns,
        };
        let wide = ((width - self.gap * (columns as f32 - 1.0)) / columns as f32).floor();
        let below = is_tile && columns > 1;
        let cards: Vec<Card> = offers
            .into_iter()
            .map(|offer| Card::new(self.painter, offer, wide, below, self.scale))
            .collect();
        let high = highest(&cards).max(least);
        for (number, card) in cards.into_iter().enumerate() {
            let (row, column) = (number / columns, number % columns);
            let x = left + column as f32 * (wide + self.gap);
            let y = self.at + row as f32 * (high + self.gap);
            let rect = Rect::from_min_size(pos2(x, y), vec2(wide, high));
            self.cards.push((rect, card));
        }
        self.at += count.div_ceil(columns) as f32 * (high + self.gap);
    }

    /// Side by side, each as wide as it is, from above or from below.
    fn row(&mut self, offers: Vec<Offer>, left: f32, width: f32, from_below: bool) {
        let cards = offers
            .into_iter()
            .map(|offer| Card::new(self.painter, offer, width, false, self.scale));
        let gap = self.gap * 0.6;
        let (mut x, mut y, mut high) = (left, 0.0, 0.0_f32);
        let mut placed = Vec::new();
        for card in cards {
            if x > left && x + card.size.x > left + width {
                (x, y) = (left, y + high + gap);
            }
            high = high.max(card.size.y);
            let rect = Rect::from_min_size(pos2(x, y), card.size);
            x = rect.right() + gap;
            placed.push((rect, card));
        }
        let high = y + high;
        let top = if from_below {
            self.bottom -= high;
            self.bottom
        } else {
            self.at += high + self.gap;
            self.at - high - self.gap
        };
        let down = vec2(0.0, top);
        self.cards.extend(
            placed
                .into_iter()
                .map(|(rect, card)| (rect.translate(down), card)),
        );
    }

    /// Tiles in one row, from below.
    fn shelf(&mut self, tiles: Vec<Offer>, left: f32, wide: f32) {
        let tiles: Vec<Card> = tiles
            .into_iter()
            .map(|tile| Card::new(self.painter, tile, wide, true, self.scale))
            .collect();
        let high = highest(&tiles);
        self.bottom -= high;
        for (column, tile) in tiles.into_iter().enumerate() {
            let at = pos2(left + column as f32 * (wide + self.gap), self.bottom);
            self.cards.push((Rect::from_min_size(at, vec2(wide, high)), tile));
        }
    }

    /// Moves down what stands above a line.
    fn lower(&mut self, line: f32, down: Vec2) {
        self.words.iter_mut().for_each(|(at, _)| *at += down);
        let above = self.cards.iter_mut().filter(|(rect, _)| rect.top() < line);
        above.for_each(|(rect, _)| *rect = rect.translate(down));
    }

    /// Puts the cards in their order from above to below, in which keys go through them and they are told.
    fn sort(&mut self) {
        let place = |rect: &Rect| (rect.top() as i32, rect.left() as i32);
        self.cards.sort_by_key(|(rect, _)| place(rect));
    }
}

fn highest(cards: &[Card]) -> f32 {
    cards.iter().map(|card| card.size.y).fold(0.0, f32::max).ceil()
}
