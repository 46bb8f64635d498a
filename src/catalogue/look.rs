//! How a game looks on the table: a layout, where its pieces stand, what its events look like, what can be pointed at.
//!
//! A game says so by its own types ([`Look`]); whoever shows any game asks through [`Staging`], which follows from it.

use super::{Board, Event, Wrapped};
use crate::{
    rules::{Game, Message, Notation, Seat},
    staging::{Cue, Eyes, Face, Layout, Outlook, Pick, Scene, SpotName},
};

/// The positions of a look's game.
type At<L> = <<L as Look>::Game as Game>::Position;
/// Its choices.
type ChoiceOf<L> = <<L as Look>::Game as Game>::Choice;
/// Its events.
type EventOf<L> = <<L as Look>::Game as Game>::Event;

/// How a game looks, by its types. Positions are those of its rules, and choices those that it numbers.
pub trait Look: Send + Sync + 'static {
    /// The game.
    type Game: Notation;

    /// Its rules.
    fn rules(&self) -> &Self::Game;

    /// The board.
    fn layout(&self) -> &Layout;

    /// What stands on the table, as far as these eyes may see it.
    fn scene(&self, position: &At<Self>, eyes: Eyes) -> Scene;

    /// What an event looks like; `before` is the position before the act that led to it.
    fn cues(&self, before: &At<Self>, event: &EventOf<Self>, eyes: Eyes) -> Vec<Cue>;

    /// How many cards of each kind a seat has seen, and how many there are; empty where there are no cards.
    fn tally(&self, _position: &At<Self>, _seat: Option<Seat>) -> Vec<(Face, u8, u8)> {
        Vec::new()
    }

    /// How far a seat is on its way, in the measure of its game: fields walked, steps that are left, points. More is
    /// better, and only what it changes by is looked at; where a game does not tell, nothing changes.
    fn ahead(&self, _position: &At<Self>, _seat: Seat) -> i64 {
        0
    }

    /// Which round is played, of how many, where a game has rounds that people count.
    fn round(&self, _position: &At<Self>) -> Option<Message> {
        None
    }

    /// What is going on while somebody is waited for, where that is more than that a seat is to roll or to choose.
    fn doing(&self, _position: &At<Self>) -> Option<Message> {
        None
    }

    /// What is going on while an event is shown, where that takes long enough to be read; `before` is the position before
    /// the act that led to it.
    fn headline(&self, _before: &At<Self>, _event: &EventOf<Self>) -> Option<Message> {
        None
    }

    /// What a seat is asked for, where that is not simply to choose a piece or a place.
    fn asked(&self, _position: &At<Self>, _seat: Seat) -> Option<Message> {
        None
    }

    /// The rules that a seat needs that is to act, by the keys of their lessons, the most urgent first: what is told to who
    /// plays for the first time, each once. They hang on nothing that the seat may not see.
    fn needed(&self, _position: &At<Self>, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    /// What a seat has chosen of its turn so far: a card, a piece.
    fn chosen(&self, _position: &At<Self>, _seat: Seat) -> Vec<SpotName> {
        Vec::new()
    }

    /// What will happen to the pieces by what a seat has chosen of its turn so far, and by one choice more.
    fn plan(&self, _position: &At<Self>, _seat: Seat, _choice: Option<ChoiceOf<Self>>) -> Vec<Cue> {
        Vec::new()
    }

    /// The legal choices of a seat as things to point at.
    fn picks(&self, position: &At<Self>, seat: Seat) -> Vec<Pick>;

    /// The legal choices of a seat as these eyes see them while it chooses. Nothing that is secret may be told by them.
    fn seen_picks(&self, position: &At<Self>, seat: Seat, _eyes: Eyes) -> Vec<Pick> {
        if Self::Game::HAS_SECRETS {
            Vec::new()
        } else {
            self.picks(position, seat)
        }
    }

    /// Where a seat's choices lie that only itself may see there, from left to right; several may be alike.
    fn covered(&self, _position: &At<Self>, _seat: Seat) -> Vec<Pick> {
        Vec::new()
    }

    /// The spot that is meant by one of several that are alike, such as those of a rack.
    fn alike(&self, _position: &At<Self>, spot: &SpotName) -> SpotName {
        spot.clone()
    }

    /// Everything that can be pointed at, whether it is legal or not.
    fn aims(&self, position: &At<Self>, seat: Seat) -> Vec<Pick> {
        self.picks(position, seat)
    }

    /// The spots that a choice holds, that on which it is made among them where it does.
    fn reach(&self, _position: &At<Self>, _seat: Seat, _choice: ChoiceOf<Self>) -> Vec<SpotName> {
        Vec::new()
    }

    /// With what a choice begins, as part of a sentence: what advice tells first.
    fn hint(&self, position: &At<Self>, seat: Seat, choice: ChoiceOf<Self>) -> Message {
        let text = self.rules().write_ply(position, seat, &[choice]);
        // Where the notation does not say whence, the board does.
        let whence = || {
            self.ends_of(position, seat, choice)
                .map(|(from, _)| from.to_string())
        };
        let told = text.split_once('-').map(|(from, _)| from.to_owned());
        Message::new("hint-piece").with("spot", told.or_else(whence).unwrap_or_default())
    }

    /// All of a choice, as part of a sentence, where its notation says too little to who does not know what came before.
    fn spoken(&self, _position: &At<Self>, _seat: Seat, _choice: ChoiceOf<Self>) -> Option<Message> {
        None
    }

    /// What a choice would bring for each thing that the other seat may choose at the same time, on the spot of that.
    fn prospects(&self, _position: &At<Self>, _seat: Seat, _choice: ChoiceOf<Self>) -> Vec<(SpotName, i64)> {
        Vec::new()
    }

    /// Whether a seat's long action may be made at random from here on, and begun anew.
    fn fills(&self, _position: &At<Self>, _seat: Seat) -> bool {
        false
    }

    /// What a choice would change, where that is worth showing.
    fn outlook(&self, _position: &At<Self>, _seat: Seat, _choice: ChoiceOf<Self>) -> Option<Outlook> {
        None
    }

    /// What a choice is, in words for who points at it.
    fn explains(&self, _position: &At<Self>, _seat: Seat, _choice: ChoiceOf<Self>) -> Vec<Message> {
        Vec::new()
    }

    /// Where a choice begins and ends, legal or not.
    fn ends_of(
        &self,
        position: &At<Self>,
        seat: Seat,
        choice: ChoiceOf<Self>,
    ) -> Option<(SpotName, SpotName)>;

    /// The choice that a person means by pointing at a spot, legal or not.
    fn meant(&self, position: &At<Self>, seat: Seat, spot: &str) -> Option<ChoiceOf<Self>>;

    /// What stands on the spots when numbers are shown.
    fn spot_labels(&self) -> Vec<(SpotName, String)>;
}

