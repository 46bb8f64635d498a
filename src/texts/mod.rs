//! Sentences: every text that people read, by key, from the Fluent files in `assets/locales`.
//!
//! A missing key shows as itself, never as a panic.

use std::{borrow::Cow, collections::HashMap, sync::LazyLock};

use fluent_templates::{LanguageIdentifier, Loader, fluent_bundle::FluentValue};

use crate::rules::{Arg, Message, Seat};

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./assets/locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

static LANGUAGE: LazyLock<LanguageIdentifier> = LazyLock::new(|| "en".parse().unwrap_or_default());

fn look_up(key: &str, args: &HashMap<Cow<'static, str>, FluentValue>) -> String {
    LOCALES
        .try_lookup_with_args(&LANGUAGE, key, args)
        .unwrap_or_else(|| key.to_owned())
}

/// The text of a key.
#[must_use]
pub fn text(key: &str) -> String {
    look_up(key, &HashMap::new())
}

/// The text of a key, where there is one.
#[must_use]
pub fn known(key: &str) -> Option<String> {
    has(key).then(|| text(key))
}

/// Whether a key has a text.
#[must_use]
pub fn has(key: &str) -> bool {
    // A text that only lacks its arguments is there too; the error's type can't be named, but shown.
    let found = LOCALES.lookup_single_language(&LANGUAGE, key, None::<&HashMap<&str, FluentValue>>);
    found.map_or_else(|error| format!("{error:?}").starts_with("FluentError"), |_| true)
}

/// A whole number in groups of three digits.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            out.push('\u{A0}');
        }
        out.push(digit);
    }
    out
}

/// The sentence of a message; seats are called by the colours of the usual board.
#[must_use]
pub fn say(message: &Message) -> String {
    say_naming(message, &|seat| text(&format!("colour-{seat}")))
}

/// The sentence of a message; seats are called as `name` says.
#[must_use]
pub fn say_naming(message: &Message, name: &dyn Fn(Seat) -> String) -> String {
    let args = message
        .args
        .iter()
        .map(|(key, arg)| {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Seat(seat) => FluentValue::from(name(*seat)),
            };
            (Cow::from(key.clone()), value)
        })
        .collect();
    look_up(&message.key, &args)
}

#[cfg(test)]
mod tests {
    use crate::texts::grouped;

    #[test]
    fn numbers_are_grouped() {
        let texts = [0, 999, 1_000, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "999", "1\u{A0}000", "1\u{A0}234\u{A0}567"]);
    }
}
