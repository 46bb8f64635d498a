//! What somebody chose badly in a game, asked again.

use super::{
    Puzzle,
    finding::{seen, two_best},
    plies,
};
use crate::{
    catalogue::Skill,
    play::{Act, Match},
};

impl Puzzle {
    /// Asks for the choice again that was made in a step of a game, as the judgement of the game knows the best one. None
    /// where nobody chose, where there are too many choices, where nobody can judge them, or where a text does not tell all
    /// of the position. It has no number, and which level would find it is not known.
    #[must_use]
    pub fn again(game: &Match, step: usize) -> Option<Self> {
        let Act::Choice(seat, _) = game.steps().get(step)?.act else {
            return None;
        };
        let (entry, config) = (game.setup().entry, &game.setup().config);
        let (position, chance, board) = seen(game, step, seat)?;
        let plies = plies(&*board, seat)?;
        let mut assessor = entry.assessor(&*board)?;
        let [(best, most), (second, next)] = two_best(&mut *assessor, seat, &plies)?;
        Some(Self {
            entry,
            number: 0,
            rules: entry.write_config(config),
            position,
            chance,
            seat,
            best: best.text,
            most,
            second: second.text,
            next,
            grade: Skill::Regular,
        })
    }
}
