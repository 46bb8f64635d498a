//! What a device is told hangs on nothing that its seat may not know: where only that differs, every byte is the same.
//! Two layers see to that, each by itself: the board that is imagined, and what is heard and told.

use homestretch::{
    catalogue::{Board, Entry, Ours},
    phones::{Desk, Heard, Keys, Seen, Who},
    play::{Match, Setup, Sitter, dice::Dice, seed},
    rules::{Seat, Source as _, Turn},
    texts::Language,
};

/// So many moments of each game are looked at.
const LOOKS: usize = 40;

/// A game at which persons sit alone.
fn peopled(entry: &'static dyn Entry) -> Setup {
    let config = entry.default_config();
    let seats = entry.seats(&config);
    Setup::new(entry, &config, vec![Sitter::Person; seats]).expect("a table")
}

/// A game that stands like this.
fn standing(setup: &Setup, board: &dyn Board) -> Match {
    let setup = Setup {
        position: Some(board.text()),
        ..setup.clone()
    };
    Match::new(setup, seed::numbered(1)).expect("a position")
}

/// All that a device is told when it comes to a game that stands like this.
fn told(setup: &Setup, board: &dyn Board, who: Who) -> String {
    let game = standing(setup, board);
    let desk = Desk::new(&game, Keys::of(&game, None).expect("random bytes")).expect("it can be shown");
    let state = desk.state(&game, who, Language::ENGLISH);
    let state = state.unwrap_or_else(|| panic!("{who:?} is told nothing of {}", board.text()));
    let welcome = desk.welcome(&game, who, Language::ENGLISH);
    let told = (serde_json::to_string(&state), serde_json::to_string(&welcome));
    format!("{}\n{}", told.0.expect("a message"), told.1.expect("a message"))
}

/// Calls this at moments of a game with who looks, the board, and one that looks the same from there. Tells whether
/// anything was ever hidden.
fn walk(setup: &Setup, mut look: impl FnMut(Seat, &dyn Board, &dyn Board)) -> bool {
    let mut random = Dice::new(&seed::numbered(3));
    let mut board = setup.open().expect("a table");
    let (mut looks, mut differed) = (0, false);
    while looks < LOOKS {
        match board.turn() {
            Turn::Over => board = setup.open().expect("a table"),
            Turn::Chance => {
                let outcome = board.draw(&mut random);
                board.settle(&outcome).expect("it can come");
            }
            turn => {
                let acting: Vec<Seat> = turn.seats().iter().collect();
                let seat = acting[random.below(acting.len() as u32) as usize];
                if random.below(4) == 0 {
                    looks += 1;
                    for looker in board.seats().iter() {
                        let Some(other) = board.imagined(looker, &board.view_numbers(looker)) else {
                            assert!(!board.has_secrets());
                            continue;
                        };
                        differed |= other.text() != board.text();
                        look(looker, &*board, &*other);
                    }
                }
                let choices = board.choices(seat);
                let choice = &choices[random.below(choices.len() as u32) as usize];
                board.choose(seat, choice.number).expect("it is legal");
            }
        }
    }
    assert_eq!(differed, board.has_secrets(), "something was hidden");
    differed
}

#[test]
fn what_others_know_changes_no_byte_of_what_a_seat_or_an_onlooker_is_told() {
    for entry in Ours::GAMES {
        let setup = peopled(entry);
        walk(&setup, |looker, board, other| {
            for who in [Who::Seat(looker), Who::Onlooker] {
                let (one, two) = (told(&setup, board, who), told(&setup, other, who));
                assert_eq!(one, two, "{} {who:?}", entry.name());
            }
        });
    }
}

/// The first layer by itself.
#[test]
fn the_board_of_a_seat_has_no_secret_of_others_in_it() {
    for entry in Ours::GAMES {
        let setup = peopled(entry);
        walk(&setup, |looker, board, other| {
            let seen = |board| {
                let seen = Seen::of(&standing(&setup, board), Who::Seat(looker)).expect("it can be seen");
                seen.board().text()
            };
            assert_eq!(seen(board), seen(other), "{} {looker}", entry.name());
        });
    }
}

/// The second layer, where something happens: whatever is chosen in secret, who may not know it hears the same.
#[test]
fn what_is_chosen_in_secret_is_heard_by_nobody_else() {
    for entry in Ours::GAMES {
        let mut game = Match::new(peopled(entry), seed::numbered(3)).expect("a game");
        let mut hidden = 0;
        for _ in 0..10 * LOOKS {
            let seat = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    game.roll().expect("it can come");
                    continue;
                }
                turn => turn.seats().lowest().expect("somebody acts"),
            };
            let numbers: Vec<usize> = game.board().choices(seat).iter().map(|it| it.number).collect();
            let made = |number: usize| {
                let mut game = game.clone();
                game.choose(seat, number).expect("it is legal");
                game
            };
            let (one, two) = (made(numbers[0]), made(numbers[numbers.len() - 1]));
            let others = game.board().seats().without(seat);
            let same = |other: &Seat| one.board().view_numbers(*other) == two.board().view_numbers(*other);
            let blind: Vec<Seat> = others.iter().filter(same).collect();
            let differs = one.board().text() != two.board().text();
            let onlooker = (blind.len() == others.len()).then_some(Who::Onlooker);
            if differs && !one.is_open() && !two.is_open() {
                for who in blind.into_iter().map(Who::Seat).chain(onlooker) {
                    let heard = |game: &Match| Heard::of(game, who).messages().to_vec();
                    assert_eq!(heard(&one), heard(&two), "{} {who:?}", entry.name());
                    hidden += 1;
                }
            }
            let any = game.any_choice(seat).expect("a choice");
            game.choose(seat, any).expect("it is legal");
        }
        assert_eq!(hidden > 0, game.board().has_secrets(), "{}", entry.name());
    }
}

#[test]
fn a_seat_that_is_given_out_has_a_code_that_nobody_had_before() {
    let entry = Ours::GAMES.named("dog").expect("a game");
    let game = Match::new(peopled(entry), seed::numbered(1)).expect("a game");
    let keys = Keys::of(&game, None).expect("random bytes");
    let mut desk = Desk::new(&game, keys).expect("it can be shown");
    let mut offered = || {
        let (seat, token) = desk.offer(&game).expect("random bytes").expect("a seat");
        assert_eq!(desk.who(&token.to_string()), Some(Who::Seat(seat)));
        (seat, token.to_string())
    };
    // Whoever was there first left no name behind.
    let ((first, before), (second, after)) = (offered(), offered());
    assert_eq!(first, second);
    assert!(before != after && desk.who(&before).is_none());
}
