//! How many ends of Quoridor Master decides, in a tenth of a second and in a second: drawn positions for two on the usual board,
//! ten fences being on it and in the hands.
//!
//! `cargo run --release --no-default-features --example proofs` takes two minutes at most. What counts as decided is a win or a loss
//! among the moves that the search looks at; where both times decide, they have to agree.

use std::{
    error::Error,
    io::{self, Write},
};

use homestretch::{
    play::dice::Dice,
    rules::{
        Game as _, Notation as _, Seat, Source,
        quoridor::{Config, Position, Quoridor},
    },
    strategies::quoridor::Thinker,
};

/// Fences in the hands of who is to move and of the other.
const HANDS: [[u8; 2]; 7] = [[0, 0], [1, 0], [0, 1], [1, 1], [2, 1], [2, 2], [3, 3]];
/// Positions of each kind.
const EACH: usize = 20;
/// Each had so many fences.
const FENCES: u8 = 5;
/// Values beyond this are decided.
const DECIDED: i32 = 20_000;

/// A position with pawns in the middle rows and so many fences in hand.
fn drawn(game: &Quoridor, [own, other]: [u8; 2], dice: &mut Dice) -> Position {
    let mut letter = |first: u8, count: u32| char::from(first + dice.below(count) as u8);
    loop {
        let mut square = || format!("{}{}", letter(b'a', 9), letter(b'3', 5));
        let pawns = format!("{},{}", square(), square());
        let mut fence = || {
            let lie = ['h', 'v'][usize::from(letter(b'0', 2) == '1')];
            format!("{}{}{lie}", letter(b'a', 8), letter(b'1', 8))
        };
        let fences: Vec<String> = (0..2 * FENCES - own - other).map(|_| fence()).collect();
        let text = format!(
            "pawns={pawns} left={own},{other} fences={} next=0",
            fences.join(",")
        );
        if let Ok(position) = game.read_position(&text) {
            return position;
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let config = Config {
        fences: FENCES,
        ..Config::default()
    };
    let game = Quoridor::new(&config).map_err(|_| "the usual board")?;
    let mut dice = Dice::new(&[7; 32]);
    for hands in HANDS {
        let (mut decided, mut agree) = ([0; 2], true);
        for _ in 0..EACH {
            let position = drawn(&game, hands, &mut dice);
            let mut value = |millis| {
                let mut master = Thinker::master(1, None).by_clock(millis);
                let thought = master.think(&game, &position, Seat::new(0), &mut dice);
                thought.map_or(0, |thought| thought.value)
            };
            let values = [value(100), value(1000)];
            let are_decided = values.map(|value| value.abs() > DECIDED);
            for (count, is_decided) in decided.iter_mut().zip(are_decided) {
                *count += usize::from(is_decided);
            }
            agree &= are_decided != [true; 2] || values[0].signum() == values[1].signum();
        }
        let [fast, slow] = decided;
        let [own, other] = hands;
        writeln!(
            io::stdout(),
            "{own} in hand and {other} with the other: of {EACH} {fast} in 0.1 s, {slow} in 1 s{}",
            if agree { "" } else { ", AND THEY DISAGREE" }
        )?;
    }
    Ok(())
}
