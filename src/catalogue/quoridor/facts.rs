//! Facts about Quoridor on the usual board: legal moves of a position, and how many sequences of moves there are.

use serde::Deserialize;

use crate::catalogue::facts::{Fact, FactKind, Verdict, senseless, wrong};
use crate::rules::{
    ChoiceSet, Game, Message, Notation, Seat, Silent, Turn, perft,
    quoridor::{Config, Position, Quoridor, ThirdPawn},
};

/// The kinds of facts.
pub(super) const KINDS: &[FactKind] = &[
    FactKind::of::<Reached>("quoridor.positions"),
    FactKind::of::<Counted>("quoridor.perft"),
];

/// A position that some moves lead to, and what is legal there.
#[derive(Deserialize)]
struct Reached {
    players: u8,
    moves: Vec<String>,
    to_move: u8,
    legal: Vec<String>,
    terminal: bool,
    winner: Option<u8>,
    /// What is legal where a third pawn blocks.
    legal_third_pawn_blocks: Option<Vec<String>>,
}

/// A position that some moves lead to, and the counts of sequences from there: of one move, of two …
#[derive(Deserialize)]
struct Counted {
    players: u8,
    moves: Vec<String>,
    perft: Vec<u64>,
}

/// The usual game for so many.
fn game(players: u8, third_pawn: ThirdPawn) -> Result<Quoridor, Verdict> {
    let config = Config {
        seats: players,
        fences: Config::usual_fences(players.into()),
        third_pawn,
        ..Config::default()
    };
    let said = |faults: Vec<_>| {
        faults
            .into_iter()
            .map(|fault| Message::from(fault).key)
            .collect::<Vec<_>>()
            .join(", ")
    };
    Quoridor::new(&config).map_err(|faults| Verdict::Senseless(said(faults)))
}

/// The position after some moves.
fn after(game: &Quoridor, moves: &[String]) -> Result<Position, Verdict> {
    let mut position = game.start();
    for (number, text) in (1..).zip(moves) {
        let Turn::Seat(seat) = game.turn(&position) else {
            return wrong(format!("the game is over before move {number}, {text}"));
        };
        let Ok(choice) = game.read_choice(&position, seat, text) else {
            return senseless(format!("move {number} is no move: {text}"));
        };
        if let Err(refusal) = game.play(&mut position, seat, choice, &mut Silent) {
            let key = Message::from(refusal).key;
            return wrong(format!("move {number}, {text}, is not legal ({key})"));
        }
    }
    Ok(position)
}

/// Compares what is legal by our rules with what a line says.
fn compare(game: &Quoridor, position: &Position, seat: Seat, theirs: &[String]) -> Result<(), Verdict> {
    let is_over = game.turn(position) == Turn::Over;
    let legal = game.options(position, seat);
    let mut ours: Vec<String> = legal
        .iter()
        .filter(|_| !is_over)
        .map(|choice| choice.to_string())
        .collect();
    let mut theirs = theirs.to_vec();
    ours.sort();
    theirs.sort();
    if ours == theirs {
        return Ok(());
    }
    let only = |these: &[String], those: &[String]| {
        let only: Vec<&str> = these
            .iter()
            .filter(|it| !those.contains(it))
            .map(String::as_str)
            .collect();
        only.join(" ")
    };
    wrong(format!(
        "{} choices are legal, the line has {}; only by our rules: «{}», only in the line: «{}»",
        ours.len(),
        theirs.len(),
        only(&ours, &theirs),
        only(&theirs, &ours)
    ))
}

impl Fact for Reached {
    fn check(&self) -> Result<(), Verdict> {
        let like_a_fence = game(self.players, ThirdPawn::LikeAFence)?;
        let position = after(&like_a_fence, &self.moves)?;
        let to_move = Seat::try_from(self.to_move).map_err(Verdict::Senseless)?;
        if !like_a_fence.seats().contains(to_move) {
            return senseless(format!("seat {to_move} does not play"));
        }
        let turn = like_a_fence.turn(&position);
        if (turn == Turn::Over) != self.terminal {
            let (ours, theirs) = if self.terminal {
                ("goes on", "over")
            } else {
                ("is over", "not over")
            };
            return wrong(format!("the game {ours}, the line says it is {theirs}"));
        }
        let winner = like_a_fence
            .standing(&position)
            .map(|standing| u8::from(standing.order()[0]));
        if winner != self.winner {
            return wrong(format!(
                "the winner is {winner:?}, the line says {:?}",
                self.winner
            ));
        }
        // A seat that can do nothing has lost its turn by our rules; the line may still wait for it.
        let waits = turn == Turn::Seat(to_move) || like_a_fence.options(&position, to_move).is_empty();
        if !waits && !self.terminal {
            return wrong(format!(
                "it is the turn of {turn:?}, the line says of seat {to_move}"
            ));
        }
        compare(&like_a_fence, &position, to_move, &self.legal)?;
        let Some(legal) = &self.legal_third_pawn_blocks else {
            return Ok(());
        };
        let blocks = game(self.players, ThirdPawn::Blocks)?;
        compare(&blocks, &position, to_move, legal).map_err(|verdict| match verdict {
            Verdict::Wrong(sentence) => Verdict::Wrong(format!("where a third pawn blocks: {sentence}")),
            senseless @ Verdict::Senseless(_) => senseless,
        })
    }
}

impl Fact for Counted {
    fn check(&self) -> Result<(), Verdict> {
        let game = game(self.players, ThirdPawn::LikeAFence)?;
        let position = after(&game, &self.moves)?;
        for (depth, &theirs) in (1..).zip(&self.perft) {
            let ours = perft(&game, &position, depth, false);
            if ours != Some(theirs) {
                let ours = ours.unwrap_or_default();
                return wrong(format!(
                    "there are {ours} sequences of {depth} moves, the line says {theirs}"
                ));
            }
        }
        Ok(())
    }
}
