//! What can be pressed, switched and chosen: one look for all pages, drawn by ourselves, each with a ring when it
//! has the focus.

mod chips;
pub(super) mod course;
pub(super) mod drawn;
pub(super) mod faces;
mod fonts;
mod free;
pub(super) mod keys;
pub(super) mod later;
pub(super) mod lists;
pub(super) mod page;
pub(super) mod signs;
pub(super) mod sitters;
pub(super) mod small;
pub(super) mod sought;
pub(super) mod style;
pub(super) mod tones;
pub(super) mod undo;
mod vector;

use bevy_egui::egui::{
    self, Align, Align2, Color32, FocusDirection, FontId, Galley, Id, Layout, Painter, Pos2, Rect, Response,
    RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

use crate::{app::settings::Settings, texts};
use signs::Icon;
use style::ACCENT;
use style::ACCENT_RAISED;
use style::CARD;
use style::CORNER;
use style::HINT;
use style::LINE;
use style::ON_ACCENT;
use style::PRESS;
use style::QUIET;
use style::RAISED;
use style::SUNK;
use style::TEXT;
use style::WARN;

pub(super) use chips::{chip, chips, emblem, game_chips, game_row, game_wish};
pub(super) use free::{Taken, leave_free, within};

/// How much a button asks to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::overlay) enum Weight {
    /// What is meant to be pressed next.
    Accent,
    /// As good as any other.
    Plain,
    /// Only seen when the pointer is over it.
    Quiet,
}

/// Text that is laid out in one line, or wrapped where `width` says so.
pub(in crate::app::overlay) fn galley(
    ui: &Ui,
    text: impl Into<String>,
    font: FontId,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    ui.painter().layout(text.into(), font, colour, width)
}

/// Text in as few lines as fit into this width, and no wider than they need: no word is left alone, and none is cut.
pub(in crate::app::overlay) fn balanced(
    ui: &Ui,
    text: &str,
    font: &FontId,
    colour: Color32,
    most: f32,
) -> Arc<Galley> {
    let lay = |part: u8| galley(ui, text, font.clone(), colour, most * f32::from(part) / 20.0);
    let widest = lay(20);
    let narrower = (8..20).rev().map(lay);
    let fits = narrower.take_while(|narrow| narrow.rows.len() == widest.rows.len() && is_uncut(narrow));
    fits.last().filter(|_| widest.rows.len() > 1).unwrap_or(widest)
}

/// Whether lines end between words alone.
fn is_uncut(galley: &Galley) -> bool {
    let all_but_last = galley.rows.iter().rev().skip(1);
    all_but_last
        .filter(|row| !row.ends_with_newline)
        .all(|row| row.glyphs.last().is_none_or(|glyph| glyph.chr.is_whitespace()))
}

/// The ring of what has the focus.
pub(in crate::app::overlay) fn ring(ui: &Ui, response: &Response, rect: Rect, corner: u8) {
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.expand(2.5),
            corner + 3,
            Stroke::new(2.0, ACCENT),
            StrokeKind::Middle,
        );
    }
}

pub(in crate::app::overlay) fn told(response: &Response, ui: &Ui, kind: WidgetType, text: &str) {
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(kind, enabled, text));
}

/// A button with a text and perhaps an icon.
pub(in crate::app::overlay) fn button(
    ui: &mut Ui,
    weight: Weight,
    icon: Option<Icon>,
    text: &str,
) -> Response {
    let size = ui.spacing().button_padding;
    let font = style::medium(18.0);
    let space = if icon.is_some() { 28.0 } else { 0.0 };
    let wide = (ui.available_width() - 2.0 * size.x - space).max(40.0);
    let text_galley = galley(ui, text, font, Color32::PLACEHOLDER, wide);
    let wanted = vec2(
        text_galley.size().x + space + 2.0 * size.x,
        (text_galley.size().y + 12.0).max(PRESS),
    );
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    told(&response, ui, WidgetType::Button, text);
    if ui.is_rect_visible(rect) {
        let colour = press(ui, &response, rect, weight);
        let at = pos2(
            rect.left() + size.x + space,
            rect.center().y - text_galley.size().y / 2.0,
        );
        if let Some(icon) = icon {
            let middle = pos2(rect.left() + size.x + 9.0, rect.center().y);
            signs::icon(
                ui.painter(),
                Rect::from_center_size(middle, Vec2::splat(19.0)),
                icon,
                colour,
            );
        }
        ui.painter().galley(at, text_galley, colour);
    }
    response
}

