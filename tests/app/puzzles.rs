//! Puzzles at the table: the best choice is told to be, a worse one by how much it loses, and the first answer counts.

use std::fs;

use bevy::{input::keyboard::Key, prelude::KeyCode};
use homestretch::{
    app::{
        ask::{Ask, Asked, Begin, Change, InTurn, Seek},
        base::Beat,
        current::{Current, Origin, Riddle},
        keep::puzzling::Puzzling,
        settings::Settings,
        turn::Hint,
    },
    catalogue::{Entry, Ours},
    play::{Act, Match, Setup, Sitter, ledger::Ledger, seed},
    puzzles::{Puzzles, Score, Wish},
};

use crate::stage::*;

fn riddle(stage: &Stage) -> Option<&Riddle> {
    stage.app.world().get_resource::<Current>()?.riddle()
}

fn score(stage: &Stage) -> (u64, u64, u64) {
    let puzzling = stage.app.world().resource::<Puzzling>();
    (puzzling.score.answers, puzzling.score.right, puzzling.row)
}

/// How many games were saved.
fn saved(stage: &Stage) -> usize {
    fs::read_dir(stage.data.join("saves")).map_or(0, Iterator::count)
}

/// Makes the choices of a ply at the table, and waits until they were judged.
fn answer(stage: &mut Stage, chain: &[usize]) -> bool {
    let seat = riddle(stage).expect("a puzzle").moment.seat;
    for &number in chain {
        let steps = stage.current().game().steps().len();
        stage.until("it was chosen", |stage| {
            let is_due = stage.beat() == Some(Beat::Choose) && stage.current().chooser() == Some(seat);
            let is_chosen = stage.current().game().steps().len() > steps;
            // What is asked for while what came before is shown is not meant for it.
            if is_due && !is_chosen {
                stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
            }
            is_chosen
        });
    }
    stage.until("it is judged", |stage| {
        riddle(stage).is_some_and(|riddle| riddle.verdict.is_some())
    });
    let riddle = riddle(stage).expect("a puzzle");
    riddle.verdict.as_ref().expect("a verdict").is_best
}

#[test]
fn in_every_game_that_has_any_the_best_choice_is_told_from_a_worse_one_and_the_first_answer_counts() {
    let puzzles = Puzzles::shipped(Ours::GAMES);
    let has = |entry: &&dyn Entry| {
        let mut all = puzzles.wished(Wish::default());
        all.any(|puzzle| puzzle.entry.name() == entry.name())
    };
    for entry in Ours::GAMES.into_iter().filter(has) {
        let mut stage = Stage::title();
        stage.speed(8.0);
        let wish = Wish {
            game: Some(entry.name()),
            grade: None,
        };
        stage.ask(Ask::Begin(Begin::Puzzle(Asked::Next(wish))));
        stage.until("a puzzle lies on the table", |stage| riddle(stage).is_some());
        assert!(stage.current().is_paused(), "everybody else waits");
        assert_eq!(stage.current().game().setup().entry.name(), entry.name());
        let first = riddle(&stage).expect("a puzzle");
        let name = first.puzzle.name();
        let best = first.moment.best().chain.clone();
        let worse = first.moment.second().chain.clone();
        assert!(!answer(&mut stage, &worse), "{name}");
        assert_eq!(score(&stage), (1, 0, 0));
        let begun = riddle(&stage).expect("a puzzle").steps();
        stage.ask(Ask::Change(Change::GoTo(begun)));
        stage.until("it was taken back", |stage| {
            riddle(stage).is_some_and(|riddle| riddle.verdict.is_none())
        });
        assert!(answer(&mut stage, &best), "{name}");
        assert_eq!(score(&stage), (1, 0, 0), "only the first answer counts");
        stage.ask(Ask::Begin(Begin::Puzzle(Asked::Next(wish))));
        stage.until("another one lies there", |stage| {
            riddle(stage).is_some_and(|riddle| riddle.puzzle.name() != name)
        });
        let best = riddle(&stage).expect("a puzzle").moment.best().chain.clone();
        assert!(answer(&mut stage, &best));
        assert_eq!(score(&stage), (2, 1, 1));
        assert_eq!(saved(&stage), 0, "a puzzle is nothing to be kept");
    }
}

#[test]
fn a_puzzle_is_taken_by_its_number_and_what_follows_it_is_what_was_wished() {
    let mut stage = Stage::title();
    let wish = Wish {
        game: Some("dog"),
        grade: None,
    };
    let easiest = Puzzles::shipped(Ours::GAMES);
    let easiest = easiest
        .next(wish, &Score::default(), &[])
        .expect("there are some");
    let number = easiest.number;
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Numbered("dog", number, wish))));
    stage.until("a puzzle lies there", |stage| riddle(stage).is_some());
    assert_eq!(riddle(&stage).expect("a puzzle").puzzle.name(), easiest.name());
    // It was given: another one follows, though it was not solved.
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Onward)));
    stage.until("the next one lies there", |stage| {
        riddle(stage).is_some_and(|riddle| riddle.puzzle.name() != easiest.name())
    });
    let next = &riddle(&stage).expect("a puzzle").puzzle;
    assert!(wish.holds(next), "{}", next.name());
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Numbered("dog", 100_000, wish))));
    stage.until("it is said that there is none", |stage| {
        stage.current().refusal().is_some()
    });
}

