//! The luck of the seats of one game: what each outcome of chance changes in their chances to win, less what it changes
//! on average; and their errors: what each choice loses of the chance of its seat against the best one.
//!
//! What an outcome is worth shows where chance acts next: until then the players of the table play on, new ones with
//! random numbers of their own, and then the chances are judged. Where one of them can't be asked, what lies behind the
//! outcome is judged at once.
//!
//! However they play, and however badly the chances are judged, luck so reckoned has the mean 0: what an outcome is held
//! against is the mean over all outcomes where there are few, else over some that are drawn as it was, from a
//! generator of their own, all of them played on and judged alike; never how the game went on. So a result less any part
//! of its luck that was fixed elsewhere has the mean of the result, and the less spread the better the judgement: luck is a
//! control variate (Glasserman 2003, «Monte Carlo Methods in Financial Engineering», 4.1; for games Zinkevich et al. 2006,
//! «Optimal Unbiased Estimators for Evaluating Agent Performance»).

use sha2::{Digest, Sha256};

use crate::{
    play::{
        dice::{Dice, Seed, ThoughtKey},
        run::Played,
    },
    rules::{Acts, ChoiceSet as _, Game, Listener, Seat, Silent, Source, Turn},
    strategies::{Judgement, Strategy, WinChances},
};

/// With so many outcomes one is compared where there are more, or they can't be listed: docs/tournaments.md has what more
/// of them, or fewer, bring and cost.
const DRAWN: u64 = 16;

/// Makes the players of a table anew, by seat.
pub(super) type StandIns<'a, G> = &'a dyn Fn() -> Vec<Box<dyn Strategy<G>>>;

/// The luck and the errors of one game.
pub(super) struct Luck<'a, G: Game> {
    judgement: Box<dyn Judgement<G>>,
    stand_ins: Option<StandIns<'a, G>>,
    /// From which outcomes are drawn to compare with.
    dice: Dice,
    thoughts: ThoughtKey,
    /// The most choices that are made before a position is judged.
    bound: u64,
    sum: WinChances,
    errors: [i64; Seat::MOST],
}

impl<'a, G: Game> Luck<'a, G> {
    /// None yet, of the game that has this place among those with this seed.
    pub(super) fn new(
        judgement: Box<dyn Judgement<G>>,
        stand_ins: Option<StandIns<'a, G>>,
        seed: &Seed,
        place: usize,
        bound: u64,
    ) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"homestretch luck 1\n");
        hash.update(seed);
        hash.update((place as u64).to_le_bytes());
        Self {
            judgement,
            stand_ins,
            dice: Dice::new(&hash.finalize().into()),
            thoughts: ThoughtKey::new(seed),
            bound,
            sum: WinChances::default(),
            errors: [0; Seat::MOST],
        }
    }

    /// The luck of each seat so far, in parts of certainty.
    pub(super) fn sum(&self) -> [i64; Seat::MOST] {
        self.sum.0
    }

    /// What each seat has lost by its own choices so far, in parts of certainty.
    pub(super) fn errors(&self) -> [i64; Seat::MOST] {
        self.errors
    }

    /// Sees what a seat chose where it had a choice: what the best one would have been worth more to it, as far as it could
    /// know. What can't be judged counts for nothing.
    pub(super) fn hold(&mut self, game: &G, before: &G::Position, seat: Seat, chosen: G::Choice) {
        if let Some(held) = self.judgement.held(game, before, seat, chosen) {
            let lost = held.most.of_seat(seat) - held.own.of_seat(seat);
            self.errors[seat.index()] += lost.max(0);
        }
    }

    /// Sees what was done after so many choices: nothing unless it was chance's. What can't be judged, whichever outcome it is
    /// of those that are compared, counts for nothing.
    pub(super) fn see(&mut self, game: &G, before: &G::Position, after: &G::Position, choices: u64) {
        if game.turn(before) == Turn::Chance
            && let Some(luck) = self.of(game, before, after, choices)
        {
            self.sum = self.sum.plus(&luck);
        }
    }

    fn of(
        &mut self,
        game: &G,
        before: &G::Position,
        after: &G::Position,
        choices: u64,
    ) -> Option<WinChances> {
        let own = self.worth(game, after, self.thoughts, choices)?;
        let listed = game.odds(before).filter(|odds| odds.len() as u64 <= DRAWN);
        let count = listed.as_ref().map_or(DRAWN, |odds| odds.len() as u64);
        let mut listed = listed.into_iter().flatten();
        let (mut sum, mut weights) = (WinChances::default(), 0);
        // Many outcomes come to the same: what is known of the last one is not asked again.
        let mut last = (after.clone(), own);
        for number in 1..=count {
            let (outcome, weight) = match listed.next() {
                Some((outcome, weight)) => (outcome, i64::from(weight)),
                None => (game.draw(before, &mut self.dice), 1),
            };
            let mut other = before.clone();
            game.settle_known(&mut other, &outcome, &mut Silent);
            let chances = if other == *after {
                own
            } else if other == last.0 {
                last.1
            } else {
                self.worth(game, &other, self.thoughts.again(number), choices)?
            };
            last = (other, chances);
            sum = sum.plus(&WinChances(chances.0.map(|chance| chance * weight)));
            weights += weight;
        }
        Some(own.since(&WinChances(sum.0.map(|sum| sum / weights.max(1)))))
    }

    /// The chances where chance acts next, or where the game is over.
    fn worth(
        &mut self,
        game: &G,
        position: &G::Position,
        thoughts: ThoughtKey,
        choices: u64,
    ) -> Option<WinChances> {
        let Some(stand_ins) = self.stand_ins else {
            return self.judgement.open(game, position);
        };
        let mut players = stand_ins();
        let mut position = position.clone();
        for made in choices..choices.saturating_add(self.bound) {
            let Some(seat) = game.turn(&position).seats().lowest() else {
                break;
            };
            let legal = game.choices(&position, seat);
            let player = players.get_mut(seat.index())?;
            let choice = {
                let view = game.view(&position, seat);
                player.decide(&view, &legal, &mut thoughts.stream(seat, made))?
            };
            game.play_known(&mut position, seat, choice, &mut Silent);
        }
        self.judgement.open(game, &position)
    }
}

/// Plays one game from this position to its end, or to a bound, as without this, and sees the luck and the errors in it.
pub(super) fn play_out<G: Game, S: Strategy<G>>(
    game: &G,
    mut position: G::Position,
    dice: &mut impl Source,
    thoughts: ThoughtKey,
    players: &mut [S],
    bound: u64,
    listener: &mut impl Listener<G::Event>,
    luck: &mut Luck<'_, G>,
) -> Played {
    let unasked = players.iter().all(|player| !player.is_always_asked());
    let mut acts = Acts::default();
    while acts.all() < bound {
        let before = position.clone();
        let mut chosen = None;
        let ask = |position: &G::Position, seat: Seat, legal: G::Choices, _| {
            let view = game.view(position, seat);
            let random = &mut thoughts.stream(seat, acts.choices);
            let choice = players[seat.index()].consider(&view, &legal, random)?;
            chosen = (legal.len() > 1).then_some((seat, choice));
            Some(choice)
        };
        let done = game.play_on(&mut position, dice, listener, unasked, 1, ask);
        if done == Acts::default() {
            break;
        }
        luck.see(game, &before, &position, acts.choices);
        if let Some((seat, choice)) = chosen {
            luck.hold(game, &before, seat, choice);
        }
        acts += done;
    }
    Played {
        standing: game.standing(&position),
        rolls: acts.rolls,
        choices: acts.choices,
        plies: acts.plies,
    }
}
