//! Whom of two came in before the other: a field for each pair, the numbers in it.

use super::{SIZE, SMALL, WIDTH};
use crate::{
    arena::{
        Estimate, Standings,
        report::{
            ReportError,
            canvas::{Canvas, Drawn, Ink, Plot, Side, width, wrapped},
            words,
        },
    },
    texts,
};

/// The most entrants that have a row: the table in `pairs.csv` has all.
const MOST: usize = 24;
/// The width of a field, and the height of one and of a line of a name.
const FIELD: f64 = 50.0;
const TALL: f64 = 36.0;
const LINE: f64 = 15.0;
const TOP: f64 = 24.0;
/// The least room for names, and how dark a field can be so that its number can still be read.
const NAMES: f64 = 150.0;
const DARKEST: f64 = 0.6;

/// How often each ended before each other one. Columns have the numbers of the rows.
///
/// # Errors
/// When it can't be drawn.
pub fn pairs(standings: &Standings) -> Result<Plot, ReportError> {
    let count = standings.rows.len().min(MOST);
    let numbered = |n: usize| format!("{} ", n + 1);
    let number_room = width(&numbered(count), SIZE) + 4.0;
    let longest = standings.rows[..count].iter().map(|row| width(&row.name, SIZE));
    let longest = longest.fold(0.0, f64::max);
    // Names have what the fields leave of the usual width, and where that is little, a good deal anyhow.
    let left = (WIDTH - count as f64 * FIELD).max(NAMES);
    let room = (longest + 1.0).min(left - number_room - 8.0);
    let left = number_room + room + 8.0;
    let names: Vec<Vec<String>> = standings.rows[..count]
        .iter()
        .map(|row| wrapped(&row.name, SIZE, room))
        .collect();
    let heights: Vec<f64> = names
        .iter()
        .map(|lines| TALL.max(lines.len() as f64 * LINE + 8.0))
        .collect();
    let wide = (left + count as f64 * FIELD).max(WIDTH);
    let size = (wide, TOP + heights.iter().sum::<f64>() + 26.0);
    Plot::draw("pairs", texts::text("report-pairs"), size, |canvas| {
        let title = texts::text("arena-head-name");
        canvas.text((0.0, TOP / 2.0), Side::Right, SMALL, Ink::QUIET, &title)?;
        let x = |column: usize| left + column as f64 * FIELD;
        for column in 0..count {
            let place = (x(column) + FIELD / 2.0, TOP / 2.0);
            canvas.text(
                place,
                Side::Middle,
                SIZE,
                Ink::TEXT,
                (column + 1).to_string().trim(),
            )?;
        }
        let mut y = TOP;
        for (row, lines) in names.iter().enumerate() {
            let middle = y + heights[row] / 2.0;
            let first = middle - (lines.len() - 1) as f64 * LINE / 2.0;
            canvas.text(
                (number_room - 8.0, first),
                Side::Left,
                SIZE,
                Ink::QUIET,
                &(row + 1).to_string(),
            )?;
            for (n, line) in lines.iter().enumerate() {
                canvas.text(
                    (number_room, first + n as f64 * LINE),
                    Side::Right,
                    SIZE,
                    Ink::TEXT,
                    line,
                )?;
            }
            for (column, pair) in standings.ahead[row][..count].iter().enumerate() {
                let (from, to) = ((x(column), y), (x(column) + FIELD, y + heights[row]));
                field(canvas, from, to, pair.as_ref())?;
            }
            y += heights[row];
        }
        let text = if standings.rows.len() > count {
            words::with("report-pairs-more", "count", &count.to_string())
        } else {
            texts::text("report-pairs-read")
        };
        canvas.text((0.0, y + 15.0), Side::Right, SMALL, Ink::QUIET, &text)
    })
}

fn field(canvas: &mut Canvas, from: (f64, f64), to: (f64, f64), pair: Option<&Estimate>) -> Drawn {
    // A gap of a point keeps the fields apart.
    let (from, to) = ((from.0 + 1.0, from.1 + 1.0), (to.0 - 1.0, to.1 - 1.0));
    let middle = f64::midpoint(from.0, to.0);
    let height = f64::midpoint(from.1, to.1);
    let Some(pair) = pair else {
        return canvas.bar(from, to, Ink::GRID, 0.5);
    };
    canvas.bar(from, to, Ink::GRID, 0.5)?;
    let lead = pair.value - 0.5;
    let ink = if lead < 0.0 { Ink::LESS } else { Ink::MORE };
    // In steps of a hundredth, for the picture has no use for finer ones.
    let dark = (lead.abs() * 2.0 * DARKEST * 100.0).round() / 100.0;
    if dark > 0.0 {
        canvas.bar(from, to, ink, dark)?;
    }
    canvas.text(
        (middle, height - 6.0),
        Side::Middle,
        SIZE,
        Ink::TEXT,
        &format!("{:.1}", pair.value * 100.0),
    )?;
    canvas.text(
        (middle, height + 8.0),
        Side::Middle,
        SMALL,
        Ink::TEXT,
        &words::half(pair, 100.0, 1),
    )
}
