//! One game that a person has ended, as a profile keeps it.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::{
    play::{
        Act, Chair, Match, Sitter,
        ledger::{Account, Ledger},
    },
    rules::Seat,
};

/// Who sat on a seat that was played, and how that ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sat {
    /// The seat.
    pub seat: Seat,
    /// The word of the strategy, or `person`.
    pub sitter: String,
    /// The name; empty where there was none.
    #[serde(default)]
    pub name: String,
    /// The number of its team; mates have the same.
    pub team: usize,
    /// Its place, from 1; who ties shares the better one.
    pub place: u8,
}

impl Sat {
    /// The name, or the word where there is none.
    #[must_use]
    pub fn called(&self) -> &str {
        if self.name.is_empty() {
            &self.sitter
        } else {
            &self.name
        }
    }
}

/// One game that a person has ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The commitment of the game: no two games have the same.
    pub id: String,
    /// On which day it was ended.
    #[serde(with = "super::day")]
    pub day: Date,
    /// The name of the person; empty where there was none.
    pub name: String,
    /// The word for the game.
    pub game: String,
    /// The seats of the board, empty ones included.
    pub board: usize,
    /// The preset of the house rules; none where they are the table's own.
    #[serde(default)]
    pub preset: Option<String>,
    /// The seat of the person.
    pub seat: Seat,
    /// Everybody who played, this person too.
    pub table: Vec<Sat>,
    /// How often the person chose where there was more than one choice.
    pub choices: u64,
    /// Luck and errors; none where nobody judges such a table, or that was not reckoned yet.
    #[serde(default)]
    pub account: Option<Account>,
}

impl Played {
    /// What a game is for each of its persons: nothing as long as it goes on, where it began with a position (as puzzles
    /// do), and where moves were taken back after something was seen, or could be, as that tells nothing of how somebody
    /// plays. Who took a seat over, or can't be told from another person by the name, has not played it either.
    #[must_use]
    pub fn of(game: &Match, ledger: Option<&Ledger>, day: Date) -> Vec<Self> {
        let setup = game.setup();
        let Some(standing) = game.standing().filter(|_| counts(game)) else {
            return Vec::new();
        };
        let board = game.board();
        let sat = |seat: Seat| {
            let chair = &setup.chairs[seat.index()];
            Sat {
                seat,
                sitter: chair.sitter.to_string(),
                name: chair.called(),
                team: board.team(seat),
                place: standing.place(seat).unwrap_or_default(),
            }
        };
        let table: Vec<Sat> = board.seats().iter().map(sat).collect();
        let preset = setup.entry.presets().iter().find(|name| {
            let preset = setup.entry.preset(&setup.config, name);
            preset.is_ok_and(|preset| preset == setup.config)
        });
        let persons = board.seats().iter().filter(|&seat| is_one_person(game, seat));
        let played = persons.map(|seat| Self {
            id: game.commitment(),
            day,
            name: setup.chairs[seat.index()].called(),
            game: setup.entry.name().to_owned(),
            board: setup.entry.seats(&setup.config),
            preset: preset.map(|&name| name.to_owned()),
            seat,
            table: table.clone(),
            choices: choices(game, seat),
            account: ledger.map(|ledger| ledger.account(seat)),
        });
        played.collect()
    }

    /// What sat on the seat of the person.
    fn own(&self) -> Option<&Sat> {
        self.table.iter().find(|sat| sat.seat == self.seat)
    }

    /// The place of the person, from 1.
    #[must_use]
    pub fn place(&self) -> u8 {
        self.own().map_or(0, |own| own.place)
    }

    /// Everybody else who played.
    pub fn others(&self) -> impl Iterator<Item = &Sat> {
        self.table.iter().filter(|sat| sat.seat != self.seat)
    }

    /// How many sides played: teams, or seats where everybody plays alone.
    #[must_use]
    pub fn sides(&self) -> usize {
        sides(self.table.iter())
    }

    /// The share of the first place: 1 for who came first, alone or with a team.
    #[must_use]
    pub fn won(&self) -> f64 {
        if self.place() == 1 {
            1.0 / sides(self.table.iter().filter(|sat| sat.place == 1)).max(1) as f64
        } else {
            0.0
        }
    }
}

/// How many different teams there are among these.
fn sides<'a>(sat: impl Iterator<Item = &'a Sat>) -> usize {
    let mut teams: Vec<usize> = sat.map(|sat| sat.team).collect();
    teams.sort_unstable();
    teams.dedup();
    teams.len()
}

/// Whether a game that is over tells how those play who played it.
fn counts(game: &Match) -> bool {
    !game.is_practice() && game.setup().position.is_none()
}

/// Whether one person, who can be told from the others, sat on a seat all the time.
fn is_one_person(game: &Match, seat: Seat) -> bool {
    let is_person = |chair: &Chair| chair.sitter == Sitter::Person;
    let last = &game.setup().chairs[seat.index()];
    let name = last.called();
    let later = game.sits().iter().filter(|(_, taken, _)| *taken == seat);
    let mut sitting = game
        .first_chairs()
        .get(seat.index())
        .into_iter()
        .chain(later.map(|(.., chair)| chair));
    let alike = game.board().seats().iter().filter(|other| {
        let chair = &game.setup().chairs[other.index()];
        is_person(chair) && chair.called() == name
    });
    is_person(last) && sitting.all(|chair| is_person(chair) && chair.called() == name) && alike.count() == 1
}

/// How often a seat chose where there was more than one choice.
fn choices(game: &Match, seat: Seat) -> u64 {
    let own = game.steps().iter().filter(|step| {
        matches!(step.act, Act::Choice(chooser, _) if chooser == seat) && step.before.choices(seat).len() > 1
    });
    own.count() as u64
}
