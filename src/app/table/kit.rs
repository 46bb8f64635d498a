//! The workshop: meshes and paints of everything on the table, made when they are first needed and kept.
//!
//! Shadows are made here too: flat prints that lie below their things and follow them.

use std::{collections::HashMap, f32::consts::TAU};

use bevy::{ecs::system::SystemParam, prelude::*, render::renderer::RenderAdapterInfo};

use super::{
    backdrop::{Detail, Rests},
    camera::draws_in_software,
    cards, lath,
    material::{Finish, Paint, linear},
    pawn, pip,
    print::texture,
    shapes, wood,
};
use crate::staging::{
    Colour, Colours, Face, Form, Layout, MarkKind, Theme, drawing, marks,
    pieces::{self, card},
    theme::{Gloss, Wood},
};

/// How far above the card shadows lie.
const SHADOW_HEIGHT: f32 = 0.006;
const SHADOW_SIDE: f32 = 1.5;
/// The middle of the shadow's drawing from the foot of its thing.
const SHADOW_OFFSET: Vec3 = Vec3::new(0.13, 0.0, 0.09);

/// How many pixels wide the print of a board is where there is a graphics card; half of it is as wide as a board is
/// ever drawn without one.
const BOARD_PRINT: u32 = 2048;
/// How many pixels wide the print of a pawn is.
const PAWN_PRINT: u32 = 256;
/// The same of a card.
const CARD_PRINT: u32 = 256;
/// The same of a mark.
const MARK_PRINT: u32 = 128;
/// How much of a ghost hides what is behind it.
const GHOSTLY: f32 = 0.65;

/// Adds the workshop.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_kit)
        .add_systems(Update, mirror.run_if(resource_changed::<Detail>))
        .add_systems(PostUpdate, cast_shadows.before(TransformSystems::Propagate));
}

/// The shadow of a thing.
#[derive(Component)]
pub(super) struct Shadow(pub(super) Entity);

/// Meshes and paints that are made once.
#[derive(Resource)]
pub(super) struct Kit {
    /// There is no graphics card: what costs much and is hardly seen is left out.
    frugal: bool,
    pawn: Handle<Mesh>,
    lath: Handle<Mesh>,
    card: Handle<Mesh>,
    pip: Handle<Mesh>,
    pub(super) disc: Handle<Mesh>,
    pub(super) square: Handle<Mesh>,
    pub(super) chip: Handle<Mesh>,
    cut_shadow: Handle<Mesh>,
    shadow: Handle<Paint>,
    pawns: HashMap<(Colour, Option<u8>), Handle<Paint>>,
    /// The paints of cards' faces, and of their backs.
    cards: HashMap<Option<Face>, Handle<Paint>>,
    /// The paint of all laths, once there are any.
    oak: Option<Handle<Paint>>,
    ghosts: HashMap<Colour, Handle<Paint>>,
    /// The paint of what can't be laid.
    barred: Option<Handle<Paint>>,
    marks: HashMap<(MarkKind, Colour), Handle<Paint>>,
    chips: HashMap<Option<Colour>, Handle<Paint>>,
    /// The paints of pips.
    glass: HashMap<Colour, Handle<Paint>>,
    dice: HashMap<u8, Handle<Paint>>,
    wood: Option<(Wood, Handle<Image>)>,
    gloss: Gloss,
    /// In which colours the seats are shown.
    colours: Colours,
    /// How pieces and dice take the light.
    lacquer: Finish,
}

const SHADOW: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="-.62 -.66 1.5 1.5">
<defs><radialGradient id="s"><stop offset="0" stop-color="#170a04" stop-opacity=".62"/><stop offset=".45" stop-color="#170a04" stop-opacity=".34"/><stop offset="1" stop-color="#170a04" stop-opacity="0"/></radialGradient>
<radialGradient id="c"><stop offset=".55" stop-color="#170a04" stop-opacity=".6"/><stop offset="1" stop-color="#170a04" stop-opacity="0"/></radialGradient></defs>
<ellipse cx=".25" cy=".2" rx=".62" ry=".42" transform="rotate(38 .25 .2)" fill="url(#s)"/><circle r=".43" fill="url(#c)"/></svg>"##;

