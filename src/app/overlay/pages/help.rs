//! The keys and buttons, and what they do in the game on the table. Each can be bound anew by pressing another one.

use bevy::{input::gamepad::RawGamepadButtonChangedEvent, input::keyboard::KeyboardInput, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Align, Align2, Label, Layout, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, vec2},
};

use crate::{
    app::{
        base::{Options, Page, Screen},
        current::Current,
        input::{Bindings, InputAction},
        overlay::widgets::{
            self, Weight, button, chips, game_name,
            keys::written,
            page::page,
            style::{self, ACCENT, CARD, LINE, QUIET, TEXT},
        },
        settings::Shelf,
    },
    catalogue::Entry,
    play::{Match, Setup, Sitter, seed},
    rules::Message as Sentence,
    texts,
};

/// An action, what it does, and its keys or buttons.
type Row = (InputAction, String, Vec<String>);

/// What the page is about, and what is being bound.
#[derive(Default)]
pub(in crate::app::overlay) struct Binding {
    /// 0 the keys, then everybody's pad, then each person's.
    device: usize,
    /// The action that waits for a key or a button.
    waits: Option<InputAction>,
}

/// Shows keys and buttons.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    mut next: ResMut<NextState<Page>>,
    (current, screen): (Option<Res<Current>>, Res<State<Screen>>),
    (options, shelf, mut single): (Res<Options>, Res<Shelf>, Local<Option<Vec<Single>>>),
    mut bindings: ResMut<Bindings>,
    mut binding: Local<Binding>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<RawGamepadButtonChangedEvent>,
    held: Res<ButtonInput<KeyCode>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // What lies behind the title says nothing of what will be played.
    let current = current.filter(|_| *screen.get() == Screen::Table);
    let persons = persons(current.as_deref());
    let single = single.get_or_insert_with(|| singles(&options, &shelf));
    let binding = &mut *binding;
    binding.device = binding.device.min(persons.len() + 1);
    let person = binding
        .device
        .checked_sub(2)
        .map_or("", |at| persons[at].as_str());
    if let Some(action) = binding.waits {
        let key = keys
            .read()
            .find(|key| key.state.is_pressed() && !is_modifier(key.key_code))
            .map(|key| key.key_code);
        let button = buttons
            .read()
            .find(|button| button.value > 0.5)
            .map(|button| button.button);
        let control = held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
        match (binding.device, key, button) {
            (_, Some(KeyCode::Escape), _) => binding.waits = None,
            (0, Some(key), _) => {
                let chord = if control { "Ctrl+" } else { "" };
                bindings.bind_key(action, &format!("{chord}{key:?}"));
                binding.waits = None;
            }
            (1.., _, Some(button)) => {
                bindings.bind_button(person, action, &format!("{button:?}"));
                binding.waits = None;
            }
            _ => {}
        }
    } else {
        keys.clear();
        buttons.clear();
    }
    let mut reset = false;
    let close = page(
        ctx,
        "help",
        &texts::text("help-title"),
        980.0,
        |ui| {
            widgets::quiet(ui, &mouse(current.as_deref()));
            ui.add_space(8.0);
            let mut devices = vec![texts::text("help-keys"), texts::text("help-pad")];
            devices.extend(
                persons
                    .iter()
                    .map(|name| texts::say(&Sentence::new("help-pad-of").with("name", name.as_str()))),
            );
            if let Some(device) = chips(ui, binding.device, &devices) {
                *binding = Binding { device, waits: None };
            }
            ui.add_space(6.0);
            widgets::quiet(ui, &texts::text("help-bind"));
            let person = binding
                .device
                .checked_sub(2)
                .map_or("", |at| persons[at].as_str());
            let words = |action: InputAction| match binding.device {
                0 => bindings.keys(action),
                _ => bindings.buttons(person, action),
            };
            let has_die = has_die(current.as_deref());
            let rows: Vec<Row> = InputAction::ALL
                .into_iter()
                .filter(|action| binding.device > 0 || *action != InputAction::Leave)
                .filter(|action| current.as_ref().is_none_or(|current| is_of(current, *action)))
                .map(|action| {
                    let deed = deed(action, has_die);
                    let of = single
                        .iter()
                        .find(|(known, _)| *known == action && current.is_none());
                    let deed =
                        of.map_or_else(|| deed.clone(), |(_, of)| format!("{}: {deed}", game_name(of)));
                    (action, deed, words(action))
                })
                .collect();
            body(ui, &rows, &mut binding.waits);
            ui.add_space(8.0);
            reset = button(ui, Weight::Plain, None, &texts::text("help-reset")).clicked();
        },
        None,
    );
    if reset {
        bindings.reset();
    }
    if close && binding.waits.is_none() {
        next.set(Page::None);
    }
    Ok(())
}

