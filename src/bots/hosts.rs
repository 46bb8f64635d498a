//! Bots at a table of `play`: started when their seat has to choose for the first time, told what has happened since.
//!
//! A game that comes from a file may name bots too, but a file starts no programs: only commands are run that were typed
//! for this table.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{Answer, BotSpec, Guest, Limits, Policy};
use crate::{
    catalogue::{Board, Event, Player, Spec},
    play::{Host, Match, Setup, Sitter, seed::guest_number},
    rules::{Message, Seat, Source},
    texts,
};

/// The bots of one program, by the seats at which they sit.
#[derive(Debug, Default)]
pub struct Hosts {
    limits: Limits,
    policy: Policy,
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    /// The commands that may be run; none when all may.
    typed: BTreeSet<String>,
    all: bool,
    seated: [Option<Seated>; Seat::MOST],
    /// Why a bot could not come.
    absent: Vec<Message>,
}

/// A bot at its seat.
#[derive(Debug)]
struct Seated {
    command: String,
    /// Which game it is in.
    game: String,
    /// How many steps it has been told.
    heard: usize,
    guest: Arc<Mutex<Guest>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hosts {
    /// A host for bots under these limits, who has been told of no command yet.
    #[must_use]
    pub fn new(limits: Limits, policy: Policy) -> Self {
        Self {
            limits,
            policy,
            inner: Mutex::default(),
        }
    }

    /// Lets the bot that was typed for a seat be run.
    pub fn allow(&self, sitter: &Sitter) {
        if let Sitter::Computer(spec) = sitter {
            lock(&self.inner).typed.extend(spec.command().map(str::to_owned));
        }
    }

    /// Lets bots be run that somebody was asked about.
    pub fn allow_commands(&self, commands: impl IntoIterator<Item = String>) {
        lock(&self.inner).typed.extend(commands);
    }

    /// Lets all bots of a table be run.
    pub fn allow_setup(&self, setup: &Setup) {
        setup.chairs.iter().for_each(|chair| self.allow(&chair.sitter));
    }

    /// The commands of these sitters that may not be run yet, each once.
    #[must_use]
    pub fn strangers<'a>(&self, sitters: impl IntoIterator<Item = &'a Sitter>) -> Vec<String> {
        let inner = lock(&self.inner);
        let mut strangers: Vec<String> = Vec::new();
        for sitter in sitters {
            if let Sitter::Computer(spec) = sitter
                && let Some(command) = spec.command()
                && !inner.lets_in(command)
                && !strangers.iter().any(|known| known == command)
            {
                strangers.push(command.to_owned());
            }
        }
        strangers
    }

    /// Lets every bot be run that a game names.
    pub fn allow_all(&self) {
        lock(&self.inner).all = true;
    }

    /// What went wrong since the last time it was asked for.
    pub fn news(&self) -> Vec<Message> {
        let mut inner = lock(&self.inner);
        let mut news = std::mem::take(&mut inner.absent);
        let seated = inner.seated.iter().flatten();
        let guests: Vec<_> = seated.map(|seated| Arc::clone(&seated.guest)).collect();
        drop(inner);
        // A bot that is thinking keeps its own lock, not that of the table: it is asked another time.
        for mut guest in guests.iter().filter_map(|guest| guest.try_lock().ok()) {
            news.extend(guest.take_errors().iter().map(Message::from));
        }
        news
    }
}

impl Inner {
    fn lets_in(&self, command: &str) -> bool {
        self.all || self.typed.contains(command)
    }

    /// Nobody in the place of a bot, and the reason.
    fn nobody(&mut self, message: Message) -> Box<dyn Player> {
        tracing::warn!("{}", texts::say(&message));
        self.absent.push(message.clone());
        Box::new(Absent(message))
    }
}

