//! The page on which a player of one's own is chosen: named by a path or a command, or taken from what is known. It is
//! the same for a table that is set up, a seat at the table and a tournament.

use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Layout, Ui, vec2},
};

use super::{setup::Draft, tournament};
use crate::{
    app::{
        ask::{Ask, Change},
        base::{Below, Options, Page},
        current::Current,
        keep::own::{Generations, Meant, Own, OwnPlayers, understand},
        overlay::widgets::{
            self, Weight, button, field, icon_button,
            lists::{self, Item},
            page::page,
            part, quiet,
            signs::Icon,
            sitters::own_item,
            sought::{For, Sought},
            style,
        },
        settings::Settings,
    },
    catalogue::Games,
    play::{Chair, Sitter, company, strategy_file},
    rules::Message as Sentence,
    texts,
};

/// The most characters of a path or a command.
const LONGEST: usize = 1000;

/// The room for the steps from generation to generation.
const STEPS: f32 = 170.0;

/// What is pressed.
#[derive(Default)]
struct Pressed {
    /// This one is seated.
    seats: Option<Own>,
    /// This word is kept in mind no longer.
    forgets: Option<String>,
    /// What was typed is to be read.
    reads: bool,
}

/// Shows the page.
#[allow(clippy::too_many_arguments, reason = "a page asks for what it shows")]
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    mut sought: ResMut<Sought>,
    mut own: ResMut<OwnPlayers>,
    mut settings: ResMut<Settings>,
    mut draft: ResMut<Draft>,
    mut form: ResMut<tournament::Form>,
    current: Option<Res<Current>>,
    options: Res<Options>,
    mut dropped: MessageReader<FileDragAndDrop>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let sought = sought.bypass_change_detection();
    let (game, name) = match (sought.of, &current) {
        (Some(For::Place(_)), _) => (draft.entry.name(), String::new()),
        (Some(For::Player(_)), _) => (form.game(), String::new()),
        (Some(For::Seat(seat)), Some(current)) => {
            let setup = current.game().setup();
            let chair = setup.chairs.get(seat.index());
            let name = chair.map(|chair| company::given_name(chair).to_owned());
            (current.game().board().game(), name.unwrap_or_default())
        }
        _ => {
            next.set(below.take());
            return Ok(());
        }
    };
    let mut pressed = Pressed::default();
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            // As a shell takes it, for it may be a program.
            let path = path_buf.display();
            let blank = path_buf.to_string_lossy().contains(char::is_whitespace);
            sought.text = if blank {
                format!("'{path}'")
            } else {
                path.to_string()
            };
            pressed.reads = true;
        }
    }
    let close = page(
        ctx,
        "own",
        &texts::text("own-title"),
        720.0,
        |ui| {
            typed(ui, sought, &mut pressed);
            named(ui, &own.named, game, &mut pressed);
            let folder = options.folders.strategies().display().to_string();
            files(ui, &own.files, game, &folder, &mut pressed);
            trainings(ui, &own.trainings, (options.games(), game), sought, &mut pressed);
        },
        None,
    );
    if pressed.reads {
        match understand(&sought.text, options.games(), game) {
            Ok(Meant::Player(player)) => pressed.seats = Some(player),
            Ok(Meant::Training(training)) => {
                let word = format!("{}{}", strategy_file::PREFIX, training.folder.display());
                settings.remember(&word);
                (sought.text, sought.fault) = (String::new(), None);
            }
            Err(fault) => sought.fault = Some(fault),
        }
    }
    if let Some(word) = pressed.forgets {
        settings.own.retain(|known| *known != word);
    }
    if let (Some(player), Some(of)) = (pressed.seats, sought.of)
        && let Ok(spec) = player.spec.clone()
    {
        let word = player.word.clone();
        settings.remember(&word);
        own.add(player);
        match of {
            For::Place(place) => draft.seat(place, word),
            For::Player(player) => form.seat(player, word),
            For::Seat(seat) => {
                let sitter = Sitter::Computer(spec);
                asks.write(Ask::Change(Change::Sit(seat, Chair { sitter, name })));
            }
        }
        (sought.text, sought.fault) = (String::new(), None);
        next.set(below.take());
    } else if close {
        next.set(below.take());
    }
    Ok(())
}

