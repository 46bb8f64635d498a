//! The texts of Ludo, in the manner of Mens erger je niet.
//!
//! A spot is a layer and an absolute number: `B34` the yard, `E5` the ring, `H1` home. A move is `E11-E14`; its first
//! half is enough. A position is the pawns of all seats and what is waited for:
//! `B34,B34,E14,E17/B4,B4,B4,E11/B14,E33,E38,E39/B24,E28,E35,H30 1:3`, then, where they are not 0, `sixes=`, `rolls=`
//! and the seats that have finished in their order, `home=2,0`. What is waited for is `draw`, `1!` a roll for who
//! begins, `1?` a roll, `1>` the roll that moves the pawn on the start by itself, `1:3` a move, or `over`.

use std::num::NonZeroU8;

use super::{
    Choice, Ludo, LudoView, Outcome, WhoBegins,
    moves::{START_BIT, YARD_BIT},
    position::{LANE, LAST, Phase, Position, RING, SIX, START, YARD, bit, bits},
};
use crate::rules::{
    Message, Notation, Numbered, Seat, SeatSet, TextFault,
    notation::{fault, list, parts, small_number},
    race::Contest,
    track::Spot,
};

impl Ludo {
    /// The number of a seat's yard: the spot that lies six before its start.
    fn yard_number(&self, seat: Seat) -> u8 {
        let start = self.track.start(seat);
        start.checked_sub(SIX).unwrap_or(start + RING - SIX)
    }

