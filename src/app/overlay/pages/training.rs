//! The page of trainings: better numbers for a strategy are sought, and each generation can be played against.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, RichText, Stroke, Ui},
};
use egui_plot::{Corner, Legend, Line, PlotPoints};

use crate::{
    app::{
        ask::{Ask, Begin},
        base::{Options, Page, Waker},
        contest::{
            free_folder,
            training::{Progress, Training},
        },
        overlay::widgets::{
            Weight, button, chips,
            course::course,
            fold, game_chips,
            page::{self, page},
            part, quiet,
            signs::Icon,
            stepper,
            style::{self, ACCENT, QUIET, TEXT},
            warning,
        },
    },
    arena::{
        Venues,
        train::{Measure, Task, Variant, task},
    },
    catalogue::{Entry, Spec},
    play::{
        Setup, Sitter,
        strategy_file::{Named, spelt_out},
    },
    rules::Message as Sentence,
    texts,
};

/// How long a training can be: members, generations.
const LENGTHS: [(&str, usize, u32); 3] = [("short", 12, 8), ("usual", 24, 20), ("long", 36, 60)];

/// What has been chosen so far.
#[derive(Resource)]
pub(in crate::app::overlay) struct Wanted {
    venues: &'static dyn Venues,
    entry: &'static dyn Entry,
    strategy: usize,
    against: usize,
    length: usize,
    /// The generation that is to be played against.
    generation: u32,
    /// Whether the numbers are seen.
    unfolded: bool,
    told: Option<String>,
}

impl FromWorld for Wanted {
    fn from_world(world: &mut World) -> Self {
        let venues = world.resource::<Options>().venues;
        Self::of(venues, venues.games().usual())
    }
}

/// The strategies of a game that judge by numbers.
fn candidates(entry: &dyn Entry) -> Vec<&'static str> {
    let all = entry.strategies().into_iter();
    all.filter(|facts| facts.judging().next().is_some())
        .map(|facts| facts.name)
        .collect()
}

impl Wanted {
    /// The form of a game as it is found.
    fn of(venues: &'static dyn Venues, entry: &'static dyn Entry) -> Self {
        Self {
            venues,
            entry,
            strategy: 0,
            against: 0,
            length: 0,
            generation: 0,
            unfolded: false,
            told: None,
        }
    }

    /// How many seats play.
    fn seats(&self) -> usize {
        self.entry.seats(&self.entry.default_config())
    }

    fn opponents(&self) -> Vec<&'static str> {
        self.entry
            .strategies()
            .into_iter()
            .map(|facts| facts.name)
            .collect()
    }

    fn task(&self) -> Result<Task, Sentence> {
        let name = candidates(self.entry)
            .get(self.strategy)
            .copied()
            .unwrap_or_default();
        let strategy = spelt_out(self.entry, &Spec::from(name.to_owned()))?;
        let (_, population, generations) = LENGTHS[self.length];
        let against = self.opponents().get(self.against).copied().unwrap_or("random");
        let games = task::usual_games(population, generations, self.seats());
        Ok(Task {
            name: texts::say(&Sentence::new("training-name").with("name", name)),
            game: self.entry.name().to_owned(),
            rules: self.entry.write_config(&self.entry.default_config()),
            strategy,
            bounds: Named::default(),
            against: vec![against.to_owned(); self.seats() - 1],
            variant: Variant::default(),
            population,
            generations,
            games,
            proof: task::usual_proof(games, self.seats()),
            measure: Measure::default(),
            seed: "1".to_owned(),
        })
    }
}

/// What was pressed.
enum Pressed {
    Begin,
    Stop,
    Another,
    Play(Spec),
}

