//! Players of one's own beside those of the catalogue: strategy files, generations of trainings, and bots.
//!
//! They lie in the folder `strategies` of the data folder and in those of trainings, or were named before. Each is known
//! by the word that names it on the command line too. Nothing here starts a program.

use std::{
    env, fs,
    path::{Path, PathBuf, absolute},
};

use bevy::prelude::*;

use crate::{
    app::{
        base::{Options, Page, Screen},
        settings::Settings,
    },
    bots::BotSpec,
    catalogue::{Games, Spec},
    play::{
        Sitter,
        store::TRAININGS,
        strategy_file::{self, StrategyFile, StrategyFileError},
    },
    rules::Message as Sentence,
    texts,
};

/// What stands before the command of a bot where a strategy is named.
const BOT: &str = "bot:";
/// The endings of the names of strategy files: numbers, and networks.
const ENDINGS: [&str; 2] = ["ron", NETWORKS];
const NETWORKS: &str = "net";

/// What a training calls what came of it: numbers, and a network.
const RESULTS: [&str; 2] = ["trained", "learnt"];

/// A player of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The word for it: `file:PATH` or `bot:COMMAND`.
    pub word: String,
    /// The game for which it is; none for a bot, which may play them all.
    pub game: Option<String>,
    /// Who sits there then, or the sentence that says why nobody can.
    pub spec: Result<Spec, String>,
}

impl Own {
    /// The strategy of a file.
    #[must_use]
    pub fn file(games: Games, path: &Path) -> Self {
        let word = format!("{}{}", strategy_file::PREFIX, path.display());
        let (game, spec) = match StrategyFile::read(path) {
            Ok(file) => {
                let spec = file.spec(games).map_err(|message| StrategyFileError::Content {
                    path: path.to_owned(),
                    message,
                });
                (Some(file.game), spec.map_err(|fault| fault.to_string()))
            }
            Err(fault) => (None, Err(fault.to_string())),
        };
        Self { word, game, spec }
    }

    /// A program by the command that starts it.
    #[must_use]
    pub fn bot(command: &str) -> Self {
        let spec = match command.parse::<BotSpec>() {
            Ok(bot) if bot.program().is_none() => {
                let program = bot.words()[0].as_str();
                Err(texts::say(
                    &Sentence::new("own-no-program").with("program", program),
                ))
            }
            Ok(_) => Ok(Spec::from(format!("{BOT}{command}"))),
            Err(fault) => Err(fault.to_string()),
        };
        Self {
            word: format!("{BOT}{command}"),
            game: None,
            spec,
        }
    }

    /// The one that a word names; none where it names no player of one's own.
    fn of(games: Games, word: &str) -> Option<Self> {
        let file = word.strip_prefix(strategy_file::PREFIX);
        file.map(|path| Self::file(games, Path::new(path)))
            .or_else(|| word.strip_prefix(BOT).map(Self::bot))
    }

    /// Whether a program would be started.
    #[must_use]
    pub fn is_bot(&self) -> bool {
        self.word.starts_with(BOT)
    }

    /// What it is called, in a word or two: the name of its file or script.
    #[must_use]
    pub fn name(&self) -> String {
        if let Some(command) = self.word.strip_prefix(BOT) {
            let bot = command.parse::<BotSpec>();
            return bot.map_or_else(|_| command.to_owned(), |bot| bot.called());
        }
        let path = Path::new(self.path());
        let stem = part(path.file_stem());
        let generation = stem
            .strip_prefix("generation-")
            .and_then(|number| number.parse::<i64>().ok());
        let sentence = match generation {
            Some(number) => Sentence::new("own-generation").with("number", number),
            None if RESULTS.contains(&stem.as_str()) => Sentence::new("own-trained"),
            None => return stem,
        };
        let training = path.parent().map(training_name).unwrap_or_default();
        texts::say(&sentence.with("training", training))
    }

    /// All of the path or the command.
    #[must_use]
    pub fn path(&self) -> &str {
        self.word.split_once(':').map_or("", |(_, rest)| rest)
    }

