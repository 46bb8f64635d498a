//! The single steps of a seven, one after another.

use super::{
    board::{Board, Code, Crowd, KENNEL, Lost, PIECES, Pieces, Ring, STAR, Spots, has_star, send_home, sort},
    field::{Field, Going},
};
use crate::rules::Seat;

/// What does not change while the pieces of a seven make its steps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    /// The colours that it may move, the acting one first, and how many they are.
    pub(super) team: [Seat; 3],
    pub(super) size: usize,
    /// The board before it.
    pub(super) root: Board,
    /// Where pieces stand that it does not move, and those of them with a star.
    others: Spots,
    stars: Spots,
}

/// Where the pieces of a seven have come.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// Those of each of its colours, sorted; then the other pieces that were struck, as bytes.
    all: [[Code; PIECES]; 4],
    /// All spots on which a piece stands.
    taken: Spots,
}

/// A single step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) mate: u8,
    pub(super) from: Code,
    pub(super) to: Code,
    /// Whether it struck a piece that the seven moves.
    pub(super) loses: bool,
    pub(super) after: State,
}

impl State {
    /// The pieces of each colour of the seven, sorted.
    #[inline]
    pub(super) fn sides(&self) -> [[Code; PIECES]; 3] {
        [self.all[0], self.all[1], self.all[2]]
    }

    /// The other pieces that were struck.
    #[inline]
    pub(super) fn struck(&self) -> Lost {
        Lost::from_le_bytes(self.all[3])
    }

    /// Equal for equal states of one scene, and for no others.
    #[inline]
    pub(super) fn key(&self) -> u128 {
        let half = |a: usize| {
            let [low, high] = [self.all[a], self.all[a + 1]].map(u32::from_le_bytes);
            u64::from(low) | u64::from(high) << 32
        };
        u128::from(half(0)) | u128::from(half(2)) << 64
    }
}

impl Scene {
    /// Its pieces as they stand before it.
    pub(super) fn start(&self, ring: &Ring) -> State {
        let mut sides = [[KENNEL; PIECES]; 3];
        for (side, colour) in sides.iter_mut().zip(self.team).take(self.size) {
            *side = self.root.0[colour.index()];
        }
        self.state(ring, sides)
    }

    /// These pieces of it among the others.
    pub(super) fn state(&self, ring: &Ring, sides: [[Code; PIECES]; 3]) -> State {
        let spots = self.team.into_iter().zip(sides).take(self.size);
        let taken = spots.fold(self.others, |taken, (colour, side)| {
            side.iter()
                .fold(taken, |taken, &code| taken | ring.bit(colour, code))
        });
        State {
            all: [sides[0], sides[1], sides[2], [0; PIECES]],
            taken,
        }
    }

    /// The board on which its pieces stand so.
    #[inline]
    pub(super) fn board(&self, sides: [[Code; PIECES]; 3], struck: Lost) -> Board {
        let mut pieces = self.root.0;
        if struck != 0 {
            send_home(&mut pieces, struck);
            pieces.iter_mut().for_each(sort);
        }
        for (colour, mut side) in self.team.into_iter().zip(sides).take(self.size) {
            sort(&mut side);
            pieces[colour.index()] = side;
        }
        Board(pieces)
    }
}

impl Field {
    /// The scene of a seven.
    pub(super) fn scene(&self, board: &Board, crowd: Crowd, acting: Seat) -> Scene {
        let (team, size) = (self.mates[acting.index()], self.seven_team());
        let own = team.iter().take(size);
        let own = own.fold(0, |spots, &colour| spots | self.ring.taken_by(&board.0, colour));
        Scene {
            team,
            size,
            root: *board,
            others: crowd.taken & !own,
            stars: crowd.starred & !own,
        }
    }

