//! The page on which a table is set up: seats as cards around a small board, house rules below, and the way to
//! start always in sight.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align, Frame, Id, LayerId, Layout, Margin, Popup, Rect, Response, RichText, ScrollArea, Sense,
        Stroke, StrokeKind, Ui, pos2, vec2,
    },
};

use super::{
    gallery::{self, Picked},
    rules_part,
    setup::{Draft, seat_name},
    who::{Place, Who},
};
use crate::{
    app::{
        ask::{Ask, Begin},
        base::{Below, Page, Screen},
        keep::own::{Own, OwnPlayers},
        overlay::widgets::{
            self, Weight, button, chips,
            faces::Portrait,
            field, game_chips, icon_button,
            page::NARROW,
            signs::{self, Icon},
            sitters::{self, skill},
            small::Sight,
            sought::{For, Sought},
            style::{self, ACCENT, LINE, QUIET, SUNK, TEXT, WARN},
        },
        phones::Invited,
        settings::{Settings, Shelf},
    },
    cast::Face,
    catalogue::{NETWORK, StrategyFacts},
    play::{Setup, Sitter, company, dice::Seed},
    rules::{Message as Sentence, Seat},
    staging::Colour,
    texts,
};

/// The widest that the page gets.
const WIDTH: f32 = 1200.0;
/// The games stand beside the title on pages as wide as this.
const WIDE: f32 = 1000.0;
/// The width of a seat's card beside the board.
const CARD_WIDTH: f32 = 344.0;
/// The height of the field that shows who sits on a seat.
const SITTER: f32 = 68.0;
/// The most characters of a name.
const NAME: usize = 40;

/// Shows the page.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    mut draft: ResMut<Draft>,
    page: Res<State<Page>>,
    own: Res<OwnPlayers>,
    (mut sought, mut below, mut next): (ResMut<Sought>, ResMut<Below>, ResMut<NextState<Page>>),
    shelf: Res<Shelf>,
    settings: Res<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    (mut asks, mut invited): (MessageWriter<Ask>, ResMut<Invited>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let theme = shelf.theme(&settings.theme);
    let narrow = window.width() < NARROW;
    let edge = if narrow { 10.0 } else { 32.0 };
    let width = (window.width() - 2.0 * edge).min(WIDTH);
    let draft = draft.bypass_change_detection();
    let (mut back, mut start) = (false, None);
    let area = egui::Area::new(Id::new("setup"))
        .fixed_pos(window.min)
        .order(egui::Order::Middle)
        .fade_in(false);
    area.enabled(*page.get() == Page::None).show(ctx, |ui| {
        // Another game may lie on the table behind it.
        let fill = style::PANEL.to_opaque();
        Frame::new().fill(fill).show(ui, |ui| {
            ui.set_width(window.width());
            ui.set_height(window.height());
            let left = window.center().x - width / 2.0;
            let inner = Rect::from_min_size(
                pos2(left, window.top() + 10.0),
                vec2(width, window.height() - 20.0),
            );
            let mut ui = ui.new_child(
                egui::UiBuilder::new()
                    .max_rect(inner)
                    .layout(Layout::top_down(Align::Min)),
            );
            // Where the window is low, everything but the way to start scrolls.
            let low = window.height() < 440.0;
            if !low {
                head(&mut ui, draft, narrow, &mut back);
            }
            let ready = draft.setup(&own);
            let lines = ready
                .as_ref()
                .err()
                .map_or(1, Vec::len)
                .clamp(1, if low { 2 } else { 6 });
            let feet = (24.0 * lines as f32).max(style::PRESS) + 22.0;
            let room = (ui.available_height() - feet).max(40.0);
            // The bar lies beside what is scrolled.
            let wide = Rect::from_min_size(ui.cursor().min, vec2(width + edge.min(18.0), room));
            let mut scrolled = ui.new_child(egui::UiBuilder::new().max_rect(wide));
            ScrollArea::vertical()
                .id_salt((draft.opened, draft.entry.name()))
                .max_height(room)
                .auto_shrink(false)
                .show(&mut scrolled, |ui| {
                    ui.set_max_width(width);
                    if low {
                        head(ui, draft, narrow, &mut back);
                    }
                    ui.add_space(4.0);
                    seats(ui, draft, &own, &shelf, window.height());
                    ui.add_space(16.0);
                    rules_part::show(ui, draft, &own);
                    ui.add_space(12.0);
                });
            ui.add_space(room);
            widgets::rule(&mut ui);
            start = foot(&mut ui, draft, ready, feet - 8.0, narrow);
        });
    });
    let colours = signs::colours(&ctx.layer_painter(LayerId::background()));
    let small = draft.small.as_mut();
    if small.is_some_and(|small| small.draw(ctx, &theme, colours)) {
        ctx.request_repaint();
    }
    if back {
        screen.set(draft.back);
    }
    if let Some(place) = draft.sought.take() {
        sought.open(For::Place(place), &mut next, &mut below);
    }
    if let Some((phones, (setup, seed))) = start {
        invited.0 = phones;
        let fate = draft.fate(&setup, seed);
        asks.write(Ask::Begin(Begin::At(Box::new(setup), fate)));
    }
    Ok(())
}

