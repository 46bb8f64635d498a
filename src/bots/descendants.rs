//! The descendants of a bot on Linux, as `/proc` shows them: found, halted, ended and taken away.

use std::{collections::BTreeSet, fs, sync::Once};

use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitOptions, getpid, kill_process, kill_process_group, prlimit,
    set_child_subreaper, waitpid,
};

use super::family::MARK;

/// So often is looked again for processes that were started meanwhile.
const ROUNDS: usize = 64;
/// So often is looked whether a process is gone that has been killed: it is soon, unless the system holds it.
const LOOKS: usize = 100_000;

/// One process; number and time of birth together are never those of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Process {
    pid: i32,
    born: u64,
}

/// What `/proc` tells of a process.
#[derive(Clone, Copy, Debug)]
struct Facts {
    process: Process,
    parent: i32,
    group: i32,
    session: i32,
    is_dead: bool,
}

/// Lets all orphans below this program fall to it, so that they can be found and taken away.
pub(super) fn adopt_orphans() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Err(error) = set_child_subreaper(Some(getpid())) {
            tracing::warn!("children that bots leave behind may stay: {error}");
        }
    });
}

/// Limits the memory of a process and of all that it will start, and lets it leave no memory dumps.
pub(super) fn hold(pid: Pid, memory: Option<u64>) {
    let limit = |resource, most| {
        let limits = Rlimit {
            current: Some(most),
            maximum: Some(most),
        };
        if let Err(error) = prlimit(Some(pid), resource, limits) {
            // It may have ended already.
            tracing::debug!("a bot has no limit: {error}");
        }
    };
    limit(Resource::Core, 0);
    if let Some(bytes) = memory {
        limit(Resource::Data, bytes);
    }
}

/// Reads one line of facts: `PID (NAME) STATE PPID PGRP SESSION …`, the time of birth in place 22.
fn read(text: &str) -> Option<Facts> {
    let (pid, _) = text.split_once(' ')?;
    // The name may hold anything, brackets too.
    let (_, rest) = text.rsplit_once(") ")?;
    let words: Vec<&str> = rest.split(' ').collect();
    let number = |place: usize| words.get(place)?.parse().ok();
    Some(Facts {
        process: Process {
            pid: pid.parse().ok()?,
            born: words.get(19)?.parse().ok()?,
        },
        parent: number(1)?,
        group: number(2)?,
        session: number(3)?,
        is_dead: matches!(words.first(), Some(&("Z" | "X"))),
    })
}

/// All processes that can be seen.
fn all() -> Vec<Facts> {
    let Ok(entries) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            entry.file_name().to_str()?.parse::<u32>().ok()?;
            read(&fs::read_to_string(entry.path().join("stat")).ok()?)
        })
        .collect()
}

/// Whether the environment of a process carries a mark, or one that begins with it.
fn is_marked(pid: i32, mark: &str) -> bool {
    let wanted = format!("{MARK}={mark}");
    let Ok(environment) = fs::read(format!("/proc/{pid}/environ")) else {
        return false;
    };
    environment
        .split(|&byte| byte == 0)
        .any(|entry| entry.starts_with(wanted.as_bytes()))
}

/// Adds the processes of the family that are not known yet, and says whether there were any.
fn look(leader: i32, mark: &str, all: &[Facts], known: &mut BTreeSet<Process>) -> bool {
    let before = known.len();
    let born = all.iter().find(|facts| facts.process.pid == leader);
    let since = born.map_or(0, |facts| facts.process.born);
    let own = getpid().as_raw_nonzero().get();
    for facts in all
        .iter()
        .filter(|facts| facts.process.born >= since && facts.process.pid != own)
    {
        let is_near = facts.process.pid == leader || facts.group == leader || facts.session == leader;
        if is_near || !facts.is_dead && is_marked(facts.process.pid, mark) {
            known.insert(facts.process);
        }
    }
    // Children of children, as deep as they go.
    loop {
        let pids: BTreeSet<i32> = known.iter().map(|process| process.pid).collect();
        let size = known.len();
        known.extend(
            all.iter()
                .filter(|facts| pids.contains(&facts.parent))
                .map(|facts| facts.process),
        );
        if known.len() == size {
            return size > before;
        }
    }
}

fn pid(process: Process) -> Option<Pid> {
    Pid::from_raw(process.pid)
}

