//! What a phone loads before its first look at a table is light, whatever the game: every file of the page, and what the table says first.

use std::{
    collections::BTreeSet,
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
};

use homestretch::catalogue::Ours;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use serde_json::json;

use crate::{Table, device::open, game};

/// No more bytes than these, with the heads of all answers.
const MOST_BYTES: usize = 200_000;
/// No more requests than these, with the socket.
const MOST_REQUESTS: usize = 16;
/// About so much is said until a socket is open.
const OPENING: usize = 200;

/// The whole answer to a request for a file.
fn fetched(address: SocketAddr, path: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: deflate\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("it listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{path}");
    answer
}

/// What a browser reads in an answer.
fn unpacked(answer: &[u8]) -> String {
    let end = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .expect("a head");
    let (head, body) = (String::from_utf8_lossy(&answer[..end]), &answer[end + 4..]);
    if head.contains("content-encoding: deflate") {
        let body = decompress_to_vec_zlib(body).expect("it was packed");
        return String::from_utf8(body).expect("a text");
    }
    String::from_utf8_lossy(body).into_owned()
}

/// The files that a file names: by links, scripts, workers, `url("…")` and `from "…"`.
fn named(text: &str) -> impl Iterator<Item = String> {
    let begins = [
        "register(\"",
        "href=\"",
        "src=\"",
        "url(\"",
        "from \"",
        "\"src\":\"",
    ];
    let after = begins.into_iter().flat_map(|begin| text.split(begin).skip(1));
    let path = |rest: &str| rest.split_once('"').map(|(path, _)| path.to_owned());
    after
        .filter_map(path)
        .map(|path| path.trim_start_matches('.').to_owned())
        .filter(|path| path.starts_with('/') && path.len() > 1)
}

/// How many requests a page takes with everything that it names, and how many bytes come.
fn weight(address: SocketAddr, page: &str) -> (usize, usize) {
    let mut wanted = vec![page.to_owned()];
    let (mut known, mut bytes) = (BTreeSet::new(), 0);
    while let Some(path) = wanted.pop() {
        if known.insert(path.clone()) {
            let answer = fetched(address, &path);
            bytes += answer.len();
            wanted.extend(named(&unpacked(&answer)));
        }
    }
    (known.len(), bytes)
}

#[test]
fn the_first_load_of_every_game_is_light() {
    for entry in Ours::GAMES {
        let seats = entry.seats(&entry.default_config());
        let table = Table::of(game(entry.name(), &[], &vec!["person"; seats]));
        let address = table.server.address();
        let (requests, page) = weight(address, "/");
        assert!(requests >= 10, "files that a page names are found");
        let mut socket = open(address);
        let hello = json!({"type": "hello", "protocol": 1, "token": table.seats[0].1, "languages": ["en"], "packed": true});
        socket.send(hello.to_string().into()).expect("it listens");
        let mut said = || loop {
            let message = socket.read().expect("a message");
            if message.is_text() || message.is_binary() {
                return message.len();
            }
        };
        let (welcome, state) = (said(), said());
        let bytes = page + OPENING + welcome + state;
        println!(
            "{}: {bytes} bytes in {} requests, {page} of them the page, {welcome} the board, {state} the game",
            entry.name(),
            requests + 1
        );
        assert!(bytes <= MOST_BYTES, "{}: {bytes} bytes", entry.name());
        assert!(requests < MOST_REQUESTS, "{}: {requests} requests", entry.name());
    }
}
