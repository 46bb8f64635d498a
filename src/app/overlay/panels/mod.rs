//! What lies beside and over the table while a game is played: bar and panel, what is asked and told, labels on the spots.

pub(super) mod aloud;
pub(super) mod caption;
mod chances;
pub(super) mod coach;
pub(super) mod cover;
pub(super) mod decided;
mod events;
mod eye;
pub(super) mod facts;
pub(super) mod labels;
pub(super) mod legend;
mod lines;
pub(super) mod over;
pub(super) mod panel;
mod pointers;
mod pressed;
pub(super) mod prompt;
pub(super) mod quick;
pub(super) mod reader;
pub(super) mod replay;
mod review;
pub(super) mod riddle;
mod seats;
mod strip;
pub(super) mod trouble;
