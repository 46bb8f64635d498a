//! What people ask of the program: by mouse, key, pad or menu it comes down to one of these messages.
//!
//! They say what is wanted and nothing of who does it: that is the matter of `answer`. Each family is answered by a
//! `match` of its own without a remainder, so that an ask without an answer does not compile.

mod question;

use std::path::PathBuf;

use bevy::prelude::*;

use crate::{
    play::{Chair, Match, Setup, challenge::Challenge, fate::Fate},
    puzzles::Wish,
    rules::Seat,
};

pub use question::{Parting, Trust};

/// Something that a person asks for.
#[derive(Message, Clone, Debug)]
pub enum Ask {
    /// A game is put on the table.
    Begin(Begin),
    /// Something is done in the turn that it is.
    Turn(InTurn),
    /// How the game goes on by itself.
    Pace(Pacing),
    /// The game is changed under the table.
    Change(Change),
    /// An earlier moment is looked at.
    Replay(Seek),
    /// The game is saved: to a file, or under the next free name.
    Save(Option<PathBuf>),
    /// Something is done with the saved games.
    Saves(Saves),
    /// What is seen is written down.
    Capture(Capture),
    /// Something is done about the phones that play along.
    Phones(Hosting),
    /// Lets the bots in that were asked about, or not.
    Trust(Verdict),
    /// What becomes of a game that can't be kept.
    Part(Unkept),
    /// The table is left.
    Leave(Leave),
}

/// Which game is put on the table.
#[derive(Clone, Debug)]
pub enum Begin {
    /// A new game at this table, with dice that are given or drawn.
    At(Box<Setup>, Option<Fate>),
    /// A new game at the last table; the first time a person against computers.
    Last,
    /// A person against computers; the table that was set up last stays in mind, here and in the next two.
    Alone,
    /// A first game of this kind: a person against beginners, who is told each rule when it is needed.
    First(&'static str),
    /// People alone, at one screen.
    Party,
    /// Computers alone, to watch.
    Demo,
    /// None yet, but from here on this kind of game is meant, with the table that it had last.
    Game(&'static str),
    /// A new game at the same table.
    Again,
    /// The game that is over once more: with the same dice, and everybody one seat further.
    Return,
    /// A saved game.
    Load(PathBuf),
    /// A game that has been played, to be gone on with where it ends.
    Show(Box<Match>),
    /// A game that has been played, to be looked at from its first move.
    Look(Box<Match>),
    /// The game that a crash left behind, or the one that waits behind the title.
    Continue,
    /// A game of its own from the moment that is looked at.
    Branch,
    /// A challenge that somebody gave on.
    Challenge(Box<Challenge>),
    /// A puzzle: that of the day, or the next of those that are wished.
    Puzzle(Asked),
}

/// Which puzzle is put on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// That of the day.
    Daily,
    /// The next of these.
    Next(Wish),
    /// That of a game with this number; after it come those that are wished.
    Numbered(&'static str, usize, Wish),
    /// What was chosen badly in these steps of the game on the table, one after the other.
    Mistakes(Vec<usize>),
    /// What follows the one that was answered: the next of its kind, or the way back.
    Onward,
    /// None any more: back to the game whose mistakes they were.
    Back,
}

/// What is done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InTurn {
    /// The roll that is due.
    Roll,
    /// A person takes up the own cards, and the others look away; or nobody looks any more.
    Uncover(Option<Seat>),
    /// A choice, by its number.
    Choose(Seat, usize),
    /// The rest of the long action that is under way, or due, at random.
    Rest,
    /// The same, for one of several who are to choose at once.
    RestOf(Seat),
    /// Back to before the long action that is under way.
    Clear,
    /// One step more of advice.
    Hint,
    /// No more of the rules that are told in a first game.
    Unteach,
}

/// How the game goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pacing {
    /// Computers and the die wait, or go on.
    Pause,
    /// One step although paused.
    Step,
    /// One motion although paused.
    Motion,
    /// Whatever moves is at its end.
    Skip,
    /// So many times as fast as usual.
    Speed(f32),
    /// Fast to the end of the game.
    Hurry,
}

/// How the game is changed under the table.
#[derive(Clone, Debug)]
pub enum Change {
    /// Back to before the last choice.
    Undo,
    /// Forward again.
    Redo,
    /// To where so many steps are done.
    GoTo(usize),
    /// Somebody else takes a seat.
    Sit(Seat, Chair),
}

/// Which moment of the game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The table as it was after so many steps.
    To(usize),
    /// So many steps forward, or back.
    By(i64),
    /// To the next strike or finish, or the one before.
    Event(bool),
    /// One step of the game is played again, and then looked at.
    Moment(usize),
    /// Plays what is looked at, or stops.
    Play,
    /// Everything since one's last turn again.
    Missed,
    /// Through the eyes of one seat, or of all.
    Through(Option<Seat>),
    /// Back to the game.
    Leave,
}

/// What is done with the saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saves {
    /// One is put away, until it is brought back or the program ends.
    PutAway(PathBuf),
    /// What was put away last comes back.
    BringBack,
    /// One gets this name.
    Name(PathBuf, String),
}

/// How what is seen is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// The state of the game as text, for whoever looks for a fault.
    State,
    /// A picture of the window.
    Picture,
    /// The table without panels.
    Photo,
    /// The board with what stands on it, as a drawing.
    Drawing,
    /// A moving picture of these steps of the game, or of the last moves.
    Clip(Option<(usize, usize)>),
}

/// What is done about the phones that play along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hosting {
    /// They may come.
    Open,
    /// None may come any more; those that are there go.
    Close,
    /// Whoever plays a seat on a phone gives it back.
    Free(Seat),
}

/// How the table is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// Back to the title.
    Title,
    /// The program ends.
    Quit,
}

/// What becomes of bots that nobody has let in yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They may be started, until the program ends.
    LetIn,
    /// What waits goes on without them.
    LeaveOut,
    /// Nothing is done.
    Cancel,
}

/// What becomes of a game that can't be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// It is saved at another place, a folder or a file.
    Elsewhere(String),
    /// It is tried again.
    Again,
    /// What waits is done, and the game is lost.
    Without,
    /// Nothing is done.
    Stay,
}
