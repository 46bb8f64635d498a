//! Several people at one screen in a game with cards: nobody's cards lie open before the others looked away.

use homestretch::{
    app::{
        asks::Ask,
        games::{Cue, Eyes},
        screen::Beat,
        settings::Settings,
        table::Pass,
    },
    catalogue,
    play::{Chair, Setup, Sitter},
    rules::{Seat, SeatSet},
};

use crate::stage::{COMPUTERS, Stage};

fn stage(words: &[&str]) -> Stage {
    let entry = catalogue::game("dog").expect("the game is in the catalogue");
    let mut config = entry.default_config();
    entry.set_seats(&mut config, words.len(), SeatSet::EMPTY);
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new("dog", &config, sitters).expect("a table");
    let mut stage = Stage::with(|_| setup, &COMPUTERS, 3);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    settings.single_choice = false;
    settings.speed = Settings::FASTEST;
    stage
}

/// Until somebody is to look at the own cards and nothing moves any more.
fn covered(stage: &mut Stage) -> Seat {
    stage.until("somebody is to look", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().covered().is_some() && !stage.is_busy()
    });
    stage.current().covered().expect("a person")
}

/// Lets a person look at the own cards.
fn look(stage: &mut Stage, seat: Seat) {
    stage.ask(Ask::Uncover(seat));
    stage.until("it looks", |stage| stage.current().chooser() == Some(seat));
    // They are laid before the person.
    (0..8).for_each(|_| stage.frame());
    assert_eq!(stage.beat(), Some(Beat::Choose));
}

/// How many cards lie open, by what the table shows.
fn open(stage: &Stage) -> usize {
    let current = stage.current();
    current.staging.scene(current.shown(), current.eyes()).faces.len()
}

#[test]
fn cards_lie_covered_until_their_owner_looks_and_again_when_it_has_chosen() {
    let mut stage = stage(&["person", "greedy", "person", "greedy"]);
    let first = covered(&mut stage);
    assert_eq!(stage.current().chooser(), None, "nothing can be pointed at yet");
    assert_eq!(open(&stage), 0);
    assert_eq!(stage.current().eyes(), Eyes::default());
    look(&mut stage, first);
    assert_eq!(open(&stage), 6);
    let number = stage.current().game.board().choices(first)[0].number;
    stage.ask(Ask::Choose(first, number));
    let second = covered(&mut stage);
    assert_ne!(first, second);
    assert_eq!(open(&stage), 0, "the first one's are covered again");
    // What was taken back is covered too.
    stage.ask(Ask::Undo);
    stage.until("it is taken back", |stage| {
        stage.current().covered() == Some(first)
    });
    assert_eq!(open(&stage), 0);
}

#[test]
fn the_list_of_events_names_no_card_that_somebody_here_may_not_know() {
    // Of rival teams: mates know what they gave each other.
    let mut stage = stage(&["person", "person", "greedy", "greedy"]);
    for _ in 0..2 {
        let seat = covered(&mut stage);
        look(&mut stage, seat);
        let number = stage.current().game.board().choices(seat)[0].number;
        stage.ask(Ask::Choose(seat, number));
    }
    stage.until("the cards have changed hands", |stage| {
        stage.current().told().any(|(_, text)| text.contains("gives"))
    });
    let told: Vec<String> = stage.current().told().map(|(_, text)| text).collect();
    let dealt = told.iter().filter(|text| text.contains("is dealt"));
    assert_eq!(
        dealt.filter(|text| text.contains("6 cards")).count(),
        4,
        "{told:?}"
    );
    let given = told.iter().filter(|text| text.contains("gives"));
    assert!(
        given.clone().count() == 4 && given.clone().all(|text| text.contains("a card")),
        "{told:?}"
    );
}

#[test]
fn who_plays_alone_sees_the_own_cards_all_the_time_and_no_others() {
    let mut stage = stage(&["greedy", "person", "greedy", "greedy"]);
    stage.until("it is to choose", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() && !stage.is_busy()
    });
    assert_eq!(stage.current().covered(), None);
    assert_eq!(open(&stage), 6);
    let steps = stage.current().game.steps();
    let hands: Vec<Pass> = steps
        .iter()
        .flat_map(|step| {
            let events = step.events.iter();
            let heard = events.filter_map(|event| stage.current().heard(&*step.before, event));
            heard.flat_map(|event| {
                let eyes = stage.current().eyes();
                stage.current().staging.cues(&*step.before, &event, eyes)
            })
        })
        .filter_map(|cue| match cue {
            Cue::Pass(cards) => Some(cards),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(hands.len(), 24);
    assert!(
        hands
            .iter()
            .all(|pass| pass.face.is_some() == (pass.seat == Seat::new(1)))
    );
}

#[test]
fn who_leaves_its_seat_to_a_computer_sees_no_more_than_before() {
    let mut stage = stage(&["person", "person", "greedy", "greedy"]);
    covered(&mut stage);
    for seat in [0, 1].map(Seat::new) {
        stage.ask(Ask::Sit(seat, Chair::new(Sitter::from("greedy"))));
    }
    stage.until("computers play on", |stage| {
        stage.current().told().any(|(_, text)| text.contains("gives"))
    });
    assert_eq!(stage.current().eyes(), Eyes::default());
    assert_eq!(open(&stage), 0);
    let told: Vec<String> = stage.current().told().map(|(_, text)| text).collect();
    let given: Vec<&String> = told.iter().filter(|text| text.contains("gives")).collect();
    assert!(given.iter().all(|text| text.contains("a card")), "{given:?}");
}

#[test]
fn what_is_open_can_be_looked_at_through_the_eyes_of_one_seat() {
    let mut stage = stage(&["greedy"; 4]);
    stage.until("the cards are dealt", |stage| {
        !stage.is_busy() && open(stage) == 24
    });
    stage.ask(Ask::Pause);
    for eyes in [Some(Seat::new(2)), None] {
        stage.ask(Ask::Watch(eyes));
        stage.frame();
        stage.frame();
        let current = stage.current();
        assert_eq!(
            current.eyes(),
            Eyes {
                seat: eyes,
                all: eyes.is_none()
            }
        );
        let dealt = current.told().filter(|(_, text)| text.contains("is dealt"));
        let hidden = dealt.filter(|(_, text)| text.contains("6 cards")).count();
        assert_eq!(hidden, if eyes.is_some() { 3 } else { 0 });
    }
}
