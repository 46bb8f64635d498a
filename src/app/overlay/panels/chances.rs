//! Who is winning: a bar with the chance of each side, and a graph of it over the whole game.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetType, pos2, vec2,
};

use super::facts::Facts;
use crate::{
    app::{
        current::Current,
        insight::Insight,
        overlay::widgets::{
            self, signs,
            style::{self, ACCENT, CORNER, LINE, SUNK, TEXT},
        },
    },
    play::{
        Act, Step,
        ledger::{Grade, Ledger},
    },
    rules::{Message as Sentence, Seat},
    staging::Colour,
    strategies::{CERTAIN, WinChances},
    texts,
};

/// A lower window has no room for the graph.
pub(super) const ROOMY: f32 = 600.0;
/// How high the bar is, and the graph with its marks below.
const BAR: f32 = 20.0;
const GRAPH: f32 = 58.0;
const MARKS: f32 = 17.0;
/// The radius of the knob on its upper edge.
const KNOB: f32 = 7.5;
/// What is free to its left and to its right.
pub(super) const EDGE: f32 = 12.0;
/// No part is written in that is narrower.
const SIGNED: f32 = 18.0;
const WRITTEN: f32 = 56.0;
/// How dark it is over what came when all was decided.
const DECIDED: f32 = 0.6;
/// The radius of the point that stands for luck.
pub(super) const LUCK: f32 = 4.5;
/// Luck is marked from this part of certainty on, at most so often; so many errors are.
const TURNING: i64 = CERTAIN / 10;
const MOST: usize = 12;
const ERRORS: usize = 24;

/// Those who win and lose together, side by side.
struct Sides(Vec<(Seat, Vec<Colour>)>);

impl Sides {
    fn new(current: &Current, facts: &Facts) -> Self {
        let board = current.game().board();
        let mut sides: Vec<(Seat, Vec<Colour>)> = Vec::new();
        for seat in board.seats().iter() {
            let colour = facts.colour(seat);
            let mate = sides
                .iter_mut()
                .find(|(first, _)| board.team(*first) == board.team(seat));
            match mate {
                Some((_, colours)) => colours.push(colour),
                None => sides.push((seat, vec![colour])),
            }
        }
        Self(sides)
    }

    /// How much of the whole each has, from 0 to 1, from the first to the last.
    fn shares<'a>(&'a self, chances: &'a WinChances) -> impl Iterator<Item = f32> + 'a {
        let of = |(seat, _): &(Seat, Vec<Colour>)| chances.of_seat(*seat).max(0) as f32;
        let whole: f32 = self.0.iter().map(of).sum::<f32>().max(1.0);
        self.0.iter().map(move |side| of(side) / whole)
    }

    /// The chances of all in per cent, which together are 100: what rounding leaves goes to those who lose most by it.
    fn percents(&self, chances: &WinChances) -> Vec<String> {
        let of = |(seat, _): &(Seat, Vec<Colour>)| chances.of_seat(*seat).max(0);
        let parts: Vec<i64> = self.0.iter().map(of).collect();
        let whole = parts.iter().sum::<i64>().max(1);
        let told = parts.iter().zip(shared(&parts));
        told.map(|(&part, rounded)| match rounded {
            0 if part > 0 => "<1".to_owned(),
            100 if part < whole => ">99".to_owned(),
            _ => rounded.to_string(),
        })
        .collect()
    }

    /// From which step on one side had won for certain, if that came before the last one.
    fn decided(&self, chances: &[WinChances]) -> Option<usize> {
        let is_open = |told: &WinChances| self.shares(told).all(|share| share < 1.0);
        let decided = chances.iter().rposition(is_open).map_or(0, |last| last + 1);
        (decided + 1 < chances.len()).then_some(decided)
    }

    /// The chances in words, between each two of which stands this.
    fn told(&self, current: &Current, chances: &WinChances, between: &str) -> String {
        let percents = self.percents(chances);
        let each = self.0.iter().zip(percents).map(|((seat, _), percent)| {
            let said = Sentence::new("chances-each").with("percent", percent);
            current.say(&said.with("seat", *seat))
        });
        let title = texts::text("chances-title");
        format!("{title}: {}", each.collect::<Vec<_>>().join(between))
    }
}

/// Parts of a whole in per cent, of which it has a hundred.
fn shared(parts: &[i64]) -> Vec<i64> {
    let whole = parts.iter().sum::<i64>().max(1);
    let mut rounded: Vec<i64> = parts.iter().map(|part| 100 * part / whole).collect();
    let mut by_rest: Vec<usize> = (0..parts.len()).collect();
    by_rest.sort_by_key(|&at| std::cmp::Reverse(100 * parts[at] % whole));
    let left = parts.iter().map(|part| 100 * part % whole).sum::<i64>() / whole;
    for at in by_rest.into_iter().take(left as usize) {
        rounded[at] += 1;
    }
    rounded
}