fn head(ui: &mut Ui, draft: &mut Draft, narrow: bool, back: &mut bool) {
    let mut picked = None;
    let is_wide = ui.available_width() >= WIDE;
    ui.horizontal(|ui| {
        ui.set_min_height(46.0);
        *back = icon_button(ui, Icon::Left, &texts::text("setup-back")).clicked();
        let size = if narrow { 22.0 } else { 32.0 };
        ui.label(
            RichText::new(texts::text("setup-title"))
                .font(style::serif(size))
                .color(TEXT),
        );
        // Beside the title where there is room, so that more is seen of the rules.
        if is_wide {
            ui.add_space(24.0);
            picked = game_chips(ui, draft.entry.name(), &draft.games);
        }
    });
    if !is_wide {
        picked = game_chips(ui, draft.entry.name(), &draft.games);
    }
    if let Some(entry) = picked {
        draft.set_game(entry);
    }
    ui.add_space(6.0);
    let tables = draft.tables();
    let words: Vec<String> = tables
        .iter()
        .map(|&table| {
            let is_usual = table == draft.entry.usual_places(table.taken.len());
            let key = if is_usual {
                "setup-board-seats"
            } else {
                "setup-board-ring"
            };
            texts::say(&Sentence::new(key).with("seats", table.taken.len() as i64))
        })
        .collect();
    let now = draft.table();
    let chosen = tables.iter().position(|&table| table == now).unwrap_or(0);
    ui.horizontal(|ui| {
        if !narrow {
            ui.label(
                RichText::new(texts::text("setup-board"))
                    .font(style::medium(18.0))
                    .color(QUIET),
            );
            ui.add_space(4.0);
        }
        if let Some(at) = chips(ui, chosen, &words) {
            draft.set_table(tables[at]);
        }
    });
    ui.add_space(2.0);
}

