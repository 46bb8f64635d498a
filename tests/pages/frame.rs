//! What holds all pages together: themes and tabs, the boards of lessons, keys as they are written, tips that lie on
//! nothing, and clicks that are heard.

use homestretch::play::proof::Verdict;

use super::*;

/// A press of a tenth of a second with a pointer that stays where it is; frames come only with what happens.
fn press_still(play: &mut Screenplay, at: Pos2) {
    for pressed in [true, false] {
        play.tell([Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }]);
        play.frames(1);
    }
}

/// Presses a text where it stands first.
fn press_first(play: &mut Screenplay, text: &str) {
    let at = first(play, text);
    play.tell([Event::PointerMoved(at)]);
    press_still(play, at);
    play.frames(6);
}

/// Where a text stands first: on the field of a list or a tab, and not in what lies below it.
fn first(play: &Screenplay, text: &str) -> Pos2 {
    let mut seen = play.app.world().resource::<Seen>().0.iter();
    let found = seen.find(|it| !it.below && it.text == text);
    found.map(|it| it.rect.center()).expect("it is there")
}

/// What is filled with one colour and is so large.
fn ground(play: &Screenplay, least: f32) -> Vec<egui::Color32> {
    let sheets = play.app.world().resource::<Sheets>().0.iter();
    let large = sheets.filter(|it| it.rect.width().min(it.rect.height()) > least && !it.is_picture);
    large.map(|it| it.fill).filter(egui::Color32::is_opaque).collect()
}

pub(super) fn a_theme_dresses_the_pages_as_soon_as_it_is_chosen() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    play.go(Screen::Table, Page::Settings);
    play.click(&texts::text("settings-part-look"));
    let usual = ground(&play, 300.0);
    assert!(!usual.is_empty(), "the sheet of the page");
    let mut grounds = vec![usual];
    for theme in ["wood", "night", "contrast"] {
        play.click(&texts::text(&format!("theme-{theme}")));
        assert_eq!(play.app.world().resource::<Settings>().theme, theme);
        let dressed = ground(&play, 300.0);
        assert!(!grounds.contains(&dressed), "{theme}: {dressed:?} is as before");
        grounds.push(dressed);
    }
    let is_black = |ground: &egui::Color32| *ground == egui::Color32::BLACK;
    assert!(
        grounds[3].iter().all(is_black),
        "high contrast reaches the panels: {:?}",
        grounds[3]
    );
    // The title and the set-up too.
    for screen in [Screen::Title, Screen::Setup] {
        play.go(screen, Page::None);
        let sheets = &play.app.world().resource::<Sheets>().0;
        let [r, g, b] = [0x1E, 0x17, 0x14];
        let usual = egui::Color32::from_rgb(r, g, b);
        assert!(sheets.iter().all(|it| it.fill != usual), "{screen:?}");
    }
}

pub(super) fn tabs_of_the_settings_stand_still_and_each_opens_at_its_top() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    play.go(Screen::Table, Page::Settings);
    let parts =
        ["play", "look", "sound", "language"].map(|part| texts::text(&format!("settings-part-{part}")));
    let places = |play: &Screenplay| parts.clone().map(|part| first(play, &part));
    let before = places(&play);
    for (part, topmost) in [
        (1, "settings-theme"),
        (3, "settings-language"),
        (0, "settings-speed"),
        (1, "settings-theme"),
    ] {
        press_first(&mut play, &parts[part]);
        assert_eq!(places(&play), before);
        assert!(play.shows(&texts::text(topmost)), "{topmost} is at the top");
        play.scroll_down();
        assert_eq!(places(&play), before, "the wheel leaves them where they are");
    }
}

pub(super) fn the_boards_of_lessons_show_what_happens_again_and_again() {
    let moves = |play: &mut Screenplay| {
        let mut seen = BTreeSet::new();
        for _ in 0..80 {
            play.frames(1);
            let pictures = play.app.world().resource::<Sheets>().0.iter();
            let places = pictures
                .filter(|it| it.is_picture)
                .map(|it| format!("{:?}", it.rect));
            seen.insert(places.collect::<Vec<_>>().join(" "));
        }
        seen.len()
    };
    for game in ["mejn", "ludo", "dog", "quoridor"] {
        let entry = catalogue::Ours::GAMES
            .named(game)
            .expect("it is in the catalogue");
        let mut play = Screenplay::begin(game, entry.seats(&entry.default_config()), 1);
        play.app.world_mut().resource_mut::<Settings>().speed = 1.0;
        play.go(Screen::Table, Page::Rules);
        // In the first lessons nothing may go: a position alone, or dice that fall.
        let mut places = moves(&mut play);
        for _ in 0..9 {
            if places <= 10 {
                play.click(&texts::text("rules-next"));
                places = moves(&mut play);
            }
        }
        assert!(places > 10, "{game}: a piece goes");
        play.app.world_mut().resource_mut::<Settings>().motion = Motion::Reduced;
        play.frames(2);
        assert_eq!(moves(&mut play), 1, "{game}: with less motion it stands still");
    }
}

