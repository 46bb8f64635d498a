//! What a player of Dog knows: the board, its own hand, how many cards the others have, and what lies open.
//! Colours and seats are counted from the one that looks.

use super::{
    Dog,
    action::{Action, Play},
    board::{Board, PIECES},
    card::{Card, Cards},
    choice::{Chain, Draft},
    config::HANDS,
    position::{Phase, Position},
    results::Results,
};
use crate::rules::{Game, Seat, Source, Turn, View};

/// The game as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct DogView<'a> {
    game: &'a Dog,
    position: &'a Position,
    seat: Seat,
}

impl<'a> DogView<'a> {
    pub(super) fn new(game: &'a Dog, position: &'a Position, seat: Seat) -> Self {
        Self { game, position, seat }
    }

    /// The game that is played, for those who search.
    #[must_use]
    pub fn game(&self) -> &'a Dog {
        self.game
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &'a Board {
        &self.position.board
    }

    /// The own hand.
    #[must_use]
    pub fn hand(&self) -> Cards {
        self.position.hands[self.seat.index()]
    }

    /// How many cards a seat has in its hand.
    #[must_use]
    pub fn count(&self, seat: Seat) -> usize {
        self.position.hands[seat.index()].len()
    }

    /// How many cards every seat was dealt in this round.
    #[must_use]
    pub fn dealt(&self) -> usize {
        HANDS[usize::from(self.position.deal)].into()
    }

    /// The discard pile: every card that was played since it was last shuffled.
    #[must_use]
    pub fn pile(&self) -> Cards {
        self.position.pile
    }

    /// Who is to play; while cards are dealt and given, who will begin.
    #[must_use]
    pub fn in_turn(&self) -> Seat {
        self.position.seat
    }

    /// Who began this round, or will begin the next.
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.position.starter
    }

    /// All cards of the pack that do not lie open and are not in the own hand.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let seen = self.pile().and(self.hand());
        let left = seen.and_then(|seen| self.game.pack.without(seen));
        left.unwrap_or_default()
    }

    /// How many cards the deck has.
    #[must_use]
    pub fn deck(&self) -> usize {
        self.position.deck.len()
    }

    /// What the own seat has chosen for its mate, or gave in this round.
    #[must_use]
    pub fn gave(&self) -> Option<Card> {
        self.position.gave[self.seat.index()]
    }

    /// What the own seat got from its mate in this round.
    #[must_use]
    pub fn got(&self) -> Option<Card> {
        let giver = self.game.giver(self.seat)?;
        self.position.gave[giver.index()].filter(|_| self.position.phase != Phase::Exchange)
    }

    /// Who gets the card that the own seat gave, as long as that seat must still have it.
    #[must_use]
    pub fn keeper(&self) -> Option<(Seat, Card)> {
        let is_held = self.position.phase == Phase::Play && self.position.spent >> self.seat.index() & 1 == 0;
        let card = self.gave().filter(|_| is_held)?;
        Some((self.game.receiver(self.seat), card))
    }

    /// Whether the seat is in turn, can play none of its cards and is to discard one.
    #[must_use]
    pub fn discards(&self) -> bool {
        self.position.seat == self.seat && self.game.discards(self.position)
    }

    /// Whether a card is to be given to the mate.
    #[must_use]
    pub fn is_exchange(&self) -> bool {
        self.position.phase == Phase::Exchange
    }

    /// Whether the own seat may lay a jack without effect, where its hand does nothing else.
    #[must_use]
    pub fn has_idle_jack(&self) -> bool {
        self.game.field.has_idle_jack(&self.position.moment(self.seat))
    }

    /// What the own seat has chosen of the play that is under way.
    #[must_use]
    pub fn begun(&self) -> Chain {
        self.draft().chain()
    }

    /// Whether the own seat has begun a play.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.position.seat == self.seat && self.position.draft.is_begun()
    }

    /// Nobody sees what another seat has begun before it is done.
    fn draft(&self) -> Draft {
        if self.position.seat == self.seat {
            self.position.draft
        } else {
            Draft::default()
        }
    }

    /// Lists all distinct boards to which a card can lead for the own seat.
    pub fn list(&self, card: Card, results: &mut Results) {
        results.list(&self.game.field, &self.position.board, self.seat, [card]);
    }

    /// Lists the same for every card of the hand, those of a kind once.
    pub fn list_hand(&self, results: &mut Results) {
        let hand = self.hand().kinds();
        results.list(&self.game.field, &self.position.board, self.seat, hand);
    }

    /// The same, but of a seven's ways to be shared no more than so many, those that promise most by what their parts are
    /// worth one by one.
    pub fn list_promising(&self, most: usize, worth: &mut dyn FnMut(&Board) -> i32, results: &mut Results) {
        let (field, hand) = (&self.game.field, self.hand().kinds());
        results.list_promising(field, &self.position.board, self.seat, hand, (most, worth));
    }

    /// How the n-th board that was listed is reached.
    #[must_use]
    pub fn listed(&self, results: &Results, n: usize) -> Option<Play> {
        self.game.listed(results, n)
    }

    /// The choices that make a play, from the first one on.
    #[must_use]
    pub fn chain(&self, play: &Play) -> Chain {
        let mut chain = Action::Play(*play).chain();
        if self.has_begun() {
            let mut position = *self.position;
            position.draft = Draft::default();
            self.game.leave_idle_stays_out(&position, &mut chain);
        } else {
            self.game.leave_idle_stays_out(self.position, &mut chain);
        }
        chain
    }

    /// The seats in the order in which they follow the own one, which comes first.
    fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, own) = (self.game.seats.len(), self.seat.index());
        (0..seats).map(move |k| Seat::new((own + k) % seats))
    }

    /// The colours in the order in which they follow the own one, which comes first.
    fn colours(&self) -> impl Iterator<Item = Seat> + use<> {
        let (colours, own) = (self.game.colours(), self.seat.index());
        (0..colours).map(move |k| Seat::new((own + k) % colours))
    }

    /// A position that agrees with what the seat knows: cards that it can't see are shuffled among those who have them.
    pub(super) fn imagine(&self, source: &mut impl Source) -> Position {
        let mut position = *self.position;
        position.draft = self.draft();
        let others = || self.round().skip(1);
        let mut unseen = others().fold(position.deck, |cards, seat| {
            // All of them come from one pack.
            cards.and(position.hands[seat.index()]).unwrap_or(cards)
        });
        let keeper = self.keeper();
        if let Some((_, card)) = keeper {
            unseen.take(card);
        }
        for seat in others() {
            let count = self.count(seat);
            let mut hand = Cards::default();
            if let Some((_, card)) = keeper.filter(|(keeper, _)| *keeper == seat) {
                hand.put(card);
            }
            while hand.len() < count
                && let Some(card) = unseen.draw(source)
            {
                hand.put(card);
            }
            position.hands[seat.index()] = hand;
        }
        position.deck = unseen;
        self.imagine_gifts(&mut position, source);
        position
    }

    /// What others gave to others: any card of theirs before the cards change hands, and afterwards any card that who
    /// got it still has, or else one that lies open.
    fn imagine_gifts(&self, position: &mut Position, source: &mut impl Source) {
        let is_exchange = position.phase == Phase::Exchange;
        for giver in self.round().skip(1) {
            let known = !is_exchange && self.game.receiver(giver) == self.seat;
            if known || position.gave[giver.index()].is_none() {
                continue;
            }
            let holder = if is_exchange {
                giver
            } else {
                self.game.receiver(giver)
            };
            let mut hand = position.hands[holder.index()];
            let card = hand.draw(source);
            let bit = 1 << giver.index();
            position.spent = if card.is_some() {
                position.spent & !bit
            } else {
                position.spent | bit
            };
            position.gave[giver.index()] = card.or_else(|| position.pile.kinds().next());
        }
    }

    fn numbers_of_draft(&self) -> impl Iterator<Item = i32> {
        let draft = self.draft();
        let card = |card: Option<Card>| card.map_or(-1, |card| card as i32);
        let parts = draft.parts;
        let part = move |k: usize| {
            let part = parts.as_slice().get(k).copied();
            part.map_or([-1; 4], |it| {
                [it.mate, it.rank, it.steps, it.stay.into()].map(i32::from)
            })
        };
        [
            draft.second.into(),
            card(draft.card),
            card(draft.counts_as),
            draft.own.map_or(-1, i32::from),
        ]
        .into_iter()
        .chain((0..7).flat_map(part))
    }
}

