//! A game of hidden cards: three are dealt to each of two seats, both lay one down at once, the higher one scores.

use homestretch::play::{dice::Dice, seed::numbered};
use homestretch::rules::{
    Bits, ChoiceSet, Game, Listener, Message, Notation, Order, Refusal, Seat, SeatSet, Silent, Source,
    Standing, TextFault, Turn, View,
};
use serde::{Deserialize, Serialize};

use super::suite::{Small, compete, conform};

const CARDS: u8 = 8;
const HAND: u32 = 3;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Config {}

#[derive(Clone, Debug, PartialEq)]
enum Fault {}

impl From<Fault> for Message {
    fn from(fault: Fault) -> Self {
        match fault {}
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Rule {
    NotInHand,
    NoSuchDeal,
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        Self::new(&format!("{rule:?}"))
    }
}

/// Hands are bits by card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Position {
    dealt: bool,
    hands: [u8; 2],
    chosen: [Option<u8>; 2],
    laid: u8,
    score: [u8; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Dealt([Option<u8>; 2]),
    Chose(Seat, Option<u8>),
    Shown([u8; 2]),
}

#[derive(Clone, Debug)]
struct Veil(Config);

#[derive(Debug)]
struct Lens<'a>(&'a Position, Seat);

impl PartialEq for Lens<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.numbers() == other.numbers()
    }
}

impl View for Lens<'_> {
    fn seat(&self) -> Seat {
        self.1
    }

    fn numbers(&self) -> Vec<i32> {
        let Position {
            dealt,
            hands,
            chosen,
            laid,
            score,
        } = self.0;
        let (own, rival) = (self.1.index(), 1 - self.1.index());
        let mine = chosen[own].map_or(-1, i32::from);
        let theirs = i32::from(chosen[rival].is_some());
        let [hand, laid, ours, others] = [hands[own], *laid, score[own], score[rival]].map(i32::from);
        vec![i32::from(*dealt), hand, mine, theirs, laid, ours, others]
    }
}

fn hands() -> impl Iterator<Item = [u8; 2]> {
    let hand = |hand: &u8| hand.count_ones() == HAND;
    (0..=u8::MAX).filter(hand).flat_map(move |one| {
        (0..=u8::MAX)
            .filter(hand)
            .filter(move |two| one & two == 0)
            .map(move |two| [one, two])
    })
}

impl Game for Veil {
    const NAME: &'static str = "veil";
    type Config = Config;
    type Fault = Fault;
    type Position = Position;
    type Outcome = [u8; 2];
    type Choice = Small;
    type Choices = Bits<Small>;
    type Rule = Rule;
    type Event = Event;
    type View<'a> = Lens<'a>;

    fn new(config: &Config) -> Result<Self, Vec<Fault>> {
        Ok(Self(config.clone()))
    }

    fn config(&self) -> &Config {
        &self.0
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self) -> Position {
        Position::default()
    }

    fn turn(&self, position: &Position) -> Turn {
        if !position.dealt {
            Turn::Chance
        } else if position.hands == [0; 2] {
            Turn::Over
        } else {
            Turn::Together(
                self.seats()
                    .iter()
                    .filter(|seat| position.chosen[seat.index()].is_none())
                    .collect(),
            )
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let [one, two] = position.score;
        let place = |ours: u8, theirs: u8| 1 + u8::from(ours < theirs);
        let standing = Standing::new([place(one, two), place(two, one), 0, 0, 0, 0]);
        (self.turn(position) == Turn::Over).then_some(standing)
    }

    fn draw(&self, _position: &Position, source: &mut impl Source) -> [u8; 2] {
        let count = u32::try_from(hands().count()).expect("few deals");
        hands().nth(source.below(count) as usize).expect("a deal")
    }

    fn odds(&self, position: &Position) -> Option<Vec<([u8; 2], u32)>> {
        (!position.dealt).then(|| hands().map(|deal| (deal, 1)).collect())
    }

    fn impossible(&self, _position: &Position, deal: &[u8; 2]) -> Option<Rule> {
        (!hands().any(|possible| possible == *deal)).then_some(Rule::NoSuchDeal)
    }

    fn settle_known(&self, position: &mut Position, deal: &[u8; 2], listener: &mut impl Listener<Event>) {
        position.dealt = true;
        position.hands = *deal;
        listener.hear(|| Event::Dealt(deal.map(Some)));
    }

    fn choices(&self, position: &Position, seat: Seat) -> Bits<Small> {
        let waits = self.turn(position).seats().contains(seat);
        Bits::new(if waits {
            u128::from(position.hands[seat.index()])
        } else {
            0
        })
    }

    fn forbids(&self, position: &Position, seat: Seat, choice: Small) -> Option<Rule> {
        (!self.choices(position, seat).contains(choice)).then_some(Rule::NotInHand)
    }

    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Small,
        listener: &mut impl Listener<Event>,
    ) {
        position.chosen[seat.index()] = Some(choice.0);
        listener.hear(|| Event::Chose(seat, Some(choice.0)));
        let [Some(one), Some(two)] = position.chosen else {
            return;
        };
        for (seat, card) in [one, two].into_iter().enumerate() {
            position.hands[seat] &= !(1 << card);
            position.laid |= 1 << card;
        }
        position.score[usize::from(two > one)] += 1;
        position.chosen = [None; 2];
        listener.hear(|| Event::Shown([one, two]));
    }

