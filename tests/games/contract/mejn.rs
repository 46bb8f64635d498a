//! Mens erger je niet in many configurations.

use homestretch::rules::{
    Game, Seat,
    mejn::{Config, Fault, LeaveStart, Mejn, PlayToLast, TableFault, WhoBegins},
};

use super::suite::{compete, conform};

#[test]
fn the_default_game_and_the_presets_keep_the_contract() {
    for name in Config::PRESETS {
        conform::<Mejn>(&Config::default().preset(name).expect("a preset"), 3);
    }
}

#[test]
fn six_seats_with_empty_ones_and_odd_sizes_keep_the_contract() {
    let empty = [1, 3, 5].map(Seat::new).to_vec();
    let small = Config {
        seats: 2,
        dots: 2,
        pawns: 1,
        faces: 1,
        ..Config::default()
    };
    let configs = [
        Config {
            seats: 6,
            dots: 8,
            empty: empty.clone(),
            ..Config::default()
        },
        Config {
            seats: 6,
            dots: 8,
            self_strike: true,
            ..Config::default()
        },
        Config {
            seats: 3,
            dots: 7,
            pawns: 2,
            faces: 4,
            ..Config::default()
        },
        Config {
            seats: 5,
            dots: 12,
            pawns: 3,
            ..Config::default()
        },
        Config {
            seats: 2,
            dots: 14,
            pawns: 5,
            faces: 8,
            ..Config::default()
        },
        Config {
            seats: 2,
            dots: 59,
            pawns: 8,
            faces: 20,
            ..Config::default()
        },
        Config {
            seats: 6,
            dots: 20,
            pawns: 7,
            faces: 19,
            empty,
            ..Config::default()
        },
        small,
    ];
    for config in configs {
        conform::<Mejn>(&config, 1);
    }
}

#[test]
fn every_house_rule_keeps_the_contract_alone_and_with_the_others() {
    let base = Config::default();
    let mut configs: Vec<Config> = (0..64)
        .map(|bits: u8| Config {
            self_strike: bits & 1 != 0,
            start_strikes_own: bits & 2 != 0,
            three_tries: bits & 4 != 0,
            strike_is_compulsory: bits & 8 != 0,
            home_no_jumping: bits & 16 != 0,
            six_rolls_again: bits & 32 != 0,
            leave_start_first: [LeaveStart::Always, LeaveStart::WhileOneWaits, LeaveStart::Never]
                [usize::from(bits % 3)],
            six_limit: [None, Some(2), Some(3)][usize::from(bits / 3 % 3)],
            play_to_last: [PlayToLast::On, PlayToLast::OneLeft, PlayToLast::Off][usize::from(bits / 5 % 3)],
            who_begins: [WhoBegins::Drawn, WhoBegins::Rolled, WhoBegins::Seat(Seat::new(2))]
                [usize::from(bits / 7 % 3)],
            pawns: 2,
            ..base.clone()
        })
        .collect();
    configs.push(Config {
        who_begins: WhoBegins::Rolled,
        ..base.clone()
    });
    configs.push(Config {
        play_to_last: PlayToLast::OneLeft,
        ..base
    });
    for config in configs {
        conform::<Mejn>(&config, 1);
    }
}

#[test]
fn all_faults_of_a_configuration_are_told_at_once() {
    let config = Config {
        seats: 9,
        dots: 20,
        pawns: 30,
        faces: 25,
        empty: (1..6).map(Seat::new).collect(),
        who_begins: WhoBegins::Seat(Seat::new(3)),
        six_limit: Some(1),
        ..Config::default()
    };
    let faults = Mejn::new(&config).expect_err("many faults");
    assert_eq!(
        faults,
        [
            Fault::Seats(9),
            Fault::DotsNotAboveFaces { dots: 20, faces: 25 },
            Fault::FacesBelowPawns { faces: 25, pawns: 30 },
            Fault::Pawns(30),
            Fault::Faces(25),
            Fault::WayTooLong(210),
            Fault::Table(TableFault::TooFewInPlay),
            Fault::Table(TableFault::BeginnerNotInPlay(Seat::new(3))),
            Fault::Table(TableFault::SixLimit),
        ]
    );
    let config = Config {
        seats: 2,
        empty: vec![Seat::new(5)],
        ..Config::default()
    };
    assert_eq!(
        Mejn::new(&config).expect_err("a fault"),
        [Fault::Table(TableFault::EmptySeatNotThere(Seat::new(5)))]
    );
}

#[test]
fn it_can_be_competed_in() {
    compete::<Mejn>(&Config::default(), 3);
}
