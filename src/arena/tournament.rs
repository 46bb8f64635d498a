//! What a tournament is, as it is typed or stands in a RON file; `examples/tournament.ron` shows every field.
//!
//! Players and house rules may be written as on the line (`players: "far,near"`, `rules: "quick"`, `rule: […]`). The
//! folder of a tournament holds them apart, as fields of their own: its text is what the tournament is known by.

use serde::{Deserialize, Deserializer, Serialize};

use super::guests::BotTerms;
use crate::{
    catalogue::{Entry, Games},
    play::{Flat, HouseRules, Words, form::options},
    rules::Message,
};

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// The players sit as they are listed, a word a seat.
    #[default]
    Table,
    /// Every two players meet, and share the seats in turn: A B A B.
    RoundRobin,
    /// The first player meets each of the others so.
    Gauntlet,
    /// Every choice of as many players as there are seats.
    Brackets,
}

impl Shape {
    /// All shapes with their words on the command line.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Table, "table"),
        (Self::RoundRobin, "round-robin"),
        (Self::Gauntlet, "gauntlet"),
        (Self::Brackets, "brackets"),
    ];

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL
            .into_iter()
            .find(|(shape, _)| *shape == self)
            .map_or("table", |(_, word)| word)
    }
}

/// When a tournament may stop before all its games are played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// As soon as it is known whether this player is stronger, or for `all`, which of every two is.
    pub stronger: String,
    /// Than this one; else than all who sit with it.
    #[serde(default)]
    pub than: Option<String>,
    /// By at least this share of wins, 0 … 1.
    #[serde(default)]
    pub by: f64,
    /// The chance of a wrong verdict that is put up with.
    #[serde(default = "Stop::usual_alpha")]
    pub alpha: f64,
}

impl Stop {
    /// The word for every pair of players.
    pub const ALL: &'static str = "all";

    /// The chance of a wrong verdict where nothing is said: 1 in 20.
    #[must_use]
    pub fn usual_alpha() -> f64 {
        0.05
    }
}

/// A tournament. Two with the same text, seed and all, have the same results, wherever they are played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tournament {
    /// The word for the game; empty for the first one there is.
    pub game: String,
    /// The house rules.
    pub house: HouseRules,
    /// The players: strategies with their parameters, and `empty`.
    #[serde(alias = "seats", deserialize_with = "words")]
    pub players: Vec<String>,
    /// The number of seats of the board; for [`Shape::Table`] that of the players, where it is not said.
    pub board: Option<usize>,
    /// Who meets whom.
    pub shape: Shape,
    /// Whether a player may sit several times at a table of [`Shape::Brackets`].
    pub repetition: bool,
    /// Whether a block has every order of the seats, and not only every turn of the table.
    pub permutations: bool,
    /// The seat of [`Shape::Table`] whose player never moves.
    pub fixed_seat: Option<usize>,
    /// Games, rounded up to whole blocks, at least one for each table of the tournament.
    pub games: u64,
    /// When it may stop before.
    pub stop: Option<Stop>,
    /// The positions in which games begin, one after the other, each played from all seats; none for the usual beginning.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<String>,
    /// Whether the luck of every game is reckoned, and taken off its result beside the plain one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub luck: bool,
    /// From which all dice follow; where it is missing, the plan draws one.
    pub seed: Option<u64>,
    /// The most rolls and choices together before a game counts as drawn.
    pub bound: u64,
    /// What bots may take, and what is done when one fails.
    pub bots: BotTerms,
    /// The code of the language in which its reports are written; none for that of the program which begins it. Results
    /// do not depend on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Threads; none for as many as the machine has. Results do not depend on it.
    pub threads: Option<usize>,
}

impl Default for Tournament {
    fn default() -> Self {
        Self {
            game: String::new(),
            house: HouseRules::default(),
            players: Vec::new(),
            board: None,
            shape: Shape::default(),
            repetition: false,
            permutations: false,
            fixed_seat: None,
            games: 10_000,
            stop: None,
            openings: Vec::new(),
            luck: false,
            seed: None,
            bound: 100_000,
            bots: BotTerms::default(),
            language: None,
            threads: None,
        }
    }
}

fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    Words::deserialize(deserializer).map(|Words(words)| words)
}

impl Tournament {
    /// This tournament with the board on which so many players sit, where none is asked for. To be done once, before it is
    /// kept: what was kept without a board has a seat for each player.
    #[must_use]
    pub fn laid(mut self, games: Games) -> Self {
        if self.shape == Shape::Table
            && self.board.is_none()
            && let Ok(entry) = self.entry(games)
        {
            let seats = entry.usual_places(self.players.len()).seats;
            self.board = (seats != self.players.len()).then_some(seats);
        }
        self
    }

