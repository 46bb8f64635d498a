//! Bots: our own strategies behind the protocol, bots in Python, and bots that do everything wrong.
//!
//! A hostile bot is a few lines of Python. Each must be told apart by its fault, and none of its processes may stay.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use homestretch::{
    bots::{self, Answer, Bot, BotError, BotSpec, Guest, Hosts, Limits, Policy},
    catalogue::{self, Board, Entry, Spec},
    play::{
        Match, Setup, Sitter,
        dice::{Dice, ThoughtKey},
        record, seed,
    },
    rules::{Seat, SeatSet, Turn},
};

const PROGRAM: &str = env!("CARGO_BIN_EXE_homestretch");

fn mejn() -> &'static dyn Entry {
    catalogue::Ours::GAMES
        .named("mejn")
        .expect("the game is in the catalogue")
}

fn table(seats: usize) -> Box<dyn Board> {
    let mut config = mejn().default_config();
    mejn().set_seats(&mut config, seats, SeatSet::EMPTY);
    mejn().open(&config).expect("a plain table")
}

/// Time enough on a busy machine.
fn patient() -> Limits {
    Limits {
        start: Duration::from_mins(2),
        choice: Duration::from_mins(2),
        game: Duration::from_mins(4),
        leave: Duration::from_mins(1),
        ..Limits::default()
    }
}

fn words(words: &[&str]) -> BotSpec {
    BotSpec::new(words.iter().map(|&word| word.to_owned()).collect()).expect("a command")
}

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("examples/bots")
        .join(name)
}

fn python(name: &str, arguments: &[&str]) -> BotSpec {
    let path = example("python").join(name);
    words(&[&["python3", path.to_str().expect("a plain path")], arguments].concat())
}

/// A plain table for so many at which cards are held.
fn cards(seats: usize) -> Box<dyn Board> {
    let dog = catalogue::Ours::GAMES
        .named("dog")
        .expect("the game is in the catalogue");
    let mut config = dog.default_config();
    dog.set_seats(&mut config, seats, SeatSet::EMPTY);
    dog.open(&config).expect("a plain table")
}

/// Plays a game; `own` is asked for the choices of one seat, the others play by chance.
fn play(
    entry: &dyn Entry,
    start: &dyn Board,
    own: Seat,
    number: u64,
    bot: &mut Bot,
    mut own_choice: impl FnMut(&dyn Board, usize),
) -> Result<(), BotError> {
    let seed = seed::numbered(number);
    let (mut board, mut dice, thoughts) = (start.boxed(), Dice::new(&seed), ThoughtKey::new(&seed));
    let mut random = entry
        .player(&Spec::from("random".to_owned()))
        .expect("it is there");
    bot.begin(start, own, number, &[])?;
    for ply in 0.. {
        let events = match board.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = board.draw(&mut dice);
                board.settle(&outcome).expect("it was drawn")
            }
            Turn::Seat(_) | Turn::Together(_) => {
                let seat = board.turn().seats().lowest().expect("somebody is to choose");
                let choice = if seat == own {
                    let choice = bot.choose(&*board, seat, &board.choices(seat))?;
                    own_choice(&*board, choice);
                    choice
                } else {
                    let choice = random.decide(&*board, seat, &mut thoughts.stream(seat, ply));
                    choice.expect("a choice")
                };
                board.choose(seat, choice).expect("it is legal")
            }
        };
        bot.hear(&*board, own, &events)?;
    }
    bot.end(board.standing().as_ref())
}

/// Plays some games on several tables, and compares every choice with that of the strategy in this process.
#[track_caller]
fn same_as(strategy: &str, spec: &BotSpec, games: u64) {
    let starts = (0..games).map(|number| table([4, 6, 2][number as usize % 3]));
    same_at(mejn(), &starts.collect::<Vec<_>>(), strategy, spec);
}

/// The same at these tables of a game.
#[track_caller]
fn same_at(entry: &dyn Entry, starts: &[Box<dyn Board>], strategy: &str, spec: &BotSpec) {
    let mut bot = Bot::start(spec, &patient()).expect("it starts");
    let mut player = entry
        .player(&Spec::from(strategy.to_owned()))
        .expect("it is there");
    let mut compared = 0;
    for (number, start) in (0..).zip(starts) {
        let own = Seat::new(number as usize % 2);
        let mut random = Dice::new(&seed::numbered(number));
        let done = play(entry, &**start, own, number, &mut bot, |board, choice| {
            compared += 1;
            assert_eq!(
                player.decide(board, own, &mut random),
                Some(choice),
                "{}",
                board.text()
            );
        });
        done.expect("the bot plays to the end");
    }
    assert!(compared > 50 * starts.len(), "{compared} choices are no games");
}