/// What of the shadow's square is not empty, in its texture.
fn shadow_outline() -> Vec<Vec2> {
    let (radii, middle) = (Vec2::new(0.62, 0.42), Vec2::new(0.25, 0.2));
    let turned = Vec2::from_angle(38_f32.to_radians());
    let points = (0..16).flat_map(|at| {
        let around = Vec2::from_angle(TAU * at as f32 / 16.0);
        [middle + turned.rotate(radii * around), 0.43 * around]
    });
    // A little outside, because the chords between the points cut the curves.
    drawing::hull(points.collect())
        .into_iter()
        .map(|point| ((point - 0.5 * middle) * 1.03 + 0.5 * middle + Vec2::new(0.62, 0.66)) / 1.5)
        .collect()
}

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
        pawn: meshes.add(pawn::mesh(frugal)),
        lath: meshes.add(lath::mesh()),
        card: meshes.add(cards::mesh()),
        pip: meshes.add(pip::mesh(frugal)),
        disc: meshes.add(shapes::disc()),
        square: meshes.add(shapes::square()),
        cut_shadow: meshes.add(shapes::cut_square(&shadow_outline())),
        chip: meshes.add(shapes::shaving(0.2, 0.09, 0.05)),
        shadow: paints.add(shadow),
        pawns: HashMap::new(),
        cards: HashMap::new(),
        oak: None,
        ghosts: HashMap::new(),
        barred: None,
        marks: HashMap::new(),
        chips: HashMap::new(),
        glass: HashMap::new(),
        dice: HashMap::new(),
        wood: None,
        gloss: Theme::default().pieces,
        colours: Colours::default(),
        lacquer: Finish::Lacquer,
    });
}

/// Lacquer mirrors the room, or no more.
fn mirror(detail: Res<Detail>, mut kit: ResMut<Kit>, mut paints: ResMut<Assets<Paint>>) {
    kit.lacquer = if detail.mirrors {
        Finish::Mirror
    } else {
        Finish::Lacquer
    };
    for paint in kit
        .pawns
        .values()
        .chain(kit.dice.values())
        .chain(kit.glass.values())
        .chain(&kit.oak)
    {
        if let Some(mut paint) = paints.get_mut(paint) {
            paint.finish = kit.lacquer;
        }
    }
}

/// Shadows lie below their things, and grow pale and wide as those rise.
pub(super) fn cast_shadows(
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

/// The paint of what is not there.
fn ghostly(tint: LinearRgba) -> Paint {
    let mut paint = Paint::lacquered(None, 0.3, 48.0, 0.5);
    paint.tint = tint.with_alpha(GHOSTLY);
    paint.finish = Finish::Ghost;
    paint
}

/// Where meshes and paints come from.
#[derive(SystemParam)]
pub(super) struct Workshop<'w> {
    pub(super) kit: ResMut<'w, Kit>,
    pub(super) meshes: ResMut<'w, Assets<Mesh>>,
    paints: ResMut<'w, Assets<Paint>>,
    images: ResMut<'w, Assets<Image>>,
}

