//! What a device is told hangs on nothing that its seat may not know: where only that differs, every byte is the same.

use homestretch::{
    catalogue::{Board, Ours},
    phones::{Desk, Keys, Who},
    play::{Match, Setup, Sitter, dice::Dice, seed},
    rules::{Seat, Source as _, Turn},
    texts::Language,
};

/// So many moments of each game are looked at.
const LOOKS: usize = 40;

/// All that a device is told when it comes to a game that stands like this.
fn told(setup: &Setup, board: &dyn Board, who: Who) -> String {
    let setup = Setup {
        position: Some(board.text()),
        ..setup.clone()
    };
    let game = Match::new(setup, seed::numbered(1)).expect("a position");
    let desk = Desk::new(&game, Keys::of(&game, None).expect("random bytes")).expect("it can be shown");
    let state = desk.state(&game, who, Language::ENGLISH);
    let state = state.unwrap_or_else(|| panic!("{who:?} is told nothing of {}", board.text()));
    let welcome = desk.welcome(&game, who, Language::ENGLISH);
    let told = (serde_json::to_string(&state), serde_json::to_string(&welcome));
    format!("{}\n{}", told.0.expect("a message"), told.1.expect("a message"))
}

#[test]
fn what_others_know_changes_no_byte_of_what_a_seat_or_an_onlooker_is_told() {
    for entry in Ours::GAMES {
        let config = entry.default_config();
        let seats = entry.seats(&config);
        let setup = Setup::new(entry, &config, vec![Sitter::Person; seats]).expect("a table");
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
                            for who in [Who::Seat(looker), Who::Onlooker] {
                                assert_eq!(
                                    told(&setup, &*board, who),
                                    told(&setup, &*other, who),
                                    "{} {who:?}",
                                    entry.name()
                                );
                            }
                        }
                    }
                    let choices = board.choices(seat);
                    let choice = &choices[random.below(choices.len() as u32) as usize];
                    board.choose(seat, choice.number).expect("it is legal");
                }
            }
        }
        assert_eq!(
            differed,
            board.has_secrets(),
            "{}: something was hidden",
            entry.name()
        );
    }
}
