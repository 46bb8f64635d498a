//! The puzzles: that of the day, and those of a game and a level that one wishes.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{LayerId, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetType, pos2, vec2},
};
use jiff::civil::Date;

use crate::{
    app::{
        ask::{Ask, Asked, Begin},
        base::{Options, Page},
        current::Current,
        keep::puzzling::{Puzzling, today},
        overlay::widgets::{
            Weight, bar, button, chips, game_name, game_wish,
            page::page,
            part, quiet, quiet_line, ring,
            signs::{self, Icon, colours},
            small::{Sight, Small},
            style::{ACCENT, CARD, CORNER, LINE, MEANT, QUIET, RAISED, TEXT, medium},
            told,
        },
        settings::{Settings, Shelf},
    },
    catalogue::{Entry, Skill},
    puzzles::{Puzzle, Wish},
    rules::Message as Sentence,
    staging::{Colour, Eyes},
    texts,
};

/// Shows them.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    options: Res<Options>,
    puzzling: Res<Puzzling>,
    (settings, shelf): (Res<Settings>, Res<Shelf>),
    (mut daily, mut listed): (Local<Option<Daily>>, Local<Listed>),
    mut wished: Local<Option<(&'static str, Wish)>>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (entry, games) = (settings.entry(options.games()), games(&options, &puzzling));
    // They are of the game that is meant, until another one is wished.
    let (meant, wish) = wished.get_or_insert(("", puzzling.wish));
    if *meant != entry.name() {
        *meant = entry.name();
        wish.game = games.iter().map(|game| game.name()).find(|game| game == meant);
    }
    let day = today();
    if daily.as_ref().is_none_or(|daily| daily.day != day) {
        *daily = Daily::new(&puzzling, day, &shelf);
    }
    let (theme, colours) = (
        shelf.theme(&settings.theme),
        colours(&ctx.layer_painter(LayerId::background())),
    );
    let drawn = daily
        .as_mut()
        .is_some_and(|daily| daily.small.draw(ctx, &theme, colours));
    if drawn || listed.draw_one(&puzzling, &shelf, |small| small.draw(ctx, &theme, colours)) {
        ctx.request_repaint();
    }
    let mut asked = None;
    let close = page(
        ctx,
        "puzzles",
        &texts::text("puzzles-title"),
        WIDTH,
        |ui| {
            quiet(ui, &texts::text("puzzles-help"));
            ui.add_space(8.0);
            let room = ui.available_width();
            let mut pressed = |ui: &mut Ui, width| {
                daily
                    .as_mut()
                    .is_some_and(|daily| daily.show(ui, &puzzling, width))
            };
            let is_daily = if room < BESIDE {
                let is_daily = pressed(ui, room);
                ui.add_space(12.0);
                choose(ui, &games, wish);
                is_daily
            } else {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 24.0;
                    let is_daily = pressed(ui, TODAY);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.x = 6.0;
                        choose(ui, &games, wish);
                    });
                    is_daily
                })
                .inner
            };
            if is_daily {
                asked = Some(Asked::Daily);
            }
            ui.add_space(12.0);
            listed.look(&games, &puzzling, *wish);
            let (count, solved) = listed.count();
            let told = Sentence::new("puzzles-solved").with("count", count as i64);
            let told = texts::say(&told.with("solved", solved as i64));
            let begin = |ui: &mut Ui| {
                button(
                    ui,
                    Weight::Accent,
                    Some(Icon::Play),
                    &texts::text("puzzles-begin"),
                )
            };
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 14.0;
                if ui.add_enabled_ui(count > 0, begin).inner.clicked() {
                    asked = Some(Asked::Next(*wish));
                }
                quiet_line(ui, &told);
            });
            if solved > 0 {
                ui.add_space(6.0);
                bar(ui, solved as f32 / count.max(1) as f32);
            }
            if let Some((game, number)) = listed.show(ui) {
                asked = Some(Asked::Numbered(game, number, *wish));
            }
        },
        None,
    );
    asks.write_batch(asked.map(|asked| Ask::Begin(Begin::Puzzle(asked))));
    if close {
        next.set(Page::None);
    }
    Ok(())
}

/// The puzzle of a day, with its board.
pub(in crate::app::overlay) struct Daily {
    day: Date,
    /// Of which game it is and how hard.
    told: String,
    small: Small,
}

/// The widest that the page gets; from this room on the puzzle of the day, then so wide, stands beside what is wished.
const WIDTH: f32 = 1000.0;
const BESIDE: f32 = 840.0;
const TODAY: f32 = 370.0;
/// The side of that board.
const BOARD: f32 = 132.0;

