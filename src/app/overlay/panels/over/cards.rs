//! The places of a game that is over, a card each: who sat there, how far it came, and its luck and errors where they are known.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Rect, Sense, Stroke, StrokeKind, Ui, WidgetType, pos2, vec2};

use super::{luck, place_name};
use crate::{
    app::{
        current::Current,
        overlay::{
            panels::facts::Facts,
            widgets::{
                self, signs,
                style::{self, ACCENT, CARD, LINE, QUIET, TEXT},
            },
        },
    },
    catalogue::Figure,
    play::ledger::Ledger,
    rules::Seat,
    texts,
};

/// No card is narrower, and what lies between two.
const LEAST: f32 = 180.0;
const GAP: f32 = 8.0;
/// What stands before the name beside the place: a face, and what is free around it.
const FACE: f32 = 38.0;
const AROUND: f32 = 8.0;
const PAD: f32 = 10.0;
/// What is free above and below the words.
const HEAD: f32 = 7.0;
/// In a card of this width luck and errors stand beside the name and take this part of it, in any other below.
const SPACIOUS: f32 = 360.0;
const ACCOUNT: f32 = 0.46;

/// What is written on the card of a place.
struct Words {
    place: Arc<Galley>,
    name: Arc<Galley>,
    came: Arc<Galley>,
}

impl Words {
    /// The words in a card of this width, of which so much is for the place.
    fn new(ui: &Ui, (title, came): (&str, &str), place: u8, (width, column): (f32, f32)) -> Self {
        let most = width - column - FACE - 2.0 * AROUND - 2.0 * PAD;
        let place = Self::place(ui, place);
        Self {
            name: widgets::elided(ui, title, style::medium(18.0), most),
            came: widgets::galley(ui, came, style::body(15.0), QUIET, most),
            place,
        }
    }

    fn place(ui: &Ui, place: u8) -> Arc<Galley> {
        let colour = if place == 1 { ACCENT } else { QUIET };
        widgets::galley(ui, place_name(place), style::serif(20.0), colour, f32::INFINITY)
    }

    fn height(&self) -> f32 {
        (self.name.size().y + self.came.size().y).max(FACE) + 2.0 * HEAD
    }
}

/// Cards of one size, so many in a row.
struct Cards {
    words: Vec<Words>,
    /// What the widest of the places takes: faces stand below each other.
    column: f32,
    width: f32,
    /// Whether luck and errors stand beside the name, and how wide they are.
    is_beside: bool,
    account: f32,
}

impl Cards {
    fn new(ui: &Ui, told: &[(String, String, u8)], width: f32, is_beside: bool) -> Self {
        let column = told.iter().map(|(.., place)| Words::place(ui, *place).size().x);
        let column = column.fold(0.0, f32::max);
        let account = (width - 2.0 * PAD) * if is_beside { ACCOUNT } else { 1.0 };
        let most = if is_beside { width - account - PAD } else { width };
        let words = told
            .iter()
            .map(|(name, far, place)| Words::new(ui, (name, far), *place, (most, column)));
        Self {
            words: words.collect(),
            column,
            width,
            is_beside,
            account,
        }
    }

    /// As many in a row as have room for every name.
    fn fitting(ui: &Ui, told: &[(String, String, u8)], has_bars: bool) -> Self {
        let (room, count) = (ui.available_width(), told.len().max(1));
        let most = ((room + GAP) / (LEAST + GAP)) as usize;
        for in_row in (1..=most.min(count)).rev() {
            // Rows that are as full as the others.
            let in_row = count.div_ceil(count.div_ceil(in_row)) as f32;
            // Whole points, so that no row is wider than its room by a hair.
            let width = ((room - GAP * (in_row - 1.0)) / in_row).floor();
            let cards = Self::new(ui, told, width, has_bars && width >= SPACIOUS);
            if cards.words.iter().all(|words| !words.name.elided) {
                return cards;
            }
        }
        Self::new(ui, told, room.floor(), false)
    }
}

