//! The one room that names the games, and hands each out behind an object-safe face.
//!
//! [`Board`] is a position that knows its rules: choices are numbers and notation, refusals are
//! messages, views are numbers, and an [`Event`] keeps its type inside. [`Player`] is a strategy for such a board; it is
//! shown its seat's view and nothing else. The generic contract stays for those who need speed.

mod assessor;
mod board;
mod chances;
pub mod compromise;
pub mod dog;
mod entry;
mod event;
mod facts;
mod figure;
#[macro_use]
mod games;
mod lesson;
mod level;
mod look;
pub mod ludo;
pub mod mejn;
mod moments;
mod picture;
mod places;
mod player;
pub mod quoridor;
pub mod race;
mod sight;
mod solution;
mod spec;
mod tally;
mod track;
mod typed;

pub use assessor::Assessor;
pub use board::{Board, ChoiceFacts, Wrapped};
pub use entry::{Config, Entry, Kind, Setting};
pub use event::Event;
pub use facts::{Fact, FactKind, Verdict};
pub use figure::{Amount, Figure};
pub use games::{Games, Listed, Visitor};
pub use lesson::{Example, Lesson};
pub use level::{Jury, Level, Skill, Wins};
pub use look::{Look, Staging};
pub use moments::{Moment, Telling, moments};
pub use picture::{Ink, Labels, Picture, letter};
pub use places::Places;
pub use player::{Player, Seated};
pub use sight::{EncodingFacts, Sight, Sights};
pub use solution::{Chances, Fare, Progress, Share, Solution, Winner};
pub use spec::{MILLIS, NETWORK, Parameter, Spec, StrategyFacts};
pub use typed::{ConfigOf, EventOf, Typed, Untyped};

use crate::rules::Message;
use assessor::Weighing;

games! {
    /// The games of this program.
    pub struct Ours:
        mejn::Catalogued,
        quoridor::Catalogued,
        dog::Catalogued,
        ludo::Catalogued,
        compromise::Catalogued,
}

/// What is said of a name that is none of those there are.
fn unknown(key: &str, name: &str, known: impl IntoIterator<Item = &'static str>) -> Message {
    let known: Vec<&str> = known.into_iter().collect();
    Message::new(key)
        .with("name", name)
        .with("known", known.join(", "))
}
