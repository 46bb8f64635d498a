//! What is played is seen when and where it should be.

use super::{
    stage::{BEFORE, FLIGHT, STEP},
    *,
};
use crate::staging::{Blow, Cue, Face, Pass};

const SEAT: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

fn board() -> Layout {
    Layout::race(4, 10, 4)
}

fn names(path: &[&str]) -> Vec<SpotName> {
    path.iter().map(SpotName::from).collect()
}

fn played(scene: &Scene, cues: &[Cue]) -> Course {
    let layout = board();
    let mut stage = Stage::new(&layout, scene);
    for cue in cues {
        stage.play(cue);
    }
    stage.end()
}

fn standing(pieces: &[(Seat, &str)]) -> Scene {
    Scene {
        pieces: pieces.iter().map(|(seat, spot)| (*seat, spot.into())).collect(),
        ..Scene::default()
    }
}

#[test]
fn who_walks_waits_and_passes_every_spot_and_who_is_struck_flies_home_then() {
    let scene = standing(&[(SEAT, "E0"), (OTHER, "E2")]);
    let walk = Cue::Walk {
        seat: SEAT,
        path: names(&["E0", "E1", "E2"]),
    };
    let strike = Cue::Strike {
        seat: OTHER,
        spot: "E2".into(),
        to: "B1.0".into(),
        blow: Blow::Knock,
    };
    let course = played(&scene, &[walk, strike]);
    let layout = board();
    let at = |name: &str| layout.spot(name).expect("a spot").at;
    let seen = |actor: usize, moment: f32| course.actors[actor].seen(moment).expect("it is there").at;
    assert_eq!(seen(0, 0.0), at("E0"));
    assert!(seen(0, BEFORE + STEP).distance(at("E1")) < 1e-3);
    assert_eq!(seen(1, BEFORE + STEP), at("E2"));
    assert_eq!(
        [seen(0, course.lasts), seen(1, course.lasts)],
        [at("E2"), at("B1.0")]
    );
    assert!(course.actors[0].walks && !course.actors[1].walks);
    assert!(course.still(&layout, &scene).pieces.is_empty());
    let near = |one: Option<f32>, other: f32| one.is_some_and(|one| (one - other).abs() < 1e-3);
    assert!(near(course.rests(0.0), BEFORE) && near(course.rests(course.lasts - 1.0), 1.0));
    assert_eq!(course.rests(BEFORE + 0.1), None);
    assert!(near(Some(course.moment(course.lasts + 0.5)), 0.5));
}

#[test]
fn what_comes_from_a_stock_is_seen_once_it_sets_out() {
    let pass = |to: &str| Pass {
        seat: SEAT,
        from: "B0.0".into(),
        to: to.into(),
        face: None,
    };
    let course = played(&Scene::default(), &[Cue::Pass(vec![pass("E1"), pass("E2")])]);
    assert_eq!(course.actors.len(), 2);
    let there = |moment: f32| {
        course
            .actors
            .iter()
            .filter(|it| it.seen(moment).is_some())
            .count()
    };
    assert_eq!([there(0.0), there(BEFORE), there(course.lasts)], [0, 1, 2]);
}

#[test]
fn what_is_turned_is_thin_in_between_and_shows_its_face_then() {
    let turned = Pass {
        seat: SEAT,
        from: "E1".into(),
        to: "E1".into(),
        face: Some(Face('3')),
    };
    let course = played(&standing(&[(SEAT, "E1")]), &[Cue::Pass(vec![turned])]);
    let seen = |part: f32| {
        course.actors[0]
            .seen(BEFORE + part * FLIGHT)
            .expect("it is there")
    };
    assert_eq!(seen(0.1).face, None);
    assert!(seen(0.5).width < 0.01);
    assert_eq!(seen(0.9).face, Some(Face('3')));
    assert_eq!(course.actors[0].faces(), [None, Some(Face('3'))]);
}

#[test]
fn a_die_is_part_of_the_board_until_it_is_thrown() {
    let scene = Scene {
        die: Some((SEAT, 6, 6)),
        ..standing(&[(SEAT, "E0")])
    };
    let walk = Cue::Walk {
        seat: SEAT,
        path: names(&["E0", "E1"]),
    };
    let layout = board();
    let course = played(&scene, &[walk]);
    assert!(course.die(9.0).is_none() && course.still(&layout, &scene).die.is_some());
    let throw = Cue::Throw {
        seat: OTHER,
        face: 2,
        faces: 6,
    };
    let course = played(&scene, &[throw]);
    assert_eq!(
        [0.0, 9.0].map(|moment| course.die(moment)),
        [Some((SEAT, 6)), Some((OTHER, 2))]
    );
    assert!(course.still(&layout, &scene).die.is_none() && course.die_faces().contains(&2));
}

#[test]
fn what_is_forbidden_is_given_up_and_what_is_pointed_at_is_marked_from_the_beginning() {
    let layout = board();
    let scene = standing(&[(SEAT, "E0")]);
    let mut stage = Stage::new(&layout, &scene);
    stage.point_at(SEAT, &names(&["E3"]));
    stage.try_in_vain(SEAT, &"E0".into(), &"E4".into());
    let course = stage.end();
    assert_eq!(course.actors[0].from, course.actors[0].to);
    assert_eq!(course.marked(0.0).len(), 1);
    // Nothing happens on a board of which something is only pointed at.
    let mut stage = Stage::new(&layout, &scene);
    stage.point_at(SEAT, &names(&["E3"]));
    assert!(!stage.end().moves());
}
