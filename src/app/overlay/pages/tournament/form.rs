//! A tournament being set up: who takes part, who meets whom, and for how long.

use bevy::prelude::{FromWorld, Resource, World};
use bevy_egui::egui::{Align, Id, Layout, Ui, vec2};

use crate::{
    app::{
        base::Options,
        keep::own::OwnPlayers,
        overlay::widgets::{
            Weight, button, chips, field, game_chips, icon_button,
            lists::{Item, drop_down},
            page, part, quiet, setting,
            signs::Icon,
            sitters::{group, own_item},
            style::{self, QUIET, WARN},
            toggle,
        },
    },
    arena::{Plan, Shape, Stop, Tournament, Venues},
    catalogue::Entry,
    play::strategy_file,
    rules::Message,
    texts,
};

/// What was pressed.
pub(in crate::app::overlay) enum Pressed {
    /// Begins what the form says.
    Begin,
    /// Leaves the tournament, and shows the form again.
    Another,
    /// Goes to the page of trainings.
    Train,
    /// Seeks a player of one's own in place of this one.
    Seek(usize),
    /// Looks at a game of a block.
    Look(u64, usize),
}

/// The most players: as many as there are signs.
const PLAYERS: usize = 6;
/// The most characters of a player's word.
const WORD: usize = 120;
/// How many games can be chosen.
const GAMES: [u64; 4] = [1_000, 10_000, 100_000, 1_000_000];

/// What has been chosen so far.
#[derive(Resource)]
pub(in crate::app::overlay) struct Form {
    pub(super) venues: &'static dyn Venues,
    entry: &'static dyn Entry,
    players: Vec<String>,
    shape: Shape,
    board: usize,
    preset: usize,
    games: usize,
    permutations: bool,
    stop: bool,
    /// Whether luck is taken off what comes out; none where nothing falls by chance.
    luck: Option<bool>,
    seed: String,
    /// The game that was meant when it was filled in.
    meant: &'static str,
    /// The game that is to be looked at.
    pub(in crate::app::overlay) look: u64,
    /// Whether the figures are seen.
    pub(super) unfolded: bool,
}

impl FromWorld for Form {
    fn from_world(world: &mut World) -> Self {
        let venues = world.resource::<Options>().venues;
        Self::of(venues, venues.games().usual())
    }
}

impl Form {
    /// The form of the game that is meant, where it is another one than before.
    pub(super) fn turn_to(&mut self, entry: &'static dyn Entry) {
        if self.meant != entry.name() {
            *self = Self {
                meant: entry.name(),
                ..Self::of(self.venues, entry)
            };
        }
    }

    /// The form of a game as it is found.
    fn of(venues: &'static dyn Venues, entry: &'static dyn Entry) -> Self {
        let config = entry.default_config();
        let seats = entry.seats(&config);
        let board = entry.open(&config).ok();
        let has_luck = board.is_some_and(|board| board.has_chance() && entry.assessor(&*board).is_some());
        let players = entry.rivals().iter().cycle().take(seats);
        Self {
            venues,
            entry,
            players: players.map(|&name| name.to_owned()).collect(),
            shape: Shape::Table,
            board: seats,
            preset: 0,
            games: 1,
            permutations: false,
            stop: false,
            luck: has_luck.then_some(false),
            seed: String::new(),
            meant: "",
            look: 0,
            unfolded: false,
        }
    }

