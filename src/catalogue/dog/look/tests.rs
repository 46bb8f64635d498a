//! What every seat sees of a game of Dog on the table, and what it must not.

use super::DogLook;
use crate::{
    catalogue::{Board, Entry as _, Staging, Untyped as _, Wrapped, dog::Catalogued},
    rules::{Arg, Game as _, Message, Seat, SeatSet, Source, Turn, dog::Dog},
    staging::{Boards, Cue, Eyes, Kind, SpotName},
};

struct Count(u32);

impl Source for Count {
    fn below(&mut self, n: u32) -> u32 {
        // A step of a linear congruence: any numbers will do.
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }
}

/// A game of computers, with the board after each of so many steps.
fn boards(seats: usize, steps: usize) -> Vec<Box<dyn Board>> {
    let mut config = Catalogued.default_config();
    Catalogued.set_seats(&mut config, seats, SeatSet::default());
    let mut board = Catalogued.open(&config).expect("a table");
    let mut player = Catalogued
        .player(&"greedy".to_owned().into())
        .expect("a strategy");
    let mut source = Count(11);
    let mut boards = Vec::new();
    while boards.len() < steps && board.turn() != Turn::Over {
        if let Some(seat) = board.turn().seats().lowest() {
            let number = player.decide(&*board, seat, &mut source).expect("a choice");
            board.choose(seat, number).expect("it is legal");
        } else {
            let outcome = board.draw(&mut source);
            board.settle(&outcome).expect("it can come");
        }
        boards.push(board.boxed());
    }
    boards
}

fn look(board: &dyn Board) -> Box<dyn Staging> {
    Catalogued.look(board, &Boards::default()).expect("a look")
}

#[test]
fn what_a_seat_sees_and_may_point_at_hangs_on_no_card_of_another() {
    let mut source = Count(7);
    for board in boards(4, 300) {
        let look = look(&*board);
        let wrapped = board.as_any().downcast_ref::<Wrapped<Dog>>().expect("Dog");
        for seat in board.seats().iter() {
            let eyes = DogLook::eyes(seat);
            let mut other = wrapped.clone();
            let view = wrapped.rules().view(wrapped.position(), seat);
            let imagined = wrapped.rules().imagine(&view, &mut source);
            *other.parts().1 = imagined;
            assert_eq!(look.scene(&*board, eyes), look.scene(&other, eyes));
            assert_eq!(look.picks(&*board, seat), look.picks(&other, seat));
            assert_eq!(look.aims(&*board, seat), look.aims(&other, seat));
            assert_eq!(look.asked(&*board, seat), look.asked(&other, seat));
            for chooser in board.seats().iter() {
                let seen = |board: &dyn Board| look.seen_picks(board, chooser, eyes);
                assert_eq!(seen(&*board), seen(&other), "{seat} sees {chooser} choose");
            }
            assert_eq!(look.tally(&*board, Some(seat)), look.tally(&other, Some(seat)));
        }
    }
}

#[test]
fn nobodys_eyes_see_no_card_and_every_spot_lies_on_the_board() {
    for seats in [2, 3, 4, 5, 6] {
        for board in boards(seats, 120) {
            let look = look(&*board);
            let layout = look.layout();
            assert_eq!(look.scene(&*board, Eyes::default()).faces, []);
            for seat in board.seats().iter() {
                let scene = look.scene(&*board, DogLook::eyes(seat));
                let spots = scene.pieces.iter().map(|(_, spot)| spot);
                for spot in spots.chain(&scene.top).chain(&scene.locked) {
                    assert!(layout.spot(spot.as_str()).is_some(), "{seats} seats: {spot:?}");
                }
                let mut taken: Vec<&str> = scene.pieces.iter().map(|(_, spot)| spot.as_str()).collect();
                taken.sort_unstable();
                taken.dedup();
                assert_eq!(taken.len(), scene.pieces.len(), "two pieces on one spot");
                for pick in look.picks(&*board, seat) {
                    assert!(
                        layout.spot(pick.from.as_str()).is_some() && layout.spot(pick.to.as_str()).is_some()
                    );
                    assert_eq!(
                        look.ends_of(&*board, seat, pick.number),
                        Some((pick.from.clone(), pick.to.clone()))
                    );
                }
            }
        }
    }
}

#[test]
fn advice_speaks_of_cards_and_pieces_by_what_people_call_them() {
    let known = |text: &str| {
        let mut letters = text.chars();
        match letters.next() {
            Some('P' | 'F') => letters.as_str().parse::<u8>().is_ok(),
            _ => text.len() == 1,
        }
    };
    for board in boards(4, 200) {
        let look = look(&*board);
        for seat in board.turn().seats().iter() {
            for choice in board.choices(seat) {
                let told = [
                    look.hint(&*board, seat, choice.number),
                    look.spoken(&*board, seat, choice.number),
                ];
                for (_, arg) in told.into_iter().flatten().flat_map(|told| told.args) {
                    assert!(matches!(&arg, Arg::Text(text) if known(text)), "{arg:?}");
                }
            }
        }
    }
}