    /// The text of a spot: layer and absolute number.
    #[must_use]
    pub fn write_spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Yard(seat) => format!("B{}", self.yard_number(seat)),
            Spot::Ring(number) => format!("E{number}"),
            Spot::Home(seat, lane) => format!("H{}", self.track.start(seat) + lane),
        }
    }

    /// Reads a spot; `None` when this board has none of that name for `seat`.
    #[must_use]
    pub fn read_spot(&self, seat: Seat, text: &str) -> Option<Spot> {
        let layer = text.chars().next()?;
        let number = small_number(&text[layer.len_utf8()..])?;
        match layer.to_ascii_uppercase() {
            'B' => (self.yard_number(seat) == number).then_some(Spot::Yard(seat)),
            'E' => (number < RING).then_some(Spot::Ring(number)),
            'H' => {
                let lane = number.checked_sub(self.track.start(seat))?;
                (lane < LANE).then_some(Spot::Home(seat, lane))
            }
            _ => None,
        }
    }

    fn place(&self, seat: Seat, spot: Spot) -> Option<u8> {
        match spot {
            Spot::Yard(owner) => (owner == seat).then_some(YARD),
            _ => self.track.step(seat, spot).map(|step| step.0 + START),
        }
    }

    /// The spots of a seat's pawns: yard, ring by number, home.
    #[must_use]
    pub fn spots(&self, position: &Position, seat: Seat) -> Vec<Spot> {
        let out = bits(position.pawns[seat.index()] & !YARD_BIT).map(|place| self.spot(seat, place));
        let waiting = usize::from(position.yard[seat.index()]);
        let mut spots: Vec<Spot> = std::iter::repeat_n(Spot::Yard(seat), waiting)
            .chain(out)
            .collect();
        spots.sort();
        spots
    }

    fn read_pawns(&self, at: usize, text: &str) -> Result<Position, TextFault> {
        let mut position = self.blank(Phase::Draw);
        let mut seats = (0..usize::from(self.config.seats)).map(Seat::new);
        for (at, side) in parts(text, at, '/') {
            let seat = seats.next().ok_or_else(|| fault(at, "ludo-text-seats", side))?;
            if self.seats.contains(seat) {
                self.read_side(&mut position, seat, at, side)?;
            } else if side != "-" {
                return Err(fault(at, "ludo-text-empty-seat", side));
            }
        }
        if seats.next().is_some() {
            return Err(fault(at + text.len(), "ludo-text-seats", text));
        }
        Ok(position)
    }

    fn read_side(&self, position: &mut Position, seat: Seat, at: usize, side: &str) -> Result<(), TextFault> {
        let (mut pawns, mut waiting, mut own) = (0_usize, 0, 0);
        for (at, name) in parts(side, at, ',') {
            let place = self
                .read_spot(seat, name)
                .and_then(|spot| self.place(seat, spot))
                .ok_or_else(|| fault(at, "ludo-text-spot", name))?;
            let spot = self.spots.bit(seat, place);
            if place != YARD && own & bit(place) != 0 || position.ring & spot != 0 {
                return Err(fault(at, "ludo-text-taken", name));
            }
            own |= bit(place);
            position.ring |= spot;
            pawns += 1;
            waiting += usize::from(place == YARD);
        }
        if pawns != usize::from(self.config.pawns) {
            return Err(fault(at, "ludo-text-pawns", side));
        }
        position.pawns[seat.index()] = own;
        position.yard[seat.index()] = waiting as u8;
        Ok(())
    }

    fn read_seats(&self, at: usize, text: &str) -> Result<Vec<Seat>, TextFault> {
        let mut seats = Vec::new();
        for (at, part) in parts(text, at, ',') {
            let seat = self.read_seat(at, part)?;
            if seats.contains(&seat) {
                return Err(fault(at, "ludo-text-seat", part));
            }
            seats.push(seat);
        }
        Ok(seats)
    }

    fn read_seat(&self, at: usize, text: &str) -> Result<Seat, TextFault> {
        small_number(text)
            .and_then(|seat| Seat::try_from(seat).ok())
            .filter(|&seat| self.seats.contains(seat))
            .ok_or_else(|| fault(at, "ludo-text-seat", text))
    }

    fn read_face(at: usize, text: &str) -> Result<NonZeroU8, TextFault> {
        small_number(text)
            .and_then(NonZeroU8::new)
            .filter(|face| face.get() <= SIX)
            .ok_or_else(|| fault(at, "ludo-text-face", text))
    }

    /// Reads what is waited for.
    fn read_phase(&self, position: &mut Position, at: usize, text: &str) -> Result<(), TextFault> {
        let who = self.config.who_begins;
        position.phase = if text == "draw" && who == WhoBegins::Drawn {
            Phase::Draw
        } else if text == "over" {
            Phase::Over
        } else if let Some(seat) = text.strip_suffix('?') {
            position.seat = self.read_seat(at, seat)?;
            Phase::Roll
        } else if let (Some(seat), true) = (text.strip_suffix('>'), self.config.forced_second_roll) {
            position.seat = self.read_seat(at, seat)?;
            Phase::Forced
        } else if let (Some(seat), WhoBegins::Rolled) = (text.strip_suffix('!'), who) {
            position.seat = self.read_seat(at, seat)?;
            Phase::Contest
        } else if let Some((seat, face)) = text.split_once(':') {
            position.seat = self.read_seat(at, seat)?;
            position.roll = Self::read_face(at + seat.len() + 1, face)?.get();
            Phase::Move
        } else {
            return Err(fault(at, "ludo-text-phase", text));
        };
        Ok(())
    }

    fn read_field(&self, position: &mut Position, at: usize, field: &str) -> Result<(), TextFault> {
        let unknown = || fault(at, "ludo-text-field", field);
        let (name, value) = field.split_once('=').ok_or_else(unknown)?;
        let at = at + name.len() + 1;
        let misfit = || fault(at, "ludo-text-number", value);
        let below = |bound: u8| {
            let number = small_number(value).filter(|number| (1..bound).contains(number));
            number.ok_or_else(misfit)
        };
        match (name, position.phase) {
            ("sixes", Phase::Roll | Phase::Forced | Phase::Move) => {
                position.sixes = below(self.config.six_limit.unwrap_or(0))?;
            }
            ("rolls", Phase::Roll | Phase::Forced | Phase::Move | Phase::Over) => {
                let plain = value.bytes().all(|byte| byte.is_ascii_digit());
                let read = value.parse().ok().filter(|&rolls| plain && rolls > 0);
                let most = self.config.max_rolls.unwrap_or(0);
                position.rolls = read.filter(|&rolls| rolls <= most).ok_or_else(misfit)?;
            }
            ("best", Phase::Contest) => position.contest.best = below(SIX + 1)?,
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
            .filter(|&seat| !Self::is_home(position, seat))
            .collect();
        demand(away == position.active, "ludo-text-home")?;
        let decided = away != self.seats && self.is_decided(away);
        let ran_out = self.config.max_rolls == Some(position.rolls);
        let is_over = position.phase == Phase::Over;
        // A move by the last roll still has to be made.
        let may_go_on = !decided && (!ran_out || position.phase == Phase::Move);
        demand(
            if is_over { decided || ran_out } else { may_go_on },
            "ludo-text-over",
        )?;
        match position.phase {
            Phase::Draw => {}
            Phase::Over => self.end(position),
            Phase::Contest => {
                let Contest {
                    waiting,
                    leaders,
                    best,
                } = position.contest;
                let in_order = waiting.lowest() == Some(position.seat) && away == self.seats;
                let disjoint = leaders.iter().all(|seat| !waiting.contains(seat));
                demand(
                    in_order && disjoint && leaders.is_empty() == (best == 0),
                    "ludo-text-contest",
                )?;
            }
            Phase::Roll | Phase::Forced | Phase::Move => {
                demand(away.contains(position.seat), "ludo-text-turn")?;
                let stands = position.pawns[position.seat.index()] & START_BIT != 0;
                demand(position.phase != Phase::Forced || stands, "ludo-text-forced")?;
                if position.phase == Phase::Move {
                    position.moves = self.movable(position, position.seat, position.roll);
                    demand(position.moves != 0, "ludo-text-no-move")?;
                }
            }
        }
        Ok(())
    }
}

