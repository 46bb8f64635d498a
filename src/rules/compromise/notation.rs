//! The texts of Compromise.
//!
//! A place, and what is named, is three digits: `123` is the first grid, second row, third column. The pips that a seat
//! places are joined: `111+123x4` are five. Pips on the cube are 27 numbers with commas, by grid, row and
//! column, and a stroke between the seats. A position is the pips, the scores, the rounds that have been played and what is
//! waited for (`scatter`, `place`, `gamble`, `name` or `over`): `0,2,…/1,0,… 12:9 2 name`. Behind that, where there is
//! any, stands what is still secret, `placed=0,1,…/0,0,…` or `named=123/-`, and `past=`: for each of the last rounds, the
//! oldest first, the lead of seat 0 by place and what both named, `1,-2,…:123:321;…`.

use super::{
    Compromise, Event, Outcome,
    cube::{PLACES, Triple},
    event,
    position::{MEMORY, Phase, Position, Round},
    view,
};
use crate::rules::{
    Message, Notation, Seat, TextFault,
    notation::{fault, parts},
};

/// The words for what is waited for.
const PHASES: [(&str, Phase); 5] = [
    ("scatter", Phase::Scatter),
    ("place", Phase::Place),
    ("gamble", Phase::Gamble),
    ("name", Phase::Name),
    ("over", Phase::Over),
];

fn write_numbers<N: ToString>(numbers: &[N; PLACES]) -> String {
    numbers.iter().map(N::to_string).collect::<Vec<_>>().join(",")
}

fn write_both<N: ToString>([red, green]: &[[N; PLACES]; 2]) -> String {
    format!("{}/{}", write_numbers(red), write_numbers(green))
}

/// Reads a number as [`ToString`] writes it.
fn number<N: std::str::FromStr + ToString>(at: usize, text: &str) -> Result<N, TextFault> {
    let read = text.parse::<N>().ok().filter(|number| number.to_string() == text);
    read.ok_or_else(|| fault(at, "compromise-text-number", text))
}

fn numbers<N>(at: usize, text: &str) -> Result<[N; PLACES], TextFault>
where
    N: std::str::FromStr + ToString + Copy + Default,
{
    let mut out = [N::default(); PLACES];
    let mut places = out.iter_mut();
    for (at, part) in parts(text, at, ',') {
        let place = places
            .next()
            .ok_or_else(|| fault(at, "compromise-text-places", text))?;
        *place = number(at, part)?;
    }
    match places.next() {
        None => Ok(out),
        Some(_) => Err(fault(at, "compromise-text-places", text)),
    }
}

/// The two parts of a text, one for each seat.
fn both(at: usize, text: &str) -> Result<[(usize, &str); 2], TextFault> {
    let mut seats = parts(text, at, '/');
    match (seats.next(), seats.next(), seats.next()) {
        (Some(red), Some(green), None) => Ok([red, green]),
        _ => Err(fault(at, "compromise-text-seats", text)),
    }
}

fn numbers_of_both<N>(at: usize, text: &str) -> Result<[[N; PLACES]; 2], TextFault>
where
    N: std::str::FromStr + ToString + Copy + Default,
{
    let [(red_at, red), (green_at, green)] = both(at, text)?;
    Ok([numbers(red_at, red)?, numbers(green_at, green)?])
}

fn triple(at: usize, text: &str) -> Result<Triple, TextFault> {
    text.parse()
        .map_err(|_| fault(at, "compromise-text-triple", text))
}

fn triples(at: usize, text: &str) -> Result<[Triple; 2], TextFault> {
    let [(red_at, red), (green_at, green)] = both(at, text)?;
    Ok([triple(red_at, red)?, triple(green_at, green)?])
}

fn write_past(round: &Round) -> String {
    let [red, green] = round.named;
    format!("{}:{red}:{green}", write_numbers(&round.lead))
}

fn read_past(at: usize, text: &str) -> Result<Round, TextFault> {
    let mut fields = parts(text, at, ':');
    match (fields.next(), fields.next(), fields.next(), fields.next()) {
        (Some((at, lead)), Some((red_at, red)), Some((green_at, green)), None) => Ok(Round {
            lead: numbers(at, lead)?,
            named: [triple(red_at, red)?, triple(green_at, green)?],
        }),
        _ => Err(fault(at, "compromise-text-past", text)),
    }
}

