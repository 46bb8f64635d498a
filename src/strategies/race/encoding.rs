//! What of a race a network sees: where the pawns of each seat stand, as that seat counts, and how many could strike them.
//!
//! For each seat, the one in turn first: how many of its pawns wait (as many inputs as pawns are 1 one after the other), on
//! which steps of its way pawns stand, and for each step of the ring whether a pawn there could be struck by one throw of
//! another seat — in one way, in two, in more —, by a throw after a highest face, and by the seat in turn. Seats that are not there,
//! or home, have none of this.
//!
//! Where the home lane has a step for each pawn, a game with fewer pawns than four is one with four, the others of which are home
//! from the start: so the networks that have learnt with four judge it where none has learnt with fewer.

use std::ops::{BitAnd, BitOr, Shl, Shr};

use crate::{
    networks::{Encoding, Inputs, learnt_by},
    rules::{
        Game, Seat, View as _,
        race::{Course, Race, RaceView},
    },
};

/// How many inputs come first: whether a throw is made for a new pawn, one after the other for highest faces in a row and for
/// tries that are left.
const FIRST: usize = 1 + 2 * MOST_COUNTED;
const MOST_COUNTED: usize = 3;
/// How many inputs there are for each step of the ring beside whether a pawn stands there.
const THREATS: usize = 5;
/// So many pawns are usual.
const USUAL: usize = 4;

/// The encoding of one course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceEncoding {
    name: &'static str,
    house: Option<&'static str>,
    seats: usize,
    pawns: usize,
    faces: u32,
    dots: u32,
    ring: u32,
    way: usize,
    /// The last steps of every way, on which pawns stand that the table does not have.
    home: u128,
}

impl RaceEncoding {
    /// That of a game.
    #[must_use]
    pub fn new<G: Race>(game: &G) -> Self {
        let &Course {
            track,
            table,
            pawns,
            faces,
            ..
        } = game.course();
        Self {
            name: G::NAME,
            house: game.house(),
            seats: table.into(),
            pawns: pawns.into(),
            faces: faces.into(),
            dots: (track.ring() / table).into(),
            ring: track.ring().into(),
            way: track.way().into(),
            home: 0,
        }
    }

    /// That by which a network of the program judges: with four pawns where none has learnt with so few. One that has learnt by
    /// the house rules is preferred to one that has not.
    #[must_use]
    pub fn judged(self) -> Self {
        let lane = self.way - self.ring as usize;
        if lane != self.pawns || lane >= USUAL {
            return self;
        }
        let four = Self {
            pawns: USUAL,
            ..self.clone()
        };
        let sources = [
            (&self, self.house),
            (&four, self.house),
            (&self, None),
            (&four, None),
        ];
        let judges = |(encoding, house): &&(&Self, _)| learnt_by(&encoding.called(), *house).is_some();
        let pawns = sources.iter().find(judges).map(|(encoding, _)| encoding.pawns);
        if pawns != Some(USUAL) {
            return self;
        }
        let way = self.way + USUAL - lane;
        Self {
            home: (1 << way) - (1 << self.way),
            way,
            ..four
        }
    }

    /// A word for it and its version.
    fn called(&self) -> String {
        let Self {
            name,
            seats,
            pawns,
            faces,
            dots,
            ..
        } = self;
        format!("{name} 1: {seats} seats, {dots} dots, {pawns} pawns, {faces} faces")
    }

    /// How many inputs there are for each seat.
    fn by_seat(&self) -> usize {
        self.pawns + self.way + THREATS * self.ring as usize
    }

