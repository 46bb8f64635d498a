//! The results of a tournament as people read them in a terminal, and as figures.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use crate::{
    arena::{
        End, Estimate, Failing, Plan, Session, Shard, Standings,
        guests::of_incident,
        machine,
        report::{
            command,
            words::{self, within},
        },
    },
    cli::{Trouble, figures::JsonLine, out},
    rules::{Arg, Message},
    texts,
};

/// What is known of one run, and not of the tournament.
pub(super) struct Run {
    pub(super) end: End,
    pub(super) seconds: f64,
    pub(super) games: u64,
    pub(super) threads: usize,
    pub(super) folder: Option<PathBuf>,
}

fn say(message: Message) -> String {
    texts::say(&message)
}

/// Says what is going to be played.
pub(super) fn opening(plan: &Plan, asked: u64, shard: Shard, json: &JsonLine) -> Result<(), Trouble> {
    if json.to_stdout() {
        return Ok(());
    }
    let mut out = out::stdout();
    let span = shard.span(plan.blocks());
    let mut message = Message::new("arena-opening")
        .with("tables", plan.encounters() as i64)
        .with("blocks", (span.end - span.start) as i64)
        .with("games", plan.games() as i64);
    writeln!(out, "{}", say(message))?;
    if plan.games() != asked {
        message = Message::new("arena-rounded")
            .with("asked", asked as i64)
            .with("games", plan.games() as i64);
        writeln!(out, "{}", say(message))?;
    }
    message = Message::new("arena-fixed")
        .with("seed", plan.seed.to_string())
        .with("hash", plan.hash());
    writeln!(out, "{}", say(message))?;
    Ok(())
}

/// The summary, as the last line of the figures: field names are those of every command.
fn summary(standings: &Standings, session: &Session, run: Option<&Run>) -> Value {
    let strategies: Vec<Value> = standings
        .rows
        .iter()
        .map(|row| {
            json!({
                "name": row.name,
                "games": row.games,
                "places": row.places,
                "win_share": row.win.value,
                "win_low": row.win.low,
                "win_high": row.win.high,
                "adjusted": row.adjusted,
                "points": row.points.value,
                "points_low": row.points.low,
                "points_high": row.points.high,
                "rating": row.rating.value,
                "rating_low": row.rating.low,
                "rating_high": row.rating.high,
                "faults": row.fouls,
                "microseconds_per_choice": microseconds(session, &row.name),
            })
        })
        .collect();
    let mut value = json!({
        "game": standings.game,
        "tournament": standings.tournament,
        "seed": standings.seed,
        "games": standings.games,
        "games_planned": standings.games_planned,
        "blocks": standings.blocks,
        "draws": standings.draws,
        "plies": (standings.rolls.mean * standings.games as f64).round(),
        "strategies": strategies,
        "answers": standings.answers,
        "any_time": standings.any_time,
        "program": machine::PROGRAM,
        "rules_version": session.plan().rules_version(),
        "machines": session.machines(),
        "command": command(&session.plan().tournament),
    });
    if let (Some(run), Some(fields)) = (run, value.as_object_mut()) {
        fields.insert("end".to_owned(), json!(word(run.end)));
        fields.insert("seconds".to_owned(), json!(run.seconds));
        fields.insert("threads".to_owned(), json!(run.threads));
        fields.insert(
            "games_per_second".to_owned(),
            json!(run.games as f64 / run.seconds),
        );
    }
    value
}

fn word(end: End) -> &'static str {
    match end {
        End::Decided => "decided",
        End::Played => "played",
        End::Stopped => "stopped",
    }
}

/// How long an entrant thought for a choice that was one, on average; none where that was not timed.
fn microseconds(session: &Session, name: &str) -> Option<f64> {
    let who = session.plan().entrant(name)?;
    let (choices, time) = session.thinking()[who];
    (choices > 0).then(|| (time.as_secs_f64() * 1e9 / choices as f64).round() / 1e3)
}

