//! The exact chances of the race games behind the face that every game of chance has for them.

pub(super) mod facts;

use std::io::{self, Read, Write};

use super::{Chances, Config, Fare, Progress, Solution, Spec, Typed};
use crate::{
    rules::{Message, race::Race},
    strategies::race::exact::{Exact, Side, Solver},
};
use facts::Valued;

/// The table of a race.
struct RaceChances<T: Typed<Game: Race>> {
    entry: T,
    config: Config,
    solver: Solver<T::Game>,
    /// What came of it.
    table: Option<Exact<T::Game>>,
}

/// A table of a race between two, of which nothing is known yet.
pub(super) fn solution<T>(entry: &T, config: &Config) -> Result<Solution, Vec<Message>>
where
    T: Typed<Game: Race> + Copy + Send + 'static,
{
    let rules = entry.rules(config)?;
    let solver = Solver::new(&rules).map_err(|refusal| vec![refusal.into()])?;
    Ok(Solution::Chances(Box::new(RaceChances {
        entry: *entry,
        config: config.clone(),
        solver,
        table: None,
    })))
}

fn progress<G: Race>(solver: &Solver<G>) -> Progress {
    Progress {
        sweeps: solver.sweeps(),
        swept: solver.swept(),
        open: solver.left_open(),
    }
}

/// Reads numbers of so many bytes each, as many as there must be.
fn read_all<const BYTES: usize, N>(
    from: &mut dyn Read,
    count: usize,
    number: impl Fn([u8; BYTES]) -> N,
) -> io::Result<Vec<N>> {
    let mut bytes = [0; BYTES];
    (0..count)
        .map(|_| from.read_exact(&mut bytes).map(|()| number(bytes)))
        .collect()
}

impl<T: Typed<Game: Race> + Send> Chances for RaceChances<T> {
    fn positions(&self) -> u64 {
        self.solver.positions()
    }

    fn bytes(&self, fares: bool) -> u64 {
        self.solver.bytes(fares)
    }

    fn progress(&self) -> Progress {
        progress(&self.solver)
    }

    fn is_done(&self) -> bool {
        self.table.is_some()
    }

    fn step(&mut self) -> Result<(), Message> {
        if self.solver.is_endless() {
            return Err(Message::new("solve-endless"));
        }
        // Nobody is asked, so there is always an answer.
        if !self.solver.is_done() && self.solver.step([Side::Best; 2]).is_ok() && self.solver.is_done() {
            self.table = Some(self.solver.take_table());
        }
        Ok(())
    }

    fn save(&self, to: &mut dyn Write) -> io::Result<()> {
        let (sweep, level, open, left_open) = self.solver.state();
        for number in [sweep.into(), level, open.to_bits(), left_open.to_bits()] {
            to.write_all(&number.to_le_bytes())?;
        }
        let mut chances = self.solver.sure().iter().flatten();
        chances.try_for_each(|chance| to.write_all(&chance.to_le_bytes()))
    }

    fn resume(&mut self, from: &mut dyn Read) -> io::Result<bool> {
        let state = read_all(from, 4, u64::from_le_bytes)?;
        let sure = read_all(from, self.solver.sure().len(), |bytes: [u8; 16]| {
            let (first, second) = bytes.split_at(8);
            [first, second].map(|half| f64::from_le_bytes(half.try_into().unwrap_or_default()))
        })?;
        let &[sweep, level, open, left_open] = state.as_slice() else {
            return Ok(false);
        };
        let Ok(sweep) = u32::try_from(sweep) else {
            return Ok(false);
        };
        let state = (sweep, level, f64::from_bits(open), f64::from_bits(left_open));
        let fits = self.solver.resume(state, sure);
        if fits && self.solver.is_done() {
            self.table = Some(self.solver.take_table());
        }
        Ok(fits)
    }

    fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        let mut values = self.table.iter().flat_map(Exact::values);
        values.try_for_each(|value| to.write_all(&value.to_le_bytes()))
    }

    fn read(&mut self, from: &mut dyn Read) -> io::Result<bool> {
        let values = read_all(from, self.solver.positions() as usize, u32::from_le_bytes)?;
        self.table = Exact::of(self.solver.game(), values).ok().flatten();
        Ok(self.table.is_some())
    }

    fn first_throw(&self) -> (f64, Vec<f64>) {
        let told = self.table.as_ref().map(Exact::first_throw);
        told.unwrap_or((0.5, Vec::new()))
    }

    fn facts(&self, count: u64) -> Vec<String> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let every = (self.positions() / count.max(1)).max(1) as usize;
        let positions = table.positions().step_by(every).take(count as usize);
        let config = self.config.typed();
        let facts = positions.filter_map(|position| Valued::of(table, &config, &position));
        facts
            .map(|fact| serde_json::to_string(&fact).unwrap_or_default())
            .collect()
    }

    fn fare(
        &self,
        strategy: &Spec,
        go_on: &mut (dyn FnMut(Progress) -> bool + Send),
    ) -> Result<Option<Fare>, Message> {
        let (name, values) = self.entry.read(strategy)?;
        let Some(table) = &self.table else { return Ok(None) };
        let make = || self.entry.named(name, &values);
        let mut against = |other| {
            let mut solver = Solver::of_two(table.game())?;
            while !solver.is_done() {
                if solver.is_endless() {
                    return Err(Message::new("solve-endless"));
                }
                if !go_on(progress(&solver)) {
                    return Ok(None);
                }
                let answered = solver.step([Side::Player(&make), other]);
                answered
                    .map_err(|_| Message::new("solve-no-answer").with("strategy", strategy.to_string()))?;
            }
            Ok(Some(solver.chances()))
        };
        let (perfect, known) = (against(Side::Table(table))?, against(Side::Best)?);
        Ok(perfect.zip(known).map(|(perfect, known)| Fare { perfect, known }))
    }
}
