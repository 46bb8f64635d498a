//! How to play, by the rules of this table: one rule after another, each in a sentence or two beside a board on which
//! one sees it happen.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Context, Id, Key, Label, Layout as Flow, Popup, RichText, Sense, Ui, WidgetType, vec2},
};

use super::{lesson_picture::Played, setup::Draft};
use crate::{
    app::{
        ask::{Ask, Begin},
        base::{Options, Page, Screen},
        current::Current,
        overlay::widgets::{
            self, Weight, button,
            lists::{Item, drop_down},
            page::{self, Sheet},
            signs::Icon,
            style::{self, ACCENT, QUIET, TEXT},
        },
        settings::{Settings, Shelf},
        table::ReducedMotion,
    },
    catalogue::{Config, Entry, Example, Lesson},
    rules::Message as Sentence,
    staging::Colours,
    texts,
};

/// The widest that the page gets, and the widest board on it.
const WIDTH: f32 = 1320.0;
const SIDE: f32 = 720.0;
/// No board is smaller.
const LEAST: f32 = 180.0;
/// Beside a board there is at least so much room for words.
const WORDS: f32 = 240.0;
/// What of the height of a window is left for a board beside words, and for one above them.
const BESIDE: f32 = 0.64;
const ABOVE: f32 = 0.5;
/// In windows as wide as this all pages are listed beside the board, in lines so high, at least and at most.
const LISTED: f32 = 1000.0;
const LINES: (f32, f32) = (25.0, 30.0);
/// In so many columns, so far below what stands above them.
const COLUMNS: usize = 2;
const APART: f32 = 14.0;
/// What stands above the pages that are no rules.
const HEAD: f32 = 34.0;
/// What the number of a page takes.
const NUMBER: f32 = 30.0;

/// Which picture is drawn: of which lesson, for how many pixels, in which theme and colours.
type Picture = (usize, u32, String, Colours);

/// The lessons of a table, and which one lies open.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Lessons {
    entry: Option<&'static dyn Entry>,
    config: Option<Config>,
    all: Vec<Lesson>,
    at: usize,
    /// Whether words stood beside the board in the frame before.
    is_beside: bool,
    /// The board as it is laid, beside what is no rule.
    laid: Option<Example>,
    drawn: Option<(Picture, Option<Played>)>,
}

/// Finds the lessons of the table that is played or being set up.
pub(in crate::app::overlay) fn open(
    options: Res<Options>,
    current: Option<Res<Current>>,
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    settings: Res<Settings>,
    mut lessons: ResMut<Lessons>,
) {
    let games = options.games();
    let (entry, config) = match &current {
        Some(current) if *screen.get() == Screen::Table => {
            let setup = current.game().setup();
            (setup.entry, setup.config.clone())
        }
        _ if *screen.get() == Screen::Setup => (draft.entry, draft.config.clone()),
        // On the title it is the table at which *Play* would begin.
        _ => match settings
            .last_setup
            .as_ref()
            .and_then(|saved| saved.open(games).ok())
        {
            Some(setup) => (settings.entry(games), setup.config),
            None => (settings.entry(games), settings.entry(games).default_config()),
        },
    };
    lessons.drawn = None;
    if lessons.config.as_ref() != Some(&config) {
        *lessons = Lessons {
            entry: Some(entry),
            all: entry.lessons(&config),
            laid: entry.open(&config).ok().map(Example::beside),
            config: Some(config),
            is_beside: lessons.is_beside,
            ..Lessons::default()
        };
    }
}

