//! Who sits somewhere, in words and as an item of a list: a person, a strategy, a player of one's own.

use super::{lists::Item, signs::Icon};
use crate::{
    app::keep::own::{Own, OwnPlayers},
    catalogue::Entry,
    play::Sitter,
    texts,
};

/// What a sitter is called, in a word or two; one of one's own as its file or its script is.
pub(in crate::app::overlay) fn sitter_name(own: &OwnPlayers, game: &str, sitter: &Sitter) -> String {
    let known = own.of_sitter(game, sitter);
    known.map_or_else(|| strategy_name(sitter), Own::name)
}

/// What a sitter is like, and from where it comes.
pub(in crate::app::overlay) fn sitter_help(own: &OwnPlayers, entry: &dyn Entry, sitter: &Sitter) -> String {
    let help = strategy_help(entry, sitter);
    let known = own.of_sitter(entry.name(), sitter);
    known.map_or(help.clone(), |own| format!("{}\n{}", own.path(), help))
}

/// What a sitter is called, in a word or two.
fn strategy_name(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => texts::text("setup-empty"),
        Sitter::Person => texts::text("setup-person"),
        Sitter::Computer(spec) => texts::text(&format!("strategy-{}-name", spec.name)),
    }
}

/// What a sitter is like: a sentence, and its numbers where it has some.
fn strategy_help(entry: &dyn Entry, sitter: &Sitter) -> String {
    let spec = match sitter {
        Sitter::Empty => return texts::text("setup-empty-help"),
        Sitter::Person => return texts::text("panel-person"),
        Sitter::Computer(spec) => spec,
    };
    let mut known = entry.strategies().into_iter();
    let facts = known.find(|facts| facts.name == spec.name);
    let Some(facts) = facts else {
        return spec.to_string();
    };
    let mut help = texts::say(&facts.sentence(entry.name()));
    if let Ok(values) = facts.values(spec) {
        for (parameter, value) in facts.parameters.iter().zip(values) {
            let name = texts::text(&format!("parameter-{}", parameter.name));
            help.extend(["\n", &name, ": ", &value.to_string()]);
        }
    }
    help
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