fn is_modifier(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::ControlLeft
            | KeyCode::ControlRight
            | KeyCode::ShiftLeft
            | KeyCode::ShiftRight
            | KeyCode::AltLeft
            | KeyCode::AltRight
            | KeyCode::SuperLeft
            | KeyCode::SuperRight
    )
}

/// What is done with the mouse in the game on the table.
fn mouse(current: Option<&Current>) -> String {
    let text = texts::text("help-mouse");
    if has_die(current) {
        return format!("{text} {}", texts::text("help-mouse-die"));
    }
    text
}

/// Whether a die falls in the game on the table: what chance brings in the open.
fn has_die(current: Option<&Current>) -> bool {
    current.is_none_or(|current| {
        let board = current.game().board();
        board.has_chance() && !board.has_secrets()
    })
}

/// What an action does; of a die nothing is said where there is none.
fn deed(action: InputAction, has_die: bool) -> String {
    let key = format!("act-{}", action.word().replace('_', "-"));
    match key.as_str() {
        "act-confirm" if !has_die => texts::text("act-confirm-without-die"),
        "act-pause" if !has_die => texts::text("act-pause-without-die"),
        _ => texts::text(&key),
    }
}

/// Whether an action is ever of use in the game on the table.
fn is_of(current: &Current, action: InputAction) -> bool {
    let (game, staging) = (current.game(), current.staging());
    match action {
        InputAction::Turn => {
            let layout = staging.layout();
            layout.spots().iter().any(|spot| spot.form.is_from_stock())
        }
        InputAction::Rest | InputAction::Clear => {
            let mut seats = game.board().seats().iter();
            seats.any(|seat| staging.fills(game.start(), seat))
        }
        InputAction::Danger => game.board().has_chance() || game.board().has_secrets(),
        _ => true,
    }
}

