//! What a player of Mens erger je niet sees: the whole board, turned so that its own way begins on E0.

use std::hint::select_unpredictable;

use super::{
    Choice, Mejn, Occupant, Target,
    moves::{BEGIN_BIT, bits},
    position::{Phase, Places, Position, START},
};
use crate::rules::{
    Game, Numbered, Seat, SeatSet, View,
    race::{self, Choices, Landing, Racer},
    track::Step,
};

/// The board as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct MejnView<'a> {
    game: &'a Mejn,
    position: &'a Position,
    seat: Seat,
}

impl<'a> MejnView<'a> {
    pub(super) fn new(game: &'a Mejn, position: &'a Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    pub(super) fn position(&self) -> &'a Position {
        self.position
    }

    /// The game that is played, for those who search.
    #[must_use]
    pub fn game(&self) -> &'a Mejn {
        self.game
    }

    /// The number of spots on the ring.
    #[must_use]
    pub fn ring(&self) -> u8 {
        self.game.track.ring()
    }

    /// The place of a seat that is home.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.position.places[seat.index()]).filter(|&place| place > 0)
    }

    /// What was rolled, while a move is to be chosen.
    #[must_use]
    pub fn roll(&self) -> Option<u8> {
        (self.position.phase == Phase::Move).then_some(self.position.roll)
    }

    /// The steps at which a seat's pawns stand, as that seat counts, begin left out.
    pub fn steps(&self, seat: Seat) -> impl Iterator<Item = u8> {
        bits(self.position.pawns[seat.index()].word() & !BEGIN_BIT).map(|place| place - 1)
    }

    /// How many pawns of a seat wait in begin.
    #[must_use]
    pub fn in_begin(&self, seat: Seat) -> u8 {
        self.position.begin[seat.index()]
    }

    /// Where a choice would lead.
    #[must_use]
    pub fn target(&self, choice: Choice) -> Target {
        let step = Mejn::target(choice, self.position.roll.max(1)) - START;
        match step.checked_sub(self.ring()) {
            None => Target::Ring(step),
            Some(lane) => Target::Home(lane),
        }
    }

    /// Who stands on a ring spot, counted from the own start.
    #[must_use]
    pub fn occupant(&self, step: u8) -> Option<Occupant> {
        let owner = self.game.victim(self.position, self.seat, step + 1)?;
        Some(if owner == self.seat {
            Occupant::Own
        } else {
            Occupant::Other(owner)
        })
    }

    /// The step of another seat's pawn that stands on a ring spot counted from the own start.
    #[must_use]
    pub fn step_of_other(&self, other: Seat, step: u8) -> u8 {
        let track = self.game.track;
        track.ring_step(other, track.ring_spot(self.seat, Step(step))).0
    }

    /// What a choice is: `from` and `to` are layers (`begin`, `ring`, `home`), `from_step` and `to_step` count along the
    /// own way from the start, over the ring into the home lane; `occupant` of the target is `none`, `own` or `other`,
    /// then with its seat.
    pub(super) fn form(&self, choice: Choice) -> serde_json::Value {
        let layer = |step| if step < self.ring() { "ring" } else { "home" };
        let (to, occupant) = match self.target(choice) {
            Target::Ring(step) => (step, self.occupant(step)),
            Target::Home(lane) => (self.ring().saturating_add(lane), None),
        };
        let (occupant, occupant_seat) = match occupant {
            None => ("none", None),
            Some(Occupant::Own) => ("own", Some(self.seat)),
            Some(Occupant::Other(seat)) => ("other", Some(seat)),
        };
        serde_json::json!({
            "from": choice.step().map_or("begin", layer),
            "from_step": choice.step(),
            "to": layer(to),
            "to_step": to,
            "occupant": occupant,
            "occupant_seat": occupant_seat,
        })
    }

    /// The seats of the board in the order in which they follow the own one, which comes first.
    fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.game.config.seats);
        let own = self.seat.index();
        (0..seats).map(move |k| Seat::new((own + k) % seats))
    }

    /// A seat as a number, counted from the own one.
    fn turned(&self, seat: Seat) -> i32 {
        (0..)
            .zip(self.round())
            .find(|&(_, other)| other == seat)
            .map_or(-1, |(k, _)| k)
    }
}

impl Racer for MejnView<'_> {
    #[inline]
    fn ring(&self) -> u8 {
        MejnView::ring(self)
    }

    #[inline]
    fn target(&self, choice: Choice) -> Target {
        MejnView::target(self, choice)
    }

    #[inline]
    fn occupant(&self, step: u8) -> Option<Occupant> {
        MejnView::occupant(self, step)
    }

    #[inline]
    fn landing(&self, choice: Choice) -> Landing {
        let place = Mejn::target(choice, self.position.roll.max(1));
        let taken = self.position.ring.meets(self.game.ring_bit(self.seat, place));
        let own = self.position.pawns[self.seat.index()].contains(place);
        Landing {
            step: place - START,
            was_home: self.is_home(choice),
            own,
            other: taken && !own,
        }
    }

    #[inline]
    fn best(&self, legal: &Choices, worth: impl Fn(Landing) -> i64) -> Choice {
        match &self.game.plain {
            Some(plain) => best(legal.word() as u64, |choice| {
                worth(plain.landing(self.position, self.seat, choice))
            }),
            None => race::best(legal, |choice| worth(self.landing(choice))),
        }
    }
}

