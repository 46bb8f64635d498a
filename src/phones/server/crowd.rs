//! Who has come to a table, and what each of them is told. Whose game it is does not matter here: that of a table without
//! a window, or that of the window.

use std::{collections::BTreeMap, time::Duration};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use super::allowance::Allowance;
use crate::{
    phones::{
        Desk, Wanted, Who,
        protocol::{Answer, Request, VERSION},
        words,
    },
    play::{Match, Thought},
    rules::{Message, Seat},
    texts::Language,
};

/// So many hints a seat may ask for at once, and one more after each while.
const HINTS: u32 = 5;
const WHILE: Duration = Duration::from_secs(10);

/// What comes in from a device, by its number.
pub enum Visit {
    /// It comes.
    Arrive {
        /// Its number.
        id: u64,
        /// The version of the messages that it speaks.
        protocol: u32,
        /// Its code.
        token: String,
        /// The languages of who holds it, the best first.
        languages: Vec<String>,
        /// Where it hears what it is told.
        out: mpsc::Sender<Utf8Bytes>,
    },
    /// It has gone.
    Depart(u64),
    /// It asks for something.
    Ask(u64, Request),
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

fn written(answer: &Answer) -> Utf8Bytes {
    serde_json::to_string(answer).unwrap_or_default().into()
}

/// Who has come to a table.
pub struct Crowd {
    desk: Desk,
    devices: BTreeMap<u64, Device>,
    /// How many hints each seat may still ask for: thinking takes a core.
    hints: [Allowance; Seat::MOST],
}

impl Crowd {
    /// Nobody yet.
    #[must_use]
    pub fn new(desk: Desk) -> Self {
        Self {
            desk,
            devices: BTreeMap::new(),
            hints: std::array::from_fn(|_| Allowance::new(HINTS, WHILE)),
        }
    }

    /// Who may come, and what is asked of whom.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The same, to be changed.
    pub fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// Whether no device is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.devices.is_empty()
    }

    /// Attends to a device: what it wants of whoever owns the game, if it wants anything that is in order.
    pub fn attend(&mut self, game: &Match, visit: Visit) -> Option<(u64, Wanted)> {
        match visit {
            Visit::Arrive {
                id,
                protocol,
                token,
                languages,
                out,
            } => {
                let language = words::spoken(&languages);
                let is_in = self.arrive(game, (id, protocol, &token), language, out);
                is_in.then_some((id, Wanted::Shown))
            }
            Visit::Depart(id) => {
                let who = self.depart(id);
                who.and_then(Who::seat).map(|_| (id, Wanted::Shown))
            }
            Visit::Ask(id, request) => {
                let device = self.devices.get(&id)?;
                let (who, language) = (device.who, device.language);
                match self.desk.answer(game, who, request, language) {
                    Ok(Wanted::Told(answer)) => {
                        self.tell(id, &answer);
                        None
                    }
                    Ok(Wanted::Advice(seat)) if !self.hints[seat.index()].takes() => {
                        self.refuse(id, game, &Message::new("phones-hint-often"));
                        None
                    }
                    Ok(wanted) => Some((id, wanted)),
                    Err(why) => {
                        self.refuse(id, game, &why);
                        None
                    }
                }
            }
        }
    }

    fn arrive(
        &mut self,
        game: &Match,
        (id, protocol, token): (u64, u32, &str),
        language: Language,
        out: mpsc::Sender<Utf8Bytes>,
    ) -> bool {
        let why = match self.desk.who(token) {
            _ if protocol != VERSION => "phones-version",
            Some(who) => {
                let device = Device { who, language, out };
                let is_in = device.tell(written(&self.desk.welcome(game, who, language)));
                if is_in {
                    self.desk.arrive(who);
                    self.devices.insert(id, device);
                }
                return is_in;
            }
            None => "phones-no-code",
        };
        let words = language.text(why);
        // Who does not listen has gone already.
        let _ = out.try_send(written(&Answer::Refused { words, gone: true }));
        false
    }

    /// Lets a device go; who it was.
    fn depart(&mut self, id: u64) -> Option<Who> {
        let device = self.devices.remove(&id)?;
        self.desk.depart(device.who);
        Some(device.who)
    }

