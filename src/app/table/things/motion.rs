//! How things on the table move: each motion is a row of tweens that is played on the virtual clock.
//!
//! A thing in motion is [`Busy`], which holds the turn; when its last tween is over it lies exactly where it belongs
//! and is busy no more. [`EndMotion`] jumps there at once. Nothing here decides where a piece goes.
//!
//! Invariant: a transform is written only while its entity has a [`Motion`], so a still table costs nothing.

use std::{collections::VecDeque, f32::consts::TAU, fmt::Debug, sync::Arc};

use bevy::{math::ops, prelude::*, window::RequestRedraw};

use super::noise::{self, Knock, Noise};
use crate::staging::{Kind, Spot, lift};

/// Adds the playing of motions.
pub(in crate::app::table) fn plugin(app: &mut App) {
    app.add_message::<EndMotion>()
        .add_message::<Knock>()
        .init_resource::<ReducedMotion>()
        .add_systems(Update, (end_motion, play).chain().in_set(MotionSet));
}

/// When things move, in `Update`: after what starts motions, before what looks whether the table is still.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app::table) struct MotionSet;

/// On everything that is still moving.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Busy;

/// On a piece that is lifted off the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Carried {
    /// For how many frames nobody has held it.
    pub(in crate::app::table) free: u8,
}

/// Asks for everything to be where it is going, at once.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct EndMotion;

/// Whether pieces glide instead of leaping, and dice just lie there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReducedMotion(pub bool);

/// A run condition and helper: whether nothing moves.
#[must_use]
pub fn table_is_still(busy: Query<(), With<Busy>>) -> bool {
    busy.is_empty()
}

/// One part of a motion.
#[derive(Clone, Debug)]
pub(in crate::app::table) enum Tween {
    /// Nothing for a while.
    Wait(f32),
    /// A leap from one point to another.
    Hop {
        /// From here,
        from: Vec3,
        /// to there,
        to: Vec3,
        /// in this time,
        secs: f32,
        /// so high in between,
        height: f32,
        /// heard like this when it lands.
        noise: Noise,
    },
    /// From wherever it is to a point, straight.
    Glide {
        /// To here,
        to: Vec3,
        /// in this time,
        secs: f32,
        /// heard like this when it lands.
        noise: Noise,
    },
    /// A little give after the last step.
    Dip,
    /// Knocked over, then home in a high tumbling arc.
    Tumble {
        /// From here,
        from: Vec3,
        /// to there,
        to: Vec3,
        /// so high in between.
        height: f32,
    },
    /// Pressed down like a cork, off with a pop, and home from high above, spinning.
    Pop {
        /// From here,
        from: Vec3,
        /// to there,
        to: Vec3,
        /// so high in between.
        height: f32,
    },
    /// A turn on the spot, with a leap.
    Turn,
    /// What a kind of pieces does in its own way.
    Own(Arc<dyn Course>),
}

/// What is heard, and after which part of a motion.
pub(in crate::app::table) type Noises = [Option<(f32, Noise)>; 3];

/// A motion that a kind of pieces brings along.
pub(in crate::app::table) trait Course: Send + Sync + Debug {
    /// How long it takes.
    fn secs(&self) -> f32;

    /// How the thing stands after a part of it, 0 … 1; `base` is how it stood before.
    fn pose(&self, part: f32, base: Transform) -> Transform;

    /// How it stands in the end.
    fn end(&self, base: Transform) -> Transform;

    /// What is heard of it.
    fn noises(&self) -> Noises {
        [None; 3]
    }

    /// What is left of it to do for what was carried to its end.
    fn set_down(&self) -> Option<Tween> {
        None
    }
}

impl Tween {
    /// A motion that a kind of pieces brings along.
    pub(in crate::app::table) fn own(course: impl Course + 'static) -> Self {
        Self::Own(Arc::new(course))
    }

    fn secs(&self) -> f32 {
        match self {
            Self::Wait(secs) | Self::Hop { secs, .. } | Self::Glide { secs, .. } => *secs,
            Self::Dip => 0.11,
            Self::Tumble { .. } => 0.7,
            Self::Pop { .. } => 1.15,
            Self::Turn => 1.1,
            Self::Own(course) => course.secs(),
        }
    }

