//! What a seat can do with a card, and the text of it. Texts are relative to the colour whose pieces are moved.
//!
//! ```text
//! action = "G" C | "D" C | ["'"] ["X"] play
//! play   = ("A"|"K") "#"                           start a piece
//!        | C r ["-"]                               go forward (A: 11), with "-" past the own finish
//!        | "A'" r ["-"] | "4'" r                   1 forward, 4 backward
//!        | "7" ( r ["'"["'"]] n ["-"] )+           seven, a "'" for the mate's piece, two for the second mate's
//!        | "J" r colour r | "J-"                   swap; lay the jack without effect
//! ```
//! A leading "'" moves the second colour of a seat that has two.

use super::card::Card;
use crate::rules::{Message, Seat, TextFault};

/// One part of a seven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// Whose piece: 0 the acting colour, 1 and 2 its mates, clockwise.
    pub mate: u8,
    /// The rank of the piece before the whole seven.
    pub rank: u8,
    /// How far, 1 … 7.
    pub steps: u8,
    /// Past the own finish.
    pub stay: bool,
}

/// Up to seven parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts {
    parts: [Part; 7],
    len: u8,
}

impl Parts {
    /// The parts in their order.
    #[must_use]
    pub fn as_slice(&self) -> &[Part] {
        &self.parts[..usize::from(self.len)]
    }

    /// How many steps they have together.
    #[must_use]
    pub fn steps(&self) -> u8 {
        self.as_slice().iter().map(|part| part.steps).sum()
    }

    /// Adds a part; says whether there was room for it.
    pub fn push(&mut self, part: Part) -> bool {
        let fits = usize::from(self.len) < self.parts.len();
        if fits {
            self.parts[usize::from(self.len)] = part;
            self.len += 1;
        }
        fits
    }
}

/// What a card that is played does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A piece leaves the kennel.
    Start,
    /// A piece goes as far as the card says.
    Walk {
        /// Its rank.
        rank: u8,
        /// The other way of the card: 1 with an ace, 4 backward with a four.
        other: bool,
        /// Past the own finish.
        stay: bool,
    },
    /// Seven single steps.
    Seven(Parts),
    /// Two pieces change places.
    Swap {
        /// The rank of the acting colour's piece.
        rank: u8,
        /// The other colour.
        colour: Seat,
        /// The rank of its piece.
        with: u8,
    },
    /// A jack is laid without effect.
    Blank,
}

/// A card that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// Whether the second colour of the seat moves.
    pub second: bool,
    /// The card that is laid.
    pub card: Card,
    /// What it counts as: itself, unless it is a joker.
    pub counts_as: Card,
    /// What it does.
    pub effect: Effect,
}

/// What a seat does with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Gives it to the mate.
    Give(Card),
    /// Discards it.
    Discard(Card),
    /// Plays it.
    Play(Play),
}

