//! Sentences: every text that people read, by key, from the Fluent files in `assets/locales`, a folder a language.
//!
//! One language is the interface's; lists and voices may speak another one. What a language lacks is told in English,
//! and a missing key shows as itself, never as a panic.

mod language;
mod refused;
mod source;
mod visible;

use crate::rules::{Message, Seat};

pub use language::{Language, learn, speak};
pub use refused::{refused, unread};
pub use visible::{shortened, visible, visible_lines};

/// The text of a key.
#[must_use]
pub fn text(key: &str) -> String {
    Language::current().text(key)
}

/// The text of a key, where there is one.
#[must_use]
pub fn known(key: &str) -> Option<String> {
    has(key).then(|| text(key))
}

/// Whether a key has a text.
#[must_use]
pub fn has(key: &str) -> bool {
    Language::ENGLISH.has(key)
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

/// A number with so many digits behind the decimal sign of the interface's language.
#[must_use]
pub fn decimal(number: f64, digits: usize) -> String {
    figure(format!("{number:.digits$}"))
}

/// A number that is written with a point, with the decimal sign of the interface's language.
#[must_use]
pub fn figure(number: impl ToString) -> String {
    Language::current().figure(number)
}

/// A gain or a loss, with its sign.
#[must_use]
pub fn signed(number: i64) -> String {
    match number.signum() {
        1 => format!("+{number}"),
        -1 => format!("−{}", number.unsigned_abs()),
        _ => number.to_string(),
    }
}

/// The sentence of a message; seats are called by the colours of the usual board.
#[must_use]
pub fn say(message: &Message) -> String {
    say_naming(message, &|seat| text(&format!("colour-{seat}")))
}

/// The sentence of a message; seats are called as `name` says.
#[must_use]
pub fn say_naming(message: &Message, name: &dyn Fn(Seat) -> String) -> String {
    Language::current().say_naming(message, name)
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
