//! Whole games of Ludo between four Random: unchecked and silent, and what listeners and house rules cost.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use homestretch::{
    play::{
        dice::{Dice, ThoughtKey},
        run::{Terms, play_out},
        seed::numbered,
    },
    rules::{
        Game, Listener, Silent,
        ludo::{Config, Event, HomeMoves, Ludo},
    },
    strategies::Random,
};

/// Games an iteration, each with dice of its own.
const GAMES: u64 = 100;

fn games<L: Listener<Event>>(game: &Ludo, mut listener: impl FnMut() -> L) -> u64 {
    (0..GAMES)
        .map(|number| {
            let seed = numbered(number);
            let (mut dice, thoughts) = (Dice::new(&seed), ThoughtKey::new(&seed));
            let terms = Terms::default();
            play_out(
                game,
                &mut dice,
                thoughts,
                &mut [Random; 4],
                terms,
                &mut listener(),
            )
            .map_or(0, |played| played.rolls)
        })
        .sum()
}

fn whole_games(criterion: &mut Criterion) {
    let game = |config: &Config| Ludo::new(config).expect("a valid configuration");
    let house = game(&Config::default());
    let limited = game(&Config {
        home_moves: HomeMoves::Last,
        six_limit: Some(3),
        ..Config::default()
    });
    let mut group = criterion.benchmark_group("ludo");
    group.throughput(Throughput::Elements(GAMES)).sample_size(30);
    group.bench_function("silent", |b| b.iter(|| games(&house, || Silent)));
    group.bench_function("all events kept", |b| b.iter(|| games(&house, Vec::new)));
    group.bench_function("two house rules on", |b| b.iter(|| games(&limited, || Silent)));
    group.finish();
}

criterion_group!(benches, whole_games);
criterion_main!(benches);
