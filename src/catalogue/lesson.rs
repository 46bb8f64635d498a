//! A game's rules as they are taught: from the configuration that is played, one sentence or two at a time.

use std::any::Any;

use super::{Board, Config, Entry, Event, Kind, Setting, Staging};
use crate::{
    rules::{Arg, Message, Seat},
    staging::{
        Cue, Eyes, SpotName,
        course::{Course, Stage},
    },
};

/// One rule as it is taught: a sentence or two, and a small board that shows it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is about, in a few words.
    pub title: Message,
    /// The rule as it holds at this table.
    pub text: Message,
    /// The rule on the board; none where this board is too small for it, or where there is nothing to see.
    pub example: Option<Example>,
}

/// A position on the board of the active configuration, and what happens in it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position. Where a choice is shown, its seat is to choose.
    pub board: Box<dyn Board>,
    /// Who is being taught.
    pub seat: Seat,
    /// The choice to show, legal or not; none where the position says it all, or chance does.
    pub number: Option<usize>,
    /// What is seen to happen, each event with the board as it was before the act that led to it.
    pub events: Vec<(Box<dyn Board>, Event)>,
    /// The spots that are pointed at.
    pub spots: Vec<SpotName>,
    /// The whole way of a piece of that seat, which it walks in one go: what no act does. Empty where acts show the rule.
    pub way: Vec<SpotName>,
}

/// Something that is done in an example.
#[derive(Clone, Debug)]
pub(super) enum Act {
    /// Chance brings this.
    Chance(String),
    /// A seat makes the choice with this number.
    Choice(Seat, usize),
}

impl Act {
    /// Does it, and tells what it led to.
    ///
    /// # Errors
    /// When it can't be done.
    pub(super) fn done(&self, board: &mut dyn Board) -> Result<Vec<Event>, Message> {
        match self {
            Self::Chance(outcome) => board.settle(outcome),
            Self::Choice(seat, number) => board.choose(*seat, *number),
        }
    }
}

/// What an example shows of a choice.
#[derive(Clone, Copy)]
pub(super) enum Shows {
    /// It is allowed.
    Allowed,
    /// It is the only one that is allowed.
    Only,
    /// The rule with this key forbids it.
    Forbidden(&'static str),
}

/// The lessons that hold at a table, by the keys of their texts. Every setting goes into every text under its own
/// name, and so does what is told besides; the texts alone decide what they make of it.
pub(super) fn lessons<const N: usize>(
    entry: &dyn Entry,
    config: &Config,
    told: &[(&str, Arg)],
    taught: [(&str, bool, Option<Example>); N],
) -> Vec<Lesson> {
    let mut args: Vec<(String, Arg)> = told
        .iter()
        .map(|(name, arg)| ((*name).to_owned(), arg.clone()))
        .collect();
    for Setting { name, kind, .. } in entry.settings() {
        let value = config.get(name);
        let arg = match (kind, value.parse::<i64>()) {
            (Kind::Number(..) | Kind::Odd(..) | Kind::Limit(..), Ok(number)) => number.into(),
            _ => value.into(),
        };
        args.push((name.to_owned(), arg));
    }
    let message = |key: String| Message {
        key,
        args: args.clone(),
    };
    taught
        .into_iter()
        .filter(|(_, holds, _)| *holds)
        .map(|(key, _, example)| Lesson {
            title: message(key.to_owned()),
            text: message(format!("{key}-text")),
            example,
        })
        .collect()
}

/// The first choice by which a chain goes on that has begun; none where it is complete.
fn onward(board: &dyn Board, seat: Seat) -> Option<usize> {
    let choices = board.choices(seat);
    choices
        .first()
        .filter(|_| board.is_open(seat))
        .map(|choice| choice.number)
}

impl Example {
    /// An example of a choice, if it really is what it is to show.
    pub(super) fn of(board: impl Board + 'static, seat: Seat, number: usize, shows: Shows) -> Option<Self> {
        let refusal = board.refusal(seat, number);
        let as_meant = match shows {
            Shows::Allowed => refusal.is_none(),
            Shows::Only => refusal.is_none() && board.choices(seat).len() == 1,
            Shows::Forbidden(key) => refusal.as_ref().is_some_and(|message| message.key == key),
        };
        if !as_meant {
            return None;
        }
        if refusal.is_none() {
            return Self::chained(board, seat, &[number]);
        }
        Some(Self {
            number: Some(number),
            ..Self::still(board, seat)
        })
    }

