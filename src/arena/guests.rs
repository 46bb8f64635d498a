//! Bots at the tables of a tournament: processes that go from game to game, and what is done when one fails.

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use super::{
    luck::Luck,
    script::Script,
    venue::{Clocks, Deeds, FORFEIT, GameResult, Seating, Sitting, places},
};
use crate::{
    bots::{self, Answer, BotSpec, Guest, Limits, Policy},
    catalogue::{Board, Event, Spec, Wrapped},
    play::{
        dice::{Dice, Seed, ThoughtKey},
        run::{Foul, play_on_checked},
        seed::guest_number,
    },
    rules::{Acts, ChoiceSet, Game, Listener, Message, Notation, Seat, SeatSet, Source},
    strategies::Strategy,
};

/// The most faults that are kept with what led to them; the others are only counted.
const KEPT: u32 = 50;

/// What bots may take, and what is done when one fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BotTerms {
    /// What is done when a bot fails: `forfeit`, `random` or `restart`.
    pub policy: String,
    /// Milliseconds for a choice.
    pub choice_ms: u64,
    /// Milliseconds for all choices of a game together.
    pub game_ms: u64,
    /// Megabytes of memory.
    pub memory_mb: u64,
    /// No limits at all, for debuggers.
    pub no_limits: bool,
    /// What single bots may take instead, by their command.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub own: BTreeMap<String, OwnTerms>,
}

/// What one bot may take; what is missing is as for all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OwnTerms {
    /// Milliseconds for a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice_ms: Option<u64>,
    /// Milliseconds for all choices of a game together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game_ms: Option<u64>,
}

impl Default for BotTerms {
    fn default() -> Self {
        let usual = Limits::default();
        Self {
            policy: Policy::Forfeit.to_string(),
            choice_ms: usual.choice.as_millis() as u64,
            game_ms: usual.game.as_millis() as u64,
            memory_mb: 1024,
            no_limits: false,
            own: BTreeMap::new(),
        }
    }
}

impl BotTerms {
    /// The policy.
    ///
    /// # Errors
    /// When the word is none.
    pub fn policy(&self) -> Result<Policy, Message> {
        self.policy
            .parse()
            .map_err(|fault: bots::PolicyFault| Message::new("arena-policy").with("text", fault.to_string()))
    }

    /// Whether every bot of which something is said takes part.
    ///
    /// # Errors
    /// When one does not.
    pub(super) fn check(&self, players: &[String]) -> Result<(), Message> {
        let specs: Vec<Spec> = players.iter().cloned().map(Spec::from).collect();
        let plays = |command: &str| specs.iter().any(|spec| spec.command() == Some(command));
        match self.own.keys().find(|command| !plays(command)) {
            Some(command) => Err(Message::new("arena-bot-absent").with("text", command.as_str())),
            None => Ok(()),
        }
    }

    /// What the bot of a command may take.
    fn limits(&self, command: &str) -> Limits {
        if self.no_limits {
            return Limits::none();
        }
        let own = self.own.get(command).cloned().unwrap_or_default();
        Limits {
            choice: Duration::from_millis(own.choice_ms.unwrap_or(self.choice_ms)),
            game: Duration::from_millis(own.game_ms.unwrap_or(self.game_ms)),
            memory: Some(self.memory_mb.saturating_mul(1 << 20)),
            ..Limits::default()
        }
    }
}

/// So many processes of a bot may wait for their next game.
const WAITING: usize = 32;

/// The processes of one bot: as many as sit at tables at once, for each place that a game can have in its block.
///
/// All games of a block have the same dice. A process that played two of them could know in the second what will fall,
/// so each plays only games of one place: of every block one.
#[derive(Debug)]
pub struct Guests {
    spec: BotSpec,
    limits: Limits,
    policy: Policy,
    /// Those who sit at no table, with their place.
    idle: Mutex<Vec<(usize, Guest)>>,
    /// Where faults are kept with what led to them.
    incidents: Option<PathBuf>,
    kept: AtomicU32,
    /// What went wrong last.
    last: Mutex<Option<String>>,
}

