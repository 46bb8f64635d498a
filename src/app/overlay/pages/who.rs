//! Who is to sit on a seat of the table that is set up, and the chair that comes of it.

use std::collections::HashMap;

use crate::{
    app::keep::own::OwnPlayers,
    cast::{self, AUTOMATON, CAST, Character, Face, PERSON},
    catalogue::{Entry, Spec},
    play::{Chair, Sitter, company, setup::clean_name},
    rules::Message,
};

/// A seat as far as it is set up. Numbers are kept while another strategy is tried.
#[derive(Clone, Debug, Default)]
pub(in crate::app::overlay) struct Place {
    pub(in crate::app::overlay) who: Who,
    /// The name that people gave.
    pub(in crate::app::overlay) name: String,
    /// The word for the dice, where it is a person.
    pub(in crate::app::overlay) word: String,
    /// The numbers given to strategies, by their names.
    pub(in crate::app::overlay) numbers: HashMap<&'static str, Vec<i32>>,
    pub(in crate::app::overlay) unfolded: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app::overlay) enum Who {
    Person,
    Character(&'static Character),
    /// A strategy by itself.
    Strategy(&'static str),
    /// A player of one's own, by its word.
    Own(String),
    #[default]
    Nobody,
}

impl Who {
    /// The face; none where nobody sits.
    pub(in crate::app::overlay) fn face(&self) -> Option<&'static Face> {
        match self {
            Self::Person => Some(&PERSON),
            Self::Character(character) => Some(&character.face),
            Self::Strategy(_) | Self::Own(_) => Some(&AUTOMATON),
            Self::Nobody => None,
        }
    }
}

impl Place {
    /// The place of a chair.
    pub(in crate::app::overlay) fn of(entry: &dyn Entry, chair: &Chair, own: &OwnPlayers) -> Self {
        let mut place = Self {
            name: company::given_name(chair).to_owned(),
            ..Self::default()
        };
        place.who = match (&chair.sitter, own.word(entry.name(), &chair.sitter)) {
            (Sitter::Empty, _) => Who::Nobody,
            (Sitter::Person, _) => Who::Person,
            (_, Some(word)) => Who::Own(word),
            (Sitter::Computer(spec), None) => place.computer(entry, chair, spec),
        };
        place
    }

    /// A character where the strategy is what it plays in this game; else the strategy with its numbers.
    fn computer(&mut self, entry: &dyn Entry, chair: &Chair, spec: &Spec) -> Who {
        let is_its_own = |character: &&Character| company::chair_of(entry, character).sitter == chair.sitter;
        if let Some(character) = company::character(chair).filter(is_its_own) {
            return Who::Character(character);
        }
        let mut strategies = entry.strategies().into_iter();
        let known = strategies.find(|facts| facts.name == spec.name);
        known.map_or(Who::Nobody, |facts| {
            if let Ok(values) = facts.values(spec) {
                self.numbers.insert(facts.name, values);
            }
            Who::Strategy(facts.name)
        })
    }

    /// The chair of the place.
    ///
    /// # Errors
    /// When a player of one's own is not there any more, or is none.
    pub(in crate::app::overlay) fn chair(
        &self,
        entry: &dyn Entry,
        own: &OwnPlayers,
    ) -> Result<Chair, Message> {
        let name = clean_name(&self.name);
        let sitter = match &self.who {
            Who::Nobody => return Ok(Chair::new(Sitter::Empty)),
            Who::Person => Sitter::Person,
            Who::Character(character) => return Ok(company::chair_of(entry, character)),
            Who::Strategy(name) => Sitter::Computer(self.spec(entry, name)),
            Who::Own(word) => {
                let gone = || Message::new("own-gone").with("word", word.as_str());
                let own = own.of_word(word).ok_or_else(gone)?;
                let why = |why: &String| Message::new("own-fault").with("why", why.as_str());
                Sitter::Computer(own.spec.clone().map_err(|fault| why(&fault))?)
            }
        };
        Ok(Chair { sitter, name })
    }

    /// A strategy with the numbers that it was given here, where they are not the usual ones.
    pub(in crate::app::overlay) fn spec(&self, entry: &dyn Entry, name: &str) -> Spec {
        let strategies = entry.strategies();
        let usual = |values: &&Vec<i32>| {
            let facts = strategies.iter().find(|facts| facts.name == name);
            let usual = facts.map(|facts| facts.parameters.iter().map(|known| known.default));
            usual.is_none_or(|usual| usual.eq(values.iter().copied()))
        };
        let given = self.numbers.get(name).filter(|values| !usual(values));
        let words = |values: &Vec<i32>| values.iter().map(i32::to_string).collect::<Vec<_>>();
        let spec = Spec {
            name: name.to_owned(),
            parameters: given.map(|values| words(values).join(",")),
        };
        // A level keeps the word by which it is known.
        let level = entry.level_of(&spec);
        level.map_or(spec, |level| level.spec.to_owned().into())
    }
}

/// The strategy that is offered where one is to be chosen by itself: the one that gives advice.
pub(in crate::app::overlay) fn plain(entry: &dyn Entry) -> &'static str {
    let adviser = entry.adviser().name;
    let strategies = entry.strategies();
    let known = strategies.iter().find(|facts| facts.name == adviser);
    known.map_or("random", |facts| facts.name)
}

/// Who usually plays, on the usual board.
pub(in crate::app::overlay) fn usual(entry: &dyn Entry) -> Vec<Place> {
    let chairs = company::table(entry, entry.usual_sitters());
    let own = OwnPlayers::default();
    chairs.iter().map(|chair| Place::of(entry, chair, &own)).collect()
}

/// These with somebody of the cast where there is none yet: of those who usually play, or anybody.
pub(in crate::app::overlay) fn joined(entry: &dyn Entry, places: Vec<Option<Place>>) -> Vec<Place> {
    let words = entry.usual_sitters().iter().map(|&word| Sitter::from(word));
    let usual: Vec<Spec> = words
        .filter_map(|sitter| match sitter {
            Sitter::Computer(spec) => Some(spec),
            Sitter::Empty | Sitter::Person => None,
        })
        .collect();
    let mut seated: Vec<Who> = places.iter().flatten().map(|place| place.who.clone()).collect();
    let mut newcomers = usual.iter().cycle();
    let mut newcomer = || {
        let level = newcomers.next().and_then(|spec| entry.level_of(spec));
        let alike = level.into_iter().flat_map(|level| cast::at(entry, level));
        let mut all = alike.chain(CAST.iter().rev()).map(Who::Character);
        let who = all.find(|who| !seated.contains(who)).unwrap_or_default();
        seated.push(who.clone());
        Place {
            who,
            ..Place::default()
        }
    };
    let places = places.into_iter();
    places.map(|place| place.unwrap_or_else(&mut newcomer)).collect()
}
