//! Every page and panel in small windows and large letters.
//!
//! Not everything is looked at in every way. In German, which has the longest words, and in Greek, which has the widest
//! lines, all of it is read in every window and at every size of texts; in the other languages where there is least room,
//! and where texts are as large as usual. What is a game's own is looked at in the smaller window.

use bevy::{ecs::schedule::SingleThreadedExecutor, time::TimeUpdateStrategy};

use homestretch::{
    app::ask::{Asked, InTurn},
    play::{ledger::Ledger, store::Folders},
    profiles::Book,
    puzzles::Wish,
};

use super::{measure::Read, *};

/// The windows that small machines have, and how large texts are in them.
const SMALL: (u16, u16) = (1024, 640);
const USUAL: (u16, u16) = (1280, 800);
const SCALES: [u16; 3] = [100, 150, 200];
/// Where the title is one page.
const LARGE: (u16, u16) = (1920, 1080);
/// The smallest letters.
const TINY: u16 = 75;
/// The languages in which all is read.
const LONG: [&str; 2] = ["de", "el"];
/// So long is a frame: whatever glides has arrived in the next one.
const FRAME: Duration = Duration::from_millis(300);
/// Where the wheel turns: on a page, on the panel beside the table and its list, on what is told above the table, and on the
/// menu.
const PAGE: (f32, f32) = (0.5, 0.55);
const SIDE: (f32, f32) = (0.9, 0.7);
const TOP: (f32, f32) = (0.9, 0.25);
const STRIP: (f32, f32) = (0.35, 0.2);
const MENU: (f32, f32) = (0.15, 0.4);

/// A window with its letters, in percent of the usual ones, and their language.
#[derive(Clone, Copy)]
struct View {
    window: (u16, u16),
    scale: u16,
    language: Language,
}

impl View {
    fn told(&self) -> String {
        let (wide, high) = self.window;
        format!("{wide}×{high} at {} %", self.scale)
    }

    fn is_long(&self) -> bool {
        LONG.contains(&self.language.code().as_str())
    }

    /// Whether what is a game's own is looked at.
    fn is_narrow(&self) -> bool {
        self.window == SMALL && (self.is_long() || self.scale == SCALES[2])
    }
}

/// How everything is looked at.
fn views() -> Vec<View> {
    let sizes = [USUAL, SMALL]
        .into_iter()
        .flat_map(|window| SCALES.map(|scale| (window, scale)));
    let mut all: Vec<View> = sizes
        .flat_map(|(window, scale)| {
            let languages = Language::all().filter(|language| language.code() != pseudo::CODE);
            languages.map(move |language| View {
                window,
                scale,
                language,
            })
        })
        .filter(|view| view.is_long() || view.window == SMALL && view.scale != SCALES[1])
        .collect();
    let german = all.iter().copied().find(|view| view.language.code() == LONG[0]);
    all.extend(german.map(|view| View {
        window: USUAL,
        scale: TINY,
        ..view
    }));
    all
}

impl Screenplay {
    /// The same in frames so long that nothing is awaited, each system after the other: to hand such small ones to threads
    /// takes longer than they do.
    fn hasten(mut self) -> Self {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        let mut schedules = self.app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        self
    }

    /// Looks at something in many ways, each told by its size.
    fn view(&mut self, views: &[View], mut look: impl FnMut(&mut Self, &str)) {
        for view in views {
            let (wide, high) = view.window;
            resize(
                &mut self.app,
                (wide.into(), high.into()),
                f32::from(view.scale) / 100.0,
            );
            self.speak(view.language);
            look(self, &view.told());
        }
        resize(&mut self.app, SIZE, 1.0);
        self.speak(Language::ENGLISH);
    }

    /// Puts a game on the table that computers have played to its end.
    pub(super) fn end(&mut self, game: &'static dyn Entry, seats: usize) {
        let sitters = game.quick_players().iter().cycle().take(seats);
        let sitters = sitters.map(|&name| Sitter::from(name)).collect();
        let mut setup = Setup::new(game, &game.default_config(), sitters).expect("a table");
        for (chair, letter) in setup.chairs.iter_mut().zip('A'..) {
            chair.name = format!("{letter}nneke-Charlotte");
        }
        let mut played = Match::new(setup, seed::numbered(4)).expect("a game");
        while played.step_alone().expect("a step") {}
        self.app
            .world_mut()
            .write_message(Ask::Begin(Begin::Show(Box::new(played))));
        self.frames(30);
        assert!(self.app.world().resource::<Current>().game().standing().is_some());
    }

    /// Opens a page and reads it.
    fn read_page(&mut self, screen: Screen, page: Page, size: &str) -> Read {
        self.go(screen, page);
        self.survey(&format!("{screen:?} {page:?}, {size}"), &[PAGE])
    }
}

