//! Facts about Mens erger je niet by the *Reference* rules: legal moves of a position, whole games, and chances by any rules.

use serde::Deserialize;

use crate::catalogue::{
    chances::facts::Valued,
    facts::{Fact, FactKind, Verdict, senseless, wrong},
};
use crate::rules::{
    ChoiceSet, Game, Message, Notation, Seat, Silent, Turn,
    mejn::{Choice, Config, Event, Mejn, Outcome, Position, WhoBegins},
    race::Race as _,
    track::Spot,
};

/// The kinds of facts.
pub(super) const KINDS: &[FactKind] = &[
    FactKind::of::<Rolled>("mejn.moves"),
    FactKind::of::<Recorded>("mejn.games"),
    FactKind::of::<Valued<Mejn>>("mejn.chances"),
];

/// From where to where a pawn goes, by its move or because it is struck.
type Pair = [String; 2];

/// All legal moves of one roll.
#[derive(Deserialize)]
struct Rolled {
    players: u8,
    dots: u8,
    pawns: u8,
    faces: u8,
    selfstrike: bool,
    /// The spots of the pawns of each seat; none of an empty seat.
    state: Vec<Vec<String>>,
    player: u8,
    die: u8,
    moves: Vec<Pair>,
    strikes: Vec<Option<Pair>>,
}

/// A whole game.
#[derive(Deserialize)]
struct Recorded {
    config: Board,
    first: u8,
    plies: Vec<Ply>,
    finish: Vec<u8>,
}

#[derive(Deserialize)]
struct Board {
    players: u8,
    dots: u8,
    pawns: u8,
    faces: u8,
    selfstrike: bool,
    /// None where nobody sits.
    strategies: Vec<Option<serde_json::Value>>,
}

/// One roll and the move that was made by it.
#[derive(Deserialize)]
struct Ply {
    player: u8,
    die: u8,
    moves: Vec<Pair>,
    choice: Option<Pair>,
    strike: Option<Pair>,
}

fn seat(index: u8) -> Result<Seat, Verdict> {
    Seat::try_from(index).map_err(Verdict::Senseless)
}

fn game(config: &Config) -> Result<Mejn, Verdict> {
    Mejn::new(config).map_err(|faults| {
        Verdict::Senseless(format!(
            "there is no such board: {}",
            list(&faults, |f| format!("{f:?}"))
        ))
    })
}

/// The seats whose entry is empty, of a list that has one entry a seat.
fn empty_seats<T>(entries: &[T], players: u8, is_empty: impl Fn(&T) -> bool) -> Result<Vec<Seat>, Verdict> {
    if entries.len() != usize::from(players) || entries.len() > Seat::MOST {
        return senseless(format!("{} entries for {players} seats", entries.len()));
    }
    Ok((0..entries.len())
        .filter(|&k| is_empty(&entries[k]))
        .map(Seat::new)
        .collect())
}

fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.iter().map(text).collect::<Vec<_>>().join(", ")
    }
}

fn arrow(pair: &Pair) -> String {
    pair.join("-")
}

fn struck(pair: Option<&Pair>) -> String {
    pair.map_or_else(
        || "nobody is struck".to_owned(),
        |pair| format!("{} is struck", arrow(pair)),
    )
}

/// A legal move, as the lines write it.
struct Legal {
    choice: Choice,
    step: Pair,
    strike: Option<Pair>,
}

/// Every legal move of the seat that is to move, none where a roll is due.
fn legal_moves(game: &Mejn, position: &Position) -> Vec<Legal> {
    let Turn::Seat(seat) = game.turn(position) else {
        return Vec::new();
    };
    let legal = |choice| {
        let (mut after, mut events) = (*position, Vec::new());
        game.play_known(&mut after, seat, choice, &mut events);
        let (mut step, mut strike) = (Pair::default(), None);
        for event in events {
            match event {
                Event::Moved { path, .. } => {
                    step = [path.first(), path.last()]
                        .map(|spot| spot.map_or_else(String::new, |&s| game.write_spot(s)));
                }
                Event::Struck { seat, spot, .. } => {
                    strike = Some([spot, Spot::Yard(seat)].map(|spot| game.write_spot(spot)));
                }
                _ => {}
            }
        }
        Legal { choice, step, strike }
    };
    game.choices(position, seat).iter().map(legal).collect()
}

/// Rolls a face, and says who rolled.
fn roll(game: &Mejn, position: &mut Position, die: u8) -> Result<Option<Seat>, Verdict> {
    let Some(face) = std::num::NonZeroU8::new(die) else {
        return senseless("a die shows no 0");
    };
    let mut events = Vec::new();
    if let Err(refusal) = game.settle(position, &Outcome::Roll(face), &mut events) {
        let key = Message::from(refusal).key;
        return if key == "mejn-no-such-face" {
            senseless(format!("the die has no {die}"))
        } else {
            Ok(None)
        };
    }
    Ok(events.iter().find_map(|event| match event {
        Event::Rolled { seat, .. } => Some(*seat),
        _ => None,
    }))
}

/// Compares moves that are listed in any order.
fn compare_moves(ours: &[Legal], theirs: &[Pair]) -> Result<(), Verdict> {
    let mut mine: Vec<&Pair> = ours.iter().map(|legal| &legal.step).collect();
    let mut given: Vec<&Pair> = theirs.iter().collect();
    mine.sort();
    given.sort();
    if mine == given {
        return Ok(());
    }
    wrong(format!(
        "legal are {}, the line has {}",
        list(&mine, |pair| arrow(pair)),
        list(&given, |pair| arrow(pair))
    ))
}

