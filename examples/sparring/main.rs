//! Master of Quoridor against two other ways to search, for two on the usual board.
//!
//! `cargo run --release --no-default-features --example sparring -- rollouts 20 60000 200` plays 20 games against a plain
//! Monte Carlo tree search of 60,000 rollouts a choice, Master looking at 200 thousand positions; `guided 20 100000 100`
//! against a tree search that is guided by Master's own network and looks at as many positions as Master does. Each opening
//! of a few choices that are any is played from both sides.

mod guided;
mod monte_carlo;

use std::{
    error::Error,
    io::{self, Write},
    time::{Duration, Instant},
};

use guided::Guided;
use homestretch::{
    play::dice::Dice,
    rules::{
        ChoiceSet as _, Game as _, Seat, Silent, Turn,
        quoridor::{Choice, Config, Position, Quoridor},
    },
    strategies::quoridor::Thinker,
};
use monte_carlo::MonteCarlo;

/// At the beginning of a game up to so many choices are any, for either side alike.
const OPENING: u64 = 5;

/// Who plays against Master.
trait Sparring {
    /// Its choice for a seat that is to move.
    fn think(&mut self, position: &Position, seat: Seat) -> Option<Choice>;
}

/// Half of the points of a pair of games from both sides: what Master made of them.
fn pair(
    game: &Quoridor,
    number: u64,
    master: &mut Thinker,
    other: &mut dyn Sparring,
    times: &mut [(Duration, u32); 2],
) -> Option<f64> {
    let mut share = 0.0;
    for side in 0..2 {
        let mut dice = Dice::new(&[number as u8; 32]);
        let mut position = game.start();
        for _ in 0..=number % OPENING {
            let Turn::Seat(seat) = game.turn(&position) else {
                break;
            };
            let any = game.choices(&position, seat).any(&mut dice)?;
            game.play_known(&mut position, seat, any, &mut Silent);
        }
        while let Turn::Seat(seat) = game.turn(&position) {
            let begun = Instant::now();
            let is_master = seat.index() == side;
            let choice = if is_master {
                master.think(game, &position, seat, &mut dice)?.choice
            } else {
                other.think(&position, seat)?
            };
            let (time, count) = &mut times[usize::from(!is_master)];
            (*time, *count) = (*time + begun.elapsed(), *count + 1);
            game.play_known(&mut position, seat, choice, &mut Silent);
        }
        let places = game.standing(&position)?;
        share += match [side, 1 - side].map(|seat| places.place(Seat::new(seat))) {
            [own, theirs] if own == theirs => 0.25,
            [Some(1), _] => 0.5,
            _ => 0.0,
        };
    }
    Some(share)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let kind = words.next().unwrap_or_else(|| "rollouts".to_owned());
    let mut number = |usual: u64| words.next().map_or(Ok(usual), |it| it.parse::<u64>());
    let (games, count, thousands) = (number(20)?, number(60_000)?, number(200)?);
    let config = Config {
        max_plies: Some(200),
        ..Config::default()
    };
    let game = Quoridor::new(&config).map_err(|_| "the usual game")?;
    let count = usize::try_from(count)?;
    let mut other: Box<dyn Sparring> = match kind.as_str() {
        "rollouts" => Box::new(MonteCarlo::new(&game, count)),
        "guided" => Box::new(Guided::new(&game, count).ok_or("there is no network for the usual board")?),
        _ => return Err(format!("“{kind}” is nobody to play against: say rollouts or guided").into()),
    };
    let mut master = Thinker::master(u32::try_from(thousands)?, None);
    let (mut won, mut times) = (0.0, [(Duration::ZERO, 0); 2]);
    for done in 1..=games / 2 {
        won +=
            2.0 * pair(&game, done, &mut master, &mut *other, &mut times).ok_or("a choice was to be made")?;
        let [ours, theirs] = times.map(|(time, count)| 1000.0 * time.as_secs_f64() / f64::from(count));
        writeln!(
            io::stdout(),
            "Master won {won} of {}; milliseconds a choice: {ours:.1}, of the other {theirs:.1}",
            2 * done
        )?;
    }
    Ok(())
}
