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

/// A level of a game: a strategy, how well it plays there, and how that was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// How well it plays.
    pub skill: Skill,
    /// The strategy by its words.
    pub spec: &'static str,
    /// What it wins against the level below it; none where that was not measured, or there is none below.
    pub wins: Option<Wins>,
}

/// What a level wins of 100 games against the one below it, on the usual board and with the usual rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wins {
    /// Where two sit, or two teams.
    pub of_two: u8,
    /// As one against three; none where no four sit, or that was not measured.
    pub of_four: Option<u8>,
}

impl Level {
    /// A strategy that plays so well.
    #[must_use]
    pub const fn new(skill: Skill, spec: &'static str) -> Self {
        Self {
            skill,
            spec,
            wins: None,
        }
    }

    /// The same, which of 100 games against the level below it wins so many: where two sit, or two teams, and as one
    /// against three.
    #[must_use]
    pub const fn winning(self, of_two: u8, of_four: Option<u8>) -> Self {
        Self {
            wins: Some(Wins { of_two, of_four }),
            ..self
        }
    }

    /// What it wins against the level below it, in a sentence; none where that was not measured.
    #[must_use]
    pub fn measured(&self, game: &str) -> Option<Message> {
        let wins = self.wins?;
        let said = match wins.of_four {
            None => Message::new("level-wins"),
            Some(of_four) => Message::new("level-wins-both").with("four", i64::from(of_four)),
        };
        Some(said.with("two", i64::from(wins.of_two)).of_game(game))
    }
}

/// Who finds, grades and examines the puzzles of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jury {
    /// Who plays the games in which they are found, any of these on each seat; where none is named, all levels but the
    /// strongest, which takes long.
    pub players: &'static [&'static str],
    /// For each grade whoever finds its puzzles, the weakest first. None of them slips or plays by chance: that would say
    /// nothing of a position.
    pub finders: &'static [Level],
    /// Who weigh the choices of a position one after another, the quickest first, where judging each of them by itself takes
    /// long: what one of them does not think far better goes no further.
    pub scouts: &'static [&'static str],
    /// Who looks deepest where they are found: a puzzle on which it thinks otherwise is none.
    pub examiner: &'static str,
    /// Who looks deeper than all of these where they are proven again.
    pub referee: &'static str,
}