/// An action that is of use in one game alone, and the word for that.
type Single = (InputAction, &'static str);

/// The actions that are of use in one game alone, by whichever of its presets.
fn singles(options: &Options, shelf: &Shelf) -> Vec<Single> {
    let games = options.games();
    let tables: Vec<Current> = games.into_iter().flat_map(|entry| tables(entry, shelf)).collect();
    let single = |action| {
        let of = tables.iter().filter(|table| is_of(table, action));
        let mut of = of.map(|table| table.game().setup().entry.name());
        let first = of.next()?;
        (of.all(|other| other == first) && games.len() > 1).then_some((action, first))
    };
    InputAction::ALL.into_iter().filter_map(single).collect()
}

/// The tables at which persons play a game by its presets.
fn tables(entry: &'static dyn Entry, shelf: &Shelf) -> impl Iterator<Item = Current> {
    let presets = entry.presets().iter();
    presets.filter_map(move |preset| {
        let config = entry.preset(&entry.default_config(), preset).ok()?;
        let sitters = vec![Sitter::Person; entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).ok()?;
        Current::new(Match::new(setup, seed::numbered(0)).ok()?, shelf)
    })
}

/// The names of the persons at the table, each once.
fn persons(current: Option<&Current>) -> Vec<String> {
    let Some(current) = current else { return Vec::new() };
    let seats = current.game().board().seats();
    let mut names: Vec<String> = seats
        .iter()
        .filter(|&seat| current.is_person(seat))
        .map(|seat| current.name(seat))
        .collect();
    names.sort();
    names.dedup();
    names
}

fn body(ui: &mut Ui, rows: &[Row], waits: &mut Option<InputAction>) {
    let room = ui.available_width();
    if room < 800.0 {
        column(ui, rows, room, waits);
        return;
    }
    let (left, right) = rows.split_at(middle(rows));
    ui.horizontal_top(|ui| {
        let half = (room - 24.0) / 2.0;
        ui.spacing_mut().item_spacing.x = 24.0;
        column(ui, left, half, waits);
        column(ui, right, half, waits);
    });
}

/// Where the second of two columns begins: at the heading that is nearest to the middle.
fn middle(rows: &[Row]) -> usize {
    let begins = |&at: &usize| rows[at - 1].0.part() != rows[at].0.part();
    let headings = (1..rows.len()).filter(begins);
    headings
        .min_by_key(|&at| (2 * at).abs_diff(rows.len()))
        .unwrap_or(rows.len())
}

fn column(ui: &mut Ui, rows: &[Row], width: f32, waits: &mut Option<InputAction>) {
    let most = if width < 420.0 { 130.0 } else { 176.0 };
    let caps = rows.iter().map(|(_, _, words)| breadth(ui, words));
    // Room for what is said while a key is waited for.
    let caps = caps.fold(90.0, f32::max).min(most);
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let mut last = "";
        for (action, what, words) in rows {
            if action.part() != last {
                last = action.part();
                widgets::part(ui, &texts::text(last));
            }
            ui.horizontal(|ui| {
                let from = ui.cursor().min.x;
                ui.spacing_mut().item_spacing.x = BETWEEN;
                let response = ui
                    .scope_builder(bevy_egui::egui::UiBuilder::new().sense(Sense::click()), |ui| {
                        if *waits == Some(*action) {
                            ui.label(RichText::new(texts::text("help-press")).color(ACCENT));
                        } else if words.is_empty() {
                            ui.label(RichText::new(texts::text("help-none")).color(QUIET));
                        }
                        if *waits != Some(*action) {
                            for key in caps_of(words) {
                                cap(ui, &key);
                            }
                        }
                    })
                    .response
                    .on_hover_text(texts::text("help-change"));
                widgets::told(&response, ui, bevy_egui::egui::WidgetType::Button, what);
                widgets::ring(ui, &response, response.rect, 6);
                if response.clicked() {
                    *waits = Some(*action);
                }
                ui.add_space((from + caps - ui.cursor().min.x).max(4.0));
                ui.add(Label::new(RichText::new(what).color(TEXT)).wrap());
            });
        }
    });
}

/// Keys as they are written, each once: `+` is on a keyboard twice.
fn caps_of(words: &[String]) -> Vec<String> {
    let mut caps: Vec<String> = Vec::new();
    for key in words.iter().map(|word| written(word)) {
        if !caps.contains(&key) {
            caps.push(key);
        }
    }
    caps
}

/// What keys take beside each other, with what is free behind them.
fn breadth(ui: &Ui, words: &[String]) -> f32 {
    let caps = caps_of(words);
    let wide: f32 = caps.iter().map(|key| cap_size(ui, key).x + BETWEEN).sum();
    wide + BEHIND
}

/// What lies between keys, and behind the last one.
const BETWEEN: f32 = 5.0;
const BEHIND: f32 = 12.0;

fn cap_size(ui: &Ui, key: &str) -> Vec2 {
    let galley = widgets::galley(ui, key, style::bold(16.0), TEXT, f32::INFINITY);
    vec2((galley.size().x + 16.0).max(30.0), 29.0)
}

/// A key as it looks on the keyboard.
fn cap(ui: &mut Ui, key: &str) {
    let (rect, _) = ui.allocate_exact_size(cap_size(ui, key), Sense::hover());
    ui.painter()
        .rect(rect, 6, CARD, Stroke::new(1.0, LINE), StrokeKind::Inside);
    ui.painter().hline(
        rect.x_range().shrink(4.0),
        rect.bottom() - 2.0,
        Stroke::new(1.5, LINE),
    );
    ui.painter()
        .text(rect.center(), Align2::CENTER_CENTER, key, style::bold(16.0), TEXT);
}
