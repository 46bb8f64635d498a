//! A board drawn small with what stands on it, as the large one is drawn: once for each size and dress; and a card with it
//! to be pressed.

use bevy::{math::Vec2, prelude::error};
use bevy_egui::egui::{
    self, Color32, ColorImage, Context, Painter, Response, Sense, Stroke, StrokeKind, TextureHandle,
    TextureOptions, Ui, WidgetType, epaint::RectShape, pos2, vec2,
};

use super::{
    galley, ring,
    style::{self, CARD, CORNER, LINE, QUIET, RAISED, TEXT},
    told,
};
use crate::{
    app::table::print::{self, PrintFault},
    staging::{Colours, Layout, Mark, MarkKind, Scene, Theme, drawing},
};

/// How a board is seen: so many times as wide and as high as its room at most, and turned by so many degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::overlay) struct Sight {
    wide: f32,
    high: f32,
    turned: f32,
}

impl Sight {
    /// All of it.
    pub(in crate::app::overlay) const WHOLE: Self = Self {
        wide: 0.88,
        high: 0.88,
        turned: 0.0,
    };
    /// All of it, and little round it.
    pub(in crate::app::overlay) const CLOSE: Self = Self {
        wide: 0.98,
        high: 0.98,
        turned: 0.0,
    };
    /// From nearer and turned a little, as it lies before who sits down to it.
    pub(in crate::app::overlay) const NEAR: Self = Self {
        wide: 1.04,
        high: 1.6,
        turned: -9.0,
    };
}

/// What lies free around a trail in the measure of the board, and the least part of the board that is seen.
const AROUND: f32 = 1.6;
const NEAREST: f32 = 0.45;
/// What stands free in a card.
const PAD: f32 = 8.0;

/// A picture of a board: how large its room is in pixels, and how it is seen there.
pub(in crate::app::overlay) type Wanted = ([u32; 2], Sight);

/// A board as it is shown.
pub(in crate::app::overlay) struct Small {
    layout: Layout,
    scene: Scene,
    /// What of the board is marked.
    marks: Vec<Mark>,
    /// Along which points an arrow shows what has just moved.
    trail: Vec<Vec2>,
    /// What of the board is seen, where it is not all: its middle, and so much around it.
    part: Option<(Vec2, f32)>,
    wanted: Option<Wanted>,
    drawn: Option<(Wanted, TextureHandle)>,
    /// In which dress it was drawn.
    dress: Option<(Theme, Colours)>,
    /// Whether it can't be drawn.
    is_broken: bool,
}

impl Small {
    /// A board with what stands on it.
    pub(in crate::app::overlay) fn new(layout: Layout, scene: Scene) -> Self {
        Self {
            layout,
            scene,
            marks: Vec::new(),
            trail: Vec::new(),
            part: None,
            wanted: None,
            drawn: None,
            dress: None,
            is_broken: false,
        }
    }

    /// The same with these marks on its spots, seen from so near that what is free is told from anything else.
    pub(in crate::app::overlay) fn with_marks(self, marks: Vec<Mark>) -> Self {
        let free = marks.iter().filter(|mark| mark.kind == MarkKind::Free);
        let free = free.filter_map(|mark| self.layout.spot(mark.spot.as_str()));
        let corners = free.flat_map(|spot| [spot.at - spot.room / 2.0, spot.at + spot.room / 2.0]);
        let part = self.around(corners, 0.3);
        Self { marks, part, ..self }
    }

    /// What of the board is seen where these points matter, with so much around them; none where there are none.
    fn around(&self, points: impl Iterator<Item = Vec2>, free: f32) -> Option<(Vec2, f32)> {
        let edges = points.map(|at| (at, at));
        let (least, most) = edges.reduce(|(least, most), (one, other)| (least.min(one), most.max(other)))?;
        let whole = self.layout.outline().half.max_element();
        let half = ((most - least).max_element() / 2.0 + free).clamp(NEAREST * whole, whole);
        // Where the board ends there is nothing to be seen.
        let most_off = Vec2::splat(whole - half);
        Some((((least + most) / 2.0).clamp(-most_off, most_off), half))
    }

    /// The same from nearer, where a part of such a board says more than all of it: about its pawns, or in its middle where
    /// it has none.
    pub(in crate::app::overlay) fn near(self) -> Self {
        let Some(half) = self.layout.decor().near else {
            return self;
        };
        let pieces = self.scene.pieces.iter();
        let pawns = pieces.filter_map(|(_, spot)| self.layout.spot(spot.as_str()));
        let pawns: Vec<Vec2> = pawns
            .filter(|spot| spot.form.wears_place())
            .map(|spot| spot.at)
            .collect();
        let middle = pawns.iter().sum::<Vec2>() / pawns.len().max(1) as f32;
        let most_off = Vec2::splat((self.layout.outline().half.max_element() - half).max(0.0));
        let part = Some((middle.clamp(-most_off, most_off), half));
        Self { part, ..self }
    }

