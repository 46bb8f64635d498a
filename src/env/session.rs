//! One game after the other by lines of JSON: a request in, an answer out.
//!
//! Invariant: a request that is refused has changed nothing.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Read as _, Write},
    path::PathBuf,
    sync::Arc,
};

use serde_json::Value;

use super::{
    fault::{EnvError, Fault},
    picked::Picked,
    protocol::{Answer, Facts, Refused, Request, State, VERSION},
};
use crate::{
    bots::{
        Hosts,
        protocol::{Legal, SEEDS, places},
    },
    catalogue::{Board, Picture},
    networks::Network,
    play::{Chair, Match, Setup, Sitter, dice::Seed, record, seed, store},
    rules::{Message, Seat},
    texts,
};

/// The most bytes of a line: room for a choice of ten million parts.
const MOST_LINE: u64 = 64 << 20;

/// The games of one caller.
#[derive(Debug)]
pub struct Session {
    setup: Setup,
    hosts: Arc<Hosts>,
    seed: Seed,
    /// Whether events are told.
    pub tells_events: bool,
    /// Where games that are over are kept.
    pub keep: Option<PathBuf>,
    /// Whether it is told what a network sees.
    tells_sights: bool,
    /// Which numbers of a view are told; none: all.
    picked: Option<Picked>,
    /// The network whose judgement is told with it.
    network: Option<Arc<Network>>,
    yours: Vec<Seat>,
    game: Option<Match>,
    /// The place among the numbers of a view at which that of the round stands, where the game has rounds.
    round_at: Option<usize>,
    /// How many games have begun.
    begun: u64,
    /// How many steps the caller has made in this game.
    steps: u64,
    /// How many steps of the match have been told.
    told: usize,
}

/// The seats for which the caller of a table decides: those of persons.
#[must_use]
pub(super) fn yours(setup: &Setup) -> Vec<Seat> {
    let chairs = setup.chairs.iter().take(Seat::MOST).enumerate();
    chairs
        .filter(|(_, chair)| chair.sitter == Sitter::Person)
        .map(|(seat, _)| Seat::new(seat))
        .collect()
}

/// What is played at a table.
pub(super) fn facts(setup: &Setup, board: &dyn Board) -> Facts {
    Facts {
        protocol: VERSION,
        program: env!("CARGO_PKG_NAME"),
        version: env!("CARGO_PKG_VERSION"),
        game: board.game().to_owned(),
        config: board.config(),
        rules: board.config_text(),
        seats: board.seats().iter().collect(),
        teams: board.seats().iter().map(|seat| board.team(seat)).collect(),
        yours: yours(setup),
        sitters: setup
            .chairs
            .iter()
            .map(|chair| chair.sitter.to_string())
            .collect(),
        choice_count: board.choice_count(),
        number_names: board.number_names(),
        secrets: board.has_secrets(),
        encoding: setup.entry.encoding_of(board),
    }
}

impl Session {
    /// Games at this table, where the caller plays the seats of persons. All chance follows from the seed.
    #[must_use]
    pub fn new(setup: Setup, hosts: Arc<Hosts>, seed: Seed) -> Self {
        Self {
            yours: yours(&setup),
            setup,
            hosts,
            seed,
            tells_events: false,
            keep: None,
            tells_sights: false,
            picked: None,
            network: None,
            game: None,
            round_at: None,
            begun: 0,
            steps: 0,
            told: 0,
        }
    }

    /// Tells from now on what a network sees, and how this one judges: without its bytes that which comes with the program,
    /// where there is one.
    ///
    /// # Errors
    /// When no network judges the game, or this is none for such a table.
    pub fn judge_by(&mut self, bytes: Option<&[u8]>) -> Result<(), Message> {
        let entry = self.setup.entry;
        let board = entry.open(&self.setup.config).map_err(first_message)?;
        let cannot = || Message::new("learn-cannot").with("name", entry.name());
        let encoding = entry.encoding_of(&*board).ok_or_else(cannot)?;
        self.network = encoding.network(bytes)?;
        self.tells_sights = true;
        Ok(())
    }

