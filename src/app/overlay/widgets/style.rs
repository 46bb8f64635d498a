//! How everything written looks: colours and sizes, in one place.
//!
//! The style is laid on a context once; only the size of the texts follows the settings. Nothing blinks:
//! an idle page asks for no frames.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Vec2,
    style::{ScrollAnimation, ScrollStyle, WidgetVisuals},
};

use super::fonts::{self, family};

/// What pages are made of.
pub(in crate::app::overlay) const PANEL: Color32 = Color32::from_rgb(0x1E, 0x17, 0x14);
/// The same where the table shines through.
pub(in crate::app::overlay) const GLASS: Color32 = Color32::from_rgba_premultiplied(0x1D, 0x16, 0x13, 0xF2);
/// A card on a panel.
pub(in crate::app::overlay) const CARD: Color32 = Color32::from_rgb(0x2A, 0x21, 0x1C);
/// A card or button that the pointer is over.
pub(in crate::app::overlay) const RAISED: Color32 = Color32::from_rgb(0x39, 0x2D, 0x26);
/// What is typed into.
pub(in crate::app::overlay) const SUNK: Color32 = Color32::from_rgb(0x15, 0x0F, 0x0D);
/// Thin lines.
pub(in crate::app::overlay) const LINE: Color32 = Color32::from_rgb(0x4A, 0x3B, 0x31);
/// Text.
pub(in crate::app::overlay) const TEXT: Color32 = Color32::from_rgb(0xF5, 0xEB, 0xDD);
/// Quiet text.
pub(in crate::app::overlay) const QUIET: Color32 = Color32::from_rgb(0xBF, 0xAE, 0x9B);
/// What asks to be pressed, and what has the focus.
pub(in crate::app::overlay) const ACCENT: Color32 = Color32::from_rgb(0xE2, 0xA3, 0x3B);
/// The same under the pointer.
pub(in crate::app::overlay) const ACCENT_RAISED: Color32 = Color32::from_rgb(0xF0, 0xB9, 0x58);
/// Text on the accent.
pub(in crate::app::overlay) const ON_ACCENT: Color32 = Color32::from_rgb(0x24, 0x17, 0x0B);
/// Sentences that say what can't be done.
pub(in crate::app::overlay) const WARN: Color32 = Color32::from_rgb(0xF2, 0xA0, 0x84);
/// What is not there.
pub(in crate::app::overlay) const FAINT: Color32 = Color32::from_rgb(0x7A, 0x69, 0x5B);
/// What could be written into a field.
pub(in crate::app::overlay) const HINT: Color32 = Color32::from_rgb(0x93, 0x83, 0x72);
/// What lies below the chosen one of several words.
pub(in crate::app::overlay) const MEANT: Color32 = Color32::from_rgb(0x5A, 0x40, 0x18);
/// What lies below the chosen one of several cards.
pub(in crate::app::overlay) const CHOSEN: Color32 = Color32::from_rgb(0x46, 0x33, 0x1C);
/// What darkens the table below words.
pub(in crate::app::overlay) const VEIL: Color32 = Color32::from_rgb(0x12, 0x0C, 0x09);
/// What dims the table behind a page.
pub(in crate::app::overlay) const DIM: Color32 = Color32::from_rgba_premultiplied(0x06, 0x04, 0x03, 0xC4);

/// The radius of corners.
pub(in crate::app::overlay) const CORNER: u8 = 8;
/// The height of what can be pressed.
pub(in crate::app::overlay) const PRESS: f32 = 38.0;

