//! What the events of Compromise look like: pips that fall and are taken off, slates that are covered and turned, and what is
//! frozen and free.

use super::{
    super::layout::{self, AXES},
    CompromiseLook, WIPED, field, written,
};
use crate::{
    rules::{
        Seat,
        compromise::{Event, Gain, PLACES, Places, Position, Triple},
    },
    staging::{Cue, Face, Mark, MarkKind, Pass, SpotName},
};

/// A pip of a seat on its way.
fn pass(seat: Seat, from: SpotName, to: SpotName) -> Pass {
    Pass {
        seat,
        from,
        to,
        face: None,
    }
}

/// A slate is turned, or written on.
fn turn(seat: Seat, axis: usize, face: Option<Face>) -> Pass {
    let slate = layout::slate(seat, axis);
    Pass {
        face,
        ..pass(seat, slate.clone(), slate)
    }
}

/// The slates of a seat are wiped.
fn wipe(seat: Seat) -> impl Iterator<Item = Pass> {
    (0..AXES).map(move |axis| turn(seat, axis, Some(WIPED)))
}

impl CompromiseLook {
    /// What an event looks like; `position` is the one before the act that led to it.
    pub(super) fn shown(&self, position: &Position, event: &Event) -> Vec<Cue> {
        match event {
            Event::Scattered { pips, .. } | Event::Placed { pips, .. } => self.fall(position, pips),
            &Event::Ready { seat } if !self.view(position, seat).is_placing() => vec![Self::cover(seat)],
            // Nobody waits for each pip to fall: it lies there.
            Event::Pip { .. } | Event::Ready { .. } | Event::Scored { .. } => Vec::new(),
            Event::Named {
                triples, by_chance, ..
            } => self.reveal(*triples, *by_chance),
            Event::Freed { places } => self.take_off(position, places),
            &Event::Won { seat, .. } => vec![Cue::Finish { seat, place: 1 }],
            Event::Extra { .. } | Event::Bound { .. } | Event::Tied { .. } => vec![Cue::Pause],
        }
    }

    /// New pips fall, those of both seats by turns. Where they must be smaller from now on, those that lie there make room.
    /// What was named before is wiped off the slates.
    fn fall(&self, position: &Position, pips: &[[u16; PLACES]; 2]) -> Vec<Cue> {
        let mut falling: Vec<Pass> = self.seats().flat_map(wipe).collect();
        let mut counts = Vec::new();
        for place in Triple::all() {
            for (seat, new) in self.seats().zip(pips) {
                let lies = self.view(position, seat).mine()[place.index()] as usize;
                let then = lies + usize::from(new[place.index()]);
                if then == lies {
                    continue;
                }
                let name = place.to_string();
                let rack = layout::heap_rack(seat);
                falling.extend((0..rack.seen(then)).filter_map(|n| {
                    let from = if n < rack.seen(lies) {
                        layout::heap(seat, &name, n, lies)
                    } else {
                        layout::bag(seat)
                    };
                    let to = layout::heap(seat, &name, n, then);
                    (from != to).then(|| pass(seat, from, to))
                }));
                counts.push((layout::count(seat, &name), then));
            }
        }
        vec![Cue::Count(counts), Cue::Pass(falling)]
    }

    /// The slates of a seat are laid face down.
    fn cover(seat: Seat) -> Cue {
        Cue::Pass((0..AXES).map(|axis| turn(seat, axis, None)).collect())
    }

    /// The slates of both are turned at the same time, one axis after the other.
    fn turn_all(&self, named: [Triple; 2]) -> impl Iterator<Item = Cue> {
        (0..AXES).map(move |axis| {
            let slates = self.seats().zip(named);
            let slates = slates.map(|(seat, named)| turn(seat, axis, Some(written(named, axis))));
            Cue::Pass(slates.collect())
        })
    }

    /// What was named is shown: a breath before covered slates, then both are turned; where it was, and what it holds and
    /// leaves free.
    fn reveal(&self, named: [Triple; 2], by_chance: bool) -> Vec<Cue> {
        let mark = |place: Triple, seat: Seat, kind| Mark {
            spot: field(place),
            seat,
            kind,
        };
        let chosen: Vec<Mark> = self
            .seats()
            .zip(named)
            .map(|(seat, place)| mark(place, seat, MarkKind::Chosen))
            .collect();
        let free = Places::free(named);
        let all = Triple::all().map(|place| {
            let kind = if free.contains(place) {
                MarkKind::Free
            } else {
                MarkKind::Frozen
            };
            mark(place, Seat::new(0), kind)
        });
        let all = all.chain(chosen.iter().cloned()).collect();
        let covers = self.seats().filter(|_| by_chance).map(Self::cover);
        let breath = [Cue::Show(Vec::new()), Cue::Pause];
        covers
            .chain(breath)
            .chain(self.turn_all(named))
            .chain([Cue::Show(chosen), Cue::Show(all)])
            .collect()
    }

    /// What lies on the free places goes to the rails. Where a rail has more than fit, all on it make room.
    fn take_off(&self, position: &Position, places: &[Gain]) -> Vec<Cue> {
        let (mut won, mut counts) = (Vec::new(), Vec::new());
        for (number, seat) in self.seats().enumerate() {
            let score = self.view(position, seat).score() as usize;
            let then = score
                + places
                    .iter()
                    .map(|gain| gain.pips[number] as usize)
                    .sum::<usize>();
            if then == score {
                continue;
            }
            let shift = (0..layout::RAIL.seen(score)).map(|n| {
                let to = layout::tray(seat, n, then);
                pass(seat, layout::tray(seat, n, score), to)
            });
            won.extend(shift.filter(|pass| pass.from != pass.to));
            let lying = places.iter().flat_map(|gain| {
                let (name, pips) = (gain.place.to_string(), gain.pips[number] as usize);
                let seen = layout::heap_rack(seat).seen(pips);
                (0..seen).rev().map(move |n| layout::heap(seat, &name, n, pips))
            });
            won.extend(
                lying
                    .enumerate()
                    .map(|(n, from)| pass(seat, from, layout::tray(seat, score + n, then))),
            );
            counts.push((layout::score(seat), then));
            let emptied = places.iter().filter(|gain| gain.pips[number] > 0);
            counts.extend(emptied.map(|gain| (layout::count(seat, &gain.place.to_string()), 0)));
        }
        vec![Cue::Count(counts), Cue::Pass(won), Cue::Show(Vec::new())]
    }
}
