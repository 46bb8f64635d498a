//! A lobby over real sockets: tables are made, found, shut by passwords, played side by side, put away and opened again.

use std::{
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    thread,
    time::Duration,
};

use homestretch::{
    catalogue::Ours,
    phones::server::{LobbyPlan, Notice, Open, Server},
    play::store::Folders,
};
use serde_json::{Value, json};
use tungstenite::{WebSocket, client};

use crate::device::{Device, hear};

/// Longer than any test takes.
pub(crate) const NEVER: Duration = Duration::from_hours(10);

/// A lobby in a folder.
pub(crate) struct Lobby {
    pub(crate) server: Server,
    pub(crate) token: String,
}

impl Lobby {
    /// Opens one for so many tables.
    pub(crate) fn open(folder: &Path, most: usize, idle: Duration, go_on: bool) -> Self {
        Self::heard(folder, (most, idle, go_on), |_| {})
    }

    /// The same, with somebody who runs it.
    pub(crate) fn heard(
        folder: &Path,
        (most, idle, go_on): (usize, Duration, bool),
        ear: impl Fn(Notice<'_>) + Send + Sync + 'static,
    ) -> Self {
        let plan = LobbyPlan {
            games: Ours::GAMES,
            folders: Folders::find(Some(folder.to_owned())).expect("folders"),
            most,
            pace: Duration::ZERO,
            idle,
            go_on,
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let server = Server::open(Open::Lobby(plan), Vec::new(), listener, ear).expect("a server");
        let token = server.lobby().expect("a lobby").to_string();
        Self { server, token }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    pub(crate) fn visitor(&self) -> Visitor {
        let mut visitor = Visitor::unknown(self.address());
        visitor.say(&json!({"type": "hello", "protocol": 1, "token": self.token, "languages": ["en"]}));
        visitor.hall = visitor.next();
        assert_eq!(visitor.hall["type"], "lobby", "{}", visitor.hall);
        visitor
    }
}

/// Somebody in the lobby.
pub(crate) struct Visitor {
    socket: WebSocket<TcpStream>,
    pub(crate) hall: Value,
    /// The tables as they were told last.
    pub(crate) tables: Value,
}

impl Visitor {
    /// Somebody who has said nothing yet.
    fn unknown(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("it listens");
        let (socket, _) = client(format!("ws://{address}/lobby"), stream).expect("a socket");
        Self {
            socket,
            hall: Value::Null,
            tables: Value::Null,
        }
    }

    fn say(&mut self, message: &Value) {
        let text = message.to_string();
        self.socket.send(text.into()).expect("the lobby listens");
    }

    fn next(&mut self) -> Value {
        let message = hear(&mut self.socket).expect("the lobby is there");
        if message["type"] == "tables" {
            self.tables = message.clone();
        }
        message
    }

    /// Waits until this holds of the tables.
    pub(crate) fn until(&mut self, holds: impl Fn(&[Value]) -> bool) {
        while !self.tables["tables"]
            .as_array()
            .is_some_and(|tables| holds(tables))
        {
            self.next();
        }
    }

    /// What is answered to a wish.
    pub(crate) fn ask(&mut self, wish: &Value) -> Value {
        self.say(wish);
        loop {
            let message = self.next();
            if message["type"] != "tables" {
                return message;
            }
        }
    }

    /// The code for which was asked.
    pub(crate) fn code(&mut self, wish: &Value) -> String {
        let answer = self.ask(wish);
        answer["code"]
            .as_str()
            .unwrap_or_else(|| panic!("{answer}"))
            .to_owned()
    }

    /// The sentence with which a wish is refused.
    fn refusal(&mut self, wish: &Value) -> String {
        let answer = self.ask(wish);
        assert_eq!(
            (&answer["type"], &answer["gone"]),
            (&json!("refused"), &json!(false)),
            "{wish}"
        );
        answer["words"].as_str().expect("a sentence").to_owned()
    }
}

pub(crate) fn making(game: &str, seats: &[&str], password: &str) -> Value {
    json!({"type": "make", "game": game, "seats": seats, "table": "", "password": password, "name": "Anna"})
}

fn joining(table: u64, password: &str) -> Value {
    json!({"type": "join", "table": table, "password": password, "name": "Ben"})
}

#[test]
fn two_tables_of_different_games_are_played_to_the_end_side_by_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 2, NEVER, false);
    let mut host = lobby.visitor();
    let compromise = host.code(&making("compromise", &["person", "person"], ""));
    let dog = host.code(&making("dog", &["person", "level:1", "person", "level:1"], ""));
    let mut guest = lobby.visitor();
    guest.until(|tables| tables.len() == 2);
    let codes = [
        compromise,
        guest.code(&joining(1, "")),
        dog,
        guest.code(&joining(2, "")),
    ];
    let watched = guest.code(&json!({"type": "watch", "table": 2, "password": ""}));
    assert!(
        guest.refusal(&joining(2, "")).contains("taken"),
        "all seats of persons have somebody"
    );
    thread::scope(|scope| {
        let played: Vec<_> = codes
            .iter()
            .map(|code| {
                scope.spawn(|| {
                    let mut device = Device::come(lobby.address(), code);
                    assert!(device.play() > 0);
                    (device.welcome["game"].clone(), device.state["end"].clone())
                })
            })
            .collect();
        let played: Vec<_> = played
            .into_iter()
            .map(|device| device.join().expect("it plays"))
            .collect();
        assert_eq!((&played[0], &played[2]), (&played[1], &played[3]));
        assert_eq!(
            (&played[0].0, &played[2].0),
            (&json!("compromise"), &json!("dog"))
        );
    });
    let onlooker = Device::come(lobby.address(), &watched);
    assert!(onlooker.is_over() && onlooker.welcome["seat"].is_null());
    // Who did not listen while others played was let go.
    let mut late = lobby.visitor();
    late.until(|tables| tables.iter().all(|table| table["over"] == true));
}

#[test]
fn a_password_shuts_a_table_and_is_not_guessed() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 4, NEVER, false);
    let mut host = lobby.visitor();
    host.code(&making("quoridor", &["person", "person"], "sesame"));
    let mut guest = lobby.visitor();
    guest.until(|tables| tables.len() == 1 && tables[0]["locked"] == true);
    for wrong in ["", "Sesame", "sesame "] {
        assert!(guest.refusal(&joining(1, wrong)).contains("not the password"));
    }
    assert!(
        guest
            .refusal(&json!({"type": "watch", "table": 1, "password": "x"}))
            .contains("not the password")
    );
    let code = guest.code(&joining(1, "sesame"));
    let device = Device::come(lobby.address(), &code);
    assert_eq!(
        (&device.welcome["seat"], &device.state["seats"][1]["name"]),
        (&json!(1), &json!("Ben"))
    );
    // Whoever guesses on hears soon that it was enough, and then the right one is not told from a wrong one.
    while !guest.refusal(&joining(1, "guess")).contains("wait") {}
    assert!(guest.refusal(&joining(1, "sesame")).contains("wait"));
    let kept = std::fs::read_to_string(folder.path().join("tables/1/table.json")).expect("it is kept");
    assert!(!kept.contains("sesame"));
}

