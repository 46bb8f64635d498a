//! A game as text that replays to the same game.
//!
//! ```text
//! homestretch record 1
//! program 0.1.0
//! game mejn
//! rules (seats:4,empty:[],dots:10, … )
//! undo fair                              or practice: everything could be taken back
//! seat 0 person Anna                     one line a seat: who sits there, then the name, if any
//! seat 1 far
//! …
//! position pawns=E2,… next=0              where the game began, if not at its start
//! commitment 6b0f…                       see `play::seed`
//! play
//! ~ first=1                              chance
//! ~ 6
//! 1 B4-E10                               seat and ply
//! sit 1 person Bert                      a seat is taken over
//! undone                                 what follows was undone and may be done again
//! takebacks 3                            how often a game of practice went back behind what had been seen, if ever
//! result 0=2 1=1 2=4 3=3                 the place of each seat, once the game is over
//! seed 0000…                             once the game is over; in the autosave from the first roll
//! sha256 91ac…                           of everything above, line feeds included
//! ```

use std::fmt::Write as _;

use super::{
    game::{Act, Match, Step},
    seed,
    setup::{Chair, Setup, Sitter, UndoPolicy},
};
use crate::{
    catalogue::{self, Board},
    rules::{Message, Seat, Turn},
};

const FIRST_LINE: &str = "homestretch record ";
const VERSION: u32 = 1;
/// A record is refused above this size, in bytes; whole games take some tens of kilobytes.
pub const MOST_BYTES: u64 = 16 << 20;

/// Whether the seed is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Only once the game is over: for everything that leaves the table.
    UntilOver,
    /// Always: the autosave must go on with the same dice.
    Open,
}

/// A record that can't be read, and the line at which that shows, counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordFault {
    /// The line.
    pub line: usize,
    /// What is wrong with it.
    pub message: Message,
}

impl RecordFault {
    fn new(line: usize, message: impl Into<Message>) -> Self {
        Self {
            line,
            message: message.into(),
        }
    }
}

/// Sitter and name; a sitter of several words, such as the command of a bot, stands in quotes as in JSON.
fn chair_text(chair: &Chair) -> String {
    let mut sitter = chair.sitter.to_string();
    if sitter.contains(|c: char| c.is_whitespace() || c.is_control()) {
        sitter = serde_json::Value::from(sitter).to_string();
    }
    format!("{sitter} {}", chair.called()).trim_end().to_owned()
}

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

/// One ply or one outcome, as one line.
struct Line {
    /// The number of steps after it.
    done: usize,
    text: String,
}

/// The lines of the steps. Choices of one chain make one ply, once it is whole; secret choices that are revealed together
/// are ordered by seat, not by time.
fn lines(steps: &[Step]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    // The plies of the simultaneous turn under way, with the set of those who had still to choose.
    let mut together: Vec<(Seat, String)> = Vec::new();
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        let (seat, chain) = match &step.act {
            Act::Chance(outcome) => {
                at += 1;
                lines.push(Line {
                    done: at,
                    text: format!("~ {outcome}"),
                });
                continue;
            }
            Act::Choice(seat, number) => (*seat, *number),
        };
        let mut chain = vec![chain];
        let mut end = at + 1;
        while let Some(Step {
            act: Act::Choice(next, number),
            before,
            ..
        }) = steps.get(end)
            && *next == seat
            && before.is_open(seat)
        {
            chain.push(*number);
            end += 1;
        }
        let ply = step.before.write_ply(seat, &chain);
        // A chain that is not whole yet is no ply: each of its choices is a line.
        let is_whole = end < steps.len() || step.before.read_ply(seat, &ply).as_ref() == Ok(&chain);
        if !is_whole {
            lines.extend(
                steps[at..]
                    .iter()
                    .zip(&chain)
                    .enumerate()
                    .map(|(n, (step, &number))| Line {
                        done: at + n + 1,
                        text: format!("{seat} {}", step.before.write_ply(seat, &[number])),
                    }),
            );
            break;
        }
        let text = format!("{seat} {ply}");
        at = end;
        if !matches!(step.before.turn(), Turn::Together(_)) {
            lines.push(Line { done: at, text });
            continue;
        }
        together.push((seat, text));
        let waited = step.before.turn().seats().without(seat);
        let goes_on = steps
            .get(at)
            .is_some_and(|next| next.before.turn() == Turn::Together(waited));
        if !goes_on {
            together.sort_by_key(|(seat, _)| *seat);
            lines.extend(together.drain(..).map(|(_, text)| Line { done: at, text }));
        }
    }
    lines.extend(together.into_iter().map(|(_, text)| Line { done: at, text }));
    lines
}

