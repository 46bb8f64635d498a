//! Goes through a scene in the real window: what people do is done as they would, by keys, pads, the pointer on the
//! table and the controls that screen readers are told of; then the picture is taken.
//!
//! Every frame takes the same time of the table, however long it is drawn: the same scene gives the same picture.

use std::{collections::VecDeque, path::PathBuf, time::Duration};

use bevy::{
    a11y::AccessibilityRequested,
    ecs::system::SystemState,
    input::{
        ButtonState,
        gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent},
        keyboard::{Key, KeyboardInput, NativeKey},
    },
    picking::input::PointerInputSettings,
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, RequestRedraw},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{
    EguiInput, EguiOutput, EguiPreUpdateSet,
    egui::{Event, accesskit},
};
use homestretch::{
    app::{
        contest::Contest,
        table::{Pointed, PointedAt, PointedKind},
    },
    texts,
};
use image::{
    ExtendedColorType, ImageEncoder as _,
    codecs::png::{CompressionType, FilterType, PngEncoder},
    imageops,
};

use crate::scene::{Scene, Step};

/// What every frame takes of the table's time.
const FRAME: Duration = Duration::from_millis(50);
/// Frames after a step before the window can be at rest again.
const LEAST: u32 = 8;
/// Frames that a step may take.
const MOST: u32 = 3000;
/// The size of the pictures.
const SIZE: (u32, u32) = (960, 600);

/// How far the scene is.
#[derive(Resource)]
struct Script {
    steps: VecDeque<Step>,
    /// Frames since the last step.
    frames: u32,
    /// Whether nobody waits any more until all is at rest.
    moves: bool,
    pads: Vec<Entity>,
    /// Keys and buttons that are let go in the next frame.
    held: Vec<Held>,
    to: PathBuf,
    is_taken: bool,
}

/// Something pressed.
enum Held {
    Key(KeyCode),
    Button(Entity, GamepadButton),
}

