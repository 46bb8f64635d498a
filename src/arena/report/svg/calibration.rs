//! How far chances can be believed: how often came true what was told with which chance.

use super::{SIZE, SMALL, Scale, WIDTH};
use crate::{
    arena::{
        learn::Calibration,
        report::{
            ReportError,
            canvas::{Canvas, Drawn, Ink, Plot, Side},
            words::{say, with},
        },
    },
    rules::{Arg, Message},
    texts,
};

const TOP: f64 = 62.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = WIDTH - 10.0;
/// Where the square of the plot ends, and where the bars of the counts stand.
const BOTTOM: f64 = TOP + RIGHT - LEFT;
const GROUND: f64 = BOTTOM + 148.0;
/// The highest bar of a count.
const BAR: f64 = 64.0;
const DOT: f64 = 3.4;
/// The size of the counts over the bars.
const TINY: f64 = 8.0;

/// Each class as a dot with its interval, and below how many chances were told in it.
///
/// # Errors
/// When it can't be drawn.
pub fn calibration(game: &str, games: u64, calibration: &Calibration) -> Result<Plot, ReportError> {
    let title = with("judge-plot-title", "game", game);
    let percents = Scale {
        low: 0.0,
        high: 100.0,
        from: 0.0,
        to: 1.0,
    };
    Plot::draw("calibration", title, (WIDTH, GROUND + 22.0), |canvas| {
        let (across, up) = (percents.between(LEFT, RIGHT), percents.between(BOTTOM, TOP));
        let figures = calibration.figures();
        let said = Message::new("judge-plot-said")
            .with("chances", texts::grouped(figures.chances))
            .with("games", texts::grouped(games))
            .with("off", Arg::decimal(100.0 * figures.error, 2));
        let bars = texts::text("judge-plot-bars");
        canvas.text((0.0, 6.0), Side::Right, SMALL, Ink::QUIET, &say(said))?;
        canvas.text((0.0, 22.0), Side::Right, SMALL, Ink::QUIET, &bars)?;
        let came = texts::text("judge-plot-came");
        canvas.text((0.0, 44.0), Side::Right, SIZE, Ink::TEXT, &came)?;
        frame(canvas, &across, &up)?;
        canvas.line((LEFT, BOTTOM), (RIGHT, TOP), Ink::QUIET, 1.2)?;
        for class in calibration.classes() {
            let [x, y, low, high] =
                [class.told, class.came.value, class.came.low, class.came.high].map(|part| part * 100.0);
            let x = across.at(x);
            canvas.line((x, up.at(low)), (x, up.at(high)), Ink::MORE, 1.4)?;
            canvas.dot((x, up.at(y)), DOT, Ink::MORE)?;
        }
        counts(canvas, calibration, &across)
    })
}

/// The lines behind, with their numbers.
fn frame(canvas: &mut Canvas, across: &Scale, up: &Scale) -> Drawn {
    let (ticks, _) = up.ticks(5.0);
    for tick in ticks {
        let (x, y, text) = (across.at(tick), up.at(tick), format!("{tick:.0}"));
        canvas.line((LEFT, y), (RIGHT, y), Ink::GRID, 1.0)?;
        canvas.line((x, BOTTOM), (x, TOP), Ink::GRID, 1.0)?;
        canvas.text((LEFT - 6.0, y), Side::Left, SMALL, Ink::QUIET, &text)?;
        canvas.text((x, BOTTOM + 12.0), Side::Middle, SMALL, Ink::QUIET, &text)?;
    }
    let middle = f64::midpoint(LEFT, RIGHT);
    let title = texts::text("judge-plot-told");
    canvas.text((middle, BOTTOM + 32.0), Side::Middle, SIZE, Ink::TEXT, &title)
}

/// How many chances each class has.
fn counts(canvas: &mut Canvas, calibration: &Calibration, across: &Scale) -> Drawn {
    let title = texts::text("judge-plot-counts");
    canvas.text((0.0, BOTTOM + 58.0), Side::Right, SIZE, Ink::TEXT, &title)?;
    let classes = calibration.classes();
    let most = classes.iter().map(|class| class.chances).max().unwrap_or(1);
    for class in &classes {
        let [from, to] = class.between.map(|edge| across.at(edge * 100.0));
        let top = GROUND - BAR * class.chances as f64 / most as f64;
        canvas.bar((from + 1.0, top), (to - 1.0, GROUND), Ink::MORE, 0.45)?;
        let place = (f64::midpoint(from, to), top - 7.0);
        canvas.text(place, Side::Middle, TINY, Ink::QUIET, &short(class.chances))?;
    }
    canvas.line((LEFT, GROUND), (RIGHT, GROUND), Ink::QUIET, 1.0)
}

/// A count of few letters: 950, 1.2k, 35k, 2.0M.
fn short(count: u64) -> String {
    let (unit, letter) = match count {
        0..1_000 => return count.to_string(),
        1_000..1_000_000 => (1e3, 'k'),
        _ => (1e6, 'M'),
    };
    let number = count as f64 / unit;
    let digits = usize::from(number < 9.95);
    format!("{}{letter}", texts::decimal(number, digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plot_has_a_dot_for_each_class_the_diagonal_and_the_counts() {
        let mut told = Calibration::default();
        for k in 0..40 {
            told.add(0.32, if k < 13 { 1.0 } else { 0.0 });
            told.add(0.77, if k < 31 { 1.0 } else { 0.0 });
            told.end_game();
        }
        let plot = calibration("Ludo", 40, &told).expect("it is drawn").standalone();
        assert_eq!(plot.matches("<circle").count(), 2);
        assert!(
            plot.contains("predicted chance of winning, %") && plot.contains("Ludo"),
            "{plot}"
        );
        assert_eq!(plot.matches("\n40</text>").count(), 4, "two counts and two ticks");
        let diagonal = format!("x1=\"{LEFT}0\" y1=\"{BOTTOM}0\" x2=\"{RIGHT}0\" y2=\"{TOP}0\"");
        assert!(plot.contains(&diagonal), "{diagonal}");
    }

    #[test]
    fn counts_are_short() {
        let short: Vec<String> = [7, 999, 1_234, 34_567, 2_000_000].map(short).into();
        assert_eq!(short, ["7", "999", "1.2k", "35k", "2.0M"]);
    }
}
