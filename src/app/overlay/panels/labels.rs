//! What is written over the table itself: numbers of the spots, places on the pawns of those who are home, and who
//! plays a yard while the pointer is over it.

use bevy::{camera::Camera, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Id, LayerId, Order, Painter, Pos2, Stroke, StrokeKind},
};

use super::{
    events,
    eye::Eye,
    facts::Facts,
    legend::{LOSS, Legend, Mark, PROSPECT},
    panel::BAR,
    pointers, review, riddle, strip,
};
use crate::{
    app::{
        base::Page,
        current::Current,
        insight::Insight,
        keep::own::OwnPlayers,
        overlay::widgets::{
            quiet, signs,
            sitters::{sitter_help, sitter_name},
            style::{self, ACCENT, TEXT, WARN},
        },
        selection::Cursor,
        settings::Settings,
        table::{ReducedMotion, TableCamera},
        turn::{Hint, Pondered},
    },
    play::Sitter,
    rules::{Message as Sentence, Seat},
    staging::{Face, Kind, Layout, SpotName, lift, pieces},
    texts,
};

/// Writes over the table.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    settings: Res<Settings>,
    (pondered, hint, insight): (Res<Pondered>, Res<Hint>, Res<Insight>),
    reduced: Res<ReducedMotion>,
    cursor: Res<Cursor>,
    page: Res<State<Page>>,
    own: Res<OwnPlayers>,
    camera: Option<Single<(&Camera, &Transform), With<TableCamera>>>,
    mut names: Local<Names>,
    mut legend: ResMut<Legend>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    legend.marks.clear();
    let (Some(current), Some(camera), Some(layout)) = (current, camera, &facts.layout) else {
        return Ok(());
    };
    let window = ctx.content_rect();
    let eye = Eye::new(camera.into_inner(), ctx.zoom_factor());
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    if settings.numbers {
        names.look_up(&current);
        numbers(&painter, &eye, layout, &facts, &names);
    }
    if facts.still {
        places(&painter, &eye, layout, &facts);
    }
    // Who looks at what a choice may bring sees in the field what lies there.
    let weighed = current.chooser().zip(cursor.0).filter(|_| settings.danger);
    let (mut prospects, mut holds) = (Vec::new(), false);
    if let Some((seat, number)) = weighed {
        let (staging, board) = (current.staging(), current.game().board());
        holds = !staging.reach(board, seat, number).is_empty();
        prospects = staging.prospects(board, seat, number);
    }
    counts(&painter, &eye, layout, &facts, !prospects.is_empty());
    pointers::advise(&painter, &eye, layout, &current, &hint);
    riddle::point(&painter, &eye, layout, &current, &facts);
    let told = (&*current, &*facts, &*insight);
    review::point(&painter, &eye, layout, told, !reduced.0);
    if let Some(line) = events::pointed_at(ctx, &facts) {
        pointers::light_up(&painter, &eye, layout, &facts, &line.places(&current));
    }
    show_prospects(&painter, &eye, layout, &prospects);
    if facts.still {
        written(&painter, &eye, layout, &pondered.written);
    }
    if settings.danger && facts.still {
        names.look_up(&current);
        dangers(&painter, &eye, layout, &facts, &names);
    }
    let lies = [
        (
            settings.danger && facts.still && !facts.danger.is_empty(),
            Mark::Danger,
        ),
        (holds, Mark::Held),
        (!prospects.is_empty(), Mark::Prospects),
        (pointers::is_advised(&current, &facts, &hint), Mark::Advice),
        (facts.still && pondered.has_ways, Mark::WayNow),
        (facts.still && pondered.has_ways, Mark::WayThen),
    ];
    let edge = layout.outline().points(0.0).into_iter();
    let edge = edge.filter_map(|at| Some(eye.point(lift(at))?.x));
    legend.board = edge.fold(f32::INFINITY, f32::min);
    let lies = lies.into_iter().filter_map(|(lies, mark)| lies.then_some(mark));
    legend.marks = lies.collect();
    let over = |spot: &SpotName| eye.point(facts.words_at(spot)?);
    if let Some(at) = pondered.at.as_ref().and_then(over)
        && facts.still
        && !pondered.words.is_empty()
    {
        let line = if pondered.is_barred { WARN } else { ACCENT };
        bubble(ctx, &pondered.words.join("\n"), at, line);
    } else if let (Some(refusal), Some(at)) = (current.refusal(), current.refused_at().and_then(over)) {
        bubble(ctx, refusal, at, WARN);
    }
    if *page.get() == Page::None
        && !ctx.is_pointer_over_egui()
        && let Some(pointer) = ctx.pointer_latest_pos()
        && window.contains(pointer)
    {
        if let Some(seat) = yard_at(&eye, layout, pointer) {
            yard(ctx, &current, &facts, &own, seat, pointer);
        } else if is_over_stack(&eye, layout, pointer) {
            let tally = current.staging().tally(current.shown(), current.eyes().seat);
            show_tally(ctx, &tally, pointer);
        }
    }
    Ok(())
}

