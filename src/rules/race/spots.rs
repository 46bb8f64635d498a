//! How places and ring spots belong together, in tables for words of a type: `Spots<u64, 64>` on a board where both have
//! numbers below 64, `Spots<u128, 128>` on any.

use std::{hint::select_unpredictable, ops::Shl};

use crate::rules::{
    Seat, SeatSet,
    track::{Step, Track},
};

/// The tables of a board.
#[derive(Debug)]
pub(in crate::rules) struct Spots<W, const N: usize> {
    /// For each seat the bit of the ring spot on which a place lies, none for the yard and home.
    bits: [[W; N]; Seat::MOST],
    /// For each ring spot the place of every seat that lies there.
    places: [[u8; Seat::MOST]; N],
}

impl<W: Copy + From<bool> + Shl<u8, Output = W>, const N: usize> Spots<W, N> {
    /// Those of the seats that play.
    pub(in crate::rules) fn new(track: Track, seats: SeatSet) -> Self {
        let mut spots = Self {
            bits: [[W::from(false); N]; Seat::MOST],
            places: [[0; Seat::MOST]; N],
        };
        for seat in seats.iter() {
            for step in 0..track.ring() {
                let (place, spot) = (1 + step, track.ring_spot(seat, Step(step)));
                spots.bits[seat.index()][usize::from(place)] = W::from(true) << spot;
                spots.places[usize::from(spot)][seat.index()] = place;
            }
        }
        spots
    }

    /// The bit of the ring spot on which a place of `seat` lies, none for the yard and home.
    #[inline]
    pub(in crate::rules) fn bit(&self, seat: Seat, place: u8) -> W {
        self.bits[seat.index()][usize::from(place) & (N - 1)]
    }

    /// The seat whose pawn stands on a ring spot, and its place; `stands` says whether a pawn of a seat stands on a place.
    #[inline]
    pub(in crate::rules) fn owner(&self, spot: u8, stands: impl Fn(usize, u8) -> bool) -> Option<(Seat, u8)> {
        let places = &self.places[usize::from(spot) & (N - 1)];
        // Without a jump: nobody can foresee whose it is. Who does not play stands nowhere.
        let owner = (0..Seat::MOST).fold(None, |owner, k| {
            select_unpredictable(stands(k, places[k]), Some(Seat::new(k)), owner)
        })?;
        Some((owner, places[owner.index()]))
    }
}