/// A part of certainty as people say it.
pub(super) fn percent(part: i64) -> String {
    let rounded = (part as f64 * 100.0 / CERTAIN as f64).round() as i64;
    match rounded {
        0 if part > 0 => "<1".to_owned(),
        100 if part < CERTAIN => ">99".to_owned(),
        _ => rounded.to_string(),
    }
}

/// A part of certainty that was won or lost.
pub(super) fn signed(part: i64) -> String {
    texts::signed((part as f64 * 100.0 / CERTAIN as f64).round() as i64)
}

/// The first of the throws that led to a step, of those of whoever acts in it; the step itself where none did.
fn begun(steps: &[Step], step: usize) -> usize {
    let Some(acts) = steps.get(step) else { return step };
    let seat = match acts.act {
        Act::Choice(seat, _) => Some(seat),
        Act::Chance(_) => acts.before.thrower(),
    };
    let throws = steps[..step].iter().rev();
    let is_own = |it: &&Step| matches!(it.act, Act::Chance(_)) && it.before.thrower() == seat;
    step - throws.take_while(|it| seat.is_some() && is_own(it)).count()
}

/// Whose chance a step changed most, from what to what; nothing where that can't be told from before. What was rolled for it
/// belongs to it: who rolls well has the better chance before it moves.
pub(super) fn swing(current: &Current, ledger: &Ledger, step: usize) -> Option<String> {
    let after = ledger.entries.get(step)?.after;
    let first = begun(current.game().steps(), step);
    let before = first
        .checked_sub(1)
        .map_or(ledger.start, |last| ledger.entries[last].after);
    let seats = current.game().board().seats();
    let gain = |seat: &Seat| after.0[seat.index()] - before.0[seat.index()];
    let seat = seats.iter().max_by_key(|seat| (gain(seat).abs(), gain(seat)))?;
    let [before, after] = [before, after].map(|chances| percent(chances.0[seat.index()]));
    let differs = before != after;
    let said = Sentence::new("moment-swing")
        .with("seat", seat)
        .with("before", before)
        .with("after", after);
    differs.then(|| current.say(&said))
}

/// The bar, where the chances are known.
pub(super) fn bar(ui: &mut Ui, current: &Current, facts: &Facts, insight: &Insight) {
    let Some(chances) = insight.after(facts.steps) else {
        return;
    };
    let sides = Sides::new(current, facts);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let told = sides.told(current, chances, ", ");
    widgets::told(&response, ui, WidgetType::ProgressIndicator, &told);
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect_filled(rect, CORNER, SUNK);
    let mut left = rect.left();
    let percents = sides.percents(chances);
    for ((share, (_, colours)), percent) in sides.shares(chances).zip(&sides.0).zip(percents) {
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2(share * rect.width(), rect.height()));
        // Mates share what is theirs: the number stands on the first.
        let wide = part.width() / colours.len().max(1) as f32;
        for (at, colour) in colours.iter().enumerate() {
            let own = Rect::from_min_size(part.min + vec2(wide * at as f32, 0.0), vec2(wide, part.height()));
            let ink = signs::ink(&painter, *colour);
            painter.rect_filled(own, ends(own, rect), signs::colour(&painter, *colour));
            let is_written = at == 0 && wide >= WRITTEN;
            if is_written {
                painter.text(
                    pos2(own.left() + 22.0, own.center().y),
                    Align2::LEFT_CENTER,
                    format!("{percent}\u{A0}%"),
                    style::bold(14.0),
                    ink,
                );
            }
            if wide >= SIGNED {
                let x = if is_written {
                    own.left() + 12.0
                } else {
                    own.center().x
                };
                signs::sign(&painter, pos2(x, own.center().y), 6.0, *colour, ink);
            }
        }
        left = part.right();
    }
    ui.painter()
        .rect_stroke(rect, CORNER, Stroke::new(1.0, LINE), StrokeKind::Inside);
    response.on_hover_text(format!("{told}\n{}", texts::text("chances-help")));
}

/// A part of the bar is round where the bar ends.
fn ends(part: Rect, bar: Rect) -> CornerRadius {
    let round = |is_end: bool| if is_end { CORNER } else { 0 };
    let left = round(part.left() < bar.left() + 0.5);
    let right = round(part.right() > bar.right() - 0.5);
    CornerRadius {
        nw: left,
        sw: left,
        ne: right,
        se: right,
    }
}

