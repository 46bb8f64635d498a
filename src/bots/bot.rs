//! A live bot: greeted, told what happens, asked for choices. After its first fault it is ended and answers no more.

use std::{
    mem,
    time::{Duration, Instant},
};

use serde::Serialize;

use super::{
    BotError, BotSpec, Fault, Limits, Trail,
    fault::{Wait, start},
    process::{Heard, Process},
    protocol::{self, Choice, Choose, FromBot, Greeting, Hello, Legal, NewGame, SEEDS, ToBot, VERSION},
};
use crate::{
    catalogue::{Board, ChoiceFacts, Event},
    rules::{Message, Seat, SeatSet, Standing},
    texts,
};

/// So much is kept before it is sent without a question.
const PENDING: usize = 32 << 10;

/// A running bot, for one game after another.
#[derive(Debug)]
pub struct Bot {
    spec: BotSpec,
    limits: Limits,
    process: Option<Process>,
    greeting: Greeting,
    /// What has not been sent yet.
    pending: String,
    /// The greeting and what was sent in this game.
    sent: String,
    /// How much of it is the greeting.
    greeted: usize,
    asked: u64,
    /// Notes since the last question.
    notes: usize,
    /// What the choices of this game have taken.
    spent: Duration,
    seats: SeatSet,
}

impl Bot {
    /// Starts a bot and greets it.
    ///
    /// # Errors
    /// When it can't be started or does not answer the greeting as it should; it is ended then.
    pub fn start(spec: &BotSpec, limits: &Limits) -> Result<Self, BotError> {
        let mut bot = Self {
            spec: spec.clone(),
            limits: limits.clone(),
            process: None,
            greeting: Greeting {
                protocol: VERSION,
                name: String::new(),
                games: Vec::new(),
                options: std::collections::BTreeMap::new(),
            },
            pending: String::new(),
            sent: String::new(),
            greeted: 0,
            asked: 0,
            notes: 0,
            spent: Duration::ZERO,
            seats: SeatSet::EMPTY,
        };
        match Process::start(spec, limits) {
            Ok(process) => bot.process = Some(process),
            Err(fault) => return Err(bot.failed(fault)),
        }
        match bot.greet() {
            Ok(greeting) => bot.greeting = greeting,
            Err(fault) => return Err(bot.failed(fault)),
        }
        bot.greeted = bot.sent.len();
        Ok(bot)
    }

