//! How Compromise looks: what lies where, what can be pointed at, and what is shown of a choice. What its events look like
//! is in `shown`, and what is said of them in `said`.

mod said;
mod shown;

use super::{
    super::Look,
    layout::{self, AXES},
};
use crate::{
    rules::{
        Arg, ChoiceSet as _, Game, Message, Seat,
        compromise::{Compromise, CompromiseView, Event, PLACES, Places, Position, Triple},
    },
    staging::{Cue, Eyes, Face, Layout, Outlook, Pick, Scene, SpotName},
};

/// The look of a table.
#[derive(Debug)]
pub struct CompromiseLook {
    rules: Compromise,
    layout: Layout,
}

/// What is seen of a slate on which nothing is written.
const WIPED: Face = Face(' ');

/// What is written of a triple on the slate of an axis.
fn written(named: Triple, axis: usize) -> Face {
    Face(char::from(b'1' + named.axes()[axis] as u8))
}

fn field(place: Triple) -> SpotName {
    SpotName::from(place.to_string())
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

    /// What these eyes see on each slate that lies before a seat; none of one that is face down. While it has still to name,
    /// its slates are wiped; until then they tell of the last round.
    fn slates(&self, position: &Position, seat: Seat, eyes: Eyes) -> Option<[Option<Face>; AXES]> {
        let view = self.view(position, seat);
        let told = |named| std::array::from_fn(|axis| Some(written(named, axis)));
        if let Some(named) = view.named() {
            let seen = eyes.all || eyes.seat == Some(seat);
            return Some(if seen { told(named) } else { [None; AXES] });
        }
        let names = !view.is_placing() && self.rules.turn(position).seats().contains(seat);
        if names {
            return Some([Some(WIPED); AXES]);
        }
        view.past().next().map(|past| told(past.mine))
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
                let seen = 0..layout::heap_rack(seat).seen(count);
                let lying = seen.map(|n| (seat, layout::heap(seat, &name, n, count)));
                scene.pieces.extend(lying);
                if count > 0 {
                    scene.counts.push((layout::count(seat, &name), count));
                }
            }
            if eyes.all || eyes.seat == Some(seat) {
                let left = usize::from(self.view(position, seat).left());
                scene
                    .pieces
                    .extend(layout::supply(seat, left).map(|spot| (seat, spot)));
            }
            let score = self.view(position, seat).score() as usize;
            let won = 0..layout::RAIL.seen(score);
            scene
                .pieces
                .extend(won.map(|n| (seat, layout::tray(seat, n, score))));
            scene.counts.push((layout::score(seat), score));
            let written = self.slates(position, seat, eyes);
            for (axis, face) in written.into_iter().flatten().enumerate() {
                let slate = layout::slate(seat, axis);
                scene.faces.extend(face.map(|face| (slate.clone(), face)));
                scene.pieces.push((seat, slate));
            }
        }
        if let Some(standing) = self.rules.standing(position) {
            let first = self.seats().filter(|&seat| standing.place(seat) == Some(1));
            scene.places.extend(first.map(|seat| (seat, 1)));
        }
        scene
    }

    fn cues(&self, position: &Position, event: &Event, _eyes: Eyes) -> Vec<Cue> {
        self.shown(position, event)
    }

    /// A rule a choice, in the order in which one meets them.
    fn needed(&self, position: &Position, seat: Seat) -> Vec<&'static str> {
        if self.view(position, seat).is_placing() {
            return vec!["howto-compromise-aim", "howto-compromise-place"];
        }
        vec![
            "howto-compromise-aim",
            "howto-compromise-name",
            "howto-compromise-freeze",
            "howto-compromise-score",
            "howto-compromise-same",
            "howto-compromise-board",
            "howto-compromise-end",
        ]
    }

    fn round(&self, position: &Position) -> Option<Message> {
        self.round_of(position)
    }

    fn doing(&self, position: &Position) -> Option<Message> {
        self.told_while_waiting(position)
    }

    fn headline(&self, position: &Position, event: &Event) -> Option<Message> {
        self.told_while_shown(position, event)
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
        let held = Triple::all().filter(|&place| !free.contains(place));
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
            .with("place", named.to_string())
            .with("worst", Arg::signed(worst))
            .with("mean", Arg::signed_decimal(mean, 1))
            .with("best", Arg::signed(best));
        let written = (0..AXES).map(|axis| (layout::slate(seat, axis), written(named, axis)));
        Some(Outlook {
            ways: Vec::new(),
            words: vec![words],
            written: written.collect(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::compromise::Config;

    #[test]
    fn what_is_named_is_held_like_all_that_shares_a_number_with_it() {
        let rules = Compromise::new(&Config::default()).expect("the usual rules");
        let look = CompromiseLook::new(&rules);
        let named: Triple = "222".parse().expect("a triple");
        let held = look.reach(&rules.start(), Seat::new(0), named);
        assert_eq!(held.len(), PLACES - 8);
        let is_held = |place: &str| held.contains(&SpotName::from(place));
        assert!(["222", "122", "323"].into_iter().all(is_held));
        assert!(!is_held("111") && !is_held("313"));
    }

    #[test]
    fn what_a_seat_has_still_to_place_is_seen_by_itself_alone() {
        let rules =
            Compromise::new(&Config::default().preset("complex").expect("a preset")).expect("its rules");
        let look = CompromiseLook::new(&rules);
        let start = rules.start();
        let waiting = |seat: Option<usize>, all: bool| {
            let eyes = Eyes {
                seat: seat.map(Seat::new),
                all,
            };
            let pieces = look.scene(&start, eyes).pieces.into_iter();
            let waits = pieces.filter(|(_, spot)| spot.as_str().starts_with('B'));
            waits.map(|(owner, _)| owner).collect::<Vec<_>>()
        };
        let pips = usize::from(rules.config().pips);
        assert_eq!(waiting(Some(0), false), vec![Seat::new(0); pips]);
        assert_eq!(waiting(Some(1), false), vec![Seat::new(1); pips]);
        assert_eq!(waiting(None, false), Vec::new());
        assert_eq!(waiting(None, true).len(), 2 * pips);
    }

    #[test]
    fn a_choice_that_is_pointed_at_is_read_on_the_own_slates() {
        let rules = Compromise::new(&Config::default()).expect("the usual rules");
        let look = CompromiseLook::new(&rules);
        let named: Triple = "213".parse().expect("a triple");
        let seat = Seat::new(1);
        let outlook = look.outlook(&rules.start(), seat, named).expect("an outlook");
        let wanted = ['2', '1', '3'].map(Face).into_iter().enumerate();
        let wanted: Vec<_> = wanted
            .map(|(axis, face)| (layout::slate(seat, axis), face))
            .collect();
        assert_eq!(outlook.written, wanted);
    }
}
