//! Who meets whom, and who sits where: the encounters of a tournament with all their seatings, in a fixed order.

use std::collections::BTreeSet;

use super::{
    tournament::{Shape, Tournament},
    venue::{Seating, seats_of},
};
use crate::{
    catalogue::Places,
    rules::{Message, Seat, SeatSet},
};

/// The most encounters: who wants more asks for something else.
const MOST_ENCOUNTERS: usize = 100_000;
/// The most games of a round, one block of every encounter.
const MOST_SEATINGS: usize = 1_000_000;

/// The encounters of a tournament: each is all seatings of a block, without doubles.
///
/// # Errors
/// When the players are too few or too many for the shape, or the fixed seat is none.
pub(super) fn encounters(
    tournament: &Tournament,
    listed: &[Option<u16>],
    places: Places,
) -> Result<Vec<Vec<Seating>>, Message> {
    let seats = places.seats;
    let too_few = |least: usize| {
        Message::new("arena-too-few")
            .with("count", listed.len() as i64)
            .with("least", least as i64)
            .with("shape", tournament.shape.word())
    };
    let seated = |who: &[Option<u16>]| -> Seating { std::array::from_fn(|k| who.get(k).copied().flatten()) };
    if tournament.shape != Shape::Table {
        if let Some(twice) = (1..listed.len()).find(|&k| listed[..k].contains(&listed[k])) {
            return Err(Message::new("arena-twice").with("name", tournament.players[twice].as_str()));
        }
        if tournament.fixed_seat.is_some() {
            return Err(Message::new("arena-fixed-shape"));
        }
    }
    let pair = |one: Option<u16>, other: Option<u16>| -> Vec<Seating> {
        let alternate = |first, second| -> Seating {
            std::array::from_fn(|k| {
                if k >= seats {
                    None
                } else if k % 2 == 0 {
                    first
                } else {
                    second
                }
            })
        };
        vec![alternate(one, other), alternate(other, one)]
    };
    let bases: Vec<Vec<Seating>> = match tournament.shape {
        Shape::Table => {
            let is_taken = |seat: usize| seat < seats && places.has(seat);
            if tournament.fixed_seat.is_some_and(|seat| !is_taken(seat)) {
                return Err(Message::new("arena-fixed-seat").with("most", seats as i64 - 1));
            }
            let by_seat = places.seat(listed.iter().copied()).into_iter();
            vec![vec![seated(&by_seat.map(Option::flatten).collect::<Vec<_>>())]]
        }
        Shape::RoundRobin | Shape::Gauntlet => {
            if listed.len() < 2 {
                return Err(too_few(2));
            }
            let firsts = if tournament.shape == Shape::Gauntlet {
                1
            } else {
                listed.len()
            };
            (0..firsts)
                .flat_map(|one| (one + 1..listed.len()).map(move |other| (one, other)))
                .map(|(one, other)| pair(listed[one], listed[other]))
                .collect()
        }
        Shape::Brackets => {
            if !tournament.repetition && listed.len() < seats {
                return Err(too_few(seats));
            }
            choices(listed, seats, tournament.repetition)?
                .into_iter()
                .map(|who| vec![seated(&who)])
                .collect()
        }
    };
    let mut encounters: Vec<Vec<Seating>> = Vec::new();
    let mut games = 0;
    for bases in bases {
        let seatings = orbit(
            bases,
            places.taken,
            tournament.permutations,
            tournament.fixed_seat,
        );
        games += seatings.len();
        if games > MOST_SEATINGS {
            return Err(too_many(MOST_SEATINGS));
        }
        if seats_of(&seatings[0]).len() > 1 {
            encounters.push(seatings);
        }
    }
    if encounters.is_empty() {
        return Err(too_few(2));
    }
    Ok(encounters)
}

fn too_many(most: usize) -> Message {
    Message::new("arena-too-many").with("most", most as i64)
}

