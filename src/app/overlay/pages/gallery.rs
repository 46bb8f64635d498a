//! The gallery: who can be seated, by their faces. It drops down from a seat of the page on which a table is set up.

use bevy_egui::egui::{
    Align2, Id, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::{
    setup::Draft,
    who::{Place, Who},
};
use crate::{
    app::{
        keep::own::OwnPlayers,
        overlay::widgets::{
            elided,
            faces::Portrait,
            galley,
            lists::{self, Item, hang},
            ring, rule,
            signs::{self, Icon},
            sitters::{group, own_item, skill},
            style::{self, ACCENT, CORNER, QUIET, RAISED, SUNK, TEXT},
        },
    },
    cast::{AUTOMATON, CAST, Character, PERSON},
    catalogue::Entry,
    rules::Message,
    staging::Colour,
    texts,
};

/// A picture with its name.
const TILE: Vec2 = vec2(98.0, 121.0);
/// The side of the face on it.
const FACE: f32 = 70.0;
/// As many hang side by side as there are levels, and below each other those of one level.
const COLUMNS: usize = 5;
/// What is told of the one that is looked at.
const CAPTION: f32 = 46.0;
/// The room of the bar by which it scrolls.
const BAR: f32 = 20.0;
/// How much of the window it takes at most.
const MOST: f32 = 0.8;

/// What was pressed.
pub(super) enum Picked {
    /// Somebody is to sit there.
    Who(Who),
    /// A player of one's own is to be sought.
    Another,
}

/// Shows it while it is open below a seat.
pub(super) fn show(
    ui: &Ui,
    (id, response): (Id, &Response),
    draft: &Draft,
    own: &OwnPlayers,
    (seat, colours): (usize, &[Colour]),
) -> Option<Picked> {
    let mut picked = None;
    let window = ui.ctx().content_rect().width();
    let columns = ((window - 60.0) / TILE.x).floor().clamp(2.0, COLUMNS as f32);
    hang(ui, (id, response), (columns * TILE.x + BAR, MOST), |ui, high| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        // Where there is not room for all, it ends below the faces or below a line, not within one.
        let head = CAST.len().div_ceil(columns as usize) as f32 * TILE.y + CAPTION + 1.0;
        let high = if high < head {
            high
        } else {
            head + ((high - head) / lists::ROW).floor() * lists::ROW
        };
        // It takes the room that there is, and not only what a new list would have.
        let list = ScrollArea::vertical().max_height(high).min_scrolled_height(high);
        list.show(ui, |ui| {
            ui.set_max_width(columns * TILE.x);
            faces(ui, draft, (seat, colours), columns as usize, &mut picked);
            rule(ui);
            others(ui, draft, own, (seat, colours[seat]), &mut picked);
        });
    });
    picked
}

/// The pictures, and below them a sentence about the one that is looked at.
fn faces(
    ui: &mut Ui,
    draft: &Draft,
    (seat, colours): (usize, &[Colour]),
    columns: usize,
    picked: &mut Option<Picked>,
) {
    let rows = CAST.len().div_ceil(columns);
    let (whole, _) = ui.allocate_exact_size(vec2(columns as f32, rows as f32) * TILE, Sense::hover());
    let mut looked_at = match draft.places[seat].who {
        Who::Character(character) => Some(character),
        _ => None,
    };
    for (at, character) in CAST.iter().enumerate() {
        // Those of a skill hang below each other where all skills stand beside each other.
        let (column, row) = match columns {
            COLUMNS => (at / rows, at % rows),
            _ => (at % columns, at / columns),
        };
        let rect = Rect::from_min_size(whole.min + vec2(column as f32, row as f32) * TILE, TILE);
        let response = ui.interact(rect, Id::new(("face", seat, at)), Sense::click());
        let told = format!("{}, {}", character.name, skill(draft.entry, character));
        let who = Who::Character(character);
        let chosen = draft.places[seat].who == who;
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &told));
        let mut places = draft.places.iter();
        let sits = places.position(|place| place.who == who);
        let colour = sits.map_or(colours[seat], |sits| colours[sits]);
        tile(
            ui,
            rect.shrink(3.0),
            &response,
            (draft.entry, character),
            (colour, chosen),
        );
        if let Some(sits) = sits.filter(|sits| *sits != seat) {
            signs::sign(
                ui.painter(),
                rect.right_top() + vec2(-18.0, 18.0),
                8.0,
                colours[sits],
                TEXT,
            );
        }
        if response.hovered() || response.has_focus() {
            looked_at = Some(character);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            *picked = Some(Picked::Who(who));
        }
    }
    let (rect, _) = ui.allocate_exact_size(vec2(whole.width(), CAPTION), Sense::hover());
    if let Some(character) = looked_at {
        let mut text = texts::say(&character.sentence());
        let who = Who::Character(character);
        let mut places = draft.places.iter().enumerate();
        if let Some((sits, _)) = places.find(|(at, place)| *at != seat && place.who == who) {
            let colour = texts::text(&format!("colour-{}", colours[sits].key()));
            let elsewhere = texts::say(&Message::new("sitter-elsewhere").with("seat", colour));
            text = format!("{text} {elsewhere}");
        }
        let words = galley(ui, text, style::body(15.5), QUIET, rect.width() - 16.0);
        ui.painter().galley(
            pos2(rect.left() + 8.0, rect.center().y - words.size().y / 2.0),
            words,
            QUIET,
        );
    }
}

