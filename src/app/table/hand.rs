//! [`Table`], through which a game lays its board, places its pieces and lets them move.
//!
//! A game may lay a board, place pieces and let them move in one breath, while what stands where is known by entities
//! that change when commands are applied. So everything done with the table is a small system of its own, which runs at
//! its place among the commands and sees what the one before it has done. Who only looks asks queries.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    board::{
        lay,
        signs::{self, Plan, ShownWay},
    },
    pieces::{carry, cup, dance, die, passing, stand},
    things::{
        motion::Carried,
        spots::{BoardSpot, Die, Laid, StandsOn},
    },
};
use crate::{
    rules::Seat,
    staging::{Blow, Colours, Face, Form, Layout, Mark, Pass, SpotName, Theme},
};

/// The table, for a system that lays a board or moves what is on it.
#[derive(SystemParam)]
pub struct Table<'w, 's> {
    commands: Commands<'w, 's>,
    laid: Option<Res<'w, Laid>>,
    carried: Query<'w, 's, &'static StandsOn, With<Carried>>,
    spots: Query<'w, 's, &'static BoardSpot>,
}

impl Table<'_, '_> {
    /// The board that lies on the table.
    #[must_use]
    pub fn layout(&self) -> Option<&Layout> {
        self.laid.as_deref().map(|laid| &**laid)
    }

    /// What stands on a spot of the board.
    #[must_use]
    pub fn stands(&self, spot: &SpotName) -> Form {
        self.layout()
            .map_or_else(Form::default, |layout| layout.form(spot.as_str()))
    }

    /// Where the piece stood that is carried, if one is.
    #[must_use]
    pub fn carried(&self) -> Option<&SpotName> {
        let on = self.carried.iter().next()?;
        self.spots.get(on.0).ok().map(|spot| &spot.name)
    }

    /// Gives the board, the table and the pieces another look, and the seats other colours.
    pub fn wear(&mut self, theme: Theme, colours: Colours) {
        self.commands.run_system_cached_with(lay::wear, (theme, colours));
    }

    /// Lays a board on the table; what was there is taken away.
    pub fn lay(&mut self, layout: Layout) {
        self.commands.run_system_cached_with(lay::lay, layout);
        self.commands.run_system_cached(cup::stand);
    }

    /// Makes the pieces on the table exactly these: moves, spawns and takes away, and ends all their motion.
    pub fn place(&mut self, pieces: &[(Seat, SpotName)]) {
        self.commands
            .run_system_cached_with(stand::place, pieces.to_vec());
    }

    /// Lets a piece walk along spots, from the one on which it stands to the one on which it ends.
    pub fn walk(&mut self, seat: Seat, path: &[SpotName]) {
        self.commands
            .run_system_cached_with(stand::walk, (seat, path.to_vec()));
    }

    /// Lets a piece that was struck be sent off, after a beat, and fly home to a spot of its yard.
    pub fn strike(&mut self, seat: Seat, spot: &SpotName, yard: &SpotName, blow: Blow) {
        let struck = (seat, spot.clone(), yard.clone(), blow);
        self.commands.run_system_cached_with(stand::strike, struck);
    }

    /// Lets two pieces change places: they leap over each other.
    pub fn swap(&mut self, pieces: [(Seat, &SpotName); 2]) {
        let pieces = pieces.map(|(seat, spot)| (seat, spot.clone()));
        self.commands.run_system_cached_with(stand::swap, pieces);
    }

    /// All that stands for a seat turns once, and wears its place.
    pub fn finish(&mut self, seat: Seat, place: u8) {
        self.commands.run_system_cached_with(stand::finish, (seat, place));
    }

    /// The pieces of the winners dance round the middle of the board, and paper falls on all of it; as long as it takes
    /// where all other motion is so many times as fast as usual.
    pub fn celebrate(&mut self, winners: Vec<Seat>, speed: f32) {
        self.commands
            .run_system_cached_with(dance::celebrate, (winners, speed));
    }

