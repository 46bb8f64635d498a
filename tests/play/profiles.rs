//! Profiles: which games count for whom, once each; what is in the file stays there; and the sums.

use std::fs;

use homestretch::{
    catalogue::{self, Entry},
    play::{Chair, Match, Setup, Sitter, UndoPolicy, ledger::Ledger, seed, store::Folders},
    profiles::{Book, Even, Played, Profile, Sat, even},
    rules::{Seat, Turn},
    strategies::CERTAIN,
};
use jiff::civil::{Date, date};

const DAY: Date = date(2026, 2, 28);

fn entry(name: &str) -> &'static dyn Entry {
    catalogue::Ours::GAMES.named(name).expect("a game")
}

/// A game of Mens erger je niet; `Anna` is a person, a word with a capital, the others are strategies.
fn table(words: &[&str], number: u64) -> Match {
    let entry = entry("mejn");
    let config = entry.preset(&entry.default_config(), "mensch").expect("a preset");
    let chairs = words.iter().map(|word| match word.chars().next() {
        Some('A'..='Z') => Chair {
            sitter: Sitter::Person,
            name: (*word).to_owned(),
        },
        _ => Chair::new(Sitter::from(*word)),
    });
    let setup = Setup::seating(entry, &config, chairs.collect()).expect("a table");
    Match::new(setup, seed::numbered(number)).expect("a game")
}

/// Goes on to the end; persons choose what is first, or last.
fn play(game: &mut Match, first: bool) {
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Seat(seat) if *game.sitter(seat) == Sitter::Person => {
                let choices = game.board().choices(seat);
                let choice = if first { choices.first() } else { choices.last() };
                let number = choice.expect("a choice").number;
                game.choose(seat, number).expect("it is legal");
            }
            _ => assert!(game.step_alone().expect("a step")),
        }
    }
}

fn played(words: &[&str], number: u64) -> Match {
    let mut game = table(words, number);
    play(&mut game, true);
    game
}

fn folders() -> (tempfile::TempDir, Folders) {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folders");
    (folder, folders)
}

fn count(folders: &Folders, game: &Match) -> usize {
    let ledger = Ledger::of(game);
    let counted = Book::count(folders, game, ledger.as_ref(), DAY).expect("it is written");
    assert_eq!(counted.told, []);
    counted.new.len()
}

fn book(folders: &Folders) -> Book {
    let (book, told) = Book::load(folders).expect("it is read");
    assert_eq!(told, []);
    book
}

#[test]
fn a_game_counts_once_for_each_of_its_persons_with_all_that_a_page_needs() {
    let (_folder, folders) = folders();
    let game = played(&["Anna", "racer:slips=25", "Bert"], 7);
    assert_eq!(count(&folders, &game), 2);
    assert_eq!(count(&folders, &game), 0, "it is shown again");
    let book = book(&folders);
    let all: Vec<&Played> = book.played().collect();
    assert_eq!(all.len(), 2);
    let standing = game.standing().expect("it is over");
    let ledger = Ledger::of(&game).expect("it is judged");
    for (played, seat) in all.iter().zip([0, 2].map(Seat::new)) {
        assert_eq!((played.day, played.seat), (DAY, seat));
        assert_eq!(Some(played.place()), standing.place(seat));
        assert_eq!(played.account, Some(ledger.account(seat)));
        assert_eq!(played.preset.as_deref(), Some("mensch"));
        assert_eq!(
            (played.game.as_str(), played.board, played.sides()),
            ("mejn", 3, 3)
        );
        assert!(played.choices > 0);
        assert_eq!(played.others().count(), 2);
    }
    assert_eq!(all[0].table[1].sitter, "racer:slips=25");
    assert_eq!((all[0].name.as_str(), all[1].name.as_str()), ("Anna", "Bert"));
    assert_eq!(book.names(), [("Anna", 1), ("Bert", 1)]);
    let won: f64 = all.iter().map(|played| played.won()).sum();
    let first = standing.order()[0];
    assert!((won - f64::from(u8::from(first != Seat::new(1)))).abs() < 1e-12);
}

#[test]
fn a_game_that_goes_back_from_its_end_and_ends_otherwise_is_the_same_game() {
    let (_folder, folders) = folders();
    let mut game = played(&["Anna", "random"], 7);
    assert_eq!(count(&folders, &game), 1);
    let first = book(&folders).played().next().cloned();
    let mut again = table(&["Anna", "random"], 7);
    play(&mut again, false);
    let acts = |game: &Match| {
        game.steps()
            .iter()
            .map(|step| step.act.clone())
            .collect::<Vec<_>>()
    };
    assert_ne!(acts(&again), acts(&game), "she chose otherwise");
    assert_eq!(count(&folders, &again), 0);
    while game.undo().is_ok() {}
    play(&mut game, false);
    assert_eq!(count(&folders, &game), 0);
    assert_eq!(
        book(&folders).played().next().cloned(),
        first,
        "the first end counts"
    );
    assert_eq!(count(&folders, &played(&["Anna", "random"], 8)), 1);
}

