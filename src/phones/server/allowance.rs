//! How often something may be done: so many times at once, and then one time more after each while.

use std::time::{Duration, Instant};

/// How often something may still be done.
#[derive(Clone, Debug)]
pub(super) struct Allowance {
    left: u32,
    most: u32,
    while_: Duration,
    since: Instant,
}

impl Allowance {
    /// So many times at once, and one time more after each while.
    pub(super) fn new(most: u32, while_: Duration) -> Self {
        Self {
            left: most,
            most,
            while_,
            since: Instant::now(),
        }
    }

    /// Whether it may be done once more.
    pub(super) fn takes(&mut self) -> bool {
        let passed = self.since.elapsed().as_millis() / self.while_.as_millis().max(1);
        let fresh = passed.min(u128::from(self.most)) as u32;
        if fresh > 0 {
            self.since = Instant::now();
            self.left = (self.left + fresh).min(self.most);
        }
        let may = self.left > 0;
        self.left = self.left.saturating_sub(1);
        may
    }

    /// What was taken last does not count.
    pub(super) fn gives_back(&mut self) {
        self.left = (self.left + 1).min(self.most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_times_at_once_and_no_more_before_a_while_is_over() {
        let mut allowance = Allowance::new(3, Duration::from_hours(1));
        let taken: Vec<bool> = (0..5).map(|_| allowance.takes()).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        allowance.gives_back();
        assert!(allowance.takes() && !allowance.takes());
        let mut quick = Allowance::new(1, Duration::from_millis(1));
        assert!(quick.takes());
        while !quick.takes() {}
    }
}
