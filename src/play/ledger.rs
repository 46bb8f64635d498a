//! What made a game end as it did: chance or choices, seat by seat and step by step.
//!
//! Every step changes the chances of the seats to win. What chance changes is luck. What a choice loses against the best one,
//! as the seat that chose could know it, is an error, from which the others gain. What else changes with a choice was
//! nobody's doing, such as what another hand turns out to hold, and is luck too; in a game without chance there is no luck.
//! So, for each seat, exactly:
//! the chance at the start + luck + its own errors + those of others = the chance at the end.

use serde::{Deserialize, Serialize};

use super::{Act, Match, Step};
use crate::{
    catalogue::{Assessor, Board},
    rules::{Message, Seat},
    strategies::{CERTAIN, Held, WinChances},
};

/// How dear an error is, from these parts of certainty on; the same thresholds everywhere.
const GRADES: [(Grade, i64); 3] = [
    (Grade::Blunder, CERTAIN / 10),
    (Grade::Mistake, CERTAIN / 20),
    (Grade::Slight, CERTAIN / 50),
];

/// A part of [`CERTAIN`] in whole per cent.
#[must_use]
pub fn percent(part: i64) -> i64 {
    (part as f64 * 100.0 / CERTAIN as f64).round() as i64
}

/// A name for how dear an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// At least two of a hundred games.
    Slight,
    /// At least five.
    Mistake,
    /// At least ten.
    Blunder,
}

impl Grade {
    /// That of what cost so much, in parts of certainty; none where it is hardly worth a word.
    #[must_use]
    pub fn of(cost: i64) -> Option<Self> {
        let grade = GRADES.iter().find(|(_, least)| cost >= *least);
        grade.map(|(grade, _)| *grade)
    }

    /// The key of its text, and its word in data.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Slight => "grade-slight",
            Self::Mistake => "grade-mistake",
            Self::Blunder => "grade-blunder",
        }
    }
}

/// A choice than which there was a better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Error {
    /// Whose.
    pub seat: Seat,
    /// The number of what was chosen.
    pub chosen: usize,
    /// The number of what would have been best.
    pub best: usize,
    /// What it changed for each seat: for its own less than nothing, but where a later judgement thinks better of it.
    pub change: WinChances,
}

impl Error {
    /// What it cost the seat.
    #[must_use]
    pub fn cost(&self) -> i64 {
        -self.change.of_seat(self.seat)
    }

    /// How dear it was; none where it is hardly worth a word.
    #[must_use]
    pub fn grade(&self) -> Option<Grade> {
        Grade::of(self.cost())
    }

    /// Whether it is worth a word, and something better was known.
    fn is_told(&self) -> bool {
        self.grade().is_some() && self.chosen != self.best
    }

    /// Why the other choice would have been better, at this step of a game, by whoever gives advice there; none where it
    /// can't tell.
    #[must_use]
    pub fn why(&self, game: &Match, step: usize) -> Option<Message> {
        let entry = game.setup().entry;
        let mut adviser = entry.player(&entry.adviser()).ok()?;
        adviser.explain(&*game.steps().get(step)?.before, self.seat, self.best)
    }
}

/// What a step changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The luck of each seat.
    pub luck: WinChances,
    /// What was chosen worse than it could have been.
    pub error: Option<Error>,
    /// The chances after it.
    pub after: WinChances,
}

/// The account of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The chances before anything happened.
    pub start: WinChances,
    /// What each step changed, until somebody had come first.
    pub entries: Vec<Entry>,
}

/// The account of a seat, in parts of [`CERTAIN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// Its chance at the start.
    pub start: i64,
    /// Its luck.
    pub luck: i64,
    /// What it lost by its own errors: nothing or less.
    pub own: i64,
    /// What the errors of others brought or cost it.
    pub others: i64,
    /// Its chance at the end: that is, the result of a game that is over.
    pub end: i64,
}

impl Account {
    /// What its own errors cost it.
    #[must_use]
    pub fn cost(&self) -> i64 {
        (-self.own).max(0)
    }

    /// In whole per cent that still add up: what rounding leaves is told of the errors of others.
    fn rounded(&self) -> Self {
        let whole = |part: i64| percent(part) * (CERTAIN / 100);
        let [start, luck, own, end] = [self.start, self.luck, self.own, self.end].map(whole);
        Self {
            start,
            luck,
            own,
            others: end - start - luck - own,
            end,
        }
    }

    /// All of it in a sentence that adds up, with parts of certainty in whole per cent as these tell a chance and a gain.
    #[must_use]
    pub fn told(
        &self,
        seat: Seat,
        percent: impl Fn(i64) -> String,
        signed: impl Fn(i64) -> String,
    ) -> Message {
        let told = self.rounded();
        Message::new("review-account")
            .with("seat", seat)
            .with("start", percent(told.start))
            .with("luck", signed(told.luck))
            .with("own", signed(told.own))
            .with("others", signed(told.others))
            .with("end", percent(told.end))
    }
}

/// An account that is being made, a step of the game at a time.
pub struct Accounting {
    assessor: Box<dyn Assessor>,
    ledger: Ledger,
}

impl Accounting {
    /// Begins with the first step. None where nobody judges such a table, and where it would tell what only others may know.
    #[must_use]
    pub fn new(game: &Match) -> Option<Self> {
        if game.keeps_secrets() {
            return None;
        }
        let mut assessor = game.setup().entry.assessor(game.board())?;
        let start = assessor.win_chances(game.start(), None)?;
        let entries = Vec::with_capacity(game.steps().len());
        let ledger = Ledger { start, entries };
        Some(Self { assessor, ledger })
    }

