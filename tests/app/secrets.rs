//! Several people at one screen in a game with cards: nobody's cards lie open before the others looked away.

use std::{
    collections::{HashMap, HashSet},
    fs,
};

use bevy::prelude::*;
use homestretch::{
    app::{
        ask::{Ask, Capture, Change, InTurn, Pacing, Seek},
        base::Beat,
        input::{Blind, Pads, blind},
        insight::Insight,
        settings::Settings,
        table::{BoardSpot, Paint, StandsOn, TableView},
    },
    catalogue,
    play::{Act, Chair, Setup, Sitter},
    rules::{Seat, SeatSet},
    staging::{Cue, Eyes, Kind, Pass, SpotName},
};

use crate::stage::{COMPUTERS, Stage};

fn stage(words: &[&str]) -> Stage {
    let entry = catalogue::Ours::GAMES
        .named("dog")
        .expect("the game is in the catalogue");
    let mut config = entry.default_config();
    entry.set_seats(&mut config, words.len(), SeatSet::EMPTY);
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    let mut stage = Stage::with(|_| setup, &COMPUTERS, 3);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    settings.single_choice = false;
    settings.speed = Settings::FASTEST;
    stage
}

/// Until somebody is to look at the own cards and nothing moves any more.
fn covered(stage: &mut Stage) -> Seat {
    stage.until("somebody is to look", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().covered().is_some() && !stage.is_busy()
    });
    stage.current().covered().expect("a person")
}

/// Lets a person look at the own cards.
fn look(stage: &mut Stage, seat: Seat) {
    stage.ask(Ask::Turn(InTurn::Uncover(Some(seat))));
    stage.until("it looks", |stage| stage.current().chooser() == Some(seat));
    // They are laid before the person.
    (0..8).for_each(|_| stage.frame());
    assert_eq!(stage.beat(), Some(Beat::Choose));
}

#[test]
fn room_is_kept_before_the_board_for_who_plays_here_and_a_turned_view_stays_as_it_is() {
    for (words, keeps) in [(["person", "greedy"], true), (["greedy", "greedy"], false)] {
        let mut stage = stage(&words);
        (0..4).for_each(|_| stage.frame());
        let view = |stage: &Stage| *stage.app.world().resource::<TableView>();
        assert_eq!(view(&stage).keeps_for_hand(), keeps, "{words:?}");
        stage
            .app
            .world_mut()
            .resource_mut::<TableView>()
            .turn(Vec2::new(0.4, 0.0));
        let turned = view(&stage);
        // Somebody takes the first seat, or leaves it to a computer.
        let other = if keeps { "greedy" } else { "person" };
        let chair = Chair::new(Sitter::from(other));
        stage.ask(Ask::Change(Change::Sit(Seat::new(0), chair)));
        (0..8).for_each(|_| stage.frame());
        let mut expected = turned;
        expected.keep_for_hand(!keeps);
        assert_eq!(view(&stage), expected, "{words:?}");
    }
}

/// How many cards lie open, by what the table shows.
fn open(stage: &Stage) -> usize {
    let current = stage.current();
    current
        .staging()
        .scene(current.shown(), current.eyes())
        .faces
        .len()
}

#[test]
fn cards_lie_covered_until_their_owner_looks_and_again_when_it_has_chosen() {
    let mut stage = stage(&["person", "greedy", "person", "greedy"]);
    let first = covered(&mut stage);
    assert_eq!(stage.current().chooser(), None, "nothing can be pointed at yet");
    assert_eq!(open(&stage), 0);
    assert_eq!(stage.current().eyes(), Eyes::default());
    look(&mut stage, first);
    assert_eq!(open(&stage), 6);
    let number = stage.current().game().board().choices(first)[0].number;
    stage.ask(Ask::Turn(InTurn::Choose(first, number)));
    let second = covered(&mut stage);
    assert_ne!(first, second);
    assert_eq!(open(&stage), 0, "the first one's are covered again");
    // What was taken back is covered too.
    stage.ask(Ask::Change(Change::Undo));
    stage.until("it is taken back", |stage| {
        stage.current().covered() == Some(first)
    });
    assert_eq!(open(&stage), 0);
}

