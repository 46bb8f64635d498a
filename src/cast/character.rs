//! Who they are: a name, a face, and how well each plays.

use super::{Face, features};
use crate::{
    catalogue::{Entry, Level, Skill},
    rules::Message,
};

/// Somebody to play against.
#[derive(Debug)]
pub struct Character {
    /// The name, the same in every language.
    pub name: &'static str,
    /// How well the character plays where a game has such a level.
    pub skill: Skill,
    /// The features.
    pub face: Face,
}

/// Everybody, three of each skill, the weakest first: enough for a table of four.
pub static CAST: [Character; 15] = [
    Character::new("Pim", Skill::Child, features::PIM),
    Character::new("Lotti", Skill::Child, features::LOTTI),
    Character::new("Niki", Skill::Child, features::NIKI),
    Character::new("Joost", Skill::Beginner, features::JOOST),
    Character::new("Asha", Skill::Beginner, features::ASHA),
    Character::new("Sander", Skill::Beginner, features::SANDER),
    Character::new("Mila", Skill::Regular, features::MILA),
    Character::new("Ruedi", Skill::Regular, features::RUEDI),
    Character::new("Beppe", Skill::Regular, features::BEPPE),
    Character::new("Chiara", Skill::Strong, features::CHIARA),
    Character::new("Nikos", Skill::Strong, features::NIKOS),
    Character::new("Annelies", Skill::Strong, features::ANNELIES),
    Character::new("Vreni", Skill::Master, features::VRENI),
    Character::new("Vikram", Skill::Master, features::VIKRAM),
    Character::new("Spyros", Skill::Master, features::SPYROS),
];

/// Nobody else has the name.
impl PartialEq for Character {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Character {}

impl Character {
    const fn new(name: &'static str, skill: Skill, face: Face) -> Self {
        Self { name, skill, face }
    }

    /// The word for the character on the command line.
    #[must_use]
    pub fn word(&self) -> String {
        self.name.to_lowercase()
    }

    /// What the character is like.
    #[must_use]
    pub fn sentence(&self) -> Message {
        Message::new(&format!("cast-{}", self.word()))
    }

    /// The level at which the character plays a game: its own, or the next one below.
    #[must_use]
    pub fn level(&self, entry: &dyn Entry) -> Option<&'static Level> {
        entry.level(self.skill)
    }
}

/// The character of a name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Character> {
    CAST.iter()
        .find(|character| character.word() == name.to_lowercase())
}

/// Everybody who plays at a level of a game.
pub fn at(entry: &dyn Entry, level: &'static Level) -> impl Iterator<Item = &'static Character> {
    CAST.iter()
        .filter(move |character| character.level(entry) == Some(level))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Ours;

    #[test]
    fn everybody_has_a_name_a_face_and_a_skill_of_its_own_and_three_have_each_skill() {
        for (at, character) in CAST.iter().enumerate() {
            assert_eq!(named(&character.name.to_uppercase()), Some(character));
            let faces = CAST.iter().filter(|other| other.face == character.face);
            assert_eq!(faces.count(), 1, "{}", character.name);
            assert_eq!(character.skill, Skill::ALL[at / 3]);
        }
        assert_eq!(CAST.len(), 3 * Skill::ALL.len());
        assert_eq!(named("nobody"), None);
    }

    #[test]
    fn every_game_has_levels_that_climb_from_a_child_up_and_everybody_plays_at_one() {
        for entry in Ours::GAMES {
            let (name, levels) = (entry.name(), entry.levels());
            assert_eq!(levels[0].skill, Skill::Child, "{name}");
            assert!(
                levels.len() > 1 && levels.is_sorted_by(|a, b| a.skill < b.skill),
                "{name}"
            );
            for level in levels {
                let spec = level.spec.to_owned().into();
                assert!(entry.player(&spec).is_ok(), "{name}: {spec}");
                assert_eq!(entry.level_of(&spec), Some(level), "{name}");
                assert!(
                    at(entry, level).count() > 2,
                    "{name}: {spec} has three to play it"
                );
            }
            for character in &CAST {
                let level = character.level(entry).expect("a level");
                assert!(level.skill <= character.skill, "{name}: {}", character.name);
                // No word means two things.
                let strategies = entry.strategies();
                assert!(strategies.iter().all(|it| it.name != character.word()), "{name}");
            }
        }
    }
}
