//! Devices that mean harm, and programs that are none: the table plays on, and nobody learns or does what is not theirs.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
};

use serde_json::{Value, json};
use tungstenite::Message;

use crate::{
    Table,
    device::{Device, hear, open},
    game,
};

/// Whether the game goes on.
pub(crate) fn goes_on(table: &Table) {
    let mut one = table.device(0);
    let step = one.state["step"].as_u64();
    one.choose(0);
    one.until(|state| state["step"].as_u64() > step);
}

/// The status line of what a request is answered.
pub(crate) fn status(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(request.as_bytes()).expect("it listens");
    let mut answer = String::new();
    // Who is turned away may be cut off.
    let _ = stream.read_to_string(&mut answer);
    answer.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn a_wrong_code_leads_nowhere() {
    let table = Table::duel();
    let mut near = table.seats[0].1.clone().into_bytes();
    near[31] = if near[31] == b'0' { b'1' } else { b'0' };
    let near = String::from_utf8(near).expect("digits");
    for token in ["", "0", &near, &"0".repeat(32), &"é".repeat(16), &"9".repeat(500)] {
        let mut socket = open(table.server.address());
        let hello = json!({"type": "hello", "protocol": 1, "token": token});
        socket.send(hello.to_string().into()).expect("it listens");
        let answer = hear(&mut socket).expect("an answer");
        assert_eq!(answer["type"], "refused");
        assert_eq!(answer["gone"], true);
        assert!(hear(&mut socket).is_none());
    }
    goes_on(&table);
}

#[test]
fn what_is_no_message_ends_the_connection_and_nothing_else() {
    let table = Table::duel();
    let large = json!({"type": "join", "name": "x".repeat(5_000)}).to_string();
    let deep = "[".repeat(1_900);
    let frames: [Message; 7] = [
        "".into(),
        "nonsense".into(),
        r#"{"type":"unknown"}"#.into(),
        r#"{"type":"choose","asked":-1,"number":1e99}"#.into(),
        deep.as_str().into(),
        large.as_str().into(),
        Message::Binary(vec![0_u8; 64].into()),
    ];
    for frame in &frames {
        let mut device = table.device(1);
        device.send(frame.clone());
        assert!(device.goes_unheard(), "{frame:?}");
        let mut stranger = open(table.server.address());
        // Who is let go while it still speaks hears of it as a broken pipe.
        let _ = stranger.send(frame.clone());
        assert!(hear(&mut stranger).is_none(), "{frame:?}");
    }
    goes_on(&table);
}

#[test]
fn who_says_too_much_goes_unheard() {
    let table = Table::duel();
    let mut flood = table.device(1);
    let mut sent = 0;
    while sent < 100_000 && flood.try_say(&json!({"type": "ponder", "number": 3})) {
        sent += 1;
    }
    assert!(sent < 100_000);
    goes_on(&table);
}

#[test]
fn nobody_plays_for_another_seat_and_who_looks_on_plays_for_none() {
    let table = Table::duel();
    let address = table.server.address();
    let mut other = table.device(1);
    let mut onlooker = Device::come(address, &table.onlooker);
    let number = table.device(0).numbers()[0];
    for device in [&mut other, &mut onlooker] {
        let asked = device.asked();
        for message in [
            json!({"type": "choose", "asked": asked, "number": number}),
            json!({"type": "roll", "asked": asked}),
            json!({"type": "undo", "asked": asked}),
            json!({"type": "again"}),
        ] {
            device.say(&message);
            let mut answer = device.next();
            while answer["type"] == "state" {
                assert_eq!(answer["step"], 0);
                answer = device.next();
            }
            assert_eq!(answer["type"], "refused", "{message}");
        }
    }
    goes_on(&table);
}

#[test]
fn who_asks_for_hints_without_end_is_told_to_wait_and_others_are_not() {
    // One in which a hint takes no time.
    let table = Table::of(game("compromise", &[], &["person", "person"]));
    let mut one = table.device(0);
    let answer = |device: &mut Device| {
        // Chance may come first.
        device.until(|state| state["yours"] == true);
        device.say(&json!({"type": "hint"}));
        loop {
            let answer = device.next();
            if answer["type"] != "state" {
                break answer;
            }
        }
    };
    assert_eq!(answer(&mut one)["type"], "advice");
    let waits = |answer: &Value| {
        let words = answer["words"].as_str();
        words.is_some_and(|words| words.contains("wait ten")) && answer["gone"] == false
    };
    assert!((0..60).map(|_| answer(&mut one)).any(|answer| waits(&answer)));
    // Another device of the same seat is no way round.
    let mut again = (0..60).map(|_| answer(&mut table.device(0)));
    assert!(again.any(|answer| waits(&answer)));
    assert_eq!(answer(&mut table.device(1))["type"], "advice");
}

#[test]
fn a_seat_for_which_a_hint_is_thought_of_is_told_so() {
    let table = Table::duel();
    let mut one = table.device(0);
    for _ in 0..3 {
        one.say(&json!({"type": "hint"}));
    }
    let mut told = || loop {
        let answer = one.next();
        if answer["type"] != "state" {
            break answer["words"].as_str().unwrap_or_default().to_owned();
        }
    };
    let told = [told(), told(), told()];
    let waits = told
        .iter()
        .filter(|words| words.contains("still being thought of"));
    assert!(waits.count() > 0, "{told:?}");
}

#[test]
fn a_choice_that_is_none_is_refused_with_a_sentence() {
    let table = Table::duel();
    let mut one = table.device(0);
    let asked = one.asked();
    for number in [usize::MAX, 9_999, 0] {
        one.say(&json!({"type": "choose", "asked": asked, "number": number}));
        let mut answer = one.next();
        while answer["type"] == "state" {
            answer = one.next();
        }
        assert_eq!(answer["type"], "refused");
        assert!(
            answer["words"].as_str().is_some_and(|words| words.ends_with('.')),
            "{answer}"
        );
    }
    goes_on(&table);
}

#[test]
fn pages_are_for_this_address_alone_and_hold_nothing_from_elsewhere() {
    let table = Table::duel();
    let address = table.server.address();
    let get = |path: &str, more: &str| {
        status(
            address,
            &format!("GET {path} HTTP/1.1\r\n{more}Connection: close\r\n\r\n"),
        )
    };
    let host = format!("Host: {address}\r\n");
    assert!(get("/", &host).contains("200"));
    assert!(get("/", "Host: evil.example\r\n").contains("421"));
    assert!(get("/", "").contains("400"));
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/nothing.html",
        "//",
        "/fonts",
        "/style.css/",
    ] {
        assert!(get(path, &host).contains("404"), "{path}");
    }
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let elsewhere = format!("GET /table HTTP/1.1\r\n{host}Origin: http://evil.example\r\n{upgrade}\r\n");
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(elsewhere.as_bytes()).expect("it listens");
    let mut answer = [0; 32];
    let read = stream.read(&mut answer).expect("an answer");
    assert!(String::from_utf8_lossy(&answer[..read]).contains("403"));
    assert!(
        status(
            address,
            &format!("POST / HTTP/1.1\r\n{host}Connection: close\r\n\r\n")
        )
        .contains("405")
    );
    goes_on(&table);
}

#[test]
fn floods_of_headers_and_nonsense_are_answered_by_the_end_of_the_connection() {
    let table = Table::duel();
    let address = table.server.address();
    let many = "X: y\r\n".repeat(1_000);
    let long = format!("X: {}\r\n", "y".repeat(200_000));
    for request in [many, long] {
        let answer = status(
            address,
            &format!("GET / HTTP/1.1\r\nHost: {address}\r\n{request}\r\n"),
        );
        assert!(!answer.contains("200"), "{answer}");
    }
    assert!(!status(address, "\u{16}\u{3}\u{1} hello\r\n\r\n").contains("200"));
    goes_on(&table);
}

#[test]
fn one_machine_that_opens_sockets_without_end_ends_nothing() {
    let table = Table::duel();
    let address = table.server.address();
    let many: Vec<TcpStream> = (0..700)
        .filter_map(|_| TcpStream::connect(address).ok())
        .collect();
    drop(many);
    // The places are free again once the table has seen that they left.
    loop {
        let line = status(
            address,
            &format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"),
        );
        if line.contains("200") {
            break;
        }
    }
    goes_on(&table);
}
