//! Every page in every language, laid out without being drawn: no text leaves its frame, and none is cut short.
//!
//! Of all languages the pseudo-language is the longest: what fits there has room to grow.
#![cfg(feature = "app")]

#[path = "pages/frame.rs"]
mod frame;
#[path = "app/headless.rs"]
mod headless;
#[path = "pages/measure.rs"]
mod measure;
mod pseudo;
#[path = "pages/sizes.rs"]
mod sizes;
#[path = "pages/training.rs"]
mod training;
#[path = "pages/ways.rs"]
mod ways;

use std::{
    collections::BTreeSet,
    fmt::Write,
    fs, panic,
    time::{Duration, Instant},
};

use bevy::{
    a11y::AccessibilityRequested,
    input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet, PrimaryEguiContext,
    egui::{
        self, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Shape, TouchPhase,
        accesskit::{Node, Role},
        epaint::ClippedShape,
        vec2,
    },
    input::EguiContextPointerPosition,
};
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Leave, Parting, Saves, Seek, Trust},
        base::{Log, Options, Page, Screen},
        contest::Contest,
        current::Current,
        input::Blind,
        keep::Keeping,
        overlay,
        settings::{Motion, Settings},
    },
    catalogue::{self, Entry},
    play::{Chair, Match, Setup, Sitter, company, seed},
    rules::{Message, Seat, SeatSet},
    staging::Kind,
    texts::{self, Language},
};

const SIZE: (f32, f32) = (1280.0, 800.0);

/// The size of the window in points: larger texts leave fewer of them.
#[derive(Resource, Clone, Copy)]
struct Points(egui::Vec2);

/// A text as it lies on the screen.
#[derive(Clone, Debug)]
struct Lettering {
    text: String,
    rect: Rect,
    clip: Rect,
    elided: bool,
    /// Whether it leaves room for what is drawn in it.
    leaves_room: bool,
    /// Whether a page lies over it.
    below: bool,
}

/// The window, and what floats in it.
struct Pane {
    size: egui::Vec2,
    floating: Vec<Rect>,
}

impl Pane {
    fn is_floating(&self, rect: Rect) -> bool {
        let near = |one: Pos2, other: Pos2| (one - other).abs().max_elem() < 3.0;
        let mut all = self.floating.iter();
        all.any(|it| near(it.min, rect.min) && near(it.max, rect.max))
    }
}

/// All texts of the last frame.
#[derive(Resource, Default)]
struct Seen(Vec<Lettering>);

/// A rectangle that is filled, or a picture.
#[derive(Clone, Copy, Debug)]
struct Sheet {
    rect: Rect,
    fill: egui::Color32,
    is_picture: bool,
}

/// All of them in the last frame.
#[derive(Resource, Default)]
struct Sheets(Vec<Sheet>);

/// What a screen reader is told: of each thing its role, its name, and what it says of itself.
#[derive(Resource, Default)]
struct Told {
    all: Vec<(Role, Option<String>)>,
    /// Where what has a name lies, in points of the window.
    places: Vec<(String, Pos2)>,
    /// The name of what has the focus.
    focus: Option<String>,
}

fn see(
    outputs: Query<&EguiFullOutput>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    points: Res<Points>,
    mut seen: ResMut<Seen>,
    mut sheets: ResMut<Sheets>,
    mut told: ResMut<Told>,
) {
    let updates = outputs
        .iter()
        .filter_map(|output| output.0.as_ref()?.platform_output.accesskit_update.as_ref());
    for update in updates {
        let name = |node: &Node| node.label().or(node.value()).map(str::to_owned);
        let focused = update.nodes.iter().find(|(id, _)| *id == update.focus);
        told.focus = focused.and_then(|(_, node)| name(node));
        told.all = update
            .nodes
            .iter()
            .map(|(_, node)| (node.role(), name(node)))
            .collect();
        told.places = update
            .nodes
            .iter()
            .filter_map(|(_, node)| {
                let at = node.bounds()?;
                let middle = [f64::midpoint(at.x0, at.x1), f64::midpoint(at.y0, at.y1)];
                Some((name(node)?, Pos2::from(middle.map(|it| it as f32))))
            })
            .collect();
    }
    let shapes = outputs
        .iter()
        .filter_map(|output| output.0.as_ref())
        .flat_map(|output| &output.shapes);
    let floating = contexts
        .iter_mut()
        .flat_map(|mut ctx| measure::floating(ctx.get_mut()));
    let pane = Pane {
        size: points.0,
        floating: floating.collect(),
    };
    let (mut all, mut filled) = (Vec::new(), Vec::new());
    for ClippedShape { clip_rect, shape } in shapes {
        gather(shape, *clip_rect, &pane, &mut all);
        lay(shape, &mut filled);
    }
    if !all.is_empty() {
        (seen.0, sheets.0) = (all, filled);
    }
}