    /// Puts in what is so, in words that hold the ring.
    #[inline]
    fn put<W: Word, G: Race>(&self, view: &RaceView<'_, G>, inputs: &mut Inputs) {
        let ring = W::low(self.ring);
        let looker = view.seat().index();
        let seat = |side: usize| {
            let index = looker + side;
            Seat::new(if index < self.seats {
                index
            } else {
                index - self.seats
            })
        };
        let counted = |count: u16| u64::low(count.min(MOST_COUNTED as u16).into());
        let (forced, sixes, tries) = view.counted();
        inputs.insert_bits(0, u64::from(forced));
        inputs.insert_bits(1, counted(sixes.into()));
        inputs.insert_bits(1 + MOST_COUNTED, counted(tries));
        let mut shots = [Shots::<W>::default(); Seat::MOST];
        let racing = view.racing();
        for side in (0..self.seats).filter(|&side| racing.contains(seat(side))) {
            let (way, waiting) = (view.way(seat(side)) | self.home, view.waiting(seat(side)));
            let first = FIRST + side * self.by_seat();
            inputs.insert_bits(first, u64::low(waiting.into()));
            inputs.insert_bits(first + self.pawns, way as u64);
            if self.way > 64 {
                inputs.insert_bits(first + self.pawns + 64, (way >> 64) as u64);
            }
            shots[side] = Shots::of(W::of(way) & ring, waiting > 0, self.faces, ring);
        }
        for side in (0..self.seats).filter(|&side| racing.contains(seat(side))) {
            let pawns = W::of(view.way(seat(side))) & ring;
            if pawns == W::default() {
                continue;
            }
            let mut at = Shots::default();
            let mut now = W::default();
            for other in (0..self.seats).filter(|&other| other != side) {
                // Where the other's step 0 is, as this seat counts.
                let ahead = if other > side {
                    other - side
                } else {
                    other + self.seats - side
                };
                let turned = shots[other].turned(ahead as u32 * self.dots, self.ring, ring);
                if other == 0 {
                    now = turned.one;
                }
                at = at.with(turned);
            }
            let first = FIRST + side * self.by_seat() + self.pawns + self.way;
            for (k, threat) in [at.one, at.two, at.more, at.far, now].into_iter().enumerate() {
                (threat & pawns).put(inputs, first + k * self.ring as usize);
            }
        }
    }
}

impl<G> Encoding<G> for RaceEncoding
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    fn name(&self) -> String {
        self.called()
    }

    fn house(&self) -> Option<&'static str> {
        self.house
    }

    fn inputs(&self) -> usize {
        FIRST + self.seats * self.by_seat()
    }

    fn sides(&self) -> usize {
        self.seats
    }

    #[inline]
    fn looker(&self, game: &G, position: &G::Position) -> Seat {
        game.view(position, Seat::new(0)).in_turn()
    }

    #[inline]
    fn encode(&self, view: &RaceView<'_, G>, inputs: &mut Inputs) {
        if self.ring <= 64 {
            self.put::<u64, G>(view, inputs);
        } else {
            self.put::<u128, G>(view, inputs);
        }
    }

    #[inline]
    fn contenders(&self, view: &RaceView<'_, G>) -> u8 {
        let racing = u32::from(u8::from(view.racing()));
        // The looker's bit becomes the lowest.
        let looker = view.seat().index();
        ((racing >> looker | racing << (self.seats - looker)) & u32::from((1_u8 << self.seats) - 1)) as u8
    }

    #[inline]
    fn side(&self, looker: Seat, seat: Seat) -> usize {
        (seat.index() + self.seats - looker.index()) % self.seats
    }
}

/// Where a seat could strike, by how many throws: bits of the ring.
#[derive(Clone, Copy, Default)]
struct Shots<W> {
    /// By at least one.
    one: W,
    /// By at least two.
    two: W,
    /// By three or more.
    more: W,
    /// By a throw after a highest face.
    far: W,
}

impl<W: Word> Shots<W> {
    /// Those of a seat, as it counts: of its pawns on the ring, and of one that waits. None goes past the last step of the ring.
    #[inline]
    fn of(pawns: W, waits: bool, faces: u32, ring: W) -> Self {
        let mut shots = Self::default();
        for face in 1..=faces {
            shots = shots.and(pawns << face & ring);
        }
        shots.far = shots.one << faces & ring;
        if waits {
            shots = shots.and(W::low(1));
        }
        shots
    }

    /// With one more way to reach these.
    #[inline]
    fn and(self, reached: W) -> Self {
        Self {
            one: self.one | reached,
            two: self.two | self.one & reached,
            more: self.more | self.two & reached,
            far: self.far,
        }
    }

    /// Those of two seats together.
    #[inline]
    fn with(self, other: Self) -> Self {
        Self {
            one: self.one | other.one,
            two: self.two | other.two | self.one & other.one,
            more: self.more | other.more | self.two & other.one | self.one & other.two,
            far: self.far | other.far,
        }
    }

    /// As one counts who stands so many steps before.
    #[inline]
    fn turned(self, steps: u32, length: u32, ring: W) -> Self {
        let turn = |word: W| (word << steps | word >> (length - steps)) & ring;
        Self {
            one: turn(self.one),
            two: turn(self.two),
            more: turn(self.more),
            far: turn(self.far),
        }
    }
}

