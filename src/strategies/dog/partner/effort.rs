//! The numbers that say how hard Partner thinks.

/// How hard it thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// In how many worlds plays are tried; in none they are judged at once.
    pub worlds: u32,
    /// How many plays are tried.
    pub width: usize,
    /// How many plies the others and it make in each world before that is judged.
    pub ahead: u32,
    /// Whether worlds are drawn by what the others did.
    pub infers: bool,
    /// Whether the card for the mate is tried, too.
    pub gives: bool,
    /// Of how many plays in a hundred it plays any.
    pub slips: u32,
    /// By which network it judges what its plays and tries come to, as `networks::bring` tells; 0 for none, 1 for that of the
    /// program.
    pub network: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            worlds: 40,
            width: 8,
            ahead: 24,
            infers: true,
            gives: true,
            slips: 0,
            network: 1,
        }
    }
}

impl Effort {
    /// The words for its numbers.
    pub const NAMES: [&'static str; 7] = ["worlds", "width", "ahead", "infers", "gives", "slips", "network"];

    /// What these numbers mean; what is out of bounds counts as the nearest that is not.
    #[must_use]
    pub fn of(numbers: &[i32]) -> Self {
        let usual = Self::default().numbers();
        let number = |at: usize| {
            numbers
                .get(at)
                .copied()
                .unwrap_or(usual[at])
                .max(0)
                .unsigned_abs()
        };
        Self {
            worlds: number(0),
            width: number(1) as usize,
            ahead: number(2),
            infers: number(3) != 0,
            gives: number(4) != 0,
            slips: number(5),
            network: number(6),
        }
    }

    /// Its numbers.
    #[must_use]
    pub fn numbers(&self) -> [i32; 7] {
        let Self {
            worlds,
            width,
            ahead,
            infers,
            gives,
            slips,
            network,
        } = *self;
        let count = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
        [
            count(worlds),
            i32::try_from(width).unwrap_or(i32::MAX),
            count(ahead),
            infers.into(),
            gives.into(),
            count(slips),
            count(network),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::Effort;

    #[test]
    fn numbers_lead_there_and_back_and_those_below_nothing_are_nothing() {
        let effort = Effort::of(&[3, 4, 5, 0, 1, 7, 1]);
        assert_eq!(Effort::of(&effort.numbers()), effort);
        assert_eq!(
            (
                effort.worlds,
                effort.slips,
                effort.infers,
                effort.gives,
                effort.network
            ),
            (3, 7, false, true, 1)
        );
        assert_eq!(Effort::of(&[-3]).numbers()[..2], [0, 8]);
        assert_eq!(Effort::of(&[]), Effort::default());
    }
}