impl Guests {
    /// The processes of a bot, none of which runs yet.
    ///
    /// # Errors
    /// When the command makes no sense.
    pub(super) fn new(command: &str, terms: &BotTerms, incidents: Option<PathBuf>) -> Result<Self, Message> {
        let spec = command
            .parse()
            .map_err(|fault: bots::CommandFault| Message::new("arena-bot").with("why", fault.to_string()))?;
        Ok(Self {
            spec,
            limits: terms.limits(command),
            policy: terms.policy()?,
            idle: Mutex::default(),
            incidents,
            kept: AtomicU32::new(0),
            last: Mutex::default(),
        })
    }

    /// A process that sits at no table, for the game of this place in its block.
    pub(super) fn take(&self, place: usize) -> Guest {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        match idle.iter().rposition(|(of, _)| *of == place) {
            Some(found) => idle.remove(found).1,
            None => Guest::new(self.spec.clone(), self.limits.clone(), self.policy),
        }
    }

    /// Its game is over. Where too many wait, the one that has waited longest is ended.
    pub(super) fn give_back(&self, place: usize, guest: Guest) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = (idle.len() >= WAITING).then(|| idle.remove(0));
        idle.push((place, guest));
        drop(idle);
        // It is waited for; others may go on meanwhile.
        drop(ended);
    }

    /// What went wrong last, in a sentence.
    pub(super) fn last_fault(&self) -> Option<String> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The words for what has gone wrong with a guest since the last time; what led to it is kept by the game and the seat
    /// where it happened.
    pub(super) fn faults(&self, guest: &mut Guest, (block, place, seat): (u64, usize, usize)) -> Vec<String> {
        let errors = guest.take_errors();
        errors
            .iter()
            .map(|error| {
                *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.to_string());
                let number = self.kept.fetch_add(1, Ordering::Relaxed);
                if let Some(folder) = self.incidents.as_ref().filter(|_| number < KEPT) {
                    let name = incident(block, place, seat, error.fault.word());
                    if let Err(why) = bots::save(folder, &name, error) {
                        tracing::warn!("{}: {why}", folder.display());
                    }
                }
                error.fault.word().to_owned()
            })
            .collect()
    }
}

/// The name of the files that are kept of a fault.
fn incident(block: u64, place: usize, seat: usize, word: &str) -> String {
    format!("block-{block}-game-{place}-seat-{seat}-{word}")
}

/// The block, the game and the seat of a file that is kept of a fault; none where it is called otherwise.
#[must_use]
pub fn of_incident(name: &str) -> Option<(u64, usize, usize)> {
    let mut parts = name.split('-');
    let mut number = |word: &str| {
        (parts.next()? == word)
            .then(|| parts.next())
            .flatten()?
            .parse::<u64>()
            .ok()
    };
    let (block, place, seat) = (number("block")?, number("game")?, number("seat")?);
    Some((block, usize::try_from(place).ok()?, usize::try_from(seat).ok()?))
}

/// Hears events and counts deeds.
struct Both<E>(Vec<E>, Deeds);

impl<E> Listener<E> for Both<E> {
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event());
    }

    fn count(&mut self, seat: Seat, deed: usize) {
        Listener::<E>::count(&mut self.1, seat, deed);
    }
}

/// Who plays at a seat, and what is known of it in this game.
enum Player<'a, G: Game> {
    Own(Box<dyn Strategy<G>>),
    Bot(&'a Guests, Box<Guest>),
}

/// Who plays one game in which bots sit.
struct Hosted<'a, G: Notation> {
    /// Its block, and its place there.
    block: u64,
    place: usize,
    players: Vec<Player<'a, G>>,
    fouls: Vec<(u8, String)>,
    forfeits: SeatSet,
    clocks: Clocks,
    script: Option<Script>,
}

