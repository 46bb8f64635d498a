//! The quick menu: a pawn in the corner of the board that opens what is used most, while the table stays in view.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Begin, Change, Pacing},
        base::Page,
        current::Current,
        overlay::widgets::{
            self, Weight, button, chip, signs, stepper,
            style::{self, ACCENT, CARD, LINE, PRESS, TEXT},
            switch, undo, written_speed,
        },
        settings::Settings,
    },
    staging::Form,
    texts::{self, Language},
};

const WIDTH: f32 = 330.0;
/// The picture that opens it.
const PICTURE: f32 = 44.0;
/// What is left free above and below the menu, with its frame and the bar on top of the table.
const EDGES: f32 = 90.0;
/// What a speed takes on its line, in the longest words, and what a switch takes.
const SPEED: f32 = 188.0;
const SWITCH: f32 = 60.0;
/// Where the bar lies by which it scrolls.
const BAR: f32 = 10.0;

/// Shows the picture, and the menu where it is open.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut settings: ResMut<Settings>,
    page: Res<State<Page>>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    let open = *page.get() == Page::Quick;
    if !open && *page.get() != Page::None {
        return Ok(());
    }
    let window = ctx.content_rect();
    let corner = window.left_bottom() + vec2(12.0, -12.0);
    let pressed = widgets::place("floating-picture", corner, Align2::LEFT_BOTTOM)
        .show(ctx, picture)
        .inner;
    let mut to = pressed.then_some(if open { Page::None } else { Page::Quick });
    if open {
        let mut new = settings.clone();
        let mut ask = None;
        let shown =
            widgets::place("quick", corner - vec2(0.0, PICTURE + 8.0), Align2::LEFT_BOTTOM).show(ctx, |ui| {
                style::glass().fill(style::PANEL).show(ui, |ui| {
                    let room = window.height() - PICTURE - EDGES;
                    // It takes the room that there is: an area that stands on its foot offers only what it had before.
                    let scroll = ScrollArea::vertical()
                        .max_height(room)
                        .min_scrolled_height(room)
                        .auto_shrink([false, true]);
                    ui.set_width(WIDTH);
                    scroll.show(ui, |ui| {
                        ui.set_max_width(WIDTH - BAR);
                        ask = menu(ui, &current, &mut new);
                    });
                });
            });
        if matches!(ask, Some(Ask::Begin(Begin::Again))) || !pressed && shown.response.clicked_elsewhere() {
            to = Some(Page::None);
        }
        if new != *settings {
            *settings = new;
        }
        asks.write_batch(ask);
    }
    if let Some(to) = to {
        next.set(to);
    }
    Ok(())
}

/// A pawn on a round field. True when it was pressed.
fn picture(ui: &mut Ui) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::click());
    let text = texts::text("quick-title");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
    let line = if response.hovered() { ACCENT } else { LINE };
    ui.painter()
        .circle(rect.center(), PICTURE / 2.0 - 1.0, CARD, (1.5, line));
    let foot = rect.center() + vec2(0.0, 13.0);
    signs::miniature(
        ui.painter(),
        foot,
        1.42,
        &Form::default().miniature(1),
        (ACCENT, Some(CARD)),
    );
    widgets::ring(ui, &response, rect, (PICTURE / 2.0) as u8);
    response.on_hover_text(text).clicked()
}

fn menu(ui: &mut Ui, current: &Current, settings: &mut Settings) -> Option<Ask> {
    let mut ask = None;
    ui.spacing_mut().item_spacing = vec2(6.0, 8.0);
    ui.horizontal_wrapped(|ui| {
        let again = button(ui, Weight::Accent, None, &texts::text("quick-again"));
        widgets::focus_by_keys(ui, &again);
        if again.clicked() {
            ask = Some(Ask::Begin(Begin::Again));
        }
        let show = |ui: &mut Ui| button(ui, Weight::Plain, None, &texts::text("panel-undo"));
        if undo::pressed(ui, current, current.game().undo_target(), show) {
            ask = Some(Ask::Change(Change::Undo));
        }
    });
    widgets::rule(ui);
    let mut step = settings.speed.log2().round() as i64;
    let bounds = (Settings::SLOWEST.log2() as i64, Settings::FASTEST.log2() as i64);
    let written = written_speed(settings.speed);
    row(ui, &texts::text("settings-speed"), SPEED, |ui| {
        if stepper(ui, &mut step, bounds, 1, &written) {
            ask = Some(Ask::Pace(Pacing::Speed((step as f32).exp2())));
        }
    });
    for (key, on) in [
        ("settings-single-choice", &mut settings.single_choice),
        ("settings-roll-alone", &mut settings.roll_alone),
        ("settings-numbers", &mut settings.numbers),
        ("settings-read-aloud", &mut settings.read_aloud),
    ] {
        let text = texts::text(key);
        row(ui, &text, SWITCH, |ui| {
            switch(ui, on, &text);
        });
    }
    widgets::quiet(ui, &texts::text("settings-list-language"));
    let told = settings.list_language();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for language in Language::all() {
            if chip(ui, language == told, &language.name()).clicked() {
                settings.list_language = Some(language.code());
            }
        }
    });
    ask
}

/// A line with its words on the left and what sets it on the right.
fn row(ui: &mut Ui, text: &str, control_width: f32, control: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), PRESS), Sense::hover());
    let galley = widgets::galley(ui, text, style::body(17.0), TEXT, rect.width() - control_width);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, TEXT);
    let place = Rect::from_min_max(pos2(rect.right() - control_width, rect.top()), rect.max);
    let layout = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
    ui.scope_builder(
        bevy_egui::egui::UiBuilder::new().max_rect(place).layout(layout),
        control,
    );
}
