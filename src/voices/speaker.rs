//! Who reads aloud: a thread of its own with room for one sentence that waits. Newer news takes its place, and the next
//! turn cuts off what is being said, so speech is never more than one sentence behind the game.

use std::{
    io::Write,
    process::{Child, Command, Stdio},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use crate::rules::Message;

/// Something to be said.
#[derive(Debug)]
pub struct Utterance {
    /// The sentence.
    pub text: String,
    /// The turn that it tells of; what tells of another one is cut off.
    pub turn: u64,
    /// The program that says what comes on its standard input.
    pub command: Command,
    /// What has to be done beside ending that program to cut it off.
    pub silence: Option<Command>,
}

/// How long a voice may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// To begin, and to end.
    pub start: Duration,
    /// For each letter.
    pub letter: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(5),
            letter: Duration::from_millis(250),
        }
    }
}

/// After so many failures in a row nothing more is said.
const MOST_FAILURES: u32 = 3;
/// So often it is looked after the program that speaks.
const LOOK: Duration = Duration::from_millis(10);

#[derive(Default)]
struct State {
    /// What is to be said next, since when.
    waiting: Option<(Utterance, Instant)>,
    /// The turn of which is being told.
    now: Option<u64>,
    /// Whether that is to be broken off.
    cut: bool,
    over: bool,
    failures: u32,
    trouble: Option<Message>,
    told: bool,
    begun: u64,
    dropped: u64,
    latest: Duration,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads aloud what it is told, and never holds anybody up.
pub struct Speaker {
    shared: Arc<Shared>,
}

impl Speaker {
    /// One that is silent until something is said.
    #[must_use]
    pub fn new(patience: Patience) -> Self {
        let shared = Arc::<Shared>::default();
        let own = shared.clone();
        // Where no thread can be had nothing is read aloud.
        let _ = thread::Builder::new()
            .name("voice".to_owned())
            .spawn(move || speak(&own, patience));
        Self { shared }
    }

    /// Says something as soon as it can be said; what waited until now is dropped.
    pub fn say(&self, utterance: Utterance) {
        let mut state = self.shared.lock();
        if state.failures >= MOST_FAILURES {
            return;
        }
        state.cut |= state.now.is_some_and(|turn| turn != utterance.turn);
        if state.waiting.replace((utterance, Instant::now())).is_some() {
            state.dropped += 1;
        }
        drop(state);
        self.shared.changed.notify_all();
    }

    /// Falls silent, and listens anew: what failed before may be tried again.
    pub fn hush(&self) {
        let mut state = self.shared.lock();
        state.waiting = None;
        state.cut = true;
        state.failures = 0;
        state.told = false;
        drop(state);
        self.shared.changed.notify_all();
    }

    /// What went wrong, told once.
    #[must_use]
    pub fn trouble(&self) -> Option<Message> {
        self.shared.lock().trouble.take()
    }

    /// How many sentences were begun, how many were dropped, and how long the latest of those that were begun had waited.
    #[must_use]
    pub fn figures(&self) -> (u64, u64, Duration) {
        let state = self.shared.lock();
        (state.begun, state.dropped, state.latest)
    }

    /// Waits until nothing is said and nothing is to be said.
    pub fn rest(&self) {
        let state = self.shared.lock();
        let busy = |state: &mut State| state.waiting.is_some() || state.now.is_some();
        drop(self.shared.changed.wait_while(state, busy));
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.over = true;
        state.cut = true;
        drop(state);
        self.shared.changed.notify_all();
    }
}

/// The thread: one sentence after the other.
fn speak(shared: &Shared, patience: Patience) {
    loop {
        let state = shared.lock();
        let idle = |state: &mut State| state.waiting.is_none() && !state.over;
        let mut state = shared
            .changed
            .wait_while(state, idle)
            .unwrap_or_else(PoisonError::into_inner);
        if state.over {
            return;
        }
        let Some((utterance, since)) = state.waiting.take() else {
            continue;
        };
        state.now = Some(utterance.turn);
        state.cut = false;
        state.begun += 1;
        state.latest = state.latest.max(since.elapsed());
        drop(state);
        let said = say(shared, utterance, patience);
        let mut state = shared.lock();
        state.now = None;
        match said {
            Ok(()) => state.failures = 0,
            Err(why) => {
                state.failures += 1;
                if !state.told {
                    state.told = true;
                    state.trouble = Some(why);
                }
                if state.failures >= MOST_FAILURES {
                    state.waiting = None;
                }
            }
        }
        drop(state);
        shared.changed.notify_all();
    }
}

/// Says one sentence, or as much of it as there is time for.
fn say(shared: &Shared, mut utterance: Utterance, patience: Patience) -> Result<(), Message> {
    let name = utterance.command.get_program().to_string_lossy().into_owned();
    let failed = |key: &str| Message::new(key).with("program", name.as_str());
    let mut child = apart(&mut utterance.command)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| failed("voice-missing").with("why", error.to_string()))?;
    if let Some(mut pipe) = child.stdin.take() {
        // A pipe holds more than a sentence, so this waits for nobody; who does not listen will fail by itself.
        let _ = pipe.write_all(clean(&utterance.text).as_bytes());
    }
    let letters = utterance.text.chars().count() as u32;
    let end = Instant::now() + patience.start + patience.letter * letters;
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(_)) | Err(_) => return Err(failed("voice-failed")),
            Ok(None) => {}
        }
        let mut state = shared.lock();
        if state.cut {
            state.cut = false;
            drop(state);
            end_it(&mut child);
            if let Some(silence) = &mut utterance.silence {
                silence_by(silence);
            }
            return Ok(());
        }
        if Instant::now() > end {
            end_it(&mut child);
            return Err(failed("voice-hangs"));
        }
        drop(shared.changed.wait_timeout(state, LOOK));
    }
}

/// Lets a program have a group of its own, so that it can be ended with all that it has started.
#[cfg(unix)]
fn apart(command: &mut Command) -> &mut Command {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0)
}

#[cfg(not(unix))]
fn apart(command: &mut Command) -> &mut Command {
    command
}

fn end_it(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        // What it has started may have ended by itself.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    // It may have ended by itself just now.
    let _ = child.kill();
    let _ = child.wait();
}

/// Lets a program end what another one goes on to say, and waits no longer than it takes.
fn silence_by(command: &mut Command) {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else { return };
    for _ in 0..100 {
        if !matches!(child.try_wait(), Ok(None)) {
            return;
        }
        thread::sleep(LOOK);
    }
    end_it(&mut child);
}

/// A sentence without what a synthesizer would take for a command; at most as much as a pipe holds.
fn clean(text: &str) -> String {
    let plain = |letter: char| match letter {
        '[' | ']' | '<' | '>' | '&' | '\\' => ' ',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    let line: String = text.chars().take(1_000).map(plain).collect();
    // Speech-dispatcher takes lines that begin with marks of exclamation for commands.
    format!("{}\n", line.trim_start_matches(['!', ' ']))
}
