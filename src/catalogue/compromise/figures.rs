//! The figures of a game of Compromise, counted from what happened in it.

use crate::{
    catalogue::{Amount, Figure},
    rules::{
        Message, Seat, SeatSet,
        compromise::{Event, PLACES, Triple},
    },
    strategies::compromise::Payoff,
};

/// What is counted of one seat.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// The pips that lie on the cube.
    pips: [i64; PLACES],
    rounds_won: u32,
    best_round: u32,
    /// What it scored in the last round.
    gain: u32,
    /// How much it has given away by what it named.
    given_away: f64,
}

/// Solving a round takes a millisecond: of very long games only the first rounds are judged.
const JUDGED: u32 = 60;

/// Less than this is not said to have been given away, in pips.
const NOTHING: f64 = 0.05;

/// How many rounds were judged, what was said of them, and what was counted of both seats.
#[derive(Default)]
struct Count {
    judged: u32,
    said: Vec<Message>,
    seats: [Tally; 2],
}

impl Count {
    fn add(&mut self, pips: &[[u16; PLACES]; 2]) {
        for (tally, new) in self.seats.iter_mut().zip(pips) {
            for (lying, &new) in tally.pips.iter_mut().zip(new) {
                *lying += i64::from(new);
            }
        }
    }

    /// What both gave away, against the best that the other one could have done.
    fn judge(&mut self, round: u16, triples: [Triple; 2]) {
        if self.judged == JUDGED {
            return;
        }
        let [red, green] = &self.seats;
        let lead: [f64; PLACES] = std::array::from_fn(|place| (red.pips[place] - green.pips[place]) as f64);
        let payoffs = [Payoff::new(&lead), Payoff::new(&lead.map(|lead| -lead))];
        let [Some(red), Some(green)] = [0, 1].map(|side: usize| payoffs[side].equilibrium()) else {
            return;
        };
        for (side, other) in [green, red].into_iter().enumerate() {
            let lost = payoffs[side].given_away(triples[side], &other.shares());
            self.seats[side].given_away += lost;
            let about = |key: &str| {
                Message::new(key)
                    .with("round", i64::from(round))
                    .with("seat", Seat::new(side))
                    .with("named", triples[side].to_string())
            };
            self.said.push(if lost < NOTHING {
                about("review-compromise-best")
            } else {
                let (best, _) = payoffs[side].best_answer(&other.shares());
                about("review-compromise-lost")
                    .with("pips", Amount::Mean(lost).to_string())
                    .with("best", best.to_string())
            });
        }
        self.judged += 1;
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Scattered { pips, .. } | Event::Placed { pips, .. } => self.add(pips),
            Event::Named {
                round,
                triples,
                by_chance: false,
            } => self.judge(*round, *triples),
            Event::Freed { places } => {
                for gain in places {
                    for tally in &mut self.seats {
                        tally.pips[gain.place.index()] = 0;
                    }
                }
            }
            &Event::Scored { seat, gain, .. } => {
                let tally = &mut self.seats[seat.index() % 2];
                tally.gain = gain;
                tally.best_round = tally.best_round.max(gain);
                // Seat 1 scores after seat 0, and with that the round is decided.
                let [red, green] = &mut self.seats;
                if seat.index() == 1 {
                    red.rounds_won += u32::from(red.gain > green.gain);
                    green.rounds_won += u32::from(green.gain > red.gain);
                }
            }
            _ => {}
        }
    }
}

/// What each seat gave away in each round by what it named.
pub(super) fn review(events: &mut dyn Iterator<Item = &Event>) -> Vec<Message> {
    let mut count = Count::default();
    events.for_each(|event| count.hear(event));
    count.said
}

/// Counts what happened.
pub(super) fn figures(events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure> {
    let mut count = Count::default();
    events.for_each(|event| count.hear(event));
    let figure = |key, amount: &dyn Fn(&Tally) -> Option<Amount>| {
        Figure::of(key, SeatSet::first(2), |seat: Seat| {
            amount(&count.seats[seat.index()])
        })
    };
    let lying = |tally: &Tally| u32::try_from(tally.pips.iter().sum::<i64>()).unwrap_or_default();
    let judged = f64::from(count.judged);
    vec![
        figure("rounds_won", &|it| Some(Amount::Count(it.rounds_won))),
        figure("best_round", &|it| Some(Amount::Count(it.best_round))),
        figure("left_lying", &|it| Some(Amount::Count(lying(it)))),
        figure("given_away", &|it| {
            (count.judged > 0).then(|| Amount::Mean(it.given_away / judged))
        }),
    ]
}
