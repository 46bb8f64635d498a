//! Plays any card in any way: uniform over the distinct results of all distinct cards that it can play.

use super::{super::Strategy, Plan, each_play};
use crate::rules::{
    ChoiceSet, Source,
    dog::{Choice, Choices, Dog, DogView, Results},
};

/// Every distinct result of every distinct card is equally likely; so is every card that is given or discarded.
#[derive(Clone, Debug, Default)]
pub struct Random {
    results: Results,
    plan: Plan,
}

impl Random {
    /// A play drawn from the complete list of what the hand can do; where it can do nothing, a card to be discarded.
    fn draw(&mut self, view: &DogView<'_>, random: &mut dyn Source) -> Option<Choice> {
        view.list_hand(&mut self.results);
        if self.results.is_empty() {
            // What is legal need not be worked out anew.
            return if view.has_idle_jack() {
                None
            } else {
                any_card(view, random)
            };
        }
        let n = random.below(self.results.len() as u32) as usize;
        let play = view.listed(&self.results, n)?;
        self.plan.make(view, &play)
    }

    /// Any of the plays that go on as the one under way, all equally likely.
    fn go_on(&mut self, view: &DogView<'_>, random: &mut dyn Source) -> Option<Choice> {
        let mut plays = Vec::new();
        each_play(view, &mut self.results, |results, n| {
            plays.extend(view.listed(results, n));
        });
        if plays.is_empty() {
            return None;
        }
        let play = plays[random.below(plays.len() as u32) as usize];
        self.plan.make(view, &play)
    }
}

/// Any kind of card in the hand, as if drawn from the choices.
fn any_card(view: &DogView<'_>, random: &mut dyn Source) -> Option<Choice> {
    let kinds = || view.hand().kinds();
    let n = random.below(kinds().count() as u32);
    kinds().nth(n as usize).map(Choice::Card)
}

impl Strategy<Dog> for Random {
    fn choose(&mut self, view: &DogView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        self.consider(view, legal, random)
            .expect("at least two choices are legal")
    }

    /// What is legal is asked only where no list tells it.
    fn is_always_asked(&self) -> bool {
        true
    }

    fn consider(&mut self, view: &DogView<'_>, legal: &Choices, random: &mut dyn Source) -> Option<Choice> {
        let next = if view.is_exchange() {
            any_card(view, random)
        } else if !view.has_begun() {
            self.draw(view, random)
        } else {
            self.plan.next(view).or_else(|| self.go_on(view, random))
        };
        next.or_else(|| legal.any(random))
    }
}
