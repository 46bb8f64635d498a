//! The training that runs behind the window: generation after generation, on threads of its own; and those that were
//! broken off and can go on.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use super::{
    TOLD,
    course::{Asked, Course, Generation, Heard},
};
use crate::{
    app::base::Waker,
    arena::{
        Control, Venues,
        learn::{LearnTask, Learning},
        train::{Campaign, Folder, Task, TrainError},
    },
    play::store::StoreError,
};

/// How far a training has come.
pub(in crate::app) type Progress<C> = Told<<C as Course>::Row, <C as Course>::Came>;

/// What is told of a training: its generations, and what came of it.
#[derive(Clone)]
pub(in crate::app) struct Told<R, T> {
    /// The generations so far.
    pub rows: Vec<R>,
    /// Games so far.
    pub games: u64,
    /// The time that is left at the pace so far.
    pub left: Option<Duration>,
    /// Whether all generations are over, and what came of them is measured.
    pub proving: bool,
    /// What came of it.
    pub came: Option<T>,
    /// Whether it was stopped before.
    pub stopped: bool,
    /// Why it can't go on.
    pub fault: Option<String>,
}

impl<R, T> Told<R, T> {
    /// Whether nothing more will come.
    #[must_use]
    pub(in crate::app) fn is_over(&self) -> bool {
        self.came.is_some() || self.can_go_on()
    }

    /// Whether it was broken off.
    fn can_go_on(&self) -> bool {
        self.stopped || self.fault.is_some()
    }
}

/// A training on its threads.
pub(in crate::app) struct Running<C: Course> {
    /// What is trained, and against whom.
    pub task: C::Task,
    /// Where its files lie.
    pub folder: PathBuf,
    /// About how many games it takes.
    pub games: u64,
    stop: Arc<AtomicBool>,
    progress: Arc<Mutex<Progress<C>>>,
}

/// The training, while there is one.
#[derive(Resource)]
pub(in crate::app) enum Training {
    /// Of a strategy's numbers.
    Numbers(Running<Campaign>),
    /// Of a network that judges.
    Judgement(Running<Learning>),
}

/// What is to be trained.
pub(in crate::app) enum Wish {
    Numbers(Task),
    Judgement(LearnTask),
}

impl<C: Course> Drop for Running<C> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// One thread is left to the window.
fn threads() -> usize {
    (Control::all_threads() - 1).max(1)
}

impl Training {
    /// Begins a training in a folder that holds none yet.
    ///
    /// # Errors
    /// When the task makes no sense or the folder can't be written; the sentence says so.
    pub(in crate::app) fn begin(
        venues: &'static dyn Venues,
        wish: Wish,
        folder: &Path,
        waker: Option<Waker>,
    ) -> Result<Self, String> {
        match wish {
            Wish::Numbers(task) => {
                let course = Campaign::begin(venues, task, folder, threads());
                Running::start(course, folder, waker).map(Self::Numbers)
            }
            Wish::Judgement(task) => {
                let course = Learning::begin(venues, task, folder, threads());
                Running::start(course, folder, waker).map(Self::Judgement)
            }
        }
    }

    /// Goes on with one that was broken off.
    ///
    /// # Errors
    /// When its files can't be read or were changed; the sentence says so.
    pub(in crate::app) fn resume(
        venues: &'static dyn Venues,
        folder: &Path,
        waker: Option<Waker>,
    ) -> Result<Self, String> {
        if folder.join(Learning::TASK).exists() {
            let course = Learning::resume(venues, folder, threads());
            Running::start(course, folder, waker).map(Self::Judgement)
        } else {
            let course = Campaign::resume(venues, folder, threads());
            Running::start(course, folder, waker).map(Self::Numbers)
        }
    }

    /// Where its files lie.
    #[must_use]
    pub(in crate::app) fn folder(&self) -> &Path {
        match self {
            Self::Numbers(running) => &running.folder,
            Self::Judgement(running) => &running.folder,
        }
    }

