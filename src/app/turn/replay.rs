//! Replay: an earlier moment is on the table. The game itself waits and is not changed by it.

use bevy::prelude::*;

use super::{Breath, Mind, breath, mark};
use crate::{
    app::{
        base::{Beat, Frame},
        current::Current,
        insight::Insight,
        settings::Settings,
        table::Table,
    },
    play::{Act, ledger::Error},
    rules::Seat,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Replay), show)
        .add_systems(OnExit(Beat::Replay), clear)
        .add_systems(
            Update,
            look.in_set(Frame::Turn)
                .run_if(in_state(Beat::Replay))
                .run_if(breath::over),
        )
        .add_systems(Update, better.after(Frame::Turn));
}

/// Shows where a piece would better have gone: what is pointed at in words and by an arrow stands there as a ghost.
fn better(
    current: Option<Res<Current>>,
    insight: Res<Insight>,
    beat: Option<Res<State<Beat>>>,
    mut table: Table,
    mut shown: Local<Option<(usize, Error)>>,
) {
    let looks = beat.is_some_and(|beat| *beat.get() == Beat::Replay);
    let current = current.filter(|_| looks);
    let replay = current.as_ref().and_then(|current| current.replay());
    let wanted = replay.and_then(|replay| Some((replay.at, insight.error(replay.at)?)));
    if *shown == wanted {
        return;
    }
    *shown = wanted;
    let ends = current.zip(wanted).and_then(|(current, (_, error))| {
        let ends = current
            .staging()
            .ends_of(current.shown(), error.seat, error.best)?;
        Some((error.seat, [ends.0, ends.1]))
    });
    let ends = ends.filter(|(_, [from, to])| from != to && table.stands(to).has_ghost());
    table.preview(ends.as_ref().map(|(seat, ends)| (*seat, &ends[..])), false);
}

/// Who chose what at the moment that is looked at.
fn chosen(current: &Current) -> Option<(Seat, usize)> {
    let step = current.game().steps().get(current.replay()?.at)?;
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
    let Some(replay) = current.replay().filter(|_| !current.is_stale()) else {
        beat.set(Beat::Next);
        return;
    };
    let count = current.game().steps().len();
    if replay.at >= count && replay.leaves {
        current.leave_replay();
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
    current.replay_step();
    beat.set(Beat::Move);
}
