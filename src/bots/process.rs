//! The process behind a bot and its three pipes, each with a thread of its own, so that every wait has an end.
//!
//! Memory stays bounded whatever the bot does: lines have a length, few of them wait to be read, one text at most waits
//! to be written, and of the standard error only the end is kept.

use std::{
    collections::VecDeque,
    fs::File,
    io::{BufRead, BufReader, Read, Write},
    process::{ChildStdin, Command},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

#[cfg(target_os = "linux")]
use super::keeper;
use super::{
    BotSpec, CommandFault, Fault, Limits,
    family::{Ending, Family},
};
use crate::{play::store::StoreError, texts};

/// So many lines wait to be read; a bot that says more has to wait itself.
const WAITING: usize = 32;
/// So much of the standard error is kept in memory.
const TAIL: usize = 4 << 10;
/// Threads that only copy need no more.
const STACK: usize = 128 << 10;

/// What comes from a bot.
#[derive(Debug)]
pub(super) enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line is longer than allowed.
    TooLong,
    /// There is no more: its output or its input is closed.
    End,
}

/// The log of a bot: its standard error and its notes.
#[derive(Debug, Default)]
struct Log {
    tail: VecDeque<u8>,
    file: Option<File>,
    /// How many bytes may still go to the file.
    room: u64,
}

impl Log {
    fn put(&mut self, bytes: &[u8]) {
        self.tail.extend(bytes);
        let more = self.tail.len().saturating_sub(TAIL);
        self.tail.drain(..more);
        let Some(file) = &mut self.file else { return };
        let most = usize::try_from(self.room).unwrap_or(usize::MAX).min(bytes.len());
        self.room -= most as u64;
        // A log that can't be written stops no game.
        let _ = file.write_all(&bytes[..most]);
        if most < bytes.len() {
            let _ = writeln!(file, "\n{}", texts::text("bot-log-ends"));
            self.file = None;
        }
    }
}

/// A running bot, as far as the system is concerned.
#[derive(Debug)]
pub(super) struct Process {
    family: Family,
    heard: Receiver<Heard>,
    orders: Option<SyncSender<Vec<u8>>>,
    written: Receiver<()>,
    /// Whether a text is still being written.
    writing: bool,
    log: Arc<Mutex<Log>>,
    log_ended: Receiver<()>,
    /// How long its end may take to show.
    leave: Duration,
}

fn spawn(work: impl FnOnce() + Send + 'static) -> Result<(), Fault> {
    let thread = thread::Builder::new().name("bot".to_owned()).stack_size(STACK);
    thread
        .spawn(work)
        .map(drop)
        .map_err(|error| missing(texts::refused(&error)))
}

fn missing(why: String) -> Fault {
    Fault::Missing { why }
}