/// Shows what can be trained, or how far the training has come.
pub(in crate::app::overlay) fn show(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut wanted: ResMut<Wanted>,
    training: Option<Res<Training>>,
    options: Res<Options>,
    waker: Option<Res<Waker>>,
    mut next: ResMut<NextState<Page>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let wanted = wanted.bypass_change_detection();
    let progress = training.as_ref().map(|training| training.progress());
    let (mut pressed, mut played) = (None, None);
    let mut foot = |ui: &mut Ui| foot(ui, progress.as_ref(), &mut pressed);
    let body = |ui: &mut Ui| {
        if let Some(sentence) = &wanted.told {
            warning(ui, sentence);
        }
        match (&training, &progress) {
            (Some(training), Some(progress)) => state(ui, training, progress, wanted, &mut played),
            _ => form(ui, wanted),
        }
    };
    let close = page(
        ctx,
        "training",
        &texts::text("training-title"),
        900.0,
        body,
        Some(&mut foot),
    );
    match played.or(pressed) {
        Some(Pressed::Begin) => {
            let folder = free_folder(&options.folders.data.join("trainings"));
            let begun = wanted
                .task()
                .map_err(|message| texts::say(&message))
                .and_then(|task| Training::begin(options.venues, task, folder, waker.as_deref().cloned()));
            wanted.told = None;
            match begun {
                Ok(training) => commands.insert_resource(training),
                Err(sentence) => wanted.told = Some(sentence),
            }
        }
        Some(Pressed::Stop) => {
            if let Some(training) = &training {
                training.stop();
            }
        }
        Some(Pressed::Another) => commands.remove_resource::<Training>(),
        Some(Pressed::Play(spec)) => {
            let mut sitters = vec![Sitter::Person];
            sitters.resize(wanted.seats(), Sitter::Computer(spec));
            let entry = wanted.entry;
            match Setup::new(entry, &entry.default_config(), sitters) {
                Ok(setup) => {
                    asks.write(Ask::Begin(Begin::At(Box::new(setup), None)));
                }
                Err(messages) => {
                    wanted.told = Some(messages.iter().map(texts::say).collect::<Vec<_>>().join(" "));
                }
            }
        }
        None => {}
    }
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn named(names: &[&str]) -> Vec<String> {
    names
        .iter()
        .map(|name| texts::text(&format!("strategy-{name}-name")))
        .collect()
}

fn form(ui: &mut Ui, wanted: &mut Wanted) {
    quiet(ui, &texts::text("training-help"));
    ui.add_space(10.0);
    let mut trainable = wanted.venues.games().to_vec();
    trainable.retain(|entry| !candidates(*entry).is_empty());
    if let Some(entry) = game_chips(ui, wanted.entry.name(), &trainable) {
        *wanted = Wanted::of(wanted.venues, entry);
    }
    part(ui, &texts::text("training-strategy"));
    if let Some(at) = chips(ui, wanted.strategy, &named(&candidates(wanted.entry))) {
        wanted.strategy = at;
    }
    ui.add_space(10.0);
    let against = Sentence::new("training-against").with("rivals", wanted.seats() as i64 - 1);
    part(ui, &texts::say(&against));
    if let Some(at) = chips(ui, wanted.against, &named(&wanted.opponents())) {
        wanted.against = at;
    }
    ui.add_space(10.0);
    part(ui, &texts::text("training-length"));
    let lengths: Vec<String> = LENGTHS
        .iter()
        .map(|(name, ..)| texts::text(&format!("length-{name}")))
        .collect();
    if let Some(at) = chips(ui, wanted.length, &lengths) {
        wanted.length = at;
    }
    let (_, population, generations) = LENGTHS[wanted.length];
    let games = task::usual_games(population, generations, wanted.seats());
    let sentence = Sentence::new("training-takes")
        .with("generations", i64::from(generations))
        .with(
            "games",
            texts::grouped(games + 3 * task::usual_proof(games, wanted.seats())),
        );
    quiet(ui, &texts::say(&sentence));
}

fn state(
    ui: &mut Ui,
    training: &Training,
    progress: &Progress,
    wanted: &mut Wanted,
    played: &mut Option<Pressed>,
) {
    if let Some(fault) = &progress.fault {
        warning(ui, fault);
    }
    let key = match (&progress.trained, progress.stopped) {
        (Some(_), _) => "training-done",
        (None, true) => "training-stopped",
        (None, false) => "training-runs",
    };
    if let Some(trained) = &progress.trained {
        let percent = |share: f64| format!("{} %", texts::decimal(100.0 * share, 1));
        let (gain, low, high) = trained.gain;
        let key = if low > 0.0 {
            "training-learnt"
        } else {
            "training-not-learnt"
        };
        let sentence = Sentence::new(key)
            .with("gain", percent(gain))
            .with("low", percent(low))
            .with("high", percent(high));
        ui.add(large(texts::say(&sentence)));
    } else {
        ui.add(large(texts::text("training-goes-on")));
    }
    let sentence = Sentence::new(key)
        .with("generation", progress.rows.len().saturating_sub(1) as i64)
        .with("generations", i64::from(training.task.generations))
        .with("games", texts::grouped(progress.games))
        .with("planned", texts::grouped(training.games));
    quiet(ui, &texts::say(&sentence));
    ui.add_space(6.0);
    scores(ui, progress);
    let Some(last) = progress.rows.len().checked_sub(1) else {
        return;
    };
    ui.add_space(8.0);
    part(ui, &texts::text("training-play"));
    wanted.generation = wanted.generation.min(last as u32);
    ui.horizontal_wrapped(|ui| {
        let mut generation = i64::from(wanted.generation);
        let written = format!("{generation} / {last}");
        if stepper(ui, &mut generation, (0, last as i64), 1, &written) {
            wanted.generation = generation as u32;
        }
        let row = &progress.rows[wanted.generation as usize];
        let text = texts::text("training-play-on");
        if button(ui, Weight::Plain, Some(Icon::Person), &text).clicked() {
            *played = Some(Pressed::Play(training.best(row)));
        }
    });
    ui.add_space(6.0);
    fold(ui, &mut wanted.unfolded, &texts::text("page-details"));
    if wanted.unfolded {
        details(ui, training, progress, wanted.generation);
    }
}

/// The numbers of a generation, and where all of it lies.
fn details(ui: &mut Ui, training: &Training, progress: &Progress, generation: u32) {
    let row = &progress.rows[generation as usize];
    let numbers: Vec<String> = row
        .parameters
        .0
        .iter()
        .map(|(name, number)| format!("{} {number}", texts::text(&format!("parameter-{name}"))))
        .collect();
    quiet(ui, &numbers.join(" · "));
    let place = Sentence::new("training-folder").with("folder", training.folder.display().to_string());
    quiet(ui, &texts::say(&place));
    if let Some(trained) = &progress.trained {
        let file = Sentence::new("training-file").with("file", trained.path.display().to_string());
        quiet(ui, &texts::say(&file));
    }
}

/// What came out, in a sentence.
fn large(text: String) -> Label {
    Label::new(RichText::new(text).font(style::serif(24.0)).color(TEXT)).wrap()
}

/// The score of the best and the mean of all, over the generations.
fn scores(ui: &mut Ui, progress: &Progress) {
    let points = |of: fn(&crate::arena::train::Row) -> f64| -> PlotPoints<'_> {
        let rows = progress.rows.iter();
        rows.map(|row| [f64::from(row.generation), 100.0 * of(row)])
            .collect()
    };
    // Lines that begin at 0 leave room for the legend below them.
    let legend = Legend::default().position(Corner::RightBottom);
    let frame = course(ui, "generations", "training-axis", 230.0).legend(legend);
    frame.show(ui, |plot| {
        let lines = [
            ("training-best", ACCENT, points(|row| row.best)),
            ("training-mean", QUIET, points(|row| row.mean)),
        ];
        for (key, colour, points) in lines {
            plot.line(Line::new(texts::text(key), points).stroke(Stroke::new(2.0, colour)));
        }
    });
}

fn foot(ui: &mut Ui, progress: Option<&Progress>, pressed: &mut Option<Pressed>) {
    let runs = progress.is_some_and(|progress| !progress.is_over());
    let words = if runs {
        texts::text("training-stop-help")
    } else {
        String::new()
    };
    page::foot(ui, &words, QUIET, |ui| {
        let (weight, icon, key, press) = match progress {
            None => (Weight::Accent, Icon::Play, "tournament-begin", Pressed::Begin),
            Some(progress) if progress.is_over() => {
                (Weight::Accent, Icon::Plus, "training-another", Pressed::Another)
            }
            Some(_) => (Weight::Plain, Icon::Close, "tournament-stop-now", Pressed::Stop),
        };
        if button(ui, weight, Some(icon), &texts::text(key)).clicked() {
            *pressed = Some(press);
        }
    });
}