    /// Every single step that a seven can make, to its visitor.
    #[inline]
    pub(super) fn each_step(&self, scene: &Scene, state: &State, mut visit: impl FnMut(Step)) {
        let ring = &self.ring;
        let mut stars = scene.stars;
        for (colour, side) in scene.team.into_iter().zip(state.all).take(scene.size) {
            if has_star(side) {
                stars |= ring.bit(colour, STAR);
            }
        }
        let (end, home) = (Ring::on_ring(ring.spots, false), ring.in_finish(0));
        for mate in 0..scene.size {
            if mate > 0 && !self.canadian && !ring.is_full(state.all[0]) {
                break;
            }
            let (colour, side) = (scene.team[mate], &state.all[mate]);
            for (index, &from) in side.iter().enumerate() {
                if from == KENNEL {
                    break;
                }
                // Sorted: who stands on the next spot comes just before.
                let next = (from & !1) + 2;
                if from >= home {
                    let is_free = index == 0 || side[index - 1] != next;
                    if next < ring.in_finish(PIECES as u8) && is_free {
                        visit(self.step(scene, state, (mate, index), next));
                    }
                    continue;
                }
                let is_last = from == end;
                if is_last && ring.free_finish(*side) > 0 {
                    visit(self.step(scene, state, (mate, index), home));
                }
                let to = if is_last { Ring::on_ring(1, false) } else { next };
                if stars & ring.bit(colour, to) == 0 {
                    visit(self.step(scene, state, (mate, index), to));
                }
            }
        }
    }

    /// The step of one piece to the next spot of its way.
    #[inline]
    fn step(&self, scene: &Scene, state: &State, (mate, index): (usize, usize), to: Code) -> Step {
        let (colour, from) = (scene.team[mate], state.all[mate][index]);
        let bit = self.ring.bit(colour, to);
        let mut step = Step {
            mate: mate as u8,
            from,
            to,
            loses: false,
            after: *state,
        };
        step.after.all[mate][index] = to;
        step.after.taken = state.taken & !self.ring.bit(colour, from) | bit;
        if state.taken & bit != 0 {
            self.strike(scene, state, bit, &mut step);
        }
        if to < from || step.loses {
            step.after.all[..3].iter_mut().for_each(sort);
        }
        step
    }

    /// Strikes the piece that stands where a step leads.
    #[inline(never)]
    fn strike(&self, scene: &Scene, state: &State, bit: Spots, step: &mut Step) {
        for (mate, colour) in scene.team.into_iter().enumerate().take(scene.size) {
            let mut side = state.all[mate].iter();
            if let Some(index) = side.position(|&code| self.ring.bit(colour, code) == bit) {
                step.after.all[mate][index] = KENNEL;
                step.loses = true;
                return;
            }
        }
        let struck = state.struck() | self.ring.struck(&scene.root.0, bit);
        step.after.all[3] = struck.to_le_bytes();
    }

    /// Whether the pieces that a seven may move now could make so many steps if nothing but their finish were in
    /// their way.
    pub(super) fn has_steps(&self, pieces: &Pieces, acting: Seat, steps: u8) -> bool {
        let mut sum = 0;
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(pieces, acting, colour) {
                continue;
            }
            for (ahead, &code) in (0..).zip(&pieces[colour.index()]) {
                match self.ring.finish_index(code) {
                    Some(place) => sum += (PIECES as u8 - 1 - place).saturating_sub(ahead),
                    None if code == KENNEL => break,
                    None => return true,
                }
            }
        }
        sum >= steps || self.rest_to_mate
    }

    /// Whether a seven can be played to its end when so many steps are left. A list is not made.
    pub(super) fn can_finish(&self, board: &Board, starred: Spots, acting: Seat, left: u8) -> bool {
        if left == 0 {
            return true;
        }
        if !self.has_steps(&board.0, acting, left) {
            return false;
        }
        for k in 0..self.team {
            let colour = self.mate(acting, k);
            if !self.is_in_seven(&board.0, acting, colour) {
                continue;
            }
            let goes = |index| {
                let going = Going {
                    colour,
                    index,
                    steps: left,
                    stay: false,
                };
                self.forward(&board.0, starred, going).is_ok()
            };
            // Where the finish can be entered, it is. Who is furthest behind has most room.
            if (0..PIECES).rev().any(goes) {
                return true;
            }
        }
        // No piece goes all of it alone, so they have to share it; that is rare, and then there are few ways.
        let mut found = false;
        let scene = self.scene(board, self.ring.crowd(&board.0), acting);
        self.each_step(&scene, &scene.start(&self.ring), |step| {
            let after = scene.board(step.after.sides(), step.after.struck());
            let starred = self.ring.starred(&after.0);
            found = found || self.can_finish(&after, starred, acting, left - 1);
        });
        found
    }
}
