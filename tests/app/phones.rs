//! Phones that play along at the table of the window, over real sockets on this machine.

use std::{
    net::SocketAddr,
    thread::{self, JoinHandle},
    time::Duration,
};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Hosting, InTurn},
        base::{Beat, Page},
        current::Current,
        phones::{Invited, Phones},
        settings::{Motion, Settings},
    },
    catalogue::Ours,
    play::{Chair, Setup, Sitter},
    rules::{Seat, Turn},
};
use serde_json::{Value, json};

use crate::{
    device::{self, Device},
    stage::*,
};

/// More frames than any game here takes, however long the devices think meanwhile.
const FRAMES: usize = 3_000_000;

/// The app with a game whose persons may play on phones.
fn hosting(game: &'static str, rules: &[(&str, &str)], words: &[&str]) -> Stage {
    let entry = Ours::GAMES.named(game).expect("a game");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let mut setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    for (rule, value) in rules {
        entry.set(&mut setup.config, rule, value).expect("a rule");
    }
    let mut stage = Stage::among(&Ours, setup, 5);
    stage.ask(Ask::Phones(Hosting::Open));
    stage.until("phones may come", |stage| phones(stage).is_open());
    stage
}

fn phones(stage: &Stage) -> &Phones {
    stage.app.world().resource::<Phones>()
}

/// Where a seat is played, and by which code.
fn way(stage: &Stage, seat: Option<usize>) -> (SocketAddr, String) {
    let link = phones(stage).link(seat.map(Seat::new)).expect("a link");
    let (at, token) = link
        .strip_prefix("http://")
        .and_then(|link| link.split_once("/#"))
        .expect("an address and a code");
    (at.parse().expect("an address"), token.to_owned())
}

/// Lets the table go on until a device has done what it does.
fn while_it<T>(stage: &mut Stage, device: JoinHandle<T>) -> T {
    for _ in 0..FRAMES {
        if device.is_finished() {
            break;
        }
        stage.frame();
    }
    assert!(device.is_finished(), "it waits at {:?}", stage.beat());
    device.join().expect("it plays")
}

/// A device that takes a seat.
fn sits(stage: &mut Stage, seat: usize) -> Device {
    let (address, token) = way(stage, Some(seat));
    let comes = thread::spawn(move || {
        let mut device = Device::come(address, &token);
        device.say(&json!({"type": "join", "name": format!("Player {seat}")}));
        device.until(|state| state["seats"][seat]["taken"] == true);
        device
    });
    let device = while_it(stage, comes);
    stage.until("the seat is played elsewhere", |stage| {
        stage.current().is_elsewhere(Seat::new(seat))
    });
    device
}

/// Plays a game from phones alone, and sees its end there and at the table.
fn plays(game: &'static str, rules: &[(&str, &str)], words: &[&str]) {
    let mut stage = hosting(game, rules, words);
    stage.speed(16.0);
    stage.app.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    let persons: Vec<usize> = stage.current().game().persons().iter().map(Seat::index).collect();
    let devices: Vec<Device> = persons.iter().map(|&seat| sits(&mut stage, seat)).collect();
    let playing = devices.into_iter().map(|mut device| {
        thread::spawn(move || {
            let acted = device.play();
            (acted, device.state["end"].clone())
        })
    });
    let playing: Vec<_> = playing.collect();
    let ends: Vec<(usize, Value)> = playing
        .into_iter()
        .map(|device| while_it(&mut stage, device))
        .collect();
    assert!(ends.iter().all(|(acted, end)| *acted > 0 && *end == ends[0].1));
    let current = stage.current();
    assert_eq!(current.game().turn(), Turn::Over, "{game}");
    assert!(current.is_shown(), "{game}: nothing is told before it is seen");
    let order = current.game().standing().expect("it is over").order();
    let told: Vec<u64> = ends[0].1["order"]
        .as_array()
        .expect("places")
        .iter()
        .map(|place| place["seat"].as_u64().or(place.as_u64()).expect("a seat"))
        .collect();
    let order: Vec<u64> = order.iter().map(|seat| seat.index() as u64).collect();
    assert_eq!(told, order, "{game}");
}

