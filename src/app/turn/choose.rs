//! Choose: a seat decides. A person points or steps through the choices with keys; a computer thinks on the async pool.
//!
//! Both meet in [`Current::choice`]: what is submitted there is played. A thought that is no longer
//! wanted, after an undo or at the end, is dropped unread.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::{
    Advice, Breath, Frame, Hint, breath,
    pointing::{Grasp, leads},
};
use crate::{
    app::{
        current::{Current, Pace},
        games::{Cue, Eyes, Pick, Way},
        idle::Waker,
        input::Typed,
        screen::Beat,
        settings::Settings,
        table::{Face, Form, Mark, MarkKind, Plan, SpotName, Table, WayKind},
    },
    play::Thought,
    rules::{Message as Sentence, Seat},
};

/// The computer's thought that is under way, and the one that is ready.
#[derive(Resource, Default)]
pub struct Mind {
    task: Option<(Seat, Task<Option<Thought>>)>,
    ready: Option<Thought>,
}

impl Mind {
    /// Waits for a thought about a seat's choice, and for no other one.
    pub fn wait_for(&mut self, seat: Seat, thought: Task<Option<Thought>>) {
        *self = Self {
            task: Some((seat, thought)),
            ready: None,
        };
    }

    /// Whether a computer is thinking just now.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.task.is_some()
    }
}

/// The number of the choice that a person has stepped to with keys or points at, legal or not.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Cursor(pub Option<usize>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mind>()
        .init_resource::<Cursor>()
        .init_resource::<Pondered>()
        .add_systems(OnEnter(Beat::Choose), prepare)
        .add_systems(OnExit(Beat::Choose), clear)
        .add_systems(
            Update,
            (
                hear_thought,
                choose_alone.run_if(breath::over),
                mark,
                ponder,
                play,
            )
                .chain()
                .in_set(Frame::Turn)
                .run_if(in_state(Beat::Choose)),
        );
}

/// Sets a computer thinking, or shows a person what can be chosen.
fn prepare(
    current: Option<ResMut<Current>>,
    waker: Option<Res<Waker>>,
    mut mind: ResMut<Mind>,
    mut cursor: ResMut<Cursor>,
    mut breath: ResMut<Breath>,
) {
    *mind = Mind::default();
    *cursor = Cursor(None);
    let Some(mut current) = current else { return };
    let turn = current.game.turn();
    // Within a chain nobody has to be waited for.
    if !turn.seats().iter().any(|seat| current.game.board().is_open(seat)) {
        breath.take(Breath::BEFORE_CHOICE);
    }
    // What was asked for before this choice was due is not meant for it.
    current.choice = None;
    let seats = turn.seats();
    let Some(thinking) = seats
        .iter()
        .find_map(|seat| current.game.thinking(seat).map(|job| (seat, job)))
    else {
        return;
    };
    let (seat, job) = thinking;
    let waker = waker.map(|waker| waker.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let thought = job.think();
        if let Some(waker) = waker {
            waker.wake();
        }
        thought
    });
    mind.wait_for(seat, task);
}

fn hear_thought(mut mind: ResMut<Mind>, current: Option<ResMut<Current>>) {
    if mind.task.is_none() {
        return;
    }
    let mind = &mut *mind;
    let Some((seat, task)) = &mut mind.task else {
        return;
    };
    let Some(thought) = check_ready(task) else { return };
    let seat = *seat;
    mind.task = None;
    match thought {
        Some(thought) => mind.ready = Some(thought),
        None => {
            if let Some(mut current) = current {
                let sentence = current.say(&Sentence::new("no-answer").with("seat", seat));
                current.refusal = Some(sentence);
                current.pace = Pace::Paused;
            }
        }
    }
}

/// What needs no person: a computer's ready choice, and a person's only one.
fn choose_alone(current: Option<ResMut<Current>>, mut mind: ResMut<Mind>, settings: Res<Settings>) {
    let Some(mut current) = current else { return };
    if current.choice.is_some() {
        return;
    }
    if let Some(thought) = mind
        .ready
        .take_if(|_| !current.pace.is_paused() || current.pace.steps())
    {
        current.pace.stepped();
        current.choice = Some((thought.seat, thought.number));
        current.reason = thought.reason.map(|reason| (thought.seat, reason));
        return;
    }
    let Some(seat) = current.chooser() else { return };
    let choices = current.game.board().choices(seat);
    if let [only] = choices.as_slice()
        && (settings.single_choice
            && !current.pace.is_paused()
            && !(settings.confirm_loss && current.costs(seat, only.number))
            || current.pace.steps())
    {
        current.pace.stepped();
        current.choice = Some((seat, only.number));
        current.reason = None;
    }
}

