//! Which fences may be placed, all at once and mostly without looking for ways.
//!
//! A fence can only close a way if it closes a ring, with other fences or with the edge: of its two ends and its
//! middle at least two must touch what hangs together already. Of those that do, it may stand if some way of each
//! pawn does not cross it. So one way of each pawn, mostly straight ahead, answers for nearly all of them, and each
//! further one that has to be looked for answers for more than the fence it was looked for.

use super::{
    Position, Quoridor, Rule,
    field::{FIRST_COLUMN, Heading, LAST_COLUMN},
    position::Fences,
    square::{Fence, Lie, MOST, POSTS, Square},
};
use crate::rules::Seat;

/// The neighbours of posts on the left and on the right.
#[inline]
const fn leftwards(posts: u64) -> u64 {
    posts >> 1 & !LAST_COLUMN
}

#[inline]
const fn rightwards(posts: u64) -> u64 {
    posts << 1 & !FIRST_COLUMN
}

/// The posts in at least two of three sets.
#[inline]
const fn in_two(a: u64, b: u64, c: u64) -> u64 {
    a & b | c & (a | b)
}

/// The posts beside a set of posts in their rows, themselves included; and in their columns.
#[inline]
const fn along(posts: u64) -> u64 {
    posts | rightwards(posts) | leftwards(posts)
}

#[inline]
const fn up_along(posts: u64) -> u64 {
    posts | posts << POSTS | posts >> POSTS
}

/// The posts at the ends and in the middle of fences.
#[inline]
const fn touched(fences: Fences) -> u64 {
    along(fences.across) | up_along(fences.upright)
}

impl Quoridor {
    /// The fences that would cross and overlap none, whether or not they leave the pawns their ways.
    pub fn fitting_fences(&self, position: &Position) -> impl Iterator<Item = Fence> + use<> {
        self.fitting(position.fences).iter()
    }

    /// The fences that would cross and overlap none, as a set.
    #[inline]
    pub(super) fn fitting(&self, fences: Fences) -> Fences {
        let Fences { across, upright } = fences;
        let posts = self.field.posts & !across & !upright;
        Fences {
            across: posts & !(rightwards(across) | leftwards(across)),
            upright: posts & !(upright << POSTS | upright >> POSTS),
        }
    }

    /// Of fences that fit, those that would close a ring: two of their ends and middle touch the same thing.
    ///
    /// The edge is one thing with all fences that hang together with it. Of the others it is not told which hang
    /// together with each other, only that a ring of fences alone takes four.
    #[inline]
    fn closing(&self, fences: Fences, fitting: Fences) -> Fences {
        let field = &self.field;
        let mut bound = Fences {
            across: fences.across & (field.left | field.right),
            upright: fences.upright & (field.bottom | field.top),
        };
        let touched = loop {
            let touched = touched(bound);
            let more = Fences {
                across: bound.across | fences.across & along(touched),
                upright: bound.upright | fences.upright & up_along(touched),
            };
            if more == bound {
                break touched;
            }
            bound = more;
        };
        let (left, right) = (rightwards(touched) | field.left, leftwards(touched) | field.right);
        let (below, above) = (touched << POSTS | field.bottom, touched >> POSTS | field.top);
        let mut closing = Fences {
            across: in_two(left, touched, right),
            upright: in_two(below, touched, above),
        };
        let loose = Fences {
            across: fences.across & !bound.across,
            upright: fences.upright & !bound.upright,
        };
        if loose.len() >= 3 {
            let touched = self::touched(loose);
            closing.across |= in_two(rightwards(touched), touched, leftwards(touched));
            closing.upright |= in_two(touched << POSTS, touched, touched >> POSTS);
        }
        closing.and(fitting)
    }

    /// The fences that would cut the straight line between two squares of a row or of a column.
    #[inline]
    pub(super) fn cuts_of_line(&self, one: Square, other: Square) -> Fences {
        // The posts from a row on, and from a column on in every row.
        let rows = |row: u8| u64::MAX.checked_shl(u32::from(POSTS * row)).unwrap_or(0);
        let columns = |column: u8| FIRST_COLUMN * (0xFF << column & 0xFF);
        let (column, row) = (one.column(), one.row());
        if column == other.column() {
            let (low, high) = (row.min(other.row()), row.max(other.row()));
            let beside = columns(column.saturating_sub(1)) & !columns(column + 1);
            return Fences {
                across: self.field.posts & beside & rows(low) & !rows(high),
                upright: 0,
            };
        }
        let (low, high) = (column.min(other.column()), column.max(other.column()));
        let beside = rows(row.saturating_sub(1)) & !rows(row + 1);
        Fences {
            across: 0,
            upright: self.field.posts & beside & columns(low) & !columns(high),
        }
    }

