//! Puzzles to be solved: each is shown, asked, and answered at once.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;
use jiff::{ZonedDateTime, civil::Date};
use serde_json::Value;

use super::{grade, told};
use crate::{
    catalogue::{Games, Untyped},
    cli::{Trouble, figures::JsonLine, out, text::MOST_UNASKED},
    play::store::Folders,
    puzzles::{Moment, Puzzle, Puzzles, Score, Wish},
    rules::Message,
    texts,
};

/// A row ends with so many that were wrong.
const MOST_WRONG: u64 = 3;

#[derive(Args, Clone, Debug)]
pub(super) struct SolveLine {
    /// Puzzles of this game alone
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Of one grade alone: 1, which the weakest level finds, to 5, which only the strongest does
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..=5))]
    grade: Option<u8>,
    /// The puzzle with this number, of the game that is named
    #[arg(long, value_name = "NUMBER", conflicts_with = "grade", requires = "game")]
    number: Option<usize>,
    /// The puzzle of today
    #[arg(long, conflicts_with_all = ["game", "grade", "number", "row"])]
    daily: bool,
    /// The puzzle of this day, such as 2027-02-28
    #[arg(long, value_name = "DATE", conflicts_with_all = ["daily", "game", "grade", "number", "row"])]
    date: Option<String>,
    /// One after another, until three were wrong
    #[arg(long, conflicts_with = "number")]
    row: bool,
    /// Answers at once, and asks nothing
    #[arg(long, value_name = "CHOICE", conflicts_with = "row")]
    answer: Option<String>,
    #[command(flatten)]
    json: JsonLine,
}

/// What somebody has typed.
enum Typed {
    Answer(usize),
    Show,
    List,
    Help,
    Quit,
}

/// Somebody at the terminal.
struct Desk<'a> {
    line: &'a SolveLine,
    puzzles: Puzzles,
    folders: Folders,
    score: Score,
    day: Option<Date>,
    out: out::Stdout,
    /// What was answered, as data.
    lines: Vec<Value>,
}

pub(super) fn run(games: Games, line: &SolveLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let day = match (&line.date, line.daily) {
        (Some(date), _) => Some(read_date(date)?),
        (None, true) => Some(ZonedDateTime::now().date()),
        (None, false) => None,
    };
    let game = line.game.as_deref().map(|name| games.named(name)).transpose()?;
    let folders = Folders::find(data_dir)?;
    let (score, aside) = Score::load(&folders)?;
    let mut desk = Desk {
        line,
        puzzles: Puzzles::shipped(games),
        folders,
        score,
        day,
        out: out::stdout(),
        lines: Vec::new(),
    };
    if let Some(aside) = aside {
        let told = Message::new("puzzles-set-aside").with("file", aside.display().to_string());
        writeln!(out::stderr(), "{}", texts::say(&told))?;
    }
    let wish = Wish {
        game: game.map(Untyped::name),
        grade: line.grade.and_then(grade),
    };
    desk.sit(wish)?;
    line.json.write(&desk.lines)?;
    Ok(ExitCode::SUCCESS)
}

fn read_date(text: &str) -> Result<Date, Message> {
    let fault = |_| Message::new("puzzle-date").with("text", text);
    text.parse().map_err(fault)
}

