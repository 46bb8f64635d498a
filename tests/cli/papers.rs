//! The README and the pages of `docs`: their commands run as they stand, their links lead somewhere, the files that they
//! name are there, and the README is short.
//!
//! What stands behind the language of a block says what is done with it; readers see nothing of that:
//! * `sh`: its lines are typed, one after the other, in a folder of the page in which the root of the project is at hand.
//!   What needs more than the program (`cargo`, `pip`, `scripts/…`) is left out;
//! * `sh window`, `sh hours`, `sh outside`: lines that begin with the program are only read, by its `--help`;
//! * `python NAME`, `ron NAME`: a file of that name, for the lines that follow.

use std::{
    collections::BTreeSet,
    fs,
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Stdio},
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// The most lines of the README.
const README_LINES: usize = 150;
/// The folders of the project whose files a page may name.
const FOLDERS: [&str; 9] = [
    ".ci", "assets", "benches", "docs", "examples", "python", "scripts", "src", "tests",
];
/// What a page may call that is not the program and not its business: it is not run here.
const ELSEWHERE: [&str; 6] = ["cargo", "pip", "export", "python", "scripts", "git"];
/// Folders whose pages come with something else: their links are followed, and their commands only read.
const BESIDE: [&str; 5] = ["python", "examples/cluster", "src/bots", "src/env", "src/phones"];

/// The pages whose commands run, each in a test of its own.
macro_rules! pages {
    ($($test:ident: $page:literal,)*) => {
        const PAGES: &[&str] = &[$($page),*];
        $(
            #[test]
            fn $test() {
                follow($page);
            }
        )*
    };
}

pages! {
    the_readme: "README.md",
    architecture: "docs/architecture.md",
    bots: "docs/bots.md",
    the_changelog: "docs/CHANGELOG.md",
    the_command_line: "docs/command-line.md",
    contributing: "docs/CONTRIBUTING.md",
    the_notation_of_dog: "docs/dog-notation.md",
    learning: "docs/learning.md",
    perfect_play: "docs/perfect-play.md",
    phones: "docs/phones.md",
    pictures: "docs/pictures.md",
    playing: "docs/playing.md",
    python: "docs/python.md",
    records: "docs/records.md",
    rules_of_compromise: "docs/rules/compromise.md",
    rules_of_dog: "docs/rules/dog.md",
    rules_of_ludo: "docs/rules/ludo.md",
    rules_of_mejn: "docs/rules/mejn.md",
    rules_of_quoridor: "docs/rules/quoridor.md",
    security: "docs/SECURITY.md",
    systems: "docs/systems.md",
    tournaments: "docs/tournaments.md",
    training: "docs/training.md",
}

fn read(page: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(page)).expect(page)
}

/// The pages in a folder and below it, from the root of the project.
fn pages_in(folder: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(Path::new(ROOT).join(folder)).expect(folder) {
        let entry = entry.expect("an entry");
        let name = format!("{folder}/{}", entry.file_name().to_str().expect("a plain name"));
        if entry.file_type().expect("a kind").is_dir() {
            found.extend(pages_in(&name));
        } else if Path::new(&name).extension().is_some_and(|ending| ending == "md") {
            found.insert(name);
        }
    }
    found
}

/// A block of code: the words behind its fence, and its lines.
struct Block<'a> {
    words: Vec<&'a str>,
    lines: Vec<&'a str>,
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let (mut found, mut open) = (Vec::new(), None::<Block<'_>>);
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(words), None) => {
                open = Some(Block {
                    words: words.split_whitespace().collect(),
                    lines: Vec::new(),
                });
            }
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some(block)) => block.lines.push(line),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a block has no end");
    found
}