    /// How the thing stands after a part of the tween, 0 … 1; `base` is how it stands when it rests.
    fn pose(&self, part: f32, base: Transform) -> Transform {
        let arc = 4.0 * part * (1.0 - part);
        match *self {
            Self::Wait(_) => base,
            Self::Hop { from, to, height, .. } => {
                let eased = part * (2.0 - part) * 0.6 + part * part * (3.0 - 2.0 * part) * 0.4;
                base.with_translation(from.lerp(to, eased) + Vec3::Y * (height * arc))
            }
            Self::Glide { to, .. } => {
                let eased = part * part * (3.0 - 2.0 * part);
                base.with_translation(base.translation.lerp(to, eased))
            }
            Self::Dip => {
                let dip = ops::sin(part * TAU / 2.0) * 0.09;
                base.with_scale(Vec3::new(1.0 + dip * 0.5, 1.0 - dip, 1.0 + dip * 0.5))
            }
            Self::Tumble { from, to, height } => {
                let way = (to - from).with_y(0.0).normalize_or(Vec3::X);
                let axis = Vec3::Y.cross(way);
                // It falls over where it stood, then flies.
                let fall = (part / 0.18).min(1.0);
                let flight = ((part - 0.12) / 0.88).clamp(0.0, 1.0);
                let smooth = flight * flight * (3.0 - 2.0 * flight);
                let turn = fall * fall * 0.2 + smooth * 1.8;
                let up = Vec3::Y * (height * 4.0 * flight * (1.0 - flight) + 0.12 * fall * (1.0 - smooth));
                let spin = Quat::from_axis_angle(axis, turn * TAU);
                Transform {
                    translation: from.lerp(to, smooth) + up,
                    rotation: spin * base.rotation,
                    ..base
                }
            }
            Self::Pop { from, to, height } => pop(part, base, from, to, height),
            Self::Turn => {
                let smooth = part * part * (3.0 - 2.0 * part);
                let lifted = base.translation + Vec3::Y * (0.5 * arc);
                base.with_translation(lifted)
                    .with_rotation(Quat::from_rotation_y(smooth * TAU) * base.rotation)
            }
            Self::Own(ref course) => course.pose(part, base),
        }
    }

    /// How the thing stands when the tween is over.
    fn end(&self, base: Transform) -> Transform {
        match *self {
            Self::Hop { to, .. }
            | Self::Glide { to, .. }
            | Self::Tumble { to, .. }
            | Self::Pop { to, .. } => base.with_translation(to),
            Self::Own(ref course) => course.end(base),
            Self::Wait(_) | Self::Dip | Self::Turn => base,
        }
    }

    fn noises(&self) -> Noises {
        match *self {
            Self::Hop { noise, .. } | Self::Glide { noise, .. } => [Some((1.0, noise)), None, None],
            Self::Tumble { .. } => [Some((0.0, noise::STRIKE)), Some((1.0, noise::BACK)), None],
            Self::Pop { .. } => [Some((PRESSED, noise::POP)), Some((LANDED, noise::BACK)), None],
            Self::Turn => [Some((0.0, noise::FINISH)), None, None],
            Self::Own(ref course) => course.noises(),
            Self::Wait(_) | Self::Dip => [None; 3],
        }
    }
}

/// The part of the tween in which a pawn that is shot is pressed down, and that after which it has come down.
const PRESSED: f32 = 0.16;
const LANDED: f32 = 0.86;

/// A cork: squeezed and trembling, up in a stretched blur of its own axis, down into its yard, and a last wobble.
fn pop(part: f32, base: Transform, from: Vec3, to: Vec3, height: f32) -> Transform {
    let stretched = |tall: f32| Vec3::new(1.0 / tall.sqrt(), tall, 1.0 / tall.sqrt()) * base.scale;
    if part < PRESSED {
        let press = part / PRESSED;
        let tremble = 0.03 * ops::sin(press * 6.0 * TAU) * press;
        return Transform {
            translation: from + Vec3::X * tremble,
            scale: stretched(1.0 - 0.32 * press),
            ..base
        };
    }
    if part < LANDED {
        let flight = (part - PRESSED) / (LANDED - PRESSED);
        // Off at once, long in the air, and straight down at the end.
        let up = 1.0 - (2.0 * flight - 1.0).powi(4);
        let across = flight * flight * (3.0 - 2.0 * flight);
        return Transform {
            translation: from.lerp(to, across) + Vec3::Y * (height * up),
            rotation: Quat::from_rotation_y(flight * 5.0 * TAU) * base.rotation,
            scale: stretched(1.0 + 0.28 * (1.0 - flight).powi(3)),
        };
    }
    let after = (part - LANDED) / (1.0 - LANDED);
    let wobble = ops::sin(after * 2.0 * TAU) * 0.16 * (1.0 - after);
    Transform {
        translation: to,
        scale: stretched(1.0 - wobble),
        ..base
    }
}