#[test]
fn mens_erger_je_niet_is_played_from_phones() {
    plays(
        "mejn",
        &[("pawns", "1")],
        &["person", "random", "person", "random"],
    );
}

#[test]
fn dog_is_played_from_phones() {
    plays("dog", &[], &["person", "greedy", "greedy", "greedy"]);
}

#[test]
fn compromise_is_played_from_phones() {
    plays("compromise", &[], &["person", "person"]);
}

#[test]
fn quoridor_is_played_from_phones() {
    plays("quoridor", &[], &["person", "random"]);
}

#[test]
fn ludo_is_played_from_phones() {
    plays(
        "ludo",
        &[("pawns", "1")],
        &["person", "random", "random", "person"],
    );
}

#[test]
fn who_plays_elsewhere_does_not_play_here_and_shows_no_card_here() {
    let mut stage = hosting("dog", &[], &["person", "person", "person", "person"]);
    let _device = sits(&mut stage, 0);
    stage.until("it is to choose", |stage| {
        stage.current().game().turn().seats().contains(Seat::new(0)) && stage.current().is_shown()
    });
    let sees = |current: &Current| (current.eyes().seat, current.eyes().all);
    assert_eq!(sees(stage.current()), (None, false));
    stage.ask(Ask::Turn(InTurn::Uncover(Some(Seat::new(0)))));
    (0..5).for_each(|_| stage.frame());
    assert_ne!(stage.current().chooser(), Some(Seat::new(0)));
    assert_eq!(
        sees(stage.current()),
        (None, false),
        "nobody looks for who plays elsewhere"
    );
}

#[test]
fn who_has_a_name_and_no_phone_plays_here() {
    let mut stage = hosting("quoridor", &[], &["person", "person"]);
    stage.ask(Ask::Phones(Hosting::Close));
    let chair = Chair {
        sitter: Sitter::Person,
        name: "Anneke".to_owned(),
    };
    stage.ask(Ask::Change(Change::Sit(Seat::new(0), chair)));
    stage.ask(Ask::Phones(Hosting::Open));
    (0..5).for_each(|_| stage.frame());
    assert!(phones(&stage).is_open());
    assert!(!stage.current().has_elsewhere());
    assert_eq!(stage.current().chooser(), Some(Seat::new(0)));
    // Phones that may come change nothing by themselves.
    stage.until("it is still", |stage| {
        stage.beat() == Some(Beat::Choose) && !stage.is_busy()
    });
    let ticks = |stage: &Stage| stage.app.world().resource_ref::<Current>().last_changed();
    stage.frame();
    let before = ticks(&stage);
    (0..5).for_each(|_| stage.frame());
    assert_eq!(before, ticks(&stage));
}

#[test]
fn nothing_is_told_before_it_was_seen() {
    let mut stage = hosting("quoridor", &[], &["person", "person"]);
    let mut device = sits(&mut stage, 1);
    let steps = stage.current().game().steps().len();
    let number = stage.current().game().any_choice(Seat::new(0));
    stage.ask(Ask::Turn(InTurn::Choose(Seat::new(0), number.expect("a choice"))));
    stage.until("a choice was made", |stage| {
        stage.current().game().steps().len() > steps
    });
    assert!(!stage.current().is_shown(), "it is only about to be seen");
    // Time stands still until this is answered, however long the way there and back takes; so the answer comes before
    // anything that has to be seen first.
    let mut clock = TimeUpdateStrategy::ManualDuration(Duration::ZERO);
    std::mem::swap(&mut clock, &mut stage.app.world_mut().resource_mut());
    device.say(&json!({"type": "again"}));
    let hears = thread::spawn(move || (device.next(), device));
    let (first, mut device) = while_it(&mut stage, hears);
    assert_eq!(first["type"], "refused", "{first}");
    stage.app.insert_resource(clock);
    let sees = thread::spawn(move || device.see()["step"].clone());
    assert_eq!(while_it(&mut stage, sees), json!(steps + 1));
    assert!(stage.current().is_shown());
}

