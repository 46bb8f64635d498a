//! What decided a game that is over: the luck and the errors of each seat, the luckiest moment and the dearest error.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, WidgetType, pos2, vec2};

use crate::{
    app::{
        ask::{Ask, Seek},
        current::Current,
        overlay::{
            panels::{
                chances::{percent, signed},
                facts::Facts,
            },
            widgets::{
                self, Weight, button, galley,
                signs::{self, Icon},
                style::{self, ACCENT, QUIET, SUNK, TEXT},
            },
        },
    },
    play::ledger::{Account, Ledger},
    rules::{Message as Sentence, Seat},
    strategies::CERTAIN,
    texts,
};

/// How high the line of a seat is, and a bar in it.
const LINE: f32 = 24.0;
const BAR: f32 = 10.0;
/// What a number beside a bar takes.
const NUMBER: f32 = 52.0;
/// What the sign takes before a name.
const SIGN: f32 = 24.0;

/// Shows it. Some when a moment was pressed.
pub(super) fn show(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    ledger: &Ledger,
    places: &[(Seat, u8)],
) -> Option<Ask> {
    let accounts: Vec<(Seat, Account)> = places
        .iter()
        .map(|&(seat, _)| (seat, ledger.account(seat)))
        .collect();
    let has_luck = current.game().board().has_chance();
    let best = accounts
        .iter()
        .max_by_key(|(seat, account)| (account.own, std::cmp::Reverse(*seat)))?;
    let won = accounts.iter().find(|(_, account)| account.end == CERTAIN);
    let head = match won.filter(|_| has_luck) {
        Some((winner, account)) => Sentence::new("review-head")
            .with("winner", *winner)
            .with("luck", signed(account.luck)),
        None => Sentence::new("review-best"),
    };
    let head = current.say(&head.with("best", best.0));
    let words = galley(ui, head, style::medium(17.0), TEXT, ui.available_width());
    ui.label(words);
    let parts = accounts
        .iter()
        .flat_map(|(_, account)| [account.luck.abs(), account.own.abs()]);
    let most = parts.max().unwrap_or(0).max(CERTAIN / 10);
    ui.spacing_mut().item_spacing.y = 2.0;
    for (seat, account) in &accounts {
        line(ui, current, facts, (*seat, account), (most, has_luck));
    }
    ui.spacing_mut().item_spacing.y = 8.0;
    moments(ui, current, ledger)
}

/// The luck and the errors of a seat, as bars of one measure.
fn line(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    (seat, account): (Seat, &Account),
    (most, has_luck): (i64, bool),
) {
    let room = ui.available_width();
    let name = galley(ui, current.name(seat), style::body(16.0), TEXT, room - SIGN);
    // A long name stands above the bars.
    let first = (room * 0.24).min(200.0);
    let is_long = SIGN + name.size().x > first - 4.0;
    let high = LINE + if is_long { name.size().y } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(room, high), Sense::hover());
    let said = account.told(seat, percent, signed);
    let told = current.say(&said);
    widgets::told(&response, ui, WidgetType::Label, &told);
    let lines = Rect::from_min_max(pos2(rect.left(), rect.bottom() - LINE), rect.max);
    let middle = if is_long {
        rect.top() + name.size().y / 2.0
    } else {
        lines.center().y
    };
    signs::sign(
        ui.painter(),
        pos2(rect.left() + 10.0, middle),
        7.0,
        facts.colour(seat),
        TEXT,
    );
    let at = pos2(rect.left() + SIGN, middle - name.size().y / 2.0);
    ui.painter().galley(at, name, TEXT);
    let first = if is_long { SIGN } else { first };
    let mut parts = vec![(
        "review-own",
        account.own,
        signs::colour(ui.painter(), facts.colour(seat)),
    )];
    if has_luck {
        parts.insert(0, ("review-luck", account.luck, ACCENT));
    }
    let wide = (rect.width() - first) / parts.len() as f32;
    for (at, (key, part, colour)) in parts.into_iter().enumerate() {
        let left = lines.left() + first + wide * at as f32;
        let column = Rect::from_min_size(pos2(left, lines.top()), vec2(wide - 10.0, LINE));
        measure(ui, column, key, (part, most), colour);
    }
    response.on_hover_text(told);
}

/// A bar to the right for what was won and to the left for what was lost, with its name and number.
fn measure(ui: &Ui, column: Rect, key: &str, (part, most): (i64, i64), colour: Color32) {
    let painter = ui.painter();
    let middle = column.center().y;
    let name = widgets::elided(ui, &texts::text(key), style::body(14.0), column.width() * 0.36);
    let label = name.size().x + 8.0;
    painter.galley(pos2(column.left(), middle - name.size().y / 2.0), name, QUIET);
    painter.text(
        pos2(column.right(), middle),
        Align2::RIGHT_CENTER,
        format!("{} %", signed(part)),
        style::bold(15.0),
        TEXT,
    );
    let room = Rect::from_min_max(
        pos2(column.left() + label, middle - BAR / 2.0),
        pos2(column.right() - NUMBER, middle + BAR / 2.0),
    );
    if room.width() < 20.0 {
        return;
    }
    painter.rect_filled(room, 3, SUNK);
    let half = room.width() / 2.0;
    let length = half * (part as f32 / most as f32);
    let zero = room.center().x;
    let bar = Rect::from_x_y_ranges(zero.min(zero + length)..=zero.max(zero + length), room.y_range());
    painter.rect_filled(bar, 3, colour);
    painter.vline(zero, room.y_range(), (1.0, QUIET));
}

/// The ways to the luckiest moment and to the dearest error.
fn moments(ui: &mut Ui, current: &Current, ledger: &Ledger) -> Option<Ask> {
    let mut ask = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
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
    });
    ask
}
