//! What a person is offered, and the last line before the prompt: what was rolled, what is asked for, what may be typed.
//!
//! Where the notation of a choice says little (the cards of Dog), choices are told in words, and those of one piece are
//! asked for only after the piece.

use super::{Front, MOST_UNASKED, Trouble, board::columns};
use crate::{
    catalogue::{ChoiceFacts, Staging},
    rules::{Arg, Message, Seat},
    staging::{Eyes, Pick, SpotName},
};

/// One line of the list that is shown: a choice, or a piece with several.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// What stands in the list.
    text: String,
    /// The notation of the choice; of a piece that of its first.
    pub(super) notation: String,
    /// The number of the choice; none of a piece.
    pub(super) number: Option<usize>,
    /// Where it begins and ends on the board.
    ends: Option<(SpotName, SpotName)>,
}

impl Offer {
    /// How the board is marked with it.
    pub(super) fn label(&self, number: usize) -> Option<(usize, SpotName, SpotName)> {
        let (from, to) = self.ends.clone()?;
        Some((number, from, to))
    }

    /// The piece, where its choices are asked for next.
    pub(super) fn piece(&self) -> Option<&SpotName> {
        let piece = self.ends.as_ref().map(|(from, _)| from);
        piece.filter(|_| self.number.is_none())
    }
}

/// Choices that begin at the same spot, in the order of their first.
fn by_piece<'a>(choices: &'a [ChoiceFacts], picks: &[Pick]) -> Vec<(Option<SpotName>, Vec<&'a ChoiceFacts>)> {
    let mut pieces: Vec<(Option<SpotName>, Vec<&ChoiceFacts>)> = Vec::new();
    for choice in choices {
        let pick = picks.iter().find(|pick| pick.number == choice.number);
        let from = pick.map(|pick| pick.from.clone());
        match pieces.iter_mut().find(|(piece, _)| *piece == from) {
            Some((_, own)) => own.push(choice),
            None => pieces.push((from, vec![choice])),
        }
    }
    pieces
}

impl Front {
    /// What a seat that is to choose is offered now.
    pub(super) fn offers(&self, seat: Seat) -> Vec<Offer> {
        let board = self.game.board();
        let choices = board.choices(seat);
        let Some(look) = &self.look else {
            let plain = choices.iter().map(|choice| self.offer(seat, None, choice, &[]));
            return plain.collect();
        };
        let (look, picks) = (&**look, look.picks(board, seat));
        let one = |choice: &ChoiceFacts| self.offer(seat, Some(look), choice, &picks);
        if !self.asks_in_words(seat) {
            return choices.iter().map(one).collect();
        }
        let pieces = by_piece(&choices, &picks);
        if pieces.len() < 2 || pieces.iter().all(|(_, own)| own.len() == 1) {
            return choices.iter().map(one).collect();
        }
        let steps = self.game.steps().len();
        if let Some((_, piece)) = self.piece.as_ref().filter(|(after, _)| *after == steps)
            && let Some((_, own)) = pieces.iter().find(|(from, _)| from.as_ref() == Some(piece))
        {
            return own.iter().map(|choice| one(choice)).collect();
        }
        let piece = |(_, own): &(Option<SpotName>, Vec<&ChoiceFacts>)| {
            let offer = one(own[0]);
            if own.len() == 1 {
                return offer;
            }
            let hint = look.hint(board, seat, own[0].number);
            Offer {
                text: hint.map_or(offer.text, |hint| self.sentence(&hint)),
                number: None,
                ..offer
            }
        };
        pieces.iter().map(piece).collect()
    }

    /// Whether choices are told in words at the table of this game.
    fn asks_in_words(&self, seat: Seat) -> bool {
        let board = self.game.board();
        let says = |look: &dyn Staging| {
            let mut choices = board.choices(seat).into_iter();
            choices.any(|choice| look.spoken(board, seat, choice.number).is_some())
        };
        self.look.as_deref().is_some_and(says)
    }

    fn offer(&self, seat: Seat, look: Option<&dyn Staging>, choice: &ChoiceFacts, picks: &[Pick]) -> Offer {
        let board = self.game.board();
        let spoken = look.and_then(|look| look.spoken(board, seat, choice.number));
        let mut text = choice.text.clone();
        if let Some(spoken) = spoken {
            text = format!("{text:4}  {}", self.sentence(&spoken));
            let outlook = look.and_then(|look| look.outlook(board, seat, choice.number));
            for words in outlook.iter().flat_map(|outlook| &outlook.words) {
                text = format!("{text}. {}", self.sentence(words));
            }
        }
        let pick = picks.iter().find(|pick| pick.number == choice.number);
        Offer {
            text,
            notation: choice.text.clone(),
            number: Some(choice.number),
            ends: pick.map(|pick| (pick.from.clone(), pick.to.clone())),
        }
    }

    /// The last line before the prompt.
    pub(super) fn tell_what_may_be_typed(&mut self, seat: Seat, offers: &[Offer]) -> Result<(), Trouble> {
        if self.line.quiet {
            return Ok(());
        }
        let (asked, typed) = (self.asked(seat), typed(offers));
        let (asked, typed) = (self.sentence(&asked), self.sentence(&typed));
        self.write(&format!("{asked} {typed}"))
    }

    /// What was rolled or what is asked for; at least whose turn it is.
    fn asked(&self, seat: Seat) -> Message {
        let turn = Message::new("text-turn").with("seat", seat);
        let Some(look) = &self.look else { return turn };
        let board = self.game.board();
        let eyes = Eyes {
            seat: Some(seat),
            all: false,
        };
        if let Some((_, face, _)) = look.scene(board, eyes).die.filter(|(who, ..)| *who == seat) {
            return Message::new("text-rolled")
                .with("seat", seat)
                .with("face", Arg::Die(face));
        }
        match look.asked(board, seat).filter(|_| self.asks_in_words(seat)) {
            Some(asked) => {
                let mut asked = self.sentence(&asked);
                // It may be a question, or the label of a button.
                if asked.ends_with(char::is_alphanumeric) {
                    asked.push('.');
                }
                Message::new("text-asked").with("seat", seat).with("asked", asked)
            }
            None => turn,
        }
    }
}

/// The list of what is offered, with its numbers.
pub(super) fn list(offers: &[Offer]) -> Vec<String> {
    columns("", offers.iter().map(|offer| offer.text.as_str()).collect())
}

/// The choice, where there is but one.
pub(super) fn only(offers: &[Offer]) -> Option<usize> {
    match offers {
        [offer] => offer.number,
        _ => None,
    }
}

/// What may be typed.
fn typed(offers: &[Offer]) -> Message {
    let example = offers.first().map_or("", |offer| offer.notation.as_str());
    if only(offers).is_some() {
        return Message::new("text-forced").with("choice", example);
    }
    let key = if offers.len() > MOST_UNASKED {
        "text-choose-many"
    } else {
        "text-choose"
    };
    Message::new(key)
        .with("count", offers.len() as i64)
        .with("example", example)
}
