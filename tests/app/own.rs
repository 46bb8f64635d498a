//! Players of one's own: where they are found, and what is asked before one of them is started.

use std::path::Path;

use bevy::prelude::*;
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Verdict},
        base::Page,
        current::Current,
        keep::own::{Meant, OwnPlayers, understand},
        settings::Settings,
    },
    play::{Chair, Match, Setup, Sitter, seal::Key, seed, store, strategy_file},
    rules::Seat,
};

use crate::stage::*;

const HUNTER: &str = r#"(game: "mejn", strategy: "ranking", parameters: {"getting_home": 95})"#;
const LUDO: &str = r#"(game: "ludo", strategy: "ranking", parameters: {})"#;

fn page(stage: &Stage) -> Page {
    *stage.app.world().resource::<State<Page>>().get()
}

fn has_game(stage: &Stage) -> bool {
    stage.app.world().contains_resource::<Current>()
}

/// Asks, and lets what is asked for come.
fn ask(stage: &mut Stage, ask: Ask) {
    stage.ask(ask);
    (0..3).for_each(|_| stage.frame());
}

/// A bot that leaves a mark when it is started, and says nothing.
fn marker(mark: &Path) -> String {
    format!("bot:sh -c 'touch \"{}\"'", mark.display())
}

/// Two computers of which the second is a bot.
fn table_with(bot: &str) -> Setup {
    table(&["random", bot])
}

#[test]
fn they_are_found_in_the_folder_in_trainings_and_by_what_was_named_before() {
    let files = [
        ("strategies/hunter.ron", HUNTER),
        ("strategies/walker.ron", LUDO),
        ("strategies/broken.ron", "(game: 3"),
        ("trainings/2/generation-0000.ron", HUNTER),
        ("trainings/10/campaign.ron", "()"),
        ("trainings/10/generation-0000.ron", HUNTER),
        ("trainings/10/generation-0012.ron", HUNTER),
        ("trainings/10/trained.ron", HUNTER),
    ];
    let mut stage = Stage::beside(&files, |setup| setup, &COMPUTERS, 1);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    settings.remember("bot:sh bots/quick.sh");
    settings.remember("bot:no-such-program-anywhere");
    (0..2).for_each(|_| stage.frame());
    let own = stage.app.world().resource::<OwnPlayers>();
    let names = |game: &str| -> Vec<String> { own.offered(game).iter().map(|own| own.name()).collect() };
    assert_eq!(
        names("mejn"),
        [
            "quick",
            "hunter",
            "Training 10, trained",
            "Training 2, generation 0"
        ]
    );
    assert_eq!(names("ludo"), ["quick", "walker"]);
    assert_eq!(own.trainings[0].files.len(), 3, "the task is no player");
    let broken = own
        .files
        .iter()
        .find(|own| own.name() == "broken")
        .expect("it is listed");
    assert!(broken.help().contains("line 1"), "{}", broken.help());
    // Who plays with its numbers is known by its file.
    let word = format!("file:{}", stage.data.join("strategies/hunter.ron").display());
    let sitter = strategy_file::sitter(&homestretch::catalogue::mejn::Catalogued, &word).expect("a strategy");
    assert_eq!(own.word("mejn", &sitter), Some(word));
}

#[test]
fn the_folders_are_looked_into_where_that_can_matter_alone() {
    let mut stage = Stage::title();
    (0..3).for_each(|_| stage.frame());
    let known = |stage: &Stage| stage.app.world().resource::<OwnPlayers>().files.len();
    let path = stage.data.join("strategies/hunter.ron");
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    std::fs::write(&path, HUNTER).expect("written");
    stage.speed(2.0);
    (0..2).for_each(|_| stage.frame());
    assert_eq!(known(&stage), 0, "the speed has no part in it");
    stage
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .remember("bot:sh bots/quick.sh");
    (0..2).for_each(|_| stage.frame());
    assert_eq!(known(&stage), 1);
}