impl PartialEq for MejnView<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.position == other.position && self.game.config == other.game.config
    }
}

/// The choice of the highest worth among those whose numbers are the bits of a word, the last of those that tie.
#[inline]
fn best(mut word: u64, worth: impl Fn(Choice) -> i64) -> Choice {
    let (mut best, mut most) = (Choice::ENTER, i64::MIN);
    while word != 0 {
        let choice = Choice::from_number(word.trailing_zeros() as u8);
        let worth = worth(choice);
        // Without a jump: nobody can foresee it.
        best = select_unpredictable(worth >= most, choice, best);
        most = most.max(worth);
        word &= word - 1;
    }
    best
}

/// The names of what [`MejnView::numbers`] lists; seats are counted from the one that looks.
pub(super) fn number_names(game: &Mejn) -> Vec<String> {
    let mut names: Vec<String> = ["seat", "phase", "roll", "to_act", "sixes", "tries", "best"]
        .map(str::to_owned)
        .into();
    for seat in 0..game.config.seats {
        for pawn in 0..game.config.pawns {
            names.push(format!("seat{seat}_pawn{pawn}_place"));
        }
        for what in ["plays", "finished", "waiting", "leads"] {
            names.push(format!("seat{seat}_{what}"));
        }
    }
    names
}

/// The position whose view for `seat` reads as these numbers. None when there is none.
pub(super) fn read(game: &Mejn, seat: Seat, numbers: &[i32]) -> Option<Position> {
    let small = |number: i32| u8::try_from(number).ok();
    let (first, by_seat) = numbers.split_at_checked(7)?;
    let &[_, phase, roll, to_act, sixes, tries, best] = first else {
        return None;
    };
    let phases = [Phase::Draw, Phase::Contest, Phase::Roll, Phase::Move, Phase::Over];
    let mut position = game.blank(*phases.get(usize::try_from(phase).ok()?)?);
    let round: Vec<Seat> = MejnView::new(game, &position, seat).round().collect();
    position.seat = *round.get(usize::try_from(to_act).ok()?)?;
    (position.roll, position.sixes, position.tries) = (small(roll)?, small(sixes)?, small(tries)?);
    position.contest.best = small(best)?;
    let pawns = usize::from(game.config.pawns);
    for (&owner, side) in round.iter().zip(by_seat.chunks(pawns + 4)) {
        let (places, &[in_play, finished, waiting, leads]) = side.split_at_checked(pawns)? else {
            return None;
        };
        if in_play == 0 {
            continue;
        }
        let index = owner.index();
        (position.pawns[index], position.begin[index]) = (Places::default(), 0);
        for &place in places {
            let place = small(place).filter(|&place| place <= game.track.way())?;
            position.pawns[index].insert(place);
            match place.checked_sub(START) {
                None => position.begin[index] += 1,
                Some(step) if step < game.track.ring() => {
                    let spot = game.track.ring_spot(owner, Step(step));
                    position.ring.insert(spot);
                }
                Some(_) => {}
            }
        }
        position.places[index] = small(finished)?;
        if finished > 0 {
            position.active = position.active.without(owner);
        }
        let contest = &mut position.contest;
        for (set, is_in) in [(&mut contest.waiting, waiting), (&mut contest.leaders, leads)] {
            if is_in != 0 {
                *set = set.with(owner);
            }
        }
    }
    if position.phase == Phase::Over {
        position.active = SeatSet::EMPTY;
    }
    if position.phase == Phase::Move {
        position.moves = game.movable(&position, position.seat, position.roll);
    }
    // Whatever was not a view does not come out again.
    let same = MejnView::new(game, &position, seat).numbers() == numbers;
    same.then_some(position)
}

impl View for MejnView<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn numbers(&self) -> Vec<i32> {
        let position = self.position;
        let mut numbers = vec![
            i32::from(u8::from(self.seat)),
            position.phase as i32,
            i32::from(position.roll),
            self.turned(position.seat),
            i32::from(position.sixes),
            i32::from(position.tries),
            i32::from(position.contest.best),
        ];
        for seat in self.round() {
            let plays = self.game.seats().contains(seat);
            let out = position.pawns[seat.index()].word() & !BEGIN_BIT;
            let (begin, number) = if plays {
                (self.in_begin(seat), 0)
            } else {
                (self.game.config().pawns, -1)
            };
            numbers.extend(std::iter::repeat_n(number, begin.into()));
            numbers.extend(bits(out).map(i32::from));
            numbers.push(i32::from(plays));
            numbers.push(i32::from(position.places[seat.index()]));
            numbers.push(i32::from(position.contest.waiting.contains(seat)));
            numbers.push(i32::from(position.contest.leaders.contains(seat)));
        }
        numbers
    }
}
