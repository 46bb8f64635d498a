//! [`Table`], through which a game lays its board, places its pieces and lets them move.
//!
//! Which entity stands where is kept in one list that is up to date at once, while entities follow with the
//! commands: so a game may place and move pieces in one breath.

use std::collections::HashMap;

use bevy::{ecs::system::SystemParam, prelude::*, render::renderer::RenderAdapterInfo};

use super::{
    camera::draws_in_software,
    die::{self, Die},
    drawing,
    layout::{Kind, Layout, Spot, SpotName, lift},
    marks::{self, Mark, MarkKind},
    material::{Finish, Paint},
    motion::{Act, Busy, KnockKind, Motion, ReducedMotion, perform},
    palette::{Colour, Theme},
    pawn,
    pointing::{SpotDisc, tell},
    print::texture,
    shapes, wood,
};
use crate::rules::Seat;

/// How thick the card is.
const THICKNESS: f32 = 0.22;
/// How far above the card marks and shadows lie, so that nothing flickers.
const MARK_HEIGHT: f32 = 0.012;
const SHADOW_HEIGHT: f32 = 0.006;
const SHADOW_SIDE: f32 = 1.5;
/// The middle of the shadow's drawing from the foot of its thing.
const SHADOW_OFFSET: Vec3 = Vec3::new(0.13, 0.0, 0.09);

/// Adds what the table keeps.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnTable>()
        .add_systems(Startup, make_kit)
        .add_systems(PostUpdate, cast_shadows.before(TransformSystems::Propagate));
}

/// A piece on the table.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose.
    pub seat: Seat,
    /// Where it stands, or is going.
    pub spot: SpotName,
}

/// On everything that goes when another board is laid.
#[derive(Component)]
struct OfBoard;

/// The shadow of a thing.
#[derive(Component)]
struct Shadow(Entity);

/// Which entity stands where, in the order in which they came there.
#[derive(Resource, Default)]
struct OnTable {
    layout: Option<Layout>,
    pieces: Vec<(Seat, SpotName, Entity)>,
    marks: Vec<(Mark, Entity)>,
    ghost: Vec<Entity>,
    die: Option<(Entity, Die)>,
    throws: u32,
}

/// Meshes and paints that are made once.
#[derive(Resource)]
struct Kit {
    /// There is no graphics card: what costs much and is hardly seen is left out.
    frugal: bool,
    pawn: Handle<Mesh>,
    disc: Handle<Mesh>,
    square: Handle<Mesh>,
    shadow: Handle<Paint>,
    pawns: HashMap<(Colour, Option<u8>), Handle<Paint>>,
    ghosts: HashMap<Colour, Handle<Paint>>,
    marks: HashMap<(MarkKind, Colour), Handle<Paint>>,
    dice: HashMap<u8, Handle<Paint>>,
    wood: HashMap<u32, Handle<Image>>,
}

const SHADOW: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="-.62 -.66 1.5 1.5">
<defs><radialGradient id="s"><stop offset="0" stop-color="#170a04" stop-opacity=".62"/><stop offset=".45" stop-color="#170a04" stop-opacity=".34"/><stop offset="1" stop-color="#170a04" stop-opacity="0"/></radialGradient>
<radialGradient id="c"><stop offset=".55" stop-color="#170a04" stop-opacity=".6"/><stop offset="1" stop-color="#170a04" stop-opacity="0"/></radialGradient></defs>
<ellipse cx=".25" cy=".2" rx=".62" ry=".42" transform="rotate(38 .25 .2)" fill="url(#s)"/><circle r=".43" fill="url(#c)"/></svg>"##;

fn printed(images: &mut Assets<Image>, frugal: bool, svg: &str, size: u32) -> Option<Handle<Image>> {
    match texture(svg, size, !frugal) {
        Ok(image) => Some(images.add(image)),
        Err(fault) => {
            error!("a print is missing: {fault}");
            None
        }
    }
}

fn make_kit(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut paints: ResMut<Assets<Paint>>,
    mut images: ResMut<Assets<Image>>,
    adapter: Option<Res<RenderAdapterInfo>>,
) {
    let frugal = draws_in_software(adapter.as_deref());
    let shadow = Paint::flat(printed(&mut images, frugal, SHADOW, 128));
    commands.insert_resource(Kit {
        frugal,
        pawn: meshes.add(pawn::mesh()),
        disc: meshes.add(shapes::disc()),
        square: meshes.add(shapes::square()),
        shadow: paints.add(shadow),
        pawns: HashMap::new(),
        ghosts: HashMap::new(),
        marks: HashMap::new(),
        dice: HashMap::new(),
        wood: HashMap::new(),
    });
}

