//! What happens in a game of Compromise, and the sentences that tell of it.

use serde::{Deserialize, Serialize};

use super::cube::{PLACES, Triple};
use crate::rules::{Message, Seat};

/// What lay on a place that stayed free, and is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// The place.
    pub place: Triple,
    /// The pips of both seats.
    pub pips: [u32; 2],
}

/// One thing that happened. Everything that people see, hear or read is made from these.
///
/// A simple round is `Scattered`, `Ready` twice, `Named`, `Freed`, `Scored` twice. In the other versions each pip that a
/// seat places is a `Pip`, which that seat alone hears, and `Placed` shows all of them. Then another round
/// begins, with `Extra` where the scores were level, or the game ends with `Bound` perhaps, and `Won` or `Tied`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Pips fell on the cube by chance.
    Scattered {
        /// The round, counted from 1.
        round: u16,
        /// The new pips, by seat and place.
        pips: [[u16; PLACES]; 2],
    },
    /// A seat placed one of its pips in secret.
    Pip {
        /// Whose pip.
        seat: Seat,
        /// Where.
        place: Triple,
    },
    /// A seat has placed all its pips, or has named.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// Both have placed their pips, and they are shown.
    Placed {
        /// The round, counted from 1.
        round: u16,
        /// The new pips, by seat and place.
        pips: [[u16; PLACES]; 2],
    },
    /// What both named is shown: all places of these grids, rows and columns are frozen.
    Named {
        /// The round, counted from 1.
        round: u16,
        /// What was named, by seat.
        triples: [Triple; 2],
        /// Whether chance named for both.
        by_chance: bool,
    },
    /// The places that stayed free, by their numbers; what lay on them is taken off.
    Freed {
        /// Each with its pips.
        places: Vec<Gain>,
    },
    /// A seat has scored what lay on the free places.
    Scored {
        /// Who.
        seat: Seat,
        /// How much in this round.
        gain: u32,
        /// The score with it.
        score: u32,
    },
    /// The scores are level, and another round decides.
    Extra {
        /// The round, counted from 1.
        round: u16,
    },
    /// The house allows no more extra rounds.
    Bound {
        /// How many there were.
        rounds: u16,
    },
    /// The game is over with a winner.
    Won {
        /// Who.
        seat: Seat,
        /// The scores, by seat.
        scores: [u32; 2],
    },
    /// The game is over without one.
    Tied {
        /// The score of each.
        score: u32,
    },
}

/// The sentence that tells of an event; none of a single pip, for its owner sees all of them.
pub(super) fn sentence(event: &Event) -> Option<Message> {
    let about = |key: &str, seat: Seat| Message::new(key).with("seat", seat);
    let in_round = |key: &str, round: u16| Message::new(key).with("round", i64::from(round));
    let total = |pips: &[[u16; PLACES]; 2]| pips[0].iter().map(|&count| i64::from(count)).sum::<i64>();
    Some(match event {
        Event::Scattered { round, pips } => {
            in_round("event-compromise-scattered", *round).with("pips", total(pips))
        }
        Event::Pip { .. } => return None,
        Event::Ready { seat } => about("event-compromise-ready", *seat),
        Event::Placed { round, pips } => {
            in_round("event-compromise-placed", *round).with("pips", total(pips))
        }
        Event::Named {
            round,
            triples,
            by_chance,
        } => {
            let key = if *by_chance {
                "event-compromise-drawn"
            } else {
                "event-compromise-named"
            };
            in_round(key, *round)
                .with("first", Seat::new(0))
                .with("one", triples[0].to_string())
                .with("second", Seat::new(1))
                .with("two", triples[1].to_string())
        }
        Event::Freed { places } => {
            let names: Vec<String> = places.iter().map(|gain| gain.place.to_string()).collect();
            Message::new("event-compromise-freed")
                .with("count", places.len() as i64)
                .with("places", names.join(", "))
        }
        Event::Scored { seat, gain, score } => about("event-compromise-scored", *seat)
            .with("gain", i64::from(*gain))
            .with("score", i64::from(*score)),
        Event::Extra { round } => in_round("event-compromise-extra", *round),
        Event::Bound { rounds } => Message::new("event-compromise-bound").with("rounds", i64::from(*rounds)),
        Event::Won { seat, scores } => about("event-compromise-won", *seat)
            .with("score", i64::from(scores[0].max(scores[1])))
            .with("less", i64::from(scores[0].min(scores[1]))),
        Event::Tied { score } => Message::new("event-compromise-tied").with("score", i64::from(*score)),
    })
}
