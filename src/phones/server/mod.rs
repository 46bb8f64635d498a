//! Tables without a window: a small server that shows the pages of `assets/web` and lets a socket through to the table.
//!
//! The game is played on a thread of its own, which answers one order after the other (`host`). Everything from the net
//! is bounded before it comes there: how many come in (`doors`), from where (`guard`), how much they say and how
//! fast, and how long they may take to listen (`socket`).

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
use tokio::{runtime::Runtime, sync::mpsc};

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
/// How many orders may wait for the table.
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

/// A server at work; it ends when this is dropped.
pub struct Server {
    address: SocketAddr,
    orders: mpsc::Sender<Order>,
    table: Option<std::thread::JoinHandle<()>>,
    runtime: Option<Runtime>,
}

/// What the pages need.
#[derive(Clone)]
struct Shared {
    guard: Arc<Guard>,
    orders: mpsc::Sender<Order>,
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
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("phones")
            .enable_io()
            .enable_time()
            .build()?;
        let address = listener.local_addr()?;
        listener.set_nonblocking(true)?;
        let (orders, taken) = mpsc::channel(ORDERS);
        let shared = Shared {
            guard: Arc::new(Guard::new(plan.names.clone())),
            orders: orders.clone(),
        };
        let host = Host::new(plan, orders.clone(), runtime.handle().clone(), Box::new(notice));
        let table = std::thread::Builder::new().name("table".to_owned());
        let table = table.spawn(move || host.run(taken))?;
        let listener = {
            let _inside = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        runtime.spawn(let_in(listener, shared));
        Ok(Self {
            address,
            orders,
            table: Some(table),
            runtime: Some(runtime),
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
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
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
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
            .on_upgrade(move |socket| socket::attend(socket, shared.orders, place)),
        Err(_) => pages::refused(axum::http::StatusCode::UPGRADE_REQUIRED),
    }
}
