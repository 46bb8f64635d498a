//! The texts of a race.
//!
//! A spot is a layer and an absolute number: `B34` the yard, `E5` the ring, `H1` home. A move is `E11-E14`; its first
//! half is enough. A position is the pawns of all seats and what is waited for:
//! `B34,B34,E14,E17/B4,B4,B4,E11/B14,E33,E38,E39/B24,E28,E35,H30 1:3`, then, where they are not 0, what the house counts
//! (`sixes=`, …) and the seats that have finished in their order, `home=2,0`. What is waited for is `draw`, `1!` a roll
//! for who begins, `1?` a roll, `1>` the roll that moves the pawn on the start by itself, `1:3` a move, or `over`.
//!
//! The sentences on what is wrong are those of the game: `GAME-text-…`.

use std::num::NonZeroU8;

use super::{Choice, Contest, Course, Outcome, Phase, Places, Race, RaceView, WhoBegins, YARD, danger, view};
use crate::rules::{
    Message, Notation, Numbered, Seat, SeatSet, TextFault,
    notation::{self, list, parts, small_number},
    track::Spot,
};

/// A fault of a game at a byte of a text, with the words that are wrong there.
fn fault<G: Race>(at: usize, what: &str, text: &str) -> TextFault {
    notation::fault(at, &key::<G>(what), text)
}

/// The key of a sentence of a game on its texts.
fn key<G: Race>(what: &str) -> String {
    format!("{}-{what}", G::NAME)
}

/// The number of a seat's yard: the spot that lies F before its start.
fn yard_number(course: &Course, seat: Seat) -> u8 {
    let (start, faces) = (course.track.start(seat), course.faces);
    // The ring is longer than the die is high.
    start
        .checked_sub(faces)
        .unwrap_or(start + course.track.ring() - faces)
}

/// The text of a spot: layer and absolute number.
pub(super) fn write_spot(course: &Course, spot: Spot) -> String {
    match spot {
        Spot::Yard(seat) => format!("B{}", yard_number(course, seat)),
        Spot::Ring(number) => format!("E{number}"),
        Spot::Home(seat, lane) => format!("H{}", course.track.start(seat) + lane),
    }
}

/// Reads a spot; `None` when this board has none of that name for `seat`.
pub(super) fn read_spot(course: &Course, seat: Seat, text: &str) -> Option<Spot> {
    let layer = text.chars().next()?;
    let number = small_number(&text[layer.len_utf8()..])?;
    match layer.to_ascii_uppercase() {
        'B' => (yard_number(course, seat) == number).then_some(Spot::Yard(seat)),
        'E' => (number < course.track.ring()).then_some(Spot::Ring(number)),
        'H' => {
            let lane = number.checked_sub(course.track.start(seat))?;
            (lane < course.track.lane()).then_some(Spot::Home(seat, lane))
        }
        _ => None,
    }
}

fn read_pawns<G: Race>(game: &G, at: usize, text: &str) -> Result<G::Position, TextFault> {
    let mut position = game.blank(Phase::Draw);
    let mut seats = (0..usize::from(game.course().table)).map(Seat::new);
    for (at, side) in parts(text, at, '/') {
        let seat = seats.next().ok_or_else(|| fault::<G>(at, "text-seats", side))?;
        if game.course().seats.contains(seat) {
            read_side(game, &mut position, seat, at, side)?;
        } else if side != "-" {
            return Err(fault::<G>(at, "text-empty-seat", side));
        }
    }
    if seats.next().is_some() {
        return Err(fault::<G>(at + text.len(), "text-seats", text));
    }
    Ok(position)
}

fn read_side<G: Race>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    at: usize,
    side: &str,
) -> Result<(), TextFault> {
    let (mut pawns, mut waiting, mut own) = (0_usize, 0, G::Places::default());
    for (at, name) in parts(side, at, ',') {
        let (spot, place) = game
            .read_spot(seat, name)
            .and_then(|spot| Some((spot, game.place(seat, spot)?)))
            .ok_or_else(|| fault::<G>(at, "text-spot", name))?;
        let mut is_taken = place != YARD && own.contains(place);
        own.insert(place);
        if let Spot::Ring(number) = spot {
            is_taken |= position.ring.contains(number);
            position.ring.insert(number);
        }
        if is_taken {
            return Err(fault::<G>(at, "text-taken", name));
        }
        pawns += 1;
        waiting += usize::from(place == YARD);
    }
    if pawns != usize::from(game.course().pawns) {
        return Err(fault::<G>(at, "text-pawns", side));
    }
    position.pawns[seat.index()] = own;
    position.yard[seat.index()] = waiting as u8;
    Ok(())
}

