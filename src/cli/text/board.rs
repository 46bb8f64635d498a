//! The picture of a board on a terminal, in the colours of the terminal; without one the letters are enough.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::{
    catalogue::{Ink, Picture},
    rules::Seat,
};

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
