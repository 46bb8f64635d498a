//! The small boards on the title: each in the midst of play, drawn as the large one is, once for each size and dress.
//!
//! One picture is drawn in a frame, so that the title is there at once.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Painter};

use crate::{
    app::{
        current::Current,
        overlay::widgets::small::{Sight, Small},
        settings::{Shelf, in_play},
    },
    catalogue::{Entry, Games},
    staging::{Colours, Eyes, Theme},
};

/// Whose board it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// A game that can be chosen.
    Game(&'static str),
    /// The game that was left open.
    Open,
}

/// The small boards.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Boards {
    all: Vec<(Of, Small)>,
    /// Those that can't be shown.
    none: Vec<&'static str>,
}

impl Boards {
    /// The open game stands otherwise by now.
    pub(in crate::app::overlay) fn forget_open(mut boards: ResMut<Self>) {
        boards.all.retain(|(of, _)| *of != Of::Open);
    }

    /// Sees to the boards that are to be shown; of games that can be chosen to one at a time. Says whether there are more.
    pub(super) fn gather(&mut self, games: Games, open: Option<&Current>, kept: &Shelf) -> bool {
        match open {
            Some(open) if !self.has(Of::Open) => {
                let scene = open.staging().scene(open.game().board(), Eyes::default());
                self.add(Of::Open, Small::new(open.staging().layout().clone(), scene));
            }
            None => self.all.retain(|(of, _)| *of != Of::Open),
            Some(_) => {}
        }
        let missing =
            |game: &&'static dyn Entry| !self.has(Of::Game(game.name())) && !self.none.contains(&game.name());
        let missing: Vec<&'static dyn Entry> = games.into_iter().filter(missing).collect();
        let Some(&game) = missing.first() else {
            return false;
        };
        let shown = in_play(game).and_then(|played| {
            let staging = game.look(played.board(), kept.boards())?;
            Some((
                staging.layout().clone(),
                staging.scene(played.board(), Eyes::default()),
            ))
        });
        match shown {
            Some((layout, scene)) => self.add(Of::Game(game.name()), Small::new(layout, scene).near()),
            None => self.none.push(game.name()),
        }
        missing.len() > 1
    }

    fn has(&self, of: Of) -> bool {
        self.all.iter().any(|(it, _)| *it == of)
    }

    fn add(&mut self, of: Of, small: Small) {
        self.all.push((of, small));
    }

    /// Shows a board in a room, and keeps in mind how it is wanted there.
    pub(super) fn show(&mut self, painter: &Painter, of: Of, room: egui::Rect, sight: Sight) {
        if let Some((_, small)) = self.all.iter_mut().find(|(it, _)| *it == of) {
            small.show(painter, room, sight);
        }
    }

    /// Draws one of the boards that are wanted and not there. Says whether there was one: it is seen in the next frame.
    pub(super) fn draw_one(&mut self, ctx: &Context, theme: &Theme, colours: Colours) -> bool {
        self.all
            .iter_mut()
            .any(|(_, small)| small.draw(ctx, theme, colours))
    }
}
