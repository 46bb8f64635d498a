//! Ludo in many configurations.

use homestretch::rules::{
    Game, Seat,
    ludo::{Config, Fault, HomeMoves, Ludo, PlayToLast, TableFault, WhoBegins},
};

use super::suite::{compete, conform};

#[test]
fn the_default_game_and_the_presets_keep_the_contract() {
    for name in Config::PRESETS {
        conform::<Ludo>(&Config::default().preset(name).expect("a preset"), 2);
    }
}

#[test]
fn every_table_keeps_the_contract() {
    for (seats, empty, pawns) in [
        (2, &[][..], 4),
        (2, &[], 1),
        (3, &[], 3),
        (3, &[1], 2),
        (4, &[0], 4),
        (4, &[1, 3], 4),
        (4, &[0, 1], 1),
    ] {
        let config = Config {
            seats,
            empty: empty.iter().map(|&seat| Seat::new(seat)).collect(),
            pawns,
            ..Config::default()
        };
        conform::<Ludo>(&config, 1);
    }
}

#[test]
fn every_house_rule_keeps_the_contract_alone_and_with_the_others() {
    for bits in 0..48_u8 {
        let config = Config {
            pawns: 2 + bits % 3,
            forced_second_roll: bits & 1 == 0,
            forced_strikes_own: bits & 2 == 0,
            forced_six_also_draws: bits & 4 != 0,
            bounce: bits & 8 == 0,
            home_moves: [HomeMoves::Choice, HomeMoves::Last, HomeMoves::Never][usize::from(bits / 16)],
            six_limit: [None, Some(2), Some(3)][usize::from(bits % 3)],
            play_to_last: [PlayToLast::OneLeft, PlayToLast::On, PlayToLast::Off][usize::from(bits / 5 % 3)],
            who_begins: [WhoBegins::Rolled, WhoBegins::Drawn, WhoBegins::Seat(Seat::new(2))]
                [usize::from(bits / 7 % 3)],
            max_rolls: [None, Some(90)][usize::from(bits / 3 % 2)],
            ..Config::default()
        };
        conform::<Ludo>(&config, 1);
    }
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let config = Config {
        seats: 5,
        pawns: 0,
        empty: (1..6).map(Seat::new).collect(),
        who_begins: WhoBegins::Seat(Seat::new(3)),
        six_limit: Some(1),
        max_rolls: Some(0),
        ..Config::default()
    };
    assert_eq!(
        Ludo::new(&config).expect_err("many faults"),
        [
            Fault::Seats(5),
            Fault::Pawns(0),
            Fault::Table(TableFault::EmptySeatNotThere(Seat::new(5))),
            Fault::Table(TableFault::TooFewInPlay),
            Fault::Table(TableFault::BeginnerNotInPlay(Seat::new(3))),
            Fault::Table(TableFault::SixLimit),
            Fault::MaxRolls,
        ]
    );
}

#[test]
fn it_can_be_competed_in() {
    compete::<Ludo>(&Config::default(), 3);
}
