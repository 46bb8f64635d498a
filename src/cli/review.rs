//! `homestretch review`: what made a game end as it did, and where it was lost.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::Args;
use serde_json::{Value, json};

use super::{Trouble, figures::JsonLine, out, verify};
use crate::{
    catalogue::Games,
    play::{
        Match, Setup,
        ledger::{Account, Error, Ledger},
        review as kept,
        store::Folders,
    },
    rules::{Message, Seat},
    strategies::CERTAIN,
    texts,
};

/// So many errors are told where nobody asks for more.
const TOLD: usize = 10;

#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  homestretch review game.homestretch\n  \
                  homestretch review game.homestretch --errors 3 --json review.jsonl")]
pub(super) struct ReviewLine {
    /// The record of a game
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Tells at most so many errors, the dearest first
    #[arg(long, value_name = "COUNT", default_value_t = TOLD)]
    errors: usize,
    #[command(flatten)]
    json: JsonLine,
}

/// A sentence with the names of those who sit at the table of a game.
pub(super) fn say(game: &Match, message: &Message) -> String {
    say_at(game.setup(), message)
}

/// A sentence with the names of those who sit at a table.
pub(super) fn say_at(setup: &Setup, message: &Message) -> String {
    texts::say_naming(message, &|seat| setup.name(seat))
}

/// A game with its account.
struct Review<'a> {
    game: &'a Match,
    ledger: &'a Ledger,
}

impl Review<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.game.board().seats().iter()
    }

    fn account(&self, seat: Seat) -> Account {
        self.ledger.account(seat)
    }

    fn told_error(&self, step: usize, error: &Error) -> String {
        let grade = error.grade().map_or("grade-slight", |grade| grade.key());
        let told = Message::new("review-error")
            .with("step", step as i64 + 1)
            .with("seat", error.seat)
            .with("grade", texts::text(grade))
            .with("cost", percent(error.cost()))
            .with("chosen", self.notation(step, error.seat, error.chosen))
            .with("best", self.notation(step, error.seat, error.best));
        let told = self.say(&told);
        match self.why(step, error) {
            Some(why) => format!("{told} {why}"),
            None => told,
        }
    }

    /// Why the other choice would have been better.
    fn why(&self, step: usize, error: &Error) -> Option<String> {
        error.why(self.game, step).map(|why| self.say(&why))
    }

    /// A choice as it stands in lists of moves.
    fn notation(&self, step: usize, seat: Seat, number: usize) -> String {
        self.game.steps()[step].before.write_ply(seat, &[number])
    }

    /// What happened in a step, in the first words that there are for it.
    fn happened(&self, step: usize) -> Option<String> {
        let step = &self.game.steps()[step];
        let said = step.events.iter().find_map(|event| step.before.describe(event));
        said.map(|said| self.say(&said))
    }

    fn say(&self, message: &Message) -> String {
        say(self.game, message)
    }

    /// All of it in sentences.
    fn sentences(&self, errors: usize) -> Vec<String> {
        let head = self.ledger.head(self.game.board(), signed);
        let head = head.unwrap_or_else(|| Message::new("review-open"));
        let mut told = vec![self.say(&head)];
        told.extend(
            self.seats()
                .map(|seat| self.say(&self.account(seat).told(seat, percent, signed))),
        );
        if let Some((step, seat, gain)) = self.ledger.luckiest() {
            let luckiest = Message::new("review-luckiest")
                .with("step", step as i64 + 1)
                .with("seat", seat)
                .with("gain", signed(gain))
                .with("what", self.happened(step).unwrap_or_default());
            told.push(self.say(&luckiest));
        }
        let dear = self.ledger.errors();
        if dear.is_empty() {
            told.push(texts::text("review-no-errors"));
        }
        let dear = dear.iter().take(errors);
        told.extend(dear.map(|(step, error)| self.told_error(*step, error)));
        told
    }

    /// All of it as one object.
    fn data(&self) -> Value {
        let share = |chance: i64| chance as f64 / CERTAIN as f64;
        let seats: Vec<Value> = self
            .seats()
            .map(|seat| {
                let account = self.account(seat);
                json!({
                    "seat": seat, "start": share(account.start), "luck": share(account.luck),
                    "own_errors": share(account.own), "others_errors": share(account.others),
                    "end": share(account.end),
                })
            })
            .collect();
        let errors: Vec<Value> = self
            .ledger
            .errors()
            .iter()
            .map(|(step, error)| {
                json!({
                    "step": step + 1, "seat": error.seat, "cost": share(error.cost()),
                    "grade": error.grade().map(|grade| grade.key().trim_start_matches("grade-")),
                    "chosen": self.notation(*step, error.seat, error.chosen),
                    "best": self.notation(*step, error.seat, error.best),
                    "why": self.why(*step, error),
                })
            })
            .collect();
        let luckiest = self.ledger.luckiest();
        let luckiest =
            luckiest.map(|(step, seat, gain)| json!({ "step": step + 1, "seat": seat, "gain": share(gain) }));
        json!({
            "game": self.game.board().game(), "seats": seats, "luckiest": luckiest, "errors": errors,
        })
    }
}

/// A chance in per cent.
pub(super) fn percent(chance: i64) -> String {
    texts::decimal(100.0 * chance as f64 / CERTAIN as f64, 1)
}

/// The same with its sign.
fn signed(change: i64) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", percent(change.abs()))
}

pub(super) fn run(games: Games, line: &ReviewLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let folders = Folders::find(data_dir).ok();
    let game = verify::load(games, &line.file, folders.as_ref())?;
    let file = line.file.display().to_string();
    if game.keeps_secrets() {
        let why = Message::new("review-secrets").with("file", file);
        return Err(Trouble::Failed(texts::say(&why)));
    }
    let ledger = kept::of(&game, &line.file);
    let review = ledger.as_ref().map(|ledger| Review { game: &game, ledger });
    // What a game says of its choices by itself, against perfect play.
    let own = game.review();
    if review.is_none() && own.is_empty() {
        let why = Message::new("review-none").with("file", file);
        return Err(Trouble::Failed(texts::say(&why)));
    }
    let mut told = review
        .as_ref()
        .map_or_else(Vec::new, |it| it.sentences(line.errors));
    told.extend(own.iter().map(|said| say(&game, said)));
    let mut data = review.map_or_else(|| json!({ "game": game.board().game() }), |it| it.data());
    if let Some(summary) = data.as_object_mut() {
        summary.insert("file".to_owned(), json!(line.file));
        summary.insert("sentences".to_owned(), json!(told));
    }
    line.json.write(&[data])?;
    if !line.json.to_stdout() {
        let mut out = out::stdout();
        for sentence in &told {
            writeln!(out, "{sentence}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
