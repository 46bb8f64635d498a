//! How a bot is started: the words of its command line.

use std::{
    collections::BTreeMap,
    env, fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use thiserror::Error;

use crate::{
    catalogue::{Entry, Player, Spec},
    rules::Message,
    texts,
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
    #[error("{}", texts::text("bot-command-empty"))]
    Empty,
    /// A quotation mark is never closed.
    #[error("{}", texts::say(&Message::new("bot-command-open").with("text", .0.as_str())))]
    OpenQuote(String),
}

/// What starts a script, by its ending.
const INTERPRETERS: [(&str, &str); 4] = [("py", "python3"), ("js", "node"), ("rb", "ruby"), ("sh", "sh")];

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

    /// The same as a person types it: a script that is named alone is started by its interpreter.
    ///
    /// # Errors
    /// When there is no word.
    pub fn typed(mut words: Vec<String>) -> Result<Self, CommandFault> {
        let script = words.first().map(Path::new).filter(|path| path.is_file());
        let ending = script.and_then(Path::extension).and_then(|it| it.to_str());
        if let Some((_, program)) = INTERPRETERS.iter().find(|(it, _)| Some(*it) == ending) {
            words.insert(0, (*program).to_owned());
        }
        Self::new(words)
    }

    /// The program, then its arguments.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Where its program lies: by its path, or in the folders in which the system looks for programs. None where nothing
    /// can be started under that name.
    #[must_use]
    pub fn program(&self) -> Option<PathBuf> {
        let name = Path::new(&self.words[0]);
        if name.components().count() > 1 {
            return runs(name).then(|| name.to_owned());
        }
        let folders = env::var_os("PATH")?;
        env::split_paths(&folders)
            .map(|folder| folder.join(name))
            .find(|path| runs(path))
    }

    /// What one may call it, in a word: the name of its script, where an interpreter is started, else of its program.
    #[must_use]
    pub fn called(&self) -> String {
        let (program, words) = (&self.words[0], &self.words[1..]);
        let mut scripts = words.iter().filter(|word| !word.starts_with('-'));
        let script = scripts.find(|word| Path::new(word).extension().is_some());
        let path = Path::new(script.unwrap_or(program));
        path.file_stem()
            .map_or_else(|| program.clone(), |stem| stem.to_string_lossy().into_owned())
    }
}

/// Whether a file can be started.
fn runs(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        path.metadata()
            .is_ok_and(|facts| facts.is_file() && facts.permissions().mode() & 0o111 != 0)
    }
    #[cfg(not(unix))]
    {
        let endings = ["", ".exe", ".com", ".bat", ".cmd"];
        endings
            .iter()
            .any(|ending| Path::new(&format!("{}{ending}", path.display())).is_file())
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
    fn a_bot_is_called_by_its_script_and_is_there_only_when_it_can_be_started() {
        let bot = |text: &str| text.parse::<BotSpec>().expect("a command");
        for (command, name) in [
            ("python3 -u bots/far.py --depth 3", "far"),
            ("'/opt/my bots/hunter' --fast", "hunter"),
            ("java -jar deep.jar", "deep"),
            ("homestretch bot near", "homestretch"),
        ] {
            assert_eq!(bot(command).called(), name);
        }
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("bot.py");
        std::fs::write(&script, "").expect("written");
        let missing = folder.path().join("none").display().to_string();
        assert_eq!(bot(&missing).program(), None);
        assert_eq!(bot("no-such-program-anywhere").program(), None);
        let own = env::current_exe().expect("this test");
        assert_eq!(bot(&format!("'{}'", own.display())).program(), Some(own));
        #[cfg(unix)]
        assert_eq!(
            bot(&script.display().to_string()).program(),
            None,
            "it is no program"
        );
    }

    #[test]
    fn a_command_is_shown_as_a_shell_takes_it() {
        let spec: BotSpec = r#"python3 "it's mine.py" --depth=3"#.parse().expect("a command");
        assert_eq!(spec.to_string(), r"python3 'it'\''s mine.py' --depth=3");
    }
}
