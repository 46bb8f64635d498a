//! Where the games of a tournament are played: a seating and a seed in, what the game came to out.

use std::{
    fmt,
    path::PathBuf,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use super::{
    guests::{self, BotTerms, Guests},
    learn::{Founding, School, Watch, Watching},
    luck::{self, Luck, StandIns},
    script::{self, Script},
};
use crate::{
    catalogue::{Config, Games, Listed, Spec, Typed, Visitor},
    play::{
        dice::{Seed, Tape, ThoughtKey},
        run::{Played, Terms, play_out_from},
    },
    rules::{ChoiceSet as _, Game, Listener, Message, Notation, Seat, SeatSet, Source, Standing},
    strategies::{Judgement, Random, Strategy},
};

/// Who sits where: the number of an entrant, or none.
pub type Seating = [Option<u16>; Seat::MOST];

/// The seats of a seating at which somebody sits.
#[must_use]
pub fn seats_of(seating: &Seating) -> SeatSet {
    (0..Seat::MOST)
        .filter(|&k| seating[k].is_some())
        .map(Seat::new)
        .collect()
}

/// What one game came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The place of each seat, 1 for the winner, tied seats share the better one; 0 where nobody sat. All
    /// share the first place in a game that its bound ended.
    pub places: [u8; Seat::MOST],
    /// Outcomes of chance.
    pub rolls: u32,
    /// Choices.
    pub choices: u32,
    /// How often each seat did each of the game's deeds, in their order.
    pub deeds: Vec<[u32; Seat::MOST]>,
    /// What went wrong with bots: the seat, and the word for it.
    pub fouls: Vec<(u8, String)>,
    /// The luck of each seat, in parts of certainty, where it is reckoned.
    pub luck: Option<[i64; Seat::MOST]>,
    /// What each seat lost by its own choices, in parts of certainty, where that is reckoned.
    pub errors: Option<[i64; Seat::MOST]>,
    /// What was chosen, where that is kept.
    #[serde(skip)]
    pub script: Option<Script>,
}

/// The word for a game that a bot has forfeited.
pub const FORFEIT: &str = "forfeit";

/// How long each seat thought: choices and the time for them together.
pub type Clocks = [(u64, Duration); Seat::MOST];

/// A place at which games of one tournament are played, by many threads at once.
pub trait Venue: Send + Sync {
    /// The team of a seat.
    fn team(&self, seat: Seat) -> usize;

    /// The words for the deeds that are counted.
    fn deeds(&self) -> &'static [&'static str];

    /// Plays the games of a block, which has this number and perhaps an opening: every seating with the same seed. Where there are `clocks`, thinking is timed;
    /// one set of them a seating.
    ///
    /// # Errors
    /// When a strategy is unknown, or the game cannot be played with these seats.
    fn play(
        &self,
        block: (u64, Option<usize>),
        seed: &Seed,
        seatings: &[Seating],
        clocks: Option<&mut Vec<Clocks>>,
    ) -> Result<Vec<GameResult>, Message>;

    /// What went wrong last with an entrant that is a bot, in a sentence; none where nothing did.
    fn last_fault(&self, _entrant: usize) -> Option<String> {
        None
    }
}

/// The games in which tournaments can be held.
pub trait Venues: fmt::Debug + Send + Sync {
    /// Which they are.
    fn games(&self) -> Games;

    /// Where networks learn one of them.
    ///
    /// # Errors
    /// When the game is unknown, can't be played so, or no network judges it.
    fn school(&self, game: &str, config: &Config) -> Result<Box<dyn School>, Message>;

    /// Where the judgement of one of them is held against what comes of games.
    ///
    /// # Errors
    /// When the game is unknown, can't be played so, or nobody judges it.
    fn watch(&self, game: &str, config: &Config) -> Result<Box<dyn Watch>, Message>;

    /// The venue of one of them, for these entrants.
    ///
    /// # Errors
    /// When the game or a strategy is unknown.
    fn open(
        &self,
        game: &str,
        config: &Config,
        seats: usize,
        entrants: &[Spec],
        terms: &VenueTerms,
    ) -> Result<Box<dyn Venue>, Message>;
}

impl<L: Listed> Venues for L {
    fn games(&self) -> Games {
        Listed::games(self)
    }

    fn school(&self, game: &str, config: &Config) -> Result<Box<dyn School>, Message> {
        self.visit(game, Founding { config })?
    }

