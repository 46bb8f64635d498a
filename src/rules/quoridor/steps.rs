//! Where a pawn may go: to the next square, over a neighbour, or beside one that can't be jumped; by a house rule back to
//! its own square, where nothing is open beside that one either.

use super::{
    Position, Quoridor, Rule, ThirdPawn,
    field::{ABOVE, Heading, TO_THE_RIGHT},
    position::Fences,
    square::{MOST, Square},
};
use crate::rules::Seat;

impl Quoridor {
    /// The next square this way; none beyond the edge or behind a fence.
    #[expect(
        clippy::inline_always,
        reason = "the way is known wherever it is called, and out of line would be asked for each time"
    )]
    #[inline(always)]
    pub(super) fn beside(&self, fences: Fences, from: Square, heading: Heading) -> Option<Square> {
        let field = &self.field;
        let at = usize::from(from.0);
        let (inside, shut, to) = match heading {
            Heading::Up => (
                from.row() + 1 < field.rows,
                fences.across & ABOVE[at],
                from.0 + MOST,
            ),
            Heading::Right => (
                from.column() + 1 < field.columns,
                fences.upright & TO_THE_RIGHT[at],
                from.0 + 1,
            ),
            Heading::Down => {
                let inside = from.row() > 0;
                let to = from.0 - if inside { MOST } else { 0 };
                (inside, fences.across & ABOVE[usize::from(to)], to)
            }
            Heading::Left => {
                let inside = from.column() > 0;
                let to = from.0 - u8::from(inside);
                (inside, fences.upright & TO_THE_RIGHT[usize::from(to)], to)
            }
        };
        (inside && shut == 0).then_some(Square(to))
    }

    /// All squares to which the pawn of `seat` may go, as bits; nothing for a seat that does not play.
    #[inline]
    pub(super) fn steps(&self, position: &Position, seat: Seat) -> u128 {
        let from = position.pawns[seat.index()];
        if from == Square::NOWHERE {
            return 0;
        }
        let toward = |heading: Heading| match self.beside(position.fences, from, heading) {
            None => 0,
            Some(next) if position.is_free(next) => next.bit(),
            Some(over) => self.past(position, from, over, heading),
        };
        // Spelt out, for in a loop the way would be asked for again and again.
        toward(Heading::Up) | toward(Heading::Right) | toward(Heading::Down) | toward(Heading::Left)
    }

    /// Where a pawn may go that comes from the square `from` behind a pawn on `over`.
    #[inline(never)]
    fn past(&self, position: &Position, from: Square, over: Square, heading: Heading) -> u128 {
        match self.beside(position.fences, over, heading) {
            Some(behind) if position.is_free(behind) => return behind.bit(),
            Some(_) if self.config.third_pawn == ThirdPawn::Blocks => return 0,
            _ => {}
        }
        let sides = heading
            .sides()
            .map(|side| self.beside(position.fences, over, side));
        if self.config.jump_back && sides == [None; 2] {
            return from.bit();
        }
        sides
            .into_iter()
            .flatten()
            .filter(|&beside| position.is_free(beside))
            .fold(0, |steps, beside| steps | beside.bit())
    }

    /// The pawn over or past which a step goes, if it does not just lead to the next square.
    pub(super) fn jumped(&self, position: &Position, from: Square, to: Square) -> Option<Seat> {
        Heading::ALL.into_iter().find_map(|heading| {
            let over = self.beside(position.fences, from, heading)?;
            let other = position.seat_on(over)?;
            (self.past(position, from, over, heading) & to.bit() != 0).then_some(other)
        })
    }

    /// Whether the pawn of `seat` has a square beside it to which nothing stops it from going.
    #[inline]
    pub(super) fn steps_freely(&self, position: &Position, seat: Seat) -> bool {
        let from = position.pawns[seat.index()];
        let toward = |heading: Heading| {
            let next = self.beside(position.fences, from, heading);
            next.is_some_and(|next| position.is_free(next))
        };
        toward(Heading::Up) || toward(Heading::Right) || toward(Heading::Down) || toward(Heading::Left)
    }

    /// The rule that forbids a step of the pawn of `seat` that is not among its steps.
    pub(super) fn rule_against_step(&self, position: &Position, seat: Seat, to: Square) -> Rule {
        let from = position.pawns[seat.index()];
        if !self.field.contains(to) || from == Square::NOWHERE {
            return Rule::OffBoard;
        }
        if to == from {
            return Rule::Stays;
        }
        if let Some(other) = position.seat_on(to) {
            return Rule::Occupied(other);
        }
        let (dx, dy) = (to.column().abs_diff(from.column()), to.row().abs_diff(from.row()));
        match (dx, dy) {
            (0, 1) | (1, 0) => Rule::FenceBetween,
            (0, 2) | (2, 0) => self.rule_against_jump(position, from, to),
            (1, 1) => self.rule_against_side_step(position, from, to),
            _ => Rule::NotBeside,
        }
    }

    fn rule_against_jump(&self, position: &Position, from: Square, to: Square) -> Rule {
        let over = Square(u8::midpoint(from.0, to.0));
        let is_over = |heading: &Heading| self.beside(position.fences, from, *heading) == Some(over);
        if position.is_free(over) {
            Rule::NothingToJump
        } else if Heading::ALL.iter().any(is_over) {
            Rule::FenceBehind
        } else {
            Rule::FenceBetween
        }
    }

    fn rule_against_side_step(&self, position: &Position, from: Square, to: Square) -> Rule {
        let mut found = Rule::DiagonalAlone;
        for heading in Heading::ALL {
            let Some(over) = self.beside(position.fences, from, heading) else {
                continue;
            };
            let near = over.column().abs_diff(to.column()) + over.row().abs_diff(to.row()) == 1;
            if !near || position.is_free(over) {
                continue;
            }
            found = match self.beside(position.fences, over, heading) {
                Some(behind) if position.is_free(behind) => Rule::JumpStraight(behind),
                Some(_) if self.config.third_pawn == ThirdPawn::Blocks => Rule::ThirdPawn,
                _ => Rule::FenceBeside,
            };
        }
        found
    }
}