/// What the spots are called; asked for once a game, for it takes a while.
#[derive(Default)]
pub(in crate::app::overlay) struct Names {
    game: String,
    pub(in crate::app::overlay) names: Vec<(SpotName, String)>,
}

impl Names {
    pub(in crate::app::overlay) fn look_up(&mut self, current: &Current) {
        let game = current.game().config_text();
        if self.game != game {
            *self = Self {
                game,
                names: current.staging().spot_labels(),
            };
        }
    }
}

fn numbers(painter: &Painter, eye: &Eye, layout: &Layout, facts: &Facts, names: &Names) {
    for (spot, label) in &names.names {
        // A pawn is not written over.
        if facts.scene.pieces.iter().any(|(_, at)| at == spot) {
            continue;
        }
        let Some(world) = layout.world(spot.as_str()) else {
            continue;
        };
        let (Some(at), size) = (eye.point(world), eye.scale(world)) else {
            continue;
        };
        let font = style::bold((size * 0.27).clamp(9.0, 20.0));
        let galley = painter.layout_no_wrap(label.clone(), font, Color32::from_rgb(0x2A, 0x1A, 0x14));
        let rect = egui::Rect::from_center_size(at, galley.size() + egui::vec2(6.0, 0.0));
        painter.rect_filled(rect, 5, Color32::from_rgba_unmultiplied(0xFF, 0xFB, 0xEF, 0xD8));
        painter.galley(rect.center() - galley.size() / 2.0, galley, TEXT);
    }
}

/// How many cards a stack has, at its lower edge, for large letters would hide it; and how many pips a heap has, before it,
/// unless other numbers are `written` there.
fn counts(painter: &Painter, eye: &Eye, layout: &Layout, facts: &Facts, written: bool) {
    for (name, count) in &facts.scene.counts {
        let (Some(spot), Some(world)) = (layout.spot(name.as_str()), layout.world(name.as_str())) else {
            continue;
        };
        // What has counted down to nothing is not there.
        if (*count == 0 || written) && spot.kind == Kind::Count {
            continue;
        }
        if let Some(seat) = spot.seat {
            let colour = facts.colour(seat);
            let paint = (signs::colour(painter, colour), signs::ink(painter, colour));
            pill(painter, eye, world, (&count.to_string(), 0.28), paint);
            continue;
        }
        let (Some(at), size) = (eye.point(world), eye.scale(world)) else {
            continue;
        };
        let font = style::bold((size * 0.5).clamp(13.0, 26.0));
        let galley = painter.layout_no_wrap(count.to_string(), font, TEXT);
        let middle = at + egui::vec2(0.0, size * spot.half_depth() + galley.size().y / 2.0);
        let rect = egui::Rect::from_center_size(middle, galley.size() + egui::vec2(14.0, 2.0));
        painter.rect_filled(rect, 8, style::GLASS);
        painter.galley(rect.center() - galley.size() / 2.0, galley, TEXT);
    }
}

