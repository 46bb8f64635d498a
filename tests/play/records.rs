//! What a record promises: nobody chose its dice, nobody learns from it what is to come, nobody changes it unnoticed.

use std::{fs, path::Path, process::Command};

use homestretch::{
    catalogue,
    play::{
        Act, Chair, Match, Setup, Sitter, UndoPolicy,
        autosave::Autosave,
        fate::{Fate, drawn_word, persons},
        record, seed,
        store::{self, Folders, StoreError},
    },
    rules::{Seat, Turn},
};
use sha2::{Digest as _, Sha256};

fn setup(game: &str, words: &[&str]) -> Setup {
    let entry = catalogue::Ours::GAMES
        .named(game)
        .expect("the game is in the catalogue");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    Setup::new(entry, &entry.default_config(), sitters).expect("a table")
}

/// Plays so many steps; persons make the first choice that they have.
fn play(game: &mut Match, steps: usize) {
    for _ in 0..steps {
        if game.step_alone().expect("it goes on") {
            continue;
        }
        let Some(seat) = game.turn().seats().lowest() else {
            return;
        };
        let first = game.board().choices(seat)[0].number;
        game.choose(seat, first).expect("it is legal");
    }
}

/// A game with the words of two persons, played to its end.
fn with_words() -> Match {
    let setup = setup("mejn", &["person", "far", "person", "near"]);
    let words = ["tulip", "", "zwei Wörter", ""].map(|word| Some(word.to_owned()));
    let mut chosen: [Option<String>; Seat::MOST] = Default::default();
    chosen[..4].clone_from_slice(&words);
    let fate = Fate::from([0xC3; 32])
        .joined(&setup, &chosen)
        .expect("random bytes");
    let mut game = Match::new(setup, fate).expect("a game");
    play(&mut game, usize::MAX);
    game
}

fn summed(body: &str) -> String {
    format!("{body}sha256 {}\n", seed::hex(&Sha256::digest(body)))
}

/// A record with one thing changed and its check sum made to fit.
fn forged(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "nothing to change: {from}");
    let text = text.replacen(from, to, 1);
    summed(&text[..text.rfind("sha256 ").expect("a last line")])
}

fn key(text: &str) -> String {
    record::read(catalogue::Ours::GAMES, text)
        .expect_err("it is refused")
        .message
        .key
}

fn verify(folder: &Path, words: &[&str], text: &str) -> (Option<i32>, String) {
    let file = folder.join("record.homestretch");
    fs::write(&file, text).expect("it is written");
    let output = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_DATA", folder)
        .env("HOMESTRETCH_LANGUAGE", "en")
        .arg("verify")
        .arg(&file)
        .args(words)
        .output()
        .expect("the program runs");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stdout).into_owned(),
    )
}

