//! Looking back, playing again, and branching off.

use homestretch::{
    app::{
        ask::{Ask, Begin, Pacing, Seek},
        base::Beat,
        settings::Settings,
    },
    play::record,
    staging::Eyes,
};

use crate::stage::*;

/// A game of computers that has come so far, and waits.
fn begun(steps: usize) -> Stage {
    let mut stage = Stage::new(&COMPUTERS, 11);
    stage.speed(Settings::FASTEST);
    stage.until("enough steps are done", |stage| {
        stage.current().game().steps().len() >= steps
    });
    stage.ask(Ask::Pace(Pacing::Pause));
    // What was chosen before is still played.
    (0..5).for_each(|_| stage.frame());
    stage.until("the table is still", |stage| {
        !stage.is_busy() && matches!(stage.beat(), Some(Beat::Roll | Beat::Choose))
    });
    stage.speed(8.0);
    stage
}

#[test]
fn an_earlier_moment_is_shown_and_the_game_stays_as_it_is() {
    let mut stage = begun(120);
    let kept = record::write(stage.current().game());
    stage.ask(Ask::Replay(Seek::To(60)));
    stage.until("it is looked at", |stage| stage.beat() == Some(Beat::Replay));
    let there = stage
        .current()
        .staging()
        .scene(&*stage.current().game().steps()[60].before, Eyes::default());
    let mut pieces: Vec<_> = there
        .pieces
        .into_iter()
        .map(|(seat, spot)| (seat, spot.to_string()))
        .collect();
    pieces.sort();
    stage.frame();
    assert_eq!(stage.pieces(), pieces);
    stage.ask(Ask::Replay(Seek::By(1)));
    stage.until("one step was played", |stage| {
        stage.beat() == Some(Beat::Replay) && stage.current().replay().is_some_and(|replay| replay.at == 61)
    });
    stage.ask(Ask::Replay(Seek::Event(true)));
    stage.until("a strike or finish is found", |stage| {
        stage.beat() == Some(Beat::Replay) && stage.current().replay().is_some_and(|replay| replay.at > 61)
    });
    stage.ask(Ask::Replay(Seek::Leave));
    stage.until("the game is back", |stage| {
        matches!(stage.beat(), Some(Beat::Roll | Beat::Choose))
    });
    stage.frame();
    assert_eq!(stage.pieces(), stage.truth());
    assert_eq!(
        record::write(stage.current().game()),
        kept,
        "nothing of it has changed"
    );
}

#[test]
fn what_was_missed_is_played_again_and_the_game_goes_on() {
    let mut stage = Stage::new(&ONE_PERSON, 4);
    stage.speed(8.0);
    stage.click_through(2);
    stage.until("the person is to roll again", |stage| {
        stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand() && !stage.is_busy()
    });
    let steps = stage.current().game().steps().len();
    stage.ask(Ask::Replay(Seek::Missed));
    stage.until("it is looked at", |stage| stage.current().replay().is_some());
    stage.until("the game is back by itself", |stage| {
        stage.current().replay().is_none() && stage.beat() == Some(Beat::Roll)
    });
    assert_eq!(stage.current().game().steps().len(), steps);
    stage.frame();
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn a_branch_is_a_game_of_its_own() {
    let mut stage = begun(80);
    let there = stage.current().game().steps()[40].before.text();
    stage.ask(Ask::Replay(Seek::To(40)));
    stage.until("it is looked at", |stage| stage.beat() == Some(Beat::Replay));
    stage.ask(Ask::Begin(Begin::Branch));
    stage.until("the branch lies on the table", |stage| {
        stage.current().game().all_steps().len() == 40
    });
    assert_eq!(stage.current().game().board().text(), there);
    stage.until("it goes on", |stage| stage.current().game().steps().len() > 45);
}

#[test]
fn beat_by_beat_every_motion_waits_to_be_asked_for() {
    let mut stage = begun(60);
    let steps = stage.current().game().steps().len();
    stage.ask(Ask::Pace(Pacing::Motion));
    stage.until("something happened", |stage| {
        stage.current().game().steps().len() > steps
    });
    (0..40).for_each(|_| stage.frame());
    assert!(!stage.is_busy());
    assert_eq!(stage.beat(), Some(Beat::Move), "it waits to be shown");
    for _ in 0..12 {
        stage.ask(Ask::Pace(Pacing::Motion));
        stage.until("the motion is over", |stage| !stage.is_busy());
        (0..3).for_each(|_| stage.frame());
    }
    assert!(
        stage.current().game().steps().len() > steps + 1,
        "and on to the next step"
    );
}

#[test]
fn a_game_of_a_tournament_is_looked_at_from_its_first_move() {
    let mut stage = begun(60);
    let game = stage.current().game().clone();
    stage.ask(Ask::Begin(Begin::Look(Box::new(game))));
    stage.until("its first moves are played", |stage| {
        stage
            .current()
            .replay()
            .is_some_and(|replay| (1..20).contains(&replay.at))
    });
    let replay = stage.current().replay().expect("it is looked at");
    assert!(replay.plays() && !replay.leaves);
    assert_eq!(replay.until, stage.current().game().steps().len());
}

#[test]
fn where_no_person_plays_the_last_choice_is_seen_again() {
    let mut stage = Stage::new(&COMPUTERS, 9);
    stage.speed(Settings::FASTEST);
    stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
    let count = stage.current().game().steps().len();
    stage.ask(Ask::Replay(Seek::Missed));
    stage.until("it is looked at", |stage| stage.current().replay().is_some());
    let replay = stage.current().replay().expect("something to see");
    assert!(replay.at < count && replay.plays(), "{replay:?}");
    stage.until("it is over again", |stage| stage.current().replay().is_none());
}
