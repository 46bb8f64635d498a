//! A puzzle on the table: a person is to find the best choice, and what was chosen is judged.

use super::Current;
use crate::{
    play::{Act, Match},
    puzzles::{Moment, Puzzle, Verdict},
    rules::Message,
};

/// Where a puzzle comes from.
pub enum Origin {
    /// It is that of the day.
    Day,
    /// It is one of those that come with the program.
    Collection,
    /// It was chosen badly in a game. No answer counts.
    Mistake(Box<Mistake>),
}

/// The game in which something was chosen badly.
pub struct Mistake {
    /// The whole game.
    pub game: Match,
    /// Which of its steps are asked next.
    pub next: Vec<usize>,
    /// Which moment of it was looked at when it was asked for.
    pub looked: Option<usize>,
}

/// The puzzle on the table.
pub struct Riddle {
    /// What is asked.
    pub puzzle: Puzzle,
    /// What can be chosen.
    pub moment: Moment,
    /// Where it comes from.
    pub origin: Origin,
    /// What the last answer was worth.
    pub verdict: Option<Verdict>,
    /// Why the best choice is best; known once there was an answer.
    pub why: Option<Message>,
    /// Whether a hint was asked for before the first answer: then that does not count.
    pub is_helped: bool,
    /// Whether no answer counts any more: the first one does.
    is_answered: bool,
}

impl Riddle {
    /// A puzzle that has just been opened.
    #[must_use]
    pub fn new(puzzle: Puzzle, moment: Moment, origin: Origin) -> Self {
        Self {
            puzzle,
            moment,
            verdict: None,
            why: None,
            is_helped: false,
            is_answered: matches!(origin, Origin::Mistake(..)),
            origin,
        }
    }

    /// How many steps led to it.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.moment.table.steps().len()
    }
}

impl Current {
    /// What is on the table is a puzzle; everybody else waits for the answer.
    pub fn puzzle(&mut self, riddle: Riddle) {
        self.riddle = Some(riddle);
        self.pace = super::Pace::Paused;
    }

    /// The puzzle on the table.
    #[must_use]
    pub fn riddle(&self) -> Option<&Riddle> {
        self.riddle.as_ref()
    }

    /// Whether the puzzle on the table has been answered, and the answer not been taken back.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        self.riddle
            .as_ref()
            .is_some_and(|riddle| riddle.verdict.is_some())
    }

    /// What was chosen for the seat of the puzzle since it was opened.
    fn answer(&self, riddle: &Riddle) -> Vec<usize> {
        let made = self.game.steps().get(riddle.steps()..).unwrap_or_default();
        let chosen = made.iter().map_while(|step| match step.act {
            Act::Choice(chooser, number) if chooser == riddle.moment.seat => Some(number),
            _ => None,
        });
        chosen.collect()
    }

    /// Judges what was chosen once that is a whole turn. Some where it is the first answer: whether it is the best.
    pub(in crate::app) fn judge_riddle(&mut self) -> Option<bool> {
        let chain = self.answer(self.riddle.as_ref()?);
        let riddle = self.riddle.as_mut()?;
        // What was taken back is no answer any more.
        let answer = riddle.moment.answer(&chain);
        riddle.verdict = answer.map(|answer| riddle.moment.judge(&riddle.puzzle, answer));
        let is_best = riddle.verdict.as_ref()?.is_best;
        if riddle.why.is_none() {
            riddle.why = riddle.moment.why();
        }
        (!std::mem::replace(&mut riddle.is_answered, true)).then_some(is_best)
    }

    /// The choice that comes next of the best ones, where those before were of them.
    #[must_use]
    pub fn riddle_hint(&self) -> Option<usize> {
        let riddle = self.riddle.as_ref()?;
        let best = &riddle.moment.best().chain;
        best.strip_prefix(&*self.answer(riddle))?.first().copied()
    }

    /// A hint is given: no answer counts any more. Some where none had counted yet: the puzzle.
    pub(in crate::app) fn help_riddle(&mut self) -> Option<&Riddle> {
        let riddle = self.riddle.as_mut()?;
        riddle.is_helped |= !riddle.is_answered;
        (!std::mem::replace(&mut riddle.is_answered, true)).then_some(riddle)
    }
}
