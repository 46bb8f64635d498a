//! The title and the set-up: what is offered, what stands still, and where each leads.

use super::*;

pub(super) fn the_first_arrow_stays_on_the_first_entry() {
    let mut play = Screenplay::begin(catalogue::Ours::GAMES[0].name(), 4, 1);
    play.app.world().resource::<AccessibilityRequested>().set(true);
    play.go(Screen::Title, Page::None);
    // The game on the table can be gone on with.
    for key in ["title-continue", "title-alone", "title-watch"] {
        play.key(Key::ArrowDown);
        play.frames(2);
        let focus = play.app.world().resource::<Told>().focus.clone();
        let focus = focus.unwrap_or_default();
        assert!(focus.starts_with(&offered(key)), "{key}: {focus}");
    }
}

/// What stands first in an offer of the title.
pub(super) fn offered(key: &str) -> String {
    texts::say(&Message::new(key).with("count", 4))
}

pub(super) fn nothing_on_the_title_moves_under_the_pointer() {
    let mut play = Screenplay::begin(catalogue::Ours::GAMES[0].name(), 4, 1);
    let places = |play: &Screenplay| {
        let seen = play.app.world().resource::<Seen>().0.iter();
        seen.map(|it| (it.text.clone(), it.rect, it.clip))
            .collect::<Vec<_>>()
    };
    for (size, scale) in [(SIZE, 1.0), ((1024.0, 640.0), 1.0), ((1024.0, 640.0), 2.0)] {
        resize(&mut play.app, size, scale);
        play.go(Screen::Title, Page::None);
        let before = places(&play);
        assert!(before.len() > 5, "{before:?}");
        for (text, rect, _) in &before {
            play.tell([Event::PointerMoved(rect.center())]);
            play.frames(4);
            assert_eq!(
                places(&play),
                before,
                "{size:?} × {scale}: the pointer is on {text}"
            );
        }
        play.tell([Event::PointerGone]);
        play.frames(2);
        // Nor do the games when one is pressed, though not each has a last table.
        let games = catalogue::Ours::GAMES
            .into_iter()
            .map(|game| texts::text(&format!("game-{}", game.name())));
        let seen = play.read();
        let games: Vec<String> = games.filter(|game| seen.contains(game)).collect();
        // In large letters the ways to begin come first.
        assert_eq!(games.len() == 5, scale < 2.0, "{size:?} × {scale}: {games:?}");
        let tiles = |play: &Screenplay| games.iter().map(|game| play.place(game)).collect::<Vec<_>>();
        let before = tiles(&play);
        for game in games.iter().chain(games.first()) {
            play.click(game);
            assert_eq!(tiles(&play), before, "{size:?} × {scale}: {game} was pressed");
        }
        play.tell([Event::PointerGone]);
    }
}

pub(super) fn the_title_says_who_is_to_move_in_the_game_that_was_left_open() {
    for (game, key) in [
        ("mejn", "turn-to-roll"),
        ("quoridor", "turn-to-choose"),
        ("dog", "turn-to-choose"),
    ] {
        let entry = catalogue::Ours::GAMES
            .named(game)
            .expect("it is in the catalogue");
        let mut play = Screenplay::begin(game, entry.seats(&entry.default_config()), 1);
        play.go(Screen::Title, Page::None);
        let current = play.app.world().resource::<Current>();
        let seat = current.actor().expect("somebody is to move");
        let moves = current.say(&Message::new(key).with("seat", seat));
        let name = texts::text(&format!("game-{game}"));
        assert!(
            play.shows(&format!("{name} · {moves}")),
            "{game}: {:?}",
            play.read()
        );
    }
}

pub(super) fn a_game_that_is_chosen_on_the_title_is_the_one_that_is_set_up() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    play.go(Screen::Setup, Page::None);
    for game in ["compromise", "dog", "quoridor"] {
        play.go(Screen::Title, Page::None);
        play.click(&texts::text(&format!("game-{game}")));
        let settings = play.app.world().resource::<Settings>();
        let entry = settings.entry(catalogue::Ours::GAMES);
        assert_eq!(entry.name(), game);
        play.click(&texts::text("title-setup"));
        assert_eq!(play.screen(), (Screen::Setup, Page::None));
        let company = company::table(entry, entry.usual_sitters());
        let opponent = company[1].called();
        assert!(play.shows(&opponent), "{game}: {:?}", play.read());
    }
}

pub(super) fn a_list_stays_at_its_field_whatever_the_wheel_does() {
    let mut play = Screenplay::begin("mejn", 6, 1);
    play.go(Screen::Setup, Page::None);
    let (person, help) = (texts::text("setup-person"), texts::text("setup-person-help"));
    // What was drawn first is the field, what was drawn last is in the list.
    let field = |play: &Screenplay| {
        let mut seen = play.app.world().resource::<Seen>().0.iter();
        seen.find(|it| it.text == person).expect("the field").rect
    };
    // A person's card says it too.
    let is_listed = |play: &Screenplay| play.read().iter().filter(|text| **text == help).count() > 1;
    let before = field(&play);
    play.click(&person);
    let listed = play.place(&help);
    assert!(
        (listed.x - before.center().x).abs() < 200.0,
        "{listed:?} is not at {before:?}"
    );
    let beside = egui::pos2(SIZE.0 / 2.0, SIZE.1 / 2.0);
    for (at, delta) in [listed, beside]
        .iter()
        .flat_map(|at| [-40.0, -400.0, 400.0].map(|delta| (*at, delta)))
    {
        play.wheel_at(at, delta);
        let is_open = is_listed(&play) || play.shows(&texts::text("own-another"));
        assert!(is_open, "the list is open still: {:?}", play.read());
        assert_eq!(field(&play), before, "the page stays under it");
    }
    play.key(Key::Escape);
    play.frames(4);
    assert!(!is_listed(&play));
    play.wheel_at(beside, -400.0);
    assert_ne!(field(&play), before, "without a list the page scrolls");
}

pub(super) fn the_way_back_leads_to_the_game_that_runs() {
    let mut play = Screenplay::beside(&[], "mejn", 4, 0, |_| {});
    let game = |play: &Screenplay| play.app.world().resource::<Current>().game().commitment();
    let before = game(&play);
    play.app.world_mut().write_message(Ask::Leave(Leave::Title));
    play.frames(6);
    assert_eq!(play.screen().0, Screen::Title);
    play.click(&texts::text("title-continue"));
    assert_eq!(play.screen().0, Screen::Table);
    // Set-up leads back to where one came from; the key for that asks for the menu.
    for from in [Screen::Table, Screen::Title] {
        play.go(from, Page::None);
        play.go(Screen::Setup, Page::None);
        play.go(Screen::Setup, Page::Menu);
        assert_eq!(play.screen(), (from, Page::None));
    }
    assert_eq!(game(&play), before);
    // A game that is over does not go on.
    play.go(Screen::Table, Page::None);
    play.play_on();
    play.go(Screen::Title, Page::None);
    assert!(!play.shows(&texts::text("title-continue")));
}

pub(super) fn the_title_tells_how_the_chosen_game_is_played() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    for game in ["quoridor", "compromise", "mejn"] {
        play.app.world_mut().write_message(Ask::Begin(Begin::Game(game)));
        play.go(Screen::Title, Page::Rules);
        let entry = catalogue::Ours::GAMES
            .named(game)
            .expect("it is in the catalogue");
        let lessons = entry.lessons(&entry.default_config());
        let first = texts::say(&lessons[0].text);
        assert!(play.shows(&first), "{game}: {first}; there is {:?}", play.read());
    }
}
