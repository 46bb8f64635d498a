//! The boards of Dog: a ring that runs round broad arms, each start at the corner of an arm with its home lane up the
//! middle, a yard beside it, and room for cards: before each seat, on the board beside its yard, and in the middle.
//!
//! Spots are named as in notation: `P<n>` on the ring, `F<colour>.<n>` home, `K<colour>.<n>` in
//! the yard. Cards lie on `D<seat>.<n>` before a seat, in half steps; on `T<seat>.<n>`, a row of one of each; on
//! `C<seat>.<n>` on the board; and on `deck.<n>` and `pile.<n>`.
//!
//! An arm is five spots broad, as on the boards that are sold (see the rules of Dog): five along its rim, four down a
//! side, three round the inner corner, four up the next side.

use std::f32::consts::PI;

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{
        Colour, Cover, Decor, Kind, Layout, Spot, SpotName, Weave,
        boards::arms::Arms,
        layout::{Outline, SeatPlace, Sheet},
        pieces::{
            Part,
            card::{self, CARD, THICKNESS},
            pawn::PAWN,
        },
    },
};

/// Cards are played on felt.
pub(super) const COVER: Cover = Cover {
    weave: Weave::Felt,
    tone: "#27513A",
};
/// How large the signs of the seats are: they stand free.
const SIGN: f32 = 0.32;
/// How large what stands on a spot and the spot itself are: the ring is long, and the board large for it.
const PIECE: f32 = 1.12;
/// How large the cards of the stacks are and how far from the middle they lie, on boards whose innermost spots are so far
/// from it, and on those on which there is less room.
const LARGE_FROM: f32 = 3.0;
const LARGE: (f32, f32) = (card::STACKED, 1.0);
const SMALL: (f32, f32) = (0.62, 0.78);
/// Half of a paw print, how far it lies from the middle of its trail, and how far at least from the next one along it.
const PAW: f32 = 0.3;
const ASIDE: f32 = 0.2;
const STRIDE: f32 = 0.85;
/// Half the length of a bone, and how far from the edges its middle lies.
const BONE: f32 = 0.62;
const INNER: f32 = 1.35;

/// Ring spots from the corner of one arm to that of the next.
const SECTOR: u8 = 16;
/// From the middle of an arm to its sides.
const HALF: f32 = 2.0;
/// Spots down a side of an arm, below its rim, and round an inner corner.
const SIDE: u8 = 4;
const ROUND: u8 = 3;
/// From one piece that waits to the next, on boards with four arms and fewer, and on those with less room beside an arm.
const YARD_STEP: [f32; 2] = [1.35, 1.17];
/// From the side of an arm to the inner column of the yard beside it, and from the outer one to its sign.
const TO_YARD: f32 = 1.5;
const BESIDE_YARD: f32 = 1.15;
/// From what lies outermost to the edge of the card.
const MARGIN: f32 = 1.0;
/// From the edge of the card to the middle of the cards before it.
const BEFORE: f32 = 2.0;
/// A row before a seat: half steps, and how far the cards of the row of one of each lie from each other.
pub(super) const HAND_STEPS: u8 = 11;
const HALF_STEP: f32 = 1.22;
/// How large the cards of a hand are: they are read most.
const HAND: f32 = 1.24;
/// How many cards the row of one of each has.
pub(super) const KINDS: u8 = 13;
const KIND_STEP: f32 = 1.5;
/// Half steps of a hand on the board.
pub(super) const HELD_STEPS: u8 = 11;
const HELD_STEP: f32 = 0.28;
/// How far a hand on the board is from the inner corner beside it, and the outer row of a yard from the rim of its arm: both
/// have room, and the pieces that wait keep clear of the edge.
const HELD_OUT: f32 = 1.5;
const YARD_IN: f32 = 0.1;
/// How many cards are seen of a stack at most.
pub(super) const STACK: u8 = 8;

/// The board's arms, and how far their rims are from the centre.
struct Cross {
    arms: Arms,
    tip: f32,
}

impl Cross {
    fn new(count: u8) -> Self {
        // The arc round an inner corner, taken up by its spots, grows longer with the distance from the centre.
        let sector = 2.0 * PI / f32::from(count);
        let arc = |foot: f32| foot.hypot(HALF) * (sector - 2.0 * HALF.atan2(foot));
        let foot = Arms::foot(|foot| arc(foot) >= f32::from(ROUND + 1));
        Self {
            arms: Arms {
                count,
                half: HALF,
                foot,
            },
            tip: foot + f32::from(SIDE),
        }
    }

