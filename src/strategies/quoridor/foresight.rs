//! How likely each seat is to win, as a search finds: Master's judgement, at so many positions that it is the same on every
//! machine. Where there is no network for the table, a formula makes chances out of what ways and fences come to, and of who
//! would come first if all went on as a quick search thinks: one for two seats, and one for four.

use super::{Thinker, Thought, eval::Stand, judgement, node::SEATS};
use crate::{
    rules::{
        Game as _, Seat, SeatSet, Silent, Source,
        quoridor::{Choice, Position, Quoridor},
    },
    strategies::{CERTAIN, Held, Judgement, WinChances},
};

/// Of so many thousand positions each judgement looks at: about four hundredths of a second.
const THOUSANDS: u32 = 100;
/// At so many positions a ply a search looks that plays the game on to its end.
const QUICK: u64 = 2_000;
/// A game that is played on is given up after so many plies.
const ENDLESS: u32 = 150;
/// So many searches are remembered: a position is asked for when it comes about, and when what was chosen in it is held against
/// what was best.
const REMEMBERED: usize = 2;

/// Tells it: by the network that comes with the program, else by a formula.
pub struct Foresight {
    /// Judges by the network that comes with the program, where there is one for the table.
    thinker: Thinker,
    /// The last searches, the latest first.
    known: Vec<Known>,
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Known {
    position: Position,
    /// What the search found for who is to act.
    thought: Thought,
    chances: WinChances,
}

/// Nothing is left to chance.
struct Still;

impl Source for Still {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

impl Default for Foresight {
    fn default() -> Self {
        Self {
            thinker: Thinker::master(THOUSANDS, None),
            known: Vec::new(),
        }
    }
}

impl Foresight {
    /// What a search finds for the seat that is to act, and the chances of all.
    fn known(&mut self, game: &Quoridor, position: &Position) -> Option<Known> {
        let known = self.known.iter().find(|known| known.position == *position);
        if let Some(&known) = known {
            return Some(known);
        }
        let seat = game.turn(position).seats().lowest()?;
        let thought = self.thinker.think(game, position, seat, &mut Still)?;
        let of_two = |own| shared(game.seats(), seat, own, |_| 1.0);
        let chances = if self.thinker.is_learnt() {
            of_two(judgement::chance(thought.value))
        } else {
            let stand = self.thinker.stand(game, position)?;
            let course = played_on(game, *position);
            if game.seats().len() == 2 {
                of_two(counted_of_two(&stand, game, thought.value, course))
            } else {
                counted(&stand, game, thought.value, course)
            }
        };
        let known = Known {
            position: *position,
            thought,
            chances,
        };
        self.known.insert(0, known);
        self.known.truncate(REMEMBERED);
        Some(known)
    }
}

/// Who comes first where all go on as a quick search thinks, and after how many plies; nobody where there is no end.
fn played_on(game: &Quoridor, mut position: Position) -> Option<(Seat, u32)> {
    let mut quick = Thinker::with_nodes(QUICK);
    let mut plies = 0;
    while let Some(seat) = game.turn(&position).seats().lowest() {
        let thought = quick.think(game, &position, seat, &mut Still)?;
        game.play_known(&mut position, seat, thought.choice, &mut Silent);
        plies += 1;
        if plies > ENDLESS {
            return None;
        }
    }
    let standing = game.standing(&position)?;
    let first = game.seats().iter().find(|&seat| standing.place(seat) == Some(1));
    Some((first?, plies))
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

/// Of two seats, what it is worth that a search by ways and fences [`found`] much for who is in turn, e times less for each
/// twenty fences that are still in hand, and that this one [comes first](near_end) where both go on as a quick search thinks.
/// Fitted to half of 2,224 games on 13 boards: in the other half chances were off by 0.9 %.
const WEIGHTS_OF_TWO: [f32; 2] = [6.87, 5.09];

/// The chance of who is in turn, of two, where a search that counted ways and fences found this value; certain where it is
/// proven.
fn counted_of_two(stand: &Stand, game: &Quoridor, value: i32, course: Option<(Seat, u32)>) -> f32 {
    if judgement::proven(value).is_some() {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    let near = course.map_or(0.0, |(first, plies)| {
        let near = near_end(plies) * gone(stand, game);
        if first == stand.turn { near } else { -near }
    });
    let open = libm::expf(-hands(stand) / 20.0);
    let [by_search, by_end] = WEIGHTS_OF_TWO;
    1.0 / (1.0 + libm::expf(-by_search * found(value) * open - by_end * near))
}

/// How many fences all hands still have.
fn hands(stand: &Stand) -> f32 {
    stand.left.iter().copied().map(f32::from).sum()
}

/// Which part of all fences lies on the board.
fn gone(stand: &Stand, game: &Quoridor) -> f32 {
    let all = game.seats().len() as f32 * f32::from(game.config().fences);
    1.0 - hands(stand) / all.max(1.0)
}

/// How near the end is that a quick search thinks of: e times less for each thirty plies until then.
fn near_end(plies: u32) -> f32 {
    libm::expf(-(plies as f32) / 30.0)
}

/// What a search found, −1 … 1.
fn found(value: i32) -> f32 {
    value as f32 / (value.abs() as f32 + 400.0)
}

/// What is counted of each of four seats.
const COUNTED: usize = 13;

/// What each [`counts`] is worth: everywhere, times 1/(1 + fences a seat has at first), and times how much smaller than 9 × 9 the
/// board is. Fitted to half of 4,740 games on 27 boards from 3 × 3 to 9 × 9 with 0 to 20 fences: in the other half chances were off
/// by 0.7 %, and by 0.0 to 5.1 on each of the boards, with 30 to 110 games, where a part of that is chance.
const WEIGHTS: [[f32; 3]; COUNTED] = [
    [-0.543, 2.920, -0.799],
    [-0.173, -1.388, 2.183],
    [0.728, -3.150, 0.346],
    [0.951, -1.793, -2.823],
    [-0.547, 1.359, 1.138],
    [0.802, -4.392, 0.564],
    [3.156, 0.824, -8.119],
    [-1.553, 5.260, 0.200],
    [-0.874, -0.278, 5.247],
    [-0.626, -1.170, 0.326],
    [-1.061, -3.233, 0.797],
    [29.162, 13.901, 8.742],
    [-18.894, -17.623, -2.571],
];

/// The chances of four seats where a search that counted ways and fences found this value for the seat in turn.
///
/// The odds of a seat are eᵘ, where u is the sum of its [`counts`], each times what it is worth. Only who arrives with the next
/// step is sure to: what a search proves for one of four holds where the others play as it thinks.
fn counted(stand: &Stand, game: &Quoridor, value: i32, course: Option<(Seat, u32)>) -> WinChances {
    let seats = game.seats();
    let config = game.config();
    let side = f32::midpoint(config.columns.into(), config.rows.into());
    let by = [1.0, 1.0 / (1.0 + f32::from(config.fences)), 9.0 / side - 1.0];
    let odds = |seat: Seat| {
        let worth =
            |weights: &[f32; 3]| -> f32 { std::iter::zip(weights, by).map(|(weight, by)| weight * by).sum() };
        let counts = counts(stand, game, seat, (value, course));
        let sum: f32 = std::iter::zip(&WEIGHTS, counts)
            .map(|(weights, count)| worth(weights) * count)
            .sum();
        libm::expf(sum)
    };
    let own = match judgement::proven(value) {
        Some(..=1) if value > 0 => 1.0,
        _ => odds(stand.turn) / seats.iter().map(odds).sum::<f32>(),
    };
    shared(seats, stand.turn, own, odds)
}

/// What is counted of a seat: the turns until its pawn would arrive, the same the more fences of all hands are gone and over
/// those of who is first; whether it has a fence, and the root of how many; for the seat in turn what the search found, the
/// same as fences go, and whether that is proven, also where no hand has any left; both kinds of turns there; and, where it
/// comes first if all go on as a quick search thinks, how near that is, in two ways the more fences are gone.
fn counts(
    stand: &Stand,
    game: &Quoridor,
    seat: Seat,
    (value, course): (i32, Option<(Seat, u32)>),
) -> [f32; COUNTED] {
    let seats = game.seats();
    let turns = |seat: Seat| stand.arrives(seat, seats) as f32 / seats.len() as f32;
    let lead = seats.iter().map(turns).fold(f32::MAX, f32::min);
    let hands = hands(stand);
    let open = libm::expf(-hands / f32::from(game.config().fences.max(1)));
    let free = if hands < 0.5 { 1.0 } else { 0.0 };
    let left = f32::from(stand.left[seat.index() % SEATS]);
    let (found, proven) = if seat == stand.turn {
        let proven = judgement::proven(value).map_or(0, |_| value.signum());
        (found(value), proven as f32)
    } else {
        (0.0, 0.0)
    };
    let (turns, nearness) = (turns(seat), turns(seat) / (1.0 + lead));
    let first = course.filter(|&(first, _)| first == seat);
    let near = first.map_or(0.0, |(_, plies)| near_end(plies));
    let gone = gone(stand, game);
    [
        turns,
        turns * open,
        nearness,
        left.min(1.0),
        libm::sqrtf(left),
        found,
        found * open,
        proven,
        proven * free,
        turns * free,
        nearness * free,
        near * gone,
        near * gone * gone,
    ]
}

impl Judgement<Quoridor> for Foresight {
    fn seen_by(&mut self, game: &Quoridor, position: &Position, _viewer: Seat) -> Option<WinChances> {
        if let Some(standing) = game.standing(position) {
            return Some(WinChances::of(&standing, game.seats(), |seat| game.team(seat)));
        }
        Some(self.known(game, position)?.chances)
    }

    /// The best choice is what the search prefers, unless what was chosen turns out to be better a ply later.
    fn held(
        &mut self,
        game: &Quoridor,
        position: &Position,
        seat: Seat,
        chosen: Choice,
    ) -> Option<Held<Choice>> {
        let Known {
            thought,
            chances: most,
            ..
        } = self.known(game, position)?;
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
        let mut foresight = Foresight::default();
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
        let mut fresh = Foresight::default();
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
            let mut foresight = Foresight::default();
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

        // On smaller boards, too: the leader wins where nobody can bar its way.
        for (fences, text) in [
            (3, "pawns=d2,b4,d6,e4 left=3,3,3,3 fences=- next=3"),
            (0, "pawns=d2,b3,d6,c4 left=0,0,0,0 fences=- next=3"),
        ] {
            let game = small(4, fences);
            let position = game.read_position(text).expect("a position");
            let seen = Foresight::default().seen_by(&game, &position, Seat::new(0));
            let chances = seen.expect("it is judged").0;
            assert_eq!(chances.iter().sum::<i64>(), CERTAIN);
            let leads = chances[..3].iter().all(|&chance| chance < chances[3]);
            assert!(leads || fences > 0, "{chances:?}");
        }
    }

    /// A board of seven by seven for so many, with so many fences each.
    fn small(seats: u8, fences: u8) -> Quoridor {
        let config = Config {
            seats,
            columns: 7,
            rows: 7,
            fences,
            ..Config::default()
        };
        Quoridor::new(&config).expect("a smaller board")
    }

    #[test]
    fn on_a_small_board_for_two_who_is_nearer_has_the_better_chance() {
        let game = small(2, 3);
        let mut foresight = Foresight::default();
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
