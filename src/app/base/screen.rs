//! What fills the screen, and the beats of a turn.

use bevy::prelude::*;

/// What fills the screen. The table is seen behind every page.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title with its menu.
    #[default]
    Title,
    /// Setting up a table.
    Setup,
    /// A game.
    Table,
}

/// A page laid over whatever fills the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// None.
    #[default]
    None,
    /// The menu of a game.
    Menu,
    /// What is used most, beside the table.
    Quick,
    /// Saved games.
    Load,
    /// Settings.
    Settings,
    /// The game as a list of moves.
    Moves,
    /// The console: log and state.
    Console,
    /// Who made this, and from what.
    About,
    /// Keys and buttons.
    Help,
    /// How to play, by the rules of this table.
    Rules,
    /// The die, and all rolls of this game.
    Die,
    /// Tournaments of computers.
    Tournament,
    /// Trainings of strategies.
    Training,
    /// The codes by which phones join.
    Phones,
    /// Puzzles.
    Puzzles,
    /// What people have played here.
    Profiles,
    /// Players of one's own, to be seated.
    Own,
    /// Whether bots may be started.
    Trust,
    /// What becomes of a game that can't be kept.
    Unkept,
}

/// The page to which one comes back from a page that was opened for its sake.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Below(pub Page);

impl Below {
    /// That page; there is none below it.
    pub fn take(&mut self) -> Page {
        std::mem::take(&mut self.0)
    }
}

/// Whether something lies unfolded at the table, which the way back folds before it opens the menu.
#[derive(Resource, Default, Debug)]
pub struct Unfolded(pub bool);

/// Somebody asked by a key for the panel beside the table, or to fold it away.
#[derive(Message, Clone, Copy, Debug)]
pub struct Folding;

/// The beats of a turn. A beat ends when nothing on the table is still busy, never when a timer says so.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum Beat {
    /// Settles what has been, and finds out who is next.
    #[default]
    Next,
    /// Chance is asked: the die is thrown.
    Roll,
    /// A seat chooses: a person points, a computer thinks.
    Choose,
    /// What happened is shown, event by event.
    Move,
    /// A pawn is struck.
    Strike,
    /// The game is over.
    Over,
    /// An earlier moment is looked at, and the game waits.
    Replay,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Page>()
        .init_resource::<Below>()
        .init_resource::<Unfolded>()
        .add_message::<Folding>()
        .add_sub_state::<Beat>()
        .add_systems(Update, forget.run_if(state_changed::<Page>));
}

/// Whoever has gone on to another page does not come back.
fn forget(page: Res<State<Page>>, mut below: ResMut<Below>) {
    if !matches!(page.get(), Page::Own | Page::Trust | Page::Unkept) {
        *below = Below::default();
    }
}