/// The seats as cards, each on the side of the board on which it sits.
fn seats(ui: &mut Ui, draft: &mut Draft, own: &OwnPlayers, shelf: &Shelf, high: f32) {
    let Some(layout) = draft.layout(shelf) else { return };
    let count = draft.places.len();
    let colour = |seat: usize| {
        layout
            .seats()
            .get(seat)
            .map_or(Colour::ALL[seat], |place| place.colour)
    };
    let colours: Vec<Colour> = (0..count).map(colour).collect();
    let mut order: Vec<usize> = (0..count).collect();
    let sign = |seat: &usize| layout.seats().get(*seat).map_or(Vec2::ZERO, |place| place.sign);
    order.sort_by(|a, b| sign(b).y.total_cmp(&sign(a).y));
    let room = ui.available_width();
    if room < 980.0 {
        if high > 640.0 && room > 400.0 {
            let side = 260.0;
            let (rect, _) = ui.allocate_exact_size(vec2(room, side), Sense::hover());
            board(ui, draft, rect.center(), side);
        }
        for seat in 0..count {
            card(ui, draft, own, seat, &colours, room);
        }
        return;
    }
    // Seats in the middle go where fewer sit.
    let mut left: Vec<usize> = order
        .iter()
        .copied()
        .filter(|seat| sign(seat).x < -0.01)
        .collect();
    let mut right: Vec<usize> = order.iter().copied().filter(|seat| sign(seat).x > 0.01).collect();
    for seat in order {
        if sign(&seat).x.abs() <= 0.01 {
            let side = if left.len() <= right.len() {
                &mut left
            } else {
                &mut right
            };
            let at = side
                .iter()
                .position(|other| sign(other).y < sign(&seat).y)
                .unwrap_or(side.len());
            side.insert(at, seat);
        }
    }
    // Nor are all of them on one side.
    if right.is_empty() {
        right = left.split_off(left.len().div_ceil(2));
    } else if left.is_empty() {
        left = right.split_off(right.len().div_ceil(2));
    }
    let middle = room - 2.0 * CARD_WIDTH - 2.0 * 20.0;
    let side = middle.min(460.0).min((high - 300.0).max(300.0));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        let column = |ui: &mut Ui, draft: &mut Draft, seats: &[usize], name: &str| {
            // The first card stands by the far edge of the board and the last one by the near edge; how high they
            // are together is known from the frame before.
            let id = Id::new(("column", name, seats.len()));
            let before: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(side);
            let gap = ((side - before) / (seats.len().max(2) - 1) as f32).max(12.0);
            let mut high = 0.0;
            ui.allocate_ui_with_layout(vec2(CARD_WIDTH, side), Layout::top_down(Align::Min), |ui| {
                ui.set_width(CARD_WIDTH);
                for (at, &seat) in seats.iter().enumerate() {
                    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
                    ui.add_space(match (at, seats.len()) {
                        (0, 1) => (side - before) / 2.0,
                        (0, _) => 0.0,
                        _ => gap,
                    });
                    high += card(ui, draft, own, seat, &colours, CARD_WIDTH);
                }
            });
            ui.data_mut(|data| data.insert_temp(id, high));
        };
        column(ui, draft, &left, "left");
        let (rect, _) = ui.allocate_exact_size(vec2(middle, side), Sense::hover());
        board(ui, draft, rect.center(), side);
        column(ui, draft, &right, "right");
    });
}

/// The board as it would be, with what stands on it.
fn board(ui: &Ui, draft: &mut Draft, middle: egui::Pos2, side: f32) {
    if let Some(small) = &mut draft.small {
        let square = Rect::from_center_size(middle, egui::Vec2::splat(side));
        small.show(ui.painter(), square, Sight::CLOSE);
    }
}

/// A seat: the face, name and level of who sits there, from which the gallery drops down. Returns how high that is.
fn card(
    ui: &mut Ui,
    draft: &mut Draft,
    own: &OwnPlayers,
    seat: usize,
    colours: &[Colour],
    width: f32,
) -> f32 {
    let colour = colours[seat];
    let shown = style::card().show(ui, |ui| {
        let wide = width - 28.0;
        ui.set_width(wide);
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let named = texts::text(&format!("colour-{}", colour.key()));
        let (title, line) = words(draft, own, seat, &named);
        let (rect, response) = ui.allocate_exact_size(vec2(wide, SITTER), Sense::click());
        let id = Id::new(("who", seat));
        let mates: Vec<Colour> = draft
            .partners(seat)
            .filter_map(|mate| colours.get(mate).copied())
            .collect();
        let partner = |mate: &Colour| {
            let named = texts::text(&format!("colour-{}", mate.key()));
            texts::say(&Sentence::new("panel-partner").with("seat", named))
        };
        let partners: Vec<String> = mates.iter().map(partner).collect();
        let told = [vec![title.clone(), line.clone()], partners].concat().join(", ");
        widgets::told(
            &response,
            ui,
            egui::WidgetType::ComboBox,
            &format!("{named}: {told}"),
        );
        let face = draft.places[seat].who.face();
        let open = Popup::is_id_open(ui.ctx(), id);
        sitter(
            ui,
            rect,
            (&response, open),
            (face, colour),
            (&title, &line, &mates),
        );
        match gallery::show(ui, (id, &response), draft, own, (seat, colours)) {
            Some(Picked::Who(who)) => draft.choose(seat, who),
            Some(Picked::Another) => draft.sought = Some(seat),
            None => {}
        }
        let place = &mut draft.places[seat];
        match place.who {
            Who::Nobody => {}
            Who::Character(character) => widgets::quiet(ui, &texts::say(&character.sentence())),
            Who::Person | Who::Strategy(_) | Who::Own(_) => {
                let hint = texts::say(&Sentence::new("setup-name").with("colour", named));
                ui.push_id(("name", seat), |ui| field(ui, &mut place.name, &hint, NAME, wide));
                if place.who == Who::Person {
                    widgets::quiet(ui, &texts::text("setup-person-help"));
                }
            }
        }
        behind(ui, draft, seat);
    });
    shown.response.rect.height()
}