/// The plies of a game without secrets, each as it is written, with whose it is.
pub(super) fn plies(steps: &[Step]) -> impl Iterator<Item = (Seat, String)> {
    lines(steps).into_iter().filter_map(|line| {
        let (seat, ply) = line.text.split_once(' ')?;
        Some((read_seat(seat)?, ply.to_owned()))
    })
}

/// Writes a match.
#[must_use]
pub fn write(game: &Match, seal: Seal) -> String {
    let setup = game.setup();
    let mut text = format!(
        "{FIRST_LINE}{VERSION}\nprogram {}\ngame {}\nrules {}\nundo {}\n",
        env!("CARGO_PKG_VERSION"),
        setup.game,
        game.config_text(),
        setup.undo.word(),
    );
    // Writing to a string cannot fail.
    for (seat, chair) in game.first_chairs().iter().enumerate() {
        let _ = writeln!(text, "seat {seat} {}", chair_text(chair));
    }
    if let Some(position) = &setup.position {
        let _ = writeln!(text, "position {position}");
    }
    let _ = writeln!(text, "commitment {}\nplay", game.commitment());
    let mut sits = game.sits().iter().peekable();
    let done = game.steps().len();
    let mut before = 0;
    for line in lines(game.steps()) {
        while let Some((_, seat, chair)) = sits.next_if(|(at, ..)| *at <= before) {
            let _ = writeln!(text, "sit {seat} {}", chair_text(chair));
        }
        before = line.done;
        let _ = writeln!(text, "{}", line.text);
    }
    for (_, seat, chair) in sits {
        let _ = writeln!(text, "sit {seat} {}", chair_text(chair));
    }
    if game.all_steps().len() > done && seal == Seal::Open {
        text += "undone\n";
        for line in lines(&game.all_steps()[done..]) {
            let _ = writeln!(text, "{}", line.text);
        }
    }
    if game.takebacks() > 0 {
        let _ = writeln!(text, "takebacks {}", game.takebacks());
    }
    if let Some(standing) = game.standing() {
        text += "result";
        for seat in game.board().seats().iter() {
            let _ = write!(text, " {seat}={}", standing.place(seat).unwrap_or(0));
        }
        text += "\n";
    }
    if let Some(seed) = game.seed()
        && (seal == Seal::Open || game.standing().is_some())
    {
        let _ = writeln!(text, "seed {}", seed::hex(seed));
    }
    let digest = seed::digest(&text);
    let _ = writeln!(text, "sha256 {digest}");
    text
}

