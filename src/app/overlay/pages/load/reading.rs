//! What is told of a saved game, read from its record in the background: who plays, how it stands, and a small board.

use std::path::{Path, PathBuf};

use bevy_egui::egui::ColorImage;

use crate::{
    app::{
        current::Current,
        overlay::{
            panels::over,
            widgets::small::{Sight, Small},
        },
        settings::Shelf,
    },
    catalogue::Games,
    play::store::Folders,
    rules::{Message as Sentence, Turn},
    staging::{Colour, Colours, Eyes, Theme},
    texts,
};

/// With what games are read, and how their boards are drawn.
#[derive(Clone)]
pub(super) struct Reader {
    pub(super) folders: Folders,
    pub(super) games: Games,
    pub(super) shelf: Shelf,
    pub(super) theme: Theme,
    pub(super) colours: Colours,
    /// The side of a small board, in pixels.
    pub(super) pixels: u32,
}

/// What is told of a saved game.
#[derive(Default)]
pub(super) struct Facts {
    /// Who plays.
    pub(super) players: String,
    /// Who has won, or who is to move.
    pub(super) told: String,
    /// The colour of whom that is about.
    pub(super) about: Option<Colour>,
    /// Why it can't be read.
    pub(super) fault: Option<String>,
    pub(super) picture: Option<ColorImage>,
}

impl Reader {
    /// Reads a saved game.
    pub(super) fn read(&self, path: &Path) -> Facts {
        let game = match self.folders.load(self.games, path) {
            Ok(game) => game,
            Err(error) => return Facts::broken(error.to_string()),
        };
        let Some(current) = Current::new(game, &self.shelf) else {
            return Facts::broken(texts::text("game-without-window"));
        };
        let board = current.game().board();
        let names: Vec<String> = board.seats().iter().map(|seat| current.name(seat)).collect();
        let scene = current.staging().scene(board, Eyes::default());
        let small = Small::new(current.staging().layout().clone(), scene);
        let wanted = ([self.pixels; 2], Sight::CLOSE);
        let (told, seat) = stands(&current);
        let key = seat.map(|seat| current.staging().colour(seat));
        Facts {
            players: names.join(" · "),
            told,
            about: key.as_deref().and_then(Colour::by_key),
            fault: None,
            picture: small.picture(wanted, &self.theme, self.colours).ok(),
        }
    }
}

impl Facts {
    fn broken(why: String) -> Self {
        Self {
            fault: Some(why),
            ..Self::default()
        }
    }
}

/// Who has won, or who is to move.
fn stands(current: &Current) -> (String, Option<crate::rules::Seat>) {
    if let Some(standing) = current.game().standing() {
        let order = standing.order();
        let first = order.first().copied();
        return (over::won(current, standing).unwrap_or_default(), first);
    }
    let key = match current.game().turn() {
        Turn::Chance => "turn-to-roll",
        _ => "turn-to-choose",
    };
    let actor = current.actor();
    let told = actor.map(|seat| current.say(&Sentence::new(key).with("seat", seat)));
    (told.unwrap_or_default(), actor)
}

/// A saved game and what was read of it so far.
pub(super) struct Saved {
    pub(super) path: PathBuf,
    pub(super) at: Option<std::time::SystemTime>,
    pub(super) glimpse: crate::play::kept::Glimpse,
    pub(super) facts: Option<Facts>,
    pub(super) texture: Option<bevy_egui::egui::TextureHandle>,
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{
        catalogue::Ours,
        play::{Chair, Match, Setup, Sitter, seed},
    };

    #[test]
    fn what_is_told_of_a_game_comes_from_its_record_and_a_broken_one_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::find(Some(folder.path().to_owned())).expect("the folders");
        let entry = Ours::GAMES.named("quoridor").expect("a game");
        let sitters = ["runner", "random"].map(Sitter::from).to_vec();
        let mut setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        for (chair, name) in setup.chairs.iter_mut().zip(["Anna", "Bert"]) {
            *chair = Chair {
                name: name.to_owned(),
                ..chair.clone()
            };
        }
        let mut game = Match::new(setup, seed::numbered(1)).expect("a game");
        game.step_alone().expect("a step");
        let begun = folders.keep(&game).expect("it is kept");
        while game.step_alone().expect("a step") {}
        let over = folders.keep(&game).expect("it is kept");
        let reader = Reader {
            folders,
            games: Ours::GAMES,
            shelf: Shelf::default(),
            theme: Theme::default(),
            colours: Colours::default(),
            pixels: 48,
        };
        let facts = reader.read(&begun);
        assert!(facts.players.contains("Anna") && facts.players.contains("Bert"));
        assert!(facts.told.contains("Bert"), "{}", facts.told);
        assert_eq!(facts.picture.map(|picture| picture.size), Some([48, 48]));
        let facts = reader.read(&over);
        assert!(facts.told.contains("Anna"), "{}", facts.told);
        fs::write(&begun, "homestretch record 2\ngame chess\n").expect("it is written");
        let facts = reader.read(&begun);
        assert!(facts.fault.is_some() && facts.picture.is_none());
    }
}
