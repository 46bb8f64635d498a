//! One game being played: dice that undo can't change, records that replay, files that survive.

use std::fs;

use homestretch::{
    catalogue::{self, Amount, Board, Spec},
    files::temporary,
    play::{
        Act, Chair, Keeper, Match, Setup, Sitter, UndoPolicy,
        autosave::{Autosave, Taken},
        record, seed,
        setup::clean_name,
        store::{self, Folders, StoreError},
    },
    rules::{Message, Seat, Turn},
};

fn table(words: [&str; 4]) -> Setup {
    let entry = catalogue::Ours::GAMES
        .named("mejn")
        .expect("the game is in the catalogue");
    Setup::new(entry, &entry.default_config(), words.map(Sitter::from).into()).expect("a table")
}

fn begin(words: [&str; 4], number: u64) -> Match {
    Match::new(table(words), seed::numbered(number)).expect("a game")
}

/// A game in which everything may be taken back.
fn practice(words: [&str; 4], number: u64) -> Match {
    let setup = Setup {
        undo: UndoPolicy::Practice,
        ..table(words)
    };
    Match::new(setup, seed::numbered(number)).expect("a game")
}

/// Plays on; persons make their first choice. Ends after so many steps or with the game.
fn play(game: &mut Match, steps: usize) {
    while game.steps().len() < steps && game.turn() != Turn::Over {
        if !game.step_alone().expect("nobody plays foul") {
            let seat = game.turn().seats().iter().next().expect("somebody is to act");
            let first = game.board().choices(seat)[0].number;
            game.choose(seat, first).expect("a legal choice");
        }
    }
}

fn rolls(game: &Match) -> Vec<String> {
    let outcome = |act: &Act| match act {
        Act::Chance(outcome) => Some(outcome.clone()),
        Act::Choice(..) => None,
    };
    game.steps()
        .iter()
        .filter_map(|step| outcome(&step.act))
        .collect()
}

const COMPUTERS: [&str; 4] = ["far", "near", "random", "ranking"];

#[test]
fn figures_count_what_was_done_and_not_what_was_undone() {
    let mut game = practice(COMPUTERS, 7);
    let sum = |game: &Match, key: &str| {
        let figures = game.figures();
        let figure = figures
            .iter()
            .find(|figure| figure.key == key)
            .expect("the figure");
        let count = |amount: &Amount| match amount {
            Amount::Count(count) => *count as usize,
            other => panic!("{other} is no count"),
        };
        figure.values.iter().flatten().map(count).sum::<usize>()
    };
    play(&mut game, 200);
    let told = |game: &Match, kind: &str| {
        let events = game.steps().iter().flat_map(|step| &step.events);
        events.filter(|event| event.value().get(kind).is_some()).count()
    };
    assert!(told(&game, "struck") > 0, "somebody was struck");
    assert_eq!(sum(&game, "rolls"), told(&game, "rolled"));
    assert_eq!(
        sum(&game, "struck") + sum(&game, "own_strikes"),
        told(&game, "struck")
    );
    assert_eq!(sum(&game, "strikes"), sum(&game, "struck"));
    let free = |act: &Act, before: &dyn Board| matches!(act, Act::Choice(seat, _) if before.choices(*seat).len() > 1);
    let chosen = |game: &Match| {
        let steps = game.steps().iter();
        steps.filter(|step| free(&step.act, &*step.before)).count()
    };
    let before = sum(&game, "choices");
    assert!(before == chosen(&game) && before > 0);
    game.undo().expect("a choice to take back");
    assert_eq!(sum(&game, "choices"), chosen(&game));
    assert!(sum(&game, "choices") < before);
}

#[test]
fn a_board_of_any_game_tells_who_is_in_danger() {
    let mut game = begin(COMPUTERS, 7);
    assert_eq!(game.board().danger(Seat::new(0)), []);
    play(&mut game, 100);
    let seats = game.board().seats();
    let told: Vec<(String, f64)> = seats.iter().flat_map(|seat| game.board().danger(seat)).collect();
    let on_ring = game.board().text().matches('E').count();
    assert_eq!(told.len(), on_ring, "{}", game.board().text());
    assert!(
        told.iter()
            .all(|(spot, chance)| spot.starts_with('E') && (0.0..=1.0).contains(chance))
    );
    assert!(told.iter().any(|&(_, chance)| chance > 0.1), "{told:?}");
}

