//! A device in the lobby: it is told which tables there are whenever that changes, and asks for one after the other.

use std::{sync::Arc, time::Duration};

use axum::{
    body::Bytes,
    extract::ws::{Message, WebSocket},
};
use tokio::{
    sync::watch::{Receiver, error::RecvError},
    time::{Instant, interval, sleep_until},
};

use super::{
    doors::Place,
    lobby::Lobby,
    socket::{self, BEAT, MOST_SILENT},
};
use crate::{
    phones::{
        Token,
        lobby::{Told, Wish, hall},
        protocol::VERSION,
        words,
    },
    texts::Language,
};

/// So long it is waited until changes are told again: many at once are told as one.
const GATHER: Duration = Duration::from_millis(100);

/// Tells a device something; whether it listens.
async fn tell(socket: &mut WebSocket, told: &Told) -> bool {
    let text = serde_json::to_string(told).unwrap_or_default();
    socket::told(socket, Message::Text(text.into())).await
}

/// Whether a code leads here; else the sentence for that.
fn why_not(lobby: &Lobby, protocol: u32, token: &str, language: Language) -> Option<Told> {
    let key = match Token::read(token) {
        _ if protocol != VERSION => "phones-version",
        Some(token) if lobby.token().is(&token) => return None,
        _ => "lobby-no-code",
    };
    Some(Told::Refused {
        words: language.text(key),
        gone: true,
    })
}

/// Does what was wished.
async fn grant(lobby: &Arc<Lobby>, wish: Wish, language: Language) -> Option<Told> {
    let lobby = Arc::clone(lobby);
    let granted = tokio::task::spawn_blocking(move || lobby.grant(wish))
        .await
        .ok()?;
    match granted {
        Ok(code) => code.map(|code| Told::Code { code }),
        Err(why) => Some(Told::Refused {
            words: language.say_naming(&why, &|seat| seat.to_string()),
            gone: false,
        }),
    }
}

/// Waits for the next change, and at least until then.
async fn next(changes: &mut Receiver<()>, due: Instant) -> Result<(), RecvError> {
    sleep_until(due).await;
    changes.changed().await
}

/// Attends to a device until one of both has enough.
pub(super) async fn attend(mut socket: WebSocket, lobby: Arc<Lobby>, _place: Arc<Place>) {
    let Some(Wish::Hello {
        protocol,
        token,
        languages,
    }) = socket::hello(&mut socket).await
    else {
        return;
    };
    let language = words::spoken(&languages);
    let refused = why_not(&lobby, protocol, &token, language);
    let games = lobby.games();
    let first = refused.unwrap_or_else(|| Told::Lobby(Box::new(language.writing(|| hall(games)))));
    if !tell(&mut socket, &first).await || matches!(first, Told::Refused { .. }) {
        return;
    }
    let mut changes = lobby.tables().changes();
    let mut due = Instant::now();
    let mut allowance = socket::allowance();
    let mut beat = interval(BEAT);
    let mut silent = 0;
    loop {
        tokio::select! {
            told = next(&mut changes, due) => {
                if told.is_err() { break }
                due = Instant::now() + GATHER;
                let told = language.writing(|| lobby.told());
                if !tell(&mut socket, &told).await { break }
            }
            message = socket.recv() => {
                silent = 0;
                let wish = match message {
                    Some(Ok(Message::Text(text))) => serde_json::from_str(&text).ok(),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if allowance.takes() { continue }
                        break
                    }
                    Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
                };
                let Some(wish) = wish.filter(|_| allowance.takes()) else { break };
                if let Some(told) = grant(&lobby, wish, language).await
                    && !tell(&mut socket, &told).await
                {
                    break;
                }
            }
            _ = beat.tick() => {
                silent += 1;
                if silent > MOST_SILENT || !socket::told(&mut socket, Message::Ping(Bytes::new())).await {
                    break;
                }
            }
        }
    }
    // A device that has gone hears no farewell.
    let _ = socket::told(&mut socket, Message::Close(None)).await;
}
