//! `homestretch arena games`: the games of a tournament one by one, and their decisions as data.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use clap::Args;
use serde_json::{Value, json};

use crate::{
    arena::{
        FolderError, Plan, Venues,
        decisions::{self, Decision, decisions},
        replay,
        script::Script,
        store::Reading,
        table::Table,
        venue::GameResult,
    },
    cli::{Trouble, figures::JsonLine, out},
    play::{Match, store},
    rules::{Message, Seat},
    texts,
};

/// So many games are listed where nothing is said.
const LISTED: usize = 20;

#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    homestretch arena games results --winner far --most 5\n  \
    homestretch arena games results --show \"block 12, game 3\" --save game.homestretch\n  \
    homestretch arena games results --player far --jsonl decisions.jsonl")]
pub(super) struct GamesLine {
    /// The folder of the tournament, or of a part of it
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Only games in which this player sat
    #[arg(long, value_name = "WORD")]
    player: Option<String>,
    /// Only games that this player won, alone or with others
    #[arg(long, value_name = "WORD")]
    winner: Option<String>,
    /// Only games in which something went wrong with a bot
    #[arg(long)]
    faults: bool,
    /// Only games of this block
    #[arg(long, value_name = "N")]
    block: Option<u64>,
    /// Lists at most so many (20 where nothing is said)
    #[arg(long, value_name = "N")]
    most: Option<usize>,
    /// Shows one game, by its block and its number there, both from 0: "block 12, game 3"
    #[arg(long, value_name = "GAME")]
    show: Option<String>,
    /// … and writes its record
    #[arg(long, value_name = "FILE", requires = "show")]
    save: Option<PathBuf>,
    /// … and opens it at the table
    #[arg(long, requires = "show")]
    open: bool,
    /// Writes every decision of these games as a line of JSON; needs games that were kept with --record
    #[arg(long, value_name = "FILE")]
    jsonl: Option<PathBuf>,
    /// The same as a table of Parquet
    #[arg(long, value_name = "FILE", conflicts_with = "jsonl")]
    parquet: Option<PathBuf>,
    #[command(flatten)]
    json: JsonLine,
}

/// A game as it lies in the folder.
struct Game {
    block: u64,
    number: usize,
    result: GameResult,
}

impl Game {
    fn script(&self) -> Result<&Script, Trouble> {
        let kept = self.result.script.as_ref();
        kept.ok_or_else(|| Trouble::Failed(texts::text("arena-games-unkept")))
    }
}

/// Who sits where in a game, and which place each came to.
fn seated<'a>(plan: &'a Plan, game: &'a Game) -> impl Iterator<Item = (usize, String, u8)> + 'a {
    let seating = &plan.seatings(game.block)[game.number];
    let who = |(k, who): (usize, &Option<u16>)| {
        let who = usize::from((*who)?);
        Some((k, plan.entrants[who].to_string(), game.result.places[k]))
    };
    seating.iter().enumerate().filter_map(who)
}

impl GamesLine {
    fn wants(&self, plan: &Plan, game: &Game) -> bool {
        let named = |word: &String, most: u8| {
            let who = plan.entrant(word).map(|who| plan.entrants[who].to_string());
            seated(plan, game).any(|(_, name, place)| place <= most && Some(&name) == who.as_ref())
        };
        self.block.is_none_or(|block| block == game.block)
            && self.player.as_ref().is_none_or(|word| named(word, u8::MAX))
            && self.winner.as_ref().is_none_or(|word| named(word, 1))
            && (!self.faults || !game.result.fouls.is_empty())
    }