/// Shows what is known, and in which words one may report it.
pub(super) fn results(session: &Session, run: Option<&Run>, json: &JsonLine) -> Result<(), Trouble> {
    let standings = session.standings();
    let mut lines = vec![json!({ "what": "seats", "seats": standings.seats })];
    lines.push(json!({ "what": "lengths", "rolls": standings.rolls, "choices": standings.choices }));
    lines.push(json!({ "what": "balance", "balance": standings.balance }));
    lines.push(json!({ "what": "ahead", "ahead": standings.ahead, "leads": standings.leads }));
    lines.push(summary(&standings, session, run));
    json.write(&lines)?;
    if json.to_stdout() {
        return Ok(());
    }
    let mut out = out::stdout();
    writeln!(out)?;
    known(
        &mut out,
        session,
        &standings,
        run.and_then(|run| run.folder.as_deref()),
    )?;
    for answer in &standings.answers {
        writeln!(out, "{}", words::verdict(session.plan(), answer))?;
    }
    if let Some(run) = run {
        let key = match run.end {
            End::Decided => "arena-end-decided",
            End::Played => "arena-end-played",
            End::Stopped if run.folder.is_some() => "arena-end-stopped",
            End::Stopped => "arena-end-lost",
        };
        let message = Message::new(key)
            .with("games", run.games as i64)
            .with("seconds", Arg::decimal(run.seconds, 2))
            .with("rate", format!("{:.0}", run.games as f64 / run.seconds))
            .with("threads", run.threads as i64)
            .with("folder", folder(run));
        writeln!(out, "{}", say(message))?;
    }
    Ok(())
}

/// The tables, and what they say in words.
fn known(
    out: &mut impl Write,
    session: &Session,
    standings: &Standings,
    folder: Option<&Path>,
) -> Result<(), Trouble> {
    table(out, session, standings)?;
    seats(out, standings)?;
    pairs(out, standings)?;
    writeln!(out, "\n{}", words::lengths(standings))?;
    if standings.games > 0 {
        writeln!(out, "{}", words::balance(session.plan(), standings))?;
    }
    for sentence in words::compared(standings) {
        writeln!(out, "{sentence}")?;
    }
    if let Some(worth) = words::without_luck(standings) {
        writeln!(out, "{worth}")?;
    }
    for row in standings.rows.iter().filter(|row| !row.fouls.is_empty()) {
        let fouls: Vec<String> = row
            .fouls
            .iter()
            .map(|(word, count)| format!("{word} {count}×"))
            .collect();
        let message = Message::new("arena-fouls")
            .with("name", row.name.as_str())
            .with("fouls", fouls.join(", "));
        writeln!(out, "{}", say(message))?;
        if let Some(file) = folder.and_then(|folder| incident(session, folder, &row.name)) {
            let message = Message::new("arena-incident").with("file", file.display().to_string());
            writeln!(out, "{}", say(message))?;
        }
    }
    Ok(())
}

/// The file in which the first fault of an entrant is kept.
fn incident(session: &Session, folder: &Path, name: &str) -> Option<PathBuf> {
    let who = session.plan().entrant(name)?;
    let files = std::fs::read_dir(folder.join("incidents")).ok()?;
    let of = |path: PathBuf| {
        let name = path.file_name()?.to_str()?.strip_suffix(".txt")?.to_owned();
        let (block, game, seat) = of_incident(&name)?;
        let sits = session
            .plan()
            .seatings(block)
            .get(game)?
            .get(seat)?
            .map(usize::from);
        (sits == Some(who)).then_some(((block, game, name), path))
    };
    let kept = files.flatten().filter_map(|file| of(file.path()));
    kept.min().map(|(_, path)| path)
}

/// How it stands, for who asks while it is played.
pub(super) fn interim(out: &mut impl Write, session: &Session) -> Result<(), Trouble> {
    let standings = session.standings();
    let message = Message::new("report-under-way")
        .with("games", texts::grouped(standings.games))
        .with("planned", texts::grouped(standings.games_planned));
    writeln!(out, "\n{}", say(message))?;
    known(out, session, &standings, None)?;
    for answer in &standings.answers {
        writeln!(out, "{}", words::verdict(session.plan(), answer))?;
    }
    Ok(())
}