impl Process {
    /// Starts the program.
    pub(super) fn start(spec: &BotSpec, limits: &Limits) -> Result<Self, Fault> {
        let (program, words) = spec
            .words()
            .split_first()
            .ok_or_else(|| missing(CommandFault::Empty.to_string()))?;
        let file = match &spec.log {
            Some(path) => {
                let opened = File::options().create(true).append(true).open(path);
                Some(opened.map_err(|why| missing(StoreError::io(path, why).to_string()))?)
            }
            None => None,
        };
        let mut command = Command::new(program);
        command.args(words);
        let mut family =
            Family::start(&mut command, limits.memory).map_err(|error| missing(texts::refused(&error)))?;
        let child = family.child();
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(input), Some(output), Some(errors)) = pipes else {
            return Err(missing(texts::text("bot-no-pipes")));
        };
        let (hear, heard) = sync_channel(WAITING);
        let (orders, texts) = sync_channel(1);
        let (done, written) = sync_channel(1);
        let (ended, log_ended) = sync_channel(1);
        let log = Arc::new(Mutex::new(Log {
            file,
            room: limits.log,
            ..Log::default()
        }));
        let (most, ears, kept) = (limits.line, hear.clone(), Arc::clone(&log));
        spawn(move || read_lines(output, most, &ears))?;
        spawn(move || write_texts(input, &texts, &done, &hear))?;
        spawn(move || {
            keep_log(errors, &kept);
            // Nobody waits for it while the bot runs.
            let _ = ended.try_send(());
        })?;
        Ok(Self {
            family,
            heard,
            orders: Some(orders),
            written,
            writing: false,
            log,
            log_ended,
            leave: limits.leave,
        })
    }

    /// Gives a text to be written. The one before must have been taken within `time`.
    pub(super) fn tell(&mut self, text: Vec<u8>, time: Duration) -> Result<(), Fault> {
        if self.writing {
            match self.written.recv_timeout(time) {
                Ok(()) => self.writing = false,
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Deaf { limit: time }),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
        let sent = self
            .orders
            .as_ref()
            .is_some_and(|orders| orders.send(text).is_ok());
        self.writing = sent;
        if sent { Ok(()) } else { Err(self.gone()) }
    }

    /// The next thing heard within `time`; none when there is nothing.
    pub(super) fn hear(&self, time: Duration) -> Option<Heard> {
        match self.heard.recv_timeout(time) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Heard::End),
        }
    }

    /// What has been heard already; none when there is nothing.
    pub(super) fn overhear(&self) -> Option<Heard> {
        match self.heard.try_recv() {
            Ok(heard) => Some(heard),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Heard::End),
        }
    }

    /// Puts a note into the log.
    pub(super) fn note(&self, text: &str) {
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        log.put(format!("note: {text}\n").as_bytes());
    }

    /// Why nothing more comes: the program has ended, or only closed its pipes. The end shows a little after the pipes
    /// are closed.
    pub(super) fn gone(&mut self) -> Fault {
        let begun = Instant::now();
        loop {
            if let Some(how) = self.family.how_ended() {
                return self.unless_missing(how);
            }
            if begun.elapsed() >= self.leave {
                return Fault::Closed;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// A program that has ended, or was never started: a keeper says so.
    fn unless_missing(&self, how: Ending) -> Fault {
        #[cfg(target_os = "linux")]
        if keeper::may_have_failed(how) {
            // Its last words are on their way.
            let _ = self.log_ended.recv_timeout(self.leave);
            let log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
            let bytes: Vec<u8> = log.tail.iter().copied().collect();
            let text = String::from_utf8_lossy(&bytes);
            if let Some(why) = keeper::why_not_started(&text) {
                return missing(texts::refused(&why));
            }
        }
        Fault::Crashed { how: how.to_string() }
    }

    /// Lets the program end by itself for a little while: its input ends, and its output is no more listened to. Then
    /// ends it, and says whether it had ended.
    pub(super) fn leave(&mut self) -> bool {
        self.orders = None;
        let begun = Instant::now();
        while let Some(rest) = self.leave.checked_sub(begun.elapsed()) {
            if matches!(self.hear(rest), None | Some(Heard::End)) {
                break;
            }
        }
        let by_itself = matches!(self.gone(), Fault::Crashed { .. });
        self.family.end();
        by_itself
    }

    /// Ends the program and its family now, and gives the end of its log.
    pub(super) fn end(&mut self) -> String {
        self.orders = None;
        self.family.end();
        // Its last words are on their way.
        let _ = self.log_ended.recv_timeout(self.leave);
        let log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = log.tail.iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        // What a keeper says there is told as the fault itself.
        #[cfg(target_os = "linux")]
        if keeper::why_not_started(&text).is_some() {
            return String::new();
        }
        text
    }
}

fn read_lines(output: impl Read, most: usize, ears: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let room = most as u64 + 1;
        let read = output.by_ref().take(room).read_until(b'\n', &mut line);
        let heard = match read {
            Ok(0) | Err(_) => Heard::End,
            Ok(_) if line.len() > most => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim_end().to_owned()),
        };
        let goes_on = matches!(heard, Heard::Line(_));
        if ears.send(heard).is_err() || !goes_on {
            return;
        }
    }
}

fn write_texts(
    mut input: ChildStdin,
    texts: &Receiver<Vec<u8>>,
    done: &SyncSender<()>,
    ears: &SyncSender<Heard>,
) {
    for text in texts {
        if input.write_all(&text).and_then(|()| input.flush()).is_err() {
            // Whoever waits for an answer waits in vain.
            let _ = ears.send(Heard::End);
            return;
        }
        if done.send(()).is_err() {
            return;
        }
    }
}

fn keep_log(mut errors: impl Read, log: &Mutex<Log>) {
    let mut bytes = [0; 4 << 10];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        log.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .put(&bytes[..count]);
    }
}
