//! A saved game as a card: its board, its name, who plays, how it stands and when it was saved; what can be done with it.

use std::{path::Path, time::SystemTime};

use bevy_egui::egui::{
    self, Align2, Color32, Key, Rect, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, WidgetType, pos2,
    text::LayoutJob, vec2,
};
use jiff::{ZonedDateTime, civil::Date};

use super::reading::Saved;
use crate::{
    app::overlay::widgets::{
        self, icon_button,
        signs::{self, Icon},
        style::{self, ACCENT, CARD, CORNER, LINE, PRESS, QUIET, RAISED, TEXT, WARN},
    },
    play::kept,
    rules::Message as Sentence,
    texts,
};

/// The height of a card.
pub(super) const HIGH: f32 = 116.0;
/// The side of its board.
pub(super) const BOARD: f32 = 96.0;
const PAD: f32 = 10.0;

/// What was pressed on a card.
pub(super) enum Pressed {
    Open,
    PutAway,
    /// Its name is to be written.
    Name,
    /// It was written.
    Named(String),
    /// It stays as it is.
    Unnamed,
}

/// The title of a saved game: its name, or the game with its number where nobody named it.
pub(super) fn title(saved: &Saved) -> String {
    let game = saved.glimpse.game.as_deref();
    let known = game.and_then(|game| texts::known(&format!("game-{game}")));
    match (known, kept::numbered(&saved.path)) {
        (Some(game), Some(number)) => texts::say(
            &Sentence::new("load-numbered")
                .with("game", game)
                .with("number", i64::from(number)),
        ),
        _ => kept::called(&saved.path),
    }
}

/// Shows it in a place. `naming` is the name as far as it is written.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    saved: &mut Saved,
    naming: Option<&mut String>,
) -> Option<Pressed> {
    let id = ui.id().with(&saved.path);
    let response = ui.interact(rect, id, Sense::click());
    let name = title(saved);
    widgets::told(&response, ui, WidgetType::Button, &name);
    let over = response.hovered() || response.has_focus();
    let fill = if over { RAISED } else { CARD };
    ui.painter()
        .rect(rect, CORNER, fill, Stroke::new(1.0, LINE), StrokeKind::Inside);
    widgets::ring(ui, &response, rect, CORNER);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    picture(ui, rect, saved);
    let left = rect.left() + 2.0 * PAD + BOARD;
    let right = rect.right() - PAD;
    let mut pressed = response.clicked().then_some(Pressed::Open);
    let signs = Rect::from_min_max(
        pos2(right - 2.0 * PRESS - 4.0, rect.top() + 6.0),
        pos2(right, rect.top() + 6.0 + PRESS),
    );
    let mut child = ui.new_child(
        UiBuilder::new()
            .max_rect(signs)
            .id_salt(id.with("signs"))
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
    );
    child.spacing_mut().item_spacing.x = 4.0;
    if icon_button(&mut child, Icon::Bin, &texts::text("load-put-away")).clicked() {
        pressed = Some(Pressed::PutAway);
    }
    if icon_button(&mut child, Icon::Pen, &texts::text("load-name")).clicked() {
        pressed = Some(Pressed::Name);
    }
    let head = Rect::from_min_max(
        pos2(left, rect.top() + 8.0),
        pos2(signs.left() - 6.0, rect.top() + 38.0),
    );
    if let Some(text) = naming {
        pressed = field(ui, head, id, text).or(pressed);
    } else {
        let title = widgets::elided(ui, &name, style::bold(19.0), head.width());
        let at = pos2(left, head.center().y - title.size().y / 2.0);
        ui.painter().galley(at, title, TEXT);
    }
    words(ui, saved, left, right, rect);
    pressed
}

/// The board, once it was read.
fn picture(ui: &Ui, rect: Rect, saved: &Saved) {
    let board = Rect::from_min_size(rect.min + vec2(PAD, PAD), vec2(BOARD, BOARD));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    match &saved.texture {
        Some(texture) => {
            ui.painter().image(texture.id(), board, whole, Color32::WHITE);
        }
        None => {
            ui.painter().rect_filled(board, CORNER - 2, style::SUNK);
        }
    }
    if saved.facts.as_ref().is_some_and(|facts| facts.fault.is_some()) {
        let sign = Rect::from_center_size(board.center(), vec2(34.0, 34.0));
        signs::icon(ui.painter(), sign, Icon::Close, WARN);
    }
}

