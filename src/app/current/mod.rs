//! The game on the table: the match, what of it has still to be shown, and how it is watched.
//!
//! Others ask it here and tell it what happens; what is kept of that nobody else writes.

mod again;
mod happens;
mod pace;
mod replay;
mod riddle;
mod seek;
mod taught;
mod told;

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use crate::{
    app::settings::Shelf,
    cast::{Mood, Moods},
    catalogue::{Board, Event, Lesson, Staging},
    play::{Evening, Match, Sitter, challenge::Challenge},
    rules::{Message, Seat, SeatSet, Turn},
    staging::{Cue, Eyes, Layout, SpotName},
};
use pace::Advance;
pub(super) use pace::Pace;
pub use replay::Replay;
pub use riddle::{Mistake, Origin, Riddle};
use taught::Taught;

/// Something that happened, with the board before it: what it looks like may hang on both.
#[derive(Clone, Debug)]
struct Happening {
    /// The board before the act that led to this.
    before: Box<dyn Board>,
    /// The event.
    event: Event,
}

/// How far the end of a game is on this table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum End {
    /// It has not come, or the game was opened at it.
    #[default]
    None,
    /// It has come and was not celebrated.
    Comes,
    /// It was celebrated.
    Come,
}

/// The game on the table.
#[derive(Resource)]
pub struct Current {
    /// The game itself.
    game: Match,
    /// How it looks.
    staging: Box<dyn Staging>,
    /// The board on which that is seen.
    layout: Layout,
    /// How those at the table take what has been shown.
    moods: Moods,
    /// What has happened and has not been shown yet.
    queue: VecDeque<Happening>,
    /// What of the last event taken from the queue has still to be shown.
    cues: VecDeque<Cue>,
    /// What is going on while it is shown, in words.
    headline: Option<Message>,
    /// What will be going on when so many cues are left.
    coming: Option<(usize, Option<Message>)>,
    /// To what the numbers on the board count up or down while it is shown.
    counts: Vec<(SpotName, usize)>,
    /// How it goes on by itself.
    pace: Pace,
    /// Whether a person has asked for the roll that is due.
    roll: bool,
    /// The choice, of a person or a computer, that is to be made.
    choice: Option<(Seat, usize)>,
    /// The computer that chose last, and why it did so.
    reason: Option<(Seat, Message)>,
    /// Why what a person asked for was refused.
    refusal: Option<String>,
    /// The spot on which that was tried.
    refused_at: Option<SpotName>,
    /// What was done besides the game: saved, joined.
    notice: Option<String>,
    /// The person who looks at the own cards, where several sit at the table.
    looked: Option<Seat>,
    /// The seat through whose eyes a game without secrets is looked at; none sees all.
    watched: Option<Seat>,
    /// The seats of persons who play on devices of their own.
    elsewhere: SeatSet,
    /// Those of them whose device is not there.
    lost: SeatSet,
    /// The earlier moment that is looked at.
    replay: Option<Replay>,
    /// The file in which the record of the game lies, as far as it had come when that was written.
    record: Option<PathBuf>,
    /// What is asked of the game, where it is a puzzle.
    riddle: Option<Riddle>,
    /// The challenge that was taken up.
    challenge: Option<Challenge>,
    /// The duplicate evening to which it belongs, without this game.
    evening: Option<Evening>,
    /// The rules that whoever plays is told, each when it is needed.
    taught: Option<Taught>,
    /// How far its end is.
    end: End,
    /// Whether what is on the table must be laid anew.
    stale: bool,
}

impl Current {
    /// Its record lies in this file.
    pub fn lies_in(&mut self, record: PathBuf) {
        self.record = Some(record);
    }

    /// The file in which its record lies.
    #[must_use]
    pub fn record(&self) -> Option<&Path> {
        self.record.as_deref()
    }

