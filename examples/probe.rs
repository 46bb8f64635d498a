//! probe
use std::{sync::Arc, time::Instant};
use homestretch::{
    arena::learn::{Episode, Lessons, Teacher, play},
    networks::{Encoding, Judge, Network, Shape, Weights},
    play::dice::Dice,
    rules::{ChoiceSet, Game, Seat, Silent, Source, Turn, mejn::{self, Mejn}},
    strategies::{Random, Strategy, race::{Far, Ranking, RaceEncoding}, Lookahead},
};
use rayon::prelude::*;

fn arg(name: &str, default: f64) -> f64 {
    let args: Vec<String> = std::env::args().collect();
    args.iter().position(|a| a == name).map_or(default, |k| args[k + 1].parse().unwrap())
}

fn wins(game: &Mejn, net: &Arc<Network>, throws: u8, other: &str, games: u64, seats: &[usize]) -> f64 {
    let total: u64 = (0..games).into_par_iter().map(|k| {
        let mut seed = [7u8; 32]; seed[..8].copy_from_slice(&k.to_le_bytes());
        let mut dice = Dice::new(&seed);
        let me = seats[(k as usize) % seats.len()];
        let mut racer = Lookahead::new(Judge::new::<Mejn>(net.clone(), RaceEncoding::new(game)).unwrap(), throws);
        let mut position = game.start();
        let mut far = Far; let mut rank = Ranking::default(); let mut trained = Ranking::new([-90, 177, 259, 43, -18, -32]); let mut random = Random;
        loop {
            match game.turn(&position) {
                Turn::Over => unreachable!(),
                Turn::Chance => { let o = game.draw(&position, &mut dice); game.settle_known(&mut position, &o, &mut Silent); }
                t => {
                    let seat = t.seats().lowest().unwrap();
                    let legal = game.choices(&position, seat);
                    let choice = if let Some(c) = legal.only() { c } else if seat.index() == me {
                        racer.best(game, &position, seat, &legal).unwrap().0
                    } else {
                        let view = game.view(&position, seat);
                        match other { "far" => Strategy::<Mejn>::choose(&mut far, &view, &legal, &mut dice), "ranking" => Strategy::<Mejn>::choose(&mut rank, &view, &legal, &mut dice), "trained" => Strategy::<Mejn>::choose(&mut trained, &view, &legal, &mut dice), _ => Strategy::<Mejn>::choose(&mut random, &view, &legal, &mut dice) }
                    };
                    game.play_known(&mut position, seat, choice, &mut Silent);
                    let done = game.seats().iter().find(|&s| position.place(s) == Some(1));
                    if let Some(s) = done { return u64::from(s.index() == me); }
                }
            }
        }
    }).sum();
    total as f64 / games as f64
}

fn main() {
    let hidden = arg("--hidden", 64.0) as usize;
    let gens = arg("--gens", 30.0) as u64;
    let games = arg("--games", 2000.0) as u64;
    let lambda = arg("--lambda", 0.7) as f32;
    let explore = arg("--explore", 10.0) as u32;
    let rate0 = arg("--rate", 0.002) as f32;
    let rate1 = arg("--rate1", 0.0003) as f32;
    let every = arg("--every", 10.0) as u64;
    let keep = arg("--keep", 0.5);
    let test = arg("--test", 4000.0) as u64;
    let opening: Vec<Vec<Seat>> = vec![vec![], vec![Seat::new(1), Seat::new(3)]];
    let tables: Vec<Mejn> = opening.iter().map(|empty| Mejn::new(&mejn::Config { empty: empty.clone(), ..Default::default() }).unwrap()).collect();
    let encoding = RaceEncoding::new(&tables[0]);
    let shape = Shape { inputs: Encoding::<Mejn>::inputs(&encoding), hidden, sides: 4 };
    let mut dice = Dice::new(&[arg("--seed", 1.0) as u8; 32]);
    let mut teacher = Teacher::new(Weights::drawn(shape, &mut dice));
    let begun = Instant::now();
    let mut played = 0;
    println!("inputs {} numbers {}", shape.inputs, shape.count());
    for generation in 0..gens {
        let network = Arc::new(Network::rounded(teacher.weights()));
        let t0 = Instant::now();
        let parts: Vec<Lessons> = (0..games / 50).into_par_iter().map(|part| {
            let mut lessons = Lessons::default();
            let mut episode = Episode::default();
            let mut racers: Vec<_> = tables.iter().map(|game| Lookahead::new(Judge::new::<Mejn>(network.clone(), RaceEncoding::new(game)).unwrap(), 0)).collect();
            let mut seed = [3u8; 32]; seed[..8].copy_from_slice(&(generation * 1_000_000 + part).to_le_bytes());
            let mut dice = Dice::new(&seed);
            for k in 0..50 {
                let table = usize::from(k % 3 == 0);
                let order = play(&tables[table], &mut racers[table], &mut dice, explore, &mut episode);
                episode.targets(&order, lambda, |node, inputs, target| {
                    if f64::from(dice.below(1000)) < 1000.0 * keep {
                        let mut sides = [0.0; 6];
                        for k in 0..4 { sides[k] = target[(node.looker.index() + k) % 4]; }
                        lessons.push(inputs, node.sides, sides);
                    }
                });
            }
            lessons
        }).collect();
        let mut lessons = Lessons::default();
        for part in &parts { lessons.append(part); }
        played += games;
        let t1 = Instant::now();
        let rate = rate0 * (rate1 / rate0).powf(generation as f32 / gens as f32);
        let loss = teacher.teach(&lessons, rate, &mut dice);
        let t2 = Instant::now();
        if generation % every == every - 1 || generation == gens - 1 {
            let net = Arc::new(Network::rounded(teacher.weights()));
            let r = wins(&tables[0], &net, 0, "random", test, &[0, 1, 2, 3]);
            let f = wins(&tables[0], &net, 0, "far", test, &[0, 1, 2, 3]);
            let t = wins(&tables[0], &net, 0, "trained", test, &[0, 1, 2, 3]);
            let r2 = wins(&tables[1], &net, 0, "random", test, &[0, 2]);
            let f2 = wins(&tables[1], &net, 0, "far", test, &[0, 2]);
            println!("gen {generation} games {played} lessons {} loss {loss:.4} play {:.2}s teach {:.2}s total {:.0}s | 4: random {r:.3} far {f:.3} trained {t:.3} | 2: random {r2:.3} far {f2:.3}", lessons.len(), (t1 - t0).as_secs_f64(), (t2 - t1).as_secs_f64(), begun.elapsed().as_secs_f64());
            std::fs::write("/tmp/probe.net", net.to_bytes("probe")).unwrap();
        }
    }
    let net = Arc::new(Network::rounded(teacher.weights()));
    if arg("--deep", 0.0) > 0.0 {
        for throws in 0..3 {
            let t = Instant::now();
            let n = if throws == 2 { test / 10 } else { test };
            println!("throws {throws}: trained {:.3} far2 {:.3} {:.1}s", wins(&tables[0], &net, throws, "trained", n, &[0, 1, 2, 3]), wins(&tables[1], &net, throws, "far", n, &[0, 2]), t.elapsed().as_secs_f64());
        }
    }
}
