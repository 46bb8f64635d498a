//! How Compromise is taught: which rules hold at this table, in the order in which one needs them.

use super::{
    super::{
        Config, Example, Lesson, Typed as _, Wrapped,
        lesson::{self, Shows},
    },
    Catalogued,
};
use crate::rules::{
    Game as _, Seat,
    compromise::{Compromise, PLACES, Triple, Version},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(laid: &Config) -> Vec<Lesson> {
    let Ok(rules) = Catalogued.rules(laid) else {
        return Vec::new();
    };
    let config = &rules.config().clone();
    let (falls, names) = (
        config.version == Version::Simple,
        config.version != Version::Gamble,
    );
    let table = Wrapped::new(rules);
    let taught = [
        ("howto-compromise-aim", true, None),
        ("howto-compromise-cube", true, lying(&table)),
        ("howto-compromise-fall", falls, None),
        ("howto-compromise-place", !falls, place(&table)),
        ("howto-compromise-name", names, named(&table, "-")),
        ("howto-compromise-chance", !names, None),
        ("howto-compromise-freeze", names, named(&table, "222")),
        ("howto-compromise-same", names, named(&table, "111")),
        ("howto-compromise-score", true, None),
        ("howto-compromise-end", true, None),
        ("howto-compromise-origin", true, None),
    ];
    lesson::lessons(&Catalogued, laid, &[], taught)
}

/// The seat that is taught.
const SEAT: Seat = Seat::new(0);

/// The pips of a round, each side's spread in its own order.
fn spread(pips: u16) -> [[u16; PLACES]; 2] {
    // Steps without a common divisor with 27 come to every place.
    [5, 7].map(|step| {
        let mut counts = [0; PLACES];
        for pip in 0..usize::from(pips) {
            counts[(pip * step + pip / PLACES * step) % PLACES] += 1;
        }
        counts
    })
}

/// The pips of the first round on the cube; `rest` says what is waited for.
fn after_pips(table: &Wrapped<Compromise>, rest: &str) -> Option<Wrapped<Compromise>> {
    let lists =
        spread(table.rules().config().pips).map(|counts| counts.map(|count| count.to_string()).join(","));
    table.at(&format!("{} 0:0 0 {rest}", lists.join("/"))).ok()
}

/// Pips on the cube, before anything is named.
fn lying(table: &Wrapped<Compromise>) -> Option<Example> {
    let rest = match table.rules().config().version {
        Version::Simple | Version::Complex => "name",
        Version::Gamble => "gamble",
    };
    after_pips(table, rest).map(|board| Example::still(board, SEAT))
}

/// A pip that is placed in the middle of the cube.
fn place(table: &Wrapped<Compromise>) -> Option<Example> {
    Example::of(table.clone(), SEAT, Triple::new(1, 1, 1).index(), Shows::Allowed)
}

/// The first triple is named, where the other one has named this.
fn named(table: &Wrapped<Compromise>, other: &str) -> Option<Example> {
    let waits = if other == "-" {
        "name".to_owned()
    } else {
        format!("name named=-/{other}")
    };
    let board = after_pips(table, &waits)?;
    Example::of(board, SEAT, Triple::new(0, 0, 0).index(), Shows::Allowed)
}