fn lay(shape: &Shape, all: &mut Vec<Sheet>) {
    match shape {
        Shape::Rect(it) => all.push(Sheet {
            rect: it.rect,
            fill: it.fill,
            is_picture: it.brush.is_some(),
        }),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| lay(shape, all)),
        _ => {}
    }
}

fn gather(shape: &Shape, clip: Rect, pane: &Pane, all: &mut Vec<Lettering>) {
    match shape {
        // What lies below a page is out of sight, or nearly; so is what lies below the ground of a panel or a menu.
        Shape::Rect(sheet) => {
            // Sizes are rounded.
            let covers_all = sheet.rect.expand(1.0).size().min(pane.size) == pane.size;
            let is_filled = sheet.fill.a() > 0x80;
            let is_ground = is_filled && pane.is_floating(sheet.rect);
            for it in all.iter_mut() {
                // Numbers stand on the board itself.
                let is_number = it.text.chars().all(|sign| sign.is_ascii_digit());
                it.below |= covers_all
                    || is_filled && is_number && sheet.rect.contains_rect(it.rect)
                    || is_ground && sheet.rect.intersects(it.rect);
            }
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, pane, all)),
        Shape::Text(text) if !text.galley.text().trim().is_empty() => all.push(Lettering {
            text: text.galley.text().to_owned(),
            rect: text.galley.mesh_bounds.translate(text.pos.to_vec2()),
            clip,
            elided: text.galley.elided,
            leaves_room: text
                .galley
                .job
                .sections
                .iter()
                .any(|part| part.format.color == egui::Color32::TRANSPARENT),
            below: false,
        }),
        _ => {}
    }
}

/// Makes the window so large, and its texts.
fn resize(app: &mut App, (wide, high): (f32, f32), scale: f32) {
    let mut windows = app.world_mut().query::<&mut Window>();
    let mut window = windows.single_mut(app.world_mut()).expect("a window");
    window.resolution.set(wide, high);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.text_scale = scale;
    let zoom = settings.zoom(Vec2::new(wide, high));
    app.insert_resource(Points(vec2(wide, high) / zoom));
}

struct Screenplay {
    app: App,
    /// What was wrong, each thing once.
    faults: BTreeSet<String>,
    looked: usize,
    folder: tempfile::TempDir,
}

impl Screenplay {
    /// A table at which so many persons sit, and computers.
    fn begin(game: &str, seats: usize, persons: usize) -> Self {
        Self::beside(&[], game, seats, persons, |_| {})
    }

