//! The board with its teams and those house rules that say how pieces move: what one card does, and whether it may.

use super::{
    action::{Deed, Part, Play},
    board::{Board, Code, Crowd, KENNEL, PIECES, Pieces, Ring, Spots, sort},
    card::Card,
    event::Event,
    rule::Rule,
};
use crate::rules::{Listener, Seat, Silent};

/// A board, and how pieces move on it.
#[derive(Clone, Debug)]
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
}

/// A way on which a piece goes.
#[derive(Clone, Copy, Debug)]
struct Way {
    to: Code,
    /// The ring spots that it walks over or lands on.
    over: Spots,
}

/// What a card did.
#[derive(Clone, Copy, Debug)]
pub(super) struct Done {
    pub(super) deed: Deed,
    pub(super) after: Board,
    /// Whether it may have struck a piece of its own team.
    pub(super) strikes_team: bool,
}

/// What a piece is told to do.
#[derive(Clone, Copy, Debug)]
struct Going {
    colour: Seat,
    index: usize,
    steps: u8,
    stay: bool,
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
        let mut open = (0..self.team)
            .map(|k| self.mate(seat, k))
            .filter(|colour| !self.ring.is_full(board.0[colour.index()]));
        let first = open.next();
        if second {
            open.next().filter(|_| self.second)
        } else {
            first
        }
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
    fn forward(&self, pieces: &Pieces, crowd: Crowd, going: Going) -> Result<Way, Rule> {
        let Going {
            colour,
            index,
            steps,
            stay,
        } = going;
        let (ring, side) = (&self.ring, &pieces[colour.index()]);
        let code = side[index];
        if code == KENNEL {
            return Err(Rule::InKennel);
        }
        if let Some(from) = ring.finish_index(code) {
            let to = from + steps;
            let on_the_way = |&other: &Code| ring.finish_index(other).is_some_and(|it| it > from && it <= to);
            if usize::from(to) >= PIECES || side.iter().any(on_the_way) {
                return Err(Rule::InFinish);
            }
            return Ok(Way {
                to: ring.in_finish(to),
                over: 0,
            });
        }
        let spot = ring.spot(colour, code).ok_or(Rule::InKennel)?;
        let star = code & 1 == 1;
        if !star && !stay {
            let left = ring.left(code);
            let over = ring.arc(spot, left.min(steps));
            if steps > left && steps - left <= ring.free_finish(*side) && crowd.starred & over == 0 {
                return Ok(Way {
                    to: ring.in_finish(steps - left - 1),
                    over,
                });
            }
        }
        let over = ring.arc(spot, steps);
        if crowd.starred & over != 0 {
            return Err(Rule::StarAhead);
        }
        Ok(Way {
            to: ring.onward(code, steps),
            over,
        })
    }

    /// Where a piece comes by four steps backward.
    fn backward(&self, pieces: &Pieces, crowd: Crowd, colour: Seat, index: usize) -> Result<Way, Rule> {
        const STEPS: u8 = 4;
        let ring = &self.ring;
        let code = pieces[colour.index()][index];
        let spot = ring.spot(colour, code).ok_or(Rule::NotOnRing)?;
        let first = (spot + ring.spots - STEPS) % ring.spots;
        let over = ring.arc((first + ring.spots - 1) % ring.spots, STEPS);
        if crowd.starred & over != 0 {
            return Err(Rule::StarAhead);
        }
        Ok(Way {
            to: ring.code(colour, first, false),
            over,
        })
    }

    /// Moves a piece, and sends those home that stand on the spots to be struck.
    fn go(
        &self,
        pieces: &mut Pieces,
        (colour, index): (Seat, usize),
        to: Code,
        struck: Spots,
        listener: &mut impl Listener<Event>,
    ) {
        let from = std::mem::replace(&mut pieces[colour.index()][index], to);
        listener.hear(|| self.moved(colour, from, to));
        let mut rest = struck;
        while rest != 0 {
            let spot = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let owner = self.ring.colours().find_map(|other| {
                let mut codes = pieces[other.index()].iter().enumerate();
                let found = codes.find(|&(at, &code)| {
                    (other, at) != (colour, index) && self.ring.spot(other, code) == Some(spot)
                })?;
                Some((other, found.0))
            });
            if let Some((other, at)) = owner {
                pieces[other.index()][at] = KENNEL;
                listener.hear(|| Event::Struck { colour: other, spot });
            }
        }
    }

