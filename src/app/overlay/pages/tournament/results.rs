//! How a tournament stands: who is ahead, in a sentence, a table and its course; one fold deeper every figure.

use bevy_egui::egui::{self, Align, Label, Layout, Rect, RichText, Sense, Shape, Stroke, Ui, pos2, vec2};

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
            self, Weight, button,
            course::line_colour,
            page, part, quiet,
            signs::{self, Icon},
            sitters::{self, strategy_name},
            style::{self, QUIET, SUNK, TEXT},
        },
    },
    arena::{Control, End, Estimate, Row, report::words},
    catalogue::Spec,
    play::Sitter,
    rules::Message,
    staging::Colour,
    texts,
};

/// The height of what stands above and below the course of a tournament: what its axes are, and the numbers of games.
const ABOUT: f32 = 48.0;

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
    let names = names(contest, own, form);
    if let Some(ahead) = ahead(&stand, &names) {
        let text = RichText::new(ahead).font(style::serif(24.0)).color(TEXT);
        ui.add(Label::new(text).wrap());
    }
    state(ui, contest, &stand);
    ui.add_space(8.0);
    // The course stands beside the table where there is room.
    if ui.available_width() > 960.0 {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 32.0;
            let table = ui.vertical(|ui| table(ui, &stand, &names)).response;
            // As high as the table, where that is high enough.
            let high = (table.rect.height() - ABOUT).max(250.0);
            ui.vertical(|ui| graph::show(ui, &stand, &names, high));
        });
    } else {
        table(ui, &stand, &names);
        ui.add_space(6.0);
        graph::show(ui, &stand, &names, 220.0);
    }
    ui.add_space(10.0);
    look(ui, contest, stand.end.is_some(), form, looked);
    ui.add_space(6.0);
    widgets::fold(ui, &mut form.unfolded, &texts::text("page-details"));
    if form.unfolded {
        details(ui, contest, &stand, &names);
    }
}

/// What players are called: as at the table, and by their words where two would be called the same.
fn names(contest: &Contest, own: &OwnPlayers, form: &Form) -> Vec<Name> {
    let game = &contest.plan.tournament.game;
    let entries = form.venues.games();
    let entry = entries.iter().find(|entry| entry.name() == game);
    let behind = |spec: &Spec| {
        let sitter = Sitter::Computer(spec.clone());
        entry.map(|entry| sitters::behind(own, *entry, &sitter))
    };
    let plays = |spec: &Spec| {
        let mut known = entry?.strategies().into_iter();
        let facts = known.find(|facts| facts.name == spec.name)?;
        Some(texts::say(&facts.sentence(game)))
    };
    let called = |spec: &Spec| {
        own.of_spec(game, spec)
            .map_or_else(|| strategy_name(spec), Own::name)
    };
    let all: Vec<String> = contest.plan.entrants.iter().map(called).collect();
    let named = contest.plan.entrants.iter().zip(&all).map(|(spec, name)| {
        let word = spec.to_string();
        let is_alone = all.iter().filter(|other| *other == name).count() == 1;
        let short = if is_alone { name.clone() } else { word.clone() };
        let help = behind(spec).map_or_else(|| word.clone(), |behind| format!("{behind}\n{word}"));
        Name {
            short,
            word,
            plays: plays(spec),
            help,
        }
    });
    named.collect()
}

/// The players with their places in the standings, who wins most first: it is wins that are told.
fn by_wins(stand: &Stand) -> Vec<(usize, &Row)> {
    let mut rows: Vec<_> = stand.standings.rows.iter().enumerate().collect();
    rows.sort_by(|(_, one), (_, two)| two.win.value.total_cmp(&one.win.value));
    rows
}

/// Who is ahead, in a sentence; nothing before there is anything to tell.
fn ahead(stand: &Stand, names: &[Name]) -> Option<String> {
    let rows = by_wins(stand).into_iter();
    let mut rows = rows.filter(|(_, row)| row.games > 0);
    let ((one, first), (two, second)) = (rows.next()?, rows.next()?);
    let is_sure = stand.standings.leads[one][two].is_some_and(|lead| lead.low > 0.0);
    let name = |row: &Row| {
        let known = names.iter().find(|name| name.word == row.name);
        known.map_or_else(|| row.name.clone(), |name| name.short.clone())
    };
    let key = match (is_sure, &stand.end) {
        (true, None | Some(End::Stopped)) => "tournament-ahead",
        (true, Some(_)) => "tournament-first",
        (false, None) => "tournament-close",
        (false, Some(_)) => "tournament-even",
    };
    let sentence = Message::new(key)
        .with("name", name(first))
        .with("share", words::percent(first.win.value))
        .with("other", name(second))
        .with("less", words::percent(second.win.value));
    Some(texts::say(&sentence))
}

