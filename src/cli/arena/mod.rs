//! `homestretch arena …`: tournaments from flags or a RON file, in one run or in parts.

mod games;
mod keep;
mod live;
mod openings;
mod show;

use std::{path::PathBuf, process::ExitCode, sync::Arc, time::Duration};

use clap::{Args, Subcommand, ValueEnum, builder::PossibleValue};

use self::live::Live;
use super::{
    Trouble,
    figures::JsonLine,
    interrupt, language, options,
    options::{LimitsLine, TimeOf},
};
use crate::{
    arena::{
        ArenaError, Control, End, Plan, Session, Shape, Shard, Stop, Tournament, Venues, store::Reading,
    },
    bots::Policy,
    catalogue::{Games, Spec},
    play::{HouseRules, Sitter, Words, store::read_text, strategy_file},
    rules::Message,
    texts::{self, Language},
};

#[derive(Args, Clone, Debug)]
pub(super) struct ArenaLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Clone, Debug)]
enum Command {
    /// Plays a tournament
    Run(Box<RunLine>),
    /// Goes on with a tournament that was broken off
    Resume(ResumeLine),
    /// Puts the parts of a tournament together
    Merge(MergeLine),
    /// Shows the results of a tournament again, as far as it has come
    Report(ReportLine),
    /// Lists the games of a tournament, shows one, and writes their decisions as data
    Games(games::GamesLine),
}

impl ValueEnum for Shape {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Table, Self::RoundRobin, Self::Gauntlet, Self::Brackets]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    homestretch arena run --players far,random,random,random --games 40000 --seed 11\n  \
    homestretch arena run --players far,near,ranking --shape round-robin --stronger all --games 100000\n  \
    homestretch arena run --players random,far,ranking,ranking:0,0,0,0,0,0 --permutations --fixed-seat 0 --out results\n  \
    homestretch arena run tournament.ron --shard 2/8 --out part2")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
struct RunLine {
    /// A tournament as RON; what is said on the line goes before it
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The players, a word each: strategies such as far or ranking:-90,20,80,-5,10,0, and empty
    #[arg(long, visible_alias = "seats", value_name = "WORDS", value_parser = super::options::words)]
    players: Option<Words>,
    /// The number of seats of the board, where the players are not a table; two players of Mens erger je niet sit in
    /// opposite corners of the board for four unless a ring for 2 is asked for
    #[arg(long, value_name = "SEATS")]
    board: Option<usize>,
    /// Who meets whom
    #[arg(long, value_name = "SHAPE")]
    shape: Option<Shape>,
    /// A player may sit several times at a table of brackets
    #[arg(long)]
    repetition: bool,
    /// A block has every order of the seats, and not only every turn of the table
    #[arg(long)]
    permutations: bool,
    /// The seat, from 0, whose player never moves
    #[arg(long, value_name = "SEAT")]
    fixed_seat: Option<usize>,
    /// Games, rounded up to whole blocks (10000 where nothing is said)
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Stops as soon as it is known whether this player is stronger, or which of every two with «all»
    #[arg(long, value_name = "WORD")]
    stronger: Option<String>,
    /// … than this one; else than all who sit with it
    #[arg(long, value_name = "WORD", requires = "stronger")]
    than: Option<String>,
    /// … by at least this share of wins, 0 … 1
    #[arg(long, value_name = "SHARE", requires = "stronger")]
    by: Option<f64>,
    /// … with at most this chance of a wrong verdict (0.05 where nothing is said)
    #[arg(long, value_name = "CHANCE", requires = "stronger")]
    alpha: Option<f64>,
    /// Games begin in these positions or after these moves, a line of a file each; every one is played from all seats
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Games begin in this position or after these moves; any number of times
    #[arg(long, value_name = "POSITION")]
    opening: Vec<String>,
    /// Takes the luck of every game off its result: the same mean with a smaller interval, beside the plain one
    #[arg(long)]
    luck: bool,
    /// From which all dice follow (a fresh one where nothing is said)
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten)]
    house: HouseRules,
    /// What is done when a bot fails: forfeit, random or restart
    #[arg(long, value_name = "POLICY")]
    bot_faults: Option<String>,
    #[command(flatten)]
    limits: LimitsLine,
    /// Seconds that a choice of one bot may take, whatever the others may; may be given for several
    #[arg(long, value_name = "COMMAND=SECONDS")]
    bot_time_of: Vec<TimeOf>,
    /// Seconds that all choices of one bot in one game may take
    #[arg(long, value_name = "COMMAND=SECONDS")]
    bot_bank_of: Vec<TimeOf>,
    /// The most rolls and choices together before a game counts as drawn
    #[arg(long, value_name = "N")]
    bound: Option<u64>,
    /// Threads, which is how many games are played at once (as many as the machine has where nothing is said); results do
    /// not depend on it
    #[arg(long, visible_alias = "concurrency", value_name = "N")]
    threads: Option<usize>,
    /// The folder for every block and all reports; without one nothing is kept
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Keeps every game as it was played: `homestretch arena games DIR` shows it
    #[arg(long, requires = "out")]
    record: bool,
    /// Plays only part i of n; `merge` puts them together
    #[arg(long, value_name = "i/n", requires = "out")]
    shard: Option<String>,
    #[command(flatten)]
    json: JsonLine,
}

