//! Opening the window: what it needs is looked for first, so that what is missing is said in a sentence.

use std::panic::{self, AssertUnwindSafe};

use bevy::{
    app::{TaskPoolOptions, TaskPoolPlugin, TaskPoolThreadAssignmentPolicy},
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{MemoryHints, RenderCreation, WgpuSettings},
    },
    window::{
        MonitorSelection, PresentMode, PrimaryWindow, WindowCloseRequested, WindowMode,
        WindowResizeConstraints, WindowResolution,
    },
};
use thiserror::Error;

use crate::{
    app::{
        answer::capture,
        ask::{Ask, Leave},
        base::Options,
        overlay,
        settings::{self, Settings},
        show,
    },
    rules::Message as Sentence,
    texts,
};

/// The window can't be opened.
#[derive(Debug, Error)]
pub enum WindowError {
    /// No display server is named.
    #[error("{}", texts::text("no-window-display"))]
    NoDisplay,
    /// No graphics adapter answers, not even a software renderer.
    #[error("{}", texts::text("no-window-adapter"))]
    NoAdapter,
    /// The system refused.
    #[error("{}", texts::say(&Sentence::new("no-window").with("why", .0.as_str())))]
    Refused(String),
}

/// Opens the window and runs it to its end.
pub(super) fn run(options: Options) -> Result<(), WindowError> {
    let display = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|it| !it.is_empty()));
    if cfg!(target_os = "linux") && !display {
        return Err(WindowError::NoDisplay);
    }
    if !has_adapter() {
        return Err(WindowError::NoAdapter);
    }
    // The window library panics where the display server does not answer; whatever panics stands in the log.
    panic::set_hook(Box::new(|info| error!("{info}")));
    panic::catch_unwind(AssertUnwindSafe(|| build(options).run()))
        .map(drop)
        .map_err(|cause| {
            let why = cause.downcast_ref::<String>().cloned();
            let why = why.or_else(|| cause.downcast_ref::<&str>().map(|&text| text.to_owned()));
            WindowError::Refused(why.unwrap_or_default())
        })
}

fn has_adapter() -> bool {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle_from_env());
    !bevy::tasks::block_on(instance.enumerate_adapters(wgpu::Backends::PRIMARY)).is_empty()
}

/// The window with everything in it.
pub(super) fn build(options: Options) -> App {
    let window = Window {
        title: "Homestretch".to_owned(),
        resolution: WindowResolution::new(1280, 800),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints {
            min_width: 320.0,
            min_height: 200.0,
            ..default()
        },
        ..default()
    };
    // A strategy that was abandoned while it thinks must not keep the next one waiting.
    let async_compute = TaskPoolThreadAssignmentPolicy {
        min_threads: 4,
        max_threads: 4,
        percent: 0.25,
        on_thread_spawn: None,
        on_thread_destroy: None,
    };
    let mut app = App::new();
    app.insert_resource(options)
        .insert_resource(ClearColor(Color::srgb(0.06, 0.04, 0.03)))
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    // What is closed is asked for, as all that ends the program is.
                    close_when_requested: false,
                    ..default()
                })
                .set(TaskPoolPlugin {
                    task_pool_options: TaskPoolOptions {
                        async_compute,
                        ..default()
                    },
                })
                .set(RenderPlugin {
                    // A table needs a few megabytes; by default they are set aside by hundreds.
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        memory_hints: MemoryHints::Manual {
                            suballocated_device_memory_block_size: 4 << 20..8 << 20,
                        },
                        ..default()
                    })),
                    // Nothing is missing from a picture because its shader is not ready yet.
                    synchronous_pipeline_compilation: true,
                    ..default()
                })
                .disable::<LogPlugin>(),
        )
        .add_plugins((
            super::plugin,
            overlay::plugin,
            capture::plugin,
            show::window_plugin,
        ))
        .add_systems(PreStartup, resize.after(settings::read))
        .add_systems(Update, fill_screen.run_if(resource_changed::<Settings>))
        .add_systems(Update, close.run_if(on_message::<WindowCloseRequested>))
        .add_systems(Last, remember_size.before(settings::write));
    app
}

/// Whoever closes the window wishes to end the program.
fn close(mut asks: MessageWriter<Ask>) {
    asks.write(Ask::Leave(Leave::Quit));
}

/// The window is as large as it was when it was closed.
fn resize(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if let Some((width, height)) = settings.window {
        window
            .resolution
            .set_physical_resolution(width.clamp(320, 16_384), height.clamp(200, 16_384));
    }
}

fn fill_screen(settings: Res<Settings>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let wanted = if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != wanted {
        window.mode = wanted;
    }
}

/// The size is kept when the program ends, not at every pixel of a drag.
fn remember_size(
    exits: MessageReader<AppExit>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut settings: ResMut<Settings>,
    mut last: Local<Option<(u32, u32)>>,
) {
    if let Ok(window) = window.single()
        && window.mode == WindowMode::Windowed
    {
        *last = Some((window.physical_width(), window.physical_height()));
    }
    if !exits.is_empty() && last.is_some() && settings.window != *last {
        settings.window = *last;
    }
}
