//! A scene: how the program is started, what was played before, and what is done until the picture is taken.

use std::{fs, path::Path};

use homestretch::{
    app::{
        base::Options,
        settings::{Quality, Settings},
    },
    cli,
    play::{Match, Thinking, seal::Key, seed, store},
    rules::{Message, Turn},
    texts,
};
use serde::Deserialize;

/// Where the pictures lie, and beside them what their scenes are.
pub(crate) const SHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/shots");

/// One picture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scene {
    /// The name of the file, without its end.
    pub(crate) name: String,
    /// The words of the command line with which the window opens.
    #[serde(default)]
    pub(crate) line: String,
    /// What was played at that table before.
    #[serde(default)]
    pub(crate) played: Played,
    /// What a person has set.
    #[serde(default)]
    pub(crate) settings: Settings,
    /// What is done in the window.
    #[serde(default)]
    pub(crate) steps: Vec<Step>,
}

/// How far a game was played before the window opens; computers choose, for persons their adviser.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) enum Played {
    /// Nothing.
    #[default]
    Nothing,
    /// So many rolls, deals and choices.
    Steps(usize),
    /// To where a person is to begin a choice among several, at least so many steps in.
    Until(usize),
    /// These moves.
    Moves(String),
    /// To the end.
    End,
}

/// One thing done in the window. Each waits until the one before has come to rest, until frames or games are counted:
/// what is done then is done while something moves.
#[derive(Clone, Debug, Deserialize)]
pub(crate) enum Step {
    /// A key is pressed, by its name in the file of bindings.
    Key(String),
    /// A control is pressed, by the key of its text.
    Press(String),
    /// The pointer comes over a place of the table.
    Over(String),
    /// A place of the table is clicked.
    Click(String),
    /// So many gamepads are plugged in, and take a seat each.
    Pads(usize),
    /// A button of a gamepad is pressed.
    Tap(usize, String),
    /// A button of a gamepad is pressed and held.
    Hold(usize, String),
    /// The tournament has played so many games.
    Games(u64),
    /// So many frames go by.
    Frames(u32),
}

/// The scenes.
pub(crate) fn all() -> Result<Vec<Scene>, String> {
    let path = Path::new(SHOTS).join("scenes.ron");
    let told = |error: String| format!("{}: {error}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| told(error.to_string()))?;
    ron::from_str(&text).map_err(|error| told(error.to_string()))
}

/// The size of the window, in pixels.
const WINDOW: (u32, u32) = (1280, 800);

impl Scene {
    /// What the window is started with; settings and game lie in an empty folder.
    pub(crate) fn opening(&self, data: &Path) -> Result<Options, String> {
        let settings = Settings {
            window: Some(WINDOW),
            // Nothing is measured, nothing is heard.
            measured: Some(Quality::High),
            effects: 0.0,
            ..self.settings.clone()
        };
        let settings = ron::to_string(&settings).map_err(|error| error.to_string())?;
        fs::write(data.join("settings.ron"), settings).map_err(|error| error.to_string())?;
        // The language of the system is not part of the scene.
        let folder = data.display().to_string();
        let words = ["homestretch", "--data-dir", &folder];
        let language = (!self.line.contains("--language")).then_some(["--language", "en"]);
        let words = words.into_iter().chain(language.into_iter().flatten());
        let words = words.chain(self.line.split_whitespace()).map(str::to_owned);
        let mut options = cli::opening(&homestretch::catalogue::Ours, words)?;
        if !matches!(self.played, Played::Nothing) {
            let setup = options.setup.take().ok_or("the line names no table")?;
            let seed = options.seed.take().unwrap_or_else(|| seed::numbered(1));
            let game = Match::new(setup, seed).map_err(|faults| sentences(&faults))?;
            let path = data.join("scene.homestretch");
            let key = Key::of(data).map_err(|error| error.to_string())?;
            store::save(&self.played.play(game)?, &path, &key).map_err(|error| error.to_string())?;
            options.load = Some(path);
        }
        Ok(options)
    }
}

fn sentences(messages: &[Message]) -> String {
    messages.iter().map(texts::say).collect::<Vec<_>>().join(" ")
}

/// The most steps that are played before a window opens.
const MOST: usize = 20_000;

impl Played {
    fn play(&self, mut game: Match) -> Result<Match, String> {
        if let Self::Moves(text) = self {
            let moved = game.with_moves(text);
            return moved.map_err(|fault| texts::say(&fault.told(texts::say)));
        }
        while !self.is_reached(&game) {
            if game.turn() == Turn::Over || game.steps().len() > MOST {
                return Err(format!("the game never came to {self:?}"));
            }
            step(&mut game).map_err(|message| texts::say(&message))?;
        }
        Ok(game)
    }

    fn is_reached(&self, game: &Match) -> bool {
        match self {
            Self::Nothing | Self::Moves(_) => true,
            Self::Steps(count) => game.steps().len() >= *count,
            Self::Until(least) => {
                let (board, persons) = (game.board(), game.persons());
                let chooses =
                    |seat| persons.contains(seat) && !board.is_open(seat) && board.choices(seat).len() > 1;
                game.steps().len() >= *least && game.turn().seats().iter().any(chooses)
            }
            Self::End => game.turn() == Turn::Over,
        }
    }
}

/// The next roll or choice, whoever's it is.
fn step(game: &mut Match) -> Result<(), Message> {
    if game.step_alone()? {
        return Ok(());
    }
    let advised = |seat| game.advising(seat).and_then(Thinking::think);
    let thought = game.turn().seats().iter().find_map(advised);
    let thought = thought.ok_or_else(|| Message::new("order-over"))?;
    game.choose(thought.seat, thought.number).map(drop)
}
