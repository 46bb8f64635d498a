//! The lobby: whoever has its link makes tables and comes to those that are there, by their passwords.
//!
//! Each table is kept in a folder of its own, with its codes, its name and a digest of its password. One that was put away
//! is opened again by whoever comes with one of its codes.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::{
    Inbox, Plan,
    allowance::Allowance,
    door::Gone,
    host::{Admission, Order},
    password::Password,
    tables::{Ended, Standing, Tables, held},
};
use crate::{
    catalogue::{Entry, Games},
    files,
    phones::{
        Keys, Token,
        lobby::{ChairFacts, TableFacts, Told, Wish},
        private,
    },
    play::{Keeper, Match, Setup, Sitter, company, fate::Fate, setup::clean_name, store::Folders},
    rules::Message,
    texts,
};

/// The folder of all tables, in the data folder.
const FOLDER: &str = "tables";
/// What a table is called, in its folder.
const FACTS: &str = "table.json";
/// The code of the lobby, beside the tables.
const CODE: &str = "lobby.json";
/// No such file is larger.
const MOST_BYTES: u64 = 4 << 10;
/// No more tables are kept than these, open or put away.
const MOST_KEPT: usize = 1_000;
/// A table at which nobody has done anything for so long makes room for another one where there is none.
const FORGOTTEN: Duration = Duration::from_hours(30 * 24);
/// A password is no longer, in bytes.
const MOST_PASSWORD: usize = 200;
/// So many passwords of one table may be tried at once, and one more after each while.
const TRIES: u32 = 5;
/// After this while one more may be tried, and one more table be made.
const WHILE: Duration = Duration::from_secs(10);

/// A lobby, before anybody can come to it.
pub struct LobbyPlan {
    /// The games that are played.
    pub games: Games,
    /// Where tables are kept.
    pub folders: Folders,
    /// How many may be open at once.
    pub most: usize,
    /// How long a computer waits before it chooses.
    pub pace: Duration,
    /// After how long a table at which nobody is is put away.
    pub idle: Duration,
    /// Whether the link of before leads here, and the tables of before are open.
    pub go_on: bool,
}

/// What is kept of a table beside its game.
#[derive(Serialize, Deserialize)]
struct Facts {
    name: String,
    password: Option<Password>,
}

/// A table that is kept, open or put away.
struct Kept {
    facts: Facts,
    tries: Allowance,
}

/// The lobby at work.
pub(super) struct Lobby {
    plan: LobbyPlan,
    token: Token,
    tables: Tables,
    kept: Mutex<BTreeMap<u32, Kept>>,
    making: Mutex<Allowance>,
    /// The number of the next table, held while one is opened: none is opened twice.
    opening: Mutex<u32>,
}

/// What is kept at a place; nothing where that is not to be understood.
fn read<T: for<'a> Deserialize<'a>>(path: &Path) -> Option<T> {
    let text = files::read_text(path, MOST_BYTES).ok()?;
    serde_json::from_str(&text).ok()
}

fn write(path: &Path, what: &impl Serialize) -> Result<(), Message> {
    let text = serde_json::to_string(what).map_err(std::io::Error::from);
    text.and_then(|text| private::write(path, &text))
        .map_err(|error| Message::new("lobby-unkept").with("why", texts::refused(&error)))
}

/// The code of the lobby: that of before where it goes on, else a fresh one.
fn code(plan: &LobbyPlan) -> Result<Token, Message> {
    let path = plan.folders.data.join(FOLDER).join(CODE);
    let before = read::<String>(&path).filter(|_| plan.go_on);
    if let Some(token) = before.as_deref().and_then(Token::read) {
        return Ok(token);
    }
    let token = Token::fresh()?;
    write(&path, &token.to_string())?;
    Ok(token)
}

