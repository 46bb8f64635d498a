//! Where devices come in: shows the pages, and lets sockets through to where their codes lead.

use std::{
    io,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use axum::{
    Extension, Router,
    extract::{Request, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, StatusCode},
    response::Response,
    routing::any,
};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::runtime::Runtime;

use super::{
    Inbox,
    doors::{Doors, MOST, Place},
    guard::Guard,
    lobby::Lobby,
    pages, socket, visitor,
};
use crate::phones::protocol::MOST_REQUEST;

/// How long the head of a request may take to come.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// How large it may be.
const MOST_HEAD: usize = 16 << 10;
/// How many fields it may have.
const MOST_FIELDS: usize = 64;
/// How long nobody is let in after the system had no room for one more.
const BREATH: Duration = Duration::from_millis(100);

/// How many devices are expected at a table of a lobby, of those who play, look on and come.
const EACH_TABLE: usize = 16;

/// No table was found: whether there is none at any other time either, or only now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gone(pub(super) bool);

/// Where the codes of devices lead.
#[derive(Clone)]
pub(super) enum Ways {
    /// All to one table.
    Table(Inbox),
    /// To the tables of a lobby, whose numbers stand before the codes: `3.00112233…`.
    Lobby(Arc<Lobby>),
}

impl Ways {
    /// How many devices may be there at once.
    fn most(&self) -> usize {
        match self {
            Self::Table(_) => MOST,
            Self::Lobby(lobby) => MOST.max(EACH_TABLE * lobby.most()),
        }
    }

    /// The table to which a code leads, and the code for a seat there.
    ///
    /// # Errors
    /// Whether it leads nowhere at any other time either.
    pub(super) async fn find(&self, code: String) -> Result<(Inbox, String), Gone> {
        let lobby = match self {
            Self::Table(inbox) => return Ok((inbox.clone(), code)),
            Self::Lobby(lobby) => lobby,
        };
        let parts = code.split_once('.');
        let parts = parts.and_then(|(number, token)| Some((number.parse().ok()?, token.to_owned())));
        let (number, token) = parts.ok_or(Gone(true))?;
        if let Some(inbox) = lobby.tables().find(number) {
            return Ok((inbox, token));
        }
        let (lobby, sought) = (Arc::clone(lobby), token.clone());
        let found = tokio::task::spawn_blocking(move || lobby.find(number, &sought));
        Ok((found.await.map_err(|_| Gone(false))??, token))
    }
}

/// What the pages need.
#[derive(Clone)]
struct Shared {
    guard: Arc<Guard>,
    ways: Ways,
}

/// Where devices come in; it is closed when this is dropped.
pub struct Door {
    address: SocketAddr,
    runtime: Option<Runtime>,
}

/// On which everything about devices runs.
pub(super) fn runtime() -> io::Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .thread_name("phones")
        .enable_io()
        .enable_time()
        .build()
}

impl Door {
    /// Opens a table to whoever comes to this listener. `names` are those under which it may be called beside its
    /// addresses: those of a proxy before it.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn open(listener: TcpListener, names: Vec<String>, inbox: Inbox) -> io::Result<Self> {
        Self::leading(runtime()?, listener, names, Ways::Table(inbox))
    }

    /// The same for all that can be reached here.
    pub(super) fn leading(
        runtime: Runtime,
        listener: TcpListener,
        names: Vec<String>,
        ways: Ways,
    ) -> io::Result<Self> {
        let address = listener.local_addr()?;
        listener.set_nonblocking(true)?;
        let shared = Shared {
            guard: Arc::new(Guard::new(names)),
            ways,
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
}

impl Drop for Door {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Takes connections, as many as there is room for.
async fn let_in(listener: tokio::net::TcpListener, shared: Shared) {
    let doors = Doors::new(shared.ways.most());
    let router = Router::new()
        .route("/table", any(table))
        .route("/lobby", any(hall))
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

/// A device that comes to a table.
async fn table(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match bounded(&shared, &headers, upgrade) {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| socket::attend(socket, shared.ways, place)),
        Err(status) => pages::refused(status),
    }
}

/// A device that comes to the lobby.
async fn hall(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ways::Lobby(lobby) = &shared.ways else {
        return pages::refused(StatusCode::NOT_FOUND);
    };
    let lobby = Arc::clone(lobby);
    match bounded(&shared, &headers, upgrade) {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| visitor::attend(socket, lobby, place)),
        Err(status) => pages::refused(status),
    }
}

/// A socket within its bounds, for whoever may have one.
fn bounded(
    shared: &Shared,
    headers: &HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<WebSocketUpgrade, StatusCode> {
    shared.guard.check(headers)?;
    let upgrade = upgrade.map_err(|_| StatusCode::UPGRADE_REQUIRED)?;
    Ok(upgrade
        .max_message_size(MOST_REQUEST)
        .max_frame_size(MOST_REQUEST)
        .read_buffer_size(MOST_REQUEST))
}
