//! Lists to choose from: rows with a title and a sentence, and the field that drops them down.

use bevy_egui::egui::{
    Id, Popup, PopupCloseBehavior, Rect, RectAlign, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetType, pos2, vec2,
};

use super::{
    elided,
    faces::Portrait,
    galley, quiet, ring, rule,
    signs::{self, Icon},
    style::{self, ACCENT, CORNER, LINE, PRESS, QUIET, RAISED, SUNK, TEXT},
    told,
};

/// A list is no higher than this part of the window; what is longer scrolls.
const MOST: f32 = 0.5;

/// What the frame of a list takes, and its distance to the field.
const FRAME: f32 = 28.0;

/// The side of a face before a line.
const FACE: f32 = 44.0;

/// The height of a line with a face, where its sentence is short.
pub(in crate::app::overlay) const ROW: f32 = FACE + 14.0;

/// What one can choose from in a list that drops down.
#[derive(Default)]
pub(in crate::app::overlay) struct Item {
    pub(in crate::app::overlay) icon: Option<Icon>,
    /// A face in place of the icon.
    pub(in crate::app::overlay) face: Option<Portrait>,
    pub(in crate::app::overlay) title: String,
    pub(in crate::app::overlay) help: String,
    /// What more is told below the pointer.
    pub(in crate::app::overlay) tip: String,
    /// The title of the group that begins with it.
    pub(in crate::app::overlay) above: String,
}

/// A field that shows what is chosen and drops down a list. Some when another is chosen.
pub(in crate::app::overlay) fn drop_down(
    ui: &mut Ui,
    id: Id,
    chosen: usize,
    items: &[Item],
    width: f32,
) -> Option<usize> {
    let (rect, response) = ui.allocate_exact_size(vec2(width, PRESS), Sense::click());
    let shown = &items[chosen.min(items.len().saturating_sub(1))];
    told(&response, ui, WidgetType::ComboBox, &shown.title);
    let open = Popup::is_id_open(ui.ctx(), id);
    let line = if open {
        ACCENT
    } else if response.hovered() {
        QUIET
    } else {
        LINE
    };
    ui.painter()
        .rect(rect, CORNER, SUNK, Stroke::new(1.0, line), StrokeKind::Inside);
    ring(ui, &response, rect, CORNER);
    let mut x = rect.left() + 12.0;
    if let Some(icon) = shown.icon {
        let middle = pos2(x + 9.0, rect.center().y);
        signs::icon(
            ui.painter(),
            Rect::from_center_size(middle, Vec2::splat(18.0)),
            icon,
            QUIET,
        );
        x += 27.0;
    }
    let title = elided(ui, &shown.title, style::medium(18.0), rect.right() - 32.0 - x);
    ui.painter()
        .galley(pos2(x, rect.center().y - title.size().y / 2.0), title, TEXT);
    let arrow = Rect::from_center_size(pos2(rect.right() - 18.0, rect.center().y), Vec2::splat(14.0));
    signs::icon(ui.painter(), arrow, Icon::Down, QUIET);
    let mut picked = None;
    hang(ui, (id, &response), (width.max(300.0), MOST), |ui, high| {
        picked = rows_within(ui, high, Some(chosen), items, response.clicked());
    });
    picked.filter(|&at| at != chosen)
}

/// What drops down from a field while it is open, so wide, and no higher than a part of the window. It hangs there, above
/// or below, and is told how much room there is: nothing pushes it elsewhere.
pub(in crate::app::overlay) fn hang(
    ui: &Ui,
    (id, response): (Id, &Response),
    (width, most): (f32, f32),
    contents: impl FnOnce(&mut Ui, f32),
) {
    let (rect, window) = (response.rect, ui.ctx().content_rect());
    let (above, below) = (rect.top() - window.top(), window.bottom() - rect.bottom());
    let most = window.height() * most;
    let (side, room) = if below >= above.min(most) {
        (RectAlign::BOTTOM_START, below)
    } else {
        (RectAlign::TOP_START, above)
    };
    let high = (room - FRAME).clamp(PRESS, most.max(PRESS));
    let list = Popup::menu(response)
        .id(id)
        .width(width)
        .align(side)
        .align_alternatives(&[])
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .show(|ui| {
            ui.set_width(width);
            contents(ui, high);
        });
    // It lies on the page from which it drops, also when a slow picture takes press and release as one.
    if let Some(list) = list.map(|list| list.response.layer_id) {
        if list.order == ui.layer_id().order {
            ui.ctx().set_sublayer(ui.layer_id(), list);
        }
        // While it is open, no wheel moves the page from under it.
        ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
    }
}

