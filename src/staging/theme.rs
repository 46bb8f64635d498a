//! Themes: the colours of the board's print, of the table and of all panels, and the gloss of the pieces, each a file of
//! RON.
//!
//! The colours of the seats are no part of a theme: they were searched for, and everybody knows them. In which
//! [`Colours`](super::Colours) they are shown is a setting of its own.

use serde::{Deserialize, Serialize};

use super::{Cover, Rgb, Weave};
use crate::rules::{Arg, Message};

/// The wood of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wood {
    /// The seed of the noise from which its grain grows.
    pub seed: u32,
    /// Its darkest tone, as `#rrggbb`.
    pub dark: String,
    /// Its brightest tone.
    pub bright: String,
    /// Whether nothing is ever laid on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bare: bool,
}

/// How pieces take the light.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gloss {
    /// The strength of the highlight, 0 … 1.
    pub shine: f32,
    /// Its sharpness, 1 … 200.
    pub sharpness: f32,
}

/// What panels and pages look like; every other tone of theirs lies between these.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Panels {
    /// What they are made of.
    pub ground: String,
    /// What is written on them.
    pub text: String,
    /// Their edges and thin lines.
    pub line: String,
    /// What asks to be pressed, and what has the focus.
    pub accent: String,
}

impl Default for Panels {
    fn default() -> Self {
        let [ground, text, line, accent] = ["#1E1714", "#F5EBDD", "#4A3B31", "#E2A33B"].map(str::to_owned);
        Self {
            ground,
            text,
            line,
            accent,
        }
    }
}

/// What board, table, pieces and panels look like. Colours are `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The ground of the board.
    pub card: String,
    /// Lines and words.
    pub print: String,
    /// The rim of the board.
    pub rim: String,
    /// A spot that belongs to nobody.
    pub spot: String,
    /// Whether the board is of wood.
    pub grain: bool,
    /// The table.
    pub table: Wood,
    /// The pieces.
    pub pieces: Gloss,
    /// The panels; the usual ones where none are named.
    #[serde(default)]
    pub panels: Panels,
}

/// What is wrong with a theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThemeFault {
    /// The text is no theme.
    Unreadable {
        /// The file's name.
        file: String,
        /// Where and why.
        reason: String,
    },
    /// A colour is none.
    Colour {
        /// The file's name.
        file: String,
        /// What stands there.
        colour: String,
    },
    /// What is printed can hardly be read.
    Contrast {
        /// The file's name.
        file: String,
        /// The colour of the print.
        print: String,
        /// What it is printed on.
        ground: String,
        /// Ten times the contrast.
        tenths: u32,
    },
}

impl From<&ThemeFault> for Message {
    fn from(fault: &ThemeFault) -> Self {
        let of = |key: &str, file: &str| Self::new(key).with("file", file);
        match fault {
            ThemeFault::Unreadable { file, reason } => {
                of("theme-unreadable", file).with("why", reason.as_str())
            }
            ThemeFault::Colour { file, colour } => {
                of("theme-no-colour", file).with("colour", colour.as_str())
            }
            ThemeFault::Contrast {
                file,
                print,
                ground,
                tenths,
            } => of("theme-pale", file)
                .with("print", print.as_str())
                .with("ground", ground.as_str())
                .with("contrast", Arg::decimal(f64::from(*tenths) / 10.0, 1)),
        }
    }
}

/// The themes that travel with the program, the usual one first.
pub const BUILT_IN: [(&str, &str); 4] = [
    ("card", include_str!("../../assets/themes/card.ron")),
    ("wood", include_str!("../../assets/themes/wood.ron")),
    ("night", include_str!("../../assets/themes/night.ron")),
    ("contrast", include_str!("../../assets/themes/contrast.ron")),
];

impl Theme {
    /// Reads a theme. `file` is named in faults. A second value warns of print that is hard to read.
    ///
    /// # Errors
    /// When it is no theme, or one of its colours is none.
    pub fn read(file: &str, text: &str) -> Result<(Self, Option<ThemeFault>), ThemeFault> {
        let theme: Self = ron::from_str(text).map_err(|fault| ThemeFault::Unreadable {
            file: file.to_owned(),
            reason: fault.to_string(),
        })?;
        for colour in theme.colours() {
            if Rgb::read(colour).is_none() {
                return Err(ThemeFault::Colour {
                    file: file.to_owned(),
                    colour: colour.clone(),
                });
            }
        }
        let panels = &theme.panels;
        let read = [
            (&theme.print, &theme.card),
            (&theme.print, &theme.spot),
            (&panels.text, &panels.ground),
            (&panels.accent, &panels.ground),
        ];
        let warning = read.into_iter().find_map(|(print, ground)| {
            let contrast = contrast(print, ground);
            (contrast < 3.0).then(|| ThemeFault::Contrast {
                file: file.to_owned(),
                print: print.clone(),
                ground: ground.clone(),
                tenths: (contrast * 10.0).round() as u32,
            })
        });
        Ok((theme, warning))
    }