pub(super) fn the_rules_are_read_one_after_another() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    let entry = catalogue::Ours::GAMES[0];
    let lessons = entry.lessons(&entry.default_config());
    let title = |at: usize| texts::say(&lessons[at].text);
    play.go(Screen::Table, Page::Rules);
    assert!(play.shows(&title(0)) && !play.shows(&title(1)));
    play.click(&texts::text("rules-next"));
    assert!(play.shows(&title(1)) && !play.shows(&title(0)));
    play.key(Key::PageDown);
    play.frames(4);
    assert!(play.shows(&title(2)));
    play.click(&texts::text("rules-previous"));
    assert!(play.shows(&title(1)));
    // From the list one comes to any of them.
    press_first(&mut play, &texts::say(&lessons[1].title));
    play.click(&texts::say(&lessons[4].title));
    assert!(play.shows(&title(4)));
}

pub(super) fn a_game_that_is_over_is_checked_on_the_page_of_its_die() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    let check = texts::text("die-check-now");
    play.go(Screen::Table, Page::Die);
    assert!(!play.shows(&check), "it goes on");
    play.end(catalogue::Ours::GAMES[0], 4);
    play.go(Screen::Table, Page::Die);
    let game = play.app.world().resource::<Current>().game();
    let verdict = Verdict::of(game, Some(&game.commitment()));
    let told = texts::say(&verdict.sentence);
    assert!(verdict.passes && !play.shows(&told));
    play.click(&check);
    assert!(play.shows(&told) && !play.shows(&check), "{:?}", play.read());
}

pub(super) fn the_page_on_keys_is_that_of_the_game_and_names_each_key_once() {
    for (game, turns, rest) in [("mejn", false, false), ("quoridor", true, false)] {
        let mut play = Screenplay::begin(game, 2, 1);
        resize(&mut play.app, (2560.0, 1440.0), 1.0);
        play.go(Screen::Table, Page::Help);
        assert_eq!(play.shows(&texts::text("act-turn")), turns, "{game}");
        assert_eq!(play.shows(&texts::text("act-rest")), rest, "{game}");
        let has_die = play.shows(&texts::text("help-mouse-die"));
        assert_eq!(has_die, game == "mejn", "{game}: the die");
        let plus = play.read().iter().filter(|text| *text == "+").count();
        assert_eq!(plus, 1, "{game}: + is named once");
    }
}

pub(super) fn what_a_tip_explains_can_be_pressed_while_it_is_seen() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    play.go(Screen::Table, Page::None);
    let name = |key: &str| texts::text(key);
    let paused = |play: &Screenplay| play.app.world().resource::<Current>().is_paused();
    play.app.world().resource::<AccessibilityRequested>().set(true);
    play.frames(4);
    for times in 0..3 {
        let at = play.button(&name(if paused(&play) {
            "panel-go-on"
        } else {
            "panel-pause"
        }));
        play.tell([Event::PointerMoved(at)]);
        play.frames(20);
        assert!(
            play.shows(&name(if paused(&play) {
                "panel-go-on"
            } else {
                "panel-pause"
            })),
            "the tip is seen"
        );
        let before = paused(&play);
        press_still(&mut play, at);
        play.frames(2);
        assert_ne!(paused(&play), before, "press {times} is heard");
    }
    // A page that is opened by a key lies over all, also over what the pointer rests on.
    let at = play.button(&name("panel-go-on"));
    play.tell([Event::PointerMoved(at + vec2(1.0, 1.0))]);
    play.frames(20);
    assert!(play.shows(&name("panel-go-on")), "the tip is seen");
    play.go(Screen::Table, Page::About);
    assert!(!play.shows(&name("panel-go-on")), "it is not seen over a page");
}

pub(super) fn no_tip_of_the_slider_lies_on_the_buttons_below_it() {
    let mut play = Screenplay::begin("mejn", 4, 0);
    play.frames(200);
    play.app.world_mut().write_message(Ask::Replay(Seek::To(3)));
    play.app.world().resource::<AccessibilityRequested>().set(true);
    play.frames(6);
    let back = play.button(&texts::text("replay-previous"));
    let before = play.read().len();
    // Above the first button lies the line of the slider.
    play.tell([Event::PointerMoved(back - vec2(0.0, 36.0))]);
    play.frames(20);
    let world = play.app.world();
    let tip = world
        .resource::<Seen>()
        .0
        .iter()
        .rfind(|it| it.text.parse::<u32>().is_ok());
    let tip = tip.expect("the step is told").rect;
    assert!(play.read().len() > before, "the tip is seen");
    assert!(
        tip.bottom() < back.y - 36.0,
        "{tip:?} is above the line, {back:?} below it"
    );
}

