//! What is pressed on bar and panel.

use crate::{app::ask::Ask, rules::Seat};

/// What is pressed on bar and panel.
#[derive(Default)]
pub(in crate::app::overlay) struct Pressed {
    pub(in crate::app::overlay) ask: Option<Ask>,
    /// The seat for which a player of one's own is sought.
    pub(in crate::app::overlay) sought: Option<Seat>,
    pub(in crate::app::overlay) menu: bool,
    /// The seal, behind which the proof lies.
    pub(in crate::app::overlay) proof: bool,
    pub(in crate::app::overlay) fold: bool,
}
