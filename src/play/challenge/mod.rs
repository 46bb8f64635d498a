//! A challenge: a table, its dice or cards and what one seat made of them, as a code that is given on. Whoever takes it up
//! sits down on that seat, and one result stands beside the other.
//!
//! A code tells no name, no path and nothing that was chosen, and there is none of a game that goes on. It does tell the
//! seed: whoever wants to know the dice beforehand can, so it is for friends. Only a game begun from [`fresh`] has a short
//! one, for its seed follows from a short number; all others keep their 32 bytes, which the promise to its players that
//! nobody chose the dice hangs on (`play::fate`).

mod code;

use self::code::{Reader, Writer, unread};
use super::{
    dice::Seed,
    fate::Fate,
    game::Match,
    house::HouseRules,
    seed,
    setup::{Chair, Setup, Sitter, UndoPolicy},
};
use crate::{
    catalogue::{Entry, Games, Skill, Spec},
    rules::{Arg, Message, Seat},
    texts,
};

/// How many bits the number of a fresh challenge has.
const FRESH_BITS: u32 = 40;
/// The lengths of seeds, in bits: the shortest that does is written.
const SEED_BITS: [u32; 3] = [20, FRESH_BITS, u64::BITS];
/// What stands for a chair where nobody sits.
const EMPTY: u64 = 0;
/// A person.
const PERSON: u64 = 1;
/// A strategy that is no level; the levels come behind it.
const STRATEGY: u64 = 2;

/// What a seat made of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its place, from 1.
    pub place: u8,
    /// How long the game was, in what people count of it ([`Match::length`]); 0 where nothing is counted.
    pub length: u64,
}

impl Outcome {
    /// That of a seat, once the game is over.
    #[must_use]
    pub fn of(game: &Match, seat: Seat) -> Option<Self> {
        let place = game.standing()?.place(seat)?;
        let length = game.length();
        let count = length.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(count) if name == COUNT => u64::try_from(*count).ok(),
            _ => None,
        });
        let length = count.unwrap_or_default();
        Some(Self { place, length })
    }
}

/// The argument that says how much of something there was.
const COUNT: &str = "count";

/// One result beside another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// What is to be beaten.
    pub theirs: Outcome,
    /// What whoever took the challenge up made of it.
    pub yours: Outcome,
}

impl Beside {
    /// Who did better, as a sentence: by the places, and nothing else.
    #[must_use]
    pub fn verdict(self) -> Message {
        Message::new(match self.yours.place.cmp(&self.theirs.place) {
            std::cmp::Ordering::Less => "challenge-better",
            std::cmp::Ordering::Equal => "challenge-even",
            std::cmp::Ordering::Greater => "challenge-worse",
        })
    }
}

/// A table with its dice, and the result that is to be beaten.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    setup: Setup,
    seat: Seat,
    seed: Seed,
    outcome: Outcome,
}

/// The dice of a game whose challenge is to be short: their seed is a number of 40 bits.
///
/// # Errors
/// When the system has no source of random bytes.
pub fn fresh() -> Result<Fate, Message> {
    let number = seed::fresh_number()? >> (53 - FRESH_BITS);
    Ok(seed::numbered(number).into())
}

/// The only person of a game: whose result is meant where nobody says it.
///
/// # Errors
/// When no person played, or several did.
pub fn challenger(game: &Match) -> Result<Seat, Message> {
    let chairs = game.first_chairs().iter().enumerate();
    let mut persons = chairs.filter(|(_, chair)| chair.sitter == Sitter::Person);
    match (persons.next(), persons.next()) {
        (Some((seat, _)), None) => Ok(Seat::new(seat)),
        _ => Err(Message::new("challenge-whose")),
    }
}

