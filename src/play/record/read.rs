//! Reading a record: its parts, then the rules on every one of them.

use std::str::Lines;

use super::{FIRST_LINE, RecordFault, SEALED, result};
use crate::{
    catalogue::Games,
    play::{
        fate::{Fate, Scheme, read_word},
        game::Match,
        seed,
        setup::{self, Chair, Setup, Sitter, UndoPolicy},
    },
    rules::{Message, Seat},
};

fn read_chair(text: &str) -> Chair {
    let mut quoted = serde_json::Deserializer::from_str(text).into_iter::<String>();
    let (sitter, name) = if let Some(Ok(sitter)) = quoted.next() {
        (sitter, text.get(quoted.byte_offset()..).unwrap_or_default())
    } else {
        let (sitter, name) = text.split_once(' ').unwrap_or((text, ""));
        (sitter.to_owned(), name)
    };
    Chair {
        sitter: Sitter::from(sitter.as_str()),
        name: name.to_owned(),
    }
}

/// What stands in a line after its word, with the number of the line.
type Told<'a> = (usize, &'a str);

/// The parts of a record, before any rule has looked at them.
#[derive(Default)]
struct Parts<'a> {
    scheme: Scheme,
    game: Option<Told<'a>>,
    rules: Option<Told<'a>>,
    undo: Option<Told<'a>>,
    chairs: Vec<Told<'a>>,
    position: Option<Told<'a>>,
    commitment: Option<Told<'a>>,
    words: Vec<Told<'a>>,
    play: Vec<(usize, &'a str, &'a str)>,
    takebacks: Option<Told<'a>>,
    result: Option<Told<'a>>,
    secret: Option<Told<'a>>,
}

impl<'a> Parts<'a> {
    /// Takes a line before the play in.
    fn agreed(&mut self, number: usize, line: &'a str) -> Result<(), RecordFault> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let place = match word {
            "program" => return Ok(()),
            "game" => &mut self.game,
            "rules" => &mut self.rules,
            "undo" => &mut self.undo,
            "position" => &mut self.position,
            "commitment" => &mut self.commitment,
            "seat" if self.chairs.len() < Seat::MOST => {
                self.chairs.push((number, rest));
                return Ok(());
            }
            "word" if self.scheme == Scheme::Words && self.words.len() < Seat::MOST => {
                self.words.push((number, rest));
                return Ok(());
            }
            _ => return Err(unknown(number, line)),
        };
        once(place, number, line, rest)
    }

    /// Takes a line of the play, or of what follows it, in.
    fn played(&mut self, number: usize, line: &'a str) -> Result<(), RecordFault> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let place = match (word, self.scheme) {
            ("takebacks", _) => &mut self.takebacks,
            ("result", _) => &mut self.result,
            ("seed", Scheme::Seed) | ("secret", Scheme::Words) => &mut self.secret,
            _ if self.takebacks.is_none() && self.result.is_none() && self.secret.is_none() => {
                self.play.push((number, word, rest));
                return Ok(());
            }
            _ => return Err(unknown(number, line)),
        };
        once(place, number, line, rest)
    }
}

fn once<'a>(
    place: &mut Option<Told<'a>>,
    number: usize,
    line: &str,
    rest: &'a str,
) -> Result<(), RecordFault> {
    match place.replace((number, rest)) {
        None => Ok(()),
        Some((first, _)) => {
            let message = Message::new("record-twice").with("first", first as i64);
            Err(RecordFault::new(number, message.with("text", start(line))))
        }
    }
}

/// The version of a record and the lines after the first.
fn opened(text: &str) -> Result<(Scheme, Lines<'_>), RecordFault> {
    let fault = |message| RecordFault::new(1, message);
    let mut lines = text.lines();
    let first = lines.next().ok_or_else(|| fault(Message::new("record-empty")))?;
    let version = first
        .strip_prefix(FIRST_LINE)
        .ok_or_else(|| fault(Message::new("record-foreign")))?;
    let scheme = Scheme::of_version(version).ok_or_else(|| {
        fault(
            Message::new("record-version")
                .with("version", start(version))
                .with("known", i64::from(Scheme::default().version())),
        )
    })?;
    Ok((scheme, lines))
}

fn take_apart(text: &str) -> Result<Parts<'_>, RecordFault> {
    let key = |line, key: &str| RecordFault::new(line, Message::new(key));
    let (scheme, lines) = opened(text)?;
    let mut parts = Parts {
        scheme,
        ..Parts::default()
    };
    let (mut playing, mut ended) = (false, false);
    for (number, line) in (2..).zip(lines) {
        match line.split_once(' ') {
            _ if ended => return Err(key(number, "record-after-end")),
            Some(("sha256", digest)) => {
                let start = line.as_ptr() as usize - text.as_ptr() as usize;
                if digest != seed::digest(&text[..start]) {
                    return Err(key(number, "record-hash"));
                }
                ended = true;
            }
            _ if playing => parts.played(number, line)?,
            _ if line == "play" => playing = true,
            _ if line.starts_with(SEALED) => return Err(key(number, "record-sealed")),
            _ => parts.agreed(number, line)?,
        }
    }
    if !ended {
        return Err(key(text.lines().count(), "record-truncated"));
    }
    Ok(parts)
}

/// The start of a line, which may be long.
fn start(line: &str) -> String {
    line.chars().take(60).collect()
}

fn unknown(line: usize, text: &str) -> RecordFault {
    RecordFault::new(line, Message::new("record-line").with("text", start(text)))
}

