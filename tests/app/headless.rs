//! The app without a window and without a graphics adapter, stepped by hand; also what is measured is made of it.

use std::{path::Path, time::Duration};

use bevy::{
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    winit::WinitPlugin,
};
use homestretch::{
    app::Options,
    catalogue::Ours,
    play::{Setup, dice::Seed, store::Folders},
    texts::Language,
};

/// What the app is started with in an empty folder.
pub(crate) fn options(data: &Path, setup: Option<Setup>, seed: Option<Seed>) -> Options {
    Options {
        venues: &Ours,
        hosts: std::sync::Arc::default(),
        setup,
        seed,
        challenge: None,
        load: None,
        speed: None,
        language: Some(Language::ENGLISH),
        phones: false,
        safe: false,
        folders: Folders::find(Some(data.to_owned())).expect("the folder"),
    }
}

/// Puts our plugin upon the engine's, and lets every frame take so long.
pub(crate) fn begin(mut app: App, frame: Duration) -> App {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .add_plugins(homestretch::app::plugin);
    app.finish();
    app.cleanup();
    app
}

/// All of the engine but what needs a display, with what the app is started with.
pub(crate) fn engine(options: Options) -> App {
    let without_adapter = WgpuSettings {
        backends: None,
        ..default()
    };
    let mut app = App::new();
    app.insert_resource(options).add_plugins(
        DefaultPlugins
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(without_adapter)),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>(),
    );
    app
}