#[test]
fn pointing_at_a_card_shows_where_it_could_take_which_piece() {
    let mut shown = 0;
    for board in boards(4, 300) {
        let look = look(&*board);
        let Turn::Seat(seat) = board.turn() else { continue };
        for pick in look.picks(&*board, seat) {
            if board.is_open(seat) || !look.layout().form(pick.to.as_str()).is_from_hand() {
                continue;
            }
            let plan = look.plan(&*board, seat, Some(pick.number));
            let ends = plan.iter().map(|cue| match cue {
                Cue::Walk { path, .. } => (path[0].clone(), path[path.len() - 1].clone()),
                other => panic!("a card moves nothing yet: {other:?}"),
            });
            let mut ends: Vec<_> = ends.collect();
            // What is shown is what can be chosen once the card lies there.
            let mut then = board.boxed();
            if then.choose(seat, pick.number).is_err() || !then.is_open(seat) {
                assert!(ends.is_empty());
                continue;
            }
            let ways = look
                .picks(&*then, seat)
                .into_iter()
                .map(|pick| (pick.from, pick.to));
            let mut ways: Vec<_> = ways.filter(|(from, to)| from != to).collect();
            ends.sort();
            ways.sort();
            assert!(ends.iter().all(|end| ways.contains(end)), "{ends:?} {ways:?}");
            shown += ends.len();
        }
    }
    assert!(shown > 50, "{shown}");
}

#[test]
fn while_cards_are_passed_the_table_says_so_and_at_no_other_time() {
    let mut both = [false; 2];
    for board in boards(4, 300) {
        if board.turn().seats().is_empty() {
            continue;
        }
        let look = look(&*board);
        let gives = |seat| {
            let asked = look.asked(&*board, seat);
            asked.is_some_and(|message| message.key == "prompt-dog-give")
        };
        let passes = board.turn().seats().iter().any(gives);
        assert_eq!(look.doing(&*board).is_some(), passes);
        both[usize::from(passes)] = true;
    }
    assert_eq!(both, [true; 2], "both came about");
}

#[test]
fn a_card_that_is_pointed_at_says_what_it_does_and_for_whom_it_is() {
    let (mut passed, mut played) = (0, 0);
    for board in boards(4, 300) {
        let look = look(&*board);
        let wrapped = board.as_any().downcast_ref::<Wrapped<Dog>>().expect("Dog");
        let is_exchange = look.doing(&*board).is_some();
        for seat in board.turn().seats().iter().filter(|&seat| !board.is_open(seat)) {
            for pick in look.picks(&*board, seat) {
                let said = look.explains(&*board, seat, pick.number);
                let keys: Vec<&str> = said.iter().map(|message| message.key.as_str()).collect();
                if is_exchange {
                    assert_eq!(keys, ["explains-dog-give", "explains-dog-card"]);
                    passed += 1;
                } else if wrapped.rules().discards(wrapped.position()) {
                    assert!(
                        keys.is_empty(),
                        "a card that is thrown away does nothing: {keys:?}"
                    );
                } else {
                    assert_eq!(keys, ["explains-dog-card"]);
                    played += 1;
                }
                // The texts tell a seven and a four by their numbers.
                let digits = |text: &str| text.chars().all(|sign| sign.is_ascii_digit());
                let args = said.iter().flat_map(|message| &message.args);
                assert!(
                    !args
                        .into_iter()
                        .any(|(_, arg)| matches!(arg, Arg::Text(text) if digits(text)))
                );
            }
        }
    }
    assert!(passed > 10 && played > 10, "{passed}, {played}");
}

#[test]
fn a_card_is_refused_because_all_wait_where_they_do_and_nowhere_else() {
    let mut told = [0; 2];
    for board in boards(4, 300) {
        let look = look(&*board);
        for seat in board.turn().seats().iter().filter(|&seat| !board.is_open(seat)) {
            let scene = look.scene(&*board, DogLook::eyes(seat));
            let own_in = |kind: Kind| {
                let lies = |(owner, spot): &&(Seat, SpotName)| {
                    let there = look.layout().spot(spot.as_str());
                    *owner == seat && there.is_some_and(|spot| spot.kind == kind)
                };
                scene.pieces.iter().filter(lies).count()
            };
            if own_in(Kind::Home) == 4 {
                // It plays for its mate.
                continue;
            }
            let all_wait = own_in(Kind::Yard) == 4;
            for aim in look.aims(&*board, seat) {
                let Some(refusal) = board.refusal(seat, aim.number) else {
                    continue;
                };
                match refusal.key.as_str() {
                    "dog-all-wait" => {
                        assert!(all_wait, "{}", board.text());
                        told[0] += 1;
                    }
                    "dog-not-playable" => {
                        assert!(!all_wait || !is_step(&refusal), "{}", board.text());
                        told[1] += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(told.iter().all(|&times| times > 10), "{told:?}");
}

/// Whether a refusal is that of a card by which pieces do nothing but go on.
fn is_step(refusal: &Message) -> bool {
    let kind = refusal.args.iter().find(|(name, _)| name == "kind");
    let starts = |kind: &str| ["A", "K", "J", "X"].contains(&kind);
    matches!(kind, Some((_, Arg::Text(kind))) if !starts(kind))
}
