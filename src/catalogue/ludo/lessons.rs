//! How Ludo is taught: which rules hold at this table, in the order in which one needs them; then against whom
//! one plays, what can be chosen and which languages are heard; where the game comes from, what children learn by it, and
//! whose house rules these are.

use super::{
    super::{Config, Lesson, Typed as _, lesson},
    Catalogued,
    examples::Examples,
};
use crate::rules::{
    Game as _,
    ludo::{HomeMoves, WhoBegins},
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
    let moves_at_home = config.home_moves != HomeMoves::Never;
    let taught = [
        ("howto-ludo-aim", true, examples.aim()),
        ("howto-ludo-begins", true, examples.begins()),
        ("howto-ludo-enter", true, examples.enter()),
        ("howto-ludo-forced", config.forced_second_roll, examples.forced()),
        (
            "howto-ludo-forced-own",
            several && config.forced_second_roll,
            examples.forced_own(),
        ),
        (
            "howto-ludo-forced-six",
            several && config.forced_second_roll,
            examples.forced_six(),
        ),
        (
            "howto-ludo-start",
            several && !config.forced_second_roll,
            examples.blocked_start(),
        ),
        ("howto-ludo-six", true, examples.six()),
        ("howto-ludo-walk", true, examples.walk()),
        ("howto-ludo-strike", true, examples.strike()),
        ("howto-ludo-own", several, examples.own_pawn()),
        ("howto-ludo-home", true, examples.come_home()),
        ("howto-ludo-bounce", true, examples.bounce()),
        (
            "howto-ludo-bounce-back",
            several && config.bounce && moves_at_home,
            examples.no_bounce_to_itself(),
        ),
        ("howto-ludo-home-moves", several, examples.home_move()),
        ("howto-ludo-pass", true, examples.pass()),
        ("howto-ludo-end", true, examples.last_home()),
        ("howto-ludo-opponents", true, None),
        ("howto-ludo-options", true, None),
        ("howto-ludo-messages", true, None),
        ("howto-ludo-speech", true, None),
        ("howto-ludo-origin", true, None),
        ("howto-ludo-die", true, None),
        ("howto-ludo-children", true, None),
        ("howto-ludo-credits", true, None),
    ];
    let seats = config.in_play().len() as i64;
    let mut told = vec![
        ("seats", seats.into()),
        ("empty", (i64::from(config.seats) - seats).into()),
    ];
    if let WhoBegins::Seat(seat) = config.who_begins {
        told.push(("beginner", seat.into()));
    }
    lesson::lessons(&Catalogued, table, &told, taught)
}
