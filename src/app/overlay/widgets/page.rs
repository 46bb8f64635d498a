//! The sheet that every page is written on: a title, a cross to close it, and room that scrolls.
//!
//! What scrolls begins at its top whenever a page is opened, and its bar lies beside it. What stands fixed above and
//! below is as high as its words need; where that would take most of a low window, it scrolls with the rest.

use bevy_egui::egui::{
    self, Align, Color32, Id, Label, Layout, Margin, Modal, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder,
    WidgetType, vec2,
};

use super::{
    Weight, balanced, button, galley, icon_button, rule,
    signs::{self, Icon},
    style::{self, ACCENT, DIM, PRESS, RAISED, TEXT},
    told,
};
use crate::texts;

/// Below this width everything moves closer together.
pub(in crate::app::overlay) const NARROW: f32 = 560.0;

/// The room beside what scrolls, for its bar.
const BAR: f32 = 14.0;

/// What stands fixed takes no more of a page than this part.
const FIXED: f32 = 0.45;

/// What is drawn on a page.
type Drawn<'a> = &'a mut dyn FnMut(&mut Ui);

/// A page with what stands fixed on it.
pub(in crate::app::overlay) struct Sheet<'a> {
    name: &'static str,
    title: &'a str,
    width: f32,
    part: usize,
    head: Option<Drawn<'a>>,
    foot: Option<Drawn<'a>>,
}

/// What was known of a page in the last frame in which it was shown.
#[derive(Clone, Copy, Default, PartialEq)]
struct Known {
    pass: u64,
    part: usize,
    head: f32,
    foot: f32,
}

/// Lays a sheet over everything. `foot` stays in sight below what scrolls. True when it is to be closed.
pub(in crate::app::overlay) fn page<'a>(
    ctx: &egui::Context,
    name: &'static str,
    title: &'a str,
    width: f32,
    body: impl FnOnce(&mut Ui),
    foot: Option<Drawn<'a>>,
) -> bool {
    let sheet = Sheet {
        foot,
        ..Sheet::new(name, title, width)
    };
    sheet.show(ctx, body)
}

impl<'a> Sheet<'a> {
    /// A sheet on which everything scrolls.
    pub(in crate::app::overlay) fn new(name: &'static str, title: &'a str, width: f32) -> Self {
        Self {
            name,
            title,
            width,
            part: 0,
            head: None,
            foot: None,
        }
    }

    /// What chooses the part of the page that lies open: it stands above what scrolls, and the page is as high for one
    /// part as for another.
    pub(in crate::app::overlay) fn parts(mut self, part: usize, head: Drawn<'a>) -> Self {
        (self.part, self.head) = (part, Some(head));
        self
    }

    /// What stays in sight below what scrolls.
    pub(in crate::app::overlay) fn foot(mut self, foot: Drawn<'a>) -> Self {
        self.foot = Some(foot);
        self
    }

    /// Lays it over everything. True when it is to be closed.
    pub(in crate::app::overlay) fn show(self, ctx: &egui::Context, body: impl FnOnce(&mut Ui)) -> bool {
        let screen = ctx.content_rect();
        let narrow = screen.width() < NARROW || screen.height() < 420.0;
        let (edge, inner) = if narrow { (6.0, 12.0) } else { (28.0, 26.0) };
        let width = self.width.min(screen.width() - 2.0 * (edge + inner));
        let height = screen.height() - 2.0 * (edge + inner);
        let frame = style::sheet().inner_margin(Margin::same(inner as i8));
        let id = Id::new(("page", self.name));
        let before: Known = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
        let pass = ctx.cumulative_pass_nr();
        let opens = before.pass + 2 < pass || before.part != self.part;
        let mut now = Known {
            pass,
            part: self.part,
            ..before
        };
        let mut close = false;
        let modal = Modal::new(Id::new(self.name))
            .frame(frame)
            .backdrop_color(DIM)
            .show(ctx, |ui| {
                ui.set_width(width);
                // An area that stands in the middle offers only half of the window.
                ui.set_max_height(height);
                let top = ui.cursor().top();
                close = title(ui, self.title, width, if narrow { 22.0 } else { 30.0 });
                rule(ui);
                let is_fixed = before.head + before.foot <= FIXED * height;
                let (mut head, mut foot) = (self.head, self.foot);
                let steady = head.is_some();
                if is_fixed && let Some(head) = head.take() {
                    now.head = measured(ui, head);
                }
                let feet = if is_fixed { before.foot } else { 0.0 };
                let room = (height - (ui.cursor().top() - top) - feet - 8.0).max(60.0);
                let bar = BAR.min(inner - 2.0);
                let wide = Rect::from_min_size(ui.cursor().min, vec2(width + bar, room));
                let mut scrolled = ui.new_child(UiBuilder::new().max_rect(wide));
                let mut area = ScrollArea::vertical()
                    .id_salt(self.part)
                    .max_height(room)
                    .auto_shrink([false, !steady]);
                if opens {
                    area = area.vertical_scroll_offset(0.0);
                }
                area.show(&mut scrolled, |ui| {
                    ui.set_max_width(width);
                    ui.add_space(6.0);
                    if let Some(head) = head {
                        now.head = measured(ui, head);
                    }
                    body(ui);
                    ui.add_space(4.0);
                    if !is_fixed && let Some(foot) = foot.take() {
                        now.foot = measured(ui, |ui| ruled(ui, foot));
                    }
                });
                ui.allocate_space(vec2(width, scrolled.min_rect().height()));
                if let Some(foot) = foot {
                    now.foot = measured(ui, |ui| ruled(ui, foot));
                }
            });
        if (now.head, now.foot) != (before.head, before.foot) || opens {
            ctx.request_repaint();
        }
        ctx.data_mut(|data| data.insert_temp(id, now));
        close || modal.backdrop_response.clicked()
    }
}

