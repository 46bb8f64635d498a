//! Dog against a model that is slow and simple, and what must hold in every game: nobody sees another's cards, no card
//! is doubled, no piece is lost.

use std::collections::{BTreeSet, HashSet};

use homestretch::{
    play::{dice::Dice, seed},
    rules::{
        ChoiceSet, Game, Notation, Seat, Silent, Source, Turn, View,
        dog::{Action, Board, Card, Cards, Config, Deal, Dog, Event, PIECES, Place, Position, Results},
    },
};
use proptest::prelude::*;

fn game(config: Config) -> Dog {
    Dog::new(&config).expect("a valid configuration")
}

fn seats(game: &Dog) -> impl Iterator<Item = Seat> {
    (0..game.colours()).map(Seat::new)
}

/// What `docs/rules/dog.md` says of sevens, word for word, a part at a time.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Model {
    ring: u8,
    pieces: Vec<Vec<Place>>,
}

impl Model {
    fn new(game: &Dog, board: &Board) -> Self {
        Self {
            ring: game.ring(),
            pieces: seats(game)
                .map(|colour| game.places(board, colour).to_vec())
                .collect(),
        }
    }

    fn star_on(&self, spot: u8) -> bool {
        self.pieces
            .iter()
            .flatten()
            .any(|&it| it == Place::Ring { spot, star: true })
    }

    fn strike(&mut self, struck: u8) {
        for piece in self.pieces.iter_mut().flatten() {
            if matches!(piece, Place::Ring { spot, .. } if *spot == struck) {
                *piece = Place::Kennel;
            }
        }
    }

    fn is_free(&self, colour: usize, finish: std::ops::Range<u8>) -> bool {
        finish
            .into_iter()
            .all(|it| it < 4 && !self.pieces[colour].contains(&Place::Finish(it)))
    }

    /// One part; none where it is not legal.
    fn part(&self, colour: usize, piece: usize, n: u8, stay: bool) -> Option<Self> {
        let mut after = self.clone();
        let start = u8::try_from(colour).expect("few") * 16;
        match self.pieces[colour][piece] {
            Place::Kennel => return None,
            Place::Finish(from) => {
                if !self.is_free(colour, from + 1..from + n + 1) {
                    return None;
                }
                after.pieces[colour][piece] = Place::Finish(from + n);
            }
            Place::Ring { spot, star } => {
                let d = (start + self.ring - spot) % self.ring;
                let walked = |count: u8| (1..=count).map(|k| (spot + k) % self.ring).collect::<Vec<_>>();
                let clear = |spots: &[u8]| !spots.iter().any(|&it| self.star_on(it));
                let goes_in = !star
                    && !stay
                    && n > d
                    && n - d <= 4
                    && clear(&walked(d))
                    && self.is_free(colour, 0..n - d);
                let over = walked(if goes_in { d } else { n });
                if !clear(&over) {
                    return None;
                }
                after.pieces[colour][piece] = Place::Kennel;
                for &it in &over {
                    after.strike(it);
                }
                after.pieces[colour][piece] = if goes_in {
                    Place::Finish(n - d - 1)
                } else {
                    let spot = (spot + n) % self.ring;
                    Place::Ring { spot, star: false }
                };
            }
        }
        Some(after)
    }

    fn sevens(&self, colours: &[usize], left: u8, seen: &mut HashSet<(u8, Self)>, ends: &mut BTreeSet<Self>) {
        if left == 0 {
            let mut end = self.clone();
            end.pieces.iter_mut().for_each(|side| side.sort());
            ends.insert(end);
            return;
        }
        if !seen.insert((left, self.clone())) {
            return;
        }
        for &colour in colours {
            for piece in 0..PIECES {
                for n in 1..=left {
                    for stay in [false, true] {
                        if let Some(after) = self.part(colour, piece, n, stay) {
                            after.sevens(colours, left - n, seen, ends);
                        }
                    }
                }
            }
        }
    }
}