#[test]
fn what_tells_nothing_of_how_somebody_plays_does_not_count() {
    let of = |game: &Match| Played::of(game, None, DAY).len();
    assert_eq!(of(&played(&["Anna", "random"], 7)), 1);
    assert_eq!(of(&table(&["Anna", "random"], 7)), 0, "it goes on");
    assert_eq!(of(&played(&["far", "random"], 7)), 0, "nobody sat there");
    assert_eq!(of(&played(&["Anna", "Anna"], 7)), 0, "which of them?");
    let mut practice = table(&["Anna", "random"], 7).setup().clone();
    practice.undo = UndoPolicy::Practice;
    let mut practice = Match::new(practice, seed::numbered(7)).expect("a game");
    play(&mut practice, true);
    assert_eq!(of(&practice), 0, "everything could be taken back");
    let mut begun = table(&["Anna", "random"], 7);
    begun.step_alone().expect("a roll");
    let mut placed = begun.setup().clone();
    placed.position = Some(begun.start().text());
    let mut placed = Match::new(placed, seed::numbered(7)).expect("a game");
    play(&mut placed, true);
    assert_eq!(of(&placed), 0, "it began with a position");
    let mut taken = table(&["far", "random"], 7);
    taken.step_alone().expect("a roll");
    let anna = Chair {
        sitter: Sitter::Person,
        name: "Anna".to_owned(),
    };
    taken.sit(Seat::new(0), anna).expect("she takes it over");
    play(&mut taken, true);
    assert_eq!(of(&taken), 0, "others had begun it");
}

