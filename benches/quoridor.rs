//! Quoridor: sequences of three choices from the start, counted in bulk and with every last choice made; and positions that
//! Hard and Master value.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use homestretch::{
    play::dice::Dice,
    rules::{
        Game, Notation, Seat, perft,
        quoridor::{Config, Quoridor},
    },
    strategies::quoridor::Thinker,
};

fn sequences(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("quoridor");
    for (seats, count) in [(2, 2_062_264), (4, 2_062_065)] {
        let game = Quoridor::new(&Config {
            seats,
            fences: Config::usual_fences(seats.into()),
            ..Config::default()
        });
        let (game, start) = game
            .map(|game| (game.clone(), game.start()))
            .expect("a valid configuration");
        group.throughput(Throughput::Elements(count)).sample_size(30);
        for (how, each) in [("in bulk", false), ("each", true)] {
            group.bench_function(format!("{seats} seats, {how}"), |b| {
                b.iter(|| perft(&game, &start, 3, each));
            });
        }
    }
    group.finish();
}

/// Positions valued in a search of 100,000, in the middle of a game.
fn search(criterion: &mut Criterion) {
    const NODES: u64 = 100_000;
    let game = Quoridor::new(&Config::default()).expect("the usual game");
    let position = game
        .read_position("pawns=e4,e6 left=7,7 fences=e6h,d3h,c6v,f4v,b7h,g2h next=0")
        .expect("a position");
    let mut group = criterion.benchmark_group("quoridor positions");
    group.throughput(Throughput::Elements(NODES)).sample_size(20);
    let players = [
        ("hard", Thinker::with_nodes(NODES)),
        ("master", Thinker::master((NODES / 1000) as u32, None)),
    ];
    for (name, mut player) in players {
        group.bench_function(name, |b| {
            b.iter(|| player.think(&game, &position, Seat::new(0), &mut Dice::new(&[1; 32])));
        });
    }
    group.finish();
}

criterion_group!(benches, sequences, search);
criterion_main!(benches);
