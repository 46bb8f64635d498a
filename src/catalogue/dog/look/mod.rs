//! How Dog looks.

mod lying;
mod spots;

use super::{super::Look, layout};
use crate::{
    rules::{
        Arg, ChoiceSet, Game, Message, Seat, Turn,
        dog::{Card, Cards, Choice, Dog, DogView, Event, PIECES, Place, Position, Rule},
    },
    staging::{Cue, Eyes, Face, Layout, Outlook, Pass, Pick, Scene, SpotName},
};

pub(super) use spots::place_name as spot_of;
use spots::{called, face, kind_slot, place_name, ring_name, slot, stack};

/// The look of a table.
#[derive(Debug)]
pub struct DogLook {
    rules: Dog,
    layout: Layout,
}

/// Ring spots of an arm of the board.
const ARM: u8 = 16;

impl DogLook {
    /// That of a table by these rules.
    pub(super) fn new(rules: &Dog) -> Self {
        let (colours, seats) = (rules.colours() as u8, rules.config().seats);
        Self {
            layout: layout::of_arms(rules.ring() / ARM, colours, seats, PIECES as u8),
            rules: rules.clone(),
        }
    }
}

impl Look for DogLook {
    type Game = Dog;

    fn rules(&self) -> &Dog {
        &self.rules
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn scene(&self, position: &Position, eyes: Eyes) -> Scene {
        let mut scene = Scene::default();
        for colour in (0..self.rules.colours()).map(Seat::new) {
            let mut waiting = 0;
            for place in self.rules.places(position.board(), colour) {
                let spot = place_name(colour, place, waiting);
                waiting += usize::from(place == Place::Kennel);
                if matches!(place, Place::Ring { star: true, .. }) {
                    scene.locked.push(spot.clone());
                }
                scene.pieces.push((colour, spot));
            }
        }
        for seat in self.rules.seats().iter() {
            let view = self.view(position, seat);
            let own = eyes.seat == Some(seat);
            if own && self.names_joker(position, seat) {
                for &card in Card::PLAIN {
                    let spot = kind_slot(seat, card);
                    scene.faces.push((spot.clone(), face(card)));
                    scene.pieces.push((seat, spot));
                }
                continue;
            }
            let count = view.count(seat);
            let slots = (0..count).map(|n| slot(seat, n, count, eyes));
            if own || eyes.all {
                let faces = view.hand().iter().map(face);
                scene.faces.extend(slots.clone().zip(faces));
            }
            scene.pieces.extend(slots.map(|spot| (seat, spot)));
        }
        let view = self.view(position, Seat::new(0));
        for (name, cards) in [("deck", view.deck()), ("pile", view.pile().len())] {
            let lie: Vec<SpotName> = stack(name, cards).collect();
            let Some(top) = lie.last().cloned() else { continue };
            scene
                .pieces
                .extend(lie.into_iter().map(|spot| (Seat::new(0), spot)));
            if name == "pile" {
                scene.top = Some(top);
            } else {
                scene.counts.push((top, cards));
            }
        }
        if let Some(standing) = self
            .rules
            .standing(position)
            .filter(|_| self.rules.is_over(position.board()))
        {
            let seats = self.rules.seats().iter();
            scene.places.extend(
                seats
                    .filter(|&seat| standing.place(seat) == Some(1))
                    .map(|seat| (seat, 1)),
            );
        }
        scene
    }

    fn cues(&self, position: &Position, event: &Event, eyes: Eyes) -> Vec<Cue> {
        let seats = self.rules.seats();
        let cue = match *event {
            Event::Dealt { seat, count, cards } => {
                let mut known = cards.unwrap_or_default().iter().map(face);
                let count = usize::from(count);
                let deal = |n| Pass {
                    seat,
                    from: "deck.0".into(),
                    to: slot(seat, n, count, eyes),
                    face: known.next().filter(|_| eyes.seat == Some(seat) || eyes.all),
                };
                Cue::Pass((0..count).map(deal).collect())
            }
            Event::Gave { seat, to, card } => {
                let (has, gets) = (
                    self.view(position, seat).count(seat),
                    self.view(position, to).count(to),
                );
                let known = card.filter(|_| eyes.all || [seat, to].map(Some).contains(&eyes.seat));
                let from = match known {
                    Some(card) => self.slot_of(position, seat, card, eyes),
                    None => slot(seat, has.saturating_sub(1), has, eyes),
                };
                Cue::Pass(vec![Pass {
                    seat: to,
                    from,
                    to: slot(to, gets.saturating_sub(1), gets, eyes),
                    face: known.map(face),
                }])
            }
            Event::Played { seat, card, .. } | Event::Discarded { seat, card } => {
                Cue::Pass(vec![self.laid(position, seat, card, 0, eyes)])
            }
            Event::Folded { seat, cards } => {
                let laid = cards.iter().enumerate();
                Cue::Pass(
                    laid.map(|(n, card)| self.laid(position, seat, card, n, eyes))
                        .collect(),
                )
            }
            Event::Won { seat } => {
                let team: Vec<Seat> = self
                    .rules
                    .team_of(seat)
                    .filter(|&seat| seats.contains(seat))
                    .collect();
                return team
                    .into_iter()
                    .map(|seat| Cue::Finish { seat, place: 1 })
                    .collect();
            }
            Event::Reshuffled | Event::Drawn { .. } => Cue::Pause,
            Event::Chose { .. } => return Vec::new(),
            Event::Moved { .. } | Event::Struck { .. } | Event::Swapped { .. } => {
                return self.motion(position, event).into_iter().collect();
            }
        };
        vec![cue]
    }

    fn tally(&self, position: &Position, seat: Option<Seat>) -> Vec<(Face, u8, u8)> {
        let pile = self.view(position, Seat::new(0)).pile();
        let hand = seat.map_or_else(Cards::default, |seat| self.view(position, seat).hand());
        let config = self.rules.config();
        let pack = Cards::pack(config.copies, config.jokers);
        pack.kinds()
            .map(|card| (face(card), pile.count(card) + hand.count(card), pack.count(card)))
            .collect()
    }

    /// The fields that the pieces of its colour have walked.
    fn ahead(&self, position: &Position, seat: Seat) -> i64 {
        let (ring, start) = (self.rules.ring(), self.rules.start_of(seat));
        let walked = |place| match place {
            Place::Kennel => 0,
            Place::Ring { spot, .. } => 1 + (spot + ring - start) % ring,
            Place::Finish(index) => 1 + ring + index,
        };
        let places = self.rules.places(position.board(), seat);
        places.into_iter().map(|place| i64::from(walked(place))).sum()
    }

    fn doing(&self, position: &Position) -> Option<Message> {
        let acting = self.rules.turn(position).seats().lowest()?;
        let view = self.view(position, acting);
        view.is_exchange().then(|| Message::new("doing-dog-exchange"))
    }

    fn asked(&self, position: &Position, seat: Seat) -> Option<Message> {
        if !self.rules.turn(position).seats().contains(seat) {
            return None;
        }
        let view = self.view(position, seat);
        if view.is_exchange() {
            let mate = self.rules.team_of(seat).nth(1)?;
            return Some(Message::new("prompt-dog-give").with("seat", mate));
        }
        if self.names_joker(position, seat) {
            return Some(Message::new("prompt-dog-joker"));
        }
        let begun = view.begun();
        let steps: i64 = begun
            .iter()
            .map(|choice| match choice {
                Choice::Part(part) => i64::from(part.steps),
                _ => 0,
            })
            .sum();
        let counts_as = begun.iter().rev().find_map(|choice| match choice {
            Choice::Card(card) | Choice::As(card) => Some(*card),
            _ => None,
        });
        Some(match counts_as {
            None if self.rules.discards(position) => Message::new("prompt-dog-discard"),
            None => Message::new("prompt-dog-card"),
            Some(Card::Seven) => Message::new("prompt-dog-seven").with("left", 7 - steps),
            Some(Card::Jack) if matches!(begun.last(), Some(Choice::Own(_))) => {
                Message::new("prompt-dog-with")
            }
            Some(Card::Jack) => Message::new("prompt-dog-jack"),
            // As it stands on the card: the notation has one letter for it.
            Some(Card::Ten) => Message::new("prompt-dog-place").with("card", "10"),
            Some(card) => Message::new("prompt-dog-place").with("card", card.to_string()),
        })
    }

    /// What the cards that may be played can do, when a card is to be chosen; the rest a rule a turn.
    fn needed(&self, position: &Position, seat: Seat) -> Vec<&'static str> {
        let view = self.view(position, seat);
        if view.is_exchange() {
            return vec!["howto-dog-aim", "howto-dog-exchange"];
        }
        if !view.begun().is_empty() {
            return Vec::new();
        }
        if self.rules.discards(position) {
            return vec!["howto-dog-aim", "howto-dog-must"];
        }
        let choices = self.rules.choices(position, seat);
        let playable: Vec<Choice> = choices.iter().collect();
        let has = |card| playable.contains(&Choice::Card(card));
        let places = self.rules.places(position.board(), seat);
        let waits = places.contains(&Place::Kennel);
        let is_full = places.iter().all(|place| matches!(place, Place::Finish(_)));
        let needed = [
            (true, "howto-dog-aim"),
            (waits && (has(Card::Ace) || has(Card::King)), "howto-dog-start"),
            (has(Card::Seven), "howto-dog-seven"),
            (has(Card::Jack), "howto-dog-jack"),
            (has(Card::Joker), "howto-dog-joker"),
            (is_full, "howto-dog-help"),
            (true, "howto-dog-cards"),
            (true, "howto-dog-strike"),
            (true, "howto-dog-star"),
            (true, "howto-dog-finish"),
            (true, "howto-dog-round"),
        ];
        needed
            .into_iter()
            .filter_map(|(is, key)| is.then_some(key))
            .collect()
    }

