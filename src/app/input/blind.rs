//! Several persons choose at once and in secret, each on a pad of its own, and nobody has to look away: the buttons are
//! read by all, but no thumb is seen.
//!
//! Where what can be chosen is known to all, which button stands for which digit changes with every choice. Where it
//! lies covered, such as cards, each looks at its own in turn, and the buttons stand for the places where they lie.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::Pads;
use crate::{
    app::{
        ask::{Ask, InTurn},
        base::Beat,
        current::Current,
    },
    catalogue::Board,
    play::{Act, Match, Step},
    rules::{Seat, SeatSet, Turn},
    staging::Pick,
};

/// The buttons that stand for digits, or for places from left to right, with their words.
pub const BUTTONS: [(GamepadButton, &str); 6] = [
    (GamepadButton::West, "West"),
    (GamepadButton::North, "North"),
    (GamepadButton::East, "East"),
    (GamepadButton::South, "South"),
    (GamepadButton::LeftTrigger, "LeftTrigger"),
    (GamepadButton::RightTrigger, "RightTrigger"),
];
/// So many digits there are.
pub const DIGITS: usize = 3;
/// The button that begins digits anew, or makes the rest of a long action at random.
pub const AWAY: (GamepadButton, &str) = BUTTONS[DIGITS];
/// The button that shows a person what lies covered, as long as it is held.
pub const LOOK: (GamepadButton, &str) = (GamepadButton::LeftTrigger2, "LeftTrigger2");

/// What was pressed so far, by the seats that are to choose; none while they choose one after the other.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Blind(pub BTreeMap<Seat, String>);

/// How the secret choices of a seat are said with buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// Each by its digits.
    Digits,
    /// Each by the place where it lies, from left to right.
    Places(Vec<Pick>),
}

impl Spelling {
    /// How a seat can say its choices. `None` where buttons are too few.
    #[must_use]
    pub fn of(current: &Current, seat: Seat) -> Option<Self> {
        let board = current.game().board();
        let places = current.staging().covered(board, seat);
        if !places.is_empty() {
            return (places.len() <= BUTTONS.len()).then_some(Self::Places(places));
        }
        let is_digit = |sign: char| ('1'..='3').contains(&sign);
        let choices = board.choices(seat);
        let spelled = choices.iter().all(|choice| choice.text.chars().all(is_digit));
        spelled.then_some(Self::Digits)
    }

    /// The places where what can be chosen lies; none where choices are digits.
    #[must_use]
    pub fn places(&self) -> &[Pick] {
        match self {
            Self::Digits => &[],
            Self::Places(places) => places,
        }
    }

    /// The buttons of a seat, and what each of them stands for.
    pub fn buttons(
        &self,
        game: &Match,
        seat: Seat,
    ) -> impl Iterator<Item = (GamepadButton, &'static str, char)> {
        let signs: Vec<char> = match self {
            Self::Digits => digits(game, seat).into(),
            Self::Places(places) => ('1'..).take(places.len()).collect(),
        };
        BUTTONS
            .into_iter()
            .zip(signs)
            .map(|((button, word), sign)| (button, word, sign))
    }

    /// The number of the choice that is said by this; none while it is not whole.
    fn number(&self, board: &dyn Board, seat: Seat, said: &str) -> Option<usize> {
        match self {
            Self::Digits => {
                let choices = board.choices(seat);
                let choice = choices.iter().find(|choice| choice.text == said)?;
                Some(choice.number)
            }
            Self::Places(places) => Some(places.get(said.parse::<usize>().ok()?.checked_sub(1)?)?.number),
        }
    }
}

/// All orders of the digits.
const ORDERS: [[char; DIGITS]; 6] = [
    ['1', '2', '3'],
    ['3', '1', '2'],
    ['2', '1', '3'],
    ['2', '3', '1'],
    ['1', '3', '2'],
    ['3', '2', '1'],
];

/// Which of the [`ORDERS`] a seat has that has made so many choices. Five is as good as one back, and has no divisor in
/// common with six: so every round of six choices has all orders, each other than the one before. Each round begins one
/// further back, so that they do not come in the same order again. Neighbours are three apart, never alike.
fn order(made: usize, seat: Seat) -> usize {
    let round = made / ORDERS.len();
    (5 * (made + round) + 3 * seat.index()) % ORDERS.len()
}

/// The digits that the buttons of a seat stand for now: the same until it has made its whole choice, whatever others do,
/// and others for the next one. Who has watched a thumb before learns nothing by it.
#[must_use]
pub fn digits(game: &Match, seat: Seat) -> [char; DIGITS] {
    let begins =
        |step: &&Step| matches!(step.act, Act::Choice(who, _) if who == seat) && !step.before.is_open(seat);
    let begun = game.steps().iter().filter(begins).count();
    let made = begun - usize::from(game.board().is_open(seat)).min(begun);
    ORDERS[order(made, seat)]
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Blind>();
}

