//! One device at its socket: what it says goes to the table, and what the table says goes to it. A device that says too
//! much, or nothing for long, or listens too slowly, is let go; it may come back.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes, WebSocket},
};
use tokio::{
    sync::mpsc,
    time::{Instant, interval, timeout},
};

use super::{Inbox, Visit, doors::Place};
use crate::phones::protocol::Request;

/// How long a device may take to say who it is.
const HELLO_TIME: Duration = Duration::from_secs(10);
/// How long one message may take to be written.
const WRITE_TIME: Duration = Duration::from_secs(10);
/// So often it is asked whether it is still there, and so often it may be silent then.
const BEAT: Duration = Duration::from_secs(15);
const MOST_SILENT: u32 = 3;
/// So many messages may wait for a device.
const QUEUE: usize = 64;
/// So much a device may say at once, and how long it takes until it may say one thing more.
const BURST: u32 = 100;
const REFILL: Duration = Duration::from_millis(10);

/// A number for each device that comes.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// How much a device may still say.
struct Allowance {
    left: u32,
    since: Instant,
}

impl Allowance {
    fn new() -> Self {
        Self {
            left: BURST,
            since: Instant::now(),
        }
    }

    /// Whether it may say one thing more.
    fn takes(&mut self) -> bool {
        let new = (self.since.elapsed().as_millis() / REFILL.as_millis()).min(u128::from(BURST)) as u32;
        if new > 0 {
            self.since = Instant::now();
            self.left = (self.left + new).min(BURST);
        }
        let may = self.left > 0;
        self.left = self.left.saturating_sub(1);
        may
    }
}

/// The next message that says something; none where the device has gone or makes no sense.
async fn heard(socket: &mut WebSocket) -> Option<Request> {
    loop {
        match socket.recv().await? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Binary(_) | Message::Close(_)) | Err(_) => return None,
        }
    }
}

/// Writes a message; whether that was in time.
async fn told(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(WRITE_TIME, socket.send(message)).await, Ok(Ok(())))
}

/// Attends to a device until one of both has enough.
pub(super) async fn attend(mut socket: WebSocket, inbox: Inbox, _place: Arc<Place>) {
    let hello = timeout(HELLO_TIME, heard(&mut socket)).await;
    let Ok(Some(Request::Hello {
        protocol,
        token,
        languages,
    })) = hello
    else {
        return;
    };
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let (out, mut said) = mpsc::channel::<Utf8Bytes>(QUEUE);
    let arrives = Visit::Arrive {
        id,
        protocol,
        token,
        languages,
        out,
    };
    if !inbox.send(arrives).await {
        return;
    }
    let mut allowance = Allowance::new();
    let mut beat = interval(BEAT);
    let mut silent = 0;
    loop {
        tokio::select! {
            biased;
            text = said.recv() => {
                let Some(text) = text else { break };
                if !told(&mut socket, Message::Text(text)).await {
                    break;
                }
            }
            message = socket.recv() => {
                silent = 0;
                let request = match message {
                    Some(Ok(Message::Text(text))) => serde_json::from_str(&text).ok(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if allowance.takes() { continue }
                        break
                    }
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
                };
                let Some(request) = request.filter(|_| allowance.takes()) else { break };
                if !inbox.send(Visit::Ask(id, request)).await {
                    break;
                }
            }
            _ = beat.tick() => {
                silent += 1;
                if silent > MOST_SILENT || !told(&mut socket, Message::Ping(Bytes::new())).await {
                    break;
                }
            }
        }
    }
    inbox.send(Visit::Depart(id)).await;
    // A device that has gone hears no farewell.
    let _ = told(&mut socket, Message::Close(None)).await;
}
