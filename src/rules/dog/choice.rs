//! One choice of a seat, its fixed number, and sets of them. A play is a chain: the card, for a joker what it counts
//! as, then what it does; a swap takes two choices and a seven one for each part.

use std::{
    array,
    cell::OnceCell,
    fmt,
    iter::Take,
    ops::{Deref, DerefMut},
};

use super::{
    action::{Action, Effect, Part, Parts, Play},
    card::Card,
    field::Field,
    position::{Moment, Position},
};
use crate::rules::{ChoiceSet, Seat};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// This card: to be given, played or, when none can be played, discarded.
    Card(Card),
    /// The joker counts as this.
    As(Card),
    /// The second colour of the seat is to move.
    Second,
    /// A piece leaves the kennel.
    Start,
    /// The jack is laid without effect.
    Blank,
    /// A piece goes as far as the card says.
    Walk {
        /// Its rank.
        rank: u8,
        /// The other way of the card: 1 with an ace, 4 backward with a four.
        other: bool,
        /// Past the own finish.
        stay: bool,
    },
    /// The piece of this rank is to be swapped.
    Own(u8),
    /// It is swapped with this one.
    With {
        /// The other colour.
        colour: Seat,
        /// The rank of its piece.
        rank: u8,
    },
    /// One part of a seven.
    Part(Part),
}

const AS: u8 = Card::KINDS as u8;
const SECOND: u8 = AS + Card::PLAIN.len() as u8;
const START: u8 = SECOND + 1;
const BLANK: u8 = START + 1;
const WALK: u8 = BLANK + 1;
const OWN: u8 = WALK + 16;
const WITH: u8 = OWN + 4;
const PART: u8 = WITH + 4 * Seat::MOST as u8;
const END: u8 = PART + 3 * PARTS_OF_MATE;

/// The parts of a seven are numbered by mate, rank, steps (1 … 7) and whether the piece stays out of its finish, the last
/// of them soonest: these are how many there are of one piece and number of steps, of one piece, and of one mate.
const PARTS_OF_STEPS: u8 = 2;
const PARTS_OF_PIECE: u8 = 7 * PARTS_OF_STEPS;
const PARTS_OF_MATE: u8 = 4 * PARTS_OF_PIECE;

impl Choice {
    /// How many choices there can ever be.
    pub(super) const COUNT: usize = END as usize;

    /// Its number.
    #[must_use]
    pub(super) fn number(self) -> u8 {
        match self {
            Self::Card(card) => card as u8,
            Self::As(card) => AS + card as u8,
            Self::Second => SECOND,
            Self::Start => START,
            Self::Blank => BLANK,
            Self::Walk { rank, other, stay } => WALK + rank * 4 + u8::from(other) * 2 + u8::from(stay),
            Self::Own(rank) => OWN + rank,
            Self::With { colour, rank } => WITH + u8::from(colour) * 4 + rank,
            Self::Part(part) => {
                PART + part.mate * PARTS_OF_MATE
                    + part.rank * PARTS_OF_PIECE
                    + (part.steps - 1) * PARTS_OF_STEPS
                    + u8::from(part.stay)
            }
        }
    }

    /// A choice that goes past the finish as one that does not say so; none of another choice.
    pub(super) fn without_stay(self) -> Option<Self> {
        match self {
            Self::Walk {
                rank,
                other,
                stay: true,
            } => Some(Self::Walk {
                rank,
                other,
                stay: false,
            }),
            Self::Part(part) if part.stay => Some(Self::Part(Part { stay: false, ..part })),
            _ => None,
        }
    }

