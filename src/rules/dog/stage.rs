//! What may be chosen next: every prefix of a chain is offered only when it can be completed.

use super::{
    Dog,
    action::{Action, Effect, Part, Play},
    board::{Board, Code, Crowd, KENNEL, PIECES, Pieces, Spots, has_star},
    card::{Card, Cards},
    choice::{Choice, Draft},
    effects::Walkers,
    event::Event,
    field::Field,
    position::{Moment, Phase, Position},
    rule::Rule,
};
use crate::rules::{Listener, Seat, Silent};

/// What is waited for within a ply, and what is known of it.
enum Stage {
    /// A card, to be given or discarded: any in hand.
    Any(Cards),
    /// A card, to be played: those in hand, which of them can be, and whether the second colour can move.
    Lay {
        hand: Cards,
        playable: u16,
        second: bool,
    },
    /// What a joker counts as.
    As(Seat),
    /// What a card does.
    Effect(Seat, Card),
    /// With which piece this one is swapped.
    With(Seat, u8),
    /// The next part of a seven, the pieces as they stand, and how many steps are left.
    Parts(Seat, Pieces, u8),
}

impl Field {
    /// Those of some cards that can be played in any way: bit i is card i. No list is made.
    #[inline]
    fn playable_of(
        &self,
        board: &Board,
        starred: Spots,
        acting: Seat,
        cards: impl Iterator<Item = Card>,
    ) -> u16 {
        let mut walkers = Walkers::default();
        // Whether somebody is struck does not matter.
        let crowd = Crowd { taken: 0, starred };
        self.walkers(board, crowd, acting, &mut walkers);
        let plays = |card| match card {
            Card::Seven => self.can_finish(board, starred, acting, 7),
            _ => self.can_do(board, starred, acting, &walkers, card),
        };
        cards
            .filter(|&card| match card {
                Card::Joker => Card::PLAIN.iter().any(|&card| plays(card)),
                _ => plays(card),
            })
            .fold(0, |bits, card| bits | card.bit())
    }

    /// Whether a card can be played in any way. No list is made.
    pub(super) fn can_play(&self, board: &Board, starred: Spots, acting: Seat, card: Card) -> bool {
        let side = board.0[acting.index()];
        let (starts, strides) = match card {
            Card::Joker => (true, u16::MAX),
            // By one piece alone.
            Card::Seven => (false, 1 << 7),
            _ => (card.starts(), card.strides()),
        };
        let goes =
            |&code: &Code| code != KENNEL && self.look_ahead(side, starred, acting, code).goes(strides);
        // Mostly the first look is enough. Who is furthest behind has most room.
        starts && side[PIECES - 1] == KENNEL && !has_star(side)
            || strides != 0 && side.iter().rev().any(goes)
            || self.playable_of(board, starred, acting, [card].into_iter()) != 0
    }

    /// The cards of the seat in turn that can move pieces of its first or second colour: bit i is card i.
    fn playable(&self, moment: &Moment, second: bool) -> u16 {
        let (board, hand) = (&moment.board, moment.hand);
        let Some(acting) = self.acting(board, moment.seat, second) else {
            return 0;
        };
        let starred = self.ring.starred(&board.0);
        self.playable_of(board, starred, acting, hand.kinds())
    }

    /// Whether a jack may be laid without effect, if the hand has one and nothing can be played.
    fn is_idle(&self, board: &Board, seat: Seat, second: bool) -> bool {
        let acting = self.acting(board, seat, second);
        self.idle_jack && acting.is_some_and(|acting| self.is_alone(board, acting))
    }

    pub(super) fn has_idle_jack(&self, moment: &Moment) -> bool {
        let hand = moment.hand;
        hand.count(Card::Jack) + hand.count(Card::Joker) > 0
            && self.is_idle(&moment.board, moment.seat, false)
    }

    /// Whether the seat in turn can't play any card.
    pub(super) fn must_discard(&self, moment: &Moment) -> bool {
        self.playable(moment, false) == 0 && self.playable(moment, true) == 0 && !self.has_idle_jack(moment)
    }