fn read_seats<G: Race>(game: &G, at: usize, text: &str) -> Result<Vec<Seat>, TextFault> {
    let mut seats = Vec::new();
    for (at, part) in parts(text, at, ',') {
        let seat = read_seat(game, at, part)?;
        if seats.contains(&seat) {
            return Err(fault::<G>(at, "text-seat", part));
        }
        seats.push(seat);
    }
    Ok(seats)
}

fn read_seat<G: Race>(game: &G, at: usize, text: &str) -> Result<Seat, TextFault> {
    small_number(text)
        .and_then(|seat| Seat::try_from(seat).ok())
        .filter(|&seat| game.course().seats.contains(seat))
        .ok_or_else(|| fault::<G>(at, "text-seat", text))
}

fn read_face<G: Race>(game: &G, at: usize, text: &str) -> Result<NonZeroU8, TextFault> {
    small_number(text)
        .and_then(NonZeroU8::new)
        .filter(|face| face.get() <= game.course().faces)
        .ok_or_else(|| fault::<G>(at, "text-face", text))
}

/// Reads what is waited for.
fn read_phase<G: Race>(game: &G, position: &mut G::Position, at: usize, text: &str) -> Result<(), TextFault> {
    let who = game.course().who_begins;
    position.phase = if text == "draw" && who == WhoBegins::Drawn {
        Phase::Draw
    } else if text == "over" {
        Phase::Over
    } else if let Some(seat) = text.strip_suffix('?') {
        position.seat = read_seat(game, at, seat)?;
        Phase::Roll
    } else if let (Some(seat), WhoBegins::Rolled) = (text.strip_suffix('!'), who) {
        position.seat = read_seat(game, at, seat)?;
        Phase::Contest
    } else if let (Some(seat), true) = (text.strip_suffix('>'), game.may_force()) {
        position.seat = read_seat(game, at, seat)?;
        Phase::Forced
    } else if let Some((seat, face)) = text.split_once(':') {
        position.seat = read_seat(game, at, seat)?;
        position.roll = read_face(game, at + seat.len() + 1, face)?.get();
        Phase::Move
    } else {
        return Err(fault::<G>(at, "text-phase", text));
    };
    Ok(())
}

