//! A network of two sides for who asks it a million times a second: inputs that are always in together are one column, and one
//! row tells by how much a side is ahead.

use super::Network;

/// A network of two sides, by columns each of which stands for some of its inputs.
#[derive(Clone, Debug)]
pub struct Folded {
    hidden: usize,
    columns: Vec<i16>,
    biases: Vec<i16>,
    row: Vec<i16>,
    end: i32,
}

impl Folded {
    /// A network with a column for each of some sets of inputs; none where it does not judge two sides.
    #[must_use]
    pub fn new<const N: usize>(network: &Network, sets: impl Iterator<Item = [usize; N]>) -> Option<Self> {
        let hidden = network.shape.hidden;
        let mut columns = network.columns.clone();
        for set in sets {
            let start = columns.len();
            columns.resize(start + hidden, 0);
            for input in set {
                for unit in 0..hidden {
                    let more = *network.columns.get(input * hidden + unit)?;
                    columns[start + unit] = columns[start + unit].wrapping_add(more);
                }
            }
        }
        let [own, other] = network.rows.chunks_exact(hidden).collect::<Vec<_>>()[..] else {
            return None;
        };
        let [first, second] = network.ends[..] else {
            return None;
        };
        Some(Self {
            hidden,
            columns,
            biases: network.biases.clone(),
            // No number that was learnt comes near the ends of the type.
            row: own.iter().zip(other).map(|(a, b)| a.saturating_sub(*b)).collect(),
            end: first.wrapping_sub(second),
        })
    }

    /// The hidden units without any input.
    #[must_use]
    pub fn units(&self) -> Vec<i16> {
        self.biases.clone()
    }

    #[inline]
    fn column(&self, number: usize) -> &[i16] {
        let start = number * self.hidden;
        self.columns.get(start..start + self.hidden).unwrap_or_default()
    }

    /// A column comes in.
    #[inline]
    pub fn add(&self, units: &mut [i16], number: usize) {
        for (unit, weight) in units.iter_mut().zip(self.column(number)) {
            *unit = unit.wrapping_add(*weight);
        }
    }

    /// A column goes out.
    #[inline]
    pub fn take(&self, units: &mut [i16], number: usize) {
        for (unit, weight) in units.iter_mut().zip(self.column(number)) {
            *unit = unit.wrapping_sub(*weight);
        }
    }

    /// A column comes in in place of another.
    #[inline]
    pub fn exchange(&self, units: &mut [i16], before: usize, now: usize) {
        let weights = self.column(before).iter().zip(self.column(now));
        for (unit, (less, more)) in units.iter_mut().zip(weights) {
            *unit = unit.wrapping_sub(*less).wrapping_add(*more);
        }
    }

    /// By how much the first side is ahead: the logarithm of its odds, in 1/65536.
    #[inline]
    #[must_use]
    pub fn lead(&self, units: &[i16]) -> i32 {
        self.end.wrapping_add(super::network::product(units, &self.row))
    }
}
