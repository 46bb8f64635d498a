//! A child process with all that it starts: kept together, and ended together.
//!
//! A bot leads a process group of its own. On Linux it has a [keeper](super::keeper), from which nothing below it escapes and
//! which outlives this program. Should a bot end its keeper, its orphans fall to this program, and every process of a bot
//! carries a mark in its environment: so children are found that have left the group.

use std::{
    collections::BTreeMap,
    fmt, io,
    process::{Child, Command, ExitStatus, Stdio},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

#[cfg(target_os = "linux")]
use super::{descendants, keeper};
use crate::{rules::Message, texts};

/// The variable that marks the processes of a bot.
pub(super) const MARK: &str = "HOMESTRETCH_BOT";

/// The bots that run, by the process that leads them, with their marks.
static LIVING: Mutex<BTreeMap<u32, String>> = Mutex::new(BTreeMap::new());

/// How a process has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// By itself, with this exit code.
    Code(i32),
    /// By this signal.
    Signal(i32),
    /// The system does not tell.
    Unknown,
}

impl From<ExitStatus> for Ending {
    fn from(status: ExitStatus) -> Self {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Self::Signal(signal);
        }
        status.code().map_or(Self::Unknown, Self::Code)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Code(code) => texts::say(&Message::new("bot-ended-code").with("code", code.to_string())),
            Self::Signal(signal) => {
                texts::say(&Message::new("bot-ended-signal").with("signal", signal.to_string()))
            }
            Self::Unknown => texts::text("bot-ended-unknown"),
        })
    }
}

/// A child process and its descendants.
#[derive(Debug)]
pub(super) struct Family {
    child: Child,
    mark: String,
    ended: bool,
}

impl Family {
    /// Starts a command as the head of a family, with three pipes and so much memory for each process.
    pub(super) fn start(command: &mut Command, memory: Option<u64>) -> io::Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        // A bot may run bots itself: its mark begins theirs.
        let outer = std::env::var(MARK).unwrap_or_default();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let mark = format!("{outer}{}-{number}.", std::process::id());
        let mut kept = system::kept(command, memory);
        let command = kept.as_mut().unwrap_or(command);
        command.env(MARK, &mark);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        system::prepare(command);
        let child = command.spawn()?;
        let family = Self {
            child,
            mark,
            ended: false,
        };
        living().insert(family.child.id(), family.mark.clone());
        system::hold(&family.child, memory);
        Ok(family)
    }

    /// The process that was started, for its pipes.
    pub(super) fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// How the process that was started has ended, if it has.
    pub(super) fn how_ended(&mut self) -> Option<Ending> {
        system::how_ended(&mut self.child)
    }

    /// Ends all of the family that is left.
    pub(super) fn end(&mut self) {
        if std::mem::replace(&mut self.ended, true) {
            return;
        }
        system::end(self.child.id(), &self.mark);
        // Where there is nothing better, and where it has ended already, this does no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
        system::end_orphans(self.child.id(), &self.mark);
        living().remove(&self.child.id());
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        self.end();
    }
}

fn living() -> std::sync::MutexGuard<'static, BTreeMap<u32, String>> {
    LIVING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all bots at once, for a program that is about to end itself: after Ctrl-C nothing else would.
pub fn end_all() {
    let all = living().clone();
    for (leader, mark) in all {
        system::end(leader, &mark);
    }
}

#[cfg(not(unix))]
mod system {
    //! Systems without process groups: the process itself is ended, and nothing else.

    use std::process::{Child, Command};

    use super::Ending;

    pub(super) fn kept(_command: &Command, _memory: Option<u64>) -> Option<Command> {
        None
    }

    pub(super) fn prepare(_command: &mut Command) {}

    pub(super) fn hold(_child: &Child, _memory: Option<u64>) {}

    pub(super) fn how_ended(child: &mut Child) -> Option<Ending> {
        child.try_wait().ok().flatten().map(Ending::from)
    }

    pub(super) fn end(_leader: u32, _mark: &str) {}

    pub(super) fn end_orphans(_leader: u32, _mark: &str) {}
}

#[cfg(unix)]
mod system {
    //! Process groups, and on Linux more.

    use std::{
        os::unix::process::CommandExt as _,
        process::{Child, Command},
    };

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    use super::Ending;
    #[cfg(target_os = "linux")]
    use super::{descendants, keeper};

    /// A command that is run by a keeper, where there is one.
    pub(super) fn kept(command: &Command, memory: Option<u64>) -> Option<Command> {
        #[cfg(target_os = "linux")]
        return keeper::kept(command, memory);
        #[cfg(not(target_os = "linux"))]
        {
            let _ = (command, memory);
            None
        }
    }

    pub(super) fn prepare(command: &mut Command) {
        command.process_group(0);
        #[cfg(target_os = "linux")]
        descendants::adopt_orphans();
    }

    pub(super) fn hold(child: &Child, memory: Option<u64>) {
        #[cfg(target_os = "linux")]
        descendants::hold(Pid::from_child(child), memory);
        #[cfg(not(target_os = "linux"))]
        let _ = (child, memory);
    }

    /// Looks without taking the end off: as long as nobody has, the number of the process and its group stays its own.
    pub(super) fn how_ended(child: &mut Child) -> Option<Ending> {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = waitid(WaitId::Pid(Pid::from_child(child)), options).ok()??;
        Some(match (status.exit_status(), status.terminating_signal()) {
            (Some(code), _) => Ending::Code(code),
            (None, Some(signal)) => Ending::Signal(signal),
            (None, None) => Ending::Unknown,
        })
    }

    pub(super) fn end(leader: u32, mark: &str) {
        let Some(pid) = i32::try_from(leader).ok().and_then(Pid::from_raw) else {
            return;
        };
        #[cfg(target_os = "linux")]
        descendants::end(pid, mark);
        #[cfg(not(target_os = "linux"))]
        let _ = mark;
        // A group that is gone can't be ended, and need not be.
        let _ = kill_process_group(pid, Signal::KILL);
    }

    #[cfg_attr(
        not(target_os = "linux"),
        expect(unused_variables, reason = "other systems take orphans away themselves")
    )]
    pub(super) fn end_orphans(leader: u32, mark: &str) {
        #[cfg(target_os = "linux")]
        if let Some(pid) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
            descendants::end_orphans(pid, mark);
        }
    }
}
