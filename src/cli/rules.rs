//! `homestretch rules`: how to play by the house rules of a table, as text.

use std::{io::Write, path::PathBuf, process::ExitCode};

use clap::Args;

use super::{Trouble, options::TableLine, out, text};
use crate::{
    catalogue::{Entry, Example, Games, letter},
    play::{company, store::Folders},
    rules::{Message, Seat},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch rules\n  homestretch rules --rules mensch --rule six_limit=3 --board 6 --examples"
)]
pub(super) struct RulesLine {
    #[command(flatten)]
    table: TableLine,
    /// Shows a position for each rule, with a move that is allowed or not
    #[arg(long)]
    examples: bool,
}

pub(super) fn run(games: Games, line: RulesLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let table = match Folders::find(data_dir) {
        Ok(folders) => line.table.or_defaults(&folders)?,
        Err(_) => line.table,
    };
    let setup = table.setup(games, &["person"])?;
    let entry = setup.entry;
    let colours = entry.colours(&setup.config);
    let name = |seat: Seat| texts::text(&format!("colour-{}", colours[seat.index()]));
    let say = |message: &Message| texts::say_naming(message, &name);
    let mut out = out::stdout();
    writeln!(out, "{}", texts::text(&format!("game-{}", entry.name())))?;
    for lesson in entry.lessons(&setup.config) {
        writeln!(out, "\n{}\n  {}", say(&lesson.title), say(&lesson.text))?;
        if let Some(example) = lesson.example.filter(|_| line.examples) {
            let board = example.board.as_ref();
            let drawn = entry.picture(board);
            let picture = drawn.map_or_else(|| board.text(), |drawn| text::paint(&drawn, &colours));
            out.paint(&format!("\n{picture}\n"))?;
            if let Some(shown) = shown(&example) {
                writeln!(out, "\n  {}", say(&shown))?;
            }
        }
    }
    levels(entry, &mut out)?;
    Ok(ExitCode::SUCCESS)
}

/// Who can be played against, and how strong they are.
fn levels(entry: &dyn Entry, out: &mut out::Stdout) -> Result<(), Trouble> {
    let (title, text) = (texts::text("rules-levels"), texts::text("rules-levels-text"));
    writeln!(out, "\n{title}\n  {text}")?;
    for level in entry.levels() {
        let people: Vec<&str> = company::names(entry, level).collect();
        let (skill, people) = (texts::say(&level.skill.sentence()), people.join(", "));
        writeln!(out, "  {skill} ({}): {people}", level.spec)?;
        if let Some(measured) = level.measured(entry.name()) {
            writeln!(out, "    {}", texts::say(&measured))?;
        }
    }
    Ok(())
}

/// What the choice of an example shows; nothing where there is none.
fn shown(example: &Example) -> Option<Message> {
    let message = |key| {
        Message::new(key)
            .with("seat", example.seat)
            .with("letter", letter(example.seat).to_string())
    };
    let ply = example.ply()?;
    Some(match example.forbidden() {
        None => message("rules-allowed").with("ply", ply),
        Some(rule) => message("rules-forbidden")
            .with("ply", ply)
            .with("why", texts::say(&rule)),
    })
}
