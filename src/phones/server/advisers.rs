//! Who thinks of hints, for all tables together: no more at once than there are cores, less one for those who play. Whoever
//! finds none free waits for one, which takes no thread.

use std::{num::NonZero, sync::Arc, thread};

use tokio::{sync::Semaphore, task::spawn_blocking};

/// The places of those who think of hints.
#[derive(Clone)]
pub(super) struct Advisers(Arc<Semaphore>);

impl Advisers {
    /// So many at once.
    fn new(most: usize) -> Self {
        Self(Arc::new(Semaphore::new(most)))
    }

    /// As many as this machine has room for.
    pub(super) fn of_this_machine() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self::new(cores.saturating_sub(1).max(1))
    }

    /// What somebody comes to, once a place is free. None where the thought fails, or nobody waits for it any more by then.
    pub(super) async fn think<T: Send + 'static>(
        self,
        is_vain: impl FnOnce() -> bool + Send,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let place = self.0.acquire_owned().await.ok()?;
        if is_vain() {
            return None;
        }
        let thought = spawn_blocking(move || {
            let _place = place;
            thought()
        });
        thought.await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{
            Arc,
            atomic::{AtomicUsize, Ordering},
        },
        thread,
    };

    use super::Advisers;
    use crate::phones::server::door::runtime;

    const MOST: usize = 2;
    const ALL: usize = 12;

    #[test]
    fn no_more_think_at_once_than_there_are_places_and_everybody_has_a_turn() {
        let (runtime, advisers) = (runtime().expect("threads"), Advisers::new(MOST));
        let (now, begun) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let thoughts: Vec<_> = (0..ALL)
            .map(|_| {
                let (now, begun) = (Arc::clone(&now), Arc::clone(&begun));
                let thought = move || {
                    let together = now.fetch_add(1, Ordering::SeqCst) + 1;
                    let before = begun.fetch_add(1, Ordering::SeqCst);
                    // Others have every chance to begin beside this one.
                    for _ in 0..10_000 {
                        if begun.load(Ordering::SeqCst) > before + MOST {
                            break;
                        }
                        thread::yield_now();
                    }
                    now.fetch_sub(1, Ordering::SeqCst);
                    Some(together)
                };
                runtime.spawn(advisers.clone().think(|| false, thought))
            })
            .collect();
        for thought in thoughts {
            let together = runtime.block_on(thought).expect("a task");
            assert!(together.is_some_and(|together| together <= MOST), "{together:?}");
        }
        assert_eq!(begun.load(Ordering::SeqCst), ALL);
    }

    #[test]
    fn a_thought_that_fails_or_is_vain_is_none_and_leaves_its_place() {
        let (runtime, advisers) = (runtime().expect("threads"), Advisers::new(1));
        let failed = runtime.block_on(
            advisers
                .clone()
                .think(|| false, || -> Option<()> { panic!("a fault") }),
        );
        assert_eq!(failed, None);
        let vain = runtime.block_on(advisers.clone().think(|| true, || Some(1)));
        assert_eq!(vain, None);
        assert_eq!(runtime.block_on(advisers.think(|| false, || Some(2))), Some(2));
    }
}