    /// The same with an arrow along these points, seen from so near that what moved there is told from anything else.
    pub(in crate::app::overlay) fn with_trail(self, trail: Vec<Vec2>) -> Self {
        let part = self.around(trail.iter().copied(), AROUND).or(self.part);
        Self { trail, part, ..self }
    }

    /// Shows it in a card to be pressed, beside a title and a sentence; the board is a square of this side.
    pub(in crate::app::overlay) fn card(
        &mut self,
        ui: &mut Ui,
        (title, sentence): (&str, &str),
        (width, side): (f32, f32),
    ) -> Response {
        let words = width - side - 3.0 * PAD;
        let name = format!("{title}. {sentence}");
        let title = galley(ui, title, style::bold(16.0), TEXT, words);
        let sentence = galley(ui, sentence, style::body(15.5), QUIET, words);
        let written = title.size().y + sentence.size().y + 2.0;
        let whole = vec2(width, written.max(side) + 2.0 * PAD);
        let (rect, response) = ui.allocate_exact_size(whole, Sense::click());
        told(&response, ui, WidgetType::Button, &name);
        if ui.is_rect_visible(rect) {
            let (fill, line) = if response.hovered() || response.has_focus() {
                (RAISED, QUIET)
            } else {
                (CARD, LINE)
            };
            let stroke = Stroke::new(1.0, line);
            ui.painter().rect(rect, CORNER, fill, stroke, StrokeKind::Inside);
            ring(ui, &response, rect, CORNER);
            let middle = pos2(rect.left() + PAD + side / 2.0, rect.center().y);
            let board = egui::Rect::from_center_size(middle, egui::Vec2::splat(side));
            self.show(ui.painter(), board, Sight::CLOSE);
            let at = pos2(board.right() + PAD, rect.center().y - written / 2.0);
            let below = at + vec2(0.0, title.size().y + 2.0);
            ui.painter().galley(at, title, TEXT);
            ui.painter().galley(below, sentence, QUIET);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        response
    }

    /// Shows it in a room, and keeps in mind how it is wanted there.
    pub(in crate::app::overlay) fn show(&mut self, painter: &Painter, room: egui::Rect, sight: Sight) {
        let pixels = |points: f32| (points * painter.pixels_per_point()).round() as u32;
        self.wanted = Some(([pixels(room.width()), pixels(room.height())], sight));
        let Some((_, texture)) = &self.drawn else { return };
        // The picture is a square, of which the middle is seen.
        let part = room.size() / room.size().max_elem();
        let seen = egui::Rect::from_center_size(pos2(0.5, 0.5), part);
        let picture = RectShape::filled(room, CORNER - 2, Color32::WHITE);
        painter.add(picture.with_texture(texture.id(), seen));
    }

    /// It is not seen now, and need not be drawn.
    pub(in crate::app::overlay) fn put_away(&mut self) {
        self.wanted = None;
    }

    /// Draws it where it is wanted and not there. Says whether it had to: it is seen in the next frame.
    pub(in crate::app::overlay) fn draw(&mut self, ctx: &Context, theme: &Theme, colours: Colours) -> bool {
        let is_dressed = |dress: &(Theme, Colours)| dress.0 == *theme && dress.1 == colours;
        if !self.dress.as_ref().is_some_and(is_dressed) {
            self.dress = Some((theme.clone(), colours));
            self.drawn = None;
        }
        let drawn = self.drawn.as_ref().map(|(drawn, _)| *drawn);
        let Some((room, sight)) = self.wanted.filter(|_| !self.is_broken && self.wanted != drawn) else {
            return false;
        };
        match self.picture((room, sight), theme, colours) {
            Ok(image) => {
                let texture = ctx.load_texture("small-board", image, TextureOptions::LINEAR);
                self.drawn = Some(((room, sight), texture));
            }
            Err(fault) => {
                error!("a small board is missing: {fault}");
                self.is_broken = true;
            }
        }
        true
    }

    /// The picture, for a room of so many pixels.
    ///
    /// # Errors
    /// When it can't be drawn.
    pub(in crate::app::overlay) fn picture(
        &self,
        (room, sight): Wanted,
        theme: &Theme,
        colours: Colours,
    ) -> Result<ColorImage, PrintFault> {
        let pixels = room[0].max(room[1]);
        let colours = print::pixels(&self.svg(room, sight, theme, colours), pixels)?;
        Ok(ColorImage::from_rgba_premultiplied(
            [pixels as usize; 2],
            &colours,
        ))
    }

    /// The drawing: a square as wide as the longer side of its room.
    fn svg(&self, room: [u32; 2], sight: Sight, theme: &Theme, colours: Colours) -> String {
        let mut drawn = drawing::board(&self.layout, theme, colours);
        drawn.truncate(drawn.rfind("</svg>").unwrap_or(drawn.len()));
        drawing::marks(&mut drawn, &self.layout, &self.marks, colours);
        drawing::scene(&mut drawn, &self.layout, &self.scene, colours);
        drawing::trail(&mut drawn, &self.trail);
        let side = drawing::side(&self.layout);
        let (outline, half) = (self.layout.outline(), side / 2.0);
        let [wide, high] = room.map(|pixels| pixels as f32);
        let fits = (sight.wide * wide / outline.half.x).min(sight.high * high / outline.half.y);
        // So much of the board's own measure is seen in the square.
        let whole = 2.0 * wide.max(high) / fits;
        let (middle, seen) = self
            .part
            .map_or((Vec2::ZERO, whole), |(middle, half)| (middle, 2.0 * half));
        let (x, y) = (-outline.half.x, -outline.half.y);
        let (wide, high) = (-2.0 * x, -2.0 * y);
        let edge = |more: f32| {
            let corner = outline.corner + more;
            let (x, y, wide, high) = (x - more, y - more, wide + 2.0 * more, high + 2.0 * more);
            format!(r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{corner}""#)
        };
        let shade = |more: f32| format!(r#"{} opacity=".13"/>"#, edge(more));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="{left} {top} {seen} {seen}"><clipPath id="brim">{edge}/></clipPath><g transform="rotate({turned})"><g transform="translate(.1 .25)">{shades}</g><g clip-path="url(#brim)"><svg x="{x0}" y="{x0}" width="{side}" height="{side}" viewBox="{x0} {x0} {side} {side}">{inner}</svg></g></g></svg>"#,
            left = middle.x - seen / 2.0,
            // In a drawing y points down.
            top = -middle.y - seen / 2.0,
            edge = edge(0.0),
            turned = sight.turned,
            shades = [0.5, 0.3, 0.15, 0.0].map(shade).concat(),
            x0 = -half,
            // Its own drawing in another frame.
            inner = drawn.find('>').map_or("", |end| &drawn[end + 1..]),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::{Entry, compromise::Catalogued, mejn, quoridor},
        rules::Seat,
        staging::{Boards, Eyes, SpotName},
    };

    #[test]
    fn what_is_free_is_seen_from_near_and_what_is_frozen_draws_nobody_near() {
        let entry: &dyn Entry = &Catalogued;
        let board = entry.open(&entry.default_config()).expect("a table");
        let look = entry.look(&*board, &Boards::default()).expect("a look");
        let marked = |kind| {
            let mark = |spot: &str| Mark {
                spot: SpotName::from(spot),
                seat: Seat::new(0),
                kind,
            };
            let marks = ["113", "123"].map(mark).to_vec();
            Small::new(look.layout().clone(), Scene::default())
                .with_marks(marks)
                .part
        };
        let (middle, half) = marked(MarkKind::Free).expect("a part");
        for place in ["113", "123"] {
            let spot = look.layout().spot(place).expect("a field");
            let off = (spot.at - middle).abs() + spot.room / 2.0;
            assert!(off.cmple(Vec2::splat(half)).all(), "{place}: {off}");
        }
        assert!(half < 0.6 * look.layout().outline().half.max_element());
        assert_eq!(marked(MarkKind::Frozen), None);
    }

    #[test]
    fn on_a_tile_quoridor_is_seen_about_its_pawns_and_a_race_whole() {
        let near = |entry: &dyn Entry| {
            let board = entry.open(&entry.default_config()).expect("a table");
            let look = entry.look(&*board, &Boards::default()).expect("a look");
            let half = look.layout().outline().half.max_element();
            // The first pawn alone: those of both seats stand as far from the middle.
            let mut scene = look.scene(&*board, Eyes::default());
            let pawn = |spot: &SpotName| look.layout().form(spot.as_str()).wears_place();
            let first = scene.pieces.iter().position(|(_, spot)| pawn(spot)).unwrap_or(0);
            scene.pieces = vec![scene.pieces[first].clone()];
            let at = look.layout().spot(scene.pieces[0].1.as_str()).expect("a spot").at;
            (Small::new(look.layout().clone(), scene).near().part, at, half)
        };
        let (part, at, whole) = near(&quoridor::Catalogued);
        let (middle, half) = part.expect("a part");
        assert!((at - middle).abs().max_element() < half && half < whole);
        assert!(
            middle.dot(at) > 0.5,
            "nearer to the pawn than the middle is: {middle}"
        );
        assert!(
            middle.abs().max_element() + half <= whole + 1e-3,
            "no more than the board"
        );
        assert_eq!(near(&mejn::Catalogued).0, None);
    }
}