/// Every figure, what was asked, where all of it lies, and how many threads play.
fn details(ui: &mut Ui, contest: &Contest, stand: &Stand, names: &[Name]) {
    for row in &stand.standings.rows {
        let name = names.iter().find(|name| name.word == row.name);
        let share = |&count: &u64| format!("{:.0}", 100.0 * count as f64 / row.games.max(1) as f64);
        let places = row.places.iter().map(share).collect::<Vec<_>>().join(" · ");
        let figures = Message::new("tournament-figures")
            .with("word", row.name.as_str())
            .with("points", words::within(&row.points, 1.0, 0, ""))
            .with("rating", words::within(&row.rating, 1.0, 0, ""))
            .with("places", places);
        let title = name.map_or(row.name.as_str(), |name| name.short.as_str());
        let adjusted = row.adjusted.map(|adjusted| {
            let told = Message::new("tournament-adjusted")
                .with("win", words::within(&adjusted.win, 100.0, 1, " %"))
                .with("luck", words::within(&adjusted.luck, 100.0, 1, " %"));
            texts::say(&told)
        });
        let told = std::iter::once(texts::say(&figures)).chain(adjusted);
        widgets::words(ui, title, &told.collect::<Vec<_>>().join(" · "));
    }
    ui.add_space(4.0);
    if let Some(worth) = words::without_luck(&stand.standings) {
        quiet(ui, &worth);
    }
    for answer in &stand.standings.answers {
        quiet(ui, &words::verdict(&contest.plan, answer));
    }
    let place = Message::new("tournament-folder").with("folder", contest.folder().display().to_string());
    quiet(ui, &texts::say(&place));
    if stand.end.is_some() {
        return;
    }
    let control = contest.control();
    widgets::setting(ui, &texts::text("tournament-threads"), "", |ui| {
        let mut threads = control.threads() as i64;
        let written = threads.to_string();
        if widgets::stepper(ui, &mut threads, (1, Control::all_threads() as i64), 1, &written) {
            control.set_threads(threads as usize);
        }
    });
    let text = texts::text("tournament-export");
    if button(ui, Weight::Plain, Some(Icon::Save), &text).clicked() {
        contest.export();
    }
    if let Some(sentence) = contest.exported() {
        quiet(ui, &sentence);
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
    let mut told = texts::say(&sentence);
    // It may be certain before.
    let is_fixed = contest.plan.tournament.stop.is_none();
    if key == "tournament-runs"
        && let Some(minutes) = stand.minutes_left().filter(|_| is_fixed)
    {
        let left = Message::new("training-left").with("minutes", minutes);
        told = format!("{told} · {}", texts::say(&left));
    }
    quiet(ui, &told);
    widgets::bar(
        ui,
        stand.standings.games as f32 / stand.standings.games_planned.max(1) as f32,
    );
}

/// The players, each with the share of games that it wins, most first.
fn table(ui: &mut Ui, stand: &Stand, names: &[Name]) {
    let room = ui.available_width().min(520.0);
    let most = stand
        .standings
        .rows
        .iter()
        .map(|row| row.win.high)
        // Who is even with all others fills half of it.
        .fold(2.0 * stand.even().unwrap_or_default(), f64::max)
        .max(0.1);
    ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(room);
        for (_, row) in by_wins(stand) {
            let player = names.iter().position(|name| name.word == row.name).unwrap_or(0);
            line(ui, row, &names[player], player, (most, stand.even()));
        }
        if let Some(even) = stand.even() {
            let told = Message::new("tournament-even-line").with("share", words::percent(even));
            quiet(ui, &texts::say(&told));
        }
    });
}

