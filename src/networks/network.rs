//! A network in whole numbers: the same answer on every machine, and a few hundred additions where little has changed.
//!
//! Inputs add to the hidden units in 1/256, which an `i16` holds up to ±128; a unit counts from 0 to 1, its weight for a side
//! in 1/256 again. So a value is a sum of whole numbers in 1/65536.

use super::{Inputs, SIDES, Shape, Weights, softmax};

/// The whole number that stands for 1.
pub(super) const ONE: i16 = 256;

/// A network in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The name of the encoding for which it was made.
    pub(super) encoding: String,
    pub(super) shape: Shape,
    /// A column of hidden units for each input.
    pub(super) columns: Vec<i16>,
    /// The hidden units without any input.
    pub(super) biases: Vec<i16>,
    /// A row of hidden units for each side.
    pub(super) rows: Vec<i16>,
    /// The values of the sides without any unit, in 1/65536.
    pub(super) ends: Vec<i32>,
}

/// The hidden layer for the inputs that it was asked for last.
#[derive(Clone, Debug)]
pub struct Accumulator {
    inputs: Inputs,
    sums: Vec<i16>,
}

impl Network {
    /// The nearest whole numbers to those of a network that has learnt, for an encoding by its name.
    #[must_use]
    pub fn rounded(weights: &Weights, encoding: &str) -> Self {
        let shape = weights.shape();
        let numbers = weights.numbers();
        let small = |numbers: &[f32]| -> Vec<i16> {
            let scaled = numbers.iter().map(|number| (number * f32::from(ONE)).round());
            // What is too large for the type becomes the largest.
            scaled.map(|number| number as i16).collect()
        };
        let (columns, rest) = numbers.split_at(shape.inputs * shape.hidden);
        let (biases, rest) = rest.split_at(shape.hidden);
        let (rows, ends) = rest.split_at(shape.sides * shape.hidden);
        let unit = f32::from(ONE) * f32::from(ONE);
        Self {
            encoding: encoding.to_owned(),
            shape,
            columns: small(columns),
            biases: small(biases),
            rows: small(rows),
            ends: ends.iter().map(|end| (end * unit).round() as i32).collect(),
        }
    }

    /// The same in floating point, so that it can learn more.
    #[must_use]
    pub fn weights(&self) -> Option<Weights> {
        let parts = [&self.columns, &self.biases, &self.rows];
        let small = parts.into_iter().flatten();
        let numbers = small.map(|&number| f32::from(number) / f32::from(ONE));
        let unit = f32::from(ONE) * f32::from(ONE);
        let ends = self.ends.iter().map(|&end| end as f32 / unit);
        Weights::new(self.shape, numbers.chain(ends).collect())
    }

    /// The name of the encoding for which it was made; its first word is the game's.
    #[must_use]
    pub fn encoding(&self) -> &str {
        &self.encoding
    }

    /// How large it is.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// A hidden layer that has seen no inputs.
    #[must_use]
    pub fn accumulator(&self) -> Accumulator {
        Accumulator {
            inputs: Inputs::none_of(self.shape.inputs),
            sums: self.biases.clone(),
        }
    }

    /// The chances of the sides that contend, as bits. What has changed since the accumulator was last asked is all that is computed.
    #[inline]
    pub fn chances(&self, accumulator: &mut Accumulator, inputs: &Inputs, contenders: u8) -> [f32; SIDES] {
        self.take_in(accumulator, inputs);
        let mut values = [0.0; SIDES];
        for (side, value) in values.iter_mut().enumerate().take(self.shape.sides) {
            if contenders >> side & 1 == 1 {
                // A power of two: nothing is lost by the division.
                *value = self.value(accumulator, side) as f32 / 65536.0;
            }
        }
        softmax(&values, contenders)
    }

    /// By how much a side is ahead of all others together, while all contend: the logarithm of its odds, in 1/65536.
    #[inline]
    pub fn lead(&self, accumulator: &mut Accumulator, inputs: &Inputs, side: usize) -> i32 {
        self.take_in(accumulator, inputs);
        let own = self.value(accumulator, side);
        if self.shape.sides == 2 {
            return own.wrapping_sub(self.value(accumulator, 1 - side % 2));
        }
        let others = (0..self.shape.sides).filter(|&other| other != side);
        let leads = others.map(|other| own.wrapping_sub(self.value(accumulator, other)) as f32 / 65536.0);
        // Odds against all together: the inverses of those against each add up.
        let inverses: f32 = leads.map(|lead| libm::expf(-lead)).sum();
        (-libm::logf(inverses) * 65536.0) as i32
    }

    /// Computes what has changed.
    #[inline]
    fn take_in(&self, Accumulator { inputs: known, sums }: &mut Accumulator, inputs: &Inputs) {
        let hidden = self.shape.hidden;
        known.become_like(inputs, |number, comes| {
            let Some(column) = self.columns.get(number * hidden..(number + 1) * hidden) else {
                return;
            };
            if comes {
                sums.iter_mut()
                    .zip(column)
                    .for_each(|(sum, &weight)| *sum = sum.wrapping_add(weight));
            } else {
                sums.iter_mut()
                    .zip(column)
                    .for_each(|(sum, &weight)| *sum = sum.wrapping_sub(weight));
            }
        });
    }

    /// The value of a side, before the softmax.
    #[inline]
    fn value(&self, accumulator: &Accumulator, side: usize) -> i32 {
        let hidden = self.shape.hidden;
        let row = self
            .rows
            .get(side * hidden..(side + 1) * hidden)
            .unwrap_or_default();
        let end = self.ends.get(side).copied().unwrap_or_default();
        end.wrapping_add(product(&accumulator.sums, row))
    }
}

/// The sum of the units, held between 0 and 1, times their weights.
#[inline]
fn product(sums: &[i16], row: &[i16]) -> i32 {
    let terms = sums.iter().zip(row);
    terms
        .map(|(&sum, &weight)| i32::from(sum.clamp(0, ONE)) * i32::from(weight))
        .fold(0, i32::wrapping_add)
}
