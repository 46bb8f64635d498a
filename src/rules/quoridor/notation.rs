//! The texts of Quoridor: the standard notation, and positions as named parts.
//!
//! A choice is the square to which the pawn goes, `e2`, or a fence, `e3h`. A position is
//! `pawns=e2,e9 left=10,9 fences=e3h next=1`, with `plies=` where the house bounds them; a game that is over has
//! `next=over`. Its fences are written horizontal ones first, or `-` where there are none.

use super::{Choice, Event, Fence, Position, Quoridor, Square, position::Fences};
use crate::rules::{Game, Message, Notation, Seat, TextFault, Turn, notation::read_trimmed};

fn fault(at: usize, key: &str, text: &str) -> TextFault {
    TextFault::new(at, Message::new(key).with("text", text))
}

/// The parts of a text between commas, each with the byte at which it begins.
fn parts(text: &str, at: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut next = at;
    text.split(',').map(move |part| {
        let at = next;
        next += part.len() + 1;
        (at, part)
    })
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(",")
    }
}

impl Quoridor {
    /// Reads a square or a fence of this board.
    fn read_action(&self, at: usize, text: &str) -> Result<Choice, TextFault> {
        let refused = |key| {
            let last = |columns: u8, rows: u8| {
                Square::new(columns - 1, rows - 1).map_or_else(String::new, |it| it.to_string())
            };
            let message = Message::new(key)
                .with("text", text)
                .with("square", last(self.field.columns, self.field.rows))
                .with("fence", last(self.field.columns - 1, self.field.rows - 1));
            Err(TextFault::new(at, message))
        };
        if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
            return refused("quoridor-text-capitals");
        }
        let is_fence = text.len() == 3 && text.ends_with(['h', 'v']);
        let (&[column, row], lie) = (match text.as_bytes() {
            [square @ .., _] if is_fence => (square, true),
            all => (all, false),
        }) else {
            return refused("quoridor-text-unread");
        };
        if !column.is_ascii_lowercase() || !row.is_ascii_digit() {
            return refused("quoridor-text-unread");
        }
        let square = Square::new(column - b'a', row.wrapping_sub(b'1'));
        let Some(square) = square.filter(|&square| self.field.contains(square)) else {
            return refused("quoridor-text-off-board");
        };
        if !lie {
            return Ok(Choice::Step(square));
        }
        let fence = Fence::try_from(text.to_owned()).ok();
        match fence.filter(|fence| self.field.posts & fence.bit() != 0) {
            Some(fence) => Ok(Choice::Fence(fence)),
            None => refused("quoridor-text-fence-off-board"),
        }
    }

    fn read_pawns(&self, position: &mut Position, at: usize, text: &str) -> Result<(), TextFault> {
        let mut seats = self.seats.iter();
        for (at, part) in parts(text, at) {
            let seat = seats
                .next()
                .ok_or_else(|| fault(at, "quoridor-text-pawns", text))?;
            let Choice::Step(square) = self.read_action(at, part)? else {
                return Err(fault(at, "quoridor-text-pawns", text));
            };
            if self
                .seats
                .iter()
                .take(seat.index())
                .any(|other| position.pawns[other.index()] == square)
            {
                return Err(fault(at, "quoridor-text-taken", part));
            }
            position.pawns[seat.index()] = square;
        }
        match seats.next() {
            None => Ok(()),
            Some(_) => Err(fault(at, "quoridor-text-pawns", text)),
        }
    }

    fn read_left(&self, position: &mut Position, at: usize, text: &str) -> Result<(), TextFault> {
        let mut seats = self.seats.iter();
        for (at, part) in parts(text, at) {
            let number = small_number(part).filter(|&number| number <= u16::from(self.config.fences));
            let (Some(seat), Some(number)) = (seats.next(), number) else {
                return Err(fault(at, "quoridor-text-left", text));
            };
            position.left[seat.index()] = number as u8;
        }
        match seats.next() {
            None => Ok(()),
            Some(_) => Err(fault(at, "quoridor-text-left", text)),
        }
    }

    fn read_fences(&self, position: &mut Position, at: usize, text: &str) -> Result<(), TextFault> {
        if text == "-" {
            return Ok(());
        }
        for (at, part) in parts(text, at) {
            let Choice::Fence(fence) = self.read_action(at, part)? else {
                return Err(fault(at, "quoridor-text-fence", part));
            };
            if self
                .fitting(position.fences)
                .and(Fences::default().with(fence))
                .is_empty()
            {
                return Err(fault(at, "quoridor-text-lies-on", part));
            }
            position.fences = position.fences.with(fence);
        }
        Ok(())
    }

    fn read_next(&self, position: &mut Position, at: usize, text: &str) -> Result<(), TextFault> {
        if text == "over" {
            position.is_over = true;
            let winner = |&seat: &Seat| self.is_goal(seat, position.pawns[seat.index()]);
            position.seat = self.seats.iter().find(winner).unwrap_or(Seat::new(0));
            return Ok(());
        }
        let seat =
            small_number(text).and_then(|seat| self.seats.iter().find(|it| it.index() == usize::from(seat)));
        position.seat = seat.ok_or_else(|| fault(at, "quoridor-text-next", text))?;
        Ok(())
    }

    /// Whether the parts of a position fit together: as many fences stand as are gone, every pawn has a way, who is
    /// next can do something, and the game is over exactly when somebody has reached a goal or the plies are at their
    /// bound.
    pub(super) fn is_sound(&self, position: &Position) -> bool {
        self.misfit(position).is_none()
    }

    /// The key of what is wrong with a position whose pawns, fences and numbers are each possible.
    fn misfit(&self, position: &Position) -> Option<&'static str> {
        let at_goal = |&seat: &Seat| self.is_goal(seat, position.pawns[seat.index()]);
        let mut fences = Fences::default();
        for fence in position.fences.iter() {
            if self.fitting(fences).and(Fences::default().with(fence)).is_empty() {
                return Some("quoridor-text-lies-on");
            }
            fences = fences.with(fence);
        }
        let gone: u32 = self
            .seats
            .iter()
            .map(|seat| u32::from(self.config.fences - position.left(seat)))
            .sum();
        if gone != position.fences.len() {
            return Some("quoridor-text-count");
        }
        let shut = |seat: Seat| self.distance(position, seat, None).is_none();
        if self.seats.iter().any(shut) {
            return Some("quoridor-text-no-way");
        }
        let arrived = self.seats.iter().filter(at_goal).count();
        let at_bound = self.bound > 0 && position.plies == self.bound;
        let seat_fits = match (position.is_over, arrived) {
            (true, 1) => at_goal(&position.seat),
            (true, 0) => at_bound && position.seat == Seat::new(0),
            (false, 0) => !at_bound,
            _ => false,
        };
        if !seat_fits || position.plies > self.bound {
            return Some("quoridor-text-over");
        }
        let stuck = !position.is_over && !self.can_act(position, position.seat);
        stuck.then_some("quoridor-text-stuck")
    }
}

