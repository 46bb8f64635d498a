//! Puzzles: those that come with the program hold what they promise, and each day has one.

use std::collections::BTreeSet;

use homestretch::{
    catalogue::{Ours, Skill},
    play::{Match, Setup, Sitter, company, seed, store::Folders},
    puzzles::{self, Finding, Proof, Proving, Puzzle, Puzzles, Score, Wish},
    rules::{Message, Turn},
    texts,
};
use jiff::civil::{Date, date};

fn shipped() -> Puzzles {
    Puzzles::shipped(Ours::GAMES)
}

fn all(puzzles: &Puzzles) -> Vec<&Puzzle> {
    puzzles.wished(Wish::default()).collect()
}

fn say(message: Message) -> String {
    texts::say(&message)
}

#[test]
fn there_are_enough_of_every_game_and_of_every_grade() {
    let puzzles = shipped();
    assert!(all(&puzzles).len() >= 300, "{}", all(&puzzles).len());
    for entry in Ours::GAMES {
        let wish = Wish {
            game: Some(entry.name()),
            grade: None,
        };
        assert!(puzzles.wished(wish).count() >= 40, "{}", entry.name());
    }
    for grade in Skill::ALL {
        let wish = Wish {
            game: None,
            grade: Some(grade),
        };
        assert!(puzzles.wished(wish).count() >= 20, "{grade:?}");
    }
    let names: BTreeSet<String> = all(&puzzles).into_iter().map(Puzzle::name).collect();
    assert_eq!(names.len(), all(&puzzles).len(), "two have the same name");
}

/// Every so many of them is proven; where each takes long, fewer are. `homestretch puzzles check` proves all.
fn proven(proof: Proof, every: impl Fn(&Puzzle) -> usize) {
    let puzzles = shipped();
    for puzzle in all(&puzzles) {
        if puzzle.number % every(puzzle) == 0 {
            let name = puzzle.entry.name();
            Proving(proof)
                .prove(puzzle)
                .unwrap_or_else(|fault| panic!("{name}: {}", say(fault)));
        }
    }
}

#[test]
fn they_are_what_they_promise() {
    proven(Proof::Quick, |puzzle| match puzzle.entry.name() {
        "quoridor" => 12,
        "dog" => 8,
        _ => 2,
    });
}

#[test]
#[ignore = "takes minutes"]
fn all_of_them_are_what_they_promise_by_a_deeper_look() {
    proven(Proof::Deep, |_| 1);
}

#[test]
fn each_opens_with_the_seat_to_choose_and_only_the_best_answer_loses_nothing() {
    let puzzles = shipped();
    for puzzle in all(&puzzles) {
        let moment = puzzle.open().unwrap_or_else(|fault| panic!("{}", say(fault)));
        let board = moment.table.board();
        assert!(moment.table.turn().seats().contains(puzzle.seat));
        assert!(matches!(moment.table.turn(), Turn::Seat(_) | Turn::Together(_)));
        assert!(moment.plies.len() > 2, "there is hardly a choice");
        let read = |text| moment.read(text).expect("a choice");
        let (best, second) = (read(&puzzle.best), read(&puzzle.second));
        let right = moment.judge(puzzle, best);
        assert!(right.is_best && right.lost == 0);
        let wrong = moment.judge(puzzle, second);
        assert!(!wrong.is_best && wrong.lost == puzzle.distance());
        // What the seat does not know is not even there: the board is one that was imagined by what it sees.
        if board.has_secrets() {
            let numbers = board.view_numbers(puzzle.seat);
            let imagined = board.imagined(puzzle.seat, &numbers).expect("a board");
            assert_eq!(board.text(), imagined.text());
        }
    }
}

#[test]
fn what_was_chosen_badly_is_asked_again_among_those_who_played() {
    let entry = Ours::GAMES.named("mejn").expect("a game");
    let mut chairs = company::table(entry, &["far", "racer", "random", "trained"]);
    for (at, chair) in chairs.iter_mut().enumerate() {
        chair.name = format!("Player {at}");
    }
    let setup = Setup::seating(entry, &entry.default_config(), chairs.clone()).expect("a table");
    let mut game = Match::new(setup, seed::numbered(5)).expect("a game");
    let puzzle = loop {
        assert!(
            game.step_alone().expect("nobody plays foul"),
            "no choice in a whole game"
        );
        if let Some(puzzle) = Puzzle::again(&game, game.steps().len() - 1) {
            break puzzle;
        }
    };
    let moment = puzzle
        .open_among(&chairs)
        .unwrap_or_else(|fault| panic!("{}", say(fault)));
    let mut expected = chairs;
    expected[puzzle.seat.index()].sitter = Sitter::Person;
    assert_eq!(moment.table.setup().chairs, expected);
}