#[test]
fn luck_and_errors_that_come_later_are_added_and_all_else_stays() {
    let (_folder, folders) = folders();
    let game = played(&["Anna", "random"], 7);
    Book::count(&folders, &game, None, DAY).expect("it is written");
    assert!(!book(&folders).has(&game));
    let file = Book::file(&folders);
    let newer = fs::read_to_string(&file)
        .expect("it is there")
        .replacen('{', r#"{"mood":"merry","#, 1);
    fs::write(&file, newer).expect("it is written");
    let ledger = Ledger::of(&game).expect("it is judged");
    let counted = Book::count(&folders, &game, Some(&ledger), date(2027, 1, 1)).expect("it is written");
    assert!(counted.new.is_empty() && book(&folders).has(&game));
    let kept = fs::read_to_string(&file).expect("it is there");
    assert!(kept.contains(r#""mood":"merry""#), "{kept}");
    let played = book(&folders).played().next().cloned().expect("a game");
    assert_eq!(
        (played.day, played.account),
        (DAY, Some(ledger.account(Seat::new(0))))
    );
}

#[test]
fn lines_that_can_not_be_read_are_told_and_stay_and_a_file_that_is_no_text_is_set_aside() {
    let (_folder, folders) = folders();
    assert_eq!(count(&folders, &played(&["Anna", "random"], 7)), 1);
    let file = Book::file(&folders);
    let line = fs::read_to_string(&file).expect("it is there");
    let wild = line.replace(r#""seat":0"#, r#""seat":99"#);
    fs::write(
        &file,
        format!("{{\"of\":\"a newer program\"}}\n\n{wild}{line}{line}"),
    )
    .expect("it is written");
    let (read, told) = Book::load(&folders).expect("it is read");
    let lines = told.iter().map(|told| told.key.as_str());
    assert_eq!(lines.collect::<Vec<_>>(), ["profile-line"; 2]);
    assert_eq!(read.played().count(), 1, "a line that is there twice counts once");
    Book::count(&folders, &played(&["Bert", "random"], 8), None, DAY).expect("it is written");
    assert_eq!(Book::delete(&folders, Some("Anna")).expect("it is written"), 2);
    let kept = fs::read_to_string(&file).expect("it is there");
    assert!(
        kept.starts_with("{\"of\":\"a newer program\"}\n") && kept.contains("99"),
        "{kept}"
    );
    assert!(kept.contains("Bert") && kept.lines().count() == 3, "{kept}");
    fs::write(&file, [0xff, 0xfe, b'\n']).expect("it is written");
    let (read, told) = Book::load(&folders).expect("it is set aside");
    assert_eq!(
        (read.played().count(), told[0].key.as_str()),
        (0, "profile-set-aside")
    );
    assert_eq!(count(&folders, &played(&["Anna", "random"], 7)), 1);
}

#[test]
fn what_is_kept_is_written_elsewhere_and_deleted() {
    let (folder, folders) = folders();
    for (name, number) in [("Anna", 7), ("Anna", 8), ("Bert", 9)] {
        count(&folders, &played(&[name, "random"], number));
    }
    let file = folder.path().join("anna.jsonl");
    assert_eq!(
        book(&folders).export(Some("Anna"), &file).expect("it is written"),
        2
    );
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(
        fs::read_to_string(Book::file(&folders))
            .expect("it is there")
            .starts_with(&text)
    );
    let before = book(&folders);
    for _ in 0..2 {
        assert_eq!(Book::delete(&folders, Some("Anna")).expect("it is written"), 2);
        assert_eq!(book(&folders).names(), [("Bert", 1)]);
        Book::bring_back(&folders, &before).expect("it is written");
        assert_eq!(book(&folders).names(), [("Anna", 2), ("Bert", 1)]);
    }
    assert_eq!(Book::delete(&folders, Some("Anna")).expect("it is written"), 2);
    assert_eq!(
        Book::delete(&folders, Some("Anna")).expect("nothing is left of it"),
        0
    );
    assert_eq!(Book::delete(&folders, None).expect("it is written"), 1);
    assert!(!Book::file(&folders).exists());
    assert_eq!(Book::delete(&folders, None).expect("there is nothing"), 0);
}

#[test]
fn sums_and_series_are_those_of_the_games() {
    let (_folder, folders) = folders();
    let games: Vec<Match> = (0..6)
        .map(|number| played(&["Anna", "racer:slips=78"], number))
        .collect();
    for (at, game) in games.iter().enumerate().rev() {
        let day = date(2026, 3, 1 + at as i8);
        Book::count(&folders, game, Ledger::of(game).as_ref(), day).expect("it is written");
    }
    let book = book(&folders);
    let profile = Profile::of(catalogue::Ours::GAMES, &book, "Anna").expect("she has played");
    assert!(Profile::of(catalogue::Ours::GAMES, &book, "Bert").is_none());
    let [of] = &profile.games[..] else {
        panic!("one game")
    };
    let series = of.series();
    let days: Vec<Date> = series.iter().map(|point| point.day).collect();
    assert!(
        days.is_sorted() && days.len() == 6,
        "by day, whenever they were counted: {days:?}"
    );
    let seat = Seat::new(0);
    let accounts = games
        .iter()
        .map(|game| Ledger::of(game).expect("it is judged").account(seat));
    let accounts: Vec<_> = accounts.collect();
    let share = |parts: i64| parts as f64 / CERTAIN as f64;
    let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{one} {other}");
    for (point, account) in series.iter().zip(&accounts) {
        near(point.luck.expect("it is known"), share(account.luck));
        near(point.error.expect("it is known"), -share(account.own));
    }
    let last = series.last().expect("six games");
    near(
        last.mean_luck.expect("it is known"),
        share(accounts.iter().map(|it| it.luck).sum()) / 6.0,
    );
    near(last.mean_won, of.won());
    let wins = games
        .iter()
        .filter(|game| game.standing().is_some_and(|it| it.place(seat) == Some(1)));
    let wins = wins.count() as f64;
    near(of.won(), wins / 6.0);
    near(of.place(), 2.0 - wins / 6.0);
    near(of.fair(), 0.5);
    let choices: u64 = of.played.iter().map(|played| played.choices).sum();
    let given: i64 = accounts.iter().map(|account| account.own).sum();
    near(
        of.error_per_choice().expect("it is known"),
        -share(given) / choices as f64,
    );
    assert!(
        matches!(of.even, Some(Even::Known { games: 6, .. })),
        "{:?}",
        of.even
    );
}

/// Somebody who plays just as a level does, against the levels of a game, in so many games.
fn as_a_level(entry: &'static dyn Entry, at: usize, games: u64) -> Vec<Played> {
    let levels = entry.levels();
    let config = entry.default_config();
    let one = |number: u64| {
        let own = number as usize % entry.seats(&config);
        let other = |seat: usize| (number as usize / 4 + seat) % levels.len();
        let level = |seat| if seat == own { at } else { other(seat) };
        let sitters = (0..entry.seats(&config)).map(|seat| Sitter::from(levels[level(seat)].spec));
        let setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
        let mut game = Match::new(setup, seed::numbered(1000 * at as u64 + number)).expect("a game");
        play(&mut game, true);
        let (board, standing) = (game.board(), game.standing().expect("it is over"));
        let sat = |seat: Seat| Sat {
            seat,
            sitter: match seat.index() {
                seat if seat == own => Sitter::Person.to_string(),
                seat => levels[other(seat)].spec.to_owned(),
            },
            name: String::new(),
            team: board.team(seat),
            place: standing.place(seat).expect("a place"),
        };
        Played {
            id: game.commitment(),
            day: DAY,
            name: "Anna".to_owned(),
            game: entry.name().to_owned(),
            board: entry.seats(&config),
            preset: None,
            seat: Seat::new(own),
            table: board.seats().iter().map(sat).collect(),
            choices: 1,
            account: None,
        }
    };
    (0..games).map(one).collect()
}

/// What is told of an even match, held against games: the interval holds the level as which somebody plays.
#[test]
fn who_plays_as_a_level_does_has_an_even_match_in_it() {
    for (name, games) in [("mejn", 40), ("compromise", 200)] {
        let entry = entry(name);
        for (at, level) in entry.levels().iter().enumerate() {
            let played = as_a_level(entry, at, games);
            let told = even(entry, &played.iter().collect::<Vec<_>>());
            let Some(Even::Known { between, .. }) = told else {
                panic!("{name} {at}: {told:?}");
            };
            let held = between[0].skill..=between[1].skill;
            assert!(held.contains(&level.skill), "{name}, {}: {told:?}", level.spec);
        }
    }
}
