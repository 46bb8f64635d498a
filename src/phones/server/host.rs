//! The table itself: plays the game, one order after the other, on a thread of its own. Computers think elsewhere.

use std::time::{Duration, Instant};

use tokio::{
    runtime::Handle,
    sync::{mpsc, oneshot},
};

use super::{
    Crowd, Notice, Plan, Visit,
    tables::{Chairing, Ended, Standing, Tables},
};
use crate::{
    phones::{Token, Wanted},
    play::{Chair, Keeper, Match, Sitter, Thought, dice::Seed, fate::Fate, keeper, ledger::Ledger, seed},
    rules::{Message, Seat, SeatSet, Turn},
};

/// What the table is asked for.
pub(super) enum Order {
    /// A device came, went, or asks for something.
    Visit(Visit),
    /// It is time to go on.
    Tick(u64),
    /// A computer has thought.
    Thought(u64, Seat, Option<Thought>),
    /// Advice was thought of.
    Advised(u64, Seat, Option<Thought>),
    /// It is known who had luck in a game that is over.
    Weighed(u64, Box<Ledger>),
    /// Somebody comes from the lobby.
    Admit(Admission),
    /// Is anybody there?
    Look,
    /// It is enough.
    Stop,
}

/// Somebody who comes from the lobby: to a seat under a name, or without one to look on.
pub(super) struct Admission {
    pub(super) name: Option<String>,
    /// Gets the code.
    pub(super) reply: oneshot::Sender<Result<Token, Message>>,
}

/// The table at work.
pub(super) struct Host {
    game: Match,
    crowd: Crowd,
    keeper: Keeper,
    pace: Duration,
    seed: Option<Seed>,
    /// How many games have begun here.
    games: u64,
    orders: mpsc::Sender<Order>,
    number: u32,
    tables: Tables,
    /// When anybody was there last.
    busy: Instant,
    /// Thoughts of another time are of no use: it was gone back since, or another game has begun.
    time: u64,
    thinking: SeatSet,
    advising: SeatSet,
    ticks: bool,
    is_over: bool,
}

impl Host {
    pub(super) fn new(number: u32, plan: Plan, orders: mpsc::Sender<Order>, tables: Tables) -> Self {
        Self {
            game: plan.game,
            crowd: Crowd::new(plan.desk),
            keeper: plan.keeper,
            pace: plan.pace,
            seed: plan.seed,
            games: 1,
            orders,
            number,
            tables,
            busy: Instant::now(),
            time: 0,
            thinking: SeatSet::EMPTY,
            advising: SeatSet::EMPTY,
            ticks: false,
            is_over: false,
        }
    }

    fn handle(&self) -> &Handle {
        self.tables.handle()
    }

    /// Plays until it is told to stop, or nobody comes any more.
    pub(super) fn run(
        &mut self,
        mut orders: mpsc::Receiver<Order>,
        mut visits: mpsc::Receiver<Visit>,
    ) -> Ended {
        self.is_over = self.game.turn() == Turn::Over;
        self.go_on();
        let handle = self.handle().clone();
        let mut next = || handle.block_on(next(&mut orders, &mut visits));
        loop {
            self.tables.tell(self.number, self.standing());
            match next() {
                None | Some(Order::Stop) => break,
                Some(Order::Look) => {
                    // A game that can't be kept stays on its table.
                    if self.is_idle() && self.keeps() {
                        let is_under_way = keeper::is_under_way(&self.game);
                        return if is_under_way { Ended::Idle } else { Ended::Done };
                    }
                }
                Some(order) => {
                    // Strangers who are refused don't keep a table open.
                    let was_empty = self.crowd.is_empty();
                    self.obey(order);
                    if !was_empty || !self.crowd.is_empty() {
                        self.busy = Instant::now();
                    }
                }
            }
        }
        self.keeps();
        Ended::Stopped
    }

    /// The table has failed, and is not there any more: whoever was at it is told so.
    pub(super) fn fail(&mut self) {
        self.crowd.end("phones-failed");
    }

