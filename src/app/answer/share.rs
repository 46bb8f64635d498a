//! What is given to others: the board as a drawing, and a clip of a stretch of the game. Both lie beside the pictures of
//! the window.

use std::path::{Path, PathBuf};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures},
};

use super::{apng::Reel, capture};
use crate::{
    app::{
        ask::{Ask, Capture},
        base::{Log, Options, Waker},
        current::Current,
        settings::{Settings, Shelf},
        table::print,
    },
    catalogue::Event,
    play::{Act, store},
    rules::Message as Sentence,
    staging::{
        Colours, Eyes, Layout, Theme, drawing,
        film::{self, Film, Shot},
    },
    texts,
};

/// A clip shows so many moves where no stretch was chosen.
const MOVES: usize = 10;
/// The longest stretch of a clip, in steps.
const LONGEST: usize = 400;
/// The side of a clip, in pixels.
const SIDE: u32 = 480;

/// The clip that is being made.
#[derive(Resource, Default)]
pub struct Making(Option<Task<Result<PathBuf, String>>>);

impl Making {
    /// Whether one is.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.0.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Making>()
        .add_systems(Update, (share, finish).chain());
}

fn share(
    mut asks: MessageReader<Ask>,
    options: Res<Options>,
    (settings, shelf): (Res<Settings>, Res<Shelf>),
    waker: Option<Res<Waker>>,
    current: Option<ResMut<Current>>,
    mut making: ResMut<Making>,
    mut log: ResMut<Log>,
) {
    let Some(mut current) = current else { return };
    let folder = capture::pictures(&options);
    let theme = shelf.theme(&settings.theme);
    for ask in asks.read() {
        match ask {
            Ask::Capture(Capture::Drawing) => {
                let scene = current.staging().scene(current.shown(), eyes(&current));
                let layout = current.staging().layout();
                let svg = drawing::whole(layout, &scene, &theme, settings.colours);
                let written = store::write_next(&folder, "board", "svg", svg.as_bytes());
                told(&mut current, &mut log, written.map_err(|error| error.to_string()));
            }
            Ask::Capture(Capture::Clip(stretch)) if !making.is_busy() => {
                let shots = filmed(&current, *stretch);
                let layout = current.staging().layout().clone();
                let (theme, colours) = (theme.clone(), settings.colours);
                let (folder, waker) = (folder.clone(), waker.as_deref().cloned());
                making.0 = Some(AsyncComputeTaskPool::get().spawn(async move {
                    let made =
                        made(&layout, &shots, &theme, colours).and_then(|bytes| written(&folder, &bytes));
                    if let Some(waker) = waker {
                        waker.wake();
                    }
                    made
                }));
                current.note(texts::text("share-making"));
            }
            _ => {}
        }
    }
}

/// Tells of a clip that is ready.
fn finish(current: Option<ResMut<Current>>, mut making: ResMut<Making>, mut log: ResMut<Log>) {
    let making = making.bypass_change_detection();
    let Some(made) = making.0.as_mut().and_then(futures::check_ready) else {
        return;
    };
    making.0 = None;
    if let Some(mut current) = current {
        told(&mut current, &mut log, made);
    }
}

/// Says where something lies, or why it does not.
pub(super) fn told(current: &mut Current, log: &mut Log, written: Result<PathBuf, String>) {
    let sentence = match written {
        Ok(path) => log.tell_of_file(Sentence::new("written-as").with("file", path.display().to_string())),
        Err(why) => {
            log.tell(why.clone());
            why
        }
    };
    current.note(sentence);
}

fn written(folder: &Path, bytes: &[u8]) -> Result<PathBuf, String> {
    store::write_next(folder, "clip", "png", bytes).map_err(|error| error.to_string())
}

/// Others see what everybody may.
fn eyes(current: &Current) -> Eyes {
    Eyes {
        seat: None,
        all: current.game().is_open(),
    }
}

/// The film of a stretch of steps; of the last moves before the moment that is looked at where none is named.
fn filmed(current: &Current, stretch: Option<(usize, usize)>) -> Vec<Shot> {
    let steps = current.game().steps();
    let until = current
        .replay()
        .map_or(steps.len(), |replay| replay.at.min(steps.len()));
    let (from, until) = stretch.unwrap_or_else(|| {
        let mut moves = steps[..until]
            .iter()
            .enumerate()
            .rev()
            .filter(|(_, step)| matches!(step.act, Act::Choice(..)));
        (moves.nth(MOVES - 1).map_or(0, |(at, _)| at), until)
    });
    let until = until.min(steps.len());
    let from = from.min(until).max(until.saturating_sub(LONGEST));
    let (staging, eyes) = (current.staging(), eyes(current));
    let layout = staging.layout();
    let before = |at: usize| steps.get(at).map_or(current.game().board(), |step| &*step.before);
    let mut film = Film::new(layout, &staging.scene(before(from), eyes));
    for (at, step) in steps.iter().enumerate().take(until).skip(from) {
        let heard = |event: &Event| current.heard(&*step.before, event);
        for event in step.events.iter().filter_map(heard) {
            for cue in staging.cues(&*step.before, &event, eyes) {
                film.show(&cue);
            }
        }
        film.settle(&staging.scene(before(at + 1), eyes));
    }
    film.into_shots()
}

/// The bytes of a clip.
fn made(layout: &Layout, shots: &[Shot], theme: &Theme, colours: Colours) -> Result<Vec<u8>, String> {
    let fault = |error: print::PrintFault| error.to_string();
    let pixels = |svg: &str| print::pixels(svg, SIDE).map_err(fault);
    let ground = over(
        &[0x2B, 0x1D, 0x16, 0xFF].repeat((SIDE * SIDE) as usize),
        &pixels(&drawing::board(layout, theme, colours))?,
    );
    let mut reel = Reel::new([SIDE; 2]);
    for shot in shots {
        let figures = pixels(&film::drawn(shot, layout, colours))?;
        reel.add(&over(&ground, &figures), shot.millis);
    }
    reel.pack().map_err(|error| error.to_string())
}

/// One picture upon another that hides everything; the colours of the upper one are multiplied with how much it hides.
fn over(ground: &[u8], upper: &[u8]) -> Vec<u8> {
    let pairs = ground.chunks_exact(4).zip(upper.chunks_exact(4));
    let mixed = pairs.flat_map(|(below, above)| {
        let shines = 255 - u16::from(above[3]);
        let mix = |part: usize| {
            let below = (u16::from(below[part]) * shines + 127) / 255;
            below.saturating_add(above[part].into()).min(255) as u8
        };
        [mix(0), mix(1), mix(2), 255]
    });
    mixed.collect()
}
