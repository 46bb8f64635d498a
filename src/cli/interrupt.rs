//! Ctrl-C: the first one is a wish to end in good order, the second one ends the program.

use std::{
    io::Write,
    process,
    sync::atomic::{AtomicBool, Ordering},
};

use super::Trouble;

/// Says this sentence and does this at the first Ctrl-C.
pub(super) fn on_first(sentence: String, end: impl Fn() + Send + 'static) -> Result<(), Trouble> {
    let asked = AtomicBool::new(false);
    ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            crate::bots::end_all();
            process::exit(130);
        }
        // Nothing is left to be done where even this can't be written.
        let _ = writeln!(anstream::stderr(), "\n{sentence}");
        end();
    })
    .map_err(|error| Trouble::Failed(error.to_string()))
}
