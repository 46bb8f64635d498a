//! What the panels know of the game on the table, looked up when it changes and not in every frame.
//!
//! The game is always ahead of what is seen: its events are shown one after another. So the list of events ends,
//! and places and counts stand, where the table stands, and nobody reads a roll before the die has come to rest.

use bevy::{prelude::*, window::RequestRedraw};

use super::lines::{Line, Source, Told};
use crate::{
    app::{
        base::Beat, current::Current, input::blind::Blind, overlay::widgets::faces::Portrait,
        settings::Settings, table::Busy,
    },
    play::company,
    rules::{Message, Seat, SeatSet, Turn},
    staging::{Colour, Form, Layout, Scene, SpotName, pieces::Progress},
    texts::Language,
};

/// Whose turn it is, as far as people have seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app::overlay) enum Doing {
    /// Nothing is known yet.
    #[default]
    Nothing,
    /// A seat is to roll.
    Rolls(Seat),
    /// A person is to choose.
    Chooses(Seat),
    /// A computer is to choose.
    Thinks(Seat),
    /// A person is to act on a device of its own.
    Elsewhere(Seat),
    /// The game is over.
    Over,
    /// An earlier moment is looked at.
    Looks,
}

/// What is known of the game on the table.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Facts {
    told: Told,
    /// How many of the lines have been seen to happen.
    pub(in crate::app::overlay) shown: usize,
    /// The board.
    pub(in crate::app::overlay) layout: Option<Layout>,
    /// What stands on it, as far as it was shown.
    pub(in crate::app::overlay) scene: Scene,
    /// What is going on, where there are words for it, and which round is played.
    pub(in crate::app::overlay) stage: Option<Message>,
    pub(in crate::app::overlay) round: Option<Message>,
    /// The numbers on the board that are counting up or down.
    counting: Counting,
    /// The position that was looked up last.
    text: String,
    /// The chance that a person's pawn is struck before its next turn, by the spots of the notation.
    pub(in crate::app::overlay) danger: Vec<(Seat, String, f64)>,
    /// Whose turn it is.
    pub(in crate::app::overlay) doing: Doing,
    /// Those who choose at once, each on a pad of its own: of them nobody is first.
    at_once: SeatSet,
    /// After how many steps the board is that people have seen come to rest last.
    pub(in crate::app::overlay) steps: usize,
    /// Whether nothing moves and nothing is left to be shown.
    pub(in crate::app::overlay) still: bool,
}

impl Facts {
    /// Whether it is up to a seat.
    pub(super) fn is_next(&self, seat: Seat) -> bool {
        if !self.at_once.is_empty() {
            return self.at_once.contains(seat);
        }
        matches!(self.doing, Doing::Rolls(who) | Doing::Chooses(who) | Doing::Thinks(who) | Doing::Elsewhere(who) if who == seat)
    }

    /// The face of who sits there, as it feels now.
    pub(super) fn portrait(&self, current: &Current, seat: Seat) -> Option<Portrait> {
        let face = company::face(current.game().setup().chairs.get(seat.index())?)?;
        let mood = current.mood(seat, self.is_next(seat));
        Some(Portrait::new(face, self.colour(seat)).feeling(mood))
    }

    /// The lines that people have seen happen.
    pub(in crate::app::overlay) fn lines(&self) -> &[Line] {
        &self.told.lines[..self.shown]
    }

    /// What was told last before an earlier moment that is looked at, as far as it has been seen.
    pub(super) fn told_before(&self) -> Option<&str> {
        let before = self.told.lines.partition_point(|line| line.step < self.steps);
        let told = self.told.lines[..before].last()?;
        (self.doing == Doing::Looks).then_some(told.text.as_str())
    }

    /// Whether what happened last belongs to the turn of a seat.
    pub(super) fn is_last(&self, seat: Seat) -> bool {
        self.lines().last().is_some_and(|line| line.turn == Some(seat))
    }

    /// Whether a spot is a place in somebody's hand.
    pub(super) fn is_in_hand(&self, spot: Option<&SpotName>) -> bool {
        let layout = self.layout.as_ref();
        layout
            .zip(spot)
            .is_some_and(|(layout, spot)| layout.form(spot.as_str()).is_from_hand())
    }

    /// Over which point is said what is to be said of a spot; none where it is said below the table.
    pub(super) fn words_at(&self, spot: &SpotName) -> Option<Vec3> {
        let spot = self.layout.as_ref()?.spot(spot.as_str())?;
        spot.form.words_at(spot)
    }

