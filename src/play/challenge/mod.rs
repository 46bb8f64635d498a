//! A challenge: a table, its dice or cards and what one seat made of them, as a code that is given on. Whoever takes it up
//! sits down on that seat, and one result stands beside the other.
//!
//! A code tells no name, no path and nothing that was chosen, and there is none of a game that goes on. It does tell the
//! seed: whoever wants to know the dice beforehand can, so it is for friends. Only a game begun from [`fresh`] has a short
//! one, for its seed follows from a short number; all others keep their 32 bytes, which the promise to its players that
//! nobody chose the dice hangs on (`play::fate`).

mod code;
mod table;

use self::{
    code::{Reader, Writer, unread},
    table::{read_table, write_table},
};
use super::{
    dice::Seed,
    fate::Fate,
    game::Match,
    seed,
    setup::{Chair, Setup, Sitter, UndoPolicy},
};
use crate::{
    catalogue::{Games, Spec},
    rules::{Arg, Message, Seat},
    texts,
};

/// How many bits the number of a fresh challenge has.
const FRESH_BITS: u32 = 40;
/// The lengths of seeds, in bits: the shortest that does is written.
const SEED_BITS: [u32; 3] = [20, FRESH_BITS, u64::BITS];

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
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{
        catalogue::{Entry, Kind, Ours},
        play::{Act, HouseRules, fate::Scheme},
    };

    /// A game of these that has been played out.
    fn played(name: &str, words: &[&str], fate: impl Into<Fate>) -> Match {
        let entry = Ours::GAMES.named(name).expect("a game");
        let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        play(Match::new(setup, fate).expect("a game"))
    }

    /// The game played to its end, persons by chance.
    fn play(mut game: Match) -> Match {
        loop {
            while game.step_alone().expect("nobody plays foul") {}
            let Some(seat) = game.turn().seats().iter().next() else {
                return game;
            };
            let number = game.any_choice(seat).expect("a choice");
            game.choose(seat, number).expect("it is allowed");
        }
    }

    fn key<T: std::fmt::Debug>(result: Result<T, Message>) -> String {
        result.expect_err("it is refused").key
    }

    /// One of a few values that a setting can have.
    fn value(kind: &Kind, pick: usize) -> String {
        match *kind {
            Kind::Flag => ["on", "off"][pick % 2].to_owned(),
            Kind::Words(words) => words[pick % words.len()].to_owned(),
            Kind::Number(low, high) | Kind::Odd(low, high) => (low + pick as u16 % 4).min(high).to_string(),
            Kind::Limit(low, high) => match pick % 3 {
                0 => "none".to_owned(),
                more => (low + more as u16).min(high).to_string(),
            },
        }
    }

    /// Who may sit at a table of a game.
    fn words(entry: &dyn Entry) -> Vec<String> {
        let plain = ["empty", "person"].map(str::to_owned);
        let levels = entry.levels().iter().map(|level| level.spec.to_owned());
        let names = entry.strategies();
        let names = names.iter().map(|facts| facts.name.to_owned());
        plain.into_iter().chain(levels).chain(names).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(512))]

        #[test]
        fn what_a_code_is_made_of_is_read_from_it(
            (game, preset, board, challenger) in (0_usize..5, 0_usize..4, 0_usize..5, 0_usize..6),
            sitters in prop::collection::vec(0_usize..20, 6),
            rules in prop::collection::vec((0_usize..20, 0_usize..12), 0..3),
            (bits, number, secret) in (0_u32..64, any::<u64>(), any::<Option<[u8; 32]>>()),
            (never, place, length) in (any::<bool>(), 1_u8..7, any::<u64>()),
        ) {
            let entry = Ours::GAMES[game];
            let count = entry.seat_counts()[board % entry.seat_counts().len()];
            let seat = Seat::new(challenger % count);
            let known = words(entry);
            let mut chairs: Vec<Sitter> = sitters[..count]
                .iter()
                .map(|&pick| Sitter::from(known[pick % known.len()].as_str()))
                .collect();
            chairs[seat.index()] = Sitter::Person;
            let mut setup = Setup::new(entry, &entry.default_config(), chairs).expect("a table");
            let settings = entry.settings();
            let house = HouseRules {
                preset: entry.presets().get(preset).map(|&preset| preset.to_owned()),
                rules: rules
                    .iter()
                    .map(|&(at, pick)| (&settings[at % settings.len()], pick))
                    .map(|(setting, pick)| format!("{}={}", setting.name, value(&setting.kind, pick)))
                    .collect(),
            };
            let faults = house.apply(entry, &mut setup.config);
            prop_assert!(faults.is_empty(), "{faults:?}");
            if never {
                setup.undo = UndoPolicy::Never;
            }
            // Rules that make no game are refused before there is a challenge.
            if setup.open().is_err() {
                return Ok(());
            }
            let challenge = Challenge {
                setup,
                seat,
                seed: secret.unwrap_or_else(|| seed::numbered(number >> bits)),
                outcome: Outcome { place, length },
            };
            let code = challenge.code().expect("a code");
            // A rule that is off may be written out or left out: it is the same configuration.
            let plain = |mut challenge: Challenge| {
                let text = entry.write_config(&challenge.setup.config);
                challenge.setup.config = entry.read_config(&text).expect("a configuration");
                challenge
            };
            let read = Challenge::read(Ours::GAMES, &code).expect("it is read");
            prop_assert_eq!(plain(read), plain(challenge));
        }
    }

    #[test]
    fn a_usual_table_with_fresh_dice_has_a_short_code() {
        for entry in Ours::GAMES {
            let sitters = entry.usual_sitters().iter().cycle().take(entry.seat_counts()[0]);
            let sitters = sitters.map(|&word| Sitter::from(word)).collect();
            let challenge = Challenge {
                setup: Setup::new(entry, &entry.default_config(), sitters).expect("a table"),
                seat: Seat::new(0),
                seed: fresh().expect("random bytes").seed(),
                outcome: Outcome {
                    place: 2,
                    length: 345,
                },
            };
            let code = challenge.code().expect("a code");
            assert!(code.len() <= 30, "{}: {code}", entry.name());
        }
    }

    #[test]
    fn the_same_dice_come_and_one_result_stands_beside_the_other() {
        for (name, sitters) in [
            ("mejn", &["person", "far", "empty", "random"][..]),
            ("ludo", &["near", "person"]),
            ("dog", &["person", "random", "random", "random"]),
            ("quoridor", &["person", "random"]),
            ("compromise", &["random", "person"]),
        ] {
            let first = played(name, sitters, fresh().expect("random bytes"));
            let seat = challenger(&first).expect("one person");
            let code = Challenge::new(&first, seat).and_then(|challenge| challenge.code());
            let challenge = Challenge::read(Ours::GAMES, &code.expect("a code")).expect("it is read");
            assert_eq!(
                (challenge.seat(), Some(challenge.outcome())),
                (seat, Outcome::of(&first, seat))
            );
            let (setup, fate) = challenge.table();
            let again = Match::new(setup, fate).expect("a game");
            assert_eq!(again.setup().chairs[seat.index()], Chair::new(Sitter::Person));
            assert_eq!(key(challenge.beside(&again)), "challenge-not-over");
            // Persons play by chance here, and chance follows from the seed: the same game comes of it.
            let again = play(again);
            let acts = |game: &Match| {
                game.steps()
                    .iter()
                    .map(|step| step.act.clone())
                    .collect::<Vec<Act>>()
            };
            assert_eq!(acts(&first), acts(&again), "{name}");
            let beside = challenge.beside(&again).expect("an answer");
            assert_eq!(beside.theirs, beside.yours);
            assert_eq!(beside.verdict().key, "challenge-even");
            let other = played(name, sitters, seed::numbered(3));
            assert_eq!(key(challenge.beside(&other)), "challenge-other");
        }
    }

    #[test]
    fn the_better_place_is_better_and_nothing_else_counts() {
        let outcome = |place, length| Outcome { place, length };
        let verdict = |theirs, yours| Beside { theirs, yours }.verdict().key;
        assert_eq!(verdict(outcome(2, 90), outcome(1, 100)), "challenge-better");
        assert_eq!(verdict(outcome(2, 90), outcome(3, 10)), "challenge-worse");
        assert_eq!(verdict(outcome(2, 90), outcome(2, 10)), "challenge-even");
    }

    #[test]
    fn a_code_says_who_played_by_words_and_tells_no_name() {
        let entry = Ours::GAMES.named("mejn").expect("a game");
        let mut setup = played("mejn", &["person", "far"], seed::numbered(1))
            .setup()
            .clone();
        "Anna".clone_into(&mut setup.chairs[0].name);
        let word = Some("tulip".to_owned());
        let fate = Fate::drawn(&setup, &[word, None, None, None, None, None]).expect("random bytes");
        assert_eq!((fate.words.len(), fate.scheme), (1, Scheme::Words));
        let game = play(Match::new(setup, fate).expect("a game"));
        let challenge = Challenge::new(&game, Seat::new(0)).expect("a challenge");
        let (setup, fate) = challenge.table();
        assert_eq!(setup.entry, entry);
        assert!(setup.chairs.iter().all(|chair| chair.name.is_empty()));
        assert!(fate.words.is_empty());
        assert_eq!(Some(&fate.seed()), game.seed());
        assert!(challenge.is_of(&game).is_ok(), "names make no difference");
    }

    #[test]
    fn the_result_of_a_computer_may_be_challenged_too() {
        let game = played("mejn", &["far", "near"], seed::numbered(5));
        assert_eq!(key(challenger(&game)), "challenge-whose");
        let challenge = Challenge::new(&game, Seat::new(1)).expect("a challenge");
        let sitters = challenge.table().0.chairs.into_iter().map(|chair| chair.sitter);
        assert_eq!(sitters.collect::<Vec<_>>(), ["far", "person"].map(Sitter::from));
        assert_eq!(key(Challenge::new(&game, Seat::new(2))), "challenge-nobody");
    }

    #[test]
    fn what_can_be_no_challenge_is_told_why() {
        let entry = Ours::GAMES.named("mejn").expect("a game");
        let begin = |words: [&str; 2]| {
            let sitters = words.map(Sitter::from).to_vec();
            let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
            Match::new(setup, seed::numbered(1)).expect("a game")
        };
        let seat = Seat::new(0);
        let mut game = begin(["person", "far"]);
        game.step_alone().expect("a step");
        assert_eq!(key(Challenge::new(&game, seat)), "challenge-not-over");
        game.sit(seat, Chair::new(Sitter::from("far")))
            .expect("it sits down");
        assert_eq!(key(Challenge::new(&play(game), seat)), "challenge-taken-over");
        let mut practice = begin(["person", "far"]);
        practice.setup.undo = UndoPolicy::Practice;
        assert_eq!(key(Challenge::new(&play(practice), seat)), "challenge-practice");
        let mut own = play(begin(["person", "far"]));
        own.chairs[1].sitter = Sitter::from("bot:python3 /home/anna/far.py");
        assert_eq!(key(Challenge::new(&own, seat)), "challenge-own");
    }

    #[test]
    fn a_code_of_a_game_or_a_word_that_is_not_known_here_is_told() {
        let mut writer = Writer::default();
        writer.word("chess");
        assert_eq!(
            key(Challenge::read(Ours::GAMES, &writer.code())),
            "challenge-game"
        );
        let mut writer = Writer::default();
        writer.word("mejn");
        writer.number(7, 3);
        writer.number(0, 3);
        assert_eq!(
            key(Challenge::read(Ours::GAMES, &writer.code())),
            "challenge-unread"
        );
    }
}