    /// Whether the game is kept, so that the table may end.
    fn keeps(&mut self) -> bool {
        let kept = self.keeper.may_end(&self.game);
        let is_kept = kept.is_ok();
        match kept {
            Ok(told) => self.say(told),
            Err(error) => self.say(vec![Message::new("text-unkept").with("why", error.to_string())]),
        }
        is_kept
    }

    fn is_idle(&self) -> bool {
        let is_long = self.tables.idle().is_some_and(|idle| self.busy.elapsed() >= idle);
        self.crowd.is_empty() && is_long
    }

    /// What everybody may know of this table.
    fn standing(&self) -> Standing {
        let (setup, desk) = (self.game.setup(), self.crowd.desk());
        let chair = |seat: Seat| {
            let called = setup.chairs.get(seat.index()).map(Chair::called);
            Chairing {
                called: called.unwrap_or_default(),
                colour: desk.colour(seat),
                is_person: *self.game.sitter(seat) == Sitter::Person,
                is_taken: desk.taken().contains(seat),
                is_here: desk.is_there(seat),
            }
        };
        Standing {
            game: setup.entry.name(),
            is_over: self.game.turn() == Turn::Over,
            seats: self.game.board().seats().iter().map(chair).collect(),
        }
    }

    /// Lets somebody in who comes from the lobby.
    fn admit(&mut self, Admission { name, reply }: Admission) {
        let code = match name {
            Some(name) => self.seat(name),
            None => Ok(*self.crowd.desk().keys().onlooker()),
        };
        if code.is_ok() {
            self.busy = Instant::now();
        }
        // Who does not wait any more needs no code.
        let _ = reply.send(code);
    }

    /// Gives somebody the first free seat under a name; its code.
    fn seat(&mut self, name: String) -> Result<Token, Message> {
        let desk = self.crowd.desk_mut();
        let offer = desk.offer(&self.game)?;
        let (seat, token) = offer.ok_or_else(|| Message::new("lobby-no-seat"))?;
        if let Wanted::Deed(_, deed) = desk.join(&self.game, seat, name) {
            deed.apply(&mut self.game)?;
        }
        self.keep_keys();
        self.stepped(Ok(()));
        Ok(token)
    }

