//! What an event looks like: what the table plays, one after another.

use super::{Face, Mark, SpotName};
use crate::rules::Seat;

/// What an event looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Cue {
    /// A die is thrown and shows a face of so many.
    Throw {
        /// Who throws.
        seat: Seat,
        /// The face that comes up.
        face: u8,
        /// The number of faces.
        faces: u8,
    },
    /// A piece walks from the first spot to the last.
    Walk {
        /// Whose piece.
        seat: Seat,
        /// Every spot on its way, where it stands first.
        path: Vec<SpotName>,
    },
    /// Two pieces change places.
    Swap([(Seat, SpotName); 2]),
    /// Cards or pips pass, one shortly after the other.
    Pass(Vec<Pass>),
    /// Numbers written on the board count up, or down, to these while what follows is shown.
    Count(Vec<(SpotName, usize)>),
    /// Exactly these marks lie on the board, for so long that people can read them.
    Show(Vec<Mark>),
    /// A piece is struck and flies home.
    Strike {
        /// Whose piece.
        seat: Seat,
        /// Where it stood.
        spot: SpotName,
        /// Where it lands.
        to: SpotName,
        /// How it is sent off.
        blow: Blow,
    },
    /// A seat is home.
    Finish {
        /// Who.
        seat: Seat,
        /// The place, 1 for the winner.
        place: u8,
    },
    /// Nothing moves, but people should have time to read.
    Pause,
}

/// How a pawn that is struck is sent off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Blow {
    /// Knocked over.
    #[default]
    Knock,
    /// Shot off like a cork.
    Shot,
}

/// A card, or a pip, goes from one spot to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Pass {
    /// Whose it is then.
    pub seat: Seat,
    /// From here,
    pub from: SpotName,
    /// to there.
    pub to: SpotName,
    /// What is seen of it; nothing when its back is up.
    pub face: Option<Face>,
}
