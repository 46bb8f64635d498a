//! A bot at a seat, and what is done when it fails: the game goes on or is forfeit, and everything is counted.

use std::{collections::BTreeMap, fmt, str::FromStr, time::Duration};

use serde::Serialize;
use thiserror::Error;

use super::{Bot, BotError, BotSpec, Fault, Limits};
use crate::{
    catalogue::{Board, ChoiceFacts, Event},
    rules::{Message, Seat, Source, Standing},
    texts,
};

/// A bot that plays by chance where it fails is started anew, but not more often than this in one game.
const STARTS: u32 = 3;

/// What is done when a bot fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// The game is forfeit.
    Forfeit,
    /// Any legal choice is made, and the bot is started anew for the next one, three times in a game.
    #[default]
    Random,
    /// The bot is started anew and asked again, once in a game; then the game is forfeit.
    Restart,
}

impl Policy {
    /// All policies with their words.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Forfeit, "forfeit"),
        (Self::Random, "random"),
        (Self::Restart, "restart"),
    ];
}

/// A word that is no policy.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", texts::say(&Message::new("bot-policy").with("text", .0.as_str())))]
pub struct PolicyFault(String);

impl FromStr for Policy {
    type Err = PolicyFault;

    fn from_str(text: &str) -> Result<Self, PolicyFault> {
        let found = Self::ALL.into_iter().find(|(_, word)| *word == text);
        found
            .map(|(policy, _)| policy)
            .ok_or_else(|| PolicyFault(text.to_owned()))
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Self::ALL.into_iter().find(|(policy, _)| policy == self);
        f.write_str(found.map_or("random", |(_, word)| word))
    }
}

/// What has gone wrong with a bot, over all its games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Faults by their words, see [`Fault::word`].
    pub faults: BTreeMap<&'static str, u64>,
    /// How often it was started anew.
    pub restarts: u64,
    /// How many choices were made for it by chance.
    pub random_choices: u64,
    /// How many games it has forfeited.
    pub forfeits: u64,
}

/// What comes of asking a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The number of the choice that the bot made.
    Choice(usize),
    /// The number of a choice that was made by chance, because the bot failed.
    Random(usize),
    /// The bot failed, and the game is forfeit.
    Forfeit,
}

/// The game that is played.
#[derive(Debug)]
struct Game {
    seat: Seat,
    seed: u64,
    names: Vec<String>,
    faults: u32,
    forfeit: bool,
    spent: Duration,
}

/// A bot at a seat.
#[derive(Debug)]
pub struct Guest {
    spec: BotSpec,
    limits: Limits,
    policy: Policy,
    bot: Option<Bot>,
    game: Option<Game>,
    tally: Tally,
    errors: Vec<BotError>,
}

impl Guest {
    /// A guest who has not come yet: it is started with its first game.
    #[must_use]
    pub fn new(spec: BotSpec, limits: Limits, policy: Policy) -> Self {
        Self {
            spec,
            limits,
            policy,
            bot: None,
            game: None,
            tally: Tally::default(),
            errors: Vec::new(),
        }
    }

