//! How Dog is taught: which rules hold at this table, in the order in which one needs them, each on a small board.

use super::{
    super::{Board as _, Config, Example, Lesson, Typed as _, Wrapped, lesson},
    Catalogued,
};
use crate::rules::{
    Game as _, Seat,
    dog::{Card, Cards, Dog, NoPlay},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(laid: &Config) -> Vec<Lesson> {
    let Ok(rules) = Catalogued.rules(laid) else {
        return Vec::new();
    };
    let config = &rules.config().clone();
    let (mates, exchange) = (config.team > 1, rules.has_exchange());
    let table = Wrapped::new(rules);
    let on = |board: &str, card: Card| example(&table, board, card);
    let taught = [
        ("howto-dog-aim", true, on("", Card::Ace)),
        ("howto-dog-round", true, None),
        ("howto-dog-exchange", exchange, None),
        ("howto-dog-start", true, on("", Card::King)),
        ("howto-dog-star", true, on("P0*P3", Card::Two)),
        ("howto-dog-cards", true, on("P5", Card::Four)),
        ("howto-dog-finish", true, on("P0P7", Card::Three)),
        ("howto-dog-strike", true, on("P15", Card::Five)),
        ("howto-dog-seven", true, on("P1P17", Card::Seven)),
        ("howto-dog-jack", true, on("P9", Card::Jack)),
        ("howto-dog-joker", config.jokers > 0, on("", Card::Joker)),
        ("howto-dog-must", config.no_play == NoPlay::Discard, None),
        ("howto-dog-sit-out", config.no_play == NoPlay::SitOut, None),
        ("howto-dog-help", mates, None),
        ("howto-dog-end", true, None),
    ];
    let told = [("seats", i64::from(config.seats).into())];
    lesson::lessons(&Catalogued, laid, &told, taught)
}

/// The first seat about to play this card, its pieces standing so and a piece of the next colour on the ring.
fn example(table: &Wrapped<Dog>, side: &str, card: Card) -> Option<Example> {
    let rules = table.rules();
    let seat = Seat::new(0);
    let others = (0..rules.colours() - 1).map(|k| if k == 0 { "|P20" } else { "|" });
    let board = side.to_owned() + &others.collect::<String>();
    let rest =
        Cards::pack(rules.config().copies, rules.config().jokers).without([card].into_iter().collect())?;
    let gave = if rules.has_exchange() { "2" } else { "-" };
    let each = |sign: &str, first: &str| {
        let signs = rules
            .seats()
            .iter()
            .map(|it| if it == seat { first } else { sign }.to_owned());
        signs.collect::<Vec<_>>().join(",")
    };
    let text = format!(
        "board={board} hands={} deck={rest} pile=- gave={} spent=- deal=2 starter=0 next=0",
        each("-", &card.to_string()),
        each(gave, gave),
    );
    let board = table.at(&text).ok()?;
    let number = board.choices(seat).first()?.number;
    Some(Example {
        board: Box::new(board),
        seat,
        number: Some(number),
    })
}
