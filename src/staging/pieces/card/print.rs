//! What is printed on cards: letter or number, who is drawn beside it, the sign of what it does, and the paw on the back.

use std::fmt::Write as _;

use super::Face;
use crate::staging::drawing::inside;

/// What is printed on a face, 190 by 266, for whoever has linen of its own.
#[must_use]
pub fn printed(Face(sign): Face) -> String {
    let colour = ink_of(sign);
    let word = if sign == 'T' {
        "10".to_owned()
    } else {
        sign.to_string()
    };
    let text = |x: f32, y: f32, size: f32| {
        format!(
            r#"<text transform="translate({x} {y})" y="{}" font-family="Alegreya" font-weight="700" font-size="{size}" text-anchor="middle" fill="{colour}">{word}</text>"#,
            0.33 * size
        )
    };
    let mut drawing = format!(
        r#"<rect x="7" y="7" width="176" height="252" rx="13" fill="none" stroke="{colour}" stroke-opacity=".45" stroke-width="2.4"/>"#
    );
    let shown = |drawing: &mut String, (x, y): (f32, f32), art: &str| {
        let _ = write!(
            drawing,
            r#"<g transform="translate({x} {y}) scale(.95)">{}</g>"#,
            inside(art)
        );
    };
    match (sign, art_of(sign)) {
        ('X', Some(art)) => {
            for (x, y) in [(34.0, 40.0), (156.0, 226.0)] {
                let _ = write!(drawing, r#"<path d="{}" fill="{colour}"/>"#, star(x, y, 20.0));
            }
            shown(&mut drawing, (95.0, 156.0), art);
        }
        (_, Some(art)) => {
            drawing.push_str(&text(38.0, 46.0, 76.0));
            shown(&mut drawing, (104.0, 136.0), art);
            drawing.push_str(&sign_of(sign, colour));
        }
        (_, None) => {
            let wide = if word.len() > 1 { 50.0 } else { 62.0 };
            drawing.push_str(&text(36.0, 40.0, wide));
            drawing.push_str(&text(95.0, 108.0, 112.0));
            // Below it stands what it does.
            drawing.push_str(&sign_of(sign, colour));
        }
    }
    drawing
}

/// The colour in which a card is printed.
const fn ink_of(sign: char) -> &'static str {
    match sign {
        'X' => "#B5482A",
        // What can begin, stay and turn is worth finding quickly.
        'A' | 'K' => "#8C2F1B",
        '7' | 'J' | '4' => "#1F4E79",
        _ => "#3B2A1E",
    }
}

/// Who is drawn on a card that has no number: one that looks out of its kennel, a king, a queen, a jack, a joker.
fn art_of(sign: char) -> Option<&'static str> {
    Some(match sign {
        'A' => include_str!("../../../../assets/cards/ace.svg"),
        'K' => include_str!("../../../../assets/cards/king.svg"),
        'Q' => include_str!("../../../../assets/cards/queen.svg"),
        'J' => include_str!("../../../../assets/cards/jack.svg"),
        'X' => include_str!("../../../../assets/cards/joker.svg"),
        _ => return None,
    })
}

/// A dog that runs along the ground: a card that goes on by its number.
const RUNS: &str = include_str!("../../../../assets/cards/runs.svg");

