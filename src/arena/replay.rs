//! One game of a tournament, played again so that it can be looked at: the same dice and the same choices.

use super::{plan::Plan, script::Script, venue::VenueTerms};
use crate::{
    play::{Match, Setup, Sitter},
    rules::{Message, Turn},
};

/// The game of this number in this block, to its end or its bound; its players choose again, as they did in the tournament.
///
/// # Errors
/// When there is no such game, a strategy has no answer, or bots sit there: these are not started again.
pub fn game(plan: &Plan, block: u64, number: usize) -> Result<Match, Vec<Message>> {
    seated(plan, block, number)?;
    let whole = plan.block(block);
    let seating = whole.seatings[number];
    let mut sitting = seating
        .iter()
        .flatten()
        .map(|&who| &plan.entrants[usize::from(who)]);
    if sitting.any(|spec| spec.command().is_some()) {
        return Err(vec![Message::new("arena-games-unkept")]);
    }
    let terms = VenueTerms {
        bound: plan.tournament.bound,
        records: true,
        openings: plan.tournament.openings.clone(),
        ..VenueTerms::default()
    };
    let (name, entrants) = (plan.entry.name(), &plan.entrants);
    let venue = plan
        .venues
        .open(name, &plan.config, plan.seats, entrants, &terms)
        .and_then(|venue| venue.play((block, plan.opening(block)), &whole.seed, &[seating], None));
    let mut results = venue.map_err(|message| vec![message])?;
    let script = results.pop().and_then(|result| result.script).unwrap_or_default();
    recorded(plan, block, number, &script)
}

/// The same, with the choices that were kept of it, whoever made them.
///
/// # Errors
/// When there is no such game, or these are not its choices.
pub fn recorded(plan: &Plan, block: u64, number: usize, script: &Script) -> Result<Match, Vec<Message>> {
    let mut game = seated(plan, block, number)?;
    let mut lines = script.lines();
    let foreign = || vec![Message::new("arena-game-foreign")];
    for _ in 0..plan.tournament.bound {
        match (game.turn(), game.turn().seats().lowest()) {
            (Turn::Chance, _) => {
                game.roll().map_err(|message| vec![message])?;
            }
            (_, Some(seat)) => {
                let legal = game.board().choices(seat);
                let number = match &legal[..] {
                    [only] => only.number,
                    _ => lines.next(seat).ok_or_else(foreign)?,
                };
                game.choose(seat, number).map_err(|message| vec![message])?;
            }
            (_, None) => break,
        }
    }
    if lines.is_over() { Ok(game) } else { Err(foreign()) }
}

/// The table of a game before it begins.
fn seated(plan: &Plan, block: u64, number: usize) -> Result<Match, Vec<Message>> {
    if block >= plan.blocks() {
        return Err(vec![
            Message::new("arena-no-block").with("most", plan.blocks() as i64 - 1),
        ]);
    }
    let opening = plan.opening(block).map(|it| plan.tournament.openings[it].clone());
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
    setup.position = opening;
    for chair in &mut setup.chairs {
        chair.name = match &chair.sitter {
            Sitter::Computer(spec) => spec.to_string(),
            _ => String::new(),
        };
    }
    Match::new(setup, block.seed)
}
