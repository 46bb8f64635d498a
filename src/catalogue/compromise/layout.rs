//! The board of Compromise: three grids of nine fields side by side, with two racks on each field; before them the slates on
//! which the seats name, those of the first on the left and those of the second on the right, and between them the rails of
//! what each has won.
//!
//! A field is named by the numbers of its grid, its row from the far side and its column from the left: `111` … `333`.
//! Pips lie on `H<seat>.<field>.<place>`, on `L…` or `G…` where they are so few that they are large, or on `h…` where they
//! are so many that they are small, and, once they are won, on `S<seat>.<place>` or `s…`; how many they are is written at
//! `N<seat>.<field>`, and the score at `N<seat>.score`. Those that fall come from `B<seat>`, before the board, where those
//! that a seat has still to place lie on `B<seat>.<place>`, half steps apart; slates lie on `T<seat>.<axis>`.
//!
//! Both seats look at the board from the same side.

use glam::Vec2;

use super::{
    engraving::{plait, rosette},
    rack::{Rack, Size},
};
use crate::{
    rules::Seat,
    staging::{
        Colour, Cover, Decor, Form, Kind, Layout, Spot, SpotName, Weave,
        decor::{Patch, Tint},
        layout::{Outline, SeatPlace, Sheet, Word},
        pieces::{
            Part,
            pip::PIP,
            slate::{SIZE, SLATE},
        },
    },
};

/// How many numbers are named, a slate each.
pub(super) const AXES: usize = 3;
/// What is named is written on slates, too.
pub(super) const COVER: Cover = Cover {
    weave: Weave::Slate,
    tone: "#414B54",
};
/// From one field to the next, across and away: much deeper than wide, for the table is seen aslant.
const PITCH: Vec2 = Vec2::new(1.56, 3.7);
/// The rack of a seat on a field.
pub(super) const fn heap_rack(seat: Seat) -> Rack {
    Rack {
        fives: 1,
        rows: 4,
        large: true,
        // Many begin at its edge: the middle of a field is free for what is written there.
        away: seat.index() == 1,
    }
}
/// The rack of what a seat has won.
pub(super) const RAIL: Rack = Rack {
    fives: 5,
    rows: 3,
    large: false,
    away: false,
};

/// So many pips at most are seen of what a seat has still to place, and from one to the next.
const SUPPLY: usize = 40;
const WAITING: f32 = 0.3;

/// From one grid to the next.
const GRID: f32 = 3.0 * PITCH.x + 0.78;
/// Half of the card.
const HALF: Vec2 = Vec2::new(GRID + 1.5 * PITCH.x + 0.85, 7.9);
/// From the middle of the board to the middles of the grids.
const UP: f32 = 0.67;
/// From the middle of a field to those of its racks, and to where it is written how many pips lie there.
const RACK: f32 = 0.7;
const WRITTEN: f32 = 1.6;
/// How far before the board lies what is still to be placed, and how much nearer that of the second seat.
const BEFORE: f32 = 0.38;
const NEARER: f32 = 0.27;
/// How far out a seat's sign lies, how much nearer the middle the outermost of its slates, and from one slate to the next.
const SIGN: f32 = HALF.x - 0.62;
const OUTERMOST: f32 = 0.95;
const SLATES: f32 = SIZE.x + 0.1;
/// How deep the slates lie, and how far above and below that the rails.
const DOWN: f32 = -6.44;
const APART: f32 = 0.54;
/// The middles of a rail and of its score.
const RAIL_AT: f32 = 0.45;
const SCORE: f32 = -3.8;
/// So far above a slate stands what it names; that sign is so large.
const NAMED: f32 = SIZE.y / 2.0 + 0.37;
const SIGNED: f32 = 0.22;
const COLOURS: [Colour; 2] = [Colour::Red, Colour::Green];

/// A spot for something.
fn spot(name: SpotName, at: Vec2, kind: Kind, form: Form) -> Spot {
    Spot {
        form,
        ..Spot::new(name, at, kind)
    }
}