    /// Where a way straight ahead from a square ends, for a seat whose goal lies this way.
    #[inline]
    fn ahead(&self, heading: Heading, from: Square) -> Square {
        let (column, row) = (from.column(), from.row());
        let (column, row) = match heading {
            Heading::Up => (column, self.field.rows - 1),
            Heading::Right => (self.field.columns - 1, row),
            Heading::Down => (column, 0),
            Heading::Left => (0, row),
        };
        Square(MOST * row + column)
    }

    /// All fences that a seat which has one may place.
    #[inline]
    pub(super) fn legal_fences(&self, position: &Position) -> Fences {
        let fitting = self.fitting(position.fences);
        let closing = self.closing(position.fences, fitting);
        if closing.is_empty() {
            return fitting;
        }
        let mut legal = fitting;
        for seat in self.seats.iter() {
            self.keep_ways(position, seat, closing, &mut legal);
        }
        legal
    }

    /// Takes out of `legal` those of `closing` that leave the pawn of `seat` no way.
    #[inline]
    fn keep_ways(&self, position: &Position, seat: Seat, closing: Fences, legal: &mut Fences) {
        let from = position.pawns[seat.index()];
        let straight = self.cuts_of_line(from, self.ahead(self.headings[seat.index()], from));
        let is_open = straight.and(position.fences).is_empty();
        let doubtful = if is_open { closing.and(straight) } else { closing };
        if !doubtful.is_empty() {
            self.look_for_ways(position, seat, doubtful, legal);
        }
    }

    /// Takes out of `legal` those of `doubtful` that leave the pawn of `seat` no way.
    #[inline(never)]
    fn look_for_ways(&self, position: &Position, seat: Seat, mut doubtful: Fences, legal: &mut Fences) {
        let (from, fences) = (position.pawns[seat.index()], position.fences);
        let heading = self.headings[seat.index()];
        // Some steps aside and then straight ahead: such ways cost little, and mostly one of them will do.
        for side in heading.sides() {
            let mut corner = from;
            while let Some(next) = self.beside(fences, corner, side) {
                corner = next;
                let ahead = self.cuts_of_line(corner, self.ahead(heading, corner));
                if ahead.and(fences).is_empty() {
                    doubtful = doubtful.and(ahead.or(self.cuts_of_line(from, corner)));
                }
                if doubtful.is_empty() {
                    return;
                }
            }
        }
        if let Some(cuts) = self.cuts(fences, seat, from) {
            doubtful = doubtful.and(cuts);
        }
        while let Some(fence) = doubtful.first() {
            match self.cuts(fences.with(fence), seat, from) {
                Some(cuts) => doubtful = doubtful.and(cuts),
                None => *legal = legal.without(fence),
            }
            doubtful = doubtful.without(fence);
        }
    }

    /// The rule that forbids a fence that `seat` may not place.
    pub(super) fn rule_against_fence(&self, position: &Position, seat: Seat, fence: Fence) -> Rule {
        if self.field.posts & fence.bit() == 0 {
            return Rule::OffBoard;
        }
        if position.left[seat.index()] == 0 {
            return Rule::NoFenceLeft;
        }
        let (other, step) = match fence.lie() {
            Lie::Horizontal => (Lie::Vertical, (1, 0)),
            Lie::Vertical => (Lie::Horizontal, (0, 1)),
        };
        let crossed = Fence::on_post(fence.post(), other);
        if position.has_fence(crossed) {
            return Rule::Crosses(crossed);
        }
        let (column, row) = (fence.square().column(), fence.square().row());
        let before = (column.wrapping_sub(step.0), row.wrapping_sub(step.1));
        let after = (column + step.0, row + step.1);
        let lying = [(column, row), before, after]
            .into_iter()
            .filter(|&(column, row)| column < MOST && row < MOST)
            .filter_map(|(column, row)| Fence::new(Square::new(column, row)?, fence.lie()))
            .find(|&near| position.has_fence(near));
        if let Some(lying) = lying {
            return Rule::Overlaps(lying);
        }
        let closes = |&seat: &Seat| self.distance(position, seat, Some(fence)).is_none();
        Rule::ClosesWay(self.seats.iter().find(closes).unwrap_or(seat))
    }
}