impl Notation for Ludo {
    fn choice_form(&self, position: &Position, seat: Seat, choice: Choice) -> serde_json::Value {
        LudoView::new(self, position, seat).form(choice)
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
            let names: Vec<String> = spots.into_iter().map(|spot| self.write_spot(spot)).collect();
            names.join(",")
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
            Phase::Forced => format!("{seat}>"),
            Phase::Move => format!("{seat}:{}", position.roll),
            Phase::Over => "over".to_owned(),
        };
        let mut words = vec![sides.join("/"), phase];
        for (name, value) in [("sixes", u16::from(position.sixes)), ("rolls", position.rolls)] {
            if value > 0 {
                words.push(format!("{name}={value}"));
            }
        }
        let mut home: Vec<Seat> = self
            .seats
            .iter()
            .filter(|&seat| Self::is_home(position, seat))
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
            None => Self::read_face(0, text).map(Outcome::Roll),
        }
    }

    fn write_choice(&self, position: &Position, seat: Seat, choice: Choice) -> String {
        let from = self.write_spot(self.spot(seat, choice.number()));
        if position.phase == Phase::Move && self.leads_somewhere(position, choice) {
            let target = Self::target(choice, position.roll);
            format!("{from}-{}", self.write_spot(self.spot(seat, target)))
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
            .map(Choice::from_number)
            .ok_or_else(|| fault(0, "ludo-text-from", from))?;
        let Some(to) = to else { return Ok(choice) };
        let at = from.len() + 1;
        let spot = self
            .read_spot(seat, to)
            .ok_or_else(|| fault(at, "ludo-text-spot", to))?;
        let (roll, target) = (position.roll, Self::target(choice, position.roll));
        let fits = self.leads_somewhere(position, choice) && self.place(seat, spot) == Some(target);
        if position.phase == Phase::Move && !fits {
            let message = Message::new("ludo-text-to")
                .with("text", to)
                .with("roll", i64::from(roll));
            return Err(TextFault::new(at, message));
        }
        Ok(choice)
    }
}

impl Ludo {
    /// Whether a roll leads a pawn anywhere: too high a one does not, where pawns don't go to and fro.
    fn leads_somewhere(&self, position: &Position, choice: Choice) -> bool {
        let count = choice.number() + position.roll;
        choice == Choice::ENTER || count <= LAST || self.config.bounce
    }
}
