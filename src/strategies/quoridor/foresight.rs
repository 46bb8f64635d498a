//! How likely each seat is to win, as a search finds: Master's judgement, at so many positions that it is the same on every
//! machine. Where there is no network for the table, a formula makes chances out of what ways and fences come to: one for two
//! seats, and one for four on the usual board.

use super::{Thinker, Thought, eval::Stand, judgement, node::SEATS};
use crate::{
    rules::{
        Game as _, Seat, SeatSet, Source,
        quoridor::{Choice, Config, Position, Quoridor},
    },
    strategies::{CERTAIN, Held, Judgement, WinChances},
};

/// Of so many thousand positions each judgement looks at: about four hundredths of a second.
const THOUSANDS: u32 = 100;
/// So many searches are remembered: a position is asked for when it comes about, and when what was chosen in it is held against
/// what was best.
const REMEMBERED: usize = 2;

/// Tells it.
pub struct Foresight {
    /// Judges by the network that comes with the program, where there is one for the table.
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
    /// By the network that comes with the program, else by a formula; none for four on other boards than the usual one.
    #[must_use]
    pub fn new(game: &Quoridor) -> Option<Self> {
        let Config { columns, rows, .. } = *game.config();
        let is_known = game.seats().len() == 2 || (columns, rows) == (9, 9);
        is_known.then(|| Self {
            thinker: Thinker::master(THOUSANDS, None),
            known: Vec::new(),
        })
    }

