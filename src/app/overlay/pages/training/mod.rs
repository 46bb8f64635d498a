//! The page of trainings: better numbers for a strategy are sought, or a network learns to judge, and each generation can
//! be played against.

mod form;
mod judgement;
mod numbers;
mod seen;
mod state;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Ui};

pub(in crate::app::overlay) use form::Wanted;
use seen::Pressed;
pub(in crate::app::overlay) use seen::Seen;

use crate::{
    app::{
        ask::{Ask, Begin},
        base::{Options, Page, Waker},
        contest::{
            free_folder,
            training::{self, BrokenOff, Training},
        },
        keep::own::{Own, OwnPlayers},
        overlay::widgets::{
            Weight, button,
            page::{self, page},
            signs::Icon,
            style::QUIET,
            warning,
        },
        settings::Settings,
    },
    play::{Setup, Sitter},
    texts,
};

/// Looks for trainings that were broken off.
pub(in crate::app::overlay) fn look(options: Res<Options>, mut seen: ResMut<Seen>) {
    let trainings = options.folders.trainings();
    training::throw_away(&trainings);
    seen.away.clear();
    seen.broken_off = BrokenOff::all(&trainings);
    seen.tallest = 0.0;
}

/// Shows what can be trained, or how far the training has come.
#[allow(clippy::too_many_arguments, reason = "a page asks for what it shows")]
pub(in crate::app::overlay) fn show(
    mut commands: Commands,
    mut contexts: EguiContexts,
    (mut wanted, mut seen): (ResMut<Wanted>, ResMut<Seen>),
    training: Option<Res<Training>>,
    options: Res<Options>,
    waker: Option<Res<Waker>>,
    (mut settings, mut own): (ResMut<Settings>, ResMut<OwnPlayers>),
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (wanted, seen) = (wanted.bypass_change_detection(), seen.bypass_change_detection());
    let (mut pressed, mut chosen) = (None, None);
    let mut foot = |ui: &mut Ui| foot(ui, training.as_deref(), &mut pressed);
    let body = |ui: &mut Ui| {
        if let Some(sentence) = &seen.told {
            warning(ui, sentence);
        }
        match training.as_deref() {
            Some(Training::Numbers(running)) => state::show(ui, running, options.games(), seen, &mut chosen),
            Some(Training::Judgement(running)) => {
                state::show(ui, running, options.games(), seen, &mut chosen);
            }
            None => form::show(ui, wanted, seen, &mut chosen),
        }
    };
    let close = page(
        ctx,
        "training",
        &texts::text("training-title"),
        900.0,
        body,
        Some(&mut foot),
    );
    let trainings = options.folders.trainings();
    let begun =
        match chosen.or(pressed) {
            Some(Pressed::Begin) => {
                let wish = wanted.wish().map_err(|message| texts::say(&message));
                let folder = free_folder(&trainings);
                Some(wish.and_then(|wish| {
                    Training::begin(options.venues, wish, &folder, waker.as_deref().cloned())
                }))
            }
            Some(Pressed::GoOn(folder)) => Some(Training::resume(
                options.venues,
                &folder,
                waker.as_deref().cloned(),
            )),
            Some(Pressed::PutAway(folder)) => {
                seen.told = training::put_away(&folder).err().map(|error| error.to_string());
                if seen.told.is_none() {
                    seen.away.push(folder);
                }
                seen.broken_off = BrokenOff::all(&trainings);
                None
            }
            Some(Pressed::BringBack) => {
                if let Some(folder) = seen.away.pop() {
                    seen.told = training::bring_back(&folder).err().map(|error| error.to_string());
                }
                seen.broken_off = BrokenOff::all(&trainings);
                None
            }
            Some(Pressed::Stop) => {
                if let Some(training) = &training {
                    training.stop();
                }
                None
            }
            Some(Pressed::Another) => {
                commands.remove_resource::<Training>();
                *seen = Seen {
                    broken_off: BrokenOff::all(&trainings),
                    ..Seen::default()
                };
                None
            }
            Some(Pressed::Play { game, rules, file }) => {
                let player = Own::file(options.games(), &file);
                match table(&options, &player, &game, &rules) {
                    Ok(setup) => {
                        settings.remember(&player.word);
                        own.add(player);
                        asks.write(Ask::Begin(Begin::At(Box::new(setup), None)));
                    }
                    Err(sentence) => seen.told = Some(sentence),
                }
                None
            }
            None => None,
        };
    match begun {
        Some(Ok(training)) => {
            commands.insert_resource(training);
            *seen = Seen::default();
        }
        Some(Err(sentence)) => seen.told = Some(sentence),
        None => {}
    }
    if close {
        next.set(Page::None);
    }
    Ok(())
}

/// A person among as many of a player as there are seats left.
fn table(options: &Options, player: &Own, game: &str, rules: &str) -> Result<Setup, String> {
    let spec = player.spec.clone()?;
    let entry = options
        .games()
        .named(game)
        .map_err(|message| texts::say(&message))?;
    let config = entry.read_config(rules).map_err(|message| texts::say(&message))?;
    let mut sitters = vec![Sitter::Person];
    sitters.resize(entry.seats(&config), Sitter::Computer(spec));
    Setup::new(entry, &config, sitters)
        .map_err(|messages| messages.iter().map(texts::say).collect::<Vec<_>>().join(" "))
}

fn foot(ui: &mut Ui, training: Option<&Training>, pressed: &mut Option<Pressed>) {
    let runs = training.is_some_and(|training| !training.is_over());
    let words = if runs {
        texts::text("training-stop-help")
    } else {
        String::new()
    };
    page::foot(ui, &words, QUIET, |ui| {
        let mut press = |weight, icon, key, press| {
            if button(ui, weight, Some(icon), &texts::text(key)).clicked() {
                *pressed = Some(press);
            }
        };
        let Some(training) = training else {
            return press(Weight::Accent, Icon::Play, "tournament-begin", Pressed::Begin);
        };
        if runs {
            return press(Weight::Plain, Icon::Close, "tournament-stop-now", Pressed::Stop);
        }
        if training.can_go_on() {
            let go_on = Pressed::GoOn(training.folder().to_owned());
            press(Weight::Accent, Icon::Play, "tournament-go-on", go_on);
            press(Weight::Plain, Icon::Plus, "training-another", Pressed::Another);
        } else {
            press(Weight::Accent, Icon::Plus, "training-another", Pressed::Another);
        }
    });
}
