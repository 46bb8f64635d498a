//! The rooms of the window: which of them may use which, and that no uses go round in a circle.
//!
//! What a file uses is read from its paths, outside its tests. A name that a room hands on from one of its files counts
//! as that file's; a `plugin` counts as nothing, for whatever stands above puts plugins together.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Source, read_all};

/// The rooms of the window, lowest first: each uses only those before it.
const ROOMS: &str = "log screen wish table games settings shelf asks current looking trust parting keeping own turn input \
                     contest training quality view showcase idle sound capture overlay window";

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

/// The room in which a module of the window lies; the window itself is none.
fn room(module: &str) -> Option<&str> {
    module.split("::").nth(1)
}

/// The arrows between rooms.
fn between_rooms(uses: &Uses) -> Uses {
    let mut rooms = Uses::new();
    for (module, used) in uses {
        for other in used {
            if let (Some(from), Some(to)) = (room(module), room(other))
                && from != to
            {
                rooms.entry(from.to_owned()).or_default().insert(to.to_owned());
            }
        }
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

/// The arrows that lead to a room that is not below.
fn upward(uses: &Uses) -> Vec<String> {
    let place = |room: &str| {
        ROOMS
            .split_whitespace()
            .position(|it| it == room)
            .expect("it is in ROOMS")
    };
    let mut found = Vec::new();
    for (from, used) in &between_rooms(uses) {
        let up = used.iter().filter(|to| place(to) > place(from));
        found.extend(up.map(|to| format!("{from} -> {to}")));
    }
    found
}

#[test]
fn the_window_gets_no_more_knots() {
    let uses = uses(&read_all());
    let rooms = between_rooms(&uses);
    let (up, knots, round) = (upward(&uses), circles(&rooms), circles(&uses));
    println!(
        "{} upward: {up:#?}\nrooms: {knots:#?}\nfiles: {round:#?}",
        up.len()
    );
    let size = |circles: &BTreeSet<BTreeSet<&str>>| circles.iter().map(BTreeSet::len).sum::<usize>();
    let now = [up.len(), size(&knots), size(&round)];
    // As many as there were when they were first counted; none are to be left.
    assert!(
        now.iter().zip([15, 10, 52]).all(|(now, then)| *now <= then),
        "{now:?}"
    );
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
    ];
    let files: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
    let uses = uses(&files);
    assert_eq!(
        circles(&uses),
        [["app::current", "app::turn::look"].into()].into()
    );
    assert_eq!(
        circles(&between_rooms(&uses)),
        [["current", "turn"].into()].into()
    );
    assert_eq!(upward(&uses), ["current -> turn"]);
}
