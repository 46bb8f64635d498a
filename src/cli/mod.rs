//! The command line: what was typed becomes what it means, and each command is one file.
//!
//! Exit codes: 0 done, 1 it failed (a sentence says why and what to do), 2 the words on the line are off, 130 a
//! tournament, a training or a solution was stopped by Ctrl-C before its end, 141 nobody reads standard output any more.

mod analyse;
mod arena;
mod bot;
mod bots;
mod challenge;
mod choices;
mod conformance;
mod env;
mod figures;
mod house;
mod interrupt;
mod judge;
mod learn;
mod options;
mod out;
mod perft;
#[cfg(feature = "app")]
mod play;
mod profile;
mod puzzles;
mod review;
mod rules;
mod serve;
mod solve;
mod speed;
mod text;
mod train;
mod verify;
mod words;

use std::{ffi::OsString, io::Write, path::PathBuf, process::ExitCode};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, parser::ValueSource};

use crate::{
    arena::{Venues, train::TrainError},
    catalogue::Listed,
    play::{
        company::CompanyError,
        form::FormError,
        store::{Folders, StoreError},
        strategy_file::StrategyFileError,
    },
    rules::Message,
    texts::{self, Language},
};

/// Five board games on one table, against friends or computers.
#[derive(Parser, Debug)]
#[command(
    name = "homestretch",
    version,
    about,
    after_help = "Without a command the window opens."
)]
struct Line {
    /// The folder for saved games, settings and logs.
    #[arg(long, global = true, env = "HOMESTRETCH_DATA", value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// The language of the texts: nl, en, fr, de, es, el, or one of your own. Without it, the system's
    #[arg(long, global = true, env = "HOMESTRETCH_LANGUAGE", value_name = "CODE")]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Opens the window
    Play(options::PlayLine),
    /// Plays in the terminal, line by line
    Text(text::TextLine),
    /// Opens a table without a window: every phone in the room is a seat, by its browser
    Serve(Box<serve::ServeLine>),
    /// Tells how to play, by the house rules of a table
    Rules(rules::RulesLine),
    /// Plays tournaments, and tells how strong each strategy is
    Arena(arena::ArenaLine),
    /// Shows the strategies, their parameters and what they do; checks bots of your own
    Bots(bots::BotsLine),
    /// Speaks the bot protocol with a strategy of this program
    Bot(bot::BotLine),
    /// Lets a program in another language drive games: for learning, and for players in Python
    Env(Box<env::EnvLine>),
    /// Tells of a recorded game the best choices at each move, with the chance and the line behind each
    Analyse(analyse::AnalyseLine),
    /// Checks records: hash, commitment, every roll and every choice
    Verify(verify::VerifyLine),
    /// Tells of a game what was luck, what was an error, and where it was lost
    Review(review::ReviewLine),
    /// Gives a game on as a code: the same dice or cards for somebody else, one result beside the other
    Challenge(challenge::ChallengeLine),
    /// Tells what somebody has played here: luck and errors over time, and the level that would be an even match
    Profile(profile::ProfileLine),
    /// Gives positions with one best choice to find: a row of them, or one a day
    Puzzles(puzzles::PuzzlesLine),
    /// Checks facts from elsewhere against our rules
    Conformance(conformance::ConformanceLine),
    /// Lists all that may be done in a position, in the notation of its game
    Choices(choices::ChoicesLine),
    /// Counts sequences of choices, to hold the rules against other programs
    Perft(perft::PerftLine),
    /// Tells who wins on a small board when everybody plays perfectly, or how likely
    Solve(solve::SolveLine),
    /// Has a network play against itself: tells how far its chances can be believed, or writes what there is to learn
    Judge(judge::JudgeLine),
    /// Trains a strategy: finds better numbers for it by playing
    Train(Box<train::TrainLine>),
    /// Measures how fast whole games are played on this machine
    Speed(speed::SpeedLine),
}

/// What is said of trouble is no longer, in bytes.
const MOST_SENTENCE: usize = 16 << 10;

/// A command could not be done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The words on the line are off: exit code 2.
    Words(String),
    /// It failed: exit code 1.
    Failed(String),
}

impl From<Message> for Trouble {
    fn from(message: Message) -> Self {
        Self::Words(texts::say(&message))
    }
}

