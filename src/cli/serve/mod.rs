//! `homestretch serve`: a table without a window. Every phone in the room is a seat, by the code that is shown here.

mod links;

use std::{
    io::Write as _,
    net::{IpAddr, SocketAddr, TcpListener},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use clap::Args;

use self::links::{Links, name_of};
use super::{
    Trouble, interrupt,
    options::{HostLine, OriginLine, TableLine},
    out, profile,
};
use crate::{
    bots::Hosts,
    catalogue::Games,
    phones::{
        Desk,
        server::{LobbyPlan, Notice, Open, PORT, Plan, Server, local_address},
    },
    play::{Host, Keeper, Match, company, fate::Fate, seed, store::Folders},
    profiles::Book,
    rules::{Message, Seat},
    texts,
};

/// So long a computer waits before it chooses, in milliseconds: people want to follow.
const PACE: u64 = 700;
/// So many tables are open at once in a lobby, where nothing is said.
const TABLES: u16 = 32;
/// More than these no machine has threads for.
const MOST_TABLES: i64 = 500;
/// So long a table at which nobody is stays open, in minutes.
const IDLE: u64 = 60;

#[derive(Args, Clone, Debug)]
#[command(
    // Elsewhere there is no lobby, and nobody comes by a code.
    mut_arg("go_on", |it| it.help(
        "Goes on with the game that was left behind, by Ctrl-C, a crash or otherwise: the codes of before lead to the same seats. \
         With --lobby it is the lobby of before, under the same link and with its tables"
    )),
    after_help = "Examples:\n  homestretch serve --game dog --seats person,person,level:3,level:3\n  \
                  homestretch serve --continue\n  homestretch serve --lobby --tables 8\n\
                  The messages are described in src/phones/PROTOCOL.md, and what is safe and what is not in docs/SECURITY.md."
)]
pub(super) struct ServeLine {
    #[command(flatten)]
    table: TableLine,
    #[command(flatten)]
    host: HostLine,
    /// The port on which it listens; 0 for any that is free
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// The address on which it listens: that of this machine on the local network where nothing is said, 127.0.0.1 behind a
    /// proxy
    #[arg(long, value_name = "ADDRESS")]
    bind: Option<IpAddr>,
    /// The address under which devices come, where it is another one: that of a proxy, such as <https://games.example.org>
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    #[command(flatten)]
    origin: OriginLine,
    /// How long computers wait before they choose, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", default_value_t = PACE)]
    pace: u64,
    /// Opens a lobby: whoever has its link makes tables there, and comes to those of others
    #[arg(long, conflicts_with_all = ["game", "seats", "board", "house", "undo", "practice", "seed", "load"])]
    lobby: bool,
    /// How many tables may be open at once in a lobby
    #[arg(long, value_name = "TABLES", default_value_t = TABLES, requires = "lobby",
        value_parser = clap::value_parser!(u16).range(1..=MOST_TABLES))]
    tables: u16,
    /// After how many minutes a table of a lobby at which nobody is is put away; its codes open it again
    #[arg(long, value_name = "MINUTES", default_value_t = IDLE, requires = "lobby",
        value_parser = clap::value_parser!(u64).range(1..))]
    idle: u64,
    /// Shows addresses alone, without pictures of them
    #[arg(long)]
    no_codes: bool,
}

/// The game that is played: a new one, one from a file or the one that was left behind.
fn game(
    games: Games,
    line: &ServeLine,
    folders: &Folders,
    keeper: &mut Keeper,
    hosts: &Hosts,
) -> Result<Match, Trouble> {
    if line.origin.go_on {
        let left = keeper.take_left_behind();
        return left.ok_or_else(|| Message::new("nothing-left-behind").into());
    }
    if let Some(path) = &line.origin.load {
        return Ok(folders.load(games, path)?);
    }
    let table = line.table.clone().or_defaults(folders)?;
    let entry = table.entry(games)?;
    let mut setup = table.setup(games, &["person"])?;
    company::introduce(entry, &mut setup.chairs);
    hosts.allow_setup(&setup);
    let fate = match &line.origin.seed {
        Some(seed) => seed::read(seed)?.into(),
        None => Fate::drawn(&setup, &Default::default())?,
    };
    Ok(Match::new(setup, fate)?)
}

/// The table that is played at.
fn table(games: Games, line: &ServeLine, folders: &Folders, hosts: &Arc<Hosts>) -> Result<Plan, Trouble> {
    let (mut keeper, told) = Keeper::open(games, Ok(folders.clone()));
    for told in &told {
        say(told)?;
    }
    let mut game = game(games, line, folders, &mut keeper, hosts)?;
    game.invite(Arc::clone(hosts) as Arc<dyn Host>);
    keeper.begin(&game, line.origin.load.as_deref());
    if line.origin.go_on {
        keeper.forget();
    }
    let pace = Duration::from_millis(line.pace);
    Ok(Plan {
        seed: line.origin.seed.as_deref().map(seed::read).transpose()?,
        ..Plan::of(game, keeper, Some(folders), pace)?
    })
}

