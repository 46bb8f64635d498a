//! A fault kept on disk: the lines that led to it, and how to feed them to the bot again.

use std::{
    fs,
    io::{self, BufRead, BufReader, Read as _, Write},
    path::{Path, PathBuf},
    process::{Child, Command},
    sync::mpsc,
    thread,
};

use thiserror::Error;

#[cfg(target_os = "linux")]
use super::keeper;
use super::{
    BotError, BotSpec, Fault,
    family::{Ending, Family},
    protocol::ToBot,
};
use crate::{
    files::{self, Unread},
    rules::Message,
    texts::{self, visible_lines},
};

/// What led to a fault is no larger: each question names all choices.
const MOST_SENT: u64 = 64 << 20;
/// All that a bot answers to it is no larger.
const MOST_BYTES: u64 = 16 << 20;
/// Neither has more lines.
const MOST_LINES: usize = 1_000_000;

/// Why a bot could not be fed to the end of the lines.
#[derive(Debug, Error)]
pub enum FeedError {
    /// The lines can't be read.
    #[error("{}: {}", path.display(), texts::unread(why))]
    Lines {
        /// Their file.
        path: PathBuf,
        /// Why.
        why: Unread,
    },
    /// There are too many of them, or of those that the bot says.
    #[error("{}", texts::say(&Message::new("bot-feed-many").with("most", MOST_LINES.to_string())))]
    Many,
    /// What the bot says is too much, or no text.
    #[error("{}", texts::unread(.0))]
    Said(Unread),
    /// The bot can't be started.
    #[error("{0}")]
    Bot(Fault),
    /// What is told to the bot, or what it tells, can't be passed on.
    #[error("{}", texts::refused(.0))]
    Io(#[from] io::Error),
    /// The bot has closed its input or its output.
    #[error("{}", texts::text("bot-feed-closed"))]
    Closed,
}

/// Writes what led to a fault into a folder: `NAME.jsonl` with the lines that the bot was sent, and `NAME.txt`, which says
/// what went wrong and how to feed them again. Gives the path of the text.
///
/// # Errors
/// When the files can't be written.
pub fn save(folder: &Path, name: &str, error: &BotError) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let lines = folder.join(format!("{name}.jsonl"));
    fs::write(&lines, &error.trail.sent)?;
    let text = folder.join(format!("{name}.txt"));
    let command = &error.trail.command;
    let shown = BotSpec::new(vec![lines.display().to_string()]).map_or(String::new(), |it| it.to_string());
    let last = Message::new("bot-incident-last").with("file", format!("{name}.jsonl"));
    let mut out = format!(
        "{error}\n\n{}\n\n    homestretch bots feed {shown} -- {command}\n\n{}\n\n    {command} < {shown}\n",
        texts::say(&last),
        texts::text("bot-incident-without"),
    );
    if !error.trail.complaints.trim().is_empty() {
        let head = texts::text("bot-incident-complaints");
        out += &["\n", &head, "\n\n", &error.trail.complaints].concat();
    }
    // It is read in a terminal too.
    fs::write(&text, visible_lines(&out).as_bytes())?;
    Ok(text)
}

/// Feeds lines to a bot, without any limit on time, and waits where it has to answer; both sides are written out, and at
/// the end its standard error.
///
/// # Errors
/// When the file can't be read, the bot can't be started, or it ends before the lines do.
pub fn feed(file: &Path, bot: &BotSpec, out: &mut impl Write) -> Result<(), FeedError> {
    let lines = files::read_text(file, MOST_SENT).map_err(|why| FeedError::Lines {
        path: file.to_owned(),
        why,
    })?;
    if lines.lines().nth(MOST_LINES).is_some() {
        return Err(FeedError::Many);
    }
    let Some((program, words)) = bot.words().split_first() else {
        return Ok(());
    };
    let mut family =
        Family::start(Command::new(program).args(words), None).map_err(|why| not_started(&why))?;
    let child = family.child();
    let errors = child.stderr.take();
    let complaints = thread::spawn(move || {
        let mut kept = Vec::new();
        if let Some(mut errors) = errors {
            // What nobody keeps is read all the same, so that the bot need not wait.
            let _ = errors.by_ref().take(MOST_BYTES).read_to_end(&mut kept);
            let _ = io::copy(&mut errors, &mut io::sink());
        }
        kept
    });
    let done = converse(&lines, child, out);
    // Its input has ended, and so will it; one that has gone wrong may not.
    drop(child.stdin.take());
    if done.is_err() {
        family.end();
    }
    let status = family.child().wait()?;
    // What it has started ends with it.
    family.end();
    let complaints = complaints.join().unwrap_or_default();
    let complaints = String::from_utf8_lossy(&complaints);
    #[cfg(target_os = "linux")]
    if let Some(why) = keeper::why_not_started(&complaints) {
        return Err(not_started(&why));
    }
    for line in complaints.lines() {
        writeln!(out, "! {line}")?;
    }
    done?;
    writeln!(out, "({})", Ending::from(status))?;
    Ok(())
}

fn not_started(why: &io::Error) -> FeedError {
    FeedError::Bot(Fault::Missing {
        why: texts::refused(why),
    })
}

fn converse(lines: &str, child: &mut Child, out: &mut impl Write) -> Result<(), FeedError> {
    let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(FeedError::Closed);
    };
    // It is read while it is told something: a bot that talks unasked would else wait for us, and we for it.
    let (tell, answers) = mpsc::channel();
    thread::spawn(move || read_out(BufReader::new(output), |line| tell.send(line).is_ok()));
    for line in lines.lines() {
        writeln!(out, "> {line}")?;
        if let Err(error) = writeln!(input, "{line}").and_then(|()| input.flush()) {
            // It may no longer listen because nobody listens to it.
            let heard = answers.try_iter().find_map(Result::err);
            return Err(heard.unwrap_or(match error.kind() {
                io::ErrorKind::BrokenPipe => FeedError::Closed,
                _ => error.into(),
            }));
        }
        let asks = matches!(serde_json::from_str(line), Ok(ToBot::Hello(_) | ToBot::Choose(_)));
        if !asks {
            continue;
        }
        loop {
            let answer = answers.recv().map_err(|_| FeedError::Closed)??;
            let answer = answer.ok_or(FeedError::Closed)?;
            writeln!(out, "< {}", answer.trim_end())?;
            // A note is no answer; anything else is one, right or wrong.
            if !answer.contains("\"note\"") {
                break;
            }
        }
    }
    Ok(())
}

/// Passes on each line of what a bot says, its end, and what is wrong with it: also that it is too much.
fn read_out(mut output: impl BufRead, mut tell: impl FnMut(Result<Option<String>, FeedError>) -> bool) {
    let mut left = MOST_BYTES;
    for _ in 0..MOST_LINES {
        let line = files::next_line(&mut output, left).map_err(|unread| match unread {
            Unread::TooLarge { .. } => FeedError::Said(Unread::TooLarge { most: MOST_BYTES }),
            other => FeedError::Said(other),
        });
        let length = match &line {
            Ok(Some(line)) => line.len() as u64,
            _ => 0,
        };
        if !tell(line) || length == 0 {
            return;
        }
        left -= length;
    }
    tell(Err(FeedError::Many));
}
