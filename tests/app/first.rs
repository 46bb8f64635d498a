//! A first game: whoever plays is told each rule when it is needed, none twice, until it wants to hear no more.

use homestretch::{
    app::{
        ask::{Ask, Begin, InTurn},
        base::Beat,
        current::Current,
        settings::Settings,
    },
    catalogue::Ours,
    rules::Seat,
};

use crate::stage::*;

fn current(stage: &Stage) -> Option<&Current> {
    stage.app.world().get_resource::<Current>()
}

/// What a person does that takes whatever comes first.
fn deed(stage: &Stage) -> Option<InTurn> {
    let current = stage.current();
    match stage.beat() {
        Some(Beat::Roll) if current.rolls_by_hand() => Some(InTurn::Roll),
        Some(Beat::Choose) => {
            let seat = current.chooser()?;
            let choices = current.game().board().choices(seat);
            Some(InTurn::Choose(seat, choices.first()?.number))
        }
        _ => None,
    }
}

/// Plays until so many rules were told, at most so many frames, and names them.
fn rules(stage: &mut Stage, most: usize, frames: usize) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for _ in 0..frames {
        stage.frame();
        let key = stage.current().lesson().map(|lesson| lesson.title.key.clone());
        if let Some(key) = key.filter(|key| told.last() != Some(key)) {
            told.push(key);
        }
        if told.len() == most || stage.beat() == Some(Beat::Over) {
            break;
        }
        if let Some(deed) = deed(stage) {
            stage.ask(Ask::Turn(deed));
        }
    }
    told
}

#[test]
fn in_every_game_rules_are_told_one_at_a_time_and_none_twice() {
    for entry in Ours::GAMES {
        let mut stage = Stage::title();
        let is_new = |stage: &Stage| stage.app.world().resource::<Settings>().is_new(entry);
        assert!(is_new(&stage));
        stage.speed(8.0);
        stage.ask(Ask::Begin(Begin::First(entry.name())));
        stage.until("it lies on the table", |stage| {
            current(stage).is_some_and(|it| it.game().setup().entry.name() == entry.name() && it.is_taught())
        });
        assert!(!is_new(&stage), "it is offered once");
        assert!(stage.current().is_person(Seat::new(0)));
        let told = rules(&mut stage, 4, 6_000);
        assert_eq!(told.len(), 4, "{}: {told:?}", entry.name());
        assert!(told[0].ends_with("-aim"), "{told:?}");
        let mut once = told.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), told.len(), "{told:?}");
        stage.ask(Ask::Turn(InTurn::Unteach));
        stage.frame();
        assert!(!stage.current().is_taught());
        assert_eq!(rules(&mut stage, 1, 300), Vec::<String>::new());
    }
}

#[test]
fn in_any_other_game_nothing_is_told() {
    let mut stage = Stage::title();
    stage.ask(Ask::Begin(Begin::Alone));
    stage.until("a person plays", |stage| {
        current(stage).is_some_and(|current| current.is_person(Seat::new(0)))
    });
    assert!(!stage.current().is_taught());
}
