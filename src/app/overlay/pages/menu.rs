//! The menu of a game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, Sense, Separator, Ui, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Leave},
        base::{Page, Screen},
        current::Current,
        overlay::widgets::{
            self,
            page::page,
            signs::{self, Icon},
            style::{self, ACCENT, CORNER, QUIET, RAISED, TEXT},
        },
    },
    texts,
};

#[derive(Clone, Copy)]
enum Way {
    Resume,
    Setup,
    Phones,
    Save,
    Load,
    Moves,
    Die,
    Settings,
    Console,
    Rules,
    Help,
    About,
    Title,
}

/// What belongs together stands together: on with the game, other tables, what is kept, what is to be read, and the program.
const GROUPS: [&[(Way, Icon, &str)]; 5] = [
    &[(Way::Resume, Icon::Play, "menu-resume")],
    &[
        (Way::Setup, Icon::Board, "menu-setup"),
        (Way::Phones, Icon::Phone, "menu-phones"),
        (Way::Title, Icon::House, "menu-title-page"),
    ],
    &[
        (Way::Save, Icon::Save, "menu-save"),
        (Way::Load, Icon::Chest, "load-title"),
    ],
    &[
        (Way::Rules, Icon::Book, "menu-rules"),
        (Way::Help, Icon::Keys, "menu-help"),
        (Way::Moves, Icon::Pen, "menu-moves"),
        (Way::Die, Icon::Seal, "menu-die"),
    ],
    &[
        (Way::Settings, Icon::Sliders, "menu-settings"),
        (Way::About, Icon::About, "menu-about"),
        (Way::Console, Icon::Speech, "menu-console"),
    ],
];

/// How high a line is, and what lies between two of them.
const LINE: f32 = 42.0;
const BETWEEN: f32 = 2.0;
/// What lies between two groups.
const APART: f32 = 13.0;
/// What a page takes beside its lines, and how wide a column of them is.
const AROUND: f32 = 172.0;
const COLUMN: f32 = 300.0;

/// Shows the menu.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut next: ResMut<NextState<Page>>,
    mut screen: ResMut<NextState<Screen>>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // With dice the moves alone are not the game.
    let has_moves = current
        .as_ref()
        .is_some_and(|current| !current.game().board().has_chance());
    let has_die = current.is_some_and(|current| current.game().start().thrower().is_some());
    let mut chosen = None;
    let is_there = |way: Way| match way {
        Way::Moves => has_moves,
        Way::Die => has_die,
        _ => true,
    };
    let of = |group: &&'static [(Way, Icon, &'static str)]| -> Vec<_> {
        let ways = group.iter().copied();
        ways.filter(|(way, ..)| is_there(*way)).collect()
    };
    let groups: Vec<Vec<(Way, Icon, &str)>> = GROUPS.iter().map(of).collect();
    // Where they are too many for the window they stand side by side: none lies out of sight.
    let window = ctx.content_rect().size();
    let lines: usize = groups.iter().map(Vec::len).sum();
    let high = lines as f32 * (LINE + BETWEEN) + groups.len() as f32 * APART + AROUND;
    let columns = if high < window.y || window.x < 2.0 * COLUMN + AROUND {
        1
    } else {
        2
    };
    let close = page(
        ctx,
        "menu",
        &texts::text("menu-title"),
        COLUMN * columns as f32,
        |ui| {
            ui.spacing_mut().item_spacing.y = BETWEEN;
            ui.columns(columns, |uis| {
                for (ui, groups) in uis.iter_mut().zip(groups.chunks(groups.len().div_ceil(columns))) {
                    for (at, ways) in groups.iter().enumerate() {
                        if at > 0 {
                            ui.add(Separator::default().spacing(APART - BETWEEN));
                        }
                        for (way, icon, key) in ways {
                            if line(ui, *icon, &texts::text(key), matches!(way, Way::Resume)) {
                                chosen = Some(*way);
                            }
                        }
                    }
                }
            });
        },
        None,
    );
    let to = match chosen {
        None if close => Page::None,
        None => return Ok(()),
        Some(Way::Phones) => Page::Phones,
        Some(Way::Load) => Page::Load,
        Some(Way::Moves) => Page::Moves,
        Some(Way::Die) => Page::Die,
        Some(Way::Settings) => Page::Settings,
        Some(Way::Console) => Page::Console,
        Some(Way::Rules) => Page::Rules,
        Some(Way::Help) => Page::Help,
        Some(Way::About) => Page::About,
        Some(Way::Resume | Way::Setup | Way::Save | Way::Title) => Page::None,
    };
    next.set(to);
    match chosen {
        Some(Way::Setup) => screen.set(Screen::Setup),
        Some(Way::Save) => {
            asks.write(Ask::Save(None));
        }
        Some(Way::Title) => {
            asks.write(Ask::Leave(Leave::Title));
        }
        _ => {}
    }
    Ok(())
}

fn line(ui: &mut Ui, icon: Icon, text: &str, first: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| {
        bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, text)
    });
    if first {
        widgets::focus_by_keys(ui, &response);
    }
    let over = response.hovered() || response.has_focus();
    if over {
        ui.painter().rect_filled(rect, CORNER, RAISED);
    }
    let tint = if over { ACCENT } else { QUIET };
    let place = Rect::from_center_size(rect.left_center() + vec2(20.0, 0.0), vec2(19.0, 19.0));
    signs::icon(ui.painter(), place, icon, tint);
    let at = pos2(rect.left() + 44.0, rect.center().y);
    ui.painter()
        .text(at, Align2::LEFT_CENTER, text, style::medium(20.0), TEXT);
    widgets::ring(ui, &response, rect.shrink(2.0), CORNER);
    response.clicked()
}
