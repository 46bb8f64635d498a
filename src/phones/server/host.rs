//! The table itself: plays the game, one order after the other, on a thread of its own. Computers think elsewhere.

use std::{collections::BTreeMap, time::Duration};

use axum::extract::ws::Utf8Bytes;
use tokio::{runtime::Handle, sync::mpsc};

use super::{Notice, Plan};
use crate::{
    phones::{
        Desk, Wanted, Who,
        protocol::{Answer, Request, VERSION},
    },
    play::{Keeper, Match, Sitter, Thought, dice::Seed, fate::Fate, seed},
    rules::{Message, Seat, SeatSet, Turn},
    texts::Language,
};

/// So many languages of a device are looked at.
const LANGUAGES: usize = 8;

/// What the table is asked for.
pub(super) enum Order {
    /// A device comes.
    Arrive {
        id: u64,
        protocol: u32,
        token: String,
        languages: Vec<String>,
        out: mpsc::Sender<Utf8Bytes>,
    },
    /// A device has gone.
    Depart(u64),
    /// A device asks for something.
    Ask(u64, Request),
    /// It is time to go on.
    Tick(u64),
    /// A computer has thought.
    Thought(u64, Seat, Option<Thought>),
    /// Advice was thought of.
    Advised(u64, Seat, Option<Thought>),
    /// It is enough.
    Stop,
}

/// A device at the table.
struct Device {
    who: Who,
    language: Language,
    out: mpsc::Sender<Utf8Bytes>,
}

impl Device {
    /// Tells it something; whether it listens.
    fn tell(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(text).is_ok()
    }
}

