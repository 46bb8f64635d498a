//! The seats in the panel: who sits there, how far they are, and a menu to take a seat over or hand it on.

use bevy_egui::egui::{
    self, Align2, Popup, PopupCloseBehavior, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{
    facts::{Doing, Facts},
    pressed::Pressed,
};
use crate::{
    app::{
        ask::{Ask, Change},
        current::Current,
        keep::own::OwnPlayers,
        overlay::widgets::{
            self,
            lists::{self, Item},
            signs::{self, Icon},
            sitters::{group, own_item, sitter_help, sitter_name},
            style::{self, ACCENT, CARD, CORNER, FAINT, LINE, QUIET, RAISED, TEXT},
        },
    },
    play::{Chair, Sitter},
    rules::Seat,
    texts,
};

/// All seats that play.
pub(in crate::app::overlay) fn list(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    own: &OwnPlayers,
    pressed: &mut Pressed,
) {
    for seat in current.game().board().seats().iter() {
        card(ui, current, facts, own, seat, pressed);
    }
}

fn is_next(facts: &Facts, seat: Seat) -> bool {
    matches!(facts.doing, Doing::Rolls(who) | Doing::Chooses(who) | Doing::Thinks(who) if who == seat)
}

fn card(ui: &mut Ui, current: &Current, facts: &Facts, own: &OwnPlayers, seat: Seat, pressed: &mut Pressed) {
    let game = current.game().board().game();
    let sitter = current.game().sitter(seat);
    let name = current.name(seat);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 52.0), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    let next = is_next(facts, seat);
    let over = response.hovered() || Popup::is_id_open(ui.ctx(), response.id.with("menu"));
    let line = if next { ACCENT } else { LINE };
    let fill = if over { RAISED } else { CARD };
    let width = if next { 1.5 } else { 1.0 };
    ui.painter()
        .rect(rect, CORNER, fill, Stroke::new(width, line), StrokeKind::Inside);
    widgets::ring(ui, &response, rect, CORNER);

    let colour = facts.colour(seat);
    signs::sign(
        ui.painter(),
        rect.left_center() + vec2(22.0, 0.0),
        11.0,
        colour,
        TEXT,
    );
    let right = progress(ui, rect, facts, seat);
    let left = rect.left() + 44.0;
    let painter = ui
        .painter()
        .with_clip_rect(Rect::from_min_max(rect.min, pos2(right - 6.0, rect.bottom())));
    let title = widgets::elided(ui, &name, style::bold(20.0), right - left - 8.0);
    painter.galley(pos2(left, rect.top() + 4.0), title, TEXT);
    let icon = if *sitter == Sitter::Person {
        Icon::Person
    } else {
        Icon::Computer
    };
    let low = rect.bottom() - 14.0;
    signs::icon(
        &painter,
        Rect::from_center_size(pos2(left + 7.0, low), vec2(14.0, 14.0)),
        icon,
        QUIET,
    );
    let doer = widgets::elided(
        ui,
        &sitter_name(own, game, sitter),
        style::body(15.0),
        right - left - 28.0,
    );
    painter.galley_with_override_text_color(pos2(left + 20.0, low - doer.size().y / 2.0), doer, QUIET);

    let help = format!(
        "{}\n{}",
        texts::say(&facts.progress(seat).sentence()),
        sitter_help(own, current.game().setup().entry, sitter)
    );
    if facts.doing != Doing::Over {
        menu(&response, current, own, seat, sitter, pressed);
    }
    response.on_hover_text(help);
}

/// How far a seat is, or its place, on the right of a card. Returns where it begins.
fn progress(ui: &Ui, rect: Rect, facts: &Facts, seat: Seat) -> f32 {
    let painter = ui.painter();
    if let Some(place) = facts.place(seat) {
        let text = super::over::place_name(place);
        let colour = if place == 1 { ACCENT } else { TEXT };
        let right = rect.right() - 14.0;
        let drawn = painter.text(
            pos2(right, rect.center().y),
            Align2::RIGHT_CENTER,
            text,
            style::serif(20.0),
            colour,
        );
        if place == 1 {
            let crown = Rect::from_center_size(pos2(drawn.left() - 15.0, rect.center().y), vec2(18.0, 18.0));
            signs::icon(painter, crown, Icon::Crown, ACCENT);
            return crown.left();
        }
        return drawn.left();
    }
    let progress = facts.progress(seat);
    let miniature = facts.counted().miniature(progress.of);
    let mut x = rect.right() - 14.0;
    for piece in (0..progress.of).rev() {
        let foot = pos2(x - 4.0, rect.center().y + 9.0);
        let (fill, line) = match (miniature.paint, piece < progress.count) {
            (None, true) => (signs::colour(painter, facts.colour(seat)), Some(TEXT)),
            (None, false) => (egui::Color32::TRANSPARENT, Some(FAINT)),
            (Some(own), true) => (egui::Color32::from_hex(own).unwrap_or(TEXT), None),
            (Some(_), false) => (FAINT, None),
        };
        signs::miniature(painter, foot, 1.0, &miniature, (fill, line));
        x -= miniature.step;
    }
    // The number stands beside them for those who would have to count.
    let number = painter.text(
        pos2(x - 4.0, rect.center().y),
        Align2::RIGHT_CENTER,
        progress.count.to_string(),
        style::bold(19.0),
        TEXT,
    );
    number.left()
}

/// Who else could sit there.
fn menu(
    response: &egui::Response,
    current: &Current,
    own: &OwnPlayers,
    seat: Seat,
    sitter: &Sitter,
    pressed: &mut Pressed,
) {
    let entry = current.game().setup().entry;
    let id = response.id.with("menu");
    Popup::menu(response)
        .id(id)
        .width(300.0)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .show(|ui| {
            ui.set_width(300.0);
            let (mut sitters, mut items) = (Vec::new(), Vec::new());
            if *sitter != Sitter::Person {
                sitters.push(Sitter::Person);
                items.push(Item {
                    icon: Some(Icon::Person),
                    title: texts::text("panel-take-back"),
                    ..Item::default()
                });
            }
            let first = items.len();
            for facts in entry.strategies() {
                sitters.push(Sitter::from(facts.name));
                items.push(Item {
                    icon: Some(Icon::Computer),
                    title: texts::text(&format!("strategy-{}-name", facts.name)),
                    help: texts::say(&facts.sentence(entry.name())),
                    ..Item::default()
                });
            }
            items[first].above = texts::text("panel-hand-to");
            let first_own = items.len();
            for own in own.offered(entry.name()) {
                if let Ok(spec) = &own.spec {
                    sitters.push(Sitter::Computer(spec.clone()));
                    items.push(own_item(own));
                }
            }
            group(&mut items, first_own);
            // A strategy with numbers that nobody knows is still that strategy.
            let same = |other: &Sitter| match (other, sitter) {
                (Sitter::Computer(other), Sitter::Computer(it)) => other.name == it.name,
                _ => false,
            };
            let chosen = sitters.iter().position(|other| other == sitter);
            let chosen = chosen.or_else(|| sitters[..first_own].iter().position(same));
            let Some(at) = lists::rows(ui, chosen, &items, response.clicked()) else {
                return;
            };
            let Some(sitter) = sitters.get(at).cloned() else {
                pressed.sought = Some(seat);
                return;
            };
            let chair = current.game().setup().chairs.get(seat.index());
            let name = chair.map_or_else(String::new, |chair| chair.name.clone());
            pressed.ask = Some(Ask::Change(Change::Sit(seat, Chair { sitter, name })));
        });
}
