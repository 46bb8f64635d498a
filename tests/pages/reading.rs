//! Every text fits, everything has a name for screen readers, and the makers of every game are named.

use super::*;

pub(super) fn every_text_of_every_page_fits_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    pseudo::write(folder.path());
    assert_eq!(
        texts::learn(folder.path()),
        [],
        "the invented language has no faults"
    );
    let mut faults = Vec::new();
    for game in catalogue::Ours::GAMES {
        let mut play = Screenplay::begin(game.name(), game.seats(&game.default_config()), 1);
        for language in languages() {
            play.speak(language);
            play.go(Screen::Table, Page::None);
            play.look(&format!("the table of {}", game.name()));
            play.go(Screen::Setup, Page::None);
            play.look(&format!("the set-up of {}", game.name()));
            play.go(Screen::Table, Page::Rules);
            play.look(&format!("the rules of {}", game.name()));
            if game.name() != catalogue::Ours::GAMES[0].name() {
                continue;
            }
            play.go(Screen::Title, Page::None);
            play.look("the title");
            for page in PAGES.into_iter().chain([Page::Help, Page::Tournament]) {
                play.go(Screen::Table, page);
                play.look(&format!("{page:?}"));
            }
            play.app
                .world_mut()
                .resource_mut::<Settings>()
                .remember("bot:no-such-program --fast");
            play.go(Screen::Setup, Page::None);
            play.seek(&texts::text("setup-person"));
            play.look("players of one's own");
            play.click(&texts::text("own-seat"));
            assert!(play.shows(&texts::text("own-nothing")));
            play.look("what is wrong with a player of one's own");
            play.go(Screen::Table, Page::None);
            let bot = Chair::new(Sitter::from("bot:python3 bots/hunter.py"));
            play.app
                .world_mut()
                .write_message(Ask::Change(Change::Sit(Seat::new(1), bot)));
            play.frames(6);
            assert_eq!(play.screen(), (Screen::Table, Page::Trust));
            play.look("whether a bot may be started");
            play.fill_disk();
            play.go(Screen::Table, Page::Unkept);
            play.look("what becomes of a game that can't be kept");
            play.go(Screen::Table, Page::Settings);
            for part in PARTS {
                play.click(&texts::text(&format!("settings-part-{part}")));
                play.look(&format!("the settings, part {part}"));
            }
            play.go(Screen::Table, Page::None);
            play.app.world_mut().write_message(Ask::Replay(Seek::To(0)));
            play.frames(6);
            play.look("looking back");
            play.app.world_mut().write_message(Ask::Replay(Seek::Leave));
            play.frames(2);
        }
        if game.name() == catalogue::Ours::GAMES[0].name() {
            play.play_on();
            for language in languages() {
                play.speak(language);
                play.look("the end of a game");
            }
        }
        assert!(
            play.looked > 200,
            "{}: only {} texts were seen",
            game.name(),
            play.looked
        );
        faults.extend(play.faults);
        faults.extend(secrets(game));
    }
    texts::speak(Language::ENGLISH);
    assert!(
        faults.is_empty(),
        "{} texts do not fit:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// What is wrong where all are persons: with what is said before each looks, and before all choose at once on pads.
fn secrets(game: &dyn Entry) -> BTreeSet<String> {
    let seats = game.seats(&game.default_config());
    let mut play = Screenplay::begin(game.name(), seats, seats);
    if !play
        .app
        .world()
        .resource::<Current>()
        .game()
        .board()
        .has_secrets()
    {
        return play.faults;
    }
    play.go(Screen::Table, Page::Console);
    play.click(&texts::text("console-state"));
    assert!(
        play.shows(&texts::text("console-secret")),
        "the console of {} waits until the end",
        game.name()
    );
    play.go(Screen::Table, Page::None);
    for pads in [0, seats] {
        play.plug(pads);
        for language in languages() {
            play.speak(language);
            let title = if pads == 0 { "cover-title" } else { "blind-" };
            play.look(&format!("{title} of {}", game.name()));
        }
    }
    assert_eq!(play.app.world().resource::<Blind>().0.len(), seats);
    play.faults
}

pub(super) fn everything_has_a_name_for_screen_readers() {
    for game in catalogue::Ours::GAMES {
        let mut play = Screenplay::begin(game.name(), game.seats(&game.default_config()), 1);
        play.app.world().resource::<AccessibilityRequested>().set(true);
        for (screen, page) in [
            (Screen::Table, Page::None),
            (Screen::Table, Page::Menu),
            (Screen::Table, Page::Quick),
            (Screen::Table, Page::Settings),
            (Screen::Table, Page::Rules),
            (Screen::Setup, Page::None),
            (Screen::Title, Page::None),
        ] {
            play.go(screen, page);
            let told = &play.app.world().resource::<Told>().all;
            let controls = [
                Role::Button,
                Role::CheckBox,
                Role::RadioButton,
                Role::Slider,
                Role::SpinButton,
                Role::TextInput,
            ];
            let mut count = 0;
            for (role, name) in told.iter().filter(|(role, _)| controls.contains(role)) {
                count += 1;
                let is_named = name.as_ref().is_some_and(|name| !name.trim().is_empty());
                // What is written into a field is its value, and an empty one has none.
                assert!(
                    is_named || *role == Role::TextInput,
                    "{screen:?} {page:?}: a {role:?} has no name"
                );
            }
            assert!(count > 2, "{screen:?} {page:?}: {told:?}");
        }
        play.go(Screen::Table, Page::None);
        let told = play.app.world().resource::<Told>();
        let current = play.app.world().resource::<Current>();
        let scene = current.staging().scene(current.shown(), current.eyes());
        let names: Vec<&String> = told.all.iter().filter_map(|(_, name)| name.as_ref()).collect();
        let layout = current.staging().layout();
        let fields = layout
            .spots()
            .iter()
            .filter(|spot| spot.kind == Kind::Field)
            .count();
        for seat in current.game().board().seats().iter() {
            let name = current.name(seat);
            // Of what lies in heaps each field tells how much there is.
            let (own, said) = if fields > 0 {
                (fields, format!("{name} has"))
            } else {
                let own = scene.pieces.iter().filter(|(owner, _)| *owner == seat);
                (own.count(), format!("of {name}"))
            };
            let read = names.iter().filter(|text| text.contains(&said)).count();
            assert!(
                read >= own,
                "{}: {read} of {own} pieces of {name} are named",
                game.name()
            );
        }
    }
}

pub(super) fn the_makers_of_every_game_are_named() {
    let mut play = Screenplay::begin(catalogue::Ours::GAMES[0].name(), 4, 1);
    // What a page has scrolled away is told all the same.
    play.app.world().resource::<AccessibilityRequested>().set(true);
    for language in languages() {
        play.speak(language);
        play.go(Screen::Table, Page::About);
        let told = &play.app.world().resource::<Told>().all;
        for game in catalogue::Ours::GAMES {
            let makers = texts::say(&game.credits());
            assert_ne!(makers, game.credits().key);
            for text in [texts::text(&format!("game-{}", game.name())), makers] {
                let is_told = told.iter().any(|(_, name)| name.as_ref() == Some(&text));
                assert!(is_told, "{}: «{text}» is not on the page", language.code());
            }
        }
    }
    texts::speak(Language::ENGLISH);
}
