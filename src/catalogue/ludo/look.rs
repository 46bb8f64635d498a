//! How Ludo looks.

use super::{
    super::race::{Lessons, Meaning, RaceLook, Tracked},
    layout,
};
use crate::{
    rules::{
        Game,
        ludo::{Event, Ludo},
    },
    staging::{Blow, Boards, pieces::token::TOKEN},
};

/// The look of a table by these rules.
pub(super) fn look(rules: &Ludo, boards: &Boards) -> RaceLook<Ludo> {
    let config = rules.config();
    // Two sit in opposite corners, and three leave one free.
    let board = boards.instead_of(layout::of_tiles(config.pawns));
    let layout = board.titled("Ludo").with_pieces(TOKEN);
    let layout = match config.seats {
        2 => layout.seating(&[0, 2]),
        3 => layout.seating(&[0, 1, 2]),
        _ => layout,
    };
    RaceLook::new(rules, layout)
}

impl Tracked for Ludo {
    const LESSONS: Lessons = Lessons {
        aim: "howto-ludo-aim",
        enter: "howto-ludo-enter",
        walk: "howto-ludo-walk",
        strike: "howto-ludo-strike",
        home: "howto-ludo-home",
        six: "howto-ludo-six",
        waiting: "howto-ludo-pass",
    };

    fn meaning(&self, event: &Event) -> Meaning {
        match *event {
            Event::Contested { seat, face } | Event::Rolled { seat, face } => Meaning::Throw(seat, face),
            Event::Moved { seat, ref path, .. } => Meaning::Walk(seat, path.clone()),
            Event::Struck { seat, spot, .. } => Meaning::Strike(seat, spot, Blow::Shot),
            Event::Finished { seat, place } => Meaning::Finish(seat, place),
            Event::NoMove { .. } | Event::LimitReached { .. } | Event::Tied { .. } | Event::Begins { .. } => {
                Meaning::Pause
            }
            Event::Again { .. } | Event::RanOut { .. } | Event::Over => Meaning::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Look as _,
        rules::{Seat, ludo::Config},
    };

    #[test]
    fn every_table_has_all_spots_of_its_rules_on_its_board() {
        for (seats, pawns) in (2..=4_u8).flat_map(|seats| (1..=4_u8).map(move |pawns| (seats, pawns))) {
            let rules = Ludo::new(&Config {
                seats,
                pawns,
                ..Config::default()
            });
            let look = look(&rules.expect("it is sound"), &Boards::default());
            let missing = look.spot_labels().into_iter().map(|(spot, _)| spot);
            let missing: Vec<_> = missing
                .filter(|spot| look.layout().spot(spot.as_str()).is_none())
                .collect();
            assert!(missing.is_empty(), "{seats} seats, {pawns} pawns: {missing:?}");
            for seat in (0..usize::from(seats)).map(Seat::new) {
                assert_eq!(look.layout().yard(seat).count(), usize::from(pawns));
            }
            assert!(look.layout().spots().iter().all(|spot| spot.form == TOKEN));
        }
    }
}
