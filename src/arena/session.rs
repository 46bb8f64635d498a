//! A tournament that is being played: its plan, what it adds up to so far, and the folder where its blocks go.

use std::{
    collections::BTreeSet,
    ops::{ControlFlow, Range},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use super::{
    beside::Beside,
    crew::{self, Control, Finished},
    machine,
    plan::Plan,
    points::UNIT,
    reading,
    standings::Standings,
    store::{self, Folder, FolderError, Reading, Shard},
    tally::Tally,
    trace::Trace,
    venue::{GameResult, Venue, VenueTerms, Venues},
    verdict::Jury,
};
use crate::{
    rules::Message,
    texts::{self, Language},
};

/// Why a tournament can't go on.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// It can't be played so.
    #[error("{}", .0.iter().map(texts::say).collect::<Vec<_>>().join("\n"))]
    Off(Vec<Message>),
    /// Something is wrong with its folder.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

impl From<Message> for ArenaError {
    fn from(message: Message) -> Self {
        Self::Off(vec![message])
    }
}

/// Why a tournament ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every question was answered.
    Decided,
    /// All its games are played.
    Played,
    /// It was asked to stop.
    Stopped,
}

/// A bot that failed in every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failing {
    /// Its word.
    pub name: String,
    /// In how many games.
    pub games: u64,
    /// What went wrong last, where that is known.
    pub why: Option<String>,
}

/// How far the questions of a tournament are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evidence {
    /// How many of them are answered.
    pub answered: usize,
    /// How many there are.
    pub questions: usize,
    /// What speaks for and against the first that is open, as logarithms.
    pub told: [f64; 2],
    /// How much of it is an answer.
    pub bound: f64,
}

/// Choices that were timed, and the time for them, by entrant.
pub type Thinking = Vec<(u64, Duration)>;

/// A tournament under way.
pub struct Session {
    plan: Arc<Plan>,
    venue: Arc<dyn Venue>,
    shard: Shard,
    tally: Tally,
    trace: Trace,
    jury: Jury,
    thinking: Thinking,
    machines: BTreeSet<String>,
    due: u64,
    decided: bool,
    folder: Option<Folder>,
}

impl Session {
    /// Begins a tournament, or a part of it; blocks go to a folder where one is named. Its reports are written in the
    /// language of the program, unless the tournament names another one.
    ///
    /// # Errors
    /// When it can't be played, or the folder can't be written.
    pub fn begin(plan: Plan, shard: Shard, out: Option<&Path>) -> Result<Self, ArenaError> {
        Self::begin_with(plan, shard, out, false)
    }

    /// The same, where every game is kept as it was played.
    ///
    /// # Errors
    /// As [`Self::begin`].
    pub fn begin_recording(plan: Plan, shard: Shard, out: &Path) -> Result<Self, ArenaError> {
        Self::begin_with(plan, shard, Some(out), true)
    }

    fn begin_with(
        mut plan: Plan,
        shard: Shard,
        out: Option<&Path>,
        records: bool,
    ) -> Result<Self, ArenaError> {
        let language = &mut plan.tournament.language;
        language.get_or_insert_with(|| Language::current().code());
        let session = Self::new(plan, shard, out, records)?;
        let folder = out.map(|path| Folder::begin(path, session.plan(), shard, records));
        Ok(Self {
            folder: folder.transpose()?,
            ..session
        })
    }

    fn new(plan: Plan, shard: Shard, out: Option<&Path>, records: bool) -> Result<Self, ArenaError> {
        let tournament = &plan.tournament;
        let venue = plan.venues.open(
            plan.entry.name(),
            &plan.config,
            plan.seats,
            &plan.entrants,
            &VenueTerms {
                bound: tournament.bound,
                bots: tournament.bots.clone(),
                luck: tournament.luck,
                records,
                openings: tournament.openings.clone(),
                incidents: out.map(|path| path.join("incidents")),
            },
        )?;
        // What is known of a part is known only when the parts before it are.
        let stop = tournament.stop.as_ref().filter(|_| shard.count == 1);
        let tally = Tally::new(plan.entrants.len(), venue.deeds().len());
        let rivals = match stop {
            Some(_) => plan.rivals(|seat| venue.team(seat)),
            None => BTreeSet::new(),
        };
        let meet = |one: usize, other: usize| rivals.contains(&(one, other));
        Ok(Self {
            // What may stop early is looked at all the time.
            tally: if stop.is_some() { tally.watching() } else { tally },
            trace: Trace::new(&plan),
            jury: Jury::new(stop, plan.entrants.len(), |word| plan.entrant(word), meet),
            thinking: vec![(0, Duration::ZERO); plan.entrants.len()],
            machines: BTreeSet::new(),
            due: shard.span(plan.blocks()).start,
            decided: false,
            folder: None,
            venue: venue.into(),
            shard,
            plan: Arc::new(plan),
        })
    }

