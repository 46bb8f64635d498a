//! Five hundred games one after another leave nothing behind: no entity, no mesh, no picture, no memory.
//!
//! Alone in its program, for the memory of other tests would count too.
#![cfg(feature = "app")]

#[path = "app/headless.rs"]
mod headless;
#[path = "app/stage.rs"]
#[expect(dead_code, reason = "other tests press more")]
mod stage;

use bevy::prelude::*;
use homestretch::{
    app::{
        ask::{Ask, Begin},
        base::Beat,
        keep::Keeping,
        settings::Settings,
        table::Paint,
    },
    catalogue,
    play::{Keeper, Setup},
};

use stage::*;

/// The smallest game that has everything: a ring, strikes, a way home.
fn small(setup: Setup) -> Setup {
    let entry = catalogue::Ours::GAMES.named("mejn").expect("the game");
    let mut config = setup.config;
    for (name, value) in [("dots", "3"), ("pawns", "1"), ("faces", "2")] {
        entry.set(&mut config, name, value).expect(name);
    }
    Setup { config, ..setup }
}

fn kept(stage: &Stage) -> [usize; 4] {
    let world = stage.app.world();
    [
        world.entities().count_spawned() as usize,
        world.resource::<Assets<Mesh>>().len(),
        world.resource::<Assets<Image>>().len(),
        world.resource::<Assets<Paint>>().len(),
    ]
}

/// Memory in use, in kilobytes; 0 where the system does not tell.
fn memory() -> i64 {
    std::fs::read_to_string("/proc/self/status")
        .unwrap_or_default()
        .lines()
        .find_map(|line| {
            line.strip_prefix("VmRSS:")?
                .trim()
                .strip_suffix(" kB")?
                .trim()
                .parse()
                .ok()
        })
        .unwrap_or(0)
}

#[test]
fn five_hundred_games_leave_nothing_behind() {
    let mut stage = Stage::with(small, &["far", "random"], 1);
    stage.speed(Settings::FASTEST);
    // The disk is not what is looked at.
    stage.app.world_mut().resource_mut::<Keeping>().keeper = Keeper::closed(catalogue::Ours::GAMES, None);
    let mut first = None;
    for game in 1..=500 {
        stage.until("the game is over", |stage| stage.beat() == Some(Beat::Over));
        if game == 50 {
            first = Some((kept(&stage), memory()));
        }
        if game == 500 {
            let (before, bytes) = first.expect("it was counted");
            assert_eq!(kept(&stage), before);
            let grown = memory() - bytes;
            assert!(grown < 6_000, "memory grew by {grown} kB");
        }
        stage.ask(Ask::Begin(Begin::Again));
        stage.frame();
        stage.frame();
    }
}
