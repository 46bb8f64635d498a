//! Boards for race games: the printed ones, and regular ones for sizes that nobody printed.
//!
//! A generated board is a star of arms as on the printed ones: spots go in along an arm, over to the next,
//! and out again; a home lane runs up the middle of each arm. How long the arms are is chosen so that the
//! board is small and the lanes keep apart at the centre; few seats or many pawns end in a plain ring.

use std::f32::consts::PI;

use glam::Vec2;

use crate::{
    rules::Seat,
    staging::{
        Colour, Decor, Kind, Layout, Spot, SpotName,
        boards::arms::Arms,
        layout::{Outline, SeatPlace, Sheet},
        pieces::pawn::PAWN,
    },
};

/// The board for four, as it lies in the project's folder of boards.
pub(crate) const MEJN_4: &str = include_str!("../../../assets/boards/mejn-4.ron");
/// The board for six.
pub(crate) const MEJN_6: &str = include_str!("../../../assets/boards/mejn-6.ron");

/// Spots are drawn this far from the edge of the card, measured from their middle.
const MARGIN: f32 = 1.0;

/// The names of the spots of a race: the ring `E…`, each seat's yard `B<seat>.…` and home lane `H<seat>.…`.
#[must_use]
pub fn race_spots(seats: u8, dots: u8, pawns: u8) -> Vec<SpotName> {
    let ring = (0..u16::from(seats) * u16::from(dots)).map(|spot| SpotName::from(format!("E{spot}")));
    let own = (0..seats).flat_map(|seat| {
        (0..pawns).flat_map(move |k| ["B", "H"].map(|kind| SpotName::from(format!("{kind}{seat}.{k}"))))
    });
    ring.chain(own).collect()
}

impl Layout {
    /// The board for a race: the printed one where there is one of this size, a generated one otherwise.
    #[must_use]
    pub fn race(seats: u8, dots: u8, pawns: u8) -> Self {
        let (file, text) = match (seats, dots, pawns) {
            (4, 10, ..=4) => ("mejn-4.ron", MEJN_4),
            (6, 8, ..=4) => ("mejn-6.ron", MEJN_6),
            _ => return Self::generate(seats, dots, pawns),
        };
        match Self::read(file, text, &race_spots(seats, dots, 4)) {
            Ok(printed) => {
                let needed = race_spots(seats, dots, pawns);
                printed.keeping(|spot| needed.contains(&spot.name))
            }
            Err(_) => Self::generate(seats, dots, pawns),
        }
    }

    /// A regular board for 2 … 6 seats with `dots` ring spots and `pawns` pawns a seat.
    #[must_use]
    pub(crate) fn generate(seats: u8, dots: u8, pawns: u8) -> Self {
        let seats = seats.clamp(1, Seat::MOST as u8);
        let star = Star::best(seats, dots, pawns);
        let colours = if seats == 6 {
            use Colour::{Black, Blue, Green, Red, Violet, Yellow};
            [Yellow, Black, Blue, Red, Green, Violet]
        } else {
            Colour::ALL
        };
        let mut spots = Vec::new();
        let mut lines = Vec::new();
        let mut ring = Vec::new();
        for seat in 0..seats {
            for dot in 0..dots {
                let name = SpotName::from(format!("E{}", u16::from(seat) * u16::from(dots) + u16::from(dot)));
                let own = (dot == 0).then(|| Seat::new(seat.into()));
                ring.push(name.clone());
                spots.push(Spot {
                    seat: own,
                    letter: own.map(|_| "A".to_owned()),
                    ..Spot::new(name, star.ring(seat, dot), Kind::Ring)
                });
            }
        }
        let way: Vec<Vec2> = spots.iter().map(|spot| spot.at).collect();
        let mut places = Vec::new();
        let mut corners = Vec::new();
        for seat in 0..seats {
            let owner = Seat::new(seat.into());
            let mut lane =
                vec![ring[(usize::from(seat) * usize::from(dots) + ring.len() - 1) % ring.len()].clone()];
            for k in 0..pawns {
                let name = SpotName::from(format!("H{seat}.{k}"));
                lane.push(name.clone());
                let at = star.arms.at(seat, star.tip - f32::from(k + 1), 0.0);
                spots.push(Spot {
                    seat: Some(owner),
                    letter: Some(char::from(b'a' + k).to_string()),
                    ..Spot::new(name, at, Kind::Home)
                });
            }
            lines.push(lane);
            let (yard, die, sign) = star.yard(seat, pawns, &way);
            for (k, &at) in yard.iter().enumerate() {
                spots.push(Spot {
                    seat: Some(owner),
                    letter: Some("B".to_owned()),
                    ..Spot::new(format!("B{seat}.{k}"), at, Kind::Yard)
                });
            }
            corners.push(die);
            places.push(SeatPlace {
                colour: colours[usize::from(seat)],
                direction: star.arms.direction(seat).to_degrees(),
                die,
                sign,
            });
        }
        ring.push(ring[0].clone());
        lines.insert(0, ring);
        let all = || spots.iter().map(|spot| spot.at).chain(corners.iter().copied());
        let box_half = all().fold(Vec2::ZERO, |half, at| half.max(at.abs())) + Vec2::splat(MARGIN);
        let radius = all().map(Vec2::length).fold(0.0, f32::max) + MARGIN;
        // A disc where it is hardly larger than the rectangle, because it follows the star better.
        let outline = if PI * radius * radius < 4.0 * box_half.x * box_half.y * 1.04 {
            Outline {
                half: Vec2::splat(radius),
                corner: radius,
            }
        } else {
            Outline {
                half: box_half,
                corner: 0.75,
            }
        };
        Self::assemble(Sheet {
            title: "Homestretch".to_owned(),
            outline,
            seats: places,
            spots,
            lines,
            words: Vec::new(),
            vignettes: Vec::new(),
            goals: Vec::new(),
            decor: Decor::default(),
            counted: PAWN,
        })
    }
}