pub(super) fn run(games: Games, line: ServeLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let folders = Folders::find(data_dir)?;
    let hosts = line.host.hosts()?;
    let open = if line.lobby {
        Open::Lobby(LobbyPlan {
            games,
            folders: folders.clone(),
            most: line.tables.into(),
            pace: Duration::from_millis(line.pace),
            idle: Duration::from_secs(line.idle.saturating_mul(60)),
            go_on: line.origin.go_on,
        })
    } else {
        Open::Table(Box::new(table(games, &line, &folders, &hosts)?))
    };
    let address = SocketAddr::new(line.bind.unwrap_or_else(local_address), line.port);
    let listener = TcpListener::bind(address)
        .map_err(|error| Trouble::Failed(format!("{address}: {}", texts::refused(&error))))?;
    let address = listener.local_addr()?;
    let url = line
        .url
        .as_deref()
        .map(|url| url.trim_end_matches('/').to_owned());
    let names = url.iter().map(|url| name_of(url)).collect::<Result<_, _>>()?;
    let links = Links {
        url: url.unwrap_or_else(|| format!("http://{address}")),
        codes: !line.no_codes,
    };
    if let Open::Table(plan) = &open {
        welcome(&plan.game, &plan.desk, &links)?;
    }
    let shown = links.clone();
    let server = Server::open(open, names, listener, move |notice| {
        heed(notice, &links, &hosts, &folders, line.lobby);
    })?;
    if let Some(token) = server.lobby() {
        say(&Message::new("serve-lobby").with("url", shown.url.as_str()))?;
        shown.lobby(token)?;
    }
    attend(server, line.lobby)
}

/// Tells who may come, and how.
fn welcome(game: &Match, desk: &Desk, links: &Links) -> Result<(), Trouble> {
    let setup = game.setup();
    let title = texts::text(&format!("game-{}", setup.entry.name()));
    say(&Message::new("serve-open")
        .with("game", title)
        .with("url", links.url.as_str()))?;
    if game.board().has_chance() {
        say(&Message::new("commitment").with("hash", game.commitment()))?;
    }
    let named = |seat: Seat| setup.name(seat);
    for seat in game.persons().iter() {
        links.seat(desk, seat, &named)?;
    }
    links.onlooker(desk)
}

/// Waits for Ctrl-C, and tells how to go on.
fn attend(server: Server, is_lobby: bool) -> Result<ExitCode, Trouble> {
    let (wish, wished) = std::sync::mpsc::channel();
    let words = if is_lobby {
        "homestretch serve --lobby --continue"
    } else {
        "homestretch serve --continue"
    };
    let go_on = Message::new("text-go-on").with("words", words);
    interrupt::on_first(texts::say(&go_on), move || {
        // Nobody waits any more where this fails.
        let _ = wish.send(());
    })?;
    // An end without a wish is one as well.
    let _ = wished.recv();
    drop(server);
    crate::bots::end_all();
    Ok(interrupt::code(true))
}

/// What the table tells those who run it. What can't be written is nobody's fault there.
fn heed(notice: Notice, links: &Links, hosts: &Hosts, folders: &Folders, is_lobby: bool) {
    let told = match notice {
        // Those in a lobby are seated there, and are guests: their games are kept, and not counted among our own.
        Notice::Freed(..) if is_lobby => Vec::new(),
        Notice::Over(game) if is_lobby => match folders.keep(game) {
            Ok(path) => vec![Message::new("saved-as").with("file", path.display().to_string())],
            Err(error) => vec![Message::new("text-unkept").with("why", error.to_string())],
        },
        Notice::Stepped => hosts.news(),
        Notice::Said(message) => vec![message],
        Notice::Failed(table) if is_lobby => {
            vec![Message::new("serve-table-failed").with("table", i64::from(table))]
        }
        Notice::Failed(_) => vec![Message::new("serve-failed")],
        Notice::Freed(desk, seat) => {
            let named = |seat: Seat| texts::text(&format!("colour-{}", desk.colour(seat)));
            let _ = links.seat(desk, seat, &named);
            Vec::new()
        }
        Notice::Over(game) => match Book::count(folders, game, None, profile::today()) {
            Ok(counted) => counted
                .told
                .into_iter()
                .chain([Message::new("serve-over")])
                .collect(),
            Err(error) => vec![Message::new("profile-uncounted").with("why", error.to_string())],
        },
    };
    for message in &told {
        let _ = say(message);
    }
}

fn say(message: &Message) -> Result<(), Trouble> {
    Ok(writeln!(out::stdout(), "{}", texts::say(message))?)
}
