//! The text of a game: every position, outcome, choice and ply has one, and it reads back to the same value.

use super::{Game, Message, Seat};

/// A text that could not be read: where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The byte at which reading stopped.
    pub at: usize,
    /// What is wrong there.
    pub message: Message,
}

impl TextFault {
    /// A fault at a byte of the text, with the key of what is wrong.
    #[must_use]
    pub fn new(at: usize, message: Message) -> Self {
        Self { at, message }
    }
}

impl From<TextFault> for Message {
    fn from(fault: TextFault) -> Self {
        fault.message.with(
            "at",
            i64::try_from(fault.at).unwrap_or(i64::MAX).saturating_add(1),
        )
    }
}

/// A fault at a byte of a text, with the words that are wrong there.
pub(super) fn fault(at: usize, key: &str, text: &str) -> TextFault {
    TextFault::new(at, Message::new(key).with("text", text))
}

/// Reads digits only: no sign, at most three of them.
pub(super) fn small_number(text: &str) -> Option<u8> {
    let plain = (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// The parts of a text between separators, each with the byte at which it begins.
pub(super) fn parts(text: &str, at: usize, separator: char) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split(separator)
        .map(move |part| (at + (part.as_ptr() as usize - start), part))
}

/// A whole position with white space around it.
pub(super) fn read_trimmed<G: Notation>(game: &G, text: &str) -> Result<G::Position, TextFault> {
    let before = text.len() - text.trim_start().len();
    game.read_position(text.trim()).map_err(|fault| TextFault {
        at: before + fault.at,
        ..fault
    })
}

/// Seats as they stand in a position.
pub(super) fn list(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

/// A game whose values can be written and read.
pub trait Notation: Game {
    /// The text of a position, without line breaks.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Reads a position back.
    ///
    /// # Errors
    /// When the text is malformed or says something that the configuration does not allow.
    fn read_position(&self, text: &str) -> Result<Self::Position, TextFault>;

    /// Reads where a game is to begin: a position, or a part of one where chance makes the rest. White space around it
    /// does not matter.
    ///
    /// # Errors
    /// As [`Notation::read_position`].
    fn read_start(&self, text: &str) -> Result<Self::Position, TextFault> {
        read_trimmed(self, text)
    }

    /// The text of an outcome of chance.
    fn write_outcome(&self, outcome: &Self::Outcome) -> String;

    /// Reads an outcome back.
    ///
    /// # Errors
    /// When the text is malformed.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, TextFault>;

    /// The text of one choice of `seat` in `position`.
    fn write_choice(&self, position: &Self::Position, seat: Seat, choice: Self::Choice) -> String;

    /// Reads one choice back, legal or not.
    ///
    /// # Errors
    /// When the text names no choice of this configuration.
    fn read_choice(
        &self,
        position: &Self::Position,
        seat: Seat,
        text: &str,
    ) -> Result<Self::Choice, TextFault>;

    /// The text of a whole ply that begins in `position`. A game whose plies are chains writes them as one.
    fn write_ply(&self, position: &Self::Position, seat: Seat, chain: &[Self::Choice]) -> String {
        chain
            .iter()
            .map(|&choice| self.write_choice(position, seat, choice))
            .collect::<Vec<_>>()
            .join("+")
    }

    /// Reads a whole ply back.
    ///
    /// # Errors
    /// When the text is malformed.
    fn read_ply(
        &self,
        position: &Self::Position,
        seat: Seat,
        text: &str,
    ) -> Result<Vec<Self::Choice>, TextFault> {
        text.split('+')
            .map(|part| self.read_choice(position, seat, part))
            .collect()
    }

    /// What a choice is, as named values, for players that are not written in Rust. Null where the game has nothing to
    /// say beyond the text.
    fn choice_form(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _choice: Self::Choice,
    ) -> serde_json::Value {
        serde_json::Value::Null
    }

    /// A position whose view for `seat` reads as these numbers; none when they are no view, or the game can't tell.
    /// It is the inverse of [`View::numbers`](super::View::numbers).
    fn read_view(&self, _seat: Seat, _numbers: &[i32]) -> Option<Self::Position> {
        None
    }

    /// The sentence that tells people of an event; none where nothing needs saying.
    fn describe(&self, _event: &Self::Event) -> Option<Message> {
        None
    }

    /// The chance (0 … 1) that each piece of `seat` is lost before its next turn, as far as that seat may know,
    /// by the text of the spot on which it stands; empty where the game does not tell.
    fn write_danger(&self, _position: &Self::Position, _seat: Seat) -> Vec<(String, f64)> {
        Vec::new()
    }
}
