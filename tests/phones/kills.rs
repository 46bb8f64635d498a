//! The server is killed again and again while a game is played: no choice is lost or made twice, and every code leads back.
//!
//! With `HOMESTRETCH_KILLS` set to a number it is killed so often.

use std::{
    env,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

use homestretch::{play::dice::Dice, play::seed, rules::Source as _};

use crate::device::Device;

/// So often where nothing is said.
const KILLS: u64 = 8;

/// The program as it serves a table.
struct Served {
    child: Child,
    address: SocketAddr,
    /// The codes of the seats.
    codes: Vec<String>,
}

impl Served {
    /// Serves a table that is kept in a folder.
    fn start(folder: &Path, words: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .arg("--data-dir")
            .arg(folder)
            .args(["serve", "--bind", "127.0.0.1", "--port", "0", "--no-codes"])
            .args(words)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut said = BufReader::new(child.stdout.take().expect("it says something")).lines();
        let mut links = Vec::new();
        while links.len() < 3 {
            let line = said.next().expect("a link").expect("a line");
            if let Some((at, code)) = line
                .trim()
                .strip_prefix("http://")
                .and_then(|link| link.split_once("/#"))
            {
                links.push((at.parse().expect("an address"), code.to_owned()));
            }
        }
        Self {
            child,
            address: links[0].0,
            codes: links.into_iter().take(2).map(|(_, code)| code).collect(),
        }
    }

    fn devices(&self) -> [Device; 2] {
        [0, 1].map(|seat| Device::come(self.address, &self.codes[seat]))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Not a word to it: that is as if the battery were empty.
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// How far a device has seen the game.
fn step(device: &Device) -> u64 {
    device.state["step"].as_u64().expect("a number")
}

#[test]
fn a_server_that_is_killed_at_any_moment_loses_no_choice_and_makes_none_twice() {
    let kills = env::var("HOMESTRETCH_KILLS").ok();
    let kills = kills.map_or(KILLS, |kills| kills.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut random = Dice::new(&seed::numbered(3));
    let mut served = Served::start(folder.path(), &["--game", "quoridor", "--seats", "person,person"]);
    let codes = served.codes.clone();
    let mut devices = served.devices();
    for kill in 0..kills {
        // What was seen by both is made; the last choice may be on its way.
        for _ in 0..=random.below(2) {
            let seat = usize::from(devices[0].state["yours"] != true);
            let seen = step(&devices[seat]);
            let count = devices[seat].numbers().len() as u32;
            devices[seat].choose(random.below(count) as usize);
            devices[1 - seat].until(|state| state["step"].as_u64() > Some(seen));
            devices[seat].until(|state| state["step"].as_u64() > Some(seen));
        }
        let seen = step(&devices[0]);
        let is_sent = kill % 2 == 1;
        if is_sent {
            let seat = usize::from(devices[0].state["yours"] != true);
            devices[seat].choose(0);
        }
        drop(served);
        served = Served::start(folder.path(), &["--continue"]);
        assert_eq!(served.codes, codes, "the same codes lead to the same seats");
        devices = served.devices();
        let back = [step(&devices[0]), step(&devices[1])];
        assert_eq!(back[0], back[1]);
        assert!(
            (seen..=seen + u64::from(is_sent)).contains(&back[0]),
            "{seen}: {back:?}"
        );
        if devices[0].is_over() {
            println!("over after {} kills", kill + 1);
            break;
        }
    }
    println!("{} steps", step(&devices[0]));
}
