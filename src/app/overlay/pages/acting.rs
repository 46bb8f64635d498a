//! What happens in a lesson as a course over time: which piece goes along which points of its board, and when.
//!
//! It is worked out from the cues that the table would play, at a pace at which one can follow. What a rule forbids is
//! begun and given up.

use bevy::math::Vec2;

use crate::{
    catalogue::{Board, Event, Example, Staging},
    rules::Seat,
    staging::{Cue, Eyes, Layout, Mark, Scene, SpotName},
};

/// Seconds before anything moves, and after everything has: then it begins anew.
const BEFORE: f32 = 1.0;
const AFTER: f32 = 1.8;
/// Seconds from one spot to the next, and for a whole way at most.
const STEP: f32 = 0.34;
const WAY: f32 = 3.2;
/// Seconds for a flight, and between those of pieces that fly one after another.
const FLIGHT: f32 = 0.8;
const APART: f32 = 0.12;
/// Seconds for which marks are looked at before something else happens.
const MARKED: f32 = 1.2;
/// So much of a forbidden way is gone before it is given up.
const TRIED: f32 = 0.4;

/// A piece that goes.
#[derive(Clone, Debug)]
pub(super) struct Actor {
    /// Whose it is.
    pub(super) seat: Seat,
    /// Where it stands at first; from a stock that is not seen it may come out of nothing.
    pub(super) from: SpotName,
    /// Where it stands at last.
    pub(super) to: SpotName,
    /// The points that it passes, each with the second at which it is there; it waits before the first.
    way: Vec<(f32, Vec2)>,
}

impl Actor {
    /// Where it is at a moment, and how high it is lifted: 1 in the middle of a step.
    pub(super) fn at(&self, moment: f32) -> (Vec2, f32) {
        let next = self.way.partition_point(|(when, _)| *when <= moment);
        let (Some(&(since, from)), Some(&(until, to))) =
            (self.way.get(next.saturating_sub(1)), self.way.get(next))
        else {
            return (self.way.last().map_or(Vec2::ZERO, |(_, at)| *at), 0.0);
        };
        if next == 0 || from == to {
            return (from, 0.0);
        }
        let part = (moment - since) / (until - since);
        let eased = part * part * (3.0 - 2.0 * part);
        (from.lerp(to, eased), (std::f32::consts::PI * part).sin())
    }
}

/// All that happens.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    /// Those that go; all others stand still.
    pub(super) actors: Vec<Actor>,
    /// What is marked from which second on, in place of what was marked before.
    marks: Vec<(f32, Vec<Mark>)>,
    /// When it begins anew.
    lasts: f32,
}

impl Course {
    /// What happens in an example; nothing where it is a position alone.
    pub(super) fn of(example: &Example, staging: &dyn Staging, layout: &Layout, scene: &Scene) -> Self {
        let Some(number) = example.number else {
            return Self::default();
        };
        let mut stage = Stage {
            layout,
            course: Self::default(),
            standing: scene.pieces.clone(),
            now: BEFORE,
        };
        if example.forbidden().is_some() {
            if let Some((from, to)) = staging.ends_of(&*example.board, example.seat, number) {
                stage.try_in_vain(example.seat, &from, &to);
            }
        } else {
            for (before, event) in happenings(example, number) {
                for cue in staging.cues(&*before, &event, Eyes::default()) {
                    stage.play(cue);
                }
            }
        }
        let mut course = stage.course;
        course.lasts = stage.now + AFTER;
        course
    }

    /// Whether there is anything to be seen of it.
    pub(super) fn moves(&self) -> bool {
        !self.actors.is_empty() || !self.marks.is_empty()
    }

    /// The moment of it that is shown so many seconds after it was begun with.
    pub(super) fn moment(&self, seconds: f32) -> f32 {
        if self.lasts > 0.0 {
            seconds % self.lasts
        } else {
            0.0
        }
    }