    /// What it calls itself, while it runs.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.bot.as_ref().map(Bot::name)
    }

    /// What has gone wrong so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The faults since the last time they were asked for, oldest first.
    pub fn take_errors(&mut self) -> Vec<BotError> {
        std::mem::take(&mut self.errors)
    }

    /// Begins a game, see [`Bot::begin`]. Whether the bot comes shows with its first choice.
    pub fn begin(&mut self, board: &dyn Board, seat: Seat, seed: u64, names: &[String]) {
        self.game = Some(Game {
            seat,
            seed,
            names: names.to_vec(),
            faults: 0,
            forfeit: false,
            spent: Duration::ZERO,
        });
        if self.bot.is_some() {
            let begun = self.bot.as_mut().map(|bot| bot.begin(board, seat, seed, names));
            self.note(begun.unwrap_or(Ok(())));
        } else {
            self.come(board);
        }
    }

    /// Tells what has happened, see [`Bot::hear`].
    pub fn hear(&mut self, board: &dyn Board, events: &[Event]) {
        let Some(seat) = self.game.as_ref().map(|game| game.seat) else {
            return;
        };
        let heard = self.bot.as_mut().map(|bot| bot.hear(board, seat, events));
        self.note(heard.unwrap_or(Ok(())));
    }

    /// Tells what has happened and may be heard by the seat.
    pub(super) fn hear_all(&mut self, events: &[Event]) {
        let heard = self.bot.as_mut().map(|bot| bot.hear_all(events));
        self.note(heard.unwrap_or(Ok(())));
    }

    /// Lets the bot choose among all that its seat may do on this board, or does what the policy says. A game that is
    /// forfeit stays so.
    pub fn choose(&mut self, board: &dyn Board, choices: &[ChoiceFacts], random: &mut dyn Source) -> Answer {
        // It may have failed while it was told something: that counts as failing at this choice.
        loop {
            let (Some(game), bot) = (&self.game, &self.bot) else {
                return Answer::Forfeit;
            };
            if game.forfeit {
                return Answer::Forfeit;
            }
            let (faults, seat) = (game.faults, game.seat);
            if bot.is_none() {
                match self.policy {
                    Policy::Restart if faults <= 1 => self.restart(board, faults),
                    Policy::Random if faults <= STARTS => self.restart(board, faults),
                    Policy::Random => {}
                    Policy::Forfeit | Policy::Restart => return self.forfeit(),
                }
            }
            if let Some(bot) = &mut self.bot {
                match bot.choose(board, seat, choices) {
                    Ok(number) => {
                        let spent = bot.spent();
                        if let Some(game) = &mut self.game {
                            game.spent = spent;
                        }
                        return Answer::Choice(number);
                    }
                    Err(error) => self.note(Err(error)),
                }
            }
            match self.policy {
                Policy::Restart => {}
                Policy::Forfeit => return self.forfeit(),
                Policy::Random => {
                    let nth = random.below(u32::try_from(choices.len().max(1)).unwrap_or(u32::MAX));
                    let Some(choice) = choices.get(nth as usize) else {
                        return self.forfeit();
                    };
                    self.tally.random_choices += 1;
                    return Answer::Random(choice.number);
                }
            }
        }
    }

    /// Tells the result, or with none that the game was broken off.
    pub fn end(&mut self, standing: Option<&Standing>) {
        self.game = None;
        let ended = self.bot.as_mut().map(|bot| bot.end(standing));
        self.note(ended.unwrap_or(Ok(())));
    }

    /// Starts the bot for the game that is played.
    fn come(&mut self, board: &dyn Board) {
        let Some(game) = &self.game else { return };
        let come = Bot::start(&self.spec, &self.limits).and_then(|mut bot| {
            bot.begin(board, game.seat, game.seed, &game.names)?;
            bot.has_spent(game.spent);
            Ok(bot)
        });
        match come {
            Ok(bot) => self.bot = Some(bot),
            Err(error) => self.note(Err(error)),
        }
    }

    fn restart(&mut self, board: &dyn Board, faults: u32) {
        if faults > 0 {
            self.tally.restarts += 1;
        }
        self.come(board);
    }

    fn forfeit(&mut self) -> Answer {
        if let Some(game) = &mut self.game {
            game.forfeit = true;
        }
        self.tally.forfeits += 1;
        Answer::Forfeit
    }

    /// Counts a fault; the bot is gone then.
    fn note(&mut self, done: Result<(), BotError>) {
        let Err(error) = done else { return };
        tracing::warn!("{error}");
        let spent = self.bot.take().map(|bot| bot.spent());
        if let Some(game) = &mut self.game {
            game.faults += 1;
            game.spent = spent.unwrap_or(game.spent);
        }
        if error.fault != Fault::Ended {
            *self.tally.faults.entry(error.fault.word()).or_default() += 1;
        }
        self.errors.push(error);
    }
}
