//! Sevens, all distinct boards to which one can lead.
//!
//! Its pieces fall into groups that can't meet within seven steps: none walks over a piece of another group, nor waits
//! for one. What a group can come to by each number of steps is listed by itself; every choice of one of them from each
//! group, seven steps together, is then another board, and nothing needs to be looked for twice. Most groups are a
//! single piece, which tells by where it stands how far it went. In a larger one a piece that is struck hides that: where
//! two groups have lost one, what one walked more and the other less looks the same, so those boards are in doubt.
//! Larger groups are walked through in layers of single steps, each layer without doubles: every list of
//! parts is such a sequence, and every sequence is a list of parts.

use super::{
    action::{Part, Parts},
    board::{Board, Code, KENNEL, PIECES, Pieces, Ring, Spots, sort},
    field::Field,
    seen::Seen,
};
use crate::rules::{Seat, Silent};

/// All steps of a seven.
const STEPS: u8 = 7;
/// The most pieces that one seven can move.
const MOST: usize = 3 * PIECES;

/// The codes of all pieces that a seven can move, a byte each, each at its place: first the acting colour, then its
/// mates. Those of different groups are joined by a bitwise or.
type Codes = u128;

const fn code_at(mate: usize, index: usize, code: Code) -> Codes {
    (code as Codes) << (8 * (mate * PIECES + index))
}

/// A piece that a seven can move.
#[derive(Clone, Copy, Debug)]
struct Mover {
    mate: usize,
    colour: Seat,
    index: usize,
    code: Code,
    /// Its spot; none in the finish.
    spot: Option<u8>,
    /// Whether it can move in its finish or get there, so that two of them could meet.
    uses_finish: bool,
    /// Movers of one group have the same number.
    group: usize,
}

/// A board on the way through a seven: which step led to it from which one.
#[derive(Clone, Copy, Debug)]
struct Node {
    board: Board,
    parent: u32,
    colour: Seat,
    from: Code,
    to: Code,
}

/// What groups have come to.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    codes: Codes,
    /// Where they have struck pieces that a seven does not move.
    struck: Spots,
    /// How many of them have lost pieces of their own.
    losers: u8,
}

/// What a group has come to.
#[derive(Clone, Copy, Debug)]
struct End {
    sum: Sum,
    way: Way,
}

/// How a group came there.
#[derive(Clone, Copy, Debug)]
enum Way {
    Alone(Part),
    Node(u32),
}

/// The ends of a group: those of k steps are from `at[k]` to `at[k + 1]`.
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    at: [usize; STEPS as usize + 2],
}

/// The sevens of a colour. They keep their memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Sevens {
    root: Board,
    acting: Option<Seat>,
    groups: Vec<Group>,
    ends: Vec<End>,
    nodes: Vec<Node>,
    seen: Seen,
}

impl Sevens {
    /// Finds what every group can come to.
    pub(super) fn find(&mut self, field: &Field, root: &Board, acting: Seat) {
        self.root = *root;
        self.acting = Some(acting);
        self.groups.clear();
        self.ends.clear();
        self.nodes.clear();
        let crowd = field.ring.crowd(&root.0);
        let mut space = [None; MOST];
        let movers = field.movers(&root.0, acting, &mut space);
        let others = field.bystanders(&root.0, acting);
        for first in 0..movers.len() {
            let Some(mover) = movers[first] else { continue };
            let is_same = |other: &&Mover| other.group == mover.group;
            match movers.iter().flatten().filter(is_same).count() {
                1 => self.alone(field, &mover, crowd.starred, others),
                _ if mover.group == first => self.together(field, movers, mover.group, others),
                // Listed with the first of its group.
                _ => {}
            }
        }
    }

