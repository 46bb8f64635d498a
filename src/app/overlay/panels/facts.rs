//! What the panels know of the game on the table, looked up when it changes and not in every frame.
//!
//! The game is always ahead of what is seen: its events are shown one after another. So the list of events ends,
//! and places and counts stand, where the table stands, and nobody reads a roll before the die has come to rest.

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    app::{
        base::Beat,
        current::Current,
        overlay::widgets::{drawn::marked, faces::Portrait},
        settings::Settings,
        table::Busy,
    },
    play::{Act, Step, company},
    rules::{Arg, Message, Seat, Turn},
    staging::{Colour, Cue, Form, Layout, MarkKind, Scene, SpotName, pieces::Progress},
    texts::{self, Language},
};

/// One line of the list of events.
#[derive(Clone, Debug)]
pub(in crate::app::overlay) struct Line {
    /// The step that led to it.
    pub(in crate::app::overlay) step: usize,
    /// Its place among all events.
    event: usize,
    /// Whom it is about.
    pub(in crate::app::overlay) seat: Option<Seat>,
    /// In whose turn it happened: who moves a partner's piece is not at an end with its own.
    pub(in crate::app::overlay) turn: Option<Seat>,
    /// The sentence, as it is read.
    pub(in crate::app::overlay) text: String,
    /// The same with signs for what is drawn of it; whoever acts is named once a turn, where a sentence can do without.
    pub(in crate::app::overlay) drawn: String,
    /// Whether a turn begins with it: the line before belongs to that of somebody else.
    pub(in crate::app::overlay) begins: bool,
}

impl Line {
    /// The ways and places of what it tells of, each with whose it is.
    pub(in crate::app::overlay) fn places(&self, current: &Current) -> Vec<Lit> {
        let steps = current.game().steps();
        let Some(step) = steps.get(self.step) else {
            return Vec::new();
        };
        let before: usize = steps[..self.step].iter().map(|step| step.events.len()).sum();
        let event = self.event.checked_sub(before).and_then(|at| step.events.get(at));
        let heard = event.and_then(|event| current.heard(&*step.before, event));
        let cues = heard.map(|event| current.staging().cues(&*step.before, &event, current.eyes()));
        cues.unwrap_or_default().into_iter().flat_map(lit).collect()
    }
}

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

/// A way or a place that lights up, and in whose colour.
pub(in crate::app::overlay) type Lit = (Seat, Vec<SpotName>);

/// The ways and places that a cue shows.
fn lit(cue: Cue) -> Vec<Lit> {
    match cue {
        Cue::Walk { seat, path } => vec![(seat, path)],
        Cue::Swap([(one, here), (other, there)]) => {
            vec![
                (one, vec![here.clone(), there.clone()]),
                (other, vec![there, here]),
            ]
        }
        Cue::Strike { seat, spot, .. } => vec![(seat, vec![spot])],
        // Of all that is frozen and free only what was chosen or set free is told.
        Cue::Show(marks) => marks
            .into_iter()
            .filter(|mark| matches!(mark.kind, MarkKind::Chosen | MarkKind::Free))
            .map(|mark| (mark.seat, vec![mark.spot]))
            .collect(),
        Cue::Pass(passes) => passes
            .into_iter()
            .map(|pass| (pass.seat, vec![pass.to]))
            .collect(),
        Cue::Throw { .. } | Cue::Count(_) | Cue::Finish { .. } | Cue::Pause => Vec::new(),
    }
}

/// What the sentences of the list hang on besides the steps: all are written anew when it changes.
#[derive(Default, PartialEq)]
struct Source {
    game: String,
    sits: usize,
    is_open: bool,
    watched: Option<Seat>,
    language: Language,
    /// Whether the numbers of places are shown on the board: only then they are named.
    numbers: bool,
}

impl Source {
    fn new(current: &Current, language: Language, numbers: bool) -> Self {
        Self {
            language,
            numbers,
            game: current.game().commitment(),
            sits: current.game().sits().len(),
            is_open: current.game().is_open(),
            watched: current.watched(),
        }
    }
}

