//! What the pages of the rules show: each its own, and what happens as a course over time.

use homestretch::{
    catalogue::{self, Config, Entry, Example, Lesson, Ours},
    staging::{
        Boards, Kind, Layout, MarkKind, SpotName,
        course::{Actor, Course},
    },
};

/// Pages that are no rule, or whose rule no board of a table can show: nothing is shown beside them but the board as it is
/// laid.
const WITHOUT: [&str; 10] = [
    "howto-quoridor-lost",
    "howto-ludo-opponents",
    "howto-ludo-options",
    "howto-ludo-messages",
    "howto-ludo-speech",
    "howto-ludo-origin",
    "howto-ludo-die",
    "howto-ludo-children",
    "howto-ludo-credits",
    "howto-compromise-origin",
];

/// Every table that has a name, with its lessons.
fn taught() -> Vec<(String, &'static dyn Entry, Vec<Lesson>)> {
    let mut all = Vec::new();
    for entry in Ours::GAMES {
        for preset in entry.presets() {
            let config = entry.preset(&entry.default_config(), preset).expect("a preset");
            all.push((
                format!("{} {preset}", entry.name()),
                entry,
                entry.lessons(&config),
            ));
        }
    }
    all
}

/// What is seen of an example.
fn seen(example: &Example) -> String {
    let events: Vec<String> = example
        .events
        .iter()
        .map(|(_, event)| format!("{event:?}"))
        .collect();
    format!(
        "{} {:?} {:?} {:?} {events:?}",
        example.board.text(),
        example.number,
        example.spots,
        example.way
    )
}

#[test]
fn every_rule_is_shown_and_no_two_pages_show_the_same() {
    for (table, _, lessons) in taught() {
        let mut known: Vec<(String, String)> = Vec::new();
        for Lesson { title, example, .. } in lessons {
            let Some(example) = example else {
                assert!(
                    WITHOUT.contains(&title.key.as_str()),
                    "{table}: {} shows nothing",
                    title.key
                );
                continue;
            };
            let seen = seen(&example);
            if let Some((other, _)) = known.iter().find(|(_, known)| *known == seen) {
                panic!("{table}: {other} and {} show {seen}", title.key);
            }
            known.push((title.key, seen));
        }
    }
}

/// Every example of every game with its course.
fn courses() -> Vec<(String, Example, Course, Layout)> {
    let boards = Boards::default();
    let mut all = Vec::new();
    for (table, entry, lessons) in taught() {
        for Lesson { title, example, .. } in lessons {
            let Some(example) = example else { continue };
            let staging = entry.look(&*example.board, &boards).expect("a look");
            let course = example.course(&*staging);
            all.push((
                format!("{table} {}", title.key),
                example,
                course,
                staging.layout().clone(),
            ));
        }
    }
    all
}

/// The course of a lesson of the usual table of Compromise.
fn of_compromise(key: &str) -> (Course, Layout) {
    let name = format!("compromise simple howto-compromise-{key}");
    let found = courses().into_iter().find(|(at, ..)| *at == name);
    let (.., course, layout) = found.expect("the lesson");
    (course, layout)
}

#[test]
fn every_game_teaches_with_pieces_that_go() {
    let all = courses();
    for entry in Ours::GAMES {
        let own = all.iter().filter(|(at, ..)| at.starts_with(entry.name()));
        let moving = own.filter(|(.., course, _)| course.moves()).count();
        assert!(moving > 6, "{}: {moving}", entry.name());
    }
}

#[test]
fn who_goes_begins_where_it_stands_and_ends_where_it_is_to_be() {
    for (at, _, course, layout) in courses() {
        for actor in &course.actors {
            let there = |spot: &SpotName| layout.spot(spot.as_str()).expect("it is on the board").at;
            if let Some(first) = actor.seen(0.0) {
                assert_eq!(first.at, there(&actor.from), "{at}: {actor:?}");
            }
            let last = actor.seen(999.0).expect("it has come");
            assert!(last.at.distance(there(&actor.to)) < 1e-4, "{at}: {actor:?}");
        }
    }
}

