//! What stands where, said by entities alone: a spot of the board is one, a piece is one, and a piece **stands on** a spot.
//! The die lies at the corner of a seat.
//!
//! Invariant: a spot has its occupants in the order in which they came.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    rules::Seat,
    staging::{Layout, Spot, SpotName},
};

/// A spot of the board that lies on the table.
#[derive(Component, Clone, Debug, Deref)]
pub struct BoardSpot(pub Spot);

/// A piece on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose.
    pub seat: Seat,
}

/// The die on the table and what it shows.
#[derive(Component, Clone, Copy, Debug)]
pub struct Die {
    /// At whose corner it lies.
    pub seat: Seat,
    /// The face that lies on top, or will.
    pub face: u8,
    /// How many faces it has.
    pub faces: u8,
}

/// The cup from which the die is thrown.
#[derive(Component)]
pub struct Cup;

/// On a piece: the spot on which it stands, or is going to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Occupants)]
pub struct StandsOn(pub Entity);

/// On a spot: the pieces that stand there; who came first, comes first.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = StandsOn)]
pub struct Occupants(Vec<Entity>);

/// On everything that goes when another board is laid.
#[derive(Component)]
pub(in crate::app::table) struct OfBoard;

/// The board that lies on the table.
#[derive(Resource, Deref)]
pub struct Laid {
    #[deref]
    layout: Layout,
    /// Its spots in their order: what comes to the table names them.
    spots: Vec<Entity>,
}

impl Laid {
    /// The board with its spots, in their order.
    pub(in crate::app::table) fn new(layout: Layout, spots: Vec<Entity>) -> Self {
        Self { layout, spots }
    }

    /// The spot of this name.
    #[must_use]
    pub fn entity(&self, name: &SpotName) -> Option<Entity> {
        self.spots.get(self.layout.number(name.as_str())?).copied()
    }
}

/// What stands where.
#[derive(SystemParam)]
pub struct Occupancy<'w, 's> {
    laid: Option<Res<'w, Laid>>,
    spots: Query<'w, 's, (&'static BoardSpot, Option<&'static Occupants>)>,
    pieces: Query<'w, 's, (Entity, &'static Piece, &'static StandsOn)>,
}

impl Occupancy<'_, '_> {
    /// A spot.
    pub(in crate::app::table) fn spot(&self, entity: Entity) -> Option<&Spot> {
        self.spots.get(entity).ok().map(|(spot, _)| &spot.0)
    }

    /// The pieces on a spot.
    pub fn on(&self, name: &SpotName) -> impl Iterator<Item = (Entity, Seat)> {
        let spot = self.laid.as_ref().and_then(|laid| laid.entity(name));
        let occupants = spot.and_then(|spot| self.spots.get(spot).ok()?.1);
        let stand = occupants.into_iter().flat_map(Occupants::iter);
        stand.filter_map(|piece| self.pieces.get(piece).ok().map(|(piece, of, _)| (piece, of.seat)))
    }

    /// The piece of a seat on a spot; where two of them meet, the one that was there first.
    #[must_use]
    pub fn of_on(&self, seat: Seat, name: &SpotName) -> Option<Entity> {
        self.on(name)
            .find(|(_, owner)| *owner == seat)
            .map(|(piece, _)| piece)
    }

    /// All pieces, with the entities of the spots on which they stand.
    pub(in crate::app::table) fn pieces(&self) -> impl Iterator<Item = (Entity, Seat, Entity)> {
        self.pieces.iter().map(|(piece, of, on)| (piece, of.seat, on.0))
    }

    /// All pieces with where they stand.
    pub fn all(&self) -> impl Iterator<Item = (Entity, Seat, &Spot)> {
        self.pieces()
            .filter_map(|(piece, seat, on)| Some((piece, seat, self.spot(on)?)))
    }
}