    /// The same, with files that lie in the user's folder already, at a table that is changed before it is laid.
    fn beside(
        files: &[(&str, &str)],
        game: &str,
        seats: usize,
        persons: usize,
        change: impl FnOnce(&mut Setup),
    ) -> Self {
        let entry = catalogue::Ours::GAMES
            .named(game)
            .expect("the game is in the catalogue");
        let mut config = entry.default_config();
        entry.set_seats(&mut config, seats, SeatSet::EMPTY);
        let sitters = (0..entry.seats(&config)).map(|seat| match seat {
            seat if seat < persons => Sitter::Person,
            _ => Sitter::from(entry.quick_players()[0]),
        });
        let mut setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
        for (chair, letter) in setup.chairs.iter_mut().zip('A'..) {
            chair.name = format!("{letter}nneke-Charlotte");
        }
        change(&mut setup);
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
            fs::write(path, text).expect("it is written");
        }
        let options = headless::options(folder.path(), Some(setup.clone()), Some(seed::numbered(4)));
        // What stands on the command line was typed.
        options.hosts.allow_setup(&setup);
        let mut app = headless::engine(options);
        app.add_plugins(overlay::plugin)
            .init_resource::<Seen>()
            .init_resource::<Sheets>()
            .init_resource::<Told>()
            .insert_resource(Points(SIZE.into()))
            .add_systems(
                PostUpdate,
                see.after(EguiPostUpdateSet::EndPass)
                    .before(EguiPostUpdateSet::ProcessOutput),
            );
        let mut app = headless::begin(app, Duration::from_millis(50));
        resize(&mut app, SIZE, 1.0);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Settings::FASTEST;
        let mut all = Self {
            app,
            faults: BTreeSet::new(),
            looked: 0,
            folder,
        };
        all.frames(60);
        assert!(
            all.app.world().contains_resource::<Current>(),
            "a game lies on the table"
        );
        all
    }

    fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.app.update());
    }

    /// Lets a computer take the person's seat, and plays to the end.
    fn play_on(&mut self) {
        self.go(Screen::Table, Page::None);
        let computer = Chair::new(Sitter::from("far"));
        self.app
            .world_mut()
            .write_message(Ask::Change(Change::Sit(Seat::new(0), computer)));
        for _ in 0..40_000 {
            self.app.update();
            let current = self.app.world().resource::<Current>();
            if current.game().standing().is_some() && current.untold() == 0 {
                break;
            }
        }
        self.frames(20);
        assert!(self.app.world().resource::<Current>().game().standing().is_some());
    }

    /// Lets the interface speak a language.
    fn speak(&mut self, language: Language) {
        let mut settings = self.app.world_mut().resource_mut::<Settings>();
        settings.language = Some(language.code());
        self.frames(6);
        assert_eq!(Language::current(), language);
    }

    fn go(&mut self, screen: Screen, page: Page) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        self.app.world_mut().resource_mut::<NextState<Page>>().set(page);
        self.frames(6);
    }

    /// What stands on the screen, on top of all.
    fn read(&self) -> Vec<String> {
        let seen = self.app.world().resource::<Seen>().0.iter();
        let seen = seen.filter(|it| !it.below && it.clip.intersects(it.rect));
        seen.map(|it| it.text.clone()).collect()
    }

    /// Whether a text stands on the screen, or is part of one.
    fn shows(&self, text: &str) -> bool {
        self.read().iter().any(|seen| seen.contains(text))
    }

    /// Where a text stands on the screen.
    #[track_caller]
    fn place(&self, text: &str) -> Pos2 {
        let seen = &self.app.world().resource::<Seen>().0;
        // What was drawn last lies on top.
        let found = seen.iter().rfind(|it| it.text == text).map(|it| it.rect.center());
        found.unwrap_or_else(|| panic!("«{text}» is nowhere; there is {:?}", self.read()))
    }

    /// Where something lies that has this name for screen readers.
    #[track_caller]
    fn button(&self, name: &str) -> Pos2 {
        let told = &self.app.world().resource::<Told>().places;
        let found = told.iter().find(|(known, _)| known == name).map(|(_, at)| *at);
        found.unwrap_or_else(|| panic!("«{name}» is nowhere; there is {told:?}"))
    }

    /// Lets egui know of something.
    fn tell(&mut self, events: impl IntoIterator<Item = Event>) {
        let world = self.app.world_mut();
        let mut inputs = world.query_filtered::<&mut EguiInput, With<PrimaryEguiContext>>();
        let mut input = inputs.single_mut(world).expect("a context");
        input.events.extend(events);
        self.app.update();
    }

    /// Clicks on a text that stands on the screen.
    #[track_caller]
    fn click(&mut self, text: &str) {
        let at = self.place(text);
        for pressed in [true, false] {
            self.tell([
                Event::PointerMoved(at),
                Event::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                },
            ]);
        }
        self.frames(6);
    }

    /// Opens the list in which a player stands, and scrolls to its end.
    fn drop_down(&mut self, player: &str) {
        self.click(player);
        let another = texts::text("own-another");
        let mut seen = self.app.world().resource::<Seen>().0.iter();
        let last = seen.rfind(|it| it.text == another).expect("the list is open");
        let within = egui::pos2(last.rect.center().x, last.clip.center().y);
        self.tell([
            Event::PointerMoved(within),
            Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -5000.0),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            },
        ]);
        self.frames(20);
    }

    /// Goes from the end of that list to others of one's own.
    fn seek(&mut self, player: &str) {
        self.drop_down(player);
        self.click(&texts::text("own-another"));
        assert_eq!(self.screen().1, Page::Own);
    }

    fn screen(&self) -> (Screen, Page) {
        let world = self.app.world();
        let screen = *world.resource::<State<Screen>>().get();
        (screen, *world.resource::<State<Page>>().get())
    }

    /// Gives every person a pad.
    fn plug(&mut self, persons: usize) {
        let pads: Vec<Entity> = (0..persons)
            .map(|_| self.app.world_mut().spawn_empty().id())
            .collect();
        for &pad in &pads {
            let connection = GamepadConnection::Connected {
                name: "Pad".to_owned(),
                vendor_id: None,
                product_id: None,
            };
            let event = GamepadConnectionEvent::new(pad, connection);
            self.app.world_mut().write_message(event);
        }
        self.frames(2);
        for (&pad, value) in pads.iter().flat_map(|pad| [(pad, 1.0), (pad, 0.0)]) {
            let event = RawGamepadButtonChangedEvent::new(pad, GamepadButton::South, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.frames(2);
        }
        self.frames(60);
    }

    /// Scrolls the page to its end.
    fn scroll_down(&mut self) {
        self.wheel(-5000.0);
    }

    /// Turns the wheel in the middle of the window.
    fn wheel(&mut self, delta: f32) {
        let middle = self.app.world().resource::<Points>().0 / 2.0;
        self.wheel_at(middle.to_pos2(), delta);
    }

    fn wheel_at(&mut self, at: Pos2, delta: f32) {
        self.tell([
            Event::PointerMoved(at),
            Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, delta),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            },
        ]);
        self.frames(20);
    }

    /// Presses a key on a page.
    fn key(&mut self, key: Key) {
        for pressed in [true, false] {
            self.tell([Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            }]);
        }
    }

    /// Looks whether everything fits.
    fn look(&mut self, what: &str) {
        let language = Language::current().code();
        let screen = Rect::from_min_size(egui::pos2(0.0, 0.0), self.app.world().resource::<Points>().0);
        let seen = self.app.world().resource::<Seen>().0.clone();
        // The last note stands in one line beside the table, as much of it as has room; the whole of it is told below
        // the pointer.
        let notice = self.app.world().resource::<Log>().notice.as_ref();
        let note = notice.map(|notice| notice.short.clone());
        assert!(!seen.is_empty(), "{language}, {what}: nothing is written");
        let open: Vec<&Lettering> = seen
            .iter()
            .filter(|it| !it.below && it.clip.contains_rect(it.rect))
            .collect();
        for (at, one) in open.iter().enumerate() {
            for other in &open[at + 1..] {
                let both = one.rect.intersect(other.rect);
                let within = |line: &Lettering, sign: &Lettering| {
                    line.leaves_room && line.rect.expand(2.0).contains_rect(sign.rect)
                };
                if within(one, other) || within(other, one) {
                    continue;
                }
                if both.width() > 2.0 && both.height() > 3.0 {
                    self.faults.insert(format!(
                        "{language}, {what}: «{}» lies on «{}»",
                        other.text, one.text
                    ));
                }
            }
        }
        for it in &seen {
            self.looked += 1;
            // What a page has scrolled away is not there.
            if !it.rect.intersects(it.clip) {
                continue;
            }
            let beside = it.rect.left() < it.clip.left() - 1.0 || it.rect.right() > it.clip.right() + 1.0;
            // A list may be cut through above and below, the window not.
            let off = !screen.expand(1.0).contains_rect(it.rect) && it.clip.contains_rect(screen);
            let mut why = String::new();
            for (is, name) in [
                (beside, "leaves its frame"),
                (off, "leaves the window"),
                (it.elided && note.as_ref() != Some(&it.text), "is cut short"),
            ] {
                if is {
                    write!(why, " {name}").expect("a string");
                }
            }
            if !why.is_empty() {
                self.faults
                    .insert(format!("{language}, {what}: «{}»{why}", it.text));
            }
        }
    }
}

