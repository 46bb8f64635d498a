//! Hints, in three steps: which piece, where to, and why. The strongest strategy at hand is asked.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use crate::{
    app::{
        base::{Beat, Frame, Waker},
        current::Current,
    },
    play::Thought,
    rules::{Message as Sentence, Seat},
    strategies::Weighed,
};

/// Advice for the choice that is due, as far as it has been asked for.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hint(pub Option<Advice>);

/// What a strategy would choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// For whom.
    pub seat: Seat,
    /// The number of the choice.
    pub number: usize,
    /// Why, where the strategy can tell.
    pub reason: Option<Sentence>,
    /// The best choices with what is expected of them, where the strategy can tell: their numbers and the chance to win.
    pub weighed: Vec<(usize, f32)>,
    /// How much of it is told: 1 the piece, 2 its target too, 3 the reason and what else is good.
    pub told: u8,
}

/// Whoever is asked for advice, while the answer is awaited.
#[derive(Resource, Default)]
pub struct Adviser(Option<(Seat, Task<Option<Told>>)>);

/// The advice, and what was weighed for it.
type Told = (Thought, Vec<Weighed<usize>>);

/// So many choices are weighed.
const WEIGHED: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<Adviser>()
        .add_systems(Update, hear.in_set(Frame::Turn).run_if(in_state(Beat::Choose)))
        .add_systems(
            OnExit(Beat::Choose),
            |mut hint: ResMut<Hint>, mut adviser: ResMut<Adviser>| {
                hint.set_if_neq(Hint(None));
                // An answer that comes too late is dropped unread.
                adviser.0 = None;
            },
        );
}

impl Hint {
    /// Tells one step more.
    pub(in crate::app) fn more(&mut self, adviser: &mut Adviser, current: &Current, waker: Option<Waker>) {
        let Some(seat) = current.chooser() else { return };
        if let Some(advice) = self.0.as_mut().filter(|advice| advice.seat == seat) {
            advice.told = (advice.told + 1).min(3);
            return;
        }
        if adviser.0.is_some() {
            return;
        }
        if let Some(number) = current.riddle_hint() {
            self.0 = Some(Advice {
                seat,
                number,
                reason: None,
                weighed: Vec::new(),
                told: 1,
            });
            return;
        }
        let Some(job) = current.game().advising(seat) else {
            return;
        };
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let thought = job.advise(WEIGHED);
            if let Some(waker) = waker {
                waker.wake();
            }
            thought
        });
        adviser.0 = Some((seat, task));
    }
}

fn hear(mut adviser: ResMut<Adviser>, mut hint: ResMut<Hint>) {
    if adviser.0.is_none() {
        return;
    }
    let Some((seat, task)) = &mut adviser.0 else {
        return;
    };
    let Some(thought) = check_ready(task) else { return };
    hint.0 = thought.map(|(thought, weighed)| {
        let told = weighed
            .iter()
            .filter_map(|told| Some((*told.line.first()?, told.chance?)));
        let told: Vec<(usize, f32)> = told.collect();
        let chosen = told.iter().find(|(number, _)| *number == thought.number);
        let most = chosen.map_or(1.0, |(_, chance)| *chance);
        // What is advised may be a hair behind, where it can be told why: the hair is not told.
        let weighed = told.iter().map(|&(number, chance)| (number, chance.min(most)));
        Advice {
            seat: *seat,
            number: thought.number,
            reason: thought.reason,
            weighed: weighed.collect(),
            told: 1,
        }
    });
    adviser.0 = None;
}
