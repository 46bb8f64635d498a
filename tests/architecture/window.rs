//! The rooms of the window: which of them may use which, and that no uses go round in a circle.
//!
//! What a file uses is read from its paths, outside its tests. A name that a room hands on from one of its files counts
//! as that file's; a `plugin` counts as nothing, for whatever stands above puts plugins together.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Source, read_all};

/// The rooms of the window, lowest first, and the rooms that each may use: arrows point down only. To others, a room
/// within a room counts as the whole.
pub(crate) const ROOMS: [(&str, &str); 23] = [
    ("base", ""),
    ("table/things", ""),
    ("table/look", "table/things"),
    ("table/board", "table/things table/look"),
    ("table/pieces", "table/things table/look table/board"),
    ("table", "table/things table/look table/board table/pieces"),
    ("ask", ""),
    ("settings", "base table"),
    ("current", "ask settings"),
    ("selection", "current"),
    ("insight", "base current settings"),
    ("phones", "ask base current"),
    ("contest", "base"),
    ("keep", "base current settings"),
    ("input", "ask base current selection settings table"),
    ("turn", "base current insight keep selection settings table"),
    ("answer", "ask base current keep phones settings table turn"),
    ("show", "base current settings table turn"),
    ("overlay/widgets", "base current keep settings table"),
    (
        "overlay/panels",
        "ask base current input insight keep selection settings table turn overlay/widgets",
    ),
    (
        "overlay/pages",
        "ask base contest current input keep phones settings table overlay/widgets overlay/panels",
    ),
    (
        "overlay",
        "base settings table overlay/widgets overlay/panels overlay/pages",
    ),
    ("window", "ask base settings answer show overlay"),
];

/// The modules that each module of the window uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

fn uses(sources: &[Source]) -> Uses {
    let in_window = |source: &&Source| source.room() == Some("app") && !source.path.ends_with("tests.rs");
    let sources: Vec<Source> = sources.iter().filter(in_window).map(Source::untested).collect();
    let name = |path: &[&str]| path.join("::");
    let modules: BTreeSet<String> = sources.iter().map(|source| name(&source.module())).collect();
    // A path may begin with a module that lies below the file.
    let from_crate = |source: &Source, path: &[&str]| match path[0] {
        "crate" => name(&path[1..]),
        _ => name(&[&source.module()[..], path].concat()),
    };
    let handed_on: BTreeMap<String, String> = sources
        .iter()
        .flat_map(|source| {
            let all = source
                .used_and_handed_on()
                .into_iter()
                .filter(|(_, handed_on)| *handed_on);
            let named = all.map(|(path, _)| {
                let short = [&source.module()[..], &path[path.len() - 1..]].concat();
                (name(&short), from_crate(source, &path))
            });
            named.collect::<Vec<_>>()
        })
        .collect();
    let owner = |path: &str| {
        let path = handed_on.get(path).map_or(path, String::as_str);
        let ends = path.match_indices("::").map(|(at, _)| at).chain([path.len()]);
        let within = ends
            .map(|end| &path[..end])
            .filter(|part| modules.contains(*part));
        let module = within.last()?;
        (path != format!("{module}::plugin")).then(|| module.to_owned())
    };
    // What the window itself is started with is no matter of a room.
    let sources = sources.iter().filter(|source| source.module().len() > 1);
    let used = |source: &Source| {
        let paths = source
            .used_and_handed_on()
            .into_iter()
            .filter(|(_, handed_on)| !handed_on);
        let own = name(&source.module());
        let owners = paths.filter_map(|(path, _)| owner(&from_crate(source, &path)));
        (own.clone(), owners.filter(|owner| *owner != own).collect())
    };
    sources.map(used).collect()
}

/// The room in which a module of the window lies: the innermost one that is known. The window itself is none.
fn room(module: &str) -> String {
    let path = module.replace("::", "/");
    let path = path.trim_start_matches("app").trim_start_matches('/');
    let within = |room: &str| path == room || path.starts_with(&format!("{room}/"));
    let known = ROOMS.iter().map(|(room, _)| *room).filter(|room| within(room));
    let first = path.split('/').next().unwrap_or_default();
    known.max_by_key(|room| room.len()).unwrap_or(first).to_owned()
}

/// A room as another one sees it: beside the rooms within the same one it sees no room within a room.
fn seen_from(from: &str, room: String) -> String {
    let around = |room: &str| room.split('/').next().unwrap_or_default().to_owned();
    if around(from) == around(&room) {
        room
    } else {
        around(&room)
    }
}