/// A board with some pieces of each colour anywhere: `bytes` say where.
fn board(game: &Dog, bytes: &[u8]) -> Board {
    let mut sides = vec![String::new(); game.colours()];
    let (mut taken, mut bytes) = (BTreeSet::new(), bytes.iter());
    for (colour, side) in sides.iter_mut().enumerate() {
        for _ in 0..PIECES {
            let (Some(&kind), Some(&place)) = (bytes.next(), bytes.next()) else {
                break;
            };
            let start = colour * 16;
            let spot = match kind % 8 {
                0..3 => continue,
                3 => {
                    let finish = place % 4;
                    if taken.insert((colour, usize::from(finish))) {
                        side.extend(["F".to_owned(), finish.to_string()]);
                    }
                    continue;
                }
                4 => start,
                // Close to some start, where most happens.
                5 | 6 => (usize::from(place % 4) * 16 + 60 + usize::from(place / 4 % 8)) % 64,
                _ => usize::from(place) % 64,
            };
            if taken.insert((9, spot)) {
                let star = if spot == start && place % 2 == 0 { "*" } else { "" };
                side.extend(["P".to_owned(), spot.to_string(), star.to_owned()]);
            }
        }
    }
    game.read_board(&sides.join("|")).expect("a board")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sevens_are_those_of_the_rules_word_for_word(bytes in prop::collection::vec(any::<u8>(), 32), canadian: bool, second: bool) {
        let game = game(Config { canadian, ..Config::default() });
        let board = board(&game, &bytes[..if second { 32 } else { 24 }]);
        let seat = Seat::new(usize::from(bytes[0] % 4));
        let Some(acting) = game.acting(&board, seat) else { return Ok(()) };
        let colours: Vec<usize> = game.team_of(acting).take(if canadian { 2 } else { 1 }).map(Seat::index).collect();
        let (mut seen, mut ends) = (HashSet::new(), BTreeSet::new());
        if !game.is_over(&board) {
            Model::new(&game, &board).sevens(&colours, 7, &mut seen, &mut ends);
        }
        let mut results = Results::default();
        game.list(&board, seat, Card::Seven, &mut results);
        let mut ours = BTreeSet::new();
        for n in 0..results.len() {
            let after = results.board(n).expect("a result");
            let mut end = Model::new(&game, &after);
            end.pieces.iter_mut().for_each(|side| side.sort());
            prop_assert!(ours.insert(end), "a result comes twice");
            let play = game.listed(&results, n).expect("a way there");
            let text = game.write_action(&Action::Play(play));
            prop_assert_eq!(game.read_action(&text, Some(acting)), Ok(Action::Play(play)));
            prop_assert_eq!(game.after(&board, seat, &play), Ok(after), "{}", text);
        }
        prop_assert!(ours == ends, "{}: {} and {}", game.write_board(&board), ours.len(), ends.len());
        prop_assert_eq!(game.can_play(&board, seat, Card::Seven), !ends.is_empty());
    }

    #[test]
    fn a_joker_leads_where_the_other_cards_do_and_nothing_comes_twice(
        bytes in prop::collection::vec(any::<u8>(), 32), canadian: bool, rest_to_mate: bool, seats in prop::sample::select(vec![2, 4]),
    ) {
        let game = game(Config { seats, canadian, rest_to_mate, ..Config::default() });
        let (board, seat) = (board(&game, &bytes), Seat::new(usize::from(bytes[0] % seats)));
        let mut results = Results::default();
        let mut boards = |card| {
            game.list(&board, seat, card, &mut results);
            let set: HashSet<Board> = results.boards().collect();
            assert_eq!(game.can_play(&board, seat, card), !set.is_empty(), "{card}");
            assert_eq!(set.len(), results.len(), "{card} on {}", game.write_board(&board));
            for n in 0..results.len() {
                let play = game.listed(&results, n).expect("a way there");
                assert_eq!(game.after(&board, seat, &play).ok(), results.board(n), "{play:?}");
            }
            set
        };
        let joker = boards(Card::Joker);
        let others: HashSet<Board> = Card::PLAIN.iter().flat_map(|&card| boards(card)).collect();
        prop_assert!(joker == others);
    }

    #[test]
    fn texts_are_refused_with_a_place_or_read_back(text in "[A23456789TJQKXGDPF0-9#'*|\\- ]{0,40}") {
        let game = game(Config::default());
        match game.read_action(&text, Some(Seat::new(0))) {
            Ok(action) => prop_assert_eq!(game.read_action(&game.write_action(&action), Some(Seat::new(0))), Ok(action)),
            Err(fault) => prop_assert!(fault.at <= text.len()),
        }
        match game.read_board(&text) {
            Ok(board) => prop_assert_eq!(game.read_board(&game.write_board(&board)), Ok(board)),
            Err(fault) => prop_assert!(fault.at <= text.len()),
        }
        for fault in [game.read_position(&text).err(), game.read_outcome(&text).err()].into_iter().flatten() {
            prop_assert!(fault.at <= text.len());
        }
    }
}