/// Every choice of `count` of these, in their order, each once or any number of times.
fn choices(listed: &[Option<u16>], count: usize, repetition: bool) -> Result<Vec<Vec<Option<u16>>>, Message> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = all.iter().flat_map(|chosen| {
            let from = match chosen.last() {
                Some(&last) if repetition => last,
                Some(&last) => last + 1,
                None => 0,
            };
            (from..listed.len()).map(move |next| {
                let mut chosen = chosen.clone();
                chosen.push(next);
                chosen
            })
        });
        all = longer.take(MOST_ENCOUNTERS + 1).collect();
        if all.len() > MOST_ENCOUNTERS {
            return Err(too_many(MOST_ENCOUNTERS));
        }
    }
    Ok(all
        .into_iter()
        .map(|chosen| chosen.into_iter().map(|k| listed[k]).collect())
        .collect())
}

/// All distinct seatings that come from these by turning the table, or by every order of the seats that are taken; what sits
/// at a fixed seat stays there. In a fixed order.
fn orbit(bases: Vec<Seating>, taken: SeatSet, permutations: bool, fixed: Option<usize>) -> Vec<Seating> {
    let seats = taken.iter().map(Seat::index);
    let moving: Vec<usize> = seats.filter(|&k| Some(k) != fixed).collect();
    let mut all: Vec<Seating> = Vec::new();
    let mut known = BTreeSet::new();
    let mut add = |seating: Seating| {
        if known.insert(seating) {
            all.push(seating);
        }
    };
    for base in bases {
        if permutations {
            for order in orders(moving.len()) {
                let mut seating = base;
                for (&to, from) in moving.iter().zip(order) {
                    seating[to] = base[moving[from]];
                }
                add(seating);
            }
        } else {
            for turn in 0..moving.len() {
                let mut seating = base;
                for (k, &to) in moving.iter().enumerate() {
                    seating[to] = base[moving[(k + moving.len() - turn) % moving.len()]];
                }
                add(seating);
            }
        }
    }
    all
}

/// All orders of the first `count` numbers, in lexicographic order.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..count)
                    .filter(|next| !order.contains(next))
                    .map(|next| [&order[..], &[next]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The encounters with a letter for each player, by the letters of who is listed.
    fn letters(listed: &str, seats: usize, change: impl FnOnce(&mut Tournament)) -> Vec<Vec<String>> {
        let mut tournament = Tournament::default();
        change(&mut tournament);
        let number = |letter: char| (letter != '-').then_some(letter as u16);
        let listed: Vec<Option<u16>> = listed.chars().map(number).collect();
        let letter = |who: &Option<u16>| who.map_or('-', |who| who as u8 as char);
        let seated = |seating: Seating| seating[..4].iter().map(letter).collect();
        encounters(&tournament, &listed, Places::for_each(seats))
            .expect("encounters")
            .into_iter()
            .map(|seatings| seatings.into_iter().map(seated).collect())
            .collect()
    }

    #[test]
    fn a_block_is_every_distinct_turn_of_the_table() {
        assert_eq!(letters("abbb", 4, |_| {}), [["abbb", "babb", "bbab", "bbba"]]);
        assert_eq!(letters("abab", 4, |_| {}), [["abab", "baba"]]);
    }

    #[test]
    fn a_fixed_seat_stays_while_the_others_take_every_order() {
        let change = |it: &mut Tournament| {
            it.permutations = true;
            it.fixed_seat = Some(0);
        };
        assert_eq!(
            letters("abcd", 4, change),
            [["abcd", "abdc", "acbd", "acdb", "adbc", "adcb"]]
        );
    }

    #[test]
    fn brackets_with_repetition_and_every_order_are_every_seating() {
        let encounters = letters("abc", 4, |it| {
            it.shape = Shape::Brackets;
            it.repetition = true;
            it.permutations = true;
        });
        let mut all = encounters.concat();
        assert_eq!((encounters.len(), all.len()), (15, 81));
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 81);
    }

    #[test]
    fn pairs_share_the_seats_in_turn() {
        let pairs = letters("abc", 4, |it| it.shape = Shape::RoundRobin);
        assert_eq!(pairs, [["abab", "baba"], ["acac", "caca"], ["bcbc", "cbcb"]]);
        let pairs = letters("abc", 3, |it| it.shape = Shape::Gauntlet);
        assert_eq!(pairs.len(), 2);
        assert_eq!(pairs[0], ["aba-", "aab-", "baa-", "bab-", "bba-", "abb-"]);
    }

    #[test]
    fn seats_may_be_empty() {
        assert_eq!(letters("a-b-", 4, |_| {}), [["a-b-", "-a-b", "b-a-", "-b-a"]]);
    }
}
