//! Facts about Ludo: legal moves of a roll, what each leads to, whole games, and chances.

use serde::Deserialize;

use crate::catalogue::{
    chances::facts::Valued,
    facts::{Fact, FactKind, Verdict, senseless, wrong},
};
use crate::rules::{
    ChoiceSet, Game, Notation, Seat, Turn,
    ludo::{Choice, Config, Event, Ludo, Position},
    race::Race as _,
    track::Spot,
};

/// The kinds of facts.
pub(super) const KINDS: &[FactKind] = &[
    FactKind::of::<Rolled>("ludo.moves"),
    FactKind::of::<Recorded>("ludo.games"),
    FactKind::of::<Valued<Ludo>>("ludo.chances"),
];

/// From where to where a pawn goes, by its move or because it is struck.
type Pair = [String; 2];

/// One roll in a position, and all moves that it allows.
#[derive(Deserialize)]
struct Rolled {
    config: Config,
    position: String,
    die: u8,
    /// How the new pawn goes by itself.
    by_itself: Option<Pair>,
    strike: Option<Pair>,
    next: String,
    moves: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    r#move: Pair,
    strike: Option<Pair>,
    next: String,
}

/// A whole game.
#[derive(Deserialize)]
struct Recorded {
    config: Config,
    rolls: Vec<Roll>,
    end: String,
}

#[derive(Deserialize)]
struct Roll {
    who: String,
    die: u8,
    by_itself: Option<Pair>,
    moves: Option<Vec<Pair>>,
    choice: Option<Pair>,
    strike: Option<Pair>,
}

fn game(config: &Config) -> Result<Ludo, Verdict> {
    Ludo::new(config).map_err(|faults| Verdict::Senseless(format!("there is no such table: {faults:?}")))
}

/// What is waited for, as a position says it.
fn next(game: &Ludo, position: &Position) -> String {
    let text = game.write_position(position);
    text.split(' ').nth(1).unwrap_or_default().to_owned()
}

/// How pawns went, as the events tell.
#[derive(Default)]
struct Went {
    walk: Option<Pair>,
    strike: Option<Pair>,
}

impl Went {
    fn of(game: &Ludo, events: &[Event]) -> Self {
        let name = |spot: Option<&Spot>| spot.map_or_else(String::new, |&spot| game.write_spot(spot));
        let mut went = Self::default();
        for event in events {
            match event {
                Event::Moved { path, .. } => went.walk = Some([path.first(), path.last()].map(name)),
                Event::Struck { seat, spot, .. } => {
                    went.strike = Some([name(Some(spot)), name(Some(&Spot::Yard(*seat)))]);
                }
                _ => {}
            }
        }
        went
    }
}

fn said(pair: Option<&Pair>) -> String {
    pair.map_or_else(|| "nothing".to_owned(), |pair| pair.join("-"))
}

/// That two things are the same; the sentence says what they are.
fn same<T: PartialEq>(what: &str, ours: &T, theirs: &T, text: impl Fn(&T) -> String) -> Result<(), Verdict> {
    if ours == theirs {
        return Ok(());
    }
    wrong(format!("{what}: {}, the line says {}", text(ours), text(theirs)))
}

fn same_pair(what: &str, ours: Option<&Pair>, theirs: Option<&Pair>) -> Result<(), Verdict> {
    same(what, &ours, &theirs, |pair| said(*pair))
}

/// Lets the die show a face; how the new pawn went by itself.
fn roll(game: &Ludo, position: &mut Position, die: u8) -> Result<Went, Verdict> {
    let Ok(outcome) = game.read_outcome(&die.to_string()) else {
        return senseless(format!("{die} is no face of a die"));
    };
    let mut events = Vec::new();
    match game.settle(position, &outcome, &mut events) {
        Ok(()) => Ok(Went::of(game, &events)),
        Err(_) => wrong("no roll is due"),
    }
}

