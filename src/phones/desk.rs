//! Answers devices for a game that somebody else owns: whose device it is, what was asked, and what it is told.
//!
//! An answer to a question that is not open any more is passed over: what is sent twice is done once.

use super::{
    Heard, Keys, Seen, Token, Who,
    protocol::{Answer, Request, State},
    told::{self, Around, Common, Teller},
};
use crate::{
    catalogue::Staging,
    play::{Chair, Match, Sitter, ledger::Ledger},
    rules::{Message, Seat, SeatSet, Turn},
    staging::{Boards, Eyes, Face},
    texts::Language,
};

/// What a request asks of whoever owns the game, once it was found to be in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// This is to be done in the game, and then [`Desk::did`] to be told of it.
    Deed(Seat, Deed),
    /// Everybody is to be told how the game stands.
    Shown,
    /// Nothing, and nothing has changed.
    Nothing,
    /// This answer goes to who asked.
    Told(Box<Answer>),
    /// Advice for this seat: it takes time to think.
    Advice(Seat),
    /// Another game.
    Again,
    /// The seat was given back, and has a fresh code: whoever sat there is to leave its chair.
    Freed(Seat),
}

/// What is to be done in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Chance acts, as the seat that throws wishes.
    Roll,
    /// A seat makes a choice.
    Choose(Seat, usize),
    /// The rest of a seat's long action is made by chance.
    Fill(Seat),
    /// The last choice is taken back.
    Undo,
    /// A seat's long action is begun anew.
    Clear(Seat),
    /// A person takes a seat.
    Sit(Seat, Chair),
}

impl Deed {
    /// Does it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn apply(self, game: &mut Match) -> Result<(), Message> {
        match self {
            Self::Roll => game.roll().map(drop),
            Self::Choose(seat, number) => game.choose(seat, number).map(drop),
            Self::Fill(seat) => loop {
                let number = game
                    .any_choice(seat)
                    .ok_or_else(|| Message::new("text-no-hint"))?;
                game.choose(seat, number)?;
                if !game.board().is_open(seat) {
                    break Ok(());
                }
            },
            Self::Undo => game.undo(),
            Self::Clear(seat) => {
                let start = game.chain_start(seat);
                game.go_to(start.ok_or_else(|| Message::new("text-no-reset"))?)
            }
            Self::Sit(seat, chair) => game.sit(seat, chair),
        }
    }

    /// Whether what was done is undone by it.
    #[must_use]
    pub fn goes_back(&self) -> bool {
        matches!(self, Self::Undo | Self::Clear(_))
    }
}

/// Why a table at which others play than phones does not go on for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Something else than the table is on its screen.
    Elsewhere,
    /// An earlier moment is looked at.
    Past,
}

impl Rest {
    /// The key of the sentence that says so.
    fn key(self) -> &'static str {
        match self {
            Self::Elsewhere => "phones-rests-elsewhere",
            Self::Past => "phones-rests-past",
        }
    }
}