    /// Whether the seat in turn, which may choose this card, plays it: else it is discarded.
    pub(super) fn can_lay(&self, board: &Board, second: bool, seat: Seat, card: Card) -> bool {
        let acting = self.acting(board, seat, second);
        let starred = self.ring.starred(&board.0);
        acting.is_some_and(|acting| self.can_play(board, starred, acting, card))
            || (matches!(card, Card::Jack | Card::Joker) && self.is_idle(board, seat, second))
    }

    fn stage(&self, moment: &Moment) -> Option<Stage> {
        let (hand, seat) = (moment.hand, moment.seat);
        match moment.due {
            Some(Phase::Exchange) => return Some(Stage::Any(hand)),
            Some(_) => {}
            None => return None,
        }
        let Draft {
            second,
            card,
            counts_as,
            own,
            parts,
        } = moment.draft;
        let acting = || self.acting(&moment.board, seat, second);
        Some(match (card, counts_as) {
            (None, _) => {
                let mut playable = self.playable(moment, second);
                let other = !second && self.second && self.playable(moment, true) != 0;
                if playable == 0 && !other && !second {
                    if !self.has_idle_jack(moment) {
                        return Some(Stage::Any(hand));
                    }
                    playable = 1 << Card::Jack as u8 | 1 << Card::Joker as u8;
                }
                Stage::Lay {
                    hand,
                    playable,
                    second: other,
                }
            }
            (Some(_), None) => Stage::As(acting()?),
            (Some(_), Some(Card::Seven)) => {
                let (acting, mut pieces) = (acting()?, moment.board.0);
                for &part in parts.as_slice() {
                    let _ = self.part(&mut pieces, acting, part, &mut Silent);
                }
                Stage::Parts(acting, pieces, 7_u8.saturating_sub(parts.steps()))
            }
            (Some(_), Some(card)) => match own {
                Some(rank) => Stage::With(acting()?, rank),
                None => Stage::Effect(acting()?, card),
            },
        })
    }

    /// The rule against one part of a seven.
    fn rule_against_part(&self, acting: Seat, pieces: &Pieces, left: u8, part: Part) -> Option<Rule> {
        if part.steps > left {
            return Some(Rule::RestOfSeven(left));
        }
        let mut after = *pieces;
        if let Err(rule) = self.part(&mut after, acting, part, &mut Silent) {
            return Some(rule);
        }
        let colour = self.mate(acting, part.mate.into());
        if part.stay && !self.enters(pieces, colour, part.rank.into(), part.steps) {
            return Some(Rule::NoFinishToPass);
        }
        let left = left - part.steps;
        let (after, starred) = (Board::sorted(after), self.ring.starred(&after));
        (!self.can_finish(&after, starred, acting, left)).then_some(Rule::RestOfSeven(left))
    }

    fn rule_against_effect(&self, moment: &Moment, acting: Seat, card: Card, effect: Effect) -> Option<Rule> {
        let play = Play {
            second: false,
            card,
            counts_as: card,
            effect,
        };
        if let Err(rule) = self.play(&moment.board, acting, &play, &mut Silent) {
            return Some(rule);
        }
        match effect {
            Effect::Walk {
                rank,
                other,
                stay: true,
            } => {
                let steps = if other { 1 } else { card.steps().unwrap_or(1) };
                let backward = other && card == Card::Four;
                let enters = self.enters(&moment.board.0, acting, rank.into(), steps);
                (backward || !enters).then_some(Rule::NoFinishToPass)
            }
            Effect::Blank => {
                let idle = self.is_idle(&moment.board, moment.seat, moment.draft.second)
                    && self.playable(moment, false) == 0
                    && self.playable(moment, true) == 0;
                (!idle).then_some(Rule::JackNotIdle)
            }
            _ => None,
        }
    }

    fn rule_against_swap(&self, board: &Board, acting: Seat, rank: u8, with: (Seat, u8)) -> Option<Rule> {
        if with.0.index() >= self.ring.colours {
            return Some(Rule::NotOnRing);
        }
        let play = Play {
            second: false,
            card: Card::Jack,
            counts_as: Card::Jack,
            effect: Effect::Swap {
                rank,
                colour: with.0,
                with: with.1,
            },
        };
        self.play(board, acting, &play, &mut Silent).err()
    }

