//! A network as it learns: floating point, and which way each number has to go.
//!
//! Hidden unit j is `h_j = min(1, max(0, b_j + Σ w_ij))` over the inputs i that are 1; the value of side k is
//! `c_k + Σ_j v_kj·h_j`, and the chances are the softmax of the values over the sides that contend. What is made smaller is
//! the cross entropy `−Σ_k t_k·ln p_k` to the target t.

use super::{SIDES, softmax};
use crate::rules::Source;

/// How large a network is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Shape {
    /// Inputs.
    pub inputs: usize,
    /// Hidden units.
    pub hidden: usize,
    /// Sides that are judged.
    pub sides: usize,
}

impl Shape {
    /// All numbers of such a network.
    #[must_use]
    pub fn count(self) -> usize {
        (self.inputs + 1) * self.hidden + self.sides * (self.hidden + 1)
    }

    /// Where the numbers of the hidden units' biases begin, those of the sides, and the biases of the sides. The columns of the inputs come first.
    fn starts(self) -> [usize; 3] {
        let biases = self.inputs * self.hidden;
        let heads = biases + self.hidden;
        [biases, heads, heads + self.sides * self.hidden]
    }
}

/// A network in floating point.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    shape: Shape,
    /// A column of hidden units for each input, their biases, a row of them for each side, the biases of the sides.
    numbers: Vec<f32>,
}

/// One thing to learn: what was seen, and what it came to.
#[derive(Clone, Copy, Debug)]
pub struct Lesson<'a> {
    /// The inputs that are 1, by number.
    pub inputs: &'a [u16],
    /// The sides that contend, as bits.
    pub contenders: u8,
    /// The chance that each side ought to have been given.
    pub target: [f32; SIDES],
}

/// Which way each number of a network has to go, times −1: the sum over some lessons.
#[derive(Clone, Debug)]
pub struct Gradient(Vec<f32>);

impl Gradient {
    /// None yet.
    #[must_use]
    pub fn none(shape: Shape) -> Self {
        Self(vec![0.0; shape.count()])
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.fill(0.0);
    }

    /// Adds another.
    pub fn add(&mut self, other: &Self) {
        for (own, more) in self.0.iter_mut().zip(&other.0) {
            *own += more;
        }
    }

    /// Its numbers, in the order of those of the network.
    #[must_use]
    pub fn numbers(&self) -> &[f32] {
        &self.0
    }
}

/// The hidden layer while it is computed.
#[derive(Clone, Debug)]
pub struct Scratch {
    sums: Vec<f32>,
    hidden: Vec<f32>,
    blame: Vec<f32>,
}

impl Scratch {
    /// For networks of this shape.
    #[must_use]
    pub fn new(shape: Shape) -> Self {
        let layer = || vec![0.0; shape.hidden];
        Self {
            sums: layer(),
            hidden: layer(),
            blame: layer(),
        }
    }
}

impl Weights {
    /// A network that knows nothing: small numbers drawn evenly, all sides alike.
    #[must_use]
    pub fn drawn(shape: Shape, source: &mut impl Source) -> Self {
        let mut weights = Self {
            shape,
            numbers: vec![0.0; shape.count()],
        };
        let mut small = |most: f32| (source.below(2001) as f32 / 1000.0 - 1.0) * most;
        let [biases, heads, ends] = shape.starts();
        // About thirty inputs are 1 at once.
        weights.numbers[..biases]
            .iter_mut()
            .for_each(|it| *it = small(0.15));
        // In the middle of where a unit answers.
        weights.numbers[biases..heads].fill(0.4);
        weights.numbers[heads..ends]
            .iter_mut()
            .for_each(|it| *it = small(0.1));
        weights
    }

    /// A network of these numbers; none when they are too many or too few.
    #[must_use]
    pub fn new(shape: Shape, numbers: Vec<f32>) -> Option<Self> {
        (numbers.len() == shape.count()).then_some(Self { shape, numbers })
    }

