//! The rules that can forbid something in Quoridor, each with what people need to understand it.

use super::square::{Fence, Square};
use crate::rules::{Message, Seat};

/// Why a step or a fence is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The seat has placed all its fences.
    NoFenceLeft,
    /// The fence would cross this one.
    Crosses(Fence),
    /// The fence would lie on half of this one, or on all of it.
    Overlaps(Fence),
    /// The fence would take away the last way of this seat's pawn.
    ClosesWay(Seat),
    /// The square or the fence is not on this board.
    OffBoard,
    /// The pawn stands there already.
    Stays,
    /// The pawn of this seat stands there.
    Occupied(Seat),
    /// A fence stands between the pawn and the next square.
    FenceBetween,
    /// Two squares ahead, but nobody stands between.
    NothingToJump,
    /// A fence stands behind the pawn that would be jumped.
    FenceBehind,
    /// A diagonal step without a pawn beside one's own that it could lead past.
    DiagonalAlone,
    /// The neighbour can be jumped straight over to this square, so one may not step to its side.
    JumpStraight(Square),
    /// A third pawn stands behind the neighbour, and by the rules of this table that stops the pawn.
    ThirdPawn,
    /// A fence stands between the neighbour and the square at its side.
    FenceBeside,
    /// The square is too far away.
    NotBeside,
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::NoFenceLeft => Self::new("quoridor-no-fence-left"),
            Rule::Crosses(fence) => Self::new("quoridor-crosses").with("fence", fence.to_string()),
            Rule::Overlaps(fence) => Self::new("quoridor-overlaps").with("fence", fence.to_string()),
            Rule::ClosesWay(seat) => Self::new("quoridor-closes-way").with("seat", seat),
            Rule::OffBoard => Self::new("quoridor-off-board"),
            Rule::Stays => Self::new("quoridor-stays"),
            Rule::Occupied(seat) => Self::new("quoridor-occupied").with("seat", seat),
            Rule::FenceBetween => Self::new("quoridor-fence-between"),
            Rule::NothingToJump => Self::new("quoridor-nothing-to-jump"),
            Rule::FenceBehind => Self::new("quoridor-fence-behind"),
            Rule::DiagonalAlone => Self::new("quoridor-diagonal-alone"),
            Rule::JumpStraight(square) => {
                Self::new("quoridor-jump-straight").with("square", square.to_string())
            }
            Rule::ThirdPawn => Self::new("quoridor-third-pawn"),
            Rule::FenceBeside => Self::new("quoridor-fence-beside"),
            Rule::NotBeside => Self::new("quoridor-not-beside"),
        }
    }
}
