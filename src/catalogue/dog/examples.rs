//! Positions of Dog that show one rule each, made for the seats and house rules of a table.
//!
//! Every position is written as text and read back, so it is one of this configuration, and what happens in it is done by
//! the rules. Where a table has no place for it, there is no example.

use super::super::{Board as _, Example, Wrapped, lesson::Act};
use crate::rules::{
    Game as _, Seat,
    dog::{Card, Cards, Choice, Dog, Event, Place},
};

/// The examples of one table.
pub(super) struct Examples {
    table: Wrapped<Dog>,
}

/// The seat that is taught.
const SEAT: Seat = Seat::new(0);
/// Where a piece of the next colour stands.
const STANDS: &str = "P20";
/// All pieces of a colour at home.
const HOME: &str = "F0F1F2F3";
/// Cards of the first hand of a game.
const DEALT: usize = 6;

impl Examples {
    pub(super) fn new(rules: Dog) -> Self {
        Self {
            table: Wrapped::new(rules),
        }
    }

    fn rules(&self) -> &Dog {
        self.table.rules()
    }

    /// The position with the pieces of each colour and the hand of each seat, when `next` is to be done.
    fn position(
        &self,
        side: impl Fn(Seat) -> String,
        hand: impl Fn(Seat) -> String,
        next: &str,
    ) -> Option<Wrapped<Dog>> {
        let rules = self.rules();
        let sides: Vec<String> = (0..rules.colours()).map(Seat::new).map(side).collect();
        let hands: Vec<String> = rules.seats().iter().map(hand).collect();
        let held = hands
            .iter()
            .flat_map(|hand| hand.chars())
            .filter_map(Card::from_letter);
        let config = rules.config();
        let rest = Cards::pack(config.copies, config.jokers).without(held.collect())?;
        let gave = if rules.has_exchange() && next != "give" {
            "2"
        } else {
            "-"
        };
        let text = format!(
            "board={} hands={} deck={rest} pile=- gave={} spent=- deal=2 starter=0 next={next}",
            sides.join("|"),
            hands.join(","),
            vec![gave; hands.len()].join(","),
        );
        self.table.at(&text).ok()
    }

    /// The first seat plays this card, its pieces standing so and a piece of the next colour on the ring, in a way in which
    /// what is meant happens.
    pub(super) fn play(&self, own: &str, card: Card, is_meant: impl Fn(&Event) -> bool) -> Option<Example> {
        let side = |colour: Seat| match colour.index() {
            0 => own.to_owned(),
            1 => STANDS.to_owned(),
            _ => String::new(),
        };
        self.played(side, card, is_meant)
    }

    /// The first seat plays its only card with these pieces in any way in which what is meant happens.
    fn played(
        &self,
        side: impl Fn(Seat) -> String,
        card: Card,
        is_meant: impl Fn(&Event) -> bool,
    ) -> Option<Example> {
        let hand = |seat: Seat| {
            if seat == SEAT {
                card.to_string()
            } else {
                "-".to_owned()
            }
        };
        let board = self.position(side, hand, "0")?;
        self.played_on(&board, (SEAT, card), is_meant)
    }

    /// A seat plays a card in any way in which what is meant happens.
    fn played_on(
        &self,
        board: &Wrapped<Dog>,
        (seat, card): (Seat, Card),
        is_meant: impl Fn(&Event) -> bool,
    ) -> Option<Example> {
        let first = self.rules().choice_number(Choice::Card(card));
        let mut begun = board.clone();
        begun.choose(seat, first).ok()?;
        let mut ways: Vec<Vec<usize>> = vec![vec![first]];
        if begun.is_open(seat) {
            let second = begun.choices(seat).into_iter();
            ways = second.map(|choice| vec![first, choice.number]).collect();
        }
        let shown = |chain: Vec<usize>| {
            let example = Example::chained(board.clone(), seat, &chain)?;
            let mut events = example.events.iter().filter_map(|(_, event)| event.typed());
            events.any(&is_meant).then_some(example)
        };
        ways.into_iter().find_map(shown)
    }