    /// The choice with a number.
    #[must_use]
    pub(super) fn numbered(number: u8) -> Option<Self> {
        Some(match number {
            ..AS => Self::Card(Card::ALL[usize::from(number)]),
            AS..SECOND => Self::As(Card::ALL[usize::from(number - AS)]),
            SECOND => Self::Second,
            START => Self::Start,
            BLANK => Self::Blank,
            WALK..OWN => {
                let bits = number - WALK;
                Self::Walk {
                    rank: bits / 4,
                    other: bits & 2 != 0,
                    stay: bits & 1 != 0,
                }
            }
            OWN..WITH => Self::Own(number - OWN),
            WITH..PART => Self::With {
                colour: Seat::new(usize::from((number - WITH) / 4)),
                rank: (number - WITH) % 4,
            },
            PART..END => {
                let part = number - PART;
                Self::Part(Part {
                    mate: part / PARTS_OF_MATE,
                    rank: part % PARTS_OF_MATE / PARTS_OF_PIECE,
                    steps: part % PARTS_OF_PIECE / PARTS_OF_STEPS + 1,
                    stay: part % PARTS_OF_STEPS == 1,
                })
            }
            _ => return None,
        })
    }
}

/// The most choices of one chain: second colour, card, what it counts as, seven parts.
const LONGEST: usize = 10;

/// The choices that make a play, in their order.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    choices: [Choice; LONGEST],
    len: u8,
}

impl Default for Chain {
    fn default() -> Self {
        Self {
            choices: [Choice::Start; LONGEST],
            len: 0,
        }
    }
}

impl Chain {
    fn push(&mut self, choice: Choice) {
        self.choices[usize::from(self.len)] = choice;
        self.len += 1;
    }
}

impl Deref for Chain {
    type Target = [Choice];

    fn deref(&self) -> &[Choice] {
        &self.choices[..usize::from(self.len)]
    }
}

impl DerefMut for Chain {
    fn deref_mut(&mut self) -> &mut [Choice] {
        &mut self.choices[..usize::from(self.len)]
    }
}

impl IntoIterator for Chain {
    type Item = Choice;
    type IntoIter = Take<array::IntoIter<Choice, LONGEST>>;

    fn into_iter(self) -> Self::IntoIter {
        self.choices.into_iter().take(self.len.into())
    }
}

/// The choices of a chain that has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Draft {
    pub(super) second: bool,
    pub(super) card: Option<Card>,
    pub(super) counts_as: Option<Card>,
    pub(super) own: Option<u8>,
    pub(super) parts: Parts,
}

impl Draft {
    /// Adds a choice. The effect, where that makes the chain whole.
    pub(super) fn add(&mut self, choice: Choice) -> Option<Effect> {
        match choice {
            Choice::Second => self.second = true,
            Choice::Card(card) => {
                self.card = Some(card);
                self.counts_as = (card != Card::Joker).then_some(card);
            }
            Choice::As(card) => self.counts_as = Some(card),
            Choice::Own(rank) => self.own = Some(rank),
            Choice::Part(part) => {
                self.parts.push(part);
                return (self.parts.steps() >= 7).then_some(Effect::Seven(self.parts));
            }
            Choice::Start => return Some(Effect::Start),
            Choice::Blank => return Some(Effect::Blank),
            Choice::Walk { rank, other, stay } => return Some(Effect::Walk { rank, other, stay }),
            Choice::With { colour, rank: with } => {
                let rank = self.own.unwrap_or_default();
                return Some(Effect::Swap { rank, colour, with });
            }
        }
        None
    }

    /// Whether a choice was made.
    #[inline]
    pub(super) fn is_begun(&self) -> bool {
        // Every chain begins with one of them.
        self.second || self.card.is_some()
    }

    /// The choices in their order.
    pub(super) fn chain(&self) -> Chain {
        let mut chain = Chain::default();
        if self.second {
            chain.push(Choice::Second);
        }
        if let Some(card) = self.card {
            chain.push(Choice::Card(card));
        }
        if let (Some(Card::Joker), Some(card)) = (self.card, self.counts_as) {
            chain.push(Choice::As(card));
        }
        if let Some(rank) = self.own {
            chain.push(Choice::Own(rank));
        }
        for &part in self.parts.as_slice() {
            chain.push(Choice::Part(part));
        }
        chain
    }
}

