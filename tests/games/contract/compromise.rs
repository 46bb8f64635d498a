//! Compromise in many configurations.

use homestretch::rules::{
    Game, Seat,
    compromise::{Compromise, Config, Fault, Version},
};

use super::suite::{compete, conform};

#[test]
fn the_presets_keep_the_contract() {
    for name in Config::PRESETS {
        let preset = Config::default().preset(name).expect("a preset");
        conform::<Compromise>(&Config { length: 2, ..preset }, 1);
    }
}

#[test]
fn every_length_and_every_number_of_pips_keeps_the_contract() {
    for version in [Version::Simple, Version::Complex, Version::Gamble] {
        for (pips, length, ties, extra_rounds) in [
            (1, 0, true, 0),
            (1, 0, false, 3),
            (1, 7, false, 1000),
            (2, 6, true, 0),
            (7, 1, false, 0),
        ] {
            let config = Config {
                version,
                pips,
                length,
                ties,
                extra_rounds,
                ..Config::default()
            };
            conform::<Compromise>(&config, 3);
        }
    }
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let config = Config {
        seats: 3,
        pips: 0,
        length: 1001,
        extra_rounds: 10_001,
        ..Config::default()
    };
    assert_eq!(
        Compromise::new(&config).expect_err("many faults"),
        [
            Fault::Seats(3),
            Fault::Pips(0),
            Fault::Length(1001),
            Fault::Extra(10_001),
        ]
    );
    let alone = Config {
        empty: vec![Seat::new(1)],
        ..Config::default()
    };
    assert_eq!(Compromise::new(&alone).expect_err("a fault"), [Fault::Empty]);
}

#[test]
fn it_can_be_competed_in() {
    compete::<Compromise>(&Config::default(), 3);
}