    /// Why a card can't be played with which nothing can be done.
    fn unplayable(&self, board: &Board, seat: Seat, card: Card) -> Rule {
        let moves = card == Card::Seven || card.steps().is_some() && !card.starts();
        let mut colours = [false, true]
            .into_iter()
            .filter_map(|second| self.acting(board, seat, second));
        let waits = |colour: Seat| board.0[colour.index()].iter().all(|&code| code == 0);
        if moves && colours.all(waits) {
            Rule::AllWait(card)
        } else {
            Rule::NotPlayable(card)
        }
    }

    fn against(&self, moment: &Moment, stage: &Stage, choice: Choice) -> Option<Rule> {
        let board = &moment.board;
        match (stage, choice) {
            (Stage::Any(hand) | Stage::Lay { hand, .. }, Choice::Card(card)) if hand.count(card) == 0 => {
                Some(Rule::NotInHand(card))
            }
            (Stage::Any(_), Choice::Card(_)) | (Stage::Lay { second: true, .. }, Choice::Second) => None,
            (Stage::Lay { playable, .. }, Choice::Card(card)) => {
                (playable >> card as u8 & 1 == 0).then(|| self.unplayable(board, moment.seat, card))
            }
            (&Stage::As(acting), Choice::As(card)) => {
                let starred = self.ring.starred(&board.0);
                let can_play = self.can_play(board, starred, acting, card)
                    || card == Card::Jack
                        && self
                            .rule_against_effect(moment, acting, card, Effect::Blank)
                            .is_none();
                (!can_play).then_some(Rule::NotPlayable(card))
            }
            (&Stage::Effect(acting, Card::Jack), Choice::Own(rank)) => {
                let mut pairs = self
                    .ring
                    .colours()
                    .filter(|&other| other != acting)
                    .flat_map(|other| (0..PIECES as u8).map(move |with| (other, with)));
                let first = self.rule_against_swap(board, acting, rank, pairs.next()?);
                let swaps = first.is_none()
                    || pairs.any(|pair| self.rule_against_swap(board, acting, rank, pair).is_none());
                if swaps { None } else { first }
            }
            (&Stage::Effect(acting, card), Choice::Start) => {
                self.rule_against_effect(moment, acting, card, Effect::Start)
            }
            (&Stage::Effect(acting, card), Choice::Blank) => {
                self.rule_against_effect(moment, acting, card, Effect::Blank)
            }
            (&Stage::Effect(acting, card), Choice::Walk { rank, other, stay }) => {
                self.rule_against_effect(moment, acting, card, Effect::Walk { rank, other, stay })
            }
            (&Stage::With(acting, rank), Choice::With { colour, rank: with }) => {
                self.rule_against_swap(board, acting, rank, (colour, with))
            }
            (&Stage::Parts(acting, ref pieces, left), Choice::Part(part)) => {
                self.rule_against_part(acting, pieces, left, part)
            }
            _ => Some(Rule::NotNow),
        }
    }

    pub(super) fn rule_against(&self, moment: &Moment, choice: Choice) -> Option<Rule> {
        match self.stage(moment) {
            Some(stage) => self.against(moment, &stage, choice),
            None => Some(Rule::NotNow),
        }
    }

