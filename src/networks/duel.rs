//! A network of two sides, asked only by how much the first is ahead: one row in place of two, and hidden units of a
//! number that is known beforehand, so that all of them stay in the registers of the processor while inputs come in.

use super::{Network, network::ONE};

/// So many hidden units are computed at once.
const LANES: usize = 8;
/// More hidden units than these no such network has; where there are fewer, the others are silent.
const UNITS: usize = 8 * LANES;

/// A number for each of some hidden units.
type Lane = [i16; LANES];

/// A number for each hidden unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Units([Lane; UNITS / LANES]);

/// What no input is.
const SILENT: Units = Units([[0; LANES]; UNITS / LANES]);

impl Units {
    /// These numbers, and nothing for the units that are not there.
    fn of(numbers: &[i16]) -> Self {
        let mut units = SILENT;
        let all = units.0.as_flattened_mut().iter_mut();
        all.zip(numbers).for_each(|(unit, &number)| *unit = number);
        units
    }
}

/// Such a network.
#[derive(Clone, Debug)]
pub struct Duel {
    columns: Vec<Units>,
    bare: Units,
    /// What a unit counts for the first side more than for the other.
    row: Units,
    end: i32,
}

impl Duel {
    /// The same as a network; none where it has other sides or too many units, or counts one for so much more that it does not
    /// fit its place.
    #[must_use]
    pub fn new(network: &Network) -> Option<Self> {
        let shape = network.shape();
        if shape.sides != 2 || !(1..=UNITS).contains(&shape.hidden) {
            return None;
        }
        let (first, other) = network.rows.split_at_checked(shape.hidden)?;
        let differences = first
            .iter()
            .zip(other)
            .map(|(one, other)| one.checked_sub(*other));
        let row: Vec<i16> = differences.collect::<Option<_>>()?;
        Some(Self {
            columns: network.columns.chunks(shape.hidden).map(Units::of).collect(),
            bare: Units::of(&network.biases),
            row: Units::of(&row),
            end: network.ends.first()?.wrapping_sub(*network.ends.get(1)?),
        })
    }

    /// The hidden layer without any input.
    #[must_use]
    pub fn bare(&self) -> Units {
        self.bare
    }

    /// An input comes in.
    #[inline]
    pub fn put_in(&self, units: &mut Units, input: usize) {
        let both = units.0.iter_mut().zip(&self.column(input).0);
        both.for_each(|(own, more)| {
            for (sum, weight) in own.iter_mut().zip(more) {
                *sum = sum.wrapping_add(*weight);
            }
        });
    }

    /// An input goes out.
    #[inline]
    pub fn take_out(&self, units: &mut Units, input: usize) {
        let both = units.0.iter_mut().zip(&self.column(input).0);
        both.for_each(|(own, less)| {
            for (sum, weight) in own.iter_mut().zip(less) {
                *sum = sum.wrapping_sub(*weight);
            }
        });
    }

    /// By how much the first side is ahead once some inputs have come in, too: the logarithm of its odds, in 1/65536. An input past
    /// the last is none.
    ///
    /// Never inlined: as a function of its own it becomes a row of vector instructions, among others it does not.
    #[inline(never)]
    #[must_use]
    pub fn lead<const N: usize>(&self, units: &Units, inputs: [usize; N]) -> i32 {
        let columns = inputs.map(|input| self.column(input));
        let mut sums = [0_i32; LANES];
        for (k, (&own, &weights)) in units.0.iter().zip(&self.row.0).enumerate() {
            let mut units = own;
            for column in columns {
                for (unit, weight) in units.iter_mut().zip(column.0[k]) {
                    *unit = unit.wrapping_add(weight);
                }
            }
            for unit in &mut units {
                *unit = (*unit).clamp(0, ONE);
            }
            for ((sum, unit), weight) in sums.iter_mut().zip(units).zip(weights) {
                *sum = sum.wrapping_add(i32::from(unit) * i32::from(weight));
            }
        }
        sums.into_iter().fold(self.end, i32::wrapping_add)
    }

    /// What an input adds to the hidden units: nothing for one past the last.
    #[inline]
    fn column(&self, input: usize) -> &Units {
        self.columns.get(input).unwrap_or(&SILENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        networks::{Inputs, Shape, Weights},
        rules::{Source as _, numbers::Numbers},
    };

    fn network(hidden: usize, sides: usize) -> Network {
        let shape = Shape {
            inputs: 90,
            hidden,
            sides,
        };
        let mut network = Network::rounded(&Weights::drawn(shape, &mut Numbers(7)), "a table");
        let mut numbers = Numbers(11);
        for end in &mut network.ends {
            *end = numbers.below(100_000) as i32;
        }
        network
    }

    #[test]
    fn it_tells_what_the_network_tells() {
        for hidden in [5, 16, 64] {
            let network = network(hidden, 2);
            let duel = Duel::new(&network).expect("two sides");
            let (mut units, mut accumulator) = (duel.bare(), network.accumulator());
            let mut inputs = Inputs::none_of(90);
            let mut numbers = Numbers(3);
            let mut different = Vec::new();
            for _ in 0..200 {
                let input = numbers.below(90) as usize;
                if inputs.iter().any(|known| known == input) {
                    duel.take_out(&mut units, input);
                    let rest = inputs.iter().filter(|&known| known != input).collect::<Vec<_>>();
                    inputs.clear();
                    for input in rest {
                        inputs.insert(input);
                    }
                } else {
                    duel.put_in(&mut units, input);
                    inputs.insert(input);
                }
                let lead = network.lead(&mut accumulator, &inputs, 0);
                assert_eq!(duel.lead(&units, [90]), lead);
                assert_eq!(network.lead(&mut accumulator, &inputs, 1), -lead);
                let mut without = units;
                duel.take_out(&mut without, input);
                assert_eq!(duel.lead(&without, [input, usize::MAX]), lead);
                different.push(lead);
            }
            different.sort_unstable();
            different.dedup();
            assert!(different.len() > 100, "the inputs matter");
        }
    }

    #[test]
    fn other_networks_are_none() {
        assert!(Duel::new(&network(16, 3)).is_none());
        assert!(Duel::new(&network(65, 2)).is_none());
        let mut far = network(16, 2);
        (far.rows[0], far.rows[16]) = (i16::MAX, -1);
        assert!(Duel::new(&far).is_none());
        (far.rows[0], far.rows[16]) = (i16::MAX, 0);
        assert!(Duel::new(&far).is_some());
    }
}
