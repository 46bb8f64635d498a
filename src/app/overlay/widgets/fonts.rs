//! The fonts: Alegreya for titles, Alegreya Sans for everything else, its figures made to stand in columns. Names may
//! be written in Hebrew and Arabic letters too.

use std::{borrow::Cow, sync::Arc};

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};

const SANS: &[u8] = include_bytes!("../../../../assets/fonts/AlegreyaSans_400Regular.ttf");
const SANS_MEDIUM: &[u8] = include_bytes!("../../../../assets/fonts/AlegreyaSans_500Medium.ttf");
const SANS_BOLD: &[u8] = include_bytes!("../../../../assets/fonts/AlegreyaSans_700Bold.ttf");
const SERIF_BOLD: &[u8] = include_bytes!("../../../../assets/fonts/Alegreya_700Bold.ttf");
const HEBREW: &[u8] = include_bytes!("../../../../assets/fonts/NotoSansHebrew-Regular.ttf");
const ARABIC: &[u8] = include_bytes!("../../../../assets/fonts/NotoSansArabic-Regular.ttf");

/// The family of this name.
pub(in crate::app::overlay) fn family(name: &str) -> FontFamily {
    FontFamily::Name(name.into())
}

/// All families, each with fallbacks for letters that Alegreya lacks.
pub(in crate::app::overlay) fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let mut fallback = vec!["hebrew".to_owned(), "arabic".to_owned()];
    for (name, font) in fallback.iter().zip([HEBREW, ARABIC]) {
        let font = FontData::from_static(font);
        fonts.font_data.insert(name.clone(), Arc::new(font));
    }
    let shipped = fonts.families.get(&FontFamily::Proportional);
    fallback.extend(shipped.into_iter().flatten().cloned());
    let faces = [
        (FontFamily::Proportional, "sans", tabular(SANS)),
        (family("medium"), "sans-medium", tabular(SANS_MEDIUM)),
        (family("bold"), "sans-bold", tabular(SANS_BOLD)),
        (family("serif"), "serif-bold", Cow::Borrowed(SERIF_BOLD)),
    ];
    for (family, name, font) in faces {
        fonts.font_data.insert(
            name.to_owned(),
            Arc::new(FontData {
                font,
                tweak: lowered(),
                ..FontData::from_static(&[])
            }),
        );
        let mut names = vec![name.to_owned()];
        names.extend(fallback.iter().cloned());
        fonts.families.insert(family, names);
    }
    fonts
}

/// Alegreya leaves more room below its letters than above them: lowered a little they stand in the middle of a button.
fn lowered() -> FontTweak {
    FontTweak {
        y_offset_factor: 0.06,
        ..FontTweak::default()
    }
}

/// A font whose figures are all of one height and width.
///
/// Alegreya's figures hang like small letters, a nought looks like an o, unless its features `lnum` and `tnum`
/// are asked for. egui can't ask for features, so the two get names in the font's table that every text asks for.
fn tabular(font: &'static [u8]) -> Cow<'static, [u8]> {
    let mut font = font.to_vec();
    for (figures, always) in [(*b"lnum", b"rclt"), (*b"tnum", b"clig")] {
        for at in features(&font, figures) {
            font[at..at + 4].copy_from_slice(always);
        }
    }
    Cow::Owned(font)
}

/// Where a feature's name stands in the font's table of substitutions.
fn features(font: &[u8], name: [u8; 4]) -> Vec<usize> {
    let word = |at: usize| {
        font.get(at..at + 2)
            .map(|bytes| usize::from(u16::from_be_bytes([bytes[0], bytes[1]])))
    };
    let long = |at: usize| Some(word(at)? << 16 | word(at + 2)?);
    let find = || {
        let tables = word(4)?;
        let entry = (0..tables)
            .map(|table| 12 + 16 * table)
            .find(|&at| font.get(at..at + 4) == Some(b"GSUB"))?;
        let table = long(entry + 8)?;
        let list = table + word(table + 6)?;
        let names = (0..word(list)?).map(|feature| list + 2 + 6 * feature);
        Some(
            names
                .filter(|&at| font.get(at..at + 4) == Some(&name[..]))
                .collect(),
        )
    };
    find().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_the_figures_that_are_asked_for() {
        for font in [SANS, SANS_MEDIUM, SANS_BOLD] {
            for name in [*b"lnum", *b"tnum"] {
                assert!(!features(font, name).is_empty());
                assert!(features(&tabular(font), name).is_empty());
            }
        }
    }
}
