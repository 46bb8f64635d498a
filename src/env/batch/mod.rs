//! Thousands of games in one exchange: a frame with everybody's choices in, a frame with all positions out, through the pipes
//! or in a file that the caller maps into its memory. All cores play, each some of the games.
//!
//! The games go through the typed contract and never through text. One step makes one choice for each of the caller's
//! seats that is to choose, in every game; a game that is over shows its end, and begins anew with the next step.
//!
//! Invariant: a frame that is refused has changed nothing.

mod crew;
mod frame;
mod part;
mod shared;
mod slot;

use std::{
    io::{self, Read, Write},
    path::PathBuf,
};

use rayon::prelude::*;
use serde::Serialize;

use self::{
    frame::{Column, Sizes},
    part::{Common, Part},
    shared::Shared,
    slot::Table,
};
use super::{
    fault::{EnvError, Fault, Told},
    picked::Picked,
    protocol::Facts,
    session::{self, yours},
};
use crate::{
    catalogue::{Listed, Typed, Visitor},
    play::{Setup, Sitter, dice::Seed, seed},
    rules::{Game, Message, Seat},
    texts,
};

/// The most games of a batch.
pub const MOST_GAMES: usize = 1 << 20;
/// The most bytes of a frame: their number has four bytes, and somebody has to hold them.
const MOST_BYTES: usize = 1 << 30;
/// The fewest games that are worth a part of their own, and how many parts there are for each thread: one that is done early
/// takes another.
const LEAST: usize = 64;
const PARTS: usize = 4;

/// What a caller asks for: the first four bytes of a frame.
const RESET: u32 = 1;
const STEP: u32 = 2;
/// What it is answered.
const STATE: u32 = 1;
const ERROR: u32 = 2;

/// What is played, and how it lies in a frame: the one line of text, before the first frame.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename = "batch")]
pub struct Opening {
    /// The game.
    #[serde(flatten)]
    pub facts: Facts,
    /// How many games are played at once.
    pub games: usize,
    /// The bytes of a frame that tells how the games stand, without its header of eight.
    pub frame_bytes: usize,
    /// The bytes of a frame with choices, without its header.
    pub step_bytes: usize,
    /// The arrays of a frame.
    pub columns: Vec<Column>,
    /// The byte of the shared file at which the choices lie; the arrays lie at its beginning. None where there is no file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices_offset: Option<usize>,
}

/// A batch that is to be.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table; the caller plays the seats of persons.
    pub setup: Setup,
    /// All chance follows from it.
    pub seed: Seed,
    /// How many games at once.
    pub games: usize,
    /// Four bytes for a number of a view, not two.
    pub wide: bool,
    /// The numbers of a view are told only where a seat is to choose, or the game is over.
    pub due: bool,
    /// The names of the numbers of a view that are told; what ends with a star stands for all that begin so. None: all.
    pub numbers: Option<Vec<String>>,
    /// A file in which arrays and choices lie, in place of the pipes.
    pub shared: Option<PathBuf>,
}

/// Plays a batch until the input ends.
///
/// # Errors
/// When it can't be set up so, a pipe breaks, or what comes are no frames.
pub fn serve(games: &impl Listed, plan: Plan, input: impl Read, output: impl Write) -> Result<(), EnvError> {
    let _crew = crew::gather();
    let name = plan.setup.entry.name();
    let refused = |message: Message| EnvError::Batch(texts::say(&message));
    games
        .visit(name, Serving { plan, input, output })
        .map_err(refused)?
}

struct Serving<I, O> {
    plan: Plan,
    input: I,
    output: O,
}

impl<I: Read, O: Write> Visitor for Serving<I, O> {
    type Output = Result<(), EnvError>;

