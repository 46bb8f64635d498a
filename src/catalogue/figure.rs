//! Figures of a game: what can be counted about it, for every seat.

use std::fmt;

use crate::rules::{Seat, SeatSet};

/// One number of one seat, as it is to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Amount {
    /// So many.
    Count(u32),
    /// So many on average, shown to a tenth.
    Mean(f64),
    /// So much above or below what was to be expected, shown to a tenth and with its sign.
    Deviation(f64),
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match *self {
            Self::Count(count) => count.to_string(),
            Self::Mean(mean) => format!("{mean:.1}"),
            Self::Deviation(by) if by.abs() < 0.05 => "0.0".to_owned(),
            Self::Deviation(by) => format!("{by:+.1}").replace('-', "−"),
        };
        f.pad(&text)
    }
}

/// One thing that is counted. Its texts have the keys `figure-<key>` (a label) and `figure-<key>-help`
/// (a sentence).
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The word for it.
    pub key: &'static str,
    /// Its amount for each seat; none where nothing can be told, or nobody plays.
    pub values: [Option<Amount>; Seat::MOST],
}

impl Figure {
    /// A figure of those who play.
    #[must_use]
    pub fn of(key: &'static str, seats: SeatSet, amount: impl Fn(Seat) -> Option<Amount>) -> Self {
        let mut values = [None; Seat::MOST];
        for seat in seats.iter() {
            values[seat.index()] = amount(seat);
        }
        Self { key, values }
    }
}

#[cfg(test)]
mod tests {
    use super::Amount;

    #[test]
    fn an_amount_is_shown_as_people_write_it() {
        let shown = [
            Amount::Count(12),
            Amount::Mean(11.666),
            Amount::Deviation(1.25),
            Amount::Deviation(-0.84),
            Amount::Deviation(-0.04),
        ];
        assert_eq!(
            shown.map(|amount| amount.to_string()),
            ["12", "11.7", "+1.2", "−0.8", "0.0"]
        );
        assert_eq!(format!("{:>5}", Amount::Count(7)), "    7");
    }
}
