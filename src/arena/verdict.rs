//! When it is known who is stronger: a test that may be looked at after every block, by betting.
//!
//! The score of a block is X = (D − x)/(1 + x), where D is the share of wins of A an appearance less that of its
//! rivals, and x the margin in question: never below −1. Whoever holds that A is not stronger by x must offer a bet
//! on X that is fair or better for him; a gambler who stakes the part λ of what she has on X multiplies it by
//! 1 + λX. If he is right, what she has is at no time likely to be large: the chance that the mean over several
//! gamblers ever reaches 1/α is at most α, however often one looks (Ville's inequality). So at 1/α he is refuted:
//! A is stronger. A second purse bets the other way, for the opposite verdict. Where nobody says who may be the stronger one,
//! both are asked of both: either may be called so by mistake, so that 2/α is needed. It asks for blocks that are alike and
//! independent, and for nothing else: any number of seats, teams, ties. See Waudby-Smith and Ramdas (2024),
//! «Estimating means of bounded random variables by betting», Journal of the Royal Statistical Society B 86.

use super::tournament::Stop;

/// The stakes of the gamblers, spread so that large and small differences are found soon.
pub(super) const STAKES: [f64; 13] = [
    0.95, 0.7, 0.5, 0.35, 0.22, 0.13, 0.07, 0.03, 0.01, 0.003, 0.001, 0.000_3, 0.000_1,
];

/// What is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A is stronger by more than the margin.
    Stronger,
    /// A is not stronger by the margin; where both were asked about, neither is.
    NotStronger,
    /// B is stronger by more than the margin, where both were asked about.
    Weaker,
}

/// What the gamblers have.
#[derive(Clone, Copy, Debug)]
struct Purse([f64; STAKES.len()]);

impl Purse {
    fn bet(&mut self, x: f64) {
        for (wealth, stake) in self.0.iter_mut().zip(STAKES) {
            *wealth *= 1.0 + stake * x;
        }
    }

    fn wealth(&self) -> f64 {
        self.0.iter().sum::<f64>() / STAKES.len() as f64
    }
}

/// One question: is A stronger than B, or than all who sit with it; or which of both is.
#[derive(Clone, Debug)]
pub struct Question {
    /// A, by its number.
    pub one: usize,
    /// B; none for all rivals.
    pub other: Option<usize>,
    /// Whether either of both may be the stronger one.
    pub both: bool,
    /// The answer.
    pub verdict: Option<Verdict>,
    /// How many blocks bore on it.
    pub blocks: u64,
    /// The margin, as a share of wins.
    pub by: f64,
    stronger: Purse,
    not_stronger: Purse,
    weaker: Purse,
    not_weaker: Purse,
}

impl Question {
    fn new(one: usize, other: Option<usize>, both: bool, by: f64) -> Self {
        let purse = Purse([1.0; STAKES.len()]);
        Self {
            one,
            other,
            both,
            verdict: None,
            blocks: 0,
            by,
            stronger: purse,
            not_stronger: purse,
            weaker: purse,
            not_weaker: purse,
        }
    }

    /// Sees a block: the shares of each entrant (in any unit) and how often it sat there.
    fn see(&mut self, shares: &[(i64, i64)], unit: i64, needed: f64) {
        let (share, chances) = shares[self.one];
        let (rivals, rival_chances) = match self.other {
            Some(other) => shares[other],
            None => shares
                .iter()
                .enumerate()
                .filter(|(who, _)| *who != self.one)
                .fold((0, 0), |sum, (_, other)| (sum.0 + other.0, sum.1 + other.1)),
        };
        if self.verdict.is_some() || chances == 0 || rival_chances == 0 {
            return;
        }
        let mean = |share: i64, chances: i64| share as f64 / (unit * chances) as f64;
        let lead = mean(share, chances) - mean(rivals, rival_chances);
        self.blocks += 1;
        self.stronger.bet((lead - self.by) / (1.0 + self.by));
        self.not_stronger.bet((self.by - lead) / (1.0 - self.by));
        if self.both {
            self.weaker.bet((-lead - self.by) / (1.0 + self.by));
            self.not_weaker.bet((self.by + lead) / (1.0 - self.by));
        }
        let knows = |purse: &Purse| purse.wealth() >= needed;
        self.verdict = if knows(&self.stronger) {
            Some(Verdict::Stronger)
        } else if self.both && knows(&self.weaker) {
            Some(Verdict::Weaker)
        } else if knows(&self.not_stronger) && (!self.both || knows(&self.not_weaker)) {
            Some(Verdict::NotStronger)
        } else {
            None
        };
    }

    /// How far the test has come: the logarithm of what the gamblers have who bet that A is stronger, and of those who bet
    /// against it.
    #[must_use]
    pub fn evidence(&self) -> [f64; 2] {
        [&self.stronger, &self.not_stronger].map(|purse| libm::log(purse.wealth()))
    }
}

/// All questions of a tournament.
#[derive(Clone, Debug, Default)]
pub struct Jury {
    /// The questions.
    pub questions: Vec<Question>,
    needed: f64,
}

