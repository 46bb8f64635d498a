//! The threads that play a batch.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// This thread and as many others as there are cores, each on one of its own; from then on what this thread has to share out is
/// theirs. None where it is one of others already, which then do it.
///
/// An exchange takes a millisecond, and threads are moved to another core after several: before that, whoever is woken shares
/// the core of who woke it. Where fewer threads are asked for than there are cores, the system goes on placing them: several
/// such programs would take the same core.
pub(super) fn gather() -> Option<ThreadPool> {
    let crew = ThreadPoolBuilder::new().use_current_thread().build().ok()?;
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    if cores.len() == crew.current_num_threads() {
        crew.broadcast(|thread| core_affinity::set_for_current(cores[thread.index()]));
    }
    Some(crew)
}
