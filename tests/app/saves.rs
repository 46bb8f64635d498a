//! The saved games: put away and brought back, named, and never lost by a crash.

use std::fs;

use bevy::prelude::*;
use homestretch::{
    app::{
        ask::{Ask, Leave, Saves},
        keep::saves::SavedGames,
    },
    play::kept,
};

use crate::stage::*;

fn saved(stage: &Stage) -> Vec<String> {
    let folder = fs::read_dir(stage.data.join("saves")).expect("the folder");
    let names = folder.map(|entry| entry.expect("a file").path());
    let mut names: Vec<String> = names
        .filter(|path| path.is_file())
        .map(|path| kept::called(&path))
        .collect();
    names.sort();
    names
}

fn ask(stage: &mut Stage, ask: Ask) {
    stage.ask(ask);
    (0..3).for_each(|_| stage.frame());
}

fn away(stage: &Stage) -> usize {
    stage.app.world().resource::<SavedGames>().away.len()
}

#[test]
fn a_game_that_was_put_away_comes_back_until_the_program_ends() {
    let mut stage = Stage::new(&COMPUTERS, 3);
    ask(&mut stage, Ask::Save(None));
    ask(&mut stage, Ask::Save(None));
    assert_eq!(saved(&stage), ["game-0001", "game-0002"]);
    let first = stage.data.join("saves/game-0001.homestretch");
    let second = stage.data.join("saves/game-0002.homestretch");
    ask(&mut stage, Ask::Saves(Saves::PutAway(first.clone())));
    ask(&mut stage, Ask::Saves(Saves::PutAway(second)));
    assert_eq!((saved(&stage).len(), away(&stage)), (0, 2));
    ask(&mut stage, Ask::Saves(Saves::BringBack));
    assert_eq!((saved(&stage), away(&stage)), (vec!["game-0002".to_owned()], 1));
    let lies = stage.data.join("saves/removed/game-0001.homestretch");
    assert!(lies.exists(), "a program that breaks off loses nothing");
    stage.ask(Ask::Leave(Leave::Quit));
    stage.frame();
    assert!(!lies.exists() && !first.exists());
    assert_eq!(saved(&stage), ["game-0002"]);
}

#[test]
fn what_a_program_left_that_broke_off_can_be_brought_back() {
    let mut stage = Stage::beside(
        &[("saves/removed/Anna.homestretch", "whatever")],
        |setup| setup,
        &COMPUTERS,
        3,
    );
    assert_eq!(away(&stage), 1);
    ask(&mut stage, Ask::Saves(Saves::BringBack));
    assert_eq!((saved(&stage), away(&stage)), (vec!["Anna".to_owned()], 0));
}

#[test]
fn a_saved_game_gets_a_name_and_what_cannot_be_done_is_told() {
    let mut stage = Stage::new(&COMPUTERS, 3);
    ask(&mut stage, Ask::Save(None));
    let path = stage.data.join("saves/game-0001.homestretch");
    ask(
        &mut stage,
        Ask::Saves(Saves::Name(path.clone(), "Sunday at Anna’s".to_owned())),
    );
    assert_eq!(saved(&stage), ["Sunday at Anna’s"]);
    ask(&mut stage, Ask::Saves(Saves::PutAway(path)));
    let saves = stage.app.world().resource::<SavedGames>();
    assert!(
        saves.trouble.is_some() && saves.away.is_empty(),
        "it is no longer there"
    );
}
