//! A line that is typed at a terminal: it can be edited, the lines before come back with the arrows, and Tab completes words
//! and moves. Where there is no terminal lines are read as they come.

use std::io::{self, IsTerminal as _};

use rustyline::{
    Config, Context, Editor, Helper, completion::Completer, error::ReadlineError, highlight::Highlighter,
    hint::Hinter, history::MemHistory, validate::Validator,
};

use super::wish::WORDS;

/// What can be typed.
struct Known(Vec<String>);

impl Completer for Known {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..at];
        let from = typed.rfind(' ').map_or(0, |blank| blank + 1);
        Ok((from, completions(&self.0, &typed[from..])))
    }
}

/// What begins so.
fn completions(known: &[String], begun: &str) -> Vec<String> {
    let mut found: Vec<String> = known.iter().filter(|it| it.starts_with(begun)).cloned().collect();
    found.sort();
    found.dedup();
    found
}

impl Hinter for Known {
    type Hint = String;
}

impl Highlighter for Known {}
impl Validator for Known {}
impl Helper for Known {}

/// Who types at a terminal.
pub(super) struct Typing(Editor<Known, MemHistory>);

impl Typing {
    /// None where there is no terminal on both sides, or it can't be edited.
    pub(super) fn at_terminal() -> Option<Self> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return None;
        }
        let mut editor = Editor::with_history(Config::default(), MemHistory::new()).ok()?;
        editor.set_helper(Some(Known(Vec::new())));
        Some(Self(editor))
    }

    /// The next line; none at the end, and where who types wants to be gone. What others must not see is not kept.
    pub(super) fn ask(&mut self, moves: Vec<String>, is_secret: bool) -> io::Result<Option<String>> {
        let words = WORDS.iter().filter_map(|(words, _)| words.first());
        let known = words.map(|word| (*word).to_owned()).chain(moves).collect();
        if let Some(helper) = self.0.helper_mut() {
            helper.0 = known;
        }
        match self.0.readline("> ") {
            Ok(line) => {
                if !is_secret && !line.trim().is_empty() {
                    // A line that can't be kept is only not offered again.
                    let _ = self.0.add_history_entry(line.trim());
                }
                Ok(Some(line.trim().to_owned()))
            }
            Err(ReadlineError::Eof) => Ok(None),
            Err(ReadlineError::Interrupted) => {
                interrupt();
                Ok(None)
            }
            Err(error) => Err(io::Error::other(error)),
        }
    }
}

/// While a line is edited Ctrl-C is a key like others; it does what it does elsewhere.
fn interrupt() {
    #[cfg(unix)]
    {
        let _ = rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::INT);
        // Who has a handler is ended by it.
        std::thread::sleep(std::time::Duration::from_secs(2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_moves_are_completed_from_their_beginning() {
        let known = ["e2", "e3h", "e3v", "hint", "help"].map(str::to_owned);
        assert_eq!(completions(&known, "e3"), ["e3h", "e3v"]);
        assert_eq!(completions(&known, "h"), ["help", "hint"]);
        assert!(completions(&known, "x").is_empty());
    }
}