/// Says of a bot that it failed in every game.
pub(super) fn failing(session: &Session, failing: &Failing, folder: Option<&PathBuf>) -> String {
    let mut message = Message::new("arena-failing")
        .with("name", failing.name.as_str())
        .with("games", failing.games as i64)
        .with("why", failing.why.clone().unwrap_or_else(|| "?".to_owned()));
    let file = folder.and_then(|folder| incident(session, folder, &failing.name));
    message = message.with("kept", i64::from(file.is_some())).with(
        "file",
        file.map_or_else(String::new, |it| it.display().to_string()),
    );
    say(message)
}

/// Says which files were written.
pub(super) fn written(files: &[PathBuf], json: &JsonLine) -> Result<(), Trouble> {
    if files.is_empty() || json.to_stdout() {
        return Ok(());
    }
    let names: Vec<String> = files.iter().map(|path| path.display().to_string()).collect();
    let message = Message::new("arena-written").with("files", names.join(", "));
    writeln!(out::stdout(), "{}", say(message))?;
    Ok(())
}

fn folder(run: &Run) -> String {
    run.folder
        .as_ref()
        .map(|path| path.display().to_string())
        .unwrap_or_default()
}

/// Columns as wide as their longest cell, the first one to the left and the others to the right.
fn columns(out: &mut impl Write, rows: &[Vec<String>]) -> Result<(), Trouble> {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let cell = |row: &Vec<String>, k: usize| row.get(k).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> = (0..count)
        .map(|k| rows.iter().map(|row| cell(row, k)).max().unwrap_or_default())
        .collect();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let line: Vec<String> = cells
            .map(|(k, (cell, &width))| match k {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        writeln!(out, "{}", line.join("  ").trim_end())?;
    }
    Ok(())
}

fn table(out: &mut impl Write, session: &Session, standings: &Standings) -> Result<(), Trouble> {
    let mut head = words::heads(standings);
    head.push(texts::text("arena-head-time"));
    let mut rows = vec![head];
    for row in &standings.rows {
        let share = |&count: &u64| texts::decimal(100.0 * count as f64 / row.games.max(1) as f64, 1);
        let mut cells = vec![
            row.name.clone(),
            row.games.to_string(),
            within(&row.win, 100.0, 2, ""),
        ];
        cells.extend(words::judged(standings, row, 2));
        cells.extend([
            within(&row.points, 1.0, 0, ""),
            within(&row.rating, 1.0, 0, ""),
            row.places.iter().map(share).collect::<Vec<_>>().join(" "),
        ]);
        cells.extend(row.deeds.iter().map(|&count| texts::decimal(count, 2)));
        let time = microseconds(session, &row.name);
        cells.push(time.map_or_else(
            || "–".to_owned(),
            |time| format!("{} µs", texts::decimal(time, 2)),
        ));
        rows.push(cells);
    }
    columns(out, &rows)
}

fn seats(out: &mut impl Write, standings: &Standings) -> Result<(), Trouble> {
    writeln!(out, "\n{}", texts::text("arena-seats"))?;
    let cells = |estimates: &[Option<Estimate>]| -> Vec<String> {
        let cell = |estimate: &Option<Estimate>| {
            estimate
                .as_ref()
                .map_or_else(|| "–".to_owned(), |estimate| within(estimate, 100.0, 2, ""))
        };
        estimates.iter().map(cell).collect()
    };
    let mut rows = vec![[vec![texts::text("arena-anybody")], cells(&standings.seats)].concat()];
    for row in &standings.rows {
        rows.push([vec![row.name.clone()], cells(&row.by_seat)].concat());
    }
    columns(out, &rows)
}

fn pairs(out: &mut impl Write, standings: &Standings) -> Result<(), Trouble> {
    if standings.rows.len() < 2 {
        return Ok(());
    }
    writeln!(out, "\n{}", texts::text("arena-ahead"))?;
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(standings.rows.iter().map(|row| row.name.clone()));
    for (row, pairs) in standings.rows.iter().zip(&standings.ahead) {
        let mut cells = vec![row.name.clone()];
        cells.extend(pairs.iter().map(|pair| {
            pair.as_ref()
                .map_or_else(|| "·".to_owned(), |pair| within(pair, 100.0, 1, ""))
        }));
        rows.push(cells);
    }
    columns(out, &rows)
}
