//! The saved games as they lie in their folder: what is known of one before it is read, other names for them, and putting
//! them away.
//!
//! What is put away is moved into a folder of its own, from where it comes back; it is gone only when it is thrown away
//! from there. So nothing is lost where a program ends in between.

use std::{
    fs::{self, File},
    io::{ErrorKind, Read as _},
    path::{Path, PathBuf},
};

use super::{
    record::{PLAY, SEALED},
    review,
    store::{self, ENDING, Folders, StoreError},
};
use crate::{files, rules::Message};

/// The folder of those that were put away, in that of the saved games.
const AWAY: &str = "removed";
/// What was agreed stands in so many bytes at the beginning of a record.
const BEGINNING: u64 = 16 << 10;
/// The most characters of a name.
const LONGEST: usize = 60;

/// What can be told of a saved game by its beginning alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glimpse {
    /// The word for the game.
    pub game: Option<String>,
    /// Whether it is over; what goes on is kept under seal.
    pub is_over: bool,
}

/// Looks at the beginning of a saved game; what can't be read tells nothing.
#[must_use]
pub fn glimpse(path: &Path) -> Glimpse {
    let mut bytes = Vec::new();
    if let Ok(file) = files::open(path) {
        // What can't be read is told when it is opened.
        let _ = file.take(BEGINNING).read_to_end(&mut bytes);
    }
    let text = String::from_utf8_lossy(&bytes);
    let before = text.lines().take_while(|line| *line != PLAY.trim_end());
    let mut glimpse = Glimpse::default();
    for line in before {
        if let Some(game) = line.strip_prefix("game ") {
            glimpse.game = Some(game.to_owned());
        }
        if line.starts_with(SEALED) {
            return glimpse;
        }
    }
    glimpse.is_over = glimpse.game.is_some();
    glimpse
}

/// A saved game that was put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Away {
    /// Where it lay.
    from: PathBuf,
    /// Where it lies.
    lies: PathBuf,
}

impl Away {
    /// Lays it back to where it lay, or beside it where that name is taken by now; tells where.
    ///
    /// # Errors
    /// When it can't be moved: it lies where it lay.
    pub fn bring_back(&self) -> Result<PathBuf, StoreError> {
        moved(&self.lies, &self.from)
    }

    /// Throws it away for good.
    ///
    /// # Errors
    /// When it can't be deleted.
    pub fn throw_away(&self) -> Result<(), StoreError> {
        // Its account need not be there.
        let _ = fs::remove_file(review::beside(&self.lies));
        match fs::remove_file(&self.lies) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(StoreError::io(&self.lies, error)),
            _ => Ok(()),
        }
    }
}

impl Folders {
    /// Puts a saved game away.
    ///
    /// # Errors
    /// When it can't be moved: it lies where it lay.
    pub fn put_away(&self, path: &Path) -> Result<Away, StoreError> {
        let folder = self.saves().join(AWAY);
        fs::create_dir_all(&folder).map_err(|error| StoreError::io(&folder, error))?;
        let name = path.file_name().unwrap_or_default();
        let lies = moved(path, &folder.join(name))?;
        let from = path.to_owned();
        Ok(Away { from, lies })
    }

    /// The saved games that were put away and neither brought back nor thrown away, by a program that broke off.
    #[must_use]
    pub fn put_away_before(&self) -> Vec<Away> {
        let folder = self.saves().join(AWAY);
        let mut lie: Vec<PathBuf> = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
            .collect();
        lie.sort();
        let away = lie.into_iter().filter_map(|lies| {
            let from = self.saves().join(lies.file_name()?);
            Some(Away { from, lies })
        });
        away.collect()
    }

    /// Gives a saved game another name; tells where it lies then.
    ///
    /// # Errors
    /// When the name can't be one of a file, or it can't be moved; a name that is taken gets a number.
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, StoreError> {
        let Some(name) = file_name(name) else {
            let message = Message::new("save-name").with("name", name);
            return Err(StoreError::refused(path, message));
        };
        let wanted = path.with_file_name(format!("{name}.{ENDING}"));
        if wanted == path {
            return Ok(wanted);
        }
        moved(path, &wanted)
    }
}

