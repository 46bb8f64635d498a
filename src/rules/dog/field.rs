//! The board with its teams and those house rules that say how pieces move: what one card does, and whether it may.

use super::{
    action::{Effect, Part, Play},
    board::{Board, Code, KENNEL, Pieces, Ring, STAR, Spots, has_star},
    card::Card,
    event::Event,
    rule::Rule,
};
use crate::rules::{Listener, Seat};

/// A board, and how pieces move on it.
#[expect(clippy::struct_excessive_bools, reason = "house rules, each on or off")]
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) ring: Ring,
    /// How many colours play together.
    pub(super) team: usize,
    /// The mates of each colour, itself first, clockwise.
    pub(super) mates: [[Seat; 3]; Seat::MOST],
    /// Whether a seat has two colours, its own and the mate.
    pub(super) second: bool,
    pub(super) canadian: bool,
    pub(super) rest_to_mate: bool,
    pub(super) idle_jack: bool,
}

/// What a piece is told to do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Going {
    pub(super) colour: Seat,
    pub(super) index: usize,
    pub(super) steps: u8,
    pub(super) stay: bool,
}

impl Field {
    /// A colour (k = 0) or one of its mates, clockwise.
    #[inline]
    pub(super) fn mate(&self, colour: Seat, k: usize) -> Seat {
        self.mates[colour.index()][k % 3]
    }

    /// The colour whose pieces the cards of a seat move: its own until its finish is full, then that of a mate whose
    /// is not. A seat of two colours may also move its second one, as long as both have something to do.
    #[inline]
    pub(super) fn acting(&self, board: &Board, seat: Seat, second: bool) -> Option<Seat> {
        if second && !self.second {
            return None;
        }
        // Mostly it is the first.
        if !second && !self.ring.is_full(board.0[seat.index()]) {
            return Some(seat);
        }
        (0..self.team)
            .map(|k| self.mate(seat, k))
            .filter(|colour| !self.ring.is_full(board.0[colour.index()]))
            .nth(second.into())
    }

    /// Whether all colours of a team are home.
    pub(super) fn is_home(&self, board: &Board, colour: Seat) -> bool {
        (0..self.team).all(|k| self.ring.is_full(board.0[self.mate(colour, k).index()]))
    }

    /// Whether a seven of one colour may move a piece of this one now.
    #[inline]
    pub(super) fn is_in_seven(&self, pieces: &Pieces, acting: Seat, colour: Seat) -> bool {
        colour == acting || self.canadian || self.rest_to_mate && self.ring.is_full(pieces[acting.index()])
    }

    /// Where a piece comes by so many steps forward.
    #[inline]
    pub(super) fn forward(&self, pieces: &Pieces, starred: Spots, going: Going) -> Result<Code, Rule> {
        let Going {
            colour,
            index,
            steps,
            stay,
        } = going;
        let walker = self.walker(pieces[colour.index()], starred, (colour, index));
        let walker = walker.ok_or(Rule::InKennel)?;
        let enters = walker.enter(steps).filter(|_| walker.is_home() || !stay);
        let to = enters.or_else(|| walker.onward(steps));
        to.ok_or(if walker.is_home() {
            Rule::InFinish
        } else {
            Rule::StarAhead
        })
    }

    /// The ring spots that a piece walks over or lands on.
    fn over(&self, colour: Seat, from: Code, to: Code, steps: u8) -> Spots {
        let enters = self.ring.finish_index(to).is_some();
        let steps = if enters { self.ring.left(from) } else { steps };
        let spot = self.ring.spot(colour, from);
        spot.map_or(0, |spot| self.ring.arc(spot, steps))
    }