/// A text is read by a cursor that passes over white space.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek();
        self.at += next.map_or(0, char::len_utf8);
        next
    }

    fn eat(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        if is_there {
            self.at += wanted.len_utf8();
        }
        is_there
    }

    fn fault(&self, key: &str) -> TextFault {
        TextFault::new(self.at, Message::new(key))
    }

    /// A digit below a bound.
    fn digit(&mut self, bound: u8, key: &str) -> Result<u8, TextFault> {
        let digit = self.peek().and_then(|c| c.to_digit(10)).map(|digit| digit as u8);
        let digit = digit
            .filter(|&digit| digit < bound)
            .ok_or_else(|| self.fault(key))?;
        self.at += 1;
        Ok(digit)
    }

    fn rank(&mut self) -> Result<u8, TextFault> {
        self.digit(4, "dog-text-rank")
    }

    fn card(&mut self) -> Result<Card, TextFault> {
        let card = self.peek().and_then(Card::from_letter);
        let card = card.ok_or_else(|| self.fault("dog-text-card"))?;
        self.at += 1;
        Ok(card)
    }

    fn parts(&mut self, mates: u8) -> Result<Parts, TextFault> {
        let mut parts = Parts::default();
        while parts.steps() < 7 {
            let rank = self.rank()?;
            let mut mate = 0;
            while mate < mates && self.eat('\'') {
                mate += 1;
            }
            let left = 7 - parts.steps();
            if self.peek() == Some('0') {
                return Err(self.fault("dog-text-steps"));
            }
            let steps = self.digit(left + 1, "dog-text-steps")?;
            let stay = self.eat('-');
            parts.push(Part {
                mate,
                rank,
                steps,
                stay,
            });
        }
        Ok(parts)
    }

    fn swap(&mut self, acting: Option<Seat>, colours: u8) -> Result<Effect, TextFault> {
        if self.eat('-') {
            return Ok(Effect::Blank);
        }
        let rank = self.rank()?;
        let at = self.at;
        let colour = Seat::new(self.digit(colours, "dog-text-colour")?.into());
        if acting == Some(colour) {
            return Err(TextFault::new(at, Message::new("dog-text-own-colour")));
        }
        let with = self.rank()?;
        Ok(Effect::Swap { rank, colour, with })
    }

    fn effect(&mut self, card: Card, scope: &Scope) -> Result<Effect, TextFault> {
        match card {
            Card::Seven => self.parts(scope.mates).map(Effect::Seven),
            Card::Jack => self.swap(scope.acting, scope.colours),
            Card::Joker => Err(self.fault("dog-text-joker")),
            _ if card.starts() && self.eat('#') => Ok(Effect::Start),
            _ => {
                let other = matches!(card, Card::Ace | Card::Four) && self.eat('\'');
                let rank = self.rank()?;
                let stay = !(other && card == Card::Four) && self.eat('-');
                Ok(Effect::Walk { rank, other, stay })
            }
        }
    }
}

/// What a text can speak of.
pub(super) struct Scope {
    /// The colour whose pieces are moved, where that is known.
    pub(super) acting: Option<Seat>,
    /// The colours on the board.
    pub(super) colours: u8,
    /// The mates of each colour.
    pub(super) mates: u8,
    /// Whether seats have a second colour.
    pub(super) second: bool,
}

/// Reads an action. It need not be legal.
pub(super) fn read(text: &str, scope: &Scope) -> Result<Action, TextFault> {
    let mut cursor = Cursor { text, at: 0 };
    let action = if cursor.eat('G') {
        Action::Give(cursor.card()?)
    } else if cursor.eat('D') {
        Action::Discard(cursor.card()?)
    } else {
        let second = scope.second && cursor.eat('\'');
        let card = cursor.card()?;
        let counts_as = if card == Card::Joker { cursor.card()? } else { card };
        let effect = cursor.effect(counts_as, scope)?;
        Action::Play(Play {
            second,
            card,
            counts_as,
            effect,
        })
    };
    match cursor.next() {
        None => Ok(action),
        Some(last) => {
            cursor.at -= last.len_utf8();
            Err(cursor.fault("dog-text-end"))
        }
    }
}

/// The text of a part.
pub(super) fn write_part(part: Part) -> String {
    let ticks = "'".repeat(part.mate.into());
    let stay = if part.stay { "-" } else { "" };
    format!("{}{ticks}{}{stay}", part.rank, part.steps)
}

/// The text of an action.
pub(super) fn write(action: &Action) -> String {
    let play = match action {
        Action::Give(card) => return format!("G{card}"),
        Action::Discard(card) => return format!("D{card}"),
        Action::Play(play) => play,
    };
    let mut text = String::new();
    if play.second {
        text.push('\'');
    }
    text.push(play.card.letter());
    if play.card == Card::Joker {
        text.push(play.counts_as.letter());
    }
    text + &match &play.effect {
        Effect::Start => "#".to_owned(),
        Effect::Blank => "-".to_owned(),
        Effect::Walk { rank, other, stay } => {
            let other = if *other { "'" } else { "" };
            let stay = if *stay { "-" } else { "" };
            format!("{other}{rank}{stay}")
        }
        Effect::Seven(parts) => parts.as_slice().iter().copied().map(write_part).collect(),
        Effect::Swap { rank, colour, with } => format!("{rank}{colour}{with}"),
    }
}