    /// Puts a game on the table. `None` when the window does not know how it looks.
    #[must_use]
    pub fn new(game: Match, shelf: &Shelf) -> Option<Self> {
        let staging = game.setup().entry.look(game.board(), shelf.boards())?;
        let mut current = Self {
            layout: staging.layout().clone(),
            moods: Moods::default(),
            game,
            staging,
            queue: VecDeque::new(),
            cues: VecDeque::new(),
            headline: None,
            coming: None,
            counts: Vec::new(),
            pace: Pace::default(),
            roll: false,
            choice: None,
            reason: None,
            refusal: None,
            refused_at: None,
            notice: None,
            looked: None,
            watched: None,
            elsewhere: SeatSet::EMPTY,
            lost: SeatSet::EMPTY,
            replay: None,
            record: None,
            riddle: None,
            challenge: None,
            evening: None,
            taught: None,
            end: End::default(),
            stale: true,
        };
        current.feel();
        Some(current)
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// How it looks.
    #[must_use]
    pub fn staging(&self) -> &dyn Staging {
        &*self.staging
    }

    /// What the face of a seat shows, as far as people have seen what happened; `acts` while it is its turn.
    #[must_use]
    pub fn mood(&self, seat: Seat, acts: bool) -> Mood {
        let shown = self.shown().standing().filter(|_| self.is_shown());
        match shown.and_then(|standing| standing.place(seat)) {
            Some(1) => Mood::Won,
            Some(_) => Mood::Lost,
            None if acts => Mood::Thinking,
            None => self.moods.of(seat),
        }
    }

    /// How it goes on by itself.
    #[must_use]
    pub(in crate::app) fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether the game waits.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.pace.is_paused()
    }

    /// Whether a person has asked for the roll that is due.
    #[must_use]
    pub fn is_roll_asked(&self) -> bool {
        self.roll
    }

    /// The choice, of a person or a computer, that is to be made.
    #[must_use]
    pub fn choice(&self) -> Option<(Seat, usize)> {
        self.choice
    }

    /// The computer that chose last, and why it did so; nothing while what it chose is held back.
    #[must_use]
    pub fn reason(&self) -> Option<&(Seat, Message)> {
        self.reason.as_ref().filter(|_| self.coming.is_none())
    }

    /// Why what a person asked for was refused.
    #[must_use]
    pub fn refusal(&self) -> Option<&str> {
        self.refusal.as_deref()
    }

    /// The spot on which that was tried.
    #[must_use]
    pub fn refused_at(&self) -> Option<&SpotName> {
        self.refused_at.as_ref()
    }

    /// What was done besides the game: saved, joined.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The person who looks at the own cards, where several sit at the table.
    #[must_use]
    pub fn looked(&self) -> Option<Seat> {
        self.looked
    }

    /// The seat through whose eyes a game without secrets is looked at; none sees all.
    #[must_use]
    pub fn watched(&self) -> Option<Seat> {
        self.watched
    }

    /// The earlier moment that is looked at.
    #[must_use]
    pub fn replay(&self) -> Option<Replay> {
        self.replay
    }

    /// Whether the rest of the game is to be seen fast.
    #[must_use]
    pub fn is_hurried(&self) -> bool {
        self.pace == Pace::Hurried
    }

    /// From here on whoever plays is told each rule when it is needed.
    pub fn teach(&mut self) {
        let setup = self.game.setup();
        self.taught = Some(Taught::new(setup.entry.lessons(&setup.config)));
    }

    /// Nothing is told any more.
    pub fn stop_teaching(&mut self) {
        self.taught = None;
    }

