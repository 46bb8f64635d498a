//! Several people at one screen: pads, seats, and who may press what.

use bevy::{
    input::gamepad::{RawGamepadAxisChangedEvent, RawGamepadEvent},
    prelude::*,
};
use homestretch::{
    app::{
        ask::{Ask, InTurn},
        base::Beat,
        input::Pads,
        settings::Settings,
        table::{PointedAt, TableView},
        turn::Hint,
    },
    rules::Seat,
};

use crate::stage::*;

const TWO_PERSONS: [&str; 4] = ["person", "empty", "person", "empty"];

fn seat_of(stage: &Stage, pad: Entity) -> Option<Seat> {
    stage.app.world().resource::<Pads>().seat(pad)
}

/// Steps until a person is to roll or to choose, and nothing moves; says whose turn it is.
fn whose(stage: &mut Stage) -> Seat {
    stage.until("a person is to act", |stage| {
        let ready = match stage.beat() {
            Some(Beat::Roll) => stage.current().rolls_by_hand(),
            Some(Beat::Choose) => stage.current().chooser().is_some(),
            _ => false,
        };
        let shown = stage.current().is_shown();
        ready && shown && !stage.is_busy()
    });
    stage.current().actor().expect("somebody acts")
}

#[test]
fn each_pad_takes_a_seat_and_plays_only_that_one() {
    let mut stage = Stage::new(&TWO_PERSONS, 2);
    let pads = [stage.plug("Twin"), stage.plug("Twin")];
    let first = whose(&mut stage);
    for pad in pads {
        stage.press(pad, GamepadButton::South);
    }
    assert_eq!(
        stage.current().game().steps().len(),
        1,
        "the press that takes a seat does nothing else"
    );
    let seats = pads.map(|pad| seat_of(&stage, pad).expect("it has a seat"));
    assert_eq!(seats[0], first, "the seat that acts is taken first");
    assert_ne!(seats[0], seats[1]);
    stage.press(pads[1], GamepadButton::South);
    assert_eq!(
        stage.current().game().steps().len(),
        1,
        "it is not this pad's turn"
    );
    stage.press(pads[0], GamepadButton::South);
    assert!(stage.current().game().steps().len() > 1, "its own pad rolls");
    stage.press(pads[0], GamepadButton::LeftThumb);
    assert_eq!(seat_of(&stage, pads[0]), None, "it was put away");
}

#[test]
fn a_pad_alone_plays_a_whole_turn_and_takes_it_back() {
    let mut stage = Stage::practice(&ONE_PERSON, 5);
    stage.speed(8.0);
    let pad = stage.plug("Pad");
    let mut chosen = 0;
    stage.until("the pad has chosen among several", |stage| {
        if stage.is_busy() {
            return false;
        }
        match stage.beat() {
            Some(Beat::Roll) if stage.current().rolls_by_hand() => stage.press(pad, GamepadButton::South),
            Some(Beat::Choose) if stage.current().chooser().is_some() => {
                stage.press(pad, GamepadButton::DPadRight);
                stage.press(pad, GamepadButton::South);
                chosen += 1;
            }
            _ => {}
        }
        chosen > 0 && stage.current().game().undo_target().is_ok()
    });
    let before = stage.current().game().steps().len();
    stage.until("the table is still", |stage| !stage.is_busy());
    stage.press(pad, GamepadButton::East);
    assert!(stage.current().game().steps().len() < before, "B takes it back");
}

#[test]
fn a_pad_that_is_unplugged_pauses_and_comes_back_to_its_seat() {
    let mut stage = Stage::new(&TWO_PERSONS, 2);
    let pads = [stage.plug("Twin"), stage.plug("Twin")];
    whose(&mut stage);
    for pad in pads {
        stage.press(pad, GamepadButton::South);
    }
    let seats = pads.map(|pad| seat_of(&stage, pad).expect("it has a seat"));
    let name = stage.current().name(seats[0]);
    stage.unplug(pads[0]);
    assert!(stage.current().is_paused());
    let told = stage.current().refusal().map(str::to_owned).expect("it is said");
    assert!(told.contains(&name), "{told}");
    assert_eq!(
        seat_of(&stage, pads[1]),
        Some(seats[1]),
        "nobody else is disturbed"
    );
    let back = stage.plug("Twin");
    stage.press(back, GamepadButton::South);
    assert_eq!(seat_of(&stage, back), Some(seats[0]));
    assert!(!stage.current().is_paused());
}