pub(super) fn everything_can_be_read_and_pressed_in_small_windows_and_large_letters() {
    let views = views();
    let mut faults = BTreeSet::new();
    for (at, game) in catalogue::Ours::GAMES.into_iter().enumerate() {
        let seats = game.seats(&game.default_config());
        let mut play = Screenplay::begin(game.name(), seats, 1).hasten();
        let of_game: Vec<View> = views
            .iter()
            .copied()
            .filter(|view| at == 0 || view.is_narrow())
            .collect();
        play.view(&of_game, |play, size| of_a_game(play, game, size));
        if at == 0 {
            of_the_program(&mut play, &views);
            of_contests(&mut play, &views);
        }
        of_strips(&mut play, game, &of_game);
        play.end(game, seats);
        play.view(&of_game, |play, size| of_an_end(play, game.name(), size));
        faults.extend(std::mem::take(&mut play.faults));
        faults.extend(of_persons(game, seats, &of_game));
    }
    texts::speak(Language::ENGLISH);
    let faults: Vec<_> = faults.into_iter().collect();
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// What is another one for each game: its table with the panel, its rules, its keys, its set-up with the list of players.
fn of_a_game(play: &mut Screenplay, game: &dyn Entry, size: &str) {
    let name = game.name();
    play.go(Screen::Table, Page::None);
    for _ in 0..2 {
        play.app.world_mut().write_message(Folding);
        play.frames(3);
        play.survey(&format!("the table of {name}, {size}"), &[TOP, SIDE]);
    }
    for (screen, page) in [
        (Screen::Table, Page::Rules),
        (Screen::Table, Page::Help),
        (Screen::Setup, Page::None),
    ] {
        play.read_page(screen, page, &format!("{name}, {size}"));
    }
}

/// What is told above the table: a rule of a first game, and what a puzzle asks, before and after the answer.
fn of_strips(play: &mut Screenplay, game: &'static dyn Entry, views: &[View]) {
    let name = game.name();
    let wish = Wish {
        game: Some(name),
        grade: None,
    };
    let is_told = |current: &Current| current.lesson().is_some() || current.riddle().is_some();
    for (what, begin) in [
        ("a first game", Begin::First(name)),
        ("a puzzle", Begin::Puzzle(Asked::Next(wish))),
    ] {
        play.go(Screen::Table, Page::None);
        play.app.world_mut().write_message(Ask::Begin(begin));
        play.frames(2);
        while !is_told(play.app.world().resource::<Current>()) {
            play.frames(1);
        }
        play.view(views, |play, size| {
            play.survey(&format!("{what} of {name}, {size}"), &[STRIP]);
        });
    }
    let current = play.app.world().resource::<Current>();
    let Some(riddle) = current.riddle() else { return };
    let (seat, chain) = (riddle.moment.seat, riddle.moment.second().chain.clone());
    for number in chain {
        let choose = Ask::Turn(InTurn::Choose(seat, number));
        play.app.world_mut().write_message(choose);
        play.frames(20);
    }
    play.view(views, |play, size| {
        play.survey(&format!("an answered puzzle of {name}, {size}"), &[STRIP]);
    });
}

/// The end of a game with its figures and what can be shared, and looking back on it.
fn of_an_end(play: &mut Screenplay, name: &str, size: &str) {
    play.go(Screen::Table, Page::None);
    play.frames(4);
    let what = format!("the end of {name}, {size}");
    for key in ["over-share", "over-figures"] {
        let on_panel = play.on("over");
        play.survey(&what, &[on_panel]);
        play.press(&texts::text(key), on_panel);
    }
    let on_panel = play.on("over");
    play.survey(&what, &[on_panel]);
    play.press(&texts::text("over-figures"), on_panel);
    play.app.world_mut().write_message(Ask::Replay(Seek::To(3)));
    play.frames(4);
    play.glance(&format!("looking back on {name}, {size}"));
    play.app.world_mut().write_message(Ask::Replay(Seek::Leave));
    play.frames(4);
}

/// What is said where several persons sit at one table who may not see each other's secrets, with pads and without.
fn of_persons(game: &dyn Entry, seats: usize, views: &[View]) -> BTreeSet<String> {
    let mut play = Screenplay::begin(game.name(), seats, seats).hasten();
    let current = play.app.world().resource::<Current>();
    if !current.game().board().has_secrets() {
        return play.faults;
    }
    play.go(Screen::Table, Page::None);
    for pads in [0, seats] {
        play.plug(pads);
        play.view(views, |play, size| {
            play.frames(2);
            play.glance(&format!(
                "{seats} persons at {} with {pads} pads, {size}",
                game.name()
            ));
        });
    }
    play.faults
}

/// Counts some games of two people with long names in their profiles.
fn count_games(play: &Screenplay) {
    let folders = Folders::find(Some(play.folder.path().to_owned())).expect("the folders");
    let entry = catalogue::Ours::GAMES.named("ludo").expect("a game");
    let sitters = ["person", "person", "random", "far"].map(Sitter::from).to_vec();
    let mut setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
    for (chair, letter) in setup.chairs.iter_mut().zip('A'..) {
        chair.name = format!("{letter}nneke-Charlotte");
    }
    for number in 1..=6 {
        let mut game = Match::new(setup.clone(), seed::numbered(number)).expect("a game");
        while game.standing().is_none() {
            if !game.step_alone().expect("nobody plays foul") {
                let seat = game.turn().seats().lowest().expect("a person");
                let choice = game.board().choices(seat)[0].number;
                game.choose(seat, choice).expect("it is legal");
            }
        }
        let day = format!("2026-11-0{number}").parse().expect("a day");
        Book::count(&folders, &game, Ledger::of(&game).as_ref(), day).expect("it is counted");
    }
}

/// All of the title can be read.
fn of_the_title(play: &mut Screenplay, size: &str) {
    let title = play.read_page(Screen::Title, Page::None, size);
    let games = catalogue::Ours::GAMES.into_iter();
    let said = games.flat_map(|game| [game.invitation(), Message::new(&format!("game-{}", game.name()))]);
    let keys = [
        "title-continue",
        "title-last",
        "title-party",
        "title-setup",
        "title-quit",
    ];
    for text in said
        .map(|message| texts::say(&message))
        .chain(keys.map(title::offered))
    {
        assert!(title.contains(&text), "{size}: «{text}» is not on the title");
    }
}

/// What is the same for all games.
fn of_the_program(play: &mut Screenplay, views: &[View]) {
    let large = SCALES.iter().flat_map(|&scale| {
        let spoken = views
            .iter()
            .filter(|view| view.window == SMALL && view.scale == SCALES[0]);
        spoken.map(move |view| View {
            window: LARGE,
            scale,
            ..*view
        })
    });
    let title: Vec<View> = views.iter().copied().chain(large).collect();
    play.view(&title, of_the_title);
    for _ in 0..2 {
        play.app.world_mut().write_message(Ask::Save(None));
        play.frames(2);
    }
    let away = play.folder.path().join("saves/game-0001.homestretch");
    play.app
        .world_mut()
        .write_message(Ask::Saves(Saves::PutAway(away)));
    count_games(play);
    play.view(views, |play, size| {
        for page in PAGES {
            let over = if page == Page::Quick { MENU } else { PAGE };
            play.go(Screen::Table, page);
            play.survey(&format!("{page:?}, {size}"), &[over]);
        }
        play.go(Screen::Table, Page::Settings);
        for part in PARTS {
            play.click(&texts::text(&format!("settings-part-{part}")));
            play.survey(&format!("the settings, {part}, {size}"), &[PAGE]);
        }
        play.fill_disk();
        play.read_page(Screen::Table, Page::Unkept, size);
        play.app.world_mut().resource_mut::<Trust>().commands =
            vec!["python3 /home/anneke-charlotte/bots/hunter.py --fast".to_owned()];
        play.read_page(Screen::Table, Page::Trust, size);
        play.read_page(Screen::Title, Page::Tournament, size);
    });
    play.app
        .world_mut()
        .resource_mut::<Settings>()
        .remember("bot:no-such-program --fast");
    play.go(Screen::Setup, Page::None);
    play.seek(&texts::text("setup-person"));
    play.click(&texts::text("own-seat"));
    assert!(play.shows(&texts::text("own-nothing")));
    play.view(views, |play, size| {
        play.survey(&format!("players of one's own, {size}"), &[PAGE]);
    });
}

/// A tournament and trainings with what came out of them, and with all figures.
fn of_contests(play: &mut Screenplay, views: &[View]) {
    play.go(Screen::Title, Page::Tournament);
    play.click(&texts::grouped(1000));
    play.click(&texts::text("tournament-begin"));
    play.await_text("tournament-another");
    play.click(&texts::text("page-details"));
    play.view(views, |play, size| {
        play.survey(&format!("a tournament that is over, {size}"), &[PAGE]);
    });
    play.go(Screen::Title, Page::Training);
    play.click(&texts::text("tournament-begin"));
    play.await_text("training-play");
    play.click(&texts::text("tournament-stop-now"));
    play.await_text("training-another");
    play.click(&texts::text("page-details"));
    play.view(views, |play, size| {
        play.survey(&format!("a training that was stopped, {size}"), &[PAGE]);
    });
    let name = training::broken_off(play);
    play.click(&texts::text("training-another"));
    play.click(&texts::text("training-what-judgement"));
    play.view(views, |play, size| {
        play.survey(&format!("a judgement to be trained, {size}"), &[PAGE]);
    });
    play.click(&name);
    play.await_text("training-another");
    play.click(&texts::text("page-details"));
    play.view(views, |play, size| {
        play.survey(&format!("a network that has learnt, {size}"), &[PAGE]);
    });
}