    /// Where a piece comes by four steps backward.
    pub(super) fn backward(
        &self,
        pieces: &Pieces,
        starred: Spots,
        colour: Seat,
        index: usize,
    ) -> Result<Code, Rule> {
        const STEPS: u8 = 4;
        let ring = &self.ring;
        let spot = ring
            .spot(colour, pieces[colour.index()][index])
            .ok_or(Rule::NotOnRing)?;
        let first = (spot + ring.spots - STEPS) % ring.spots;
        let over = ring.arc((first + ring.spots - 1) % ring.spots, STEPS);
        if starred & over == 0 {
            Ok(ring.code(colour, first, false))
        } else {
            Err(Rule::StarAhead)
        }
    }

    /// Moves a piece, and sends those home that stand on the spots to be struck. None of them has its star.
    pub(super) fn go(
        &self,
        pieces: &mut Pieces,
        (colour, index): (Seat, usize),
        to: Code,
        struck: Spots,
        listener: &mut impl Listener<Event>,
    ) {
        // Off the board, so that none of those spots is its own.
        let from = std::mem::replace(&mut pieces[colour.index()][index], KENNEL);
        listener.hear(|| self.moved(colour, from, to));
        let mut rest = struck;
        while rest != 0 {
            let spot = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            if let Some((struck, index)) = self.ring.standing(pieces, spot) {
                pieces[struck.index()][index] = KENNEL;
                listener.hear(|| Event::Struck {
                    colour: struck,
                    by: colour,
                    spot,
                });
            }
        }
        pieces[colour.index()][index] = to;
    }

    /// Every place of a way, the first and the last too. What no card reaches forward was reached by four backward.
    fn moved(&self, colour: Seat, from: Code, to: Code) -> Event {
        const FURTHEST: usize = 13;
        let ring = &self.ring;
        let (end, finish) = (Ring::on_ring(ring.spots, false), ring.finish_index(to));
        let next = |code: &Code| match code & !1 {
            KENNEL => STAR,
            at if at == end && finish.is_some() => ring.in_finish(0),
            at if at == end => Ring::on_ring(1, false),
            at => at + 2,
        };
        let before = |code: &Code| match (code & !1) - 2 {
            KENNEL => end - 2,
            at if at == Ring::on_ring(0, false) => end,
            at => at,
        };
        let forward = || std::iter::successors(Some(from), |code| Some(next(code))).take(FURTHEST + 1);
        let way: Vec<Code> = match forward().position(|code| code == to) {
            Some(steps) => forward().take(steps + 1).collect(),
            None => std::iter::successors(Some(from), |code| Some(before(code)))
                .take(5)
                .collect(),
        };
        let path = way.into_iter().map(|code| ring.place(colour, code)).collect();
        Event::Moved { colour, path }
    }

