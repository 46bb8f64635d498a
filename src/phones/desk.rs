//! Answers devices for a game that somebody else owns: whose device it is, what was asked, and what it is told.
//!
//! An answer to a question that is not open any more is passed over: what is sent twice is done once.

use super::{
    Keys, Seen, Token, Who,
    protocol::{Answer, Request, State},
    told::{self, Around, Teller},
};
use crate::{
    catalogue::Staging,
    play::{Chair, Match, Sitter},
    rules::{Message, Seat, Turn},
    staging::{Boards, Face},
    texts::Language,
};

/// What a request asks of whoever owns the game, once it was found to be in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// Nothing, or it was done: everybody is told how the game stands.
    Shown,
    /// Nothing, and nothing has changed.
    Nothing,
    /// This answer goes to who asked.
    Told(Box<Answer>),
    /// Advice for this seat: it takes time to think.
    Advice(Seat),
    /// Another game.
    Again,
    /// The seat was given back, and has a fresh code.
    Freed(Seat),
}

/// Who may come to a game, who has come, and what was asked of whom.
pub struct Desk {
    keys: Keys,
    look: Box<dyn Staging>,
    /// The question that is open for each seat, by a number.
    asked: [u64; Seat::MOST],
    /// How many devices are there for each seat.
    devices: [usize; Seat::MOST],
    taken: [bool; Seat::MOST],
    top: Option<Face>,
}

impl Desk {
    /// For this game; nobody has come yet. None for a game that can't be shown.
    #[must_use]
    pub fn new(game: &Match, keys: Keys) -> Option<Self> {
        let look = game.setup().entry.look(game.board(), &Boards::default())?;
        let mut desk = Self {
            keys,
            look,
            asked: [0; Seat::MOST],
            devices: [0; Seat::MOST],
            taken: [false; Seat::MOST],
            top: None,
        };
        for seat in game.persons().iter() {
            let chair = game.setup().chairs.get(seat.index());
            desk.taken[seat.index()] = chair.is_some_and(|chair| !chair.called().is_empty());
        }
        Some(desk)
    }

    /// Who may come in.
    #[must_use]
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The word for the colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> String {
        self.look.colour(seat)
    }

    /// The same desk for the next game at this table.
    pub fn begin(&mut self, game: &Match) {
        self.keys.hold_for(game);
        self.top = None;
        self.ask_anew();
    }

    /// Who comes with a code.
    #[must_use]
    pub fn who(&self, token: &str) -> Option<Who> {
        self.keys.who(&Token::read(token)?)
    }

    /// A device has come.
    pub fn arrive(&mut self, who: Who) {
        if let Some(seat) = who.seat() {
            self.devices[seat.index()] += 1;
        }
    }

    /// A device has gone.
    pub fn depart(&mut self, who: Who) {
        if let Some(seat) = who.seat() {
            let devices = &mut self.devices[seat.index()];
            *devices = devices.saturating_sub(1);
        }
    }

    /// Something was done: to be called after each step of the game.
    pub fn follow(&mut self, game: &Match) {
        let seen = Seen::of(game, Who::Onlooker);
        if let Some(face) = seen.and_then(|seen| told::topped(&seen, &*self.look)) {
            self.top = Some(face);
        }
    }

    /// Every question is another one: what was seen is not so any more.
    fn ask_anew(&mut self) {
        for asked in &mut self.asked {
            *asked += 1;
        }
    }

    /// The table, for a device that comes.
    #[must_use]
    pub fn welcome(&self, game: &Match, who: Who, language: Language) -> Answer {
        let entry = game.setup().entry;
        let told = || told::welcome(entry, game.start(), &*self.look, who);
        Answer::Welcome(Box::new(language.writing(told)))
    }

    /// How the game stands, for a device; none where the game can't tell.
    #[must_use]
    pub fn state(&self, game: &Match, who: Who, language: Language) -> Option<State> {
        let seen = Seen::of(game, who)?;
        let around = Around {
            asked: who.seat().map_or(0, |seat| self.asked[seat.index()]),
            devices: self.devices,
            taken: self.taken,
            top: self.top,
        };
        let teller = Teller {
            seen: &seen,
            look: &*self.look,
        };
        Some(language.writing(|| told::state(teller, &around)))
    }

