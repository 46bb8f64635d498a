//! What the game on the table is worth: the chance of each seat to win after every step, and luck and errors once it is
//! over. It is reckoned beside the game, a little at a time, and from no more than who looks may know.

use std::{
    path::Path,
    sync::Mutex,
    time::{Duration, Instant},
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
    window::RequestRedraw,
};

use super::{
    base::{Frame, Screen, Waker},
    current::Current,
    settings::Settings,
};
use crate::{
    catalogue::{Assessor, Board},
    play::{
        Act, Match,
        ledger::{Accounting, Error, Ledger},
        review,
    },
    rules::{Message, Seat, Turn},
    strategies::WinChances,
};

/// As long as it takes to have something new to show, and as many boards as are taken along at once.
const SLICE: Duration = Duration::from_millis(150);
const BOARDS: usize = 64;

/// What is known so far.
#[derive(Resource, Default)]
pub struct Insight {
    of: Of,
    /// The chances before the first step, and after each as far as they are known.
    chances: Vec<WinChances>,
    /// The account of a game that is over, as far as it is made, and whether that is all of it.
    ledger: Option<Ledger>,
    is_whole: bool,
    /// Why something else would have been better, by the steps that were looked at.
    reasons: Vec<(usize, Option<Message>)>,
    /// Nobody judges such a table, or not from here on.
    is_dumb: bool,
    /// Whoever told them last, and who makes the account; only tasks use them.
    assessor: Mutex<Option<Box<dyn Assessor>>>,
    accounting: Mutex<Option<Accounting>>,
    task: Option<Task<Found>>,
}

/// What it is about: a game, what was done in it, and through whose eyes it is seen; all of them where no seat is named.
#[derive(Clone, Debug, Default, PartialEq)]
struct Of {
    game: String,
    viewer: Option<Seat>,
    is_over: bool,
    acts: Vec<Act>,
}

impl Of {
    /// Whether it is about this.
    fn is(&self, game: &Match, viewer: Option<Seat>) -> bool {
        let acts = game.steps().iter().map(|step| &step.act);
        self.viewer == viewer
            && self.acts.len() == game.steps().len()
            && self.acts.iter().eq(acts)
            && self.game == game.commitment()
    }
}

/// What a task has found out.
enum Found {
    /// The chances on the boards after so many known ones, and whoever told them.
    Chances(Of, Box<dyn Assessor>, Vec<Option<WinChances>>),
    /// The account of the game as far as it is made, and whether that is all of it; none where it can't be made.
    Account(Of, Option<(Accounting, bool)>),
    /// The whole account, as it was kept.
    Kept(Of, Ledger),
    /// Why something else would have been better than what was done in a step.
    Reason(Of, usize, Option<Message>),
}

pub(super) fn plugin(app: &mut App) {
    // When the turn has gone on: who looks now sees nothing of what who looked before may know.
    app.init_resource::<Insight>().add_systems(
        Update,
        reckon
            .after(Frame::Turn)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Current>)),
    );
}

impl Insight {
    /// The chances after so many steps.
    #[must_use]
    pub fn after(&self, steps: usize) -> Option<&WinChances> {
        self.chances.get(steps)
    }

    /// The chances before the first step, and after each as far as they are known.
    #[must_use]
    pub fn chances(&self) -> &[WinChances] {
        &self.chances
    }

    /// What was luck and what were errors in a game that is over.
    #[must_use]
    pub fn ledger(&self) -> Option<&Ledger> {
        self.ledger.as_ref().filter(|_| self.is_whole)
    }

    /// The same as far as it is known.
    #[must_use]
    pub fn so_far(&self) -> Option<&Ledger> {
        self.ledger.as_ref()
    }

    /// What was chosen badly in a step of a game that is over.
    #[must_use]
    pub fn error(&self, step: usize) -> Option<Error> {
        self.ledger.as_ref()?.error(step)
    }

    /// Why something else would have been better there, once that is known.
    #[must_use]
    pub fn reason(&self, step: usize) -> Option<&Message> {
        let reason = self.reasons.iter().find(|(at, _)| *at == step);
        reason.and_then(|(_, reason)| reason.as_ref())
    }

