//! Choose: a seat decides. A person points or steps through the choices with keys; a computer thinks on the async pool.
//!
//! Both meet in [`Current::decide`]: what is submitted there is played. A thought that is no longer
//! wanted, after an undo or at the end, is dropped unread.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, futures::check_ready},
};

use super::{Breath, Mind, breath, mark, mind::only_choice};
use crate::{
    app::{
        base::{Beat, Frame, Log, Options, Waker},
        current::Current,
        keep::Keeping,
        selection::{Cursor, Grasp},
        settings::Settings,
        table::{Table, WayKind},
    },
    play::Act,
    rules::{Message as Sentence, Seat, Turn},
    staging::{Face, SpotName, Way},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mind>()
        .init_resource::<Pondered>()
        .add_systems(OnEnter(Beat::Choose), prepare)
        .add_systems(OnExit(Beat::Choose), clear)
        .add_systems(
            Update,
            (
                hear_thought,
                choose_alone.run_if(breath::over),
                mark::now,
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
    settings: Res<Settings>,
    mut mind: ResMut<Mind>,
    mut cursor: ResMut<Cursor>,
    mut breath: ResMut<Breath>,
) {
    *mind = Mind::default();
    *cursor = Cursor(None);
    let Some(mut current) = current else { return };
    let seats = current.game().turn().seats();
    // What was asked for before this choice was due is not meant for it, unless somebody else chose at the same time.
    let last = current.game().steps().last();
    let beside = last.filter(|step| matches!(step.before.turn(), Turn::Together(_)) && !step.reveals);
    let other = beside.and_then(|step| match step.act {
        Act::Choice(seat, _) => Some(seat),
        Act::Chance(_) => None,
    });
    let board = current.game().board();
    let waited = |&(seat, number): &(Seat, usize)| {
        other.is_some_and(|other| other != seat) && board.refusal(seat, number).is_none()
    };
    let holds = current.choice().as_ref().is_some_and(waited);
    current.keep_choice_if(holds);
    // Within a chain nobody has to be waited for, unless there is something to be seen.
    let is_open = seats.iter().any(|seat| current.game().board().is_open(seat));
    let is_seen = |seat| !current.is_person(seat) && mark::options(&current, seat, &settings).len() > 1;
    if !is_open || seats.iter().any(is_seen) {
        breath.take(Breath::BEFORE_CHOICE);
    }
    let Some(thinking) = seats
        .iter()
        .find_map(|seat| current.game().thinking(seat).map(|job| (seat, job)))
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

fn hear_thought(
    mut mind: ResMut<Mind>,
    current: Option<ResMut<Current>>,
    options: Res<Options>,
    mut keeping: ResMut<Keeping>,
    mut log: ResMut<Log>,
) {
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
    // What a bot did wrong is told once; it may do so again and again.
    // Of bots that were left out the prompt tells.
    let news = options.hosts.news().into_iter();
    for news in news.filter(|news| news.key != "bot-not-typed") {
        let sentence = texts::say(&news);
        if log.lines.last() != Some(&sentence) {
            log.tell(sentence.clone());
            keeping.trouble = Some(sentence);
        }
    }
    match thought {
        Some(thought) => mind.ready = Some(thought),
        None => {
            if let Some(mut current) = current {
                let absent = options.hosts.strangers([current.game().sitter(seat)]).pop();
                let sentence = match absent {
                    Some(command) => Sentence::new("trust-left-out").with("command", command),
                    None => Sentence::new("no-answer"),
                };
                let why = current.say(&sentence.with("seat", seat));
                current.stop(why);
            }
        }
    }
}

/// What needs no person: a computer's ready choice, and a person's only one. Both are seen before they are played.
fn choose_alone(
    current: Option<ResMut<Current>>,
    mut mind: ResMut<Mind>,
    mut breath: ResMut<Breath>,
    settings: Res<Settings>,
    table: Table,
) {
    let Some(mut current) = current else { return };
    if current.choice().is_some() {
        return;
    }
    if let Some(decided) = mind.decided.take() {
        current.decide(decided.0, decided.1);
        return;
    }
    if let Some(thought) = mind
        .ready
        .take_if(|_| !current.is_paused() || current.pace().steps())
    {
        current.stepped();
        let (seat, number) = (thought.seat, thought.number);
        current.explain(thought.reason.map(|reason| (seat, reason)));
        let options = mark::options(&current, seat, &settings);
        if options.iter().any(|pick| pick.number == number) {
            mind.decided = Some((seat, number));
            breath.take(Breath::TO_SEE);
        } else {
            current.decide(seat, number);
        }
    } else if let Some((seat, number)) = only_choice(&current, &settings, &table) {
        current.stepped();
        current.decide(seat, number);
        current.explain(None);
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
    /// Whether ways are shown.
    pub has_ways: bool,
    /// What would be written on which spots.
    pub written: Vec<(SpotName, Face)>,
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
    let (mut ponder, mut ways) = (Pondered { of, ..default() }, Vec::new());
    if let Some((seat, number)) = of {
        let (board, staging) = (current.game().board(), current.staging());
        let refusal = board.refusal(seat, number);
        let outlook = staging.outlook(board, seat, number);
        let explained = staging.explains(board, seat, number);
        if outlook.is_some() || refusal.is_some() || !explained.is_empty() {
            ponder.at = staging.ends_of(board, seat, number).map(|(_, to)| to);
        }
        ponder.is_barred = refusal.is_some();
        match refusal {
            Some(refusal) => ponder.words.push(current.say(&refusal)),
            None => ponder
                .words
                .extend(explained.iter().map(|message| current.say(message))),
        }
        if let Some(outlook) = outlook {
            ponder
                .words
                .extend(outlook.words.iter().map(|message| current.say(message)));
            ponder.written = outlook.written;
            for Way { seat, now, then } in outlook.ways {
                ways.push((seat, now, WayKind::Now));
                ways.extend(then.map(|then| (seat, then, WayKind::Then)));
            }
        }
    }
    ponder.has_ways = !ways.is_empty();
    table.show_ways(ways);
    pondered.set_if_neq(ponder);
}

/// Plays what was chosen.
fn play(current: Option<ResMut<Current>>, mut beat: ResMut<NextState<Beat>>) {
    let Some(mut current) = current else { return };
    // To take changes the game, and what is made from it is made anew then: not in every frame.
    if current.choice().is_none() {
        return;
    }
    let Some((seat, number)) = current.take_choice() else {
        return;
    };
    match current.choose(seat, number) {
        Ok(()) => beat.set(Beat::Move),
        Err(message) => {
            // A person's choice is checked before it comes here: this is a strategy at fault.
            let why = current.say(&message);
            current.stop(why);
        }
    }
}

fn clear(
    current: Option<Res<Current>>,
    mut table: Table,
    mut mind: ResMut<Mind>,
    mut cursor: ResMut<Cursor>,
    mut grasp: ResMut<Grasp>,
    mut pondered: ResMut<Pondered>,
) {
    *grasp = Grasp::default();
    match current {
        Some(current) => mark::chosen(&current, &mut table),
        None => mark::clear(&mut table),
    }
    table.show_ways(Vec::new());
    *pondered = Pondered::default();
    *mind = Mind::default();
    *cursor = Cursor(None);
}
