//! The messages between a lobby and a device, as types; `PROTOCOL.md` has an example of each, which the tests read back.
//! What a lobby tells of a table is what everybody may know: who sits there, and where somebody is missing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{protocol::VERSION, words};
use crate::{
    catalogue::Games,
    texts::{self, Language},
};

/// What a device says in a lobby.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Wish {
    /// The first message, as at a table: the code is that of the lobby.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The code from the link.
        token: String,
        /// Codes of languages.
        #[serde(default)]
        languages: Vec<String>,
    },
    /// Makes a table and sits down at it.
    Make {
        /// The game.
        game: String,
        /// Who sits where: `person`, or `level:1` and so on.
        seats: Vec<String>,
        /// What the table is called; empty for the name of its game.
        table: String,
        /// The password that is asked for; empty for none.
        password: String,
        /// The name of who makes it.
        name: String,
    },
    /// Sits down at a table.
    Join {
        /// Which.
        table: u32,
        /// Its password.
        password: String,
        /// The name of who sits down.
        name: String,
    },
    /// Looks on at a table.
    Watch {
        /// Which.
        table: u32,
        /// Its password.
        password: String,
    },
}

/// What a device is told in a lobby.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Told {
    /// The lobby, once the code was known.
    Lobby(Box<Hall>),
    /// The tables.
    Tables {
        /// Those that are open.
        tables: Vec<TableFacts>,
        /// Why none can be made; nothing where one can.
        full: String,
    },
    /// The code that leads to a seat, or to looking on.
    Code {
        /// What stands behind the `#` of the link.
        code: String,
    },
    /// Why something was not done.
    Refused {
        /// The sentence.
        words: String,
        /// Whether this was the end: the code leads to no lobby.
        gone: bool,
    },
}

/// A lobby: all that stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hall {
    /// The version of the protocol.
    pub protocol: u32,
    /// The code of the language in which everything is told.
    pub language: String,
    /// What the page says, by the keys of the texts.
    pub words: BTreeMap<&'static str, String>,
    /// The games.
    pub games: Vec<GameFacts>,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameFacts {
    /// Its word.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// What it is like.
    pub invitation: String,
    /// How many can play, the usual number first.
    pub seats: Vec<usize>,
    /// What the levels of its computers are called, the weakest first.
    pub levels: Vec<String>,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableFacts {
    /// Its number.
    pub number: u32,
    /// What it is called.
    pub name: String,
    /// What its game is called.
    pub title: String,
    /// Whether it has a password.
    pub locked: bool,
    /// Whether its game is over.
    pub over: bool,
    /// Its seats.
    pub seats: Vec<ChairFacts>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChairFacts {
    /// What who sits there is called.
    pub name: String,
    /// Whether a person plays it.
    pub person: bool,
    /// Whether somebody has taken it.
    pub taken: bool,
    /// Whether a device is there for it.
    pub here: bool,
}

/// The lobby, in the language that is spoken now.
pub(super) fn hall(games: Games) -> Hall {
    let facts = games.into_iter().map(|entry| GameFacts {
        name: entry.name().to_owned(),
        title: texts::text(&format!("game-{}", entry.name())),
        invitation: texts::say(&entry.invitation()),
        seats: entry.seat_counts().to_vec(),
        levels: entry
            .levels()
            .iter()
            .map(|level| texts::say(&level.skill.sentence()))
            .collect(),
    });
    Hall {
        protocol: VERSION,
        language: Language::current().code(),
        words: words::of_lobby(),
        games: facts.collect(),
    }
}
