//! Whole games of Mens erger je niet between four Random: unchecked and silent, and what checks, listeners,
//! boxed strategies and house rules cost.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use homestretch::{
    networks::{Judge, shipped},
    play::{
        dice::{Dice, ThoughtKey},
        run::{Terms, play_out},
    },
    rules::{
        ChoiceSet, Game, Listener, Silent, Turn,
        mejn::{Config, Event, Mejn},
    },
    strategies::{Random, Strategy, race::RaceEncoding},
};

/// Games an iteration, each with dice of its own.
const GAMES: u64 = 100;

fn games<S: Strategy<Mejn>, L: Listener<Event>>(
    game: &Mejn,
    players: &mut [S],
    checked: bool,
    mut listener: impl FnMut() -> L,
) -> u64 {
    let terms = Terms {
        checked,
        ..Terms::default()
    };
    (0..GAMES)
        .map(|number| {
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&number.to_le_bytes());
            let (mut dice, thoughts) = (Dice::new(&seed), ThoughtKey::new(&seed));
            play_out(game, &mut dice, thoughts, players, terms, &mut listener())
                .map_or(0, |played| played.rolls)
        })
        .sum()
}

fn whole_games(criterion: &mut Criterion) {
    let game = |config: &Config| Mejn::new(config).expect("a valid configuration");
    let reference = game(&Config::default());
    let house = game(&Config {
        three_tries: true,
        strike_is_compulsory: true,
        ..Config::default()
    });
    let mut boxed: Vec<Box<dyn Strategy<Mejn>>> = (0..4).map(|_| Box::new(Random) as _).collect();
    let mut group = criterion.benchmark_group("mejn");
    group.throughput(Throughput::Elements(GAMES)).sample_size(30);
    group.bench_function("silent", |b| {
        b.iter(|| games(&reference, &mut [Random; 4], false, || Silent));
    });
    group.bench_function("checked", |b| {
        b.iter(|| games(&reference, &mut [Random; 4], true, || Silent));
    });
    group.bench_function("all events kept", |b| {
        b.iter(|| games(&reference, &mut [Random; 4], false, Vec::new));
    });
    group.bench_function("boxed strategies", |b| {
        b.iter(|| games(&reference, &mut boxed, false, || Silent));
    });
    group.bench_function("two house rules on", |b| {
        b.iter(|| games(&house, &mut [Random; 4], false, || Silent));
    });
    group.finish();
}

/// Judgements by the network that comes with the program, of afterstates in the order in which Racer weighs them.
fn judgements(criterion: &mut Criterion) {
    let game = Mejn::new(&Config::default()).expect("a valid configuration");
    let encoding = RaceEncoding::new(&game);
    let network = shipped::<Mejn>(&encoding).expect("a network of the usual table");
    let mut judge = Judge::new::<Mejn>(network, encoding).expect("a network of this encoding");
    let (mut dice, mut position, mut weighed) = (Dice::new(&[1; 32]), game.start(), Vec::new());
    while weighed.len() < 2_000 && game.turn(&position) != Turn::Over {
        let Some(seat) = game.turn(&position).seats().lowest() else {
            let outcome = game.draw(&position, &mut dice);
            game.settle_known(&mut position, &outcome, &mut Silent);
            continue;
        };
        let legal = game.choices(&position, seat);
        for choice in legal.iter() {
            let mut next = position;
            game.play_known(&mut next, seat, choice, &mut Silent);
            weighed.push(next);
        }
        let choice = legal.any(&mut dice).expect("a legal move");
        game.play_known(&mut position, seat, choice, &mut Silent);
    }
    let mut group = criterion.benchmark_group("mejn");
    group.throughput(Throughput::Elements(weighed.len() as u64));
    group.bench_function("judgements", |b| {
        b.iter(|| -> f32 {
            let chances = weighed.iter().map(|position| judge.chances(&game, position).0[0]);
            chances.sum()
        });
    });
}

criterion_group!(benches, whole_games, judgements);
criterion_main!(benches);