#[test]
fn a_game_and_its_record_are_the_same_game() {
    let mut game = begin(COMPUTERS, 7);
    play(&mut game, usize::MAX);
    let text = record::for_others(&game).expect("it has no secrets");
    let read = record::read(catalogue::Ours::GAMES, &text).expect("the record reads back");
    assert_eq!(read.board().text(), game.board().text());
    assert_eq!(read.standing(), game.standing());
    assert_eq!(record::for_others(&read).expect("it has no secrets"), text);
}

#[test]
fn a_game_can_be_left_in_the_middle_of_any_turn_of_any_game() {
    for entry in catalogue::Ours::GAMES {
        let config = entry.default_config();
        let sitters = vec![Sitter::from("random"); entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        let setup = Setup {
            undo: UndoPolicy::Practice,
            ..setup
        };
        let mut game = Match::new(setup, seed::numbered(5)).expect("a game");
        let same = |game: &Match| {
            let text = record::write(game);
            let read = record::read(catalogue::Ours::GAMES, &text)
                .unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
            assert_eq!(read.board().text(), game.board().text(), "{text}");
            assert_eq!(read.all_steps().len(), game.all_steps().len(), "{text}");
            assert_eq!(record::write(&read), text);
        };
        for _ in 0..400 {
            if !game.step_alone().expect("a step") {
                break;
            }
            same(&game);
            let done = game.steps().len();
            if game.go_to(done - 1).is_ok() {
                same(&game);
                game.go_to(done).expect("forward again");
            }
        }
        // What is undone may begin in the middle of an action that was written as one before.
        let done = game.steps().len();
        for at in (done.saturating_sub(40)..done).rev() {
            if game.go_to(at).is_ok() {
                same(&game);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_another() {
    let text = |seed| {
        let mut game = begin(COMPUTERS, seed);
        play(&mut game, 300);
        record::write(&game)
    };
    assert_eq!(text(5), text(5));
    assert_ne!(text(5), text(6));
}

#[test]
fn an_undone_roll_comes_again_the_same() {
    let mut game = practice(["person", "far", "near", "random"], 11);
    play(&mut game, 400);
    let before = rolls(&game);
    for _ in 0..5 {
        game.undo().expect("there are choices to undo");
    }
    let kept = rolls(&game).len();
    assert!(kept < before.len());
    // Another choice than before: the dice don't care.
    let seat = game.turn().seats().iter().next().expect("a person is to choose");
    let other = game.board().choices(seat)[1].number;
    game.choose(seat, other).expect("a legal choice");
    play(&mut game, 400);
    let after = rolls(&game);
    let both = before.len().min(after.len());
    assert_eq!(after[..both], before[..both]);
}

#[test]
fn redo_brings_back_what_undo_took_and_a_record_keeps_it() {
    let mut game = practice(["person", "far", "near", "random"], 3);
    play(&mut game, 200);
    let position = game.board().text();
    game.undo().expect("a choice to undo");
    game.undo().expect("another");
    let stood = game.board().text();
    let mut read =
        record::read(catalogue::Ours::GAMES, &record::write(&game)).expect("the autosave reads back");
    assert_eq!(read.board().text(), stood);
    for game in [&mut game, &mut read] {
        while game.redo().is_ok() {}
        assert_eq!(game.board().text(), position);
    }
}

#[test]
fn the_table_says_what_may_be_undone() {
    let undo = |policy| {
        let setup = Setup {
            undo: policy,
            ..table(["person", "far", "near", "random"])
        };
        let mut game = Match::new(setup, seed::numbered(2)).expect("a game");
        play(&mut game, 300);
        game.undo().map_err(|message| message.key)
    };
    assert_eq!(undo(UndoPolicy::Practice), Ok(()));
    assert_eq!(undo(UndoPolicy::Never), Err("undo-never".to_owned()));
    assert_eq!(
        undo(UndoPolicy::Fair),
        Err("undo-chance".to_owned()),
        "the next roll has been seen"
    );
}

#[test]
fn a_seat_is_taken_over_and_given_back() {
    let mut game = begin(COMPUTERS, 9);
    play(&mut game, 50);
    let seat = Seat::new(2);
    let person = Chair {
        sitter: Sitter::Person,
        name: "Anna".to_owned(),
    };
    for name in ["Bert", "Bea"] {
        let passing = Chair {
            name: name.to_owned(),
            ..person.clone()
        };
        game.sit(seat, passing).expect("a seat in play");
    }
    game.sit(seat, person.clone()).expect("a seat in play");
    assert_eq!(game.sits().len(), 1, "the others have done nothing there");
    play(&mut game, 100);
    let computer = Chair::new(Sitter::Computer(Spec::from("ranking:1,2,3,4,5,6".to_owned())));
    game.sit(seat, computer).expect("a seat in play");
    play(&mut game, usize::MAX);
    let read = record::read(
        catalogue::Ours::GAMES,
        &record::for_others(&game).expect("it has no secrets"),
    )
    .expect("the record reads back");
    assert_eq!(read.sits(), game.sits());
    assert_eq!(read.first_chairs(), game.first_chairs());
    assert!(
        game.sit(Seat::new(5), person).is_err(),
        "the board has no such seat"
    );
    assert!(game.sit(seat, Chair::new(Sitter::Empty)).is_err());
}

#[test]
fn what_leaves_the_table_before_the_end_does_not_tell_the_seed() {
    let mut game = begin(COMPUTERS, 4);
    play(&mut game, 60);
    let secret = seed::hex(&seed::numbered(4));
    assert!(
        !record::for_others(&game)
            .expect("it has no secrets")
            .contains(&secret)
    );
    assert!(record::write(&game).contains(&secret));
    let mut sealed = record::read(
        catalogue::Ours::GAMES,
        &record::for_others(&game).expect("it has no secrets"),
    )
    .expect("it can be looked at");
    assert_eq!(sealed.board().text(), game.board().text());
    assert_eq!(sealed.commitment(), game.commitment());
    while sealed.turn() != Turn::Chance {
        sealed.step_alone().expect("a choice needs no seed");
    }
    assert_eq!(
        sealed.roll().expect_err("no dice without the seed").key,
        "match-sealed"
    );
}

#[test]
fn a_game_of_any_kind_begins_where_a_position_says_and_its_record_tells_so() {
    for entry in catalogue::Ours::GAMES {
        let config = entry.default_config();
        let sitters = vec![Sitter::from("random"); entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        let mut earlier = Match::new(setup.clone(), seed::numbered(3)).expect("a game");
        play(&mut earlier, 9);
        let text = earlier.board().text();
        let position = Some(format!(" {text}\n"));
        let mut game = Match::new(Setup { position, ..setup }, seed::numbered(4)).expect("a game");
        assert_eq!(game.start().text(), text);
        play(&mut game, 20);
        let written = record::write(&game);
        assert!(written.contains(&format!("\nposition {text}\n")), "{written}");
        let read = record::read(catalogue::Ours::GAMES, &written).expect("the record reads back");
        assert_eq!(read.start().text(), text);
        assert_eq!(read.board().text(), game.board().text());
        assert_eq!(record::write(&read), written);
        let branch = read.branch(0).expect("the seed is known");
        assert_eq!(branch.board().text(), text, "going on anew begins there too");
        let fault = record::read(
            catalogue::Ours::GAMES,
            &forged(&written, "\nposition ", "\nposition ?"),
        )
        .expect_err("no position");
        let line = 1 + written
            .lines()
            .position(|line| line.starts_with("position"))
            .expect("its line");
        assert_eq!((fault.line, fault.message.key.as_str()), (line, "position-fault"));
    }
}

#[test]
fn a_rule_that_came_later_is_not_in_the_texts_of_tables_without_it() {
    let entry = catalogue::Ours::GAMES
        .named("quoridor")
        .expect("the game is in the catalogue");
    let mut config = entry.default_config();
    assert_eq!(config.get("jump_back"), "off");
    assert!(!entry.write_config(&config).contains("jump_back"));
    entry.set(&mut config, "jump_back", "on").expect("a rule");
    let read = entry
        .read_config(&entry.write_config(&config))
        .expect("it reads back");
    assert_eq!(read.get("jump_back"), "on");
    entry.set(&mut config, "jump_back", "off").expect("a rule");
    assert_eq!(
        entry.write_config(&config),
        entry.write_config(&entry.default_config())
    );
}

/// A record with one thing changed and its hash made to fit.
fn forged(text: &str, from: &str, to: &str) -> String {
    use sha2::{Digest, Sha256};
    assert!(text.contains(from), "nothing to change");
    let body = text.replacen(from, to, 1);
    let body = &body[..body.find("sha256 ").expect("a last line")];
    format!("{body}sha256 {}\n", seed::hex(&Sha256::digest(body)))
}

#[test]
fn a_record_that_was_tampered_with_is_refused_with_line_and_reason() {
    let mut game = begin(COMPUTERS, 7);
    play(&mut game, usize::MAX);
    let text = record::for_others(&game).expect("it has no secrets");
    let refused = |text: &str| {
        let fault = record::read(catalogue::Ours::GAMES, text).expect_err("a refusal");
        (fault.line, fault.message.key)
    };
    let key = |text: &str| refused(text).1;
    assert_eq!(key(""), "record-empty");
    assert_eq!(refused("PK\u{3}\u{4}"), (1, "record-foreign".to_owned()));
    assert_eq!(key(&text.replacen("record 2", "record 9", 1)), "record-version");
    assert_eq!(key(&text[..text.len() / 2]), "record-truncated");
    assert_eq!(key(&text.replacen("near", "far", 1)), "record-hash");
    let commitment = game.commitment();
    let other = format!(
        "{}{}",
        if commitment.starts_with('0') { '1' } else { '0' },
        &commitment[1..]
    );
    assert_eq!(key(&forged(&text, &commitment, &other)), "record-commitment");
    assert_eq!(
        key(&forged(&text, "seat 1 near", "seat 1 clever")),
        "unknown-strategy"
    );
    assert_eq!(key(&forged(&text, "dots:10", "dots:4")), "mejn-fault-dots");
    assert_eq!(key(&forged(&text, "dots:10", "spots:10")), "config-ron");
    let roll = text
        .lines()
        .position(|line| line == "~ 3")
        .expect("somebody rolled a three")
        + 1;
    assert_eq!(
        refused(&forged(&text, "~ 3", "~ 4")),
        (roll, "record-roll".to_owned())
    );
    let choice = text
        .lines()
        .find(|line| line.contains("-E"))
        .expect("somebody moved")
        .to_owned();
    let seat = &choice[..2];
    assert_eq!(
        key(&forged(&text, &choice, &format!("{seat}E1-E2"))),
        "mejn-text-to"
    );
    assert_eq!(
        key(&forged(&text, "\nresult 0=", "\nresult 0=4 0=")),
        "record-result"
    );
}

#[cfg(unix)]
#[test]
fn a_file_that_was_saved_may_be_read_by_whoever_reads_other_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let mode = |name: &str| {
        let file = fs::metadata(folder.path().join(name)).expect("it is there");
        file.permissions().mode()
    };
    fs::write(folder.path().join("other"), "").expect("a file");
    for text in ["new", "written again"] {
        store::write_atomically(&folder.path().join("saved"), text).expect("a folder that can be written");
        assert_eq!(mode("saved"), mode("other"));
    }
}

#[test]
fn two_programs_have_an_autosave_each_and_what_is_left_behind_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folder");
    let take = || Autosave::take(catalogue::Ours::GAMES, &folders).expect("an autosave");
    let (first, second) = (take(), take());
    assert!(first.autosave.is_alone() && !second.autosave.is_alone());
    assert_ne!(first.autosave.path(), second.autosave.path());
    let mut game = begin(COMPUTERS, 1);
    play(&mut game, 100);
    first.autosave.write(&game).expect("it can be written");
    drop(first);
    let again = take();
    let left = again.left_behind.expect("a game was left behind");
    assert_eq!(left.board().text(), game.board().text());
    play(&mut game, usize::MAX);
    again.autosave.write(&game).expect("it can be written");
    drop(again.autosave);
    assert!(take().left_behind.is_none(), "a finished game is not left behind");
}

#[test]
fn what_is_damaged_is_moved_aside_and_what_is_not_stays_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folder");
    let file = |name: &str| folder.path().join(name);
    let first = file("autosave.homestretch");
    let told = |taken: &Taken| {
        let keys = taken.troubles.iter().map(|told| told.key.clone());
        keys.collect::<Vec<_>>()
    };
    // Twice the same name, and the first damaged one is still there.
    for (count, aside) in ["autosave.damaged.homestretch", "autosave.damaged-2.homestretch"]
        .into_iter()
        .enumerate()
    {
        let text = format!("homestretch record 1\nplay {count}\n");
        fs::write(&first, &text).expect("a damaged file");
        let taken = Autosave::take(catalogue::Ours::GAMES, &folders).expect("an autosave");
        assert_eq!(told(&taken), ["autosave-damaged"]);
        taken
            .autosave
            .write(&begin(COMPUTERS, 1))
            .expect("it can be written");
        assert_eq!(fs::read_to_string(file(aside)).expect("it was kept"), text);
    }
    // One of a newer program, or under a key that is not here, is left alone, and so is a folder of that name.
    let elsewhere = tempfile::tempdir().expect("a folder");
    let other = Folders::find(Some(elsewhere.path().to_owned())).expect("the folder");
    let sealed = other
        .keep(&begin(COMPUTERS, 1))
        .expect("a game under another key");
    for text in [
        "homestretch record 9\nanything\n".to_owned(),
        fs::read_to_string(sealed).expect("its text"),
    ] {
        fs::write(&first, &text).expect("it is written");
        let taken = Autosave::take(catalogue::Ours::GAMES, &folders).expect("another autosave");
        assert_eq!(told(&taken), ["autosave-passed"]);
        assert_eq!(taken.autosave.path(), file("autosave-2.homestretch"));
        taken
            .autosave
            .write(&begin(COMPUTERS, 1))
            .expect("it can be written");
        assert_eq!(fs::read_to_string(&first).expect("it is there"), text);
        drop(taken);
        fs::remove_file(file("autosave-2.homestretch")).expect("it was written");
    }
    fs::remove_file(&first).expect("it is there");
    fs::create_dir(&first).expect("a folder");
    let taken = Autosave::take(catalogue::Ours::GAMES, &folders).expect("another autosave");
    assert_eq!(told(&taken), ["autosave-passed"]);
    assert!(first.is_dir());
}

#[test]
fn names_are_taken_once_however_many_save_at_the_same_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folder");
    folders.key().expect("a key");
    let games: Vec<Match> = (0..4).map(|number| begin(COMPUTERS, number)).collect();
    let names: Vec<_> = std::thread::scope(|scope| {
        let saves: Vec<_> = games
            .iter()
            .map(|game| {
                let folders = &folders;
                let keep = move || folders.keep(game).expect("it is kept");
                scope.spawn(move || (0..20).map(|_| (keep(), game.commitment())).collect::<Vec<_>>())
            })
            .collect();
        let saves = saves.into_iter().flat_map(|save| save.join().expect("it ended"));
        saves.collect()
    });
    assert_eq!(folders.saved().expect("the saved games").len(), 80);
    for (path, commitment) in names {
        assert_eq!(
            folders
                .load(catalogue::Ours::GAMES, &path)
                .expect("it reads")
                .commitment(),
            commitment
        );
    }
    // A place that somebody names is no place where something lies.
    let key = folders.key().expect("the key");
    let taken = folder.path().join("mine.homestretch");
    fs::write(&taken, "mine").expect("it is written");
    assert!(store::save_at(&taken, &games[0], Some(&key)).is_err());
    assert_eq!(fs::read_to_string(&taken).expect("it is there"), "mine");
    let beside = store::save_at(folder.path(), &games[0], Some(&key)).expect("a folder will do");
    assert_eq!(beside, folder.path().join("game-0001.homestretch"));
}

#[test]
fn what_could_not_be_kept_is_tried_again_and_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let folders = Folders::find(Some(data.clone())).expect("the folder");
    let (mut keeper, told) = Keeper::open(catalogue::Ours::GAMES, Ok(folders.clone()));
    assert_eq!(told, []);
    let mut game = begin(COMPUTERS, 1);
    keeper.begin(&game, None);
    let keys = |told: Vec<Message>| told.into_iter().map(|told| told.key).collect::<Vec<_>>();
    play(&mut game, 5);
    assert_eq!(keys(keeper.keep_up(&game)), [""; 0]);
    // The folder makes room for a file: nothing can be written there.
    fs::rename(&data, folder.path().join("away")).expect("it is moved");
    fs::write(&data, "").expect("a file");
    play(&mut game, 6);
    assert_eq!(keys(keeper.keep_up(&game)), ["autosave-failed"]);
    play(&mut game, 7);
    assert_eq!(keys(keeper.keep_up(&game)), [""; 0], "it is told once");
    assert!(keeper.may_end(&game).is_err() && keeper.may_make_room(&game).is_err());
    // Another place will do.
    let place = folder.path().join("here.homestretch");
    assert_eq!(keeper.save_at(&game, &place).ok().as_ref(), Some(&place));
    assert_eq!(keeper.may_end(&game).ok(), Some(Vec::new()), "it lies there");
    fs::remove_file(&data).expect("it is there");
    fs::rename(folder.path().join("away"), &data).expect("it is moved back");
    play(&mut game, 8);
    assert_eq!(keys(keeper.keep_up(&game)), ["autosave-again"]);
    assert_eq!(keeper.may_end(&game).ok(), Some(Vec::new()));
    let lies = keeper
        .may_make_room(&game)
        .expect("it is kept")
        .map(|told| told.key);
    assert_eq!(lies.as_deref(), Some("left-behind-kept"));
    assert_eq!(keeper.may_make_room(&game).expect("it lies there"), None);
    // What went back may be as long as before, and is another game.
    keeper.forget();
    assert!(keeper.may_make_room(&game).expect("it is kept").is_some());
}

#[test]
fn a_game_in_which_no_person_has_chosen_gets_no_file_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folder");
    let (mut keeper, _) = Keeper::open(catalogue::Ours::GAMES, Ok(folders));
    let person = Seat::new(3);
    let mut others = 0;
    for number in 1..9 {
        let mut game = begin(["far", "near", "random", "person"], number);
        keeper.begin(&game, None);
        let choices = |game: &Match| {
            let steps = game.steps().iter();
            let seats = steps.filter_map(|step| match step.act {
                Act::Choice(seat, _) => Some(seat),
                Act::Chance(_) => None,
            });
            seats.collect::<Vec<_>>()
        };
        while !choices(&game).contains(&person) {
            assert_eq!(keeper.may_make_room(&game).expect("nothing is lost"), None);
            let next = game.steps().len() + 1;
            play(&mut game, next);
        }
        others += choices(&game).len() - 1;
        assert!(keeper.may_make_room(&game).expect("it is kept").is_some());
    }
    assert!(others > 0, "computers have chosen before");
}