    /// From one piece that waits to the next.
    fn yard_step(&self) -> f32 {
        YARD_STEP[usize::from(self.arms.count > 4)]
    }

    /// How far the innermost spots of the lanes are from the centre.
    fn lanes(&self, pieces: u8) -> f32 {
        self.tip - 1.0 - f32::from(pieces)
    }

    /// How large the cards of the stacks are, and how far from the centre they lie.
    fn stacks(&self, pieces: u8) -> (f32, f32) {
        if self.lanes(pieces) < LARGE_FROM {
            SMALL
        } else {
            LARGE
        }
    }

    /// A ring spot, counted from the corner of an arm.
    fn ring(&self, arm: u8, spot: u8) -> Vec2 {
        let arms = &self.arms;
        let next = (arm + 1) % arms.count;
        let (corner, up) = (SIDE + ROUND + 1, 2 * SIDE + ROUND + 1);
        if spot <= SIDE {
            arms.at(arm, self.tip - f32::from(spot), HALF)
        } else if spot < corner {
            arms.round(arm, f32::from(spot - SIDE) / f32::from(ROUND + 1))
        } else if spot <= up {
            arms.at(next, arms.foot + f32::from(spot - corner), -HALF)
        } else {
            arms.at(next, self.tip, f32::from(spot - up) - HALF)
        }
    }
}

/// What lies round one seat.
struct Corner<'a> {
    cross: &'a Cross,
    arm: u8,
    seat: Seat,
}

impl Corner<'_> {
    fn spot(&self, name: String, at: Vec2, kind: Kind) -> Spot {
        Spot {
            seat: Some(self.seat),
            size: PIECE,
            is_signed: true,
            ..Spot::new(name, at, kind)
        }
    }

    fn reading(&self) -> f32 {
        self.cross.arms.direction(self.arm).to_degrees() + 90.0
    }

    fn yard_and_lane(&self, pieces: u8) -> Vec<Spot> {
        let (seat, tip) = (self.seat, self.cross.tip);
        let arms = &self.cross.arms;
        let home = |k: u8| {
            let at = arms.at(self.arm, tip - 2.0 - f32::from(k), 0.0);
            self.spot(format!("F{seat}.{k}"), at, Kind::Home)
        };
        let yard = |k: u8| {
            let (row, column) = (f32::from(k / 2), f32::from(k % 2));
            let step = self.cross.yard_step();
            let (u, v) = (tip - YARD_IN - step * row, HALF + TO_YARD + step * column);
            self.spot(format!("K{seat}.{k}"), arms.at(self.arm, u, v), Kind::Yard)
        };
        (0..pieces).map(home).chain((0..pieces).map(yard)).collect()
    }

    /// The middle of the hand that is held on the board.
    fn held(&self) -> Vec2 {
        let way = self.cross.arms.direction(self.arm) - PI / f32::from(self.cross.arms.count);
        Vec2::from_angle(way) * (self.cross.arms.foot.hypot(HALF) + HELD_OUT)
    }

    fn cards(&self, edge: f32) -> Vec<Spot> {
        let (seat, reading) = (self.seat, self.reading());
        let row = edge + BEFORE;
        let middle = |count: u8| f32::from(count - 1) / 2.0;
        let hand = (0..HAND_STEPS).map(|n| {
            let aside = middle(HAND_STEPS) - f32::from(n);
            let at = self
                .cross
                .arms
                .at(self.arm, row + 0.012 * aside * aside, HALF_STEP * aside);
            Spot {
                angle: Some(reading + 1.2 * aside),
                form: CARD,
                size: HAND,
                ..self.spot(format!("D{seat}.{n}"), at, Kind::Hand)
            }
        });
        let kinds = (0..KINDS).map(|n| {
            let aside = middle(KINDS) - f32::from(n);
            Spot {
                angle: Some(reading),
                raised: THICKNESS * 1.5 * f32::from(n),
                form: CARD,
                size: 1.0,
                ..self.spot(
                    format!("T{seat}.{n}"),
                    self.cross.arms.at(self.arm, row, KIND_STEP * aside),
                    Kind::OneOfEach,
                )
            }
        });
        let turned = reading - 180.0 / f32::from(self.cross.arms.count);
        let across = Vec2::from_angle(turned.to_radians());
        let held = (0..HELD_STEPS).map(|n| {
            let aside = f32::from(n) - middle(HELD_STEPS);
            Spot {
                angle: Some(turned - 3.0 * aside),
                raised: 0.6 * THICKNESS * f32::from(n) + 0.004,
                form: CARD,
                size: card::HELD,
                ..self.spot(
                    format!("C{seat}.{n}"),
                    self.held()
                        + across * (HELD_STEP * aside)
                        + self.held().normalize() * (0.012 * aside * aside),
                    Kind::Held,
                )
            }
        });
        hand.chain(kinds).chain(held).collect()
    }
}