    /// Tells from now on only these numbers of a view, by name.
    ///
    /// # Errors
    /// When there is none of such a name.
    pub fn tell_only(&mut self, words: &[String]) -> Result<(), EnvError> {
        let opened = self.setup.entry.open(&self.setup.config);
        let board = opened.map_err(|messages| EnvError::Batch(texts::say(&first_message(messages))))?;
        self.picked = Some(Picked::new(words, &board.number_names())?);
        Ok(())
    }

    /// Answers requests until the input ends or `quit` comes.
    ///
    /// # Errors
    /// When a pipe breaks, or a line has no end.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> Result<(), EnvError> {
        let mut text = Vec::new();
        for line in 1.. {
            text.clear();
            input.by_ref().take(MOST_LINE + 1).read_until(b'\n', &mut text)?;
            if text.len() as u64 > MOST_LINE {
                return Err(EnvError::TooLong { most: MOST_LINE });
            }
            if text.is_empty() {
                break;
            }
            if text.trim_ascii().is_empty() {
                continue;
            }
            let request = serde_json::from_slice(&text).map_err(|error| Fault::Malformed {
                line,
                why: error.to_string(),
            });
            let answer = match request.and_then(|request| self.answer(request)) {
                Ok(Some(answer)) => answer,
                Ok(None) => break,
                Err(fault) => Answer::Error(Refused((&fault).into())),
            };
            say(&mut output, &answer)?;
        }
        Ok(())
    }

    /// Answers a request; none to `quit`.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn answer(&mut self, request: Request) -> Result<Option<Answer>, Fault> {
        let answer = match request {
            Request::Hello => self.hello(),
            Request::Reset { seed, sitters } => self.reset(seed.as_ref(), &sitters),
            Request::Sit { sitters } => self.sit(&sitters),
            Request::Step { choices } => self.step(&choices),
            Request::Choices { seat } => self.choices(seat),
            Request::Board => self.board(),
            Request::Record { file } => self.record(file),
            Request::Quit => return Ok(None),
        };
        answer.map(Some)
    }

    fn hello(&self) -> Result<Answer, Fault> {
        let opened = self.setup.entry.open(&self.setup.config);
        let mut facts = facts(&self.setup, &*opened.map_err(first)?);
        if let Some(picked) = &self.picked {
            facts.number_names = picked.of(&facts.number_names);
        }
        Ok(Answer::Hello(facts))
    }

    fn reset(&mut self, seed: Option<&Value>, sitters: &BTreeMap<Seat, String>) -> Result<Answer, Fault> {
        let seed = match seed {
            None | Some(Value::Null) => seed::nth(&self.seed, self.begun),
            Some(Value::String(text)) => seed::read(text).map_err(Fault::Game)?,
            Some(told) => told
                .as_u64()
                .filter(|&number| number < SEEDS)
                .map(seed::numbered)
                .ok_or_else(|| Fault::Game(Message::new("seed-text").with("text", told.to_string())))?,
        };
        let mut game = Match::new(self.setup.clone(), seed).map_err(first)?;
        game.invite(Arc::clone(&self.hosts) as _);
        self.seat(&mut game, sitters)?;
        while game.step_alone().map_err(Fault::Game)? {}
        let names = game.board().number_names();
        self.round_at = names.iter().position(|name| name == "round");
        self.game = Some(game);
        self.begun += 1;
        (self.steps, self.told) = (0, 0);
        self.settled()
    }

    /// Others take seats of the caller, and the game goes on.
    fn sit(&mut self, sitters: &BTreeMap<Seat, String>) -> Result<Answer, Fault> {
        let mut game = self.game.clone().ok_or(Fault::NoGame)?;
        self.seat(&mut game, sitters)?;
        while game.step_alone().map_err(Fault::Game)? {}
        self.game = Some(game);
        self.settled()
    }

    /// Lets strategies take seats of the caller for the rest of a game.
    fn seat(&self, game: &mut Match, sitters: &BTreeMap<Seat, String>) -> Result<(), Fault> {
        for (&seat, word) in sitters {
            if !self.yours.contains(&seat) {
                let seats = self.yours.clone();
                return Err(Fault::NotYours { seat, seats });
            }
            let sitter = Sitter::Computer(word.clone().into());
            game.sit(seat, Chair::new(sitter)).map_err(Fault::Game)?;
        }
        Ok(())
    }

    fn step(&mut self, choices: &BTreeMap<Seat, Value>) -> Result<Answer, Fault> {
        let (round, turn) = (self.round()?, self.turn()?);
        let game = self.game.as_mut().ok_or(Fault::NoGame)?;
        if turn.is_empty() {
            return Err(Fault::Over);
        }
        if choices.is_empty() {
            return Err(Fault::Nothing { turn });
        }
        // On a copy of the board first: nobody's choice is made when another one's is refused.
        let mut board = game.board().boxed();
        let mut plies = Vec::with_capacity(choices.len());
        for (&seat, told) in choices {
            if !turn.contains(&seat) {
                return Err(Fault::NotToChoose {
                    seat,
                    round,
                    value: shown(told),
                    turn,
                });
            }
            let illegal = |why: &str| Fault::Illegal {
                seat,
                round,
                value: shown(told),
                why: why.to_owned(),
                game: None,
            };
            let ply = read(&*board, seat, told).map_err(|why| illegal(&why))?;
            for &number in &ply {
                board
                    .choose(seat, number)
                    .map_err(|message| illegal(&texts::say(&message)))?;
            }
            plies.push((seat, ply));
        }
        for (seat, ply) in plies {
            for number in ply {
                game.choose(seat, number).map_err(Fault::Game)?;
            }
        }
        while game.step_alone().map_err(Fault::Game)? {}
        self.steps += 1;
        self.settled()
    }

    /// The state after what was asked for, and the record of a game that is over.
    fn settled(&mut self) -> Result<Answer, Fault> {
        let state = self.state()?;
        if let (Some(folder), Some(game), Some(_)) = (&self.keep, &self.game, &state.places) {
            let name = format!("game-{:06}.{}", self.begun, store::ENDING);
            store::export(game, &folder.join(name))?;
        }
        Ok(Answer::State(state))
    }

    fn state(&mut self) -> Result<State, Fault> {
        let (round, turn) = (self.round()?, self.turn()?);
        let told = self.told;
        let game = self.game.as_ref().ok_or(Fault::NoGame)?;
        let board = game.board();
        let numbers = |&seat: &Seat| {
            let choices = board.choices(seat).into_iter();
            (seat, choices.map(|choice| choice.number).collect())
        };
        let heard = |&seat: &Seat| {
            let news = game.steps().get(told..).unwrap_or_default().iter();
            let heard = news.flat_map(|step| {
                let heard = |event| step.before.overheard(event, seat);
                step.events.iter().filter_map(heard).map(|event| event.value())
            });
            (seat, heard.collect())
        };
        let seen = |&seat: &Seat| {
            let sights = self.setup.entry.sights(board, seat, self.network.as_deref())?;
            Some((seat, sights))
        };
        let state = State {
            game: self.begun,
            round,
            legal: turn.iter().map(numbers).collect(),
            sights: if self.tells_sights {
                turn.iter().filter_map(seen).collect()
            } else {
                BTreeMap::new()
            },
            turn,
            views: self
                .yours
                .iter()
                .map(|&seat| (seat, self.seen(board, seat)))
                .collect(),
            events: if self.tells_events {
                self.yours.iter().map(heard).collect()
            } else {
                BTreeMap::new()
            },
            news: self.hosts.news().iter().map(texts::say).collect(),
            places: game
                .standing()
                .map(|standing| places(board.seats(), Some(&standing))),
        };
        self.told = game.steps().len();
        Ok(state)
    }

    /// Those numbers of a view that are told.
    fn seen(&self, board: &dyn Board, seat: Seat) -> Vec<i32> {
        let numbers = board.view_numbers(seat);
        match &self.picked {
            Some(picked) => picked.of(&numbers),
            None => numbers,
        }
    }

    /// The round that is being played.
    fn round(&self) -> Result<u64, Fault> {
        let board = self.game.as_ref().ok_or(Fault::NoGame)?.board();
        let told = || {
            let seat = self.yours.first().copied().or(board.seats().lowest())?;
            let round = *board.view_numbers(seat).get(self.round_at?)?;
            u64::try_from(round).ok()
        };
        Ok(told().unwrap_or(self.steps + 1))
    }

    /// The caller's seats that are to choose.
    fn turn(&self) -> Result<Vec<Seat>, Fault> {
        let game = self.game.as_ref().ok_or(Fault::NoGame)?;
        let turn = game.turn().seats();
        let is_asked = |&seat: &Seat| turn.contains(seat) && *game.sitter(seat) == Sitter::Person;
        Ok(self.yours.iter().copied().filter(is_asked).collect())
    }

    fn choices(&self, seat: Seat) -> Result<Answer, Fault> {
        let game = self.game.as_ref().ok_or(Fault::NoGame)?;
        if !self.yours.contains(&seat) {
            let seats = self.yours.clone();
            return Err(Fault::NotYours { seat, seats });
        }
        let choices = game.board().choices(seat).into_iter().enumerate();
        let legal = choices.map(|(index, choice)| Legal {
            index,
            number: choice.number,
            text: choice.text,
            form: game.board().choice_form(seat, choice.number),
        });
        Ok(Answer::Choices {
            seat,
            choices: legal.collect(),
        })
    }

    fn board(&self) -> Result<Answer, Fault> {
        let game = self.game.as_ref().ok_or(Fault::NoGame)?;
        let picture = self.setup.entry.picture(game.board());
        let rows = picture.iter().flat_map(Picture::rows);
        let lines: Vec<String> = rows
            .map(|row| {
                let line: String = row.iter().map(|(text, _)| text.as_str()).collect();
                line.trim_end().to_owned()
            })
            .collect();
        Ok(Answer::Board {
            text: lines.join("\n"),
        })
    }

    fn record(&self, file: Option<PathBuf>) -> Result<Answer, Fault> {
        let game = self.game.as_ref().ok_or(Fault::NoGame)?;
        let text = match &file {
            Some(path) => {
                store::export(game, path)?;
                None
            }
            None => Some(record::for_others(game).map_err(Fault::Game)?),
        };
        Ok(Answer::Record { text, file })
    }
}

