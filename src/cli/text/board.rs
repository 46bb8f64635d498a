//! The picture of a board on a terminal, in the colours of the terminal; without one the letters are enough. And what can be
//! chosen there, in columns.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::{
    catalogue::{Ink, Picture},
    rules::Seat,
};

/// So many choices stand below each other.
const ONE_COLUMN: usize = 12;
/// The columns of many choices fill so many characters.
const WIDTH: usize = 78;

/// The terminal's colour for a seat's colour; black is not seen on a dark terminal.
fn style(colour: &str) -> Style {
    let colour = match colour {
        "blue" => AnsiColor::BrightBlue,
        "yellow" => AnsiColor::Yellow,
        "green" => AnsiColor::Green,
        "red" => AnsiColor::Red,
        "violet" => AnsiColor::Magenta,
        _ => AnsiColor::Cyan,
    };
    colour.on_default()
}

/// A picture as text with the signs that colour a terminal.
pub(in crate::cli) fn paint(picture: &Picture, colours: &[&str; Seat::MOST]) -> String {
    let mut lines = Vec::new();
    for row in picture.rows() {
        let mut line = " ".to_owned();
        for (text, ink) in row {
            let style = match *ink {
                Ink::Plain => Style::new(),
                Ink::Faint => Style::new().dimmed(),
                Ink::Of(seat) => style(colours[seat.index()]),
                Ink::Pawn(seat) => style(colours[seat.index()]).bold().invert(),
            };
            // Writing to a string cannot fail.
            let _ = write!(line, "{style}{text}{style:#}");
        }
        lines.push(line.trim_end_matches(' ').to_owned());
    }
    lines.join("\n")
}

/// Choices with their numbers, each behind this mark. Many are set in columns that are read downwards.
pub(in crate::cli) fn columns(mark: &str, choices: Vec<&str>) -> Vec<String> {
    let longest = choices.iter().map(|text| text.chars().count()).max();
    let (digits, letters) = (choices.len().to_string().len(), longest.unwrap_or(0));
    let columns = match choices.len() {
        0..=ONE_COLUMN => 1,
        _ => (WIDTH / (digits + letters + 4)).max(1),
    };
    let rows = choices.len().div_ceil(columns);
    let line = |row: usize| {
        let mut line = String::new();
        for (index, text) in choices.iter().enumerate().skip(row).step_by(rows.max(1)) {
            let _ = write!(line, "  {mark}{:digits$}  {text:letters$}", index + 1);
        }
        line.trim_end().to_owned()
    };
    (0..rows).map(line).collect()
}
