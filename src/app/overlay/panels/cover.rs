//! The cover between hands: where several people sit at one screen, nobody's cards lie open before the others have
//! been asked to look away.

use bevy::{camera::Camera, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Id, LayerId, Margin, Order, RichText, Sense, Stroke, StrokeKind, pos2, vec2},
};

use super::{eye::Eye, facts::Facts};
use crate::{
    app::{
        ask::{Ask, InTurn},
        current::Current,
        input::{
            Bindings, Blind, InputAction, LastUsed,
            blind::{self, Spelling},
        },
        overlay::widgets::{
            self, Taken, Weight, button, galley,
            keys::written,
            signs,
            style::{self, ACCENT, QUIET, TEXT},
        },
        table::TableCamera,
    },
    rules::{Message as Sentence, Seat},
    staging::{Layout, lift},
    texts,
};

/// Asks the others to look away, and the one who is to choose to look.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    taken: Res<Taken>,
    last_used: Res<LastUsed>,
    bindings: Res<Bindings>,
    blind: Res<Blind>,
    camera: Option<Single<(&Camera, &Transform), With<TableCamera>>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    if !blind.0.is_empty() {
        let looks = current.chooser().filter(|_| current.game().board().has_secrets());
        if let (Some(seat), Some(camera), Some(layout)) = (looks, camera, &facts.layout) {
            let eye = Eye::new(camera.into_inner(), ctx.zoom_factor());
            let said = blind.0.get(&seat).map_or("", String::as_str);
            on_cards(ctx, &eye, &current, layout, seat, said);
        } else if facts.still {
            at_once(ctx, &taken, &current, &facts, &blind);
        }
        return Ok(());
    }
    let Some(seat) = facts.covered(&current) else {
        return Ok(());
    };
    let window = ctx.content_rect();
    let (middle, width) = taken.foot(window, 436.0);
    // Where hands lie, so that as much as can be is seen of the board.
    let foot = pos2(middle, window.bottom() - 10.0);
    let key = written(
        &match *last_used {
            LastUsed::Keys => bindings.keys(InputAction::Confirm),
            LastUsed::Pad => bindings.buttons("", InputAction::Confirm),
        }
        .into_iter()
        .next()
        .unwrap_or_default(),
    );
    let title = current.say(&Sentence::new("cover-title").with("seat", seat));
    let text = current.say(&Sentence::new("cover-text").with("key", key));
    let has_cards = facts.layout.as_ref().is_some_and(Layout::has_hands);
    let look = if has_cards { "cover-look" } else { "cover-ready" };
    let mut looks = false;
    widgets::place("cover", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        style::glass()
            .fill(style::PANEL)
            .stroke(Stroke::new(1.5, ACCENT))
            .inner_margin(Margin::symmetric(28, 14))
            .show(ui, |ui| {
                let width = width - 2.0 * 28.0;
                ui.set_width(width);
                widgets::within(ui, taken.high(window) - 2.0 * 14.0, |ui| {
                    ui.vertical_centered(|ui| {
                        for (words, font, colour, sign) in [
                            (title, style::serif(27.0), TEXT, WHO),
                            (text, style::body(18.0), QUIET, 0.0),
                        ] {
                            let galley = galley(ui, words, font, colour, width - sign);
                            let (rect, _) =
                                ui.allocate_exact_size(vec2(width, galley.size().y), Sense::hover());
                            let wide = galley.size().x + sign;
                            let left = rect.center().x - wide / 2.0;
                            if sign > 0.0 {
                                let at = pos2(left + 13.0, rect.center().y);
                                signs::sign(ui.painter(), at, 13.0, facts.colour(seat), TEXT);
                            }
                            ui.painter().galley(pos2(left + sign, rect.top()), galley, colour);
                        }
                        ui.add_space(8.0);
                        looks = button(ui, Weight::Accent, None, &texts::text(look)).clicked();
                    });
                });
            });
    });
    if looks {
        asks.write(Ask::Turn(InTurn::Uncover(Some(seat))));
    }
    Ok(())
}