/// Marks what a person can choose, and what is chosen.
fn mark(
    current: Option<Res<Current>>,
    cursor: Res<Cursor>,
    hint: Res<Hint>,
    grasp: Res<Grasp>,
    typed: Res<Typed>,
    mut table: Table,
    mut shown: Local<Option<Shown>>,
) {
    let Some(current) = current else { return };
    let wanted = current.chooser().map(|seat| Shown {
        seat,
        picks: current.staging.picks(current.game.board(), seat),
        aims: current.staging.aims(current.game.board(), seat),
        faces: faces(&current, seat),
        carried: table.carried().map(|piece| piece.spot.clone()),
        grasped: grasp.0.clone(),
        plan: planned(&current, seat, cursor.0),
        begun: current.staging.chosen(current.game.board(), seat),
        reach: held(&current, seat, cursor.0, &typed.0),
        chosen: cursor.0,
        hint: hint.0.clone(),
    });
    if *shown == wanted && !current.is_changed() {
        return;
    }
    match &wanted {
        Some(wanted) => wanted.show(&current, &mut table),
        None => table.mark(&[]),
    }
    *shown = wanted;
}

/// What the cards show that a seat holds.
fn faces(current: &Current, seat: Seat) -> Vec<(SpotName, Face)> {
    let eyes = Eyes {
        seat: Some(seat),
        all: false,
    };
    current.staging.scene(current.game.board(), eyes).faces
}

/// What the choice that is pointed at holds besides its spot; while digits are typed, all that they may lead to.
fn held(current: &Current, seat: Seat, number: Option<usize>, typed: &str) -> Vec<SpotName> {
    let board = current.game.board();
    if typed.is_empty() {
        return number
            .map(|number| current.staging.reach(board, seat, number))
            .unwrap_or_default();
    }
    let choices = board.choices(seat).into_iter();
    choices
        .filter(|choice| choice.text.starts_with(typed))
        .filter_map(|choice| Some(current.staging.ends_of(board, seat, choice.number)?.1))
        .collect()
}

/// What is planned of a turn, with the choice that is pointed at.
fn planned(current: &Current, seat: Seat, number: Option<usize>) -> Plan {
    let mut plan = Plan::default();
    for cue in current.staging.plan(current.game.board(), seat, number) {
        match cue {
            Cue::Walk { seat, path } => plan.ways.push((seat, path)),
            Cue::Strike { seat, spot, .. } => plan.struck.push((seat, spot)),
            Cue::Swap([(one, here), (other, there)]) => {
                plan.ways.push((one, vec![here.clone(), there.clone()]));
                plan.ways.push((other, vec![there, here]));
            }
            Cue::Throw { .. } | Cue::Pass(_) | Cue::Show(_) | Cue::Finish { .. } | Cue::Pause => {}
        }
    }
    plan
}

/// What is marked on the table.
#[derive(PartialEq)]
struct Shown {
    seat: Seat,
    picks: Vec<Pick>,
    aims: Vec<Pick>,
    /// What the cards show that the seat sees.
    faces: Vec<(SpotName, Face)>,
    /// From where a piece was lifted that is carried now: only its own ways are shown.
    carried: Option<SpotName>,
    /// The piece that was pointed at, where it can go to several places.
    grasped: Option<SpotName>,
    plan: Plan,
    /// What has been chosen of the turn so far.
    begun: Vec<SpotName>,
    /// What the choice that is pointed at holds besides its spot.
    reach: Vec<SpotName>,
    chosen: Option<usize>,
    hint: Option<Advice>,
}

impl Shown {
    /// A spot, and those of its owner on which an equal card lies.
    fn equals<'a>(&'a self, spot: &'a SpotName) -> impl Iterator<Item = &'a SpotName> {
        let face = self
            .faces
            .iter()
            .find(|(at, _)| at == spot)
            .map(|(_, face)| *face);
        let equal = move |(at, other): &&(SpotName, Face)| Some(*other) == face && at != spot;
        std::iter::once(spot).chain(self.faces.iter().filter(equal).map(|(at, _)| at))
    }