/// Text as it stands in paragraphs.
pub(in crate::app::overlay) fn body(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Text that is pressed.
pub(in crate::app::overlay) fn medium(size: f32) -> FontId {
    FontId::new(size, family("medium"))
}

/// Names and numbers that stand out.
pub(in crate::app::overlay) fn bold(size: f32) -> FontId {
    FontId::new(size, family("bold"))
}

/// Titles.
pub(in crate::app::overlay) fn serif(size: f32) -> FontId {
    FontId::new(size, family("serif"))
}

/// Lays fonts and style on a context.
pub(in crate::app::overlay) fn dress(ctx: &egui::Context) {
    ctx.set_fonts(fonts::fonts());
    ctx.options_mut(|options| {
        options.theme_preference = egui::ThemePreference::Dark;
        options.zoom_with_keyboard = false;
    });
    ctx.global_style_mut(style);
}

fn style(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Small, body(15.0)),
        (TextStyle::Body, body(18.0)),
        (TextStyle::Button, medium(18.0)),
        (TextStyle::Heading, serif(26.0)),
        (TextStyle::Monospace, FontId::new(15.0, FontFamily::Monospace)),
    ]
    .into();
    style.drag_value_text_style = TextStyle::Body;
    style.animation_time = 0.1;
    style.scroll_animation = ScrollAnimation::none();
    style.explanation_tooltips = false;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;

    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::new(8.0, 8.0);
    spacing.button_padding = Vec2::new(14.0, 7.0);
    spacing.interact_size = Vec2::new(44.0, PRESS);
    spacing.menu_margin = Margin::same(8);
    spacing.window_margin = Margin::same(20);
    spacing.tooltip_width = 340.0;
    spacing.combo_height = 420.0;
    spacing.scroll = ScrollStyle {
        bar_width: 8.0,
        floating_width: 4.0,
        // What scrolls is seen to scroll, also before it is touched.
        dormant_background_opacity: 0.4,
        dormant_handle_opacity: 0.6,
        ..ScrollStyle::floating()
    };

    let visuals = &mut style.visuals;
    visuals.dark_mode = true;
    visuals.window_fill = PANEL;
    visuals.panel_fill = PANEL;
    visuals.window_stroke = Stroke::new(1.0, LINE);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = CornerRadius::same(10);
    visuals.window_shadow = shadow();
    visuals.popup_shadow = shadow();
    visuals.extreme_bg_color = SUNK;
    visuals.text_edit_bg_color = Some(SUNK);
    visuals.weak_text_color = Some(QUIET);
    visuals.faint_bg_color = CARD;
    visuals.hyperlink_color = ACCENT;
    visuals.warn_fg_color = WARN;
    visuals.error_fg_color = WARN;
    visuals.selection.bg_fill = MEANT;
    visuals.selection.stroke = Stroke::new(1.0, ACCENT);
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, ACCENT);
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.disabled_alpha = 0.55;

    let state = |fill, line, text, width| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, line),
        corner_radius: CornerRadius::same(CORNER),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = state(PANEL, LINE, TEXT, 1.0);
    visuals.widgets.inactive = state(CARD, LINE, TEXT, 1.0);
    visuals.widgets.hovered = state(RAISED, QUIET, TEXT, 1.0);
    visuals.widgets.active = state(RAISED, ACCENT, TEXT, 2.0);
    visuals.widgets.open = state(RAISED, ACCENT, TEXT, 1.0);
}

fn shadow() -> Shadow {
    Shadow {
        offset: [0, 10],
        blur: 36,
        spread: 0,
        color: Color32::from_black_alpha(150),
    }
}

/// The frame of what lies on the table and lets it shine through.
pub(in crate::app::overlay) fn glass() -> egui::Frame {
    egui::Frame::new()
        .fill(GLASS)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(12)
        .inner_margin(Margin::same(14))
}

/// The frame of a page.
pub(in crate::app::overlay) fn sheet() -> egui::Frame {
    egui::Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(14)
        .inner_margin(Margin::same(24))
        .shadow(shadow())
}

/// The frame of a card on a page.
pub(in crate::app::overlay) fn card() -> egui::Frame {
    egui::Frame::new()
        .fill(CARD)
        .corner_radius(10)
        .inner_margin(Margin::same(14))
}
