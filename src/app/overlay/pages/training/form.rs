//! A training being set up: of which game, what is learnt, and for how long; and those that were broken off.

use bevy::prelude::{FromWorld, Resource, World};
use bevy_egui::egui::{Align, Layout, Ui, vec2};

use super::seen::{Pressed, Seen};
use crate::{
    app::{
        base::Options,
        contest::training::Wish,
        keep::own::training_name,
        overlay::widgets::{
            Weight, button, chips, game_chips, game_name, icon_button,
            lists::{self, Item},
            part, quiet,
            signs::Icon,
            sitters::strategy_name,
            style::PRESS,
        },
    },
    arena::{
        Venues,
        learn::{LearnTask, Method},
        train::{Measure, Task, Variant, task},
    },
    catalogue::{Entry, Spec},
    play::strategy_file::{Named, spelt_out},
    rules::Message as Sentence,
    texts,
};

/// How long a training can be: of numbers members and generations, of a judgement generations and games.
const LENGTHS: [(&str, (usize, u32), (u32, u64)); 3] = [
    ("short", (12, 8), (20, 40_000)),
    ("usual", (24, 20), (60, 240_000)),
    ("long", (36, 60), (100, 1_000_000)),
];
/// Hidden units of a network, games for each of its figures, and how often it is measured on its way.
const HIDDEN: usize = 64;
const PROOF: u64 = 2_000;
const MEASURED: u32 = 10;

/// So many trainings that were broken off are offered.
const OFFERED: usize = 5;

/// What can be learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// The numbers of a strategy.
    Numbers,
    /// To judge, by a network.
    Judgement,
}

/// A game in which something can be learnt.
struct Trainable {
    entry: &'static dyn Entry,
    /// The strategies that judge by numbers.
    strategies: Vec<&'static str>,
    what: Vec<What>,
}

impl Trainable {
    fn of(venues: &dyn Venues, entry: &'static dyn Entry) -> Option<Self> {
        let strategies = entry.strategies().into_iter();
        let strategies: Vec<_> = strategies
            .filter(|facts| facts.judging().next().is_some())
            .map(|facts| facts.name)
            .collect();
        let has_school = venues.school(entry.name(), &entry.contest_config()).is_ok();
        let all = [
            (What::Numbers, !strategies.is_empty()),
            (What::Judgement, has_school),
        ];
        let what: Vec<What> = all
            .iter()
            .filter(|(_, can)| *can)
            .map(|(what, _)| *what)
            .collect();
        (!what.is_empty()).then_some(Self {
            entry,
            strategies,
            what,
        })
    }
}

/// What has been chosen so far.
#[derive(Resource)]
pub(in crate::app::overlay) struct Wanted {
    games: Vec<Trainable>,
    game: usize,
    what: What,
    strategy: usize,
    /// Who is played against, or shows how far it is.
    against: [usize; 2],
    length: usize,
}

impl FromWorld for Wanted {
    fn from_world(world: &mut World) -> Self {
        let venues = world.resource::<Options>().venues;
        let games = venues.games();
        let games = games.iter().filter_map(|&entry| Trainable::of(venues, entry));
        Self::of(games.collect(), 0)
    }
}

impl Wanted {
    /// The form of a game as it is found.
    fn of(games: Vec<Trainable>, game: usize) -> Self {
        let what = games.get(game).and_then(|it| it.what.first());
        Self {
            what: what.copied().unwrap_or(What::Numbers),
            games,
            game,
            strategy: 0,
            // Random shows in any case how far a judgement is.
            against: [0, 1],
            length: 0,
        }
    }

    fn entry(&self) -> Option<&'static dyn Entry> {
        self.games.get(self.game).map(|it| it.entry)
    }

    /// What is to be trained.
    pub(super) fn wish(&self) -> Result<Wish, Sentence> {
        let Some(Trainable {
            entry, strategies, ..
        }) = self.games.get(self.game)
        else {
            return Err(Sentence::new("train-strategy"));
        };
        let opponents = opponents(*entry);
        let against = opponents.get(self.against[self.what as usize]).copied();
        let against = against.unwrap_or("random");
        let (_, numbers, judgement) = LENGTHS[self.length];
        match self.what {
            What::Numbers => {
                let name = strategies.get(self.strategy).copied().unwrap_or_default();
                varying(*entry, name, against, numbers).map(Wish::Numbers)
            }
            What::Judgement => Ok(Wish::Judgement(learning(*entry, against, judgement))),
        }
    }
}

/// Numbers are varied at the usual table.
fn varying(
    entry: &dyn Entry,
    name: &str,
    against: &str,
    (population, generations): (usize, u32),
) -> Result<Task, Sentence> {
    let config = entry.default_config();
    let seats = entry.seats(&config);
    let games = task::usual_games(population, generations, seats);
    Ok(Task {
        name: texts::say(&Sentence::new("training-name").with("name", name)),
        game: entry.name().to_owned(),
        rules: entry.write_config(&config),
        strategy: spelt_out(entry, &Spec::from(name.to_owned()))?,
        bounds: Named::default(),
        against: vec![against.to_owned(); seats - 1],
        variant: Variant::default(),
        population,
        generations,
        games,
        proof: task::usual_proof(games, seats),
        measure: Measure::default(),
        seed: "1".to_owned(),
    })
}

/// Random comes first: against it one sees that something is learnt at all.
fn learning(entry: &dyn Entry, against: &str, (generations, games): (u32, u64)) -> LearnTask {
    let mut met = vec!["random"];
    met.extend((against != "random").then_some(against));
    LearnTask {
        name: entry.name().to_owned(),
        game: entry.name().to_owned(),
        rules: entry.write_config(&entry.contest_config()),
        hidden: HIDDEN,
        generations,
        games,
        method: Method::default(),
        against: met.into_iter().map(|word| Spec::from(word.to_owned())).collect(),
        every: (generations / MEASURED).max(1),
        proof: PROOF,
        seed: "1".to_owned(),
    }
}

