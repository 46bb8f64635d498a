//! What the pages say of themselves: the texts that they ask for, by their keys.

use std::collections::BTreeMap;

use crate::texts::{self, Language};

/// So many languages of a device are looked at.
const LANGUAGES: usize = 8;

/// The keys of all texts of the pages.
const KEYS: [&str; 28] = [
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
    "phones-lobby",
    "phones-lost",
    "phones-name",
    "phones-pad",
    "phones-players",
    "phones-roll",
    "phones-shake",
    "phones-shake-denied",
    "phones-stay",
    "phones-you",
    "panel-undo",
    "prompt-clear",
    "prompt-fill",
];

/// The keys of all texts of the lobby's page.
const OF_LOBBY: [&str; 17] = [
    "lobby-cancel",
    "lobby-game",
    "lobby-join",
    "lobby-locked",
    "lobby-look-on",
    "lobby-make",
    "lobby-new",
    "lobby-none",
    "lobby-over",
    "lobby-password",
    "lobby-password-new",
    "lobby-person",
    "lobby-seat",
    "lobby-seats",
    "lobby-table",
    "lobby-tables",
    "lobby-title",
];

/// The texts of the lobby's page in the language that is spoken now.
pub(super) fn of_lobby() -> BTreeMap<&'static str, String> {
    let shared = [
        "phones-free",
        "phones-here",
        "phones-away",
        "phones-lost",
        "phones-name",
        "phones-computer",
    ];
    let all = OF_LOBBY.into_iter().chain(shared);
    all.map(|key| (key, texts::text(key))).collect()
}

/// The language in which a device is told everything: the first of its own that is spoken here.
pub(super) fn spoken(languages: &[String]) -> Language {
    let mut known = languages.iter().take(LANGUAGES).map(String::as_str);
    known
        .find_map(Language::of_code)
        .unwrap_or_else(Language::current)
}

/// The texts in the language that is spoken now.
pub(super) fn all() -> BTreeMap<&'static str, String> {
    KEYS.into_iter().map(|key| (key, texts::text(key))).collect()
}
