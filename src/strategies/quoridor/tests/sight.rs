//! What a network of two seats sees, and that it is asked rightly.

use super::{on_ground, visit, with_fences};
use crate::{
    networks::{Encoding as _, Inputs, chosen},
    rules::{
        ChoiceSet as _, Game as _, Seat,
        quoridor::{Choice, Open},
    },
    strategies::quoridor::{
        QuoridorEncoding, encoding,
        eval::Stand,
        node::{After, Ground, Move, bits},
    },
};

/// How far each square is from some, a step at a time.
fn far_from(open: Open, from: u128) -> Vec<Option<u8>> {
    let mut far = vec![None; 128];
    let (mut reached, mut steps) = (from, 0);
    loop {
        for square in bits(reached).map(usize::from) {
            far[square] = far[square].or(Some(steps));
        }
        let more = open.spread(reached);
        if more == reached {
            return far;
        }
        (reached, steps) = (more, steps + 1);
    }
}

#[test]
fn the_squares_of_the_shortest_ways_are_those_that_are_no_detour() {
    let game = with_fences(10);
    let squares = |ground: &Ground<'_>, open: Open, at: u128, seat: Seat| {
        let (ahead, behind) = (far_from(open, ground.game.goal_word(seat)), far_from(open, at));
        let to_go = ahead[at.trailing_zeros() as usize];
        let is_on = |square: &u8| {
            let at = usize::from(*square);
            ahead[at].zip(behind[at]).map(|(ahead, behind)| ahead + behind) == to_go
        };
        (0..128).filter(is_on).fold(0, |set, square| set | 1 << square)
    };
    visit(&game, 4, |position, seat, _| {
        let options = game.choices(position, seat);
        on_ground(&game, position, |ground, node| {
            for choice in options.iter() {
                let After::Open(child) = ground.play(node, Move::from(choice)) else {
                    continue;
                };
                let mut ways = node.ways.map(|way| way.squares);
                match choice {
                    Choice::Fence(fence) => ground.part(node, fence, &mut ways),
                    Choice::Step(to) => {
                        ground.flood(node, seat);
                        let to = 1 << to.number();
                        let to_go = ground.layers.to_go(node.open, to);
                        ways[seat.index()] = ground.layers.squares(node.open, to, to_go);
                    }
                }
                for seat in game.seats().iter() {
                    let on = squares(ground, child.open, child.at(seat), seat);
                    assert_eq!(child.ways[seat.index()].squares, on, "{choice}");
                    assert_eq!(ways[seat.index()], on, "{choice}");
                }
            }
        });
    });
}

/// What goes in together is one column, and the same comes out.
#[test]
fn a_folded_network_says_the_same() {
    let game = with_fences(10);
    let encoding = QuoridorEncoding::new(&game).expect("the usual board");
    let network = chosen(None, &encoding).expect("a network comes with the program");
    let folded = encoding::folded(&network).expect("two sides");
    let (mut accumulator, mut seen) = (network.accumulator(), encoding::Seen::new(&folded));
    visit(&game, 10, |position, seat, _| {
        let mut inputs = Inputs::none_of(encoding.inputs());
        encoding.encode(&game.view(position, seat), &mut inputs);
        let told = seen.lead(&folded, &Stand::of(&game, position, seat));
        assert_eq!(told, network.lead(&mut accumulator, &inputs, 0));
    });
}
