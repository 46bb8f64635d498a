//! What a key or a button does.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use serde::{Deserialize, Serialize};

/// What a key or a button does. The names stand in the file of bindings.
#[derive(
    Actionlike, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Reflect, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum InputAction {
    /// Rolls, or makes the choice stepped to.
    Confirm,
    /// To the piece above.
    Up,
    /// To the piece below.
    Down,
    /// To the piece on the left.
    Left,
    /// To the piece on the right.
    Right,
    /// From pieces that go to those that are laid, and turns what is laid.
    Turn,
    /// Closes the page, or opens the menu.
    Back,
    /// Takes the last choice back.
    Undo,
    /// Does it again.
    Redo,
    /// Makes the rest of a long action at random.
    Rest,
    /// Begins a long action anew.
    Clear,
    /// Computers and the die wait, or go on.
    Pause,
    /// One step although paused.
    Step,
    /// A single motion although paused.
    #[serde(rename = "beat")]
    Motion,
    /// A new game at the same table.
    Reset,
    /// Twice as fast.
    Faster,
    /// Half as fast.
    Slower,
    /// Advice, step by step.
    Hint,
    /// The chances that pawns are struck.
    Danger,
    /// Everything since one's last turn again.
    Missed,
    /// Numbers on the spots.
    Numbers,
    /// Straight from above, or from the seat.
    Flat,
    /// The view as it was before it was turned.
    Home,
    /// The side panel.
    Panel,
    /// The quick menu.
    Quick,
    /// The rules of this table.
    Rules,
    /// Saves the game.
    Save,
    /// Saved games.
    Load,
    /// The state of the game to a file.
    Capture,
    /// A picture of the window.
    Picture,
    /// The window fills the screen, or not.
    FullScreen,
    /// The console.
    Console,
    /// The keys.
    Help,
    /// Gives the pad's seat away.
    Leave,
}

impl InputAction {
    /// All actions, in the order in which pages list them.
    pub const ALL: [Self; 34] = [
        Self::Confirm,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Turn,
        Self::Undo,
        Self::Redo,
        Self::Rest,
        Self::Clear,
        Self::Hint,
        Self::Danger,
        Self::Missed,
        Self::Pause,
        Self::Step,
        Self::Motion,
        Self::Faster,
        Self::Slower,
        Self::Numbers,
        Self::Flat,
        Self::Home,
        Self::Panel,
        Self::Quick,
        Self::FullScreen,
        Self::Picture,
        Self::Back,
        Self::Rules,
        Self::Save,
        Self::Load,
        Self::Reset,
        Self::Capture,
        Self::Console,
        Self::Help,
        Self::Leave,
    ];

    /// The key of the heading below which pages list it.
    #[must_use]
    pub fn part(self) -> &'static str {
        match self {
            Self::Pause | Self::Step | Self::Motion | Self::Faster | Self::Slower => "help-part-pace",
            Self::Numbers
            | Self::Flat
            | Self::Home
            | Self::Panel
            | Self::Quick
            | Self::FullScreen
            | Self::Picture => "help-part-view",
            Self::Back
            | Self::Rules
            | Self::Save
            | Self::Load
            | Self::Reset
            | Self::Capture
            | Self::Console
            | Self::Help
            | Self::Leave => "help-part-pages",
            _ => "help-part-choosing",
        }
    }

    /// The word for it in files; its text has the key `act-<word>`.
    #[must_use]
    pub fn word(self) -> String {
        ron::to_string(&self).unwrap_or_default()
    }

    /// The action of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.word() == word)
    }
}
