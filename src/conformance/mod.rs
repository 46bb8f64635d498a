//! Stub.
/// Tally.
pub struct Tally { #[allow(missing_docs)] pub passed: u64, #[allow(missing_docs)] pub failed: u64 }
/// Failure.
pub struct Failure { #[allow(missing_docs)] pub line: usize, #[allow(missing_docs)] pub sentence: String }
/// Check.
pub fn check(_: impl std::io::BufRead, _: impl FnMut(Failure)) -> Result<Tally, String> { Err("stub".into()) }
