//! A game that came to its end here counts in the profiles of its persons: at once, and with luck and errors as soon as they
//! are known.

use bevy::prelude::*;

use crate::{
    app::{
        base::{Frame, Log, Options},
        current::Current,
        insight::Insight,
        keep::puzzling::today,
    },
    profiles::Book,
    rules::Message as Sentence,
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, count.in_set(Frame::Turn));
}

/// What was counted last: of which game, and whether its luck was known.
#[derive(Default, PartialEq)]
struct Counted(String, bool);

fn count(
    current: Option<Res<Current>>,
    insight: Res<Insight>,
    options: Res<Options>,
    mut counted: Local<Counted>,
    mut log: ResMut<Log>,
) {
    let Some(current) = current.filter(|current| current.has_ended_here() && current.riddle().is_none())
    else {
        return;
    };
    let ledger = insight.ledger();
    if !current.is_changed() && counted.1 == ledger.is_some() {
        return;
    }
    let now = Counted(current.game().commitment(), ledger.is_some());
    if *counted == now {
        return;
    }
    *counted = now;
    match Book::count(&options.folders, current.game(), ledger, today()) {
        Ok(told) => log.tell_all(told.told),
        Err(error) => {
            let told = Sentence::new("profile-uncounted").with("why", error.to_string());
            log.tell(texts::say(&told));
        }
    }
}