/// All languages, the invented one too.
fn languages() -> Vec<Language> {
    let all: Vec<Language> = Language::all().collect();
    assert_eq!(all.len(), 7);
    all
}

/// What is looked at, one after the other.
const LOOKS: [(&str, fn()); 31] = [
    (
        "every_text_of_every_page_fits_in_every_language",
        every_text_of_every_page_fits_in_every_language,
    ),
    (
        "the_first_arrow_stays_on_the_first_entry",
        the_first_arrow_stays_on_the_first_entry,
    ),
    (
        "everything_has_a_name_for_screen_readers",
        everything_has_a_name_for_screen_readers,
    ),
    (
        "the_makers_of_every_game_are_named",
        the_makers_of_every_game_are_named,
    ),
    (
        "a_theme_dresses_the_pages_as_soon_as_it_is_chosen",
        frame::a_theme_dresses_the_pages_as_soon_as_it_is_chosen,
    ),
    (
        "tabs_of_the_settings_stand_still_and_each_opens_at_its_top",
        frame::tabs_of_the_settings_stand_still_and_each_opens_at_its_top,
    ),
    (
        "the_rules_are_read_one_after_another",
        frame::the_rules_are_read_one_after_another,
    ),
    (
        "a_game_that_is_over_is_checked_on_the_page_of_its_die",
        frame::a_game_that_is_over_is_checked_on_the_page_of_its_die,
    ),
    (
        "the_boards_of_lessons_show_what_happens_again_and_again",
        frame::the_boards_of_lessons_show_what_happens_again_and_again,
    ),
    (
        "the_page_on_keys_is_that_of_the_game_and_names_each_key_once",
        frame::the_page_on_keys_is_that_of_the_game_and_names_each_key_once,
    ),
    (
        "what_a_tip_explains_can_be_pressed_while_it_is_seen",
        frame::what_a_tip_explains_can_be_pressed_while_it_is_seen,
    ),
    (
        "no_tip_of_the_slider_lies_on_the_buttons_below_it",
        frame::no_tip_of_the_slider_lies_on_the_buttons_below_it,
    ),
    (
        "what_is_told_on_a_title_that_scrolls_lies_on_none_of_its_words",
        frame::what_is_told_on_a_title_that_scrolls_lies_on_none_of_its_words,
    ),
    (
        "the_end_takes_the_place_of_the_side_panel_and_gives_it_back",
        frame::the_end_takes_the_place_of_the_side_panel_and_gives_it_back,
    ),
    (
        "a_wheel_turns_a_page_that_opened_below_a_still_pointer",
        frame::a_wheel_turns_a_page_that_opened_below_a_still_pointer,
    ),
    (
        "nothing_on_the_title_moves_under_the_pointer",
        nothing_on_the_title_moves_under_the_pointer,
    ),
    (
        "a_network_goes_on_to_learn_and_its_generations_sit_down",
        training::a_network_goes_on_to_learn_and_its_generations_sit_down,
    ),
    (
        "everything_can_be_read_and_pressed_in_small_windows_and_large_letters",
        sizes::everything_can_be_read_and_pressed_in_small_windows_and_large_letters,
    ),
    (
        "a_page_on_which_nothing_is_kept_leads_to_a_table",
        ways::a_page_on_which_nothing_is_kept_leads_to_a_table,
    ),
    (
        "a_reset_can_be_taken_back_until_something_else_is_set",
        ways::a_reset_can_be_taken_back_until_something_else_is_set,
    ),
    (
        "on_the_title_a_key_of_one_game_alone_is_told_with_its_game",
        ways::on_the_title_a_key_of_one_game_alone_is_told_with_its_game,
    ),
    (
        "the_title_says_who_is_to_move_in_the_game_that_was_left_open",
        the_title_says_who_is_to_move_in_the_game_that_was_left_open,
    ),
    (
        "a_game_that_is_chosen_on_the_title_is_the_one_that_is_set_up",
        a_game_that_is_chosen_on_the_title_is_the_one_that_is_set_up,
    ),
    (
        "a_list_stays_at_its_field_whatever_the_wheel_does",
        a_list_stays_at_its_field_whatever_the_wheel_does,
    ),
    (
        "the_way_back_leads_to_the_game_that_runs",
        the_way_back_leads_to_the_game_that_runs,
    ),
    (
        "the_title_tells_how_the_chosen_game_is_played",
        the_title_tells_how_the_chosen_game_is_played,
    ),
    (
        "a_seat_of_ones_own_stays_when_the_table_is_set_up",
        a_seat_of_ones_own_stays_when_the_table_is_set_up,
    ),
    (
        "a_player_of_ones_own_is_seated_by_its_path",
        a_player_of_ones_own_is_seated_by_its_path,
    ),
    (
        "a_player_of_ones_own_takes_part_in_a_tournament",
        a_player_of_ones_own_takes_part_in_a_tournament,
    ),
    (
        "a_tournament_that_was_given_up_does_not_begin_by_itself",
        a_tournament_that_was_given_up_does_not_begin_by_itself,
    ),
    (
        "a_word_that_was_typed_after_the_commitment_is_in_the_dice",
        a_word_that_was_typed_after_the_commitment_is_in_the_dice,
    ),
];

