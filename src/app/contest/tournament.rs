//! The tournament that runs behind the window: the arena plays it on threads of its own, and tells now and then how
//! it stands.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Instant,
};

use bevy::prelude::*;

use super::TOLD;
use crate::{
    app::base::Waker,
    arena::{ArenaError, Control, End, Plan, Report, Session, Shard, Standings, trace::Trace},
    play::store::write_atomically,
    rules::Message,
    texts,
};

/// How a tournament stands.
#[derive(Clone, Debug)]
pub struct Stand {
    /// What is known.
    pub standings: Standings,
    /// Its course so far.
    pub trace: Trace,
    /// Games a second so far.
    pub rate: f64,
    /// Why it ended, once it has.
    pub end: Option<End>,
}

impl Stand {
    /// What each would win if all were even: the part that all of them win together, by games. None before the first.
    #[must_use]
    pub fn even(&self) -> Option<f64> {
        let rows = self.standings.rows.iter();
        let (won, games) = rows.fold((0.0, 0.0), |(won, games), row| {
            (won + row.win.value * row.games as f64, games + row.games as f64)
        });
        (games > 0.0).then(|| won / games)
    }

    /// For how many minutes it goes on at this rate, when all games are played.
    #[must_use]
    pub fn minutes_left(&self) -> Option<i64> {
        let left = self.standings.games_planned.saturating_sub(self.standings.games);
        (self.rate > 0.0).then(|| (left as f64 / self.rate / 60.0).round() as i64)
    }
}

/// What the threads of the arena tell.
#[derive(Debug, Default)]
struct Told {
    stand: Option<Stand>,
    fault: Option<String>,
    exported: Option<String>,
}

/// Puts down what is to be told, and wakes the window for it.
fn put(told: &Mutex<Told>, waker: Option<&Waker>, change: impl FnOnce(&mut Told)) {
    change(&mut told.lock().unwrap_or_else(PoisonError::into_inner));
    if let Some(waker) = waker {
        waker.wake();
    }
}

/// The tournament, while there is one.
#[derive(Resource)]
pub struct Contest {
    /// What is played.
    pub plan: Plan,
    control: Arc<Control>,
    told: Arc<Mutex<Told>>,
    folder: PathBuf,
    waker: Option<Waker>,
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
    pub(in crate::app) fn begin(plan: Plan, folder: PathBuf, waker: Option<Waker>) -> Result<Self, String> {
        let session = Session::begin(plan.clone(), Shard::WHOLE, Some(&folder)).map_err(sentence)?;
        let most = Control::all_threads();
        // One thread is left to the window.
        let control = Arc::new(Control::new((most - 1).max(1)));
        let told = Arc::new(Mutex::new(Told::default()));
        let contest = Self {
            plan,
            control: Arc::clone(&control),
            told: Arc::clone(&told),
            folder: folder.clone(),
            waker: waker.clone(),
        };
        thread::Builder::new()
            .name("tournament".to_owned())
            .spawn(move || run(session, &folder, &control, most, &told, waker.as_ref()))
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

    /// Writes the reports of what is on disk by now; [`Self::exported`] tells of it.
    pub fn export(&self) {
        let (told, folder, waker) = (Arc::clone(&self.told), self.folder.clone(), self.waker.clone());
        let venues = self.plan.venues;
        let work = move || {
            let written = Session::look(venues, &folder, texts::say)
                .map_err(sentence)
                .and_then(|session| report(&session, &folder).map(|()| session.standings().games));
            let told_of = written.map_or_else(
                |fault| fault,
                |games| texts::say(&Message::new("tournament-exported").with("games", games as i64)),
            );
            put(&told, waker.as_ref(), |told| told.exported = Some(told_of));
        };
        if let Err(error) = thread::Builder::new().name("reports".to_owned()).spawn(work) {
            put(&self.told, None, |told| told.exported = Some(error.to_string()));
        }
    }

    /// What became of the last export.
    #[must_use]
    pub fn exported(&self) -> Option<String> {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.exported.clone()
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

fn run(
    mut session: Session,
    folder: &Path,
    control: &Control,
    most: usize,
    told: &Mutex<Told>,
    waker: Option<&Waker>,
) {
    let began = Instant::now();
    let mut last = began;
    let tell = |session: &Session, end: Option<End>| {
        let standings = session.standings();
        let stand = Stand {
            rate: standings.games as f64 / began.elapsed().as_secs_f64(),
            trace: session.trace(),
            standings,
            end,
        };
        put(told, waker, |told| told.stand = Some(stand));
    };
    let played = session.play(control, most, |session| {
        if last.elapsed() > TOLD {
            tell(session, None);
            last = Instant::now();
        }
    });
    let kept = played.map_err(sentence).and_then(|end| {
        report(&session, folder)?;
        tell(&session, Some(end));
        Ok(())
    });
    if let Err(fault) = kept {
        put(told, waker, |told| told.fault = Some(fault));
    }
}

/// Writes the reports beside the blocks.
fn report(session: &Session, folder: &Path) -> Result<(), String> {
    let files = Report::of(session).files().map_err(|error| error.to_string())?;
    for (name, text) in files {
        write_atomically(&folder.join(name), &text).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A folder of a new number in this one.
pub(in crate::app) fn free_folder(all: &Path) -> PathBuf {
    (1..u32::MAX)
        .map(|number| all.join(number.to_string()))
        .find(|folder| !folder.exists())
        .unwrap_or_else(|| all.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Tournament;

    /// Waits for the end.
    fn ended(contest: &Contest) -> Stand {
        loop {
            match contest.stand() {
                Ok(Some(stand)) if stand.end.is_some() => return stand,
                Ok(_) => thread::yield_now(),
                Err(sentence) => panic!("{sentence}"),
            }
        }
    }

    fn plan(games: u64) -> Plan {
        let players = ["far", "random"].map(str::to_owned).to_vec();
        Plan::new(
            &crate::catalogue::Ours,
            Tournament {
                players,
                games,
                ..Tournament::default()
            },
        )
        .expect("a plan")
    }

    #[test]
    fn a_tournament_runs_behind_the_window_and_leaves_its_reports() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = free_folder(folder.path());
        let contest = Contest::begin(plan(400), out.clone(), None).expect("begun");
        let stand = ended(&contest);
        assert_eq!((stand.end, stand.standings.games), (Some(End::Played), 400));
        assert!(out.join("report.html").exists());
        assert_ne!(free_folder(folder.path()), out);
    }

    #[test]
    fn its_reports_can_be_had_while_it_pauses() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("1");
        let contest = Contest::begin(plan(1_000_000_000), out.clone(), None).expect("begun");
        contest.control().pause(true);
        contest.export();
        while contest.exported().is_none() {
            thread::yield_now();
        }
        assert!(out.join("wins.svg").exists() && out.join("standings.csv").exists());
    }

    #[test]
    fn a_pause_holds_it_and_a_stop_ends_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let contest = Contest::begin(plan(1_000_000_000), folder.path().join("1"), None).expect("begun");
        contest.control().pause(true);
        contest.control().set_threads(2);
        contest.control().stop();
        let stand = ended(&contest);
        assert_eq!(stand.end, Some(End::Stopped));
        assert!(stand.standings.games < 1_000_000_000);
    }
}
