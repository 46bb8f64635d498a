//! The return match: the same table and the same dice, with everybody one seat further. As many games as there are players,
//! one after the other, are a duplicate evening: everybody has sat once in every seat then.
//!
//! Whoever had luck the first time had it from a seat: now somebody else has it. It is fair only once the first game is over:
//! then its dice are told, and everybody knows them alike. The record says so too, for nobody adds a word to them.

use super::{
    dice::Seed,
    fate::Fate,
    game::Match,
    setup::{Chair, Setup, Sitter},
};
use crate::rules::{Message, Seat, Standing};

impl Match {
    /// The table and the dice of a return match.
    ///
    /// # Errors
    /// Why there can be none: the game is not over, its dice are not known, or nobody is there to change seats with.
    pub fn return_match(&self) -> Result<(Setup, Fate), Message> {
        if self.standing().is_none() {
            return Err(Message::new("return-not-over"));
        }
        let seed = *self.seed().ok_or_else(|| Message::new("return-sealed"))?;
        let chairs = moved(self.first_chairs(), 1);
        if taken(&chairs).len() < 2 {
            return Err(Message::new("return-alone"));
        }
        let setup = Setup {
            chairs,
            ..self.setup().clone()
        };
        Ok((setup, Fate::from(seed)))
    }
}

/// The seats at which somebody sits.
fn taken(chairs: &[Chair]) -> Vec<usize> {
    let seats = 0..chairs.len();
    seats
        .filter(|&seat| chairs[seat].sitter != Sitter::Empty)
        .collect()
}

/// Everybody so many seats further, past the empty ones.
fn moved(chairs: &[Chair], by: usize) -> Vec<Chair> {
    let mut moved = chairs.to_vec();
    let taken = taken(chairs);
    for (at, &seat) in taken.iter().enumerate() {
        moved[taken[(at + by) % taken.len()]] = chairs[seat].clone();
    }
    moved
}

/// What somebody made of a duplicate evening so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Where that one sat in the first game.
    pub seat: Seat,
    /// The places, a game each.
    pub places: Vec<u8>,
}

impl Sum {
    /// All places together: the fewer the better.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.places.iter().copied().map(u32::from).sum()
    }
}

/// A duplicate evening: the same dice for everybody in every seat.
#[derive(Clone, Debug)]
pub struct Evening {
    setup: Setup,
    config: String,
    seed: Seed,
    /// How the games ended, by how many seats everybody had moved on; none of those that are still to be played.
    standings: Vec<Option<Standing>>,
}

impl Evening {
    /// The evening that began with this game.
    ///
    /// # Errors
    /// As for [`Match::return_match`].
    pub fn new(first: &Match) -> Result<Self, Message> {
        let (_, fate) = first.return_match()?;
        let setup = Setup {
            chairs: first.first_chairs().to_vec(),
            ..first.setup().clone()
        };
        let mut standings = vec![None; taken(&setup.chairs).len()];
        standings[0] = first.standing();
        Ok(Self {
            config: first.config_text(),
            seed: fate.seed(),
            setup,
            standings,
        })
    }

    /// Takes in another game of the evening.
    ///
    /// # Errors
    /// When it is not over, is none of this evening, or was taken in before.
    pub fn add(&mut self, game: &Match) -> Result<(), Message> {
        let standing = game.standing().ok_or_else(|| Message::new("return-not-over"))?;
        let is_same = game.setup().entry == self.setup.entry
            && game.config_text() == self.config
            && game.setup().position == self.setup.position
            && game.seed() == Some(&self.seed);
        let mut left = (0..self.standings.len()).filter(|&by| self.standings[by].is_none());
        let by = left.find(|&by| is_same && moved(&self.setup.chairs, by) == game.first_chairs());
        let by = by.ok_or_else(|| Message::new("evening-other"))?;
        self.standings[by] = Some(standing);
        Ok(())
    }

    /// The first table: sums are told by it.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many games belong to it.
    #[must_use]
    pub fn games(&self) -> usize {
        self.standings.len()
    }

