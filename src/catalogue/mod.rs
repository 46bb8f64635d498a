//! The one room that names the games, and hands each out behind an object-safe face.
//!
//! [`Board`] is a position that knows its rules: choices are numbers and notation, refusals are
//! messages, views are numbers, and an [`Event`] keeps its type inside. [`Player`] is a strategy for such a board; it is
//! shown its seat's view and nothing else. The generic contract stays for those who need speed.

mod board;
pub mod compromise;
pub mod dog;
mod entry;
mod event;
mod figure;
mod lesson;
mod look;
pub mod ludo;
pub mod mejn;
mod picture;
mod places;
mod player;
pub mod quoridor;
pub mod race;
mod solution;
mod spec;
mod tally;
mod track;
mod typed;

pub use board::{Board, ChoiceFacts, Wrapped};
pub use entry::{Config, Entry, Kind, Setting};
pub use event::Event;
pub use figure::{Amount, Figure};
pub use lesson::{Example, Lesson};
pub use look::{Look, Staging};
pub use picture::{Ink, Picture, letter};
pub use places::Places;
pub use player::{Player, Seated};
pub use solution::{Solution, Winner};
pub use spec::{Parameter, Spec, StrategyFacts};
pub use typed::{ConfigOf, EventOf, Typed, Untyped, Visitor, visit};

use crate::rules::Message;

/// All games, in the order in which menus list them.
pub const GAMES: [&dyn Entry; 5] = [
    &mejn::Catalogued,
    &quoridor::Catalogued,
    &dog::Catalogued,
    &ludo::Catalogued,
    &compromise::Catalogued,
];

/// The game with this name.
///
/// # Errors
/// When there is none; the message lists those there are.
pub fn game(name: &str) -> Result<&'static dyn Entry, Message> {
    GAMES
        .into_iter()
        .find(|entry| entry.name() == name)
        .ok_or_else(|| unknown("unknown-game", name, GAMES.map(Untyped::name)))
}

/// What is said of a name that is none of those there are.
fn unknown(key: &str, name: &str, known: impl IntoIterator<Item = &'static str>) -> Message {
    let known: Vec<&str> = known.into_iter().collect();
    Message::new(key)
        .with("name", name)
        .with("known", known.join(", "))
}