/// Plays one game in which bots sit, which has this place in this block: the dice, and what is lent to our own strategies,
/// are those of a game without them.
pub(super) fn play<G: Notation>(
    rules: &G,
    start: G::Position,
    seed: &Seed,
    (block, place): (u64, usize),
    seating: &Seating,
    players: [Sitting<'_, G>; Seat::MOST],
    bound: u64,
    clocks: Option<&mut Vec<Clocks>>,
    mut luck: Option<Luck<'_, G>>,
    records: bool,
) -> Result<GameResult, Message> {
    let (mut dice, key) = (Dice::new(seed), ThoughtKey::new(seed));
    let players = players.into_iter().map(|player| match player {
        Sitting::Own(strategy) => Player::Own(strategy),
        Sitting::Bot(guests) => Player::Bot(guests, Box::new(guests.take(place))),
    });
    let mut board = Wrapped::new(rules.clone());
    *board.parts().1 = start;
    let mut told = Both(Vec::new(), Deeds(vec![[0; Seat::MOST]; G::DEEDS.len()]));
    let mut game = Hosted {
        block,
        place,
        players: players.collect(),
        fouls: Vec::new(),
        forfeits: SeatSet::EMPTY,
        clocks: [(0, Duration::ZERO); Seat::MOST],
        script: records.then(Script::default),
    };
    game.begin(&board, seed);
    let mut acts = Acts::default();
    // Act by act: bots are asked on the board before it, and told on the one after it.
    while acts.all() < bound {
        let mut position = board.position().clone();
        let mut chosen = None;
        let done = play_on_checked(
            board.rules(),
            &mut position,
            &mut dice,
            &mut told,
            1,
            |_, seat, legal, _| {
                let choice = game.choose(&board, seat, legal, &mut key.stream(seat, acts.choices))?;
                chosen = choice.map(|choice| (seat, choice)).filter(|_| legal.len() > 1);
                Ok(choice)
            },
        )
        .map_err(|foul| foul.message)?;
        if done == Acts::default() {
            break;
        }
        if let Some(luck) = &mut luck {
            luck.see(board.rules(), board.position(), &position, acts.choices);
            if let Some((seat, choice)) = chosen {
                luck.hold(board.rules(), board.position(), seat, choice);
            }
        }
        acts += done;
        *board.parts().1 = position;
        game.tell(&board, std::mem::take(&mut told.0));
    }
    if let Some(clocks) = clocks {
        clocks.push(game.clocks);
    }
    let deeds = told.1.0;
    Ok(GameResult {
        luck: luck.as_ref().map(Luck::sum),
        errors: luck.as_ref().map(Luck::errors),
        ..game.end(&board, seating, acts, deeds)
    })
}

impl<G: Notation> Hosted<'_, G> {
    /// The bots are told of the game; each has a number of its own for its randomness.
    fn begin(&mut self, board: &Wrapped<G>, seed: &Seed) {
        let names: Vec<String> = (0..self.players.len()).map(|seat| seat.to_string()).collect();
        for (k, player) in self.players.iter_mut().enumerate() {
            if let Player::Bot(_, guest) = player {
                let seat = Seat::new(k);
                let number = guest_number(seed, self.place as u64, seat);
                guest.begin(board, seat, number, &names);
            }
        }
        self.blame();
    }

    /// The bots are told of what has happened.
    fn tell(&mut self, board: &Wrapped<G>, events: Vec<G::Event>) {
        let events: Vec<Event> = events.into_iter().map(Event::new).collect();
        for player in &mut self.players {
            if let Player::Bot(_, guest) = player {
                guest.hear(board, &events);
            }
        }
        self.blame();
    }

    /// Writes down what has gone wrong.
    fn blame(&mut self) {
        for (k, player) in self.players.iter_mut().enumerate() {
            if let Player::Bot(guests, guest) = player {
                let faults = guests.faults(guest, (self.block, self.place, k));
                self.fouls.extend(faults.into_iter().map(|word| (k as u8, word)));
            }
        }
    }

    /// The choice of a seat among what is legal. For one that has forfeited the game, chance chooses, so that the others
    /// play on.
    fn choose(
        &mut self,
        board: &Wrapped<G>,
        seat: Seat,
        legal: &G::Choices,
        random: &mut impl Source,
    ) -> Result<Option<G::Choice>, Foul> {
        let (rules, position) = (board.rules(), board.position());
        let begun = Instant::now();
        let choice = match &mut self.players[seat.index()] {
            Player::Own(strategy) => strategy.decide(&rules.view(position, seat), legal, random),
            Player::Bot(..) if self.forfeits.contains(seat) => legal.any(random),
            Player::Bot(_, guest) => match guest.choose(board, &board.facts(seat, legal), random) {
                Answer::Choice(number) | Answer::Random(number) => rules.numbered_choice(number),
                Answer::Forfeit => {
                    self.forfeits = self.forfeits.with(seat);
                    self.fouls.push((seat.index() as u8, FORFEIT.to_owned()));
                    legal.any(random)
                }
            },
        };
        if legal.len() > 1 {
            let clock = &mut self.clocks[seat.index()];
            clock.0 += 1;
            clock.1 += begun.elapsed();
            if let (Some(script), Some(choice)) = (&mut self.script, choice) {
                script.add(seat, rules.choice_number(choice));
            }
        }
        self.blame();
        choice.map(Some).ok_or_else(|| Foul {
            seat,
            message: Message::new("no-answer").with("seat", seat),
        })
    }

    /// The bots are told of the result, and wait for another game. Who has forfeited is last, with its team.
    fn end(
        mut self,
        board: &Wrapped<G>,
        seating: &Seating,
        acts: Acts,
        deeds: Vec<[u32; Seat::MOST]>,
    ) -> GameResult {
        let standing = board.standing();
        for player in &mut self.players {
            if let Player::Bot(_, guest) = player {
                guest.end(standing.as_ref());
            }
        }
        self.blame();
        for player in self.players {
            if let Player::Bot(guests, guest) = player {
                guests.give_back(self.place, *guest);
            }
        }
        let rules = board.rules();
        let lost: u64 = self
            .forfeits
            .iter()
            .fold(0, |teams, seat| teams | 1 << rules.team(seat));
        let has_lost = |k: usize| lost & 1 << rules.team(Seat::new(k)) != 0;
        let played = places(seating, standing.as_ref());
        let before = |k: usize| {
            let better = |&other: &usize| {
                played[other] > 0 && !has_lost(other) && (has_lost(k) || played[other] < played[k])
            };
            (0..Seat::MOST).filter(better).count() as u8
        };
        GameResult {
            places: std::array::from_fn(|k| if played[k] == 0 { 0 } else { 1 + before(k) }),
            rolls: u32::try_from(acts.rolls).unwrap_or(u32::MAX),
            choices: u32::try_from(acts.choices).unwrap_or(u32::MAX),
            deeds,
            fouls: self.fouls,
            luck: None,
            errors: None,
            script: self.script,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_has_its_own_time_where_one_is_said() {
        let own = OwnTerms {
            choice_ms: Some(9),
            game_ms: None,
        };
        let terms = BotTerms {
            choice_ms: 5,
            game_ms: 7,
            own: [("sh slow.sh".to_owned(), own)].into(),
            ..BotTerms::default()
        };
        let times = |command: &str| {
            let Limits { choice, game, .. } = terms.limits(command);
            (choice.as_millis(), game.as_millis())
        };
        assert_eq!((times("sh slow.sh"), times("sh other.sh")), ((9, 7), (5, 7)));
        let players = |words: &[&str]| words.iter().copied().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(terms.check(&players(&["far", "bot: sh slow.sh "])), Ok(()));
        assert!(terms.check(&players(&["far", "bot:sh other.sh"])).is_err());
    }
}