/// What would be written on which spots, as with chalk that hardly touches them.
fn written(painter: &Painter, eye: &Eye, layout: &Layout, written: &[(SpotName, Face)]) {
    for (spot, Face(sign)) in written {
        let Some(world) = layout.world(spot.as_str()) else {
            continue;
        };
        let Some(at) = eye.point(world) else { continue };
        let font = style::serif(0.72 * eye.scale(world));
        let chalk = Color32::from_white_alpha(0xC8);
        painter.text(at, Align2::CENTER_CENTER, sign, font, chalk);
    }
}

/// What a choice would bring against each that another seat may make.
fn show_prospects(painter: &Painter, eye: &Eye, layout: &Layout, prospects: &[(SpotName, i64)]) {
    for (spot, gain) in prospects {
        let Some(world) = layout.world(spot.as_str()) else {
            continue;
        };
        let text = texts::signed(*gain);
        let paint = match gain.signum() {
            1 => (PROSPECT, Color32::WHITE),
            -1 => (LOSS, Color32::WHITE),
            _ => (Color32::from_rgb(0x4A, 0x42, 0x3C), Color32::WHITE),
        };
        pill(painter, eye, world, (&text, 0.3), paint);
    }
}

/// No number stands where a field is smaller.
const LEAST: f32 = 18.0;

/// A number on a ground of its own, its letters so high beside a spot.
fn pill(
    painter: &Painter,
    eye: &Eye,
    world: Vec3,
    (text, high): (&str, f32),
    (fill, ink): (Color32, Color32),
) {
    let (Some(at), size) = (eye.point(world), eye.scale(world)) else {
        return;
    };
    // On a board that is so small they would lie on each other.
    if size < LEAST {
        return;
    }
    let font = style::bold((size * high).clamp(9.0, 76.0 * high));
    let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
    let rect = egui::Rect::from_center_size(at, galley.size() + egui::vec2(12.0, 1.0));
    painter.rect(
        rect,
        6,
        fill,
        Stroke::new(1.0, Color32::from_black_alpha(0xB0)),
        StrokeKind::Outside,
    );
    painter.galley(rect.center() - galley.size() / 2.0, galley, ink);
}

/// The chance that a pawn is struck, beside it. Colour and number say the same.
fn dangers(painter: &Painter, eye: &Eye, layout: &Layout, facts: &Facts, names: &Names) {
    for (seat, label, chance) in &facts.danger {
        let stands = |(_, spot): &&(Seat, SpotName)| {
            names
                .names
                .iter()
                .any(|(name, text)| name == spot && text == label)
        };
        let own = facts.scene.pieces.iter().filter(|(owner, _)| owner == seat);
        let Some((_, spot)) = own.clone().find(stands) else {
            continue;
        };
        let Some(world) = layout.world(spot.as_str()) else {
            continue;
        };
        let size = eye.scale(world);
        let Some(at) = eye.point(world + Vec3::Y * pieces::HEAD) else {
            continue;
        };
        let at = at + egui::vec2(size * 0.42, -size * 0.1);
        let font = style::bold((size * 0.3).clamp(12.0, 18.0));
        let percent = (chance * 100.0).round();
        let galley = painter.layout_no_wrap(format!("{percent}%"), font, TEXT);
        let rect = egui::Rect::from_center_size(at, galley.size() + egui::vec2(10.0, 2.0));
        let red = (90.0 + 144.0 * chance.min(0.7) / 0.7) as u8;
        painter.rect_filled(rect, 7, Color32::from_rgb(red, 0x24, 0x18));
        painter.galley(rect.center() - galley.size() / 2.0, galley, TEXT);
    }
}

