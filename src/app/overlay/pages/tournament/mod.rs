//! The page of tournaments: set one up, watch how it stands, look into any of its games.

mod form;
mod graph;
mod results;

pub(in crate::app::overlay) use form::Form;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::{
    app::{
        ask::{Ask, Begin, Trust},
        base::{Below, Log, Options, Page, Waker},
        contest::{Contest, free_folder},
        keep::own::OwnPlayers,
        overlay::{
            pages::tournament::form::Pressed,
            widgets::{
                self,
                page::page,
                sought::{For, Sought},
                style::{self, WARN},
            },
        },
        settings::Settings,
    },
    play::Sitter,
    rules::Message as Sentence,
    texts,
};

/// What has gone wrong since, and what is to be told.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Told {
    sentence: Option<String>,
    /// Whether the tournament begins when its bots have been let in.
    waits: bool,
}

/// The form is of the game that is meant, unless a tournament is there.
pub(in crate::app::overlay) fn turn_to(
    settings: Res<Settings>,
    options: Res<Options>,
    contest: Option<Res<Contest>>,
    told: Res<Told>,
    mut form: ResMut<Form>,
) {
    if contest.is_none() && !told.waits {
        form.turn_to(settings.entry(options.games()));
    }
}

/// Begins what waited for the answer whether its bots may be started.
pub(in crate::app::overlay) fn go_on(
    mut commands: Commands,
    form: Res<Form>,
    own: Res<OwnPlayers>,
    options: Res<Options>,
    waker: Option<Res<Waker>>,
    mut told: ResMut<Told>,
    mut log: ResMut<Log>,
) {
    if !std::mem::take(&mut told.waits) {
        return;
    }
    match begin(&form, &own, &options, waker.as_deref()) {
        Ok(Begun::Plays(contest)) => commands.insert_resource(*contest),
        // They were not let in.
        Ok(Begun::Waits(_)) => {}
        Err(sentence) => told.tell(sentence, &mut log),
    }
}

/// Whoever goes elsewhere with the question open has given the tournament up.
pub(in crate::app::overlay) fn give_up(page: Res<State<Page>>, mut told: ResMut<Told>) {
    if !matches!(page.get(), Page::Trust | Page::Tournament) {
        told.waits = false;
    }
}

impl Told {
    fn tell(&mut self, sentence: String, log: &mut Log) {
        log.tell(sentence.clone());
        self.sentence = Some(sentence);
    }
}

/// Shows the form, or how the tournament stands.
#[allow(clippy::too_many_arguments, reason = "a page asks for what it shows")]
pub(in crate::app::overlay) fn show(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut form: ResMut<Form>,
    mut told: ResMut<Told>,
    contest: Option<Res<Contest>>,
    options: Res<Options>,
    waker: Option<Res<Waker>>,
    mut log: ResMut<Log>,
    own: Res<OwnPlayers>,
    (mut sought, mut trust): (ResMut<Sought>, ResMut<Trust>),
    (mut below, mut next): (ResMut<Below>, ResMut<NextState<Page>>),
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut pressed = None;
    let form = form.bypass_change_detection();
    let faults = match &contest {
        Some(_) => Vec::new(),
        None => form.faults(&own),
    };
    let mut foot = |ui: &mut egui::Ui| match &contest {
        Some(contest) => results::foot(ui, contest, &mut pressed),
        None => form::foot(ui, &faults, &mut pressed),
    };
    let mut looked = None;
    let mut title = texts::text("tournament-title");
    if let Some(contest) = &contest {
        title = format!(
            "{title}  ·  {}",
            widgets::game_name(&contest.plan.tournament.game)
        );
    }
    let body = |ui: &mut egui::Ui| {
        if let Some(sentence) = &told.sentence {
            ui.add(
                egui::Label::new(egui::RichText::new(sentence).font(style::body(17.0)).color(WARN)).wrap(),
            );
        }
        match &contest {
            Some(contest) => results::show(ui, contest, form, &own, &mut looked),
            None => form::show(ui, form, &own, &mut looked),
        }
    };
    let close = page(ctx, "tournament", &title, 1060.0, body, Some(&mut foot));
    match looked.or(pressed) {
        Some(Pressed::Begin) => {
            told.sentence = None;
            match begin(form, &own, &options, waker.as_deref()) {
                Ok(Begun::Plays(contest)) => commands.insert_resource(*contest),
                Ok(Begun::Waits(bots)) => {
                    *trust = Trust {
                        commands: bots,
                        ..Trust::default()
                    };
                    (told.waits, below.0) = (true, Page::Tournament);
                    next.set(Page::Trust);
                }
                Err(sentence) => told.tell(sentence, &mut log),
            }
        }
        Some(Pressed::Seek(player)) => sought.open(For::Player(player), &mut next, &mut below),
        Some(Pressed::Another) => {
            told.sentence = None;
            commands.remove_resource::<Contest>();
        }
        Some(Pressed::Train) => next.set(Page::Training),
        Some(Pressed::Look(block, number)) => {
            if let Some(contest) = &contest {
                match crate::arena::replay::game(&contest.plan, block, number) {
                    Ok(game) => {
                        asks.write(Ask::Begin(Begin::Look(Box::new(game))));
                    }
                    Err(messages) => told.sentence = Some(all(&messages)),
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

/// What comes of beginning.
enum Begun {
    Plays(Box<Contest>),
    /// These bots have not been let in.
    Waits(Vec<String>),
}

fn begin(form: &Form, own: &OwnPlayers, options: &Options, waker: Option<&Waker>) -> Result<Begun, String> {
    let plan = form.plan(own).map_err(|messages| all(&messages))?;
    let sitters: Vec<Sitter> = plan.entrants.iter().cloned().map(Sitter::Computer).collect();
    let strangers = options.hosts.strangers(&sitters);
    if !strangers.is_empty() {
        return Ok(Begun::Waits(strangers));
    }
    let folder = free_folder(&options.folders.data.join("tournaments"));
    let contest = Contest::begin(plan, folder, waker.cloned())?;
    Ok(Begun::Plays(Box::new(contest)))
}
