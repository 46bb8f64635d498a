//! Where the methods of a report come from. Titles of papers have no other languages.

/// The interval of a ratio.
pub(super) const COCHRAN: &str = "Cochran 1977, “Sampling Techniques”, 6.3";
/// Intervals that hold at any time.
pub(super) const BETTING: &str =
    "Waudby-Smith & Ramdas 2024, “Estimating means of bounded random variables by betting”, JRSS B 86";
/// Ratings, how they are fitted, and their interval.
pub(super) const RATING: &str = "Bradley & Terry 1952; Hunter 2004, “MM algorithms for generalized Bradley–Terry \
                                 models”; Efron & Tibshirani 1993, “An Introduction to the Bootstrap”, 11";
/// The test of the seats.
pub(super) const HOTELLING: &str =
    "Hotelling 1931, “The generalization of Student's ratio”, Ann. Math. Stat. 2";
/// Shares without luck.
pub(super) const CONTROL: &str =
    "Lavenberg & Welch 1981, “A perspective on the use of control variables”, Management Science 27";