    /// The colour of a seat.
    pub(in crate::app::overlay) fn colour(&self, seat: Seat) -> Colour {
        self.layout
            .as_ref()
            .map_or(Colour::ALL[seat.index()], |layout| layout.seat(seat).colour)
    }

    /// The kind of pieces by which one sees how far a seat is.
    pub(in crate::app::overlay) fn counted(&self) -> Form {
        self.layout.as_ref().map_or_else(Form::default, Layout::counted)
    }

    /// How far a seat is.
    pub(in crate::app::overlay) fn progress(&self, seat: Seat) -> Progress {
        let progress = |layout: &Layout| layout.counted().progress(layout, &self.scene, seat);
        self.layout.as_ref().map_or(Progress::NONE, progress)
    }

    /// The place of a seat that is home.
    pub(in crate::app::overlay) fn place(&self, seat: Seat) -> Option<u8> {
        self.scene
            .places
            .iter()
            .find(|(owner, _)| *owner == seat)
            .map(|(_, place)| *place)
    }

    fn read(&mut self, current: &Current, language: Language, numbers: bool) {
        let of = Source::new(current, language, numbers);
        if self.told.of != of {
            if self.told.of.game != of.game {
                *self = Self {
                    layout: Some(current.staging().layout().clone()),
                    ..Self::default()
                };
            }
            // Only what is told changes: what has been seen of the same game stays as it was seen.
            self.told = Told::new(of);
            self.text.clear();
        }
        self.told.read(current);
    }

    /// The person whose cards are covered until the others look away, once the table has come to rest.
    pub(in crate::app::overlay) fn covered(&self, current: &Current) -> Option<Seat> {
        let covered = current.covered();
        covered.filter(|_| self.still && current.replay().is_none())
    }

    fn catch_up(&mut self, current: &Current, busy: bool, beat: Beat) {
        let waiting = current.untold() + usize::from(busy || current.is_showing());
        let seen = self.told.events.saturating_sub(waiting);
        // Who looks back has seen all of it.
        self.shown = if current.replay().is_some() {
            self.told.lines.len()
        } else {
            self.told.lines.partition_point(|line| line.event < seen)
        };
        self.still = waiting == 0;
        if beat == Beat::Over {
            // The winners may still dance.
            self.doing = Doing::Over;
        }
        if !self.still {
            if current.headline().is_some() {
                self.stage = current.headline().cloned();
            }
            return;
        }
        let count = current.game().steps().len();
        self.steps = current.replay().map_or(count, |replay| replay.at);
        self.stage = current.staging().doing(current.shown());
        self.round = current.staging().round(current.shown());
        let scene = current.staging().scene(current.shown(), current.eyes());
        let shown = current.shown().text();
        if self.text != shown {
            self.danger = dangers(current);
            self.text = shown;
        }
        if self.scene != scene {
            self.scene = scene;
        }
        let actor = current.actor();
        self.doing = match (current.game().turn(), actor) {
            _ if current.replay().is_some() => Doing::Looks,
            // It is told when its end begins to be seen.
            (Turn::Over, _) => self.doing,
            // The next one is not named before the table has come to rest.
            (_, Some(_)) if matches!(beat, Beat::Move | Beat::Strike) => self.doing,
            (_, Some(seat)) if current.is_elsewhere(seat) => Doing::Elsewhere(seat),
            (Turn::Chance, Some(seat)) => Doing::Rolls(seat),
            (_, Some(seat)) if current.is_person(seat) => Doing::Chooses(seat),
            (_, Some(seat)) => Doing::Thinks(seat),
            (_, None) => Doing::Nothing,
        };
    }
}

/// Numbers on the board on their way to others.
#[derive(Default)]
struct Counting {
    /// From what, and to what.
    ways: Vec<(SpotName, usize, usize)>,
    /// For how long, in seconds of the table.
    clock: f32,
}

impl Counting {
    /// How long they count: about as long as what they count is on its way.
    const SECS: f32 = 1.4;

    /// Counts in a scene towards these numbers. Says whether it goes on.
    fn on(&mut self, scene: &mut Scene, to: &[(SpotName, usize)], secs: f32) -> bool {
        let same = self
            .ways
            .iter()
            .map(|(spot, _, to)| (spot, to))
            .eq(to.iter().map(|(spot, to)| (spot, to)));
        if !same {
            let way = |(spot, to): &(SpotName, usize)| (spot.clone(), scene.count(spot), *to);
            self.ways = to.iter().map(way).collect();
            self.clock = 0.0;
        }
        if self.ways.is_empty() || self.clock >= Self::SECS {
            return false;
        }
        self.clock += secs;
        let part = (self.clock / Self::SECS).min(1.0);
        for (spot, from, to) in &self.ways {
            let now = *from as f32 + (*to as f32 - *from as f32) * part;
            scene.set_count(spot, now.round() as usize);
        }
        true
    }
}

