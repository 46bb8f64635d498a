//! The game on the table: the match, what of it has still to be shown, and how it is watched.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{shelf::Shelf, turn::Replay};
use crate::{
    catalogue::{Board, Event, Staging},
    play::{Act, Chair, Match, Sitter},
    rules::{Message, Seat, SeatSet, Turn},
    staging::{Cue, Eyes, SpotName},
    texts::Language,
};

/// Something that happened, with the board before it: what it looks like may hang on both.
#[derive(Clone, Debug)]
pub struct Happening {
    /// The board before the act that led to this.
    pub before: Box<dyn Board>,
    /// The event.
    pub event: Event,
}

/// How the game goes on by itself: computers and dice that nobody has to touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One thing after another.
    #[default]
    Going,
    /// Not at all; what has happened is still shown.
    Paused,
    /// One step, then not at all.
    Step,
    /// Not even what has happened is shown, but motion by motion, each when it is asked for.
    ByBeats {
        /// What was asked for and has not come yet.
        asked: Option<Asked>,
    },
}

/// What is asked for where the game is shown motion by motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The next motion.
    Motion,
    /// The next step, for nothing is left to be shown.
    Step,
}

impl Pace {
    /// Whether the game waits.
    #[must_use]
    pub fn is_paused(self) -> bool {
        self != Self::Going
    }

    /// Whether one more step is taken although the game waits.
    #[must_use]
    pub fn steps(self) -> bool {
        matches!(
            self,
            Self::Step
                | Self::ByBeats {
                    asked: Some(Asked::Step)
                }
        )
    }

    /// That step has been taken.
    pub fn stepped(&mut self) {
        match self {
            Self::Step => *self = Self::Paused,
            Self::ByBeats { asked } => *asked = None,
            Self::Going | Self::Paused => {}
        }
    }

    /// Whether the next motion has to be asked for.
    #[must_use]
    pub fn holds_motion(self) -> bool {
        matches!(self, Self::ByBeats { asked } if asked != Some(Asked::Motion))
    }
}

/// The game on the table.
#[derive(Resource)]
pub struct Current {
    /// The game itself.
    pub game: Match,
    /// How it looks.
    pub staging: Box<dyn Staging>,
    /// What has happened and has not been shown yet.
    pub queue: VecDeque<Happening>,
    /// What of the last event taken from the queue has still to be shown.
    pub cues: VecDeque<Cue>,
    /// How it goes on by itself.
    pub pace: Pace,
    /// Whether a person has asked for the roll that is due.
    pub roll: bool,
    /// The choice, of a person or a computer, that is to be made.
    pub choice: Option<(Seat, usize)>,
    /// The computer that chose last, and why it did so.
    pub reason: Option<(Seat, Message)>,
    /// Why what a person asked for was refused.
    pub refusal: Option<String>,
    /// The spot on which that was tried.
    pub refused_at: Option<SpotName>,
    /// What was done besides the game: saved, joined.
    pub notice: Option<String>,
    /// The person who looks at the own cards, where several sit at the table.
    pub looked: Option<Seat>,
    /// The seat through whose eyes a game without secrets is looked at; none sees all.
    pub watched: Option<Seat>,
    /// The earlier moment that is looked at.
    pub replay: Option<Replay>,
    /// Whether what is on the table must be laid anew.
    pub stale: bool,
}

impl Current {
    /// Puts a game on the table. `None` when the window does not know how it looks.
    #[must_use]
    pub fn new(game: Match, shelf: &Shelf) -> Option<Self> {
        let staging = game.setup().entry.look(game.board(), shelf.boards())?;
        Some(Self {
            game,
            staging,
            queue: VecDeque::new(),
            cues: VecDeque::new(),
            pace: Pace::default(),
            roll: false,
            choice: None,
            reason: None,
            refusal: None,
            refused_at: None,
            notice: None,
            looked: None,
            watched: None,
            replay: None,
            stale: true,
        })
    }

    /// Whether a person sits on a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        *self.game.sitter(seat) == Sitter::Person
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

    /// Whether the roll that is due is a person's.
    #[must_use]
    pub fn rolls_by_hand(&self) -> bool {
        self.game.turn() == Turn::Chance
            && self
                .game
                .board()
                .thrower()
                .is_some_and(|seat| self.is_person(seat))
    }

    /// What is to be shown next; it stays first in line until it is taken from `cues`.
    pub fn next_cue(&mut self) -> Option<Cue> {
        while self.cues.is_empty() {
            let Happening { before, event } = self.queue.pop_front()?;
            let Some(event) = self.heard(&*before, &event) else {
                continue;
            };
            self.cues = self.staging.cues(&*before, &event, self.eyes()).into();
        }
        self.cues.front().cloned()
    }

