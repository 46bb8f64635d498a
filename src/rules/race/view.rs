//! What a player of a race sees: the whole board, turned so that its own way begins on E0.

use std::ops::Range;

use super::{Choice, Choices, Phase, Places as _, Race, START, YARD_BIT, bits, danger};
use crate::rules::{ChoiceSet, Game, Seat, SeatSet, Silent, View, track::Step};

/// Where a move would end, as the mover counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// On the ring, so many steps from the own start.
    Ring(u8),
    /// In the home lane.
    Home(u8),
}

/// Whose pawn stands on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// One of one's own.
    Own,
    /// One of another seat.
    Other(Seat),
}

/// What is at stake with a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The step of the own way on which the pawn would end: over the ring into the home lane.
    pub step: u8,
    /// Whether it starts in the home lane.
    pub was_home: bool,
    /// Whether an own pawn stands on that spot of the ring.
    pub own: bool,
    /// Whether another's pawn stands on that spot of the ring.
    pub other: bool,
}

/// What a player of any race sees of its own moves.
pub trait Racing {
    /// The number of spots on the ring.
    fn ring(&self) -> u8;

    /// Where a choice would lead.
    fn target(&self, choice: Choice) -> Target;

    /// Who stands on a ring spot, counted from the own start.
    fn occupant(&self, step: u8) -> Option<Occupant>;

    /// Whether a move brings its pawn further on its way: at home, pawns of some games go to and fro.
    #[inline]
    fn advances(&self, choice: Choice) -> bool {
        let to = match self.target(choice) {
            Target::Ring(step) => step,
            Target::Home(lane) => self.ring() + lane,
        };
        choice.step().is_none_or(|from| to > from)
    }

    /// Whether a move starts in the home lane.
    #[inline]
    fn is_home(&self, choice: Choice) -> bool {
        choice.step().is_some_and(|step| step >= self.ring())
    }

    /// What is at stake with a choice.
    #[inline]
    fn landing(&self, choice: Choice) -> Landing {
        let (step, occupant) = match self.target(choice) {
            Target::Ring(step) => (step, self.occupant(step)),
            Target::Home(lane) => (self.ring() + lane, None),
        };
        Landing {
            step,
            was_home: self.is_home(choice),
            own: occupant == Some(Occupant::Own),
            other: matches!(occupant, Some(Occupant::Other(_))),
        }
    }

    /// The choice that is worth most, the last of those that tie; [`Choice::ENTER`] where there is none.
    #[inline]
    fn best(&self, legal: &Choices, worth: impl Fn(Landing) -> i64) -> Choice {
        best(legal, |choice| worth(self.landing(choice)))
    }
}

/// The choice of the highest worth, the last of those that tie; [`Choice::ENTER`] where there is none.
#[inline]
pub fn best(legal: &Choices, worth: impl Fn(Choice) -> i64) -> Choice {
    legal
        .iter()
        .max_by_key(|&choice| worth(choice))
        .unwrap_or(Choice::ENTER)
}

/// The board of a race as one seat sees it.
#[derive(Debug)]
pub struct RaceView<'a, G: Game> {
    game: &'a G,
    position: &'a G::Position,
    seat: Seat,
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "what is derived asks it of the game too"
)]
impl<G: Game> Clone for RaceView<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for RaceView<'_, G> {}

impl<'a, G: Race> RaceView<'a, G> {
    pub(in crate::rules) fn new(game: &'a G, position: &'a G::Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    pub(in crate::rules) fn position(&self) -> &'a G::Position {
        self.position
    }

    /// The rules, for those who search.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// What was rolled, while a move is to be chosen.
    #[must_use]
    pub fn roll(&self) -> Option<u8> {
        Some(self.position.roll).filter(|&roll| roll != 0)
    }

    /// The steps at which a seat's pawns stand, as that seat counts from its start; those in the yard are left out.
    pub fn steps(&self, seat: Seat) -> impl Iterator<Item = u8> {
        bits(self.position.pawns[seat.index()].word() & !YARD_BIT).map(|place| place - START)
    }

