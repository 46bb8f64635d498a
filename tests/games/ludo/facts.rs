//! Facts about Ludo, made by the slow model alone: what `homestretch conformance` holds the rules against.
//! With `HOMESTRETCH_WRITE=1` the files are written anew.

use std::{env, fs, path::Path};

use homestretch::{
    play::{dice::Dice, seed::numbered},
    rules::{
        Seat, Source,
        ludo::{Config, HomeMoves, PlayToLast, WhoBegins},
        track::Spot,
    },
};
use serde_json::{Value, json};

use super::reference::{Deed, Model, Wait, Walk};

/// House rules under which facts are recorded, by what differs from the default.
fn tables() -> Vec<Config> {
    let base = Config::default();
    vec![
        base.clone(),
        Config {
            seats: 2,
            ..base.clone()
        },
        Config {
            empty: [1, 3].map(Seat::new).to_vec(),
            pawns: 2,
            ..base.clone()
        },
        Config {
            seats: 3,
            forced_six_also_draws: true,
            ..base.clone()
        },
        Config {
            bounce: false,
            forced_second_roll: false,
            six_limit: Some(3),
            ..base.clone()
        },
        Config {
            home_moves: HomeMoves::Last,
            forced_strikes_own: false,
            play_to_last: PlayToLast::On,
            ..base.clone()
        },
        Config {
            home_moves: HomeMoves::Never,
            play_to_last: PlayToLast::Off,
            ..base
        },
    ]
}

/// The house rules of a table that are not the usual ones.
fn differing(config: &Config) -> Value {
    let value = |config: &Config| serde_json::to_value(config).expect("a configuration can be written");
    let (mut own, usual) = (value(config), value(&Config::default()));
    if let Some(fields) = own.as_object_mut() {
        fields.retain(|name, value| usual[name] != *value);
    }
    own
}

fn pair(model: &Model, (from, to): Walk) -> Value {
    json!([model.name(from), model.name(to)])
}

/// From where to where a struck pawn goes.
fn strike(model: &Model, deed: &Deed) -> Value {
    deed.struck.map_or(Value::Null, |(seat, spot)| {
        pair(model, (spot, Spot::Yard(Seat::new(seat))))
    })
}

/// What is waited for, as a position says it.
fn next(model: &Model) -> String {
    let text = model.text();
    text.split(' ').nth(1).expect("what is waited for").to_owned()
}

/// The legal moves, whom each strikes, and what comes after each.
fn legal(model: &Model) -> Vec<Value> {
    let played = |walk: Walk| {
        let mut after = model.clone();
        let deed = after.play(walk);
        json!({"move": pair(model, walk), "strike": strike(model, &deed), "next": next(&after)})
    };
    model.legal().into_iter().map(played).collect()
}

/// Pawns put down by chance, near home more often than elsewhere.
fn put_down(model: &mut Model, random: &mut Dice) {
    for seat in 0..model.board.len() {
        let owner = Seat::new(seat);
        for pawn in 0..model.board[seat].len() {
            let start = model.start(seat);
            let spot = match random.below(8) {
                0 | 1 => Spot::Yard(owner),
                2 | 3 => Spot::Home(owner, random.below(4) as u8),
                4 => Spot::Ring((start + 34 + random.below(6) as u8) % 40),
                _ => Spot::Ring(random.below(40) as u8),
            };
            let taken = model.board.iter().flatten().any(|&other| other == spot);
            model.board[seat][pawn] = if taken { Spot::Yard(owner) } else { spot };
        }
        // Nobody has finished.
        let all_home = model.board[seat]
            .iter()
            .all(|spot| matches!(spot, Spot::Home(..)));
        if let Some(pawn) = model.board[seat].first_mut().filter(|_| all_home) {
            *pawn = Spot::Yard(owner);
        }
    }
}

/// One roll in a position drawn by chance.
fn moves_fact(config: &Config, random: &mut Dice) -> Value {
    let mut model = Model::new(config);
    put_down(&mut model, random);
    let plays: Vec<usize> = (0..model.board.len())
        .filter(|&seat| !model.board[seat].is_empty())
        .collect();
    let seat = plays[random.below(plays.len() as u32) as usize];
    let start = Spot::Ring(model.start(seat));
    let is_new = config.forced_second_roll && model.board[seat].contains(&start);
    model.wait = if is_new {
        Wait::NewPawn(seat)
    } else {
        Wait::Roll(seat)
    };
    let before = model.text();
    let die = 1 + random.below(6) as u8;
    let deed = model.roll(die);
    json!({
        "kind": "ludo.moves",
        "config": differing(config),
        "position": before,
        "die": die,
        "by_itself": deed.walk.map(|walk| pair(&model, walk)),
        "strike": strike(&model, &deed),
        "next": next(&model),
        "moves": legal(&model),
    })
}

/// A whole game by chance.
fn game_fact(config: &Config, random: &mut Dice) -> Value {
    let mut model = Model::new(config);
    let mut rolls = Vec::new();
    while model.wait != Wait::Over {
        let who = next(&model);
        let die = 1 + random.below(6) as u8;
        let deed = model.roll(die);
        let mut roll = json!({"who": who, "die": die});
        if let Some(walk) = deed.walk {
            roll["by_itself"] = pair(&model, walk);
            roll["strike"] = strike(&model, &deed);
        }
        if let Wait::Move(..) = model.wait {
            let walks = model.legal();
            let walk = walks[random.below(walks.len() as u32) as usize];
            roll["moves"] = walks.iter().map(|&walk| pair(&model, walk)).collect();
            let deed = model.play(walk);
            roll["choice"] = pair(&model, walk);
            if deed.struck.is_some() {
                roll["strike"] = strike(&model, &deed);
            }
        }
        rolls.push(roll);
    }
    json!({"kind": "ludo.games", "config": differing(config), "rolls": rolls, "end": model.text()})
}

#[track_caller]
fn kept(name: &str, facts: impl Iterator<Item = Value>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/conformance")
        .join(name);
    let text: String = facts.map(|fact| fact.to_string() + "\n").collect();
    if env::var_os("HOMESTRETCH_WRITE").is_some() {
        fs::write(&path, &text).expect("the facts can be written");
    }
    let kept = fs::read_to_string(&path).expect("the file of facts");
    let differs = kept
        .lines()
        .zip(text.lines())
        .position(|(one, other)| one != other);
    assert_eq!(
        differs, None,
        "{name}: the first line that differs, counted from 0"
    );
    assert_eq!(kept.len(), text.len(), "{name}");
}

#[test]
fn the_recorded_moves_are_those_of_the_model() {
    let mut random = Dice::new(&numbered(6));
    let tables = tables();
    let fact = |k: usize| moves_fact(&tables[k % tables.len()], &mut random);
    kept("ludo-moves.jsonl", (0..1_200).map(fact));
}

#[test]
fn the_recorded_games_are_those_of_the_model() {
    let mut random = Dice::new(&numbered(7));
    let mut tables = tables();
    tables[1].who_begins = WhoBegins::Seat(Seat::new(1));
    tables[0].max_rolls = Some(250);
    kept(
        "ludo-games.jsonl",
        tables.iter().map(|config| game_fact(config, &mut random)),
    );
}
