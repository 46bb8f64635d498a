//! All that one device may know of a game at one moment.
//!
//! The board in it is not that of the game: it is one that this seat imagines from its view, so that the secrets of the
//! others are not hidden in it but missing. Whoever looks on sees what the second of two seats would see of what the first
//! one imagines: of hands some of what one of them knows may be left in it. No hand is told to who looks on, and
//! `tests/phones/secrets.rs` holds that.

use serde::Serialize;

use crate::{
    catalogue::{Board, Entry, Event, Figure},
    play::{Act, Chair, Match, Sitter},
    rules::{Message, Seat, SeatSet, Turn},
    staging::Eyes,
};

/// So many of the last things that happened are told.
const EVENTS: usize = 40;

/// Who holds a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Who plays this seat.
    Seat(Seat),
    /// Somebody who looks on.
    Onlooker,
}

impl Who {
    /// The seat, where there is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Onlooker => None,
        }
    }
}

/// All that one device may know of a game. There is no way to make one but [`Seen::of`].
#[derive(Debug)]
pub struct Seen {
    who: Who,
    is_open: bool,
    board: Box<dyn Board>,
    last: Option<(Box<dyn Board>, Vec<Event>)>,
    undo: bool,
    clear: bool,
    entry: &'static dyn Entry,
    chairs: Vec<Chair>,
    steps: usize,
    end: Option<Ended>,
}

/// How a game ended: nothing of it is secret any more.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    /// The seats in the order of their places.
    pub(super) order: Vec<Seat>,
    /// How long it was, and what else is said of it.
    pub(super) words: Vec<Message>,
    /// What was counted.
    pub(super) figures: Vec<Figure>,
}

impl Ended {
    fn of(game: &Match) -> Option<Self> {
        let order = game.standing()?.order();
        let words = [game.length()]
            .into_iter()
            .chain(game.practice())
            .chain(game.review());
        Some(Self {
            order,
            words: words.collect(),
            figures: game.figures(),
        })
    }
}

/// The board as somebody sees it; none where the game can't tell what it looks like from there.
fn seen(board: &dyn Board, who: Who, is_open: bool) -> Option<Box<dyn Board>> {
    let imagine = |board: &dyn Board, seat| board.imagined(seat, &board.view_numbers(seat));
    if is_open || !board.has_secrets() {
        return Some(board.boxed());
    }
    match who {
        Who::Seat(seat) => imagine(board, seat),
        // Not every board can be read from what is imagined: of some two seats it can.
        Who::Onlooker => board.seats().iter().find_map(|one| {
            let imagined = imagine(board, one)?;
            let others = board.seats().without(one);
            others.iter().find_map(|other| imagine(&*imagined, other))
        }),
    }
}

/// Who hears what is told to somebody: all of these at once.
fn ears(game: &Match, who: Who) -> SeatSet {
    match who {
        Who::Seat(seat) => SeatSet::EMPTY.with(seat),
        Who::Onlooker => game.board().seats(),
    }
}

/// What somebody has heard of a game, the newest last. There is no way to make one but [`Heard::of`].
#[derive(Debug)]
pub struct Heard(Vec<Message>);

impl Heard {
    /// The last of what happened, as far as this device may hear it.
    #[must_use]
    pub fn of(game: &Match, who: Who) -> Self {
        let ears = ears(game, who);
        let told = game.steps().iter().rev().flat_map(|step| {
            let heard = move |event: &Event| game.heard(&*step.before, event, ears);
            let told = move |event: &Event| step.before.describe(&heard(event)?);
            step.events.iter().rev().filter_map(told)
        });
        let mut events: Vec<Message> = told.take(EVENTS).collect();
        events.reverse();
        Self(events)
    }

    /// It in sentences that are not written yet.
    #[must_use]
    pub fn messages(&self) -> &[Message] {
        &self.0
    }
}

impl Seen {
    /// What this device may know now; none where the game can't tell.
    #[must_use]
    pub fn of(game: &Match, who: Who) -> Option<Self> {
        let (is_open, ears) = (game.is_open(), ears(game, who));
        let steps = game.steps();
        let last = steps.last().and_then(|step| {
            let heard = |event: &Event| game.heard(&*step.before, event, ears);
            let events = step.events.iter().filter_map(heard);
            Some((seen(&*step.before, who, is_open)?, events.collect()))
        });
        let is_own = |at: usize| {
            let act = steps.get(at).map(|step| &step.act);
            matches!(act, Some(Act::Choice(seat, _)) if Some(*seat) == who.seat())
        };
        Some(Self {
            who,
            is_open,
            board: seen(game.board(), who, is_open)?,
            last,
            undo: game.undo_target().is_ok_and(is_own),
            clear: who.seat().is_some_and(|seat| game.chain_start(seat).is_some()),
            entry: game.setup().entry,
            chairs: game.setup().chairs.clone(),
            steps: steps.len(),
            end: Ended::of(game),
        })
    }

