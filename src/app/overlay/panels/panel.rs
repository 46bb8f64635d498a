//! Beside the table: the bar above it and the panel to its right, which folds away.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align, Align2, Frame, Layout, Margin, Rect, RichText, ScrollArea, Stroke, Ui, pos2,
        text::LayoutJob, vec2,
    },
};

use super::{
    chances, events,
    facts::{Doing, Facts},
    legend::Legend,
    over::{self, Looking},
    pressed::Pressed,
    seats,
};
use crate::{
    app::{
        ask::{Ask, Change, InTurn, Pacing, Seek},
        base::{Below, Folding, Log, Notice, Page},
        current::Current,
        insight::{Insight, is_wanted},
        keep::own::OwnPlayers,
        overlay::widgets::{
            self, Taken, drawn, icon_button, icon_button_without_tip,
            page::NARROW,
            signs::{self, Icon},
            sought::{For, Sought},
            style::{self, GLASS, LINE, PANEL, QUIET, TEXT},
            undo,
        },
        settings::Settings,
    },
    play::Act,
    rules::Message as Sentence,
    texts,
};

/// The height of the bar.
pub(in crate::app::overlay) const BAR: f32 = 54.0;
/// The width of the panel, and what it is at least: it has what the board leaves, which is about as wide as it is high.
const SIDE: f32 = 316.0;
const SLIM: f32 = 290.0;
/// Where a board would be narrower than this the panel lies over it.
const BOARD: f32 = 240.0;
/// In a window of fewer such widths the panel is folded until it is asked for.
const LEAST: f32 = 2.4;
/// What the speed takes: no more of it moves the buttons beside it.
const SPEED: f32 = 66.0;

/// Shows bar and panel.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    (facts, legend, insight): (Res<Facts>, Res<Legend>, Res<Insight>),
    own: Res<OwnPlayers>,
    (mut sought, mut below): (ResMut<Sought>, ResMut<Below>),
    mut settings: ResMut<Settings>,
    mut taken: ResMut<Taken>,
    mut asks: MessageWriter<Ask>,
    mut page: ResMut<NextState<Page>>,
    mut fold: ResMut<Fold>,
    (log, mut heard): (Res<Log>, Local<Heard>),
    (mut folding, mut looking): (MessageReader<Folding>, ResMut<Looking>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(current) = current else { return Ok(()) };
    let window = ctx.content_rect();
    let mut pressed = Pressed::default();
    taken.0.top = BAR;
    let narrow = window.width() < LEAST * SIDE;
    let fold = fold.bypass_change_detection();
    // What came of a game takes its place, where there is room for one of them: then the same button and key lead from one
    // to the other, and what is set stays.
    let free = window.with_min_y(window.top() + BAR);
    let is_told = !narrow && over::is_told(free, &current, &facts);
    fold.look(narrow, facts.doing == Doing::Over);
    if folding.read().count() > 0 {
        fold.turn((is_told, narrow), &mut settings, &mut looking);
    }
    let notice = heard.notice(&log, &current);
    let open = if is_told {
        looking.0
    } else {
        fold.is_open(&settings, narrow)
    };
    bar(ctx, window, &current, &facts, &settings, open, &mut pressed);
    if open {
        let (width, is_beside) = room(window);
        if is_beside {
            taken.0.right = width;
        }
        side(
            ctx,
            window,
            width,
            (&current, &facts, &own),
            (
                &*legend,
                notice,
                is_wanted(&current, &settings).then_some(&*insight),
            ),
            &mut pressed,
        );
    } else {
        legend.show_over_table(ctx, BAR);
    }
    if pressed.menu {
        page.set(Page::Menu);
    }
    if pressed.proof {
        page.set(Page::Die);
    }
    if let Some(seat) = pressed.sought {
        sought.open(For::Seat(seat), &mut page, &mut below);
    }
    if pressed.fold {
        fold.turn((is_told, narrow), &mut settings, &mut looking);
    }
    asks.write_batch(pressed.ask);
    Ok(())
}

/// How wide the panel is, and whether it stands beside the board: in the smallest windows it lies over it.
fn room(window: Rect) -> (f32, bool) {
    let width = (window.width() - (window.height() - BAR)).clamp(SLIM, SIDE);
    if window.width() - width >= BOARD {
        (width, true)
    } else {
        (SIDE.min(window.width()), false)
    }
}

/// Whether the panel is open where there is no room for it and for what is said below the table: only when asked for.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Fold {
    over: bool,
    /// Whether the game was over: then what came of it is asked for more than the panel.
    ended: bool,
}

