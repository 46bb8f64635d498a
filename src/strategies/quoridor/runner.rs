//! Runs for its goal by the shortest way, and now and then makes that of who is ahead longer.

use super::super::Strategy;
use crate::rules::{
    Game as _, Message, Seat, Silent, Source,
    quoridor::{Choice, Choices, Fence, Quoridor, QuoridorView},
};

/// Walks a shortest way. While another seat is nearer to its goal, in one turn of two it looks for the fence that
/// gains most: that makes the way of the nearest other seat longer by more than its own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Runner;

/// How often it thinks of a fence while it is behind: one turn in so many.
const FENCES: u32 = 2;

impl Strategy<Quoridor> for Runner {
    fn choose(&mut self, view: &QuoridorView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        let own = crate::rules::View::seat(view);
        let to_go = |seat: Seat| view.game().distance(view.position(), seat, None);
        let others = view.game().seats().iter().filter(|&seat| seat != own);
        let rival = others.min_by_key(|&seat| to_go(seat));
        if let Some(rival) = rival
            && to_go(rival) < to_go(own)
            && random.below(FENCES) == 0
            && let Some(fence) = best_fence(view, legal, own, rival)
        {
            return Choice::Fence(fence);
        }
        best_step(view, legal, own).unwrap_or_else(|| any(legal, random))
    }

    fn explain(&mut self, view: &QuoridorView<'_>, _legal: &Choices, choice: Choice) -> Option<Message> {
        Some(match choice {
            Choice::Step(_) => Message::new("why-runner-step"),
            Choice::Fence(fence) => {
                let own = crate::rules::View::seat(view);
                let held = view.game().seats().iter().filter(|&seat| seat != own);
                let longer = |&seat: &Seat| gain(view, seat, fence);
                Message::new("why-runner-fence").with("seat", held.max_by_key(longer)?)
            }
        })
    }
}

fn any(legal: &Choices, random: &mut dyn Source) -> Choice {
    crate::rules::ChoiceSet::any(legal, random).expect("at least two choices are legal")
}

/// By how many steps a fence makes the way of a seat longer.
fn gain(view: &QuoridorView<'_>, seat: Seat, fence: Fence) -> i32 {
    let to_go = |and| {
        view.game()
            .distance(view.position(), seat, and)
            .map_or(0, i32::from)
    };
    to_go(Some(fence)) - to_go(None)
}

/// The step after which the goal is nearest, the first of several.
fn best_step(view: &QuoridorView<'_>, legal: &Choices, own: Seat) -> Option<Choice> {
    let to_go = |choice: &Choice| {
        let mut after = *view.position();
        view.game().play_known(&mut after, own, *choice, &mut Silent);
        view.game().distance(&after, own, None)
    };
    legal.steps().map(Choice::Step).min_by_key(to_go)
}

/// The fence that gains most over `rival`; none when none gains anything.
fn best_fence(view: &QuoridorView<'_>, legal: &Choices, own: Seat, rival: Seat) -> Option<Fence> {
    let worth = |fence: Fence| gain(view, rival, fence) - gain(view, own, fence);
    legal
        .fences()
        .map(|fence| (worth(fence), fence))
        .filter(|&(worth, _)| worth > 0)
        .max_by_key(|&(worth, _)| worth)
        .map(|(_, fence)| fence)
}