    /// The ring spot so many before the start of the first seat.
    fn before_start(&self, steps: u8) -> String {
        format!("P{}", self.rules().ring() - steps)
    }

    /// A piece comes home beside two others.
    pub(super) fn aim(&self) -> Option<Example> {
        let own = self.before_start(2) + "F2F3";
        self.play(&own, Card::Three, came_home)
    }

    /// Everybody is dealt a hand.
    pub(super) fn round(&self) -> Option<Example> {
        let mut cards = Card::PLAIN.iter().cycle();
        let seats = self.rules().seats();
        let hands: Vec<String> = seats
            .iter()
            .map(|_| cards.by_ref().take(DEALT).map(ToString::to_string).collect())
            .collect();
        Example::acted(self.table.clone(), SEAT, &[Act::Chance(hands.join(","))])
    }

    /// Everybody gives a card to its mate.
    pub(super) fn exchange(&self) -> Option<Example> {
        let hand = |seat: Seat| {
            let cards = [[Card::Ace, Card::Five], [Card::Nine, Card::King]][seat.index() / 2 % 2];
            cards.map(|card| card.to_string()).concat()
        };
        let board = self.position(|_| String::new(), hand, "give")?;
        let give = |seat: Seat| Some(Act::Choice(seat, board.choices(seat).first()?.number));
        let acts: Option<Vec<Act>> = board.seats().iter().map(give).collect();
        let given = Example::acted(board, SEAT, &acts?)?;
        Some(given.seeing(|event: &Event| matches!(event, Event::Gave { .. })))
    }

    /// A card that can't be played is discarded.
    pub(super) fn nothing(&self) -> Option<Example> {
        self.play("", Card::Six, |event| matches!(event, Event::Discarded { .. }))
    }

    /// The last seat plays, and the first one, who can play nothing, lays the whole hand down.
    pub(super) fn sits_out(&self) -> Option<Example> {
        let last = self.rules().seats().iter().next_back()?;
        let side = |colour: Seat| {
            if colour == last {
                STANDS.to_owned()
            } else {
                String::new()
            }
        };
        let hand = |seat: Seat| match seat {
            SEAT => "66".to_owned(),
            seat if seat == last => Card::Five.to_string(),
            _ => "-".to_owned(),
        };
        let board = self.position(side, hand, &last.index().to_string())?;
        let folds = |event: &Event| matches!(event, Event::Folded { .. });
        self.played_on(&board, (last, Card::Five), folds)
    }

    /// The finish of the first colour is full: its card moves another one of its team.
    pub(super) fn help(&self) -> Option<Example> {
        let mate = self.rules().team_of(SEAT).nth(1)?;
        let side = |colour: Seat| {
            if colour == SEAT {
                HOME.to_owned()
            } else if colour == mate {
                "P40".to_owned()
            } else {
                String::new()
            }
        };
        self.played(
            side,
            Card::Five,
            |event| matches!(event, Event::Moved { colour, .. } if *colour == mate),
        )
    }

    /// The last piece of a team comes home.
    pub(super) fn end(&self) -> Option<Example> {
        let team: Vec<Seat> = self.rules().team_of(SEAT).collect();
        let side = |colour: Seat| {
            if colour == SEAT {
                self.before_start(2) + "F1F2F3"
            } else if team.contains(&colour) {
                HOME.to_owned()
            } else {
                format!("P{}", 20 + colour.index())
            }
        };
        self.played(side, Card::Three, |event| matches!(event, Event::Won { .. }))
    }
}

/// A piece has come into its finish.
pub(super) fn came_home(event: &Event) -> bool {
    matches!(event, Event::Moved { path, .. } if matches!(path[..], [Place::Ring { .. }, .., Place::Finish(_)]))
}