/// Shadows lie below their things, and grow pale and wide as those rise.
fn cast_shadows(
    moved: Query<&Transform, (Changed<Transform>, Without<Shadow>)>,
    mut shadows: Query<(&Shadow, &mut Transform)>,
) {
    if moved.is_empty() {
        return;
    }
    for (shadow, mut transform) in &mut shadows {
        if let Ok(thing) = moved.get(shadow.0) {
            transform.set_if_neq(shadow_of(thing));
        }
    }
}

fn shadow_of(thing: &Transform) -> Transform {
    let high = thing.translation.y.max(0.0);
    // Away from the lamp by as much as the thing has risen.
    let away = Vec3::new(0.45, 0.0, 0.38) * high + SHADOW_OFFSET;
    let width = SHADOW_SIDE / (1.0 + 0.35 * high);
    Transform::from_translation((thing.translation + away).with_y(SHADOW_HEIGHT))
        .with_scale(Vec3::new(width, 1.0, width))
}

/// The table, for a system that lays a board or moves what is on it.
#[derive(SystemParam)]
pub struct Table<'w, 's> {
    commands: Commands<'w, 's>,
    on_table: ResMut<'w, OnTable>,
    kit: ResMut<'w, Kit>,
    meshes: ResMut<'w, Assets<Mesh>>,
    paints: ResMut<'w, Assets<Paint>>,
    images: ResMut<'w, Assets<Image>>,
    of_board: Query<'w, 's, Entity, With<OfBoard>>,
    reduced: Res<'w, ReducedMotion>,
}

impl Table<'_, '_> {
    /// The board that lies on the table.
    #[must_use]
    pub fn layout(&self) -> Option<&Layout> {
        self.on_table.layout.as_ref()
    }

    /// The pieces with where they stand or are going.
    pub fn pieces(&self) -> impl Iterator<Item = (Seat, &SpotName, Entity)> {
        self.on_table
            .pieces
            .iter()
            .map(|(seat, spot, entity)| (*seat, spot, *entity))
    }

    /// The first spot in a seat's yard on which none of its pieces stands.
    #[must_use]
    pub fn free_yard(&self, seat: Seat) -> Option<SpotName> {
        let layout = self.on_table.layout.as_ref()?;
        layout
            .yard(seat)
            .find(|spot| self.on_table.pieces.iter().all(|(_, taken, _)| taken != *spot))
            .cloned()
    }

    /// Lays a board on the table; what was there is taken away.
    pub fn lay(&mut self, layout: Layout, theme: &Theme) {
        for entity in &self.of_board {
            self.commands.entity(entity).despawn();
        }
        let OnTable {
            pieces,
            marks,
            ghost,
            die,
            ..
        } = &mut *self.on_table;
        let own = pieces
            .drain(..)
            .map(|(.., piece)| piece)
            .chain(marks.drain(..).map(|(_, mark)| mark));
        for entity in own.chain(ghost.drain(..)).chain(die.take().map(|(die, _)| die)) {
            self.commands.entity(entity).try_despawn();
        }
        let side = drawing::side(&layout);
        let print = printed(
            &mut self.images,
            self.kit.frugal,
            &drawing::board(&layout, theme),
            2048,
        );
        let card = self.paints.add(Paint::matt(print, Finish::Card));
        let slab = self.meshes.add(shapes::slab(layout.card(), THICKNESS, side));
        self.commands
            .spawn((OfBoard, Mesh3d(slab), MeshMaterial3d(card), Transform::default()));
        let seed = theme.wood_seed;
        let smooth = !self.kit.frugal;
        let grow = || self.images.add(wood::walnut(seed, smooth));
        let grain = self.kit.wood.entry(seed).or_insert_with(grow).clone();
        let mut wood = Paint::matt(Some(grain), Finish::Table);
        wood.shaded_by = layout.card().half.extend(layout.card().corner).extend(0.0);
        let around = self.meshes.add(shapes::around_card(layout.card(), 20.0));
        let below = Transform::from_xyz(0.0, -THICKNESS, 0.0);
        let wood = self.paints.add(wood);
        self.commands
            .spawn((OfBoard, Mesh3d(around), MeshMaterial3d(wood), below));
        for spot in layout.spots() {
            let place =
                Transform::from_translation(lift(spot.at) + Vec3::Y * 0.002).with_scale(Vec3::splat(0.47));
            tell(&mut self.commands.spawn((
                OfBoard,
                SpotDisc(spot.name.clone()),
                Mesh3d(self.kit.disc.clone()),
                place,
            )));
        }
        self.commands.insert_resource(layout.clone());
        self.on_table.layout = Some(layout);
    }

