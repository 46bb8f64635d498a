//! Quoridor in many configurations.

use homestretch::rules::quoridor::{Config, Quoridor, ThirdPawn};

use super::suite::{compete, conform};

/// A board for so many, with an end for every game.
fn board(seats: u8, columns: u8, rows: u8, fences: u8) -> Config {
    Config {
        seats,
        columns,
        rows,
        fences,
        max_plies: Some(60),
        ..Config::default()
    }
}

#[test]
fn two_and_four_seats_keep_the_contract() {
    conform::<Quoridor>(&Config::default(), 1);
    conform::<Quoridor>(&board(2, 9, 9, 10), 1);
    conform::<Quoridor>(&board(4, 9, 9, 5), 1);
}

#[test]
fn small_and_odd_boards_keep_the_contract() {
    for (seats, columns, rows, fences) in [
        (2, 3, 3, 0),
        (2, 3, 3, 20),
        (2, 5, 3, 2),
        (2, 3, 9, 4),
        (2, 9, 3, 4),
        (4, 3, 3, 1),
        (4, 5, 5, 20),
        (4, 7, 3, 3),
    ] {
        conform::<Quoridor>(&board(seats, columns, rows, fences), 4);
    }
}

#[test]
fn a_third_pawn_that_blocks_keeps_the_contract() {
    let config = Config {
        third_pawn: ThirdPawn::Blocks,
        ..board(4, 3, 3, 3)
    };
    conform::<Quoridor>(&config, 20);
}

#[test]
fn pawns_that_jump_and_come_back_keep_the_contract() {
    for seats in [2, 4] {
        let config = Config {
            jump_back: true,
            ..board(seats, 5, 3, 3)
        };
        conform::<Quoridor>(&config, 10);
    }
}

#[test]
fn it_can_be_competed_in() {
    compete::<Quoridor>(&Config::default(), 2);
    compete::<Quoridor>(&board(4, 5, 5, 2), 2);
}