/// Paints what a button lies on; returns the colour of what stands on it.
fn press(ui: &Ui, response: &Response, rect: Rect, weight: Weight) -> Color32 {
    let over = response.hovered() || response.is_pointer_button_down_on();
    let (fill, line, text) = match (weight, over) {
        (Weight::Accent, false) => (ACCENT, ACCENT, ON_ACCENT),
        (Weight::Accent, true) => (ACCENT_RAISED, ACCENT_RAISED, ON_ACCENT),
        (Weight::Plain, false) => (CARD, LINE, TEXT),
        (Weight::Plain, true) => (RAISED, QUIET, TEXT),
        (Weight::Quiet, false) => (Color32::TRANSPARENT, Color32::TRANSPARENT, TEXT),
        (Weight::Quiet, true) => (RAISED, Color32::TRANSPARENT, TEXT),
    };
    let rect = if response.is_pointer_button_down_on() {
        rect.translate(vec2(0.0, 1.0))
    } else {
        rect
    };
    ui.painter()
        .rect(rect, CORNER, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    ring(ui, response, rect, CORNER);
    text
}

/// What is said of something in a list that begins there, to the left of the list: below, it would hide the next one.
pub(in crate::app::overlay) fn tip_beside(response: &Response, left: f32, text: &str) {
    let mut tip = egui::Tooltip::for_enabled(response);
    let row = response.rect.with_min_x(left);
    tip.popup = tip.popup.anchor(row).align(egui::RectAlign::LEFT);
    tip.show(|ui| ui.label(text));
}

/// A square button with an icon; the text is told when the pointer rests on it.
pub(in crate::app::overlay) fn icon_button(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let response = icon_button_without_tip(ui, icon, text);
    response.on_hover_text(text).on_disabled_hover_text(text)
}

/// The same where something else is told below the pointer, or nothing.
pub(in crate::app::overlay) fn icon_button_without_tip(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(PRESS), Sense::click());
    told(&response, ui, WidgetType::Button, text);
    let colour = press(ui, &response, rect, Weight::Quiet);
    signs::icon(
        ui.painter(),
        Rect::from_center_size(rect.center(), Vec2::splat(20.0)),
        icon,
        colour,
    );
    response
}

/// What a game is called.
pub(in crate::app::overlay) fn game_name(game: &str) -> String {
    texts::text(&format!("game-{game}"))
}

/// A switch. True when it was switched.
pub(in crate::app::overlay) fn switch(ui: &mut Ui, on: &mut bool, text: &str) -> bool {
    let (rect, mut response) = ui.allocate_exact_size(vec2(48.0, 28.0), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, text));
    let (fill, line, knob) = if *on {
        (ACCENT, ACCENT, ON_ACCENT)
    } else {
        (SUNK, QUIET, QUIET)
    };
    let line = if response.hovered() { TEXT } else { line };
    ui.painter()
        .rect(rect, 14, fill, Stroke::new(1.2, line), StrokeKind::Inside);
    let x = if *on {
        rect.right() - 14.0
    } else {
        rect.left() + 14.0
    };
    ui.painter().circle_filled(pos2(x, rect.center().y), 9.0, knob);
    ring(ui, &response, rect, 14);
    response.changed()
}