/// What the sign of who is to look takes before the words.
const WHO: f32 = 38.0;
/// Where there is less room, what is said of each is no table.
const TABLE: f32 = 700.0;

/// A seat that chooses at once with others, what was pressed for it so far, and what its buttons stand for.
type Spelled<'a> = (Seat, &'a str, Spelling);

/// What the buttons of all who choose at once stand for, and how far each of them has come.
fn at_once(ctx: &egui::Context, taken: &Taken, current: &Current, facts: &Facts, blind: &Blind) {
    let window = ctx.content_rect();
    let (middle, width) = taken.foot(window, 760.0);
    let foot = pos2(middle, window.bottom() - 10.0);
    let spelled = blind.0.iter().filter_map(|(&seat, said)| {
        let spelling = Spelling::of(current, seat)?;
        Some((seat, said.as_str(), spelling))
    });
    let spelled: Vec<Spelled> = spelled.collect();
    widgets::place("at-once", foot, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        style::glass()
            .fill(style::PANEL)
            .stroke(Stroke::new(1.5, ACCENT))
            .inner_margin(Margin::symmetric(22, 12))
            .show(ui, |ui| {
                let wide = width - 2.0 * 22.0;
                ui.set_max_width(wide);
                widgets::within(ui, taken.high(window) - 2.0 * 12.0, |ui| {
                    explain(ui, current, &spelled);
                    if spelled.iter().all(|(.., spelling)| *spelling != Spelling::Digits) {
                        ui.horizontal_wrapped(|ui| {
                            ui.spacing_mut().item_spacing = vec2(26.0, 4.0);
                            for one in &spelled {
                                chosen(ui, current, facts, one);
                            }
                        });
                        return;
                    }
                    if wide < TABLE {
                        for one in &spelled {
                            ui.horizontal_wrapped(|ui| line(ui, current, facts, one));
                        }
                        return;
                    }
                    egui::Grid::new("at-once")
                        .spacing(vec2(22.0, 6.0))
                        .min_row_height(26.0)
                        .show(ui, |ui| {
                            for one in &spelled {
                                line(ui, current, facts, one);
                                ui.end_row();
                            }
                        });
                });
            });
    });
}

/// What is to be pressed.
fn explain(ui: &mut egui::Ui, current: &Current, spelled: &[Spelled]) {
    let most = spelled
        .iter()
        .max_by_key(|(.., spelling)| spelling.places().len());
    let covers = most.filter(|(.., spelling)| *spelling != Spelling::Digits);
    let Some((seat, _, spelling)) = covers else {
        ui.label(rich(texts::text("blind-title"), style::medium(18.0), TEXT));
        return;
    };
    let look = Sentence::new("blind-look").with("key", written(blind::LOOK.1));
    ui.label(rich(texts::say(&look), style::medium(18.0), TEXT));
    ui.horizontal_wrapped(|ui| {
        word(ui, texts::text("blind-places"), style::body(17.0), QUIET);
        for (_, button, _) in spelling.buttons(current.game(), *seat) {
            let (rect, _) = ui.allocate_exact_size(CARD, Sense::hover());
            card(ui.painter(), rect, button, false);
        }
    });
}

/// What is said of one seat.
fn line(ui: &mut egui::Ui, current: &Current, facts: &Facts, (seat, said, spelling): &Spelled) {
    let (rect, _) = ui.allocate_exact_size(vec2(24.0, 26.0), Sense::hover());
    signs::sign(ui.painter(), rect.center(), 9.0, facts.colour(*seat), TEXT);
    word(ui, current.name(*seat), style::bold(18.0), TEXT);
    digits(ui, current, *seat, said, spelling);
}

