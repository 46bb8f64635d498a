//! The saved games, newest first, and a place for a position that was pasted.

use std::{fs, path::PathBuf, time::SystemTime};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, FontFamily, FontId, Margin, Sense, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Begin},
        base::{Options, Page, Screen},
        current::Current,
        keep::Keeping,
        overlay::widgets::{
            self, Weight, button,
            page::page,
            signs::{self, Icon},
            style::{self, CARD, CORNER, LINE, QUIET, RAISED, TEXT, WARN},
        },
        settings::Settings,
    },
    play::Setup,
    rules::Message as Sentence,
    texts,
};

/// A saved game.
struct Saved {
    path: PathBuf,
    name: String,
    /// When it was saved.
    at: Option<SystemTime>,
}

/// The saved games as they lay there when the page was opened.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct SavedGames {
    games: Vec<Saved>,
    fault: Option<String>,
    folder: String,
    /// The position that is to be begun with, as far as it is written, and why it can't be.
    position: String,
    misread: Option<String>,
    opened: bool,
}

/// Looks for saved games.
pub(in crate::app::overlay) fn look(options: Res<Options>, mut saved_games: ResMut<SavedGames>) {
    let (games, fault) = match options.folders.saved() {
        Ok(paths) => (paths, None),
        Err(error) => (Vec::new(), Some(error.to_string())),
    };
    let saved = |path: PathBuf| Saved {
        name: path
            .file_stem()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default(),
        at: fs::metadata(&path).and_then(|facts| facts.modified()).ok(),
        path,
    };
    let folder = options.folders.saves().display().to_string();
    *saved_games = SavedGames {
        games: games.into_iter().map(saved).collect(),
        fault,
        folder,
        ..default()
    };
}

/// Shows the saved games.
pub(in crate::app::overlay) fn show(
    options: Res<Options>,
    mut contexts: EguiContexts,
    mut saved_games: ResMut<SavedGames>,
    current: Option<Res<Current>>,
    keeping: Res<Keeping>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut open = None;
    // A file that can't be opened is told here, where it was chosen.
    let refusal = current
        .as_ref()
        .and_then(|current| current.refusal().map(str::to_owned))
        .or_else(|| keeping.trouble.clone());
    let fault = saved_games
        .fault
        .clone()
        .or_else(|| refusal.filter(|_| saved_games.opened));
    // Whoever is at a table goes on at it; on the title it is the game that is chosen there.
    let table = match &current {
        Some(current) if *screen.get() == Screen::Table => Ok(Setup {
            chairs: current.game().first_chairs().to_vec(),
            ..current.game().setup().clone()
        }),
        _ => settings.last_table(options.games()),
    };
    let mut begins = false;
    let close = page(
        ctx,
        "load",
        &texts::text("load-title"),
        620.0,
        |ui| {
            if let Some(fault) = &fault {
                ui.add(egui::Label::new(egui::RichText::new(fault).color(WARN)).wrap());
            }
            if saved_games.games.is_empty() {
                widgets::quiet(ui, &texts::text("load-none"));
            }
            ui.spacing_mut().item_spacing.y = 6.0;
            for saved in &saved_games.games {
                if row(ui, saved) {
                    open = Some(saved.path.clone());
                }
            }
            ui.add_space(6.0);
            let place = Sentence::new("load-folder").with("folder", saved_games.folder.as_str());
            widgets::quiet(ui, &texts::say(&place));
            if let Ok(table) = &table {
                begins = position(ui, table.entry.name(), &mut saved_games);
            }
        },
        None,
    );
    if let Some(path) = open {
        saved_games.opened = true;
        asks.write(Ask::Begin(Begin::Load(path)));
    } else if let (true, Ok(table)) = (begins, table) {
        let position = Some(saved_games.position.clone());
        let setup = Setup { position, ..table };
        match setup.open() {
            Ok(_) => {
                asks.write(Ask::Begin(Begin::At(Box::new(setup), None)));
            }
            Err(faults) => {
                saved_games.misread = Some(faults.iter().map(texts::say).collect::<Vec<_>>().join(" "));
            }
        }
    } else if close {
        next.set(Page::None);
    }
    Ok(())
}

/// Where a position of a game is pasted. True when it is to be begun with.
fn position(ui: &mut Ui, game: &str, saved_games: &mut SavedGames) -> bool {
    ui.add_space(10.0);
    widgets::part(ui, &texts::text("position-title"));
    let name = texts::text(&format!("game-{game}"));
    widgets::quiet(
        ui,
        &texts::say(&Sentence::new("position-help").with("game", name)),
    );
    if let Some(part) = texts::known(&format!("position-part-{game}")) {
        widgets::quiet(ui, &part);
    }
    let field = TextEdit::multiline(&mut saved_games.position)
        .font(FontId::new(16.0, FontFamily::Monospace))
        .desired_rows(3)
        .margin(Margin::same(10))
        .desired_width(f32::INFINITY);
    if ui.add(field).changed() {
        saved_games.misread = None;
    }
    if let Some(fault) = &saved_games.misread {
        ui.add(egui::Label::new(egui::RichText::new(fault).color(WARN)).wrap());
    }
    let is_written = !saved_games.position.trim().is_empty();
    ui.add_enabled_ui(is_written, |ui| {
        button(ui, Weight::Plain, None, &texts::text("position-play")).clicked()
    })
    .inner
}

fn row(ui: &mut Ui, saved: &Saved) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 50.0), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &saved.name));
    let fill = if response.hovered() || response.has_focus() {
        RAISED
    } else {
        CARD
    };
    ui.painter()
        .rect(rect, CORNER, fill, Stroke::new(1.0, LINE), StrokeKind::Inside);
    widgets::ring(ui, &response, rect, CORNER);
    let middle = rect.center().y;
    let arrow = egui::Rect::from_center_size(pos2(rect.left() + 22.0, middle), vec2(15.0, 15.0));
    signs::icon(ui.painter(), arrow, Icon::Play, QUIET);
    let when = saved.at.map(ago).unwrap_or_default();
    let right = pos2(rect.right() - 14.0, middle);
    let drawn = ui
        .painter()
        .text(right, Align2::RIGHT_CENTER, when, style::body(16.0), QUIET);
    let title = widgets::elided(
        ui,
        &saved.name,
        style::bold(20.0),
        drawn.left() - rect.left() - 54.0,
    );
    ui.painter().galley(
        pos2(rect.left() + 42.0, middle - title.size().y / 2.0),
        title,
        TEXT,
    );
    let clicked = response.clicked();
    response.on_hover_text(texts::text("load-open"));
    clicked
}

/// How long ago that was.
fn ago(at: SystemTime) -> String {
    let seconds = at.elapsed().map_or(0, |past| past.as_secs());
    let (key, count) = match seconds {
        0..60 => return texts::text("load-ago-now"),
        60..3600 => ("load-ago-minutes", seconds / 60),
        3600..86400 => ("load-ago-hours", seconds / 3600),
        _ => ("load-ago-days", seconds / 86400),
    };
    texts::say(&Sentence::new(key).with("count", i64::try_from(count).unwrap_or(i64::MAX)))
}
