//! The keeper of a bot on Linux: this program once more, as a small process between itself and the bot.
//!
//! Whatever the bot starts and leaves behind falls to its keeper, which takes away what has ended while the game goes on.
//! Nobody else reads the keeper's standard error than the program that started it; when that is gone, in whatever way,
//! the keeper notices, ends all processes below it, and itself. When the bot ends, the keeper ends the rest and then in
//! the same way as the bot.

use std::{
    ffi::OsString,
    fs::File,
    io::{self, Write as _},
    os::unix::process::{CommandExt as _, ExitStatusExt as _},
    path::PathBuf,
    process::{Command, ExitCode, ExitStatus, exit},
    sync::OnceLock,
    thread,
};

use rustix::{
    event::{PollFd, PollFlags, poll},
    io::Errno,
    process::{Signal, WaitOptions, getpid, kill_process, wait},
    stdio::{dup2_stdin, dup2_stdout},
};

use super::{descendants, family::Ending};

/// The word by which the program knows that it is to be a keeper.
const KEEP: &str = "--keep-bot";
/// How the keeper's last words begin when the bot could not be started.
const NOT_STARTED: &str = "homestretch could not start it: ";
/// The exit code then, as in shells.
const NOT_FOUND: u8 = 127;

/// The program that keeps.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Names the program that keeps bots: this one, by its path. Without it bots are started directly.
pub fn keep_with(program: PathBuf) {
    // Whoever comes second names the same one.
    let _ = PROGRAM.set(program);
}

/// The command that starts this one with a keeper, where there is one.
pub(super) fn kept(command: &Command, memory: Option<u64>) -> Option<Command> {
    let program = PROGRAM.get().filter(|program| program.exists())?;
    let mut keeper = Command::new(program);
    keeper
        .arg0("homestretch")
        .arg(KEEP)
        .arg(memory.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string()))
        .arg(command.get_program())
        .args(command.get_args());
    Some(keeper)
}

/// Whether a keeper may have ended so because it could not start the bot; then its last words tell.
pub(super) fn may_have_failed(how: Ending) -> bool {
    how == Ending::Code(NOT_FOUND.into())
}

/// Why the bot could not be started, by the last words of its keeper: the system's number for it, or else a text.
pub(super) fn why_not_started(log: &str) -> Option<io::Error> {
    let why = log.strip_prefix(NOT_STARTED)?.trim_end();
    let number = why.parse().map(io::Error::from_raw_os_error);
    Some(number.unwrap_or_else(|_| io::Error::other(why)))
}

/// Whether these are the words of a keeper, `--keep-bot MEMORY PROGRAM WORD…`: then it keeps, and this is how it ended.
#[must_use]
pub fn keep(words: &[OsString]) -> Option<ExitCode> {
    let [_, keep, memory, program, rest @ ..] = words else {
        return None;
    };
    if keep != KEEP {
        return None;
    }
    descendants::adopt_orphans();
    descendants::hold(getpid(), memory.to_str().and_then(|bytes| bytes.parse().ok()));
    let mut command = Command::new(program);
    command.args(rest).process_group(0);
    let started = command.spawn().and_then(|bot| {
        // The bot's pipes end when the bot closes them, and not when its keeper does.
        let nothing = File::open("/dev/null")?;
        dup2_stdin(&nothing)?;
        dup2_stdout(&nothing)?;
        thread::Builder::new().stack_size(128 << 10).spawn(outlive)?;
        Ok(bot.id())
    });
    Some(match started {
        Ok(bot) => end_like(wait_for(bot)),
        Err(error) => {
            let why = error.raw_os_error();
            let why = why.map_or_else(|| error.to_string(), |number| number.to_string());
            // Nothing is left to be done where even this can't be written.
            let _ = write!(io::stderr(), "{NOT_STARTED}{why}");
            ExitCode::from(NOT_FOUND)
        }
    })
}

/// Waits until nobody reads the standard error any more, and ends everything.
fn outlive() {
    let errors = io::stderr();
    // Asked for nothing, it tells only that the other end is closed.
    let mut fds = [PollFd::new(&errors, PollFlags::empty())];
    while matches!(poll(&mut fds, None), Err(Errno::INTR)) {}
    descendants::end_below();
    exit(1);
}

/// Takes away whatever ends, until the bot itself has ended; then ends what it leaves behind.
fn wait_for(bot: u32) -> Option<ExitStatus> {
    let mut status = None;
    while status.is_none() {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, how))) if pid.as_raw_nonzero().get().cast_unsigned() == bot => {
                status = Some(ExitStatus::from_raw(how.as_raw()));
            }
            Ok(_) | Err(Errno::INTR) => {}
            Err(_) => break,
        }
    }
    descendants::end_below();
    status
}

/// Ends as the bot did.
fn end_like(status: Option<ExitStatus>) -> ExitCode {
    let signal = status.and_then(|status| status.signal());
    if let Some(signal) = signal.and_then(Signal::from_named_raw) {
        // Rust looks at some signals itself, once.
        let _ = kill_process(getpid(), signal);
        let _ = kill_process(getpid(), signal);
    }
    let code = status
        .and_then(|status| status.code())
        .or(signal.map(|signal| 128 + signal));
    ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}
