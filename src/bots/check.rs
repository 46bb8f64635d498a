//! Whether a bot keeps to the protocol: games of every kind that it says it plays, and a few questions beside.

use std::cell::RefCell;

use super::{Bot, BotError, BotSpec, Fault, Limits};
use crate::{
    catalogue::{Board, Config, Entry, Games, Kind, Player, Spec},
    play::{
        dice::{Dice, ThoughtKey},
        run::play_on_board,
        seed,
    },
    rules::{Message, Seat, SeatSet},
};

/// A game is broken off after so many rolls and choices: what a bot can do wrong it has done by then.
const BOUND: u64 = 4000;

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It is as it should be.
    Right(Message),
    /// It is not.
    Wrong(Message),
    /// What was wrong before was so again, so often.
    Again(Message),
}

/// Looks at a bot in these games, and tells each finding as soon as it is there. Says whether all was right. The last
/// error, if there was one, is handed out for those who keep it.
pub fn check(
    games: Games,
    spec: &BotSpec,
    limits: &Limits,
    tell: &mut dyn FnMut(Finding),
) -> (bool, Option<BotError>) {
    let mut checks = Checks {
        games,
        spec,
        limits,
        tell,
        faults: 0,
        error: None,
        known: Vec::new(),
    };
    checks.all();
    for (_, what, more) in std::mem::take(&mut checks.known) {
        if more > 0 {
            let message = Message::new("check-again").with("what", what).with("count", more);
            (checks.tell)(Finding::Again(message));
        }
    }
    (checks.faults == 0, checks.error)
}

struct Checks<'a> {
    games: Games,
    spec: &'a BotSpec,
    limits: &'a Limits,
    tell: &'a mut dyn FnMut(Finding),
    faults: usize,
    error: Option<BotError>,
    /// Faults by what makes two of them the same, where each was found first, and how often again.
    known: Vec<(String, String, i64)>,
}

/// What two faults have in common that are the same: the kind, the rule or the limit, and the place of the bot's own error.
fn same(fault: &Fault, place: Option<&(String, u32)>) -> String {
    let why = match fault {
        Fault::Illegal { why, .. } | Fault::Rubbish { why, .. } if place.is_none() => why.clone(),
        Fault::Unasked { .. } | Fault::Illegal { .. } | Fault::Rubbish { .. } => String::new(),
        other => other.to_string(),
    };
    format!("{} {why} {place:?}", fault.word())
}

/// What a game was for a bot: its choices, for comparison.
type Choices = Vec<usize>;

impl Checks<'_> {
    fn right(&mut self, message: Message) {
        (self.tell)(Finding::Right(message));
    }

    fn wrong(&mut self, message: Message) {
        self.faults += 1;
        (self.tell)(Finding::Wrong(message));
    }

    /// Tells of a fault, once of each kind, and gives nothing; else gives what came out.
    fn kept<T>(&mut self, what: &Message, result: Result<T, BotError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                let (what, place) = (crate::texts::say(what), error.place());
                let same = same(&error.fault, place.as_ref());
                if let Some(known) = self.known.iter_mut().find(|(it, ..)| *it == same) {
                    known.2 += 1;
                    self.faults += 1;
                    return None;
                }
                self.known.push((same, what.clone(), 0));
                let message = match place {
                    Some((file, line)) => Message::new("check-failed-at")
                        .with("file", file)
                        .with("line", line.to_string()),
                    None => Message::new("check-failed"),
                };
                self.wrong(message.with("why", error.to_string()).with("what", what));
                self.error = Some(error);
                None
            }
        }
    }

    fn all(&mut self) {
        let start = Message::new("check-start");
        let started = Bot::start(self.spec, self.limits);
        let Some(mut bot) = self.kept(&start, started) else {
            return;
        };
        let greeting = bot.greeting().clone();
        self.right(Message::new("check-hello").with("name", greeting.name.as_str()));
        let known: Vec<&'static dyn Entry> = self
            .games
            .into_iter()
            .filter(|entry| bot.plays(entry.name()))
            .collect();
        for game in &greeting.games {
            if !known.iter().any(|entry| entry.name() == game) {
                self.right(Message::new("check-unknown-game").with("game", game.as_str()));
            }
        }
        if known.is_empty() {
            let games = self
                .games
                .iter()
                .map(|entry| entry.name())
                .collect::<Vec<_>>()
                .join(", ");
            self.wrong(Message::new("check-no-game").with("known", games));
        }
        self.later_messages(&mut bot);
        for entry in known {
            self.game(&mut bot, entry);
        }
        // What a fault has ended can't be asked to end by itself.
        if self.error.is_some() {
            return;
        }
        let leaves = Message::new("check-quit");
        if bot.depart() {
            self.right(leaves);
        } else {
            self.wrong(Message::new("check-stays"));
        }
    }

    /// Messages and fields of a later version must not disturb a bot.
    fn later_messages(&mut self, bot: &mut Bot) {
        let what = Message::new("check-later");
        let said = bot.say(r#"{"type":"check","later":{"version":[1,null,"é \"quoted\" \\ "]}}"#);
        if self.kept(&what, said).is_none() {
            self.again(bot);
        }
    }

    /// Starts the bot anew after a fault, so that the other checks can go on.
    fn again(&mut self, bot: &mut Bot) {
        if let Ok(other) = Bot::start(self.spec, self.limits) {
            *bot = other;
        }
    }

    fn game(&mut self, bot: &mut Bot, entry: &dyn Entry) {
        for (number, config) in configs(entry).iter().enumerate() {
            let Ok(start) = entry.open(config) else { continue };
            let seats: Vec<Seat> = start.seats().iter().collect();
            let seat = seats[number % seats.len()];
            let what = Message::new("check-game")
                .with("game", entry.name())
                .with("rules", entry.write_config(config));
            let played = play(bot, entry, &*start, seat, number as u64 + 1);
            match self.kept(&what, played) {
                Some(_) => self.right(what),
                None => self.again(bot),
            }
        }
        self.repeats(bot, entry);
    }

    /// The same game twice with the same seed: whoever chooses otherwise can't be followed.
    fn repeats(&mut self, bot: &mut Bot, entry: &dyn Entry) {
        let Ok(start) = entry.open(&entry.default_config()) else {
            return;
        };
        let Some(seat) = start.seats().lowest() else {
            return;
        };
        let mut both = || -> Result<(Choices, Choices), BotError> {
            Ok((
                play(bot, entry, &*start, seat, 7)?,
                play(bot, entry, &*start, seat, 7)?,
            ))
        };
        let what = Message::new("check-repeats").with("game", entry.name());
        let Ok((first, second)) = both() else { return };
        if first == second {
            self.right(what);
        } else {
            // It may be so on purpose.
            self.right(Message::new("check-differs").with("game", entry.name()));
        }
    }
}

