//! `homestretch text` for several persons at one terminal, where a game has secrets: nobody is shown another's cards. And
//! what becomes of the game where it can't be kept.

use std::{
    fs,
    io::{Read as _, Write},
    path::Path,
    process::{Child, Command, Stdio},
};

use homestretch::play::store::Folders;

/// Runs a game of Dog in which these sit, with this on standard input; what was printed.
fn text(seats: &str, input: &str) -> String {
    text_of(&["--game", "dog", "--seats", seats], input)
}

/// Runs a game by these words, with this on standard input; what was printed.
fn text_of(words: &[&str], input: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(["text", "--seed", "5"])
        .args(words)
        .env("HOMESTRETCH_DATA", folder.path())
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read is no fault of the test.
    let _ = child
        .stdin
        .take()
        .expect("standard input")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

/// What is on the screen of each who looks, one after another; first what is told before anybody does.
fn screens(out: &str) -> Vec<&str> {
    out.split(" to look, then press Enter.").collect()
}

/// The cards that are told or shown, as sentences.
fn tells_cards<'a>(screen: &'a str, colour: &str) -> Vec<&'a str> {
    let about = [format!("{colour} is dealt "), format!("{colour} holds ")];
    let is_about = |line: &&str| about.iter().any(|it| line.trim_start().starts_with(it.as_str()));
    screen
        .lines()
        .filter(is_about)
        .filter(|line| !line.ends_with("cards."))
        .collect()
}

#[test]
fn two_persons_look_in_turn_and_see_their_own_cards_alone() {
    // Each looks, gives the first card of the list, and the one who begins looks again.
    let out = text("person,person,random,random", "\n#1\n\n#1\n\nquit\n");
    let screens = screens(&out);
    assert_eq!(screens.len(), 4, "{out}");
    assert!(tells_cards(screens[0], "Blue").is_empty() && tells_cards(screens[0], "Yellow").is_empty());
    for (screen, own, other) in [(screens[1], "Blue", "Yellow"), (screens[2], "Yellow", "Blue")] {
        assert!(!tells_cards(screen, own).is_empty(), "{screen}");
        assert!(tells_cards(screen, other).is_empty(), "{screen}");
        assert!(!screen.contains("gives"), "{screen}");
    }
    let last = screens[3];
    let own = ["Blue", "Yellow"]
        .into_iter()
        .find(|own| last.contains(&format!("{own} holds")));
    let own = own.expect("somebody's hand is shown");
    let other = if own == "Blue" { "Yellow" } else { "Blue" };
    assert!(tells_cards(last, other).is_empty(), "{last}");
    // Of the exchange only the cards that went to or came from who looks.
    let gifts = last
        .lines()
        .filter(|line| line.contains(" gives ") && line.contains("the card"));
    for gift in gifts {
        let words: Vec<&str> = gift.split_whitespace().collect();
        assert!(
            words.first() == Some(&own) || words.get(2) == Some(&own),
            "{gift}"
        );
    }
}

#[test]
fn one_person_alone_is_never_asked_to_hand_over() {
    let out = text("person,random,random,random", "#1\nboard\nlist\nhint\nquit\n");
    assert_eq!(screens(&out).len(), 1, "{out}");
    assert!(!tells_cards(&out, "Blue").is_empty());
    assert!(
        ["Yellow", "Green", "Red"]
            .iter()
            .all(|it| tells_cards(&out, it).is_empty()),
        "{out}"
    );
    // The legend has the digits of the picture.
    assert!(out.contains("0 Blue (person)"), "{out}");
}

#[test]
fn a_hint_names_who_gives_it_and_says_how_a_perfect_player_mixes() {
    for (game, seats, hint) in [
        ("mejn", "person,far,far,far", "“Racer” would play "),
        ("dog", "person,greedy,greedy,greedy", "“Partner” would play "),
        ("compromise", "person,greedy", "“Equilibrium” would play "),
    ] {
        let words = ["--game", game, "--seats", seats, "--single"];
        let out = text_of(&words, "hint\nquit\n");
        assert!(out.contains(hint), "{out}");
        let mixes = out.contains("Whoever plays perfectly ");
        assert_eq!(mixes, game == "compromise", "{out}");
    }
}

#[test]
fn two_persons_name_behind_a_cover_and_see_both_at_once() {
    let words = ["--game", "compromise", "--rule", "length=1", "--rule", "ties=on"];
    let out = text_of(
        &[&words[..], &["--seats", "person,person"]].concat(),
        "\n123\n\n321\n",
    );
    let screens = screens(&out);
    assert_eq!(screens.len(), 3, "{out}");
    let before = screens[2].split("Red has named").next().expect("a part");
    let about_red: Vec<&str> = before.lines().filter(|line| line.starts_with("Red")).collect();
    assert_eq!(about_red, ["Red is ready."], "{out}");
    assert!(out.contains("Red has named 123, Green 321."), "{out}");
    assert!(out.contains("pips of each colour fall"), "{out}");
}