/// Shows the rules.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    (settings, shelf): (Res<Settings>, Res<Shelf>),
    reduced: Res<ReducedMotion>,
    mut lessons: ResMut<Lessons>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let lessons = lessons.bypass_change_detection();
    let say = |message: &Sentence| {
        let current = current.as_ref();
        current.map_or_else(|| texts::say(message), |current| current.say(message))
    };
    let (at, count) = (lessons.at, lessons.all.len());
    let Some(lesson) = lessons.all.get(at).cloned() else {
        next.set(Page::None);
        return Ok(());
    };
    let example = lesson.example.as_ref().or(lessons.laid.as_ref());
    let window = ctx.content_rect();
    let titles = lessons.all.iter().map(|lesson| item(say(&lesson.title)));
    let titles: Vec<Item> = titles.collect();
    let rules = rules(&lessons.all);
    // Where there is room the pages are listed beside the board; where there is little, their list takes the place of
    // the title beside it, so that the board has all of the height.
    let is_listed = window.width() >= LISTED;
    let was_beside = lessons.is_beside;
    let (mut picked, mut listed, mut plays) = (None, None, false);
    let mut head = |ui: &mut Ui| {
        if !is_listed && !was_beside {
            picked = pick(ui, at, &titles);
        }
    };
    let mut step = 0;
    let mut foot = |ui: &mut Ui| step = walk(ui, at, count);
    let mut drawn = lessons.drawn.take();
    let mut picture = |ui: &mut Ui, side: f32| {
        let Some(example) = example else { return };
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let pixels = (side * ui.pixels_per_point()).round() as u32;
        let wanted = (at, pixels, settings.theme.clone(), settings.colours);
        if drawn.as_ref().is_none_or(|(known, _)| *known != wanted) {
            let played = lessons.entry.and_then(|entry| {
                let staging = entry.look(&*example.board, shelf.boards())?;
                let dress = (&shelf.theme(&settings.theme), settings.colours);
                Played::draw(ui.ctx(), example, &*staging, dress, pixels)
            });
            drawn = Some((wanted, played));
        }
        if let Some((_, Some(played))) = &mut drawn {
            played.show(ui, rect, !reduced.0);
        }
    };
    let title = heading(lessons.entry);
    let sheet = Sheet::new("rules", &title, WIDTH)
        .parts(at, &mut head)
        .foot(&mut foot);
    let close = sheet.show(ctx, |ui| {
        let room = ui.available_width();
        // What is seen of the page at once, less the space around it; a board is never larger.
        let around = 18.0 + 2.0 * ui.spacing().item_spacing.y;
        let seen = (ui.clip_rect().height() - around).max(LEAST / 2.0);
        let beside = (window.height() * BESIDE).clamp(LEAST, SIDE).min(0.54 * room);
        // It hangs on the window alone: what is seen of the page hangs on whether the list stands above it.
        lessons.is_beside = example.is_some() && room >= beside + WORDS;
        let beside = beside.min(seen);
        if example.is_none() {
            plays |= words(ui, &say, &lesson, true);
        } else if !lessons.is_beside {
            picture(
                ui,
                (window.height() * ABOVE).clamp(LEAST, SIDE).min(room).min(seen),
            );
            plays |= words(ui, &say, &lesson, true);
        } else {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 26.0;
                picture(ui, beside);
                let left = ui.available_width();
                ui.allocate_ui_with_layout(vec2(left, 0.0), Flow::top_down(Align::Min), |ui| {
                    ui.set_width(left);
                    if !is_listed && was_beside {
                        listed = pick(ui, at, &titles);
                        ui.add_space(8.0);
                    }
                    plays |= words(ui, &say, &lesson, is_listed);
                    if is_listed {
                        listed = contents(ui, (&titles, rules), at, beside);
                    }
                });
            });
        }
    });
    lessons.drawn = drawn;
    step += turned(ctx);
    let to = picked.or(listed).unwrap_or(at);
    let to = to.saturating_add_signed(step as isize).min(count - 1);
    if to != at {
        lessons.at = to;
        ctx.request_repaint();
    }
    if let Some(entry) = lessons.entry.filter(|_| plays) {
        asks.write(Ask::Begin(Begin::First(entry.name())));
    }
    if close {
        next.set(Page::None);
    }
    Ok(())
}

/// The titles of all pages in a list that drops down. Some when another one was picked.
fn pick(ui: &mut Ui, at: usize, titles: &[Item]) -> Option<usize> {
    let wide = ui.available_width().min(SIDE);
    drop_down(ui, Id::new("lessons"), at, titles, wide)
}

/// What the page is called, and the game.
fn heading(entry: Option<&dyn Entry>) -> String {
    let title = texts::text("rules-title");
    match entry {
        Some(entry) => format!("{title}  ·  {}", widgets::game_name(entry.name())),
        None => title,
    }
}

/// By how many pages keys go on. Arrows turn them where they have nothing else to do.
fn turned(ctx: &Context) -> i32 {
    let idle = ctx.memory(|memory| memory.focused().is_none()) && !Popup::is_any_open(ctx);
    ctx.input(|input| {
        let pressed = |key: Key, arrow: Key| input.key_pressed(key) || idle && input.key_pressed(arrow);
        i32::from(pressed(Key::PageDown, Key::ArrowRight)) - i32::from(pressed(Key::PageUp, Key::ArrowLeft))
    })
}

/// How many of the lessons are rules: those up to the last one that is seen on a board. What comes then tells of the program
/// and of the game.
fn rules(lessons: &[Lesson]) -> usize {
    let last = lessons.iter().rposition(|lesson| lesson.example.is_some());
    last.map_or(lessons.len(), |last| last + 1)
}

