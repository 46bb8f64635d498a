//! How the share of wins of each entrant settled as games went by.

use super::{SIZE, SMALL, Scale, WIDTH};
use crate::{
    arena::{
        Standings, Trace,
        report::{
            ReportError,
            canvas::{Canvas, Drawn, Ink, Plot, Side, width, wrapped},
            words,
        },
    },
    texts,
};

const TOP: f64 = 26.0;
const LEFT: f64 = 46.0;
/// The least height of the plot, and of the lines of a name and between two names.
const HEIGHT: f64 = 230.0;
const LINE: f64 = 14.0;
const BETWEEN: f64 = 5.0;
/// The most that names may take of the width.
const NAMES: f64 = 140.0;
/// What comes before this part of the games does not stretch the scale.
const SETTLED: f64 = 0.05;
/// The most lines: more of them hide each other.
const MOST: usize = 10;

/// One entrant: its points as (games, share, low, high) in percent, and its name.
struct Curve {
    points: Vec<[f64; 4]>,
    name: Vec<String>,
    ink: Ink,
}

impl Curve {
    fn height(&self) -> f64 {
        self.name.len() as f64 * LINE
    }
}

/// The course of the shares of wins, with intervals.
///
/// # Errors
/// When it can't be drawn.
pub fn course(standings: &Standings, trace: &Trace) -> Result<Plot, ReportError> {
    let curves: Vec<Curve> = standings
        .rows
        .iter()
        .take(MOST)
        .enumerate()
        .map(|(n, row)| Curve {
            points: trace
                .line(&row.name)
                .map(|(games, it)| {
                    let [value, low, high] = [it.value, it.low, it.high].map(|share| share * 100.0);
                    [games as f64, value, low, high]
                })
                .collect(),
            name: wrapped(&row.name, SIZE, NAMES),
            ink: Ink::line(n),
        })
        .filter(|curve| !curve.points.is_empty())
        .collect();
    let names: f64 = curves.iter().map(|curve| curve.height() + BETWEEN).sum();
    let bottom = TOP + names.max(HEIGHT);
    Plot::draw(
        "course",
        texts::text("report-course"),
        (WIDTH, bottom + 44.0),
        |canvas| {
            let widest = curves.iter().flat_map(|curve| &curve.name);
            let widest = widest.map(|line| width(line, SIZE)).fold(0.0, f64::max);
            let right = WIDTH - widest - 24.0;
            let games = standings.games.max(1) as f64;
            let across = Scale {
                low: 0.0,
                high: games,
                from: LEFT,
                to: right,
            };
            let settled = |point: &&[f64; 4]| point[0] >= games * SETTLED;
            let points = || curves.iter().flat_map(|curve| &curve.points);
            // The intervals of the end, and the lines of all but the beginning.
            let ends = curves.iter().filter_map(|curve| curve.points.last());
            let numbers = points()
                .filter(settled)
                .map(|point| point[1])
                .chain(ends.flat_map(|point| [point[2], point[3]]));
            let up = Scale::over(numbers, 0.0, 100.0).between(bottom, TOP);
            frame(canvas, &across, &up, standings.rows.len() <= MOST)?;
            for curve in curves.iter().rev().filter(|curve| curve.ink != Ink::QUIET) {
                band(canvas, curve, &across, &up)?;
            }
            for curve in curves.iter().rev() {
                let line: Vec<(f64, f64)> = curve
                    .points
                    .iter()
                    .map(|it| (across.at(it[0]), up.at(it[1])))
                    .collect();
                canvas.path(&line, curve.ink, 1.8)?;
            }
            label(canvas, &curves, &up, right)
        },
    )
}

fn frame(canvas: &mut Canvas, across: &Scale, up: &Scale, is_all: bool) -> Drawn {
    let (ticks, digits) = up.ticks(6.0);
    for tick in ticks {
        let y = up.at(tick);
        canvas.line((across.from, y), (across.to, y), Ink::GRID, 1.0)?;
        let text = format!("{tick:.digits$} %");
        canvas.text((across.from - 6.0, y), Side::Left, SMALL, Ink::QUIET, &text)?;
    }
    canvas.line((across.from, up.from), (across.to, up.from), Ink::QUIET, 1.0)?;
    let label = texts::grouped(across.high as u64);
    let room = width(&label, SMALL) + 14.0;
    let (ticks, _) = across.ticks(((across.to - across.from) / room).floor().max(1.0));
    for tick in ticks
        .into_iter()
        .filter(|tick| (tick - tick.round()).abs() < 1e-6)
    {
        let x = across.at(tick);
        canvas.line((x, up.from), (x, up.from + 4.0), Ink::QUIET, 1.0)?;
        let text = texts::grouped(tick.round() as u64);
        canvas.text((x, up.from + 14.0), Side::Middle, SMALL, Ink::QUIET, &text)?;
    }
    let title = texts::text("report-axis-wins");
    canvas.text((0.0, TOP / 2.0 - 4.0), Side::Right, SMALL, Ink::QUIET, &title)?;
    let middle = f64::midpoint(across.from, across.to);
    let text = if is_all {
        texts::text("report-course-games")
    } else {
        words::with("report-course-first", "count", &MOST.to_string())
    };
    canvas.text((middle, up.from + 31.0), Side::Middle, SMALL, Ink::QUIET, &text)
}

/// The interval around a line.
fn band(canvas: &mut Canvas, curve: &Curve, across: &Scale, up: &Scale) -> Drawn {
    let edge = |k: usize| move |point: &[f64; 4]| (across.at(point[0]), up.at(point[k]));
    // One that says nothing yet is not drawn.
    let known = || curve.points.iter().filter(|point| point[3] - point[2] < 100.0);
    let lower = known().map(edge(2));
    let upper = known().rev().map(edge(3));
    let outline: Vec<(f64, f64)> = lower.chain(upper).collect();
    canvas.area(&outline, curve.ink, 0.16)
}

/// The names at the ends of the lines, moved apart where they would touch.
fn label(canvas: &mut Canvas, curves: &[Curve], up: &Scale, right: f64) -> Drawn {
    let end = |curve: &Curve| curve.points.last().map_or(up.from, |point| up.at(point[1]));
    let mut order: Vec<&Curve> = curves.iter().collect();
    order.sort_by(|one, other| end(one).total_cmp(&end(other)));
    // From above each is pushed below the one before, then from below each above the one after.
    let mut middles: Vec<f64> = Vec::new();
    let mut free = up.to;
    for curve in &order {
        let middle = end(curve).max(free + curve.height() / 2.0);
        middles.push(middle);
        free = middle + curve.height() / 2.0 + BETWEEN;
    }
    let mut free = up.from;
    for (middle, curve) in middles.iter_mut().zip(&order).rev() {
        *middle = middle.min(free - curve.height() / 2.0);
        free = *middle - curve.height() / 2.0 - BETWEEN;
    }
    for (curve, middle) in order.iter().zip(middles) {
        canvas.path(
            &[
                (right + 1.0, end(curve)),
                (right + 12.0, middle),
                (right + 18.0, middle),
            ],
            curve.ink,
            1.2,
        )?;
        let first = middle - (curve.height() - LINE) / 2.0;
        for (n, line) in curve.name.iter().enumerate() {
            let y = first + n as f64 * LINE;
            canvas.text((right + 22.0, y), Side::Right, SIZE, Ink::TEXT, line)?;
        }
    }
    Ok(())
}
