//! A stretch of a game as a row of pictures seen from above: the pieces as the board has them, and in between wherever
//! their motion leads. The board below them is the same in all.
//!
//! A film knows layouts, scenes and cues, and no game. How it becomes pixels and a file is for others.

use glam::Vec2;

use super::{
    Colours, Cue, Face, Layout, Pass, Scene, Spot, SpotName,
    drawing::{self, side},
    pieces::die,
};
use crate::rules::Seat;

/// How long each picture of a motion is seen, in milliseconds.
const STEP: u32 = 70;
/// How long the end of a motion is seen, what a die shows, and the end of all.
const REST: u32 = 330;
const ROLL: u32 = 420;
const END: u32 = 2_000;
/// Pictures of a leap over the board.
const LEAP: u32 = 6;
/// How far a piece that leaps is seen to rise.
const RISE: f32 = 0.35;

/// One picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// Every piece, where it is just then.
    figures: Vec<(Seat, Spot)>,
    die: Option<(Seat, u8)>,
    /// What lies open.
    faces: Vec<(SpotName, Face)>,
    /// For how long it is seen, in milliseconds.
    pub millis: u32,
}

/// The film of a stretch of a game.
pub struct Film<'a> {
    layout: &'a Layout,
    shots: Vec<Shot>,
}

impl<'a> Film<'a> {
    /// A film that begins with this.
    #[must_use]
    pub fn new(layout: &'a Layout, scene: &Scene) -> Self {
        let mut film = Self {
            layout,
            shots: Vec::new(),
        };
        film.shots.push(film.still(scene));
        film
    }

    /// The pictures; the last one is seen for a while.
    #[must_use]
    pub fn into_shots(mut self) -> Vec<Shot> {
        if let Some(last) = self.shots.last_mut() {
            last.millis = END;
        }
        self.shots
    }

    /// What stands on the table.
    fn still(&self, scene: &Scene) -> Shot {
        let figure =
            |(seat, spot): &(Seat, SpotName)| Some((*seat, self.layout.spot(spot.as_str())?.clone()));
        Shot {
            figures: scene.pieces.iter().filter_map(figure).collect(),
            die: scene.die.map(|(seat, face, _)| (seat, face)),
            faces: scene.faces.clone(),
            millis: REST,
        }
    }

    /// What is on the table is exactly this. What lay open stays where nothing else does.
    pub fn settle(&mut self, scene: &Scene) {
        let mut shot = self.still(scene);
        if let Some(last) = self.shots.last()
            && shot.faces.is_empty()
        {
            shot.faces.clone_from(&last.faces);
        }
        self.add(shot);
    }

    /// Shows what an event looks like.
    pub fn show(&mut self, cue: &Cue) {
        match cue {
            Cue::Throw { seat, face, faces } => {
                // It tumbles over two other faces.
                for other in [face + faces / 2, face + 1] {
                    self.after(STEP + 30, |shot| {
                        shot.die = Some((*seat, (other - 1) % faces + 1));
                    });
                }
                self.after(ROLL, |shot| shot.die = Some((*seat, *face)));
            }
            Cue::Walk { seat, path } => self.walk(*seat, path),
            Cue::Swap([one, other]) => {
                self.leap(&[(one.0, &one.1, &other.1), (other.0, &other.1, &one.1)]);
            }
            Cue::Strike { seat, spot, to, .. } => self.leap(&[(*seat, spot, to)]),
            Cue::Pass(passes) => self.pass(passes),
            Cue::Count(_) => {}
            Cue::Finish { .. } | Cue::Pause | Cue::Show(_) => {
                if let Some(last) = self.shots.last_mut() {
                    last.millis += REST;
                }
            }
        }
    }

    /// Adds a picture, or shows the last one longer where it is the same.
    fn add(&mut self, shot: Shot) {
        if let Some(last) = self.shots.last_mut() {
            let same = Shot {
                millis: last.millis,
                ..shot.clone()
            };
            if *last == same {
                last.millis += shot.millis;
                return;
            }
        }
        self.shots.push(shot);
    }

