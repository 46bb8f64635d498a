//! Who sits at the table, and by which rules: all that is agreed before the first roll.

use serde::{Deserialize, Serialize};

use crate::{
    catalogue::{Board, Config, Entry, Spec},
    rules::{Message, Seat, SeatSet, TextFault},
    texts,
};

/// Who makes the choices of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody plays there.
    Empty,
    /// A person at the screen.
    Person,
    /// A strategy.
    Computer(Spec),
}

impl From<&str> for Sitter {
    /// Reads the word of the command line: `empty`, `person` (or `human`), else a strategy.
    fn from(word: &str) -> Self {
        match word {
            "empty" => Self::Empty,
            "person" | "human" => Self::Person,
            _ => Self::Computer(word.to_owned().into()),
        }
    }
}

impl std::fmt::Display for Sitter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Empty => f.write_str("empty"),
            Self::Person => f.write_str("person"),
            Self::Computer(spec) => spec.fmt(f),
        }
    }
}

/// One chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// Who makes the choices.
    pub sitter: Sitter,
    /// The name of who sits there; empty for the name of the colour.
    #[serde(default)]
    pub name: String,
}

impl Chair {
    /// A chair without a name of its own.
    #[must_use]
    pub fn new(sitter: Sitter) -> Self {
        Self {
            sitter,
            name: String::new(),
        }
    }

    /// The name as it may stand in any line: without marks that control a terminal or turn the letters beside them, no
    /// outer blanks, and at most 40 characters; empty for the name of the colour.
    #[must_use]
    pub fn called(&self) -> String {
        clean_name(&self.name)
    }
}

/// The most characters of a name, and of a word for the dice.
pub const NAME_LENGTH: usize = 40;

/// A name as it may stand in any line.
#[must_use]
pub fn clean_name(name: &str) -> String {
    // Which way the letters run is for them to say; these marks would say it for their neighbours too.
    let turns = |c: char| matches!(c, '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let plain: String = name
        .chars()
        .filter(|&c| !turns(c))
        .map(|c| {
            if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') {
                ' '
            } else {
                c
            }
        })
        .collect();
    let short: String = plain.trim().chars().take(NAME_LENGTH).collect();
    short.trim_end().to_owned()
}

/// What may be undone. An undone roll comes again the same in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// One's own last choice, as long as nothing was seen since that could make one regret it.
    #[default]
    #[serde(alias = "before_roll")]
    Fair,
    /// Everything, back to the start: a game for practice, and its record says so.
    #[serde(alias = "free")]
    Practice,
    /// Nothing.
    Never,
}

impl UndoPolicy {
    /// All policies with their words in files.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Fair, "fair"),
        (Self::Practice, "practice"),
        (Self::Never, "never"),
    ];

    /// The word for it in files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL
            .into_iter()
            .find(|(policy, _)| *policy == self)
            .map_or("fair", |(_, word)| word)
    }

    /// The policy of a word; those of older files are known too.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        match word {
            "free" => Some(Self::Practice),
            "before-roll" => Some(Self::Fair),
            _ => Self::ALL
                .into_iter()
                .find(|(_, known)| *known == word)
                .map(|(policy, _)| policy),
        }
    }
}

/// All that is agreed before the first roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The game.
    pub entry: &'static dyn Entry,
    /// Board, sizes and house rules.
    pub config: Config,
    /// One chair for each seat of the board.
    pub chairs: Vec<Chair>,
    /// What may be undone.
    pub undo: UndoPolicy,
    /// Where the game begins, as a text of the game; at its start where nothing is said.
    pub position: Option<String>,
}

impl Setup {
    /// What a seat is called: by its name, else by its colour.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let called = self.chairs.get(seat.index()).map(Chair::called);
        called.filter(|name| !name.is_empty()).unwrap_or_else(|| {
            let colours = self.entry.colours(&self.config);
            let colour = colours.get(seat.index()).copied().unwrap_or_default();
            texts::text(&format!("colour-{colour}"))
        })
    }

    /// A table of a game for these sitters: as many words as the board has seats. Sizes and house
    /// rules are those of `config`.
    ///
    /// # Errors
    /// When the number of seats does not fit, or a strategy is unknown.
    pub fn new(
        entry: &'static dyn Entry,
        config: &Config,
        sitters: Vec<Sitter>,
    ) -> Result<Self, Vec<Message>> {
        Self::seating(entry, config, sitters.into_iter().map(Chair::new).collect())
    }

    /// The same for these chairs, names included.
    ///
    /// # Errors
    /// As for [`Setup::new`].
    pub fn seating(
        entry: &'static dyn Entry,
        config: &Config,
        chairs: Vec<Chair>,
    ) -> Result<Self, Vec<Message>> {
        let setup = Self {
            entry,
            config: config.clone(),
            chairs,
            undo: UndoPolicy::default(),
            position: None,
        };
        setup.seated()
    }

    /// Makes the board fit the chairs, and checks who sits on them.
    fn seated(mut self) -> Result<Self, Vec<Message>> {
        let (entry, count) = (self.entry, self.chairs.len());
        if !entry.seat_counts().contains(&count) {
            return Err(vec![entry.no_such_board(count)]);
        }
        let empty = self.empty();
        entry.set_seats(&mut self.config, count, empty);
        let faults: Vec<Message> = self
            .chairs
            .iter()
            .filter_map(|chair| check_sitter(entry, chair).err())
            .collect();
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }

    /// What is wrong with the networks of those who sit there: not at hand, or made for another table. A game that is kept
    /// goes on without them, by those of the program.
    #[must_use]
    pub fn unfit(&self) -> Vec<Message> {
        let chairs = self.chairs.iter();
        chairs
            .filter_map(|chair| match &chair.sitter {
                Sitter::Computer(spec) => self.entry.check_networks(&self.config, spec).err(),
                Sitter::Empty | Sitter::Person => None,
            })
            .collect()
    }

    /// The board before anything has happened.
    ///
    /// # Errors
    /// Everything that is wrong with the configuration, or what is wrong with the position and where.
    pub fn open(&self) -> Result<Box<dyn Board>, Vec<Message>> {
        let board = self.entry.open(&self.config)?;
        match &self.position {
            None => Ok(board),
            Some(text) => board.begun(text).map_err(|fault| vec![misread(text, &fault)]),
        }
    }

    /// The seats at which nobody sits.
    #[must_use]
    pub fn empty(&self) -> SeatSet {
        let chairs = self.chairs.iter().take(Seat::MOST).enumerate();
        chairs
            .filter(|(_, chair)| chair.sitter == Sitter::Empty)
            .map(|(seat, _)| Seat::new(seat))
            .collect()
    }
}

/// What is wrong with a position, and where.
fn misread(text: &str, fault: &TextFault) -> Message {
    let before = text.get(..fault.at).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or(before);
    Message::new("position-fault")
        .with("lines", text.trim_end().lines().count() as i64)
        .with("line", before.matches('\n').count() as i64 + 1)
        .with("at", line.chars().count() as i64 + 1)
        .with("why", texts::say(&fault.message))
}

/// Whether somebody can sit there.
///
/// # Errors
/// When the strategy is unknown or its parameters are off.
pub(super) fn check_sitter(entry: &dyn Entry, chair: &Chair) -> Result<(), Message> {
    match &chair.sitter {
        Sitter::Computer(spec) => match spec.command() {
            // Whether the program is any good shows when it plays.
            Some("") => Err(Message::new("bot-no-command")),
            Some(_) => Ok(()),
            None => entry.player(spec).map(drop),
        },
        Sitter::Empty | Sitter::Person => Ok(()),
    }
}