#[test]
fn the_aim_of_a_race_is_a_whole_way_of_a_piece_that_stands_where_it_begins() {
    let tables: [(&dyn Entry, Vec<Config>); 3] = [
        (super::MEJN, super::with_presets()),
        (&catalogue::ludo::Catalogued, super::ludo::tables()),
        (&catalogue::quoridor::Catalogued, super::quoridor::tables()),
    ];
    for (entry, config) in tables
        .iter()
        .flat_map(|(entry, all)| all.iter().map(move |config| (*entry, config)))
    {
        let lessons = entry.lessons(config);
        let example = lessons.first().and_then(|aim| aim.example.as_ref());
        let example = example.unwrap_or_else(|| panic!("{config:?} shows no aim"));
        let staging = entry.look(&*example.board, &Boards::default()).expect("a look");
        let scene = staging.scene(&*example.board, example.eyes());
        let layout = staging.layout();
        let first = example.way.first().expect("a way").clone();
        assert!(scene.pieces.contains(&(example.seat, first)), "{config:?}");
        assert!(
            example
                .way
                .iter()
                .all(|spot| layout.spot(spot.as_str()).is_some()),
            "{config:?}: {:?}",
            example.way
        );
        let course = example.course(&*staging);
        let goes = |actor: &&Actor| actor.walks && Some(&actor.to) == example.way.last();
        assert_eq!(course.actors.iter().filter(goes).count(), 1, "{config:?}");
    }
}

#[test]
fn what_is_forbidden_is_given_up() {
    let all = courses();
    let forbidden: Vec<_> = all
        .iter()
        .filter(|(_, example, ..)| example.forbidden().is_some())
        .collect();
    assert!(forbidden.len() > 3);
    for (at, _, course, _) in forbidden {
        // What goes past home ends nowhere that could be tried.
        assert!(course.moves() || at.ends_with("howto-ludo-bounce"), "{at}");
        for actor in &course.actors {
            assert_eq!(actor.from, actor.to, "{at}");
        }
    }
}

#[test]
fn pips_fall_from_their_bags_and_those_that_are_scored_go_to_the_trays() {
    let (fall, layout) = of_compromise("fall");
    let come = |course: &Course, layout: &Layout, kind: Kind| {
        let to = |spot: &SpotName| layout.spot(spot.as_str()).is_some_and(|spot| spot.kind == kind);
        course.actors.iter().filter(|actor| to(&actor.to)).count()
    };
    assert_eq!(come(&fall, &layout, Kind::Heap), 60);
    let (score, layout) = of_compromise("score");
    assert!(come(&score, &layout, Kind::Tray) > 3);
    let counted = |moment: f32| -> usize {
        let counts = score.counted(moment).into_iter();
        let scores = counts.filter(|(spot, _)| {
            layout
                .spot(spot.as_str())
                .is_some_and(|spot| spot.kind == Kind::Score)
        });
        scores.map(|(_, count)| count).sum()
    };
    assert_eq!(counted(0.0), 0);
    assert_eq!(counted(999.0), come(&score, &layout, Kind::Tray));
}

#[test]
fn what_is_named_is_turned_and_freezes_all_but_what_stays_free() {
    for (key, free) in [("freeze", 1), ("same", 8)] {
        let (course, layout) = of_compromise(key);
        let count = |kind: MarkKind| {
            let last = course.marked(999.0).iter();
            last.filter(|mark| mark.kind == kind).count()
        };
        assert_eq!(
            [count(MarkKind::Free), count(MarkKind::Frozen)],
            [free, 27 - free],
            "{key}"
        );
        let turned = course.actors.iter().filter(|actor| {
            let spot = layout.spot(actor.from.as_str());
            spot.is_some_and(|spot| spot.kind == Kind::Slate) && actor.faces().len() > 1
        });
        assert_eq!(turned.count(), 6, "{key}");
    }
}
