//! Tables without a window, over real sockets on this machine: whole games from several devices, devices that come back,
//! and those that mean harm. Everything waits for messages, never for a time.

mod away;
mod back;
mod browser;
mod device;
mod failed;
mod hostile;
mod kills;
mod light;
mod lobby;
mod papers;
mod secrets;
mod shake;
mod sight;
mod strangers;
mod whole;

use std::{net::TcpListener, time::Duration};

use device::Device;
use homestretch::{
    catalogue::{Config, Entry, Ours, Spec},
    phones::server::{Notice, Open, Plan, Server},
    play::{Keeper, Match, Setup, Sitter, dice::Seed, seed, store::Folders},
    rules::Seat,
};

/// A table at which devices can sit down.
struct Table {
    server: Server,
    seats: Vec<(Seat, String)>,
    onlooker: String,
}

fn entry(name: &str) -> &'static dyn Entry {
    Ours::GAMES.named(name).expect("a game")
}

/// Who sits there by a word: a person or a strategy.
fn sitters(words: &[&str]) -> Vec<Sitter> {
    words
        .iter()
        .map(|&word| match word {
            "person" => Sitter::Person,
            word => Sitter::Computer(Spec::from(word.to_owned())),
        })
        .collect()
}

/// A game of which nothing has been played.
fn game(name: &str, rules: &[(&str, &str)], words: &[&str]) -> Match {
    let entry = entry(name);
    let setup = Setup::new(entry, &entry.default_config(), sitters(words)).expect("a table");
    let mut config: Config = setup.config.clone();
    for (rule, value) in rules {
        entry.set(&mut config, rule, value).expect("a rule");
    }
    Match::new(Setup { config, ..setup }, seed::numbered(7)).expect("a game")
}

/// Listens on a port of this machine, 0 for any that is free.
fn listener(port: u16) -> std::io::Result<TcpListener> {
    TcpListener::bind(("127.0.0.1", port))
}

impl Table {
    /// Opens a table for two to a game without chance.
    fn duel() -> Self {
        Self::of(game("quoridor", &[], &["person", "person"]))
    }

    /// A device that has come to this seat.
    fn device(&self, seat: usize) -> Device {
        Device::come(self.server.address(), &self.seats[seat].1)
    }

    /// Opens a table to this game that is kept nowhere.
    fn of(game: Match) -> Self {
        Self::kept(game, Keeper::closed(Ours::GAMES, None), None)
    }

    /// Opens a table to this game, kept in a folder.
    fn kept(game: Match, keeper: Keeper, folders: Option<&Folders>) -> Self {
        Self::heard(listener(0).expect("a free port"), game, keeper, folders, |_| {})
    }

    /// The same where this listens, with somebody who runs it.
    fn heard(
        listener: TcpListener,
        game: Match,
        keeper: Keeper,
        folders: Option<&Folders>,
        ear: impl Fn(Notice<'_>) + Send + Sync + 'static,
    ) -> Self {
        let plan = Plan {
            seed: Some(Seed::default()),
            ..Plan::of(game, keeper, folders, Duration::ZERO).expect("it can be shown")
        };
        let keys = plan.desk.keys();
        let seats = plan.game.persons().iter();
        let code = |seat| keys.seat(seat).expect("a code").to_string();
        let seats = seats.map(|seat| (seat, code(seat))).collect();
        let onlooker = keys.onlooker().to_string();
        let server = Server::open(Open::Table(Box::new(plan)), Vec::new(), listener, ear).expect("a server");
        Self {
            server,
            seats,
            onlooker,
        }
    }
}
