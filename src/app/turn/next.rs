//! Next: the table is made to agree with the game, and whoever acts next is found out.

use bevy::prelude::*;

use crate::{
    app::{
        base::{Beat, Frame, Screen},
        current::Current,
        table::Table,
    },
    rules::{Seat, Turn},
    staging::{Cue, Eyes, Face, Kind, SpotName},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, next.in_set(Frame::Turn).run_if(in_state(Beat::Next)))
        .add_systems(Update, cover.after(Frame::Turn))
        .add_systems(OnEnter(Screen::Table), come);
}

/// Whoever comes back to the table finds it as the game has it; whoever has just begun, what is to be looked at first.
fn come(current: Option<ResMut<Current>>) {
    if let Some(mut current) = current.filter(|current| !current.is_stale()) {
        current.changed();
    }
}

fn next(current: Option<ResMut<Current>>, mut table: Table, mut beat: ResMut<NextState<Beat>>) {
    let Some(mut current) = current else { return };
    if current.is_stale() {
        current.laid();
        let layout = current.staging().layout();
        if table.layout() != Some(layout) {
            table.lay(layout.clone());
        }
    }
    project(&current, &mut table);
    if current.headline().is_some() || !current.counts().is_empty() {
        current.settled();
    }
    beat.set(match current.game().turn() {
        _ if current.replay().is_some() => Beat::Replay,
        Turn::Chance => Beat::Roll,
        Turn::Seat(_) | Turn::Together(_) => Beat::Choose,
        Turn::Over => Beat::Over,
    });
}

/// Whose eyes are gone sees nothing any more in the same frame, whatever still moves.
fn cover(current: Option<Res<Current>>, mut table: Table, mut last: Local<Option<Eyes>>) {
    let eyes = current.as_ref().map(|current| current.eyes());
    if std::mem::replace(&mut *last, eyes) == eyes {
        return;
    }
    if let (Some(current), Some(eyes)) = (current, eyes) {
        table.cover(&current.staging().scene(current.shown(), eyes).faces);
    }
}

/// The last way that lies before what is shown: whose, and along which spots.
fn last_walk(current: &Current) -> Option<(Seat, Vec<SpotName>)> {
    let count = current.game().steps().len();
    let shown = current.replay().map_or(count, |replay| replay.at.min(count));
    // Rolls that moved nothing lie in between, but not many.
    current.game().steps()[..shown]
        .iter()
        .rev()
        .take(12)
        .find_map(|step| {
            let cues = step
                .events
                .iter()
                .flat_map(|event| current.staging().cues(&*step.before, event, Eyes::default()));
            cues.into_iter().find_map(|cue| match cue {
                Cue::Walk { seat, path } => Some((seat, path)),
                Cue::Swap([(seat, here), (_, there)]) => Some((seat, vec![here, there])),
                _ => None,
            })
        })
}

/// The face that fell last before what is shown: it lies on top until the die is thrown again.
fn last_throw(current: &Current) -> Option<u8> {
    let count = current.game().steps().len();
    let shown = current.replay().map_or(count, |replay| replay.at.min(count));
    let steps = current.game().steps()[..shown].iter().rev().take(12);
    let mut cues = steps.flat_map(|step| {
        let told = step.events.iter().rev();
        told.flat_map(|event| current.staging().cues(&*step.before, event, Eyes::default()))
    });
    cues.find_map(|cue| match cue {
        Cue::Throw { face, .. } => Some(face),
        _ => None,
    })
}

/// What the card shows that was played last before what is shown.
fn last_card(current: &Current) -> Option<Face> {
    let count = current.game().steps().len();
    let shown = current.replay().map_or(count, |replay| replay.at.min(count));
    let steps = current.game().steps()[..shown].iter().rev().take(100);
    let mut cues = steps.flat_map(|step| {
        let told = step.events.iter().rev();
        told.flat_map(|event| current.staging().cues(&*step.before, event, Eyes::default()))
    });
    let layout = current.staging().layout();
    let is_stack = |spot: &SpotName| {
        layout
            .spot(spot.as_str())
            .is_some_and(|spot| spot.kind == Kind::Stack)
    };
    cues.find_map(|cue| match cue {
        Cue::Pass(cards) => cards.last().filter(|pass| is_stack(&pass.to))?.face,
        _ => None,
    })
}

/// Puts every piece where the game has it.
fn project(current: &Current, table: &mut Table) {
    let mut scene = current.staging().scene(current.shown(), current.eyes());
    table.place(&scene.pieces);
    if let Some(top) = scene.top.take() {
        scene.faces.extend(last_card(current).map(|face| (top, face)));
    }
    table.turn_up(&scene.faces);
    table.lock(&scene.locked);
    table.mark(&[]);
    // At the end nothing lies on the board but the pieces.
    let over = current.shown().turn() == Turn::Over;
    table.trace(if over { None } else { last_walk(current) });
    table.point_to(current.actor());
    if let Some((seat, face, faces)) = scene.die {
        let waits = current.shown().turn() == Turn::Chance;
        let fell = waits.then(|| last_throw(current)).flatten();
        table.show_die(seat, fell.unwrap_or(face), faces);
    }
    for seat in current.game().board().seats().iter() {
        let place = scene
            .places
            .iter()
            .find(|(home, _)| *home == seat)
            .map(|(_, place)| *place);
        table.crown(seat, place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::settings::Shelf,
        catalogue,
        play::{Match, Setup, Sitter, seed},
    };

    #[test]
    fn after_a_swap_its_own_way_is_traced_and_not_an_older_one() {
        let entry: &dyn catalogue::Entry = &catalogue::dog::Catalogued;
        let config = entry.default_config();
        let sitters = vec![Sitter::from("random"); entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        let game = Match::new(setup, seed::numbered(2)).expect("a game");
        let mut current = Current::new(game, &Shelf::default()).expect("it can lie on the table");
        let mut swaps = 0;
        while swaps < 3 {
            let step = |game: &mut Match| {
                game.step_alone()
                    .map(|goes_on| assert!(goes_on, "swaps come often"))
            };
            current.change(step).expect("nobody plays foul");
            let last = current.game().steps().last().expect("a step");
            let mut cues = last
                .events
                .iter()
                .flat_map(|event| current.staging().cues(&*last.before, event, Eyes::default()));
            if let Some(Cue::Swap([(seat, here), (_, there)])) = cues.find(|cue| matches!(cue, Cue::Swap(_)))
            {
                swaps += 1;
                assert_eq!(last_walk(&current), Some((seat, vec![here, there])));
            }
        }
    }

    #[test]
    fn a_die_that_waits_shows_what_fell_last() {
        let entry: &dyn catalogue::Entry = &catalogue::mejn::Catalogued;
        let config = entry.default_config();
        let sitters = vec![Sitter::from("random"); entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        let game = Match::new(setup, seed::numbered(2)).expect("a game");
        let mut current = Current::new(game, &Shelf::default()).expect("it can lie on the table");
        assert_eq!(last_throw(&current), None);
        let mut faces = std::collections::BTreeSet::new();
        for _ in 0..60 {
            current
                .change(|game| game.step_alone().map(|_| ()))
                .expect("nobody plays foul");
            faces.extend(last_throw(&current));
        }
        assert!(faces.len() > 3, "{faces:?}");
    }
}
