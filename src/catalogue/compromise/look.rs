//! How Compromise looks.

use serde::Deserialize;
use serde_json::Value;

use super::super::{Board, Staging, Wrapped};
use crate::{
    rules::{
        Arg, Game, Message, Seat,
        compromise::{Compromise, CompromiseView, Event, PLACES, Places, Position, Triple},
    },
    staging::{Cue, Eyes, Layout, Mark, MarkKind, Outlook, Pass, Pick, Scene, SpotName, boards::grids},
};

struct CompromiseStaging {
    rules: Compromise,
    layout: Layout,
}

pub(in super::super) fn staging(board: &dyn Board) -> Option<Box<dyn Staging>> {
    let rules = typed(board)?.rules().clone();
    let layout = Layout::grids();
    Some(Box::new(CompromiseStaging { rules, layout }))
}

fn typed(board: &dyn Board) -> Option<&Wrapped<Compromise>> {
    board.as_any().downcast_ref()
}

fn field(place: Triple) -> SpotName {
    SpotName::from(place.to_string())
}

/// A pip of a seat on its way.
fn pass(seat: Seat, from: SpotName, to: SpotName) -> Pass {
    Pass {
        seat,
        from,
        to,
        face: None,
    }
}

impl CompromiseStaging {
    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> CompromiseView<'a> {
        self.rules.view(position, seat)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.rules.seats().iter()
    }

    /// How many pips of a seat lie on each place, as far as these eyes see them.
    fn heaps(&self, position: &Position, seat: Seat, eyes: Eyes) -> [usize; PLACES] {
        let view = self.view(position, seat);
        let seen = eyes.all || eyes.seat == Some(seat);
        std::array::from_fn(|place| {
            let placed = if seen { view.placed()[place] } else { 0 };
            view.mine()[place] as usize + usize::from(placed)
        })
    }

    /// New pips fall, those of both seats by turns. A heap grows only as far as it is seen to.
    fn fall(&self, position: &Position, pips: &[[u16; PLACES]; 2]) -> Cue {
        let mut falling = Vec::new();
        for place in Triple::all() {
            for (seat, new) in self.seats().zip(pips) {
                let lies = self.view(position, seat).mine()[place.index()] as usize;
                let heap = lies..(lies + usize::from(new[place.index()])).min(grids::HEAP);
                let name = place.to_string();
                falling.extend(heap.map(|n| pass(seat, grids::bag(seat), grids::heap(seat, &name, n))));
            }
        }
        Cue::Pass(falling)
    }

    /// What was named is shown: both places first, then what they hold and what they leave free.
    fn reveal(&self, named: [Triple; 2]) -> Vec<Cue> {
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
        vec![Cue::Show(chosen), Cue::Show(all)]
    }

    /// What naming a triple brings against each that the other one may name: the difference of the gains.
    fn against(&self, position: &Position, seat: Seat, named: Triple) -> impl Iterator<Item = (Triple, i64)> {
        let lead = self.view(position, seat).lead();
        Triple::all().map(move |other| {
            let free = Places::free([named, other]);
            let gain: i64 = free.iter().map(|place| i64::from(lead[place.index()])).sum();
            (other, gain)
        })
    }
}

impl Staging for CompromiseStaging {
    fn layout(&self) -> Layout {
        self.layout.clone()
    }

    fn colour(&self, seat: Seat) -> String {
        self.layout.seat(seat).colour.key().to_owned()
    }

    fn scene(&self, board: &dyn Board, eyes: Eyes) -> Scene {
        let mut scene = Scene::default();
        let Some(position) = typed(board).map(Wrapped::position) else {
            return scene;
        };
        for seat in self.seats() {
            for (place, count) in Triple::all().zip(self.heaps(position, seat, eyes)) {
                let name = place.to_string();
                let seen = (0..count.min(grids::HEAP)).map(|n| (seat, grids::heap(seat, &name, n)));
                scene.pieces.extend(seen);
                if count > 0 {
                    scene.counts.push((grids::count(seat, &name), count));
                }
            }
            let score = self.view(position, seat).score() as usize;
            let won = (0..score.min(grids::TRAY)).map(|n| (seat, grids::tray(seat, n)));
            scene.pieces.extend(won);
            scene.counts.push((grids::score(seat), score));
        }
        if let Some(standing) = self.rules.standing(position) {
            let first = self.seats().filter(|&seat| standing.place(seat) == Some(1));
            scene.places.extend(first.map(|seat| (seat, 1)));
        }
        scene
    }

