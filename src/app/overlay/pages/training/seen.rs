//! What is seen of the page of trainings, and what can be pressed there.

use std::path::PathBuf;

use bevy::prelude::*;

use crate::app::contest::training::BrokenOff;

/// What was pressed.
pub(super) enum Pressed {
    Begin,
    Stop,
    /// Goes on with the training of a folder.
    GoOn(PathBuf),
    /// Puts the training of a folder away.
    PutAway(PathBuf),
    /// Brings the one back that was put away last.
    BringBack,
    Another,
    /// Plays against the generation of this file, by the house rules of this text in this game.
    Play {
        game: String,
        rules: String,
        file: PathBuf,
    },
}

/// What is seen of a training.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Seen {
    /// The place of the generation that is meant; none for the latest.
    pub(super) generation: Option<usize>,
    /// Whether the figures are seen.
    pub(super) unfolded: bool,
    /// What went wrong.
    pub(super) told: Option<String>,
    /// The trainings that can go on.
    pub(super) broken_off: Vec<BrokenOff>,
    /// Where those lay that were put away, the last one last.
    pub(super) away: Vec<PathBuf>,
    /// How high the form was at most.
    pub(super) tallest: f32,
}
