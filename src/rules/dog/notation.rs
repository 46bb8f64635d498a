//! The texts of Dog: boards, plies, deals and whole positions.
//!
//! A board is `P0*F1|P14P16||`: the pieces of each colour that are out, on the ring (with `*` for a star) and in the
//! finish. A deal is the hands of the seats, `A23X45,…`. A position is
//! `board=… hands=A2,K,-,7 deck=… pile=… gave=-,-,-,- spent=- deal=6 starter=0 next=0`: `next` is who plays, `deal`,
//! `give` or `over`; behind it follow, where there is something to tell, `plies=` and the chain `begun=`.

use std::fmt::Write as _;

use super::{
    Action, Dog,
    board::{Board, PIECES, Place, STAR, sort},
    card::{Card, Cards},
    choice::{Chain, Choice, Draft},
    config::HANDS,
    deal::Deal,
    event::Event,
    position::{Phase, Position},
};
use crate::rules::{ChoiceSet, Game, Message, Notation, Seat, TextFault, notation::read_trimmed};

fn fault(at: usize, key: &str, text: &str) -> TextFault {
    TextFault::new(at, Message::new(key).with("text", text))
}

/// The parts of a text between separators, each with the byte at which it begins.
fn parts(text: &str, at: usize, separator: char) -> impl Iterator<Item = (usize, &str)> {
    let mut next = at;
    text.split(separator).map(move |part| {
        let at = next;
        next += part.len() + separator.len_utf8();
        (at, part)
    })
}

fn heap(cards: Cards) -> String {
    if cards.is_empty() {
        "-".to_owned()
    } else {
        cards.to_string()
    }
}

fn read_heap(at: usize, text: &str) -> Result<Cards, TextFault> {
    if text == "-" {
        return Ok(Cards::default());
    }
    let mut cards = Cards::default();
    for (index, letter) in text.char_indices() {
        let more = Card::from_letter(letter).and_then(|card| cards.with(card));
        cards = more.ok_or_else(|| fault(at + index, "dog-text-cards", text))?;
    }
    if cards.is_empty() {
        Err(fault(at, "dog-text-cards", text))
    } else {
        Ok(cards)
    }
}

