//! The menu of a game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Begin, Leave},
        base::{Page, Screen},
        current::Current,
        input::{Bindings, InputAction},
        overlay::widgets::{
            self,
            keys::written,
            page::page,
            signs::{self, Icon},
            style::{self, ACCENT, ACCENT_RAISED, CORNER, ON_ACCENT, QUIET, RAISED, TEXT},
        },
    },
    texts,
};

#[derive(Clone, Copy)]
enum Way {
    Resume,
    Again,
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
    Quit,
}

impl Way {
    /// What has the same key as on the table.
    fn action(self) -> Option<InputAction> {
        match self {
            Self::Resume => Some(InputAction::Back),
            Self::Again => Some(InputAction::Reset),
            Self::Save => Some(InputAction::Save),
            Self::Load => Some(InputAction::Load),
            Self::Rules => Some(InputAction::Rules),
            Self::Help => Some(InputAction::Help),
            Self::Console => Some(InputAction::Console),
            _ => None,
        }
    }
}

/// What belongs together stands together: on with the game, other tables, what is kept, what is to be read, the program, and
/// the way out of it.
const GROUPS: [&[(Way, Icon, &str)]; 6] = [
    &[(Way::Resume, Icon::Play, "menu-resume")],
    &[
        (Way::Again, Icon::Redo, "menu-again"),
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
    &[(Way::Quit, Icon::Close, "title-quit")],
];

/// How high a line is, and what lies between two of them.
const LINE: f32 = 42.0;
const BETWEEN: f32 = 5.0;
/// What a page takes beside its lines, and how wide a column of them is.
const AROUND: f32 = 172.0;
const COLUMN: f32 = 300.0;

/// Shows the menu.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    bindings: Res<Bindings>,
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
    let high = lines as f32 * (LINE + BETWEEN) + AROUND;
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
                            // It takes no room: lines of both columns stand beside each other.
                            let low = ui.cursor().top() - BETWEEN / 2.0;
                            ui.painter()
                                .hline(ui.max_rect().x_range(), low, Stroke::new(1.0, style::LINE));
                        }
                        for (way, icon, key) in ways {
                            let keys = way.action().map(|action| bindings.keys(action));
                            let first_key = keys.into_iter().flatten().next();
                            let key_cap = first_key.map(|word| written(&word)).unwrap_or_default();
                            let words = (&*texts::text(key), &*key_cap);
                            if line(ui, *icon, words, matches!(way, Way::Resume)) {
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
        Some(Way::Resume | Way::Again | Way::Setup | Way::Save | Way::Title | Way::Quit) => Page::None,
    };
    next.set(to);
    match chosen {
        Some(Way::Setup) => screen.set(Screen::Setup),
        Some(Way::Again) => {
            asks.write(Ask::Begin(Begin::Again));
        }
        Some(Way::Save) => {
            asks.write(Ask::Save(None));
        }
        Some(Way::Title) => {
            asks.write(Ask::Leave(Leave::Title));
        }
        Some(Way::Quit) => {
            asks.write(Ask::Leave(Leave::Quit));
        }
        _ => {}
    }
    Ok(())
}

/// A line with a sign, what is done, and the key that does it too.
fn line(ui: &mut Ui, icon: Icon, (text, key): (&str, &str), first: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| {
        bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, text)
    });
    if first {
        widgets::focus_by_keys(ui, &response);
    }
    let over = response.hovered() || response.has_focus();
    let (fill, tint, ink) = match (first, over) {
        (true, false) => (Some(ACCENT), ON_ACCENT, ON_ACCENT),
        (true, true) => (Some(ACCENT_RAISED), ON_ACCENT, ON_ACCENT),
        (false, true) => (Some(RAISED), ACCENT, TEXT),
        (false, false) => (None, QUIET, TEXT),
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, CORNER, fill);
    }
    let place = Rect::from_center_size(rect.left_center() + vec2(20.0, 0.0), vec2(19.0, 19.0));
    signs::icon(ui.painter(), place, icon, tint);
    let at = pos2(rect.left() + 44.0, rect.center().y);
    let told = ui
        .painter()
        .text(at, Align2::LEFT_CENTER, text, style::medium(20.0), ink);
    let tint = if first { ON_ACCENT } else { QUIET };
    let key = widgets::galley(ui, key, style::body(16.0), tint, f32::INFINITY);
    let corner = pos2(
        rect.right() - 12.0 - key.size().x,
        rect.center().y - key.size().y / 2.0,
    );
    // Where there is no room for it the page on keys tells it.
    if corner.x > told.right() + 12.0 {
        ui.painter().galley(corner, key, tint);
    }
    widgets::ring(ui, &response, rect.shrink(2.0), CORNER);
    response.clicked()
}