/// The titles of all pages, of so many rules and of what there is besides, in columns which end as far down as a board so
/// high. Some when one was pressed.
fn contents(ui: &mut Ui, (titles, rules): (&[Item], usize), at: usize, board: f32) -> Option<usize> {
    let besides = titles.len() - rules;
    let rows = [rules, besides].map(|count| count.div_ceil(COLUMNS));
    let head = if besides > 0 { HEAD } else { 0.0 };
    let count = rows.iter().sum::<usize>() as f32;
    let room = board - ui.min_rect().height() - head - 2.0 * APART;
    let line = (room / count).clamp(LINES.0, LINES.1);
    ui.add_space((room - line * count).max(APART));
    widgets::rule(ui);
    ui.add_space(APART);
    let mut pressed = listed(ui, titles.iter().enumerate().take(rules), (rows[0], line), at);
    if besides > 0 {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
        let head = texts::text("rules-besides");
        widgets::told(&response, ui, WidgetType::Label, &head);
        let words = widgets::elided(ui, &head, style::medium(16.0), rect.width());
        let place = rect.left_bottom() - vec2(0.0, words.size().y + 4.0);
        ui.painter().galley(place, words, TEXT);
        pressed = listed(ui, titles.iter().enumerate().skip(rules), (rows[1], line), at).or(pressed);
    }
    pressed
}

/// Titles with their numbers, so many below each other in lines so high. Some when one was pressed.
fn listed<'a>(
    ui: &mut Ui,
    titles: impl Iterator<Item = (usize, &'a Item)>,
    (rows, line): (usize, f32),
    at: usize,
) -> Option<usize> {
    let mut pressed = None;
    ui.columns(COLUMNS, |columns| {
        for (place, (number, item)) in titles.enumerate() {
            let ui = &mut columns[place / rows];
            ui.spacing_mut().item_spacing.y = 0.0;
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), line), Sense::click());
            widgets::told(&response, ui, WidgetType::Button, &item.title);
            widgets::ring(ui, &response, rect, 4);
            let is_here = number == at;
            let colour = if is_here || response.hovered() {
                ACCENT
            } else {
                QUIET
            };
            let words = [((number + 1).to_string(), 0.0), (item.title.clone(), NUMBER)];
            for (word, left) in words {
                let word = widgets::elided(ui, &word, style::body(17.0), rect.width() - left);
                let place = rect.left_center() + vec2(left, -word.size().y / 2.0);
                ui.painter().galley_with_override_text_color(place, word, colour);
            }
            if response.clicked() {
                pressed = Some(number);
            }
        }
    });
    pressed
}

fn item(title: String) -> Item {
    Item {
        title,
        ..Item::default()
    }
}

/// Where one is among the rules, and the ways to the next and the last one. By how many one goes on.
fn walk(ui: &mut Ui, at: usize, count: usize) -> i32 {
    let mut step = 0;
    let words = Sentence::new("rules-at")
        .with("at", at as i64 + 1)
        .with("count", count as i64);
    page::foot(ui, &texts::say(&words), QUIET, |ui| {
        let onward = |ui: &mut Ui| button(ui, Weight::Accent, Some(Icon::Right), &texts::text("rules-next"));
        let back = |ui: &mut Ui| {
            button(
                ui,
                Weight::Plain,
                Some(Icon::Left),
                &texts::text("rules-previous"),
            )
        };
        if ui.add_enabled_ui(at + 1 < count, onward).inner.clicked() {
            step = 1;
        }
        if ui.add_enabled_ui(at > 0, back).inner.clicked() {
            step = -1;
        }
    });
    step
}

/// The rule, with its title where that does not stand above it, the one that forbids what is shown, and the way to a first
/// game. True when that is pressed.
fn words(ui: &mut Ui, say: &dyn Fn(&Sentence) -> String, lesson: &Lesson, titled: bool) -> bool {
    let forbids = lesson.example.as_ref().and_then(Example::forbidden);
    let title = titled.then(|| (say(&lesson.title), style::serif(27.0), TEXT));
    let mut lines: Vec<_> = title.into_iter().collect();
    lines.push((say(&lesson.text), style::body(20.0), TEXT));
    lines.extend(forbids.map(|rule| (say(&rule), style::body(18.0), QUIET)));
    for (line, font, colour) in lines {
        ui.add(Label::new(RichText::new(line).font(font).color(colour)).wrap());
        ui.add_space(4.0);
    }
    ui.add_space(6.0);
    button(ui, Weight::Plain, Some(Icon::Play), &texts::text("rules-first")).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn what_is_no_rule_comes_last_and_apart() {
        for (entry, rule, beside) in [
            ("ludo", "howto-ludo-end", Some("howto-ludo-opponents")),
            (
                "compromise",
                "howto-compromise-end",
                Some("howto-compromise-origin"),
            ),
            ("dog", "howto-dog-end", None),
        ] {
            let game = catalogue::Ours::GAMES.named(entry).expect("a game");
            let lessons = game.lessons(&game.default_config());
            let (rules, besides) = lessons.split_at(rules(&lessons));
            let key = |lesson: Option<&Lesson>| lesson.map(|lesson| lesson.title.key.clone());
            assert_eq!(key(rules.last()).as_deref(), Some(rule));
            assert_eq!(key(besides.first()).as_deref(), beside);
        }
    }
}