#[test]
fn pips_are_placed_in_heaps_taken_back_and_left_to_chance() {
    let words = [
        "--game",
        "compromise",
        "--rules",
        "complex",
        "--seats",
        "person,greedy",
    ];
    let input = "114\n111x20+333\nreset\nr\n111x31\n222x3\nany\n111\nboard\nquit\n";
    let out = text_of(&words, input);
    assert!(out.contains("In round 1, Red answers “114”."), "{out}");
    assert!(
        out.contains("Red has 9 pips left to place. So far: 111x20 333x1."),
        "{out}"
    );
    assert!(
        out.contains("You have not begun a turn that could be taken back."),
        "{out}"
    );
    assert!(
        out.contains("That is too long: only 30 pips are left to be placed."),
        "{out}"
    );
    assert!(
        out.contains("Red has 27 pips left to place. So far: 222x3."),
        "{out}"
    );
    assert!(out.contains("Round 1: both have placed 30 pips."), "{out}");
    assert!(out.contains("Red has named 111"), "{out}");
}

/// A game in the terminal that is talked to line by line.
struct Talk(Child);

impl Talk {
    /// Two persons play Quoridor, where every step is a choice.
    fn begin(data: &Path, words: &[&str]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .env("HOMESTRETCH_LANGUAGE", "en")
            .args(["text", "--game", "quoridor", "--seats", "person,person"])
            .args(words)
            .env("HOMESTRETCH_DATA", data)
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut talk = Self(child);
        talk.hear();
        talk
    }

    /// Reads until a line is asked for, or to the end; what was told since the last time.
    fn hear(&mut self) -> String {
        let out = self.0.stdout.as_mut().expect("standard output");
        let mut heard = Vec::new();
        let mut byte = [0];
        while !heard.ends_with(b"\n> ") && out.read(&mut byte).expect("it can be read") > 0 {
            heard.extend(byte);
        }
        String::from_utf8(heard).expect("text")
    }

    /// Types a line; what is told then.
    fn say(&mut self, line: &str) -> String {
        let input = self.0.stdin.as_mut().expect("standard input");
        writeln!(input, "{line}").expect("it still reads");
        self.hear()
    }

    /// Ends the input, unless the program has ended; what is told, and the exit code.
    fn end(mut self) -> (String, Option<i32>) {
        drop(self.0.stdin.take());
        let told = self.hear();
        let ended = self.0.wait().expect("the program ends");
        (told, ended.code())
    }
}

/// Nothing can be written to a folder from now on: it has made room for a file.
fn shut(data: &Path) {
    fs::rename(data, data.with_extension("away")).expect("it is moved");
    fs::write(data, "").expect("a file");
}

fn open(data: &Path) {
    fs::remove_file(data).expect("it is there");
    fs::rename(data.with_extension("away"), data).expect("it is moved back");
}

/// How far a saved game goes.
fn moves(data: &Path, file: &Path) -> usize {
    let folders = Folders::find(Some(data.to_owned())).expect("the folder");
    folders
        .load(homestretch::catalogue::Ours::GAMES, file)
        .expect("it reads")
        .steps()
        .len()
}

#[test]
fn what_cannot_be_kept_is_told_once_and_tried_again_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut talk = Talk::begin(&data, &[]);
    talk.say("1");
    let shut_in = data.join("autosave.homestretch/game");
    let told = talk.say(&format!("save {}", shut_in.display()));
    assert!(told.contains("The game could not be saved: "), "{told}");
    shut(&data);
    let told = talk.say("1");
    assert!(told.contains("The game could not be kept: "), "{told}");
    assert!(!talk.say("1").contains("could not be kept"), "it is told once");
    open(&data);
    let told = talk.say("1");
    assert!(told.contains("The game is kept again"), "{told}");
    let (_, code) = talk.end();
    assert_eq!(code, Some(0));
    assert_eq!(moves(&data, &data.join("autosave.homestretch")), 4);
}

