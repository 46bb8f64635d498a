//! `homestretch puzzles`: for people and for scripts.

use serde_json::Value;

use crate::{run, run_in};

fn data(out: &str) -> Vec<Value> {
    let line = |line| serde_json::from_str(line).expect("JSON");
    out.lines().map(line).collect()
}

#[test]
fn a_script_asks_and_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let asked = run_in(
        folder.path(),
        &["puzzles", "--game", "mejn", "--number", "1", "--json"],
        "",
    );
    assert_eq!(asked.code, Some(0), "{}", asked.err);
    let question = &data(&asked.out)[0];
    assert!(question.get("best").is_none(), "that is for the solver to find");
    let choices = question["choices"].as_array().expect("choices");
    let mut right = 0;
    for choice in choices {
        let choice = choice.as_str().expect("a choice");
        let words = [
            "puzzles", "--game", "mejn", "--number", "1", "--answer", choice, "--json",
        ];
        let answered = run_in(folder.path(), &words, "");
        assert_eq!(answered.code, Some(0), "{}", answered.err);
        let verdict = &data(&answered.out)[0];
        let is_best = verdict["is_best"] == true;
        assert_eq!(is_best, verdict["lost"] == 0.0);
        assert_eq!(is_best, verdict["best"] == choice);
        right += u64::from(is_best);
    }
    assert_eq!(right, 1);
    let listed = run_in(folder.path(), &["puzzles", "list", "--json"], "");
    let lines = data(&listed.out);
    let summary = lines.last().expect("a summary");
    assert_eq!((&summary["solved"], &summary["right"]), (&1.into(), &1.into()));
    assert_eq!(summary["answers"], choices.len());
}

#[test]
fn a_row_ends_with_the_third_that_is_wrong_and_one_can_leave_at_any_time() {
    let left = run(&["puzzles", "--row"], "help\nlist\nboard\nnonsense\nquit\n");
    assert_eq!(left.code, Some(0), "{}", left.err);
    assert!(left.out.contains("Solved: 0 of"), "{}", left.out);
    let ended = run(&["puzzles", "--row"], "");
    assert_eq!(ended.code, Some(0));
    // Whoever always takes the first choice is soon wrong three times.
    let row = run(&["puzzles", "--game", "mejn", "--row"], &"1\n".repeat(100));
    assert_eq!(row.code, Some(0), "{}", row.err);
    assert!(row.out.contains("Wrong: 3 of 3"), "{}", row.out);
    assert!(!row.out.contains("Wrong: 4"), "{}", row.out);
}

#[test]
fn a_day_has_its_puzzle() {
    let words = ["puzzles", "--date", "2027-02-28", "--json"];
    let (once, again) = (run(&words, ""), run(&words, ""));
    assert_eq!(once.code, Some(0), "{}", once.err);
    assert_eq!(once.out, again.out);
    assert_eq!(data(&once.out)[0]["grade"], 5, "it is a Sunday");
    let today = run(&["puzzles", "--daily"], "quit\n");
    assert!(today.out.starts_with("The puzzle of "), "{}", today.out);
}

#[test]
fn nobody_who_solves_one_of_dog_sees_the_hand_of_another() {
    let shown = run(&["puzzles", "--game", "dog", "--number", "1"], "quit\n");
    assert_eq!(shown.out.matches(" holds ").count(), 1, "{}", shown.out);
}

#[test]
fn what_is_given_is_called_as_people_call_it_with_its_notation_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = ["puzzles", "--game", "dog", "--number", "8", "--answer", "GQ"];
    let answered = run_in(folder.path(), &words, "");
    for told in [
        "Your choice, the queen (GQ), costs ",
        "Best is the joker (GX): that wins ",
        "This card is worth more to the partner than to you.",
    ] {
        assert!(
            answered.out.contains(told),
            "{told}: {}{}",
            answered.out,
            answered.err
        );
    }
}

#[test]
fn words_that_are_off_are_refused_in_a_sentence() {
    for (words, told) in [
        (&["--date", "yesterday"][..], "“yesterday” is no day."),
        (&["--game", "chess"], "chess"),
        (&["--game", "mejn", "--number", "0"], "There is no puzzle 0"),
        (&["--game", "mejn", "--number", "1", "--answer", "#99"], "#99"),
        (&["--number", "1"], "--game"),
        (&["--grade", "6"], "6"),
        (
            &["make", "--game", "mejn", "--count", "0", "--out", "none.ron"],
            "0",
        ),
        (&["make", "--game", "mejn", "--out", "-"], "--out"),
    ] {
        let words: Vec<&str> = ["puzzles"].iter().chain(words).copied().collect();
        let refused = run(&words, "");
        assert_eq!(refused.code, Some(2), "{words:?}: {}{}", refused.out, refused.err);
        assert!(refused.err.contains(told), "{words:?}: {}", refused.err);
    }
}

#[test]
fn what_was_made_is_proven_and_what_was_changed_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    let path = file.to_str().expect("a plain name");
    let made = run(
        &[
            "puzzles", "make", "--game", "ludo", "--count", "2", "--seed", "5", "--out", path,
        ],
        "",
    );
    assert_eq!(made.code, Some(0), "{}", made.err);
    let proven = run(&["puzzles", "check", path], "");
    assert_eq!(
        (proven.code, proven.out.as_str()),
        (Some(0), "Proven: 2. Faults: 0.\n"),
        "{}",
        proven.err
    );
    let text = std::fs::read_to_string(&file).expect("a file");
    std::fs::write(&file, text.replacen("seat:", "seat:9", 1)).expect("it is changed");
    let refused = run(&["puzzles", "check", path], "");
    assert_eq!(refused.code, Some(1), "{}", refused.out);
}
