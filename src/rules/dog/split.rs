//! Sevens, all distinct boards to which one can lead.
//!
//! Its pieces fall into groups that can't meet within seven steps: none walks over a piece of another group, nor waits
//! for one. What a group can come to by each number of steps is listed by itself; every choice of one of them from each
//! group, seven steps together, is then another board, and nothing needs to be looked for twice. Most groups are a
//! single piece, which tells by where it stands how far it went. In a larger one a piece that is struck hides that: where
//! two groups have lost one, what one walked more and the other less looks the same, so those boards are in doubt.
//! Most of the larger groups are a `pair`. The others are walked through in layers of single steps, each layer without
//! doubles: every list of parts is such a sequence, and every sequence is a list of parts.

mod promising;

use std::ops::Range;

use super::{
    action::{Part, Parts},
    board::{Board, Code, Crowd, KENNEL, Lost, PIECES, Pieces, Ring, STAR, sort},
    field::Field,
    movers::{MOST, Mover, Movers},
    pair::{Line, Pair},
    seen::Seen,
    steps::{Scene, State},
    walker::Walker,
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

/// The pieces of each colour.
fn sides(codes: Codes) -> [[Code; PIECES]; 3] {
    std::array::from_fn(|mate| ((codes >> (32 * mate)) as u32).to_le_bytes())
}

/// A state on the way through a seven: which step led to it from which one.
#[derive(Clone, Copy, Debug)]
struct Node {
    state: State,
    /// Whether a piece was struck that the seven moves.
    loses: bool,
    parent: u32,
    mate: u8,
    from: Code,
    to: Code,
}

/// What groups have come to.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    codes: Codes,
    /// The pieces that they have struck of those that a seven does not move.
    struck: Lost,
}

/// What a group has come to: how it came there, from which all else follows when somebody asks.
#[derive(Clone, Copy, Debug)]
enum End {
    /// There is no group.
    Nobody,
    /// How far the lone piece of this number went, and whether that led into its finish.
    Alone { number: u8, steps: u8, home: bool },
    /// How far each of two pieces went.
    Pair { number: u8, steps: [u8; 2] },
    /// The bunch of this number came to this node.
    Node { number: u8, place: u32 },
}

/// A piece by itself, and where its code is kept.
#[derive(Clone, Copy, Debug)]
struct Alone {
    mover: Mover,
    byte: u8,
    walker: Walker,
    /// Whom it has struck on the ring after so many steps.
    struck: [Lost; STEPS as usize + 1],
}

/// Two pieces that can meet on the ring alone, with their ways, and where their codes are kept.
#[derive(Clone, Copy, Debug)]
struct Walk {
    pair: Pair,
    lines: [Line; 2],
    bytes: [u8; 2],
}

/// Several pieces that may get in each other's way: how many of each colour stand in their finish for good, and from
/// which byte on the codes of the others are kept.
#[derive(Clone, Copy, Debug)]
struct Bunch {
    stays: [u8; 3],
    used: [u8; 3],
}

/// The ends of a group: those of k steps are from `at[k]` to `at[k + 1]`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Group {
    at: [u32; STEPS as usize + 2],
}

/// What the first groups have come to together: an end of the last of them after what those before it have come to.
#[derive(Clone, Copy, Debug)]
struct Join {
    before: u32,
    end: u32,
}

/// A way of sharing the steps of a seven: an end of the last group, one of the group before it, and what those before
/// both have come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub(super) before: u32,
    pub(super) other: u32,
    pub(super) end: u32,
}

/// The sevens of a colour. They keep their memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Sevens {
    scene: Option<Scene>,
    groups: Vec<Group>,
    /// The first one is that of no group.
    ends: Vec<End>,
    alone: Vec<Alone>,
    pairs: Vec<Walk>,
    bunches: Vec<Bunch>,
    nodes: Vec<Node>,
    /// The pieces that stand in the finish for good.
    stays: Codes,
    /// How many groups can lose pieces of their own.
    losers: u8,
    /// The first one joins nothing.
    joins: Vec<Join>,
    seen: Seen,
}

impl Group {
    /// No group at all: its only end is the first one.
    const NOBODY: Self = Self {
        at: [0, 1, 1, 1, 1, 1, 1, 1, 1],
    };

    /// Its ends of so many steps.
    #[inline]
    pub(super) fn of(&self, steps: u8) -> Range<u32> {
        let steps = usize::from(steps);
        self.at[steps]..self.at[steps + 1]
    }
}

impl Sum {
    fn and(self, other: Self) -> Self {
        Self {
            codes: self.codes | other.codes,
            struck: self.struck | other.struck,
        }
    }
}