/// Whether the panel leaves room for what is said below the table.
pub(in crate::app::overlay) fn leaves_room(fold: Res<Fold>) -> bool {
    !fold.over
}

impl Fold {
    /// It goes away when the window is wide enough for it and when a game ends.
    fn look(&mut self, narrow: bool, ended: bool) {
        let ends = ended && !self.ended;
        self.ended = ended;
        self.over &= narrow && !ends;
    }

    /// What came of a game makes room for the panel or comes back; the panel is unfolded or folded away, for this time alone
    /// where there is little room.
    fn turn(
        &mut self,
        (is_told, narrow): (bool, bool),
        settings: &mut ResMut<Settings>,
        looking: &mut Looking,
    ) {
        match (is_told, narrow) {
            (true, _) => looking.0 = !looking.0,
            (false, true) => self.over = !self.over,
            (false, false) => settings.folded = !settings.folded,
        }
    }

    fn is_open(&self, settings: &Settings, narrow: bool) -> bool {
        if narrow { self.over } else { !settings.folded }
    }
}

fn bar(
    ctx: &egui::Context,
    window: Rect,
    current: &Current,
    facts: &Facts,
    settings: &Settings,
    open: bool,
    pressed: &mut Pressed,
) {
    let narrow = window.width() < NARROW;
    // The words stand in the middle where they don't meet the controls there.
    let roomy = window.width() >= 900.0;
    let frame = Frame::new().fill(GLASS).inner_margin(Margin::symmetric(8, 8));
    widgets::place("bar", window.min, Align2::LEFT_TOP).show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(window.width() - 16.0);
            ui.set_height(BAR - 16.0);
            ui.spacing_mut().item_spacing.x = 4.0;
            let middle = ui.max_rect();
            ui.horizontal(|ui| {
                pressed.menu |= icon_button(ui, Icon::Menu, &texts::text("panel-menu")).clicked();
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    let (icon, key) = if open {
                        (Icon::Right, "panel-fold")
                    } else {
                        (Icon::Left, "panel-unfold")
                    };
                    pressed.fold |= icon_button(ui, icon, &texts::text(key)).clicked();
                    controls(ui, current, facts.doing, settings, narrow, pressed);
                    if !roomy {
                        let left = ui.available_rect_before_wrap();
                        status(ui, left, current, facts, true);
                    }
                });
            });
            if roomy {
                status(ui, middle, current, facts, false);
            }
        });
        let low = window.top() + BAR;
        ui.painter().hline(window.x_range(), low, Stroke::new(1.0, LINE));
    });
}

/// Pause, step and speed, from the right to the left. After the end there is nothing to pause, unless it is looked back.
fn controls(
    ui: &mut Ui,
    current: &Current,
    doing: Doing,
    settings: &Settings,
    narrow: bool,
    pressed: &mut Pressed,
) {
    let goes_on = doing != Doing::Over;
    if !narrow {
        let faster = ui.add_enabled_ui(settings.speed < Settings::FASTEST, |ui| {
            icon_button(ui, Icon::Plus, &texts::text("panel-faster"))
        });
        if faster.inner.clicked() {
            pressed.ask = Some(Ask::Pace(Pacing::Speed(settings.speed * 2.0)));
        }
        let (rect, response) = ui.allocate_exact_size(vec2(SPEED, style::PRESS), egui::Sense::hover());
        let speed = widgets::written_speed(settings.speed);
        let speed = widgets::elided(ui, &speed, style::bold(18.0), SPEED - 6.0);
        ui.painter()
            .galley(rect.center() - speed.size() / 2.0, speed, TEXT);
        response.on_hover_text(texts::text("panel-speed"));
        let slower = ui.add_enabled_ui(settings.speed > Settings::SLOWEST, |ui| {
            icon_button(ui, Icon::Minus, &texts::text("panel-slower"))
        });
        if slower.inner.clicked() {
            pressed.ask = Some(Ask::Pace(Pacing::Speed(settings.speed / 2.0)));
        }
        ui.add_space(8.0);
    }
    let step = ui.add_enabled_ui(goes_on, |ui| {
        icon_button(ui, Icon::Step, &texts::text("panel-step"))
    });
    if step.inner.clicked() {
        pressed.ask = Some(Ask::Pace(Pacing::Step));
    }
    let (icon, key) = if current.is_paused() {
        (Icon::Play, "panel-go-on")
    } else {
        (Icon::Pause, "panel-pause")
    };
    let pause = ui.add_enabled_ui(goes_on, |ui| icon_button(ui, icon, &texts::text(key)));
    if pause.inner.clicked() {
        pressed.ask = Some(Ask::Pace(Pacing::Pause));
    }
}

