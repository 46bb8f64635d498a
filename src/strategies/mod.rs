//! Computer players: a view in, a choice out, random numbers lent by the caller.
//!
//! A strategy sees what its seat may see and nothing else. It writes only the interesting part:
//! [`Strategy::decide`] makes the choice where there is none to make, and [`scored`] turns any function
//! that gives each move an integer into a player.

pub mod compromise;
pub mod dog;
mod judgement;
mod lookahead;
pub mod quoridor;
pub mod race;
mod slips;
mod split_mix;
mod weighed;

pub use judgement::{CERTAIN, Held, Judgement, Learnt, WinChances};
pub use lookahead::Lookahead;
pub use slips::Slipping;
pub use weighed::Weighed;

use std::time::Duration;

use crate::rules::{ChoiceSet, Game, Message, Source};

/// A player of game `G`.
pub trait Strategy<G: Game>: Send {
    /// Chooses among at least two legal choices. Another answer than one of them is a fault of the strategy.
    fn choose(&mut self, view: &G::View<'_>, legal: &G::Choices, random: &mut dyn Source) -> G::Choice;

    /// Why it chose so, for hints; none where it can't tell.
    fn explain(&mut self, _view: &G::View<'_>, _legal: &G::Choices, _choice: G::Choice) -> Option<Message> {
        None
    }

    /// Its best choices, at most so many and the best first, with what it expects of each; nothing where it can't tell.
    fn weigh(
        &mut self,
        _view: &G::View<'_>,
        _legal: &G::Choices,
        _most: usize,
        _random: &mut dyn Source,
    ) -> Vec<Weighed<G::Choice>> {
        Vec::new()
    }

    /// Which of the choices that it weighed, the best first, it would advise to a person: one that is as good as the best, and
    /// that can be told why.
    fn advises(&mut self, _view: &G::View<'_>, _weighed: &[Weighed<G::Choice>]) -> usize {
        0
    }

    /// The chance that its side takes the next place, as it saw it in the position in which it chose last; none where it
    /// can't tell.
    fn chance(&self) -> Option<f32> {
        None
    }

    /// How long its next choice may take by the clock. Who thinks long keeps to it; who is done sooner chooses as ever.
    fn allow(&mut self, _time: Duration) {}

    /// Whether it is asked for the only choice, too.
    #[inline]
    fn is_always_asked(&self) -> bool {
        false
    }

    /// Chooses where it is asked. None when nothing is legal.
    #[inline]
    fn consider(
        &mut self,
        view: &G::View<'_>,
        legal: &G::Choices,
        random: &mut dyn Source,
    ) -> Option<G::Choice> {
        (!legal.is_empty()).then(|| self.choose(view, legal, random))
    }

    /// Chooses among the legal choices; the only one is made without thinking. None when nothing is legal.
    #[inline]
    fn decide(
        &mut self,
        view: &G::View<'_>,
        legal: &G::Choices,
        random: &mut dyn Source,
    ) -> Option<G::Choice> {
        match legal.only() {
            only @ Some(_) if !self.is_always_asked() => only,
            _ => self.consider(view, legal, random),
        }
    }
}

impl<G: Game, S: Strategy<G> + ?Sized> Strategy<G> for Box<S> {
    fn choose(&mut self, view: &G::View<'_>, legal: &G::Choices, random: &mut dyn Source) -> G::Choice {
        (**self).choose(view, legal, random)
    }

    fn weigh(
        &mut self,
        view: &G::View<'_>,
        legal: &G::Choices,
        most: usize,
        random: &mut dyn Source,
    ) -> Vec<Weighed<G::Choice>> {
        (**self).weigh(view, legal, most, random)
    }

    fn advises(&mut self, view: &G::View<'_>, weighed: &[Weighed<G::Choice>]) -> usize {
        (**self).advises(view, weighed)
    }

    fn chance(&self) -> Option<f32> {
        (**self).chance()
    }

    fn allow(&mut self, time: Duration) {
        (**self).allow(time);
    }

    #[inline]
    fn is_always_asked(&self) -> bool {
        (**self).is_always_asked()
    }

    #[inline]
    fn consider(
        &mut self,
        view: &G::View<'_>,
        legal: &G::Choices,
        random: &mut dyn Source,
    ) -> Option<G::Choice> {
        (**self).consider(view, legal, random)
    }

    fn explain(&mut self, view: &G::View<'_>, legal: &G::Choices, choice: G::Choice) -> Option<Message> {
        (**self).explain(view, legal, choice)
    }
}

/// Plays any legal choice, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Strategy<G> for Random {
    fn choose(&mut self, _view: &G::View<'_>, legal: &G::Choices, random: &mut dyn Source) -> G::Choice {
        legal.any(random).expect("at least two choices are legal")
    }

    /// Draws even where there is only one choice: that costs less than to find out.
    #[inline]
    fn is_always_asked(&self) -> bool {
        true
    }

    #[expect(
        clippy::inline_always,
        reason = "else a call for every choice: a game takes a twentieth longer"
    )]
    #[inline(always)]
    fn consider(
        &mut self,
        _view: &G::View<'_>,
        legal: &G::Choices,
        random: &mut dyn Source,
    ) -> Option<G::Choice> {
        legal.any(random)
    }
}

/// A player that plays the move of the highest value, the last one of those that tie.
#[derive(Clone, Copy, Debug)]
pub struct Scored<F>(F);

/// Makes a player of a function that values each move: view, legal choices and one of them in, an integer out.
pub fn scored<G: Game, F>(value: F) -> Scored<F>
where
    F: Fn(&G::View<'_>, &G::Choices, G::Choice) -> i64 + Send,
{
    Scored(value)
}

impl<G: Game, F> Strategy<G> for Scored<F>
where
    F: Fn(&G::View<'_>, &G::Choices, G::Choice) -> i64 + Send,
{
    fn choose(&mut self, view: &G::View<'_>, legal: &G::Choices, _random: &mut dyn Source) -> G::Choice {
        legal
            .iter()
            .max_by_key(|&choice| (self.0)(view, legal, choice))
            .expect("at least two choices are legal")
    }
}
