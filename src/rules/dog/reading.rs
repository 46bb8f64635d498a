//! A view read back from its numbers: how a bot of its own process gets to see the game.

use super::{
    Dog,
    board::{Board, Code, KENNEL, PIECES, Ring},
    card::{Card, Cards},
    choice::Draft,
    config::HANDS,
    position::{Phase, Position},
    view::{DogView, number_names},
};
use crate::rules::{Game as _, Seat, View as _};

/// Numbers that are read one after another.
struct Numbers<'a>(std::slice::Iter<'a, i32>);

/// The numbers are no view.
struct NoView;

impl Numbers<'_> {
    fn next<T: TryFrom<i32>>(&mut self) -> Option<T> {
        T::try_from(*self.0.next()?).ok()
    }

    fn flag(&mut self) -> Option<bool> {
        self.next::<u8>().filter(|&bit| bit < 2).map(|bit| bit == 1)
    }

    /// A number, or none for -1.
    fn maybe(&mut self) -> Result<Option<u8>, NoView> {
        match *self.0.next().ok_or(NoView)? {
            -1 => Ok(None),
            number => u8::try_from(number).map(Some).map_err(|_| NoView),
        }
    }

    fn card(&mut self) -> Result<Option<Card>, NoView> {
        match self.maybe()? {
            None => Ok(None),
            Some(kind) => Card::ALL.get(usize::from(kind)).copied().map(Some).ok_or(NoView),
        }
    }

    fn heap(&mut self) -> Option<Cards> {
        let mut heap = Cards::default();
        for card in Card::ALL {
            let count: u8 = self.next().filter(|&count| count <= Cards::MOST)?;
            heap = (0..count).try_fold(heap, |heap, _| heap.with(card))?;
        }
        Some(heap)
    }

    fn draft(&mut self) -> Option<Draft> {
        let mut draft = Draft {
            second: self.flag()?,
            card: self.card().ok()?,
            counts_as: self.card().ok()?,
            own: self.maybe().ok()?.filter(|&rank| usize::from(rank) < PIECES),
            ..Draft::default()
        };
        for _ in 0..7 {
            let [mate, rank, steps, stay] = [(); 4].map(|()| self.maybe().ok());
            let part = (|| {
                Some(super::Part {
                    mate: mate?.filter(|&mate| mate < 3)?,
                    rank: rank?.filter(|&rank| usize::from(rank) < PIECES)?,
                    steps: steps?.filter(|steps| (1..=7).contains(steps))?,
                    stay: stay?? == 1,
                })
            })();
            if let Some(part) = part {
                draft.parts.push(part);
            }
        }
        Some(draft)
    }
}

/// Fills a hand up to so many with unseen cards.
fn fill(mut hand: Cards, unseen: &mut Cards, count: usize) -> Option<Cards> {
    while hand.len() < count {
        let card = unseen.kinds().next()?;
        *unseen = unseen.without([card].into_iter().collect())?;
        hand = hand.with(card)?;
    }
    Some(hand)
}

impl Dog {
    fn read_piece(&self, numbers: &mut Numbers<'_>) -> Option<Code> {
        let (place, star) = (numbers.next::<u8>()?, numbers.flag()?);
        let last = self.ring() + 1 + PIECES as u8;
        // Only on its start a piece has its star, and until it leaves that it has it.
        (place <= last && star == (place == 1)).then(|| place << 1 | Code::from(star))
    }

    fn read_board_numbers(&self, numbers: &mut Numbers<'_>, colours: &[Seat]) -> Option<Board> {
        let ring: &Ring = &self.field.ring;
        let (mut board, mut taken) = (Board::default(), 0);
        for &colour in colours {
            for index in 0..PIECES {
                let code = self.read_piece(numbers)?;
                let (bit, side) = (ring.bit(colour, code), &mut board.0[colour.index()]);
                if taken & bit != 0 || code != KENNEL && side.contains(&code) {
                    return None;
                }
                taken |= bit;
                side[index] = code;
            }
        }
        Some(board)
    }

    /// A position that looks so to a seat, the cards that it does not see in any order; none where nothing looks so.
    pub(super) fn read_numbers(&self, seat: Seat, list: &[i32]) -> Option<Position> {
        if list.len() != number_names(self).len() || !self.seats.contains(seat) {
            return None;
        }
        let (seats, own) = (self.seats.len(), seat.index());
        let round: Vec<Seat> = (0..seats).map(|k| Seat::new((own + k) % seats)).collect();
        let colours: Vec<Seat> = (0..self.colours())
            .map(|k| Seat::new((own + k) % self.colours()))
            .collect();
        let mut numbers = Numbers(list.iter());
        numbers.next::<u8>()?;
        let phases = [Phase::Deal, Phase::Exchange, Phase::Play, Phase::Over];
        let phase = *phases.get(numbers.next::<usize>()?)?;
        let mut position = Position {
            phase,
            deal: numbers.next().filter(|&deal| usize::from(deal) < HANDS.len())?,
            starter: *round.get(numbers.next::<usize>()?)?,
            seat: *round.get(numbers.next::<usize>()?)?,
            plies: numbers.next()?,
            ..self.start()
        };
        let _deck: usize = numbers.next()?;
        let (gave, is_held, got) = (numbers.card().ok()?, numbers.flag()?, numbers.card().ok()?);
        let mut hands = Vec::new();
        for _ in &round {
            hands.push((numbers.next::<usize>()?, numbers.flag()?));
        }
        position.board = self.read_board_numbers(&mut numbers, &colours)?;
        position.hands[own] = numbers.heap()?;
        position.pile = numbers.heap()?;
        let draft = numbers.draft()?;
        let mut unseen = self.pack.without(position.hands[own])?.without(position.pile)?;
        let receiver = self.receiver(seat);
        // The own gift is kept for who has it before the others get theirs.
        let kept: Cards = gave.filter(|_| is_held).into_iter().collect();
        unseen = unseen.without(kept)?;
        for (&other, &(count, _)) in round.iter().zip(&hands).skip(1) {
            let known = if other == receiver { kept } else { Cards::default() };
            position.hands[other.index()] = fill(known, &mut unseen, count)?;
        }
        position.deck = unseen;
        if phase == Phase::Play && gave.is_some() && !is_held {
            position.spent = 1 << own;
        }
        for (&giver, &(_, has_chosen)) in round.iter().zip(&hands) {
            let held = |seat: Seat| position.hands[seat.index()].kinds().next();
            position.gave[giver.index()] = match phase {
                _ if giver == seat => gave,
                Phase::Exchange => held(giver).filter(|_| has_chosen),
                _ if self.giver(seat) == Some(giver) => got,
                Phase::Play if self.has_exchange() => {
                    let card = held(self.receiver(giver));
                    if card.is_none() {
                        position.spent |= 1 << giver.index();
                    }
                    card.or_else(|| position.pile.kinds().next())
                }
                _ => None,
            };
        }
        for choice in draft.chain() {
            let legal = self.field.rule_against(&position.moment(seat), choice).is_none();
            if !legal || position.draft.add(choice).is_some() {
                return None;
            }
        }
        let is_whole = self.misfit(&position).is_none();
        (is_whole && DogView::new(self, &position, seat).numbers() == list).then_some(position)
    }
}