#[derive(Args, Clone, Debug)]
struct ResumeLine {
    /// The folder of the tournament
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Threads, which is how many games are played at once; results do not depend on it
    #[arg(long, visible_alias = "concurrency", value_name = "N")]
    threads: Option<usize>,
    /// Starts the bots that the folder names
    #[arg(long)]
    run_bots: bool,
    #[command(flatten)]
    json: JsonLine,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "Example: homestretch arena merge whole part1 part2 part3")]
struct MergeLine {
    /// The folder for the whole tournament
    #[arg(value_name = "OUT")]
    out: PathBuf,
    /// The folders of all its parts, in any order
    #[arg(value_name = "PART", required = true)]
    parts: Vec<PathBuf>,
    #[command(flatten)]
    json: JsonLine,
}

#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    homestretch arena report results --html results.html --csv results.csv\n  \
    homestretch arena report results --html greek.html --language el")]
struct ReportLine {
    /// The folder of the tournament, or of a part of it
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    files: keep::FilesLine,
    #[command(flatten)]
    json: JsonLine,
}

impl From<ArenaError> for Trouble {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Off(messages) => messages.into(),
            ArenaError::Folder(error) => Self::Failed(error.to_string()),
        }
    }
}

impl RunLine {
    /// The tournament of the file, if there is one, with what the line says.
    fn tournament(&self, asked: Option<Language>) -> Result<Tournament, Trouble> {
        let mut tournament = match &self.file {
            None => Tournament::default(),
            Some(path) => Tournament::read(&read_text(path)?).map_err(|message| {
                Trouble::Failed(format!("{}: {}", path.display(), texts::say(&message)))
            })?,
        };
        if let Some(Words(players)) = &self.players {
            tournament.players.clone_from(players);
        }
        let put = |to: &mut Option<usize>, from: Option<usize>| *to = from.or(*to);
        put(&mut tournament.board, self.board);
        put(&mut tournament.fixed_seat, self.fixed_seat);
        put(&mut tournament.threads, self.threads);
        tournament.repetition |= self.repetition;
        tournament.permutations |= self.permutations;
        tournament.luck |= self.luck;
        tournament.game = self.game.clone().unwrap_or(tournament.game);
        tournament.shape = self.shape.unwrap_or(tournament.shape);
        tournament.games = self.games.unwrap_or(tournament.games);
        tournament.seed = self.seed.or(tournament.seed);
        tournament.bound = self.bound.unwrap_or(tournament.bound);
        tournament.language = match (asked, tournament.language) {
            (Some(asked), _) => Some(asked.code()),
            (None, named) => named.map(|code| language(&code)).transpose()?.map(Language::code),
        };
        tournament.house = self.house.clone().over(tournament.house);
        let bots = &mut tournament.bots;
        bots.policy = self.bot_faults.clone().unwrap_or_else(|| bots.policy.clone());
        let limits = self.limits.limits()?;
        if self.limits.bot_time.is_some() {
            bots.choice_ms = milliseconds(limits.choice);
        }
        if self.limits.bot_bank.is_some() {
            bots.game_ms = milliseconds(limits.game);
        }
        for TimeOf { command, time } in &self.bot_time_of {
            bots.own.entry(command.clone()).or_default().choice_ms = Some(milliseconds(*time));
        }
        for TimeOf { command, time } in &self.bot_bank_of {
            bots.own.entry(command.clone()).or_default().game_ms = Some(milliseconds(*time));
        }
        bots.memory_mb = self.limits.bot_memory.unwrap_or(bots.memory_mb);
        bots.no_limits |= self.limits.no_limits;
        if let Some(stronger) = &self.stronger {
            tournament.stop = Some(Stop {
                stronger: stronger.clone(),
                than: self.than.clone(),
                by: self.by.unwrap_or_default(),
                alpha: self.alpha.unwrap_or_else(Stop::usual_alpha),
            });
        }
        Ok(tournament)
    }
}

/// A time in the unit of the files of a tournament, at least one.
fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX).max(1)
}