/// Where the name is written.
fn field(ui: &mut Ui, head: Rect, id: egui::Id, text: &mut String) -> Option<Pressed> {
    let edit = TextEdit::singleline(text)
        .id(id.with("name"))
        .char_limit(60)
        .font(style::medium(18.0))
        .desired_width(head.width());
    let response = ui.put(head, edit);
    if ui.input(|input| input.key_pressed(Key::Escape)) {
        return Some(Pressed::Unnamed);
    }
    if response.lost_focus() {
        return Some(Pressed::Named(std::mem::take(text)));
    }
    if !response.has_focus() {
        response.request_focus();
    }
    None
}

/// Who plays, how it stands, when it was saved, and that it opens; or why it can't be read.
fn words(ui: &Ui, saved: &Saved, left: f32, right: f32, rect: Rect) {
    let most = right - left;
    let mut top = rect.top() + 42.0;
    let mut line = |text: &str, size: f32, colour: Color32, indent: f32| {
        let galley = widgets::elided(ui, text, style::body(size), most - indent);
        let high = galley.size().y;
        let at = pos2(left + indent, top);
        ui.painter().galley_with_override_text_color(at, galley, colour);
        top += high + 2.0;
        at.y + high / 2.0
    };
    match saved.facts.as_ref().map(|facts| (facts, &facts.fault)) {
        None => {
            line(&texts::text("load-reading"), 15.5, QUIET, 0.0);
        }
        Some((_, Some(fault))) => {
            line(&texts::text("load-broken"), 16.0, WARN, 0.0);
            let mut job = LayoutJob::simple(fault.clone(), style::body(14.5), QUIET, most);
            job.wrap.max_rows = 2;
            let why = ui.painter().layout_job(job);
            ui.painter().galley(pos2(left, top), why, QUIET);
        }
        Some((facts, None)) => {
            line(&facts.players, 15.5, QUIET, 0.0);
            let indent = if facts.about.is_some() { 20.0 } else { 0.0 };
            let middle = line(&facts.told, 16.5, TEXT, indent);
            if let Some(colour) = facts.about {
                signs::sign(ui.painter(), pos2(left + 7.0, middle), 6.5, colour, TEXT);
            }
        }
    }
    let when = saved.at.map(ago).unwrap_or_default();
    let opens = saved.facts.as_ref().is_none_or(|facts| facts.fault.is_none());
    // Why it can't be read takes the room down to the foot.
    let (x, align) = if opens {
        (left, Align2::LEFT_BOTTOM)
    } else {
        (right, Align2::RIGHT_BOTTOM)
    };
    let low = rect.bottom() - 8.0;
    ui.painter()
        .text(pos2(x, low), align, when, style::body(14.5), QUIET);
    if opens {
        let words = ui.painter().text(
            pos2(right, low),
            Align2::RIGHT_BOTTOM,
            texts::text("load-open"),
            style::medium(16.0),
            ACCENT,
        );
        let sign = Rect::from_center_size(words.left_center() - vec2(12.0, 0.0), vec2(12.0, 12.0));
        signs::icon(ui.painter(), sign, Icon::Play, ACCENT);
    }
}

/// A week, in seconds.
const WEEK: u64 = 7 * 86400;

/// How long ago that was, or on which day where it is longer than a week.
fn ago(at: SystemTime) -> String {
    let seconds = at.elapsed().map_or(0, |past| past.as_secs());
    if let (WEEK.., Ok(at)) = (seconds, ZonedDateTime::try_from(at)) {
        return on_day(at.date());
    }
    let (key, count) = match seconds {
        0..60 => return texts::text("load-ago-now"),
        60..3600 => ("load-ago-minutes", seconds / 60),
        3600..86400 => ("load-ago-hours", seconds / 3600),
        _ => ("load-ago-days", seconds / 86400),
    };
    texts::say(&Sentence::new(key).with("count", i64::try_from(count).unwrap_or(i64::MAX)))
}

/// A day as people write it.
pub(in crate::app::overlay) fn on_day(date: Date) -> String {
    let said = Sentence::new("load-on-day").with("day", i64::from(date.day()));
    texts::say(
        &said
            .with("month", i64::from(date.month()))
            .with("year", date.year().to_string()),
    )
}

/// The name to begin with when it is to be written.
pub(super) fn name_of(path: &Path) -> String {
    match kept::numbered(path) {
        Some(_) => String::new(),
        None => kept::called(path),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_pass_until_it_is_a_week_and_then_there_is_a_date() {
        let days = |days: u64| ago(SystemTime::now() - Duration::from_secs(days * 86400 + 60));
        assert_eq!(days(6), "6 days ago");
        assert!(days(400).contains("20"), "{}", days(400));
        let first = Date::new(2026, 3, 1).expect("a day");
        assert_eq!(on_day(first), "1 March 2026");
    }
}
