//! A whole game of Dog in which every choice is drawn at random, ply by ply.
//!
//! `cargo run --example dog_random -- SEED`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use homestretch::{
    play::{dice::Dice, seed},
    rules::{
        ChoiceSet, Game, Notation, Silent, Turn,
        dog::{Config, Dog},
    },
};

fn main() {
    let first = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(1);
    let game = Dog::new(&Config::default()).expect("the usual game");
    let (mut position, mut random) = (game.start(), Dice::new(&seed::numbered(first)));
    loop {
        let turn = game.turn(&position);
        if turn == Turn::Over {
            break;
        }
        if turn == Turn::Chance {
            let deal = game.draw(&position, &mut random);
            println!("deal {}", game.write_outcome(&deal));
            game.settle_known(&mut position, &deal, &mut Silent);
            continue;
        }
        let Some(seat) = turn.seats().lowest() else { break };
        let (start, mut chain) = (position, Vec::new());
        while let Some(choice) = game.choices(&position, seat).any(&mut random) {
            chain.push(choice);
            game.play_known(&mut position, seat, choice, &mut Silent);
            if !game.is_open(&position, seat) {
                break;
            }
        }
        println!(
            "{seat} {:<12} {}",
            game.write_ply(&start, seat, &chain),
            game.write_board(position.board())
        );
    }
    println!(
        "{}\n{:?}",
        game.draw_board(position.board()),
        game.standing(&position)
    );
}