    /// Tells everything that a seat may choose now.
    pub(super) fn options(&self, moment: &Moment, mut visit: impl FnMut(Choice)) {
        let Some(stage) = self.stage(moment) else {
            return;
        };
        let mut try_each = |choices: &mut dyn Iterator<Item = Choice>| {
            for choice in choices {
                if self.against(moment, &stage, choice).is_none() {
                    visit(choice);
                }
            }
        };
        let ranks = 0..PIECES as u8;
        match &stage {
            Stage::Any(hand) => hand.kinds().map(Choice::Card).for_each(visit),
            Stage::Lay { hand, .. } => {
                try_each(&mut [Choice::Second].into_iter().chain(hand.kinds().map(Choice::Card)));
            }
            Stage::As(_) => try_each(&mut Card::PLAIN.iter().map(|&card| Choice::As(card))),
            Stage::Effect(_, Card::Jack) => {
                try_each(&mut [Choice::Blank].into_iter().chain(ranks.map(Choice::Own)));
            }
            Stage::Effect(_, card) => {
                let walks = ranks.flat_map(|rank| {
                    card.ways().iter().flat_map(move |&(_, other)| {
                        [false, true].map(|stay| Choice::Walk { rank, other, stay })
                    })
                });
                try_each(&mut [Choice::Start].into_iter().chain(walks));
            }
            Stage::With(..) => {
                let pair = |colour| ranks.clone().map(move |rank| Choice::With { colour, rank });
                try_each(&mut self.ring.colours().flat_map(pair));
            }
            Stage::Parts(_, _, left) => {
                for mate in 0..self.team as u8 {
                    for rank in ranks.clone() {
                        let part = |steps, stay| {
                            Choice::Part(Part {
                                mate,
                                rank,
                                steps,
                                stay,
                            })
                        };
                        let parts = (1..=*left).flat_map(|steps| [false, true].map(|stay| part(steps, stay)));
                        try_each(&mut { parts });
                    }
                }
            }
        }
    }
}

impl Dog {
    /// What a card alone is at the beginning of a ply; a play is told by its effect, so that the one here is a stand-in.
    pub(super) fn card_is(&self, position: &Position, seat: Seat, card: Card) -> Action {
        match (position.phase, self.field.stage(&position.moment(seat))) {
            (Phase::Exchange, _) => Action::Give(card),
            (_, Some(Stage::Any(_))) => Action::Discard(card),
            _ => Action::Play(Play {
                second: false,
                card,
                counts_as: card,
                effect: Effect::Blank,
            }),
        }
    }

    /// Why a card is not given, discarded or played now, whichever of it an action wants.
    pub(super) fn rule_against_kind(&self, position: &Position, seat: Seat, action: &Action) -> Option<Rule> {
        let card = match *action {
            Action::Give(card) | Action::Discard(card) => card,
            Action::Play(play) => play.card,
        };
        match (action, self.card_is(position, seat, card)) {
            (Action::Give(_), Action::Give(_))
            | (Action::Discard(_), Action::Discard(_))
            | (Action::Play(_), Action::Play(_)) => None,
            (Action::Discard(_), Action::Play(_)) => Some(Rule::MustPlay),
            (Action::Play(_), Action::Discard(_)) => Some(self.field.unplayable(&position.board, seat, card)),
            _ => Some(Rule::NotNow),
        }
    }

    /// Leaves "past the finish" out of what is left of a chain where it makes no difference: both texts are read, one
    /// is played.
    pub(super) fn leave_idle_stays_out(&self, position: &Position, chain: &mut [Choice]) {
        if !chain.iter().any(|choice| choice.without_stay().is_some()) {
            return;
        }
        let mut position = *position;
        for choice in chain {
            let is_idle = || {
                self.field.rule_against(&position.moment(position.seat), *choice)
                    == Some(Rule::NoFinishToPass)
            };
            if let Some(without) = choice.without_stay().filter(|_| is_idle()) {
                *choice = without;
            }
            position.draft.add(*choice);
        }
    }

    /// Makes the whole ply of the seat in turn.
    pub(super) fn play_out(
        &self,
        position: &mut Position,
        effect: Effect,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = position.seat;
        let Draft {
            second,
            card,
            counts_as,
            ..
        } = position.draft;
        if let (Some(card), Some(counts_as)) = (card, counts_as) {
            listener.hear(|| Event::Played {
                seat,
                card,
                counts_as,
            });
            let play = Play {
                second,
                card,
                counts_as,
                effect,
            };
            if let Some(acting) = self.field.acting(&position.board, seat, second)
                && let Ok(after) = self.field.play(&position.board, acting, &play, listener)
            {
                position.board = after;
            }
            position.lay(seat, card, self.giver(seat));
        }
        self.end_ply(position, listener);
    }
}
