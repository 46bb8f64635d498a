//! What can go wrong between a caller and us, as sentences for whoever wrote the caller.

use std::io;

use serde::Serialize;
use thiserror::Error;

use crate::{
    play::store::StoreError,
    rules::{Message, Seat},
    texts,
};

/// A request that is refused; nothing has changed by it.
#[derive(Debug, Error)]
pub enum Fault {
    /// It is not written as requests are.
    #[error("line {line} is no request: {why}. src/env/PROTOCOL.md shows what one looks like")]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// No game has begun.
    #[error("no game has begun: send «reset» first")]
    NoGame,
    /// The game is over.
    #[error("the game is over, so nobody can choose any more: «reset» begins another one")]
    Over,
    /// Nobody chooses in this step.
    #[error("a step without a choice leads nowhere: seat {} is to choose", list(turn))]
    Nothing {
        /// Who is to choose.
        turn: Vec<Seat>,
    },
    /// That seat is not the caller's, or not to choose now.
    #[error(
        "seat {seat} was given {value} in round {round}, but it is not to choose now: seat {} is",
        list(turn)
    )]
    NotToChoose {
        /// The seat.
        seat: Seat,
        /// The round, from 1.
        round: u64,
        /// What was chosen for it, as it was written.
        value: String,
        /// Who is to choose.
        turn: Vec<Seat>,
    },
    /// A choice is none, or forbidden.
    #[error("seat {seat} chose {value} in round {round}: {why}")]
    Illegal {
        /// The seat.
        seat: Seat,
        /// The round, from 1.
        round: u64,
        /// What was chosen, as it was written.
        value: String,
        /// The rule against it, or what it should have looked like.
        why: String,
        /// Which game of a batch.
        game: Option<usize>,
    },
    /// The seat is not one of the caller's, so it may not look.
    #[error("seat {seat} is not yours: you play seat {}", list(seats))]
    NotYours {
        /// The seat.
        seat: Seat,
        /// The caller's.
        seats: Vec<Seat>,
    },
    /// The rules, the dice or a strategy of ours stand in the way.
    #[error("{}", texts::say(.0))]
    Game(Message),
    /// The record could not be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn list(seats: &[Seat]) -> String {
    let words: Vec<String> = seats.iter().map(ToString::to_string).collect();
    words.join(", ")
}

/// How a fault is told, in text and in frames.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Told {
    message: String,
    game: Option<usize>,
    seat: Option<Seat>,
    round: Option<u64>,
    value: Option<String>,
}

impl From<&Fault> for Told {
    fn from(fault: &Fault) -> Self {
        let mut told = Self {
            message: fault.to_string(),
            game: None,
            seat: None,
            round: None,
            value: None,
        };
        match fault {
            Fault::Illegal {
                seat,
                round,
                value,
                game,
                ..
            } => {
                (told.seat, told.round) = (Some(*seat), Some(*round));
                (told.value, told.game) = (Some(value.clone()), *game);
            }
            Fault::NotToChoose {
                seat, round, value, ..
            } => {
                (told.seat, told.round) = (Some(*seat), Some(*round));
                told.value = Some(value.clone());
            }
            Fault::NotYours { seat, .. } => told.seat = Some(*seat),
            _ => {}
        }
        told
    }
}

/// The exchange can't go on.
#[derive(Debug, Error)]
pub enum EnvError {
    /// The pipes are broken.
    #[error("the exchange with the caller can't go on: {0}")]
    Io(#[from] io::Error),
    /// A line has no end.
    #[error("a line is longer than {} MiB: no request is", most >> 20)]
    TooLong {
        /// The most bytes of a line.
        most: u64,
    },
    /// A batch can't be set up so.
    #[error("{0}")]
    Batch(String),
    /// A frame is none.
    #[error("frame {frame} is no request: {why}. src/env/PROTOCOL.md shows what one looks like")]
    Frame {
        /// The frame, from 1.
        frame: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A number of a view has no room in a frame.
    #[error(
        "{number} does not fit into the two bytes that a number of a view has in a frame: with --wide it has four"
    )]
    Narrow {
        /// The number.
        number: i32,
    },
    /// A game came to a halt.
    #[error("game {game} of the batch can't go on: {}", texts::say(message))]
    Halt {
        /// Which one, from 0.
        game: usize,
        /// Why.
        message: Message,
    },
}
