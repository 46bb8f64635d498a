//! Behind the title lies the real table with the game that is chosen there: the one that was left open, or one on which
//! computers go on. After a while in which nobody touches
//! anything it rests, so that a title left open costs nothing.

use std::{collections::VecDeque, time::Duration};

use bevy::{
    input::{keyboard::KeyboardInput, mouse::MouseButtonInput},
    prelude::*,
    window::CursorMoved,
};

use crate::{
    app::{
        base::{Options, Screen},
        current::Current,
        settings::{Settings, Shelf, in_play},
        table::{ReducedMotion, Table, table_is_still},
        turn::{self, Breath},
    },
    catalogue::{Board, Staging},
    play::Match,
    staging::{Cue, Eyes},
};

/// The game rests when nothing was touched for so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// The game behind the title.
#[derive(Resource, Default)]
pub(super) struct Showcase {
    /// The game that is shown, by its name.
    of: &'static str,
    game: Option<Playing>,
    untouched: Duration,
    /// Whether nothing is to move by itself.
    still: bool,
}

struct Playing {
    game: Match,
    staging: Box<dyn Staging>,
    cues: VecDeque<Cue>,
}

impl Showcase {
    /// Whether something is going to move.
    pub(super) fn plays(&self) -> bool {
        self.game.is_some() && !self.still && self.untouched < PATIENCE
    }
}

/// Everything lies open: nobody plays.
const EYES: Eyes = Eyes {
    seat: None,
    all: true,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showcase>().add_systems(
        Update,
        (
            lay.run_if(state_changed::<Screen>.or_else(another_game)),
            wake,
            play_on
                .run_if(table_is_still)
                .run_if(|breath: Res<Breath>| breath.is_over()),
        )
            .chain()
            .run_if(in_state(Screen::Title)),
    );
}

/// Whether the game that is chosen is not the one that is shown.
fn another_game(options: Res<Options>, settings: Res<Settings>, showcase: Res<Showcase>) -> bool {
    settings.is_changed() && showcase.of != settings.entry(options.games()).name()
}

/// The game that is chosen is laid on the table: the one that was left open, where it is of that kind, else one for show.
fn lay(
    options: Res<Options>,
    current: Option<Res<Current>>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut showcase: ResMut<Showcase>,
    mut table: Table,
) {
    let entry = settings.entry(options.games());
    let before = std::mem::replace(
        &mut *showcase,
        Showcase {
            of: entry.name(),
            ..default()
        },
    );
    if let Some(current) = current.filter(|current| current.game().setup().entry == entry) {
        // It lies there still, unless another one was laid over it.
        if before.game.is_some() {
            lay_out(
                &mut table,
                current.staging(),
                current.game().board(),
                current.eyes(),
            );
        }
        return;
    }
    let Some(game) = in_play(entry) else { return };
    let Some(staging) = entry.look(game.board(), shelf.boards()) else {
        return;
    };
    lay_out(&mut table, &*staging, game.board(), EYES);
    showcase.game = Some(Playing {
        game,
        staging,
        cues: VecDeque::new(),
    });
}

fn lay_out(table: &mut Table, staging: &dyn Staging, board: &dyn Board, eyes: Eyes) {
    table.lay(staging.layout().clone());
    let scene = staging.scene(board, eyes);
    table.place(&scene.pieces);
    table.turn_up(&scene.faces);
    table.lock(&scene.locked);
    table.mark(&[]);
    if let Some((seat, face, faces)) = scene.die {
        table.show_die(seat, face, faces);
    }
}

/// Whoever touches anything is there and watches, if things may move.
fn wake(
    time: Res<Time<Real>>,
    reduced: Res<ReducedMotion>,
    keys: MessageReader<KeyboardInput>,
    buttons: MessageReader<MouseButtonInput>,
    pointer: MessageReader<CursorMoved>,
    pads: Query<(), Changed<Gamepad>>,
    mut showcase: ResMut<Showcase>,
) {
    let touched = !keys.is_empty() || !buttons.is_empty() || !pointer.is_empty() || !pads.is_empty();
    showcase.untouched = if touched {
        Duration::ZERO
    } else {
        showcase.untouched.saturating_add(time.delta())
    };
    showcase.still = reduced.0;
}

/// Shows one thing more, and takes the next step of the game when all of the last one has been seen.
fn play_on(mut showcase: ResMut<Showcase>, mut breath: ResMut<Breath>, mut table: Table) {
    if !showcase.plays() {
        return;
    }
    let Some(Playing { game, staging, cues }) = &mut showcase.game else {
        return;
    };
    if let Some(cue) = cues.pop_front() {
        turn::enact(&cue, &mut table, &mut breath);
    } else if game.step_alone().unwrap_or(false) {
        let told = game.steps().last().into_iter();
        let seen = told.flat_map(|step| {
            step.events
                .iter()
                .flat_map(|event| staging.cues(&*step.before, event, EYES))
        });
        cues.extend(seen);
        breath.take(Breath::BEFORE_CHOICE);
    } else {
        showcase.game = None;
    }
}
