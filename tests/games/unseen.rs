//! What a player can't see it does not act on: for two positions with equal views every player of every game chooses
//! equally.

use homestretch::{
    catalogue::{Board, Entry, Ours, Spec},
    play::{dice::Dice, seed},
    rules::{Seat, Source, Turn},
    staging::Boards,
};

use crate::sixth::Six;

/// So many plies of a game are looked at, from every so many of its choices one.
const LOOKS: usize = 30;
const STRIDE: u32 = 4;

/// All players of a game, and each with every number that is usually nothing.
fn words(entry: &dyn Entry) -> Vec<String> {
    let mut words = Vec::new();
    for facts in entry.strategies() {
        words.push(facts.name.to_owned());
        let unused = facts.parameters.iter().filter(|parameter| parameter.default == 0);
        words.extend(unused.map(|parameter| format!("{}:{}=1", facts.name, parameter.name)));
    }
    words
}

/// The choice of a player that has just sat down.
fn answer(entry: &dyn Entry, word: &str, board: &dyn Board, seat: Seat) -> Option<usize> {
    let mut player = entry.player(&Spec::from(word.to_owned())).expect("a player");
    player.decide(board, seat, &mut Dice::new(&seed::numbered(8)))
}

/// Looks at games by chance: who is to choose, on the real board and on one that only looks the same to that seat.
fn each_look(entry: &dyn Entry, mut look: impl FnMut(&dyn Board, &dyn Board, Seat)) {
    let mut board = entry.open(&entry.default_config()).expect("a table");
    let mut random = Dice::new(&seed::numbered(21));
    let mut looks = 0;
    while looks < LOOKS {
        match board.turn() {
            // A short game has too few looks: another one follows.
            Turn::Over => board = entry.open(&entry.default_config()).expect("a table"),
            Turn::Chance => {
                let outcome = board.draw(&mut random);
                board.settle(&outcome).expect("it can come");
            }
            turn => {
                let seats: Vec<Seat> = turn.seats().iter().collect();
                let seat = seats[random.below(seats.len() as u32) as usize];
                if random.below(STRIDE) == 0
                    && let Some(other) = board.imagined(seat, &board.view_numbers(seat))
                {
                    looks += 1;
                    look(&*board, &*other, seat);
                }
                let choices = board.choices(seat);
                let choice = &choices[random.below(choices.len() as u32) as usize];
                board.choose(seat, choice.number).expect("it is legal");
            }
        }
    }
}

#[test]
fn equal_views_are_answered_equally_by_every_player() {
    let mut differed = false;
    for entry in Six::GAMES {
        let board = entry.open(&entry.default_config()).expect("a table");
        if !board.has_secrets() {
            continue;
        }
        for word in words(entry) {
            each_look(entry, |real, other, seat| {
                let told = |board: &dyn Board| answer(entry, &word, board, seat);
                assert_eq!(told(real), told(other), "{}: {word}", entry.name());
                differed |= real.text() != other.text();
            });
        }
    }
    assert!(differed, "something was hidden");
}

#[test]
fn chances_to_win_are_the_same_whatever_is_not_seen() {
    let mut judged = Vec::new();
    for entry in Six::GAMES {
        let board = entry.open(&entry.default_config()).expect("a table");
        let Some(mut assessor) = entry.assessor(&*board) else {
            continue;
        };
        judged.push(entry.name());
        let mut differed = false;
        each_look(entry, |board, other, seat| {
            differed |= board.text() != other.text();
            let (real, imagined) = (
                assessor.win_chances(board, Some(seat)),
                assessor.win_chances(other, Some(seat)),
            );
            assert_eq!(real, imagined, "{} {seat:?}: {}", entry.name(), board.text());
            let choices = board.choices(seat);
            for choice in choices.first().into_iter().chain(choices.last()) {
                let mut held = |board| assessor.held(board, seat, choice.number);
                assert_eq!(
                    held(board),
                    held(other),
                    "{} {seat:?}: {}",
                    entry.name(),
                    board.text()
                );
            }
        });
        assert_eq!(differed, board.has_secrets(), "{}", entry.name());
    }
    assert!(
        judged.contains(&"dog") && judged.contains(&"compromise"),
        "{judged:?}"
    );
}

#[test]
fn the_rules_that_are_needed_are_lessons_of_the_game_and_hang_on_nothing_that_is_not_seen() {
    for entry in Ours::GAMES {
        let config = entry.default_config();
        let lessons = entry.lessons(&config);
        let mut told: Vec<&str> = Vec::new();
        each_look(entry, |board, other, seat| {
            let staging = entry.look(board, &Boards::default()).expect("its own board");
            let needed = staging.needed(board, seat);
            assert_eq!(
                needed,
                staging.needed(other, seat),
                "{}: {}",
                entry.name(),
                board.text()
            );
            told.extend(needed);
        });
        told.sort_unstable();
        told.dedup();
        assert!(told.len() >= 4, "{}: {told:?}", entry.name());
        for key in told {
            let is_taught = lessons.iter().any(|lesson| lesson.title.key == key);
            let is_of_another_table = matches!(key, "howto-compromise-place" | "howto-dog-must");
            assert!(is_taught || is_of_another_table, "{}: {key}", entry.name());
        }
    }
}