#[test]
fn our_strategies_choose_the_same_as_bots_and_in_this_process() {
    for strategy in ["far", "near", "ranking", "ranking:3,-40,7,11,-9,13"] {
        same_as(strategy, &words(&[PROGRAM, "bot", strategy]), 3);
    }
}

#[test]
fn a_strategy_with_a_hand_of_cards_chooses_the_same_as_a_bot() {
    let entry = catalogue::Ours::GAMES
        .named("dog")
        .expect("the game is in the catalogue");
    let starts = [4, 6, 3].map(cards);
    same_at(
        entry,
        &starts,
        "greedy",
        &words(&[PROGRAM, "bot", "--game", "dog", "greedy"]),
    );
}

#[test]
fn options_set_the_numbers_of_our_strategies() {
    let mut spec = words(&[PROGRAM, "bot", "ranking"]);
    spec.options.insert("other_strike".to_owned(), "-50".to_owned());
    same_as("ranking:other_strike=-50", &spec, 3);
}

#[test]
fn far_and_ranking_in_python_choose_as_ours_do() {
    same_as("far", &python("far.py", &[]), 3);
    same_as("ranking", &python("ranking.py", &[]), 3);
    same_as(
        "ranking:-3,-40,-7,11,-9,13",
        &python("ranking.py", &["-3,-40,-7,11,-9,13"]),
        3,
    );
}

#[test]
fn a_view_is_read_back_from_its_numbers() {
    for seats in [2, 3, 4, 5, 6] {
        let mut config = mejn().default_config();
        mejn().set_seats(&mut config, seats, SeatSet::EMPTY);
        for rule in ["who_begins=rolled", "three_tries=on", "six_limit=3"] {
            let (name, value) = rule.split_once('=').expect("a rule");
            mejn().set(&mut config, name, value).expect("it can be set");
        }
        let mut board = mejn().open(&config).expect("a table");
        let mut dice = Dice::new(&seed::numbered(seats as u64));
        while board.turn() != Turn::Over {
            for seat in board.seats().iter() {
                let numbers = board.view_numbers(seat);
                let again = board.imagined(seat, &numbers).expect("a view is read");
                assert_eq!(again.text(), board.text());
                assert_eq!(again.choices(seat), board.choices(seat));
                assert!(board.imagined(seat, &numbers[1..]).is_none());
            }
            if let Turn::Seat(seat) = board.turn() {
                let choices = board.choices(seat);
                let nth = homestretch::rules::Source::below(&mut dice, choices.len() as u32);
                board
                    .choose(seat, choices[nth as usize].number)
                    .expect("it is legal");
            } else {
                let outcome = board.draw(&mut dice);
                board.settle(&outcome).expect("it was drawn");
            }
        }
    }
}

/// What every hostile bot begins with. Its processes write their numbers into the file that is its argument.
const PREAMBLE: &str = include_str!("../../examples/bots/hostile.py");

struct Hostile {
    folder: tempfile::TempDir,
    spec: BotSpec,
}

impl Hostile {
    fn new(script: &str) -> Self {
        #[cfg(target_os = "linux")]
        bots::keep_with(PROGRAM.into());
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("numbers");
        let text = format!("{PREAMBLE}{script}");
        let spec = words(&["python3", "-c", &text, path.to_str().expect("a plain path")]);
        Self { folder, spec }
    }

