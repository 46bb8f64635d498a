//! How many sequences of actions a game has from a position on: figures that rules can be held against.

use std::hint::black_box;

use super::{ChoiceSet as _, Game, Seat, Silent, Turn};

/// Counts the legal sequences of `depth` choices and outcomes of chance that begin in `position`; games that end
/// before do not count. Seats that choose at once choose one after the other. None where an outcome of chance would
/// have to be counted that the game can't list.
///
/// Choices of the last step are counted as sets, none of them is made; but if `each` says so, every one is made.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32, each: bool) -> Option<u64> {
    let mut counter = Counter {
        game,
        each,
        is_listed: true,
    };
    let count = counter.count(position, depth);
    counter.is_listed.then_some(count)
}

struct Counter<'a, G> {
    game: &'a G,
    each: bool,
    /// Whether all outcomes of chance that were met could be listed.
    is_listed: bool,
}

impl<G: Game> Counter<'_, G> {
    fn count(&mut self, position: &G::Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let game = self.game;
        let turn = game.turn(position);
        let Some(seat) = turn.seats().lowest() else {
            return if turn == Turn::Chance {
                self.chance(position, depth)
            } else {
                0
            };
        };
        let legal = game.choices(position, seat);
        if depth == 1 {
            if self.each {
                make_each(game, position, seat, &legal);
            }
            return legal.len() as u64;
        }
        let mut sum = 0;
        legal.iter().for_each(|choice| {
            let mut after = position.clone();
            game.play_known(&mut after, seat, choice, &mut Silent);
            sum += self.count(&after, depth - 1);
        });
        sum
    }

    fn chance(&mut self, position: &G::Position, depth: u32) -> u64 {
        let Some(odds) = self.game.odds(position) else {
            self.is_listed = false;
            return 0;
        };
        let mut sum = 0;
        for (outcome, _) in odds {
            let mut after = position.clone();
            self.game.settle_known(&mut after, &outcome, &mut Silent);
            sum += self.count(&after, depth - 1);
        }
        sum
    }
}

/// Makes every choice once, for the time that it takes.
fn make_each<G: Game>(game: &G, position: &G::Position, seat: Seat, legal: &G::Choices) {
    // Each, and not one after the other: a set that is made of parts has a loop for each of them.
    legal.iter().for_each(|choice| {
        let mut after = position.clone();
        game.play_known(&mut after, seat, choice, &mut Silent);
        // Else the compiler sees that nobody looks at what was made.
        black_box(&after);
    });
}
