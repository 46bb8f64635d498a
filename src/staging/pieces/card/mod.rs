//! Playing cards: in a hand that its owner sees, on stacks, and on their way between them.

mod print;

use std::fmt::Write as _;

use glam::{Vec2, Vec3};

use super::{Asked, Form, PieceKind};
use crate::{
    rules::Message,
    staging::{Colour, Colours, MarkKind, Spot, layout::Outline},
};

use print::PAW;
pub use print::printed;

/// The kind.
pub const CARD: Form = Form::new(&Card);

/// The size of a card in a person's hand; a spot is 1 from the next.
pub const SIZE: Vec2 = Vec2::new(1.9, 2.66);
/// How thick a card is: more than in life, so that one on another is seen.
pub const THICKNESS: f32 = 0.03;
/// How large the others see a hand, as a part of the size.
pub const HELD: f32 = 0.5;
/// How large a card is in a stack, as a part of the size.
pub const STACKED: f32 = 0.9;

/// What a card shows: a letter or a figure as in notation, `X` for a joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face(pub char);

/// By how much the frame of one that can be chosen is larger.
pub const FRAME: f32 = 0.34;

struct Card;

impl PieceKind for Card {
    fn name(&self) -> &'static str {
        "card"
    }

    fn outline(&self) -> Vec<Vec2> {
        let edge = Outline {
            half: SIZE / 2.0,
            corner: 0.17,
        };
        edge.points(0.0)
    }

    fn height(&self) -> f32 {
        THICKNESS
    }

    /// A hand is not drawn from above: the card that matters is drawn large.
    fn draw(&self, _svg: &mut String, _spot: &Spot, _colour: Colour, _colours: Colours) {}

    fn draw_face(&self, svg: &mut String, face: Face) {
        super::framed(svg, &front(face), Vec2::ZERO, Vec2::new(2.6, 3.64), (190, 266));
    }

    fn draw_passing(&self, svg: &mut String, face: Option<Face>) {
        let drawing = face.map_or_else(back, front);
        super::framed(svg, &drawing, Vec2::ZERO, STACKED * SIZE, (190, 266));
    }

    fn word(&self) -> &'static str {
        "reader-card"
    }

    fn told(&self, asked: &Asked) -> Option<Message> {
        if asked.is_idle() {
            return None;
        }
        let key = match (asked.stands, &asked.face) {
            (None, _) => "reader-free",
            (_, Some(_)) => self.word(),
            (_, None) => "reader-card-hidden",
        };
        let sentence = asked.owned(Message::new(key).with("spot", asked.place));
        Some(match &asked.face {
            Some(face) => sentence.with("card", face.as_str()),
            None => sentence,
        })
    }

    /// Above it, they would lie on the board.
    fn words_at(&self, _spot: &Spot) -> Option<Vec3> {
        None
    }

    fn is_from_hand(&self) -> bool {
        true
    }

    fn has_ghost(&self) -> bool {
        false
    }

    fn has_face(&self) -> bool {
        true
    }

    /// A frame that shows round it.
    fn mark(&self, kind: MarkKind) -> (MarkKind, Option<Vec2>) {
        let frame = match kind {
            MarkKind::Chosen => MarkKind::ChosenCard,
            MarkKind::Advised => MarkKind::AdvisedCard,
            MarkKind::Struck => MarkKind::BarredCard,
            _ => MarkKind::PossibleCard,
        };
        (frame, Some(SIZE + Vec2::splat(FRAME)))
    }
}

/// The sheet on which a face is drawn, 190 by 266, with its linen.
fn sheet(ground: &str, drawing: &str) -> String {
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 190 266" preserveAspectRatio="none"><rect width="190" height="266" fill="{ground}"/>"#
    );
    for line in 0..33 {
        let at = line * 8;
        let _ = write!(
            svg,
            r##"<path d="M0 {at}H190M{at} 0V266" stroke="#7a4a1c" stroke-opacity=".07" stroke-width="1.2" fill="none"/>"##
        );
    }
    svg.push_str(drawing);
    svg.push_str("</svg>");
    svg
}

/// The drawing of a face, on its linen.
#[must_use]
pub fn front(face: Face) -> String {
    sheet("#FBF4E2", &printed(face))
}

/// The drawing of the back: a paw on a lattice of lozenges in the colour of the rim.
#[must_use]
pub fn back() -> String {
    let mut drawing = String::from(
        r##"<rect x="9" y="9" width="172" height="248" rx="12" fill="#8C2F1B"/><g stroke="#F3E6C4" stroke-width="2.2" stroke-opacity=".8">"##,
    );
    for row in 0..12 {
        for column in 0..8 {
            let (x, y) = (24.0 + 20.3 * column as f32, 24.0 + 19.8 * row as f32);
            let _ = write!(
                drawing,
                r##"<path d="M{x} {}L{} {y}L{x} {}L{} {y}Z" fill="#6E2013"/>"##,
                y - 8.5,
                x + 8.5,
                y + 8.5,
                x - 8.5
            );
        }
    }
    drawing.push_str(
        r##"</g><rect x="9" y="9" width="172" height="248" rx="12" fill="none" stroke="#F3E6C4" stroke-width="3"/>"##,
    );
    drawing.push_str(PAW);
    sheet("#F3E6C4", &drawing)
}
