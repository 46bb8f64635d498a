//! Undo never goes behind what was seen, unless the table is for practice: then everything that is told of the game says so.

use std::{fs, process::Command};

use homestretch::{
    catalogue::{self, Config, Entry},
    play::{Act, Match, Setup, Sitter, Step, Thinking, UndoPolicy, record, seal::Key, seed, store},
    rules::{Seat, Source as _, Turn},
};

/// Why going back is refused.
const REFUSALS: [&str; 6] = [
    "undo-forced",
    "undo-nothing",
    "undo-never",
    "undo-chance",
    "undo-reveal",
    "undo-others",
];

fn game(name: &str, rules: &str, words: &[&str], undo: UndoPolicy, number: u64) -> Match {
    let entry = catalogue::Ours::GAMES
        .named(name)
        .expect("the game is in the catalogue");
    let config = entry.preset(&entry.default_config(), rules).expect("a preset");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    Match::new(Setup { undo, ..setup }, seed::numbered(number)).expect("a game")
}

/// By the usual rules.
fn usual(name: &str, words: &[&str], undo: UndoPolicy) -> Match {
    let entry = catalogue::Ours::GAMES
        .named(name)
        .expect("the game is in the catalogue");
    game(name, entry.presets()[0], words, undo, 5)
}

fn fair(name: &str, words: &[&str]) -> Match {
    usual(name, words, UndoPolicy::Fair)
}

/// Plays on until a person is to choose, and makes its first choice that has an alternative.
fn choose(game: &mut Match) -> Seat {
    loop {
        let seats = game.turn().seats();
        let person = seats.iter().find(|seat| game.persons().contains(*seat));
        let Some(seat) = person else {
            assert!(game.step_alone().expect("nobody plays foul"), "the game goes on");
            continue;
        };
        let choices = game.board().choices(seat);
        game.choose(seat, choices[0].number).expect("a legal choice");
        if choices.len() > 1 {
            return seat;
        }
    }
}

fn refused(game: &mut Match) -> String {
    game.undo().expect_err("it is refused").key
}

/// What a seat could know before a step and after it, were the step another one: nothing more than what it chose itself.
fn shows_nothing(step: &Step, owner: Seat) -> bool {
    let Act::Choice(seat, number) = step.act else {
        return false;
    };
    let after = |mut board: Box<dyn catalogue::Board>, number| {
        let events = board.choose(seat, number).expect("a legal choice").len();
        (board.view_numbers(owner), events)
    };
    if seat == owner {
        // Who can tell this board from one that it only imagines has been shown something, unless more was imagined.
        let numbers = step.before.view_numbers(owner);
        let imagined = step.before.imagined(owner, &numbers).expect("a view reads back");
        let (imagined, dreamt) = after(imagined, number);
        let (real, happened) = after(step.before.boxed(), number);
        return imagined == real || happened < dreamt;
    }
    let choices = step.before.choices(seat);
    let views: Vec<_> = choices
        .iter()
        .map(|choice| after(step.before.boxed(), choice.number))
        .collect();
    views.iter().all(|view| *view == views[0])
}

/// Every configuration in which something different can be seen.
fn tables() -> Vec<(&'static dyn Entry, Config)> {
    let of = |&entry: &&'static dyn Entry| {
        let usual = entry.default_config();
        let presets = entry.presets().iter();
        let config = move |name: &&'static str| (entry, entry.preset(&usual, name).expect("a preset"));
        presets.map(config).collect::<Vec<_>>()
    };
    catalogue::Ours::GAMES.iter().flat_map(of).collect()
}