/// A name as that of a file on any system; none where nothing is left of it.
fn file_name(name: &str) -> Option<String> {
    let plain = name
        .chars()
        .filter(|c| !c.is_control() && !r#"/\:*?"<>|"#.contains(*c));
    let short: String = plain.take(LONGEST).collect();
    let short = short.trim().trim_matches('.').trim_end().to_owned();
    Some(short).filter(|name| !name.is_empty())
}

/// Moves a record, and its account with it, to a place, or to the first one beside it that is free; tells which.
fn moved(path: &Path, to: &Path) -> Result<PathBuf, StoreError> {
    let stem = to.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut count = 1;
    loop {
        let place = match count {
            1 => to.to_owned(),
            _ => to.with_file_name(format!("{stem} ({count}).{ENDING}")),
        };
        // The name is taken first, so that nobody else's file is overwritten.
        match File::create_new(&place) {
            Ok(_) => {
                let moved = fs::rename(path, &place).map_err(|error| StoreError::io(path, error));
                if moved.is_ok() {
                    // Its account can be made again where it stays behind.
                    let _ = fs::rename(review::beside(path), review::beside(&place));
                }
                return moved.map(|()| place.clone()).inspect_err(|_| {
                    let _ = fs::remove_file(&place);
                });
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => count += 1,
            Err(error) => return Err(StoreError::io(&place, error)),
        }
    }
}

/// How a file is called by people: its name without what every record's ends with.
#[must_use]
pub fn called(path: &Path) -> String {
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
    name.unwrap_or_default()
}

/// The number of a saved game that got its name by itself.
#[must_use]
pub fn numbered(path: &Path) -> Option<u32> {
    store::number(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Ours,
        play::{Match, Setup, Sitter, seed},
    };

    fn folders() -> (tempfile::TempDir, Folders) {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::find(Some(folder.path().to_owned())).expect("the folders");
        (folder, folders)
    }

    fn game(name: &str) -> Match {
        let entry = Ours::GAMES.named(name).expect("a game");
        let config = entry.default_config();
        let words = entry.quick_players().iter().cycle();
        let sitters = words.take(entry.seats(&config)).map(|&word| Sitter::from(word));
        let setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
        Match::new(setup, seed::numbered(3)).expect("a game")
    }

    #[test]
    fn a_glimpse_tells_the_game_and_whether_it_goes_on() {
        let (_folder, folders) = folders();
        let mut game = game("quoridor");
        game.step_alone().expect("a step");
        let begun = folders.keep(&game).expect("it is kept");
        while game.step_alone().expect("a step") {}
        let over = folders.keep(&game).expect("it is kept");
        let seen = |path| {
            let Glimpse { game, is_over } = glimpse(path);
            (game.unwrap_or_default(), is_over)
        };
        assert_eq!(seen(&begun), ("quoridor".to_owned(), false));
        assert_eq!(seen(&over), ("quoridor".to_owned(), true));
        let broken = begun.with_file_name("broken.homestretch");
        fs::write(&broken, [0xff, 0x00, b'\n']).expect("it is written");
        assert_eq!(glimpse(&broken), Glimpse::default());
        assert_eq!(glimpse(Path::new("nowhere")), Glimpse::default());
    }

    #[test]
    fn what_is_put_away_comes_back_and_nothing_is_overwritten() {
        let (_folder, folders) = folders();
        let game = game("mejn");
        let path = folders.keep(&game).expect("it is kept");
        let text = fs::read_to_string(&path).expect("it is there");
        let away = folders.put_away(&path).expect("it is moved");
        assert!(!path.exists());
        assert_eq!(folders.saved().expect("the folder"), Vec::<PathBuf>::new());
        assert!(folders.put_away_before().contains(&away), "a crash loses nothing");
        // Somebody saves under the same name meanwhile.
        let other = folders.keep(&game).expect("it is kept");
        assert_eq!(other, path);
        let back = away.bring_back().expect("it is moved");
        assert_ne!(back, path);
        assert_eq!(fs::read_to_string(&back).expect("it is there"), text);
        assert_eq!(folders.put_away_before(), []);
        let away = folders.put_away(&back).expect("it is moved");
        away.throw_away().expect("it is deleted");
        assert!(away.bring_back().is_err());
        assert_eq!(folders.saved().expect("the folder"), [path]);
    }

    #[test]
    fn the_account_of_a_game_goes_where_its_record_goes() {
        let (_folder, folders) = folders();
        let mut game = game("mejn");
        while game.step_alone().expect("a step") {}
        let path = folders.keep(&game).expect("it is kept");
        let ledger = review::of(&game, &path).expect("it is judged");
        let named = folders.rename(&path, "Anna").expect("it is moved");
        assert_eq!(review::kept(&game, &path), None);
        assert_eq!(review::kept(&game, &named), Some(ledger));
        let away = folders.put_away(&named).expect("it is moved");
        assert_eq!(review::kept(&game, &named), None);
        let back = away.bring_back().expect("it is moved");
        assert!(review::kept(&game, &back).is_some());
        let away = folders.put_away(&back).expect("it is moved");
        away.throw_away().expect("it is deleted");
        let left = fs::read_dir(folders.saves().join(AWAY)).expect("the folder");
        assert_eq!(left.count(), 0, "nothing is left of it");
    }

    #[test]
    fn a_name_is_one_of_a_file_everywhere() {
        let (_folder, folders) = folders();
        let path = folders.keep(&game("mejn")).expect("it is kept");
        let named = folders
            .rename(&path, " Anna: 3/4 \u{7}? ")
            .expect("something is left");
        assert_eq!(called(&named), "Anna 34");
        assert!(named.exists() && !path.exists());
        let other = folders.keep(&game("mejn")).expect("it is kept");
        let second = folders.rename(&other, "Anna 34").expect("it gets a number");
        assert_eq!(called(&second), "Anna 34 (2)");
        assert!(folders.rename(&second, " .../ ").is_err());
        assert_eq!(folders.rename(&second, "Anna 34 (2)").expect("as it is"), second);
    }
}
