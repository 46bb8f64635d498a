//! A game's rules as they are taught: from the configuration that is played, one sentence or two at a time.

use super::{Board, Config, Entry, Kind, Setting};
use crate::rules::{Arg, Message, Seat};

/// One rule as it is taught: a sentence or two, and a small board that shows it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is about, in a few words.
    pub title: Message,
    /// The rule as it holds at this table.
    pub text: Message,
    /// The rule on the board; none where this board is too small for it, or where there is nothing to see.
    pub example: Option<Example>,
}

/// A position on the board of the active configuration, with a choice in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position. Where a choice is shown, its seat is to choose.
    pub board: Box<dyn Board>,
    /// Who is being taught.
    pub seat: Seat,
    /// The choice to show, legal or not; none where the position says it all.
    pub number: Option<usize>,
}

/// What an example shows of a choice.
#[derive(Clone, Copy)]
pub(super) enum Shows {
    /// It is allowed.
    Allowed,
    /// It is the only one that is allowed.
    Only,
    /// The rule with this key forbids it.
    Forbidden(&'static str),
}

/// The lessons that hold at a table, by the keys of their texts. Every setting goes into every text under its own
/// name, and so does what is told besides; the texts alone decide what they make of it.
pub(super) fn lessons<const N: usize>(
    entry: &dyn Entry,
    config: &Config,
    told: &[(&str, Arg)],
    taught: [(&str, bool, Option<Example>); N],
) -> Vec<Lesson> {
    let mut args: Vec<(String, Arg)> = told
        .iter()
        .map(|(name, arg)| ((*name).to_owned(), arg.clone()))
        .collect();
    for Setting { name, kind, .. } in entry.settings() {
        let value = config.get(name);
        let arg = match (kind, value.parse::<i64>()) {
            (Kind::Number(..) | Kind::Odd(..) | Kind::Limit(..), Ok(number)) => number.into(),
            _ => value.into(),
        };
        args.push((name.to_owned(), arg));
    }
    let message = |key: String| Message {
        key,
        args: args.clone(),
    };
    taught
        .into_iter()
        .filter(|(_, holds, _)| *holds)
        .map(|(key, _, example)| Lesson {
            title: message(key.to_owned()),
            text: message(format!("{key}-text")),
            example,
        })
        .collect()
}

impl Example {
    /// An example of a choice, if it really is what it is to show.
    pub(super) fn of(board: impl Board + 'static, seat: Seat, number: usize, shows: Shows) -> Option<Self> {
        let refusal = board.refusal(seat, number);
        let as_meant = match shows {
            Shows::Allowed => refusal.is_none(),
            Shows::Only => refusal.is_none() && board.choices(seat).len() == 1,
            Shows::Forbidden(key) => refusal.is_some_and(|message| message.key == key),
        };
        as_meant.then(|| Self {
            board: Box::new(board),
            seat,
            number: Some(number),
        })
    }

    /// An example that is a position alone.
    pub(super) fn still(board: impl Board + 'static, seat: Seat) -> Self {
        Self {
            board: Box::new(board),
            seat,
            number: None,
        }
    }

    /// The rule that forbids the choice, where the example shows what is not allowed.
    #[must_use]
    pub fn forbidden(&self) -> Option<Message> {
        self.board.refusal(self.seat, self.number?)
    }

    /// The choice in the notation of the game.
    #[must_use]
    pub fn ply(&self) -> Option<String> {
        Some(self.board.write_ply(self.seat, &[self.number?]))
    }
}