    fn visit<T: Typed>(mut self, entry: &'static T) -> Self::Output {
        let refused = |message: &Message| EnvError::Batch(texts::say(message));
        let all = |messages: Vec<Message>| {
            let sentences: Vec<String> = messages.iter().map(texts::say).collect();
            EnvError::Batch(sentences.join("\n"))
        };
        let setup = &self.plan.setup;
        let rules = entry.rules(&setup.config).map_err(all)?;
        let table = || {
            let mut players = [const { None }; Seat::MOST];
            for (player, chair) in players.iter_mut().zip(&setup.chairs) {
                if let Sitter::Computer(spec) = &chair.sitter {
                    *player = Some(entry.strategy(spec).map_err(|message| refused(&message))?);
                }
            }
            Ok(Table {
                rules: rules.clone(),
                yours: yours(setup),
                players,
            })
        };
        let board = entry.open(&setup.config).map_err(all)?;
        let mut batch = Batch::new(&self.plan, table)?;
        let mut facts = session::facts(setup, &*board);
        facts.number_names = batch.common.picked.of(&facts.number_names);
        let opening = Opening {
            facts,
            games: batch.common.sizes.games,
            frame_bytes: batch.common.sizes.bytes(),
            step_bytes: batch.step_bytes(),
            columns: batch.common.sizes.columns(),
            choices_offset: batch.shared.as_ref().map(|shared| shared.choices_at),
        };
        serde_json::to_writer(&mut self.output, &opening).map_err(io::Error::from)?;
        self.output.write_all(b"\n")?;
        self.output.flush()?;
        batch.serve(self.input, self.output)
    }
}

/// The games of a batch.
struct Batch<G: Game> {
    common: Common,
    parts: Vec<Part<G>>,
    /// Where arrays and choices lie, where not in frames.
    shared: Option<Shared>,
    /// Whether games have begun.
    begun: bool,
}

/// A frame of the caller: what it asks for, and the bytes behind the header; none when the input has ended.
fn read(input: &mut impl Read, most: usize, frame: u64, body: &mut Vec<u8>) -> Result<Option<u32>, EnvError> {
    let mut header = [0; 8];
    match input.read(&mut header[..1])? {
        0 => return Ok(None),
        _ => input.read_exact(&mut header[1..])?,
    }
    let [k0, k1, k2, k3, l0, l1, l2, l3] = header;
    let kind = u32::from_le_bytes([k0, k1, k2, k3]);
    let length = u32::from_le_bytes([l0, l1, l2, l3]) as usize;
    if length > most {
        let why = format!("it has {length} bytes; the longest that makes sense has {most}");
        return Err(EnvError::Frame { frame, why });
    }
    body.resize(length, 0);
    input.read_exact(body)?;
    Ok(Some(kind))
}

/// The header of an answer of so many bytes.
fn write_header(output: &mut impl Write, kind: u32, bytes: usize) -> io::Result<()> {
    output.write_all(&kind.to_le_bytes())?;
    output.write_all(&(bytes as u32).to_le_bytes())
}

impl<G: Game> Batch<G> {
    fn new(plan: &Plan, mut table: impl FnMut() -> Result<Table<G>, EnvError>) -> Result<Self, EnvError> {
        let Table { rules, yours, .. } = table()?;
        let names = rules.number_names();
        let picked = match &plan.numbers {
            Some(words) => Picked::new(words, &names)?,
            None => Picked::all(&names),
        };
        let sizes = Sizes {
            games: plan.games,
            seats: yours.len(),
            numbers: picked.len(),
            choices: rules.choice_count(),
            wide: plan.wide,
        };
        if sizes.games == 0 || sizes.games > MOST_GAMES || sizes.bytes() > MOST_BYTES {
            return Err(EnvError::Batch(format!(
                "a batch of {} games is not possible: it has 1 to {MOST_GAMES}, and at most a gigabyte in a frame",
                sizes.games
            )));
        }
        if sizes.seats == 0 {
            return Err(EnvError::Batch(
                "nothing is left for you to decide: name “person” for each seat that you play, as in --seats person,random"
                    .to_owned(),
            ));
        }
        let common = Common {
            sizes,
            seed: plan.seed,
            picked,
            due: plan.due,
            round: names.iter().position(|name| name == "round"),
        };
        let each = (sizes.games.div_ceil(rayon::current_num_threads() * PARTS)).max(LEAST);
        let parts = (0..sizes.games).step_by(each).map(|first| {
            let games = each.min(sizes.games - first);
            Ok(Part::new(&common, first, games, table()?))
        });
        let parts = parts.collect::<Result<_, EnvError>>()?;
        let mut batch = Self {
            common,
            parts,
            shared: None,
            begun: false,
        };
        if let Some(path) = &plan.shared {
            batch.shared = Some(Shared::open(path, sizes.bytes(), batch.step_bytes())?);
        }
        Ok(batch)
    }

    /// The bytes of everybody's choices: a number of four bytes for each game and each of the caller's seats.
    fn step_bytes(&self) -> usize {
        self.common.sizes.step_bytes()
    }