#[test]
fn a_lobby_has_room_for_so_many_tables_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 1, NEVER, false);
    let mut host = lobby.visitor();
    host.code(&making("quoridor", &["person", "level:1"], ""));
    assert!(
        host.refusal(&making("ludo", &["person", "person"], ""))
            .contains("no room")
    );
    host.until(|tables| tables.len() == 1);
    while host.tables["full"] == "" {
        host.next();
    }
}

#[test]
fn where_no_more_tables_are_kept_one_that_is_forgotten_makes_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = |number: u32| folder.path().join(format!("tables/{number}"));
    for number in 1..=1_000 {
        std::fs::create_dir_all(table(number)).expect("a folder");
        let facts = json!({"name": "", "password": null}).to_string();
        std::fs::write(table(number).join("table.json"), facts).expect("a file");
    }
    let lobby = Lobby::open(folder.path(), 3, NEVER, false);
    let mut host = lobby.visitor();
    let table_of_two = making("quoridor", &["person", "level:1"], "");
    assert!(host.refusal(&table_of_two).contains("no room"));
    let days = |days: u64| std::time::SystemTime::now() - Duration::from_hours(24 * days);
    for (number, rested) in [(7, 31), (8, 40), (9, 29)] {
        let folder = std::fs::File::open(table(number)).expect("a folder");
        folder.set_modified(days(rested)).expect("it is ours");
    }
    host.code(&table_of_two);
    assert!(!table(8).exists() && table(7).exists());
    host.code(&table_of_two);
    assert!(!table(7).exists() && table(9).exists());
    assert!(host.refusal(&table_of_two).contains("no room"));
}

