//! The rules of Dog as a library: a position from text, everything that a card can do there, one play, the board.
//!
//! `cargo run --example dog_usage`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use homestretch::rules::{
    Game, Seat,
    dog::{Action, Card, Config, Dog, Results},
};

fn main() {
    let game = Dog::new(&Config::default()).expect("the usual game");
    let seat = Seat::new(0);
    let board = game.read_board("P0*F1|P14P16|F0F3|P36P48*").expect("a board");
    println!("{}\n", game.draw_board(&board));

    let mut results = Results::default();
    for card in [Card::Ace, Card::Four, Card::Jack, Card::Seven] {
        game.list(&board, seat, card, &mut results);
        println!("{card} leads to {} boards:", results.len());
        for n in 0..results.len().min(4) {
            let play = game.listed(&results, n).map(Action::Play).expect("one of them");
            let after = results.board(n).expect("one of them");
            println!("  {:<8} {}", game.write_action(&play), game.write_board(&after));
        }
    }

    let text = "70334-";
    match game.read_action(text, game.acting(&board, seat)) {
        Ok(Action::Play(play)) => match game.after(&board, seat, &play) {
            Ok(after) => println!("\n{text}:\n{}", game.draw_board(&after)),
            Err(rule) => println!("\n{text} is not legal: {rule:?}"),
        },
        other => println!("\n{text} is no play: {other:?}"),
    }
}
