//! Who comes to a table: chairs by the words of the command line, and characters for computers who have no name yet.
//!
//! A chair keeps the strategy and the name. A computer with the name of a character is that character; so records tell
//! both, and need no cast to be played again.

use thiserror::Error;

use super::{
    Chair, Sitter,
    strategy_file::{self, StrategyFileError},
};
use crate::{
    cast::{self, AUTOMATON, CAST, Character, Face, PERSON},
    catalogue::{Entry, Level, Skill, Spec},
    rules::Message,
    texts,
};

/// What stands before the number of a level where somebody is named.
const LEVEL: &str = "level:";

/// Nobody can be seated by a word.
#[derive(Debug, Error)]
pub enum CompanyError {
    /// It names a strategy file that can't be used.
    #[error(transparent)]
    File(#[from] StrategyFileError),
    /// It names nobody.
    #[error("{}", texts::say(.0))]
    Word(Message),
}

/// The chairs of a table by a word each; none leaves a seat empty. Who is named by a level is somebody who plays at it
/// and does not sit there yet.
///
/// # Errors
/// When a word names nobody, or a strategy file that can't be used.
pub fn chairs<'a>(
    entry: &dyn Entry,
    words: impl IntoIterator<Item = Option<&'a str>>,
) -> Result<Vec<Chair>, CompanyError> {
    let words: Vec<Option<&str>> = words.into_iter().collect();
    let chairs = words.iter().map(|word| match word {
        Some(word) => named(entry, word),
        None => Ok(Chair::new(Sitter::Empty)),
    });
    let mut chairs = chairs.collect::<Result<Vec<Chair>, CompanyError>>()?;
    for (at, word) in words.iter().enumerate() {
        if word.is_some_and(|word| word.trim().starts_with(LEVEL)) {
            name(entry, &mut chairs, at);
        }
    }
    Ok(chairs)
}

/// Who sits down by a word at a table at which these sit.
///
/// # Errors
/// As for [`chairs`].
pub fn joining(entry: &dyn Entry, chairs: &[Chair], word: &str) -> Result<Chair, CompanyError> {
    let mut chairs = chairs.to_vec();
    chairs.push(named(entry, word)?);
    if word.trim().starts_with(LEVEL) {
        let at = chairs.len() - 1;
        name(entry, &mut chairs, at);
    }
    Ok(chairs.swap_remove(chairs.len() - 1))
}

/// A table of a game by its usual words, the first again after the last, with everybody introduced.
#[must_use]
pub fn table(entry: &dyn Entry, words: &[&str]) -> Vec<Chair> {
    let seats = entry.seats(&entry.default_config());
    let words = words.iter().cycle().take(seats);
    let mut chairs: Vec<Chair> = words.map(|&word| Chair::new(Sitter::from(word))).collect();
    introduce(entry, &mut chairs);
    chairs
}

/// Gives every computer that plays at a level of the game and has no name the name of a character.
pub fn introduce(entry: &dyn Entry, chairs: &mut [Chair]) {
    (0..chairs.len()).for_each(|at| name(entry, chairs, at));
}

/// The names of everybody who plays at a level of a game.
pub fn names(entry: &dyn Entry, level: &'static Level) -> impl Iterator<Item = &'static str> {
    cast::at(entry, level).map(|character| character.name)
}

/// Somebody who plays as this strategy does, and does not sit at the table yet.
#[must_use]
pub fn free(entry: &dyn Entry, chairs: &[Chair], spec: &Spec) -> Option<&'static Character> {
    let sits = |character: &&Character| chairs.iter().any(|chair| chair.called() == character.name);
    cast::at(entry, entry.level_of(spec)?).find(|character| !sits(character))
}

fn name(entry: &dyn Entry, chairs: &mut [Chair], at: usize) {
    let Sitter::Computer(spec) = &chairs[at].sitter else {
        return;
    };
    if chairs[at].name.is_empty()
        && let Some(character) = free(entry, chairs, spec)
    {
        character.name.clone_into(&mut chairs[at].name);
    }
}

/// The chair of a character in a game.
#[must_use]
pub fn chair_of(entry: &dyn Entry, character: &Character) -> Chair {
    let level = character.level(entry);
    let spec = level.map_or("random", |level| level.spec).to_owned();
    Chair {
        sitter: Sitter::Computer(spec.into()),
        name: character.name.to_owned(),
    }
}

/// The character on a chair.
#[must_use]
pub fn character(chair: &Chair) -> Option<&'static Character> {
    let computer = matches!(chair.sitter, Sitter::Computer(_));
    cast::named(&chair.called()).filter(|_| computer)
}

/// The name that people gave to a chair; that of a character goes with the character.
#[must_use]
pub fn given_name(chair: &Chair) -> &str {
    match character(chair) {
        Some(_) => "",
        None => &chair.name,
    }
}

/// The face of who sits on a chair; none where nobody does.
#[must_use]
pub fn face(chair: &Chair) -> Option<&'static Face> {
    match chair.sitter {
        Sitter::Empty => None,
        Sitter::Person => Some(&PERSON),
        Sitter::Computer(_) => Some(character(chair).map_or(&AUTOMATON, |character| &character.face)),
    }
}