    /// An example of a chain of choices that begins like this, and goes on with the first ones that do; none where it
    /// can't begin so.
    pub(super) fn chained(board: impl Board + 'static, seat: Seat, begun: &[usize]) -> Option<Self> {
        let mut acts: Vec<Act> = Vec::new();
        let mut after = board.boxed();
        let mut begun = begun.iter().copied();
        while let Some(number) = begun.next().or_else(|| onward(&*after, seat)) {
            after.choose(seat, number).ok()?;
            acts.push(Act::Choice(seat, number));
        }
        Self::acted(board, seat, &acts)
    }

    /// An example in which all this is done; none where any of it can't be. Where its seat begins, that choice is shown.
    pub(super) fn acted(board: impl Board + 'static, seat: Seat, acts: &[Act]) -> Option<Self> {
        let mut example = Self::still(board, seat);
        if let Some(Act::Choice(first, number)) = acts.first() {
            example.number = (*first == seat).then_some(*number);
        }
        let mut board = example.board.clone();
        for act in acts {
            let before = board.clone();
            let events = act.done(&mut *board).ok()?.into_iter();
            example.events.extend(events.map(|event| (before.clone(), event)));
        }
        Some(example)
    }

    /// The first draws of a game, so many, of which the second is the highest; none where it doesn't begin by chance.
    pub(super) fn beginning(board: impl Board + Clone + 'static, seat: Seat, draws: usize) -> Option<Self> {
        let odds = board.odds()?;
        let highest = odds.len().saturating_sub(1);
        let other = |draw: usize| (draw + 1) % highest.max(1);
        let faces = (0..draws).map(|draw| if draw == 1 { highest } else { other(draw) });
        let acts: Vec<Act> = faces
            .filter_map(|face| odds.get(face).map(|(outcome, _)| Act::Chance(outcome.clone())))
            .collect();
        Self::acted(board, seat, &acts)
    }

    /// Of what happens only the events of a kind are seen.
    pub(super) fn seeing<E: Any>(mut self, is_seen: impl Fn(&E) -> bool) -> Self {
        self.events
            .retain(|(_, event)| event.typed().is_some_and(&is_seen));
        self
    }

    /// An example that is a position alone.
    pub(super) fn still(board: impl Board + 'static, seat: Seat) -> Self {
        Self {
            seat,
            ..Self::beside(Box::new(board))
        }
    }

    /// A position alone in which nothing is taught: what lies beside words that need no example.
    #[must_use]
    pub fn beside(board: Box<dyn Board>) -> Self {
        Self {
            board,
            seat: Seat::new(0),
            number: None,
            events: Vec::new(),
            spots: Vec::new(),
            way: Vec::new(),
        }
    }

    /// The same in which a piece of the seat that is taught walks a whole way, from where it stands.
    pub(super) fn walking(self, way: Vec<SpotName>) -> Self {
        Self { way, ..self }
    }

    /// Through whose eyes it is seen.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        Eyes {
            seat: Some(self.seat),
            all: false,
        }
    }

    /// It as a course over time on the board of this look: what happens, or what a rule forbids, begun and given up.
    #[must_use]
    pub fn course(&self, staging: &dyn Staging) -> Course {
        let layout = staging.layout();
        let mut stage = Stage::new(layout, &staging.scene(&*self.board, self.eyes()));
        stage.point_at(self.seat, &self.spots);
        let forbidden = self.number.filter(|_| self.forbidden().is_some());
        let tried = forbidden.and_then(|number| staging.ends_of(&*self.board, self.seat, number));
        if let Some((from, to)) = tried {
            stage.try_in_vain(self.seat, &from, &to);
        }
        if !self.way.is_empty() {
            stage.play(&Cue::Walk {
                seat: self.seat,
                path: self.way.clone(),
            });
        }
        for (before, event) in &self.events {
            for cue in staging.cues(&**before, event, self.eyes()) {
                stage.play(&cue);
            }
        }
        stage.end()
    }

    /// The rule that forbids the choice, where the example shows what is not allowed.
    #[must_use]
    pub fn forbidden(&self) -> Option<Message> {
        self.board.refusal(self.seat, self.number?)
    }

    /// The choice in the notation of the game.
    #[must_use]
    pub fn ply(&self) -> Option<String> {
        Some(self.board.write_ply(self.seat, &[self.number?]))
    }
}