#[test]
fn hostile_texts_are_refused_at_once() {
    let game = game(Config::default());
    for part in ["P0", "|", "P1*F0", "70", "0'1", "X", "'", " "] {
        let text = part.repeat(100_000);
        assert!(game.read_board(&text).is_err());
        assert!(game.read_action(&text, None).is_err());
        assert!(game.read_position(&text).is_err());
    }
}

/// Plays random games, and shows each position with what led to it.
fn play(game: &Dog, seed: u64, mut look: impl FnMut(&Position, &[Event])) {
    let (mut position, mut random) = (game.start(), Dice::new(&seed::numbered(seed)));
    loop {
        let mut events = Vec::new();
        match game.turn(&position) {
            Turn::Over => return,
            Turn::Chance => {
                let deal = game.draw(&position, &mut random);
                game.settle(&mut position, &deal, &mut events)
                    .expect("a possible deal");
            }
            turn => {
                let seat = turn.seats().lowest().expect("somebody");
                let choice = game.choices(&position, seat).any(&mut random).expect("a choice");
                game.play(&mut position, seat, choice, &mut events)
                    .expect("a legal choice");
            }
        }
        look(&position, &events);
    }
}

fn tables() -> impl Iterator<Item = Config> {
    [(2, 1), (2, 2), (3, 1), (4, 2), (5, 1), (6, 2), (6, 3)]
        .into_iter()
        .map(|(seats, team)| Config {
            seats,
            team,
            max_plies: Some(600),
            ..Config::default()
        })
}

#[test]
fn no_card_is_doubled_and_no_piece_is_lost() {
    for config in tables() {
        let (game, pack) = (game(config.clone()), Cards::pack(config.copies, config.jokers));
        play(&game, 3, |position, _| {
            let all = game.seats().iter().fold(Cards::default(), |cards, seat| {
                cards
                    .and(game.view(position, seat).hand())
                    .expect("no card is doubled")
            });
            let view = game.view(position, Seat::new(0));
            assert_eq!(
                all.and(view.pile()).map(Cards::len),
                Some(pack.len() - view.deck())
            );
            let mut spots = HashSet::new();
            for colour in seats(&game) {
                for place in game.places(view.board(), colour) {
                    match place {
                        Place::Kennel => {}
                        Place::Ring { spot, .. } => assert!(spots.insert((None, spot))),
                        Place::Finish(index) => assert!(spots.insert((Some(colour), index))),
                    }
                }
            }
        });
    }
}

/// What a seat is shown: its view, its choices, and what it hears.
fn shown(
    game: &Dog,
    position: &Position,
    events: &[Event],
    seat: Seat,
) -> impl PartialEq + std::fmt::Debug + use<> {
    let heard: Vec<Option<Event>> = events.iter().map(|event| game.overheard(event, seat)).collect();
    let choices: Vec<_> = game.choices(position, seat).iter().collect();
    (game.view(position, seat).numbers(), choices, heard)
}

#[test]
fn nothing_shown_to_a_seat_depends_on_cards_that_it_does_not_see() {
    for config in tables() {
        let game = game(config);
        let mut random = Dice::new(&seed::numbered(8));
        play(&game, 5, |position, _| {
            for seat in game.seats().iter() {
                // Two worlds that the seat can't tell apart look alike, and go on alike.
                let worlds = [0; 2].map(|_| game.imagine(&game.view(position, seat), &mut random));
                let [one, other] = worlds.map(|world| shown(&game, &world, &[], seat));
                assert_eq!(one, other);
                if game.turn(position).seats().contains(seat) {
                    let choice = game.choices(position, seat).any(&mut random).expect("a choice");
                    let [one, other] = worlds.map(|mut world| {
                        let mut events = Vec::new();
                        game.play(&mut world, seat, choice, &mut events)
                            .expect("legal in every world");
                        let is_shown = game.turn(&world).seats().is_empty() || game.is_open(&world, seat);
                        // What the others gave shows only to who gets it.
                        let gifts = events
                            .iter()
                            .any(|event| matches!(event, Event::Gave { .. } | Event::Folded { .. }));
                        (!gifts && is_shown).then(|| shown(&game, &world, &events, seat))
                    });
                    assert_eq!(one, other);
                }
            }
        });
    }
}

#[test]
fn views_are_read_back_from_their_numbers_and_nothing_else_is() {
    for config in tables() {
        let (game, mut random) = (game(config), Dice::new(&seed::numbered(2)));
        play(&game, 6, |position, _| {
            for seat in game.seats().iter() {
                let view = game.view(position, seat);
                let mut numbers = view.numbers();
                let read = game.read_view(seat, &numbers).expect("a view");
                assert!(game.view(&read, seat) == view);
                let at = random.below(u32::try_from(numbers.len()).expect("few")) as usize;
                numbers[at] = [-2, 3, 77, i32::MAX][random.below(4) as usize];
                if let Some(read) = game.read_view(seat, &numbers) {
                    assert_eq!(game.view(&read, seat).numbers(), numbers);
                }
            }
        });
    }
}

