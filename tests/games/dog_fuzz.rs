//! Hostile texts for Dog, for as long as one likes:
//! `SECONDS=300 cargo test --release --test games dog_fuzz -- --ignored --nocapture`

use std::time::{Duration, Instant};

use homestretch::{
    play::{dice::Dice, seed},
    rules::{
        ChoiceSet, Game, Notation, Seat, Silent, Source, Turn, View,
        dog::{Config, Dog, Position},
    },
};

/// What the grammar knows, and what it does not; and blanks of all kinds.
const SIGNS: &str = "A 2 3 4 5 6 7 8 9 T J Q K X G D P F 0 1 # ' - * | , = + : board= hands= deck= pile= gave= spent= deal= \
    starter= next= plies= begun= over: é ٣ \0 65535 99999999999 P007 🐕 |||";

fn sign(random: &mut Dice) -> &'static str {
    let signs: Vec<&str> = SIGNS.split(' ').chain([" ", "\t", "\u{2003}"]).collect();
    signs[any(random, signs.len())]
}

fn any(random: &mut Dice, below: usize) -> usize {
    random.below(u32::try_from(below.max(1)).expect("few")) as usize
}

/// A text with some changes anywhere: signs put in, taken out, doubled; or a wholly random one.
fn spoilt(text: &str, random: &mut Dice) -> String {
    if any(random, 4) == 0 {
        return (0..any(random, 60)).map(|_| sign(random)).collect();
    }
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=any(random, 4) {
        let at = any(random, signs.len() + 1);
        match any(random, 4) {
            0 => drop(signs.splice(at..at, sign(random).chars())),
            1 if at < signs.len() => drop(signs.remove(at)),
            2 => signs.truncate(at),
            _ => {
                let part: Vec<char> = signs[at..].iter().copied().take(9).collect();
                drop(signs.splice(at..at, part));
            }
        }
    }
    signs.into_iter().collect()
}

/// Reads a text in every way; says how many of them took it for something.
fn read(game: &Dog, position: &Position, text: &str) -> u64 {
    let seat = Seat::new(0);
    let mut taken = 0;
    let mut note = |fault: Option<usize>| match fault {
        Some(at) => assert!(at <= text.len(), "{text:?}"),
        None => taken += 1,
    };
    note(game.read_board(text).err().map(|fault| fault.at));
    note(game.read_action(text, Some(seat)).err().map(|fault| fault.at));
    note(game.read_outcome(text).err().map(|fault| fault.at));
    note(game.read_choice(position, seat, text).err().map(|fault| fault.at));
    if let Ok(chain) = game.read_ply(position, seat, text) {
        let mut after = *position;
        for choice in chain {
            if game.play(&mut after, seat, choice, &mut Silent).is_err() {
                break;
            }
        }
    }
    match game.read_position(text) {
        Err(fault) => note(Some(fault.at)),
        Ok(read) => {
            assert_eq!(
                game.read_position(&game.write_position(&read)).as_ref(),
                Ok(&read)
            );
            for seat in game.turn(&read).seats().iter() {
                assert!(!game.choices(&read, seat).is_empty(), "{text}");
            }
            note(None);
        }
    }
    taken
}

/// How long one of these texts takes to be read, a byte.
fn cost(game: &Dog, position: &Position, part: &str, count: usize) -> f64 {
    let text = part.repeat(count);
    let start = Instant::now();
    read(game, position, &text);
    start.elapsed().as_secs_f64() / text.len() as f64
}

#[test]
#[ignore = "as long as one likes"]
fn hostile_texts_are_survived() {
    let seconds = std::env::var("SECONDS").ok().and_then(|text| text.parse().ok());
    let (start, length) = (Instant::now(), Duration::from_secs(seconds.unwrap_or(300)));
    let mut random = Dice::new(&seed::numbered(1));
    let (mut texts, mut taken, mut bytes, mut views, mut looked) = (0_u64, 0, 0, 0_u64, 0_u64);
    let mut slowest = Duration::ZERO;
    let tables = [(4, 2), (2, 1), (2, 2), (3, 1), (5, 1), (6, 2), (6, 3)];
    while start.elapsed() < length {
        let (seats, team) = tables[any(&mut random, tables.len())];
        let game = Dog::new(&Config {
            seats,
            team,
            max_plies: Some(300),
            ..Config::default()
        })
        .expect("a table");
        let mut position = game.start();
        while game.turn(&position) != Turn::Over {
            if game.turn(&position) == Turn::Chance {
                let deal = game.draw(&position, &mut random);
                game.settle_known(&mut position, &deal, &mut Silent);
            } else if let Some(seat) = game.turn(&position).seats().lowest()
                && let Some(choice) = game.choices(&position, seat).any(&mut random)
            {
                let ply = game.write_ply(&position, seat, &[choice]);
                let whole = [
                    game.write_position(&position),
                    game.write_board(position.board()),
                    ply,
                ];
                for text in whole {
                    let text = spoilt(&text, &mut random);
                    let before = Instant::now();
                    taken += read(&game, &position, &text);
                    slowest = slowest.max(before.elapsed());
                    (texts, bytes) = (texts + 1, bytes + text.len());
                }
                let mut numbers = game.view(&position, seat).numbers();
                let seen = game.read_view(seat, &numbers).expect("a view is read back");
                assert_eq!(game.view(&seen, seat).numbers(), numbers);
                for _ in 0..=any(&mut random, 3) {
                    let at = any(&mut random, numbers.len());
                    numbers[at] = [-1, 0, 1, 2, 7, 70, 255, i32::MAX, i32::MIN][any(&mut random, 9)];
                }
                if let Some(seen) = game.read_view(seat, &numbers) {
                    looked += game.choices(&seen, seat).len() as u64;
                }
                views += 1;
                game.play_known(&mut position, seat, choice, &mut Silent);
            }
        }
    }
    println!(
        "{texts} texts of {bytes} bytes in {:.0} s, {taken} readings; slowest {slowest:?}; {views} views, {looked} choices",
        start.elapsed().as_secs_f64()
    );
    let game = Dog::new(&Config::default()).expect("the usual table");
    for part in [
        "P0",
        "|",
        "P1*F0",
        "70",
        "0'1",
        "X",
        "'",
        " ",
        "7",
        "board=P1 ",
        "hands=A,",
        "A",
        "é",
        "-,",
        "0+",
    ] {
        let costs =
            [1_000, 10_000, 100_000, 1_000_000].map(|count| cost(&game, &game.start(), part, count) * 1e9);
        println!("{part:?} repeated 10^3 … 10^6 times: {costs:.1?} ns a byte");
        // Whatever is linear costs the same a byte; a bound with room for a machine that has other things to do.
        assert!(costs[3] < 40.0 * costs[1].max(5.0), "{part:?}: {costs:?}");
    }
}
