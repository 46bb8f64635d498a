//! The title: the name of the program and its menu, beside the table.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Id, LayerId, Mesh, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Begin, Leave},
        base::{Options, Page, Screen},
        current::Current,
        keep::Keeping,
        overlay::{
            panels::prompt,
            widgets::{
                self, Taken, game_chips,
                page::NARROW,
                signs::{self, Icon},
                style::{self, ACCENT, QUIET, TEXT},
            },
        },
        settings::Settings,
    },
    texts,
};

/// What the menu leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Continue,
    Play,
    Watch,
    Setup,
    Tournament,
    Load,
    Settings,
    Rules,
    Help,
    About,
    Quit,
}

const WAYS: [(Way, &str, &str); 11] = [
    (Way::Continue, "title-continue", "title-continue-help"),
    (Way::Play, "title-play", "title-play-help"),
    (Way::Watch, "title-watch", "title-watch-help"),
    (Way::Setup, "title-setup", ""),
    (Way::Tournament, "title-tournament", "title-tournament-help"),
    (Way::Load, "title-load", ""),
    (Way::Settings, "title-settings", ""),
    (Way::Rules, "title-rules", ""),
    (Way::Help, "title-help", ""),
    (Way::About, "title-about", ""),
    (Way::Quit, "title-quit", ""),
];

/// How large the menu is written.
#[derive(Clone, Copy)]
enum Size {
    Small,
    Usual,
    Large,
}

impl Way {
    /// What is asked for, where it is no page.
    fn ask(self) -> Option<Ask> {
        match self {
            Self::Continue => Some(Ask::Begin(Begin::Continue)),
            Self::Play => Some(Ask::Begin(Begin::Last)),
            Self::Watch => Some(Ask::Begin(Begin::Demo)),
            Self::Quit => Some(Ask::Leave(Leave::Quit)),
            _ => None,
        }
    }
}

/// Shows the title.
#[allow(clippy::too_many_lines, reason = "one page, read from top to bottom")]
pub(in crate::app::overlay) fn show(
    options: Res<Options>,
    mut contexts: EguiContexts,
    mut keeping: ResMut<Keeping>,
    current: Option<Res<Current>>,
    mut taken: ResMut<Taken>,
    mut asks: MessageWriter<Ask>,
    settings: Res<Settings>,
    mut page: ResMut<NextState<Page>>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let games = options.games();
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let narrow = window.width() < NARROW;
    let short = window.height() < 620.0;
    let margin = if narrow {
        16.0
    } else {
        (window.width() * 0.06).clamp(36.0, 120.0)
    };
    let column = (window.width() * 0.29)
        .clamp(400.0, 540.0)
        .min(window.width() - 2.0 * margin);
    if window.width() > 900.0 {
        taken.0.left = margin + column;
        shade(ctx, window, margin + column);
    } else {
        ctx.layer_painter(LayerId::background())
            .rect_filled(window, 0.0, Color32::from_black_alpha(0xC8));
    }
    let size = match window.height() {
        ..620.0 => Size::Small,
        620.0..960.0 => Size::Usual,
        _ => Size::Large,
    };

    let mut chosen = None;
    let top = if short {
        10.0
    } else {
        (window.height() * 0.08).max(20.0)
    };
    widgets::place(
        "title",
        pos2(window.left() + margin, window.top() + top),
        Align2::LEFT_TOP,
    )
    .show(ctx, |ui| {
        ui.set_width(column);
        ui.set_max_height(window.height() - top);
        ui.spacing_mut().item_spacing.y = 2.0;
        name(ui, if narrow || short { 44.0 } else { 112.0 });
        if !short {
            ui.label(
                RichText::new(texts::text("app-tagline"))
                    .font(style::body(19.0))
                    .color(QUIET),
            );
            ui.add_space(12.0);
        }
        if let Some(entry) = game_chips(ui, settings.entry(games).name(), &games) {
            asks.write(Ask::Begin(Begin::Game(entry.name())));
        }
        ui.add_space(if short { 6.0 } else { 18.0 });
        // Room for the longest sentence is kept free, so that nothing moves when it is told.
        let sentence =
            |ui: &Ui, key: &str| widgets::galley(ui, texts::text(key), style::body(17.0), QUIET, column);
        let helps = WAYS.iter().filter(|(_, _, help)| !help.is_empty());
        let highest = helps
            .map(|(_, _, help)| sentence(ui, help).size().y)
            .fold(0.0, f32::max);
        let foot = if short { 20.0 } else { 24.0 + highest };
        let room = window.bottom() - ui.cursor().top() - foot;
        let runs = current.is_some_and(|current| current.game().standing().is_none());
        let first = if runs || keeping.keeper.left_behind().is_some() {
            Way::Continue
        } else {
            Way::Play
        };
        let meant_before = ui
            .data(|data| data.get_temp(Id::new("title-meant")))
            .unwrap_or(false);
        let mut told = "";
        let mut meant = false;
        let ways = &WAYS[usize::from(first != Way::Continue)..];
        let row = room / ways.len() as f32 - ui.spacing().item_spacing.y;
        ScrollArea::vertical()
            .max_height(room.max(80.0))
            .auto_shrink([false, true])
            .show(ui, |ui| {
                for &(way, key, help) in ways {
                    let response = entry(ui, &texts::text(key), way == first, !meant_before, size, row);
                    if way == first {
                        widgets::focus_by_keys(ui, &response);
                    }
                    if response.hovered() || response.has_focus() {
                        (told, meant) = (help, true);
                    }
                    if response.clicked() {
                        chosen = Some(way);
                    }
                }
            });
        ui.data_mut(|data| data.insert_temp(Id::new("title-meant"), meant));
        if !short {
            ui.add_space(8.0);
            let (rect, _) = ui.allocate_exact_size(vec2(column, highest), Sense::hover());
            if !told.is_empty() {
                let help = sentence(ui, told);
                ui.painter().galley(rect.min, help, QUIET);
            }
        }
    });
    if let Some(trouble) = keeping.trouble.clone()
        && prompt::trouble(ctx, &trouble, 0.0)
    {
        keeping.trouble = None;
    }
    asks.write_batch(chosen.and_then(Way::ask));
    match chosen {
        Some(Way::Setup) => screen.set(Screen::Setup),
        Some(Way::Tournament) => page.set(Page::Tournament),
        Some(Way::Load) => page.set(Page::Load),
        Some(Way::Settings) => page.set(Page::Settings),
        Some(Way::Rules) => page.set(Page::Rules),
        Some(Way::Help) => page.set(Page::Help),
        Some(Way::About) => page.set(Page::About),
        _ => {}
    }
    Ok(())
}

