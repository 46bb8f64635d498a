//! The same dice again: a challenge is taken up on the seat of whoever gave it on, and an evening ends when everybody has sat
//! in every seat. What came to its end here counts in the profile of who played.

use homestretch::{
    app::{
        ask::{Ask, Begin, InTurn},
        base::Beat,
        current::Current,
    },
    catalogue::Ours,
    play::{Match, Setup, Sitter, challenge::Challenge, seed, store::Folders},
    profiles::Book,
    rules::{Seat, Turn},
};

use crate::stage::*;

/// A table of a game for these.
fn table_of(name: &str, words: &[&str]) -> Setup {
    let entry = Ours::GAMES.named(name).expect("a game");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    Setup::new(entry, &entry.default_config(), sitters).expect("a table")
}

/// A game of these after so many steps, or at its end. Persons take what is first.
fn played(setup: Setup, steps: usize) -> Match {
    let mut game = Match::new(setup, seed::numbered(5)).expect("a game");
    while game.steps().len() < steps && game.turn() != Turn::Over {
        if !game.step_alone().expect("nobody plays foul") {
            let seat = game.turn().seats().lowest().expect("a person");
            game.choose(seat, first(&game, seat)).expect("it is legal");
        }
    }
    game
}

fn first(game: &Match, seat: Seat) -> usize {
    game.board().choices(seat)[0].number
}

fn chairs(stage: &Stage) -> Vec<Sitter> {
    let chairs = stage.current().game().first_chairs().iter();
    chairs.map(|chair| chair.sitter.clone()).collect()
}

#[test]
fn a_challenge_is_taken_up_on_the_same_seat_with_the_same_dice() {
    let game = played(
        table_of("ludo", &["random", "far", "random", "random"]),
        usize::MAX,
    );
    let code = Challenge::new(&game, Seat::new(1)).expect("a challenge").code();
    let challenge = Challenge::read(Ours::GAMES, &code.expect("a code")).expect("it is one");
    let mut stage = Stage::challenged(challenge);
    stage.until("it lies there", |stage| {
        stage.app.world().get_resource::<Current>().is_some()
    });
    assert_eq!(chairs(&stage)[1], Sitter::Person);
    assert_eq!(chairs(&stage)[0], Sitter::from("random"));
    assert_eq!(stage.current().game().seed(), game.seed());
    let told = stage.current().challenge().expect("a challenge");
    assert_eq!(
        Some(told.outcome().place),
        game.standing().and_then(|it| it.place(Seat::new(1)))
    );
}

#[test]
fn return_matches_are_an_evening_until_everybody_has_sat_in_every_seat() {
    let first = played(table_of("quoridor", &["runner", "random"]), usize::MAX);
    let mut stage = Stage::title();
    stage.speed(16.0);
    stage.ask(Ask::Begin(Begin::Show(Box::new(first))));
    stage.until("the first game lies there", |stage| {
        stage.app.world().get_resource::<Current>().is_some()
    });
    assert!(stage.current().evening().is_none(), "one game is none");
    stage.ask(Ask::Begin(Begin::Return));
    stage.until("the second game is over", |stage| {
        chairs(stage)[0] == Sitter::from("random") && stage.beat() == Some(Beat::Over)
    });
    let evening = stage.current().evening().expect("an evening");
    assert_eq!((evening.played(), evening.games()), (2, 2));
    let why = stage.current().return_match().expect_err("it is over");
    assert_eq!(why.key, "evening-over");
}

#[test]
fn what_came_to_its_end_here_counts_in_the_profile_with_its_luck() {
    let setup = || {
        let mut setup = table_of("ludo", &["person", "random", "random", "random"]);
        "Anna".clone_into(&mut setup.chairs[0].name);
        setup
    };
    let whole = played(setup(), usize::MAX);
    let mut stage = Stage::title();
    stage.speed(16.0);
    stage.ask(Ask::Begin(Begin::Show(Box::new(whole.clone()))));
    stage.until("it lies there", |stage| stage.beat() == Some(Beat::Over));
    let folders = Folders::find(Some(stage.data.clone())).expect("the folder");
    let kept = || Book::load(&folders).expect("a book").0;
    assert_eq!(kept().played().count(), 0, "it was opened at its end");
    let almost = played(setup(), whole.steps().len() - 1);
    stage.ask(Ask::Begin(Begin::Show(Box::new(almost))));
    stage.until("it is counted with its luck", |stage| {
        let game = stage.current().game();
        let chooser = stage.current().chooser();
        match chooser {
            Some(seat) if stage.beat() == Some(Beat::Choose) => {
                let number = first(game, seat);
                stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
            }
            _ => stage.ask(Ask::Turn(InTurn::Roll)),
        }
        kept().played().any(|played| played.account.is_some())
    });
    let book = kept();
    assert_eq!(book.names(), [("Anna", 1)]);
}