    /// What it calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.greeting.name
    }

    /// What it said of itself.
    #[must_use]
    pub fn greeting(&self) -> &Greeting {
        &self.greeting
    }

    /// Whether it says that it plays a game.
    #[must_use]
    pub fn plays(&self, game: &str) -> bool {
        self.greeting.games.iter().any(|name| name == game)
    }

    /// How much time its choices in this game have taken.
    #[must_use]
    pub fn spent(&self) -> Duration {
        self.spent
    }

    /// Counts time that another process of the same bot has taken in this game.
    pub(super) fn has_spent(&mut self, time: Duration) {
        self.spent = time;
    }

    /// Begins a game: its configuration is that of the board, wherever that stands. `names` are by seat.
    ///
    /// # Errors
    /// When the bot does not play this game, or is gone.
    pub fn begin(
        &mut self,
        board: &dyn Board,
        seat: Seat,
        seed: u64,
        names: &[String],
    ) -> Result<(), BotError> {
        self.sent.truncate(self.greeted);
        self.pending.clear();
        self.spent = Duration::ZERO;
        self.seats = board.seats();
        if !self.plays(board.game()) {
            let games = self.greeting.games.join(", ");
            let why = Message::new("bot-why-game")
                .with("games", games)
                .with("game", board.game());
            let why = texts::say(&why);
            return Err(self.failed(Fault::Unfit { why }));
        }
        self.put(&ToBot::NewGame(NewGame {
            game: board.game().to_owned(),
            config: board.config(),
            rules: board.config_text(),
            seats: self.seats.iter().collect(),
            teams: self.seats.iter().map(|seat| board.team(seat)).collect(),
            seat,
            names: names.to_vec(),
            seed: seed % SEEDS,
            choice_count: board.choice_count(),
            number_names: board.number_names(),
        }));
        self.unless_long()
    }

    /// Tells what has happened on a board, as far as the seat may hear it. The bot learns of it before its next question.
    ///
    /// # Errors
    /// When it is gone or does not read.
    pub fn hear(&mut self, board: &dyn Board, seat: Seat, events: &[Event]) -> Result<(), BotError> {
        let events = events.iter().filter_map(|event| board.overheard(event, seat));
        self.hear_all(&events.collect::<Vec<_>>())
    }

    /// Tells what has happened and may be heard by the seat.
    pub(super) fn hear_all(&mut self, events: &[Event]) -> Result<(), BotError> {
        if !events.is_empty() {
            let events = events.iter().map(Event::value).collect();
            self.put(&ToBot::Events { events });
        }
        self.unless_long()
    }

    /// The number of the one of these choices that a seat makes, which are all that it has on this board; an only choice
    /// is made without asking.
    ///
    /// # Errors
    /// Everything that a bot can do wrong; it is ended then.
    pub fn choose(
        &mut self,
        board: &dyn Board,
        seat: Seat,
        choices: &[ChoiceFacts],
    ) -> Result<usize, BotError> {
        if let [only] = choices {
            return Ok(only.number);
        }
        self.ask(board, seat, choices).map_err(|fault| self.failed(fault))
    }

    /// Tells the result, or with none that the game was broken off.
    ///
    /// # Errors
    /// When the bot is gone or does not read.
    pub fn end(&mut self, standing: Option<&Standing>) -> Result<(), BotError> {
        let places = protocol::places(self.seats, standing);
        self.put(&ToBot::Result { places });
        self.flush().map_err(|fault| self.failed(fault))
    }

    /// Sends a line as it stands, for those who test bots.
    pub(super) fn say(&mut self, line: &str) -> Result<(), BotError> {
        self.pending.push_str(line);
        self.pending.push('\n');
        self.flush().map_err(|fault| self.failed(fault))
    }

    /// Says farewell and waits for the end; says whether the bot has ended by itself.
    pub(super) fn depart(&mut self) -> bool {
        self.put(&ToBot::Quit);
        let told = self.flush().is_ok();
        let process = self.process.take();
        process.is_some_and(|mut process| told && process.leave())
    }

    fn greet(&mut self) -> Result<Greeting, Fault> {
        self.put(&ToBot::Hello(Hello {
            protocol: VERSION,
            program: env!("CARGO_PKG_NAME").to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            options: self.spec.options.clone(),
        }));
        self.flush()?;
        let (said, line) = self.listen(Wait::Start, self.limits.start)?;
        let FromBot::Hello(greeting) = said else {
            return Err(Fault::Unasked { line: start(&line) });
        };
        if greeting.protocol == VERSION {
            Ok(greeting)
        } else {
            let why = Message::new("bot-why-protocol")
                .with("theirs", greeting.protocol.to_string())
                .with("ours", VERSION.to_string());
            let why = texts::say(&why);
            Err(Fault::Unfit { why })
        }
    }

    fn ask(&mut self, board: &dyn Board, seat: Seat, choices: &[ChoiceFacts]) -> Result<usize, Fault> {
        self.check_silent()?;
        let left = self.limits.game.saturating_sub(self.spent);
        let (wait, time) = if left < self.limits.choice {
            (Wait::Game, left)
        } else {
            (Wait::Choice, self.limits.choice)
        };
        self.asked += 1;
        self.notes = 0;
        let legal = choices.iter().enumerate().map(|(index, choice)| Legal {
            index,
            number: choice.number,
            text: choice.text.clone(),
            form: board.choice_form(seat, choice.number),
        });
        let millis = |time: Duration| {
            (time < Duration::MAX).then(|| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
        };
        let (millis, game_millis) = (millis(time), millis(left));
        self.put(&ToBot::Choose(Choose {
            id: self.asked,
            millis,
            game_millis,
            view: board.view_numbers(seat),
            choices: legal.collect(),
        }));
        self.flush()?;
        let begun = Instant::now();
        let answer = self.listen(wait, time);
        self.spent = self.spent.saturating_add(begun.elapsed());
        match answer? {
            (FromBot::Choice(choice), _) if choice.id == self.asked => pick(board, seat, choices, &choice),
            (_, line) => Err(Fault::Unasked { line: start(&line) }),
        }
    }

    /// Before a question a bot has nothing to say but notes.
    fn check_silent(&mut self) -> Result<(), Fault> {
        while let Some(heard) = self.process.as_ref().ok_or(Fault::Ended)?.overhear() {
            if let Some((_, line)) = self.understand(heard)? {
                return Err(Fault::Unasked { line: start(&line) });
            }
        }
        Ok(())
    }

    /// The next message that is no note, as it was said.
    fn listen(&mut self, wait: Wait, time: Duration) -> Result<(FromBot, String), Fault> {
        let begun = Instant::now();
        loop {
            let left = time.saturating_sub(begun.elapsed());
            let process = self.process.as_ref().ok_or(Fault::Ended)?;
            let limit = if wait == Wait::Game {
                self.limits.game
            } else {
                time
            };
            let heard = process.hear(left).ok_or(Fault::Silent { wait, limit })?;
            if let Some(said) = self.understand(heard)? {
                return Ok(said);
            }
        }
    }

    /// Takes notes down, and reads everything else.
    fn understand(&mut self, heard: Heard) -> Result<Option<(FromBot, String)>, Fault> {
        let process = self.process.as_mut().ok_or(Fault::Ended)?;
        let line = match heard {
            Heard::Line(line) => line,
            Heard::TooLong => {
                let what = Message::new("bot-why-line").with("most", self.limits.line.to_string());
                let what = texts::say(&what);
                return Err(Fault::Flood { what });
            }
            Heard::End => return Err(process.gone()),
        };
        match serde_json::from_str(&line) {
            Ok(FromBot::Note { text }) => {
                process.note(&text);
                self.notes += 1;
                if self.notes > self.limits.notes {
                    let what = Message::new("bot-why-notes").with("most", self.limits.notes.to_string());
                    let what = texts::say(&what);
                    return Err(Fault::Flood { what });
                }
                Ok(None)
            }
            Ok(said) => Ok(Some((said, line))),
            Err(error) => Err(Fault::Rubbish {
                line: start(&line),
                why: error.to_string(),
            }),
        }
    }

    fn put(&mut self, message: &impl Serialize) {
        // Numbers and texts can always be written.
        if let Ok(line) = serde_json::to_string(message) {
            self.pending.push_str(&line);
            self.pending.push('\n');
        }
    }

    fn flush(&mut self) -> Result<(), Fault> {
        let text = mem::take(&mut self.pending);
        self.sent.push_str(&text);
        let time = self.limits.choice;
        self.process
            .as_mut()
            .ok_or(Fault::Ended)?
            .tell(text.into_bytes(), time)
    }

    fn unless_long(&mut self) -> Result<(), BotError> {
        if self.process.is_none() {
            return Err(self.failed(Fault::Ended));
        }
        if self.pending.len() < PENDING {
            return Ok(());
        }
        self.flush().map_err(|fault| self.failed(fault))
    }

    /// Ends the bot, and tells of it.
    fn failed(&mut self, fault: Fault) -> BotError {
        let complaints = self
            .process
            .take()
            .map_or(String::new(), |mut process| process.end());
        BotError {
            fault,
            trail: Box::new(Trail {
                command: self.spec.to_string(),
                sent: self.sent.clone(),
                complaints,
            }),
        }
    }
}

