//! What is kept on disk besides the settings: the game on the table, written after every step, and in `own` players of
//! one's own.

pub mod own;
pub mod puzzling;
pub mod saves;

use bevy::prelude::*;

use crate::{
    app::{
        base::{Log, Options},
        current::Current,
    },
    play::Keeper,
    texts,
};

/// Where games are kept, and what went wrong with that.
#[derive(Resource)]
pub struct Keeping {
    /// Who keeps the game on the table.
    pub keeper: Keeper,
    /// What people should know: a sentence.
    pub trouble: Option<String>,
}

impl FromWorld for Keeping {
    /// Nothing is kept before the folders are open.
    fn from_world(world: &mut World) -> Self {
        let games = world.resource::<Options>().games();
        Self {
            keeper: Keeper::closed(games, None),
            trouble: None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((own::plugin, puzzling::plugin, saves::plugin))
        .init_resource::<Keeping>()
        .add_systems(Startup, open_folders)
        .add_systems(Last, autosave);
}

pub(super) fn open_folders(options: Res<Options>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    let (keeper, told) = Keeper::open(options.games(), Ok(options.folders.clone()));
    keeping.keeper = keeper;
    if !told.is_empty() {
        let told: Vec<String> = told.iter().map(texts::say).collect();
        for sentence in &told {
            log.tell(sentence.clone());
        }
        keeping.trouble = Some(told.join("\n"));
    }
}

/// Writes the autosave as soon as anything was done, but for a puzzle.
fn autosave(current: Option<Res<Current>>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    let Some(current) = current.filter(|current| current.riddle().is_none()) else {
        return;
    };
    let keeping = keeping.bypass_change_detection();
    for told in keeping.keeper.keep_up(current.game()) {
        let sentence = texts::say(&told);
        log.tell(sentence.clone());
        keeping.trouble = Some(sentence);
    }
}
