//! How Quoridor is taught: which rules hold at this table, in the order in which one needs them.

use super::{
    super::{
        Config, Lesson, Typed as _,
        lesson::{self, Shows},
    },
    Catalogued,
    examples::Examples,
};
use crate::rules::{Game as _, quoridor::ThirdPawn};

/// The lessons of a table; none where it can't be laid.
pub(super) fn lessons(table: &Config) -> Vec<Lesson> {
    let Ok(rules) = Catalogued.rules(table) else {
        return Vec::new();
    };
    let config = &rules.config().clone();
    let examples = Examples::new(rules);
    let (fenced, four) = (config.fences > 0, config.seats == 4);
    let third = match config.third_pawn {
        ThirdPawn::LikeAFence => Shows::Allowed,
        ThirdPawn::Blocks => Shows::Forbidden("quoridor-third-pawn"),
    };
    let taught = [
        ("howto-quoridor-aim", true, Some(examples.aim())),
        ("howto-quoridor-turn", true, examples.step()),
        ("howto-quoridor-fence", fenced, examples.fence()),
        ("howto-quoridor-apart", fenced, examples.crossing()),
        ("howto-quoridor-way", fenced, examples.closing()),
        ("howto-quoridor-jump", true, examples.jump()),
        ("howto-quoridor-side", true, examples.side()),
        ("howto-quoridor-back", config.jump_back, examples.back()),
        ("howto-quoridor-third", four, examples.third(third)),
        ("howto-quoridor-lost", four, None),
        ("howto-quoridor-end", true, examples.win()),
    ];
    let told = [("seats", i64::from(config.seats).into())];
    lesson::lessons(&Catalogued, table, &told, taught)
}