/// Where a path or a command is typed, and what is wrong with it.
fn typed(ui: &mut Ui, sought: &mut Sought, pressed: &mut Pressed) {
    quiet(ui, &texts::text("own-help"));
    ui.add_space(4.0);
    let writes = ui.ctx().text_edit_focused();
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = texts::text("own-seat");
            pressed.reads |= button(ui, Weight::Accent, None, &text).clicked();
            let hint = texts::text("own-hint");
            let wide = ui.available_width();
            if field(ui, &mut sought.text, &hint, LONGEST, wide) {
                sought.fault = None;
            }
        });
    });
    let enter = ui.input(|input| input.key_pressed(egui::Key::Enter));
    pressed.reads |= enter && writes && !sought.text.trim().is_empty();
    if let Some(fault) = &sought.fault {
        widgets::warning(ui, fault);
    }
}

/// A row of a player; one that can't sit there says why. True when it is pressed.
fn row(ui: &mut Ui, own: &Own, game: &str) -> bool {
    if own.fits(game) {
        return lists::row(ui, false, &own_item(own)).clicked();
    }
    let item = Item {
        help: String::new(),
        ..own_item(own)
    };
    ui.vertical(|ui| {
        ui.add_enabled_ui(false, |ui| lists::row(ui, false, &item));
        widgets::warning(ui, &own.help());
    });
    false
}

fn is_for(own: &Own, game: &str) -> bool {
    own.game.as_deref().is_none_or(|its| its == game)
}

/// Those that were named before; each can be forgotten.
fn named(ui: &mut Ui, all: &[Own], game: &str, pressed: &mut Pressed) {
    let mut shown = all.iter().filter(|own| is_for(own, game)).peekable();
    if shown.peek().is_none() {
        return;
    }
    ui.add_space(10.0);
    part(ui, &texts::text("own-named"));
    for own in shown {
        ui.push_id(&own.word, |ui| {
            ui.horizontal(|ui| {
                let wide = vec2(ui.available_width() - style::PRESS - 8.0, 0.0);
                ui.allocate_ui(wide, |ui| {
                    ui.set_width(wide.x);
                    if row(ui, own, game) {
                        pressed.seats = Some(own.clone());
                    }
                });
                if icon_button(ui, Icon::Close, &texts::text("own-forget")).clicked() {
                    pressed.forgets = Some(own.word.clone());
                }
            });
        });
    }
}

/// What lies in the folder.
fn files(ui: &mut Ui, all: &[Own], game: &str, folder: &str, pressed: &mut Pressed) {
    ui.add_space(10.0);
    part(ui, &texts::text("own-files"));
    for own in all.iter().filter(|own| is_for(own, game)) {
        if row(ui, own, game) {
            pressed.seats = Some(own.clone());
        }
    }
    quiet(
        ui,
        &texts::say(&Sentence::new("own-folder").with("folder", folder)),
    );
}

/// Trainings, each with the generation that is meant.
fn trainings(
    ui: &mut Ui,
    all: &[Generations],
    (games, game): (Games, &str),
    sought: &mut Sought,
    pressed: &mut Pressed,
) {
    let mut shown = all.iter().filter(|training| training.last.fits(game)).peekable();
    if shown.peek().is_none() {
        return;
    }
    ui.add_space(10.0);
    part(ui, &texts::text("own-trainings"));
    for training in shown {
        let last = training.files.len() as i64 - 1;
        let meant = sought.generations.entry(training.folder.clone()).or_insert(last);
        *meant = (*meant).clamp(0, last);
        let path = &training.files[*meant as usize];
        ui.push_id(&training.folder, |ui| {
            ui.horizontal(|ui| {
                let wide = vec2((ui.available_width() - STEPS).max(120.0), 0.0);
                ui.allocate_ui(wide, |ui| {
                    ui.set_width(wide.x);
                    // What it holds is read when it is chosen.
                    let shown = Own {
                        word: format!("{}{}", strategy_file::PREFIX, path.display()),
                        ..training.last.clone()
                    };
                    if row(ui, &shown, game) {
                        let own = Own::file(games, path);
                        sought.fault = own.spec.clone().err();
                        pressed.seats = Some(own);
                    }
                });
                let written = format!("{} / {}", *meant + 1, last + 1);
                widgets::stepper(ui, meant, (0, last), 1, &written);
            });
        });
    }
}
