//! Compromise on the table: pips that fall, pile up and fly; digits that name; and secrets that keep.

use bevy::{input::keyboard::Key, prelude::*};
use homestretch::{
    app::{
        ask::{Ask, InTurn},
        base::Beat,
        current::Current,
        input::{Blind, blind},
        settings::Settings,
        table::{Pointed, PointedAt, PointedKind},
        turn::Pondered,
    },
    catalogue,
    play::{Act, Setup, Sitter},
    rules::{Message, Seat},
    staging::{Cue, Face, MarkKind, Pass, Scene, SpotName},
};

use crate::stage::{COMPUTERS, Stage};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

fn stage(preset: &str, words: &[&str]) -> Stage {
    let entry = catalogue::Ours::GAMES
        .named("compromise")
        .expect("the game is in the catalogue");
    let config = entry.preset(&entry.default_config(), preset).expect("a preset");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    let mut stage = Stage::with(|_| setup, &COMPUTERS, 3);
    stage.app.world_mut().resource_mut::<Settings>().speed = Settings::FASTEST;
    stage
}

/// Until somebody here is to choose, whether the others have looked away or not.
fn due(stage: &mut Stage) {
    let mut still = 0;
    stage.until("a person is to choose", |stage| {
        let current = stage.current();
        let waits = current.chooser().is_some() || current.covered().is_some();
        let waits = waits && current.choice().is_none() && current.untold() == 0;
        let waits = waits && stage.beat() == Some(Beat::Choose) && !stage.is_busy();
        still = if waits { still + 1 } else { 0 };
        // What was clicked a moment ago has been made by then.
        still > 3
    });
}

/// What was chosen so far, as text, without what chance brought.
fn chosen(stage: &Stage) -> Vec<(Seat, String)> {
    let steps = stage.current().game().steps().iter();
    let choice = steps.filter_map(|step| match step.act {
        Act::Choice(seat, number) => Some((seat, step.before.write_ply(seat, &[number]))),
        Act::Chance(_) => None,
    });
    choice.collect()
}

fn key(stage: &mut Stage, digit: char) {
    stage.type_key(KeyCode::Digit1, &Key::Character(digit.to_string().into()));
}

#[test]
fn three_digits_name_and_what_begins_no_choice_is_forgotten() {
    let mut stage = stage("simple", &["person", "random"]);
    due(&mut stage);
    for digit in ['3', '9', '1', '3', '2'] {
        assert!(chosen(&stage).iter().all(|(seat, _)| *seat != SEATS[0]));
        key(&mut stage, digit);
    }
    stage.until("it has named", |stage| {
        chosen(stage).iter().any(|(seat, _)| *seat == SEATS[0])
    });
    assert!(chosen(&stage).contains(&(SEATS[0], "132".to_owned())));
}

#[test]
fn what_is_pointed_at_would_be_written_on_the_own_slates_and_is_forgotten_when_it_is_named() {
    let mut stage = stage("simple", &["person", "random"]);
    due(&mut stage);
    let written = |stage: &Stage| stage.app.world().resource::<Pondered>().written.clone();
    let (at, kind) = (PointedAt::Spot("213".into()), PointedKind::Over);
    stage.app.world_mut().write_message(Pointed { at, kind });
    stage.until("it is pointed at", |stage| !written(stage).is_empty());
    let wanted = [("T0.0", '2'), ("T0.1", '1'), ("T0.2", '3')];
    let wanted = wanted.map(|(spot, digit)| (SpotName::from(spot), Face(digit)));
    assert_eq!(written(&stage), wanted);
    for digit in ['1', '3', '2'] {
        key(&mut stage, digit);
    }
    stage.until("it has named", |stage| {
        chosen(stage).iter().any(|(seat, _)| *seat == SEATS[0])
    });
    stage.until("it is forgotten", |stage| written(stage).is_empty());
}