impl Lobby {
    /// Opens a lobby, with the tables of before where it goes on.
    ///
    /// # Errors
    /// When it can't be kept.
    pub(super) fn open(plan: LobbyPlan, tables: Tables) -> Result<Arc<Self>, Message> {
        let kept = known(&plan.folders.data.join(FOLDER));
        let next = kept.keys().next_back().map_or(1, |last| last + 1);
        let lobby = Arc::new(Self {
            token: code(&plan)?,
            kept: Mutex::new(kept),
            tables,
            making: Mutex::new(Allowance::new(plan.most as u32, WHILE)),
            opening: Mutex::new(next),
            plan,
        });
        if lobby.plan.go_on {
            let numbers: Vec<u32> = held(&lobby.kept).keys().copied().collect();
            for number in numbers.into_iter().rev().take(lobby.plan.most) {
                // What can't be opened is told where somebody comes for it.
                let _ = lobby.reopen(number);
            }
        }
        Ok(lobby)
    }

    /// The code that leads here.
    pub(super) fn token(&self) -> &Token {
        &self.token
    }

    /// How many tables may be open at once.
    pub(super) fn most(&self) -> usize {
        self.plan.most
    }

    /// The games that are played.
    pub(super) fn games(&self) -> Games {
        self.plan.games
    }

    /// The tables.
    pub(super) fn tables(&self) -> &Tables {
        &self.tables
    }

    fn folders(&self, number: u32) -> Folders {
        Folders {
            data: folder(&self.plan.folders.data.join(FOLDER), number),
            config: self.plan.folders.config.clone(),
        }
    }

    /// All tables that are open, in the language that is spoken now.
    pub(super) fn told(&self) -> Told {
        let full = self.full().map_or_else(String::new, |why| texts::say(&why));
        let kept = held(&self.kept);
        let facts = |(number, standing): (u32, Standing)| {
            let facts = &kept.get(&number)?.facts;
            let title = texts::text(&format!("game-{}", standing.game));
            let seats = standing.seats.into_iter().map(|chair| ChairFacts {
                name: if chair.called.is_empty() {
                    texts::text(&chair.colour_key())
                } else {
                    chair.called
                },
                person: chair.is_person,
                taken: chair.is_taken,
                here: chair.is_here,
            });
            let is_named = !facts.name.is_empty();
            Some(TableFacts {
                number,
                name: if is_named {
                    facts.name.clone()
                } else {
                    format!("{title} {number}")
                },
                title,
                locked: facts.password.is_some(),
                over: standing.is_over,
                seats: seats.collect(),
            })
        };
        let standings = self.tables.standings().into_iter();
        let tables = standings.filter(|(_, standing)| !standing.game.is_empty());
        Told::Tables {
            tables: tables.filter_map(facts).collect(),
            full,
        }
    }

    /// Why no table can be made, where that is so.
    fn full(&self) -> Option<Message> {
        let is_full = self.tables.count() >= self.plan.most || self.has_all() && self.forgotten().is_none();
        is_full.then(|| Message::new("lobby-full").with("most", self.plan.most as i64))
    }

    /// Whether no more tables are kept.
    fn has_all(&self) -> bool {
        held(&self.kept).len() >= MOST_KEPT
    }

    /// Of the tables that were put away that which has been forgotten for longest.
    fn forgotten(&self) -> Option<u32> {
        let rested = |number: u32| {
            let touched = fs::metadata(self.folders(number).data).ok()?.modified().ok()?;
            touched.elapsed().ok().filter(|&rested| rested > FORGOTTEN)
        };
        let kept = held(&self.kept);
        let put_away = kept.keys().filter(|&&number| self.tables.find(number).is_none());
        let forgotten = put_away.filter_map(|&number| Some((rested(number)?, number)));
        forgotten.max().map(|(_, number)| number)
    }

    /// Does what somebody wishes; the code that leads there.
    ///
    /// # Errors
    /// Why it is not done.
    pub(super) fn grant(self: &Arc<Self>, wish: Wish) -> Result<Option<String>, Message> {
        let (number, name) = match wish {
            Wish::Hello { .. } => return Ok(None),
            Wish::Watch { table, password } => {
                self.enter(table, &password)?;
                (table, None)
            }
            Wish::Join {
                table,
                password,
                name,
            } => {
                let name = named(&name)?;
                self.enter(table, &password)?;
                (table, Some(name))
            }
            Wish::Make {
                game,
                seats,
                table,
                password,
                name,
            } => {
                let name = named(&name)?;
                (self.make(&game, &seats, &table, &password)?, Some(name))
            }
        };
        let token = self.admitted(number, name)?;
        Ok(Some(format!("{number}.{token}")))
    }

