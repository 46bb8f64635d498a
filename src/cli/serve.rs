//! `homestretch serve`: a table without a window. Every phone in the room is a seat, by the code that is shown here.

use std::{
    io::Write as _,
    net::{IpAddr, SocketAddr, TcpListener},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use clap::Args;
use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};

use super::{
    Trouble, interrupt,
    options::{HostLine, OriginLine, TableLine},
    out, profile,
};
use crate::{
    bots::Hosts,
    catalogue::Games,
    phones::{
        Desk, Keys, Token,
        server::{Notice, PORT, Plan, Server, local_address},
    },
    play::{Host, Keeper, Match, company, fate::Fate, seed, store::Folders},
    profiles::Book,
    rules::{Message, Seat},
    texts,
};

/// So long a computer waits before it chooses, in milliseconds: people want to follow.
const PACE: u64 = 700;

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch serve --game dog --seats person,person,level:3,level:3\n  \
                  homestretch serve --continue\n\
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
    /// Shows addresses alone, without pictures of them
    #[arg(long)]
    no_codes: bool,
}

/// Where devices come.
#[derive(Clone)]
struct Links {
    url: String,
    codes: bool,
}

impl Links {
    /// The link of a code. What stands behind the # is not sent to anybody.
    fn link(&self, token: &Token) -> String {
        format!("{}/#{token}", self.url)
    }

    /// A link with what it is for, and its picture where that is wished.
    fn show(&self, words: &Message, token: &Token, named: &dyn Fn(Seat) -> String) -> Result<(), Trouble> {
        let link = self.link(token);
        let mut out = out::stdout();
        writeln!(out, "\n{}\n  {link}", texts::say_naming(words, named))?;
        if self.codes
            && let Ok(code) = QrCode::with_error_correction_level(&link, EcLevel::L)
        {
            let mut picture = code.render::<Dense1x2>();
            // On a dark terminal what is printed is light.
            picture.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark);
            writeln!(out, "{}", picture.build())?;
        }
        Ok(())
    }

    fn seat(&self, desk: &Desk, seat: Seat, named: &dyn Fn(Seat) -> String) -> Result<(), Trouble> {
        let words = Message::new("serve-seat").with("seat", seat);
        desk.keys()
            .seat(seat)
            .map_or(Ok(()), |token| self.show(&words, token, named))
    }
}

/// The name of a proxy in its address.
fn name_of(url: &str) -> Result<String, Message> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    let host = rest.and_then(|rest| rest.split(['/', ':']).next());
    let host = host.filter(|host| !host.is_empty());
    host.map(str::to_owned)
        .ok_or_else(|| Message::new("serve-url").with("text", url))
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

pub(super) fn run(games: Games, line: ServeLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    let folders = Folders::find(data_dir)?;
    let hosts = line.host.hosts()?;
    let (mut keeper, told) = Keeper::open(games, Ok(folders.clone()));
    for told in &told {
        say(told)?;
    }
    let mut game = game(games, &line, &folders, &mut keeper, &hosts)?;
    game.invite(Arc::clone(&hosts) as Arc<dyn Host>);
    keeper.begin(&game, line.origin.load.as_deref());
    if line.origin.go_on {
        keeper.forget();
    }
    let keys = Keys::of(&game, Some(&folders))?;
    keys.keep()
        .map_err(|error| Trouble::Failed(texts::refused(&error)))?;
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
    let no_look = || Message::new("game-without-window");
    let desk = Desk::new(&game, keys).ok_or_else(no_look)?;
    welcome(&game, &desk, &links)?;
    let plan = Plan {
        pace: Duration::from_millis(line.pace),
        seed: line.origin.seed.as_deref().map(seed::read).transpose()?,
        game,
        desk,
        keeper,
        names,
    };
    let server = Server::open(plan, listener, move |notice| {
        heed(notice, &links, &hosts, &folders);
    })?;
    attend(server)
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
    links.show(&Message::new("serve-onlooker"), desk.keys().onlooker(), &named)
}

/// Waits for Ctrl-C, and tells how to go on.
fn attend(server: Server) -> Result<ExitCode, Trouble> {
    let (wish, wished) = std::sync::mpsc::channel();
    let go_on = Message::new("text-go-on").with("words", "homestretch serve --continue");
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
fn heed(notice: Notice, links: &Links, hosts: &Hosts, folders: &Folders) {
    let told = match notice {
        Notice::Stepped => hosts.news(),
        Notice::Said(message) => vec![message],
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
