//! A fault kept on disk: the lines that led to it, and how to feed them to the bot again.

use std::{
    fs, io,
    io::{BufRead as _, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use super::{BotError, BotSpec, protocol::ToBot};

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
    let mut out = format!(
        "{error}\n\nThe last line of {name}.jsonl is what it could not stand. Feed it again, and see each answer:\n\n    \
         homestretch bots feed {shown} -- {command}\n\nor without this program:\n\n    {command} < {shown}\n",
    );
    if !error.trail.complaints.trim().is_empty() {
        out += "\nThe end of its standard error:\n\n";
        out += &error.trail.complaints;
    }
    fs::write(&text, out)?;
    Ok(text)
}

/// Feeds lines to a bot, without any limit, and waits where it has to answer; both sides are written out.
///
/// # Errors
/// When the file can't be read, the bot can't be started, or it ends before the lines do.
pub fn feed(file: &Path, bot: &BotSpec, out: &mut impl Write) -> io::Result<()> {
    let lines = fs::read_to_string(file)?;
    let Some((program, words)) = bot.words().split_first() else {
        return Ok(());
    };
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let done = converse(&lines, &mut child, out);
    // Its input has ended, and so will it.
    drop(child.stdin.take());
    let status = child.wait()?;
    done?;
    writeln!(out, "({status})")
}

fn converse(lines: &str, child: &mut std::process::Child, out: &mut impl Write) -> io::Result<()> {
    let pipe = || io::Error::other("the bot has no pipes");
    let mut input = child.stdin.take().ok_or_else(pipe)?;
    let mut output = BufReader::new(child.stdout.take().ok_or_else(pipe)?);
    for line in lines.lines() {
        writeln!(out, "> {line}")?;
        writeln!(input, "{line}")?;
        input.flush()?;
        let asks = matches!(serde_json::from_str(line), Ok(ToBot::Hello(_) | ToBot::Choose(_)));
        if !asks {
            continue;
        }
        loop {
            let mut answer = String::new();
            if output.read_line(&mut answer)? == 0 {
                return Err(io::Error::new(
                    io::ErrorKind::UnexpectedEof,
                    "the bot has closed its output",
                ));
            }
            writeln!(out, "< {}", answer.trim_end())?;
            // A note is no answer; anything else is one, right or wrong.
            if !answer.contains("\"note\"") {
                break;
            }
        }
    }
    Ok(())
}
