//! What the pointer does on the table, told as messages: over, out and click of pieces, spots and the die, and what is
//! dragged where.
//!
//! Spots are picked by invisible shapes, pieces and the die by their own meshes. What egui covers is never told,
//! because its picking lies above.

use bevy::{
    ecs::system::SystemParam,
    picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings, ray_cast::RayCastVisibility},
    prelude::*,
};

use crate::{
    app::table::things::spots::{BoardSpot, Cup, Die, Piece, StandsOn},
    rules::Seat,
    staging::SpotName,
};

/// Adds picking; the table puts the observers on its things.
pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings {
            require_markers: true,
            // What is drawn on the backdrop is in no camera's view most of the time.
            ray_cast_visibility: RayCastVisibility::Visible,
        })
        .add_message::<Pointed>();
}

/// A thing on the table that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointedAt {
    /// A piece, with where it stands or is going.
    Piece {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: SpotName,
    },
    /// A spot that no piece covers.
    Spot(SpotName),
    /// The die, or its cup.
    Die,
}

/// What the pointer did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointedKind {
    /// It came over the thing.
    Over,
    /// It left the thing.
    Out,
    /// It clicked the thing with the main button.
    Click,
    /// It began to drag the thing, a piece, which can be lifted now.
    Lift,
    /// It dragged a piece from this spot to the thing.
    Drop(SpotName),
}

/// The pointer did something to something.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    /// To what.
    pub at: PointedAt,
    /// What.
    pub kind: PointedKind,
}

/// On a piece while a pointer drags it: where in the window the pointer is.
#[derive(Component, Clone, Copy, Debug)]
pub(in crate::app::table) struct Grip(pub(in crate::app::table) Vec2);

/// A pointer that shakes while it clicks drags nothing: it has to go so far, in logical pixels.
const SHAKES: f32 = 6.0;

/// What can be pointed at.
#[derive(SystemParam)]
pub(in crate::app::table) struct Things<'w, 's> {
    pieces: Query<'w, 's, (&'static Piece, &'static StandsOn)>,
    spots: Query<'w, 's, &'static BoardSpot>,
    dice: Query<'w, 's, (), Or<(With<Die>, With<Cup>)>>,
}

impl Things<'_, '_> {
    /// Whose piece it is, and where it stands.
    fn piece(&self, entity: Entity) -> Option<(Seat, SpotName)> {
        let (piece, on) = self.pieces.get(entity).ok()?;
        Some((piece.seat, self.spots.get(on.0).ok()?.name.clone()))
    }

    fn at(&self, entity: Entity) -> Option<PointedAt> {
        if let Some((seat, spot)) = self.piece(entity) {
            return Some(PointedAt::Piece { seat, spot });
        }
        let spot = self.spots.get(entity).ok();
        spot.map(|spot| PointedAt::Spot(spot.name.clone()))
            .or_else(|| self.dice.contains(entity).then_some(PointedAt::Die))
    }
}

fn told(entity: Entity, kind: PointedKind, things: &Things, pointed: &mut MessageWriter<Pointed>) {
    if let Some(at) = things.at(entity) {
        pointed.write(Pointed { at, kind });
    }
}

/// Lets a thing tell what the pointer does to it.
pub(in crate::app::table) fn tell(thing: &mut EntityCommands) {
    thing
        .insert(Pickable::default())
        .observe(
            |mut over: On<Pointer<Over>>, things: Things, mut pointed: MessageWriter<Pointed>| {
                over.propagate(false);
                told(over.entity, PointedKind::Over, &things, &mut pointed);
            },
        )
        .observe(
            |mut out: On<Pointer<Out>>, things: Things, mut pointed: MessageWriter<Pointed>| {
                out.propagate(false);
                told(out.entity, PointedKind::Out, &things, &mut pointed);
            },
        )
        .observe(
            |mut drag: On<Pointer<Drag>>,
             things: Things,
             mut commands: Commands,
             mut pointed: MessageWriter<Pointed>| {
                drag.propagate(false);
                let far = drag.distance.length() >= SHAKES;
                if drag.button == PointerButton::Primary && far && things.pieces.contains(drag.entity) {
                    commands
                        .entity(drag.entity)
                        .insert(Grip(drag.pointer_location.position));
                    if (drag.distance - drag.delta).length() < SHAKES {
                        told(drag.entity, PointedKind::Lift, &things, &mut pointed);
                    }
                }
            },
        )
        .observe(|mut end: On<Pointer<DragEnd>>, mut commands: Commands| {
            end.propagate(false);
            commands.entity(end.entity).try_remove::<Grip>();
        })
        .observe(
            |mut drop: On<Pointer<DragDrop>>, things: Things, mut pointed: MessageWriter<Pointed>| {
                drop.propagate(false);
                if drop.button == PointerButton::Primary
                    && let Some((_, from)) = things.piece(drop.dropped)
                {
                    let kind = PointedKind::Drop(from);
                    told(drop.entity, kind, &things, &mut pointed);
                }
            },
        )
        .observe(
            |mut click: On<Pointer<Click>>, things: Things, mut pointed: MessageWriter<Pointed>| {
                click.propagate(false);
                if click.button == PointerButton::Primary {
                    told(click.entity, PointedKind::Click, &things, &mut pointed);
                }
            },
        );
}
