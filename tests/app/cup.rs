//! A board with a cup: the die falls from it, it comes back to its place, and who presses it throws.

use std::time::Duration;

use bevy::{
    camera::NormalizedRenderTarget,
    picking::{
        backend::HitData,
        events::Click,
        pointer::{Location, PointerId},
    },
    prelude::*,
};
use homestretch::{
    app::{
        base::Beat,
        table::{Busy, Cup, Die},
    },
    catalogue::Ours,
    play::{Setup, Sitter},
};

use crate::stage::{COMPUTERS, ONE_PERSON, Stage};

/// A table that has a cup.
fn stage(words: &[&str]) -> Stage {
    let entry = Ours::GAMES.named("ludo").expect("the game is in the catalogue");
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    Stage::with(|_| setup, &COMPUTERS, 3)
}

/// The cup with where it is, and whether it moves.
fn cup(stage: &mut Stage) -> (Entity, Vec3, bool) {
    let world = stage.app.world_mut();
    let mut cups = world.query_filtered::<(Entity, &Transform, Has<Busy>), With<Cup>>();
    let (entity, place, busy) = cups.single(world).expect("one cup");
    (entity, place.translation, busy)
}

#[test]
fn the_die_falls_from_the_cup_which_goes_to_who_throws_and_comes_back() {
    let mut stage = stage(&COMPUTERS);
    stage.until("the cup goes", |stage| cup(stage).2);
    let mut farthest: f32 = 0.0;
    let mut least = f32::MAX;
    stage.until("it is back", |stage| {
        let (_, at, busy) = cup(stage);
        let world = stage.app.world_mut();
        let mut dice = world.query_filtered::<&Transform, (With<Die>, With<Busy>)>();
        for die in dice.iter(world) {
            least = least.min(die.translation.distance(at));
        }
        farthest = farthest.max(at.length());
        !busy
    });
    assert!(farthest > 6.0, "it was {farthest} from the middle");
    assert!(least < 0.6, "the die was never in it, but {least} away");
    assert!(cup(&mut stage).1.length() < 1e-4, "it stands where it stood");
}

#[test]
fn a_press_on_the_cup_throws_the_die() {
    let mut stage = stage(&ONE_PERSON);
    stage.until("a person is to throw", |stage| {
        stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand() && !stage.is_busy()
    });
    (0..8).for_each(|_| stage.frame());
    let (cup, ..) = cup(&mut stage);
    let steps = stage.current().game().steps().len();
    let location = Location {
        target: NormalizedRenderTarget::None {
            width: 800,
            height: 600,
        },
        position: Vec2::ZERO,
    };
    let click = Click {
        button: PointerButton::Primary,
        hit: HitData::new(Entity::PLACEHOLDER, 0.0, None, None),
        duration: Duration::from_millis(90),
        count: 1,
    };
    let press = Pointer::new(PointerId::Mouse, location, click, cup);
    stage.app.world_mut().trigger(press);
    stage.until("the die is thrown", |stage| {
        stage.current().game().steps().len() > steps
    });
}