/// A board of so many arms, 3 … 6, for colours that sit at every arm or, where there are fewer, at every second
/// one; the first `seats` of them hold cards.
pub(super) fn of_arms(arms: u8, colours: u8, seats: u8, pieces: u8) -> Layout {
    let cross = Cross::new(arms.clamp(3, Seat::MOST as u8));
    let arms = &cross.arms;
    let stretch = (arms.count / colours.max(1)).max(1);
    let corner = |colour: u8| Corner {
        cross: &cross,
        arm: colour * stretch % arms.count,
        seat: Seat::new(colour.into()),
    };
    let mut spots = Vec::new();
    let mut ring = Vec::new();
    for (arm, n) in (0..arms.count).flat_map(|arm| (0..SECTOR).map(move |n| (arm, n))) {
        let name = SpotName::from(format!("P{}", u16::from(arm) * u16::from(SECTOR) + u16::from(n)));
        let owner = (0..colours).find(|&colour| n == 0 && corner(colour).arm == arm);
        ring.push(name.clone());
        spots.push(Spot {
            seat: owner.map(|colour| Seat::new(colour.into())),
            size: PIECE,
            is_signed: true,
            ..Spot::new(name, cross.ring(arm, n), Kind::Ring)
        });
    }
    let mut lines = Vec::new();
    for colour in 0..colours {
        let corner = corner(colour);
        let start = &ring[usize::from(corner.arm) * usize::from(SECTOR)];
        let lane = (0..pieces).map(|k| SpotName::from(format!("F{colour}.{k}")));
        lines.push(std::iter::once(start.clone()).chain(lane).collect());
        spots.extend(corner.yard_and_lane(pieces));
    }
    ring.push(ring[0].clone());
    lines.insert(0, ring);
    let reach = spots.iter().map(|spot| spot.at);
    // Four arms lie best on a square, any other number on a disc.
    let outline = if arms.count == 4 {
        let half = reach.fold(Vec2::ZERO, |half, at| half.max(at.abs())) + Vec2::splat(MARGIN);
        Outline { half, corner: 0.75 }
    } else {
        let radius = reach.map(Vec2::length).fold(0.0, f32::max) + MARGIN;
        Outline {
            half: Vec2::splat(radius),
            corner: radius,
        }
    };
    for seat in 0..seats {
        spots.extend(corner(seat).cards(outline.half.max_element()));
    }
    let (size, x) = cross.stacks(pieces);
    for (stack, x) in [("deck", -x), ("pile", x)] {
        spots.extend((0..STACK).map(|n| Spot {
            raised: THICKNESS * f32::from(n) + 0.004,
            form: CARD,
            size,
            ..Spot::new(format!("{stack}.{n}"), Vec2::new(x, 0.0), Kind::Stack)
        }));
    }
    let places = (0..colours).map(|colour| {
        let corner = corner(colour);
        SeatPlace {
            colour: Colour::ALL[usize::from(colour)],
            direction: arms.direction(corner.arm).to_degrees(),
            die: corner.held(),
            sign: arms.at(
                corner.arm,
                cross.tip - YARD_IN - cross.yard_step() / 2.0,
                HALF + TO_YARD + cross.yard_step() + BESIDE_YARD,
            ),
        }
    });
    Layout::assemble(Sheet {
        title: "Homestretch".to_owned(),
        outline,
        seats: places.collect(),
        spots,
        lines,
        words: Vec::new(),
        vignettes: Vec::new(),
        goals: Vec::new(),
        decor: Decor {
            cover: Some(COVER),
            ornament: [trail(&cross, pieces), bones(outline)].concat(),
            sign: SIGN,
            ..Decor::default()
        },
        counted: PAWN,
    })
}

