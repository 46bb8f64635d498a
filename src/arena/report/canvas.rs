//! A sheet on which plots are drawn in points, with colours that everybody can tell apart, and what it takes to set
//! texts on it without knowing the font.

use plotters::{
    backend::{DrawingBackend, SVGBackend},
    style::{
        Color, FontDesc, FontFamily, FontStyle, RGBColor, ShapeStyle, TextStyle,
        text_anchor::{HPos, Pos, VPos},
    },
};

use super::ReportError;

/// What drawing comes to.
pub(super) type Drawn = Result<(), ReportError>;

/// The backend counts in whole units: so many make a point.
const FINE: f64 = 10.0;
/// The backend makes letters smaller by this.
const LETTERS: f64 = 1.24;
/// The height of the title of a plot that stands alone, and its margin.
const TITLE: f64 = 34.0;
const MARGIN: f64 = 14.0;
/// The usual width of a plot, in points.
pub(super) const USUAL: f64 = 440.0;
/// How plots look by day and by night: every colour by day is answered with one for the night.
pub(super) const STYLE: &str = include_str!("../../../assets/report/plot.css");

/// A colour by day; `assets/report/plot.css` has the one for the night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ink(u8, u8, u8);

impl Ink {
    pub(super) const PAPER: Self = Self(0xFD, 0xFC, 0xF9);
    pub(super) const TEXT: Self = Self(0x22, 0x21, 0x1E);
    pub(super) const QUIET: Self = Self(0x6A, 0x67, 0x60);
    pub(super) const GRID: Self = Self(0xE4, 0xE1, 0xD8);
    pub(super) const MORE: Self = Self(0x00, 0x72, 0xB2);
    pub(super) const LESS: Self = Self(0xD5, 0x5E, 0x00);
    /// After Okabe and Ito, «Color universal design», without their yellow, which is too pale for lines.
    const LINES: [Self; 7] = [
        Self::MORE,
        Self::LESS,
        Self(0x00, 0x9E, 0x73),
        Self(0xCC, 0x79, 0xA7),
        Self(0x5B, 0x3F, 0x98),
        Self(0x56, 0xB4, 0xE9),
        Self(0xE6, 0x9F, 0x00),
    ];

    /// The colour of the n-th line; those after the seventh are grey, for no eye keeps more apart.
    pub(super) fn line(n: usize) -> Self {
        Self::LINES.get(n).copied().unwrap_or(Self::QUIET)
    }

    fn color(self) -> RGBColor {
        RGBColor(self.0, self.1, self.2)
    }
}

/// On which side of its place a text lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Right,
    Middle,
    Left,
}

/// A picture, to be put into a page or a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// What its file is called, without an ending.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    body: String,
    width: f64,
    height: f64,
}

impl Plot {
    pub(super) fn draw(
        name: &'static str,
        title: String,
        (width, height): (f64, f64),
        draw: impl FnOnce(&mut Canvas) -> Drawn,
    ) -> Result<Self, ReportError> {
        let mut text = String::new();
        let size = ((width * FINE) as u32, (height * FINE) as u32);
        let mut canvas = Canvas(SVGBackend::with_string(&mut text, size));
        draw(&mut canvas)?;
        canvas.0.present().map_err(plotting)?;
        drop(canvas);
        // The frame is written here, for it has more to say than the backend's.
        let body = text.split_once(">\n").map_or("", |(_, rest)| rest);
        let body = body.trim_end().trim_end_matches("</svg>").to_owned();
        Ok(Self {
            name,
            title,
            body: body.replace("\n</text>", "</text>"),
            width,
            height,
        })
    }

    /// The picture for a page of HTML, which has the title and the style.
    #[must_use]
    pub fn inline(&self) -> String {
        let (width, height) = (self.width * FINE, self.height * FINE);
        // What is as wide as usual fits a phone; what is wider is pushed aside there.
        let room = if self.width > USUAL {
            format!(" style=\"min-width:{}px\"", self.width)
        } else {
            String::new()
        };
        format!(
            "<svg class=\"plot\"{room} role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {width} {height}\">\n{}</svg>\n",
            escaped(&self.title),
            self.body
        )
    }

    /// The picture as a file of its own, with its title.
    #[must_use]
    pub fn standalone(&self) -> String {
        let (width, height) = (self.width + 2.0 * MARGIN, self.height + 2.0 * MARGIN + TITLE);
        let title = escaped(&self.title);
        let size = title_size(&self.title, self.width);
        format!(
            "<svg class=\"plot\" xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {0} {1}\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n\
             <rect width=\"{0}\" height=\"{1}\" fill=\"{2}\"/>\n\
             <text x=\"{3}\" y=\"{4}\" font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"{size}\" \
             fill=\"{5}\">{title}</text>\n<g transform=\"translate({3} {6})\">\n{7}</g>\n</svg>\n",
            width * FINE,
            height * FINE,
            hex(Ink::PAPER),
            MARGIN * FINE,
            (MARGIN + 14.0) * FINE,
            hex(Ink::TEXT),
            (MARGIN + TITLE) * FINE,
            self.body,
        )
    }
}

fn title_size(title: &str, most: f64) -> f64 {
    // Bold letters are wider.
    let size = 15.0_f64.min(15.0 * most / (width(title, 15.0) * 1.15).max(1.0));
    (size * FINE).round()
}

fn hex(ink: Ink) -> String {
    format!("#{:02X}{:02X}{:02X}", ink.0, ink.1, ink.2)
}

