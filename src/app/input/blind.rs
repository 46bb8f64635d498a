//! Several persons choose at once and in secret, each on a pad of its own, and nobody has to look away: which button
//! stands for which digit is shown to all, but no thumb is seen, and the buttons change places with every choice.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::Pads;
use crate::{
    app::{asks::Ask, current::Current, screen::Beat},
    catalogue::Entry,
    play::{Act, Match, Step},
    rules::{Seat, Turn},
};

/// The buttons that stand for digits.
pub const BUTTONS: [(GamepadButton, &str); 3] = [
    (GamepadButton::West, "West"),
    (GamepadButton::North, "North"),
    (GamepadButton::East, "East"),
];
/// The button that begins anew, or makes the rest of a long action at random.
pub const AWAY: (GamepadButton, &str) = (GamepadButton::South, "South");

/// What was pressed so far, by the seats that are to choose; none while they choose one after the other.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Blind(pub BTreeMap<Seat, String>);

/// The digits that the buttons of a seat stand for now: the same until it has made its whole choice, whatever others do,
/// and others for the next one. Who has watched a thumb before learns nothing by it.
#[must_use]
pub fn digits(game: &Match, seat: Seat) -> [char; BUTTONS.len()] {
    const ORDERS: [[char; 3]; 6] = [
        ['1', '2', '3'],
        ['3', '1', '2'],
        ['2', '1', '3'],
        ['2', '3', '1'],
        ['1', '3', '2'],
        ['3', '2', '1'],
    ];
    let begins =
        |step: &&Step| matches!(step.act, Act::Choice(who, _) if who == seat) && !step.before.is_open(seat);
    let begun = game.steps().iter().filter(begins).count();
    let made = begun - usize::from(game.board().is_open(seat)).min(begun);
    ORDERS[(5 * made + 3 * seat.index() + made / 7) % ORDERS.len()]
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Blind>();
}

/// The persons who are to choose at once, where each of several has a pad and digits are what is chosen.
fn together(current: &Current, pads: &Pads) -> Vec<Seat> {
    let Turn::Together(seats) = current.game.turn() else {
        return Vec::new();
    };
    let persons = current.game.persons();
    let digits = current.game.setup().entry().is_ok_and(Entry::has_digits);
    if digits && persons.len() > 1 && persons.iter().all(|seat| pads.has(seat)) && current.replay.is_none() {
        seats.iter().filter(|&seat| current.is_person(seat)).collect()
    } else {
        Vec::new()
    }
}

/// Whether several choose at once.
pub(super) fn is_on(blind: Res<Blind>) -> bool {
    !blind.0.is_empty()
}

/// Reads the buttons of all who are to choose, and makes the choices that are whole, one after the other.
pub(super) fn choose(
    current: Option<Res<Current>>,
    pads: Res<Pads>,
    beat: Option<Res<State<Beat>>>,
    gamepads: Query<(Entity, &Gamepad)>,
    mut blind: ResMut<Blind>,
    mut asks: MessageWriter<Ask>,
) {
    let choosing = beat.is_some_and(|beat| *beat.get() == Beat::Choose);
    let Some(current) = current.filter(|_| choosing) else {
        return;
    };
    let seats = together(&current, &pads);
    let mut next = Blind(
        seats
            .iter()
            .map(|seat| (*seat, blind.0.get(seat).cloned().unwrap_or_default()))
            .collect(),
    );
    let board = current.game.board();
    for (entity, gamepad) in &gamepads {
        let Some(seat) = pads.seat(entity).filter(|seat| blind.0.contains_key(seat)) else {
            continue;
        };
        let digits = digits(&current.game, seat);
        let Some(typed) = next.0.get_mut(&seat) else {
            continue;
        };
        if gamepad.just_pressed(AWAY.0) {
            if typed.is_empty() && current.staging.fills(board, seat) {
                asks.write(Ask::RestOf(seat));
            }
            typed.clear();
        }
        let is_whole = |text: &str| board.choices(seat).iter().any(|choice| choice.text == text);
        for ((button, _), digit) in BUTTONS.into_iter().zip(digits) {
            if gamepad.just_pressed(button) && !is_whole(typed) {
                typed.push(digit);
            }
        }
    }
    if current.choice.is_none() {
        let whole = next.0.iter().find_map(|(&seat, typed)| {
            let choices = board.choices(seat);
            let choice = choices.iter().find(|choice| choice.text == *typed)?;
            Some((seat, choice.number))
        });
        if let Some((seat, number)) = whole {
            asks.write(Ask::Choose(seat, number));
            next.0.insert(seat, String::new());
        }
    }
    blind.set_if_neq(next);
}
