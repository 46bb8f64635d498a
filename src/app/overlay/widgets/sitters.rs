//! Who sits somewhere, in words and as an item of a list: a person, a character, a strategy, a player of one's own.

use std::sync::Arc;

use bevy_egui::egui::{FontId, Galley, Ui};

use super::{
    faces::Portrait,
    lists::Item,
    signs::{self, Icon},
};
use crate::{
    app::{
        keep::own::{Own, OwnPlayers},
        overlay::widgets,
    },
    cast::Character,
    catalogue::{Entry, Spec},
    play::{Chair, Sitter, company},
    rules::Message,
    staging::Colour,
    texts,
};

/// What a sitter is, in a word or two: how well it plays where it plays at a level of the game, else what it is called;
/// one of one's own as its file or its script is.
pub(in crate::app::overlay) fn sitter_name(own: &OwnPlayers, entry: &dyn Entry, sitter: &Sitter) -> String {
    match (own.of_sitter(entry.name(), sitter), sitter) {
        (Some(own), _) => own.name(),
        (None, Sitter::Empty) => texts::text("setup-empty"),
        (None, Sitter::Person) => texts::text("setup-person"),
        (None, Sitter::Computer(spec)) => match entry.level_of(spec) {
            Some(level) => texts::say(&level.skill.sentence()),
            None => strategy_name(spec),
        },
    }
}

/// What who sits on a chair is like, in a sentence: a character by itself, another by what stands behind it.
pub(in crate::app::overlay) fn sitter_help(own: &OwnPlayers, entry: &dyn Entry, chair: &Chair) -> String {
    match company::character(chair) {
        Some(character) => texts::say(&character.sentence()),
        None => behind(own, entry, &chair.sitter),
    }
}

/// What stands behind a sitter, and from where it comes: its strategy, a sentence, and its numbers where it has some.
pub(in crate::app::overlay) fn behind(own: &OwnPlayers, entry: &dyn Entry, sitter: &Sitter) -> String {
    let spec = match sitter {
        Sitter::Empty => return texts::text("setup-empty-help"),
        Sitter::Person => return texts::text("panel-person"),
        Sitter::Computer(spec) => spec,
    };
    let known = own.of_sitter(entry.name(), sitter);
    let mut lines: Vec<String> = known.map(|own| own.path().to_owned()).into_iter().collect();
    let mut strategies = entry.strategies().into_iter();
    match strategies.find(|facts| facts.name == spec.name) {
        None => lines.push(spec.to_string()),
        Some(facts) => {
            let sentence = texts::say(&facts.sentence(entry.name()));
            lines.push(format!("{}: {sentence}", strategy_name(spec)));
            let values = facts.values(spec).unwrap_or_default();
            lines.extend(
                std::iter::zip(&facts.parameters, values).map(|(parameter, value)| {
                    let name = texts::text(&format!("parameter-{}", parameter.name));
                    format!("{name}: {value}")
                }),
            );
        }
    }
    let measured = entry
        .level_of(spec)
        .and_then(|level| level.measured(entry.name()));
    lines.extend(measured.map(|said| texts::say(&said)));
    lines.join("\n")
}

pub(in crate::app::overlay) fn strategy_name(spec: &Spec) -> String {
    texts::text(&format!("strategy-{}-name", spec.name))
}

/// How well a character plays a game, in a word or two.
pub(in crate::app::overlay) fn skill(entry: &dyn Entry, character: &Character) -> String {
    let level = character.level(entry);
    level.map_or_else(String::new, |level| texts::say(&level.skill.sentence()))
}

/// What somebody is, in one line, where the signs of so many partners stand behind it; where that has no room, without
/// the word for them.
pub(in crate::app::overlay) fn line(
    ui: &Ui,
    what: &str,
    mates: usize,
    font: FontId,
    most: f32,
) -> Arc<Galley> {
    let room = most - signs::MATE * mates as f32;
    let alone = |font| widgets::elided(ui, what, font, room);
    if mates == 0 {
        return alone(font);
    }
    let with = texts::say(&Message::new("sitter-with").with("what", what));
    let with = widgets::elided(ui, &with, font.clone(), room);
    if with.elided { alone(font) } else { with }
}

/// A character in a list.
pub(in crate::app::overlay) fn character_item(
    entry: &dyn Entry,
    character: &'static Character,
    colour: Colour,
) -> Item {
    Item {
        face: Some(Portrait::new(&character.face, colour)),
        title: format!("{} · {}", character.name, skill(entry, character)),
        help: texts::say(&character.sentence()),
        ..Item::default()
    }
}

/// A player of one's own in a list.
pub(in crate::app::overlay) fn own_item(own: &Own) -> Item {
    Item {
        icon: Some(Icon::Computer),
        title: own.name(),
        help: own.help(),
        tip: own.path().to_owned(),
        ..Item::default()
    }
}

/// Ends a list with the way to others of one's own; what stands there from `first` on are those that are known.
pub(in crate::app::overlay) fn group(items: &mut Vec<Item>, first: usize) {
    items.push(Item {
        icon: Some(Icon::Plus),
        title: texts::text("own-another"),
        help: texts::text("own-another-help"),
        ..Item::default()
    });
    if let Some(item) = items.get_mut(first) {
        item.above = texts::text("own-group");
    }
}