    /// One piece by itself: on the ring and into the finish.
    fn alone(&mut self, field: &Field, mover: &Mover, starred: Spots, others: Spots) {
        let ring = &field.ring;
        let Mover {
            mate, index, code, ..
        } = *mover;
        let side = &self.root.0[mover.colour.index()];
        let mut group = Group::default();
        let push = |ends: &mut Vec<End>, steps, to, struck, stay| {
            let part = Part {
                mate: mate as u8,
                rank: index as u8,
                steps,
                stay,
            };
            let codes = code_at(mate, index, to);
            let sum = Sum {
                codes,
                struck,
                losers: 0,
            };
            let way = Way::Alone(part);
            ends.push(End { sum, way });
        };
        group.at[0] = self.ends.len();
        push(&mut self.ends, 0, code, 0, false);
        let (left, free) = (ring.left(code), ring.free_finish(*side));
        for steps in 1..=STEPS {
            group.at[usize::from(steps)] = self.ends.len();
            let Some(spot) = mover.spot else {
                let ahead = index
                    .checked_sub(1)
                    .and_then(|next| ring.finish_index(side[next]));
                let to = ring.finish_index(code).map_or(0, |from| from + steps);
                if to < ahead.unwrap_or(PIECES as u8) {
                    push(&mut self.ends, steps, ring.in_finish(to), 0, false);
                }
                continue;
            };
            let over = ring.arc(spot, steps);
            if starred & over == 0 {
                // Past the finish is said wherever the start is passed, also where it makes no difference.
                let to = ring.onward(code, steps);
                push(&mut self.ends, steps, to, others & over, steps > left);
            }
            let way_in = ring.arc(spot, left.min(STEPS));
            if mover.uses_finish && steps > left && steps - left <= free && starred & way_in == 0 {
                let to = ring.in_finish(steps - left - 1);
                push(&mut self.ends, steps, to, others & way_in, false);
            }
        }
        group.at[usize::from(STEPS) + 1] = self.ends.len();
        self.groups.push(group);
    }

    /// Several pieces that may get in each other's way, in layers of single steps on a board without the other groups.
    fn together(&mut self, field: &Field, movers: &[Option<Mover>], number: usize, others: Spots) {
        let acting = self.acting.unwrap_or(Seat::new(0));
        let mut board = self.root;
        let mut members = [[false; PIECES]; 3];
        for mover in movers.iter().flatten() {
            // What stands in the finish for good is in the way of whoever comes, and is the same for all.
            let stays = mover.spot.is_none() && !mover.uses_finish;
            if mover.group == number || stays {
                members[mover.mate][mover.index] = true;
            } else {
                board.0[mover.colour.index()][mover.index] = KENNEL;
            }
        }
        board = Board::sorted(board.0);
        let codes = |board: &Board| {
            let mut codes = 0;
            for (mate, members) in members.iter().enumerate().take(field.team) {
                // Sorted sides fill the places of their members from the first one on.
                let indices = (0..PIECES).filter(|&index| members[index]);
                let side = board.0[field.mate(acting, mate).index()];
                codes |= indices
                    .zip(side)
                    .fold(0, |codes, (index, code)| codes | code_at(mate, index, code));
            }
            codes
        };
        let count = |codes: Codes| {
            codes
                .to_le_bytes()
                .into_iter()
                .filter(|&code| code != KENNEL)
                .count()
        };
        let whole = count(codes(&board));
        let mut group = Group::default();
        let mut layer = self.nodes.len()..self.nodes.len() + 1;
        self.nodes.push(Node {
            board,
            parent: u32::MAX,
            colour: acting,
            from: 0,
            to: 0,
        });
        for steps in 0..=STEPS {
            group.at[usize::from(steps)] = self.ends.len();
            self.seen.clear();
            let start = layer.end;
            for place in layer {
                let board = self.nodes[place].board;
                let codes = codes(&board);
                let sum = Sum {
                    codes,
                    struck: others & !field.bystanders(&board.0, acting),
                    losers: u8::from(count(codes) < whole),
                };
                let way = Way::Node(place as u32);
                self.ends.push(End { sum, way });
                if steps == STEPS {
                    continue;
                }
                let (nodes, seen) = (&mut self.nodes, &mut self.seen);
                field.each_step(&board.0, acting, |colour, from, to, after| {
                    let board = Board(after);
                    if seen.insert(&board, nodes.len(), |place| nodes[place].board) {
                        nodes.push(Node {
                            board,
                            parent: place as u32,
                            colour,
                            from,
                            to,
                        });
                    }
                });
            }
            layer = start..self.nodes.len();
        }
        group.at[usize::from(STEPS) + 1] = self.ends.len();
        self.groups.push(group);
    }

