//! The rings of a choice: what a seat may choose is dashed, what it chooses is solid. A person also sees advice, what is
//! grasped and what is planned; of any other seat is shown what everybody at the table may see.

use bevy::prelude::*;

use super::{Advice, Hint, Mind, mind::only_choice};
use crate::{
    app::{
        current::Current,
        selection::{Cursor, Grasp, Typed, leads},
        settings::Settings,
        table::{Plan, Table},
    },
    rules::Seat,
    staging::{Cue, Eyes, Face, Mark, MarkKind, Pick, SpotName},
};

/// What everybody may see of what a seat may choose; nothing where all goes too fast to be seen.
pub(super) fn options(current: &Current, seat: Seat, settings: &Settings) -> Vec<Pick> {
    if settings.speed >= Settings::FASTEST {
        return Vec::new();
    }
    let staging = current.staging();
    staging.seen_picks(current.shown(), seat, current.eyes())
}

/// Marks what can be chosen now, and what is chosen.
pub(super) fn now(
    current: Option<Res<Current>>,
    cursor: Res<Cursor>,
    hint: Res<Hint>,
    grasp: Res<Grasp>,
    typed: Res<Typed>,
    mind: Res<Mind>,
    settings: Res<Settings>,
    mut table: Table,
    mut shown: Local<Option<Shown>>,
) {
    let Some(current) = current else { return };
    let decided = |seat| {
        mind.decided
            .filter(|(who, _)| *who == seat)
            .map(|(_, number)| number)
    };
    let wanted = if let Some(seat) = current.chooser() {
        let board = current.game().board();
        let only = || only_choice(&current, &settings, &table).map(|(_, number)| number);
        let chosen = cursor.0.or_else(only);
        Some(Shown {
            seat,
            picks: current.staging().picks(board, seat),
            aims: current.staging().aims(board, seat),
            faces: faces(&current, seat),
            carried: table.carried().cloned(),
            grasped: grasp.0.clone(),
            plan: planned(&current, seat, chosen),
            begun: current.staging().chosen(board, seat),
            reach: reached(&current, seat, chosen, &typed.0),
            chosen,
            hint: hint.0.clone(),
        })
    } else {
        mind.thinker()
            .and_then(|seat| Shown::to_all(&current, seat, decided(seat), &settings, &table))
    };
    if *shown == wanted && !current.is_changed() {
        return;
    }
    match &wanted {
        Some(wanted) => wanted.show(&current, &mut table),
        None => clear(&mut table),
    }
    *shown = wanted;
}

/// Marks what a seat could choose at the moment that is looked at, and what it chose.
pub(super) fn then(
    current: &Current,
    seat: Seat,
    chosen: Option<usize>,
    settings: &Settings,
    table: &mut Table,
) {
    match Shown::to_all(current, seat, chosen, settings, table) {
        Some(shown) => shown.show(current, table),
        None => clear(table),
    }
}

/// Takes all of it off the board.
pub(super) fn clear(table: &mut Table) {
    table.dim(&[]);
    clear_board(table);
}

/// Takes all of it off after a choice. While its chain goes on, what lies in the dark in a hand stays so: it would flash up
/// before the next choice.
pub(super) fn chosen(current: &Current, table: &mut Table) {
    let board = current.game().board();
    if !board.seats().iter().any(|seat| board.is_open(seat)) {
        table.dim(&[]);
    }
    clear_board(table);
}

fn clear_board(table: &mut Table) {
    table.mark(&[]);
    table.plan(Plan::default());
    table.preview(None, false);
}

/// What the cards show that a seat holds.
fn faces(current: &Current, seat: Seat) -> Vec<(SpotName, Face)> {
    let eyes = Eyes {
        seat: Some(seat),
        all: false,
    };
    current.staging().scene(current.game().board(), eyes).faces
}

/// What the choice that is pointed at holds; while digits are typed, all that they may lead to.
fn reached(current: &Current, seat: Seat, number: Option<usize>, typed: &str) -> Vec<(SpotName, MarkKind)> {
    let board = current.game().board();
    if typed.is_empty() {
        let held = number.map(|number| current.staging().reach(board, seat, number));
        let held = held.into_iter().flatten();
        return held.map(|spot| (spot, MarkKind::Held)).collect();
    }
    let choices = board.choices(seat).into_iter();
    choices
        .filter(|choice| choice.text.starts_with(typed))
        .filter_map(|choice| current.staging().ends_of(board, seat, choice.number))
        .map(|(_, spot)| (spot, MarkKind::Meant))
        .collect()
}

/// What is planned of a turn, with the choice that is pointed at.
fn planned(current: &Current, seat: Seat, number: Option<usize>) -> Plan {
    let mut plan = Plan::default();
    for cue in current.staging().plan(current.shown(), seat, number) {
        match cue {
            Cue::Walk { seat, path } => plan.ways.push((seat, path)),
            Cue::Strike { seat, spot, .. } => plan.struck.push((seat, spot)),
            Cue::Swap([(one, here), (other, there)]) => {
                plan.ways.push((one, vec![here.clone(), there.clone()]));
                plan.ways.push((other, vec![there, here]));
            }
            Cue::Throw { .. }
            | Cue::Pass(_)
            | Cue::Count(_)
            | Cue::Show(_)
            | Cue::Finish { .. }
            | Cue::Pause => {}
        }
    }
    plan
}

