//! How the race games with a die look, Mens erger je niet and Ludo: pawns on a track, and what each game's events mean.

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Board, Staging, Wrapped};
use crate::{
    rules::{
        ChoiceSet, Game, Notation, Seat,
        race::Race,
        track::{Spot, Track},
    },
    staging::{Blow, Cue, Eyes, Layout, Pick, Scene, SpotName},
};

/// What an event of a race means on the table.
pub(super) enum Meaning {
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

/// What the table has to know of a race game.
pub(super) trait Tracked:
    Race + Notation<Event: DeserializeOwned> + Clone + Send + Sync + 'static
{
    /// The measures of its track.
    fn track(&self) -> Track;
    /// How many faces the die has.
    fn faces(&self) -> u8;
    /// Where the pawns of a seat stand.
    fn spots(&self, position: &Self::Position, seat: Seat) -> Vec<Spot>;
    /// A spot as the notation has it.
    fn write_spot(&self, spot: Spot) -> String;
    /// The spot that the notation calls so; one's own yard and home lane have no seat in it.
    fn read_spot(&self, seat: Seat, text: &str) -> Option<Spot>;
    /// What lies on the die, and in which place a seat came home.
    fn roll_and_place(&self, position: &Self::Position, seat: Seat) -> (Option<u8>, Option<u8>);
    /// What an event means.
    fn meaning(&self, event: Self::Event) -> Meaning;
}

pub(super) struct RaceStaging<G: Game> {
    pub(super) rules: G,
    pub(super) layout: Layout,
}

pub(super) fn typed<G: Game>(board: &dyn Board) -> Option<&Wrapped<G>> {
    board.as_any().downcast_ref()
}

/// The layout's name of a spot; a yard has one for each pawn, and `waiting` says which is meant.
fn spot_name(spot: Spot, waiting: usize) -> SpotName {
    SpotName::from(match spot {
        Spot::Yard(seat) => format!("B{seat}.{waiting}"),
        Spot::Ring(number) => format!("E{number}"),
        Spot::Home(seat, lane) => format!("H{seat}.{lane}"),
    })
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

impl<G: Tracked> RaceStaging<G> {
    /// How many pawns of a seat wait in its yard.
    fn waiting(&self, board: &dyn Board, seat: Seat) -> usize {
        let Some(board) = typed::<G>(board) else { return 0 };
        let spots = self.rules.spots(board.position(), seat);
        spots.iter().filter(|spot| matches!(spot, Spot::Yard(_))).count()
    }

    /// Where a choice begins and ends, as the notation has it.
    fn ends(&self, board: &dyn Board, seat: Seat, text: &str) -> Option<(SpotName, SpotName)> {
        let (from, to) = text.split_once('-')?;
        let waiting = self.waiting(board, seat);
        let spot = |text| {
            self.rules
                .read_spot(seat, text)
                .map(|spot| spot_name(spot, waiting.saturating_sub(1)))
        };
        Some((spot(from)?, spot(to)?))
    }
}

impl<G: Tracked> Staging for RaceStaging<G> {
    fn layout(&self) -> Layout {
        self.layout.clone()
    }

    fn colour(&self, seat: Seat) -> String {
        self.layout
            .seats()
            .get(seat.index())
            .map(|place| place.colour.key().to_owned())
            .unwrap_or_default()
    }

    fn scene(&self, board: &dyn Board, _eyes: Eyes) -> Scene {
        let Some(typed) = typed::<G>(board) else {
            return Scene::default();
        };
        let mut scene = Scene::default();
        for seat in self.rules.seats().iter() {
            let mut waiting = 0;
            for spot in self.rules.spots(typed.position(), seat) {
                scene.pieces.push((seat, spot_name(spot, waiting)));
                waiting += usize::from(matches!(spot, Spot::Yard(_)));
            }
            if let (_, Some(place)) = self.rules.roll_and_place(typed.position(), seat) {
                scene.places.push((seat, place));
            }
        }
        let faces = self.rules.faces();
        if let Some(seat) = typed.turn().seats().iter().next() {
            let (roll, _) = self.rules.roll_and_place(typed.position(), seat);
            scene.die = roll.map(|roll| (seat, roll, faces));
        } else if let Some(seat) = typed.thrower() {
            scene.die = Some((seat, faces, faces));
        }
        scene
    }

    fn cues(&self, before: &dyn Board, event: &Value, _eyes: Eyes) -> Vec<Cue> {
        let Ok(event) = serde_json::from_value(event.clone()) else {
            return Vec::new();
        };
        let faces = self.rules.faces();
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

    fn picks(&self, board: &dyn Board, seat: Seat) -> Vec<Pick> {
        board
            .choices(seat)
            .into_iter()
            .filter_map(|choice| {
                let (from, to) = self.ends(board, seat, &choice.text)?;
                Some(Pick::new(choice.number, from, to))
            })
            .collect()
    }

    fn ends_of(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<(SpotName, SpotName)> {
        self.ends(board, seat, &board.write_ply(seat, &[number]))
    }

    fn meant(&self, board: &dyn Board, seat: Seat, spot: &str) -> Option<usize> {
        let position = typed::<G>(board)?.position();
        let here = named_spot(spot)?;
        let from = self.rules.write_spot(here);
        let legal = self.rules.choices(position, seat);
        let onto = |number: &usize| {
            self.ends_of(board, seat, *number)
                .is_some_and(|(_, to)| to.as_str() == spot)
        };
        let by_target = legal
            .iter()
            .map(|choice| self.rules.choice_number(choice))
            .find(onto);
        by_target.or_else(|| {
            let stands = self.rules.spots(position, seat).contains(&here);
            let choice = stands
                .then(|| self.rules.read_choice(position, seat, &from).ok())
                .flatten()?;
            Some(self.rules.choice_number(choice))
        })
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        let ring = (0..self.rules.track().ring()).map(Spot::Ring);
        let lane = self.rules.track().lane();
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
