//! Playing cards: in a hand that its owner sees, on stacks, and on their way between them.

use std::fmt::Write as _;

use glam::{Vec2, Vec3};

use super::{Asked, Form, PieceKind};
use crate::{
    rules::Message,
    staging::{Colour, Colours, MarkKind, Spot, layout::Outline},
};

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

/// What is printed on a face, 190 by 266, for whoever has linen of its own.
#[must_use]
pub fn printed(Face(sign): Face) -> String {
    let (word, colour) = match sign {
        'X' => ("★".to_owned(), "#B5482A"),
        'T' => ("10".to_owned(), "#3B2A1E"),
        // What can begin, stay and turn is worth finding quickly.
        'A' | 'K' => (sign.to_string(), "#8C2F1B"),
        '7' | 'J' | '4' => (sign.to_string(), "#1F4E79"),
        _ => (sign.to_string(), "#3B2A1E"),
    };
    let text = |x: f32, y: f32, size: f32| {
        format!(
            r#"<text transform="translate({x} {y})" y="{}" font-family="Alegreya" font-weight="700" font-size="{size}" text-anchor="middle" fill="{colour}">{word}</text>"#,
            0.33 * size
        )
    };
    let mut drawing = format!(
        r#"<rect x="7" y="7" width="176" height="252" rx="13" fill="none" stroke="{colour}" stroke-opacity=".45" stroke-width="2.4"/>"#
    );
    if sign == 'X' {
        for (x, y) in [(34.0, 40.0), (156.0, 226.0)] {
            let _ = write!(drawing, r#"<path d="{}" fill="{colour}"/>"#, star(x, y, 20.0));
        }
        drawing.push_str(CAP);
    } else {
        let wide = if word.len() > 1 { 50.0 } else { 62.0 };
        drawing.push_str(&text(36.0, 40.0, wide));
        drawing.push_str(&text(95.0, 108.0, 112.0));
        // Below it stands what it does.
        let explained = sign_of(sign, colour);
        drawing.push_str(&explained);
    }
    drawing
}

/// The cap of a joker with its bells.
const CAP: &str = r##"<g transform="translate(95 146)"><path d="M-42 34C-48 4 -58 -6 -70 6C-78 -36 -42 -56 -14 -20L-24 34Z" fill="#1F4E79"/><path d="M42 34C48 4 58 -6 70 6C78 -36 42 -56 14 -20L24 34Z" fill="#8C2F1B"/><path d="M-30 34C-26 2 -20 -34 0 -74C20 -34 26 2 30 34Z" fill="#B5482A"/><g fill="#DB9E2F" stroke="#3B2A1E" stroke-width="2.5"><circle cx="-70" cy="10" r="9"/><circle cy="-76" r="9"/><circle cx="70" cy="10" r="9"/></g><rect x="-48" y="32" width="96" height="20" rx="9" fill="#3B2A1E"/></g>"##;

/// A dog that runs along the ground: a card that goes on by its number.
const RUNS: &str = r#"<path d="M-78 -6C-70 -22 -58 -26 -44 -22C-24 -18 2 -20 22 -26C30 -34 36 -44 46 -46C48 -52 52 -54 56 -52C58 -48 58 -46 58 -44C66 -42 72 -36 78 -34C80 -30 78 -26 74 -26C66 -24 60 -22 56 -18C52 -6 46 2 38 8C48 16 60 20 72 22C76 26 72 30 66 29C52 28 38 24 28 14C24 14 20 14 16 12C20 22 28 30 38 34C40 38 36 42 32 40C18 36 8 24 2 10C-10 8 -22 6 -30 2C-38 14 -52 20 -66 34C-70 38 -76 36 -74 30C-66 18 -56 8 -50 -2C-56 2 -62 6 -70 10C-74 22 -84 24 -86 18C-84 6 -74 -4 -62 -10C-68 -10 -72 -8 -78 -6Z"/><path d="M-84 38H84" stroke-opacity=".35" stroke-width="3.6" stroke-linecap="round"/>"#;

/// The small sign of what a card does: go on by its number, as a dog that runs, start, go to and fro, be split, swap.
fn sign_of(sign: char, colour: &str) -> String {
    let start = "M-26 12V26H8V12M-9 16V-22M-22 -9L-9 -23L4 -9";
    let (way, x) = match sign {
        'A' | 'K' => (start, 66.0),
        // Its number stands beside it.
        'Q' => ("", 64.0),
        '4' => ("M-40 0H40M-26 -14L-41 0L-26 14M26 -14L41 0L26 14", 95.0),
        '7' => (
            "M0 30V6M0 6L-34 -20M0 6V-24M0 6L34 -20M-34 -6V-20H-20M-9 -15L0 -25L9 -15M20 -20H34V-6",
            95.0,
        ),
        'J' => (
            "M-36 -11H34M22 -24L36 -11L22 2M36 15H-34M-22 2L-36 15L-22 28",
            95.0,
        ),
        _ => ("", 95.0),
    };
    let mut drawing = String::new();
    if way.is_empty() {
        let size = if sign == 'Q' { 0.54 } else { 0.84 };
        let _ = write!(
            drawing,
            r#"<g transform="translate({x} 204) scale({size})" fill="{colour}" fill-opacity=".8" stroke="{colour}" stroke-width="0">{RUNS}</g>"#
        );
    } else {
        let _ = write!(
            drawing,
            r#"<path transform="translate({x} 204)" d="{way}" fill="none" stroke="{colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"#
        );
    }
    let number = match sign {
        'A' => "1/11",
        'Q' => "12",
        'K' => "13",
        _ => return drawing,
    };
    let x = if way.is_empty() { 118.0 } else { 94.0 };
    let _ = write!(
        drawing,
        r#"<text x="{x}" y="216" font-family="Alegreya" font-weight="700" font-size="36" fill="{colour}">{number}</text>"#
    );
    drawing
}

/// A star with five points.
fn star(x: f32, y: f32, radius: f32) -> String {
    let mut d = String::new();
    for at in 0..10_u8 {
        let r = if at % 2 == 0 { radius } else { 0.45 * radius };
        let turn = f32::from(at) * std::f32::consts::PI / 5.0;
        let (sin, cos) = turn.sin_cos();
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{letter}{} {}", x + r * sin, y - r * cos);
    }
    d.push('Z');
    d
}

/// The drawing of the back: a lattice of lozenges in the colour of the rim.
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
    sheet("#F3E6C4", &drawing)
}