    /// Tells one device something. One that does not listen is let go.
    pub fn tell(&mut self, id: u64, answer: &Answer) {
        let device = self.devices.get(&id);
        if !device.is_some_and(|device| device.tell(written(answer))) {
            self.depart(id);
        }
    }

    /// Tells a device why something can't be.
    pub fn refuse(&mut self, id: u64, game: &Match, why: &Message) {
        let Some(device) = self.devices.get(&id) else {
            return;
        };
        let (setup, language) = (game.setup(), device.language);
        let name = |seat: Seat| language.writing(|| setup.name(seat));
        let words = language.say_naming(why, &name);
        self.tell(id, &Answer::Refused { words, gone: false });
    }

    /// Tells a device the advice that was thought of for its seat.
    pub fn advise(&mut self, id: u64, game: &Match, seat: Seat, thought: Option<Thought>) {
        let Some(device) = self.devices.get(&id) else {
            return;
        };
        let language = device.language;
        let advice = thought.and_then(|thought| {
            let reason = thought.reason.as_ref();
            self.desk.advice(game, seat, thought.number, reason, language)
        });
        let answer = advice.unwrap_or_else(|| Answer::Refused {
            words: language.text("text-no-hint"),
            gone: false,
        });
        self.tell(id, &answer);
    }

    /// Whoever had the old code of a seat is told that it is void.
    pub fn part(&mut self, seat: Seat) {
        self.send_off("phones-left", |who| who == Who::Seat(seat));
    }

    /// The table is not there any more: everybody is told so, and why.
    pub(super) fn end(&mut self, why: &str) {
        self.send_off(why, |_| true);
    }

    /// Lets those go whom this means, with a sentence.
    fn send_off(&mut self, key: &str, means: impl Fn(Who) -> bool) {
        let those = self.devices.iter().filter(|(_, device)| means(device.who));
        let those: Vec<(u64, Language)> = those.map(|(id, device)| (*id, device.language)).collect();
        for (id, language) in those {
            let words = language.text(key);
            self.tell(id, &Answer::Refused { words, gone: true });
            self.depart(id);
        }
    }

    /// Another game lies on the table, or others sit at it: everybody is shown it anew, and whose seat is gone is let go.
    ///
    /// # Errors
    /// When the game can't be shown, or the system has no random bytes.
    pub fn begin(&mut self, game: &Match) -> Result<(), Message> {
        self.desk.begin(game)?;
        for seat in (0..Seat::MOST).map(Seat::new) {
            if self.desk.keys().seat(seat).is_none() {
                self.part(seat);
            }
        }
        let ids: Vec<u64> = self.devices.keys().copied().collect();
        for id in ids {
            if let Some(device) = self.devices.get(&id) {
                let welcome = self.desk.welcome(game, device.who, device.language);
                self.tell(id, &welcome);
            }
        }
        Ok(())
    }

    /// Shows one device how the game stands.
    pub fn show_one(&mut self, id: u64, game: &Match) {
        let Some(device) = self.devices.get(&id) else {
            return;
        };
        if let Some(state) = self.desk.state(game, device.who, device.language)
            && !device.tell(written(&Answer::State(Box::new(state))))
        {
            self.depart(id);
        }
    }

    /// Shows everybody how the game stands. Those who see the same in the same language are told the same.
    pub fn show(&mut self, game: &Match) {
        let mut told: Vec<(Who, Language, Option<Utf8Bytes>)> = Vec::new();
        let mut telling = self.desk.telling(game);
        let mut gone = Vec::new();
        for (id, device) in &self.devices {
            let known = told
                .iter()
                .find(|(who, language, _)| (*who, *language) == (device.who, device.language));
            let state = if let Some((.., state)) = known {
                state.clone()
            } else {
                let state = telling.state(device.who, device.language);
                let state = state.map(|state| written(&Answer::State(Box::new(state))));
                told.push((device.who, device.language, state.clone()));
                state
            };
            if state.is_some_and(|state| !device.tell(state)) {
                gone.push(*id);
            }
        }
        for id in gone {
            self.depart(id);
        }
    }
}
