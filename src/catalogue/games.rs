//! The games that there are, as a value: whoever plays any of them is handed it.

use std::{fmt, ops::Deref};

use super::{Entry, Typed, unknown};
use crate::rules::Message;

/// Games, in the order in which menus list them.
///
/// Invariant: there is at least one.
#[derive(Clone, Copy)]
pub struct Games(&'static [&'static dyn Entry]);

impl Games {
    /// These games. A list without any does not compile.
    #[must_use]
    pub const fn new<const COUNT: usize>(entries: &'static [&'static dyn Entry; COUNT]) -> Self {
        const { assert!(COUNT > 0, "a program has at least one game") };
        Self(entries)
    }

    /// The one that is meant where none is named.
    #[must_use]
    pub fn usual(self) -> &'static dyn Entry {
        self.0[0]
    }

    /// The game with this name.
    ///
    /// # Errors
    /// When there is none; the message lists those there are.
    pub fn named(self, name: &str) -> Result<&'static dyn Entry, Message> {
        let mut entries = self.0.iter().copied();
        entries
            .find(|entry| entry.name() == name)
            .ok_or_else(|| self.unknown(name))
    }

    /// What is said of a name that none of them has.
    #[must_use]
    pub fn unknown(self, name: &str) -> Message {
        unknown("unknown-game", name, self.0.iter().map(|entry| entry.name()))
    }
}

impl Deref for Games {
    type Target = [&'static dyn Entry];

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl IntoIterator for Games {
    type Item = &'static dyn Entry;
    type IntoIter = std::iter::Copied<std::slice::Iter<'static, &'static dyn Entry>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().copied()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|entry| entry.name()))
            .finish()
    }
}

/// Something that is done with a game whose type it need not know.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output;
}

/// Games with their types: see [`games!`](crate::games).
pub trait Listed: fmt::Debug + Send + Sync + 'static {
    /// Them without their types.
    fn games(&self) -> Games;

    /// Leads a visitor to the game with this name.
    ///
    /// # Errors
    /// When there is none.
    fn visit<V: Visitor>(&self, name: &str, visitor: V) -> Result<V::Output, Message>;
}

/// Names games, once: `games!(/** All of them. */ pub struct Mine: mejn::Catalogued, chess::Catalogued)`. What is made
/// is a value of the type `Mine`, with its games and the way to their types.
#[macro_export]
macro_rules! games {
    ($(#[$about:meta])* $vis:vis struct $list:ident: $($entry:path),+ $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $list;

        impl $list {
            /// The games without their types.
            $vis const GAMES: $crate::catalogue::Games = $crate::catalogue::Games::new(&[$(&$entry),+]);
        }

        impl $crate::catalogue::Listed for $list {
            fn games(&self) -> $crate::catalogue::Games {
                Self::GAMES
            }

            fn visit<V: $crate::catalogue::Visitor>(
                &self,
                name: &str,
                visitor: V,
            ) -> Result<V::Output, $crate::rules::Message> {
                $(if $crate::catalogue::Untyped::name(&$entry) == name {
                    return Ok(visitor.visit(&$entry));
                })+
                Err(Self::GAMES.unknown(name))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Ours;

    struct Name;

    impl Visitor for Name {
        type Output = &'static str;

        fn visit<T: Typed>(self, entry: &'static T) -> &'static str {
            entry.name()
        }
    }

    #[test]
    fn every_game_is_found_with_its_type() {
        for entry in Ours.games() {
            assert_eq!(Ours.visit(entry.name(), Name), Ok(entry.name()));
            assert_eq!(Ours.games().named(entry.name()), Ok(entry));
        }
        for refused in [Ours.visit("chess", Name).err(), Ours.games().named("chess").err()] {
            assert_eq!(refused.expect("no such game").key, "unknown-game");
        }
    }
}