/// Whether a seat has chosen: a tick behind its name, or dots as long as it has not.
fn chosen(ui: &mut egui::Ui, current: &Current, facts: &Facts, (seat, said, _): &Spelled) {
    let name = current.name(*seat);
    let galley = widgets::elided(ui, &name, style::bold(18.0), 160.0);
    let size = vec2(28.0 + galley.size().x + 26.0, 28.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let (painter, middle) = (ui.painter(), rect.center().y);
    let colour = facts.colour(*seat);
    signs::sign(painter, pos2(rect.left() + 10.0, middle), 9.0, colour, TEXT);
    let left = pos2(rect.left() + 28.0, middle - galley.size().y / 2.0);
    painter.galley(left, galley, TEXT);
    let at = pos2(rect.right() - 9.0, middle);
    let key = if said.is_empty() {
        for aside in [-6.0, 0.0, 6.0] {
            painter.circle_filled(at + vec2(aside, 3.0), 1.8, QUIET);
        }
        "blind-chooses"
    } else {
        let tick = [(-7.0, 0.0), (-2.0, 5.0), (7.0, -6.0)];
        let tick = tick.map(|(x, y)| at + vec2(x, y)).to_vec();
        painter.line(tick, Stroke::new(2.5, ACCENT));
        "blind-chosen"
    };
    let told = format!("{name}: {}", texts::text(key));
    widgets::told(&response, ui, egui::WidgetType::Label, &told);
}

/// Which digits the buttons of a seat are, what begins anew, and how much was pressed.
fn digits(ui: &mut egui::Ui, current: &Current, seat: Seat, said: &str, spelling: &Spelling) {
    for (_, button, digit) in spelling.buttons(current.game(), seat) {
        let text = format!("{} = {digit}", written(button));
        word(ui, text, style::bold(19.0), ACCENT);
    }
    let fills = current.staging().fills(current.game().board(), seat) && said.is_empty();
    let key = if fills { "blind-rest" } else { "blind-anew" };
    let away = Sentence::new(key).with("key", written(blind::AWAY.1));
    word(ui, texts::say(&away), style::body(16.0), QUIET);
    let pressed = Sentence::new("blind-pressed").with("count", said.len() as i64);
    word(ui, texts::say(&pressed), style::body(16.0), QUIET);
}

/// What stands in one line, and goes to the next one as a whole.
fn word(ui: &mut egui::Ui, text: String, font: egui::FontId, colour: egui::Color32) {
    ui.add(egui::Label::new(rich(text, font, colour)).extend());
}

/// The buttons of the places where the cards lie that somebody looks at, on them, and the one that was pressed.
fn on_cards(ctx: &egui::Context, eye: &Eye, current: &Current, layout: &Layout, seat: Seat, said: &str) {
    let Some(spelling) = Spelling::of(current, seat) else {
        return;
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("buttons")));
    let buttons = spelling.buttons(current.game(), seat);
    for (pick, (_, button, sign)) in spelling.places().iter().zip(buttons) {
        let Some(spot) = layout.spot(pick.from.as_str()) else {
            continue;
        };
        let world = lift(spot.at);
        if let Some(at) = eye.point(world) {
            // On its upper edge, where nothing is printed.
            let up = spot.half_depth() * eye.scale(world) + 0.3 * CARD.y;
            let rect = egui::Rect::from_center_size(at - vec2(0.0, up), CARD);
            card(&painter, rect, button, said.contains(sign));
        }
    }
}

/// The size of a button's sign.
const CARD: egui::Vec2 = vec2(32.0, 28.0);

/// The sign of a button, pressed or not.
fn card(painter: &egui::Painter, rect: egui::Rect, button: &str, pressed: bool) {
    let (fill, ink) = if pressed {
        (ACCENT, style::PANEL)
    } else {
        (style::PANEL, TEXT)
    };
    painter.rect(rect, 7, fill, Stroke::new(1.5, ACCENT), StrokeKind::Inside);
    let written = written(button);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        written,
        style::bold(17.0),
        ink,
    );
}

fn rich(text: String, font: egui::FontId, colour: egui::Color32) -> RichText {
    RichText::new(text).font(font).color(colour)
}
