//! Puzzles at the table: the best choice is told to be, a worse one by how much it loses, and the first answer counts.

use homestretch::{
    app::{
        ask::{Ask, Asked, Begin, Change, InTurn},
        base::Beat,
        current::{Current, Riddle},
        keep::puzzling::Puzzling,
    },
    catalogue::{Entry, Ours},
    puzzles::{Puzzles, Wish},
};

use crate::stage::*;

fn riddle(stage: &Stage) -> Option<&Riddle> {
    stage.app.world().get_resource::<Current>()?.riddle()
}

fn score(stage: &Stage) -> (u64, u64, u64) {
    let puzzling = stage.app.world().resource::<Puzzling>();
    (puzzling.score.answers, puzzling.score.right, puzzling.row)
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
    }
}

#[test]
fn any_other_game_asks_nothing() {
    let mut stage = Stage::title();
    stage.ask(Ask::Begin(Begin::Puzzle(Asked::Daily)));
    stage.until("that of the day lies there", |stage| {
        riddle(stage).is_some_and(|riddle| riddle.is_daily)
    });
    stage.ask(Ask::Begin(Begin::Alone));
    stage.until("a game lies there", |stage| riddle(stage).is_none());
}
