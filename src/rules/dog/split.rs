//! Sevens, all distinct boards to which one can lead.
//!
//! Its pieces fall into groups that can't meet within seven steps: none walks over a piece of another group, nor waits
//! for one. What a group can come to by each number of steps is listed by itself; every choice of one of them from each
//! group, seven steps together, is then another board, and nothing needs to be looked for twice. Most groups are a
//! single piece, which tells by where it stands how far it went. In a larger one a piece that is struck hides that: where
//! two groups have lost one, what one walked more and the other less looks the same, so those boards are in doubt.
//! Larger groups are walked through in layers of single steps, each layer without doubles: every list of
//! parts is such a sequence, and every sequence is a list of parts.

use std::ops::Range;

use super::{
    action::{Part, Parts},
    board::{Board, Code, Crowd, KENNEL, PIECES, Pieces, Ring, Spots, sort},
    field::Field,
    movers::{MOST, Mover, Movers},
    seen::Seen,
};
use crate::rules::{Seat, Silent};

/// All steps of a seven.
pub(super) const STEPS: u8 = 7;

/// The codes of all pieces that a seven can move, a byte each, those of a colour together: first the acting colour,
/// then its mates. Each group has bytes of its own, so that groups are joined by a bitwise or.
type Codes = u128;

/// Pieces of a colour from a byte on.
const fn codes_at(mate: usize, byte: u8, side: u32) -> Codes {
    (side as Codes) << (8 * (mate * PIECES + byte as usize))
}

/// A board on the way through a seven: which step led to it from which one.
#[derive(Clone, Copy, Debug)]
struct Node {
    board: Board,
    crowd: Crowd,
    /// Where pieces were struck that a seven does not move.
    struck: Spots,
    /// Whether one was struck that it does.
    loses: bool,
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
    /// The pieces that stand in their finish for good.
    stays: Codes,
    groups: Vec<Group>,
    ends: Vec<End>,
    nodes: Vec<Node>,
    seen: Seen,
}

impl Group {
    /// Its ends of so many steps.
    fn of(&self, steps: u8) -> Range<usize> {
        let steps = usize::from(steps);
        self.at[steps]..self.at[steps + 1]
    }
}

impl Sevens {
    /// Finds what every group can come to. What stands on the ring is known.
    pub(super) fn find(&mut self, field: &Field, root: &Board, crowd: Crowd, acting: Seat) {
        self.root = *root;
        self.acting = Some(acting);
        self.stays = 0;
        self.groups.clear();
        self.ends.clear();
        self.nodes.clear();
        if !field.has_steps(&root.0, acting, STEPS) {
            return;
        }
        let all = field.movers(&root.0, acting);
        let movers = all.as_slice();
        let others = field.bystanders(&root.0, acting);
        // Which bytes of each colour are given away.
        let mut used = [0; 3];
        for (mate, &stays) in all.stays.iter().enumerate().take(field.seven_team()) {
            for &code in &root.0[field.mate(acting, mate).index()][..usize::from(stays)] {
                self.stays |= codes_at(mate, used[mate], code.into());
                used[mate] += 1;
            }
        }
        // A single group makes all steps.
        let fewest = if all.is_one_group() { STEPS } else { 0 };
        for (place, mover) in (0..).zip(movers) {
            if mover.group != place {
                // Listed with the first of its group.
                continue;
            }
            let mut members = [0; 3];
            for other in movers.iter().filter(|other| other.group == place) {
                members[usize::from(other.mate)] += 1;
            }
            if members.iter().sum::<u8>() == 1 {
                let byte = used[usize::from(mover.mate)];
                self.alone(field, *mover, byte, fewest, (crowd.starred, others));
            } else {
                self.together(field, &all, place, used, fewest, others);
            }
            for (used, members) in used.iter_mut().zip(members) {
                *used += members;
            }
        }
    }

