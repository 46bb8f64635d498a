//! How the race games with a die look, Mens erger je niet and Ludo: pawns on a track, and what each game's events mean.

use super::Look;
use crate::{
    rules::{
        ChoiceSet, Notation, Seat,
        race::Race,
        track::{Spot, Step, Track},
    },
    staging::{Blow, Cue, Eyes, Layout, Pick, Scene, SpotName},
};

/// What an event of a race means on the table.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// The die shows a face.
    Throw(Seat, u8),
    /// A pawn walks along these spots.
    Walk(Seat, Vec<Spot>),
    /// A pawn that stands there goes back to its yard.
    Strike(Seat, Spot, Blow),
    /// A seat is home in this place.
    Finish(Seat, u8),
    /// People should have time to read.
    Pause,
    /// Nothing is seen of it.
    Nothing,
}

/// The lessons of a race that are needed while it is played, by the keys of their texts.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// What it is all about.
    pub aim: &'static str,
    /// How to bring a pawn in.
    pub enter: &'static str,
    /// How pawns walk.
    pub walk: &'static str,
    /// How to strike.
    pub strike: &'static str,
    /// How to come home.
    pub home: &'static str,
    /// What the highest face brings.
    pub six: &'static str,
    /// What happens while no pawn can walk.
    pub waiting: &'static str,
}

/// What the table has to know of a race beside its rules.
pub trait Tracked: Race + Notation {
    /// What is told of it to who plays for the first time.
    const LESSONS: Lessons;

    /// What an event means.
    fn meaning(&self, event: &Self::Event) -> Meaning;
}

/// The look of a table.
#[derive(Debug)]
pub struct RaceLook<G> {
    rules: G,
    layout: Layout,
}

/// The layout's name of a spot; a yard has one for each pawn, and `waiting` says which is meant.
pub(super) fn spot_name(spot: Spot, waiting: usize) -> SpotName {
    SpotName::from(match spot {
        Spot::Yard(seat) => format!("B{seat}.{waiting}"),
        Spot::Ring(number) => format!("E{number}"),
        Spot::Home(seat, lane) => format!("H{seat}.{lane}"),
    })
}

/// The whole way of a seat's pawns, from the start to the last spot at home.
pub(super) fn whole_way(track: Track, seat: Seat) -> Vec<SpotName> {
    let steps = (0..track.way()).map(Step);
    steps.map(|step| spot_name(track.spot(seat, step), 0)).collect()
}

/// The spot that the layout calls so.
fn named_spot(name: &str) -> Option<Spot> {
    let (layer, rest) = name.split_at_checked(1)?;
    let seat = |text: &str| text.parse().ok().filter(|&seat| seat < Seat::MOST).map(Seat::new);
    match (layer, rest.split_once('.')) {
        ("E", None) => rest.parse().ok().map(Spot::Ring),
        ("B", Some((owner, _))) => seat(owner).map(Spot::Yard),
        ("H", Some((owner, lane))) => Some(Spot::Home(seat(owner)?, lane.parse().ok()?)),
        _ => None,
    }
}

impl<G: Tracked> RaceLook<G> {
    /// That of a table by these rules, on this board.
    pub(super) fn new(rules: &G, layout: Layout) -> Self {
        Self {
            rules: rules.clone(),
            layout,
        }
    }

    /// How many pawns of a seat wait in its yard.
    fn waiting(&self, position: &G::Position, seat: Seat) -> usize {
        let spots = self.rules.spots(position, seat);
        spots.iter().filter(|spot| matches!(spot, Spot::Yard(_))).count()
    }

    /// Where a choice begins and ends, as the notation has it.
    fn ends(&self, position: &G::Position, seat: Seat, text: &str) -> Option<(SpotName, SpotName)> {
        let (from, to) = text.split_once('-')?;
        let waiting = self.waiting(position, seat);
        let spot = |text| {
            self.rules
                .read_spot(seat, text)
                .map(|spot| spot_name(spot, waiting.saturating_sub(1)))
        };
        Some((spot(from)?, spot(to)?))
    }
}

impl<G: Tracked> Look for RaceLook<G> {
    type Game = G;

