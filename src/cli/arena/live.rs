//! What is seen of a tournament while it is played: a line that moves, and how it stands whenever that is asked for, by Enter
//! or by the signal USR1.

use std::{
    io::{self, IsTerminal as _},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};

use super::show;
use crate::{
    arena::{Session, report::live},
    cli::{Trouble, out},
};

/// The line is written again no sooner; with many players it takes long to reckon.
const SOON: Duration = Duration::from_millis(400);
/// So much of the time may go into it.
const PART: u32 = 50;

/// What is seen of a run.
pub(super) struct Live {
    bar: ProgressBar,
    asked: Arc<AtomicBool>,
    pub(super) began: Instant,
    pub(super) games_before: u64,
    next: Instant,
}

impl Live {
    /// Of one that has so many blocks to play, after so many games.
    pub(super) fn new(blocks: u64, games_before: u64) -> Result<Self, Trouble> {
        let style = ProgressStyle::with_template("{bar:30} {percent:>3} %  {elapsed} + {eta}\n{msg}");
        let bar = ProgressBar::new(blocks).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let asked = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        signal_hook::flag::register(signal_hook::consts::SIGUSR1, Arc::clone(&asked))
            .map_err(|error| Trouble::Failed(error.to_string()))?;
        if io::stdin().is_terminal() && !bar.is_hidden() {
            let asked = Arc::clone(&asked);
            // It waits for lines until the program ends.
            thread::spawn(move || {
                for _ in io::stdin().lines().map_while(Result::ok) {
                    asked.store(true, Ordering::Relaxed);
                }
            });
        }
        let now = Instant::now();
        Ok(Self {
            bar,
            asked,
            began: now,
            games_before,
            next: now,
        })
    }

    /// Sees how it stands after a block.
    pub(super) fn see(&mut self, session: &Session) {
        self.bar.inc(1);
        if self.asked.swap(false, Ordering::Relaxed) {
            // What can't be written now may be asked for again.
            self.bar
                .suspend(|| drop(show::interim(&mut out::stderr(), session)));
        }
        let now = Instant::now();
        if self.bar.is_hidden() || now < self.next {
            return;
        }
        let played = (session.tally().games - self.games_before) as f64;
        let rate = played / self.began.elapsed().as_secs_f64();
        let line = live::line(&session.standings(), session.evidence().as_ref(), rate);
        self.bar.set_message(line);
        self.next = now + SOON.max(now.elapsed() * PART);
    }

    /// Nothing of it stays.
    pub(super) fn end(self) {
        self.bar.finish_and_clear();
    }
}