impl Drop for Bot {
    /// Says farewell and lets the bot end by itself for a little while.
    fn drop(&mut self) {
        if self.process.is_some() {
            self.depart();
        }
    }
}

/// The choice that an answer names, if it is legal.
fn pick(board: &dyn Board, seat: Seat, choices: &[ChoiceFacts], answer: &Choice) -> Result<usize, Fault> {
    let legal = |number: usize| choices.iter().any(|choice| choice.number == number);
    let forbidden = |said: String, number: usize| {
        let why = board
            .refusal(seat, number)
            .map_or(String::new(), |why| texts::say(&why));
        Fault::Illegal { said, why }
    };
    match answer {
        Choice {
            index: Some(index),
            number: None,
            text: None,
            ..
        } => {
            let choice = choices.get(*index);
            choice.map(|choice| choice.number).ok_or_else(|| Fault::Illegal {
                said: format!("index {index}"),
                why: texts::say(&Message::new("bot-why-index").with("count", choices.len() as i64)),
            })
        }
        Choice {
            index: None,
            number: Some(number),
            text: None,
            ..
        } => legal(*number)
            .then_some(*number)
            .ok_or_else(|| forbidden(format!("number {number}"), *number)),
        Choice {
            index: None,
            number: None,
            text: Some(text),
            ..
        } => {
            if let Some(choice) = choices.iter().find(|choice| choice.text == *text) {
                return Ok(choice.number);
            }
            let said = format!("«{}»", start(text));
            match board.read_ply(seat, text).as_deref() {
                Ok(&[number]) if legal(number) => Ok(number),
                Ok(&[number]) => Err(forbidden(said, number)),
                Ok(_) => Err(Fault::Illegal {
                    said,
                    why: texts::text("bot-why-several"),
                }),
                Err(why) => Err(Fault::Illegal {
                    said,
                    why: texts::say(why),
                }),
            }
        }
        _ => Err(Fault::Rubbish {
            line: start(&serde_json::to_string(answer).unwrap_or_default()),
            why: texts::text("bot-why-form"),
        }),
    }
}