/// The parts of a record, before any rule has looked at them.
#[derive(Default)]
struct Parts<'a> {
    game: Option<&'a str>,
    rules: Option<(usize, &'a str)>,
    undo: UndoPolicy,
    chairs: Vec<Chair>,
    position: Option<(usize, &'a str)>,
    commitment: Option<&'a str>,
    play: Vec<(usize, &'a str, &'a str)>,
    takebacks: u64,
    result: Option<(usize, &'a str)>,
    seed: Option<(usize, &'a str)>,
}

fn take_apart(text: &str) -> Result<Parts<'_>, RecordFault> {
    let key = |line, key: &str| RecordFault::new(line, Message::new(key));
    let mut parts = Parts::default();
    let mut playing = false;
    let mut sealed = false;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if index == 0 {
            let version = line
                .strip_prefix(FIRST_LINE)
                .ok_or_else(|| key(1, "record-foreign"))?;
            if version != VERSION.to_string() {
                let message = Message::new("record-version")
                    .with("version", version)
                    .with("known", i64::from(VERSION));
                return Err(RecordFault::new(1, message));
            }
            continue;
        }
        match (playing, word) {
            _ if sealed => return Err(key(number, "record-after-end")),
            (false, "program") => {}
            (false, "game") => parts.game = Some(rest),
            (false, "rules") => parts.rules = Some((number, rest)),
            (false, "undo") => {
                parts.undo = UndoPolicy::read(rest).ok_or_else(|| unknown(number, line))?;
            }
            (false, "seat") => {
                let (seat, chair) = rest.split_once(' ').unwrap_or((rest, ""));
                if seat != parts.chairs.len().to_string() || parts.chairs.len() == Seat::MOST {
                    return Err(unknown(number, line));
                }
                parts.chairs.push(read_chair(chair));
            }
            (false, "position") => parts.position = Some((number, rest)),
            (false, "commitment") => parts.commitment = Some(rest),
            (false, "play") => playing = true,
            (true, "takebacks") => {
                parts.takebacks = rest.parse().map_err(|_| unknown(number, line))?;
            }
            (true, "result") => parts.result = Some((number, rest)),
            (true, "seed") => parts.seed = Some((number, rest)),
            (true, "sha256") => {
                let start = line.as_ptr() as usize - text.as_ptr() as usize;
                if rest != seed::digest(&text[..start]) {
                    return Err(key(number, "record-hash"));
                }
                sealed = true;
            }
            (true, _) => parts.play.push((number, word, rest)),
            _ => return Err(unknown(number, line)),
        }
    }
    if !sealed {
        let end = text.lines().count().max(1);
        return Err(key(
            end,
            if text.is_empty() {
                "record-empty"
            } else {
                "record-truncated"
            },
        ));
    }
    Ok(parts)
}

fn unknown(line: usize, text: &str) -> RecordFault {
    let start: String = text.chars().take(60).collect();
    RecordFault::new(line, Message::new("record-line").with("text", start))
}

/// Reads a record and plays it again: every roll against the seed where it is known, every choice against the rules.
///
/// # Errors
/// The first line that is wrong, and why.
pub fn read(text: &str) -> Result<Match, RecordFault> {
    let parts = take_apart(text)?;
    let missing = |what: &str| RecordFault::new(1, Message::new("record-missing").with("what", what));
    let entry = catalogue::game(parts.game.ok_or_else(|| missing("game"))?)
        .map_err(|message| RecordFault::new(3, message))?;
    let (rules_line, rules) = parts.rules.ok_or_else(|| missing("rules"))?;
    let config = entry
        .read_config(rules)
        .map_err(|message| RecordFault::new(rules_line, message))?;
    let commitment = parts.commitment.ok_or_else(|| missing("commitment"))?;
    let setup = Setup {
        game: entry.name().to_owned(),
        config,
        chairs: parts.chairs,
        undo: parts.undo,
        position: parts.position.map(|(_, text)| text.to_owned()),
    };
    if setup.chairs.len() != entry.seats(&setup.config) {
        return Err(missing("seat"));
    }
    for (seat, chair) in setup.chairs.iter().enumerate() {
        super::setup::check_sitter(entry, chair)
            .map_err(|message| RecordFault::new(rules_line + 2 + seat, message))?;
    }
    let first_at = |line| {
        move |faults: Vec<Message>| {
            let message = faults.into_iter().next();
            RecordFault::new(line, message.unwrap_or_else(|| Message::new("record-foreign")))
        }
    };
    entry.open(&setup.config).map_err(first_at(rules_line))?;
    let first = first_at(parts.position.map_or(rules_line, |(line, _)| line));
    let mut game = match parts.seed {
        Some((line, text)) => {
            let seed = seed::unhex(text).ok_or_else(|| unknown(line, text))?;
            let game = Match::new(setup, seed).map_err(first)?;
            if game.commitment() != commitment {
                return Err(RecordFault::new(line, Message::new("record-commitment")));
            }
            game
        }
        None => Match::sealed(setup, commitment.to_owned()).map_err(first)?,
    };
    replay(&mut game, &parts.play)?;
    game.takebacks = parts.takebacks;
    if let Some((line, told)) = parts.result {
        check_result(&game, told).map_err(|message| RecordFault::new(line, message))?;
    }
    Ok(game)
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

fn check_result(game: &Match, told: &str) -> Result<(), Message> {
    let standing = game.standing().ok_or_else(|| Message::new("record-not-over"))?;
    let places: Vec<String> = game
        .board()
        .seats()
        .iter()
        .map(|seat| format!("{seat}={}", standing.place(seat).unwrap_or(0)))
        .collect();
    if told == places.join(" ") {
        Ok(())
    } else {
        Err(Message::new("record-result")
            .with("told", told)
            .with("played", places.join(" ")))
    }
}

/// The board after so many steps.
#[must_use]
pub fn board_after(game: &Match, done: usize) -> &dyn Board {
    game.steps().get(done).map_or(game.board(), |step| &*step.before)
}
