//! Where in a bot its own error lies, as its standard error tells it: the last file with a line that is named there.
//!
//! Interpreters and compilers write it in two ways: `File "my_bot.py", line 12` (Python), and `my_bot.js:12` (nearly all
//! others). What is no file of the bot's own, such as a library of the language, is passed over where another one is named.

/// The file and the line.
pub(super) fn place(complaints: &str) -> Option<(String, u32)> {
    let found: Vec<(String, u32)> = complaints.lines().flat_map(places).collect();
    let is_own = |(file, _): &&(String, u32)| {
        ![
            "<",
            "node:",
            "/usr/lib",
            "/rustc/",
            "site-packages",
            "/lib/python",
        ]
        .iter()
        .any(|other| file.starts_with(other) || file.contains(other))
    };
    // Python names the innermost call last, others name it first.
    let innermost = if complaints.contains("Traceback (") {
        found.iter().rfind(is_own)
    } else {
        found.iter().find(is_own)
    };
    innermost.or(found.last()).cloned()
}

/// All places that a line names.
fn places(line: &str) -> Vec<(String, u32)> {
    if let Some((_, rest)) = line.split_once("File \"")
        && let Some((file, rest)) = rest.split_once("\", line ")
    {
        return number(rest)
            .map(|line| (file.to_owned(), line))
            .into_iter()
            .collect();
    }
    let words = line.split(|c: char| c.is_whitespace() || "()\"'`,".contains(c));
    words.filter_map(named).collect()
}

/// `my_bot.js:12`, perhaps with a column behind it.
fn named(word: &str) -> Option<(String, u32)> {
    let mut at = None;
    for (k, _) in word.match_indices(':') {
        let ending = word[..k].rsplit('/').next()?.rsplit_once('.').map(|(_, it)| it);
        let is_ending = |it: &str| (1..=5).contains(&it.len()) && it.chars().all(char::is_alphanumeric);
        if ending.is_some_and(|it| is_ending(it) && it.chars().any(char::is_alphabetic)) {
            at = number(&word[k + 1..]).map(|line| (word[..k].to_owned(), line));
            break;
        }
    }
    at
}

/// The number with which a text begins.
fn number(text: &str) -> Option<u32> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(complaints: &str) -> Option<String> {
        place(complaints).map(|(file, line)| format!("{file} {line}"))
    }

    #[test]
    fn the_place_is_the_innermost_one_of_the_bots_own() {
        let python = "Traceback (most recent call last):\n  File \"/home/me/my_bot.py\", line 9, in <module>\n    play()\n  \
                      File \"/home/me/my_bot.py\", line 4, in play\n    json.loads(line)\n  \
                      File \"/usr/lib/python3.11/json/decoder.py\", line 337, in decode\nValueError: x\n";
        assert_eq!(found(python).as_deref(), Some("/home/me/my_bot.py 4"));
        let node = "Error: no\n    at play (/home/me/bot.js:12:7)\n    at node:internal/main:28:49\n";
        assert_eq!(found(node).as_deref(), Some("/home/me/bot.js 12"));
        let rust = "thread 'main' panicked at src/main.rs:3:5:\nindex out of bounds\n";
        assert_eq!(found(rust).as_deref(), Some("src/main.rs 3"));
        let go = "panic: no\n\ngoroutine 1 [running]:\nmain.main()\n\t/tmp/x/main.go:6 +0x1d\n";
        assert_eq!(found(go).as_deref(), Some("/tmp/x/main.go 6"));
        for other in ["", "thinking for 1.5 s: 12:30:01", "score: 0.5:1", "killed"] {
            assert_eq!(found(other), None, "{other}");
        }
    }
}