/// The measures of a generated board, with spots one apart unless the lanes need more room.
struct Star {
    arms: Arms,
    dots: u8,
    /// Spots on each side of an arm.
    side: u8,
    /// Spots between two arms.
    between: u8,
    /// How far the tip of an arm is from the centre.
    tip: f32,
    /// From one ring spot to the next.
    gap: f32,
}

impl Star {
    /// The smallest board with these numbers; of two that are nearly as small, the one with the longer arms.
    fn best(seats: u8, dots: u8, pawns: u8) -> Self {
        let size = |star: &Self| star.tip.hypot(star.gap) + 0.06 * f32::from(star.between);
        (0..dots.saturating_sub(2))
            .filter(|between| dots >= 3 && (dots - 3 - between).is_multiple_of(2))
            .map(|between| Self::with_between(seats, dots, pawns, between))
            .min_by(|one, other| size(one).total_cmp(&size(other)))
            .unwrap_or_else(|| Self::with_between(seats, dots, pawns, 0))
    }

    fn with_between(seats: u8, dots: u8, pawns: u8, between: u8) -> Self {
        let side = dots.saturating_sub(3 + between) / 2 + 1;
        let sector = PI / f32::from(seats);
        // Spots of neighbouring lanes keep apart at the centre; two lanes that meet need a gap as well.
        let core = 0.56 / sector.sin();
        let need = core + f32::from(pawns);
        let arc = |foot: f32| {
            let radius = foot.hypot(1.0);
            f32::from(between + 1) * 2.0 * (0.5 / radius).min(1.0).asin()
                - 2.0 * (sector - 1.0_f32.atan2(foot))
        };
        // The arc between two arms, taken up by its spots, grows shorter in angle as its radius grows.
        let foot = Arms::foot(|foot| arc(foot) <= 0.0);
        let tip = foot + f32::from(side - 1);
        let gap = (need / tip).max(1.0);
        Self {
            arms: Arms {
                count: seats,
                half: gap,
                foot: foot * gap,
            },
            dots,
            side,
            between,
            tip: tip * gap,
            gap,
        }
    }

    /// The place of a ring spot, counted from the seat's start.
    fn ring(&self, seat: u8, dot: u8) -> Vec2 {
        let (arms, side, between, gap) = (&self.arms, self.side, self.between, self.gap);
        let next = (seat + 1) % arms.count;
        if dot + 1 == self.dots {
            arms.at(next, self.tip, 0.0)
        } else if dot < side {
            arms.at(seat, self.tip - f32::from(dot) * gap, gap)
        } else if dot < side + between {
            arms.round(seat, f32::from(dot - side + 1) / f32::from(between + 1))
        } else {
            arms.at(next, arms.foot + f32::from(dot - side - between) * gap, -gap)
        }
    }

    /// A seat's yard, die and sign: as near to the centre as they can lie between two arms.
    fn yard(&self, seat: u8, pawns: u8, way: &[Vec2]) -> (Vec<Vec2>, Vec2, Vec2) {
        let out = Vec2::from_angle(self.arms.direction(seat) - PI / f32::from(self.arms.count));
        let across = out.perp();
        let rows = pawns.div_ceil(2);
        let block = |from: f32| -> Vec<Vec2> {
            let place = |k: u8| {
                let wide = if pawns == 1 || (k + 1 == pawns && pawns % 2 == 1) {
                    0.0
                } else {
                    f32::from(k % 2) - 0.5
                };
                out * (from + f32::from(k / 2)) + across * wide
            };
            (0..pawns).map(place).collect()
        };
        let apart = |points: &[Vec2], least: f32| {
            points
                .iter()
                .all(|point| way.iter().all(|spot| spot.distance(*point) >= least))
        };
        let outermost = way.iter().map(|spot| spot.dot(out)).fold(0.0, f32::max);
        // Outside the ring, never in its middle: begin at the arc between the arms.
        let ring_here = self.arms.foot.hypot(self.gap);
        let steps = || (0_u16..).map(|step| ring_here + 0.9 + 0.05 * f32::from(step));
        let die_from = steps().find(|&from| apart(&[out * from], 1.0) || from > outermost + 3.0);
        let die = out * die_from.unwrap_or(outermost + 1.0);
        let yard_from = steps().find(|&from| {
            let yard = block(from);
            (apart(&yard, 1.12) && from > die.length() + 0.95) || from > outermost + 6.0
        });
        let from = yard_from.unwrap_or(outermost + 2.0);
        let sign = match rows {
            1 => out * (from + 0.62),
            _ => out * (from + 0.5),
        };
        (block(from), die, sign)
    }
}