#[test]
fn whenever_something_may_be_undone_nothing_of_it_was_seen() {
    let (mut allowed, mut barred) = (0, Vec::new());
    for (at, (entry, config)) in tables().into_iter().enumerate() {
        let words = ["person", "random", "person", "person"];
        let sitters = words
            .map(Sitter::from)
            .into_iter()
            .cycle()
            .take(entry.seats(&config));
        let setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
        let mut game = Match::new(setup, seed::numbered(at as u64)).expect("a game");
        let mut random = homestretch::play::dice::Dice::new(&seed::numbered(at as u64 + 100));
        for _ in 0..400 {
            if game.turn() == Turn::Over {
                break;
            }
            let seats: Vec<Seat> = game.turn().seats().iter().collect();
            let person = match seats.len() {
                0 => None,
                count => Some(seats[random.below(count as u32) as usize]),
            };
            match person.filter(|seat| game.persons().contains(*seat)) {
                Some(seat) => {
                    let choices = game.board().choices(seat);
                    let number = choices[random.below(choices.len() as u32) as usize].number;
                    game.choose(seat, number).expect("a legal choice");
                }
                None => {
                    let _ = game.step_alone().expect("nobody plays foul");
                }
            }
            for done in 0..game.steps().len() {
                let undone = &game.all_steps()[done..];
                let in_chain =
                    |step: &Step| matches!(step.act, Act::Choice(seat, _) if game.board().is_open(seat));
                if let Err(why) = game.may_go_to(done) {
                    assert!(REFUSALS.contains(&why.key.as_str()), "{}", why.key);
                    barred.push(why.key);
                    continue;
                }
                allowed += 1;
                let Act::Choice(owner, _) = undone[0].act else {
                    panic!("chance was undone")
                };
                assert!(game.persons().contains(owner));
                for step in undone {
                    let told = || {
                        let text = step.before.text();
                        format!("{} {done}: {:?} at {text}", entry.name(), step.act)
                    };
                    let Act::Choice(seat, _) = step.act else {
                        panic!("{}", told())
                    };
                    assert!(seat == owner || !game.persons().contains(seat), "{}", told());
                    assert!(in_chain(step) || shows_nothing(step, owner), "{}", told());
                }
            }
            // What is allowed leaves a game of which everything else still holds.
            if random.below(4) == 0 {
                let before = (game.steps().len(), game.board().text());
                match game.undo() {
                    Ok(()) => assert!(game.steps().len() < before.0),
                    Err(_) => assert_eq!((game.steps().len(), game.board().text()), before),
                }
                assert!(!game.is_practice() && game.takebacks() == 0);
            }
        }
    }
    assert!(allowed > 200, "{allowed}");
    for key in ["undo-chance", "undo-reveal", "undo-others"] {
        assert!(barred.iter().any(|why| why == key), "{key}");
    }
}

#[test]
fn with_dice_a_choice_can_be_taken_back_until_the_next_roll() {
    for name in ["mejn", "ludo"] {
        let mut game = fair(name, &["person"; 4]);
        choose(&mut game);
        let (seat, steps) = (choose(&mut game), game.steps().len());
        game.undo().expect("nobody has rolled since");
        assert!(game.turn().seats().contains(seat) && game.steps().len() < steps);
        choose(&mut game);
        while game.turn() != Turn::Chance {
            choose(&mut game);
        }
        let stood = game.board().text();
        game.roll().expect("a roll");
        assert_eq!(refused(&mut game), "undo-chance", "{name}");
        assert_eq!(game.go_to(0).expect_err("a roll").key, "undo-chance");
        assert_eq!(game.steps().last().map(|step| step.before.text()), Some(stood));
    }
}

#[test]
fn in_quoridor_nobody_takes_back_what_another_person_has_answered() {
    let mut game = fair("quoridor", &["person", "person"]);
    choose(&mut game);
    game.undo().expect("the other one has not moved");
    game.redo().expect("and yet it was meant");
    choose(&mut game);
    game.undo().expect("the last move, by who made it");
    // The answer has been seen, though it was taken back.
    assert_eq!(refused(&mut game), "undo-others");
    game.redo().expect("as it was");
    assert_eq!(game.go_to(0).expect_err("two persons").key, "undo-others");
    assert_eq!(game.steps().len(), 2);
}

#[test]
fn what_a_computer_has_answered_stands() {
    let mut game = fair("quoridor", &["person", "random"]);
    choose(&mut game);
    game.undo().expect("it has not answered");
    choose(&mut game);
    game.step_alone().expect("it answers");
    assert_eq!(refused(&mut game), "undo-others");
}

#[test]
fn in_compromise_a_name_can_be_taken_back_until_both_are_shown() {
    let mut game = fair("compromise", &["person", "person"]);
    game.roll().expect("pips fall");
    let (red, green) = (Seat::new(0), Seat::new(1));
    game.choose(red, 3).expect("a name");
    game.undo().expect("green has not named");
    game.choose(red, 4).expect("another name");
    game.choose(green, 5).expect("a name");
    assert_eq!(refused(&mut game), "undo-reveal");
    assert_eq!(game.go_to(1).expect_err("both are shown").key, "undo-reveal");
}

