//! Lessons, and who teaches them: Adam over small batches (Kingma and Ba 2015).
//!
//! A batch is cut into parts that do not depend on the number of threads, and their gradients are added in their order: so the
//! same lessons make the same network, to the last bit.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    networks::{Gradient, Lesson, SIDES, Scratch, Shape, Weights},
    rules::Source,
};

/// Lessons, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    inputs: Vec<u16>,
    ends: Vec<usize>,
    contenders: Vec<u8>,
    targets: Vec<[f32; SIDES]>,
}

impl Lessons {
    /// Adds one.
    pub fn push(&mut self, inputs: &[u16], contenders: u8, target: [f32; SIDES]) {
        self.inputs.extend_from_slice(inputs);
        self.ends.push(self.inputs.len());
        self.contenders.push(contenders);
        self.targets.push(target);
    }

    /// Adds all of another.
    pub fn append(&mut self, other: &Self) {
        for k in 0..other.len() {
            let Lesson {
                inputs,
                contenders,
                target,
            } = other.get(k);
            self.push(inputs, contenders, target);
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// One of them.
    #[must_use]
    pub fn get(&self, number: usize) -> Lesson<'_> {
        let first = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        Lesson {
            inputs: &self.inputs[first..self.ends[number]],
            contenders: self.contenders[number],
            target: self.targets[number],
        }
    }
}

/// The largest number of a network: many such sums are still small whole numbers.
const MOST: f32 = 4.0;
/// Lessons of one batch, and of one part of it.
const BATCH: usize = 1024;
const PART: usize = 256;

/// Who teaches a network.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teacher {
    weights: Weights,
    /// The means of the gradient and of its square.
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    /// A gradient for each part of a batch.
    #[serde(skip)]
    parts: Vec<(Gradient, Scratch)>,
}

impl Teacher {
    /// Who teaches this one.
    #[must_use]
    pub fn new(weights: Weights) -> Self {
        let shape = weights.shape();
        Self {
            first: vec![0.0; shape.count()],
            second: vec![0.0; shape.count()],
            steps: 0,
            parts: Vec::new(),
            weights,
        }
    }

    /// Who teaches more to one that has learnt: what it knows of inputs that are not met again it keeps.
    #[must_use]
    pub fn further(weights: Weights) -> Self {
        let mut teacher = Self::new(weights);
        teacher.second.fill(1e-20);
        teacher
    }

    /// Whether what was read from a file teaches networks of this shape.
    #[must_use]
    pub fn is_sound(&self, shape: Shape) -> bool {
        let count = shape.count();
        let all = [self.weights.numbers(), &self.first, &self.second];
        self.weights.shape() == shape
            && self.steps >= 0
            && all
                .iter()
                .all(|numbers| numbers.len() == count && numbers.iter().all(|it| it.is_finite()))
    }

    /// What it has learnt, and nothing of inputs that it never met.
    #[must_use]
    pub fn learnt(&self) -> Weights {
        let mut weights = self.weights.clone();
        let Shape { inputs, hidden, .. } = weights.shape();
        let columns = weights.numbers_mut()[..inputs * hidden].chunks_exact_mut(hidden);
        for (column, met) in columns.zip(self.second.chunks_exact(hidden)) {
            if self.steps > 0 && met.iter().all(|&square| square == 0.0) {
                column.fill(0.0);
            }
        }
        weights
    }

    /// What it has learnt.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Teaches all lessons once, in an order that is drawn. Returns the mean cross entropy.
    pub fn teach(&mut self, lessons: &Lessons, rate: f32, source: &mut impl Source) -> f64 {
        let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
        for k in (1..order.len()).rev() {
            order.swap(k, source.below(k as u32 + 1) as usize);
        }
        if self.parts.is_empty() {
            let shape = self.weights.shape();
            let part = || (Gradient::none(shape), Scratch::new(shape));
            self.parts = (0..BATCH / PART).map(|_| part()).collect();
        }
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            loss += self.batch(lessons, batch, rate);
        }
        loss / lessons.len() as f64
    }

    fn batch(&mut self, lessons: &Lessons, batch: &[u32], rate: f32) -> f64 {
        let Self { weights, parts, .. } = self;
        let losses: Vec<f64> = parts
            .par_iter_mut()
            .zip(batch.par_chunks(PART))
            .map(|((gradient, scratch), part)| {
                gradient.clear();
                let lessons = part.iter().map(|&number| lessons.get(number as usize));
                lessons
                    .map(|lesson| f64::from(weights.learn(lesson, gradient, scratch)))
                    .sum()
            })
            .collect();
        let used = losses.len();
        let (sum, others) = parts[..used].split_at_mut(1);
        for (gradient, _) in others {
            sum[0].0.add(gradient);
        }
        self.step(batch.len(), rate);
        losses.iter().sum()
    }

    /// Goes one step against the gradient in the first part.
    fn step(&mut self, lessons: usize, rate: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let steps = self.steps as f32;
        let rate = rate * (1.0 - libm::powf(SECOND, steps)).sqrt() / (1.0 - libm::powf(FIRST, steps));
        let share = 1.0 / lessons as f32;
        let numbers = self.weights.numbers_mut().iter_mut();
        let means = self.first.iter_mut().zip(&mut self.second);
        for ((number, (first, second)), slope) in numbers.zip(means).zip(self.parts[0].0.numbers()) {
            let slope = slope * share;
            *first = FIRST * *first + (1.0 - FIRST) * slope;
            *second = SECOND * *second + (1.0 - SECOND) * slope * slope;
            *number = (*number - rate * *first / (second.sqrt() + 1e-8)).clamp(-MOST, MOST);
        }
    }
}