    fn take_back(&self, position: &mut Position, seat: Seat) -> bool {
        position.chosen[seat.index()].take().is_some()
    }

    fn choice_count(&self) -> usize {
        usize::from(CARDS)
    }

    fn choice_number(&self, choice: Small) -> usize {
        usize::from(choice.0)
    }

    fn numbered_choice(&self, number: usize) -> Option<Small> {
        u8::try_from(number).ok().filter(|&card| card < CARDS).map(Small)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> Lens<'a> {
        Lens(position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        [
            "dealt",
            "hand",
            "chosen",
            "rival_has_chosen",
            "laid",
            "score",
            "rival_score",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    fn imagine(&self, view: &Lens<'_>, source: &mut impl Source) -> Position {
        let (mut position, rival) = (view.0.clone(), 1 - view.1.index());
        let unseen = Bits::<Small>::new(u128::from(!(position.laid | position.hands[view.1.index()])));
        let count = position.hands[rival].count_ones();
        position.hands[rival] = 0;
        let mut last = None;
        while position.hands[rival].count_ones() < count {
            last = unseen
                .nth(source.below(u32::try_from(unseen.len()).expect("few cards")) as usize)
                .map(|card| card.0);
            position.hands[rival] |= last.map_or(0, |card| 1 << card);
        }
        position.chosen[rival] = position.chosen[rival].and(last);
        position
    }

    fn overheard(&self, event: &Event, seat: Seat) -> Option<Event> {
        Some(match *event {
            Event::Dealt(mut hands) => {
                hands[1 - seat.index()] = None;
                Event::Dealt(hands)
            }
            Event::Chose(who, _) if who != seat => Event::Chose(who, None),
            _ => event.clone(),
        })
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, TextFault> {
    serde_json::from_str(text).map_err(|_| TextFault::new(0, Message::new("unread")))
}

impl Notation for Veil {
    fn write_position(&self, position: &Position) -> String {
        serde_json::to_string(position).expect("text")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        read(text)
    }

    fn write_outcome(&self, deal: &[u8; 2]) -> String {
        serde_json::to_string(deal).expect("text")
    }

    fn read_outcome(&self, text: &str) -> Result<[u8; 2], TextFault> {
        read(text)
    }

    fn write_choice(&self, _position: &Position, _seat: Seat, choice: Small) -> String {
        choice.0.to_string()
    }

    fn read_choice(&self, _position: &Position, _seat: Seat, text: &str) -> Result<Small, TextFault> {
        read(text).map(Small)
    }
}

#[test]
fn a_game_of_secrets_keeps_the_contract() {
    conform::<Veil>(&Config {}, 50);
}

#[test]
fn a_seat_hears_and_sees_nothing_of_the_hand_that_the_other_is_dealt() {
    let game = Veil::new(&Config {}).expect("a valid configuration");
    let heard = |deal: [u8; 2]| {
        let (mut position, mut events) = (game.start(), Vec::new());
        game.settle(&mut position, &deal, &mut events)
            .expect("a possible deal");
        let seat = Seat::new(0);
        let heard: Vec<Option<Event>> = events.iter().map(|event| game.overheard(event, seat)).collect();
        (
            heard,
            game.view(&position, seat).numbers(),
            game.choices(&position, seat),
        )
    };
    assert_eq!(heard([0b111, 0b11_1000]), heard([0b111, 0b1110_0000]));
    assert_ne!(heard([0b111, 0b11_1000]).1, heard([0b1011, 0b11_0100]).1);
}

#[test]
fn who_has_chosen_waits_and_an_impossible_deal_is_refused() {
    let game = Veil::new(&Config {}).expect("a valid configuration");
    let mut position = game.start();
    assert_eq!(
        game.settle(&mut position, &[7, 7], &mut Silent),
        Err(Refusal::Rule(Rule::NoSuchDeal))
    );
    assert_eq!(
        game.play(&mut position, Seat::new(0), Small(0), &mut Silent),
        Err(Refusal::Order(Order::ChanceFirst))
    );
    let deal = game.draw(&position, &mut Dice::new(&numbered(1)));
    game.settle(&mut position, &deal, &mut Silent)
        .expect("a possible deal");
    let card = game.choices(&position, Seat::new(1)).nth(0).expect("a card");
    game.play(&mut position, Seat::new(1), card, &mut Silent)
        .expect("a legal choice");
    let again = game.play(&mut position, Seat::new(1), card, &mut Silent);
    assert_eq!(again, Err(Refusal::Order(Order::NotToAct(Seat::new(1)))));
    assert_eq!(
        game.settle(&mut position, &deal, &mut Silent),
        Err(Refusal::Order(Order::NoChance))
    );
}

#[test]
fn it_can_be_competed_in() {
    compete::<Veil>(&Config {}, 20);
}