/// The paw prints of a dog that runs round the stacks, the way the pieces go; none where a small board has no room for them.
fn trail(cross: &Cross, pieces: u8) -> Vec<Part> {
    let arms = &cross.arms;
    let lanes = cross.lanes(pieces) - 0.5;
    let (size, at) = cross.stacks(pieces);
    let stacks = (at + size * card::SIZE.x / 2.0).hypot(size * card::SIZE.y / 2.0);
    if lanes - stacks < 2.0 * (ASIDE + PAW) {
        return Vec::new();
    }
    let radius = f32::midpoint(stacks, lanes);
    let way = (arms.direction(1) - arms.direction(0)).signum();
    // As many on either side.
    let pairs = (PI * radius / STRIDE).floor();
    let turn = PI / pairs;
    let print = |n: u8| {
        let angle = f32::from(n) * turn + turn / 2.0;
        let aside = if n.is_multiple_of(2) { ASIDE } else { -ASIDE };
        paw(Vec2::from_angle(angle) * (radius + aside), angle + way * PI / 2.0)
    };
    (0..2 * pairs as u8).flat_map(print).collect()
}

/// A bone in each corner of a board that has corners.
fn bones(outline: Outline) -> Vec<Part> {
    if outline.corner >= outline.half.min_element() {
        return Vec::new();
    }
    let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let bone = |(x, y)| {
        let at = Vec2::new(x, y) * (outline.half - Vec2::splat(INNER));
        let along = BONE * Vec2::new(x, -y).normalize();
        let across = 0.3 * along.perp();
        let ends = [along + across, along - across, -along - across, across - along];
        let shaft = Part::Polygon(ends.map(|end| at + 0.72 * end).to_vec());
        let knobs = ends.map(|end| Part::Disc(at + end, 0.34 * BONE));
        knobs.into_iter().chain([shaft])
    };
    corners.into_iter().flat_map(bone).collect()
}

