//! A position with what a search needs to know of it at once: its key, where steps are open, and every pawn's way.
//!
//! A move changes little of that: a fence that does not cut the kept way of a pawn leaves it the shortest.

use super::{
    detours::Detours,
    flood::{Layers, Way},
    hash,
};
use crate::rules::{
    Game as _, Seat, SeatSet, Silent, Turn,
    quoridor::{Choice, Fence, Open, Position, Quoridor, Square},
};

/// The seats of the largest board.
pub(super) const SEATS: usize = 4;

/// A choice as a small number: a fence by its own, a step from [`Move::STEPS`] on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move(pub(super) u8);

impl Move {
    const STEPS: u8 = 128;
    /// How many numbers there are.
    pub(super) const NUMBERS: usize = 256;

    #[inline]
    pub(super) const fn step(square: u8) -> Self {
        Self(Self::STEPS + square)
    }

    #[inline]
    pub(super) const fn is_step(self) -> bool {
        self.0 >= Self::STEPS
    }

    /// The bit of a fence among the fences, or of the square of a step among the squares.
    #[inline]
    pub(super) const fn bit(self) -> u128 {
        1 << (self.0 & 127)
    }

    #[inline]
    pub(super) const fn choice(self) -> Choice {
        if self.is_step() {
            Choice::Step(Square::numbered(self.0 - Self::STEPS))
        } else {
            Choice::Fence(Fence::numbered(self.0))
        }
    }
}

impl From<Choice> for Move {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Step(square) => Self::step(square.number()),
            Choice::Fence(fence) => Self(fence.number()),
        }
    }
}

/// The numbers of the bits of a set, rising.
#[inline]
pub(super) fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(first)
    })
}

/// A position that is not over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) turn: Seat,
    pub(super) open: Open,
    pub(super) key: u64,
    pub(super) ways: [Way; SEATS],
}

/// What a move leads to.
#[expect(
    clippy::large_enum_variant,
    reason = "it is made a million times a second, and mostly is a node: none is put on the heap"
)]
pub(super) enum After {
    /// The seat that moved has won.
    Won,
    /// The plies are at their bound.
    Drawn,
    /// The game goes on.
    Open(Node),
}

/// The game on whose board nodes are, a place to flood, and what fences were found to do.
pub(super) struct Ground<'a> {
    pub(super) game: &'a Quoridor,
    pub(super) seats: SeatSet,
    pub(super) layers: &'a mut Layers,
    pub(super) detours: &'a mut Detours,
}

impl Ground<'_> {
    /// The node of a position; none when it is over.
    pub(super) fn node(&mut self, position: Position) -> Option<Node> {
        let Turn::Seat(turn) = self.game.turn(&position) else {
            return None;
        };
        let mut node = Node {
            position,
            turn,
            open: self.game.openings(&position),
            key: hash::of(&position, self.seats, turn),
            ways: [Way::default(); SEATS],
        };
        for seat in self.seats.iter() {
            self.look(&mut node, seat);
        }
        Some(node)
    }

    /// Finds the way of a seat anew.
    #[inline]
    fn look(&mut self, node: &mut Node, seat: Seat) {
        self.flood(node, seat);
        node.ways[seat.index() % SEATS] = self.layers.way(node.open, node.at(seat));
    }

    /// Floods from the goal of a seat to its pawn.
    #[inline]
    pub(super) fn flood(&mut self, node: &Node, seat: Seat) {
        let is_open = self
            .layers
            .flood(node.open, self.game.goal_word(seat), node.at(seat));
        debug_assert!(is_open, "the rules keep every pawn a way");
    }

    /// What a legal move of the seat in turn leads to.
    #[inline]
    pub(super) fn play(&mut self, node: &Node, step: Move) -> After {
        let seat = node.turn;
        let mut child = *node;
        self.game
            .play_known(&mut child.position, seat, step.choice(), &mut Silent);
        match self.game.turn(&child.position) {
            Turn::Seat(turn) => child.turn = turn,
            _ if self.game.is_goal(seat, child.position.square(seat)) => return After::Won,
            _ => return After::Drawn,
        }
        child.key ^= hash::change(&node.position, &child.position, seat, child.turn);
        if step.is_step() {
            self.look(&mut child, seat);
        } else {
            child.open = node.open.with(Fence::numbered(step.0));
            for seat in self.seats.iter() {
                if node.ways[seat.index() % SEATS].cuts & step.bit() != 0 {
                    self.look(&mut child, seat);
                }
            }
        }
        After::Open(child)
    }

    /// The fences that the seat in turn could place, whether or not they leave the pawns of a game for two their ways:
    /// that is told by [`Ground::longer`], whom it costs nothing.
    #[inline]
    pub(super) fn fences(&self, node: &Node) -> u128 {
        if node.left(node.turn) == 0 {
            0
        } else if self.seats.len() == 2 {
            self.game.fitting_word(&node.position)
        } else {
            self.game.options(&node.position, node.turn).fence_word()
        }
    }
}

impl Node {
    /// The square of a pawn as a set.
    #[inline]
    pub(super) fn at(&self, seat: Seat) -> u128 {
        1 << self.position.square(seat).number()
    }

    /// How many steps a pawn has to go.
    #[inline]
    pub(super) fn distance(&self, seat: Seat) -> u8 {
        self.ways[seat.index() % SEATS].to_go
    }

    #[inline]
    pub(super) fn left(&self, seat: Seat) -> u8 {
        self.position.left(seat)
    }
}