impl Fact for Rolled {
    fn check(&self) -> Result<(), Verdict> {
        let player = seat(self.player)?;
        let config = Config {
            seats: self.players,
            dots: self.dots,
            pawns: self.pawns,
            faces: self.faces,
            self_strike: self.selfstrike,
            empty: empty_seats(&self.state, self.players, Vec::is_empty)?,
            ..Config::default()
        };
        let game = game(&config)?;
        if self.strikes.len() != self.moves.len() {
            return senseless("`strikes` and `moves` differ in length");
        }
        if self.die == 0 || self.die > self.faces {
            return senseless(format!("the die has no {}", self.die));
        }
        let ours = match self.position(&game, player)? {
            Some(mut position) => {
                roll(&game, &mut position, self.die)?;
                if game.turn(&position) == Turn::Seat(player) {
                    legal_moves(&game, &position)
                } else {
                    Vec::new()
                }
            }
            None => Vec::new(),
        };
        compare_moves(&ours, &self.moves)?;
        for (step, strike) in self.moves.iter().zip(&self.strikes) {
            let mine = ours
                .iter()
                .find(|legal| legal.step == *step)
                .and_then(|legal| legal.strike.as_ref());
            if mine != strike.as_ref() {
                let (ours, theirs) = (struck(mine), struck(strike.as_ref()));
                return wrong(format!("by {} {ours}; the line says that {theirs}", arrow(step)));
            }
        }
        Ok(())
    }
}

impl Rolled {
    /// The position before the roll; none when the player is home already.
    fn position(&self, game: &Mejn, player: Seat) -> Result<Option<Position>, Verdict> {
        let (mut sides, mut home) = (Vec::new(), Vec::new());
        for (index, side) in self.state.iter().enumerate() {
            let owner = Seat::new(index);
            let spots: Option<Vec<Spot>> = side.iter().map(|spot| game.read_spot(owner, spot)).collect();
            let Some(spots) = spots else {
                return senseless(format!(
                    "seat {owner} has a pawn where it can't be: {}",
                    side.join(" ")
                ));
            };
            if !spots.is_empty() && spots.iter().all(|spot| matches!(spot, Spot::Home(..))) {
                home.push(owner);
            }
            sides.push(if side.is_empty() {
                "-".to_owned()
            } else {
                side.join(",")
            });
        }
        if home.contains(&player) {
            return Ok(None);
        }
        let home = if home.is_empty() {
            String::new()
        } else {
            format!(
                " home={}",
                home.iter().map(Seat::to_string).collect::<Vec<_>>().join(",")
            )
        };
        let text = format!("{} {player}?{home}", sides.join("/"));
        match game.read_position(&text) {
            Ok(position) => Ok(Some(position)),
            Err(fault) => senseless(format!("{text} is no position ({})", fault.message.key)),
        }
    }
}

impl Fact for Recorded {
    fn check(&self) -> Result<(), Verdict> {
        let board = &self.config;
        let config = Config {
            seats: board.players,
            dots: board.dots,
            pawns: board.pawns,
            faces: board.faces,
            self_strike: board.selfstrike,
            empty: empty_seats(&board.strategies, board.players, Option::is_none)?,
            who_begins: WhoBegins::Seat(seat(self.first)?),
            ..Config::default()
        };
        let game = game(&config)?;
        let mut position = game.start();
        for (number, ply) in (1..).zip(&self.plies) {
            ply.check(&game, &mut position).map_err(|verdict| match verdict {
                Verdict::Wrong(sentence) => Verdict::Wrong(format!("ply {number}: {sentence}")),
                Verdict::Senseless(reason) => Verdict::Senseless(format!("ply {number}: {reason}")),
            })?;
        }
        let Some(standing) = game.standing(&position) else {
            return wrong("the game is not over after its last ply");
        };
        let order: Vec<u8> = standing.order().into_iter().map(u8::from).collect();
        if order != self.finish {
            return wrong(format!(
                "the seats finish as {order:?}, the line says {:?}",
                self.finish
            ));
        }
        Ok(())
    }
}

impl Ply {
    fn check(&self, game: &Mejn, position: &mut Position) -> Result<(), Verdict> {
        let player = seat(self.player)?;
        match roll(game, position, self.die)? {
            Some(seat) if seat == player => {}
            Some(seat) => return wrong(format!("seat {seat} rolls, not seat {player}")),
            None => return wrong("the game is over before"),
        }
        let ours = legal_moves(game, position);
        compare_moves(&ours, &self.moves)?;
        let Some(choice) = &self.choice else {
            return if ours.is_empty() {
                Ok(())
            } else {
                wrong("a move is legal, but none is made")
            };
        };
        let Some(legal) = ours.iter().find(|legal| legal.step == *choice) else {
            return wrong(format!("{} is not legal", arrow(choice)));
        };
        if legal.strike != self.strike {
            let (mine, theirs) = (struck(legal.strike.as_ref()), struck(self.strike.as_ref()));
            return wrong(format!(
                "by {} {mine}; the line says that {theirs}",
                arrow(choice)
            ));
        }
        game.play_known(position, player, legal.choice, &mut Silent);
        Ok(())
    }
}
