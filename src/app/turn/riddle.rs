//! A puzzle is answered: what was chosen is judged as soon as it is a whole turn, and the first answer counts.

use bevy::prelude::*;

use crate::app::{
    base::{Beat, Log, Options},
    current::{Current, Origin},
    keep::puzzling::Puzzling,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Beat::Next), judge);
}

fn judge(
    current: Option<ResMut<Current>>,
    options: Res<Options>,
    mut puzzling: ResMut<Puzzling>,
    mut log: ResMut<Log>,
) {
    let Some(mut current) = current.filter(|current| current.riddle().is_some()) else {
        return;
    };
    let Some(is_best) = current.judge_riddle() else {
        return;
    };
    if let Some(riddle) = current.riddle()
        && let Err(error) = puzzling.count(
            &options,
            &riddle.puzzle,
            is_best,
            matches!(riddle.origin, Origin::Day),
        )
    {
        log.tell(error.to_string());
    }
}
