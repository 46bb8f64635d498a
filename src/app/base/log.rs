//! What the program has to say while it runs: shown on the console page, written to the log file.

use bevy::prelude::*;

use crate::{rules::Message as Sentence, texts};

/// The lines of the console.
#[derive(Resource, Default, Debug)]
pub struct Log {
    /// Oldest first.
    pub lines: Vec<String>,
    /// The last one that is for people at the table.
    pub notice: Option<String>,
}

/// The console keeps so many lines.
const MOST_LINES: usize = 1000;

impl Log {
    /// Adds a line that people at the table should read.
    pub fn tell(&mut self, line: String) {
        self.notice = Some(line.clone());
        self.record(line);
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
        let told = sentences.into_iter();
        told.for_each(|sentence| self.tell(texts::say(&sentence)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Log>();
}
