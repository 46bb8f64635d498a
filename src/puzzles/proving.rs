//! Proving puzzles again: whether each is legal, its best choice is the best, and its grade is right.

use super::{
    Ply, Puzzle,
    finding::{FAR, grade, player, two_best, weighed},
    playing::{GAMES, Gain, played_out},
    plies::answer,
};
use crate::{
    catalogue::{Board, Level, Skill},
    rules::{Arg, Message},
    strategies::CERTAIN,
};

/// How closely puzzles are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// By the judgement of the game and by all levels but the strongest.
    Quick,
    /// By whoever looks deeper than all who made them, by the strongest level, and by playing them out, too.
    Deep,
}

/// Proves puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Proving(pub Proof);

impl Proving {
    /// Proves one.
    ///
    /// # Errors
    /// What does not hold.
    pub fn prove(self, puzzle: &Puzzle) -> Result<(), Message> {
        let fault = |key: &str| Message::new(key).with("number", puzzle.number as i64);
        let moment = puzzle.open()?;
        let (board, seat, entry) = (moment.table.board(), puzzle.seat, puzzle.entry);
        let jury = entry.jury();
        let known = moment.best();
        let by = |spec| weighed(&mut *player(entry, spec)?, board, seat, &moment.plies);
        let judged = match (self.0, jury.scouts) {
            (Proof::Quick, []) => {
                let mut assessor = entry.assessor(board).ok_or_else(|| fault("puzzle-unjudged"))?;
                two_best(&mut *assessor, seat, &moment.plies)
            }
            (Proof::Quick, [.., scout]) => by(scout),
            (Proof::Deep, _) => by(jury.referee),
        };
        if let Some([(best, most), (_, next)]) = judged
            && (best.end != known.end || most <= next || self.0 == Proof::Deep && most - next < FAR)
        {
            return Err(fault("puzzle-not-best"));
        }
        if puzzle.distance() < FAR {
            return Err(fault("puzzle-near"));
        }
        if !self.graded(puzzle, board, known) {
            return Err(fault("puzzle-grade"));
        }
        if self.0 == Proof::Deep
            && let Some(gain) = played_out(puzzle, &moment, GAMES)
            && is_refuted(gain)
        {
            return Err(fault("puzzle-played-out")
                .with("gain", Arg::decimal(100.0 * gain.mean, 1))
                .with("half", Arg::decimal(100.0 * gain.half, 1)));
        }
        Ok(())
    }

    /// Whether the level of the grade finds the best choice, and no weaker one.
    fn graded(self, puzzle: &Puzzle, board: &dyn Board, best: &Ply) -> bool {
        let jury = puzzle.entry.jury();
        let Some((strongest, weaker)) = jury.finders.split_last() else {
            return false;
        };
        let finder = |level: &Level| Some((level.skill, player(puzzle.entry, level.spec)?));
        let Some(mut finders) = weaker.iter().map(finder).collect::<Option<Vec<(Skill, _)>>>() else {
            return false;
        };
        let finds = |spec| {
            let mut finder = player(puzzle.entry, spec)?;
            answer(&mut *finder, board, puzzle.seat, 0)
        };
        grade(
            &mut finders,
            strongest.skill,
            |_| true,
            (board, puzzle.seat),
            &best.end,
        ) == Some(puzzle.grade)
            && (self.0 == Proof::Quick
                || [strongest.spec, jury.referee]
                    .into_iter()
                    .all(|spec| finds(spec).as_ref() == Some(&best.end)))
    }
}

/// Whether games speak against a puzzle: it promises a distance, and that lies above all that they leave possible, or nothing
/// is left of it.
fn is_refuted(gain: Gain) -> bool {
    gain.mean + gain.half < FAR as f64 / CERTAIN as f64 || gain.mean <= gain.half
}

/// So often whoever draws is asked.
pub const ATTEMPTS: u64 = 5;

/// In how many of [`ATTEMPTS`] a strategy finds the best choice.
#[must_use]
pub fn solved_by(puzzle: &Puzzle, spec: &str) -> u64 {
    let Ok(moment) = puzzle.open() else { return 0 };
    let finds = |attempt: &u64| {
        let found = player(puzzle.entry, spec)
            .and_then(|mut player| answer(&mut *player, moment.table.board(), puzzle.seat, *attempt));
        found.as_ref() == Some(&moment.best().end)
    };
    (0..ATTEMPTS).filter(finds).count() as u64
}
