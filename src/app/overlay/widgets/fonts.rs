//! The fonts: Alegreya for titles, Alegreya Sans for everything else, its figures made to stand in columns. Names may
//! be written in Hebrew and Arabic letters too.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};

use crate::app::table::tabular;

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
        (family("serif"), "serif-bold", tabular(SERIF_BOLD)),
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
