//! The moments of a game that are worth another look, found by its own events: the move that decided it, the hardest
//! strike, and where the lead changed most.
//!
//! Which game it is is not known here: how far a seat is its [`Look`](super::Look) tells, and what an event looks like.

use super::{Board, Event, Staging};
use crate::{
    rules::Seat,
    staging::{Cue, Eyes},
};

/// A step of a game: the board before it, and what happened.
pub type Telling<'a> = (&'a dyn Board, &'a [Event]);

/// A moment of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The step in which it came.
    pub step: usize,
    /// The event of that step that tells it best.
    pub event: usize,
    /// The key of the text that says what it was.
    pub key: &'static str,
}

/// What a step came to.
struct Weighed {
    step: usize,
    /// By how much the lead of a team changed.
    swing: i64,
    /// The event by which somebody was struck.
    strike: Option<usize>,
    /// The event by which somebody came first.
    win: Option<usize>,
    /// The last event in which something walked; where nothing did, the first of those behind all that is seen, which
    /// tell what came of it, or the last that is seen.
    told: Option<usize>,
}

impl Weighed {
    /// What it is: the hardest of strikes where it is `hardest`, and the greatest shift of all where it is that.
    fn moment(&self, [hardest, greatest]: [Option<usize>; 2]) -> Moment {
        let step = Some(self.step);
        let (event, key) = match (self.win, self.strike) {
            (Some(event), _) => (event, "moment-win"),
            (None, Some(event)) if step == hardest => (event, "moment-strike-most"),
            (None, Some(event)) => (event, "moment-strike"),
            (None, None) => {
                let key = if step == greatest {
                    "moment-turn-most"
                } else {
                    "moment-turn"
                };
                (self.told.unwrap_or_default(), key)
            }
        };
        Moment {
            step: self.step,
            event,
            key,
        }
    }
}

/// The moments of a game, at most so many, in the order in which they came; `end` is the board after the last step.
/// Where much happens at once, only the greatest of it is one.
#[must_use]
pub fn moments(staging: &dyn Staging, steps: &[Telling], end: &dyn Board, most: usize) -> Vec<Moment> {
    let mut weighed: Vec<Weighed> = Vec::with_capacity(steps.len());
    let mut before = steps
        .first()
        .map_or_else(Vec::new, |(board, _)| leads(staging, *board));
    for (step, &(board, events)) in steps.iter().enumerate() {
        let after = leads(staging, steps.get(step + 1).map_or(end, |(board, _)| *board));
        let swings = before.iter().zip(&after).map(|(was, is)| (is - was).abs());
        let swing = swings.max().unwrap_or(0);
        before = after;
        let looks =
            |event: &Event, is: fn(&Cue) -> bool| staging.cues(board, event, Eyes::default()).iter().any(is);
        let event = |is| events.iter().position(|event| looks(event, is));
        let walks = |cue: &Cue| matches!(cue, Cue::Walk { .. } | Cue::Swap(_));
        let walked = events.iter().rposition(|event| looks(event, walks));
        let seen = events.iter().rposition(|event| looks(event, |_| true));
        let in_words = seen.map(|event| event + 1).filter(|&event| event < events.len());
        weighed.push(Weighed {
            step,
            swing,
            strike: event(|cue| matches!(cue, Cue::Strike { .. })),
            win: event(|cue| matches!(cue, Cue::Finish { place: 1, .. })),
            told: walked.or(in_words).or(seen),
        });
    }
    let apart = steps.len() / 40 + 2;
    let mut order: Vec<&Weighed> = weighed.iter().filter(|it| it.swing > 0).collect();
    // Of two alike the later one weighs more.
    order.sort_by_key(|it| std::cmp::Reverse((it.swing, it.step)));
    // What decided it, the hardest strike, then whatever changed the lead most.
    let won = weighed.iter().rfind(|it| it.win.is_some());
    let strike = order.iter().find(|it| it.strike.is_some() && it.win.is_none());
    let mut found: Vec<&Weighed> = Vec::new();
    for it in won
        .into_iter()
        .chain(strike.copied())
        .chain(order.iter().copied())
    {
        let near = found.iter().any(|other| other.step.abs_diff(it.step) < apart);
        if !near && found.len() < most {
            found.push(it);
        }
    }
    found.sort_by_key(|it| it.step);
    let most = [strike, order.first()].map(|it| it.map(|it| it.step));
    found.into_iter().map(|it| it.moment(most)).collect()
}

/// By how much each seat's team is before the best of the others.
fn leads(staging: &dyn Staging, board: &dyn Board) -> Vec<i64> {
    let seats = board.seats();
    let team = |seat: Seat| -> i64 {
        let mates = seats.iter().filter(|&mate| board.team(mate) == board.team(seat));
        mates.map(|mate| staging.ahead(board, mate)).sum()
    };
    let far: Vec<(usize, i64)> = seats.iter().map(|seat| (board.team(seat), team(seat))).collect();
    let lead = |&(own, ahead): &(usize, i64)| {
        let others = far.iter().filter(|(team, _)| *team != own).map(|(_, far)| *far);
        ahead - others.max().unwrap_or(0)
    };
    far.iter().map(lead).collect()
}
