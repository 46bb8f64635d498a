//! Numbers and games by chance for the tests beside the sources, which may use no generator of the rooms above.

use super::{ChoiceSet as _, Game, Silent, Source, Turn};

/// Numbers without any order, the same in every run.
pub(crate) struct Numbers(pub(crate) u64);

impl Source for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

/// Lets chance act, or makes any choice of the first seat that is to choose. Says whether the game went on.
pub(crate) fn go_on<G: Game>(game: &G, position: &mut G::Position, random: &mut Numbers) -> bool {
    let turn = game.turn(position);
    if turn == Turn::Chance {
        let outcome = game.draw(position, random);
        game.settle_known(position, &outcome, &mut Silent);
    } else if let Some(seat) = turn.seats().lowest() {
        let choice = game.choices(position, seat).any(random).expect("a choice");
        game.play_known(position, seat, choice, &mut Silent);
    }
    turn != Turn::Over
}