/// The lines of a list, which scrolls where it is long. `opens` when it has just dropped down: then the one that is
/// chosen is in sight. Some when one is pressed.
pub(in crate::app::overlay) fn rows(
    ui: &mut Ui,
    chosen: Option<usize>,
    items: &[Item],
    opens: bool,
) -> Option<usize> {
    let high = (ui.ctx().content_rect().height() * MOST).max(PRESS);
    rows_within(ui, high, chosen, items, opens)
}

fn rows_within(ui: &mut Ui, high: f32, chosen: Option<usize>, items: &[Item], opens: bool) -> Option<usize> {
    let mut picked = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    ScrollArea::vertical().max_height(high).show(ui, |ui| {
        for (at, item) in items.iter().enumerate() {
            if !item.above.is_empty() {
                rule(ui);
                quiet(ui, &item.above);
            }
            let row = row(ui, chosen == Some(at), item);
            // A long list opens where one is, and follows the focus.
            if opens && chosen == Some(at) || row.gained_focus() {
                row.scroll_to_me(None);
            }
            if row.clicked() {
                picked = Some(at);
            }
        }
    });
    picked
}

/// A line of a list: a title and, below it, a quiet sentence.
pub(in crate::app::overlay) fn row(ui: &mut Ui, chosen: bool, item: &Item) -> Response {
    let indent = match (item.face, item.icon) {
        (Some(_), _) => FACE + 10.0,
        (None, Some(_)) => 30.0,
        (None, None) => 0.0,
    };
    let wide = ui.available_width() - 24.0 - indent;
    let title = galley(ui, item.title.clone(), style::medium(18.0), TEXT, wide);
    let help = (!item.help.is_empty()).then(|| galley(ui, item.help.clone(), style::body(15.0), QUIET, wide));
    let high = title.size().y + help.as_ref().map_or(0.0, |help| help.size().y + 1.0);
    let height = high.max(item.face.map_or(0.0, |_| FACE)) + 14.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    told(&response, ui, WidgetType::Button, &item.title);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CORNER, RAISED);
    }
    if chosen {
        let mark = Rect::from_min_size(rect.min + vec2(0.0, 6.0), vec2(3.0, height - 12.0));
        ui.painter().rect_filled(mark, 2, ACCENT);
    }
    if response.has_focus() {
        ui.painter()
            .rect_stroke(rect, CORNER, Stroke::new(2.0, ACCENT), StrokeKind::Inside);
    }
    let at = rect.min + vec2(12.0 + indent, (height - high) / 2.0);
    if let Some(portrait) = item.face {
        let middle = pos2(rect.left() + 12.0 + FACE / 2.0, rect.center().y);
        portrait.show_face(ui.painter(), Rect::from_center_size(middle, Vec2::splat(FACE)));
    } else if let Some(icon) = item.icon {
        let middle = pos2(rect.left() + 22.0, at.y + title.size().y / 2.0);
        signs::icon(
            ui.painter(),
            Rect::from_center_size(middle, Vec2::splat(19.0)),
            icon,
            QUIET,
        );
    }
    let below = at + vec2(0.0, title.size().y + 1.0);
    ui.painter().galley(at, title, TEXT);
    if let Some(help) = help {
        ui.painter().galley(below, help, QUIET);
    }
    if item.tip.is_empty() {
        return response;
    }
    response
        .on_hover_text(&item.tip)
        .on_disabled_hover_text(&item.tip)
}