/// Who sits on a seat, and what is said of that below it.
fn words(draft: &Draft, own: &OwnPlayers, seat: usize, colour: &str) -> (String, String) {
    match &draft.places[seat].who {
        Who::Person => (texts::text("setup-person"), colour.to_owned()),
        Who::Nobody => (texts::text("setup-empty"), colour.to_owned()),
        Who::Character(character) => (character.name.to_owned(), skill(draft.entry, character)),
        Who::Strategy(name) => (
            texts::text(&format!("strategy-{name}-name")),
            texts::text("sitter-strategy"),
        ),
        Who::Own(word) => {
            let known = own.of_word(word);
            (known.map_or_else(|| word.clone(), Own::name), colour.to_owned())
        }
    }
}

/// The field that shows who sits there.
fn sitter(
    ui: &Ui,
    rect: Rect,
    (response, open): (&Response, bool),
    (face, colour): (Option<&'static Face>, Colour),
    (title, line, mates): (&str, &str, &[Colour]),
) {
    let edge = match (open, response.hovered()) {
        (true, _) => ACCENT,
        (false, true) => QUIET,
        (false, false) => LINE,
    };
    let painter = ui.painter();
    painter.rect(
        rect,
        style::CORNER,
        SUNK,
        Stroke::new(1.0, edge),
        StrokeKind::Inside,
    );
    widgets::ring(ui, response, rect, style::CORNER);
    let side = SITTER - 8.0;
    let place = Rect::from_min_size(rect.min + vec2(6.0, 4.0), egui::Vec2::splat(side));
    match face {
        Some(face) => Portrait::new(face, colour).show(painter, place),
        None => signs::sign(painter, place.center(), 11.0, colour, QUIET),
    }
    let left = place.right() + 12.0;
    let room = rect.right() - 36.0 - left;
    let ink = if face.is_some() { TEXT } else { QUIET };
    let title = widgets::elided(ui, title, style::bold(20.0), room);
    painter.galley_with_override_text_color(pos2(left, rect.top() + 10.0), title, ink);
    let line = sitters::line(ui, line, mates.len(), style::body(16.0), room);
    let low = rect.bottom() - 11.0 - line.size().y;
    let behind = pos2(left + line.size().x, low + line.size().y / 2.0);
    painter.galley_with_override_text_color(pos2(left, low), line, QUIET);
    signs::mates(painter, behind, mates.iter().copied());
    let arrow = Rect::from_center_size(
        pos2(rect.right() - 18.0, rect.center().y),
        egui::Vec2::splat(14.0),
    );
    signs::icon(painter, arrow, Icon::Down, QUIET);
}

/// The strategy that stands behind a computer and its numbers, one fold deeper.
fn behind(ui: &mut Ui, draft: &mut Draft, seat: usize) {
    let entry = draft.entry;
    let spec = match draft.places[seat].who {
        Who::Character(character) => company::chair_of(entry, character).sitter,
        Who::Strategy(name) => Sitter::Computer(draft.places[seat].spec(entry, name)),
        Who::Person | Who::Own(_) | Who::Nobody => return,
    };
    ui.push_id(("behind", seat), |ui| {
        let place = &mut draft.places[seat];
        widgets::fold(ui, &mut place.unfolded, &texts::text("sitter-behind"));
        if !place.unfolded {
            return;
        }
        let strategies = entry.strategies();
        let Who::Strategy(name) = place.who else {
            widgets::quiet(ui, &sitters::behind(&OwnPlayers::default(), entry, &spec));
            return;
        };
        let word = |facts: &StrategyFacts| texts::text(&format!("strategy-{}-name", facts.name));
        let names: Vec<String> = strategies.iter().map(word).collect();
        let at = strategies
            .iter()
            .position(|facts| facts.name == name)
            .unwrap_or(0);
        if let Some(at) = chips(ui, at, &names) {
            place.who = Who::Strategy(strategies[at].name);
        }
        let Some(facts) = strategies.get(at) else { return };
        widgets::quiet(ui, &texts::say(&facts.sentence(entry.name())));
        numbers(ui, place, facts);
    });
}

/// The numbers of a strategy, to be changed.
fn numbers(ui: &mut Ui, place: &mut Place, facts: &StrategyFacts) {
    let usual: Vec<i32> = facts.parameters.iter().map(|known| known.default).collect();
    let values = place.numbers.entry(facts.name).or_insert_with(|| usual.clone());
    // Which network it is, its file tells.
    let numbers = values.iter_mut().zip(&facts.parameters);
    for (value, parameter) in numbers.filter(|(_, parameter)| parameter.name != NETWORK) {
        ui.horizontal(|ui| {
            let label = texts::text(&format!("parameter-{}", parameter.name));
            ui.label(RichText::new(label).font(style::body(17.0)).color(QUIET));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(
                    egui::DragValue::new(value)
                        .range(-1_000_000..=1_000_000)
                        .speed(1.0),
                );
            });
        });
    }
    if *values != usual && button(ui, Weight::Quiet, None, &texts::text("setup-parameters-usual")).clicked() {
        *values = usual;
    }
}

