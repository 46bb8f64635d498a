//! `homestretch bot`: one of our own strategies speaks the bot protocol over standard input and output.

use std::{io, process::ExitCode};

use clap::Args;

use super::{Trouble, out};
use crate::{
    bots,
    catalogue::{Entry, Games, Spec},
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch bot far\n  homestretch bot ranking:-90,20,80,-5,10,0\n  homestretch bot runner --game quoridor"
)]
pub(super) struct BotLine {
    /// The strategy, with its numbers behind a colon
    #[arg(value_name = "STRATEGY")]
    strategy: String,
    /// The game that it must be able to play; else any
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

pub(super) fn run(games: Games, line: BotLine) -> Result<ExitCode, Trouble> {
    let spec = Spec::from(line.strategy);
    // A strategy that no game has is refused before the greeting.
    let mut refusal = None;
    let mut fits = |entry: &dyn Entry| {
        entry
            .player(&spec)
            .map_err(|message| refusal = Some(message))
            .is_ok()
    };
    let known = match &line.game {
        Some(name) => fits(games.named(name)?),
        None => games.into_iter().any(fits),
    };
    if let (false, Some(message)) = (known, refusal) {
        return Err(message.into());
    }
    bots::serve(games, &spec, io::stdin().lock(), out::pipe())
        .map_err(|error| Trouble::Failed(error.to_string()))?;
    Ok(ExitCode::SUCCESS)
}