impl Alone {
    fn part(&self, steps: u8, home: bool) -> Part {
        Part {
            mate: self.mover.mate,
            rank: self.mover.index,
            steps,
            // Past the finish is said wherever the start is passed, also where it makes no difference.
            stay: !home && self.walker.passes(steps),
        }
    }

    fn sum(&self, steps: u8, home: bool) -> Sum {
        let (to, on_ring) = if home {
            // Whom it strikes it strikes before it turns in.
            (self.walker.enter(steps), self.walker.before_home(steps))
        } else {
            (self.walker.onward(steps), steps)
        };
        let code = to.unwrap_or(self.mover.code);
        Sum {
            codes: codes_at(self.mover.mate.into(), self.byte, code.into()),
            struck: self.struck[usize::from(on_ring)],
        }
    }
}

impl Walk {
    fn sum(&self, steps: [u8; 2]) -> Sum {
        let Pair { movers, behind, .. } = self.pair;
        let meets = self.pair.meets(steps);
        let mut sum = Sum::default();
        for (k, line) in self.lines.iter().enumerate() {
            let steps = usize::from(steps[k]);
            let is_struck = meets && k != behind;
            let code = if is_struck { KENNEL } else { line.codes[steps] };
            sum.codes |= codes_at(movers[k].mate.into(), self.bytes[k], code.into());
            sum.struck |= line.struck[steps];
        }
        sum
    }
}

impl Bunch {
    /// What stands in the finish for good is in the way of whoever comes, and is no member.
    fn codes(self, state: &State) -> Codes {
        let sides = state.sides().into_iter().enumerate();
        sides.fold(0, |codes, (mate, side)| {
            let members = u64::from(u32::from_le_bytes(side)) >> (8 * self.stays[mate]);
            codes | codes_at(mate, self.used[mate], members as u32)
        })
    }
}

impl Sevens {
    /// Forgets them.
    pub(super) fn clear(&mut self) {
        self.groups.clear();
        self.ends.clear();
        self.alone.clear();
        self.pairs.clear();
        self.bunches.clear();
        self.nodes.clear();
        self.joins.clear();
        self.losers = 0;
    }

