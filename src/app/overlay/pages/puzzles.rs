//! The puzzles: that of the day, and those of a game and a level that one wishes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Ui};

use crate::{
    app::{
        ask::{Ask, Asked, Begin},
        base::{Options, Page},
        keep::puzzling::{Puzzling, today},
        overlay::widgets::{
            Weight, button, chips, game_name,
            lists::{self, Item},
            page::page,
            part, quiet,
            signs::Icon,
        },
    },
    catalogue::{Entry, Skill},
    puzzles::Wish,
    rules::Message as Sentence,
    texts,
};

/// Shows them.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    options: Res<Options>,
    puzzling: Res<Puzzling>,
    mut wish: Local<Option<Wish>>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wish = wish.get_or_insert(puzzling.wish);
    let mut asked = None;
    let close = page(
        ctx,
        "puzzles",
        &texts::text("puzzles-title"),
        760.0,
        |ui| {
            quiet(ui, &texts::text("puzzles-help"));
            ui.add_space(8.0);
            if daily(ui, &puzzling) {
                asked = Some(Asked::Daily);
            }
            ui.add_space(12.0);
            choose(ui, &games(&options, &puzzling), wish);
            ui.add_space(12.0);
            let all = puzzling.puzzles.wished(*wish);
            let (count, solved) = all.fold((0, 0), |(count, solved), puzzle| {
                (count + 1, solved + i64::from(puzzling.score.has(puzzle)))
            });
            let told = Sentence::new("puzzles-solved").with("count", count);
            quiet(ui, &texts::say(&told.with("solved", solved)));
            ui.add_space(6.0);
            let begin = |ui: &mut Ui| {
                button(
                    ui,
                    Weight::Accent,
                    Some(Icon::Play),
                    &texts::text("puzzles-begin"),
                )
            };
            if ui.add_enabled_ui(count > 0, begin).inner.clicked() {
                asked = Some(Asked::Next(*wish));
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

/// The puzzle of the day. True when it was pressed.
fn daily(ui: &mut Ui, puzzling: &Puzzling) -> bool {
    let day = today();
    let Some(puzzle) = puzzling.puzzles.daily(day) else {
        return false;
    };
    let is_solved = puzzling.score.days.contains(&day.to_string());
    let solved = is_solved.then(|| texts::text("puzzles-daily-solved"));
    let told = [
        game_name(puzzle.entry.name()),
        texts::say(&puzzle.grade.sentence()),
    ];
    let told: Vec<String> = told.into_iter().chain(solved).collect();
    let item = Item {
        icon: Some(Icon::Hint),
        title: texts::text("puzzles-daily"),
        help: told.join(" · "),
        ..Item::default()
    };
    lists::row(ui, false, &item).clicked()
}

/// The games that have puzzles.
fn games(options: &Options, puzzling: &Puzzling) -> Vec<&'static dyn Entry> {
    let has = |entry: &&'static dyn Entry| {
        let mut all = puzzling.puzzles.wished(Wish::default());
        all.any(|puzzle| puzzle.entry.name() == entry.name())
    };
    options.games().into_iter().filter(has).collect()
}

/// Of which game and which level they are.
fn choose(ui: &mut Ui, entries: &[&'static dyn Entry], wish: &mut Wish) {
    part(ui, &texts::text("puzzles-game"));
    let mut words = vec![texts::text("puzzles-any")];
    words.extend(entries.iter().map(|entry| game_name(entry.name())));
    let is_wished = |entry: &&dyn Entry| wish.game == Some(entry.name());
    let at = entries.iter().position(is_wished);
    let game = ui.push_id("game", |ui| chips(ui, at.map_or(0, |at| at + 1), &words));
    if let Some(at) = game.inner {
        wish.game = at.checked_sub(1).map(|at| entries[at].name());
    }
    ui.add_space(8.0);
    part(ui, &texts::text("puzzles-level"));
    let mut words = vec![texts::text("puzzles-any")];
    words.extend(Skill::ALL.iter().map(|skill| texts::say(&skill.sentence())));
    let at = wish.grade.map_or(0, |skill| skill as usize + 1);
    if let Some(at) = chips(ui, at, &words) {
        wish.grade = at.checked_sub(1).map(|at| Skill::ALL[at]);
    }
}
