//! The crew: many threads play blocks, and hand them in by their numbers, so that results do not depend on them.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::{
        Condvar, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    time::{Duration, Instant},
};

use super::{
    plan::{Block, Plan},
    venue::{Clocks, GameResult, Venue},
};
use crate::rules::Message;

/// How long the blocks that a thread takes at once may last together.
const BATCH: Duration = Duration::from_millis(20);

/// How far one thread may be ahead of the slowest one, in blocks.
const AHEAD: u64 = 16_384;

/// Every how many blocks thinking is timed: often enough for a mean, too rarely to slow the games down.
const TIMED: u64 = 64;

/// What people may do with a running tournament.
#[derive(Debug)]
pub struct Control {
    stop: AtomicBool,
    paused: AtomicBool,
    threads: AtomicUsize,
    changed: (Mutex<()>, Condvar),
}

impl Control {
    /// Runs on so many threads.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self {
            stop: AtomicBool::new(false),
            paused: AtomicBool::new(false),
            threads: AtomicUsize::new(threads.max(1)),
            changed: (Mutex::new(()), Condvar::new()),
        }
    }

    /// As many threads as the machine has.
    #[must_use]
    pub fn all_threads() -> usize {
        std::thread::available_parallelism().map_or(1, usize::from)
    }

    fn tell(&self) {
        drop(self.changed.0.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.1.notify_all();
    }

    /// Ends the tournament when the running games are over.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.tell();
    }

    /// Whether it was asked to end.
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Pauses when the running games are over, or goes on.
    pub fn pause(&self, pause: bool) {
        self.paused.store(pause, Ordering::Relaxed);
        self.tell();
    }

    /// Whether it pauses.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused.load(Ordering::Relaxed)
    }

    /// Goes on with so many threads.
    pub fn set_threads(&self, threads: usize) {
        self.threads.store(threads.max(1), Ordering::Relaxed);
        self.tell();
    }

    /// On how many threads it runs.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads.load(Ordering::Relaxed)
    }

    /// Waits while this is true, unless the tournament is stopped.
    fn wait_while(&self, held: impl Fn() -> bool) {
        let guard = self.changed.0.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self
            .changed
            .1
            .wait_while(guard, |()| held() && !self.is_stopped());
        drop(waited);
    }
}

/// A block that has been played.
#[derive(Debug)]
pub struct Finished {
    /// Which one.
    pub block: Block,
    /// What its games came to.
    pub results: Vec<GameResult>,
    /// How long the seats thought, where that was timed.
    pub clocks: Option<Vec<Clocks>>,
}

struct Batch {
    first: u64,
    blocks: Vec<Result<Finished, Message>>,
}

/// Plays these blocks and hands them to `each` in the order of their numbers, until it has had enough or the control
/// says stop. `most` is the largest number of threads that the control may ever ask for.
///
/// # Errors
/// The first block that could not be played, or when the system grants no threads.
pub fn play(
    plan: &Plan,
    venue: &dyn Venue,
    span: Range<u64>,
    control: &Control,
    most: usize,
    mut each: impl FnMut(Finished) -> ControlFlow<()>,
) -> Result<(), Message> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(most)
        .build()
        .map_err(|error| Message::new("arena-no-threads").with("why", error.to_string()))?;
    let next = AtomicU64::new(span.start);
    let done = AtomicU64::new(span.start);
    let enough = AtomicBool::new(false);
    let (send, receive) = sync_channel::<Batch>(2 * most);
    pool.in_place_scope(|scope| {
        for worker in 0..most {
            let crew = Crew {
                plan,
                venue,
                end: span.end,
                control,
                next: &next,
                done: &done,
                enough: &enough,
            };
            let send = send.clone();
            scope.spawn(move |_| crew.work(worker, &send));
        }
        drop(send);
        let mut waiting = BTreeMap::new();
        let mut due = span.start;
        let mut fault = None;
        for batch in &receive {
            waiting.insert(batch.first, batch.blocks);
            while let Some(blocks) = waiting.remove(&due) {
                due += blocks.len() as u64;
                for block in blocks {
                    if fault.is_some() || enough.load(Ordering::Relaxed) {
                        break;
                    }
                    match block {
                        Ok(finished) => {
                            if each(finished).is_break() {
                                enough.store(true, Ordering::Relaxed);
                            }
                        }
                        Err(message) => fault = Some(message),
                    }
                }
            }
            if fault.is_some() {
                enough.store(true, Ordering::Relaxed);
            }
            done.store(due, Ordering::Relaxed);
            control.tell();
        }
        fault.map_or(Ok(()), Err)
    })
}

#[derive(Clone, Copy)]
struct Crew<'a> {
    plan: &'a Plan,
    venue: &'a dyn Venue,
    end: u64,
    control: &'a Control,
    next: &'a AtomicU64,
    done: &'a AtomicU64,
    enough: &'a AtomicBool,
}

impl Crew<'_> {
    fn is_over(&self) -> bool {
        self.control.is_stopped()
            || self.enough.load(Ordering::Relaxed)
            || self.next.load(Ordering::Relaxed) >= self.end
    }

    /// Takes batch after batch and plays it; what was taken is always handed in, so that no number is missing.
    fn work(self, worker: usize, send: &SyncSender<Batch>) {
        let mut size = 1;
        loop {
            self.control.wait_while(|| {
                let ahead = self.next.load(Ordering::Relaxed) - self.done.load(Ordering::Relaxed) > AHEAD;
                !self.is_over() && (ahead || self.control.is_paused() || worker >= self.control.threads())
            });
            if self.is_over() {
                self.control.tell();
                return;
            }
            let first = self.next.fetch_add(size, Ordering::Relaxed);
            let begun = Instant::now();
            let blocks: Vec<_> = (first..self.end.min(first + size))
                .map(|number| self.block(number))
                .collect();
            let took = begun.elapsed();
            let batch = Batch { first, blocks };
            if batch.blocks.is_empty() || send.send(batch).is_err() {
                continue;
            }
            size = if took > BATCH {
                (size / 2).max(1)
            } else {
                (size * 2).min(AHEAD / 64)
            };
        }
    }

    fn block(self, number: u64) -> Result<Finished, Message> {
        let block = self.plan.block(number);
        let mut clocks = number.is_multiple_of(TIMED).then(Vec::new);
        let results = self.venue.play(
            (number, self.plan.opening(number)),
            &block.seed,
            &block.seatings,
            clocks.as_mut(),
        )?;
        Ok(Finished {
            block,
            results,
            clocks,
        })
    }
}
