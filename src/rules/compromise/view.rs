//! What a player of Compromise sees: everything but what the other one has placed or named and not yet shown.

use std::ops::Range;

use super::{
    Compromise, Config,
    cube::{PLACES, Triple},
    position::{MEMORY, Phase, Position, Round},
    {any_triple, scatter},
};
use crate::rules::{Game as _, Seat, Source, View};

/// The cube as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct CompromiseView<'a> {
    game: &'a Compromise,
    position: &'a Position,
    seat: Seat,
}

/// A round that was revealed, as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// For each place the own pips less the other’s, when both named.
    pub lead: [i32; PLACES],
    /// What was named here.
    pub mine: Triple,
    /// What the other one named.
    pub theirs: Triple,
}

impl<'a> CompromiseView<'a> {
    pub(super) fn new(game: &'a Compromise, position: &'a Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    fn own(&self) -> usize {
        self.seat.index() % 2
    }

    /// The configuration: version, pips a round, length and the rest.
    #[must_use]
    pub fn config(&self) -> &'a Config {
        self.game.config()
    }

    /// The own pips on the cube, by place, without those that are being placed.
    #[must_use]
    pub fn mine(&self) -> &'a [u32; PLACES] {
        &self.position.pips[self.own()]
    }

    /// The other’s pips on the cube, by place.
    #[must_use]
    pub fn theirs(&self) -> &'a [u32; PLACES] {
        &self.position.pips[1 - self.own()]
    }

    /// For each place the own pips less the other’s.
    #[must_use]
    #[inline]
    pub fn lead(&self) -> [i32; PLACES] {
        let (mine, theirs) = (self.mine(), self.theirs());
        std::array::from_fn(|place| mine[place].cast_signed() - theirs[place].cast_signed())
    }

    /// The own score.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.position.scores[self.own()]
    }

    /// The other’s score.
    #[must_use]
    pub fn their_score(&self) -> u32 {
        self.position.scores[1 - self.own()]
    }

    /// The round under way, counted from 1; it goes past the length where the scores are level. Of a game that is
    /// over it is one more than were played.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.position.played + 1
    }

    /// Whether pips are placed now; else, if something is to be chosen, it is to be named.
    #[must_use]
    pub fn is_placing(&self) -> bool {
        self.position.phase == Phase::Place
    }

    /// The own pips that have been placed in this round and not yet shown.
    #[must_use]
    pub fn placed(&self) -> &'a [u16; PLACES] {
        &self.position.placed[self.own()]
    }

    /// How many pips the seat has still to place.
    #[must_use]
    pub fn left(&self) -> u16 {
        if self.is_placing() {
            self.config().pips - self.position.count[self.own()]
        } else {
            0
        }
    }

    /// What the seat has named and not yet shown.
    #[must_use]
    pub fn named(&self) -> Option<Triple> {
        self.position.named[self.own()]
    }

    /// Whether the other one has placed all its pips or has named, and waits.
    fn other_is_ready(&self) -> bool {
        self.game.is_ready(self.position, 1 - self.own())
    }

    /// The last rounds, at most four, the very last one first.
    pub fn past(&self) -> impl Iterator<Item = Past> + 'a {
        let own = self.own();
        self.position.remembered().map(move |round| Past {
            lead: if own == 0 {
                round.lead
            } else {
                round.lead.map(|lead| -lead)
            },
            mine: round.named[own],
            theirs: round.named[1 - own],
        })
    }

    pub(super) fn imagine(&self, source: &mut impl Source) -> Position {
        let (mut position, other) = (self.position.clone(), 1 - self.own());
        let is_ready = self.other_is_ready();
        position.named[other] = None;
        (position.count[other], position.placed[other]) = (0, [0; PLACES]);
        match position.phase {
            Phase::Name if is_ready => position.named[other] = Some(any_triple(source)),
            Phase::Place if is_ready => {
                let pips = self.config().pips;
                (position.count[other], position.placed[other]) = (pips, scatter(pips, source));
            }
            _ => {}
        }
        position
    }
}

impl PartialEq for CompromiseView<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.config() == other.config() && self.numbers() == other.numbers()
    }
}

/// The numbers before those of the places.
const FIRST: [&str; 7] = [
    "seat",
    "phase",
    "round",
    "score",
    "their_score",
    "named",
    "other_is_ready",
];

/// The names of what [`CompromiseView::numbers`] lists; a place is written as people do.
pub(super) fn number_names() -> Vec<String> {
    let mut names: Vec<String> = FIRST.map(str::to_owned).into();
    let by_place = |what: String| Triple::all().map(move |place| format!("{what}_{place}"));
    for what in ["mine", "theirs", "placed"] {
        names.extend(by_place(what.to_owned()));
    }
    for back in 1..=MEMORY {
        names.extend(["mine", "theirs"].map(|who| format!("past{back}_{who}")));
        names.extend(by_place(format!("past{back}_lead")));
    }
    names
}

