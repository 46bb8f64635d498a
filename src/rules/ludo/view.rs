//! What a player of Ludo sees: the whole board, turned so that its own way begins on E0.

use super::{
    Choice, Ludo, Occupant, Target,
    moves::YARD_BIT,
    position::{HOME, LAST, Phase, Position, RING, START, bit, bits},
};
use crate::rules::{Game, Seat, SeatSet, View, race::Racer, track::Step};

/// The board as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct LudoView<'a> {
    game: &'a Ludo,
    position: &'a Position,
    seat: Seat,
}

impl<'a> LudoView<'a> {
    pub(super) fn new(game: &'a Ludo, position: &'a Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    pub(super) fn position(&self) -> &'a Position {
        self.position
    }

    /// The game that is played, for those who search.
    #[must_use]
    pub fn game(&self) -> &'a Ludo {
        self.game
    }

    /// The place of a seat that has finished.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.position.places[seat.index()]).filter(|&place| place > 0)
    }

    /// What was rolled, while a move is to be chosen.
    #[must_use]
    pub fn roll(&self) -> Option<u8> {
        (self.position.phase == Phase::Move).then_some(self.position.roll)
    }

    /// Whether the next roll moves the pawn that has just been brought in.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.position.phase == Phase::Forced
    }

    /// The steps at which a seat's pawns stand, as that seat counts, the yard left out.
    pub fn steps(&self, seat: Seat) -> impl Iterator<Item = u8> {
        bits(self.position.pawns[seat.index()] & !YARD_BIT).map(|place| place - START)
    }

    /// How many pawns of a seat wait in its yard.
    #[must_use]
    pub fn in_yard(&self, seat: Seat) -> u8 {
        self.position.yard[seat.index()]
    }

    /// The step of another seat's pawn that stands on a ring spot counted from the own start.
    #[must_use]
    pub fn step_of_other(&self, other: Seat, step: u8) -> u8 {
        let track = self.game.track;
        track.ring_step(other, track.ring_spot(self.seat, Step(step))).0
    }

    /// What a choice is: `from` and `to` are layers (`yard`, `ring`, `home`), `from_step` and `to_step` count along the
    /// own way from the start, over the ring into the home circles; `occupant` of the target is `none`, `own` or
    /// `other`, then with its seat; `bounces` is true where the pawn turns at the last circle.
    pub(super) fn form(&self, choice: Choice) -> serde_json::Value {
        let layer = |step| if step < RING { "ring" } else { "home" };
        let (to, occupant) = match self.target(choice) {
            Target::Ring(step) => (step, self.occupant(step)),
            Target::Home(lane) => (RING + lane, None),
        };
        let (occupant, occupant_seat) = match occupant {
            None => ("none", None),
            Some(Occupant::Own) => ("own", Some(self.seat)),
            Some(Occupant::Other(seat)) => ("other", Some(seat)),
        };
        let count = choice.step().map(|step| START + step + self.position.roll);
        serde_json::json!({
            "from": choice.step().map_or("yard", layer),
            "from_step": choice.step(),
            "to": layer(to),
            "to_step": to,
            "bounces": count.is_some_and(|count| count > LAST),
            "occupant": occupant,
            "occupant_seat": occupant_seat,
        })
    }

    /// The seats of the table in the order in which they follow the own one, which comes first.
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

impl Racer for LudoView<'_> {
    #[inline]
    fn ring(&self) -> u8 {
        RING
    }

    #[inline]
    fn target(&self, choice: Choice) -> Target {
        let place = Ludo::target(choice, self.position.roll);
        match place.checked_sub(HOME) {
            None => Target::Ring(place.saturating_sub(START)),
            Some(lane) => Target::Home(lane),
        }
    }

    #[inline]
    fn occupant(&self, step: u8) -> Option<Occupant> {
        let owner = self.game.victim(self.position, self.seat, START + step)?;
        Some(if owner == self.seat {
            Occupant::Own
        } else {
            Occupant::Other(owner)
        })
    }
}

impl PartialEq for LudoView<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.position == other.position && self.game.config == other.game.config
    }
}

/// How many numbers come before those of the seats.
const FIRST: usize = 7;
/// How many numbers each seat has beside its pawns.
const BESIDE: usize = 4;

/// The names of what [`LudoView::numbers`] lists; seats are counted from the one that looks.
pub(super) fn number_names(game: &Ludo) -> Vec<String> {
    let first: [&str; FIRST] = ["seat", "phase", "roll", "to_act", "sixes", "rolls", "best"];
    let mut names: Vec<String> = first.map(str::to_owned).into();
    for seat in 0..game.config.seats {
        for pawn in 0..game.config.pawns {
            names.push(format!("seat{seat}_pawn{pawn}_place"));
        }
        let beside: [&str; BESIDE] = ["plays", "finished", "waiting", "leads"];
        names.extend(beside.map(|what| format!("seat{seat}_{what}")));
    }
    names
}

/// The position whose view for `seat` reads as these numbers. None when there is none.
pub(super) fn read(game: &Ludo, seat: Seat, numbers: &[i32]) -> Option<Position> {
    let small = |number: i32| u8::try_from(number).ok();
    let (first, by_seat) = numbers.split_at_checked(FIRST)?;
    let &[_, phase, roll, to_act, sixes, rolls, best] = first else {
        return None;
    };
    let phases = [
        Phase::Draw,
        Phase::Contest,
        Phase::Roll,
        Phase::Forced,
        Phase::Move,
        Phase::Over,
    ];
    let mut position = game.blank(*phases.get(usize::try_from(phase).ok()?)?);
    let round: Vec<Seat> = LudoView::new(game, &position, seat).round().collect();
    position.seat = *round.get(usize::try_from(to_act).ok()?)?;
    (position.roll, position.sixes) = (small(roll)?, small(sixes)?);
    position.rolls = u16::try_from(rolls).ok()?;
    position.contest.best = small(best)?;
    let pawns = usize::from(game.config.pawns);
    for (&owner, side) in round.iter().zip(by_seat.chunks(pawns + BESIDE)) {
        let (places, &[in_play, finished, waiting, leads]) = side.split_at_checked(pawns)? else {
            return None;
        };
        if in_play == 0 {
            continue;
        }
        let index = owner.index();
        (position.pawns[index], position.yard[index]) = (0, 0);
        for &place in places {
            let place = small(place).filter(|&place| place <= LAST)?;
            position.pawns[index] |= bit(place);
            position.yard[index] += u8::from(place < START);
            position.ring |= game.spots.bit(owner, place);
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
    let same = LudoView::new(game, &position, seat).numbers() == numbers;
    same.then_some(position)
}

impl View for LudoView<'_> {
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
            i32::from(position.rolls),
            i32::from(position.contest.best),
        ];
        for seat in self.round() {
            let plays = self.game.seats().contains(seat);
            let out = position.pawns[seat.index()] & !YARD_BIT;
            let (yard, number) = if plays {
                (self.in_yard(seat), 0)
            } else {
                (self.game.config().pawns, -1)
            };
            numbers.extend(std::iter::repeat_n(number, yard.into()));
            numbers.extend(bits(out).map(i32::from));
            numbers.push(i32::from(plays));
            numbers.push(i32::from(position.places[seat.index()]));
            numbers.push(i32::from(position.contest.waiting.contains(seat)));
            numbers.push(i32::from(position.contest.leaders.contains(seat)));
        }
        numbers
    }
}
