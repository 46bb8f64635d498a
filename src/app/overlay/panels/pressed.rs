//! What is pressed on bar and panel.

use crate::{app::ask::Ask, rules::Seat};

/// What is pressed on bar and panel.
#[derive(Default)]
pub(crate) struct Pressed {
    pub(crate) ask: Option<Ask>,
    /// The seat for which a player of one's own is sought.
    pub(crate) sought: Option<Seat>,
    pub(crate) menu: bool,
    pub(crate) fold: bool,
}
