//! Where things lie on the board of Dog, by the names of its layout.

use super::super::layout;
use crate::{
    rules::{
        Seat,
        dog::{Card, Place},
    },
    staging::{Eyes, Face, SpotName},
};

/// So many cards lie on each other for one that is seen of a stack.
const THICK: usize = 14;

/// The layout's name of a place; a kennel has one for each piece, and `waiting` says which is meant.
pub(in crate::catalogue::dog) fn place_name(colour: Seat, place: Place, waiting: usize) -> SpotName {
    SpotName::from(match place {
        Place::Kennel => format!("K{colour}.{waiting}"),
        Place::Ring { spot, .. } => format!("P{spot}"),
        Place::Finish(index) => format!("F{colour}.{index}"),
    })
}

/// The layout's name of a ring spot.
pub(super) fn ring_name(spot: u8) -> SpotName {
    SpotName::from(format!("P{spot}"))
}

/// What people call a place, whatever stands there.
pub(super) fn called(place: Place) -> String {
    match place {
        Place::Ring { spot, .. } => ring_name(spot).to_string(),
        Place::Kennel | Place::Finish(_) => place.to_string(),
    }
}

/// Where the cards of a stack of so many lie that are seen, the top one last.
pub(super) fn stack(name: &str, cards: usize) -> impl Iterator<Item = SpotName> + use<'_> {
    let seen = cards.div_ceil(THICK).min(layout::STACK.into());
    (0..seen).map(move |n| SpotName::from(format!("{name}.{n}")))
}

/// What a card shows.
pub(super) fn face(card: Card) -> Face {
    Face(card.letter())
}

/// Where the n-th of so many cards of a seat lies: before who looks, on the board for the others.
pub(super) fn slot(seat: Seat, n: usize, count: usize, eyes: Eyes) -> SpotName {
    let (row, steps) = if eyes.seat == Some(seat) {
        ('D', layout::HAND_STEPS)
    } else {
        ('C', layout::HELD_STEPS)
    };
    // They lie two half steps apart about the middle of the row.
    let first = usize::from(steps).div_ceil(2).saturating_sub(count);
    let at = (first + 2 * n).min(usize::from(steps) - 1);
    SpotName::from(format!("{row}{seat}.{at}"))
}

/// Where a card lies in the row of one of each.
pub(super) fn kind_slot(seat: Seat, card: Card) -> SpotName {
    let at = Card::PLAIN.iter().position(|&kind| kind == card);
    SpotName::from(format!("T{seat}.{}", at.unwrap_or_default()))
}
