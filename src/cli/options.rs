//! The words that set up a table, the same for every command that plays.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
    time::Duration,
};

use clap::Args;
use serde::Deserialize;

use super::{Trouble, out};
use crate::{
    bots::{Hosts, Limits, Policy},
    catalogue::{Entry, Games},
    play::{
        Chair, Flat, HouseRules, Setup, Sitter, UndoPolicy, Words, company,
        dice::Seed,
        form, seed,
        store::{self, Folders},
    },
    rules::Message,
    texts,
};

/// Game, seats and house rules.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct TableLine {
    /// The game
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Who sits where, a word a seat of the board (two players of Mens erger je niet sit in opposite corners of the
    /// board for four): person, empty, a character such as mila or a level from level:1 to level:5, a strategy such as
    /// far or ranking:-90,20,80,-5,10,0,
    /// “file:” with the path of a strategy file, or bot:COMMAND for a program of your own
    #[arg(long, visible_alias = "players", value_name = "WORDS", value_parser = words)]
    #[serde(alias = "players")]
    pub seats: Option<Words>,
    /// The number of seats of the board, when --seats does not say it; for Mens erger je niet 2 is a ring
    #[arg(long, value_name = "SEATS")]
    pub board: Option<usize>,
    #[command(flatten)]
    #[serde(skip)]
    pub house: HouseRules,
    /// What may be undone: fair (the own last choice, until something is seen), practice (everything) or never
    #[arg(long, value_name = "POLICY")]
    pub undo: Option<String>,
    /// A game for practice: everything may be undone, and the record says so
    #[arg(long, conflicts_with = "undo")]
    pub practice: bool,
}

#[expect(clippy::unnecessary_wraps, reason = "clap asks for a result")]
pub(super) fn words(text: &str) -> Result<Words, std::convert::Infallible> {
    Ok(text.into())
}

/// What bots may take.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct LimitsLine {
    /// Seconds that a choice of a bot may take
    #[arg(long, value_name = "SECONDS")]
    pub bot_time: Option<f64>,
    /// Seconds that all choices of a bot in one game may take
    #[arg(long, value_name = "SECONDS")]
    pub bot_bank: Option<f64>,
    /// Mebibytes of memory that a process of a bot may have (on Linux)
    #[arg(long, value_name = "MIB")]
    pub bot_memory: Option<u64>,
    /// No limits, for those who look into a bot with a debugger
    #[arg(long, conflicts_with_all = ["bot_time", "bot_bank", "bot_memory"])]
    pub no_limits: bool,
}

impl LimitsLine {
    /// The limits that the words ask for.
    ///
    /// # Errors
    /// When a time is none.
    pub(crate) fn limits(&self) -> Result<Limits, Trouble> {
        if self.no_limits {
            return Ok(Limits::none());
        }
        let mut limits = Limits::default();
        for (seconds, limit) in [
            (self.bot_time, &mut limits.choice),
            (self.bot_bank, &mut limits.game),
        ] {
            let Some(seconds) = seconds else { continue };
            *limit = time(seconds).ok_or_else(|| no_time(&seconds.to_string()))?;
        }
        if let Some(mebibytes) = self.bot_memory {
            limits.memory = Some(mebibytes.saturating_mul(1 << 20));
        }
        Ok(limits)
    }
}

fn time(seconds: f64) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(seconds).ok();
    time.filter(|time| !time.is_zero())
}

fn no_time(text: &str) -> Message {
    Message::new("bot-time-words").with("text", text)
}

/// The time of one bot: its command, and what it may take.
#[derive(Clone, Debug)]
pub(crate) struct TimeOf {
    pub command: String,
    pub time: Duration,
}

impl FromStr for TimeOf {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (command, seconds) = text
            .rsplit_once('=')
            .ok_or_else(|| texts::say(&Message::new("bot-time-of").with("text", text)))?;
        let command = command.trim();
        Ok(Self {
            command: command.strip_prefix("bot:").unwrap_or(command).trim().to_owned(),
            time: (seconds.trim().parse().ok())
                .and_then(time)
                .ok_or_else(|| texts::say(&no_time(seconds)))?,
        })
    }
}

/// What bots may take, and what is done when one fails.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct HostLine {
    #[command(flatten)]
    limits: LimitsLine,
    /// What is done when a bot fails: random (it plays by chance), restart (once), forfeit (the game stops)
    #[arg(long, value_name = "POLICY", default_value_t)]
    bot_faults: Policy,
    /// Also runs the bots that a saved game names; else only commands on this line are run
    #[arg(long)]
    run_bots: bool,
}

impl HostLine {
    /// A host for bots, who lets nobody in yet unless all may come.
    ///
    /// # Errors
    /// When a limit makes no sense.
    pub(crate) fn hosts(&self) -> Result<Arc<Hosts>, Trouble> {
        let hosts = Hosts::new(self.limits.limits()?, self.bot_faults);
        if self.run_bots {
            hosts.allow_all();
        }
        Ok(Arc::new(hosts))
    }
}

/// Where the game comes from that a command without a window plays.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct OriginLine {
    /// The seed of the dice: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Goes on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    pub load: Option<PathBuf>,
    /// Goes on with the game that was left behind, by a crash or otherwise
    #[arg(long = "continue", conflicts_with_all = ["seed", "load"])]
    pub go_on: bool,
}

