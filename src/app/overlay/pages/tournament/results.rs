//! How a tournament stands: a table with intervals, its course, and what one may do with it.

use bevy_egui::egui::{self, Align, Layout, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};

use super::{
    Form,
    form::Pressed,
    graph::{self, Name},
};
use crate::{
    app::{
        contest::{Contest, Stand},
        keep::own::{Own, OwnPlayers},
        overlay::widgets::{
            self, Weight, button, part, quiet,
            signs::{self, Icon},
            style::{self, QUIET, SUNK, TEXT},
        },
    },
    arena::{Control, End, Estimate, Row, report::words},
    rules::Message,
    staging::Colour,
    texts,
};

/// Shows how it stands.
pub(super) fn show(
    ui: &mut Ui,
    contest: &Contest,
    form: &mut Form,
    own: &OwnPlayers,
    looked: &mut Option<Pressed>,
) {
    let stand = match contest.stand() {
        Ok(Some(stand)) => stand,
        Ok(None) => return quiet(ui, &texts::text("tournament-begins")),
        Err(sentence) => return widgets::warning(ui, &sentence),
    };
    let names: Vec<Name> = contest
        .plan
        .entrants
        .iter()
        .map(|spec| {
            let word = spec.to_string();
            let known = own.of_spec(&contest.plan.tournament.game, spec);
            Name {
                short: known.map_or_else(|| word.clone(), Own::name),
                word,
            }
        })
        .collect();
    state(ui, contest, &stand);
    ui.add_space(8.0);
    // The course stands beside the table where there is room.
    if ui.available_width() > 960.0 {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| table(ui, &stand, &names));
            ui.vertical(|ui| graph::show(ui, &stand, &names, 270.0));
        });
    } else {
        table(ui, &stand, &names);
        ui.add_space(6.0);
        graph::show(ui, &stand, &names, 250.0);
    }
    ui.add_space(6.0);
    for answer in &stand.standings.answers {
        quiet(ui, &words::verdict(&contest.plan, answer));
    }
    ui.add_space(10.0);
    look(ui, contest, form, looked);
    let place = Message::new("tournament-folder").with("folder", contest.folder().display().to_string());
    quiet(ui, &texts::say(&place));
    if stand.end.is_none() {
        ui.add_space(4.0);
        let text = texts::text("tournament-export");
        if button(ui, Weight::Plain, Some(Icon::Save), &text).clicked() {
            contest.export();
        }
        if let Some(sentence) = contest.exported() {
            quiet(ui, &sentence);
        }
    }
}

/// How far it has come, in words and as a bar.
fn state(ui: &mut Ui, contest: &Contest, stand: &Stand) {
    let control = contest.control();
    let key = match stand.end {
        Some(End::Decided) => "tournament-decided",
        Some(End::Played) => "tournament-played",
        Some(End::Stopped) => "tournament-stopped",
        None if control.is_paused() => "tournament-paused",
        None => "tournament-runs",
    };
    let sentence = Message::new(key)
        .with("games", texts::grouped(stand.standings.games))
        .with("planned", texts::grouped(stand.standings.games_planned))
        .with("rate", texts::grouped(stand.rate as u64));
    ui.label(
        RichText::new(texts::say(&sentence))
            .font(style::medium(18.0))
            .color(TEXT),
    );
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    ui.painter().rect_filled(rect, 3, SUNK);
    let part = stand.standings.games as f32 / stand.standings.games_planned.max(1) as f32;
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part.min(1.0), rect.height()));
    ui.painter().rect_filled(done, 3, style::ACCENT);
}

fn table(ui: &mut Ui, stand: &Stand, names: &[Name]) {
    let wide = ui.available_width() > 700.0;
    let most = stand
        .standings
        .rows
        .iter()
        .map(|row| row.win.high)
        .fold(0.1, f64::max);
    egui::Grid::new("standings")
        .striped(false)
        .spacing(vec2(18.0, 7.0))
        .min_row_height(30.0)
        .show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 26.0;
            let heads: &[&str] = if wide {
                &["name", "win", "", "points", "rating", "places"]
            } else {
                &["name", "win", ""]
            };
            for head in heads {
                let text = if head.is_empty() {
                    String::new()
                } else {
                    texts::text(&format!("arena-head-{head}"))
                };
                ui.label(RichText::new(text).font(style::body(16.0)).color(QUIET));
            }
            ui.end_row();
            for row in &stand.standings.rows {
                let player = names.iter().position(|name| name.word == row.name).unwrap_or(0);
                line(ui, row, &names[player].short, player, most, wide);
                ui.end_row();
            }
        });
}

