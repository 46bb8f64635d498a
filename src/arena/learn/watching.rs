//! How far the judgement of a game can be believed that no network makes: games are played, and what it told is held against what
//! came of them.

use std::ops::Range;

use rayon::prelude::*;

use super::{
    Calibration,
    school::{firsts, rows},
};
use crate::{
    arena::{
        Venues,
        train::{Blocks, TrainError, pool},
    },
    catalogue::{Config, Typed, Visitor},
    play::dice::{Dice, Seed, ThoughtKey},
    rules::{Acts, Game as _, Message, Silent, Turn},
    strategies::{CERTAIN, Strategy, WinChances},
};

/// Where the judgement of a game is watched.
pub trait Watch: Send + Sync {
    /// By its words, who plays.
    fn player(&self) -> String;

    /// What came of the chances that were told in these games.
    fn calibration(&self, seeds: &Blocks, games: Range<u64>) -> Calibration;
}

/// Opens such a place; none where nobody judges the table.
pub(in crate::arena) struct Watching<'a> {
    pub(in crate::arena) config: &'a Config,
}

impl Visitor for Watching<'_> {
    type Output = Result<Box<dyn Watch>, Message>;

    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output {
        let unjudged = || Message::new("learn-cannot").with("name", entry.name());
        let rules = entry
            .rules(self.config)
            .map_err(|faults| faults.into_iter().next().unwrap_or_else(unjudged))?;
        entry.judgement(&rules).ok_or_else(unjudged)?;
        Ok(Box::new(TypedWatch { entry, rules }))
    }
}

/// The place of a game of this type.
struct TypedWatch<T: Typed + 'static> {
    entry: &'static T,
    rules: T::Game,
}

impl<T: Typed> TypedWatch<T> {
    /// One game: what was told whenever chance or nobody but all had to act, each judgement once, and what came of it.
    fn game(&self, seed: &Seed, calibration: &mut Calibration) -> Option<()> {
        let (entry, rules) = (self.entry, &self.rules);
        let mut judgement = entry.judgement(rules)?;
        let (name, values) = entry.read(&entry.adviser()).ok()?;
        let mut players: Vec<Box<dyn Strategy<T::Game>>> =
            rules.seats().iter().map(|_| entry.named(name, &values)).collect();
        let unasked = players.iter().all(|player| !player.is_always_asked());
        let (mut dice, thoughts) = (Dice::new(seed), ThoughtKey::new(seed));
        let (mut position, mut acts) = (rules.start(), Acts::default());
        let mut told: Vec<WinChances> = Vec::new();
        loop {
            let is_whole = match rules.turn(&position) {
                Turn::Together(seats) => seats == rules.seats(),
                Turn::Chance | Turn::Seat(_) => true,
                Turn::Over => false,
            };
            if is_whole
                && let Some(chances) = judgement.open(rules, &position)
                && told.last() != Some(&chances)
            {
                told.push(chances);
            }
            let done = rules.play_on(
                &mut position,
                &mut dice,
                &mut Silent,
                unasked,
                1,
                |position, seat, legal, _| {
                    let view = rules.view(position, seat);
                    let random = &mut thoughts.stream(seat, acts.choices);
                    players.get_mut(seat.index())?.consider(&view, &legal, random)
                },
            );
            if done == Acts::default() {
                break;
            }
            acts += done;
        }
        let standing = rules.standing(&position)?;
        let came = WinChances::of(&standing, rules.seats(), |seat| rules.team(seat));
        let part = |chance: i64| chance as f32 / CERTAIN as f32;
        for chances in told {
            for seat in firsts(rules) {
                calibration.add(part(chances.of_seat(seat)), part(came.of_seat(seat)));
            }
        }
        calibration.end_game();
        Some(())
    }
}

impl<T: Typed> Watch for TypedWatch<T> {
    fn player(&self) -> String {
        self.entry.adviser().to_string()
    }

    fn calibration(&self, seeds: &Blocks, games: Range<u64>) -> Calibration {
        let rows = rows(games).map(|numbers| {
            let mut calibration = Calibration::default();
            for number in numbers {
                // A game without an end tells nothing.
                let _ = self.game(&seeds.seed(number), &mut calibration);
            }
            calibration
        });
        let mut all = Calibration::default();
        for row in rows.collect::<Vec<_>>() {
            all.append(&row);
        }
        all
    }
}

/// What came of what was told in so many games of who gives advice against itself, and who that is.
///
/// # Errors
/// When nobody judges such a table, or no threads can be had.
pub fn watched(
    venues: &dyn Venues,
    (game, config): (&str, &Config),
    (seed, games): (&Seed, u64),
    threads: usize,
) -> Result<(String, Calibration), TrainError> {
    let watch = venues.watch(game, config)?;
    let seeds = Blocks::new(seed, "watched", 0);
    let calibration = pool(threads)?.install(|| watch.calibration(&seeds, 0..games));
    Ok((watch.player(), calibration))
}
