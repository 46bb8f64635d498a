//! What is heard: knocks of wood and dice, notes on the way home, a cue when it is somebody's turn.
//!
//! Three channels have volumes of their own: effects, ambience, voice. Everything heard has a visible twin, so that
//! silence takes nothing away. The sounds are made by `scripts/sounds` and travel inside the program.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
};

use bevy::{asset::io::embedded::EmbeddedAssetRegistry, prelude::*, window::PrimaryWindow};
use bevy_kira_audio::prelude::*;

use crate::{
    app::{
        base::{Beat, Log, Page, Screen, Silent},
        current::Current,
        settings::Settings,
        table::{Knock, Noise},
    },
    rules::Seat,
    texts,
};

/// Knocks, notes and cues.
#[derive(Resource, Debug)]
struct Effects;
/// The quiet of the room.
#[derive(Resource, Debug)]
struct Ambience;
/// What is read aloud.
#[derive(Resource, Debug)]
struct Voice;

macro_rules! sounds {
    ($($sound:ident = $name:literal: [$($number:literal),+]),+ $(,)?) => {
        /// Everything that can be heard.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Sound {
            $($sound),+
        }

        impl Sound {
            /// The sound of this name.
            fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$sound),)+
                    _ => None,
                }
            }
        }

        /// The variants of each sound, in the order of [`Sound`], as they lie in the folder of sounds.
        const FILES: &[&[(&str, &[u8])]] = &[
            $(&[$((
                concat!("sounds/", $name, "-", $number, ".ogg"),
                include_bytes!(concat!("../../../assets/sounds/", $name, "-", $number, ".ogg")),
            )),+]),+
        ];
    };
}

sounds! {
    Step = "step": [1, 2, 3, 4, 5, 6],
    LastStep = "last_step": [1, 2, 3, 4],
    Enter = "enter": [1, 2, 3, 4],
    Home = "home": [1, 2, 3, 4, 5, 6, 7, 8],
    Strike = "strike": [1, 2, 3, 4],
    Pop = "pop": [1, 2, 3],
    Back = "back": [1, 2, 3, 4],
    Die = "die": [1, 2, 3, 4, 5, 6],
    Finish = "finish": [1, 2, 3],
    Win = "win": [1],
    Turn = "turn": [1, 2],
    Click = "click": [1, 2, 3],
    Refuse = "refuse": [1, 2],
    Fence = "fence": [1, 2, 3, 4],
    Card = "card": [1, 2, 3, 4],
    Pip = "pip": [1, 2, 3, 4],
    Room = "room": [1],
}

/// The sounds, and whether anything can be heard at all.
#[derive(Resource, Default)]
struct Ear {
    /// The variants of each sound, in the order of [`Sound`].
    sounds: Vec<Vec<Handle<AudioSource>>>,
    /// Draws variants: what is heard twice in a row is not the same.
    noise: u32,
    /// The sound that was begun first: while it waits there is no device to play it.
    first: Option<(Handle<AudioInstance>, u32)>,
    room: Option<Handle<AudioInstance>>,
    deaf: bool,
    /// When what has to be apart was heard last.
    last: HashMap<&'static str, f32>,
}

impl Ear {
    /// A number below `n` that nobody can foresee and nothing depends on.
    fn any(&mut self, n: usize) -> usize {
        self.noise = self.noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.noise >> 16) as usize % n.max(1)
    }

    fn variant(&mut self, sound: Sound, which: Option<usize>) -> Option<Handle<AudioSource>> {
        let count = self.sounds.get(sound as usize)?.len();
        let which = which.map_or_else(|| self.any(count), |which| which.min(count - 1));
        self.sounds[sound as usize].get(which).cloned()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Ambience>()
        .add_audio_channel::<Voice>()
        .init_resource::<Ear>();
    let registry = app.world_mut().resource_mut::<EmbeddedAssetRegistry>();
    for &(path, bytes) in FILES.iter().copied().flatten() {
        registry.insert_asset(PathBuf::new(), Path::new(path), bytes);
    }
    app.add_systems(Startup, gather)
        .add_systems(PreUpdate, listen_for_silence)
        .add_systems(
            Update,
            (
                set_volumes,
                hear_room,
                // The game behind the title is seen and not heard.
                (
                    hear_table.run_if(not(in_state(Screen::Title))),
                    hear_turn,
                    hear_refusal,
                    hear_pages,
                )
                    .run_if(|ear: Res<Ear>, settings: Res<Settings>| !ear.deaf && settings.effects > 0.0),
            ),
        );
}

fn gather(mut ear: ResMut<Ear>, server: Res<AssetServer>) {
    ear.noise = 1908;
    let load = |(path, _): &(&str, &[u8])| server.load(format!("embedded://{path}"));
    ear.sounds = FILES
        .iter()
        .map(|variants| variants.iter().map(load).collect())
        .collect();
}

/// Decibels of a volume, 0 … 1, as the ear has it.
fn decibels(volume: f32) -> f32 {
    if volume <= 0.001 {
        -60.0
    } else {
        20.0 * volume.log10()
    }
}

