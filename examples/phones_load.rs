//! Many phones at the tables of a lobby: how long it takes from a choice until all of a table have seen it, and what each
//! device takes of the server's memory.
//!
//! `cargo run --release --no-default-features --example phones_load -- target/release/homestretch 250 1000 30 1000`: the
//! program, how many tables for four, how many who look on, for how many seconds, and how many milliseconds lie between two
//! things that are done at a table. It needs Linux.

use std::{
    cell::{Cell, RefCell},
    env, fs, io,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    rc::Rc,
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    task::{JoinHandle, LocalSet},
    time::{Instant, sleep, sleep_until},
};

/// So many sit at a table.
const SEATS: usize = 4;

/// A device at its socket.
struct Line {
    stream: TcpStream,
    /// What has come and has not been read.
    come: Vec<u8>,
}

impl Line {
    async fn open(address: SocketAddr, path: &str, token: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut line = Self {
            stream,
            come: Vec::new(),
        };
        let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        let head = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{upgrade}");
        line.write(head.as_bytes()).await?;
        let end = loop {
            if let Some(end) = line.come.windows(4).position(|four| four == b"\r\n\r\n") {
                break end;
            }
            line.fill().await?;
        };
        line.come.drain(..end + 4);
        let hello =
            json!({"type": "hello", "protocol": 1, "token": token, "languages": ["en"], "packed": true});
        line.say(&hello).await?;
        Ok(line)
    }

