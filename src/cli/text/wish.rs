//! The words that may be typed during a game, and what each does.

use std::{io::Write as _, path::PathBuf};

use super::{
    Front, Trouble,
    ask::{Offer, list, only},
};
use crate::{
    cli::language,
    play::{Chair, company},
    rules::{Message, Seat},
    staging::SpotName,
    texts::{self, Language},
};

/// What keeps a choice from being taken back only where a game is none for practice.
const BARRED: [&str; 3] = ["undo-chance", "undo-reveal", "undo-others"];

/// What a person wants.
pub(super) enum Wish {
    /// To make these choices, one after the other.
    Choice(Vec<usize>),
    /// To be asked for the ways of this piece.
    Piece(SpotName),
    Undo,
    Redo,
    /// To this file, and whether what lies there may be lost; without one, among the saved games.
    Save(Option<PathBuf>, bool),
    /// That somebody sits there.
    Sit(Seat, Chair),
    Show,
    List,
    Hint,
    Why,
    Any,
    Reset,
    Moves,
    /// The rules: what there are, or one of them.
    Rules(String),
    Speak(Language),
    /// All that may be typed, or what a word does.
    Help(String),
    /// Only what may be typed, again.
    Nothing,
    Quit,
}

/// The words, those that mean the same beside each other, and the text that says what they do.
pub(super) const WORDS: [(&[&str], &str); 15] = [
    (&["undo", "u"], "text-word-undo"),
    (&["redo"], "text-word-redo"),
    (&["reset", "r"], "text-word-reset"),
    (&["board", "b"], "text-word-board"),
    (&["list", "l"], "text-word-list"),
    (&["hint"], "text-word-hint"),
    (&["any", "scatter"], "text-word-any"),
    (&["why"], "text-word-why"),
    (&["moves"], "text-word-moves"),
    (&["rules"], "text-word-rules"),
    (&["sit"], "text-word-sit"),
    (&["save", "save!"], "text-word-save"),
    (&["language"], "text-word-language"),
    (&["help", "?"], "text-word-help"),
    (&["quit", "q"], "text-word-quit"),
];

/// A word that is so near to what was typed is meant by it.
const NEAR: usize = 2;

/// What a word does, as the key of a text.
pub(super) fn known(word: &str) -> Option<&'static str> {
    let mut words = WORDS.iter();
    words.find_map(|(words, key)| words.contains(&word).then_some(*key))
}

/// The word that was meant by one that is none.
fn nearest(word: &str) -> Option<&'static str> {
    let words = WORDS.iter().flat_map(|(words, _)| words.iter().copied());
    // Of a short word any other is near.
    let words = words.filter(|known| known.len() > NEAR);
    let far = |known: &&str| strsim::damerau_levenshtein(word, known);
    words
        .min_by_key(far)
        .filter(|known| far(known) <= NEAR.min(word.len() / 2))
}

/// What is said of what is neither a word nor a choice; none where it may be meant as notation.
fn no_word(typed: &str) -> Option<Message> {
    let word = typed.split(' ').next().unwrap_or(typed).to_lowercase();
    if known(&word).is_none()
        && let Some(near) = nearest(&word)
    {
        return Some(
            Message::new("text-unknown-near")
                .with("word", typed)
                .with("near", near),
        );
    }
    let is_word = typed.chars().count() > NEAR && typed.chars().all(|c| c.is_alphabetic() || c == ' ');
    is_word.then(|| Message::new("text-unknown").with("word", typed))
}

impl Front {
    pub(super) fn understand(&self, seat: Seat, offers: &[Offer], words: &str) -> Result<Wish, Message> {
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        let rest = rest.trim();
        Ok(match word.to_lowercase().as_str() {
            "" => match only(offers) {
                Some(number) => Wish::Choice(vec![number]),
                None => Wish::Nothing,
            },
            "help" | "?" => Wish::Help(rest.to_owned()),
            "undo" | "u" => Wish::Undo,
            "redo" => Wish::Redo,
            "board" | "b" => Wish::Show,
            "list" | "l" => Wish::List,
            "hint" => Wish::Hint,
            "why" => Wish::Why,
            "any" | "scatter" => Wish::Any,
            "reset" | "r" => Wish::Reset,
            "moves" => Wish::Moves,
            "rules" => Wish::Rules(rest.to_owned()),
            "quit" | "q" => Wish::Quit,
            "language" if !rest.is_empty() => Wish::Speak(language(rest)?),
            "save" | "save!" => {
                let place = Some(rest).filter(|rest| !rest.is_empty());
                Wish::Save(place.map(PathBuf::from), word == "save!")
            }
            "sit" if !rest.is_empty() => self.who_sits(seat, rest)?,
            "sit" | "language" => Wish::Help(word.to_owned()),
            _ => self.chosen(seat, offers, words)?,
        })
    }

