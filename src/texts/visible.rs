//! What comes from outside, made fit to be shown: nothing in it steers a terminal or turns the order of writing.

use std::{borrow::Cow, collections::BTreeSet, fmt::Write as _};

/// Whether a character does something instead of being seen: control characters, ends of lines among them, and those
/// that turn the direction of writing.
fn acts(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The beginning of a text of more than so many bytes, with dots behind it: nobody reads on, and what acts grows when it
/// is shown.
#[must_use]
pub fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    if text.len() <= most {
        return Cow::Borrowed(text);
    }
    Cow::Owned(format!("{} …", &text[..text.floor_char_boundary(most)]))
}

/// A text from outside as a piece of one line. What would act is written as JSON writes it: `\u001b`.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    shown(text, |_, c| acts(c))
}

/// A text from outside as whole lines: their ends and tabs stay, and so do marks that set a piece apart and end within
/// their line, as texts in languages from right to left have them around an argument: what stands beside such a piece is
/// not turned.
#[must_use]
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    let paired = paired(text);
    shown(text, |at, c| {
        acts(c) && c != '\n' && c != '\t' && !paired.contains(&at)
    })
}

/// Where the marks stand that set a piece of a line apart, and those that end it.
fn paired(text: &str) -> BTreeSet<usize> {
    let (mut open, mut paired) = (Vec::new(), BTreeSet::new());
    for (at, c) in text.char_indices() {
        match c {
            '\n' => open.clear(),
            '\u{2066}'..='\u{2068}' => open.push(at),
            '\u{2069}' => paired.extend(open.pop().into_iter().flat_map(|begin| [begin, at])),
            _ => {}
        }
    }
    paired
}

/// The text with what hides at its place written out.
fn shown(text: &str, hides: impl Fn(usize, char) -> bool) -> Cow<'_, str> {
    if !text.char_indices().any(|(at, c)| hides(at, c)) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for (at, c) in text.char_indices() {
        if hides(at, c) {
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

    #[test]
    fn a_long_text_is_cut_between_two_letters() {
        assert_eq!(shortened("αβγ", 6), "αβγ");
        assert_eq!(shortened("αβγ", 5), "αβ …");
    }

    #[test]
    fn a_piece_that_is_set_apart_stays_so_and_turns_nothing_beside_it() {
        for line in [
            "a \u{2067}b\u{2069} c",
            "\u{2068}a\u{2066}b\u{2069}\u{2069}\n\u{2066}\u{2069}",
        ] {
            assert!(matches!(visible_lines(line), Cow::Borrowed(_)), "{line:?}");
        }
        for (line, shown) in [
            ("a\u{2067}b", r"a\u2067b"),
            ("a\u{2069}b\u{2067}", r"a\u2069b\u2067"),
            ("\u{2067}a\nb\u{2069}", "\\u2067a\nb\\u2069"),
            ("\u{2067}\u{2067}a\u{2069}", "\\u2067\u{2067}a\u{2069}"),
            ("\u{2067}a\u{202E}\u{2069}", "\u{2067}a\\u202e\u{2069}"),
        ] {
            assert_eq!(visible_lines(line), shown);
        }
        // From outside comes an argument: it ends no piece that the text around it has begun.
        assert_eq!(visible("\u{2069}a\u{2067}"), r"\u2069a\u2067");
        assert_eq!(visible("\u{2067}a\u{2069}"), r"\u2067a\u2069");
    }
}