    /// The numbers of its processes so far.
    fn numbers(&self) -> Vec<String> {
        let text = fs::read_to_string(self.folder.path().join("numbers")).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// How many processes it has had; none of them may be there any more, not even as a zombie.
    #[track_caller]
    fn gone(&self) -> usize {
        let numbers = self.numbers();
        if cfg!(target_os = "linux") {
            let left: Vec<_> = numbers
                .iter()
                .filter_map(|number| fs::read_to_string(format!("/proc/{number}/stat")).ok())
                .collect();
            assert!(left.is_empty(), "still there: {left:?}");
        }
        numbers.len()
    }
}

/// Plays with a hostile bot until it fails, which it must within one game.
fn fails(script: &str, limits: &Limits) -> (Hostile, BotError) {
    let hostile = Hostile::new(script);
    let played = Bot::start(&hostile.spec, limits).and_then(|mut bot| {
        let start = table(4);
        (0..4).try_for_each(|number| play(mejn(), &*start, Seat::new(0), number, &mut bot, |_, _| {}))
    });
    let error = played.expect_err("it does wrong");
    (hostile, error)
}

#[track_caller]
fn fails_with(word: &str, limits: &Limits, script: &str) -> BotError {
    let (hostile, error) = fails(script, limits);
    assert_eq!(error.fault.word(), word, "{error}");
    assert!(hostile.gone() > 0, "it was never there");
    error
}

#[test]
fn a_bot_that_is_not_there_is_missing() {
    let error = Bot::start(&words(&["/no/such/bot"]), &patient()).expect_err("it is not there");
    assert_eq!(error.fault.word(), "missing", "{error}");
}

#[test]
fn a_bot_that_crashes_is_told_from_one_that_closes_its_pipes() {
    let error = fails_with("crashed", &patient(), "raise SystemExit('no table')");
    assert!(error.to_string().contains("no table"), "{error}");
    let error = fails_with(
        "crashed",
        &patient(),
        "hello(); asked(); os.kill(os.getpid(), signal.SIGSEGV)",
    );
    assert!(error.to_string().contains("signal 11"), "{error}");
    let quick = Limits {
        leave: Duration::from_millis(200),
        ..patient()
    };
    fails_with("closed", &quick, "hello(); asked(); os.close(1); forever()");
    fails_with(
        "closed",
        &quick,
        "sys.stdin.readline(); os.close(0); greet(); forever()",
    );
}

#[test]
fn silence_ends_with_the_time_of_a_choice_of_a_game_or_of_the_start() {
    let quick = |limits: Limits| Limits {
        leave: Duration::from_millis(100),
        ..limits
    };
    let limits = quick(Limits {
        start: Duration::from_millis(300),
        ..patient()
    });
    // It may be ended before Python has begun with it.
    let (hostile, error) = fails("forever()", &limits);
    assert_eq!(error.fault.word(), "silent", "{error}");
    hostile.gone();
    let limits = quick(Limits {
        choice: Duration::from_millis(300),
        ..patient()
    });
    let error = fails_with("silent", &limits, "hello(); asked(); forever()");
    assert!(error.to_string().contains("0.3 s"), "{error}");
    let limits = quick(Limits {
        game: Duration::from_millis(300),
        ..patient()
    });
    let slow = "hello()\nwhile True: message = asked(); time.sleep(0.05); answer(message, index=0)";
    let error = fails_with("silent", &limits, slow);
    assert!(error.to_string().contains("one game"), "{error}");
}

#[test]
fn rubbish_and_what_nobody_asked_for_are_told_with_the_line() {
    let error = fails_with(
        "rubbish",
        &patient(),
        "hello(); asked(); print('E11-E14', flush=True); forever()",
    );
    assert!(error.to_string().contains("E11-E14"), "{error}");
    fails_with(
        "rubbish",
        &patient(),
        "sys.stdout.buffer.write(bytes(range(256)) + b'\\n'); sys.stdout.flush(); forever()",
    );
    fails_with("rubbish", &patient(), "hello(); answer(asked()); forever()");
    fails_with(
        "rubbish",
        &patient(),
        "hello(); answer(asked(), index=0, number=1); forever()",
    );
    let twice = "hello()\nwhile True: message = asked(); answer(message, index=0); answer(message, index=0)";
    fails_with("unasked", &patient(), twice);
    fails_with("unasked", &patient(), "hello(); hello(); asked(); forever()");
    fails_with(
        "unfit",
        &patient(),
        "say(type='hello', protocol=99, name='x', games=['mejn']); forever()",
    );
    fails_with(
        "unfit",
        &patient(),
        "say(type='hello', protocol=1, name='x', games=['chess']); forever()",
    );
}

#[test]
fn an_illegal_choice_is_refused_with_the_rule() {
    let error = fails_with(
        "illegal",
        &patient(),
        "hello(); answer(asked(), index=99); forever()",
    );
    assert!(error.to_string().contains("index 99"), "{error}");
    fails_with(
        "illegal",
        &patient(),
        "hello(); answer(asked(), number=4000000000); forever()",
    );
    fails_with(
        "illegal",
        &patient(),
        "hello(); answer(asked(), text='castle'); forever()",
    );
    let other = "hello(); m = asked(); free = set(range(40)) - {c['number'] for c in m['choices']}\n\
                 answer(m, number=min(free)); forever()";
    let error = fails_with("illegal", &patient(), other);
    assert!(error.to_string().len() > 60, "{error}");
}

#[test]
fn a_flood_is_stopped_with_and_without_line_feeds() {
    let endless = "hello(); asked()\nwhile True: sys.stdout.write('x' * 65536); sys.stdout.flush()";
    fails_with("flood", &patient(), endless);
    let notes = "hello()\nwhile True: say(type='note', text='hm')";
    fails_with("flood", &patient(), notes);
}

#[test]
fn notes_are_welcome_and_notation_is_an_answer_too() {
    let hostile = Hostile::new(
        "hello()\nwhile True: m = asked(); say(type='note', text='hm'); answer(m, text=m['choices'][-1]['text'])",
    );
    same_as("far", &hostile.spec, 1);
    hostile.gone();
}

#[test]
fn a_bot_that_ignores_every_farewell_is_ended_all_the_same() {
    let stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGINT, signal.SIG_IGN)\n\
                    hello(); forever()";
    let hostile = Hostile::new(stubborn);
    let limits = Limits {
        leave: Duration::from_millis(100),
        ..patient()
    };
    drop(Bot::start(&hostile.spec, &limits).expect("it greets"));
    assert_eq!(hostile.gone(), 1);
}

