//! The saved games as cards, and places for a position and for the code of a challenge.
//!
//! A hundred of them cost no more than those that are seen: a game is read when its card comes into sight, one at a time and
//! in the background.

mod card;
mod code;
mod reading;

use std::{collections::HashMap, fs, path::PathBuf};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures},
};
use bevy_egui::{
    EguiContexts,
    egui::{self, FontFamily, FontId, Margin, Rect, Sense, TextEdit, TextureOptions, Ui, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Begin, Saves},
        base::{Options, Page, Screen, Waker},
        current::Current,
        keep::{Keeping, saves::SavedGames},
        overlay::widgets::{
            self, Weight, button,
            page::{self, EMPTY, page},
            signs::{self, Icon},
            style::WARN,
        },
        settings::{Settings, Shelf},
    },
    play::{Setup, kept},
    rules::Message as Sentence,
    texts,
};
use card::Pressed;
pub(super) use card::on_day;
use code::Code;
use reading::{Facts, Reader, Saved};

/// Which games are shown, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Wish {
    /// The word for their game.
    game: Option<&'static str>,
    /// Whether they are over.
    is_over: Option<bool>,
    order: Order,
}

/// In which order games are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Order {
    #[default]
    Newest,
    Name,
    Game,
}

const ORDERS: [(Order, &str); 3] = [
    (Order::Newest, "load-newest"),
    (Order::Name, "load-by-name"),
    (Order::Game, "load-by-game"),
];

/// The page of saved games.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Load {
    games: Vec<Saved>,
    fault: Option<String>,
    folder: String,
    wish: Wish,
    reading: Option<(PathBuf, Task<Facts>)>,
    /// Which one gets a name, as far as it is written.
    naming: Option<(PathBuf, String)>,
    /// The position that is to be begun with, as far as it is written, and why it can't be.
    position: String,
    misread: Option<String>,
    /// Whether the place for it is seen.
    unfolded: bool,
    opened: bool,
    code: Code,
}

/// Looks for saved games. What was read of them before is forgotten: it may be in other words.
pub(in crate::app::overlay) fn look(options: Res<Options>, mut load: ResMut<Load>) {
    let wish = std::mem::take(&mut load.wish);
    *load = Load {
        folder: options.folders.saves().display().to_string(),
        wish,
        ..default()
    };
    load.list(&options);
}

impl Load {
    /// Lists the saved games; what is known of one that stays is kept.
    fn list(&mut self, options: &Options) {
        let (paths, fault) = match options.folders.saved() {
            Ok(paths) => (paths, None),
            Err(error) => (Vec::new(), Some(error.to_string())),
        };
        let known = std::mem::take(&mut self.games).into_iter();
        let mut known: HashMap<PathBuf, Saved> = known.map(|saved| (saved.path.clone(), saved)).collect();
        let saved = |path: PathBuf| {
            let at = fs::metadata(&path).and_then(|facts| facts.modified()).ok();
            let before = known.remove(&path).filter(|before| before.at == at);
            before.unwrap_or_else(|| Saved {
                glimpse: kept::glimpse(&path),
                at,
                path,
                facts: None,
                texture: None,
            })
        };
        self.games = paths.into_iter().map(saved).collect();
        self.fault = fault;
    }

    /// The numbers of those that are wished for, in their order.
    fn wished(&self) -> Vec<usize> {
        let fits = |saved: &Saved| {
            let game = self.wish.game.is_none() || self.wish.game == saved.glimpse.game.as_deref();
            game && self.wish.is_over.is_none_or(|is| is == saved.glimpse.is_over)
        };
        let mut wished: Vec<usize> = (0..self.games.len())
            .filter(|&at| fits(&self.games[at]))
            .collect();
        match self.wish.order {
            Order::Newest => {}
            Order::Name => wished.sort_by_key(|&at| card::title(&self.games[at]).to_lowercase()),
            Order::Game => wished.sort_by(|&a, &b| {
                let game = |at: usize| &self.games[at].glimpse.game;
                game(a).cmp(game(b))
            }),
        }
        wished
    }

    /// Takes up what was read.
    fn take_up(&mut self, ctx: &egui::Context) {
        let Some((path, task)) = &mut self.reading else {
            return;
        };
        let Some(mut facts) = futures::check_ready(task) else {
            return;
        };
        if let Some(saved) = self.games.iter_mut().find(|saved| saved.path == *path) {
            let picture = facts.picture.take();
            saved.texture = picture.map(|picture| ctx.load_texture("saved", picture, TextureOptions::LINEAR));
            saved.facts = Some(facts);
        }
        self.reading = None;
    }

