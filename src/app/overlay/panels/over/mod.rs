//! The end of a game: the light and the banner while the winners dance, then the places, the moments worth another look
//! and the figures beside the board or below it: it stays in view.
//!
//! Nothing of it goes away by a key that was meant for the game: only what is pressed here leads on.

mod banner;
mod cards;
mod duplicate;
mod figures;
mod luck;
mod moments;
mod rounds;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Rect, ScrollArea, Ui, pos2, vec2},
};

use super::{
    chances,
    facts::{Doing, Facts},
    review, trouble,
};
use crate::{
    app::{
        ask::{Ask, Begin, Capture, Leave, Seek},
        base::Unfolded,
        current::Current,
        insight::Insight,
        keep::Keeping,
        overlay::widgets::{
            self, Taken, Weight, button, icon_button,
            signs::Icon,
            style::{self, TEXT},
            undo,
        },
        settings::{Settings, Shelf},
    },
    catalogue::Figure,
    rules::Seat,
    texts,
};
pub(in crate::app::overlay) use banner::{place_name, won};

/// Whether the places were put away to look at the board.
#[derive(Resource, Default, Debug)]
pub(in crate::app::overlay) struct Looking(pub(in crate::app::overlay) bool);

impl Looking {
    /// Whether nothing is told here: the places were put away, or it is a puzzle that ended a game. That says what it was
    /// worth, and nothing is to be looked back on.
    fn hides(&self, current: &Current) -> bool {
        self.0 || current.riddle().is_some()
    }
}

/// Whether the end of a game is told beside the board in what is free of a window, or would be if the places were not put
/// away.
pub(super) fn is_told(free: Rect, current: &Current, facts: &Facts) -> bool {
    facts.doing == Doing::Over && facts.still && current.riddle().is_none() && column(free).is_some()
}

/// Below the board the panel is at most so wide, and takes at most this part of the window: the board has the rest.
const WIDEST: f32 = 900.0;
const MOST: f32 = 0.5;
/// Beside it, it takes this part of what is free, from the least to the most.
const BESIDE: f32 = 0.42;
const COLUMN: (f32, f32) = (310.0, 440.0);
/// For so many seconds the keys that were just played with choose nothing here.
const READ: f64 = 2.5;
/// What scrolls is at least so high.
const LEAST: f32 = 80.0;
/// It stands so high above the lower edge.
const FOOT: f32 = 10.0;
/// What the frame takes.
const FRAME: f32 = 28.0;
/// What the bar takes by which it scrolls.
const SCROLLED: f32 = 18.0;
/// In a window that is lower the banner has no room beside the board, and in the lowest the buttons scroll too.
const LOW: f32 = 560.0;
const LOWEST: f32 = 360.0;
/// In a window that is higher the boards of moments are larger.
const HIGH: f32 = 900.0;
/// How high the line is on which the signs of the graph are explained.
const EXPLAINED: f32 = 22.0;
/// The graph stands so much nearer to it than to anything else.
const NEARER: f32 = 5.0;

/// What is told of a game, looked up once.
#[derive(Default)]
pub(in crate::app::overlay) struct Told {
    /// Of which game, as far as which step, in which words, and whether places are named.
    of: Option<(String, usize, String, bool)>,
    /// When it was shown first, in seconds.
    since: f64,
    figures: Vec<Figure>,
    review: Vec<String>,
    moments: Vec<moments::Shown>,
    /// What everybody gained in each round.
    rounds: Vec<rounds::Round>,
    /// What came of a challenge, or of an evening so far.
    duplicate: Vec<String>,
    /// The code by which the game was given on, or why there is none.
    given: Option<String>,
    /// Whether the figures are seen.
    unfolded: bool,
    /// How high the buttons below what scrolls were in the last frame.
    fixed: f32,
}

impl Told {
    /// Looks it up where it is not known yet; whether it was not.
    fn look(&mut self, current: &Current, numbers: bool, now: f64) -> bool {
        let game = current.game();
        let words = texts::text("over-again");
        let of = (game.commitment(), game.steps().len(), words, numbers);
        if self.of.as_ref() == Some(&of) {
            return false;
        }
        *self = Self {
            of: Some(of),
            since: now,
            figures: game.figures(),
            review: game.review().iter().map(|said| current.say(said)).collect(),
            moments: moments::find(current, numbers),
            rounds: rounds::find(current),
            duplicate: duplicate::told(current),
            given: None,
            unfolded: self.unfolded,
            fixed: self.fixed,
        };
        true
    }
}