    /// Adds a picture that differs from the last one.
    fn after(&mut self, millis: u32, change: impl FnOnce(&mut Shot)) {
        let Some(mut shot) = self.shots.last().cloned() else {
            return;
        };
        shot.millis = millis;
        change(&mut shot);
        self.add(shot);
    }

    /// The number of the figure that stands on a spot.
    fn on(&self, seat: Seat, name: &SpotName) -> Option<usize> {
        let figures = &self.shots.last()?.figures;
        figures
            .iter()
            .position(|(owner, spot)| *owner == seat && spot.name == *name)
    }

    /// A piece goes from spot to spot.
    fn walk(&mut self, seat: Seat, path: &[SpotName]) {
        let Some(at) = path.first().and_then(|from| self.on(seat, from)) else {
            return;
        };
        for leg in path.windows(2) {
            let [Some(from), Some(to)] = [&leg[0], &leg[1]].map(|name| self.layout.spot(name.as_str()))
            else {
                return;
            };
            // What is laid into place is turned on its way, and what walks hops.
            let middle = Spot {
                at: (from.at + to.at) / 2.0 + Vec2::Y * RISE / 2.0,
                ..to.clone()
            };
            self.after(STEP, |shot| shot.figures[at].1 = middle);
            let to = to.clone();
            self.after(STEP, |shot| shot.figures[at].1 = to);
        }
        self.rest();
    }

    /// Pieces leap over the board, all at once.
    fn leap(&mut self, leaps: &[(Seat, &SpotName, &SpotName)]) {
        let ways: Vec<(usize, &Spot, &Spot)> = leaps
            .iter()
            .filter_map(|(seat, from, to)| {
                let ends = [from, to].map(|name| self.layout.spot(name.as_str()));
                let [Some(from_spot), Some(to_spot)] = ends else {
                    return None;
                };
                Some((self.on(*seat, from)?, from_spot, to_spot))
            })
            .collect();
        for number in 1..=LEAP {
            let part = number as f32 / LEAP as f32;
            self.after(STEP, |shot| {
                for (at, from, to) in &ways {
                    shot.figures[*at].1 = between(from, to, part, 3.0 * RISE);
                }
            });
        }
        self.rest();
    }

    /// Cards or pips pass, all at once; what has a face lies open then.
    fn pass(&mut self, passes: &[Pass]) {
        let Some(mut start) = self.shots.last().cloned() else {
            return;
        };
        let mut ways: Vec<(usize, &Spot, &Spot)> = Vec::new();
        for pass in passes {
            let ends = [&pass.from, &pass.to].map(|name| self.layout.spot(name.as_str()));
            let [Some(from), Some(to)] = ends else { continue };
            let taken = |at: usize| ways.iter().any(|(other, ..)| *other == at);
            let mut figures = start.figures.iter().enumerate();
            let stands = figures.position(|(at, (_, spot))| spot.name == pass.from && !taken(at));
            // What comes from a stock is not seen there.
            let at = stands.unwrap_or_else(|| {
                start.figures.push((pass.seat, from.clone()));
                start.figures.len() - 1
            });
            start.figures[at].0 = pass.seat;
            ways.push((at, from, to));
        }
        start.millis = STEP;
        for number in 1..=LEAP {
            let part = number as f32 / LEAP as f32;
            let mut shot = start.clone();
            for (at, from, to) in &ways {
                shot.figures[*at].1 = between(from, to, part, RISE);
            }
            self.add(shot);
        }
        let is_open = |pass: &Pass| start.faces.iter().any(|(spot, _)| *spot == pass.to);
        if passes.iter().any(|pass| pass.face.is_some() || is_open(pass)) {
            self.after(REST, |shot| {
                for pass in passes {
                    shot.faces.retain(|(spot, _)| *spot != pass.to);
                    let face = pass.face.map(|face| (pass.to.clone(), face));
                    shot.faces.splice(0..0, face);
                }
            });
        }
        self.rest();
    }

