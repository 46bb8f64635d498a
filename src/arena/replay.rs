//! One game of a tournament, played again so that it can be looked at: the same dice and the same choices.

use super::plan::Plan;
use crate::{
    play::{Match, Setup, Sitter},
    rules::Message,
};

/// The game of this number in this block, to its end or its bound.
///
/// # Errors
/// When there is no such game, or a strategy has no answer.
pub fn game(plan: &Plan, block: u64, number: usize) -> Result<Match, Vec<Message>> {
    if block >= plan.blocks() {
        return Err(vec![
            Message::new("arena-no-block").with("most", plan.blocks() as i64 - 1),
        ]);
    }
    let block = plan.block(block);
    let seating = block
        .seatings
        .get(number)
        .ok_or_else(|| vec![Message::new("arena-no-game").with("most", block.seatings.len() as i64 - 1)])?;
    let sitters = seating[..plan.seats].iter().map(|who| {
        who.map_or(Sitter::Empty, |who| {
            Sitter::Computer(plan.entrants[usize::from(who)].clone())
        })
    });
    let mut setup = Setup::new(plan.entry, &plan.config, sitters.collect())?;
    for chair in &mut setup.chairs {
        chair.name = match &chair.sitter {
            Sitter::Computer(spec) => spec.to_string(),
            _ => String::new(),
        };
    }
    let mut game = Match::new(setup, block.seed)?;
    for _ in 0..plan.tournament.bound {
        if !game.step_alone().map_err(|message| vec![message])? {
            break;
        }
    }
    Ok(game)
}