    /// Does what a device asks, as far as it is in order.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn answer(
        &mut self,
        game: &mut Match,
        who: Who,
        request: Request,
        language: Language,
    ) -> Result<Wanted, Message> {
        let Some(seat) = who.seat() else {
            return Err(Message::new("phones-looks-on"));
        };
        let open = self.asked[seat.index()];
        match request {
            Request::Hello { .. } => Ok(Wanted::Nothing),
            Request::Join { name } => self.join(game, seat, name),
            Request::Leave => self.leave(game, seat),
            Request::Roll { asked }
            | Request::Choose { asked, .. }
            | Request::Undo { asked }
            | Request::Clear { asked }
            | Request::Fill { asked }
                if asked != open =>
            {
                Ok(Wanted::Nothing)
            }
            Request::Roll { .. } => {
                let is_own = game.turn() == Turn::Chance && game.board().thrower() == Some(seat);
                if !is_own {
                    return Err(Message::new("order-not-to-act")
                        .with("seat", seat)
                        .of_game(game.board().game()));
                }
                game.roll()?;
                Ok(self.done(seat))
            }
            Request::Choose { number, .. } => {
                game.choose(seat, number)?;
                Ok(self.done(seat))
            }
            Request::Fill { .. } => self.fill(game, seat),
            Request::Undo { .. } => {
                let may = Seen::of(game, who).is_some_and(|seen| seen.may_undo());
                if !may {
                    game.undo_target()?;
                    return Err(Message::new("undo-others"));
                }
                game.undo()?;
                Ok(self.went_back())
            }
            Request::Clear { .. } => {
                let start = game
                    .chain_start(seat)
                    .ok_or_else(|| Message::new("text-no-reset"))?;
                game.go_to(start)?;
                Ok(self.went_back())
            }
            Request::Ponder { number } => Ok(self.ponder(game, who, number, language)),
            Request::Hint => Ok(Wanted::Advice(seat)),
            Request::Again if game.turn() == Turn::Over => Ok(Wanted::Again),
            Request::Again => Err(Message::new("phones-not-over")),
        }
    }

    fn done(&mut self, seat: Seat) -> Wanted {
        self.asked[seat.index()] += 1;
        Wanted::Shown
    }

    fn went_back(&mut self) -> Wanted {
        self.top = None;
        self.ask_anew();
        Wanted::Shown
    }

    /// Gives a seat a name. Who comes back with the same one changes nothing.
    fn join(&mut self, game: &mut Match, seat: Seat, name: String) -> Result<Wanted, Message> {
        let chair = Chair {
            sitter: Sitter::Person,
            name,
        };
        let called = chair.called();
        let now = game.setup().chairs.get(seat.index());
        if now.is_none_or(|now| now.called() != called) {
            let chair = Chair {
                name: called,
                ..chair
            };
            game.sit(seat, chair)?;
        }
        self.taken[seat.index()] = true;
        Ok(Wanted::Shown)
    }

    fn leave(&mut self, game: &mut Match, seat: Seat) -> Result<Wanted, Message> {
        self.keys.renew(seat)?;
        self.taken[seat.index()] = false;
        self.asked[seat.index()] += 1;
        game.sit(seat, Chair::new(Sitter::Person))?;
        Ok(Wanted::Freed(seat))
    }

    /// Makes the rest of a long action by chance.
    fn fill(&mut self, game: &mut Match, seat: Seat) -> Result<Wanted, Message> {
        if !self.look.fills(game.board(), seat) {
            return Err(Message::new("text-no-reset"));
        }
        loop {
            let number = game
                .any_choice(seat)
                .ok_or_else(|| Message::new("text-no-hint"))?;
            game.choose(seat, number)?;
            if !game.board().is_open(seat) {
                return Ok(self.done(seat));
            }
        }
    }

    /// What is said of a choice before it is made: by what this seat sees.
    fn ponder(&self, game: &Match, who: Who, number: usize, language: Language) -> Wanted {
        let Some(seen) = Seen::of(game, who) else {
            return Wanted::Nothing;
        };
        let Some(seat) = seen.chooser() else {
            return Wanted::Nothing;
        };
        let teller = Teller {
            seen: &seen,
            look: &*self.look,
        };
        let told = || {
            let outlook = self.look.outlook(seen.board(), seat, number);
            let words = outlook.into_iter().flat_map(|outlook| outlook.words);
            words.map(|message| teller.say(&message)).collect()
        };
        let words = language.writing(told);
        Wanted::Told(Box::new(Answer::Pondered { number, words }))
    }

    /// Advice that was thought of, for the seat that asked for it. None where it is of no use any more.
    #[must_use]
    pub fn advice(
        &self,
        game: &Match,
        seat: Seat,
        number: usize,
        reason: Option<&Message>,
        language: Language,
    ) -> Option<Answer> {
        let seen = Seen::of(game, Who::Seat(seat))?;
        let is_legal = seen.chooser() == Some(seat) && seen.board().refusal(seat, number).is_none();
        let teller = Teller {
            seen: &seen,
            look: &*self.look,
        };
        let told = || {
            let choice = teller.called(seat, number);
            match reason {
                Some(reason) => {
                    let reason = teller.say(reason);
                    let sentence = Message::new("hint-reason").with("move", choice);
                    teller.say(&sentence.with("reason", reason))
                }
                None => teller.say(&Message::new("phones-advice").with("move", choice)),
            }
        };
        is_legal.then(|| Answer::Advice {
            number,
            words: language.writing(told),
        })
    }
}