    /// Whether the chances are known, or will be.
    #[must_use]
    pub fn is_reckoned(&self) -> bool {
        self.is_reckoning() || self.chances.len() > 1
    }

    /// Whether there is more to come.
    #[must_use]
    pub fn is_reckoning(&self) -> bool {
        self.task.is_some()
    }

    /// Keeps what still holds of what is known.
    fn turn_to(&mut self, of: Of) {
        let is_same = self.of.game == of.game && self.of.viewer == of.viewer;
        let alike = self.of.acts.iter().zip(&of.acts);
        let common = alike.take_while(|(one, other)| one == other).count();
        self.chances.truncate(if is_same { common + 1 } else { 0 });
        self.ledger = None;
        self.is_whole = false;
        self.accounting = Mutex::default();
        self.reasons.clear();
        self.is_dumb &= is_same;
        if !is_same {
            self.assessor = Mutex::default();
        }
        self.of = of;
    }

    /// Takes over what an account knows. All hands see what it tells.
    fn take(&mut self, ledger: &Ledger) {
        if self.of.viewer.is_none() {
            let afters = ledger.entries.iter().map(|entry| entry.after);
            let told: Vec<WinChances> = std::iter::once(ledger.start).chain(afters).collect();
            let new = told.get(self.chances.len()..).unwrap_or_default();
            self.chances.extend(new);
        }
        self.ledger = Some(ledger.clone());
    }

    /// Takes what a task has found, if it is still about this.
    fn learn(&mut self, found: Found) {
        match found {
            Found::Chances(of, assessor, chances)
                if of.game == self.of.game && of.viewer == self.of.viewer =>
            {
                self.assessor = Mutex::new(Some(assessor));
                // Who took something back, and went on otherwise, asks anew.
                if of == self.of {
                    for told in chances {
                        // Once somebody has come first, that stays.
                        let decided = || self.chances.last().copied().filter(WinChances::is_decided);
                        let Some(told) = told.or_else(decided) else {
                            self.is_dumb = true;
                            break;
                        };
                        self.chances.push(told);
                    }
                }
            }
            Found::Account(of, made) if of == self.of => match made {
                Some((accounting, is_whole)) => {
                    self.take(accounting.ledger());
                    self.is_whole = is_whole;
                    self.accounting = Mutex::new(Some(accounting));
                }
                None => self.is_dumb = true,
            },
            Found::Kept(of, ledger) if of == self.of => {
                self.take(&ledger);
                self.is_whole = true;
            }
            Found::Reason(of, step, reason) if of == self.of => self.reasons.push((step, reason)),
            Found::Chances(..) | Found::Account(..) | Found::Kept(..) | Found::Reason(..) => {}
        }
    }
}

/// Whether people want to see who is winning: where they look on or look back, always.
#[must_use]
pub fn is_wanted(current: &Current, settings: &Settings) -> bool {
    settings.chances
        || current.replay().is_some()
        || current.game().persons().is_empty()
        || current.game().turn() == Turn::Over
}

/// Whether something is secret, and nobody looks who may know it.
fn is_covered(current: &Current) -> bool {
    current.game().keeps_secrets() && current.eyes().seat.is_none()
}

/// Through whose eyes it is seen; through all where nothing is secret.
fn viewer(current: &Current) -> Option<Seat> {
    let eyes = current.eyes();
    let has_secrets = current.game().board().has_secrets() && !eyes.all;
    eyes.seat.filter(|_| has_secrets)
}

