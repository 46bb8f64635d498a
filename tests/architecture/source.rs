//! A source file as words and paths: enough of Rust's spelling to see what a file uses, and no more.
//!
//! Comments and the insides of strings are blanked, the rest is cut into words. Names that a macro makes
//! are not seen; they would stand out in review.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// One file under `src`.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
    pub(crate) words: Vec<String>,
}

impl Source {
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            words: words(&blank(text)),
        }
    }

    /// The names of the modules down to this file; `lib.rs` and `main.rs` are the root.
    pub(crate) fn module(&self) -> Vec<&str> {
        let inner = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        inner
            .split('/')
            .filter(|part| !["lib", "main", "mod"].contains(part))
            .collect()
    }

    pub(crate) fn room(&self) -> Option<&str> {
        self.module().first().copied()
    }

    /// All paths in this file, groups spelt out; those within the crate begin with `crate`.
    pub(crate) fn paths(&self) -> Vec<Vec<&str>> {
        self.used_and_handed_on()
            .into_iter()
            .map(|(path, _)| path)
            .collect()
    }

    /// All these paths, each with whether it is only handed on, by `pub use`. Who may see something is no use of theirs.
    pub(crate) fn used_and_handed_on(&self) -> Vec<(Vec<&str>, bool)> {
        let mut all = Vec::new();
        let mut at = 0;
        while at < self.words.len() {
            let starts =
                self.word(at + 1) == "::" && is_name(self.word(at)) && (at == 0 || self.word(at - 1) != "::");
            if starts {
                let public = at > 1 && ["pub", ")"].contains(&self.word(at - 2));
                let handed_on = public && self.word(at - 1) == "use";
                let is_scope = at > 1 && self.word(at - 2) == "(" && self.word(at - 1) == "in";
                let mut found = Vec::new();
                self.branch(&mut at, Vec::new(), &mut found);
                if !is_scope {
                    all.extend(found.into_iter().map(|path| (self.absolute(path), handed_on)));
                }
            } else {
                at += 1;
            }
        }
        all
    }

    /// A path as it is seen from the crate, where it begins there or above this file.
    fn absolute<'a>(&'a self, path: Vec<&'a str>) -> Vec<&'a str> {
        let module = self.module();
        let ups = path.iter().take_while(|&&part| part == "super").count();
        let (above, from) = match path[0] {
            "super" => (module.len().saturating_sub(ups), ups),
            "homestretch" => (0, 1),
            _ => return path,
        };
        let whole = ["crate"].iter().chain(&module[..above]).chain(&path[from..]);
        whole.copied().collect()
    }

    /// The same file without its tests.
    pub(crate) fn untested(&self) -> Self {
        let mut kept = Vec::new();
        let mut rest = self.words.as_slice();
        while let [word, after @ ..] = rest {
            rest = if starts_with(rest, &["#", "[", "cfg", "(", "test", ")", "]"]) {
                after_item(&rest[7..])
            } else {
                kept.push(word.clone());
                after
            };
        }
        Self {
            path: self.path.clone(),
            text: self.text.clone(),
            words: kept,
        }
    }

    /// Reads on from `path`, and from a brace every branch.
    fn branch<'a>(&'a self, at: &mut usize, mut path: Vec<&'a str>, found: &mut Vec<Vec<&'a str>>) {
        loop {
            match self.word(*at) {
                "{" => {
                    *at += 1;
                    while !["}", ""].contains(&self.word(*at)) {
                        let before = *at;
                        self.branch(at, path.clone(), found);
                        *at += usize::from(*at == before || self.word(*at) == ",");
                    }
                    *at += 1;
                    return;
                }
                word if is_name(word) || word == "*" => path.push(word),
                _ => break,
            }
            *at += 1;
            if self.word(*at) != "::" {
                break;
            }
            *at += 1;
        }
        *at += if self.word(*at) == "as" { 2 } else { 0 };
        found.push(path);
    }

    fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", String::as_str)
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The same text with comments and the insides of strings and characters turned to blanks; lines stay lines.
fn blank(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = hidden(&chars, at);
        if end > at {
            out.extend(chars[at..end].iter().map(|&c| if c == '\n' { c } else { ' ' }));
            at = end;
        } else {
            out.push(chars[at]);
            at += 1;
        }
    }
    out
}

