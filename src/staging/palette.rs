//! The colours of the seats with their signs.
//!
//! Colour never speaks alone: whatever shows a seat's colour shows its sign too. The six were searched for,
//! so that they stay apart in every kind of colour sight; a second set does so by more.

use serde::{Deserialize, Serialize};

/// The colour of a seat. Each has a sign of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Blue, a circle.
    Blue,
    /// Yellow, a triangle.
    Yellow,
    /// Green, a square.
    Green,
    /// Red, a diamond.
    Red,
    /// Black, a star.
    Black,
    /// Violet, a cross.
    Violet,
}

impl Colour {
    /// All six, in the order in which boards without one of their own use them.
    pub const ALL: [Self; 6] = [
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Red,
        Self::Black,
        Self::Violet,
    ];

    /// The place in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of the colour's name in the texts, which is also its name in a layout.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Red => "red",
            Self::Black => "black",
            Self::Violet => "violet",
        }
    }

    /// The colour with this key; none where none has it.
    #[must_use]
    pub fn by_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.key() == key)
    }

    /// The outline of the sign within a circle of radius 1 about the origin, y down; `None` is the circle itself.
    #[must_use]
    pub const fn outline(self) -> Option<&'static [(f32, f32)]> {
        match self {
            Self::Blue => None,
            Self::Yellow => Some(&[(0.0, -1.0), (0.95, 0.68), (-0.95, 0.68)]),
            Self::Green => Some(&[(-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)]),
            Self::Red => Some(&[(0.0, -1.08), (0.82, 0.0), (0.0, 1.08), (-0.82, 0.0)]),
            Self::Black => Some(&[
                (0.0, -1.08),
                (0.27, -0.36),
                (1.03, -0.33),
                (0.43, 0.14),
                (0.63, 0.87),
                (0.0, 0.45),
                (-0.63, 0.87),
                (-0.43, 0.14),
                (-1.03, -0.33),
                (-0.27, -0.36),
            ]),
            Self::Violet => Some(&[
                (-0.34, -1.0),
                (0.34, -1.0),
                (0.34, -0.34),
                (1.0, -0.34),
                (1.0, 0.34),
                (0.34, 0.34),
                (0.34, 1.0),
                (-0.34, 1.0),
                (-0.34, 0.34),
                (-1.0, 0.34),
                (-1.0, -0.34),
                (-0.34, -0.34),
            ]),
        }
    }
}

/// In which colours the seats are shown. Each set keeps the names: what is called yellow is a yellow in all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colours {
    /// Those of the printed board.
    #[default]
    Printed,
    /// Further apart, from each other and from the bare spots, where red, green or blue is not seen; and no two of
    /// them are the same shade of grey.
    ColourBlind,
}

