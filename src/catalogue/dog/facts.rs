//! Facts about Dog for four by the *Library* rules: what cards lead to, single plays, texts, and whole games.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::catalogue::facts::{Fact, FactKind, Verdict, senseless, wrong};
use crate::rules::{
    ChoiceSet, Game, Message, Notation, Seat, Silent, Turn,
    dog::{Action, Board, Card, Cards, Choice, Config, Deal, Dog, HANDS, Position, Results},
};

/// The kinds of facts.
pub(super) const KINDS: &[FactKind] = &[
    FactKind::of::<Listed>("dog.actions"),
    FactKind::of::<Counted>("dog.counts"),
    FactKind::of::<Played>("dog.plays"),
    FactKind::of::<Written>("dog.notation"),
    FactKind::of::<Recorded>("dog.games"),
];

/// All distinct boards that a card leads to.
#[derive(Deserialize)]
struct Listed {
    board: String,
    player: u8,
    canadian: bool,
    card: Card,
    results: Vec<String>,
    actions: Option<Vec<String>>,
    to: Option<Vec<usize>>,
}

/// What a card leads to on a board, as the number of boards and a hash of them.
#[derive(Deserialize)]
struct Counted {
    board: String,
    player: u8,
    canadian: bool,
    card: Card,
    n: usize,
    fnv1a64: String,
}

/// Whether an action is legal on a board, and what it leads to.
#[derive(Deserialize)]
struct Played {
    board: String,
    player: u8,
    canadian: bool,
    text: String,
    legal: bool,
    after: Option<String>,
}

/// Whether a text can be read, and how it is written.
#[derive(Deserialize)]
struct Written {
    what: What,
    player: Option<u8>,
    text: String,
    valid: bool,
    canonical: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Action,
    Board,
}

/// A whole game.
#[derive(Deserialize)]
struct Recorded {
    canadian: bool,
    deck: String,
    plies: Vec<Ply>,
    result: u8,
}

#[derive(Deserialize)]
struct Ply {
    player: u8,
    hand: String,
    action: String,
    board: String,
    /// The number of results of each card that can be played; none where a card is given.
    legal: Option<BTreeMap<Card, usize>>,
}

fn game(canadian: bool) -> Result<Dog, Verdict> {
    let config = Config {
        canadian,
        ..Config::default()
    };
    Dog::new(&config).map_err(|faults| Verdict::Senseless(format!("{faults:?}")))
}

/// The seat of a board for four.
fn seat(player: u8) -> Result<Seat, Verdict> {
    Seat::try_from(player)
        .ok()
        .filter(|seat| seat.index() < 4)
        .ok_or_else(|| Verdict::Senseless(format!("there is no player {player}")))
}

fn board(game: &Dog, text: &str) -> Result<Board, Verdict> {
    game.read_board(text)
        .map_err(|fault| Verdict::Senseless(format!("{text} is no board ({})", fault.message.key)))
}

/// All boards that a card leads to, sorted.
fn results(game: &Dog, board: &Board, seat: Seat, card: Card) -> (Results, Vec<String>) {
    let mut results = Results::default();
    game.list(board, seat, card, &mut results);
    let mut boards: Vec<String> = results.boards().map(|board| game.write_board(&board)).collect();
    boards.sort_unstable();
    (results, boards)
}

/// The board after an action; none where it is not legal, or is no text of an action.
fn after(game: &Dog, board: &Board, seat: Seat, text: &str) -> Option<Board> {
    match game.read_action(text, game.acting(board, seat)) {
        Ok(Action::Play(play)) => game.after(board, seat, &play).ok(),
        _ => None,
    }
}

impl Fact for Listed {
    fn check(&self) -> Result<(), Verdict> {
        let (game, seat) = (game(self.canadian)?, seat(self.player)?);
        let start = board(&game, &self.board)?;
        let (listed, ours) = results(&game, &start, seat, self.card);
        let mut theirs = self.results.clone();
        theirs.sort_unstable();
        if ours != theirs {
            let only = |these: &[String], those: &[String]| {
                let only = these.iter().filter(|it| those.binary_search(it).is_err());
                only.take(3).cloned().collect::<Vec<_>>().join(" ")
            };
            return wrong(format!(
                "{} leads to {} boards, the line has {}; only by our rules: «{}», only in the line: «{}»",
                self.card,
                ours.len(),
                theirs.len(),
                only(&ours, &theirs),
                only(&theirs, &ours)
            ));
        }
        if game.can_play(&start, seat, self.card) == ours.is_empty() {
            return wrong(format!("whether {} can be played is told wrongly", self.card));
        }
        for n in 0..listed.len() {
            let text = game
                .listed(&listed, n)
                .map(|play| game.write_action(&Action::Play(play)));
            let text = text.unwrap_or_default();
            if after(&game, &start, seat, &text) != listed.board(n) {
                return wrong(format!("{text} does not lead where it is listed to lead"));
            }
        }
        let (Some(actions), Some(to)) = (&self.actions, &self.to) else {
            return Ok(());
        };
        if actions.len() != to.len() {
            return senseless("`actions` and `to` differ in length");
        }
        for (action, &to) in actions.iter().zip(to) {
            let Some(theirs) = self.results.get(to) else {
                return senseless(format!("there is no result {to}"));
            };
            let ours = after(&game, &start, seat, action).map(|board| game.write_board(&board));
            if ours.as_ref() != Some(theirs) {
                return wrong(format!(
                    "{action} leads to {}, the line says {theirs}",
                    ours.as_deref().unwrap_or("nothing")
                ));
            }
        }
        Ok(())
    }
}