    async fn write(&self, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            self.stream.writable().await?;
            match self.stream.try_write(bytes) {
                Ok(count) => bytes = &bytes[count..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn fill(&mut self) -> io::Result<()> {
        loop {
            self.stream.readable().await?;
            let mut bytes = [0; 16 << 10];
            match self.stream.try_read(&mut bytes) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => {
                    self.come.extend_from_slice(&bytes[..count]);
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// A frame of at most 64 KiB, masked with nothing.
    async fn send(&self, kind: u8, text: &[u8]) -> io::Result<()> {
        let [high, low] = (text.len() as u16).to_be_bytes();
        let mut frame = vec![0x80 | kind, 0x80 | 0x7E, high, low, 0, 0, 0, 0];
        frame.extend_from_slice(text);
        self.write(&frame).await
    }

    async fn say(&self, message: &Value) -> io::Result<()> {
        self.send(1, message.to_string().as_bytes()).await
    }

    /// The next message.
    async fn hear(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let Some((kind, head, length)) = self.head() else {
                self.fill().await?;
                continue;
            };
            if self.come.len() < head + length {
                self.fill().await?;
                continue;
            }
            let text: Vec<u8> = self.come.drain(..head + length).skip(head).collect();
            match kind {
                1 => return Ok(text),
                9 => self.send(10, &text).await?,
                8 => return Err(io::Error::other("the server ended the connection")),
                _ => {}
            }
        }
    }

    /// The kind of the next frame, how long its head is, and how long it is.
    fn head(&self) -> Option<(u8, usize, usize)> {
        let come = &self.come;
        let (head, length) = match *come.get(1)? {
            126 => (
                4,
                usize::from(u16::from_be_bytes(come.get(2..4)?.try_into().ok()?)),
            ),
            127 => (10, u64::from_be_bytes(come.get(2..10)?.try_into().ok()?) as usize),
            short => (2, usize::from(short)),
        };
        Some((come[0] & 0x0F, head, length))
    }
}

/// What is wanted of a state, without reading all of it.
struct State {
    step: u64,
    asked: u64,
    is_own: bool,
    /// The first choice; none where one rolls.
    number: Option<u64>,
}

impl State {
    fn read(text: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        let number = |key: &str| {
            let digits = text.split_once(key)?.1;
            let end = digits.find(|sign: char| !sign.is_ascii_digit())?;
            digits[..end].parse().ok()
        };
        Some(Self {
            step: text
                .starts_with(r#"{"type":"state""#)
                .then(|| number(r#""step":"#))??,
            asked: number(r#""asked":"#)?,
            is_own: text.contains(r#""yours":true"#),
            number: number(r#""choices":[{"number":"#),
        })
    }
}

/// A table as all of its devices know it.
struct Table {
    /// After which step something was done last, and when.
    done: Cell<(u64, Instant)>,
}

/// What is measured.
#[derive(Default)]
struct Measured {
    waits: RefCell<Vec<Duration>>,
}

/// Plays a seat, or looks on; tells how long each step took to be seen here.
async fn attend(mut line: Line, table: Rc<Table>, measured: Rc<Measured>, pace: Duration) -> io::Result<()> {
    let mut seen = None;
    loop {
        let text = line.hear().await?;
        let Some(state) = State::read(&text) else {
            continue;
        };
        let (after, since) = table.done.get();
        if seen == Some(after) && state.step == after + 1 {
            measured.waits.borrow_mut().push(since.elapsed());
        }
        if seen == Some(state.step) {
            continue;
        }
        seen = Some(state.step);
        if state.is_own {
            sleep_until(since + pace).await;
            let act = match state.number {
                Some(number) => json!({"type": "choose", "asked": state.asked, "number": number}),
                None => json!({"type": "roll", "asked": state.asked}),
            };
            table.done.set((state.step, Instant::now()));
            line.say(&act).await?;
        }
    }
}

/// The server, and the link of its lobby.
fn serve(program: &str, folder: &str, tables: usize) -> io::Result<(Child, SocketAddr, String)> {
    let mut child = Command::new(program)
        .args([
            "--data-dir",
            folder,
            "serve",
            "--lobby",
            "--bind",
            "127.0.0.1",
            "--port",
            "0",
        ])
        .args(["--no-codes", "--tables", &tables.to_string()])
        .stdout(Stdio::piped())
        .spawn()?;
    let said = child.stdout.take().expect("it says something");
    for told in BufReader::new(said).lines() {
        let told = told?;
        let link = told.trim().strip_prefix("http://");
        if let Some((at, token)) = link.and_then(|link| link.split_once("/lobby.html#")) {
            return Ok((child, at.parse().expect("an address"), token.to_owned()));
        }
    }
    Err(io::ErrorKind::UnexpectedEof.into())
}

/// What the server takes of the memory, in KiB.
fn memory(server: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok())
        .unwrap_or_default()
}

/// The code for which somebody asks in the lobby.
async fn code(lobby: &mut Line, wish: Value) -> io::Result<String> {
    // Who wishes more than a hundred times a second is let go.
    sleep(Duration::from_millis(11)).await;
    lobby.say(&wish).await?;
    loop {
        let message: Value = serde_json::from_slice(&lobby.hear().await?)?;
        match message["type"].as_str() {
            Some("code") => return Ok(message["code"].as_str().unwrap_or_default().to_owned()),
            Some("refused") => return Err(io::Error::other(message["words"].to_string())),
            _ => {}
        }
    }
}

#[expect(clippy::print_stdout, reason = "it tells what it measures")]
async fn load(program: &str, [tables, onlookers, seconds, pace]: [usize; 4]) -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    let folder = folder.path().to_str().expect("a name");
    let (mut server, address, token) = serve(program, folder, tables)?;
    let mut lobby = Line::open(address, "/lobby", &token).await?;
    let (mut codes, seats) = (Vec::new(), ["person"; SEATS]);
    for table in 1..=tables {
        let make = json!({"type": "make", "game": "mejn", "seats": seats, "table": "", "password": "", "name": "Anna"});
        codes.push((table, code(&mut lobby, make).await?));
        for _ in 1..SEATS {
            let join = json!({"type": "join", "table": table, "password": "", "name": "Ben"});
            codes.push((table, code(&mut lobby, join).await?));
        }
    }
    for at in 0..onlookers {
        let table = at % tables + 1;
        let watch = json!({"type": "watch", "table": table, "password": ""});
        codes.push((table, code(&mut lobby, watch).await?));
    }
    drop(lobby);
    let bare = memory(&server);
    let (measured, pace) = (Rc::new(Measured::default()), Duration::from_millis(pace as u64));
    // Not all tables act at the same moment.
    let begun = |at: usize| Instant::now() + pace * at as u32 / tables as u32;
    let done = |at: usize| Table {
        done: Cell::new((0, begun(at))),
    };
    let all: Vec<_> = (0..tables).map(|at| Rc::new(done(at))).collect();
    let mut devices: Vec<JoinHandle<io::Result<()>>> = Vec::new();
    for (table, code) in &codes {
        let line = Line::open(address, "/table", code).await?;
        let table = Rc::clone(&all[table - 1]);
        devices.push(tokio::task::spawn_local(attend(
            line,
            table,
            Rc::clone(&measured),
            pace,
        )));
    }
    // What was seen while people still came is not counted.
    sleep(Duration::from_secs(2)).await;
    measured.waits.borrow_mut().clear();
    sleep(Duration::from_secs(seconds as u64)).await;
    let full = memory(&server);
    let mut waits = measured.waits.take();
    waits.sort_unstable();
    let gone = devices.iter().filter(|device| device.is_finished()).count();
    let part = |part: usize| waits.get((waits.len() * part / 1_000).min(waits.len().saturating_sub(1)));
    println!(
        "{} devices at {tables} tables, {gone} gone; {} times seen, {} a second; half within {:?}, 99 of 100 within {:?}, all \
         within {:?}; {bare} KiB without devices, {full} KiB with them: {} KiB each",
        devices.len(),
        waits.len(),
        waits.len() / seconds.max(1),
        part(500).copied().unwrap_or_default(),
        part(990).copied().unwrap_or_default(),
        waits.last().copied().unwrap_or_default(),
        full.saturating_sub(bare) / devices.len().max(1) as u64,
    );
    server.kill()?;
    server.wait()?;
    Ok(())
}

fn main() -> io::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let numbers = words.iter().skip(1).map(|word| word.parse().expect("a number"));
    let numbers: Vec<usize> = numbers.collect();
    let (Some(program), Ok(numbers)) = (words.first(), numbers.try_into()) else {
        return Err(io::Error::other(
            "the program, tables, onlookers, seconds, milliseconds",
        ));
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    LocalSet::new().block_on(&runtime, load(program, numbers))
}
