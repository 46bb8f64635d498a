//! Exact chances as facts: a position, its chance, and those of all that a throw and a choice lead to.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    catalogue::facts::{Fact, Verdict, senseless, wrong},
    rules::{ChoiceSet as _, Game, Notation, Silent, Turn, race::Race},
    strategies::race::exact::Exact,
};

/// How far the chance of a position may be from what follows from those after it, all of them rounded.
const CLOSE: f64 = 3e-9;

/// A position with its chance, and those of all positions to which a throw and a choice lead.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "C: Serialize", deserialize = "C: DeserializeOwned"))]
pub(super) struct Known<C> {
    kind: String,
    config: C,
    position: String,
    /// The chance that the seat to throw is the first to be home.
    chance: f64,
    /// For each face all choices with the chance of the same seat after them; one without a name where there is none.
    throws: Vec<Vec<(String, f64)>>,
}

/// Such a fact of a game.
#[derive(Deserialize)]
#[serde(bound = "", transparent)]
pub(in crate::catalogue) struct Valued<G: Game>(Known<G::Config>);

impl<G: Race + Notation> Valued<G> {
    /// That of a position of a table in which a throw is due.
    pub(super) fn of(
        table: &Exact<G>,
        config: &G::Config,
        position: &G::Position,
    ) -> Option<Known<G::Config>> {
        let game = table.game();
        let seat = game.thrower(position)?;
        let throws = game.odds(position)?.into_iter().map(|(outcome, _)| {
            let mut thrown = *position;
            game.settle_known(&mut thrown, &outcome, &mut Silent);
            if game.turn(&thrown) != Turn::Seat(seat) {
                return vec![(String::new(), table.chance(&thrown, seat))];
            }
            let legal = game.choices(&thrown, seat);
            let choices = legal.iter().map(|choice| {
                let mut after = thrown;
                game.play_known(&mut after, seat, choice, &mut Silent);
                (
                    game.write_choice(&thrown, seat, choice),
                    table.chance(&after, seat),
                )
            });
            choices.collect()
        });
        Some(Known {
            kind: format!("{}.chances", G::NAME),
            config: config.clone(),
            position: game.write_position(position),
            chance: table.chance(position, seat),
            throws: throws.collect(),
        })
    }
}

impl<G: Race + Notation> Fact for Valued<G> {
    fn check(&self) -> Result<(), Verdict> {
        let fact = &self.0;
        let game = G::new(&fact.config).map_err(|faults| Verdict::Senseless(format!("{faults:?}")))?;
        let position = game.read_position(&fact.position);
        let position = position.map_err(|fault| Verdict::Senseless(format!("{fault:?}")))?;
        let (Some(seat), Some(odds)) = (game.thrower(&position), game.odds(&position)) else {
            return senseless("no throw is due");
        };
        if fact.throws.len() != odds.len() {
            return wrong(format!("the die has {} faces", odds.len()));
        }
        let mut mean = 0.0;
        for ((outcome, _), told) in odds.iter().zip(&fact.throws) {
            let mut thrown = position;
            game.settle_known(&mut thrown, outcome, &mut Silent);
            let mut legal = vec![String::new()];
            if game.turn(&thrown) == Turn::Seat(seat) {
                let choices = game.choices(&thrown, seat);
                legal = choices
                    .iter()
                    .map(|choice| game.write_choice(&thrown, seat, choice))
                    .collect();
                for choice in choices.iter() {
                    let mut after = thrown;
                    game.play_known(&mut after, seat, choice, &mut Silent);
                    let text = game.write_choice(&thrown, seat, choice);
                    let is_lost = |(other, chance): &&(String, f64)| *other == text && *chance < 1.0 - CLOSE;
                    if after.place(seat) == Some(1) && told.iter().any(|it| is_lost(&it)) {
                        return wrong(format!("{text} wins"));
                    }
                }
            }
            let mut named: Vec<&String> = told.iter().map(|(choice, _)| choice).collect();
            named.sort_unstable();
            legal.sort_unstable();
            if named != legal.iter().collect::<Vec<_>>() {
                let text = game.write_outcome(outcome);
                return wrong(format!("{text} allows {legal:?}, not {named:?}"));
            }
            mean += told.iter().map(|(_, chance)| *chance).fold(0.0, f64::max) / odds.len() as f64;
        }
        if (mean - fact.chance).abs() > CLOSE {
            let told = fact.chance;
            return wrong(format!(
                "the chance is {mean:.10} by those that follow, not {told:.10}"
            ));
        }
        Ok(())
    }
}