#[test]
fn pips_can_be_taken_back_one_by_one_until_all_are_placed_and_shown() {
    let mut game = game(
        "compromise",
        "complex",
        &["person", "person"],
        UndoPolicy::Never,
        5,
    );
    let red = Seat::new(0);
    for place in [3, 1, 4] {
        game.choose(red, place).expect("a place");
    }
    game.undo().expect("the turn is not whole, at whatever table");
    assert_eq!(game.steps().len(), 2);
    while game.board().is_open(red) {
        game.choose(red, 3).expect("a place");
    }
    assert_eq!(
        refused(&mut game),
        "undo-never",
        "at this table a whole choice stands"
    );
}

#[test]
fn in_dog_a_seven_can_be_taken_back_part_by_part_and_a_hand_that_was_seen_stands() {
    let entry = catalogue::Ours::GAMES
        .named("dog")
        .expect("the game is in the catalogue");
    let mut game = fair("dog", &["person"; 4]);
    let mut parts = 0;
    for _ in 0..3000 {
        if game.turn() == Turn::Chance {
            game.roll().expect("a deal");
            // Before it somebody may have laid down the last cards, having no choice.
            let why = refused(&mut game);
            let seen = ["undo-chance", "undo-others", "undo-reveal"].contains(&why.as_str());
            assert!(seen || game.steps().len() == 1, "{why}");
            continue;
        }
        let Some(seat) = game.turn().seats().iter().next() else {
            break;
        };
        let choices = game.board().choices(seat);
        let seven = choices.iter().find(|choice| choice.text.starts_with('7'));
        game.choose(seat, seven.unwrap_or(&choices[0]).number)
            .expect("a legal choice");
        if game.board().is_open(seat) && game.steps().len() > 1 {
            let stood = game.board().text();
            let before = game.steps().last().map(|step| step.before.text());
            let steps = game.steps().len();
            game.go_to(steps - 1).expect("a part of a long action");
            assert_eq!(Some(game.board().text()), before);
            game.go_to(steps).expect("forward again");
            assert_eq!(game.board().text(), stood);
            parts += 1;
        }
    }
    assert!(parts > 5, "{parts} in {}", entry.name());
}

#[test]
fn at_a_table_for_practice_everything_goes_and_the_record_says_so() {
    for entry in catalogue::Ours::GAMES {
        let config = entry.default_config();
        let mut words = vec!["random"; entry.seats(&config)];
        words[0] = "person";
        let mut game = usual(entry.name(), &words, UndoPolicy::Practice);
        let begun = record::write(&game);
        assert!(
            begun.contains("\nundo practice\n") && !begun.contains("takebacks"),
            "{begun}"
        );
        for _ in 0..4 {
            choose(&mut game);
        }
        for _ in 0..3 {
            let steps = game.steps().len();
            game.undo().expect("everything goes");
            assert!(game.steps().len() < steps);
        }
        assert!(game.takebacks() > 0, "{}: {}", entry.name(), game.takebacks());
        let text = record::write(&game);
        let mut read = record::read(catalogue::Ours::GAMES, &text).expect("it reads back");
        assert!(read.is_practice() && read.takebacks() == game.takebacks());
        assert_eq!(record::write(&read), text);
        // Who goes on with the record meets the same game.
        for game in [&mut game, &mut read] {
            choose(game);
        }
        assert_eq!(read.board().text(), game.board().text());
    }
}

#[test]
fn after_practice_took_it_back_a_computer_names_anew_and_at_the_same_dice() {
    let named = |takebacks: usize| {
        let mut game = game(
            "compromise",
            "simple",
            &["person", "random"],
            UndoPolicy::Practice,
            8,
        );
        let (person, computer) = (Seat::new(0), Seat::new(1));
        game.roll().expect("pips fall");
        let pips = game.board().text();
        let name = |game: &mut Match| {
            game.choose(person, 7).expect("a name");
            let thought = game
                .thinking(computer)
                .and_then(Thinking::think)
                .expect("an answer");
            game.choose(computer, thought.number).expect("a legal choice");
            thought.number
        };
        let mut last = name(&mut game);
        for _ in 0..takebacks {
            game.undo().expect("everything goes");
            assert_eq!(game.board().text(), pips);
            last = name(&mut game);
        }
        last
    };
    let answers: Vec<usize> = (0..6).map(named).collect();
    assert_eq!(
        answers,
        (0..6).map(named).collect::<Vec<_>>(),
        "and yet it is no matter of luck"
    );
    assert!(answers.iter().any(|answer| *answer != answers[0]), "{answers:?}");
}