/// The small sign of what a card does: go on by its number, as a dog that runs, start, go to and fro, be split, swap.
fn sign_of(sign: char, colour: &str) -> String {
    let line = match sign {
        'A' | 'K' => Some("M-26 12V26H8V12M-9 16V-22M-22 -9L-9 -23L4 -9"),
        '4' => Some("M-40 0H40M-26 -14L-41 0L-26 14M26 -14L41 0L26 14"),
        '7' => Some("M0 30V6M0 6L-34 -20M0 6V-24M0 6L34 -20M-34 -6V-20H-20M-9 -15L0 -25L9 -15M20 -20H34V-6"),
        'J' => Some("M-36 -11H34M22 -24L36 -11L22 2M36 15H-34M-22 2L-36 15L-22 28"),
        _ => None,
    };
    let number = match sign {
        'A' => Some("1/11"),
        'Q' => Some("12"),
        'K' => Some("13"),
        _ => None,
    };
    // A number that is not large above it stands beside it, and a drawing leaves it less room.
    let x = if number.is_some() { 65.0 } else { 95.0 };
    let is_drawn = art_of(sign).is_some();
    let y = if is_drawn { 226.0 } else { 204.0 };
    let mut drawing = match line {
        Some(line) => format!(
            r#"<path transform="translate({x} {y}) scale({})" d="{line}" fill="none" stroke="{colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"#,
            if is_drawn { 0.82 } else { 1.0 },
        ),
        None => format!(
            r#"<g transform="translate({x} {y}) scale({})" fill="{colour}" fill-opacity=".8" stroke="{colour}" stroke-width="0">{}</g>"#,
            if is_drawn { 0.5 } else { 0.84 },
            inside(RUNS),
        ),
    };
    if let Some(number) = number {
        let _ = write!(
            drawing,
            r#"<text x="{}" y="{}" font-family="Alegreya" font-weight="700" font-size="36" fill="{colour}">{number}</text>"#,
            if line.is_some() { 94.0 } else { 118.0 },
            y + 12.0,
        );
    }
    drawing
}

/// A star with five points.
fn star(x: f32, y: f32, radius: f32) -> String {
    let mut d = String::new();
    for at in 0..10_u8 {
        let r = if at % 2 == 0 { radius } else { 0.45 * radius };
        let turn = f32::from(at) * std::f32::consts::PI / 5.0;
        let (sin, cos) = turn.sin_cos();
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{letter}{} {}", x + r * sin, y - r * cos);
    }
    d.push('Z');
    d
}

/// The paw on the back of a card, in a round field.
pub(super) const PAW: &str = r##"<g transform="translate(95 133)"><circle r="42" fill="#8C2F1B" stroke="#F3E6C4" stroke-width="3"/><g fill="#F3E6C4"><ellipse cx="-23" cy="-4" rx="7" ry="9.5" transform="rotate(-24 -23 -4)"/><ellipse cx="-9" cy="-18" rx="7" ry="10"/><ellipse cx="9" cy="-18" rx="7" ry="10"/><ellipse cx="23" cy="-4" rx="7" ry="9.5" transform="rotate(24 23 -4)"/><path d="M0 -3C10 -3 12 5 18 11C24 18 18 26 9 24C3 22.5 -3 22.5 -9 24C-18 26 -24 18 -18 11C-12 5 -10 -3 0 -3Z"/></g></g>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_says_below_its_letter_what_it_does() {
        let sign = |letter: char| {
            let sign = sign_of(letter, ink_of(letter));
            printed(Face(letter)).ends_with(&sign).then_some(sign)
        };
        let signs: Vec<Option<String>> = "A23456789TJQK".chars().map(sign).collect();
        assert_eq!(signs.iter().flatten().count(), 13, "{signs:?}");
        let same = |one: char, other: char| sign(one) == sign(other);
        assert!(same('2', '9') && !same('2', '4') && !same('7', 'J') && !same('2', 'Q'));
    }

    #[test]
    fn who_has_no_number_is_drawn_and_no_two_alike() {
        let drawn: Vec<&str> = "AKQJX".chars().filter_map(art_of).collect();
        assert_eq!(drawn.len(), 5);
        for (at, art) in drawn.iter().enumerate() {
            assert!(inside(art).contains("<path") && !inside(art).contains("svg"));
            assert!(
                "AKQJX"
                    .chars()
                    .any(|letter| printed(Face(letter)).contains(inside(art)))
            );
            assert!(!drawn[..at].contains(art));
        }
        assert!("23456789T".chars().all(|letter| art_of(letter).is_none()));
    }
}