    /// The game.
    pub(in crate::app::overlay) fn game(&self) -> &'static str {
        self.entry.name()
    }

    /// Lets a player of one's own take part.
    pub(in crate::app::overlay) fn seat(&mut self, player: usize, word: String) {
        if let Some(known) = self.players.get_mut(player) {
            *known = word;
        }
    }

    /// A player's word as the arena takes it: a strategy file becomes the numbers that it holds.
    fn word(&self, word: &str, own: &OwnPlayers) -> Result<String, Message> {
        let fault = |why: String| Message::new("own-fault").with("why", why);
        match own.of_word(word).map(|own| own.spec.clone()) {
            Some(spec) => spec.map(|spec| spec.to_string()).map_err(fault),
            None => strategy_file::sitter(self.entry, word)
                .map(|sitter| sitter.to_string())
                .map_err(|error| fault(error.to_string())),
        }
    }

    fn tournament(&self, own: &OwnPlayers) -> Result<Tournament, Vec<Message>> {
        let mut faults = Vec::new();
        let words = self.players.iter().map(|word| {
            let word = self.word(word, own);
            word.map_err(|fault| faults.push(fault)).unwrap_or_default()
        });
        let mut tournament = Tournament {
            game: self.entry.name().to_owned(),
            players: words.collect(),
            shape: self.shape,
            board: (self.shape != Shape::Table).then_some(self.board),
            permutations: self.permutations,
            games: GAMES[self.games],
            seed: self.seed.trim().parse().ok(),
            stop: self.stop.then(|| Stop {
                stronger: Stop::ALL.to_owned(),
                than: None,
                by: 0.0,
                alpha: Stop::usual_alpha(),
            }),
            luck: self.luck == Some(true),
            ..Tournament::default()
        };
        tournament.house.preset = self.entry.presets().get(self.preset).map(|&name| name.to_owned());
        if faults.is_empty() {
            Ok(tournament.laid(self.venues.games()))
        } else {
            Err(faults)
        }
    }

    /// What is to be played.
    pub(in crate::app::overlay) fn plan(&self, own: &OwnPlayers) -> Result<Plan, Vec<Message>> {
        Plan::new(self.venues, self.tournament(own)?)
    }

    /// What stands in the way of it.
    pub(in crate::app::overlay) fn faults(&self, own: &OwnPlayers) -> Vec<Message> {
        let mut faults = self.plan(own).err().unwrap_or_default();
        let seed = self.seed.trim();
        if !seed.is_empty() && seed.parse::<u64>().is_err() {
            faults.push(Message::new("tournament-seed").with("text", seed));
        }
        faults
    }
}

/// Shows the form.
pub(in crate::app::overlay) fn show(
    ui: &mut Ui,
    form: &mut Form,
    own: &OwnPlayers,
    pressed: &mut Option<Pressed>,
) {
    quiet(ui, &texts::text("tournament-help"));
    if button(
        ui,
        Weight::Plain,
        Some(Icon::Hint),
        &texts::text("tournament-train"),
    )
    .clicked()
    {
        *pressed = Some(Pressed::Train);
    }
    ui.add_space(8.0);
    if let Some(entry) = game_chips(ui, form.entry.name(), &form.venues.games()) {
        *form = Form {
            meant: form.meant,
            ..Form::of(form.venues, entry)
        };
    }
    ui.add_space(4.0);
    let room = ui.available_width();
    if room < 820.0 {
        players(ui, form, own, room, pressed);
        ui.add_space(8.0);
        terms(ui, form, room);
        return;
    }
    let left = room * 0.44;
    let right = room - left - 18.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
            players(ui, form, own, left, pressed);
        });
        ui.allocate_ui_with_layout(vec2(right, 0.0), Layout::top_down(Align::Min), |ui| {
            terms(ui, form, right);
        });
    });
}

fn players(ui: &mut Ui, form: &mut Form, own: &OwnPlayers, width: f32, pressed: &mut Option<Pressed>) {
    let strategies = form.entry.strategies();
    let offered = own.offered(form.entry.name());
    let words: Vec<&str> = strategies
        .iter()
        .map(|facts| facts.name)
        .chain(offered.iter().map(|own| own.word.as_str()))
        .collect();
    style::card().show(ui, |ui| {
        ui.set_width(width - 28.0);
        ui.spacing_mut().item_spacing.x = 8.0;
        part(ui, &texts::text("tournament-players"));
        let mut items: Vec<Item> = strategies
            .iter()
            .map(|facts| Item {
                icon: Some(Icon::Computer),
                title: texts::text(&format!("strategy-{}-name", facts.name)),
                help: texts::say(&facts.sentence(form.entry.name())),
                ..Item::default()
            })
            .collect();
        items.extend(offered.iter().map(|own| own_item(own)));
        group(&mut items, strategies.len());
        items.push(Item {
            icon: Some(Icon::Step),
            title: texts::text("tournament-word"),
            help: texts::text("tournament-word-help"),
            ..Item::default()
        });
        let mut gone = None;
        let few = form.players.len() <= 2;
        for (at, player) in form.players.iter_mut().enumerate() {
            ui.push_id(("player", at), |ui| {
                ui.horizontal(|ui| {
                    let wide = ui.available_width() - style::PRESS - 8.0;
                    let by_word = items.len() - 1;
                    let known = words.iter().position(|word| word == player).unwrap_or(by_word);
                    match drop_down(ui, Id::new(("player", at)), known, &items, wide) {
                        Some(picked) if picked < words.len() => words[picked].clone_into(player),
                        Some(picked) if picked == by_word => *player = format!("{player}:"),
                        Some(_) => *pressed = Some(Pressed::Seek(at)),
                        None => {}
                    }
                    ui.add_enabled_ui(!few, |ui| {
                        if icon_button(ui, Icon::Close, &texts::text("tournament-remove")).clicked() {
                            gone = Some(at);
                        }
                    });
                });
                if !words.contains(&player.as_str()) {
                    let hint = texts::text("tournament-word-hint");
                    field(ui, player, &hint, WORD, width - 28.0);
                }
            });
            ui.add_space(4.0);
        }
        if let Some(at) = gone {
            form.players.remove(at);
        }
        let room = form.players.len() < PLAYERS;
        ui.add_enabled_ui(room, |ui| {
            let text = texts::text("tournament-add");
            if button(ui, Weight::Plain, Some(Icon::Plus), &text).clicked() {
                form.players.push("random".to_owned());
            }
        });
    });
}

