//! Thousands of games in one exchange: a frame with everybody's choices in, a frame with all positions out.
//!
//! The games go through the typed contract and never through text. One step makes one choice for each of the caller's
//! seats that is to choose, in every game; a game that is over shows its end, and begins anew with the next step.
//!
//! Invariant: a frame that is refused has changed nothing.

mod frame;
mod slot;

use std::{
    io::{self, Read, Write},
    ops::Range,
};

use serde::Serialize;

use self::{
    frame::{Column, Frame, Narrow, Sizes},
    slot::{Slot, Table},
};
use super::{
    fault::{EnvError, Fault, Told},
    protocol::Facts,
    session::{self, yours},
};
use crate::{
    catalogue::{Listed, Typed, Visitor},
    play::{Setup, Sitter, dice::Seed, seed},
    rules::{ChoiceSet as _, Game, Message, Seat, View as _},
    texts,
};

/// The most games of a batch.
pub const MOST_GAMES: usize = 1 << 20;
/// The most bytes of a frame: their number has four bytes, and somebody has to hold them.
const MOST_BYTES: usize = 1 << 30;

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
    /// The names of the numbers of a view that are told; what ends with a star stands for all that begin so. None: all.
    pub numbers: Option<Vec<String>>,
}

impl Plan {
    /// The places of the numbers that are told as runs, in the order of the game.
    fn picked(&self, names: &[String]) -> Result<Vec<Range<usize>>, EnvError> {
        let Some(words) = &self.numbers else {
            return Ok(vec![Range {
                start: 0,
                end: names.len(),
            }]);
        };
        let means = |word: &String, name: &String| match word.strip_suffix('*') {
            Some(begin) => name.starts_with(begin),
            None => name == word,
        };
        if let Some(word) = words
            .iter()
            .find(|word| !names.iter().any(|name| means(word, name)))
        {
            return Err(EnvError::Batch(format!(
                "no number of a view is called “{word}”; they are {}",
                names.join(", ")
            )));
        }
        let told = |name: &String| words.iter().any(|word| means(word, name));
        let mut runs: Vec<Range<usize>> = Vec::new();
        for place in (0..names.len()).filter(|&place| told(&names[place])) {
            match runs.last_mut() {
                Some(run) if run.end == place => run.end += 1,
                _ => runs.push(place..place + 1),
            }
        }
        Ok(runs)
    }
}

/// Plays a batch until the input ends.
///
/// # Errors
/// When it can't be set up so, a pipe breaks, or what comes are no frames.
pub fn serve(games: &impl Listed, plan: Plan, input: impl Read, output: impl Write) -> Result<(), EnvError> {
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
        let mut players = [const { None }; Seat::MOST];
        for (player, chair) in players.iter_mut().zip(&setup.chairs) {
            if let Sitter::Computer(spec) = &chair.sitter {
                *player = Some(entry.strategy(spec).map_err(|message| refused(&message))?);
            }
        }
        let table = Table {
            rules: entry.rules(&setup.config).map_err(all)?,
            yours: yours(setup),
            players,
        };
        let board = entry.open(&setup.config).map_err(all)?;
        let mut batch = Batch::new(&self.plan, table)?;
        let mut facts = session::facts(setup, &*board);
        let names = batch
            .picked
            .iter()
            .flat_map(|run| facts.number_names[run.clone()].to_vec());
        facts.number_names = names.collect();
        let opening = Opening {
            facts,
            games: batch.sizes.games,
            frame_bytes: batch.sizes.bytes(),
            step_bytes: batch.step_bytes(),
            columns: batch.sizes.columns(),
        };
        serde_json::to_writer(&mut self.output, &opening).map_err(io::Error::from)?;
        self.output.write_all(b"\n")?;
        self.output.flush()?;
        batch.serve(self.input, self.output)
    }
}

/// The games of a batch.
struct Batch<G: Game> {
    table: Table<G>,
    slots: Vec<Slot<G>>,
    seed: Seed,
    sizes: Sizes,
    frame: Frame,
    /// Which numbers of a view are told.
    picked: Vec<Range<usize>>,
    /// Whether games have begun.
    begun: bool,
    /// The place among the numbers of a view at which that of the round stands.
    round: Option<usize>,
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

fn write(output: &mut impl Write, kind: u32, body: &[u8]) -> io::Result<()> {
    let mut header = [0; 8];
    header[..4].copy_from_slice(&kind.to_le_bytes());
    header[4..].copy_from_slice(&(body.len() as u32).to_le_bytes());
    output.write_all(&header)?;
    output.write_all(body)?;
    output.flush()
}

impl<G: Game> Batch<G> {
    fn new(plan: &Plan, table: Table<G>) -> Result<Self, EnvError> {
        let names = table.rules.number_names();
        let picked = plan.picked(&names)?;
        let sizes = Sizes {
            games: plan.games,
            seats: table.yours.len(),
            numbers: picked.iter().map(ExactSizeIterator::len).sum(),
            choices: table.rules.choice_count(),
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
        Ok(Self {
            slots: (0..sizes.games).map(|_| Slot::new(&table)).collect(),
            table,
            seed: plan.seed,
            sizes,
            frame: Frame::new(sizes),
            picked,
            begun: false,
            round: names.iter().position(|name| name == "round"),
        })
    }

    /// The bytes of everybody's choices: a number of four bytes for each game and each of the caller's seats.
    fn step_bytes(&self) -> usize {
        self.sizes.games * self.sizes.seats * 4
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
                STEP if body.len() == self.step_bytes() => {
                    if let Err(fault) = self.check(&body) {
                        let told = serde_json::to_vec(&Told::from(&fault)).map_err(io::Error::from)?;
                        write(&mut output, ERROR, &told)?;
                        continue;
                    }
                    self.step(&body)?;
                }
                STEP => {
                    let (has, wants) = (body.len(), self.step_bytes());
                    return Err(refused(format!(
                        "a step has {wants} bytes here, this one has {has}"
                    )));
                }
                other => return Err(refused(format!("it asks for {other}; 1 is a reset, 2 is a step"))),
            }
            write(&mut output, STATE, self.frame.bytes())?;
        }
        Ok(())
    }

