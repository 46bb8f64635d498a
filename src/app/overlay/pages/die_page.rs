//! The die: how it falls and why nobody can have a hand in it, with all rolls of this game counted.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Pos2, Rect, RichText, Sense, Ui, pos2, vec2},
};

use crate::{
    app::{
        base::{Options, Page},
        current::Current,
        overlay::widgets::{
            self, Weight, button,
            page::page,
            signs::Icon,
            style::{self, ACCENT, LINE, QUIET, TEXT},
        },
    },
    catalogue::Games,
    play::{Match, fairness, proof::Verdict, record},
    rules::Message as Sentence,
    staging::{Cue, Eyes, pieces::die::pips},
    texts,
};

/// How often each face came up in the game on the table.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Rolls {
    game: String,
    steps: usize,
    counts: Vec<u64>,
}

impl Rolls {
    /// Counts what has been rolled since the last time.
    fn count(&mut self, current: &Current) {
        let game = current.game().commitment();
        let steps = current.game().steps();
        if self.game != game || self.steps > steps.len() {
            *self = Self {
                game,
                ..Self::default()
            };
        }
        let news = steps.iter().skip(self.steps);
        let cues = news.flat_map(|step| {
            let events = step.events.iter();
            events.flat_map(|event| current.staging().cues(&*step.before, event, Eyes::default()))
        });
        for cue in cues {
            if let Cue::Throw { face, faces, .. } = cue {
                let most = self.counts.len().max(usize::from(faces)).max(usize::from(face));
                self.counts.resize(most, 0);
                if let Some(count) = usize::from(face)
                    .checked_sub(1)
                    .and_then(|at| self.counts.get_mut(at))
                {
                    *count += 1;
                }
            }
        }
        self.steps = steps.len();
    }
}

/// Shows the page.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut rolls: ResMut<Rolls>,
    options: Res<Options>,
    (mut unfolded, mut checked): (Local<bool>, Local<Checked>),
    mut next: ResMut<NextState<Page>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    let rolls = rolls.bypass_change_detection();
    rolls.count(&current);
    let close = page(
        ctx,
        "die",
        &texts::text("die-title"),
        640.0,
        |ui| {
            paragraph(ui, &texts::text("die-plain"));
            // Cards and pips that chance brings are sealed in the same way, but have no faces to be counted.
            if current.game().start().thrower().is_some() {
                if rolls.counts.iter().any(|count| *count > 0) {
                    bars(ui, &rolls.counts);
                }
                paragraph(ui, &verdict(&rolls.counts));
                ui.add_space(6.0);
            }
            if current.game().standing().is_some() {
                checked.show(ui, &current, options.games());
                ui.add_space(6.0);
            }
            widgets::fold(ui, &mut unfolded, &texts::text("page-details"));
            if !*unfolded {
                return;
            }
            for key in ["die-how", "die-sealed", "die-check"] {
                widgets::part(ui, &texts::text(key));
                paragraph(ui, &texts::text(&format!("{key}-text")));
            }
            let hash = Sentence::new("commitment").with("hash", current.game().commitment());
            widgets::quiet(ui, &texts::say(&hash));
            for (seat, word) in &current.game().fate().words {
                let told = Sentence::new("word-told")
                    .with("seat", *seat)
                    .with("word", word.as_str());
                widgets::quiet(ui, &current.say(&told));
            }
        },
        None,
    );
    if close {
        next.set(Page::None);
    }
    Ok(())
}

/// What a check has found: of which game, after how many steps, and in which words.
#[derive(Default)]
pub(in crate::app::overlay) struct Checked(Option<(String, usize, String)>);