    fn rules(&self) -> &G {
        &self.rules
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn scene(&self, position: &G::Position, _eyes: Eyes) -> Scene {
        let mut scene = Scene::default();
        for seat in self.rules.seats().iter() {
            let mut waiting = 0;
            for spot in self.rules.spots(position, seat) {
                scene.pieces.push((seat, spot_name(spot, waiting)));
                waiting += usize::from(matches!(spot, Spot::Yard(_)));
            }
            if let Some(place) = position.place(seat) {
                scene.places.push((seat, place));
            }
        }
        let faces = self.rules.course().faces;
        if let Some(seat) = self.rules.turn(position).seats().iter().next() {
            scene.die = position.roll().map(|roll| (seat, roll, faces));
        } else if let Some(seat) = self.rules.thrower(position) {
            scene.die = Some((seat, faces, faces));
        }
        scene
    }

    fn cues(&self, before: &G::Position, event: &G::Event, _eyes: Eyes) -> Vec<Cue> {
        let faces = self.rules.course().faces;
        let yard = |seat| spot_name(Spot::Yard(seat), self.waiting(before, seat));
        match self.rules.meaning(event) {
            Meaning::Throw(seat, face) => vec![Cue::Throw { seat, face, faces }],
            Meaning::Walk(seat, path) => {
                let waiting = self.waiting(before, seat).saturating_sub(1);
                vec![Cue::Walk {
                    seat,
                    path: path.into_iter().map(|spot| spot_name(spot, waiting)).collect(),
                }]
            }
            Meaning::Strike(seat, spot, blow) => vec![Cue::Strike {
                seat,
                spot: spot_name(spot, 0),
                to: yard(seat),
                blow,
            }],
            Meaning::Finish(seat, place) => vec![Cue::Finish { seat, place }],
            Meaning::Pause => vec![Cue::Pause],
            Meaning::Nothing => Vec::new(),
        }
    }

    /// The fields that its pawns have walked.
    fn ahead(&self, position: &G::Position, seat: Seat) -> i64 {
        let spots = self.rules.spots(position, seat).into_iter();
        let places = spots.filter_map(|spot| self.rules.place(seat, spot));
        places.map(i64::from).sum()
    }

    /// What can be done with the roll; before a roll what it is about.
    fn needed(&self, position: &G::Position, seat: Seat) -> Vec<&'static str> {
        let lessons = G::LESSONS;
        let Some(face) = position.roll() else {
            return vec![lessons.aim, lessons.enter, lessons.waiting];
        };
        let (mut enters, mut strikes, mut comes_home) = (false, false, false);
        for choice in self.rules.choices(position, seat).iter() {
            let (mut next, mut events) = (*position, Vec::new());
            self.rules.play_known(&mut next, seat, choice, &mut events);
            for meaning in events.iter().map(|event| self.rules.meaning(event)) {
                match meaning {
                    Meaning::Strike(struck, ..) => strikes |= struck != seat,
                    Meaning::Walk(_, path) => {
                        enters |= matches!(path.first(), Some(Spot::Yard(_)));
                        comes_home |= matches!(path[..], [Spot::Ring(_), .., Spot::Home(..)]);
                    }
                    _ => {}
                }
            }
        }
        let is_highest = face == self.rules.course().faces;
        let needed = [
            (enters, lessons.enter),
            (strikes, lessons.strike),
            (comes_home, lessons.home),
            (is_highest && !enters, lessons.six),
            (true, lessons.walk),
        ];
        needed
            .into_iter()
            .filter_map(|(is, key)| is.then_some(key))
            .collect()
    }

    fn picks(&self, position: &G::Position, seat: Seat) -> Vec<Pick> {
        self.rules
            .choices(position, seat)
            .iter()
            .filter_map(|choice| {
                let text = self.rules.write_choice(position, seat, choice);
                let (from, to) = self.ends(position, seat, &text)?;
                Some(Pick::new(self.rules.choice_number(choice), from, to))
            })
            .collect()
    }

    fn ends_of(&self, position: &G::Position, seat: Seat, choice: G::Choice) -> Option<(SpotName, SpotName)> {
        self.ends(position, seat, &self.rules.write_ply(position, seat, &[choice]))
    }

    fn meant(&self, position: &G::Position, seat: Seat, spot: &str) -> Option<G::Choice> {
        let here = named_spot(spot)?;
        let from = self.rules.write_spot(here);
        let onto = |choice: &G::Choice| {
            self.ends_of(position, seat, *choice)
                .is_some_and(|(_, to)| to.as_str() == spot)
        };
        let by_target = self.rules.choices(position, seat).iter().find(onto);
        by_target.or_else(|| {
            let stands = self.rules.spots(position, seat).contains(&here);
            stands
                .then(|| self.rules.read_choice(position, seat, &from).ok())
                .flatten()
        })
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        let ring = (0..self.rules.course().track.ring()).map(Spot::Ring);
        let lane = self.rules.course().track.lane();
        let home = self
            .rules
            .seats()
            .iter()
            .flat_map(|seat| (0..lane).map(move |k| Spot::Home(seat, k)));
        ring.chain(home)
            .map(|spot| (spot_name(spot, 0), self.rules.write_spot(spot)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_way_goes_over_every_spot_of_the_ring_and_of_the_own_lane() {
        let way = whole_way(Track::new(4, 10, 4), Seat::new(2));
        let ends = [0, 39, 40, 43].map(|step: usize| way[step].as_str());
        assert_eq!((ends, way.len()), (["E20", "E19", "H2.0", "H2.3"], 44));
    }
}
