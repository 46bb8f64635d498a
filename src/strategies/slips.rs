//! Choices that are any: so somebody plays who does not always look.

use super::Strategy;
use crate::rules::{ChoiceSet as _, Game, Message, Source};

/// Any choice, in `slips` of 100 cases; none in the others. Draws nothing where nothing ever slips.
pub(super) fn slip<G: Game>(slips: u32, legal: &G::Choices, random: &mut dyn Source) -> Option<G::Choice> {
    (slips > 0 && random.below(100) < slips)
        .then(|| legal.any(random))
        .flatten()
}

/// Plays like another strategy, but for some of its choices.
pub struct Slipping<S> {
    strategy: S,
    slips: u32,
}

impl<S> Slipping<S> {
    /// Of 100 choices so many are any.
    #[must_use]
    pub fn new(strategy: S, slips: i32) -> Self {
        let slips = slips.clamp(0, 100).unsigned_abs();
        Self { strategy, slips }
    }
}

impl<G: Game, S: Strategy<G>> Strategy<G> for Slipping<S> {
    fn choose(&mut self, view: &G::View<'_>, legal: &G::Choices, random: &mut dyn Source) -> G::Choice {
        let any = slip::<G>(self.slips, legal, random);
        any.unwrap_or_else(|| self.strategy.choose(view, legal, random))
    }

    fn explain(&mut self, view: &G::View<'_>, legal: &G::Choices, choice: G::Choice) -> Option<Message> {
        self.strategy.explain(view, legal, choice)
    }
}