impl Action {
    /// The choices that make this action.
    #[must_use]
    pub fn chain(&self) -> Chain {
        match *self {
            Self::Give(card) | Self::Discard(card) => {
                let mut chain = Chain::default();
                chain.push(Choice::Card(card));
                chain
            }
            Self::Play(Play {
                second,
                card,
                counts_as,
                effect,
            }) => {
                let mut chain = Chain::default();
                if second {
                    chain.push(Choice::Second);
                }
                chain.push(Choice::Card(card));
                if card == Card::Joker {
                    chain.push(Choice::As(counts_as));
                }
                match effect {
                    Effect::Start => chain.push(Choice::Start),
                    Effect::Blank => chain.push(Choice::Blank),
                    Effect::Walk { rank, other, stay } => chain.push(Choice::Walk { rank, other, stay }),
                    Effect::Swap { rank, colour, with } => {
                        chain.push(Choice::Own(rank));
                        chain.push(Choice::With { colour, rank: with });
                    }
                    Effect::Seven(parts) => {
                        for &part in parts.as_slice() {
                            chain.push(Choice::Part(part));
                        }
                    }
                }
                chain
            }
        }
    }
}

/// A set of choices, in the order of their numbers. What is legal is worked out when somebody asks for more than one
/// choice of it.
#[derive(Clone)]
pub struct Choices {
    /// By which rules, at what moment; none where the set was known from the beginning.
    asked: Option<Asked>,
    set: OnceCell<[u128; 2]>,
}

#[derive(Clone)]
struct Asked {
    field: Field,
    moment: Moment,
}

impl Choices {
    #[inline]
    pub(super) fn of(field: &Field, position: &Position, seat: Seat) -> Self {
        Self {
            asked: Some(Asked {
                field: *field,
                moment: position.moment(seat),
            }),
            set: OnceCell::new(),
        }
    }

    fn set(&self) -> [u128; 2] {
        *self.set.get_or_init(|| match &self.asked {
            Some(Asked { field, moment }) => {
                let mut legal = [0; 2];
                field.options(moment, |choice| add(&mut legal, choice));
                legal
            }
            None => [0; 2],
        })
    }
}

fn add(set: &mut [u128; 2], choice: Choice) {
    let number = choice.number();
    set[usize::from(number >> 7)] |= 1 << (number & 127);
}

impl FromIterator<Choice> for Choices {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Self {
        let mut set = [0; 2];
        choices.into_iter().for_each(|choice| add(&mut set, choice));
        Self {
            asked: None,
            set: OnceCell::from(set),
        }
    }
}

impl PartialEq for Choices {
    fn eq(&self, other: &Self) -> bool {
        self.set() == other.set()
    }
}

impl fmt::Debug for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl ChoiceSet for Choices {
    type Item = Choice;

    fn len(&self) -> usize {
        self.set().iter().map(|word| word.count_ones() as usize).sum()
    }

    fn nth(&self, n: usize) -> Option<Choice> {
        let set = self.set();
        let low = set[0].count_ones() as usize;
        let (half, n) = if n < low { (0, n) } else { (1, n - low) };
        let rest = (0..n).fold(set[half], |rest, _| rest & rest.wrapping_sub(1));
        if rest == 0 {
            return None;
        }
        Choice::numbered((half as u8) << 7 | rest.trailing_zeros() as u8)
    }

    fn contains(&self, item: Choice) -> bool {
        if let (Some(asked), None) = (&self.asked, self.set.get()) {
            return asked.field.rule_against(&asked.moment, item).is_none();
        }
        let number = item.number();
        self.set()[usize::from(number >> 7)] >> (number & 127) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_there_and_back_and_stand_in_order_in_a_set() {
        let all: Vec<Choice> = (0..END).filter_map(Choice::numbered).collect();
        assert_eq!(all.len(), Choice::COUNT);
        assert!(
            all.iter()
                .zip(0..)
                .all(|(choice, number)| choice.number() == number)
        );
        assert_eq!(Choice::numbered(END), None);
        let odd: Choices = all.iter().copied().skip(1).step_by(2).collect();
        assert_eq!(odd.len(), Choice::COUNT / 2);
        assert_eq!(odd.nth(100).map(Choice::number), Some(201));
        assert!(odd.contains(all[201]) && !odd.contains(all[200]));
        assert_eq!(odd.nth(odd.len()), None);
    }
}
