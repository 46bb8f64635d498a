//! Computer players for Dog. All answer with whole plays, which they then make choice by choice.
//!
//! A play that was decided on is kept until it is made; a player that is asked in the middle of one that it does not
//! know decides anew among those that begin so. They know of the game what their seat may see.

mod encoding;
mod greedy;
mod partner;
mod random;
mod scene;
#[cfg(test)]
mod tests;

pub use encoding::DogEncoding;
pub use greedy::Greedy;
pub use partner::{Effort, Partner};
pub use random::Random;

use crate::rules::{
    Seat, View as _,
    dog::{Board, Chain, Choice, DogView, Play, Results},
};

/// The play that is being made.
#[derive(Clone, Debug, Default)]
struct Plan {
    /// By whom, from which board.
    maker: Option<(Seat, Board)>,
    chain: Chain,
}

impl Plan {
    /// The next choice, if this play is the one that is under way: then it is legal.
    fn next(&self, view: &DogView<'_>) -> Option<Choice> {
        let begun = view.begun();
        let is_own = self.maker == Some((view.seat(), *view.board()));
        let goes_on = is_own && !begun.is_empty() && self.chain.starts_with(&begun);
        self.chain.get(begun.len()).copied().filter(|_| goes_on)
    }

    /// Begins a play, or goes on with it: its next choice.
    fn make(&mut self, view: &DogView<'_>, play: &Play) -> Option<Choice> {
        self.keep(view, view.chain(play))
    }

    /// The same with the choices that make the play.
    fn keep(&mut self, view: &DogView<'_>, chain: Chain) -> Option<Choice> {
        self.maker = Some((view.seat(), *view.board()));
        self.chain = chain;
        self.chain.get(view.begun().len()).copied()
    }
}

/// Lists what the hand can do, and tells of every result that begins as the play under way.
fn each_play(view: &DogView<'_>, results: &mut Results, mut visit: impl FnMut(&Results, usize)) {
    let begun = view.begun();
    match begun.iter().find_map(|choice| match choice {
        Choice::Card(card) => Some(*card),
        _ => None,
    }) {
        Some(card) => view.list(card, results),
        None => view.list_hand(results),
    }
    for n in 0..results.len() {
        let fits = begun.is_empty()
            || view
                .listed(results, n)
                .is_some_and(|play| view.chain(&play).starts_with(&begun));
        if fits {
            visit(results, n);
        }
    }
}
