//! The strategies of the seed for Mens erger je niet. Far, Near and Ranking come from van der Genugten and Das.

use super::Strategy;
use crate::rules::{
    ChoiceSet, Message, Source,
    mejn::{Choice, Choices, Mejn, MejnView, Occupant, Target},
};

/// Moves the pawn that has come furthest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Far;

impl Strategy<Mejn> for Far {
    #[inline]
    fn choose(&mut self, _view: &MejnView<'_>, legal: &Choices, _random: &mut dyn Source) -> Choice {
        legal.last().expect("at least two choices are legal")
    }

    fn explain(&mut self, _view: &MejnView<'_>, _legal: &Choices, _choice: Choice) -> Option<Message> {
        Some(Message::new("why-far"))
    }
}

/// Moves the pawn that is nearest to its start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Near;

impl Strategy<Mejn> for Near {
    #[inline]
    fn choose(&mut self, _view: &MejnView<'_>, legal: &Choices, _random: &mut dyn Source) -> Choice {
        legal.first().expect("at least two choices are legal")
    }

    fn explain(&mut self, _view: &MejnView<'_>, _legal: &Choices, _choice: Choice) -> Option<Message> {
        Some(Message::new("why-near"))
    }
}

/// Values every move by six weights and plays the highest; of those that tie the later one by layer and spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The weights in the order of [`Ranking::NAMES`].
    pub weights: [i32; 6],
}

impl Default for Ranking {
    fn default() -> Self {
        Self {
            weights: [-90, 20, 80, -5, 10, 0],
        }
    }
}

impl Ranking {
    /// The names of the weights.
    pub const NAMES: [&'static str; 6] = [
        "self_strike",
        "other_strike",
        "getting_home",
        "already_home",
        "from_start",
        "from_home",
    ];

    /// The value of a move (formula of the rules page; all divisions truncate towards zero).
    fn value(&self, view: &MejnView<'_>, choice: Choice) -> i64 {
        let [
            self_strike,
            other_strike,
            getting_home,
            already_home,
            from_start,
            from_home,
        ] = self.weights.map(i64::from);
        let ring = i64::from(view.ring());
        match view.target(choice) {
            Target::Home(_) if view.is_home(choice) => already_home,
            Target::Home(_) => getting_home * ring / 2,
            Target::Ring(step) => {
                let t = i64::from(step);
                let strike = match view.occupant(step) {
                    Some(Occupant::Own) => self_strike * (t + 1) / 10,
                    Some(Occupant::Other(_)) => other_strike,
                    None => 0,
                };
                strike + from_start * (t + 1) / 10 + from_home * (ring + 1 - t) / 10
            }
        }
    }
}

impl Strategy<Mejn> for Ranking {
    fn choose(&mut self, view: &MejnView<'_>, legal: &Choices, _random: &mut dyn Source) -> Choice {
        legal
            .iter()
            .max_by_key(|&choice| self.value(view, choice))
            .expect("at least two choices are legal")
    }

    fn explain(&mut self, view: &MejnView<'_>, _legal: &Choices, choice: Choice) -> Option<Message> {
        Some(Message::new("why-ranking").with("value", self.value(view, choice)))
    }
}
