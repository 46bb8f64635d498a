//! Two pieces of a seven that can meet on the ring and nowhere else: most groups of more than one are such pairs.
//!
//! How far each of them went tells all, so that no steps need to be tried: the one in front can always go first, and
//! who comes upon it in the end strikes it there.

use super::{
    action::{Part, Parts},
    board::{Board, Code, Crowd, Lost},
    field::Field,
    movers::Mover,
    split::STEPS,
};

/// Two pieces that can meet on the ring, and nowhere else.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) movers: [Mover; 2],
    /// Which of them is behind the other, and by how many steps.
    pub(super) behind: usize,
    pub(super) gap: u8,
}

/// Where a piece comes on the ring by each number of steps, whom it strikes on its way, and how far it can go.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Line {
    pub(super) codes: [Code; STEPS as usize + 1],
    pub(super) struck: [Lost; STEPS as usize + 1],
    pub(super) most: u8,
}

impl Pair {
    /// Whether the one behind comes upon the other one when they go so far.
    #[inline]
    pub(super) fn meets(&self, steps: [u8; 2]) -> bool {
        steps[self.behind] >= self.gap + steps[1 - self.behind]
    }

    /// How they go so far: the first one as far as it strikes nobody who has steps to make, then the other.
    pub(super) fn parts(&self, steps: [u8; 2], parts: &mut Parts) {
        let mut done = [0; 2];
        while done != steps {
            let [one, two] = [0, 1].map(|k| steps[k] - done[k]);
            // The one behind is stopped where it would come upon the other one too early.
            let room = if self.behind == 0 && two > 0 {
                one.min(self.gap + done[1] - done[0] - 1)
            } else {
                one
            };
            let (k, steps) = match room {
                0 if self.behind == 0 && one > 0 => (1, 1),
                0 => (1, two),
                _ => (0, room),
            };
            done[k] += steps;
            parts.push(Part {
                mate: self.movers[k].mate,
                rank: self.movers[k].index,
                steps,
                stay: false,
            });
        }
    }
}

impl Field {
    /// The group of this number, if it is two pieces that can meet on the ring alone.
    pub(super) fn pair(&self, movers: &[Mover], number: u8) -> Option<Pair> {
        let mut members = movers.iter().filter(|mover| mover.group == number);
        let movers = [*members.next()?, *members.next()?];
        let [one, two] = movers.map(|mover| mover.spot);
        let spots = self.ring.spots;
        let gap = (two? + spots - one?) % spots;
        let is_pair = members.next().is_none() && !self.rest_to_mate;
        let (behind, gap) = if gap <= STEPS { (0, gap) } else { (1, spots - gap) };
        let pair = Pair { movers, behind, gap };
        (is_pair && !movers.iter().any(|mover| mover.uses_finish)).then_some(pair)
    }

    /// The ways of one of two pieces on the ring that stop each other in no way but by striking.
    pub(super) fn line(&self, root: &Board, crowd: Crowd, mover: Mover, pair: [Mover; 2]) -> Line {
        let (ring, colour) = (&self.ring, mover.colour);
        let own = pair.map(|mover| ring.bit(mover.colour, mover.code));
        let others = !(own[0] | own[1]);
        let side = root.0[colour.index()];
        let walker = self.look_ahead(side, crowd.starred & others, colour, mover.code);
        let near = ring.ahead(colour, mover.code) & crowd.taken & others;
        let mut line = Line::default();
        line.codes[0] = mover.code;
        for steps in 1..=STEPS {
            let Some(to) = walker.onward(steps) else {
                break;
            };
            let at = usize::from(steps);
            let struck = ring.struck(&root.0, ring.bit(colour, to) & near);
            line.codes[at] = to;
            line.struck[at] = line.struck[at - 1] | struck;
            line.most = steps;
        }
        line
    }
}