impl Host for Hosts {
    fn player(&self, game: &Match, seat: Seat, spec: &Spec) -> Box<dyn Player> {
        let command = spec.command().unwrap_or_default();
        let mut inner = lock(&self.inner);
        if !inner.lets_in(command) {
            return inner.nobody(Message::new("bot-not-typed").with("command", command));
        }
        let done = game.steps().len();
        let which = format!("{} {}", game.commitment(), game.config_text());
        let before = inner.seated[seat.index()]
            .take()
            .filter(|seated| seated.command == command);
        let same = before
            .as_ref()
            .is_some_and(|seated| seated.game == which && seated.heard <= done);
        // A bot that has played another game, or the same one further, begins again and goes on as it is.
        let begin = (!same).then(|| Begin::new(game, seat));
        let mut seated = match before {
            Some(seated) => seated,
            None => match command.parse::<BotSpec>() {
                Ok(bot) => Seated {
                    command: command.to_owned(),
                    game: String::new(),
                    heard: 0,
                    guest: Arc::new(Mutex::new(Guest::new(bot, self.limits.clone(), self.policy))),
                },
                Err(fault) => {
                    return inner.nobody(Message::new("bot-failed").with("why", fault.to_string()));
                }
            },
        };
        if !same {
            (seated.game, seated.heard) = (which, 0);
        }
        let news = game.steps().get(seated.heard..).unwrap_or_default().iter();
        let events = news
            .flat_map(|step| {
                let heard = |event| step.before.overheard(event, seat);
                step.events.iter().filter_map(heard)
            })
            .collect();
        seated.heard = done;
        let guest = Arc::clone(&seated.guest);
        inner.seated[seat.index()] = Some(seated);
        Box::new(BotPlayer {
            guest,
            begin,
            events,
            failed: None,
        })
    }

    fn over(&self, game: &Match) {
        let standing = game.standing();
        for seated in lock(&self.inner).seated.iter_mut().flatten() {
            let mut guest = lock(&seated.guest);
            guest.end(standing.as_ref());
            // Whoever takes a choice back and plays on begins again.
            seated.game.clear();
        }
    }
}

/// What a bot has to know before its first choice.
#[derive(Debug)]
struct Begin {
    seed: u64,
    names: Vec<String>,
}

impl Begin {
    fn new(game: &Match, seat: Seat) -> Self {
        let chairs = game.setup().chairs.iter();
        let name = |sitter: &Sitter| match sitter {
            Sitter::Empty => String::new(),
            other => other.to_string(),
        };
        Self {
            seed: game.seed().map_or(0, |seed| guest_number(seed, 0, seat)),
            names: chairs.map(|chair| name(&chair.sitter)).collect(),
        }
    }
}

/// A bot that sits down as a computer player, for one choice.
#[derive(Debug)]
struct BotPlayer {
    guest: Arc<Mutex<Guest>>,
    begin: Option<Begin>,
    events: Vec<Event>,
    failed: Option<Message>,
}

impl Player for BotPlayer {
    fn decide(&mut self, board: &dyn Board, seat: Seat, random: &mut dyn Source) -> Option<usize> {
        let mut guest = lock(&self.guest);
        if let Some(begin) = self.begin.take() {
            guest.begin(board, seat, begin.seed, &begin.names);
        }
        guest.hear_all(&std::mem::take(&mut self.events));
        match guest.choose(board, &board.choices(seat), random) {
            Answer::Choice(number) => Some(number),
            Answer::Random(number) => {
                self.failed = Some(Message::new("why-bot-failed"));
                Some(number)
            }
            Answer::Forfeit => None,
        }
    }

    fn explain(&mut self, _board: &dyn Board, _seat: Seat, _number: usize) -> Option<Message> {
        self.failed.clone()
    }
}

/// A bot that is not there.
struct Absent(Message);

impl Player for Absent {
    fn decide(&mut self, _board: &dyn Board, _seat: Seat, _random: &mut dyn Source) -> Option<usize> {
        None
    }

    fn explain(&mut self, _board: &dyn Board, _seat: Seat, _number: usize) -> Option<Message> {
        Some(self.0.clone())
    }
}

/// A bot that plays wherever a strategy does. It is told of no events, and begins anew on a board of another game.
struct Lone {
    guest: Guest,
    begun: Option<(String, Seat)>,
}

impl Player for Lone {
    fn decide(&mut self, board: &dyn Board, seat: Seat, random: &mut dyn Source) -> Option<usize> {
        let which = (format!("{} {}", board.game(), board.config_text()), seat);
        if self.begun.as_ref() != Some(&which) {
            self.guest
                .begin(board, seat, u64::from(random.below(u32::MAX)), &[]);
            self.begun = Some(which);
        }
        match self.guest.choose(board, &board.choices(seat), random) {
            Answer::Choice(number) | Answer::Random(number) => Some(number),
            Answer::Forfeit => None,
        }
    }

    fn explain(&mut self, _board: &dyn Board, _seat: Seat, _number: usize) -> Option<Message> {
        None
    }
}

/// A bot with the usual limits, away from any table.
pub(super) fn lone(spec: &Spec) -> Result<Box<dyn Player>, Message> {
    let bot = spec.command().unwrap_or_default().parse::<BotSpec>();
    let bot = bot.map_err(|fault| Message::new("bot-failed").with("why", fault.to_string()))?;
    Ok(Box::new(Lone {
        guest: Guest::new(bot, Limits::default(), Policy::default()),
        begun: None,
    }))
}
