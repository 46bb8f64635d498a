//! The floors as `docs/architecture.md` draws them: the arrows there are those that hold.

use std::collections::{BTreeMap, BTreeSet};

use super::{ROOMS, window};

const PAGE: &str = include_str!("../../docs/architecture.md");

/// The arrows of a drawing: `a --> b & c`.
fn arrows(page: &str, number: usize) -> BTreeMap<&str, BTreeSet<&str>> {
    let drawing = page.split("```mermaid\n").nth(number + 1).expect("a drawing");
    let (drawing, _) = drawing.split_once("```").expect("its end");
    let lines = drawing.lines().filter_map(|line| line.split_once("-->"));
    lines
        .map(|(from, to)| (from.trim(), to.split('&').map(str::trim).collect()))
        .collect()
}

/// All rooms to which arrows lead from one, near or far.
fn reached<'a>(arrows: &BTreeMap<&'a str, BTreeSet<&'a str>>, room: &str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&str> = arrows.get(room).into_iter().flatten().copied().collect();
    while let Some(next) = open.pop() {
        if found.insert(next) {
            open.extend(arrows.get(next).into_iter().flatten());
        }
    }
    found
}

/// Fails unless a drawing has these rooms, and arrows that lead to all that each may use and to nothing else.
#[track_caller]
fn drawn(arrows: &BTreeMap<&str, BTreeSet<&str>>, rooms: &[(&str, &str)]) {
    let all: BTreeSet<&str> = arrows
        .iter()
        .flat_map(|(from, to)| to.iter().chain([from]))
        .copied()
        .collect();
    assert_eq!(
        all,
        rooms.iter().map(|(room, _)| name(room)).collect(),
        "the rooms"
    );
    for (room, below) in rooms {
        let room = name(room);
        let below: BTreeSet<&str> = below.split_whitespace().map(name).collect();
        let reached = reached(arrows, room);
        assert!(
            below.is_subset(&reached),
            "{room} uses {below:?}, and is drawn above {reached:?}"
        );
        let beside: Vec<_> = arrows
            .get(room)
            .into_iter()
            .flatten()
            .filter(|to| !below.contains(*to))
            .collect();
        assert!(
            beside.is_empty(),
            "{room} is drawn with arrows that it has not: {beside:?}"
        );
    }
}

/// A room within a room is drawn by its own name.
fn name(room: &str) -> &str {
    room.rsplit('/').next().unwrap_or(room)
}

#[test]
fn the_drawings_have_the_rooms_and_their_arrows() {
    drawn(&arrows(PAGE, 0), &ROOMS);
    drawn(&arrows(PAGE, 1), &window::ROOMS);
}

#[test]
fn arrows_are_followed_from_room_to_room() {
    let arrows = arrows("```mermaid\ngraph TD\n  a --> b & c\n  c --> d\n```", 0);
    assert_eq!(reached(&arrows, "a"), ["b", "c", "d"].into());
    assert_eq!(reached(&arrows, "b"), [].into());
}
