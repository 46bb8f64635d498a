//! Move: what happened is shown, one thing after another.

use bevy::prelude::*;

use super::{Breath, breath};
use crate::{
    app::{
        base::{Beat, Frame},
        current::Current,
        settings::Settings,
        table::{Table, table_is_still},
    },
    staging::{Cue, Mark, MarkKind},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(Frame::Turn)
            .run_if(in_state(Beat::Move))
            .run_if(table_is_still)
            .run_if(breath::over),
    );
}

/// Begins the next motion, or hands over when nothing is left to be shown.
fn show(
    current: Option<ResMut<Current>>,
    mut table: Table,
    mut breath: ResMut<Breath>,
    mut beat: ResMut<NextState<Beat>>,
    settings: Res<Settings>,
) {
    let Some(mut current) = current else { return };
    if settings.is_instant() {
        // The table is laid anew as the game has it.
        current.show_all();
    }
    let next = current.next_cue();
    if next.is_some() && current.replay().is_none() {
        if current.pace().holds_motion() {
            return;
        }
        current.moved();
    }
    match next {
        None => beat.set(Beat::Next),
        Some(Cue::Strike { .. }) => beat.set(Beat::Strike),
        Some(cue) => {
            ring(&cue, &mut table);
            enact(&cue, &mut table, &mut breath);
            current.cue_shown();
        }
    }
}

/// Where a piece goes stays ringed until it is there.
fn ring(cue: &Cue, table: &mut Table) {
    if let Cue::Walk { seat, path } = cue
        && let Some(spot) = path.last().filter(|spot| table.stands(spot).is_ringed(true))
    {
        let ring = Mark {
            spot: spot.clone(),
            seat: *seat,
            kind: MarkKind::Chosen,
        };
        table.mark(&[ring]);
    }
}

/// Lets the table show something, and leaves time to read what does not move.
pub fn enact(cue: &Cue, table: &mut Table, breath: &mut Breath) {
    match cue {
        Cue::Throw { seat, face, faces } => table.throw(*seat, *face, *faces),
        Cue::Walk { seat, path } => table.walk(*seat, path),
        Cue::Swap([(one, here), (other, there)]) => table.swap([(*one, here), (*other, there)]),
        Cue::Pass(cards) => table.pass(cards),
        Cue::Strike { seat, spot, to, blow } => table.strike(*seat, spot, to, *blow),
        Cue::Finish { seat, place } => table.finish(*seat, *place),
        Cue::Show(marks) => {
            table.mark(marks);
            if !marks.is_empty() {
                breath.take(Breath::TO_LOOK);
            }
        }
        // Whoever writes the numbers looks at them by itself.
        Cue::Count(_) => {}
        Cue::Pause => breath.take(Breath::TO_READ),
    }
}
