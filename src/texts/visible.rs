//! What comes from outside, made fit to be shown: nothing in it steers a terminal or turns the order of writing.

use std::{borrow::Cow, fmt::Write as _};

/// Whether a character does something instead of being seen: control characters, ends of lines among them, and those
/// that turn the direction of writing.
fn acts(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// A text from outside as a piece of one line. What would act is written as JSON writes it: `\u001b`.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    shown(text, acts)
}

/// The same of whole lines: their ends and tabs stay.
#[must_use]
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    shown(text, |c| acts(c) && c != '\n' && c != '\t')
}

fn shown(text: &str, hides: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&hides) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if hides(c) {
            // Writing to a string cannot fail.
            let _ = write!(out, "\\u{:04x}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_is_shown_and_all_else_is_as_it_was() {
        for text in ["", "far", "naïve – ἀλώπηξ\u{A0}→ 🎲", "\u{200D}"] {
            assert!(matches!(visible(text), Cow::Borrowed(same) if same == text));
        }
        assert_eq!(
            visible("a\x1b[2J\r\x07\u{9b}1mb\x7f"),
            r"a\u001b[2J\u000d\u0007\u009b1mb\u007f"
        );
        assert_eq!(visible("a\u{202E}b\u{2066}c\u{2028}"), r"a\u202eb\u2066c\u2028");
        assert_eq!(visible("a\nb\tc"), r"a\u000ab\u0009c");
        assert_eq!(visible_lines("a\nb\tc\r\n"), "a\nb\tc\\u000d\n");
    }
}