/// The arrows between rooms.
fn between_rooms(uses: &Uses) -> Uses {
    let mut rooms = Uses::new();
    for (module, used) in uses {
        let from = room(module);
        let others = used
            .iter()
            .map(|other| seen_from(&from, room(other)))
            .filter(|other| *other != from);
        rooms.entry(from.clone()).or_default().extend(others);
    }
    rooms
}

/// Whatever can be reached from itself, gathered with what it goes round with.
fn circles(uses: &Uses) -> BTreeSet<BTreeSet<&str>> {
    let reach: BTreeMap<&str, BTreeSet<&str>> = uses
        .keys()
        .map(|from| (from.as_str(), reached(uses, from)))
        .collect();
    let leads = |from: &str, to: &str| reach.get(from).is_some_and(|all| all.contains(to));
    let circle = |it: &str| {
        reach[it]
            .iter()
            .copied()
            .filter(|other| leads(other, it))
            .collect()
    };
    let round = reach.keys().filter(|it| leads(it, it));
    round.map(|it| circle(it)).collect()
}

/// All that is used from here, near or far.
fn reached<'a>(uses: &'a Uses, from: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(next) = open.pop() {
        let below = uses.get(next).into_iter().flatten().map(String::as_str);
        open.extend(below.filter(|it| found.insert(*it)));
    }
    found
}

/// The arrows that lead to a room which is not below.
fn upward(uses: &Uses) -> Vec<String> {
    let mut found = Vec::new();
    for (from, used) in between_rooms(uses) {
        let below = ROOMS.iter().find(|(room, _)| *room == from);
        let below = below.map_or("", |(_, below)| below);
        let up = used
            .into_iter()
            .filter(|to| !below.split_whitespace().any(|room| room == to));
        found.extend(up.map(|to| format!("«{from}» may not use «{to}»")));
    }
    found
}

#[test]
fn arrows_between_the_rooms_of_the_window_point_down() {
    for (at, (room, below)) in ROOMS.iter().enumerate() {
        let lower = |name: &str| ROOMS[..at].iter().any(|(room, _)| *room == name);
        let up: Vec<_> = below.split_whitespace().filter(|name| !lower(name)).collect();
        assert!(up.is_empty(), "{room} is listed below {up:?}");
    }
    let uses = uses(&read_all());
    assert!(uses.len() > 100, "the window was not found");
    let found = upward(&uses);
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn no_files_of_the_window_use_each_other_in_a_circle() {
    let uses = uses(&read_all());
    let found = circles(&uses);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_knot_is_seen_through_names_that_are_handed_on() {
    let files = [
        (
            "src/app/turn/mod.rs",
            "mod look; pub use look::Replay; fn plugin() { look::plugin(); }",
        ),
        (
            "src/app/turn/look.rs",
            "use crate::app::current::Current; pub struct Replay;",
        ),
        ("src/app/current.rs", "use super::turn::Replay;"),
        (
            "src/app/input.rs",
            "use super::current::Current; #[cfg(test)] mod tests { use crate::app::turn::X; }",
        ),
        (
            "src/app/overlay/widgets/mod.rs",
            "use crate::app::overlay::pages::own; pub(in crate::app) fn button() {}",
        ),
        (
            "src/app/overlay/pages/own.rs",
            "use crate::app::overlay::widgets::button;",
        ),
        (
            "src/app/mod.rs",
            "mod current; pub struct Options; fn build() { current::begin(); }",
        ),
        ("src/app/base.rs", "use super::Options;"),
        (
            "src/app/table/mod.rs",
            "mod look; mod board; pub use look::camera::TableView; fn plugin() { board::plugin(); }",
        ),
        (
            "src/app/table/look/camera.rs",
            "use crate::app::table::board::spots::Laid; pub struct TableView;",
        ),
        ("src/app/table/board/spots.rs", "pub struct Laid;"),
        ("src/app/settings.rs", "use super::table::TableView;"),
    ];
    let files: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
    let uses = uses(&files);
    let knots = [
        ["app::current", "app::turn::look"].into(),
        ["app::overlay::pages::own", "app::overlay::widgets"].into(),
    ];
    assert_eq!(circles(&uses), knots.into());
    let up = [
        "«base» may not use «»",
        "«current» may not use «turn»",
        "«overlay/widgets» may not use «overlay/pages»",
        "«table/look» may not use «table/board»",
    ];
    assert_eq!(upward(&uses), up);
}