#[test]
fn the_dice_follow_from_the_houses_secret_and_every_word() {
    let setup = setup("mejn", &["person", "far", "person", "near"]);
    assert_eq!(persons(&setup).collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
    let game = |secret: u8, words: [&str; 2]| {
        let mut chosen: [Option<String>; Seat::MOST] = Default::default();
        (chosen[0], chosen[2]) = (Some(words[0].to_owned()), Some(words[1].to_owned()));
        let fate = Fate::from([secret; 32])
            .joined(&setup, &chosen)
            .expect("random bytes");
        Match::new(setup.clone(), fate).expect("a game")
    };
    let base = game(1, ["a", "b"]);
    let seed = |game: &Match| *game.seed().expect("it is known");
    assert_eq!(seed(&base), seed(&game(1, ["a", "b"])));
    for other in [
        game(2, ["a", "b"]),
        game(1, ["b", "a"]),
        game(1, ["a", "c"]),
        game(1, ["ab", " b"]),
    ] {
        assert_ne!(seed(&base), seed(&other));
    }
    // The house is committed before it knows a word.
    assert_eq!(base.commitment(), game(1, ["x", "y"]).commitment());
    assert_ne!(base.commitment(), game(2, ["a", "b"]).commitment());
    // Words come before the first roll alone, and whoever gives none gets one.
    let mut begun = game(1, ["", "b"]);
    let drawn = begun.fate().words[0].1.clone();
    assert!(drawn.len() == 10 && drawn.chars().all(|letter| letter.is_ascii_lowercase()));
    assert_ne!(drawn, drawn_word().expect("another"));
    begun.roll().expect("the first roll");
    let late = begun.add_words(&Default::default()).expect_err("too late");
    assert_eq!(late.key, "word-late");
}

#[test]
fn the_commitment_holds_all_that_was_agreed() {
    let base = || setup("quoridor", &["person", "runner"]);
    let commitment = |setup: Setup, secret: u8| Match::new(setup, [secret; 32]).expect("a game").commitment();
    let mut all = vec![commitment(base(), 1), commitment(base(), 2)];
    let mut seat = base();
    seat.chairs[1] = Chair::new(Sitter::from("random"));
    let mut name = base();
    name.chairs[0].name = "Anna".to_owned();
    let practice = Setup {
        undo: UndoPolicy::Practice,
        ..base()
    };
    let mut rules = base();
    let entry = rules.entry;
    entry.set(&mut rules.config, "jump_back", "on").expect("a rule");
    let mut begun = Match::new(base(), [1; 32]).expect("a game");
    play(&mut begun, 2);
    let position = Setup {
        position: Some(begun.board().text()),
        ..base()
    };
    for other in [seat, name, practice, rules, position] {
        all.push(commitment(other, 1));
    }
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count);
}

#[test]
fn a_record_in_which_anything_was_altered_does_not_pass() {
    let game = with_words();
    let text = record::for_others(&game).expect("it is over");
    assert_eq!(
        text,
        record::write(&record::read(catalogue::Ours::GAMES, &text).expect("it reads back"))
    );
    assert!(
        text.contains("\nword 0 tulip\nword 2 zwei Wörter\nplay\n"),
        "{text}"
    );
    for (from, to, fault) in [
        ("seat 1 far", "seat 1 near", "record-commitment"),
        ("seat 0 person", "seat 0 person Anna", "record-commitment"),
        ("undo fair", "undo practice", "record-commitment"),
        ("dots:10", "dots:12", "record-commitment"),
        ("word 0 tulip", "word 0 rose", "record-roll"),
        ("word 0 tulip\n", "", "record-roll"),
        ("word 0 tulip", "word 0  tulip", "record-line"),
        ("word 2 zwei", "word 0 zwei", "record-line"),
        ("word 2 zwei", "word 9 zwei", "record-line"),
        ("\nplay\n", "\nword 3 more\nplay\n", "record-roll"),
        ("undo fair\n", "undo fair\nundo fair\n", "record-twice"),
        ("undo fair\n", "", "record-missing"),
        ("\nplay\n", "\ngame mejn\nplay\n", "record-twice"),
        ("\nresult ", "\nresult 0=1\nresult ", "record-twice"),
        ("\nsecret ", "\nseed ", "record-line"),
        ("\nsecret ", "\n~ 6\nsecret ", "record-line"),
        ("\nsecret c", "\nsecret d", "record-commitment"),
        ("\ncommitment ", "\ncommitment true ", "record-no-commitment"),
        ("homestretch record 2", "homestretch record 3", "record-version"),
    ] {
        assert_eq!(key(&forged(&text, from, to)), fault, "{from} → {to}");
    }
    let result = text
        .lines()
        .find(|line| line.starts_with("result"))
        .expect("its line");
    assert_eq!(
        key(&forged(&text, &format!("{result}\n"), "")),
        "record-no-result"
    );
    let commitment = game.commitment();
    assert_eq!(
        key(&forged(&text, &commitment, &commitment.to_uppercase())),
        "record-no-commitment"
    );
}