/// The graph over the whole game, as far as it is known, with its turning points and a knob at the step that is looked at,
/// where one is. Some step when it was moved there.
pub(super) fn graph(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    insight: &Insight,
    (at, count): (Option<usize>, usize),
) -> Option<usize> {
    let chances = insight.chances();
    let sides = Sides::new(current, facts);
    let top = at.map_or(0.0, |_| KNOB);
    let size = vec2(ui.available_width(), top + GRAPH + MARKS);
    // Without a knob it leads to a moment where it is pressed, and may lie in what is dragged.
    let sense = if at.is_some() {
        Sense::click_and_drag()
    } else {
        Sense::click()
    };
    let (whole, response) = ui.allocate_exact_size(size, sense);
    let rect = Rect::from_min_size(
        whole.min + vec2(EDGE, top),
        vec2(whole.width() - 2.0 * EDGE, GRAPH),
    );
    let x = |step: usize| rect.left() + rect.width() * step as f32 / count.max(1) as f32;
    ui.painter().rect_filled(rect, 4, SUNK);
    areas(ui.painter(), rect, &sides, chances, x);
    // What came when all was decided is played out in the dark.
    if let Some(decided) = sides.decided(chances) {
        let dark = rect.with_min_x(x(decided)).with_max_x(x(chances.len() - 1));
        ui.painter().rect_filled(dark, 0, SUNK.gamma_multiply(DECIDED));
        let said = texts::text("review-decided");
        let said = widgets::galley(ui, said, style::medium(14.0), TEXT, f32::INFINITY);
        if said.size().x + 2.0 * EDGE < dark.width() {
            ui.painter().galley(dark.center() - said.size() / 2.0, said, TEXT);
        }
    }
    if let Some(ledger) = insight.so_far() {
        marks(ui.painter(), rect, facts, ledger, x);
    }
    ui.painter()
        .rect_stroke(rect, 4, Stroke::new(1.0, LINE), StrokeKind::Outside);
    let over = response.hovered() || response.dragged();
    if let Some(at) = at {
        knob(ui.painter(), rect, x(at), over);
    }
    let step_at = |pointer: Pos2| {
        let part = ((pointer.x - rect.left()) / rect.width()).clamp(0.0, 1.0);
        (part * count as f32).round() as usize
    };
    let told = |step: usize, between: &str| {
        let place = Sentence::new("replay-step")
            .with("step", step as i64)
            .with("count", count as i64);
        let chances = insight.after(step);
        let chances = chances.map(|chances| sides.told(current, chances, between));
        let told = std::iter::once(texts::say(&place)).chain(chances);
        told.collect::<Vec<_>>().join(between)
    };
    if let Some(at) = at {
        widgets::told(&response, ui, WidgetType::Slider, &told(at, ", "));
    } else {
        let name = [texts::text("over-replay"), told(count, ", ")].join(": ");
        widgets::told(&response, ui, WidgetType::Button, &name);
    }
    widgets::ring(ui, &response, rect, 4);
    let pointed = response.hover_pos().map(step_at);
    let pressed = response
        .interact_pointer_pos()
        .filter(|_| response.clicked() || response.dragged())
        .map(step_at)
        .filter(|step| Some(*step) != at);
    if let Some(step) = pointed {
        tip(&response, &told(step, "\n"));
    }
    // Pressed by a key it leads to the first moment.
    pressed.or_else(|| (at.is_none() && response.clicked() && pointed.is_none()).then_some(0))
}

/// The knob, on a line across the graph.
fn knob(painter: &Painter, rect: Rect, x: f32, is_held: bool) {
    painter.vline(x, rect.y_range(), Stroke::new(3.0, Color32::BLACK));
    painter.vline(x, rect.y_range(), Stroke::new(1.5, TEXT));
    let (radius, paint) = if is_held {
        (KNOB, ACCENT)
    } else {
        (KNOB - 1.0, TEXT)
    };
    painter.circle(
        pos2(x, rect.top()),
        radius,
        paint,
        Stroke::new(1.5, Color32::BLACK),
    );
}

fn tip(response: &Response, text: &str) {
    response.clone().on_hover_text_at_pointer(text);
}

/// The shares of all sides, one above the other, as far as they are known.
fn areas(painter: &Painter, rect: Rect, sides: &Sides, chances: &[WinChances], x: impl Fn(usize) -> f32) {
    let mut meshes: Vec<Mesh> = sides.0.iter().map(|_| Mesh::default()).collect();
    let mut last = f32::NEG_INFINITY;
    for (step, told) in chances.iter().enumerate() {
        let x = x(step);
        // Steps that lie on one point of the screen are one.
        if x - last < 1.0 && step + 1 < chances.len() {
            continue;
        }
        last = x;
        let mut top = rect.top();
        for ((share, (_, colours)), mesh) in sides.shares(told).zip(&sides.0).zip(&mut meshes) {
            let low = top + share * rect.height();
            let colour = signs::colour(painter, colours[0]);
            let at = mesh.vertices.len() as u32;
            mesh.colored_vertex(pos2(x, top), colour);
            mesh.colored_vertex(pos2(x, low), colour);
            if at > 0 {
                mesh.add_triangle(at - 2, at - 1, at);
                mesh.add_triangle(at - 1, at, at + 1);
            }
            top = low;
        }
    }
    for mesh in meshes {
        painter.add(Shape::mesh(mesh));
    }
}

