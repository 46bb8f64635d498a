//! A puzzle on the table: a person is to find the best choice, and what was chosen is judged.

use super::Current;
use crate::{
    play::Act,
    puzzles::{Moment, Puzzle, Verdict},
};

/// The puzzle on the table.
pub struct Riddle {
    /// What is asked.
    pub puzzle: Puzzle,
    /// What can be chosen.
    pub moment: Moment,
    /// Whether it is that of the day.
    pub is_daily: bool,
    /// What the last answer was worth.
    pub verdict: Option<Verdict>,
    /// Whether an answer was given before: the first one counts.
    is_answered: bool,
}

impl Riddle {
    /// A puzzle that has just been opened.
    #[must_use]
    pub fn new(puzzle: Puzzle, moment: Moment, is_daily: bool) -> Self {
        Self {
            puzzle,
            moment,
            is_daily,
            verdict: None,
            is_answered: false,
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

    /// Judges what was chosen once that is a whole turn. Some where it is the first answer: whether it is the best.
    pub(in crate::app) fn judge_riddle(&mut self) -> Option<bool> {
        let riddle = self.riddle.as_mut()?;
        let (seat, begun) = (riddle.moment.seat, riddle.steps());
        let made = self.game.steps().get(begun..).unwrap_or_default();
        let chain: Vec<usize> = made
            .iter()
            .map_while(|step| match step.act {
                Act::Choice(chooser, number) if chooser == seat => Some(number),
                _ => None,
            })
            .collect();
        // What was taken back is no answer any more.
        let answer = riddle.moment.answer(&chain);
        riddle.verdict = answer.map(|answer| riddle.moment.judge(&riddle.puzzle, answer));
        let is_best = riddle.verdict.as_ref()?.is_best;
        (!std::mem::replace(&mut riddle.is_answered, true)).then_some(is_best)
    }
}
