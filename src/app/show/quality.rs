//! How finely the table is drawn: as it is set, or as a measurement at the first start finds smooth.

use bevy::{
    prelude::*,
    window::{PresentMode, PrimaryWindow},
};

use crate::{
    app::{
        base::Log,
        settings::{Quality, Settings},
        table::Detail,
    },
    rules::Message as Sentence,
    texts,
};

/// A measurement under way: what each picture took, in milliseconds.
#[derive(Resource, Default, Debug)]
pub(super) struct Measuring(Option<Vec<f32>>);

impl Measuring {
    /// Whether pictures are drawn for it.
    #[must_use]
    pub(super) fn is_running(&self) -> bool {
        self.0.is_some()
    }
}

/// Pictures that are not counted: shaders are being made ready.
const WARM_UP: usize = 12;
/// Pictures that are counted.
const COUNTED: usize = 15;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Measuring>()
        .add_systems(Startup, begin)
        .add_systems(
            Update,
            (
                measure.run_if(|measuring: Res<Measuring>| measuring.is_running()),
                choose.run_if(resource_changed::<Settings>),
            )
                .chain(),
        );
}

fn begin(
    settings: Res<Settings>,
    mut measuring: ResMut<Measuring>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    if settings.measured.is_none() {
        measuring.0 = Some(Vec::new());
        // What is to be measured is the drawing, not how long the screen makes it wait.
        window.present_mode = PresentMode::AutoNoVsync;
    }
}

/// The quality for a machine on which a picture of the low quality takes so many milliseconds.
fn fit(ms: f32) -> Quality {
    match ms {
        ..5.0 => Quality::High,
        5.0..14.0 => Quality::Medium,
        _ => Quality::Low,
    }
}

fn measure(
    time: Res<Time<Real>>,
    mut measuring: ResMut<Measuring>,
    mut settings: ResMut<Settings>,
    mut log: ResMut<Log>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let Some(taken) = &mut measuring.0 else { return };
    taken.push(time.delta_secs() * 1000.0);
    if taken.len() < WARM_UP + COUNTED {
        return;
    }
    let mut counted = taken.split_off(WARM_UP);
    counted.sort_by(f32::total_cmp);
    let ms = counted[COUNTED / 2];
    measuring.0 = None;
    window.present_mode = PresentMode::AutoVsync;
    let quality = fit(ms);
    settings.measured = Some(quality);
    let name = match quality {
        Quality::Low => "quality-low",
        Quality::High => "quality-high",
        _ => "quality-medium",
    };
    let sentence = Sentence::new("quality-chosen")
        .with("quality", texts::text(name).to_lowercase())
        .with("ms", ms.round() as i64);
    log.record(texts::say(&sentence));
}

fn choose(settings: Res<Settings>, mut detail: ResMut<Detail>) {
    let quality = match settings.quality {
        Quality::Auto => settings.measured.unwrap_or(Quality::Low),
        chosen => chosen,
    };
    detail.set_if_neq(Detail {
        smooth: quality != Quality::Low,
        mirrors: quality == Quality::High,
    });
}
