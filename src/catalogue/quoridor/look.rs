//! How Quoridor looks.

use super::{super::Look, layout};
use crate::{
    rules::{
        ChoiceSet as _, Game, Message, Seat,
        quoridor::{Choice, Event, Fence, Position, Quoridor, Rule, Square},
    },
    staging::{Cue, Eyes, Kind, Layout, Outlook, Pick, Scene, SpotName, Way},
};

/// The look of a table.
#[derive(Debug)]
pub struct QuoridorLook {
    rules: Quoridor,
    layout: Layout,
}

/// Where the n-th fence of a seat waits.
fn rack(seat: Seat, number: u8) -> SpotName {
    SpotName::from(format!("R{seat}.{number}"))
}

impl QuoridorLook {
    /// That of a table by these rules.
    pub(super) fn new(rules: &Quoridor) -> Self {
        let config = rules.config();
        Self {
            layout: layout::of_squares(config.columns, config.rows, config.seats, config.fences),
            rules: rules.clone(),
        }
    }

    fn step(&self, from: Square, to: Square) -> Pick {
        let number = self.rules.choice_number(Choice::Step(to));
        Pick::new(number, from.to_string(), to.to_string())
    }

    fn fence(&self, seat: Seat, left: u8, fence: Fence) -> Pick {
        let number = self.rules.choice_number(Choice::Fence(fence));
        Pick {
            number,
            from: rack(seat, left.saturating_sub(1)),
            to: fence.to_string().into(),
        }
    }

    /// Every fence that fits on the board.
    fn grooves(&self) -> impl Iterator<Item = Fence> {
        let grooves = self
            .layout
            .spots()
            .iter()
            .filter(|spot| spot.kind == Kind::Groove);
        grooves.filter_map(|spot| Fence::try_from(spot.name.to_string()).ok())
    }
}

impl Look for QuoridorLook {
    type Game = Quoridor;