#[test]
fn children_are_ended_too_wherever_they_hide() {
    // A child in the group; one in a session of its own; a grandchild whose parent is gone already.
    let script = r"
def child(leaves):
    ready, done = os.pipe()
    if os.fork() == 0:
        if leaves: os.setsid()
        if leaves == 2 and os.fork() != 0: os._exit(0)
        here(); os.write(done, b'x'); os.close(1); forever()
    os.read(ready, 1)
for leaves in (0, 1, 2): child(leaves)
hello(); asked(); sys.exit(3)
";
    let (hostile, error) = fails(script, &patient());
    assert_eq!(error.fault.word(), "crashed", "{error}");
    let hidden = if cfg!(target_os = "linux") {
        hostile.gone()
    } else {
        4
    };
    assert_eq!(hidden, 4);
}

/// Three children: one in a session of its own, one whose parent is gone, both without a mark, and one that becomes a
/// zombie at once; then the bot itself, which waits for ever.
#[cfg(target_os = "linux")]
const FAMILY: &str = r#"
def child(kind):
    ready, done = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if kind == 1 and os.fork() != 0: os._exit(0)
        here(); os.write(done, b"x")
        if kind == 2: os._exit(0)
        os.execve("/bin/sleep", ["sleep", "1000000"], {})
    os.read(ready, 1)
for kind in range(3): child(kind)
hello(); asked(); here(); forever()
"#;

/// What asks that bot a question.
#[cfg(target_os = "linux")]
const LINES: &str = r#"{"type":"hello","protocol":1,"program":"homestretch","version":"0.1.0","options":{}}
{"type":"choose","id":1,"view":[],"choices":[]}
"#;

