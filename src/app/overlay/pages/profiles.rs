//! What people have played here: of one of them and one game the sums, an even match, how wins, luck and errors went, and the
//! last games.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Color32, RichText, Ui},
};
use egui_plot::{Line, PlotPoints, Points};

use super::load::on_day;
use crate::{
    app::{
        base::{Options, Page, Screen},
        keep::puzzling::{Puzzling, today},
        overlay::widgets::{
            Weight, button, chips,
            course::{Axis, course, key, line_colour},
            game_row,
            page::{self, page},
            part, quiet,
            signs::Icon,
            style::{self, ACCENT, QUIET, TEXT},
        },
    },
    play::store::StoreError,
    profiles::{Book, OfGame, Played, Point, Profile, Sat},
    rules::Message as Sentence,
    texts,
};

/// No figure has less room, and what lies between two.
const TILE: f32 = 150.0;
const GAP: f32 = 8.0;
/// So many games are listed, the last ones.
const LISTED: usize = 8;
/// From so many games on their course tells something.
const COURSE: usize = 5;
/// Parts of a game, in percent.
const PARTS: Axis = Axis {
    key: "profile-axis-parts",
    unit: " %",
    digits: 1,
};

/// The page of profiles.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Profiles {
    book: Book,
    /// Whose is seen; nobody's name where there was none.
    name: String,
    /// Which of the games of that one is seen.
    game: usize,
    /// What was done, or could not be.
    told: Option<String>,
    /// What there was before something was deleted.
    before: Option<Book>,
}

/// Reads what is kept.
pub(in crate::app::overlay) fn look(options: Res<Options>, mut profiles: ResMut<Profiles>) {
    *profiles = Profiles::default();
    profiles.read(&options);
}

/// What was pressed.
enum Pressed {
    Name(String),
    Game(usize),
    Export,
    Delete,
    BringBack,
}

impl Profiles {
    fn read(&mut self, options: &Options) {
        match Book::load(&options.folders) {
            Ok((book, told)) => {
                self.book = book;
                let told: Vec<String> = told.iter().map(texts::say).collect();
                self.told = self.told.take().or((!told.is_empty()).then(|| told.join(" ")));
            }
            Err(error) => self.told = Some(error.to_string()),
        }
        let names = self.book.names();
        if !names.iter().any(|(name, _)| *name == self.name) {
            self.name = names
                .first()
                .map_or_else(String::new, |(name, _)| (*name).to_owned());
            self.game = 0;
        }
    }

    fn act(&mut self, pressed: Pressed, options: &Options) {
        match pressed {
            Pressed::Name(name) => {
                self.name = name;
                self.game = 0;
            }
            Pressed::Game(at) => self.game = at,
            Pressed::Export => {
                let file = options.folders.data.join(format!("profile-{}.jsonl", today()));
                let written = self.book.export(Some(&self.name), &file);
                let written = written.map(|count| self.told_of("profile-exported", count));
                self.tell(written.map(|told| told.with("file", file.display().to_string())));
            }
            Pressed::Delete => {
                let deleted = Book::delete(&options.folders, Some(&self.name));
                let deleted = deleted.map(|count| self.told_of("profile-deleted", count));
                if deleted.is_ok() {
                    self.before = Some(self.book.clone());
                }
                self.tell(deleted);
                self.read(options);
            }
            Pressed::BringBack => {
                self.told = None;
                if let Some(before) = self.before.take()
                    && let Err(error) = Book::bring_back(&options.folders, &before)
                {
                    self.told = Some(error.to_string());
                }
                self.read(options);
            }
        }
    }

    fn told_of(&self, key: &str, count: usize) -> Sentence {
        let whose = called(&self.name);
        Sentence::new(key)
            .with("whose", whose)
            .with("count", count as i64)
    }

    fn tell(&mut self, done: Result<Sentence, StoreError>) {
        let told = done.map(|told| texts::say(&told));
        self.told = Some(told.unwrap_or_else(|error| error.to_string()));
    }
}

/// A name as it is shown.
fn called(name: &str) -> String {
    match name {
        "" => texts::text("setup-person"),
        name => name.to_owned(),
    }
}

