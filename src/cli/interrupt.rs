//! Ctrl-C: the first one is a wish to end in good order, the second one ends the program.
//!
//! Either way the program ends with 130, as shells have it, unless everything was done before the wish was heard.

use std::{
    io::Write,
    process::{self, ExitCode},
    sync::atomic::{AtomicBool, Ordering},
};

use super::Trouble;

const CODE: u8 = 130;

/// The exit code of a command that was stopped before it came to its end, or not.
pub(super) fn code(stopped: bool) -> ExitCode {
    ExitCode::from(if stopped { CODE } else { 0 })
}

/// Says this sentence and does this at the first Ctrl-C.
pub(super) fn on_first(sentence: String, end: impl Fn() + Send + 'static) -> Result<(), Trouble> {
    let asked = AtomicBool::new(false);
    ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            crate::bots::end_all();
            process::exit(CODE.into());
        }
        // Nothing is left to be done where even this can't be written.
        let _ = writeln!(super::out::stderr(), "\n{sentence}");
        end();
    })
    .map_err(|error| Trouble::Failed(error.to_string()))
}