impl Daily {
    /// That of a day; none where there is none, or where it can't be opened.
    fn new(puzzling: &Puzzling, day: Date, shelf: &Shelf) -> Option<Self> {
        let puzzle = puzzling.puzzles.daily(day)?;
        let told = [
            game_name(puzzle.entry.name()),
            texts::say(&puzzle.grade.sentence()),
        ];
        Some(Self {
            day,
            told: told.join(" · "),
            small: board_of(puzzle, shelf)?.0,
        })
    }

    /// Shows it in a card of this width. True when it was pressed.
    fn show(&mut self, ui: &mut Ui, puzzling: &Puzzling, width: f32) -> bool {
        let is_solved = puzzling.score.days.contains(&self.day.to_string());
        let solved = is_solved.then(|| texts::text("puzzles-daily-solved"));
        let told: Vec<String> = std::iter::once(self.told.clone()).chain(solved).collect();
        let words = (&*texts::text("puzzles-daily"), &*told.join(" · "));
        let card = self.small.card(ui, words, (width, BOARD));
        // On the board: beside it the words have all the room.
        let place = card.rect.left_center() + vec2(BOARD - 12.0, BOARD / 2.0 - 20.0);
        let sign = if is_solved { Icon::Redo } else { Icon::Play };
        ui.painter().circle_filled(place, 17.0, CARD);
        let place = Rect::from_center_size(place, vec2(18.0, 18.0));
        signs::icon(ui.painter(), place, sign, ACCENT);
        card.clicked()
    }
}

/// The board of a puzzle, as all may see it, and the colour of who is to choose; none where it can't be opened.
fn board_of(puzzle: &Puzzle, shelf: &Shelf) -> Option<(Small, Colour)> {
    let current = Current::new(puzzle.open().ok()?.table, shelf)?;
    let (staging, board) = (current.staging(), current.game().board());
    let scene = staging.scene(board, Eyes::default());
    let layout = staging.layout();
    Some((
        Small::new(layout.unwritten(), scene),
        layout.seat(puzzle.seat).colour,
    ))
}

/// The games that have puzzles.
fn games(options: &Options, puzzling: &Puzzling) -> Vec<&'static dyn Entry> {
    let has = |entry: &&'static dyn Entry| {
        let mut all = puzzling.puzzles.wished(Wish::default());
        all.any(|puzzle| puzzle.entry.name() == entry.name())
    };
    options.games().into_iter().filter(has).collect()
}

/// The puzzles that are wished, those of a game and a level together; looked up where that or the score has changed, for
/// it takes a while.
#[derive(Default)]
pub(in crate::app::overlay) struct Listed {
    of: Option<Wish>,
    groups: Vec<Group>,
}

/// Those of a game and a level.
struct Group {
    game: &'static str,
    grade: Skill,
    puzzles: Vec<Place>,
}

/// A puzzle among those of its level.
struct Place {
    /// Which it is of its game.
    number: usize,
    is_solved: bool,
    board: Picture,
}

/// The board of a puzzle, which is opened when it is to be seen.
enum Picture {
    Unseen,
    Wanted,
    Known(Box<Small>, Colour),
    Broken,
}

impl Listed {
    fn look(&mut self, games: &[&'static dyn Entry], puzzling: &Res<Puzzling>, wish: Wish) {
        if self.of == Some(wish) && !puzzling.is_changed() {
            return;
        }
        let graded = games
            .iter()
            .flat_map(|entry| Skill::ALL.map(|grade| (entry.name(), grade)));
        let group = |(game, grade)| {
            let all = puzzling.puzzles.wished(wish);
            let own = all.filter(|puzzle| puzzle.entry.name() == game && puzzle.grade == grade);
            let puzzles = own.map(|puzzle| Place {
                number: puzzle.number,
                is_solved: puzzling.score.has(puzzle),
                board: Picture::Unseen,
            });
            Group {
                game,
                grade,
                puzzles: puzzles.collect(),
            }
        };
        self.of = Some(wish);
        self.groups = graded
            .map(group)
            .filter(|group| !group.puzzles.is_empty())
            .collect();
    }

    /// How many there are, and how many of them were solved.
    fn count(&self) -> (usize, usize) {
        let all = || self.groups.iter().flat_map(|group| &group.puzzles);
        (all().count(), all().filter(|place| place.is_solved).count())
    }

    /// Opens or draws one of the boards that are wanted. Says whether there was one: it is seen in the next frame.
    fn draw_one(
        &mut self,
        puzzling: &Puzzling,
        kept: &Shelf,
        mut draw: impl FnMut(&mut Small) -> bool,
    ) -> bool {
        let mut groups = self.groups.iter_mut();
        groups.any(|Group { game, puzzles, .. }| {
            puzzles.iter_mut().any(|place| match &mut place.board {
                Picture::Wanted => {
                    let puzzle = puzzling.puzzles.numbered(game, place.number);
                    let small = puzzle.and_then(|puzzle| board_of(puzzle, kept));
                    place.board = small.map_or(Picture::Broken, |(small, colour)| {
                        Picture::Known(Box::new(small), colour)
                    });
                    true
                }
                Picture::Known(small, _) => draw(small),
                Picture::Unseen | Picture::Broken => false,
            })
        })
    }

    /// Shows them, counted within their level. Some game and number when one was pressed.
    fn show(&mut self, ui: &mut Ui) -> Option<(&'static str, usize)> {
        let mut pressed = None;
        let is_mixed = self.of.is_some_and(|wish| wish.game.is_none());
        let mut last = "";
        for Group { game, grade, puzzles } in &mut self.groups {
            if is_mixed && last != *game {
                last = game;
                ui.add_space(14.0);
                part(ui, &game_name(game));
            }
            let level = texts::say(&grade.sentence());
            let solved = puzzles.iter().filter(|place| place.is_solved).count();
            let told = Sentence::new("puzzles-of-level")
                .with("level", level.as_str())
                .with("solved", solved as i64)
                .with("count", puzzles.len() as i64);
            ui.add_space(10.0);
            quiet(ui, &texts::say(&told));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                let of = format!("{}, {level}", game_name(game));
                for (at, place) in (1..).zip(puzzles) {
                    if place.show(ui, &of, at).clicked() {
                        pressed = Some((*game, place.number));
                    }
                }
            });
        }
        pressed
    }
}

