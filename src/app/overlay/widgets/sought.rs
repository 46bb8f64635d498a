//! The search for a player of one's own: what is pressed anywhere opens the same page, which knows for whom it is.

use std::path::PathBuf;

use bevy::{platform::collections::HashMap, prelude::*};

use crate::{
    app::base::{Below, Page},
    rules::Seat,
};

/// For whom a player is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::overlay) enum For {
    /// A seat of the table that is set up.
    Place(usize),
    /// A seat of the game on the table.
    Seat(Seat),
    /// A player of the tournament that is set up.
    Player(usize),
}

/// What is sought, and what was typed so far.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Sought {
    pub(in crate::app::overlay) of: Option<For>,
    pub(in crate::app::overlay) text: String,
    /// Why what was typed can't be seated.
    pub(in crate::app::overlay) fault: Option<String>,
    /// The generation that is meant of each training.
    pub(in crate::app::overlay) generations: HashMap<PathBuf, i64>,
}

impl Sought {
    /// Opens the page.
    pub(in crate::app::overlay) fn open(&mut self, of: For, page: &mut NextState<Page>, below: &mut Below) {
        (self.of, self.fault) = (Some(of), None);
        below.0 = match of {
            For::Player(_) => Page::Tournament,
            For::Place(_) | For::Seat(_) => Page::None,
        };
        page.set(Page::Own);
    }
}