    /// Every place of a way, the first and the last too. What no card reaches forward was reached by four backward.
    fn moved(&self, colour: Seat, from: Code, to: Code) -> Event {
        const FURTHEST: usize = 13;
        let ring = &self.ring;
        let (end, finish) = (Ring::on_ring(ring.spots, false), ring.finish_index(to));
        let next = |code: &Code| match code & !1 {
            KENNEL => Ring::on_ring(0, true),
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
        let code = Ring::on_ring(0, true);
        let (bit, crowd) = (self.ring.bit(colour, code), self.ring.crowd(pieces));
        if crowd.starred & bit != 0 {
            return Err(Rule::StartLocked);
        }
        self.go(pieces, (colour, index), code, crowd.taken & bit, listener);
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
        let crowd = self.ring.crowd(pieces);
        let way = self.forward(pieces, crowd, going)?;
        let struck = if is_seven {
            way.over
        } else {
            self.ring.bit(going.colour, way.to)
        };
        self.go(
            pieces,
            (going.colour, going.index),
            way.to,
            crowd.taken & struck,
            listener,
        );
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

    fn swap(
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
        match play.deed {
            Deed::Start if card.starts() => self.start(&mut pieces, acting, listener)?,
            Deed::Walk { rank, other, stay } => {
                let own = (acting, usize::from(rank));
                match (card.steps(), other) {
                    (_, true) if card == Card::Four => {
                        let crowd = self.ring.crowd(&pieces);
                        let way = self.backward(&pieces, crowd, own.0, own.1)?;
                        let struck = self.ring.bit(acting, way.to) & crowd.taken;
                        self.go(&mut pieces, own, way.to, struck, listener);
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
            Deed::Seven(parts) if card == Card::Seven && parts.steps() == 7 => {
                for &part in parts.as_slice() {
                    self.part(&mut pieces, acting, part, listener)?;
                }
            }
            Deed::Swap { rank, colour, with } if card == Card::Jack => {
                if colour.index() >= self.ring.colours {
                    return Err(Rule::NotOnRing);
                }
                self.swap(&mut pieces, (acting, rank), (colour, with), listener)?;
            }
            // Whether it may be laid so is a matter of the whole hand.
            Deed::Blank if card == Card::Jack => {}
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
                .forward(pieces, self.ring.crowd(pieces), going)
                .is_ok_and(|way| self.ring.finish_index(way.to).is_some())
    }

    /// Everything that a card other than a seven or a joker does for a colour, until the visitor has had enough; says
    /// whether it had. Results can come twice.
    pub(super) fn each(
        &self,
        board: &Board,
        crowd: Crowd,
        acting: Seat,
        card: Card,
        mut visit: impl FnMut(Done) -> bool,
    ) -> bool {
        let own = board.0[acting.index()];
        if card.starts() {
            let mut pieces = board.0;
            let starts = self.start(&mut pieces, acting, &mut Silent).is_ok();
            let struck = crowd.taken & self.ring.bit(acting, Ring::on_ring(0, true));
            let done = |pieces| Done {
                deed: Deed::Start,
                after: Board::sorted(pieces),
                strikes_team: struck != 0,
            };
            if starts && visit(done(pieces)) {
                return true;
            }
        }
        if own[0] == KENNEL {
            return false;
        }
        for (rank, code) in own.into_iter().enumerate().filter(|(_, code)| *code != KENNEL) {
            if card == Card::Jack {
                if self.each_swap(board, (acting, rank as u8), &mut visit) {
                    return true;
                }
                continue;
            }
            let mut walk = |way: Way, other, stay| {
                let mut pieces = board.0;
                let struck = self.ring.bit(acting, way.to) & crowd.taken;
                self.go(&mut pieces, (acting, rank), way.to, struck, &mut Silent);
                if struck == 0 {
                    sort(&mut pieces[acting.index()]);
                } else {
                    pieces.iter_mut().for_each(sort);
                }
                let rank = rank as u8;
                visit(Done {
                    deed: Deed::Walk { rank, other, stay },
                    after: Board(pieces),
                    strikes_team: struck != 0 && self.is_of_team(&board.0, acting, struck),
                })
            };
            for (steps, other) in card.ways() {
                let mut going = Going {
                    colour: acting,
                    index: rank,
                    steps,
                    stay: false,
                };
                let way = if steps == 4 && other {
                    self.backward(&board.0, crowd, acting, rank)
                } else {
                    self.forward(&board.0, crowd, going)
                };
                let Ok(way) = way else { continue };
                if walk(way, other, false) {
                    return true;
                }
                let enters = self.ring.finish_index(way.to).is_some();
                if enters && self.ring.finish_index(code).is_none() {
                    going.stay = true;
                    let past = self.forward(&board.0, crowd, going);
                    if past.is_ok_and(|way| walk(way, other, true)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether one of the team's pieces stands on one of these spots.
    #[cold]
    fn is_of_team(&self, pieces: &Pieces, acting: Seat, spots: Spots) -> bool {
        let mut team = (0..self.team).map(|k| self.mate(acting, k));
        team.any(|colour| {
            let side = pieces[colour.index()];
            side.iter().any(|&code| self.ring.bit(colour, code) & spots != 0)
        })
    }

    /// Every swap of one piece.
    fn each_swap(
        &self,
        board: &Board,
        (acting, rank): (Seat, u8),
        visit: &mut impl FnMut(Done) -> bool,
    ) -> bool {
        let is_loose = |code: Code| code != KENNEL && code & 1 == 0 && code < self.ring.in_finish(0);
        if !is_loose(board.0[acting.index()][usize::from(rank)]) {
            return false;
        }
        let others = self.ring.colours().filter(|&other| other != acting);
        let mut pairs = others.flat_map(|other| (0..PIECES).map(move |with| (other, with)));
        pairs.any(|(colour, with)| {
            let mut pieces = board.0;
            let swapped = is_loose(pieces[colour.index()][with])
                && self
                    .swap(&mut pieces, (acting, rank), (colour, with as u8), &mut Silent)
                    .is_ok();
            swapped
                && visit(Done {
                    deed: Deed::Swap {
                        rank,
                        colour,
                        with: with as u8,
                    },
                    after: Board::sorted(pieces),
                    strikes_team: false,
                })
        })
    }

    /// Every single step that a seven can make, to its visitor: colour, piece, and the board after it. The side that
    /// moves stays sorted.
    #[inline]
    pub(super) fn each_step(
        &self,
        pieces: &Pieces,
        acting: Seat,
        mut visit: impl FnMut(Seat, Code, Code, Pieces),
    ) {
        let ring = &self.ring;
        let crowd = ring.crowd(pieces);
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(pieces, acting, colour) {
                continue;
            }
            for (index, &code) in pieces[colour.index()].iter().enumerate() {
                if code == KENNEL {
                    break;
                }
                let mut push = |to: Code, struck: Spots| {
                    let mut after = *pieces;
                    if struck == 0 {
                        after[colour.index()][index] = to;
                    } else {
                        self.go(&mut after, (colour, index), to, struck, &mut Silent);
                        after.iter_mut().for_each(sort);
                    }
                    sort(&mut after[colour.index()]);
                    visit(colour, code, to, after);
                };
                if let Some(from) = ring.finish_index(code) {
                    // Sorted: who stands on the next spot comes just before.
                    let free = index == 0 || pieces[colour.index()][index - 1] != code + 2;
                    if usize::from(from) + 1 < PIECES && free {
                        push(code + 2, 0);
                    }
                    continue;
                }
                let at_end = code == Ring::on_ring(ring.spots, false);
                if at_end && ring.free_finish(pieces[colour.index()]) > 0 {
                    push(ring.in_finish(0), 0);
                }
                let to = if at_end {
                    Ring::on_ring(1, false)
                } else {
                    (code & !1) + 2
                };
                let bit = ring.bit(colour, to);
                if crowd.starred & bit == 0 {
                    push(to, crowd.taken & bit);
                }
            }
        }
    }

    /// Whether a seven can be played to its end when so many steps are left. A list is not made.
    pub(super) fn can_finish(&self, pieces: &Pieces, acting: Seat, left: u8) -> bool {
        if left == 0 {
            return true;
        }
        let crowd = self.ring.crowd(pieces);
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(pieces, acting, colour) {
                continue;
            }
            let alone = |index| {
                let goes = |stay| {
                    let going = Going {
                        colour,
                        index,
                        steps: left,
                        stay,
                    };
                    self.forward(pieces, crowd, going).is_ok()
                };
                goes(false) || goes(true)
            };
            if (0..PIECES).any(alone) {
                return true;
            }
        }
        // No piece goes all of it alone, so they have to share it; that is rare, and then there are few ways.
        let mut found = false;
        let sorted = Board::sorted(*pieces);
        self.each_step(&sorted.0, acting, |_, _, _, after| {
            found = found || self.can_finish(&after, acting, left - 1);
        });
        found
    }
}