/// Shows the page.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    options: Res<Options>,
    puzzling: Res<Puzzling>,
    mut profiles: ResMut<Profiles>,
    (mut next, mut screens): (ResMut<NextState<Page>>, ResMut<NextState<Screen>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let profiles = profiles.bypass_change_detection();
    let (mut pressed, mut below, mut sets_up) = (None, None, false);
    // Nothing can be done where nobody has played.
    let is_empty = profiles.book.names().is_empty();
    let has_foot = profiles.before.is_some() || profiles.told.is_some() || !is_empty;
    let mut foot = |ui: &mut Ui| foot(ui, profiles, &mut below);
    let close = page(
        ctx,
        "profiles",
        &texts::text("profile-title"),
        if has_foot { 860.0 } else { page::EMPTY },
        |ui| {
            quiet(ui, &texts::text("profile-help"));
            if is_empty {
                let way = texts::text("title-setup");
                sets_up = page::empty(ui, Icon::People, &texts::text("profile-none"), Some(&way));
            } else {
                ui.add_space(6.0);
                pressed = body(ui, profiles, &options);
                ui.add_space(8.0);
            }
            if puzzling.score.answers > 0 {
                // The puzzles are of all who sit here together.
                let solved = texts::say(&puzzling.score.told(&puzzling.puzzles));
                quiet(ui, &format!("{} {solved}", texts::text("profile-puzzles")));
            }
        },
        has_foot.then_some(&mut foot),
    );
    if let Some(pressed) = pressed.or(below) {
        profiles.act(pressed, &options);
    }
    if sets_up {
        screens.set(Screen::Setup);
    }
    if close || sets_up {
        next.set(Page::None);
    }
    Ok(())
}

fn body(ui: &mut Ui, profiles: &Profiles, options: &Options) -> Option<Pressed> {
    let names = profiles.book.names();
    let at = names.iter().position(|(name, _)| *name == profiles.name)?;
    let mut pressed = None;
    let words = names
        .iter()
        .map(|(name, games)| format!("{} · {games}", called(name)));
    let name = ui.push_id("names", |ui| chips(ui, at, &words.collect::<Vec<_>>()));
    if let Some(at) = name.inner {
        pressed = Some(Pressed::Name(names[at].0.to_owned()));
    }
    let Some(profile) = Profile::of(options.games(), &profiles.book, &profiles.name) else {
        return pressed;
    };
    ui.add_space(6.0);
    let entries: Vec<_> = profile.games.iter().map(|of| of.entry).collect();
    let chosen = profiles.game.min(profile.games.len() - 1);
    let game = ui.push_id("games", |ui| game_row(ui, chosen, &entries));
    pressed = game.inner.map(Pressed::Game).or(pressed);
    ui.add_space(8.0);
    of_game(ui, &profile.games[chosen]);
    pressed
}

/// What somebody has played of one game.
fn of_game(ui: &mut Ui, of: &OfGame<'_>) {
    let series = of.series();
    tiles(ui, of, series.last());
    if let Some(even) = of.even {
        quiet(ui, &texts::say(&even.told()));
    }
    if series.len() >= COURSE {
        ui.add_space(6.0);
        courses(ui, &series);
    }
    ui.add_space(6.0);
    part(ui, &texts::text("profile-last"));
    let games = of.played.iter().zip(&series).rev().take(LISTED);
    for (played, point) in games {
        quiet(ui, &line(played, point));
    }
}

