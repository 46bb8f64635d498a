//! What the features of a position weigh, in thousandths of the logarithm of the odds.
//!
//! Found by logistic regression of who won on the positions of 45,000 games between four seats, in three rounds of which
//! each was played by the weights of the one before: a fifth of them against Greedy, and in a third now and then any card.

use super::judge::FEATURES;

/// What every feature weighs, in the order of `judge`.
#[rustfmt::skip]
pub(super) const WEIGHTS: [i16; FEATURES] = [
    // Pieces on their way: so many steps before the start, the last one with its star.
    106, 100, 136, 128, 99, 132, 120, 126, 136, 126, 115, 125, 127, 125, 116, 114,
    117, 86, 70, 80, 83, 77, 93, 72, 76, 71, 64, 61, 55, 53, 78, 51,
    45, 44, 56, 47, 50, 28, 36, 39, 30, 26, 51, 30, 26, 16, 11, 7,
    0, 11, -1, 0, -5, 5, -6, -5, 4, -3, -8, 2, 2, 10, 21, 28,
    -8,
    // Finishes, by the spots that are taken.
    88, 306, 328, 652, 303, 559, 547, 646, 323, 588, 603, 943, 672, 1035, 1235, 2488,
    // Kennels with 0 … 4 pieces, each with none on the ring and with some.
    171, 310, -88, 115, -192, -84, -351, -275, -468, 0,
    // An enemy behind, by its steps; the first is one four steps before, which can go back.
    -32, -26, -38, -26, -56, -38, -40, -15, -6, -21, -35, -9, -28, -16,
    // The same by how far the piece has come.
    -44, -55, -78, -78, -81, -57, -57, -44, -37, -50, -62, -47, -44, -20,
    // On the start of an enemy who can start there, and by how far it has come.
    -41, -186,
    // A star close ahead.
    -22,
    // Cards from the ace to the joker: with nothing on the ring, with something in the kennel too, with nothing there.
    231, 35, 39, 53, 28, 23, 96, 36, 38, 43, 56, 36, 221, 247,
    192, 28, 36, 82, 45, 44, 153, 48, 53, 49, 88, 58, 179, 221,
    180, 48, 51, 142, 63, 51, 210, 54, 67, 48, 161, 81, 125, 414,
    // Any card that starts a piece, in the same three cases.
    137, 88, 34,
    // A piece that a card brings home.
    76,
];
