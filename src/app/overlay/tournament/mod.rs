//! The page of tournaments: set one up, watch how it stands, look into any of its games.

mod form;
mod graph;
mod results;

pub(super) use form::Form;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{
    page::page,
    style::{self, WARN},
};
use crate::{
    app::{Options, asks::Ask, contest::Contest, idle::Waker, log::Log, screen::Page},
    rules::Message as Sentence,
    texts,
};

/// What was pressed.
enum Pressed {
    /// Begins what the form says.
    Begin,
    /// Leaves the tournament, and shows the form again.
    Another,
    /// Looks at a game of a block.
    Look(u64, usize),
}

/// What has gone wrong since, and what is to be told.
#[derive(Resource, Default)]
pub(super) struct Told(Option<String>);

/// Shows the form, or how the tournament stands.
#[allow(clippy::too_many_arguments, reason = "a page asks for what it shows")]
pub(super) fn show(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut form: ResMut<Form>,
    mut told: ResMut<Told>,
    contest: Option<Res<Contest>>,
    options: Res<Options>,
    waker: Option<Res<Waker>>,
    mut log: ResMut<Log>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut pressed = None;
    let form = form.bypass_change_detection();
    let faults = if contest.is_none() {
        form.faults()
    } else {
        Vec::new()
    };
    let mut foot = |ui: &mut egui::Ui| match &contest {
        Some(contest) => results::foot(ui, contest, &mut pressed),
        None => form::foot(ui, &faults, &mut pressed),
    };
    let mut looked = None;
    let title = texts::text("tournament-title");
    let body = |ui: &mut egui::Ui| {
        if let Some(sentence) = &told.0 {
            ui.add(
                egui::Label::new(egui::RichText::new(sentence).font(style::body(17.0)).color(WARN)).wrap(),
            );
        }
        match &contest {
            Some(contest) => results::show(ui, contest, form, &mut looked),
            None => form::show(ui, form),
        }
    };
    let close = page(ctx, "tournament", &title, 1060.0, body, Some(&mut foot));
    match looked.or(pressed) {
        Some(Pressed::Begin) => {
            told.0 = None;
            match begin(form, &options, waker.as_deref()) {
                Ok(contest) => commands.insert_resource(contest),
                Err(sentence) => {
                    log.tell(sentence.clone());
                    told.0 = Some(sentence);
                }
            }
        }
        Some(Pressed::Another) => {
            told.0 = None;
            commands.remove_resource::<Contest>();
        }
        Some(Pressed::Look(block, number)) => {
            if let Some(contest) = &contest {
                match crate::arena::replay::game(&contest.plan, block, number) {
                    Ok(game) => {
                        asks.write(Ask::Show(Box::new(game)));
                    }
                    Err(messages) => told.0 = Some(all(&messages)),
                }
            }
        }
        None => {}
    }
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn all(messages: &[Sentence]) -> String {
    messages.iter().map(texts::say).collect::<Vec<_>>().join(" ")
}

fn begin(form: &Form, options: &Options, waker: Option<&Waker>) -> Result<Contest, String> {
    let plan = form.plan().map_err(|messages| all(&messages))?;
    Contest::begin(plan, free_folder(options), waker.cloned())
}

/// A folder of a new number.
fn free_folder(options: &Options) -> PathBuf {
    let all = options.folders.data.join("tournaments");
    (1..=u32::MAX)
        .map(|number| all.join(number.to_string()))
        .find(|folder| !folder.exists())
        .unwrap_or(all)
}