    /// Seconds until something moves again; none while it does.
    pub(super) fn rests(&self, moment: f32) -> Option<f32> {
        let begins = |actor: &Actor| {
            let (first, last) = (actor.way.first()?.0, actor.way.last()?.0);
            (moment < last).then_some((first - moment).max(0.0))
        };
        let marked = self.marks.iter().map(|(when, _)| when - moment);
        let next = self
            .actors
            .iter()
            .filter_map(begins)
            .chain(marked.filter(|wait| *wait > 0.0))
            .reduce(f32::min)
            .unwrap_or(self.lasts - moment);
        (next > 0.0).then_some(next)
    }

    /// What is marked at a moment.
    pub(super) fn marked(&self, moment: f32) -> &[Mark] {
        let shown = self.marks.iter().rfind(|(when, _)| *when <= moment);
        shown.map_or(&[], |(_, marks)| marks)
    }
}

/// What a choice leads to, and where a chain begins with it, what the first ones lead to that go on; each with the board
/// as it was before.
fn happenings(example: &Example, number: usize) -> Vec<(Box<dyn Board>, Event)> {
    let (mut board, mut next) = (example.board.clone(), Some(number));
    let mut all = Vec::new();
    while let Some(number) = next {
        let before = board.clone();
        let Ok(events) = board.choose(example.seat, number) else {
            break;
        };
        all.extend(events.into_iter().map(|event| (before.clone(), event)));
        let open = board.is_open(example.seat);
        let choices = board.choices(example.seat);
        next = choices.first().filter(|_| open).map(|choice| choice.number);
    }
    all
}

/// The board while the course is worked out.
struct Stage<'a> {
    layout: &'a Layout,
    course: Course,
    standing: Vec<(Seat, SpotName)>,
    now: f32,
}

