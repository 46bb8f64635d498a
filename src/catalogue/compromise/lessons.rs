//! How Compromise is taught: which rules hold at this table, in the order in which one needs them.

use super::{
    super::{Config, Lesson, Typed as _, lesson},
    Catalogued,
    examples::Examples,
};
use crate::rules::{Game as _, compromise::Version};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(laid: &Config) -> Vec<Lesson> {
    let Ok(rules) = Catalogued.rules(laid) else {
        return Vec::new();
    };
    let version = rules.config().version;
    let (falls, names) = (version == Version::Simple, version != Version::Gamble);
    let examples = Examples::new(rules);
    let taught = [
        ("howto-compromise-aim", true, examples.over()),
        ("howto-compromise-board", true, examples.places()),
        ("howto-compromise-fall", falls, examples.fall()),
        ("howto-compromise-place", !falls, examples.place()),
        ("howto-compromise-name", names, examples.name()),
        ("howto-compromise-chance", !names, examples.chance()),
        ("howto-compromise-freeze", names, examples.freeze()),
        ("howto-compromise-same", names, examples.same()),
        ("howto-compromise-score", true, examples.score()),
        ("howto-compromise-end", true, examples.end()),
        ("howto-compromise-origin", true, None),
    ];
    lesson::lessons(&Catalogued, laid, &[], taught)
}