#[test]
fn what_is_typed_is_seated_or_told_why_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    for (name, text) in [("hunter.ron", HUNTER), ("walker.ron", LUDO), ("bot.py", "")] {
        std::fs::write(path(name), text).expect("written");
    }
    std::fs::create_dir(path("training")).expect("made");
    let read = |text: &str| understand(text, homestretch::catalogue::Ours::GAMES, "mejn");
    let name = |text: &str| match read(text) {
        Ok(Meant::Player(own)) => own.name(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(name(&path("hunter.ron")), "hunter");
    assert_eq!(name(&format!(" '{}' ", path("hunter.ron"))), "hunter");
    assert_eq!(name(&format!("file:{}", path("hunter.ron"))), "hunter");
    assert_eq!(name("sh -u my/quick.sh 3"), "quick");
    for (text, told) in [
        (path("walker.ron"), "ludo"),
        (path("none.ron"), "none.ron"),
        (path("bot.py"), "interpreter"),
        (path("training"), "generation-"),
        ("no-such-program-anywhere".to_owned(), "no-such-program-anywhere"),
        ("bot:sh 'open".to_owned(), "quotation mark"),
        (" ".to_owned(), "path or a command"),
    ] {
        let fault = read(&text).expect_err(&text);
        assert!(fault.contains(told), "{text}: {fault}");
    }
    std::fs::write(path("training/generation-0000.ron"), HUNTER).expect("written");
    let training = read(&path("training"));
    assert!(
        matches!(&training, Ok(Meant::Training(it)) if it.name() == "training"),
        "{training:?}"
    );
}

#[test]
#[cfg(unix)]
fn a_table_with_a_bot_asks_before_it_starts_it() {
    let mut stage = Stage::title();
    let mark = stage.data.join("started");
    let setup = table_with(&marker(&mark));
    let start = || Ask::Begin(Begin::At(Box::new(setup.clone()), Some(seed::numbered(1).into())));
    ask(&mut stage, start());
    assert_eq!((page(&stage), has_game(&stage)), (Page::Trust, false));
    ask(&mut stage, Ask::Trust(Verdict::Cancel));
    assert_eq!((page(&stage), has_game(&stage)), (Page::None, false));
    assert!(!mark.exists());
    assert_eq!(stage.app.world().resource::<Settings>().last_setup, None);
    ask(&mut stage, start());
    ask(&mut stage, Ask::Trust(Verdict::LetIn));
    assert_eq!((page(&stage), has_game(&stage)), (Page::None, true));
    stage.until("the bot is started", |_| mark.exists());
    // What was let in is not asked about again, and known from now on.
    ask(&mut stage, Ask::Begin(Begin::Again));
    assert_eq!(page(&stage), Page::None);
    let own = stage.app.world().resource::<Settings>().own.clone();
    assert_eq!(own, [marker(&mark)]);
}

#[test]
#[cfg(unix)]
fn a_saved_game_opens_without_its_bots_or_asks_for_them() {
    let mut stage = Stage::title();
    let mark = stage.data.join("started");
    let bot = marker(&mark);
    let game = Match::new(table_with(&bot), seed::numbered(1)).expect("a game");
    let path = stage.data.join("bots.homestretch");
    store::save(&game, &path, &Key::of(&stage.data).expect("a key")).expect("saved");
    ask(&mut stage, Ask::Begin(Begin::Load(path)));
    assert_eq!((page(&stage), has_game(&stage)), (Page::Trust, false));
    ask(&mut stage, Ask::Trust(Verdict::LeaveOut));
    assert_eq!((page(&stage), has_game(&stage)), (Page::None, true));
    stage.until("the game waits for the bot", |stage| {
        stage
            .current()
            .refusal()
            .is_some_and(|told| told.contains("was not started"))
    });
    assert!(!mark.exists());
    // Whoever wants it then is asked again.
    let seat = Seat::new(1);
    ask(
        &mut stage,
        Ask::Change(Change::Sit(seat, Chair::new(Sitter::from(bot.as_str())))),
    );
    assert_eq!(page(&stage), Page::Trust);
    assert!(!mark.exists());
    ask(&mut stage, Ask::Trust(Verdict::LetIn));
    stage.until("the bot is started", |_| mark.exists());
}

#[test]
#[cfg(unix)]
fn what_a_bot_does_wrong_is_told_at_the_table() {
    let mut stage = Stage::title();
    let setup = table(&["random", "bot:sh -c 'echo nonsense'"]);
    ask(
        &mut stage,
        Ask::Begin(Begin::At(Box::new(setup), Some(seed::numbered(1).into()))),
    );
    ask(&mut stage, Ask::Trust(Verdict::LetIn));
    stage.until("the fault is told", |stage| stage.log().contains("«nonsense»"));
}