#[test]
fn a_reveal_shows_both_places_then_what_is_frozen_and_free_and_takes_it_all_off() {
    let mut stage = stage("simple", &["person", "random"]);
    due(&mut stage);
    stage.click(PointedAt::Spot(SpotName::from("111")));
    due(&mut stage);
    let current = stage.current();
    let step = current.game().steps().iter().find(|step| step.events.len() > 3);
    let step = step.expect("a round was revealed");
    let cues = step
        .events
        .iter()
        .flat_map(|event| current.staging().cues(&*step.before, event, current.eyes()));
    let shown: Vec<Vec<MarkKind>> = cues
        .filter_map(|cue| match cue {
            Cue::Show(marks) => Some(marks.iter().map(|mark| mark.kind).collect()),
            _ => None,
        })
        .collect();
    let count = |marks: &[MarkKind], kind| marks.iter().filter(|mark| **mark == kind).count();
    assert_eq!(shown.len(), 4);
    assert_eq!(shown[0], []);
    assert_eq!(shown[1], [MarkKind::Chosen; 2]);
    let free = count(&shown[2], MarkKind::Free);
    assert!([1, 2, 4, 8].contains(&free), "{free}");
    assert_eq!(count(&shown[2], MarkKind::Frozen), 27 - free);
    assert_eq!(shown[3], []);
    // What lies on the table is what the game has, pip by pip.
    assert_eq!(stage.pieces(), stage.truth());
}

#[test]
fn slates_lie_covered_for_a_breath_and_then_both_are_turned_axis_by_axis() {
    let mut stage = stage("simple", &["person", "random"]);
    due(&mut stage);
    // The computer thinks beside the frames. Everybody sees that it has named, and nobody what.
    stage.until("the computer has named", |stage| {
        let current = stage.current();
        let scene = current.staging().scene(current.shown(), current.eyes());
        scene.faces.len() == 3
    });
    // While that is shown no click chooses.
    due(&mut stage);
    let slates = |scene: &Scene| {
        let on = scene
            .pieces
            .iter()
            .filter(|(_, spot)| spot.as_str().starts_with('T'));
        on.map(|(seat, _)| *seat).collect::<Vec<Seat>>()
    };
    let current = stage.current();
    let scene = current.staging().scene(current.shown(), current.eyes());
    assert_eq!(slates(&scene), [[SEATS[0]; 3], [SEATS[1]; 3]].concat());
    let wiped = scene
        .faces
        .iter()
        .map(|(spot, Face(sign))| (spot.as_str(), *sign));
    let own = ["T0.0", "T0.1", "T0.2"].map(|spot| (spot, ' '));
    assert_eq!(
        wiped.collect::<Vec<_>>(),
        own,
        "nothing is written on the own ones"
    );
    stage.click(PointedAt::Spot(SpotName::from("132")));
    due(&mut stage);
    let current = stage.current();
    let step = current.game().steps().iter().find(|step| step.reveals);
    let step = step.expect("a round was revealed");
    let cues = step
        .events
        .iter()
        .flat_map(|event| current.staging().cues(&*step.before, event, current.eyes()));
    let turned = |pass: &Pass| (pass.seat, pass.face.map(|Face(sign)| sign));
    let reveal: Vec<Vec<(Seat, Option<char>)>> = cues
        .filter_map(|cue| match cue {
            Cue::Pause => Some(Vec::new()),
            Cue::Pass(passes) if passes.iter().all(|pass| pass.from == pass.to) => {
                Some(passes.iter().map(turned).collect())
            }
            _ => None,
        })
        .take(5)
        .collect();
    assert_eq!(reveal[0], [(SEATS[0], None); 3], "it has named, face down");
    assert_eq!(reveal[1], [], "a breath");
    for (turned, sign) in reveal[2..].iter().zip("132".chars()) {
        assert_eq!(turned[0], (SEATS[0], Some(sign)));
        assert!(turned.len() == 2 && turned[1].0 == SEATS[1] && turned[1].1.is_some());
    }
}

#[test]
fn above_the_table_stands_which_round_it_is_and_what_is_going_on() {
    let mut stage = stage("simple", &["person", "random"]);
    stage.speed(1.0);
    let mut said: Vec<String> = Vec::new();
    let mut round = String::new();
    stage.until("the second round waits", |stage| {
        let current = stage.current();
        let doing = current.staging().doing(current.shown());
        let told = current
            .headline()
            .or(doing.as_ref().filter(|_| current.is_shown()));
        let told = told.map(|told| told.key.clone());
        if told.is_some() && said.last() != told.as_ref() {
            said.extend(told);
        }
        let of = current.staging().round(current.shown()).expect("it has rounds");
        round = current.say(&of);
        let waits = current.chooser().is_some() && current.is_shown() && current.choice().is_none();
        if waits && stage.beat() == Some(Beat::Choose) && !stage.is_busy() {
            stage.click(PointedAt::Spot(SpotName::from("222")));
        }
        said.iter().filter(|told| told.ends_with("name-alone")).count() > 1
    });
    assert!(round.contains('2') && round.contains('5'), "{round}");
    let wanted = [
        "-fall",
        "-name-alone",
        "-both",
        "-named",
        "-freed",
        "-fall",
        "-name-alone",
    ];
    let mut told = said.iter();
    assert!(
        wanted.iter().all(|end| told.any(|key| key.ends_with(end))),
        "{said:?}"
    );
}