/// The side of a puzzle's board, at least and at most, what is free around it, and what its number takes below it.
const TILE: (f32, f32) = (106.0, 147.0);
const AROUND: f32 = 5.0;
const NUMBER: f32 = 22.0;

impl Place {
    /// Shows it by its board and its place among those `of` a level, to be pressed; one that was solved is ticked off.
    fn show(&mut self, ui: &mut Ui, of: &str, at: usize) -> Response {
        let wide = (ui.ctx().content_rect().width() / 8.0)
            .clamp(TILE.0, TILE.1)
            .floor();
        let size = vec2(wide + 2.0 * AROUND, wide + AROUND + NUMBER);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let key = if self.is_solved {
            "puzzles-number-solved"
        } else {
            "puzzles-number"
        };
        let name = texts::say(&Sentence::new(key).with("number", at as i64));
        told(&response, ui, WidgetType::Button, &format!("{of}: {name}"));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if !ui.is_rect_visible(rect) {
            if let Picture::Known(small, _) = &mut self.board {
                small.put_away();
            }
            return response;
        }
        let (fill, line) = match (self.is_solved, response.hovered()) {
            (_, true) => (RAISED, QUIET),
            (true, false) => (MEANT, ACCENT),
            (false, false) => (CARD, LINE),
        };
        let stroke = Stroke::new(1.0, line);
        ui.painter().rect(rect, CORNER, fill, stroke, StrokeKind::Inside);
        ring(ui, &response, rect, CORNER);
        let board = Rect::from_min_size(rect.min + vec2(AROUND, AROUND), vec2(wide, wide));
        match &mut self.board {
            Picture::Known(small, colour) => {
                small.show(ui.painter(), board, Sight::CLOSE);
                let sign = pos2(board.left() + 9.0, rect.bottom() - NUMBER / 2.0);
                signs::sign(ui.painter(), sign, 6.0, *colour, TEXT);
            }
            unseen @ Picture::Unseen => {
                *unseen = Picture::Wanted;
                ui.ctx().request_repaint();
            }
            Picture::Wanted | Picture::Broken => {}
        }
        let text = ui.painter().layout_no_wrap(at.to_string(), medium(15.0), TEXT);
        let middle = pos2(rect.center().x, rect.bottom() - NUMBER / 2.0);
        if self.is_solved {
            let tick = middle + vec2(text.size().x / 2.0 + 12.0, 0.0);
            let tick = Rect::from_center_size(tick, vec2(15.0, 15.0));
            signs::icon(ui.painter(), tick, Icon::Seal, ACCENT);
        }
        ui.painter().galley(middle - text.size() / 2.0, text, TEXT);
        response
    }
}

/// Of which game and which level they are.
fn choose(ui: &mut Ui, entries: &[&'static dyn Entry], wish: &mut Wish) {
    quiet(ui, &texts::text("puzzles-game"));
    let all = texts::text("puzzles-any");
    ui.push_id("game", |ui| game_wish(ui, all, &mut wish.game, entries));
    ui.add_space(4.0);
    quiet(ui, &texts::text("puzzles-level"));
    let mut words = vec![texts::text("puzzles-any")];
    words.extend(Skill::ALL.iter().map(|skill| texts::say(&skill.sentence())));
    let at = wish.grade.map_or(0, |skill| skill as usize + 1);
    if let Some(at) = chips(ui, at, &words) {
        wish.grade = at.checked_sub(1).map(|at| Skill::ALL[at]);
    }
}
