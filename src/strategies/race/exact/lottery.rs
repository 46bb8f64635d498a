//! What a strategy chooses, with all its chances: it is asked once for each course that chance could take.

use crate::{
    rules::{ChoiceSet as _, Game, Source, race::Race},
    strategies::Strategy,
};

/// The most courses of chance for one choice.
const MOST: usize = 1_000;

/// A source whose every answer is tried, one after the other.
#[derive(Default)]
struct Tried {
    /// The answers that are given, and below which number each is.
    answers: Vec<(u32, u32)>,
    /// How many were given.
    at: usize,
}

impl Source for Tried {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.answers.len() {
            self.answers.push((0, n));
        }
        self.at += 1;
        self.answers[self.at - 1].0
    }
}

impl Tried {
    /// Goes on to the next course; false when all have been tried.
    fn turn(&mut self) -> bool {
        self.at = 0;
        while let Some((answer, n)) = self.answers.pop() {
            if answer + 1 < n {
                self.answers.push((answer + 1, n));
                return true;
            }
        }
        false
    }
}

/// Tells each choice that a strategy makes in a position, and how likely it does. False when it has no answer, or
/// more courses of chance than can be tried.
pub(super) fn lottery<G: Race>(
    player: &mut dyn Strategy<G>,
    view: &<G as Game>::View<'_>,
    legal: &G::Choices,
    mut each: impl FnMut(G::Choice, f64),
) -> bool {
    let mut tried = Tried::default();
    for _ in 0..MOST {
        let choice = player.decide(view, legal, &mut tried);
        let Some(choice) = choice.filter(|&choice| legal.contains(choice)) else {
            return false;
        };
        let ways: f64 = tried.answers.iter().map(|&(_, n)| f64::from(n)).product();
        each(choice, ways.recip());
        if !tried.turn() {
            return true;
        }
    }
    false
}
