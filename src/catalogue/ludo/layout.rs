//! The board of Ludo: tiles in a cross for four seats with ten spots each, a painted yard in each corner with its
//! nests, arms of three tiles between them, and in the middle the homes, which meet below the cup.
//!
//! Everything is said of the seat at the near side and turned for the others. A home lane is three tiles and a nest in the
//! home, however many pawns a seat has; its yard has as many nests as pawns.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{
        Colour, Cover, Decor, Kind, Layout, Spot, Weave,
        decor::{Arrow, Patch, Tint},
        layout::{Outline, SeatPlace, Sheet},
        pieces::{Part, pawn::PAWN},
    },
};

/// A cloth as bright as the board.
pub(super) const COVER: Cover = Cover {
    weave: Weave::Linen,
    tone: "#1F5570",
};
/// How many pawns a seat may have.
const MOST_PAWNS: u8 = 4;
/// Half the side of what is printed: thirteen tiles in a row.
const HALF: f32 = 6.5;
/// From there to the edge of the card.
const MARGIN: f32 = 0.5;
/// Half the width of an arm.
const ARM: f32 = 1.5;
/// How far the foot of an arm is from the middle.
const FOOT: f32 = 2.5;
/// The ring from a seat's start to the spot before the next one's.
const RING: [(f32, f32); 10] = [
    (-1.0, -6.0),
    (-1.0, -5.0),
    (-1.0, -4.0),
    (-1.0, -3.0),
    (-2.0, -2.0),
    (-3.0, -1.0),
    (-4.0, -1.0),
    (-5.0, -1.0),
    (-6.0, -1.0),
    (-6.0, 0.0),
];
/// The tile before a seat's lane, its lane, and the nest in which that ends.
const ENTRANCE: Vec2 = Vec2::new(0.0, -6.0);
const LANE: [Vec2; 4] = [
    Vec2::new(0.0, -5.0),
    Vec2::new(0.0, -4.0),
    Vec2::new(0.0, -3.0),
    NEST,
];
const NEST: Vec2 = Vec2::new(0.0, -1.75);
/// The middle of a yard, how large its bare ground is, and how far its nests are from there.
const YARD: Vec2 = Vec2::new(-4.0, -4.0);
const GROUND: f32 = 1.85;
const APART: f32 = 1.13;
/// Two corners of a yard are kept free: a frame for the die beside the start, and a dish for the sign.
const DIE: Vec2 = Vec2::new(-2.1, -5.9);
const SIGN: Vec2 = Vec2::new(-5.9, -2.1);
const DISH: f32 = 0.5;
const FRAME: Outline = Outline {
    half: Vec2::splat(0.45),
    corner: 0.14,
};
/// How far from the middle the pips are that are printed in the frame, and how large each is.
const PIPS: f32 = 0.22;
const PIP: f32 = 0.065;
/// How large the dish in the middle is, in which the cup stands.
const CUP: f32 = 0.62;

/// A point of a seat, from the same one of the seat at the near side; seats sit clockwise.
fn turned(seat: u8, at: Vec2) -> Vec2 {
    (0..seat).fold(at, |at, _| -at.perp())
}

/// Where the nests of so many pawns lie about the middle of their yard.
fn nests(pawns: u8) -> Vec<Vec2> {
    let part = |pawn: u8| f32::from(pawn) / f32::from(pawns);
    let around = |pawn| APART * Vec2::from_angle(-0.75 * PI - TAU * part(pawn));
    match pawns {
        1 => vec![Vec2::ZERO],
        _ => (0..pawns).map(around).collect(),
    }
}

/// The square between two opposite corners.
fn square(seat: u8, from: Vec2, to: Vec2) -> Part {
    let corners = [from, Vec2::new(to.x, from.y), to, Vec2::new(from.x, to.y)];
    Part::Polygon(corners.map(|corner| turned(seat, corner)).to_vec())
}