#[test]
fn a_seat_that_is_freed_is_played_here_again_and_its_code_is_void() {
    let mut stage = hosting("quoridor", &[], &["person", "person"]);
    let device = sits(&mut stage, 0);
    let (address, old) = way(&stage, Some(0));
    assert_eq!(stage.current().chooser(), None);
    stage.ask(Ask::Phones(Hosting::Free(Seat::new(0))));
    stage.until("it is free", |stage| !stage.current().is_elsewhere(Seat::new(0)));
    assert!(while_it(&mut stage, thread::spawn(|| device.goes_unheard())));
    assert_eq!(stage.current().chooser(), Some(Seat::new(0)));
    assert_eq!(
        stage.current().game().setup().chairs[0],
        Chair::new(Sitter::Person)
    );
    assert_ne!(way(&stage, Some(0)).1, old, "it has another code");
    let refused = thread::spawn(move || {
        let mut socket = device::open(address);
        let hello = json!({"type": "hello", "protocol": 1, "token": old, "languages": ["en"]});
        socket.send(hello.to_string().into()).expect("it listens");
        device::hear(&mut socket).expect("an answer")
    });
    let refused = while_it(&mut stage, refused);
    assert_eq!(
        (&refused["type"], &refused["gone"]),
        (&json!("refused"), &json!(true))
    );
}

#[test]
fn a_computer_that_takes_a_seat_over_sends_its_phone_away() {
    let mut stage = hosting("quoridor", &[], &["person", "person"]);
    let device = sits(&mut stage, 0);
    let chair = Chair::new(Sitter::from("random"));
    stage.ask(Ask::Change(Change::Sit(Seat::new(0), chair)));
    stage.until("it is away", |stage| !stage.current().is_elsewhere(Seat::new(0)));
    assert!(while_it(&mut stage, thread::spawn(|| device.goes_unheard())));
    assert!(phones(&stage).link(Some(Seat::new(0))).is_none());
}

#[test]
fn phones_stay_for_the_next_game_and_come_back_after_a_restart_of_the_phone() {
    let mut stage = hosting("quoridor", &[], &["person", "person"]);
    let mut device = sits(&mut stage, 1);
    let (address, code) = way(&stage, Some(1));
    let before = stage.current().game().commitment();
    stage.ask(Ask::Begin(Begin::Again));
    stage.until("another game lies there", |stage| {
        stage.current().game().commitment() != before
    });
    let greeted = thread::spawn(move || {
        loop {
            if device.next()["type"] == "welcome" {
                break device;
            }
        }
    });
    let device = while_it(&mut stage, greeted);
    assert_eq!(way(&stage, Some(1)).1, code, "the same code holds");
    drop(device);
    stage.until("it is missed", |stage| stage.current().is_lost(Seat::new(1)));
    assert!(
        stage.current().is_elsewhere(Seat::new(1)),
        "the seat waits for it"
    );
    let back = thread::spawn(move || Device::come(address, &code));
    let device = while_it(&mut stage, back);
    assert_eq!(device.state["seats"][1]["taken"], true);
    stage.until("it is there", |stage| !stage.current().is_lost(Seat::new(1)));
}

#[test]
fn where_no_more_phones_may_come_those_that_are_there_go_and_the_seats_are_played_here() {
    let mut stage = hosting("quoridor", &[], &["person", "person"]);
    let device = sits(&mut stage, 0);
    stage.ask(Ask::Phones(Hosting::Close));
    stage.until("it is played here", |stage| {
        stage.current().chooser() == Some(Seat::new(0))
    });
    assert!(while_it(&mut stage, thread::spawn(|| device.goes_unheard())));
    assert!(!phones(&stage).is_open());
}

#[test]
fn a_game_that_was_asked_for_with_phones_shows_their_codes_when_it_begins() {
    let mut stage = Stage::title();
    let page = |stage: &Stage| *stage.app.world().resource::<State<Page>>().get();
    stage.app.world_mut().resource_mut::<Invited>().0 = true;
    (0..5).for_each(|_| stage.frame());
    // Another game plays behind the title: it is not meant.
    assert_eq!(page(&stage), Page::None);
    stage.ask(Ask::Begin(Begin::Party));
    stage.until("the codes are shown", |stage| page(stage) == Page::Phones);
    assert!(!stage.app.world().resource::<Invited>().0, "once");
}