/// The volumes as they are set; silent while the window is not looked at, where that is wished.
fn set_volumes(
    settings: Res<Settings>,
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    effects: Res<AudioChannel<Effects>>,
    ambience: Res<AudioChannel<Ambience>>,
    voice: Res<AudioChannel<Voice>>,
    mut focused: Local<Option<bool>>,
) {
    let now = window.single().is_ok_and(|window| window.focused);
    if !settings.is_changed() && *focused == Some(now) {
        return;
    }
    *focused = Some(now);
    let heard = now || !settings.mute_unfocused;
    let volume = |wanted: f32| decibels(if heard { wanted } else { 0.0 });
    effects.set_volume(volume(settings.effects));
    ambience.set_volume(volume(settings.ambience));
    voice.set_volume(volume(settings.voice));
}

/// Without a device sounds would wait for ever: then none is begun any more, and the log says so once.
fn listen_for_silence(
    mut ear: ResMut<Ear>,
    effects: Res<AudioChannel<Effects>>,
    mut silent: ResMut<Silent>,
    mut log: ResMut<Log>,
) {
    let Some((first, frames)) = ear.first.take() else {
        return;
    };
    if effects.state(&first) != PlaybackState::Queued {
        // It plays, or has been heard: there is a device. Nothing has to be looked at again.
        return;
    }
    if frames < 120 {
        ear.first = Some((first, frames + 1));
    } else {
        ear.deaf = true;
        silent.0 = true;
        log.record(texts::text("sound-none"));
    }
}

/// Begins a sound. Loudness 0 … 1, panned from −1 (left) to 1.
fn play(
    ear: &mut Ear,
    effects: &AudioChannel<Effects>,
    sound: Sound,
    which: Option<usize>,
    loud: f32,
    pan: f32,
) {
    let Some(source) = ear.variant(sound, which) else {
        return;
    };
    // Notes keep their pitch; everything else wavers by a semitone.
    let rate = if which.is_some() {
        1.0
    } else {
        0.94 + 0.12 * ear.any(100) as f64 / 100.0
    };
    let handle = effects
        .play(source)
        .with_volume(decibels(loud))
        .with_panning(pan)
        .with_playback_rate(rate)
        .handle();
    if ear.first.is_none() && !ear.deaf {
        ear.first = Some((handle, 0));
    }
}

fn hear_table(
    mut knocks: MessageReader<Knock>,
    mut ear: ResMut<Ear>,
    effects: Res<AudioChannel<Effects>>,
    time: Res<Time<Real>>,
) {
    for knock in knocks.read() {
        let pan = (knock.at.x / 14.0).clamp(-0.5, 0.5);
        let Noise {
            sound,
            note,
            loud,
            apart,
        } = knock.noise;
        if apart > 0.0 {
            let now = time.elapsed_secs();
            if ear.last.get(sound).is_some_and(|last| now - last < apart) {
                continue;
            }
            ear.last.insert(sound, now);
        }
        if let Some(sound) = Sound::named(sound) {
            play(&mut ear, &effects, sound, note.map(usize::from), loud, pan);
        }
    }
}

/// A cue when the turn comes to a person.
fn hear_turn(
    current: Option<Res<Current>>,
    beat: Option<Res<State<Beat>>>,
    mut ear: ResMut<Ear>,
    effects: Res<AudioChannel<Effects>>,
    mut last: Local<Option<Seat>>,
) {
    let (Some(current), Some(beat)) = (current, beat) else {
        return;
    };
    if !matches!(beat.get(), Beat::Roll | Beat::Choose) {
        return;
    }
    let actor = current.actor();
    if *last != actor {
        *last = actor;
        if actor.is_some_and(|seat| current.is_here(seat)) {
            play(&mut ear, &effects, Sound::Turn, None, 0.7, 0.0);
        }
    }
}

fn hear_refusal(
    current: Option<Res<Current>>,
    mut ear: ResMut<Ear>,
    effects: Res<AudioChannel<Effects>>,
    mut last: Local<Option<String>>,
) {
    let refusal = current.and_then(|current| current.refusal().map(str::to_owned));
    if *last != refusal {
        if refusal.is_some() {
            play(&mut ear, &effects, Sound::Refuse, None, 0.8, 0.0);
        }
        *last = refusal;
    }
}

fn hear_pages(
    page: Res<State<Page>>,
    screen: Res<State<Screen>>,
    mut ear: ResMut<Ear>,
    effects: Res<AudioChannel<Effects>>,
) {
    let turned = page.is_changed() && !page.is_added() || screen.is_changed() && !screen.is_added();
    if turned {
        play(&mut ear, &effects, Sound::Click, None, 0.6, 0.0);
    }
}

/// The tone of the room, where it is wished: it begins and ends by itself.
fn hear_room(settings: Res<Settings>, mut ear: ResMut<Ear>, ambience: Res<AudioChannel<Ambience>>) {
    if !settings.is_changed() || ear.deaf {
        return;
    }
    match (settings.ambience > 0.0, &ear.room) {
        (true, None) => {
            let Some(source) = ear.variant(Sound::Room, Some(0)) else {
                return;
            };
            ear.room = Some(ambience.play(source).looped().handle());
        }
        (false, Some(_)) => {
            ambience.stop();
            ear.room = None;
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use super::*;

    #[test]
    fn every_file_is_a_sound_and_every_sound_a_file() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds");
        let lie: BTreeSet<String> = fs::read_dir(folder)
            .expect("the folder of sounds")
            .map(|file| format!("sounds/{}", file.expect("a file").file_name().to_string_lossy()))
            .collect();
        let heard: BTreeSet<String> = FILES
            .iter()
            .copied()
            .flatten()
            .map(|(path, _)| (*path).to_owned())
            .collect();
        assert_eq!(lie, heard);
    }
}