/// The legal moves of the seat that is to move, none where a roll is due.
fn legal(game: &Ludo, position: &Position) -> Vec<(Seat, Choice, Pair)> {
    let Turn::Seat(seat) = game.turn(position) else {
        return Vec::new();
    };
    let pair = |choice: Choice| {
        let text = game.write_choice(position, seat, choice);
        let (from, to) = text.split_once('-').unwrap_or((&text, ""));
        (seat, choice, [from.to_owned(), to.to_owned()])
    };
    game.choices(position, seat).iter().map(pair).collect()
}

fn same_moves(ours: &[(Seat, Choice, Pair)], theirs: &[&Pair]) -> Result<(), Verdict> {
    let list = |pairs: &Vec<&Pair>| {
        let words: Vec<String> = pairs.iter().map(|pair| pair.join("-")).collect();
        words.join(", ")
    };
    let mut ours: Vec<&Pair> = ours.iter().map(|(_, _, pair)| pair).collect();
    let mut theirs = theirs.to_vec();
    ours.sort();
    theirs.sort();
    same("legal moves", &ours, &theirs, list)
}

impl Fact for Rolled {
    fn check(&self) -> Result<(), Verdict> {
        let game = game(&self.config)?;
        let Ok(mut position) = game.read_position(&self.position) else {
            return senseless(format!("{} is no position", self.position));
        };
        let went = roll(&game, &mut position, self.die)?;
        same_pair("by itself", went.walk.as_ref(), self.by_itself.as_ref())?;
        same_pair("struck", went.strike.as_ref(), self.strike.as_ref())?;
        same("next", &next(&game, &position), &self.next, String::clone)?;
        let ours = legal(&game, &position);
        same_moves(
            &ours,
            &self.moves.iter().map(|legal| &legal.r#move).collect::<Vec<_>>(),
        )?;
        for (seat, choice, pair) in &ours {
            let theirs = self.moves.iter().find(|legal| legal.r#move == *pair);
            let (mut after, mut events) = (position, Vec::new());
            game.play_known(&mut after, *seat, *choice, &mut events);
            let went = Went::of(&game, &events);
            if let Some(theirs) = theirs {
                let by = format!("struck by {}", pair.join("-"));
                same_pair(&by, went.strike.as_ref(), theirs.strike.as_ref())?;
                let after = next(&game, &after);
                same(
                    &format!("after {}", pair.join("-")),
                    &after,
                    &theirs.next,
                    String::clone,
                )?;
            }
        }
        Ok(())
    }
}

impl Fact for Recorded {
    fn check(&self) -> Result<(), Verdict> {
        let game = game(&self.config)?;
        let mut position = game.start();
        for (number, roll) in (1..).zip(&self.rolls) {
            roll.check(&game, &mut position)
                .map_err(|verdict| match verdict {
                    Verdict::Wrong(sentence) => Verdict::Wrong(format!("roll {number}: {sentence}")),
                    Verdict::Senseless(reason) => Verdict::Senseless(format!("roll {number}: {reason}")),
                })?;
        }
        same(
            "the end",
            &game.write_position(&position),
            &self.end,
            String::clone,
        )
    }
}

impl Roll {
    fn check(&self, game: &Ludo, position: &mut Position) -> Result<(), Verdict> {
        same("next", &next(game, position), &self.who, String::clone)?;
        let mut went = roll(game, position, self.die)?;
        same_pair("by itself", went.walk.as_ref(), self.by_itself.as_ref())?;
        let ours = legal(game, position);
        let theirs: Vec<&Pair> = self.moves.iter().flatten().collect();
        same_moves(&ours, &theirs)?;
        if let Some(choice) = &self.choice {
            let Some((seat, choice, _)) = ours.iter().find(|(_, _, pair)| pair == choice) else {
                return wrong(format!("{} is not legal", choice.join("-")));
            };
            let mut events = Vec::new();
            game.play_known(position, *seat, *choice, &mut events);
            let played = Went::of(game, &events);
            went.strike = played.strike.or(went.strike);
        } else if !ours.is_empty() {
            return wrong("a move is legal, but none is made");
        }
        same_pair("struck", went.strike.as_ref(), self.strike.as_ref())
    }
}
