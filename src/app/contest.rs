//! The tournament that runs behind the window: the arena plays it on threads of its own, and tells now and then how
//! it stands.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use super::idle::Waker;
use crate::{
    arena::{ArenaError, Control, End, Estimate, Plan, Session, Shard, Standings},
    texts,
};

/// How often it is told how a tournament stands: often enough to look alive, too rarely to slow it down.
const TOLD: Duration = Duration::from_millis(400);

/// The most points of the course that is drawn.
const POINTS: usize = 256;

/// How a tournament stands.
#[derive(Clone, Debug)]
pub struct Stand {
    /// What is known.
    pub standings: Standings,
    /// The shares of wins of all entrants, in the order of the plan, after so many games.
    pub course: Vec<(u64, Vec<Estimate>)>,
    /// Games a second so far.
    pub rate: f64,
    /// Why it ended, once it has.
    pub end: Option<End>,
}

/// What the threads of the arena tell.
#[derive(Debug, Default)]
struct Told {
    stand: Option<Stand>,
    fault: Option<String>,
}

/// The tournament, while there is one.
#[derive(Resource)]
pub struct Contest {
    /// What is played.
    pub plan: Plan,
    control: Arc<Control>,
    told: Arc<Mutex<Told>>,
    folder: PathBuf,
}

/// Adds what ends the arena with the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, end.run_if(on_message::<AppExit>));
}

/// The games under way are finished; what is not kept by then is played again by whoever goes on.
fn end(contest: Option<Res<Contest>>) {
    if let Some(contest) = contest {
        contest.control.stop();
    }
}

impl Drop for Contest {
    fn drop(&mut self) {
        self.control.stop();
    }
}

impl Contest {
    /// Begins a tournament, whose blocks go into a folder.
    ///
    /// # Errors
    /// When the folder can't be written; the sentence says so.
    pub(super) fn begin(plan: Plan, folder: PathBuf, waker: Option<Waker>) -> Result<Self, String> {
        let session = Session::begin(plan.clone(), Shard::WHOLE, Some(&folder)).map_err(sentence)?;
        let most = Control::all_threads();
        // One thread is left to the window.
        let control = Arc::new(Control::new((most - 1).max(1)));
        let told = Arc::new(Mutex::new(Told::default()));
        let contest = Self {
            plan,
            control: Arc::clone(&control),
            told: Arc::clone(&told),
            folder,
        };
        thread::Builder::new()
            .name("tournament".to_owned())
            .spawn(move || run(session, &control, most, &told, waker.as_ref()))
            .map_err(|error| error.to_string())?;
        Ok(contest)
    }

    /// How it stands, or why it can't go on.
    ///
    /// # Errors
    /// The sentence that says why the tournament broke off.
    pub fn stand(&self) -> Result<Option<Stand>, String> {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        match &told.fault {
            Some(fault) => Err(fault.clone()),
            None => Ok(told.stand.clone()),
        }
    }

    /// What people may do with it.
    #[must_use]
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Where its blocks and reports lie.
    #[must_use]
    pub fn folder(&self) -> &PathBuf {
        &self.folder
    }
}

fn sentence(error: ArenaError) -> String {
    match error {
        ArenaError::Off(messages) => messages.iter().map(texts::say).collect::<Vec<_>>().join(" "),
        ArenaError::Folder(error) => error.to_string(),
    }
}

fn run(mut session: Session, control: &Control, most: usize, told: &Mutex<Told>, waker: Option<&Waker>) {
    let began = Instant::now();
    let mut last: Option<Instant> = None;
    let mut course = Vec::new();
    let tell = |session: &Session, course: &mut Vec<(u64, Vec<Estimate>)>, end: Option<End>| {
        let standings = session.standings();
        note(session, &standings, course);
        let rate = standings.games as f64 / began.elapsed().as_secs_f64();
        told.lock().unwrap_or_else(PoisonError::into_inner).stand = Some(Stand {
            standings,
            course: course.clone(),
            rate,
            end,
        });
        if let Some(waker) = waker {
            waker.wake();
        }
    };
    let played = session.play(control, most, |session| {
        if last.is_none_or(|last| last.elapsed() > TOLD) {
            tell(session, &mut course, None);
            last = Some(Instant::now());
        }
    });
    let kept = played.and_then(|end| {
        tell(&session, &mut course, Some(end));
        Ok(session.write(
            "standings.json",
            &format!("{:#}\n", serde_json::json!(session.standings())),
        )?)
    });
    if let Err(error) = kept {
        told.lock().unwrap_or_else(PoisonError::into_inner).fault = Some(sentence(error));
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

/// Adds a point to the course; every other one goes when there are too many.
fn note(session: &Session, standings: &Standings, course: &mut Vec<(u64, Vec<Estimate>)>) {
    let share = |spec: &crate::catalogue::Spec| {
        let name = spec.to_string();
        let row = standings.rows.iter().find(|row| row.name == name);
        row.map_or(
            Estimate {
                value: 0.0,
                low: 0.0,
                high: 1.0,
            },
            |row| row.win,
        )
    };
    course.push((
        standings.games,
        session.plan().entrants.iter().map(share).collect(),
    ));
    if course.len() > POINTS {
        let mut keep = false;
        course.retain(|_| {
            keep = !keep;
            keep
        });
    }
}