    /// What is known so far.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Goes on with the next step of the game that it is about, and tells whether there was one. None where what it came to
    /// can't be judged.
    pub fn advance(&mut self, game: &Match) -> Option<bool> {
        let Self { assessor, ledger } = self;
        let before = ledger.entries.last().map_or(ledger.start, |entry| entry.after);
        let mut steps = game.steps()[ledger.entries.len()..].iter();
        let Some(step) = steps.next().filter(|_| !before.is_decided()) else {
            return Some(false);
        };
        let next = steps.next().map_or(game.board(), |next| &*next.before);
        let after = assessor.win_chances(next, None)?;
        let change = after.since(&before);
        let error = error(&mut **assessor, step, game.board().has_chance(), &change);
        let error_change = error.map(|error| error.change).unwrap_or_default();
        ledger.entries.push(Entry {
            luck: change.since(&error_change),
            error,
            after,
        });
        Some(true)
    }
}

impl Ledger {
    /// The account of a game as far as it has come. None where [`Accounting`] makes none.
    #[must_use]
    pub fn of(game: &Match) -> Option<Self> {
        let mut accounting = Accounting::new(game)?;
        while accounting.advance(game)? {}
        Some(accounting.ledger)
    }

    /// The account of a seat.
    #[must_use]
    pub fn account(&self, seat: Seat) -> Account {
        let start = self.start.of_seat(seat);
        let begun = Account {
            start,
            end: start,
            ..Account::default()
        };
        self.entries.iter().fold(begun, |mut account, entry| {
            account.luck += entry.luck.of_seat(seat);
            if let Some(error) = entry.error {
                let part = if error.seat == seat {
                    &mut account.own
                } else {
                    &mut account.others
                };
                *part += error.change.of_seat(seat);
            }
            account.end = entry.after.of_seat(seat);
            account
        })
    }

    /// With how much luck a game was won, as `signed` tells it, and who of its seats lost least by errors; none where nobody
    /// has won it.
    #[must_use]
    pub fn head(&self, board: &dyn Board, signed: impl Fn(i64) -> String) -> Option<Message> {
        let accounts: Vec<_> = board
            .seats()
            .iter()
            .map(|seat| (seat, self.account(seat)))
            .collect();
        let mut winners = accounts.iter().filter(|(_, account)| account.end == CERTAIN);
        let (winner, account) = winners.next()?;
        let least = accounts
            .iter()
            .max_by_key(|(seat, account)| (account.own, std::cmp::Reverse(*seat)));
        let (best, _) = least?;
        let told = match winners.next() {
            _ if !board.has_chance() => Message::new("review-best"),
            None if best == winner => Message::new("review-head-both").with("winner", *winner),
            None => Message::new("review-head").with("winner", *winner),
            Some(_) => Message::new("review-head-team"),
        };
        Some(told.with("luck", signed(account.luck)).with("best", *best))
    }

    /// Whether somebody's luck or errors come to more than certainty, which wants a word: they are sums over a game.
    #[must_use]
    pub fn exceeds(&self, board: &dyn Board) -> bool {
        let accounts = board.seats().iter().map(|seat| self.account(seat));
        let mut parts = accounts.flat_map(|account| [account.luck, account.own]);
        parts.any(|part| part.abs() > CERTAIN)
    }

    /// What was chosen badly in a step, where it is worth a word.
    #[must_use]
    pub fn error(&self, step: usize) -> Option<Error> {
        let error = self.entries.get(step)?.error;
        error.filter(Error::is_told)
    }

    /// The steps with errors that are worth a word, the dearest first.
    #[must_use]
    pub fn errors(&self) -> Vec<(usize, Error)> {
        let errors = (0..self.entries.len()).filter_map(|step| Some((step, self.error(step)?)));
        let mut errors: Vec<_> = errors.collect();
        errors.sort_by_key(|(step, error)| (-error.cost(), *step));
        errors
    }

    /// The step of chance that brought a seat most, and how much; none where chance brought nobody anything.
    #[must_use]
    pub fn luckiest(&self) -> Option<(usize, Seat, i64)> {
        let gains = self.entries.iter().enumerate().flat_map(|(step, entry)| {
            let seats = (0..Seat::MOST).map(Seat::new);
            seats.map(move |seat| (step, seat, entry.luck.of_seat(seat)))
        });
        let gains = gains.filter(|(.., gain)| *gain > 0);
        // Of two alike the earlier one.
        gains.max_by_key(|&(step, _, gain)| (gain, std::cmp::Reverse(step)))
    }
}

/// What was lost by a choice. Where there is no chance, all that changes is the doing of who chose: also what only the
/// next judgement sees.
fn error(assessor: &mut dyn Assessor, step: &Step, has_chance: bool, change: &WinChances) -> Option<Error> {
    let Act::Choice(seat, chosen) = step.act else {
        return None;
    };
    let Held { best, most, own } = assessor.held(&*step.before, seat, chosen)?;
    let change = if has_chance { own.since(&most) } else { *change };
    (change != WinChances::default()).then_some(Error {
        seat,
        chosen,
        best,
        change,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_that_is_told_adds_up() {
        // Each rounded by itself would be read as 25 − 24 − 6 + 6 = 0.
        let thousandths = |count: i64| count * (CERTAIN / 1000);
        let account = Account {
            start: thousandths(246),
            luck: thousandths(-244),
            own: thousandths(-64),
            others: thousandths(62),
            end: 0,
        };
        let told = account.rounded();
        let read = [told.start, told.luck, told.own, told.others, told.end].map(percent);
        assert_eq!(read, [25, -24, -6, 5, 0]);
    }
}