/// A cross of tiles for four seats with up to four pawns each.
pub(super) fn of_tiles(pawns: u8) -> Layout {
    let pawns = pawns.clamp(1, MOST_PAWNS);
    let mut spots = Vec::new();
    let mut places = Vec::new();
    let mut decor = Decor {
        cover: Some(COVER),
        cup: Some(Vec2::ZERO),
        sign: 0.27,
        ..Decor::default()
    };
    for seat in 0..4_u8 {
        let owner = Seat::new(seat.into());
        let colour = Colour::ALL[owner.index()];
        let quarter = -FRAC_PI_2 * f32::from(seat);
        for (dot, at) in RING.into_iter().enumerate() {
            let name = format!("E{}", usize::from(seat) * RING.len() + dot);
            spots.push(Spot {
                seat: (dot == 0).then_some(owner),
                is_tile: true,
                ..Spot::new(name, turned(seat, at.into()), Kind::Ring)
            });
        }
        for (pawn, at) in nests(pawns).into_iter().enumerate() {
            spots.push(Spot {
                seat: Some(owner),
                is_signed: true,
                ..Spot::new(format!("B{seat}.{pawn}"), turned(seat, YARD + at), Kind::Yard)
            });
        }
        for (step, at) in LANE.into_iter().enumerate() {
            spots.push(Spot {
                seat: Some(owner),
                is_tile: at != NEST,
                is_signed: true,
                ..Spot::new(format!("H{seat}.{step}"), turned(seat, at), Kind::Home)
            });
        }
        let direction = (quarter - FRAC_PI_2).to_degrees();
        places.push(SeatPlace {
            colour,
            direction,
            die: turned(seat, DIE),
            sign: turned(seat, SIGN),
        });
        decor.patches.extend(patches(seat, colour));
        // A five: so it is seen what lies there.
        let five = [(0.0, 0.0), (1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
        let pip = |at: (f32, f32)| Part::Disc(turned(seat, DIE + PIPS * Vec2::from(at)), PIP);
        decor.signs.extend(five.map(pip));
        let arrow = |at, tint| Arrow {
            seat: owner,
            at: turned(seat, at),
            angle: quarter.to_degrees() + 90.0,
            tint,
        };
        decor.arrows.push(arrow(RING[0].into(), Tint::On(colour)));
        decor.arrows.push(arrow(ENTRANCE, Tint::Of(colour)));
    }
    decor.patches.push(Patch {
        part: Part::Disc(Vec2::ZERO, CUP),
        tint: Tint::Bare,
    });
    Layout::assemble(Sheet {
        title: "Homestretch".to_owned(),
        outline: Outline {
            half: Vec2::splat(HALF + MARGIN),
            corner: 0.75,
        },
        seats: places,
        spots,
        lines: Vec::new(),
        words: Vec::new(),
        vignettes: Vec::new(),
        goals: Vec::new(),
        decor,
        counted: PAWN,
    })
}

/// What is painted for a seat: its yard with a bare ground, a frame and a dish, its lane and its home.
fn patches(seat: u8, colour: Colour) -> Vec<Patch> {
    let own = |part| Patch {
        part,
        tint: Tint::Of(colour),
    };
    let bare = |at, radius| Patch {
        part: Part::Disc(turned(seat, at), radius),
        tint: Tint::Bare,
    };
    // Its base, the shoulders beside the tiles at the foot of the arm, and the tip in the middle of the board.
    let home = [(-ARM, -FOOT), (ARM, -FOOT), (ARM, -ARM), (0.0, 0.0), (-ARM, -ARM)];
    let home = home.map(|corner| turned(seat, corner.into())).to_vec();
    let tile = |middle: &Vec2| own(square(seat, middle - 0.5, middle + 0.5));
    let yard = square(seat, Vec2::splat(-HALF), Vec2::splat(-ARM));
    // In the paint of the yard: what is bare would be taken for a spot.
    let die = FRAME.points(0.0).into_iter().map(|at| turned(seat, DIE + at));
    let die = own(Part::Polygon(die.collect()));
    let mut patches = vec![own(yard), bare(YARD, GROUND), die, bare(SIGN, DISH)];
    // Where nobody sits, the lane is painted all the same.
    patches.extend(LANE[..3].iter().map(tile));
    patches.push(own(Part::Polygon(home)));
    patches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::{
        Boards,
        boards::race::{MEJN_4, race_spots},
    };

    /// How far a spot reaches from its middle.
    fn reach(spot: &Spot) -> f32 {
        if spot.is_tile { 0.5 } else { 0.4 }
    }

    #[test]
    fn every_number_of_pawns_has_its_spots_on_the_card_and_none_lies_on_another() {
        for pawns in 1..=MOST_PAWNS {
            let layout = of_tiles(pawns);
            assert_eq!(layout.spots().len(), 40 + 4 * usize::from(4 + pawns));
            let expected = race_spots(4, 10, pawns);
            assert!(expected.iter().all(|name| layout.spot(name.as_str()).is_some()));
            for (at, one) in layout.spots().iter().enumerate() {
                assert!(one.at.abs().max_element() + reach(one) <= HALF, "{one:?}");
                for other in &layout.spots()[..at] {
                    let both = reach(one) + reach(other);
                    let apart = match (one.is_tile, other.is_tile) {
                        (true, true) => (one.at - other.at).abs().max_element(),
                        _ => one.at.distance(other.at),
                    };
                    assert!(apart > both - 1e-3, "{pawns} pawns: {one:?} lies on {other:?}");
                }
                for place in layout.seats() {
                    let near = one.at.distance(place.die).min(one.at.distance(place.sign));
                    assert!(near > 0.9, "{pawns} pawns: {one:?} is {near} from a dish");
                }
                assert!(one.at.length() > reach(one) + CUP, "{one:?} is below the cup");
            }
        }
    }

    #[test]
    fn nests_lie_on_the_bare_ground_and_tiles_beside_it() {
        for pawns in 1..=MOST_PAWNS {
            let layout = of_tiles(pawns);
            for seat in 0..4_u8 {
                let middle = turned(seat, YARD);
                for spot in layout.spots() {
                    let owns = spot.kind == Kind::Yard && spot.seat == Some(Seat::new(seat.into()));
                    let far = spot.at.distance(middle);
                    assert_eq!(far < GROUND, owns, "{spot:?}");
                    assert!(!owns || far + reach(spot) < GROUND, "{spot:?}");
                }
            }
        }
    }

    #[test]
    fn the_place_of_the_die_has_the_paint_of_its_yard_and_is_no_disc_that_would_be_taken_for_a_spot() {
        for place in of_tiles(4).seats() {
            let layout = of_tiles(4);
            let mut near = layout.decor().patches.iter().filter(|patch| match &patch.part {
                Part::Polygon(points) => points.iter().all(|at| at.distance(place.die) < 1.0),
                Part::Disc(at, _) => at.distance(place.die) < 1.0,
                Part::Upright(..) => false,
            });
            let frame = near.next().expect("a frame");
            assert_eq!(frame.tint, Tint::Of(place.colour));
            assert!(matches!(frame.part, Part::Polygon(_)));
            assert_eq!(near.next(), None);
        }
    }

    #[test]
    fn one_walks_round_tile_by_tile_and_straight_home() {
        let layout = of_tiles(4);
        let at = |name: &str| layout.spot(name).expect(name).at;
        for spot in 0..40_u8 {
            let step = at(&format!("E{}", (spot + 1) % 40)) - at(&format!("E{spot}"));
            assert!(step.abs().max_element() < 1.01, "after E{spot}: {step}");
        }
        for seat in 0..4_u8 {
            let entrance = at(&format!("E{}", (u16::from(seat) * 10 + 39) % 40));
            assert!(at(&format!("H{seat}.0")).distance(entrance) < 1.01);
            let inwards = |step| at(&format!("H{seat}.{step}")).length();
            assert!((1..4).all(|step| inwards(step) < inwards(step - 1)));
        }
    }

    #[test]
    fn it_is_the_same_from_every_seat() {
        let layout = of_tiles(4);
        for spot in layout
            .spots()
            .iter()
            .filter(|spot| spot.seat == Some(Seat::new(0)))
        {
            let turned = -spot.at.perp();
            let same = |other: &&Spot| other.at.distance(turned) < 1e-3 && other.is_tile == spot.is_tile;
            let other = layout.spots().iter().find(same).expect("it has its like");
            assert_eq!((other.kind, other.seat), (spot.kind, Some(Seat::new(1))));
        }
        let angles = layout.seats().iter().map(|place| place.reading_angle().round());
        assert_eq!(angles.collect::<Vec<_>>(), [0.0, -90.0, -180.0, -270.0]);
    }

    #[test]
    fn corners_without_a_seat_keep_their_paint() {
        let two = of_tiles(4).seating(&[0, 2]);
        assert_eq!(two.decor().patches, of_tiles(4).decor().patches);
        let arrows: Vec<_> = two
            .decor()
            .arrows
            .iter()
            .map(|arrow| arrow.seat.index())
            .collect();
        assert_eq!(arrows, [0, 0, 1, 1]);
        assert_eq!(two.spot("H1.0").map(|spot| spot.at), Some(-LANE[0]));
        assert!(two.spot("B2.0").is_none());
        assert_eq!(two.spot("E10").and_then(|start| start.seat), None);
    }

    #[test]
    fn a_board_of_ones_own_comes_in_its_place() {
        let mine = Layout::read("mine.ron", MEJN_4, &race_spots(4, 10, 4)).expect("it is sound");
        let mut boards = Boards::default();
        assert_eq!(boards.instead_of(of_tiles(3)), of_tiles(3));
        boards.add(mine);
        let shown = boards.instead_of(of_tiles(3));
        assert_eq!(shown.spot("B0.0"), Layout::race(4, 10, 4).spot("B0.0"));
        assert!(shown.spot("H0.3").is_some() && shown.spot("B0.3").is_none());
        assert_eq!(shown.decor().cover, Some(COVER), "but the table is that of Ludo");
    }
}
