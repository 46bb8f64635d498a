//! The board on the screen, with who sits there and what may be chosen beside it, or below where it is too wide. It fits a
//! terminal of 80 by 24 signs, and lines break between words; where no terminal reads, nothing is broken.

use std::io::{IsTerminal as _, Write as _, stdout};

use anstream::adapter::strip_str;

use super::{
    Front, Trouble,
    ask::{Offer, list},
    board::paint,
};
use crate::rules::{Message, Seat};

/// What stands beside a board has at least so many columns.
const PANEL: usize = 30;
/// So many columns stay free between a board and the panel.
const GAP: usize = 3;

/// How many columns what is shown may have: those of the terminal; none where no person sees it.
pub(super) fn width() -> Option<usize> {
    let is_seen = stdout().is_terminal();
    let size = terminal_size::terminal_size().filter(|_| is_seen);
    size.map(|(width, _)| usize::from(width.0).max(PANEL))
}

/// The lines of a text, broken between words; a line that goes on begins as far in as it did.
pub(super) fn wrapped(text: &str, width: Option<usize>) -> Vec<String> {
    let Some(width) = width else {
        return text.lines().map(str::to_owned).collect();
    };
    text.lines().flat_map(|line| broken(line, width)).collect()
}

fn broken(line: &str, width: usize) -> Vec<String> {
    let count = |text: &str| text.chars().count();
    if count(line) <= width {
        return vec![line.to_owned()];
    }
    let body = line.trim_start_matches(' ');
    let indent = " ".repeat(line.len() - body.len());
    let (mut lines, mut last) = (Vec::new(), indent.clone());
    for (at, word) in body.split(' ').enumerate() {
        if at > 0 && !word.is_empty() && count(&last) + 1 + count(word) > width {
            lines.push(last.trim_end().to_owned());
            last = format!("{indent}{word}");
        } else {
            last.push_str(if at > 0 { " " } else { "" });
            last.push_str(word);
        }
    }
    lines.push(last);
    lines
}

/// Each painted row with blanks as far as the panel, and the line beside it; none where the panel does not fit there.
fn beside(painted: &str, panel: &str, width: usize) -> Option<Vec<(String, String)>> {
    let columns = |row: &str| strip_str(row).to_string().chars().count();
    let rows: Vec<&str> = painted.split('\n').collect();
    let begin = GAP + rows.iter().map(|row| columns(row)).max()?;
    let room = width.checked_sub(begin).filter(|&room| room >= PANEL)?;
    let panel = wrapped(panel, Some(room));
    let lines = (0..rows.len().max(panel.len())).map(|at| {
        let (row, line) = (rows.get(at).copied().unwrap_or_default(), panel.get(at));
        match line.filter(|line| !line.is_empty()) {
            Some(line) => (format!("{row}{}", " ".repeat(begin - columns(row))), line.clone()),
            None => (row.to_owned(), String::new()),
        }
    });
    Some(lines.collect())
}

impl Front {
    /// Shows the board to nobody in particular.
    pub(super) fn show(&mut self) -> Result<(), Trouble> {
        let (seat, offers) = (None, Vec::new());
        self.lay_out(seat, &offers)
    }

    /// Shows the board to a person who is to choose, with the choices.
    pub(super) fn show_for(&mut self, seat: Seat, offers: &[Offer]) -> Result<(), Trouble> {
        if self.line.quiet {
            return Ok(());
        }
        self.lay_out(Some(seat), offers)
    }

    fn lay_out(&mut self, seat: Option<Seat>, offers: &[Offer]) -> Result<(), Trouble> {
        let (board, entry) = (self.game.board(), self.game.setup().entry);
        let labels = offers
            .iter()
            .enumerate()
            .filter_map(|(at, offer)| offer.label(at + 1));
        let drawn = entry.labelled(board, &labels.collect());
        let legend: Vec<String> = board.seats().iter().map(|seat| self.legend(seat)).collect();
        let mut own = Vec::new();
        if let Some(seat) = seat {
            let told = entry.hand(board, seat).into_iter().chain(entry.planned(board));
            own.extend(told.map(|message| self.sentence(&message)));
        }
        let listed = match offers.len() {
            0..=super::MOST_UNASKED => list(offers),
            _ => Vec::new(),
        };
        let Some(drawn) = drawn else {
            let plain = self.plain();
            return self.write(&[vec![plain], legend, own, listed].concat().join("\n"));
        };
        let painted = paint(&drawn, &self.colours());
        let lines = |indent: &str| {
            let own = own.iter().map(|line| format!("{indent}{line}"));
            own.collect::<Vec<String>>()
        };
        let panel = [legend.clone(), vec![String::new()], lines(""), listed.clone()].concat();
        if let Some(lines) = width().and_then(|width| beside(&painted, &panel.join("\n"), width)) {
            for (row, line) in lines {
                self.out.paint(&row)?;
                writeln!(self.out, "{line}")?;
            }
            return Ok(());
        }
        self.out.paint(&painted)?;
        self.write(&format!("\n  {}", legend.join("\n  ")))?;
        self.write(&[lines("  "), listed].concat().join("\n"))
    }

    /// Which sign of the picture is whose, who that is, and what else is to be known of the seat.
    fn legend(&self, seat: Seat) -> String {
        let setup = self.game.setup();
        let message = Message::new("text-legend")
            .with("letter", setup.entry.signs(&setup.config, seat))
            .with("seat", seat)
            .with("sitter", self.game.sitter(seat).to_string());
        let told = self.sentence(&message);
        match setup.entry.remark(self.game.board(), seat) {
            Some(remark) => format!("{told}, {}", self.sentence(&remark)),
            None => told,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_keep_their_indent() {
        let text = "  1  from P5 to P12, strikes Red\nshort";
        let broken = ["  1  from P5 to P12,", "  strikes Red", "short"];
        assert_eq!(wrapped(text, Some(22)), broken);
        assert_eq!(wrapped(text, None), text.lines().collect::<Vec<_>>());
        assert_eq!(wrapped("unbreakablelongword", Some(5)), ["unbreakablelongword"]);
        assert_eq!(wrapped("a\n\nb", Some(5)), ["a", "", "b"]);
    }

    #[test]
    fn a_panel_stands_beside_a_board_where_it_fits_and_no_row_is_lost() {
        let painted = " o \u{1b}[1mo\u{1b}[0m\n o";
        let lines = beside(painted, "one two three four five six\n\nlast", 37).expect("it fits");
        let lines: Vec<String> = lines.into_iter().map(|(row, line)| row + &line).collect();
        let first = " o \u{1b}[1mo\u{1b}[0m   one two three four five six";
        assert_eq!(lines, [first, " o", "       last"]);
        assert_eq!(beside(painted, "one", 20), None);
    }
}