impl Compromise {
    fn read_field(position: &mut Position, at: usize, field: &str) -> Result<(), TextFault> {
        let unknown = || fault(at, "compromise-text-field", field);
        let (name, value) = field.split_once('=').ok_or_else(unknown)?;
        let at = at + name.len() + 1;
        match (name, position.phase) {
            ("placed", Phase::Place) => {
                position.placed = numbers_of_both(at, value)?;
                for (count, placed) in position.count.iter_mut().zip(&position.placed) {
                    let sum: u64 = placed.iter().map(|&pips| u64::from(pips)).sum();
                    *count = sum
                        .try_into()
                        .map_err(|_| fault(at, "compromise-text-placed", value))?;
                }
            }
            ("named", Phase::Name) => {
                for (named, (at, text)) in position.named.iter_mut().zip(both(at, value)?) {
                    *named = if text == "-" {
                        None
                    } else {
                        Some(triple(at, text)?)
                    };
                }
            }
            ("past", _) => {
                let rounds: Vec<(usize, &str)> = parts(value, at, ';').collect();
                let played = usize::from(position.played);
                if rounds.len() != played.min(MEMORY) {
                    return Err(fault(at, "compromise-text-past", value));
                }
                for (round, (at, text)) in (played - rounds.len()..).zip(rounds) {
                    position.past[round % MEMORY] = read_past(at, text)?;
                }
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// What must hold between the parts of a position; else the key of what is wrong.
    pub(super) fn misfit(&self, position: &Position) -> Option<&'static str> {
        let config = &self.config;
        let brings = u64::from(config.pips);
        let has_begun = matches!(position.phase, Phase::Gamble | Phase::Name);
        let brought = brings * (u64::from(position.played) + u64::from(has_begun));
        let all_there = position.pips.iter().zip(position.scores).all(|(pips, score)| {
            let lying: u64 = pips.iter().map(|&pips| u64::from(pips)).sum();
            lying + u64::from(score) == brought
        });
        let phase_fits = match position.phase {
            Phase::Scatter | Phase::Place => position.phase == self.first_phase(),
            Phase::Gamble | Phase::Name => position.phase == self.phase_of_naming(),
            Phase::Over => true,
        };
        let decided = self.is_decided(position.played, position.scores);
        let in_time = position.played <= config.length + config.extra_rounds;
        let secrets_fit = position.count.iter().all(|&count| count <= config.pips)
            && position.count != [config.pips; 2]
            && position.named.contains(&None);
        let leads_fit = position
            .past
            .iter()
            .flat_map(|round| round.lead)
            .all(|lead| u64::from(lead.unsigned_abs()) <= brought);
        if !phase_fits {
            Some("compromise-text-phase-version")
        } else if !in_time || decided != (position.phase == Phase::Over) {
            Some("compromise-text-over")
        } else if !all_there {
            Some("compromise-text-pips")
        } else if !secrets_fit {
            Some("compromise-text-secrets")
        } else if !leads_fit {
            Some("compromise-text-lead")
        } else {
            None
        }
    }

    /// A part of a placing: one place, or one with how many pips lie there one after the other.
    fn read_pips(&self, position: &Position, seat: Seat, text: &str) -> Result<(Triple, u16), TextFault> {
        let Some((place, count)) = text.split_once('x') else {
            return Ok((self.read_choice(position, seat, text)?, 1));
        };
        let at = place.len() + 1;
        let count: u16 = number(at, count)?;
        if count == 0 || position.phase != Phase::Place {
            return Err(fault(at, "compromise-text-number", &text[at..]));
        }
        Ok((self.read_choice(position, seat, place)?, count))
    }
}

impl Notation for Compromise {
    fn write_position(&self, position: &Position) -> String {
        let phase = PHASES.iter().find(|(_, phase)| *phase == position.phase);
        let [red, green] = position.scores;
        let mut words = vec![
            write_both(&position.pips),
            format!("{red}:{green}"),
            position.played.to_string(),
            phase.map_or_else(String::new, |(word, _)| (*word).to_owned()),
        ];
        if position.count != [0; 2] {
            words.push(format!("placed={}", write_both(&position.placed)));
        }
        if position.named != [None; 2] {
            let [red, green] = position
                .named
                .map(|named| named.map_or_else(|| "-".to_owned(), |named| named.to_string()));
            words.push(format!("named={red}/{green}"));
        }
        let mut past: Vec<String> = position.remembered().map(write_past).collect();
        if !past.is_empty() {
            past.reverse();
            words.push(format!("past={}", past.join(";")));
        }
        words.join(" ")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        let mut fields = parts(text, 0, ' ').filter(|(_, field)| !field.is_empty());
        let mut next = || fields.next().unwrap_or((text.len(), ""));
        let (pips_at, pips) = next();
        let (scores_at, scores) = next();
        let (played_at, played) = next();
        let (phase_at, phase) = next();
        let known = PHASES.iter().find(|(word, _)| *word == phase);
        let (_, phase) = known.ok_or_else(|| fault(phase_at, "compromise-text-phase", phase))?;
        let mut position = Position::blank(*phase);
        position.pips = numbers_of_both(pips_at, pips)?;
        let (red, green) = scores
            .split_once(':')
            .ok_or_else(|| fault(scores_at, "compromise-text-scores", scores))?;
        position.scores = [number(scores_at, red)?, number(scores_at + red.len() + 1, green)?];
        position.played = number(played_at, played)?;
        for (at, field) in fields {
            Self::read_field(&mut position, at, field)?;
        }
        if position.played > 0 && !text.contains(" past=") {
            return Err(fault(text.len(), "compromise-text-past", ""));
        }
        match self.misfit(&position) {
            None => Ok(position),
            Some(key) => Err(TextFault::new(text.len(), Message::new(key))),
        }
    }

    fn write_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Scatter(pips) => write_both(pips),
            Outcome::Named([red, green]) => format!("{red}/{green}"),
        }
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, TextFault> {
        if text.contains(',') {
            numbers_of_both(0, text).map(Outcome::Scatter)
        } else {
            triples(0, text).map(Outcome::Named)
        }
    }

    fn write_choice(&self, _position: &Position, _seat: Seat, choice: Triple) -> String {
        choice.to_string()
    }

    fn read_choice(&self, position: &Position, seat: Seat, text: &str) -> Result<Triple, TextFault> {
        text.parse().map_err(|_| {
            let message = Message::new("compromise-text-choice")
                .with("text", text)
                .with("seat", seat)
                .with("round", i64::from(position.played) + 1);
            TextFault::new(0, message)
        })
    }

    /// Pips that are placed one after the other on the same place are written once, with their number.
    fn write_ply(&self, _position: &Position, _seat: Seat, chain: &[Triple]) -> String {
        let runs = chain.chunk_by(|one, other| one == other);
        let write = |run: &[Triple]| match run {
            [place] => place.to_string(),
            _ => format!("{}x{}", run[0], run.len()),
        };
        runs.map(write).collect::<Vec<_>>().join("+")
    }

    fn read_ply(&self, position: &Position, seat: Seat, text: &str) -> Result<Vec<Triple>, TextFault> {
        let most = match position.phase {
            Phase::Place => self.config.pips.saturating_sub(position.count[seat.index() % 2]),
            _ => 1,
        };
        let mut chain = Vec::new();
        for part in text.split('+') {
            let (place, count) = self.read_pips(position, seat, part)?;
            if chain.len() + usize::from(count) > usize::from(most) {
                let message = Message::new("compromise-text-many")
                    .with("text", text)
                    .with("most", i64::from(most))
                    .with("seat", seat)
                    .with("round", i64::from(position.played) + 1);
                return Err(TextFault::new(0, message));
            }
            chain.extend(std::iter::repeat_n(place, count.into()));
        }
        Ok(chain)
    }

    /// `kind` is `place` for a pip, else `name`; `grid`, `row` and `column` are 0 … 2.
    fn choice_form(&self, position: &Position, _seat: Seat, choice: Triple) -> serde_json::Value {
        let [grid, row, column] = choice.axes();
        let kind = if position.phase == Phase::Place {
            "place"
        } else {
            "name"
        };
        serde_json::json!({ "kind": kind, "grid": grid, "row": row, "column": column })
    }

    fn read_view(&self, seat: Seat, numbers: &[i32]) -> Option<Position> {
        view::read(self, seat, numbers)
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        event::sentence(event)
    }
}