/// Shows the end of a game.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    facts: Res<Facts>,
    (settings, shelf, insight): (Res<Settings>, Res<Shelf>, Res<Insight>),
    (mut looking, mut shares): (ResMut<Looking>, ResMut<Unfolded>),
    mut told: Local<Told>,
    mut taken: ResMut<Taken>,
    mut keeping: ResMut<Keeping>,
    mut asks: MessageWriter<Ask>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let standing = current.as_ref().and_then(|current| current.game().standing());
    let (Some(current), Some(standing), Doing::Over) = (current, standing, facts.doing) else {
        if looking.0 || shares.0 {
            (looking.0, shares.0) = (false, false);
        }
        return Ok(());
    };
    if looking.hides(&current) {
        return Ok(());
    }
    let order = standing.order();
    let places: Vec<(Seat, u8)> = order
        .iter()
        .filter_map(|&seat| Some((seat, standing.place(seat)?)))
        .collect();
    let window = ctx.content_rect();
    let free = Rect::from_min_max(
        pos2(window.left(), window.top() + taken.0.top),
        pos2(window.right() - taken.0.right, window.bottom()),
    );
    let column = column(free).filter(|_| facts.still);
    let board = free.with_max_x(free.right() - column.unwrap_or_default());
    banner::light(ctx, free, board.center());
    let title = won(&current, standing).unwrap_or_default();
    // Where the window is low the panel says it.
    let (is_low, is_lowest) = (window.height() < LOW, window.height() < LOWEST);
    let high = if is_low && facts.still {
        0.0
    } else {
        banner::show(ctx, board, &title, (&current, &facts), &places) + 16.0
    };
    taken.0.top += high;
    if !facts.still {
        return Ok(());
    }
    let told = &mut *told;
    let now = ctx.input(|input| input.time);
    if told.look(&current, settings.numbers, now) {
        shares.0 = false;
    }
    let how = (is_low, now - told.since > READ);
    moments::draw(ctx, &mut told.moments, &shelf.theme(&settings.theme));
    let (middle, width) = match column {
        Some(column) => (free.right() - column / 2.0, column - 2.0 * FOOT),
        None => taken.foot(window, WIDEST),
    };
    let most = match column {
        Some(_) => free.height(),
        None => (MOST * window.height() + 2.0 * FOOT).min(free.height() - high),
    };
    let mut ask = None;
    let at = pos2(middle, window.bottom() - FOOT);
    let shown = widgets::place("over", at, Align2::CENTER_BOTTOM).show(ctx, |ui| {
        style::glass().show(ui, |ui| {
            ui.set_width(width - FRAME);
            let room = (most - 2.0 * FOOT - FRAME - told.fixed).max(LEAST);
            ScrollArea::vertical()
                .auto_shrink([false, true])
                .max_height(room)
                .min_scrolled_height(room)
                .show(ui, |ui| {
                    // The bar lies beside what is scrolled.
                    ui.set_width(width - FRAME - SCROLLED);
                    ui.spacing_mut().item_spacing.y = 8.0;
                    if is_low {
                        widgets::part(ui, &title);
                    }
                    ask = came(ui, (&current, &facts, &insight), &places, (told, window.height()));
                    if is_lowest {
                        let opened = (&mut *looking, &mut shares.0, &mut told.given);
                        ask = ways(ui, &current, opened, how).or(ask.take());
                    }
                });
            // They lie lowest: whatever unfolds above them, they stay below the pointer.
            let top = ui.cursor().top();
            if !is_lowest {
                let opened = (&mut *looking, &mut shares.0, &mut told.given);
                ask = ways(ui, &current, opened, how).or(ask.take());
            }
            let fixed = ui.cursor().top() - top;
            if (fixed - told.fixed).abs() > 0.5 {
                told.fixed = fixed;
                ctx.request_repaint();
            }
        });
    });
    match column {
        Some(column) => taken.0.right += column,
        None => taken.0.bottom = taken.0.bottom.max(shown.response.rect.height() + FOOT + 10.0),
    }
    if let Some(sentence) = keeping.trouble.clone()
        && trouble::show(ctx, &sentence, taken.0).is_none()
    {
        keeping.trouble = None;
    }
    asks.write_batch(ask);
    Ok(())
}

/// How much the panel takes beside the board, where that leaves it more room than a panel below it.
fn column(free: Rect) -> Option<f32> {
    let column = (BESIDE * free.width()).clamp(COLUMN.0, COLUMN.1);
    (free.width() - column > MOST * free.height()).then_some(column)
}