/// The place of a seat, on the head of its pawn that is nearest to the middle of the board.
fn places(painter: &Painter, eye: &Eye, layout: &Layout, facts: &Facts) {
    for &(seat, place) in &facts.scene.places {
        // One says it for all of them: each has it on its head.
        let inmost = inmost(layout, &facts.scene.pieces, seat);
        let Some(world) = inmost.and_then(|spot| layout.world(spot.as_str())) else {
            continue;
        };
        let (Some(at), size) = (eye.point(world + Vec3::Y * pieces::HEAD), eye.scale(world)) else {
            continue;
        };
        // On a small board they do not lie on each other.
        let radius = (size * 0.3).clamp(8.0, 24.0).min(size * 0.42);
        let line = if place == 1 { ACCENT } else { TEXT };
        let colour = facts.colour(seat);
        painter.circle(at, radius, signs::colour(painter, colour), Stroke::new(2.0, line));
        let font = style::bold(radius * 1.35);
        painter.text(
            at,
            Align2::CENTER_CENTER,
            place.to_string(),
            font,
            signs::ink(painter, colour),
        );
    }
}

/// The spot nearest to the middle of the board on which a piece of a seat stands that wears its place.
fn inmost<'a>(layout: &Layout, pieces: &'a [(Seat, SpotName)], seat: Seat) -> Option<&'a SpotName> {
    let own = pieces.iter().filter(|(owner, _)| *owner == seat);
    let spots = own.filter_map(|(_, name)| Some((name, layout.spot(name.as_str())?)));
    let worn = spots.filter(|(_, spot)| spot.form.wears_place());
    let (name, _) = worn.min_by(|(_, one), (_, other)| one.at.length().total_cmp(&other.at.length()))?;
    Some(name)
}

/// The seat whose yard the pointer is over.
fn yard_at(eye: &Eye, layout: &Layout, pointer: Pos2) -> Option<Seat> {
    layout
        .spots()
        .iter()
        .filter(|spot| spot.kind == Kind::Yard)
        .find_map(|spot| {
            let world = layout.world(spot.name.as_str())?;
            let near = eye.point(world)?.distance(pointer) < 0.45 * eye.scale(world);
            near.then_some(spot.seat).flatten()
        })
}

/// Whether the pointer is over a stack of cards.
fn is_over_stack(eye: &Eye, layout: &Layout, pointer: Pos2) -> bool {
    let stacks = layout.spots().iter().filter(|spot| spot.kind == Kind::Stack);
    let mut seen = stacks.filter_map(|spot| {
        let corners = spot.form.outline().into_iter();
        let corners = corners.map(|corner| eye.point(lift(spot.at + spot.size * corner)));
        Some(egui::Rect::from_points(&corners.collect::<Option<Vec<_>>>()?))
    });
    seen.any(|card| card.contains(pointer))
}

/// How many cards of each kind have been seen, of how many.
fn show_tally(ctx: &egui::Context, tally: &[(Face, u8, u8)], pointer: Pos2) {
    if tally.is_empty() {
        return;
    }
    let area = egui::Area::new(Id::new("tally"))
        .order(Order::Tooltip)
        .fixed_pos(pointer + egui::vec2(18.0, 18.0))
        .constrain(true)
        .interactable(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        style::glass().fill(style::PANEL).show(ui, |ui| {
            ui.label(
                egui::RichText::new(texts::text("tally-title"))
                    .font(style::medium(17.0))
                    .color(TEXT),
            );
            egui::Grid::new("tally")
                .spacing(egui::vec2(22.0, 3.0))
                .show(ui, |ui| {
                    for row in tally.chunks(2) {
                        for (Face(sign), seen, of) in row {
                            let name = match sign {
                                'X' => texts::text("tally-joker"),
                                'T' => "10".to_owned(),
                                sign => sign.to_string(),
                            };
                            ui.label(egui::RichText::new(name).font(style::bold(17.0)).color(TEXT));
                            let words = Sentence::new("tally-count")
                                .with("seen", i64::from(*seen))
                                .with("of", i64::from(*of));
                            let words = egui::RichText::new(texts::say(&words)).font(style::body(17.0));
                            ui.label(words.color(if seen == of { ACCENT } else { TEXT }));
                        }
                        ui.end_row();
                    }
                });
        });
    });
}