#[test]
fn the_list_of_events_names_no_card_that_somebody_here_may_not_know() {
    // Of rival teams: mates know what they gave each other.
    let mut stage = stage(&["person", "person", "greedy", "greedy"]);
    for _ in 0..2 {
        let seat = covered(&mut stage);
        look(&mut stage, seat);
        let number = stage.current().game().board().choices(seat)[0].number;
        stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
    }
    stage.until("the cards have changed hands", |stage| {
        stage.current().told().any(|(_, text)| text.contains("gives"))
    });
    let told: Vec<String> = stage.current().told().map(|(_, text)| text).collect();
    let dealt = told.iter().filter(|text| text.contains("is dealt"));
    assert_eq!(
        dealt.filter(|text| text.contains("6 cards")).count(),
        4,
        "{told:?}"
    );
    let given = told.iter().filter(|text| text.contains("gives"));
    assert!(
        given.clone().count() == 4 && given.clone().all(|text| text.contains("a card")),
        "{told:?}"
    );
}

#[test]
fn who_plays_alone_sees_the_own_cards_all_the_time_and_no_others() {
    let mut stage = stage(&["greedy", "person", "greedy", "greedy"]);
    stage.until("it is to choose", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() && !stage.is_busy()
    });
    assert_eq!(stage.current().covered(), None);
    assert_eq!(open(&stage), 6);
    let steps = stage.current().game().steps();
    let hands: Vec<Pass> = steps
        .iter()
        .flat_map(|step| {
            let events = step.events.iter();
            let heard = events.filter_map(|event| stage.current().heard(&*step.before, event));
            heard.flat_map(|event| {
                let eyes = stage.current().eyes();
                stage.current().staging().cues(&*step.before, &event, eyes)
            })
        })
        .filter_map(|cue| match cue {
            Cue::Pass(cards) => Some(cards),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(hands.len(), 24);
    assert!(
        hands
            .iter()
            .all(|pass| pass.face.is_some() == (pass.seat == Seat::new(1)))
    );
}

#[test]
fn who_leaves_its_seat_to_a_computer_sees_no_more_than_before() {
    let mut stage = stage(&["person", "person", "greedy", "greedy"]);
    covered(&mut stage);
    for seat in [0, 1].map(Seat::new) {
        stage.ask(Ask::Change(Change::Sit(seat, Chair::new(Sitter::from("greedy")))));
    }
    stage.until("computers play on", |stage| {
        stage.current().told().any(|(_, text)| text.contains("gives"))
    });
    assert_eq!(stage.current().eyes(), Eyes::default());
    assert_eq!(open(&stage), 0);
    let told: Vec<String> = stage.current().told().map(|(_, text)| text).collect();
    let given: Vec<&String> = told.iter().filter(|text| text.contains("gives")).collect();
    assert!(given.iter().all(|text| text.contains("a card")), "{given:?}");
}

#[test]
fn what_is_open_can_be_looked_at_through_the_eyes_of_one_seat() {
    let mut stage = stage(&["greedy"; 4]);
    stage.until("the cards are dealt", |stage| {
        !stage.is_busy() && open(stage) == 24
    });
    stage.ask(Ask::Pace(Pacing::Pause));
    for eyes in [Some(Seat::new(2)), None] {
        stage.ask(Ask::Replay(Seek::Through(eyes)));
        stage.frame();
        stage.frame();
        let current = stage.current();
        assert_eq!(
            current.eyes(),
            Eyes {
                seat: eyes,
                all: eyes.is_none()
            }
        );
        let dealt = current.told().filter(|(_, text)| text.contains("is dealt"));
        let hidden = dealt.filter(|(_, text)| text.contains("6 cards")).count();
        assert_eq!(hidden, if eyes.is_some() { 3 } else { 0 });
    }
}

/// What a capture has written, without its numbers.
fn captured(stage: &mut Stage) -> Vec<String> {
    let file = stage.data.join("capture.txt");
    stage.ask(Ask::Capture(Capture::State));
    stage.until("it is written", |_| file.exists());
    let text = fs::read_to_string(file).expect("the capture");
    text.lines()
        .filter_map(|line| line.split(' ').next().map(str::to_owned))
        .collect()
}

#[test]
fn a_capture_tells_nothing_of_cards_and_what_can_be_done_with_them() {
    let mut stage = stage(&["greedy", "person", "greedy", "greedy"]);
    stage.until("it is to choose", |stage| {
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() && !stage.is_busy()
    });
    let told = captured(&mut stage);
    assert!(told.contains(&"commitment".to_owned()), "{told:?}");
    assert!(
        !told.iter().any(|word| word == "position" || word == "pick"),
        "{told:?}"
    );

    let mut open = Stage::new(&["person", "far", "near", "random"], 3);
    open.until("it is to choose", |stage| {
        if stage.beat() == Some(Beat::Roll) {
            stage.ask(Ask::Turn(InTurn::Roll));
        }
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() && !stage.is_busy()
    });
    let told = captured(&mut open);
    for word in ["position", "pick"] {
        assert!(told.iter().any(|it| it == word), "{word}: {told:?}");
    }
}

/// What was given, by whom, in the order of the seats.
fn given(stage: &Stage) -> Vec<(Seat, usize)> {
    let choices = stage.current().game().steps().iter();
    let mut given: Vec<(Seat, usize)> = choices
        .filter_map(|step| match step.act {
            Act::Choice(seat, number) => Some((seat, number)),
            Act::Chance(_) => None,
        })
        .collect();
    given.sort();
    given
}

#[test]
fn pads_exchange_at_once_by_the_places_of_cards_that_only_their_owners_see() {
    let mut stage = stage(&["person", "person", "person", "person"]);
    covered(&mut stage);
    let pads = [(); 4].map(|()| stage.plug("Twin"));
    for pad in pads {
        stage.press(pad, GamepadButton::South);
    }
    let seats = [0, 1, 2, 3].map(Seat::new);
    let said = |stage: &Stage| -> Vec<String> {
        let blind = stage.app.world().resource::<Blind>();
        blind.0.values().cloned().collect()
    };
    stage.until("all may press", |stage| said(stage).len() == 4);
    assert_eq!(said(&stage), ["", "", "", ""], "who sits down has chosen nothing");
    assert_eq!(open(&stage), 0);
    let own = |pad| {
        let pads = stage.app.world().resource::<Pads>();
        pads.seat(pad).expect("it has a seat")
    };
    let of_pads = pads.map(own);

    // One looks after the other, and only as long as the button is held.
    stage.hold(pads[2], blind::LOOK.0, true);
    stage.until("it looks", |stage| open(stage) == 6);
    assert_eq!(stage.current().eyes().seat, Some(of_pads[2]));
    stage.hold(pads[1], blind::LOOK.0, true);
    (0..8).for_each(|_| stage.frame());
    assert_eq!(stage.current().eyes().seat, Some(of_pads[2]), "one at a time");
    stage.hold(pads[2], blind::LOOK.0, false);
    stage.until("the other one's turn to look", |stage| {
        stage.current().eyes().seat == Some(of_pads[1])
    });
    stage.hold(pads[1], blind::LOOK.0, false);
    stage.until("all lie covered", |stage| open(stage) == 0);
    (0..4).for_each(|_| stage.frame());

    // The sixth card, then the second instead; nobody's card is given before all have chosen.
    let [five, six] = [blind::BUTTONS[4].0, blind::BUTTONS[5].0];
    for (pad, button) in [(3, five), (1, six), (0, five), (1, blind::BUTTONS[1].0)] {
        stage.press(pads[pad], button);
        (0..4).for_each(|_| stage.frame());
        assert_eq!(given(&stage), []);
    }
    let hand = |seat: Seat| {
        let current = stage.current();
        current.staging().covered(current.game().board(), seat)
    };
    let hands = seats.map(hand);
    stage.press(pads[2], blind::BUTTONS[0].0);
    stage.until("all have given", |stage| given(stage).len() == 4);
    let places = [4, 1, 0, 4];
    let mut wanted: Vec<(Seat, usize)> = of_pads
        .into_iter()
        .zip(places)
        .map(|(seat, place)| (seat, hands[seat.index()][place].number))
        .collect();
    wanted.sort();
    assert_eq!(given(&stage), wanted);
    stage.frame();
    assert_eq!(
        said(&stage),
        Vec::<String>::new(),
        "one card after the other is played"
    );
}

#[test]
fn cards_are_covered_when_the_pad_of_who_looks_is_lost() {
    let mut stage = stage(&["person", "greedy", "person", "greedy"]);
    covered(&mut stage);
    let pads = [stage.plug("Twin"), stage.plug("Twin")];
    for pad in pads {
        stage.press(pad, GamepadButton::South);
    }
    stage.hold(pads[0], blind::LOOK.0, true);
    stage.until("it looks", |stage| open(stage) == 6);
    stage.unplug(pads[0]);
    stage.until("all lie covered", |stage| open(stage) == 0);
}

#[test]
fn in_no_frame_does_a_card_lie_open_that_nobody_may_see() {
    let mut stage = stage(&["person", "greedy", "person", "greedy"]);
    stage.speed(4.0);
    let in_hands = |stage: &mut Stage| {
        let world = stage.app.world_mut();
        let mut pieces = world.query::<(&StandsOn, &MeshMaterial3d<Paint>)>();
        let world = &*world;
        let cards = pieces.iter(world).filter_map(|(on, paint)| {
            let spot = world.get::<BoardSpot>(on.0)?;
            let in_hand = matches!(spot.kind, Kind::Hand | Kind::OneOfEach | Kind::Held);
            in_hand.then(|| (spot.seat, paint.0.id()))
        });
        cards.collect::<Vec<_>>()
    };
    covered(&mut stage);
    let back = in_hands(&mut stage)[0].1;
    let (mut looks, mut open) = (0, 0);
    stage.until("all have looked often", |stage| {
        let eyes = stage.current().eyes();
        for (seat, paint) in in_hands(stage) {
            let lies_open = paint != back;
            assert!(!lies_open || seat == eyes.seat, "{seat:?} is seen by {eyes:?}");
            open += usize::from(lies_open);
        }
        if let (Some(seat), Some(Beat::Choose)) = (stage.current().covered(), stage.beat()) {
            looks += 1;
            stage.ask(Ask::Turn(InTurn::Uncover(Some(seat))));
        } else if let (Some(seat), Some(Beat::Choose)) = (stage.current().chooser(), stage.beat()) {
            let number = stage.current().game().board().choices(seat)[0].number;
            stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
        }
        looks > 12
    });
    assert!(open > 0, "who looks sees the own cards");
}

#[test]
fn what_cannot_be_chosen_of_a_hand_lies_in_the_dark_and_in_the_light_again_when_it_can() {
    let mut stage = stage(&["person", "greedy", "greedy", "greedy"]);
    let person = Seat::new(0);
    // Each face has one paint in the light and another one in the dark.
    let mut paints: HashMap<(char, bool), HashSet<AssetId<Paint>>> = HashMap::new();
    let mut turns = 0;
    stage.until("the person has chosen often", |stage| {
        let waits = stage.current().chooser() == Some(person) && stage.beat() == Some(Beat::Choose);
        if !waits || stage.is_busy() {
            return false;
        }
        (0..3).for_each(|_| stage.frame());
        let current = stage.current();
        let (board, staging) = (current.game().board(), current.staging());
        let faces = staging.scene(board, current.eyes()).faces;
        let picks = staging.picks(board, person);
        let face_at = |spot| faces.iter().find(|(at, _)| at == spot).map(|(_, face)| *face);
        // The card of which the pieces move is lit too, and another one like it is not.
        let begun = staging.chosen(board, person);
        let ends = picks.iter().flat_map(|pick| [&pick.from, &pick.to]);
        let ends = ends.filter(|spot| !begun.contains(spot));
        let bright: Vec<_> = ends.filter_map(face_at).collect();
        let number = picks[0].number;
        for (at, paint) in painted(stage) {
            if let Some((_, face)) = faces.iter().find(|(spot, _)| *spot == at) {
                let lit = begun.contains(&at) || bright.contains(face);
                paints.entry((face.0, lit)).or_default().insert(paint);
            }
        }
        stage.ask(Ask::Turn(InTurn::Choose(person, number)));
        turns += 1;
        turns > 40
    });
    assert!(paints.values().all(|paints| paints.len() == 1), "{paints:?}");
    let both = paints
        .keys()
        .filter(|(face, lit)| !lit && paints.contains_key(&(*face, true)));
    assert!(both.clone().count() > 1, "{paints:?}");
    for (face, _) in both {
        assert_ne!(paints[&(*face, true)], paints[&(*face, false)]);
    }
}

/// What lies in the hand of the first seat, with its paint.
fn painted(stage: &mut Stage) -> Vec<(SpotName, AssetId<Paint>)> {
    let world = stage.app.world_mut();
    let mut pieces = world.query::<(&StandsOn, &MeshMaterial3d<Paint>)>();
    let world = &*world;
    let cards = pieces.iter(world).filter_map(|(on, paint)| {
        let spot = world.get::<BoardSpot>(on.0)?;
        let is_own = spot.kind == Kind::Hand && spot.seat == Some(Seat::new(0));
        is_own.then(|| (spot.name.clone(), paint.0.id()))
    });
    cards.collect()
}

#[test]
fn the_last_card_of_a_hand_that_lay_covered_is_not_played_by_itself() {
    let mut stage = stage(&["person", "greedy", "person", "greedy"]);
    stage.app.world_mut().resource_mut::<Settings>().single_choice = true;
    let mut single = 0;
    while single < 2 {
        let seat = covered(&mut stage);
        let chosen = |stage: &Stage| given(stage).iter().filter(|(who, _)| *who == seat).count();
        let before = chosen(&stage);
        stage.ask(Ask::Turn(InTurn::Uncover(Some(seat))));
        stage.until("it looks", |stage| stage.current().chooser() == Some(seat));
        single += usize::from(stage.current().game().board().choices(seat).len() == 1);
        // Computers may choose at the same time.
        (0..40).for_each(|_| stage.frame());
        assert_eq!(chosen(&stage), before, "it has just been laid open");
        stage.until("the turn is over", |stage| {
            if let (Some(seat), Some(Beat::Choose)) = (stage.current().chooser(), stage.beat()) {
                let number = stage.current().game().board().choices(seat)[0].number;
                stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
            }
            stage.current().chooser().is_none()
        });
    }
}

#[test]
fn who_is_winning_is_told_from_no_more_than_who_looks_may_know() {
    let mut stage = stage(&["person", "person", "random", "random"]);
    stage.app.world_mut().resource_mut::<Settings>().chances = true;
    for _ in 0..3 {
        let seat = covered(&mut stage);
        let told = |stage: &Stage| stage.app.world().resource::<Insight>().chances().to_vec();
        assert_eq!(told(&stage), [], "nobody looks");
        look(&mut stage, seat);
        stage.until("the chances are known", |stage| {
            told(stage).len() == stage.current().game().steps().len() + 1
        });
        let game = stage.current().game();
        let mut assessor = game
            .setup()
            .entry
            .assessor(game.board())
            .expect("there is a network");
        let own = assessor.win_chances(game.board(), Some(seat));
        assert_eq!(told(&stage).last().copied(), own);
        assert_ne!(
            own,
            assessor.win_chances(game.board(), None),
            "all hands tell more"
        );
        let number = stage.current().game().board().choices(seat)[0].number;
        stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
        stage.until("it has chosen", |stage| stage.current().chooser() != Some(seat));
    }
}
