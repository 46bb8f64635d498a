//! The chapter on the notation of Dog, `docs/dog-notation.md`: every example in it is read and played.

use homestretch::{
    catalogue::{self, Board, Entry},
    rules::{
        Game as _, Notation as _, Seat,
        dog::{Action, Card, Cards, Config, Dog, Play},
    },
};

const CHAPTER: &str = include_str!("../../docs/dog-notation.md");
const DOG: &dyn Entry = &catalogue::dog::Catalogued;

/// The blocks of a kind: what stands behind its name, and the lines.
fn blocks(kind: &str) -> Vec<(Vec<&'static str>, Vec<&'static str>)> {
    let (mut found, mut open) = (Vec::new(), None);
    for line in CHAPTER.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(head), None) => open = Some((head, Vec::new())),
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some((_, lines))) => lines.push(line),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block has no end");
    let words = |head: &'static str| head.split(' ').collect::<Vec<_>>();
    let found = found.into_iter().map(|(head, lines)| (words(head), lines));
    let found: Vec<_> = found.filter(|(words, _)| words[0] == kind).collect();
    assert!(!found.is_empty(), "no {kind}");
    found
        .into_iter()
        .map(|(words, lines)| (words[1..].to_vec(), lines))
        .collect()
}

/// The table of a block: seats, colours that play together, and the house rules.
fn table(words: &[&str]) -> Dog {
    let number = |at: usize, otherwise: u8| {
        words
            .get(at)
            .map_or(otherwise, |word| word.parse().expect("a number"))
    };
    let seats = number(0, 4);
    let config = Config {
        seats,
        team: number(1, Config::usual_team(seats.into())),
        ..Config::default()
    };
    let rules = words.get(2).copied().unwrap_or(Config::PRESETS[0]);
    Dog::new(&config.preset(rules).expect("a preset")).expect("a table")
}

/// The same table, in which seat 0 holds these cards, and the others their fill where cards are given.
fn dealt(rules: &Dog, board: &str, card: Card, gives: bool) -> Box<dyn Board> {
    let config = rules.config();
    let seats = usize::from(config.seats);
    let each = |first: &str, other: &str| {
        let entries = (0..seats).map(|seat| if seat == 0 { first } else { other });
        entries.collect::<Vec<_>>().join(",")
    };
    let hands = if gives {
        each(&format!("{card}3"), "23")
    } else {
        each(&card.to_string(), "-")
    };
    let held: Cards = hands.chars().filter_map(Card::from_letter).collect();
    let rest = Cards::pack(config.copies, config.jokers)
        .without(held)
        .expect("a pack has them");
    let gave = if gives || !rules.has_exchange() { "-" } else { "2" };
    let (gave, next) = (each(gave, gave), if gives { "give" } else { "0" });
    let text = format!(
        "board={board} hands={hands} deck={rest} pile=- gave={gave} spent=- deal=2 starter=0 next={next}"
    );
    let config = ron::to_string(config).expect("a text");
    let config = DOG.read_config(&config).expect("a configuration");
    let open = DOG.open(&config).expect("a table");
    open.begun(&text)
        .unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

#[test]
fn every_action_is_written_as_it_is_read_and_leads_where_the_chapter_says() {
    for (words, lines) in blocks("dog") {
        let rules = table(&words);
        for line in lines {
            let [before, text, after] = line.split_whitespace().collect::<Vec<_>>()[..] else {
                panic!("{line}: three words are expected")
            };
            let board = rules.read_board(before).expect(line);
            assert_eq!(rules.write_board(&board), before, "{line}");
            let action = rules
                .read_action(text, rules.acting(&board, Seat::new(0)))
                .expect(line);
            assert_eq!(rules.write_action(&action), text, "{line}");
            let (card, gives) = match action {
                Action::Give(card) => (card, true),
                Action::Discard(card) | Action::Play(Play { card, .. }) => (card, false),
            };
            let mut game = dealt(&rules, before, card, gives);
            let seat = Seat::new(0);
            for number in game.read_ply(seat, text).expect(line) {
                game.choose(seat, number)
                    .unwrap_or_else(|rule| panic!("{line}: {rule:?}"));
            }
            assert!(!game.is_open(seat), "{line}: it is not whole");
            let told = game.text();
            assert_eq!(
                told.split_whitespace().next(),
                Some(&*format!("board={after}")),
                "{line}"
            );
        }
    }
}

#[test]
fn every_picture_is_that_of_its_board_and_reads_back() {
    for (words, lines) in blocks("board") {
        let rules = table(&words);
        let board = rules.read_board(lines[0]).expect("a board");
        assert_eq!(rules.write_board(&board), lines[0]);
        let picture = lines[1..].join("\n");
        assert_eq!(rules.draw_board(&board), picture);
        assert_eq!(rules.read_picture(&picture), Ok(board));
    }
}

#[test]
fn what_the_chapter_calls_nothing_is_refused() {
    let rules = table(&[]);
    for (_, lines) in blocks("refused") {
        for text in lines {
            assert!(rules.read_action(text, Some(Seat::new(0))).is_err(), "{text}");
        }
    }
}

#[test]
fn every_position_reads_back() {
    let rules = table(&[]);
    for (_, lines) in blocks("position") {
        for text in lines {
            let position = rules.read_position(text).expect("a position");
            assert_eq!(rules.write_position(&position), text);
        }
    }
}
