//! The saved games that were put away: they can be brought back until the program ends in good order; then they are thrown
//! away.

use bevy::prelude::*;

use crate::{
    app::base::{Log, Options},
    play::kept::Away,
};

/// What was put away of the saved games.
#[derive(Resource, Default, Debug)]
pub struct SavedGames {
    /// In the order in which it was put away.
    pub away: Vec<Away>,
    /// Why what was asked for last could not be done: a sentence.
    pub trouble: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>()
        .add_systems(Startup, find)
        .add_systems(Last, throw_away.run_if(on_message::<AppExit>));
}

/// What a program left there that broke off can be brought back.
fn find(options: Res<Options>, mut saves: ResMut<SavedGames>) {
    saves.away = options.folders.put_away_before();
}

fn throw_away(mut saves: ResMut<SavedGames>, mut log: ResMut<Log>) {
    for away in std::mem::take(&mut saves.away) {
        if let Err(error) = away.throw_away() {
            log.tell(error.to_string());
        }
    }
}
