//! What a person points at becomes a choice, a roll, or a look at where a pawn would go.

use bevy::{prelude::*, window::RequestRedraw};

use super::strew::Strewn;
use crate::{
    app::{
        ask::{Ask, Begin, InTurn},
        base::{Beat, Frame, Page, Screen},
        current::Current,
        selection::{Cursor, Grasp, Guard, leads},
        settings::Settings,
        table::{Carried, Pointed, PointedAt, PointedKind, Table},
    },
    staging::{Pick, SpotName},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, point.in_set(Frame::Listen).run_if(in_state(Page::None)))
        .add_systems(Update, forget.in_set(Frame::Listen))
        .add_systems(
            Update,
            put_back.in_set(Frame::Turn).run_if(any_with_component::<Carried>),
        );
}

/// For so long, in seconds, a refusal can be read at least.
const READ: f32 = 2.5;

/// A refusal that stands on the board is over once something else is pointed at.
fn forget(
    mut pointed: MessageReader<Pointed>,
    cursor: Res<Cursor>,
    current: Option<ResMut<Current>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut shown: Local<(Option<SpotName>, f32, bool)>,
) {
    let at = current.as_ref().and_then(|current| current.refused_at());
    let (before, secs, left) = &mut *shown;
    if before.as_ref() != at {
        *shown = (at.cloned(), 0.0, false);
        pointed.clear();
        return;
    }
    let (Some(at), Some(mut current)) = (at.cloned(), current) else {
        pointed.clear();
        return;
    };
    let is_elsewhere = |at: &SpotName, pointed: &Pointed| match &pointed.at {
        PointedAt::Spot(spot) | PointedAt::Piece { spot, .. } => spot != at,
        PointedAt::Die => true,
    };
    *secs += time.delta_secs();
    *left |= cursor.is_changed() || pointed.read().any(|pointed| is_elsewhere(&at, pointed));
    if !*left {
        return;
    }
    if *secs > READ {
        current.forget_refusal();
    } else {
        // It ends by itself, though nothing more happens to the window.
        redraw.write(RequestRedraw);
    }
}

/// What was carried and let go goes back to where it stood, unless it is about to be played.
fn put_back(current: Option<Res<Current>>, settings: Res<Settings>, mut table: Table) {
    let awaited = current.is_some_and(|current| current.choice().is_some() || !current.is_shown());
    table.put_back(awaited, settings.is_instant());
}

fn point(
    mut pointed: MessageReader<Pointed>,
    mut asks: MessageWriter<Ask>,
    current: Option<Res<Current>>,
    screen: Res<State<Screen>>,
    beat: Option<Res<State<Beat>>>,
    mut cursor: ResMut<Cursor>,
    mut grasp: ResMut<Grasp>,
    mut guard: ResMut<Guard>,
    mut table: Table,
    time: Res<Time<Real>>,
    strewn: Res<Strewn>,
) {
    let beat = beat.map(|beat| *beat.get());
    for Pointed { at, kind } in pointed.read() {
        match (at, kind, beat, &current) {
            (PointedAt::Die, PointedKind::Click, None, _) if *screen.get() == Screen::Title => {
                asks.write(Ask::Begin(Begin::Last));
            }
            (PointedAt::Die, PointedKind::Click, Some(Beat::Roll), Some(current))
                if current.rolls_by_hand() =>
            {
                asks.write(Ask::Turn(InTurn::Roll));
            }
            (
                PointedAt::Spot(spot) | PointedAt::Piece { spot, .. },
                kind,
                Some(Beat::Choose),
                Some(current),
            ) => {
                let Some(seat) = current.chooser() else { continue };
                let board = current.game().board();
                let picks = current.staging().picks(board, seat);
                let led = grasp.0.as_ref().map(|held| leads(current, seat, held));
                let held_to = led
                    .and_then(|led| picks.iter().find(|pick| pick.to == *spot && led(pick)))
                    .map(|pick| pick.number);
                let meant = held_to.or_else(|| current.staging().meant(board, seat, spot.as_str()));
                let aimed = || current.staging().aims(board, seat);
                // What is placed by the dozen is placed as quickly as one can.
                let fills = current.staging().fills(board, seat);
                let mut ask = |meant: Option<usize>| {
                    if let Some(number) = meant
                        && (fills || guard.lets_through(time.elapsed_secs()))
                    {
                        asks.write(Ask::Turn(InTurn::Choose(seat, number)));
                    }
                };
                match kind {
                    PointedKind::Lift => {
                        // Only what can go somewhere leaves the table.
                        if matches!(at, PointedAt::Piece { seat: owner, .. } if *owner == seat)
                            && picks.iter().any(leads(current, seat, spot))
                        {
                            table.lift(seat, spot);
                            cursor.set_if_neq(Cursor(None));
                        }
                    }
                    PointedKind::Over if table.carried().is_some() => {
                        let led = table.carried().map(|from| leads(current, seat, from));
                        let onto =
                            |pick: &Pick| pick.to == *spot && led.as_ref().is_some_and(|led| led(pick));
                        let aims = aimed();
                        let onto = aims.iter().find(|pick| onto(pick));
                        cursor.set_if_neq(Cursor(onto.map(|pick| pick.number)));
                    }
                    PointedKind::Over => {
                        let is_aim = |meant: &usize| aimed().iter().any(|aim| aim.number == *meant);
                        cursor.set_if_neq(Cursor(meant.filter(is_aim)));
                    }
                    PointedKind::Out => {
                        cursor.set_if_neq(Cursor(None));
                    }
                    PointedKind::Click if strewn.begun => {}
                    PointedKind::Click => {
                        let here = current.staging().alike(board, spot);
                        let ways = picks.iter().filter(|pick| pick.from == here).count();
                        // What lies in stock is dragged from there, or placed by a click on its place.
                        let in_stock = table.stands(&here).is_from_stock();
                        if ways > 1 && held_to.is_none() && !in_stock {
                            let again = grasp.0.as_ref() == Some(spot);
                            grasp.0 = (!again).then(|| spot.clone());
                        } else {
                            ask(meant);
                        }
                    }
                    PointedKind::Drop(from) => {
                        let led = leads(current, seat, from);
                        let mut ways = picks.iter().filter(|pick| led(pick)).peekable();
                        if ways.peek().is_some() {
                            // Dropped anywhere else, or where it stood, it goes back there and nothing is chosen.
                            let onto = ways.find(|pick| pick.to == *spot && from != spot);
                            ask(onto.map(|pick| pick.number));
                        } else if from != spot {
                            // What can't go is refused with the rule for the piece that was dragged.
                            let meant = current.staging().meant(board, seat, from.as_str());
                            ask(meant.filter(|meant| picks.iter().all(|pick| pick.number != *meant)));
                        }
                    }
                }
            }
            _ => {}
        }
    }
}
