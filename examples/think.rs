//! How far ahead the players of Quoridor look: depth, value and positions a second, from the start into a game.
//!
//! `cargo run --release --no-default-features --example think -- 100000 1000000` takes the numbers of positions to
//! value for a choice. Seconds are those of this machine; everything else is the same everywhere.

use std::{
    io::{self, Write},
    time::Instant,
};

use homestretch::{
    rules::{
        Game as _, Notation as _, Source, Turn,
        quoridor::{Config, Quoridor},
    },
    strategies::quoridor::Thinker,
};

/// Positions of a game for two, and two of one for four.
const POSITIONS: [(u8, &str); 7] = [
    (2, "pawns=e1,e9 left=10,10 fences=- next=0"),
    (2, "pawns=e4,e6 left=10,10 fences=- next=0"),
    (2, "pawns=e4,e6 left=7,8 fences=e3h,b6h,d6h,g6h,e5v next=1"),
    (2, "pawns=e4,e6 left=7,7 fences=c3h,f3h,d5h,b3v,c6v,e6v next=0"),
    (
        2,
        "pawns=e3,e5 left=5,7 fences=e2h,d3h,g4h,c5h,f3v,b4v,h5v,d6v next=0",
    ),
    (4, "pawns=e1,a5,e9,i5 left=5,5,5,5 fences=- next=0"),
    (
        4,
        "pawns=e3,c5,e7,g5 left=4,3,3,4 fences=e3h,c5v,d6h,g4h,f4v,b6v next=0",
    ),
];

/// Nothing is left to chance.
struct Least;

impl Source for Least {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let asked: Vec<u64> = std::env::args()
        .skip(1)
        .filter_map(|it| it.parse().ok())
        .collect();
    let asked = if asked.is_empty() { vec![1_000_000] } else { asked };
    for (seats, text) in POSITIONS {
        let game = Quoridor::new(&Config {
            seats,
            fences: Config::usual_fences(seats.into()),
            ..Config::default()
        });
        let Some((game, position)) = game.ok().and_then(|game| {
            let position = game.read_position(text).ok()?;
            Some((game, position))
        }) else {
            writeln!(out, "{text} is no position")?;
            continue;
        };
        let Turn::Seat(seat) = game.turn(&position) else {
            continue;
        };
        writeln!(out, "{text}")?;
        for &nodes in &asked {
            let mut thinker = Thinker::with_nodes(nodes);
            let begin = Instant::now();
            if let Some(thought) = thinker.think(&game, &position, seat, &mut Least) {
                let seconds = begin.elapsed().as_secs_f64();
                writeln!(
                    out,
                    "  {} value {} depth {}: {} positions in {seconds:.2} s, {:.0} a second",
                    thought.choice,
                    thought.value,
                    thought.depth,
                    thought.nodes,
                    thought.nodes as f64 / seconds,
                )?;
            }
        }
    }
    Ok(())
}