    /// Finds what every group can come to. What stands on the ring is known.
    pub(super) fn find(&mut self, field: &Field, root: &Board, crowd: Crowd, acting: Seat) {
        self.clear();
        if !field.has_steps(&root.0, acting, STEPS) {
            return;
        }
        let scene = field.scene(root, crowd, acting);
        self.scene = Some(scene);
        let all = field.movers(&root.0, acting);
        let movers = all.as_slice();
        // Which bytes of each colour are given away.
        let mut used = all.stays;
        self.stays = 0;
        for (mate, colour) in scene.team.into_iter().enumerate().take(scene.size) {
            for (byte, &code) in (0..used[mate]).zip(&root.0[colour.index()]) {
                self.stays |= codes_at(mate, byte, code.into());
            }
        }
        self.joins.push(Join { before: 0, end: 0 });
        self.ends.push(End::Nobody);
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
                self.alone(field, root, crowd, (*mover, byte), fewest);
            } else if let Some(pair) = field.pair(movers, place) {
                self.walk_pair(field, root, crowd, (pair, used), fewest);
            } else {
                self.together(field, &scene, &all, place, used, fewest);
            }
            for (used, members) in used.iter_mut().zip(members) {
                *used += members;
            }
        }
    }

    /// One piece by itself: on the ring and into the finish, by at least so many steps.
    fn alone(&mut self, field: &Field, root: &Board, crowd: Crowd, (mover, byte): (Mover, u8), fewest: u8) {
        let ring = &field.ring;
        let Mover { code, colour, .. } = mover;
        let walker = field.look_ahead(root.0[colour.index()], crowd.starred, colour, code);
        let mut struck = [0; STEPS as usize + 1];
        // Nobody who can move is near it: else it would not be alone.
        let near = ring.ahead(colour, code) & crowd.taken;
        if near != 0 {
            for steps in 1..=STEPS {
                let spot = walker.onward(steps).map_or(0, |to| ring.bit(colour, to) & near);
                let at = usize::from(steps);
                struck[at] = struck[at - 1] | ring.struck(&root.0, spot);
            }
        }
        let number = self.alone.len() as u8;
        self.alone.push(Alone {
            mover,
            byte,
            walker,
            struck,
        });
        let mut group = Group::default();
        for steps in 0..=STEPS {
            group.at[usize::from(steps)] = self.ends.len() as u32;
            if steps >= fewest {
                let end = |home| End::Alone { number, steps, home };
                if steps == 0 || walker.onward(steps).is_some() {
                    self.ends.push(end(false));
                }
                if walker.enter(steps).is_some() {
                    self.ends.push(end(true));
                }
            }
        }
        group.at[usize::from(STEPS) + 1] = self.ends.len() as u32;
        self.groups.push(group);
    }

    /// Two pieces that can meet on the ring alone.
    fn walk_pair(
        &mut self,
        field: &Field,
        root: &Board,
        crowd: Crowd,
        (pair, used): (Pair, [u8; 3]),
        fewest: u8,
    ) {
        let Pair { movers, behind, .. } = pair;
        let [one, two] = movers.map(|mover| used[usize::from(mover.mate)]);
        let bytes = [one, two + u8::from(movers[0].mate == movers[1].mate)];
        let lines = movers.map(|mover| field.line(root, crowd, mover, movers));
        let is_starred = movers[1 - behind].code == STAR;
        let number = self.pairs.len() as u8;
        self.pairs.push(Walk { pair, lines, bytes });
        let mut group = Group::default();
        let mut loses = false;
        for all in 0..=STEPS {
            group.at[usize::from(all)] = self.ends.len() as u32;
            if all < fewest {
                continue;
            }
            // As layers of single steps would find them: those first in which the first piece went furthest.
            for steps in (0..=all).rev().map(|one| [one, all - one]) {
                let meets = pair.meets(steps);
                let is_blocked = meets && is_starred && steps[1 - behind] == 0;
                if steps[0] > lines[0].most || steps[1] > lines[1].most || is_blocked {
                    continue;
                }
                loses |= meets;
                self.ends.push(End::Pair { number, steps });
            }
        }
        group.at[usize::from(STEPS) + 1] = self.ends.len() as u32;
        self.groups.push(group);
        self.losers += u8::from(loses);
    }

    /// Several pieces that may get in each other's way, in layers of single steps without the other groups.
    fn together(
        &mut self,
        field: &Field,
        scene: &Scene,
        all: &Movers,
        number: u8,
        used: [u8; 3],
        fewest: u8,
    ) {
        let mut pieces = scene.start(&field.ring).sides();
        for mover in all.as_slice().iter().filter(|mover| mover.group != number) {
            pieces[usize::from(mover.mate)][usize::from(mover.index)] = KENNEL;
        }
        pieces.iter_mut().for_each(sort);
        let bunch = self.bunches.len() as u8;
        self.bunches.push(Bunch {
            stays: all.stays,
            used,
        });
        let mut group = Group::default();
        let mut loses = false;
        let mut layer = self.nodes.len()..self.nodes.len() + 1;
        self.nodes.push(Node {
            state: scene.state(&field.ring, pieces),
            loses: false,
            parent: u32::MAX,
            mate: 0,
            from: 0,
            to: 0,
        });
        for steps in 0..=STEPS {
            group.at[usize::from(steps)] = self.ends.len() as u32;
            self.seen.clear();
            let start = layer.end;
            for place in layer {
                let node = self.nodes[place];
                loses |= node.loses;
                if steps >= fewest {
                    self.ends.push(End::Node {
                        number: bunch,
                        place: place as u32,
                    });
                }
                if steps == STEPS {
                    continue;
                }
                let (nodes, seen) = (&mut self.nodes, &mut self.seen);
                field.each_step(scene, &node.state, |step| {
                    if seen.insert(step.after.key(), nodes.len(), |place| nodes[place].state.key()) {
                        nodes.push(Node {
                            state: step.after,
                            loses: node.loses || step.loses,
                            parent: place as u32,
                            mate: step.mate,
                            from: step.from,
                            to: step.to,
                        });
                    }
                });
            }
            layer = start..self.nodes.len();
        }
        group.at[usize::from(STEPS) + 1] = self.ends.len() as u32;
        self.groups.push(group);
        self.losers += u8::from(loses);
    }

    /// Tells every way of sharing the steps that leads to a board of its own: what the groups but the last two have come
    /// to, those two, and how many steps they share.
    pub(super) fn each(&mut self, mut visit: impl FnMut(&Self, u32, [&Group; 2], u8)) {
        match self.groups.as_slice() {
            [] => {}
            [only] => visit(self, 0, [&Group::NOBODY, only], STEPS),
            _ => self.divide(0, STEPS, 0, &mut visit),
        }
    }

    /// Chooses an end for this group and those behind it but the last two.
    fn divide(
        &mut self,
        at: usize,
        left: u8,
        before: u32,
        visit: &mut impl FnMut(&Self, u32, [&Group; 2], u8),
    ) {
        if let [group, last] = &self.groups[at..] {
            visit(self, before, [group, last], left);
            return;
        }
        for steps in 0..=left {
            for end in self.groups[at].of(steps) {
                let join = self.joins.len() as u32;
                self.joins.push(Join { before, end });
                self.divide(at + 1, left - steps, join, visit);
            }
        }
    }

    /// Whether two groups can lose pieces of their own: only then two splits can lead to the same board.
    #[inline]
    pub(super) fn has_doubts(&self) -> bool {
        self.losers > 1
    }

    /// Whether a group can lose pieces of its own.
    pub(super) fn can_lose(&self) -> bool {
        self.losers > 0
    }

    /// How many groups have lost pieces of their own. Where two have, another split can lead to the same board.
    pub(super) fn losers_of(&self, split: Split) -> u8 {
        self.groups_of(split).map(|end| u8::from(self.loses(end))).sum()
    }

    /// Whether a group has lost a piece of its own when it has come to this.
    fn loses(&self, end: End) -> bool {
        match end {
            End::Nobody | End::Alone { .. } => false,
            End::Pair { number, steps } => self.pairs[usize::from(number)].pair.meets(steps),
            End::Node { place, .. } => self.nodes[place as usize].loses,
        }
    }

    /// What each group has come to, the last one first.
    fn groups_of(&self, split: Split) -> impl Iterator<Item = End> {
        let mut before = split.before;
        let joined = std::iter::from_fn(move || {
            let join = self.joins[before as usize];
            before = join.before;
            (join.end != 0).then_some(join.end)
        });
        let ends = [split.end, split.other].into_iter().chain(joined);
        ends.map(|end| self.ends[end as usize])
    }

    /// What a split comes to.
    fn sum(&self, split: Split) -> Sum {
        let nobody = Sum {
            codes: self.stays,
            struck: 0,
        };
        self.groups_of(split)
            .fold(nobody, |sum, end| sum.and(self.sum_of(end)))
    }

    /// What a group comes to.
    fn sum_of(&self, end: End) -> Sum {
        match end {
            End::Nobody => Sum::default(),
            End::Alone { number, steps, home } => self.alone[usize::from(number)].sum(steps, home),
            End::Pair { number, steps } => self.pairs[usize::from(number)].sum(steps),
            End::Node { number, place } => {
                let state = self.nodes[place as usize].state;
                Sum {
                    codes: self.bunches[usize::from(number)].codes(&state),
                    struck: state.struck(),
                }
            }
        }
    }

    /// The board to which one leads.
    #[inline]
    pub(super) fn board(&self, split: Split) -> Board {
        let Sum { codes, struck, .. } = self.sum(split);
        let scene = self.scene.as_ref();
        scene.map_or(Board::default(), |scene| scene.board(sides(codes), struck))
    }

    /// How it is played.
    pub(super) fn parts(&self, field: &Field, split: Split) -> Parts {
        let (mut chosen, mut parts) = ([End::Nobody; MOST + 1], Parts::default());
        let groups = chosen.iter_mut().zip(self.groups_of(split));
        groups.for_each(|(chosen, end)| *chosen = end);
        for end in chosen.into_iter().rev() {
            match end {
                End::Nobody | End::Alone { steps: 0, .. } => {}
                End::Alone { number, steps, home } => {
                    parts.push(self.alone[usize::from(number)].part(steps, home));
                }
                End::Pair { number, steps } => self.pairs[usize::from(number)].pair.parts(steps, &mut parts),
                End::Node { place, .. } => self.trace(field, place as usize, &mut parts),
            }
        }
        parts
    }

    /// The single steps that lead to a node, joined to parts where one piece makes several of them.
    fn trace(&self, field: &Field, node: usize, parts: &mut Parts) {
        let Some(scene) = self.scene else { return };
        let mut steps = [node; STEPS as usize];
        let mut first = steps.len();
        let mut at = node;
        while self.nodes[at].parent != u32::MAX {
            first -= 1;
            steps[first] = at;
            at = self.nodes[at].parent as usize;
        }
        let mut pieces: Pieces = scene.root.0;
        let mut last: Option<Part> = None;
        let mut starred = false;
        for &step in &steps[first..] {
            let Node { mate, from, to, .. } = self.nodes[step];
            let side = &pieces[scene.team[usize::from(mate)].index()];
            let index = side.iter().position(|&code| code == from).unwrap_or_default();
            let enters = field.ring.finish_index(to).is_some();
            let passes = from == Ring::on_ring(field.ring.spots, false) && !enters;
            let part = Part {
                mate,
                rank: index as u8,
                steps: 1,
                stay: passes,
            };
            // Played by the rules, so that who is struck is gone.
            let _ = field.part(&mut pieces, scene.team[0], part, &mut Silent);
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
