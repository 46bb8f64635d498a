//! A small server that shows the pages of `assets/web` and lets sockets through to a table.
//!
//! The [`Door`] takes devices, and a [`Crowd`] is those who have come. The window owns both; [`Server`] is a table without a
//! window, whose game is played on a thread of its own, one order after the other (`host`). Everything from the net is
//! bounded before it comes to either: how many come in (`doors`), from where (`guard`), how much they say and how fast, and
//! how long they may take to listen (`socket`).

mod address;
mod crowd;
mod doors;
mod guard;
mod host;
mod pages;
mod socket;

use std::{
    io,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use axum::{
    Extension, Router,
    extract::{Request, State, WebSocketUpgrade},
    response::Response,
    routing::any,
};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    runtime::{Handle, Runtime},
    sync::mpsc,
};

pub use self::{
    address::{PORT, local_address},
    crowd::{Crowd, Visit},
};
use self::{
    doors::{Doors, Place},
    guard::Guard,
    host::{Host, Order},
};
use super::{Desk, protocol::MOST_REQUEST};
use crate::{
    play::{Keeper, Match, dice::Seed},
    rules::{Message, Seat},
};

/// How long the head of a request may take to come.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// How large it may be.
const MOST_HEAD: usize = 16 << 10;
/// How many fields it may have.
const MOST_FIELDS: usize = 64;
/// How many visits and orders may wait for the table.
const ORDERS: usize = 256;
/// How long nobody is let in after the system had no room for one more.
const BREATH: Duration = Duration::from_millis(100);

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
    /// Names under which the server may be called beside its addresses: those of a proxy before it.
    pub names: Vec<String>,
    /// The dice of games that follow this one; those of the system where none are given.
    pub seed: Option<Seed>,
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
        let (visits, taken) = mpsc::channel(ORDERS);
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

/// What the pages need.
#[derive(Clone)]
struct Shared {
    guard: Arc<Guard>,
    inbox: Inbox,
}

/// Where devices come in; it is closed when this is dropped.
pub struct Door {
    address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Door {
    /// Opens a table to whoever comes to this listener. `names` are those under which it may be called beside its
    /// addresses: those of a proxy before it.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn open(listener: TcpListener, names: Vec<String>, inbox: Inbox) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("phones")
            .enable_io()
            .enable_time()
            .build()?;
        let address = listener.local_addr()?;
        listener.set_nonblocking(true)?;
        let shared = Shared {
            guard: Arc::new(Guard::new(names)),
            inbox,
        };
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        runtime.spawn(let_in(listener, shared));
        Ok(Self {
            address,
            runtime: Some(runtime),
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    fn handle(&self) -> io::Result<Handle> {
        let runtime = self.runtime.as_ref();
        runtime
            .map(|runtime| runtime.handle().clone())
            .ok_or_else(|| io::ErrorKind::NotConnected.into())
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A table without a window at work; it ends when this is dropped.
pub struct Server {
    door: Door,
    orders: mpsc::Sender<Order>,
    table: Option<std::thread::JoinHandle<()>>,
}

impl Server {
    /// Opens a table to whoever comes to this listener.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn open(
        plan: Plan,
        listener: TcpListener,
        notice: impl FnMut(Notice<'_>) + Send + 'static,
    ) -> io::Result<Self> {
        let (inbox, visits) = Inbox::new(|| {});
        let door = Door::open(listener, plan.names.clone(), inbox)?;
        let (orders, taken) = mpsc::channel(ORDERS);
        let host = Host::new(plan, orders.clone(), door.handle()?, Box::new(notice));
        let table = std::thread::Builder::new().name("table".to_owned());
        let table = table.spawn(move || host.run(taken, visits))?;
        Ok(Self {
            door,
            orders,
            table: Some(table),
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.door.address()
    }

    /// Waits until the table ends.
    pub fn wait(&mut self) {
        if let Some(table) = self.table.take() {
            // A table that has failed is over as well.
            let _ = table.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A table that has ended takes no orders any more.
        let _ = self.orders.blocking_send(Order::Stop);
        self.wait();
    }
}

/// Takes connections, as many as there is room for.
async fn let_in(listener: tokio::net::TcpListener, shared: Shared) {
    let doors = Doors::default();
    let router = Router::new()
        .route("/table", any(table))
        .fallback(page)
        .with_state(shared);
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let Some(place) = doors.enter(peer.ip()) else {
            continue;
        };
        // What is written is small, and is to be there at once.
        let _ = stream.set_nodelay(true);
        let router = router.clone().layer(Extension(Arc::new(place)));
        tokio::spawn(async move {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new())
                .header_read_timeout(HEAD_TIME)
                .max_buf_size(MOST_HEAD)
                .max_headers(MOST_FIELDS);
            let served = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
            if let Err(error) = served.with_upgrades().await {
                tracing::debug!("a connection ended: {error}");
            }
        });
    }
}

/// One of the pages.
async fn page(State(shared): State<Shared>, request: Request) -> Response {
    match shared.guard.check(request.headers()) {
        Ok(()) => pages::answer(&request),
        Err(status) => pages::refused(status),
    }
}

/// A device that comes to the table.
async fn table(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    headers: axum::http::HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    if let Err(status) = shared.guard.check(&headers) {
        return pages::refused(status);
    }
    match upgrade {
        Ok(upgrade) => upgrade
            .max_message_size(MOST_REQUEST)
            .max_frame_size(MOST_REQUEST)
            .on_upgrade(move |socket| socket::attend(socket, shared.inbox, place)),
        Err(_) => pages::refused(axum::http::StatusCode::UPGRADE_REQUIRED),
    }
}
