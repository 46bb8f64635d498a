//! Quoridor: sequences of three choices from the start, counted in bulk and with every last choice made.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use homestretch::rules::{
    Game, perft,
    quoridor::{Config, Quoridor},
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

criterion_group!(benches, sequences);
criterion_main!(benches);