    /// Goes on with the tournament of a folder.
    ///
    /// # Errors
    /// When the folder holds none, or what it holds was changed.
    pub fn resume(
        venues: &'static dyn Venues,
        path: &Path,
        say: impl Fn(&Message) -> String,
    ) -> Result<Self, ArenaError> {
        // Only where there is a tournament is there something to lock.
        Reading::open(venues, path, &say)?;
        let hold = store::hold(path)?;
        let (reading, mut session) = Self::read(venues, path, true, say)?;
        session.folder = Some(reading.go_on(hold)?);
        Ok(session)
    }

    /// Reads the tournament of a folder, and leaves it as it is.
    ///
    /// # Errors
    /// When the folder holds none, or what it holds was changed.
    pub fn look(
        venues: &'static dyn Venues,
        path: &Path,
        say: impl Fn(&Message) -> String,
    ) -> Result<Self, ArenaError> {
        Ok(Self::read(venues, path, false, say)?.1)
    }

    fn read(
        venues: &'static dyn Venues,
        path: &Path,
        goes_on: bool,
        say: impl Fn(&Message) -> String,
    ) -> Result<(Reading, Self), ArenaError> {
        let mut reading = Reading::open(venues, path, say)?;
        // Where games are kept, only blocks that have theirs count for who goes on: a crash may have lost some.
        let games = if goes_on { reading.end_of_games()? } else { None };
        let mut session = Self::new(reading.plan.clone(), reading.shard, Some(path), games.is_some())?;
        while games.is_none_or(|end| reading.due < end)
            && let Some((number, results)) = reading.block()?
        {
            session.count(number, &results);
        }
        session.due = reading.due;
        session.machines = reading::machines(path)?;
        Ok((reading, session))
    }

    /// Puts the parts of a tournament together, as if it had been played in one piece: that of the first part, whose
    /// language is that of the whole. That happens beside the folder, which gets everything at the end or nothing.
    ///
    /// # Errors
    /// When a part is missing, doubled, unfinished or of another tournament, or the folder can't be written.
    pub fn merge(
        venues: &'static dyn Venues,
        out: &Path,
        parts: &[PathBuf],
        say: impl Fn(&Message) -> String,
    ) -> Result<Self, ArenaError> {
        let mut readings = Vec::new();
        for path in parts {
            readings.push((path, Reading::open(venues, path, &say)?.with_games()?));
        }
        readings.sort_by_key(|(_, reading)| reading.shard.index);
        let fault = |message: Message| ArenaError::Folder(FolderError::Parts(message));
        let both = |key: &str, one: &Path, other: &Path| {
            store::of(key, one).with("other", other.display().to_string())
        };
        let Some((first_path, first)) = readings.first() else {
            return Err(fault(Message::new("arena-parts-none")));
        };
        let (plan, count) = (first.plan.clone(), first.shard.count);
        for (path, reading) in &readings {
            if reading.plan.hash() != plan.hash() {
                return Err(fault(both("arena-parts-foreign", path, first_path)));
            }
            if reading.shard.count != count {
                let counts = both("arena-parts-count", path, first_path)
                    .with("count", reading.shard.count.to_string())
                    .with("others", count.to_string());
                return Err(fault(counts));
            }
        }
        for pair in readings.windows(2) {
            if pair[0].1.shard == pair[1].1.shard {
                let part = format!("{}/{count}", pair[0].1.shard.index + 1);
                let double = both("arena-parts-double", pair[0].0, pair[1].0);
                return Err(fault(double.with("part", part)));
            }
        }
        let there: BTreeSet<u32> = readings.iter().map(|(_, reading)| reading.shard.index).collect();
        let mut missing = (0..count).filter(|index| !there.contains(index));
        let named: Vec<String> = missing
            .by_ref()
            .take(20)
            .map(|index| format!("{}/{count}", index + 1))
            .collect();
        if !named.is_empty() {
            let more = missing.next().map_or("", |_| " …");
            let missing = Message::new("arena-parts-missing");
            return Err(fault(missing.with("parts", named.join(", ") + more)));
        }
        store::is_free(out, &plan)?;
        let beside = Beside::take(out)?;
        let records = readings.iter().all(|(_, reading)| reading.has_games());
        let mut session = Self::begin_with(plan, Shard::WHOLE, Some(beside.path()), records)?;
        for path in parts {
            session.machines.append(&mut reading::machines(path)?);
        }
        let machines = session.machines.clone();
        session.keep(|folder| machines.iter().try_for_each(|it| folder.tell(it)))?;
        session.take_in(readings)?;
        let plan = Arc::clone(&session.plan);
        session.keep(|folder| folder.move_to(out, &plan))?;
        Ok(session)
    }

    /// Adds all parts in their order.
    fn take_in(&mut self, parts: Vec<(&PathBuf, Reading)>) -> Result<(), ArenaError> {
        for (path, mut part) in parts {
            while let Some((number, results)) = part.block()? {
                if !self.decided {
                    self.keep(|folder| folder.add_results(number, &results))?;
                    self.count(number, &results);
                }
            }
            let span = part.span();
            // What is decided needs no further blocks.
            if part.due < span.end && !self.decided {
                let fault = store::of("arena-parts-unfinished", path)
                    .with("missing", (span.end - part.due).to_string())
                    .with("blocks", (span.end - span.start).to_string());
                return Err(FolderError::Parts(fault).into());
            }
        }
        Ok(self.keep(Folder::flush)?)
    }