    fn watch(&self, game: &str, config: &Config) -> Result<Box<dyn Watch>, Message> {
        self.visit(game, Watching { config })?
    }

    fn open(
        &self,
        game: &str,
        config: &Config,
        seats: usize,
        entrants: &[Spec],
        terms: &VenueTerms,
    ) -> Result<Box<dyn Venue>, Message> {
        let opening = Opening {
            config,
            seats,
            entrants,
            terms,
        };
        self.visit(game, opening)?
    }
}

/// Opens a venue in a game of any type.
struct Opening<'a> {
    config: &'a Config,
    seats: usize,
    entrants: &'a [Spec],
    terms: &'a VenueTerms,
}

impl Visitor for Opening<'_> {
    type Output = Result<Box<dyn Venue>, Message>;

    fn visit<T: Typed>(self, entry: &'static T) -> Self::Output {
        let rules = |seats: SeatSet| {
            let empty = SeatSet::first(self.seats)
                .iter()
                .filter(|&seat| !seats.contains(seat));
            let mut config = self.config.clone();
            entry.set_seats(&mut config, self.seats, empty.collect());
            entry.rules(&config).ok()
        };
        let makers = self.entrants.iter().map(|spec| {
            if let Some(command) = spec.command() {
                let incidents = self.terms.incidents.clone();
                let guests = Guests::new(command, &self.terms.bots, incidents)?;
                return Ok(Entrant::Bot(Box::new(guests)));
            }
            let (name, values) = entry.read(spec)?;
            Ok(Entrant::Own(Box::new(move || entry.named(name, &values))))
        });
        let makers = makers.collect::<Result<_, Message>>()?;
        let venue = TypedVenue {
            records: self.terms.records,
            openings: self.terms.openings.clone(),
            ..TypedVenue::new(rules, makers, self.terms.bound)
        };
        Ok(Box::new(if self.terms.luck {
            venue.judged(|rules| entry.judgement(rules))
        } else {
            venue
        }))
    }
}

/// What holds for all games of a venue.
#[derive(Clone, Debug, Default)]
pub struct VenueTerms {
    /// The most outcomes and choices together before a game counts as drawn.
    pub bound: u64,
    /// What bots may take.
    pub bots: BotTerms,
    /// Where the faults of bots are kept with what led to them.
    pub incidents: Option<PathBuf>,
    /// Whether the luck of every game is reckoned.
    pub luck: bool,
    /// Whether what was chosen is told with the result of every game.
    pub records: bool,
    /// The positions in which games begin; none for the usual beginning.
    pub openings: Vec<String>,
}

/// Who takes part.
pub enum Entrant<G: Game> {
    /// A strategy of this program.
    Own(Maker<G>),
    /// A program of its own.
    Bot(Box<Guests>),
}

/// Who plays at one seat of one game.
pub(super) enum Sitting<'a, G: Game> {
    /// A strategy of this program; any one where nobody sits.
    Own(Box<dyn Strategy<G>>),
    /// A bot of these.
    Bot(&'a Guests),
}

/// Makes a strategy for one game.
type Maker<G> = Box<dyn Fn() -> Box<dyn Strategy<G>> + Send + Sync>;

/// The venue of a game of this type.
pub struct TypedVenue<G: Notation> {
    /// The rules by the seats that are taken.
    rules: Vec<Option<G>>,
    entrants: Vec<Entrant<G>>,
    bound: u64,
    judges: Option<Judges<G>>,
    records: bool,
    openings: Vec<String>,
}

/// Makes who judges a game by these rules.
type Judges<G> = Box<dyn Fn(&G) -> Option<Box<dyn Judgement<G>>> + Send + Sync>;

impl<G: Notation> TypedVenue<G> {
    /// A venue: the rules for the seats that are taken, none where they can't be; the entrants; and the most outcomes
    /// and choices together before a game counts as drawn.
    pub fn new(rules: impl Fn(SeatSet) -> Option<G>, entrants: Vec<Entrant<G>>, bound: u64) -> Self {
        let sets = (0..1_u8 << Seat::MOST).map(|bits| SeatSet::try_from(bits).unwrap_or_default());
        Self {
            rules: sets
                .map(|seats| (seats.len() > 1).then(|| rules(seats)).flatten())
                .collect(),
            entrants,
            bound,
            judges: None,
            records: false,
            openings: Vec::new(),
        }
    }

