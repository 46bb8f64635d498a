//! What becomes of games where they can't be kept: it is told, tried again, and nothing is lost without an answer.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bevy::prelude::*;
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Leave, Pacing, Unkept, Verdict},
        base::{Page, Screen},
        current::Current,
        keep::Keeping,
    },
    play::{Act, Match, Setup, Sitter, seal::KEY_FILE, seed, store::Folders},
    rules::Turn,
};

use crate::stage::*;

fn ask(stage: &mut Stage, ask: Ask) {
    stage.ask(ask);
    (0..3).for_each(|_| stage.frame());
}

fn page(stage: &Stage) -> Page {
    *stage.app.world().resource::<State<Page>>().get()
}

fn screen(stage: &Stage) -> Screen {
    *stage.app.world().resource::<State<Screen>>().get()
}

/// Asks for something by which the program ends: what tells so is forgotten two frames later.
fn ask_to_end(stage: &mut Stage, ask: Ask) {
    stage.ask(ask);
    stage.frame();
}

fn ends(stage: &Stage) -> bool {
    !stage.app.world().resource::<Messages<AppExit>>().is_empty()
}

fn is_offered(stage: &Stage) -> bool {
    stage
        .app
        .world()
        .resource::<Keeping>()
        .keeper
        .left_behind()
        .is_some()
}

/// Somewhere that is there as long as the test goes.
fn elsewhere(stage: &Stage) -> PathBuf {
    stage.data.with_extension("elsewhere")
}

fn away(stage: &Stage) -> PathBuf {
    stage.data.with_extension("away")
}

/// From now on nothing can be written where games lie: the folder has made room for a file.
fn shut(stage: &Stage) {
    fs::rename(&stage.data, away(stage)).expect("it is moved");
    fs::write(&stage.data, "").expect("a file");
}

fn open(stage: &Stage) {
    fs::remove_file(&stage.data).expect("it is there");
    fs::rename(away(stage), &stage.data).expect("it is moved back");
}

fn told(stage: &Stage, words: &str) -> usize {
    stage.log().matches(words).count()
}

/// Computers at a table, after so many steps of which the last ones could not be kept.
fn unkept() -> Stage {
    let mut stage = Stage::new(&COMPUTERS, 3);
    stage.until("something was chosen", |stage| {
        let mut steps = stage.current().game().steps().iter();
        steps.any(|step| matches!(step.act, Act::Choice(..)))
    });
    shut(&stage);
    let done = stage.current().game().steps().len();
    stage.until("several steps were done", |stage| {
        stage.current().game().steps().len() > done + 3
    });
    ask(&mut stage, Ask::Pace(Pacing::Pause));
    stage
}

#[test]
fn what_cannot_be_kept_is_told_once_tried_again_and_never_lost_unasked() {
    let mut stage = unkept();
    assert_eq!(told(&stage, "The game could not be kept"), 1);
    assert!(page(&stage) == Page::None, "the game goes on");
    // Whoever leaves is asked first, and may think again.
    for (leaves, place) in [
        (Ask::Leave(Leave::Quit), Screen::Table),
        (Ask::Leave(Leave::Title), Screen::Table),
    ] {
        ask(&mut stage, leaves);
        assert_eq!((page(&stage), screen(&stage)), (Page::Unkept, place));
        ask(&mut stage, Ask::Part(Unkept::Again));
        assert_eq!(page(&stage), Page::Unkept, "it is as shut as before");
        ask(&mut stage, Ask::Part(Unkept::Stay));
        assert_eq!((page(&stage), ends(&stage)), (Page::None, false));
    }
    // Somewhere else, but not in place of what lies there.
    let place = elsewhere(&stage);
    fs::write(&place, "mine").expect("it is written");
    ask(&mut stage, Ask::Leave(Leave::Quit));
    ask(
        &mut stage,
        Ask::Part(Unkept::Elsewhere(place.display().to_string())),
    );
    assert_eq!((page(&stage), ends(&stage)), (Page::Unkept, false));
    assert_eq!(fs::read_to_string(&place).expect("it is there"), "mine");
    fs::remove_file(&place).expect("it is there");
    let (done, game) = {
        let game = stage.current().game();
        (game.steps().len(), game.commitment())
    };
    ask_to_end(
        &mut stage,
        Ask::Part(Unkept::Elsewhere(place.display().to_string())),
    );
    assert!(ends(&stage));
    open(&stage);
    let folders = Folders::find(Some(stage.data.clone())).expect("the folder");
    let kept = folders
        .load(homestretch::catalogue::Ours::GAMES, &place)
        .expect("it lies there");
    assert_eq!((kept.commitment(), kept.steps().len()), (game, done));
    fs::remove_file(&place).expect("it is there");
}

