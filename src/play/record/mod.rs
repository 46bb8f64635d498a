//! A game as text that replays to the same game.
//!
//! ```text
//! homestretch record 2
//! program 0.1.0
//! game mejn
//! rules (seats:4,empty:[],dots:10, … )
//! undo fair                              or practice: everything could be taken back
//! seat 0 person Anna                     one line a seat: who sits there, then the name, if any
//! seat 1 far
//! …
//! position pawns=E2,… next=0              where the game began, if not at its start
//! commitment 6b0f…                       to the house's secret and the lines from `game` on, see `play::fate`
//! word 0 tulip                           what a person added to the dice afterwards, a line for each
//! play
//! ~ first=1                              chance
//! ~ 6
//! 1 B4-E10                               seat and ply
//! sit 1 person Bert                      a seat is taken over
//! undone                                 what follows was undone and may be done again
//! takebacks 3                            how often a game of practice went back behind what had been seen, if ever
//! result 0=2 1=1 2=4 3=3                 the place of each seat, once the game is over
//! secret 0000…                           what the house committed itself to, once the game is over
//! sha256 91ac…                           of everything above, line feeds included
//! ```
//!
//! A game that is not over yet is kept with `sealed …` in place of all that follows the commitment: see `play::seal`.
//! Records of version 1 have `seed` in place of `secret` and no words, and their commitment is another one.

mod lines;
mod read;

use std::fmt::Write as _;

use super::{
    fate::Scheme,
    game::Match,
    seed,
    setup::{Chair, Setup},
};
use crate::rules::Message;

pub(super) use lines::{Written, plies};
pub use read::read;

use lines::lines;

const FIRST_LINE: &str = "homestretch record ";
/// How the lines begin that tell which program wrote it, and its check sum.
const PROGRAM: &str = "program ";
const SUM: &str = "sha256 ";
/// The line after which the game is played.
pub(super) const PLAY: &str = "play\n";
/// How the line begins that holds everything after the commitment under a key.
pub(super) const SEALED: &str = "sealed ";
/// A record is refused above this size, in bytes; whole games take some tens of kilobytes.
pub const MOST_BYTES: u64 = 16 << 20;

/// A record that can't be read, and the line at which that shows, counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordFault {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub message: Message,
}

impl RecordFault {
    fn new(line: usize, message: impl Into<Message>) -> Self {
        Self {
            line,
            message: message.into(),
        }
    }
}

/// Sitter and name; a sitter of several words, such as the command of a bot, stands in quotes as in JSON.
fn chair_text(chair: &Chair) -> String {
    let mut sitter = chair.sitter.to_string();
    if sitter.contains(|c: char| c.is_whitespace() || c.is_control()) {
        sitter = serde_json::Value::from(sitter).to_string();
    }
    format!("{sitter} {}", chair.called()).trim_end().to_owned()
}

/// What was agreed before the first roll, as it stands in the record: the commitment holds it.
#[must_use]
pub(super) fn terms(setup: &Setup, config: &str, chairs: &[Chair]) -> String {
    let mut text = format!(
        "game {}\nrules {config}\nundo {}\n",
        setup.entry.name(),
        setup.undo.word()
    );
    // Writing to a string cannot fail.
    for (seat, chair) in chairs.iter().enumerate() {
        let _ = writeln!(text, "seat {seat} {}", chair_text(chair));
    }
    if let Some(position) = &setup.position {
        let _ = writeln!(text, "position {position}");
    }
    text
}

/// Writes all of a match: what is secret in it, too.
#[must_use]
pub fn write(game: &Match) -> String {
    body(game, true)
}

/// A digest of all that was agreed and done, the same whichever version of the program writes the record.
#[must_use]
pub(super) fn digest(game: &Match) -> String {
    let text = body(game, true);
    let told = text
        .lines()
        .filter(|line| !line.starts_with(PROGRAM) && !line.starts_with(SUM));
    seed::digest(&told.flat_map(|line| [line, "\n"]).collect::<String>())
}

/// Writes what others may read of a match before it is over, and all of it afterwards.
///
/// # Errors
/// When the game goes on and seats know what others do not: its record would tell that.
pub fn for_others(game: &Match) -> Result<String, Message> {
    if game.keeps_secrets() {
        return Err(Message::new("record-secrets"));
    }
    Ok(body(game, game.standing().is_some()))
}

/// The text of a record: `whole` with what was undone and the house's secret.
fn body(game: &Match, whole: bool) -> String {
    let fate = game.fate();
    let mut text = format!(
        "{FIRST_LINE}{}\n{PROGRAM}{}\n{}commitment {}\n",
        fate.scheme.version(),
        env!("CARGO_PKG_VERSION"),
        game.terms(),
        game.commitment(),
    );
    text += &fate.words_text();
    text += PLAY;
    let mut sits = game.sits().iter().peekable();
    let done = game.steps().len();
    let mut before = 0;
    for line in lines(game.steps()) {
        while let Some((_, seat, chair)) = sits.next_if(|(at, ..)| *at <= before) {
            let _ = writeln!(text, "sit {seat} {}", chair_text(chair));
        }
        before = line.done;
        let _ = writeln!(text, "{line}");
    }
    for (_, seat, chair) in sits {
        let _ = writeln!(text, "sit {seat} {}", chair_text(chair));
    }
    if game.all_steps().len() > done && whole {
        text += "undone\n";
        for line in lines(&game.all_steps()[done..]) {
            let _ = writeln!(text, "{line}");
        }
    }
    if game.takebacks() > 0 {
        let _ = writeln!(text, "takebacks {}", game.takebacks());
    }
    if let Some(result) = result(game) {
        let _ = writeln!(text, "result {result}");
    }
    if whole && game.seed().is_some() {
        let word = match fate.scheme {
            Scheme::Seed => "seed",
            Scheme::Words => "secret",
        };
        let _ = writeln!(text, "{word} {}", seed::hex(&fate.secret));
    }
    signed(text)
}

/// The text with its check sum as its last line.
pub(super) fn signed(mut text: String) -> String {
    let digest = seed::digest(&text);
    let _ = writeln!(text, "{SUM}{digest}");
    text
}

/// The places of all who play, once the game is over.
fn result(game: &Match) -> Option<String> {
    let standing = game.standing()?;
    let place = |seat| format!("{seat}={}", standing.place(seat).unwrap_or(0));
    let places: Vec<String> = game.board().seats().iter().map(place).collect();
    Some(places.join(" "))
}
