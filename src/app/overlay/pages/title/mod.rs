//! The title: the games as tiles, the way back to the one that was left open, and what can be begun at once.
//!
//! Behind it lies the chosen game. Where the window is large enough the table is seen beside the page, else the page
//! scrolls over it.

mod boards;
mod card;
mod offer;
mod plan;

use std::ops::Range;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, LayerId, Mesh, ScrollArea, Ui, Vec2, pos2, vec2},
};

use crate::{
    app::{
        ask::{Ask, Begin},
        base::{Options, Page, Screen},
        current::Current,
        keep::Keeping,
        overlay::{
            panels::trouble,
            widgets::{self, Taken, signs, style},
        },
        phones::Invited,
        settings::{Settings, Shelf},
        table::FreeArea,
    },
    play::Match,
};
pub(in crate::app::overlay) use boards::Boards;
use offer::{Kind, Way};
use plan::Plan;

/// What is scrolled ends a little within the window.
const EDGE: f32 = 6.0;

/// Shows the title.
pub(in crate::app::overlay) fn show(
    options: Res<Options>,
    mut contexts: EguiContexts,
    mut keeping: ResMut<Keeping>,
    current: Option<Res<Current>>,
    mut left: Local<Option<Current>>,
    mut boards: ResMut<Boards>,
    mut taken: ResMut<Taken>,
    (mut asks, mut invited): (MessageWriter<Ask>, ResMut<Invited>),
    (settings, shelf): (Res<Settings>, Res<Shelf>),
    lies: Res<State<Page>>,
    (mut page, mut screen): (ResMut<NextState<Page>>, ResMut<NextState<Screen>>),
) -> Result {
    let games = options.games();
    let ctx = contexts.ctx_mut()?;
    remember(&mut left, keeping.keeper.left_behind(), &shelf);
    let runs = current
        .as_deref()
        .filter(|current| current.game().standing().is_none() && current.riddle().is_none());
    let open = left.as_ref().or(runs);
    let boards = boards.bypass_change_detection();
    let more = boards.gather(games, open, &shelf);
    let offers = offer::offers(games, &settings, open);
    let window = ctx.content_rect();
    let plan = Plan::of(&ctx.layer_painter(LayerId::background()), &offers, window.size());
    veil(ctx, &plan);
    if let Some(sides) = plan.taken {
        taken.0 = FreeArea {
            left: sides.x,
            top: 16.0,
            bottom: sides.y,
            ..taken.0
        };
    }
    let notice = keeping.trouble.clone().map(|it| trouble::show(ctx, &it, taken.0));
    if notice == Some(None) {
        keeping.trouble = None;
    }
    // What can be scrolled ends above what is said.
    let said = notice.flatten().unwrap_or_default();
    let first = if open.is_some() { Kind::Open } else { Kind::Start };
    let mut shown = Shown {
        first: plan.cards.iter().position(|(_, card)| card.offer.kind == first),
        plan: &plan,
        is_covered: *lies.get() != Page::None,
        boards,
        chosen: None,
    };
    if let Some(sides) = plan.taken {
        // Between the two the table is free to be pointed at.
        let shelf = window.height() - sides.y;
        for (name, top, high) in [("title", 0.0, shelf), ("games", shelf, sides.y)] {
            let at = window.min + vec2(0.0, top);
            // Where it was higher before it is not pushed up over the other one.
            let place = widgets::place(name, at, Align2::LEFT_TOP).constrain(false);
            place.show(ctx, |ui| {
                shown.part(ui, window.min.to_vec2(), top..top + high);
            });
        }
    } else {
        let at = window.min + vec2(0.0, EDGE);
        widgets::place("title", at, Align2::LEFT_TOP).show(ctx, |ui| {
            let room = window.height() - 2.0 * EDGE - said;
            ui.set_max_height(room);
            let scroll = ScrollArea::vertical().max_height(room);
            scroll.auto_shrink(false).show(ui, |ui| {
                let origin = ui.min_rect().min.to_vec2();
                ui.set_min_size(plan.size);
                shown.part(ui, origin, 0.0..f32::INFINITY);
            });
        });
    }
    let chosen = shown.chosen;
    let theme = shelf.theme(&settings.theme);
    if boards.draw_one(
        ctx,
        &theme,
        signs::colours(&ctx.layer_painter(LayerId::background())),
    ) || more
    {
        ctx.request_repaint();
    }
    match chosen {
        Some(Way::Ask(ask)) => {
            asks.write(ask);
        }
        Some(Way::Page(to)) => page.set(to),
        Some(Way::Screen(to)) => screen.set(to),
        Some(Way::Phones) => {
            invited.0 = true;
            asks.write(Ask::Begin(Begin::Party));
        }
        None => {}
    }
    Ok(())
}

