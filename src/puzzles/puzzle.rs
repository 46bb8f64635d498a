//! One puzzle: the position, who is to choose there, and what is best.

use super::plies::{Ply, end_of, plies};
use crate::{
    catalogue::{Assessor, Board, Config, Entry, Skill, Staging},
    play::{
        Chair, Match, Setup, Sitter, UndoPolicy, company,
        dice::{Dice, Seed},
        ledger::Grade,
        seed::{self, digest},
    },
    rules::{Message, Seat},
    texts,
};

/// So many seeds are tried for dice that begin with a throw.
const MOST_SEEDS: u64 = 100_000;
/// So many digits of its hash name a puzzle.
const NAME_DIGITS: usize = 8;

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The game.
    pub entry: &'static dyn Entry,
    /// Which it is of its game, from 1 on.
    pub number: usize,
    /// Seats and house rules, as they stand in a record.
    pub rules: String,
    /// The position, as the seat that is to choose may know it.
    pub position: String,
    /// What chance brought then, as it stands in a record; empty where it brought nothing.
    pub chance: String,
    /// The seat that is to choose.
    pub seat: Seat,
    /// The best ply.
    pub best: String,
    /// The chance behind it, in parts of [`crate::strategies::CERTAIN`].
    pub most: i64,
    /// The next best ply.
    pub second: String,
    /// The chance behind that.
    pub next: i64,
    /// The weakest level that finds the best one.
    pub grade: Skill,
}

/// A puzzle that was opened: what stands on the table, and what can be chosen.
pub struct Moment {
    /// The game at that moment: one for practice, in which a person is to choose on the seat of the puzzle.
    pub table: Match,
    /// The seat.
    pub seat: Seat,
    /// What it can choose.
    pub plies: Vec<Ply>,
    /// Which of them is the best, and which the next best.
    best: [usize; 2],
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is the best choice, or loses hardly anything against it.
    pub is_best: bool,
    /// What was lost by it, in parts of [`crate::strategies::CERTAIN`].
    pub lost: i64,
    /// What was chosen, in the notation of the game.
    pub chosen: String,
}

impl Puzzle {
    /// What names it wherever it lies: the first digits of the hash of all that it says.
    #[must_use]
    pub fn name(&self) -> String {
        let all = format!(
            "{}\n{}\n{}\n{}\n{}\n{}\n{} {}\n{} {}\n",
            self.entry.name(),
            self.rules,
            self.position,
            self.chance,
            self.seat,
            self.grade as usize + 1,
            self.best,
            self.most,
            self.second,
            self.next
        );
        digest(&all).chars().take(NAME_DIGITS).collect()
    }

    /// By how much the best choice is better than any other.
    #[must_use]
    pub fn distance(&self) -> i64 {
        self.most - self.next
    }

    /// Its configuration.
    ///
    /// # Errors
    /// When the rules are malformed.
    pub fn config(&self) -> Result<Config, Message> {
        self.entry.read_config(&self.rules)
    }

    /// Opens it: who sits on the other seats plays as somebody who has played often, should the game go on from there.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open(&self) -> Result<Moment, Message> {
        self.open_among(&[])
    }

    /// Opens it among those who played: computers go on as they are, and whoever chooses keeps the name.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open_among(&self, chairs: &[Chair]) -> Result<Moment, Message> {
        let table = self.table(chairs)?;
        let board = table.board();
        let found = plies(board, self.seat).ok_or_else(|| self.fault("puzzle-plies"))?;
        let which = |text: &str| {
            let chain = board.read_ply(self.seat, text)?;
            let end = end_of(board, self.seat, &chain);
            let at = found.iter().position(|ply| end.as_ref() == Some(&ply.end));
            at.ok_or_else(|| self.fault("puzzle-illegal").with("choice", text))
        };
        let best = [which(&self.best)?, which(&self.second)?];
        Ok(Moment {
            seat: self.seat,
            plies: found,
            best,
            table,
        })
    }

    fn table(&self, chairs: &[Chair]) -> Result<Match, Message> {
        let config = self.config()?;
        let other = self
            .entry
            .level(Skill::Regular)
            .map_or("random", |level| level.spec);
        let playing = self.entry.open(&config).map_err(first)?.seats();
        let sitter = |seat: Seat| match chairs.get(seat.index()).map(|chair| &chair.sitter) {
            _ if seat == self.seat => Sitter::Person,
            _ if !playing.contains(seat) => Sitter::Empty,
            Some(computer @ Sitter::Computer(_)) => computer.clone(),
            _ => Sitter::from(other),
        };
        let sitters = (0..self.entry.seats(&config)).map(Seat::new).map(sitter);
        let mut setup = Setup::new(self.entry, &config, sitters.collect()).map_err(first)?;
        for (own, known) in setup.chairs.iter_mut().zip(chairs) {
            own.name.clone_from(&known.name);
        }
        company::introduce(self.entry, &mut setup.chairs);
        setup.undo = UndoPolicy::Practice;
        setup.position = Some(self.position.clone());
        let board = setup.open().map_err(first)?;
        let mut game = Match::new(setup, self.dice(&*board)?).map_err(first)?;
        if !self.chance.is_empty() {
            game.roll()?;
        }
        if game.turn().seats().contains(self.seat) {
            Ok(game)
        } else {
            Err(self.fault("puzzle-turn"))
        }
    }

    /// A seed whose dice begin with what chance brought.
    fn dice(&self, board: &dyn Board) -> Result<Seed, Message> {
        if self.chance.is_empty() {
            return Ok(seed::numbered(0));
        }
        let falls = |seed: &_| board.draw(&mut Dice::new(seed)) == self.chance;
        let mut seeds = (0..MOST_SEEDS).map(seed::numbered);
        seeds.find(falls).ok_or_else(|| self.fault("puzzle-chance"))
    }

    fn fault(&self, key: &str) -> Message {
        Message::new(key).with("number", self.number as i64)
    }
}

