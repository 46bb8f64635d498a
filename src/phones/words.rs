//! What the pages say of themselves: the texts that they ask for, by their keys.

use std::collections::BTreeMap;

use crate::texts;

/// The keys of all texts of the pages.
const KEYS: [&str; 25] = [
    "phones-again",
    "phones-away",
    "phones-board",
    "phones-cancel",
    "phones-choices",
    "phones-computer",
    "phones-confirm",
    "phones-events",
    "phones-free",
    "phones-hand",
    "phones-here",
    "phones-hint",
    "phones-join",
    "phones-leave",
    "phones-leave-sure",
    "phones-lost",
    "phones-name",
    "phones-pad",
    "phones-players",
    "phones-roll",
    "phones-stay",
    "phones-you",
    "panel-undo",
    "prompt-clear",
    "prompt-fill",
];

/// The texts in the language that is spoken now.
pub(super) fn all() -> BTreeMap<&'static str, String> {
    KEYS.into_iter().map(|key| (key, texts::text(key))).collect()
}
