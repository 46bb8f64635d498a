//! The dress of panels and pages: what is written in the usual tones is shown in those of the theme.
//!
//! Everything names its tones as they are in [`style`](super::style). They are exchanged in the finished shapes of a
//! frame, so that whoever writes a page need not know of themes, and none can be forgotten. Pictures, seats and boards
//! have colours of their own and keep them.

use bevy::prelude::*;
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{Color32, epaint::shape_transform::adjust_colors},
};

use super::style::{
    ACCENT, ACCENT_RAISED, CARD, CHOSEN, DIM, FAINT, HINT, LINE, MEANT, ON_ACCENT, PANEL, QUIET, RAISED,
    SUNK, TEXT, VEIL,
};
use crate::{
    app::settings::{Settings, Shelf},
    staging::Panels,
};

/// Tones that are fainter than this are left as they are: of their colour nothing is known any more.
const FAINTEST: u8 = 20;

/// The tones that a theme has a say in, as they are written. The one behind pages is known by its colour alone.
const WRITTEN: [Color32; 16] = [
    PANEL,
    CARD,
    RAISED,
    SUNK,
    LINE,
    TEXT,
    QUIET,
    FAINT,
    HINT,
    ACCENT,
    ACCENT_RAISED,
    ON_ACCENT,
    MEANT,
    CHOSEN,
    VEIL,
    DIM,
];

/// The same tones as a theme has them.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tones([Color32; WRITTEN.len()]);

impl Tones {
    /// Those of a theme; nothing where they are the usual ones.
    fn of(panels: &Panels) -> Option<Self> {
        if *panels == Panels::default() {
            return None;
        }
        let usual = Panels::default();
        let read = |hex: &str, usual: &str| {
            Color32::from_hex(hex)
                .or(Color32::from_hex(usual))
                .unwrap_or(TEXT)
        };
        let ground = read(&panels.ground, &usual.ground);
        let text = read(&panels.text, &usual.text);
        let accent = read(&panels.accent, &usual.accent);
        let line = read(&panels.line, &usual.line);
        let dark = |part: f32| ground.lerp_to_gamma(Color32::BLACK, part);
        let up = |part: f32| ground.lerp_to_gamma(text, part);
        let glow = |part: f32| ground.lerp_to_gamma(accent, part);
        let on_accent = if accent.intensity() > 0.3 {
            dark(0.4)
        } else {
            Color32::WHITE
        };
        Some(Self([
            ground,
            up(0.055),
            up(0.125),
            dark(0.3),
            line,
            text,
            text.lerp_to_gamma(ground, 0.25),
            up(0.43),
            up(0.55),
            accent,
            accent.lerp_to_gamma(Color32::WHITE, 0.25),
            on_accent,
            glow(0.3),
            glow(0.2),
            dark(0.35),
            dark(0.55),
        ]))
    }

    /// A tone as it is shown.
    fn shown(&self, written: Color32) -> Color32 {
        let [.., alpha] = written.to_array();
        if alpha < FAINTEST {
            return written;
        }
        // What shines through has lost a little of its colour.
        let near = if alpha == u8::MAX { 0 } else { 1 + 128 / alpha };
        let [red, green, blue, _] = written.to_srgba_unmultiplied();
        let is = |tone: &Color32| {
            let [r, g, b, _] = tone.to_srgba_unmultiplied();
            [(r, red), (g, green), (b, blue)]
                .iter()
                .all(|(one, other)| one.abs_diff(*other) <= near)
        };
        let Some(at) = WRITTEN.iter().position(is) else {
            return written;
        };
        let [r, g, b, _] = self.0[at].to_array();
        Color32::from_rgba_unmultiplied(r, g, b, alpha)
    }
}

/// Adds the dressing, the last thing before what is laid out is drawn.
pub(in crate::app::overlay) fn plugin(app: &mut App) {
    let laid_out = EguiPostUpdateSet::EndPass;
    app.add_systems(
        PostUpdate,
        dress.after(laid_out).before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Dresses what was laid out in this frame.
fn dress(
    settings: Res<Settings>,
    shelf: Option<Res<Shelf>>,
    mut outputs: Query<&mut EguiFullOutput>,
    mut tones: Local<(String, Option<Tones>)>,
) {
    let Some(shelf) = shelf else { return };
    if tones.0 != settings.theme {
        *tones = (
            settings.theme.clone(),
            Tones::of(&shelf.theme(&settings.theme).panels),
        );
    }
    let Some(tones) = tones.1 else { return };
    for mut output in &mut outputs {
        for shape in output.0.iter_mut().flat_map(|output| &mut output.shapes) {
            adjust_colors(&mut shape.shape, move |tone| *tone = tones.shown(*tone));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::{Theme, theme};

    fn built_in(name: &str) -> Panels {
        let text = theme::BUILT_IN.iter().find(|(known, _)| *known == name);
        let (theme, _) = Theme::read(name, text.expect("it travels along").1).expect("it is sound");
        theme.panels
    }

    #[test]
    fn every_theme_but_the_usual_one_has_tones_of_its_own() {
        assert_eq!(Tones::of(&built_in("card")), None);
        for name in ["wood", "night", "contrast"] {
            let tones = Tones::of(&built_in(name)).expect(name);
            for written in [PANEL, CARD, TEXT, QUIET, ACCENT, LINE] {
                assert_ne!(tones.shown(written), written, "{name}");
            }
        }
    }

    #[test]
    fn high_contrast_is_black_and_white() {
        let tones = Tones::of(&built_in("contrast")).expect("tones");
        assert_eq!(tones.shown(PANEL), Color32::BLACK);
        assert_eq!(tones.shown(TEXT), Color32::WHITE);
        assert_eq!(tones.shown(LINE), Color32::WHITE);
    }

    #[test]
    fn tones_that_shine_through_keep_their_strength_and_other_colours_stay() {
        let tones = Tones::of(&built_in("night")).expect("tones");
        for alpha in [0x18, 0x60, 0xA8, 0xF2] {
            let [r, g, b, _] = PANEL.to_array();
            let glass = Color32::from_rgba_unmultiplied(r, g, b, alpha);
            let shown = tones.shown(glass);
            assert_eq!(shown.a(), alpha);
            assert_ne!(shown, glass, "{alpha}");
        }
        for other in [
            Color32::WHITE,
            Color32::BLACK,
            Color32::PLACEHOLDER,
            Color32::TRANSPARENT,
        ] {
            assert_eq!(tones.shown(other), other);
        }
        for hex in [
            "#2349A9", "#F2D944", "#4BB68D", "#B91D0C", "#2A1A1E", "#AA8CDB", "#F3E6C4", "#3B2A1E",
        ] {
            let own = Color32::from_hex(hex).expect("a colour");
            assert_eq!(tones.shown(own), own, "{hex} is of a seat or a board");
        }
    }

    #[test]
    fn no_two_tones_are_taken_for_each_other() {
        let tones = Tones::of(&built_in("wood")).expect("tones");
        for (at, written) in WRITTEN.iter().enumerate() {
            let [r, g, b, _] = tones.0[at].to_array();
            let meant = Color32::from_rgba_unmultiplied(r, g, b, written.a());
            assert_eq!(tones.shown(*written), meant, "{written:?}");
        }
    }
}
