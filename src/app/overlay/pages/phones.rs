//! Phones join: for each seat of a person a code to scan, or who plays it from where; and a code for looking on.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Color32, Label, Layout, Rect, RichText, Sense, Ui, WidgetType, pos2, vec2},
};
use qrcode::{Color, EcLevel, QrCode};

use crate::{
    app::{
        ask::{Ask, Hosting},
        base::Page,
        current::Current,
        overlay::panels::facts::Facts,
        overlay::widgets::{
            Weight, button, elided,
            page::{self, page},
            quiet, ring,
            signs::{self, Icon},
            style::{self, CARD, CORNER, QUIET, TEXT, WARN},
            told, warning,
        },
        phones::Phones,
    },
    rules::{Message as Sentence, Seat},
    staging::Colour,
    texts,
};

/// How wide the card of a seat is, what lies round what is in it, and the side of a code.
const CARD_WIDTH: f32 = 208.0;
const PAD: f32 = 12.0;
const CODE: f32 = 184.0;
/// What lies between two cards.
const GAP: f32 = 12.0;
/// So many modules are left free round a code.
const MARGIN: usize = 3;

/// Lets phones come: the page was asked for.
pub(in crate::app::overlay) fn open(current: Option<Res<Current>>, mut asks: MessageWriter<Ask>) {
    if current.is_some() {
        asks.write(Ask::Phones(Hosting::Open));
    }
}

/// Shows the page.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    (current, facts, phones): (Option<Res<Current>>, Res<Facts>, Res<Phones>),
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut ask, mut below) = (None, None);
    let mut foot = |ui: &mut Ui| {
        let at = phones.address().map(|address| format!("http://{address}"));
        page::foot(ui, &at.unwrap_or_default(), QUIET, |ui| {
            let (icon, key, hosting) = if phones.is_open() {
                (Icon::Close, "phones-host-close", Hosting::Close)
            } else {
                (Icon::Plus, "phones-host-open", Hosting::Open)
            };
            if current.is_some() && button(ui, Weight::Plain, Some(icon), &texts::text(key)).clicked() {
                below = Some(hosting);
            }
        });
    };
    let close = page(
        ctx,
        "phones",
        &texts::text("menu-phones"),
        760.0,
        |ui| ask = body(ui, current.as_deref(), &facts, &phones),
        Some(&mut foot),
    );
    asks.write_batch(ask.or(below).map(Ask::Phones));
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn body(ui: &mut Ui, current: Option<&Current>, facts: &Facts, phones: &Phones) -> Option<Hosting> {
    let Some(current) = current else {
        quiet(ui, &texts::text("phones-host-none"));
        return None;
    };
    quiet(ui, &texts::text("phones-host-help"));
    if !phones.is_open() {
        if let Some(why) = current.refusal() {
            warning(ui, why);
        }
        return None;
    }
    ui.add_space(10.0);
    let mut freed = None;
    let places: Vec<Option<Seat>> = current.game().persons().iter().map(Some).chain([None]).collect();
    // A card does not wrap by itself: it is as wide as all that is left.
    let in_row = ((ui.available_width() + GAP) / (CARD_WIDTH + GAP))
        .floor()
        .max(1.0);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for row in places.chunks(in_row as usize) {
        ui.horizontal_top(|ui| {
            for &place in row {
                card(ui, |ui| {
                    if shown(ui, (current, facts, phones), place) {
                        freed = place.map(Hosting::Free);
                    }
                });
            }
        });
    }
    freed
}

/// The code of a seat, or who plays it on a phone; the code for looking on where no seat is named. True when the seat is to be
/// given back.
fn shown(ui: &mut Ui, (current, facts, phones): (&Current, &Facts, &Phones), place: Option<Seat>) -> bool {
    let (name, said) = match place {
        Some(seat) => (
            current.name(seat),
            current.say(&Sentence::new("serve-seat").with("seat", seat)),
        ),
        None => (
            texts::text("phones-host-onlooker"),
            texts::text("phones-host-onlooker"),
        ),
    };
    title(ui, &name, place.map(|seat| facts.colour(seat)));
    if let Some(seat) = place.filter(|&seat| current.is_elsewhere(seat)) {
        return played(ui, current.is_lost(seat), &name);
    }
    if let Some(link) = phones.link(place) {
        code(ui, &link, &said);
    }
    false
}

fn card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    egui::Frame::new()
        .fill(CARD)
        .corner_radius(CORNER)
        .inner_margin(PAD)
        .show(ui, |ui| {
            ui.set_width(CARD_WIDTH - 2.0 * PAD);
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.with_layout(Layout::top_down(Align::Min), contents);
        });
}

/// Whose it is, with the sign of the seat.
fn title(ui: &mut Ui, name: &str, colour: Option<Colour>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let mut left = rect.left();
    if let Some(colour) = colour {
        signs::sign(
            ui.painter(),
            pos2(left + 10.0, rect.center().y),
            9.0,
            colour,
            TEXT,
        );
        left += 28.0;
    }
    let name = elided(ui, name, style::bold(19.0), rect.right() - left);
    let at = pos2(left, rect.center().y - name.size().y / 2.0);
    ui.painter().galley(at, name, TEXT);
}

/// A link as a picture to be scanned; a press copies it.
fn code(ui: &mut Ui, link: &str, named: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(CODE, CODE), Sense::click());
    told(&response, ui, WidgetType::Button, named);
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, Color32::WHITE);
    if let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L) {
        let modules = code.width() + 2 * MARGIN;
        // Whole pixels: a code with seams is hard to read.
        let pixels = painter.pixels_per_point();
        let side = (CODE * pixels / modules as f32).floor() / pixels;
        let first = rect.center() - vec2(side, side) * (code.width() as f32 / 2.0);
        let first = pos2((first.x * pixels).round(), (first.y * pixels).round()) / pixels;
        for (at, _) in code
            .to_colors()
            .iter()
            .enumerate()
            .filter(|(_, colour)| **colour == Color::Dark)
        {
            let (row, column) = (at / code.width(), at % code.width());
            let corner = first + side * vec2(column as f32, row as f32);
            painter.rect_filled(Rect::from_min_size(corner, vec2(side, side)), 0, Color32::BLACK);
        }
    }
    ring(ui, &response, rect, CORNER);
    if response.on_hover_text(texts::text("phones-host-copy")).clicked() {
        ui.ctx().copy_text(link.to_owned());
    }
}

/// Who plays a seat on a phone, and whether that is there. True when the seat is to be given back.
fn played(ui: &mut Ui, is_lost: bool, name: &str) -> bool {
    let key = if is_lost {
        "phones-host-lost"
    } else {
        "phones-host-there"
    };
    ui.add(Label::new(RichText::new(texts::text(key)).color(if is_lost { WARN } else { TEXT })).wrap());
    let free = button(
        ui,
        Weight::Plain,
        Some(Icon::Undo),
        &texts::text("phones-host-free"),
    );
    quiet(ui, &texts::text("phones-host-free-help"));
    told(
        &free,
        ui,
        WidgetType::Button,
        &format!("{name}: {}", texts::text("phones-host-free")),
    );
    free.clicked()
}