/// What came of it: places, luck and errors, how it went, moments, and figures.
fn came(
    ui: &mut Ui,
    (current, facts, insight): (&Current, &Facts, &Insight),
    places: &[(Seat, u8)],
    (told, high): (&mut Told, f32),
) -> Option<Ask> {
    let ledger = insight.ledger();
    cards::show(ui, current, facts, places, (&told.figures, ledger));
    for line in &told.duplicate {
        let wide = ui.available_width();
        ui.label(widgets::galley(ui, line.clone(), style::medium(17.0), TEXT, wide));
    }
    if let Some(ledger) = ledger {
        luck::head(ui, current, ledger);
    }
    let count = current.game().steps().len();
    // It has its room from the first, so that nothing moves when more is known.
    let went = if high >= chances::ROOMY && insight.is_reckoned() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
            widgets::quiet_line(ui, &texts::text("chances-title"));
            ui.add_space(8.0);
            review::legend(ui, current, facts, EXPLAINED);
        });
        ui.add_space(-NEARER);
        chances::graph(ui, current, facts, insight, (None, count))
    } else {
        None
    };
    rounds::show(ui, current, facts, places, &told.rounds);
    let side = if high >= HIGH { 96.0 } else { 54.0 };
    let moment = moments::show(ui, &mut told.moments, (current, ledger), side);
    let mattered = ledger.and_then(|ledger| luck::ways(ui, current, ledger));
    widgets::fold(ui, &mut told.unfolded, &texts::text("over-figures"));
    if told.unfolded {
        let numbers = (&told.figures[..], &told.review[..]);
        figures::show(ui, current, facts, places, numbers);
    }
    let went = went.map(|step| Ask::Replay(Seek::To(step)));
    moment
        .map(|step| Ask::Replay(Seek::Moment(step)))
        .or(mattered)
        .or(went)
}

/// Whether one looks at the board instead, whether it is shown what can be shared, and what is said of a code.
type Opened<'a> = (&'a mut Looking, &'a mut bool, &'a mut Option<String>);

/// Whether the window is low, and whether people have had time to see what the keys do here.
type How = (bool, bool);

/// What can be shared, where that was asked for, and what can be done now; one after the other where the window is low.
fn ways(ui: &mut Ui, current: &Current, (looking, shares, code): Opened<'_>, how: How) -> Option<Ask> {
    let (is_low, _) = how;
    // Where something lies that was asked for: above, so that what was pressed stays where it is.
    if let Some(notice) = code.as_deref().or(current.notice()) {
        widgets::quiet(ui, notice);
    }
    let given = if *shares {
        share(ui, current, (shares, code), is_low)
    } else {
        None
    };
    if *shares && is_low {
        return given;
    }
    buttons(ui, current, (looking, shares, code), how).or(given)
}

/// What can be done now, with fewer words where the window is low.
fn buttons(
    ui: &mut Ui,
    current: &Current,
    (looking, shares, _): Opened<'_>,
    (is_low, is_read): How,
) -> Option<Ask> {
    let mut ask = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let again = button(ui, Weight::Accent, Some(Icon::Redo), &texts::text("over-again"));
        if is_read {
            widgets::focus_by_keys(ui, &again);
        }
        if again.clicked() {
            ask = Some(Ask::Begin(Begin::Again));
        }
        // Where the window is low, words are below the pointer.
        let brief = |ui: &mut Ui, icon: Icon, key: &str| {
            if is_low {
                icon_button(ui, icon, &texts::text(key))
            } else {
                button(ui, Weight::Plain, Some(icon), &texts::text(key))
            }
        };
        let return_match = current.return_match();
        let is_allowed = return_match.is_ok();
        let swapped = |ui: &mut Ui| {
            let swapped = brief(ui, Icon::People, "over-return");
            if is_allowed {
                swapped.on_hover_text(texts::text("over-return-help"))
            } else {
                swapped
            }
        };
        if undo::pressed(ui, current, return_match, swapped) {
            ask = Some(Ask::Begin(Begin::Return));
        }
        if brief(ui, Icon::House, "over-title-page").clicked() {
            ask = Some(Ask::Leave(Leave::Title));
        }
        if button(ui, Weight::Plain, Some(Icon::Save), &texts::text("over-share")).clicked() {
            *shares = !*shares;
        }
        if button(ui, Weight::Plain, Some(Icon::Replay), &texts::text("over-replay")).clicked() {
            ask = Some(Ask::Replay(Seek::To(0)));
        }
        let look = if is_low {
            brief(ui, Icon::Eye, "over-look")
        } else {
            brief(ui, Icon::Eye, "over-board").on_hover_text(texts::text("over-look"))
        };
        if look.clicked() {
            looking.0 = true;
        }
    });
    ask
}

/// What can be given to others, and the way back where it stands alone.
fn share(
    ui: &mut Ui,
    current: &Current,
    (shares, code): (&mut bool, &mut Option<String>),
    is_alone: bool,
) -> Option<Ask> {
    let mut ask = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (key, what) in [
            ("share-photo", Capture::Photo),
            ("share-drawing", Capture::Drawing),
            ("share-clip", Capture::Clip(None)),
        ] {
            if button(ui, Weight::Plain, None, &texts::text(key)).clicked() {
                *code = None;
                ask = Some(Ask::Capture(what));
            }
        }
        let given = button(ui, Weight::Plain, None, &texts::text("share-challenge"));
        if given.on_hover_text(texts::text("share-challenge-help")).clicked() {
            *code = Some(duplicate::given(ui.ctx(), current));
        }
        if is_alone && icon_button(ui, Icon::Left, &texts::text("setup-back")).clicked() {
            *shares = false;
        }
    });
    ask
}