#[test]
fn a_deal_shows_to_each_seat_its_own_cards_alone() {
    let game = game(Config::default());
    let heard = |hands: [&str; 4], seat: usize| {
        let mut deal = Deal::default();
        for (hand, cards) in deal.hands.iter_mut().zip(hands) {
            *hand = Cards::try_from(cards.to_owned()).expect("cards");
        }
        let (mut position, mut events) = (game.start(), Vec::new());
        game.settle(&mut position, &deal, &mut events)
            .expect("a possible deal");
        shown(&game, &position, &events, Seat::new(seat))
    };
    let one = ["A23456", "789TJQ", "KKKKKK", "XXXXXX"];
    let other = ["A23456", "KKKKXX", "789TJQ", "XXXXKK"];
    assert_eq!(heard(one, 0), heard(other, 0));
    assert_ne!(heard(one, 3), heard(other, 3));
}

#[test]
fn deals_that_cannot_come_are_refused() {
    let game = game(Config::default());
    for text in [
        "A23456,789TJQ,KKKKKK,XXXXX",
        "A23456,789TJQ,KKKKKK,XXXXXXX",
        "A23456,XXXXXX,KKKKKK,X23456",
        "A23456,AAAAAA,AAKKKK,234567",
    ] {
        let deal = game.read_outcome(text).expect("a text of a deal");
        assert!(
            game.settle(&mut game.start(), &deal, &mut Silent).is_err(),
            "{text}"
        );
    }
    for text in ["", "A23456", "1,2,3,4", "A,A,A,A,A", "AAAAAAAAAAAAAAAA,-,-,-"] {
        assert!(game.read_outcome(text).is_err(), "{text}");
    }
}

#[test]
fn what_does_not_fit_is_refused_with_its_reason() {
    let game = game(Config::default());
    let hands = "A57K,-,-,-";
    let fitting = "deck=AAAAAA22222223333333444444455555556666666677777778888888899999999TTTTTTTTJJJJJJJJQQQQQQQQKKKKKKKXXXXXX pile=A234";
    let text = format!(
        "board=P5P60|P16*P59||P61 hands={hands} {fitting} gave=A,A,A,A spent=1 deal=4 starter=0 next=0"
    );
    let position = game.read_position(&text).expect("a position");
    let refused = |ply: &str| {
        let seat = Seat::new(0);
        match game.read_ply(&position, seat, ply) {
            Err(fault) => fault.message.key,
            Ok(chain) => {
                let mut after = position;
                let refusal = chain
                    .into_iter()
                    .find_map(|choice| game.play(&mut after, seat, choice, &mut Silent).err());
                refusal.map_or_else(String::new, |refusal| {
                    homestretch::rules::Message::from(refusal).key
                })
            }
        }
    };
    for (ply, key) in [
        ("50", ""),
        ("50-", ""),
        ("A#", ""),
        ("7034", "dog-text-rank"),
        ("7013", "dog-text-steps"),
        ("708", "dog-text-steps"),
        ("702", "dog-text-rank"),
        ("60", "dog-not-in-hand"),
        ("52", "dog-in-kennel"),
        ("K1", "dog-star-ahead"),
        ("D5", "dog-must-play"),
        ("G5", "dog-not-now"),
        ("7016", "dog-text-rank"),
        ("70116", ""),
        ("70'7", "dog-in-kennel"),
    ] {
        let found = refused(ply);
        assert_eq!(found, key, "{ply}");
    }
    for (from, to) in [
        ("A57K,", "A577K,"),
        ("pile=A234", "pile=A23"),
        ("next=0", "next=1"),
        ("P61 ", "P64 "),
        ("starter=0", "starter=4"),
    ] {
        assert!(game.read_position(&text.replace(from, to)).is_err(), "{to}");
    }
}

#[test]
fn the_board_is_drawn_character_by_character() {
    let game = game(Config::default());
    let drawn = include_str!("dog-boards.txt");
    let blocks: Vec<&str> = drawn.trim_end().split("\n\n").collect();
    assert_eq!(blocks.len(), 3);
    for block in blocks {
        let (text, picture) = block.split_once('\n').expect("a text and its picture");
        let board = game.read_board(text).expect("a board");
        assert_eq!(game.write_board(&board), text);
        assert_eq!(game.draw_board(&board), picture, "{text}");
    }
}

