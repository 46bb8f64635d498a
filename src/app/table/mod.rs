//! The table: a printed board, turned pawns and a die, shown and moved for whichever game is played on it.
//!
//! It knows spots, seats and colours, but no rules: it never decides what is legal, draws no numbers, and its
//! pieces are a projection that may be placed anew at any time.
//!
//! Its rooms, each above the one before: `things` is what is on the table and how it stands and moves, `look` the camera,
//! paints and meshes, `board` how a board is laid and what lies flat on it, `pieces` the kinds of pieces and what is done
//! with them. What is done with the table goes through [`Table`]; who only looks asks queries, or [`Occupancy`].
//!
//! # How a game uses it
//! Add [`plugin`], lay a board, place the pieces, then turn events into motions. Everything goes through one
//! system parameter, [`Table`]; names of spots are those of the layout, which `staging` makes.
//!
//! ```text
//! fn begin(mut table: Table) {
//!     table.lay(Layout::race(4, 10, 4));                      // despawns the board that was there
//!     table.place(&[(Seat::new(0), "B0.0".into()), …]);       // also for undo, load, skip: ends all motion
//!     table.show_die(Seat::new(0), 6, 6);                     // lies still at that seat, face 6 of 6 up
//! }
//! fn told(mut table: Table) {
//!     table.throw(seat, face, faces);                         // 900 ms, comes to rest at the seat's corner
//!     table.walk(seat, &path);                                // path from where it stands to where it ends
//!     table.strike(seat, &spot, &yard_spot, blow);            // knocked over, flies home
//!     table.finish(seat, place);                              // all its pieces turn once
//!     table.swap([(seat, &spot), (other, &its_spot)]);        // two pieces change places
//!     table.pass(&cards);                                     // cards go from hand to hand, or onto a stack; pips to heaps
//!     table.mark(&[Mark { spot, seat, kind: MarkKind::Possible }]);   // replaces all marks
//!     table.preview(Some((seat, &path)), false);              // ghost of a piece at the path's end; None takes it away
//!     table.show_ways(ways);                                  // lines along the ways before the seats
//! }
//! ```
//! A thing in motion has [`Busy`]: a beat ends when [`table_is_still`]. Motions run on the virtual clock; the message
//! [`EndMotion`] sets everything at its end at once, and motions of one piece that overlap queue up.
//! What is heard is told by [`Knock`] messages; what the pointer does by [`Pointed`] messages. A piece that is dragged
//! tells [`PointedKind::Lift`]; with `lift(seat, &spot)` it follows the pointer until it walks or is put back.
//! The camera is [`TableView`]: `sit(seat)`, `flat(seat)`, `back()`, and [`FreeArea`] says what panels leave free.

mod board;
mod hand;
mod look;
mod pieces;
mod things;

use bevy::prelude::*;

pub use board::{
    pointing::{Pointed, PointedAt, PointedKind},
    signs::{Marked, Plan, WayKind},
};
pub use hand::Table;
pub use look::{
    camera::{CameraSet, FreeArea, TableCamera, TableView},
    chips::Chip,
    detail::Detail,
    material::Paint,
};
pub(in crate::app) use look::{figures::tabular, print};
pub use things::{
    motion::{Busy, Carried, EndMotion, ReducedMotion, table_is_still},
    noise::{Knock, Noise},
    spots::{BoardSpot, Cup, Die, Laid, Occupancy, Occupants, Piece, StandsOn},
};

/// Adds the table to an app that has a window.
pub fn plugin(app: &mut App) {
    app.add_plugins((things::plugin, look::plugin, board::plugin, pieces::plugin));
}