    /// The person who is to choose now, and may look at what it has.
    #[must_use]
    pub fn chooser(&self) -> Option<Seat> {
        let due = self.due();
        if self.covered().is_some() { None } else { due }
    }

    /// The person who is to choose now: of several at once who looks, else the first.
    fn due(&self) -> Option<Seat> {
        let seats = self.game.turn().seats();
        let looks = self.looked.filter(|&seat| seats.contains(seat));
        looks
            .into_iter()
            .chain(seats.iter())
            .find(|&seat| self.is_person(seat))
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
            0 | 1 => persons.lowest(),
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

    /// Lets chance act.
    ///
    /// # Errors
    /// When chance is not to act.
    pub fn draw(&mut self) -> Result<(), Message> {
        let before = self.game.board().boxed();
        let events = self.game.roll()?.to_vec();
        self.happened(&*before, events);
        Ok(())
    }

    /// Makes a choice.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn choose(&mut self, seat: Seat, number: usize) -> Result<(), Message> {
        let before = self.game.board().boxed();
        let events = self.game.choose(seat, number)?.to_vec();
        self.happened(&*before, events);
        Ok(())
    }

    /// Makes the rest of a person's long action at random, where the game lets a person do so. Says whether it did.
    ///
    /// # Errors
    /// When a choice is refused.
    pub fn fill(&mut self, seat: Seat) -> Result<bool, Message> {
        if !self.is_person(seat) || !self.staging.fills(self.game.board(), seat) {
            return Ok(false);
        }
        loop {
            let Some(number) = self.game.any_choice(seat) else {
                return Ok(true);
            };
            // Of all these choices only what the last one leads to is shown.
            self.queue.clear();
            self.choose(seat, number)?;
            if !self.game.board().is_open(seat) {
                return Ok(true);
            }
        }
    }

    /// The board as it lies on the table: now, or at the moment that is looked at.
    #[must_use]
    pub fn shown(&self) -> &dyn Board {
        let earlier = self.replay.and_then(|replay| self.game.steps().get(replay.at));
        earlier.map_or(self.game.board(), |step| &*step.before)
    }

    fn happened(&mut self, before: &dyn Board, events: Vec<Event>) {
        self.refusal = None;
        self.refused_at = None;
        self.notice = None;
        if self.due() != self.looked {
            self.looked = None;
        }
        let told = events.into_iter().map(|event| Happening {
            before: before.boxed(),
            event,
        });
        self.queue.extend(told);
    }

    /// Forgets what has not been shown, and everything that was asked: the game was changed under the table.
    pub fn changed(&mut self) {
        self.queue.clear();
        self.cues.clear();
        self.roll = false;
        self.choice = None;
        self.reason = None;
        self.refusal = None;
        self.refused_at = None;
        self.looked = None;
        self.replay = None;
        self.stale = true;
    }

    /// What a seat is called: the name of who sits there, else its colour.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.name_in(seat, Language::current())
    }

    fn name_in(&self, seat: Seat, language: Language) -> String {
        let name = self
            .game
            .setup()
            .chairs
            .get(seat.index())
            .map(Chair::called)
            .unwrap_or_default();
        if name.is_empty() {
            language.text(&format!("colour-{}", self.staging.colour(seat)))
        } else {
            name
        }
    }

    /// The sentence of a message about this game.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.tell(message, Language::current())
    }

    /// The sentence of a message about this game in a language.
    #[must_use]
    pub fn tell(&self, message: &Message, language: Language) -> String {
        language.say_naming(message, &|seat| self.name_in(seat, language))
    }

    /// The list of what has happened: the number of the step, and a sentence for each event that has one.
    #[must_use]
    pub fn told(&self) -> impl DoubleEndedIterator<Item = (usize, String)> {
        self.list(|before, event| self.heard(before, event))
    }

    /// The same, as far as all of these seats may know it.
    #[must_use]
    pub fn told_to(&self, ears: SeatSet) -> impl DoubleEndedIterator<Item = (usize, String)> {
        self.list(move |before, event| self.game.heard(before, event, ears))
    }

    fn list(
        &self,
        heard: impl Fn(&dyn Board, &Event) -> Option<Event>,
    ) -> impl DoubleEndedIterator<Item = (usize, String)> {
        self.game
            .steps()
            .iter()
            .enumerate()
            .flat_map(move |(number, step)| {
                let heard = |event| heard(&*step.before, event);
                let events = step
                    .events
                    .iter()
                    .filter_map(|event| step.before.describe(&heard(event)?));
                let said: Vec<String> = events.map(|message| self.say(&message)).collect();
                said.into_iter().map(move |text| (number, text))
            })
    }

    /// The number of plies: choices, not rolls.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.game
            .steps()
            .iter()
            .filter(|step| matches!(step.act, Act::Choice(..)))
            .count()
    }
}

pub(super) fn plugin(_app: &mut App) {}
