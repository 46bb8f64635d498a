//! The typed side of the catalogue, for who plays games by the thousand, and what follows from a type.

use std::sync::Arc;

use super::{
    Assessor, Board, Config, EncodingFacts, Entry, Event, Figure, Labels, Look, Picture, Player, Seated,
    Sights, Spec, Staging, Weighing, Wrapped, unknown,
};
use crate::{
    networks::{Encoding, Network, shipped},
    rules::{Game, Message, Notation, Seat},
    staging::Boards,
    strategies::{Judgement, Learnt, Strategy},
};

/// A game of the catalogue with its type.
pub trait Typed: Entry {
    /// The game.
    type Game: Notation;
    /// The strategy that is called `random`.
    type Random: Strategy<Self::Game> + Clone + Default;
    /// How it looks.
    type Look: Look<Game = Self::Game>;

    /// How a table by these rules looks; the boards are those that people have made themselves.
    fn look_of(&self, rules: &Self::Game, boards: &Boards) -> Self::Look;

    /// A board in characters.
    fn picture_of(&self, board: &Wrapped<Self::Game>) -> Picture;

    /// The same for who is to choose there: with the numbers of what may be chosen, and with what spots are found by, such
    /// as the numbers of starts. What is chosen of a turn so far has been done on it.
    fn labelled_of(&self, board: &Wrapped<Self::Game>, _labels: &Labels) -> Picture {
        self.picture_of(board)
    }

    /// What else should be known of a seat at the table: its partner, where it is going, which numbers are its own.
    fn remark_of(&self, _board: &Wrapped<Self::Game>, _seat: Seat) -> Option<Message> {
        None
    }

    /// What will happen by what the seat to move has chosen of its turn so far.
    fn planned_of(&self, _board: &Wrapped<Self::Game>) -> Vec<Message> {
        Vec::new()
    }

    /// What a seat alone sees beside the picture, such as its cards; none where all see everything.
    fn hand_of(&self, _board: &Wrapped<Self::Game>, _seat: Seat) -> Option<Message> {
        None
    }

    /// How long a game was, in what people count of it: rolls, moves, cards, rounds. From its events in their order.
    fn length_of(&self, events: &mut dyn Iterator<Item = &EventOf<Self>>) -> Message;

    /// What can be counted about a game, from its events in their order; nothing where the game does not tell.
    fn figures_of(
        &self,
        _config: &ConfigOf<Self>,
        _events: &mut dyn Iterator<Item = &EventOf<Self>>,
    ) -> Vec<Figure> {
        Vec::new()
    }

    /// What can be said afterwards of what the seats chose, against perfect play, in the order in which it happened;
    /// nothing where nobody knows better.
    fn review_of(&self, _events: &mut dyn Iterator<Item = &EventOf<Self>>) -> Vec<Message> {
        Vec::new()
    }

    /// The strategy with one of the names of [`Entry::strategies`] and the values of its parameters.
    fn named(&self, name: &str, values: &[i32]) -> Box<dyn Strategy<Self::Game>>;

    /// What of this game a network sees; none where none judges it.
    fn encoding(&self, _rules: &Self::Game) -> Option<Box<dyn Encoding<Self::Game>>> {
        None
    }

    /// Who can tell how likely each seat is to win at a table by these rules: the network that comes with the program. None
    /// where nobody can.
    fn judgement(&self, rules: &Self::Game) -> Option<Box<dyn Judgement<Self::Game>>> {
        let encoding = self.encoding(rules)?;
        let network = shipped(&encoding)?;
        Some(Box::new(Learnt::new(rules, network, encoding)?))
    }

    /// A player that judges by this network alone, at so many positions where it looks ahead; none where none judges the game.
    fn judging(&self, _network: &Arc<Network>, _positions: u32) -> Option<Box<dyn Strategy<Self::Game>>> {
        None
    }

    /// The rules of a configuration.
    ///
    /// # Errors
    /// All faults of the configuration at once.
    fn rules(&self, config: &Config) -> Result<Self::Game, Vec<Message>> {
        Self::Game::new(&config.typed()).map_err(|faults| faults.into_iter().map(Into::into).collect())
    }

    /// What [`Typed::named`] asks for, by a strategy's words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn read(&self, spec: &Spec) -> Result<(&'static str, Vec<i32>), Message> {
        let known = self.strategies();
        let facts = known
            .iter()
            .find(|facts| facts.name == spec.name)
            .ok_or_else(|| {
                let names = known.iter().map(|facts| facts.name);
                unknown("unknown-strategy", &spec.name, names)
            })?;
        Ok((facts.name, facts.values(spec)?))
    }

    /// A strategy by its words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn strategy(&self, spec: &Spec) -> Result<Box<dyn Strategy<Self::Game>>, Message> {
        let (name, values) = self.read(spec)?;
        Ok(self.named(name, &values))
    }
}

/// What follows from the type of a game, for who need not know it.
pub trait Untyped: Sync {
    /// The word for the game.
    fn name(&self) -> &'static str;

    /// The configuration that holds where nothing is said.
    fn default_config(&self) -> Config;

    /// Reads a configuration as it stands in a record or a file.
    ///
    /// # Errors
    /// When it is malformed.
    fn read_config(&self, ron: &str) -> Result<Config, Message>;

    /// Writes a configuration in one line, always the same for the same one.
    fn write_config(&self, config: &Config) -> String;

    /// Opens a game at its start.
    ///
    /// # Errors
    /// All faults of the configuration at once.
    fn open(&self, config: &Config) -> Result<Box<dyn Board>, Vec<Message>>;

    /// The name of what a network sees at a table by these rules; none where none judges it.
    fn encoding_name(&self, config: &Config) -> Option<String>;

