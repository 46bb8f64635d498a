//! On what a tournament was played: a line for its reports, which nothing else hangs on.

use std::{env::consts, fs};

/// The name of the program with its version.
pub const PROGRAM: &str = concat!("homestretch ", env!("CARGO_PKG_VERSION"));

/// This machine: its kind, its processor where the system tells it, and how many threads it has.
#[must_use]
pub fn this() -> String {
    let threads = super::Control::all_threads();
    let mut parts = vec![format!("{} {}", consts::OS, consts::ARCH)];
    parts.extend(processor());
    parts.push(format!("{threads}×"));
    parts.join(", ")
}

/// The name of the processor, as Linux tells it.
fn processor() -> Option<String> {
    let told = fs::read_to_string("/proc/cpuinfo").ok()?;
    let mut fields = told.lines().filter_map(|line| line.split_once(':'));
    let (_, name) = fields.find(|(key, _)| key.split_whitespace().eq(["model", "name"]))?;
    Some(name.split_whitespace().collect::<Vec<_>>().join(" "))
}