    /// The game.
    pub(super) fn entry(&self) -> &'static dyn Entry {
        self.entry
    }

    /// How many things have been done.
    pub(super) fn steps(&self) -> usize {
        self.steps
    }

    /// How it ended.
    pub(super) fn end(&self) -> Option<&Ended> {
        self.end.as_ref()
    }

    /// What who sits there is called; nothing of who goes by the colour.
    pub(super) fn called(&self, seat: Seat) -> Option<String> {
        let called = self.chairs.get(seat.index()).map(Chair::called);
        called.filter(|name| !name.is_empty())
    }

    /// Whether a person sits there.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.is_some_and(|chair| chair.sitter == Sitter::Person)
    }

    /// Who looks.
    #[must_use]
    pub fn who(&self) -> Who {
        self.who
    }

    /// The board as it looks from there.
    #[must_use]
    pub fn board(&self) -> &dyn Board {
        &*self.board
    }

    /// Whose cards are seen.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        Eyes {
            seat: self.who.seat(),
            all: self.is_open,
        }
    }

    /// The board before the last step, and what was heard of that.
    #[must_use]
    pub fn last(&self) -> Option<(&dyn Board, &[Event])> {
        let (before, events) = self.last.as_ref()?;
        Some((&**before, events))
    }

    /// Whether who looks may take back what was chosen last.
    #[must_use]
    pub fn may_undo(&self) -> bool {
        self.undo
    }

    /// Whether who looks is in the middle of an action that can be begun anew.
    #[must_use]
    pub fn may_clear(&self) -> bool {
        self.clear
    }

    /// The seat of who looks, where it is to choose.
    #[must_use]
    pub fn chooser(&self) -> Option<Seat> {
        let seats = match self.board.turn() {
            turn @ (Turn::Seat(_) | Turn::Together(_)) => turn.seats(),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        self.who.seat().filter(|&seat| seats.contains(seat))
    }

    /// Whether chance waits for who looks.
    #[must_use]
    pub fn may_roll(&self) -> bool {
        self.board.turn() == Turn::Chance
            && self.who.seat().is_some()
            && self.board.thrower() == self.who.seat()
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, Seen, Who};
    use crate::{
        catalogue::{Entry, Ours},
        phones::{
            Desk, Keys,
            told::{self, Around, Common, Teller},
        },
        play::{Match, Setup, Sitter, seed},
        rules::{Seat, SeatSet, Turn},
        staging::Boards,
        texts::Language,
    };

    /// So many steps of each game are looked at.
    const STEPS: usize = 120;

    const AROUND: Around = Around {
        asked: 1,
        devices: [0; Seat::MOST],
        taken: SeatSet::EMPTY,
        top: None,
        rest: None,
        ledger: None,
    };

    /// What is told by somebody who knows what is seen, in which is what others may be told alike.
    fn told(seen: &Seen, game: &Match) -> (String, Common) {
        let look = game.setup().entry.look(game.board(), &Boards::default());
        let teller = Teller {
            seen,
            look: &*look.expect("it can be shown"),
        };
        let common = told::common(teller, &Heard::of(game, seen.who()), &AROUND);
        let state = told::state(teller, common.clone(), &AROUND);
        (serde_json::to_string(&state).expect("a message"), common)
    }

    fn table(entry: &'static dyn Entry, sitter: &Sitter) -> Match {
        let config = entry.default_config();
        let sitters = vec![sitter.clone(); entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        Match::new(setup, seed::numbered(5)).expect("a game")
    }

    fn go_on(game: &mut Match) {
        match game.turn() {
            Turn::Over => {}
            Turn::Chance => drop(game.roll().expect("it can come")),
            turn => {
                let seat = turn.seats().lowest().expect("somebody acts");
                let number = game.any_choice(seat).expect("a choice");
                game.choose(seat, number).expect("it is legal");
            }
        }
    }

    /// All who may look at a game.
    fn lookers(game: &Match) -> impl Iterator<Item = Who> {
        let seats = game.board().seats();
        seats.iter().map(Who::Seat).chain([Who::Onlooker])
    }

    #[test]
    fn where_nothing_is_secret_all_are_told_alike() {
        for entry in Ours::GAMES {
            for sitter in [Sitter::Person, Sitter::from("random")] {
                let mut game = table(entry, &sitter);
                for _ in 0..STEPS {
                    go_on(&mut game);
                    let seen = lookers(&game).map(|who| Seen::of(&game, who).expect("it can be seen"));
                    let told: Vec<Common> = seen.map(|seen| told(&seen, &game).1).collect();
                    let are_alike = told.iter().all(|one| *one == told[0]);
                    assert!(are_alike || game.keeps_secrets(), "{}", entry.name());
                }
            }
        }
    }

    /// What is made once for all must reach nobody who may not know it, or reads another language.
    #[test]
    fn who_is_told_after_others_is_told_what_it_would_be_told_alone() {
        for entry in Ours::GAMES {
            let mut game = table(entry, &Sitter::Person);
            let keys = Keys::of(&game, None).expect("random bytes");
            let desk = Desk::new(&game, keys).expect("it can be shown");
            for _ in 0..STEPS / 4 {
                go_on(&mut game);
                let mut telling = desk.telling(&game);
                for language in Language::all().take(2) {
                    for who in lookers(&game) {
                        let told = telling.state(who, language);
                        assert_eq!(told, desk.state(&game, who, language), "{} {who:?}", entry.name());
                    }
                }
            }
        }
    }

    /// Two layers keep secrets, and this is the second one by itself.
    #[test]
    fn what_is_told_would_not_hang_on_secrets_even_if_the_whole_board_were_known() {
        for entry in Ours::GAMES {
            let mut game = table(entry, &Sitter::Person);
            let mut differed = false;
            for _ in 0..STEPS {
                go_on(&mut game);
                if game.is_open() {
                    break;
                }
                for who in lookers(&game) {
                    let seen = Seen::of(&game, who).expect("it can be seen");
                    let mut whole = Seen::of(&game, who).expect("it can be seen");
                    whole.board = game.board().boxed();
                    if let (Some((before, _)), Some(step)) = (&mut whole.last, game.steps().last()) {
                        *before = step.before.boxed();
                    }
                    differed |= seen.board.text() != whole.board.text();
                    assert_eq!(
                        told(&seen, &game),
                        told(&whole, &game),
                        "{} {who:?}",
                        entry.name()
                    );
                }
            }
            let hides = game.board().has_secrets();
            assert_eq!(differed, hides, "{}: something was hidden", entry.name());
        }
    }
}