#[test]
fn the_rest_is_scattered_and_a_placing_begun_anew() {
    let mut stage = stage("complex", &["person", "random"]);
    due(&mut stage);
    for place in ["111", "333", "333"] {
        stage.click(PointedAt::Spot(SpotName::from(place)));
        due(&mut stage);
    }
    let own = |stage: &Stage| chosen(stage).iter().filter(|(seat, _)| *seat == SEATS[0]).count();
    assert_eq!(own(&stage), 3);
    assert_eq!(stage.pieces(), stage.truth());
    stage.ask(Ask::Turn(InTurn::Clear));
    stage.until("all are taken back", |stage| own(stage) == 0);
    due(&mut stage);
    assert_eq!(stage.pieces(), stage.truth());
    stage.click(PointedAt::Spot(SpotName::from("222")));
    due(&mut stage);
    stage.ask(Ask::Turn(InTurn::Rest));
    stage.until("all are placed", |stage| own(stage) == 30);
    due(&mut stage);
    assert_eq!(stage.pieces(), stage.truth());
    stage.ask(Ask::Turn(InTurn::Rest));
    (0..4).for_each(|_| stage.frame());
    assert_eq!(own(&stage), 30, "nothing is named at random");
}

#[test]
fn a_pointer_strews_over_everything_that_it_is_dragged_over_however_fast() {
    let mut stage = stage("complex", &["person", "random"]);
    due(&mut stage);
    let at = |place: &str| PointedAt::Spot(SpotName::from(place));
    let mut mouse = stage.app.world_mut().resource_mut::<ButtonInput<MouseButton>>();
    mouse.press(MouseButton::Left);
    for pair in ["111", "112", "113", "112", "111"].windows(2) {
        for (place, kind) in [(pair[0], PointedKind::Out), (pair[1], PointedKind::Over)] {
            let at = at(place);
            stage.app.world_mut().write_message(Pointed { at, kind });
        }
        stage.frame();
    }
    let mut mouse = stage.app.world_mut().resource_mut::<ButtonInput<MouseButton>>();
    mouse.release(MouseButton::Left);
    // It is let go where it was pressed, which is no click.
    stage.click(at("111"));
    let own = |stage: &Stage| -> Vec<String> {
        let chosen = chosen(stage).into_iter();
        chosen
            .filter_map(|(seat, text)| (seat == SEATS[0]).then_some(text))
            .collect()
    };
    stage.until("all have their share", |stage| own(stage).len() == 5);
    due(&mut stage);
    assert_eq!(own(&stage), ["111", "112", "113", "112", "111"]);
    assert_eq!(stage.pieces(), stage.truth());
}

/// A table of two persons who each have a pad and choose at once.
fn paired(preset: &str) -> (Stage, [Entity; 2]) {
    let mut stage = stage(preset, &["person", "person"]);
    due(&mut stage);
    assert!(stage.current().covered().is_some());
    let pads = [stage.plug("Twin"), stage.plug("Twin")];
    for pad in pads {
        stage.press(pad, GamepadButton::South);
    }
    stage.until("both may press", |stage| {
        stage.app.world().resource::<Blind>().0.len() == 2
    });
    (stage, pads)
}

/// What the buttons stand for.
fn read(stage: &Stage) -> [[char; 3]; 2] {
    SEATS.map(|seat| blind::digits(stage.current().game(), seat))
}

/// Presses the button that stands for a digit.
fn press(stage: &mut Stage, pad: Entity, digits: [char; 3], digit: char) {
    let place = digits.iter().position(|it| *it == digit);
    stage.press(pad, blind::BUTTONS[place.expect("a button for it")].0);
}

