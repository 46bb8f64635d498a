//! Dots with their intervals, a line each: shares of wins, ratings, and the wins at each seat.

use super::{SIZE, SMALL, Scale, WIDTH};
use crate::{
    arena::{
        Estimate, Standings,
        report::{
            ReportError,
            canvas::{Canvas, Drawn, Ink, Plot, Side, width, wrapped},
            words::{self, even},
        },
    },
    texts,
};

/// The height of a line of a name, and of the line with the dot.
const LINE: f64 = 17.0;
const DOT: f64 = 22.0;
/// A name that is wider stands above its dot.
const COLUMN: f64 = 130.0;
const GAP: f64 = 12.0;
/// The height of the title of the lines, and of that of the numbers.
const HEAD: f64 = 18.0;
const FOOT: f64 = 18.0;
/// What most lines are.
const PLAYER: &str = "arena-head-name";

struct Mark {
    name: String,
    estimate: Estimate,
    /// What stands at its end; nothing for a head above its parts.
    label: String,
    /// Whether it belongs to the one above.
    is_part: bool,
}

/// What the numbers and the lines are, and where the even number lies.
struct Axis {
    title: &'static str,
    lines: &'static str,
    factor: f64,
    least: f64,
    most: f64,
    even: Option<(f64, String)>,
}

impl Axis {
    fn ticks(&self, scale: &Scale) -> (Vec<f64>, usize) {
        scale.ticks(((scale.to - scale.from) / if self.factor > 1.0 { 45.0 } else { 55.0 }).floor())
    }
}

fn percents(even: Option<f64>, lines: &'static str) -> Axis {
    Axis {
        title: "report-axis-wins",
        lines,
        factor: 100.0,
        least: 0.0,
        most: 100.0,
        even: even.map(|even| {
            let text = words::with("report-even", "share", &words::percent(even));
            (even * 100.0, text)
        }),
    }
}

/// The share of wins of each entrant.
///
/// # Errors
/// When it can't be drawn.
pub fn wins(standings: &Standings) -> Result<Plot, ReportError> {
    let digits = words::digits(standings.rows.iter().map(|row| &row.win));
    let marks = standings.rows.iter().map(|row| Mark {
        name: row.name.clone(),
        estimate: row.win,
        label: words::within(&row.win, 100.0, digits, " %"),
        is_part: false,
    });
    plot(
        "wins",
        texts::text("report-wins"),
        &marks.collect::<Vec<_>>(),
        &percents(even(standings), PLAYER),
    )
}

/// The rating of each entrant.
///
/// # Errors
/// When it can't be drawn.
pub fn ratings(standings: &Standings) -> Result<Plot, ReportError> {
    let mut rows: Vec<_> = standings.rows.iter().collect();
    rows.sort_by(|one, other| other.rating.value.total_cmp(&one.rating.value));
    let marks = rows.into_iter().map(|row| Mark {
        name: row.name.clone(),
        estimate: row.rating,
        label: words::within(&row.rating, 1.0, 0, ""),
        is_part: false,
    });
    let axis = Axis {
        title: "report-axis-rating",
        lines: PLAYER,
        factor: 1.0,
        least: -1e6,
        most: 1e6,
        even: Some((1500.0, texts::text("report-even-rating"))),
    };
    plot(
        "ratings",
        texts::text("report-ratings"),
        &marks.collect::<Vec<_>>(),
        &axis,
    )
}

/// The share of wins at each seat: whoever sat there, and of each entrant.
///
/// # Errors
/// When it can't be drawn.
pub fn seats(standings: &Standings, seats: &[String]) -> Result<Plot, ReportError> {
    let mut marks = Vec::new();
    let anybody = texts::text("report-anybody");
    let all = std::iter::once((&anybody, &standings.seats))
        .chain(standings.rows.iter().map(|row| (&row.name, &row.by_seat)));
    for (name, by_seat) in all {
        let known = by_seat
            .iter()
            .zip(seats)
            .filter_map(|(it, seat)| Some((it.as_ref()?, seat)));
        for (k, (estimate, seat)) in known.enumerate() {
            if k == 0 {
                marks.push(Mark {
                    name: name.clone(),
                    estimate: *estimate,
                    label: String::new(),
                    is_part: false,
                });
            }
            marks.push(Mark {
                name: seat.clone(),
                estimate: *estimate,
                label: words::within(estimate, 100.0, 1, " %"),
                is_part: true,
            });
        }
    }
    plot(
        "seats",
        texts::text("report-seats"),
        &marks,
        &percents(even(standings), "report-axis-seats"),
    )
}

/// Where everything lies.
struct Layout {
    stacked: bool,
    names: Vec<Vec<String>>,
    from: f64,
    to: f64,
}

impl Layout {
    fn new(marks: &[Mark]) -> Self {
        let widest = |text: fn(&Mark) -> &str| {
            let widths = marks.iter().map(|mark| width(text(mark), SIZE));
            widths.fold(0.0, f64::max)
        };
        let labels = widest(|mark| &mark.label);
        let parts = marks.iter().any(|mark| mark.is_part);
        let names = widest(|mark| if mark.label.is_empty() { "" } else { &mark.name });
        let stacked = names > COLUMN;
        let column = if stacked { 0.0 } else { names + GAP };
        let room = if parts { WIDTH } else { WIDTH - labels - GAP };
        Self {
            stacked,
            names: marks.iter().map(|mark| wrapped(&mark.name, SIZE, room)).collect(),
            from: column + 6.0,
            to: WIDTH - 6.0 - if stacked { 0.0 } else { labels + GAP },
        }
    }