/// How wide a page is on which nothing is kept yet.
pub(in crate::app::overlay) const EMPTY: f32 = 620.0;

/// What is shown of a page on which nothing is kept yet: its sign, what is missing, and the way to it. True when that was
/// pressed; there is none without words for it.
pub(in crate::app::overlay) fn empty(ui: &mut Ui, sign: Icon, words: &str, way: Option<&str>) -> bool {
    let mut pressed = false;
    ui.vertical_centered(|ui| {
        ui.add_space(18.0);
        let (place, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
        let middle = place.center();
        ui.painter().circle_filled(middle, SIGN / 2.0, RAISED);
        signs::icon(ui.painter(), place.shrink(0.26 * SIGN), sign, ACCENT);
        ui.add_space(8.0);
        let room = ui.available_width();
        ui.label(balanced(ui, words, &style::body(18.0), TEXT, room));
        if let Some(way) = way {
            ui.add_space(10.0);
            pressed = button(ui, Weight::Accent, Some(Icon::Board), way).clicked();
        }
        ui.add_space(14.0);
    });
    pressed
}

/// How large the sign of an empty page is.
const SIGN: f32 = 76.0;

/// Shows something below a line.
fn ruled(ui: &mut Ui, show: Drawn) {
    rule(ui);
    ui.add_space(2.0);
    show(ui);
}

/// Shows something, and says how high it is with the space to what follows.
fn measured(ui: &mut Ui, show: impl FnOnce(&mut Ui)) -> f32 {
    let high = ui.scope(show).response.rect.height();
    (high + ui.spacing().item_spacing.y).ceil()
}

/// The title of a page, in as many lines as it needs, and the cross. True when that is pressed.
fn title(ui: &mut Ui, title: &str, width: f32, size: f32) -> bool {
    let galley = galley(ui, title, style::serif(size), TEXT, width - PRESS - 8.0);
    let high = galley.size().y.max(PRESS);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    told(&response, ui, WidgetType::Label, title);
    let at = egui::pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, TEXT);
    let corner = Rect::from_min_size(rect.right_top() - vec2(PRESS, 0.0), vec2(PRESS, PRESS));
    let mut corner = ui.new_child(UiBuilder::new().max_rect(corner));
    icon_button(&mut corner, Icon::Close, &texts::text("page-close")).clicked()
}

/// The foot of a page: words on the left and buttons on the right, or the words above the buttons where there is
/// little room. Of the buttons the most important comes first.
pub(in crate::app::overlay) fn foot(
    ui: &mut Ui,
    words: &str,
    colour: Color32,
    buttons: impl FnOnce(&mut Ui),
) {
    let wide = ui.available_width();
    let font = style::body(17.0);
    let lines = galley(ui, words, font.clone(), colour, wide * 0.5).rows.len();
    let label = Label::new(RichText::new(words).font(font).color(colour)).wrap();
    // On a narrow page only a word or two stand beside the buttons, of several only where there are no words.
    let most = match (wide < NARROW, words.is_empty()) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    };
    if lines > most {
        if !words.is_empty() {
            ui.add(label);
        }
        ui.horizontal_wrapped(buttons);
        return;
    }
    let row = vec2(wide, PRESS);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        buttons(ui);
        if !words.is_empty() {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(label));
        }
    });
}
