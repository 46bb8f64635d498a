//! Plays games against bots that do everything wrong, and tells what is left of them: memory, files, threads, processes.
//!
//! `cargo run --release --no-default-features --example hostile_bots -- 1000`; it needs Linux and python3.

use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    time::{Duration, Instant},
};

use homestretch::{
    bots::{Answer, BotSpec, Guest, Limits, Policy},
    catalogue::{self, Board, Spec},
    play::{
        dice::{Dice, ThoughtKey},
        seed,
    },
    rules::{Seat, Turn},
};

/// What every bot begins with.
const PREAMBLE: &str = include_str!("hostile.py");

const BOTS: [&str; 10] = [
    "sys.exit(1)",
    "hello(); asked(); os.abort()",
    "hello(); asked(); forever()",
    "hello(); asked(); print('rubbish', flush=True)",
    "hello(); answer(asked(), index=99)",
    "hello(); asked()\nwhile True: sys.stdout.write('x' * 65536)",
    "hello()\nwhile True: say(type='note', text='hm')",
    "hello(); asked(); os.close(1); forever()",
    "hello()\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0: forever()\n    os._exit(0)\nasked(); sys.exit(2)",
    "hello(); m = asked(); answer(m, index=0); answer(m, index=0); asked(); sys.exit(3)",
];

fn limits() -> Limits {
    Limits {
        choice: Duration::from_millis(150),
        leave: Duration::from_millis(100),
        memory: Some(512 << 20),
        ..Limits::default()
    }
}

/// Plays a game with a guest on seat 0.
fn play(start: &dyn Board, number: u64, guest: &mut Guest) -> u64 {
    let seed = seed::numbered(number);
    let (mut board, mut dice, thoughts) = (start.boxed(), Dice::new(&seed), ThoughtKey::new(&seed));
    let random = catalogue::Ours::GAMES
        .named(board.game())
        .and_then(|entry| entry.player(&Spec::from("random".to_owned())));
    let Ok(mut random) = random else { return 0 };
    guest.begin(start, Seat::new(0), number, &[]);
    let mut own = 0;
    for ply in 0.. {
        let seat = match board.turn() {
            Turn::Chance => {
                let outcome = board.draw(&mut dice);
                if let Ok(events) = board.settle(&outcome) {
                    guest.hear(&*board, &events);
                }
                continue;
            }
            Turn::Seat(seat) => seat,
            Turn::Together(_) | Turn::Over => break,
        };
        let mut source = thoughts.stream(seat, ply);
        let choice = if seat == Seat::new(0) {
            own += 1;
            match guest.choose(&*board, &board.choices(seat), &mut source) {
                Answer::Choice(number) | Answer::Random(number) => Some(number),
                Answer::Forfeit => None,
            }
        } else {
            random.decide(&*board, seat, &mut source)
        };
        let Some(Ok(events)) = choice.map(|number| board.choose(seat, number)) else {
            break;
        };
        guest.hear(&*board, &events);
    }
    guest.end(board.standing().as_ref());
    own
}

/// Kibibytes in memory, open files, threads and children of this program.
fn left() -> [u64; 4] {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let field = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
            .unwrap_or(0)
    };
    let files = fs::read_dir("/proc/self/fd").map_or(0, Iterator::count) as u64;
    let own = std::process::id().to_string();
    let is_child = |text: &String| {
        let rest = text.rsplit_once(") ").map(|(_, rest)| rest);
        rest.and_then(|rest| rest.split(' ').nth(1))
            .is_some_and(|parent| parent == own)
    };
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let children = all.filter_map(|entry| fs::read_to_string(entry.path().join("stat")).ok());
    [
        field("VmRSS:"),
        files,
        field("Threads:"),
        children.filter(is_child).count() as u64,
    ]
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(100), |word| word.parse())?;
    let entry = catalogue::Ours::GAMES
        .named("mejn")
        .map_err(|message| format!("{message:?}"))?;
    let start = entry
        .open(&entry.default_config())
        .map_err(|faults| format!("{faults:?}"))?;
    let mut out = io::stdout();
    let begun = Instant::now();
    let (mut faults, mut restarts) = (BTreeMap::<&str, u64>::new(), 0);
    for game in 0..games {
        let script = format!("{PREAMBLE}{}", BOTS[game as usize % BOTS.len()]);
        let words = ["python3", "-S", "-E", "-c", &script].map(str::to_owned);
        let mut guest = Guest::new(BotSpec::new(words.into())?, limits(), Policy::Restart);
        play(&*start, game, &mut guest);
        for (word, count) in &guest.tally().faults {
            *faults.entry(word).or_default() += count;
        }
        restarts += guest.tally().restarts;
        drop(guest);
        if game % games.div_ceil(10).max(1) == 0 || game + 1 == games {
            let [memory, files, threads, children] = left();
            let seconds = begun.elapsed().as_secs_f64();
            writeln!(
                out,
                "{:>6} games  {seconds:>6.1} s  {memory:>7} KiB  {files} files  {threads} threads  {children} children",
                game + 1
            )?;
        }
    }
    writeln!(out, "faults {faults:?}, {restarts} started anew")?;
    Ok(())
}