/// A paw print: the pad and four toes before it.
fn paw(at: Vec2, heading: f32) -> Vec<Part> {
    let along = Vec2::from_angle(heading);
    let disc = |(ahead, aside): (f32, f32), radius: f32| {
        Part::Disc(at + PAW * (ahead * along + aside * along.perp()), PAW * radius)
    };
    let pad = [((-0.25, 0.0), 0.42), ((-0.5, 0.32), 0.3), ((-0.5, -0.32), 0.3)];
    let toes = [(0.2, 0.72), (0.2, -0.72), (0.65, 0.28), (0.65, -0.28)].map(|toe| (toe, 0.24));
    pad.into_iter()
        .chain(toes)
        .map(|(place, radius)| disc(place, radius))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::{Colours, Theme, drawing};

    #[test]
    fn the_ring_goes_round_in_even_steps_on_every_board() {
        for arms in 3..=6 {
            let layout = of_arms(arms, arms, arms, 4);
            let ring: Vec<Vec2> = layout
                .spots()
                .iter()
                .filter(|spot| spot.kind == Kind::Ring)
                .map(|spot| spot.at)
                .collect();
            assert_eq!(ring.len(), usize::from(arms) * 16);
            for (at, point) in ring.iter().enumerate() {
                let step = point.distance(ring[(at + 1) % ring.len()]);
                assert!((0.9..1.1).contains(&step), "{arms} arms, P{at}: {step}");
            }
            let others = |spot: &&Spot| matches!(spot.kind, Kind::Home | Kind::Yard);
            for spot in layout.spots().iter().filter(others) {
                let near = layout
                    .spots()
                    .iter()
                    .filter(|other| other.name != spot.name && spot.form == other.form)
                    .map(|other| other.at.distance(spot.at))
                    .fold(f32::MAX, f32::min);
                assert!(near > 0.95, "{arms} arms, {:?}: {near}", spot.name);
                let half = layout.outline().half;
                assert!(spot.at.x.abs() < half.x && spot.at.y.abs() < half.y);
            }
        }
    }

    #[test]
    fn two_with_a_colour_each_sit_opposite_on_the_board_for_four() {
        let layout = of_arms(4, 2, 2, 4);
        let turn = layout.seats()[0].direction - layout.seats()[1].direction;
        assert!((turn - 180.0).abs() < 0.001, "{turn}");
        let starts: Vec<&str> = layout
            .spots()
            .iter()
            .filter(|spot| spot.kind == Kind::Ring && spot.seat.is_some())
            .map(|spot| spot.name.as_str())
            .collect();
        assert_eq!(starts, ["P0", "P32"]);
    }

    #[test]
    fn what_is_somebodys_has_its_sign_and_what_is_nobodys_has_none() {
        let layout = of_arms(4, 2, 2, 4);
        let on_board = |spot: &&Spot| matches!(spot.kind, Kind::Ring | Kind::Home | Kind::Yard);
        let svg = drawing::board(&layout, &Theme::default(), Colours::default());
        let own = layout
            .spots()
            .iter()
            .filter(on_board)
            .filter(|spot| spot.seat.is_some());
        assert_eq!(svg.matches("scale(.2)").count(), own.count());
    }

    #[test]
    fn cards_of_the_stacks_lie_on_no_spot_of_any_board() {
        for (arms, pieces) in (3..=6).flat_map(|arms| (1..=4).map(move |pieces| (arms, pieces))) {
            let layout = of_arms(arms, arms, arms, pieces);
            let on_board = |spot: &&Spot| matches!(spot.kind, Kind::Ring | Kind::Home | Kind::Yard);
            let stacked = layout.spots().iter().filter(|spot| spot.kind == Kind::Stack);
            for card in stacked {
                for spot in layout.spots().iter().filter(on_board) {
                    let off = (spot.at - card.at).abs() - card.size * card::SIZE / 2.0;
                    let far = off.max(Vec2::ZERO).length();
                    assert!(far > 0.4 * spot.size + 0.1, "{arms} arms, {:?}: {far}", spot.name);
                }
            }
        }
    }

    #[test]
    fn what_waits_lies_no_further_out_than_the_ring_and_clear_of_the_hand_beside_it() {
        for arms in 3..=6 {
            let layout = of_arms(arms, arms, arms, 4);
            let of = |kind| layout.spots().iter().filter(move |spot| spot.kind == kind);
            let held: Vec<&Spot> = of(Kind::Held).collect();
            for yard in of(Kind::Yard) {
                let out = layout.seat(yard.seat.expect("an owner")).outward();
                let rim = of(Kind::Ring).map(|spot| spot.at.dot(out)).fold(0.0, f32::max);
                assert!(yard.at.dot(out) < rim, "{arms} arms, {:?}", yard.name);
                for card in &held {
                    let turn = Vec2::from_angle(-card.angle.unwrap_or_default().to_radians());
                    let off = turn.rotate(yard.at - card.at).abs() - card.size * card::SIZE / 2.0;
                    let far = off.max(Vec2::ZERO).length();
                    assert!(far > 0.4 * yard.size, "{arms} arms, {:?}: {far}", yard.name);
                }
            }
        }
    }

    #[test]
    fn paw_prints_and_bones_lie_on_no_spot_of_any_board() {
        for arms in 3..=6 {
            let layout = of_arms(arms, arms, arms, 4);
            let prints = &layout.decor().ornament;
            assert!(arms == 3 || !prints.is_empty(), "{arms} arms");
            let mut shafts = 0;
            for print in prints {
                let Part::Polygon(corners) = print else { continue };
                shafts += 1;
                // It is as broad in its middle as at its ends: no edge crosses another.
                let turn = |at: usize| {
                    let [a, b, c] = [at, at + 1, at + 2].map(|at| corners[at % corners.len()]);
                    (b - a).perp_dot(c - b).signum()
                };
                assert!((0..corners.len()).all(|at| (turn(at) - turn(0)).abs() < 0.5));
                for place in layout.seats() {
                    assert!(corners[0].distance(place.sign) > 1.0, "{arms} arms");
                }
            }
            assert_eq!(shafts, if arms == 4 { 4 } else { 0 });
            let on_board = |spot: &&Spot| matches!(spot.kind, Kind::Ring | Kind::Home | Kind::Yard);
            for spot in layout.spots().iter().filter(on_board) {
                // The ends of a shaft lie within its knobs.
                let discs = prints.iter().filter_map(|print| match print {
                    Part::Disc(at, radius) => Some((at, radius)),
                    _ => None,
                });
                for (at, radius) in discs {
                    assert!(
                        at.distance(spot.at) > 0.4 * spot.size + radius,
                        "{arms} arms, {:?}",
                        spot.name
                    );
                }
            }
        }
    }
}