#[test]
fn verify_tells_what_it_knows_and_what_it_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let verify = |words: &[&str], text: &str| verify(folder.path(), words, text);
    let game = with_words();
    let text = record::write(&game);
    let commitment = game.commitment();
    let (code, told) = verify(&[], &text);
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.contains(&commitment) && told.contains("words of 2 players"),
        "{told}"
    );
    assert_eq!(
        verify(&["--commitment", &commitment.to_uppercase()], &text).0,
        Some(0)
    );
    let (code, told) = verify(&["--commitment", &"0".repeat(64)], &text);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("not the game with the commitment"), "{told}");
    // Without the secret nobody can say where the rolls come from.
    let start = text.find("secret ").expect("its line");
    let (code, told) = verify(&[], &summed(&text[..start]));
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("Not verified"), "{told}");
    // Whoever typed a seed may know all dice.
    let mut chosen =
        Match::new(setup("mejn", &["far", "far", "near", "near"]), seed::numbered(1)).expect("a game");
    play(&mut chosen, usize::MAX);
    let (code, told) = verify(&[], &record::write(&chosen));
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("No player added a word"), "{told}");
}

#[test]
fn a_python_script_verifies_a_record_on_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.homestretch");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verify_record.py");
    let passes = |text: &str| {
        fs::write(&path, text).expect("it is written");
        let output = Command::new("python3")
            .arg(&script)
            .arg(&path)
            .output()
            .expect("python3 runs");
        (
            output.status.success(),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )
    };
    let mut five = setup("mejn", &["far", "empty", "near", "random"]);
    let entry = five.entry;
    entry.set(&mut five.config, "faces", "5").expect("a setting");
    let mut five = Match::new(five, [0xC3; 32]).expect("a game");
    play(&mut five, usize::MAX);
    for game in [five, with_words()] {
        let text = record::write(&game);
        assert_eq!(passes(&text), (true, String::new()));
        for (from, to) in [
            ("~ 3", "~ 4"),
            ("seat 0 ", "seat 0 bot"),
            ("undo fair", "undo never"),
        ] {
            assert!(!passes(&forged(&text, from, to)).0, "{from} must be found");
        }
    }
    let text = record::write(&with_words());
    assert!(!passes(&forged(&text, "word 0 tulip", "word 0 rose")).0);
}

#[test]
fn records_of_version_1_are_what_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("its file");
    let over = read("version-1-over.homestretch");
    let game = record::read(catalogue::Ours::GAMES, &over).expect("it reads");
    assert!(game.standing().is_some());
    assert_eq!(record::write(&game), over);
    assert_eq!(key(&forged(&over, "dots:10", "dots:12")), "record-commitment");
    assert_eq!(key(&forged(&over, "\nseed ", "\nsecret ")), "record-line");
    // One that was left open goes on with its dice and its commitment.
    let begun = read("version-1-begun.homestretch");
    let mut game = record::read(catalogue::Ours::GAMES, &begun).expect("it reads");
    let commitment = game.commitment();
    assert!(begun.contains(&format!("\ncommitment {commitment}\n")));
    play(&mut game, usize::MAX);
    let text = record::write(&game);
    assert!(text.starts_with("homestretch record 1\n"));
    assert_eq!(
        record::read(catalogue::Ours::GAMES, &text)
            .expect("it reads back")
            .commitment(),
        commitment
    );
}