/// A place for pips of a size that a seat has on a field.
fn on_field(seat: Seat, field: &str, place: usize, size: Size) -> SpotName {
    let letter = match size {
        Size::Largest => 'G',
        Size::Large => 'L',
        Size::Usual => 'H',
        Size::Small => 'h',
    };
    SpotName::from(format!("{letter}{seat}.{field}.{place}"))
}

/// Where the n-th of so many pips lies that a seat has on a field.
pub(super) fn heap(seat: Seat, field: &str, n: usize, of: usize) -> SpotName {
    let rack = heap_rack(seat);
    on_field(seat, field, rack.place(n, of), rack.size(of))
}

/// Where it is written how many pips a seat has on a field.
pub(super) fn count(seat: Seat, field: &str) -> SpotName {
    SpotName::from(format!("N{seat}.{field}"))
}

/// A place for pips of a size that a seat has won.
fn on_rail(seat: Seat, place: usize, size: Size) -> SpotName {
    let letter = if size == Size::Small { 's' } else { 'S' };
    SpotName::from(format!("{letter}{seat}.{place}"))
}

/// Where the n-th of so many pips lies that a seat has won.
pub(super) fn tray(seat: Seat, n: usize, of: usize) -> SpotName {
    on_rail(seat, RAIL.place(n, of), RAIL.size(of))
}

/// Where a seat's score is written.
pub(super) fn score(seat: Seat) -> SpotName {
    count(seat, "score")
}

/// From where a seat's pips come.
pub(super) fn bag(seat: Seat) -> SpotName {
    SpotName::from(format!("B{seat}"))
}

/// A place for a pip that a seat has still to place.
fn in_supply(seat: Seat, place: usize) -> SpotName {
    SpotName::from(format!("B{seat}.{place}"))
}

/// Where the pips lie of which a seat has still to place so many, as far as they are seen: in the middle.
pub(super) fn supply(seat: Seat, left: usize) -> impl Iterator<Item = SpotName> {
    let seen = left.min(SUPPLY);
    (0..seen).map(move |n| in_supply(seat, SUPPLY - seen + 2 * n))
}

/// Where the digit of an axis lies that a seat has named.
pub(super) fn slate(seat: Seat, axis: usize) -> SpotName {
    SpotName::from(format!("T{seat}.{axis}"))
}

/// Where the slate of an axis lies before a seat.
fn slate_at(seat: Seat, axis: usize) -> Vec2 {
    let outer = OUTERMOST - SIGN;
    let x = match seat.index() {
        0 => outer + SLATES * axis as f32,
        _ => -outer - SLATES * (AXES - 1 - axis) as f32,
    };
    Vec2::new(x, DOWN)
}

/// Where the middle of a seat's rail lies: the first one's farther away.
fn rail_at(seat: Seat) -> Vec2 {
    let up = if seat.index() == 0 { APART } else { -APART };
    Vec2::new(RAIL_AT, DOWN + up)
}

/// The fields, with where they lie.
fn fields() -> impl Iterator<Item = (String, Vec2)> {
    (0..27_u8).map(|number| {
        let (grid, row, column) = (number / 9, number / 3 % 3, number % 3);
        let middle = Vec2::new(GRID * (f32::from(grid) - 1.0), UP);
        let at = middle + PITCH * Vec2::new(f32::from(column) - 1.0, 1.0 - f32::from(row));
        (format!("{}{}{}", grid + 1, row + 1, column + 1), at)
    })
}

/// The places of a rack about a point, of all sizes, by their names.
fn places(rack: Rack, about: Vec2, name: impl Fn(usize, Size) -> SpotName, kind: Kind) -> Vec<Spot> {
    let sizes = Size::ALL.into_iter();
    sizes
        .flat_map(|size| rack.places(size).into_iter().map(move |place| (place, size)))
        .map(|(place, size)| Spot {
            size: size.scale(),
            ..spot(name(place, size), about + rack.at(place, size), kind, PIP)
        })
        .collect()
}