/// The name of the program, as large as there is room.
fn name(ui: &mut Ui, largest: f32) {
    let text = texts::text("app-name");
    let wide = widgets::galley(ui, text.clone(), style::serif(largest), TEXT, f32::INFINITY)
        .size()
        .x;
    let size = largest * (ui.available_width() / wide).min(1.0);
    ui.add(egui::Label::new(RichText::new(text).font(style::serif(size.floor())).color(TEXT)).extend());
}

/// A word of the menu, large, with an arrow before it when it is meant. A row a little lower than usual is kept to, so
/// that the whole menu is seen.
fn entry(ui: &mut Ui, text: &str, first: bool, alone: bool, of: Size, row: f32) -> egui::Response {
    let (size, gap) = match of {
        Size::Small => (20.0, 4.0),
        Size::Usual => (26.0, 10.0),
        Size::Large => (30.0, 14.0),
    };
    let font = if first {
        style::bold(size)
    } else {
        style::medium(size)
    };
    let galley = widgets::galley(ui, text, font, Color32::PLACEHOLDER, ui.available_width() - 34.0);
    let height = row.clamp(galley.size().y, galley.size().y + gap);
    let wanted = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
    let meant = response.hovered() || response.has_focus();
    let colour = match (meant, first) {
        (true, _) => ACCENT,
        (false, true) if alone => ACCENT,
        (false, _) => TEXT,
    };
    let middle = rect.left_center() + vec2(9.0, 0.0);
    if meant || first && alone {
        signs::icon(
            ui.painter(),
            Rect::from_center_size(middle, vec2(17.0, 17.0)),
            Icon::Play,
            colour,
        );
    }
    let at = pos2(rect.left() + 32.0, rect.center().y - galley.size().y / 2.0);
    let written = Rect::from_min_size(at, galley.size()).expand2(vec2(6.0, 1.0));
    ui.painter().galley(at, galley, colour);
    widgets::ring(ui, &response, written, 6);
    response
}

/// Darkens the side of the table on which the menu stands.
fn shade(ctx: &egui::Context, window: Rect, width: f32) {
    let dark = Color32::from_rgba_unmultiplied(0x12, 0x0C, 0x09, 0xEE);
    let half = Color32::from_rgba_unmultiplied(0x12, 0x0C, 0x09, 0xC0);
    let (near, far) = (
        window.left() + width * 0.75,
        (window.left() + width * 1.55).min(window.right() + width * 0.6),
    );
    let mut mesh = Mesh::default();
    for (x, colour) in [(window.left(), dark), (near, half), (far, Color32::TRANSPARENT)] {
        mesh.colored_vertex(pos2(x, window.top()), colour);
        mesh.colored_vertex(pos2(x, window.bottom()), colour);
    }
    for side in [0, 2] {
        mesh.add_triangle(side, side + 1, side + 2);
        mesh.add_triangle(side + 1, side + 2, side + 3);
    }
    ctx.layer_painter(LayerId::background()).add(mesh);
}
