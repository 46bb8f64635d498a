//! The messages between a table and a device, as types; `PROTOCOL.md` has an example of each, which the tests read back.
//!
//! A [`State`] can only be made from a [`Seen`](super::Seen).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The longest message that a device may send, in bytes.
pub const MOST_REQUEST: usize = 2 << 10;

/// What a device says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// The first message: who comes, and which languages are read there, the best first.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The code from the link.
        token: String,
        /// Codes of languages.
        #[serde(default)]
        languages: Vec<String>,
        /// Whether what is long may come packed.
        #[serde(default)]
        packed: bool,
    },
    /// Takes the seat under this name; one that is taken gets another name.
    Join {
        /// The name; empty for the name of the colour.
        name: String,
    },
    /// Gives the seat back: its code is void from then on.
    Leave,
    /// Lets chance act.
    Roll {
        /// To which question this is the answer.
        asked: u64,
    },
    /// Makes a choice.
    Choose {
        /// To which question this is the answer.
        asked: u64,
        /// The number of the choice.
        number: usize,
    },
    /// Takes back what was chosen last.
    Undo {
        /// To which question this is the answer.
        asked: u64,
    },
    /// Begins a long action anew.
    Clear {
        /// To which question this is the answer.
        asked: u64,
    },
    /// Has the rest of a long action made by chance.
    Fill {
        /// To which question this is the answer.
        asked: u64,
    },
    /// Asks what a choice would bring.
    Ponder {
        /// The number of the choice.
        number: usize,
    },
    /// Asks for advice.
    Hint,
    /// Begins another game once this one is over.
    Again,
}

/// What a device is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// The table, once the code was known.
    Welcome(Box<Welcome>),
    /// How the game stands.
    State(Box<State>),
    /// What a choice would bring.
    Pondered {
        /// The number of the choice.
        number: usize,
        /// What is said of it.
        words: Vec<String>,
    },
    /// What is advised.
    Advice {
        /// The number of the choice.
        number: usize,
        /// What is said of it.
        words: String,
    },
    /// Why something was not done.
    Refused {
        /// The sentence.
        words: String,
        /// Whether this was the end: the code is void, or somebody else's.
        gone: bool,
    },
}

/// The table: all that stays as it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The code of the language in which everything is told.
    pub language: String,
    /// The game, by its word and as it is called.
    pub game: String,
    /// What it is called.
    pub title: String,
    /// The colour of what it lies on.
    pub ground: String,
    /// The seat; none of who looks on.
    pub seat: Option<Seat>,
    /// What the page says, by the keys of the texts.
    pub words: BTreeMap<&'static str, String>,
    /// The board.
    pub board: BoardFacts,
    /// What is printed on each card of the pack, 190 by 266, by its sign.
    pub cards: BTreeMap<char, String>,
}

/// The board: its drawing, and what can be pointed at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardFacts {
    /// What is drawn inside an `<svg>` about the origin, y down.
    pub svg: String,
    /// Half its width and height as it is drawn.
    pub half: [f32; 2],
    /// By how much it is turned clockwise so that the seat is at the near side, in degrees.
    pub turn: f32,
    /// The spots that can be pointed at.
    pub spots: Vec<SpotFacts>,
}

/// A spot that can be pointed at.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SpotFacts {
    /// Its name.
    pub name: String,
    /// Where it lies.
    pub at: [f32; 2],
    /// How wide and high it is.
    pub size: [f32; 2],
    /// Whether it is a disc.
    pub round: bool,
    /// What it is called.
    pub label: String,
    /// How it is drawn that a piece goes there, where that is more than a ring.
    pub going: Option<String>,
    /// Spots with the same word are alike: what can be done from one of them can be done from all.
    pub stock: Option<String>,
}

/// How the game stands, as one device may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct State {
    /// How many things have been done.
    pub step: usize,
    /// The question that is open, by a number: an answer to another one is passed over.
    pub asked: u64,
    /// Whether it is this device's to act.
    pub yours: bool,
    /// What is going on, or what is asked, as a sentence.
    pub says: String,
    /// The seats.
    pub seats: Vec<SeatFacts>,
    /// The pieces that are seen on the board.
    pub pieces: Vec<PieceFacts>,
    /// What is drawn over the board beside them.
    pub over: String,
    /// The die: its face, and the number of its faces.
    pub die: Option<Die>,
    /// The own cards.
    pub hand: Vec<CardFacts>,
    /// The signs of which each choice is made, place by place; none where choices are no row of digits.
    pub pad: Vec<Vec<char>>,
    /// The legal choices.
    pub choices: Vec<ChoiceFacts>,
    /// What else can be done.
    pub can: Can,
    /// What has happened, the newest last.
    pub events: Vec<String>,
    /// How pieces went by the last step: the spots along which each did.
    pub motion: Vec<Vec<String>>,
    /// The end, once the game is over.
    pub end: Option<End>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatFacts {
    /// Which.
    pub seat: Seat,
    /// What who sits there is called.
    pub name: String,
    /// The word for its colour, and the colour.
    pub colour: String,
    /// The colour.
    pub paint: &'static str,
    /// What is read on it.
    pub ink: &'static str,
    /// The points of its sign in the unit circle; a circle where there are none.
    pub sign: Vec<(f32, f32)>,
    /// Whether a person sits there.
    pub person: bool,
    /// How many devices are there for it.
    pub devices: usize,
    /// Whether somebody has taken it.
    pub taken: bool,
    /// Whether it is to act.
    pub acts: bool,
    /// How far it is.
    pub note: String,
    /// Its place, once it has one.
    pub place: Option<u8>,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceFacts {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub spot: String,
    /// Its drawing.
    pub svg: String,
}

/// A die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Die {
    /// Whose corner it lies in.
    pub seat: Seat,
    /// The face that lies on top.
    pub face: u8,
    /// The number of its faces.
    pub faces: u8,
}

/// A card of one's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardFacts {
    /// What it shows, as it is written in notation.
    pub face: char,
    /// What it is called.
    pub label: String,
    /// The choice that it is now.
    pub number: Option<usize>,
    /// Why it is none.
    pub why: String,
    /// Whether it was chosen for what is being done.
    pub chosen: bool,
}

/// A legal choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceFacts {
    /// Its number.
    pub number: usize,
    /// Its notation.
    pub text: String,
    /// What it is, in words.
    pub label: String,
    /// Where it begins on the board.
    pub from: Option<String>,
    /// Where it leads.
    pub to: Option<String>,
    /// Whether it is looked at before it is made: it is known only by where it leads.
    pub look: bool,
}

/// What can be done beside choosing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a button")]
pub struct Can {
    /// Let chance act.
    pub roll: bool,
    /// Take back.
    pub undo: bool,
    /// Begin a long action anew.
    pub clear: bool,
    /// Have the rest made by chance.
    pub fill: bool,
    /// Ask for advice.
    pub hint: bool,
    /// Begin another game.
    pub again: bool,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct End {
    /// The seats in the order of their places.
    pub order: Vec<Seat>,
    /// How long it was, and what else is said of it.
    pub words: Vec<String>,
    /// What was counted: a label, and the figure of each seat in the order of `seats`.
    pub figures: Vec<(String, Vec<String>)>,
}
