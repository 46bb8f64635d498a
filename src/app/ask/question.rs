//! What the program asks back before it does what was asked: what was wanted waits here for the answer, and without one
//! nothing happens.

use bevy::prelude::*;

use super::Ask;

/// The question whether bots may be started, which run with the rights of whoever starts them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trust {
    /// The commands that are asked about.
    pub commands: Vec<String>,
    /// Whether it makes sense to go on without them.
    pub can_leave_out: bool,
    /// What is done then.
    pub(in crate::app) then: Option<Ask>,
    /// Whether they are left out of what is done now.
    pub(in crate::app) leaves_out: bool,
}

/// The question what becomes of a game that would be lost.
#[derive(Resource, Clone, Debug, Default)]
pub struct Parting {
    /// Why the game can't be kept: a sentence; none when nothing is asked.
    pub why: Option<String>,
    /// Whether it is the game that a program left behind, not the one on the table.
    pub(in crate::app) is_left: bool,
    /// What is done then.
    pub(in crate::app) then: Option<Ask>,
    /// Whether the game on the table is given up by what is done now.
    pub(in crate::app) gives_up: bool,
}