impl Challenge {
    /// The challenge to do better than a seat did in a game that is over.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn new(game: &Match, seat: Seat) -> Result<Self, Message> {
        let outcome = match game.standing() {
            None => return Err(Message::new("challenge-not-over")),
            Some(_) => Outcome::of(game, seat).ok_or_else(|| Message::new("challenge-nobody"))?,
        };
        let seed = *game.seed().ok_or_else(|| Message::new("challenge-sealed"))?;
        if game.is_practice() {
            return Err(practised());
        }
        let chairs = game.first_chairs();
        let is_other = |(_, seat, chair): &(usize, Seat, Chair)| chairs[seat.index()].sitter != chair.sitter;
        if game.sits().iter().any(is_other) {
            return Err(Message::new("challenge-taken-over"));
        }
        let mut sitters: Vec<Sitter> = chairs.iter().map(|chair| chair.sitter.clone()).collect();
        sitters[seat.index()] = Sitter::Person;
        let setup = Setup {
            chairs: sitters.into_iter().map(Chair::new).collect(),
            ..game.setup().clone()
        };
        may_be_given(&setup)?;
        Ok(Self {
            setup,
            seat,
            seed,
            outcome,
        })
    }

    /// The challenge of a code that was typed, of one of these games.
    ///
    /// # Errors
    /// What is wrong with the code, or that this program knows less than it needs for it.
    pub fn read(games: Games, code: &str) -> Result<Self, Message> {
        let mut reader = Reader::new(code)?;
        let games = games.iter().copied();
        let entry = reader.word(games, |entry| entry.name())?;
        let entry = entry.ok_or_else(|| Message::new("challenge-game"))?;
        let (setup, seat) = read_table(&mut reader, entry)?;
        let challenge = Self {
            setup,
            seat,
            seed: read_seed(&mut reader)?,
            outcome: Outcome {
                place: reader.number(3)? as u8,
                length: reader.count()?,
            },
        };
        reader.end()?;
        let board = challenge.setup.open().map_err(|_| unread())?;
        if board.seats().contains(seat) && challenge.outcome.place > 0 {
            Ok(challenge)
        } else {
            Err(unread())
        }
    }

    /// Its code.
    ///
    /// # Errors
    /// When the rules of the table can't be told by the settings of the game.
    pub fn code(&self) -> Result<String, Message> {
        let mut writer = Writer::default();
        writer.word(self.setup.entry.name());
        write_table(&mut writer, &self.setup, self.seat)?;
        write_seed(&mut writer, &self.seed);
        writer.number(self.outcome.place.into(), 3);
        writer.count(self.outcome.length);
        Ok(writer.code())
    }

    /// The table, with a person on the seat whose result is to be beaten, and its dice.
    #[must_use]
    pub fn table(&self) -> (Setup, Fate) {
        (self.setup.clone(), self.seed.into())
    }

    /// The seat whose result is to be beaten.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is to be beaten.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// What is to be beaten, and where, in a sentence.
    #[must_use]
    pub fn told(&self) -> Message {
        let game = texts::text(&format!("game-{}", self.setup.entry.name()));
        let told = Message::new("challenge-told").with("game", game);
        self.with_outcome(told.with("seat", self.seat), self.outcome)
    }

    /// One result and the other in a sentence each, and who did better.
    #[must_use]
    pub fn told_beside(&self, beside: Beside) -> [Message; 3] {
        [
            self.with_outcome(Message::new("challenge-theirs"), beside.theirs),
            self.with_outcome(Message::new("challenge-yours"), beside.yours),
            beside.verdict(),
        ]
    }

    /// A sentence with a result at this table.
    fn with_outcome(&self, told: Message, outcome: Outcome) -> Message {
        let mut length = self.setup.entry.length(&mut std::iter::empty());
        for (_, arg) in length.args.iter_mut().filter(|(name, _)| name == COUNT) {
            *arg = Arg::Number(i64::try_from(outcome.length).unwrap_or(i64::MAX));
        }
        let chairs = self.setup.chairs.iter();
        let seats = chairs.filter(|chair| chair.sitter != Sitter::Empty).count();
        told.with("place", i64::from(outcome.place))
            .with("seats", seats as i64)
            .with("length", texts::say(&length))
    }

    /// Whether a game is played at this table with these dice.
    ///
    /// # Errors
    /// When it is another one.
    pub fn is_of(&self, game: &Match) -> Result<(), Message> {
        let (own, other) = (&self.setup, game.setup());
        let sits = |(seat, chair): (usize, &Chair)| {
            seat == self.seat.index() || own.chairs.get(seat).is_some_and(|own| own.sitter == chair.sitter)
        };
        let is_same = own.entry == other.entry
            && own.chairs.len() == other.chairs.len()
            && own.entry.write_config(&own.config) == game.config_text()
            && own.position == other.position
            && game.seed() == Some(&self.seed)
            && game.first_chairs().iter().enumerate().all(sits);
        if is_same {
            Ok(())
        } else {
            Err(Message::new("challenge-other"))
        }
    }

    /// What is to be beaten beside what came of it in a game.
    ///
    /// # Errors
    /// When that is another game, is not over, or is no fair answer because it was practice or somebody took over a seat.
    pub fn beside(&self, game: &Match) -> Result<Beside, Message> {
        self.is_of(game)?;
        let answer = Self::new(game, self.seat)?;
        Ok(Beside {
            theirs: self.outcome,
            yours: answer.outcome,
        })
    }
}