    fn rules(&self) -> &Quoridor {
        &self.rules
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn scene(&self, position: &Position, _eyes: Eyes) -> Scene {
        let mut scene = Scene::default();
        // Whose fence one was is not known any more, nor does it matter: as many of each seat as it has placed.
        let mut placed = position.fences();
        for seat in self.rules.seats().iter() {
            if let Some(square) = position.pawn(seat) {
                scene.pieces.push((seat, square.to_string().into()));
            }
            let left = position.left(seat);
            scene
                .pieces
                .extend((0..left).map(|number| (seat, rack(seat, number))));
            let gone = self.rules.config().fences.saturating_sub(left);
            let laid = placed.by_ref().take(gone.into());
            scene
                .pieces
                .extend(laid.map(|fence| (seat, fence.to_string().into())));
        }
        if let Some(standing) = self.rules.standing(position) {
            let first = self
                .rules
                .seats()
                .iter()
                .filter(|&seat| standing.place(seat) == Some(1));
            scene.places.extend(first.map(|seat| (seat, 1)));
        }
        scene
    }

    fn cues(&self, before: &Position, event: &Event, _eyes: Eyes) -> Vec<Cue> {
        vec![match *event {
            Event::Moved {
                seat,
                from,
                to,
                jumped,
            } => {
                // Whoever comes back to where it stood is seen to have been away.
                let away = jumped.filter(|_| from == to);
                let over = away.and_then(|other| before.pawn(other));
                let way = [Some(from), over, Some(to)];
                Cue::Walk {
                    seat,
                    path: way
                        .into_iter()
                        .flatten()
                        .map(|square| square.to_string().into())
                        .collect(),
                }
            }
            Event::Placed { seat, fence, left } => Cue::Walk {
                seat,
                path: vec![rack(seat, left), fence.to_string().into()],
            },
            Event::Won { seat } => Cue::Finish { seat, place: 1 },
            Event::LostTurn { .. } | Event::Drawn { .. } => Cue::Pause,
        }]
    }

    /// The fewer steps its pawn needs.
    fn ahead(&self, position: &Position, seat: Seat) -> i64 {
        let steps = self.rules.distance(position, seat, None);
        -steps.map_or(0, i64::from)
    }

    /// What it is about, then how to get past a pawn when one stands in the way, then the rest, a rule a turn.
    fn needed(&self, position: &Position, seat: Seat) -> Vec<&'static str> {
        let Some(from) = position.pawn(seat) else {
            return Vec::new();
        };
        let away = |to: Square| (from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
        let steps: Vec<_> = self.rules.choices(position, seat).steps().map(away).collect();
        let needed = [
            (true, "howto-quoridor-aim"),
            (
                steps.iter().any(|step| matches!(step, (2, 0) | (0, 2))),
                "howto-quoridor-jump",
            ),
            (steps.contains(&(1, 1)), "howto-quoridor-side"),
            (true, "howto-quoridor-turn"),
            (position.left(seat) > 0, "howto-quoridor-fence"),
            (position.left(seat) > 0, "howto-quoridor-way"),
            (position.left(seat) > 0, "howto-quoridor-apart"),
            (true, "howto-quoridor-end"),
        ];
        needed
            .into_iter()
            .filter_map(|(is, key)| is.then_some(key))
            .collect()
    }

    fn picks(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let choices = self.rules.choices(position, seat);
        let steps = position
            .pawn(seat)
            .into_iter()
            .flat_map(|from| choices.steps().map(move |to| (from, to)));
        let left = position.left(seat);
        let fences = choices.fences().map(|fence| self.fence(seat, left, fence));
        steps
            .map(|(from, to)| self.step(from, to))
            .chain(fences)
            .collect()
    }

    fn alike(&self, position: &Position, spot: &SpotName) -> SpotName {
        let owner = self.layout.spot(spot.as_str()).and_then(|spot| spot.seat);
        match owner {
            Some(seat) => rack(seat, position.left(seat).saturating_sub(1)),
            None => spot.clone(),
        }
    }

    fn aims(&self, position: &Position, seat: Seat) -> Vec<Pick> {
        let left = position.left(seat);
        let mut aims = self.picks(position, seat);
        if left > 0 && !aims.is_empty() {
            aims.retain(|pick| {
                self.layout
                    .spot(pick.to.as_str())
                    .is_some_and(|spot| spot.kind == Kind::Square)
            });
            aims.extend(self.grooves().map(|fence| self.fence(seat, left, fence)));
        }
        aims
    }

    fn hint(&self, position: &Position, seat: Seat, choice: Choice) -> Message {
        match (choice, position.pawn(seat)) {
            (Choice::Step(_), Some(from)) => Message::new("hint-piece").with("spot", from.to_string()),
            _ => Message::new("hint-lath"),
        }
    }

    fn outlook(&self, position: &Position, seat: Seat, choice: Choice) -> Option<Outlook> {
        let Choice::Fence(fence) = choice else {
            return None;
        };
        // Where it can't even stand it changes nothing.
        if !matches!(
            self.rules.forbids(position, seat, Choice::Fence(fence)),
            None | Some(Rule::ClosesWay(_))
        ) {
            return None;
        }
        let spots = |way: Vec<Square>| -> Vec<SpotName> {
            way.into_iter().map(|square| square.to_string().into()).collect()
        };
        let mut outlook = Outlook::default();
        for seat in self.rules.seats().iter() {
            let Some(now) = self.rules.way(position, seat, None) else {
                continue;
            };
            let then = self.rules.way(position, seat, Some(fence));
            let steps = |way: &Vec<Square>| way.len() as i64 - 1;
            let sentence = match &then {
                Some(then) if then.len() != now.len() => {
                    Message::new("outlook-longer").with("then", steps(then))
                }
                Some(_) => Message::new("outlook-same"),
                None => Message::new("outlook-closed"),
            };
            outlook
                .words
                .push(sentence.with("seat", seat).with("now", steps(&now)));
            let changed = then.filter(|then| *then != now).map(spots);
            outlook.ways.push(Way {
                seat,
                now: spots(now),
                then: changed,
            });
        }
        Some(outlook)
    }

    fn ends_of(&self, position: &Position, seat: Seat, choice: Choice) -> Option<(SpotName, SpotName)> {
        let pick = match choice {
            Choice::Step(to) => self.step(position.pawn(seat)?, to),
            Choice::Fence(fence) => self.fence(seat, position.left(seat), fence),
        };
        Some((pick.from, pick.to))
    }

    fn meant(&self, position: &Position, seat: Seat, spot: &str) -> Option<Choice> {
        if let Ok(fence) = Fence::try_from(spot.to_owned()) {
            return Some(Choice::Fence(fence));
        }
        let to = Square::try_from(spot.to_owned()).ok()?;
        // Whoever points at the own pawn means nothing yet, unless it may jump and come back.
        let goes = position.pawn(seat) != Some(to);
        (goes || self.rules.choices(position, seat).contains(Choice::Step(to))).then_some(Choice::Step(to))
    }

    fn spot_labels(&self) -> Vec<(SpotName, String)> {
        let squares = self
            .layout
            .spots()
            .iter()
            .filter(|spot| spot.kind == Kind::Square);
        squares
            .map(|spot| (spot.name.clone(), spot.name.to_string()))
            .collect()
    }
}
