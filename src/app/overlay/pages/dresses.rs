//! The themes to choose from, each shown as the board that is played with, on its own table.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{
    Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::{
    app::{
        base::{Options, Page},
        current::Current,
        overlay::widgets::{
            self, signs,
            small::{Sight, Small},
            style::{self, ACCENT, CARD, CORNER, LINE, QUIET, RAISED, TEXT},
        },
        settings::{Settings, Shelf},
    },
    staging::{Eyes, Layout, Scene, Theme},
};

/// No picture of a theme is narrower, nor wider.
const WIDE: (f32, f32) = (130.0, 220.0);
const GAP: f32 = 10.0;

/// The board on which themes are shown, and how it looks in each, by name.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Shown {
    board: Option<(Layout, Scene)>,
    small: BTreeMap<String, Small>,
}

/// Adds what finds it.
pub(in crate::app::overlay) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(OnEnter(Page::Settings), lay);
}

/// Finds the board of the game on the table, or of the one that is meant.
fn lay(
    options: Res<Options>,
    current: Option<Res<Current>>,
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    mut shown: ResMut<Shown>,
) {
    let usual = || {
        let entry = settings.entry(options.games());
        let board = entry.open(&entry.default_config()).ok()?;
        let staging = entry.look(&*board, shelf.boards())?;
        Some((staging.layout().clone(), staging.scene(&*board, Eyes::default())))
    };
    let played = |current: Res<Current>| {
        let (staging, board) = (current.staging(), current.game().board());
        (staging.layout().clone(), staging.scene(board, Eyes::default()))
    };
    *shown = Shown {
        board: current.map(played).or_else(usual),
        small: BTreeMap::new(),
    };
}

/// Shows the themes, as many in a row as fit. Some when another is chosen.
pub(super) fn choose(
    ui: &mut Ui,
    shown: &mut Shown,
    themes: &[(String, Theme)],
    chosen: Option<usize>,
) -> Option<usize> {
    let room = ui.available_width();
    let count = themes.len().max(1) as f32;
    let in_row = ((room + GAP) / (WIDE.0 + GAP)).floor().clamp(1.0, count);
    let wide = ((room - GAP * (in_row - 1.0)) / in_row).min(WIDE.1).floor();
    let label = |title: &str| widgets::galley(ui, title, style::medium(17.0), TEXT, wide - 16.0);
    let labels: Vec<_> = themes.iter().map(|(title, _)| label(title)).collect();
    let words = labels.iter().map(|label| label.size().y).fold(0.0, f32::max);
    let picture = vec2(wide - 12.0, 0.62 * wide);
    let size = vec2(wide, picture.y + words + 20.0);
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP - 0.01);
        for (at, ((title, theme), label)) in themes.iter().zip(labels).enumerate() {
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_chosen = chosen == Some(at);
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, title));
            let (line, width) = if is_chosen { (ACCENT, 2.0) } else { (LINE, 1.0) };
            let fill = if response.hovered() { RAISED } else { CARD };
            let line = Stroke::new(width, line);
            ui.painter().rect(rect, CORNER, fill, line, StrokeKind::Inside);
            widgets::ring(ui, &response, rect, CORNER);
            let board = Rect::from_min_size(rect.min + Vec2::splat(6.0), picture);
            shown.show(ui, board, title, theme);
            let at_words = pos2(rect.center().x - label.size().x / 2.0, board.bottom() + 6.0);
            ui.painter().galley(at_words, label, TEXT);
            if response.clicked() && !is_chosen {
                picked = Some(at);
            }
        }
    });
    picked
}

impl Shown {
    /// A theme's board on its table.
    fn show(&mut self, ui: &Ui, rect: Rect, title: &str, theme: &Theme) {
        let hex = |text: &str| Color32::from_hex(text).unwrap_or(QUIET);
        let cover = self.board.as_ref().and_then(|(layout, _)| layout.decor().cover);
        let (_, table) = theme.covered(cover);
        let table = hex(&table.dark).lerp_to_gamma(hex(&table.bright), 0.6);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        painter.rect_filled(rect, CORNER - 2, table);
        let Some((layout, scene)) = &self.board else {
            return;
        };
        let small = self
            .small
            .entry(title.to_owned())
            .or_insert_with(|| Small::new(layout.clone(), scene.clone()));
        let side = rect.height() - 10.0;
        let board = Rect::from_center_size(rect.center(), Vec2::splat(side));
        small.show(&painter, board, Sight::CLOSE);
        if small.draw(ui.ctx(), theme, signs::colours(&painter)) {
            ui.ctx().request_repaint();
        }
    }
}