/// What a die takes behind whose turn it is.
const ROLLED: f32 = 34.0;

/// Whose turn it is, in words, with sign and colour.
fn status(ui: &Ui, room: Rect, current: &Current, facts: &Facts, left: bool) {
    let (key, seat) = match facts.doing {
        // What a game says of it may be about nobody.
        Doing::Nothing if facts.stage.is_none() => return,
        Doing::Nothing => ("", None),
        Doing::Rolls(seat) => ("turn-to-roll", Some(seat)),
        Doing::Chooses(seat) => ("turn-to-choose", Some(seat)),
        Doing::Thinks(seat) => ("turn-thinks", Some(seat)),
        Doing::Elsewhere(seat) => ("turn-elsewhere", Some(seat)),
        Doing::Over => ("turn-over", None),
        Doing::Looks => ("turn-looks", None),
    };
    // What a game says of it is about more than one seat.
    let stage = facts.stage.as_ref().filter(|_| facts.doing != Doing::Looks);
    let seat = seat.filter(|_| stage.is_none());
    let mut text = match (stage, seat) {
        (Some(stage), _) => current.say(stage),
        (None, Some(seat)) => current.say(&Sentence::new(key).with("seat", seat)),
        (None, None) => texts::text(key),
    };
    // What was done last before the moment that is looked at.
    if let Some(line) = facts.told_before() {
        text = format!("{text}  ·  {line}");
    }
    if let Some(round) = &facts.round {
        text = format!("{}  ·  {text}", current.say(round));
    }
    // Where a puzzle lies it goes without saying.
    if current.riddle().is_none() {
        if current.game().is_practice() {
            text = format!("{text}  ·  {}", texts::text("turn-practice"));
        }
        if current.is_paused() {
            text = format!("{text}  ·  {}", texts::text("turn-paused"));
        }
    }
    let sign = if seat.is_some() { 30.0 } else { 0.0 };
    // What it rolled, while it chooses what to do with that.
    let rolled = facts
        .scene
        .die
        .filter(|(whose, ..)| facts.doing == Doing::Chooses(*whose) && seat == Some(*whose));
    let behind = if rolled.is_some() { ROLLED + 8.0 } else { 0.0 };
    let most = if left {
        room.width() - sign - behind - 8.0
    } else {
        room.width() - 2.0 * 300.0
    };
    let mut galley = widgets::elided(ui, &text, style::bold(20.0), most.max(30.0));
    if galley.elided {
        // Two small lines have room for more.
        let mut job = LayoutJob::simple(text, style::bold(15.0), TEXT, most.max(30.0));
        job.wrap.max_rows = 2;
        galley = ui.painter().layout_job(job);
    }
    let wide = galley.size().x + sign + behind;
    let x = if left {
        room.left() + 6.0
    } else {
        room.center().x - wide / 2.0
    };
    let y = room.center().y;
    if let Some(seat) = seat {
        signs::sign(ui.painter(), pos2(x + 11.0, y), 10.0, facts.colour(seat), TEXT);
    }
    if let Some((_, face, _)) = rolled {
        let middle = x + wide - ROLLED / 2.0;
        drawn::die(ui.painter(), pos2(middle, y), ROLLED, face);
    }
    ui.painter()
        .galley(pos2(x + sign, y - galley.size().y / 2.0), galley, TEXT);
}