    fn show(&self, current: &Current, table: &mut Table) {
        let held = self.carried.as_ref().or(self.grasped.as_ref());
        let led = held.map(|from| leads(current, self.seat, from));
        let advised = self.hint.as_ref().and_then(|advice| {
            let pick = self.picks.iter().find(|pick| pick.number == advice.number)?;
            Some((pick, advice.told))
        });
        let mut marks: Vec<Mark> = self
            .picks
            .iter()
            // Where laths go the board shows by itself.
            .filter(|pick| table.stands(&pick.to) != Form::Lath)
            // Where every field can be chosen, only the chosen one is worth a ring.
            .filter(|pick| table.stands(&pick.to) != Form::Pip || self.chosen == Some(pick.number))
            .filter(|pick| led.as_ref().is_none_or(|led| led(pick)))
            .flat_map(|pick| {
                let chosen = self.chosen == Some(pick.number);
                let kind = if chosen {
                    MarkKind::Chosen
                } else {
                    MarkKind::Possible
                };
                self.equals(&pick.to).map(move |spot| Mark {
                    spot: spot.clone(),
                    seat: self.seat,
                    kind,
                })
            })
            .collect();
        marks.extend(self.reach.iter().map(|spot| Mark {
            spot: spot.clone(),
            seat: self.seat,
            kind: MarkKind::Held,
        }));
        // A card that can't be played is shown to be the one that is asked about.
        let barred = self.aims.iter().find(|aim| Some(aim.number) == self.chosen);
        let barred = barred
            .filter(|aim| table.stands(&aim.to) == Form::Card)
            .map(|aim| &aim.to);
        marks.extend(self.begun.iter().chain(barred).map(|spot| Mark {
            spot: spot.clone(),
            seat: self.seat,
            kind: MarkKind::Chosen,
        }));
        let advised_from = advised.map(|(pick, _)| &pick.from);
        for spot in advised_from.into_iter().chain(self.grasped.as_ref()) {
            if table.stands(spot) == Form::Lath {
                continue;
            }
            marks.push(Mark {
                spot: spot.clone(),
                seat: self.seat,
                kind: MarkKind::Movable,
            });
        }
        table.mark(&marks);
        table.plan(self.plan.clone());
        if self.plan != Plan::default() {
            table.preview(None, false);
            return;
        }
        let is_carried = |from: &SpotName| table.stands(from) != Form::Lath;
        if self.carried.as_ref().is_some_and(is_carried) {
            // The piece itself hangs where its ghost would stand.
            table.preview(None, false);
            return;
        }
        let aim = match (advised, self.chosen) {
            (Some((pick, 2..)), None) => Some(pick),
            (_, chosen) => chosen.and_then(|chosen| self.aims.iter().find(|aim| aim.number == chosen)),
        };
        // A card that is chosen goes nowhere yet, and what is named is no pip.
        let aim = aim.filter(|aim| !matches!(table.stands(&aim.to), Form::Card | Form::Pip));
        let path = aim.map(|aim| [aim.from.clone(), aim.to.clone()]);
        let barred = aim.is_some_and(|aim| self.picks.iter().all(|pick| pick.number != aim.number));
        table.preview(path.as_ref().map(|path| (self.seat, &path[..])), barred);
    }
}

/// What is said of the choice that a person points at.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pondered {
    /// Whose choice, and which.
    of: Option<(Seat, usize)>,
    /// Where it leads.
    pub at: Option<SpotName>,
    /// What it would change, or the rule that forbids it.
    pub words: Vec<String>,
    /// Whether it is forbidden.
    pub is_barred: bool,
}

/// Says and shows what the choice that is pointed at would change.
fn ponder(
    current: Option<Res<Current>>,
    cursor: Res<Cursor>,
    mut pondered: ResMut<Pondered>,
    mut table: Table,
) {
    let Some(current) = current else { return };
    let of = current.chooser().zip(cursor.0);
    if pondered.of == of && !current.is_changed() {
        return;
    }
    let (mut ponder, mut dots) = (Pondered { of, ..default() }, Vec::new());
    if let Some((seat, number)) = of {
        let (board, staging) = (current.game.board(), &current.staging);
        let refusal = board.refusal(seat, number);
        let outlook = staging.outlook(board, seat, number);
        if outlook.is_some() || refusal.is_some() {
            ponder.at = staging.ends_of(board, seat, number).map(|(_, to)| to);
        }
        ponder.is_barred = refusal.is_some();
        ponder.words.extend(refusal.map(|message| current.say(&message)));
        if let Some(outlook) = outlook {
            ponder
                .words
                .extend(outlook.words.iter().map(|message| current.say(message)));
            for Way { seat, now, then } in outlook.ways {
                let now = now.into_iter().map(|spot| (seat, spot, WayKind::Now));
                let then = then.into_iter().flatten().map(|spot| (seat, spot, WayKind::Then));
                dots.extend(now.chain(then));
            }
        }
    }
    table.show_ways(dots);
    pondered.set_if_neq(ponder);
}

/// Plays what was chosen.
fn play(current: Option<ResMut<Current>>, mut beat: ResMut<NextState<Beat>>) {
    let Some(mut current) = current else { return };
    let Some((seat, number)) = current.choice else {
        return;
    };
    current.choice = None;
    match current.choose(seat, number) {
        Ok(()) => beat.set(Beat::Move),
        Err(message) => {
            // A person's choice is checked before it comes here: this is a strategy at fault.
            let sentence = current.say(&message);
            current.refusal = Some(sentence);
            current.pace = Pace::Paused;
        }
    }
}

fn clear(
    mut table: Table,
    mut mind: ResMut<Mind>,
    mut cursor: ResMut<Cursor>,
    mut grasp: ResMut<Grasp>,
    mut pondered: ResMut<Pondered>,
) {
    *grasp = Grasp::default();
    table.mark(&[]);
    table.plan(Plan::default());
    table.preview(None, false);
    table.show_ways(Vec::new());
    *pondered = Pondered::default();
    *mind = Mind::default();
    *cursor = Cursor(None);
}
