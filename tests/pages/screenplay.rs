//! The program under a test's hands: what is written on its pages and what a screen reader is told, and how they are clicked,
//! turned and typed on.

use super::*;

pub(super) const SIZE: (f32, f32) = (1280.0, 800.0);

/// The size of the window in points: larger texts leave fewer of them.
#[derive(Resource, Clone, Copy)]
pub(super) struct Points(pub(super) egui::Vec2);

/// A text as it lies on the screen.
#[derive(Clone, Debug)]
pub(super) struct Lettering {
    pub(super) text: String,
    pub(super) rect: Rect,
    pub(super) clip: Rect,
    pub(super) elided: bool,
    /// Whether it leaves room for what is drawn in it.
    pub(super) leaves_room: bool,
    /// Whether a page lies over it.
    pub(super) below: bool,
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
pub(super) struct Seen(pub(super) Vec<Lettering>);

/// A rectangle that is filled, or a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet {
    pub(super) rect: Rect,
    pub(super) fill: egui::Color32,
    pub(super) is_picture: bool,
}

/// All of them in the last frame.
#[derive(Resource, Default)]
pub(super) struct Sheets(pub(super) Vec<Sheet>);

/// What a screen reader is told: of each thing its role, its name, and what it says of itself.
#[derive(Resource, Default)]
pub(super) struct Told {
    pub(super) all: Vec<(Role, Option<String>)>,
    /// Where what has a name lies, in points of the window.
    pub(super) places: Vec<(String, Pos2)>,
    /// The name of what has the focus.
    pub(super) focus: Option<String>,
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
pub(super) fn resize(app: &mut App, (wide, high): (f32, f32), scale: f32) {
    let mut windows = app.world_mut().query::<&mut Window>();
    let mut window = windows.single_mut(app.world_mut()).expect("a window");
    window.resolution.set(wide, high);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.text_scale = scale;
    let zoom = settings.zoom(Vec2::new(wide, high));
    app.insert_resource(Points(vec2(wide, high) / zoom));
}

pub(super) struct Screenplay {
    pub(super) app: App,
    /// What was wrong, each thing once.
    pub(super) faults: BTreeSet<String>,
    pub(super) looked: usize,
    pub(super) folder: tempfile::TempDir,
}

impl Screenplay {
    /// A table at which so many persons sit, and computers.
    pub(super) fn begin(game: &str, seats: usize, persons: usize) -> Self {
        Self::beside(&[], game, seats, persons, |_| {})
    }

    /// The same, with files that lie in the user's folder already, at a table that is changed before it is laid.
    pub(super) fn beside(
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

    pub(super) fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.app.update());
    }

    /// Lets a computer take the person's seat, and plays to the end.
    pub(super) fn play_on(&mut self) {
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
    pub(super) fn speak(&mut self, language: Language) {
        let mut settings = self.app.world_mut().resource_mut::<Settings>();
        settings.language = Some(language.code());
        self.frames(6);
        assert_eq!(Language::current(), language);
    }

    pub(super) fn go(&mut self, screen: Screen, page: Page) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        self.app.world_mut().resource_mut::<NextState<Page>>().set(page);
        self.frames(6);
    }

    /// From now on a game can't be kept, as where nothing more can be written.
    pub(super) fn fill_disk(&mut self) {
        let why = "/home/anneke-charlotte/.local/share/homestretch/autosave.homestretch";
        let why = format!("{why}: {}", texts::text("system-full"));
        let why = texts::say(&Message::new("unkept-why").with("why", why));
        self.app.world_mut().resource_mut::<Parting>().why = Some(why);
    }

    /// What stands on the screen, on top of all.
    pub(super) fn read(&self) -> Vec<String> {
        let seen = self.app.world().resource::<Seen>().0.iter();
        let seen = seen.filter(|it| !it.below && it.clip.intersects(it.rect));
        seen.map(|it| it.text.clone()).collect()
    }

    /// Whether a text stands on the screen, or is part of one.
    pub(super) fn shows(&self, text: &str) -> bool {
        self.read().iter().any(|seen| seen.contains(text))
    }

    /// Where a text stands on the screen.
    #[track_caller]
    pub(super) fn place(&self, text: &str) -> Pos2 {
        let seen = &self.app.world().resource::<Seen>().0;
        // What was drawn last lies on top.
        let found = seen.iter().rfind(|it| it.text == text).map(|it| it.rect.center());
        found.unwrap_or_else(|| panic!("«{text}» is nowhere; there is {:?}", self.read()))
    }

    /// Where something lies that has this name for screen readers.
    #[track_caller]
    pub(super) fn button(&self, name: &str) -> Pos2 {
        let told = &self.app.world().resource::<Told>().places;
        let found = told.iter().find(|(known, _)| known == name).map(|(_, at)| *at);
        found.unwrap_or_else(|| panic!("«{name}» is nowhere; there is {told:?}"))
    }

    /// Lets egui know of something.
    pub(super) fn tell(&mut self, events: impl IntoIterator<Item = Event>) {
        let world = self.app.world_mut();
        let mut inputs = world.query_filtered::<&mut EguiInput, With<PrimaryEguiContext>>();
        let mut input = inputs.single_mut(world).expect("a context");
        input.events.extend(events);
        self.app.update();
    }

    /// Clicks on a text that stands on the screen.
    #[track_caller]
    pub(super) fn click(&mut self, text: &str) {
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
    pub(super) fn drop_down(&mut self, player: &str) {
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
    pub(super) fn seek(&mut self, player: &str) {
        self.drop_down(player);
        self.click(&texts::text("own-another"));
        assert_eq!(self.screen().1, Page::Own);
    }

    pub(super) fn screen(&self) -> (Screen, Page) {
        let world = self.app.world();
        let screen = *world.resource::<State<Screen>>().get();
        (screen, *world.resource::<State<Page>>().get())
    }

    /// Gives every person a pad.
    pub(super) fn plug(&mut self, persons: usize) {
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
    pub(super) fn scroll_down(&mut self) {
        self.wheel(-5000.0);
    }

    /// Turns the wheel in the middle of the window.
    pub(super) fn wheel(&mut self, delta: f32) {
        let middle = self.app.world().resource::<Points>().0 / 2.0;
        self.wheel_at(middle.to_pos2(), delta);
    }

    pub(super) fn wheel_at(&mut self, at: Pos2, delta: f32) {
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
    pub(super) fn key(&mut self, key: Key) {
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
    pub(super) fn look(&mut self, what: &str) {
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
