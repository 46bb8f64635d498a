//! The question whether a bot may be started: it runs with the rights of whoever starts it.
//!
//! What would start programs that nobody has let in waits here for the answer. Without one they are not started: the
//! host of the bots sees to that by itself.

use bevy::prelude::*;

use super::asks::Ask;

/// What is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They may be started, until the program ends.
    LetIn,
    /// What waits goes on without them.
    LeaveOut,
    /// Nothing is done.
    Cancel,
}

/// What waits for an answer.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trust {
    /// The commands that are asked about.
    pub commands: Vec<String>,
    /// Whether it makes sense to go on without them.
    pub can_leave_out: bool,
    /// What is done then.
    pub(super) then: Option<Ask>,
    /// Whether they are left out of what is done now.
    pub(super) leaves_out: bool,
}