/// Keeps the game that a program left behind ready to be looked at.
fn remember(left: &mut Option<Current>, game: Option<&Match>, shelf: &Shelf) {
    match game {
        None => *left = None,
        Some(game) if left.is_none() => *left = Current::new(game.clone(), shelf),
        Some(_) => {}
    }
}

/// The page as it is shown, and what was pressed on it.
struct Shown<'a> {
    plan: &'a Plan,
    /// Whether a page lies on it: then no line of words looks out below.
    is_covered: bool,
    /// What is meant to be pressed next.
    first: Option<usize>,
    boards: &'a mut Boards,
    chosen: Option<Way>,
}

impl Shown<'_> {
    /// Shows what of the page begins so far from its top.
    fn part(&mut self, ui: &mut Ui, origin: Vec2, from: Range<f32>) {
        for (at, word) in self.plan.words.iter().filter(|(at, _)| from.contains(&at.y)) {
            ui.painter().galley(*at + origin, word.clone(), style::TEXT);
        }
        for (at, (rect, card)) in self.plan.cards.iter().enumerate() {
            let is_hidden = self.is_covered && card.offer.kind == Kind::Word;
            if is_hidden || !from.contains(&rect.top()) {
                continue;
            }
            let is_first = self.first == Some(at);
            let response = card.show(ui, rect.translate(origin), is_first, self.boards);
            if is_first {
                widgets::focus_by_keys(ui, &response);
            }
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            // Whoever presses a game twice wants to play it.
            let twice = response.double_clicked() && card.offer.kind == Kind::Tile(true);
            if twice && let Some(start) = self.plan.first_start() {
                self.chosen = Some(start.way.clone());
            } else if response.clicked() {
                self.chosen = Some(card.offer.way.clone());
            }
        }
    }
}

/// Darkens the table where words stand: beside it and below, or all of it.
fn veil(ctx: &egui::Context, plan: &Plan) {
    let window = ctx.content_rect();
    let [red, green, blue, _] = style::VEIL.to_array();
    let dark = |alpha: u8| Color32::from_rgba_unmultiplied(red, green, blue, alpha);
    let painter = ctx.layer_painter(LayerId::background());
    let Some(sides) = plan.taken else {
        painter.rect_filled(window, 0.0, dark(0xFF));
        return;
    };
    // Bands of falling darkness: from the left edge over the column, from the lower edge over the shelf.
    let right = window.left() + sides.x;
    let top = window.bottom() - sides.y;
    let across = [(window.left(), 0xEC), (right * 0.75, 0xC4), (right * 1.5, 0)];
    let up = [(window.bottom(), 0xF0), (top, 0xB4), (top - sides.y * 0.35, 0)];
    let mut mesh = Mesh::default();
    for (x, alpha) in across {
        mesh.colored_vertex(pos2(x, window.top()), dark(alpha));
        mesh.colored_vertex(pos2(x, window.bottom()), dark(alpha));
    }
    for (y, alpha) in up {
        mesh.colored_vertex(pos2(window.left(), y), dark(alpha));
        mesh.colored_vertex(pos2(window.right(), y), dark(alpha));
    }
    for side in [0, 2, 6, 8] {
        mesh.add_triangle(side, side + 1, side + 2);
        mesh.add_triangle(side + 1, side + 2, side + 3);
    }
    painter.add(mesh);
}