    /// Begins to read the first of those that are seen and not known.
    fn read(&mut self, seen: &[usize], reader: impl FnOnce() -> (Reader, Option<Waker>)) {
        let unknown = seen.iter().find(|&&at| self.games[at].facts.is_none());
        let (Some(&at), None) = (unknown, &self.reading) else {
            return;
        };
        let path = self.games[at].path.clone();
        let (reader, waker) = reader();
        let file = path.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let facts = reader.read(&file);
            if let Some(waker) = waker {
                waker.wake();
            }
            facts
        });
        self.reading = Some((path, task));
    }
}

/// What was pressed on the page.
#[derive(Default)]
struct Done {
    ask: Option<Ask>,
    /// The cards in sight.
    seen: Vec<usize>,
    /// Whether a game begins at the position that was written.
    begins: bool,
    /// Whether a table is to be set up: nothing is saved yet.
    sets_up: bool,
}

/// Shows the saved games.
pub(in crate::app::overlay) fn show(
    options: Res<Options>,
    mut contexts: EguiContexts,
    mut load: ResMut<Load>,
    current: Option<Res<Current>>,
    (keeping, saves): (Res<Keeping>, Res<SavedGames>),
    (settings, shelf): (Res<Settings>, Res<Shelf>),
    waker: Option<Res<Waker>>,
    (screen, mut screens): (Res<State<Screen>>, ResMut<NextState<Screen>>),
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let load = load.bypass_change_detection();
    if saves.is_changed() {
        load.list(&options);
    }
    load.take_up(ctx);
    // A file that can't be opened is told here, where it was chosen.
    let refusal = current
        .as_ref()
        .and_then(|current| current.refusal().map(str::to_owned))
        .or_else(|| keeping.trouble.clone());
    let fault = load.fault.clone().or_else(|| refusal.filter(|_| load.opened));
    let fault = fault.or_else(|| saves.trouble.clone());
    // Whoever is at a table goes on at it; on the title it is the game that is chosen there.
    let table = match &current {
        Some(current) if *screen.get() == Screen::Table => Ok(Setup {
            chairs: current.game().first_chairs().to_vec(),
            ..current.game().setup().clone()
        }),
        _ => settings.last_table(options.games()),
    };
    let mut done = Done::default();
    let (is_empty, is_title) = (load.games.is_empty(), *screen.get() == Screen::Title);
    // It stays as wide where the last one was put away: the way back lies in its foot.
    let is_new = is_empty && saves.away.is_empty();
    // It stands below all cards, so that none moves away from under the pointer.
    let mut comes_back = false;
    let mut foot = |ui: &mut Ui| comes_back |= away(ui, saves.away.len());
    let foot: Option<&mut dyn FnMut(&mut Ui)> = if saves.away.is_empty() {
        None
    } else {
        Some(&mut foot)
    };
    let close = page(
        ctx,
        "load",
        &texts::text("load-title"),
        if is_new { EMPTY } else { 920.0 },
        |ui| {
            if let Some(fault) = &fault {
                ui.add(egui::Label::new(egui::RichText::new(fault).color(WARN)).wrap());
            }
            if is_empty {
                let way = is_title.then(|| texts::text("title-setup"));
                done.sets_up = page::empty(ui, Icon::Save, &texts::text("load-none"), way.as_deref());
            } else {
                filters(ui, load, &options);
                cards(ui, load, &mut done);
                let place = Sentence::new("load-folder").with("folder", load.folder.as_str());
                widgets::quiet(ui, &texts::say(&place));
            }
            ui.add_space(6.0);
            if let Ok(table) = &table {
                done.begins = position(ui, table.entry.name(), load);
            }
            done.ask = load.code.show(ui, options.games()).or(done.ask.take());
        },
        foot,
    );
    if comes_back {
        done.ask = Some(Ask::Saves(Saves::BringBack));
    }
    let colours = signs::colours(&ctx.layer_painter(egui::LayerId::background()));
    let pixels = (card::BOARD * ctx.pixels_per_point()).round() as u32;
    load.read(&done.seen, || {
        let reader = Reader {
            folders: options.folders.clone(),
            games: options.games(),
            shelf: shelf.clone(),
            theme: shelf.theme(&settings.theme),
            colours,
            pixels,
        };
        (reader, waker.as_deref().cloned())
    });
    if let Some(ask) = done.ask {
        load.opened |= matches!(ask, Ask::Begin(_));
        asks.write(ask);
    } else if let (true, Ok(table)) = (done.begins, table) {
        let position = Some(load.position.clone());
        let setup = Setup { position, ..table };
        match setup.open() {
            Ok(_) => {
                asks.write(Ask::Begin(Begin::At(Box::new(setup), None)));
            }
            Err(faults) => {
                load.misread = Some(faults.iter().map(texts::say).collect::<Vec<_>>().join(" "));
            }
        }
    } else if done.sets_up {
        next.set(Page::None);
        screens.set(Screen::Setup);
    } else if close {
        next.set(Page::None);
    }
    Ok(())
}