impl From<Vec<Message>> for Trouble {
    fn from(messages: Vec<Message>) -> Self {
        Self::Words(messages.iter().map(texts::say).collect::<Vec<_>>().join("\n"))
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<FormError> for Trouble {
    fn from(error: FormError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<StrategyFileError> for Trouble {
    fn from(error: StrategyFileError) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<CompanyError> for Trouble {
    fn from(error: CompanyError) -> Self {
        match error {
            CompanyError::File(error) => error.into(),
            CompanyError::Word(message) => message.into(),
        }
    }
}

impl From<TrainError> for Trouble {
    fn from(error: TrainError) -> Self {
        match error {
            TrainError::Asked(messages) => messages.into(),
            TrainError::Store(_) | TrainError::Kept { .. } => Self::Failed(error.to_string()),
        }
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(texts::refused(&error))
    }
}

/// Runs the program with these games as the words of the command line say, its own name first.
#[must_use]
pub fn run(games: &'static impl Listed, words: impl Iterator<Item = OsString>) -> ExitCode {
    let words: Vec<_> = words.collect();
    #[cfg(target_os = "linux")]
    {
        if let Some(code) = crate::bots::keep(&words) {
            return code;
        }
        // The file that runs, even where another one has taken its name meanwhile.
        crate::bots::keep_with("/proc/self/exe".into());
    }
    let matches = Line::command().get_matches_from(words::with_command(words));
    // The variable of the environment says what the program speaks, the option what is asked of this run.
    let is_asked = matches.value_source("language") == Some(ValueSource::CommandLine);
    let line = Line::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match command(games, line, is_asked) {
        _ if out::is_closed() => ExitCode::from(out::CLOSED),
        Ok(code) => code,
        Err(trouble) => {
            let (Trouble::Words(sentence) | Trouble::Failed(sentence)) = &trouble;
            // Nothing is left to be done where even this can't be written.
            let _ = writeln!(
                out::stderr(),
                "homestretch: {}",
                texts::shortened(sentence, MOST_SENTENCE)
            );
            match trouble {
                Trouble::Words(_) => ExitCode::from(2),
                Trouble::Failed(_) => ExitCode::FAILURE,
            }
        }
    }
}

/// What the window is started with by a line of words, the name of the program first: for whoever opens it to make
/// pictures. The words of other commands say nothing of it.
///
/// # Errors
/// The sentence about what is off.
#[cfg(feature = "app")]
pub fn opening(
    games: &'static dyn Venues,
    words: impl Iterator<Item = String>,
) -> Result<crate::app::Options, String> {
    let words = words::with_command(words.map(Into::into).collect());
    let line = Line::try_parse_from(words).map_err(|error| error.to_string())?;
    let opened = speak(&line).and_then(|wished| {
        let folders = Folders::find(line.data_dir.clone())?;
        let words = match line.command {
            Some(Command::Play(words)) => words,
            _ => options::PlayLine::default(),
        };
        play::opening(games, words, wished, folders)
    });
    opened.map_err(|trouble| {
        let (Trouble::Words(sentence) | Trouble::Failed(sentence)) = trouble;
        sentence
    })
}

/// Lets the program speak the language that is wished, with the texts that lie in the user's folder.
fn speak(line: &Line) -> Result<Option<Language>, Trouble> {
    let folders = Folders::find(line.data_dir.clone()).ok();
    // What is wrong is told when it is known in which language.
    let faults = folders.map_or_else(Vec::new, |folders| texts::learn(&folders.languages()));
    let wished = line.language.as_deref().map(language).transpose();
    texts::speak(
        wished
            .as_ref()
            .ok()
            .copied()
            .flatten()
            .unwrap_or_else(Language::of_system),
    );
    for fault in &faults {
        let _ = writeln!(out::stderr(), "homestretch: {}", texts::say(fault));
    }
    Ok(wished?)
}

/// The language of a code that somebody has typed.
fn language(code: &str) -> Result<Language, Message> {
    Language::of_code(code).ok_or_else(|| {
        let known: Vec<String> = Language::all().map(Language::code).collect();
        Message::new("language-unknown")
            .with("code", code)
            .with("known", known.join(", "))
    })
}

fn command(games: &'static impl Listed, line: Line, is_asked: bool) -> Result<ExitCode, Trouble> {
    let wished = speak(&line)?;
    let folders = || Folders::find(line.data_dir.clone());
    match line.command {
        None => open_window(games, options::PlayLine::default(), wished, folders()?),
        Some(Command::Play(play)) => open_window(games, play, wished, folders()?),
        Some(Command::Text(text)) => text::run(games.games(), text, line.data_dir.clone()),
        Some(Command::Serve(serve)) => serve::run(games.games(), *serve, line.data_dir.clone()),
        Some(Command::Rules(rules)) => rules::run(games.games(), rules, line.data_dir.clone()),
        Some(Command::Arena(arena)) => arena::run(games, arena, wished.filter(|_| is_asked)),
        Some(Command::Bots(bots)) => bots::run(games.games(), bots),
        Some(Command::Bot(bot)) => bot::run(games.games(), bot),
        Some(Command::Env(env)) => env::run(games, *env),
        Some(Command::Analyse(analyse)) => analyse::run(games.games(), &analyse, line.data_dir.clone()),
        Some(Command::Verify(verify)) => verify::run(games.games(), verify, line.data_dir.clone()),
        Some(Command::Review(review)) => review::run(games.games(), &review, line.data_dir.clone()),
        Some(Command::Challenge(challenge)) => {
            challenge::run(games.games(), &challenge, line.data_dir.clone())
        }
        Some(Command::Profile(profile)) => profile::run(games.games(), &profile, line.data_dir.clone()),
        Some(Command::Puzzles(puzzles)) => puzzles::run(games.games(), puzzles, line.data_dir.clone()),
        Some(Command::Conformance(conformance)) => conformance::run(games.games(), conformance),
        Some(Command::Choices(choices)) => choices::run(games.games(), &choices),
        Some(Command::Perft(perft)) => perft::run(games, perft),
        Some(Command::Solve(solve)) => solve::run(games.games(), solve),
        Some(Command::Speed(speed)) => speed::run(games, speed),
        Some(Command::Judge(judge)) => judge::run(games, &judge),
        Some(Command::Train(train)) => train::run(games, *train),
    }
}

#[cfg(feature = "app")]
fn open_window(
    games: &'static dyn Venues,
    line: options::PlayLine,
    language: Option<Language>,
    folders: Folders,
) -> Result<ExitCode, Trouble> {
    play::run(games, line, language, folders)
}

#[cfg(not(feature = "app"))]
fn open_window(
    _games: &'static dyn Venues,
    _line: options::PlayLine,
    _language: Option<Language>,
    _folders: Folders,
) -> Result<ExitCode, Trouble> {
    Err(Trouble::Failed(texts::text("no-window-built")))
}
