//! What is written is drawn in the same frame: an idle window draws no other one.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiManagedTextures, EguiPostUpdateSet, EguiRenderOutput};
use homestretch::app::{base::Page, overlay};

use crate::headless;

/// Whether letters were drawn in this frame, and whether the renderer was told so.
#[derive(Resource, Default)]
struct Drawn {
    letters: bool,
    told: bool,
    times: usize,
}

fn begin(outputs: Query<&EguiRenderOutput>, mut drawn: ResMut<Drawn>) {
    drawn.letters = outputs.iter().any(|output| !output.textures_delta.set.is_empty());
    drawn.told = false;
    drawn.times += usize::from(drawn.letters);
}

fn end(
    mut told: MessageReader<AssetEvent<Image>>,
    sheets: Res<EguiManagedTextures>,
    mut drawn: ResMut<Drawn>,
) {
    drawn.told = told.read().any(|event| match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => {
            sheets.values().any(|sheet| sheet.handle.id() == *id)
        }
        _ => false,
    });
}

#[test]
fn letters_that_a_text_needs_are_there_in_the_frame_in_which_it_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = headless::engine(headless::options(folder.path(), None, None));
    app.add_plugins(overlay::plugin)
        .init_resource::<Drawn>()
        .add_systems(
            PostUpdate,
            begin
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        .add_systems(Last, end);
    let mut app = headless::begin(app, Duration::from_millis(50));
    for page in [Page::None, Page::Settings, Page::About, Page::Help] {
        app.world_mut().resource_mut::<NextState<Page>>().set(page);
        for _ in 0..8 {
            app.update();
            let drawn = app.world().resource::<Drawn>();
            assert!(
                drawn.told || !drawn.letters,
                "the renderer hears of it a frame later"
            );
        }
    }
    assert!(app.world().resource::<Drawn>().times > 3);
}