    fn chosen(&self, position: &Position, seat: Seat) -> Vec<SpotName> {
        if self.names_joker(position, seat) {
            return Vec::new();
        }
        let pieces = self
            .view(position, seat)
            .begun()
            .into_iter()
            .filter_map(|choice| match choice {
                Choice::Own(_) => self.rules.named(position, choice),
                _ => None,
            });
        let pieces = pieces.map(|(colour, place)| self.stands(position, colour, place));
        self.begun_card(position, seat, Self::eyes(seat))
            .into_iter()
            .chain(pieces)
            .collect()
    }

    fn hint(&self, position: &Position, _seat: Seat, choice: Choice) -> Message {
        match choice {
            Choice::Card(card) | Choice::As(card) => {
                Message::new("hint-dog-card").with("card", card.to_string())
            }
            Choice::Second => Message::new("hint-dog-second"),
            Choice::Blank => Message::new("hint-dog-blank"),
            _ => match self.rules.named(position, choice) {
                None | Some((_, Place::Kennel)) => Message::new("hint-dog-kennel"),
                Some((_, place)) => Message::new("hint-dog-piece").with("spot", called(place)),
            },
        }
    }

    fn spoken(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Message> {
        Some(match choice {
            Choice::Card(card) => {
                let key = if self.view(position, seat).is_exchange() {
                    "hint-dog-give"
                } else if self.rules.discards(position) {
                    "hint-dog-discard"
                } else {
                    "hint-dog-card"
                };
                Message::new(key).with("card", card.to_string())
            }
            Choice::As(card) => Message::new("hint-dog-joker").with("card", card.to_string()),
            Choice::Walk { .. } | Choice::Part(_) => {
                let way = self.rules.trial(position, choice).into_iter().rev();
                let mut way = way.filter_map(|event| match event {
                    Event::Moved { path, .. } => Some((*path.first()?, *path.last()?)),
                    _ => None,
                });
                let (from, to) = way.next()?;
                Message::new("hint-dog-way")
                    .with("from", called(from))
                    .with("to", called(to))
            }
            Choice::With { .. } => {
                let (_, place) = self.rules.named(position, choice)?;
                Message::new("hint-dog-swap").with("spot", called(place))
            }
            Choice::Second | Choice::Start | Choice::Blank | Choice::Own(_) => {
                self.hint(position, seat, choice)
            }
        })
    }

    fn plan(&self, position: &Position, seat: Seat, choice: Option<Choice>) -> Vec<Cue> {
        if self.rules.turn(position) != Turn::Seat(seat) {
            return Vec::new();
        }
        let tried = choice
            .filter(|&choice| self.rules.forbids(position, seat, choice).is_none())
            .map(|choice| self.rules.trial(position, choice));
        let planned = self.rules.planned(position);
        let plan: Vec<Cue> = planned
            .iter()
            .chain(tried.iter().flatten())
            .filter_map(|event| self.motion(position, event))
            .collect();
        match choice {
            Some(card @ (Choice::Card(_) | Choice::As(_))) if plan.is_empty() => {
                self.leads(position, seat, card)
            }
            _ => plan,
        }
    }

    fn picks(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let choices = self.rules.choices(position, seat);
        choices
            .iter()
            .filter_map(|choice| self.pick(position, seat, choice))
            .collect()
    }

    fn seen_picks(&self, position: &Position, seat: Seat, eyes: Eyes) -> Vec<Pick> {
        let own = eyes.seat == Some(seat);
        // What can be played tells of the hand, and where a piece can go tells of the card that is about to be laid open.
        if !own && !eyes.all {
            return Vec::new();
        }
        let choices = self.rules.choices(position, seat);
        // One of each kind is laid out only before who plays a joker.
        let is_seen = |choice: &Choice| own || !matches!(choice, Choice::As(_));
        choices
            .iter()
            .filter(is_seen)
            .filter_map(|choice| self.pick_by(position, seat, choice, eyes))
            .collect()
    }

    fn covered(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let view = self.view(position, seat);
        if !view.is_exchange() {
            return Vec::new();
        }
        let cards = slots_of(&view, seat).zip(view.hand().iter());
        cards
            .map(|(slot, card)| {
                Pick::new(
                    self.rules.choice_number(Choice::Card(card)),
                    slot.as_str(),
                    slot.as_str(),
                )
            })
            .collect()
    }

    fn alike(&self, position: &Position, spot: &SpotName) -> SpotName {
        let owner = self.layout.spot(spot.as_str()).and_then(|spot| spot.seat);
        match (owner, spot.as_str().split_at_checked(1)) {
            (Some(colour), Some(("K", _))) => self.stands(position, colour, Place::Kennel),
            _ => spot.clone(),
        }
    }

    fn aims(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let mut aims = self.picks(position, seat);
        let view = self.view(position, seat);
        if view.begun().is_empty() {
            let cards = view.hand().kinds().map(Choice::Card);
            let others: Vec<Pick> = cards
                .filter_map(|choice| self.pick(position, seat, choice))
                .filter(|pick| aims.iter().all(|aim| aim.number != pick.number))
                .collect();
            aims.extend(others);
        }
        aims
    }

    fn outlook(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Outlook> {
        if self.rules.forbids(position, seat, choice).is_some() {
            return None;
        }
        let words: Vec<Message> = self
            .rules
            .trial(position, choice)
            .into_iter()
            .filter_map(|event| match event {
                Event::Struck { colour, spot, .. } => Some(
                    Message::new("outlook-dog-strikes")
                        .with("seat", colour)
                        .with("spot", i64::from(spot)),
                ),
                _ => None,
            })
            .collect();
        (!words.is_empty()).then_some(Outlook {
            words,
            ..Outlook::default()
        })
    }

    fn explains(&self, position: &Position, seat: Seat, choice: Choice) -> Vec<Message> {
        let Choice::Card(card) = choice else {
            return Vec::new();
        };
        if self.rules.discards(position) {
            return Vec::new();
        }
        let is_given = self.view(position, seat).is_exchange();
        let mate = self.rules.team_of(seat).nth(1).filter(|_| is_given);
        let given = mate.map(|mate| Message::new("explains-dog-give").with("seat", mate));
        // In the texts only a number is met by a number.
        let sign = card.to_string();
        let card = sign.parse().map_or(Arg::Text(sign), Arg::Number);
        given
            .into_iter()
            .chain([Message::new("explains-dog-card").with("card", card)])
            .collect()
    }

    fn ends_of(&self, position: &Position, seat: Seat, choice: Choice) -> Option<(SpotName, SpotName)> {
        let pick = self.pick(position, seat, choice)?;
        Some((pick.from, pick.to))
    }

    fn meant(&self, position: &Position, seat: Seat, spot: &str) -> Option<Choice> {
        let here = self.alike(position, &SpotName::from(spot));
        let view = self.view(position, seat);
        // Any of several equal cards is meant by each of them.
        let cards = slots_of(&view, seat).zip(view.hand().iter());
        if let Some((_, card)) = cards.into_iter().find(|(slot, _)| *slot == here)
            && view.begun().is_empty()
        {
            return Some(Choice::Card(card));
        }
        let picks = self.picks(position, seat);
        let ways = |pick: &&Pick| pick.from == here || pick.to == here;
        let mut meant = picks.iter().filter(ways);
        match (meant.next(), meant.next()) {
            (Some(pick), None) => self.rules.numbered_choice(pick.number),
            (Some(_), Some(_)) => None,
            // What can't go is asked for all the same: the rule answers.
            (None, _) => {
                let named = |choice: &Choice| {
                    let piece = self.rules.named(position, *choice);
                    piece.is_some_and(|(colour, place)| self.stands(position, colour, place) == here)
                };
                let all =
                    (0..self.rules.choice_count()).filter_map(|number| self.rules.numbered_choice(number));
                let fits =
                    |choice: &Choice| self.rules.forbids(position, seat, *choice) != Some(Rule::NotNow);
                all.filter(named).find(fits)
            }
        }
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        let ring = (0..self.rules.ring()).map(|spot| (ring_name(spot), spot.to_string()));
        let colours = (0..self.rules.colours()).map(Seat::new);
        let home = colours.flat_map(|colour| {
            (0..PIECES as u8).map(move |k| (place_name(colour, Place::Finish(k), 0), format!("F{k}")))
        });
        ring.chain(home).collect()
    }
}

/// Where the cards of who looks lie.
fn slots_of(view: &DogView<'_>, seat: Seat) -> impl Iterator<Item = SpotName> + use<> {
    let count = view.count(seat);
    (0..count).map(move |n| slot(seat, n, count, DogLook::eyes(seat)))
}

#[cfg(test)]
mod tests;