    fn keep(
        &mut self,
        write: impl FnOnce(&mut Folder) -> Result<(), FolderError>,
    ) -> Result<(), FolderError> {
        self.folder.as_mut().map_or(Ok(()), write)
    }

    /// Adds a block to what is known.
    fn count(&mut self, number: u64, results: &[GameResult]) {
        let round = number / self.plan.encounters() as u64;
        let seatings = self.plan.seatings(number);
        let shares = self.tally.add(&*self.venue, round, seatings, results);
        self.trace.see(&self.tally);
        self.decided |= self.jury.see(&shares, UNIT);
        self.due = number + 1;
    }

    fn clock(&mut self, finished: &Finished) {
        let Some(clocks) = &finished.clocks else { return };
        for (seating, clocks) in finished.block.seatings.iter().zip(clocks) {
            for (who, (choices, time)) in seating.iter().zip(clocks) {
                if let Some(who) = who {
                    let sum = &mut self.thinking[usize::from(*who)];
                    sum.0 += choices;
                    sum.1 += *time;
                }
            }
        }
    }

    /// Plays on until the end, on at most so many threads; `each` is told after every block.
    ///
    /// # Errors
    /// When a block can't be played or written; what was written before is kept.
    pub fn play(
        &mut self,
        control: &Control,
        most: usize,
        mut each: impl FnMut(&Self),
    ) -> Result<End, ArenaError> {
        if !self.decided && !self.left().is_empty() {
            self.machines.insert(machine::this());
            let (plan, venue) = (Arc::clone(&self.plan), Arc::clone(&self.venue));
            let mut fault = None;
            crew::play(&plan, &*venue, self.left(), control, most, |finished| {
                if let Err(error) = self.keep(|folder| folder.add(&finished)) {
                    fault = Some(error);
                    return ControlFlow::Break(());
                }
                self.count(finished.block.number, &finished.results);
                self.clock(&finished);
                each(self);
                if self.decided {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })?;
            if let Some(error) = fault {
                return Err(error.into());
            }
        }
        self.keep(Folder::flush)?;
        Ok(self.end())
    }

    /// Why it ended, or would if it were to end now.
    #[must_use]
    pub fn end(&self) -> End {
        if self.decided {
            End::Decided
        } else if self.left().is_empty() {
            End::Played
        } else {
            End::Stopped
        }
    }

    /// The blocks that are still to be played.
    #[must_use]
    pub fn left(&self) -> Range<u64> {
        self.due..self.shard.span(self.plan.blocks()).end
    }

    /// Its plan.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The part of it.
    #[must_use]
    pub fn shard(&self) -> Shard {
        self.shard
    }

    /// What the blocks so far add up to.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The course of it, up to now.
    #[must_use]
    pub fn trace(&self) -> Trace {
        self.trace.until(&self.tally)
    }

    /// How long was thought, in the blocks of this run that were timed.
    #[must_use]
    pub fn thinking(&self) -> &Thinking {
        &self.thinking
    }

    /// A bot that failed in every one of at least so many games, what went wrong last, and how many games that were.
    #[must_use]
    pub fn failing(&self, least: u64) -> Option<Failing> {
        let scores = self.tally.scores.iter().enumerate();
        let mut failing = scores.filter(|(_, it)| it.failed >= least.max(1) && it.failed == it.tables);
        failing.next().map(|(who, score)| Failing {
            name: self.plan.entrants[who].to_string(),
            games: score.failed,
            why: self.venue.last_fault(who),
        })
    }

    /// How far the questions are: how many are answered, and of the first that is not, what speaks for and against it, and how
    /// much is needed; as logarithms.
    #[must_use]
    pub fn evidence(&self) -> Option<Evidence> {
        let questions = &self.jury.questions;
        let open = questions
            .iter()
            .find(|it| it.verdict.is_none())
            .or(questions.last())?;
        Some(Evidence {
            answered: questions.iter().filter(|it| it.verdict.is_some()).count(),
            questions: questions.len(),
            told: open.evidence(),
            bound: self.jury.bound(),
        })
    }

    /// On which machines it was played.
    #[must_use]
    pub fn machines(&self) -> &BTreeSet<String> {
        &self.machines
    }

    /// What is known so far.
    #[must_use]
    pub fn standings(&self) -> Standings {
        Standings::new(&self.plan, &self.tally, &self.jury, self.venue.deeds())
    }

    /// Whether it is kept in a folder.
    #[must_use]
    pub fn has_folder(&self) -> bool {
        self.folder.is_some()
    }

    /// Writes a file into the folder, where there is one.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn write(&self, name: &str, text: &str) -> Result<(), FolderError> {
        self.folder
            .as_ref()
            .map_or(Ok(()), |folder| folder.write(name, text))
    }
}