/// What lies before a seat, and on the fields for it.
fn spots_of(seat: Seat) -> Vec<Spot> {
    // The first seat's racks lie on the far side of each field, the second one's on the near side.
    let side = if seat.index() == 0 { 1.0 } else { -1.0 };
    let mut own = Vec::new();
    for (field, at) in fields() {
        let name = |place, size| on_field(seat, &field, place, size);
        let about = at + Vec2::new(0.0, RACK * side);
        own.extend(places(heap_rack(seat), about, name, Kind::Heap));
        let written = at + Vec2::new(0.0, WRITTEN * side);
        own.push(spot(count(seat, &field), written, Kind::Count, PIP));
    }
    let about = rail_at(seat);
    own.extend(places(
        RAIL,
        about,
        |place, size| on_rail(seat, place, size),
        Kind::Tray,
    ));
    own.push(spot(score(seat), about.with_x(SCORE), Kind::Score, PIP));
    let before = Vec2::new(3.0 * -side, -HALF.y - 1.2);
    own.push(Spot {
        raised: 1.5,
        ..spot(bag(seat), before, Kind::Heap, PIP)
    });
    let nearer = BEFORE + NEARER * seat.index() as f32;
    own.extend((0..2 * SUPPLY - 1).map(|place| {
        let x = WAITING / 2.0 * (place as f32 - (SUPPLY - 1) as f32);
        let at = Vec2::new(x, -HALF.y - nearer);
        spot(in_supply(seat, place), at, Kind::Heap, PIP)
    }));
    own.extend((0..AXES).map(|axis| spot(slate(seat, axis), slate_at(seat, axis), Kind::Slate, SLATE)));
    for spot in &mut own {
        spot.seat = Some(seat);
    }
    own
}

/// What the pips of a rack lie in, so much larger than it on each side.
fn trough(rack: Rack, about: Vec2, larger: Vec2, colour: Colour) -> Patch {
    let outline = Outline {
        half: rack.room() / 2.0 + larger,
        corner: 0.2,
    };
    Patch {
        part: Part::Polygon(outline.points(0.0).into_iter().map(|at| at + about).collect()),
        tint: Tint::Pale(colour),
    }
}

/// Three grids for two seats.
pub(super) fn of_grids() -> Layout {
    let field = |(name, at): (String, Vec2)| Spot {
        room: PITCH,
        ..spot(name.into(), at, Kind::Field, PIP)
    };
    let mut spots: Vec<Spot> = fields().map(field).collect();
    let mut seats = Vec::new();
    let mut patches = Vec::new();
    for (number, colour) in COLOURS.into_iter().enumerate() {
        let seat = Seat::new(number);
        spots.extend(spots_of(seat));
        let side = if number == 0 { 1.0 } else { -1.0 };
        seats.push(SeatPlace {
            colour,
            direction: -90.0,
            die: rail_at(seat),
            sign: Vec2::new(-SIGN * side, DOWN),
        });
        patches.push(trough(RAIL, rail_at(seat), Vec2::new(0.1, 0.06), colour));
        let off = Vec2::new(0.0, RACK * side);
        let racks = fields().map(|(_, at)| trough(heap_rack(seat), at + off, Vec2::new(0.03, 0.05), colour));
        patches.extend(racks);
    }
    Layout::assemble(Sheet {
        title: "Compromise".to_owned(),
        outline: Outline {
            half: HALF,
            corner: 0.75,
        },
        seats,
        spots,
        lines: Vec::new(),
        words: words().collect(),
        vignettes: Vec::new(),
        goals: Vec::new(),
        decor: Decor {
            cover: Some(COVER),
            patches,
            signs: axes().collect(),
            engraving: engraved(),
            near: Some(0.75 * HALF.x),
            ..Decor::default()
        },
        counted: PIP,
    })
}