    /// Tells every board that a seven leads to, and whether it is in doubt: then it may have been told before.
    pub(super) fn each(&self, field: &Field, mut visit: impl FnMut(Board, bool)) {
        self.divide(0, STEPS, Sum::default(), &mut [0; MOST], &mut |sum, _| {
            visit(self.board(field, sum), sum.losers > 1);
            false
        });
    }

    /// Chooses an end for this group and those behind it, until the visitor has had enough.
    fn divide(
        &self,
        at: usize,
        left: u8,
        sum: Sum,
        chosen: &mut [usize; MOST],
        visit: &mut impl FnMut(Sum, &[usize]) -> bool,
    ) -> bool {
        let Some(group) = self.groups.get(at) else {
            return false;
        };
        let is_last = at + 1 == self.groups.len();
        // The last one takes all that is left.
        let fewest = if is_last { left } else { 0 };
        for steps in usize::from(fewest)..=usize::from(left) {
            for end in group.at[steps]..group.at[steps + 1] {
                chosen[at] = end;
                let own = self.ends[end].sum;
                let sum = Sum {
                    codes: sum.codes | own.codes,
                    struck: sum.struck | own.struck,
                    losers: sum.losers + own.losers,
                };
                let enough = if is_last {
                    visit(sum, &chosen[..=at])
                } else {
                    self.divide(at + 1, left - steps as u8, sum, chosen, visit)
                };
                if enough {
                    return true;
                }
            }
        }
        false
    }

    #[inline]
    fn board(&self, field: &Field, sum: Sum) -> Board {
        let mut board = self.root;
        let Sum { codes, struck, .. } = sum;
        if struck != 0 {
            for colour in field.ring.colours() {
                let side = &mut board.0[colour.index()];
                for code in side.iter_mut() {
                    if field.ring.bit(colour, *code) & struck != 0 {
                        *code = KENNEL;
                    }
                }
                sort(side);
            }
        }
        let Some(acting) = self.acting else { return board };
        for (mate, codes) in codes
            .to_le_bytes()
            .chunks_exact(PIECES)
            .enumerate()
            .take(field.seven_team())
        {
            let side = &mut board.0[field.mate(acting, mate).index()];
            side.copy_from_slice(codes);
            sort(side);
        }
        board
    }

    /// The parts of the n-th one.
    pub(super) fn parts(&self, field: &Field, n: usize) -> Parts {
        let (mut left, mut parts) = (n, Parts::default());
        let Some(acting) = self.acting else { return parts };
        self.divide(0, STEPS, Sum::default(), &mut [0; MOST], &mut |_, chosen| {
            let is_it = left == 0;
            if is_it {
                for &end in chosen {
                    match self.ends[end].way {
                        Way::Alone(part) if part.steps == 0 => {}
                        Way::Alone(part) => {
                            parts.push(part);
                        }
                        Way::Node(node) => self.trace(field, acting, node as usize, &mut parts),
                    }
                }
            }
            left = left.wrapping_sub(1);
            is_it
        });
        parts
    }