    /// Begins all games anew: from the seed that is given (eight bytes as a number, or all 32), else each its next one.
    fn reset(&mut self, body: &[u8]) -> Result<Result<(), EnvError>, String> {
        if let Ok(seed) = <[u8; 32]>::try_from(body) {
            self.seed = seed;
        } else if let Ok(number) = <[u8; 8]>::try_from(body) {
            self.seed = seed::numbered(u64::from_le_bytes(number));
        } else if !body.is_empty() {
            return Err(format!("a seed has 8 or 32 bytes, this one has {}", body.len()));
        }
        if !body.is_empty() {
            self.slots.iter_mut().for_each(Slot::rewind);
        }
        self.begun = true;
        Ok((0..self.sizes.games).try_for_each(|game| self.begin(game)))
    }

    fn begin(&mut self, game: usize) -> Result<(), EnvError> {
        let (slot, slots) = (&mut self.slots[game], self.sizes.games);
        slot.begin(&mut self.table, &self.seed, game, slots)
            .map_err(|message| EnvError::Halt { game, message })?;
        self.tell(game)
    }

    /// The choice for the caller's seat at this place of a game.
    fn chosen(&self, body: &[u8], game: usize, place: usize) -> i32 {
        let at = (game * self.sizes.seats + place) * 4;
        let bytes = body[at..at + 4].try_into().unwrap_or_default();
        i32::from_le_bytes(bytes)
    }

    /// Whether every choice that is due is a legal one; others are not looked at.
    fn check(&self, body: &[u8]) -> Result<(), Fault> {
        if !self.begun {
            return Err(Fault::NoGame);
        }
        for game in 0..self.sizes.games {
            let turn = self.frame.turn(game);
            for (place, seat) in self.table.yours.iter().enumerate() {
                let number = self.chosen(body, game, place);
                if turn >> seat.index() & 1 == 1 && !self.frame.is_legal(game, place, number) {
                    return Err(self.illegal(game, *seat, number));
                }
            }
        }
        Ok(())
    }

    /// What is told of a choice that is not legal.
    fn illegal(&self, game: usize, seat: Seat, number: i32) -> Fault {
        let (rules, slot) = (&self.table.rules, &self.slots[game]);
        let choice = usize::try_from(number)
            .ok()
            .and_then(|number| rules.numbered_choice(number));
        let why = match choice.map(|choice| rules.forbids(&slot.position, seat, choice)) {
            Some(Some(rule)) => texts::say(&rule.into()),
            _ => format!(
                "it is no number of a choice; they are whole numbers from 0 to {}",
                self.sizes.choices.saturating_sub(1)
            ),
        };
        let seen = |at| rules.view(&slot.position, seat).numbers().get(at).copied();
        let round = self
            .round
            .and_then(seen)
            .map_or(slot.steps + 1, |round| round as u64);
        Fault::Illegal {
            seat,
            round,
            value: number.to_string(),
            why,
            game: Some(game),
        }
    }

    /// Makes choices that were checked.
    fn step(&mut self, body: &[u8]) -> Result<(), EnvError> {
        for game in 0..self.sizes.games {
            if self.frame.is_over(game) {
                self.begin(game)?;
                continue;
            }
            let turn = self.frame.turn(game);
            for place in 0..self.sizes.seats {
                let seat = self.table.yours[place];
                if turn >> seat.index() & 1 == 1 {
                    let number = self.chosen(body, game, place) as usize;
                    self.slots[game].choose(&self.table, seat, number);
                }
            }
            let slot = &mut self.slots[game];
            slot.steps += 1;
            slot.go_on(&mut self.table)
                .map_err(|message| EnvError::Halt { game, message })?;
            self.tell(game)?;
        }
        Ok(())
    }

    /// Writes how a game stands into the frame.
    fn tell(&mut self, game: usize) -> Result<(), EnvError> {
        let Table { rules, yours, .. } = &self.table;
        let position = &self.slots[game].position;
        let turn = self.table.to_choose(position);
        self.frame.set_turn(game, turn.into());
        self.frame.set_end(game, rules.standing(position));
        for (place, &seat) in yours.iter().enumerate() {
            let numbers = rules.view(position, seat).numbers();
            self.frame
                .set_view(game, place, &numbers, &self.picked)
                .map_err(|Narrow(number)| EnvError::Narrow { number })?;
            let legal = rules.choices(position, seat);
            let numbers = legal.iter().map(|choice| rules.choice_number(choice));
            self.frame.set_legal(game, place, legal.len(), numbers);
        }
        Ok(())
    }
}