/// Lets the program play a scene, and write its picture.
pub(crate) fn direct(app: &mut App, scene: &Scene, to: PathBuf) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        // Where the pointer of the display rests by chance is not part of the scene.
        .insert_resource(PointerInputSettings {
            is_mouse_enabled: false,
            ..default()
        })
        .insert_resource(Script {
            steps: scene.steps.iter().cloned().collect(),
            frames: 0,
            moves: false,
            pads: Vec::new(),
            held: Vec::new(),
            to,
            is_taken: false,
        })
        .add_systems(Startup, |requested: Res<AccessibilityRequested>| {
            requested.set(true);
        })
        .add_systems(
            PreUpdate,
            go_on
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// Does the next step as soon as the last one has come to rest.
fn go_on(world: &mut World) {
    world.write_message(RequestRedraw);
    leave_pointer_out(world);
    world.resource_scope(|world, mut script: Mut<Script>| {
        for held in script.held.drain(..) {
            held.set(world, false);
        }
        script.frames += 1;
        if script.is_taken {
            return;
        }
        let next = script.steps.front().cloned();
        if script.frames > MOST {
            eprintln!("the scene never came to {next:?}");
            world.write_message(AppExit::error());
            return;
        }
        if !script.is_due(world, next.as_ref()) {
            return;
        }
        let done = match next {
            None => {
                script.is_taken = true;
                take(world, script.to.clone());
                Ok(())
            }
            Some(step) => script.act(world, &step),
        };
        match done {
            Ok(()) => {
                script.steps.pop_front();
                script.frames = 0;
            }
            // A page may still be unfolding.
            Err(why) if script.frames == MOST => eprintln!("{why}"),
            Err(_) => {}
        }
    });
}

/// What the display's pointer does is not part of the scene.
fn leave_pointer_out(world: &mut World) {
    let mut inputs = world.query::<&mut EguiInput>();
    for mut input in inputs.iter_mut(world) {
        input
            .events
            .retain(|event| !matches!(event, Event::PointerMoved(_) | Event::PointerGone));
    }
}

impl Script {
    /// Whether everything is ready for the next step.
    fn is_due(&self, world: &World, next: Option<&Step>) -> bool {
        match next {
            Some(Step::Frames(count)) => self.frames >= *count,
            Some(Step::Games(count)) => {
                let stand = world.get_resource::<Contest>().map(Contest::stand);
                matches!(stand, Some(Ok(Some(stand))) if stand.standings.games >= *count)
            }
            _ => self.frames >= LEAST && (self.moves || is_at_rest(world)),
        }
    }

    fn act(&mut self, world: &mut World, step: &Step) -> Result<(), String> {
        self.moves |= matches!(step, Step::Frames(_) | Step::Games(_));
        match step {
            Step::Frames(_) | Step::Games(_) => {}
            Step::Key(name) => {
                let code: KeyCode = ron::from_str(name).map_err(|_| format!("there is no key {name}"))?;
                self.hold(world, Held::Key(code));
            }
            Step::Press(key) => press(world, &texts::known(key).unwrap_or_else(|| key.clone()))?,
            Step::Over(spot) => point(world, spot, PointedKind::Over),
            Step::Click(spot) => point(world, spot, PointedKind::Click),
            Step::Pads(count) => {
                for number in 0..*count {
                    let pad = plug(world, number);
                    self.pads.push(pad);
                    // Each takes its seat when it is known.
                    self.steps
                        .insert(1 + number, Step::Tap(number, "South".to_owned()));
                }
            }
            Step::Tap(pad, button) => {
                let held = self.button(*pad, button)?;
                self.hold(world, held);
            }
            Step::Hold(pad, button) => self.button(*pad, button)?.set(world, true),
        }
        Ok(())
    }

    fn hold(&mut self, world: &mut World, held: Held) {
        held.set(world, true);
        self.held.push(held);
    }

    fn button(&self, pad: usize, word: &str) -> Result<Held, String> {
        let pad = self
            .pads
            .get(pad)
            .ok_or_else(|| format!("there is no pad {pad}"))?;
        let button = ron::from_str(word).map_err(|_| format!("there is no button {word}"))?;
        Ok(Held::Button(*pad, button))
    }
}

/// Whether the window waits for a touch: then all motion is over.
fn is_at_rest(world: &World) -> bool {
    world.resource::<WinitSettings>().focused_mode != UpdateMode::Continuous
}

impl Held {
    /// Presses it or lets it go.
    fn set(&self, world: &mut World, holds: bool) {
        match *self {
            Self::Button(pad, button) => {
                let event = RawGamepadButtonChangedEvent::new(pad, button, f32::from(holds));
                world.write_message(RawGamepadEvent::from(event));
            }
            Self::Key(key_code) => {
                let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
                let Ok(window) = windows.single(world) else { return };
                world.write_message(KeyboardInput {
                    key_code,
                    logical_key: Key::Unidentified(NativeKey::Unidentified),
                    state: if holds {
                        ButtonState::Pressed
                    } else {
                        ButtonState::Released
                    },
                    text: None,
                    repeat: false,
                    window,
                });
            }
        }
    }
}

fn point(world: &mut World, spot: &str, kind: PointedKind) {
    let at = PointedAt::Spot(spot.into());
    world.write_message(Pointed { at, kind });
}

/// Presses the control of this name, as a screen reader would.
fn press(world: &mut World, name: &str) -> Result<(), String> {
    let mut contexts = SystemState::<Query<(&mut EguiInput, &EguiOutput)>>::new(world);
    let mut contexts = contexts.get_mut(world).map_err(|error| error.to_string())?;
    for (mut input, output) in &mut contexts {
        let tree = output.platform_output.accesskit_update.as_ref();
        let mut nodes = tree.into_iter().flat_map(|tree| &tree.nodes);
        let is_meant = |node: &accesskit::Node| {
            node.label() == Some(name) && node.supports_action(accesskit::Action::Click)
        };
        if let Some((id, _)) = nodes.find(|(_, node)| is_meant(node)) {
            let request = accesskit::ActionRequest {
                action: accesskit::Action::Click,
                target_tree: accesskit::TreeId::ROOT,
                target_node: *id,
                data: None,
            };
            input.events.push(Event::AccessKitActionRequest(request));
            return Ok(());
        }
    }
    Err(format!("there is no control «{name}»"))
}

fn plug(world: &mut World, number: usize) -> Entity {
    let pad = world.spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: format!("Pad {}", number + 1),
        vendor_id: None,
        product_id: None,
    };
    world.write_message(GamepadConnectionEvent::new(pad, connection));
    pad
}

/// Takes the picture, writes it in the size of the others, and ends the program.
fn take(world: &mut World, to: PathBuf) {
    world.spawn(Screenshot::primary_window()).observe(
        move |taken: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
            exit.write(match write(&taken.image, &to) {
                Ok(()) => AppExit::Success,
                Err(why) => {
                    eprintln!("{why}");
                    AppExit::error()
                }
            });
        },
    );
}

fn write(picture: &Image, to: &std::path::Path) -> Result<(), String> {
    let picture = picture
        .clone()
        .try_into_dynamic()
        .map_err(|error| error.to_string())?;
    // Every colour stays what it is: no palette.
    let small = imageops::resize(&picture.to_rgb8(), SIZE.0, SIZE.1, imageops::FilterType::Lanczos3);
    let mut bytes = Vec::new();
    PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive)
        .write_image(&small, SIZE.0, SIZE.1, ExtendedColorType::Rgb8)
        .map_err(|error| error.to_string())?;
    std::fs::write(to, bytes).map_err(|error| format!("{}: {error}", to.display()))
}
