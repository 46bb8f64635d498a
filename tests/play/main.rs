//! One game being played: dice, records, undo, files, and the terminal for several persons.

mod keeping;
mod ledger;
mod records;
mod text;
mod undo;