fn practised() -> Message {
    Message::new("challenge-practice")
}

/// Whether a game at this table may become a challenge.
///
/// # Errors
/// When it is for practice, or somebody sits there who plays on this machine alone: a program of one's own, or whoever judges
/// by a network of one's own.
pub fn may_be_given(setup: &Setup) -> Result<(), Message> {
    if setup.undo == UndoPolicy::Practice {
        return Err(practised());
    }
    let strategies = setup.entry.strategies();
    let stays = |spec: &Spec| {
        let facts = strategies.iter().find(|facts| facts.name == spec.name);
        facts.is_none_or(|facts| !facts.networks(spec).is_empty())
    };
    let stays = |chair: &Chair| matches!(&chair.sitter, Sitter::Computer(spec) if stays(spec));
    match setup.chairs.iter().position(stays) {
        Some(seat) => Err(Message::new("challenge-own").with("seat", Seat::new(seat))),
        None => Ok(()),
    }
}

fn write_table(writer: &mut Writer, setup: &Setup, challenger: Seat) -> Result<(), Message> {
    writer.number(setup.chairs.len() as u64, 3);
    writer.number(challenger.index() as u64, 3);
    for (seat, chair) in setup.chairs.iter().enumerate() {
        if seat != challenger.index() {
            write_sitter(writer, setup.entry, &chair.sitter);
        }
    }
    let house = house_rules(setup)?;
    let never = setup.undo == UndoPolicy::Never;
    let is_usual = house == HouseRules::default() && !never && setup.position.is_none();
    writer.flag(!is_usual);
    if is_usual {
        return Ok(());
    }
    writer.flag(house.preset.is_some());
    if let Some(preset) = &house.preset {
        writer.word(preset);
    }
    writer.count(house.rules.len() as u64);
    for (name, value) in house.rules.iter().filter_map(|rule| rule.split_once('=')) {
        writer.word(name);
        writer.text(value);
    }
    writer.flag(never);
    writer.flag(setup.position.is_some());
    if let Some(position) = &setup.position {
        writer.text(position);
    }
    Ok(())
}

fn read_table(reader: &mut Reader, entry: &'static dyn Entry) -> Result<(Setup, Seat), Message> {
    let seats = reader.number(3)? as usize;
    let challenger = reader.number(3)? as usize;
    if seats > Seat::MOST || challenger >= seats {
        return Err(unread());
    }
    let sitter = |seat| {
        if seat == challenger {
            Ok(Sitter::Person)
        } else {
            read_sitter(reader, entry)
        }
    };
    let sitters = (0..seats).map(sitter).collect::<Result<Vec<Sitter>, Message>>()?;
    let setup = Setup::new(entry, &entry.default_config(), sitters);
    let mut setup = setup.map_err(|_| unread())?;
    if reader.flag()? {
        let mut house = HouseRules::default();
        if reader.flag()? {
            let preset = reader.word(entry.presets(), |preset| preset)?;
            house.preset = Some((*preset.ok_or_else(unread)?).to_owned());
        }
        let settings = entry.settings();
        for _ in 0..reader.count()? {
            let setting = reader.word(&settings, |setting| setting.name)?;
            let name = setting.ok_or_else(unread)?.name;
            house.rules.push(format!("{name}={}", reader.text()?));
        }
        if !house.apply(entry, &mut setup.config).is_empty() {
            return Err(unread());
        }
        if reader.flag()? {
            setup.undo = UndoPolicy::Never;
        }
        if reader.flag()? {
            setup.position = Some(reader.text()?);
        }
    }
    Ok((setup, Seat::new(challenger)))
}