    /// A strategy by its words.
    ///
    /// # Errors
    /// When it is unknown, or its parameters are off.
    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message>;

    /// How a board looks; the boards are those that people have made themselves. None for a board of another game, and
    /// so it is with the two that follow.
    fn look(&self, board: &dyn Board, boards: &Boards) -> Option<Box<dyn Staging>>;

    /// See [`Typed::picture_of`].
    fn picture(&self, board: &dyn Board) -> Option<Picture>;

    /// See [`Typed::labelled_of`].
    fn labelled(&self, board: &dyn Board, labels: &Labels) -> Option<Picture>;

    /// See [`Typed::remark_of`].
    fn remark(&self, board: &dyn Board, seat: Seat) -> Option<Message>;

    /// See [`Typed::planned_of`].
    fn planned(&self, board: &dyn Board) -> Vec<Message>;

    /// See [`Typed::hand_of`].
    fn hand(&self, board: &dyn Board, seat: Seat) -> Option<Message>;

    /// How games by the rules of this board become the inputs of a network; none where none judges them.
    fn encoding_of(&self, board: &dyn Board) -> Option<EncodingFacts>;

    /// What a network sees where a seat is to choose, and behind each of its choices; with this one also how it judges.
    fn sights(&self, board: &dyn Board, seat: Seat, network: Option<&Network>) -> Option<Sights>;

    /// Who can tell how likely each seat is to win by the rules of this board; see [`Typed::judgement`].
    fn assessor(&self, board: &dyn Board) -> Option<Box<dyn Assessor>>;

    /// See [`Typed::length_of`].
    fn length(&self, events: &mut dyn Iterator<Item = &Event>) -> Message;

    /// See [`Typed::figures_of`].
    fn figures(&self, config: &Config, events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure>;

    /// See [`Typed::review_of`].
    fn review(&self, events: &mut dyn Iterator<Item = &Event>) -> Vec<Message>;
}

/// The configuration of an entry's game.
pub type ConfigOf<T> = <<T as Typed>::Game as Game>::Config;
/// Its events.
pub type EventOf<T> = <<T as Typed>::Game as Game>::Event;

/// A board of an entry's game, with its type.
fn typed<T: Typed>(board: &dyn Board) -> Option<&Wrapped<T::Game>> {
    board.as_any().downcast_ref()
}

impl<T: Typed> Untyped for T {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn default_config(&self) -> Config {
        Config::of(&ConfigOf::<T>::default())
    }

    fn read_config(&self, ron: &str) -> Result<Config, Message> {
        let config: ConfigOf<T> = ron::from_str(ron).map_err(|error| {
            let at = error.span.start;
            Message::new("config-ron")
                .with("why", error.code.to_string())
                .with("line", at.line as i64)
                .with("column", at.col as i64)
        })?;
        Ok(Config::of(&config))
    }

    fn write_config(&self, config: &Config) -> String {
        ron::to_string(&config.typed::<ConfigOf<T>>()).unwrap_or_default()
    }

    fn open(&self, config: &Config) -> Result<Box<dyn Board>, Vec<Message>> {
        Ok(Box::new(Wrapped::new(self.rules(config)?)))
    }

    fn encoding_name(&self, config: &Config) -> Option<String> {
        let rules = self.rules(config).ok()?;
        Some(self.encoding(&rules)?.name())
    }

    fn player(&self, spec: &Spec) -> Result<Box<dyn Player>, Message> {
        Ok(Box::new(Seated(self.strategy(spec)?)))
    }

    fn look(&self, board: &dyn Board, boards: &Boards) -> Option<Box<dyn Staging>> {
        let rules = typed::<T>(board)?.rules();
        Some(Box::new(self.look_of(rules, boards)))
    }

    fn picture(&self, board: &dyn Board) -> Option<Picture> {
        Some(self.picture_of(typed::<T>(board)?))
    }

    fn labelled(&self, board: &dyn Board, labels: &Labels) -> Option<Picture> {
        Some(self.labelled_of(typed::<T>(board)?, labels))
    }

    fn remark(&self, board: &dyn Board, seat: Seat) -> Option<Message> {
        self.remark_of(typed::<T>(board)?, seat)
    }

    fn planned(&self, board: &dyn Board) -> Vec<Message> {
        typed::<T>(board).map_or_else(Vec::new, |board| self.planned_of(board))
    }

    fn hand(&self, board: &dyn Board, seat: Seat) -> Option<Message> {
        self.hand_of(typed::<T>(board)?, seat)
    }

    fn encoding_of(&self, board: &dyn Board) -> Option<EncodingFacts> {
        let encoding = self.encoding(typed::<T>(board)?.rules())?;
        Some(EncodingFacts::of(&*encoding))
    }

    fn sights(&self, board: &dyn Board, seat: Seat, network: Option<&Network>) -> Option<Sights> {
        let board = typed::<T>(board)?;
        let encoding = self.encoding(board.rules())?;
        Some(Sights::of(
            board.rules(),
            board.position(),
            seat,
            &*encoding,
            network,
        ))
    }

    fn assessor(&self, board: &dyn Board) -> Option<Box<dyn Assessor>> {
        let judgement = self.judgement(typed::<T>(board)?.rules())?;
        Some(Box::new(Weighing(judgement)))
    }

    fn length(&self, events: &mut dyn Iterator<Item = &Event>) -> Message {
        self.length_of(&mut events.filter_map(Event::typed))
    }

    fn figures(&self, config: &Config, events: &mut dyn Iterator<Item = &Event>) -> Vec<Figure> {
        self.figures_of(&config.typed(), &mut events.filter_map(Event::typed))
    }

    fn review(&self, events: &mut dyn Iterator<Item = &Event>) -> Vec<Message> {
        self.review_of(&mut events.filter_map(Event::typed))
    }
}
