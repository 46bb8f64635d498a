//! Who may come in: a code for each seat that a person plays, and one for looking on. They lie in a file that only its
//! owner can read, so that the same codes lead to the same seats after a restart.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use super::{Token, Who, private};
use crate::{
    files,
    play::{Match, store::Folders},
    rules::{Message, Seat},
};

/// The name of the file in the data folder.
const FILE: &str = "phones.json";
/// It is no larger.
const MOST_BYTES: u64 = 16 << 10;

/// The codes of a table.
#[derive(Clone, Debug)]
pub struct Keys {
    /// The game for which they hold, by its commitment.
    game: String,
    seats: Vec<(Seat, Token)>,
    onlooker: Token,
    /// Where they lie; nowhere for a table that is not kept.
    path: Option<PathBuf>,
}

/// How they lie in the file.
#[derive(Serialize, Deserialize)]
struct Kept {
    game: String,
    seats: BTreeMap<usize, String>,
    onlooker: String,
}

impl Kept {
    /// What is written there; nothing where that is not to be understood.
    fn read(path: &Path) -> Option<Self> {
        let text = files::read_text(path, MOST_BYTES).ok()?;
        serde_json::from_str(&text).ok()
    }

    fn token(&self, seat: Seat) -> Option<Token> {
        Token::read(self.seats.get(&seat.index())?)
    }
}

impl Keys {
    /// The codes of this game: those that were kept of it, and fresh ones for all others.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn of(game: &Match, folders: Option<&Folders>) -> Result<Self, Message> {
        let path = folders.map(|folders| folders.data.join(FILE));
        let kept = path.as_deref().and_then(Kept::read);
        let kept = kept.filter(|kept| kept.game == game.commitment());
        let known = |token: Option<Token>| token.map_or_else(Token::fresh, Ok);
        let mut keys = Self {
            game: game.commitment(),
            seats: Vec::new(),
            onlooker: known(kept.as_ref().and_then(|kept| Token::read(&kept.onlooker)))?,
            path,
        };
        keys.fit(game, |seat| kept.as_ref()?.token(seat))?;
        Ok(keys)
    }

    /// Whether a code is among those that are kept in a folder. Every one is looked at, whichever fits.
    #[must_use]
    pub fn kept_know(folders: &Folders, token: &Token) -> bool {
        let kept = Kept::read(&folders.data.join(FILE));
        kept.is_some_and(|kept| {
            let all = kept.seats.values().chain([&kept.onlooker]);
            all.filter_map(|text| Token::read(text))
                .fold(false, |found, own| found | own.is(token))
        })
    }

    /// The same codes for another game at this table, or for others who sit at it: fresh ones for seats that had none, and
    /// none for those that no person plays.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn hold_for(&mut self, game: &Match) -> Result<(), Message> {
        let old = std::mem::take(&mut self.seats);
        self.game = game.commitment();
        let known = |seat| old.iter().find(|(own, _)| *own == seat);
        self.fit(game, |seat| known(seat).map(|(_, token)| *token))
    }

    fn fit(&mut self, game: &Match, known: impl Fn(Seat) -> Option<Token>) -> Result<(), Message> {
        let token = |seat| known(seat).map_or_else(Token::fresh, Ok);
        let seats = game.persons().iter().map(|seat| Ok((seat, token(seat)?)));
        self.seats = seats.collect::<Result<_, Message>>()?;
        Ok(())
    }

    /// Who comes with a code; nobody with one that is void or was none. Every code is looked at, whichever fits.
    #[must_use]
    pub fn who(&self, token: &Token) -> Option<Who> {
        let seats = self.seats.iter().map(|(seat, own)| (Who::Seat(*seat), own));
        let all = seats.chain([(Who::Onlooker, &self.onlooker)]);
        all.fold(
            None,
            |found, (who, own)| if own.is(token) { Some(who) } else { found },
        )
    }

    /// The code of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&Token> {
        self.seats
            .iter()
            .find(|(own, _)| *own == seat)
            .map(|(_, token)| token)
    }

    /// The code of looking on.
    #[must_use]
    pub fn onlooker(&self) -> &Token {
        &self.onlooker
    }

    /// A fresh code for a seat: the old one is void.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn renew(&mut self, seat: Seat) -> Result<(), Message> {
        let fresh = Token::fresh()?;
        for (own, token) in &mut self.seats {
            if *own == seat {
                *token = fresh;
            }
        }
        Ok(())
    }

    /// Writes them where they are kept.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn keep(&self) -> std::io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        let kept = Kept {
            game: self.game.clone(),
            seats: self
                .seats
                .iter()
                .map(|(seat, token)| (seat.index(), token.to_string()))
                .collect(),
            onlooker: self.onlooker.to_string(),
        };
        private::write(path, &serde_json::to_string(&kept)?)
    }
}
