//! A piece that goes, and how it is seen at a moment.

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{Colours, Face, Layout, Spot, SpotName, pieces},
};

/// The side of the picture of a piece, in spots: the longest pieces have room in it, however they lie.
pub const PIECE: f32 = 2.5;

/// A piece that goes, or is turned.
#[derive(Clone, Debug)]
pub struct Actor {
    /// Whose it is.
    pub seat: Seat,
    /// Where it is at first; from a stock that is not seen it may come out of nothing.
    pub from: SpotName,
    /// Where it is at last.
    pub to: SpotName,
    /// Whether it goes by itself, so that its way is worth an arrow.
    pub walks: bool,
    /// Whether it stands there from the beginning.
    pub(super) stands: bool,
    /// The points that it passes, each with the second at which it is there; it waits before the first.
    pub(super) way: Vec<(f32, Vec2)>,
    /// What it shows from which second on; nothing while its back is up.
    pub(super) faces: Vec<(f32, Option<Face>)>,
}

/// How a piece is seen at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// Where.
    pub at: Vec2,
    /// How high it is lifted: 1 in the middle of a step.
    pub lift: f32,
    /// How wide it is, as a part of its width: one that is turned over is thin in between.
    pub width: f32,
    /// What it shows.
    pub face: Option<Face>,
}

impl Actor {
    /// How it is seen at a moment; not at all before it comes out of its stock.
    #[must_use]
    pub fn seen(&self, moment: f32) -> Option<Seen> {
        let begins = self.way.first()?.0;
        if !self.stands && moment < begins {
            return None;
        }
        let shown = self.faces.iter().rfind(|(when, _)| *when <= moment);
        let still = |at: Vec2| Seen {
            at,
            lift: 0.0,
            width: 1.0,
            face: shown.and_then(|(_, face)| *face),
        };
        let next = self.way.partition_point(|(when, _)| *when <= moment);
        let (Some(&(since, from)), Some(&(until, to))) =
            (self.way.get(next.saturating_sub(1)), self.way.get(next))
        else {
            return self.way.last().map(|(_, at)| still(*at));
        };
        if next == 0 {
            return Some(still(from));
        }
        let part = (moment - since) / (until - since);
        if from == to {
            let turns = self.faces.iter().any(|(when, _)| since < *when && *when < until);
            let width = (std::f32::consts::PI * part).cos().abs();
            return Some(Seen {
                width: if turns { width } else { 1.0 },
                ..still(from)
            });
        }
        let eased = part * part * (3.0 - 2.0 * part);
        Some(Seen {
            lift: (std::f32::consts::PI * part).sin(),
            ..still(from.lerp(to, eased))
        })
    }

    /// The places that it passes, from the first to the last.
    #[must_use]
    pub fn passes(&self) -> Vec<Vec2> {
        let mut places: Vec<Vec2> = self.way.iter().map(|(_, at)| *at).collect();
        places.dedup();
        places
    }

    /// Everything that it shows in turn.
    #[must_use]
    pub fn faces(&self) -> Vec<Option<Face>> {
        let mut faces: Vec<Option<Face>> = Vec::new();
        for (_, face) in &self.faces {
            if !faces.contains(face) {
                faces.push(*face);
            }
        }
        faces
    }

    /// It alone in the middle of a square of [`PIECE`], as it lies where it comes to, with what it shows. None where
    /// nothing is seen of it.
    #[must_use]
    pub fn drawn(&self, layout: &Layout, face: Option<Face>, colours: Colours) -> Option<String> {
        let spot = Spot {
            at: Vec2::ZERO,
            ..layout.spot(self.to.as_str())?.clone()
        };
        let mut drawing = String::new();
        let is_open = face.is_some_and(|face| spot.form.draw_open(&mut drawing, &spot, face));
        if !is_open {
            let colour = layout.seat(self.seat).colour;
            spot.form.draw(&mut drawing, &spot, colour, colours);
        }
        if drawing.is_empty() {
            spot.form.draw_passing(&mut drawing, face);
        }
        (!drawing.is_empty()).then(|| alone(&drawing))
    }
}

/// A drawing about the origin in a square of [`PIECE`].
fn alone(drawing: &str) -> String {
    let from = -PIECE / 2.0;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="{from} {from} {PIECE} {PIECE}">{drawing}</svg>"#
    )
}

/// A die alone with one of its faces, in the middle of a square of [`PIECE`].
#[must_use]
pub fn die(face: u8) -> String {
    let mut drawing = String::new();
    pieces::die::draw(&mut drawing, Vec2::ZERO, face);
    alone(&drawing)
}
