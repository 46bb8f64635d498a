//! One game being played: dice, records, undo, files, and the terminal for several persons.

mod keeping;
mod ledger;
mod profiles;
mod puzzles;
mod records;
mod text;
mod undo;
