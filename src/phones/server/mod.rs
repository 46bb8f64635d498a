//! A small server that shows the pages of `assets/web` and lets sockets through to a table, or to the tables of a lobby.
//!
//! The [`Door`] takes devices, and a [`Crowd`] is those who have come to a table. The window owns both; [`Server`] is for
//! tables without a window, each of which is played on a thread of its own (`tables`), one order after the other (`host`):
//! one table, or as many as people make in a `lobby`. Everything from the net is bounded before it comes to any of them:
//! how many come in (`doors`), from where (`guard`), how much they say and how fast, and how long they may take to listen
//! (`socket`, and `visitor` in the lobby), and how many think of hints for them (`advisers`).

mod address;
mod advisers;
mod allowance;
mod crowd;
mod door;
mod doors;
mod guard;
mod host;
mod lobby;
mod pages;
mod password;
mod socket;
mod tables;
mod visitor;

use std::{
    io,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use tokio::sync::mpsc;

pub use self::{
    address::{PORT, local_address},
    crowd::{Crowd, Visit},
    door::Door,
    lobby::LobbyPlan,
};
use self::{door::Ways, lobby::Lobby, tables::Tables};
use super::{Desk, Keys, Token};
use crate::{
    play::{Keeper, Match, dice::Seed, store::Folders},
    rules::{Message, Seat},
    texts,
};

/// How many visits, and how many orders, may wait for a table.
const WAITING: usize = 256;

/// What whoever runs the server is told.
pub enum Notice<'a> {
    /// Something was done.
    Stepped,
    /// A seat was given back: it has a fresh code.
    Freed(&'a Desk, Seat),
    /// The game has come to its end.
    Over(&'a Match),
    /// Something that people should know.
    Said(Message),
    /// A table has failed by a fault of the program, and is closed. The number is that in its lobby.
    Failed(u32),
}

/// A table, before anybody can come to it.
pub struct Plan {
    /// The game.
    pub game: Match,
    /// Who may come to it.
    pub desk: Desk,
    /// Where it is kept.
    pub keeper: Keeper,
    /// How long a computer waits before it chooses.
    pub pace: Duration,
    /// The dice of games that follow this one; those of the system where none are given.
    pub seed: Option<Seed>,
}

impl Plan {
    /// A table to this game, with codes that are kept in these folders.
    ///
    /// # Errors
    /// When the game can't be shown, or the codes not be kept.
    pub fn of(
        game: Match,
        keeper: Keeper,
        folders: Option<&Folders>,
        pace: Duration,
    ) -> Result<Self, Message> {
        let keys = Keys::of(&game, folders)?;
        keys.keep()
            .map_err(|error| Message::new("phones-unkept").with("why", texts::refused(&error)))?;
        let desk = Desk::new(&game, keys).ok_or_else(|| Message::new("game-without-window"))?;
        Ok(Self {
            game,
            desk,
            keeper,
            pace,
            seed: None,
        })
    }
}

/// What a server is opened for.
pub enum Open {
    /// One table.
    Table(Box<Plan>),
    /// A lobby, in which people make tables.
    Lobby(LobbyPlan),
}

/// Where devices give in what they want, and whoever owns the table is told that something lies there.
#[derive(Clone)]
pub struct Inbox {
    visits: mpsc::Sender<Visit>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Inbox {
    /// An empty one, and where it is taken from; `wake` is called after each visit.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> (Self, mpsc::Receiver<Visit>) {
        let (visits, taken) = mpsc::channel(WAITING);
        let wake = Arc::new(wake);
        (Self { visits, wake }, taken)
    }

    /// Gives something in; whether there is still anybody who takes it.
    async fn send(&self, visit: Visit) -> bool {
        let is_taken = self.visits.send(visit).await.is_ok();
        (self.wake)();
        is_taken
    }
}

/// Tables without a window at work; they end when this is dropped.
pub struct Server {
    door: Door,
    tables: Tables,
    lobby: Option<Arc<Lobby>>,
}

impl Server {
    /// Opens a table or a lobby to whoever comes to this listener. `names` are those under which the server may be called
    /// beside its addresses: those of a proxy before it.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn open(
        open: Open,
        names: Vec<String>,
        listener: TcpListener,
        notice: impl Fn(Notice<'_>) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let runtime = door::runtime()?;
        let idle = match &open {
            Open::Table(_) => None,
            Open::Lobby(plan) => Some(plan.idle),
        };
        let tables = Tables::new(runtime.handle().clone(), Arc::new(notice), idle);
        let (lobby, ways) = match open {
            Open::Table(plan) => (None, Ways::Table(tables.open(0, *plan, |_| {})?)),
            Open::Lobby(plan) => {
                let said = |why: Message| io::Error::other(texts::say(&why));
                let lobby = Lobby::open(plan, tables.clone()).map_err(said)?;
                (Some(Arc::clone(&lobby)), Ways::Lobby(lobby))
            }
        };
        Ok(Self {
            door: Door::leading(runtime, listener, names, ways)?,
            tables,
            lobby,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.door.address()
    }

    /// The code of the lobby, where there is one.
    #[must_use]
    pub fn lobby(&self) -> Option<&Token> {
        self.lobby.as_deref().map(Lobby::token)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.tables.close();
    }
}