/// What is said above a place is at most so wide, in points.
const WORDS: f32 = 520.0;

/// What something would change, or why it can't be: above its place, and not over the bar.
fn bubble(ctx: &egui::Context, text: &str, at: Pos2, line: Color32) {
    let mut room = ctx.content_rect();
    room.min.y += BAR + 6.0;
    // It never lies over what is asked.
    for strip in ["coach", "riddle"] {
        room.min.y = room.min.y.max(strip::bottom(ctx, strip).unwrap_or(0.0) + 6.0);
    }
    let area = egui::Area::new(Id::new("refused"))
        .order(Order::Foreground)
        .fixed_pos(at + egui::vec2(0.0, -14.0))
        .pivot(Align2::CENTER_BOTTOM)
        .constrain_to(room)
        .interactable(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        style::glass()
            .fill(style::PANEL)
            .stroke(Stroke::new(1.0, line))
            .inner_margin(egui::Margin::symmetric(14, 9))
            .show(ui, |ui| {
                ui.set_max_width(WORDS.min(room.width() - 40.0));
                ui.label(egui::RichText::new(text).font(style::medium(17.0)).color(TEXT));
            });
    });
}

fn yard(ctx: &egui::Context, current: &Current, facts: &Facts, own: &OwnPlayers, seat: Seat, pointer: Pos2) {
    let setup = current.game().setup();
    let Some(chair) = setup.chairs.get(seat.index()) else {
        return;
    };
    // Below lies the hand of who is near.
    let (pivot, by) = if pointer.y > ctx.content_rect().center().y {
        (Align2::LEFT_BOTTOM, egui::vec2(16.0, -14.0))
    } else {
        (Align2::LEFT_TOP, egui::vec2(16.0, 18.0))
    };
    let area = egui::Area::new(Id::new("yard"))
        .order(Order::Tooltip)
        .pivot(pivot)
        .fixed_pos(pointer + by)
        .interactable(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        style::glass()
            .fill(style::PANEL)
            .inner_margin(egui::Margin::symmetric(12, 8))
            .show(ui, |ui| {
                ui.set_max_width(300.0);
                ui.spacing_mut().item_spacing.y = 2.0;
                if chair.sitter == Sitter::Empty {
                    let text = current.say(&Sentence::new("yard-empty").with("seat", seat));
                    ui.label(text);
                    return;
                }
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(egui::vec2(20.0, 22.0), egui::Sense::hover());
                    signs::sign(ui.painter(), rect.center(), 8.5, facts.colour(seat), TEXT);
                    let who = sitter_name(own, setup.entry, &chair.sitter);
                    let title = format!("{} · {who}", current.name(seat));
                    ui.label(egui::RichText::new(title).font(style::bold(18.0)).color(TEXT));
                });
                quiet(ui, &sitter_help(own, setup.entry, chair));
                quiet(ui, &texts::say(&facts.progress(seat).sentence()));
            });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_worn_by_the_pawn_that_is_furthest_in() {
        let layout = Layout::race(4, 10, 4);
        let home = |seat: usize, lane: u8| (Seat::new(seat), SpotName::from(format!("H{seat}.{lane}")));
        for seat in 0..4 {
            let lanes = [2, 0, 3, 1].map(|lane| home(seat, lane));
            let others = (0..4).filter(|&other| other != seat).map(|other| home(other, 3));
            let pieces: Vec<_> = others.chain(lanes).collect();
            let worn = inmost(&layout, &pieces, Seat::new(seat));
            assert_eq!(worn, Some(&home(seat, 3).1));
        }
        assert_eq!(inmost(&layout, &[home(1, 0)], Seat::new(0)), None);
    }
}