    /// Makes the pieces on the table exactly these: moves, spawns and takes away, and ends all their motion.
    pub fn place(&mut self, pieces: &[(Seat, SpotName)]) {
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let mut before = std::mem::take(&mut self.on_table.pieces);
        let mut after: Vec<Option<Entity>> = pieces
            .iter()
            .map(|(seat, spot)| {
                let same = before
                    .iter()
                    .position(|(owner, stood, _)| owner == seat && stood == spot)?;
                Some(before.remove(same).2)
            })
            .collect();
        for ((seat, spot), entity) in pieces.iter().zip(&mut after) {
            let place = stand(&layout, *seat, spot);
            let piece = Piece {
                seat: *seat,
                spot: spot.clone(),
            };
            if entity.is_none() {
                *entity = before
                    .iter()
                    .position(|(owner, ..)| owner == seat)
                    .map(|at| before.remove(at).2);
            }
            let entity = entity.unwrap_or_else(|| self.spawn_piece(layout.seat(*seat).colour, place));
            self.commands
                .entity(entity)
                .remove::<(Motion, Busy)>()
                .insert((piece, place));
            self.on_table.pieces.push((*seat, spot.clone(), entity));
        }
        for (.., entity) in before {
            self.commands.entity(entity).despawn();
        }
        self.on_table.layout = Some(layout);
    }

    fn spawn_piece(&mut self, colour: Colour, place: Transform) -> Entity {
        let paint = self.pawn_paint(colour, None);
        let piece = self
            .commands
            .spawn((Mesh3d(self.kit.pawn.clone()), MeshMaterial3d(paint), place))
            .id();
        tell(&mut self.commands.entity(piece));
        self.spawn_shadow(piece, place);
        piece
    }

    /// Gives a thing a shadow, which goes when the thing goes.
    fn spawn_shadow(&mut self, thing: Entity, place: Transform) {
        let look = (
            Mesh3d(self.kit.square.clone()),
            MeshMaterial3d(self.kit.shadow.clone()),
        );
        let shadow = self.commands.spawn((Shadow(thing), look, shadow_of(&place))).id();
        self.commands
            .entity(thing)
            .observe(move |_: On<Despawn>, mut commands: Commands| {
                commands.entity(shadow).try_despawn();
            });
    }

    fn pawn_paint(&mut self, colour: Colour, place: Option<u8>) -> Handle<Paint> {
        if let Some(paint) = self.kit.pawns.get(&(colour, place)) {
            return paint.clone();
        }
        let print = printed(&mut self.images, self.kit.frugal, &pawn::head(colour, place), 256);
        let silhouette = match colour {
            Colour::Black => -0.4,
            Colour::Yellow => 0.55,
            _ => 0.75,
        };
        let paint = self.paints.add(Paint::lacquered(print, 0.5, 60.0, silhouette));
        self.kit.pawns.insert((colour, place), paint.clone());
        paint
    }

    /// Lets a piece walk along spots, from the one on which it stands to the one on which it ends.
    /// Out of the yard it is lifted in one arc; in the home lane it goes slower.
    pub fn walk(&mut self, seat: Seat, path: &[SpotName]) {
        let (Some(layout), [from, .., to]) = (&self.on_table.layout, path) else {
            return;
        };
        let places: Vec<&Spot> = path
            .iter()
            .filter_map(|name| layout.spot(name.as_str()))
            .collect();
        let mut acts = Vec::with_capacity(places.len());
        let mut in_lane = 0;
        for step in places.windows(2) {
            let (secs, height, mut knock) = match (step[0].kind, step[1].kind) {
                (Kind::Yard, _) => (0.42, 1.3, KnockKind::Enter),
                (_, Kind::Home) => {
                    in_lane += 1;
                    (0.3, 0.45, KnockKind::HomeStep(in_lane))
                }
                _ => (0.17, 0.45, KnockKind::Step),
            };
            if acts.len() + 2 == places.len() && knock == KnockKind::Step {
                knock = KnockKind::LastStep;
            }
            let height = if self.reduced.0 { 0.0 } else { height };
            acts.push(Act::Hop {
                from: lift(step[0].at),
                to: lift(step[1].at),
                secs,
                height,
                knock,
            });
        }
        if !self.reduced.0 {
            acts.push(Act::Dip);
        }
        self.send(seat, from, to, acts);
    }

