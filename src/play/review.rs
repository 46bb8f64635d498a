//! The account of a game that is over, kept beside its record, so that it need not be made again.
//!
//! It lies in a file of its own: a record is evidence, which older programs read and whose check sum people may have
//! noted, and an account is an opinion, which can be made again. It is believed where it is of this very game, by the
//! judges of this program, and fits the game; otherwise it counts as not there.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{
    Act, Match,
    ledger::{Entry, Error, Ledger},
    record, seed,
    store::{self, StoreError},
};
use crate::{
    networks,
    rules::Seat,
    strategies::{CERTAIN, WinChances},
};

/// What stands in place of the ending of the record.
const ENDING: &str = "review.json";
/// Raised when accounts are made or kept otherwise, or a judge thinks otherwise by the same network.
const VERSION: u32 = 1;

/// An account as it lies in its file. What chances come to after each step follows.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The digest of the game.
    game: String,
    judges: String,
    start: WinChances,
    steps: Vec<KeptStep>,
}

#[derive(Serialize, Deserialize)]
struct KeptStep {
    luck: WinChances,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    error: Option<Error>,
}

/// Where the account of the game of a record lies.
#[must_use]
pub fn beside(record: &Path) -> PathBuf {
    record.with_extension(ENDING)
}

/// By whom accounts are made: what changes when one of them could judge otherwise.
fn judges() -> String {
    let digest = seed::hex(&networks::shipped_digest());
    format!("{VERSION} {} {digest}", env!("CARGO_PKG_VERSION"))
}

/// The account of the game of a record: the one that is kept, else one that is made and kept where the game is over. That it
/// can't be written is no hindrance. None where [`Ledger::of`] makes none.
#[must_use]
pub fn of(game: &Match, record: &Path) -> Option<Ledger> {
    kept(game, record).or_else(|| {
        let ledger = Ledger::of(game)?;
        if let Err(error) = keep(game, record, &ledger) {
            tracing::debug!("a review is not kept: {error}");
        }
        Some(ledger)
    })
}

/// The account that is kept beside a record; none where there is none that can be believed.
#[must_use]
pub fn kept(game: &Match, record: &Path) -> Option<Ledger> {
    let path = beside(record);
    if game.standing().is_none() || !path.exists() {
        return None;
    }
    let kept: Kept = serde_json::from_str(&store::read_text(&path).ok()?).ok()?;
    let is_ours = kept.game == record::digest(game) && kept.judges == judges();
    is_ours.then(|| kept.ledger(game)).flatten()
}

/// Keeps the account of a game beside its record. That of a game which goes on is not kept.
///
/// # Errors
/// When it can't be written; what was kept before is still there.
pub fn keep(game: &Match, record: &Path, ledger: &Ledger) -> Result<(), StoreError> {
    if game.standing().is_none() {
        return Ok(());
    }
    let steps = ledger.entries.iter().map(|entry| KeptStep {
        luck: entry.luck,
        error: entry.error,
    });
    let kept = Kept {
        game: record::digest(game),
        judges: judges(),
        start: ledger.start,
        steps: steps.collect(),
    };
    let text = serde_json::to_string(&kept).unwrap_or_default();
    store::write_atomically(&beside(record), &(text + "\n"))
}

impl Kept {
    /// The account, where it fits the game: nobody knows who has written in that file.
    fn ledger(self, game: &Match) -> Option<Ledger> {
        let mut after = self.start;
        let mut entries = Vec::with_capacity(self.steps.len());
        for (at, KeptStep { luck, error }) in self.steps.into_iter().enumerate() {
            let change = match error {
                Some(error) => fits(game, at, &error).then_some(error.change)?,
                None => WinChances::default(),
            };
            let parts = [after, luck, change];
            let is_possible = |chance: i64| chance.unsigned_abs() <= 2 * CERTAIN.unsigned_abs();
            if !parts.iter().flat_map(|part| part.0).all(is_possible) {
                return None;
            }
            after = after.plus(&luck).plus(&change);
            entries.push(Entry { luck, error, after });
        }
        let is_whole = entries.len() == game.steps().len() || after.is_decided();
        let start = self.start;
        (is_whole && entries.len() <= game.steps().len()).then_some(Ledger { start, entries })
    }
}

