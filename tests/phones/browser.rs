//! The pages in a real browser, where there is one: whole games of all games are played by pressing what is lit, and no page
//! is wider than its screen.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use crate::{Table, game};

const DRIVER: &str = "/usr/bin/chromedriver";
const BROWSER: &str = "/usr/bin/chromium";

/// Sits down and presses what is lit until the game is over: told is how often, and what was reported as an error.
const PLAY: &str = r"
const done = arguments[arguments.length - 1], $ = (id) => document.getElementById(id);
const seen = (id) => $(id) && !$(id).hidden;
const faults = [];
addEventListener('error', (event) => faults.push(event.message));
let acted = 0;
const act = () => {
  if (seen('end')) return watch.disconnect(), done({ acted, faults, wide: document.documentElement.scrollWidth - innerWidth });
  if (seen('join')) {
    $('name').value = 'Anna';
    return document.querySelector('#join button').click();
  }
  if (!document.body.classList.contains('yours')) return;
  const choices = [...document.querySelectorAll('#all li button')], cards = [...document.querySelectorAll('#hand .lit')];
  acted += 1;
  if (seen('look')) $('confirm').click();
  else if (seen('roll')) $('roll').click();
  else if (cards.length) cards[acted % cards.length].click();
  else if (choices.length) choices[(7 * acted + 3) % choices.length].click();
};
let waits = false;
const watch = new MutationObserver(() => {
  if (waits) return;
  waits = true;
  setTimeout(() => { waits = false; act(); });
});
watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
act();
";

/// So many times it is looked whether something holds.
const PATIENCE: usize = 3_000;

/// The bytes of a text in base 64.
fn unpacked(text: &str) -> Vec<u8> {
    let digit = |sign: u8| match sign {
        b'A'..=b'Z' => sign - b'A',
        b'a'..=b'z' => sign - b'a' + 26,
        b'0'..=b'9' => sign - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let signs: Vec<u8> = text.bytes().filter(|sign| *sign != b'=').map(digit).collect();
    let bytes = signs.chunks(4).flat_map(|four| {
        let all =
            four.iter().fold(0_u32, |all, digit| all << 6 | u32::from(*digit)) << (6 * (4 - four.len()));
        let [_, bytes @ ..] = all.to_be_bytes();
        bytes.into_iter().take(four.len() - 1)
    });
    bytes.collect()
}

/// A browser with its driver; both end when this is dropped.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
    folder: tempfile::TempDir,
}

impl Browser {
    /// A browser; none on a system that has none.
    pub(crate) fn open() -> Option<Self> {
        if ![DRIVER, BROWSER]
            .iter()
            .all(|program| Path::new(program).exists())
        {
            return None;
        }
        let mut driver = Command::new(DRIVER)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let lines = BufReader::new(driver.stdout.take().expect("its words")).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        let folder = tempfile::tempdir().expect("a folder");
        let mut browser = Self {
            driver,
            port: port.expect("a port"),
            session: String::new(),
            folder,
        };
        let own = format!("--user-data-dir={}", browser.folder.path().display());
        let words = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en",
            &own,
        ];
        let options = json!({"binary": BROWSER, "args": words});
        let wanted = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}});
        let begun = browser.ask("POST", "/session", &wanted);
        begun["sessionId"]
            .as_str()
            .expect("a session")
            .clone_into(&mut browser.session);
        browser.tell("/timeouts", &json!({"script": 300_000}));
        Some(browser)
    }

    /// Asks the driver; none where it does not answer.
    fn send(&self, method: &str, path: &str, body: &Value) -> Option<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        let body = body.to_string();
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all((head + &body).as_bytes()).ok()?;
        let mut answer = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        while answer.read_line(&mut line).ok()? > 2 {
            if let Some(told) = line.to_lowercase().strip_prefix("content-length:") {
                length = told.trim().parse().ok()?;
            }
            line.clear();
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body).ok()?;
        Some(serde_json::from_slice::<Value>(&body).ok()?["value"].take())
    }

    /// What the driver answers.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.send(method, path, body).expect("the driver answers");
        assert!(answer["error"].is_null(), "{method} {path}: {answer}");
        answer
    }

    fn tell(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}{path}", self.session), body)
    }

    /// Runs a script on the page; what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.tell("/execute/sync", &json!({"script": script, "args": []}))
    }

    /// Waits until this holds on the page, also on the one to which it leads.
    pub(crate) fn wait(&self, holds: &str) {
        let body = json!({"script": format!("return Boolean({holds});"), "args": []});
        let path = format!("/session/{}/execute/sync", self.session);
        for _ in 0..PATIENCE {
            // A page that is just left answers nothing.
            if self.send("POST", &path, &body) == Some(Value::Bool(true)) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("never: {holds}: {}", self.run("return document.body.innerText;"));
    }

    /// Runs a script that takes its time on the page; what it comes to.
    pub(crate) fn later(&self, script: &str) -> Value {
        let script = format!("(async () => {{ {script} }})().then(arguments[arguments.length - 1]);");
        self.tell("/execute/async", &json!({"script": script, "args": []}))
    }

    /// Whoever looks wishes less motion.
    pub(crate) fn still(&self) {
        let feature = json!({"name": "prefers-reduced-motion", "value": "reduce"});
        self.tell(
            "/goog/cdp/execute",
            &json!({"cmd": "Emulation.setEmulatedMedia", "params": {"features": [feature]}}),
        );
    }

    /// Plays the game of the page to its end: how often it acted, and what went wrong.
    pub(crate) fn play(&self) -> Value {
        self.tell("/execute/async", &json!({"script": PLAY, "args": []}))
    }

    /// What is seen, as a picture.
    pub(crate) fn picture(&self) -> Vec<u8> {
        let shot = self.ask(
            "GET",
            &format!("/session/{}/screenshot", self.session),
            &json!({}),
        );
        unpacked(shot.as_str().expect("a picture"))
    }

    /// Shows a page on a screen of this size.
    pub(crate) fn show(&self, url: &str, width: u32, height: u32) {
        let screen = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true});
        self.tell(
            "/goog/cdp/execute",
            &json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": screen}),
        );
        self.tell("/url", &json!({"url": url}));
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            // A driver that has failed answers no more.
            let _ = self.send("DELETE", &format!("/session/{}", self.session), &json!({}));
        }
        // What has ended already can't be ended.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

#[test]
fn whole_games_are_played_by_pressing_what_is_lit() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let small: [(&str, &[(&str, &str)], &[&str]); 5] = [
        (
            "mejn",
            &[("pawns", "1")],
            &["person", "random", "random", "random"],
        ),
        (
            "ludo",
            &[("pawns", "1")],
            &["person", "random", "random", "random"],
        ),
        ("dog", &[], &["person", "greedy", "random", "greedy"]),
        (
            "quoridor",
            &[("columns", "5"), ("rows", "5"), ("fences", "2")],
            &["person", "runner"],
        ),
        ("compromise", &[], &["person", "random"]),
    ];
    for ((name, rules, words), (width, height)) in
        small
            .into_iter()
            .zip([(360, 740), (740, 360), (320, 640), (820, 1180), (360, 740)])
    {
        let table = Table::of(game(name, rules, words));
        browser.show(
            &format!("http://{}/#{}", table.server.address(), table.seats[0].1),
            width,
            height,
        );
        let told = browser.play();
        assert!(told["acted"].as_u64() > Some(0), "{name}: {told}");
        assert_eq!(
            (&told["faults"], &told["wide"]),
            (&json!([]), &json!(0)),
            "{name}"
        );
    }
}