fn reckon(
    current: Res<Current>,
    settings: Res<Settings>,
    waker: Option<Res<Waker>>,
    mut insight: ResMut<Insight>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !is_wanted(&current, &settings) {
        return;
    }
    if is_covered(&current) {
        // What another person may know is not for who looks next.
        *insight = Insight::default();
        return;
    }
    let viewer = viewer(&current);
    let game = current.game();
    let insight = insight.bypass_change_detection();
    if (current.is_changed() || settings.is_changed()) && !insight.of.is(game, viewer) {
        insight.turn_to(Of {
            game: game.commitment(),
            viewer,
            is_over: game.turn() == Turn::Over,
            acts: game.steps().iter().map(|step| step.act.clone()).collect(),
        });
    }
    if let Some(task) = &mut insight.task {
        let Some(found) = check_ready(task) else { return };
        insight.task = None;
        insight.learn(found);
        // What is laid out by how large it was before needs one frame more, and an idle window draws none by itself.
        redraw.write(RequestRedraw);
    }
    let looked_at = current.replay().map(|replay| replay.at);
    let unexplained = looked_at.and_then(|step| {
        let is_new = insight.reasons.iter().all(|(at, _)| *at != step);
        insight.error(step).filter(|_| is_new).map(|error| (step, error))
    });
    if let Some((step, error)) = unexplained {
        let waker = waker.map(|waker| waker.clone());
        let (of, game) = (insight.of.clone(), game.clone());
        insight.task = Some(spawn(waker, move || explain(of, &game, step, error)));
        return;
    }
    let known = insight.chances.len();
    let wants_account = insight.of.is_over && !insight.is_whole;
    if insight.is_dumb || known > insight.of.acts.len() && !wants_account {
        return;
    }
    let waker = waker.map(|waker| waker.clone());
    let of = insight.of.clone();
    if wants_account {
        let accounting = insight.accounting.get_mut().ok().and_then(Option::take);
        let (game, record) = (game.clone(), current.record().map(Path::to_owned));
        insight.task = Some(spawn(waker, move || {
            account(of, accounting, &game, record.as_deref())
        }));
        return;
    }
    let assessor = insight
        .assessor
        .get_mut()
        .ok()
        .and_then(Option::take)
        .or_else(|| game.setup().entry.assessor(game.board()));
    let Some(assessor) = assessor else {
        insight.is_dumb = true;
        return;
    };
    let steps = game.steps()[known..].iter().map(|step| &step.before);
    let now = game.board().boxed();
    let boards: Vec<Box<dyn Board>> = steps.cloned().chain([now]).take(BOARDS).collect();
    insight.task = Some(spawn(waker, move || judge(of, assessor, boards)));
}

fn spawn(waker: Option<Waker>, find: impl FnOnce() -> Found + Send + 'static) -> Task<Found> {
    AsyncComputeTaskPool::get().spawn(async move {
        let found = find();
        if let Some(waker) = waker {
            waker.wake();
        }
        found
    })
}

/// Judges one board after the other, for as long as a slice of time lasts.
fn judge(of: Of, mut assessor: Box<dyn Assessor>, boards: Vec<Box<dyn Board>>) -> Found {
    let begun = Instant::now();
    let mut told = Vec::new();
    for board in boards {
        told.push(assessor.win_chances(&*board, of.viewer));
        if begun.elapsed() > SLICE {
            break;
        }
    }
    Found::Chances(of, assessor, told)
}

/// Takes the account that is kept beside the record, or goes on with it for as long as a slice of time lasts, and keeps what
/// is whole. That it can't be kept is no hindrance.
fn account(of: Of, accounting: Option<Accounting>, game: &Match, record: Option<&Path>) -> Found {
    let begun = Instant::now();
    let kept = || review::kept(game, record?);
    if accounting.is_none()
        && let Some(ledger) = kept()
    {
        return Found::Kept(of, ledger);
    }
    let Some(mut accounting) = accounting.or_else(|| Accounting::new(game)) else {
        return Found::Account(of, None);
    };
    loop {
        match accounting.advance(game) {
            Some(true) if begun.elapsed() > SLICE => return Found::Account(of, Some((accounting, false))),
            Some(true) => {}
            Some(false) => {
                let keep = |record| review::keep(game, record, accounting.ledger());
                if let Some(Err(error)) = record.map(keep) {
                    debug!("a review is not kept: {error}");
                }
                return Found::Account(of, Some((accounting, true)));
            }
            None => return Found::Account(of, None),
        }
    }
}

fn explain(of: Of, game: &Match, step: usize, error: Error) -> Found {
    let reason = error.why(game, step);
    Found::Reason(of, step, reason)
}