/// What is named on each slate, as three of it: grids beside each other, rows, columns.
fn axes() -> impl Iterator<Item = Part> {
    let bar = |middle: Vec2, half: Vec2| {
        let (foot, size) = (middle - Vec2::new(0.0, half.y), 2.0 * half);
        Part::Upright(foot, size.y, size.x)
    };
    let (wide, thick) = (SIGNED, 0.22 * SIGNED);
    (0..18_u8).map(move |part| {
        let (seat, axis, line) = (part / 9, part / 3 % 3, f32::from(part % 3) - 1.0);
        let at = slate_at(Seat::new(seat.into()), axis.into()) + Vec2::new(0.0, NAMED);
        let step = (wide - thick) * line;
        match axis {
            0 => bar(at + Vec2::new(1.5 * step, 0.0), Vec2::new(0.44, 0.8) * wide),
            1 => bar(at - Vec2::new(0.0, step), Vec2::new(1.2 * wide, thick)),
            _ => bar(at + Vec2::new(step, 0.0), Vec2::new(thick, wide)),
        }
    })
}

/// What is engraved beside the numbers.
fn engraved() -> Vec<Vec<Vec2>> {
    let mut lines = Vec::new();
    for grid in 0..3_u8 {
        let title = title_at(grid);
        lines.extend(rosette(title));
        for side in [-1.0, 1.0] {
            let beside = |far: f32| title + Vec2::new(side * far, 0.0);
            lines.extend(plait(beside(0.56), beside(1.5 * PITCH.x)));
        }
    }
    // Between two grids, and between the numbers of the rows.
    for middle in [-GRID / 2.0, GRID / 2.0] {
        let beside = |row: f32, way: f32| {
            let free = if row.abs() > 1.0 { 0.0 } else { 0.42 * way };
            Vec2::new(middle, UP + PITCH.y * row + free)
        };
        for (from, to) in [(-1.5, -1.0), (-1.0, 0.0), (0.0, 1.0), (1.0, 1.5)] {
            lines.extend(plait(beside(from, 1.0), beside(to, -1.0)));
        }
    }
    lines
}

/// Where the number of a grid is written.
fn title_at(grid: u8) -> Vec2 {
    Vec2::new(GRID * (f32::from(grid) - 1.0), UP + 1.5 * PITCH.y + 0.9)
}

