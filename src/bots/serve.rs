//! Our own strategies as a bot: the other end of the protocol.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
};

use thiserror::Error;

use super::protocol::{Choice, FromBot, Greeting, NewGame, ToBot, VERSION};
use crate::{
    catalogue::{Board, Entry, Games, Player, Spec},
    play::{
        dice::ThoughtKey,
        seed::{self},
    },
    rules::{Message, Seat, Source},
    texts,
};

/// A strategy could not go on as a bot.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The pipes are broken.
    #[error("the bot protocol can't go on: {0}")]
    Io(#[from] io::Error),
    /// A line is no message.
    #[error(
        "line {line} of the bot protocol is no message: {why}. Each line must be one; see src/bots/PROTOCOL.md"
    )]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The strategy, the game or its rules are off.
    #[error("line {line} of the bot protocol: {}", texts::say(message))]
    Refused {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        message: Message,
    },
}

/// A strategy that waits for its questions.
struct Server {
    games: Games,
    spec: Spec,
    /// The game that is played.
    game: Option<Game>,
}

struct Game {
    board: Box<dyn Board>,
    player: Box<dyn Player>,
    seat: Seat,
    thoughts: ThoughtKey,
    asked: u64,
}

/// The games that a strategy can play as a bot: those whose views it can read, or all if it does not look.
fn playable(games: Games, spec: &Spec) -> Vec<String> {
    let plays = |entry: &&dyn Entry| {
        let Ok(board) = entry.open(&entry.default_config()) else {
            return false;
        };
        let reads = || {
            let seat = board.seats().lowest()?;
            board.imagined(seat, &board.view_numbers(seat))
        };
        entry.player(spec).is_ok() && (is_blind(spec) || reads().is_some())
    };
    let entries = games.into_iter().filter(plays);
    entries.map(|entry| entry.name().to_owned()).collect()
}

/// Whether a strategy needs no view.
fn is_blind(spec: &Spec) -> bool {
    spec.name == "random"
}

impl Server {
    fn new_game(&mut self, told: &NewGame) -> Result<(), Message> {
        let entry = self.games.named(&told.game)?;
        let config = entry.read_config(&told.rules)?;
        let first = |faults: Vec<Message>| {
            let fault = faults.into_iter().next();
            fault.unwrap_or_else(|| Message::new("bot-no-game"))
        };
        self.game = Some(Game {
            board: entry.open(&config).map_err(first)?,
            player: entry.player(&self.spec)?,
            seat: told.seat,
            thoughts: ThoughtKey::new(&seed::numbered(told.seed)),
            asked: 0,
        });
        Ok(())
    }

    fn choose(&mut self, told: &super::protocol::Choose) -> Result<Choice, Message> {
        let game = self.game.as_mut().ok_or_else(|| Message::new("bot-no-game"))?;
        let mut random = game.thoughts.stream(game.seat, game.asked);
        game.asked += 1;
        if is_blind(&self.spec) {
            let count = u32::try_from(told.choices.len().max(1)).unwrap_or(u32::MAX);
            let index = random.below(count) as usize;
            return Ok(Choice {
                id: told.id,
                index: Some(index),
                ..Choice::default()
            });
        }
        let board = game
            .board
            .imagined(game.seat, &told.view)
            .ok_or_else(|| Message::new("bot-no-view"))?;
        if let Some(time) = told.time() {
            game.player.allow(time);
        }
        let number = game.player.decide(&*board, game.seat, &mut random);
        Ok(Choice {
            id: told.id,
            number,
            ..Choice::default()
        })
    }
}

/// Speaks the bot protocol with a strategy of these games until the input ends or `quit` comes.
///
/// # Errors
/// When what is said makes no sense, or the pipes break.
pub fn serve(
    games: Games,
    spec: &Spec,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), ServeError> {
    let mut server = Server {
        games,
        spec: spec.clone(),
        game: None,
    };
    let mut say = |said: &FromBot| -> io::Result<()> {
        writeln!(
            output,
            "{}",
            serde_json::to_string(said).map_err(io::Error::from)?
        )?;
        output.flush()
    };
    for (line, text) in (1..).zip(input.lines()) {
        let refused = |message| ServeError::Refused { line, message };
        let told = serde_json::from_str(&text?).map_err(|error| ServeError::Malformed {
            line,
            why: error.to_string(),
        })?;
        match told {
            ToBot::Hello(hello) => {
                server.spec = with_options(spec, &hello.options);
                say(&FromBot::Hello(Greeting {
                    protocol: VERSION,
                    name: server.spec.to_string(),
                    games: playable(games, &server.spec),
                    options: BTreeMap::new(),
                }))?;
            }
            ToBot::NewGame(told) => server.new_game(&told).map_err(refused)?,
            ToBot::Choose(told) => {
                let choice = server.choose(&told).map_err(refused)?;
                say(&FromBot::Choice(choice))?;
            }
            ToBot::Quit => return Ok(()),
            ToBot::Events { .. } | ToBot::Result { .. } | ToBot::Unknown => {}
        }
    }
    Ok(())
}

/// A strategy with its numbers set by name, where it was named without any.
fn with_options(spec: &Spec, options: &BTreeMap<String, String>) -> Spec {
    let named: Vec<String> = options
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    match spec.parameters {
        None if !named.is_empty() => Spec {
            name: spec.name.clone(),
            parameters: Some(named.join(",")),
        },
        _ => spec.clone(),
    }
}