    /// Whether a password opens a table.
    fn enter(&self, number: u32, password: &str) -> Result<(), Message> {
        let mut kept = held(&self.kept);
        let table = kept
            .get_mut(&number)
            .ok_or_else(|| Message::new("lobby-no-table"))?;
        let Some(right) = &table.facts.password else {
            return Ok(());
        };
        if !table.tries.takes() {
            return Err(Message::new("lobby-too-many-tries"));
        }
        if right.is(password) {
            table.tries.gives_back();
            return Ok(());
        }
        Err(Message::new("lobby-wrong-password"))
    }

    /// Lets somebody in: to the first free seat under this name, or without one to look on.
    fn admitted(&self, number: u32, name: Option<String>) -> Result<Token, Message> {
        let gone = || Message::new("lobby-no-table");
        let orders = self.tables.orders(number).ok_or_else(gone)?;
        let (reply, answer) = oneshot::channel();
        let order = Order::Admit(Admission { name, reply });
        orders.blocking_send(order).map_err(|_| gone())?;
        answer.blocking_recv().map_err(|_| gone())?
    }

    /// Makes a table; its number.
    fn make(
        self: &Arc<Self>,
        game: &str,
        seats: &[String],
        table: &str,
        password: &str,
    ) -> Result<u32, Message> {
        if password.len() > MOST_PASSWORD {
            return Err(Message::new("lobby-long-password").with("most", MOST_PASSWORD as i64));
        }
        let setup = setup(self.plan.games.named(game)?, seats)?;
        let mut next = held(&self.opening);
        if let Some(why) = self.full() {
            return Err(why);
        }
        let name = clean_name(table);
        if !name.is_empty() && held(&self.kept).values().any(|kept| kept.facts.name == name) {
            return Err(Message::new("lobby-name-taken").with("name", name));
        }
        if !held(&self.making).takes() {
            return Err(Message::new("lobby-too-fast"));
        }
        let fate = Fate::drawn(&setup, &Default::default())?;
        let game = Match::new(setup, fate).map_err(first)?;
        if self.has_all()
            && let Some(forgotten) = self.forgotten()
        {
            self.ended(forgotten, Ended::Done);
        }
        let number = *next;
        *next += 1;
        let facts = Facts {
            name,
            password: Password::of(password)?,
        };
        let folders = self.folders(number);
        write(&folders.data.join(FACTS), &facts)?;
        let (mut keeper, _) = Keeper::open(self.plan.games, Ok(folders));
        keeper.begin(&game, None);
        let kept = Kept {
            facts,
            tries: Allowance::new(TRIES, WHILE),
        };
        held(&self.kept).insert(number, kept);
        let opened = self.open_table(number, game, keeper);
        drop(next);
        if let Err(why) = opened {
            self.ended(number, Ended::Done);
            return Err(why);
        }
        Ok(number)
    }

    fn open_table(self: &Arc<Self>, number: u32, game: Match, keeper: Keeper) -> Result<Inbox, Message> {
        let folders = self.folders(number);
        let plan = Plan::of(game, keeper, Some(&folders), self.plan.pace)?;
        let lobby = Arc::clone(self);
        let opened = self
            .tables
            .open(number, plan, move |ended| lobby.ended(number, ended));
        opened.map_err(|error| Message::new("lobby-unkept").with("why", texts::refused(&error)))
    }

    /// A table is not there any more: what nobody would come back to is not kept, and what has failed is not opened again.
    fn ended(&self, number: u32, how: Ended) {
        match how {
            Ended::Stopped | Ended::Idle => {}
            Ended::Done => {
                held(&self.kept).remove(&number);
                // What stays there is found when the lobby opens again.
                let _ = fs::remove_dir_all(self.folders(number).data);
            }
            Ended::Failed => self.forget(number),
        }
    }

