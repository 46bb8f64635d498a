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
use miniz_oxide::deflate::compress_to_vec_zlib;
use serde::de::DeserializeOwned;
use tokio::{
    sync::mpsc,
    time::{interval, timeout},
};

use super::{
    Visit,
    allowance::Allowance,
    door::{Gone, Ways},
    doors::Place,
};
use crate::phones::{
    protocol::{Answer, Request},
    words,
};

/// How long a device may take to say who it is.
const HELLO_TIME: Duration = Duration::from_secs(10);
/// How long one message may take to be written.
const WRITE_TIME: Duration = Duration::from_secs(10);
/// So often it is asked whether it is still there, and so often it may be silent then.
pub(super) const BEAT: Duration = Duration::from_secs(15);
pub(super) const MOST_SILENT: u32 = 3;
/// So many messages may wait for a device.
const QUEUE: usize = 64;
/// So much a device may say at once, and how long it takes until it may say one thing more.
const BURST: u32 = 100;
const REFILL: Duration = Duration::from_millis(10);

/// What is longer than this, in bytes, is packed for a device that can unpack it: a table whose board is drawn at length.
const LONG: usize = 32 << 10;
/// How hard it is packed: more takes longer and gains little.
const LEVEL: u8 = 6;

/// A number for each device that comes.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// How much a device may say.
pub(super) fn allowance() -> Allowance {
    Allowance::new(BURST, REFILL)
}

/// The next message that says something; none where the device has gone or makes no sense.
async fn heard<T: DeserializeOwned>(socket: &mut WebSocket) -> Option<T> {
    loop {
        match socket.recv().await? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(Message::Binary(_) | Message::Close(_)) | Err(_) => return None,
        }
    }
}

/// The first message of a device; none where it does not come, or makes no sense.
pub(super) async fn hello<T: DeserializeOwned>(socket: &mut WebSocket) -> Option<T> {
    timeout(HELLO_TIME, heard(socket)).await.ok().flatten()
}

/// Writes a message; whether that was in time.
pub(super) async fn told(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(WRITE_TIME, socket.send(message)).await, Ok(Ok(())))
}

/// A message, packed where it is long.
fn shortened(text: Utf8Bytes) -> Message {
    if text.len() < LONG {
        return Message::Text(text);
    }
    Message::Binary(compress_to_vec_zlib(text.as_bytes(), LEVEL).into())
}

/// Tells a device that it can't come in, and whether there is no use in trying again.
async fn refuse(mut socket: WebSocket, languages: &[String], key: &str, gone: bool) {
    let words = words::spoken(languages).text(key);
    let refused = Answer::Refused { words, gone };
    let text = serde_json::to_string(&refused).unwrap_or_default();
    // Who has gone hears no farewell.
    let _ = told(&mut socket, Message::Text(text.into())).await;
    let _ = told(&mut socket, Message::Close(None)).await;
}

/// Attends to a device until one of both has enough.
pub(super) async fn attend(mut socket: WebSocket, ways: Ways, _place: Arc<Place>) {
    let Some(Request::Hello {
        protocol,
        token,
        languages,
        packed,
    }) = hello(&mut socket).await
    else {
        return;
    };
    let (inbox, token) = match ways.find(token).await {
        Ok(found) => found,
        Err(Gone(gone)) => {
            let key = if gone { "phones-no-code" } else { "phones-later" };
            return refuse(socket, &languages, key, gone).await;
        }
    };
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let spoken = languages.clone();
    let (out, mut said) = mpsc::channel::<Utf8Bytes>(QUEUE);
    let arrives = Visit::Arrive {
        id,
        protocol,
        token,
        languages,
        out,
    };
    if !inbox.send(arrives).await {
        return refuse(socket, &spoken, "phones-failed", true).await;
    }
    let mut allowance = allowance();
    let mut beat = interval(BEAT);
    let mut silent = 0;
    loop {
        tokio::select! {
            biased;
            text = said.recv() => {
                let Some(text) = text else { break };
                let message = if packed { shortened(text) } else { Message::Text(text) };
                if !told(&mut socket, message).await {
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
