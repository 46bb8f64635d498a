//! `homestretch env GAME`: somebody else drives the game, over standard input and output.

use std::{io, path::PathBuf, process::ExitCode};

use clap::Args;

use super::{
    Trouble,
    options::{self, HostLine, TableLine},
    out,
};
use crate::{
    catalogue::Listed,
    env::{EnvError, Session, batch},
    play::store,
    rules::Message,
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  printf '{\"type\":\"reset\"}\\n' | homestretch env mejn --seats person,far,near,ranking --seed 7\n  \
                  homestretch env quoridor --batch 1024 --seats person,runner\n\
                  The messages and frames are described in src/env/PROTOCOL.md; the Python package in python/ speaks them."
)]
pub(super) struct EnvLine {
    /// The game
    #[arg(value_name = "GAME")]
    game_word: String,
    #[command(flatten)]
    table: TableLine,
    #[command(flatten)]
    host: HostLine,
    /// The seed from which all games follow: a number or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// Plays so many games at once, by binary frames
    #[arg(long, value_name = "GAMES", conflicts_with_all = ["record", "events"])]
    batch: Option<usize>,
    #[command(flatten)]
    views: ViewsLine,
    /// Tells only these numbers of a view, by name; mine_* is all that begin so
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    numbers: Option<Vec<String>>,
    /// Puts the arrays into this file, which the caller maps into its memory, and reads the choices there
    #[arg(long, requires = "batch", value_name = "FILE")]
    shared: Option<PathBuf>,
    /// Tells what each of the caller's seats hears
    #[arg(long)]
    events: bool,
    /// Tells what a network sees where one of the caller's seats is to choose, and how the one of the program judges
    #[arg(long, conflicts_with = "batch")]
    sights: bool,
    /// Has the network in this file judge
    #[arg(long, requires = "sights", value_name = "FILE")]
    network: Option<PathBuf>,
    /// Keeps every game that comes to its end in this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

/// How the views of a batch lie in a frame.
#[derive(Args, Clone, Debug)]
struct ViewsLine {
    /// Gives the numbers of a view four bytes in a frame, not two
    #[arg(long, requires = "batch")]
    wide: bool,
    /// Tells the numbers of a view only where a seat is to choose, or the game is over; elsewhere they stay as they were
    #[arg(long, requires = "batch")]
    due: bool,
}

impl From<EnvError> for Trouble {
    fn from(error: EnvError) -> Self {
        match error {
            EnvError::Batch(sentence) => Self::Words(sentence),
            _ => Self::Failed(error.to_string()),
        }
    }
}

pub(super) fn run(games: &impl Listed, line: EnvLine) -> Result<ExitCode, Trouble> {
    let mut table = line.table;
    games.games().named(&line.game_word)?;
    if table.game.is_some_and(|game| game != line.game_word) {
        return Err(Message::new("env-two-games").into());
    }
    table.game = Some(line.game_word);
    let setup = table.setup(games.games(), &["person"])?;
    let seed = options::seed(line.seed.as_deref())?;
    let (input, output) = (io::stdin().lock(), out::pipe());
    if let Some(count) = line.batch {
        let plan = batch::Plan {
            setup,
            seed,
            games: count,
            wide: line.views.wide,
            due: line.views.due,
            numbers: line.numbers,
            shared: line.shared,
        };
        batch::serve(games, plan, input, io::BufWriter::new(output))?;
    } else {
        let hosts = line.host.hosts()?;
        hosts.allow_setup(&setup);
        let mut session = Session::new(setup, hosts, seed);
        session.tells_events = line.events;
        session.keep = line.record;
        if let Some(words) = &line.numbers {
            session.tell_only(words)?;
        }
        if line.sights {
            let bytes = line.network.as_deref().map(store::read_bytes).transpose()?;
            let judged = session.judge_by(bytes.as_deref());
            judged.map_err(|message| options::said_of(line.network.as_deref(), message.into()))?;
        }
        session.serve(input, io::BufWriter::new(output))?;
    }
    Ok(ExitCode::SUCCESS)
}
