//! How fast the game goes on by itself: one thing after another, not at all, or by steps and motions that are asked for.

/// How the game goes on by itself: computers and dice that nobody has to touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) enum Pace {
    /// One thing after another.
    #[default]
    Going,
    /// The same, and fast to the end.
    Hurried,
    /// Not at all; what has happened is still shown.
    Paused,
    /// One step, then not at all.
    Step,
    /// Not even what has happened is shown, but motion by motion, each when it is asked for.
    ByMotions {
        /// What was asked for and has not come yet.
        asked: Option<Advance>,
    },
}

/// What is asked for where the game is shown motion by motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Advance {
    /// The next motion.
    Motion,
    /// The next step, for nothing is left to be shown.
    Step,
}

impl Pace {
    /// Whether the game waits.
    #[must_use]
    pub(in crate::app) fn is_paused(self) -> bool {
        !matches!(self, Self::Going | Self::Hurried)
    }

    /// Whether one more step is taken although the game waits.
    #[must_use]
    pub(in crate::app) fn steps(self) -> bool {
        matches!(
            self,
            Self::Step
                | Self::ByMotions {
                    asked: Some(Advance::Step)
                }
        )
    }

    /// That step has been taken.
    pub(super) fn stepped(&mut self) {
        match self {
            Self::Step => *self = Self::Paused,
            Self::ByMotions { asked } => *asked = None,
            Self::Going | Self::Hurried | Self::Paused => {}
        }
    }

    /// A motion is shown.
    pub(super) fn moved(&mut self) {
        if let Self::ByMotions { asked } = self {
            *asked = None;
        }
    }

    /// Whether the next motion has to be asked for.
    #[must_use]
    pub(in crate::app) fn holds_motion(self) -> bool {
        matches!(self, Self::ByMotions { asked } if asked != Some(Advance::Motion))
    }
}
