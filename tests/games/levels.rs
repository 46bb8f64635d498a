//! The levels of the games: whoever sits down unasked plays at one of them, above a child's, and none worse than chance.

use std::collections::BTreeSet;

use homestretch::{
    cast::CAST,
    catalogue::{self, Entry, Skill},
    play::{Match, Setup, Sitter, company, seed, strategy_file::spelt_out},
    rules::Seat,
};

use crate::sixth::Six;

/// So many games tell a player who is worse than chance, as *Near* is in Mens erger je niet.
const GAMES: usize = 60;

/// The words of those who are seated where nobody says who plays.
fn unasked(entry: &dyn Entry) -> BTreeSet<&'static str> {
    let words = entry.usual_sitters().iter().chain(entry.quick_players());
    let words = words.copied().filter(|word| *word != "person");
    words.collect()
}

/// How many games a strategy wins of those that it plays among players by chance, and how many chance would win.
fn won(entry: &'static dyn Entry, word: &str, games: usize) -> (f64, f64) {
    let config = entry.default_config();
    let seats = entry.seats(&config);
    let (mut won, mut chance) = (0.0, 0.0);
    for number in 0..games {
        let own = Seat::new(number % seats);
        let sitters = (0..seats).map(|seat| match seat {
            seat if seat == own.index() => Sitter::from(word),
            _ => Sitter::from("random"),
        });
        let setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
        let mut game = Match::new(setup, seed::numbered(number as u64)).expect("a game");
        while game.step_alone().expect("everybody has an answer") {}
        let standing = game.standing().expect("it is over");
        let first = (0..seats).filter(|&seat| standing.place(Seat::new(seat)) == Some(1));
        let first: Vec<usize> = first.collect();
        if first.contains(&own.index()) {
            won += 1.0;
        }
        chance += first.len() as f64 / seats as f64;
    }
    (won, chance)
}

#[test]
fn whoever_sits_down_unasked_plays_at_a_level_above_a_childs() {
    for entry in Six::GAMES {
        for word in unasked(entry) {
            let level = entry.level_of(&word.to_owned().into());
            let skill = level.map(|level| level.skill);
            assert!(skill > Some(Skill::Child), "{}: {word}", entry.name());
        }
    }
}

#[test]
fn a_level_is_known_however_its_numbers_are_written() {
    let mut numbered = 0;
    for entry in Six::GAMES {
        for level in entry.levels() {
            let spec = spelt_out(entry, &level.spec.to_owned().into()).expect("a strategy of the game");
            numbered += usize::from(spec.to_string() != level.spec);
            assert_eq!(entry.level_of(&spec), Some(level), "{spec}");
        }
    }
    assert!(numbered > 5, "{numbered}");
}

/// Those who think long are not played here: docs/playing.md has how they were measured.
#[test]
fn nobody_sits_down_unasked_who_plays_worse_than_chance() {
    for entry in Six::GAMES {
        for word in entry.quick_players() {
            let (won, chance) = won(entry, word, GAMES);
            assert!(
                won >= chance,
                "{}: {word} won {won}, chance {chance}",
                entry.name()
            );
        }
    }
    let mejn = Six::GAMES.usual();
    let (won, chance) = won(mejn, "near", GAMES);
    assert!(won < chance, "Near plays worse than chance: {won} of {chance}");
}

/// The table of docs/playing.md tells the same figures as the program does.
#[test]
fn what_levels_win_is_told_alike_on_the_page_and_by_the_program() {
    let page = include_str!("../../docs/playing.md");
    for entry in catalogue::Ours::GAMES {
        let name = match entry.name() {
            "mejn" => "Mens erger je niet".to_owned(),
            name => name[..1].to_uppercase() + &name[1..],
        };
        let mut cells = Vec::new();
        for level in entry.levels() {
            let wins = level.wins.map(|wins| match wins.of_four {
                None => format!(" {} %", wins.of_two),
                Some(of_four) => format!(" {}, {of_four} %", wins.of_two),
            });
            assert_eq!(
                wins.is_some(),
                level.skill > Skill::Child,
                "{name}: {}",
                level.spec
            );
            cells.push(format!("`{}`{}", level.spec, wins.unwrap_or_default()));
        }
        let row = format!("| {name} | {} |", cells.join(" | "));
        assert!(page.contains(&row), "{row}");
    }
}

#[test]
fn a_tournament_begins_with_strategies_by_their_plain_names() {
    for entry in Six::GAMES {
        let known: Vec<&str> = entry.strategies().iter().map(|facts| facts.name).collect();
        let rivals = entry.rivals();
        assert!(
            rivals.iter().all(|word| known.contains(word)),
            "{}: {rivals:?}",
            entry.name()
        );
    }
    for entry in catalogue::Ours::GAMES {
        let rivals: BTreeSet<&&str> = entry.rivals().iter().collect();
        assert!(rivals.len() > 1, "{}: nobody to meet", entry.name());
    }
}

/// Also in a game that the cast has never heard of.
#[test]
fn everybody_of_the_cast_can_sit_down_at_every_game() {
    for entry in Six::GAMES {
        assert!(
            entry.levels().is_sorted_by(|a, b| a.skill < b.skill),
            "{}",
            entry.name()
        );
        for character in &CAST {
            let word = character.word();
            let chairs = company::chairs(entry, [Some("person"), Some(word.as_str())]);
            let chair = chairs.expect("seated").swap_remove(1);
            assert_eq!(company::character(&chair), Some(character), "{}", entry.name());
            let Sitter::Computer(spec) = chair.sitter else {
                panic!("{word} is no computer");
            };
            assert!(entry.level_of(&spec).is_some(), "{}: {spec}", entry.name());
        }
    }
}