/// Whether an error can be one of this step of a game.
fn fits(game: &Match, at: usize, error: &Error) -> bool {
    let Some(step) = game.steps().get(at) else {
        return false;
    };
    let choices = |seat: Seat| step.before.choices(seat);
    step.act == Act::Choice(error.seat, error.chosen)
        && choices(error.seat)
            .iter()
            .any(|choice| choice.number == error.best)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{
        catalogue::Ours,
        play::{Setup, Sitter},
    };

    /// A game with these dice, so many steps of it.
    fn played(number: u64, steps: usize) -> Match {
        let entry = Ours::GAMES.named("mejn").expect("a game");
        let sitters = ["racer:slips=78", "random"].map(Sitter::from).to_vec();
        let config = entry.preset(&entry.default_config(), "mensch").expect("a preset");
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        let mut game = Match::new(setup, seed::numbered(number)).expect("a game");
        while game.steps().len() < steps && game.step_alone().expect("a step") {}
        game
    }

    fn over(number: u64) -> Match {
        let game = played(number, usize::MAX);
        assert!(game.standing().is_some());
        game
    }

    /// A record that need not be there, and the file beside it.
    fn place() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let record = folder.path().join("game.homestretch");
        let review = folder.path().join("game.review.json");
        (folder, record, review)
    }

    #[test]
    fn what_is_kept_is_the_account_to_the_last_digit_and_is_not_made_again() {
        let (_folder, record, review) = place();
        let game = over(3);
        let made = of(&game, &record).expect("it is judged");
        assert_eq!(Some(&made), Ledger::of(&game).as_ref());
        assert_eq!(kept(&game, &record), Some(made.clone()));
        // What is changed in the file, and is possible, is told: so nothing was reckoned.
        let mut other = made;
        let (first, second) = (Seat::new(0).index(), Seat::new(1).index());
        other.start.0[first] += 7;
        other.entries[0].luck.0[first] -= 7;
        other.start.0[second] -= 7;
        other.entries[0].luck.0[second] += 7;
        keep(&game, &record, &other).expect("it is written");
        assert_eq!(of(&game, &record), Some(other));
        fs::remove_file(review).expect("it is there");
        assert_eq!(kept(&game, &record), None);
    }

    #[test]
    fn what_is_of_another_game_or_of_other_judges_is_made_anew() {
        let (_folder, record, review) = place();
        let (one, other) = (over(3), over(4));
        let made = of(&one, &record).expect("it is judged");
        assert_eq!(kept(&other, &record), None);
        assert_eq!(of(&other, &record), Ledger::of(&other));
        assert_eq!(of(&one, &record), Some(made.clone()));
        let text = fs::read_to_string(&review).expect("it is there");
        fs::write(&review, text.replace(&judges(), "0 another program")).expect("it is written");
        assert_eq!(kept(&one, &record), None);
        assert_eq!(of(&one, &record), Some(made.clone()));
        assert_eq!(kept(&one, &record), Some(made));
    }

    #[test]
    fn what_is_broken_or_can_not_be_counts_as_not_there() {
        let (_folder, record, review) = place();
        let game = over(3);
        let made = of(&game, &record).expect("it is judged");
        let text = fs::read_to_string(&review).expect("it is there");
        let at = made
            .entries
            .iter()
            .position(|entry| entry.error.is_some())
            .expect("random errs");
        let changed = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut all = serde_json::from_str(&text).expect("an object");
            change(&mut all);
            all.to_string()
        };
        let broken = [
            String::new(),
            "\u{0}".to_owned(),
            text[..text.len() / 2].to_owned(),
            changed(&|all| all["steps"] = serde_json::json!([])),
            changed(&|all| all["steps"][at]["error"]["best"] = 4_000_000.into()),
            changed(&|all| all["steps"][at]["error"]["chosen"] = 4_000_000.into()),
            changed(&|all| all["steps"][at]["error"]["seat"] = 99.into()),
            changed(&|all| all["steps"][0]["luck"][0] = i64::MIN.into()),
            changed(&|all| all["start"][0] = i64::MAX.into()),
            changed(&|all| {
                let step = all["steps"][0].clone();
                let steps = all["steps"].as_array_mut().expect("a list");
                steps.extend(std::iter::repeat_n(step, 10_000));
            }),
        ];
        for text in broken {
            fs::write(&review, &text).expect("it is written");
            assert_eq!(kept(&game, &record), None, "{text:.200}");
        }
        assert_eq!(of(&game, &record), Some(made.clone()));
        assert_eq!(kept(&game, &record), Some(made), "it was mended");
    }

    #[test]
    fn a_game_that_goes_on_is_not_kept_and_a_place_that_can_not_be_written_is_no_hindrance() {
        let (_folder, record, review) = place();
        let begun = played(3, 12);
        assert!(begun.standing().is_none() && of(&begun, &record).is_some());
        assert!(!review.exists());
        // Below a file no folder can be made.
        fs::write(&record, "").expect("it is written");
        let nowhere = record.join("game.homestretch");
        let game = over(3);
        assert!(of(&game, &nowhere).is_some());
        assert!(keep(&game, &nowhere, &Ledger::of(&game).expect("it is judged")).is_err());
    }
}