/// The numbers of the grids, rows and columns.
fn words() -> impl Iterator<Item = Word> {
    let word = |number: u8, at: Vec2, size: f32| Word {
        text: (number + 1).to_string(),
        at,
        angle: 0.0,
        size,
    };
    (0..3_u8).flat_map(move |grid| {
        let middle = Vec2::new(GRID * (f32::from(grid) - 1.0), UP);
        let edge = 1.5 * PITCH;
        // In the middle before the next grid, or before the rim.
        let beside = if grid == 0 { 0.29 } else { GRID / 2.0 - edge.x };
        let line = (0..3_u8).flat_map(move |line| {
            let along = PITCH * (f32::from(line) - 1.0);
            [
                word(line, middle + Vec2::new(-edge.x - beside, -along.y), 0.44),
                // Above them: below, a slate that is being named hides them.
                word(line, middle + Vec2::new(along.x, edge.y + 0.27), 0.44),
            ]
        });
        line.chain([word(grid, title_at(grid), 0.58)])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::compromise::Config, staging::pieces::pip};

    const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

    #[test]
    fn fields_lie_by_grid_row_and_column_and_everything_on_the_card() {
        let layout = of_grids();
        let at = |name: &str| layout.spot(name).map(|spot| spot.at).expect(name);
        assert!(at("111").x < at("112").x && at("113").x < at("211").x);
        assert!(at("111").y > at("121").y && at("121").y > at("131").y);
        let half = layout.outline().half - 0.34;
        for spot in layout.spots() {
            let inside = spot.at.abs().cmplt(half).all();
            assert!(inside || spot.name.as_str().starts_with('B'), "{spot:?}");
        }
    }

    #[test]
    fn what_is_engraved_lies_on_the_card_and_runs_through_no_field_and_no_number() {
        let layout = of_grids();
        let inner = layout.outline().half - 0.34;
        let fields = layout.spots().iter().filter(|spot| spot.kind == Kind::Field);
        let fields = fields.map(|spot| (spot.at, spot.room / 2.0 + 0.08));
        let written = layout
            .words()
            .iter()
            .map(|word| (word.at, Vec2::new(0.2, 0.3) * word.size));
        let taken: Vec<(Vec2, Vec2)> = fields.chain(written).collect();
        let points: Vec<&Vec2> = layout.decor().engraving.iter().flatten().collect();
        assert!(points.len() > 1_000);
        for point in points {
            assert!(point.abs().cmplt(inner).all(), "{point}");
            for (at, half) in &taken {
                assert!(
                    (point - at).abs().cmpgt(*half).any(),
                    "{point} on what lies at {at}"
                );
            }
        }
        // A picture in which numbers would not be read goes without it.
        assert!(layout.unwritten().decor().engraving.is_empty());
    }

    #[test]
    fn what_is_still_to_be_placed_lies_before_the_board_however_much_it_is() {
        let layout = of_grids();
        for left in [0, 1, 30, 40, 41, usize::from(Config::MOST_PIPS)] {
            let [first, second] = SEATS.map(|seat| lying(&layout, supply(seat, left).collect()));
            assert!(first.len() == left || first.len() >= 40, "{left}");
            let middle: f32 = first.iter().map(|(at, _)| at.x).sum();
            assert!(middle.abs() < 1e-3, "{left}: {middle}");
            for ((far, wide), (near, _)) in first.iter().zip(&second) {
                let lowest = -layout.outline().half.y - wide;
                assert!(
                    far.y < lowest && near.y < far.y - 2.0 * wide,
                    "{left}: {far} {near}"
                );
                assert!(far.x.abs() < layout.outline().half.x, "{left}: {far}");
            }
            let mut beside = first.windows(2);
            assert!(
                beside.all(|pair| pair[1].0.x - pair[0].0.x > 2.0 * pair[0].1),
                "{left}"
            );
        }
    }

    #[test]
    fn what_is_named_on_a_slate_stands_between_it_and_the_fields() {
        let layout = of_grids();
        let slates = SEATS.map(|seat| (0..AXES).map(move |axis| slate(seat, axis)));
        let slates: Vec<Vec2> = slates
            .into_iter()
            .flatten()
            .map(|name| layout.spot(name.as_str()).expect("a slate").at)
            .collect();
        let fields = UP - 1.5 * PITCH.y;
        let mut over: [Vec<Vec2>; 6] = Default::default();
        for sign in &layout.decor().signs {
            let Part::Upright(foot, long, broad) = sign else {
                panic!("a bar stands upright: {sign:?}");
            };
            assert!(foot.y + long < fields - 0.05, "{sign:?} lies on a field");
            let near = slates.iter().position(|at| (foot.x - at.x).abs() < SLATES / 2.0);
            over[near.expect("a slate below it")].push(*foot);
            for at in &slates {
                let aside = (foot.x - at.x).abs() - broad / 2.0 - SIZE.x / 2.0;
                let above = foot.y - at.y - SIZE.y / 2.0;
                assert!(aside > 0.0 || above > 0.04, "{sign:?} lies on the slate at {at}");
            }
        }
        // Three of each: grids and columns beside each other, rows one below the other.
        let spread = |feet: &[Vec2]| {
            let from = feet.iter().copied().reduce(Vec2::min).expect("a sign");
            feet.iter().copied().reduce(Vec2::max).expect("a sign") - from
        };
        assert!(over.iter().all(|feet| feet.len() == 3), "{over:?}");
        for named in over.chunks(AXES) {
            let [grids, rows, columns] = [0, 1, 2].map(|axis| spread(&named[axis]));
            assert!(grids.x > 0.1 && grids.y < 1e-3 && columns.x > 0.1 && columns.y < 1e-3);
            assert!(rows.y > 0.1 && rows.x < 1e-3);
        }
    }

    #[test]
    fn slates_read_from_the_left_on_both_sides_and_lie_on_no_rail() {
        let layout = of_grids();
        let at = |name: SpotName| layout.spot(name.as_str()).expect("a spot").at;
        let rail = RAIL.room().x / 2.0 + 0.1;
        for seat in SEATS {
            let named = [0, 1, 2].map(|axis| at(slate(seat, axis)).x);
            assert!(named.is_sorted_by(|one, next| next - one > SIZE.x), "{named:?}");
            let off = named.map(|x| (x - RAIL_AT).abs() - SIZE.x / 2.0);
            assert!(off.into_iter().all(|off| off > rail), "{off:?}");
            assert!((at(score(seat)).x - RAIL_AT).abs() > rail + 0.2);
        }
    }

    #[test]
    fn a_few_pips_leave_the_middle_of_their_field_free() {
        let layout = of_grids();
        let middle = layout.spot("222").expect("a field").at.y;
        for seat in SEATS {
            for n in 0..4 {
                let at = layout.spot(heap(seat, "222", n, 4).as_str()).expect("a pip").at.y;
                assert!((at - middle).abs() > 0.6, "{seat:?} {n}: {at}");
            }
        }
    }

    /// Where as many pips lie as are seen of so many, with how large they are.
    fn lying(layout: &Layout, names: Vec<SpotName>) -> Vec<(Vec2, f32)> {
        let spots = names
            .iter()
            .map(|name| layout.spot(name.as_str()).expect("a spot"));
        spots.map(|spot| (spot.at, spot.size * pip::RADIUS)).collect()
    }

    #[test]
    fn however_many_pips_lie_on_a_field_none_touches_another_or_leaves_its_field() {
        let layout = of_grids();
        let field = layout.spot("222").expect("a field");
        let most = usize::from(Config::MOST_PIPS) * usize::from(Config::MOST_ROUNDS);
        let cases = (0..=90).chain([most]);
        for many in cases {
            let mut pips = Vec::new();
            for seat in SEATS {
                let seen = heap_rack(seat).seen(many);
                assert!(seen == many || seen >= 80);
                pips.extend(lying(
                    &layout,
                    (0..seen).map(|n| heap(seat, "222", n, many)).collect(),
                ));
                let written = layout.spot(count(seat, "222").as_str()).expect("a number").at;
                assert!(
                    pips.iter()
                        .all(|(at, radius)| at.distance(written) > radius + 0.1)
                );
            }
            for (n, (at, radius)) in pips.iter().enumerate() {
                let off = (*at - field.at).abs() + *radius;
                assert!(off.cmplt(PITCH / 2.0 - 0.05).all(), "{many}: {off}");
                let apart = pips[..n]
                    .iter()
                    .all(|(other, wide)| other.distance(*at) > radius + wide);
                assert!(apart, "{many}: {n} at {at}");
            }
        }
    }

    #[test]
    fn what_is_won_lies_on_its_own_rail_however_much_it_is() {
        let layout = of_grids();
        let half = layout.outline().half - 0.34;
        for many in [1, 74, 75, 76, 300, 301, 100_000] {
            let seen = RAIL.seen(many);
            assert!(seen == many || seen >= 300);
            let pips = SEATS.map(|seat| lying(&layout, (0..seen).map(|n| tray(seat, n, many)).collect()));
            let [red, green] = pips;
            let lowest = red.iter().map(|(at, radius)| at.y - radius).fold(9.0, f32::min);
            let highest = green
                .iter()
                .map(|(at, radius)| at.y + radius)
                .fold(-9.0, f32::max);
            assert!(lowest > highest, "{many}: {lowest} {highest}");
            assert!(
                red.iter()
                    .chain(&green)
                    .all(|(at, radius)| (at.abs() + *radius).cmplt(half).all())
            );
        }
    }
}