/// What was put away, and the way back. True when it is to come back.
fn away(ui: &mut Ui, count: usize) -> bool {
    let pressed = ui.horizontal_wrapped(|ui| {
        let told = Sentence::new("load-away").with("count", count as i64);
        widgets::quiet_line(ui, &texts::say(&told));
        button(
            ui,
            Weight::Plain,
            Some(Icon::Undo),
            &texts::text("load-bring-back"),
        )
        .clicked()
    });
    pressed.inner
}

/// Which games are shown, and in which order.
fn filters(ui: &mut Ui, load: &mut Load, options: &Options) {
    let is_there = |game: &str| {
        let mut games = load.games.iter();
        games.any(|saved| saved.glimpse.game.as_deref() == Some(game))
    };
    let games = options.games().into_iter();
    let games: Vec<_> = games.filter(|entry| is_there(entry.name())).collect();
    // What was wished for may have been put away.
    load.wish.game = load.wish.game.filter(|wish| is_there(wish));
    if games.len() > 1 {
        let all = texts::text("load-all");
        widgets::game_wish(ui, all, &mut load.wish.game, &games);
    }
    let states = [
        (None, "load-any"),
        (Some(false), "load-going-on"),
        (Some(true), "load-over"),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let told = |ui: &mut Ui, key: &str| {
            widgets::quiet_line(ui, &texts::text(key));
        };
        told(ui, "load-shown");
        for (state, key) in states {
            if widgets::chip(ui, load.wish.is_over == state, &texts::text(key)).clicked() {
                load.wish.is_over = state;
            }
        }
        ui.add_space(14.0);
        told(ui, "load-order");
        for (order, key) in ORDERS {
            if widgets::chip(ui, load.wish.order == order, &texts::text(key)).clicked() {
                load.wish.order = order;
            }
        }
    });
}

/// The cards, as many in a row as fit; only those in sight are more than an empty place.
fn cards(ui: &mut Ui, load: &mut Load, done: &mut Done) {
    let wished = load.wished();
    if wished.is_empty() {
        widgets::quiet(ui, &texts::text("load-none-such"));
    }
    // The bar with which they are scrolled lies beside them.
    let (room, gap) = (ui.available_width() - 12.0, 8.0);
    let in_row = ((room + gap) / (390.0 + gap)).floor().max(1.0) as usize;
    let width = (room - gap * (in_row as f32 - 1.0)) / in_row as f32;
    ui.spacing_mut().item_spacing.y = gap;
    for row in wished.chunks(in_row) {
        let (rect, _) = ui.allocate_exact_size(vec2(room, card::HIGH), Sense::hover());
        if !ui.is_rect_visible(rect) {
            continue;
        }
        for (column, &at) in row.iter().enumerate() {
            done.seen.push(at);
            let left = rect.left() + (width + gap) * column as f32;
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, card::HIGH));
            let saved = &mut load.games[at];
            let naming = load
                .naming
                .as_mut()
                .filter(|(path, _)| *path == saved.path)
                .map(|(_, name)| name);
            let Some(pressed) = card::show(ui, place, saved, naming) else {
                continue;
            };
            let path = saved.path.clone();
            match pressed {
                Pressed::Open => done.ask = Some(Ask::Begin(Begin::Load(path))),
                Pressed::PutAway => done.ask = Some(Ask::Saves(Saves::PutAway(path))),
                Pressed::Name => load.naming = Some((path.clone(), card::name_of(&path))),
                Pressed::Unnamed => load.naming = None,
                Pressed::Named(name) => {
                    load.naming = None;
                    // Nothing written, nothing changed.
                    if !name.trim().is_empty() && name != card::name_of(&path) {
                        done.ask = Some(Ask::Saves(Saves::Name(path, name)));
                    }
                }
            }
        }
    }
}

/// Where a position of a game is pasted. True when it is to be begun with.
fn position(ui: &mut Ui, game: &str, load: &mut Load) -> bool {
    ui.add_space(10.0);
    widgets::fold(ui, &mut load.unfolded, &texts::text("position-title"));
    if !load.unfolded {
        return false;
    }
    let name = texts::text(&format!("game-{game}"));
    widgets::quiet(
        ui,
        &texts::say(&Sentence::new("position-help").with("game", name)),
    );
    if let Some(part) = texts::known(&format!("position-part-{game}")) {
        widgets::quiet(ui, &part);
    }
    let field = TextEdit::multiline(&mut load.position)
        .font(FontId::new(16.0, FontFamily::Monospace))
        .desired_rows(3)
        .margin(Margin::same(10))
        .desired_width(f32::INFINITY);
    if ui.add(field).changed() {
        load.misread = None;
    }
    if let Some(fault) = &load.misread {
        ui.add(egui::Label::new(egui::RichText::new(fault).color(WARN)).wrap());
    }
    let is_written = !load.position.trim().is_empty();
    ui.add_enabled_ui(is_written, |ui| {
        button(ui, Weight::Plain, None, &texts::text("position-play")).clicked()
    })
    .inner
}