/// The rules of a table in the fewest words: a preset of the game, and what differs from it.
fn house_rules(setup: &Setup) -> Result<HouseRules, Message> {
    let entry = setup.entry;
    let usual = Setup::seating(entry, &entry.default_config(), setup.chairs.clone());
    let usual = usual.map_err(|_| Message::new("challenge-rules"))?.config;
    let presets = entry.presets().iter().map(|preset| Some((*preset).to_owned()));
    let told = std::iter::once(None).chain(presets).filter_map(|preset| {
        let mut house = HouseRules {
            preset,
            rules: Vec::new(),
        };
        let mut config = usual.clone();
        let mut faults = house.apply(entry, &mut config);
        for setting in entry.settings() {
            let value = setup.config.get(setting.name);
            if config.get(setting.name) != value {
                faults.extend(entry.set(&mut config, setting.name, &value).err());
                house.rules.push(format!("{}={value}", setting.name));
            }
        }
        let is_told = entry.write_config(&config) == entry.write_config(&setup.config);
        (faults.is_empty() && is_told).then_some(house)
    });
    let words = |house: &HouseRules| house.rules.len() * 2 + usize::from(house.preset.is_some());
    told.min_by_key(words)
        .ok_or_else(|| Message::new("challenge-rules"))
}

fn write_sitter(writer: &mut Writer, entry: &dyn Entry, sitter: &Sitter) {
    let Sitter::Computer(spec) = sitter else {
        let is_empty = *sitter == Sitter::Empty;
        return writer.number(if is_empty { EMPTY } else { PERSON }, 3);
    };
    if let Some(level) = entry.level_of(spec) {
        return writer.number(STRATEGY + 1 + level.skill as u64, 3);
    }
    writer.number(STRATEGY, 3);
    writer.word(&spec.name);
    writer.flag(spec.parameters.is_some());
    if let Some(parameters) = &spec.parameters {
        writer.text(parameters);
    }
}

fn read_sitter(reader: &mut Reader, entry: &dyn Entry) -> Result<Sitter, Message> {
    let spec = match reader.number(3)? {
        EMPTY => return Ok(Sitter::Empty),
        PERSON => return Ok(Sitter::Person),
        STRATEGY => {
            let strategies = entry.strategies();
            let facts = reader.word(&strategies, |facts| facts.name)?;
            Spec {
                name: facts.ok_or_else(unread)?.name.to_owned(),
                parameters: if reader.flag()? {
                    Some(reader.text()?)
                } else {
                    None
                },
            }
        }
        level => {
            let skill = Skill::ALL.get((level - STRATEGY - 1) as usize);
            let mut levels = entry.levels().iter();
            let level = levels.find(|level| Some(&level.skill) == skill);
            Spec::from(level.ok_or_else(unread)?.spec.to_owned())
        }
    };
    Ok(Sitter::Computer(spec))
}

fn write_seed(writer: &mut Writer, seed: &Seed) {
    let (number, rest) = seed.split_at(8);
    let number = number
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    let is_number = rest.iter().all(|&byte| byte == 0);
    let fits = |bits: &u32| is_number && number.checked_shr(*bits).unwrap_or(0) == 0;
    let kind = SEED_BITS.iter().position(fits);
    writer.number(kind.unwrap_or(SEED_BITS.len()) as u64, 2);
    match kind {
        Some(kind) => writer.number(number, SEED_BITS[kind]),
        None => writer.bytes(seed),
    }
}

fn read_seed(reader: &mut Reader) -> Result<Seed, Message> {
    let kind = reader.number(2)? as usize;
    match SEED_BITS.get(kind) {
        Some(bits) => Ok(seed::numbered(reader.number(*bits)?)),
        None => reader.bytes(32)?.try_into().map_err(|_| unread()),
    }
}

#[cfg(test)]
mod tests;