#[test]
fn it_is_kept_again_as_soon_as_that_can_be_done() {
    let mut stage = unkept();
    open(&stage);
    ask(&mut stage, Ask::Pace(Pacing::Pause));
    stage.until("it is told", |stage| told(stage, "The game is kept again") == 1);
    ask(&mut stage, Ask::Pace(Pacing::Pause));
    ask_to_end(&mut stage, Ask::Leave(Leave::Quit));
    assert!(ends(&stage), "nothing is lost by it");
}

#[test]
fn another_game_waits_until_the_one_on_the_table_is_kept_or_given_up() {
    let mut stage = unkept();
    let game = stage.current().game().commitment();
    ask(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(page(&stage), Page::Unkept);
    assert_eq!(stage.current().game().commitment(), game);
    open(&stage);
    ask(&mut stage, Ask::Part(Unkept::Again));
    assert_ne!(stage.current().game().commitment(), game, "the other one begins");
    let folders = Folders::find(Some(stage.data.clone())).expect("the folder");
    let saved = folders.saved().expect("the saved games");
    assert_eq!(saved.len(), 1);
    assert_eq!(
        folders
            .load(homestretch::catalogue::Ours::GAMES, &saved[0])
            .expect("it reads")
            .commitment(),
        game
    );
    // And one that is given up is gone.
    let mut stage = unkept();
    ask(&mut stage, Ask::Leave(Leave::Title));
    ask(&mut stage, Ask::Part(Unkept::Without));
    assert_eq!((page(&stage), screen(&stage)), (Page::None, Screen::Title));
    let game = stage.current().game().commitment();
    ask(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(page(&stage), Page::Unkept, "that was said of the title alone");
    ask(&mut stage, Ask::Part(Unkept::Without));
    assert_ne!(stage.current().game().commitment(), game);
    open(&stage);
}

#[test]
fn a_saved_game_that_went_another_way_since_is_not_saved() {
    let mut stage = Stage::practice(&ONE_PERSON, 3);
    stage.speed(8.0);
    stage.click_through(2);
    ask(&mut stage, Ask::Pace(Pacing::Pause));
    ask(&mut stage, Ask::Save(None));
    let saved = |stage: &Stage| fs::read_dir(stage.data.join("saves")).map_or(0, Iterator::count);
    assert_eq!(saved(&stage), 1);
    let done = stage.current().game().steps().len();
    // Back, and as far as before: it is another game now, for all that the number of its steps tells.
    ask(&mut stage, Ask::Change(Change::GoTo(done - 1)));
    ask(&mut stage, Ask::Change(Change::GoTo(done)));
    ask(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(saved(&stage), 2);
}

/// The autosave of a program that ended in the middle of a game of these, and the key to it.
fn left_by(setup: Setup) -> (String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("the folder");
    let mut game = Match::new(setup, seed::numbered(5)).expect("a game");
    while game.steps().len() < 3 && game.turn() == Turn::Chance {
        game.roll().expect("a roll");
    }
    let text = |path: &Path| fs::read_to_string(path).expect("it is there");
    let kept = folders.keep(&game).expect("it is kept");
    (text(&kept), text(&folder.path().join(KEY_FILE)))
}

#[test]
fn a_game_that_was_left_behind_is_offered_until_it_lies_on_the_table_or_elsewhere() {
    let bot = "bot:no-such-program-anywhere";
    let (game, key) = left_by(table(&["random", bot]));
    let files = [
        ("autosave.homestretch", game.as_str()),
        (KEY_FILE, key.as_str()),
        ("saves", "a file where the folder should be"),
    ];
    let mut stage = Stage::title_beside(&files);
    stage.frame();
    assert!(is_offered(&stage));
    // Its bot is asked about, and not let in.
    ask(&mut stage, Ask::Begin(Begin::Continue));
    assert_eq!(page(&stage), Page::Trust);
    ask(&mut stage, Ask::Trust(Verdict::Cancel));
    assert!(is_offered(&stage));
    // Another game can't begin before this one is put aside.
    ask(&mut stage, Ask::Begin(Begin::Demo));
    assert_eq!(page(&stage), Page::Unkept);
    assert!(is_offered(&stage) && !stage.app.world().contains_resource::<Current>());
    let place = elsewhere(&stage);
    ask(
        &mut stage,
        Ask::Part(Unkept::Elsewhere(place.display().to_string())),
    );
    assert!(!is_offered(&stage) && stage.app.world().contains_resource::<Current>());
    let folders = Folders::find(Some(stage.data.clone())).expect("the folder");
    let kept = folders
        .load(homestretch::catalogue::Ours::GAMES, &place)
        .expect("it lies there");
    assert_eq!(kept.first_chairs()[1].sitter, Sitter::from(bot));
    fs::remove_file(&place).expect("it is there");
}
