//! Look: an earlier moment is on the table. The game itself waits and is not changed by it.

use bevy::prelude::*;

use super::{Breath, Frame, Mind, breath, mark};
use crate::{
    app::{
        current::{Current, Happening},
        screen::Beat,
        settings::Settings,
        table::Table,
    },
    play::Act,
    rules::Seat,
};

/// Where in the game people look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// So many steps are done in what lies on the table.
    pub at: usize,
    /// It is played on to so many.
    pub until: usize,
    /// Whether the game goes on when it has been played to its end.
    pub leaves: bool,
}

impl Replay {
    /// Whether it is being played.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.at < self.until
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Look), show)
        .add_systems(OnExit(Beat::Look), clear)
        .add_systems(
            Update,
            look.in_set(Frame::Turn)
                .run_if(in_state(Beat::Look))
                .run_if(breath::over),
        );
}

/// Who chose what at the moment that is looked at.
fn chosen(current: &Current) -> Option<(Seat, usize)> {
    let step = current.game.steps().get(current.replay?.at)?;
    match step.act {
        Act::Choice(seat, number) => Some((seat, number)),
        Act::Chance(_) => None,
    }
}

/// Shows what could be chosen.
fn show(current: Option<Res<Current>>, settings: Res<Settings>, mut table: Table) {
    if let Some(current) = current
        && let Some((seat, _)) = chosen(&current)
    {
        mark::then(&current, seat, None, &settings, &mut table);
    }
}

fn clear(mut table: Table, mut mind: ResMut<Mind>) {
    mark::clear(&mut table);
    *mind = Mind::default();
}

/// Plays the next step, after what was chosen in it has been seen, or goes back to the game.
fn look(
    current: Option<ResMut<Current>>,
    settings: Res<Settings>,
    mut mind: ResMut<Mind>,
    mut breath: ResMut<Breath>,
    mut table: Table,
    mut beat: ResMut<NextState<Beat>>,
) {
    let Some(mut current) = current else { return };
    let Some(mut replay) = current.replay.filter(|_| !current.stale) else {
        beat.set(Beat::Next);
        return;
    };
    let count = current.game.steps().len();
    if replay.at >= count && replay.leaves {
        current.replay = None;
        current.stale = true;
        return;
    }
    if !replay.plays() || replay.at >= count {
        return;
    }
    if let Some((seat, number)) = chosen(&current).filter(|_| mind.decided.is_none())
        && !mark::options(&current, seat, &settings).is_empty()
    {
        mind.decided = Some((seat, number));
        mark::then(&current, seat, Some(number), &settings, &mut table);
        breath.take(Breath::TO_SEE);
        return;
    }
    let step = &current.game.steps()[replay.at];
    let told: Vec<Happening> = step
        .events
        .iter()
        .map(|event| Happening {
            before: step.before.clone(),
            event: event.clone(),
        })
        .collect();
    current.queue.extend(told);
    replay.at += 1;
    current.replay = Some(replay);
    beat.set(Beat::Move);
}
