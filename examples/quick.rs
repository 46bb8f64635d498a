use homestretch::{play::{dice::*, run::*}, rules::{*, mejn::*}, strategies::Random};
fn main() {
    let game = Mejn::new(&Config::default()).unwrap();
    let n = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(200_000u64);
    for _ in 0..std::env::args().nth(2).and_then(|a| a.parse().ok()).unwrap_or(3) {
    let t = std::time::Instant::now();
    let mut plies = 0; let mut strikes=0u64;
    for i in 0..n {
        let mut seed = [0u8; 32]; seed[..8].copy_from_slice(&i.to_le_bytes());
        let mut dice = Dice::new(&seed);
        let p = play_out(&game, &mut dice, ThoughtKey::new(&seed), &mut [Random; 4], Terms::default(), &mut Silent).unwrap();
        plies += p.rolls;
        strikes += p.choices;
    }
    let s = t.elapsed().as_secs_f64();
    println!("{:.0} games/s, {} rolls a game {}", n as f64 / s, plies as f64 / n as f64, strikes as f64/n as f64);
    }
}
