//! What happens to the game on the table: chance and choices, what is asked for, refused and noted, and what of it
//! has been shown.

use super::{Advance, Current, End, Happening, Pace};
use crate::{
    cast::Moods,
    catalogue::{Board, Event},
    play::Match,
    rules::{Message, Seat, Turn},
    staging::{Cue, Eyes, SpotName},
};

/// Chance, choices and changes.
impl Current {
    /// Lets chance act.
    ///
    /// # Errors
    /// When chance is not to act.
    pub fn draw(&mut self) -> Result<(), Message> {
        self.roll = false;
        self.pace.stepped();
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

    fn happened(&mut self, before: &dyn Board, events: Vec<Event>) {
        self.forget_refusal();
        self.notice = None;
        if self.game.turn() == Turn::Over {
            self.end = End::Comes;
        }
        if self.due() != self.looked {
            self.looked = None;
        }
        let told = events.into_iter().map(|event| Happening {
            before: before.boxed(),
            event,
        });
        self.queue.extend(told);
    }

    /// Changes the game itself, and forgets what was of the one before.
    ///
    /// # Errors
    /// Why it can't be changed so.
    pub fn change(&mut self, change: impl FnOnce(&mut Match) -> Result<(), Message>) -> Result<(), Message> {
        change(&mut self.game)?;
        self.changed();
        Ok(())
    }

    /// Forgets what has not been shown, and everything that was asked: the game was changed under the table.
    pub fn changed(&mut self) {
        self.show_all();
        self.roll = false;
        self.choice = None;
        self.reason = None;
        self.forget_refusal();
        self.looked = None;
        self.replay = None;
        self.end = End::None;
        if self.is_hurried() {
            self.pace = Pace::Going;
        }
        self.stale = true;
        self.feel();
    }

    /// The same, but whoever looks at the own cards looks on.
    pub(super) fn changed_before_the_same_eyes(&mut self) {
        let looked = self.looked;
        self.changed();
        self.looked = looked;
    }

    /// Back to where the long action under way began. Nobody else has come to see it.
    ///
    /// # Errors
    /// Why it can't be begun anew.
    pub fn begin_anew(&mut self) -> Result<bool, Message> {
        let Some(start) = self.chooser().and_then(|seat| self.game.chain_start(seat)) else {
            return Ok(false);
        };
        self.game.go_to(start)?;
        self.changed_before_the_same_eyes();
        Ok(true)
    }

    /// What is on the table has been laid anew.
    pub fn laid(&mut self) {
        self.stale = false;
    }

    /// The table is as the game has it: nothing counts on, and no words are about what was shown.
    pub fn settled(&mut self) {
        self.headline = None;
        self.coming = None;
        self.counts.clear();
    }
}

/// What was asked for.
impl Current {
    /// A person throws.
    pub fn ask_roll(&mut self) {
        self.roll = true;
    }

    /// This choice is to be made.
    pub fn decide(&mut self, seat: Seat, number: usize) {
        self.choice = Some((seat, number));
    }

    /// The choice that is to be made; from here on none is.
    pub fn take_choice(&mut self) -> Option<(Seat, usize)> {
        self.choice.take()
    }

    /// The choice that is to be made still holds only where this is so.
    pub fn keep_choice_if(&mut self, holds: bool) {
        if !holds {
            self.choice = None;
        }
    }

    /// Why the computer chose so that chose last, where it can tell.
    pub fn explain(&mut self, reason: Option<(Seat, Message)>) {
        self.reason = reason;
    }

    /// A person looks at the own cards; or nobody does any more.
    pub fn uncover(&mut self, seat: Option<Seat>) {
        self.looked = seat;
    }

    /// What was asked for is refused with this sentence.
    pub fn refuse(&mut self, sentence: String) {
        self.refusal = Some(sentence);
    }

    /// The spot on which it was tried; none where another thing is asked for.
    pub fn refuse_at(&mut self, spot: Option<SpotName>) {
        self.refused_at = spot;
    }

    /// What was refused is seen no longer.
    pub fn forget_refusal(&mut self) {
        self.refusal = None;
        self.refused_at = None;
    }

    /// This was done besides the game.
    pub fn note(&mut self, sentence: String) {
        self.notice = Some(sentence);
    }
}

/// How it goes on.
impl Current {
    /// Nothing goes on by itself any more, and this sentence says why.
    pub fn stop(&mut self, why: String) {
        self.pace = Pace::Paused;
        self.refusal = Some(why);
    }