/// Where the comment, string or character that begins at `at` ends; `at` when none begins there.
fn hidden(chars: &[char], at: usize) -> usize {
    let get = |at: usize| chars.get(at).copied().unwrap_or('\n');
    let find = |from: usize, close: &str| {
        let close: Vec<char> = close.chars().collect();
        let rest = chars.get(from..).unwrap_or_default();
        rest.windows(close.len())
            .position(|it| it == close)
            .map_or(chars.len(), |n| from + n + close.len())
    };
    match (get(at), get(at + 1)) {
        ('/', '/') => find(at, "\n") - 1,
        ('/', '*') => find(at + 2, "*/"),
        ('r', '"' | '#') if at == 0 || !(chars[at - 1].is_alphanumeric() || chars[at - 1] == '_') => {
            let hashes = chars[at + 1..].iter().take_while(|&&c| c == '#').count();
            if get(at + 1 + hashes) == '"' {
                find(at + 2 + hashes, &format!("\"{}", "#".repeat(hashes)))
            } else {
                at
            }
        }
        ('"', _) => {
            let mut end = at + 1;
            while end < chars.len() && chars[end] != '"' {
                end += 1 + usize::from(chars[end] == '\\');
            }
            (end + 1).min(chars.len())
        }
        ('\'', '\\') => find(at + 3, "'"),
        ('\'', _) if get(at + 2) == '\'' => at + 3,
        _ => at,
    }
}

/// Names (a lifetime keeps its tick), `::`, and every other mark by itself.
fn words(code: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut joins = false;
    for c in code.chars() {
        let part = c.is_alphanumeric() || c == '_';
        match out.last_mut() {
            Some(last) if joins && (part || c == ':' && last == ":") => last.push(c),
            _ if c.is_whitespace() => {}
            _ => out.push(c.to_string()),
        }
        joins = part || c == '\'' || c == ':' && out.last().is_some_and(|last| last == ":");
    }
    out
}

/// Whether words begin with these.
pub(crate) fn starts_with(words: &[String], start: &[&str]) -> bool {
    words.len() >= start.len() && words.iter().zip(start).all(|(word, other)| word == other)
}

/// What follows one item: up to its semicolon, or to the end of its braces.
fn after_item(words: &[String]) -> &[String] {
    let mut depth = 0_usize;
    for (at, word) in words.iter().enumerate() {
        match word.as_str() {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && (word == "}" || word == ";") {
            return &words[at + 1..];
        }
    }
    &[]
}

/// Every Rust file below `src`, in the order of their names.
pub(crate) fn read_all() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    let mut folders = vec![root.join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(root).expect("it lies in the repository");
        let text = fs::read_to_string(path).expect("the file can be read");
        Source::new(&name.to_string_lossy().replace('\\', "/"), &text)
    };
    paths.iter().map(read).collect()
}

#[test]
fn paths_are_read_through_groups_comments_and_strings() {
    let text = r##"//! crate::comment::no
        use std::{fmt, io::{self, Write as _}}; /* crate::block::no */
        use super::super::play::{run::*, dice};
        const A: (&str, &str, char) = ("crate::a::no \" crate::b::no", r#"crate::raw::no " "#, '"');
        fn f<'a>(x: &'a u8) { homestretch::rules::Seat::new::<u8>(x); super::Near; std::array::from_fn(x) }
        pub(in crate::strategies) fn g() {}"##;
    let found: Vec<String> = Source::new("src/strategies/mejn.rs", text)
        .paths()
        .iter()
        .map(|path| path.join("::"))
        .collect();
    let expected = [
        "std::fmt",
        "std::io::self",
        "std::io::Write",
        "crate::play::run::*",
        "crate::play::dice",
        "crate::rules::Seat::new",
        "crate::strategies::Near",
        "std::array::from_fn",
    ];
    assert_eq!(found, expected);
}