fn side(
    ctx: &egui::Context,
    window: Rect,
    width: f32,
    (current, facts, own): (&Current, &Facts, &OwnPlayers),
    (legend, notice, insight): (&Legend, Option<&Notice>, Option<&Insight>),
    pressed: &mut Pressed,
) {
    // Nothing shines through: a die may lie below.
    let frame = Frame::new().fill(PANEL).inner_margin(Margin::symmetric(12, 12));
    // Who sits there and how far each is.
    let seated = |ui: &mut Ui, pressed: &mut Pressed| {
        if let Some(insight) = insight {
            chances::bar(ui, current, facts, insight);
        }
        seats::list(ui, current, facts, own, pressed);
        ui.add_space(4.0);
        widgets::rule(ui);
    };
    let from = pos2(window.right() - width, window.top() + BAR);
    let height = window.bottom() - from.y;
    widgets::place("side", from, Align2::LEFT_TOP).show(ctx, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(width - 24.0);
            ui.set_height(height - 24.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            if height < 420.0 {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    // The bars of the panel and of the list stand beside each other.
                    ui.set_max_width(width - 24.0 - 12.0);
                    seated(ui, pressed);
                    legend.show(ui, ui.available_width());
                    buttons(ui, current, pressed);
                    events::list(ui, current, facts, 200.0, pressed);
                });
                return;
            }
            seated(ui, pressed);
            ui.label(
                RichText::new(texts::text("panel-events"))
                    .font(style::medium(16.0))
                    .color(QUIET),
            );
            let wide = ui.available_width();
            let noted = notice.map_or(0.0, |_| NOTE + ui.spacing().item_spacing.y);
            let foot = legend.height(ui, wide) + style::PRESS + noted + 24.0;
            events::list(
                ui,
                current,
                facts,
                (ui.available_height() - foot).max(40.0),
                pressed,
            );
            widgets::rule(ui);
            legend.show(ui, wide);
            if let Some(notice) = notice {
                note(ui, notice);
            }
            buttons(ui, current, pressed);
        });
        ui.painter()
            .vline(from.x, from.y..=window.bottom(), Stroke::new(1.0, LINE));
    });
}

/// As high as two lines of a notice.
const NOTE: f32 = 42.0;

/// The last thing that the program had to say to people, in two lines; all of it where the pointer rests on it.
fn note(ui: &mut Ui, notice: &Notice) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), NOTE), egui::Sense::hover());
    let mut job = LayoutJob::simple(notice.short.clone(), style::body(15.0), QUIET, rect.width());
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(rect.min, galley, QUIET);
    response.on_hover_text(&notice.whole);
}

/// The notice that was heard last, and when: in which game, after how many steps.
#[derive(Default)]
pub(in crate::app::overlay) struct Heard {
    number: usize,
    game: String,
    steps: usize,
}

impl Heard {
    /// What people should still read: until another game begins, or who acted after it acts in another turn.
    fn notice<'a>(&mut self, log: &'a Log, current: &Current) -> Option<&'a Notice> {
        let notice = log.notice.as_ref()?;
        let (game, steps) = (current.game().commitment(), current.game().steps());
        if self.number != notice.number {
            *self = Self {
                number: notice.number,
                game,
                steps: steps.len(),
            };
            return Some(notice);
        }
        if self.game != game {
            // Nothing comes back with an earlier game.
            self.game.clear();
            return None;
        }
        // What was taken back, or begun anew with the same dice, leaves fewer.
        let since = steps.get(self.steps..)?;
        let mut seats = since.iter().filter_map(|step| match step.act {
            Act::Choice(seat, _) => Some(seat),
            Act::Chance(_) => None,
        });
        let Some(first) = seats.next() else {
            return Some(notice);
        };
        let acts_again = seats.skip_while(|&seat| seat == first).any(|seat| seat == first);
        (!acts_again).then_some(notice)
    }
}

fn buttons(ui: &mut Ui, current: &Current, pressed: &mut Pressed) {
    ui.horizontal(|ui| {
        let game = current.game();
        let take_back = texts::text("panel-undo");
        if undo::icon_pressed(ui, current, game.undo_target(), (Icon::Undo, &take_back)) {
            pressed.ask = Some(Ask::Change(Change::Undo));
        }
        let undone = game.all_steps().len() > game.steps().len();
        let redo = ui.add_enabled_ui(undone, |ui| {
            icon_button(ui, Icon::Redo, &texts::text("panel-redo"))
        });
        if redo.inner.clicked() {
            pressed.ask = Some(Ask::Change(Change::Redo));
        }
        let chooses = current.chooser().is_some() && current.replay().is_none();
        let hint = ui.add_enabled_ui(chooses, |ui| {
            icon_button_without_tip(ui, Icon::Hint, &texts::text("panel-hint"))
        });
        let hint = hint.inner.on_hover_text(texts::text("panel-hint"));
        let hint = hint.on_disabled_hover_text(texts::text("hint-none"));
        if hint.clicked() {
            pressed.ask = Some(Ask::Turn(InTurn::Hint));
        }
        if icon_button(ui, Icon::Replay, &texts::text("panel-missed")).clicked() {
            pressed.ask = Some(Ask::Replay(Seek::Missed));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Save, &texts::text("panel-save")).clicked() {
                pressed.ask = Some(Ask::Save(None));
            }
            if game.board().has_chance() {
                pressed.proof = icon_button(ui, Icon::Seal, &texts::text("panel-proof")).clicked();
            }
        });
    });
}
