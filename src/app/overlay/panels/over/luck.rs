//! What decided a game that is over: the luck and the errors of each seat, the luckiest moment and the dearest error.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Galley, Rect, Ui, pos2, vec2};

use crate::{
    app::{
        ask::{Ask, Asked, Begin, Seek},
        current::Current,
        overlay::{
            panels::chances::{percent, signed},
            widgets::{
                self, Weight, button, galley,
                signs::Icon,
                style::{self, ACCENT, QUIET, SUNK, TEXT},
            },
        },
    },
    play::ledger::{Account, Ledger},
    rules::{Message as Sentence, Seat},
    strategies::CERTAIN,
    texts,
};

/// How high the line of a bar is, and the bar in it.
const LINE: f32 = 22.0;
const BAR: f32 = 10.0;
/// What a number beside a bar takes.
const NUMBER: f32 = 52.0;
/// A bar that is shorter tells nothing, and one of two beside each other is at least so long.
const SHORTEST: f32 = 20.0;
const BRIEF: f32 = 32.0;
/// What lies between a name and its bar.
const GAP: f32 = 8.0;
/// What lies between two beside each other.
const APART: f32 = 16.0;

/// The accounts of the seats as bars of one measure.
pub(super) struct Bars {
    accounts: Vec<(Seat, Account)>,
    most: i64,
    has_luck: bool,
}

impl Bars {
    /// Those of a game that is over.
    pub(super) fn new(current: &Current, ledger: &Ledger) -> Self {
        let board = current.game().board();
        let accounts: Vec<_> = board
            .seats()
            .iter()
            .map(|seat| (seat, ledger.account(seat)))
            .collect();
        let parts = accounts
            .iter()
            .flat_map(|(_, account)| [account.luck.abs(), account.own.abs()]);
        Self {
            most: parts.max().unwrap_or(0).max(CERTAIN / 10),
            has_luck: board.has_chance(),
            accounts,
        }
    }

    /// What is told of a seat: the key of each part, and how much it was.
    fn parts(&self, account: &Account, colour: Color32) -> Vec<(&'static str, i64, Color32)> {
        // Without chance every choice counts, also what it gained.
        if self.has_luck {
            vec![
                ("review-luck", account.luck, ACCENT),
                ("review-own", account.cost(), colour),
            ]
        } else {
            vec![("review-choices", account.own, colour)]
        }
    }

    /// How many stand beside each other in a card of this width.
    fn beside(&self, ui: &Ui, width: f32) -> usize {
        if !self.has_luck {
            return 1;
        }
        let half = (width - APART) / 2.0 - NUMBER - GAP - BRIEF;
        let fits = |key| {
            galley(ui, texts::text(key), style::body(14.0), QUIET, f32::INFINITY)
                .size()
                .x
                <= half
        };
        if ["review-luck", "review-own"].into_iter().all(fits) {
            2
        } else {
            1
        }
    }

    /// How high those of a seat are in a card of this width.
    pub(super) fn height(&self, ui: &Ui, width: f32) -> f32 {
        let count = if self.has_luck { 2 } else { 1 };
        LINE * (count / self.beside(ui, width)) as f32
    }

    /// Shows the luck and the errors of a seat, beside each other or one below the other, and returns its account in a sentence.
    pub(super) fn show(&self, ui: &Ui, rect: Rect, seat: Seat, colour: Color32) -> Option<Sentence> {
        let (_, account) = self.accounts.iter().find(|(other, _)| *other == seat)?;
        let beside = self.beside(ui, rect.width());
        let width = (rect.width() - APART * (beside - 1) as f32) / beside as f32;
        // A bar may be short, but no name is cut.
        let most = width - NUMBER - SHORTEST - GAP;
        let name = |key| widgets::elided(ui, &texts::text(key), style::body(14.0), most);
        let parts: Vec<_> = self
            .parts(account, colour)
            .into_iter()
            .map(|(key, part, colour)| (name(key), part, colour))
            .collect();
        // Bars below each other begin below each other.
        let label = parts.iter().map(|(name, ..)| name.size().x).fold(0.0, f32::max) + GAP;
        for (at, (name, part, colour)) in parts.into_iter().enumerate() {
            let (column, row) = (at % beside, at / beside);
            let corner = rect.min + vec2((width + APART) * column as f32, LINE * row as f32);
            let line = Rect::from_min_size(corner, vec2(width, LINE));
            // Errors only ever cost something: they are as long as their bar.
            let is_cost = self.has_luck && at > 0;
            measure(ui, line, (name, label), (part, self.most), (colour, is_cost));
        }
        Some(account.told(seat, percent, signed))
    }
}

/// Says with how much luck it was won and who played best.
pub(super) fn head(ui: &mut Ui, current: &Current, ledger: &Ledger) {
    let board = current.game().board();
    if let Some(head) = ledger.head(board, signed) {
        let head = current.say(&head);
        let words = galley(ui, head, style::medium(17.0), TEXT, ui.available_width());
        ui.label(words);
    }
    if !board.has_chance() {
        widgets::quiet(ui, &texts::text("review-choices-sum"));
    } else if ledger.exceeds(board) {
        widgets::quiet(ui, &texts::text("review-sums"));
    }
}