/// Plays a game in which the bot has one seat and chance the others; tells the choices of the bot.
fn play(
    bot: &mut Bot,
    entry: &dyn Entry,
    start: &dyn Board,
    own: Seat,
    number: u64,
) -> Result<Choices, BotError> {
    let seed = seed::numbered(number);
    let (mut board, mut dice, thoughts) = (start.boxed(), Dice::new(&seed), ThoughtKey::new(&seed));
    let mut others: Option<Box<dyn Player>> = entry.player(&Spec::from("random".to_owned())).ok();
    let mut made = Choices::new();
    bot.begin(start, own, number, &[])?;
    // Both ask and hear use it, one after the other.
    let bot = RefCell::new(bot);
    let ended = play_on_board(
        &mut *board,
        &mut dice,
        BOUND,
        |board, seat, acts| {
            if seat == own {
                let choice = bot.borrow_mut().choose(board, seat, &board.choices(seat))?;
                made.push(choice);
                return Ok(Some(choice));
            }
            let mut random = thoughts.stream(seat, acts.all());
            let others = others.as_mut();
            Ok(others.and_then(|it| it.decide(board, seat, &mut random)))
        },
        |board, events| bot.borrow_mut().hear(board, own, events),
    )?;
    // A bot that chooses what is not legal has failed before the board is asked.
    debug_assert!(
        ended.is_ok(),
        "what was drawn or is legal is not refused: {ended:?}"
    );
    let bot = bot.into_inner();
    bot.end(board.standing().as_ref())?;
    Ok(made)
}

/// The configurations that are tried: the usual one, every preset, every number of seats, and each size and number at
/// both ends, as far as they are no fault.
fn configs(entry: &dyn Entry) -> Vec<Config> {
    let usual = entry.default_config();
    let mut found = vec![usual.clone()];
    found.extend(
        entry
            .presets()
            .iter()
            .filter_map(|name| entry.preset(&usual, name).ok()),
    );
    for &seats in entry.seat_counts() {
        let mut config = usual.clone();
        entry.set_seats(&mut config, seats, SeatSet::EMPTY);
        found.push(config);
    }
    // The smallest of everything at once is the oddest table there is.
    let mut small = usual.clone();
    for setting in entry.settings() {
        let (Kind::Number(low, high) | Kind::Odd(low, high) | Kind::Limit(low, high)) = setting.kind else {
            continue;
        };
        for value in [low, high] {
            let mut config = usual.clone();
            if entry.set(&mut config, setting.name, &value.to_string()).is_ok() {
                found.push(config);
            }
        }
        let mut smaller = small.clone();
        let set = entry.set(&mut smaller, setting.name, &low.to_string());
        if set.is_ok() && entry.open(&smaller).is_ok() {
            small = smaller;
        }
    }
    found.push(small);
    found.retain(|config| entry.open(config).is_ok());
    let mut seen = Vec::new();
    found.retain(|config| {
        let text = entry.write_config(config);
        let new = !seen.contains(&text);
        seen.push(text);
        new
    });
    found
}