    /// The end of a motion is seen longer.
    fn rest(&mut self) {
        if let Some(last) = self.shots.last_mut() {
            last.millis += REST;
        }
    }
}

/// A piece on its way after a part of it.
fn between(from: &Spot, to: &Spot, part: f32, rise: f32) -> Spot {
    let smooth = part * part * (3.0 - 2.0 * part);
    let arc = 4.0 * part * (1.0 - part);
    Spot {
        at: from.at.lerp(to.at, smooth) + Vec2::Y * (rise * arc),
        ..to.clone()
    }
}

/// The drawing of what stands on the board in a picture, without the board.
#[must_use]
pub fn drawn(shot: &Shot, layout: &Layout, colours: Colours) -> String {
    let side = side(layout);
    let mut svg = drawing::opened(side);
    let figures = shot.figures.iter().map(|(seat, spot)| (*seat, spot));
    drawing::draw_pieces(&mut svg, layout, colours, figures, &shot.faces);
    if let Some((seat, face)) = shot.die {
        die::draw(&mut svg, layout.seat(seat).die, face);
    }
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::Kind;

    fn names(path: &[&str]) -> Vec<SpotName> {
        path.iter().map(SpotName::from).collect()
    }

    #[test]
    fn a_piece_is_seen_on_every_spot_of_its_way_and_in_between() {
        let layout = Layout::race(4, 10, 4);
        let seat = Seat::new(0);
        let scene = |spot: &str| Scene {
            pieces: vec![(seat, spot.into())],
            ..Scene::default()
        };
        let mut film = Film::new(&layout, &scene("E0"));
        film.show(&Cue::Throw {
            seat,
            face: 3,
            faces: 6,
        });
        film.show(&Cue::Walk {
            seat,
            path: names(&["E0", "E1", "E2"]),
        });
        film.settle(&scene("E2"));
        let shots = film.into_shots();
        // The start, three of the die, two each of two steps; the table without the die is the last.
        assert_eq!(shots.len(), 9);
        let seen: Vec<Vec2> = shots.iter().map(|shot| shot.figures[0].1.at).collect();
        let at = |name: &str| layout.spot(name).expect("a spot").at;
        for spot in ["E0", "E1", "E2"] {
            assert!(seen.contains(&at(spot)), "{spot}");
        }
        assert!(shots.iter().all(|shot| shot.millis > 0));
        assert!(shots[3].die == Some((seat, 3)) && shots[8].die.is_none());
        assert!(drawn(&shots[3], &layout, Colours::default()).contains("<svg"));
    }

    #[test]
    fn what_was_struck_flies_home_and_pips_come_from_nowhere() {
        let layout = Layout::race(4, 10, 4);
        let seat = Seat::new(1);
        let scene = Scene {
            pieces: vec![(seat, "E7".into())],
            ..Scene::default()
        };
        let mut film = Film::new(&layout, &scene);
        film.show(&Cue::Strike {
            seat,
            spot: "E7".into(),
            to: "B1.0".into(),
            blow: crate::staging::Blow::Knock,
        });
        let yard = layout.spot("B1.0").expect("a spot");
        assert_eq!(yard.kind, Kind::Yard);
        let last = film.shots.last().expect("a picture").figures[0].1.at;
        assert!(last.distance(yard.at) < 1e-4);
        let pass = |to: &str| Pass {
            seat,
            from: "B2.0".into(),
            to: to.into(),
            face: None,
        };
        film.show(&Cue::Pass(vec![pass("E1"), pass("E2")]));
        let figures = &film.shots.last().expect("a picture").figures;
        let seen: Vec<Vec2> = figures.iter().map(|(_, spot)| spot.at).collect();
        for name in ["E1", "E2"] {
            let at = layout.spot(name).expect("a spot").at;
            assert!(
                seen.iter().any(|seen| seen.distance(at) < 1e-4),
                "{name}: {seen:?}"
            );
        }
    }
}