    /// Lets a piece that was struck be knocked over, after a beat, and fly home to a spot of its yard.
    pub fn strike(&mut self, seat: Seat, spot: &SpotName, yard: &SpotName) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let (Some(from), Some(to)) = (layout.world(spot.as_str()), layout.world(yard.as_str())) else {
            return;
        };
        let height = 1.5 + 0.1 * from.distance(to);
        let fly = if self.reduced.0 {
            Act::Hop {
                from,
                to,
                secs: 0.5,
                height: 0.0,
                knock: KnockKind::Back,
            }
        } else {
            Act::Tumble { from, to, height }
        };
        self.send(seat, spot, yard, vec![Act::Wait(0.12), fly]);
    }

    fn send(&mut self, seat: Seat, from: &SpotName, to: &SpotName, acts: Vec<Act>) {
        // Where two of one seat meet, the one that was there first is meant.
        let pieces = &mut self.on_table.pieces;
        let Some(at) = pieces
            .iter()
            .position(|(owner, spot, _)| *owner == seat && spot == from)
        else {
            return;
        };
        let (.., entity) = pieces.remove(at);
        pieces.push((seat, to.clone(), entity));
        self.commands.entity(entity).insert(Piece {
            seat,
            spot: to.clone(),
        });
        perform(&mut self.commands, entity, acts);
    }

    /// All pieces of a seat turn once, and its place appears on their heads.
    pub fn finish(&mut self, seat: Seat, place: u8) {
        let reduced = self.reduced.0;
        self.crown(seat, Some(place));
        let own = self.on_table.pieces.iter().filter(|(owner, ..)| *owner == seat);
        for (at, (.., entity)) in own.enumerate().filter(|_| !reduced) {
            perform(
                &mut self.commands,
                *entity,
                vec![Act::Wait(0.12 * at as f32), Act::Turn],
            );
        }
    }

    /// Shows a seat's place on the heads of its pieces, or its sign again; without motion, as after load and undo.
    pub fn crown(&mut self, seat: Seat, place: Option<u8>) {
        let Some(colour) = self
            .on_table
            .layout
            .as_ref()
            .map(|layout| layout.seat(seat).colour)
        else {
            return;
        };
        let paint = self.pawn_paint(colour, place);
        for (_, _, entity) in self.on_table.pieces.iter().filter(|(owner, ..)| *owner == seat) {
            self.commands
                .entity(*entity)
                .insert(MeshMaterial3d(paint.clone()));
        }
    }

    /// Throws the die from a seat; it comes to rest at that seat's corner and shows `face` of `faces`.
    pub fn throw(&mut self, seat: Seat, face: u8, faces: u8) {
        if self.reduced.0 {
            self.show_die(seat, face, faces);
            return;
        }
        let Some(place) = self
            .on_table
            .layout
            .as_ref()
            .map(|layout| layout.seat(seat).clone())
        else {
            return;
        };
        self.on_table.throws = self.on_table.throws.wrapping_add(1);
        let count = self.on_table.throws;
        let (act, _) = die::throw(lift(place.die), place.outward(), face, faces, count);
        let entity = self.the_die(face, faces, None);
        perform(&mut self.commands, entity, vec![act]);
    }

    /// Lays the die still at a seat's corner with `face` of `faces` up.
    pub fn show_die(&mut self, seat: Seat, face: u8, faces: u8) {
        let Some(place) = self
            .on_table
            .layout
            .as_ref()
            .map(|layout| layout.seat(seat).clone())
        else {
            return;
        };
        let yaw = place.reading_angle().to_radians() + 0.3;
        let rest = Transform::from_translation(lift(place.die) + Vec3::Y * die::HALF)
            .with_rotation(die::lying(face, faces, yaw));
        self.the_die(face, faces, Some(rest));
    }

    /// Takes the die off the table.
    pub fn take_die(&mut self) {
        if let Some((entity, _)) = self.on_table.die.take() {
            self.commands.entity(entity).despawn();
        }
    }

    fn the_die(&mut self, face: u8, faces: u8, rest: Option<Transform>) -> Entity {
        let shown = Die { face, faces };
        let entity = match self.on_table.die {
            // A cube with six numbers of its own never changes.
            Some((entity, Die { faces: 6, .. })) if faces == 6 => entity,
            known => {
                let mesh = self.meshes.add(die::mesh(face, faces));
                let paint = self.die_paint(faces);
                let look = (Mesh3d(mesh), MeshMaterial3d(paint));
                if let Some((entity, _)) = known {
                    self.commands.entity(entity).insert(look);
                    entity
                } else {
                    let entity = self.commands.spawn((look, rest.unwrap_or_default())).id();
                    tell(&mut self.commands.entity(entity));
                    self.spawn_shadow(entity, rest.unwrap_or_default());
                    entity
                }
            }
        };
        self.on_table.die = Some((entity, shown));
        let mut commands = self.commands.entity(entity);
        commands.insert(shown);
        if let Some(rest) = rest {
            commands.remove::<(Motion, Busy)>().insert(rest);
        }
        entity
    }

    fn die_paint(&mut self, faces: u8) -> Handle<Paint> {
        if let Some(paint) = self.kit.dice.get(&faces) {
            return paint.clone();
        }
        let print = printed(&mut self.images, self.kit.frugal, &die::print(faces), 512);
        let paint = self.paints.add(Paint::lacquered(print, 0.35, 40.0, 0.55));
        self.kit.dice.insert(faces, paint.clone());
        paint
    }

    /// Shows a pale ghost of a seat's piece on a spot with a line of dots to it, or takes it away again.
    pub fn preview(&mut self, shown: Option<(Seat, &[SpotName])>) {
        for entity in std::mem::take(&mut self.on_table.ghost) {
            self.commands.entity(entity).despawn();
        }
        let Some((seat, path)) = shown else { return };
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let colour = layout.seat(seat).colour;
        if let Some((to, between)) = path.split_last() {
            let dot = self.mark_paint(MarkKind::From, colour);
            for place in between
                .iter()
                .skip(1)
                .filter_map(|name| layout.world(name.as_str()))
            {
                let size = Vec3::new(marks::SIDE, 1.0, marks::SIDE);
                let place =
                    Transform::from_translation(place + Vec3::Y * (MARK_HEIGHT + 0.003)).with_scale(size);
                let look = (Mesh3d(self.kit.square.clone()), MeshMaterial3d(dot.clone()));
                self.on_table.ghost.push(self.commands.spawn((look, place)).id());
            }
            let look = (
                Mesh3d(self.kit.pawn.clone()),
                MeshMaterial3d(self.ghost_paint(colour)),
            );
            self.on_table
                .ghost
                .push(self.commands.spawn((look, stand(&layout, seat, to))).id());
        }
        self.on_table.layout = Some(layout);
    }

    fn ghost_paint(&mut self, colour: Colour) -> Handle<Paint> {
        if let Some(paint) = self.kit.ghosts.get(&colour) {
            return paint.clone();
        }
        let mut paint = Paint::lacquered(None, 0.3, 48.0, 0.5);
        paint.tint = colour.linear().with_alpha(0.65);
        paint.finish = Finish::Ghost;
        let paint = self.paints.add(paint);
        self.kit.ghosts.insert(colour, paint.clone());
        paint
    }

    /// Makes the marks on the board exactly these.
    pub fn mark(&mut self, marks: &[Mark]) {
        if self.on_table.marks.iter().map(|(mark, _)| mark).eq(marks) {
            return;
        }
        let Some(layout) = self.on_table.layout.take() else {
            return;
        };
        let before = std::mem::take(&mut self.on_table.marks);
        for mark in marks {
            let Some(spot) = layout.spot(mark.spot.as_str()) else {
                continue;
            };
            let paint = self.mark_paint(mark.kind, layout.seat(mark.seat).colour);
            let size = Vec3::new(marks::SIDE, 1.0, marks::SIDE);
            let place = Transform::from_translation(lift(spot.at) + Vec3::Y * MARK_HEIGHT).with_scale(size);
            let look = (Mesh3d(self.kit.square.clone()), MeshMaterial3d(paint));
            let entity = self.commands.spawn((OfBoard, look, place)).id();
            self.on_table.marks.push((mark.clone(), entity));
        }
        for (_, entity) in before {
            self.commands.entity(entity).despawn();
        }
        self.on_table.layout = Some(layout);
    }

    fn mark_paint(&mut self, kind: MarkKind, colour: Colour) -> Handle<Paint> {
        if let Some(paint) = self.kit.marks.get(&(kind, colour)) {
            return paint.clone();
        }
        let print = printed(
            &mut self.images,
            self.kit.frugal,
            &marks::drawing(kind, colour),
            128,
        );
        let paint = self.paints.add(Paint::flat(print));
        self.kit.marks.insert((kind, colour), paint.clone());
        paint
    }
}

fn stand(layout: &Layout, seat: Seat, spot: &SpotName) -> Transform {
    let turned = Quat::from_rotation_y(layout.seat(seat).reading_angle().to_radians());
    Transform::from_translation(layout.world(spot.as_str()).unwrap_or(Vec3::ZERO)).with_rotation(turned)
}
