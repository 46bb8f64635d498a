//! Reading aloud with programs that hang, fail and flood: none of them holds the game up. And with the real one.

use std::{process::Command, time::Duration};

use homestretch::voices::{Engine, Patience, Speaker, Utterance, Voice};

const SHORT: Patience = Patience {
    start: Duration::from_millis(200),
    letter: Duration::ZERO,
};

/// A sentence said by a script.
fn sentence(text: &str, turn: u64, script: &str) -> Utterance {
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    Utterance {
        text: text.to_owned(),
        turn,
        command,
        silence: None,
    }
}

fn trouble(speaker: &Speaker) -> Option<String> {
    speaker.trouble().map(|message| message.key)
}

#[test]
fn what_is_said_comes_to_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("said");
    let speaker = Speaker::new(Patience::default());
    let script = format!("cat >> '{}'", file.display());
    for (turn, text) in ["Blue rolls 6.", "!CANCEL [[slnc]] <b>Anna</b> & Δάφνη\n-x"]
        .into_iter()
        .enumerate()
    {
        speaker.say(sentence(text, turn as u64, &script));
        speaker.rest();
    }
    let said = std::fs::read_to_string(&file).expect("it was said");
    assert_eq!(said, "Blue rolls 6.\nCANCEL   slnc    b Anna /b    Δάφνη -x\n");
    assert_eq!(trouble(&speaker), None);
}

#[test]
fn a_program_that_hangs_is_ended_and_named_once() {
    let speaker = Speaker::new(SHORT);
    for turn in 0..2 {
        speaker.say(sentence("Blue rolls 6.", turn, "sleep 600"));
        speaker.rest();
    }
    assert_eq!(trouble(&speaker).as_deref(), Some("voice-hangs"));
    assert_eq!(trouble(&speaker), None);
}

#[test]
fn a_program_that_fails_again_and_again_is_left_alone() {
    let speaker = Speaker::new(Patience::default());
    for turn in 0..9 {
        speaker.say(sentence("Blue rolls 6.", turn, "exit 3"));
        speaker.rest();
    }
    assert_eq!(trouble(&speaker).as_deref(), Some("voice-failed"));
    assert_eq!(speaker.figures().0, 3, "it is asked three times");
    speaker.hush();
    speaker.say(sentence("Blue rolls 6.", 9, "exit 0"));
    speaker.rest();
    assert_eq!(speaker.figures().0, 4, "and again when that is wished");
    speaker.say(Utterance {
        text: "Blue rolls 6.".to_owned(),
        turn: 10,
        command: Command::new("/no/such/program"),
        silence: None,
    });
    speaker.rest();
    assert_eq!(trouble(&speaker).as_deref(), Some("voice-missing"));
}

#[test]
fn a_program_that_floods_and_one_that_does_not_listen_harm_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("child");
    let speaker = Speaker::new(SHORT);
    // What floods is a child of the program; it is ended too.
    let script = format!("yes & echo $! > '{}'; wait", file.display());
    speaker.say(sentence("Blue rolls 6.", 0, &script));
    speaker.rest();
    let child = std::fs::read_to_string(&file).expect("it was started");
    let alive = || {
        let state = std::fs::read_to_string(format!("/proc/{}/stat", child.trim())).unwrap_or_default();
        !state.is_empty() && !state.contains(") Z ")
    };
    while cfg!(target_os = "linux") && alive() {
        std::thread::yield_now();
    }
    assert_eq!(trouble(&speaker).as_deref(), Some("voice-hangs"));
    let speaker = Speaker::new(Patience::default());
    let long = "word ".repeat(100_000);
    speaker.say(sentence(&long, 1, "exec 0<&-; exit 0"));
    speaker.rest();
    assert_eq!(trouble(&speaker), None);
}

#[test]
fn the_next_turn_cuts_off_and_old_news_is_dropped() {
    let speaker = Speaker::new(Patience::default());
    // All of these would speak for longer than a voice may; the last one ends at once.
    for turn in 0..200 {
        speaker.say(sentence("Blue rolls 6.", turn, "sleep 600"));
        // One is being said before the next ones come.
        while speaker.figures().0 == 0 {
            std::thread::yield_now();
        }
    }
    speaker.say(sentence("Blue wins.", 200, "exit 0"));
    speaker.rest();
    let (said, dropped, _) = speaker.figures();
    assert_eq!(said + dropped, 201);
    assert!(dropped > 0);
    assert_eq!(trouble(&speaker), None);
}

#[test]
fn in_one_turn_a_sentence_is_heard_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("said");
    let gate = folder.path().join("gate");
    let speaker = Speaker::new(Patience::default());
    // The first one ends when the second has been asked for.
    let script = format!(
        "cat >> '{0}'; until [ -e '{1}' ]; do sleep 0.01; done; echo end >> '{0}'",
        file.display(),
        gate.display()
    );
    speaker.say(sentence("one", 7, &script));
    while speaker.figures().0 == 0 {
        std::thread::yield_now();
    }
    speaker.say(sentence("two", 7, &script));
    std::fs::write(&gate, "").expect("it is opened");
    speaker.rest();
    let said = std::fs::read_to_string(&file).expect("it was said");
    assert_eq!(said, "one\nend\ntwo\nend\n");
}

#[test]
fn the_voices_of_espeak_ng_speak_to_a_file() {
    let voices = Engine::Espeak.voices();
    if voices.is_empty() {
        eprintln!("Left out: espeak-ng is not installed.");
        assert!(
            std::env::var_os("HOMESTRETCH_VOICE_TEST").is_none(),
            "here it must be"
        );
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let speaker = Speaker::new(Patience::default());
    for (turn, language) in ["nl", "en", "fr", "de", "es", "el"].into_iter().enumerate() {
        let voice = voices.iter().find(|voice| voice.speaks(language));
        let voice: &Voice = voice.unwrap_or_else(|| panic!("espeak-ng speaks {language}"));
        let file = folder.path().join(language);
        let mut utterance = voice.utterance("1 2 3".to_owned(), turn as u64, 1.0);
        utterance.command.arg("-w").arg(&file);
        speaker.say(utterance);
        speaker.rest();
        let heard = std::fs::read(&file).expect("it was spoken");
        assert!(
            heard.starts_with(b"RIFF") && heard.len() > 10_000,
            "{language}: {} bytes",
            heard.len()
        );
    }
    assert_eq!(trouble(&speaker), None);
}

/// What stands in the notes of a release: 2,000 actions at eight times the usual pace, one each 60 ms, told by a voice
/// that takes two seconds for a sentence.
#[test]
#[ignore = "takes two minutes and tells a figure"]
fn how_far_speech_is_behind_the_game() {
    let speaker = Speaker::new(Patience::default());
    let mut longest = Duration::ZERO;
    for action in 0..2_000 {
        let begun = std::time::Instant::now();
        speaker.say(sentence("Blue rolls 6.", action / 4, "sleep 2"));
        longest = longest.max(begun.elapsed());
        std::thread::sleep(Duration::from_millis(60));
    }
    let (said, dropped, behind) = speaker.figures();
    println!(
        "said {said}, dropped {dropped}, at most {behind:?} behind; the game was held up by at most {longest:?}"
    );
}
