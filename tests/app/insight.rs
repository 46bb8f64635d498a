//! What the game on the table is worth: reckoned beside it, and told only to who wants to see it.

use std::{fs, path::Path};

use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Pacing},
        base::Beat,
        insight::Insight,
        settings::Settings,
    },
    play::{ledger::Ledger, review},
    strategies::CERTAIN,
};

use crate::stage::*;

fn insight(stage: &Stage) -> &Insight {
    stage.app.world().resource::<Insight>()
}

/// Until the chances are known after every step.
fn known(stage: &mut Stage) {
    stage.until("the chances are known", |stage| {
        insight(stage).chances().len() == stage.current().game().steps().len() + 1
    });
}

#[test]
fn who_looks_on_sees_the_chances_after_every_step() {
    let mut stage = Stage::new(&COMPUTERS, 4);
    stage.speed(Settings::FASTEST);
    stage.until("something has happened", |stage| {
        stage.current().game().steps().len() > 100
    });
    stage.ask(Ask::Pace(Pacing::Pause));
    (0..5).for_each(|_| stage.frame());
    known(&mut stage);
    let game = stage.current().game();
    let entry = game.setup().entry;
    let mut assessor = entry.assessor(game.board()).expect("there is a network");
    for (steps, told) in insight(&stage).chances().iter().enumerate() {
        let board = game.steps().get(steps).map_or(game.board(), |step| &*step.before);
        assert_eq!(
            Some(*told),
            assessor.win_chances(board, None),
            "after {steps} steps"
        );
        let whole: i64 = told.0.iter().sum();
        assert!((whole - CERTAIN).abs() < CERTAIN / 1_000, "{told:?}");
    }
}

#[test]
fn who_plays_sees_them_only_on_demand_and_never_those_of_what_was_taken_back() {
    let mut stage = Stage::practice(&ONE_PERSON, 5);
    stage.speed(8.0);
    stage.click_through(3);
    (0..40).for_each(|_| stage.frame());
    assert_eq!(insight(&stage).chances(), [], "nobody asked");
    stage.app.world_mut().resource_mut::<Settings>().chances = true;
    stage.until("a person is to act", |stage| {
        matches!(stage.beat(), Some(Beat::Roll | Beat::Choose)) && !stage.is_busy()
    });
    known(&mut stage);
    let before = insight(&stage).chances().to_vec();
    stage.ask(Ask::Change(Change::Undo));
    stage.until("something is taken back", |stage| {
        stage.current().game().steps().len() + 1 < before.len()
    });
    known(&mut stage);
    let after = insight(&stage).chances();
    assert_eq!(after, &before[..after.len()]);
}

#[test]
fn a_game_that_is_over_has_its_account() {
    let mut stage = Stage::new(&COMPUTERS, 6);
    stage.speed(Settings::FASTEST);
    stage.until("the account is made", |stage| insight(stage).ledger().is_some());
    let game = stage.current().game();
    assert_eq!(insight(&stage).ledger(), Ledger::of(game).as_ref());
    stage.until("its end is on the table", |stage| {
        stage.beat() == Some(Beat::Over)
    });
}

#[test]
fn the_account_of_a_saved_game_is_kept_beside_it_and_not_made_again() {
    let mut stage = Stage::new(&COMPUTERS, 6);
    stage.speed(Settings::FASTEST);
    stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
    stage.ask(Ask::Save(None));
    let record = |stage: &Stage| stage.current().record().map(Path::to_owned);
    stage.until("it is saved", |stage| record(stage).is_some());
    let record = record(&stage).expect("a file");
    let load = |stage: &mut Stage| {
        // What is known of the game on the table is not looked for.
        stage.ask(Ask::Begin(Begin::Again));
        stage.until("another game is on the table", |stage| {
            insight(stage).ledger().is_none()
        });
        stage.ask(Ask::Begin(Begin::Load(record.clone())));
        stage.until("the account is there", |stage| insight(stage).ledger().is_some());
        insight(stage).ledger().expect("an account").start
    };
    let made = load(&mut stage);
    let beside = review::beside(&record);
    let text = fs::read_to_string(&beside).expect("it is kept");
    let mut kept: serde_json::Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(kept["start"][0], made.0[0]);
    kept["start"][0] = (made.0[0] + 1).into();
    fs::write(&beside, kept.to_string()).expect("it is written");
    assert_eq!(load(&mut stage).0[0], made.0[0] + 1, "what was kept is believed");
}