    /// This venue where the luck of every game is reckoned, by who can tell how likely each seat is to win.
    #[must_use]
    pub fn judged(
        self,
        judges: impl Fn(&G) -> Option<Box<dyn Judgement<G>>> + Send + Sync + 'static,
    ) -> Self {
        Self {
            judges: Some(Box::new(judges)),
            ..self
        }
    }

    /// Who reckons the luck of a game, where it is reckoned.
    fn luck<'a>(
        &self,
        rules: &G,
        stand_ins: Option<StandIns<'a, G>>,
        seed: &Seed,
        place: usize,
    ) -> Option<Luck<'a, G>> {
        let judgement = self.judges.as_ref()?(rules)?;
        Some(Luck::new(judgement, stand_ins, seed, place, self.bound))
    }

    /// A player of this program; any one where nobody sits, and where a bot does.
    fn player(&self, who: Option<u16>) -> Box<dyn Strategy<G>> {
        match who.map(|who| &self.entrants[usize::from(who)]) {
            Some(Entrant::Own(make)) => make(),
            Some(Entrant::Bot(_)) | None => Box::new(Random),
        }
    }

    fn play_one<S: Strategy<G>>(
        &self,
        rules: &G,
        start: G::Position,
        dice: &mut Tape,
        key: ThoughtKey,
        players: &mut [S],
        deeds: &mut Deeds,
        luck: Option<&mut Luck<'_, G>>,
    ) -> Result<Played, Message> {
        if let Some(luck) = luck {
            return Ok(luck::play_out(
                rules, start, dice, key, players, self.bound, deeds, luck,
            ));
        }
        let terms = Terms {
            bound: self.bound,
            checked: false,
        };
        play_out_from(rules, start, dice, key, players, terms, deeds).map_err(|foul| foul.message)
    }

    fn any(&self) -> Option<&G> {
        self.rules.iter().rev().flatten().next()
    }
}

/// The places of a seating; all are first in a game that its bound ended.
pub(super) fn places(seating: &Seating, standing: Option<&Standing>) -> [u8; Seat::MOST] {
    std::array::from_fn(|k| match (standing, seating[k]) {
        (_, None) => 0,
        (None, Some(_)) => 1,
        (Some(standing), Some(_)) => standing.place(Seat::new(k)).unwrap_or_default(),
    })
}

/// Counts deeds.
pub(super) struct Deeds(pub(super) Vec<[u32; Seat::MOST]>);

impl<E> Listener<E> for Deeds {
    #[inline]
    fn hear(&mut self, _event: impl FnOnce() -> E) {}

    #[inline]
    fn count(&mut self, seat: Seat, deed: usize) {
        self.0[deed][seat.index()] += 1;
    }
}

/// A strategy with a clock beside it, and a pencil, where they are wanted.
struct Watched<'a, G: Game> {
    rules: &'a G,
    strategy: Box<dyn Strategy<G>>,
    clock: Option<(u64, Duration)>,
    written: Option<Vec<u8>>,
}

impl<G: Game> Watched<'_, G> {
    /// Has the strategy choose, and watches it where there is something to choose.
    fn watch<T: Copy>(
        &mut self,
        is_real: bool,
        number: impl FnOnce(&G, T) -> Option<usize>,
        choose: impl FnOnce(&mut dyn Strategy<G>) -> T,
    ) -> T {
        let begun = (is_real && self.clock.is_some()).then(Instant::now);
        let choice = choose(&mut *self.strategy);
        if let (Some((choices, time)), Some(begun)) = (&mut self.clock, begun) {
            *time += begun.elapsed();
            *choices += 1;
        }
        if let Some(written) = self.written.as_mut().filter(|_| is_real)
            && let Some(number) = number(self.rules, choice)
        {
            script::put(written, number as u64);
        }
        choice
    }
}

impl<G: Game> Strategy<G> for Watched<'_, G> {
    fn choose(&mut self, view: &G::View<'_>, legal: &G::Choices, random: &mut dyn Source) -> G::Choice {
        let number = |rules: &G, choice| Some(rules.choice_number(choice));
        self.watch(legal.only().is_none(), number, |it| {
            it.choose(view, legal, random)
        })
    }

    // Who is asked otherwise than by `choose` must be so here, too, or would choose otherwise where it is watched.
    fn consider(
        &mut self,
        view: &G::View<'_>,
        legal: &G::Choices,
        random: &mut dyn Source,
    ) -> Option<G::Choice> {
        let number = |rules: &G, choice: Option<G::Choice>| Some(rules.choice_number(choice?));
        self.watch(legal.only().is_none(), number, |it| {
            it.consider(view, legal, random)
        })
    }

    fn is_always_asked(&self) -> bool {
        self.strategy.is_always_asked()
    }
}