impl Jury {
    /// The questions that a stopping rule asks of `count` entrants, each answered with the chance of error divided
    /// by their number; `who` tells the number of a word, and `meet` whether two ever sit at a table as rivals: who never
    /// do are not asked about.
    pub fn new(
        stop: Option<&Stop>,
        count: usize,
        who: impl Fn(&str) -> Option<usize>,
        meet: impl Fn(usize, usize) -> bool,
    ) -> Self {
        let Some(stop) = stop else { return Self::default() };
        let one = (stop.stronger != Stop::ALL)
            .then(|| who(&stop.stronger))
            .flatten();
        let questions: Vec<Question> = match (one, &stop.than) {
            (Some(one), than) => vec![Question::new(
                one,
                than.as_ref().and_then(|than| who(than)),
                false,
                stop.by,
            )],
            (None, _) => (0..count)
                .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
                .filter(|&(one, other)| meet(one, other))
                .map(|(one, other)| Question::new(one, Some(other), true, stop.by))
                .collect(),
        };
        let sides = if one.is_none() { 2.0 } else { 1.0 };
        Self {
            needed: sides * questions.len() as f64 / stop.alpha,
            questions,
        }
    }

    /// What a gambler must have for an answer, as a logarithm.
    #[must_use]
    pub fn bound(&self) -> f64 {
        libm::log(self.needed)
    }

    /// Sees the next block; says whether every question is answered now.
    pub fn see(&mut self, shares: &[(i64, i64)], unit: i64) -> bool {
        for question in &mut self.questions {
            question.see(shares, unit, self.needed);
        }
        !self.questions.is_empty() && self.questions.iter().all(|question| question.verdict.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        play::dice::Dice,
        rules::{Seat, Source as _},
    };

    /// Blocks in which A sits on one of four seats and wins with this chance; the median of when it is decided, and
    /// how often A was called stronger.
    fn trial(chance: u32, by: f64, runs: u8, blocks: u64) -> (u64, usize) {
        let stop = Stop {
            stronger: "a".into(),
            than: None,
            by,
            alpha: 0.05,
        };
        let mut decided = Vec::new();
        let mut stronger = 0;
        for run in 0..runs {
            let mut dice = Dice::new(&[run; 32]);
            let mut jury = Jury::new(Some(&stop), 2, |word| (word == "a").then_some(0), |_, _| true);
            for _ in 0..blocks {
                let wins = (0..4).filter(|_| dice.below(1000) < chance).count() as i64;
                if jury.see(&[(60 * wins, 4), (60 * (4 - wins), 12)], 60) {
                    break;
                }
            }
            decided.push(jury.questions[0].blocks);
            stronger += usize::from(jury.questions[0].verdict == Some(Verdict::Stronger));
        }
        decided.sort_unstable();
        (decided[decided.len() / 2], stronger)
    }

    #[test]
    fn what_is_stronger_is_found_and_soon() {
        let (median, stronger) = trial(300, 0.0, 101, 5_000);
        assert!(stronger >= 96, "{stronger}");
        assert!(median < 400, "{median}");
    }

    #[test]
    fn what_is_not_stronger_is_rarely_called_so() {
        let (_, stronger) = trial(250, 0.0, 200, 1_000);
        assert!(stronger <= 10, "{stronger}");
    }

    #[test]
    fn the_opposite_and_the_margin_are_verdicts_too() {
        // A lead of .30 − .2333 is less than .15, and A with .10 is no stronger than the others.
        assert_eq!(trial(300, 0.15, 21, 20_000).1, 0);
        assert_eq!(trial(100, 0.0, 21, 2_000).1, 0);
    }

    #[test]
    fn every_pair_is_asked_about_and_who_never_sits_with_it_does_not_bear_on_it() {
        let stop = Stop {
            stronger: Stop::ALL.into(),
            than: None,
            by: 0.0,
            alpha: 0.05,
        };
        let mut jury = Jury::new(Some(&stop), Seat::MOST, |_| None, |_, _| true);
        assert_eq!(jury.questions.len(), 15);
        let mut shares = [(0, 0); Seat::MOST];
        (shares[0], shares[1]) = ((120, 2), (0, 2));
        assert!((0..200).all(|_| !jury.see(&shares, 60)));
        assert_eq!(jury.questions[0].verdict, Some(Verdict::Stronger));
        assert!(jury.questions[1..].iter().all(|question| question.blocks == 0));
        let mut jury = Jury::new(
            Some(&stop),
            Seat::MOST,
            |_| None,
            |one, other| one == 0 && other == 1,
        );
        assert!(
            (0..200).any(|_| jury.see(&shares, 60)),
            "who never meets keeps nobody waiting"
        );
    }

    #[test]
    fn of_two_the_stronger_one_is_found_on_either_side_and_neither_within_the_margin() {
        let of_two = |shares: [i64; 2], by: f64| {
            let stop = Stop {
                stronger: Stop::ALL.into(),
                than: None,
                by,
                alpha: 0.05,
            };
            let mut jury = Jury::new(Some(&stop), 2, |_| None, |_, _| true);
            (0..5_000).find(|_| jury.see(&[(shares[0], 2), (shares[1], 2)], 60));
            jury.questions[0].verdict
        };
        assert_eq!(of_two([90, 30], 0.0), Some(Verdict::Stronger));
        assert_eq!(of_two([30, 90], 0.0), Some(Verdict::Weaker));
        assert_eq!(of_two([60, 60], 0.0), None, "equals are never told apart");
        assert_eq!(of_two([62, 58], 0.2), Some(Verdict::NotStronger));
        assert_eq!(of_two([10, 110], 0.2), Some(Verdict::Weaker));
    }
}
