//! The return match: the same table and the same dice, with everybody one seat further.
//!
//! Whoever had luck the first time had it from a seat: now somebody else has it. It is fair only once the first game is over:
//! then its dice are told, and everybody knows them alike. The record says so too, for nobody adds a word to them.

use super::{
    fate::Fate,
    game::Match,
    setup::{Setup, Sitter},
};
use crate::rules::Message;

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
        let mut chairs = self.first_chairs().to_vec();
        let taken: Vec<usize> = (0..chairs.len())
            .filter(|&seat| chairs[seat].sitter != Sitter::Empty)
            .collect();
        if taken.len() < 2 {
            return Err(Message::new("return-alone"));
        }
        for (at, seat) in taken.iter().enumerate() {
            let next = taken[(at + 1) % taken.len()];
            chairs[next] = self.first_chairs()[*seat].clone();
        }
        let setup = Setup {
            chairs,
            ..self.setup().clone()
        };
        Ok((setup, Fate::from(seed)))
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
}