fn figure(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).font(style::medium(18.0)).color(TEXT));
}

fn line(ui: &mut Ui, row: &Row, name: &str, player: usize, most: f64, wide: bool) {
    let colour = Colour::ALL[player % Colour::ALL.len()];
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(24.0, 26.0), Sense::hover());
        signs::sign(ui.painter(), rect.center(), 9.0, colour, TEXT);
        let name = widgets::elided(ui, name, style::medium(18.0), 250.0);
        let (rect, response) = ui.allocate_exact_size(name.size(), Sense::hover());
        ui.painter().galley(rect.min, name, TEXT);
        response.on_hover_text(&row.name);
    });
    figure(ui, words::within(&row.win, 100.0, 1, ""));
    let tint = graph::colour(ui.painter(), player);
    bar(ui, &row.win, most, tint);
    if wide {
        figure(ui, words::within(&row.points, 1.0, 0, ""));
        figure(ui, words::within(&row.rating, 1.0, 0, ""));
        let share = |&count: &u64| format!("{:.0}", 100.0 * count as f64 / row.games.max(1) as f64);
        figure(ui, row.places.iter().map(share).collect::<Vec<_>>().join(" · "));
    }
}

/// A share as a bar with its interval.
fn bar(ui: &mut Ui, share: &Estimate, most: f64, colour: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(170.0, 16.0), Sense::hover());
    let x = |value: f64| rect.left() + rect.width() * (value / most).clamp(0.0, 1.0) as f32;
    ui.painter().rect_filled(rect, 3, SUNK);
    let filled = Rect::from_min_max(rect.min, pos2(x(share.value), rect.bottom()));
    ui.painter().rect_filled(filled, 3, colour.gamma_multiply(0.75));
    let y = rect.center().y;
    let stroke = Stroke::new(2.0, TEXT);
    ui.painter().hline(x(share.low)..=x(share.high), y, stroke);
    for end in [share.low, share.high] {
        ui.painter().vline(x(end), y - 4.0..=y + 4.0, stroke);
    }
}

/// Any game, by its number.
fn look(ui: &mut Ui, contest: &Contest, form: &mut Form, looked: &mut Option<Pressed>) {
    let games = contest.plan.games();
    part(ui, &texts::text("tournament-look"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.label(
            RichText::new(texts::text("tournament-look-number"))
                .font(style::body(17.0))
                .color(QUIET),
        );
        form.look = form.look.clamp(1, games);
        ui.add(egui::DragValue::new(&mut form.look).range(1..=games).speed(0.3));
        if button(
            ui,
            Weight::Plain,
            Some(Icon::Play),
            &texts::text("tournament-look-on"),
        )
        .clicked()
            && let Some((block, number)) = contest.plan.game(form.look - 1)
        {
            *looked = Some(Pressed::Look(block, number));
        }
    });
    quiet(ui, &texts::text("tournament-look-help"));
}

/// Pause, stop, threads; and another tournament.
pub(super) fn foot(ui: &mut Ui, contest: &Contest, pressed: &mut Option<Pressed>) {
    let control = contest.control();
    let ended = contest
        .stand()
        .map_or(true, |stand| stand.is_some_and(|stand| stand.end.is_some()));
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), style::PRESS),
        Layout::right_to_left(Align::Center),
        |ui| {
            if ended {
                let text = texts::text("tournament-another");
                if button(ui, Weight::Accent, Some(Icon::Plus), &text).clicked() {
                    *pressed = Some(Pressed::Another);
                }
                return;
            }
            if button(
                ui,
                Weight::Plain,
                Some(Icon::Close),
                &texts::text("tournament-stop-now"),
            )
            .clicked()
            {
                control.stop();
            }
            let (icon, key) = if control.is_paused() {
                (Icon::Play, "tournament-go-on")
            } else {
                (Icon::Pause, "tournament-pause")
            };
            if button(ui, Weight::Accent, Some(icon), &texts::text(key)).clicked() {
                control.pause(!control.is_paused());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(
                    RichText::new(texts::text("tournament-threads"))
                        .font(style::body(17.0))
                        .color(QUIET),
                );
                let mut threads = control.threads() as i64;
                let written = threads.to_string();
                if widgets::stepper(ui, &mut threads, (1, Control::all_threads() as i64), 1, &written) {
                    control.set_threads(threads as usize);
                }
            });
        },
    );
}