    /// Tells each game that is wanted, in their order, until it has had enough.
    fn each(
        &self,
        reading: &mut Reading,
        mut tell: impl FnMut(&Plan, Game) -> Result<bool, Trouble>,
    ) -> Result<(), Trouble> {
        let plan = reading.plan.clone();
        let failed = |error: FolderError| Trouble::Failed(error.to_string());
        while let Some((block, results)) = reading.block().map_err(failed)? {
            for (number, result) in results.into_iter().enumerate() {
                let game = Game {
                    block,
                    number,
                    result,
                };
                if self.wants(&plan, &game) && !tell(&plan, game)? {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

/// The block and the game that are named: the two numbers in a text.
fn named(text: &str) -> Result<(u64, usize), Trouble> {
    let mut numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(str::parse::<u64>);
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Ok(block)), Some(Ok(game)), None) => Ok((block, game as usize)),
        _ => Err(Message::new("arena-games-which").with("text", text).into()),
    }
}

pub(super) fn run(games: &'static dyn Venues, line: &GamesLine) -> Result<ExitCode, Trouble> {
    let reading = Reading::open(games, &line.folder, texts::say).and_then(Reading::with_games);
    let mut reading = reading.map_err(|error| Trouble::Failed(error.to_string()))?;
    for word in [&line.player, &line.winner].into_iter().flatten() {
        if reading.plan.entrant(word).is_none() {
            let known: Vec<String> = reading.plan.entrants.iter().map(ToString::to_string).collect();
            let message = Message::new("arena-games-who").with("name", word.as_str());
            return Err(message.with("known", known.join(", ")).into());
        }
    }
    if let Some(text) = &line.show {
        return show(&mut reading, line, named(text)?);
    }
    match (&line.jsonl, &line.parquet) {
        (Some(path), _) => export_lines(&mut reading, line, path),
        (None, Some(path)) => export_table(&mut reading, line, path),
        (None, None) => list(&mut reading, line),
    }
}

/// Lists games, a line each.
fn list(reading: &mut Reading, line: &GamesLine) -> Result<ExitCode, Trouble> {
    let mut out = out::stdout();
    let (most, mut found) = (line.most.unwrap_or(LISTED), 0_usize);
    let mut lines = vec![json!({
        "what": "views", "names": decisions::names(&reading.plan)?, "recorded": reading.has_games(),
    })];
    line.each(reading, |plan, game| {
        found += 1;
        if found > most {
            return Ok(true);
        }
        if !line.json.to_stdout() {
            writeln!(out, "{}", told(plan, &game))?;
        }
        lines.push(figures(plan, &game));
        Ok(true)
    })?;
    lines.push(json!({ "what": "games", "found": found }));
    line.json.write(&lines)?;
    if !line.json.to_stdout() {
        let message = Message::new("arena-games-found")
            .with("count", found as i64)
            .with("listed", found.min(most) as i64);
        writeln!(out, "{}", texts::say(&message))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn told(plan: &Plan, game: &Game) -> String {
    let seats: Vec<String> = seated(plan, game)
        .map(|(k, name, place)| format!("{} {name} {place}", Seat::new(k)))
        .collect();
    texts::say(
        &Message::new("arena-games-row")
            .with("block", game.block.to_string())
            .with("game", game.number.to_string())
            .with("seats", seats.join(", "))
            .with("choices", i64::from(game.result.choices)),
    )
}

fn figures(plan: &Plan, game: &Game) -> Value {
    let seats: Vec<Value> = seated(plan, game)
        .map(|(k, name, place)| json!({ "seat": k, "name": name, "place": place }))
        .collect();
    let result = &game.result;
    json!({
        "what": "game", "block": game.block, "game": game.number, "seats": seats, "rolls": result.rolls,
        "choices": result.choices, "faults": result.fouls,
    })
}

/// Shows one game: who sat there, and what happened.
fn show(reading: &mut Reading, line: &GamesLine, (block, number): (u64, usize)) -> Result<ExitCode, Trouble> {
    let mut found = None;
    let of_block = GamesLine {
        block: Some(block),
        player: None,
        winner: None,
        faults: false,
        ..line.clone()
    };
    of_block.each(reading, |_, game| {
        let is_it = game.number == number;
        if is_it {
            found = Some(game);
        }
        Ok(!is_it)
    })?;
    let Some(game) = found else {
        let message = Message::new("arena-games-none").with("block", block.to_string());
        return Err(Trouble::Failed(texts::say(
            &message.with("game", number.to_string()),
        )));
    };
    let plan = &reading.plan;
    // Where choices are not kept, the players are asked again: ours choose the same.
    let played = match &game.result.script {
        Some(script) => replay::recorded(plan, block, number, script),
        None if plan.entrants.iter().any(|it| it.command().is_some()) => {
            return Err(Trouble::Failed(texts::text("arena-games-unkept")));
        }
        None => replay::game(plan, block, number),
    };
    let played = played.map_err(|messages| {
        Trouble::Failed(messages.iter().map(texts::say).collect::<Vec<_>>().join("\n"))
    })?;
    line.json.write(&[figures(plan, &game)])?;
    if !line.json.to_stdout() {
        let mut out = out::stdout();
        writeln!(out, "{}", told(plan, &game))?;
        moves(&mut out, &played)?;
    }
    if let Some(path) = &line.save {
        store::save(&played, path, None)?;
    }
    if line.open {
        return open(&played, line.save.as_deref());
    }
    Ok(ExitCode::SUCCESS)
}

/// What happened: the list of moves where nothing is left to chance, else the events one by one.
fn moves(out: &mut impl Write, played: &Match) -> Result<(), Trouble> {
    if let Some(moves) = played.moves() {
        return Ok(writeln!(out, "{moves}")?);
    }
    let name = |seat: Seat| played.setup().name(seat);
    let events = played.steps().iter().flat_map(|step| &step.events);
    for message in events.filter_map(|event| played.board().describe(event)) {
        writeln!(out, "{}", texts::say_naming(&message, &name))?;
    }
    Ok(())
}

/// Opens a game at the table: as the program does that is called with its record.
fn open(played: &Match, saved: Option<&Path>) -> Result<ExitCode, Trouble> {
    let folder = tempfile::tempdir()?;
    let path = match saved {
        Some(path) => path.to_owned(),
        None => folder.path().join("game.homestretch"),
    };
    if saved.is_none() {
        store::save(played, &path, None)?;
    }
    let program = std::env::current_exe()?;
    let status = Command::new(program)
        .args(["play", "--load"])
        .arg(&path)
        .status()?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Tells the decisions of the games that are wanted, and says how many of how many games were written.
fn export(
    reading: &mut Reading,
    line: &GamesLine,
    path: &Path,
    mut tell: impl FnMut(Decision) -> io::Result<()>,
) -> Result<Option<Message>, Trouble> {
    let (mut games, mut rows) = (0_i64, 0_i64);
    line.each(reading, |plan, game| {
        let script = game.script()?;
        games += 1;
        decisions(plan, (game.block, game.number), script, &game.result, |row| {
            rows += 1;
            Ok::<_, Trouble>(tell(row)?)
        })?;
        Ok(true)
    })?;
    let message = Message::new("arena-games-written")
        .with("rows", rows)
        .with("games", games)
        .with("file", path.display().to_string());
    Ok((!out::is_stdout(path)).then_some(message))
}

/// A line of JSON for each decision.
fn export_lines(reading: &mut Reading, line: &GamesLine, path: &Path) -> Result<ExitCode, Trouble> {
    let mut writer: Box<dyn Write> = if out::is_stdout(path) {
        Box::new(out::pipe())
    } else {
        let file = File::create(path).map_err(|error| store::StoreError::io(path, error))?;
        Box::new(BufWriter::new(file))
    };
    let told = export(reading, line, path, |row| {
        serde_json::to_writer(&mut writer, &row)?;
        writer.write_all(b"\n")
    })?;
    writer.flush()?;
    if let Some(message) = told {
        writeln!(out::stdout(), "{}", texts::say(&message))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A row of a table for each.
fn export_table(reading: &mut Reading, line: &GamesLine, path: &Path) -> Result<ExitCode, Trouble> {
    out::no_stdout("--parquet", Some(path))?;
    let failed = |error| store::StoreError::io(path, error);
    let names = decisions::names(&reading.plan)?;
    let mut table = Table::begin(path, &names).map_err(failed)?;
    let told = export(reading, line, path, |row| table.add(row))?;
    table.end().map_err(failed)?;
    if let Some(message) = told {
        writeln!(out::stdout(), "{}", texts::say(&message))?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_by_two_numbers_in_any_words() {
        let read = |text: &str| named(text).ok();
        assert_eq!(read("block 12, game 3"), Some((12, 3)));
        assert_eq!(read("12,3"), Some((12, 3)));
        assert_eq!(read("blok 0 partij 1"), Some((0, 1)));
        for text in ["", "12", "1,2,3", "block 99999999999999999999, game 1"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
