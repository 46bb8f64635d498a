//! What the rules have to say, as a key and its arguments; the sentence is made elsewhere, in any language.

use serde::{Deserialize, Serialize};

use super::Seat;

/// One argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count, size or index.
    Number(i64),
    /// A number as it is written with a point; each language has its own sign for it.
    Decimal(String),
    /// A piece of notation or of what was typed.
    Text(String),
    /// The face of a die that lies on top: it may be drawn.
    Die(u8),
    /// Cards, a letter or a figure each: they may be drawn.
    Cards(String),
    /// A seat; whoever makes the sentence knows its name or colour.
    Seat(Seat),
    /// The game of which something is said, by its word: it may have a text of its own for that.
    Game(String),
}

impl Arg {
    /// A number with so many digits behind the decimal sign.
    #[must_use]
    pub fn decimal(number: f64, digits: usize) -> Self {
        Self::Decimal(format!("{number:.digits$}"))
    }

    /// The same with its sign, also above 0: a difference.
    #[must_use]
    pub fn signed_decimal(number: f64, digits: usize) -> Self {
        let whole = format!("{number:.digits$}");
        let is_above = number > 0.0 && whole.bytes().any(|digit| matches!(digit, b'1'..=b'9'));
        Self::Decimal(if is_above { format!("+{whole}") } else { whole })
    }

    /// Cards as they are written.
    #[must_use]
    pub fn cards(cards: impl ToString) -> Self {
        Self::Cards(cards.to_string())
    }

    /// A gain or a loss, with its sign.
    #[must_use]
    pub fn signed(number: i64) -> Self {
        Self::Decimal(if number > 0 {
            format!("+{number}")
        } else {
            number.to_string()
        })
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// A sentence to be: the key of a text and the arguments that go into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The key of the text, such as `mejn-home-occupied`.
    pub key: String,
    /// Named arguments, in the order in which they were added.
    pub args: Vec<(String, Arg)>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &str) -> Self {
        Self {
            key: key.to_owned(),
            args: Vec::new(),
        }
    }

    /// The same, said of a game: where there is a text `KEY-GAME`, it is told in place of the general one.
    #[must_use]
    pub fn of_game(self, game: &str) -> Self {
        self.with("game", Arg::Game(game.to_owned()))
    }

    /// Adds a named argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Self {
        self.args.push((name.to_owned(), value.into()));
        self
    }
}