/// The tweens of a walk over these spots: out of the yard in one arc, slower in the home lane.
pub(in crate::app::table) fn walk(places: &[&Spot], reduced: bool) -> Vec<Tween> {
    let mut tweens = Vec::with_capacity(places.len());
    let mut in_lane = 0;
    for (at, step) in places.windows(2).enumerate() {
        let (secs, height, noise) = match (step[0].kind, step[1].kind) {
            (Kind::Yard, _) => (0.42, 1.3, noise::ENTER),
            (_, Kind::Home) => {
                in_lane += 1;
                (0.3, 0.45, noise::home_step(in_lane))
            }
            _ if at + 2 == places.len() => (0.17, 0.45, noise::LAST_STEP),
            _ => (0.17, 0.45, noise::STEP),
        };
        let height = if reduced { 0.0 } else { height };
        let (from, to) = (lift(step[0].at), lift(step[1].at));
        tweens.push(Tween::Hop {
            from,
            to,
            secs,
            height,
            noise,
        });
    }
    if !reduced {
        tweens.push(Tween::Dip);
    }
    tweens
}

/// What a thing has yet to do.
#[derive(Component, Debug)]
#[require(Busy)]
pub(in crate::app::table) struct Motion {
    tweens: VecDeque<Tween>,
    clock: f32,
    /// How it stands between the tweens.
    base: Transform,
}

/// Lets a thing do these tweens, after those it is doing already.
pub(in crate::app::table) fn perform(commands: &mut Commands, entity: Entity, tweens: Vec<Tween>) {
    commands
        .entity(entity)
        .queue_silenced(move |mut thing: EntityWorldMut| {
            if let Some(mut motion) = thing.get_mut::<Motion>() {
                motion.tweens.extend(tweens);
            } else {
                let base = thing.get::<Transform>().copied().unwrap_or_default();
                thing.insert(Motion {
                    tweens: tweens.into(),
                    clock: 0.0,
                    base,
                });
            }
        });
}

fn end_motion(
    mut asked: MessageReader<EndMotion>,
    mut moving: Query<(Entity, &mut Motion, &mut Transform)>,
    mut commands: Commands,
) {
    if asked.read().count() == 0 {
        return;
    }
    for (entity, mut motion, mut transform) in &mut moving {
        let tweens = std::mem::take(&mut motion.tweens);
        *transform = tweens.iter().fold(motion.base, |base, tween| tween.end(base));
        commands.entity(entity).try_remove::<(Motion, Busy)>();
    }
}