/// The position whose view for `seat` reads as these numbers. None when there is none.
pub(super) fn read(game: &Compromise, seat: Seat, numbers: &[i32]) -> Option<Position> {
    let (first, by_place) = numbers.split_at_checked(FIRST.len())?;
    let &[_, phase, round, score, their_score, named, other_is_ready] = first else {
        return None;
    };
    let own = seat.index();
    let other = 1_usize.checked_sub(own)?;
    let phases = [
        Phase::Scatter,
        Phase::Place,
        Phase::Gamble,
        Phase::Name,
        Phase::Over,
    ];
    let triple = |number: i32| usize::try_from(number).ok().and_then(Triple::at);
    let mut position = Position::blank(*phases.get(usize::try_from(phase).ok()?)?);
    position.played = u16::try_from(round).ok()?.checked_sub(1)?;
    position.scores[own] = score.try_into().ok()?;
    position.scores[other] = their_score.try_into().ok()?;
    position.named[own] = triple(named);
    let (lying, past) = by_place.split_at_checked(3 * PLACES)?;
    for (place, &number) in lying.iter().enumerate() {
        let (heap, place) = (place / PLACES, place % PLACES);
        match heap {
            0 => position.pips[own][place] = number.try_into().ok()?,
            1 => position.pips[other][place] = number.try_into().ok()?,
            _ => position.placed[own][place] = number.try_into().ok()?,
        }
    }
    let count = |counts: &[u16; PLACES]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
    position.count[own] = count(&position.placed[own]).try_into().ok()?;
    for (back, numbers) in past.chunks_exact(2 + PLACES).enumerate() {
        let Some(round) = usize::from(position.played).checked_sub(back + 1) else {
            break;
        };
        let round = &mut position.past[round % MEMORY];
        round.named[own] = triple(numbers[0])?;
        round.named[other] = triple(numbers[1])?;
        let sign = if own == 0 { 1 } else { -1 };
        for (lead, number) in round.lead.iter_mut().zip(&numbers[2..]) {
            *lead = number.checked_mul(sign)?;
        }
    }
    if other_is_ready == 1 {
        // Any hidden choice agrees with the view.
        match position.phase {
            Phase::Name => position.named[other] = Some(Triple::default()),
            Phase::Place => {
                (position.count[other], position.placed[other][0]) = (game.config.pips, game.config.pips);
            }
            _ => {}
        }
    }
    if game.misfit(&position).is_some() {
        return None;
    }
    // Whatever was not a view does not come out again.
    let same = CompromiseView::new(game, &position, seat).numbers() == numbers;
    same.then_some(position)
}

impl View for CompromiseView<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    /// `phase` is 0 while pips are scattered, 1 while they are placed, 2 while chance names, 3 while both do, 4 when
    /// the game is over. A triple is its number, −1 where there is none yet.
    fn numbers(&self) -> Vec<i32> {
        let mut numbers = Vec::with_capacity(COUNT);
        self.list(0..COUNT, &mut numbers);
        numbers
    }

    fn append(&self, runs: &[Range<usize>], told: &mut Vec<i32>) {
        for run in runs {
            self.list(run.clone(), told);
        }
    }
}

/// How many numbers there are: the first ones, three heaps of pips, and for each remembered round what was named and the lead.
const COUNT: usize = FIRST.len() + 3 * PLACES + MEMORY * ROUND;
const ROUND: usize = 2 + PLACES;

impl CompromiseView<'_> {
    /// Appends the numbers of a run, block by block.
    #[inline]
    fn list(&self, run: Range<usize>, told: &mut Vec<i32>) {
        let mut at = run.start;
        while at < run.end.min(COUNT) {
            let end = match at.checked_sub(FIRST.len()) {
                None => tell(&self.first(), 0, at..run.end, told),
                Some(place) if place < 3 * PLACES => {
                    let heap = place / PLACES;
                    let pips = match heap {
                        0 => self.mine().map(u32::cast_signed),
                        1 => self.theirs().map(u32::cast_signed),
                        _ => self.placed().map(i32::from),
                    };
                    tell(&pips, FIRST.len() + heap * PLACES, at..run.end, told)
                }
                Some(place) => {
                    let back = (place - 3 * PLACES) / ROUND;
                    let begin = FIRST.len() + 3 * PLACES + back * ROUND;
                    let past = self.past().nth(back);
                    if at < begin + 2 {
                        let triple = |triple: Triple| triple.index() as i32;
                        let named = past.map_or([-1; 2], |past| [triple(past.mine), triple(past.theirs)]);
                        tell(&named, begin, at..run.end, told)
                    } else {
                        let lead = past.map_or(Round::default().lead, |past| past.lead);
                        tell(&lead, begin + 2, at..run.end, told)
                    }
                }
            };
            at = end;
        }
    }

    /// The numbers before those of the places.
    fn first(&self) -> [i32; FIRST.len()] {
        [
            i32::from(u8::from(self.seat)),
            self.position.phase as i32,
            self.round().into(),
            self.score().cast_signed(),
            self.their_score().cast_signed(),
            self.named().map_or(-1, |triple| triple.index() as i32),
            self.other_is_ready().into(),
        ]
    }
}

/// Appends what a run has of a block of numbers that begins at `begin`; the place at which the next one is.
#[inline]
fn tell<const N: usize>(block: &[i32; N], begin: usize, run: Range<usize>, told: &mut Vec<i32>) -> usize {
    let end = run.end.min(begin + N);
    if (run.start, end) == (begin, begin + N) {
        // A whole block is copied by its length, which is known.
        told.extend_from_slice(block);
        return end;
    }
    told.extend_from_slice(&block[run.start - begin..end - begin]);
    end
}
