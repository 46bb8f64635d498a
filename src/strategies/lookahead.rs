//! The move after which a seat's chance is best, as a network judges it, and the same seen over the next throws.

use crate::{
    networks::{Encoding, Judge},
    rules::{ChoiceSet, Game, Seat, Silent, Turn},
};

/// A judge that weighs choices.
pub struct Lookahead<E> {
    judge: Judge<E>,
    /// Over how many throws it looks.
    throws: u8,
}

impl<E> Lookahead<E> {
    /// Weighs by this judge, and looks over so many throws.
    pub fn new(judge: Judge<E>, throws: u8) -> Self {
        Self { judge, throws }
    }

    /// The judge.
    pub fn judge(&mut self) -> &mut Judge<E> {
        &mut self.judge
    }

    /// The choice of a seat with the best chance behind it, the last of those that tie, and that chance; none where nothing is legal.
    #[inline]
    pub fn best<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        legal: &G::Choices,
    ) -> Option<(G::Choice, f32)>
    where
        E: Encoding<G>,
    {
        self.best_over(game, position, seat, legal, self.throws)
    }

    fn best_over<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        legal: &G::Choices,
        throws: u8,
    ) -> Option<(G::Choice, f32)>
    where
        E: Encoding<G>,
    {
        let mut best: Option<(G::Choice, f32)> = None;
        for choice in legal.iter() {
            let mut next = position.clone();
            game.play_known(&mut next, seat, choice, &mut Silent);
            let chance = self.expect(game, &next, seat, throws);
            if best.is_none_or(|(_, most)| chance >= most) {
                best = Some((choice, chance));
            }
        }
        best
    }

    /// The chance of a seat to take the next place, after so many throws in which everybody makes the move that looks best.
    pub fn expect<G: Game>(&mut self, game: &G, position: &G::Position, seat: Seat, throws: u8) -> f32
    where
        E: Encoding<G>,
    {
        let (chances, contenders) = self.judge.chances(game, position);
        let looker = self.judge.encoding().looker(game, position);
        if contenders >> self.judge.encoding().side(looker, seat) & 1 == 0 {
            // It has just taken it.
            return 1.0;
        }
        let odds = if throws > 0 { game.odds(position) } else { None };
        let Some(odds) = odds else {
            return chances[seat.index()];
        };
        let (mut sum, mut of) = (0.0, 0.0);
        for (outcome, weight) in odds {
            let mut after = position.clone();
            game.settle_known(&mut after, &outcome, &mut Silent);
            if let Turn::Seat(mover) = game.turn(&after) {
                let legal = game.choices(&after, mover);
                let choice = match legal.only() {
                    None => self
                        .best_over(game, &after, mover, &legal, 0)
                        .map(|(choice, _)| choice),
                    only => only,
                };
                if let Some(choice) = choice {
                    game.play_known(&mut after, mover, choice, &mut Silent);
                }
            }
            let weight = weight as f32;
            sum += weight * self.follow(game, &after, position, seat, throws - 1);
            of += weight;
        }
        sum / of
    }

    /// As [`Self::expect`]; another seat may have taken the place meanwhile.
    fn follow<G: Game>(
        &mut self,
        game: &G,
        next: &G::Position,
        before: &G::Position,
        seat: Seat,
        throws: u8,
    ) -> f32
    where
        E: Encoding<G>,
    {
        let contends = |judge: &Judge<E>, position: &G::Position| {
            let looker = judge.encoding().looker(game, position);
            judge
                .encoding()
                .contenders(&game.view(position, looker))
                .count_ones()
        };
        let gone = contends(&self.judge, next) < contends(&self.judge, before);
        let chance = self.expect(game, next, seat, if gone { 0 } else { throws });
        // Whoever is still in it when a place is taken has not taken it.
        if gone && chance < 1.0 { 0.0 } else { chance }
    }
}
