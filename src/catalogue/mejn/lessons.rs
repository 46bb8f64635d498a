//! How Mens erger je niet is taught: which rules hold at this table, in the order in which one needs them.
//!
//! A rule that is off is left out, or said in half a sentence where people would expect it.

use super::{
    super::{Config, Lesson, Typed as _, lesson},
    Catalogued,
    examples::Examples,
};
use crate::rules::{
    Game as _,
    mejn::{LeaveStart, WhoBegins},
};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(table: &Config) -> Vec<Lesson> {
    let Ok(rules) = Catalogued.rules(table) else {
        return Vec::new();
    };
    let config = &rules.config().clone();
    let examples = Examples::new(rules);
    // Nothing of this can happen to a pawn that is alone.
    let several = config.pawns > 1;
    let start = if config.leave_start_first == LeaveStart::Never {
        examples.blocked_start()
    } else {
        examples.leave_start()
    };
    let taught = [
        ("howto-aim", true, examples.aim()),
        ("howto-begins", true, examples.begins()),
        ("howto-enter", true, examples.enter()),
        ("howto-start", several, start),
        ("howto-walk", true, examples.walk()),
        ("howto-home", true, examples.come_home()),
        ("howto-strike", true, examples.strike()),
        (
            "howto-compulsory",
            several && config.strike_is_compulsory,
            examples.pass_a_strike(),
        ),
        ("howto-own", several, examples.own_pawn()),
        (
            "howto-own-start",
            several && !config.self_strike,
            examples.own_pawn_at_start(),
        ),
        ("howto-lane", several, examples.jump_at_home()),
        ("howto-again", true, examples.highest_face()),
        ("howto-tries", config.three_tries, examples.three_tries()),
        ("howto-pass", true, examples.only_move()),
        ("howto-end", true, examples.last_home()),
    ];
    let seats = config.in_play().len() as i64;
    let mut told = vec![
        ("ring", (i64::from(config.seats) * i64::from(config.dots)).into()),
        ("seats", seats.into()),
        ("empty", (i64::from(config.seats) - seats).into()),
    ];
    if let WhoBegins::Seat(seat) = config.who_begins {
        told.push(("beginner", seat.into()));
    }
    lesson::lessons(&Catalogued, table, &told, taught)
}
