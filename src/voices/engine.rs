//! The programs that speak: how each is asked for its voices, and how it is told what to say.

use std::{
    collections::HashSet,
    io::Read,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use super::Utterance;

/// A program that speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// speech-dispatcher, by `spd-say`.
    SpeechDispatcher,
    /// espeak-ng.
    Espeak,
    /// `say` of macOS.
    Say,
    /// The synthesizer of Windows, by PowerShell.
    Windows,
}

/// A voice that is installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// Who speaks with it.
    pub engine: Engine,
    /// What it is called; no two have the same name.
    pub name: String,
    /// How the program is asked for it.
    pub word: String,
    /// The code of the language that it speaks, such as `nl` or `en-gb`.
    pub language: String,
}

/// Longer nobody waits for a list of voices.
const LISTING: Duration = Duration::from_secs(5);

/// Lists the voices of Windows, a line each.
const WINDOWS_VOICES: &str = "Add-Type -AssemblyName System.Speech; \
    (New-Object System.Speech.Synthesis.SpeechSynthesizer).GetInstalledVoices() | \
    ForEach-Object { $_.VoiceInfo.Culture.Name + \"`t\" + $_.VoiceInfo.Name }";

/// Speaks what stands on standard input; name and volume come as variables of the environment.
const WINDOWS_SAY: &str = "Add-Type -AssemblyName System.Speech; \
    $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
    $voice.SelectVoice($env:HOMESTRETCH_VOICE); $voice.Volume = [int]$env:HOMESTRETCH_VOLUME; \
    [Console]::InputEncoding = [Text.Encoding]::UTF8; $voice.Speak([Console]::In.ReadToEnd())";

impl Engine {
    /// Those that this system may have, the preferred one first.
    #[must_use]
    pub fn of_system() -> &'static [Self] {
        if cfg!(target_os = "macos") {
            &[Self::Say]
        } else if cfg!(target_os = "windows") {
            &[Self::Windows]
        } else {
            &[Self::SpeechDispatcher, Self::Espeak]
        }
    }

    /// Asks for the voices; none where the program is missing, fails or does not answer in time.
    #[must_use]
    pub fn voices(self) -> Vec<Voice> {
        let mut command = match self {
            Self::SpeechDispatcher => command("spd-say", &["--list-synthesis-voices"]),
            Self::Espeak => command("espeak-ng", &["--voices"]),
            Self::Say => command("say", &["-v", "?"]),
            Self::Windows => command("powershell", &["-NoProfile", "-Command", WINDOWS_VOICES]),
        };
        let Some(listed) = answer(&mut command) else {
            return Vec::new();
        };
        listed.lines().filter_map(|line| self.read_voice(line)).collect()
    }

    /// A line of the list of voices; none for headings.
    fn read_voice(self, line: &str) -> Option<Voice> {
        let (name, language, word) = match self {
            // NAME LANGUAGE VARIANT
            Self::SpeechDispatcher => {
                let mut words = line.split_whitespace().rev();
                let (_variant, language) = (words.next()?, words.next()?);
                let mut name: Vec<&str> = words.collect();
                name.reverse();
                (name.join(" "), language, None)
            }
            // Pty Language Age/Gender VoiceName File Other
            Self::Espeak => {
                let mut words = line.split_whitespace();
                words.next()?.parse::<u8>().ok()?;
                let language = words.next()?;
                let name = words.nth(1)?.replace('_', " ");
                // Two voices may speak one language: only the file tells them apart.
                (name, language, words.next())
            }
            // Name  language  # a sentence
            Self::Say => {
                let (voice, _) = line.split_once('#')?;
                let (name, language) = voice.trim_end().rsplit_once(char::is_whitespace)?;
                (name.trim_end().to_owned(), language, None)
            }
            Self::Windows => {
                let (language, name) = line.trim_end().split_once('\t')?;
                (name.to_owned(), language, None)
            }
        };
        let is_code = language.len() >= 2 && language.starts_with(|c: char| c.is_ascii_lowercase());
        (is_code && !name.is_empty()).then(|| Voice {
            engine: self,
            word: word.unwrap_or(&name).to_owned(),
            name: name.trim_end().to_owned(),
            language: language.replace('_', "-"),
        })
    }
}

impl Voice {
    /// All that are installed, those of the preferred program first; where two programs have the same, the first one's.
    #[must_use]
    pub fn installed() -> Vec<Self> {
        let mut names = HashSet::new();
        let mut all: Vec<Self> = Engine::of_system()
            .iter()
            .flat_map(|engine| engine.voices())
            .collect();
        all.retain(|voice| names.insert(voice.name.clone()));
        all
    }

