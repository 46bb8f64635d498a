//! How Compromise looks.

use super::{super::Look, layout};
use crate::{
    rules::{
        Arg, ChoiceSet as _, Game, Message, Seat,
        compromise::{Compromise, CompromiseView, Event, PLACES, Places, Position, Triple},
    },
    staging::{Cue, Eyes, Layout, Mark, MarkKind, Outlook, Pass, Pick, Scene, SpotName},
};

/// The look of a table.
#[derive(Debug)]
pub struct CompromiseLook {
    rules: Compromise,
    layout: Layout,
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

impl CompromiseLook {
    /// That of a table by these rules.
    pub(super) fn new(rules: &Compromise) -> Self {
        Self {
            rules: rules.clone(),
            layout: layout::of_grids(),
        }
    }

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
                let heap = lies..(lies + usize::from(new[place.index()])).min(layout::HEAP);
                let name = place.to_string();
                falling.extend(heap.map(|n| pass(seat, layout::bag(seat), layout::heap(seat, &name, n))));
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

impl Look for CompromiseLook {
    type Game = Compromise;

    fn rules(&self) -> &Compromise {
        &self.rules
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn scene(&self, position: &Position, eyes: Eyes) -> Scene {
        let mut scene = Scene::default();
        for seat in self.seats() {
            for (place, count) in Triple::all().zip(self.heaps(position, seat, eyes)) {
                let name = place.to_string();
                let seen = (0..count.min(layout::HEAP)).map(|n| (seat, layout::heap(seat, &name, n)));
                scene.pieces.extend(seen);
                if count > 0 {
                    scene.counts.push((layout::count(seat, &name), count));
                }
            }
            let score = self.view(position, seat).score() as usize;
            let won = (0..score.min(layout::TRAY)).map(|n| (seat, layout::tray(seat, n)));
            scene.pieces.extend(won);
            scene.counts.push((layout::score(seat), score));
        }
        if let Some(standing) = self.rules.standing(position) {
            let first = self.seats().filter(|&seat| standing.place(seat) == Some(1));
            scene.places.extend(first.map(|seat| (seat, 1)));
        }
        scene
    }

    fn cues(&self, position: &Position, event: &Event, _eyes: Eyes) -> Vec<Cue> {
        match event {
            Event::Scattered { pips, .. } | Event::Placed { pips, .. } => vec![self.fall(position, pips)],
            // Nobody waits for each pip to fall: it lies there.
            Event::Pip { .. } | Event::Ready { .. } | Event::Scored { .. } => Vec::new(),
            Event::Named { triples, .. } => self.reveal(*triples),
            Event::Freed { places } => {
                let mut won = Vec::new();
                for (number, seat) in self.seats().enumerate() {
                    let score = self.view(position, seat).score() as usize;
                    let lying = places.iter().flat_map(|gain| {
                        let name = gain.place.to_string();
                        let seen = (gain.pips[number] as usize).min(layout::HEAP);
                        (0..seen).rev().map(move |n| layout::heap(seat, &name, n))
                    });
                    won.extend(lying.enumerate().map(|(n, from)| {
                        let last = (score + n).min(layout::TRAY - 1);
                        pass(seat, from, layout::tray(seat, last))
                    }));
                }
                vec![Cue::Pass(won), Cue::Show(Vec::new())]
            }
            &Event::Won { seat, .. } => vec![Cue::Finish { seat, place: 1 }],
            Event::Extra { .. } | Event::Bound { .. } | Event::Tied { .. } => vec![Cue::Pause],
        }
    }

    /// Its points.
    fn ahead(&self, position: &Position, seat: Seat) -> i64 {
        i64::from(self.view(position, seat).score())
    }

    fn asked(&self, position: &Position, seat: Seat) -> Option<Message> {
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

    fn picks(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let choices = self.rules.choices(position, seat);
        choices
            .iter()
            .map(|place| Pick::new(self.rules.choice_number(place), field(place), field(place)))
            .collect()
    }

    fn reach(&self, position: &Position, seat: Seat, named: Triple) -> Vec<SpotName> {
        if self.view(position, seat).is_placing() {
            return Vec::new();
        }
        // What it leaves free if the other one names the same.
        let free = Places::free([named; 2]);
        let held = Triple::all().filter(|&place| place != named && !free.contains(place));
        held.map(field).collect()
    }

    fn hint(&self, _position: &Position, _seat: Seat, place: Triple) -> Message {
        let grid: String = place.to_string().chars().take(1).collect();
        Message::new("hint-grid").with("grid", grid)
    }

    fn prospects(&self, position: &Position, seat: Seat, named: Triple) -> Vec<(SpotName, i64)> {
        if self.view(position, seat).is_placing() {
            return Vec::new();
        }
        let against = self.against(position, seat, named);
        against.map(|(other, gain)| (field(other), gain)).collect()
    }

    fn fills(&self, position: &Position, seat: Seat) -> bool {
        self.view(position, seat).is_placing()
    }

    fn outlook(&self, position: &Position, seat: Seat, named: Triple) -> Option<Outlook> {
        let gains: Vec<i64> = self
            .prospects(position, seat, named)
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

    fn ends_of(&self, _position: &Position, _seat: Seat, place: Triple) -> Option<(SpotName, SpotName)> {
        Some((field(place), field(place)))
    }

    fn meant(&self, _position: &Position, _seat: Seat, spot: &str) -> Option<Triple> {
        spot.parse().ok()
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        Triple::all()
            .map(|place| (field(place), place.to_string()))
            .collect()
    }
}