/// A player with its share and, below it, how it plays.
fn line(ui: &mut Ui, row: &Row, name: &Name, player: usize, measure: (f64, Option<f64>)) {
    let colour = Colour::ALL[player % Colour::ALL.len()];
    let share = words::within(&row.win, 100.0, 1, " %");
    let share = widgets::galley(ui, share, style::medium(18.0), TEXT, f32::INFINITY);
    let room = ui.available_width();
    let name_room = room - share.size().x - 40.0;
    let short = widgets::galley(ui, &name.short, style::medium(18.0), TEXT, name_room.max(80.0));
    let high = short.size().y.max(share.size().y);
    let plays = name.plays.as_ref();
    let plays = plays.map(|plays| widgets::galley(ui, plays, style::body(15.0), QUIET, room - 30.0));
    let low = plays.as_ref().map_or(0.0, |plays| plays.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(room, high + 20.0 + low), Sense::hover());
    let middle = rect.top() + high / 2.0;
    signs::sign(ui.painter(), pos2(rect.left() + 11.0, middle), 9.0, colour, TEXT);
    ui.painter()
        .galley(pos2(rect.left() + 30.0, rect.top()), short, TEXT);
    let at = pos2(rect.right() - share.size().x, middle - share.size().y / 2.0);
    ui.painter().galley(at, share, TEXT);
    let tint = line_colour(ui.painter(), player);
    let below = Rect::from_min_max(pos2(rect.left() + 30.0, rect.top() + high + 2.0), rect.max);
    bar(ui, below.with_max_y(below.top() + 12.0), &row.win, measure, tint);
    if let Some(plays) = plays {
        let at = pos2(below.left(), below.top() + 16.0);
        ui.painter().galley(at, plays, QUIET);
    }
    response.on_hover_text(&name.help);
}

/// A share as a bar with its interval, of the most there is, and a tick where all would be even.
fn bar(ui: &Ui, rect: Rect, share: &Estimate, (most, even): (f64, Option<f64>), colour: egui::Color32) {
    let x = |value: f64| rect.left() + rect.width() * (value / most).clamp(0.0, 1.0) as f32;
    ui.painter().rect_filled(rect, 3, SUNK);
    let filled = Rect::from_min_max(rect.min, pos2(x(share.value), rect.bottom()));
    ui.painter().rect_filled(filled, 3, colour.gamma_multiply(0.75));
    if let Some(even) = even {
        let dashes = [
            pos2(x(even), rect.top() - 2.0),
            pos2(x(even), rect.bottom() + 2.0),
        ];
        let ticks = Shape::dashed_line(&dashes, Stroke::new(1.5, TEXT), 3.0, 2.0);
        ui.painter().extend(ticks);
    }
    let y = rect.center().y;
    let stroke = Stroke::new(2.0, TEXT);
    ui.painter().hline(x(share.low)..=x(share.high), y, stroke);
    for end in [share.low, share.high] {
        ui.painter().vline(x(end), y - 4.0..=y + 4.0, stroke);
    }
}

/// Any game, by its number.
fn look(ui: &mut Ui, contest: &Contest, ended: bool, form: &mut Form, looked: &mut Option<Pressed>) {
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
    let mut help = texts::text("tournament-look-help");
    if !ended {
        help = format!("{help} {}", texts::text("tournament-look-meanwhile"));
    }
    quiet(ui, &help);
}

/// Pause and stop, and another tournament.
pub(super) fn foot(ui: &mut Ui, contest: &Contest, pressed: &mut Option<Pressed>) {
    let control = contest.control();
    let ended = contest
        .stand()
        .map_or(true, |stand| stand.is_some_and(|stand| stand.end.is_some()));
    page::foot(ui, "", QUIET, |ui| {
        if ended {
            let text = texts::text("tournament-another");
            if button(ui, Weight::Accent, Some(Icon::Plus), &text).clicked() {
                *pressed = Some(Pressed::Another);
            }
            return;
        }
        let (icon, key) = if control.is_paused() {
            (Icon::Play, "tournament-go-on")
        } else {
            (Icon::Pause, "tournament-pause")
        };
        if button(ui, Weight::Accent, Some(icon), &texts::text(key)).clicked() {
            control.pause(!control.is_paused());
        }
        let text = texts::text("tournament-stop-now");
        if button(ui, Weight::Plain, Some(Icon::Close), &text).clicked() {
            control.stop();
        }
    });
}