#[cfg(target_os = "linux")]
#[test]
fn bots_end_with_the_program_however_that_ends() {
    for signal in ["HUP", "INT", "TERM", "KILL"] {
        for command in [
            &["text", "--quiet", "--seats"][..],
            &["arena", "run", "--games", "4", "--players"],
            &["env", "mejn", "--seats"],
            &["bots", "check"],
            &["bots", "feed"],
        ] {
            let hostile = Hostile::new(FAMILY);
            let mut words: Vec<String> = command.iter().map(|&word| word.to_owned()).collect();
            if command[0] == "bots" {
                if command[1] == "feed" {
                    let lines = hostile.folder.path().join("lines");
                    fs::write(&lines, LINES).expect("written");
                    words.extend([lines.display().to_string(), "--".to_owned()]);
                }
                words.extend(hostile.spec.words().iter().cloned());
            } else {
                words.push(format!("bot:{},far,far,far", hostile.spec));
            }
            // A shell that runs the tests in the background makes them, and what they start, deaf to some signals.
            let mut program = Command::new("env")
                .args(["--default-signal=HUP,INT,TERM", PROGRAM])
                .args(&words)
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("it starts");
            // Whoever drives games through a pipe goes on to hold it.
            let mut input = program.stdin.take().expect("a pipe");
            input.write_all(b"{\"type\":\"reset\"}\n").expect("it listens");
            // The last number that is written is that of the bot when it is asked.
            while hostile.numbers().len() < 5 {
                std::thread::yield_now();
            }
            let killed = Command::new("kill")
                .args(["-s", signal, &program.id().to_string()])
                .status();
            assert!(killed.expect("kill is there").success());
            // The first Ctrl-C asks for the end of the running games, the second ends it.
            while program.try_wait().expect("a child").is_none() {
                let _ = Command::new("kill")
                    .args(["-s", signal, &program.id().to_string()])
                    .status();
            }
            while hostile
                .numbers()
                .iter()
                .any(|number| Path::new("/proc").join(number).exists())
            {
                std::thread::yield_now();
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_bot_leaves_behind_is_taken_away_while_it_plays() {
    // Every question makes an orphan that ends at once; the answer waits until the keeper has taken it away.
    let script = r#"
hello()
while True:
    message = asked()
    told, tell = os.pipe()
    if os.fork() == 0:
        if os.fork() == 0: os.write(tell, str(os.getpid()).encode()); os._exit(0)
        os._exit(0)
    os.wait()
    number = os.read(told, 20).decode()
    os.close(told); os.close(tell)
    while os.path.exists("/proc/" + number): time.sleep(0.001)
    answer(message, index=0)
"#;
    let hostile = Hostile::new(script);
    let mut bot = Bot::start(&hostile.spec, &patient()).expect("it greets");
    play(mejn(), &*table(4), Seat::new(0), 1, &mut bot, |_, _| {}).expect("a whole game");
}

#[cfg(target_os = "linux")]
#[test]
fn a_bot_that_eats_memory_is_refused_more() {
    let limits = Limits {
        memory: Some(256 << 20),
        ..patient()
    };
    let script = "hello(); asked(); x = []\nwhile True: x.append(bytearray(1 << 24))";
    let error = fails_with("crashed", &limits, script);
    assert!(error.trail.complaints.contains("MemoryError"), "{error}");
}

#[test]
fn what_led_to_a_fault_is_kept_and_can_be_fed_again() {
    let script = "hello()\nfor _ in range(5): answer(asked(), index=0)\nasked(); sys.exit('\\33[2Joh')";
    let (hostile, error) = fails(script, &patient());
    let folder = hostile.folder.path().join("incidents");
    let text = bots::save(&folder, "first", &error).expect("it is kept");
    let lines = folder.join("first.jsonl");
    let sent = fs::read_to_string(&lines).expect("the lines");
    assert_eq!(sent.matches("\"choose\"").count(), 6, "{sent}");
    assert!(
        sent.lines()
            .last()
            .is_some_and(|line| line.contains("\"choose\"")),
        "{sent}"
    );
    let text = fs::read_to_string(text).expect("the text");
    assert!(text.contains("homestretch bots feed"), "{text}");
    assert!(
        text.ends_with("\n\\u001b[2Joh\n") && !text.contains('\x1b'),
        "{text}"
    );
    let fed = Command::new(PROGRAM)
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(["bots", "feed"])
        .arg(&lines)
        .arg("--")
        .args(hostile.spec.words())
        .output()
        .expect("the program runs");
    let out = String::from_utf8_lossy(&fed.stdout);
    assert_eq!(out.matches("\n< ").count(), 6, "{out}");
    assert_eq!(fed.status.code(), Some(1), "it breaks again");
}

#[test]
fn who_talks_without_end_is_ended_and_who_talks_unasked_is_heard_out_when_lines_are_fed() {
    let flood = r#"
while True: print('{"type":"note","text":"' + 'x' * 1000000 + '"}', flush=True)
"#;
    // More than a pipe holds, before it reads what it is told.
    let unasked = r#"
for _ in range(200): print('{"type":"note","text":"' + 'x' * 1000 + '"}', flush=True)
for line in sys.stdin:
    if '"hello"' in line: print('{"type":"hello"}', flush=True)
"#;
    let lines = r#"
while True: print('"note"\n' * 1000, end='', flush=True)
"#;
    for (script, why) in [
        (flood, "larger than 16 MB"),
        (lines, "more than 1000000 lines"),
        (unasked, ""),
    ] {
        let hostile = Hostile::new(script);
        let lines = hostile.folder.path().join("lines.jsonl");
        // Many lines, so that they too are more than a pipe holds.
        let told = format!("{}\n", "x".repeat(500));
        let hello = r#"{"type":"hello","protocol":1,"program":"homestretch","version":"0.1.0","options":{}}"#;
        fs::write(&lines, told.repeat(400) + hello + "\n").expect("written");
        let fed = Command::new(PROGRAM)
            .env("HOMESTRETCH_LANGUAGE", "en")
            .args(["bots", "feed"])
            .arg(&lines)
            .arg("--")
            .args(hostile.spec.words())
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&fed.stderr);
        let ends = i32::from(!why.is_empty());
        assert_eq!(fed.status.code(), Some(ends), "{said}");
        assert!(said.contains(why), "{said}");
    }
}

#[test]
fn a_policy_decides_what_a_fault_costs() {
    let script = "hello(); asked(); sys.exit(1)";
    let board = {
        let mut board = table(4);
        let mut dice = Dice::new(&seed::numbered(1));
        let several =
            |board: &dyn Board| matches!(board.turn(), Turn::Seat(seat) if board.choices(seat).len() > 1);
        while !several(&*board) {
            match board.turn() {
                Turn::Seat(seat) => drop(board.choose(seat, board.choices(seat)[0].number)),
                _ => drop(board.settle(&board.draw(&mut dice))),
            }
        }
        board
    };
    let seat = board.turn().seats().lowest().expect("somebody is to act");
    let play = |policy, games: u64| {
        let hostile = Hostile::new(script);
        let mut guest = Guest::new(hostile.spec.clone(), patient(), policy);
        let mut random = Dice::new(&seed::numbered(2));
        let mut answers = Vec::new();
        for game in 0..games {
            guest.begin(&*board, seat, game, &[]);
            answers.extend((0..5).map(|_| guest.choose(&*board, &board.choices(seat), &mut random)));
            guest.end(None);
        }
        let tally = guest.tally().clone();
        assert_eq!(guest.take_errors().len() as u64, tally.faults["crashed"]);
        drop(guest);
        hostile.gone();
        (answers, tally)
    };
    let (answers, tally) = play(Policy::Forfeit, 2);
    assert_eq!(answers, [Answer::Forfeit; 10]);
    assert_eq!(
        (tally.faults["crashed"], tally.restarts, tally.forfeits),
        (2, 0, 2)
    );
    let (answers, tally) = play(Policy::Restart, 1);
    assert_eq!(answers, [Answer::Forfeit; 5]);
    assert_eq!(
        (tally.faults["crashed"], tally.restarts, tally.forfeits),
        (2, 1, 1)
    );
    let (answers, tally) = play(Policy::Random, 1);
    assert!(
        answers.iter().all(|answer| matches!(answer, Answer::Random(_))),
        "{answers:?}"
    );
    assert_eq!(
        (tally.faults["crashed"], tally.restarts, tally.random_choices),
        (4, 3, 5)
    );
}

fn run(words: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(PROGRAM)
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(words)
        .env("HOMESTRETCH_DATA", folder.path())
        .output()
        .expect("the program runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("text"))
}

#[test]
fn what_is_wrong_with_a_bot_is_told_in_the_language_of_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = folder.path().join("lines.jsonl");
    fs::write(&lines, "{}\n").expect("it is written");
    let feed = ["bots", "feed", lines.to_str().expect("a plain path"), "--"];
    for (words, said) in [
        (&["bots", "check"][..], "δεν υπάρχει"),
        (&feed[..], "δεν υπάρχει"),
    ] {
        let told = run(&[&["--language", "el"], words, &["no-such-program-anywhere"]].concat()).1;
        assert!(told.contains(said) && !told.contains("could not"), "{told}");
    }
    let (_, told) = run(&["--language", "el", "bots", "check", "false"]);
    assert!(told.contains("κωδικός εξόδου 1"), "{told}");
    let (_, told) = run(&[&["--language", "el"], &feed[..], &["true"]].concat());
    assert!(
        told.contains("(κωδικός εξόδου 0)") || told.contains("έκλεισε"),
        "{told}"
    );
}

#[test]
fn a_bot_sits_at_a_table_like_a_strategy() {
    let seats = format!("bot:'{PROGRAM}' bot far,near,random,ranking");
    let table = ["--quiet", "--seed", "7"];
    let (code, with_bot) = run(&[&["text", "--seats", &seats], &table[..]].concat());
    let (_, without) = run(&[&["text", "--seats", "far,near,random,ranking"], &table[..]].concat());
    assert_eq!(code, Some(0), "{with_bot}");
    let bot = format!("bot:'{PROGRAM}' bot far");
    assert_eq!(with_bot.replace(&bot, "far"), without);
    let (code, told) = run(&[&["text", "--seats", "bot:false,far"], &table[..]].concat());
    assert_eq!(code, Some(0), "chance plays for it: {told}");
    assert!(told.contains("exit code 1"), "{told}");
    let forfeit = [
        "text",
        "--seats",
        "bot:false,far",
        "--bot-faults",
        "forfeit",
        "--quiet",
    ];
    assert_ne!(run(&forfeit).0, Some(0));
    assert_eq!(run(&["text", "--seats", "bot:,far"]).0, Some(2));
}

#[test]
fn a_record_names_its_bots_but_starts_none() {
    let config = mejn().default_config();
    let sitters = [Sitter::from("bot:'my bot' --depth 3"), Sitter::from("far")];
    let setup = Setup::new(&catalogue::mejn::Catalogued, &config, sitters.to_vec()).expect("a table");
    let game = Match::new(setup, seed::numbered(1)).expect("a game");
    let mut again = record::read(catalogue::Ours::GAMES, &record::write(&game)).expect("it reads back");
    assert_eq!(again.setup().chairs, game.setup().chairs);
    let hosts = Hosts::new(patient(), Policy::Random);
    let hosts = std::sync::Arc::new(hosts);
    again.invite(hosts.clone());
    let refused = loop {
        match again.step_alone() {
            Ok(true) => {}
            other => break other,
        }
    };
    assert_eq!(refused.expect_err("nobody typed it").key, "no-answer");
    assert_eq!(hosts.news()[0].key, "bot-not-typed");
}

#[test]
fn a_check_tells_right_from_wrong() {
    let (code, told) = run(&["bots", "check", PROGRAM, "bot", "ranking"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains(" 0 wrong"), "{told}");
    let path = example("python/random_bot.py");
    let (code, told) = run(&["bots", "check", "python3", path.to_str().expect("a plain path")]);
    assert_eq!(code, Some(0), "{told}");
    let hostile = Hostile::new("hello()\nwhile True: answer(asked(), index=1)");
    let words: Vec<&str> = hostile.spec.words().iter().map(String::as_str).collect();
    let folder = hostile.folder.path().join("kept");
    let kept = folder.to_str().expect("a plain path");
    let (code, told) = run(&[&["bots", "check", "--incidents", kept], &words[..]].concat());
    assert_eq!(code, Some(0), "the second choice is always there: {told}");
    let hostile = Hostile::new("hello()\nwhile True: answer(asked(), index=2)");
    let words: Vec<&str> = hostile.spec.words().iter().map(String::as_str).collect();
    let (code, told) = run(&[&["bots", "check", "--incidents", kept], &words[..]].concat());
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("index 2"), "{told}");
    assert!(folder.join("check.jsonl").exists());
    // One fault that comes in every game is told once.
    let wrong = |told: &str| told.lines().filter(|line| line.starts_with('✗')).count();
    assert_eq!(wrong(&told), 1, "{told}");
    assert!(told.contains(" times more."), "{told}");
    hostile.gone();
}

#[test]
fn a_check_starts_a_script_by_its_name_and_tells_where_its_error_stands() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("my_bot.py");
    let text = "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n    \
                if message['type'] == 'hello':\n        \
                print(json.dumps({'type': 'hello', 'protocol': 1, 'name': 'x', 'games': ['mejn']}), flush=True)\n    \
                if message['type'] == 'choose':\n        print(message['nothing'])\n";
    fs::write(&script, text).expect("a script");
    let (code, told) = run(&["bots", "check", script.to_str().expect("a plain path")]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("It greets, and calls itself “x”"), "{told}");
    assert!(told.contains("my_bot.py, line 7."), "{told}");
    assert_eq!(
        told.lines().filter(|line| line.starts_with('✗')).count(),
        1,
        "{told}"
    );
}

#[test]
fn a_strategy_that_is_none_speaks_no_protocol() {
    assert_eq!(run(&["bot", "clever"]).0, Some(2));
    assert_eq!(run(&["bot", "ranking:1,2"]).0, Some(2));
}