impl PartialEq for DogView<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.game.config == other.game.config && self.numbers() == other.numbers()
    }
}

/// The names of what [`DogView::numbers`] lists; seats and colours are counted from the one that looks.
pub(super) fn number_names(game: &Dog) -> Vec<String> {
    let mut names: Vec<String> = [
        "seat",
        "phase",
        "deal",
        "starter",
        "to_act",
        "plies",
        "deck",
        "gave",
        "gave_is_held",
        "got",
    ]
    .map(str::to_owned)
    .into();
    for seat in 0..game.seats.len() {
        names.extend(["cards", "has_chosen"].map(|what| format!("seat{seat}_{what}")));
    }
    for colour in 0..game.colours() {
        for rank in 0..PIECES {
            names.extend(["place", "star"].map(|what| format!("colour{colour}_piece{rank}_{what}")));
        }
    }
    for heap in ["hand", "pile"] {
        names.extend(Card::ALL.map(|card| format!("{heap}_{card}")));
    }
    names.extend(["second", "card", "counts_as", "own"].map(|what| format!("begun_{what}")));
    for part in 0..7 {
        names.extend(["mate", "rank", "steps", "stay"].map(|what| format!("begun_part{part}_{what}")));
    }
    names
}

impl View for DogView<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    /// A place counts from the kennel (0): 1 is the start with the star, the last one on the ring the start after a
    /// whole round, and the finish follows.
    fn numbers(&self) -> Vec<i32> {
        let position = self.position;
        let place = |seat: Seat| self.round().position(|it| it == seat).map_or(-1, |k| k as i32);
        let card = |card: Option<Card>| card.map_or(-1, |card| card as i32);
        let mut numbers = vec![
            i32::from(u8::from(self.seat)),
            position.phase as i32,
            position.deal.into(),
            place(position.starter),
            place(position.seat),
            position.plies.into(),
            self.deck() as i32,
            card(self.gave()),
            self.keeper().is_some().into(),
            card(self.got()),
        ];
        let waiting = self.game.turn(position);
        let chooses = |seat: Seat| matches!(waiting, Turn::Together(seats) if !seats.contains(seat));
        for seat in self.round() {
            numbers.extend([self.count(seat) as i32, chooses(seat).into()]);
        }
        for colour in self.colours() {
            for code in position.board.0[colour.index()] {
                numbers.extend([i32::from(code >> 1), i32::from(code & 1)]);
            }
        }
        for heap in [self.hand(), position.pile] {
            numbers.extend(Card::ALL.map(|card| i32::from(heap.count(card))));
        }
        numbers.extend(self.numbers_of_draft());
        numbers
    }
}
