//! A game without chance in which a ply is a chain of two choices: pick a heap, then how many to take from it.
//! Who takes the last one wins.

use homestretch::rules::{
    Bits, ChoiceSet, Game, Listener, Message, Notation, Seat, SeatSet, Source, Standing, TextFault, Turn,
    View,
};
use serde::{Deserialize, Serialize};

use super::suite::{Small, compete, conform};

const HEAPS: u8 = 4;
const MOST: u8 = 5;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Config([u8; HEAPS as usize]);

#[derive(Clone, Debug, PartialEq)]
struct TooHigh(usize);

impl From<TooHigh> for Message {
    fn from(fault: TooHigh) -> Self {
        Self::new(&format!("heap {} is too high", fault.0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Rule {
    HeapFirst,
    AmountNow,
    NotSoMany,
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        Self::new(&format!("{rule:?}"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    heaps: [u8; HEAPS as usize],
    seat: Seat,
    picked: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Took(Seat, u8, u8);

#[derive(Clone, Debug)]
struct Heaps(Config);

#[derive(Debug, PartialEq)]
struct Open<'a>(&'a Position, Seat);

impl View for Open<'_> {
    fn seat(&self) -> Seat {
        self.1
    }

    fn numbers(&self) -> Vec<i32> {
        let picked = self.0.picked.map_or(-1, i32::from);
        let heaps = self.0.heaps.map(i32::from);
        [&heaps[..], &[i32::from(self.0.seat == self.1), picked]].concat()
    }
}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index())
}

impl Game for Heaps {
    const NAME: &'static str = "heaps";
    type Config = Config;
    type Fault = TooHigh;
    type Position = Position;
    type Outcome = ();
    type Choice = Small;
    type Choices = Bits<Small>;
    type Rule = Rule;
    type Event = Took;
    type View<'a> = Open<'a>;

    fn new(config: &Config) -> Result<Self, Vec<TooHigh>> {
        let high = |&heap: &usize| config.0[heap] > MOST;
        let faults: Vec<TooHigh> = (0..config.0.len()).filter(high).map(TooHigh).collect();
        if faults.is_empty() {
            Ok(Self(config.clone()))
        } else {
            Err(faults)
        }
    }

    fn config(&self) -> &Config {
        &self.0
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn start(&self) -> Position {
        Position {
            heaps: self.0.0,
            seat: Seat::new(0),
            picked: None,
        }
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.heaps == [0; HEAPS as usize] {
            Turn::Over
        } else {
            Turn::Seat(position.seat)
        }
    }

    fn standing(&self, position: &Position) -> Option<Standing> {
        let mut places = [0; Seat::MOST];
        places[position.seat.index()] = 2;
        places[other(position.seat).index()] = 1;
        (self.turn(position) == Turn::Over).then_some(Standing::new(places))
    }

    fn draw(&self, _position: &Position, _source: &mut impl Source) {}

    fn impossible(&self, _position: &Position, _outcome: &()) -> Option<Rule> {
        None
    }

    fn settle_known(&self, _position: &mut Position, _outcome: &(), _listener: &mut impl Listener<Took>) {}

    fn choices(&self, position: &Position, seat: Seat) -> Bits<Small> {
        if self.turn(position) != Turn::Seat(seat) {
            return Bits::new(0);
        }
        let legal: u128 = match position.picked {
            Some(heap) => (1..=position.heaps[usize::from(heap)])
                .map(|n| 1 << (HEAPS + n - 1))
                .sum(),
            None => (0..HEAPS)
                .filter(|&k| position.heaps[usize::from(k)] > 0)
                .map(|k| 1 << k)
                .sum(),
        };
        Bits::new(legal)
    }

    fn forbids(&self, position: &Position, seat: Seat, choice: Small) -> Option<Rule> {
        let rule = match (position.picked, choice.0 < HEAPS) {
            (None, false) => Rule::HeapFirst,
            (Some(_), true) => Rule::AmountNow,
            _ => Rule::NotSoMany,
        };
        (!self.choices(position, seat).contains(choice)).then_some(rule)
    }

    fn play_known(
        &self,
        position: &mut Position,
        seat: Seat,
        choice: Small,
        listener: &mut impl Listener<Took>,
    ) {
        let Some(heap) = position.picked.take() else {
            position.picked = Some(choice.0);
            return;
        };
        let count = choice.0 - HEAPS + 1;
        position.heaps[usize::from(heap)] -= count;
        position.seat = other(seat);
        listener.hear(|| Took(seat, heap, count));
    }

    fn is_open(&self, position: &Position, seat: Seat) -> bool {
        position.seat == seat && position.picked.is_some()
    }

    fn choice_count(&self) -> usize {
        usize::from(HEAPS + MOST)
    }

    fn choice_number(&self, choice: Small) -> usize {
        usize::from(choice.0)
    }

    fn numbered_choice(&self, number: usize) -> Option<Small> {
        u8::try_from(number)
            .ok()
            .filter(|&number| number < HEAPS + MOST)
            .map(Small)
    }

    fn view<'a>(&'a self, position: &'a Position, seat: Seat) -> Open<'a> {
        Open(position, seat)
    }

    fn number_names(&self) -> Vec<String> {
        ["a", "b", "c", "d", "to_act", "picked"]
            .map(str::to_owned)
            .to_vec()
    }

    fn imagine(&self, view: &Open<'_>, _source: &mut impl Source) -> Position {
        view.0.clone()
    }
}

fn unread() -> TextFault {
    TextFault::new(0, Message::new("unread"))
}

impl Notation for Heaps {
    fn write_position(&self, position: &Position) -> String {
        serde_json::to_string(&(position.heaps, position.seat, position.picked)).expect("text")
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        let (heaps, seat, picked) = serde_json::from_str(text).map_err(|_| unread())?;
        Ok(Position { heaps, seat, picked })
    }

    fn write_outcome(&self, _outcome: &()) -> String {
        String::new()
    }

    fn read_outcome(&self, _text: &str) -> Result<(), TextFault> {
        Ok(())
    }

    fn write_choice(&self, _position: &Position, _seat: Seat, choice: Small) -> String {
        let Small(number) = choice;
        if number < HEAPS {
            format!("heap {number}")
        } else {
            format!("take {}", number - HEAPS + 1)
        }
    }

    fn read_choice(&self, _position: &Position, _seat: Seat, text: &str) -> Result<Small, TextFault> {
        let (what, number) = text.split_once(' ').ok_or_else(unread)?;
        let number: u8 = number.parse().map_err(|_| unread())?;
        Ok(Small(if what == "heap" {
            number
        } else {
            number + HEAPS - 1
        }))
    }

    fn write_ply(&self, _position: &Position, _seat: Seat, chain: &[Small]) -> String {
        let [heap, amount] = chain else {
            return String::new();
        };
        format!("{}:{}", heap.0, amount.0 - HEAPS + 1)
    }

    fn read_ply(&self, _position: &Position, _seat: Seat, text: &str) -> Result<Vec<Small>, TextFault> {
        let (heap, amount) = text.split_once(':').ok_or_else(unread)?;
        let number = |text: &str| text.parse::<u8>().map_err(|_| unread());
        Ok(vec![Small(number(heap)?), Small(number(amount)? + HEAPS - 1)])
    }
}

#[test]
fn a_game_of_chains_keeps_the_contract() {
    conform::<Heaps>(&Config([3, 4, 5, 1]), 50);
    assert_eq!(
        Heaps::new(&Config([9, 1, 9, 1])).expect_err("two faults"),
        [TooHigh(0), TooHigh(2)]
    );
}

#[test]
fn it_can_be_competed_in() {
    compete::<Heaps>(&Config([3, 4, 5, 1]), 20);
}