pub(super) fn what_is_told_on_a_title_that_scrolls_lies_on_none_of_its_words() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    resize(&mut play.app, (1024.0, 640.0), 2.0);
    play.app.world_mut().resource_mut::<Keeping>().trouble =
        Some("The folder of games is not there.".to_owned());
    play.go(Screen::Title, Page::None);
    for _ in 0..12 {
        play.look("the title with a notice");
        play.wheel(-120.0);
    }
    assert!(play.faults.is_empty(), "{:?}", play.faults);
    let notice = play.place("The folder of games is not there.");
    let quit = play.place(&title::offered("title-quit"));
    assert!(quit.y < notice.y, "the last word ends above it");
}

/// A page opens below a pointer that is not moved: it rests on no tip any more, and its wheel turns the page.
pub(super) fn a_wheel_turns_a_page_that_opened_below_a_still_pointer() {
    let mut play = Screenplay::begin("dog", 4, 1);
    let at = egui::pos2(640.0, 500.0);
    let world = play.app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    let mut window = windows.single_mut(world).expect("a window");
    window.set_cursor_position(Some(Vec2::new(at.x, at.y)));
    let mut pointers = world.query::<&mut EguiContextPointerPosition>();
    for mut pointer in pointers.iter_mut(world) {
        pointer.position = at;
    }
    play.tell([Event::PointerMoved(at)]);
    play.go(Screen::Table, Page::Puzzles);
    let before = play.read();
    play.tell([Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -200.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    }]);
    play.frames(20);
    assert_ne!(play.read(), before, "it has scrolled");
}

/// What came of a game stands where the side panel was; the panel comes back when it is asked for, and goes again.
pub(super) fn the_end_takes_the_place_of_the_side_panel_and_gives_it_back() {
    let mut play = Screenplay::begin("mejn", 2, 1);
    let [events, again, board] = ["panel-events", "over-again", "over-board"].map(texts::text);
    assert!(play.shows(&events), "while it is played");
    play.play_on();
    let is_folded = |play: &Screenplay| play.app.world().resource::<Settings>().folded;
    assert!(play.shows(&again) && !play.shows(&events), "{:?}", play.read());
    play.click(&board);
    play.frames(3);
    assert!(play.shows(&events) && !play.shows(&again), "{:?}", play.read());
    for places in [true, false, true] {
        // As the key does, and the button above.
        play.app.world_mut().write_message(Folding);
        play.frames(4);
        assert_eq!((play.shows(&again), play.shows(&events)), (places, !places));
        assert!(!is_folded(&play), "what is set stays");
    }
}

/// Where there is little room the panel is asked for each time anew, and what is set for wide windows stays.
pub(super) fn in_a_narrow_window_the_panel_comes_when_it_is_asked_for() {
    let mut play = Screenplay::begin("mejn", 2, 1);
    let events = texts::text("panel-events");
    let is_folded = |play: &Screenplay| play.app.world().resource::<Settings>().folded;
    for (wide, shown) in [(640.0, [false, true, false]), (1280.0, [true, false, true])] {
        resize(&mut play.app, (wide, 800.0), 1.0);
        play.frames(6);
        for (asked, shown) in shown.into_iter().enumerate() {
            if asked > 0 {
                play.app.world_mut().write_message(Folding);
                play.frames(4);
            }
            assert_eq!(play.shows(&events), shown, "{wide} wide, asked {asked} times");
            assert_eq!(is_folded(&play), wide > 1000.0 && !shown);
        }
    }
}

/// What was done besides stands beside the table, or below it where the panel is folded, and never in both places.
pub(super) fn what_was_done_besides_is_said_once() {
    let mut play = Screenplay::begin("mejn", 2, 1);
    play.plug(1);
    let current = play.app.world().resource::<Current>();
    let notice = current.notice().expect("a pad has joined").to_owned();
    for wide in [1280.0, 640.0] {
        resize(&mut play.app, (wide, 800.0), 1.0);
        play.frames(6);
        let said = play.read();
        let said: Vec<&String> = said.iter().filter(|said| said.contains(&notice)).collect();
        assert_eq!(said.len(), 1, "{wide} wide: {said:?}");
    }
}

/// Where one is to look while the others look away, nothing else is said: it would lie on the button.
pub(super) fn who_is_to_look_next_is_told_alone() {
    let mut play = Screenplay::begin("dog", 4, 2);
    let look = texts::text("cover-look");
    for _ in 0..600 {
        if play.shows(&look) {
            break;
        }
        play.frames(2);
    }
    assert!(play.shows(&look), "{:?}", play.read());
    let current = play.app.world().resource::<Current>();
    let (_, reason) = current.reason().expect("why a computer gave its card");
    let reason = current.say(reason);
    assert!(!play.shows(&reason), "«{reason}» is not said now");
}
