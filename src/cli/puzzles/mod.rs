//! `homestretch puzzles`: positions with one best choice, to be found in the terminal, one by one, in a row, or one a day; and
//! how they are made and proven.

mod make;
mod solve;
mod told;

use std::{io::Write as _, path::PathBuf, process::ExitCode};

use clap::{Args, Subcommand};
use serde_json::json;

use super::{Trouble, figures::JsonLine, out};
use crate::{
    catalogue::{Entry, Games, Skill},
    play::store::{Folders, StoreError},
    puzzles::{Puzzles, Score, Wish},
    rules::Message,
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  homestretch puzzles\n  homestretch puzzles --daily\n  \
                  homestretch puzzles --game dog --grade 3 --row\n  \
                  homestretch puzzles make --game mejn --count 20 --seed 7 --out mine.ron"
)]
pub(super) struct PuzzlesLine {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    solve: solve::SolveLine,
}

#[derive(Subcommand, Clone, Debug)]
enum Task {
    /// Plays games between levels, and finds puzzles in them
    Make(make::MakeLine),
    /// Proves puzzles again: legal, one best choice, the right grade
    Check(make::CheckLine),
    /// Tells how many there are of each game and grade, and how many you have solved
    List(ListLine),
}

#[derive(Args, Clone, Debug)]
struct ListLine {
    #[command(flatten)]
    json: JsonLine,
}

pub(super) fn run(games: Games, line: PuzzlesLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    match line.task {
        None => solve::run(games, &line.solve, data_dir),
        Some(Task::Make(make)) => make::make(games, &make),
        Some(Task::Check(check)) => make::check(games, &check),
        Some(Task::List(list)) => show(games, &list, data_dir),
    }
}

/// The number of a grade on the line: that of its level.
fn number(grade: Skill) -> usize {
    grade as usize + 1
}

/// The grade with a number that was checked.
fn grade(number: u8) -> Option<Skill> {
    Skill::ALL.get(usize::from(number).checked_sub(1)?).copied()
}

/// What a game is called.
fn called(entry: &dyn Entry) -> String {
    texts::text(&format!("game-{}", entry.name()))
}

/// How far one has come with the puzzles on this machine, as data and in a sentence.
pub(super) fn score(games: Games, folders: &Folders) -> Result<(Score, Message), StoreError> {
    let (score, _) = Score::load(folders)?;
    let told = score.told(&Puzzles::shipped(games));
    Ok((score, told))
}

fn show(games: Games, line: &ListLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let (score, _) = Score::load(&Folders::find(data_dir)?)?;
    let puzzles = Puzzles::shipped(games);
    let count = |game, grade| {
        let own = puzzles.wished(Wish { game, grade });
        let solved = own.clone().filter(|puzzle| score.has(puzzle)).count();
        (own.count(), solved)
    };
    let mut lines = Vec::new();
    let mut out = out::stdout();
    for entry in games {
        for skill in Skill::ALL {
            let (all, solved) = count(Some(entry.name()), Some(skill));
            lines.push(
                json!({ "game": entry.name(), "grade": number(skill), "puzzles": all, "solved": solved }),
            );
        }
        if !line.json.to_stdout() {
            let (all, solved) = count(Some(entry.name()), None);
            let graded = Skill::ALL.map(|skill| count(Some(entry.name()), Some(skill)).0.to_string());
            let told = Message::new("puzzles-of-game")
                .with("game", called(entry))
                .with("count", all as i64)
                .with("graded", graded.join(", "))
                .with("solved", solved as i64);
            writeln!(out, "{}", texts::say(&told))?;
        }
    }
    let (all, solved) = count(None, None);
    lines.push(json!({
        "puzzles": all, "solved": solved, "answers": score.answers, "right": score.right,
        "longest_row": score.longest_row, "days": score.days,
    }));
    line.json.write(&lines)?;
    if !line.json.to_stdout() {
        writeln!(out, "{}", texts::say(&score.told(&puzzles)))?;
    }
    Ok(ExitCode::SUCCESS)
}