#[test]
fn a_file_that_is_there_is_written_over_only_where_that_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, place) = (folder.path().join("data"), folder.path().join("here.homestretch"));
    fs::write(&place, "of somebody else").expect("a file");
    let mut talk = Talk::begin(&data, &[]);
    talk.say("1");
    let told = talk.say(&format!("save {}", place.display()));
    assert!(told.contains("is there already"), "{told}");
    assert_eq!(
        fs::read_to_string(&place).expect("it is there"),
        "of somebody else"
    );
    let told = talk.say(&format!("save! {}", place.display()));
    assert!(told.contains("here.homestretch"), "{told}");
    assert_eq!(moves(&data, &place), 1);
    // From now on it is this game's own.
    talk.say("1");
    talk.say(&format!("save {}", place.display()));
    assert_eq!(moves(&data, &place), 2);
    let told = talk.say("save -");
    assert!(told.contains("Standard output is taken"), "{told}");
    assert_eq!(talk.end().1, Some(0));
}

#[test]
fn whoever_leaves_is_asked_for_another_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let place = folder.path().join("here.homestretch");
    let unkept = |words: &[&str]| {
        let mut talk = Talk::begin(&data, words);
        talk.say("1");
        shut(&data);
        talk.say("1");
        talk
    };
    let mut talk = unkept(&[]);
    for again in ["quit", "", &format!("{}/game", data.display())] {
        let told = talk.say(again);
        assert!(told.contains("The game is not kept: "), "{again}: {told}");
    }
    talk.say(&place.display().to_string());
    assert_eq!(talk.end().1, Some(0));
    open(&data);
    assert_eq!(moves(&data, &place), 2);
    // What lies there is not overwritten; and where nobody answers, it is told what there is.
    let mut talk = unkept(&[]);
    talk.say("quit");
    let told = talk.say(&place.display().to_string());
    assert!(told.contains("The game is not kept: "), "{told}");
    let (told, code) = talk.end();
    assert!(
        told.contains("What could be kept last of the game lies in "),
        "{told}"
    );
    assert_eq!(code, Some(1));
    open(&data);
    assert_eq!(moves(&data, &data.join("autosave.homestretch")), 1);
    let (told, code) = unkept(&[]).end();
    assert!(told.contains("The game is not kept: "), "{told}");
    assert_eq!(code, Some(1), "the input has ended");
    open(&data);
}

#[test]
fn the_file_of_the_line_is_asked_for_anew_where_it_cannot_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let place = folder.path().join("here.homestretch");
    fs::write(folder.path().join("file"), "").expect("a file");
    let wrong = folder.path().join("file/game").display().to_string();
    let mut talk = Talk::begin(&data, &["--save", &wrong]);
    talk.say("1");
    let told = talk.say("quit");
    assert!(told.contains("The game is not kept: "), "{told}");
    talk.say(&place.display().to_string());
    assert_eq!(talk.end().1, Some(0));
    assert_eq!(moves(&data, &place), 1);
    // Computers alone answer nothing; the result is told all the same.
    let played = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args([
            "text", "--seats", "far,near", "--quiet", "--seed", "7", "--save", &wrong,
        ])
        .env("HOMESTRETCH_DATA", &data)
        .output()
        .expect("the program runs");
    let out = String::from_utf8(played.stdout).expect("text");
    assert!(
        out.contains("1. ") && out.contains("Nothing of the game could be kept."),
        "{out}"
    );
    assert_eq!(played.status.code(), Some(1));
    // What is over needs no key, and so no folder for one.
    let played = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .env("HOMESTRETCH_LANGUAGE", "en")
        .args(["text", "--seats", "far,near", "--quiet", "--seed", "7", "--save"])
        .arg(folder.path().join("over.homestretch"))
        .env("HOMESTRETCH_DATA", folder.path().join("file"))
        .status()
        .expect("the program runs");
    assert!(played.success());
}

/// The lines before each prompt.
fn last_lines(out: &str) -> Vec<&str> {
    let before = out
        .split("\n> ")
        .map(|part| part.lines().next_back().unwrap_or_default());
    before.collect()
}

#[test]
fn what_was_rolled_and_what_may_be_typed_stands_last_whatever_was_typed() {
    let words = ["--seats", "person,far,random,near"];
    let out = text_of(
        &words,
        "list\nboard\nhelp\nnonsense\nE39\nundo\nhint\nlanguage en\nquit\n",
    );
    let lines = last_lines(&out);
    assert_eq!(lines.len(), 10, "{out}");
    for line in &lines[..9] {
        assert!(line.starts_with("Blue, you rolled 6."), "{line}");
        assert!(line.contains("Only B34-E0 is possible: press Enter"), "{line}");
    }
    assert!(
        out.contains("There is nothing to advise: only B34-E0 is possible."),
        "{out}"
    );
    assert!(
        out.contains("“homestretch text --continue” goes on with it."),
        "{out}"
    );
}