#[test]
fn only_persons_and_levels_are_seated_and_only_where_there_are_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 4, NEVER, false);
    let mut host = lobby.visitor();
    let many = vec!["person"; 40];
    let tables: [(&str, &[&str]); 8] = [
        ("quoridor", &["person", "bot:touch /tmp/x"]),
        ("quoridor", &["person", "file:/etc/passwd"]),
        ("quoridor", &["person", "level:99"]),
        ("quoridor", &["person", "empty"]),
        ("quoridor", &["level:1", "level:2"]),
        ("quoridor", &[]),
        ("dog", &many),
        ("chess", &["person", "person"]),
    ];
    for (game, seats) in tables {
        let told = host.refusal(&making(game, seats, ""));
        assert!(told.ends_with('.') && told.len() > 10, "{game} {seats:?}: {told}");
    }
    let long = host.refusal(&making("quoridor", &["person", "person"], &"x".repeat(300)));
    assert!(long.contains("too long"), "{long}");
    let unnamed = json!({"type": "make", "game": "quoridor", "seats": ["person", "person"], "table": "", "password": "", "name": " \u{202e}"});
    assert!(host.refusal(&unnamed).contains("name"));
    assert!(host.refusal(&joining(7, "")).contains("not there"));
    let named = json!({"type": "make", "game": "quoridor", "seats": ["person", "level:2"], "table": "Club", "password": "", "name": "Anna"});
    host.code(&named);
    assert!(host.refusal(&named).contains("Club"));
}

#[test]
fn after_a_restart_every_code_leads_back_to_its_seat_and_the_link_to_the_lobby() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 4, NEVER, false);
    let mut host = lobby.visitor();
    let made = ["quoridor", "quoridor"].map(|game| host.code(&making(game, &["person", "person"], "sesame")));
    let joined = [1, 2].map(|table| host.code(&joining(table, "sesame")));
    let mut one = Device::come(lobby.address(), &made[0]);
    one.choose(0);
    one.until(|state| state["step"] == 1);
    let before = lobby.token.clone();
    drop(lobby);
    let lobby = Lobby::open(folder.path(), 4, NEVER, true);
    assert_eq!(lobby.token, before);
    for (at, code) in made.iter().chain(&joined).enumerate() {
        let device = Device::come(lobby.address(), code);
        let (seat, name) = if at < 2 { (0, "Anna") } else { (1, "Ben") };
        assert_eq!(device.welcome["seat"], seat);
        assert_eq!(device.state["seats"][seat]["name"], name);
        assert_eq!(device.state["step"], i32::from(at % 2 == 0));
    }
    let mut host = lobby.visitor();
    host.until(|tables| tables.len() == 2 && tables[0]["locked"] == true);
    assert!(host.refusal(&joining(1, "")).contains("not the password"));
    drop(lobby);
    let fresh = Lobby::open(folder.path(), 4, NEVER, false);
    assert_ne!(fresh.token, before, "another evening has another link");
    let device = Device::come(fresh.address(), &made[0]);
    assert_eq!(
        device.state["step"], 1,
        "a table that is kept is opened by its codes"
    );
}