    /// Its game among these; the first of them where none is named.
    ///
    /// # Errors
    /// When there is none of that name.
    pub fn entry(&self, games: Games) -> Result<&'static dyn Entry, Message> {
        if self.game.is_empty() {
            Ok(games.usual())
        } else {
            games.named(&self.game)
        }
    }

    /// Reads a tournament from RON.
    ///
    /// # Errors
    /// When it is malformed; the message tells line, column and what is allowed.
    pub fn read(text: &str) -> Result<Self, Message> {
        let Flat(mut tournament, house): Flat<Self> = options().from_str(text).map_err(|error| {
            Message::new("arena-ron")
                .with("why", error.code.to_string())
                .with("line", error.span.start.line as i64)
                .with("column", error.span.start.col as i64)
        })?;
        tournament.house = house.over(tournament.house);
        Ok(tournament)
    }

    /// Writes it as RON, for people to read and change.
    #[must_use]
    pub fn write(&self) -> String {
        options()
            .to_string_pretty(self, ron::ser::PrettyConfig::default())
            .unwrap_or_default()
            + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Arg;

    #[test]
    fn a_tournament_reads_back_from_its_own_text() {
        let tournament = Tournament {
            players: vec!["far".into(), "ranking:1,2,3,4,5,6".into()],
            stop: Some(Stop {
                stronger: "far".into(),
                than: None,
                by: 0.05,
                alpha: Stop::usual_alpha(),
            }),
            fixed_seat: Some(1),
            ..Tournament::default()
        };
        assert_eq!(Tournament::read(&tournament.write()), Ok(tournament));
    }

    #[test]
    fn players_and_house_rules_are_written_as_on_the_line() {
        let as_on_the_line = r#"(
            players: "far,ranking:1,2,3,4,5,6",
            rules: "quick", rule: ["three_tries=on"], pawns: 3, seed: 7,
        )"#;
        let as_kept = r#"Tournament(
            players: ["far", "ranking:1,2,3,4,5,6"],
            house: (preset: Some("quick"), rules: ["three_tries=on"], pawns: Some(3)), seed: 7,
        )"#;
        let read = Tournament::read(as_on_the_line).expect("a tournament");
        assert_eq!(read.players.len(), 2);
        assert_eq!(read.house.preset.as_deref(), Some("quick"));
        assert_eq!(Tournament::read(as_kept), Ok(read.clone()));
        let seats = as_on_the_line.replace("players", "seats");
        assert_eq!(Tournament::read(&seats), Ok(read));
    }

    /// The names of all fields, those of fields within fields too. House rules go by their names on the line.
    fn names(value: &serde_json::Value) -> Vec<String> {
        let fields = value.as_object().into_iter().flatten();
        fields
            .flat_map(|(name, value)| match name.as_str() {
                "house" => [&["rules", "rule"][..], &HouseRules::SIZES]
                    .concat()
                    .into_iter()
                    .map(str::to_owned)
                    .collect(),
                _ => [vec![name.clone()], names(value)].concat(),
            })
            .collect()
    }

    #[test]
    fn the_example_names_every_field_says_what_it_is_and_can_be_played() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/tournament.ron");
        let text = std::fs::read_to_string(path).expect("the example");
        let tournament = Tournament::read(&text).expect("a tournament");
        let value = serde_json::to_value(&tournament).expect("it can be written");
        let house = value["house"].as_object().map(serde_json::Map::len);
        assert_eq!(house, Some(5), "the names above are all of them");
        assert!(
            tournament.language.is_some(),
            "what is left out when it is none is named too"
        );
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for name in names(&value) {
            let at = lines
                .iter()
                .position(|line| line.starts_with(&format!("{name}: ")));
            let at = at.unwrap_or_else(|| panic!("{name} is not named"));
            assert!(lines[at - 1].starts_with("//"), "nothing is said of {name}");
        }
        crate::arena::Plan::new(&crate::catalogue::Ours, tournament).expect("it can be played");
    }

    #[test]
    fn a_typing_error_is_named_with_its_place_and_what_is_allowed() {
        let fault = Tournament::read("(\n    plyers: [\"far\"],\n)").expect_err("no such field");
        let arg = |name: &str| {
            fault
                .args
                .iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value.clone())
        };
        assert_eq!(arg("line"), Some(Arg::Number(2)));
        assert!(matches!(arg("why"), Some(Arg::Text(why)) if why.contains("players")));
    }
}