    fn height(&self, k: usize, mark: &Mark) -> f64 {
        let lines = self.names[k].len() as f64 * LINE;
        match (mark.label.is_empty(), self.stacked) {
            // A head above its parts.
            (true, _) => lines + 8.0,
            (false, true) => lines + DOT,
            (false, false) => DOT + if mark.is_part { 0.0 } else { 6.0 },
        }
    }
}

fn plot(name: &'static str, title: String, marks: &[Mark], axis: &Axis) -> Result<Plot, ReportError> {
    let layout = Layout::new(marks);
    let rows: f64 = marks
        .iter()
        .enumerate()
        .map(|(k, mark)| layout.height(k, mark))
        .sum();
    let top = HEAD + if axis.even.is_some() { 20.0 } else { 4.0 };
    let size = (WIDTH, top + rows + 24.0 + FOOT);
    Plot::draw(name, title, size, |canvas| {
        let numbers = marks.iter().flat_map(|mark| {
            let it = &mark.estimate;
            let ends = if words::is_known(it, axis.factor) {
                [it.low, it.high]
            } else {
                [it.value; 2]
            };
            ends.map(|number| number * axis.factor)
        });
        let even = axis.even.iter().map(|(even, _)| *even);
        let scale = Scale::over(numbers.chain(even), axis.least, axis.most).between(layout.from, layout.to);
        frame(canvas, &scale, axis, top, top + rows)?;
        titles(canvas, &scale, axis, top + rows + 13.0 + FOOT)?;
        let mut y = top;
        for (k, mark) in marks.iter().enumerate() {
            let height = layout.height(k, mark);
            row(canvas, &layout, &scale, axis, (k, mark), y)?;
            y += height;
        }
        Ok(())
    })
}

/// The numbers below, and the even one above.
fn frame(canvas: &mut Canvas, scale: &Scale, axis: &Axis, top: f64, bottom: f64) -> Drawn {
    let (ticks, digits) = axis.ticks(scale);
    let unit = if axis.factor > 1.0 { " %" } else { "" };
    let mut number = |number: f64, y: f64, text: &str| {
        let half = width(text, SMALL) / 2.0;
        let x = scale.at(number).clamp(half, WIDTH - half);
        canvas.text((x, y), Side::Middle, SMALL, Ink::QUIET, text)
    };
    for tick in ticks {
        number(tick, bottom + 13.0, &format!("{tick:.digits$}{unit}"))?;
    }
    axis.even
        .iter()
        .try_for_each(|(even, text)| number(*even, top - 10.0, text))
}

/// What the lines are, above them, and what the numbers are, below them.
fn titles(canvas: &mut Canvas, scale: &Scale, axis: &Axis, bottom: f64) -> Drawn {
    let middle = f64::midpoint(scale.from, scale.to);
    let (lines, numbers) = (texts::text(axis.lines), texts::text(axis.title));
    canvas.text((0.0, HEAD / 2.0), Side::Right, SMALL, Ink::QUIET, &lines)?;
    canvas.text((middle, bottom), Side::Middle, SMALL, Ink::QUIET, &numbers)
}

/// The lines of the scale, beside a dot: names above it stay free of them.
fn lines(canvas: &mut Canvas, scale: &Scale, axis: &Axis, (top, bottom): (f64, f64)) -> Drawn {
    for tick in axis.ticks(scale).0 {
        let x = scale.at(tick);
        canvas.line((x, top), (x, bottom), Ink::GRID, 1.0)?;
    }
    axis.even.iter().try_for_each(|(even, _)| {
        let x = scale.at(*even);
        canvas.line((x, top), (x, bottom), Ink::QUIET, 1.5)
    })
}

fn row(
    canvas: &mut Canvas,
    layout: &Layout,
    scale: &Scale,
    axis: &Axis,
    (k, mark): (usize, &Mark),
    top: f64,
) -> Drawn {
    let is_head = mark.label.is_empty();
    let above = layout.stacked || is_head;
    let lines = &layout.names[k];
    let middle = top + layout.height(k, mark) / 2.0;
    let first = if above { top + LINE * 0.6 } else { middle };
    let first = if is_head { first + 6.0 } else { first };
    let ink = if mark.is_part { Ink::QUIET } else { Ink::TEXT };
    for (n, line) in lines.iter().enumerate() {
        canvas.text((0.0, first + n as f64 * LINE), Side::Right, SIZE, ink, line)?;
    }
    if is_head {
        return Ok(());
    }
    canvas.text((WIDTH, first), Side::Left, SIZE, Ink::TEXT, &mark.label)?;
    let bottom = top + layout.height(k, mark);
    let free = if above {
        top + lines.len() as f64 * LINE
    } else {
        top
    };
    self::lines(canvas, scale, axis, (free, bottom))?;
    let y = if above {
        f64::midpoint(free, bottom)
    } else {
        middle
    };
    let at = |number: f64| scale.at(number * axis.factor);
    let it = &mark.estimate;
    if words::is_known(it, axis.factor) {
        canvas.bar((at(it.low), y - 5.0), (at(it.high), y + 5.0), Ink::MORE, 0.35)?;
    }
    canvas.dot((at(it.value), y), 3.2, Ink::MORE)
}