#[test]
fn a_table_at_which_nobody_is_is_put_away_and_opened_again_by_its_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 4, Duration::from_secs(1), false);
    let mut host = lobby.visitor();
    let played = host.code(&making("quoridor", &["person", "person"], ""));
    let mut device = Device::come(lobby.address(), &played);
    let unplayed = host.code(&making("ludo", &["person", "person"], ""));
    host.until(|tables| tables.len() == 2);
    device.choose(0);
    device.until(|state| state["step"] == 1);
    // The one at which somebody is stays open.
    host.until(|tables| tables.len() == 1 && tables[0]["number"] == 1);
    drop(device);
    host.until(<[Value]>::is_empty);
    let device = Device::come(lobby.address(), &played);
    assert_eq!(device.state["step"], 1);
    host.until(|tables| tables.len() == 1);
    let mut socket = crate::device::open(lobby.address());
    let hello = json!({"type": "hello", "protocol": 1, "token": unplayed}).to_string();
    socket.send(hello.into()).expect("it listens");
    let answer = hear(&mut socket).expect("an answer");
    assert_eq!(
        answer["gone"], true,
        "where nothing was chosen there is nothing to come back to"
    );
}

#[test]
fn strangers_come_into_no_lobby_and_codes_lead_nowhere_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 4, NEVER, false);
    let mut host = lobby.visitor();
    let code = host.code(&making("compromise", &["person", "person"], "sesame"));
    let token = code.split_once('.').expect("a number and a code").1;
    for wrong in ["", "0", token, &*code, &"0".repeat(32), &"é".repeat(16)] {
        let mut stranger = Visitor::unknown(lobby.address());
        stranger.say(&json!({"type": "hello", "protocol": 1, "token": wrong}));
        let answer = stranger.next();
        assert_eq!(
            (&answer["type"], &answer["gone"]),
            (&json!("refused"), &json!(true)),
            "{wrong}"
        );
        assert!(hear(&mut stranger.socket).is_none());
    }
    let far = [
        format!("2.{token}"),
        format!("0.{token}"),
        format!("-1.{token}"),
        format!("99999999999.{token}"),
    ];
    let near = [
        format!("1.{}", lobby.token),
        lobby.token.clone(),
        token.to_owned(),
        String::new(),
    ];
    for wrong in far.iter().chain(&near) {
        let mut socket = crate::device::open(lobby.address());
        let hello = json!({"type": "hello", "protocol": 1, "token": wrong}).to_string();
        socket.send(hello.into()).expect("it listens");
        assert_eq!(hear(&mut socket).expect("an answer")["gone"], true, "{wrong}");
    }
    for frame in [
        "nonsense",
        r#"{"type":"make"}"#,
        "{}",
        r#"{"type":"join","table":-1,"password":"","name":""}"#,
    ] {
        let mut visitor = lobby.visitor();
        visitor.socket.send(frame.into()).expect("it listens");
        while hear(&mut visitor.socket).is_some() {}
    }
    // What is told to everybody holds no code.
    host.until(|tables| tables.len() == 1);
    let told = format!("{}{}", host.hall, host.tables);
    assert!(!told.contains(token) && !told.contains(&lobby.token) && !told.contains("sesame"));
}

#[test]
fn a_page_from_elsewhere_and_a_server_without_a_lobby_open_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 4, NEVER, false);
    let table = crate::Table::duel();
    let status = |address: SocketAddr, more: &str| {
        let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        crate::hostile::status(address, &format!("GET /lobby HTTP/1.1\r\n{more}{upgrade}\r\n"))
    };
    let host = format!("Host: {}\r\n", lobby.address());
    assert!(status(lobby.address(), &format!("{host}Origin: http://evil.example\r\n")).contains("403"));
    assert!(status(lobby.address(), "Host: evil.example\r\n").contains("421"));
    assert!(
        status(
            table.server.address(),
            &format!("Host: {}\r\n", table.server.address())
        )
        .contains("404")
    );
}