/// A table with the seed of its dice.
type Table = (Setup, Option<Seed>);
/// A table, or everything that stands in its way.
type Ready = Result<Table, Vec<Sentence>>;

/// By which house rules is played where they have a name, and who sits down; and less, where there is no room for all.
fn summary(draft: &Draft) -> Vec<String> {
    let presets = draft.entry.presets();
    let rules = draft
        .preset()
        .map(|at| texts::text(&format!("preset-{}", presets[at])));
    let seated = (0..draft.places.len()).filter(|&seat| draft.places[seat].who != Who::Nobody);
    let names: Vec<String> = seated.map(|seat| seat_name(draft, Seat::new(seat))).collect();
    let names = names.join(", ");
    match rules {
        Some(rules) => vec![format!("{rules} · {names}"), names, rules],
        None => vec![names],
    }
}

/// What stands in the way of starting, and the ways to start: whether with phones, and with which table.
fn foot(ui: &mut Ui, draft: &Draft, setup: Ready, height: f32, narrow: bool) -> Option<(bool, Table)> {
    let mut start = None;
    let row = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().button_padding.x = if narrow { 16.0 } else { 34.0 };
        let ready = setup.is_ok();
        let press = ui.add_enabled_ui(ready, |ui| {
            button(ui, Weight::Accent, Some(Icon::Play), &texts::text("setup-start"))
        });
        let people = draft.places.iter().any(|place| place.who == Who::Person);
        ui.spacing_mut().button_padding.x = 16.0;
        let phones = ready && people && {
            let word = texts::text("menu-phones");
            button(ui, Weight::Plain, Some(Icon::Phone), &word).clicked()
        };
        let colour = |message: &Sentence| texts::say_naming(message, &|seat| seat_name(draft, seat));
        match setup {
            Ok(setup) => {
                if phones || press.inner.clicked() {
                    start = Some((phones, setup));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let (font, room) = (style::body(16.0), ui.available_width() - 24.0);
                    let whole = |text| ui.painter().layout_no_wrap(text, font.clone(), QUIET);
                    let mut told = summary(draft).into_iter().map(whole);
                    if let Some(told) = told.find(|told| told.size().x <= room) {
                        ui.label(told);
                    }
                });
            }
            Err(faults) => {
                let all: Vec<String> = faults.iter().map(colour).collect();
                press.inner.on_disabled_hover_text(all.join("\n"));
                let frame = Frame::new().inner_margin(Margin::symmetric(4, 2));
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ScrollArea::vertical()
                        .max_height(height)
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            ui.spacing_mut().item_spacing.y = 2.0;
                            frame.show(ui, |ui| {
                                for fault in all {
                                    let text = RichText::new(fault).font(style::medium(17.0)).color(WARN);
                                    ui.add(egui::Label::new(text).wrap());
                                }
                            });
                        });
                });
            }
        }
    });
    start
}
