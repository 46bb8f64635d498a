//! The training that runs behind the window: generation after generation, on threads of its own.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use bevy::prelude::*;

use crate::{
    app::base::Waker,
    arena::{
        Control, Venues,
        train::{Campaign, News, Outcome, Row, Task, Trained},
    },
    catalogue::Spec,
};

/// How far a training has come.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Progress {
    /// The generations so far.
    pub rows: Vec<Row>,
    /// Games so far.
    pub games: u64,
    /// What came of it.
    pub trained: Option<Trained>,
    /// Whether it was stopped before.
    pub stopped: bool,
    /// Why it can't go on.
    pub fault: Option<String>,
}

impl Progress {
    /// Whether nothing more will come.
    #[must_use]
    pub(in crate::app) fn is_over(&self) -> bool {
        self.trained.is_some() || self.stopped || self.fault.is_some()
    }
}

/// The training, while there is one.
#[derive(Resource)]
pub(in crate::app) struct Training {
    /// What is trained, and against whom.
    pub task: Task,
    /// Where its files lie.
    pub folder: PathBuf,
    /// About how many games it takes.
    pub games: u64,
    stop: Arc<AtomicBool>,
    progress: Arc<Mutex<Progress>>,
}

impl Drop for Training {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Training {
    /// Begins a training.
    ///
    /// # Errors
    /// When the task makes no sense or the folder can't be written; the sentence says so.
    pub(in crate::app) fn begin(
        venues: &'static dyn Venues,
        task: Task,
        folder: PathBuf,
        waker: Option<Waker>,
    ) -> Result<Self, String> {
        // One thread is left to the window.
        let threads = (Control::all_threads() - 1).max(1);
        let campaign =
            Campaign::begin(venues, task.clone(), &folder, threads).map_err(|error| error.to_string())?;
        let training = Self {
            task,
            folder,
            games: campaign.games_in_all(),
            stop: Arc::default(),
            progress: Arc::default(),
        };
        let (stop, progress) = (Arc::clone(&training.stop), Arc::clone(&training.progress));
        thread::Builder::new()
            .name("training".to_owned())
            .spawn(move || run(campaign, &stop, &progress, waker.as_ref()))
            .map_err(|error| error.to_string())?;
        Ok(training)
    }

    /// How far it has come.
    #[must_use]
    pub(in crate::app) fn progress(&self) -> Progress {
        self.progress
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Ends it with the generation under way.
    pub(in crate::app) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The best of a generation, as a strategy.
    #[must_use]
    pub(in crate::app) fn best(&self, row: &Row) -> Spec {
        let numbers: Vec<String> = row
            .parameters
            .0
            .iter()
            .map(|(_, number)| number.to_string())
            .collect();
        Spec::from(format!("{}:{}", self.task.strategy.name, numbers.join(",")))
    }
}

fn run(mut campaign: Campaign, stop: &AtomicBool, progress: &Mutex<Progress>, waker: Option<&Waker>) {
    let change = |change: &dyn Fn(&mut Progress)| {
        change(&mut progress.lock().unwrap_or_else(PoisonError::into_inner));
    };
    let wake = || {
        if let Some(waker) = waker {
            waker.wake();
        }
    };
    let outcome = campaign.run(stop, &mut |news| match news {
        News::Games(games) => change(&|progress| progress.games = games),
        News::Generation(row) => {
            change(&|progress| progress.rows.push(row.clone()));
            wake();
        }
        News::Choosing | News::Proving => wake(),
    });
    change(&|progress| match &outcome {
        Ok(Outcome::Done(trained)) => progress.trained = Some((**trained).clone()),
        Ok(Outcome::Stopped(_)) => progress.stopped = true,
        Err(error) => progress.fault = Some(error.to_string()),
    });
    wake();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::train::{Measure, Variant};
    use crate::{catalogue, play::strategy_file::Named};

    #[test]
    fn every_generation_is_told_and_can_be_played_against() {
        let folder = tempfile::tempdir().expect("a folder");
        let entry = catalogue::Ours::GAMES.usual();
        let mut task = Task {
            name: "test".to_owned(),
            game: entry.name().to_owned(),
            rules: entry.write_config(&entry.default_config()),
            strategy: Spec::from("ranking:-90,20,80,-5,10,0".to_owned()),
            bounds: Named::default(),
            against: vec!["random".to_owned()],
            variant: Variant::default(),
            population: 8,
            generations: 2,
            games: 0,
            proof: 200,
            measure: Measure::default(),
            seed: "1".to_owned(),
        };
        task.games = task.fewest_games();
        let training = Training::begin(&catalogue::Ours, task, folder.path().join("1"), None).expect("begun");
        let progress = loop {
            let progress = training.progress();
            if progress.is_over() {
                break progress;
            }
            thread::yield_now();
        };
        assert_eq!(progress.fault, None);
        assert!(progress.trained.is_some());
        assert_eq!(progress.rows.len(), 3);
        for row in &progress.rows {
            assert!(entry.player(&training.best(row)).is_ok());
        }
    }
}