/// Ends all processes below this one, which its orphans fall to, and takes them away.
pub(super) fn end_below() {
    let own = getpid().as_raw_nonzero().get();
    for _ in 0..ROUNDS {
        let mut known = BTreeSet::new();
        loop {
            let below = below(own, &all());
            let found = below.difference(&known).copied().collect::<Vec<_>>();
            if found.is_empty() {
                break;
            }
            // First all are halted, so that nobody can slip away.
            for pid in found.iter().filter_map(|&process| pid(process)) {
                let _ = kill_process(pid, Signal::STOP);
            }
            known.extend(found);
        }
        if known.is_empty() {
            return;
        }
        for pid in known.iter().filter_map(|&process| pid(process)) {
            let _ = kill_process(pid, Signal::KILL);
        }
        see_off(known);
    }
}

/// The processes below one, as deep as they go.
fn below(root: i32, all: &[Facts]) -> BTreeSet<Process> {
    let mut pids = BTreeSet::from([root]);
    let mut found = BTreeSet::new();
    loop {
        let size = found.len();
        for facts in all.iter().filter(|facts| pids.contains(&facts.parent)) {
            found.insert(facts.process);
        }
        pids.extend(found.iter().map(|process| process.pid));
        if found.len() == size {
            return found;
        }
    }
}

/// Ends a bot that has not been taken away yet, and its family: first all are halted, so that nobody can slip away.
pub(super) fn end(leader: Pid, mark: &str) {
    let _ = kill_process_group(leader, Signal::STOP);
    let mut known = BTreeSet::new();
    for _ in 0..ROUNDS {
        if !look(leader.as_raw_nonzero().get(), mark, &all(), &mut known) {
            break;
        }
        for pid in known.iter().filter_map(|&process| pid(process)) {
            let _ = kill_process(pid, Signal::STOP);
        }
    }
    for pid in known.iter().filter_map(|&process| pid(process)) {
        let _ = kill_process(pid, Signal::KILL);
    }
    known.retain(|process| process.pid != leader.as_raw_nonzero().get());
    see_off(known);
}

/// Waits until processes that have been killed are gone. While one is ending it has lost its mark but is not dead yet:
/// by a look at all it would not be found.
fn see_off(killed: BTreeSet<Process>) {
    let own = getpid().as_raw_nonzero().get();
    for process in killed {
        let facts = || {
            let text = fs::read_to_string(format!("/proc/{}/stat", process.pid)).ok()?;
            read(&text).filter(|facts| facts.process == process)
        };
        for _ in 0..LOOKS {
            match facts() {
                None => break,
                Some(facts) if facts.parent == own => {
                    let _ = pid(process).map(|pid| waitpid(Some(pid), WaitOptions::empty()));
                }
                // Its parent is ending too; then it is ours.
                Some(_) => std::thread::yield_now(),
            }
        }
    }
}

/// Takes away what a bot has left behind, and ends what has come to light only now. The bot itself must be gone.
pub(super) fn end_orphans(leader: Pid, mark: &str) {
    let own = getpid().as_raw_nonzero().get();
    let leader = leader.as_raw_nonzero().get();
    for _ in 0..ROUNDS {
        let all = all();
        // Zero in a container whose session was begun outside; the system's own call may not be asked there.
        let own_session = all
            .iter()
            .find(|facts| facts.process.pid == own)
            .map_or(0, |facts| facts.session);
        let mut known = BTreeSet::new();
        look(leader, mark, &all, &mut known);
        // What has ended in a session of its own carries no mark any more; this program starts no such children.
        let left = |facts: &&Facts| {
            known.contains(&facts.process)
                || facts.is_dead && facts.parent == own && facts.session != own_session
        };
        let left: Vec<&Facts> = all.iter().filter(left).collect();
        if left.is_empty() {
            return;
        }
        for pid in left.iter().filter_map(|facts| pid(facts.process)) {
            let _ = kill_process(pid, Signal::KILL);
        }
        see_off(left.into_iter().map(|facts| facts.process).collect());
    }
    tracing::warn!("some processes of a bot do not end");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_hides_nothing() {
        let facts =
            read("12 (a) b) Z 3 4 5 0 -1 4194304 75 0 1 0 0 0 0 0 20 0 1 0 2779558 2990080").expect("facts");
        assert_eq!((facts.process.pid, facts.process.born), (12, 2_779_558));
        assert_eq!(
            (facts.parent, facts.group, facts.session, facts.is_dead),
            (3, 4, 5, true)
        );
    }

    #[test]
    fn this_process_is_among_all() {
        let own = getpid().as_raw_nonzero().get();
        assert!(
            all()
                .iter()
                .any(|facts| facts.process.pid == own && !facts.is_dead)
        );
    }
}
