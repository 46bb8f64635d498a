//! The rules that can forbid something in Dog, each with what people need to understand it.

use super::card::Card;
use crate::rules::{Message, Seat};

/// Why something is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Something else is to be chosen now.
    NotNow,
    /// The card is not in the hand.
    NotInHand(Card),
    /// The card can't be played in any way.
    NotPlayable(Card),
    /// A card moves pieces on, and all that could be moved are in their kennels.
    AllWait(Card),
    /// A card can be played, so none may be discarded.
    MustPlay,
    /// The card counts as something else.
    OtherCard(Card),
    /// No piece waits in the kennel.
    KennelEmpty,
    /// A piece with its star stands on the start.
    StartLocked,
    /// The piece is in its kennel.
    InKennel,
    /// A piece with its star stands in the way.
    StarAhead,
    /// The piece is in its finish, where it goes forward only, exactly and without jumping.
    InFinish,
    /// "Past the finish" makes no difference here.
    NoFinishToPass,
    /// The piece to be swapped is not on the ring.
    NotOnRing,
    /// A piece with its star can't be swapped.
    SwapStar,
    /// Two pieces of one colour can't be swapped.
    SameColour,
    /// This piece belongs to the mate, and can't be moved by this seven.
    MatesPiece,
    /// The rest of the seven could not be played then.
    RestOfSeven(u8),
    /// The jack can do something, or another card can be played.
    JackNotIdle,
    /// Cards can't come as they were dealt: not so many, or not these.
    NoSuchDeal(Seat),
}

impl From<Rule> for Message {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::NotNow => Self::new("dog-not-now"),
            Rule::NotInHand(card) => Self::new("dog-not-in-hand").with("card", card.to_string()),
            Rule::NotPlayable(card) => Self::new("dog-not-playable")
                .with("card", card.to_string())
                .with("kind", kind(card)),
            Rule::AllWait(card) => Self::new("dog-all-wait")
                .with("card", card.to_string())
                .with("kind", kind(card)),
            Rule::MustPlay => Self::new("dog-must-play"),
            Rule::OtherCard(card) => Self::new("dog-other-card").with("card", card.to_string()),
            Rule::KennelEmpty => Self::new("dog-kennel-empty"),
            Rule::StartLocked => Self::new("dog-start-locked"),
            Rule::InKennel => Self::new("dog-in-kennel"),
            Rule::StarAhead => Self::new("dog-star-ahead"),
            Rule::InFinish => Self::new("dog-in-finish"),
            Rule::NoFinishToPass => Self::new("dog-no-finish-to-pass"),
            Rule::NotOnRing => Self::new("dog-not-on-ring"),
            Rule::SwapStar => Self::new("dog-swap-star"),
            Rule::SameColour => Self::new("dog-same-colour"),
            Rule::MatesPiece => Self::new("dog-mates-piece"),
            Rule::RestOfSeven(left) => Self::new("dog-rest-of-seven").with("left", i64::from(left)),
            Rule::JackNotIdle => Self::new("dog-jack-not-idle"),
            Rule::NoSuchDeal(seat) => Self::new("dog-no-such-deal").with("seat", seat),
        }
    }
}

/// Which kind of card it is where texts tell kinds apart: a digit would be read as a number there.
fn kind(card: Card) -> String {
    match card {
        Card::Four => "four".to_owned(),
        Card::Seven => "seven".to_owned(),
        _ => card.to_string(),
    }
}
