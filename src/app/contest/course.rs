//! What the window knows of a training, whatever is trained: the numbers of a strategy, or a network that judges.

use std::sync::atomic::AtomicBool;

use serde::de::DeserializeOwned;

use crate::arena::{
    learn::{LearnNews, LearnOutcome, LearnRow, LearnTask, Learning, Learnt},
    train::{Campaign, News, Outcome, Row, Task, TrainError, Trained},
};

/// What is told while a training goes on.
pub(in crate::app) enum Heard<'a, R> {
    /// So many games were played since it began.
    Games(u64),
    /// A generation is over and kept.
    Generation(&'a R),
    /// What came of it is chosen and measured.
    Proving,
}

/// A training: generation after generation, each kept in its folder before the next begins.
pub(in crate::app) trait Course: Sized + Send + 'static {
    /// What was asked for.
    type Task: Asked;
    /// What is told of a generation.
    type Row: Generation;
    /// What comes of it.
    type Came: Clone + Send;

    /// The file of the task in the folder, and that of what came of it.
    const FILES: (&'static str, &'static str);

    /// The task.
    fn task(&self) -> &Self::Task;

    /// The generations that are kept.
    ///
    /// # Errors
    /// When they can't be read.
    fn rows(&self) -> Result<Vec<Self::Row>, TrainError>;

    /// Games until now.
    fn games(&self) -> u64;

    /// About how many games it takes from start to end.
    fn games_in_all(&self) -> u64;

    /// Runs to the end, or until `stop` is set; nothing comes of it then.
    ///
    /// # Errors
    /// When a file can't be written, or a strategy refuses to play.
    fn run(
        &mut self,
        stop: &AtomicBool,
        hear: &mut dyn FnMut(Heard<'_, Self::Row>),
    ) -> Result<Option<Self::Came>, TrainError>;
}

/// What a training was asked for.
pub(in crate::app) trait Asked: Clone + Send + DeserializeOwned {
    /// The game.
    fn game(&self) -> &str;

    /// Its house rules, as they stand in a record.
    fn rules(&self) -> &str;

    /// The number of the last generation.
    fn generations(&self) -> u32;
}

/// A generation that is kept.
pub(in crate::app) trait Generation: Clone + Send {
    /// Its number.
    fn number(&self) -> u32;

    /// The file in the folder that plays as it does.
    fn file(&self) -> &str;
}

impl Asked for Task {
    fn game(&self) -> &str {
        &self.game
    }

    fn rules(&self) -> &str {
        &self.rules
    }

    fn generations(&self) -> u32 {
        self.generations
    }
}

impl Asked for LearnTask {
    fn game(&self) -> &str {
        &self.game
    }

    fn rules(&self) -> &str {
        &self.rules
    }

    fn generations(&self) -> u32 {
        self.generations
    }
}

impl Generation for Row {
    fn number(&self) -> u32 {
        self.generation
    }

    fn file(&self) -> &str {
        &self.file
    }
}

impl Generation for LearnRow {
    fn number(&self) -> u32 {
        self.generation
    }

    fn file(&self) -> &str {
        &self.file
    }
}

impl Course for Campaign {
    type Task = Task;
    type Row = Row;
    type Came = Trained;

    const FILES: (&'static str, &'static str) = (Self::TASK, Self::RESULT);

    fn task(&self) -> &Task {
        self.task()
    }

    fn rows(&self) -> Result<Vec<Row>, TrainError> {
        self.rows()
    }

    fn games(&self) -> u64 {
        self.games()
    }

    fn games_in_all(&self) -> u64 {
        self.games_in_all()
    }

    fn run(
        &mut self,
        stop: &AtomicBool,
        hear: &mut dyn FnMut(Heard<'_, Row>),
    ) -> Result<Option<Trained>, TrainError> {
        let outcome = self.run(stop, &mut |news| match news {
            News::Games(games) => hear(Heard::Games(games)),
            News::Generation(row) => hear(Heard::Generation(row)),
            News::Choosing | News::Proving => hear(Heard::Proving),
        })?;
        Ok(match outcome {
            Outcome::Done(trained) => Some(*trained),
            Outcome::Stopped(_) => None,
        })
    }
}

impl Course for Learning {
    type Task = LearnTask;
    type Row = LearnRow;
    type Came = Learnt;

    const FILES: (&'static str, &'static str) = (Self::TASK, Self::RESULT);

    fn task(&self) -> &LearnTask {
        self.task()
    }

    fn rows(&self) -> Result<Vec<LearnRow>, TrainError> {
        self.rows()
    }

    fn games(&self) -> u64 {
        self.games()
    }

    fn games_in_all(&self) -> u64 {
        self.task().games
    }

    fn run(
        &mut self,
        stop: &AtomicBool,
        hear: &mut dyn FnMut(Heard<'_, LearnRow>),
    ) -> Result<Option<Learnt>, TrainError> {
        let outcome = self.run(stop, &mut |news| match news {
            LearnNews::Games(games) => hear(Heard::Games(games)),
            LearnNews::Generation(row) => hear(Heard::Generation(row)),
            LearnNews::Proving => hear(Heard::Proving),
        })?;
        Ok(match outcome {
            LearnOutcome::Done(learnt) => Some(learnt),
            LearnOutcome::Stopped(_) => None,
        })
    }
}
