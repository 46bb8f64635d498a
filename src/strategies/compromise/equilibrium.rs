//! Names so that nobody can do anything about it: each round is solved as a game of its own.

use super::{Habit, Mixed, Payoff, placing::next_place};
use crate::{
    rules::{
        Message, Source,
        compromise::{Choices, Compromise, CompromiseView, Triple},
    },
    strategies::Strategy,
};

/// Draws what it names from the best mixture of the round, and places its pips in blocks.
#[derive(Clone, Copy, Debug)]
pub struct Equilibrium;

/// The matrix of the round for who looks.
pub(super) fn payoff(view: &CompromiseView<'_>) -> Payoff {
    Payoff::new(&view.lead().map(f64::from))
}

/// A triple of the best mixture; should that not be found, what a good player names.
pub(super) fn draw(mixed: Option<Mixed>, view: &CompromiseView<'_>, random: &mut dyn Source) -> Triple {
    match mixed {
        Some(mixed) => mixed.draw(random),
        None => Habit::SmartGreedy.names(view.mine(), view.theirs()),
    }
}

impl Strategy<Compromise> for Equilibrium {
    fn choose(&mut self, view: &CompromiseView<'_>, _legal: &Choices, random: &mut dyn Source) -> Triple {
        if view.is_placing() {
            return next_place(view, random);
        }
        draw(payoff(view).equilibrium(), view, random)
    }

    fn explain(&mut self, view: &CompromiseView<'_>, _legal: &Choices, choice: Triple) -> Option<Message> {
        if view.is_placing() {
            return Some(Message::new("why-compromise-block"));
        }
        let mixed = payoff(view).equilibrium()?;
        let share = mixed.shares()[choice.index()] * 100.0;
        Some(Message::new("why-compromise-mixed").with("share", share.round() as i64))
    }
}