/// The chair that a word names, as yet without a name where it names a level.
fn named(entry: &dyn Entry, word: &str) -> Result<Chair, CompanyError> {
    let word = word.trim();
    if let Some(number) = word.strip_prefix(LEVEL) {
        let skill = number.trim().parse().ok().and_then(|number: usize| {
            let at = number.checked_sub(1)?;
            Skill::ALL.get(at).copied()
        });
        let level = skill.and_then(|skill| entry.level(skill)).ok_or_else(|| {
            let said = Message::new("level-none").with("level", number.trim());
            CompanyError::Word(said.with("most", Skill::ALL.len() as i64))
        })?;
        return Ok(Chair::new(Sitter::from(level.spec)));
    }
    let sitter = strategy_file::sitter(entry, word)?;
    let Sitter::Computer(spec) = &sitter else {
        return Ok(Chair::new(sitter));
    };
    let strategies = entry.strategies();
    if spec.command().is_some() || strategies.iter().any(|facts| facts.name == spec.name) {
        return Ok(Chair::new(sitter));
    }
    if let Some(character) = cast::named(word) {
        return Ok(chair_of(entry, character));
    }
    let people: Vec<String> = CAST.iter().map(Character::word).collect();
    let known: Vec<&str> = strategies.iter().map(|facts| facts.name).collect();
    let said = Message::new("unknown-sitter").with("name", word);
    let said = said.with("people", people.join(", "));
    Err(CompanyError::Word(said.with("known", known.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Ours;

    fn seat(game: &str, words: &[&str]) -> Result<Vec<Chair>, CompanyError> {
        let entry = Ours::GAMES.named(game).expect("a game");
        chairs(entry, words.iter().map(|&word| Some(word)))
    }

    fn key(result: Result<Vec<Chair>, CompanyError>) -> String {
        match result {
            Err(CompanyError::Word(message)) => message.key,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn characters_and_levels_are_seated_by_words_with_the_strategy_of_the_game() {
        for entry in Ours::GAMES {
            for somebody in &CAST {
                let seated = seat(entry.name(), &["person", &somebody.word()]).expect("seated");
                assert_eq!(character(&seated[1]), Some(somebody));
                let level = somebody.level(entry).expect("a level");
                assert_eq!(seated[1].sitter, Sitter::from(level.spec), "{}", entry.name());
                assert_eq!(seated[0], Chair::new(Sitter::Person));
            }
            for (at, skill) in Skill::ALL.into_iter().enumerate() {
                let word = format!("level:{}", at + 1);
                let seated = seat(entry.name(), &[&word, &word]).expect("seated");
                let level = entry.level(skill).expect("a level");
                assert!(
                    seated
                        .iter()
                        .all(|chair| chair.sitter == Sitter::from(level.spec))
                );
                assert_ne!(seated[0].name, seated[1].name);
                assert!(seated.iter().all(|chair| character(chair).is_some()));
            }
        }
    }

    #[test]
    fn a_strategy_that_is_named_keeps_no_name_and_who_is_named_is_not_taken_by_a_level() {
        let entry = Ours::GAMES.usual();
        let child = entry.levels()[0];
        let words = [child.spec, "level:1", "pim", "Lotti", "niki"];
        let seated = seat(entry.name(), &words).expect("seated");
        let names: Vec<&str> = seated.iter().map(|chair| chair.name.as_str()).collect();
        // All children sit there already.
        assert_eq!(names, ["", "", "Pim", "Lotti", "Niki"]);
    }

    #[test]
    fn who_is_nobody_is_told_who_there_is() {
        for word in ["level:0", "level:6", "level:", "level:high"] {
            assert_eq!(key(seat("dog", &["person", word])), "level-none", "{word}");
        }
        assert_eq!(key(seat("dog", &["person", "mlia"])), "unknown-sitter");
    }

    #[test]
    fn computers_are_introduced_once_each_and_names_that_people_gave_stay() {
        let entry = Ours::GAMES.usual();
        let spec = entry.levels()[1].spec;
        let mut chairs = vec![Chair::new(Sitter::from(spec)); 6];
        "Oma".clone_into(&mut chairs[1].name);
        chairs[2].sitter = Sitter::Person;
        introduce(entry, &mut chairs);
        let names: Vec<&str> = chairs.iter().map(|chair| chair.name.as_str()).collect();
        assert_eq!((names[1], names[2]), ("Oma", ""));
        assert!(character(&chairs[0]).is_some());
        let mut all: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "nobody sits there twice");
        // Whoever is left over has a face all the same.
        assert!(chairs.iter().all(|chair| face(chair).is_some()));
    }

    #[test]
    fn the_name_of_a_character_goes_with_it_and_that_of_a_person_stays() {
        let entry = Ours::GAMES.usual();
        let mila = cast::named("mila").expect("she is there");
        let chair = chair_of(entry, mila);
        assert_eq!(given_name(&chair), "");
        let person = Chair {
            sitter: Sitter::Person,
            ..chair
        };
        assert_eq!(given_name(&person), "Mila");
        assert_eq!(character(&person), None);
        assert_eq!(face(&person), Some(&PERSON));
    }
}