/// A number between two bounds, with a step up and a step down. True when it was changed.
pub(in crate::app::overlay) fn stepper(
    ui: &mut Ui,
    value: &mut i64,
    bounds: (i64, i64),
    step: i64,
    written: &str,
) -> bool {
    let before = *value;
    let text = galley(ui, written, style::bold(18.0), TEXT, f32::INFINITY);
    // The longest one stands free of both buttons.
    let width = (text.size().x + 12.0).max(58.0);
    let size = vec2(width + 2.0 * 36.0, 34.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let less = ui
            .add_enabled_ui(before > bounds.0, |ui| small(ui, Icon::Minus))
            .inner;
        let (rect, _) = ui.allocate_exact_size(vec2(width, 34.0), Sense::hover());
        ui.painter().galley(rect.center() - text.size() / 2.0, text, TEXT);
        let more = ui
            .add_enabled_ui(before < bounds.1, |ui| small(ui, Icon::Plus))
            .inner;
        if less.clicked() {
            *value = (before - step).max(bounds.0);
        }
        if more.clicked() {
            *value = (before + step).min(bounds.1);
        }
    });
    *value != before
}

fn small(ui: &mut Ui, icon: Icon) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::click());
    let colour = press(ui, &response, rect, Weight::Plain);
    signs::icon(
        ui.painter(),
        Rect::from_center_size(rect.center(), Vec2::splat(16.0)),
        icon,
        colour,
    );
    response
}

/// How much smaller a text may become before it is cut short.
const SMALLER: f32 = 0.7;

/// A text in one line: smaller where there is little room, and what has none even so ends in dots.
pub(in crate::app::overlay) fn elided(ui: &Ui, text: &str, font: FontId, most: f32) -> Arc<Galley> {
    elide(ui.painter(), text, font, most)
}

/// The same for what is painted.
pub(in crate::app::overlay) fn elide(
    painter: &Painter,
    text: &str,
    mut font: FontId,
    most: f32,
) -> Arc<Galley> {
    let whole = painter.layout_no_wrap(text.to_owned(), font.clone(), TEXT);
    let wide = whole.size().x;
    if wide > most {
        // A hair less, for sizes of letters are rounded.
        font.size *= (0.98 * most / wide).max(SMALLER);
    }
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, TEXT);
    job.wrap = egui::text::TextWrapping::truncate_at_width(most);
    painter.layout_job(job)
}

/// A field for one line of text. True when it was changed.
pub(in crate::app::overlay) fn field(
    ui: &mut Ui,
    text: &mut String,
    hint: &str,
    most: usize,
    width: f32,
) -> bool {
    let edit = egui::TextEdit::singleline(text)
        .hint_text(RichText::new(hint).color(HINT))
        .char_limit(most)
        .font(style::medium(18.0))
        .margin(egui::Margin::symmetric(10, 7))
        .vertical_align(Align::Center)
        .desired_width(width)
        .min_size(vec2(0.0, PRESS));
    ui.add(edit).changed()
}

/// A line that folds something in and out below it.
pub(in crate::app::overlay) fn fold(ui: &mut Ui, open: &mut bool, text: &str) {
    let text_galley = galley(
        ui,
        text,
        style::medium(17.0),
        Color32::PLACEHOLDER,
        ui.available_width() - 40.0,
    );
    let size = vec2(text_galley.size().x + 38.0, 34.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    told(&response, ui, WidgetType::CollapsingHeader, text);
    if response.clicked() {
        *open = !*open;
    }
    let colour = if response.hovered() { TEXT } else { QUIET };
    let icon = if *open { Icon::Down } else { Icon::Right };
    signs::icon(
        ui.painter(),
        Rect::from_center_size(rect.left_center() + vec2(12.0, 0.0), Vec2::splat(14.0)),
        icon,
        colour,
    );
    ui.painter().galley(
        pos2(rect.left() + 28.0, rect.center().y - text_galley.size().y / 2.0),
        text_galley,
        colour,
    );
    ring(ui, &response, rect, CORNER);
}

/// The title of a part of a page.
pub(in crate::app::overlay) fn part(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(style::serif(22.0)).color(TEXT));
}

/// A quiet sentence.
pub(in crate::app::overlay) fn quiet(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(RichText::new(text).font(style::body(16.0)).color(QUIET)).wrap());
}

/// A sentence about something that is off.
pub(in crate::app::overlay) fn warning(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(RichText::new(text).font(style::medium(17.0)).color(WARN)).wrap());
}