/// One after the other: which language is spoken holds for the whole program. Each is looked at, whatever the others say.
#[test]
fn pages_can_be_read_by_eye_and_by_ear() {
    let failed = LOOKS.into_iter().filter(|(name, look)| {
        let begun = Instant::now();
        let failed = panic::catch_unwind(look).is_err();
        texts::speak(Language::ENGLISH);
        println!("{name}: {:.1} s", begun.elapsed().as_secs_f32());
        failed
    });
    let failed: Vec<&str> = failed.map(|(name, _)| name).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

fn every_text_of_every_page_fits_in_every_language() {
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
            for page in [
                Page::Menu,
                Page::Quick,
                Page::Load,
                Page::Moves,
                Page::Die,
                Page::Console,
                Page::About,
                Page::Help,
                Page::Tournament,
                Page::Training,
                Page::Puzzles,
            ] {
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
            let why = "/home/anneke-charlotte/.local/share/homestretch/autosave.homestretch";
            let why = format!("{why}: {}", texts::text("system-full"));
            let why = texts::say(&Message::new("unkept-why").with("why", why));
            play.app.world_mut().resource_mut::<Parting>().why = Some(why);
            play.go(Screen::Table, Page::Unkept);
            play.look("what becomes of a game that can't be kept");
            play.go(Screen::Table, Page::Settings);
            for part in ["play", "look", "sound", "language"] {
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

fn everything_has_a_name_for_screen_readers() {
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

fn the_makers_of_every_game_are_named() {
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

fn the_first_arrow_stays_on_the_first_entry() {
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
fn offered(key: &str) -> String {
    texts::say(&Message::new(key).with("count", 4))
}

fn nothing_on_the_title_moves_under_the_pointer() {
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

fn the_title_says_who_is_to_move_in_the_game_that_was_left_open() {
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

fn a_game_that_is_chosen_on_the_title_is_the_one_that_is_set_up() {
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

fn a_list_stays_at_its_field_whatever_the_wheel_does() {
    let mut play = Screenplay::begin("mejn", 6, 1);
    play.go(Screen::Setup, Page::None);
    let (person, help) = (texts::text("setup-person"), texts::text("setup-person-help"));
    // What was drawn first is the field, what was drawn last is in the list.
    let field = |play: &Screenplay| {
        let mut seen = play.app.world().resource::<Seen>().0.iter();
        seen.find(|it| it.text == person).expect("the field").rect
    };
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
        let is_open = play.shows(&help) || play.shows(&texts::text("own-another"));
        assert!(is_open, "the list is open still: {:?}", play.read());
        assert_eq!(field(&play), before, "the page stays under it");
    }
    play.key(Key::Escape);
    play.frames(4);
    assert!(!play.shows(&help));
    play.wheel_at(beside, -400.0);
    assert_ne!(field(&play), before, "without a list the page scrolls");
}

fn the_way_back_leads_to_the_game_that_runs() {
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

fn the_title_tells_how_the_chosen_game_is_played() {
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

/// A strategy file and a bot at a table of the command line.
const HUNTER: &str = r#"(game: "mejn", strategy: "ranking", parameters: {"getting_home": 95})"#;
const BOT: &str = "bot:sh bots/quick.sh";

fn a_seat_of_ones_own_stays_when_the_table_is_set_up() {
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

fn a_player_of_ones_own_is_seated_by_its_path() {
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

fn a_player_of_ones_own_takes_part_in_a_tournament() {
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
fn a_tournament_that_was_given_up_does_not_begin_by_itself() {
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

fn a_word_that_was_typed_after_the_commitment_is_in_the_dice() {
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