/// The table at work.
pub(super) struct Host {
    game: Match,
    desk: Desk,
    keeper: Keeper,
    pace: Duration,
    seed: Option<Seed>,
    /// How many games have begun here.
    games: u64,
    orders: mpsc::Sender<Order>,
    handle: Handle,
    notice: Box<dyn FnMut(Notice<'_>) + Send>,
    devices: BTreeMap<u64, Device>,
    /// Thoughts of another time are of no use: it was gone back since, or another game has begun.
    time: u64,
    thinking: SeatSet,
    advising: SeatSet,
    ticks: bool,
    is_over: bool,
}

fn written(answer: &Answer) -> Utf8Bytes {
    serde_json::to_string(answer).unwrap_or_default().into()
}

impl Host {
    pub(super) fn new(
        plan: Plan,
        orders: mpsc::Sender<Order>,
        handle: Handle,
        notice: Box<dyn FnMut(Notice<'_>) + Send>,
    ) -> Self {
        Self {
            game: plan.game,
            desk: plan.desk,
            keeper: plan.keeper,
            pace: plan.pace,
            seed: plan.seed,
            games: 1,
            orders,
            handle,
            notice,
            devices: BTreeMap::new(),
            time: 0,
            thinking: SeatSet::EMPTY,
            advising: SeatSet::EMPTY,
            ticks: false,
            is_over: false,
        }
    }

    /// Plays until it is told to stop.
    pub(super) fn run(mut self, mut orders: mpsc::Receiver<Order>) {
        self.is_over = self.game.turn() == Turn::Over;
        self.go_on();
        while let Some(order) = orders.blocking_recv() {
            if matches!(order, Order::Stop) {
                break;
            }
            self.obey(order);
        }
        match self.keeper.may_end(&self.game) {
            Ok(told) => self.say(told),
            Err(error) => self.say(vec![Message::new("text-unkept").with("why", error.to_string())]),
        }
    }

    fn say(&mut self, told: Vec<Message>) {
        for message in told {
            (self.notice)(Notice::Said(message));
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Arrive {
                id,
                protocol,
                token,
                languages,
                out,
            } => {
                let spoken = languages.iter().take(LANGUAGES);
                let language = spoken.map(String::as_str).find_map(Language::of_code);
                let language = language.unwrap_or_else(Language::current);
                self.arrive(id, protocol, &token, language, out);
            }
            Order::Depart(id) => self.depart(id),
            Order::Ask(id, request) => self.ask(id, request),
            Order::Tick(time) if time == self.time => {
                self.ticks = false;
                if self.waits_for_nobody() {
                    let rolled = self.game.roll().map(drop);
                    self.stepped(rolled);
                }
            }
            Order::Thought(time, seat, thought) if time == self.time => {
                self.thinking = self.thinking.without(seat);
                let chosen = match thought {
                    Some(thought) => self.game.choose(seat, thought.number).map(drop),
                    None => Err(Message::new("no-answer").with("seat", seat)),
                };
                self.stepped(chosen);
            }
            Order::Advised(id, seat, thought) => {
                self.advising = self.advising.without(seat);
                self.advised(id, seat, thought);
            }
            Order::Tick(_) | Order::Thought(..) | Order::Stop => {}
        }
    }

    fn arrive(
        &mut self,
        id: u64,
        protocol: u32,
        token: &str,
        language: Language,
        out: mpsc::Sender<Utf8Bytes>,
    ) {
        let why = match self.desk.who(token) {
            _ if protocol != VERSION => "phones-version",
            Some(who) => {
                let device = Device { who, language, out };
                let welcome = written(&self.desk.welcome(&self.game, who, language));
                if device.tell(welcome) {
                    self.desk.arrive(who);
                    self.devices.insert(id, device);
                    self.show();
                }
                return;
            }
            None => "phones-no-code",
        };
        let words = language.text(why);
        // Who does not listen has gone already.
        let _ = out.try_send(written(&Answer::Refused { words, gone: true }));
    }

    fn depart(&mut self, id: u64) {
        if let Some(device) = self.devices.remove(&id) {
            self.desk.depart(device.who);
            if device.who.seat().is_some() {
                self.show();
            }
        }
    }

    fn ask(&mut self, id: u64, request: Request) {
        let Some(device) = self.devices.get(&id) else {
            return;
        };
        let (who, language) = (device.who, device.language);
        let goes_back = matches!(request, Request::Undo { .. } | Request::Clear { .. });
        match self.desk.answer(&mut self.game, who, request, language) {
            Ok(Wanted::Shown) => {
                if goes_back {
                    self.another_time();
                    self.keeper.forget();
                }
                self.stepped(Ok(()));
            }
            Ok(Wanted::Nothing) => self.show_one(id),
            Ok(Wanted::Told(answer)) => self.tell(id, &answer),
            Ok(Wanted::Advice(seat)) => self.advise(id, seat),
            Ok(Wanted::Again) => self.again(),
            Ok(Wanted::Freed(seat)) => self.freed(seat),
            Err(why) => {
                let setup = self.game.setup();
                let name = |seat: Seat| language.writing(|| setup.name(seat));
                let words = language.say_naming(&why, &name);
                self.tell(id, &Answer::Refused { words, gone: false });
            }
        }
    }

    /// What was thought of is of no use any more.
    fn another_time(&mut self) {
        self.time += 1;
        self.thinking = SeatSet::EMPTY;
        self.ticks = false;
    }

    fn advise(&mut self, id: u64, seat: Seat) {
        let Some(thinking) = self.game.advising(seat).filter(|_| !self.advising.contains(seat)) else {
            return;
        };
        self.advising = self.advising.with(seat);
        let orders = self.orders.clone();
        self.handle.spawn_blocking(move || {
            let thought = thinking.advise(1).map(|(thought, _)| thought);
            // A table that has ended takes no orders any more.
            let _ = orders.blocking_send(Order::Advised(id, seat, thought));
        });
    }

    fn advised(&mut self, id: u64, seat: Seat, thought: Option<Thought>) {
        let Some(device) = self.devices.get(&id) else {
            return;
        };
        let language = device.language;
        let advice = thought.and_then(|thought| {
            let reason = thought.reason.as_ref();
            self.desk
                .advice(&self.game, seat, thought.number, reason, language)
        });
        let answer = advice.unwrap_or_else(|| Answer::Refused {
            words: language.text("text-no-hint"),
            gone: false,
        });
        self.tell(id, &answer);
    }

    /// Another game with the same rules for those who sit here.
    fn again(&mut self) {
        let setup = self.game.setup().clone();
        let fate = match &self.seed {
            Some(seed) => Ok(seed::nth(seed, self.games).into()),
            None => Fate::drawn(&setup, &Default::default()),
        };
        let begun = fate
            .map_err(|why| vec![why])
            .and_then(|fate| Match::new(setup, fate));
        match begun {
            Ok(mut game) => {
                game.invite_as(&self.game);
                self.game = game;
                self.games += 1;
                self.is_over = false;
                self.another_time();
                self.desk.begin(&self.game);
                self.keeper.begin(&self.game, None);
                self.keep_keys();
                self.stepped(Ok(()));
            }
            Err(why) => self.say(why),
        }
    }

    /// Whoever had the old code of a seat is told that it is void.
    fn freed(&mut self, seat: Seat) {
        let old: Vec<u64> = self
            .devices
            .iter()
            .filter(|(_, device)| device.who == Who::Seat(seat))
            .map(|(id, _)| *id)
            .collect();
        for id in old {
            let words = self
                .devices
                .get(&id)
                .map(|device| device.language.text("phones-left"));
            let words = words.unwrap_or_default();
            self.tell(id, &Answer::Refused { words, gone: true });
            self.depart(id);
        }
        self.keep_keys();
        (self.notice)(Notice::Freed(&self.desk, seat));
        self.stepped(Ok(()));
    }

    fn keep_keys(&mut self) {
        if let Err(error) = self.desk.keys().keep() {
            self.say(vec![
                Message::new("phones-unkept").with("why", crate::texts::refused(&error)),
            ]);
        }
    }

    /// Something was done, or could not be done by who is no person.
    fn stepped(&mut self, done: Result<(), Message>) {
        if let Err(why) = done {
            self.say(vec![why]);
            return;
        }
        self.desk.follow(&self.game);
        (self.notice)(Notice::Stepped);
        self.show();
        let told = self.keeper.keep_up(&self.game);
        self.say(told);
        self.go_on();
    }

    /// Whether chance is due that no person lets act.
    fn waits_for_nobody(&self) -> bool {
        let thrower = self.game.board().thrower();
        let by_person = thrower.is_some_and(|seat| *self.game.sitter(seat) == Sitter::Person);
        self.game.turn() == Turn::Chance && !by_person
    }

    /// Lets act who is no person.
    fn go_on(&mut self) {
        if self.waits_for_nobody() && !self.ticks {
            self.ticks = true;
            let (orders, pace, time) = (self.orders.clone(), self.pace, self.time);
            self.handle.spawn(async move {
                tokio::time::sleep(pace).await;
                // A table that has ended takes no orders any more.
                let _ = orders.send(Order::Tick(time)).await;
            });
        }
        if self.game.turn() == Turn::Over && !std::mem::replace(&mut self.is_over, true) {
            (self.notice)(Notice::Over(&self.game));
        }
        for seat in self.game.turn().seats().iter() {
            if self.thinking.contains(seat) {
                continue;
            }
            if let Some(thinking) = self.game.thinking(seat) {
                self.thinking = self.thinking.with(seat);
                let (orders, pace, time) = (self.orders.clone(), self.pace, self.time);
                self.handle.spawn(async move {
                    tokio::time::sleep(pace).await;
                    let thought = tokio::task::spawn_blocking(|| thinking.think()).await;
                    // A player that fails has no answer, and a table that has ended takes no orders any more.
                    let thought = thought.ok().flatten();
                    let _ = orders.send(Order::Thought(time, seat, thought)).await;
                });
            }
        }
    }

    /// Tells one device something. One that does not listen is let go.
    fn tell(&mut self, id: u64, answer: &Answer) {
        let is_there = self
            .devices
            .get(&id)
            .is_some_and(|device| device.tell(written(answer)));
        if !is_there {
            self.depart(id);
        }
    }

    fn state(&self, who: Who, language: Language) -> Option<Utf8Bytes> {
        let state = self.desk.state(&self.game, who, language)?;
        Some(written(&Answer::State(Box::new(state))))
    }

    fn show_one(&mut self, id: u64) {
        let Some(device) = self.devices.get(&id) else {
            return;
        };
        if let Some(state) = self.state(device.who, device.language)
            && !device.tell(state)
        {
            self.depart(id);
        }
    }

    /// Shows everybody how the game stands. Those who see the same in the same language are told the same.
    fn show(&mut self) {
        let mut told: Vec<(Who, Language, Option<Utf8Bytes>)> = Vec::new();
        let mut gone = Vec::new();
        for (id, device) in &self.devices {
            let known = told
                .iter()
                .find(|(who, language, _)| (*who, *language) == (device.who, device.language));
            let state = if let Some((.., state)) = known {
                state.clone()
            } else {
                let state = self.state(device.who, device.language);
                told.push((device.who, device.language, state.clone()));
                state
            };
            if state.is_some_and(|state| !device.tell(state)) {
                gone.push(*id);
            }
        }
        for id in gone {
            self.devices
                .remove(&id)
                .into_iter()
                .for_each(|device| self.desk.depart(device.who));
        }
    }
}
