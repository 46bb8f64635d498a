//! Why a move was chosen, in a sentence about ways: what a person can see on the board.

use super::{
    node::{After, Ground, Move, Node, bits},
    order::rivals_of,
};
use crate::rules::{
    Message, Seat,
    quoridor::{Choice, Fence},
};

/// The reason for a legal move.
pub(super) fn why(ground: &mut Ground<'_>, node: &Node, step: Move) -> Message {
    let target = ground.target(node, node.turn);
    match step.choice() {
        Choice::Step(_) => why_step(ground, node, step, target),
        Choice::Fence(fence) => why_fence(ground, node, fence, target),
    }
}

/// Whether nothing is told but that it lies deeper.
pub(super) fn is_deep(reason: &Message) -> bool {
    reason.key == DEEP
}

/// What is told where nothing can be seen on the board.
const DEEP: &str = "why-search-deep";

fn number(message: Message, name: &str, number: i32) -> Message {
    message.with(name, i64::from(number))
}

fn why_step(ground: &mut Ground<'_>, node: &Node, step: Move, target: Seat) -> Message {
    let own = node.turn;
    let child = match ground.play(node, step) {
        After::Won => return Message::new("why-search-arrives"),
        After::Drawn => return Message::new(DEEP),
        After::Open(child) => child,
    };
    let (before, after) = (i32::from(node.distance(own)), i32::from(child.distance(own)));
    let theirs = i32::from(node.distance(target));
    let told = |key| {
        let message = Message::new(key).with("seat", target);
        number(number(message, "steps", after), "others", theirs)
    };
    let is_won = ground.seats.len() == 2 && ground.race(&child).is_some_and(|run| run.winner == own);
    if is_won {
        told("why-search-runs")
    } else if before - after > 1 {
        number(told("why-search-jumps"), "saved", before - after)
    } else if after < before {
        told("why-search-nearer")
    } else {
        Message::new(DEEP)
    }
}

fn why_fence(ground: &mut Ground<'_>, node: &Node, fence: Fence, target: Seat) -> Message {
    let own = node.turn;
    let bit = 1 << fence.number();
    let theirs = ground.longer(node, target, bit).by(fence.number());
    let ours = ground.longer(node, own, bit).by(fence.number());
    if theirs > 0 {
        let key = if ours > 0 {
            "why-search-lengthens-both"
        } else {
            "why-search-lengthens"
        };
        let message = number(Message::new(key).with("seat", target), "steps", theirs);
        return number(message, "own", ours);
    }
    let fences = ground.game.options(&node.position, target).fence_word();
    let threats = ground.longer(node, own, fences);
    let kept = bits(rivals_of(fence.number()) & threats.fences).max_by_key(|&threat| threats.by(threat));
    match kept {
        Some(threat) if threats.by(threat) > 1 => {
            let message = Message::new("why-search-keeps")
                .with("seat", target)
                .with("fence", Fence::numbered(threat).to_string());
            number(message, "steps", threats.by(threat))
        }
        _ => Message::new(DEEP),
    }
}
