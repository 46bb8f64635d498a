//! The light and the banner at the end of a game: the table darkens towards its edge, and a laurel has the names of the
//! winners, with the scores where the game counts them. On it stand those with the first three places, on steps.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{
    self, Align2, Color32, Context, Id, LayerId, Mesh, Order, Painter, Pos2, Rect, Shape, Stroke, StrokeKind,
    Ui, Vec2, pos2, vec2,
};

use crate::{
    app::{
        current::Current,
        overlay::{
            panels::facts::Facts,
            widgets::{
                self,
                style::{self, ACCENT, TEXT},
            },
        },
    },
    rules::{Message as Sentence, Seat, Standing},
    texts,
};

/// What the lamp leaves in the dark.
const DARK: [u8; 3] = [0x0C, 0x06, 0x03];
/// What lies in its light.
const WARM: [u8; 3] = [0xFF, 0xB4, 0x4A];
/// The laurel on each side.
const LAUREL: f32 = 54.0;
/// The first three places: how large a face is, how high the step on which it stands, and in which metal it is numbered.
const STEPS: [(f32, f32, Color32); 3] = [
    (64.0, 26.0, ACCENT),
    (50.0, 21.0, Color32::from_rgb(0xD5, 0xD8, 0xDC)),
    (50.0, 17.0, Color32::from_rgb(0xD9, 0x9A, 0x66)),
];
/// How high the first of them stands above the banner, with its face.
const RISE: f32 = STEPS[0].0 + STEPS[0].1;
/// So high those hop who have won, and so many times in a second.
const HOP: (f32, f64) = (7.0, 1.7);
/// The wood of the banner.
const WOOD: Color32 = Color32::from_rgba_premultiplied(0x24, 0x17, 0x0C, 0xF2);

/// Warms this point of the table and darkens what lies round it.
pub(super) fn light(ctx: &Context, free: Rect, middle: Pos2) {
    let tint =
        |[red, green, blue]: [u8; 3], alpha: u8| Color32::from_rgba_unmultiplied(red, green, blue, alpha);
    let corner = (middle - free.min).max(free.max - middle).length();
    // The light ends where the board does, the dark in the corners.
    let rings = [
        (0.0, tint(WARM, 22)),
        (0.42, tint(WARM, 8)),
        (0.62, tint(DARK, 60)),
        (1.05, tint(DARK, 190)),
    ];
    let steps = 40;
    let mut mesh = Mesh::default();
    for (part, colour) in rings {
        for step in 0..steps {
            let (sin, cos) = (TAU * step as f32 / steps as f32).sin_cos();
            mesh.colored_vertex(middle + part * corner * vec2(cos, sin), colour);
        }
    }
    for ring in 0..rings.len() as u32 - 1 {
        for step in 0..steps {
            let (here, next) = (ring * steps + step, ring * steps + (step + 1) % steps);
            mesh.add_triangle(here, next, here + steps);
            mesh.add_triangle(next, here + steps, next + steps);
        }
    }
    let painter = ctx.layer_painter(LayerId::background());
    painter.with_clip_rect(free).add(mesh);
}

/// What is said of the winners.
pub(in crate::app::overlay) fn won(current: &Current, standing: Standing) -> Option<String> {
    let order = standing.order();
    let mut first = order.into_iter().filter(|&seat| standing.place(seat) == Some(1));
    let winner = first.next()?;
    let mut persons = current.game().persons().iter();
    let alone = persons.next() == Some(winner) && persons.next().is_none();
    let sentence = match (first.next(), first.next()) {
        (None, _) if alone => Sentence::new("over-title-you"),
        (None, _) => Sentence::new("over-title").with("seat", winner),
        (Some(mate), None) => Sentence::new("over-title-two")
            .with("seat", winner)
            .with("mate", mate),
        (Some(_), Some(_)) => Sentence::new("over-title-several"),
    };
    Some(current.say(&sentence))
}