#[test]
fn what_is_kept_of_a_game_that_goes_on_tells_nobody_what_is_to_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("its folders");
    let abroad = tempfile::tempdir().expect("a folder");
    for entry in catalogue::Ours::GAMES {
        let mut words = vec!["random"; entry.seats(&entry.default_config())];
        words[0] = "person";
        let setup = setup(entry.name(), &words);
        let fate = Fate::drawn(&setup, &Default::default()).expect("random bytes");
        let mut game = Match::new(setup, fate).expect("a game");
        play(&mut game, 7);
        let whole = record::write(&game);
        let key = folders.key().expect("a key");
        let saved = abroad.path().join("saved.homestretch");
        store::save(&game, &saved, &key).expect("it is saved");
        let autosave = Autosave::take(catalogue::Ours::GAMES, &folders)
            .expect("an autosave")
            .autosave;
        autosave.write(&game).expect("it is written");
        let kept = [
            saved.clone(),
            autosave.path().to_owned(),
            folders.keep(&game).expect("kept"),
        ];
        for path in &kept {
            let text = fs::read_to_string(path).expect("its file");
            let hidden = whole.split_once("\nplay\n").expect("the play").1.lines();
            for line in hidden.filter(|line| line.len() > 3 && !line.starts_with("sha256")) {
                assert!(!text.contains(line), "{line} stands in {}", path.display());
            }
            assert!(game.fate().words.iter().all(|(_, word)| !text.contains(word)));
            assert!(text.contains(&game.commitment()));
            assert_eq!(
                record::read(catalogue::Ours::GAMES, &text)
                    .expect_err("it is sealed")
                    .message
                    .key,
                "record-sealed"
            );
            let loaded = folders
                .load(catalogue::Ours::GAMES, path)
                .expect("it opens where it was saved");
            assert_eq!(record::write(&loaded), whole);
        }
        // Elsewhere it stays shut.
        let other = tempfile::tempdir().expect("a folder");
        let elsewhere = Folders::find(Some(other.path().to_owned())).expect("its folders");
        let shut = |folders: &Folders| match folders.load(catalogue::Ours::GAMES, &saved) {
            Err(StoreError::Record { fault, .. }) => fault.message.key,
            _ => String::new(),
        };
        assert_eq!(shut(&elsewhere), "record-sealed");
        elsewhere.key().expect("another key");
        assert_eq!(shut(&elsewhere), "seal-other-key");
        // With its key beside it, it opens everywhere.
        let taken = other.path().join("taken");
        fs::create_dir(&taken).expect("a folder");
        fs::copy(&saved, taken.join("saved.homestretch")).expect("it is copied");
        fs::copy(folder.path().join("seal.key"), taken.join("seal.key")).expect("it is copied");
        let opened = elsewhere.load(catalogue::Ours::GAMES, &taken.join("saved.homestretch"));
        assert_eq!(record::write(&opened.expect("it opens")), whole);
        // What is for others tells no seed, and of a game with secrets nothing at all.
        let public = folder.path().join("public.homestretch");
        let exported = store::export(&game, &public);
        assert_eq!(exported.is_err(), game.board().has_secrets(), "{}", entry.name());
        if exported.is_ok() {
            let text = fs::read_to_string(&public).expect("its file");
            let secret = seed::hex(&game.fate().secret);
            assert!(!text.contains("secret ") && !text.contains(&secret));
            assert!(record::read(catalogue::Ours::GAMES, &text).is_ok());
        }
        assert_eq!(game.told_position(None).is_none(), game.board().has_secrets());
        // It is all told once it is over.
        play(&mut game, usize::MAX);
        assert_eq!(game.turn(), Turn::Over);
        store::save(&game, &saved, &key).expect("it is saved");
        assert_eq!(
            fs::read_to_string(&saved).expect("its file"),
            record::write(&game)
        );
        // Its lock may be held a moment longer by a program that another test starts: then the next is called otherwise.
        let path = autosave.path().to_owned();
        drop(autosave);
        fs::remove_file(path).expect("it is there");
    }
}

#[test]
fn what_a_seat_is_told_of_the_position_hangs_on_what_it_may_know() {
    let mut game = Match::new(
        setup("dog", &["person", "random", "person", "random"]),
        seed::numbered(5),
    )
    .expect("a game");
    play(&mut game, 1);
    let Some(Act::Chance(deal)) = game.steps().first().map(|step| step.act.clone()) else {
        panic!("a deal comes first");
    };
    let told = |seat| game.told_position(Some(Seat::new(seat))).expect("its view");
    assert!(!deal.is_empty() && told(0) != told(2));
    // Another deal to the others, and the seat is told the same.
    let hands = game.board().text();
    for seat in [0, 2] {
        assert!(!told(seat).contains(&hands));
        let numbers = game.board().view_numbers(Seat::new(seat));
        let names = game.board().number_names();
        for word in told(seat).split(' ') {
            let (name, number) = word.split_once('=').expect("name and number");
            let at = names
                .iter()
                .position(|known| known == name)
                .expect("a number of the view");
            assert_eq!(number, numbers[at].to_string());
        }
    }
}