    /// Shows a seat's place on what stands for it, or its sign again; without motion, as after load and undo.
    pub fn crown(&mut self, seat: Seat, place: Option<u8>) {
        self.commands.run_system_cached_with(stand::crown, (seat, place));
    }

    /// Throws the die from a seat; it comes to rest at that seat's corner and shows `face` of `faces`.
    pub fn throw(&mut self, seat: Seat, face: u8, faces: u8) {
        let die = Die { seat, face, faces };
        self.commands.run_system_cached_with(die::throw, die);
    }

    /// Lays the die still at a seat's corner with `face` of `faces` up.
    pub fn show_die(&mut self, seat: Seat, face: u8, faces: u8) {
        let die = Die { seat, face, faces };
        self.commands.run_system_cached_with(die::show, die);
    }

    /// Shows the faces of the pieces on these spots, and of all others the backs.
    pub fn turn_up(&mut self, faces: &[(SpotName, Face)]) {
        self.commands
            .run_system_cached_with(passing::turn_up, faces.to_vec());
    }

    /// Shows the backs of all that lies in hands but on these spots.
    pub fn cover(&mut self, faces: &[(SpotName, Face)]) {
        self.commands
            .run_system_cached_with(passing::cover, faces.to_vec());
    }

    /// Takes the light from exactly these cards, which show these faces: they can't be chosen now.
    pub fn dim(&mut self, cards: &[(SpotName, Face)]) {
        self.commands.run_system_cached_with(passing::dim, cards.to_vec());
    }

    /// Lets cards or pips pass, one shortly after the other.
    pub fn pass(&mut self, passes: &[Pass]) {
        for (number, pass) in passes.iter().enumerate() {
            let pass = (pass.clone(), number, passes.len());
            self.commands.run_system_cached_with(passing::pass, pass);
        }
    }

    /// Lifts a piece that a pointer drags; from now on it follows the pointer.
    pub fn lift(&mut self, seat: Seat, spot: &SpotName) {
        self.commands
            .run_system_cached_with(carry::lift_up, (seat, spot.clone()));
    }

    /// Lets what was carried and let go glide back to where it stood, but for what is `awaited`: it is going to
    /// walk. At once where nothing is to move.
    pub fn put_back(&mut self, awaited: bool, at_once: bool) {
        self.commands
            .run_system_cached_with(carry::put_back, (awaited, at_once));
    }

    /// Makes the marks on the board exactly these.
    pub fn mark(&mut self, marks: &[Mark]) {
        self.commands.run_system_cached_with(signs::mark, marks.to_vec());
    }

    /// Shows what is planned: dots along each way and a ghost at its end, and a cross where a piece is struck.
    pub fn plan(&mut self, plan: Plan) {
        self.commands.run_system_cached_with(signs::plan, plan);
    }

    /// Shows a pale ghost of a seat's piece on a spot with a line of dots to it, or takes it away again. Where it can't
    /// go the ghost is red.
    pub fn preview(&mut self, shown: Option<(Seat, &[SpotName])>, barred: bool) {
        let shown = shown.map(|(seat, path)| (seat, path.to_vec(), barred));
        self.commands.run_system_cached_with(signs::preview, shown);
    }

    /// Makes the ways before the seats exactly these.
    pub fn show_ways(&mut self, ways: Vec<ShownWay>) {
        self.commands.run_system_cached_with(signs::show_ways, ways);
    }

    /// Shows along which spots the last move came: from where it began to before where it ended.
    pub fn trace(&mut self, last: Option<(Seat, Vec<SpotName>)>) {
        self.commands.run_system_cached_with(signs::trace, last);
    }

    /// Lays rings of brass round the pieces on exactly these spots: they can't be passed.
    pub fn lock(&mut self, spots: &[SpotName]) {
        self.commands.run_system_cached_with(signs::lock, spots.to_vec());
    }

    /// Lays a ring round the sign of the seat whose turn it is.
    pub fn point_to(&mut self, seat: Option<Seat>) {
        self.commands.run_system_cached_with(signs::point_to, seat);
    }
}
