//! What is under way: where the parts of a seven that are chosen will lead, and what one more choice would do. For
//! those who show it; nothing is changed.

use super::{
    Dog,
    action::Play,
    board::{Board, Pieces, Place},
    choice::Choice,
    event::Event,
    position::{Phase, Position},
};
use crate::rules::{Listener, Seat, Silent};

impl Dog {
    /// What the parts of a seven that are chosen so far will do, in order; nothing for any other play.
    #[must_use]
    pub fn planned(&self, position: &Position) -> Vec<Event> {
        let mut events = Vec::new();
        self.lay_parts(position, &mut events);
        events
    }

    /// The board as it stands by the parts of a seven that are chosen so far; as it is for any other play.
    #[must_use]
    pub fn under_way(&self, position: &Position) -> Board {
        Board::sorted(self.lay_parts(position, &mut Silent))
    }

    /// What a choice of the seat in turn would do to the pieces after what is planned, as far as it alone says that.
    /// It need not be legal: what can't be done does nothing.
    #[must_use]
    pub fn trial(&self, position: &Position, choice: Choice) -> Vec<Event> {
        let mut events = Vec::new();
        let draft = position.draft;
        let Some(acting) = self.mover(position) else {
            return events;
        };
        if let Choice::Part(part) = choice {
            let mut pieces = self.lay_parts(position, &mut Silent);
            let _ = self.field.part(&mut pieces, acting, part, &mut events);
            return events;
        }
        let mut whole = draft;
        if let (Some(effect), Some(counts_as)) = (whole.add(choice), draft.counts_as) {
            let play = Play {
                second: draft.second,
                card: draft.card.unwrap_or(counts_as),
                counts_as,
                effect,
            };
            let _ = self.field.play(&position.board, acting, &play, &mut events);
        }
        events
    }

    /// Where a piece stands that a choice names; none where it names no piece.
    #[must_use]
    pub fn named(&self, position: &Position, choice: Choice) -> Option<(Seat, Place)> {
        let acting = self.mover(position)?;
        let (colour, rank) = match choice {
            Choice::Start => return Some((acting, Place::Kennel)),
            Choice::Own(rank) | Choice::Walk { rank, .. } => (acting, rank),
            Choice::With { colour, rank } => (colour, rank),
            Choice::Part(part) => (self.field.mate(acting, part.mate.into()), part.rank),
            Choice::Card(_) | Choice::As(_) | Choice::Second | Choice::Blank => return None,
        };
        let pieces = self.lay_parts(position, &mut Silent);
        let code = *pieces.get(colour.index())?.get(usize::from(rank))?;
        Some((colour, self.field.ring.place(colour, code)))
    }

    /// The colour that a seat would move with the second choice; none where it has no second one to move.
    #[must_use]
    pub fn second_of(&self, position: &Position) -> Option<Seat> {
        self.field.acting(&position.board, position.seat, true)
    }

    /// The colour whose pieces the play under way moves.
    fn mover(&self, position: &Position) -> Option<Seat> {
        let plays = position.phase == Phase::Play;
        self.field
            .acting(&position.board, position.seat, position.draft.second)
            .filter(|_| plays)
    }

    /// The pieces after the parts that are chosen, in the order in which they are named.
    fn lay_parts(&self, position: &Position, listener: &mut impl Listener<Event>) -> Pieces {
        let mut pieces = position.board.0;
        if let Some(acting) = self.mover(position) {
            for &part in position.draft.parts.as_slice() {
                let _ = self.field.part(&mut pieces, acting, part, listener);
            }
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game as _,
        dog::{Card, Config},
    };

    /// Seat 0 to play, with these pieces and one card of each kind in hand.
    fn to_play(board: &str) -> (Dog, Position) {
        let game = Dog::new(&Config::default()).expect("rules");
        let mut position = game.start();
        position.board = game.read_board(board).expect("a board");
        position.phase = Phase::Play;
        for &card in Card::PLAIN.iter().take(13) {
            position.hands[0].put(card);
        }
        (game, position)
    }

    #[test]
    fn a_seven_is_planned_part_by_part_and_changes_nothing_before_it_is_whole() {
        let (game, mut position) = to_play("P3P10|P5||");
        let before = position.board;
        let choose = |position: &mut Position, choice| {
            assert_eq!(game.forbids(position, Seat::new(0), choice), None, "{choice:?}");
            game.play_known(position, Seat::new(0), choice, &mut Silent);
        };
        choose(&mut position, Choice::Card(Card::Seven));
        let part = game.choices(&position, Seat::new(0));
        let three = crate::rules::ChoiceSet::iter(&part)
            .find(|choice| matches!(choice, Choice::Part(part) if part.steps == 3 && game.named(&position, *choice) == Some((Seat::new(0), Place::Ring { spot: 3, star: false }))))
            .expect("three steps");
        let tried = game.trial(&position, three);
        assert!(
            matches!(
                &tried[..],
                [Event::Moved { .. }, Event::Struck { spot: 5, .. }]
                    | [Event::Struck { spot: 5, .. }, Event::Moved { .. }]
            ),
            "{tried:?}"
        );
        choose(&mut position, three);
        assert_eq!(position.board, before);
        assert_eq!(game.planned(&position), tried);
        assert_eq!(
            game.named(&position, three),
            Some((Seat::new(0), Place::Ring { spot: 6, star: false })),
            "the piece is where its part leads"
        );
    }
}
