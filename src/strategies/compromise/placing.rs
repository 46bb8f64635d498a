//! Where a player that thinks puts its pips: on a block of eight places, two lines of each axis, so that naming the third
//! line of each leaves all of it free and the other one can freeze no more than seven of them.
//!
//! A block is chosen with the first pip, and each pip tells which one it was: nothing has to be remembered.

use crate::rules::{
    Source,
    compromise::{CompromiseView, Places, Triple},
};

/// So many of the best blocks come into question: nobody shall know beforehand where the pips will lie.
const CHOICES: usize = 4;

/// The place of the next pip.
pub(super) fn next_place(view: &CompromiseView<'_>, random: &mut dyn Source) -> Triple {
    let placed = view.placed();
    let begun = placed.iter().any(|&pips| pips > 0);
    let unused = if begun {
        unused(placed)
    } else {
        choose(view, random)
    };
    // Two opposite corners come first: they alone tell the block.
    let corners = [moved(unused, 1), moved(unused, 2)];
    let block = corners.into_iter().chain(Places::free([unused; 2]).iter());
    block
        .min_by_key(|place| placed[place.index()])
        .unwrap_or_default()
}

/// The triple that is so many lines further on each axis; the first line follows the last one.
fn moved(triple: Triple, by: usize) -> Triple {
    let [grid, row, column] = triple.axes().map(|line| (line + by) % 3);
    Triple::new(grid, row, column)
}

/// The lines that the block does not use, by the pips that lie on it. The first of them lies one line further.
fn unused(placed: &[u16]) -> Triple {
    let mut counts = [[0_u32; 3]; 3];
    for (place, &pips) in Triple::all().zip(placed) {
        for (counts, line) in counts.iter_mut().zip(place.axes()) {
            counts[line] += u32::from(pips);
        }
    }
    let [grid, row, column] = counts.map(|counts| {
        let most = (1..3).fold(
            0,
            |most, line| if counts[line] > counts[most] { line } else { most },
        );
        let (before, after) = ((most + 2) % 3, (most + 1) % 3);
        if counts[before] <= counts[after] {
            before
        } else {
            after
        }
    });
    Triple::new(grid, row, column)
}

/// The lines that a good block does not use: one of those on which the seat leads most already.
fn choose(view: &CompromiseView<'_>, random: &mut dyn Source) -> Triple {
    let lead = view.lead();
    let worth = |unused: Triple| -> i64 {
        let block = Places::free([unused; 2]);
        block.iter().map(|place| i64::from(lead[place.index()])).sum()
    };
    let mut worths: Vec<i64> = Triple::all().map(worth).collect();
    worths.sort_unstable();
    let enough = worths[worths.len() - CHOICES];
    let good: Vec<Triple> = Triple::all().filter(|&unused| worth(unused) >= enough).collect();
    good[random.below(good.len() as u32) as usize]
}