/// The scores by place, where there is no end to them; what is seen on the table is not far enough before it is still.
fn scores(facts: &Facts, places: &[(Seat, u8)]) -> Option<String> {
    let all: Vec<String> = places
        .iter()
        .filter_map(|(seat, _)| facts.progress(*seat).score())
        .map(|score| score.to_string())
        .collect();
    (facts.still && all.len() > 1).then(|| all.join(" : "))
}

/// Shows the banner at the top of what is free. Returns how high it is with who stands on it.
pub(super) fn show(
    ctx: &Context,
    free: Rect,
    title: &str,
    (current, facts): (&Current, &Facts),
    places: &[(Seat, u8)],
) -> f32 {
    let top = pos2(free.center().x, free.top() + 4.0 + RISE);
    // While their pieces dance.
    let hop = if facts.still {
        0.0
    } else {
        let beat = ctx.input(|input| input.time) * HOP.1;
        HOP.0 * (std::f64::consts::PI * beat).sin().abs() as f32
    };
    let shown = egui::Area::new(Id::new("banner"))
        .fixed_pos(top)
        .pivot(Align2::CENTER_TOP)
        .order(Order::Middle)
        .fade_in(false)
        .interactable(false)
        .show(ctx, |ui| {
            let most = (free.width() - 2.0 * LAUREL - 80.0).max(120.0);
            let steps = steps(places);
            let edge = ribbon(ui, title, scores(facts, places), (wide(&steps) + 24.0, most));
            let mut left = edge.x - wide(&steps) / 2.0;
            for (seat, place) in steps {
                let (face, high, metal) = STEPS[place];
                let step = Rect::from_min_size(pos2(left, edge.y - high), vec2(face, high + 1.0));
                let stroke = Stroke::new(1.2, metal.gamma_multiply(0.7));
                ui.painter().rect(step, 4, WOOD, stroke, StrokeKind::Inside);
                let font = style::bold(high - 4.0);
                let number = (place + 1).to_string();
                ui.painter()
                    .text(step.center(), Align2::CENTER_CENTER, number, font, metal);
                if let Some(portrait) = facts.portrait(current, seat) {
                    let up = if place == 0 { hop } else { 0.0 };
                    let corner = pos2(left, step.top() - face - up);
                    portrait.show(ui.painter(), Rect::from_min_size(corner, vec2(face, face)));
                }
                left += face;
            }
        });
    shown.response.rect.height() + RISE
}

/// Who stands on the steps, from left to right with the place counted from 0: in the middle those who won, to their left the
/// second and to their right the third, or where nobody is third half of the second.
fn steps(places: &[(Seat, u8)]) -> Vec<(Seat, usize)> {
    let of = |wanted: u8| {
        let mine = places.iter().filter(move |(_, place)| *place == wanted);
        mine.map(move |(seat, _)| (*seat, usize::from(wanted) - 1))
    };
    let mut left: Vec<(Seat, usize)> = of(2).collect();
    let mut right: Vec<(Seat, usize)> = of(3).collect();
    if right.is_empty() {
        right = left.split_off(left.len().div_ceil(2));
    }
    left.into_iter().chain(of(1)).chain(right).collect()
}

/// How wide their steps are together.
fn wide(steps: &[(Seat, usize)]) -> f32 {
    steps.iter().map(|(_, place)| STEPS[*place].0).sum()
}