/// What is known of the game on the table.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Facts {
    of: Source,
    /// The steps that were read.
    acts: Vec<Act>,
    events: usize,
    lines: Vec<Line>,
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
    /// After how many steps the board is that people have seen come to rest last.
    pub(in crate::app::overlay) steps: usize,
    /// Whether nothing moves and nothing is left to be shown.
    pub(in crate::app::overlay) still: bool,
}

impl Facts {
    /// Whether it is up to a seat.
    pub(super) fn is_next(&self, seat: Seat) -> bool {
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
        &self.lines[..self.shown]
    }

    /// What was told last before an earlier moment that is looked at, as far as it has been seen.
    pub(super) fn told_before(&self) -> Option<&str> {
        let before = self.lines.partition_point(|line| line.step < self.steps);
        let told = self.lines[..before].last()?;
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
        if self.of != of {
            if self.of.game != of.game {
                *self = Self {
                    layout: Some(current.staging().layout().clone()),
                    ..Self::default()
                };
            }
            // Only what is told changes: what has been seen of the same game stays as it was seen.
            self.of = of;
            self.acts.clear();
            self.lines.clear();
            self.events = 0;
            self.text.clear();
        }
        // What was taken back, or belongs to another game from the same seed, is forgotten.
        let steps = current.game().steps();
        let known = steps
            .iter()
            .zip(&self.acts)
            .take_while(|(step, act)| step.act == **act)
            .count();
        if known < self.acts.len() {
            self.lines.retain(|line| line.step < known);
            self.events = steps[..known].iter().map(|step| step.events.len()).sum();
            self.acts.truncate(known);
        }
        for (number, step) in steps.iter().enumerate().skip(known) {
            self.acts.push(step.act.clone());
            for event in &step.events {
                let heard = current.heard(&*step.before, event);
                if let Some(message) = heard.and_then(|event| step.before.describe(&event)) {
                    let message = if numbers { message } else { plain(message) };
                    let seat = subject(&message);
                    let turn = seat.map(|seat| turn_of(step, seat));
                    let begins = self.lines.last().is_none_or(|line| line.turn != turn);
                    let drawn = match seat.filter(|_| !begins && seat == turn) {
                        None => current.tell(&marked(message.clone()), language),
                        Some(seat) => {
                            let told = current.tell(&marked(brief(message.clone())), language);
                            unnamed(told, &current.name_in(seat, language))
                        }
                    };
                    self.lines.push(Line {
                        step: number,
                        event: self.events,
                        seat,
                        turn,
                        text: current.tell(&message, language),
                        drawn,
                        begins,
                    });
                }
                self.events += 1;
            }
        }
    }

