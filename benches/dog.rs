//! Dog: the seven with the most results, listed and with every board read, and whole games between four Random, who
//! list everything that they can do at every ply.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use homestretch::{
    play::{
        dice::{Dice, ThoughtKey},
        run::{Terms, play_out},
        seed::numbered,
    },
    rules::{
        Game, Seat, Silent,
        dog::{Card, Config, Dog, Results},
    },
    strategies::dog::Random,
};

/// Games an iteration, each with cards of its own.
const GAMES: u64 = 20;

fn usual() -> Dog {
    Dog::new(&Config::default()).expect("a valid configuration")
}

fn sevens(criterion: &mut Criterion) {
    let game = usual();
    let board = game.read_board("P0P8P16P24||P32P40P48P56|").expect("a board");
    let mut results = Results::default();
    let mut group = criterion.benchmark_group("sevens");
    group.throughput(Throughput::Elements(7568));
    group.bench_function("listed", |b| {
        b.iter(|| {
            game.list(&board, Seat::new(0), Card::Seven, &mut results);
            results.len()
        });
    });
    group.bench_function("every board read", |b| {
        b.iter(|| {
            game.list(&board, Seat::new(0), Card::Seven, &mut results);
            (0..results.len()).filter_map(|n| results.board(n)).count()
        });
    });
    group.finish();
}

fn whole_games(criterion: &mut Criterion) {
    let game = usual();
    let games = || -> u64 {
        let plies = (0..GAMES).map(|number| {
            let seed = numbered(number);
            let (mut dice, thoughts) = (Dice::new(&seed), ThoughtKey::new(&seed));
            let mut players = [(); 4].map(|()| Random::default());
            let terms = Terms::default();
            play_out(&game, &mut dice, thoughts, &mut players, terms, &mut Silent)
                .map_or(0, |played| played.plies)
        });
        plies.sum()
    };
    let mut group = criterion.benchmark_group("dog");
    group.throughput(Throughput::Elements(GAMES)).sample_size(20);
    group.bench_function("whole games", |b| b.iter(games));
    group.finish();
}

criterion_group!(benches, sevens, whole_games);
criterion_main!(benches);