    fn say(&mut self, told: Vec<Message>) {
        for message in told {
            self.tables.notice(Notice::Said(message));
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Visit(visit) => self.attend(visit),
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
                self.crowd.advise(id, &self.game, seat, thought);
            }
            Order::Weighed(time, ledger) if time == self.time => {
                self.crowd.desk_mut().weighed(*ledger);
                self.crowd.show(&self.game);
            }
            Order::Admit(admission) => self.admit(admission),
            Order::Tick(_) | Order::Thought(..) | Order::Weighed(..) | Order::Look | Order::Stop => {}
        }
    }

    fn attend(&mut self, visit: Visit) {
        match self.crowd.attend(&self.game, visit) {
            Some((id, Wanted::Deed(seat, deed))) => {
                let done = deed.clone().apply(&mut self.game);
                if let Err(why) = done {
                    return self.crowd.refuse(id, &self.game, &why);
                }
                self.crowd.desk_mut().did(seat, &deed);
                if deed.goes_back() {
                    self.another_time();
                    self.keeper.forget();
                }
                self.stepped(Ok(()));
            }
            Some((_, Wanted::Shown)) => self.crowd.show(&self.game),
            Some((id, Wanted::Nothing)) => self.crowd.show_one(id, &self.game),
            Some((id, Wanted::Advice(seat))) => self.advise(id, seat),
            Some((_, Wanted::Again)) => self.again(),
            Some((_, Wanted::Freed(seat))) => self.freed(seat),
            Some((_, Wanted::Told(_))) | None => {}
        }
    }

    /// What was thought of is of no use any more.
    fn another_time(&mut self) {
        self.time += 1;
        self.thinking = SeatSet::EMPTY;
        self.ticks = false;
    }

    fn advise(&mut self, id: u64, seat: Seat) {
        if self.advising.contains(seat) {
            return self
                .crowd
                .refuse(id, &self.game, &Message::new("phones-hint-waits"));
        }
        let Some(thinking) = self.game.advising(seat) else {
            return self.crowd.advise(id, &self.game, seat, None);
        };
        self.advising = self.advising.with(seat);
        let (orders, advisers) = (self.orders.clone(), self.tables.advisers());
        self.handle().spawn(async move {
            let advise = || thinking.advise(1).map(|(thought, _)| thought);
            let thought = advisers.think(|| orders.is_closed(), advise).await;
            // A table that has ended takes no orders any more.
            let _ = orders.send(Order::Advised(id, seat, thought)).await;
        });
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
                if let Err(why) = self.crowd.desk_mut().begin(&self.game) {
                    self.say(vec![why]);
                }
                self.keeper.begin(&self.game, None);
                self.keep_keys();
                self.stepped(Ok(()));
            }
            Err(why) => self.say(why),
        }
    }

    /// A seat was given back.
    fn freed(&mut self, seat: Seat) {
        let left = self.game.sit(seat, Chair::new(Sitter::Person));
        self.crowd.part(seat);
        self.keep_keys();
        self.tables.notice(Notice::Freed(self.crowd.desk(), seat));
        self.stepped(left);
    }

    fn keep_keys(&mut self) {
        if let Err(error) = self.crowd.desk().keys().keep() {
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
        self.crowd.desk_mut().follow(&self.game);
        // What has been seen is not lost any more.
        let told = self.keeper.keep_up(&self.game);
        self.crowd.show(&self.game);
        self.tables.notice(Notice::Stepped);
        self.say(told);
        self.go_on();
    }

    /// Whether chance is due that no person lets act.
    fn waits_for_nobody(&self) -> bool {
        let thrower = self.game.board().thrower();
        let by_person = thrower.is_some_and(|seat| *self.game.sitter(seat) == Sitter::Person);
        self.game.turn() == Turn::Chance && !by_person
    }

    /// Reckons who had luck in the game, which takes a while.
    fn weigh(&self) {
        let (game, time) = (self.game.clone(), self.time);
        let (orders, tables) = (self.orders.clone(), self.tables.clone());
        self.handle().spawn_blocking(move || {
            if let Some(ledger) = tables.weigh(&game, || orders.is_closed()) {
                // A table that has ended takes no orders any more.
                let _ = orders.blocking_send(Order::Weighed(time, Box::new(ledger)));
            }
        });
    }

    /// Lets act who is no person.
    fn go_on(&mut self) {
        if self.waits_for_nobody() && !self.ticks {
            self.ticks = true;
            let (orders, pace, time) = (self.orders.clone(), self.pace, self.time);
            self.handle().spawn(async move {
                tokio::time::sleep(pace).await;
                // A table that has ended takes no orders any more.
                let _ = orders.send(Order::Tick(time)).await;
            });
        }
        if self.game.turn() == Turn::Over && !std::mem::replace(&mut self.is_over, true) {
            self.tables.notice(Notice::Over(&self.game));
            self.weigh();
        }
        for seat in self.game.turn().seats().iter() {
            if self.thinking.contains(seat) {
                continue;
            }
            if let Some(thinking) = self.game.thinking(seat) {
                self.thinking = self.thinking.with(seat);
                let (orders, pace, time) = (self.orders.clone(), self.pace, self.time);
                self.handle().spawn(async move {
                    tokio::time::sleep(pace).await;
                    let thought = tokio::task::spawn_blocking(|| thinking.think()).await;
                    // A player that fails has no answer, and a table that has ended takes no orders any more.
                    let thought = thought.ok().flatten();
                    let _ = orders.send(Order::Thought(time, seat, thought)).await;
                });
            }
        }
    }
}

/// The next order, or visit; none where nobody can give one any more.
async fn next(orders: &mut mpsc::Receiver<Order>, visits: &mut mpsc::Receiver<Visit>) -> Option<Order> {
    tokio::select! {
        order = orders.recv() => order,
        Some(visit) = visits.recv() => Some(Order::Visit(visit)),
    }
}