/// Where a plot is drawn.
pub(super) struct Canvas<'a>(SVGBackend<'a>);

fn plotting(error: impl std::fmt::Display) -> ReportError {
    ReportError::Plot(error.to_string())
}

fn at((x, y): (f64, f64)) -> (i32, i32) {
    ((x * FINE).round() as i32, (y * FINE).round() as i32)
}

fn stroke(ink: Ink, width: f64) -> ShapeStyle {
    ShapeStyle {
        color: ink.color().to_rgba(),
        filled: false,
        stroke_width: (width * FINE).round() as u32,
    }
}

fn fill(ink: Ink, opacity: f64) -> ShapeStyle {
    ShapeStyle {
        color: ink.color().mix(opacity),
        filled: true,
        stroke_width: 0,
    }
}

impl Canvas<'_> {
    /// A line of text; `y` is the height of its middle.
    pub(super) fn text(
        &mut self,
        (x, y): (f64, f64),
        side: Side,
        letters: f64,
        ink: Ink,
        text: &str,
    ) -> Drawn {
        let h_pos = match side {
            Side::Right => HPos::Left,
            Side::Middle => HPos::Center,
            Side::Left => HPos::Right,
        };
        let font = FontDesc::new(FontFamily::SansSerif, letters * FINE * LETTERS, FontStyle::Normal);
        let color = ink.color();
        let style = TextStyle::from(font)
            .pos(Pos::new(h_pos, VPos::Center))
            .color(&color);
        self.0.draw_text(text, &style, at((x, y))).map_err(plotting)
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), ink: Ink, width: f64) -> Drawn {
        self.0
            .draw_line(at(from), at(to), &stroke(ink, width))
            .map_err(plotting)
    }

    pub(super) fn path(&mut self, points: &[(f64, f64)], ink: Ink, width: f64) -> Drawn {
        self.0
            .draw_path(points.iter().copied().map(at), &stroke(ink, width))
            .map_err(plotting)
    }

    pub(super) fn area(&mut self, points: &[(f64, f64)], ink: Ink, opacity: f64) -> Drawn {
        self.0
            .fill_polygon(points.iter().copied().map(at), &fill(ink, opacity))
            .map_err(plotting)
    }

    pub(super) fn bar(&mut self, from: (f64, f64), to: (f64, f64), ink: Ink, opacity: f64) -> Drawn {
        self.0
            .draw_rect(at(from), at(to), &fill(ink, opacity), true)
            .map_err(plotting)
    }

    pub(super) fn dot(&mut self, place: (f64, f64), radius: f64, ink: Ink) -> Drawn {
        self.0
            .draw_circle(at(place), (radius * FINE).round() as u32, &fill(ink, 1.0), true)
            .map_err(plotting)
    }
}

/// How wide a text is at most, in the wide ones of the usual fonts.
pub(super) fn width(text: &str, size: f64) -> f64 {
    let em = |c: char| match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | '\'' | '|' | ' ' => 0.33,
        'f' | 't' | 'r' | '-' | '(' | ')' | '/' => 0.42,
        'm' | 'w' | 'M' | 'W' | '%' | '@' | '±' => 0.96,
        'A'..='Z' | '=' | '<' | '>' | '+' | '&' => 0.76,
        c if c.is_ascii() || c == '–' || c == '·' => 0.64,
        _ => 1.0,
    };
    text.chars().map(em).sum::<f64>() * size
}

/// A text in lines of at most this width, broken after a comma, a colon or a blank where there is one.
pub(super) fn wrapped(text: &str, size: f64, most: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in text.split_inclusive([',', ':', ' ']) {
        if width(lines.last().map_or("", String::as_str), size) + width(piece.trim_end(), size) > most {
            lines.push(String::new());
        }
        for letter in piece.chars() {
            let line = lines.last().map_or("", String::as_str);
            if letter != ' '
                && !line.is_empty()
                && width(line, size) + width(&letter.to_string(), size) > most
            {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push(letter);
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A text as it may stand in HTML and SVG.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // Marks that no page may have become a sign that says so.
            c if c.is_control() => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_one_for_the_night() {
        let inks = [Ink::PAPER, Ink::TEXT, Ink::QUIET, Ink::GRID];
        for ink in inks.into_iter().chain(Ink::LINES) {
            let fills = format!("[fill=\"{}\"]", hex(ink));
            assert!(STYLE.contains(&fills), "{fills}");
            if ![Ink::PAPER, Ink::TEXT].contains(&ink) {
                let strokes = format!("[stroke=\"{}\"]", hex(ink));
                assert!(STYLE.contains(&strokes), "{strokes}");
            }
        }
    }

    #[test]
    fn names_are_broken_and_nothing_of_them_is_lost() {
        for name in [
            "far",
            "ranking:-90,20,80,-5,10,0",
            &"x".repeat(40),
            &"wm,".repeat(13),
        ] {
            for most in [60.0, 100.0, 400.0] {
                let lines = wrapped(name, 13.0, most);
                assert_eq!(lines.concat(), name);
                assert!(lines.iter().all(|line| width(line, 13.0) <= most), "{lines:?}");
            }
        }
        assert_eq!(
            wrapped("ranking:-90,20,80", 13.0, 80.0),
            ["ranking:", "-90,20,80"]
        );
    }

    #[test]
    fn signs_with_a_meaning_are_escaped() {
        assert_eq!(escaped("a<b & \"c\"\u{0}"), "a&lt;b &amp; &quot;c&quot;\u{FFFD}");
    }
}
