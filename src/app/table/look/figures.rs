//! Figures of one height: what has to be done to a font so that the numbers on the board and in the panels are read at once.

use std::borrow::Cow;

/// A font whose figures are all of one height and width.
///
/// Alegreya's figures hang like small letters, a nought looks like an o, unless its features `lnum` and `tnum`
/// are asked for. Neither panels nor prints can ask for features, so the two get names in the font's table that every text
/// asks for.
pub(in crate::app) fn tabular(font: &'static [u8]) -> Cow<'static, [u8]> {
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
        const FACES: [&[u8]; 4] = [
            include_bytes!("../../../../assets/fonts/AlegreyaSans_400Regular.ttf"),
            include_bytes!("../../../../assets/fonts/AlegreyaSans_500Medium.ttf"),
            include_bytes!("../../../../assets/fonts/AlegreyaSans_700Bold.ttf"),
            include_bytes!("../../../../assets/fonts/Alegreya_700Bold.ttf"),
        ];
        for font in FACES {
            for name in [*b"lnum", *b"tnum"] {
                assert!(!features(font, name).is_empty());
                assert!(features(&tabular(font), name).is_empty());
            }
        }
    }
}
