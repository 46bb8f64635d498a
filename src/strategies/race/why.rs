//! Why a move was chosen by a judgement, in what a person sees on the board: strikes, ways home, dangers and prey.

use crate::rules::{
    Arg, ChoiceSet, Game, Message,
    race::{Choice, Choices, Occupant, Race, RaceView, Racing},
};

/// A pawn gets out of danger where it loses so much of it.
const ESCAPES: f64 = 0.08;
/// A move is the safest where every other one puts so many steps more at risk.
const SAFER: f64 = 2.0;

/// The reason for a legal move; none where nothing of all this speaks for it.
pub(super) fn why<G>(view: &RaceView<'_, G>, legal: &Choices, choice: Choice) -> Option<Message>
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    let (ring, landing) = (view.ring(), view.landing(choice));
    let is_on_ring = landing.step < ring;
    if let Some(Occupant::Other(seat)) = is_on_ring.then(|| view.occupant(landing.step)).flatten() {
        return Some(Message::new("why-ranking-strikes").with("seat", seat));
    }
    if !is_on_ring {
        return (!landing.was_home).then(|| Message::new("why-ranking-gets-home"));
    }
    let from = choice.step();
    let (now, then) = (view.dangers(None), view.dangers(Some(choice)));
    let (before, after) = (from.map_or(0.0, |from| of(&now, from)), of(&then, landing.step));
    if before - after >= ESCAPES {
        let percent = |chance: f64| Arg::decimal(100.0 * chance, 0);
        let told = Message::new("why-racer-escapes").with("before", percent(before));
        return Some(told.with("after", percent(after)));
    }
    let others = legal.iter().filter(|&other| other != choice);
    let least = others
        .map(|other| at_risk(&view.dangers(Some(other))))
        .reduce(f64::min)?;
    if least - at_risk(&then) >= SAFER {
        return Some(Message::new("why-racer-safest"));
    }
    prey(view, from?, landing.step)
}

/// How likely the pawn on a step is struck.
fn of(dangers: &[(u8, f64)], step: u8) -> f64 {
    let found = dangers.iter().find(|(at, _)| *at == step);
    found.map_or(0.0, |&(_, chance)| chance)
}

/// How many steps are lost on average.
fn at_risk(dangers: &[(u8, f64)]) -> f64 {
    dangers
        .iter()
        .map(|&(step, chance)| chance * f64::from(step + 1))
        .sum()
}

/// The nearest pawn of another within a throw of the new step that was not within a throw of the old one.
fn prey<G: Race>(view: &RaceView<'_, G>, from: u8, to: u8) -> Option<Message> {
    let faces = view.game().course().faces;
    let ahead = to + 1..(to + faces + 1).min(view.ring());
    let new = ahead.filter(|step| step - from > faces);
    let mut seats = new.filter_map(|step| match view.occupant(step)? {
        Occupant::Other(seat) => Some(seat),
        Occupant::Own => None,
    });
    let seat = seats.next()?;
    Some(Message::new("why-racer-chases").with("seat", seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Notation, Seat,
        mejn::{Config, Mejn},
    };

    /// What is said of a move of seat 0, on the usual board, while seat 2 has a pawn on E12 and all others wait.
    #[track_caller]
    fn check(own: &str, roll: u8, choice: &str, reason: Option<&str>) {
        let game = Mejn::new(&Config::default()).expect("a valid configuration");
        let others = "B4,B4,B4,B4/B14,B14,B14,E12/B24,B24,B24,B24";
        let position = game.read_position(&format!("{own}/{others} 0:{roll}"));
        let position = position.expect("a valid position");
        let seat = Seat::new(0);
        let (view, legal) = (game.view(&position, seat), game.choices(&position, seat));
        let chosen = legal
            .iter()
            .find(|&other| game.write_choice(&position, seat, other) == choice)
            .expect("a legal move");
        let told = why(&view, &legal, chosen).map(|told| told.key);
        assert_eq!(told.as_deref(), reason, "{choice}");
    }

    #[test]
    fn a_reason_is_what_one_sees_on_the_board() {
        check("B34,B34,E9,E23", 3, "E9-E12", Some("why-ranking-strikes"));
        check("B34,B34,E3,E38", 3, "E38-H1", Some("why-ranking-gets-home"));
        check("B34,B34,E15,E23", 4, "E15-E19", Some("why-racer-escapes"));
        check("B34,B34,E11,E25", 3, "E25-E28", Some("why-racer-safest"));
        check("B34,B34,E4,E25", 3, "E4-E7", Some("why-racer-chases"));
        // It was within a throw before, too.
        check("B34,B34,E7,E25", 2, "E7-E9", None);
        check("B34,B34,H0,E25", 2, "H0-H2", None);
    }
}
