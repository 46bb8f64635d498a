//! Ludo against a slow model of its rules, written from the sentences of `docs/rules/ludo.md`.

mod facts;
mod play;
mod reference;
mod transcript;

use homestretch::rules::{
    Seat,
    ludo::{Config, HomeMoves, PlayToLast, WhoBegins},
};
use proptest::{prelude::*, sample::select};

/// Any table with any house rules.
fn configs() -> impl Strategy<Value = Config> {
    let home = select(vec![HomeMoves::Choice, HomeMoves::Last, HomeMoves::Never]);
    let last = select(vec![PlayToLast::On, PlayToLast::OneLeft, PlayToLast::Off]);
    let limits = (prop::option::of(2_u8..=4), prop::option::of(1_u16..=400));
    (
        (2_u8..=4, 0_u8..16, 1_u8..=4),
        any::<[bool; 5]>(),
        home,
        last,
        limits,
    )
        .prop_map(
            |((seats, empty, pawns), flags, home_moves, play_to_last, (six_limit, max_rolls))| {
                let is_empty = |seat: &usize| empty >> seat & 1 == 1;
                let mut empty: Vec<Seat> = (0..usize::from(seats)).filter(is_empty).map(Seat::new).collect();
                empty.truncate(usize::from(seats) - 2);
                let plays = |seat: &Seat| !empty.contains(seat);
                let first = (0..usize::from(seats)).map(Seat::new).find(plays);
                Config {
                    seats,
                    pawns,
                    forced_second_roll: flags[0],
                    forced_six_also_draws: flags[1],
                    forced_strikes_own: flags[2],
                    bounce: flags[3],
                    home_moves,
                    six_limit,
                    play_to_last,
                    who_begins: match first.filter(|_| flags[4]) {
                        Some(seat) => WhoBegins::Seat(seat),
                        None => WhoBegins::Rolled,
                    },
                    max_rolls,
                    empty,
                }
            },
        )
}
