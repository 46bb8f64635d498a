//! Whole games of every game, each seat of a person at a device of its own, and somebody who looks on.

use std::thread;

use serde_json::{Value, json};

use crate::{Table, device::Device, game};

/// Plays a game to its end; whoever looks on sees the same end as those who play.
fn plays(name: &str, rules: &[(&str, &str)], words: &[&str]) {
    let table = Table::of(game(name, rules, words));
    let address = table.server.address();
    let (ends, seen) = thread::scope(|scope| {
        // Whoever does not listen is let go: everybody does, at once.
        let onlooker = scope.spawn(|| {
            let mut onlooker = Device::come(address, &table.onlooker);
            assert!(onlooker.welcome["seat"].is_null());
            onlooker.until(|state| !state["end"].is_null());
            onlooker.state
        });
        let devices: Vec<_> = table
            .seats
            .iter()
            .map(|(seat, token)| {
                scope.spawn(move || {
                    let mut device = Device::come(address, token);
                    assert_eq!(device.welcome["seat"], json!(seat));
                    device.say(&json!({"type": "join", "name": format!("Player {seat}")}));
                    let acted = device.play();
                    assert!(acted > 0, "{name}: seat {seat} has played");
                    device.state["end"].clone()
                })
            })
            .collect();
        let ends = devices.into_iter().map(|device| device.join().expect("it plays"));
        let ends: Vec<_> = ends.collect();
        (ends, onlooker.join().expect("it looks on"))
    });
    assert!(ends.iter().all(|end| *end == seen["end"]), "{name}");
    let names: Vec<&str> = seen["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter_map(|seat| seat["name"].as_str())
        .collect();
    for (seat, _) in &table.seats {
        assert!(names.contains(&&*format!("Player {seat}")), "{names:?}");
    }
    assert!(!ends[0]["order"].as_array().expect("places").is_empty());
}

#[test]
fn mens_erger_je_niet_is_played_by_four_devices() {
    plays(
        "mejn",
        &[("pawns", "1")],
        &["person", "person", "person", "person"],
    );
}

#[test]
fn ludo_is_played_by_two_devices_and_two_computers() {
    plays(
        "ludo",
        &[("pawns", "1")],
        &["person", "random", "person", "random"],
    );
}

#[test]
fn dog_is_played_by_a_team_of_two_devices_against_computers() {
    plays("dog", &[], &["person", "greedy", "person", "greedy"]);
}

#[test]
fn quoridor_is_played_by_two_devices() {
    plays(
        "quoridor",
        &[("columns", "5"), ("rows", "5"), ("fences", "2")],
        &["person", "person"],
    );
}

#[test]
fn compromise_is_played_by_two_devices_that_choose_at_once() {
    plays("compromise", &[], &["person", "person"]);
}

#[test]
fn who_had_luck_is_told_to_everybody_once_it_is_known() {
    let table = Table::of(game("compromise", &[], &["person", "random"]));
    let mut onlooker = Device::come(table.server.address(), &table.onlooker);
    let mut device = table.device(0);
    thread::scope(|scope| {
        scope.spawn(|| device.play());
        let has = |figures: &Value, label: &str| {
            let mut figures = figures.as_array().into_iter().flatten();
            figures.any(|figure| {
                figure[0] == label && figure[1].as_array().is_some_and(|cells| cells.len() == 2)
            })
        };
        onlooker.until(|state| {
            ["Luck", "Errors"]
                .iter()
                .all(|label| has(&state["end"]["figures"], label))
        });
    });
    assert!(onlooker.state["end"]["words"].to_string().contains("luck"));
}

#[test]
fn another_game_follows_at_the_same_table_by_the_same_codes() {
    let table = Table::of(game("compromise", &[], &["person", "random"]));
    let mut device = table.device(0);
    device.play();
    device.say(&json!({"type": "again"}));
    device.until(|state| state["end"].is_null());
    assert!(device.play() > 0);
}
