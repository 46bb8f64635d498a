//! What happens on a board as a course over time, seen from above: which piece goes along which points, what it shows,
//! what is marked and counted, and when.
//!
//! `stage` works it out from the cues that the table would play, at a pace at which one can follow. It knows layouts,
//! scenes and cues, and no game; how it becomes pixels is for others.

mod actor;
mod stage;
#[cfg(test)]
mod tests;

use super::{Kind, Layout, Mark, Scene, SpotName};
use crate::rules::Seat;

pub use actor::{Actor, PIECE, Seen, die};
pub use stage::Stage;

/// A number that counts from one value to another.
#[derive(Clone, Debug)]
struct Counting {
    spot: SpotName,
    values: [usize; 2],
    seconds: [f32; 2],
}

/// All that happens.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// Those that go or are turned; all others stand still.
    pub actors: Vec<Actor>,
    /// What is marked from which second on, in place of what was marked before.
    marks: Vec<(f32, Vec<Mark>)>,
    /// Which face of a die is up at whose corner, from which second on.
    dice: Vec<(f32, Seat, u8)>,
    /// What is counted at first, and how that changes.
    counts: Vec<(SpotName, usize)>,
    counting: Vec<Counting>,
    /// When something moves: from here until there.
    busy: Vec<(f32, f32)>,
    /// When it begins anew.
    lasts: f32,
}

impl Course {
    /// Whether there is anything to be seen of it.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.lasts > 0.0
    }

    /// The moment of it that is shown so many seconds after it was begun with.
    #[must_use]
    pub fn moment(&self, seconds: f32) -> f32 {
        if self.moves() { seconds % self.lasts } else { 0.0 }
    }

    /// The moment that says most where nothing may move: the beginning where arrows tell the rest, or else the end.
    #[must_use]
    pub fn still_moment(&self) -> f32 {
        let tells = self.actors.iter().any(|actor| actor.walks);
        if tells { 0.0 } else { self.lasts }
    }

    /// Seconds until something moves again; none while it does.
    #[must_use]
    pub fn rests(&self, moment: f32) -> Option<f32> {
        let is_busy = self
            .busy
            .iter()
            .any(|(since, until)| (*since..*until).contains(&moment));
        let begins = self.busy.iter().map(|(since, _)| since - moment);
        let next = begins
            .filter(|wait| *wait > 0.0)
            .reduce(f32::min)
            .unwrap_or(self.lasts - moment);
        (!is_busy && next > 0.0).then_some(next)
    }

    /// What is marked at a moment.
    #[must_use]
    pub fn marked(&self, moment: f32) -> &[Mark] {
        let shown = self.marks.iter().rfind(|(when, _)| *when <= moment);
        shown.map_or(&[], |(_, marks)| marks)
    }

    /// Every mark that is ever shown.
    pub fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.marks.iter().flat_map(|(_, marks)| marks)
    }

    /// At whose corner a die lies at a moment, and its face; none where none is thrown.
    #[must_use]
    pub fn die(&self, moment: f32) -> Option<(Seat, u8)> {
        let shown = self.dice.iter().rfind(|(when, ..)| *when <= moment);
        shown.map(|&(_, seat, face)| (seat, face))
    }

    /// Every face that a die ever shows.
    #[must_use]
    pub fn die_faces(&self) -> Vec<u8> {
        let mut faces: Vec<u8> = self.dice.iter().map(|(.., face)| *face).collect();
        faces.sort_unstable();
        faces.dedup();
        faces
    }

    /// What is counted at a moment.
    #[must_use]
    pub fn counted(&self, moment: f32) -> Vec<(SpotName, usize)> {
        let mut counts = self.counts.clone();
        for Counting {
            spot,
            values: [from, to],
            seconds: [since, until],
        } in &self.counting
        {
            if moment < *since {
                continue;
            }
            let part = ((moment - since) / (until - since).max(f32::EPSILON)).min(1.0);
            let now = (*from as f32 + (*to as f32 - *from as f32) * part).round() as usize;
            match counts.iter_mut().find(|(at, _)| at == spot) {
                Some((_, counted)) => *counted = now,
                None => counts.push((spot.clone(), now)),
            }
        }
        counts
    }

    /// What of a scene stands still all the time. A hand from which a card goes is not shown large.
    #[must_use]
    pub fn still(&self, layout: &Layout, scene: &Scene) -> Scene {
        let mut still = scene.clone();
        for actor in self.actors.iter().filter(|actor| actor.stands) {
            let stands = |(seat, spot): &(Seat, SpotName)| (*seat, spot) == (actor.seat, &actor.from);
            if let Some(at) = still.pieces.iter().position(stands) {
                still.pieces.remove(at);
            }
            still.faces.retain(|(spot, _)| *spot != actor.from);
        }
        let is_hand = |spot: &SpotName| {
            layout
                .spot(spot.as_str())
                .is_some_and(|spot| spot.kind == Kind::Hand)
        };
        if self.actors.iter().any(|actor| is_hand(&actor.from)) {
            still.faces.retain(|(spot, _)| !is_hand(spot));
        }
        if !self.dice.is_empty() {
            still.die = None;
        }
        still
    }
}