/// A bar to the right for what was won and to the left for what was lost, or from its left end for what is a cost, with its
/// name and number.
fn measure(
    ui: &Ui,
    column: Rect,
    (name, label): (Arc<Galley>, f32),
    (part, most): (i64, i64),
    (colour, is_cost): (Color32, bool),
) {
    let painter = ui.painter();
    let middle = column.center().y;
    painter.galley(pos2(column.left(), middle - name.size().y / 2.0), name, QUIET);
    painter.text(
        pos2(column.right(), middle),
        Align2::RIGHT_CENTER,
        // It is told how much errors cost.
        format!("{} %", if is_cost { percent(part) } else { signed(part) }),
        style::bold(15.0),
        TEXT,
    );
    let room = Rect::from_min_max(
        pos2(column.left() + label, middle - BAR / 2.0),
        pos2(column.right() - NUMBER, middle + BAR / 2.0),
    );
    if room.width() < SHORTEST {
        return;
    }
    let Span { whole, bar, zero } = Span::of(room, part as f32 / most as f32, is_cost);
    painter.rect_filled(whole, 3, SUNK);
    painter.rect_filled(bar, 3, colour);
    if !is_cost {
        painter.vline(zero, room.y_range().expand(2.0), (1.0, TEXT));
    }
}

/// Where a bar lies, what it may fill, and where nothing is.
struct Span {
    whole: Rect,
    bar: Rect,
    zero: f32,
}

impl Span {
    /// That of a share, −1 … 1, from the middle of its room; that of a cost, 0 … 1, from the left end of half of it: so both are of
    /// one measure.
    fn of(room: Rect, share: f32, is_cost: bool) -> Self {
        let middle = room.center().x;
        let (whole, zero) = if is_cost {
            (room.with_max_x(middle), room.left())
        } else {
            (room, middle)
        };
        let end = zero + room.width() / 2.0 * share;
        let bar = Rect::from_x_y_ranges(zero.min(end)..=zero.max(end), room.y_range());
        Self { whole, bar, zero }
    }
}

/// The ways to the luckiest moment and to the dearest error. Some when one was pressed.
pub(super) fn ways(ui: &mut Ui, current: &Current, ledger: &Ledger) -> Option<Ask> {
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        buttons(ui, current, ledger)
    });
    row.inner
}

fn buttons(ui: &mut Ui, current: &Current, ledger: &Ledger) -> Option<Ask> {
    let mut ask = None;
    if let Some((step, seat, gain)) = ledger.luckiest() {
        let said = Sentence::new("review-luckiest-brief")
            .with("seat", seat)
            .with("gain", signed(gain));
        if button(ui, Weight::Plain, Some(Icon::Play), &current.say(&said)).clicked() {
            ask = Some(Ask::Replay(Seek::Moment(step)));
        }
    }
    if let Some((step, error)) = ledger.errors().first() {
        let said = Sentence::new("review-dearest")
            .with("seat", error.seat)
            .with("cost", percent(error.cost()));
        if button(ui, Weight::Plain, Some(Icon::Hint), &current.say(&said)).clicked() {
            ask = Some(Ask::Replay(Seek::To(*step)));
        }
    }
    let mistakes = own_mistakes(current, ledger);
    if !mistakes.is_empty() {
        let again = button(ui, Weight::Plain, Some(Icon::Undo), &texts::text("review-again"));
        if again.on_hover_text(texts::text("review-again-help")).clicked() {
            ask = Some(Ask::Begin(Begin::Puzzle(Asked::Mistakes(mistakes))));
        }
    }
    ask
}

/// What people chose badly, in the order of the game; what anybody did where only computers played.
fn own_mistakes(current: &Current, ledger: &Ledger) -> Vec<usize> {
    let alone = current.game().persons().is_empty();
    let errors = ledger.errors().into_iter();
    let own = errors.filter(|(_, error)| alone || current.is_person(error.seat));
    let mut steps: Vec<usize> = own.map(|(step, _)| step).collect();
    steps.sort_unstable();
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_begins_at_the_left_and_is_as_long_as_as_much_luck() {
        let room = Rect::from_min_max(pos2(10.0, 0.0), pos2(110.0, 8.0));
        let lies = |share, is_cost| {
            let Span { whole, bar, .. } = Span::of(room, share, is_cost);
            assert!(whole.contains_rect(bar) && room.contains_rect(whole));
            [bar.left(), bar.right()].map(|x| x.round() as i32)
        };
        assert_eq!(lies(0.5, false), [60, 85]);
        assert_eq!(lies(-0.5, false), [35, 60]);
        assert_eq!(lies(0.5, true), [10, 35]);
        assert_eq!(lies(1.0, true), [10, 60]);
    }
}