fn play(
    time: Res<Time>,
    mut moving: Query<(Entity, &mut Motion, &mut Transform)>,
    mut commands: Commands,
    mut knocks: MessageWriter<Knock>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut motion, mut transform) in &mut moving {
        let motion = &mut *motion;
        let mut before = motion.clock;
        motion.clock += time.delta_secs();
        loop {
            let Some(tween) = motion.tweens.front() else {
                // With its board it may be taken away in the same breath.
                commands.entity(entity).try_remove::<(Motion, Busy)>();
                break;
            };
            let secs = tween.secs();
            let part = (motion.clock / secs).min(1.0);
            let over = motion.clock >= secs;
            *transform = if over {
                tween.end(motion.base)
            } else {
                tween.pose(part, motion.base)
            };
            for (at, noise) in tween.noises().into_iter().flatten() {
                let begins = at <= 0.0 && before <= 0.0 && motion.clock > 0.0;
                if begins || (at > 0.0 && before < at * secs && motion.clock >= at * secs) {
                    knocks.write(Knock {
                        noise,
                        at: transform.translation,
                    });
                }
            }
            if !over {
                break;
            }
            motion.base = *transform;
            motion.clock -= secs;
            before = 0.0;
            motion.tweens.pop_front();
        }
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read as _, Seek as _},
        sync::Mutex,
        time::Duration,
    };

    use bevy::{ecs::schedule::SingleThreadedExecutor, time::TimeUpdateStrategy};
    use tracing_subscriber::util::SubscriberInitExt as _;

    use super::*;

    fn hop(from: Vec3, to: Vec3) -> Tween {
        Tween::Hop {
            from,
            to,
            secs: 0.17,
            height: 0.45,
            noise: noise::STEP,
        }
    }

    fn table_with(tweens: Vec<Tween>) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .add_message::<RequestRedraw>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        let piece = app.world_mut().spawn(Transform::default()).id();
        perform(&mut app.world_mut().commands(), piece, tweens);
        app.update();
        (app, piece)
    }

    #[test]
    fn a_walk_passes_every_spot_and_ends_exactly_on_the_last() {
        let path = [Vec3::ZERO, Vec3::X, Vec3::X * 2.0];
        let (mut app, piece) = table_with(path.windows(2).map(|step| hop(step[0], step[1])).collect());
        for _ in 0..8 {
            app.update();
        }
        assert!(app.world().get::<Busy>(piece).is_some(), "it is in the air");
        for _ in 0..10 {
            app.update();
        }
        assert!(app.world().get::<Busy>(piece).is_none(), "it has arrived");
        assert_eq!(
            app.world().get::<Transform>(piece).map(|at| at.translation),
            Some(path[2])
        );
    }

    #[test]
    fn a_pawn_that_is_shot_is_never_below_the_table_nor_jumps() {
        let (from, to) = (Vec3::new(-3.0, 0.2, 1.0), Vec3::new(4.0, 0.2, -2.0));
        let tween = Tween::Pop {
            from,
            to,
            height: 3.0,
        };
        let base = Transform::from_translation(from);
        let mut last = from;
        for step in 0..=1_000 {
            let at = tween.pose(step as f32 / 1_000.0, base);
            assert!(at.translation.y >= 0.2 - 1e-4, "{step}: {at:?}");
            assert!(at.translation.distance(last) < 0.1, "{step}: {at:?} after {last}");
            assert!(at.scale.min_element() > 0.5, "{step}: {at:?}");
            last = at.translation;
        }
        assert!(last.distance(to) < 1e-4);
    }

    #[test]
    fn nothing_is_said_of_what_is_taken_away_as_its_motion_ends() {
        let take_away = |moving: Query<Entity, With<Motion>>, mut commands: Commands| {
            for entity in &moving {
                commands.entity(entity).despawn();
            }
        };
        let (mut app, _) = table_with(Vec::new());
        let over = Motion {
            tweens: VecDeque::new(),
            clock: 0.0,
            base: Transform::default(),
        };
        app.world_mut().spawn((Transform::default(), over));
        let mut told = tempfile::tempfile().expect("a file");
        let writer = Mutex::new(told.try_clone().expect("the same file"));
        let log = tracing_subscriber::fmt().with_writer(writer).set_default();
        let mut frame = Schedule::default();
        frame.set_executor(SingleThreadedExecutor::new());
        frame.add_systems((take_away, play).chain_ignore_deferred());
        frame.run(app.world_mut());
        drop(log);
        let mut warnings = String::new();
        told.rewind().expect("a file");
        told.read_to_string(&mut warnings).expect("text");
        assert_eq!(warnings, "");
    }

    #[test]
    fn motion_that_is_ended_is_at_its_end_at_once() {
        let far = Vec3::new(3.0, 0.0, 4.0);
        let (mut app, piece) = table_with(vec![
            Tween::Wait(0.3),
            Tween::Tumble {
                from: Vec3::ZERO,
                to: far,
                height: 3.0,
            },
            hop(far, Vec3::Z),
        ]);
        app.world_mut().write_message(EndMotion);
        app.update();
        assert!(app.world().get::<Busy>(piece).is_none());
        assert_eq!(
            app.world().get::<Transform>(piece),
            Some(&Transform::from_translation(Vec3::Z))
        );
    }
}
