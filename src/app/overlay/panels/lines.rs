//! The list of what happened, in sentences: written as the game goes on, and anew when the words change.

use crate::{
    app::{current::Current, overlay::widgets::drawn::marked},
    play::{Act, Step},
    rules::{Arg, Message, Seat, Turn},
    staging::{Cue, MarkKind, SpotName},
    texts::{self, Language},
};

/// One line of the list of events.
#[derive(Clone, Debug)]
pub(in crate::app::overlay) struct Line {
    /// The step that led to it.
    pub(in crate::app::overlay) step: usize,
    /// Its place among all events.
    pub(super) event: usize,
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
pub(super) struct Source {
    pub(super) game: String,
    sits: usize,
    is_open: bool,
    watched: Option<Seat>,
    language: Language,
    /// Whether the numbers of places are shown on the board: only then they are named.
    numbers: bool,
}

impl Source {
    pub(super) fn new(current: &Current, language: Language, numbers: bool) -> Self {
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

/// What is told of the game on the table.
#[derive(Default)]
pub(super) struct Told {
    pub(super) of: Source,
    /// The steps that were read.
    acts: Vec<Act>,
    /// How many events they led to.
    pub(super) events: usize,
    pub(super) lines: Vec<Line>,
}

impl Told {
    /// Nothing yet.
    pub(super) fn new(of: Source) -> Self {
        Self {
            of,
            ..Self::default()
        }
    }

    /// Reads on to the last step of the game.
    pub(super) fn read(&mut self, current: &Current) {
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
                    let message = if self.of.numbers { message } else { plain(message) };
                    let seat = subject(&message);
                    let turn = seat.map(|seat| turn_of(step, seat));
                    let begins = self.lines.last().is_none_or(|line| line.turn != turn);
                    let drawn = match seat.filter(|_| !begins && seat == turn) {
                        None => current.tell(&marked(message.clone()), self.of.language),
                        Some(seat) => {
                            let told = current.tell(&marked(brief(message.clone())), self.of.language);
                            unnamed(told, &current.name_in(seat, self.of.language))
                        }
                    };
                    self.lines.push(Line {
                        step: number,
                        event: self.events,
                        seat,
                        turn,
                        text: current.tell(&message, self.of.language),
                        drawn,
                        begins,
                    });
                }
                self.events += 1;
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::settings::Shelf,
        catalogue::Entry,
        play::{Match, Setup, Sitter, seed},
    };

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
            let mut told = Told::new(Source::new(&current, Language::ENGLISH, numbers));
            told.read(&current);
            told
        };
        let (bare, named) = (read(false), read(true));
        let moves =
            |told: &Told, what: &str| told.lines.iter().filter(|line| line.text.contains(what)).count();
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
}