    /// It goes on after all.
    pub fn resume(&mut self) {
        self.pace = Pace::Going;
        self.refusal = None;
    }

    /// It waits, or goes on.
    pub fn pause_or_resume(&mut self) {
        self.pace = if self.pace.is_paused() {
            Pace::Going
        } else {
            Pace::Paused
        };
    }

    /// What is left of it is to be seen fast.
    pub fn hurry(&mut self) {
        self.pace = Pace::Hurried;
    }

    /// One step although it waits.
    pub fn ask_step(&mut self) {
        self.pace = Pace::Step;
    }

    /// One motion although it waits; where all has been shown, one step.
    pub fn ask_motion(&mut self) {
        let asked = if self.is_shown() {
            Advance::Step
        } else {
            Advance::Motion
        };
        self.pace = Pace::ByMotions { asked: Some(asked) };
    }

    /// The step that was asked for has been taken.
    pub fn stepped(&mut self) {
        self.pace.stepped();
    }
}

/// What is shown of it.
impl Current {
    /// What is to be shown next; it stays first in line until [`Current::cue_shown`].
    pub fn next_cue(&mut self) -> Option<Cue> {
        while self.cues.is_empty() {
            let Happening { before, event } = self.queue.pop_front()?;
            let Some(event) = self.heard(&*before, &event) else {
                continue;
            };
            self.cues = self.staging.cues(&*before, &event, self.eyes()).into();
            if !self.cues.is_empty() {
                let headline = self.staging.headline(&*before, &event);
                // What is held back for a breath is not told before it, nor before what is turned over then.
                let last = self.cues.iter().rposition(|cue| *cue == Cue::Pause);
                let turned = |at: usize| {
                    let mut after = self.cues.iter().skip(at + 1);
                    let told = after.position(|cue| !matches!(cue, Cue::Pass(_)));
                    self.cues.len() - at - 1 - told.unwrap_or_default()
                };
                match last.map(turned).filter(|&rest| rest > 0) {
                    Some(rest) => self.coming = Some((rest, headline)),
                    None => self.headline = headline,
                }
            }
        }
        self.cues.front().cloned()
    }

    /// It is shown; what follows is next.
    pub fn cue_shown(&mut self) {
        if let Some(cue) = self.cues.pop_front() {
            self.moods.see(&cue, &self.layout);
            let left = self.cues.len();
            if let Some((_, headline)) = self.coming.take_if(|(rest, _)| *rest == left) {
                self.headline = headline;
            }
            if let Cue::Count(counts) = cue {
                self.counts = counts;
            }
        }
    }

    /// The moods as they are after all that lies behind what is on the table.
    pub(super) fn feel(&mut self) {
        let steps = self.game.steps();
        let done = self
            .replay
            .map_or(steps.len(), |replay| replay.at.min(steps.len()));
        let mut moods = Moods::default();
        for step in &steps[..done] {
            let cues = |event| self.staging.cues(&*step.before, event, Eyes::default());
            let cues = step.events.iter().flat_map(cues);
            cues.for_each(|cue| moods.see(&cue, &self.layout));
        }
        self.moods = moods;
    }

    /// The motion that was asked for is shown.
    pub fn moved(&mut self) {
        self.pace.moved();
    }

    /// All that has happened counts as shown.
    pub fn show_all(&mut self) {
        while self.next_cue().is_some() {
            self.cue_shown();
        }
        self.headline = None;
        self.coming = None;
        self.counts.clear();
    }

    /// Whether the game has just come to its end; whoever asks celebrates it.
    pub fn take_end(&mut self) -> bool {
        let comes = self.end == End::Comes;
        if comes {
            self.end = End::Come;
        }
        comes
    }

    /// Whether it came to its end on this table, and was not opened at it.
    #[must_use]
    pub fn has_ended_here(&self) -> bool {
        self.end == End::Come && self.game.standing().is_some()
    }

    /// The next step of the replay is to be shown.
    pub fn replay_step(&mut self) {
        let Some(replay) = &mut self.replay else { return };
        let Some(step) = self.game.steps().get(replay.at) else {
            return;
        };
        replay.at += 1;
        self.queue.extend(step.events.iter().map(|event| Happening {
            before: step.before.clone(),
            event: event.clone(),
        }));
    }

    /// Back from the replay to the game.
    pub fn leave_replay(&mut self) {
        self.replay = None;
        self.stale = true;
        self.feel();
    }
}
