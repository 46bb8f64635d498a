//! When a search has to stop: at a number of positions, and where somebody asks for it at a time.
//!
//! Only who is given a time reads a clock: else a choice hangs on the position alone.

use std::time::{Duration, Instant};

/// So many positions are valued between two looks at the clock: less than a millisecond.
const BETWEEN: u64 = 500;
/// Of the time allowed a twentieth is kept for all that is not search, but no less than this and no more than that.
const KEPT: (Duration, Duration) = (Duration::from_millis(3), Duration::from_millis(50));
/// A machine may stop for some time, whatever a program does: so much is kept for that, but no more than a seventh. Of 20,493
/// choices on a virtual machine four took more than 5 milliseconds longer than they were to, two of them 13.
const STOPS: Duration = Duration::from_millis(14);

/// What of the time allowed is kept.
fn kept(time: Duration) -> Duration {
    (time / 20).max(STOPS.min(time / 7)).clamp(KEPT.0, KEPT.1)
}

/// Until when a choice that may take so long, from now on, is looked for.
///
/// It is asked first of all: what a search takes memory for counts as well.
pub(super) fn until(time: Option<Duration>) -> Option<Instant> {
    time.map(|time| Instant::now() + time.saturating_sub(kept(time)))
}

/// Positions and time that are left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    nodes: u64,
    until: Option<Instant>,
    /// At so many positions it is looked again whether it is over.
    next: u64,
}

impl Limit {
    /// So many positions, and no longer than until then.
    pub(super) fn new(nodes: u64, until: Option<Instant>) -> Self {
        Self {
            nodes,
            until,
            next: if until.is_some() {
                nodes.min(BETWEEN)
            } else {
                nodes
            },
        }
    }

    /// Whether it is over after so many positions.
    #[inline]
    pub(super) fn is_over(&mut self, nodes: u64) -> bool {
        nodes >= self.next && self.looks_over(nodes)
    }

    #[cold]
    fn looks_over(&mut self, nodes: u64) -> bool {
        if nodes >= self.nodes || self.until.is_some_and(|until| Instant::now() >= until) {
            return true;
        }
        self.next = self.nodes.min(nodes + BETWEEN);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_time_the_positions_alone_decide() {
        let mut limit = Limit::new(1_000_000, None);
        assert!(limit.until.is_none() && !limit.is_over(999_999));
        assert!(limit.is_over(1_000_000));
    }

    #[test]
    fn what_is_kept_outlasts_a_stop_of_the_machine_and_leaves_most_for_the_search() {
        let millis = |asked: u64| kept(Duration::from_millis(asked)).as_millis();
        assert_eq!([1, 20, 70, 100, 250].map(millis), [3, 3, 10, 14, 14]);
        assert_eq!([400, 1000, 60_000].map(millis), [20, 50, 50]);
    }

    #[test]
    fn a_time_that_is_over_ends_it_within_a_few_positions() {
        let mut limit = Limit::new(u64::MAX, until(Some(Duration::ZERO)));
        assert!(!limit.is_over(BETWEEN - 1), "it is not looked at each time");
        assert!(limit.is_over(BETWEEN));
        let mut limit = Limit::new(700, until(Some(Duration::from_hours(1))));
        assert!(!limit.is_over(BETWEEN) && !limit.is_over(699));
        assert!(limit.is_over(700), "positions end it as well");
    }
}