/// The 64-bit FNV-1a hash.
fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Fact for Counted {
    fn check(&self) -> Result<(), Verdict> {
        let (game, seat) = (game(self.canadian)?, seat(self.player)?);
        let (_, ours) = results(&game, &board(&game, &self.board)?, seat, self.card);
        let hash = format!("{:016x}", fnv1a(&ours.join("\n")));
        if (ours.len(), hash.as_str()) == (self.n, self.fnv1a64.as_str()) {
            return Ok(());
        }
        wrong(format!(
            "{} leads to {} boards with hash {hash}, the line has {} and {}",
            self.card,
            ours.len(),
            self.n,
            self.fnv1a64
        ))
    }
}

impl Fact for Played {
    fn check(&self) -> Result<(), Verdict> {
        let (game, seat) = (game(self.canadian)?, seat(self.player)?);
        let start = board(&game, &self.board)?;
        let ours = after(&game, &start, seat, &self.text).map(|board| game.write_board(&board));
        match (&ours, self.legal) {
            (None, true) => wrong(format!("{} is not legal, the line says it is", self.text)),
            (Some(_), false) => wrong(format!("{} is legal, the line says it is not", self.text)),
            (Some(ours), true) if self.after.as_ref().is_some_and(|theirs| theirs != ours) => {
                let theirs = self.after.as_deref().unwrap_or_default();
                wrong(format!("{} leads to {ours}, the line says {theirs}", self.text))
            }
            _ => Ok(()),
        }
    }
}

impl Fact for Written {
    fn check(&self) -> Result<(), Verdict> {
        let game = game(true)?;
        let ours = match self.what {
            What::Board => game.read_board(&self.text).map(|board| game.write_board(&board)),
            What::Action => {
                let Some(player) = self.player else {
                    return senseless("an action needs its `player`");
                };
                let read = game.read_action(&self.text, Some(seat(player)?));
                read.map(|action| game.write_action(&action))
            }
        };
        match (ours, self.valid) {
            (Err(fault), true) => wrong(format!("{:?} is refused: {}", self.text, fault.message.key)),
            (Ok(_), false) => wrong(format!("{:?} is read, the line says it can't be", self.text)),
            (Ok(ours), true) if self.canonical.as_ref().is_some_and(|theirs| *theirs != ours) => {
                let theirs = self.canonical.as_deref().unwrap_or_default();
                wrong(format!(
                    "{:?} is written {ours}, the line says {theirs}",
                    self.text
                ))
            }
            _ => Ok(()),
        }
    }
}

fn refused(text: &str, message: impl Into<Message>) -> Verdict {
    Verdict::Wrong(format!("{text} is refused ({})", message.into().key))
}

impl Fact for Recorded {
    fn check(&self) -> Result<(), Verdict> {
        let game = game(self.canadian)?;
        let (mut position, mut cards) = (game.start(), self.deck.chars());
        let mut round = 0;
        for (number, ply) in (1..).zip(&self.plies) {
            if game.turn(&position) == Turn::Chance {
                let mut deal = Deal::default();
                for seat in game.seats().iter() {
                    let hand = cards.by_ref().take(HANDS[round % HANDS.len()].into());
                    let hand: String = hand.collect();
                    deal.hands[seat.index()] = Cards::try_from(hand).map_err(Verdict::Senseless)?;
                }
                // Recorded decks are whole packs one after another, so a deal can bring cards that are still in play:
                // hands and board are as they should be, deck and pile are not looked at.
                game.settle_known(&mut position, &deal, &mut Silent);
                round += 1;
            }
            ply.check(&game, &mut position).map_err(|verdict| match verdict {
                Verdict::Wrong(sentence) => Verdict::Wrong(format!("ply {number}: {sentence}")),
                Verdict::Senseless(reason) => Verdict::Senseless(format!("ply {number}: {reason}")),
            })?;
        }
        let Some(standing) = game.standing(&position) else {
            return wrong("the game is not over after its last ply");
        };
        let team = standing.order().first().map(|&seat| game.team(seat));
        if team == Some(self.result.into()) {
            Ok(())
        } else {
            wrong(format!("team {team:?} wins, the line says {}", self.result))
        }
    }
}

impl Ply {
    fn check(&self, game: &Dog, position: &mut Position) -> Result<(), Verdict> {
        let seat = seat(self.player)?;
        let hand = Cards::try_from(self.hand.clone()).map_err(Verdict::Senseless)?;
        let view = game.view(position, seat);
        if view.hand() != hand {
            return wrong(format!("the hand is {}, the line says {hand}", view.hand()));
        }
        if let Some(theirs) = &self.legal {
            let mut ours = BTreeMap::new();
            let mut results = Results::default();
            for card in hand.kinds() {
                view.list(card, &mut results);
                if !results.is_empty() {
                    ours.insert(card, results.len());
                }
            }
            if ours != *theirs {
                return wrong(format!("legal are {ours:?}, the line says {theirs:?}"));
            }
            let discards = game.choices(position, seat).iter().all(
                |choice| matches!(choice, Choice::Card(card) if game.can_play(position.board(), seat, card)),
            );
            if discards == theirs.is_empty() {
                return wrong("whether a card is to be discarded is told wrongly");
            }
        }
        let chain = game
            .read_ply(position, seat, &self.action)
            .map_err(|fault| refused(&self.action, fault))?;
        for choice in chain {
            game.play(position, seat, choice, &mut Silent)
                .map_err(|refusal| refused(&self.action, refusal))?;
        }
        let ours = game.write_board(position.board());
        if ours == self.board {
            return Ok(());
        }
        wrong(format!(
            "after {} the board is {ours}, the line says {}",
            self.action, self.board
        ))
    }
}
