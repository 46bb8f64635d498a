//! What people lay into their folders: boards and themes of their own, read once at the start.
//!
//! A file that is at fault is named with what is wrong, left as it is, and the built-in one is used.

use std::{fs, path::Path};

use bevy::prelude::*;

use super::Settings;
use crate::{
    app::base::{Log, Options},
    play::store,
    staging::{Boards, Layout, Theme, theme},
    texts,
};

/// Boards and themes, the user's own before those that travel with the program.
#[derive(Resource, Clone, Default, Debug)]
pub struct Shelf {
    boards: Boards,
    themes: Vec<(String, Theme)>,
}

impl Shelf {
    /// The boards.
    #[must_use]
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// The names of all themes.
    pub fn themes(&self) -> impl Iterator<Item = &str> {
        self.themes.iter().map(|(name, _)| name.as_str())
    }

    /// The theme of this name; the usual one where there is none.
    #[must_use]
    pub fn theme(&self, name: &str) -> Theme {
        let known = self.themes.iter().find(|(known, _)| known == name);
        known.map(|(_, theme)| theme.clone()).unwrap_or_default()
    }

    /// Everything that lies in these folders; what is wrong is told.
    fn read(folder: &Path, tell: &mut impl FnMut(String)) -> Self {
        let mut shelf = Self::default();
        for (file, text) in files(&folder.join("boards"), tell) {
            match Layout::read_race(&file, &text) {
                Ok(board) => shelf.boards.add(board),
                Err(fault) => tell(texts::say(&(&fault).into())),
            }
        }
        let own = files(&folder.join("themes"), tell);
        let built_in = theme::BUILT_IN.map(|(name, text)| (format!("{name}.ron"), text.to_owned()));
        for (file, text) in built_in.into_iter().chain(own) {
            match Theme::read(&file, &text) {
                Ok((theme, warning)) => {
                    if let Some(warning) = warning {
                        tell(texts::say(&(&warning).into()));
                    }
                    let name = file.trim_end_matches(".ron").to_owned();
                    shelf.themes.retain(|(known, _)| *known != name);
                    shelf.themes.push((name, theme));
                }
                Err(fault) => tell(texts::say(&(&fault).into())),
            }
        }
        shelf
    }
}

/// The RON files of a folder with their names, by name. No folder, no files.
fn files(folder: &Path, tell: &mut impl FnMut(String)) -> Vec<(String, String)> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        match store::read_text(&path) {
            Ok(text) => files.push((name, text)),
            Err(error) => tell(error.to_string()),
        }
    }
    files
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, read.after(super::read));
}

fn read(mut commands: Commands, options: Res<Options>, mut log: ResMut<Log>, mut settings: ResMut<Settings>) {
    let shelf = Shelf::read(&options.folders.config, &mut |line| log.tell(line));
    // A theme whose file is gone is no longer meant.
    if !shelf.themes().any(|name| name == settings.theme) {
        settings.bypass_change_detection().theme = Settings::default().theme;
    }
    commands.insert_resource(shelf);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::boards::race::MEJN_4;

    fn shelf(files: &[(&str, &str)]) -> (Shelf, Vec<String>) {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
            fs::write(path, text).expect("it is written");
        }
        let mut told = Vec::new();
        let shelf = Shelf::read(folder.path(), &mut |line| told.push(line));
        (shelf, told)
    }

    #[test]
    fn a_board_of_ones_own_takes_the_place_of_the_printed_one() {
        let mine = MEJN_4.replace("title: \"Mens erger je niet\"", "title: \"Mine\"");
        let (shelf, told) = shelf(&[("boards/mine.ron", &mine)]);
        assert_eq!(told, Vec::<String>::new());
        assert_eq!(shelf.boards().race(4, 10, 4).title(), "Mine");
        assert_eq!(
            shelf.boards().race(4, 10, 3).title(),
            "Mine",
            "fewer pawns than it has room for"
        );
        assert_ne!(shelf.boards().race(6, 8, 4).title(), "Mine");
    }

    #[test]
    fn a_board_that_lacks_a_spot_is_named_with_it_and_left_out() {
        let lines: Vec<&str> = MEJN_4.lines().filter(|line| !line.contains("\"E7\"")).collect();
        let lame = lines.join("\n");
        let (shelf, told) = shelf(&[("boards/lame.ron", &lame), ("boards/notes.txt", "no board")]);
        assert_eq!(told, ["lame.ron: the spot E7 is missing, which the game needs."]);
        assert_eq!(shelf.boards().race(4, 10, 4), Layout::race(4, 10, 4));
    }

    #[test]
    fn themes_of_ones_own_are_found_and_faults_are_told() {
        let mine = theme::BUILT_IN[2].1.replace("#39435A", "#102030");
        let (shelf, told) = shelf(&[
            ("themes/mine.ron", &mine),
            ("themes/broken.ron", "(card: 3)"),
            (
                "themes/pale.ron",
                &theme::BUILT_IN[0].1.replace("#3B2A1E", "#F0E0C0"),
            ),
        ]);
        assert_eq!(shelf.theme("mine").card, "#102030");
        assert_eq!(shelf.theme("broken"), Theme::default());
        assert!(told.iter().any(|line| line.contains("broken.ron")), "{told:?}");
        assert!(
            told.iter()
                .any(|line| line.contains("pale.ron") && line.contains("hard to read"))
        );
        assert_eq!(told.len(), 2);
    }
}
