//! A photo of the table without panels, for others: what else is written is laid aside for as long as it takes.

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
    window::RequestRedraw,
};

use super::{capture, share::told};
use crate::{
    app::{
        ask::{Ask, Capture},
        base::{Bare, Log, Options},
        current::Current,
        table::{FreeArea, TableView},
    },
    play::store,
};

/// A photo is taken after so many pictures without panels: by then the table has come to the middle.
const POSES: u8 = 12;
/// What is left free round the table: below it stands what it shows.
const ROOM: FreeArea = FreeArea {
    left: 0.0,
    right: 0.0,
    top: 24.0,
    bottom: 84.0,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (strip, pose).chain());
}

/// Lays everything aside that is written, for a photo.
fn strip(
    mut asks: MessageReader<Ask>,
    mut bare: ResMut<Bare>,
    mut free: ResMut<FreeArea>,
    mut view: ResMut<TableView>,
) {
    if asks.read().any(|ask| matches!(ask, Ask::Capture(Capture::Photo))) {
        bare.0 = POSES;
        *free = ROOM;
        view.at_once();
    }
}

/// Takes the photo once the table lies in the middle, and shows again what is written.
fn pose(
    options: Res<Options>,
    mut bare: ResMut<Bare>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if bare.0 == 0 {
        return;
    }
    redraw.write(RequestRedraw);
    // The last but one waits for the picture.
    if bare.0 > 2 {
        bare.0 -= 1;
        return;
    }
    if bare.0 == 2 {
        bare.0 = 1;
        let folder = capture::pictures(&options);
        commands.spawn(Screenshot::primary_window()).observe(
            move |taken: On<ScreenshotCaptured>,
                  mut bare: ResMut<Bare>,
                  current: Option<ResMut<Current>>,
                  mut log: ResMut<Log>| {
                bare.0 = 0;
                let written = developed(&taken.image).and_then(|bytes| {
                    store::write_next(&folder, "photo", "png", &bytes).map_err(|error| error.to_string())
                });
                if let Some(mut current) = current {
                    told(&mut current, &mut log, written);
                }
            },
        );
    }
}

/// The bytes of a photo.
fn developed(image: &Image) -> Result<Vec<u8>, String> {
    let picture = image
        .clone()
        .try_into_dynamic()
        .map_err(|error| error.to_string())?;
    let rgb = picture.to_rgb8();
    let (wide, high) = rgb.dimensions();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, wide, high);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
    writer
        .write_image_data(rgb.as_raw())
        .and_then(|()| writer.finish())
        .map_err(|error| error.to_string())?;
    Ok(bytes)
}
