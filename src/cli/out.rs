//! The ways out of the program, one for people and one for programs. Every command writes through them.
//!
//! Nothing from outside reaches a terminal raw: what would steer it is shown instead; only [`Out::paint`] lets signs for
//! a terminal through. And where nobody reads standard output any more (`… | head`) a command ends without a word, with
//! the exit code [`CLOSED`].

use std::{
    io::{self, ErrorKind, StdoutLock, Write},
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use anstream::AutoStream;

use crate::{rules::Message, texts::visible_lines};

/// The exit code where whoever read standard output has gone: as shells tell of programs that SIGPIPE has ended.
pub(super) const CLOSED: u8 = 141;

/// Whether standard output was found closed.
static IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Whether whoever read standard output has gone.
pub(super) fn is_closed() -> bool {
    IS_CLOSED.load(Ordering::Relaxed)
}

/// What [`stdout`] is.
pub(super) type Stdout = Out<Pipe<AutoStream<io::Stdout>>>;

/// Standard output, for people.
pub(super) fn stdout() -> Stdout {
    Out(Pipe(anstream::stdout()))
}

/// Standard error, for people.
pub(super) fn stderr() -> Out<AutoStream<io::Stderr>> {
    Out(anstream::stderr())
}

/// Standard output, for a program that reads it: every byte as it is.
pub(super) fn pipe() -> Pipe<StdoutLock<'static>> {
    Pipe(io::stdout().lock())
}

/// Whether a file to be written is named `-`, which means standard output.
pub(super) fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

/// The name of a file for what can't go to standard output, because people are spoken to there.
///
/// # Errors
/// When it is `-`.
pub(super) fn no_stdout(option: &str, path: Option<&Path>) -> Result<(), Message> {
    match path {
        Some(path) if is_stdout(path) => Err(Message::new("stdout-taken").with("option", option)),
        _ => Ok(()),
    }
}

/// Notices when nobody reads any more.
pub(super) struct Pipe<W>(W);

fn noticed<T>(result: io::Result<T>) -> io::Result<T> {
    result.inspect_err(|error| {
        if error.kind() == ErrorKind::BrokenPipe {
            IS_CLOSED.store(true, Ordering::Relaxed);
        }
    })
}

impl<W: Write> Write for Pipe<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        noticed(self.0.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        noticed(self.0.flush())
    }
}

/// Shows what would steer a terminal.
pub(super) struct Out<W>(W);

impl<W: Write> Out<W> {
    /// Writes our own signs for a terminal: colours, and what clears it. Nothing from outside may be in it.
    pub(super) fn paint(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }
}

impl<W: Write> Write for Out<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(visible_lines(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_painted_reaches_the_terminal_raw() {
        let mut out = Out(Vec::new());
        let name = "x\u{9b}";
        writeln!(out, "{name}: \x1b[1A\x1b[2Kall is true").expect("it is written");
        out.paint("\x1b[1mbold\x1b[0m\n").expect("it is written");
        let text = String::from_utf8(out.0).expect("text");
        assert_eq!(
            text,
            "x\\u009b: \\u001b[1A\\u001b[2Kall is true\n\x1b[1mbold\x1b[0m\n"
        );
    }
}
