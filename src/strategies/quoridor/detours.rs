//! What a fence does to the way of a pawn, remembered: most moves leave the pawn of the other seat where it is, and a search
//! comes to the same fences and pawn again and again.

use super::node::{Ground, Node, SEATS, bits};
use crate::rules::{
    Seat,
    quoridor::{Cut, Halves},
};

/// Fences that make a way longer, and by how much.
#[derive(Clone, Copy)]
pub(super) struct Longer {
    pub(super) fences: u128,
    /// Those that leave no way at all.
    pub(super) closing: u128,
    by: [u8; 128],
}

impl Longer {
    const NONE: Self = Self {
        fences: 0,
        closing: 0,
        by: [0; 128],
    };

    /// By how many steps one of [`Longer::fences`] makes it longer.
    #[inline]
    pub(super) fn by(&self, fence: u8) -> i32 {
        self.by[usize::from(fence & 127)].into()
    }
}

/// What was found for a pawn among some fences.
#[derive(Clone, Copy)]
struct Entry {
    fences: u128,
    seat: u8,
    square: u8,
    /// The search that found it; 0 for none.
    search: u32,
    /// The fences about which it may be asked: all others make the way no longer.
    doubtful: u128,
    /// Those of them that were tried.
    tried: u128,
    found: Longer,
}

const EMPTY: Entry = Entry {
    fences: 0,
    seat: 0,
    square: 0,
    search: 0,
    doubtful: 0,
    tried: 0,
    found: Longer::NONE,
};

/// The memory: what comes last takes the place of what was there.
pub(super) struct Detours {
    entries: Vec<Entry>,
    search: u32,
}

impl Default for Detours {
    /// One that knows no more than what it was asked last.
    fn default() -> Self {
        Self {
            entries: vec![EMPTY],
            search: 1,
        }
    }
}

impl Detours {
    /// Two to the power of this many are remembered at most.
    const MOST: u32 = 14;

    /// Forgets everything: the next search may be about another board. It may remember two to the power of so many.
    pub(super) fn begin(&mut self, bits: u32) {
        let count = 1 << bits.min(Self::MOST);
        if self.entries.len() != count || self.search == u32::MAX {
            self.entries.clear();
            self.entries.resize(count, EMPTY);
            self.search = 0;
        }
        self.search += 1;
    }

    /// Where it lies what is known of a pawn among these fences.
    #[inline]
    fn place(&self, fences: u128, seat: u8, square: u8) -> usize {
        let pawn = u64::from(seat) << 7 | u64::from(square);
        let mixed = (fences as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ ((fences >> 64) as u64)
                .wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
                .rotate_left(29)
            ^ pawn.wrapping_mul(0x1656_67B1_9E37_79F9);
        let high = (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize;
        high & (self.entries.len() - 1)
    }
}

impl Ground<'_> {
    /// Where it is remembered by how many steps some fences make the way of a seat longer.
    #[inline]
    fn remembered(&mut self, node: &Node, seat: Seat, among: u128) -> usize {
        let (fences, square) = (node.position.fence_word(), node.position.square(seat).number());
        let name = seat.index() as u8;
        let place = self.detours.place(fences, name, square);
        let search = self.detours.search;
        let entry = &self.detours.entries[place];
        let is_known =
            entry.fences == fences && entry.seat == name && entry.square == square && entry.search == search;
        if is_known && among & entry.doubtful & !entry.tried == 0 {
            return place;
        }
        self.flood(node, seat);
        let (way, from) = (node.ways[seat.index() % SEATS], node.at(seat));
        let entry = &mut self.detours.entries[place];
        if !is_known {
            *entry = Entry {
                fences,
                seat: name,
                square,
                search,
                // What does not cut two ways that differ as much as they can leaves one of them.
                doubtful: way.cuts & self.layers.other_way(node.open, from),
                tried: 0,
                found: Longer::NONE,
            };
        }
        let untried = among & entry.doubtful & !entry.tried;
        let (open, from) = (node.open.halves(), Halves::of(from));
        for number in bits(untried) {
            match self.layers.detour(open, from, Cut::of(number)) {
                Some(to_go) if to_go > way.to_go => {
                    entry.found.fences |= 1 << number;
                    entry.found.by[usize::from(number & 127)] = to_go - way.to_go;
                }
                Some(_) => {}
                None => entry.found.closing |= 1 << number,
            }
        }
        entry.tried |= untried;
        place
    }

    /// By how many steps each of some fences that fit makes the way of a seat longer, and which leave it none.
    pub(super) fn longer(&mut self, node: &Node, seat: Seat, among: u128) -> Longer {
        let place = self.remembered(node, seat, among);
        let found = self.detours.entries[place].found;
        Longer {
            fences: found.fences & among,
            closing: found.closing & among,
            ..found
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{
            Game as _, Turn,
            numbers::{Numbers, go_on},
            quoridor::{Config, Quoridor},
        },
        strategies::quoridor::flood::Layers,
    };

    #[test]
    fn what_is_remembered_holds_through_a_game() {
        for seats in [2, 4] {
            let config = Config {
                seats,
                fences: 8,
                ..Config::default()
            };
            let game = Quoridor::new(&config).expect("a possible table");
            let (mut layers, mut kept, mut fresh) =
                (Layers::default(), Detours::default(), Detours::default());
            kept.begin(12);
            let mut position = game.start();
            let mut numbers = Numbers(5);
            while game.turn(&position) != Turn::Over {
                let mut found = Vec::new();
                fresh.begin(12);
                for detours in [&mut kept, &mut fresh] {
                    let mut ground = Ground {
                        game: &game,
                        seats: game.seats(),
                        layers: &mut layers,
                        detours,
                    };
                    let node = ground.node(position).expect("the game goes on");
                    let fitting = ground.fences(&node);
                    let of_seat = |seat| {
                        let longer = ground.longer(&node, seat, fitting);
                        let by: Vec<i32> = bits(longer.fences).map(|fence| longer.by(fence)).collect();
                        (longer.fences, longer.closing, by)
                    };
                    found.push(game.seats().iter().map(of_seat).collect::<Vec<_>>());
                }
                assert_eq!(found.first(), found.get(1));
                go_on(&game, &mut position, &mut numbers);
            }
        }
    }
}
