//! Dog in many configurations.

use homestretch::rules::{
    Game,
    dog::{Config, Dog, Fault, NoPlay},
};

use super::suite::{compete, conform};

/// A table for so many, of whom so many colours play together, with an end for every game.
fn table(seats: u8, team: u8) -> Config {
    Config {
        seats,
        team,
        max_plies: Some(100),
        ..Config::default()
    }
}

#[test]
fn the_presets_keep_the_contract() {
    for name in Config::PRESETS {
        let preset = Config::default().preset(name).expect("a preset");
        let bounded = Config {
            max_plies: Some(200),
            ..preset
        };
        conform::<Dog>(&bounded, 1);
    }
}

#[test]
fn every_number_of_seats_and_every_team_keeps_the_contract() {
    for (seats, team) in [(2, 1), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1), (6, 2), (6, 3)] {
        conform::<Dog>(&table(seats, team), 1);
    }
}

#[test]
fn every_house_rule_keeps_the_contract_alone_and_with_the_others() {
    for bits in 0..16_u8 {
        let config = Config {
            no_play: if bits & 1 == 0 {
                NoPlay::Discard
            } else {
                NoPlay::SitOut
            },
            canadian: bits & 2 != 0,
            rest_to_mate: bits & 4 != 0,
            idle_jack: bits & 8 != 0,
            jokers: bits % 3 * 6,
            copies: 3 + bits % 7,
            max_plies: Some(60),
            ..Config::default()
        };
        conform::<Dog>(&config, 1);
    }
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let config = Config {
        seats: 7,
        team: 2,
        copies: 0,
        jokers: 16,
        max_plies: Some(0),
        ..Config::default()
    };
    let faults = Dog::new(&config).expect_err("many faults");
    assert_eq!(
        faults,
        [
            Fault::Seats(7),
            Fault::Team(2),
            Fault::Copies(0),
            Fault::Jokers(16),
            Fault::PackTooSmall { pack: 16, needed: 42 },
            Fault::MaxPlies,
        ]
    );
    for (seats, team) in [(3, 2), (5, 2), (4, 3), (2, 3), (4, 0)] {
        assert_eq!(
            Dog::new(&table(seats, team)).expect_err("a fault"),
            [Fault::Team(team)]
        );
    }
    let small = Config {
        copies: 1,
        ..Config::default()
    };
    assert_eq!(
        Dog::new(&small).expect_err("a fault"),
        [Fault::PackTooSmall { pack: 19, needed: 24 }]
    );
}

#[test]
fn it_can_be_competed_in() {
    compete::<Dog>(&table(4, 2), 2);
    compete::<Dog>(&table(3, 1), 2);
}