    /// Whether nothing more will come.
    #[must_use]
    pub(in crate::app) fn is_over(&self) -> bool {
        match self {
            Self::Numbers(running) => running.progress().is_over(),
            Self::Judgement(running) => running.progress().is_over(),
        }
    }

    /// Whether it was broken off.
    #[must_use]
    pub(in crate::app) fn can_go_on(&self) -> bool {
        match self {
            Self::Numbers(running) => running.progress().can_go_on(),
            Self::Judgement(running) => running.progress().can_go_on(),
        }
    }

    /// Ends it with the generation under way.
    pub(in crate::app) fn stop(&self) {
        match self {
            Self::Numbers(running) => running.stop(),
            Self::Judgement(running) => running.stop(),
        }
    }
}

impl<C: Course> Running<C> {
    fn start(course: Result<C, TrainError>, folder: &Path, waker: Option<Waker>) -> Result<Self, String> {
        let sentence = |error: TrainError| error.to_string();
        let course = course.map_err(sentence)?;
        let progress = Told {
            rows: course.rows().map_err(sentence)?,
            games: course.games(),
            left: None,
            proving: false,
            came: None,
            stopped: false,
            fault: None,
        };
        let running = Self {
            task: course.task().clone(),
            folder: folder.to_owned(),
            games: course.games_in_all(),
            stop: Arc::default(),
            progress: Arc::new(Mutex::new(progress)),
        };
        let (stop, progress) = (Arc::clone(&running.stop), Arc::clone(&running.progress));
        thread::Builder::new()
            .name("training".to_owned())
            .spawn(move || run(course, &stop, &progress, waker.as_ref()))
            .map_err(|error| error.to_string())?;
        Ok(running)
    }

    /// How far it has come.
    #[must_use]
    pub(in crate::app) fn progress(&self) -> Progress<C> {
        self.progress
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Where a generation lies.
    #[must_use]
    pub(in crate::app) fn file(&self, row: &C::Row) -> PathBuf {
        self.folder.join(row.file())
    }
}

/// The time that the rest of the games takes, when those since the beginning took so long.
fn left(spent: Duration, (before, now, all): (u64, u64, u64)) -> Option<Duration> {
    let played = now.checked_sub(before).filter(|&played| played > 0)?;
    Some(spent.mul_f64(all.saturating_sub(now) as f64 / played as f64))
}

fn run<C: Course>(mut course: C, stop: &AtomicBool, progress: &Mutex<Progress<C>>, waker: Option<&Waker>) {
    let change = |change: &dyn Fn(&mut Progress<C>)| {
        change(&mut progress.lock().unwrap_or_else(PoisonError::into_inner));
    };
    let wake = || {
        if let Some(waker) = waker {
            waker.wake();
        }
    };
    let (began, before, all) = (Instant::now(), course.games(), course.games_in_all());
    let mut last = began;
    let outcome = course.run(stop, &mut |heard| match heard {
        Heard::Games(games) => {
            change(&|progress| {
                progress.games = games;
                progress.left = left(began.elapsed(), (before, games, all));
            });
            if last.elapsed() > TOLD {
                last = Instant::now();
                wake();
            }
        }
        Heard::Generation(row) => {
            change(&|progress| progress.rows.push(row.clone()));
            wake();
        }
        Heard::Proving => {
            change(&|progress| progress.proving = true);
            wake();
        }
    });
    // Its folder is free before anybody hears that it is over: who wants to can go on at once.
    drop(course);
    change(&|progress| match &outcome {
        Ok(Some(came)) => progress.came = Some(came.clone()),
        Ok(None) => progress.stopped = true,
        Err(error) => progress.fault = Some(error.to_string()),
    });
    wake();
}

/// A training that was broken off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct BrokenOff {
    /// Where it lies.
    pub folder: PathBuf,
    /// The game.
    pub game: String,
    /// Whether a network learns.
    pub is_judgement: bool,
    /// The last generation that is kept, and the last one of all.
    pub generations: (u32, u32),
}