    /// Whether whoever plays is told each rule when it is needed.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        self.taught.is_some()
    }

    /// Tells a seat that is to act the rule that it needs most of those that were not told.
    pub(in crate::app) fn tell_rule(&mut self, seat: Seat) {
        if let Some(taught) = &mut self.taught {
            taught.tell(&self.staging.needed(self.game.board(), seat));
        }
    }

    /// The rule that was told last.
    #[must_use]
    pub fn lesson(&self) -> Option<&Lesson> {
        self.taught.as_ref()?.last()
    }

    /// Whether what is on the table must be laid anew.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        self.stale
    }

    /// Whether all that has happened has been shown.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.queue.is_empty() && self.cues.is_empty()
    }

    /// Whether something of the last event has still to be shown.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        !self.cues.is_empty()
    }

    /// What is going on while the last event is shown, where there are words for it.
    #[must_use]
    pub fn headline(&self) -> Option<&Message> {
        self.headline.as_ref()
    }

    /// To what the numbers on the board count up or down while the last event is shown.
    #[must_use]
    pub fn counts(&self) -> &[(SpotName, usize)] {
        &self.counts
    }

    /// How many events have not been shown at all.
    #[must_use]
    pub fn untold(&self) -> usize {
        self.queue.len()
    }

    /// Whether a person sits on a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        *self.game.sitter(seat) == Sitter::Person
    }

    /// Whether a person plays a seat at this screen.
    #[must_use]
    pub fn is_here(&self, seat: Seat) -> bool {
        self.is_person(seat) && !self.elsewhere.contains(seat)
    }

    /// Whether a person plays a seat on a device of its own.
    #[must_use]
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        self.elsewhere.contains(seat)
    }

    /// Whether any seat is.
    #[must_use]
    pub fn has_elsewhere(&self) -> bool {
        !self.elsewhere.is_empty()
    }

    /// Whether the device on which a seat is played is not there.
    #[must_use]
    pub fn is_lost(&self, seat: Seat) -> bool {
        self.lost.contains(seat)
    }

    /// From now on these seats are played on devices of their own, of which some are not there.
    pub fn play_elsewhere(&mut self, seats: SeatSet, lost: SeatSet) {
        self.elsewhere = seats;
        self.lost = lost;
        self.looked = self.looked.filter(|&seat| !seats.contains(seat));
    }

    /// The seat that acts: who throws, who chooses.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Chance => self.game.board().thrower(),
            // Of several at once the person is waited for.
            Turn::Together(_) if self.due().is_some() => self.due(),
            turn => turn.seats().iter().next(),
        }
    }

    /// Whether the roll that is due is that of a person at this screen.
    #[must_use]
    pub fn rolls_by_hand(&self) -> bool {
        let thrower = self.game.board().thrower();
        self.game.turn() == Turn::Chance && thrower.is_some_and(|seat| self.is_here(seat))
    }

    /// Whether the roll that is due is that of a person elsewhere.
    #[must_use]
    pub fn rolls_elsewhere(&self) -> bool {
        let thrower = self.game.board().thrower();
        self.game.turn() == Turn::Chance && thrower.is_some_and(|seat| self.is_elsewhere(seat))
    }

    /// The person who is to choose now, and may look at what it has.
    #[must_use]
    pub fn chooser(&self) -> Option<Seat> {
        let due = self.due();
        if self.covered().is_some() { None } else { due }
    }

    /// The person at this screen who is to choose now: of several at once who looks, else the first.
    fn due(&self) -> Option<Seat> {
        let seats = self.game.turn().seats();
        let looks = self.looked.filter(|&seat| seats.contains(seat));
        looks
            .into_iter()
            .chain(seats.iter())
            .find(|&seat| self.is_here(seat))
    }

    /// The person who is to choose, but whose cards are covered until the others look away.
    #[must_use]
    pub fn covered(&self) -> Option<Seat> {
        self.due()
            .filter(|&seat| self.covers() && self.looked != Some(seat))
    }

    /// Whether what a person has lies covered until it looks.
    fn covers(&self) -> bool {
        self.game.board().has_secrets() && self.game.persons().len() > 1
    }

    /// Whether a person has not been left the time to see what it has: it looks only when it is to choose.
    #[must_use]
    pub fn is_unseen(&self, seat: Seat) -> bool {
        self.covers() && !self.game.board().is_open(seat)
    }

    /// Whose cards are seen: of one person at the table always those, of several those of who is to choose and has
    /// looked; where nothing is secret any more, those of the seat through whose eyes one looks, or all.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        let persons = self.game.persons();
        let own = match persons.len() {
            0 | 1 => persons.lowest().filter(|&seat| self.is_here(seat)),
            _ => self.chooser(),
        };
        let watched = self.watched.filter(|_| self.game.is_open());
        Eyes {
            seat: watched.or(own),
            all: watched.is_none() && self.game.is_open(),
        }
    }

    /// What of an event may be shown and told: what everybody at the table may know, or who is looked through.
    #[must_use]
    pub fn heard(&self, before: &dyn Board, event: &Event) -> Option<Event> {
        match self.watched.filter(|_| self.game.is_open()) {
            Some(seat) => before.overheard(event, seat),
            // Whoever plays elsewhere does so to keep a secret from this screen.
            None if !self.elsewhere.is_empty() => self.game.heard(before, event, before.seats()),
            None => self.game.heard(before, event, self.game.insiders()),
        }
    }

    /// Whether a choice strikes a piece of the one who makes it.
    #[must_use]
    pub fn costs(&self, seat: Seat, number: usize) -> bool {
        let mut board = self.game.board().boxed();
        let events = board.choose(seat, number).unwrap_or_default();
        events
            .iter()
            .flat_map(|event| self.staging.cues(self.game.board(), event, Eyes::default()))
            .any(|cue| matches!(cue, Cue::Strike { seat: struck, .. } if struck == seat))
    }

    /// The board as it lies on the table: now, or at the moment that is looked at.
    #[must_use]
    pub fn shown(&self) -> &dyn Board {
        let earlier = self.replay.and_then(|replay| self.game.steps().get(replay.at));
        earlier.map_or(self.game.board(), |step| &*step.before)
    }
}