    /// The chances of all seats.
    fn chances(&mut self, game: &Quoridor, position: &Position) -> Option<WinChances> {
        let (seat, thought) = self.thought(game, position)?;
        let of_two = |own| Some(shared(game.seats(), seat, own, |_| 1.0));
        if self.thinker.is_learnt() {
            return of_two(judgement::chance(thought.value));
        }
        if game.seats().len() == 2 {
            return of_two(judgement::counted_chance(thought.value));
        }
        let stand = self.thinker.stand(game, position)?;
        Some(counted(&stand, game, thought.value))
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

/// The chances of all seats where one has this, and the others the rest, by these parts. Before the end nothing is certain:
/// who has won may still err.
fn shared(seats: SeatSet, seat: Seat, own: f32, part: impl Fn(Seat) -> f32) -> WinChances {
    let own = (f64::from(own) * CERTAIN as f64) as i64;
    let mut left = CERTAIN - own.clamp(1, CERTAIN - 1);
    let mut chances = WinChances::default();
    chances.0[seat.index()] = CERTAIN - left;
    let others = seats.without(seat);
    let parts: f32 = others.iter().map(&part).sum();
    let rest = left as f64;
    for other in others.iter().skip(1) {
        let share = f64::from(part(other) / parts).clamp(0.0, 1.0);
        chances.0[other.index()] = (rest * share) as i64;
        left -= chances.0[other.index()];
    }
    // What is lost by rounding is the first one's.
    if let Some(first) = others.lowest() {
        chances.0[first.index()] = left;
    }
    chances
}

/// The chances of four seats where a search that counted ways and fences found this value for the seat in turn.
///
/// The odds of a seat are eᵘ, where u falls with the turns until its pawn would arrive, the more the fewer fences are left in
/// all hands, is higher for who has one in hand, and rises for the seat in turn with what the search found. The numbers were
/// fitted to three quarters of 2,000 games of Normal and Hard (25,650 positions); on the others they were off by 1.2 %.
fn counted(stand: &Stand, game: &Quoridor, value: i32) -> WinChances {
    let seats = game.seats();
    let hands: u32 = stand.left.iter().map(|&left| u32::from(left)).sum();
    let all = seats.len() as u32 * u32::from(game.config().fences);
    let open = libm::expf(-4.0 * hands as f32 / all.max(1) as f32);
    let odds = |seat: Seat| {
        let turns = stand.arrives(seat, seats) as f32 / seats.len() as f32;
        let has_one = f32::from(u8::from(stand.left[seat.index() % SEATS] > 0));
        let found = if seat == stand.turn {
            value as f32 / (value.abs() as f32 + 400.0)
        } else {
            0.0
        };
        libm::expf(1.1 * has_one - 0.885 * turns * open + (0.608 + 1.63 * open) * found)
    };
    let own = match judgement::proven(value) {
        Some(_) => judgement::chance(value),
        None => odds(stand.turn) / seats.iter().map(odds).sum::<f32>(),
    };
    shared(seats, stand.turn, own, odds)
}

impl Judgement<Quoridor> for Foresight {
    fn seen_by(&mut self, game: &Quoridor, position: &Position, _viewer: Seat) -> Option<WinChances> {
        if let Some(standing) = game.standing(position) {
            return Some(WinChances::of(&standing, game.seats(), |seat| game.team(seat)));
        }
        self.chances(game, position)
    }

    /// The best choice is what the search prefers, unless what was chosen turns out to be better a ply later.
    fn held(
        &mut self,
        game: &Quoridor,
        position: &Position,
        seat: Seat,
        chosen: Choice,
    ) -> Option<Held<Choice>> {
        let (_, thought) = self.thought(game, position)?;
        let most = self.chances(game, position)?;
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
    use crate::rules::Notation as _;

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
        let mut foresight = Foresight::new(&game).expect("it is judged");
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
        let mut fresh = Foresight::new(&game).expect("it is judged");
        let seen = |foresight: &mut Foresight| foresight.seen_by(&game, &position, Seat::new(1));
        assert_eq!(seen(&mut foresight), seen(&mut fresh));
    }

    #[test]
    fn of_four_the_nearest_has_the_best_chance_and_all_of_them_come_first_once() {
        let config = |fences| Config {
            seats: 4,
            fences,
            ..Config::default()
        };
        let chances = |fences, text| {
            let game = Quoridor::new(&config(fences)).expect("the usual board for four");
            let mut foresight = Foresight::new(&game).expect("it is judged");
            let position = game.read_position(text).expect("a position");
            let seen = foresight
                .seen_by(&game, &position, Seat::new(2))
                .expect("chances");
            assert_eq!(seen.0.iter().sum::<i64>(), CERTAIN, "{text}");
            seen.0
        };
        let start = chances(5, "pawns=e1,a5,e9,i5 left=5,5,5,5 fences=- next=0");
        let mut of_all = start.iter().take(SEATS);
        assert!(
            of_all.all(|chance| (CERTAIN / 10..CERTAIN / 2).contains(chance)),
            "{start:?}"
        );
        let race = chances(0, "pawns=e3,c5,e7,d5 left=0,0,0,0 fences=- next=0");
        assert!(race[3] > CERTAIN / 2 && race[0] < CERTAIN / 5, "{race:?}");
        let last = chances(0, "pawns=e3,c5,e7,b5 left=0,0,0,0 fences=- next=3");
        assert_eq!(last[3], CERTAIN - 1, "before the end nothing is certain");

        assert!(Foresight::new(&small(4)).is_none(), "nobody was asked there");
    }

    /// A board of seven by seven for so many.
    fn small(seats: u8) -> Quoridor {
        let config = Config {
            seats,
            columns: 7,
            rows: 7,
            fences: 3,
            ..Config::default()
        };
        Quoridor::new(&config).expect("a smaller board")
    }

    #[test]
    fn on_a_small_board_for_two_who_is_nearer_has_the_better_chance() {
        let game = small(2);
        let mut foresight = Foresight::new(&game).expect("it is judged");
        let mut first = |text| {
            let position = game.read_position(text).expect("a position");
            let chances = foresight.seen_by(&game, &position, Seat::new(1));
            chances.expect("it is judged").of_seat(Seat::new(0))
        };
        let start = first("pawns=d1,d7 left=3,3 fences=- next=0");
        assert!((CERTAIN / 4..3 * CERTAIN / 4).contains(&start), "{start}");
        let ahead = first("pawns=d3,d7 left=3,3 fences=- next=0");
        assert!(ahead > start, "{start} {ahead}");
        let lost = first("pawns=a1,d2 left=3,3 fences=- next=1");
        assert_eq!(lost, 1, "before the end nothing is certain");
    }
}
