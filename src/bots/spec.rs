//! How a bot is started: the words of its command line.

use std::{collections::BTreeMap, fmt, path::PathBuf, str::FromStr};

use thiserror::Error;

use crate::{
    catalogue::{Entry, Player, Spec},
    rules::Message,
};

/// A bot that can be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// The program, then its arguments; never empty.
    words: Vec<String>,
    /// What is set of its options.
    pub options: BTreeMap<String, String>,
    /// Where its standard error is kept; without a file only the end of it is known.
    pub log: Option<PathBuf>,
}

/// A text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandFault {
    /// There is no word in it.
    #[error("the command of the bot is empty: name the program and its arguments, as in «python3 my_bot.py»")]
    Empty,
    /// A quotation mark is never closed.
    #[error("in the command «{0}» a quotation mark is opened and not closed: close it")]
    OpenQuote(String),
}

impl BotSpec {
    /// A bot by the words of its command line.
    ///
    /// # Errors
    /// When there is no word.
    pub fn new(words: Vec<String>) -> Result<Self, CommandFault> {
        if words.is_empty() {
            return Err(CommandFault::Empty);
        }
        Ok(Self {
            words,
            options: BTreeMap::new(),
            log: None,
        })
    }

    /// The program, then its arguments.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl FromStr for BotSpec {
    type Err = CommandFault;

    /// Blanks part the words; what stands in quotation marks, single or double, is taken as it stands.
    fn from_str(text: &str) -> Result<Self, CommandFault> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        for c in text.chars() {
            match quote {
                Some(open) if c == open => quote = None,
                None if c == '"' || c == '\'' => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                None if c.is_whitespace() => words.extend(word.take()),
                Some(_) | None => word.get_or_insert_default().push(c),
            }
        }
        if quote.is_some() {
            return Err(CommandFault::OpenQuote(text.to_owned()));
        }
        words.extend(word);
        Self::new(words)
    }
}

impl fmt::Display for BotSpec {
    /// The command as a shell takes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=,+@%".contains(c);
        for (place, word) in self.words.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            if !word.is_empty() && word.chars().all(plain) {
                f.write_str(word)?;
            } else {
                write!(f, "'{}'", word.replace('\'', r"'\''"))?;
            }
        }
        Ok(())
    }
}

/// A computer player by its words: a strategy of the game, or a bot that is started with the usual limits and, where it
/// fails, plays by chance.
///
/// # Errors
/// When the strategy is unknown, its parameters are off, or the command of the bot makes no sense.
pub fn player(entry: &dyn Entry, spec: &Spec) -> Result<Box<dyn Player>, Message> {
    match spec.command() {
        Some(_) => super::hosts::lone(spec),
        None => entry.player(spec),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_cut_into_words_at_blanks_outside_of_quotes() {
        let words = |text: &str| text.parse::<BotSpec>().map(|spec| spec.words);
        assert_eq!(
            words("python3  far.py"),
            Ok(vec!["python3".into(), "far.py".into()])
        );
        assert_eq!(
            words("'my bot' \"\" a'b c'"),
            Ok(vec!["my bot".into(), String::new(), "ab c".into()])
        );
        assert_eq!(words("  "), Err(CommandFault::Empty));
        assert_eq!(words("a 'b"), Err(CommandFault::OpenQuote("a 'b".into())));
    }

    #[test]
    fn a_command_is_shown_as_a_shell_takes_it() {
        let spec: BotSpec = r#"python3 "it's mine.py" --depth=3"#.parse().expect("a command");
        assert_eq!(spec.to_string(), r"python3 'it'\''s mine.py' --depth=3");
    }
}
