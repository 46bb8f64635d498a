//! A board on which a course is worked out, cue by cue. What a rule forbids is begun and given up.

use glam::Vec2;

use super::{Actor, Counting, Course};
use crate::{
    rules::Seat,
    staging::{Cue, Face, Kind, Layout, Mark, MarkKind, Pass, Scene, SpotName},
};

/// Seconds before anything moves, and after everything has: then it begins anew.
pub(super) const BEFORE: f32 = 1.0;
const AFTER: f32 = 1.8;
/// Seconds from one spot to the next, and for a whole way at most.
pub(super) const STEP: f32 = 0.34;
const WAY: f32 = 3.2;
/// Seconds for a flight, between those of pieces that fly one after another, and until the last of them sets out at most.
pub(super) const FLIGHT: f32 = 0.8;
const APART: f32 = 0.12;
const SPREAD: f32 = 2.4;
/// Seconds for which marks are looked at before something else happens, and for which people only read.
const MARKED: f32 = 1.4;
const PAUSE: f32 = 0.5;
/// Seconds between the faces that a die shows, and for which the last of them is looked at.
const TUMBLE: f32 = 0.14;
const ROLLED: f32 = 0.8;
/// So much of a forbidden way is gone before it is given up.
const TRIED: f32 = 0.4;

/// A board on which a course is worked out, cue by cue.
pub struct Stage<'a> {
    layout: &'a Layout,
    course: Course,
    standing: Vec<(Seat, SpotName)>,
    faces: Vec<(SpotName, Face)>,
    now: f32,
}

impl<'a> Stage<'a> {
    /// A board on which this stands.
    #[must_use]
    pub fn new(layout: &'a Layout, scene: &Scene) -> Self {
        let counts = scene.counts.iter().filter(|(spot, _)| {
            let spot = layout.spot(spot.as_str());
            spot.is_some_and(|spot| matches!(spot.kind, Kind::Count | Kind::Score))
        });
        let mut course = Course {
            counts: counts.cloned().collect(),
            ..Course::default()
        };
        course
            .dice
            .extend(scene.die.map(|(seat, face, _)| (0.0, seat, face)));
        Self {
            layout,
            course,
            standing: scene.pieces.clone(),
            faces: scene.faces.clone(),
            now: BEFORE,
        }
    }

    /// The course of all that was played.
    #[must_use]
    pub fn end(mut self) -> Course {
        // A die that is never thrown is part of the board.
        if self.course.dice.len() == 1 {
            self.course.dice.clear();
        }
        if !self.course.busy.is_empty() {
            self.course.lasts = self.now + AFTER;
        }
        self.course
    }

    /// These spots are marked from the beginning.
    pub fn point_at(&mut self, seat: Seat, spots: &[SpotName]) {
        if spots.is_empty() {
            return;
        }
        let mark = |spot: &SpotName| Mark {
            spot: spot.clone(),
            seat,
            kind: MarkKind::Chosen,
        };
        let marks = spots.iter().map(mark).collect();
        self.course.marks.push((0.0, marks));
    }

    /// A part of the way is gone, and given up.
    pub fn try_in_vain(&mut self, seat: Seat, from: &SpotName, to: &SpotName) {
        if let (Some(here), Some(there)) = (self.point(from), self.point(to)) {
            let turn = here.lerp(there, TRIED);
            let way = [(0.0, here), (FLIGHT, turn), (2.0 * FLIGHT, here)];
            let begins = self.now;
            let way = way.map(|(after, point)| (begins + after, point));
            let actor = self.go(seat, from, from, &way);
            self.course.actors[actor].walks = true;
            self.now += 2.0 * FLIGHT;
        }
    }

    /// Plays what an event looks like.
    pub fn play(&mut self, cue: &Cue) {
        let begins = self.now;
        match cue {
            Cue::Throw { seat, face, faces } => self.throw(*seat, *face, *faces),
            Cue::Walk { seat, path } => self.walk(*seat, path),
            Cue::Strike { seat, spot, to, .. } => {
                self.fly(*seat, spot, to, begins);
            }
            Cue::Swap([(one, here), (other, there)]) => {
                for (seat, from, to) in [(one, here, there), (other, there, here)] {
                    if let Some(actor) = self.fly(*seat, from, to, begins) {
                        self.course.actors[actor].walks = true;
                    }
                }
            }
            Cue::Pass(passes) => self.pass(passes),
            Cue::Count(counts) => {
                for (spot, to) in counts {
                    let from = self.course.counted(f32::INFINITY);
                    let from = from
                        .iter()
                        .find(|(at, _)| at == spot)
                        .map_or(0, |(_, count)| *count);
                    self.course.counting.push(Counting {
                        spot: spot.clone(),
                        values: [from, *to],
                        seconds: [begins, f32::INFINITY],
                    });
                }
                return;
            }
            Cue::Show(marks) => {
                self.course.marks.push((begins, marks.clone()));
                self.course.busy.push((begins, begins));
                self.now += if marks.is_empty() { 0.0 } else { MARKED };
            }
            Cue::Pause => self.now += PAUSE,
            Cue::Finish { .. } => {}
        }
        // Numbers count while what follows is shown.
        for counting in &mut self.course.counting {
            if counting.seconds[1] == f32::INFINITY {
                counting.seconds[1] = self.now;
                self.course.busy.push((counting.seconds[0], self.now));
            }
        }
    }

