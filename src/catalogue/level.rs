//! How well a computer plays, in people's words, and which strategy plays so in a game.

use crate::rules::Message;

/// How well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Skill {
    /// Plays what comes to mind.
    Child,
    /// Knows the rules, and one idea.
    Beginner,
    /// Has played often.
    Regular,
    /// Gives little away.
    Strong,
    /// As well as this program can.
    Master,
}

impl Skill {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [
        Self::Child,
        Self::Beginner,
        Self::Regular,
        Self::Strong,
        Self::Master,
    ];

    /// What people say of it.
    #[must_use]
    pub fn sentence(self) -> Message {
        Message::new(match self {
            Self::Child => "skill-child",
            Self::Beginner => "skill-beginner",
            Self::Regular => "skill-regular",
            Self::Strong => "skill-strong",
            Self::Master => "skill-master",
        })
    }
}

/// A level of a game: a strategy, and how well it plays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// How well it plays.
    pub skill: Skill,
    /// The strategy by its words.
    pub spec: &'static str,
}

impl Level {
    /// A strategy that plays so well.
    #[must_use]
    pub const fn new(skill: Skill, spec: &'static str) -> Self {
        Self { skill, spec }
    }
}
