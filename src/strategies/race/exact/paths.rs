//! Where throws and choices lead, asked of the rules once and written down as words, to be read in every sweep.
//!
//! For each position there is an entry a face. Its first word says what it is, in the upper two bits: a throw that moves
//! nothing and leads to one of the positions with the same pawns; so many leads of which one is chosen; or so many that
//! are taken by chance, each with its weight in two words behind it.

use super::{NoAnswer, Side, lottery::lottery, numbering::Numbering};
use crate::{
    rules::{
        ChoiceSet as _, Silent,
        race::{Choice, Outcome, Race},
    },
    strategies::Strategy,
};

const BEST: u32 = 1 << 30;
const MIXED: u32 = 2 << 30;
const KIND: u32 = 3 << 30;

/// Where a choice leads: to a position with its number and the side to throw, or to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// A throw is due to a side in the position with this number.
    To(usize, usize),
    /// This side is home first.
    Won(usize),
}

impl Lead {
    /// Numbers stay far below this: a position takes many bytes.
    const HOME: u32 = u32::MAX - 1;

    fn word(self) -> u32 {
        match self {
            Self::To(side, number) => (number as u32) << 1 | side as u32,
            Self::Won(side) => Self::HOME + side as u32,
        }
    }

    #[inline]
    fn of(word: u32) -> Self {
        match word.checked_sub(Self::HOME) {
            Some(side) => Self::Won(side as usize),
            None => Self::To((word & 1) as usize, (word >> 1) as usize),
        }
    }
}

/// What a throw leads to.
pub(super) enum Path<'a> {
    /// To one of the positions with the same pawns.
    Same(usize),
    /// To one of these, as the seat that throws likes best; where there is one alone, nobody is asked.
    Best(&'a [u32]),
    /// To these by chance: a lead and its weight.
    Mixed(&'a [u32]),
}

/// The leads of a choice.
pub(super) fn leads(words: &[u32]) -> impl Iterator<Item = Lead> {
    words.iter().map(|&word| Lead::of(word))
}

/// The leads of chance with their weights.
pub(super) fn mixed(words: &[u32]) -> impl Iterator<Item = (Lead, f64)> {
    words.chunks_exact(3).map(|word| {
        let weight = u64::from(word[1]) | u64::from(word[2]) << 32;
        (Lead::of(word[0]), f64::from_bits(weight))
    })
}

/// Reads paths, one after the other.
pub(super) struct Reader<'a>(pub(super) &'a [u32]);

impl<'a> Iterator for Reader<'a> {
    type Item = Path<'a>;

    #[inline]
    fn next(&mut self) -> Option<Path<'a>> {
        let (&head, rest) = self.0.split_first()?;
        let count = (head & !KIND) as usize;
        let words = match head & KIND {
            BEST => count,
            MIXED => 3 * count,
            _ => 0,
        };
        let (these, rest) = rest.split_at_checked(words)?;
        self.0 = rest;
        Some(match head & KIND {
            BEST => Path::Best(these),
            MIXED => Path::Mixed(these),
            _ => Path::Same(count),
        })
    }
}

/// Asks the rules, and those who choose.
pub(super) struct Recorder<'a, G: Race> {
    numbering: &'a Numbering<G>,
    outcomes: &'a [(Outcome, f64)],
    sides: [Side<'a, G>; 2],
    players: [Option<Box<dyn Strategy<G>>>; 2],
}