fn terms(ui: &mut Ui, form: &mut Form, width: f32) {
    style::card().show(ui, |ui| {
        ui.set_width(width - 28.0);
        ui.spacing_mut().item_spacing.x = 8.0;
        part(ui, &texts::text("tournament-shape"));
        let shapes = Shape::ALL.map(|(_, word)| texts::text(&format!("shape-{word}")));
        let chosen = Shape::ALL
            .iter()
            .position(|(shape, _)| *shape == form.shape)
            .unwrap_or(0);
        if let Some(at) = chips(ui, chosen, &shapes) {
            form.shape = Shape::ALL[at].0;
        }
        quiet(ui, &texts::text(&format!("shape-{}-help", form.shape.word())));
        if form.shape != Shape::Table {
            let counts = form.entry.seat_counts();
            let seats: Vec<String> = counts
                .iter()
                .map(|&count| texts::say(&Message::new("setup-board-seats").with("seats", count as i64)))
                .collect();
            let chosen = counts.iter().position(|&count| count == form.board).unwrap_or(0);
            ui.add_space(4.0);
            if let Some(at) = chips(ui, chosen, &seats) {
                form.board = counts[at];
            }
        }
        ui.add_space(10.0);
        part(ui, &texts::text("setup-rules"));
        let names: Vec<String> = form
            .entry
            .presets()
            .iter()
            .map(|name| texts::text(&format!("preset-{name}")))
            .collect();
        if let Some(at) = chips(ui, form.preset, &names) {
            form.preset = at;
        }
        ui.add_space(10.0);
        part(ui, &texts::text("tournament-games"));
        let counts = GAMES.map(texts::grouped);
        if let Some(at) = chips(ui, form.games, &counts) {
            form.games = at;
        }
        ui.add_space(8.0);
        let title = texts::text("tournament-stop");
        toggle(ui, &title, &texts::text("tournament-stop-help"), &mut form.stop);
        let title = texts::text("tournament-orders");
        toggle(
            ui,
            &title,
            &texts::text("tournament-orders-help"),
            &mut form.permutations,
        );
        if let Some(luck) = &mut form.luck {
            let title = texts::text("tournament-luck");
            toggle(ui, &title, &texts::text("tournament-luck-help"), luck);
        }
        let title = texts::text("setup-seed");
        setting(ui, &title, &texts::text("tournament-seed-help"), |ui| {
            ui.push_id("seed", |ui| field(ui, &mut form.seed, "", 20, 130.0));
        });
    });
}

/// What stands in the way, and the way to begin.
pub(in crate::app::overlay) fn foot(ui: &mut Ui, faults: &[Message], pressed: &mut Option<Pressed>) {
    let (words, colour) = match faults.first() {
        Some(fault) => (texts::say(fault), WARN),
        None => (texts::text("tournament-ready"), QUIET),
    };
    page::foot(ui, &words, colour, |ui| {
        ui.spacing_mut().button_padding.x = 26.0;
        ui.add_enabled_ui(faults.is_empty(), |ui| {
            let text = texts::text("tournament-begin");
            if button(ui, Weight::Accent, Some(Icon::Play), &text).clicked() {
                *pressed = Some(Pressed::Begin);
            }
        });
    });
}