/// The text without its blocks of code.
fn prose(text: &str) -> String {
    let mut inside = false;
    let mut kept = String::new();
    for line in text.lines() {
        if line.starts_with("```") {
            inside = !inside;
        } else if !inside {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// A folder in which the lines of a page are typed.
struct Desk {
    page: String,
    folder: tempfile::TempDir,
}

impl Desk {
    fn new(page: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["assets", "examples", "python", "scripts", "src", "tests"] {
            symlink(Path::new(ROOT).join(name), folder.path().join(name)).expect("a link");
        }
        fs::create_dir(folder.path().join(".bin")).expect("a folder");
        symlink(
            env!("CARGO_BIN_EXE_homestretch"),
            folder.path().join(".bin/homestretch"),
        )
        .expect("a link");
        Self {
            page: page.to_owned(),
            folder,
        }
    }

    /// Types a line, and fails where that does not end well.
    fn types(&self, line: &str) {
        let path = std::env::var("PATH").unwrap_or_default();
        let output = Command::new("sh")
            .args(["-c", line])
            .current_dir(&self.folder)
            .env(
                "PATH",
                format!("{}:{path}", self.folder.path().join(".bin").display()),
            )
            .env("HOMESTRETCH_DATA", self.folder.path().join(".data"))
            .env("HOMESTRETCH_LANGUAGE", "en")
            .env("PYTHONDONTWRITEBYTECODE", "yes")
            .env_remove("HOMESTRETCH")
            .stdin(Stdio::null())
            .output()
            .expect("a shell");
        assert!(
            output.status.success(),
            "{}: «{line}» ends with {:?}:\n{}{}",
            self.page,
            output.status.code(),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }

    /// Has those lines of a block read that begin with the program, and no more.
    fn reads(&self, block: &Block<'_>) {
        for line in block.lines.iter().filter(|line| line.starts_with("homestretch")) {
            let (command, _) = line.split_once(" #").unwrap_or((line, ""));
            self.types(&format!("{} --help", command.trim_end()));
        }
    }
}

/// Does what a page tells.
fn follow(page: &str) {
    let desk = Desk::new(page);
    for block in blocks(&read(page)) {
        match block.words[..] {
            ["sh"] => {
                let ours = block.lines.iter().filter(|line| is_ours(line));
                ours.for_each(|line| desk.types(line));
            }
            ["sh", "window" | "hours" | "outside"] => desk.reads(&block),
            ["sh", ..] => panic!("{page}: {:?} is no kind of block", block.words),
            ["python" | "ron", name] => {
                let text = block.lines.join("\n") + "\n";
                fs::write(desk.folder.path().join(name), text).expect("written");
            }
            _ => {}
        }
    }
}

/// Whether a line is to be run, and does not call for more than is here.
fn is_ours(line: &str) -> bool {
    let word = line.split(['/', ' ']).next().unwrap_or_default();
    !word.is_empty() && word != "#" && !ELSEWHERE.contains(&word)
}

#[test]
fn every_page_is_one_of_those_that_are_tried() {
    let mut there = pages_in("docs");
    there.insert("README.md".to_owned());
    assert_eq!(there, PAGES.iter().map(|&page| page.to_owned()).collect());
}

#[test]
fn pages_beside_these_call_the_program_by_words_that_it_knows() {
    for page in BESIDE.iter().flat_map(|folder| pages_in(folder)) {
        let text = read(&page);
        let blocks = blocks(&text);
        let desk = Desk::new(&page);
        let shells = blocks.iter().filter(|block| block.words == ["sh"]);
        shells.for_each(|block| desk.reads(block));
    }
}

#[test]
fn the_readme_is_short() {
    let lines = read("README.md").lines().count();
    assert!(
        lines <= README_LINES,
        "{lines} lines; {README_LINES} are the most"
    );
}

#[test]
fn a_page_calls_only_scripts_that_are_there() {
    for page in PAGES {
        let text = read(page);
        for block in blocks(&text)
            .iter()
            .filter(|block| block.words.first() == Some(&"sh"))
        {
            for script in block.lines.iter().filter_map(|line| line.split(' ').next()) {
                let is_there = Path::new(ROOT).join(script).is_file();
                assert!(!script.starts_with("scripts/") || is_there, "{page}: {script}");
            }
        }
    }
}

/// Where the links and pictures of a page lead.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let parts = prose.split("](").skip(1);
    parts
        .filter_map(|part| Some(part.split_once(')')?.0.to_owned()))
        .collect()
}

/// The names by which the headings of a page can be found.
fn headings(text: &str) -> BTreeSet<String> {
    let prose = prose(text);
    let heads = prose.lines().filter(|line| line.starts_with('#'));
    heads
        .map(|line| {
            let head = line.trim_start_matches('#').trim().to_lowercase();
            let kept = head.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
        .collect()
}

/// The links of a page that lead nowhere.
fn dead(page: &str, text: &str) -> Vec<String> {
    let here = Path::new(page).parent().expect("a folder");
    let leads = |link: &String| {
        if link.contains("://") {
            return true;
        }
        let (file, head) = link.split_once('#').unwrap_or((link, ""));
        let place = Path::new(ROOT).join(here).join(file);
        if head.is_empty() {
            return place.exists();
        }
        let target = if file.is_empty() {
            Ok(text.to_owned())
        } else {
            fs::read_to_string(place)
        };
        target.is_ok_and(|text| headings(&text).contains(head))
    };
    links(text)
        .into_iter()
        .filter(|link| !leads(link))
        .map(|link| format!("{page}: {link}"))
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    let beside = BESIDE.iter().flat_map(|folder| pages_in(folder));
    let all: Vec<String> = PAGES.iter().map(|&page| page.to_owned()).chain(beside).collect();
    let found: Vec<String> = all.iter().flat_map(|page| dead(page, &read(page))).collect();
    assert!(found.is_empty(), "these lead nowhere:\n{}", found.join("\n"));
    // A link to a heading that is not there, a file that is not, and two that are.
    let text = "# A head, here\n[a](#a-head-here) [b](#b) ![c](c.png) [d](README.md)";
    assert_eq!(dead("x.md", text), ["x.md: #b", "x.md: c.png"]);
}

/// The files and folders that a page names in its text, as code; those with a word to be replaced, such as NAME, and
/// patterns are left out.
fn named(text: &str) -> Vec<String> {
    let prose = prose(text).replace('\n', " ");
    let names = prose.split('`').skip(1).step_by(2);
    let is_ours = |name: &&str| {
        let (folder, rest) = name.split_once('/').unwrap_or_default();
        let is_plain = |part: &str| part.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
        let is_open = |part: &str| {
            part.split(['.', '-'])
                .any(|word| ["NAME", "CODE"].contains(&word))
        };
        FOLDERS.contains(&folder) && rest.split('/').all(|part| is_plain(part) && !is_open(part))
    };
    names.filter(is_ours).map(str::to_owned).collect()
}

#[test]
fn every_file_that_a_page_names_is_there() {
    let missing = |page: &&str| {
        let text = read(page);
        let names = named(&text).into_iter();
        let gone = names.filter(|name| !Path::new(ROOT).join(name).exists());
        gone.map(|name| format!("{page}: {name}")).collect::<Vec<_>>()
    };
    let found: Vec<String> = PAGES.iter().flat_map(missing).collect();
    assert!(found.is_empty(), "these are not there:\n{}", found.join("\n"));
    let text = "a `src/lib.rs`, `docs/NAME.md`, `tests/x-*.jsonl` and `b/c`\n```\n`src/no`\n```";
    assert_eq!(named(text), ["src/lib.rs"]);
}
