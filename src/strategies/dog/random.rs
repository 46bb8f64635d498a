//! Plays any card in any way: uniform over the distinct results of all distinct cards that it can play.

use super::{super::Strategy, Plan, each_play};
use crate::rules::{
    ChoiceSet, Source,
    dog::{Choice, Choices, Dog, DogView, Results},
};

/// Every distinct result of every distinct card is equally likely; so is every card that is given or discarded.
#[derive(Clone, Debug, Default)]
pub struct Random {
    lists: Vec<Results>,
    plan: Plan,
}

impl Random {
    /// A play drawn from complete lists of what every card can do; none when nothing can be played.
    fn draw(&mut self, view: &DogView<'_>, random: &mut dyn Source) -> Option<Choice> {
        let hand = view.hand();
        let kinds = hand.kinds().count();
        if self.lists.len() < kinds {
            self.lists.resize_with(kinds, Results::default);
        }
        let mut total = 0;
        for (card, list) in hand.kinds().zip(&mut self.lists) {
            view.list(card, list);
            total += list.len();
        }
        if total == 0 {
            return None;
        }
        let mut n = random.below(total as u32) as usize;
        for list in &self.lists[..kinds] {
            if n < list.len() {
                let play = view.listed(list, n)?;
                return self.plan.make(view, &play);
            }
            n -= list.len();
        }
        None
    }

    /// The same among the plays that go on as the one under way.
    fn go_on(&mut self, view: &DogView<'_>, random: &mut dyn Source) -> Option<Choice> {
        let mut plays = Vec::new();
        let mut results = Results::default();
        each_play(view, &mut results, |results, n| {
            plays.extend(view.listed(results, n));
        });
        if plays.is_empty() {
            return None;
        }
        let play = plays[random.below(plays.len() as u32) as usize];
        self.plan.make(view, &play)
    }
}

impl Strategy<Dog> for Random {
    fn choose(&mut self, view: &DogView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        self.decide(view, legal, random)
            .expect("at least two choices are legal")
    }

    /// What is legal is asked only where no list tells it.
    fn decide(&mut self, view: &DogView<'_>, legal: &Choices, random: &mut dyn Source) -> Option<Choice> {
        let next = if view.is_exchange() {
            None
        } else if view.begun().is_empty() {
            self.draw(view, random)
        } else {
            self.plan.next(view).or_else(|| self.go_on(view, random))
        };
        next.or_else(|| legal.any(random))
    }
}
