//! `homestretch play`: opens the window.

use std::process::ExitCode;

use tracing_subscriber::{EnvFilter, Layer as _, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use super::{Trouble, challenge, options, options::PlayLine};
use crate::{
    app::{self, Options},
    arena::Venues,
    bots,
    play::{company, store::Folders},
    texts::Language,
};

/// The log keeps so many days.
const DAYS: usize = 7;

pub(super) fn run(
    games: &'static dyn Venues,
    line: PlayLine,
    language: Option<Language>,
    folders: Folders,
) -> Result<ExitCode, Trouble> {
    let options = opening(games, line, language, folders)?;
    let _log = keep_log(&options.folders);
    let ran = app::run(options).map_err(|error| Trouble::Failed(error.to_string()));
    // The table may hold on to its bots to the very end.
    bots::end_all();
    ran.map(|()| ExitCode::SUCCESS)
}

/// What the window is started with by these words.
pub(super) fn opening(
    games: &'static dyn Venues,
    line: PlayLine,
    language: Option<Language>,
    folders: Folders,
) -> Result<Options, Trouble> {
    let challenge = challenge::read(games.games(), line.challenge.as_deref(), &line.table)?;
    let table = line.table.or_defaults(&folders)?;
    let setup = if table.is_silent() && line.position.is_none() {
        None
    } else {
        let mut setup = table.setup(games.games(), table.entry(games.games())?.usual_sitters())?;
        company::introduce(setup.entry, &mut setup.chairs);
        setup.position = line.position.as_deref().map(options::position).transpose()?;
        setup.open()?;
        Some(setup)
    };
    let seed = line
        .seed
        .as_deref()
        .map(|text| options::seed(Some(text)))
        .transpose()?;
    // A file that can't be opened is told of here, before a window hides the terminal.
    if let Some(path) = &line.load {
        folders.load(games.games(), path)?;
    }
    if let Some(speed) = line.speed
        && !(0.25..=16.0).contains(&speed)
    {
        return Err(crate::rules::Message::new("speed-words")
            .with("text", speed.to_string())
            .into());
    }
    let hosts = line.host.hosts()?;
    if let Some(setup) = &setup {
        hosts.allow_setup(setup);
    }
    Ok(Options {
        venues: games,
        hosts,
        setup,
        seed,
        challenge,
        load: line.load,
        speed: line.speed,
        phones: line.phones,
        safe: line.safe,
        language,
        folders,
    })
}

/// A log in the data folder, a file a day. Where it can't be written there is only the terminal.
fn keep_log(folders: &Folders) -> Option<tracing_appender::non_blocking::WorkerGuard> {
    let filter = || {
        EnvFilter::try_from_default_env().unwrap_or_else(|_| {
            EnvFilter::new("info,wgpu=error,naga=warn,bevy_render=warn,bevy_winit=warn,winit=warn,symphonia_format_ogg=warn")
        })
    };
    let terminal = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .without_time();
    // Where it can't be made the appender says so.
    let _ = std::fs::create_dir_all(folders.logs());
    let appender = tracing_appender::rolling::Builder::new()
        .rotation(tracing_appender::rolling::Rotation::DAILY)
        .filename_prefix("homestretch")
        .filename_suffix("log")
        .max_log_files(DAYS)
        .build(folders.logs())
        .ok();
    let (writer, guard) = appender.map(tracing_appender::non_blocking).unzip();
    let file = writer.map(|writer| {
        tracing_subscriber::fmt::layer()
            .with_writer(writer)
            .with_ansi(false)
    });
    let quiet = EnvFilter::new("warn,wgpu=error,naga=error,bevy_winit=error");
    tracing_subscriber::registry()
        .with(terminal.with_filter(quiet))
        .with(file.with_filter(filter()))
        .init();
    guard
}