/// A quiet word or two in one line.
pub(in crate::app::overlay) fn quiet_line(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(RichText::new(text).font(style::body(16.0)).color(QUIET)).extend());
}

/// A part of a whole, 0 … 1, in twentieths. True when it was changed.
pub(in crate::app::overlay) fn share(ui: &mut Ui, value: &mut f32, written: &str) -> bool {
    let mut twentieths = (*value * 20.0).round() as i64;
    let changed = stepper(ui, &mut twentieths, (0, 20), 1, written);
    if changed {
        *value = twentieths as f32 / 20.0;
    }
    changed
}

/// How much of a whole is done, 0 … 1.
pub(in crate::app::overlay) fn bar(ui: &mut Ui, part: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    ui.painter().rect_filled(rect, 3, SUNK);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part.min(1.0), rect.height()));
    ui.painter().rect_filled(done, 3, ACCENT);
}

/// The name of a setting and its sentence.
pub(in crate::app::overlay) fn words(ui: &mut Ui, title: &str, help: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.add(egui::Label::new(RichText::new(title).font(style::medium(18.0)).color(TEXT)).wrap());
        quiet(ui, help);
    });
}

/// Which share of the width the words of a setting have: usually, and beside a switch.
pub(in crate::app::overlay) const WORDS: f32 = 0.58;
pub(in crate::app::overlay) const WORDS_BY_SWITCH: f32 = 0.84;

/// A setting: its name and its sentence on the left, what changes it on the right, or below where it is narrow.
pub(in crate::app::overlay) fn setting(ui: &mut Ui, title: &str, help: &str, control: impl FnOnce(&mut Ui)) {
    beside(ui, (title, help), WORDS, control);
}

/// A setting that is on or off.
pub(in crate::app::overlay) fn toggle(ui: &mut Ui, title: &str, help: &str, on: &mut bool) {
    beside(ui, (title, help), WORDS_BY_SWITCH, |ui| {
        switch(ui, on, title);
    });
}

/// The same with this share of the width for the words.
pub(in crate::app::overlay) fn beside(
    ui: &mut Ui,
    (title, help): (&str, &str),
    share: f32,
    control: impl FnOnce(&mut Ui),
) {
    let words = |ui: &mut Ui| words(ui, title, help);
    let wide = ui.available_width();
    if wide < 440.0 {
        ui.vertical(words);
        control(ui);
    } else {
        ui.horizontal_top(|ui| {
            let left = wide * share;
            ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(left);
                words(ui);
            });
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                ui.scope(|ui| control(ui));
            });
        });
    }
    ui.add_space(6.0);
}

/// A thin line across.
pub(in crate::app::overlay) fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter()
        .hline(rect.x_range(), rect.center().y, Stroke::new(1.0, LINE));
}

/// A place to put something at a point of the window, whatever lies below.
pub(in crate::app::overlay) fn place(name: &'static str, at: Pos2, pivot: Align2) -> egui::Area {
    egui::Area::new(Id::new(name))
        .fixed_pos(at)
        .pivot(pivot)
        .order(egui::Order::Middle)
        .fade_in(false)
}

/// Gives something the focus when keys to move it are pressed while nothing has it.
pub(in crate::app::overlay) fn focus_by_keys(ui: &Ui, response: &Response) {
    let moved = |input: &egui::InputState| {
        [egui::Key::ArrowDown, egui::Key::ArrowUp]
            .into_iter()
            .any(|key| input.key_pressed(key))
    };
    if ui.memory(|memory| memory.focused().is_none()) && ui.input(moved) {
        response.request_focus();
        // The key that brought the focus here does not move it on.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// A speed as people read it: `¼×`, `1×`, `8×`, and what is faster than can be seen.
pub(in crate::app::overlay) fn written_speed(speed: f32) -> String {
    match speed {
        Settings::FASTEST.. => texts::text("settings-at-once"),
        ..0.375 => "¼×".to_owned(),
        0.375..0.75 => "½×".to_owned(),
        _ => format!("{}×", (speed * 10.0).round() / 10.0),
    }
}
