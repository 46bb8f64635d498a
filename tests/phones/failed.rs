//! A table at which the program makes an error: it is closed in good order, whoever was there hears why, and nothing else ends.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use homestretch::{catalogue::Ours, phones::server::Notice, play::Keeper};
use serde_json::{Value, json};

use crate::{
    Table,
    device::{Device, hear, open},
    game, listener,
    lobby::{Lobby, NEVER, making},
};

/// What is said last before the table lets a device go.
fn farewell(device: &mut Device) -> Value {
    loop {
        let message = device.next();
        if message["type"] == "refused" {
            return message;
        }
    }
}

/// What whoever comes with this code is answered.
fn answered(address: std::net::SocketAddr, code: &str) -> Value {
    let mut socket = open(address);
    let hello = json!({"type": "hello", "protocol": 1, "token": code, "languages": ["en"]});
    socket.send(hello.to_string().into()).expect("it listens");
    hear(&mut socket).expect("an answer")
}

/// Fails once at the next step after it was armed, and keeps which tables are told to have failed.
#[derive(Clone, Default)]
struct Fault {
    is_armed: Arc<AtomicBool>,
    told: Arc<Mutex<Vec<u32>>>,
}

impl Fault {
    fn ear(&self) -> impl Fn(Notice<'_>) + Send + Sync + 'static {
        let fault = self.clone();
        move |notice| match notice {
            Notice::Stepped => assert!(
                !fault.is_armed.swap(false, Ordering::SeqCst),
                "a fault that is meant"
            ),
            Notice::Failed(table) => fault.told.lock().expect("whole").push(table),
            _ => {}
        }
    }

    fn told(&self) -> Vec<u32> {
        self.told.lock().expect("whole").clone()
    }
}

/// A device is told that the table is gone, and why.
fn says_it_failed(told: &Value) {
    let words = told["words"].as_str().unwrap_or_default();
    assert!(told["gone"] == true && words.contains("made an error"), "{told}");
}

#[test]
fn a_table_that_fails_is_closed_and_the_others_play_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let fault = Fault::default();
    let lobby = Lobby::heard(folder.path(), (3, NEVER, false), fault.ear());
    let mut host = lobby.visitor();
    let named = json!({"type": "make", "game": "quoridor", "seats": ["person", "person"], "table": "Club", "password": "", "name": "Anna"});
    let failing = host.code(&named);
    let other = host.code(&making("quoridor", &["person", "person"], ""));
    host.until(|tables| tables.len() == 2);
    let (mut one, mut elsewhere) = (
        Device::come(lobby.address(), &failing),
        Device::come(lobby.address(), &other),
    );
    one.choose(0);
    one.until(|state| state["step"] == 1);
    let mut watching = Device::come(
        lobby.address(),
        &host.code(&json!({"type": "join", "table": 1, "password": "", "name": "Ben"})),
    );
    fault.is_armed.store(true, Ordering::SeqCst);
    watching.choose(0);
    for device in [&mut one, &mut watching] {
        says_it_failed(&farewell(device));
    }
    assert!(one.goes_unheard() && watching.goes_unheard());
    host.until(|tables| tables.len() == 1 && tables[0]["number"] == 2);
    assert_eq!(answered(lobby.address(), &failing)["gone"], true);
    elsewhere.choose(0);
    elsewhere.until(|state| state["step"] == 1);
    // There is room again, the name is free, and what was played is still there.
    host.code(&named);
    assert!(folder.path().join("tables/1").is_dir());
    drop(lobby);
    assert_eq!(fault.told(), [1]);
    let lobby = Lobby::open(folder.path(), 4, NEVER, true);
    let mut host = lobby.visitor();
    host.until(|tables| tables.iter().any(|table| table["number"] == 2));
    assert!(
        !host.tables.to_string().contains("\"number\":1,"),
        "{}",
        host.tables
    );
}

#[test]
fn who_comes_to_a_table_that_has_failed_is_told_so() {
    let fault = Fault::default();
    let table = Table::heard(
        listener(0).expect("a free port"),
        game("quoridor", &[], &["person", "person"]),
        Keeper::closed(Ours::GAMES, None),
        None,
        fault.ear(),
    );
    let (mut one, mut other) = (table.device(0), table.device(1));
    fault.is_armed.store(true, Ordering::SeqCst);
    one.choose(0);
    for device in [&mut one, &mut other] {
        says_it_failed(&farewell(device));
    }
    says_it_failed(&answered(table.server.address(), &table.seats[0].1));
    drop(table);
    assert_eq!(fault.told(), [0]);
}