#[test]
fn boards_of_other_numbers_show_every_piece() {
    for config in tables() {
        let game = game(config);
        play(&game, 9, |position, _| {
            let picture = game.picture(position.board());
            let pieces = picture
                .iter()
                .flatten()
                .filter(|cell| cell.is_piece && cell.sign != '*')
                .count();
            assert_eq!(pieces, PIECES * game.colours());
        });
    }
}

#[test]
fn the_picture_of_any_board_reads_back() {
    for config in tables() {
        let game = game(config);
        play(&game, 9, |position, _| {
            let picture = game.draw_board(position.board());
            assert_eq!(
                game.read_picture(&picture).as_ref(),
                Ok(position.board()),
                "{picture}"
            );
        });
    }
    // As it comes out of a letter: set in, with blanks at the ends and the line feeds of another system.
    let game = game(Config::default());
    let board = game.read_board("P0*P60F3||P33|P48*").expect("a board");
    let picture = game.draw_board(&board).replace('\n', "  \r\n    ");
    assert_eq!(game.read_picture(&format!("\n    {picture}\n\n")), Ok(board));
}

#[test]
fn a_picture_of_no_board_is_refused_where_that_shows() {
    let game = game(Config::default());
    let drawn = include_str!("dog-boards.txt")
        .split("\n\n")
        .nth(1)
        .expect("the second one");
    let (_, picture) = drawn.split_once('\n').expect("a text and its picture");
    let refused = |row: usize, column: usize, sign: char, key: &str| {
        let mut rows: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
        rows[row][column] = sign;
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        let at = rows[..row].iter().map(|row| row.len() + 1).sum::<usize>() + column;
        let text = rows.join("\n");
        let fault = game.read_picture(&text).expect_err(key);
        assert_eq!(fault.message.key, key);
        // Too few or too many are seen in no one place.
        assert_eq!(
            fault.at,
            if key == "dog-picture-pieces" {
                text.len()
            } else {
                at
            }
        );
    };
    refused(0, 0, '1', "dog-picture-print");
    refused(1, 2, 'x', "dog-picture-blank");
    refused(0, 20, '4', "dog-picture-sign");
    refused(0, 20, 'x', "dog-picture-sign");
    refused(0, 15, 'x', "dog-picture-star");
    refused(0, 16, '.', "dog-picture-star");
    refused(2, 19, '1', "dog-picture-owner");
    refused(0, 5, '.', "dog-picture-pieces");
    for text in ["", "hello", "P0*"] {
        assert_eq!(
            game.read_picture(text).expect_err(text).message.key,
            "dog-text-start"
        );
    }
}

#[test]
fn a_board_alone_is_where_a_game_may_begin() {
    let game = game(Config::default());
    let begun = game.read_start(" P0*F1|P14P16||P48* ").expect("a board");
    let start = game.write_position(&game.start());
    assert_eq!(
        game.write_position(&begun),
        start.replace("|||", "P0*F1|P14P16||P48*")
    );
    assert_eq!(game.turn(&begun), Turn::Chance);
    let drawn = game.draw_board(begun.board());
    assert_eq!(game.read_start(&drawn), Ok(begun));
    assert_eq!(game.read_start(&format!(" {start}\n")), Ok(game.start()));
    for (text, key) in [
        ("F0F1F2F3||F0F1F2F3|", "dog-text-home"),
        ("P5*|||", "dog-text-star"),
        ("P5||", "dog-text-sides"),
        ("P5", "dog-text-start"),
        ("board=|||", "dog-text-missing"),
    ] {
        assert_eq!(game.read_start(text).expect_err(text).message.key, key);
    }
}

#[test]
fn a_card_that_is_only_discarded_is_no_turn_begun() {
    let game = game(Config {
        seats: 3,
        team: 1,
        max_plies: Some(300),
        ..Config::default()
    });
    let text = "board=P15F1F3|P16*P29F3|P43F1F2F3 hands=69,3,T deck=AAA2233444556677778899TTTJJJJJQQKKKXXX \
                pile=AAAAA222222333334444455555566666777788888899999TTTTJJJQQQQQQKKKKKXXX gave=-,-,- spent=- deal=4 \
                starter=1 next=0 plies=281";
    assert!(game.read_position(text).is_ok(), "{:?}", game.read_position(text));
    let fault = game
        .read_position(&format!("{text} begun=6"))
        .expect_err("nothing can be played");
    assert_eq!(fault.message.key, "dog-text-begun");
}