    fn colours(&self) -> [&String; 10] {
        let Self {
            card,
            print,
            rim,
            spot,
            table,
            panels,
            ..
        } = self;
        let Panels {
            ground,
            text,
            line,
            accent,
        } = panels;
        [
            card,
            print,
            rim,
            spot,
            &table.dark,
            &table.bright,
            ground,
            text,
            line,
            accent,
        ]
    }
}

/// So many times as bright as the brightest tone of the table is what covers it at most, and its darkest tone this part of
/// that: what lies on the table stays in the foreground.
const BRIGHTEST: f32 = 1.25;
const DARKEST: f32 = 0.4;

impl Theme {
    /// What the table is made of or covered with, and its tones.
    #[must_use]
    pub fn covered(&self, cover: Option<Cover>) -> (Weave, Wood) {
        let tone = |cover: Cover| Some((cover.weave, Rgb::read(cover.tone)?));
        let Some((weave, tone)) = cover.filter(|_| !self.table.bare).and_then(tone) else {
            return (Weave::default(), self.table.clone());
        };
        let most = BRIGHTEST * Rgb::read(&self.table.bright).map_or(1.0, Rgb::luminance);
        let part = (most / tone.luminance().max(f32::EPSILON)).min(1.0);
        let shade = |part: f32| Rgb::of_light(tone.light().map(|light| part * light)).hex();
        let wood = Wood {
            dark: shade(DARKEST * part),
            bright: shade(part),
            ..self.table.clone()
        };
        (weave, wood)
    }
}

impl Default for Theme {
    /// The printed card on walnut.
    fn default() -> Self {
        let wood = |dark: &str, bright: &str| Wood {
            seed: 1908,
            dark: dark.to_owned(),
            bright: bright.to_owned(),
            bare: false,
        };
        Self {
            card: "#F3E6C4".to_owned(),
            print: "#3B2A1E".to_owned(),
            rim: "#8C2F1B".to_owned(),
            spot: "#FFFBEF".to_owned(),
            grain: false,
            table: wood("#1E130E", "#68442C"),
            pieces: Gloss {
                shine: 0.5,
                sharpness: 60.0,
            },
            panels: Panels::default(),
        }
    }
}

/// The contrast of two colours, 1 … 21, as the web's accessibility guidelines (WCAG 2) have it.
pub(super) fn contrast(one: &str, other: &str) -> f32 {
    let light = |hex: &str| Rgb::read(hex).map_or(0.0, Rgb::luminance);
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_themes_that_travel_along_are_sound_and_can_be_read() {
        for (name, text) in BUILT_IN {
            let (_, warning) = Theme::read(name, text).expect(name);
            assert_eq!(warning, None, "{name}");
        }
        assert_eq!(
            Theme::read("card", BUILT_IN[0].1).map(|(theme, _)| theme),
            Ok(Theme::default())
        );
    }

    #[test]
    fn a_cover_has_its_own_tone_and_is_hardly_brighter_than_the_table() {
        let cover = |tone| {
            Some(Cover {
                weave: Weave::Felt,
                tone,
            })
        };
        for (name, text) in BUILT_IN {
            let (theme, _) = Theme::read(name, text).expect(name);
            assert_eq!(theme.covered(None), (Weave::Planks, theme.table.clone()));
            let (weave, wood) = theme.covered(cover("#40C080"));
            if theme.table.bare {
                assert_eq!((weave, wood), theme.covered(None), "{name}");
                continue;
            }
            assert_eq!(weave, Weave::Felt);
            let bright = Rgb::read(&wood.bright).expect("a colour");
            let [red, green, blue] = bright.0;
            assert!(green > blue && blue > red, "{name}: {bright:?}");
            let table = Rgb::read(&theme.table.bright).expect("a colour").luminance();
            assert!(bright.luminance() < 1.3 * table, "{name}: {bright:?}");
            let dark = Rgb::read(&wood.dark).expect("a colour");
            assert!(dark.luminance() < bright.luminance(), "{name}");
        }
        // What is dark enough stays as it is.
        assert_eq!(Theme::default().covered(cover("#203020")).1.bright, "#203020");
    }

    #[test]
    fn what_is_wrong_with_a_theme_is_said() {
        let text = BUILT_IN[0].1;
        let read = |text: &str| Theme::read("mine.ron", text);
        assert!(
            matches!(read(&text.replace("card:", "cart:")), Err(ThemeFault::Unreadable { reason, .. }) if reason.contains("cart"))
        );
        assert_eq!(
            read(&text.replace("#3B2A1E", "brown")),
            Err(ThemeFault::Colour {
                file: "mine.ron".to_owned(),
                colour: "brown".to_owned()
            })
        );
        let dim = text.replace("pieces:", "panels: (text: \"#3A3330\"), pieces:");
        let dim = read(&dim).expect("it can be used").1;
        assert!(
            matches!(dim, Some(ThemeFault::Contrast { ground, .. }) if ground == Panels::default().ground)
        );
        let pale = read(&text.replace("#3B2A1E", "#F0E0C0")).expect("it can be used");
        assert!(matches!(
            pale.1,
            Some(ThemeFault::Contrast { tenths: 10..=11, .. })
        ));
    }
}
