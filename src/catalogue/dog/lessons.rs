//! How Dog is taught: which rules hold at this table, in the order in which one needs them, each on a small board.
//!
//! Every setting goes into every text under its own name, so the texts alone decide what they make of it.

use super::{
    super::{Board as _, Entry as _, Example, Kind, Lesson, Wrapped},
    Catalogued, untyped,
};
use crate::rules::{
    Game as _, Message, Seat,
    dog::{Card, Cards, Config, Dog, NoPlay},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(config: &Config) -> Vec<Lesson> {
    let Ok(rules) = Dog::new(config) else {
        return Vec::new();
    };
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
        ("howto-dog-strike", true, on("P1P6", Card::Five)),
        ("howto-dog-seven", true, on("P1P17", Card::Seven)),
        ("howto-dog-jack", true, on("P9", Card::Jack)),
        ("howto-dog-joker", config.jokers > 0, on("", Card::Joker)),
        ("howto-dog-must", config.no_play == NoPlay::Discard, None),
        ("howto-dog-sit-out", config.no_play == NoPlay::SitOut, None),
        ("howto-dog-help", mates, None),
        ("howto-dog-end", true, None),
    ];
    taught
        .into_iter()
        .filter(|(_, holds, _)| *holds)
        .map(|(key, _, example)| Lesson {
            title: with_settings(key, config),
            text: with_settings(&format!("{key}-text"), config),
            example,
        })
        .collect()
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

/// A text with every setting as an argument of its name.
fn with_settings(key: &str, config: &Config) -> Message {
    let values = untyped(config);
    let mut message = Message::new(key).with("seats", i64::from(config.seats));
    for setting in Catalogued.settings() {
        let value = values.get(setting.name);
        message = match (setting.kind, value.parse::<i64>()) {
            (Kind::Number(..) | Kind::Odd(..) | Kind::Limit(..), Ok(number)) => {
                message.with(setting.name, number)
            }
            _ => message.with(setting.name, value),
        };
    }
    message
}
