//! What happens in a game of Dog, and what each seat hears of it.

use serde::{Deserialize, Serialize};

use super::{board::Place, card::Card, card::Cards};
use crate::rules::{Arg, Message, Seat};

/// One thing that happened. Everything that people see, hear or read is made from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The discard pile was shuffled and is the deck now.
    Reshuffled,
    /// A seat was dealt a hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which; only that seat hears it.
        cards: Option<Cards>,
    },
    /// A seat has chosen the card for its mate, face down.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// The chosen cards change hands.
    Gave {
        /// Whose card.
        seat: Seat,
        /// Who has it now.
        to: Seat,
        /// Which; only those two hear it.
        card: Option<Card>,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it counts as.
        counts_as: Card,
    },
    /// A piece has moved.
    Moved {
        /// Its colour.
        colour: Seat,
        /// Every place from where it stood to where it stands.
        path: Vec<Place>,
    },
    /// A piece was struck, and is back in its kennel.
    Struck {
        /// Its colour.
        colour: Seat,
        /// The colour of the piece that struck it, perhaps the same.
        by: Seat,
        /// Where it stood.
        spot: u8,
    },
    /// Two pieces have changed places.
    Swapped {
        /// The colour that acts, and the other one.
        colours: [Seat; 2],
        /// Where their pieces stood.
        spots: [u8; 2],
    },
    /// A card that could not be played was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// No card could be played, the hand is laid down, and the seat sits out the rest of the round.
    Folded {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// All pieces of these colours are home, and the game is over.
    Won {
        /// The seat that made the last step.
        seat: Seat,
    },
    /// The bound on plies has ended the game, and nobody has won.
    Drawn {
        /// After so many.
        plies: u16,
    },
}

impl Event {
    /// What a seat hears of it.
    pub(super) fn overheard(&self, by: Seat) -> Self {
        let mut heard = self.clone();
        match &mut heard {
            Self::Dealt { seat, cards, .. } if *seat != by => *cards = None,
            Self::Gave { seat, to, card } if *seat != by && *to != by => *card = None,
            _ => {}
        }
        heard
    }

    /// The sentence that tells of it.
    pub(super) fn message(&self) -> Message {
        let about = |key: &str, seat: &Seat| Message::new(key).with("seat", *seat);
        match self {
            Self::Reshuffled => Message::new("event-dog-reshuffled"),
            Self::Dealt {
                seat,
                count,
                cards: None,
            } => about("event-dog-dealt", seat).with("count", i64::from(*count)),
            Self::Dealt {
                seat,
                cards: Some(cards),
                ..
            } => about("event-dog-dealt-cards", seat).with("cards", Arg::cards(cards)),
            Self::Chose { seat } => about("event-dog-chose", seat),
            Self::Gave { seat, to, card: None } => about("event-dog-gave", seat).with("to", *to),
            Self::Gave {
                seat,
                to,
                card: Some(card),
            } => about("event-dog-gave-card", seat)
                .with("to", *to)
                .with("card", Arg::cards(card)),
            Self::Played {
                seat,
                card,
                counts_as,
            } if card == counts_as => about("event-dog-played", seat).with("card", Arg::cards(card)),
            Self::Played { seat, counts_as, .. } => {
                about("event-dog-joker", seat).with("card", Arg::cards(counts_as))
            }
            Self::Moved { colour, path } => {
                let to = path.last().copied().unwrap_or(Place::Kennel);
                match path.first() {
                    Some(Place::Kennel) => about("event-dog-started", colour),
                    _ => about("event-dog-moved", colour).with("to", to.to_string()),
                }
            }
            Self::Struck { colour, by, spot } => {
                let key = if by == colour {
                    "event-dog-struck-own"
                } else {
                    "event-dog-struck"
                };
                about(key, colour).with("by", *by).with("spot", i64::from(*spot))
            }
            Self::Swapped {
                colours: [own, other],
                spots: [from, to],
            } => about("event-dog-swapped", own)
                .with("other", *other)
                .with("from", i64::from(*from))
                .with("to", i64::from(*to)),
            Self::Discarded { seat, card } => {
                about("event-dog-discarded", seat).with("card", Arg::cards(card))
            }
            Self::Folded { seat, cards } => about("event-dog-folded", seat).with("cards", Arg::cards(cards)),
            Self::Won { seat } => about("event-dog-won", seat),
            Self::Drawn { plies } => Message::new("event-dog-drawn").with("plies", i64::from(*plies)),
        }
    }
}