/// Shows them, as many in a row as fit, each with what decided it where that is known.
pub(super) fn show(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    places: &[(Seat, u8)],
    (figures, ledger): (&[Figure], Option<&Ledger>),
) {
    let bars = ledger.map(|ledger| luck::Bars::new(current, ledger));
    let differs = differs(facts, places, figures);
    let luck = figures
        .iter()
        .find(|figure| bars.is_none() && figure.key == "luck");
    let told = places.iter().map(|&(seat, place)| {
        let far = far(facts, seat, (differs, luck));
        (current.name(seat), far, place)
    });
    let told: Vec<_> = told.collect();
    let cards = Cards::fitting(ui, &told, bars.is_some());
    let head = cards.words.iter().map(Words::height).fold(0.0, f32::max);
    let accounts = bars.as_ref().map_or(0.0, |bars| bars.height(ui, cards.account));
    // Where the words stand is in the middle of this.
    let (high, around) = if bars.is_none() {
        (head, head)
    } else if cards.is_beside {
        let high = head.max(accounts + 2.0 * HEAD);
        (high, high)
    } else {
        (head + accounts + PAD / 2.0, head)
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP - 0.01, GAP);
        for (&(seat, place), words) in places.iter().zip(cards.words) {
            let (rect, response) = ui.allocate_exact_size(vec2(cards.width, high), Sense::hover());
            let line = Stroke::new(1.0, if place == 1 { ACCENT } else { LINE });
            ui.painter()
                .rect(rect, style::CORNER, CARD, line, StrokeKind::Inside);
            let middle = rect.top() + around / 2.0;
            let at = pos2(rect.left() + PAD, middle - words.place.size().y / 2.0);
            let face = pos2(at.x + cards.column + AROUND + FACE / 2.0, middle);
            if let Some(portrait) = facts.portrait(current, seat) {
                portrait.show(ui.painter(), Rect::from_center_size(face, vec2(FACE, FACE)));
            }
            let top = middle - f32::midpoint(words.name.size().y, words.came.size().y);
            let left = face.x + FACE / 2.0 + AROUND;
            let low = pos2(left, top + words.name.size().y);
            let cut = words.name.elided;
            ui.painter().galley(at, words.place, QUIET);
            ui.painter().galley(pos2(left, top), words.name, TEXT);
            ui.painter().galley(low, words.came, QUIET);
            let top = if cards.is_beside {
                middle - accounts / 2.0
            } else {
                rect.top() + head - PAD / 2.0
            };
            let corner = pos2(rect.right() - PAD - cards.account, top);
            let measured = Rect::from_min_size(corner, vec2(cards.account, accounts));
            let colour = signs::colour(ui.painter(), facts.colour(seat));
            let account = bars
                .as_ref()
                .and_then(|bars| bars.show(ui, measured, seat, colour));
            if let Some(account) = account {
                let told = current.say(&account);
                widgets::told(&response, ui, WidgetType::Label, &told);
                widgets::tip_beside(&response, rect.left(), &told);
            } else if cut {
                widgets::tip_beside(&response, rect.left(), &current.name(seat));
            }
        }
    });
}

/// In what the seats differ where all came as far.
fn differs<'a>(facts: &Facts, places: &[(Seat, u8)], figures: &'a [Figure]) -> Option<&'a Figure> {
    let mut ways = places.iter().map(|&(seat, _)| facts.progress(seat).sentence());
    let first = ways.next();
    let mut told = figures.iter().filter(|figure| figure.key != "luck");
    let differs = told.find(|figure| {
        let mut values = places.iter().map(|(seat, _)| figure.values[seat.index()]);
        let first = values.next();
        values.any(|value| Some(value) != first)
    });
    differs.filter(|_| ways.all(|way| Some(&way) == first.as_ref()))
}

/// How far a seat came, or in what it differs where all came as far, and how lucky it was where that can be told.
fn far(facts: &Facts, seat: Seat, (differs, luck): (Option<&Figure>, Option<&Figure>)) -> String {
    let told = |figure: &Figure| {
        let amount = figure.values[seat.index()]?;
        let label = texts::text(&format!("figure-{}", figure.key));
        Some(format!("{label} {}", texts::figure(amount)))
    };
    let progress = || texts::say(&facts.progress(seat).sentence());
    let came = differs.map_or_else(progress, |figure| told(figure).unwrap_or_else(progress));
    let luck = luck.and_then(told);
    std::iter::once(came).chain(luck).collect::<Vec<_>>().join(" · ")
}