impl Desk<'_> {
    /// Whether a program reads what is told.
    fn is_data(&self) -> bool {
        self.line.json.to_stdout()
    }

    fn say(&mut self, message: &Message) -> Result<(), Trouble> {
        if self.is_data() {
            return Ok(());
        }
        Ok(writeln!(self.out, "{}", texts::say(message))?)
    }

    fn sit(&mut self, wish: Wish) -> Result<(), Trouble> {
        if self.puzzles.wished(wish).next().is_none() {
            return Err(Message::new("puzzles-none").into());
        }
        let only = self.only(wish)?;
        if let Some(text) = &self.line.answer {
            let puzzle = only.map_or_else(|| self.next(wish, &[]), Ok)?;
            let moment = puzzle.open()?;
            let typed = understand(&moment, text)?;
            let Typed::Answer(answer) = typed else {
                return Err(Message::new("puzzle-half").with("choice", text.as_str()).into());
            };
            return self.answered(&puzzle, &moment, answer).map(drop);
        }
        if self.is_data() {
            let puzzle = only.map_or_else(|| self.next(wish, &[]), Ok)?;
            self.lines.push(told::question(&puzzle, &puzzle.open()?));
            return Ok(());
        }
        match only {
            Some(puzzle) => self.ask(&puzzle).map(drop),
            None => self.one_after_another(wish),
        }
    }

    /// The one puzzle that is asked for: of a day, or by its number.
    fn only(&mut self, wish: Wish) -> Result<Option<Puzzle>, Trouble> {
        if let Some(day) = self.day {
            let told = Message::new("puzzle-day").with("date", day.to_string());
            self.say(&told)?;
            return Ok(self.puzzles.daily(day).cloned());
        }
        let (Some(game), Some(number)) = (wish.game, self.line.number) else {
            return Ok(None);
        };
        let found = self.puzzles.numbered(game, number).cloned();
        let most = self.puzzles.wished(wish).count();
        let fault = || {
            Message::new("puzzle-number")
                .with("number", number.to_string())
                .with("most", most as i64)
        };
        Ok(Some(found.ok_or_else(fault)?))
    }

    /// The next puzzle that is wished and none of these; those that were solved come again once all were.
    fn next(&mut self, wish: Wish, given: &[String]) -> Result<Puzzle, Trouble> {
        if let Some(puzzle) = self.puzzles.next(wish, &self.score, given) {
            return Ok(puzzle.clone());
        }
        self.say(&Message::new("puzzles-again"))?;
        let puzzles = &self.puzzles;
        self.score = Score::keep(&self.folders, |score| score.begin_anew(puzzles.wished(wish)))?;
        let puzzle = self.puzzles.next(wish, &self.score, &[]);
        // Where some were given and not solved, these come again, too.
        let puzzle = puzzle.or_else(|| self.puzzles.wished(wish).next());
        Ok(puzzle.ok_or_else(|| Message::new("puzzles-none"))?.clone())
    }

    /// Until somebody has enough, or three were wrong in a row.
    fn one_after_another(&mut self, wish: Wish) -> Result<(), Trouble> {
        let (mut given, mut right, mut wrong) = (Vec::new(), 0, 0);
        while !self.line.row || wrong < MOST_WRONG {
            let puzzle = self.next(wish, &given)?;
            given.push(puzzle.name());
            match self.ask(&puzzle)? {
                None => break,
                Some(true) => right += 1,
                Some(false) => wrong += 1,
            }
            if self.line.row {
                let told = Message::new("puzzles-row")
                    .with("right", right)
                    .with("wrong", wrong as i64);
                self.say(&told)?;
                let longest = right as u64;
                self.score = Score::keep(&self.folders, |score| {
                    score.longest_row = score.longest_row.max(longest);
                })?;
            }
            writeln!(self.out)?;
        }
        let told = self.score.told(&self.puzzles);
        self.say(&told)
    }

    /// Shows a puzzle and waits for its answer: whether it was right, or none where somebody leaves.
    fn ask(&mut self, puzzle: &Puzzle) -> Result<Option<bool>, Trouble> {
        let moment = puzzle.open()?;
        self.say(&told::title(puzzle))?;
        self.show(&moment)?;
        if moment.plies.len() <= MOST_UNASKED {
            self.list(&moment)?;
        }
        let ask = Message::new("puzzle-question")
            .with("seat", moment.seat)
            .with("count", moment.plies.len() as i64);
        writeln!(self.out, "{}", told::sentence(&moment, &ask))?;
        loop {
            let Some(words) = self.read()? else {
                return Ok(None);
            };
            match understand(&moment, &words) {
                Ok(Typed::Answer(answer)) => return self.answered(puzzle, &moment, answer).map(Some),
                Ok(Typed::Show) => self.show(&moment)?,
                Ok(Typed::List) => self.list(&moment)?,
                Ok(Typed::Help) => self.say(&Message::new("puzzle-help"))?,
                Ok(Typed::Quit) => return Ok(None),
                Err(why) => writeln!(self.out, "{}", told::sentence(&moment, &why))?,
            }
        }
    }

    /// Counts an answer, and tells what it was worth.
    fn answered(&mut self, puzzle: &Puzzle, moment: &Moment, answer: usize) -> Result<bool, Trouble> {
        let verdict = moment.judge(puzzle, answer);
        let day = self.day.filter(|_| verdict.is_best).map(|day| day.to_string());
        self.score = Score::keep(&self.folders, |score| {
            score.count(puzzle, verdict.is_best);
            score.days.extend(day);
        })?;
        if !self.is_data() {
            writeln!(self.out, "{}", told::verdict(puzzle, moment, &verdict))?;
        }
        self.lines.push(told::answer(puzzle, moment, &verdict));
        Ok(verdict.is_best)
    }

    fn show(&mut self, moment: &Moment) -> Result<(), Trouble> {
        self.out.paint(&told::picture(moment))?;
        writeln!(self.out)?;
        for known in told::known(moment) {
            writeln!(self.out, "{known}")?;
        }
        Ok(())
    }

    fn list(&mut self, moment: &Moment) -> Result<(), Trouble> {
        for line in told::choices(moment) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// The next line that somebody types; none at the end of the input.
    fn read(&mut self) -> Result<Option<String>, Trouble> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut words = String::new();
        if io::stdin().lock().read_line(&mut words)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        if !io::stdin().is_terminal() {
            writeln!(self.out, "{}", words.trim())?;
        }
        Ok(Some(words.trim().to_owned()))
    }
}

/// What is meant by words: the number of a choice, its notation, or a wish.
fn understand(moment: &Moment, words: &str) -> Result<Typed, Message> {
    Ok(match words {
        "" | "help" | "?" => Typed::Help,
        "board" | "b" => Typed::Show,
        "list" | "l" => Typed::List,
        "quit" | "q" => Typed::Quit,
        _ => {
            let number = words.strip_prefix(told::marker(moment));
            match number.and_then(|word| word.parse::<usize>().ok()) {
                Some(number) if (1..=moment.plies.len()).contains(&number) => Typed::Answer(number - 1),
                Some(number) => {
                    return Err(Message::new("text-no-such-number")
                        .with("number", number.to_string())
                        .with("most", moment.plies.len() as i64));
                }
                None => Typed::Answer(moment.read(words)?),
            }
        }
    })
}