    fn start(
        &self,
        pieces: &mut Pieces,
        colour: Seat,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Rule> {
        let side = &pieces[colour.index()];
        let index = side
            .iter()
            .position(|&code| code == KENNEL)
            .ok_or(Rule::KennelEmpty)?;
        let code = STAR;
        if has_star(*side) {
            return Err(Rule::StartLocked);
        }
        self.go(
            pieces,
            (colour, index),
            code,
            self.ring.bit(colour, code),
            listener,
        );
        Ok(())
    }

    /// One part of a seven, or a walk by another card, which strikes only where it ends.
    fn walk(
        &self,
        pieces: &mut Pieces,
        going: Going,
        is_seven: bool,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Rule> {
        let Going { colour, index, .. } = going;
        let from = pieces[colour.index()][index];
        let to = self.forward(pieces, self.ring.starred(pieces), going)?;
        let struck = if is_seven {
            self.over(colour, from, to, going.steps) & self.ring.crowd(pieces).taken
        } else {
            self.ring.bit(colour, to)
        };
        self.go(pieces, (colour, index), to, struck, listener);
        Ok(())
    }

    /// Plays one part of a seven.
    pub(super) fn part(
        &self,
        pieces: &mut Pieces,
        acting: Seat,
        part: Part,
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Rule> {
        let colour = self.mate(acting, part.mate.into());
        if usize::from(part.mate) >= self.team || !self.is_in_seven(pieces, acting, colour) {
            return Err(Rule::MatesPiece);
        }
        let going = Going {
            colour,
            index: part.rank.into(),
            steps: part.steps,
            stay: part.stay,
        };
        self.walk(pieces, going, true, listener)
    }

    pub(super) fn swap(
        &self,
        pieces: &mut Pieces,
        (own, rank): (Seat, u8),
        (other, with): (Seat, u8),
        listener: &mut impl Listener<Event>,
    ) -> Result<(), Rule> {
        let (mine, theirs) = (usize::from(rank), usize::from(with));
        if own == other {
            return Err(Rule::SameColour);
        }
        let codes = (pieces[own.index()][mine], pieces[other.index()][theirs]);
        let spots = self.ring.spot(own, codes.0).zip(self.ring.spot(other, codes.1));
        let (from, to) = spots.ok_or(Rule::NotOnRing)?;
        if (codes.0 | codes.1) & 1 == 1 {
            return Err(Rule::SwapStar);
        }
        pieces[own.index()][mine] = self.ring.code(own, to, false);
        pieces[other.index()][theirs] = self.ring.code(other, from, false);
        listener.hear(|| Event::Swapped {
            colours: [own, other],
            spots: [from, to],
        });
        Ok(())
    }

    /// Whether a jack finds only pieces of its own colour on the ring, at least one.
    pub(super) fn is_alone(&self, board: &Board, acting: Seat) -> bool {
        let on_ring = |colour: Seat| {
            board.0[colour.index()]
                .iter()
                .any(|&code| self.ring.spot(colour, code).is_some())
        };
        self.ring
            .colours()
            .all(|colour| on_ring(colour) == (colour == acting))
    }

    /// Plays a card. Hand and turn are not looked at.
    ///
    /// # Errors
    /// The rule against it.
    pub(super) fn play(
        &self,
        board: &Board,
        acting: Seat,
        play: &Play,
        listener: &mut impl Listener<Event>,
    ) -> Result<Board, Rule> {
        let mut pieces = board.0;
        let card = play.counts_as;
        match play.effect {
            Effect::Start if card.starts() => self.start(&mut pieces, acting, listener)?,
            Effect::Walk { rank, other, stay } => {
                let own = (acting, usize::from(rank));
                match (card.steps(), other) {
                    (_, true) if card == Card::Four => {
                        let starred = self.ring.starred(&pieces);
                        let to = self.backward(&pieces, starred, own.0, own.1)?;
                        self.go(&mut pieces, own, to, self.ring.bit(acting, to), listener);
                    }
                    (Some(steps), _) if !other || card == Card::Ace => {
                        let going = Going {
                            colour: acting,
                            index: own.1,
                            steps: if other { 1 } else { steps },
                            stay,
                        };
                        self.walk(&mut pieces, going, false, listener)?;
                    }
                    _ => return Err(Rule::OtherCard(card)),
                }
            }
            Effect::Seven(parts) if card == Card::Seven && parts.steps() == 7 => {
                for &part in parts.as_slice() {
                    self.part(&mut pieces, acting, part, listener)?;
                }
            }
            Effect::Swap { rank, colour, with } if card == Card::Jack => {
                if colour.index() >= self.ring.colours {
                    return Err(Rule::NotOnRing);
                }
                self.swap(&mut pieces, (acting, rank), (colour, with), listener)?;
            }
            // Whether it may be laid so is a matter of the whole hand.
            Effect::Blank if card == Card::Jack => {}
            _ => return Err(Rule::OtherCard(card)),
        }
        Ok(Board::sorted(pieces))
    }

    /// Whether a walk would end in the finish, so that "past it" is another one.
    pub(super) fn enters(&self, pieces: &Pieces, colour: Seat, index: usize, steps: u8) -> bool {
        let going = Going {
            colour,
            index,
            steps,
            stay: false,
        };
        let on_ring = self.ring.spot(colour, pieces[colour.index()][index]).is_some();
        on_ring
            && self
                .forward(pieces, self.ring.starred(pieces), going)
                .is_ok_and(|to| self.ring.finish_index(to).is_some())
    }
}