impl Workshop<'_> {
    fn printed(&mut self, svg: &str, size: u32) -> Option<Handle<Image>> {
        printed(&mut self.images, self.kit.frugal, svg, size)
    }

    /// The paints of a board's card and of the table round it.
    pub(super) fn ground(&mut self, layout: &Layout, theme: &Theme) -> (Handle<Paint>, Handle<Paint>) {
        let size = if self.kit.frugal {
            BOARD_PRINT / 2
        } else {
            BOARD_PRINT
        };
        let picture = self.printed(&drawing::board(layout, theme, self.kit.colours), size);
        // The lamp hangs the higher, the larger the board is.
        let half = layout.card().half;
        let shaded_by = half.extend(layout.card().corner).extend(half.max_element() / 6.1);
        let mut card = Paint::matt(picture, Finish::Card);
        card.shaded_by = shaded_by;
        let card = self.paints.add(card);
        let grain = match &self.kit.wood {
            Some((known, grain)) if *known == theme.table => grain.clone(),
            _ => self.images.add(wood::planks(&theme.table, !self.kit.frugal)),
        };
        self.kit.wood = Some((theme.table.clone(), grain.clone()));
        let mut wood = Paint::matt(Some(grain), Finish::Table);
        wood.shaded_by = shaded_by;
        (card, self.paints.add(wood))
    }

    /// Makes all pieces shine in another way.
    pub(super) fn polish(&mut self, gloss: Gloss) {
        self.kit.gloss = gloss;
        for paint in self.kit.pawns.values() {
            if let Some(mut paint) = self.paints.get_mut(paint) {
                (paint.lacquer.x, paint.lacquer.y) = (gloss.shine, gloss.sharpness);
            }
        }
    }

    /// Shows the seats in other colours: pieces, ghosts, chips and marks that are there, and those to come. The ground
    /// is made anew by who calls.
    pub(super) fn dye(&mut self, colours: Colours) {
        let Self {
            kit, paints, images, ..
        } = self;
        kit.colours = colours;
        let mut print = |paint: &Handle<Paint>, svg: &str, size: u32| {
            if let Some(mut paint) = paints.get_mut(paint) {
                paint.print = printed(images, kit.frugal, svg, size);
            }
        };
        for (&(colour, place), paint) in &kit.pawns {
            print(paint, &pieces::pawn::head(colours, colour, place), PAWN_PRINT);
        }
        for (&(kind, colour), paint) in &kit.marks {
            print(paint, &marks::drawing(kind, colours.hex(colour)), MARK_PRINT);
        }
        let chips = kit
            .chips
            .iter()
            .filter_map(|(colour, paint)| Some(((*colour)?, paint, 1.0)));
        let ghosts = kit.ghosts.iter().map(|(colour, paint)| (*colour, paint, GHOSTLY));
        let glass = kit.glass.iter().map(|(colour, paint)| (*colour, paint, 1.0));
        for (colour, paint, alpha) in chips.chain(ghosts).chain(glass) {
            if let Some(mut paint) = paints.get_mut(paint) {
                paint.tint = linear(colours.hex(colour)).with_alpha(alpha);
            }
        }
    }

    /// The paint of a seat's pieces, with a place on their heads or the seat's sign.
    pub(super) fn pawn_paint(&mut self, colour: Colour, place: Option<u8>) -> Handle<Paint> {
        if let Some(paint) = self.kit.pawns.get(&(colour, place)) {
            return paint.clone();
        }
        let picture = self.printed(&pieces::pawn::head(self.kit.colours, colour, place), PAWN_PRINT);
        let silhouette = match colour {
            Colour::Black => -0.4,
            Colour::Yellow => 0.55,
            _ => 0.75,
        };
        let Gloss { shine, sharpness } = self.kit.gloss;
        let mut paint = Paint::lacquered(picture, shine, sharpness, silhouette);
        paint.finish = self.kit.lacquer;
        let paint = self.paints.add(paint);
        self.kit.pawns.insert((colour, place), paint.clone());
        paint
    }

    /// What a piece of a seat looks like before it has a place.
    pub(super) fn piece(&mut self, form: Form, colour: Colour) -> (Mesh3d, MeshMaterial3d<Paint>) {
        let paint = match form {
            Form::Pawn => self.pawn_paint(colour, None),
            Form::Lath => self.oak(),
            Form::Card => self.card_paint(None),
            Form::Pip => self.glass(colour),
        };
        (self.shape(form), MeshMaterial3d(paint))
    }

    /// What a piece of a seat looks like that is only imagined, or could not even be.
    pub(super) fn ghost(
        &mut self,
        form: Form,
        colour: Colour,
        barred: bool,
    ) -> (Mesh3d, MeshMaterial3d<Paint>) {
        let paint = if barred {
            self.barred_paint()
        } else {
            self.ghost_paint(colour)
        };
        (self.shape(form), MeshMaterial3d(paint))
    }

    fn shape(&self, form: Form) -> Mesh3d {
        Mesh3d(match form {
            Form::Pawn => self.kit.pawn.clone(),
            Form::Lath => self.kit.lath.clone(),
            Form::Card => self.kit.card.clone(),
            Form::Pip => self.kit.pip.clone(),
        })
    }

    /// The paint of a card's face, or of its back.
    pub(super) fn card_paint(&mut self, face: Option<Face>) -> Handle<Paint> {
        if let Some(paint) = self.kit.cards.get(&face) {
            return paint.clone();
        }
        let picture = self.printed(&face.map_or_else(card::back, card::front), CARD_PRINT);
        let mut paint = Paint::lacquered(picture, 0.08, 12.0, 0.0);
        paint.finish = self.kit.lacquer;
        let paint = self.paints.add(paint);
        self.kit.cards.insert(face, paint.clone());
        paint
    }

    fn oak(&mut self) -> Handle<Paint> {
        if let Some(paint) = &self.kit.oak {
            return paint.clone();
        }
        let picture = self.printed(&pieces::lath::print(), 256);
        let mut paint = Paint::lacquered(picture, 0.2, 20.0, 0.4);
        paint.finish = self.kit.lacquer;
        let paint = self.paints.add(paint);
        self.kit.oak.insert(paint).clone()
    }

    /// The paint of a seat's pips.
    fn glass(&mut self, colour: Colour) -> Handle<Paint> {
        let Self { kit, paints, .. } = self;
        let (tint, finish) = (linear(kit.colours.hex(colour)), kit.lacquer);
        let paint = kit.glass.entry(colour).or_insert_with(|| {
            let mut paint = Paint::lacquered(None, 0.9, 60.0, -0.35);
            (paint.tint, paint.finish) = (tint, finish);
            paints.add(paint)
        });
        paint.clone()
    }

    /// The paint of a die.
    pub(super) fn die_paint(&mut self, faces: u8) -> Handle<Paint> {
        if let Some(paint) = self.kit.dice.get(&faces) {
            return paint.clone();
        }
        let picture = self.printed(&pieces::die::print(faces), 512);
        let mut paint = Paint::lacquered(picture, 0.35, 40.0, 0.55);
        paint.finish = self.kit.lacquer;
        let paint = self.paints.add(paint);
        self.kit.dice.insert(faces, paint.clone());
        paint
    }

    /// The paint of a seat's piece that is only imagined.
    fn ghost_paint(&mut self, colour: Colour) -> Handle<Paint> {
        if let Some(paint) = self.kit.ghosts.get(&colour) {
            return paint.clone();
        }
        let tint = linear(self.kit.colours.hex(colour));
        let paint = self.paints.add(ghostly(tint));
        self.kit.ghosts.insert(colour, paint.clone());
        paint
    }

    /// The paint of a piece that is imagined where it can't be.
    fn barred_paint(&mut self) -> Handle<Paint> {
        let Self { kit, paints, .. } = self;
        let tint = LinearRgba::rgb(0.75, 0.02, 0.02);
        kit.barred
            .get_or_insert_with(|| paints.add(ghostly(tint)))
            .clone()
    }

    /// What a chip looks like: of painted wood, or of bare.
    pub(super) fn chip(&mut self, colour: Option<Colour>) -> (Mesh3d, MeshMaterial3d<Paint>) {
        let Self { kit, paints, .. } = self;
        let mesh = Mesh3d(kit.chip.clone());
        let colours = kit.colours;
        let paint = kit.chips.entry(colour).or_insert_with(|| {
            let mut paint = Paint::lacquered(None, 0.15, 16.0, 0.3);
            paint.tint = colour.map_or(LinearRgba::rgb(0.66, 0.4, 0.16), |colour| {
                linear(colours.hex(colour))
            });
            paints.add(paint)
        });
        (mesh, MeshMaterial3d(paint.clone()))
    }

    /// The paint of a mark.
    pub(super) fn mark_paint(&mut self, kind: MarkKind, colour: Colour) -> Handle<Paint> {
        if let Some(paint) = self.kit.marks.get(&(kind, colour)) {
            return paint.clone();
        }
        let picture = self.printed(&marks::drawing(kind, self.kit.colours.hex(colour)), MARK_PRINT);
        let paint = self.paints.add(Paint::flat(picture));
        self.kit.marks.insert((kind, colour), paint.clone());
        paint
    }

    /// Gives a thing a shadow, which goes when the thing goes.
    pub(super) fn shade(&self, commands: &mut Commands, thing: Entity, place: Transform) {
        let look = (
            Mesh3d(self.kit.cut_shadow.clone()),
            MeshMaterial3d(self.kit.shadow.clone()),
        );
        let shadow = commands
            .spawn((Shadow(thing), look, shadow_of(&place), Rests))
            .id();
        // Without a component the engine tells nobody of it.
        commands
            .entity(thing)
            .observe(move |_: On<Despawn, Mesh3d>, mut commands: Commands| {
                commands.entity(shadow).try_despawn();
            });
    }
}