/// A word with a bit for each spot of the ring.
trait Word:
    Copy
    + Default
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The lowest bits of a word.
    fn of(bits: u128) -> Self;

    /// So many of the lowest bits.
    fn low(count: u32) -> Self;

    /// Puts these in, counted from `first`.
    fn put(self, inputs: &mut Inputs, first: usize);
}

impl Word for u64 {
    #[inline]
    fn of(bits: u128) -> Self {
        bits as Self
    }

    #[inline]
    fn low(count: u32) -> Self {
        Self::MAX.checked_shr(Self::BITS - count).unwrap_or_default()
    }

    #[inline]
    fn put(self, inputs: &mut Inputs, first: usize) {
        if self != 0 {
            inputs.insert_bits(first, self);
        }
    }
}

impl Word for u128 {
    #[inline]
    fn of(bits: u128) -> Self {
        bits
    }

    #[inline]
    fn low(count: u32) -> Self {
        Self::MAX.checked_shr(Self::BITS - count).unwrap_or_default()
    }

    #[inline]
    fn put(self, inputs: &mut Inputs, first: usize) {
        inputs.insert_bits(first, self as u64);
        inputs.insert_bits(first + 64, (self >> 64) as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Notation, Turn,
        ludo::{self, Ludo},
        mejn::{self, Mejn},
        numbers::{Numbers, go_on},
    };

    /// The inputs of a position as the seat in turn sees it.
    fn inputs<G>(game: &G, position: &G::Position) -> Inputs
    where
        G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
    {
        let encoding = RaceEncoding::new(game);
        let mut inputs = Inputs::none_of(Encoding::<G>::inputs(&encoding));
        let looker = encoding.looker(game, position);
        Encoding::<G>::encode(&encoding, &game.view(position, looker), &mut inputs);
        inputs
    }

    /// The same, slowly: pawn by pawn and face by face.
    fn by_hand<G>(game: &G, position: &G::Position) -> Inputs
    where
        G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
    {
        let encoding = RaceEncoding::new(game);
        let mut inputs = Inputs::none_of(Encoding::<G>::inputs(&encoding));
        let looker = encoding.looker(game, position);
        let view = game.view(position, looker);
        let (seats, ring, faces) = (encoding.seats, encoding.ring as u8, encoding.faces as u8);
        let track = game.course().track;
        let round: Vec<Seat> = (0..seats)
            .map(|k| Seat::new((looker.index() + k) % seats))
            .collect();
        let (forced, sixes, tries) = view.counted();
        if forced {
            inputs.insert(0);
        }
        (0..usize::from(sixes))
            .take(MOST_COUNTED)
            .for_each(|k| inputs.insert(1 + k));
        (0..usize::from(tries))
            .take(MOST_COUNTED)
            .for_each(|k| inputs.insert(4 + k));
        for (side, &seat) in round
            .iter()
            .enumerate()
            .filter(|(_, seat)| view.racing().contains(**seat))
        {
            let first = FIRST + side * encoding.by_seat();
            (0..view.waiting(seat)).for_each(|k| inputs.insert(first + usize::from(k)));
            for step in view.steps(seat) {
                inputs.insert(first + encoding.pawns + usize::from(step));
                if step >= ring {
                    continue;
                }
                let spot = track.ring_spot(seat, crate::rules::track::Step(step));
                let (mut shots, mut far, mut now) = (0, false, false);
                for (other, &by) in round.iter().enumerate() {
                    if other == side || !view.racing().contains(by) {
                        continue;
                    }
                    let target = track.ring_step(by, spot).0;
                    let pawns = view.steps(by).filter(|&from| from < target);
                    let mut by_it = usize::from(target == 0 && view.waiting(by) > 0);
                    for from in pawns {
                        by_it += usize::from(target - from <= faces);
                        far |= (faces + 1..=2 * faces).contains(&(target - from));
                    }
                    shots += by_it;
                    now |= other == 0 && by_it > 0;
                }
                let threats = [shots > 0, shots > 1, shots > 2, far, now];
                for (k, _) in threats.iter().enumerate().filter(|(_, is_so)| **is_so) {
                    inputs.insert(
                        first + encoding.pawns + encoding.way + k * usize::from(ring) + usize::from(step),
                    );
                }
            }
        }
        inputs
    }

    /// What is encoded in bits is what is counted by hand, and every seat sees itself in the same place.
    fn check<G>(config: &G::Config)
    where
        G: Race + Notation + for<'a> Game<View<'a> = RaceView<'a, G>>,
    {
        let game = G::new(config).expect("a valid configuration");
        let mut random = Numbers(5);
        let mut met = 0;
        for _ in 0..5 {
            let mut position = game.start();
            while go_on(&game, &mut position, &mut random) {
                if game.turn(&position) != Turn::Chance || game.thrower(&position).is_none() {
                    continue;
                }
                let told = inputs(&game, &position);
                assert_eq!(
                    told.iter().collect::<Vec<_>>(),
                    by_hand(&game, &position).iter().collect::<Vec<_>>(),
                    "{}",
                    game.write_position(&position)
                );
                met += 1;
            }
        }
        assert!(met > 300, "{met}");
    }

    #[test]
    fn bits_say_what_is_counted_by_hand() {
        check::<Mejn>(&mejn::Config::default());
        check::<Ludo>(&ludo::Config::default());
        check::<Mejn>(&mejn::Config {
            seats: 6,
            dots: 8,
            empty: vec![Seat::new(2)],
            three_tries: true,
            six_limit: Some(3),
            ..mejn::Config::default()
        });
        // A ring of more than 64 spots.
        check::<Mejn>(&mejn::Config {
            dots: 20,
            ..mejn::Config::default()
        });
    }

    #[test]
    fn three_pawns_are_four_of_which_one_is_home() {
        let table = |pawns| {
            let config = mejn::Config {
                pawns,
                ..mejn::Config::default()
            };
            Mejn::new(&config).expect("a valid configuration")
        };
        let (three, four) = (table(3), table(4));
        let (encoding, usual) = (RaceEncoding::new(&three).judged(), RaceEncoding::new(&four));
        assert_eq!(encoding.called(), usual.called());
        let seen = |game: &Mejn, encoding: &RaceEncoding, position| {
            let mut inputs = Inputs::none_of(Encoding::<Mejn>::inputs(encoding));
            let looker = Encoding::<Mejn>::looker(encoding, game, &position);
            Encoding::<Mejn>::encode(encoding, &game.view(&position, looker), &mut inputs);
            inputs.iter().collect::<Vec<_>>()
        };
        let mut random = Numbers(5);
        let mut position = three.start();
        let mut met = 0;
        while go_on(&three, &mut position, &mut random) {
            if three.turn(&position) != Turn::Chance || three.thrower(&position).is_none() {
                continue;
            }
            let text = three.write_position(&position);
            let (board, turn) = text.split_once(' ').expect("a board and a turn");
            let sides = board.split('/').enumerate();
            let sides: Vec<String> = sides.map(|(at, side)| format!("{side},H{at}3")).collect();
            let same = format!("{} {turn}", sides.join("/")).replace("H03", "H3");
            let same = four.read_position(&same).expect("a position");
            assert_eq!(
                seen(&three, &encoding, position),
                seen(&four, &usual, same),
                "{text}"
            );
            met += 1;
        }
        assert!(met > 50, "{met}");
        // Two have a network of their own, and no network has learnt on other boards.
        let is_its_own = |config| {
            let encoding = RaceEncoding::new(&Mejn::new(&config).expect("a valid configuration"));
            encoding.clone().judged() == encoding
        };
        let usual = mejn::Config::default;
        assert!(is_its_own(mejn::Config { pawns: 2, ..usual() }));
        assert!(
            !is_its_own(mejn::Config {
                pawns: 2,
                home_no_jumping: true,
                ..usual()
            }),
            "with four it has learnt by these rules"
        );
        assert!(is_its_own(mejn::Config {
            pawns: 1,
            dots: 31,
            ..usual()
        }));
    }

    #[test]
    fn every_seat_sees_itself_in_the_same_place() {
        let game = Mejn::new(&mejn::Config::default()).expect("a valid configuration");
        let seen = |text: &str| {
            let position = game.read_position(text).expect("a valid position");
            inputs(&game, &position)
        };
        let first = seen("B34,B34,E3,E38/B4,E12,E17,H11/B14,B14,E6,E20/B24,E1,H30,H32 0?");
        let turned = seen("B34,E11,H0,H2/B4,B4,E13,E8/B14,E22,E27,H21/B24,B24,E16,E30 1?");
        assert_eq!(
            first.iter().collect::<Vec<_>>(),
            turned.iter().collect::<Vec<_>>()
        );
    }
}