    fn point(&self, spot: &SpotName) -> Option<Vec2> {
        Some(self.layout.spot(spot.as_str())?.at)
    }

    /// A piece goes along some points, at seconds of its own; where it went before, it goes on. The number of the actor.
    fn go(&mut self, seat: Seat, from: &SpotName, to: &SpotName, way: &[(f32, Vec2)]) -> usize {
        if let (Some((begins, _)), Some((ends, _))) = (way.first(), way.last()) {
            self.course.busy.push((*begins, *ends));
        }
        let mut stood = 0;
        for standing in &mut self.standing {
            if (standing.0, &standing.1) == (seat, from) {
                stood += 1;
                if stood == 1 {
                    standing.1 = to.clone();
                }
            }
        }
        let actors = &mut self.course.actors;
        let known = actors
            .iter()
            .position(|actor| actor.seat == seat && actor.to == *from);
        // Where two stand, it is not the one that has just come.
        if let Some(known) = known.filter(|_| stood < 2) {
            actors[known].to = to.clone();
            actors[known].way.extend(way);
            return known;
        }
        let shown = self.faces.iter().find(|(spot, _)| spot == from);
        actors.push(Actor {
            seat,
            from: from.clone(),
            to: to.clone(),
            walks: false,
            stands: stood > 0,
            way: way.to_vec(),
            faces: vec![(0.0, shown.map(|(_, face)| *face))],
        });
        actors.len() - 1
    }

    /// A piece flies from one spot to another; what follows waits for it. The number of the actor.
    fn fly(&mut self, seat: Seat, from: &SpotName, to: &SpotName, begins: f32) -> Option<usize> {
        let way = [(begins, self.point(from)?), (begins + FLIGHT, self.point(to)?)];
        self.now = self.now.max(begins + FLIGHT);
        Some(self.go(seat, from, to, &way))
    }

    fn walk(&mut self, seat: Seat, path: &[SpotName]) {
        let points: Vec<Vec2> = path.iter().filter_map(|spot| self.point(spot)).collect();
        let (Some(from), Some(to)) = (path.first(), path.last()) else {
            return;
        };
        let steps = points.len().saturating_sub(1).max(1) as f32;
        let straight = points.len() == 2 && points[0].distance(points[1]) > 1.6;
        let step = if straight { FLIGHT } else { STEP.min(WAY / steps) };
        let begins = self.now;
        let way = points.into_iter().enumerate();
        let way: Vec<(f32, Vec2)> = way
            .map(|(at, point)| (begins + step * at as f32, point))
            .collect();
        let actor = self.go(seat, from, to, &way);
        self.course.actors[actor].walks = true;
        self.now += step * steps;
    }

    /// A die tumbles over two other faces.
    fn throw(&mut self, seat: Seat, face: u8, faces: u8) {
        let others = [face + faces / 2, face + 1].map(|other| (other - 1) % faces.max(1) + 1);
        for (face, seconds) in [(others[0], TUMBLE), (others[1], TUMBLE), (face, ROLLED)] {
            self.course.dice.push((self.now, seat, face));
            self.course.busy.push((self.now, self.now));
            self.now += seconds;
        }
    }

    /// Cards and pips pass, one shortly after another. What is laid on a stack is known from what it does.
    fn pass(&mut self, passes: &[Pass]) {
        let begins = self.now;
        let apart = APART.min(SPREAD / passes.len().max(1) as f32);
        let kind = |spot: &SpotName| self.layout.spot(spot.as_str()).map(|spot| spot.kind);
        let shown: Vec<&Pass> = passes
            .iter()
            .filter(|pass| kind(&pass.to) != Some(Kind::Stack))
            .collect();
        // All that is turned is turned at once.
        let mut after = 0.0;
        for pass in shown {
            let turns = pass.from == pass.to;
            let sets_out = if turns { begins } else { begins + after };
            let Some(actor) = self.fly(pass.seat, &pass.from, &pass.to, sets_out) else {
                continue;
            };
            let faces = &mut self.course.actors[actor].faces;
            if turns {
                faces.push((sets_out + FLIGHT / 2.0, pass.face));
            } else {
                after += apart;
                faces.extend(pass.face.map(|face| (sets_out, Some(face))));
            }
        }
    }
}