impl BrokenOff {
    fn of<C: Course>(folder: &Path, is_judgement: bool) -> Option<Self> {
        let (task, result) = C::FILES;
        let (task, last) = Folder::look::<C::Task>(folder, task)?;
        let is_open = !folder.join(result).exists();
        is_open.then(|| Self {
            folder: folder.to_owned(),
            game: task.game().to_owned(),
            is_judgement,
            generations: (last.unwrap_or_default(), task.generations()),
        })
    }

    /// All whose folders lie in this one, the latest first.
    #[must_use]
    pub(in crate::app) fn all(trainings: &Path) -> Vec<Self> {
        let entries = fs::read_dir(trainings).into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        let number = |path: &PathBuf| {
            path.file_name()
                .and_then(|name| name.to_str()?.parse::<u32>().ok())
        };
        folders.sort_by_key(|path| std::cmp::Reverse(number(path)));
        let of = |folder: &PathBuf| {
            Self::of::<Campaign>(folder, false).or_else(|| Self::of::<Learning>(folder, true))
        };
        folders.iter().filter_map(of).collect()
    }
}

/// Where trainings lie that were put away, beside the others.
const AWAY: &str = "away";

/// Puts a training away; it can be brought back until [`throw_away`].
///
/// # Errors
/// When its folder can't be moved: it lies where it lay.
pub(in crate::app) fn put_away(folder: &Path) -> Result<(), StoreError> {
    let lies = away(folder);
    let made = lies.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::rename(folder, &lies))
        .map_err(|error| StoreError::io(folder, error))
}

/// Brings a training back to the folder in which it lay.
///
/// # Errors
/// When it can't be moved there.
pub(in crate::app) fn bring_back(folder: &Path) -> Result<(), StoreError> {
    fs::rename(away(folder), folder).map_err(|error| StoreError::io(folder, error))
}

/// Deletes for good what was put away in this folder of trainings.
pub(in crate::app) fn throw_away(trainings: &Path) {
    // What can't be deleted now is deleted the next time.
    let _ = fs::remove_dir_all(trainings.join(AWAY));
}

