//! The workshop: meshes and paints of everything on the table, made when they are first needed and kept.
//!
//! Shadows are made here too: flat prints that lie below their things and follow them.

use std::{collections::HashMap, f32::consts::TAU};

use bevy::{ecs::system::SystemParam, prelude::*, render::renderer::RenderAdapterInfo};

use super::{
    body::{Bodies, Coat, Guise},
    camera::draws_in_software,
    cover,
    detail::{Detail, Rests},
    material::{Finish, Paint, linear},
    print::texture,
    shapes,
};
use crate::staging::{
    Colour, Colours, Form, Layout, MarkKind, Theme, Weave, drawing, marks,
    theme::{Gloss, Wood},
};

/// How far above the board shadows lie.
const SHADOW_HEIGHT: f32 = 0.006;
const SHADOW_SIDE: f32 = 1.5;
/// The middle of the shadow's drawing from the foot of its thing.
const SHADOW_OFFSET: Vec3 = Vec3::new(0.13, 0.0, 0.09);

/// How many pixels wide the print of a board is where there is a graphics card; half of it is as wide as a board is
/// ever drawn without one.
const BOARD_PRINT: u32 = 2048;
/// So many covers are kept, the last ones: each has four megabytes, and takes a moment to be made.
const COVERS: usize = 3;
/// How many pixels wide the print of a mark is.
const MARK_PRINT: u32 = 128;
/// How much of a ghost hides what is behind it.
const GHOSTLY: f32 = 0.75;

/// Adds the workshop.
pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make_kit)
        .add_systems(Update, mirror.run_if(resource_changed::<Detail>))
        .add_systems(PostUpdate, cast_shadows.before(TransformSystems::Propagate));
}

/// The shadow of a thing.
#[derive(Component)]
pub(in crate::app::table) struct Shadow(pub(in crate::app::table) Entity);

/// Meshes and paints that are made once.
#[derive(Resource)]
pub(in crate::app::table) struct Kit {
    /// There is no graphics card: what costs much and is hardly seen is left out.
    frugal: bool,
    /// The meshes of the kinds of pieces that have been on a table.
    shapes: HashMap<Form, Handle<Mesh>>,
    pub(in crate::app::table) disc: Handle<Mesh>,
    pub(in crate::app::table) square: Handle<Mesh>,
    pub(in crate::app::table) chip: Handle<Mesh>,
    cut_shadow: Handle<Mesh>,
    shadow: Handle<Paint>,
    /// The paints of pieces, by their kinds, and of dice and their cup.
    paints: HashMap<(Option<Form>, Guise), Handle<Paint>>,
    ghosts: HashMap<Colour, Handle<Paint>>,
    /// The paint of what can't be laid.
    barred: Option<Handle<Paint>>,
    marks: HashMap<(MarkKind, Colour), Handle<Paint>>,
    chips: HashMap<Option<Colour>, Handle<Paint>>,
    /// What the table was covered with last, or made of.
    covers: Vec<((Weave, Wood), Handle<Image>)>,
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
        shapes: HashMap::new(),
        disc: meshes.add(shapes::disc()),
        square: meshes.add(shapes::square()),
        cut_shadow: meshes.add(shapes::cut_square(&shadow_outline())),
        chip: meshes.add(shapes::shaving(0.2, 0.09, 0.05)),
        shadow: paints.add(shadow),
        paints: HashMap::new(),
        ghosts: HashMap::new(),
        barred: None,
        marks: HashMap::new(),
        chips: HashMap::new(),
        covers: Vec::new(),
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
    for paint in kit.paints.values() {
        if let Some(mut paint) = paints.get_mut(paint) {
            paint.finish = kit.lacquer;
        }
    }
}