/// A smaller chance to be struck is no danger.
const SLIGHT: f64 = 0.05;

/// The dangers to the pawns of all persons; to everybody's where only computers play.
fn dangers(current: &Current) -> Vec<(Seat, String, f64)> {
    let board = current.shown();
    let persons = board.seats().iter().any(|seat| current.is_person(seat));
    board
        .seats()
        .iter()
        .filter(|&seat| !persons || current.is_person(seat))
        .flat_map(|seat| {
            board
                .danger(seat)
                .into_iter()
                .filter(|(_, chance)| *chance >= SLIGHT)
                .map(move |(spot, chance)| (seat, spot, chance))
        })
        .collect()
}

/// Looks at the game.
pub(in crate::app::overlay) fn look(
    current: Option<Res<Current>>,
    busy: Query<(), With<Busy>>,
    beat: Option<Res<State<Beat>>>,
    settings: Res<Settings>,
    (time, blind): (Res<Time>, Res<Blind>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut facts: ResMut<Facts>,
) {
    let Some(current) = current else { return };
    let facts = facts.bypass_change_detection();
    facts.at_once = blind.0.keys().copied().collect();
    facts.read(&current, settings.list_language(), settings.numbers);
    facts.catch_up(
        &current,
        !busy.is_empty(),
        beat.map_or(Beat::Next, |beat| *beat.get()),
    );
    let Facts { counting, scene, .. } = facts;
    if counting.on(scene, current.counts(), time.delta_secs()) {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::settings::Shelf,
        catalogue::Entry,
        play::{Match, Setup, Sitter, seed},
    };

    #[test]
    fn of_those_who_choose_at_once_nobody_is_first() {
        let seats = [0, 1, 2].map(Seat::new);
        let mut facts = Facts {
            doing: Doing::Chooses(seats[0]),
            ..Facts::default()
        };
        assert_eq!(seats.map(|seat| facts.is_next(seat)), [true, false, false]);
        facts.at_once = seats[..2].iter().copied().collect();
        assert_eq!(seats.map(|seat| facts.is_next(seat)), [true, true, false]);
    }

    #[test]
    fn scores_stand_as_they_were_seen_until_the_last_move_has_been_shown() {
        let entry: &dyn Entry = &crate::catalogue::compromise::Catalogued;
        let sitters = vec![Sitter::Person, Sitter::from("random")];
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        let game = Match::new(setup, seed::numbered(1)).expect("a game");
        let mut current = Current::new(game, &Shelf::default()).expect("it can lie on the table");
        let mut facts = Facts::default();
        let seats = [0, 1].map(Seat::new);
        let mut seen = Vec::new();
        while current.game().turn() != Turn::Over {
            current.show_all();
            facts.read(&current, Language::ENGLISH, true);
            facts.catch_up(&current, false, Beat::Choose);
            seen = seats.map(|seat| facts.progress(seat)).to_vec();
            if current.game().turn() == Turn::Chance {
                current.draw().expect("chance acts");
            } else {
                let seat = current.game().turn().seats().iter().next().expect("a seat");
                let number = current.game().board().choices(seat)[0].number;
                current.choose(seat, number).expect("it is legal");
            }
        }
        assert!(seen.iter().any(|progress| progress.count > 0));
        // What was secret is open now, though the end has still to be shown.
        facts.read(&current, Language::ENGLISH, true);
        facts.catch_up(&current, true, Beat::Move);
        assert_eq!(seats.map(|seat| facts.progress(seat)).to_vec(), seen);
    }

    #[test]
    fn numbers_count_up_on_their_way_and_end_where_they_belong() {
        let spot = SpotName::from("N0.score");
        let mut scene = Scene::default();
        scene.set_count(&spot, 3);
        let (mut counting, to) = (Counting::default(), [(spot.clone(), 11)]);
        let mut seen = Vec::new();
        while counting.on(&mut scene, &to, 0.1) {
            seen.push(scene.count(&spot));
        }
        assert!(seen.is_sorted() && seen.contains(&7), "{seen:?}");
        assert_eq!(seen.last(), Some(&11));
        assert!(!counting.on(&mut scene, &[], 0.1));
    }
}