#[test]
fn enter_makes_a_forced_move_and_undo_says_that_it_was_forced() {
    let out = text_of(&["--seats", "person,far,random,near"], "\nundo\nquit\n");
    assert!(out.contains("Blue brings a pawn in"), "{out}");
    assert!(out.contains("That move was forced"), "{out}");
    assert!(!out.contains("There is nothing to take back."), "{out}");
    // Where there is a choice, Enter makes none.
    let out = text_of(&["--game", "quoridor", "--seats", "person,runner"], "\n\nquit\n");
    assert!(!out.contains("Blue moves"), "{out}");
    assert!(last_lines(&out)[1].contains("Type one of 131 moves"), "{out}");
}

#[test]
fn a_game_that_goes_on_says_at_once_what_was_rolled() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |words: &[&str], input: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_homestretch"))
            .env("HOMESTRETCH_LANGUAGE", "en")
            .arg("text")
            .args(words)
            .env("HOMESTRETCH_DATA", folder.path())
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut typed = child.stdin.take().expect("standard input");
        typed.write_all(input.as_bytes()).expect("it reads");
        drop(typed);
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text")
    };
    let out = run(
        &["--seats", "person,far,random,near", "--seed", "5"],
        "save\nquit\n",
    );
    let saved = out
        .lines()
        .find_map(|line| line.strip_prefix("The game is saved as "));
    let saved = saved.expect("it tells where").trim_end_matches('.').to_owned();
    for words in [&["--continue"][..], &["--load", &saved]] {
        let out = run(words, "quit\n");
        assert!(
            last_lines(&out)[0].starts_with("Blue, you rolled 6."),
            "{words:?}: {out}"
        );
    }
}

#[test]
fn a_word_that_is_none_is_answered_with_the_nearest() {
    let out = text_of(
        &["--seats", "person,far,random,near"],
        "udno\nhelp undo\nhelp no\nquit\n",
    );
    assert!(
        out.contains("There is no word “udno”. Did you mean “undo”?"),
        "{out}"
    );
    assert!(out.contains("take back your last choice"), "{out}");
    assert!(out.contains("“no” is neither a word nor a move here"), "{out}");
}

#[test]
fn the_rules_are_told_and_another_language_is_spoken_within_a_game() {
    let words = ["--game", "quoridor", "--seats", "person,runner"];
    let out = text_of(
        &words,
        "rules\nrules 1\nrules 99\nlanguage nl\nlanguage xx\nquit\n",
    );
    assert!(out.contains("   1  The aim"), "{out}");
    assert!(out.contains("No rule here is called “99”."), "{out}");
    assert!(out.contains("je bent aan de beurt"), "{out}");
    assert!(out.contains("gaat naar rij 9"), "{out}");
}

#[test]
fn a_seat_that_was_given_away_is_taken_back_while_the_game_runs() {
    let words = ["--game", "quoridor", "--seats", "person,runner"];
    let out = text_of(&words, "sit runner\n\n\nsit person\nsit b person\nquit\n");
    assert!(out.contains("runner plays for Blue now."), "{out}");
    let asked = out.matches("runner plays for Blue. Enter goes on").count();
    assert_eq!(asked, 3, "{out}");
    assert!(out.contains("person plays for Blue now."), "{out}");
    assert!(out.contains("person plays for Yellow now."), "{out}");
    assert!(
        last_lines(&out)
            .iter()
            .rev()
            .nth(1)
            .expect("lines")
            .starts_with("Blue, it is your turn."),
        "{out}"
    );
    // Where nobody types any more it runs to its end.
    let out = text_of(&words, "sit runner\n");
    assert!(out.contains("The game is over after"), "{out}");
}

#[test]
fn why_tells_the_reasons_of_the_computers_and_moves_what_happened() {
    let words = ["--game", "quoridor", "--seats", "person,runner"];
    let out = text_of(&words, "why\ne2\nwhy\nmoves\nquit\n");
    assert!(
        out.contains("Nobody has given a reason since you chose."),
        "{out}"
    );
    assert!(out.contains("Yellow: "), "{out}");
    assert!(out.contains("1. e2 "), "{out}");
}

#[test]
fn dog_asks_step_by_step_and_numbers_are_those_of_the_list() {
    let board = "P5P20|P9||";
    let words = [
        "--game",
        "dog",
        "--seats",
        "person,random,random,random",
        "--position",
        board,
    ];
    let out = text_of(&words, "1\nquit\n");
    let lines = last_lines(&out);
    assert!(
        lines[0].contains("Choose a card for your partner Green."),
        "{out}"
    );
    assert!(lines[0].contains("Type a number from 1 to "), "{out}");
    assert!(out.contains("for your partner"), "{out}");
    assert!(
        out.contains("Choose a card to play.") || out.contains("None of your cards"),
        "{out}"
    );
    assert!(out.contains("0 Blue (person), with Green, starts on P0"), "{out}");
}
