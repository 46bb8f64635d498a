//! How likely each seat is to win, as a search by the network finds: Master's judgement, at so many positions that it is the
//! same on every machine.

use super::{QuoridorEncoding, Thinker, Thought, judgement};
use crate::{
    networks::{Encoding as _, shipped},
    rules::{
        Game as _, Seat, Source,
        quoridor::{Choice, Position, Quoridor},
    },
    strategies::{CERTAIN, Held, Judgement, WinChances},
};

/// Of so many thousand positions each judgement looks at: about four hundredths of a second.
const THOUSANDS: u32 = 100;
/// So many searches are remembered: a position is asked for when it comes about, and when what was chosen in it is held against
/// what was best.
const REMEMBERED: usize = 2;

/// Tells it, for two seats at a table for which there is a network.
pub struct Foresight {
    thinker: Thinker,
    /// The last searches, the latest first.
    known: Vec<(Position, Seat, Thought)>,
}

/// Nothing is left to chance.
struct Still;

impl Source for Still {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

impl Foresight {
    /// By the network that comes with the program; none where none was made for such a table.
    #[must_use]
    pub fn new(game: &Quoridor) -> Option<Self> {
        shipped(&QuoridorEncoding::new(game)?.name())?;
        Some(Self {
            thinker: Thinker::master(THOUSANDS, None),
            known: Vec::new(),
        })
    }

    /// What a search finds for the seat that is to act.
    fn thought(&mut self, game: &Quoridor, position: &Position) -> Option<(Seat, Thought)> {
        let known = self.known.iter().find(|(known, ..)| known == position);
        if let Some(&(_, seat, thought)) = known {
            return Some((seat, thought));
        }
        let seat = game.turn(position).seats().lowest()?;
        let thought = self.thinker.think(game, position, seat, &mut Still)?;
        self.known.insert(0, (*position, seat, thought));
        self.known.truncate(REMEMBERED);
        Some((seat, thought))
    }
}

/// The chances of both behind what a search found for a seat. Before the end nothing is certain: who has won may still err.
fn both(seat: Seat, value: i32) -> WinChances {
    let own = (f64::from(judgement::chance(value)) * CERTAIN as f64) as i64;
    let own = own.clamp(1, CERTAIN - 1);
    let mut both = WinChances::default();
    both.0[seat.index()] = own;
    both.0[1 - seat.index() % 2] = CERTAIN - own;
    both
}

impl Judgement<Quoridor> for Foresight {
    fn seen_by(&mut self, game: &Quoridor, position: &Position, _viewer: Seat) -> Option<WinChances> {
        if let Some(standing) = game.standing(position) {
            return Some(WinChances::of(&standing, game.seats(), |seat| game.team(seat)));
        }
        let (seat, thought) = self.thought(game, position)?;
        Some(both(seat, thought.value))
    }

    /// The best choice is what the search prefers, unless what was chosen turns out to be better a ply later.
    fn held(
        &mut self,
        game: &Quoridor,
        position: &Position,
        seat: Seat,
        chosen: Choice,
    ) -> Option<Held<Choice>> {
        let (mover, thought) = self.thought(game, position)?;
        let most = both(mover, thought.value);
        let own = if chosen == thought.choice {
            most
        } else {
            self.behind(game, position, seat, chosen)?
        };
        let (best, most) = if own.of_seat(seat) > most.of_seat(seat) {
            (chosen, own)
        } else {
            (thought.choice, most)
        };
        Some(Held { best, most, own })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Notation as _, quoridor::Config};

    #[test]
    fn a_step_back_in_a_race_is_held_against_the_step_that_wins() {
        let game = Quoridor::new(&Config::default()).expect("the usual board");
        let read = |text| game.read_position(text).expect("a position");
        let position = read("pawns=e8,a2 left=10,10 fences=- next=0");
        let choice = |square| {
            let seat = Seat::new(0);
            let named = game.read_choice(&position, seat, square);
            named.expect("a step")
        };
        let mut foresight = Foresight::new(&game).expect("a network");
        let mut held = |square| {
            foresight
                .held(&game, &position, Seat::new(0), choice(square))
                .expect("it is judged")
        };
        let (back, on) = (held("e7"), held("e9"));
        assert_eq!((back.best, back.most), (choice("e9"), on.own));
        assert_eq!(on.own, on.most, "nothing is better");
        assert!(back.own.of_seat(Seat::new(0)) < CERTAIN / 100, "{back:?}");
        assert!(!on.own.is_decided(), "before the end nothing is certain");
        // What was asked before changes nothing.
        let mut fresh = Foresight::new(&game).expect("a network");
        let seen = |foresight: &mut Foresight| foresight.seen_by(&game, &position, Seat::new(1));
        assert_eq!(seen(&mut foresight), seen(&mut fresh));
    }
}
