//! Where Dog's pieces and cards lie for who looks, where a choice leads, and what an event does to the pieces.

use super::{
    DogLook,
    spots::{face, kind_slot, place_name, ring_name, slot, stack},
};
use crate::{
    rules::{
        ChoiceSet as _, Game, Seat, Silent, Turn,
        dog::{Card, Cards, Choice, DogView, Event, Place, Position},
    },
    staging::{Blow, Cue, Eyes, Pass, Pick, SpotName},
};

impl DogLook {
    pub(super) fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> DogView<'a> {
        self.rules.view(position, seat)
    }

    /// How many pieces of a colour wait in the kennel.
    pub(super) fn waiting(&self, position: &Position, colour: Seat) -> usize {
        let places = self.rules.places(position.board(), colour);
        places.iter().filter(|place| **place == Place::Kennel).count()
    }

    /// The layout's name of the place where a piece stands.
    pub(super) fn stands(&self, position: &Position, colour: Seat, place: Place) -> SpotName {
        place_name(colour, place, self.waiting(position, colour).saturating_sub(1))
    }

    /// Whether a seat is to say what its joker is.
    pub(super) fn names_joker(&self, position: &Position, seat: Seat) -> bool {
        let begun = self.view(position, seat).begun();
        begun.contains(&Choice::Card(Card::Joker))
            && !begun.iter().any(|choice| matches!(choice, Choice::As(_)))
    }

    /// Where a card stands in a hand, of several equal ones the first.
    pub(super) fn place_in(hand: Cards, card: Card) -> usize {
        hand.iter().position(|other| other == card).unwrap_or_default()
    }

    /// Where a card of a seat lies that is known to who looks or is laid open.
    pub(super) fn slot_of(&self, position: &Position, seat: Seat, card: Card, eyes: Eyes) -> SpotName {
        let view = self.view(position, seat);
        let count = view.count(seat);
        // Where it lies among the others tells nothing of them, as long as they are not seen.
        let n = if eyes.seat == Some(seat) || eyes.all {
            Self::place_in(view.hand(), card)
        } else {
            count.saturating_sub(1)
        };
        slot(seat, n, count, eyes)
    }

    /// Where the card lies that a seat has chosen to play.
    pub(super) fn begun_card(&self, position: &Position, seat: Seat, eyes: Eyes) -> Option<SpotName> {
        let begun = self.view(position, seat).begun();
        begun.into_iter().find_map(|choice| match choice {
            Choice::Card(card) => Some(self.slot_of(position, seat, card, eyes)),
            _ => None,
        })
    }

    /// Before who is to choose.
    pub(super) fn eyes(seat: Seat) -> Eyes {
        Eyes {
            seat: Some(seat),
            all: false,
        }
    }

    pub(super) fn pick(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Pick> {
        self.pick_by(position, seat, choice, Self::eyes(seat))
    }

    pub(super) fn pick_by(
        &self,
        position: &Position,
        seat: Seat,
        choice: Choice,
        eyes: Eyes,
    ) -> Option<Pick> {
        let number = self.rules.choice_number(choice);
        let still = |spot: SpotName| Some(Pick::new(number, spot.as_str(), spot.as_str()));
        match choice {
            Choice::Card(card) => still(self.slot_of(position, seat, card, eyes)),
            Choice::As(card) => still(kind_slot(seat, card)),
            Choice::Blank => still(self.begun_card(position, seat, eyes)?),
            Choice::Second => {
                let colour = self.rules.second_of(position)?;
                let [first, ..] = self.rules.places(position.board(), colour);
                still(self.stands(position, colour, first))
            }
            _ => {
                let (colour, place) = self.rules.named(position, choice)?;
                let from = self.stands(position, colour, place);
                let to = self
                    .rules
                    .trial(position, choice)
                    .into_iter()
                    .find_map(|event| match event {
                        Event::Moved { colour, path } => Some(place_name(colour, *path.last()?, 0)),
                        Event::Swapped {
                            spots: [own, other], ..
                        } => {
                            let goes = if from == ring_name(own) { other } else { own };
                            Some(ring_name(goes))
                        }
                        _ => None,
                    });
                let to = to.unwrap_or_else(|| from.clone());
                // The second piece of a swap is where it is clicked.
                if matches!(choice, Choice::With { .. }) {
                    return Some(Pick {
                        number,
                        from: to,
                        to: from,
                    });
                }
                Some(Pick { number, from, to })
            }
        }
    }

    /// What an event does to the pieces.
    pub(super) fn motion(&self, position: &Position, event: &Event) -> Option<Cue> {
        match event {
            Event::Moved { colour, path } => {
                let waiting = self.waiting(position, *colour).saturating_sub(1);
                Some(Cue::Walk {
                    seat: *colour,
                    path: path
                        .iter()
                        .map(|place| place_name(*colour, *place, waiting))
                        .collect(),
                })
            }
            Event::Struck { colour, spot, .. } => Some(Cue::Strike {
                seat: *colour,
                spot: ring_name(*spot),
                to: place_name(*colour, Place::Kennel, self.waiting(position, *colour)),
                blow: Blow::Knock,
            }),
            Event::Swapped {
                colours: [one, other],
                spots: [here, there],
            } => Some(Cue::Swap([(*one, ring_name(*here)), (*other, ring_name(*there))])),
            _ => None,
        }
    }

    /// Where a card could take which piece, each way by its ends.
    pub(super) fn leads(&self, position: &Position, seat: Seat, card: Choice) -> Vec<Cue> {
        let mut then = *position;
        let played = self.rules.play(&mut then, seat, card, &mut Silent).is_ok();
        if !played || self.rules.turn(&then) != Turn::Seat(seat) || self.view(&then, seat).begun().is_empty()
        {
            return Vec::new();
        }
        let choices = self.rules.choices(&then, seat);
        let moves = choices.iter().flat_map(|choice| self.rules.trial(&then, choice));
        let cues = moves.filter_map(|event| match self.motion(&then, &event)? {
            Cue::Walk { seat, path } => {
                let ends = [path.first()?.clone(), path.last()?.clone()];
                Some(Cue::Walk {
                    seat,
                    path: ends.to_vec(),
                })
            }
            _ => None,
        });
        cues.collect()
    }

    /// A card is laid open on the pile, where so many lie already.
    pub(super) fn laid(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        already: usize,
        eyes: Eyes,
    ) -> Pass {
        let pile = self.view(position, seat).pile().len() + already;
        Pass {
            seat: Seat::new(0),
            from: self.slot_of(position, seat, card, eyes),
            to: stack("pile", pile + 1).last().unwrap_or_else(|| "pile.0".into()),
            face: Some(face(card)),
        }
    }
}
