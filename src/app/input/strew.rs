//! What is placed by the dozen is strewn: the pointer is dragged over the spots with its button down. It may be faster
//! than what falls, so the spots wait in line.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::{
    app::{
        ask::{Ask, InTurn},
        base::{Beat, Frame, Page},
        current::Current,
        table::{Pointed, PointedAt, PointedKind},
    },
    staging::SpotName,
};

/// Where the pointer has been dragged.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Strewn {
    /// The spots that have not had their share.
    line: VecDeque<SpotName>,
    /// Whether something was strewn since the button was pressed; letting it go is no click then.
    pub(super) begun: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Strewn>()
        .add_systems(Update, strew.in_set(Frame::Listen).run_if(in_state(Page::None)));
}

fn strew(
    mut pointed: MessageReader<Pointed>,
    mouse: Res<ButtonInput<MouseButton>>,
    current: Option<Res<Current>>,
    beat: Option<Res<State<Beat>>>,
    mut strewn: ResMut<Strewn>,
    mut done: Local<usize>,
    mut asks: MessageWriter<Ask>,
) {
    let filler = current.as_ref().and_then(|current| {
        let seat = current.chooser()?;
        let fills = current.staging().fills(current.game().board(), seat);
        (fills && current.replay().is_none()).then_some((current, seat))
    });
    let Some((current, seat)) = filler else {
        strewn.set_if_neq(Strewn::default());
        pointed.clear();
        return;
    };
    if mouse.just_pressed(MouseButton::Left) {
        strewn.begun = false;
    }
    // What was taken back is not strewn on.
    let steps = current.game().steps().len();
    if steps < *done {
        strewn.line.clear();
    }
    *done = steps;
    for Pointed { at, kind } in pointed.read() {
        // Where the button was pressed gets its share as soon as the pointer goes on from there.
        let goes_on = match kind {
            PointedKind::Over => true,
            PointedKind::Out => !strewn.begun,
            _ => false,
        };
        if let PointedAt::Spot(spot) | PointedAt::Piece { spot, .. } = at
            && goes_on
            && mouse.pressed(MouseButton::Left)
        {
            strewn.begun = true;
            strewn.line.push_back(spot.clone());
        }
    }
    let waits = beat.is_some_and(|beat| *beat.get() == Beat::Choose) && current.choice().is_none();
    if waits && let Some(spot) = strewn.line.pop_front() {
        let meant = current
            .staging()
            .meant(current.game().board(), seat, spot.as_str());
        asks.write_batch(meant.map(|number| Ask::Turn(InTurn::Choose(seat, number))));
    }
}
