//! How Mens erger je niet looks.

use serde::Deserialize;
use serde_json::Value;

use super::{Cue, Eyes, Pick, Scene, Staging};
use crate::{
    app::{
        shelf::Shelf,
        table::{Layout, SpotName},
    },
    catalogue::{Board, Wrapped},
    rules::{
        ChoiceSet, Game, Notation, Seat,
        mejn::{Event, Mejn},
        track::Spot,
    },
};

struct MejnStaging {
    rules: Mejn,
    layout: Layout,
}

pub(super) fn staging(board: &dyn Board, shelf: &Shelf) -> Option<Box<dyn Staging>> {
    let rules = typed(board)?.rules().clone();
    let config = rules.config();
    let layout = shelf.race(config.seats, config.dots, config.pawns);
    Some(Box::new(MejnStaging { rules, layout }))
}

fn typed(board: &dyn Board) -> Option<&Wrapped<Mejn>> {
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

impl MejnStaging {
    /// How many pawns of a seat wait in begin.
    fn waiting(&self, board: &dyn Board, seat: Seat) -> usize {
        let Some(board) = typed(board) else { return 0 };
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

impl Staging for MejnStaging {
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
        let Some(typed) = typed(board) else {
            return Scene::default();
        };
        let mut scene = Scene::default();
        for seat in self.rules.seats().iter() {
            let mut waiting = 0;
            for spot in self.rules.spots(typed.position(), seat) {
                scene.pieces.push((seat, spot_name(spot, waiting)));
                waiting += usize::from(matches!(spot, Spot::Yard(_)));
            }
            if let Some(place) = self.rules.view(typed.position(), seat).place(seat) {
                scene.places.push((seat, place));
            }
        }
        let faces = self.rules.config().faces;
        if let Some(seat) = typed.turn().seats().iter().next() {
            let roll = self.rules.view(typed.position(), seat).roll();
            scene.die = roll.map(|roll| (seat, roll, faces));
        } else if let Some(seat) = typed.thrower() {
            scene.die = Some((seat, faces, faces));
        }
        scene
    }

    fn cues(&self, before: &dyn Board, event: &Value, _eyes: Eyes) -> Vec<Cue> {
        let Ok(event) = Event::deserialize(event) else {
            return Vec::new();
        };
        let faces = self.rules.config().faces;
        match event {
            Event::Contested { seat, face } | Event::Rolled { seat, face } => {
                vec![Cue::Throw { seat, face, faces }]
            }
            Event::Moved { seat, path } => {
                let waiting = self.waiting(before, seat).saturating_sub(1);
                vec![Cue::Walk {
                    seat,
                    path: path.into_iter().map(|spot| spot_name(spot, waiting)).collect(),
                }]
            }
            Event::Struck { seat, spot, .. } => {
                let to = spot_name(Spot::Yard(seat), self.waiting(before, seat));
                vec![Cue::Strike {
                    seat,
                    spot: spot_name(spot, 0),
                    to,
                }]
            }
            Event::Finished { seat, place } => vec![Cue::Finish { seat, place }],
            Event::NoMove { .. } | Event::LimitReached { .. } | Event::Begins { .. } => vec![Cue::Pause],
            Event::Again { .. } | Event::Over => Vec::new(),
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
        let position = typed(board)?.position();
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
