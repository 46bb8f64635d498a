//! The board as players look at it: who stands how far before or behind a spot, and how far cards lead.

use crate::rules::{
    Game as _, Seat,
    dog::{Board, Card, Dog, PIECES, Place},
};

/// How far cards reach.
pub(super) const REACH: usize = 13;

/// The board, looked at once.
pub(super) struct Scene {
    pub(super) places: [[Place; PIECES]; Seat::MOST],
    /// Where the pieces of each team stand on the ring, and where any with a star.
    pub(super) teams: [u128; Seat::MOST],
    pub(super) stars: u128,
    pub(super) ring: u32,
}

impl Scene {
    pub(super) fn new(game: &Dog, board: &Board) -> Self {
        let mut scene = Self {
            places: [[Place::Kennel; PIECES]; Seat::MOST],
            teams: [0; Seat::MOST],
            stars: 0,
            ring: game.ring().into(),
        };
        for colour in (0..game.colours()).map(Seat::new) {
            let places = game.places(board, colour);
            for place in places {
                if let Place::Ring { spot, star } = place {
                    scene.teams[game.team(colour)] |= 1 << spot;
                    scene.stars |= u128::from(star) << spot;
                }
            }
            scene.places[colour.index()] = places;
        }
        scene
    }

    /// The pieces among some that stand up to the reach of cards ahead of a spot: bit n is n steps.
    pub(super) fn ahead(&self, spot: u8, pieces: u128) -> u32 {
        let spot = u32::from(spot);
        let turned = pieces >> spot | pieces << (self.ring - spot);
        turned as u32 & ((2 << REACH) - 2)
    }

    /// Those that stand as far behind it.
    pub(super) fn behind(&self, spot: u8, pieces: u128) -> u32 {
        let spot = u32::from(spot);
        let turned = pieces >> (spot + 1) | pieces << (self.ring - spot - 1);
        // The spot itself is the last one now, and before it those behind it.
        let window = (turned >> (self.ring - 1 - REACH as u32)) as u32;
        window.reverse_bits() >> (u32::BITS - 1 - REACH as u32) & ((2 << REACH) - 2)
    }
}

/// The bits of a word, lowest first.
pub(super) fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as usize);
        word &= word.wrapping_sub(1);
        bit
    })
}

/// How many steps a piece has to go to its start.
pub(super) fn left(game: &Dog, colour: Seat, spot: u8, star: bool) -> u8 {
    let ring = game.ring();
    let come = (spot + ring - game.start_of(colour)) % ring;
    match come {
        0 if star => ring,
        0 => 0,
        _ => ring - come,
    }
}

/// By how many steps a card leads forward: bit n is n steps.
pub(super) fn strides(card: Card) -> u32 {
    match card {
        Card::Joker => (2 << REACH) - 2,
        Card::Seven => (2 << 7) - 2,
        Card::Ace => 1 << 11 | 1 << 1,
        _ => card.steps().map_or(0, |steps| 1 << steps),
    }
}