#[test]
fn a_branch_is_practice_where_it_was_seen_how_it_went_on() {
    let mut game = fair("mejn", &["person", "far", "near", "random"]);
    choose(&mut game);
    let here = game.steps().len();
    let now = game.branch(here).expect("the seed is known");
    assert!(!now.is_practice(), "nobody has seen more");
    assert!(!game.branch(here - 1).expect("it may be undone").is_practice());
    choose(&mut game);
    let mut branch = game.branch(here).expect("the seed is known");
    assert!(branch.is_practice() && !game.is_practice());
    assert_eq!(
        branch.setup().undo,
        UndoPolicy::Fair,
        "what was agreed for the next game"
    );
    choose(&mut branch);
    choose(&mut branch);
    branch.undo().expect("everything goes");
    let read = record::read(catalogue::Ours::GAMES, &record::write(&branch)).expect("it reads back");
    assert!(read.is_practice());
}

#[test]
fn records_of_before_read_as_what_was_agreed_then() {
    let text = include_str!("../records/version-1-begun.homestretch");
    for (word, policy) in [
        ("free", UndoPolicy::Practice),
        ("before-roll", UndoPolicy::Fair),
        ("never", UndoPolicy::Never),
    ] {
        let body = text.replace("\nundo fair\n", &format!("\nundo {word}\n"));
        let body = &body[..body.find("sha256 ").expect("a last line")];
        let digest = {
            use sha2::{Digest, Sha256};
            seed::hex(&Sha256::digest(body))
        };
        let read =
            record::read(catalogue::Ours::GAMES, &format!("{body}sha256 {digest}\n")).expect("it reads");
        assert_eq!(read.setup().undo, policy);
    }
}

fn run(words: &[&str], input: &str) -> (Option<i32>, String) {
    use std::{io::Write as _, process::Stdio};
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .args(words)
        .env("HOMESTRETCH_DATA", folder.path())
        .env("HOMESTRETCH_LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    // It may end before it has read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn terminal_and_verify_say_what_is_practice_and_why_the_way_back_is_barred() {
    let table = [
        "text",
        "--game",
        "quoridor",
        "--seats",
        "person,random",
        "--seed",
        "3",
    ];
    let (_, told) = run(&table, "1\nundo\nquit\n");
    assert!(told.contains("Somebody else has chosen since"), "{told}");
    assert!(
        told.contains("--practice") && !told.contains("A game for practice"),
        "{told}"
    );
    let (_, told) = run(&[&table[..], &["--practice"]].concat(), "1\nundo\nquit\n");
    assert!(
        told.contains("A game for practice") && !told.contains("chosen since"),
        "{told}"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let verdict = |undo: UndoPolicy, back: bool| {
        let mut game = usual("quoridor", &["person", "random"], undo);
        choose(&mut game);
        choose(&mut game);
        if back {
            game.undo().and_then(|()| game.undo()).expect("everything goes");
            choose(&mut game);
        }
        let path = folder.path().join("game.homestretch");
        store::save(&game, &path, &Key::of(folder.path()).expect("a key"))
            .expect("a folder that can be written");
        let data = folder.path().to_str().expect("a plain path");
        let (code, told) = run(
            &["--data-dir", data, "verify", path.to_str().expect("a plain path")],
            "",
        );
        fs::remove_file(&path).expect("it is there");
        assert_eq!(code, Some(0), "{told}");
        told
    };
    assert!(!verdict(UndoPolicy::Fair, false).contains("practice"));
    assert!(verdict(UndoPolicy::Practice, false).contains("for practice: everything could be taken back"));
    assert!(verdict(UndoPolicy::Practice, true).contains("for practice: once it went back"));
}
