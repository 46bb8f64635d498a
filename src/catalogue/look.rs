//! How each game looks on the table: a layout, where its pieces stand, what its events look like, what can be pointed at.

use serde_json::Value;

use super::{Board, compromise, dog, ludo, mejn, quoridor};
use crate::{
    rules::{Message, Seat},
    staging::{Boards, Cue, Eyes, Face, Layout, Outlook, Pick, Scene, SpotName},
};

/// How a game looks.
pub trait Staging: Send + Sync {
    /// The board.
    fn layout(&self) -> Layout;

    /// The name of a seat's colour: the end of the key `colour-…`.
    fn colour(&self, seat: Seat) -> String;

    /// What stands on the table, as far as these eyes may see it.
    fn scene(&self, board: &dyn Board, eyes: Eyes) -> Scene;

    /// What an event looks like; `before` is the board before the act that led to it.
    fn cues(&self, before: &dyn Board, event: &Value, eyes: Eyes) -> Vec<Cue>;

    /// How many cards of each kind a seat has seen, and how many there are; empty where there are no cards.
    fn tally(&self, _board: &dyn Board, _seat: Option<Seat>) -> Vec<(Face, u8, u8)> {
        Vec::new()
    }

    /// What a seat is asked for, where that is not simply to choose a piece or a place.
    fn asked(&self, _board: &dyn Board, _seat: Seat) -> Option<Message> {
        None
    }

    /// What a seat has chosen of its turn so far: a card, a piece.
    fn chosen(&self, _board: &dyn Board, _seat: Seat) -> Vec<SpotName> {
        Vec::new()
    }

    /// What will happen to the pieces by what a seat has chosen of its turn so far, and by one choice more.
    fn plan(&self, _board: &dyn Board, _seat: Seat, _number: Option<usize>) -> Vec<Cue> {
        Vec::new()
    }

    /// The legal choices of a seat as things to point at.
    fn picks(&self, board: &dyn Board, seat: Seat) -> Vec<Pick>;

    /// The legal choices of a seat as these eyes see them while it chooses. Nothing that is secret may be told by them.
    fn seen_picks(&self, board: &dyn Board, seat: Seat, _eyes: Eyes) -> Vec<Pick> {
        if board.has_secrets() {
            Vec::new()
        } else {
            self.picks(board, seat)
        }
    }

    /// Where a seat's choices lie that only itself may see there, from left to right; several may be alike.
    fn covered(&self, _board: &dyn Board, _seat: Seat) -> Vec<Pick> {
        Vec::new()
    }

    /// The spot that is meant by one of several that are alike, such as those of a rack.
    fn alike(&self, _board: &dyn Board, spot: &SpotName) -> SpotName {
        spot.clone()
    }

    /// Everything that can be pointed at, whether it is legal or not.
    fn aims(&self, board: &dyn Board, seat: Seat) -> Vec<Pick> {
        self.picks(board, seat)
    }

    /// The spots that a choice holds besides the one on which it is made.
    fn reach(&self, _board: &dyn Board, _seat: Seat, _number: usize) -> Vec<SpotName> {
        Vec::new()
    }

    /// With what a choice begins, as part of a sentence: what advice tells first.
    fn hint(&self, board: &dyn Board, seat: Seat, number: usize) -> Message {
        let text = board.write_ply(seat, &[number]);
        // Where the notation does not say whence, the board does.
        let whence = || {
            self.ends_of(board, seat, number)
                .map(|(from, _)| from.to_string())
        };
        let told = text.split_once('-').map(|(from, _)| from.to_owned());
        Message::new("hint-piece").with("spot", told.or_else(whence).unwrap_or_default())
    }

    /// All of a choice, as part of a sentence, where its notation says too little to who does not know what came before.
    fn spoken(&self, _board: &dyn Board, _seat: Seat, _number: usize) -> Option<Message> {
        None
    }

    /// What a choice would bring for each thing that the other seat may choose at the same time, on the spot of that.
    fn prospects(&self, _board: &dyn Board, _seat: Seat, _number: usize) -> Vec<(SpotName, i64)> {
        Vec::new()
    }

    /// Whether a seat's long action may be made at random from here on, and begun anew.
    fn fills(&self, _board: &dyn Board, _seat: Seat) -> bool {
        false
    }

    /// What a choice would change, where that is worth showing.
    fn outlook(&self, _board: &dyn Board, _seat: Seat, _number: usize) -> Option<Outlook> {
        None
    }

    /// Where a choice begins and ends, legal or not.
    fn ends_of(&self, board: &dyn Board, seat: Seat, number: usize) -> Option<(SpotName, SpotName)>;

    /// The number of the choice that a person means by pointing at a spot, legal or not.
    fn meant(&self, board: &dyn Board, seat: Seat, spot: &str) -> Option<usize>;

    /// What stands on the spots when numbers are shown.
    fn spot_labels(&self) -> Vec<(SpotName, String)>;
}

/// How the game of a board looks. `None` for a game that the window does not know.
#[must_use]
pub fn staging(board: &dyn Board, boards: &Boards) -> Option<Box<dyn Staging>> {
    mejn::look::staging(board, boards)
        .or_else(|| ludo::look::staging(board, boards))
        .or_else(|| quoridor::look::staging(board))
        .or_else(|| dog::look::staging(board))
        .or_else(|| compromise::look::staging(board))
}