/// What is marked on the table.
#[derive(PartialEq)]
pub(super) struct Shown {
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
    /// What the choice that is pointed at, or what is typed, holds or is about.
    reach: Vec<(SpotName, MarkKind)>,
    chosen: Option<usize>,
    hint: Option<Advice>,
}

impl Shown {
    /// What all may see of the choice of a seat. `None` where that is nothing.
    fn to_all(
        current: &Current,
        seat: Seat,
        chosen: Option<usize>,
        settings: &Settings,
        table: &Table,
    ) -> Option<Self> {
        let picks = options(current, seat, settings);
        if picks.is_empty() {
            return None;
        }
        let chosen = chosen.filter(|&number| picks.iter().any(|pick| pick.number == number));
        let mut begun = current.staging().chosen(current.shown(), seat);
        begun.retain(|spot| !table.stands(spot).is_from_hand());
        Some(Self {
            seat,
            aims: picks.clone(),
            picks,
            faces: Vec::new(),
            carried: None,
            grasped: None,
            plan: planned(current, seat, chosen),
            begun,
            reach: Vec::new(),
            chosen,
            hint: None,
        })
    }

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

    /// What its owner sees in its hand and can't choose now.
    fn barred(&self, table: &Table) -> Vec<(SpotName, Face)> {
        let ends = self.picks.iter().flat_map(|pick| [&pick.from, &pick.to]);
        // What was begun with is chosen: another one like it is not.
        let ends = ends.filter(|spot| !self.begun.contains(spot));
        let bright: Vec<&SpotName> = ends
            .flat_map(|spot| self.equals(spot))
            .chain(&self.begun)
            .collect();
        let own = self
            .faces
            .iter()
            .filter(|(at, _)| table.stands(at).is_from_hand());
        let barred = own.filter(|(at, _)| !bright.contains(&at));
        barred.cloned().collect()
    }

    /// The pieces between which one chooses: the one that was pointed at, where it is one; none where there is but one.
    fn movable(&self, table: &Table) -> Vec<&SpotName> {
        if self.grasped.is_some() || self.carried.is_some() {
            return self.grasped.iter().collect();
        }
        let goes = |pick: &&Pick| pick.from != pick.to;
        let lies = |spot: &&SpotName| {
            let form = table.stands(spot);
            !form.is_from_hand() && !form.is_from_stock()
        };
        let mut from: Vec<&SpotName> = self
            .picks
            .iter()
            .filter(goes)
            .map(|pick| &pick.from)
            .filter(lies)
            .collect();
        from.sort();
        from.dedup();
        if from.len() > 1 { from } else { Vec::new() }
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
            .filter(|pick| {
                let chosen = self.chosen == Some(pick.number);
                table.stands(&pick.to).is_ringed(chosen)
            })
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
        marks.extend(self.reach.iter().map(|(spot, kind)| Mark {
            spot: spot.clone(),
            seat: self.seat,
            kind: *kind,
        }));
        // What lies in a hand and can't be played is shown to be the one that is asked about.
        let barred = self.aims.iter().find(|aim| Some(aim.number) == self.chosen);
        let barred = barred
            .filter(|aim| table.stands(&aim.to).is_from_hand())
            .filter(|aim| self.picks.iter().all(|pick| pick.number != aim.number))
            .map(|aim| &aim.to);
        let with = |kind| {
            move |spot: &SpotName| Mark {
                spot: spot.clone(),
                seat: self.seat,
                kind,
            }
        };
        marks.extend(self.begun.iter().map(with(MarkKind::Chosen)));
        marks.extend(barred.map(with(MarkKind::Struck)));
        let leads = |spot: &&SpotName| !table.stands(spot).is_from_stock();
        marks.extend(self.movable(table).into_iter().map(with(MarkKind::Movable)));
        // A place that is both where a choice begins and where it ends is told with the end.
        let advised_spots = advised.into_iter().flat_map(|(pick, told)| {
            let begins = pick.from != pick.to || table.stands(&pick.from).is_from_hand();
            let from = Some(&pick.from).filter(|_| begins || told > 1);
            let to = Some(&pick.to).filter(|to| told > 1 && **to != pick.from);
            from.filter(leads).into_iter().chain(to)
        });
        marks.extend(advised_spots.map(with(MarkKind::Advised)));
        table.mark(&marks);
        table.dim(&self.barred(table));
        table.plan(self.plan.clone());
        if self.plan != Plan::default() {
            table.preview(None, false);
            return;
        }
        let leads = |from: &SpotName| !table.stands(from).is_from_stock();
        if self.carried.as_ref().is_some_and(leads) {
            // The piece itself hangs where its ghost would stand.
            table.preview(None, false);
            return;
        }
        let aim = match (advised, self.chosen) {
            (Some((pick, 2..)), None) => Some(pick),
            (_, chosen) => chosen.and_then(|chosen| self.aims.iter().find(|aim| aim.number == chosen)),
        };
        let aim = aim.filter(|aim| table.stands(&aim.to).has_ghost());
        let path = aim.map(|aim| [aim.from.clone(), aim.to.clone()]);
        let barred = aim.is_some_and(|aim| self.picks.iter().all(|pick| pick.number != aim.number));
        table.preview(path.as_ref().map(|path| (self.seat, &path[..])), barred);
    }
}