#[test]
fn two_pads_name_at_once_and_nobody_has_to_look_away() {
    let (mut stage, pads) = paired("simple");
    let wanted = ["231", "312"];
    // What they read before they begin holds until both are done, in whatever order they press.
    let shown = read(&stage);
    for (at, seat) in [(0, 1), (0, 0), (1, 0), (2, 0), (1, 1), (2, 1)] {
        assert!(chosen(&stage).len() < 2);
        assert_eq!(read(&stage)[1], shown[1]);
        let digit = wanted[seat].as_bytes()[at] as char;
        press(&mut stage, pads[seat], shown[seat], digit);
    }
    stage.until("both have named", |stage| chosen(stage).len() == 2);
    let mut named = chosen(&stage);
    named.sort();
    assert_eq!(
        named,
        [(SEATS[0], wanted[0].to_owned()), (SEATS[1], wanted[1].to_owned())]
    );
}

#[test]
fn two_pads_place_at_once_and_scatter_the_rest() {
    let (mut stage, pads) = paired("complex");
    let own = |stage: &Stage, seat| chosen(stage).iter().filter(|(who, _)| *who == seat).count();
    let shown = read(&stage);
    for place in ["312", "312", "231"] {
        for (seat, pad) in pads.into_iter().enumerate() {
            for digit in place.chars() {
                press(&mut stage, pad, shown[seat], digit);
            }
            assert_eq!(read(&stage), shown, "the whole placing is one choice");
        }
    }
    for seat in SEATS {
        let placed: Vec<String> = chosen(&stage)
            .into_iter()
            .filter_map(|(who, text)| (who == seat).then_some(text))
            .collect();
        assert_eq!(placed, ["312", "312", "231"]);
    }
    for (pad, seat) in pads.into_iter().zip(SEATS) {
        stage.press(pad, GamepadButton::South);
        stage.until("its rest is scattered", |stage| own(stage, seat) == 30);
    }
    stage.until("all lie open", |stage| {
        stage.beat() == Some(Beat::Choose) && !stage.is_busy() && stage.current().untold() == 0
    });
    assert_eq!(stage.pieces(), stage.truth());
    assert_ne!(read(&stage), shown, "the next choice has other buttons");
}

#[test]
fn who_was_ready_before_the_other_had_a_pad_chooses_at_once_too() {
    let mut stage = stage("simple", &["person", "person"]);
    due(&mut stage);
    stage.ask(Ask::Turn(InTurn::Uncover(Some(SEATS[0]))));
    due(&mut stage);
    assert_eq!(stage.current().chooser(), Some(SEATS[0]));
    for pad in [stage.plug("Twin"), stage.plug("Twin")] {
        stage.press(pad, GamepadButton::South);
    }
    stage.until("both may press", |stage| {
        stage.app.world().resource::<Blind>().0.len() == 2 && stage.current().chooser().is_none()
    });
}

#[test]
fn what_comes_of_the_names_is_told_when_all_slates_are_turned_and_not_before() {
    let mut stage = stage("simple", &["person", "person"]);
    due(&mut stage);
    let mut current = stage
        .app
        .world_mut()
        .remove_resource::<Current>()
        .expect("a game");
    for seat in SEATS {
        let number = current.game().any_choice(seat).expect("a choice");
        current.choose(seat, number).expect("it is legal");
        current.explain(Some((seat, Message::new("hint-none"))));
    }
    let mut told = Vec::new();
    while let Some(cue) = current.next_cue() {
        let reasons = current.reason().is_some();
        told.push((cue.clone(), current.headline().cloned(), reasons));
        current.cue_shown();
    }
    let breath = told.iter().position(|(cue, ..)| *cue == Cue::Pause);
    let breath = breath.expect("a breath") + 1;
    let turned = told[breath..].iter();
    let turned = turned.take_while(|(cue, ..)| matches!(cue, Cue::Pass(_))).count();
    assert_eq!(turned, 3, "one axis after the other");
    let (before, after) = told.split_at(breath + turned);
    let (_, comes, reasons) = after.first().expect("the places are shown");
    assert!(comes.is_some() && *reasons);
    assert!(before.iter().all(|(_, headline, _)| headline != comes));
    let mut since = before[breath - 1..].iter();
    assert!(since.all(|(_, _, reasons)| !reasons), "nor why somebody chose so");
}