#[test]
fn a_file_that_was_changed_is_refused_and_one_that_was_not_reads_back() {
    let puzzles = shipped();
    let own: Vec<Puzzle> = puzzles
        .wished(Wish {
            game: Some("mejn"),
            grade: None,
        })
        .cloned()
        .collect();
    let text = puzzles::write("mejn", &own);
    assert_eq!(puzzles::read(Ours::GAMES, &text), Ok(own.clone()));
    let changed = text.replacen("grade:2", "grade:1", 1);
    let fault = puzzles::read(Ours::GAMES, &changed).expect_err("it was changed");
    assert_eq!(fault.0.key, "puzzles-sum");
    for text in ["", "(game:\"chess\",tables:[])", &text[..text.len() / 2]] {
        puzzles::read(Ours::GAMES, text).expect_err("no file of puzzles");
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzles_with_any_number_of_threads() {
    let entry = Ours::GAMES.named("mejn").expect("a game");
    let find = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let finding = Finding::new(entry, 3, [7; 32]).expect("it is judged");
        let found = pool.expect("threads").install(|| finding.run(&mut |_, _| true));
        puzzles::write("mejn", &found.puzzles)
    };
    let made = find(1);
    assert_eq!(made, find(3));
    assert_eq!(puzzles::read(Ours::GAMES, &made).expect("it reads back").len(), 3);
}

#[test]
fn a_day_has_one_puzzle_and_they_come_in_turn() {
    let puzzles = shipped();
    let of = |day: Date| puzzles.daily(day).expect("a puzzle");
    let monday = date(2027, 3, 1);
    assert_eq!(of(monday), of(monday));
    let mut games = BTreeSet::new();
    let mut day = monday;
    let count = Ours::GAMES.into_iter().count();
    for _ in 0..count {
        games.insert(of(day).entry.name());
        day = day.tomorrow().expect("a day");
    }
    assert_eq!(games.len(), count, "games take turns");
    // A game comes on a day of the week once in so many weeks as there are games, and with another puzzle.
    let mut later = monday;
    for _ in 0..7 * count {
        later = later.tomorrow().expect("a day");
    }
    assert_ne!(of(monday), of(later));
    assert_eq!(of(monday).grade, of(later).grade);
    // Before 1970, too.
    of(date(1815, 6, 18));
}

#[test]
fn what_was_solved_is_not_given_again_until_all_was() {
    let puzzles = shipped();
    let wish = Wish {
        game: Some("ludo"),
        grade: Some(Skill::Child),
    };
    let (mut score, mut given) = (Score::default(), BTreeSet::new());
    while let Some(puzzle) = puzzles.next(wish, &score, &[]) {
        assert!(given.insert(puzzle.name()), "it was solved");
        score.count(puzzle, true);
    }
    assert_eq!(given.len(), puzzles.wished(wish).count());
    score.begin_anew(puzzles.wished(wish));
    assert!(puzzles.next(wish, &score, &[]).is_some());
    assert_eq!(score.right, given.len() as u64, "what was answered is remembered");
}

#[test]
fn a_score_is_kept_and_one_that_is_none_is_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("folders");
    let puzzles = shipped();
    let first = all(&puzzles)[0];
    assert_eq!(Score::load(&folders).expect("none yet"), (Score::default(), None));
    Score::keep(&folders, |score| score.count(first, true)).expect("it is kept");
    let (score, _) = Score::load(&folders).expect("it is there");
    assert!(score.has(first) && score.answers == 1 && score.right == 1);
    std::fs::write(folder.path().join("puzzles.json"), "{").expect("a file");
    let (score, aside) = Score::load(&folders).expect("one begins anew");
    assert!(score == Score::default() && aside.expect("it lies there").exists());
}
