//! Steps as the lines of a record.

use super::read::read_seat;
use crate::{
    play::game::{Act, Step},
    rules::{Seat, Turn},
};

/// One ply or one outcome, as one line.
pub(super) struct Line {
    /// The number of steps after it.
    pub done: usize,
    /// The line.
    pub text: String,
}

/// The lines of the steps. Choices of one chain make one ply, once it is whole; secret choices that are revealed together
/// are ordered by seat, not by time.
pub(super) fn lines(steps: &[Step]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    // The plies of the simultaneous turn under way, with the set of those who had still to choose.
    let mut together: Vec<(Seat, String)> = Vec::new();
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        let (seat, chain) = match &step.act {
            Act::Chance(outcome) => {
                at += 1;
                lines.push(Line {
                    done: at,
                    text: format!("~ {outcome}"),
                });
                continue;
            }
            Act::Choice(seat, number) => (*seat, *number),
        };
        let mut chain = vec![chain];
        let mut end = at + 1;
        while let Some(Step {
            act: Act::Choice(next, number),
            before,
            ..
        }) = steps.get(end)
            && *next == seat
            && before.is_open(seat)
        {
            chain.push(*number);
            end += 1;
        }
        let ply = step.before.write_ply(seat, &chain);
        // A chain that is not whole yet is no ply: each of its choices is a line.
        let is_whole = end < steps.len() || step.before.read_ply(seat, &ply).as_ref() == Ok(&chain);
        if !is_whole {
            lines.extend(
                steps[at..]
                    .iter()
                    .zip(&chain)
                    .enumerate()
                    .map(|(n, (step, &number))| Line {
                        done: at + n + 1,
                        text: format!("{seat} {}", step.before.write_ply(seat, &[number])),
                    }),
            );
            break;
        }
        let text = format!("{seat} {ply}");
        at = end;
        if !matches!(step.before.turn(), Turn::Together(_)) {
            lines.push(Line { done: at, text });
            continue;
        }
        together.push((seat, text));
        let waited = step.before.turn().seats().without(seat);
        let goes_on = steps
            .get(at)
            .is_some_and(|next| next.before.turn() == Turn::Together(waited));
        if !goes_on {
            together.sort_by_key(|(seat, _)| *seat);
            lines.extend(together.drain(..).map(|(_, text)| Line { done: at, text }));
        }
    }
    lines.extend(together.into_iter().map(|(_, text)| Line { done: at, text }));
    lines
}

/// The plies of a game without secrets, each as it is written, with whose it is.
pub(in crate::play) fn plies(steps: &[Step]) -> impl Iterator<Item = (Seat, String)> {
    lines(steps).into_iter().filter_map(|line| {
        let (seat, ply) = line.text.split_once(' ')?;
        Some((read_seat(seat)?, ply.to_owned()))
    })
}