/// A face, a name, and how well it plays.
fn tile(
    ui: &Ui,
    rect: Rect,
    response: &Response,
    (entry, character): (&dyn Entry, &'static Character),
    (colour, chosen): (Colour, bool),
) {
    let over = response.hovered() || response.has_focus();
    let fill = if over { RAISED } else { SUNK };
    ui.painter().rect_filled(rect, CORNER, fill);
    if chosen {
        let line = Stroke::new(2.0, ACCENT);
        ui.painter().rect_stroke(rect, CORNER, line, StrokeKind::Inside);
    }
    ring(ui, response, rect, CORNER);
    let face = Rect::from_center_size(
        pos2(rect.center().x, rect.top() + 4.0 + FACE / 2.0),
        Vec2::splat(FACE),
    );
    Portrait::new(&character.face, colour).show_face(ui.painter(), face);
    let line = |text: &str, font, low: f32, colour| {
        let words = elided(ui, text, font, rect.width() - 6.0);
        let at = Align2::CENTER_CENTER.align_size_within_rect(
            words.size(),
            Rect::from_center_size(pos2(rect.center().x, rect.bottom() - low), words.size()),
        );
        ui.painter()
            .galley_with_override_text_color(at.min, words, colour);
    };
    line(character.name, style::bold(17.0), 26.0, TEXT);
    line(&skill(entry, character), style::body(14.0), 9.0, QUIET);
}

/// A person, a strategy by itself, nobody, and players of one's own.
fn others(
    ui: &mut Ui,
    draft: &Draft,
    own: &OwnPlayers,
    (seat, colour): (usize, Colour),
    picked: &mut Option<Picked>,
) {
    let place: &Place = &draft.places[seat];
    let candidates = draft.candidates(own, place);
    let mut items: Vec<Item> = candidates.iter().map(|who| item(who, own, colour)).collect();
    let known = candidates.iter().position(|who| matches!(who, Who::Own(_)));
    group(&mut items, known.unwrap_or(candidates.len()));
    for (at, item) in items.iter().enumerate() {
        if !item.above.is_empty() {
            rule(ui);
        }
        let who = candidates.get(at);
        let row = lists::row(ui, who == Some(&place.who), item);
        if row.gained_focus() {
            row.scroll_to_me(None);
        }
        if row.clicked() {
            *picked = Some(who.map_or(Picked::Another, |who| Picked::Who(who.clone())));
        }
    }
}

/// Who could sit there, as a line.
fn item(who: &Who, own: &OwnPlayers, colour: Colour) -> Item {
    let (face, icon, title, help) = match who {
        Who::Person => (Some(&PERSON), None, "setup-person", "setup-person-help"),
        Who::Strategy(_) => (Some(&AUTOMATON), None, "sitter-strategy", "sitter-strategy-help"),
        Who::Nobody | Who::Character(_) => (None, Some(Icon::Close), "setup-empty", "setup-empty-help"),
        Who::Own(word) => {
            let gone = || Item {
                icon: Some(Icon::Close),
                title: word.clone(),
                help: texts::say(&Message::new("own-gone").with("word", word.as_str())),
                ..Item::default()
            };
            return own.of_word(word).map_or_else(gone, own_item);
        }
    };
    Item {
        face: face.map(|face| Portrait::new(face, colour)),
        icon,
        title: texts::text(title),
        help: texts::text(help),
        ..Item::default()
    }
}
