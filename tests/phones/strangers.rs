//! Strangers without number: wrong codes, bent frames and bent requests. The table plays on, and takes no more memory.
//!
//! With `HOMESTRETCH_STRANGERS` set to a number so many come.

use std::{
    env, fs,
    io::{Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpStream},
};

use homestretch::{play::dice::Dice, play::seed, rules::Source as _};
use serde_json::json;
use tungstenite::Message;

use crate::{
    Table,
    device::{hear, open},
    hostile::goes_on,
};

/// So many where nothing is said.
const STRANGERS: u32 = 400;
/// So many come before memory is looked at, and so much more it may be afterwards, in KiB.
const FIRST: u32 = 200;
const MOST_MORE: u64 = 32 << 10;

/// What devices and browsers say.
const SAID: [&str; 5] = [
    r#"{"type":"hello","protocol":1,"token":"00112233445566778899aabbccddeeff","languages":["nl-NL","en"]}"#,
    r#"{"type":"join","name":"Anna"}"#,
    r#"{"type":"choose","asked":2,"number":4}"#,
    r#"{"type":"undo","asked":1}"#,
    r#"{"type":"ponder","number":4}"#,
];

/// What this program takes of the memory, in KiB; nothing on a system that does not say so.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok())
        .unwrap_or_default()
}

/// A text in which some bytes are others, are missing, or come twice.
fn bent(text: &str, random: &mut Dice) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() as u32) as usize;
        match random.below(3) {
            0 => bytes[at] = random.below(256) as u8,
            1 if bytes.len() > 1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, bytes[at]),
        }
    }
    bytes
}

/// Comes with a code that is none.
fn guess(address: SocketAddr, random: &mut Dice) {
    let token: String = (0..32)
        .map(|_| char::from_digit(random.below(16), 16).expect("a digit"))
        .collect();
    let mut socket = open(address);
    let hello = json!({"type": "hello", "protocol": 1, "token": token}).to_string();
    socket.send(hello.into()).expect("it listens");
    assert_eq!(hear(&mut socket).expect("an answer")["gone"], true);
}

/// Says something bent, and hears out what is said to it. A frame that says something is left by who said it.
fn babble(address: SocketAddr, random: &mut Dice) {
    let text = SAID[random.below(SAID.len() as u32) as usize];
    let frame = String::from_utf8_lossy(&bent(text, random)).into_owned();
    let mut socket = open(address);
    // Who is let go while it still speaks hears of it as a broken pipe.
    let _ = socket.send(Message::text(frame));
    let _ = socket.close(None);
    while hear(&mut socket).is_some_and(|answer| answer["type"] == "refused") {}
}

/// Asks for a page with something bent.
fn mumble(address: SocketAddr, random: &mut Dice) {
    let request = format!(
        "GET /table HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nOrigin: null\r\nConnection: close\r\n\r\n"
    );
    let mut stream = TcpStream::connect(address).expect("it listens");
    // Who is turned away may be cut off.
    let _ = stream.write_all(&bent(&request, random));
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    assert!(
        !answer.starts_with(b"HTTP/1.1 101"),
        "{}",
        String::from_utf8_lossy(&answer)
    );
}

#[test]
fn strangers_without_number_learn_nothing_and_take_no_memory() {
    let count = env::var("HOMESTRETCH_STRANGERS").ok();
    let count = count.map_or(STRANGERS, |count| count.parse().expect("a number"));
    let table = Table::duel();
    let address = table.server.address();
    let mut random = Dice::new(&seed::numbered(11));
    let mut before = 0;
    for stranger in 0..count {
        match stranger % 3 {
            0 => guess(address, &mut random),
            1 => babble(address, &mut random),
            _ => mumble(address, &mut random),
        }
        if stranger == FIRST {
            before = memory();
        }
    }
    let more = memory().saturating_sub(before);
    println!("{count} strangers: {more} KiB more");
    assert!(more < MOST_MORE, "{more} KiB more");
    goes_on(&table);
}