/// The words of `play`.
#[derive(Args, Clone, Debug, Default)]
#[command(after_help = "Example: homestretch play --seats person,far,near,ranking --rules mensch --speed 2")]
pub(crate) struct PlayLine {
    #[command(flatten)]
    pub table: TableLine,
    #[command(flatten)]
    pub host: HostLine,
    /// The seed of the dice: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// How many times as fast as usual everything moves, 0.25 … 16
    #[arg(long, value_name = "TIMES")]
    pub speed: Option<f32>,
    /// Opens a saved game
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Begins with this position, or with the one in a file, in the notation of the game
    #[arg(long, value_name = "TEXT|FILE", conflicts_with = "load")]
    pub position: Option<String>,
    /// Takes up the challenge of this code: the same dice or cards, on the seat whose result is to be beaten
    #[arg(long, value_name = "CODE", conflicts_with_all = ["load", "position", "seed"])]
    pub challenge: Option<String>,
    /// Shows at once the codes by which phones join
    #[arg(long)]
    pub phones: bool,
    /// Leaves the settings aside: the usual ones hold, and nothing of yours is changed
    #[arg(long)]
    pub safe: bool,
}

impl TableLine {
    /// Whether nothing was said of a table.
    pub(crate) fn is_silent(&self) -> bool {
        self.game.is_none()
            && self.seats.is_none()
            && self.board.is_none()
            && self.house == HouseRules::default()
            && self.undo.is_none()
            && !self.practice
    }

    /// These words, and for what they leave open those of the user's own `table.ron`, if there is one.
    ///
    /// # Errors
    /// When the file can't be read or makes no sense.
    pub(crate) fn or_defaults(self, folders: &Folders) -> Result<Self, Trouble> {
        let path = folders.config.join("table.ron");
        if !path.exists() {
            return Ok(self);
        }
        let Flat(usual, house): Flat<Self> = form::read(&path, "table-file-form")?;
        Ok(Self {
            game: self.game.or(usual.game),
            seats: if self.board.is_some() {
                self.seats
            } else {
                self.seats.or(usual.seats)
            },
            board: self.board.or(usual.board),
            house: self.house.over(house),
            practice: self.practice || self.undo.is_none() && usual.practice,
            undo: self.undo.or(usual.undo),
        })
    }

    /// The game that the words ask for.
    ///
    /// # Errors
    /// When there is none of that name.
    pub(crate) fn entry(&self, games: Games) -> Result<&'static dyn Entry, Trouble> {
        let named = self.game.as_deref().map(|name| games.named(name));
        Ok(named.unwrap_or(Ok(games[0]))?)
    }

    /// The table of one of these games that the words ask for. Seats that are not named are taken by `otherwise`.
    ///
    /// # Errors
    /// Everything that is off, in one go.
    pub(crate) fn setup(&self, games: Games, otherwise: &[&str]) -> Result<Setup, Trouble> {
        let entry = self.entry(games)?;
        let mut config = entry.default_config();
        let chairs: Vec<Chair> = match (&self.seats, self.board) {
            (Some(Words(words)), board) => {
                let places = entry.places(words.len(), board)?;
                let seated = places.seat(words.iter().map(String::as_str));
                company::chairs(entry, seated)?
            }
            (None, board) => {
                let count = board.unwrap_or(entry.seat_counts()[0]).min(64);
                let words = otherwise.iter().cycle().take(count);
                words.map(|&word| Chair::new(Sitter::from(word))).collect()
            }
        };
        // The board's own sizes come first, so that what is said of sizes afterwards holds.
        let mut setup = Setup::seating(entry, &config, chairs)?;
        config = setup.config;
        let mut faults = self.house.apply(entry, &mut config);
        setup.config = config;
        if let Some(word) = &self.undo {
            match UndoPolicy::read(word) {
                Some(policy) => setup.undo = policy,
                None => faults.push(Message::new("undo-words").with("text", word.as_str())),
            }
        }
        if self.practice {
            setup.undo = UndoPolicy::Practice;
        }
        match entry.open(&setup.config) {
            Ok(_) => faults.extend(setup.unfit()),
            Err(more) => faults.extend(more),
        }
        if faults.is_empty() {
            Ok(setup)
        } else {
            Err(faults.into())
        }
    }
}

/// More threads than these are of no use on any machine.
const MOST_THREADS: usize = 256;

/// How many threads are to play: as many as were asked for, within reason, and it is said where that is less.
pub(crate) fn threads(asked: usize) -> usize {
    if asked > MOST_THREADS {
        let said = Message::new("threads-many")
            .with("asked", asked.to_string())
            .with("most", MOST_THREADS as i64);
        // Nothing is left to be done where even this can't be written.
        let _ = writeln!(out::stderr(), "homestretch: {}", texts::say(&said));
    }
    asked.min(MOST_THREADS)
}

/// Trouble with what may have come from a file.
pub(crate) fn said_of(path: Option<&Path>, trouble: Trouble) -> Trouble {
    match (path, trouble) {
        (Some(path), Trouble::Words(words)) => Trouble::Words(format!("{}: {words}", path.display())),
        (_, other) => other,
    }
}

/// The position that was typed, or the one in the file of this name.
///
/// # Errors
/// When there is such a file and it can't be read.
pub(crate) fn position(words: &str) -> Result<String, Trouble> {
    let path = Path::new(words);
    Ok(if path.is_file() {
        store::read_text(path)?
    } else {
        words.to_owned()
    })
}

/// The seed that was typed, or a fresh one.
///
/// # Errors
/// When it is neither a number nor 64 hexadecimal digits.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed, Trouble> {
    Ok(text.map_or_else(seed::fresh, seed::read)?)
}