/// Who may come to a game, who has come, and what was asked of whom.
pub struct Desk {
    keys: Keys,
    look: Box<dyn Staging>,
    /// The question that is open for each seat, by a number.
    asked: [u64; Seat::MOST],
    /// How many devices are there for each seat.
    devices: [usize; Seat::MOST],
    taken: SeatSet,
    top: Option<Face>,
    rest: Option<Rest>,
    /// Who had luck, and who erred, once that is known of a game that is over.
    ledger: Option<Ledger>,
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
            taken: SeatSet::EMPTY,
            top: None,
            rest: None,
            ledger: None,
        };
        for seat in game.persons().iter() {
            let chair = game.setup().chairs.get(seat.index());
            if chair.is_some_and(|chair| !chair.called().is_empty()) {
                desk.taken = desk.taken.with(seat);
            }
        }
        Some(desk)
    }

    /// Nobody has sat down yet, whatever the seats are called: who has no device plays them, too.
    pub fn clear(&mut self) {
        self.taken = SeatSet::EMPTY;
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

    /// The same desk for another game at this table, or for others who sit at it.
    ///
    /// # Errors
    /// When the game can't be shown, or the system has no random bytes.
    pub fn begin(&mut self, game: &Match) -> Result<(), Message> {
        let look = game.setup().entry.look(game.board(), &Boards::default());
        self.look = look.ok_or_else(|| Message::new("game-without-window"))?;
        self.keys.hold_for(game)?;
        let persons = game.persons();
        self.taken = self.taken.iter().filter(|&seat| persons.contains(seat)).collect();
        self.went_back();
        Ok(())
    }

    /// Who comes with a code.
    #[must_use]
    pub fn who(&self, token: &str) -> Option<Who> {
        self.keys.who(&Token::read(token)?)
    }

    /// The first seat of a person that nobody has taken and at which no device is, with a fresh code: whoever had the one
    /// before sees nothing any more. None where there is no such seat.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn offer(&mut self, game: &Match) -> Result<Option<(Seat, Token)>, Message> {
        let is_free = |seat: &Seat| !self.taken.contains(*seat) && !self.is_there(*seat);
        let Some(seat) = game.persons().iter().find(is_free) else {
            return Ok(None);
        };
        self.keys.renew(seat)?;
        Ok(self.keys.seat(seat).map(|token| (seat, *token)))
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
        // Most games have no open stack.
        let scene = self.look.scene(game.board(), Eyes::default());
        let seen = scene.top.and_then(|_| Seen::of(game, Who::Onlooker));
        if let Some(face) = seen.and_then(|seen| told::topped(&seen, &*self.look)) {
            self.top = Some(face);
        }
    }

    /// Something was done that a device asked for.
    pub fn did(&mut self, seat: Seat, deed: &Deed) {
        match deed {
            Deed::Undo | Deed::Clear(_) => self.went_back(),
            Deed::Sit(..) => {}
            Deed::Roll | Deed::Choose(..) | Deed::Fill(_) => self.asked[seat.index()] += 1,
        }
    }

    /// Whether the table rests now, and why; whether that is not as it was.
    pub fn rest(&mut self, rest: Option<Rest>) -> bool {
        std::mem::replace(&mut self.rest, rest) != rest
    }

    /// It is known who had luck in the game, which is over.
    pub fn weighed(&mut self, ledger: Ledger) {
        self.ledger = Some(ledger);
    }

    /// The game was gone back in, or another one has begun.
    pub fn went_back(&mut self) {
        self.top = None;
        self.ledger = None;
        self.ask_anew();
    }

    /// Every question is another one: what was seen is not so any more.
    pub fn ask_anew(&mut self) {
        for asked in &mut self.asked {
            *asked += 1;
        }
    }

    /// The seats that somebody has taken.
    #[must_use]
    pub fn taken(&self) -> SeatSet {
        self.taken
    }

    /// Whether a device is there for a seat.
    #[must_use]
    pub fn is_there(&self, seat: Seat) -> bool {
        self.devices[seat.index()] > 0
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
        self.telling(game).state(who, language)
    }

    /// How the game stands now, to be told to one device after the other.
    #[must_use]
    pub(super) fn telling<'a>(&'a self, game: &'a Match) -> Telling<'a> {
        Telling {
            desk: self,
            game,
            alike: Vec::new(),
        }
    }

    /// What a device asks, as far as it is in order.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn answer(
        &mut self,
        game: &Match,
        who: Who,
        request: Request,
        language: Language,
    ) -> Result<Wanted, Message> {
        let Some(seat) = who.seat() else {
            return Err(Message::new("phones-looks-on"));
        };
        let open = self.asked[seat.index()];
        let deed = |deed| Ok(Wanted::Deed(seat, deed));
        match request {
            Request::Hello { .. } => Ok(Wanted::Nothing),
            Request::Join { name } => Ok(self.join(game, seat, name)),
            Request::Leave => self.free(seat),
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
                deed(Deed::Roll)
            }
            Request::Choose { number, .. } => match game.board().refusal(seat, number) {
                Some(refusal) => Err(refusal),
                None => deed(Deed::Choose(seat, number)),
            },
            Request::Fill { .. } if self.look.fills(game.board(), seat) => deed(Deed::Fill(seat)),
            Request::Undo { .. } => {
                let may = Seen::of(game, who).is_some_and(|seen| seen.may_undo());
                if !may {
                    game.undo_target()?;
                    return Err(Message::new("undo-others"));
                }
                deed(Deed::Undo)
            }
            Request::Clear { .. } if game.chain_start(seat).is_some() => deed(Deed::Clear(seat)),
            Request::Fill { .. } | Request::Clear { .. } => Err(Message::new("text-no-reset")),
            Request::Ponder { number } => Ok(self.ponder(game, who, number, language)),
            Request::Hint => Ok(Wanted::Advice(seat)),
            Request::Again if game.turn() == Turn::Over => Ok(Wanted::Again),
            Request::Again => Err(Message::new("phones-not-over")),
        }
    }

    /// Gives a seat a name. Who comes back with the same one changes nothing.
    pub fn join(&mut self, game: &Match, seat: Seat, name: String) -> Wanted {
        let was_taken = self.taken.contains(seat);
        self.taken = self.taken.with(seat);
        let chair = Chair {
            sitter: Sitter::Person,
            name,
        };
        let called = chair.called();
        let now = game.setup().chairs.get(seat.index());
        if now.is_some_and(|now| now.called() == called) {
            return if was_taken { Wanted::Nothing } else { Wanted::Shown };
        }
        let chair = Chair {
            name: called,
            ..chair
        };
        Wanted::Deed(seat, Deed::Sit(seat, chair))
    }

    /// Gives a seat back.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn free(&mut self, seat: Seat) -> Result<Wanted, Message> {
        self.keys.renew(seat)?;
        self.taken = self.taken.without(seat);
        self.asked[seat.index()] += 1;
        Ok(Wanted::Freed(seat))
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

/// How a game stands at one moment, told to one device after the other: what is alike for all is made once.
pub(super) struct Telling<'a> {
    desk: &'a Desk,
    game: &'a Match,
    /// In each language; only of a game that keeps no secrets.
    alike: Vec<(Language, Common)>,
}

impl Telling<'_> {
    /// To this device; none where the game can't tell.
    pub(super) fn state(&mut self, who: Who, language: Language) -> Option<State> {
        let (desk, game) = (self.desk, self.game);
        let seen = Seen::of(game, who)?;
        let around = Around {
            asked: who.seat().map_or(0, |seat| desk.asked[seat.index()]),
            devices: desk.devices,
            taken: desk.taken,
            top: desk.top,
            rest: desk.rest.map(Rest::key),
            ledger: desk.ledger.as_ref(),
        };
        let teller = Teller {
            seen: &seen,
            look: &*desk.look,
        };
        Some(language.writing(|| {
            let known = self.alike.iter().find(|(spoken, _)| *spoken == language);
            let common = known.map(|(_, common)| common.clone());
            let common = common.unwrap_or_else(|| {
                let common = told::common(teller, &Heard::of(game, who), &around);
                if !game.keeps_secrets() {
                    self.alike.push((language, common.clone()));
                }
                common
            });
            told::state(teller, common, &around)
        }))
    }
}
