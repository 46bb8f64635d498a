//! How Mens erger je niet is taught: which rules hold at this table, in the order in which one needs them.
//!
//! A rule that is off is left out, or said in half a sentence where people would expect it. Every setting goes
//! into every text under its own name, so the texts alone decide what they make of it.

use super::{
    super::{Entry as _, Kind, Lesson},
    Catalogued,
    examples::Examples,
    untyped,
};
use crate::rules::{
    Game as _, Message,
    mejn::{Config, LeaveStart, Mejn, WhoBegins},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(config: &Config) -> Vec<Lesson> {
    let Ok(rules) = Mejn::new(config) else {
        return Vec::new();
    };
    let examples = Examples::new(rules);
    // Nothing of this can happen to a pawn that is alone.
    let several = config.pawns > 1;
    let start = if config.leave_start_first == LeaveStart::Never {
        examples.blocked_start()
    } else {
        examples.leave_start()
    };
    let taught = [
        ("howto-aim", true, Some(examples.opening())),
        ("howto-begins", true, None),
        ("howto-enter", true, examples.enter()),
        ("howto-start", several, start),
        ("howto-walk", true, examples.walk()),
        ("howto-home", true, examples.come_home()),
        ("howto-strike", true, examples.strike()),
        (
            "howto-compulsory",
            several && config.strike_is_compulsory,
            examples.pass_a_strike(),
        ),
        ("howto-own", several, examples.own_pawn()),
        (
            "howto-own-start",
            several && !config.self_strike,
            examples.own_pawn_at_start(),
        ),
        ("howto-lane", several, examples.jump_at_home()),
        ("howto-again", true, examples.highest_face()),
        ("howto-tries", config.three_tries, examples.three_tries()),
        ("howto-pass", true, examples.only_move()),
        ("howto-end", true, examples.last_home()),
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

/// A text with every setting as an argument of its name, and what follows from them.
fn with_settings(key: &str, config: &Config) -> Message {
    let values = untyped(config);
    let seats = config.in_play().len() as i64;
    let mut message = Message::new(key)
        .with("ring", i64::from(config.seats) * i64::from(config.dots))
        .with("seats", seats)
        .with("empty", i64::from(config.seats) - seats);
    if let WhoBegins::Seat(seat) = config.who_begins {
        message = message.with("beginner", seat);
    }
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
