//! Looking back: which earlier moment lies on the table after what was asked.

use super::{Current, Replay};
use crate::{
    app::ask::Seek,
    play::{Act, Step},
    rules::Seat,
    staging::{Cue, Eyes},
};

impl Current {
    /// Looks at another moment, or comes back to the game.
    pub fn seek(&mut self, seek: Seek) {
        let count = self.game.steps().len();
        let at = self.replay.map_or(count, |replay| replay.at);
        let replay = match seek {
            Seek::To(at) => Some(Replay::still(at.min(count))),
            Seek::By(1) if at < count => Some(Replay {
                until: at + 1,
                ..Replay::still(at)
            }),
            Seek::By(by) => {
                let by = isize::try_from(by).unwrap_or(0);
                Some(Replay::still(at.saturating_add_signed(by).min(count)))
            }
            Seek::Event(forward) => {
                let found = if forward {
                    (at..count).find(|&step| self.matters(step))
                } else {
                    (0..at.saturating_sub(1)).rev().find(|&step| self.matters(step))
                };
                let end = if forward { count } else { 0 };
                Some(Replay::still(found.map_or(end, |step| step + 1)))
            }
            Seek::Moment(step) => Some(Replay {
                until: (step + 1).min(count),
                ..Replay::still(step.min(count))
            }),
            Seek::Play => {
                let plays = self.replay.is_some_and(|replay| replay.plays());
                // At the end it begins anew.
                let from = if at >= count { 0 } else { at };
                Some(if plays {
                    Replay::still(at)
                } else {
                    Replay {
                        until: count,
                        ..Replay::still(from)
                    }
                })
            }
            Seek::Missed => self.since_last_turn().map(|at| Replay {
                until: count,
                leaves: true,
                ..Replay::still(at)
            }),
            Seek::Through(seat) => {
                self.watched = seat;
                self.replay.map(|replay| Replay::still(replay.at))
            }
            Seek::Leave => None,
        };
        // Who looked at the own cards sees those of that time too.
        self.changed_before_the_same_eyes();
        self.replay = replay;
        self.feel();
    }

    /// Whether something of weight happened in a step: somebody was struck, or came home.
    fn matters(&self, step: usize) -> bool {
        let Step { before, events, .. } = &self.game.steps()[step];
        events
            .iter()
            .flat_map(|event| self.staging.cues(&**before, event, Eyes::default()))
            .any(|cue| matches!(cue, Cue::Strike { .. } | Cue::Finish { .. }))
    }

    /// After how many steps the last choice of the person ended whose turn it is, or of any person. Where nothing has happened
    /// since, and where no person plays, before how many the last choice began.
    fn since_last_turn(&self) -> Option<usize> {
        let own = self.actor().filter(|&seat| self.is_here(seat));
        let steps = self.game.steps();
        let last = |of: &dyn Fn(Seat) -> bool| {
            steps.iter().rposition(|step| match step.act {
                Act::Choice(seat, _) => of(seat),
                Act::Chance(_) => false,
            })
        };
        let by_person = last(&|seat| own.map_or(self.is_here(seat), |own| own == seat));
        let after = by_person.map(|step| step + 1);
        after
            .filter(|after| *after < steps.len())
            .or_else(|| last(&|_| true))
    }
}