fn opponents(entry: &dyn Entry) -> Vec<&'static str> {
    let strategies = entry.strategies().into_iter();
    strategies.map(|facts| facts.name).collect()
}

fn named(names: &[&str]) -> Vec<String> {
    names
        .iter()
        .map(|name| strategy_name(&Spec::from((*name).to_owned())))
        .collect()
}

/// Shows the form.
pub(super) fn show(ui: &mut Ui, wanted: &mut Wanted, seen: &mut Seen, chosen: &mut Option<Pressed>) {
    go_on(ui, seen, chosen);
    let entries: Vec<&'static dyn Entry> = wanted.games.iter().map(|it| it.entry).collect();
    let Some(entry) = wanted.entry() else { return };
    if let Some(other) = game_chips(ui, entry.name(), &entries) {
        let at = entries.iter().position(|entry| *entry == other).unwrap_or(0);
        *wanted = Wanted::of(std::mem::take(&mut wanted.games), at);
    }
    let Some(Trainable {
        entry,
        strategies,
        what,
    }) = wanted.games.get(wanted.game)
    else {
        return;
    };
    // Whatever is chosen, nothing below moves.
    let top = ui.cursor().top();
    if what.len() > 1 {
        part(ui, &texts::text("training-what"));
        let words = what.iter().map(|what| match what {
            What::Numbers => texts::text("training-what-numbers"),
            What::Judgement => texts::text("training-what-judgement"),
        });
        let at = what.iter().position(|what| *what == wanted.what).unwrap_or(0);
        if let Some(at) = chips(ui, at, &words.collect::<Vec<_>>()) {
            wanted.what = what[at];
        }
    }
    let help = match wanted.what {
        What::Numbers => "training-help",
        What::Judgement => "training-judgement-help",
    };
    quiet(ui, &texts::text(help));
    ui.add_space(10.0);
    let seats = entry.seats(&entry.default_config());
    match wanted.what {
        What::Numbers => {
            part(ui, &texts::text("training-strategy"));
            if let Some(at) = ui
                .push_id("strategy", |ui| chips(ui, wanted.strategy, &named(strategies)))
                .inner
            {
                wanted.strategy = at;
            }
            ui.add_space(10.0);
            let against = Sentence::new("training-against").with("rivals", seats as i64 - 1);
            part(ui, &texts::say(&against));
        }
        What::Judgement => part(ui, &texts::text("training-measured")),
    }
    let against = &mut wanted.against[wanted.what as usize];
    if let Some(at) = chips(ui, *against, &named(&opponents(*entry))) {
        *against = at;
    }
    ui.add_space(10.0);
    part(ui, &texts::text("training-length"));
    let lengths = LENGTHS
        .iter()
        .map(|(name, ..)| texts::text(&format!("length-{name}")));
    if let Some(at) = chips(ui, wanted.length, &lengths.collect::<Vec<_>>()) {
        wanted.length = at;
    }
    let (_, (population, bred), (taught, games)) = LENGTHS[wanted.length];
    let (generations, games) = match wanted.what {
        What::Numbers => {
            let games = task::usual_games(population, bred, seats);
            (bred, games + 3 * task::usual_proof(games, seats))
        }
        What::Judgement => (taught, games),
    };
    let takes = Sentence::new("training-takes")
        .with("generations", i64::from(generations))
        .with("games", texts::grouped(games));
    quiet(ui, &texts::say(&takes));
    let high = ui.cursor().top() - top;
    seen.tallest = seen.tallest.max(high);
    ui.add_space(seen.tallest - high);
}

/// Trainings that were broken off: pressed, one goes on. They can be put away, and come back.
fn go_on(ui: &mut Ui, seen: &Seen, chosen: &mut Option<Pressed>) {
    if !seen.away.is_empty() {
        ui.horizontal(|ui| {
            quiet(ui, &texts::text("training-away"));
            if button(ui, Weight::Plain, None, &texts::text("load-bring-back")).clicked() {
                *chosen = Some(Pressed::BringBack);
            }
        });
        ui.add_space(10.0);
    }
    if seen.broken_off.is_empty() {
        return;
    }
    part(ui, &texts::text("training-broken-off"));
    for training in seen.broken_off.iter().take(OFFERED) {
        let what = if training.is_judgement {
            "training-what-judgement"
        } else {
            "training-what-numbers"
        };
        let (last, all) = training.generations;
        let help = Sentence::new("training-broken-off-at")
            .with("what", texts::text(what))
            .with("generation", i64::from(last))
            .with("generations", i64::from(all));
        let item = Item {
            icon: Some(Icon::Play),
            title: format!(
                "{} · {}",
                game_name(&training.game),
                training_name(&training.folder)
            ),
            help: texts::say(&help),
            tip: training.folder.display().to_string(),
            ..Item::default()
        };
        ui.horizontal_top(|ui| {
            let wide = ui.available_width() - PRESS - ui.spacing().item_spacing.x;
            ui.allocate_ui_with_layout(vec2(wide, 0.0), Layout::top_down(Align::Min), |ui| {
                if lists::row(ui, false, &item).clicked() {
                    *chosen = Some(Pressed::GoOn(training.folder.clone()));
                }
            });
            ui.vertical(|ui| {
                ui.add_space(7.0);
                if icon_button(ui, Icon::Bin, &texts::text("load-put-away")).clicked() {
                    *chosen = Some(Pressed::PutAway(training.folder.clone()));
                }
            });
        });
    }
    ui.add_space(10.0);
}