/// A strategy file becomes the numbers that it holds: the tournament stays the same when the file changes.
fn spell_out(games: Games, tournament: &mut Tournament) -> Result<(), Trouble> {
    let entry = tournament.entry(games)?;
    for word in &mut tournament.players {
        let sitter =
            strategy_file::sitter(entry, word).map_err(|error| Trouble::Failed(error.to_string()))?;
        if let Sitter::Computer(spec) = sitter {
            *word = spec.to_string();
        }
    }
    Ok(())
}

/// Runs a command of the arena. `asked` is the language that stands on the line itself: reports are written in it.
pub(super) fn run(
    games: &'static dyn Venues,
    line: ArenaLine,
    asked: Option<Language>,
) -> Result<ExitCode, Trouble> {
    match line.command {
        Command::Run(line) => {
            let mut tournament = line.tournament(asked)?.laid(games.games());
            spell_out(games.games(), &mut tournament)?;
            openings::add(
                games.games(),
                &mut tournament,
                line.openings.as_deref(),
                &line.opening,
            )?;
            let shard = line.shard.as_deref().map_or(Ok(Shard::WHOLE), Shard::read)?;
            let (asked, threads) = (tournament.games, tournament.threads);
            let lacks_seed = tournament.seed.is_none() && shard != Shard::WHOLE;
            let plan = Plan::new(games, tournament)?;
            if lacks_seed {
                return Err(Message::new("arena-shard-seed").into());
            }
            show::opening(&plan, asked, shard, &line.json)?;
            let session = match line.out.as_deref().filter(|_| line.record) {
                Some(out) => Session::begin_recording(plan, shard, out)?,
                None => Session::begin(plan, shard, line.out.as_deref())?,
            };
            play(session, threads, line.out.as_ref(), &line.json)
        }
        Command::Resume(line) => {
            if line.threads == Some(0) {
                return Err(Message::new("arena-threads").into());
            }
            let plan = Reading::open(games, &line.folder, texts::say)
                .map_err(ArenaError::from)?
                .plan;
            let bot = plan.entrants.iter().find_map(Spec::command);
            if let Some(command) = bot.filter(|_| !line.run_bots) {
                return Err(Trouble::Failed(texts::say(
                    &Message::new("arena-bot-not-typed").with("command", command),
                )));
            }
            let session = Session::resume(games, &line.folder, texts::say)?;
            play(session, line.threads, Some(&line.folder), &line.json)
        }
        Command::Merge(line) => {
            let session = Session::merge(games, &line.out, &line.parts, texts::say)?;
            keep::beside_blocks(&session)?;
            show::results(&session, None, &line.json)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Games(line) => games::run(games, &line),
        Command::Report(line) => {
            let session = Session::look(games, &line.folder, texts::say)?;
            let written = keep::elsewhere(&session, &line.files, asked)?;
            if !line.files.to_stdout() {
                show::results(&session, None, &line.json)?;
                show::written(&written, &line.json)?;
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Plays to the end, or until somebody interrupts, and shows what came of it.
fn play(
    mut session: Session,
    threads: Option<usize>,
    folder: Option<&PathBuf>,
    json: &JsonLine,
) -> Result<ExitCode, Trouble> {
    let threads = threads.map_or_else(Control::all_threads, options::threads);
    let control = Arc::new(Control::new(threads));
    let at_hand = Arc::clone(&control);
    interrupt::on_first(texts::text("arena-interrupted"), move || at_hand.stop())?;
    let left = session.left();
    let mut live = Live::new(left.end - left.start, session.tally().games)?;
    let end = session.play(&control, threads, |session| {
        live.see(session);
        if session.failing(HOPELESS).is_some() {
            control.stop();
        }
    });
    let (began, games_before) = (live.began, live.games_before);
    live.end();
    // What can't be played is no fault of the words on the line.
    let end = end.map_err(|error| Trouble::Failed(error.to_string()))?;
    let run = show::Run {
        end,
        seconds: began.elapsed().as_secs_f64(),
        games: session.tally().games - games_before,
        threads,
        folder: folder.cloned(),
    };
    keep::beside_blocks(&session)?;
    show::results(&session, Some(&run), json)?;
    // Where chance chooses in the place of a bot, a few games tell something all the same.
    let policy = session.plan().tournament.bots.policy();
    let least = if matches!(policy, Ok(Policy::Random)) {
        HOPELESS
    } else {
        1
    };
    if let Some(failing) = session.failing(least) {
        return Err(Trouble::Failed(show::failing(&session, &failing, folder)));
    }
    Ok(interrupt::code(end == End::Stopped))
}

/// After so many games, in each of which it failed, a bot is not waited for any longer.
const HOPELESS: u64 = 20;
