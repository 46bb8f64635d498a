//! How Quoridor is taught: which rules hold at this table, in the order in which one needs them.
//!
//! Every setting goes into every text under its own name, so the texts alone decide what they make of it.

use super::{
    super::{Entry as _, Kind, Lesson},
    Catalogued,
    examples::{Examples, Shows},
    untyped,
};
use crate::rules::{
    Game as _, Message,
    quoridor::{Config, Quoridor, ThirdPawn},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(config: &Config) -> Vec<Lesson> {
    let Ok(rules) = Quoridor::new(config) else {
        return Vec::new();
    };
    let examples = Examples::new(rules);
    let (fenced, four) = (config.fences > 0, config.seats == 4);
    let third = match config.third_pawn {
        ThirdPawn::LikeAFence => Shows::Allowed,
        ThirdPawn::Blocks => Shows::Forbidden("quoridor-third-pawn"),
    };
    let taught = [
        ("howto-quoridor-aim", true, Some(examples.opening())),
        ("howto-quoridor-turn", true, examples.step()),
        ("howto-quoridor-fence", fenced, examples.fence()),
        ("howto-quoridor-apart", fenced, examples.crossing()),
        ("howto-quoridor-way", fenced, examples.closing()),
        ("howto-quoridor-jump", true, examples.jump()),
        ("howto-quoridor-side", true, examples.side()),
        ("howto-quoridor-third", four, examples.third(third)),
        ("howto-quoridor-lost", four, None),
        ("howto-quoridor-end", true, examples.win()),
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