fn read_field<G: Race>(
    game: &G,
    position: &mut G::Position,
    at: usize,
    field: &str,
) -> Result<(), TextFault> {
    let unknown = || fault::<G>(at, "text-field", field);
    let (name, value) = field.split_once('=').ok_or_else(unknown)?;
    let at = at + name.len() + 1;
    let misfit = || fault::<G>(at, "text-number", value);
    let up_to = |most: u16| {
        let is_plain = value.bytes().all(|byte| byte.is_ascii_digit());
        let number = value.parse::<u16>().ok().filter(|_| is_plain);
        number
            .filter(|number| (1..=most).contains(number))
            .ok_or_else(misfit)
    };
    match (name, position.phase) {
        ("best", Phase::Contest) => position.contest.best = up_to(game.course().faces.into())? as u8,
        ("waiting", Phase::Contest) => {
            position.contest.waiting = read_seats(game, at, value)?.into_iter().collect();
        }
        ("leaders", Phase::Contest) => {
            position.contest.leaders = read_seats(game, at, value)?.into_iter().collect();
        }
        ("home", _) => {
            position.active = game.course().seats;
            for seat in read_seats(game, at, value)? {
                position.places[seat.index()] = game.home_count(position.active) + 1;
                position.active = position.active.without(seat);
            }
        }
        ("sixes", Phase::Roll | Phase::Forced | Phase::Move) => {
            position.sixes = up_to(game.six_limit().map_or(0, |limit| u16::from(limit) - 1))? as u8;
        }
        (name, phase) if name == G::COUNT => {
            let count = up_to(game.most(phase).ok_or_else(unknown)?)?;
            position.count = count.try_into().map_err(|_| misfit())?;
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

/// What must hold between the parts of a position that was read.
fn check_read<G: Race>(game: &G, position: &mut G::Position, end: usize) -> Result<(), TextFault> {
    let demand = |holds, what| {
        if holds {
            Ok(())
        } else {
            Err(TextFault::new(end, Message::new(&key::<G>(what))))
        }
    };
    let seats = game.course().seats;
    let away: SeatSet = seats
        .iter()
        .filter(|&seat| !game.is_home(position, seat))
        .collect();
    demand(away == position.active, "text-home")?;
    let decided = away != seats && game.is_decided(away);
    let ran_out = game.has_run_out(position);
    // A move by the last roll still has to be made.
    let may_go_on = !decided && (!ran_out || position.phase == Phase::Move);
    let is_over = position.phase == Phase::Over;
    demand(if is_over { decided || ran_out } else { may_go_on }, "text-over")?;
    match position.phase {
        Phase::Draw => {}
        Phase::Over => game.end(position),
        Phase::Contest => {
            let Contest {
                waiting,
                leaders,
                best,
            } = position.contest;
            let in_order = waiting.lowest() == Some(position.seat) && away == seats;
            let disjoint = leaders.iter().all(|seat| !waiting.contains(seat));
            demand(
                in_order && disjoint && leaders.is_empty() == (best == 0),
                "text-contest",
            )?;
        }
        Phase::Roll | Phase::Forced | Phase::Move => {
            demand(away.contains(position.seat), "text-turn")?;
            let misfit = game.misfit(position);
            demand(misfit.is_none(), misfit.unwrap_or_default())?;
            if position.phase == Phase::Move {
                position.moves = game.movable(position, position.seat, position.roll);
                demand(position.moves.into() != 0, "text-no-move")?;
            }
        }
    }
    Ok(())
}

impl<G: Race> Notation for G {
    fn write_position(&self, position: &G::Position) -> String {
        let side = |seat: Seat| {
            if !self.course().seats.contains(seat) {
                return "-".to_owned();
            }
            let spots = self.spots(position, seat);
            let names: Vec<String> = spots.into_iter().map(|spot| self.write_spot(spot)).collect();
            names.join(",")
        };
        let sides: Vec<String> = (0..usize::from(self.course().table))
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
        for (name, value) in [
            ("sixes", position.sixes.into()),
            (G::COUNT, position.count.into()),
        ] {
            if value > 0 {
                words.push(format!("{name}={value}"));
            }
        }
        let seats = self.course().seats.iter();
        let mut home: Vec<Seat> = seats.filter(|&seat| self.is_home(position, seat)).collect();
        home.sort_by_key(|seat| position.places[seat.index()]);
        if !home.is_empty() {
            words.push(format!("home={}", list(home.into_iter())));
        }
        words.join(" ")
    }

    fn read_position(&self, text: &str) -> Result<G::Position, TextFault> {
        let mut fields = parts(text, 0, ' ').filter(|(_, field)| !field.is_empty());
        let (at, pawns) = fields.next().unwrap_or((0, ""));
        let mut position = read_pawns(self, at, pawns)?;
        let (at, phase) = fields.next().unwrap_or((text.len(), ""));
        read_phase(self, &mut position, at, phase)?;
        for (at, field) in fields {
            read_field(self, &mut position, at, field)?;
        }
        check_read(self, &mut position, text.len())?;
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
            Some(seat) => read_seat(self, "first=".len(), seat).map(Outcome::First),
            None => read_face(self, 0, text).map(Outcome::Roll),
        }
    }

    fn write_choice(&self, position: &G::Position, seat: Seat, choice: Choice) -> String {
        let from = self.write_spot(self.spot(seat, choice.number()));
        if position.phase == Phase::Move && self.leads(choice, position.roll) {
            let target = G::target(choice, position.roll);
            format!("{from}-{}", self.write_spot(self.spot(seat, target)))
        } else {
            from
        }
    }

    fn read_choice(&self, position: &G::Position, seat: Seat, text: &str) -> Result<Choice, TextFault> {
        let (from, to) = match text.split_once('-') {
            Some((from, to)) => (from, Some(to)),
            None => (text, None),
        };
        let choice = self
            .read_spot(seat, from)
            .and_then(|spot| self.place(seat, spot))
            .and_then(|place| self.numbered_choice(place.into()))
            .ok_or_else(|| fault::<G>(0, "text-from", from))?;
        let Some(to) = to else { return Ok(choice) };
        let at = from.len() + 1;
        let spot = self
            .read_spot(seat, to)
            .ok_or_else(|| fault::<G>(at, "text-spot", to))?;
        let (roll, target) = (position.roll, G::target(choice, position.roll));
        let fits = self.leads(choice, roll) && self.place(seat, spot) == Some(target);
        if position.phase == Phase::Move && !fits {
            let message = Message::new(&key::<G>("text-to"))
                .with("text", to)
                .with("roll", i64::from(roll));
            return Err(TextFault::new(at, message));
        }
        Ok(choice)
    }

    fn choice_form(&self, position: &G::Position, seat: Seat, choice: Choice) -> serde_json::Value {
        RaceView::new(self, position, seat).form(choice)
    }

    fn read_view(&self, seat: Seat, numbers: &[i32]) -> Option<G::Position> {
        view::read(self, seat, numbers)
    }

    fn describe(&self, event: &G::Event) -> Option<Message> {
        self.tell(event)
    }

    fn write_danger(&self, position: &G::Position, seat: Seat) -> Vec<(String, f64)> {
        let danger = danger::of(self, position, seat).into_iter();
        danger
            .map(|(spot, chance)| (self.write_spot(spot), chance))
            .collect()
    }
}