#[test]
fn a_game_that_a_puzzle_interrupts_goes_on_afterwards() {
    let mut stage = Stage::new(&["person", "far", "far", "far"], 3);
    stage.until("somebody has chosen", |stage| {
        stage.ask(Ask::Turn(InTurn::Roll));
        let steps = stage.current().game().steps();
        steps.iter().any(|step| matches!(step.act, Act::Choice(..)))
    });
    let wish = Wish {
        game: Some("dog"),
        grade: None,
    };
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Next(wish))));
    stage.until("a puzzle lies there", |stage| riddle(stage).is_some());
    let meant = stage.app.world().resource::<Settings>().entry(Ours::GAMES);
    assert_eq!(meant.name(), "mejn", "the game that is meant is another one");
    stage.ask(Ask::Begin(Begin::Continue));
    stage.until("the game lies there again", |stage| riddle(stage).is_none());
    let steps = stage.current().game().steps();
    assert!(steps.iter().any(|step| matches!(step.act, Act::Choice(..))));
    assert_eq!(saved(&stage), 0);
}

#[test]
fn what_was_chosen_badly_in_a_game_is_asked_again_and_the_game_is_not_lost() {
    let mut stage = Stage::title();
    stage.speed(8.0);
    let sitters = ["random"; 4].map(Sitter::from).to_vec();
    let entry = Ours::GAMES.named("ludo").expect("a game");
    let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    let mut game = Match::new(setup, seed::numbered(3)).expect("a game");
    while game.step_alone().expect("nobody plays foul") {}
    let ledger = Ledger::of(&game).expect("an account");
    let errors: Vec<usize> = ledger.errors().iter().map(|(step, _)| *step).collect();
    let steps = game.steps().len();
    stage.ask(Ask::Begin(Begin::Show(Box::new(game))));
    stage.until("it lies there", |stage| {
        stage.app.world().get_resource::<Current>().is_some()
    });
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Mistakes(errors[..2].to_vec()))));
    stage.until("the first one is asked", |stage| riddle(stage).is_some());
    let first = riddle(&stage).expect("a puzzle");
    let best = first.moment.best().chain.clone();
    let Origin::Mistake(mistake) = &first.origin else {
        panic!("it is of a game");
    };
    assert_eq!(mistake.next, errors[1..2]);
    assert!(answer(&mut stage, &best));
    assert_eq!(score(&stage), (0, 0, 0), "it is no puzzle of the collection");
    stage.type_key(KeyCode::Space, &Key::Space);
    stage.until("the second one is asked", |stage| {
        riddle(stage).is_some_and(|riddle| !riddle.puzzle.best.is_empty() && riddle.verdict.is_none())
    });
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Back)));
    stage.until("the game lies there again", |stage| riddle(stage).is_none());
    assert_eq!(stage.current().game().steps().len(), steps);
    // Who looked at the moment looks at it again.
    stage.ask(Ask::Replay(Seek::To(errors[0])));
    let looks = |stage: &Stage| stage.current().replay().map(|replay| replay.at);
    stage.until("it is looked at", |stage| looks(stage) == Some(errors[0]));
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Mistakes(vec![errors[0]]))));
    stage.until("it is asked once more", |stage| riddle(stage).is_some());
    assert!(answer(&mut stage, &best));
    stage.until("all is still", |stage| stage.beat() != Some(Beat::Move));
    stage.type_key(KeyCode::Space, &Key::Space);
    stage.until("the game lies there", |stage| riddle(stage).is_none());
    stage.until("at that moment", |stage| looks(stage) == Some(errors[0]));
}

#[test]
fn with_a_hint_which_is_the_best_choice_no_answer_counts() {
    let mut stage = Stage::title();
    stage.speed(8.0);
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Next(Wish::default()))));
    stage.until("somebody is to choose", |stage| {
        riddle(stage).is_some() && stage.beat() == Some(Beat::Choose)
    });
    let best = riddle(&stage).expect("a puzzle").moment.best().chain.clone();
    stage.ask(Ask::Turn(InTurn::Hint));
    stage.until("a hint is given", |stage| {
        let hint = &stage.app.world().resource::<Hint>().0;
        hint.as_ref().is_some_and(|advice| advice.number == best[0])
    });
    assert_eq!(score(&stage), (1, 0, 0));
    assert!(answer(&mut stage, &best));
    assert_eq!(score(&stage), (1, 0, 0), "it was given away");
}

#[test]
fn any_other_game_asks_nothing() {
    let mut stage = Stage::title();
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Daily)));
    stage.until("that of the day lies there", |stage| {
        riddle(stage).is_some_and(|riddle| matches!(riddle.origin, Origin::Day))
    });
    stage.ask(Ask::Begin(Begin::Alone));
    stage.until("a game lies there", |stage| riddle(stage).is_none());
}