    /// The choice that is typed: its number in the list, or its notation.
    fn chosen(&self, seat: Seat, offers: &[Offer], words: &str) -> Result<Wish, Message> {
        let marked = words.strip_prefix('#').filter(|rest| !rest.is_empty());
        let number = marked.unwrap_or(words).parse::<usize>().ok();
        if let Some(number) = number {
            match number.checked_sub(1).and_then(|at| offers.get(at)) {
                Some(offer) => match (offer.number, offer.piece()) {
                    (Some(number), _) => return Ok(Wish::Choice(vec![number])),
                    (None, Some(piece)) => return Ok(Wish::Piece(piece.clone())),
                    (None, None) => {}
                },
                // Digits alone can be notation.
                None if marked.is_none() && self.game.setup().entry.has_digits() => {}
                None => {
                    return Err(Message::new("text-no-such-number")
                        .with("number", number.to_string())
                        .with("most", offers.len() as i64));
                }
            }
        }
        let read = self.game.board().read_ply(seat, words);
        read.map(Wish::Choice)
            .map_err(|fault| no_word(words).unwrap_or(fault))
    }

    /// Who is to sit where: the own seat where none is named.
    fn who_sits(&self, own: Seat, words: &str) -> Result<Wish, Message> {
        let setup = self.game.setup();
        let named = words.split_once(' ').and_then(|(seat, who)| {
            let seat = seat.to_lowercase();
            let is_meant = |&it: &Seat| {
                let signs = setup.entry.signs(&setup.config, it).to_lowercase();
                signs == seat || self.name(it).to_lowercase() == seat
            };
            Some((self.game.board().seats().iter().find(is_meant)?, who.trim()))
        });
        let (seat, who) = named.unwrap_or((own, words));
        let chair = company::joining(setup.entry, &setup.chairs, who);
        let chair = chair.map_err(|error| Message::new("text-sit").with("why", error.to_string()))?;
        Ok(Wish::Sit(seat, chair))
    }

    /// Does what a person wants. The inner error is a rule, the outer one the end.
    pub(super) fn grant(
        &mut self,
        seat: Seat,
        offers: &[Offer],
        wish: Wish,
    ) -> Result<Result<(), Message>, Trouble> {
        if !matches!(
            wish,
            Wish::Show | Wish::List | Wish::Nothing | Wish::Help(_) | Wish::Hint
        ) {
            self.piece = None;
        }
        Ok(match wish {
            Wish::Choice(chain) => chain
                .into_iter()
                .try_for_each(|number| self.game.choose(seat, number).map(drop)),
            Wish::Piece(piece) => {
                self.piece = Some((self.game.steps().len(), piece));
                Ok(())
            }
            Wish::Undo => match self.game.undo() {
                Ok(()) => {
                    self.forget();
                    Ok(())
                }
                Err(why) if BARRED.contains(&&*why.key) => {
                    Err(Message::new("text-undo-barred").with("why", texts::say(&why)))
                }
                Err(why) => Err(why),
            },
            Wish::Redo => self.game.redo(),
            Wish::Any => self.choose_any(seat),
            Wish::Reset => match self.game.chain_start(seat) {
                Some(start) => self.game.go_to(start).inspect(|()| self.forget()),
                None => Err(Message::new("text-no-reset")),
            },
            Wish::Sit(seat, chair) => {
                self.hosts.allow(&chair.sitter);
                self.runs_on = false;
                let sits = self.game.sit(seat, chair);
                if sits.is_ok() {
                    let sitter = self.game.sitter(seat).to_string();
                    self.say(
                        &Message::new("text-sits")
                            .with("seat", seat)
                            .with("sitter", sitter),
                    )?;
                }
                sits
            }
            Wish::Save(place, over) => {
                let saved = match place {
                    Some(path) => self.save_typed(&path, over),
                    None => self.save_among_games(),
                };
                match saved {
                    Ok(saved) => Ok(self.say(&saved)?),
                    Err(why) => Err(why),
                }
            }
            Wish::Show => Ok(self.show_for(seat, offers)?),
            Wish::List => {
                let list = list(offers).join("\n");
                Ok(writeln!(self.out, "{list}")?)
            }
            Wish::Hint => Ok(self.hint(seat)?),
            Wish::Why => Ok(self.why(seat)?),
            Wish::Moves => Ok(self.moves()?),
            Wish::Rules(which) => Ok(self.rules(&which)?),
            Wish::Speak(language) => {
                texts::speak(language);
                Ok(self.show_for(seat, &self.offers(seat))?)
            }
            Wish::Help(word) => self.help(&word)?,
            Wish::Nothing | Wish::Quit => Ok(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_none_is_told_with_the_nearest_and_notation_is_left_alone() {
        let said = |typed: &str| no_word(typed).map(|message| message.key);
        assert_eq!(nearest("udno"), Some("undo"));
        assert_eq!(nearest("quti"), Some("quit"));
        assert_eq!(said("lst").as_deref(), Some("text-unknown-near"));
        assert_eq!(said("nonsense").as_deref(), Some("text-unknown"));
        for notation in ["B34-E0", "e2", "K#", "111", "7022'213", "QQ"] {
            assert_eq!(said(notation), None, "{notation}");
        }
    }

    #[test]
    fn every_word_is_there_once_and_says_what_it_does() {
        let words: Vec<&str> = WORDS
            .iter()
            .flat_map(|(words, _)| words.iter().copied())
            .collect();
        for word in &words {
            assert_eq!(words.iter().filter(|other| *other == word).count(), 1, "{word}");
            assert!(texts::has(known(word).expect("a text")), "{word}");
        }
    }
}
