//! Positions with the same pawns, between which throws lead that move nothing: a few linear equations.

/// What each side is sure of in these positions.
#[derive(Default)]
pub(super) struct Equations {
    matrix: Vec<f64>,
    sure: Vec<[f64; 2]>,
}

impl Equations {
    /// So many positions, of which nothing is known yet.
    pub(super) fn clear(&mut self, size: usize) {
        self.matrix.clear();
        self.matrix.resize(size * size, 0.0);
        self.sure.clear();
        self.sure.resize(size, [0.0; 2]);
    }

    /// One position leads to another of them with this weight.
    #[inline]
    pub(super) fn link(&mut self, from: usize, to: usize, weight: f64) {
        self.matrix[from * self.sure.len() + to] += weight;
    }

    /// One position leads with this weight to where this is sure.
    #[inline]
    pub(super) fn add(&mut self, from: usize, weight: f64, sure: [f64; 2]) {
        self.sure[from] = add(self.sure[from], weight, sure);
    }

    /// Solves x = matrix · x + sure. All numbers are at least 0 and no row adds up to more than 1, so no pivot is looked
    /// for; a position that leads nowhere else is one of which nobody is sure.
    pub(super) fn solve(&mut self) -> &[[f64; 2]] {
        let (size, matrix, sure) = (self.sure.len(), &mut self.matrix, &mut self.sure);
        for k in 0..size {
            let left = 1.0 - matrix[k * size + k];
            let scale = if left > f64::EPSILON { left.recip() } else { 0.0 };
            for j in k + 1..size {
                matrix[k * size + j] *= scale;
            }
            sure[k] = sure[k].map(|chance| chance * scale);
            for i in k + 1..size {
                let by = matrix[i * size + k];
                if by != 0.0 {
                    for j in k + 1..size {
                        matrix[i * size + j] += by * matrix[k * size + j];
                    }
                    sure[i] = add(sure[i], by, sure[k]);
                }
            }
        }
        for k in (0..size).rev() {
            for j in k + 1..size {
                sure[k] = add(sure[k], matrix[k * size + j], sure[j]);
            }
        }
        sure
    }
}

/// `sum + weight · sure`, for both sides.
#[inline]
pub(super) fn add(sum: [f64; 2], weight: f64, sure: [f64; 2]) -> [f64; 2] {
    [sum[0] + weight * sure[0], sum[1] + weight * sure[1]]
}
