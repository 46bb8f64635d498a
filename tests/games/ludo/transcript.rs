//! A whole game, told as the list of actions tells it, kept as text. With `HOMESTRETCH_WRITE=1` it is written anew.

use std::{env, fs, path::Path};

use homestretch::{
    play::{dice::Dice, seed::numbered},
    rules::{
        ChoiceSet, Game, Notation, Turn,
        ludo::{Config, Event, Ludo},
    },
    texts,
};

/// The game between four who move by chance.
fn told(seed: u64) -> (String, Vec<String>) {
    let game = Ludo::new(&Config::default()).expect("the default configuration");
    let (mut position, mut dice) = (game.start(), Dice::new(&numbered(seed)));
    let (mut lines, mut keys) = (Vec::new(), Vec::new());
    loop {
        let mut events: Vec<Event> = Vec::new();
        match game.turn(&position) {
            Turn::Over => break,
            Turn::Seat(seat) => {
                let choice = game.choices(&position, seat).any(&mut dice).expect("a move");
                lines.push(format!("  {}", game.write_choice(&position, seat, choice)));
                game.play(&mut position, seat, choice, &mut events)
                    .expect("a legal move");
            }
            _ => {
                lines.push(game.write_position(&position));
                let outcome = game.draw(&position, &mut dice);
                game.settle(&mut position, &outcome, &mut events)
                    .expect("a possible roll");
            }
        }
        for event in &events {
            let message = game.describe(event).expect("every event has its sentence");
            lines.push(format!("    {}", texts::say(&message)));
            keys.push(message.key);
        }
    }
    lines.push(game.write_position(&position));
    (lines.join("\n") + "\n", keys)
}

/// The sentences of a game by the default rules; three and four who tie are rare.
const SENTENCES: [&str; 18] = [
    "event-ludo-contested",
    "event-ludo-tied-two",
    "event-ludo-begins",
    "event-ludo-rolled",
    "event-ludo-no-move",
    "event-ludo-entered",
    "event-ludo-by-itself",
    "event-ludo-moved",
    "event-ludo-came-home",
    "event-ludo-came-home-bounced",
    "event-ludo-moved-home",
    "event-ludo-bounced",
    "event-ludo-struck",
    "event-ludo-struck-own",
    "event-ludo-again",
    "event-ludo-again-new",
    "event-ludo-finished",
    "event-ludo-over",
];

#[test]
fn a_whole_game_is_told_as_it_was_written_down() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/ludo/transcript.txt");
    // The first game in which everything happens that has a sentence.
    let says_all = |keys: &[String]| {
        SENTENCES
            .iter()
            .all(|sentence| keys.iter().any(|key| key == sentence))
    };
    let (text, _) = (0..2_000)
        .map(told)
        .find(|(_, keys)| says_all(keys))
        .expect("a game that has it all");
    if env::var_os("HOMESTRETCH_WRITE").is_some() {
        fs::write(&path, &text).expect("the transcript can be written");
    }
    let kept = fs::read_to_string(&path).expect("the transcript");
    let differs = kept
        .lines()
        .zip(text.lines())
        .position(|(one, other)| one != other);
    assert_eq!(differs, None, "the first line that differs, counted from 0");
    assert_eq!(kept.len(), text.len());
}

#[test]
fn every_sentence_is_whole() {
    for seed in 0..40 {
        let (text, _) = told(seed);
        for line in text.lines().filter_map(|line| line.strip_prefix("    ")) {
            let whole = line.ends_with('.') || line.ends_with('!');
            assert!(whole && !line.contains(['{', '$']), "{line}");
            assert!(!line.contains("event-ludo"), "{line}");
        }
    }
}