    /// What it is, in a sentence.
    #[must_use]
    pub fn help(&self) -> String {
        match &self.spec {
            Err(fault) => fault.clone(),
            Ok(_) if self.is_bot() => texts::text("strategy-bot"),
            Ok(spec) => {
                let is_network = Path::new(self.path())
                    .extension()
                    .is_some_and(|it| it == NETWORKS);
                let key = if is_network { "own-network" } else { "own-file" };
                let strategy = texts::text(&format!("strategy-{}-name", spec.name));
                texts::say(&Sentence::new(key).with("strategy", strategy))
            }
        }
    }

    /// Whether it can sit at a table of a game.
    #[must_use]
    pub fn fits(&self, game: &str) -> bool {
        self.spec.is_ok() && self.game.as_deref().is_none_or(|own| own == game)
    }
}

/// The folder of a training: the best of each generation, and at last what was chosen in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generations {
    /// Where they lie.
    pub folder: PathBuf,
    /// The strategy files, from the first generation on.
    pub files: Vec<PathBuf>,
    /// The last of them.
    pub last: Own,
}

impl Generations {
    /// What lies in a folder; none where no training has left anything there.
    #[must_use]
    pub fn read(games: Games, folder: &Path) -> Option<Self> {
        let is_one = |path: &PathBuf| {
            let stem = part(path.file_stem());
            RESULTS.contains(&stem.as_str()) || stem.starts_with("generation-")
        };
        // What came of it stands behind «generation» in the alphabet too.
        let files: Vec<PathBuf> = strategy_files(folder).into_iter().filter(is_one).collect();
        let last = Own::file(games, files.last()?);
        Some(Self {
            folder: folder.to_owned(),
            files,
            last,
        })
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> String {
        training_name(&self.folder)
    }
}

/// What a training is called: by its number where the window has made it, else by its folder.
pub(in crate::app) fn training_name(folder: &Path) -> String {
    let name = part(folder.file_name());
    let is_ours = folder.parent().and_then(Path::file_name) == Some(TRAININGS.as_ref());
    if is_ours {
        texts::say(&Sentence::new("own-training").with("name", name))
    } else {
        name
    }
}

fn part(name: Option<&std::ffi::OsStr>) -> String {
    name.unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a folder that may be strategy files, by name. No folder, no files.
fn strategy_files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = inside(folder).filter(|path| is_strategy_file(path)).collect();
    paths.sort();
    paths
}

fn is_strategy_file(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known))
}

fn inside(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path())
}

/// What somebody means who types or pastes a path or a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// A strategy file, or a bot.
    Player(Own),
    /// A folder of a training.
    Training(Generations),
}

/// Finds out what is meant at a table of a game.
///
/// # Errors
/// The sentence that says why it can't be seated there.
pub fn understand(text: &str, games: Games, game: &str) -> Result<Meant, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err(texts::text("own-nothing"));
    }
    let seated = |own: Own| match &own.spec {
        Err(fault) => Err(fault.clone()),
        Ok(_) => Ok(Meant::Player(own)),
    };
    if let Some(command) = text.strip_prefix(BOT) {
        return seated(Own::bot(command.trim()));
    }
    let named = text.strip_prefix(strategy_file::PREFIX);
    let path = full(named.unwrap_or(text));
    if path.is_dir() {
        let none = || Sentence::new("own-no-training").with("folder", path.display().to_string());
        let training = Generations::read(games, &path).ok_or_else(|| texts::say(&none()))?;
        return Ok(Meant::Training(training));
    }
    if named.is_none() && !is_strategy_file(&path) {
        return seated(Own::bot(text));
    }
    let own = Own::file(games, &path);
    // Whoever reads the file for a table says what does not fit there.
    let entry = games.named(game).map_err(|message| texts::say(&message))?;
    strategy_file::sitter(entry, &own.word).map_err(|fault| fault.to_string())?;
    seated(own)
}

/// A path as it is kept: without the quotation marks of a shell, and from the root on.
pub(in crate::app) fn full(text: &str) -> PathBuf {
    let text = text.trim_matches(['"', '\'']);
    let home = text.strip_prefix("~/").zip(env::home_dir());
    let path = home.map_or_else(|| PathBuf::from(text), |(rest, home)| home.join(rest));
    absolute(&path).unwrap_or(path)
}

