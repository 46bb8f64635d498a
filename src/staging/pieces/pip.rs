//! Pips: drops of glass in racks on fields. What is chosen, and told of, is the field.

use std::fmt::Write as _;

use glam::{Vec2, Vec3};

use super::{Asked, Form, PieceKind, Progress};
use crate::{
    rules::{Message, Seat},
    staging::{Colour, Colours, Kind, Layout, MarkKind, Scene, Spot},
};

/// The kind.
pub const PIP: Form = Form::new(&Pip);
/// The radius of a pip; a spot is 1 from the next.
pub const RADIUS: f32 = 0.125;
/// How high a pip is.
pub const HEIGHT: f32 = 0.125;

struct Pip;

impl PieceKind for Pip {
    fn name(&self) -> &'static str {
        "pip"
    }

    fn height(&self) -> f32 {
        HEIGHT
    }

    fn draw(&self, svg: &mut String, spot: &Spot, colour: Colour, colours: Colours) {
        let _ = writeln!(
            svg,
            r##"<circle cx="{}" cy="{}" r="{}" fill="{}" stroke="#1b0e06" stroke-width=".03"/>"##,
            spot.at.x,
            -spot.at.y,
            0.92 * RADIUS * spot.size,
            colours.hex(colour),
        );
    }

    /// Those that were won. There is no end to them.
    fn progress(&self, layout: &Layout, scene: &Scene, seat: Seat) -> Progress {
        let is_score = |spot: &&Spot| spot.kind == Kind::Score && spot.seat == Some(seat);
        let score = layout.spots().iter().find(is_score);
        Progress {
            word: "panel-score",
            count: score.map_or(0, |spot| scene.count(&spot.name)),
            of: 0,
        }
    }

    fn word(&self) -> &'static str {
        "reader-field"
    }

    /// How many there are is told of the field.
    fn told(&self, asked: &Asked) -> Option<Message> {
        if asked.spot.kind != Kind::Field {
            return None;
        }
        let field = asked.spot;
        let on_it = |spot: &&Spot| (spot.at - field.at).abs().cmplt(field.room / 2.0).all();
        let counts = asked
            .layout
            .spots()
            .iter()
            .filter(|spot| spot.kind == Kind::Count);
        let heaps = counts
            .filter(on_it)
            .filter_map(|spot| Some((spot.seat?, &spot.name)));
        let words = [("first", "one"), ("second", "two")];
        let sentence = Message::new(self.word()).with("spot", asked.place);
        Some(
            heaps
                .zip(words)
                .fold(sentence, |sentence, ((seat, heap), (who, count))| {
                    let lie = asked.scene.count(heap) as i64;
                    sentence.with(who, seat).with(count, lie)
                }),
        )
    }

    fn word_for_choice(&self) -> &'static str {
        "reader-chosen"
    }

    /// The board is full of what one chooses by.
    fn words_at(&self, _spot: &Spot) -> Option<Vec3> {
        None
    }

    fn is_felt(&self, _spot: &Spot) -> bool {
        false
    }

    /// A field is framed.
    fn mark(&self, kind: MarkKind) -> (MarkKind, Option<Vec2>) {
        let frame = match kind {
            MarkKind::Chosen => MarkKind::Framed,
            MarkKind::Advised => MarkKind::AdvisedField,
            kind => kind,
        };
        (frame, None)
    }

    /// Every field can be chosen, so only the chosen one is worth a ring.
    fn is_ringed(&self, chosen: bool) -> bool {
        chosen
    }

    fn has_ghost(&self) -> bool {
        false
    }
}
