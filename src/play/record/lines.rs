//! Steps as the lines of a record.

use std::{borrow::Cow, fmt, sync::OnceLock};

use crate::{
    play::game::{Act, Step},
    rules::{Seat, Turn},
};

/// One ply or one outcome, as one line.
pub(super) struct Line<'a> {
    /// The number of steps after it.
    pub done: usize,
    /// Who chose; none where chance acted.
    seat: Option<Seat>,
    text: Cow<'a, str>,
}

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat} {}", self.text),
            None => write!(f, "~ {}", self.text),
        }
    }
}

/// A ply as it is written, kept at the step that ends it: a game is written anew after each step.
#[derive(Clone, Debug, Default)]
pub(in crate::play) struct Written(OnceLock<(usize, Box<str>)>);

impl Written {
    /// What a chain of so many choices is that ends here.
    fn of(&self, length: usize, write: impl Fn() -> String) -> Cow<'_, str> {
        let (kept, text) = self.0.get_or_init(|| (length, write().into_boxed_str()));
        if *kept == length {
            Cow::Borrowed(text)
        } else {
            // What was undone may begin in the middle of a chain.
            Cow::Owned(write())
        }
    }
}

/// The lines of the steps. Choices of one chain make one ply, once it is whole; secret choices that are revealed together
/// are ordered by seat, not by time.
pub(super) fn lines(steps: &[Step]) -> Vec<Line<'_>> {
    let mut lines: Vec<Line> = Vec::with_capacity(steps.len());
    // The plies of the simultaneous turn under way, with the set of those who had still to choose.
    let mut together: Vec<(Seat, Cow<str>)> = Vec::new();
    let line = |done, (seat, text)| Line {
        done,
        seat: Some(seat),
        text,
    };
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        let (seat, chain) = match &step.act {
            Act::Chance(outcome) => {
                at += 1;
                lines.push(Line {
                    done: at,
                    seat: None,
                    text: outcome.into(),
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
        let text = steps[end - 1]
            .written
            .of(chain.len(), || step.before.write_ply(seat, &chain));
        // A chain that is not whole yet is no ply: each of its choices is a line.
        let is_whole = end < steps.len() || step.before.read_ply(seat, &text).as_ref() == Ok(&chain);
        if !is_whole {
            lines.extend(
                steps[at..]
                    .iter()
                    .zip(&chain)
                    .enumerate()
                    .map(|(n, (step, &number))| Line {
                        done: at + n + 1,
                        seat: Some(seat),
                        text: step.before.write_ply(seat, &[number]).into(),
                    }),
            );
            break;
        }
        at = end;
        if !matches!(step.before.turn(), Turn::Together(_)) {
            lines.push(line(at, (seat, text)));
            continue;
        }
        together.push((seat, text));
        let waited = step.before.turn().seats().without(seat);
        let goes_on = steps
            .get(at)
            .is_some_and(|next| next.before.turn() == Turn::Together(waited));
        if !goes_on {
            together.sort_by_key(|(seat, _)| *seat);
            lines.extend(together.drain(..).map(|chosen| line(at, chosen)));
        }
    }
    lines.extend(together.into_iter().map(|chosen| line(at, chosen)));
    lines
}

/// The plies of a game without secrets, each as it is written, with whose it is.
pub(in crate::play) fn plies(steps: &[Step]) -> impl Iterator<Item = (Seat, String)> {
    let chosen = |line: Line| Some((line.seat?, line.text.into_owned()));
    lines(steps).into_iter().filter_map(chosen)
}
