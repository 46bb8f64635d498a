//! A day as it stands in a file: `2026-11-25`.

use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serializer, de::Error as _};

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(super) fn serialize<S: Serializer>(day: &Date, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(day)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Date, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(D::Error::custom)
}
