//! The texts of Mens erger je niet.
//!
//! A spot is a layer and an absolute number: `B34` begin, `E5` the ring, `H1` home. A move is
//! `E11-E14`; its first half is enough. A position is the pawns of all seats and what is waited for:
//! `B34,B34,E14,E17/B4,B4,B4,E11/B14,E33,E38,E39/B24,E28,E35,H30 1:3`, then, where they are not 0,
//! `sixes=`, `tries=` and the seats that are home in their order, `home=2,0`.

use std::num::NonZeroU8;

use super::{
    Mejn,
    position::{Choice, Outcome, Phase, Position},
};
use crate::rules::{
    Game, Message, Notation, Numbered, Seat, SeatSet, TextFault,
    track::{Spot, Step},
};

fn fault(at: usize, key: &str, text: &str) -> TextFault {
    TextFault::new(at, Message::new(key).with("text", text))
}

/// Reads digits only: no sign, at most three of them.
fn small_number(text: &str) -> Option<u8> {
    let plain = (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// The parts of a text between separators, each with the byte at which it begins.
fn parts<'a>(text: &'a str, at: usize, separator: char) -> impl Iterator<Item = (usize, &'a str)> {
    let start = text.as_ptr() as usize;
    text.split(separator).map(move |part| (at + (part.as_ptr() as usize - start), part))
}

impl Mejn {
    /// The number of a seat's begin: the spot that lies F before its start.
    fn begin_number(&self, seat: Seat) -> u8 {
        let (start, ring) = (i16::from(self.track.start(seat)), i16::from(self.track.ring()));
        (start - i16::from(self.config.faces)).rem_euclid(ring) as u8
    }

    /// The text of a spot: layer and absolute number.
    #[must_use]
    pub fn write_spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Yard(seat) => format!("B{}", self.begin_number(seat)),
            Spot::Ring(number) => format!("E{number}"),
            Spot::Home(seat, lane) => format!("H{}", self.track.start(seat) + lane),
        }
    }

    /// Reads a spot; `None` when the board has none of that name. A begin of two seats is that of `seat`.
    #[must_use]
    pub fn read_spot(&self, seat: Seat, text: &str) -> Option<Spot> {
        let layer = text.chars().next()?;
        let number = small_number(&text[layer.len_utf8()..])?;
        match layer.to_ascii_uppercase() {
            'B' => (self.begin_number(seat) == number).then_some(Spot::Yard(seat)),
            'E' => (number < self.track.ring()).then_some(Spot::Ring(number)),
            'H' => {
                let lane = number.checked_sub(self.track.start(seat))?;
                (lane < self.track.lane()).then_some(Spot::Home(seat, lane))
            }
            _ => None,
        }
    }

    fn place(&self, seat: Seat, spot: Spot) -> Option<u8> {
        match spot {
            Spot::Yard(owner) => (owner == seat).then_some(0),
            _ => self.track.step(seat, spot).map(|step| step.0 + 1),
        }
    }

    fn spot_of_place(&self, seat: Seat, place: u8) -> Spot {
        match place.checked_sub(1) {
            None => Spot::Yard(seat),
            Some(step) => self.track.spot(seat, Step(step)),
        }
    }

    /// The spots of a seat's pawns: begin, ring by number, home.
    #[must_use]
    pub fn spots(&self, position: &Position, seat: Seat) -> Vec<Spot> {
        let own = position.pawns[seat.index()];
        let out = super::moves::bits(own).map(|place| self.spot_of_place(seat, place));
        let begin = usize::from(self.in_begin(own));
        let mut spots: Vec<Spot> = std::iter::repeat_n(Spot::Yard(seat), begin).chain(out).collect();
        spots.sort();
        spots
    }

    fn read_pawns(&self, at: usize, text: &str) -> Result<Position, TextFault> {
        let mut position = self.start();
        let mut seats = 0;
        for (at, side) in parts(text, at, '/') {
            if seats == usize::from(self.config.seats) {
                return Err(fault(at, "mejn-text-seats", side));
            }
            let seat = Seat::new(seats);
            seats += 1;
            if self.seats.contains(seat) {
                self.read_side(&mut position, seat, at, side)?;
            } else if side != "-" {
                return Err(fault(at, "mejn-text-empty-seat", side));
            }
        }
        if seats < usize::from(self.config.seats) {
            return Err(fault(at + text.len(), "mejn-text-seats", text));
        }
        Ok(position)
    }

    fn read_side(
        &self,
        position: &mut Position,
        seat: Seat,
        at: usize,
        side: &str,
    ) -> Result<(), TextFault> {
        let mut pawns = 0;
        for (at, name) in parts(side, at, ',') {
            let spot = self.read_spot(seat, name).ok_or_else(|| fault(at, "mejn-text-spot", name))?;
            let place = self.place(seat, spot).ok_or_else(|| fault(at, "mejn-text-spot", name))?;
            pawns += 1;
            if place == 0 {
                continue;
            }
            let own = &mut position.pawns[seat.index()];
            let mut taken = *own >> place & 1 == 1;
            *own |= 1 << place;
            if let Spot::Ring(number) = spot {
                taken |= position.ring >> number & 1 == 1;
                position.ring |= 1 << number;
            }
            if taken {
                return Err(fault(at, "mejn-text-taken", name));
            }
        }
        if pawns != usize::from(self.config.pawns) {
            return Err(fault(at, "mejn-text-pawns", side));
        }
        Ok(())
    }

    fn read_seats(&self, at: usize, text: &str) -> Result<Vec<Seat>, TextFault> {
        let mut seats = Vec::new();
        for (at, part) in parts(text, at, ',') {
            let seat = self.read_seat(at, part)?;
            if seats.contains(&seat) {
                return Err(fault(at, "mejn-text-seat", part));
            }
            seats.push(seat);
        }
        Ok(seats)
    }

    fn read_seat(&self, at: usize, text: &str) -> Result<Seat, TextFault> {
        small_number(text)
            .map(usize::from)
            .filter(|&seat| seat < Seat::MOST)
            .map(Seat::new)
            .filter(|&seat| self.seats.contains(seat))
            .ok_or_else(|| fault(at, "mejn-text-seat", text))
    }

    fn read_face(&self, at: usize, text: &str) -> Result<NonZeroU8, TextFault> {
        small_number(text)
            .and_then(NonZeroU8::new)
            .filter(|face| face.get() <= self.config.faces)
            .ok_or_else(|| fault(at, "mejn-text-face", text))
    }

    /// Reads what is waited for: `draw`, `contest`, `1?` to roll, `1:3` to move, `over`.
    fn read_phase(
        &self,
        position: &mut Position,
        at: usize,
        text: &str,
    ) -> Result<(), TextFault> {
        let unknown = || fault(at, "mejn-text-phase", text);
        position.phase = if text == "draw" {
            Phase::Draw
        } else if text == "over" {
            Phase::Over
        } else if let Some(seat) = text.strip_suffix('?') {
            position.seat = self.read_seat(at, seat)?;
            Phase::Roll
        } else if let Some(seat) = text.strip_suffix('!') {
            position.seat = self.read_seat(at, seat)?;
            Phase::Contest { waiting: SeatSet::EMPTY, leaders: SeatSet::EMPTY, best: 0 }
        } else {
            let (seat, face) = text.split_once(':').ok_or_else(unknown)?;
            position.seat = self.read_seat(at, seat)?;
            Phase::Move(self.read_face(at + seat.len() + 1, face)?)
        };
        Ok(())
    }

    fn read_field(
        &self,
        position: &mut Position,
        at: usize,
        field: &str,
    ) -> Result<(), TextFault> {
        let unknown = || fault(at, "mejn-text-field", field);
        let (name, value) = field.split_once('=').ok_or_else(unknown)?;
        let at = at + name.len() + 1;
        let number = || small_number(value).ok_or_else(|| fault(at, "mejn-text-number", value));
        match (name, &mut position.phase) {
            ("sixes", Phase::Roll | Phase::Move(_)) => position.sixes = number()?,
            ("tries", Phase::Roll | Phase::Move(_)) if number()? <= 3 => position.tries = number()?,
            ("best", Phase::Contest { best, .. }) if number()? <= self.config.faces => *best = number()?,
            ("waiting", Phase::Contest { waiting, .. }) => {
                *waiting = self.read_seats(at, value)?.into_iter().collect();
            }
            ("leaders", Phase::Contest { leaders, .. }) => {
                *leaders = self.read_seats(at, value)?.into_iter().collect();
            }
            ("home", _) => {
                for (done, seat) in self.read_seats(at, value)?.into_iter().enumerate() {
                    position.places[seat.index()] = done as u8 + 1;
                    position.active = position.active.without(seat);
                }
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// What must hold between the parts of a position that was read.
    fn check_read(&self, position: &mut Position, end: usize) -> Result<(), TextFault> {
        let wrong = |key| Err(TextFault::new(end, Message::new(key)));
        for seat in self.seats.iter() {
            let home = position.pawns[seat.index()] & self.home_places == self.home_places;
            if home == position.active.contains(seat) {
                return wrong("mejn-text-home");
            }
        }
        let home = self.seats.len() - position.active.len();
        let over = home > 0 && self.is_decided(position.active);
        if over != (position.phase == Phase::Over) {
            return wrong("mejn-text-over");
        }
        if over {
            for left in position.active.iter() {
                position.places[left.index()] = home as u8 + 1;
            }
            position.active = SeatSet::EMPTY;
            return Ok(());
        }
        match position.phase {
            Phase::Contest { waiting, .. } if waiting.iter().next() != Some(position.seat) => {
                wrong("mejn-text-contest")
            }
            Phase::Roll | Phase::Move(_) if !position.active.contains(position.seat) => {
                wrong("mejn-text-turn")
            }
            Phase::Move(roll) => {
                position.moves = self.movable(position, position.seat, roll);
                if position.moves == 0 { wrong("mejn-text-no-move") } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }
}

fn list(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

impl Notation for Mejn {
    fn write_position(&self, position: &Position) -> String {
        let side = |seat: Seat| {
            if !self.seats.contains(seat) {
                return "-".to_owned();
            }
            let spots = self.spots(position, seat);
            spots.into_iter().map(|spot| self.write_spot(spot)).collect::<Vec<_>>().join(",")
        };
        let sides: Vec<String> = (0..usize::from(self.config.seats)).map(Seat::new).map(side).collect();
        let seat = position.seat;
        let mut text = sides.join("/");
        text += &match position.phase {
            Phase::Draw => " draw".to_owned(),
            Phase::Contest { waiting, leaders, best } => {
                let mut contest = format!(" {seat}! waiting={}", list(waiting.iter()));
                if !leaders.is_empty() {
                    contest += &format!(" leaders={} best={best}", list(leaders.iter()));
                }
                contest
            }
            Phase::Roll => format!(" {seat}?"),
            Phase::Move(roll) => format!(" {seat}:{roll}"),
            Phase::Over => " over".to_owned(),
        };
        for (name, value) in [("sixes", position.sixes), ("tries", position.tries)] {
            if value > 0 && position.phase != Phase::Over {
                text += &format!(" {name}={value}");
            }
        }
        let is_home = |seat: &Seat| {
            position.pawns[seat.index()] & self.home_places == self.home_places
        };
        let mut home: Vec<Seat> = self.seats.iter().filter(is_home).collect();
        home.sort_by_key(|seat| position.places[seat.index()]);
        if !home.is_empty() {
            text += &format!(" home={}", list(home.into_iter()));
        }
        text
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        let mut fields = parts(text, 0, ' ').filter(|(_, field)| !field.is_empty());
        let (at, pawns) = fields.next().unwrap_or((0, ""));
        let mut position = self.read_pawns(at, pawns)?;
        let (at, phase) = fields.next().unwrap_or((text.len(), ""));
        position.seat = self.start().seat;
        self.read_phase(&mut position, at, phase)?;
        for (at, field) in fields {
            self.read_field(&mut position, at, field)?;
        }
        self.check_read(&mut position, text.len())?;
        Ok(position)
    }

    fn write_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::First(seat) => format!("first={seat}"),
            Outcome::Roll(face) => face.to_string(),
        }
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, TextFault> {
        match text.strip_prefix("first=") {
            Some(seat) => self.read_seat("first=".len(), seat).map(Outcome::First),
            None => self.read_face(0, text).map(Outcome::Roll),
        }
    }

    fn write_choice(&self, position: &Position, seat: Seat, choice: Choice) -> String {
        let from = self.write_spot(self.spot_of_place(seat, choice.number()));
        match position.phase {
            Phase::Move(roll) if Self::target(choice, roll) <= self.track.way() => {
                let target = self.spot_of_place(seat, Self::target(choice, roll));
                format!("{from}-{}", self.write_spot(target))
            }
            _ => from,
        }
    }

    fn read_choice(
        &self,
        position: &Position,
        seat: Seat,
        text: &str,
    ) -> Result<Choice, TextFault> {
        let (from, to) = match text.split_once('-') {
            Some((from, to)) => (from, Some(to)),
            None => (text, None),
        };
        let choice = self
            .read_spot(seat, from)
            .and_then(|spot| self.place(seat, spot))
            .filter(|&place| place < self.track.way())
            .map(Choice::from_number)
            .ok_or_else(|| fault(0, "mejn-text-from", from))?;
        let Some(to) = to else { return Ok(choice) };
        let at = from.len() + 1;
        let spot = self.read_spot(seat, to).ok_or_else(|| fault(at, "mejn-text-spot", to))?;
        match position.phase {
            Phase::Move(roll) if self.place(seat, spot) != Some(Self::target(choice, roll)) => {
                let message = Message::new("mejn-text-to").with("text", to).with("roll", i64::from(roll.get()));
                Err(TextFault::new(at, message))
            }
            _ => Ok(choice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ChoiceSet, Silent, mejn::Config};

    /// What `seat`-by-text may do in a drawn position of the default board.
    #[track_caller]
    fn check(position: &str, expected: &[&str]) {
        check_with(&Config::default(), position, expected);
    }

    #[track_caller]
    fn check_with(config: &Config, text: &str, expected: &[&str]) {
        let game = Mejn::new(config).expect("a valid configuration");
        // `?3` at the end of the turn rolls a 3 in the position before it.
        let (before, roll) = text.rsplit_once(" rolls ").expect("position and roll");
        let mut position = game.read_position(before).expect("a valid position");
        let seat = position.seat;
        let outcome = game.read_outcome(roll).expect("a face");
        game.settle(&mut position, &outcome, &mut Silent).expect("a possible roll");
        let found: Vec<String> = game
            .choices(&position, seat)
            .iter()
            .map(|choice| game.write_choice(&position, seat, choice))
            .collect();
        assert_eq!(found, expected);
    }

    const AWAY: &str = "B4,B4,B4,B4/B14,B14,B14,B14/B24,B24,B24,B24";

    #[test]
    fn a_six_must_bring_a_pawn_in_before_anything_else() {
        check(&format!("B34,B34,E7,E31/{AWAY} 0? rolls 6"), &["B34-E0"]);
        check(&format!("B34,B34,E7,E31/{AWAY} 0? rolls 5"), &["E7-E12", "E31-E36"]);
    }

    #[test]
    fn a_pawn_on_the_start_leaves_it_with_whatever_was_rolled() {
        check(&format!("B34,E0,E7,E31/{AWAY} 0? rolls 6"), &["E0-E6"]);
        check(&format!("E0,E3,E7,E31/{AWAY} 0? rolls 3"), &["E0-E3"]);
    }

    #[test]
    fn an_own_pawn_closes_the_target_but_not_to_the_pawn_on_the_start() {
        check(&format!("B34,B34,E7,E10/{AWAY} 0? rolls 3"), &["E10-E13"]);
        let closed = Config { start_strikes_own: false, ..Config::default() };
        check_with(&closed, &format!("B34,E0,E3,E31/{AWAY} 0? rolls 3"), &["E3-E6", "E31-E34"]);
    }

    #[test]
    fn home_is_entered_exactly_and_may_be_jumped_in_unless_forbidden() {
        check(&format!("B34,E38,H0,H3/{AWAY} 0? rolls 3"), &["E38-H1"]);
        let no_jump = Config { home_no_jumping: true, ..Config::default() };
        check_with(&no_jump, &format!("B34,E38,E5,H0/{AWAY} 0? rolls 3"), &["E5-E8"]);
        check(&format!("B34,E38,E5,H0/{AWAY} 0? rolls 3"), &["E5-E8", "E38-H1"]);
    }

    #[test]
    fn striking_is_compulsory_only_where_the_house_says_so() {
        let side = "B34,B34,E7,E9/B4,B4,B4,E12/B14,B14,B14,B14/B24,B24,B24,B24 0? rolls 5";
        check(side, &["E7-E12", "E9-E14"]);
        let compulsory = Config { strike_is_compulsory: true, ..Config::default() };
        check_with(&compulsory, side, &["E7-E12"]);
    }

    #[test]
    fn a_text_that_makes_no_sense_is_refused_where_it_goes_wrong() {
        let game = Mejn::new(&Config::default()).expect("the default configuration");
        let refused = |text: &str| {
            let fault = game.read_position(text).expect_err("a refusal");
            (fault.at, fault.message.key)
        };
        assert_eq!(refused(""), (0, "mejn-text-spot".to_owned()));
        assert_eq!(refused("B34,B34,E7,E40/x"), (11, "mejn-text-spot".to_owned()));
        assert_eq!(refused(&format!("B34,B34,E7,E7/{AWAY} 0?")), (11, "mejn-text-taken".to_owned()));
        assert_eq!(refused(&format!("B34,E7,E8/{AWAY} 0?")), (0, "mejn-text-pawns".to_owned()));
        assert_eq!(refused(&format!("B34,B34,B34,B34/{AWAY} 9?")).1, "mejn-text-seat");
        assert_eq!(refused(&format!("H0,H1,H2,H3/{AWAY} 1?")).1, "mejn-text-home");
        assert_eq!(refused(&format!("B34,B34,B34,B34/{AWAY} 0:3")).1, "mejn-text-no-move");
    }
}