    /// The single steps that lead to a node, joined to parts where one piece makes several of them.
    fn trace(&self, field: &Field, acting: Seat, node: usize, parts: &mut Parts) {
        let mut steps = [node; STEPS as usize];
        let mut first = steps.len();
        let mut at = node;
        while self.nodes[at].parent != u32::MAX {
            first -= 1;
            steps[first] = at;
            at = self.nodes[at].parent as usize;
        }
        let mut pieces: Pieces = self.root.0;
        let mut last: Option<Part> = None;
        let mut starred = false;
        for &step in &steps[first..] {
            let Node { colour, from, to, .. } = self.nodes[step];
            let index = (0..PIECES)
                .find(|&index| pieces[colour.index()][index] == from)
                .unwrap_or_default();
            let mate = (0..field.team)
                .find(|&k| field.mate(acting, k) == colour)
                .unwrap_or_default();
            let enters = field.ring.finish_index(to).is_some();
            let passes = from == Ring::on_ring(field.ring.spots, false) && !enters;
            let part = Part {
                mate: mate as u8,
                rank: index as u8,
                steps: 1,
                stay: passes,
            };
            // Played by the rules, so that who is struck is gone.
            let _ = field.part(&mut pieces, acting, part, &mut Silent);
            match &mut last {
                // A part that began with a star does not lead into the finish.
                Some(last) if (last.mate, last.rank) == (part.mate, part.rank) && !(starred && enters) => {
                    last.steps += 1;
                    last.stay |= passes;
                }
                _ => {
                    if let Some(done) = last.replace(part) {
                        parts.push(done);
                    }
                    starred = from & 1 == 1;
                }
            }
        }
        if let Some(done) = last {
            parts.push(done);
        }
    }
}

impl Field {
    /// How many colours of a team a seven may move.
    fn seven_team(&self) -> usize {
        if self.canadian || self.rest_to_mate {
            self.team
        } else {
            1
        }
    }

    /// The ring spots of those that a seven does not move.
    fn bystanders(&self, pieces: &Pieces, acting: Seat) -> Spots {
        let team = |colour| (0..self.seven_team()).any(|mate| self.mate(acting, mate) == colour);
        self.ring
            .colours()
            .filter(|&colour| !team(colour))
            .fold(0, |spots, colour| {
                spots | self.ring.spots_of(pieces, colour).taken
            })
    }

    /// The pieces that a seven may move, by group.
    fn movers<'a>(
        &self,
        pieces: &Pieces,
        acting: Seat,
        space: &'a mut [Option<Mover>; MOST],
    ) -> &'a [Option<Mover>] {
        let ring = &self.ring;
        let (mut len, mut ahead, mut own): (usize, Spots, Spots) = (0, 0, 0);
        let mut meets_in_finish = false;
        for mate in 0..self.seven_team() {
            let colour = self.mate(acting, mate);
            let first = len;
            for (index, &code) in pieces[colour.index()].iter().enumerate() {
                if code == KENNEL {
                    break;
                }
                let spot = ring.spot(colour, code);
                let uses_finish = match ring.finish_index(code) {
                    // What stands before it may go on, or come from the ring behind it.
                    Some(from) => PIECES - 1 - usize::from(from) > index,
                    None => ring.left(code) < STEPS && code & 1 == 0,
                };
                if let Some(spot) = spot {
                    ahead |= ring.arc(spot, STEPS);
                    own |= 1 << spot;
                }
                space[len] = Some(Mover {
                    mate,
                    colour,
                    index,
                    code,
                    spot,
                    uses_finish,
                    group: len,
                });
                len += 1;
            }
            let users = space[first..len]
                .iter()
                .flatten()
                .filter(|mover| mover.uses_finish);
            meets_in_finish |= users.count() > 1;
        }
        let movers = &mut space[..len];
        if self.rest_to_mate {
            movers.iter_mut().flatten().for_each(|mover| mover.group = 0);
        } else if ahead & own != 0 || meets_in_finish {
            self.join(movers);
        }
        movers
    }

    /// Joins groups of which one could get in the other's way.
    fn join(&self, movers: &mut [Option<Mover>]) {
        let near = |from: u8, to: u8| (to + self.ring.spots - from) % self.ring.spots <= STEPS;
        for one in 0..movers.len() {
            for other in 0..one {
                let (Some(a), Some(b)) = (movers[one], movers[other]) else {
                    continue;
                };
                let on_ring = a.spot.zip(b.spot).is_some_and(|(a, b)| near(a, b) || near(b, a));
                let in_finish = a.colour == b.colour && a.uses_finish && b.uses_finish;
                if a.group != b.group && (on_ring || in_finish) {
                    // The number of a group is the place of its first piece.
                    let (low, high) = (a.group.min(b.group), a.group.max(b.group));
                    for mover in movers.iter_mut().flatten().filter(|mover| mover.group == high) {
                        mover.group = low;
                    }
                }
            }
        }
    }
}
