//! How Dog is taught: which rules hold at this table, in the order in which one needs them, each on a small board.

use super::{
    super::{Config, Lesson, Typed as _, lesson},
    Catalogued,
    examples::{Examples, came_home},
};
use crate::rules::{
    Game as _,
    dog::{Card, Event, NoPlay},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(laid: &Config) -> Vec<Lesson> {
    let Ok(rules) = Catalogued.rules(laid) else {
        return Vec::new();
    };
    let config = &rules.config().clone();
    let (mates, exchange) = (config.team > 1, rules.has_exchange());
    let examples = Examples::new(rules);
    let moves = |event: &Event| matches!(event, Event::Moved { .. });
    let swaps = |event: &Event| matches!(event, Event::Swapped { .. });
    let strikes = |event: &Event| matches!(event, Event::Struck { .. });
    let taught = [
        ("howto-dog-aim", true, examples.aim()),
        ("howto-dog-round", true, examples.round()),
        ("howto-dog-exchange", exchange, examples.exchange()),
        ("howto-dog-start", true, examples.play("", Card::King, moves)),
        ("howto-dog-star", true, examples.play("P0*P3", Card::Two, moves)),
        ("howto-dog-cards", true, examples.play("P5", Card::Four, moves)),
        (
            "howto-dog-finish",
            true,
            examples.play("P0P7", Card::Three, came_home),
        ),
        (
            "howto-dog-strike",
            true,
            examples.play("P15", Card::Five, strikes),
        ),
        (
            "howto-dog-seven",
            true,
            examples.play("P1P17", Card::Seven, moves),
        ),
        ("howto-dog-jack", true, examples.play("P9", Card::Jack, swaps)),
        (
            "howto-dog-joker",
            config.jokers > 0,
            examples.play("", Card::Joker, moves),
        ),
        (
            "howto-dog-must",
            config.no_play == NoPlay::Discard,
            examples.nothing(),
        ),
        (
            "howto-dog-sit-out",
            config.no_play == NoPlay::SitOut,
            examples.sits_out(),
        ),
        ("howto-dog-help", mates, examples.help()),
        ("howto-dog-end", true, examples.end()),
    ];
    let told = [("seats", i64::from(config.seats).into())];
    lesson::lessons(&Catalogued, laid, &told, taught)
}