impl Checked {
    /// The button that checks a game that is over, and what came of it.
    fn show(&mut self, ui: &mut Ui, current: &Current, games: Games) {
        let game = current.game();
        let is_of = |(hash, steps, _): &(String, usize, String)| {
            *steps == game.steps().len() && *hash == game.commitment()
        };
        match self.0.as_ref().filter(|known| is_of(known)) {
            Some((.., told)) => paragraph(ui, told),
            None if button(ui, Weight::Plain, Some(Icon::Seal), &texts::text("die-check-now")).clicked() => {
                self.0 = Some((game.commitment(), game.steps().len(), check(game, games)));
            }
            None => {}
        }
    }
}

/// Holds the record of a game against the commitment that was shown, as a program of somebody else would.
fn check(game: &Match, games: Games) -> String {
    match record::read(games, &record::write(game)) {
        Ok(read) => texts::say(&Verdict::of(&read, Some(&game.commitment())).sentence),
        Err(fault) => texts::say(&fault.message),
    }
}

fn paragraph(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(style::body(18.0)).color(TEXT));
    ui.add_space(6.0);
}

/// What the rolls so far tell, in honest words.
fn verdict(counts: &[u64]) -> String {
    let all: u64 = counts.iter().sum();
    let rolls = Sentence::new("die-few").with("rolls", all as i64);
    let Some(share) = fairness::as_uneven(counts) else {
        return texts::say(&rolls);
    };
    let key = match share {
        0.05.. => "die-even",
        0.001..0.05 => "die-uneven",
        _ => "die-strange",
    };
    let percent = 100.0 * share;
    let digits = usize::from(percent < 10.0);
    let sentence = Sentence::new(key)
        .with("rolls", all as i64)
        .with("percent", texts::decimal(percent, digits));
    texts::say(&sentence)
}

/// A bar for each face, with how often it came up; a line stands where all would be even.
fn bars(ui: &mut Ui, counts: &[u64]) {
    let faces = counts.len().max(1);
    let all: u64 = counts.iter().sum();
    let most = counts.iter().max().copied().unwrap_or(0).max(1) as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 190.0), Sense::hover());
    let floor = rect.bottom() - 48.0;
    let room = floor - rect.top() - 24.0;
    let step = rect.width() / faces as f32;
    if all > 0 {
        let even = floor - room * (all as f32 / faces as f32) / most;
        for dash in 0..(rect.width() / 12.0) as usize {
            let from = rect.left() + 12.0 * dash as f32;
            ui.painter().hline(from..=from + 6.0, even, (1.5, QUIET));
        }
    }
    for (at, &count) in counts.iter().enumerate() {
        let x = rect.left() + step * (at as f32 + 0.5);
        let top = floor - room * count as f32 / most;
        let half = (step * 0.3).min(34.0);
        let bar = Rect::from_min_max(pos2(x - half, top), pos2(x + half, floor));
        ui.painter().rect_filled(bar, 3, ACCENT);
        let number = widgets::galley(ui, texts::grouped(count), style::bold(17.0), TEXT, step);
        let over = Rect::from_center_size(pos2(x, top - 13.0), number.size() + vec2(8.0, 0.0));
        ui.painter().rect_filled(over, 0, style::PANEL);
        ui.painter()
            .galley(over.center() - number.size() / 2.0, number, TEXT);
        face(ui, pos2(x, floor + 26.0), at + 1);
    }
    ui.painter().hline(rect.x_range(), floor, (1.0, LINE));
}

/// The face of a die: its pips, or its number where a die of wood would have no room for them.
fn face(ui: &Ui, at: Pos2, number: usize) {
    let side = Rect::from_center_size(at, vec2(34.0, 34.0));
    ui.painter().rect_filled(side, 6, TEXT);
    let Some(face) = u8::try_from(number).ok().filter(|face| *face <= 6) else {
        let font = style::bold(18.0);
        ui.painter()
            .text(at, Align2::CENTER_CENTER, number.to_string(), font, style::PANEL);
        return;
    };
    for (x, y) in pips(face) {
        ui.painter()
            .circle_filled(at + vec2(x * 9.0, y * 9.0), 3.2, style::PANEL);
    }
}