fn away(folder: &Path) -> PathBuf {
    let name = folder.file_name().unwrap_or_default();
    folder.with_file_name(AWAY).join(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        arena::{
            learn::{LearnRow, Method},
            train::{Measure, Variant},
        },
        catalogue::{self, Spec},
        play::strategy_file::{self, Named},
    };

    fn numbers() -> Wish {
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
        Wish::Numbers(task)
    }

    fn judgement(generations: u32) -> Wish {
        let entry = catalogue::Ours::GAMES.usual();
        Wish::Judgement(LearnTask {
            name: "test".to_owned(),
            game: entry.name().to_owned(),
            rules: entry.write_config(&entry.contest_config()),
            hidden: 16,
            generations,
            games: 8 * u64::from(generations),
            method: Method::default(),
            against: vec![Spec::from("random".to_owned())],
            every: 1,
            proof: 8,
            seed: "1".to_owned(),
        })
    }

    /// Waits until nothing more comes.
    fn ended<C: Course>(running: &Running<C>) -> Progress<C> {
        loop {
            let progress = running.progress();
            if progress.is_over() {
                assert_eq!(progress.fault, None);
                return progress;
            }
            thread::yield_now();
        }
    }

    /// Every generation is there by its number, and can sit at a table.
    fn can_be_played<C: Course>(running: &Running<C>, progress: &Progress<C>, numbers: &[u32]) {
        let entry = catalogue::Ours::GAMES.usual();
        let told: Vec<u32> = progress.rows.iter().map(Generation::number).collect();
        assert_eq!(told, numbers);
        for row in &progress.rows {
            let word = format!("{}{}", strategy_file::PREFIX, running.file(row).display());
            let sitter = strategy_file::sitter(entry, &word);
            assert!(sitter.is_ok(), "{word}: {:?}", sitter.err());
        }
    }

    #[test]
    fn every_generation_of_numbers_is_told_and_can_be_played_against() {
        let folder = tempfile::tempdir().expect("a folder");
        let begun = Training::begin(&catalogue::Ours, numbers(), &folder.path().join("1"), None);
        let Ok(Training::Numbers(running)) = begun else {
            panic!("{:?}", begun.err());
        };
        let progress = ended(&running);
        assert!(progress.came.is_some());
        can_be_played(&running, &progress, &[0, 1, 2]);
    }

    #[test]
    fn every_generation_of_a_judgement_is_told_and_can_be_played_against() {
        let folder = tempfile::tempdir().expect("a folder");
        let begun = Training::begin(&catalogue::Ours, judgement(2), &folder.path().join("1"), None);
        let Ok(Training::Judgement(running)) = begun else {
            panic!("{:?}", begun.err());
        };
        let progress = ended(&running);
        assert!(progress.came.is_some() && progress.games == 16);
        can_be_played(&running, &progress, &[1, 2]);
        assert_eq!(BrokenOff::all(folder.path()), []);
    }

    #[test]
    fn what_was_stopped_is_found_again_and_goes_on() {
        let all = tempfile::tempdir().expect("a folder");
        let folder = all.path().join("1");
        // So many that it does not end by itself.
        let many = 100_000;
        let begun = Training::begin(&catalogue::Ours, judgement(many), &folder, None);
        let Ok(Training::Judgement(running)) = begun else {
            panic!("{:?}", begun.err());
        };
        let comes_to = |running: &Running<Learning>, count: usize| {
            while running.progress().rows.len() < count {
                thread::yield_now();
            }
            running.stop();
            ended(running)
        };
        let stopped = comes_to(&running, 1);
        assert!(stopped.stopped && stopped.came.is_none());
        let count = stopped.rows.len();
        let known = BrokenOff {
            folder: folder.clone(),
            game: "mejn".to_owned(),
            is_judgement: true,
            generations: (count as u32, many),
        };
        assert_eq!(BrokenOff::all(all.path()), [known]);
        // The one that was stopped is still looked at, but holds nothing.
        let resumed = Training::resume(&catalogue::Ours, &folder, None);
        let Ok(Training::Judgement(resumed)) = resumed else {
            panic!("{:?}", resumed.err());
        };
        let later = comes_to(&resumed, count + 1);
        // Shares come back from text to the last digit but one.
        let told = |rows: &[LearnRow]| -> Vec<(u32, u64, usize)> {
            rows.iter()
                .map(|row| (row.generation, row.games, row.lessons))
                .collect()
        };
        assert_eq!(told(&later.rows[..count]), told(&stopped.rows));
        assert_eq!(later.rows.last().map(|row| row.games), Some(later.games));
    }

    #[test]
    fn what_was_put_away_comes_back_until_it_is_thrown_away() {
        let all = tempfile::tempdir().expect("a folder");
        let folder = all.path().join("1");
        let Wish::Judgement(task) = judgement(2) else {
            panic!("it is one");
        };
        drop(Learning::begin(&catalogue::Ours, task, &folder, 1).expect("a training"));
        let known = || BrokenOff::all(all.path()).len();
        assert_eq!(known(), 1);
        put_away(&folder).expect("it is moved");
        assert_eq!(known(), 0);
        bring_back(&folder).expect("it is moved");
        assert_eq!(known(), 1);
        put_away(&folder).expect("it is moved");
        throw_away(all.path());
        assert!(bring_back(&folder).is_err());
        assert_eq!(fs::read_dir(all.path()).expect("a folder").count(), 0);
    }

    #[test]
    fn what_is_left_follows_from_the_pace_since_it_went_on() {
        let minute = Duration::from_mins(1);
        assert_eq!(left(minute, (0, 0, 100)), None);
        assert_eq!(left(minute, (0, 25, 100)), Some(3 * minute));
        assert_eq!(left(minute, (50, 75, 100)), Some(minute));
        assert_eq!(left(minute, (0, 120, 100)), Some(Duration::ZERO));
    }
}
