//! The small boards on the title: each in the midst of play, drawn as the large one is, once for each size and dress.
//!
//! One picture is drawn in a frame, so that the title is there at once.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, ColorImage, Context, Painter, TextureHandle, TextureOptions, epaint::RectShape, pos2,
};

use crate::{
    app::{
        current::Current,
        overlay::widgets::style,
        settings::{Shelf, in_play},
        table::print,
    },
    catalogue::{Entry, Games},
    staging::{Colours, Eyes, Layout, Scene, Theme, drawing},
};

/// Whose board it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// A game that can be chosen.
    Game(&'static str),
    /// The game that was left open.
    Open,
}

/// How a board is seen: so many times as wide and as high as its room at most, and turned by so many degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sight {
    wide: f32,
    high: f32,
    turned: f32,
}

impl Sight {
    /// All of it.
    pub(super) const WHOLE: Self = Self {
        wide: 0.88,
        high: 0.88,
        turned: 0.0,
    };
    /// From nearer and turned a little, as it lies before who sits down to it.
    pub(super) const NEAR: Self = Self {
        wide: 1.04,
        high: 1.6,
        turned: -9.0,
    };
}

/// A picture of a board: how large its room is in pixels, and how it is seen there.
type Wanted = ([u32; 2], Sight);

/// A board as it is shown.
struct Small {
    of: Of,
    layout: Layout,
    scene: Scene,
    wanted: Option<Wanted>,
    drawn: Option<(Wanted, TextureHandle)>,
    /// Whether it can't be drawn.
    is_broken: bool,
}

/// The small boards.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Boards {
    all: Vec<Small>,
    /// Those that can't be shown.
    none: Vec<&'static str>,
    dress: Option<(Theme, Colours)>,
}

impl Boards {
    /// The open game stands otherwise by now.
    pub(in crate::app::overlay) fn forget_open(mut boards: ResMut<Self>) {
        boards.all.retain(|small| small.of != Of::Open);
    }

    /// Sees to the boards that are to be shown; of games that can be chosen to one at a time. Says whether there are more.
    pub(super) fn gather(&mut self, games: Games, open: Option<&Current>, kept: &Shelf) -> bool {
        match open {
            Some(open) if !self.has(Of::Open) => {
                let scene = open.staging().scene(open.game().board(), Eyes::default());
                self.add(Of::Open, open.staging().layout(), scene);
            }
            None => self.all.retain(|small| small.of != Of::Open),
            Some(_) => {}
        }
        let missing =
            |game: &&'static dyn Entry| !self.has(Of::Game(game.name())) && !self.none.contains(&game.name());
        let missing: Vec<&'static dyn Entry> = games.into_iter().filter(missing).collect();
        let Some(&game) = missing.first() else {
            return false;
        };
        let shown = in_play(game).and_then(|played| {
            let staging = game.look(played.board(), kept.boards())?;
            Some((staging.layout(), staging.scene(played.board(), Eyes::default())))
        });
        match shown {
            Some((layout, scene)) => self.add(Of::Game(game.name()), layout, scene),
            None => self.none.push(game.name()),
        }
        missing.len() > 1
    }

    fn has(&self, of: Of) -> bool {
        self.all.iter().any(|small| small.of == of)
    }

    fn add(&mut self, of: Of, layout: Layout, scene: Scene) {
        self.all.push(Small {
            of,
            layout,
            scene,
            wanted: None,
            drawn: None,
            is_broken: false,
        });
    }

    /// Shows a board in a room, and keeps in mind how it is wanted there.
    pub(super) fn show(&mut self, painter: &Painter, of: Of, room: egui::Rect, sight: Sight) {
        let Some(small) = self.all.iter_mut().find(|small| small.of == of) else {
            return;
        };
        let pixels = |points: f32| (points * painter.pixels_per_point()).round() as u32;
        small.wanted = Some(([pixels(room.width()), pixels(room.height())], sight));
        let Some((_, texture)) = &small.drawn else { return };
        // The picture is a square, of which the middle is seen.
        let part = room.size() / room.size().max_elem();
        let seen = egui::Rect::from_center_size(pos2(0.5, 0.5), part);
        let picture = RectShape::filled(room, style::CORNER - 2, Color32::WHITE);
        painter.add(picture.with_texture(texture.id(), seen));
    }

    /// Draws one of the boards that are wanted and not there. Says whether there was one: it is seen in the next frame.
    pub(super) fn draw_one(&mut self, ctx: &Context, theme: &Theme, colours: Colours) -> bool {
        let dress = (theme.clone(), colours);
        if self.dress.as_ref() != Some(&dress) {
            self.dress = Some(dress);
            self.all.iter_mut().for_each(|small| small.drawn = None);
        }
        let is_missing = |small: &&mut Small| {
            let drawn = small.drawn.as_ref().map(|(drawn, _)| *drawn);
            !small.is_broken && small.wanted.is_some() && small.wanted != drawn
        };
        let Some(small) = self.all.iter_mut().find(is_missing) else {
            return false;
        };
        let Some((room, sight)) = small.wanted else {
            return false;
        };
        let pixels = room[0].max(room[1]);
        match print::pixels(&small.svg(room, sight, theme, colours), pixels) {
            Ok(colours) => {
                let image = ColorImage::from_rgba_premultiplied([pixels as usize; 2], &colours);
                let texture =
                    ctx.load_texture(format!("board {:?}", small.of), image, TextureOptions::LINEAR);
                small.drawn = Some(((room, sight), texture));
            }
            Err(fault) => {
                error!("a small board is missing: {fault}");
                small.is_broken = true;
            }
        }
        true
    }
}

impl Small {
    /// The picture: a square as wide as the longer side of its room.
    fn svg(&self, room: [u32; 2], sight: Sight, theme: &Theme, colours: Colours) -> String {
        let mut drawn = drawing::board(&self.layout, theme, colours);
        drawn.truncate(drawn.rfind("</svg>").unwrap_or(drawn.len()));
        drawing::scene(&mut drawn, &self.layout, &self.scene, colours);
        let side = drawing::side(&self.layout);
        let (outline, half) = (self.layout.outline(), side / 2.0);
        let [wide, high] = room.map(|pixels| pixels as f32);
        let fits = (sight.wide * wide / outline.half.x).min(sight.high * high / outline.half.y);
        // So much of the board's own measure is seen in the square.
        let seen = 2.0 * wide.max(high) / fits;
        let (x, y) = (-outline.half.x, -outline.half.y);
        let (wide, high) = (-2.0 * x, -2.0 * y);
        let edge = |more: f32| {
            let corner = outline.corner + more;
            let (x, y, wide, high) = (x - more, y - more, wide + 2.0 * more, high + 2.0 * more);
            format!(r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{corner}""#)
        };
        let shade = |more: f32| format!(r#"{} opacity=".13"/>"#, edge(more));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="{from} {from} {seen} {seen}"><clipPath id="brim">{edge}/></clipPath><g transform="rotate({turned})"><g transform="translate(.1 .25)">{shades}</g><g clip-path="url(#brim)"><svg x="{x0}" y="{x0}" width="{side}" height="{side}" viewBox="{x0} {x0} {side} {side}">{inner}</svg></g></g></svg>"#,
            from = -seen / 2.0,
            edge = edge(0.0),
            turned = sight.turned,
            shades = [0.5, 0.3, 0.15, 0.0].map(shade).concat(),
            x0 = -half,
            // Its own drawing in another frame.
            inner = drawn.find('>').map_or("", |end| &drawn[end + 1..]),
        )
    }
}