/// The persons who are to choose at once, where each of several has a pad that is enough for it, and how they do.
fn together(current: &Current, pads: &Pads) -> BTreeMap<Seat, Spelling> {
    let Turn::Together(seats) = current.game().turn() else {
        return BTreeMap::new();
    };
    let persons = current.game().persons().iter();
    let persons: SeatSet = persons.filter(|&seat| current.is_here(seat)).collect();
    if persons.len() < 2 || !persons.iter().all(|seat| pads.has(seat)) || current.replay().is_some() {
        return BTreeMap::new();
    }
    let choosing = seats.iter().filter(|&seat| current.is_here(seat));
    let spelled: Option<BTreeMap<Seat, Spelling>> = choosing
        .map(|seat| Some((seat, Spelling::of(current, seat)?)))
        .collect();
    spelled.unwrap_or_default()
}

/// Whether several choose at once.
pub(super) fn is_on(blind: Res<Blind>) -> bool {
    !blind.0.is_empty()
}

/// Lays the cards of whoever holds the button before them, of one after the other, and covers them when it is let go.
pub(super) fn look(
    current: Option<Res<Current>>,
    pads: Res<Pads>,
    blind: Res<Blind>,
    gamepads: Query<(Entity, &Gamepad)>,
    mut looks: Local<Option<Seat>>,
    mut asks: MessageWriter<Ask>,
) {
    let Some(current) = current else { return };
    let holds = |seat: &Seat| {
        let own = gamepads.iter().filter(|(pad, _)| pads.seat(*pad) == Some(*seat));
        own.into_iter().any(|(_, gamepad)| gamepad.pressed(LOOK.0))
    };
    if let Some(seat) = *looks {
        if holds(&seat) && blind.0.contains_key(&seat) {
            return;
        }
        *looks = None;
        if current.looked() == Some(seat) {
            asks.write(Ask::Turn(InTurn::Uncover(None)));
        }
        return;
    }
    let has_covered = |seat: &Seat| matches!(Spelling::of(&current, *seat), Some(Spelling::Places(_)));
    *looks = blind.0.keys().copied().filter(has_covered).find(holds);
    // Who looked before all had pads does not look on.
    if looks.is_some() || !blind.0.is_empty() && current.looked().is_some() {
        asks.write(Ask::Turn(InTurn::Uncover(*looks)));
    }
}

/// Reads the buttons of all who are to choose, and makes the choices that are whole, one after the other. What is said
/// by places can be said anew until all have said something.
pub(super) fn choose(
    current: Option<Res<Current>>,
    pads: Res<Pads>,
    beat: Option<Res<State<Beat>>>,
    gamepads: Query<(Entity, &Gamepad)>,
    mut blind: ResMut<Blind>,
    mut asks: MessageWriter<Ask>,
) {
    let Some(current) = current else { return };
    let spellings = together(&current, &pads);
    if beat.is_none_or(|beat| *beat.get() != Beat::Choose) {
        if blind.0.keys().any(|seat| !spellings.contains_key(seat)) {
            blind.0.retain(|seat, _| spellings.contains_key(seat));
        }
        return;
    }
    let mut next = Blind(
        spellings
            .keys()
            .map(|seat| (*seat, blind.0.get(seat).cloned().unwrap_or_default()))
            .collect(),
    );
    let board = current.game().board();
    for (entity, gamepad) in &gamepads {
        let Some(seat) = pads.seat(entity).filter(|seat| blind.0.contains_key(seat)) else {
            continue;
        };
        let (Some(spelling), Some(said)) = (spellings.get(&seat), next.0.get_mut(&seat)) else {
            continue;
        };
        let spells = *spelling == Spelling::Digits;
        if spells && gamepad.just_pressed(AWAY.0) {
            if said.is_empty() && current.staging().fills(board, seat) {
                asks.write(Ask::Turn(InTurn::RestOf(seat)));
            }
            said.clear();
        }
        for (button, _, sign) in spelling.buttons(current.game(), seat) {
            if !gamepad.just_pressed(button) {
                continue;
            }
            if !spells {
                *said = sign.to_string();
            } else if spelling.number(board, seat, said).is_none() {
                said.push(sign);
            }
        }
    }
    let whole: Vec<(Seat, usize)> = spellings
        .iter()
        .filter_map(|(&seat, spelling)| Some((seat, spelling.number(board, seat, next.0.get(&seat)?)?)))
        .collect();
    let waits = |seat: &Seat| spellings[seat] != Spelling::Digits && whole.len() < spellings.len();
    if let Some((seat, number)) = whole.iter().copied().find(|(seat, _)| !waits(seat))
        && current.choice().is_none()
    {
        asks.write(Ask::Turn(InTurn::Choose(seat, number)));
        next.0.insert(seat, String::new());
    }
    blind.set_if_neq(next);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_others_for_every_choice_and_for_every_neighbour() {
        let [one, other] = [0, 1].map(Seat::new);
        for made in 0..60 {
            assert_ne!(order(made, one), order(made + 1, one), "after {made} choices");
            assert_ne!(order(made, one), order(made, other), "after {made} choices");
        }
        let round: std::collections::BTreeSet<usize> = (6..12).map(|made| order(made, other)).collect();
        assert_eq!(round.len(), ORDERS.len());
    }
}