#[test]
fn noise_of_a_pad_changes_no_game_of_computers() {
    let mut stage = Stage::new(&COMPUTERS, 9);
    stage.speed(8.0);
    let pad = stage.plug("Broken");
    for frame in 0..400_u32 {
        let axis = [
            GamepadAxis::LeftStickX,
            GamepadAxis::LeftStickY,
            GamepadAxis::RightStickX,
        ][frame as usize % 3];
        let value = ((frame.wrapping_mul(2_654_435_761) >> 16) as f32 / 32_768.0 - 1.0) * 3.0;
        let noise = RawGamepadAxisChangedEvent::new(pad, axis, value);
        stage.app.world_mut().write_message(RawGamepadEvent::from(noise));
        stage.frame();
    }
    let mut alone = homestretch::play::Match::new(table(&COMPUTERS), homestretch::play::seed::numbered(9))
        .expect("a game");
    let steps = stage.current().game().steps().len();
    assert!(steps > 10);
    while alone.steps().len() < steps {
        alone.step_alone().expect("it goes on");
    }
    assert_eq!(alone.board().text(), stage.current().game().board().text());
}

#[test]
fn a_hint_tells_the_piece_then_the_target_then_the_reason() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.app.world_mut().resource_mut::<Settings>().single_choice = false;
    stage.speed(8.0);
    stage.until("a person is to choose", |stage| {
        if stage.beat() == Some(Beat::Roll) && stage.current().rolls_by_hand() && !stage.is_busy() {
            stage.click(PointedAt::Die);
        }
        stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some()
    });
    for told in [1, 2, 3, 3] {
        stage.ask(Ask::Turn(InTurn::Hint));
        stage.frame();
        let advice = |stage: &Stage| stage.app.world().resource::<Hint>().0.clone();
        stage.until("there is advice", |stage| advice(stage).is_some());
        let advice = advice(&stage).expect("there is advice");
        assert_eq!(advice.told, told);
        let board = stage.current().game().board();
        assert!(
            board
                .choices(advice.seat)
                .iter()
                .any(|choice| choice.number == advice.number)
        );
    }
    stage.click_through(1);
    stage.frame();
    stage.frame();
    assert_eq!(
        stage.app.world().resource::<Hint>().0,
        None,
        "the next choice is another"
    );
}

#[test]
fn the_table_turns_to_whoever_is_to_act_when_everything_has_been_shown() {
    let mut stage = Stage::new(&TWO_PERSONS, 2);
    let looks_from = |stage: &Stage| stage.app.world().resource::<TableView>().seat();
    let mut seen = Vec::new();
    for _ in 0..6 {
        let seat = whose(&mut stage);
        stage.frame();
        assert_eq!(looks_from(&stage), seat);
        seen.push(seat);
        if stage.beat() == Some(Beat::Roll) {
            stage.click(PointedAt::Die);
            stage.until("the die rolls", Stage::is_busy);
            assert_eq!(looks_from(&stage), seat, "while the die rolls nothing turns");
        } else {
            stage.click_through(1);
        }
    }
    seen.dedup();
    assert!(seen.len() > 1, "it was more than one person's turn");
}

#[test]
fn the_only_choice_is_made_by_itself_unless_it_costs_a_pawn() {
    let mut stage = Stage::new(&ONE_PERSON, 6);
    let mut settings = stage.app.world_mut().resource_mut::<Settings>();
    (settings.roll_alone, settings.single_choice, settings.confirm_loss) = (true, true, true);
    settings.speed = Settings::FASTEST;
    // What can be chosen, and whether it is the only choice and costs a pawn.
    let choice = |stage: &Stage| {
        let current = stage.current();
        let seat = current.chooser()?;
        let choices = current.game().board().choices(seat);
        let number = choices.first()?.number;
        Some((seat, number, choices.len() == 1 && current.costs(seat, number)))
    };
    stage.until("the only choice strikes a pawn of one's own", |stage| {
        match choice(stage).filter(|_| stage.beat() == Some(Beat::Choose)) {
            Some((_, _, true)) => return true,
            Some((seat, number, false)) => stage.ask(Ask::Turn(InTurn::Choose(seat, number))),
            None => {}
        }
        false
    });
    let before = stage.current().game().steps().len();
    for _ in 0..100 {
        stage.frame();
    }
    assert_eq!(
        stage.current().game().steps().len(),
        before,
        "it waits to be told"
    );
    let (seat, number, _) = choice(&stage).expect("it is still the only one");
    stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
    stage.until("it was made", |stage| {
        stage.current().game().steps().len() > before
    });
}