impl Stage<'_> {
    fn point(&self, spot: &SpotName) -> Option<Vec2> {
        Some(self.layout.spot(spot.as_str())?.at)
    }

    /// A piece goes along some points, at seconds of its own; where it went before, it goes on.
    fn go(&mut self, seat: Seat, from: &SpotName, to: &SpotName, way: Vec<(f32, Vec2)>) {
        let stands = self.standing.iter_mut().find(|it| *it == &(seat, from.clone()));
        if let Some(standing) = stands {
            standing.1 = to.clone();
        }
        let actors = &mut self.course.actors;
        match actors
            .iter_mut()
            .find(|actor| actor.seat == seat && actor.to == *from)
        {
            Some(actor) => {
                actor.to = to.clone();
                actor.way.extend(way);
            }
            None => actors.push(Actor {
                seat,
                from: from.clone(),
                to: to.clone(),
                way,
            }),
        }
    }

    /// A piece flies from one spot to another. When it has arrived, if it does.
    fn fly(&mut self, seat: Seat, from: &SpotName, to: &SpotName, begins: f32) -> f32 {
        if let (Some(here), Some(there)) = (self.point(from), self.point(to)) {
            let ends = begins + FLIGHT;
            self.go(seat, from, to, vec![(begins, here), (ends, there)]);
            return ends;
        }
        begins
    }

    fn play(&mut self, cue: Cue) {
        match cue {
            Cue::Walk { seat, path } => {
                let points: Vec<Vec2> = path.iter().filter_map(|spot| self.point(spot)).collect();
                let (Some(from), Some(to)) = (path.first(), path.last()) else {
                    return;
                };
                let steps = points.len().saturating_sub(1).max(1) as f32;
                let straight = points.len() == 2 && points[0].distance(points[1]) > 1.6;
                let step = if straight { FLIGHT } else { STEP.min(WAY / steps) };
                let begins = self.now;
                let when = |at: usize| begins + step * at as f32;
                let way = points
                    .into_iter()
                    .enumerate()
                    .map(|(at, point)| (when(at), point));
                self.go(seat, from, to, way.collect());
                self.now += step * steps;
            }
            Cue::Strike { seat, spot, to, .. } => self.now = self.fly(seat, &spot, &to, self.now),
            Cue::Swap([(one, here), (other, there)]) => {
                let begins = self.now;
                self.fly(one, &here, &there, begins);
                self.now = self.fly(other, &there, &here, begins);
            }
            Cue::Pass(passes) => {
                let begins = self.now;
                for (at, pass) in passes.iter().enumerate() {
                    let stood = self.standing.iter().any(|(_, spot)| *spot == pass.from);
                    if stood {
                        let ends = self.fly(pass.seat, &pass.from, &pass.to, begins + APART * at as f32);
                        self.now = self.now.max(ends);
                    }
                }
            }
            Cue::Show(marks) => {
                self.course.marks.push((self.now, marks));
                self.now += MARKED;
            }
            Cue::Throw { .. } | Cue::Finish { .. } | Cue::Count(_) | Cue::Pause => {}
        }
    }

    /// Goes a part of the way, and back.
    fn try_in_vain(&mut self, seat: Seat, from: &SpotName, to: &SpotName) {
        if let (Some(here), Some(there)) = (self.point(from), self.point(to)) {
            let turn = here.lerp(there, TRIED);
            let way = [(0.0, here), (FLIGHT, turn), (2.0 * FLIGHT, here)];
            let begins = self.now;
            let way = way.map(|(after, point)| (begins + after, point));
            self.go(seat, from, from, way.to_vec());
            self.now += 2.0 * FLIGHT;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{app::settings::Shelf, catalogue::Ours};

    /// Every example of every game with its course.
    fn courses() -> Vec<(&'static str, Example, Course, Layout)> {
        let shelf = Shelf::default();
        let mut all = Vec::new();
        for entry in Ours::GAMES {
            let lessons = entry.lessons(&entry.default_config());
            for example in lessons.into_iter().filter_map(|lesson| lesson.example) {
                let staging = entry.look(&*example.board, shelf.boards()).expect("a look");
                let (layout, eyes) = (
                    staging.layout(),
                    Eyes {
                        seat: Some(example.seat),
                        all: false,
                    },
                );
                let scene = staging.scene(&*example.board, eyes);
                let course = Course::of(&example, &*staging, &layout, &scene);
                all.push((entry.name(), example, course, layout));
            }
        }
        all
    }

    #[test]
    fn every_game_teaches_with_pieces_that_go() {
        let all = courses();
        for entry in Ours::GAMES {
            let own = all.iter().filter(|(game, ..)| *game == entry.name());
            let moving = own.filter(|(.., course, _)| course.moves()).count();
            assert!(moving >= 2, "{}: {moving}", entry.name());
        }
    }

    #[test]
    fn who_goes_begins_where_it_stands_and_ends_where_it_is_to_be() {
        for (game, _, course, layout) in courses() {
            for actor in &course.actors {
                let at = |spot: &SpotName| layout.spot(spot.as_str()).expect("it is on the board").at;
                assert_eq!(actor.at(0.0).0, at(&actor.from), "{game}: {actor:?}");
                let last = actor.at(course.lasts).0;
                assert!(last.distance(at(&actor.to)) < 1e-4, "{game}: {actor:?}");
                assert!(
                    actor.way.windows(2).all(|two| two[0].0 <= two[1].0),
                    "{game}: {actor:?}"
                );
                assert!(
                    actor
                        .way
                        .last()
                        .is_some_and(|(when, _)| when + AFTER <= course.lasts + 1e-3)
                );
            }
        }
    }

    #[test]
    fn what_is_forbidden_is_given_up() {
        let all = courses();
        let forbidden = || {
            all.iter()
                .filter(|(_, example, ..)| example.forbidden().is_some())
        };
        assert!(forbidden().count() > 3);
        for (game, _, course, _) in forbidden() {
            for actor in &course.actors {
                assert_eq!(actor.from, actor.to, "{game}");
            }
        }
    }

    #[test]
    fn it_rests_before_it_begins_and_when_it_is_over() {
        let (.., course, _) = courses()
            .into_iter()
            .find(|(_, example, course, _)| example.forbidden().is_none() && !course.actors.is_empty())
            .expect("somebody goes");
        let near = |one: Option<f32>, other: f32| one.is_some_and(|one| (one - other).abs() < 1e-3);
        assert!(near(course.rests(0.0), BEFORE));
        assert_eq!(course.rests(BEFORE + 0.1), None);
        assert!(near(course.rests(course.lasts - 1.0), 1.0));
        assert!(near(Some(course.moment(course.lasts + 0.5)), 0.5));
    }
}
