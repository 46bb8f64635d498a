//! Keeping the game in the terminal: after every step, where somebody wishes it, and on the way out. What can't be kept
//! is told and never ends a game; whoever leaves is asked for another place.

use std::{
    io::{BufRead, ErrorKind, IsTerminal, stdin},
    path::{Path, PathBuf},
    process::ExitCode,
};

use super::{Front, TextLine};
use crate::{
    cli::{Trouble, out, profile},
    play::{ledger::Ledger, review, store::StoreError},
    profiles::Book,
    rules::Message,
};

impl TextLine {
    /// Whether the game is kept after every step. Computers alone can play the same game again from its seed.
    pub(super) fn is_kept(&self) -> bool {
        !self.quiet || self.origin.go_on
    }

    /// How to go on with the game after one has left, where it is kept.
    pub(super) fn go_on_by(&self) -> Option<Message> {
        let words = match &self.save {
            Some(file) => format!("homestretch text --load {}", file.display()),
            None if self.is_kept() => "homestretch text --continue".to_owned(),
            None => return None,
        };
        Some(Message::new("text-go-on").with("words", words))
    }
}

impl Front {
    /// Keeps what has happened.
    pub(super) fn keep_up(&mut self) -> Result<(), Trouble> {
        if !self.line.is_kept() {
            return Ok(());
        }
        let told = self.keeper.keep_up(&self.game);
        self.say_all(&told)
    }

    /// Counts a game that has come to its end in the profiles of its persons. That this fails is told, and ends nothing.
    pub(super) fn count(&mut self) -> Result<(), Trouble> {
        let Some(folders) = self.folders.as_ref().filter(|_| self.line.is_kept()) else {
            return Ok(());
        };
        let day = profile::today();
        // Luck and errors may take seconds to reckon: whoever doesn't wait is counted already.
        let counted = match Book::count(folders, &self.game, None, day) {
            Ok(counted) if counted.new.is_empty() => return self.say_all(&counted.told),
            Ok(counted) => counted,
            Err(error) => return self.say(&Message::new("profile-uncounted").with("why", error.to_string())),
        };
        let folders = folders.clone();
        self.say_all(&counted.told)?;
        self.say_all(profile::counted(&counted.new).as_slice())?;
        let ledger = match &self.line.save {
            Some(record) => review::of(&self.game, record),
            None => Ledger::of(&self.game),
        };
        if let Err(error) = Book::count(&folders, &self.game, ledger.as_ref(), day) {
            self.say(&Message::new("profile-uncounted").with("why", error.to_string()))?;
        }
        Ok(())
    }

    /// Saves the game to a file; what is said then.
    pub(super) fn save(&mut self, path: &Path) -> Result<Message, StoreError> {
        self.keeper
            .save(&self.game, Some(path))
            .map(|path| saved_as(&path))
    }

    /// Saves the game to a file that was typed. What lies there stays, unless it is this game, or may be lost.
    pub(super) fn save_typed(&mut self, path: &Path, over: bool) -> Result<Message, Message> {
        out::no_stdout("save", Some(path))?;
        let own = [&self.saved, &self.line.origin.load, &self.line.save].map(Option::as_deref);
        let saved = if over || own.contains(&Some(path)) {
            self.keeper.save(&self.game, Some(path))
        } else {
            self.keeper.save_at(&self.game, path)
        };
        match saved {
            Ok(path) => {
                let told = saved_as(&path);
                self.saved = Some(path);
                Ok(told)
            }
            Err(StoreError::Io { source, .. })
                if source.kind() == ErrorKind::AlreadyExists && path.exists() =>
            {
                Err(Message::new("text-save-there").with("file", path.display().to_string()))
            }
            Err(other) => Err(Message::new("text-save-failed").with("why", other.to_string())),
        }
    }

    /// Saves the game among the saved ones, under a name of its own.
    pub(super) fn save_among_games(&mut self) -> Result<Message, Message> {
        match self.keeper.save(&self.game, None) {
            Ok(path) => {
                let told = saved_as(&path);
                self.saved = Some(path);
                Ok(told)
            }
            Err(why) => Err(Message::new("text-save-failed").with("why", why.to_string())),
        }
    }

    /// Ends before the game does.
    pub(super) fn leave(&mut self, input: &mut impl BufRead) -> Result<ExitCode, Trouble> {
        let code = self.keep(input)?;
        if !self.line.quiet {
            self.say(&Message::new("text-left"))?;
            if code == ExitCode::SUCCESS {
                self.say_all(self.line.go_on_by().as_slice())?;
            }
        }
        Ok(code)
    }

    /// Sees to it that nothing is lost at the end, and that the game lies where it was wished. Where that fails another
    /// place is asked for, as long as somebody answers.
    pub(super) fn keep(&mut self, input: &mut impl BufRead) -> Result<ExitCode, Trouble> {
        let mut place: Option<PathBuf> = None;
        loop {
            let kept = match (&place, self.line.save.clone()) {
                (Some(place), _) => {
                    let saved = self.keeper.save_at(&self.game, place);
                    saved.map(|path| vec![saved_as(&path)])
                }
                (None, Some(path)) => self.save(&path).map(|saved| vec![saved]),
                (None, None) if self.line.is_kept() => self.keeper.may_end(&self.game),
                (None, None) => Ok(Vec::new()),
            };
            let why = match kept {
                Ok(told) => {
                    self.say_all(&told)?;
                    return Ok(ExitCode::SUCCESS);
                }
                Err(why) => why,
            };
            self.say(&Message::new("text-unkept").with("why", why.to_string()))?;
            // Lines that are meant for no person are no answer.
            let is_asked = stdin().is_terminal() || !self.game.persons().is_empty();
            let answer = if is_asked { self.ask(input)? } else { None };
            match answer.as_deref() {
                None | Some("quit" | "q") => break,
                Some("") => {}
                Some(path) => place = Some(path.into()),
            }
        }
        let last = match self.keeper.last() {
            Some(path) => Message::new("text-last-kept").with("file", path.display().to_string()),
            None => Message::new("text-lost"),
        };
        self.say(&last)?;
        Ok(ExitCode::FAILURE)
    }
}

fn saved_as(path: &Path) -> Message {
    Message::new("saved-as").with("file", path.display().to_string())
}
