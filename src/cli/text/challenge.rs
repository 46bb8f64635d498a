//! Challenges in the terminal: one that is taken up, the result beside it at the end, the code that is given on; and the next
//! game of a duplicate evening.

use std::io::Write as _;

use super::{Front, TextLine, Trouble};
use crate::{
    catalogue::Games,
    cli::challenge,
    play::{
        Evening, Match, Setup,
        challenge::{Challenge, challenger, fresh, may_be_given},
        fate::Fate,
        seed,
    },
    rules::{Message, Seat},
};

/// The word for a challenge that is begun here.
const NEW: &str = "new";

impl TextLine {
    /// The challenge that is taken up, if one is.
    ///
    /// # Errors
    /// When its code can't be read, or the line says something else of the table.
    pub(super) fn taken_up(&self, games: Games) -> Result<Option<Challenge>, Message> {
        match self.challenge.as_deref().map(str::trim) {
            Some(NEW) if self.origin.load.is_some() || self.origin.go_on => {
                Err(Message::new("challenge-late"))
            }
            Some(NEW) => Ok(None),
            code => challenge::read(games, code, &self.table),
        }
    }

    /// From what the chance of a new game follows.
    ///
    /// # Errors
    /// When the seed is none, the system has no random bytes, or this table can be no challenge.
    pub(super) fn fate(&self, setup: &Setup) -> Result<Fate, Message> {
        match (&self.origin.seed, &self.challenge) {
            (Some(seed), _) => Ok(seed::read(seed)?.into()),
            (None, Some(_)) => may_be_given(setup).and_then(|()| fresh()),
            (None, None) => Fate::drawn(setup, &Default::default()),
        }
    }
}

impl Front {
    /// Tells what is to be beaten.
    pub(super) fn tell_challenge(&mut self) -> Result<(), Trouble> {
        match self.taken_up.as_ref().map(Challenge::told) {
            Some(told) => self.say(&told),
            None => Ok(()),
        }
    }

    /// One result beside the other, and the code by which the game is given on.
    pub(super) fn challenges(&mut self) -> Result<(), Trouble> {
        if let Some(taken) = &self.taken_up {
            let told = match taken.beside(&self.game) {
                Ok(beside) => Vec::from(taken.told_beside(beside)),
                Err(why) => vec![why],
            };
            self.say_all(&told)?;
        }
        let code = || Challenge::new(&self.game, challenger(&self.game)?)?.code();
        match code() {
            Ok(code) if !self.line.quiet => self.say(&Message::new("challenge-give").with("code", code)),
            // Nobody asked for one where there is none.
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Sits everybody one seat further for the next game of the evening; whether there is one.
    pub(super) fn next_of_evening(&mut self) -> Result<bool, Trouble> {
        if !self.line.duplicate || self.game.standing().is_none() {
            return Ok(false);
        }
        let evening = match self.evening.take() {
            None => Evening::new(&self.game)?,
            Some(mut evening) => {
                evening.add(&self.game)?;
                evening
            }
        };
        for told in challenge::sums(&evening) {
            writeln!(self.out, "{told}")?;
        }
        let next = evening.next();
        let (played, games) = (evening.played(), evening.games());
        self.evening = Some(evening);
        let Some((setup, fate)) = next else {
            return Ok(false);
        };
        let mut game = Match::new(setup, fate)?;
        game.invite(self.hosts.clone());
        self.keeper.begin(&game, None);
        self.game = game;
        (self.looks, self.told, self.saved) = (None, [0; Seat::MOST], None);
        if !self.line.quiet {
            let next = Message::new("evening-next")
                .with("game", played as i64 + 1)
                .with("games", games as i64);
            self.say(&next)?;
        }
        Ok(true)
    }
}