/// Reads a record and plays it again: every roll against the seed where it is known, every choice against the rules.
///
/// # Errors
/// The first line that is wrong, and why.
pub fn read(games: Games, text: &str) -> Result<Match, RecordFault> {
    let parts = take_apart(text)?;
    let (setup, lines) = agreed(games, &parts)?;
    let (at, commitment) = parts.commitment.ok_or_else(|| missing("commitment"))?;
    if seed::unhex(commitment).is_none_or(|bytes| seed::hex(&bytes) != commitment) {
        return Err(RecordFault::new(at, Message::new("record-no-commitment")));
    }
    let first = |faults: Vec<Message>| {
        let message = faults.into_iter().next();
        let line = lines.position.unwrap_or(lines.rules);
        RecordFault::new(line, message.unwrap_or_else(|| Message::new("record-foreign")))
    };
    let mut fate = Fate {
        secret: seed::numbered(0),
        words: words(&parts, &setup)?,
        scheme: parts.scheme,
    };
    let mut game = if let Some((line, text)) = parts.secret {
        fate.secret = seed::unhex(text).ok_or_else(|| unknown(line, text))?;
        let game = Match::new(setup, fate).map_err(first)?;
        if game.commitment() != commitment {
            return Err(RecordFault::new(line, Message::new("record-commitment")));
        }
        game
    } else {
        Match::sealed(setup, fate, commitment.to_owned()).map_err(first)?
    };
    replay(&mut game, &parts.play)?;
    if let Some((line, text)) = parts.takebacks {
        game.takebacks = text.parse().map_err(|_| unknown(line, text))?;
    }
    let (line, told) = parts.result.unzip();
    check_result(&game, told).map_err(|message| {
        let end = text.lines().count();
        RecordFault::new(line.unwrap_or(end), message)
    })?;
    Ok(game)
}

fn missing(what: &str) -> RecordFault {
    RecordFault::new(1, Message::new("record-missing").with("what", what))
}

/// The lines to which a fault of the configuration or of the position is put down.
struct Blamed {
    rules: usize,
    position: Option<usize>,
}

/// What was agreed before the first roll.
fn agreed(games: Games, parts: &Parts<'_>) -> Result<(Setup, Blamed), RecordFault> {
    let fault = |line| move |message| RecordFault::new(line, message);
    let (at, name) = parts.game.ok_or_else(|| missing("game"))?;
    let entry = games.named(name).map_err(fault(at))?;
    let (rules, text) = parts.rules.ok_or_else(|| missing("rules"))?;
    let config = entry.read_config(text).map_err(fault(rules))?;
    let undo = match parts.undo {
        Some((line, word)) => UndoPolicy::read(word).ok_or_else(|| unknown(line, word))?,
        None if parts.scheme == Scheme::Seed => UndoPolicy::default(),
        None => return Err(missing("undo")),
    };
    let mut chairs = Vec::new();
    for (seat, &(line, told)) in parts.chairs.iter().enumerate() {
        let (number, chair) = told.split_once(' ').unwrap_or((told, ""));
        if number != seat.to_string() {
            return Err(unknown(line, told));
        }
        let chair = read_chair(chair);
        setup::check_sitter(entry, &chair).map_err(fault(line))?;
        chairs.push(chair);
    }
    if chairs.len() != entry.seats(&config) {
        return Err(missing("seat"));
    }
    if let Err(messages) = entry.open(&config) {
        let message = messages.into_iter().next();
        return Err(fault(rules)(
            message.unwrap_or_else(|| Message::new("record-foreign")),
        ));
    }
    let setup = Setup {
        entry,
        config,
        chairs,
        undo,
        position: parts.position.map(|(_, text)| text.to_owned()),
    };
    let blamed = Blamed {
        rules,
        position: parts.position.map(|(line, _)| line),
    };
    Ok((setup, blamed))
}

/// The words of the persons, by seat.
fn words(parts: &Parts<'_>, setup: &Setup) -> Result<Vec<(Seat, String)>, RecordFault> {
    let mut words: Vec<(Seat, String)> = Vec::new();
    for &(line, told) in &parts.words {
        let read = told.split_once(' ').and_then(|(seat, word)| {
            let seat = read_seat(seat).filter(|seat| seat.index() < setup.chairs.len())?;
            let next = words.last().is_none_or(|(last, _)| *last < seat);
            next.then_some((seat, read_word(word).filter(|clean| clean == word)?))
        });
        words.push(read.ok_or_else(|| unknown(line, told))?);
    }
    Ok(words)
}

fn replay(game: &mut Match, play: &[(usize, &str, &str)]) -> Result<(), RecordFault> {
    let mut stood = None;
    for &(line, word, rest) in play {
        let fault = |message| RecordFault::new(line, message);
        match word {
            "~" => {
                game.settle(rest).map_err(fault)?;
            }
            "undone" if stood.is_none() => stood = Some(game.steps().len()),
            "sit" => {
                let (seat, chair) = rest.split_once(' ').unwrap_or((rest, ""));
                let seat = read_seat(seat).ok_or_else(|| unknown(line, rest))?;
                game.sit(seat, read_chair(chair)).map_err(fault)?;
            }
            _ => {
                let seat = read_seat(word).ok_or_else(|| unknown(line, word))?;
                for number in game.board().read_ply(seat, rest).map_err(fault)? {
                    game.choose(seat, number).map_err(fault)?;
                }
            }
        }
    }
    if let Some(stood) = stood {
        game.jump(stood);
    }
    Ok(())
}

fn read_seat(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|&seat| seat < Seat::MOST).map(Seat::new)
}

/// Whether what is told of the end is what was played.
fn check_result(game: &Match, told: Option<&str>) -> Result<(), Message> {
    match (told, result(game)) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(Message::new("record-no-result")),
        (Some(_), None) => Err(Message::new("record-not-over")),
        (Some(told), Some(played)) if told == played => Ok(()),
        (Some(told), Some(played)) => Err(Message::new("record-result")
            .with("told", start(told))
            .with("played", played)),
    }
}