    /// The same as bits: bit s is step s.
    #[must_use]
    #[inline]
    pub fn way(&self, seat: Seat) -> u128 {
        self.position.pawns[seat.index()].word() >> START
    }

    /// The seats that play and are not home yet.
    #[must_use]
    #[inline]
    pub fn racing(&self) -> SeatSet {
        self.position.active
    }

    /// Whether the throw is for a new pawn, how many highest faces came in a row, and what the house counts beside them.
    #[must_use]
    #[inline]
    pub fn counted(&self) -> (bool, u8, u16) {
        let position = self.position;
        let forced = position.phase == Phase::Forced;
        (forced, position.sixes, position.count.into())
    }

    /// The seat in turn.
    #[must_use]
    #[inline]
    pub fn in_turn(&self) -> Seat {
        self.position.seat
    }

    /// How many pawns of a seat wait in its yard.
    #[must_use]
    pub fn waiting(&self, seat: Seat) -> u8 {
        self.position.yard[seat.index()]
    }

    /// For each own pawn on the ring, by its step, how likely it is to be struck before the own next turn (0 … 1), if everybody
    /// strikes who can: as it stands, or after a choice.
    #[must_use]
    pub fn dangers(&self, after: Option<Choice>) -> Vec<(u8, f64)> {
        let mut position = *self.position;
        if let Some(choice) = after {
            self.game
                .play_known(&mut position, self.seat, choice, &mut Silent);
        }
        let told = danger::by_place(self.game, &position, self.seat).into_iter();
        told.map(|(place, chance)| (place - START, chance)).collect()
    }

    /// What a choice is: `from` and `to` are layers ([`Race::WAITS`], `ring`, `home`), `from_step` and `to_step` count along the
    /// own way from the start, over the ring into the home lane; `occupant` of the target is `none`, `own` or `other`,
    /// then with its seat. Where pawns go to and fro at home, `bounces` is true of one that turns.
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
        let mut form = serde_json::json!({
            "from": choice.step().map_or(G::WAITS, layer),
            "from_step": choice.step(),
            "to": layer(to),
            "to_step": to,
            "occupant": occupant,
            "occupant_seat": occupant_seat,
        });
        if let Some(bounces) = self.game.bounces(choice, self.position.roll) {
            form["bounces"] = bounces.into();
        }
        form
    }

    /// The seats of the table in the order in which they follow the own one, which comes first.
    fn round(&self) -> impl Iterator<Item = Seat> + use<G> {
        let seats = usize::from(self.game.course().table);
        let own = self.seat.index();
        (0..seats).map(move |k| Seat::new((own + k) % seats))
    }

    /// A seat of the table as a number, counted from the own one.
    fn turned(&self, seat: Seat) -> i32 {
        let seats = i32::from(self.game.course().table);
        (i32::from(u8::from(seat)) - i32::from(u8::from(self.seat))).rem_euclid(seats)
    }
}

impl<G: Race> Racing for RaceView<'_, G> {
    #[inline]
    fn ring(&self) -> u8 {
        self.game.ring()
    }

    #[inline]
    fn target(&self, choice: Choice) -> Target {
        let step = G::target(choice, self.position.roll) - START;
        match step.checked_sub(self.ring()) {
            None => Target::Ring(step),
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

    #[inline]
    fn landing(&self, choice: Choice) -> Landing {
        self.game.landing(self.position, self.seat, choice)
    }

    #[inline]
    fn best(&self, legal: &Choices, worth: impl Fn(Landing) -> i64) -> Choice {
        self.game.best(self.position, self.seat, legal, worth)
    }
}

impl<G: Race> PartialEq for RaceView<'_, G> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat
            && self.position == other.position
            && self.game.config() == other.game.config()
    }
}

/// The names of the numbers that each seat has beside its pawns.
const BESIDE: [&str; 4] = ["plays", "finished", "waiting", "leads"];

/// How many numbers come before those of the seats.
const FIRST: usize = 7;

