//! [`Table`], through which a game lays its board, places its pieces and lets them move.
//!
//! Which entity stands where is kept in one list that is up to date at once, while entities follow with the
//! commands: so a game may place and move pieces in one breath.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    backdrop::{BACKDROP, Rests},
    carry::{Carried, Grip, set_down},
    chips::{self, Chip},
    kit::Workshop,
    laid::Laid,
    motion::{Act, Busy, Motion, ReducedMotion, perform},
    noise::{BACK, LAST_STEP},
    pieces::{Guise, die::Die},
    pointing::{SpotDisc, tell},
    shapes,
    signs::Signs,
};
use crate::{
    rules::Seat,
    staging::{
        Blow, Colour, Colours, Form, Layout, Spot, SpotName, Theme, Touch, drawing, lift, pieces::pawn::PAWN,
    },
};

/// How thick the card is.
const THICKNESS: f32 = 0.22;

/// Adds what the table keeps.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnTable>();
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
pub(super) struct OfBoard;

/// Which entity stands where, in the order in which they came there.
#[derive(Resource, Default)]
pub(super) struct OnTable {
    pub(super) layout: Option<Layout>,
    theme: Theme,
    colours: Colours,
    /// The card and the table round it.
    ground: Vec<Entity>,
    pub(super) pieces: Vec<(Seat, SpotName, Entity)>,
    pub(super) signs: Signs,
    pub(super) die: Option<(Entity, Die)>,
    pub(super) throws: u32,
}

