//! Digits typed one after another, in a game in which digits are what is chosen.

use bevy::{
    input::keyboard::{Key, KeyboardInput},
    prelude::*,
};

use crate::app::{
    ask::{Ask, InTurn},
    base::Beat,
    current::Current,
    selection::Typed,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Beat::Choose), |mut typed: ResMut<Typed>| typed.0.clear());
}

/// Reads digits: a whole choice is made, and what begins none is forgotten.
pub(super) fn spell(
    mut keys: MessageReader<KeyboardInput>,
    current: Option<Res<Current>>,
    mut typed: ResMut<Typed>,
    mut asks: MessageWriter<Ask>,
) {
    let digits = keys.read().filter(|key| key.state.is_pressed() && !key.repeat);
    let digits: Vec<char> = digits
        .filter_map(|key| match &key.logical_key {
            Key::Character(text) => text.chars().next().filter(char::is_ascii_digit),
            _ => None,
        })
        .collect();
    let Some(current) = current.filter(|_| !digits.is_empty()) else {
        return;
    };
    let spelled = current.game().setup().entry.has_digits();
    let Some(seat) = current.chooser().filter(|_| spelled) else {
        return;
    };
    let choices = current.game().board().choices(seat);
    for digit in digits {
        let longer = format!("{}{digit}", typed.0);
        let begins = |text: &str| choices.iter().any(|choice| choice.text.starts_with(text));
        typed.0 = [longer, digit.to_string()]
            .into_iter()
            .find(|text| begins(text))
            .unwrap_or_default();
        if let Some(choice) = choices.iter().find(|choice| choice.text == typed.0) {
            asks.write(Ask::Turn(InTurn::Choose(seat, choice.number)));
            typed.0.clear();
        }
    }
}