/// What all games come to, each figure large with what it is below it, as many side by side as fit.
fn tiles(ui: &mut Ui, of: &OfGame<'_>, last: Option<&Point>) {
    let percent = |part: f64, digits| format!("{} %", texts::decimal(100.0 * part, digits));
    let known = |part: Option<f64>| part.map(|part| percent(part, 1));
    let fair = Sentence::new("profile-fair").with("fair", texts::decimal(100.0 * of.fair(), 0));
    let each = texts::text("profile-each");
    let figures = [
        (Some(of.played.len().to_string()), "profile-games", String::new()),
        (Some(percent(of.won(), 0)), "profile-won", texts::say(&fair)),
        (
            Some(texts::decimal(of.place(), 1)),
            "profile-mean-place",
            String::new(),
        ),
        (
            known(last.and_then(|point| point.mean_luck)),
            "profile-luck",
            each.clone(),
        ),
        (
            known(last.and_then(|point| point.mean_error)),
            "profile-errors",
            each,
        ),
    ];
    let figures: Vec<_> = figures
        .into_iter()
        .filter_map(|(figure, key, more)| Some((figure?, texts::text(key), more)))
        .collect();
    let room = ui.available_width();
    let in_row = ((room + GAP) / (TILE + GAP))
        .floor()
        .clamp(1.0, figures.len() as f32);
    let wide = (room - GAP * (in_row - 1.0)) / in_row;
    for row in figures.chunks(in_row as usize) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (figure, name, more) in row {
                style::card().show(ui, |ui| {
                    ui.set_width(wide - style::card().total_margin().sum().x);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 1.0;
                        ui.label(RichText::new(figure).font(style::bold(24.0)).color(TEXT));
                        ui.label(RichText::new(name).font(style::medium(17.0)).color(TEXT));
                        quiet(ui, more);
                    });
                });
            }
        });
        ui.add_space(GAP);
    }
}

/// How wins, luck and errors went so far, game by game.
fn courses(ui: &mut Ui, series: &[Point]) {
    let means: [(&str, Color32, fn(&Point) -> Option<f64>); 3] = [
        ("profile-won", line_colour(ui.painter(), 2), |point| {
            Some(point.mean_won)
        }),
        ("profile-luck", ACCENT, |point| point.mean_luck),
        ("profile-errors", line_colour(ui.painter(), 3), |point| {
            point.mean_error
        }),
    ];
    let lines = means.map(|(key, colour, _)| (texts::text(key), colour, false));
    key(ui, &lines);
    let frame = course(ui, "profile", &PARTS, "profile-axis-games", 220.0);
    frame.include_y(0.0).show(ui, |plot| {
        for (key, colour, mean) in means {
            let points = (1..).zip(series).filter_map(|(number, point)| {
                let mean = mean(point)?;
                Some([f64::from(number), 100.0 * mean])
            });
            let points: Vec<[f64; 2]> = points.collect();
            let name = texts::text(key);
            match points.len() {
                0 => {}
                1 => plot.points(
                    Points::new(name, PlotPoints::from(points))
                        .radius(4.0)
                        .color(colour),
                ),
                _ => plot.line(Line::new(name, PlotPoints::from(points)).color(colour).width(2.0)),
            }
        }
    });
}

/// A game in a line: day, place, luck and errors, and who else played.
fn line(played: &Played, point: &Point) -> String {
    let percent = |part: f64| format!("{} %", texts::decimal(100.0 * part, 1));
    let place = Sentence::new("profile-place")
        .with("place", i64::from(played.place()))
        .with("seats", played.table.len() as i64);
    let told =
        |key: &str, part: Option<f64>| part.map(|part| format!("{} {}", texts::text(key), percent(part)));
    let others: Vec<&str> = played.others().map(Sat::called).collect();
    let parts = [
        Some(on_day(played.day)),
        Some(texts::say(&place)),
        told("profile-luck", point.luck),
        told("profile-errors", point.error),
        Some(others.join(", ")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn foot(ui: &mut Ui, profiles: &Profiles, pressed: &mut Option<Pressed>) {
    let words = profiles.told.clone().unwrap_or_default();
    page::foot(ui, &words, QUIET, |ui| {
        let mut way = |ui: &mut Ui, icon, key: &str, way| {
            if button(ui, Weight::Plain, Some(icon), &texts::text(key)).clicked() {
                *pressed = Some(way);
            }
        };
        if profiles.before.is_some() {
            way(ui, Icon::Undo, "load-bring-back", Pressed::BringBack);
        }
        if profiles.book.names().is_empty() {
            return;
        }
        way(ui, Icon::Save, "profile-export", Pressed::Export);
        way(ui, Icon::Bin, "profile-delete", Pressed::Delete);
    });
}
