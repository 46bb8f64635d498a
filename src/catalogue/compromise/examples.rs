//! Rounds of Compromise that show one rule each, made for the version and the numbers of a table.
//!
//! Every position is written as text and read back, so it is one of this configuration, and what happens in it is done by
//! the rules. Where no round is played, there are no examples.

use super::super::{Example, Wrapped, lesson::Act};
use crate::rules::{
    Game as _, Seat, Turn,
    compromise::{Compromise, Event, PLACES, Triple, Version},
};

/// The examples of one table.
pub(super) struct Examples {
    table: Wrapped<Compromise>,
}

/// The seat that is taught, and the other one.
const SEAT: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);
/// Of so many rounds a position tells what was named, at most.
const PAST: u16 = 4;

/// So many pips of each side, spread in an order of its own.
fn spread(pips: [u32; 2]) -> [[u32; PLACES]; 2] {
    // Steps without a common divisor with 27 come to every place.
    let sides = [(5, pips[0]), (7, pips[1])];
    sides.map(|(step, pips)| {
        let mut counts = [pips / PLACES as u32; PLACES];
        for pip in 0..pips as usize % PLACES {
            counts[pip * step % PLACES] += 1;
        }
        counts
    })
}

fn written(pips: [[u32; PLACES]; 2]) -> String {
    let lists = pips.map(|counts| counts.map(|count| count.to_string()).join(","));
    lists.join("/")
}

impl Examples {
    pub(super) fn new(rules: Compromise) -> Self {
        Self {
            table: Wrapped::new(rules),
        }
    }

    fn version(&self) -> Version {
        self.table.rules().config().version
    }

    fn pips(&self) -> u32 {
        self.table.rules().config().pips.into()
    }

    /// After the pips of a round have come, when so many have been played; much of what came before is scored by then.
    fn lying(&self, played: u16) -> Option<Wrapped<Compromise>> {
        let brought = self.pips() * u32::from(played);
        let scores = [brought / 2, brought * 2 / 5];
        let lying = spread(scores.map(|score| brought + self.pips() - score));
        let waits = match self.version() {
            Version::Simple | Version::Complex => "name",
            Version::Gamble => "gamble",
        };
        let [red, green] = scores;
        let leads = [0; PLACES].map(|lead: u32| lead.to_string()).join(",");
        let round = format!("{leads}:111:222");
        let rounds: Vec<&str> = (0..played.min(PAST)).map(|_| round.as_str()).collect();
        let past = match rounds.join(";") {
            rounds if rounds.is_empty() => rounds,
            rounds => format!(" past={rounds}"),
        };
        let text = format!("{} {red}:{green} {played} {waits}{past}", written(lying));
        self.table.at(&text).ok()
    }

    /// Both name these, or chance does for them.
    fn naming(&self, named: [&str; 2]) -> Vec<Act> {
        if self.version() == Version::Gamble {
            return vec![Act::Chance(named.join("/"))];
        }
        let seats = [SEAT, OTHER].into_iter().zip(named);
        let triple = |text: &str| text.parse::<Triple>().unwrap_or_default();
        let choice = |(seat, text)| Act::Choice(seat, triple(text).index());
        seats.map(choice).collect()
    }

    /// The first round, in which both name these.
    fn round(&self, named: [&str; 2]) -> Option<Example> {
        Example::acted(self.lying(0)?, SEAT, &self.naming(named))
    }

    /// The last round, and what is named in it: where that is to be, so that it decides the game.
    fn last(&self) -> Option<(Wrapped<Compromise>, Vec<Act>, Example)> {
        let board = self.lying(self.table.rules().config().length.checked_sub(1)?)?;
        let tried = ["333", "323", "232", "131", "213"].map(|other| self.naming(["112", other]));
        let played = |acts: Vec<Act>| {
            let example = Example::acted(board.clone(), SEAT, &acts)?;
            Some((board.clone(), acts, example))
        };
        let wins = |(.., example): &(_, _, Example)| {
            let mut events = example.events.iter();
            events.any(|(_, event)| matches!(event.typed(), Some(Event::Won { .. })))
        };
        let all = || tried.iter().cloned().filter_map(played);
        all().find(wins).or_else(|| all().next())
    }

    /// A game that is over, with all that was won.
    pub(super) fn over(&self) -> Option<Example> {
        let (mut board, acts, _) = self.last()?;
        for act in acts {
            act.done(&mut board).ok()?;
        }
        // Where nothing decides it another round follows.
        let is_over = board.rules().turn(board.position()) == Turn::Over;
        is_over.then(|| Example::still(board, SEAT))
    }

    /// One place among all.
    pub(super) fn places(&self) -> Option<Example> {
        let mut example = Example::still(self.lying(0)?, SEAT);
        example.spots = vec!["123".into()];
        Some(example)
    }

    /// The pips of both fall.
    pub(super) fn fall(&self) -> Option<Example> {
        let (rules, start) = (self.table.rules(), self.table.position());
        let pips = written(spread([self.pips(); 2]));
        let falls = rules.turn(start) == Turn::Chance && self.version() == Version::Simple;
        falls
            .then(|| Example::acted(self.table.clone(), SEAT, &[Act::Chance(pips)]))
            .flatten()
    }

    /// All pips of both are placed, and shown then.
    pub(super) fn place(&self) -> Option<Example> {
        let sides = [SEAT, OTHER].into_iter().zip(spread([self.pips(); 2]));
        let acts: Vec<Act> = sides
            .flat_map(|(seat, counts)| {
                let places = counts.into_iter().enumerate();
                let pips = places.flat_map(|(place, count)| (0..count).map(move |_| place));
                pips.map(move |place| Act::Choice(seat, place))
            })
            .collect();
        let placed = Example::acted(self.table.clone(), SEAT, &acts)?;
        Some(placed.seeing(|event: &Event| matches!(event, Event::Placed { .. })))
    }

    /// Both name in secret, and what they named is shown.
    pub(super) fn name(&self) -> Option<Example> {
        let named = self.round(["123", "312"])?;
        Some(named.seeing(|event: &Event| matches!(event, Event::Ready { .. } | Event::Named { .. })))
    }

    /// Chance names.
    pub(super) fn chance(&self) -> Option<Example> {
        self.frozen(["111", "222"])
    }

    /// Only one place stays free.
    pub(super) fn freeze(&self) -> Option<Example> {
        self.frozen(["111", "222"])
    }

    /// Both have named the same.
    pub(super) fn same(&self) -> Option<Example> {
        self.frozen(["111"; 2])
    }

    /// What was named is shown, and what it freezes.
    fn frozen(&self, named: [&str; 2]) -> Option<Example> {
        let round = self.round(named)?;
        Some(round.seeing(|event: &Event| matches!(event, Event::Named { .. })))
    }

    /// What lies on four free places is taken off and scored.
    pub(super) fn score(&self) -> Option<Example> {
        let round = self.round(["111", "121"])?;
        Some(round.seeing(|event: &Event| !matches!(event, Event::Ready { .. })))
    }

    /// The last round, and who has won.
    pub(super) fn end(&self) -> Option<Example> {
        self.last().map(|(_, _, example)| example)
    }
}
