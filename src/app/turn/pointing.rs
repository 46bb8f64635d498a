//! What a person points at becomes a choice, a roll, or a look at where a pawn would go.

use bevy::prelude::*;

use super::{Cursor, Frame};
use crate::app::{
    asks::Ask,
    current::Current,
    input::Guard,
    screen::{Beat, Page, Screen},
    table::{Pointed, PointedAt, PointedKind},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, point.in_set(Frame::Listen).run_if(in_state(Page::None)));
}

fn point(
    mut pointed: MessageReader<Pointed>,
    mut asks: MessageWriter<Ask>,
    current: Option<Res<Current>>,
    screen: Res<State<Screen>>,
    beat: Option<Res<State<Beat>>>,
    mut cursor: ResMut<Cursor>,
    mut guard: ResMut<Guard>,
    time: Res<Time<Real>>,
) {
    let beat = beat.map(|beat| *beat.get());
    for Pointed { at, kind } in pointed.read() {
        match (at, kind, beat, &current) {
            (PointedAt::Die, PointedKind::Click, Some(Beat::Over), _) => {
                asks.write(Ask::Again);
            }
            (PointedAt::Die, PointedKind::Click, None, _) if *screen.get() == Screen::Title => {
                asks.write(Ask::Play);
            }
            (PointedAt::Die, PointedKind::Click, Some(Beat::Roll), Some(current))
                if current.rolls_by_hand() =>
            {
                asks.write(Ask::Roll);
            }
            (
                PointedAt::Spot(spot) | PointedAt::Piece { spot, .. },
                kind,
                Some(Beat::Choose),
                Some(current),
            ) => {
                let Some(seat) = current.chooser() else { continue };
                let board = current.game.board();
                let meant = current.staging.meant(board, seat, spot.as_str());
                let picks = current.staging.picks(board, seat);
                let pick = picks.iter().position(|pick| Some(pick.number) == meant);
                let mut ask = |meant: Option<usize>| {
                    if let Some(number) = meant
                        && guard.lets_through(time.elapsed_secs())
                    {
                        asks.write(Ask::Choose(seat, number));
                    }
                };
                match kind {
                    PointedKind::Over => {
                        cursor.set_if_neq(Cursor(pick));
                    }
                    PointedKind::Out => {
                        cursor.set_if_neq(Cursor(None));
                    }
                    PointedKind::Click => ask(meant),
                    PointedKind::Drop(from) => {
                        let led = picks.iter().find(|pick| pick.from == *from && pick.to == *spot);
                        let meant = led.map(|pick| pick.number);
                        // What can't be is refused with the rule for the piece that was dragged.
                        ask(meant.or_else(|| current.staging.meant(board, seat, from.as_str())));
                    }
                }
            }
            _ => {}
        }
    }
}