    fn cues(&self, before: &dyn Board, event: &Value, _eyes: Eyes) -> Vec<Cue> {
        let (Some(position), Ok(event)) = (typed(before).map(Wrapped::position), Event::deserialize(event))
        else {
            return Vec::new();
        };
        match event {
            Event::Scattered { pips, .. } | Event::Placed { pips, .. } => vec![self.fall(position, &pips)],
            // Nobody waits for each pip to fall: it lies there.
            Event::Pip { .. } | Event::Ready { .. } | Event::Scored { .. } => Vec::new(),
            Event::Named { triples, .. } => self.reveal(triples),
            Event::Freed { places } => {
                let mut won = Vec::new();
                for (number, seat) in self.seats().enumerate() {
                    let score = self.view(position, seat).score() as usize;
                    let lying = places.iter().flat_map(|gain| {
                        let name = gain.place.to_string();
                        let seen = (gain.pips[number] as usize).min(grids::HEAP);
                        (0..seen).rev().map(move |n| grids::heap(seat, &name, n))
                    });
                    won.extend(lying.enumerate().map(|(n, from)| {
                        let last = (score + n).min(grids::TRAY - 1);
                        pass(seat, from, grids::tray(seat, last))
                    }));
                }
                vec![Cue::Pass(won), Cue::Show(Vec::new())]
            }
            Event::Won { seat, .. } => vec![Cue::Finish { seat, place: 1 }],
            Event::Extra { .. } | Event::Bound { .. } | Event::Tied { .. } => vec![Cue::Pause],
        }
    }

    fn asked(&self, board: &dyn Board, seat: Seat) -> Option<Message> {
        let position = typed(board)?.position();
        if !self.rules.turn(position).seats().contains(seat) {
            return None;
        }
        let view = self.view(position, seat);
        Some(if view.is_placing() {
            Message::new("prompt-compromise-place").with("left", i64::from(view.left()))
        } else {
            Message::new("prompt-compromise-name")
        })
    }

    fn picks(&self, board: &dyn Board, seat: Seat) -> Vec<Pick> {
        let choices = board.choices(seat).into_iter();
        let places =
            choices.filter_map(|choice| Some((choice.number, self.rules.numbered_choice(choice.number)?)));
        places
            .map(|(number, place)| Pick::new(number, field(place), field(place)))
            .collect()
    }

    fn reach(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<SpotName> {
        let position = typed(board).map(Wrapped::position);
        let named = position
            .filter(|position| !self.view(position, seat).is_placing())
            .and_then(|_| self.rules.numbered_choice(number));
        let Some(named) = named else { return Vec::new() };
        // What it leaves free if the other one names the same.
        let free = Places::free([named; 2]);
        let held = Triple::all().filter(|&place| place != named && !free.contains(place));
        held.map(field).collect()
    }

    fn hint(&self, _board: &dyn Board, _seat: Seat, number: usize) -> Message {
        let place = self.rules.numbered_choice(number).map(|place| place.to_string());
        let grid: String = place.iter().flat_map(|place| place.chars().take(1)).collect();
        Message::new("hint-grid").with("grid", grid)
    }

    fn prospects(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<(SpotName, i64)> {
        let position = typed(board).map(Wrapped::position);
        let named = position.zip(self.rules.numbered_choice(number));
        let Some((position, named)) = named.filter(|(position, _)| !self.view(position, seat).is_placing())
        else {
            return Vec::new();
        };
        let against = self.against(position, seat, named);
        against.map(|(other, gain)| (field(other), gain)).collect()
    }

    fn fills(&self, board: &dyn Board, seat: Seat) -> bool {
        typed(board).is_some_and(|typed| self.view(typed.position(), seat).is_placing())
    }

    fn outlook(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Outlook> {
        let gains: Vec<i64> = self
            .prospects(board, seat, number)
            .into_iter()
            .map(|(_, gain)| gain)
            .collect();
        let (worst, best) = (*gains.iter().min()?, *gains.iter().max()?);
        let mean = gains.iter().sum::<i64>() as f64 / gains.len() as f64;
        let words = Message::new("outlook-compromise")
            .with("worst", Arg::signed(worst))
            .with("mean", Arg::decimal(mean, 1))
            .with("best", Arg::signed(best));
        Some(Outlook {
            ways: Vec::new(),
            words: vec![words],
        })
    }

    fn ends_of(&self, _board: &dyn Board, _seat: Seat, number: usize) -> Option<(SpotName, SpotName)> {
        let place = self.rules.numbered_choice(number)?;
        Some((field(place), field(place)))
    }

    fn meant(&self, _board: &dyn Board, _seat: Seat, spot: &str) -> Option<usize> {
        let place: Triple = spot.parse().ok()?;
        Some(self.rules.choice_number(place))
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        Triple::all()
            .map(|place| (field(place), place.to_string()))
            .collect()
    }
}
