//! What the players of Quoridor that look ahead see in some positions, and how fast.

use std::time::Instant;

use homestretch::{
    rules::{Game as _, Notation as _, Seat, Turn, quoridor::{Config, Quoridor}},
    strategies::quoridor::Thinker,
};

struct Zero;
impl homestretch::rules::Source for Zero {
    fn below(&mut self, _n: u32) -> u32 { 0 }
}

fn main() {
    let games = [
        "",
        "e2 e8 e3 e7 e4 e6",
        "e2 e8 e3 e7 e4 e6 e3h d6h g6h b6h e5v",
        "e2 e8 e3 e7 e4 e6 c3h f3h e6v d5h c6v b3v",
        "e2 e8 e3 e7 d3h e6 f3v e5 e2h d6v c5h b4v g4h h5v e4 f6h a6h c7h d5v",
    ];
    let game = Quoridor::new(&Config::default()).expect("the usual game");
    let nodes: Vec<u64> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    for moves in games {
        let mut position = game.start();
        for text in moves.split_whitespace() {
            let Turn::Seat(seat) = game.turn(&position) else { break };
            let Ok(choice) = game.read_choice(&position, seat, text) else { println!("? {text}"); break };
            if let Err(why) = game.play(&mut position, seat, choice, &mut homestretch::rules::Silent) { println!("{text}: {why:?}"); break }
        }
        let seat = match game.turn(&position) { Turn::Seat(seat) => seat, _ => Seat::new(0) };
        println!("{}", game.write_position(&position));
        for &nodes in &nodes {
            let mut thinker = Thinker::with_nodes(nodes);
            let begin = Instant::now();
            if let Some(thought) = thinker.think(&game, &position, seat, &mut Zero) {
                let seconds = begin.elapsed().as_secs_f64();
                println!("  {} value {} depth {} nodes {} in {seconds:.3} s: {:.0}/s", thought.choice, thought.value, thought.depth, thought.nodes, thought.nodes as f64 / seconds);
            }
        }
    }
}
