//! What stands on the table at one moment, and for whose eyes.

use super::{Face, SpotName};
use crate::rules::Seat;

/// Whose cards are seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eyes {
    /// The seat that looks; its cards lie before it.
    pub seat: Option<Seat>,
    /// Whether all others lie open too.
    pub all: bool,
}

/// What stands on the table at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Every piece and card with its spot.
    pub pieces: Vec<(Seat, SpotName)>,
    /// The die: at whose corner it lies, its face, the number of its faces.
    pub die: Option<(Seat, u8, u8)>,
    /// The seats that are home, with their places.
    pub places: Vec<(Seat, u8)>,
    /// What cards show; all others have their backs up.
    pub faces: Vec<(SpotName, Face)>,
    /// Where the card lies that was played last: its face is known from what happened.
    pub top: Option<SpotName>,
    /// The pieces that can't be passed.
    pub locked: Vec<SpotName>,
    /// How many cards a stack has, or pips a heap or a tray.
    pub counts: Vec<(SpotName, usize)>,
}

impl Scene {
    /// How many are counted at a spot.
    #[must_use]
    pub fn count(&self, spot: &SpotName) -> usize {
        let counted = self.counts.iter().find(|(at, _)| at == spot);
        counted.map_or(0, |(_, count)| *count)
    }

    /// So many are counted at a spot.
    pub fn set_count(&mut self, spot: &SpotName, count: usize) {
        match self.counts.iter_mut().find(|(at, _)| at == spot) {
            Some((_, counted)) => *counted = count,
            None => self.counts.push((spot.clone(), count)),
        }
    }
}
