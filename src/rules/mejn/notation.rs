//! The texts of Mens erger je niet.
//!
//! A spot is a layer and an absolute number: `B34` begin, `E5` the ring, `H1` home. A move is
//! `E11-E14`; its first half is enough. A position is the pawns of all seats and what is waited for:
//! `B34,B34,E14,E17/B4,B4,B4,E11/B14,E33,E38,E39/B24,E28,E35,H30 1:3`, then, where they are not 0,
//! `sixes=`, `tries=` and the seats that are home in their order, `home=2,0`.

use std::num::NonZeroU8;

use super::{
    Choice, Mejn, MejnView, Outcome, WhoBegins,
    moves::{BEGIN_BIT, bits},
    position::{BEGIN, Phase, Places, Position, START},
};
use crate::rules::{
    Message, Notation, Numbered, Seat, SeatSet, TextFault,
    notation::{fault, list, parts, small_number},
    race::Contest,
    track::{Spot, Step},
};

impl Mejn {
    /// The number of a seat's begin: the spot that lies F before its start.
    fn begin_number(&self, seat: Seat) -> u8 {
        let (start, faces) = (self.track.start(seat), self.config.faces);
        // The ring is longer than the die is high, since D > F.
        if start >= faces {
            start - faces
        } else {
            start + self.track.ring() - faces
        }
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
            Spot::Yard(owner) => (owner == seat).then_some(BEGIN),
            _ => self.track.step(seat, spot).map(|step| step.0 + START),
        }
    }

    fn spot_of_place(&self, seat: Seat, place: u8) -> Spot {
        match place.checked_sub(START) {
            None => Spot::Yard(seat),
            Some(step) => self.track.spot(seat, Step(step)),
        }
    }

    /// The spots of a seat's pawns: begin, ring by number, home.
    #[must_use]
    pub fn spots(&self, position: &Position, seat: Seat) -> Vec<Spot> {
        let own = position.pawns[seat.index()].word();
        let out = bits(own & !BEGIN_BIT).map(|place| self.spot_of_place(seat, place));
        let begin = usize::from(position.begin[seat.index()]);
        let mut spots: Vec<Spot> = std::iter::repeat_n(Spot::Yard(seat), begin).chain(out).collect();
        spots.sort();
        spots
    }

    fn read_pawns(&self, at: usize, text: &str) -> Result<Position, TextFault> {
        let mut position = self.blank(Phase::Draw);
        let mut seats = (0..usize::from(self.config.seats)).map(Seat::new);
        for (at, side) in parts(text, at, '/') {
            let seat = seats.next().ok_or_else(|| fault(at, "mejn-text-seats", side))?;
            if self.seats.contains(seat) {
                self.read_side(&mut position, seat, at, side)?;
            } else if side != "-" {
                return Err(fault(at, "mejn-text-empty-seat", side));
            }
        }
        if seats.next().is_some() {
            return Err(fault(at + text.len(), "mejn-text-seats", text));
        }
        Ok(position)
    }

    fn read_side(&self, position: &mut Position, seat: Seat, at: usize, side: &str) -> Result<(), TextFault> {
        let (mut pawns, mut begin, mut own) = (0_usize, 0, Places::default());
        for (at, name) in parts(side, at, ',') {
            let spot = self
                .read_spot(seat, name)
                .ok_or_else(|| fault(at, "mejn-text-spot", name))?;
            let place = self
                .place(seat, spot)
                .ok_or_else(|| fault(at, "mejn-text-spot", name))?;
            if place != BEGIN && own.contains(place) {
                return Err(fault(at, "mejn-text-taken", name));
            }
            own.insert(place);
            if let Spot::Ring(number) = spot {
                if position.ring.contains(number) {
                    return Err(fault(at, "mejn-text-taken", name));
                }
                position.ring.insert(number);
            }
            pawns += 1;
            if place == BEGIN {
                begin += 1;
            }
        }
        if pawns != usize::from(self.config.pawns) {
            return Err(fault(at, "mejn-text-pawns", side));
        }
        position.pawns[seat.index()] = own;
        position.begin[seat.index()] = begin;
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

    /// Reads what is waited for: `draw`, `1!` to roll for who begins, `1?` to roll, `1:3` to move, `over`.
    fn read_phase(&self, position: &mut Position, at: usize, text: &str) -> Result<(), TextFault> {
        let who = self.config.who_begins;
        position.phase = if text == "draw" && who == WhoBegins::Drawn {
            Phase::Draw
        } else if text == "over" {
            Phase::Over
        } else if let Some(seat) = text.strip_suffix('?') {
            position.seat = self.read_seat(at, seat)?;
            Phase::Roll
        } else if let (Some(seat), WhoBegins::Rolled) = (text.strip_suffix('!'), who) {
            position.seat = self.read_seat(at, seat)?;
            Phase::Contest
        } else if let Some((seat, face)) = text.split_once(':') {
            position.seat = self.read_seat(at, seat)?;
            position.roll = self.read_face(at + seat.len() + 1, face)?.get();
            Phase::Move
        } else {
            return Err(fault(at, "mejn-text-phase", text));
        };
        Ok(())
    }

    fn read_field(&self, position: &mut Position, at: usize, field: &str) -> Result<(), TextFault> {
        let unknown = || fault(at, "mejn-text-field", field);
        let (name, value) = field.split_once('=').ok_or_else(unknown)?;
        let at = at + name.len() + 1;
        let below = |bound: u8| {
            let number = small_number(value).filter(|number| (1..bound).contains(number));
            number.ok_or_else(|| fault(at, "mejn-text-number", value))
        };
        let limit = self.config.six_limit.unwrap_or(0);
        match (name, position.phase) {
            ("sixes", Phase::Roll | Phase::Move) => position.sixes = below(limit)?,
            ("tries", Phase::Roll) => position.tries = below(if self.config.three_tries { 4 } else { 0 })?,
            ("best", Phase::Contest) => position.contest.best = below(self.config.faces + 1)?,
            ("waiting", Phase::Contest) => {
                position.contest.waiting = self.read_seats(at, value)?.into_iter().collect();
            }
            ("leaders", Phase::Contest) => {
                position.contest.leaders = self.read_seats(at, value)?.into_iter().collect();
            }
            ("home", _) => {
                position.active = self.seats;
                for seat in self.read_seats(at, value)? {
                    position.places[seat.index()] = self.home_count(position.active) + 1;
                    position.active = position.active.without(seat);
                }
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// What must hold between the parts of a position that was read.
    fn check_read(&self, position: &mut Position, end: usize) -> Result<(), TextFault> {
        let demand = |holds, key| {
            if holds {
                Ok(())
            } else {
                Err(TextFault::new(end, Message::new(key)))
            }
        };
        let away: SeatSet = self
            .seats
            .iter()
            .filter(|&seat| !self.is_home(position, seat))
            .collect();
        demand(away == position.active, "mejn-text-home")?;
        let over = away != self.seats && self.is_decided(away);
        demand(over == (position.phase == Phase::Over), "mejn-text-over")?;
        let Contest {
            waiting,
            leaders,
            best,
        } = position.contest;
        match position.phase {
            Phase::Draw => {}
            Phase::Over => self.end(position),
            Phase::Contest => {
                let in_order = waiting.lowest() == Some(position.seat) && away == self.seats;
                let disjoint = leaders.iter().all(|seat| !waiting.contains(seat));
                demand(
                    in_order && disjoint && leaders.is_empty() == (best == 0),
                    "mejn-text-contest",
                )?;
            }
            Phase::Roll => {
                demand(away.contains(position.seat), "mejn-text-turn")?;
                let may_try = position.tries == 0 || self.needs_six(position, position.seat);
                demand(
                    may_try && (position.tries == 0 || position.sixes == 0),
                    "mejn-text-tries",
                )?;
            }
            Phase::Move => {
                demand(away.contains(position.seat), "mejn-text-turn")?;
                position.moves = self.movable(position, position.seat, position.roll);
                demand(position.moves != 0, "mejn-text-no-move")?;
            }
        }
        Ok(())
    }
}

impl Notation for Mejn {
    fn write_danger(&self, position: &Position, seat: Seat) -> Vec<(String, f64)> {
        let danger = self.danger(position, seat).into_iter();
        danger
            .map(|(spot, chance)| (self.write_spot(spot), chance))
            .collect()
    }

    fn choice_form(&self, position: &Position, seat: Seat, choice: Choice) -> serde_json::Value {
        MejnView::new(self, position, seat).form(choice)
    }

    fn read_view(&self, seat: Seat, numbers: &[i32]) -> Option<Position> {
        super::view::read(self, seat, numbers)
    }

    fn describe(&self, event: &super::Event) -> Option<Message> {
        self.event_message(event)
    }

    fn write_position(&self, position: &Position) -> String {
        let side = |seat: Seat| {
            if !self.seats.contains(seat) {
                return "-".to_owned();
            }
            let spots = self.spots(position, seat);
            spots
                .into_iter()
                .map(|spot| self.write_spot(spot))
                .collect::<Vec<_>>()
                .join(",")
        };
        let sides: Vec<String> = (0..usize::from(self.config.seats))
            .map(Seat::new)
            .map(side)
            .collect();
        let seat = position.seat;
        let phase = match position.phase {
            Phase::Draw => "draw".to_owned(),
            Phase::Contest => {
                let Contest {
                    waiting,
                    leaders,
                    best,
                } = position.contest;
                let leading = if leaders.is_empty() {
                    String::new()
                } else {
                    format!(" leaders={} best={best}", list(leaders.iter()))
                };
                format!("{seat}! waiting={}{leading}", list(waiting.iter()))
            }
            Phase::Roll => format!("{seat}?"),
            Phase::Move => format!("{seat}:{}", position.roll),
            Phase::Over => "over".to_owned(),
        };
        let mut words = vec![sides.join("/"), phase];
        for (name, value) in [("sixes", position.sixes), ("tries", position.tries)] {
            if value > 0 {
                words.push(format!("{name}={value}"));
            }
        }
        let mut home: Vec<Seat> = self
            .seats
            .iter()
            .filter(|&seat| self.is_home(position, seat))
            .collect();
        home.sort_by_key(|seat| position.places[seat.index()]);
        if !home.is_empty() {
            words.push(format!("home={}", list(home.into_iter())));
        }
        words.join(" ")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        let mut fields = parts(text, 0, ' ').filter(|(_, field)| !field.is_empty());
        let (at, pawns) = fields.next().unwrap_or((0, ""));
        let mut position = self.read_pawns(at, pawns)?;
        let (at, phase) = fields.next().unwrap_or((text.len(), ""));
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
        let target = Self::target(choice, position.roll);
        if position.phase == Phase::Move && target <= self.track.way() {
            format!("{from}-{}", self.write_spot(self.spot_of_place(seat, target)))
        } else {
            from
        }
    }

    fn read_choice(&self, position: &Position, seat: Seat, text: &str) -> Result<Choice, TextFault> {
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
        let spot = self
            .read_spot(seat, to)
            .ok_or_else(|| fault(at, "mejn-text-spot", to))?;
        let roll = position.roll;
        if position.phase == Phase::Move && self.place(seat, spot) != Some(Self::target(choice, roll)) {
            let message = Message::new("mejn-text-to")
                .with("text", to)
                .with("roll", i64::from(roll));
            return Err(TextFault::new(at, message));
        }
        Ok(choice)
    }
}
