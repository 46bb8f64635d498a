//! Players of one's own, tournaments, and words for the dice, at the pages where they are asked for.

use super::*;

/// A strategy file and a bot at a table of the command line.
const HUNTER: &str = r#"(game: "mejn", strategy: "ranking", parameters: {"getting_home": 95})"#;
const BOT: &str = "bot:sh bots/quick.sh";

pub(super) fn a_seat_of_ones_own_stays_when_the_table_is_set_up() {
    let mut play = Screenplay::beside(&[("strategies/hunter.ron", HUNTER)], "mejn", 4, 1, |setup| {
        let hunter = Sitter::from("ranking:-90,20,95,-5,10,0");
        setup.chairs[1].sitter = hunter;
        setup.chairs[2].sitter = Sitter::from(BOT);
    });
    let chairs = |play: &Screenplay| {
        play.app
            .world()
            .resource::<Current>()
            .game()
            .first_chairs()
            .to_vec()
    };
    let (before, was) = (
        chairs(&play),
        play.app.world().resource::<Current>().game().commitment(),
    );
    play.go(Screen::Setup, Page::None);
    assert!(play.shows("quick"), "{:?}", play.read());
    play.click(&texts::text("setup-start"));
    let current = play.app.world().resource::<Current>();
    assert_ne!(current.game().commitment(), was, "another game");
    assert_eq!(chairs(&play), before);
}

pub(super) fn a_player_of_ones_own_is_seated_by_its_path() {
    let files = [
        ("mine/hunter.ron", HUNTER),
        (
            "mine/walker.ron",
            "(game: \"ludo\", strategy: \"ranking\", parameters: {})",
        ),
    ];
    let mut play = Screenplay::beside(&files, "mejn", 4, 1, |_| {});
    let path = |play: &Screenplay, name: &str| play.folder.path().join(name).display().to_string();
    let person = texts::text("setup-person");
    play.go(Screen::Setup, Page::None);
    play.seek(&person);
    assert_eq!(play.screen(), (Screen::Setup, Page::Own));
    play.click(&texts::text("own-hint"));
    let walker = path(&play, "mine/walker.ron");
    play.tell([Event::Text(walker)]);
    play.click(&texts::text("own-seat"));
    assert!(
        play.shows("This strategy is for the game ludo"),
        "{:?}",
        play.read()
    );
    let all = Modifiers::COMMAND;
    let hunter = path(&play, "mine/hunter.ron");
    play.go(Screen::Setup, Page::None);
    play.seek(&person);
    let field = path(&play, "mine/walker.ron");
    play.click(&field);
    play.tell([Event::Key {
        key: Key::A,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: all,
    }]);
    play.tell([Event::Text(hunter)]);
    play.click(&texts::text("own-seat"));
    assert_eq!(play.screen(), (Screen::Setup, Page::None));
    assert!(play.shows("hunter") && !play.shows(&person), "{:?}", play.read());
    play.click(&texts::text("setup-start"));
    let chairs = play
        .app
        .world()
        .resource::<Current>()
        .game()
        .first_chairs()
        .to_vec();
    assert_eq!(chairs[0].sitter, Sitter::from("ranking:-90,20,95,-5,10,0"));
    // It is remembered, and offered at the table too.
    play.drop_down(&chairs[1].name);
    play.click("hunter");
    let current = play.app.world().resource::<Current>();
    assert_eq!(*current.game().sitter(Seat::new(1)), chairs[0].sitter);
}

pub(super) fn a_player_of_ones_own_takes_part_in_a_tournament() {
    let files = [("strategies/hunter.ron", HUNTER)];
    let mut play = Screenplay::beside(&files, "mejn", 4, 1, |_| {});
    play.go(Screen::Title, Page::Tournament);
    play.drop_down(&texts::text(&format!(
        "strategy-{}-name",
        catalogue::Ours::GAMES[0].rivals()[0]
    )));
    play.click("hunter");
    assert!(play.shows("hunter") && !play.shows(&texts::text("tournament-word-hint")));
    // The page of players leads back to the tournament; a bot is asked about before it begins.
    play.seek("hunter");
    assert_eq!(play.screen(), (Screen::Title, Page::Own));
    play.click(&texts::text("own-hint"));
    play.tell([Event::Text("sh bots/quick.sh".to_owned())]);
    play.click(&texts::text("own-seat"));
    assert_eq!(play.screen(), (Screen::Title, Page::Tournament));
    play.click(&texts::text("tournament-begin"));
    assert_eq!(play.screen(), (Screen::Title, Page::Trust));
    assert!(play.shows("sh bots/quick.sh"));
    play.click(&texts::text("trust-cancel"));
    assert_eq!(play.screen(), (Screen::Title, Page::Tournament));
    let begun = |play: &Screenplay| play.app.world().contains_resource::<Contest>();
    assert!(!begun(&play), "it was not let in");
    play.click(&texts::text("tournament-begin"));
    play.click(&texts::text("trust-let-in"));
    assert_eq!(play.screen(), (Screen::Title, Page::Tournament));
    assert!(begun(&play));
}

/// A tournament of which one player is a bot that nobody has let in.
pub(super) fn a_tournament_that_was_given_up_does_not_begin_by_itself() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    play.go(Screen::Title, Page::Tournament);
    play.seek(&texts::text(&format!(
        "strategy-{}-name",
        catalogue::Ours::GAMES[0].rivals()[0]
    )));
    play.click(&texts::text("own-hint"));
    play.tell([Event::Text("sh bots/quick.sh".to_owned())]);
    play.click(&texts::text("own-seat"));
    play.click(&texts::text("tournament-begin"));
    assert_eq!(play.screen(), (Screen::Title, Page::Trust));
    // Whoever goes elsewhere with the question open has given it up, though the bot is let in for something else.
    play.go(Screen::Title, Page::Help);
    let hosts = &play.app.world().resource::<Options>().hosts;
    hosts.allow_commands(["sh bots/quick.sh".to_owned()]);
    play.go(Screen::Title, Page::Tournament);
    assert!(!play.app.world().contains_resource::<Contest>());
}

pub(super) fn a_word_that_was_typed_after_the_commitment_is_in_the_dice() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    let before = play.app.world().resource::<Current>().game().commitment();
    play.go(Screen::Setup, Page::None);
    play.scroll_down();
    play.click(&texts::text("setup-dice-fold"));
    play.scroll_down();
    play.look("the dice of a table");
    assert!(play.faults.is_empty(), "{:?}", play.faults);
    let told = texts::say(&Message::new("setup-commitment").with("hash", ""));
    let read = play.read();
    let line = read.iter().find(|line| line.starts_with(told.trim_end()));
    let shown = line.expect("the commitment").rsplit(' ').next().expect("a hash");
    let shown = shown.to_owned();
    play.click(&texts::text("setup-word-hint"));
    play.tell([Event::Text("tulip".to_owned())]);
    play.frames(2);
    play.click(&texts::text("setup-start"));
    play.frames(6);
    let game = play.app.world().resource::<Current>().game();
    assert_eq!(game.commitment(), shown, "the word changed nothing of it");
    assert_eq!(game.fate().words, [(Seat::new(0), "tulip".to_owned())]);
    assert_ne!(shown, before);

    let mut play = Screenplay::begin("quoridor", 2, 1);
    play.go(Screen::Setup, Page::None);
    play.scroll_down();
    assert!(play.shows(&texts::text("setup-undo")));
    assert!(
        !play.shows(&texts::text("setup-dice")),
        "nothing is left to chance"
    );
}