impl<G: Notation> Venue for TypedVenue<G> {
    fn team(&self, seat: Seat) -> usize {
        self.any().map_or(seat.index(), |rules| rules.team(seat))
    }

    fn deeds(&self) -> &'static [&'static str] {
        G::DEEDS
    }

    fn last_fault(&self, entrant: usize) -> Option<String> {
        match self.entrants.get(entrant)? {
            Entrant::Bot(guests) => guests.last_fault(),
            Entrant::Own(_) => None,
        }
    }

    fn play(
        &self,
        (block, opening): (u64, Option<usize>),
        seed: &Seed,
        seatings: &[Seating],
        mut clocks: Option<&mut Vec<Clocks>>,
    ) -> Result<Vec<GameResult>, Message> {
        let (mut dice, key) = (Tape::new(seed), ThoughtKey::new(seed));
        let mut results = Vec::with_capacity(seatings.len());
        for (place, seating) in seatings.iter().enumerate() {
            let rules = self.rules[usize::from(u8::from(seats_of(seating)))]
                .as_ref()
                .ok_or_else(|| Message::new("arena-seating"))?;
            let start = match opening.and_then(|it| self.openings.get(it)) {
                Some(text) => rules.read_start(text)?,
                None => rules.start(),
            };
            let sittings = seating.map(
                |entrant| match entrant.map(|it| &self.entrants[usize::from(it)]) {
                    Some(Entrant::Own(make)) => Sitting::Own(make()),
                    Some(Entrant::Bot(guests)) => Sitting::Bot(guests),
                    None => Sitting::Own(Box::new(Random)),
                },
            );
            if sittings.iter().any(|it| matches!(it, Sitting::Bot(_))) {
                results.push(guests::play(
                    rules,
                    start,
                    seed,
                    (block, place),
                    seating,
                    sittings,
                    self.bound,
                    clocks.as_deref_mut(),
                    self.luck(rules, None, seed, place),
                    self.records,
                )?);
                continue;
            }
            let own = sittings.into_iter().filter_map(|sitting| match sitting {
                Sitting::Own(strategy) => Some(strategy),
                Sitting::Bot(_) => None,
            });
            let mut players: Vec<Box<dyn Strategy<G>>> = Vec::with_capacity(Seat::MOST);
            players.extend(own);
            let mut deeds = Deeds(vec![[0; Seat::MOST]; G::DEEDS.len()]);
            dice.rewind();
            let stand_ins = || seating.map(|who| self.player(who)).into();
            let mut luck = self.luck(rules, Some(&stand_ins), seed, place);
            let mut script = None;
            let played = if clocks.is_some() || self.records {
                let mut watched: Vec<Watched<'_, G>> = players
                    .into_iter()
                    .map(|strategy| Watched {
                        rules,
                        strategy,
                        clock: clocks.as_ref().map(|_| (0, Duration::ZERO)),
                        written: self.records.then(Vec::new),
                    })
                    .collect();
                let played = self.play_one(
                    rules,
                    start,
                    &mut dice,
                    key,
                    &mut watched,
                    &mut deeds,
                    luck.as_mut(),
                );
                if let Some(clocks) = &mut clocks {
                    clocks.push(std::array::from_fn(|k| watched[k].clock.unwrap_or_default()));
                }
                let mut written = watched.into_iter().map(|it| it.written.unwrap_or_default());
                script = self
                    .records
                    .then(|| Script::new(std::array::from_fn(|_| written.next().unwrap_or_default())));
                played
            } else {
                self.play_one(
                    rules,
                    start,
                    &mut dice,
                    key,
                    &mut players,
                    &mut deeds,
                    luck.as_mut(),
                )
            }?;
            results.push(GameResult {
                places: places(seating, played.standing.as_ref()),
                rolls: u32::try_from(played.rolls).unwrap_or(u32::MAX),
                choices: u32::try_from(played.choices).unwrap_or(u32::MAX),
                deeds: deeds.0,
                fouls: Vec::new(),
                luck: luck.as_ref().map(Luck::sum),
                errors: luck.as_ref().map(Luck::errors),
                script,
            });
        }
        Ok(results)
    }
}