/// Where it turned: by luck a golden point, by an error the sign of whose it was, the larger the dearer it was.
fn marks(painter: &Painter, rect: Rect, facts: &Facts, ledger: &Ledger, x: impl Fn(usize) -> f32) {
    let low = rect.bottom() + MARKS / 2.0 + 1.0;
    let mut lucky: Vec<(usize, i64)> = ledger
        .entries
        .iter()
        .enumerate()
        .filter_map(|(step, entry)| {
            let most = entry.luck.0.iter().map(|luck| luck.abs()).max()?;
            (most >= TURNING).then_some((step, most))
        })
        .collect();
    lucky.sort_by_key(|(_, most)| std::cmp::Reverse(*most));
    for (step, _) in lucky.into_iter().take(MOST) {
        painter.circle_filled(pos2(x(step + 1), low), LUCK, ACCENT);
    }
    // The dearest lie on top. Who goes to one stands at it.
    for (step, error) in ledger.errors().iter().take(ERRORS).rev() {
        let radius = match error.grade() {
            Some(Grade::Blunder) => 7.5,
            Some(Grade::Mistake) => 6.5,
            _ => 5.0,
        };
        let at = pos2(x(*step), low);
        signs::sign(painter, at, radius, facts.colour(error.seat), TEXT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Entry,
        play::{Match, Setup, Sitter, seed},
    };

    #[test]
    fn a_game_is_decided_from_the_step_on_from_which_one_side_had_all_of_it() {
        let seats = [Seat::new(0), Seat::new(1)];
        let sides = Sides(vec![
            (seats[0], vec![Colour::Blue]),
            (seats[1], vec![Colour::Yellow]),
        ]);
        let told = |parts: &[i64]| -> Vec<WinChances> {
            let chances = |&part: &i64| {
                let mut chances = WinChances::default();
                (chances.0[0], chances.0[1]) = (CERTAIN / 4 * part, CERTAIN / 4 * (4 - part));
                chances
            };
            parts.iter().map(chances).collect()
        };
        for (parts, decided) in [
            (&[2, 3, 4, 4, 4][..], Some(2)),
            (&[2, 4, 3, 0, 0], Some(3)),
            (&[4, 4], Some(0)),
            // What ends it decides it.
            (&[2, 3, 4], None),
            (&[2, 4, 3], None),
            (&[], None),
        ] {
            assert_eq!(sides.decided(&told(parts)), decided, "{parts:?}");
        }
    }

    #[test]
    fn to_a_choice_belong_the_throws_of_who_makes_it_and_of_nobody_else() {
        let entry: &dyn Entry = &crate::catalogue::mejn::Catalogued;
        let sitters = vec![Sitter::from("random"); 4];
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        let mut game = Match::new(setup, seed::numbered(3)).expect("a game");
        while game.step_alone().expect("computers play") {}
        let steps = game.steps();
        let (mut several, mut after_others) = (0, 0);
        for (at, step) in steps.iter().enumerate() {
            let Act::Choice(seat, _) = step.act else { continue };
            let first = begun(steps, at);
            let own = |step: &Step| matches!(step.act, Act::Chance(_)) && step.before.thrower() == Some(seat);
            assert!(steps[first..at].iter().all(own), "{at}");
            let before = first.checked_sub(1).map(|last| &steps[last]);
            assert!(before.is_none_or(|last| !own(last)), "{at}");
            several += usize::from(at - first > 1);
            after_others += usize::from(before.is_some_and(|last| matches!(last.act, Act::Chance(_))));
        }
        // Who is out throws up to three times, and often others have thrown in vain before.
        assert!(several > 0 && after_others > 0, "{several} {after_others}");
    }

    #[test]
    fn percents_of_a_whole_are_a_hundred() {
        // Each rounded by itself they would be 20 + 33 + 22 + 26.
        assert_eq!(shared(&[1_960, 3_260, 2_210, 2_570]), [20, 32, 22, 26]);
        assert_eq!(shared(&[1, 1, 1]), [34, 33, 33]);
        assert_eq!(shared(&[CERTAIN, 0]), [100, 0]);
        assert_eq!(shared(&[0, 0]), [0, 0]);
    }
}
