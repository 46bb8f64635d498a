//! A run of the games of a batch, which one thread plays.
//!
//! Games know nothing of each other, so the parts of a batch may be played at once, and in any order.

use std::iter;

use super::{
    super::{
        fault::{EnvError, Fault},
        picked::Picked,
    },
    frame::{Frame, Narrow, Sizes},
    slot::{Slot, Table},
};
use crate::{
    play::dice::Seed,
    rules::{ChoiceSet as _, Game, Seat, View as _},
    texts,
};

/// What all parts of a batch have in common.
#[derive(Debug)]
pub(super) struct Common {
    /// How the whole batch lies in a frame.
    pub(super) sizes: Sizes,
    /// All games follow from it.
    pub(super) seed: Seed,
    /// Which numbers of a view are told.
    pub(super) picked: Picked,
    /// Whether they are told only where a seat is to choose, or the game is over.
    pub(super) due: bool,
    /// The place among the numbers of a view at which that of the round stands.
    pub(super) round: Option<usize>,
}

/// Some games of a batch.
pub(super) struct Part<G: Game> {
    /// The number of the first one.
    pub(super) first: usize,
    table: Table<G>,
    slots: Vec<Slot<G>>,
    /// How these games stand.
    pub(super) frame: Frame,
    /// The numbers of a view, kept only for its room.
    numbers: Vec<i32>,
}

impl<G: Game> Part<G> {
    pub(super) fn new(common: &Common, first: usize, games: usize, table: Table<G>) -> Self {
        Self {
            first,
            slots: (0..games).map(|_| Slot::new(&table)).collect(),
            table,
            frame: Frame::new(Sizes {
                games,
                ..common.sizes
            }),
            numbers: Vec::new(),
        }
    }

    /// Begins all games anew: each its first one where they are to be `afresh`, else its next one.
    pub(super) fn reset(&mut self, common: &Common, afresh: bool) -> Result<(), EnvError> {
        if afresh {
            self.slots.iter_mut().for_each(Slot::rewind);
        }
        (0..self.slots.len()).try_for_each(|game| self.begin(common, game))
    }

    fn begin(&mut self, common: &Common, game: usize) -> Result<(), EnvError> {
        let (number, slots) = (self.first + game, common.sizes.games);
        self.slots[game]
            .begin(&mut self.table, &common.seed, number, slots)
            .map_err(|message| EnvError::Halt {
                game: number,
                message,
            })?;
        self.tell(common, game)
    }

    /// The choice for the caller's seat at this place of a game.
    fn chosen(&self, choices: &[u8], game: usize, place: usize) -> i32 {
        let at = (game * self.table.yours.len() + place) * 4;
        let bytes = choices[at..at + 4].try_into().unwrap_or_default();
        i32::from_le_bytes(bytes)
    }

    /// Whether every choice that is due is a legal one; others are not looked at.
    pub(super) fn check(&self, common: &Common, choices: &[u8]) -> Result<(), Fault> {
        for game in 0..self.slots.len() {
            let turn = self.frame.turn(game);
            for (place, seat) in self.table.yours.iter().enumerate() {
                let number = self.chosen(choices, game, place);
                if turn >> seat.index() & 1 == 1 && !self.frame.is_legal(game, place, number) {
                    return Err(self.illegal(common, game, *seat, number));
                }
            }
        }
        Ok(())
    }

    /// What is told of a choice that is not legal.
    fn illegal(&self, common: &Common, game: usize, seat: Seat, number: i32) -> Fault {
        let (rules, slot) = (&self.table.rules, &self.slots[game]);
        let choice = usize::try_from(number)
            .ok()
            .and_then(|number| rules.numbered_choice(number));
        let why = match choice.map(|choice| rules.forbids(&slot.position, seat, choice)) {
            Some(Some(rule)) => texts::say(&rule.into()),
            _ => format!(
                "it is no number of a choice; they are whole numbers from 0 to {}",
                common.sizes.choices.saturating_sub(1)
            ),
        };
        let seen = |at| rules.view(&slot.position, seat).numbers().get(at).copied();
        let round = common
            .round
            .and_then(seen)
            .map_or(slot.steps + 1, |round| round as u64);
        Fault::Illegal {
            seat,
            round,
            value: number.to_string(),
            why,
            game: Some(self.first + game),
        }
    }

    /// Makes choices that were checked.
    pub(super) fn step(&mut self, common: &Common, choices: &[u8]) -> Result<(), EnvError> {
        for game in 0..self.slots.len() {
            if self.frame.is_over(game) {
                self.begin(common, game)?;
                continue;
            }
            let turn = self.frame.turn(game);
            for place in 0..self.table.yours.len() {
                let seat = self.table.yours[place];
                if turn >> seat.index() & 1 == 1 {
                    let number = self.chosen(choices, game, place) as usize;
                    self.slots[game].choose(&self.table, seat, number);
                }
            }
            let slot = &mut self.slots[game];
            slot.steps += 1;
            slot.go_on(&mut self.table).map_err(|message| EnvError::Halt {
                game: self.first + game,
                message,
            })?;
            self.tell(common, game)?;
        }
        Ok(())
    }

    /// Writes how a game stands into the frame.
    fn tell(&mut self, common: &Common, game: usize) -> Result<(), EnvError> {
        let Table { rules, yours, .. } = &self.table;
        let position = &self.slots[game].position;
        let turn = self.table.to_choose(position);
        let standing = rules.standing(position);
        self.frame.set_turn(game, turn.into());
        self.frame.set_end(game, standing);
        let tells_all = !common.due || standing.is_some();
        for (place, &seat) in yours.iter().enumerate() {
            if tells_all || turn.contains(seat) {
                self.numbers.clear();
                rules
                    .view(position, seat)
                    .append(&common.picked.runs, &mut self.numbers);
                self.frame
                    .set_view(game, place, &self.numbers)
                    .map_err(|Narrow(number)| EnvError::Narrow { number })?;
            }
            if !turn.contains(seat) {
                self.frame.set_legal(game, place, 0, iter::empty());
                continue;
            }
            let legal = rules.choices(position, seat);
            let numbers = legal.iter().map(|choice| rules.choice_number(choice));
            self.frame.set_legal(game, place, legal.len(), numbers);
        }
        Ok(())
    }
}