/// Shadows lie below their things, and grow pale and wide as those rise.
pub(in crate::app::table) fn cast_shadows(
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

/// The colour of what is not there: a dark one would be lost on a dark groove, a bright one grown paler on the card.
fn pale(tint: LinearRgba) -> LinearRgba {
    let dark = 1.0 - tint.luminance().min(1.0);
    tint.mix(&LinearRgba::WHITE, 0.18 * dark * dark)
        .with_alpha(GHOSTLY)
}

/// The paint of what is not there.
fn ghostly(tint: LinearRgba) -> Paint {
    let mut paint = Paint::lacquered(None, 0.3, 48.0, 0.5);
    paint.tint = pale(tint);
    paint.finish = Finish::Ghost;
    paint
}

/// Where meshes and paints come from.
#[derive(SystemParam)]
pub(in crate::app::table) struct Workshop<'w> {
    pub(in crate::app::table) kit: ResMut<'w, Kit>,
    pub(in crate::app::table) meshes: ResMut<'w, Assets<Mesh>>,
    pub(in crate::app::table) bodies: Res<'w, Bodies>,
    paints: ResMut<'w, Assets<Paint>>,
    images: ResMut<'w, Assets<Image>>,
}

impl Workshop<'_> {
    fn printed(&mut self, svg: &str, size: u32) -> Option<Handle<Image>> {
        printed(&mut self.images, self.kit.frugal, svg, size)
    }

    /// The paints of a board and of the table round it.
    pub(in crate::app::table) fn ground(
        &mut self,
        layout: &Layout,
        theme: &Theme,
    ) -> (Handle<Paint>, Handle<Paint>) {
        let size = if self.kit.frugal {
            BOARD_PRINT / 2
        } else {
            BOARD_PRINT
        };
        let picture = self.printed(&drawing::board(layout, theme, self.kit.colours), size);
        // The lamp hangs the higher, the larger the board is.
        let half = layout.outline().half;
        let shaded_by = half
            .extend(layout.outline().corner)
            .extend(half.max_element() / 6.1);
        let mut board = Paint::matt(picture, Finish::Board);
        board.shaded_by = shaded_by;
        let board = self.paints.add(board);
        let wanted = theme.covered(layout.decor().cover);
        let known = self.kit.covers.iter().position(|(known, _)| *known == wanted);
        let known = known.map(|at| self.kit.covers.remove(at));
        let (wanted, cover) = known.unwrap_or_else(|| {
            let cover = cover::texture(wanted.0, &wanted.1, !self.kit.frugal);
            (wanted, self.images.add(cover))
        });
        self.kit.covers.truncate(COVERS - 1);
        self.kit.covers.insert(0, (wanted, cover.clone()));
        let mut table = Paint::matt(Some(cover), Finish::Table);
        table.shaded_by = shaded_by;
        (board, self.paints.add(table))
    }

    /// Makes all pieces shine in another way.
    pub(in crate::app::table) fn polish(&mut self, gloss: Gloss) {
        self.kit.gloss = gloss;
        for (&(form, guise), paint) in &self.kit.paints {
            if let (Some(form), Some(mut paint)) = (form, self.paints.get_mut(paint)) {
                let coat = self.bodies.of(form).coat(guise, self.kit.colours, gloss);
                (paint.lacquer.x, paint.lacquer.y) = (coat.shine, coat.sharpness);
            }
        }
    }

    /// Shows the seats in other colours: pieces, ghosts, chips and marks that are there, and those to come. The ground
    /// is made anew by who calls.
    pub(in crate::app::table) fn dye(&mut self, colours: Colours) {
        let Self {
            kit,
            paints,
            images,
            bodies,
            ..
        } = self;
        kit.colours = colours;
        let mut print = |paint: &Handle<Paint>, svg: &str, size: u32| {
            if let Some(mut paint) = paints.get_mut(paint) {
                paint.print = printed(images, kit.frugal, svg, size);
            }
        };
        for (&(kind, colour), paint) in &kit.marks {
            print(paint, &marks::drawing(kind, colours.hex(colour)), MARK_PRINT);
        }
        let chips = kit
            .chips
            .iter()
            .filter_map(|(colour, paint)| Some((paint, linear(colours.hex((*colour)?)))));
        let ghosts = kit
            .ghosts
            .iter()
            .map(|(colour, paint)| (paint, pale(linear(colours.hex(*colour)))));
        for (paint, tint) in chips.chain(ghosts) {
            if let Some(mut paint) = paints.get_mut(paint) {
                paint.tint = tint;
            }
        }
        let dyed = |guise: &Guise| guise.colour.is_some();
        for (&(form, guise), paint) in kit.paints.iter().filter(|((_, guise), _)| dyed(guise)) {
            if let (Some(form), Some(mut paint)) = (form, paints.get_mut(paint)) {
                let coat = bodies.of(form).coat(guise, colours, kit.gloss);
                paint.tint = coat.tint;
                if let Some((svg, size)) = coat.print {
                    paint.print = printed(images, kit.frugal, &svg, size);
                }
            }
        }
    }

    /// The paint of a kind of pieces in a guise, or of what is none, which is made when it is first needed.
    pub(in crate::app::table) fn paint(
        &mut self,
        form: Option<Form>,
        guise: Guise,
        coat: impl FnOnce(Colours, Gloss) -> Coat,
    ) -> Handle<Paint> {
        if let Some(paint) = self.kit.paints.get(&(form, guise)) {
            return paint.clone();
        }
        let coat = coat(self.kit.colours, self.kit.gloss);
        let picture = coat.print.and_then(|(svg, size)| self.printed(&svg, size));
        let mut paint = Paint::lacquered(picture, coat.shine, coat.sharpness, coat.silhouette);
        (paint.tint, paint.finish) = (coat.tint, self.kit.lacquer);
        let paint = self.paints.add(paint);
        self.kit.paints.insert((form, guise), paint.clone());
        paint
    }

    /// The paint of a piece in a guise.
    pub(in crate::app::table) fn piece_paint(&mut self, form: Form, guise: Guise) -> Handle<Paint> {
        let body = self.bodies.of(form);
        let guise = body.guise(guise);
        self.paint(Some(form), guise, |colours, gloss| {
            body.coat(guise, colours, gloss)
        })
    }

    /// What a piece of a seat looks like before it has a place.
    pub(in crate::app::table) fn piece(
        &mut self,
        form: Form,
        colour: Colour,
    ) -> (Mesh3d, MeshMaterial3d<Paint>) {
        let guise = Guise {
            colour: Some(colour),
            ..Guise::default()
        };
        let paint = self.piece_paint(form, guise);
        (self.shape(form), MeshMaterial3d(paint))
    }

    /// What a piece of a seat looks like that is only imagined, or could not even be.
    pub(in crate::app::table) fn ghost(
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

    fn shape(&mut self, form: Form) -> Mesh3d {
        let Self {
            kit, meshes, bodies, ..
        } = self;
        let frugal = kit.frugal;
        let made = || meshes.add(bodies.of(form).mesh(frugal));
        Mesh3d(kit.shapes.entry(form).or_insert_with(made).clone())
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
    pub(in crate::app::table) fn chip(&mut self, colour: Option<Colour>) -> (Mesh3d, MeshMaterial3d<Paint>) {
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
    pub(in crate::app::table) fn mark_paint(&mut self, kind: MarkKind, colour: Colour) -> Handle<Paint> {
        if let Some(paint) = self.kit.marks.get(&(kind, colour)) {
            return paint.clone();
        }
        let picture = self.printed(&marks::drawing(kind, self.kit.colours.hex(colour)), MARK_PRINT);
        let paint = self.paints.add(Paint::flat(picture));
        self.kit.marks.insert((kind, colour), paint.clone());
        paint
    }

    /// Gives a thing a shadow, which goes when the thing goes.
    pub(in crate::app::table) fn shade(&self, commands: &mut Commands, thing: Entity, place: Transform) {
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