/// All players of one's own that are known.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPlayers {
    /// Those that were named before, the last one first.
    pub named: Vec<Own>,
    /// Those in the folder `strategies`.
    pub files: Vec<Own>,
    /// The trainings: first those that were named, then those of the window, the latest first.
    pub trainings: Vec<Generations>,
}

impl OwnPlayers {
    /// Looks into the folders, and at what the words name.
    fn look(options: &Options, words: &[String]) -> Self {
        let games = options.games();
        let folder = |word: &String| word.strip_prefix(strategy_file::PREFIX).map(PathBuf::from);
        let (folders, words): (Vec<&String>, Vec<&String>) = words
            .iter()
            .partition(|word| folder(word).is_some_and(|path| path.is_dir()));
        let number = |path: &PathBuf| part(path.file_name()).parse::<u32>().ok();
        let mut made: Vec<PathBuf> = inside(&options.folders.trainings()).collect();
        made.sort_by_key(|path| std::cmp::Reverse(number(path)));
        let folders = folders.into_iter().filter_map(folder).chain(made);
        Self {
            named: words
                .into_iter()
                .filter_map(|word| Own::of(games, word))
                .collect(),
            files: strategy_files(&options.folders.strategies())
                .iter()
                .map(|path| Own::file(games, path))
                .collect(),
            trainings: folders
                .filter_map(|folder| Generations::read(games, &folder))
                .collect(),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Own> {
        let last = self.trainings.iter().map(|training| &training.last);
        self.named.iter().chain(&self.files).chain(last)
    }

    /// Those that are offered wherever somebody can be seated in a game, each once.
    #[must_use]
    pub fn offered(&self, game: &str) -> Vec<&Own> {
        let mut offered: Vec<&Own> = Vec::new();
        for own in self.all().filter(|own| own.fits(game)) {
            if offered.iter().all(|known| known.word != own.word) {
                offered.push(own);
            }
        }
        offered
    }

    /// The one of this word.
    #[must_use]
    pub fn of_word(&self, word: &str) -> Option<&Own> {
        self.all().find(|own| own.word == word)
    }

    /// The one that plays so in a game.
    #[must_use]
    pub fn of_spec(&self, game: &str, spec: &Spec) -> Option<&Own> {
        self.all()
            .find(|own| own.fits(game) && own.spec.as_ref() == Ok(spec))
    }

    /// The one that sits there.
    #[must_use]
    pub fn of_sitter(&self, game: &str, sitter: &Sitter) -> Option<&Own> {
        match sitter {
            Sitter::Computer(spec) => self.of_spec(game, spec),
            Sitter::Empty | Sitter::Person => None,
        }
    }

    /// Takes one in that was named just now.
    pub fn add(&mut self, own: Own) {
        self.named.retain(|known| known.word != own.word);
        self.named.insert(0, own);
    }

    /// The word for a sitter; that of its file, where one is known.
    #[must_use]
    pub fn word(&self, game: &str, sitter: &Sitter) -> Option<String> {
        let known = self.of_sitter(game, sitter).map(|own| own.word.clone());
        known.or_else(|| bot_word(sitter))
    }
}

/// The word for a sitter that is a program.
pub(in crate::app) fn bot_word(sitter: &Sitter) -> Option<String> {
    let Sitter::Computer(spec) = sitter else {
        return None;
    };
    spec.command().map(|command| format!("{BOT}{command}"))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnPlayers>().add_systems(
        Update,
        look.run_if(
            state_changed::<Screen>
                .or_else(state_changed::<Page>)
                .or_else(resource_changed::<Settings>.and_then(named_others)),
        ),
    );
}

/// Whether others are kept in mind than the last time: whatever else is changed in the settings has no part in it.
fn named_others(settings: Res<Settings>, mut last: Local<Vec<String>>) -> bool {
    let others = *last != settings.own;
    if others {
        last.clone_from(&settings.own);
    }
    others
}

/// Looks again when another page is opened: files come and go while the program runs.
fn look(options: Res<Options>, settings: Res<Settings>, mut own: ResMut<OwnPlayers>) {
    own.set_if_neq(OwnPlayers::look(&options, &settings.own));
}
