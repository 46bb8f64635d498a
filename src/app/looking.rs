//! Looking back: what is asked while an earlier moment lies on the table.

use super::{asks::Ask, current::Current, turn::Replay};
use crate::{
    play::{Act, Step},
    staging::{Cue, Eyes},
};

/// Does what was asked.
pub(super) fn look(current: &mut Current, ask: &Ask) {
    let count = current.game.steps().len();
    let at = current.replay.map_or(count, |replay| replay.at);
    let still = |at: usize| Replay {
        at,
        until: at,
        leaves: false,
    };
    let replay = match *ask {
        Ask::Look(at) => Some(still(at.min(count))),
        Ask::LookBy(1) if at < count => Some(Replay {
            until: at + 1,
            ..still(at)
        }),
        Ask::LookBy(by) => {
            let by = isize::try_from(by).unwrap_or(0);
            Some(still(at.saturating_add_signed(by).min(count)))
        }
        Ask::LookFor(forward) => {
            let found = if forward {
                (at..count).find(|&step| matters(current, step))
            } else {
                (0..at.saturating_sub(1))
                    .rev()
                    .find(|&step| matters(current, step))
            };
            let end = if forward { count } else { 0 };
            Some(still(found.map_or(end, |step| step + 1)))
        }
        Ask::LookOn => {
            let plays = current.replay.is_some_and(|replay| replay.plays());
            // At the end it begins anew.
            let from = if at >= count { 0 } else { at };
            Some(if plays {
                still(at)
            } else {
                Replay {
                    until: count,
                    ..still(from)
                }
            })
        }
        Ask::Missed => since_last_turn(current).map(|at| Replay {
            at,
            until: count,
            leaves: true,
        }),
        Ask::Watch(seat) => {
            current.watched = seat;
            current.replay.map(|replay| still(replay.at))
        }
        _ => None,
    };
    let looked = current.looked;
    current.changed();
    // Who looked at the own cards sees those of that time too.
    current.looked = looked;
    current.replay = replay;
}

/// Whether something of weight happened in a step: somebody was struck, or came home.
fn matters(current: &Current, step: usize) -> bool {
    let Step { before, events, .. } = &current.game.steps()[step];
    events
        .iter()
        .flat_map(|event| current.staging.cues(&**before, event, Eyes::default()))
        .any(|cue| matches!(cue, Cue::Strike { .. } | Cue::Finish { .. }))
}

/// After how many steps the last choice of the person ended whose turn it is, or of any person.
fn since_last_turn(current: &Current) -> Option<usize> {
    let own = current.actor().filter(|&seat| current.is_person(seat));
    let last = current.game.steps().iter().rposition(|step| match step.act {
        Act::Choice(seat, _) => own.map_or(current.is_person(seat), |own| own == seat),
        Act::Chance(_) => false,
    });
    last.map(|step| step + 1)
}
