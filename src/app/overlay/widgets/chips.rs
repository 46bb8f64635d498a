//! Rows of words of which one is chosen, and games among them with their emblems.

use bevy_egui::egui::{
    Color32, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::{
    galley, game_name, ring,
    style::{self, ACCENT, CORNER, LINE, MEANT, QUIET, RAISED, TEXT},
    vector,
};
use crate::catalogue::Entry;

/// The side of an emblem.
const EMBLEM: f32 = 22.0;
/// From it to its words.
const GAP: f32 = 8.0;

/// The games of the catalogue to choose from, where there are several. Some when another is chosen.
pub(in crate::app::overlay) fn game_chips(
    ui: &mut Ui,
    chosen: &str,
    of: &[&'static dyn Entry],
) -> Option<&'static dyn Entry> {
    if of.len() < 2 {
        return None;
    }
    let at = of.iter().position(|entry| entry.name() == chosen).unwrap_or(0);
    game_row(ui, at, of).map(|at| of[at])
}

/// The same by numbers, however many there are.
pub(in crate::app::overlay) fn game_row(
    ui: &mut Ui,
    chosen: usize,
    of: &[&'static dyn Entry],
) -> Option<usize> {
    let words: Vec<Word> = of.iter().map(|&entry| Word::of(entry)).collect();
    row(ui, chosen, &words)
}

/// Which of them is wished for, with a word for all of them, which is none.
pub(in crate::app::overlay) fn game_wish(
    ui: &mut Ui,
    all: String,
    wish: &mut Option<&'static str>,
    of: &[&'static dyn Entry],
) {
    let mut words = vec![Word { of: None, text: all }];
    words.extend(of.iter().map(|&entry| Word::of(entry)));
    let at = of.iter().position(|entry| Some(entry.name()) == *wish);
    if let Some(picked) = row(ui, at.map_or(0, |at| at + 1), &words) {
        *wish = picked.checked_sub(1).map(|at| of[at].name());
    }
}

/// One of a row of words: the chosen one stands out. Wraps where the row is too narrow. Some when another is chosen.
pub(in crate::app::overlay) fn chips(ui: &mut Ui, chosen: usize, words: &[String]) -> Option<usize> {
    let words: Vec<Word> = words
        .iter()
        .map(|text| Word {
            of: None,
            text: text.clone(),
        })
        .collect();
    row(ui, chosen, &words)
}

/// What can be chosen: words, or a game.
struct Word {
    of: Option<&'static dyn Entry>,
    text: String,
}

impl Word {
    fn of(entry: &'static dyn Entry) -> Self {
        Self {
            of: Some(entry),
            text: game_name(entry.name()),
        }
    }
}

fn row(ui: &mut Ui, chosen: usize, words: &[Word]) -> Option<usize> {
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (at, word) in words.iter().enumerate() {
            if show(ui, at == chosen, word).clicked() && at != chosen {
                picked = Some(at);
            }
        }
    });
    picked
}

/// One word that can be chosen.
pub(in crate::app::overlay) fn chip(ui: &mut Ui, chosen: bool, text: &str) -> Response {
    let text = text.to_owned();
    show(ui, chosen, &Word { of: None, text })
}

/// The emblem of a game, where it has one.
pub(in crate::app::overlay) fn emblem(ui: &Ui, place: Rect, game: &dyn Entry) {
    if let Some(svg) = game.emblem() {
        vector::show(ui.painter(), place, Id::new(("emblem", game.name())), || {
            svg.to_owned()
        });
    }
}

fn show(ui: &mut Ui, chosen: bool, word: &Word) -> Response {
    let game = word.of.filter(|entry| entry.emblem().is_some());
    let before = game.map_or(0.0, |_| EMBLEM + GAP);
    let wide = (ui.available_width() - 24.0 - before).max(40.0);
    let text = galley(ui, &word.text, style::medium(17.0), Color32::PLACEHOLDER, wide);
    let size = vec2(
        (text.size().x + 24.0 + before).max(40.0),
        text.size().y.max(22.0) + 12.0,
    );
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &word.text));
    let over = response.hovered();
    let (fill, line, colour) = match (chosen, over) {
        (true, _) => (MEANT, ACCENT, TEXT),
        (false, true) => (RAISED, QUIET, TEXT),
        (false, false) => (Color32::TRANSPARENT, LINE, QUIET),
    };
    ui.painter()
        .rect(rect, CORNER, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    ring(ui, &response, rect, CORNER);
    if let Some(game) = game {
        let middle = rect.left_center() + vec2(12.0 + EMBLEM / 2.0, 0.0);
        emblem(ui, Rect::from_center_size(middle, Vec2::splat(EMBLEM)), game);
    }
    let place = rect.center() - text.size() / 2.0 + vec2(before / 2.0, 0.0);
    ui.painter().galley(place, text, colour);
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::table::print, catalogue::Ours};

    #[test]
    fn every_game_has_an_emblem_of_its_own_that_can_be_drawn() {
        let drawn = Ours::GAMES.into_iter().map(|entry| {
            let svg = entry.emblem().expect("an emblem");
            print::pixels(svg, EMBLEM as u32).expect("it can be drawn")
        });
        let drawn: Vec<Vec<u8>> = drawn.collect();
        for (at, one) in drawn.iter().enumerate() {
            assert!(one.iter().any(|&byte| byte > 0));
            assert!(!drawn[..at].contains(one));
        }
    }
}