/// A board of wood with a laurel and words, as wide as they need and at least so wide. Returns the middle of its upper edge.
fn ribbon(ui: &mut Ui, title: &str, score: Option<String>, (least, most): (f32, f32)) -> Pos2 {
    let large = widgets::elided(ui, title, style::serif(34.0), most);
    let title = if large.elided {
        widgets::galley(ui, title, style::serif(24.0), TEXT, most)
    } else {
        large
    };
    let score = score.map(|score| widgets::galley(ui, score, style::serif(27.0), ACCENT, most));
    let wide = score
        .iter()
        .map(|score| score.size().x)
        .fold(title.size().x, f32::max);
    let low = score.as_ref().map_or(0.0, |score| score.size().y - 2.0);
    let size = vec2(
        (wide + 2.0 * LAUREL + 24.0).max(least),
        title.size().y + low + 18.0,
    );
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let painter = ui.painter();
    painter.rect(
        rect,
        16,
        WOOD,
        Stroke::new(1.5, ACCENT.gamma_multiply(0.8)),
        StrokeKind::Inside,
    );
    painter.rect_stroke(
        rect.shrink(5.0),
        12,
        Stroke::new(0.8, ACCENT.gamma_multiply(0.35)),
        StrokeKind::Inside,
    );
    for side in [-1.0, 1.0] {
        let x = rect.center().x + side * (wide / 2.0 + LAUREL * 0.55);
        laurel(painter, pos2(x, rect.center().y + 3.0), side, size.y * 0.36);
    }
    let mut at = pos2(rect.center().x, rect.top() + 8.0);
    painter.galley(at - vec2(title.size().x / 2.0, 0.0), title.clone(), TEXT);
    at.y += title.size().y - 2.0;
    if let Some(score) = score {
        painter.galley(at - vec2(score.size().x / 2.0, 0.0), score, ACCENT);
    }
    rect.center_top()
}

/// A branch of laurel that opens towards the words; `side` is −1 on their left.
fn laurel(painter: &Painter, middle: Pos2, side: f32, radius: f32) {
    let leaf = |at: Pos2, along: Vec2, long: f32| {
        let across = 0.28 * long * along.rot90();
        let points = (0..=12).map(|step| {
            let (sin, cos) = (TAU * f32::from(step as u8) / 13.0).sin_cos();
            at + along * (0.5 * long * (1.0 + cos)) + across * sin
        });
        let stroke = Stroke::new(0.8, WOOD);
        painter.add(Shape::convex_polygon(points.collect(), ACCENT, stroke));
    };
    let bend = |part: f32| {
        // From below outwards and up.
        let turn = FRAC_PI_2 - side * (0.25 + 2.3 * part);
        let (sin, cos) = turn.sin_cos();
        middle + radius * vec2(0.7 * cos - side * 0.35, sin)
    };
    let stem: Vec<Pos2> = (0..=14).map(|step| bend(step as f32 / 14.0)).collect();
    painter.add(Shape::line(stem, Stroke::new(1.6, ACCENT)));
    for step in 0..6_u8 {
        let part = (f32::from(step) + 0.4) / 6.0;
        let (here, next) = (bend(part), bend(part + 0.08));
        let along = (next - here).normalized();
        for turn in [-0.75_f32, 0.75] {
            let (sin, cos) = turn.sin_cos();
            let out = vec2(along.x * cos - along.y * sin, along.x * sin + along.y * cos);
            leaf(here, out, radius * 0.46);
        }
    }
    leaf(bend(1.0), (bend(1.0) - bend(0.93)).normalized(), radius * 0.46);
}

/// The words for a place.
pub(in crate::app::overlay) fn place_name(place: u8) -> String {
    match place {
        1..=3 => texts::text(&format!("place-{place}")),
        _ => texts::say(&Sentence::new("place-other").with("place", i64::from(place))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_won_stands_in_the_middle_of_the_first_three() {
        let stand = |places: &[u8]| {
            let places: Vec<(Seat, u8)> = (0..).map(Seat::new).zip(places.iter().copied()).collect();
            let steps = steps(&places);
            steps.iter().map(|(_, place)| place + 1).collect::<Vec<_>>()
        };
        assert_eq!(stand(&[1, 2, 3, 4]), [2, 1, 3]);
        assert_eq!(stand(&[2, 1]), [2, 1]);
        // Two teams, and three.
        assert_eq!(stand(&[1, 2, 1, 2]), [2, 1, 1, 2]);
        assert_eq!(stand(&[3, 1, 2, 3, 1, 2]), [2, 2, 1, 1, 3, 3]);
        // Both have won, for neither was better.
        assert_eq!(stand(&[1, 1]), [1, 1]);
    }
}
