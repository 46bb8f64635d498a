//! What a person has stepped to, pointed at, grasped or typed of a choice before it is asked for.
//!
//! Keys, pads and the pointer write it, and the turn marks it on the table. It is nothing that the game knows of.

use bevy::prelude::*;

use super::current::Current;
use crate::{
    rules::Seat,
    staging::{Pick, SpotName},
};

/// The number of the choice that a person has stepped to with keys or points at, legal or not.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Cursor(pub Option<usize>);

/// The piece that a person has pointed at to say where it is to go next: it can go to several places.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Grasp(pub Option<SpotName>);

/// The digits typed so far of a choice that needs more.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed(pub String);

impl Typed {
    /// Those digits as people see that more are waited for; none where there are none.
    #[must_use]
    pub fn begun(&self) -> Option<String> {
        let digits: Vec<String> = self.0.chars().map(String::from).collect();
        (!digits.is_empty()).then(|| format!("{} …", digits.join(" ")))
    }
}

/// Keeps a second press that follows too quickly from doing something else than was meant.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Guard {
    /// When something was confirmed, in seconds of the real clock.
    last: Option<f32>,
    /// Until when presses end nothing that is shown.
    held: f32,
}

impl Guard {
    /// Presses closer together than this, in seconds, are one.
    pub const APART: f32 = 0.3;

    /// What begins to be shown now is not ended by a press that was meant for what came before, in seconds.
    pub const HELD: f32 = 0.8;

    /// From now on presses end nothing for a breath.
    pub fn hold(&mut self, now: f32) {
        self.held = now + Self::HELD;
    }

    /// Whether presses end nothing yet.
    #[must_use]
    pub fn is_held(&self, now: f32) -> bool {
        now < self.held
    }

    /// Whether a press counts; if it does, the next one has to wait.
    pub fn lets_through(&mut self, now: f32) -> bool {
        let counts = self.last.is_none_or(|last| now - last >= Self::APART);
        if counts {
            self.last = Some(now);
        }
        counts
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .init_resource::<Grasp>()
        .init_resource::<Typed>()
        .init_resource::<Guard>();
}

/// Which choices a piece on a spot can be led along. All pieces of a yard are one to the game: each can be led out.
pub fn leads(current: &Current, seat: Seat, from: &SpotName) -> impl Fn(&Pick) -> bool {
    let board = current.game().board();
    let picks = current.staging().picks(board, seat);
    let from = &current.staging().alike(board, from);
    let stands = picks.iter().any(|pick| pick.from == *from);
    let meant = current.staging().meant(board, seat, from.as_str());
    let onto = picks.iter().any(|pick| pick.to == *from);
    let from = from.clone();
    move |pick| {
        if stands || onto {
            pick.from == from
        } else {
            Some(pick.number) == meant
        }
    }
}