impl<'a, G: Race> Recorder<'a, G> {
    pub(super) fn new(
        numbering: &'a Numbering<G>,
        outcomes: &'a [(Outcome, f64)],
        sides: [Side<'a, G>; 2],
    ) -> Self {
        Self {
            numbering,
            outcomes,
            sides,
            players: sides.map(|side| match side {
                Side::Player(make) => Some(make()),
                Side::Best | Side::Table(_) => None,
            }),
        }
    }

    /// Writes down the paths of all positions in which the first side stands so, and the second side so: those in
    /// which the first is to throw come first.
    pub(super) fn record(&mut self, sets: [u32; 2], words: &mut Vec<u32>) -> Result<(), NoAnswer> {
        let numbering = self.numbering;
        for side in 0..2 {
            for row in numbering.rows_of(sets[side]) {
                let position = numbering.position(side, row, sets[1 - side]);
                for &(outcome, _) in self.outcomes {
                    match &position {
                        Some(position) => self.throw(sets, side, position, outcome, words)?,
                        None => words.push(BEST),
                    }
                }
            }
        }
        Ok(())
    }

    fn throw(
        &mut self,
        sets: [u32; 2],
        side: usize,
        position: &G::Position,
        outcome: Outcome,
        words: &mut Vec<u32>,
    ) -> Result<(), NoAnswer> {
        let (game, seat) = (&self.numbering.game, self.numbering.seats[side]);
        let mut thrown = *position;
        game.settle_known(&mut thrown, &outcome, &mut Silent);
        let legal = game.choices(&thrown, seat);
        if legal.is_empty() {
            match self.same(&thrown, sets) {
                Some(other) => words.push(other as u32),
                None => words.extend([BEST | 1, self.lead(&thrown).word()]),
            }
            return Ok(());
        }
        let after = |choice: Choice| {
            let mut after = thrown;
            game.play_known(&mut after, seat, choice, &mut Silent);
            after
        };
        let begin = words.len();
        match (self.sides[side], &mut self.players[side]) {
            (Side::Table(table), _) => {
                let best = table.best(&thrown, &legal).ok_or(NoAnswer)?;
                words.extend([BEST | 1, self.lead(&after(best)).word()]);
            }
            (Side::Player(_), Some(player)) => {
                words.push(0);
                let view = game.view(&thrown, seat);
                let numbering = self.numbering;
                let answered = lottery(&mut **player, &view, &legal, |choice, weight| {
                    let weight = weight.to_bits();
                    let lead = lead(numbering, &after(choice)).word();
                    words.extend([lead, weight as u32, (weight >> 32) as u32]);
                });
                if !answered {
                    return Err(NoAnswer);
                }
                words[begin] = MIXED | ((words.len() - begin) / 3) as u32;
            }
            _ => {
                words.push(BEST | legal.len() as u32);
                words.extend(legal.iter().map(|choice| self.lead(&after(choice)).word()));
            }
        }
        Ok(())
    }

    fn lead(&self, position: &G::Position) -> Lead {
        lead(self.numbering, position)
    }

    /// Which of the positions with the same pawns this one is, if it is one.
    fn same(&self, position: &G::Position, sets: [u32; 2]) -> Option<usize> {
        let numbering = self.numbering;
        let (seat, throw) = position.due()?;
        let is_same = (0..2).all(|side| numbering.set(position, side) == Some(sets[side]));
        let side = usize::from(seat == numbering.seats[1]);
        let before = [0, numbering.rows_of(sets[0]).len()][side];
        let row = is_same.then(|| numbering.row(sets[side], throw))??;
        Some(before + row - numbering.rows_of(sets[side]).start)
    }
}

/// What a position is in which a throw is due, or somebody home.
fn lead<G: Race>(numbering: &Numbering<G>, position: &G::Position) -> Lead {
    match numbering.find(position) {
        Some((side, number)) => Lead::To(side, number),
        None => Lead::Won(usize::from(position.place(numbering.seats[0]) != Some(1))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_down_is_read_back() {
        let weight = 0.3_f64.to_bits();
        let far = Lead::To(1, (1 << 30) - 2);
        let words = [
            3,
            BEST | 2,
            Lead::Won(1).word(),
            far.word(),
            BEST,
            MIXED | 1,
            Lead::To(0, 0).word(),
            weight as u32,
            (weight >> 32) as u32,
            BEST | 1,
        ];
        let mut reader = Reader(&words);
        assert!(matches!(reader.next(), Some(Path::Same(3))));
        let Some(Path::Best(best)) = reader.next() else {
            panic!("two leads");
        };
        assert_eq!(leads(best).collect::<Vec<_>>(), [Lead::Won(1), far]);
        assert!(matches!(reader.next(), Some(Path::Best([]))));
        let Some(Path::Mixed(by_chance)) = reader.next() else {
            panic!("a weight");
        };
        assert_eq!(mixed(by_chance).collect::<Vec<_>>(), [(Lead::To(0, 0), 0.3)]);
        // What is cut off is none.
        assert!(reader.next().is_none());
    }
}