/// Reads digits only: no sign, at most five of them.
fn number(text: &str) -> Option<u16> {
    let plain = (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl Dog {
    /// The text of a board in its canonical form.
    #[must_use]
    pub fn write_board(&self, board: &Board) -> String {
        let sides: Vec<String> = self
            .field
            .ring
            .colours()
            .map(|colour| {
                let mut places = self.places(board, colour);
                places.sort_unstable();
                places.iter().map(Place::to_string).collect()
            })
            .collect();
        sides.join("|")
    }

    /// Reads a board. White space is passed over.
    ///
    /// # Errors
    /// Where the text is malformed, or two pieces stand on one spot.
    pub fn read_board(&self, text: &str) -> Result<Board, TextFault> {
        self.read_board_at(0, text)
    }

    fn read_board_at(&self, at: usize, text: &str) -> Result<Board, TextFault> {
        let ring = &self.field.ring;
        let mut board = Board::default();
        let mut taken = 0_u128;
        let (mut colour, mut index) = (0, 0);
        let mut signs = text
            .char_indices()
            .filter(|(_, sign)| !sign.is_whitespace())
            .peekable();
        while let Some((place, sign)) = signs.next() {
            let refuse = |key| TextFault::new(at + place, Message::new(key));
            if sign == '|' {
                (colour, index) = (colour + 1, 0);
                if colour == ring.colours {
                    return Err(refuse("dog-text-sides"));
                }
                continue;
            }
            if !matches!(sign, 'P' | 'F') {
                return Err(refuse("dog-text-piece"));
            }
            let mut digit = || {
                let (_, sign) = signs.next_if(|(_, sign)| sign.is_ascii_digit())?;
                Some(sign as u8 - b'0')
            };
            let first = digit().ok_or_else(|| refuse("dog-text-spot"))?;
            let number = digit().map_or(first, |second| first * 10 + second);
            let star = signs.next_if(|&(_, sign)| sign == '*').is_some();
            if index == PIECES {
                return Err(refuse("dog-text-pieces"));
            }
            let owner = Seat::new(colour);
            let code = if sign == 'P' {
                if number >= ring.spots {
                    return Err(refuse("dog-text-spot"));
                }
                if taken >> number & 1 == 1 {
                    return Err(refuse("dog-text-taken"));
                }
                taken |= 1 << number;
                ring.code(owner, number, star)
            } else {
                if usize::from(number) >= PIECES {
                    return Err(refuse("dog-text-spot"));
                }
                let code = ring.in_finish(number);
                if board.0[colour].contains(&code) {
                    return Err(refuse("dog-text-taken"));
                }
                code
            };
            board.0[colour][index] = code;
            index += 1;
        }
        if colour + 1 != ring.colours {
            return Err(TextFault::new(at + text.len(), Message::new("dog-text-sides")));
        }
        board.0.iter_mut().for_each(sort);
        Ok(board)
    }

    fn each_seat<T>(&self, write: impl Fn(Seat) -> T) -> String
    where
        T: ToString,
    {
        let items: Vec<String> = self.seats.iter().map(|seat| write(seat).to_string()).collect();
        items.join(",")
    }

    /// One entry a seat.
    fn read_list<T>(
        &self,
        at: usize,
        text: &str,
        read: impl Fn(usize, &str) -> Result<T, TextFault>,
    ) -> Result<Vec<T>, TextFault> {
        let items: Vec<T> = parts(text, at, ',')
            .map(|(at, part)| read(at, part))
            .collect::<Result<_, _>>()?;
        if items.len() == self.seats.len() {
            Ok(items)
        } else {
            Err(fault(at, "dog-text-seats", text))
        }
    }

    fn read_hands(&self, at: usize, text: &str) -> Result<[Cards; Seat::MOST], TextFault> {
        let mut hands = [Cards::default(); Seat::MOST];
        for (hand, cards) in hands.iter_mut().zip(self.read_list(at, text, read_heap)?) {
            *hand = cards;
        }
        Ok(hands)
    }

    fn read_seat(&self, at: usize, text: &str) -> Result<Seat, TextFault> {
        let seat = number(text)
            .map(usize::from)
            .filter(|&seat| seat < self.seats.len());
        seat.map(Seat::new)
            .ok_or_else(|| fault(at, "dog-text-seat", text))
    }

    fn read_part(&self, position: &mut Position, name: &str, at: usize, text: &str) -> Result<(), TextFault> {
        match name {
            "board" => position.board = self.read_board_at(at, text)?,
            "hands" => position.hands = self.read_hands(at, text)?,
            "deck" => position.deck = read_heap(at, text)?,
            "pile" => position.pile = read_heap(at, text)?,
            "gave" => {
                let read = |at, text: &str| {
                    if text == "-" {
                        return Ok(None);
                    }
                    let mut letters = text.chars();
                    let card = letters.next().and_then(Card::from_letter);
                    let card = card.filter(|_| letters.next().is_none());
                    card.map(Some).ok_or_else(|| fault(at, "dog-text-cards", text))
                };
                for (gave, card) in position.gave.iter_mut().zip(self.read_list(at, text, read)?) {
                    *gave = card;
                }
            }
            "spent" if text == "-" => {}
            "spent" => {
                for (at, part) in parts(text, at, ',') {
                    position.spent |= 1 << self.read_seat(at, part)?.index();
                }
            }
            "deal" => {
                let size =
                    number(text).and_then(|size| HANDS.iter().position(|&hand| u16::from(hand) == size));
                position.deal = size.ok_or_else(|| fault(at, "dog-text-deal", text))? as u8;
            }
            "starter" => {
                position.starter = self.read_seat(at, text)?;
                position.seat = position.starter;
            }
            "next" => match text {
                "deal" => position.phase = Phase::Deal,
                "give" => position.phase = Phase::Exchange,
                _ => {
                    let over = text.strip_prefix("over:");
                    position.phase = if over.is_some() { Phase::Over } else { Phase::Play };
                    position.seat = self.read_seat(at, over.unwrap_or(text))?;
                }
            },
            "plies" => position.plies = number(text).ok_or_else(|| fault(at, "dog-text-plies", text))?,
            _ => {
                for (at, part) in parts(text, at, '+') {
                    let choice = self.read_one(position, position.seat, at, part)?;
                    if self
                        .field
                        .rule_against(&position.moment(position.seat), choice)
                        .is_some()
                        || position.draft.add(choice).is_some()
                    {
                        return Err(fault(at, "dog-text-begun", part));
                    }
                }
            }
        }
        Ok(())
    }

    /// The key of what is wrong with a position whose parts are each possible.
    pub(super) fn misfit(&self, position: &Position) -> Option<&'static str> {
        let hands = position
            .hands
            .iter()
            .try_fold(Cards::default(), |all, &hand| all.and(hand));
        let all = hands
            .and_then(|cards| cards.and(position.deck))
            .and_then(|cards| cards.and(position.pile));
        if all != Some(self.pack) {
            return Some("dog-text-pack");
        }
        let ring = &self.field.ring;
        let stray = |&code: &u8| code & 1 == 1 && code != STAR;
        if ring
            .colours()
            .any(|colour| position.board.0[colour.index()].iter().any(stray))
        {
            return Some("dog-text-star");
        }
        let held = |seat: Seat| position.hands[seat.index()].len();
        let dealt = usize::from(HANDS[usize::from(position.deal)]);
        let is_home = self.is_over(&position.board);
        let at_bound = self.config.max_plies.is_some_and(|bound| position.plies >= bound);
        let gifts = position.gave.iter().flatten().count();
        let fits = match position.phase {
            Phase::Deal => self.seats.iter().all(|seat| held(seat) == 0) && gifts == 0,
            Phase::Exchange => {
                let holds = |seat: Seat| {
                    let gift = position.gave[seat.index()];
                    held(seat) == dealt
                        && gift.is_none_or(|card| position.hands[seat.index()].count(card) > 0)
                };
                self.has_exchange() && gifts < self.seats.len() && self.seats.iter().all(holds)
            }
            Phase::Play => {
                self.seats.iter().all(|seat| held(seat) <= dealt)
                    && held(position.seat) > 0
                    && gifts == if self.has_exchange() { self.seats.len() } else { 0 }
            }
            Phase::Over => true,
        };
        if !fits || position.plies > 0 && self.config.max_plies.is_none() {
            return Some("dog-text-hands");
        }
        if (position.phase == Phase::Over) != (is_home || at_bound) {
            return Some("dog-text-over");
        }
        // What was begun can be ended.
        let begun = position.phase == Phase::Play && position.draft != Draft::default();
        (begun && self.choices(position, position.seat).is_empty()).then_some("dog-text-begun")
    }

    fn read_one(&self, position: &Position, seat: Seat, at: usize, text: &str) -> Result<Choice, TextFault> {
        let Draft {
            second,
            card,
            counts_as,
            own,
            parts,
        } = position.draft;
        if position.phase == Phase::Play && card.is_none() && text == "'" {
            return Ok(Choice::Second);
        }
        let moved = |mut fault: TextFault, before: usize| {
            fault.at = at + fault.at.saturating_sub(before).min(text.len());
            fault
        };
        let acting = self.field.acting(&position.board, position.seat, second);
        // A single choice is read as the end of a play of which the beginning is known.
        let (before, rest) = match (card, counts_as) {
            (None, _) => {
                let card = text.trim().chars().last().and_then(Card::from_letter);
                let choice = card.map(Choice::Card).filter(|&choice| {
                    text.trim().len() == 1 || text.trim() == self.write_choice(position, seat, choice)
                });
                return choice.ok_or_else(|| fault(at, "dog-text-card", text));
            }
            (Some(_), None) => {
                let card = text.chars().next().and_then(Card::from_letter);
                let card = card.filter(|&card| card != Card::Joker && text.chars().count() == 1);
                return card
                    .map(Choice::As)
                    .ok_or_else(|| fault(at, "dog-text-card", text));
            }
            (Some(_), Some(Card::Seven)) => {
                // Any other part makes up the seven.
                let steps = parts.steps();
                let digits = text.chars().filter(char::is_ascii_digit).nth(1);
                let own = digits.and_then(|digit| digit.to_digit(10)).unwrap_or(7);
                let left = 7_u32.saturating_sub(own);
                let rest = if left > 0 {
                    format!("0{left}")
                } else {
                    String::new()
                };
                let read = self.read_action(&format!("7{text}{rest}"), acting);
                let action = read.map_err(|fault| moved(fault, 1))?;
                let Some(Choice::Part(part)) = action.chain().get(1).copied() else {
                    return Err(fault(at, "dog-text-steps", text));
                };
                if action.chain().len() != 2 + usize::from(left > 0) || steps >= 7 {
                    return Err(fault(at, "dog-text-steps", text));
                }
                return Ok(Choice::Part(part));
            }
            (Some(_), Some(card)) => {
                let own = own.map_or_else(String::new, |rank| rank.to_string());
                (format!("{card}{own}"), text)
            }
        };
        if counts_as == Some(Card::Jack) && own.is_none() {
            let rank = text.parse().ok().filter(|&rank: &u8| usize::from(rank) < PIECES);
            if let Some(rank) = rank.filter(|_| text.len() == 1) {
                return Ok(Choice::Own(rank));
            }
        }
        let action = self
            .read_action(&format!("{before}{rest}"), acting)
            .map_err(|fault| moved(fault, before.len()))?;
        let last = action.chain().last().copied();
        last.ok_or_else(|| fault(at, "dog-text-card", text))
    }
}

impl Notation for Dog {
    fn write_position(&self, position: &Position) -> String {
        let gave = self.each_seat(|seat| position.gave[seat.index()].map_or('-', Card::letter));
        let spent: Vec<String> = self
            .seats
            .iter()
            .filter(|seat| position.spent >> seat.index() & 1 == 1)
            .map(|seat| seat.to_string())
            .collect();
        let spent = if spent.is_empty() {
            "-".to_owned()
        } else {
            spent.join(",")
        };
        let next = match position.phase {
            Phase::Deal => "deal".to_owned(),
            Phase::Exchange => "give".to_owned(),
            Phase::Play => position.seat.to_string(),
            Phase::Over => format!("over:{}", position.seat),
        };
        let mut text = format!(
            "board={} hands={} deck={} pile={} gave={gave} spent={spent} deal={} starter={} next={next}",
            self.write_board(&position.board),
            self.each_seat(|seat| heap(position.hands[seat.index()])),
            heap(position.deck),
            heap(position.pile),
            HANDS[usize::from(position.deal)],
            position.starter,
        );
        // Writing to a string cannot fail.
        if position.plies > 0 {
            let _ = write!(text, " plies={}", position.plies);
        }
        let chain = position.draft.chain();
        if !chain.is_empty() {
            let chain: Vec<String> = chain.into_iter().map(write_one).collect();
            let _ = write!(text, " begun={}", chain.join("+"));
        }
        text
    }

    fn read_position(&self, text: &str) -> Result<Position, TextFault> {
        const NAMES: [&str; 11] = [
            "board", "hands", "deck", "pile", "gave", "spent", "deal", "starter", "next", "plies", "begun",
        ];
        /// The last two may be missing.
        const NEEDED: usize = 9;
        let mut position = self.start();
        let mut next = 0;
        for (at, word) in parts(text, 0, ' ').filter(|(_, word)| !word.is_empty()) {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| fault(at, "dog-text-part", word))?;
            let place = NAMES.iter().position(|it| *it == name);
            let place = place.filter(|&place| place == next || place > next && next >= NEEDED);
            next = 1 + place.ok_or_else(|| fault(at, "dog-text-part", word))?;
            self.read_part(&mut position, name, at + name.len() + 1, value)?;
        }
        if next < NEEDED {
            return Err(fault(text.len(), "dog-text-missing", NAMES[next]));
        }
        match self.misfit(&position) {
            Some(key) => Err(fault(text.len(), key, text)),
            None => Ok(position),
        }
    }

    /// A board alone, as text or as its picture, is where a game may begin too: all cards are dealt anew.
    fn read_start(&self, text: &str) -> Result<Position, TextFault> {
        if text.contains('=') {
            return read_trimmed(self, text);
        }
        // A board names its colours with strokes between them; its picture has none.
        let board = if text.contains('|') {
            self.read_board(text)?
        } else {
            self.read_picture(text)?
        };
        if self.is_over(&board) {
            return Err(TextFault::new(text.len(), Message::new("dog-text-home")));
        }
        let position = Position {
            board,
            ..self.start()
        };
        match self.misfit(&position) {
            Some(key) => Err(fault(text.len(), key, text)),
            None => Ok(position),
        }
    }

    fn write_outcome(&self, deal: &Deal) -> String {
        self.each_seat(|seat| heap(deal.hands[seat.index()]))
    }

    fn read_outcome(&self, text: &str) -> Result<Deal, TextFault> {
        let hands = self.read_hands(0, text)?;
        Ok(Deal { hands })
    }

    fn write_choice(&self, position: &Position, seat: Seat, choice: Choice) -> String {
        match choice {
            Choice::Card(card) => match self.card_is(position, seat, card) {
                Action::Give(card) => format!("G{card}"),
                Action::Discard(card) => format!("D{card}"),
                Action::Play(_) => card.to_string(),
            },
            _ => write_one(choice),
        }
    }

    fn read_choice(&self, position: &Position, seat: Seat, text: &str) -> Result<Choice, TextFault> {
        self.read_one(position, seat, 0, text)
    }

    fn write_ply(&self, position: &Position, seat: Seat, chain: &[Choice]) -> String {
        chain
            .iter()
            .map(|&choice| match choice {
                Choice::Card(_) if chain.len() > 1 => write_one(choice),
                _ => self.write_choice(position, seat, choice),
            })
            .collect()
    }

    /// The whole notation of an action; in the middle of a chain its next choice, or all that is left of it.
    fn read_ply(&self, position: &Position, seat: Seat, text: &str) -> Result<Vec<Choice>, TextFault> {
        let begun = if self.is_open(position, seat) {
            position.draft.chain()
        } else {
            Chain::default()
        };
        let before: String = begun.iter().map(|&choice| write_one(choice)).collect();
        let second = text.trim_start().starts_with('\'') && begun.is_empty() || position.draft.second;
        let acting = self
            .field
            .acting(&position.board, seat, second && self.field.second);
        match self.read_action(&format!("{before}{text}"), acting) {
            Ok(action) => {
                if let Some(rule) = self.rule_against_kind(position, seat, &action) {
                    return Err(TextFault::new(0, rule.into()));
                }
                let mut chain = action.chain();
                let rest = &mut chain[begun.len()..];
                self.leave_idle_stays_out(position, rest);
                Ok(rest.to_vec())
            }
            Err(fault) => match self.read_one(position, seat, 0, text) {
                Ok(choice) if !begun.is_empty() || text.trim().len() == 1 => Ok(vec![choice]),
                _ => Err(TextFault {
                    at: fault.at.saturating_sub(before.len()),
                    ..fault
                }),
            },
        }
    }

    fn read_view(&self, seat: Seat, numbers: &[i32]) -> Option<Position> {
        self.read_numbers(seat, numbers)
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        Some(event.message())
    }
}

/// The text of a choice within a play.
fn write_one(choice: Choice) -> String {
    match choice {
        Choice::Card(card) | Choice::As(card) => card.to_string(),
        Choice::Second => "'".to_owned(),
        Choice::Start => "#".to_owned(),
        Choice::Blank => "-".to_owned(),
        Choice::Walk { rank, other, stay } => {
            let (other, stay) = (if other { "'" } else { "" }, if stay { "-" } else { "" });
            format!("{other}{rank}{stay}")
        }
        Choice::Own(rank) => rank.to_string(),
        Choice::With { colour, rank } => format!("{colour}{rank}"),
        Choice::Part(part) => super::action::write_part(part),
    }
}