    /// One piece by itself: on the ring and into the finish, by at least so many steps.
    fn alone(
        &mut self,
        field: &Field,
        mover: Mover,
        byte: u8,
        fewest: u8,
        (starred, others): (Spots, Spots),
    ) {
        let ring = &field.ring;
        let Mover {
            mate,
            index,
            code,
            colour,
            ..
        } = mover;
        let side = &self.root.0[colour.index()];
        let mut group = Group {
            at: [self.ends.len(); STEPS as usize + 2],
        };
        let ends = &mut self.ends;
        let push = |ends: &mut Vec<End>, steps, to: Code, struck, stay| {
            if steps < fewest {
                return;
            }
            let sum = Sum {
                codes: codes_at(mate.into(), byte, to.into()),
                struck,
                losers: 0,
            };
            let way = Way::Alone(Part {
                mate,
                rank: index,
                steps,
                stay,
            });
            ends.push(End { sum, way });
        };
        push(ends, 0, code, 0, false);
        let (left, free) = (ring.left(code), ring.free_finish(*side));
        let (mut over, mut way_in) = (0, 0);
        for steps in 1..=STEPS {
            group.at[usize::from(steps)] = ends.len();
            if mover.spot.is_none() {
                // Nobody who can move is before it: else it would not be alone.
                let to = code + 2 * steps;
                let ahead = index.checked_sub(1).map(|next| side[usize::from(next)]);
                if to < ahead.unwrap_or(ring.in_finish(PIECES as u8)) {
                    push(ends, steps, to, 0, false);
                }
                continue;
            }
            let to = ring.onward(code, steps);
            over |= ring.bit(colour, to);
            if steps == left {
                way_in = over;
            }
            if starred & over == 0 {
                // Past the finish is said wherever the start is passed, also where it makes no difference.
                push(ends, steps, to, others & over, steps > left);
            }
            if steps > left && steps - left <= free && starred & way_in == 0 {
                let to = ring.in_finish(steps - left - 1);
                push(ends, steps, to, others & way_in, false);
            }
        }
        group.at[usize::from(STEPS) + 1] = ends.len();
        self.groups.push(group);
    }

    /// Several pieces that may get in each other's way, in layers of single steps on a board without the other groups.
    fn together(
        &mut self,
        field: &Field,
        all: &Movers,
        number: u8,
        used: [u8; 3],
        fewest: u8,
        others: Spots,
    ) {
        let acting = self.acting.unwrap_or(Seat::new(0));
        let mut board = self.root;
        for mover in all.as_slice().iter().filter(|mover| mover.group != number) {
            board.0[mover.colour.index()][usize::from(mover.index)] = KENNEL;
        }
        board = Board::sorted(board.0);
        // What stands in the finish for good is in the way of whoever comes, and is no member.
        let codes = |board: &Board| {
            (0..field.seven_team()).fold(0, |codes, mate| {
                let side = u32::from_le_bytes(board.0[field.mate(acting, mate).index()]);
                let members = u64::from(side) >> (8 * all.stays[mate]);
                codes | codes_at(mate, used[mate], members as u32)
            })
        };
        let mut group = Group::default();
        let mut layer = self.nodes.len()..self.nodes.len() + 1;
        self.nodes.push(Node {
            board,
            crowd: field.ring.crowd(&board.0),
            struck: 0,
            loses: false,
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
                let node = self.nodes[place];
                if steps >= fewest {
                    let sum = Sum {
                        codes: codes(&node.board),
                        struck: node.struck,
                        losers: node.loses.into(),
                    };
                    let way = Way::Node(place as u32);
                    self.ends.push(End { sum, way });
                }
                if steps == STEPS {
                    continue;
                }
                let (nodes, seen) = (&mut self.nodes, &mut self.seen);
                let standing = others & !node.struck;
                field.each_step(&node.board, node.crowd, acting, |step| {
                    if seen.insert(&step.after, nodes.len(), |place| nodes[place].board) {
                        nodes.push(Node {
                            board: step.after,
                            crowd: field.crowd_after(node.crowd, &step),
                            struck: node.struck | step.struck & standing,
                            loses: node.loses || step.struck & !standing != 0,
                            parent: place as u32,
                            colour: step.colour,
                            from: step.from,
                            to: step.to,
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
        self.divide(0, STEPS, self.unmoved(), &mut [0; MOST], &mut |sum, _| {
            visit(self.board(field, sum), sum.losers > 1);
            false
        });
    }

    fn unmoved(&self) -> Sum {
        Sum {
            codes: self.stays,
            ..Sum::default()
        }
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
        for steps in fewest..=left {
            let ends = group.of(steps);
            for (place, end) in ends.clone().zip(&self.ends[ends]) {
                chosen[at] = place;
                let sum = Sum {
                    codes: sum.codes | end.sum.codes,
                    struck: sum.struck | end.sum.struck,
                    losers: sum.losers + end.sum.losers,
                };
                let enough = if is_last {
                    visit(sum, &chosen[..=at])
                } else {
                    self.divide(at + 1, left - steps, sum, chosen, visit)
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
        let Sum {
            mut codes, struck, ..
        } = sum;
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
        for mate in 0..field.seven_team() {
            let mut side = (codes as u32).to_le_bytes();
            codes >>= u32::BITS;
            sort(&mut side);
            board.0[field.mate(acting, mate).index()] = side;
        }
        board
    }

    /// The parts of the n-th one.
    pub(super) fn parts(&self, field: &Field, n: usize) -> Parts {
        let (mut left, mut parts) = (n, Parts::default());
        let Some(acting) = self.acting else { return parts };
        self.divide(0, STEPS, self.unmoved(), &mut [0; MOST], &mut |_, chosen| {
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
