//! What a player of Quoridor sees: everything. Seats are counted from the one that looks, squares as they are.

use super::{Choice, Fence, Lie, Position, Quoridor, Square, position::Fences};
use crate::rules::{Game, Seat, View};

/// The board as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct QuoridorView<'a> {
    game: &'a Quoridor,
    position: &'a Position,
    seat: Seat,
}

impl<'a> QuoridorView<'a> {
    pub(super) fn new(game: &'a Quoridor, position: &'a Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    /// The game that is played, for those who search.
    #[must_use]
    pub fn game(&self) -> &'a Quoridor {
        self.game
    }

    /// The position: nothing of it is hidden.
    #[must_use]
    pub fn position(&self) -> &'a Position {
        self.position
    }

    /// The seats in the order in which they follow the own one, which comes first.
    fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, own) = (usize::from(self.game.config.seats), self.seat.index());
        (0..seats).map(move |k| Seat::new((own + k) % seats))
    }

    /// What a choice is: `kind` is `step` with `from`, `to` and the seat that is `jumped`, if any, or `fence` with the
    /// square `at` its lower left and how it `lies`: `horizontal` or `vertical`.
    pub(super) fn form(&self, choice: Choice) -> serde_json::Value {
        match choice {
            Choice::Step(to) => {
                let from = self.position.pawn(self.seat);
                let jumped = from.and_then(|from| self.game.jumped(self.position, from, to));
                serde_json::json!({ "kind": "step", "from": from, "to": to, "jumped": jumped })
            }
            Choice::Fence(fence) => {
                let lies = match fence.lie() {
                    Lie::Horizontal => "horizontal",
                    Lie::Vertical => "vertical",
                };
                serde_json::json!({ "kind": "fence", "at": fence.square(), "lies": lies })
            }
        }
    }
}

impl PartialEq for QuoridorView<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.position == other.position && self.game.config == other.game.config
    }
}

/// The fences that a board can have, horizontal ones first.
fn all_fences(game: &Quoridor) -> impl Iterator<Item = Fence> {
    let posts = game.field.posts;
    Fences {
        across: posts,
        upright: posts,
    }
    .iter()
}

/// The numbers that come before those of the seats.
const GENERAL: usize = 4;
/// How many numbers tell of one seat.
const OF_A_SEAT: usize = 3;

/// The names of what [`QuoridorView::numbers`] lists; seats are counted from the one that looks.
pub(super) fn number_names(game: &Quoridor) -> Vec<String> {
    let mut names: Vec<String> = ["seat", "to_act", "over", "plies"].map(str::to_owned).into();
    for seat in 0..game.config.seats {
        names.extend(["column", "row", "fences"].map(|what| format!("seat{seat}_{what}")));
    }
    names.extend(all_fences(game).map(|fence| format!("fence_{fence}")));
    names
}

/// The position whose view for `seat` reads as these numbers. None when there is none.
pub(super) fn read(game: &Quoridor, seat: Seat, numbers: &[i32]) -> Option<Position> {
    let small = |number: i32| u8::try_from(number).ok();
    let (&[_, to_act, over, plies], rest) = numbers.split_first_chunk::<GENERAL>()?;
    let (by_seat, fences) = rest.split_at_checked(OF_A_SEAT * usize::from(game.config.seats))?;
    let mut position = game.start();
    let round: Vec<Seat> = QuoridorView::new(game, &position, seat).round().collect();
    position.seat = *round.get(usize::try_from(to_act).ok()?)?;
    position.is_over = over != 0;
    position.plies = u16::try_from(plies).ok()?;
    for (&owner, numbers) in round.iter().zip(by_seat.chunks_exact(OF_A_SEAT)) {
        let square = Square::new(small(numbers[0])?, small(numbers[1])?);
        position.pawns[owner.index()] = square.filter(|&square| game.field.contains(square))?;
        position.left[owner.index()] = small(numbers[2]).filter(|&left| left <= game.config.fences)?;
    }
    for (fence, &stands) in all_fences(game).zip(fences) {
        if stands != 0 {
            position.fences = position.fences.with(fence);
        }
    }
    // Whatever was not a view does not come out again.
    let is_same = QuoridorView::new(game, &position, seat).numbers() == numbers;
    (is_same && game.is_sound(&position)).then_some(position)
}

impl View for QuoridorView<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn numbers(&self) -> Vec<i32> {
        let position = self.position;
        let to_act = self.round().position(|seat| seat == position.seat);
        let mut numbers = vec![
            i32::from(u8::from(self.seat)),
            to_act.map_or(-1, |k| k as i32),
            i32::from(position.is_over),
            i32::from(position.plies),
        ];
        for seat in self.round() {
            let pawn = position.pawns[seat.index()];
            numbers.extend([pawn.column(), pawn.row(), position.left(seat)].map(i32::from));
        }
        let stands = |fence: Fence| i32::from(position.has_fence(fence));
        numbers.extend(all_fences(self.game).map(stands));
        numbers
    }
}