    /// The one of this name, if it is there; older settings write a blank in it as `_`.
    #[must_use]
    pub fn named<'a>(all: &'a [Self], name: &str) -> Option<&'a Self> {
        let find = |name: &str| all.iter().find(|voice| voice.name == name);
        find(name).or_else(|| find(&name.replace('_', " ")))
    }

    /// The code of its language without that of a land: `en` for `en-gb`.
    #[must_use]
    pub fn tongue(&self) -> String {
        tongue(&self.language)
    }

    /// Whether it speaks a language.
    #[must_use]
    pub fn speaks(&self, code: &str) -> bool {
        self.tongue() == tongue(code)
    }

    /// What is to be said with this voice; the volume goes from 0 to 1.
    #[must_use]
    pub fn utterance(&self, text: String, turn: u64, volume: f32) -> Utterance {
        Utterance {
            text,
            turn,
            command: self.command(volume),
            // The daemon goes on when the program that asked it has ended.
            silence: (self.engine == Engine::SpeechDispatcher).then(|| command("spd-say", &["--cancel"])),
        }
    }

    fn command(&self, volume: f32) -> Command {
        let volume = volume.clamp(0.0, 1.0);
        match self.engine {
            Engine::SpeechDispatcher => {
                let mut all = command(
                    "spd-say",
                    &["--wait", "--pipe-mode", "--synthesis-voice", &self.word],
                );
                all.args(["--language", &self.language]);
                all.args(["--volume", &format!("{:.0}", volume * 200.0 - 100.0)]);
                all
            }
            Engine::Espeak => {
                let amplitude = format!("{:.0}", volume * 125.0);
                command("espeak-ng", &["--stdin", "-v", &self.word, "-a", &amplitude])
            }
            Engine::Say => command("say", &["-v", &self.word, "-f", "-"]),
            Engine::Windows => {
                let mut all = command("powershell", &["-NoProfile", "-Command", WINDOWS_SAY]);
                all.env("HOMESTRETCH_VOICE", &self.word)
                    .env("HOMESTRETCH_VOLUME", format!("{:.0}", volume * 100.0));
                all
            }
        }
    }
}

fn tongue(code: &str) -> String {
    code.split(['-', '_']).next().unwrap_or_default().to_lowercase()
}

fn command(program: &str, words: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(words);
    command
}

/// What a program prints; none where it is missing, fails or takes too long.
fn answer(command: &mut Command) -> Option<String> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut pipe = child.stdout.take()?;
    let reader = std::thread::spawn(move || {
        let mut all = Vec::new();
        pipe.read_to_end(&mut all).map(|_| all)
    });
    let begun = Instant::now();
    let ended = loop {
        match child.try_wait().ok()? {
            Some(status) => break status.success(),
            None if begun.elapsed() > LISTING => {
                // It may have ended by itself just now.
                let _ = child.kill();
                let _ = child.wait();
                return None;
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    let all = reader.join().ok()?.ok()?;
    ended.then(|| String::from_utf8_lossy(&all).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_voices_are_read() {
        for (engine, line, voice) in [
            (
                Engine::Espeak,
                " 5  nl              --/M      Dutch              gmw/nl               ",
                Some(("Dutch", "nl", "gmw/nl")),
            ),
            (
                Engine::Espeak,
                " 5  yue   --/M  Chinese_(Cantonese,_latin_as_Jyutping) sit/yue-Latn-jyutping (zh-yue 5)(zh 8)",
                Some((
                    "Chinese (Cantonese, latin as Jyutping)",
                    "yue",
                    "sit/yue-Latn-jyutping",
                )),
            ),
            (
                Engine::Espeak,
                "Pty Language       Age/Gender VoiceName          File                 Other Languages",
                None,
            ),
            (
                Engine::SpeechDispatcher,
                "                     NAME             LANGUAGE             VARIANT",
                None,
            ),
            (
                Engine::SpeechDispatcher,
                "            English (GB)                en-GB                 none",
                Some(("English (GB)", "en-GB", "English (GB)")),
            ),
            (
                Engine::Say,
                "Bad News            en_US    # The light you see",
                Some(("Bad News", "en-US", "Bad News")),
            ),
            (
                Engine::Windows,
                "el-GR\tMicrosoft Stefanos\r",
                Some(("Microsoft Stefanos", "el-GR", "Microsoft Stefanos")),
            ),
        ] {
            let read = engine.read_voice(line);
            let read = read
                .as_ref()
                .map(|voice| (voice.name.as_str(), voice.language.as_str(), voice.word.as_str()));
            assert_eq!(read, voice, "{line}");
        }
    }

    #[test]
    fn a_voice_speaks_its_language_in_every_land() {
        let voice = Voice {
            engine: Engine::Espeak,
            name: "English".to_owned(),
            word: "gmw/en".to_owned(),
            language: "en-gb".to_owned(),
        };
        assert!(voice.speaks("en") && voice.speaks("en-US") && !voice.speaks("el"));
    }
}