    fn serve(&mut self, mut input: impl Read, mut output: impl Write) -> Result<(), EnvError> {
        let most = self.step_bytes().max(Seed::default().len());
        let mut body = Vec::new();
        for frame in 1.. {
            let Some(kind) = read(&mut input, most, frame, &mut body)? else {
                return Ok(());
            };
            let refused = |why: String| EnvError::Frame { frame, why };
            match kind {
                RESET => self.reset(&body).map_err(refused)??,
                STEP if body.len() == self.step_frame() => {
                    if let Some(shared) = &self.shared {
                        body.resize(self.step_bytes(), 0);
                        shared.read_choices(&mut body)?;
                    }
                    if let Err(fault) = self.check(&body) {
                        let told = serde_json::to_vec(&Told::from(&fault)).map_err(io::Error::from)?;
                        write_header(&mut output, ERROR, told.len())?;
                        output.write_all(&told)?;
                        output.flush()?;
                        continue;
                    }
                    self.step(&body)?;
                }
                STEP => {
                    let (has, wants) = (body.len(), self.step_frame());
                    return Err(refused(format!(
                        "a step has {wants} bytes here, this one has {has}"
                    )));
                }
                other => return Err(refused(format!("it asks for {other}; 1 is a reset, 2 is a step"))),
            }
            self.answer(&mut output)?;
        }
        Ok(())
    }

    /// The bytes of a frame with choices: none where they lie in a file.
    fn step_frame(&self) -> usize {
        if self.shared.is_some() {
            0
        } else {
            self.step_bytes()
        }
    }

    /// Tells how all games stand; where there is a file the arrays lie there already.
    fn answer(&self, output: &mut impl Write) -> io::Result<()> {
        if self.shared.is_some() {
            write_header(output, STATE, 0)?;
            return output.flush();
        }
        write_header(output, STATE, self.common.sizes.bytes())?;
        for column in 0..self.common.sizes.columns().len() {
            for part in &self.parts {
                output.write_all(part.frame.column(column))?;
            }
        }
        output.flush()
    }

    /// Begins all games anew: from the seed that is given (eight bytes as a number, or all 32), else each its next one.
    fn reset(&mut self, body: &[u8]) -> Result<Result<(), EnvError>, String> {
        if let Ok(seed) = <[u8; 32]>::try_from(body) {
            self.common.seed = seed;
        } else if let Ok(number) = <[u8; 8]>::try_from(body) {
            self.common.seed = seed::numbered(u64::from_le_bytes(number));
        } else if !body.is_empty() {
            return Err(format!("a seed has 8 or 32 bytes, this one has {}", body.len()));
        }
        self.begun = true;
        let Self {
            common,
            parts,
            shared,
            ..
        } = self;
        Ok(parts.par_iter_mut().try_for_each(|part| {
            part.reset(common, !body.is_empty())?;
            place(part, common, shared.as_ref())
        }))
    }

    /// The bytes of the choices for a part, but the last, which may have less.
    fn part_bytes(&self) -> usize {
        let first = self
            .parts
            .first()
            .map_or(1, |part| part.frame.sizes().step_bytes());
        first.max(1)
    }

    /// Whether every choice that is due is a legal one; the fault of the first game that has one.
    fn check(&mut self, choices: &[u8]) -> Result<(), Fault> {
        if !self.begun {
            return Err(Fault::NoGame);
        }
        let bytes = self.part_bytes();
        let Self { common, parts, .. } = self;
        // Lent as for changing, since strategies may not be looked at by two threads.
        let each = parts.par_iter_mut().zip(choices.par_chunks(bytes));
        let fault = each.find_map_first(|(part, choices)| part.check(common, choices).err());
        fault.map_or(Ok(()), Err)
    }

    /// Makes choices that were checked.
    fn step(&mut self, choices: &[u8]) -> Result<(), EnvError> {
        let bytes = self.part_bytes();
        let Self {
            common,
            parts,
            shared,
            ..
        } = self;
        let each = parts.par_iter_mut().zip(choices.par_chunks(bytes));
        each.try_for_each(|(part, choices)| {
            part.step(common, choices)?;
            place(part, common, shared.as_ref())
        })
    }
}

/// Puts the arrays of a part where they belong in the file, if there is one.
fn place<G: Game>(part: &Part<G>, common: &Common, shared: Option<&Shared>) -> Result<(), EnvError> {
    let Some(shared) = shared else {
        return Ok(());
    };
    for column in 0..common.sizes.columns().len() {
        let at = common.sizes.place(column, part.first);
        shared.write(part.frame.column(column), at)?;
    }
    Ok(())
}