/// The first of several faults.
fn first(faults: Vec<Message>) -> Message {
    let mut faults = faults.into_iter();
    faults.next().unwrap_or_else(|| Message::new("puzzles-none"))
}

impl Moment {
    /// What is to be known before it is answered: what chance brought.
    #[must_use]
    pub fn told(&self) -> Vec<Message> {
        let steps = self.table.steps().iter();
        let told = steps.flat_map(|step| step.events.iter().filter_map(|event| step.before.describe(event)));
        told.collect()
    }

    /// The best choice.
    #[must_use]
    pub fn best(&self) -> &Ply {
        &self.plies[self.best[0]]
    }

    /// The next best one.
    #[must_use]
    pub fn second(&self) -> &Ply {
        &self.plies[self.best[1]]
    }

    /// The ply that these choices are together; none where they are none, or not all of one.
    #[must_use]
    pub fn answer(&self, chain: &[usize]) -> Option<usize> {
        let end = end_of(self.table.board(), self.seat, chain)?;
        self.plies.iter().position(|ply| ply.end == end)
    }

    /// Reads an answer in the notation of the game.
    ///
    /// # Errors
    /// When it is malformed, forbidden by a rule, or no whole ply.
    pub fn read(&self, text: &str) -> Result<usize, Message> {
        let board = self.table.board();
        let chain = board.read_ply(self.seat, text)?;
        let mut after = board.boxed();
        for &number in &chain {
            after.choose(self.seat, number)?;
        }
        let at = self.answer(&chain);
        at.ok_or_else(|| Message::new("puzzle-half").with("choice", text))
    }

    /// What one of the plies is worth as an answer to this puzzle.
    #[must_use]
    pub fn judge(&self, puzzle: &Puzzle, answer: usize) -> Verdict {
        let judged = || {
            let mut assessor = puzzle.entry.assessor(self.table.board())?;
            chance(&mut *assessor, &self.plies[answer], self.seat)
        };
        let lost = match answer {
            _ if answer == self.best[0] => 0,
            _ if answer == self.best[1] => puzzle.distance(),
            // Nothing is better than the next best: where a quicker judgement thinks so, the deeper one holds.
            _ => judged().map_or(puzzle.distance(), |own| {
                (puzzle.most - own).max(puzzle.distance())
            }),
        };
        Verdict {
            is_best: Grade::of(lost).is_none(),
            lost,
            chosen: self.plies[answer].text.clone(),
        }
    }

    /// Why the best choice is best, by whoever gives advice in this game, told to who was to choose; none where it can't
    /// tell.
    #[must_use]
    pub fn why(&self) -> Option<Message> {
        let entry = self.table.setup().entry;
        let mut adviser = entry.player(&entry.adviser()).ok()?;
        let why = adviser.explain(self.table.board(), self.seat, *self.best().chain.first()?)?;
        let to_you = format!("{}-you", why.key);
        Some(if texts::has(&to_you) {
            Message { key: to_you, ..why }
        } else {
            why
        })
    }

    /// What people call a ply: what its first choice is, where that is told in words; none where notation is all there is.
    #[must_use]
    pub fn called(&self, look: &dyn Staging, ply: &str) -> Option<Message> {
        let first = *self.plies.iter().find(|known| known.text == ply)?.chain.first()?;
        let board = self.table.board();
        look.spoken(board, self.seat, first)?;
        look.hint(board, self.seat, first)
    }
}

/// The chance of a seat behind a ply of its own, as it may know it.
pub(super) fn chance(assessor: &mut dyn Assessor, ply: &Ply, seat: Seat) -> Option<i64> {
    let chances = assessor.win_chances(&*ply.after, Some(seat))?;
    Some(chances.of_seat(seat))
}
