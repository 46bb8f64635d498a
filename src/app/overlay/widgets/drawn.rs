//! Sentences in which dice and cards are drawn where others write a number or a letter.
//!
//! Each is one character of a private range in the text, so that a sentence in any language puts it where it belongs; in
//! the line it takes the room of two figures.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2,
    text::{CCursor, LayoutJob, TextFormat},
    vec2,
};

use super::style;
use crate::{
    rules::{Arg, Message},
    staging::pieces::die,
};

/// Where the private characters begin for faces of dice, and for cards.
const DICE: u32 = 0xE000;
const CARDS: u32 = 0xE100;
/// What keeps the room in which something is drawn.
const ROOM: &str = "00";
const INK: Color32 = Color32::from_rgb(0x3B, 0x2A, 0x1E);
const IVORY: Color32 = Color32::from_rgb(0xFB, 0xF4, 0xE2);

/// What is drawn in a line.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Thing {
    Die(u8),
    Card(char),
}

impl Thing {
    fn of(sign: char) -> Option<Self> {
        match u32::from(sign) {
            sign @ DICE..CARDS => u8::try_from(sign - DICE).ok().map(Self::Die),
            sign @ CARDS..0xE200 => char::from_u32(sign - CARDS).map(Self::Card),
            _ => None,
        }
    }
}

/// The same message with signs for what is drawn of it.
pub(in crate::app::overlay) fn marked(mut message: Message) -> Message {
    let private = |begin: u32, n: u32| char::from_u32(begin + n);
    for (_, arg) in &mut message.args {
        match arg {
            Arg::Die(face) => {
                let sign = private(DICE, u32::from(*face));
                *arg = Arg::Text(sign.into_iter().collect());
            }
            Arg::Cards(cards) => {
                let signs = cards.chars().filter(char::is_ascii);
                *arg = Arg::Text(signs.filter_map(|sign| private(CARDS, u32::from(sign))).collect());
            }
            _ => {}
        }
    }
    message
}

/// What a sentence takes.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::overlay) struct Measure {
    /// How large it is, in points.
    pub(in crate::app::overlay) size: Vec2,
    /// Whether it is one line of words.
    pub(in crate::app::overlay) is_one_row: bool,
    /// Whether a die or a card is drawn in it.
    pub(in crate::app::overlay) has_things: bool,
}

/// A marked sentence, laid out.
pub(in crate::app::overlay) struct Drawn {
    galley: Arc<Galley>,
    /// What is drawn at which letter.
    things: Vec<(usize, Thing)>,
}

impl Drawn {
    /// Lays a marked sentence out.
    pub(in crate::app::overlay) fn new(ui: &Ui, text: &str, font: &FontId, width: f32) -> Self {
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        let (mut things, mut letters) = (Vec::new(), 0);
        let mut add = |text: &str, colour: Color32, space: f32| {
            job.append(text, space, TextFormat::simple(font.clone(), colour));
            letters += text.chars().count();
            letters
        };
        let mut rest = text;
        while let Some((at, sign, thing)) = rest
            .char_indices()
            .find_map(|(at, sign)| Some((at, sign, Thing::of(sign)?)))
        {
            add(&rest[..at], Color32::PLACEHOLDER, 0.0);
            let end = add(ROOM, Color32::TRANSPARENT, 2.0);
            things.push((end - ROOM.len(), thing));
            rest = &rest[at + sign.len_utf8()..];
            // What is drawn ends a sentence by itself.
            rest = rest.strip_prefix('.').unwrap_or(rest);
        }
        add(rest, Color32::PLACEHOLDER, 0.0);
        let galley = ui.painter().layout_job(job);
        Self { galley, things }
    }

    /// What it takes.
    pub(in crate::app::overlay) fn measure(&self) -> Measure {
        Measure {
            size: self.galley.size(),
            is_one_row: self.galley.rows.len() == 1,
            has_things: !self.things.is_empty(),
        }
    }

    /// Paints it.
    pub(in crate::app::overlay) fn paint(self, painter: &Painter, at: Pos2, colour: Color32) {
        for (letter, thing) in self.things {
            let cursor = |index: usize| CCursor {
                index: index.into(),
                prefer_next_row: true,
            };
            let from = self.galley.pos_from_cursor(cursor(letter));
            let to = self.galley.pos_from_cursor(CCursor {
                prefer_next_row: false,
                ..cursor(letter + ROOM.len())
            });
            let middle = at + vec2(f32::midpoint(from.left(), to.left()), from.center().y);
            draw(painter, middle, from.height(), thing);
        }
        painter.galley(at, self.galley, colour);
    }
}

/// Draws a die about a point of a line of this height.
pub(in crate::app::overlay) fn die(painter: &Painter, at: Pos2, high: f32, face: u8) {
    draw(painter, at, high, Thing::Die(face));
}

/// Draws a die or a card about a point of a line of this height.
fn draw(painter: &Painter, at: Pos2, high: f32, thing: Thing) {
    let line = Stroke::new(0.8, INK);
    match thing {
        Thing::Die(face) => {
            let side = 0.78 * high;
            let rect = Rect::from_center_size(at, vec2(side, side));
            painter.rect(rect, 3, IVORY, line, StrokeKind::Inside);
            if face > 6 {
                painter.text(at, Align2::CENTER_CENTER, face, style::bold(0.66 * high), INK);
                return;
            }
            for (x, y) in die::pips(face) {
                let pip = at + 0.27 * side * vec2(*x, -*y);
                painter.circle_filled(pip, 0.1 * side, INK);
            }
        }
        Thing::Card(sign) => {
            let rect = Rect::from_center_size(at, vec2(0.72 * high, 0.94 * high));
            painter.rect(rect, 2, IVORY, line, StrokeKind::Inside);
            let word = match sign {
                'X' => "★".to_owned(),
                'T' => "10".to_owned(),
                sign => sign.to_string(),
            };
            let size = if word.len() > 1 && sign != 'X' { 0.54 } else { 0.7 };
            let at = pos2(at.x, at.y - 0.03 * high);
            painter.text(at, Align2::CENTER_CENTER, word, style::bold(size * high), INK);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_and_cards_are_one_sign_each_and_nothing_else_is() {
        let message = Message::new("event-rolled")
            .with("face", Arg::Die(6))
            .with("cards", Arg::cards("AT7"))
            .with("name", "Zoë 6");
        let texts: Vec<String> = marked(message)
            .args
            .into_iter()
            .filter_map(|(_, arg)| match arg {
                Arg::Text(text) => Some(text),
                _ => None,
            })
            .collect();
        let things = |text: &str| text.chars().map(Thing::of).collect::<Vec<_>>();
        assert_eq!(things(&texts[0]), [Some(Thing::Die(6))]);
        assert_eq!(
            things(&texts[1]),
            ['A', 'T', '7'].map(|sign| Some(Thing::Card(sign)))
        );
        assert_eq!(things(&texts[2]), [None; 5]);
    }
}