/// Reads digits only: no sign, at most four of them.
fn small_number(text: &str) -> Option<u16> {
    let plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl Notation for Quoridor {
    fn write_position(&self, position: &Position) -> String {
        let pawns = list(self.seats.iter().map(|seat| position.pawns[seat.index()]));
        let left = list(self.seats.iter().map(|seat| position.left(seat)));
        let next = match self.turn(position) {
            Turn::Seat(seat) => seat.to_string(),
            _ => "over".to_owned(),
        };
        let fences = list(position.fences());
        let plies = if self.bound > 0 {
            format!(" plies={}", position.plies)
        } else {
            String::new()
        };
        format!("pawns={pawns} left={left} fences={fences} next={next}{plies}")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        let mut position = self.start();
        let mut wanted = ["pawns", "left", "fences", "next", "plies"].as_slice();
        if self.bound == 0 {
            wanted = &wanted[..4];
        }
        let mut at = 0;
        for word in text.split(' ') {
            let start = at;
            at += word.len() + 1;
            if word.is_empty() {
                continue;
            }
            let (&name, rest) = wanted
                .split_first()
                .ok_or_else(|| fault(start, "quoridor-text-part", word))?;
            let value = word.strip_prefix(name).and_then(|value| value.strip_prefix('='));
            let value = value.ok_or_else(|| fault(start, "quoridor-text-part", word))?;
            let inner = start + name.len() + 1;
            match name {
                "pawns" => self.read_pawns(&mut position, inner, value)?,
                "left" => self.read_left(&mut position, inner, value)?,
                "fences" => self.read_fences(&mut position, inner, value)?,
                "next" => self.read_next(&mut position, inner, value)?,
                _ => {
                    let plies =
                        small_number(value).ok_or_else(|| fault(inner, "quoridor-text-plies", value))?;
                    position.plies = plies;
                }
            }
            wanted = rest;
        }
        if let Some(&missing) = wanted.first() {
            return Err(fault(text.len(), "quoridor-text-missing", missing));
        }
        match self.misfit(&position) {
            Some(key) => Err(fault(text.len(), key, text)),
            None => Ok(position),
        }
    }

    /// Where plies are counted, a game begins with none that are not told.
    fn read_start(&self, text: &str) -> Result<Position, TextFault> {
        if self.bound > 0 && !text.contains("plies=") {
            return self.read_position(&format!("{} plies=0", text.trim()));
        }
        read_trimmed(self, text)
    }

    fn write_outcome(&self, outcome: &Self::Outcome) -> String {
        match *outcome {}
    }

    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, TextFault> {
        Err(fault(0, "quoridor-text-no-chance", text))
    }

    fn write_choice(&self, _position: &Position, _seat: Seat, choice: Choice) -> String {
        choice.to_string()
    }

    fn read_choice(&self, _position: &Position, _seat: Seat, text: &str) -> Result<Choice, TextFault> {
        self.read_action(0, text)
    }

    fn choice_form(&self, position: &Position, seat: Seat, choice: Choice) -> serde_json::Value {
        self.view(position, seat).form(choice)
    }

    fn read_view(&self, seat: Seat, numbers: &[i32]) -> Option<Position> {
        super::view::read(self, seat, numbers)
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        Some(event.message())
    }
}