/// The names of what [`View::numbers`] lists; seats are counted from the one that looks.
pub(in crate::rules) fn number_names<G: Race>(game: &G) -> Vec<String> {
    let first: [&str; FIRST] = ["seat", "phase", "roll", "to_act", "sixes", G::COUNT, "best"];
    let mut names: Vec<String> = first.map(str::to_owned).into();
    for seat in 0..game.course().table {
        for pawn in 0..game.course().pawns {
            names.push(format!("seat{seat}_pawn{pawn}_place"));
        }
        names.extend(BESIDE.map(|what| format!("seat{seat}_{what}")));
    }
    names
}

/// The position whose view for `seat` reads as these numbers. None when there is none.
pub(super) fn read<G: Race>(game: &G, seat: Seat, numbers: &[i32]) -> Option<G::Position> {
    let small = |number: i32| u8::try_from(number).ok();
    let (first, by_seat) = numbers.split_at_checked(FIRST)?;
    let &[_, phase, roll, to_act, sixes, count, best] = first else {
        return None;
    };
    let (course, track) = (game.course(), game.course().track);
    let mut position = game.blank(*G::PHASES.get(usize::try_from(phase).ok()?)?);
    let round: Vec<Seat> = RaceView::new(game, &position, seat).round().collect();
    position.seat = *round.get(usize::try_from(to_act).ok()?)?;
    (position.roll, position.sixes) = (small(roll)?, small(sixes)?);
    position.count = u16::try_from(count).ok()?.try_into().ok()?;
    position.contest.best = small(best)?;
    let pawns = usize::from(course.pawns);
    for (&owner, side) in round.iter().zip(by_seat.chunks(pawns + BESIDE.len())) {
        let (places, &[in_play, finished, waiting, leads]) = side.split_at_checked(pawns)? else {
            return None;
        };
        if in_play == 0 {
            continue;
        }
        let index = owner.index();
        (position.pawns[index], position.yard[index]) = (G::Places::default(), 0);
        for &place in places {
            let place = small(place).filter(|&place| place <= track.way())?;
            position.pawns[index].insert(place);
            match place.checked_sub(START) {
                None => position.yard[index] += 1,
                Some(step) if step < track.ring() => {
                    position.ring.insert(track.ring_spot(owner, Step(step)));
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
    let same = RaceView::new(game, &position, seat).numbers() == numbers;
    same.then_some(position)
}

impl<G: Race> View for RaceView<'_, G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn numbers(&self) -> Vec<i32> {
        let mut numbers = Vec::new();
        self.list(&mut numbers);
        numbers
    }

    fn append(&self, runs: &[Range<usize>], told: &mut Vec<i32>) {
        let first = told.len();
        self.list(told);
        let mut end = first;
        for run in runs {
            told.copy_within(first + run.start..first + run.end, end);
            end += run.len();
        }
        told.truncate(end);
    }
}

impl<G: Race> RaceView<'_, G> {
    /// Appends all numbers.
    fn list(&self, numbers: &mut Vec<i32>) {
        let position = self.position;
        let phase = (0..).zip(G::PHASES).find(|(_, phase)| **phase == position.phase);
        let count: u16 = position.count.into();
        numbers.extend([
            i32::from(u8::from(self.seat)),
            phase.map_or(-1, |(number, _)| number),
            i32::from(position.roll),
            self.turned(position.seat),
            i32::from(position.sixes),
            i32::from(count),
            i32::from(position.contest.best),
        ]);
        for seat in self.round() {
            let plays = self.game.course().seats.contains(seat);
            let out = position.pawns[seat.index()].word() & !YARD_BIT;
            let (waiting, number) = if plays {
                (position.yard[seat.index()], 0)
            } else {
                (self.game.course().pawns, -1)
            };
            numbers.extend(std::iter::repeat_n(number, waiting.into()));
            numbers.extend(bits(out).map(i32::from));
            numbers.push(i32::from(plays));
            numbers.push(i32::from(position.places[seat.index()]));
            numbers.push(i32::from(position.contest.waiting.contains(seat)));
            numbers.push(i32::from(position.contest.leaders.contains(seat)));
        }
    }
}
