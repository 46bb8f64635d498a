//! Dog: the seven with the most results, listed and with every board read, and whole games between four Random, who
//! list everything that they can do at every ply; and what a network's judgements cost.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use homestretch::{
    networks::{Judge, shipped},
    play::{
        dice::{Dice, ThoughtKey},
        run::{Terms, play_out},
        seed::numbered,
    },
    rules::{
        ChoiceSet, Game, Seat, Silent, Turn,
        dog::{Card, Config, Dog, Results},
    },
    strategies::dog::{DogEncoding, Random},
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

/// Judgements by the network that comes with the program, of all boards to which a hand leads, as its seat sees them.
fn judgements(criterion: &mut Criterion) {
    let game = usual();
    let encoding = DogEncoding::new(&game);
    let network = shipped(&encoding).expect("a network of the usual table");
    let mut judge = Judge::new::<Dog>(network, encoding).expect("a network of this encoding");
    let (mut dice, mut position, mut weighed) = (Dice::new(&[1; 32]), game.start(), Vec::new());
    let mut results = Results::default();
    while weighed.len() < 2_000 && game.turn(&position) != Turn::Over {
        let Some(seat) = game.turn(&position).seats().lowest() else {
            let deal = game.draw(&position, &mut dice);
            game.settle_known(&mut position, &deal, &mut Silent);
            continue;
        };
        let view = game.view(&position, seat);
        if !view.is_exchange() && !view.has_begun() {
            view.list_promising(6, &mut |_| 0, &mut results);
            for play in (0..results.len()).filter_map(|n| view.listed(&results, n)) {
                let mut next = position;
                for choice in view.chain(&play) {
                    game.play_known(&mut next, seat, choice, &mut Silent);
                }
                weighed.push((next, seat));
            }
        }
        let choice = game.choices(&position, seat).any(&mut dice);
        game.play_known(&mut position, seat, choice.expect("a legal choice"), &mut Silent);
    }
    let mut group = criterion.benchmark_group("dog");
    group.throughput(Throughput::Elements(weighed.len() as u64));
    group.bench_function("judgements", |b| {
        b.iter(|| -> f32 {
            let chances = weighed.iter();
            chances
                .map(|(position, seat)| judge.seen_by(&game, position, *seat).0[0])
                .sum()
        });
    });
}

criterion_group!(benches, sevens, whole_games, judgements);
criterion_main!(benches);