/// How any game looks: [`Look`] for boards, events and choices whose types are not known. Boards and events of another
/// game look like nothing, and so do numbers that no choice has.
pub trait Staging: Send + Sync {
    /// The board.
    fn layout(&self) -> &Layout;
    /// The name of a seat's colour: the end of the key `colour-…`.
    fn colour(&self, seat: Seat) -> String;
    /// See [`Look::scene`].
    fn scene(&self, board: &dyn Board, eyes: Eyes) -> Scene;
    /// See [`Look::cues`].
    fn cues(&self, before: &dyn Board, event: &Event, eyes: Eyes) -> Vec<Cue>;
    /// See [`Look::tally`].
    fn tally(&self, board: &dyn Board, seat: Option<Seat>) -> Vec<(Face, u8, u8)>;
    /// See [`Look::ahead`].
    fn ahead(&self, board: &dyn Board, seat: Seat) -> i64;
    /// See [`Look::round`].
    fn round(&self, board: &dyn Board) -> Option<Message>;
    /// See [`Look::doing`].
    fn doing(&self, board: &dyn Board) -> Option<Message>;
    /// See [`Look::headline`].
    fn headline(&self, before: &dyn Board, event: &Event) -> Option<Message>;
    /// See [`Look::asked`].
    fn asked(&self, board: &dyn Board, seat: Seat) -> Option<Message>;
    /// See [`Look::needed`].
    fn needed(&self, board: &dyn Board, seat: Seat) -> Vec<&'static str>;
    /// See [`Look::chosen`].
    fn chosen(&self, board: &dyn Board, seat: Seat) -> Vec<SpotName>;
    /// See [`Look::plan`].
    fn plan(&self, board: &dyn Board, seat: Seat, number: Option<usize>) -> Vec<Cue>;
    /// See [`Look::picks`].
    fn picks(&self, board: &dyn Board, seat: Seat) -> Vec<Pick>;
    /// See [`Look::seen_picks`].
    fn seen_picks(&self, board: &dyn Board, seat: Seat, eyes: Eyes) -> Vec<Pick>;
    /// See [`Look::covered`].
    fn covered(&self, board: &dyn Board, seat: Seat) -> Vec<Pick>;
    /// See [`Look::alike`].
    fn alike(&self, board: &dyn Board, spot: &SpotName) -> SpotName;
    /// See [`Look::aims`].
    fn aims(&self, board: &dyn Board, seat: Seat) -> Vec<Pick>;
    /// See [`Look::reach`].
    fn reach(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<SpotName>;
    /// See [`Look::hint`].
    fn hint(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Message>;
    /// See [`Look::spoken`].
    fn spoken(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Message>;
    /// See [`Look::prospects`].
    fn prospects(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<(SpotName, i64)>;
    /// See [`Look::fills`].
    fn fills(&self, board: &dyn Board, seat: Seat) -> bool;
    /// See [`Look::outlook`].
    fn outlook(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Outlook>;
    /// See [`Look::explains`].
    fn explains(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<Message>;
    /// See [`Look::ends_of`].
    fn ends_of(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<(SpotName, SpotName)>;
    /// The number of the choice that a person means: see [`Look::meant`].
    fn meant(&self, board: &dyn Board, seat: Seat, spot: &str) -> Option<usize>;
    /// See [`Look::spot_labels`].
    fn spot_labels(&self) -> Vec<(SpotName, String)>;
}

/// What a look says of a board; nothing of a board of another game.
fn at<'a, L: Look, T: Default>(board: &'a dyn Board, say: impl FnOnce(&'a At<L>) -> T) -> T {
    let board = board.as_any().downcast_ref::<Wrapped<L::Game>>();
    board.map_or_else(T::default, |board| say(board.position()))
}

/// What a look says of a choice on a board; nothing where no choice has this number.
fn of<'a, L: Look, T: Default>(
    look: &L,
    board: &'a dyn Board,
    number: usize,
    say: impl FnOnce(&'a At<L>, ChoiceOf<L>) -> T,
) -> T {
    let choice = look.rules().numbered_choice(number);
    choice.map_or_else(T::default, |choice| {
        at::<L, T>(board, |position| say(position, choice))
    })
}

impl<L: Look> Staging for L {
    fn layout(&self) -> &Layout {
        Look::layout(self)
    }

    fn colour(&self, seat: Seat) -> String {
        let place = Look::layout(self).seats().get(seat.index());
        place.map_or_else(String::new, |place| place.colour.key().to_owned())
    }

    fn scene(&self, board: &dyn Board, eyes: Eyes) -> Scene {
        at::<L, _>(board, |position| Look::scene(self, position, eyes))
    }

    fn cues(&self, before: &dyn Board, event: &Event, eyes: Eyes) -> Vec<Cue> {
        event.typed().map_or_else(Vec::new, |event| {
            at::<L, _>(before, |position| Look::cues(self, position, event, eyes))
        })
    }

    fn tally(&self, board: &dyn Board, seat: Option<Seat>) -> Vec<(Face, u8, u8)> {
        at::<L, _>(board, |position| Look::tally(self, position, seat))
    }

    fn ahead(&self, board: &dyn Board, seat: Seat) -> i64 {
        at::<L, _>(board, |position| Look::ahead(self, position, seat))
    }

    fn round(&self, board: &dyn Board) -> Option<Message> {
        at::<L, _>(board, |position| Look::round(self, position))
    }

    fn doing(&self, board: &dyn Board) -> Option<Message> {
        at::<L, _>(board, |position| Look::doing(self, position))
    }

    fn headline(&self, before: &dyn Board, event: &Event) -> Option<Message> {
        event
            .typed()
            .and_then(|event| at::<L, _>(before, |position| Look::headline(self, position, event)))
    }

    fn asked(&self, board: &dyn Board, seat: Seat) -> Option<Message> {
        at::<L, _>(board, |position| Look::asked(self, position, seat))
    }

    fn needed(&self, board: &dyn Board, seat: Seat) -> Vec<&'static str> {
        at::<L, _>(board, |position| Look::needed(self, position, seat))
    }

    fn chosen(&self, board: &dyn Board, seat: Seat) -> Vec<SpotName> {
        at::<L, _>(board, |position| Look::chosen(self, position, seat))
    }

    fn plan(&self, board: &dyn Board, seat: Seat, number: Option<usize>) -> Vec<Cue> {
        let choice = number.and_then(|number| self.rules().numbered_choice(number));
        at::<L, _>(board, |position| Look::plan(self, position, seat, choice))
    }

    fn picks(&self, board: &dyn Board, seat: Seat) -> Vec<Pick> {
        at::<L, _>(board, |position| Look::picks(self, position, seat))
    }

    fn seen_picks(&self, board: &dyn Board, seat: Seat, eyes: Eyes) -> Vec<Pick> {
        at::<L, _>(board, |position| Look::seen_picks(self, position, seat, eyes))
    }

    fn covered(&self, board: &dyn Board, seat: Seat) -> Vec<Pick> {
        at::<L, _>(board, |position| Look::covered(self, position, seat))
    }

    fn alike(&self, board: &dyn Board, spot: &SpotName) -> SpotName {
        let alike = at::<L, _>(board, |position| Some(Look::alike(self, position, spot)));
        alike.unwrap_or_else(|| spot.clone())
    }

    fn aims(&self, board: &dyn Board, seat: Seat) -> Vec<Pick> {
        at::<L, _>(board, |position| Look::aims(self, position, seat))
    }

    fn reach(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<SpotName> {
        of(self, board, number, |position, choice| {
            Look::reach(self, position, seat, choice)
        })
    }

    fn hint(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Message> {
        of(self, board, number, |position, choice| {
            Some(Look::hint(self, position, seat, choice))
        })
    }

    fn spoken(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Message> {
        of(self, board, number, |position, choice| {
            Look::spoken(self, position, seat, choice)
        })
    }

    fn prospects(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<(SpotName, i64)> {
        of(self, board, number, |position, choice| {
            Look::prospects(self, position, seat, choice)
        })
    }

    fn fills(&self, board: &dyn Board, seat: Seat) -> bool {
        at::<L, _>(board, |position| Look::fills(self, position, seat))
    }

    fn outlook(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<Outlook> {
        of(self, board, number, |position, choice| {
            Look::outlook(self, position, seat, choice)
        })
    }

    fn explains(&self, board: &dyn Board, seat: Seat, number: usize) -> Vec<Message> {
        of(self, board, number, |position, choice| {
            Look::explains(self, position, seat, choice)
        })
    }

    fn ends_of(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<(SpotName, SpotName)> {
        of(self, board, number, |position, choice| {
            Look::ends_of(self, position, seat, choice)
        })
    }

    fn meant(&self, board: &dyn Board, seat: Seat, spot: &str) -> Option<usize> {
        let choice = at::<L, _>(board, |position| Look::meant(self, position, seat, spot));
        choice.map(|choice| self.rules().choice_number(choice))
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        Look::spot_labels(self)
    }
}