/// The table, for a system that lays a board or moves what is on it.
#[derive(SystemParam)]
pub struct Table<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    #[expect(clippy::struct_field_names, reason = "what is on the table")]
    pub(super) on_table: ResMut<'w, OnTable>,
    pub(super) shop: Workshop<'w>,
    of_board: Query<'w, 's, Entity, With<OfBoard>>,
    pub(super) reduced: Res<'w, ReducedMotion>,
    pub(super) carried: Query<'w, 's, (Entity, &'static Piece, &'static mut Carried, Has<Grip>)>,
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

    /// What stands on a spot of the board.
    #[must_use]
    pub fn stands(&self, spot: &SpotName) -> Form {
        self.layout().map_or(PAWN, |layout| layout.form(spot.as_str()))
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

    /// Gives the board, the table and the pieces another look, and the seats other colours.
    pub fn wear(&mut self, theme: Theme, colours: Colours) {
        if self.on_table.theme == theme && self.on_table.colours == colours {
            return;
        }
        self.shop.polish(theme.pieces);
        if self.on_table.colours != colours {
            self.shop.dye(colours);
        }
        if let Some(layout) = &self.on_table.layout {
            let (card, wood) = self.shop.ground(layout, &theme);
            for (entity, paint) in self.on_table.ground.iter().zip([card, wood]) {
                self.commands.entity(*entity).insert(MeshMaterial3d(paint));
            }
        }
        (self.on_table.theme, self.on_table.colours) = (theme, colours);
    }

    /// Lays a board on the table; what was there is taken away.
    pub fn lay(&mut self, layout: Layout) {
        for entity in &self.of_board {
            self.commands.entity(entity).despawn();
        }
        let OnTable {
            pieces, signs, die, ..
        } = &mut *self.on_table;
        let pieces = pieces.drain(..).map(|(.., piece)| piece);
        let die = die.take().map(|(die, _)| die);
        for entity in pieces.chain(std::mem::take(signs).entities()).chain(die) {
            self.commands.entity(entity).try_despawn();
        }
        let side = drawing::side(&layout);
        let slab = self.shop.meshes.add(shapes::slab(layout.card(), THICKNESS, side));
        let around = self.shop.meshes.add(shapes::around_card(layout.card(), 20.0));
        let (card, wood) = self.shop.ground(&layout, &self.on_table.theme);
        let below = Transform::from_xyz(0.0, -THICKNESS, 0.0);
        self.on_table.ground = [(slab, card, Transform::IDENTITY), (around, wood, below)]
            .map(|(mesh, paint, place)| {
                let look = (OfBoard, BACKDROP, Mesh3d(mesh), MeshMaterial3d(paint), place);
                self.commands.spawn(look).id()
            })
            .to_vec();
        for spot in layout.spots() {
            if let Some((mesh, place)) = self.touch(spot) {
                let disc = SpotDisc(spot.name.clone());
                tell(&mut self.commands.spawn((OfBoard, disc, Mesh3d(mesh), place)));
            }
        }
        self.commands.insert_resource(Laid(layout.clone()));
        self.on_table.layout = Some(layout);
    }

    /// By what a spot is picked, and how that lies.
    fn touch(&self, spot: &Spot) -> Option<(Handle<Mesh>, Transform)> {
        let kit = &self.shop.kit;
        let (mesh, size) = match spot.touch()? {
            Touch::Disc(radius) => (&kit.disc, Vec2::splat(radius)),
            Touch::Room(size) => (&kit.square, size),
        };
        // Narrow ones lie above those on both sides.
        let height = if size.min_element() < 0.45 { 0.004 } else { 0.002 };
        let place = Transform::from_translation(lift(spot.at) + Vec3::Y * height)
            .with_rotation(laid(spot.angle.unwrap_or_default()))
            .with_scale(Vec3::new(size.x, 1.0, size.y));
        Some((mesh.clone(), place))
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
            let form = layout.form(spot.as_str());
            if entity.is_none() {
                *entity = before
                    .iter()
                    .position(|(owner, stood, _)| owner == seat && layout.form(stood.as_str()) == form)
                    .map(|at| before.remove(at).2);
            }
            let entity = entity.unwrap_or_else(|| self.spawn_piece(form, layout.seat(*seat).colour, place));
            self.commands
                .entity(entity)
                .remove::<(Motion, Busy, Carried)>()
                .insert((piece, place, felt(&layout, spot)));
            self.on_table.pieces.push((*seat, spot.clone(), entity));
        }
        for (.., entity) in before {
            self.commands.entity(entity).despawn();
        }
        self.on_table.layout = Some(layout);
    }

    pub(super) fn spawn_piece(&mut self, form: Form, colour: Colour, place: Transform) -> Entity {
        let look = self.shop.piece(form, colour);
        let is_shaded = self.shop.bodies.of(form).is_shaded();
        let piece = self.commands.spawn((look, place)).insert(Rests).id();
        tell(&mut self.commands.entity(piece));
        if is_shaded {
            self.shop.shade(&mut self.commands, piece, place);
        }
        piece
    }

    /// What stands for a seat, with where.
    fn standing(&self, seat: Seat) -> impl Iterator<Item = (&SpotName, Entity)> {
        let layout = self.on_table.layout.as_ref();
        self.on_table
            .pieces
            .iter()
            .filter(move |(owner, spot, _)| {
                *owner == seat && layout.is_some_and(|layout| layout.form(spot.as_str()).wears_place())
            })
            .map(|(_, spot, entity)| (spot, *entity))
    }

    /// Lets a piece walk along spots, from the one on which it stands to the one on which it ends.
    pub fn walk(&mut self, seat: Seat, path: &[SpotName]) {
        let [from, .., to] = path else { return };
        self.on_table.signs.unlock(&mut self.commands, from);
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let places: Vec<&Spot> = path
            .iter()
            .filter_map(|name| layout.spot(name.as_str()))
            .collect();
        let ends = [from, to].map(|spot| stand(layout, seat, spot));
        let body = self.shop.bodies.of(layout.form(from.as_str()));
        let mut acts = body.walk(&places, ends, self.reduced.0);
        if self.takes_over(seat, from) {
            acts = set_down(acts);
        }
        self.send(seat, from, to, acts);
    }

    /// Lets a piece that was struck be sent off, after a beat, and fly home to a spot of its yard.
    pub fn strike(&mut self, seat: Seat, spot: &SpotName, yard: &SpotName, blow: Blow) {
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
                noise: BACK,
            }
        } else {
            match blow {
                Blow::Knock => Act::Tumble { from, to, height },
                Blow::Shot => Act::Pop {
                    from,
                    to,
                    height: height + 1.2,
                },
            }
        };
        self.send(seat, spot, yard, vec![Act::Wait(0.12), fly]);
    }

    /// Lets two pieces change places: they leap over each other.
    pub fn swap(&mut self, pieces: [(Seat, &SpotName); 2]) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let [(one, here), (other, there)] = pieces;
        let (Some(from), Some(to)) = (layout.world(here.as_str()), layout.world(there.as_str())) else {
            return;
        };
        let leap = |from, to, high: f32| {
            let hop = Act::Hop {
                from,
                to,
                secs: 0.6,
                height: if self.reduced.0 { 0.0 } else { high },
                noise: LAST_STEP,
            };
            vec![hop]
        };
        let acts = [leap(from, to, 2.4), leap(to, from, 1.3)];
        // Both are found before either is sent: then two of them stand on one spot.
        let [mine, theirs] = acts;
        let entities = [(one, here), (other, there)].map(|(seat, spot)| {
            self.pieces()
                .find(|(owner, at, _)| *owner == seat && *at == spot)
                .map(|(.., entity)| entity)
        });
        for ((seat, entity), (to, acts)) in [(one, entities[0]), (other, entities[1])]
            .into_iter()
            .zip([(there, mine), (here, theirs)])
        {
            if let Some(entity) = entity {
                self.send_entity(seat, entity, to, acts);
            }
        }
    }

    fn send(&mut self, seat: Seat, from: &SpotName, to: &SpotName, acts: Vec<Act>) {
        // Where two of one seat meet, the one that was there first is meant.
        let there = self
            .pieces()
            .find(|(owner, spot, _)| *owner == seat && *spot == from);
        if let Some((.., entity)) = there {
            self.send_entity(seat, entity, to, acts);
        }
    }

    fn send_entity(&mut self, seat: Seat, entity: Entity, to: &SpotName, acts: Vec<Act>) {
        let pieces = &mut self.on_table.pieces;
        pieces.retain(|(.., piece)| *piece != entity);
        pieces.push((seat, to.clone(), entity));
        let piece = Piece {
            seat,
            spot: to.clone(),
        };
        let felt = self.on_table.layout.as_ref().map(|layout| felt(layout, to));
        self.commands
            .entity(entity)
            .insert((piece, felt.unwrap_or_default()));
        perform(&mut self.commands, entity, acts);
    }

    /// All pawns of a seat turn once, and its place appears on their heads.
    pub fn finish(&mut self, seat: Seat, place: u8) {
        let reduced = self.reduced.0;
        self.crown(seat, Some(place));
        let own: Vec<Entity> = self.standing(seat).map(|(_, entity)| entity).collect();
        for (at, entity) in own.into_iter().enumerate().filter(|_| !reduced) {
            let acts = vec![Act::Wait(0.12 * at as f32), Act::Turn];
            perform(&mut self.commands, entity, acts);
        }
        if place == 1 && !reduced {
            self.throw_chips(seat);
        }
    }

    /// Wood chips leap up from a seat's pieces.
    fn throw_chips(&mut self, seat: Seat) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let colour = layout.seat(seat).colour;
        let own = self.standing(seat);
        let heads = own.map(|(spot, _)| stand(layout, seat, spot).translation + Vec3::Y * 0.9);
        let mut heads: Vec<Vec3> = heads.collect();
        if heads.is_empty() {
            // Who has no pawns has a sign.
            heads = vec![lift(layout.seat(seat).sign) + Vec3::Y * 0.4; 3];
        }
        for (number, from) in heads.into_iter().flat_map(|head| [head; chips::EACH]).enumerate() {
            let look = self.shop.chip((number % 3 > 0).then_some(colour));
            let chip = Chip::new(number, from);
            self.commands.spawn((OfBoard, chip, chip.pose(), look));
        }
    }

    /// Shows a seat's place on what stands for it, or its sign again; without motion, as after load and undo.
    pub fn crown(&mut self, seat: Seat, place: Option<u8>) {
        let Some(layout) = &self.on_table.layout else {
            return;
        };
        let guise = Guise {
            colour: Some(layout.seat(seat).colour),
            written: place.map(u32::from),
        };
        let own: Vec<(Form, Entity)> = self
            .standing(seat)
            .map(|(spot, entity)| (layout.form(spot.as_str()), entity))
            .collect();
        for (form, entity) in own {
            let paint = self.shop.piece_paint(form, guise);
            self.commands.entity(entity).insert(MeshMaterial3d(paint));
        }
    }
}

/// How a piece of a seat stands on a spot.
pub(super) fn stand(layout: &Layout, seat: Seat, spot: &SpotName) -> Transform {
    let Some(spot) = layout.spot(spot.as_str()) else {
        return Transform::IDENTITY;
    };
    let turned = laid(spot.form.angle(spot, layout.seat(seat)));
    Transform::from_translation(lift(spot.at) + Vec3::Y * spot.raised)
        .with_rotation(turned)
        .with_scale(Vec3::splat(spot.size))
}

/// Whether what stands on a spot is pointed at, and not only what lies below.
fn felt(layout: &Layout, spot: &SpotName) -> Pickable {
    match layout.spot(spot.as_str()) {
        Some(spot) if !spot.form.is_felt(spot) => Pickable::IGNORE,
        _ => Pickable::default(),
    }
}

/// What is turned by so many degrees.
fn laid(angle: f32) -> Quat {
    Quat::from_rotation_y(angle.to_radians())
}