impl Colours {
    /// The colour of a seat as `#rrggbb`.
    #[must_use]
    pub const fn hex(self, of: Colour) -> &'static str {
        match (self, of) {
            (Self::Printed, Colour::Blue) => "#2349A9",
            (Self::Printed, Colour::Yellow) => "#F2D944",
            (Self::Printed, Colour::Green) => "#4BB68D",
            (Self::Printed, Colour::Red) => "#B91D0C",
            (Self::Printed, Colour::Black) => "#2A1A1E",
            (Self::Printed, Colour::Violet) => "#AA8CDB",
            (Self::ColourBlind, Colour::Blue) => "#0047FB",
            (Self::ColourBlind, Colour::Yellow) => "#F9CC01",
            (Self::ColourBlind, Colour::Green) => "#57BE9F",
            (Self::ColourBlind, Colour::Red) => "#DE4C00",
            (Self::ColourBlind, Colour::Black) => "#0E0E14",
            (Self::ColourBlind, Colour::Violet) => "#660D94",
        }
    }

    /// The ink that is read on the colour of a seat, as `#rrggbb`.
    #[must_use]
    pub const fn ink(self, of: Colour) -> &'static str {
        match (self, of) {
            (Self::ColourBlind, Colour::Violet)
            | (Self::Printed, Colour::Red)
            | (_, Colour::Blue | Colour::Black) => "#FBF3DF",
            (_, Colour::Yellow | Colour::Green | Colour::Red | Colour::Violet) => "#2A1A14",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::{
        Rgb, Theme,
        theme::{self, contrast},
    };

    type Sight = [[f32; 3]; 3];

    /// Full colour sight, and the three kinds that lack one of three cones (Machado, Oliveira & Fernandes 2009).
    const SIGHTS: [Sight; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ];

    /// A colour by how light it is and two hues (Oklab, Ottosson 2020).
    struct Seen {
        lightness: f32,
        a: f32,
        b: f32,
    }

    fn seen(hex: &str, sight: &Sight) -> Seen {
        let times = |rows: &Sight, [x, y, z]: [f32; 3]| rows.map(|row| row[0] * x + row[1] * y + row[2] * z);
        let light = times(sight, Rgb::read(hex).expect(hex).light()).map(|part| part.clamp(0.0, 1.0));
        let cones = [
            [0.412_221_47, 0.536_332_54, 0.051_445_995],
            [0.211_903_5, 0.680_699_5, 0.107_396_96],
            [0.088_302_46, 0.281_718_85, 0.629_978_7],
        ];
        let opposed = [
            [0.210_454_26, 0.793_617_8, -0.004_072_047],
            [1.977_998_5, -2.428_592_2, 0.450_593_7],
            [0.025_904_037, 0.782_771_77, -0.808_675_77],
        ];
        let [lightness, a, b] = times(&opposed, times(&cones, light).map(f32::cbrt));
        Seen { lightness, a, b }
    }

    /// How far two colours are apart, 100 for black and white; the least of all kinds of sight.
    fn apart(one: &str, other: &str) -> f32 {
        let gaps = SIGHTS.map(|sight| {
            let (one, other) = (seen(one, &sight), seen(other, &sight));
            let squares = [one.lightness - other.lightness, one.a - other.a, one.b - other.b];
            100.0 * squares.map(|gap| gap * gap).iter().sum::<f32>().sqrt()
        });
        gaps.into_iter().fold(f32::MAX, f32::min)
    }

    fn least(gaps: impl Iterator<Item = f32>) -> f32 {
        gaps.fold(f32::MAX, f32::min)
    }

    fn pairs() -> impl Iterator<Item = (Colour, Colour)> {
        let after = |at: usize| {
            Colour::ALL[at + 1..]
                .iter()
                .map(move |&other| (Colour::ALL[at], other))
        };
        (0..Colour::ALL.len()).flat_map(after)
    }

    /// The least distance between two seats, between a seat and a bare spot, and between the greys of two seats.
    fn distances(colours: Colours) -> [f32; 3] {
        let spots = theme::BUILT_IN.map(|(name, text)| {
            let (theme, _): (Theme, _) = Theme::read(name, text).expect(name);
            theme.spot
        });
        let hex = |of| colours.hex(of);
        let grey = |of| 100.0 * seen(hex(of), &SIGHTS[0]).lightness;
        let to_spots = Colour::ALL
            .into_iter()
            .flat_map(|of| spots.iter().map(move |spot| (of, spot)));
        [
            least(pairs().map(|(one, other)| apart(hex(one), hex(other)))),
            least(to_spots.map(|(of, spot)| apart(hex(of), spot))),
            least(pairs().map(|(one, other)| (grey(one) - grey(other)).abs())),
        ]
    }

    #[test]
    fn what_is_for_colour_blind_eyes_stays_apart_in_every_kind_of_sight() {
        let [seats, spots, greys] = distances(Colours::Printed);
        assert!(seats > 12.0 && spots > 4.5, "printed: {seats} {spots} {greys}");
        let [seats, spots, greys] = distances(Colours::ColourBlind);
        assert!(
            seats > 15.5 && spots > 8.0 && greys > 10.0,
            "{seats} {spots} {greys}"
        );
    }

    #[test]
    fn a_colour_is_nearest_to_the_printed_one_of_its_name() {
        for of in Colour::ALL {
            let shown = seen(Colours::ColourBlind.hex(of), &SIGHTS[0]);
            let far = |printed: Colour| {
                let printed = seen(Colours::Printed.hex(printed), &SIGHTS[0]);
                // Names are given by hue, and black by having none.
                (shown.a - printed.a).hypot(shown.b - printed.b)
            };
            let nearest = Colour::ALL.into_iter().min_by(|a, b| far(*a).total_cmp(&far(*b)));
            assert_eq!(nearest, Some(of));
        }
    }

    #[test]
    fn signs_can_be_read_on_their_colours() {
        for colours in [Colours::Printed, Colours::ColourBlind] {
            for of in Colour::ALL {
                let contrast = contrast(colours.ink(of), colours.hex(of));
                assert!(contrast >= 4.0, "{colours:?} {of:?}: {contrast}");
            }
        }
    }
}