    /// How large it is.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// All its numbers: a column of hidden units for each input, their biases, a row for each side, the biases of the sides.
    #[must_use]
    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// The same, to change them.
    pub fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.numbers
    }

    /// The chances of the sides.
    #[must_use]
    pub fn chances(&self, inputs: &[u16], contenders: u8, scratch: &mut Scratch) -> [f32; SIDES] {
        let Shape { hidden, sides, .. } = self.shape;
        let [biases, heads, ends] = self.shape.starts();
        scratch.sums.copy_from_slice(&self.numbers[biases..heads]);
        for &input in inputs {
            let column = &self.numbers[usize::from(input) * hidden..][..hidden];
            for (sum, weight) in scratch.sums.iter_mut().zip(column) {
                *sum += weight;
            }
        }
        for (unit, sum) in scratch.hidden.iter_mut().zip(&scratch.sums) {
            *unit = sum.clamp(0.0, 1.0);
        }
        let mut values = [0.0; SIDES];
        let rows = self.numbers[heads..ends].chunks_exact(hidden);
        for ((value, row), bias) in values.iter_mut().take(sides).zip(rows).zip(&self.numbers[ends..]) {
            *value = bias + dot(row, &scratch.hidden);
        }
        softmax(&values, contenders)
    }

    /// Adds to a gradient what a lesson teaches. Returns the cross entropy.
    pub fn learn(&self, lesson: Lesson<'_>, gradient: &mut Gradient, scratch: &mut Scratch) -> f32 {
        let Shape { hidden, sides, .. } = self.shape;
        let [biases, heads, ends] = self.shape.starts();
        let chances = self.chances(lesson.inputs, lesson.contenders, scratch);
        scratch.blame.fill(0.0);
        let mut loss = 0.0;
        for side in (0..sides).filter(|side| lesson.contenders >> side & 1 == 1) {
            let wrong = chances[side] - lesson.target[side];
            loss -= lesson.target[side] * libm::logf(chances[side].max(1e-9));
            let row = heads + side * hidden;
            let rows = self.numbers[row..].iter().zip(&mut gradient.0[row..]);
            let layer = scratch.blame.iter_mut().zip(&scratch.hidden);
            for ((weight, slope), (blame, unit)) in rows.zip(layer) {
                *blame += wrong * weight;
                *slope += wrong * unit;
            }
            gradient.0[ends + side] += wrong;
        }
        for (blame, sum) in scratch.blame.iter_mut().zip(&scratch.sums) {
            // A little even where a unit is at its end, so that none is lost for ever.
            *blame *= if (0.0..1.0).contains(sum) { 1.0 } else { 0.01 };
        }
        let columns = lesson.inputs.iter().map(|&input| usize::from(input) * hidden);
        for start in columns.chain([biases]) {
            for (slope, blame) in gradient.0[start..][..hidden].iter_mut().zip(&scratch.blame) {
                *slope += blame;
            }
        }
        loss
    }
}

/// The sum of products, in eight sums side by side: always in this order.
fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    for (left, right) in left.chunks(8).zip(right.chunks(8)) {
        for ((sum, a), b) in sums.iter_mut().zip(left).zip(right) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        networks::{Inputs, Network},
        rules::numbers::Numbers,
    };

    const SHAPE: Shape = Shape {
        inputs: 40,
        hidden: 16,
        sides: 4,
    };

    /// The target leaves out side 1, which does not contend.
    const LESSON: Lesson<'_> = Lesson {
        inputs: &[1, 5, 39],
        contenders: 0b1101,
        target: [0.25, 0.0, 0.75, 0.0, 0.0, 0.0],
    };

    fn weights() -> Weights {
        Weights::drawn(SHAPE, &mut Numbers(3))
    }

    #[test]
    fn chances_are_those_of_who_contends() {
        let chances = weights().chances(LESSON.inputs, LESSON.contenders, &mut Scratch::new(SHAPE));
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!((chances[1], chances[4]), (0.0, 0.0));
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let weights = weights();
        let mut gradient = Gradient::none(SHAPE);
        let mut scratch = Scratch::new(SHAPE);
        weights.learn(LESSON, &mut gradient, &mut scratch);
        let mut met = 0;
        for (place, &slope) in gradient.numbers().iter().enumerate() {
            let mut loss = |by: f32| {
                let mut other = weights.clone();
                other.numbers_mut()[place] += by;
                f64::from(other.learn(LESSON, &mut Gradient::none(SHAPE), &mut scratch))
            };
            let told = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!(
                (told - f64::from(slope)).abs() < 2e-3,
                "number {place}: {told} and {slope}"
            );
            met += usize::from(slope != 0.0);
        }
        assert!(met > 3 * SHAPE.hidden);
    }

    #[test]
    fn what_is_taught_comes_nearer() {
        let mut weights = weights();
        let mut scratch = Scratch::new(SHAPE);
        for _ in 0..300 {
            let mut gradient = Gradient::none(SHAPE);
            weights.learn(LESSON, &mut gradient, &mut scratch);
            for (number, slope) in weights.numbers_mut().iter_mut().zip(gradient.numbers()) {
                *number -= 0.1 * slope;
            }
        }
        let chances = weights.chances(LESSON.inputs, LESSON.contenders, &mut scratch);
        assert!(
            (chances[0] - 0.25).abs() < 0.02 && (chances[2] - 0.75).abs() < 0.02,
            "{chances:?}"
        );
    }

    #[test]
    fn whole_numbers_say_nearly_the_same_and_by_any_way() {
        let weights = weights();
        let network = Network::rounded(&weights, "a table");
        let mut scratch = Scratch::new(SHAPE);
        let mut accumulator = network.accumulator();
        let mut draws = Numbers(11);
        for _ in 0..200 {
            let mut inputs = Inputs::none_of(SHAPE.inputs);
            for number in 0..SHAPE.inputs {
                if draws.below(3) == 0 {
                    inputs.insert(number);
                }
            }
            let list: Vec<u16> = inputs.iter().map(|input| input as u16).collect();
            let told = network.chances(&mut accumulator, &inputs, 0b1111);
            let anew = network.chances(&mut network.accumulator(), &inputs, 0b1111);
            assert_eq!(told.map(f32::to_bits), anew.map(f32::to_bits));
            assert_eq!(
                network.weights().map(|it| Network::rounded(&it, "a table")),
                Some(network.clone())
            );
            let float = weights.chances(&list, 0b1111, &mut scratch);
            for (whole, float) in told.iter().zip(float) {
                assert!((whole - float).abs() < 0.01, "{whole} and {float}");
            }
        }
    }
}