/// A value as it was written, cut off where it is long.
fn shown(value: &Value) -> String {
    const MOST: usize = 80;
    let text = value.to_string();
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST).chain(['…']).collect()
}

/// The numbers of what was chosen, legal or not.
fn read(board: &dyn Board, seat: Seat, told: &Value) -> Result<Vec<usize>, String> {
    let number = |value: &Value| {
        let number = value.as_u64().map(|number| number as usize);
        number
            .filter(|&number| number < board.choice_count())
            .ok_or_else(|| {
                format!(
                    "{} is no number of a choice; they are whole numbers from 0 to {}",
                    shown(value),
                    board.choice_count().saturating_sub(1)
                )
            })
    };
    match told {
        Value::Number(_) => Ok(vec![number(told)?]),
        Value::Array(numbers) if !numbers.is_empty() => numbers.iter().map(number).collect(),
        Value::String(text) => board.read_ply(seat, text).map_err(|message| texts::say(&message)),
        _ => Err("a choice is its number, a list of numbers, or its notation".to_owned()),
    }
}

fn first(faults: Vec<Message>) -> Fault {
    Fault::Game(first_message(faults))
}

fn first_message(faults: Vec<Message>) -> Message {
    let fault = faults.into_iter().next();
    fault.unwrap_or_else(|| Message::new("bot-no-game"))
}

fn say(output: &mut impl Write, answer: &Answer) -> io::Result<()> {
    serde_json::to_writer(&mut *output, answer).map_err(io::Error::from)?;
    output.write_all(b"\n")?;
    output.flush()
}