#[test]
fn what_a_killed_program_left_as_it_wrote_is_swept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folder");
    let file = |name: &str| folder.path().join(name);
    for name in [
        ".homestretch-a1B2c3.tmp",
        ".tmpabcdef",
        ".homestretch-own",
        "notes.tmp",
    ] {
        fs::write(file(name), "").expect("it is written");
    }
    let held = temporary::make(folder.path()).expect("a file that is being written");
    let taken = Autosave::take(catalogue::Ours::GAMES, &folders).expect("an autosave");
    assert!(!file(".homestretch-a1B2c3.tmp").exists());
    for name in [".tmpabcdef", ".homestretch-own", "notes.tmp"] {
        assert!(file(name).exists(), "{name} is not ours");
    }
    assert!(held.path().exists(), "another program writes it");
    drop(taken);
}

#[test]
fn files_that_are_no_records_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.homestretch");
    assert!(
        matches!(
            store::load(catalogue::Ours::GAMES, &path),
            Err(StoreError::Io { .. })
        ),
        "there is no such file"
    );
    fs::write(&path, b"good line\n\xff\xfe").expect("a binary file");
    assert!(matches!(
        store::load(catalogue::Ours::GAMES, &path),
        Err(StoreError::NotText { line: 2, .. })
    ));
    // A gigabyte of nothing: sparse, so that the test costs no disk.
    fs::File::create(&path)
        .and_then(|file| file.set_len(1 << 30))
        .expect("a large file");
    assert!(matches!(
        store::load(catalogue::Ours::GAMES, &path),
        Err(StoreError::TooLarge { .. })
    ));
    assert_eq!(fs::metadata(&path).expect("it is still there").len(), 1 << 30);
}

#[test]
fn names_are_kept_as_one_tidy_line() {
    assert_eq!(clean_name("  Anna\nvan\tDijk "), "Anna van Dijk");
    assert_eq!(clean_name("\u{202E}an\u{1B}[31mA\u{2069}"), "an [31mA");
    assert_eq!(clean_name(&"é".repeat(200)).chars().count(), 40);
    let mut setup = table(["person", "far", "near", "random"]);
    setup.chairs[0].name = "Ünï \u{1f600} עברית".to_owned();
    let game = Match::new(setup, [1; 32]).expect("a game");
    let read = record::read(catalogue::Ours::GAMES, &record::write(&game)).expect("it reads back");
    assert_eq!(read.first_chairs()[0].name, "Ünï \u{1f600} עברית");
}
