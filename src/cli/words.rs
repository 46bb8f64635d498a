//! The words of the line, before they are understood: without a command they are those of the window.

use std::ffi::OsString;

/// Puts in the command that goes without saying: options alone are those of `play`.
pub(super) fn with_command(mut words: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(word) = words.get(at).and_then(|word| word.to_str()) {
        match word {
            "--data-dir" | "--language" => at += 2,
            _ if word.starts_with("--data-dir=") || word.starts_with("--language=") => at += 1,
            "-h" | "--help" | "-V" | "--version" => break,
            _ => {
                if word.starts_with('-') {
                    words.insert(at, "play".into());
                }
                break;
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_without_a_command_are_those_of_play() {
        let with = |line: &str| {
            let words = with_command(line.split(' ').map(OsString::from).collect());
            words
                .iter()
                .map(|word| word.to_string_lossy())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(with("homestretch"), "homestretch");
        assert_eq!(with("homestretch --seed 3"), "homestretch play --seed 3");
        assert_eq!(
            with("homestretch --data-dir x --seed 3"),
            "homestretch --data-dir x play --seed 3"
        );
        assert_eq!(
            with("homestretch --data-dir x text"),
            "homestretch --data-dir x text"
        );
        assert_eq!(
            with("homestretch --language nl text"),
            "homestretch --language nl text"
        );
        assert_eq!(with("homestretch --help"), "homestretch --help");
    }
}
