//! What the program has to say while it runs: shown on the console page, written to the log file.

use std::path::Path;

use bevy::prelude::*;

use crate::{
    rules::{Arg, Message as Sentence},
    texts,
};

/// The lines of the console.
#[derive(Resource, Default, Debug)]
pub struct Log {
    /// Oldest first.
    pub lines: Vec<String>,
    /// The last one that is for people at the table.
    pub notice: Option<Notice>,
}

/// A line for people at the table.
#[derive(Debug)]
pub struct Notice {
    /// Which one it is, counted from 1: the same may be said again.
    pub number: usize,
    /// With the names of files alone.
    pub short: String,
    /// With the whole paths.
    pub whole: String,
}

/// The console keeps so many lines.
const MOST_LINES: usize = 1000;

impl Log {
    /// Adds a line that people at the table should read.
    pub fn tell(&mut self, line: String) {
        self.put(line.clone(), line);
    }

    /// Adds a sentence that people at the table should read, who are shown of its `file` the name alone. Returns what
    /// they are shown.
    pub fn tell_of_file(&mut self, sentence: Sentence) -> String {
        let whole = texts::say(&sentence);
        let mut short = sentence;
        for (key, arg) in &mut short.args {
            if let Arg::Text(path) = arg
                && *key == "file"
                && let Some(name) = Path::new(path.as_str()).file_name()
            {
                let name = name.to_string_lossy().into_owned();
                *path = name;
            }
        }
        let short = texts::say(&short);
        self.put(short.clone(), whole);
        short
    }

    fn put(&mut self, short: String, whole: String) {
        let number = 1 + self.notice.as_ref().map_or(0, |notice| notice.number);
        self.record(whole.clone());
        self.notice = Some(Notice { number, short, whole });
    }

    /// Adds a line for who looks it up.
    pub fn record(&mut self, line: String) {
        info!("{line}");
        if self.lines.len() == MOST_LINES {
            self.lines.remove(0);
        }
        self.lines.push(line);
    }

    /// Adds a line for each.
    pub fn tell_all(&mut self, sentences: impl IntoIterator<Item = Sentence>) {
        for sentence in sentences {
            self.tell_of_file(sentence);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Log>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_file_the_name_is_shown_and_the_path_is_recorded() {
        let mut log = Log::default();
        let path = Path::new("some").join("folder").join("clip-0001.png");
        let path = path.display().to_string();
        for number in 1..3 {
            let told = log.tell_of_file(Sentence::new("written-as").with("file", path.clone()));
            assert!(told.contains("clip-0001.png") && !told.contains("folder"));
            let notice = log.notice.as_ref().expect("a notice");
            assert_eq!((notice.number, &notice.short), (number, &told));
            assert!(notice.whole.contains(&path) && log.lines.contains(&notice.whole));
        }
    }
}