    fn catch_up(&mut self, current: &Current, busy: bool, beat: Beat) {
        let waiting = current.untold() + usize::from(busy || current.is_showing());
        let seen = self.events.saturating_sub(waiting);
        // Who looks back has seen all of it.
        self.shown = if current.replay().is_some() {
            self.lines.len()
        } else {
            self.lines.partition_point(|line| line.event < seen)
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

/// The sentence that names no places, where there is one.
pub(super) fn plain(message: Message) -> Message {
    varied(message, "plain")
}

/// The sentence in which whoever acts is not named again, where the whole one names it in the middle.
fn brief(message: Message) -> Message {
    varied(message, "brief")
}

/// The sentence with this word behind its key, where there is one.
fn varied(message: Message, word: &str) -> Message {
    let key = format!("{}-{word}", message.key);
    if texts::has(&key) {
        Message { key, ..message }
    } else {
        message
    }
}

/// A sentence without the name that it begins with; as it was, where it begins otherwise.
fn unnamed(sentence: String, name: &str) -> String {
    let rest = sentence.strip_prefix(name).unwrap_or_default();
    // A name is a word of its own, and in some languages a colon follows it.
    let rest = rest
        .strip_prefix(|next: char| next == ':' || next.is_whitespace())
        .unwrap_or_default()
        .trim_start_matches(|next: char| next == ':' || next.is_whitespace());
    let mut letters = rest.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => sentence,
    }
}

/// The seat that a sentence begins with: who strikes, not who is struck.
fn subject(message: &Message) -> Option<Seat> {
    let seat = |name: &str| {
        message.args.iter().find_map(|(key, arg)| match arg {
            Arg::Seat(seat) if key == name => Some(*seat),
            _ => None,
        })
    };
    seat("by").or_else(|| seat("seat"))
}

/// In whose turn something happens that is about a seat: in that of a partner who chose it, or in its own. Where all choose at
/// once it is always its own.
fn turn_of(step: &Step, seat: Seat) -> Seat {
    match step.act {
        _ if matches!(step.before.turn(), Turn::Together(_)) => seat,
        Act::Choice(chooser, _) if step.before.team(chooser) == step.before.team(seat) => chooser,
        _ => seat,
    }
}

/// Looks at the game.
pub(in crate::app::overlay) fn look(
    current: Option<Res<Current>>,
    busy: Query<(), With<Busy>>,
    beat: Option<Res<State<Beat>>>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut facts: ResMut<Facts>,
) {
    let Some(current) = current else { return };
    let facts = facts.bypass_change_detection();
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
    fn lines_are_grouped_by_turn_name_places_only_where_numbers_are_shown_and_know_what_lights_up() {
        let entry: &dyn Entry = &crate::catalogue::mejn::Catalogued;
        let config = entry.default_config();
        let sitters = vec![Sitter::from("far"); entry.seats(&config)];
        let setup = Setup::new(entry, &config, sitters).expect("a table");
        let game = Match::new(setup, seed::numbered(1)).expect("a game");
        let mut current = Current::new(game, &Shelf::default()).expect("it can lie on the table");
        for _ in 0..120 {
            let step = |game: &mut Match| game.step_alone().map(|_| ());
            current.change(step).expect("nobody plays foul");
        }
        let read = |numbers| {
            let mut facts = Facts::default();
            facts.read(&current, Language::ENGLISH, numbers);
            facts
        };
        let (bare, named) = (read(false), read(true));
        let moves =
            |facts: &Facts, what: &str| facts.lines.iter().filter(|line| line.text.contains(what)).count();
        assert!(moves(&named, "moves from") > 5 && moves(&named, "moves on") == 0);
        assert!(moves(&bare, "moves on") > 5 && moves(&bare, "moves from") == 0);
        for pair in bare.lines.windows(2) {
            assert_eq!(pair[1].begins, pair[0].seat != pair[1].seat);
        }
        let line = bare.lines.iter().find(|line| line.text.contains("moves on"));
        let places = line.expect("somebody moves").places(&current);
        assert!(places.len() == 1 && places[0].1.len() > 1, "{places:?}");
        // Whoever acts is named once a turn where it is looked at, and in every sentence where it is read.
        for line in &bare.lines {
            let name = current.name(line.turn.expect("somebody acts"));
            assert_eq!(line.drawn.starts_with(&name), line.begins, "{}", line.drawn);
            assert!(line.text.starts_with(&name), "{}", line.text);
        }
        // Dice are drawn, and read as numbers.
        let rolled = bare.lines.iter().find(|line| line.text.contains("rolls"));
        let rolled = rolled.expect("somebody rolls");
        assert!(rolled.text.contains(|c: char| c.is_ascii_digit()));
        assert!(!rolled.drawn.contains(|c: char| c.is_ascii_digit()));
    }

    #[test]
    fn a_name_is_left_out_only_where_a_sentence_begins_with_it() {
        for (sentence, rest) in [
            ("Asha rolls again.", "Rolls again."),
            ("Asha : un pion avance.", "Un pion avance."),
            ("Asha: χτυπά.", "Χτυπά."),
            ("Ashanti rolls again.", "Ashanti rolls again."),
            ("Empieza Asha.", "Empieza Asha."),
            ("Asha", "Asha"),
        ] {
            assert_eq!(unnamed(sentence.to_owned(), "Asha"), rest);
        }
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