    /// How many of them have been played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.standings.iter().flatten().count()
    }

    /// The next game that is to be played; none when everybody has sat in every seat.
    #[must_use]
    pub fn next(&self) -> Option<(Setup, Fate)> {
        let by = self.standings.iter().position(Option::is_none)?;
        let setup = Setup {
            chairs: moved(&self.setup.chairs, by),
            ..self.setup.clone()
        };
        Some((setup, self.seed.into()))
    }

    /// What everybody made of it so far, the fewest places first.
    #[must_use]
    pub fn sums(&self) -> Vec<Sum> {
        let taken = taken(&self.setup.chairs);
        let sum = |at: usize| {
            let place = |(by, standing): (usize, &Option<Standing>)| {
                let seat = Seat::new(taken[(at + by) % taken.len()]);
                standing.as_ref()?.place(seat)
            };
            Sum {
                seat: Seat::new(taken[at]),
                places: self.standings.iter().enumerate().filter_map(place).collect(),
            }
        };
        let mut sums: Vec<Sum> = (0..taken.len()).map(sum).collect();
        sums.sort_by_key(Sum::total);
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Ours,
        play::{Act, seed},
    };

    /// A game of these that has been played out.
    fn played(name: &str, words: &[&str]) -> Match {
        let entry = Ours::GAMES.named(name).expect("a game");
        let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        let mut game = Match::new(setup, seed::numbered(7)).expect("a game");
        while game.step_alone().expect("nobody plays foul") {}
        game
    }

    fn rolls(game: &Match) -> Vec<String> {
        let outcome = |act: &Act| match act {
            Act::Chance(outcome) => Some(outcome.clone()),
            Act::Choice(..) => None,
        };
        game.steps()
            .iter()
            .filter_map(|step| outcome(&step.act))
            .collect()
    }

    #[test]
    fn everybody_sits_one_seat_further_and_the_same_dice_fall() {
        let game = played("mejn", &["far", "near", "empty", "ranking"]);
        let (setup, fate) = game.return_match().expect("it is over");
        let words = setup.chairs.iter().map(|chair| chair.sitter.to_string());
        assert_eq!(words.collect::<Vec<_>>(), ["ranking", "far", "empty", "near"]);
        let mut again = Match::new(setup, fate).expect("a game");
        while again.step_alone().expect("nobody plays foul") {}
        let (first, second) = (rolls(&game), rolls(&again));
        let both = first.len().min(second.len());
        assert!(both > 40);
        assert_eq!(first[..both], second[..both]);
        let mut begun = Match::new(game.setup().clone(), seed::numbered(7)).expect("a game");
        begun.step_alone().expect("a step");
        assert!(begun.return_match().is_err(), "it goes on");
    }

    #[test]
    fn a_game_without_dice_has_one_too() {
        let (setup, _) = played("quoridor", &["runner", "random"])
            .return_match()
            .expect("it is over");
        assert_eq!(setup.chairs[0].sitter, Sitter::from("random"));
    }

    #[test]
    fn in_a_duplicate_evening_everybody_sits_once_in_every_seat() {
        let first = played("mejn", &["far", "near", "empty", "random"]);
        let mut evening = Evening::new(&first).expect("it is over");
        assert_eq!((evening.played(), evening.games()), (1, 3));
        assert_eq!(
            evening.add(&first).expect_err("it is in already").key,
            "evening-other"
        );
        let mut last = first.clone();
        let mut sat = vec![first.first_chairs().to_vec()];
        while let Some((setup, fate)) = evening.next() {
            // The next game is the return match of the one before.
            assert_eq!(
                last.return_match().expect("it is over"),
                (setup.clone(), fate.clone())
            );
            sat.push(setup.chairs.clone());
            let mut game = Match::new(setup, fate).expect("a game");
            assert!(evening.add(&game).is_err(), "it goes on");
            while game.step_alone().expect("nobody plays foul") {}
            evening.add(&game).expect("the next one");
            last = game;
        }
        assert_eq!((evening.played(), sat.len()), (3, 3));
        for seat in [0, 1, 3] {
            let mut words: Vec<String> = sat.iter().map(|chairs| chairs[seat].sitter.to_string()).collect();
            words.sort();
            assert_eq!(words, ["far", "near", "random"]);
        }
        let sums = evening.sums();
        assert!(sums.is_sorted_by_key(Sum::total) && sums.iter().all(|sum| sum.places.len() == 3));
        let all: u32 = sums.iter().map(Sum::total).sum();
        assert_eq!(all, 3 * (1 + 2 + 3), "one of each place in each game");
        let far = sums
            .iter()
            .find(|sum| sum.seat == Seat::new(0))
            .expect("far sat there first");
        let place = first.standing().and_then(|standing| standing.place(Seat::new(0)));
        assert_eq!(Some(far.places[0]), place);
        assert!(evening.add(&played("quoridor", &["runner", "random"])).is_err());
    }
}