    /// A table is not found any more; what was played at it stays in its folder.
    fn forget(&self, number: u32) {
        held(&self.kept).remove(&number);
        // Where the file stays the table is tried once more when the lobby opens again.
        let _ = fs::remove_file(self.folders(number).data.join(FACTS));
    }

    /// The way to a table for whoever comes with one of its codes; one that was put away is opened again for that.
    ///
    /// # Errors
    /// Whether it can't be found at any other time either.
    pub(super) fn find(self: &Arc<Self>, number: u32, token: &str) -> Result<Inbox, Gone> {
        let is_kept = held(&self.kept).contains_key(&number);
        let token = Token::read(token).filter(|_| is_kept).ok_or(Gone(true))?;
        if !Keys::kept_know(&self.folders(number), &token) {
            return Err(Gone(true));
        }
        if self.tables.count() >= self.plan.most {
            return Err(Gone(false));
        }
        let is_kept = || held(&self.kept).contains_key(&number);
        self.reopen(number).ok_or_else(|| Gone(!is_kept()))
    }

    /// Opens a table that was put away.
    fn reopen(self: &Arc<Self>, number: u32) -> Option<Inbox> {
        let _opening = held(&self.opening);
        if let Some(inbox) = self.tables.find(number) {
            return Some(inbox);
        }
        let (mut keeper, told) = Keeper::open(self.plan.games, Ok(self.folders(number)));
        let Some(game) = keeper.take_left_behind() else {
            drop(keeper);
            // A file that can't be read is for people to look at, and so is a game that was over when the program ended.
            if told.is_empty() {
                self.forget(number);
            }
            return None;
        };
        keeper.begin(&game, None);
        keeper.forget();
        self.open_table(number, game, keeper).ok()
    }
}

/// The folder of a table.
fn folder(all: &Path, number: u32) -> PathBuf {
    all.join(number.to_string())
}

/// The tables that are kept in a folder.
fn known(all: &Path) -> BTreeMap<u32, Kept> {
    let entries = fs::read_dir(all).into_iter().flatten().filter_map(Result::ok);
    let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let kept = |number: u32| {
        let facts = read(&folder(all, number).join(FACTS))?;
        let tries = Allowance::new(TRIES, WHILE);
        Some((number, Kept { facts, tries }))
    };
    numbers.filter_map(kept).collect()
}

/// The name of who sits down: the seat is known to be taken by it.
fn named(name: &str) -> Result<String, Message> {
    let name = clean_name(name);
    if name.is_empty() {
        return Err(Message::new("lobby-no-name"));
    }
    Ok(name)
}

fn first(faults: Vec<Message>) -> Message {
    let mut faults = faults.into_iter();
    faults.next().unwrap_or_else(|| Message::new("lobby-no-table"))
}

/// The table that is wished. Whoever has the link of a lobby seats persons and levels, and starts nothing else.
fn setup(entry: &'static dyn Entry, seats: &[String]) -> Result<Setup, Message> {
    let is_known = |word: &String| word == "person" || word.starts_with("level:");
    if let Some(word) = seats.iter().find(|word| !is_known(word)) {
        return Err(Message::new("lobby-unknown-seat").with("text", texts::shortened(word, 40).into_owned()));
    }
    if !entry.seat_counts().contains(&seats.len()) {
        return Err(entry.no_such_board(seats.len()));
    }
    let places = entry.places(seats.len(), None)?;
    let seated = places.seat(seats.iter().map(String::as_str));
    let unknown = |_| Message::new("lobby-unknown-seat").with("text", seats.join(", "));
    let chairs = company::chairs(entry, seated).map_err(unknown)?;
    let setup = Setup::seating(entry, &entry.default_config(), chairs).map_err(first)?;
    if !setup.chairs.iter().any(|chair| chair.sitter == Sitter::Person) {
        return Err(Message::new("lobby-no-person"));
    }
    setup.open().map_err(first)?;
    match setup.unfit() {
        faults if faults.is_empty() => Ok(setup),
        faults => Err(first(faults)),
    }
}
